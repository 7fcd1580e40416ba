# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who uses what: the inverse of operands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from enzyme_passes.ir.instructions import Instruction, operands
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function, Value


def uses(function: Function) -> dict[Value, list[Instruction]]:
    """For each value the instructions of `function` that have it as an operand, in the order of the text; an
    instruction appears once for each operand place. Values without a use are missing."""
    return uses_in(body(function))


def uses_in(blocks: Sequence[Block]) -> dict[Value, list[Instruction]]:
    """The same of blocks that are at hand."""
    found: dict[Value, list[Instruction]] = {}
    for block in blocks:
        for instruction in block.instructions:
            for operand in operands(instruction):
                found.setdefault(operand, []).append(instruction)
    return found


def reached(
    start: Value, users_of: Callable[[Value], Sequence[Instruction]], passes: Callable[[Instruction], bool]
) -> Iterator[tuple[Value, Instruction]]:
    """Each use of a value, and of what it becomes in instructions that pass it on: what is used, and who uses it."""
    pending: list[Value] = [start]
    seen: dict[Value, None] = {}
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        for user in users_of(value):
            yield value, user
            if passes(user):
                pending.append(user)


def drop_unused(function: Function, may_go: Callable[[Instruction], bool]) -> None:
    """Drop what may go and on which nothing else depends; phis of a loop may depend on each other."""
    candidates = {i: None for i in function.instructions() if may_go(i)}
    live: dict[Value, None] = {}
    pending = [o for i in function.instructions() if i not in candidates for o in operands(i)] if candidates else []
    while pending:
        value = pending.pop()
        if isinstance(value, Instruction) and value in candidates and value not in live:
            live[value] = None
            pending += operands(value)
    if len(live) < len(candidates):
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if i not in candidates or i in live]
