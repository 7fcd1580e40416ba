"""Globals without names are known by numbers, and LLVM numbers anew whenever it prints: between two levels, say. What
is differentiated apart gets names for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = """
target triple = "x86_64-unknown-linux-gnu"
@0 = private unnamed_addr constant [2 x double] [double 3.0, double 5.0]
@1 = private unnamed_addr constant [2 x double] [double 7.0, double 11.0]
@2 = private unnamed_addr global [2 x double] [double 13.0, double 17.0]
@text = private unnamed_addr constant [7 x i8] c"%g %g\\0A\\00"
declare i32 @printf(ptr, ...)
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)

define double @f(double %x, i64 %n) noinline {
  %a = getelementptr double, ptr @1, i64 %n
  %b = getelementptr double, ptr @2, i64 %n
  %u = load double, ptr %a
  %v = load double, ptr %b
  %p = fmul double %u, %x
  %q = fmul double %v, %x
  %s = fmul double %p, %q
  ret double %s
}

define double @derivative(double %x, i64 %n) noinline {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @f, double %x, i64 %n)
  ret double %d
}

define i32 @main(i32 %argc, ptr %argv) {
  %n = sext i32 %argc to i64
  %d = call double (ptr, ...) @__enzyme_fwddiff(ptr @derivative, double 2.0, double 1.0, i64 %n)
  %at = getelementptr double, ptr @0, i64 %n
  %w = load double, ptr %at
  %r = call i32 (ptr, ...) @printf(ptr @text, double %d, double %w)
  ret i32 0
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_second_derivative_reads_the_same_globals(level: str, tmp_path: Path) -> None:
    (tmp_path / "f.ll").write_text(PROGRAM)
    made = enzcc(level, "f.ll", "-o", "f", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "f").out == f"{2 * 11 * 17} 5\n"
