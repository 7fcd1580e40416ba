"""What is settled in raw IR: requests, markers, custom rules."""

from __future__ import annotations

import re

from enzyme_passes.languages import prepare as preprocess
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.pipeline import prepare_text

HEAD = """
declare double @__enzyme_autodiff(ptr, ...)
@enzyme_dup = external global i32
@enzyme_const = external global i32
@enzyme_out = external global i32
define double @f(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
"""


def preprocessed(text: str) -> str:
    return preprocess.preprocess(llvm.text_of(llvm.parse(HEAD + text)))


def prepared(text: str) -> str:
    module = llvm.parse(preprocessed(text))
    llvm.prepare(module)
    return preprocess.after_preparation(llvm.text_of(module))


def request(text: str) -> str:
    """The arguments of the only request."""
    (found,) = re.findall(r"^ .*@__enzyme_autodiff\((.*)\)", text, re.MULTILINE)
    return found


def test_a_marker_that_is_loaded_becomes_the_address_of_its_global():
    text = preprocessed("""
define double @g(double %x) {
  %m = load i32, ptr @enzyme_out, align 4
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %m, double %x)
  ret double %r
}""")
    assert request(text) == "ptr @f, ptr @enzyme_out, double %x"


def test_a_marker_that_comes_through_a_variable_is_resolved_after_optimization():
    text = prepared("""
define double @g(double %x) {
  %slot = alloca i32
  %m = load i32, ptr @enzyme_out, align 4
  store i32 %m, ptr %slot
  %n = load i32, ptr %slot
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %n, double %x)
  ret double %r
}""")
    assert request(text) == "ptr nonnull @f, ptr @enzyme_out, double %x"


def test_two_markers_of_equal_value_stay_two():
    """A program may define its markers itself, all zero: LLVM would fold both loads to one constant."""
    text = HEAD.replace("external global i32", "internal global i32 0")
    text += """
define double @g(double %x) {
  %m = load i32, ptr @enzyme_out, align 4
  %n = load i32, ptr @enzyme_const, align 4
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %m, double %x, i32 %n, double 1.0)
  ret double %r
}"""
    module = llvm.parse(preprocess.preprocess(llvm.text_of(llvm.parse(text))))
    llvm.prepare(module)
    arguments = request(llvm.text_of(module)).replace("nonnull ", "")
    assert arguments == "ptr @f, ptr @enzyme_out, double %x, ptr @enzyme_const, double 1.000000e+00"


def test_a_request_of_fixed_arguments_becomes_variadic():
    """A marker declared as int is passed as a pointer from now on; only a variadic call may do that."""
    text = preprocessed("""
declare void @__enzyme_autodiff_two(ptr, i32, ptr, ptr)
define void @g(ptr %x, ptr %dx) {
  %m = load i32, ptr @enzyme_dup, align 4
  call void @__enzyme_autodiff_two(ptr @f, i32 %m, ptr %x, ptr %dx)
  ret void
}""")
    assert "call void (...) @__enzyme_autodiff_two(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx) nomerge" in text


def test_an_unknown_value_is_left_for_the_engine_to_judge():
    text = preprocessed("""
define double @g(double %x, i32 %m) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @f, i32 %m, double %x)
  ret double %r
}""")
    assert request(text) == "ptr @f, i32 %m, double %x"


def test_a_function_with_a_rule_is_neither_inlined_nor_looked_into():
    """An identity with a gradient of its own would be replaced by its argument."""
    text = prepared("""
@__enzyme_register_gradient_id = global [3 x ptr] [ptr @id, ptr @aug, ptr @rev]
define double @id(double %x) { ret double %x }
define double @aug(double %x) { ret double %x }
define double @rev(double %x, double %d) { ret double 0.0 }
define double @user(double %x) {
  %y = call double @id(double %x)
  ret double %y
}""")
    assert re.search(r"call double @id\(double %x\)", text)
    assert '"enzyme_gradient"="aug,rev"' in text
    assert re.search(r"^define double @id\(", text, re.MULTILINE), "it has its own linkage again"


