"""Parts of one module are made apart, so their new symbols are called alike; joined, no two are."""

from __future__ import annotations

from enzyme_passes.incremental.join import Answer, join
from enzyme_passes.incremental.partition import Division, Part
from enzyme_passes.ir.reader import read_module


def test_a_number_that_a_name_gets_is_not_that_of_a_neighbour() -> None:
    module = read_module('target datalayout = "e-m:e"\n\n@made = internal constant i32 1\n')
    part = Part("", {}, frozenset(), frozenset(), {}, {}, [], frozenset(), [])
    answer = Answer(
        [("made", "@made = internal constant i32 2"), ("made.2", "@made.2 = internal constant i32 3")], {}, {}, []
    )
    text = join(Division(module, [part]), [answer])
    assert [f"i32 {k}" in text for k in (1, 2, 3)] == [True, True, True]
