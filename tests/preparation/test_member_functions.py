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
!13 = !{!"object", !1, i64 0, !14, i64 8}
!14 = !{!"int", !0, i64 0}
!15 = !{!13, !1, i64 0}
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


# Tables

TABLES = """
@first = constant { ptr, ptr } { ptr @one, ptr @three }
@second = global { ptr, ptr } { ptr @two, ptr @three }
@of_both = constant [2 x ptr] [ptr @first, ptr @second]
@prototype = global { ptr, i32 } { ptr @first, i32 7 }
@pair = global [2 x { ptr, ptr }] [{ ptr, ptr } { ptr @one, ptr @two }, { ptr, ptr } { ptr @two, ptr @three }]
define internal void @make(ptr %p, ptr %table) {
  store ptr %table, ptr %p, align 8, !tbaa !15
  ret void
}
"""
LED = """\
%q = load ptr, ptr %p, align 8, !tbaa !15
%z = call double @use(ptr %q, double 2.0)"""


@pytest.mark.parametrize(
    ("why", "body", "expected"),
    [
        ("one", "store ptr @first, ptr %p, align 8, !tbaa !15", ["one"]),
        ("one that may be written to, and is not", "call void @make(ptr %p, ptr @second)", ["two"]),
        ("two", "call void @make(ptr %p, ptr @first)\ncall void @make(ptr %p, ptr @second)", ["one", "two"]),
        (
            "the table's second half",
            "%h = getelementptr i8, ptr @first, i64 8\nstore ptr %h, ptr %p, align 8, !tbaa !15",
            ["three"],
        ),
        (
            "another table",
            "%k = load i64, ptr %o\n%a = getelementptr ptr, ptr @of_both, i64 %k\n%t = load ptr, ptr %a\n"
            "store ptr %t, ptr %p, align 8, !tbaa !15",
            ["one", "two"],
        ),
        ("an object with an initializer", "call void @use_object(ptr @prototype)", ["one"]),
        (
            "one of several",
            "%k = load i64, ptr %o\n%a = getelementptr [16 x i8], ptr @pair, i64 %k\n"
            "store ptr %a, ptr %p, align 8, !tbaa !15",
            ["one", "two"],
        ),
        (
            "one that is written to",
            "store ptr @second, ptr %p, align 8, !tbaa !15\nstore ptr @three, ptr @second, align 8, !tbaa !3",
            ["two", "three"],
        ),
    ],
)
def test_functions_in_tables(why: str, body: str, expected: list[str]) -> None:
    inside = re.sub("^", "  ", LED, flags=re.MULTILINE)
    of_object = f"define internal void @use_object(ptr %p) {{\n{inside}\n  ret void\n}}\n"
    body = body if "use_object" in body else f"{body}\n{LED}"
    assert callees(body, TABLES + of_object) == expected, why


@pytest.mark.parametrize(
    ("why", "body"),
    [
        ("unseen code", "call void @unseen(ptr @second)"),
        ("nothing is said", "store ptr @second, ptr %p, align 8"),
        ("copied", "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @second, i64 16, i1 false)"),
        ("as an integer", "store i64 ptrtoint (ptr @second to i64), ptr %p, align 8"),
        ("loaded as an integer", "%i = load i64, ptr @second, align 8\nstore i64 %i, ptr %p, align 8"),
        ("loaded as two", "%v = load <2 x ptr>, ptr @second, align 8\nstore <2 x ptr> %v, ptr %p, align 8"),
        ("a request", "call void @__enzyme_autodiff(ptr @one, ptr @second)"),
    ],
)
def test_functions_in_tables_that_go_elsewhere_are_always_among_them(why: str, body: str) -> None:
    more = TABLES + "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare void @__enzyme_autodiff(...)\n"
    more = more.replace("ptr @three }", "ptr null }") if "autodiff" not in why else more
    assert callees(f"store ptr @first, ptr %p, align 8, !tbaa !15\n{body}\n{LED}", more) == ["one", "two"], why


def test_a_table_that_other_code_names_may_be_anywhere() -> None:
    body = f"store ptr @first, ptr %p, align 8, !tbaa !15\n{LED}"
    assert callees(body, TABLES) == ["one"]
    assert callees(body, TABLES, frozenset({"main", "pair"})) is None  # all


def test_a_call_through_a_table_that_nothing_leads_to() -> None:
    dead = "define void @dead_too(ptr %p) {\n  store ptr @first, ptr %p, align 8, !tbaa !15\n  ret void\n}\n"
    assert callees(LED, TABLES + dead) == []
