"""Pointers that are constants of another file, whose code is not here: what they lead to may change all the same.

`extern double *const rows[2]` and C++'s `extern double &r` are such. That nothing is known of their values is no reason
to take the memory behind them for constant.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

C_LIBRARY = "double a[3];\ndouble *const rows[2] = {a, a + 1};\n"
CXX_LIBRARY = "static double a[3];\nextern double &first, &second;\ndouble &first = a[0], &second = a[1];\n"
MAIN = """\
double __enzyme_autodiff(void *, double), __enzyme_fwddiff(void *, double, double);
int main(void) {
  double reverse = __enzyme_autodiff((void *)f, 1.5), forward = __enzyme_fwddiff((void *)f, 1.5, 1.0), h = 1e-5;
  double wanted = (f(1.5 + h) - f(1.5 - h)) / (2 * h);
  return !(reverse == forward && reverse / wanted - 1 < 1e-8 && wanted / reverse - 1 < 1e-8);
}
"""
BODIES = [
    "rows[0][0] = x * x; rows[1][0] = 2 * x; return rows[0][0] * rows[1][0];",
    "rows[0][1] = x * x; double u = rows[1][0]; rows[1][0] = 2 * x; return u * rows[0][1];",
    "double s = 0; for (int i = 0; i < 4; i++) { rows[i & 1][1] = x * (i + s); s += rows[i & 1][1] * x; } return s;",
]


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("body", BODIES)
def test_a_table_of_pointers(body: str, level: str, tmp_path: Path) -> None:
    (tmp_path / "library.c").write_text(C_LIBRARY)
    (tmp_path / "main.c").write_text(
        f"extern double *const rows[2];\n__attribute__((noinline)) double f(double x) {{ {body} }}\n{MAIN}"
    )
    assert enzcc("-O1", "-c", "--no-ir", "library.c", cwd=tmp_path).status == 0
    made = enzcc(level, "main.c", "library.o", "-o", "main", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "main").status == 0


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_reference(level: str, tmp_path: Path) -> None:
    (tmp_path / "library.cpp").write_text(CXX_LIBRARY)
    (tmp_path / "main.cpp").write_text(
        "extern double &first, &second;\n"
        "double f(double x) { first = x * x; second = 2 * first; return first * second; }\n"
        f'extern "C" {{\n{MAIN.partition("int main")[0]}}}\nint main{MAIN.partition("int main")[2]}'
    )
    assert enzcc("-O1", "-c", "--no-ir", "library.cpp", cwd=tmp_path, cxx=True).status == 0
    made = enzcc(level, "main.cpp", "library.o", "-o", "main", cwd=tmp_path, cxx=True)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "main").status == 0


PASSED = """\
#include <stdio.h>
extern double *%s rows[2];
extern double a[3];
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
extern int enzyme_dup;
__attribute__((noinline)) double f(double *x) { rows[0][0] = 3 * rows[0][0] * rows[0][0]; return x[0] * x[1]; }
int main(void) {
  double reverse[3] = {0}, forward[3] = {1};
  a[0] = 2, a[1] = 5;
  double slope = __enzyme_fwddiff((void *)f, enzyme_dup, a, forward);
  a[0] = 2, a[1] = 5;
  __enzyme_autodiff((void *)f, enzyme_dup, a, reverse);
  printf("%%g %%g %%g\\n", slope, reverse[0], reverse[1]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("constant", "expected"), [("const", "60 60 12"), ("", "EZ0203")])
def test_pointers_of_another_file_may_lead_to_what_is_passed(
    constant: str, expected: str, level: str, tmp_path: Path
) -> None:
    """No code has to run for that: initial values do it. A variable that may change has no shadow here."""
    (tmp_path / "library.c").write_text(C_LIBRARY.replace("const", constant))
    (tmp_path / "main.c").write_text(PASSED % constant)
    assert enzcc("-O1", "-c", "--no-ir", "library.c", cwd=tmp_path).status == 0
    made = enzcc(level, "main.c", "library.o", "-o", "main", cwd=tmp_path)
    if expected.startswith("EZ"):
        assert made.status == 1 and f"main.c:6:66: error: [{expected}]" in made.err
    else:
        assert (made.status, made.err) == (0, "")
        assert run(tmp_path / "main").out.strip() == expected
