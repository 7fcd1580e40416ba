# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Control flow of one function: order, dominators, reachability, and what still returns.

Computed once for a function that no longer changes. Blocks that cannot be reached from the entry do not exist for
it: they are in no order and no list. Dominators after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
Algorithm" (2001); reachability by bitsets over the strongly connected components.
"""

from __future__ import annotations

from typing import final

from enzyme_passes.ir.instructions import Instruction, Invoke, Return, successors
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function


@final
class ControlFlow:
    """`order` is a reverse post-order of the reachable blocks, `index` a block's place in it. An edge that a
    terminator names twice is twice in `predecessors` and `successors`."""

    __slots__ = (
        "function", "order", "index", "predecessors", "successors", "idom",
        "_entered", "_left", "_reach", "_returning", "_places",
    )  # fmt: skip

    def __init__(self, function: Function) -> None:
        body(function)
        self.function = function
        self.order = reverse_post_order(function.entry)
        self.index = {b: k for k, b in enumerate(self.order)}
        self.successors = {b: successors(b) for b in self.order}
        self.predecessors: dict[Block, list[Block]] = {b: [] for b in self.order}
        for b in self.order:
            for s in self.successors[b]:
                self.predecessors[s].append(b)
        self.idom = self._dominators()
        self._entered, self._left = self._number_tree()
        self._reach: list[int] | None = None
        self._returning: int | None = None
        self._places: dict[Block, dict[Instruction, int]] = {}

    def _dominators(self) -> dict[Block, Block | None]:
        before = [[self.index[p] for p in self.predecessors[b]] for b in self.order]
        idom = [0] + [-1] * (len(self.order) - 1)
        changed = True
        while changed:
            changed = False
            for k in range(1, len(idom)):
                best = -1
                for p in before[k]:
                    if idom[p] < 0:
                        continue
                    if best < 0:
                        best = p
                        continue
                    while p != best:
                        if p > best:
                            p = idom[p]
                        else:
                            best = idom[best]
                if idom[k] != best:
                    idom[k] = best
                    changed = True
        return {b: self.order[idom[k]] if k else None for k, b in enumerate(self.order)}

    def _number_tree(self) -> tuple[list[int], list[int]]:
        """Entry and exit times of a walk over the dominator tree, by block index."""
        size = len(self.order)
        children: list[list[int]] = [[] for _ in range(size)]
        for k, b in enumerate(self.order):
            parent = self.idom[b]
            if parent is not None:
                children[self.index[parent]].append(k)
        entered, left, clock = [0] * size, [0] * size, 0
        stack = [(0, False)]
        while stack:
            k, done = stack.pop()
            clock += 1
            if done:
                left[k] = clock
                continue
            entered[k] = clock
            stack.append((k, True))
            stack.extend((c, False) for c in reversed(children[k]))
        return entered, left

    # Dominance

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to `b` passes `a`; a block dominates itself."""
        x, y = self.index[a], self.index[b]
        return self._entered[x] <= self._entered[y] and self._left[y] <= self._left[x]

    def instruction_dominates(self, a: Instruction, b: Instruction) -> bool:
        """Whether the value of `a` is there wherever `b` runs. (A phi uses its values at the end of the incoming
        blocks, not where it stands: ask for those blocks' terminators.)"""
        home, place = a.block, b.block
        assert home is not None and place is not None
        if isinstance(a, Invoke):  # its value exists on the normal edge only
            return len(self.predecessors[a.normal]) == 1 and self.dominates(a.normal, place)
        if home is place:
            places = self._places.get(home)
            if places is None:
                places = self._places[home] = {i: k for k, i in enumerate(home.instructions)}
            return places[a] < places[b]
        return self.dominates(home, place)

    # Reachability

    def reaches(self, a: Block, b: Block) -> bool:
        """Whether a path of at least one edge leads from `a` to `b`: `reaches(b, b)` tells whether b is in a cycle."""
        if self._reach is None:
            self._reach = self._closure()
        return bool(self._reach[self.index[a]] >> self.index[b] & 1)

    def returns(self, block: Block) -> bool:
        """Whether a `ret` can be reached from `block` (or is in it). Where it cannot, control ends in `unreachable`
        or `resume`, or never: such blocks stay in the forward sweep only."""
        if self._returning is None:
            bits = 0
            pending = [b for b in self.order if isinstance(b.instructions[-1], Return)]
            for b in pending:
                bits |= 1 << self.index[b]
            while pending:
                for p in self.predecessors[pending.pop()]:
                    if not bits >> self.index[p] & 1:
                        bits |= 1 << self.index[p]
                        pending.append(p)
            self._returning = bits
        return bool(self._returning >> self.index[block] & 1)

    def _closure(self) -> list[int]:
        """For each block the set of blocks that it reaches, as bits."""
        edges = [[self.index[s] for s in self.successors[b]] for b in self.order]
        reach = [0] * len(edges)
        for component in _components(edges):
            bits = 0
            inside = set(component)
            cyclic = len(component) > 1
            for k in component:
                for s in edges[k]:
                    bits |= 1 << s
                    if s in inside:
                        cyclic = True
                    else:
                        bits |= reach[s]
            if cyclic:
                for k in component:
                    bits |= 1 << k
            for k in component:
                reach[k] = bits
        return reach


def reverse_post_order(entry: Block) -> list[Block]:
    """The blocks that `entry` reaches, each before its successors except along back edges."""
    seen = {entry}
    order: list[Block] = []
    stack = [(entry, iter(successors(entry)))]
    while stack:
        block, rest = stack[-1]
        for s in rest:
            if s not in seen:
                seen.add(s)
                stack.append((s, iter(successors(s))))
                break
        else:
            order.append(block)
            stack.pop()
    order.reverse()
    return order


def _components(edges: list[list[int]]) -> list[list[int]]:
    """Strongly connected components, each after those that it leads to (Tarjan, without recursion)."""
    size = len(edges)
    number, low, open_ = [-1] * size, [0] * size, [False] * size
    held: list[int] = []
    found: list[list[int]] = []
    clock = 0
    for root in range(size):
        if number[root] >= 0:
            continue
        stack = [(root, 0)]
        while stack:
            k, at = stack.pop()
            if at == 0:
                number[k] = low[k] = clock
                clock += 1
                held.append(k)
                open_[k] = True
            elif open_[edges[k][at - 1]]:
                low[k] = min(low[k], low[edges[k][at - 1]])
            while at < len(edges[k]):
                s = edges[k][at]
                at += 1
                if number[s] < 0:
                    stack.append((k, at))
                    stack.append((s, 0))
                    break
                if open_[s]:
                    low[k] = min(low[k], number[s])
            else:
                if low[k] == number[k]:
                    component: list[int] = []
                    while not component or component[-1] != k:
                        component.append(held.pop())
                        open_[component[-1]] = False
                    found.append(component)
    return found
