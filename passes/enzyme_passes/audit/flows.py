# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forward from what is active, backward from what is wanted.

A state is a set of ways by which bits come (or go):

    PLAIN       by moves alone, through registers that are no floats: bits of which nobody says that they are a float's
    SEEN        through a float
    COMPUTED    through integer arithmetic, after the last float
    DOUBTED     through memory, from or to a place that is not known exactly and may be another member
 so integer arithmetic is passed forward always but in doubt, and backward only where what comes after it is a float
without doubt."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable
from typing import Final

from enzyme_passes.audit.graph import ADDRESS, ARITHMETIC, DENIED, DERIVE, DOUBTFUL, KINDS, Graph

PLAIN: Final = 1
SEEN: Final = 2
COMPUTED: Final = 4
DOUBTED: Final = 8


Edges = list[list[tuple[int, int]]]


def forward(graph: Graph, sources: Iterable[tuple[int, int]], without: Container[int] = ()) -> list[int]:
    """By which ways bits come from `sources` to nodes."""
    return _spread(graph, graph.edges, sources, without, _ONWARD)


def backward(
    graph: Graph, before: Edges, targets: Iterable[tuple[int, int]], without: Container[int] = ()
) -> list[int]:
    """By which ways nodes come to `targets`: SEEN is to a float by moves, COMPUTED through integer arithmetic to
    one."""
    return _spread(graph, before, targets, without, _BACK)


def _onward(state: int, kind: int, is_float: bool) -> int:
    """The state behind an edge."""
    if kind == DENIED:
        state &= ~COMPUTED
        if not state:
            return 0
    if is_float or kind == DERIVE:
        return SEEN
    if kind == ARITHMETIC:
        return COMPUTED if state & ~DOUBTED else 0
    return DOUBTED if kind in (DOUBTFUL, DENIED) else state


def _back(state: int, kind: int, is_float: bool) -> int:
    """The state before an edge."""
    if kind == ARITHMETIC:
        state = COMPUTED if state & (SEEN | COMPUTED) else 0
    elif kind in (DOUBTFUL, DENIED):
        state = DOUBTED if state & ~COMPUTED else 0  # arithmetic in doubt, which is not passed forward
    return SEEN if state and (is_float or kind == DERIVE) else state


STATES: Final = 16


def _table(step: Callable[[int, int, bool], int]) -> list[list[list[int]]]:
    """By kind of edge, by whether the node that it leads to is a float, by state."""
    return [
        [[step(s, kind, is_float) if s and kind != ADDRESS else 0 for s in range(STATES)] for is_float in (False, True)]
        for kind in KINDS
    ]


_ONWARD: Final = _table(_onward)
_BACK: Final = _table(_back)


def _spread(
    graph: Graph,
    edges: Edges,
    start: Iterable[tuple[int, int]],
    without: Container[int],
    table: list[list[list[int]]],
) -> list[int]:
    states = [0] * len(edges)
    is_float = graph.is_float
    pending: list[int] = []
    for node, state in start:
        state = SEEN if is_float[node] and state else state
        if state & ~states[node]:
            states[node] |= state
            pending.append(node)
    while pending:
        node = pending.pop()
        state = states[node]
        for other, kind in edges[node]:
            came = table[kind][is_float[other]][state] & ~states[other]
            if came and other not in without:
                states[other] |= came
                pending.append(other)
    return states


def reversed_edges(graph: Graph) -> Edges:
    found: Edges = [[] for _ in graph.edges]
    for source, edges in enumerate(graph.edges):
        for target, kind in edges:
            if kind != ADDRESS:
                found[target].append((source, kind))
    return found


class Waiting:
    """Nodes in the order in which they came, each once. (To take the first of a dict looks at all that have gone.)"""

    __slots__ = ("_among", "_order")

    def __init__(self) -> None:
        self._order: deque[int] = deque()
        self._among: set[int] = set()

    def add(self, node: int) -> None:
        if node not in self._among:
            self._among.add(node)
            self._order.append(node)

    def __bool__(self) -> bool:
        return bool(self._order)

    def next(self) -> int:
        """The first, which waits no longer."""
        node = self._order.popleft()
        self._among.remove(node)
        return node


def masks(graph: Graph, sources: list[int], without: Container[int] = ()) -> dict[int, tuple[int, ...]]:
    """For each node that is reached, which sources (as bits of a number) come to it PLAIN, SEEN, COMPUTED, DOUBTED."""
    held: dict[int, tuple[int, ...]] = {}
    pending = Waiting()
    for k, node in enumerate(sources):
        p, s, c, d = held.get(node, _NOTHING)
        held[node] = (p, s | 1 << k, c, d) if graph.is_float[node] else (p | 1 << k, s, c, d)
        pending.add(node)
    is_float = graph.is_float
    while pending:
        node = pending.next()
        p, s, c, d = held[node]
        for target, kind in graph.edges[node]:
            if kind == ADDRESS or target in without:
                continue
            passed = 0 if kind == DENIED else c
            if is_float[target] or kind == DERIVE:
                came = (0, p | s | passed | d, 0, 0)
            elif kind == ARITHMETIC:
                came = (0, 0, p | s | c, 0)
            elif kind in (DOUBTFUL, DENIED):
                came = (0, 0, 0, p | s | passed | d)
            else:
                came = (p, s, c, d)
            was = held.get(target, _NOTHING)
            now = (was[0] | came[0], was[1] | came[1], was[2] | came[2], was[3] | came[3])
            if now != was:
                held[target] = now
                pending.add(target)
    return held


_NOTHING: Final = (0, 0, 0, 0)
