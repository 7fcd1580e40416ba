"""What a copy moves of an object, in the auditor's graph."""

from __future__ import annotations

import pytest

from enzyme_passes.audit.flows import PLAIN, forward
from enzyme_passes.audit.graph import Graph
from enzyme_passes.audit.places import HERE, Kind, Object, Paths, Step


def _place(graph: Graph, pointer: int, by: int, step: int = 0) -> int:
    place = graph.node()
    graph.shift(pointer, place, by, step)
    return place


@pytest.mark.parametrize(("at", "is_moved"), [(24, False), (32, True), (40, True)])
@pytest.mark.parametrize("copied_first", [False, True])
def test_a_part_of_a_struct_that_is_copied_holds_what_was_written_there(
    at: int, is_moved: bool, copied_first: bool
) -> None:
    """struct { double by_index[4]; ... }: what lies behind it is copied, and a number was written before or behind."""
    graph = Graph(10_000)
    source, target = graph.node(), graph.node()
    for pointer in (source, target):
        graph.add(pointer, graph.make(Object(Kind.OWN, None, size=48)), HERE)
    number, one, other = (graph.node(is_float=True) for _ in range(3))

    def copy() -> None:
        graph.copy(_place(graph, source, 32), _place(graph, target, 32), 16, None)  # type: ignore[arg-type]

    if copied_first:
        copy()
    graph.store(number, _place(graph, source, at), 8)
    graph.load(_place(graph, source, 0, 8), one, 8, False)
    graph.load(_place(graph, target, 0, 8), other, 8, False)
    if not copied_first:
        copy()
    graph.solve()
    reached = forward(graph, [(number, PLAIN)], {})
    assert reached[one]
    assert bool(reached[other]) is is_moved


@pytest.mark.parametrize("grows", ["no", "before", "after"])
@pytest.mark.parametrize("short", ["source", "target", "none"])
def test_nothing_is_copied_where_there_is_no_room(short: str, grows: str) -> None:
    """A pointer to a list's node or to its head, which ends before what is copied of the node. What may be reallocated
    may have become longer."""
    graph = Graph(10_000)
    source, target = graph.node(), graph.node()
    for pointer, name in ((source, "source"), (target, "target")):
        graph.add(pointer, graph.make(Object(Kind.OWN, None, room=24 if name == short else 32)), HERE)
    number, found = graph.node(is_float=True), graph.node(is_float=True)
    if grows == "before":
        graph.grow(source)
        graph.grow(target)
    graph.copy(_place(graph, source, 16), _place(graph, target, 16), 12, None)  # type: ignore[arg-type]
    graph.store(number, _place(graph, source, 16), 8)
    graph.load(_place(graph, target, 16), found, 8, False)
    graph.solve()
    if grows == "after":
        graph.grow(source)
        graph.grow(target)
        graph.solve()
    assert bool(forward(graph, [(number, PLAIN)], {})[found]) is (short == "none" or grows != "no")


def test_a_path_that_ends_goes_on_as_a_shorter_one_with_the_same_end() -> None:
    """struct node { struct node *next; ...; union { void *free; double number; } *cell; }: what the cell of a node far
    down leads to is what another node's does, and no node; the links of a list lead on within themselves."""
    root = Object(Kind.PARAMETER, None)

    def child(of: Object, offset: int) -> Object:
        return of.child(Step(offset), Paths(3, 2, alike=True))

    first = child(root, 0)
    cell = child(first, 24)
    unused = child(cell, 0)
    second = child(first, 0)
    third = child(second, 0)
    assert child(second, 24) is cell
    assert child(third, 24) is cell
    assert child(third, 0) is third
    assert child(unused, 0) is unused or child(child(unused, 0), 0) is child(unused, 0)
    assert len({id(o) for o in (first, second, third, cell, unused)}) == 5
