"""What calls through pointers can reach is read off the text of the module."""

from __future__ import annotations

from enzyme_passes.ir.call_targets import CodePointers
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.reader import body, read_module

TEXT = """
@held = global ptr @stored

define double @stored(double %x) {
  ret double %x
}

define double @halve(double %x) {
  ret double %x
}

define double @halved(double %x) {
  ret double %x
}

define double @f(ptr %g, double %x) {
  %a = call double %g(double %x)
  %b = call double @halved(double %a)
  ret double %b
}
"""


def test_a_call_of_a_function_is_no_use_of_one_whose_name_lacks_its_last_letter() -> None:
    module = read_module(TEXT)
    (named,) = CodePointers(module).by_type.values()
    assert [f.name for f in named] == ["stored"]


HOOKS = """
@hook = global ptr @quiet
@_ZTI5Shape = constant ptr null
@_ZTV5Shape = constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @area, ptr @draw, ptr @destroy] }

define void @quiet(ptr %text) {
  ret void
}
define void @area(ptr %this) {
  ret void
}
define void @draw(ptr %this) {
  ret void
}
define void @destroy(ptr %this) {
  ret void
}
define void @of_variable(ptr %x) {
  %code = load ptr, ptr @hook
  call void %code(ptr %x)
  ret void
}
define void @of_member(ptr %this, ptr %x) {
  %place = getelementptr i8, ptr %this, i64 40
  %code = load ptr, ptr %place
  call void %code(ptr %x)
  ret void
}
define void @of_table(ptr %this) {
  %table = load ptr, ptr %this
  %place = getelementptr i8, ptr %table, i64 16
  %code = load ptr, ptr %place
  call void %code(ptr %this)
  ret void
}
define void @of_table_passed_on(ptr %table, ptr %x) {
  %place = getelementptr i8, ptr %table, i64 8
  %code = load ptr, ptr %place
  call void %code(ptr %x)
  ret void
}
"""


def test_virtual_functions_are_called_at_their_places_in_tables() -> None:
    """And a hook in a variable, or farther on in an object, is none of them."""
    module = read_module(HOOKS)
    pointers = CodePointers(module)
    found = {}
    for name in ("of_variable", "of_member", "of_table", "of_table_passed_on"):
        body(module.functions[name])
        (call,) = [i for i in module.functions[name].instructions() if isinstance(i, Call)]
        found[name] = [f.name for f in pointers.reachable(call)]
    assert found == {
        "of_variable": ["quiet"],
        "of_member": ["quiet"],
        "of_table": ["quiet", "destroy"],
        "of_table_passed_on": ["quiet", "draw"],
    }


CLASSES = """
@_ZTISt9exception = external constant ptr
@_ZTI5Shape = constant { ptr, ptr } { ptr null, ptr null }
@_ZTI6Square = constant { ptr, ptr, ptr } { ptr null, ptr null, ptr @_ZTI5Shape }
@_ZTI4Text = constant { ptr, ptr } { ptr null, ptr null }
@_ZTI5Error = constant { ptr, ptr, ptr } { ptr null, ptr null, ptr @_ZTISt9exception }
@_ZTI5Other = constant { ptr, ptr, ptr } { ptr null, ptr null, ptr @_ZTI7Unknown }
@_ZTI7Unknown = external constant ptr
@_ZTV6Square = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI6Square, ptr @of_square] }
@_ZTV4Text = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI4Text, ptr @of_text] }
@_ZTV5Error = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI5Error, ptr @of_error] }
@_ZTV5Other = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI5Other, ptr @of_other] }
@_ZTV5Plain = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @of_plain] }
"""
NAMES = ("square", "text", "error", "other", "plain")
CALLED = "".join(f"define void @of_{name}(ptr %this) {{\n  ret void\n}}\n" for name in NAMES)