def test_every_table_becomes_an_attribute():
    text = preprocessed("""
@.s = private constant [6 x i8] c"log1p\\00"
@.o = private constant [5 x i8] c"1,-1\\00"
@__enzyme_function_like_f = global { ptr, ptr } { ptr @f, ptr @.s }
@__enzyme_inactivefn_p = global ptr @p
@__enzyme_nofree_p = global [1 x ptr] [ptr @q]
@__enzyme_shouldrecompute = global [1 x ptr] [ptr @r]
@__enzyme_allocation_like_a = global [4 x ptr] [ptr @a, ptr inttoptr (i64 1 to ptr), ptr @.o, ptr @d]
@table = global [2 x double] zeroinitializer
@__enzyme_inactive_global_t = global ptr @table
declare void @p()
declare void @q()
declare void @r()
declare ptr @a(i32, i64)
declare void @d(i64, ptr)
""")
    for attribute in (
        '"enzyme_math"="log1p"', '"enzyme_inactive"', '"enzyme_nofree"', '"enzyme_shouldrecompute"',
        '"enzyme_allocation_like"="1;1,-1;d"',
    ):  # fmt: skip
        assert attribute in text
    assert re.search(r"^@table = .*!enzyme_inactive !\d+$", text, re.MULTILINE)
    llvm.verify(llvm.parse(text))


def test_annotations_become_attributes():
    text = preprocessed("""
@.a = private constant [16 x i8] c"enzyme_inactive\\00"
@.b = private constant [27 x i8] c"enzyme_function_like=log1p\\00"
@.f = private constant [4 x i8] c"a.c\\00"
@counter = global i32 0
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @counter, ptr @.a, ptr @.f, i32 9, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @p, ptr @.a, ptr @.f, i32 6, ptr null },
  { ptr, ptr, ptr, i32, ptr } { ptr @f, ptr @.b, ptr @.f, i32 5, ptr null }], section "llvm.metadata"
declare void @p()
""")
    assert re.search(r"^@counter = .*!enzyme_inactive", text, re.MULTILINE)
    assert '"enzyme_inactive"' in text and '"enzyme_math"="log1p"' in text


def test_vectorization_pragmas_are_not_followed_before_differentiation():
    text = preprocess.strip_vectorization_pragmas('!1 = !{!"llvm.loop.vectorize.enable", i1 true}')
    assert "llvm.loop.vectorize" not in text


def test_a_c99_inline_body_outlives_preparation_and_is_not_emitted():
    text = prepared("""
define available_externally double @inline_f(double %x) {
  %y = fmul double %x, 2.0
  ret double %y
}
define double @g(double %x) {
  %r = call double (ptr, ...) @__enzyme_autodiff(ptr @inline_f, double %x)
  ret double %r
}""")
    assert re.search(r"^define linkonce_odr double @inline_f", text, re.MULTILINE)
    assert re.search(r"^define available_externally double @inline_f", preprocess.finish(text), re.MULTILINE)


def test_an_unused_function_with_a_rule_is_kept_until_the_end():
    text = prepared("""
@__enzyme_inactivefn_s = internal global ptr @s
define internal void @s() { ret void }
""")
    assert "@s()" in text
    assert preprocess.KEEP not in preprocess.finish(text)


def test_type_hints_are_gone_at_the_end():
    text = preprocess.finish("""define void @f(ptr %x) {
  tail call void (ptr, ...) @__enzyme_double(ptr noundef nonnull %x, i64 noundef 24), !dbg !8
  %1 = call i32 (...) @_Z15__enzyme_doublePv(ptr %x)
  call void @other(ptr @__enzyme_double)
  ret void
}
declare void @__enzyme_double(ptr, ...)
""")
    assert text.split("\n")[1:4] == [
        "  %1 = freeze i32 undef",
        "  call void @other(ptr @__enzyme_double)",
        "  ret void",
    ]
    assert preprocess.leftover_request(text) == "__enzyme_double"


def test_a_declaration_that_nothing_uses_is_no_request():
    assert preprocess.leftover_request("declare double @__enzyme_autodiff(...)\n") is None
    left = "declare double @__enzyme_autodiff(...)\ndefine double @f() {\n  %1 = call double @__enzyme_autodiff2()\n}\n"
    assert preprocess.leftover_request(left) is None
    assert preprocess.leftover_request(left.replace("diff2", "diff")) == "__enzyme_autodiff"


