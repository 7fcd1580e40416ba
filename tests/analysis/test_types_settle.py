# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fixpoint of the type analysis ends: no fact is taken back and learned again, and none wanders on. Where it does
not end, the program is refused, so each of these programs has facts only if it ends."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.types import solver
from enzyme_passes.support.diagnostics import Failure
from tests.analysis.types_support import ir, memory, register

TAGS = """
!0 = !{!"root"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"int", !1, i64 0}
!3 = !{!"long", !1, i64 0}
!4 = !{!2, !2, i64 0}
!5 = !{!3, !3, i64 0}
"""


def test_an_integer_taken_out_of_a_union_is_stored_as_one() -> None:
    """The cast makes it an integer again in each round, and where it is stored, TBAA knows that better."""
    facts = ir(
        """
define void @f(ptr %u, ptr %to, ptr %from, i32 %n, i1 %is) {
  br i1 %is, label %number, label %integer
number:
  %x = load double, ptr %from
  br label %both
integer:
  %whole = load double, ptr %u
  %bits = bitcast double %whole to i64
  %upper = and i64 %bits, -4294967296
  %lower = zext i32 %n to i64
  %word = or i64 %upper, %lower
  %replaced = bitcast i64 %word to double
  br label %both
both:
  %v = phi double [ %x, %number ], [ %replaced, %integer ]
  store double %v, ptr %to
  %again = bitcast double %v to i64
  %cut = trunc i64 %again to i32
  store i32 %cut, ptr %to, !tbaa !4
  ret void
}
"""
        + TAGS
    ).facts()
    assert register(facts, "cut") == "0:int4"
    assert memory(facts, "to", 8) == "0:double"


def test_an_integer_of_a_union_hears_nothing_of_pointers_where_it_is_stored() -> None:
    facts = ir(
        """
define i64 @f(ptr %u, ptr %to, double %x, ptr %p, i64 %k) {
  store double %x, ptr %u
  %sum = add i64 %k, 1
  store i64 %sum, ptr %u, !tbaa !5
  store ptr %p, ptr %to
  %n = load i64, ptr %u, !tbaa !5
  store i64 %n, ptr %to, !tbaa !5
  %m = add i64 %n, 1
  ret i64 %n
}
"""
        + TAGS
    ).facts()
    assert register(facts, "n") == "0:int8"


@pytest.mark.parametrize("element", ["double", "i8"])
def test_a_walk_that_meets_the_beginning_of_its_struct_begins_behind_the_counts(element: str) -> None:
    """That both are one pointer says that the walk begins there; that a count lies there, that it does not."""
    facts = ir(
        f"""
define void @f(ptr %a, i64 %k, i1 %c) {{
  %s = alloca {{ i64, [3 x double] }}
  %n = load i64, ptr %s, !tbaa !5
  %m = add i64 %n, %k
  %numbers = getelementptr i8, ptr %s, i64 8
  %walk = getelementptr {element}, ptr %numbers, i64 %m
  %p = select i1 %c, ptr %s, ptr %walk
  ret void
}}
"""
        + TAGS
    ).facts()
    assert memory(facts, "s", 16) == "0:int8 8:double"


def test_what_a_callee_moves_within_one_array_repeats() -> None:
    """It moves from one argument to the other, and the caller passes two places of one array: element by element,
    what is known would wander to its end."""
    facts = ir(
        """
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @shift(ptr %a, ptr %b, i64 %n) {
  %next = getelementptr i8, ptr %b, i64 2
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %next, i64 %n, i1 false)
  ret void
}
define void @f(ptr %a, i64 %n) {
  %v = load i16, ptr %a
  %w = add i16 %v, 1
  call void @shift(ptr %a, ptr %a, i64 %n)
  ret void
}
"""
    ).facts()
    assert memory(facts, "a") == "0:int2 each 2"


@pytest.mark.parametrize("rows", [1 << 35, 1 << 24])
def test_rows_of_an_array_may_be_long(rows: int) -> None:
    """Whether the rows hold what a walk over all finds is seen without a look at each element."""
    shift = rows.bit_length() - 4
    facts = ir(
        f"""
define void @f(ptr %b, i64 %n, i64 %m) {{
  %pair = getelementptr [2 x double], ptr %b, i64 %m
  %y = load double, ptr %pair
  %far = shl i64 %n, {shift}
  %row = getelementptr double, ptr %b, i64 %far
  %at = getelementptr double, ptr %row, i64 %m
  %x = load double, ptr %at
  ret void
}}
"""
    ).facts()
    assert memory(facts, "b") == "0:double 8:double each 16"


def test_where_types_do_not_settle_the_function_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "ROUNDS", 2)
    with pytest.raises(Failure, match="do not settle") as raised:
        ir("define double @f(ptr %p) {\n  %x = load double, ptr %p\n  ret double %x\n}\n").facts()
    assert raised.value.code == "EZ0301"
    assert raised.value.at is not None
    assert raised.value.at.name == "f"
