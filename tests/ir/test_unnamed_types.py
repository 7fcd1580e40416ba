"""Structs without names, as LLVM's linker makes them: their numbers hold for one text only, values have the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.llvm import binding as llvm
from tests.compiling import enzcc, run

PROGRAM = r"""
%0 = type { ptr, i64, %inner }
%1 = type { double, %0 }
%inner = type { i64 }
@held = private global double 3.000000e+00
@table = linkonce_odr constant [2 x %0] [%0 { ptr null, i64 1, %inner zeroinitializer },
                                         %0 { ptr null, i64 2, %inner { i64 5 } }]
@text = private constant [10 x i8] c"%%0 is %g\00"

define double @f(double %0) {
  %2 = alloca %1
  store double %0, ptr %2
  %3 = getelementptr %1, ptr %2, i32 0, i32 1, i32 1
  %4 = getelementptr [2 x %0], ptr @table, i64 0, i64 1
  %5 = getelementptr %0, ptr %4, i32 0, i32 1
  %6 = load volatile i64, ptr %5
  store i64 %6, ptr %3
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %14

8:
  %9 = load volatile i64, ptr %3
  %10 = sitofp i64 %9 to double
  %11 = load double, ptr %2
  %12 = fmul double %10, %11
  %13 = fmul double %12, %0
  br label %14

14:
  %15 = phi double [ 0.000000e+00, %1 ], [ %13, %8 ]
  ret double %15
}

declare double @__enzyme_autodiff(ptr, ...)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %1 = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double 3.000000e+00)
  %2 = call i32 (ptr, ...) @printf(ptr @text, double %1)
  ret i32 0
}
"""


def test_types_get_names_and_values_keep_their_meaning() -> None:
    text = llvm.text_of(llvm.parse(PROGRAM))
    assert "%.type.0 = type { ptr, i64, %inner }" in text
    assert r'c"%%0 is %g\00"' in text
    llvm.verify(llvm.parse(text))
    assert all(body(f) for f in read_module(text).functions.values() if f.defined)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_request_among_them_is_answered(level: str, tmp_path: Path) -> None:
    (tmp_path / "program.ll").write_text(PROGRAM)
    made = enzcc(level, "-w", "program.ll", "-o", "program", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "program").out == "%0 is 12"
