"""The activity analysis on small textual IR: one fact a test."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.control_flow.open_calls import Opened, function_of
from enzyme_passes.ir.instructions import Store

from .activity_support import Study, active_loads


def test_what_is_computed_from_an_active_input_for_the_result_is_active() -> None:
    study = Study(
        """
        define double @f(double %x, double %c) {
          %y = fmul double %x, %c
          %z = fadd double %c, 1.0
          %r = fadd double %y, %z
          ret double %r
        }""",
        "active const -> active",
    )
    assert [study.words(n) for n in ("x", "c", "y", "z", "r")] == ["active", "", "active", "", "active"]


def test_what_nothing_active_is_computed_from_is_not() -> None:
    study = Study(
        """
        define double @f(double %x) {
          %unused = fmul double %x, %x
          ret double %x
        }""",
        "active -> active",
    )
    assert study.words("unused") == ""


def test_no_derivative_of_a_result_that_is_constant() -> None:
    study = Study("define double @f(double %x) { %r = fmul double %x, %x ret double %r }", "active -> const")
    assert study.words("r") == ""


def test_comparisons_and_conversions_to_integers_end_a_derivative() -> None:
    study = Study(
        """
        define double @f(double %x) {
          %n = fptosi double %x to i32
          %b = fcmp ogt double %x, 0.0
          %back = sitofp i32 %n to double
          %r = select i1 %b, double %back, double 1.0
          ret double %r
        }""",
        "active -> active",
    )
    assert [study.words(n) for n in ("n", "b", "back", "r")] == ["", "", "", ""]


def test_bits_of_a_float_in_an_integer_are_active() -> None:
    study = Study(
        """
        define double @f(ptr %p) {
          %bits = load i64, ptr %p
          %x = bitcast i64 %bits to double
          ret double %x
        }""",
        "dup -> active",
    )
    assert study.words("bits") == "active"


def test_memory_of_a_dup_argument_is_active_and_of_a_const_one_is_not() -> None:
    study = Study(
        """
        define double @f(ptr %x, ptr %table) {
          %a = load double, ptr %x
          %q = getelementptr double, ptr %table, i64 3
          %b = load double, ptr %q
          %r = fmul double %a, %b
          ret double %r
        }""",
        "dup const -> active",
    )
    assert study.words("x") == "shadow, memory"
    assert study.words("q") == ""
    assert active_loads(study.facts) == [True, False]


def test_integers_behind_a_dup_argument_have_no_shadow_of_their_own() -> None:
    """The user passes a shadow for each pointer; addresses into it need not be computed."""
    study = Study(
        """
        define double @f(ptr %n, ptr %x) {
          %second = getelementptr i32, ptr %n, i64 1
          %k = load i32, ptr %second
          %i = sext i32 %k to i64
          %p = getelementptr double, ptr %x, i64 %i
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup dup -> active",
    )
    assert study.words("second") == ""
    assert study.words("k") == ""
    assert study.words("p") == "shadow, memory"


