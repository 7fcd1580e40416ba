# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shadows that nobody made: asked for when the derivative gets to the memory (csrc/shadow.c).

Memory that a global led to before the request has no shadow, nor has memory that is marked constant and kept among
active memory. A pointer to it that is loaded has null for a shadow, and then the runtime is asked, by the address:

    %q = load ptr, ptr @work        %q' = load ptr, ptr @work_shadow
                                    %q'' = %q' == null && %q != null ? demand(tape, %q, direction, "model.c:12") : %q'

What is found so reads as zero at the beginning of the request, and takes what is added. The same address has the same
shadow until the request ends. Memory that a request has a shadow of, in its arguments or for its globals, is told to
the runtime first: globals may have led there, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from enzyme_passes.analysis.initial_memory.pointers import extent
from enzyme_passes.attributes.emitted import ASKING, COMPLETION, RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, text_global, zero
from enzyme_passes.ir.instructions import Call, Instruction
from enzyme_passes.ir.members import carries_pointer, members
from enzyme_passes.ir.values import Function, GlobalVariable, Value
from enzyme_passes.llvm.locations import locate
from enzyme_passes.synthesis.shadow.copying import Pattern
from enzyme_passes.synthesis.shadow.parallel_regions import team_of
from enzyme_passes.synthesis.shadow.threads import runs_of

if TYPE_CHECKING:
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.session import Session

DEMAND = "__enzcc_shadow_demand"
KNOWN = "__enzcc_shadow_known"
DEMAND_ALL = "__enzcc_shadow_demand_all"
IS_DEMANDED = "__enzcc_shadow_is_demanded"
BEGIN = "__enzcc_shadow_begin"

DIRECTION_BITS = 16  # of the number of a direction; those above them are the level, of a derivative of derivatives

_SIGNATURES: dict[str, tuple[ty.Type, tuple[ty.Type, ...]]] = {
    DEMAND: (ty.PTR, (ty.PTR, ty.PTR, ty.I64, ty.PTR)),
    DEMAND_ALL: (ty.VOID, (ty.PTR, ty.PTR, ty.PTR, ty.I64, ty.I64, ty.I64, ty.I64, ty.PTR)),
    KNOWN: (ty.VOID, (ty.PTR, ty.PTR, ty.I64, ty.PTR, ty.I64)),
    IS_DEMANDED: (ty.I1, (ty.PTR, ty.PTR, ty.I64)),
    BEGIN: (ty.VOID, (ty.PTR, ty.I64)),
}


