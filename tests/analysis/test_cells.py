"""Memory of the type analysis: walks over an object that are met again."""

from __future__ import annotations

from enzyme_passes.analysis.cells import Cell, Heap
from enzyme_passes.analysis.lanes import POINTER, Slot, Strength
from enzyme_passes.analysis.types_graph import describe, materialize
from enzyme_passes.analysis.types_steps import Move
from enzyme_passes.ir.values import GlobalVariable


def test_a_walk_that_a_signature_tells_of_is_found_again() -> None:
    """A walk downwards from the second word of a record begins at its first; callee after callee would add one."""
    heap = Heap()
    record = heap.new(24)
    walk = heap.move((record, 8), [Move(step=-8)])
    assert [r.start for r in record.ranges] == [0]

    for _ in range(3):
        pointer = Slot(8, POINTER, Strength.ACCESS, record, 0, None)
        signature = describe(heap, [{0: pointer}], {}, [], None).signature
        heap = Heap()
        record = materialize(heap, signature, no_globals)[0]
        assert len(record.ranges) == 1
        assert heap.move((record, 8), [Move(step=8)])[0] is heap.resolve(record.ranges[0].cell, 0)[0]
    assert len(record.ranges) == 1
    assert walk[0].period == 8


def test_two_walks_that_are_joined_to_one_place_are_one() -> None:
    heap = Heap()
    record, walks = heap.new(24), [heap.new(8), heap.new(8)]
    for walk in walks:
        heap.join((record, 8), (walk, 0))
    assert len(record.ranges) == 1
    assert heap.resolve(walks[0], 0) == heap.resolve(walks[1], 0)


def no_globals(variable: GlobalVariable) -> Cell:
    raise AssertionError(variable.name)
