# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where in a function threads may run that were started in it (normalize/threads.py): behind a start, and before a join
or, if who calls it may join them, before its end."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_passes.ir.instructions import Call, Instruction, Return, successors
from enzyme_passes.ir.values import Block, Function


class RunningThreads:
    """`starts` and `joins`: whether a call may do so, itself or by what it calls; `outlast`: whether threads may run
    when the function returns."""

    def __init__(
        self, function: Function, starts: Callable[[Call], bool], joins: Callable[[Call], bool], *, outlast: bool
    ) -> None:
        self._started: dict[Block, int] = {}  # from which instruction on
        self._joined: dict[Block, int] = {}  # before which one
        pending: list[Block] = []
        for block in function.blocks:
            calls = [(k, i) for k, i in enumerate(block.instructions) if isinstance(i, Call)]
            started = next((k + 1 for k, i in calls if starts(i)), None)
            if started is not None:
                self._started[block] = started
                pending += successors(block)
            joined = next((k + 1 for k, i in reversed(calls) if joins(i)), 0)
            if outlast and block.instructions and isinstance(block.terminator, Return):
                joined = len(block.instructions)
            self._joined[block] = joined
        while pending:
            block = pending.pop()
            if self._started.get(block) != 0:
                self._started[block] = 0
                pending += successors(block)
        changed = True
        while changed:
            changed = False
            for block in function.blocks:
                whole = len(block.instructions)
                if self._joined[block] < whole and any(self._joined[b] for b in successors(block)):
                    self._joined[block] = whole
                    changed = True

    def at(self, instruction: Instruction) -> bool:
        """Whether threads may run where an instruction is."""
        block = instruction.block
        assert block is not None
        started = self._started.get(block)
        if started is None:
            return False
        return started <= block.instructions.index(instruction) < self._joined[block]
