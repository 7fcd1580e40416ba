# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Minimum cut of a weighted graph: which values to keep so that everything needed can be computed again.

Nodes are dense numbers. A value v is split into an in-node and an out-node joined by an edge whose capacity is what
keeping v costs; the cut edges between them are the values kept. Dinic's algorithm (Dinitz 1970), iterative.
"""

from __future__ import annotations

from collections import deque

INFINITE = 1 << 60


class FlowNetwork:
    """A directed graph with integer capacities."""

    __slots__ = ("adjacent", "capacities", "heads")

    def __init__(self, nodes: int) -> None:
        self.adjacent: list[list[int]] = [[] for _ in range(nodes)]
        self.heads: list[int] = []
        self.capacities: list[int] = []

    def add_edge(self, tail: int, head: int, capacity: int) -> None:
        self.adjacent[tail].append(len(self.heads))
        self.heads.append(head)
        self.capacities.append(capacity)
        self.adjacent[head].append(len(self.heads))
        self.heads.append(tail)
        self.capacities.append(0)

    def source_side(self, source: int, sink: int) -> list[bool]:
        """Saturate the network; for each node, whether the source still reaches it: the cut is where that ends."""
        while True:
            levels = self._levels(source)
            if levels[sink] < 0:
                return [level >= 0 for level in levels]
            cursors = [0] * len(self.adjacent)
            while self._augment(source, sink, levels, cursors):
                pass

    def _levels(self, source: int) -> list[int]:
        levels = [-1] * len(self.adjacent)
        levels[source] = 0
        pending = deque([source])
        while pending:
            node = pending.popleft()
            for edge in self.adjacent[node]:
                head = self.heads[edge]
                if self.capacities[edge] > 0 and levels[head] < 0:
                    levels[head] = levels[node] + 1
                    pending.append(head)
        return levels

    def _augment(self, source: int, sink: int, levels: list[int], cursors: list[int]) -> bool:
        """Push along one more path of the level graph; False when there is none."""
        path: list[int] = []
        node = source
        while node != sink:
            advanced = False
            edges = self.adjacent[node]
            while cursors[node] < len(edges):
                edge = edges[cursors[node]]
                head = self.heads[edge]
                if self.capacities[edge] > 0 and levels[head] == levels[node] + 1:
                    path.append(edge)
                    node = head
                    advanced = True
                    break
                cursors[node] += 1
            if advanced:
                continue
            if not path:
                return False
            edge = path.pop()
            node = self.heads[edge ^ 1]
            cursors[node] += 1
        pushed = min(self.capacities[edge] for edge in path)
        for edge in path:
            self.capacities[edge] -= pushed
            self.capacities[edge ^ 1] += pushed
        return True
