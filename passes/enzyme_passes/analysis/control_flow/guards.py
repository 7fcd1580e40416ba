# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Under which conditions a block is come to in each iteration of a loop.

for i:                              the inner loop is entered in each iteration of the outer one if %c holds, and in
    if (c) for j: ...               none if it does not
"""

from __future__ import annotations

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import CondBranch
from enzyme_passes.ir.values import Block, Constant, ConstUndef, Value

Guard = tuple[tuple[Value, bool], ...]
"""Conditions, and how they must be."""


def guard_of(flow: ControlFlow, block: Block, above: Loop, outer: Loop) -> Guard | None:
    """Conditions known outside of `outer` under which control comes to `block`, in no loop in `above`, in each
    iteration of `above`, which is in `outer` or is it, and without which in none; loops before it are taken to end.
    None: others decide as well."""
    assert above.latch is not None
    found: list[tuple[Value, bool]] = []
    while not flow.dominates(block, above.latch):
        head = flow.idom[block]
        if head is None or not above.contains(head):
            return None
        before = next((loop for loop in above.children if loop.contains(head)), None)
        if before is not None:
            if any(s not in before.blocks and s is not block for b in before.blocks for s in flow.successors[b]):
                return None
            block = before.header
            continue
        branch = head.instructions[-1]
        if isinstance(branch, CondBranch) and branch.on_true is not branch.on_false:
            side = side_to(flow, head, block)
            undecided = isinstance(branch.condition, ConstUndef)  # an exception that is caught
            if side is None or undecided or not is_outside(branch.condition, outer):
                return None
            found.append((branch.condition, side))
        elif len(flow.successors[head]) > 1:
            return None
        block = head
    return tuple(found)


def side_to(flow: ControlFlow, head: Block, block: Block) -> bool | None:
    """Which way a conditional branch at the end of `head` must go for `block` to be the next; None if other ways lead
    there too."""
    branch = head.instructions[-1]
    if isinstance(branch, CondBranch) and flow.predecessors[block] == [head]:
        for target, side in ((branch.on_true, True), (branch.on_false, False)):
            if target is block:
                return side
    return None


def is_outside(value: Value, loop: Loop) -> bool:
    """Whether a value is made outside of a loop."""
    return isinstance(value, Constant) or loop.is_invariant(value)