def called(name: str) -> list[str]:
    """The functions that a call of a function of this class may reach."""
    said = f' "enzcc.class"="{name}"' if name else ""
    module = read_module(
        f"{CLASSES}{CALLED}define void @f(ptr %p) {{\n  %t = load ptr, ptr %p\n  %c = load ptr, ptr %t\n"
        f"  call void %c(ptr %p){said}\n  ret void\n}}\n"
    )
    function = module.functions["f"]
    body(function)
    (call,) = [i for i in function.instructions() if isinstance(i, Call)]
    return [f.name.removeprefix("of_") for f in CodePointers(module).reachable(call)]


def test_a_virtual_call_reaches_functions_of_classes_that_are_derived_from_its_own() -> None:
    assert called("5Shape") == ["square", "other", "plain"]
    assert called("6Square") == ["square", "other", "plain"]
    assert called("4Text") == ["text", "other", "plain"]


def test_a_class_may_be_derived_from_one_that_nobody_knows() -> None:
    """`Other` is derived from a class of another file; without run-time types, nobody knows of which class a table is.
    Classes of the standard library are derived from none of the program's."""
    assert called("St9exception") == ["error", "other", "plain"]
    assert called("St13runtime_error") == ["error", "other", "plain"]


def test_a_call_of_a_class_without_a_table_may_reach_any_function_as_before() -> None:
    assert called("") == ["square", "text", "error", "other", "plain"]


BINDINGS = """
%_QM__fortran_type_infoTbinding = type { { i64 }, ptr }
@solverXv = constant [2 x %_QM__fortran_type_infoTbinding] [
%_QM__fortran_type_infoTbinding { { i64 } { i64 ptrtoint (ptr @begin to i64) }, ptr null },
%_QM__fortran_type_infoTbinding { { i64 } { i64 ptrtoint (ptr @advance to i64) }, ptr null }]
@dampedXv = constant [3 x %_QM__fortran_type_infoTbinding] [
%_QM__fortran_type_infoTbinding { { i64 } { i64 ptrtoint (ptr @begin to i64) }, ptr null },
%_QM__fortran_type_infoTbinding { { i64 } { i64 ptrtoint (ptr @advance_damped to i64) }, ptr null },
%_QM__fortran_type_infoTbinding { { i64 } { i64 ptrtoint (ptr @look to i64) }, ptr null }]
@report = global ptr @told

define void @begin(ptr %me) {
  ret void
}
define void @advance(ptr %me) {
  ret void
}
define void @advance_damped(ptr %me) {
  ret void
}
define void @look(ptr %me) {
  ret void
}
define void @told(ptr %me) {
  ret void
}
define void @one(ptr %me) {
  %of_type = load ptr, ptr %me
  %table = load ptr, ptr %of_type
  %place = getelementptr i8, ptr %table, i64 16
  %code = load i64, ptr %place
  %called = inttoptr i64 %code to ptr
  call void %called(ptr %me)
  ret void
}
define void @either(ptr %me, i1 %c) {
  %of_type = load ptr, ptr %me
  %table = load ptr, ptr %of_type
  %at = select i1 %c, i64 0, i64 32
  %place = getelementptr i8, ptr %table, i64 %at
  %code = load i64, ptr %place
  %called = inttoptr i64 %code to ptr
  call void %called(ptr %me)
  ret void
}
"""


def test_procedures_of_a_fortran_type_are_called_at_their_places_in_its_table() -> None:
    """And in those of its extensions; a procedure that is pointed to elsewhere may be anywhere."""
    module = read_module(BINDINGS.replace("[\n", "[").replace(",\n", ", "))
    pointers = CodePointers(module)
    found = {}
    for name in ("one", "either"):
        body(module.functions[name])
        (call,) = [i for i in module.functions[name].instructions() if isinstance(i, Call)]
        found[name] = [f.name for f in pointers.reachable(call)]
    assert found == {"one": ["advance", "advance_damped", "told"], "either": ["begin", "look", "told"]}
