"""Descriptors of module variables: objects have the type that they were declared with, unless they are `class`."""

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
