# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Globals that a request is about, and that its function also uses by name.

    static double x[2], dx[2];
    static double f(double *p) { x[0] = p[0] * p[0]; return p[0] * p[1]; }
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);

Memory has one shadow. By name `x` has one of ours (globals.py), which any derivative in the module may use, so the
argument gets that as well: what the user's shadow holds is put into it when the request begins, and comes back when it
ends. The analyses are told that the two are one object (`TypeSignature.same`).

How much is brought over is what the user's shadow surely has: its size, if that object is seen; else what the function
surely uses of the argument, up to the end of the array or member of the global where that ends, or of the struct that
it is used as.

Where only the running program knows what a pointer leads to, it is asked, and ends with a message if that is such a
global. Two blocks of one pool are taken to be a block and its shadow beside each other, and nothing else of the pool's.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, final

from enzyme_passes.analysis.initial_memory.pointers import ANYWHERE, is_apart, may_hold_data, place_of, room
from enzyme_passes.analysis.types.solver import holds_data
from enzyme_passes.attributes.emitted import COMPLETION, UNSEEN
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.builder import Builder, add_block, declare, define, text_global
from enzyme_passes.ir.instructions import Instruction, operands
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    ConstNull,
    Function,
    GlobalVariable,
    Value,
)
from enzyme_passes.languages.pointed_structs import pointed_struct
from enzyme_passes.llvm.locations import locate
from enzyme_passes.requests.request import OUTLINED, Request
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session

GIVEN_GLOBAL: Final = "__enzcc_given_global"


@final
@dataclass(frozen=True, slots=True)
class _Brought:
    """Bytes of a shadow: ours, and the user's."""

    ours: GlobalVariable
    offset: int
    given: Value
    size: int


@final
@dataclass(slots=True)
class Joined:
    """What a request's derivative is given in place of the user's shadows of globals."""

    parts: dict[tuple[int, int], _Brought] = field(default_factory=dict)  # by argument and direction

    def arguments(self, request: Request) -> list[Value]:
        """The arguments of the request's derivative, each with its shadows."""
        found: list[Value] = []
        for index, (value, shadows) in enumerate(zip(request.arguments, request.shadows, strict=True)):
            found.append(value)
            for k, shadow in enumerate(shadows):
                part = self.parts.get((index, k))
                found.append(shadow if part is None else _within(part.ours, part.offset))
        return found

    def enter(self, b: Builder) -> None:
        for part in self.parts.values():
            _copy(b, _within(part.ours, part.offset), part.given, part.size)

    def leave(self, b: Builder) -> None:
        for part in self.parts.values():
            _copy(b, part.given, _within(part.ours, part.offset), part.size)


