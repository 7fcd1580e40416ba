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
before or after the sum (`capture`) is not looked for: such a loop stays as it is.
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


def name_atomic_sums(function: Function) -> None:
    """Write the sums of a function as single instructions."""
    if not any(isinstance(i, CompareExchange) for i in function.instructions()):
        return
    for block in function.blocks:
        found = _sum_of(function, block)
        if found is not None:
            _replace(function, block, *found)


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
    orders, comma, align = exchange.rest.partition(",")
    rest = f"{orders.split()[-2]}{comma}{align}"  # of success; then of failure
    return AtomicRMW(sum.op, exchange.pointer, added, "volatile" in exchange.flags, rest), last.on_true, first


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
    looked_at = any(o is first for i in function.instructions() for o in operands(i))
    if isinstance(first, Load) and first.block is not None and not looked_at:
        first.block.instructions.remove(first)
