# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which registers the auditor takes for addresses, and what it makes of addresses that go round."""

from __future__ import annotations

import pytest

from enzyme_passes.audit.calls import Rounds
from enzyme_passes.audit.graph import Graph
from enzyme_passes.audit.places import Kind, Object, Paths, Step
from enzyme_passes.audit.transfer import Transfer
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.values import Function
from enzyme_passes.llvm import binding as llvm

TAGS = """
!0 = !{!"int", !1, i64 0}
!1 = !{!"omnipotent char", !2, i64 0}
!2 = !{!"Simple C++ TBAA"}
!3 = !{!0, !0, i64 0}
"""


def read(text: str) -> Function:
    function = read_module(llvm.text_of(llvm.parse(text + TAGS))).functions["f"]
    body(function)
    return function


def transferred(text: str) -> tuple[Function, Graph]:
    function = read(text)
    assert function.module is not None
    transfer = Transfer(Graph(10_000), function.module, True, lambda transfer, call: None)
    transfer.function(function, lambda block: True)
    transfer.graph.solve()
    return function, transfer.graph


@pytest.mark.parametrize(
    ("said", "leads_on"), [pytest.param("!tbaa !3", False, id="counts"), pytest.param("align 4", True, id="not said")]
)
def test_two_counts_that_are_loaded_at_once_are_no_address(said: str, leads_on: bool) -> None:
    _, graph = transferred(f"""
define void @f(ptr %p, ptr %q) {{
  store i32 0, ptr %p, {said}
  %both = load atomic i64, ptr %p acquire, align 8
  %one = trunc i64 %both to i32
  store i32 %one, ptr %q
  ret void
}}
""")
    assert any(o.kind is Kind.CHILD for o in graph.objects) is leads_on


@pytest.mark.parametrize(("bits", "shifted"), [(32, False), (64, True)])
def test_a_half_of_an_address_is_moved_and_not_added_to(bits: int, shifted: bool) -> None:
    """Counts of owners lie where others have addresses: each owner more would be another place."""
    function, graph = transferred(f"""
define void @f(ptr %p, ptr %q) {{
  store ptr %q, ptr %p
  %n = load i{bits}, ptr %p
  %less = add i{bits} %n, -1
  store i{bits} %less, ptr %p
  ret void
}}
""")
    by_name = {i.name: i for i in function.instructions()}
    places = graph.places(graph.values[by_name["less"]])
    assert bool(places) is shifted
    assert all(graph.places(graph.values[by_name[name]]) for name in ("n",))


@pytest.mark.parametrize(
    ("use", "leads_on"),
    [
        pytest.param("%is = icmp eq ptr %v, @f", False, id="compared"),
        pytest.param("%is = load i8, ptr %v", True, id="read there"),
        pytest.param("store ptr %v, ptr %p", True, id="stored"),
    ],
)
def test_an_address_that_is_only_compared_leads_nowhere(use: str, leads_on: bool) -> None:
    _, graph = transferred(f"define void @f(ptr %p) {{\n  %v = load ptr, ptr %p\n  {use}\n  ret void\n}}\n")
    assert any(o.kind is Kind.CHILD for o in graph.objects) is leads_on


def test_parameters_go_round_where_functions_pass_them_on_to_each_other() -> None:
    a, b, c = (Object(Kind.PARAMETER, p) for p in read("define void @f(ptr %a, ptr %b, ptr %c) { ret void }").arguments)
    rounds = Rounds()
    assert not rounds.goes_round(b, a)
    assert not rounds.goes_round(c, b)
    assert not rounds.goes_round(b, a)
    assert rounds.goes_round(a, c)
    assert rounds.goes_round(b, a)
    assert Rounds().goes_round(a, a)


def test_a_member_of_a_node_far_down_leads_to_where_it_does_in_nodes_nearer_to_the_root() -> None:
    """struct node { struct node *left, *right; char *text; }: texts are no nodes."""
    paths = Paths(3, 3, alike=False)
    root = Object(Kind.PARAMETER, None)
    left = root.child(Step(0), paths)
    text = left.child(Step(16), paths)
    right = left.child(Step(8), paths)
    lower = right.child(Step(0), paths)
    assert lower.child(Step(16), paths) is text
    assert lower.child(Step(8), paths) is right
    assert lower.child(Step(40), paths) is lower
