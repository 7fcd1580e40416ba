# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bits that are moved as numbers of another size than they are.

    r[i] = s[i];                     a tagged union of a `double` and a `float`, moved as one word
    _mm_storeu_ps(y, _mm_loadu_ps(x))    two doubles, as four floats

In forward mode tangents' bits go where the bits go. In reverse mode a load *adds* to an adjoint, as numbers of its
type; and what is only moved says nothing of its type. Where other accesses of a place that it is moved from, or to,
know of numbers of another size, the running program says which it is: who computes with a number notes its size where
its adjoint is added, and moves go by these notes; bits may be added to nothing; else the program ends (csrc/sizes.c).
Where adjoints would be added up on the way, and where a derivative is differentiated itself, that is EZ0301.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from enzyme_passes.analysis.byte_moves import moves_bytes
from enzyme_passes.analysis.lanes import INTEGER
from enzyme_passes.analysis.types.heap.known_places import EVERYWHERE
from enzyme_passes.attributes.emitted import ADDS, HELPER, LOOKED_AT
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, define, define_variable, text_global
from enzyme_passes.ir.call_targets import base_of, resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractElement,
    FloatBinary,
    FloatUnary,
    Freeze,
    InsertElement,
    Instruction,
    IntCompare,
    Load,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
)
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import Argument, ConstInt, Function, GlobalVariable, Value
from enzyme_passes.rules.binding import rule_of
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.synthesis.shadow.double_or_pointer import place_of
from enzyme_passes.synthesis.shadow.runtime_offsets import bytes_copied, runtime_function
from enzyme_passes.synthesis.shadow.type_checks import unknown_type

if TYPE_CHECKING:
    from enzyme_passes.analysis.types.inference import TypeFacts
    from enzyme_passes.rules.table import RuleTable
    from enzyme_passes.synthesis.shadow.copying import Pattern
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
    from enzyme_passes.synthesis.shadow.session import Session

ADD_BITS: Final = "__enzcc_add_bits"
MOVE_SIZED: Final = "__enzcc_move_sized"
NOTE_SIZED: Final = "__enzcc_note_sized"
_UNKNOWN: Final = "0"  # of four bytes, as csrc/sizes.c has it
_KINDS: Final = {ty.FLOAT: "1", ty.DOUBLE: "23"}
_NO_NUMBER: Final = "4"
_WORD: Final = 4
_CONVERSIONS: Final = frozenset({"fpext", "fptrunc", "fptosi", "fptoui"})
_LONGEST_PERIOD: Final = 1 << 14


class _Way:
    """Where a value that is loaded goes. `computes`: something is computed of it, as a number of its type. `ends`: the
    stores, calls and returns that it comes to; a function that returns such a value may return it. `parts`: on its way
    it is in several registers, whose adjoints are added up. `recast`: it is taken for numbers of another size."""

    def __init__(
        self,
        users_of: Callable[[Value], Sequence[Instruction]],
        load: Load,
        types: TypeFacts | None = None,
        rules: RuleTable | None = None,
    ) -> None:
        self.computes = self.parts = self.recast = False
        self.ends: list[Instruction] = []
        pending: list[tuple[Value, bool]] = [(load, False)]  # and whether it is taken for such there
        seen: dict[tuple[Value, bool], None] = {}
        while pending:
            value, other = current = pending.pop()
            if current in seen:
                continue
            seen[current] = None
            users = [u for u in users_of(value) if not isinstance(u, IntCompare)]
            self.parts = self.parts or len(users) > 1
            for user in users:
                as_other = other
                if isinstance(user, Cast) and user.op == "bitcast" and types is not None:
                    as_other = _has_other_size(types, load, user)
                    self.recast = self.recast or as_other
                if isinstance(user, Store | Call | Return) and not moves_bytes(user):
                    self.ends.append(user)
                    if isinstance(user, Call) and not other and _element(value.type) is _element(load.type):
                        self.computes = self.computes or _computes_with(user, value, rules)
                    if isinstance(user, Call) and user.type is value.type and _seen_callee(user) is not None:
                        pending.append((user, other))
                elif _moves(user) or moves_bytes(user):
                    pending.append((user, as_other))
                elif not other:
                    self.computes = True


def _moves(user: Instruction) -> bool:
    if isinstance(user, Cast):
        return user.op == "bitcast"
    return isinstance(user, Phi | Select | Freeze | ShuffleVector | InsertElement | ExtractElement)


def _has_other_size(types: TypeFacts, load: Load, cast: Cast) -> bool:
    """Whether floats that were loaded are taken for floats of another size; two that travel in a `double` are not."""
    one = _element(load.type)
    if not isinstance(one, ty.FloatType) or not ty.is_float(cast.type) or types.is_packed(cast):
        return False
    return any(lane.kind.is_float and lane.kind.float_type is not one for lane in types.register(cast))


