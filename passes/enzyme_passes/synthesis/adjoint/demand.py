# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The recording run: the reverse sweep is written for nothing once, to learn what it needs.

Need is stated by the code that uses it and nowhere else: each primal value and shadow that the sweep asks for is noted,
and a poison of its type given in its place. From what was noted, the plan decides what is kept and what is computed
again (`tape/planner.py`); then the sweep is written for good, by a `Writing` of its own.

    d = fmul %seed, (value of %x)        notes (%x, primal)        ->        %x is kept, or computed again
"""

from __future__ import annotations

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.ir.builder import Builder, poison
from enzyme_passes.ir.values import Block, Value
from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse, Writing
from enzyme_passes.tape.planner import Node


class Recording(Writing):
    """A writing into blocks that are no part of the derivative. `needed`: what it has been asked for."""

    def __init__(self, reverse: Reverse, works: dict[Block, None], needed: dict[Node, None]) -> None:
        super().__init__(reverse, Block("scratch", reverse.function), works)
        self.needed = needed

    def adopt(self, block: Block) -> None:
        pass

    def value(self, node: Node) -> Value:
        self.needed[node] = None
        return poison(self.reverse.node_type(node))

    def has_records(self, loop: Loop) -> bool:
        return False  # they are of the plan, which is not made yet

    def primal_result(self) -> Value:
        return poison(self.reverse.adjoint.primal.function_type.result)


def needs_of(reverse: Reverse) -> dict[Node, None]:
    """What the reverse sweep needs; it is ready then to be written for good."""
    needed: dict[Node, None] = {}
    works: dict[Block, None] = {}
    blocks = Recording(reverse, works, needed)
    reverse.begin(blocks)
    for block in reverse.normal.flow.order:
        if reverse.normal.flow.returns(block) and _has_work(reverse, blocks, block):
            works[block] = None
    reverse.begin(Recording(reverse, works, needed))
    reverse.sweep()
    reverse.begin(Writing(reverse, reverse.prologue, works))
    return needed


def _has_work(reverse: Reverse, recording: Recording, block: Block) -> bool:
    """Whether anything comes of reversing a block by itself."""
    asked = len(recording.needed)
    reverse.builder = Builder(reverse.module, Block("scratch", reverse.function))
    reverse.block = reverse.here = block
    reverse.reverse_instructions(block)
    return bool(reverse.builder.block.instructions or len(recording.needed) != asked or reverse.active_phis(block))
