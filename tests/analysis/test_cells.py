"""Memory of the type analysis: walks over an object that are met again."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.lanes import FLOAT_KINDS, INTEGER, POINTER, WORD, Strength
from enzyme_passes.analysis.types.evidence.steps import Move
from enzyme_passes.analysis.types.heap.cells import Cell, Heap
from enzyme_passes.analysis.types.heap.signatures import describe, materialize
from enzyme_passes.analysis.types.heap.slots import Slot
from enzyme_passes.ir import types as ty
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


def test_an_array_is_copied_to_where_a_walk_goes_on_with_the_same_elements() -> None:
    """With a range of its own in each place that is copied to, two arrays that are copied to and fro get ranges an
    element further on in each round: the records of a std::deque that is sorted."""
    heap = Heap()
    array = heap.new()
    records = heap.range_at((array, 0), 12)
    heap.insert(records, 4, INTEGER, Strength.ACCESS, None, None)
    others = heap.range_at((heap.new(), 0), 504)
    heap.insert((others[0], 24), 4, INTEGER, Strength.ACCESS, None, None)
    assert heap.walk_over((array, 36), others) == (records[0], 0)
    assert heap.walk_over((array, 37), others) is None

    heap.insert((others[0], 30), 2, INTEGER, Strength.ACCESS, None, None)  # what the records have not
    assert heap.walk_over((array, 36), others) is None


def test_a_signature_tells_where_in_a_cell_a_global_begins() -> None:
    """A pointer to a table of virtual functions leads to its 16th byte: the table does not begin there."""
    table = GlobalVariable("table", ty.array(4, ty.PTR), constant=True)
    heap = Heap()
    known, seen = heap.new(), heap.new(placeholder=True)
    known.objects[table] = 0
    heap.join((seen, 0), (known, 16))
    pointer = Slot(8, POINTER, Strength.ACCESS, seen, 0, None)
    signature = describe(heap, [{0: pointer}], {}, [(table, known)], None).signature

    caller = Heap()
    own = caller.new()
    cells = materialize(caller, signature, lambda _: own)
    place = signature.arguments[0][0]
    assert caller.resolve(cells[place.node], place.place) == caller.resolve(own, 16)


def no_globals(variable: GlobalVariable) -> Cell:
    raise AssertionError(variable.name)


def test_a_walk_over_words_begins_where_a_pointer_is_met() -> None:
    """A word may be a pointer: where one lies before the walk, that is another word, and no member before an array."""
    heap = Heap()
    table, walk = heap.new(), heap.new(8)
    for at in (0, 8, 16):
        heap.insert((table, at), 8, POINTER, Strength.ACCESS, (heap.new(), 0), None)
    heap.insert((walk, 0), 8, WORD, Strength.ACCESS, None, None)
    heap.join((table, 16), (walk, 0))
    heap.join((table, 0), (walk, 0))
    heap.settle(False)
    assert [r.start for r in table.ranges] == [0]


def test_walks_over_one_table_are_compared_with_each_place_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model's coefficients, read by many loops that step by different widths: there are pairs of loops by the
    thousand, and each pair asks what lies between the beginnings of the two."""
    heap = Heap()
    table = heap.new()
    places, walks = range(0, 3200, 8), [(8 * k, 8 * (1 + k)) for k in range(60)]
    for at in places:
        heap.insert((table, at), 8, FLOAT_KINDS[ty.DOUBLE], Strength.ACCESS, None, None)
    for begin, step in walks:
        walk = heap.move((table, begin), [Move(step=step)])
        heap.insert(walk, 8, FLOAT_KINDS[ty.DOUBLE], Strength.ACCESS, None, None)
    for _ in range(4):
        heap.settle(final=False)
        heap.settle(final=True)

    views = 0
    view = Heap._view

    def counted(heap: Heap, cell: Cell, offset: int, size: int) -> list[tuple[int, Slot]]:
        nonlocal views
        views += 1
        return view(heap, cell, offset, size)

    monkeypatch.setattr(Heap, "_view", counted)
    heap.settle(final=False, whole=True)
    assert views < 8000