def is_of_other_size(sweep: Sweep, load: Load) -> bool:
    """Whether what is loaded is moved, and may be numbers of another size than its type says. Raises Failure EZ0301
    where adjoints would be added up as numbers of that type."""
    if isinstance(load.type, ty.PointerType | ty.StructType | ty.ArrayType):
        return False
    way = _Way(sweep.type_checks.users, load, sweep.types, sweep.session.rules)
    if way.computes:
        return False
    pointers = [(load.pointer, load.type)]
    pointers += [(end.pointer, end.value.type) for end in way.ends if isinstance(end, Store)]
    size = sweep.layout.store_size
    certain = way.recast or any(sweep.types.two_sizes(pointer, size(type)) for pointer, type in pointers)
    if not certain and not sweep.types.two_sizes_of_all(load.pointer, size(load.type)):
        return False
    if way.parts or sweep.session.is_inner:
        raise unknown_type(sweep.types, load, load.pointer)
    return True


def check_call(sweep: Sweep, call: Call) -> None:
    """Raises Failure EZ0301 if a function only moves numbers behind a parameter, which are of another size here."""
    callee = _seen_callee(call)
    if callee is None:
        return
    for k in _moved_behind(callee):
        given = call.arguments[k] if k < len(call.arguments) else None
        if given is not None and sweep.activity.memory_active(given) and sweep.types.begins_with_two_sizes(given):
            raise unknown_type(sweep.types, call, given)


@lru_cache(maxsize=4096)
def _moved_behind(function: Function) -> tuple[int, ...]:
    """The parameters behind which a function moves numbers by their types, and computes nothing of them."""
    found: dict[int, None] = {}
    known = uses(function) if any(isinstance(a.type, ty.PointerType) for a in function.arguments) else {}
    for load in function.instructions() if known else ():
        if not isinstance(load, Load) or not ty.is_float(load.type):
            continue
        way = _Way(lambda value: known.get(value, ()), load)
        ends = [end.pointer for end in way.ends if isinstance(end, Store)]
        bases = map(base_of, (load.pointer, *ends)) if not way.computes and ends else ()
        found.update((base.index, None) for base in bases if isinstance(base, Argument))
    return tuple(found)


def _element(type: ty.Type) -> ty.Type:
    return type.element if isinstance(type, ty.VectorType) else type


def _computes_with(call: Call, value: Value, rules: RuleTable | None) -> bool:
    """Whether a function computes something of a value that it is given, as a number of its type."""
    callee = _seen_callee(call)
    if callee is not None:
        given = [k for k, argument in enumerate(call.arguments[: len(callee.arguments)]) if argument is value]
        return any(_computes_with_argument(callee, k) for k in given)
    return rules is not None and ty.is_float(value.type) and rule_of(rules, call) is not None


@lru_cache(maxsize=4096)
def _computes_with_argument(function: Function, index: int) -> bool:
    known = uses(function)
    used = reached(function.arguments[index], lambda value: known.get(value, ()), _keeps)
    return any(
        isinstance(user, FloatBinary | FloatUnary) or (isinstance(user, Cast) and user.op in _CONVERSIONS)
        for _, user in used
    )


def _keeps(user: Instruction) -> bool:
    """Whether an instruction gives what it is given, or something else, as it is."""
    return isinstance(user, Phi | Select | Freeze)


def _seen_callee(call: Call) -> Function | None:
    callee = resolve_alias(call.callee)
    return callee if isinstance(callee, Function) and callee.defined else None