@final
class Demands:
    """What the derivatives of one module ask the runtime for."""

    def __init__(self, session: Session, level: int) -> None:
        self.session = session
        self.level = level
        self._completing: Function | None = None
        self._completing_mixed: Function | None = None

    def shadow(self, b: Builder, tape: Value, primal: Value, k: int, at: Value) -> Value:
        """The shadow of what `primal` points to, of a pointer that is in a register. `at` has the line for messages."""
        return b.call(self._runtime(DEMAND), [tape, primal, self._direction(b, k), self.place(at)])

    def shadow_of_found(self, b: Builder, tape: Value, found: Value, k: int, place: Value) -> Value:
        """The shadow of what a derivative that is differentiated has asked for."""
        return b.call(self._runtime(DEMAND), [tape, found, self._direction(b, k), place])

    def _direction(self, b: Builder, k: int) -> Value:
        return b.i64(k + (self.level << DIRECTION_BITS))

    def complete(self, b: Builder, tape: Value, shadow: Value, primal: Value, k: int, at: Value) -> Value:
        """A shadow that was found in memory, with what is asked for in the place of null pointers."""
        return self._each(
            b, shadow, primal, [tape, self._direction(b, k), self.place(at)], self._completion(mixed=False)
        )

    def settle(self, b: Builder, tape: Value, shadow: Value, primal: Value, k: int, at: Value) -> Value:
        """A shadow that may be its primal, for want of one (runtime_activity.py), with what is asked for in its
        place."""
        return self._each(
            b, shadow, primal, [tape, self._direction(b, k), self.place(at)], self._completion(mixed=True)
        )

    def demand_all(
        self, b: Builder, tape: Value, pattern: Pattern, shadow: Value, primal: Value, size: Value, k: int, at: Value
    ) -> None:
        """Fill the shadow of a copy of memory without shadow: with shadows for the pointers in it."""
        if pattern.begin:
            begin = b.i64(pattern.begin)
            longer = b.icmp("ugt", size, begin)
            to, found = (b.offset(pointer, pattern.begin) for pointer in (shadow, primal))
            behind = b.select(longer, b.binary("sub", size, begin), b.i64(0))
            self.demand_all(b, tape, pattern.elements, to, found, behind, k, at)
            size, pattern = b.select(longer, begin, size), pattern.head
        for offset, _ in pattern.pointers:
            self.fill(b, tape, shadow, primal, [size, b.i64(pattern.period), b.i64(offset)], k, self.place(at))

    def fill(
        self, b: Builder, tape: Value, shadow: Value, primal: Value, where: list[Value], k: int, place: Value
    ) -> None:
        """The same for one pointer of each element; `where` is the size, the period and the offset."""
        b.call(self._runtime(DEMAND_ALL), [tape, shadow, primal, *where, self._direction(b, k), place])

    def is_demanded(self, b: Builder, tape: Value, shadow: Value) -> Value:
        """Whether a shadow was made by the runtime, which is not to be released."""
        return b.call(self._runtime(IS_DEMANDED), [tape, shadow, self._direction(b, 0)])

    def _each(self, b: Builder, shadow: Value, primal: Value, told: list[Value], helper: Function) -> Value:
        tape, k, place = told

        def asked(own: Value, of: Value) -> Value:
            return b.call(helper, [tape, own, of, k, place])

        match shadow.type:
            case ty.PointerType():
                return asked(shadow, primal)
            case ty.IntType(bits=64):
                pointers = [b.cast("inttoptr", v, ty.PTR) for v in (shadow, primal)]
                return b.cast("ptrtoint", asked(pointers[0], pointers[1]), ty.I64)
            case ty.VectorType(element=ty.PointerType()) as type:
                for element in range(type.count):
                    own = asked(*(b.extract_element(v, b.i64(element)) for v in (shadow, primal)))
                    shadow = b.insert_element(shadow, own, b.i64(element))
                return shadow
            case ty.StructType() | ty.ArrayType():
                for path, member in members(shadow.type):
                    if carries_pointer(member):
                        own = self._each(b, b.extract(shadow, *path), b.extract(primal, *path), told, helper)
                        shadow = b.insert_value(shadow, own, *path)
                return shadow
            case _:
                return shadow

    def _completion(self, *, mixed: bool) -> Function:
        """The function that tests a pointer, and asks; made once, and inlined."""
        known = self._completing_mixed if mixed else self._completing
        if known is not None:
            return known
        module = self.session.module
        parameters = [
            (ty.PTR, "tape"),
            (ty.PTR, "shadow"),
            (ty.PTR, "primal"),
            (ty.I64, "direction"),
            (ty.PTR, "place"),
        ]
        name = "__enzcc_settled_shadow" if mixed else "__enzcc_completed_shadow"
        made = define(module, name, ty.PTR, [(t, n) for t, n in parameters])
        made.attributes = dict(COMPLETION)
        tape, shadow, primal, direction, place = made.arguments
        entry, ask, done = (add_block(made, n) for n in ("entry", "ask", "done"))
        b = Builder(module, entry)
        lacks = b.icmp("eq", shadow, primal if mixed else zero(ty.PTR))
        b.cond_branch(b.binary("and", lacks, b.icmp("ne", primal, zero(ty.PTR))), ask, done)
        b.at_end(ask)
        found = b.call(self._runtime(DEMAND), [tape, primal, direction, place])
        b.branch(done)
        b.at_end(done)
        phi = b.phi(ty.PTR, "found")
        phi.values, phi.blocks = [shadow, found], [entry, ask]
        b.ret(phi)
        if mixed:
            self._completing_mixed = made
        else:
            self._completing = made
        return made

    def _runtime(self, name: str) -> Function:
        known = self.session.module.functions.get(name)
        if known is not None:
            return known
        result, parameters = _SIGNATURES[name]
        made = declare(self.session.module, name, result, parameters)
        made.attributes = dict(ASKING if name == DEMAND else RUNTIME)
        return made

    def place(self, at: Value) -> Value:
        """Where the user's code gets to the memory."""
        module = self.session.module
        found = None
        if isinstance(at, Instruction | GlobalVariable):
            found = locate(module, at)
        if found is not None:
            return text_global(module, f"{found.file}:{found.line}")
        function = at.block.function if isinstance(at, Instruction) and at.block is not None else None
        return text_global(module, f"function {function.name}" if function is not None else "a gradient")

    # Requests

    def asked_by(self, function: Function) -> bool:
        """Whether a derivative function, or one that it calls, asks for shadows."""
        derivatives = {d.function: None for d in self.session.registry.known.values()}
        asking = [f for f in (self._completing, self._completing_mixed) if f is not None]
        declared = (self.session.module.functions.get(name) for name in (DEMAND, DEMAND_ALL))
        asking += [f for f in declared if f is not None]
        if not asking:
            return False
        pending, seen = [function], {function: None}
        while pending:
            for call in [i for i in pending.pop().instructions() if isinstance(i, Call)]:
                team = team_of(call)
                run = [team] if team is not None else runs_of(call)
                called = [call.target] if call.target in derivatives or call.target in asking else []
                for target in (*run, *called):
                    if target in asking:
                        return True
                    if target is not None and target not in seen:
                        seen[target] = None
                        pending.append(target)
        return False

    def tell(
        self, b: Builder, tape: Value, derivative: Derivative, arguments: Sequence[Value], site: Sequence[Value]
    ) -> None:
        """Tell the runtime what has a shadow from the start. `arguments` are the derivative's; `site` the same values
        where the request is, which may say how large the objects are."""
        if not self.asked_by(derivative.function):
            return
        b.call(self._runtime(BEGIN), [tape, self._direction(b, 0)])
        at = 0
        width = derivative.key.width
        for parameter, activity in zip(
            derivative.key.context.function.arguments, derivative.key.context.arguments, strict=True
        ):
            primal, where = arguments[at], site[at]
            at += 1
            if not activity.shadowed:
                continue
            for k in range(width):
                if isinstance(parameter.type, ty.PointerType):
                    self.tell_of(b, tape, primal, b.i64(extent(self.session.module.layout, where)), arguments[at], k)
                at += 1
        for (variable, k), shadow in self.session.shadow_globals.shadows.items():
            size = self.session.module.layout.size(variable.value_type)
            self.tell_of(b, tape, variable, b.i64(size), shadow, k)

    def tell_of(self, b: Builder, tape: Value, primal: Value, size: Value, shadow: Value, k: int) -> None:
        """Tell the runtime of one object with a shadow."""
        b.call(self._runtime(KNOWN), [tape, primal, size, shadow, self._direction(b, k)])
