"""Derivatives of routines of BLAS: each routine with all flags, and programs that call them.

What is compiled is written from the engine's table (programs.py), so that no routine and no flag is left out. Here the
combinations of sizes are thinned; ENZCC_TEST_EVERYTHING=1 runs the whole product.
"""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from enzyme_passes.ir.instructions import Call
from enzyme_passes.rules.linear_algebra import table
from enzyme_passes.rules.linear_algebra.table import Reading, Routine
from enzyme_passes.synthesis.shadow.calls import Decision, SweepCalls, Way
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
from enzyme_passes.synthesis.shadow.operations import CalledOperation
from tests.compiling import enzcc, needs, run
from tests.linear_algebra.programs import Variant, of_complex_numbers, of_library, program

HERE = Path(__file__).parent
PROGRAMS = {path.stem: path for path in sorted([*(HERE / "c").glob("*.c"), *(HERE / "cpp").glob("*.cpp")])}
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1"}
REQUEST = "extern int enzyme_const, enzyme_dup;\nvoid __enzyme_autodiff(void *, ...);\n"


@cache
def has_library() -> bool:
    """Whether programs that include cblas.h and lapacke.h can be linked with OpenBLAS."""
    text = "#include <cblas.h>\n#include <lapacke.h>\nint main(void) { return cblas_ddot(0, 0, 1, 0, 1) != 0; }"
    command = [find_clang().path, "-x", "c", "-", "-o", os.devnull, "-llapacke", "-lopenblas"]
    return subprocess.run(command, input=text, text=True, capture_output=True, check=False).returncode == 0


@pytest.fixture(autouse=True)
def library() -> None:
    if not has_library():
        if os.environ.get("CI"):
            pytest.fail("CI has no libopenblas-dev or liblapacke-dev, which `make test` installs")
        pytest.skip("OpenBLAS or LAPACKE is not installed: apt-get install libopenblas-dev liblapacke-dev")


def check(source: Path, *flags: str, into: Path, part: int = 1) -> None:
    """Build and run: the compiler must be silent, and the program content."""
    made = enzcc(
        *flags, "-I", HERE, source, "-o", into / "program", "-llapacke", "-lopenblas", "-lm", cwd=into, timeout=300
    )
    assert (made.status, made.err) == (0, "")
    for poison in ({"ENZCC_TAPE_POISON": "1"}, {}):
        ran = run(into / "program", str(part), cwd=None, timeout=120, **ONE_THREAD, **poison)
        assert (ran.status, ran.err) == (0, ""), ran.out + ran.err


ORTHOGONAL = (
    *("geqrf", "orgqr", "ormqr", "gelqf", "orglq", "ormlq", "gels", "gelsd", "gelss"),
    *("syev", "syevd", "sygv", "sygvd", "gesvd", "gesdd"),
)
HERMITIAN = ("heev", "heevd", "hegv", "hegvd")
NORMS = ("lange", "lansy", "lacpy", "laset")
ROUTINES = [*of_library(), *of_complex_numbers()]
BLAS = {
    "vectors": [r for r in ROUTINES if r.rows is None and not r.lapack],
    "matrices and vectors": [
        r for r in ROUTINES if r.rows is not None and not r.lapack and not r.name.endswith(("mm", "k", "sm"))
    ],
    "matrices": [r for r in ROUTINES if r.rows is not None and not r.lapack and r.name.endswith(("mm", "k", "sm"))],
}
GROUPS = {
    **{name: [r for r in listed if r.reading is Reading.REAL] for name, listed in BLAS.items()},
    **{f"complex {name}": [r for r in listed if r.reading is not Reading.REAL] for name, listed in BLAS.items()},
    "factorizations": [r for r in of_library() if r.lapack and r.name not in (*ORTHOGONAL, *NORMS)],
    "complex factorizations": [r for r in of_complex_numbers() if r.lapack and r.name not in HERMITIAN],
    "orthogonal": [r for r in of_library() if r.name in ORTHOGONAL],
    "Hermitian": [r for r in of_complex_numbers() if r.name in HERMITIAN],
    "norms": [r for r in of_library() if r.name in NORMS],
}


