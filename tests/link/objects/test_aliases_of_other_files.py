"""What other files do before a request: they let pointers lead to one memory, and keep what they are given.

A request that is answered where it is compiled does not see them, and must not think that there is nothing.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

HEAD = """
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
"""
MAIN = """
int main(void) {
    double own[2], d[2] = {0}, *x = own;
    SETUP;
    x[0] = 3, x[1] = 5;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    double t[2] = {1, 0};
    x[0] = 3, x[1] = 5;
    double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, t);
    printf("%g %g %g", d[0], d[1], forward);
}
"""
KEEPER = """
static double *kept;
void keep(double *p) { kept = p; }
double get(int i) { return kept[i]; }
void put(int i, double v) { kept[i] = v; }
"""
USES = "void keep(double *); double get(int); void put(int, double);"
SQUARED = "static double f(double *x) { work[0] = x[0] * x[0]; return p[0] * x[1]; }"

PROGRAMS = {
    "a pointer is set elsewhere": (
        "extern double work[4], *p; void setup(void) { p = work; }",
        f"double work[4], *p; void setup(void); {SQUARED}",
        "setup()",
    ),
    "two pointers are set to one block elsewhere": (
        "#include <stdlib.h>\nextern double *work, *p; void setup(void) { work = p = malloc(64); }",
        f"double *work, *p; void setup(void); {SQUARED}",
        "setup()",
    ),
    "an argument is kept elsewhere and read": (
        KEEPER,
        f"{USES} static double f(double *x) {{ return get(0) * x[0] * x[1]; }}",
        "keep(x)",
    ),
    "an argument is kept elsewhere and written": (
        KEEPER,
        f"{USES} static double f(double *x) {{ put(0, x[0] * x[0]); return x[0] * x[1]; }}",
        "keep(x)",
    ),
    "an argument comes from elsewhere": (
        f"#include <stdlib.h>\n{KEEPER} double *make(void) {{ return kept = malloc(16); }}",
        f"double *make(void); {USES} static double f(double *x) {{ return get(0) * x[0] * x[1]; }}",
        "x = make()",
    ),
}
"""The other file, the file with the request, what goes before: f is 45 in all of them, its gradient (30, 9)."""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_the_derivative_passes_by_way_of_what_other_files_did(name: str, level: str, tmp_path: Path) -> None:
    other, asking, setup = PROGRAMS[name]
    (tmp_path / "other.c").write_text(other)
    (tmp_path / "asking.c").write_text(HEAD + asking + MAIN.replace("SETUP", setup))
    for file in ("other", "asking"):
        made = enzcc(level, "-c", f"{file}.c", cwd=tmp_path)
        assert (made.status, made.err) == (0, "")
    made = enzcc(level, "asking.o", "other.o", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").out == "30 9 30"


def test_where_the_other_file_has_no_ir_that_is_an_error(tmp_path: Path) -> None:
    other, asking, setup = PROGRAMS["an argument is kept elsewhere and read"]
    (tmp_path / "other.c").write_text(other)
    (tmp_path / "asking.c").write_text(HEAD + asking + MAIN.replace("SETUP", setup))
    assert enzcc("-O2", "--no-ir", "-c", "other.c", cwd=tmp_path).status == 0
    assert enzcc("-O2", "-c", "asking.c", cwd=tmp_path).status == 0
    made = enzcc("-O2", "asking.o", "other.o", "-o", "program", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0201]" in made.err
