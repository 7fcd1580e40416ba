"""Derivatives of UMFPACK's and KLU's solutions, whose factors outlive their release, and what is refused."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from tests.compiling import enzcc, run

HERE = Path(__file__).parent / "sparse"
LIBRARIES = ("-lumfpack", "-lklu", "-lm")


@cache
def has_library() -> bool:
    """Whether programs can be linked with SuiteSparse."""
    command = [find_clang().path, "-x", "c", "-", "-o", os.devnull, *LIBRARIES]
    text = "#include <suitesparse/klu.h>\nint main(void) { klu_common c; return !klu_defaults(&c); }"
    return subprocess.run(command, input=text, text=True, capture_output=True, check=False).returncode == 0


@pytest.fixture(autouse=True)
def library() -> None:
    if not has_library():
        if os.environ.get("CI"):
            pytest.fail("CI has no libsuitesparse-dev, which `make test` installs")
        pytest.skip("SuiteSparse is not installed: apt-get install libsuitesparse-dev")


@pytest.mark.parametrize(
    ("name", "flags"),
    [
        *(("umfpack", flags) for flags in ("-O0", "-O3", "-O2 -DSECOND_ORDER", "-O1 -g -fsanitize=address,undefined")),
        *(("klu", flags) for flags in ("-O0", "-O1", "-O2", "-O3")),
    ],
)
def test_a_program_confirms_its_derivatives(name: str, flags: str, tmp_path: Path) -> None:
    made = enzcc(*flags.split(), HERE / f"{name}.c", "-o", tmp_path / "program", *LIBRARIES, cwd=tmp_path, timeout=300)
    assert (made.status, made.err) == (0, "")
    for poison in ({"ENZCC_TAPE_POISON": "1"}, {}):
        ran = run(tmp_path / "program", cwd=None, timeout=120, **poison)
        assert (ran.status, ran.err) == (0, ""), ran.out + ran.err


def _built(tmp_path: Path, body: str) -> str:
    """What the compiler says of a function of values in place: columns `p`, rows `i`, and `b`."""
    (tmp_path / "main.c").write_text(
        "#include <suitesparse/umfpack.h>\n#include <suitesparse/klu.h>\n"
        "extern int enzyme_dup;\nvoid __enzyme_autodiff(void *, ...);\n"
        "static int p[] = {0, 1, 2}, i[] = {0, 1};\n"
        f"static double f(double *x) {{\n  double b[2] = {{x[0], 1}};\n  {body}\n}}\n"
        "int main(void) {\n  double x[2] = {3, 4}, dx[2] = {0};\n  "
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);\n"
        "  return 0;\n}\n"
    )
    return enzcc("-O1", "main.c", "-o", "program", *LIBRARIES, cwd=tmp_path).err


def test_factors_that_change_are_refused(tmp_path: Path) -> None:
    body = (
        "klu_common c;\n  klu_defaults(&c);\n  klu_symbolic *s = klu_analyze(2, p, i, &c);\n"
        "  klu_numeric *n = klu_factor(p, i, x, s, &c);\n  klu_solve(s, n, 2, 1, b, &c);\n  double r = b[0];\n"
        "  klu_refactor(p, i, x, s, n, &c);\n  klu_solve(s, n, 2, 1, b, &c);\n  return r * b[0] + b[1];"
    )
    assert "[EZ0201] cannot differentiate the call of 'klu_refactor'" in _built(tmp_path, body)


def test_constant_factors_that_change_are_refused(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(
        "#include <suitesparse/klu.h>\nextern int enzyme_const, enzyme_dup;\nvoid __enzyme_autodiff(void *, ...);\n"
        "static double f(double *x, int *p, double *a, klu_symbolic *s, klu_numeric *n, klu_common *c) {\n"
        "  klu_solve(s, n, 2, 1, x, c);\n  klu_refactor(p, p, a, s, n, c);\n  return x[0];\n}\n"
        "int main(void) {\n  int p[] = {0, 1, 2};\n  double a[] = {1, 2}, x[2] = {3, 4}, dx[2] = {0};\n"
        "  klu_common c;\n  klu_defaults(&c);\n  klu_symbolic *s = klu_analyze(2, p, p, &c);\n"
        "  klu_numeric *n = klu_factor(p, p, a, s, &c);\n"
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, p, enzyme_const, a, enzyme_const, s, "
        "enzyme_const, n, enzyme_const, &c);\n  return 0;\n}\n"
    )
    made = enzcc("-O1", "main.c", "-o", "program", *LIBRARIES, cwd=tmp_path)
    assert "[EZ0201] cannot differentiate the call of 'klu_refactor'" in made.err


@pytest.mark.parametrize(("given", "why"), [("UMFPACK_A, 0, 0, 0", "asks for the matrix"),
                                            ("UMFPACK_L, p, i, x", "parts of UMFPACK's factors")])  # fmt: skip
def test_solutions_of_which_too_little_is_known_end_the_program(given: str, why: str, tmp_path: Path) -> None:
    body = (
        "void *s, *n;\n  double y[2], control[UMFPACK_CONTROL];\n  umfpack_di_defaults(control);\n"
        "  control[UMFPACK_IRSTEP] = 0;\n  umfpack_di_symbolic(2, 2, p, i, x, &s, control, 0);\n"
        "  umfpack_di_numeric(p, i, x, s, &n, control, 0);\n"
        f"  umfpack_di_solve({given}, y, b, n, control, 0);\n  return y[0];"
    )
    assert _built(tmp_path, body) == ""
    ran = run(tmp_path / "program", cwd=None)
    assert ran.status != 0
    assert why in ran.err


def test_what_the_user_states_counts(tmp_path: Path) -> None:
    stated = "klu_common c;\n  return klu_solve(0, 0, 2, 0, b, &c) * x[1];"
    _built(tmp_path, stated)
    source = tmp_path / "main.c"
    source.write_text(
        "#include <suitesparse/klu.h>\nvoid *__enzyme_inactivefn_klu = (void *)klu_solve;\n" + source.read_text()
    )
    assert enzcc("-O1", "main.c", "-o", "program", *LIBRARIES, cwd=tmp_path).status == 0