def test_the_groups_are_all_routines() -> None:
    assert sorted(r.name for group in GROUPS.values() for r in group) == sorted(r.name for r in ROUTINES)


@pytest.mark.rotated(3)
@pytest.mark.parametrize("call", ["c", "f"])
@pytest.mark.parametrize("group", GROUPS)
def test_all_flags_in_both_modes(group: str, call: str, tmp_path: Path) -> None:
    """Against differences; operands that stay and that are overwritten, and half of them constant in turn."""
    source = tmp_path / "all.c"
    sizes = (0, 1, 3, 17) if EVERYTHING else (0, 1, 5)
    source.write_text(program([Variant(r, call) for r in GROUPS[group] if call == "f" or r.in_c], sizes))
    check(source, "-O2" if call == "c" else "-O0", into=tmp_path, part=1 if EVERYTHING else 3)


@pytest.mark.rotated(2)
@pytest.mark.parametrize("group", [group for group, listed in GROUPS.items() if listed[0].lapack])
def test_functions_of_lapacke_that_are_given_memory(group: str, tmp_path: Path) -> None:
    source = tmp_path / "all.c"
    source.write_text(program([Variant(r, "w") for r in GROUPS[group] if r.in_c], (1, 5)))
    check(source, "-O1", into=tmp_path, part=1 if EVERYTHING else 7)


@pytest.mark.rotated(5)
@pytest.mark.parametrize("group", [group for group in GROUPS if group != "norms"])
def test_all_flags_in_single_precision(group: str, tmp_path: Path) -> None:
    """Steps of differences are wide here, so that another element would be the greatest of a norm."""
    source = tmp_path / "all.c"
    call = "f" if group in ("orthogonal", "Hermitian") else "c"
    source.write_text(program([Variant(r, call if r.in_c else "f", "float") for r in GROUPS[group]], (0, 1, 5)))
    check(source, "-O0", into=tmp_path, part=1 if EVERYTHING else 3)


@pytest.mark.rotated(len(ROUTINES))
@pytest.mark.parametrize("call", ["c", "f"] if EVERYTHING else ["c"])
@pytest.mark.parametrize("routine", ROUTINES, ids=[Variant(r, "f").operation.core for r in ROUTINES])
def test_second_order(routine: Routine, call: str, tmp_path: Path) -> None:
    """Forward over reverse and reverse over forward: what derivatives call has rules, too."""
    source = tmp_path / "all.c"
    source.write_text(program([Variant(routine, call if routine.in_c else "f", second=True)]))
    check(source, "-O2", into=tmp_path)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O3", "-O2 -DSECOND_ORDER", "-O1 -g -fsanitize=address,undefined"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_confirms_its_derivatives(name: str, flags: str, tmp_path: Path) -> None:
    check(PROGRAMS[name], *flags.split(), into=tmp_path)


def test_factorizations_in_blocks(tmp_path: Path) -> None:
    """Where derivatives of a factorization take one half of the matrix after the other."""
    source = tmp_path / "all.c"
    tables = (table.routines(), table.complex_routines())
    variants = [Variant(known[name], "c") for known in tables for name in ("potrf", "posv", "potrs")]
    source.write_text(program(variants, (40, 75)))
    check(source, "-O0", into=tmp_path)


