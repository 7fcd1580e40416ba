# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Atomic sums of floats that are written as loops around a comparison and exchange.

    %first = load atomic i64, ptr %p monotonic                    flang's `!$omp atomic`, C's `_Atomic double`
    again: %old = phi i64 [ %first, ... ], [ %seen, %again ]
           %x = bitcast i64 %old to double
           %sum = fadd double %x, %v                       ->     atomicrmw fadd ptr %p, double %v monotonic
           %bits = bitcast double %sum to i64
           %pair = cmpxchg ptr %p, i64 %old, i64 %bits monotonic monotonic
           %seen, %done = extractvalue %pair, 0 and 1
           br i1 %done, label %on, label %again

The loop goes on until nobody has come between, so that it does what the instruction does. What comes of the value
before or after the sum (`capture`) is not looked for: such a loop stays as it is. Where LLVM has put the first time
before the loop (`compare_exchange_weak`, libstdc++'s `fetch_add`), that does the same, and is the sum:

    before: %pair = cmpxchg weak ptr %p, i64 %first, i64 (bits of %first + %v)
            br i1 %done, label %on, label %again
    again:  %seen = phi { i64, i1 } [ %pair, %before ], [ %next, %again ]
            %next = cmpxchg weak ptr %p, i64 (0 of %seen), i64 (bits of that + %v)
            br i1 (1 of %next), label %on, label %again
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Branch,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractValue,
    FloatBinary,
    Instruction,
    Load,
    Phi,
    operands,
)
from enzyme_passes.ir.values import Block, Function, Value
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks


def name_atomic_sums(function: Function) -> None:
    """Write the sums of a function as single instructions."""
    if not any(isinstance(i, CompareExchange) for i in function.instructions()):
        return
    for block in list(function.blocks):
        found = _sum_of(function, block)
        if found is not None:
            _replace(function, block, *found)
        elif (tried := _tried_first(function, block)) is not None:
            _replace_tried(function, *tried)


def _sum_of(function: Function, block: Block) -> tuple[AtomicRMW, Block, Value] | None:
    """The sum that a block is, where it goes then, and what was looked at first."""
    exchange = next((i for i in block.instructions if isinstance(i, CompareExchange)), None)
    last = block.terminator
    if exchange is None or not isinstance(last, CondBranch) or last.on_false is not block or last.on_true is block:
        return None
    old, sum = _bits_of(exchange.expected), _float_of(exchange.desired)
    if not isinstance(old, Phi) or old.block is not block or len(old.values) != 2 or not isinstance(sum, FloatBinary):
        return None
    added = _added(sum, old)
    first = next((v for v, b in zip(old.values, old.blocks, strict=True) if b is not block), None)
    seen = next((v for v, b in zip(old.values, old.blocks, strict=True) if b is block), None)
    if added is None or first is None or seen is None:
        return None
    if not _is_part(_bits_of(seen), exchange, 0) or not _is_part(last.condition, exchange, 1):
        return None
    inside = dict.fromkeys(block.instructions)
    if added in inside or exchange.pointer in inside:
        return None
    makes = [v for v in inside if v is not exchange and v is not last and not isinstance(v, (Phi, Cast, ExtractValue))]
    if makes != [sum] or any(o in inside for i in function.instructions() if i not in inside for o in operands(i)):
        return None
    return _sum(sum.op, exchange, added), last.on_true, first


def _tried_first(function: Function, loop: Block) -> tuple[AtomicRMW, Block] | None:
    """The sum that a loop and the block before it are, and that block."""
    again, last = _exchange(loop), loop.terminator
    if again is None or not isinstance(last, CondBranch) or last.on_false is not loop or last.on_true is loop:
        return None
    old = _bits_of(again.expected)
    pair = old.aggregate if isinstance(old, ExtractValue) and tuple(old.path) == (0,) else None
    if not isinstance(pair, Phi) or pair.block is not loop or len(pair.values) != 2:
        return None
    came = dict(zip(pair.blocks, pair.values, strict=True))
    first = next((v for b, v in came.items() if b is not loop), None)
    if came.get(loop) is not again or not isinstance(first, CompareExchange) or first.block is None:
        return None
    before = first.block
    branch = before.terminator
    if not isinstance(branch, CondBranch) or _behind(branch.on_false) is not loop:
        return None
    if not _go_on_alike(branch, before, last, loop) or first.pointer is not again.pointer:
        return None
    if not _is_part(branch.condition, first, 1) or not _is_part(last.condition, again, 1):
        return None
    sums = (_float_of(first.desired), _float_of(again.desired))
    olds = (_bits_of(first.expected), old)
    added = [_added(s, o) for s, o in zip(sums, olds, strict=True) if isinstance(s, FloatBinary)]
    one, two = sums
    if len(added) != 2 or added[0] is None or added[0] is not added[1]:
        return None
    assert isinstance(one, FloatBinary) and isinstance(two, FloatBinary)
    if one.op != two.op or first.rest != again.rest or first.flags != again.flags:
        return None
    inside = dict.fromkeys(loop.instructions)
    makes = [v for v in inside if not isinstance(v, (Phi, Cast, ExtractValue)) and v not in (again, last)]
    if makes != [two] or added[0] in inside or again.pointer in inside:
        return None
    known = {**inside, **dict.fromkeys(_parts_of(before, first, one))}
    if any(o in known for i in function.instructions() if i not in known and i is not branch for o in operands(i)):
        return None
    return _sum(one.op, first, added[0]), before


