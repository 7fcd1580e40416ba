# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that never come back: the program ends there, or an exception leaves.

    call @report(%x); br %next          ->     call @report(%x); unreachable

LLVM says `noreturn` of functions by themselves, but not of those of which every file has a copy of its own (templates,
functions in headers): the linker may take another one. That is of the same source, though (C++'s one-definition rule),
so that what this copy never does, the other one does not either where it is defined what it does. A program's reporters
of errors are such functions, and without this, what they make of a number seems to come back.
"""

from __future__ import annotations

from typing import Final, final

from enzyme_passes.ir.builder import Builder, add_block
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Invoke, Return, Unreachable, successors
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks, forget_edge

DEEPEST: Final = 16  # calls within each other that are looked at
_NOT_AS_WRITTEN: Final = (
    "naked", "presplitcoroutine", "enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative",
)  # fmt: skip
"""Attributes of functions that do something else than what their code says."""


@final
class NeverReturning:
    """Which functions of a module never return."""

    def __init__(self) -> None:
        self._known: dict[Function, bool] = {}

    def end_after_calls(self, function: Function) -> None:
        """Let blocks end behind calls that never come back. The function is as it was written, or as LLVM left it: what
        becomes of it in the engine's hands says nothing (a call of nobody knows what becomes an end of the program)."""
        self._never_returns(function, DEEPEST)
        ended = False
        for block in list(function.blocks):
            call = self._first(block, DEEPEST)
            if call is not None:
                _end_behind(call, block)
                ended = True
        if ended:
            drop_unreachable_blocks(function)

    def _never_returns(self, function: Function, depth: int) -> bool:
        known = self._known.get(function)
        if known is None:
            if not depth:
                return False
            self._known[function] = False  # of one that calls itself, nothing is known
            known = self._known[function] = self._has_no_end(function, depth)
        return known

    def _has_no_end(self, function: Function, depth: int) -> bool:
        if not function.defined or function.may_be_replaced:
            return False
        if any(name in function.attributes for name in _NOT_AS_WRITTEN):
            return False
        blocks = body(function)
        seen = {blocks[0]: None} if blocks else {}
        pending = list(seen)
        while pending:
            block = pending.pop()
            call = self._first(block, depth - 1)
            if call is None and isinstance(block.instructions[-1], Return):
                return False
            behind = successors(block) if call is None else [call.unwind] if isinstance(call, Invoke) else []
            for following in behind:
                if following not in seen:
                    seen[following] = None
                    pending.append(following)
        return bool(seen)

    def _first(self, block: Block, depth: int) -> Call | Invoke | None:
        """The first call of a block that never comes back."""
        for instruction in block.instructions:
            if isinstance(instruction, Call | Invoke):
                callee = resolve_alias(instruction.callee)
                if isinstance(callee, Function) and callee.defined and self._never_returns(callee, depth):
                    return instruction
        return None


def _end_behind(call: Call | Invoke, block: Block) -> None:
    assert block.function is not None and block.function.module is not None
    if isinstance(call, Invoke):
        if isinstance(call.normal.instructions[0], Unreachable):
            return
        forget_edge(block, call.normal)
        call.normal = add_block(block.function, "never")
        Builder(block.function.module, call.normal).unreachable()
        return
    for following in successors(block):
        forget_edge(block, following)
    del block.instructions[block.instructions.index(call) + 1 :]
    Builder(block.function.module, block).unreachable()