def test_a_call_in_another_file(tmp_path: Path) -> None:
    (tmp_path / "norm.c").write_text(
        "#include <cblas.h>\ndouble norm(int n, const double *x) { return cblas_ddot(n, x, 1, x, 1); }\n"
    )
    (tmp_path / "main.c").write_text(
        REQUEST + "double norm(int, const double *);\n"
        "int main(void) {\n  double x[2] = {1, 3}, dx[2] = {0};\n"
        "  __enzyme_autodiff((void *)norm, enzyme_const, 2, enzyme_dup, x, dx);\n  return dx[1] != 6;\n}\n"
    )
    for name in ("norm", "main"):
        assert enzcc("-O1", "-c", f"{name}.c", cwd=tmp_path).status == 0
    assert enzcc("norm.o", "main.o", "-o", "program", "-lopenblas", cwd=tmp_path).status == 0
    assert run(tmp_path / "program", cwd=None, **ONE_THREAD).status == 0


def test_integers_of_64_bits(tmp_path: Path) -> None:
    """By Fortran's suffix, and by the declarations of CBLAS; the library here has just what the derivative calls."""
    (tmp_path / "library.c").write_text(
        "double ddot_64_(const long *n, const double *x, const long *i, const double *y, const long *j) {\n"
        "  double sum = 0;\n  for (long k = 0; k < *n; k++) sum += x[k * *i] * y[k * *j];\n  return sum;\n}\n"
        "void daxpy_64_(const long *n, const double *a, const double *x, const long *i, double *y, const long *j) {\n"
        "  for (long k = 0; k < *n; k++) y[k * *j] += *a * x[k * *i];\n}\n"
        "double cblas_ddot(long n, const double *x, long i, const double *y, long j) "
        "{ return ddot_64_(&n, x, &i, y, &j); }\n"
        "void cblas_daxpy(long n, double a, const double *x, long i, double *y, long j) "
        "{ daxpy_64_(&n, &a, x, &i, y, &j); }\n"
    )
    (tmp_path / "main.c").write_text(
        REQUEST + "double ddot_64_(const long *, const double *, const long *, const double *, const long *);\n"
        "double cblas_ddot(long, const double *, long, const double *, long);\n"
        "static double f(double *x) {\n  long n = 2, one = 1;\n"
        "  return ddot_64_(&n, x, &one, x, &one) * cblas_ddot(n, x, one, x, one);\n}\n"
        "int main(void) {\n  double x[2] = {1, 2}, dx[2] = {0};\n"
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);\n  return dx[0] != 20 || dx[1] != 40;\n}\n"
    )
    subprocess.run([find_clang().path, "-O1", "-c", "library.c"], cwd=tmp_path, check=True)
    assert enzcc("-O1", "main.c", "library.o", "-o", "program", cwd=tmp_path).status == 0
    assert run(tmp_path / "program", cwd=None).status == 0