def _behind(block: Block) -> Block:
    """Where a block leads to in which nothing is done."""
    only = block.instructions[0] if len(block.instructions) == 1 else None
    return only.target if isinstance(only, Branch) else block


def _go_on_alike(branch: CondBranch, before: Block, last: CondBranch, loop: Block) -> bool:
    """Whether the program goes on in one way, whether the exchange was done at first or later."""
    ways = ((before, branch.on_true), (loop, last.on_true))
    (one, end), (other, same) = [(b if _behind(t) is t else t, _behind(t)) for b, t in ways]
    phis = [i for i in end.instructions if isinstance(i, Phi)]
    values = [dict(zip(phi.blocks, phi.values, strict=True)) for phi in phis]
    return end is same and all(known.get(one) is known.get(other) for known in values)


def _exchange(block: Block) -> CompareExchange | None:
    return next((i for i in block.instructions if isinstance(i, CompareExchange)), None)


def _parts_of(block: Block, exchange: CompareExchange, sum: FloatBinary) -> list[Instruction]:
    """What a block does for an exchange: the sum, its bits, the exchange, and what becomes of it."""
    parts: list[Instruction] = [sum, exchange]
    parts += [i for i in block.instructions if isinstance(i, Cast) and i is exchange.desired]
    parts += [i for i in block.instructions if isinstance(i, ExtractValue) and i.aggregate is exchange]
    return parts


def _replace_tried(function: Function, made: AtomicRMW, before: Block) -> None:
    first, branch = _exchange(before), before.terminator
    assert first is not None and isinstance(branch, CondBranch)
    sum = _float_of(first.desired)
    assert isinstance(sum, FloatBinary)
    on = Branch(branch.on_true)
    place = before.instructions.index(first)
    for one, of in ((made, first), (on, branch)):
        one.block, one.metadata = before, {k: v for k, v in of.metadata.items() if k == "dbg"}
    before.instructions[place] = made
    before.instructions[-1] = on
    gone = _parts_of(before, first, sum)
    before.instructions[:] = [i for i in before.instructions if i not in gone]
    drop_unreachable_blocks(function)
    _forget(function, first.expected)


def _sum(op: str, exchange: CompareExchange, added: Value) -> AtomicRMW:
    orders, comma, align = exchange.rest.partition(",")
    rest = f"{orders.split()[-2]}{comma}{align}"  # of success; then of failure
    return AtomicRMW(op, exchange.pointer, added, "volatile" in exchange.flags, rest)


def _bits_of(value: Value) -> Value:
    return value.operand if isinstance(value, Cast) and value.op == "bitcast" else value


def _float_of(value: Value) -> Value | None:
    """The float whose bits a value is."""
    made = _bits_of(value)
    return made if ty.is_float(made.type) else None


def _added(sum: FloatBinary, old: Value) -> Value | None:
    """What is added to what was there, or subtracted from it."""
    if sum.op in ("fadd", "fsub") and _bits_of(sum.lhs) is old:
        return sum.rhs
    if sum.op == "fadd" and _bits_of(sum.rhs) is old:
        return sum.lhs
    return None


def _is_part(value: Value, exchange: CompareExchange, index: int) -> bool:
    return isinstance(value, ExtractValue) and value.aggregate is exchange and tuple(value.path) == (index,)


def _replace(function: Function, block: Block, made: AtomicRMW, on: Block, first: Value) -> None:
    exchange = next(i for i in block.instructions if isinstance(i, CompareExchange))
    branch = Branch(on)
    added: list[Instruction] = [made, branch]
    for one, of in zip(added, (exchange, block.terminator), strict=True):
        one.block, one.metadata = block, {k: v for k, v in of.metadata.items() if k == "dbg"}
    block.instructions[:] = added
    _forget(function, first)


def _forget(function: Function, first: Value) -> None:
    """What was looked at first is not needed any more, unless something else is done with it."""
    users = [i for i in function.instructions() if any(o is first for o in operands(i))]
    if not all(isinstance(i, Cast) and i.op == "bitcast" for i in users):
        return
    if any(o in users for i in function.instructions() for o in operands(i)):
        return
    for instruction in (*users, first):
        if isinstance(instruction, Cast | Load) and instruction.block is not None:
            instruction.block.instructions.remove(instruction)
