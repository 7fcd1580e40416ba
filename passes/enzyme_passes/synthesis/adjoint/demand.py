# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The recording run: the reverse sweep is written for nothing once, to learn what it needs.

Need is stated by the code that uses it and nowhere else: each primal value and shadow that the sweep asks for is noted,
and a poison of its type given in its place. From what was noted, the plan decides what is kept and what is computed
again (`tape/planner.py`); then the sweep is written for good, by a `Reverse` of its own.

    d = fmul %seed, (value of %x)        notes (%x, primal)        ->        %x is kept, or computed again
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir.builder import Builder, poison
from enzyme_passes.ir.values import Block, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse, ReverseHalf
from enzyme_passes.tape.layout import TapeLayout
from enzyme_passes.tape.planner import Node, Plan

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint


class Demand(Reverse):
    """A run into blocks that are no part of the derivative, by a plan that keeps nothing. `needed`: what it has been
    asked for."""

    def __init__(self, adjoint: Adjoint, half: ReverseHalf, works: dict[Block, None]) -> None:
        self.needed: dict[Node, None] = {}
        nothing = Plan({}, TapeLayout(adjoint.normal.flow))
        super().__init__(adjoint, half, works, nothing, Block("scratch", half.function))

    def adopt(self, block: Block) -> None:
        pass

    def lookup(self, node: Node) -> Value:
        self.needed[node] = None
        return poison(self.node_type(node))

    def primal_result(self) -> Value:
        return poison(self.adjoint.primal.function_type.result)

    def has_work(self, block: Block) -> bool:
        """Whether anything comes of reversing a block by itself."""
        asked = len(self.needed)
        self.builder = Builder(self.module, Block("scratch", self.function))
        self.block = self.here = block
        self.reverse_instructions(block)
        return bool(self.builder.block.instructions or len(self.needed) != asked or self.active_phis(block))


@dataclass(frozen=True, slots=True)
class Needs:
    """What a reverse sweep needs. `values`: of the forward sweep. `works`: the blocks whose reverse is not empty."""

    values: dict[Node, None]
    works: dict[Block, None]


def needs_of(adjoint: Adjoint, half: ReverseHalf) -> Needs:
    """What the reverse sweep of `adjoint` needs."""
    flow = adjoint.normal.flow
    single = Demand(adjoint, half, {})
    works = {block: None for block in flow.order if flow.returns(block) and single.has_work(block)}
    whole = Demand(adjoint, half, works)
    whole.sweep()
    return Needs(single.needed | whole.needed, works)