@pytest.mark.parametrize("flags", ["-O0", "-O2"])
def test_negative_pivots_of_64_bits(flags: str, tmp_path: Path) -> None:
    library = [find_clang().path, "-O1", "-c", HERE / "wide" / "library.c", "-o", "library.o"]
    subprocess.run(library, cwd=tmp_path, check=True)
    source = HERE / "wide" / "pivots.c"
    made = enzcc(flags, source, "library.o", "-o", "program", "-lopenblas", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program", cwd=None, **ONE_THREAD)
    assert ran.status == 0, ran.out


@pytest.mark.parametrize("name", ["solve", "waves"])
def test_fortran(name: str, tmp_path: Path) -> None:
    needs("fortran")
    source = HERE / f"{name}.f90"
    made = enzcc("-O1", source, "-o", tmp_path / "program", "-lopenblas", cwd=tmp_path, fortran=True)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program", cwd=None, **ONE_THREAD)
    assert ran.status == 0, ran.out


def test_a_routine_without_a_rule_is_named_and_the_nearest_that_has_one(tmp_path: Path) -> None:
    for call, nearest in (
        ("cblas_drotm(1, x, 1, x + 1, 1, x + 2)", "cblas_drot"),
        ("cblas_zgemm3m(102, 111, 111, 1, 1, 1, x, x, 1, x + 2, 1, x, x + 4, 1)", "cblas_zgemm"),
        ("dsytrf_rook_(x)", "dsytrf_"),
    ):
        (tmp_path / "without.c").write_text(
            "#include <cblas.h>\nvoid dsytrf_rook_();\n" + REQUEST + f"static double f(double *x) {{\n  {call};\n"
            "  return x[4];\n}\n"
            "int main(void) {\n  double x[8], dx[8];\n  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);\n}\n"
        )
        made = enzcc("-std=gnu11", "-w", "without.c", "-lopenblas", cwd=tmp_path)
        assert made.status == 1
        assert f"without.c:6:3: error: [EZ0201] cannot differentiate the call of '{call.split('(')[0]}'" in made.err
        assert f"there is a rule for '{nearest}'" in made.err


def test_another_function_of_that_name_is_not_taken_for_the_routine(tmp_path: Path) -> None:
    (tmp_path / "own.c").write_text(
        REQUEST + "double ddot_(const double *, int);\nstatic double f(double *x) { return ddot_(x, 2); }\n"
        "int main(void) {\n  double x[2], dx[2];\n  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);\n}\n"
    )
    made = enzcc("own.c", "-lopenblas", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0201]" in made.err
    assert "declare it as the library has it" in made.err


def test_what_the_user_states_of_a_routine_counts(tmp_path: Path) -> None:
    (tmp_path / "stated.c").write_text(
        "#include <cblas.h>\n" + REQUEST + "void *__enzyme_inactivefn_dot = (void *)cblas_ddot;\n"
        "static double f(double *x) { return cblas_ddot(2, x, 1, x, 1) * x[0]; }\n"
        "int main(void) {\n  double x[2] = {2, 3}, dx[2] = {0};\n"
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);\n  return dx[0] != 13 || dx[1] != 0;\n}\n"
    )
    assert enzcc("stated.c", "-o", "stated", "-lopenblas", cwd=tmp_path).status == 0
    assert run(tmp_path / "stated", cwd=None, **ONE_THREAD).status == 0


FORGOTTEN = [("ddot", "x", "in_functions"), ("dgemm", "c", "in_functions"), ("dgemv", "a", "in_loops"),
             ("dtrsm", "a", "least_squares"), ("dcopy", "x", "in_loops"), ("dscal", "x", "in_loops"),
             ("dpotrf", "a", "gaussian_process"), ("dgesv", "b", "solve"), ("dgetrs", "a", "solve"),
             ("dormqr", "c", "workspace"), ("dsyev", "w", "workspace")]  # fmt: skip


@pytest.mark.rotated(3)
@pytest.mark.parametrize(("routine", "operand", "name"), FORGOTTEN)
def test_the_auditor_misses_an_operand(
    routine: str, operand: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that takes one operand for inactive is refused."""
    active = CalledOperation.active

    def forgetful(self: CalledOperation, sweep: Sweep, call: Call) -> frozenset[str]:
        found = active(self, sweep, call)
        return found - {operand} if self.operation.name.endswith(routine) else found

    monkeypatch.setattr(CalledOperation, "active", forgetful)
    made = enzcc(PROGRAMS[name], "-o", "program", "-lopenblas", "-lm", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err
    assert "an operand of a call" in made.err


@pytest.mark.parametrize(("routine", "name"), [("ddot", "in_functions"), ("dgemv", "in_loops")])
def test_the_auditor_misses_a_call(routine: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide = SweepCalls.decide

    def forgetful(self: SweepCalls, call: Call) -> Decision:
        forgotten = call.target is not None and call.target.name.endswith(f".{routine}")
        return Decision(Way.INACTIVE) if forgotten else decide(self, call)

    monkeypatch.setattr(SweepCalls, "decide", forgetful)
    made = enzcc(PROGRAMS[name], "-o", "program", "-lopenblas", "-lm", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err


def test_the_compiled_table_is_that_of_the_source() -> None:
    assert table.COMPILED.read_text() == table.compile_table()