def test_text_without_requests_comes_back_as_it_is():
    text = "define void @f() {\n  ret void\n}\n"
    assert preprocess.preprocess(text) == text


def test_features_that_llvm_has_forgotten_are_not_switched_off():
    """clang 16 says -avx512er with -march=native."""
    triple = llvm.parse("").triple or "x86_64-unknown-linux-gnu"
    text = f'target triple = "{triple}"\nattributes #0 = {{ "target-features"="+cx8,-no_such_thing" }}\n'
    if "x86_64" in triple:
        assert '"target-features"="+cx8"' in llvm.without_unknown_features(text)


def test_loops_that_clear_and_copy_stay_loops_until_they_are_differentiated():
    """Made into memset, a loop of a language whose access tags have no types would say nothing of what it clears."""
    text = """
        define void @clear(ptr noalias %p, ptr noalias %q, i64 %n) {
        entry:
          br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %next, %loop ]
          %at = getelementptr double, ptr %p, i64 %i
          store double 0.0, ptr %at
          %to = getelementptr double, ptr %q, i64 %i
          %from = getelementptr double, ptr %to, i64 100
          %x = load double, ptr %from
          store double %x, ptr %to
          %next = add i64 %i, 1
          %more = icmp ult i64 %next, 100
          br i1 %more, label %loop, label %done
        done:
          ret void
        }"""
    found = prepared(text)
    assert "store double" in found
    assert "call void @llvm.mem" not in found
    assert "no-builtin" not in found


def test_functions_without_attributes_stay_without() -> None:
    """What keeps loops while LLVM prepares a module is an attribute; LLVM reads no empty group of attributes."""
    text = (
        "define double @f(double %x) {\n  ret double %x\n}\n"
        "declare double @__enzyme_autodiff(ptr, ...)\n"
        "define double @df(double %x) {\n"
        "  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x)\n  ret double %d\n}\n"
    )
    llvm.parse(prepare_text(text))


VIRTUAL = """
define double @called(ptr %a, ptr %b) {
  %this.addr = alloca ptr
  store ptr %a, ptr %this.addr, !tbaa !1
  %this = load ptr, ptr %this.addr
  %r = call double @at(ptr %this)
  %got = call ptr @get(ptr %b)
  %t = load ptr, ptr %got, !tbaa !3
  %place = getelementptr inbounds ptr, ptr %t, i64 2
  %code = load ptr, ptr %place
  %s = call double %code(ptr %got, double %r) nounwind
  ret double %s
}
define double @at(ptr %p) personality ptr @__gxx_personality_v0 {
  %v = alloca ptr
  store ptr %p, ptr %v, !tbaa !1
  %this = load ptr, ptr %v
  %base = getelementptr inbounds i8, ptr %this, i64 16
  %t = load ptr, ptr %base, !tbaa !3
  %place = getelementptr inbounds ptr, ptr %t, i64 0
  %code = load ptr, ptr %place
  %r = invoke double %code(ptr %base) to label %done unwind label %pad
done:
  ret double %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
define ptr @get(ptr %holder) {
  %object = load ptr, ptr %holder, !tbaa !5
  ret ptr %object
}
define void @untold(ptr %p) {
  %object = load ptr, ptr %p
  %t = load ptr, ptr %object, !tbaa !3
  %code = load ptr, ptr %t
  call void %code(ptr %object)
  ret void
}
define i32 @__gxx_personality_v0(...) {
  ret i32 0
}
!0 = !{!"p1 _ZTS5Shape", !6, i64 0}
!1 = !{!0, !0, i64 0}
!2 = !{!"vtable pointer", !7, i64 0}
!3 = !{!2, !2, i64 0}
!4 = !{!"p1 _ZTS5Curve", !6, i64 0}
!5 = !{!8, !4, i64 0}
!6 = !{!"any pointer", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!"_ZTS6Holder", !4, i64 0}
"""


def test_a_virtual_call_is_told_of_which_class_its_object_is():
    """By what its pointer was loaded as, stored as (`this`), or returned as; of a base, by the class around it."""
    told = re.findall(r'(call|invoke) (?:double|void) %\w+\([^)]*\)(?: "enzcc.class"="(\w+)")?', preprocessed(VIRTUAL))
    assert told == [("call", "5Curve"), ("invoke", "5Shape"), ("call", "")]
