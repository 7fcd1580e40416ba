"""Forward from what is active, backward from what is wanted.

A state is a set of ways by which bits come (or go):

    PLAIN       by moves alone, through registers that are no floats: bits of which nobody says that they are a float's
    SEEN        through a float
    COMPUTED    through integer arithmetic, after the last float
    DOUBTED     through memory, from or to a place that is not known exactly and may be another member
 so integer arithmetic is passed forward always but in doubt, and backward only where what comes after it is a float
without doubt."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final

from enzyme_passes.audit.graph import ADDRESS, ARITHMETIC, DERIVE, DOUBTFUL, Graph

PLAIN: Final = 1
SEEN: Final = 2
COMPUTED: Final = 4
DOUBTED: Final = 8


def onward(graph: Graph, state: int, target: int, kind: int) -> int:
    """The state after an edge."""
    if kind == ADDRESS:
        return 0
    if graph.is_float[target] or kind == DERIVE:
        return SEEN if state else 0
    if kind == ARITHMETIC:
        return COMPUTED if state & ~DOUBTED else 0
    return DOUBTED if kind == DOUBTFUL and state else state


def forward(graph: Graph, sources: Iterable[tuple[int, int]], without: Container[int] = ()) -> list[int]:
    states = [0] * len(graph.edges)
    pending: list[int] = []
    for node, state in sources:
        state = SEEN if graph.is_float[node] and state else state
        if state & ~states[node]:
            states[node] |= state
            pending.append(node)
    edges = graph.edges
    while pending:
        node = pending.pop()
        state = states[node]
        for target, kind in edges[node]:
            came = onward(graph, state, target, kind)
            if came & ~states[target] and target not in without:
                states[target] |= came
                pending.append(target)
    return states


def reversed_edges(graph: Graph) -> list[list[tuple[int, int]]]:
    found: list[list[tuple[int, int]]] = [[] for _ in graph.edges]
    for source, edges in enumerate(graph.edges):
        for target, kind in edges:
            if kind != ADDRESS:
                found[target].append((source, kind))
    return found


def backward(
    graph: Graph,
    before: list[list[tuple[int, int]]],
    targets: Iterable[tuple[int, int]],
    without: Container[int] = (),
) -> list[int]:
    """By which ways nodes come to `targets`: SEEN is to a float by moves, COMPUTED through integer arithmetic to
    one."""
    states = [0] * len(graph.edges)
    pending: list[int] = []
    for node, state in targets:
        state = SEEN if graph.is_float[node] and state else state
        if state & ~states[node]:
            states[node] |= state
            pending.append(node)
    is_float = graph.is_float
    while pending:
        node = pending.pop()
        state = states[node]
        for source, kind in before[node]:
            came = state
            if kind == ARITHMETIC:
                came = COMPUTED if state & (SEEN | COMPUTED) else 0
            elif kind == DOUBTFUL:
                came = DOUBTED
            if came and (is_float[source] or kind == DERIVE):
                came = SEEN
            if came & ~states[source] and source not in without:
                states[source] |= came
                pending.append(source)
    return states


def masks(graph: Graph, sources: list[int]) -> dict[int, tuple[int, ...]]:
    """For each node that is reached, which sources (as bits of a number) come to it PLAIN, SEEN, COMPUTED, DOUBTED."""
    held: dict[int, tuple[int, ...]] = {}
    pending: dict[int, None] = {}
    for k, node in enumerate(sources):
        p, s, c, d = held.get(node, _NOTHING)
        held[node] = (p, s | 1 << k, c, d) if graph.is_float[node] else (p | 1 << k, s, c, d)
        pending[node] = None
    is_float = graph.is_float
    while pending:
        node = next(iter(pending))
        del pending[node]
        p, s, c, d = held[node]
        for target, kind in graph.edges[node]:
            if kind == ADDRESS:
                continue
            if is_float[target] or kind == DERIVE:
                came = (0, p | s | c | d, 0, 0)
            elif kind == ARITHMETIC:
                came = (0, 0, p | s | c, 0)
            elif kind == DOUBTFUL:
                came = (0, 0, 0, p | s | c | d)
            else:
                came = (p, s, c, d)
            was = held.get(target, _NOTHING)
            now = (was[0] | came[0], was[1] | came[1], was[2] | came[2], was[3] | came[3])
            if now != was:
                held[target] = now
                pending[target] = None
    return held


_NOTHING: Final = (0, 0, 0, 0)
