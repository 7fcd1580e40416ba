"""Where arrays within structs end is kept through LLVM's passes (ir/member_arrays.py)."""

from __future__ import annotations

import pytest

from enzyme_passes.ir.instructions import GetElementPtr
from enzyme_passes.ir.member_arrays import MemberArray, array_at, arrays_hidden, arrays_kept, keep_arrays
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.llvm import binding as llvm


def raw(fields: str, array: str, member: int, index: str = "%i", before: str = "") -> str:
    return f"""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
{before}
%struct.S = type {{ {fields} }}
define double @f(ptr %s, i64 %i) {{
  %a = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 {member}
  %p = getelementptr inbounds {array}, ptr %a, i64 0, i64 {index}
  %x = load double, ptr %p, align 8
  ret double %x
}}
"""


def found(text: str) -> list[MemberArray]:
    module = read_module(text)
    geps = (i for b in body(module.functions["f"]) for i in b.instructions if isinstance(i, GetElementPtr))
    return [array for gep in geps if (array := array_at(gep, module.metadata)) is not None]


def optimized(text: str) -> str:
    module = llvm.parse(text)
    llvm.prepare(module)
    return arrays_kept(llvm.text_of(module))


@pytest.mark.parametrize(
    ("fields", "array", "member", "expected"),
    [
        ("i32, [4 x double], ptr", "[4 x double]", 1, MemberArray(32, 32, 8, True)),
        (
            "[4 x double], [2 x double], double, i64",
            "[4 x double]",
            0,
            MemberArray(32, 56, 8, True),
        ),  # as far as numbers go
        ("[3 x [4 x double]], i64", "[3 x [4 x double]]", 0, MemberArray(96, 96, 8, True)),
        ("[3 x ptr], ptr, i64", "[3 x ptr]", 0, MemberArray(24, 24, 8, True)),  # another pointer is not one of these
        ("[2 x double], i64, [2 x double]", "[2 x double]", 2, MemberArray(0, 0, 1, True)),  # the last may be longer
        ("[2 x double], [16 x i8], i64", "[16 x i8]", 1, MemberArray(0, 0, 1, True)),  # anything may lie in characters
    ],
)
def test_an_array_among_members_of_other_kinds_has_an_end(
    fields: str, array: str, member: int, expected: MemberArray
) -> None:
    once = optimized(keep_arrays(raw(fields, array, member)))
    assert found(once) == [expected]
    assert found(optimized(arrays_hidden(once))) == [expected]


@pytest.mark.parametrize(
    ("fields", "index"),
    [
        ("double, [4 x double], double", "%i"),  # all is of one kind
        ("i64, [4 x double]", "%i"),  # nothing lies behind
        ("i32, [4 x double], ptr", "0"),  # nothing is subscripted
        ("i32, [4 x double], ptr", "3"),
    ],
)
def test_other_arrays_are_left_as_they_are(fields: str, index: str) -> None:
    text = raw(fields, "[4 x double]", 1, index)
    assert keep_arrays(text) == text


def test_nothing_is_left_of_it_for_llvm_in_the_program() -> None:
    text = optimized(keep_arrays(raw("i32, [4 x double], ptr", "[4 x double]", 1)))
    assert "strip.invariant.group" not in text


@pytest.mark.parametrize(
    ("given", "operand"),
    [
        ("ptr nonnull align 8 dereferenceable(64) %16", "%16"),
        ("ptr noundef @g", "@g"),
        (
            "ptr nonnull getelementptr inbounds nuw (i8, ptr @g, i64 8)",
            "getelementptr inbounds nuw (i8, ptr @g, i64 8)",
        ),
        ("ptr null", "null"),
        ('ptr captures(none) %"x y"', '%"x y"'),
    ],
)
def test_what_llvm_says_of_an_address_is_left_away(given: str, operand: str) -> None:
    call = f"  %1 = tail call noundef ptr @llvm.strip.invariant.group.p0({given}) #0, !dbg !3\n"
    attributes = 'attributes #0 = { "enzcc_array"="32 32 8 1" }\n'
    assert f"  %1 = getelementptr i8, ptr {operand}, i64 0, !enzcc.array !0, !dbg !3\n" in arrays_kept(
        call + attributes
    )


REFERENCE = """
  %v = alloca ptr, align 8
  store ptr %p, ptr %v, align 8
  %q = load ptr, ptr %v, align 8
"""


@pytest.mark.parametrize(
    ("more", "accessed"),
    [
        ("store double 1.0, ptr %q, align 8", True),
        ("%r = getelementptr inbounds double, ptr %q, i64 1\n  store double 1.0, ptr %r, align 8", False),
        ("store ptr %q, ptr %s, align 8", False),
        ("%n = ptrtoint ptr %q to i64\n  store i64 %n, ptr %s, align 8", False),
        ("call void @g(ptr %v)", False),
        ("store ptr %s, ptr %v, align 8\n  store double 1.0, ptr %q, align 8", True),
    ],
)
def test_a_reference_to_an_element_is_used_as_the_element(more: str, accessed: bool) -> None:
    text = raw("i32, [4 x double], ptr", "[4 x double]", 1, before="declare void @g(ptr)")
    marked = keep_arrays(text.replace("  %x = load", f"{REFERENCE}  {more}\n  %x = load"))
    assert f'"enzcc_array"="32 32 8 {accessed:d}"' in marked