def add_bits(sweep: Sweep, b: Builder, allocas: Builder, place: Value, d: Value, load: Load) -> None:
    """Reverse: add the bits of an adjoint to nothing, or to a number of which it was noted what it is; or as numbers of
    the type that they are loaded as, if those who walk there with it know of no others."""
    size = b.module.layout.store_size(d.type)
    bits = allocas.alloca(d.type, "bits")
    b.store(d, bits)
    kinds = _UNKNOWN * -(-size // _WORD)
    type = _element(load.type)
    if isinstance(type, ty.FloatType) and not sweep.types.two_sizes(load.pointer, size):
        kinds = _KINDS[type] * (size // (type.bits // 8)) if type in _KINDS else kinds
    parameters = (ty.PTR, ty.PTR, ty.I64, ty.PTR, ty.PTR)
    add = runtime_function(b.module, ADD_BITS, ty.VOID, parameters, ADDS)
    sweep.session.sizes.ask()
    b.call(add, [place, bits, b.i64(size), text_global(b.module, kinds), place_of(b, load)])


class NotedSizes:
    """Notes of the sizes of adjoints, which are made only if something in the module asks for them."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._asked: GlobalVariable | None = None
        self._note: Function | None = None

    def ask(self) -> None:
        asked = self._asked = self._asked or self._made()
        asked.initializer = ConstInt(ty.I8, 1)

    def note(self, b: Builder, place: Value, type: ty.FloatType) -> None:
        """Reverse: at `place` a number of a type had its adjoint added."""
        if type in _KINDS:
            b.call(self._noting(), [place, b.i64(type.bits // 8)])

    def _made(self) -> GlobalVariable:
        no = ConstInt(ty.I8, 0)
        return define_variable(self.session.module, "__enzcc_sizes_asked", ty.I8, no, align=1, constant=True)

    def _noting(self) -> Function:
        """if (asked) __enzcc_note_sized(place, width)"""
        if self._note is not None:
            return self._note
        asked = self._asked = self._asked or self._made()
        module = self.session.module
        made = define(module, "__enzcc_note_size", ty.VOID, [(ty.PTR, "place"), (ty.I64, "width")])
        made.attributes = dict(HELPER)
        entry, noting, done = (add_block(made, name) for name in ("entry", "noting", "done"))
        b = Builder(module, entry)
        b.cond_branch(b.icmp("eq", b.load(ty.I8, asked, align=1), b.const_int(ty.I8, 0)), done, noting)
        b.at_end(noting)
        note = runtime_function(module, NOTE_SIZED, ty.VOID, (ty.PTR, ty.I64), ADDS, LOOKED_AT)
        b.call(note, list(made.arguments))
        b.branch(done)
        b.at_end(done)
        b.ret()
        self._note = made
        return made


def note_sizes(sweep: Sweep, b: Builder, load: Load, place: Value) -> None:
    """Reverse: what was loaded had its adjoint added at `place`."""
    if sweep.session.is_inner or not sweep.types.is_of_two_sizes(load.pointer):
        return
    type = _element(load.type)
    if isinstance(type, ty.FloatType):
        for k in range(load.type.count if isinstance(load.type, ty.VectorType) else 1):
            sweep.session.sizes.note(b, b.offset(place, k * (type.bits // 8)), type)


def of_two_sizes(sweep: Sweep, call: Call, *pointers: Value) -> tuple[tuple[int, int], ...]:
    """The bytes of a copy, from and to, of which nobody knows what size the numbers are."""
    size = bytes_copied(call)
    return tuple(span for pointer in pointers for span in sweep.types.two_sizes_of_all(pointer, size))


def move_sized(
    sweep: Sweep,
    b: Builder,
    pattern: Pattern,
    doubtful: tuple[tuple[int, int], ...],
    what: tuple[Value, Value, Value],
    call: Call,
) -> None:
    """Reverse of a copy: what = to, from, size. `doubtful` of its bytes may be numbers of one size or another."""
    sweep.session.sizes.ask()
    integers = [
        (lane.offset, lane.size)
        for lane in sweep.types.memory(call.arguments[0], bytes_copied(call), call).lanes
        if lane.kind is INTEGER
    ]
    if pattern.begin or (pattern.pointers and not _can_be_told(pattern)):
        raise unknown_type(sweep.types, call, call.arguments[0])
    kinds = _kinds(pattern, integers, doubtful, bytes_copied(call))
    parameters = (ty.PTR, ty.PTR, ty.I64, ty.PTR, ty.I64, ty.PTR)
    move = runtime_function(b.module, MOVE_SIZED, ty.VOID, parameters, ADDS)
    b.call(move, [*what, text_global(b.module, kinds), b.i64(len(kinds)), place_of(b, call)])


def _can_be_told(pattern: Pattern) -> bool:
    return pattern.period % _WORD == 0 and pattern.period <= _LONGEST_PERIOD


def _kinds(
    pattern: Pattern, integers: list[tuple[int, int]], doubtful: tuple[tuple[int, int], ...], size: int | None
) -> str:
    """What is certain of each four bytes of a pattern. In the places of addresses and integers there are no numbers but
    those that are noted."""
    if not _can_be_told(pattern):
        return _UNKNOWN
    period = pattern.period
    kinds = [_NO_NUMBER] * (period // _WORD)

    def say(begin: int, end: int, said: str) -> None:
        for k, at in enumerate(range(begin // _WORD, -(-end // _WORD))):
            kinds[at % len(kinds)] = said[k % len(said)]

    for offset, type in pattern.floats:
        known = _KINDS.get(type, "") if offset % _WORD == 0 else ""
        say(offset, offset + type.bits // 8, known or _UNKNOWN)
    for offset, width in pattern.unknown:
        say(offset, offset + width, _UNKNOWN)
    nothing_known = False
    for begin, end in doubtful:
        if end < EVERYWHERE:
            say(begin, min(end, begin + period), _UNKNOWN)
        elif not begin or size is None or size > period:
            nothing_known = True
        elif begin < period:
            say(begin, period, _UNKNOWN)
    if nothing_known:
        kinds, integers = [_UNKNOWN] * len(kinds), []
    for offset, width in (*pattern.pointers, *integers):
        say(offset, offset + width, _NO_NUMBER)
    return "".join(kinds)


def but_pointers(pattern: Pattern) -> Pattern:
    """All bytes of a pattern that are no addresses, as such of which nothing is known."""
    found: list[tuple[int, int]] = []
    at = 0
    for begin, width in (*sorted(pattern.pointers), (pattern.begin + pattern.period, 0)):
        if begin > at:
            found.append((at, begin - at))
        at = begin + width
    return replace(pattern, floats=(), pointers=(), unknown=tuple(found), words=())
