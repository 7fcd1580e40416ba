# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an integer is at least and at most, where it is used.

    %i = load i64, ptr %at                      any number
    %ok = icmp ult i64 %i, 4
    br i1 %ok, label %inside, label %panic      in %inside, and what is reached by way of it: 0 to 3
    %j = and i64 %n, 15                         0 to 15

Nothing is assumed of a language: numbers are what instructions make of them, within what was asked on each way to where
they are used, and what is said of them (`range`). Signed numbers; what would not fit is any number. A loop's counter
goes from where it begins upwards or downwards if LLVM says that it does not wrap around; its other end is what is asked
of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    NEGATED,
    Call,
    Cast,
    CondBranch,
    ExtractValue,
    Freeze,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    is_checked,
)
from enzyme_passes.ir.values import Argument, Block, ConstInt, Function, Value
from enzyme_passes.support.patterns import pattern

_DEPTH: Final = 12  # how far an integer is followed through the instructions that make it
_WORK: Final = 400  # instructions that are looked at for one question
LARGEST_INDEX: Final = 1 << 40  # no array is longer, and nothing wraps around below
_TURNS: Final = 4  # around a loop, before an end that goes on moving is given up
_NUMBER: Final = pattern(r"(?<![\w.])-?\d+")
_SWAPPED: Final = {
    "eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip


class Range(NamedTuple):
    """All from `low` to `high`, which are of it."""

    low: int
    high: int

    def meet(self, other: Range) -> Range:
        """What is in both. Where nothing is, the code does not run, and anything may be said of it."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return Range(low, high) if low <= high else other

    def join(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))


class Asked(NamedTuple):
    """What a comparison says of an integer: that it is in a range, and none of some numbers."""

    range: Range
    never: tuple[int, ...] = ()

    def within(self, known: Range) -> Range:
        low, high = known.meet(self.range)
        for _ in self.never:
            low, high = low + (low in self.never), high - (high in self.never)
        return Range(low, high) if low <= high else known


def every(type: ty.Type) -> Range:
    """All numbers of a type."""
    half = 1 << type.bits - 1 if isinstance(type, ty.IntType) else 1 << 63
    return Range(-half, half - 1)


@final
class Ranges:
    """Of the integers of one function, which does not change meanwhile."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self._flow: ControlFlow | None = None
        self._known: dict[tuple[Value, Block], Range] = {}
        self._asked: dict[Block, dict[Value, Asked]] = {}
        self._assumed: dict[Phi, Range] = {}
        self._work = 0

    @property
    def flow(self) -> ControlFlow:
        if self._flow is None:
            self._flow = ControlFlow(self.function)
        return self._flow

    def of(self, value: Value, block: Block) -> Range:
        """What an integer is whenever `block` runs, which it is defined before or in."""
        known = self._known.get((value, block))
        if known is None:
            self._work = _WORK
            self._assumed.clear()
            known = self._known[value, block] = self._of(value, block, _DEPTH)
        return known

    # What is asked on the way

    def _of(self, value: Value, block: Block, depth: int) -> Range:
        found = every(value.type)
        if isinstance(value, ConstInt):
            return Range(value.value, value.value) if found.high else found  # of truths, 1 is printed for -1
        if not isinstance(value.type, ty.IntType) or block not in self.flow.index:
            return found
        self._work -= 1
        if depth > 0 and self._work > 0:
            found = self._made(value, block, depth - 1)
        at: Block | None = block
        while at is not None and self._work > 0:
            asked = self._asked_before(at).get(value)
            found = asked.within(found) if asked is not None else found
            if isinstance(value, Instruction) and value.block is at:
                break
            at = self.flow.idom[at]
            self._work -= 1
        return found

    def _asked_before(self, block: Block) -> dict[Value, Asked]:
        """What is known of integers because a block was come to by the only way that there is."""
        found = self._asked.get(block)
        if found is None:
            found = self._asked[block] = {}
            before = self.flow.predecessors[block]
            if len(before) == 1:
                found.update(self._on_edge(before[0], block))
        return found

    def _on_edge(self, source: Block, target: Block) -> dict[Value, Asked]:
        end = source.terminator
        if not isinstance(end, CondBranch) or end.on_true is end.on_false:
            return {}
        return self._known_by(end.condition, end.on_true is target)

    def _known_by(self, condition: Value, holds: bool) -> dict[Value, Asked]:
        found: dict[Value, Asked] = {}
        for compare, predicate in _comparisons(condition, holds):
            for value, asked, other in (
                (compare.lhs, predicate, compare.rhs),
                (compare.rhs, _SWAPPED[predicate], compare.lhs),
            ):
                if isinstance(other, ConstInt) and isinstance(value.type, ty.IntType) and value.type.bits > 1:
                    for one, said in _said_of(value, _compared(asked, other.value, every(value.type))):
                        known = found.get(one, said)
                        found[one] = Asked(known.range.meet(said.range), (*known.never, *said.never))
        return found

    # How it is made

    def _made(self, value: Value, block: Block, depth: int) -> Range:
        whole = every(value.type)
        match value:
            case Cast() | IntBinary():
                return self._computed(value, block, depth)
            case ExtractValue(aggregate=Call() as call, path=(0,)) if is_checked(call):
                op = next((op for op in ("add", "sub", "mul") if f"{op}.with." in call.callee.name), "")
                left, right = (self._of(a, block, depth) for a in call.arguments[:2])
                return _fitting(_arithmetic(op, left, right), whole, False)
            case Freeze():
                return self._of(value.operand, block, depth)
            case Select():
                arms = [
                    self._arm(arm, self._known_by(value.condition, holds), block, depth)
                    for arm, holds in ((value.on_true, True), (value.on_false, False))
                ]
                return arms[0].join(arms[1])
            case Phi():
                return self._phi(value, depth)
            case Call(callee=Function(name=name)) if name.startswith("llvm."):
                return self._intrinsic(name.split(".")[1], value, block, depth)
            case Argument(attributes=text) | Call(return_attributes=text):
                return _said_by(attributes_in(text).value_of("range") or "", whole)
            case Load(metadata=metadata) if "range" in metadata and self.function.module is not None:
                return _said_by(self.function.module.metadata.get(metadata["range"], ""), whole)
            case _:
                return whole

    def _arm(self, value: Value, asked: dict[Value, Asked], block: Block, depth: int) -> Range:
        found = self._of(value, block, depth)
        return asked[value].within(found) if value in asked else found

    def _computed(self, value: Cast | IntBinary, block: Block, depth: int) -> Range:
        whole = every(value.type)
        if isinstance(value, Cast):
            if value.op not in ("zext", "sext", "trunc") or not isinstance(value.operand.type, ty.IntType):
                return whole
            of = self._of(value.operand, block, depth)
            if value.op == "zext" and "nneg" in value.flags:
                of = of.meet(Range(0, of.high))
            if value.op == "zext" and of.low < 0:
                return Range(0, (1 << value.operand.type.bits) - 1)
            return of if whole.low <= of.low and of.high <= whole.high else whole
        left, right = self._of(value.lhs, block, depth), self._of(value.rhs, block, depth)
        if value.op in ("add", "sub", "mul"):
            return _fitting(_arithmetic(value.op, left, right), whole, "nsw" in value.flags.split())
        return _bitwise(value.op, left, right, whole)

    def _intrinsic(self, name: str, call: Call, block: Block, depth: int) -> Range:
        whole = every(call.type)
        if name in ("ctpop", "cttz", "ctlz") and isinstance(call.type, ty.IntType) and call.type.bits > 8:
            return Range(0, call.type.bits)
        if name not in ("smin", "smax", "umin", "umax"):
            return whole
        one, other = (self._of(a, block, depth) for a in call.arguments[:2])
        if name[0] == "u" and (one.low < 0 or other.low < 0):
            least = [r for r in (one, other) if r.low >= 0]
            return Range(0, min(r.high for r in least)) if name == "umin" and least else whole
        ends = min if name[1:] == "min" else max
        return Range(ends(one.low, other.low), ends(one.high, other.high))

    def _phi(self, phi: Phi, depth: int) -> Range:
        """What holds in the first turn of a loop, and in each if it did in the one before, always holds."""
        whole = every(phi.type)
        if phi in self._assumed:
            return self._assumed[phi]
        assert phi.block is not None
        ways = [(v, b) for v, b in zip(phi.values, phi.blocks, strict=True) if b in self.flow.index]
        inside = [(v, b) for v, b in ways if self.flow.dominates(phi.block, b)]
        found = self._arriving(phi, [way for way in ways if way not in inside], depth)
        if inside:
            for turn in range(_TURNS):
                self._assumed[phi] = found
                now = found.join(self._arriving(phi, inside, depth))
                if now == found:
                    break
                found = now if not turn else _given_up(found, now, whole)
            else:
                found = self._assumed[phi] = whole
            found = found.meet(self._arriving(phi, ways, depth))
            del self._assumed[phi]
        counted = counting(phi)
        found = found.meet(Range(*counted[:2])) if counted is not None else found
        return found.meet(self._up_to_where_it_ends(phi, inside) or found)

    def _up_to_where_it_ends(self, phi: Phi, inside: list[tuple[Value, Block]]) -> Range | None:
        """What a phi is that goes upwards in steps, and that is not gone on with at one of these."""
        latch = inside[0][1] if len(inside) == 1 else None
        steps = _steps(phi, latch) if latch is not None else None
        if latch is None or steps is None or phi.block is None:
            return None
        first, step, after = steps
        at: Block | None = latch
        asked = [self._on_edge(latch, phi.block)]
        while at is not None and at is not phi.block:
            asked.append(self._asked_before(at))
            at = self.flow.idom[at]
        ends = [n for said in asked if phi in said for n in said[phi].never]
        ends += [n - step for said in asked if after in said for n in said[after].never]
        last = min((n for n in ends if n >= first and (n - first) % step == 0), default=LARGEST_INDEX)
        return Range(first, last) if last < _highest(phi) else None

    def _arriving(self, phi: Phi, ways: list[tuple[Value, Block]], depth: int) -> Range:
        """What a phi is one of, that comes from some blocks."""
        assert phi.block is not None
        found: Range | None = None
        for value, before in ways:
            came = self._arm(value, self._on_edge(before, phi.block), before, depth)
            found = came if found is None else found.join(came)
        return found or every(phi.type)


def _given_up(before: Range, now: Range, whole: Range) -> Range:
    """The ends of a range that do not move."""
    return Range(
        now.low if now.low == before.low else whole.low,
        now.high if now.high == before.high else whole.high,
    )


def _comparisons(condition: Value, holds: bool) -> Iterator[tuple[IntCompare, str]]:
    """The comparisons of which it is known what came of them, if that is known of a condition."""
    pending = [(condition, holds)]
    for _ in range(_DEPTH):
        if not pending:
            return
        match pending.pop():
            case IntCompare(predicate=predicate) as compare, is_true:
                yield compare, predicate if is_true else NEGATED[predicate]
            case Freeze(operand=operand), is_true:
                pending.append((operand, is_true))
            case IntBinary(op="xor", lhs=operand, rhs=ConstInt()), is_true:
                pending.append((operand, not is_true))
            case IntBinary(op="and", lhs=left, rhs=right), True:
                pending += [(left, True), (right, True)]
            case IntBinary(op="or", lhs=left, rhs=right), False:
                pending += [(left, False), (right, False)]
            case Select(condition=left, on_true=right, on_false=ConstInt(value=0)), True:
                pending += [(left, True), (right, True)]
            case Select(condition=left, on_true=ConstInt(value=1), on_false=right), False:
                pending += [(left, False), (right, False)]
            case _:
                pass


def _compared(predicate: str, end: int, whole: Range) -> Asked:
    """The numbers of which a comparison with a constant holds."""
    match predicate:
        case "eq":
            return Asked(Range(end, end))
        case "ne":
            return Asked(whole, (end,))
        case "slt" | "sle":
            return Asked(Range(whole.low, end - (predicate == "slt")))
        case "sgt" | "sge":
            return Asked(Range(end + (predicate == "sgt"), whole.high))
        case "ult" | "ule" if end >= 0:
            return Asked(Range(0, end - (predicate == "ult")))
        case "ugt" | "uge" if end < 0:
            return Asked(Range(end + (predicate == "ugt"), -1))
        case _:
            return Asked(whole)


def _said_of(value: Value, asked: Asked) -> Iterator[tuple[Value, Asked]]:
    """What is known of a number, and of those that it is made of."""
    (low, high), never = asked
    while low <= high:
        yield value, Asked(Range(low, high), never)
        match value:
            case IntBinary(op="add", lhs=inner, rhs=ConstInt(value=by)):
                low, high, never = low - by, high - by, tuple(n - by for n in never)
            case Cast(op="zext" | "sext", operand=inner) if value.op == "sext" or low >= 0:
                pass
            case Freeze(operand=inner):
                pass
            case _:
                return
        whole = every(inner.type)
        if low < whole.low or high > whole.high:
            return
        value = inner


def _said_by(text: str, whole: Range) -> Range:
    """What LLVM or a front end says of an argument, a result or what is loaded: `i64 0, 8`, `!{i64 0, i64 8}`."""
    match _NUMBER.findall(text):
        case [low, high] if whole.low <= int(low) < int(high) <= whole.high + 1:
            return Range(int(low), int(high) - 1)
        case _:
            return whole


def _arithmetic(op: str, left: Range, right: Range) -> Range:
    match op:
        case "add":
            return Range(left.low + right.low, left.high + right.high)
        case "sub":
            return Range(left.low - right.high, left.high - right.low)
        case _:
            ends = [a * b for a in left for b in right]
            return Range(min(ends), max(ends))


def _fitting(made: Range, whole: Range, promised: bool) -> Range:
    """What sums and products are that wrap around where they do not fit, unless it is promised that they do."""
    if whole.low <= made.low and made.high <= whole.high:
        return made
    return whole.meet(made) if promised else whole


def _bitwise(op: str, left: Range, right: Range, whole: Range) -> Range:
    """Divisions, shifts and what is done bit by bit."""
    by = right.low if right.low == right.high else None
    all_bits = whole.high - whole.low
    is_shift = by is not None and 0 <= by < all_bits.bit_length()
    match op:
        case "and" if left.low >= 0 or right.low >= 0:
            return Range(0, min(r.high for r in (left, right) if r.low >= 0))
        case "or" | "xor" if left.low >= 0 and right.low >= 0:
            return Range(0, (1 << max(left.high, right.high).bit_length()) - 1)
        case "shl" if by is not None and is_shift:
            return _fitting(Range(left.low << by, left.high << by), whole, False)
        case "ashr" if by is not None and is_shift:
            return Range(left.low >> by, left.high >> by)
        case "lshr" if by is not None and is_shift and (by or left.low >= 0):
            return Range(left.low >> by, left.high >> by) if left.low >= 0 else Range(0, all_bits >> by)
        case "udiv" if right.low > 0 and (left.low >= 0 or right.low > 1):
            most = left.high if left.low >= 0 else all_bits
            return Range(max(left.low, 0) // right.high, most // right.low)
        case "sdiv" if right.low > 0 and left.low >= 0:
            return Range(left.low // right.high, left.high // right.low)
        case "urem" | "srem" if right.low > 0 and left.low >= 0:
            return Range(0, min(left.high, right.high - 1))
        case "urem" if right.low > 0:
            return Range(0, right.high - 1)
        case "srem" if right.low > 0:
            return Range(1 - right.high, right.high - 1)
        case _:
            return whole


def _steps(phi: Phi, latch: Block) -> tuple[int, int, Value] | None:
    """Where a phi begins, the constant that is added in each turn, and what it is in the next one: a sum, or another
    phi, which is always so far ahead."""
    if len(phi.values) != 2 or latch not in phi.blocks:
        return None
    at = phi.blocks.index(latch)
    match phi.values[1 - at], phi.values[at]:
        case ConstInt(value=first), IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=step)) if lhs is phi and step > 0:
            return first, step, phi.values[at]
        case ConstInt(value=first), Phi(values=values) as ahead if ahead.block is phi.block:
            steps = _steps(ahead, latch) if not any(isinstance(v, Phi) for v in values) else None
            return (first, steps[1], ahead) if steps is not None and steps[0] - first == steps[1] else None
        case _:
            return None


def counting(phi: Phi) -> tuple[int, int, int] | None:
    """(lowest, highest, step) of a phi that counts from one constant to another: it lies within these."""
    if len(phi.values) != 2:
        return None
    ways = list(zip(phi.values, phi.blocks, strict=True))
    for (start, _), (after, latch) in (ways, ways[::-1]):
        match start, after, latch.terminator:
            case (
                ConstInt(value=first),
                IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=change)),
                CondBranch(condition=condition, on_true=on_true, on_false=on_false),
            ) if lhs is phi and change and first >= 0 and phi.block in (on_true, on_false):
                last = _last(phi, after, first, change, condition, on_true is phi.block)
                if last is not None and min(first, last) >= 0 and max(first, last) < _highest(phi):
                    return min(first, last), max(first, last), abs(change)
    return None


