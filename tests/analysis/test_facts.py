"""Activity between functions: what callers learn of callees, and the contexts that callees get."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from enzyme_passes.analysis.activity.value_flow import ValueFlow
from enzyme_passes.analysis.facts import MOST_CONTEXTS
from enzyme_passes.analysis.types.inference import TypeAnalysis
from enzyme_passes.engine.levels import differentiate
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.ir.values import Function
from enzyme_passes.llvm import binding as llvm

from .activity_support import Study, signature

SQUARE = """
define internal double @square(double %a, double %b) {
  %c = fmul double %a, %a
  %d = fmul double %b, 2.0
  %e = fptosi double %d to i32
  ret double %c
}
"""


def test_a_callee_passes_on_what_its_body_passes_on() -> None:
    """@square's result does not depend on its second argument but through an integer nobody uses."""
    study = Study(
        SQUARE
        + """
        define double @f(double %x, double %y) {
          %r = call double @square(double %x, double %y)
          ret double %r
        }""",
        "active active -> active",
    )
    assert study.words("x") == "active"
    assert study.words("y") == ""
    assert signature(study.context("square")) == "active const -> active"


def test_a_call_whose_result_is_not_wanted_is_inactive() -> None:
    study = Study(
        SQUARE
        + """
        define double @f(double %x) {
          %s = call double @square(double %x, double 1.0)
          %n = fptosi double %s to i64
          %r = sitofp i64 %n to double
          ret double %r
        }""",
        "active -> active",
    )
    assert study.active_calls("square") == [False]


