"""Descriptors of module variables: objects have the type that they were declared with, unless they are `class`. Texts
whose length is deferred are assigned literals by a function of its own."""

from __future__ import annotations

from enzyme_passes.languages.fortran.descriptors import with_declarations

TYPE = "{ ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]], ptr, [1 x i64] }"
HEAD = f"""
@_QMmEa = global {TYPE} {{ ptr null, i64 16, i32 20240719, i8 1, i8 42, i8 2, i8 1, [1 x [3 x i64]] [[3 x i64] [i64 1, i64 0, i64 16]], ptr @_QMmEXdtXt, [1 x i64] zeroinitializer }}
define void @_QMmPgo() {{
"""  # noqa: E501
SET = "  call void @_FortranAAllocatableInitDerivedForAllocate(ptr @_QMmEa, ptr @_QMmEXdtXu, i32 1, i32 0)\n"
ALLOCATE = "  %1 = call i32 @_FortranAAllocatableAllocate(ptr @_QMmEa, ptr null, i1 false, ptr null, ptr null, i32 1)\n"
DEALLOCATE = "  %2 = call i32 @_FortranAAllocatableDeallocate{}(ptr @_QMmEa, i1 false, ptr null, ptr null, i32 1)\n"


def assumed(body: str) -> bool:
    return "@llvm.assume" in with_declarations(f"{HEAD}{body}  ret void\n}}\n")


def test_what_is_allocated_as_declared_is_of_that_type() -> None:
    assert assumed(ALLOCATE)


def test_what_is_deallocated_as_declared_is_of_that_type() -> None:
    assert assumed(DEALLOCATE.format(""))


def test_of_what_is_allocated_with_a_type_nothing_is_assumed() -> None:
    assert not assumed(SET + ALLOCATE)


def test_of_polymorphic_objects_nothing_is_assumed() -> None:
    assert not assumed(DEALLOCATE.format("Polymorphic"))


DESCRIPTOR = "{ ptr, i64, i32, i8, i8, i8, i8 }"
TEXT = (
    """
define void @_QMmPsay(ptr %text) !dbg !1 {
  %literal = alloca """
    f"""{DESCRIPTOR}
    #dbg_declare(ptr %text, !2, !DIExpression(), !4)
  store {DESCRIPTOR} {{ ptr @_QQclX6F6E65, i64 3, i32 20240719, i8 0, i8 40, i8 0, i8 0 }}, ptr %literal, align 8
  call void @_FortranAAssign(ptr %text, ptr %literal, ptr @file, i32 18)
  ret void
}}
!2 = !DILocalVariable(name: "text", type: !3)
!3 = """
)
DEFERRED = "!DIStringType(stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(), {})\n"


def is_literal(text: str) -> bool:
    return "call void @_FortranAAssignLiteral(ptr %text, ptr %literal, " in with_declarations(text)


def test_a_literal_is_assigned_to_a_text_as_such() -> None:
    assert is_literal(TEXT + DEFERRED.format("encoding: DW_ATE_ASCII"))


def test_what_may_be_an_array_of_texts_is_left_alone() -> None:
    assert not is_literal(TEXT + "!DICompositeType(tag: DW_TAG_array_type, baseType: !5)\n")


def test_texts_of_wide_characters_are_left_alone() -> None:
    assert not is_literal(TEXT + DEFERRED.format("encoding: DW_ATE_UCS"))


def test_a_text_that_is_computed_is_left_alone() -> None:
    text = TEXT.replace("@_QQclX6F6E65", "%computed")
    assert not is_literal(text + DEFERRED.format("encoding: DW_ATE_ASCII"))
