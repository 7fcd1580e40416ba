"""Messages name types as the language of the source does, and not as LLVM."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.ir.reader import read_module
from enzyme_passes.llvm.source_types import in_source
from tests.compiling import enzcc

MODULE = """
declare void @f(i32, i64, double, x86_fp80, ptr, <2 x float>, {{ double, [3 x i8] }}, i1)
!llvm.dbg.cu = !{{!0}}
!0 = distinct !DICompileUnit(language: DW_LANG_{language}, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a", directory: "/")
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("C11", "int, long, double, long double, pointer, vector of 2 float, struct of double, array of 3 char, bool"),
        (
            "Fortran18",
            "integer(4), integer(8), real(8), real(10), address, vector of 2 real(4), "
            "struct of real(8), array of 3 integer(1), logical",
        ),
        ("Rust", "i32, i64, f64, x86_fp80, pointer, vector of 2 f32, struct of f64, array of 3 i8, bool"),
        (
            "Julia",
            "Int32, Int64, Float64, x86_fp80, pointer, vector of 2 Float32, struct of Float64, array of 3 Int8, Bool",
        ),
    ],
)
def test_in_the_words_of_the_language(language: str, said: str) -> None:
    function = read_module(MODULE.format(language=language)).functions["f"]
    assert ", ".join(in_source(p, function) for p in function.function_type.parameters) == said


def test_a_number_that_lacks_its_point_is_written_as_it_should_be(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(
        "double __enzyme_autodiff(void *, ...);\n"
        "double f(double x) { return x * x; }\n"
        "double g(void) { return __enzyme_autodiff((void *)f, 2); }\n"
    )
    made = enzcc("-c", "a.c", cwd=tmp_path)
    assert made.status == 1
    assert "argument 1 of 'f' has type double, but int is passed" in made.err
    assert "help: write 2.0" in made.err