def test_activity_goes_through_memory_of_a_callee() -> None:
    study = Study(
        """
        define internal void @put(ptr %to, double %v, ptr %count) {
          store double %v, ptr %to
          %n = load i32, ptr %count
          %m = add i32 %n, 1
          store i32 %m, ptr %count
          ret void
        }
        define double @f(double %x) {
          %a = alloca double
          %n = alloca i32
          store i32 0, ptr %n
          call void @put(ptr %a, double %x, ptr %n)
          %r = load double, ptr %a
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("a") == "shadow, memory"
    assert study.words("n") == ""
    assert signature(study.context("put")) == "dup active const -> const"
    inside = study.inside("put")
    assert study.words("to", inside) == "shadow, memory"
    assert study.words("count", inside) == ""


def test_a_callee_that_only_reads_active_memory_for_integers_is_inactive() -> None:
    study = Study(
        """
        define internal i32 @sign(ptr %p) {
          %v = load double, ptr %p
          %b = fcmp olt double %v, 0.0
          %n = zext i1 %b to i32
          ret i32 %n
        }
        define double @f(ptr %x) {
          %n = call i32 @sign(ptr %x)
          %m = sitofp i32 %n to double
          %a = load double, ptr %x
          %r = fmul double %a, %m
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.active_calls("sign") == [False]


def test_a_callee_that_clears_active_memory_is_differentiated() -> None:
    study = Study(
        """
        define internal void @clear(ptr %p) {
          store double 0.0, ptr %p
          ret void
        }
        define double @f(ptr %x) {
          %r = load double, ptr %x
          call void @clear(ptr %x)
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.active_calls("clear") == [True]


def test_two_callers_of_one_function_with_different_memory() -> None:
    """The same function copies active data once, constant data once: two contexts."""
    study = Study(
        """
        define internal double @first(ptr %p) {
          %v = load double, ptr %p
          ret double %v
        }
        define double @f(ptr %x, ptr %c) {
          %a = call double @first(ptr %x)
          %b = call double @first(ptr %c)
          %r = fmul double %a, %b
          ret double %r
        }""",
        "dup const -> active",
    )
    assert study.active_calls("first") == [True, False]
    assert study.words("a") == "active"
    assert study.words("b") == ""


def test_equal_calls_share_a_context() -> None:
    study = Study(
        SQUARE
        + """
        define double @f(double %x, i64 %n) {
          %y = sitofp i64 %n to double
          %a = call double @square(double %x, double 3.0)
          %b = call double @square(double %a, double %y)
          ret double %b
        }""",
        "active const -> active",
    )
    assert study.context("square", 0) is study.context("square", 1)


def test_allocation_in_a_callee_gives_a_shadow_to_the_caller() -> None:
    study = Study(
        """
        declare ptr @malloc(i64)
        define internal ptr @make(double %v) {
          %p = call ptr @malloc(i64 8)
          store double %v, ptr %p
          ret ptr %p
        }
        define double @f(double %x) {
          %p = call ptr @make(double %x)
          %r = load double, ptr %p
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("p") == "shadow, memory"
    assert signature(study.context("make")) == "active -> dup"
    assert study.words("p", study.inside("make")) == "shadow, memory"


def test_a_result_that_points_into_a_constant_argument_is_constant() -> None:
    study = Study(
        """
        define internal ptr @row(ptr %m, i64 %i) {
          %p = getelementptr double, ptr %m, i64 %i
          ret ptr %p
        }
        define double @f(ptr %x, ptr %c, i64 %i) {
          %p = call ptr @row(ptr %x, i64 %i)
          %q = call ptr @row(ptr %c, i64 %i)
          %a = load double, ptr %p
          %b = load double, ptr %q
          %r = fmul double %a, %b
          ret double %r
        }""",
        "dup const const -> active",
    )
    assert study.words("p") == "shadow, memory"
    assert study.words("q") == ""
    assert study.words("b") == ""


def test_null_passed_to_a_callee_is_its_own_shadow() -> None:
    study = Study(
        """
        define internal double @at(ptr %p, ptr %q) {
          %none = icmp eq ptr %p, null
          %s = select i1 %none, ptr %q, ptr %p
          %v = load double, ptr %s
          ret double %v
        }
        define double @f(ptr %x) {
          %r = call double @at(ptr null, ptr %x)
          ret double %r
        }""",
        "dup -> active",
    )
    assert signature(study.context("at")) == "dup dup -> active"


def test_globals_carry_activity_between_callees() -> None:
    study = Study(
        """
        @state = internal global double 0.0
        define internal void @set(double %v) { store double %v, ptr @state ret void }
        define internal double @get() { %v = load double, ptr @state ret double %v }
        define double @f(double %x) {
          call void @set(double %x)
          %r = call double @get()
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("r") == "active"
    assert study.active_calls("set") == [True]
    assert signature(study.context("get")) == " -> active"
    assert study.words("v", study.inside("get")) == "active"


def test_recursion_ends() -> None:
    study = Study(
        """
        define internal double @power(double %x, i32 %n) {
          %done = icmp eq i32 %n, 0
          br i1 %done, label %end, label %more
        more:
          %m = sub i32 %n, 1
          %p = call double @power(double %x, i32 %m)
          %q = fmul double %p, %x
          br label %end
        end:
          %r = phi double [ 1.0, %0 ], [ %q, %more ]
          ret double %r
        }
        define double @f(double %x) {
          %r = call double @power(double %x, i32 5)
          ret double %r
        }""",
        "active -> active",
    )
    assert len(study.contexts()) == 2


MUTUAL = """
%node = type { double, ptr }
define internal double @even(ptr %p, double %x) {
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %more
more:
  %at = getelementptr %node, ptr %p, i64 0, i32 1
  %next = load ptr, ptr %at
  %r = call double @odd(ptr %next, double %x)
  br label %end
end:
  %s = phi double [ 0.0, %0 ], [ %r, %more ]
  ret double %s
}
define internal double @odd(ptr %p, double %x) {
  %v = load double, ptr %p
  %at = getelementptr %node, ptr %p, i64 0, i32 1
  %next = load ptr, ptr %at
  %r = call double @even(ptr %next, double %x)
  %y = fmul double %v, %x
  %s = fadd double %r, %y
  ret double %s
}
"""


def test_mutual_recursion_over_a_list() -> None:
    study = Study(
        MUTUAL
        + """
        define double @f(ptr %list, double %x) {
          %r = call double @even(ptr %list, double %x)
          ret double %r
        }""",
        "dup active -> active",
    )
    found = study.contexts()
    assert {c.function.name for c in found} == {"f", "even", "odd"}
    assert len(found) <= 5
    odd = next(c for c in found if c.function.name == "odd")
    assert signature(odd) == "dup active -> active"
    assert study.words("v", study.analyses.facts(odd)) == "active"


def test_a_constant_list_is_not_differentiated() -> None:
    study = Study(
        MUTUAL
        + """
        define double @f(ptr %list, double %x) {
          %r = call double @even(ptr %list, double %x)
          ret double %r
        }""",
        "const active -> active",
    )
    assert signature(study.context("even")) == "const active -> active"
    inside = study.inside("even")
    assert study.words("next", inside) == ""


def test_recursion_that_changes_the_roles_of_its_arguments() -> None:
    """@f writes through its constant argument what the recursive call, where it is the other, reads."""
    study = Study(
        """
        define double @f(ptr %x, ptr %y, i32 %n) {
          %done = icmp eq i32 %n, 0
          br i1 %done, label %end, label %more
        more:
          %a = load double, ptr %x
          %b = fmul double %a, %a
          store double %b, ptr %y
          %m = sub i32 %n, 1
          %p = call double @f(ptr %y, ptr %x, i32 %m)
          br label %end
        end:
          %v = load double, ptr %x
          %r = phi double [ %v, %end2 ]
          ret double %r
        end2:
          br label %end
        }""".replace("label %end, label %more", "label %end2, label %more")
        .replace("          br label %end\n        end:", "          br label %end2\n        end:")
        .replace("end2:\n          br label %end", "end2:\n          br label %end"),
        "dup const const -> active",
    )
    assert study.words("y") == "memory", "an error, since the constant argument has no shadow"


def test_a_loop_of_contexts_is_bounded() -> None:
    """Each level of the recursion knows one field more; at some point callers' knowledge is dropped."""
    fields = 3 * MOST_CONTEXTS
    study = Study(
        f"""
        define internal double @walk(ptr %p, i64 %n) {{
          %q = getelementptr i8, ptr %p, i64 8
          %done = icmp eq i64 %n, {fields}
          br i1 %done, label %end, label %more
        more:
          %m = add i64 %n, 1
          %r = call double @step(ptr %q, i64 %m)
          br label %end
        end:
          %s = phi double [ 0.0, %0 ], [ %r, %more ]
          %v = load double, ptr %p
          %t = fadd double %s, %v
          ret double %t
        }}
        define internal double @step(ptr %p, i64 %n) {{
          %r = call double @walk(ptr %p, i64 %n)
          ret double %r
        }}
        define double @f(ptr %x) {{
          %r = call double @walk(ptr %x, i64 0)
          ret double %r
        }}""",
        "dup -> active",
    )
    assert len(study.contexts()) <= 3 * MOST_CONTEXTS


def test_runtime_activity_goes_with_the_context() -> None:
    study = Study(
        SQUARE
        + """
        define double @f(double %x) {
          %r = call double @square(double %x, double 1.0)
          ret double %r
        }""",
        "active -> active",
        runtime_activity=True,
    )
    assert study.context("square").runtime_activity


def test_a_callee_that_gets_a_mixture_asks_at_run_time() -> None:
    study = Study(
        """
        define internal double @first(ptr %p) {
          %v = load double, ptr %p
          ret double %v
        }
        define double @f(ptr %c, ptr %x, i1 %b) {
          %p = select i1 %b, ptr %c, ptr %x
          %r = call double @first(ptr %p)
          ret double %r
        }""",
        "const dup const -> active",
    )
    assert study.context("first").runtime_activity


def test_a_call_of_itself_does_what_the_function_does() -> None:
    """Its result is not wanted, but it stores into active memory."""
    study = Study(
        """
        @state = internal global double 0.0
        define double @f(double %x, i32 %n) {
          %v = load double, ptr @state
          %w = fmul double %v, %x
          store double %w, ptr @state
          %done = icmp eq i32 %n, 0
          br i1 %done, label %end, label %more
        more:
          %m = sub i32 %n, 1
          %unused = call double @f(double 1.0, i32 %m)
          br label %end
        end:
          %r = load double, ptr @state
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.active_calls("f") == [True]


COPY = """
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define internal void @copy(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
}
define internal void @twice(ptr %to, ptr %from, i64 %n) {
  %between = alloca [16 x i8]
  call void @copy(ptr %between, ptr %from, i64 %n)
  call void @copy(ptr %to, ptr %between, i64 %n)
  ret void
}
"""


def test_pointers_copied_by_a_callee_that_does_not_know_them() -> None:
    """%p is %x, though no instruction says so: %b holds what @twice moved there as bytes."""
    study = Study(
        COPY
        + """
        define double @f(ptr %x) {
          %a = alloca ptr
          %b = alloca ptr
          store ptr %x, ptr %a
          call void @twice(ptr %b, ptr %a, i64 8)
          %p = load ptr, ptr %b
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.words("b") == "shadow"
    assert study.words("p") == "shadow, memory"
    assert study.words("r") == "active"
    assert study.active_calls("twice") == [True]


def test_copies_of_constant_pointers_stay_constant() -> None:
    study = Study(
        COPY
        + """
        define double @f(ptr %c, double %x) {
          %a = alloca ptr
          %b = alloca ptr
          store ptr %c, ptr %a
          call void @copy(ptr %b, ptr %a, i64 8)
          %p = load ptr, ptr %b
          %v = load double, ptr %p
          %r = fmul double %v, %x
          ret double %r
        }""",
        "const active -> active",
    )
    assert study.words("b") == ""
    assert study.words("v") == ""
    assert study.active_calls("copy") == [False]


def test_pointers_copied_as_integers_nothing_is_known_of() -> None:
    study = Study(
        """
        define internal void @move(ptr %to, ptr %from) {
          %bits = load i64, ptr %from
          store i64 %bits, ptr %to
          ret void
        }
        define double @f(ptr %x) {
          %a = alloca ptr
          %b = alloca ptr
          store ptr %x, ptr %a
          call void @move(ptr %b, ptr %a)
          %p = load ptr, ptr %b
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.words("p") == "shadow, memory"
    assert study.words("r") == "active"


def test_a_function_is_visited_once_for_each_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten functions, each calling the next one twice: 1024 ways to the last, one context."""
    depth = 10
    text = (
        "define internal double @g0(ptr %p) {\n %v = load double, ptr %p\n %s = fmul double %v, %v\n ret double %s\n}\n"
    )
    for k in range(1, depth + 1):
        text += f"""
        define internal double @g{k}(ptr %p) noinline {{
          %a = call double @g{k - 1}(ptr %p)
          %b = call double @g{k - 1}(ptr %p)
          %s = fmul double %a, %b
          ret double %s
        }}"""
    text += f"""
    declare double @__enzyme_autodiff(...)
    define double @main(ptr %x, ptr %dx) {{
      %r = call double (...) @__enzyme_autodiff(ptr @g{depth}, ptr %x, ptr %dx)
      ret double %r
    }}"""
    visits: Counter[str] = Counter()

    def counted(owner: type, name: str, of: Callable[..., list[Function]]) -> None:
        original = getattr(owner, name)

        def wrapper(*arguments: object, **named: object) -> object:
            visits.update(f"{owner.__name__} {f.name}" for f in of(*arguments))
            return original(*arguments, **named)

        monkeypatch.setattr(owner, name, wrapper)

    counted(TypeAnalysis, "_solver", lambda self, functions: list(functions))
    counted(ValueFlow, "find_sides", lambda self, result: [self.function])
    differentiate(llvm.text_of(llvm.parse(text)), EngineOptions())
    assert visits
    # Types: what the body says; that, given to itself, for the flow of floats; the only context. Flow: the last two.
    assert max(count for name, count in visits.items() if name.startswith("TypeAnalysis")) <= 3
    assert max(count for name, count in visits.items() if name.startswith("ValueFlow")) <= 2
