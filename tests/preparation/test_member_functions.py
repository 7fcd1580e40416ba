# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls through members of structs lead to what the program puts there (languages/member_functions.py)."""

from __future__ import annotations

import re

import pytest

from enzyme_passes.languages.member_functions import with_callees

HEAD = """
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @unseen(ptr)
declare noalias ptr @malloc(i64)
define double @one(double %x) {
  ret double %x
}
define double @two(double %x) {
  ret double %x
}
define double @three(double %x) {
  ret double %x
}
define internal void @set(ptr %o, ptr %f) {
  store ptr %f, ptr %o, align 8, !tbaa !3
  ret void
}
define internal double @use(ptr %o, double %x) {
  %f = load ptr, ptr %o, align 8, !tbaa !3
  %y = call double %f(double %x)
  ret double %y
}
define void @dead(ptr %o) {
  store ptr @three, ptr %o, align 8, !tbaa !3
  ret void
}
"""
TAIL = """
!0 = !{!"omnipotent char", !9, i64 0}
!1 = !{!"any pointer", !0, i64 0}
!2 = !{!"ops", !1, i64 0, !1, i64 8}
!3 = !{!2, !1, i64 0}
!4 = !{!2, !1, i64 8}
!5 = !{!1, !1, i64 0}
!6 = !{!"holder", !1, i64 0, !2, i64 8}
!7 = !{!6, !1, i64 8}
!8 = !{!"_ZTS3ops", !1, i64 0, !1, i64 8}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!8, !1, i64 0}
!11 = !{!"", !1, i64 0}
!12 = !{!11, !1, i64 0}
"""
MAIN = """
define double @main(ptr %p) {{
  %o = call ptr @malloc(i64 32)
  {body}
  %y = call double @use(ptr %o, double 1.0)
  ret double %y
}}
"""


def callees(body: str, more: str = "", entries: frozenset[str] = frozenset({"main"})) -> list[str] | None:
    """What is noted at the call in `use`."""
    lines = "\n  ".join(line.strip() for line in body.strip().split("\n"))
    text = with_callees(HEAD + MAIN.format(body=lines) + more + TAIL, entries)
    noted = re.search(r"call double %f\(double %x\).*!enzcc.callees (!\d+)", text)
    if noted is None:
        return None
    node = re.search(rf"^{noted[1]} = !\{{(.*)\}}$", text, re.MULTILINE)
    assert node is not None
    return re.findall(r"@(\w+)", node[1])


def test_what_is_stored_to_the_member_and_nothing_else() -> None:
    other = "store ptr @two, ptr %p, align 8, !tbaa !4"
    assert callees(f"store ptr @one, ptr %o, align 8, !tbaa !3\n{other}") == ["one"]


def test_functions_that_only_dead_code_takes_are_not_among_them() -> None:
    assert callees("call void @set(ptr %o, ptr @one)\ncall void @set(ptr %p, ptr @two)") == ["one", "two"]


def test_a_member_that_only_dead_code_sets_leads_to_none() -> None:
    assert callees("") == []


def test_a_member_is_the_same_in_a_struct_around_it_and_in_another_language() -> None:
    stores = "store ptr @one, ptr %p, align 8, !tbaa !7\nstore ptr @two, ptr %o, align 8, !tbaa !10"
    assert callees(stores) == ["one", "two"]


def test_what_comes_from_other_members_is_followed() -> None:
    stores = "store ptr @two, ptr %p, align 8, !tbaa !4\n%c = load ptr, ptr %p, align 8, !tbaa !4"
    assert callees(f"{stores}\nstore ptr %c, ptr %o, align 8, !tbaa !3") == ["two"]


@pytest.mark.parametrize(
    ("why", "body"),
    [
        ("an array", "store ptr @two, ptr %p, align 8, !tbaa !5"),
        ("nothing is said", "store ptr @two, ptr %p, align 8"),
        ("a struct without name", "store ptr @two, ptr %p, align 8, !tbaa !12"),
        ("as an integer", "store i64 ptrtoint (ptr @two to i64), ptr %p, align 8, !tbaa !4"),
        ("among others", "store { ptr, i64 } { ptr @two, i64 0 }, ptr %p, align 8"),
        ("unseen code", "call void @unseen(ptr @two)"),
    ],
)
def test_functions_that_go_elsewhere_are_always_among_them(why: str, body: str) -> None:
    assert callees(f"store ptr @one, ptr %o, align 8, !tbaa !3\n{body}") == ["one", "two"], why


@pytest.mark.parametrize(
    ("why", "body", "entries"),
    [
        ("from anywhere", "%c = load ptr, ptr %p, align 8\nstore ptr %c, ptr %o, align 8, !tbaa !3", {"main"}),
        ("from unseen code", "store ptr %p, ptr %o, align 8, !tbaa !3", {"main"}),
        ("others may call the setter", "call void @set(ptr %o, ptr @one)", {"main", "set"}),
        ("as an integer", "store i64 7, ptr %o, align 8, !tbaa !3", {"main"}),
    ],
)
def test_nothing_is_noted_where_it_may_be_anything(why: str, body: str, entries: set[str]) -> None:
    assert callees(body, entries=frozenset(entries)) is None, why


def test_nothing_is_noted_where_the_program_begins_elsewhere() -> None:
    assert callees("store ptr @one, ptr %o, align 8, !tbaa !3", entries=frozenset({"_start"})) is None


def test_parameters_of_functions_that_members_lead_to() -> None:
    more = """
define internal void @setter(ptr %o, ptr %f) {
  store ptr %f, ptr %o, align 8, !tbaa !3
  ret void
}
define internal void @other(ptr %o, ptr %f) {
  %x = load ptr, ptr %f, align 8, !tbaa !5
  ret void
}
"""
    body = """
  %m = getelementptr i8, ptr %p, i64 8
  store ptr @setter, ptr %m, align 8, !tbaa !4
  store ptr @other, ptr %p, align 8, !tbaa !5
  %g = load ptr, ptr %m, align 8, !tbaa !4
  call void %g(ptr %o, ptr @one)
"""
    assert callees(body, more) == ["one"]