@final
class GivenGlobals:
    """Of one module's requests."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.named: list[GlobalVariable] = []
        self._looking: dict[tuple[GlobalVariable, int], Function] = {}
        self._asking: dict[tuple[GlobalVariable, tuple[tuple[int, int], ...]], Function] = {}

    def same(self, request: Request) -> tuple[tuple[int, GlobalVariable, int], ...]:
        """The arguments with a shadow that are the addresses of globals which the function also uses by name: their
        numbers, the globals, and the bytes in them."""
        found: list[tuple[int, GlobalVariable, int]] = []
        for index, (value, activity) in enumerate(zip(request.arguments, request.activities, strict=True)):
            if not activity.shadowed or value.type is not ty.PTR or not self._is_passed_as_it_is(request, index):
                continue
            variable, offset = place_of(self.session.module.layout, value)
            if isinstance(variable, GlobalVariable) and self._has_one_shadow(variable):
                found.append((index, variable, offset))
        if not found:
            return ()
        reached = {g for g, *_ in self.session.analyses.types.summary(request.target).globals}
        return tuple(f for f in found if f[1] in reached)

    def begin(self, targets: Iterable[Function]) -> None:
        """Requests of these functions will be answered: find the globals which they name, and to which memory may lead
        that the requests are about."""
        taken = self.session.analyses.taken
        every = [g for g in self.session.module.globals.values() if self._has_one_shadow(g)]
        every = [g for g in every if holds_data(g.value_type) and not g.is_thread_local and taken.is_taken(g)]
        targets = list(dict.fromkeys(targets))
        self.named = [g for g in every if any(self._named(f, g) for f in targets)]

    def look(
        self, b: Builder, variable: GlobalVariable, pointer: Value, shadow: Value, k: int, at: Instruction
    ) -> None:
        """Have the program end where a pointer, loaded with its shadow, leads to a global whose shadow is another."""
        module = self.session.module
        helper = self._looking.get((variable, k))
        if helper is None:
            ours = self.session.shadow_globals.adding(variable, k, False)
            size = module.layout.size(variable.value_type)
            helper = self._looking[variable, k] = self._write_question(variable, ((0, size),), ours)
        b.call(helper, [pointer, shadow, self.session.demands.place(at)])

    def _has_one_shadow(self, variable: GlobalVariable) -> bool:
        """Whether what a global holds may carry derivatives, and the program declares no shadow of it."""
        shadows = self.session.shadow_globals
        if variable.constant or variable.initializer is None or shadows.is_inactive(variable):
            return False
        return shadows.given(variable) is None

    @staticmethod
    def _is_passed_as_it_is(request: Request, index: int) -> bool:
        if index in request.by_value or index == request.environment_at or (index == 0 and request.returned):
            return False
        parameters = request.target.arguments
        return index >= len(parameters) or not attributes_in(parameters[index].attributes).has("byval")

    def joined(self, request: Request) -> Joined:
        """What has to be brought over, the derivative being written. Raises EZ0119."""
        layout, joined = self.session.module.layout, Joined()
        same = self.same(request)
        for index, variable, offset in same:
            for k, given in enumerate(request.shadows[index]):
                ours = self.session.shadow_globals.shadows.get((variable, k))
                if ours is None:
                    continue  # it is never used by name where that matters
                size = layout.size(variable.value_type)
                ends = [size, *(o for _, v, o in same if v is variable and o > offset)]
                limit = min(ends) - offset
                limit = min(limit, room(layout, given) or self._used(request.target, index, variable, offset))
                limit = min(limit, self._up_to_next(request, given))
                twins = [i for i, v, o in same if v is variable and o == offset and i < index]
                if any(place_of(layout, request.shadows[i][k]) != place_of(layout, given) for i in twins):
                    raise Failure(
                        "EZ0119",
                        f"arguments {twins[0] + 1} and {index + 1} of '{request.target.name}' are one global, "
                        f"'{variable.name}', with two shadows",
                        request.call,
                        notes=["the function also uses it by name"],
                        helps=["pass one shadow for both, or mark one of them enzyme_const"],
                    )
                if not twins and limit > 0:
                    joined.parts[index, k] = _Brought(ours, offset, given, limit)
                elif twins and (twins[0], k) in joined.parts:
                    joined.parts[index, k] = joined.parts[twins[0], k]
        return joined

    def check(self, b: Builder, request: Request) -> None:
        """Have the program end where an argument, with a shadow, leads into a global that has another by its name."""
        session = self.session
        certain = {index for index, _, _ in self.same(request)}
        reached = [g for g, *_ in session.analyses.types.summary(request.target).globals]
        watched = [g for g in reached if self._has_one_shadow(g) and may_hold_data(g.value_type)]
        if not watched:
            return
        for index, (value, activity) in enumerate(zip(request.arguments, request.activities, strict=True)):
            if not activity.shadowed or value.type is not ty.PTR or index in certain:
                continue
            if not self._is_passed_as_it_is(request, index) or isinstance(value, Constant):
                continue
            if isinstance(value, Argument) and OUTLINED in request.caller.attributes:
                possible = watched if attributes_in(value.attributes).has(ANYWHERE) else []
            elif is_apart(value):
                possible = []
            else:
                bodies, taken = session.call_graph.reachable(request.target), session.analyses.taken
                possible = [g for g in watched if taken.is_taken(g) or taken.is_passed(g, bodies)]
            for variable in possible:
                self._ask(b, request, index, variable)

    def _ask(self, b: Builder, request: Request, index: int, variable: GlobalVariable) -> None:
        module = self.session.module
        place = locate(module, request.call)
        where = f"{place.file}:{place.line}" if place is not None else f"function {request.caller.name}"
        value = request.arguments[index]
        said = attributes_in(value.attributes).value_of(ANYWHERE) if isinstance(value, Argument) else None
        where = where if said is None else said
        last = self._last(request.target, index)
        ranges = tuple((max(0, lo - last), hi) for lo, hi in self._ranges(request.target, variable))
        key = (variable, ranges)
        helper = self._asking.get(key)
        if helper is None:
            helper = self._asking[key] = self._write_question(variable, ranges)
        shadow = request.shadows[index][0]
        b.call(helper, [request.arguments[index], shadow, text_global(module, where)])

    def _write_question(
        self, variable: GlobalVariable, ranges: tuple[tuple[int, int], ...], ours: Value | None = None
    ) -> Function:
        """A function that ends the program if a pointer leads into these ranges of a global, and its shadow is neither
        null nor in that global, nor in the shadow that is `ours`."""
        module = self.session.module
        parameters = [(ty.PTR, "pointer"), (ty.PTR, "shadow"), (ty.PTR, "place")]
        made = define(module, f"__enzcc_apart_{variable.name}", ty.VOID, parameters)
        made.attributes = dict(COMPLETION)
        pointer, shadow, place = made.arguments
        entry, found, done = (add_block(made, n) for n in ("entry", "found", "done"))
        b = Builder(module, entry)
        address: Value = variable
        if variable.is_thread_local:
            address = b.intrinsic("llvm.threadlocal.address.p0", ty.PTR, [variable])
        start, at, beside = (b.cast("ptrtoint", v, ty.I64) for v in (address, pointer, shadow))
        size = module.layout.size(variable.value_type)
        at, beside = b.binary("sub", at, start), b.binary("sub", beside, start)
        inside: Value = b.const_int(ty.I1, 0)
        for lo, hi in ranges:
            inside = b.binary("or", inside, b.icmp("ult", b.binary("sub", at, b.i64(lo)), b.i64(hi - lo)))
        wrong = b.binary("and", inside, b.icmp("uge", beside, b.i64(size)))
        if ours is not None:
            within = b.binary("sub", b.cast("ptrtoint", shadow, ty.I64), b.cast("ptrtoint", ours, ty.I64))
            wrong = b.binary("and", wrong, b.icmp("uge", within, b.i64(size)))
            wrong = b.binary("and", wrong, b.icmp("ne", shadow, ConstNull(ty.PTR)))
        b.cond_branch(wrong, found, done)
        b.at_end(found)
        end = declare(module, GIVEN_GLOBAL, ty.VOID, [ty.PTR, ty.PTR])
        end.attributes = dict(UNSEEN)
        b.call(end, [place, text_global(module, variable.name)])
        b.unreachable()
        b.at_end(done)
        b.ret()
        return made

    def _ranges(self, function: Function, variable: GlobalVariable) -> list[tuple[int, int]]:
        """The members of a global that a function uses by name."""
        layout, type = self.session.module.layout, variable.value_type
        size = layout.size(type)
        if variable.linkage == "common":
            named = sorted(self._named(function, variable))
            return list(zip(named, [*named[1:], size], strict=True))
        if isinstance(type, ty.StructType):
            return sorted({_member(layout, type, o) for o in self._named(function, variable) if 0 <= o < size})
        return [(0, size)]

    def _up_to_next(self, request: Request, given: Value) -> int:
        """How far it is from a shadow to the next thing in the same object that the request is about: blocks of one
        pool lie beside each other."""
        layout = self.session.module.layout
        base, start = place_of(layout, given)
        places = [place_of(layout, v) for v in (*request.arguments, *(s for ss in request.shadows for s in ss))]
        if not any(b is base for b, _ in places[: len(request.arguments)]):
            return 1 << 62
        return min((o - start for b, o in places if b is base and o > start), default=1 << 62)

    def _used(self, function: Function, index: int, variable: GlobalVariable, offset: int) -> int:
        """How many bytes a function may use of an argument that leads into a global, where nothing says how large the
        shadow is."""
        layout = self.session.module.layout
        last = offset + self._last(function, index)
        _, end = _member(layout, variable.value_type, last)
        if variable.linkage == "common":  # a block of several variables
            end = min((o for o in self._named(function, variable) if o > last), default=end)
        parameter = function.arguments[index].attributes if index < len(function.arguments) else ""
        referred = attributes_in(parameter).number("dereferenceable") or 0
        struct = pointed_struct(function, index)
        whole = _size_of(layout, variable.value_type, offset, struct) if struct is not None else 0
        return max(end - offset, whole, referred)

    def _last(self, function: Function, index: int) -> int:
        """The last byte behind a pointer that is used at a constant place; or where the last array begins that is used
        behind it."""
        summary = self.session.analyses.types.summary(function)
        slots = [s for s in summary.arguments[index] if s.node >= 0] if index < len(summary.arguments) else []
        if len(slots) != 1:
            return 0
        node, place = summary.nodes[slots[0].node], slots[0].place
        if node.period is not None:
            return 0
        used = [s.offset + s.size - 1 for s in node.slots]
        used += [r.start if r.end is None else r.end - 1 for r in node.ranges]
        return max((0, *(u - place for u in used)))

    def _named(self, function: Function, variable: GlobalVariable) -> dict[int, None]:
        """The places in a global that a function, or one that it calls, computes by constants."""
        layout, found = self.session.module.layout, dict[int, None]()

        def look(value: Value) -> None:
            base, offset = place_of(layout, value)
            if base is variable:
                found[offset] = None
            elif isinstance(value, ConstExpr | ConstAggregate):
                for part in value.operands if isinstance(value, ConstExpr) else value.elements:
                    look(part)

        for reached in self.session.call_graph.reachable(function):
            for instruction in reached.instructions() if reached.defined else ():
                for operand in operands(instruction):
                    look(operand)
        return found


def _within(variable: GlobalVariable, offset: int) -> Value:
    if offset == 0:
        return variable
    return ConstExpr(ty.PTR, "getelementptr", "", ty.I8, (variable, ConstInt(ty.I64, offset)))


def _copy(b: Builder, to: Value, source: Value, size: int) -> None:
    b.intrinsic("llvm.memmove.p0.p0.i64", ty.VOID, [to, source, b.i64(size), b.const_int(ty.I1, 0)])


def _size_of(layout: ty.DataLayout, type: ty.Type, place: int, name: str) -> int:
    """The size of the struct of this name that begins at a byte of a variable; 0 if there is none."""
    while True:
        match type:
            case ty.StructType(name=own) if place == 0 and own is not None and own[1:].strip('"') == name:
                return layout.size(type)
            case ty.StructType(fields=fields) if fields:
                starts = layout.offsets(type)
                at = max((k for k, s in enumerate(starts) if s <= place), default=0)
                place, type = place - starts[at], fields[at]
            case ty.ArrayType(element=element) if layout.size(element):
                place, type = place % layout.size(element), element
            case _:
                return 0


def _member(layout: ty.DataLayout, type: ty.Type, place: int) -> tuple[int, int]:
    """Where the outermost array, or the number, begins and ends that holds a byte of a variable."""
    start = 0
    while isinstance(type, ty.StructType) and type.fields:
        starts = layout.offsets(type)
        at = max((k for k, s in enumerate(starts) if start + s <= place), default=0)
        start, type = start + starts[at], type.fields[at]
    return start, start + layout.size(type)
