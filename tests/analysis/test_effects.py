"""What functions do to memory, as their callers see it."""

from __future__ import annotations

from enzyme_passes.analysis.memory.effects import (
    CAPTURE,
    FREE,
    READ,
    READ_DEEP,
    WRITE,
    WRITE_DEEP,
    FunctionEffects,
    ProgramEffects,
)
from tests.analysis.memory_support import module_of


def effects(text: str, name: str = "f") -> FunctionEffects:
    module = module_of(text)
    return ProgramEffects(module).of(module.functions[name])


def test_each_parameter_for_itself() -> None:
    found = effects("""
        define void @f(ptr %in, ptr %out, ptr %unused) {
          %x = load double, ptr %in
          store double %x, ptr %out
          ret void
        }""")
    assert found.parameters == (READ, WRITE, 0)
    assert not found.pure and not found.reads_unknown and not found.writes_unknown


def test_what_is_behind_a_loaded_pointer_is_deep() -> None:
    found = effects("""
        define void @f(ptr %h) {
          %p = load ptr, ptr %h
          store double 1.0, ptr %p
          ret void
        }""")
    assert found.parameters == (READ | WRITE_DEEP,)


def test_memory_of_its_own_is_no_effect() -> None:
    found = effects("""
        define double @f(double %x) {
          %t = alloca double
          store double %x, ptr %t
          %m = call ptr @malloc(i64 8)
          store double %x, ptr %m
          %y = load double, ptr %m
          ret double %y
        }""")
    assert found.pure and not found.reads and found.allocates


def test_a_new_object_is_fresh_unless_it_escaped() -> None:
    fresh = "define ptr @f(ptr %h) {{\n %m = call ptr @malloc(i64 8)\n {more}\n ret ptr %m\n }}"
    assert effects(fresh.format(more="")).result_fresh
    assert not effects(fresh.format(more="store ptr %m, ptr %h")).result_fresh


def test_globals_are_named() -> None:
    found = effects(
        "@g = global i32 0\ndefine void @f() {\n %x = load i32, ptr @g\n store i32 1, ptr @g\n ret void\n }"
    )
    assert [g.name for g in found.globals_read] == ["g"] == [g.name for g in found.globals_written]


def test_callees_are_followed_and_recursion_ends() -> None:
    text = """
        define void @f(ptr %p, i64 %k) {
          call void @g(i64 %k, ptr %p)
          ret void
        }
        define void @g(i64 %k, ptr %p) {
          %stop = icmp eq i64 %k, 0
          br i1 %stop, label %end, label %more
        more:
          store double 1.0, ptr %p
          %less = sub i64 %k, 1
          call void @f(ptr %p, i64 %less)
          br label %end
        end:
          ret void
        }"""
    assert effects(text).parameters == (WRITE, 0)
    assert effects(text, "g").parameters == (0, WRITE)


def test_a_stored_address_is_captured() -> None:
    text = "@g = global ptr null\ndefine void @f(ptr %p, ptr %q) {\n store ptr %p, ptr @g\n ret void\n }"
    assert effects(text).parameters == (CAPTURE, 0)


def test_a_released_argument() -> None:
    assert effects("define void @f(ptr %p) {\n call void @free(ptr %p)\n ret void\n }").parameters == (FREE,)


def test_unknown_code_does_everything_and_says_so() -> None:
    found = effects("define void @f(ptr %p) {\n call void @unknown()\n ret void\n }")
    assert found.reads_unknown and found.writes_unknown and found.observable
    assert found.parameters == (0,)  # it was not given the pointer


def test_attributes_are_believed() -> None:
    assert effects("declare void @g(ptr readonly captures(none)) memory(argmem: read)", "g").parameters[0] == READ
    assert effects("declare double @g(ptr) memory(none)", "g").pure


def test_what_is_only_read_may_be_released_where_that_is_seen() -> None:
    """Zig says `readonly` of each pointer to constants, and these may be what is released."""
    text = """
        declare void @free(ptr)
        define void @drop(ptr readonly %p) {
          call void @free(ptr readonly %p)
          ret void
        }
        declare void @unseen(ptr readonly)
    """
    assert effects(text, "drop").parameters[0] & FREE
    assert not effects(text, "unseen").parameters[0] & FREE


def test_a_call_through_a_pointer_reaches_the_functions_whose_address_is_taken() -> None:
    found = effects("""
        @table = global ptr @h
        define void @f(ptr %code, ptr %p) {
          call void %code(ptr %p)
          ret void
        }
        define internal void @h(ptr %q) {
          %x = load volatile double, ptr %q
          ret void
        }""")
    assert found.parameters[1] == READ


def test_a_byval_argument_is_read_by_the_call_and_not_written() -> None:
    text = "define void @f(ptr byval(double) %p) {\n store double 1.0, ptr %p\n ret void\n }"
    assert effects(text).parameters[0] & (READ | WRITE | READ_DEEP) in (0, READ)
    declared = effects("declare void @g(ptr byval(double)) memory(none)", "g")
    assert declared.parameters[0] == READ
