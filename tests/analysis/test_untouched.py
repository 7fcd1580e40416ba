"""Bytes of which nobody knows anything, by any name of their place, are moved as integers."""

from __future__ import annotations

import pytest

from .types_support import ir, register

RECORDS = """
    declare ptr @malloc(i64)
    declare void @show(ptr)
    define double @f(ptr %in, i64 %n, double %x) {
    entry:
      %a = call ptr @malloc(i64 %n)
      BEFORE
      br label %loop
    loop:
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %record = getelementptr { double, i32, [1 x i32] }, ptr %a, i64 %i
      store double %x, ptr %record
      %key = getelementptr i8, ptr %record, i64 8
      %count = load i32, ptr %key
      %more = add i32 %count, 1
      store i32 %more, ptr %key
      %next = add nuw i64 %i, 1
      %done = icmp eq i64 %next, %n
      br i1 %done, label %end, label %loop
    end:
      %second = getelementptr i8, ptr %a, i64 16
      %there = getelementptr i8, ptr %second, i64 8
      %rest = load i64, ptr %there
      %here = getelementptr i8, ptr %a, i64 8
      store i64 %rest, ptr %here
      AFTER
      ret double %x
    }"""


FLOAT = "store float 1.0, ptr %place"


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        pytest.param("", "", "0:int4 4:int4", id="a walk, and a constant place in it"),
        pytest.param("call void @show(ptr %a)", "", "0:int4 4:unknown4", id="unseen code may know"),
        pytest.param("", "store i64 %rest, ptr %in", "0:int4 4:unknown4", id="it goes where others may know"),
        pytest.param("", f"%place = getelementptr i8, ptr %a, i64 28\n{FLOAT}", "0:int4 4:float", id="known"),
        pytest.param(
            "",
            f"%place = getelementptr [4 x float], ptr %a, i64 %n, i64 3\n{FLOAT}",
            "0:int4 4:float",
            id="known by another walk",
        ),
    ],
)
def test_padding_that_is_moved_with_a_number_before_it(before: str, after: str, found: str) -> None:
    facts = ir(RECORDS.replace("BEFORE", before).replace("AFTER", after)).facts()
    assert register(facts, "rest") == found


def test_bytes_on_their_way_through_memory_of_a_function_s_own() -> None:
    """Nothing is known here of either buffer; but callers may know what comes in, and what goes out."""
    facts = ir("""
        declare ptr @malloc(i64)
        define void @f(ptr %in, ptr %out, i64 %n) {
          %a = call ptr @malloc(i64 %n)
          %b = call ptr @malloc(i64 %n)
          %x = load i64, ptr %in
          store i64 %x, ptr %a
          %y = load i64, ptr %a
          store i64 %y, ptr %b
          %z = load i64, ptr %b
          store i64 %z, ptr %out
          ret void
        }""").facts()
    assert [register(facts, name) for name in "xyz"] == ["0:unknown8"] * 3
