# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evidence for bytes that overlap settles: what is told again and again changes nothing more."""

from __future__ import annotations

import itertools

import pytest

from enzyme_passes.analysis.lanes import FLOAT_KINDS, INTEGER, POINTER, WORD, Kind, Strength
from enzyme_passes.analysis.types.heap.cells import Heap
from enzyme_passes.ir import types as ty

DOUBLE = FLOAT_KINDS[ty.DOUBLE]
EVIDENCE = [(0, 8), (4, 8), (8, 8), (2, 4), (12, 8)]


@pytest.mark.parametrize("kinds", list(itertools.product((INTEGER, POINTER, DOUBLE, WORD), repeat=3)))
def test_what_overlaps_settles(kinds: tuple[Kind, ...]) -> None:
    for places in itertools.permutations(EVIDENCE, 3):
        heap = Heap()
        cell = heap.new()
        targets = [(heap.new(placeholder=True), 0) if kind in (POINTER, WORD) else None for kind in kinds]
        for _ in range(4):
            before = heap.changes
            for (offset, size), kind, target in zip(places, kinds, targets, strict=True):
                if size == 8 or kind is INTEGER:
                    heap.learn_in(cell, offset, size, kind, Strength.ACCESS, target, None)
        assert heap.changes == before, [(at, s.size, s.kind.name) for at, s in sorted(cell.slots.items())]
        ends = [at + slot.size for at, slot in sorted(cell.slots.items())]
        assert all(end <= begin for end, begin in zip(ends, sorted(cell.slots)[1:], strict=False))


def test_integers_are_known_wherever_one_of_them_lies() -> None:
    heap = Heap()
    cell = heap.new()
    for offset, size in [(4, 8), (0, 8), (8, 8)]:
        heap.learn_in(cell, offset, size, INTEGER, Strength.ACCESS, None, None)
    assert {at for offset, slot in cell.slots.items() for at in range(offset, offset + slot.size)} == set(range(16))
