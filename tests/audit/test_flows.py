# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""By which ways bits of a float go on through memory."""

from __future__ import annotations

import pytest

from enzyme_passes.audit.flows import PLAIN, SEEN, backward, forward, masks, reversed_edges
from enzyme_passes.audit.graph import ARITHMETIC, MOVE, Graph
from enzyme_passes.audit.places import Kind, Object, Sort


@pytest.mark.parametrize(
    ("kind", "stored", "arrives"),
    [
        pytest.param(MOVE, Sort.OTHER, True, id="moved as an integer: perhaps a union's member"),
        pytest.param(MOVE, Sort.UNKNOWN, True, id="moved as a word"),
        pytest.param(ARITHMETIC, Sort.UNKNOWN, True, id="computed, and nothing is said of where it is kept"),
        pytest.param(ARITHMETIC, Sort.OTHER, False, id="computed, and kept as an integer"),
    ],
)
def test_what_an_integer_is_computed_to_is_no_number_against_the_language(
    kind: int, stored: Sort, arrives: bool
) -> None:
    graph = Graph(10_000)
    bits, result, pointer, number = graph.node(), graph.node(), graph.node(), graph.node(is_float=True)
    graph.add(pointer, graph.make(Object(Kind.OWN, None)), (0, 0))
    graph.edge(bits, result, kind)
    graph.store(result, pointer, 8, stored)
    graph.load(pointer, number, 8, False, Sort.FLOAT)
    graph.solve()
    before = reversed_edges(graph)
    assert bool(forward(graph, [(bits, PLAIN)])[number]) is arrives
    assert bool(backward(graph, before, [(number, SEEN)])[bits]) is arrives
    assert any(masks(graph, [bits]).get(number, ())) is arrives