def test_a_local_array_is_active_if_it_is_between_input_and_result() -> None:
    study = Study(
        """
        define double @f(double %x, ptr %log) {
          %used = alloca [4 x double]
          %dead = alloca [4 x double]
          store double %x, ptr %used
          store double %x, ptr %dead
          %r = load double, ptr %used
          %l = load double, ptr %dead
          store double %l, ptr %log
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.words("used") == "shadow, memory"
    assert study.words("dead") == ""


def test_memory_that_holds_pointers_to_active_memory_has_a_shadow() -> None:
    """Its shadow holds the shadow pointers."""
    study = Study(
        """
        define double @f(ptr %x) {
          %slot = alloca ptr
          store ptr %x, ptr %slot
          %p = load ptr, ptr %slot
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.words("slot") == "shadow"
    assert study.words("p") == "shadow, memory"


def test_memory_that_holds_pointers_to_constant_memory_has_none() -> None:
    study = Study(
        """
        define double @f(ptr %c, double %x) {
          %slot = alloca ptr
          store ptr %c, ptr %slot
          %p = load ptr, ptr %slot
          %v = load double, ptr %p
          %r = fmul double %v, %x
          ret double %r
        }""",
        "const active -> active",
    )
    assert study.words("slot") == ""
    assert study.words("p") == ""
    assert study.words("v") == ""


def test_one_slot_of_two_pointers_each_its_own() -> None:
    """A struct of a constant and of an active array: only one of the arrays has a shadow."""
    study = Study(
        """
        define double @f(ptr %c, ptr %x) {
          %s = alloca {ptr, ptr}
          %second = getelementptr {ptr, ptr}, ptr %s, i64 0, i32 1
          store ptr %c, ptr %s
          store ptr %x, ptr %second
          %p = load ptr, ptr %s
          %q = load ptr, ptr %second
          %a = load double, ptr %p
          %b = load double, ptr %q
          %r = fmul double %a, %b
          ret double %r
        }""",
        "const dup -> active",
    )
    assert [study.words(n) for n in ("s", "p", "q", "a", "b")] == ["shadow", "", "shadow, memory", "", "active"]
    assert study.facts.activity.is_own_shadow(study.value("c")), "stored, but nobody asks for its shadow"


def test_a_pointer_that_may_be_either_has_a_shadow_and_so_must_its_parts() -> None:
    study = Study(
        """
        define double @f(ptr %c, ptr %x, i1 %b) {
          %p = select i1 %b, ptr %c, ptr %x
          %r = load double, ptr %p
          ret double %r
        }""",
        "const dup const -> active",
    )
    assert study.words("p") == "shadow, memory"
    assert study.words("c") == ""
    activity = study.facts.activity
    assert activity.may_be_inactive(study.value("p")), "asked at run time"
    assert not activity.may_be_inactive(study.value("x"))
    assert activity.is_own_shadow(study.value("c"))


def test_a_constant_pointer_stored_among_others_does_not_stand_for_its_shadow() -> None:
    """What is loaded from there is not known to be a mixture: the engine stops (EZ0401)."""
    study = Study(
        """
        define double @f(ptr %c, ptr %x, i1 %b, i64 %i) {
          %rows = alloca [2 x ptr]
          %second = getelementptr ptr, ptr %rows, i64 1
          store ptr %c, ptr %rows
          store ptr %x, ptr %second
          %at = getelementptr ptr, ptr %rows, i64 %i
          %p = load ptr, ptr %at
          %r = load double, ptr %p
          ret double %r
        }""",
        "const dup const const -> active",
    )
    activity = study.facts.activity
    assert study.words("p") == "shadow, memory"
    assert not activity.may_be_inactive(study.value("p"))
    assert not activity.is_own_shadow(study.value("c"))


def test_a_constant_table_may_be_chosen_instead_of_active_memory() -> None:
    study = Study(
        """
        @table = constant [2 x double] [double 1.0, double 2.0]
        define double @f(ptr %x, i1 %b) {
          %p = select i1 %b, ptr @table, ptr %x
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup const -> active",
    )
    activity = study.facts.activity
    assert activity.may_be_inactive(study.value("p"))
    assert activity.is_own_shadow(study.module.globals["table"])


def test_null_is_no_constant_memory() -> None:
    study = Study(
        """
        define double @f(ptr %x, i1 %b) {
        entry:
          br i1 %b, label %then, label %end
        then:
          br label %end
        end:
          %p = phi ptr [ null, %entry ], [ %x, %then ]
          %r = load double, ptr %p
          ret double %r
        }""",
        "dup const -> active",
    )
    assert study.words("p") == "shadow, memory"


def test_a_list_that_grows_from_null_has_shadows() -> None:
    """The pointer of the loop is null or what the loop itself made."""
    study = Study(
        """
        declare ptr @malloc(i64)
        define double @f(double %x, i32 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i32 [ 0, %entry ], [ %j, %loop ]
          %head = phi ptr [ null, %entry ], [ %node, %loop ]
          %node = call ptr @malloc(i64 16)
          store double %x, ptr %node
          %next = getelementptr i8, ptr %node, i64 8
          store ptr %head, ptr %next
          %j = add i32 %i, 1
          %again = icmp slt i32 %j, %n
          br i1 %again, label %loop, label %end
        end:
          %r = load double, ptr %node
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.words("head") == "shadow, memory"
    assert study.words("node") == "shadow, memory"


def test_scratch_memory_marked_constant_is_found() -> None:
    """Active data stored behind a constant argument and read again: a derivative would be lost. There is no shadow
    where one is needed, so that the engine stops (EZ0401)."""
    study = Study(
        """
        define double @f(double %x, ptr %scratch) {
          store double %x, ptr %scratch
          %r = load double, ptr %scratch
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.words("scratch") == "memory"


def test_memory_of_the_program_hidden_behind_a_constant_argument_is_found() -> None:
    study = Study(
        """
        declare ptr @malloc(i64)
        define double @f(double %x, ptr %state) {
          %buffer = call ptr @malloc(i64 8)
          store ptr %buffer, ptr %state
          store double %x, ptr %buffer
          %p = load ptr, ptr %state
          %r = load double, ptr %p
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.words("r") == "active"
    assert study.words("p") == "memory"


def test_outputs_behind_a_constant_argument_are_not_wanted() -> None:
    study = Study(
        """
        define void @f(ptr %x, ptr %out) {
          %a = load double, ptr %x
          %b = fmul double %a, %a
          store double %b, ptr %out
          ret void
        }""",
        "dup const",
    )
    assert study.words("b") == ""
    assert study.words("out") == ""


def test_a_global_is_active_if_data_passes_through_it() -> None:
    study = Study(
        """
        @state = global double 0.0
        @table = global [2 x double] [double 1.0, double 2.0]
        define double @f(double %x) {
          store double %x, ptr @state
          %s = load double, ptr @state
          %t = load double, ptr @table
          %r = fmul double %s, %t
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("s") == "active"
    assert study.words("t") == ""
    activity = study.facts.activity
    assert activity.has_shadow(study.module.globals["state"])
    assert not activity.has_shadow(study.module.globals["table"])


def test_constant_globals_and_those_declared_inactive_never_are() -> None:
    study = Study(
        """
        @table = constant [2 x double] [double 1.0, double 2.0]
        @cache = global double 0.0, !enzyme_inactive !0
        define double @f(double %x, i64 %i) {
          store double %x, ptr @cache
          %c = load double, ptr @cache
          %p = getelementptr double, ptr @table, i64 %i
          %t = load double, ptr %p
          %u = fmul double %x, %t
          %r = fadd double %u, %c
          ret double %r
        }
        !0 = !{}""",
        "active const -> active",
    )
    assert study.words("c") == ""
    assert study.words("p") == ""
    assert not study.facts.activity.memory_active(study.module.globals["cache"])


def test_math_carries_derivatives_and_its_integer_forms_do_not() -> None:
    study = Study(
        """
        declare double @sin(double)
        declare i64 @lround(double)
        define double @f(double %x) {
          %s = call double @sin(double %x)
          %n = call i64 @lround(double %x)
          %m = sitofp i64 %n to double
          %r = fadd double %s, %m
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("s") == "active"
    assert study.words("m") == ""
    assert study.active_calls("sin") == [True]
    assert study.active_calls("lround") == [False]


def test_math_that_returns_through_pointers() -> None:
    study = Study(
        """
        declare void @sincos(double, ptr, ptr)
        define double @f(double %x) {
          %s = alloca double
          %c = alloca double
          call void @sincos(double %x, ptr %s, ptr %c)
          %r = load double, ptr %s
          ret double %r
        }""",
        "active -> active",
    )
    assert study.words("s") == "shadow, memory"
    assert study.words("c") == ""
    assert study.active_calls("sincos") == [True]


def test_printing_active_values_is_no_use_of_them() -> None:
    study = Study(
        """
        @format = constant [3 x i8] c"%g\\00"
        declare i32 @printf(ptr, ...)
        define double @f(double %x, double %c) {
          %y = fmul double %x, %x
          %n = call i32 (ptr, ...) @printf(ptr @format, double %y)
          %m = sitofp i32 %n to double
          ret double %m
        }""",
        "active const -> active",
    )
    assert study.words("y") == ""
    assert study.words("m") == ""
    assert study.active_calls("printf") == [False]


def test_inactive_functions_pass_nothing() -> None:
    study = Study(
        """
        declare double @measure(ptr) #0
        define double @f(ptr %x) {
          %m = call double @measure(ptr %x)
          %a = load double, ptr %x
          %r = fmul double %a, %m
          ret double %r
        }
        attributes #0 = { "enzyme_inactive" }""",
        "dup -> active",
    )
    assert study.words("m") == ""
    assert study.active_calls("measure") == [False]


def test_unknown_code_with_active_data_is_an_active_call() -> None:
    """It cannot be differentiated: the engine says so by EZ0201. What it was given, other unseen code may give back."""
    study = Study(
        """
        declare double @secret(double)
        declare double @hidden(double)
        define double @f(double %x, double %c) {
          %a = call double @secret(double %x)
          %b = call double @hidden(double %c)
          %r = fadd double %a, %b
          ret double %r
        }""",
        "active const -> active",
    )
    assert study.active_calls("secret") == [True]
    assert study.active_calls("hidden") == [True]


def test_unknown_code_that_only_reads_may_see_active_memory() -> None:
    study = Study(
        """
        declare void @look(ptr readonly captures(none)) #0
        declare void @change(ptr)
        define double @f(ptr %x, ptr %y) {
          call void @look(ptr %x)
          call void @change(ptr %y)
          %a = load double, ptr %x
          ret double %a
        }
        attributes #0 = { memory(argmem: read) }""",
        "dup dup -> active",
    )
    assert study.active_calls("look") == [False]
    assert study.active_calls("change") == [True]


def test_copies_move_activity_and_copies_of_integers_do_not() -> None:
    study = Study(
        """
        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        define double @f(ptr %x, ptr %n) {
          %a = alloca [4 x double]
          %k = alloca [4 x i32]
          call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %x, i64 32, i1 false)
          call void @llvm.memcpy.p0.p0.i64(ptr %k, ptr %n, i64 16, i1 false)
          %r = load double, ptr %a
          %i = load i32, ptr %k
          %m = load i32, ptr %n
          %sum = add i32 %i, %m
          %s = sitofp i32 %sum to double
          %t = fadd double %r, %s
          ret double %t
        }""",
        "dup dup -> active",
    )
    assert study.words("a") == "shadow, memory"
    assert study.words("k") == ""
    assert study.active_calls("llvm.memcpy") == [True, False]


def test_a_fill_of_active_memory_is_differentiated() -> None:
    """It ends the adjoint of what was there, though nothing active is stored."""
    study = Study(
        """
        declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
        define double @f(ptr %x) {
          %a = load double, ptr %x
          call void @llvm.memset.p0.i64(ptr %x, i8 0, i64 8, i1 false)
          ret double %a
        }""",
        "dup -> active",
    )
    assert study.active_calls("llvm.memset") == [True]


def test_a_string_in_a_struct_with_active_numbers_is_no_derivative() -> None:
    study = Study(
        """
        declare ptr @strcpy(ptr, ptr)
        @text = constant [3 x i8] c"ab\\00"
        define double @f(ptr %s) {
          %name = getelementptr i8, ptr %s, i64 8
          %end = call ptr @strcpy(ptr %name, ptr @text)
          %r = load double, ptr %s
          ret double %r
        }""",
        "dup -> active",
    )
    assert study.active_calls("strcpy") == [False]


def test_a_register_of_unknown_type_on_the_way_is_active() -> None:
    """Rather an error about its type (EZ0301) than a derivative that gets lost."""
    study = Study(
        """
        define void @f(ptr %x, ptr %y) {
          %unknown = load i64, ptr %x
          store i64 %unknown, ptr %y
          ret void
        }""",
        "dup dup",
    )
    assert study.words("unknown") == "active"


def test_stores_of_integers_do_not_make_memory_active() -> None:
    study = Study(
        """
        define double @f(ptr %s, double %x) {
          %n = alloca {i32, double}
          %k = fptosi double %x to i32
          store i32 %k, ptr %n
          %at = getelementptr {i32, double}, ptr %n, i64 0, i32 1
          store double 2.0, ptr %at
          %c = load double, ptr %at
          %r = fmul double %x, %c
          ret double %r
        }""",
        "const active -> active",
    )
    assert study.words("n") == ""
    assert study.words("c") == ""
    assert any(isinstance(i, Store) for i in study.root.function.instructions())


def test_a_returned_pointer_with_a_shadow_makes_what_it_leads_to_an_output() -> None:
    study = Study(
        """
        declare ptr @malloc(i64)
        define ptr @f(double %x) {
          %p = call ptr @malloc(i64 8)
          store double %x, ptr %p
          ret ptr %p
        }""",
        "active -> dup",
    )
    assert study.words("p") == "shadow, memory"
    assert study.words("x") == "active"


def test_arithmetic_on_the_bits_of_a_float_is_active() -> None:
    """It has no derivative: the engine stops (EZ0302) instead of losing it."""
    study = Study(
        """
        define double @f(ptr %x) {
          %bits = load i64, ptr %x
          %more = add i64 %bits, 1048576
          %r = bitcast i64 %more to double
          ret double %r
        }""",
        "dup -> active",
    )
    assert [study.words(n) for n in ("bits", "more", "r")] == ["active", "active", "active"]


def test_a_power_of_two_made_of_an_integer_is_not() -> None:
    study = Study(
        """
        define double @f(double %x) {
          %k = fptosi double %x to i64
          %biased = add i64 %k, 1023
          %bits = shl i64 %biased, 52
          %p = bitcast i64 %bits to double
          %r = fmul double %p, %x
          ret double %r
        }""",
        "active -> active",
    )
    assert [study.words(n) for n in ("k", "biased", "bits", "p", "r")] == ["", "", "", "", "active"]


def test_calls_through_one_variable_are_ends_at_once() -> None:
    """A hook that LLVM has copied to all functions that call it: one copy found an end, the others are such, too. What
    is called with nothing of the callers' is none."""

    def calling(name: str) -> str:
        return f"""
define internal double @{name}(ptr %x) {{
entry:
  %a = load double, ptr %x
  %hook = load ptr, ptr @hook
  %none = icmp eq ptr %hook, null
  br i1 %none, label %own, label %other
other:
  %given = call ptr %hook(ptr %x)
  br label %go
own:
  %made = call ptr @malloc(i64 8)
  br label %go
go:
  %p = phi ptr [ %given, %other ], [ %made, %own ]
  store double %a, ptr %p
  %b = load double, ptr %p
  ret double %b
}}
"""

    text = f"""
@hook = internal global ptr null
declare noalias ptr @malloc(i64)
{calling("one")}{calling("two")}{calling("three")}
define internal double @both(ptr %x) {{
  %a = call double @one(ptr %x)
  %b = call double @two(ptr %x)
  %r = fmul double %a, %b
  ret double %r
}}
define void @set(ptr %it) {{
  store ptr %it, ptr @hook
  ret void
}}
define internal void @say() {{
entry:
  %hook = load ptr, ptr @hook
  %none = icmp eq ptr %hook, null
  br i1 %none, label %over, label %other
other:
  call void %hook(i32 1)
  br label %over
over:
  ret void
}}
define double @f(ptr %x) {{
  call void @say()
  %a = call double @both(ptr %x)
  %b = call double @three(ptr %x)
  %r = fmul double %a, %b
  ret double %r
}}
"""
    with pytest.raises(Opened) as raised:
        Study(text, "dup -> active")
    assert sorted(getattr(function_of(call), "name", "") for call in raised.value.calls) == ["one", "three", "two"]
