"""What is likely to be a mistake in a request is a warning, with a switch of its own; what is right is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, needs, run

HEAD = """#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_runtime_activity;
static void square(const double *x, double *y) { y[0] = x[0] * x[0] + x[1]; }
static double sum(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
static int larger(double x) { return x > 1; }
static double logged(const double *x, FILE *log) { fprintf(log, "%g\\n", *x); return *x * *x; }
static double weighted(const double *x, const double *w) { return *x * (w ? *w : 2); }
int main(int n, char **unused) {
  (void)unused;
  double x[2] = {3, 4}, d[2] = {0, 0}, y[1], seed[1] = {0};
"""
ALWAYS_ZERO = "__enzyme_autodiff((void *)square, x, d, y, seed);"
WARNED = {
    "zero-seed": ALWAYS_ZERO,
    "small-shadow": "double less[1] = {0}; __enzyme_autodiff((void *)sum, x, less, enzyme_const, 2); d[0] = less[0];",
    "nothing-active": "__enzyme_autodiff((void *)larger, 2.0);",
}
RIGHT = {
    "a seed that is set": "seed[0] = 1; __enzyme_autodiff((void *)square, x, d, y, seed);",
    "a stream is its own shadow": "__enzyme_autodiff((void *)logged, x, d, stdout, stdout);",
    "a stream has no shadow": "__enzyme_autodiff((void *)logged, x, d, stdout, (void *)0);",
    "an argument that is left away": "__enzyme_autodiff((void *)weighted, x, d, (void *)0, (void *)0);",
    "a shadow of the part that is used": "double m[4] = {3, 4}; __enzyme_autodiff((void *)sum, m, d, enzyme_const, 2);",
    "a shadow of what may be used": "double m[4] = {3, 4}; __enzyme_autodiff((void *)sum, m, d, enzyme_const, n);",
    "values as a direction": "d[0] = __enzyme_fwddiff((void *)sum, x, x, enzyme_const, 2);",
    "inactive when the program runs": "__enzyme_autodiff((void *)weighted, enzyme_runtime_activity, x, d, x, x);",
}


def program(into: Path, body: str) -> Path:
    source = into / "prog.c"
    source.write_text(f'{HEAD}  {body}\n  printf("%g %g\\n", d[0], y[0] * 0 + x[0] * 0);\n}}\n')
    return source


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", WARNED)
def test_a_likely_mistake_is_a_warning_at_the_line(name: str, level: str, tmp_path: Path) -> None:
    source = program(tmp_path, WARNED[name])
    made = enzcc(level, "-c", source.name, cwd=tmp_path)
    assert made.status == 0, made.err
    assert made.err.startswith("prog.c:13:")
    assert "warning: " in made.err.splitlines()[0]
    assert made.err.splitlines()[0].endswith(f"[-Wenzyme-{name}]")


@pytest.mark.parametrize(
    ("options", "severity"),
    [
        (["-Wno-enzyme-zero-seed"], None),
        (["-Wno-enzyme"], None),
        (["-w"], None),
        (["-Wno-enzyme-small-shadow"], "warning"),
        (["-Wno-enzyme", "-Wenzyme-zero-seed"], "warning"),
        (["-Werror"], "error"),
        (["-Werror=enzyme-zero-seed"], "error"),
        (["-Werror=enzyme"], "error"),
        (["-Werror", "-Wno-error=enzyme-zero-seed"], "warning"),
        (["-Werror", "-Wno-enzyme"], None),
    ],
)
def test_switches_are_as_clangs(options: list[str], severity: str | None, tmp_path: Path) -> None:
    source = program(tmp_path, ALWAYS_ZERO)
    made = enzcc("-O1", *options, "-c", source.name, cwd=tmp_path)
    assert made.status == (1 if severity == "error" else 0), made.err
    if severity is None:
        assert made.err == ""
    else:
        assert f"{severity}: " in made.err.splitlines()[0]
    assert ("EZ0118" in made.err) == (severity == "error")


def test_a_switch_that_there_is_none_of_is_said(tmp_path: Path) -> None:
    (tmp_path / "empty.c").write_text("int x;\n")
    made = enzcc("-Wenzyme-zero-sed", "-c", "empty.c", cwd=tmp_path)
    assert (made.status, made.err) == (0, "enzcc: warning: unknown warning option '-Wenzyme-zero-sed'\n")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_is_no_warning(name: str, level: str, tmp_path: Path) -> None:
    source = program(tmp_path, RIGHT[name])
    made = enzcc(level, source.name, "-o", "prog", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "prog", cwd=tmp_path).status == 0


MODULE = """module m
contains
  subroutine f(x, y)
    real(8), intent(in) :: x({shape})
    real(8), intent(inout) :: y
    y = sum(x**2)
  end subroutine
end module
program p
  use m
  use enzyme
  real(8) :: x(3) = [1, 2, 3], y = 0, dy = 1
  {shadow}
  call enzyme_autodiff(f, enzyme_dup, x, d, enzyme_dup, y, dy)
  print *, d
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    ("shape", "shadow", "code"),
    [
        (":", "real(8) :: d(3) = 0", "EZ0117"),
        ("3", "real(4) :: d(6) = 0", "EZ0116"),
        ("3", "real(8) :: d(3) = 0", None),
    ],
)
def test_arrays_of_fortran_are_what_the_procedure_takes(
    shape: str, shadow: str, code: str | None, level: str, tmp_path: Path
) -> None:
    needs("fortran")
    (tmp_path / "p.f90").write_text(MODULE.format(shape=shape, shadow=shadow))
    made = enzcc(level, "p.f90", "-o", "p", cwd=tmp_path, fortran=True)
    if code is None:
        assert (made.status, made.err) == (0, "")
        assert run(tmp_path / "p", cwd=tmp_path).out.split() == ["2.", "4.", "6."]
    else:
        assert made.status == 1
        assert made.err.startswith(f"p.f90:14:3: error: [{code}]"), made.err
