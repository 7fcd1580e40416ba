"""Copies into variables move what is read there, where all that reads a variable is seen (normalize/read_parts.py)."""

from __future__ import annotations

import re

import pytest

from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.writer import write_function
from enzyme_passes.normalize.read_parts import ReadParts

HEAD = """
%struct.R = type { ptr, i32, double, double }
@kept = global ptr null
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @unseen(ptr)
define internal double @number(ptr %r) {
  %p = getelementptr inbounds i8, ptr %r, i64 24
  %x = load double, ptr %p, align 8
  ret double %x
}
define internal double @inner(ptr %r) {
  %p = getelementptr inbounds i8, ptr %r, i64 -8
  %x = call double @number(ptr %p)
  ret double %x
}
define internal double @custom(ptr %r) #0 {
  %x = load double, ptr %r, align 8
  ret double %x
}
define internal double @again(ptr %r) {
  %x = call double @again(ptr %r)
  ret double %x
}
"""
TAIL = """
attributes #0 = { "enzyme_gradient"="gradient" }
"""


@pytest.mark.parametrize(
    ("reads", "parts"),
    [
        ("%x = call double @number(ptr %got)", [(24, 8)]),
        ("%x = call double @inner(ptr %got)", [(16, 8)]),
        ("%k = load i32, ptr %at8, align 8\n  %x = call double @number(ptr %got)", [(8, 4), (24, 8)]),
        ("%x = load double, ptr %at16, align 8\n  %y = call double @number(ptr %got)", [(16, 16)]),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %at16, i64 8, i1 false)", [(16, 8)]),
        ("store double 1.0, ptr %at16, align 8\n  %x = call double @number(ptr %got)", [(24, 8)]),
        # Read by others, or at places that are not known.
        ("call void @unseen(ptr %got)", [(0, 32)]),
        ("store ptr %got, ptr @kept, align 8", [(0, 32)]),
        ("%i = ptrtoint ptr %got to i64", [(0, 32)]),
        ("%p = getelementptr i8, ptr %got, i64 %n\n  %x = load double, ptr %p, align 8", [(0, 32)]),
        ("%x = call double @custom(ptr %got)", [(0, 32)]),
        ("%x = call double @again(ptr %got)", [(0, 32)]),
        ("call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %got, i64 %n, i1 false)", [(0, 32)]),
    ],
)
def test_a_copy_moves_the_parts_that_are_read(reads: str, parts: list[tuple[int, int]]) -> None:
    text = f"""{HEAD}
define void @f(ptr %from, ptr %to, i64 %n) {{
  %got = alloca %struct.R, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %got, ptr %from, i64 32, i1 false)
  %at8 = getelementptr inbounds i8, ptr %got, i64 8
  %at16 = getelementptr inbounds i8, ptr %got, i64 16
  {reads}
  ret void
}}
{TAIL}"""
    assert _copies(text) == parts


def test_what_the_compiler_says_of_members_stays() -> None:
    text = f"""{HEAD}
define double @f(ptr %from) {{
  %got = alloca %struct.R, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr %got, ptr %from, i64 32, i1 false), !tbaa.struct !0
  %x = call double @number(ptr %got)
  ret double %x
}}
{TAIL}
!0 = !{{i64 0, i64 8, !1, i64 24, i64 8, !1}}
!1 = !{{!2, !2, i64 0}}
!2 = !{{!"omnipotent char"}}
"""
    assert _copies(text) == [(0, 32)]


def _copies(text: str) -> list[tuple[int, int]]:
    """Where in the variable copies go to, and how many bytes they move."""
    module = read_module(text)
    for function in module.functions.values():
        body(function)
    function = module.functions["f"]
    ReadParts(module).narrow([function])
    written = write_function(function)
    offsets = {name: int(by) for name, by in re.findall(r"(%\S+) = getelementptr i8, ptr %got, i64 (\d+)", written)}
    copies = re.findall(r"@llvm.memcpy.p0.p0.i64\(ptr (%\S+), ptr (%\S+), i64 (\d+),", written)
    return [(offsets.get(to, 0), int(size)) for to, source, size in copies if to == "%got" or to in offsets]
