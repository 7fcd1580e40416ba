# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Stores that can wait until the reverse sweep is done.

    for i:  sum += a[i] * a[i]
    *result = sum                 may be one of the a[i], if nobody says `restrict`

Without `restrict` the last store of most programs might change every input, and all that was read of them in loops
would have to be kept. But nothing looks at the result before the caller does: a combined derivative stores it last of
all, behind the reverse sweep, which then finds the memory as the forward sweep read it.

A store may wait if it is made exactly once on every way through the function and nothing after it reads or writes the
same bytes (but others that wait, which keep their order). Only floats wait: the shadows of pointers are made in the
forward sweep, and must be as new as the pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.memory.pointers import Kind
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
)
from enzyme_passes.ir.values import Block

if TYPE_CHECKING:
    from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis

MOST_WAITING = 32
MOST_READS = 2000


def stores_that_wait(memory: MemoryAnalysis, flow: ControlFlow) -> tuple[Store, ...]:
    """The stores that can wait and by that save a load in a loop from being kept, in the order of the program."""
    if memory.loops.irreducible or not memory.loops.loops:
        return ()
    returning = [b for b in flow.order if isinstance(b.terminator, Return)]
    candidates = [
        write
        for block in flow.order
        if _is_passed_once(block, returning, memory, flow)
        for write in memory.writes
        if write.instruction.block is block and _is_final(write)
    ][-MOST_WAITING:]
    if not candidates:
        return ()
    reads = [
        read
        for block in flow.order
        for instruction in block.instructions
        if _reads(instruction)
        for read in memory.reads_of(instruction)
    ]
    if len(reads) > MOST_READS:
        return ()
    waiting: dict[Store, None] = {}
    for write in reversed(candidates):
        others = [w for w in memory.writes if w.instruction not in waiting and w is not write]
        if not any(memory.may_meet(write, access) for access in (*reads, *others)) and _matters(memory, write, reads):
            assert isinstance(write.instruction, Store)
            waiting[write.instruction] = None
    return tuple(reversed(waiting))


def _reads(instruction: Instruction) -> bool:
    """Whether an instruction reads memory. One that writes what it reads is among the writes."""
    match i := closed(instruction):
        case Load() | Call() | Invoke():
            return True
        case (
            FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast() | Alloca()
            | Store() | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue() | ExtractElement()
            | InsertElement() | ShuffleVector() | Freeze() | AtomicRMW() | CompareExchange() | Fence()
            | Opaque() | Branch() | CondBranch() | Switch() | Return() | Resume() | Unreachable()
        ):  # fmt: skip
            return False
        case _:
            assert_never(i)


def _is_passed_once(block: Block, returning: list[Block], memory: MemoryAnalysis, flow: ControlFlow) -> bool:
    """Whether every execution passes the block once and then returns."""
    if memory.loops.loop_of.get(block) is not None or not all(flow.dominates(block, r) for r in returning):
        return False
    return all(flow.returns(b) for b in flow.order if flow.reaches(block, b))


def _is_final(write: Access) -> bool:
    """Whether it is a store of floats to memory that this call did not make."""
    store = write.instruction
    if not isinstance(store, Store) or store.volatile or store.ordering or write.roots is None:
        return False
    kind = store.value.type.element if isinstance(store.value.type, ty.VectorType) else store.value.type
    return isinstance(kind, ty.FloatType) and not any(r.kind in (Kind.ALLOCA, Kind.FRESH) for r in write.roots)


def _matters(memory: MemoryAnalysis, write: Access, reads: list[Access]) -> bool:
    for read in reads:
        block = read.instruction.block
        if block is not None and memory.loops.loop_of.get(block) is not None and memory.may_meet(read, write):
            return True
    return False
