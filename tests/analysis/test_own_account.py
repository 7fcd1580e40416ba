"""Callees that are told no more than they say themselves: one context for callers that know different things."""

from __future__ import annotations

from enzyme_passes.analysis.context import Context

from .activity_support import Study, signature

SCALE = """
define internal void @scale(ptr %n, ptr %x) {
entry:
  %count = load i32, ptr %n, !tbaa !1
  %wide = sext i32 %count to i64
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %at
  %w = fmul double %v, %v
  store double %w, ptr %at
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %wide
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !3, i64 0}
!3 = !{!"omnipotent char", !4, i64 0}
!4 = !{!"Simple C++ TBAA"}
"""


def contexts(study: Study, callee: str) -> list[Context]:
    return [study.facts.callee_context(call) for call in study.calls(callee)]


def test_a_size_in_an_object_and_one_on_the_stack_make_one_context() -> None:
    """Neither the numbers beside the size nor the object's shadow matter to who reads the size only."""
    study = Study(
        SCALE
        + """
        define double @f(ptr %me, ptr %x, ptr %y) {
          %size = alloca i32
          store i32 3, ptr %size
          %value = getelementptr i8, ptr %me, i64 16
          %a = load double, ptr %value
          store double %a, ptr %x
          %n = getelementptr i8, ptr %me, i64 4
          call void @scale(ptr %n, ptr %x)
          call void @scale(ptr %size, ptr %y)
          %r = load double, ptr %x
          %s = load double, ptr %y
          %t = fadd double %r, %s
          ret double %t
        }""",
        "dup dup dup -> active",
    )
    in_object, on_stack = contexts(study, "scale")
    assert signature(in_object) == "const dup -> const"
    assert in_object == on_stack


def test_a_number_that_is_read_as_an_integer_is_told_of() -> None:
    """What the caller knows to be a number keeps its shadow, whatever the callee takes it for."""
    study = Study(
        SCALE
        + """
        define double @f(ptr %me, ptr %x) {
          %a = load float, ptr %me
          %wide = fpext float %a to double
          store double %wide, ptr %x
          call void @scale(ptr %me, ptr %x)
          %r = load double, ptr %x
          ret double %r
        }""",
        "dup dup -> active",
    )
    (context,) = contexts(study, "scale")
    assert signature(context) == "dup dup -> const"


def test_memory_that_is_one_for_the_caller_belongs_together() -> None:
    study = Study(
        SCALE
        + """
        define internal void @move(ptr %n, ptr %to, ptr %from) {
          %count = load i32, ptr %n, !tbaa !1
          %wide = sext i32 %count to i64
          %here = getelementptr double, ptr %from, i64 %wide
          %v = load double, ptr %here
          %there = getelementptr double, ptr %to, i64 %wide
          store double %v, ptr %there
          ret void
        }
        define double @f(ptr %n, ptr %x, ptr %y) {
          %part = getelementptr double, ptr %x, i64 1
          call void @move(ptr %n, ptr %part, ptr %x)
          call void @move(ptr %n, ptr %y, ptr %x)
          %r = load double, ptr %y
          ret double %r
        }""",
        "const dup dup -> active",
    )
    one, two = contexts(study, "move")
    families = [
        [context.types.nodes[slots[0].node].family for slots in context.types.arguments] for context in (one, two)
    ]
    assert families[0][1] == families[0][2]
    assert families[1][1] != families[1][2]