def _highest(index: Phi) -> int:
    """What no counter may come near, lest it wraps around."""
    return min(LARGEST_INDEX, 1 << index.type.bits - 2) if isinstance(index.type, ty.IntType) else 0


def _last(phi: Phi, after: Value, first: int, change: int, condition: Value, again: bool) -> int | None:
    """The last value of a phi that changes by `change` from `first` on, while the condition is `again`: it may be left
    before. None: not known."""
    by, up = abs(change), change > 0
    work = [condition]
    while work:
        match work.pop():
            case IntBinary(op="and", lhs=left, rhs=right) if again:
                work += [left, right]
            case Select(condition=left, on_true=right, on_false=ConstInt(value=0)) if again:
                work += [left, right]
            case IntCompare(predicate=predicate, lhs=value, rhs=ConstInt(value=end)) if value in (phi, after):
                goes_on = predicate if again else NEGATED[predicate]
                ahead = by if value is after else 0  # what is compared is so far ahead of the phi
                distance = end - first if up else first - end
                match goes_on:
                    case "ne":
                        steps, uneven = divmod(distance - ahead, by)
                        if uneven or steps < 0:
                            continue
                    case "ult" | "slt" | "ule" | "sle" if up and (end >= 0 or goes_on[0] == "s"):
                        steps = -((ahead - distance - (goes_on[1:] == "le")) // by)
                    case "ugt" | "sgt" | "uge" | "sge" if not up and (end >= 0 or goes_on[0] == "s"):
                        steps = -((ahead - distance - (goes_on[1:] == "ge")) // by)
                        if goes_on[0] == "u" and first - max(0, steps) * by < ahead:
                            continue
                    case _:
                        continue
                return first + change * max(0, steps)
    return None
