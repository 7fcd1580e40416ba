"""Which objects pointers may point into, and which of them others know."""

from __future__ import annotations

from enzyme_passes.analysis.memory.pointers import Kind
from enzyme_passes.ir.reader import body
from tests.analysis.memory_support import analyse, module_of


def roots(inside: str, pointer: str, arguments: str = "ptr %a, ptr noalias %b, i1 %c, i64 %n") -> dict[str, Kind]:
    """The roots of the value named `pointer`, by name."""
    text = f"define void @f({arguments}) {{\nentry:\n{inside}\nret void\n}}"
    function = module_of(text).functions["f"]
    body(function)
    found = next(i for i in function.instructions() if i.name == pointer)
    return {r.value.name: r.kind for r in analyse(function).pointers.roots(found)}


def captured(inside: str) -> list[str]:
    function = module_of(f"define ptr @f(ptr %a, ptr noalias %b) {{\nentry:\n{inside}\n}}").functions["f"]
    return [v.name for v in analyse(function).pointers.captured]


def test_arithmetic_is_followed() -> None:
    assert roots("%p = getelementptr i8, ptr %a, i64 %n\n %q = getelementptr i32, ptr %p, i64 1", "q") == {
        "a": Kind.ARGUMENT
    }


def test_select_and_phi_have_several() -> None:
    assert roots("%m = call ptr @malloc(i64 8)\n %p = select i1 %c, ptr %m, ptr %b", "p") == {
        "m": Kind.FRESH,
        "b": Kind.PRIVATE,
    }


def test_null_is_no_object() -> None:
    assert roots("%p = select i1 %c, ptr %a, ptr null", "p") == {"a": Kind.ARGUMENT}


def test_a_loaded_pointer_is_a_root_of_its_own() -> None:
    assert roots("%p = load ptr, ptr %a\n %q = getelementptr i8, ptr %p, i64 8", "q") == {"p": Kind.LOADED}


def test_an_integer_may_be_any_address() -> None:
    assert roots("%p = inttoptr i64 %n to ptr", "p") == {"p": Kind.UNKNOWN}


def test_a_pointer_from_the_iteration_before_is_carried() -> None:
    text = """
        define void @f(ptr %a, i1 %c) {
        entry:
          br label %loop
        loop:
          %old = phi ptr [ %a, %entry ], [ %m, %loop ]
          %m = call ptr @malloc(i64 8)
          br i1 %c, label %loop, label %end
        end:
          ret void
        }"""
    function = module_of(text).functions["f"]
    body(function)
    pointers = analyse(function).pointers
    named = {i.name: i for i in function.instructions()}
    assert [(r.value.name, r.carried) for r in pointers.roots(named["old"])] == [("a", False), ("m", True)]
    assert [(r.value.name, r.carried) for r in pointers.roots(named["m"])] == [("m", False)]


def test_storing_an_address_captures_it() -> None:
    assert captured("%m = alloca i8\n store ptr %m, ptr %a\n ret ptr null") == ["m"]


def test_using_it_does_not() -> None:
    assert (
        captured("""
        %m = alloca i64
        store i64 1, ptr %m
        %x = load i64, ptr %m
        %same = icmp eq ptr %m, %a
        call void @look(ptr %m)
        ret ptr null""")
        == []
    )


def test_a_difference_of_addresses_does_not_but_an_address_does() -> None:
    difference = "%m = alloca i8\n %k = ptrtoint ptr %m to i64\n %l = ptrtoint ptr %a to i64\n %d = sub i64 %k, %l\n"
    assert captured(difference + "ret ptr null") == []
    assert captured(difference + "%e = xor i64 %k, 1\n %p = inttoptr i64 %e to ptr\n ret ptr %p") == ["m"]


def test_unknown_callees_keep_what_they_get() -> None:
    assert captured("%m = alloca i8\n call void @keep(ptr %m)\n ret ptr null") == ["m"]
