"""Custom rules end to end: programs that register them, and check that it was theirs that were used.

Wrong ones are in tests/errors, higher orders and plain uses in tests/programs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_the_rules_of_a_program_are_used(program: Path, level: str, tmp_path: Path) -> None:
    made = enzcc(level, "-w", program, "-o", tmp_path / "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program")
    assert ran.status == 0, ran.out + ran.err


LIBRARY = "double secret(double x) { return x * x; }\n"
HEADER = """\
double secret(double);
double known(double);
double augmented(double), gradient(double, double);
struct pair { double primal, tangent; } forward(double, double);
void *__enzyme_register_gradient_secret[] = {(void *)secret, (void *)augmented, (void *)gradient};
void *__enzyme_register_derivative_secret[] = {(void *)secret, (void *)forward};
void *__enzyme_inactivefn_known[] = {(void *)known};
"""
RULES = """\
#include "rules.h"
double known(double x) { return 7 * x; }
double augmented(double x) { return secret(x); }
double gradient(double x, double d) { return 20 * x * d; }
struct pair forward(double x, double dx) { return (struct pair){secret(x), 20 * x * dx}; }
"""
MAIN = """\
#include "rules.h"
#include <stdio.h>
double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);
double f(double x) { return secret(x) * known(1) + known(x); }
int main(void) { printf("%g %g\\n", __enzyme_autodiff((void *)f, 3), __enzyme_fwddiff((void *)f, 3, 1)); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_rules_from_a_header_in_two_files_for_a_function_in_a_third_without_code(level: str, tmp_path: Path) -> None:
    for name, text in {"library.c": LIBRARY, "rules.h": HEADER, "rules.c": RULES, "main.c": MAIN}.items():
        (tmp_path / name).write_text(text)
    assert enzcc("-O1", "-c", "library.c", "-o", "library.o", cwd=tmp_path).status == 0
    made = enzcc(level, "main.c", "rules.c", "library.o", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").out == "420 420\n"


def test_a_program_with_rules_and_without_requests_is_compiled(tmp_path: Path) -> None:
    """The tables mean nothing then, and their names stay in the object."""
    (tmp_path / "rules.h").write_text(HEADER)
    (tmp_path / "rules.c").write_text(RULES)
    made = enzcc("-O2", "-c", "rules.c", "-o", "rules.o", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
