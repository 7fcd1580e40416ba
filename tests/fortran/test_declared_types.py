"""Integers of Fortran: accesses say what the source declares, and LLVM is told nothing."""

from __future__ import annotations

import re

from enzyme_passes.languages.fortran.declared_types import with_declared_types

MODULE = """
define void @_QPf(ptr %0, ptr %1, ptr %2) !dbg !10 {
  %4 = load i32, ptr %0, align 4, !tbaa !20
  store i32 %4, ptr %1, align 4, !tbaa !22
  %5 = load float, ptr %1, align 4, !tbaa !22
  %6 = load i64, ptr %2, align 8, !tbaa !24
  ret void
}

define void @g(ptr %0) !dbg !11 {
  %2 = load i32, ptr %0, align 4
  ret void
}

!1 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !3)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3)
!3 = !DIFile(filename: "f.f90", directory: "")
!10 = distinct !DISubprogram(name: "f", unit: !1)
!11 = distinct !DISubprogram(name: "g", unit: !2)
!20 = !{!21, !21, i64 0}
!21 = !{!"dummy arg data/_QFfEn", !30, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"dummy arg data/_QFfEx", !30, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"dummy arg data/_QFfEp", !30, i64 0}
!30 = !{!"dummy arg data", !31, i64 0}
"""


def line(text: str, part: str) -> str:
    return next(line for line in text.split("\n") if part in line)


def test_an_access_to_an_integer_says_so() -> None:
    text = with_declared_types(MODULE)
    for access in ("%4 = load i32", "store i32 %4"):
        declared = re.search(r"!tbaa !\d+, !enzcc.declared (!\d+)$", line(text, access))
        assert declared is not None
        tag = re.fullmatch(r"!\{(!\d+), \1, i64 0\}", line(text, f"{declared[1]} = ").partition(" = ")[2])
        assert tag is not None
        assert '!"int"' in line(text, f"{tag[1]} = ")


def test_numbers_and_words_that_may_be_addresses_say_nothing() -> None:
    text = with_declared_types(MODULE)
    assert "declared" not in line(text, "load float") + line(text, "load i64")


def test_what_c_compiled_stays_as_it_is() -> None:
    assert "  %2 = load i32, ptr %0, align 4\n" in with_declared_types(MODULE)


def test_a_dummy_argument_that_is_nothing_but_an_integer_has_it_in_its_name() -> None:
    text = with_declared_types(MODULE)
    assert '!21 = !{!"dummy arg data/_QFfEn:int", !30, i64 0}' in text
    assert '!23 = !{!"dummy arg data/_QFfEx", !30, i64 0}' in text
    assert '!25 = !{!"dummy arg data/_QFfEp", !30, i64 0}' in text


def test_without_fortran_nothing_changes() -> None:
    other = MODULE.replace("DW_LANG_Fortran95", "DW_LANG_C11")
    assert with_declared_types(other) is other
