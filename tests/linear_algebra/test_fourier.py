"""Derivatives of transforms of FFTW 3: every kind and way to plan it, programs that call it, and what is refused."""

from __future__ import annotations

import os
import subprocess
from functools import cache
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from enzyme_passes.ir.instructions import Call
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
from enzyme_passes.synthesis.shadow.operations import CalledOperation
from tests.compiling import enzcc, needs, run

HERE = Path(__file__).parent / "fourier"
LIBRARIES = ("-lfftw3_threads", "-lfftw3", "-lfftw3f", "-lm")
REQUEST = "#include <fftw3.h>\nextern int enzyme_const, enzyme_dup;\nvoid __enzyme_autodiff(void *, ...);\n"


@cache
def has_library() -> bool:
    """Whether programs can be linked with FFTW."""
    command = [find_clang().path, "-x", "c", "-", "-o", os.devnull, *LIBRARIES]
    text = "#include <fftw3.h>\nint main(void) { fftw_cleanup(); fftwf_cleanup(); }"
    return subprocess.run(command, input=text, text=True, capture_output=True, check=False).returncode == 0


@pytest.fixture(autouse=True)
def library() -> None:
    if not has_library():
        if os.environ.get("CI"):
            pytest.fail("CI has no libfftw3-dev, which `make test` installs")
        pytest.skip("FFTW is not installed: apt-get install libfftw3-dev")


def check(source: Path, *flags: str, into: Path) -> None:
    made = enzcc(*flags, source, "-o", into / "program", *LIBRARIES, "-lstdc++", cwd=into, timeout=300)
    assert (made.status, made.err) == (0, "")
    for poison in ({"ENZCC_TAPE_POISON": "1"}, {}):
        ran = run(into / "program", cwd=None, timeout=120, **poison)
        assert (ran.status, ran.err) == (0, ""), ran.out + ran.err


@pytest.mark.parametrize("flags", ["-O0", "-O2 -DSECOND_ORDER", "-O3 -DSINGLE", "-O1 -DSINGLE -DSECOND_ORDER"])
def test_every_kind_in_every_way(flags: str, tmp_path: Path) -> None:
    check(HERE / "transforms.c", *flags.split(), into=tmp_path)


@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O3", "-O2 -DSECOND_ORDER", "-O1 -g -fsanitize=address,undefined"])
@pytest.mark.parametrize("name", ["convolution.c", "lazily.c", "spectrum.cpp"])
def test_a_program_confirms_its_derivatives(name: str, flags: str, tmp_path: Path) -> None:
    check(HERE / name, *flags.split(), into=tmp_path)


@pytest.mark.parametrize("name", ["filter", "legacy"])
def test_fortran(name: str, tmp_path: Path) -> None:
    needs("fortran")
    source = HERE / f"{name}.f90"
    arguments = ("-O1", "-I/usr/include", source, "-o", tmp_path / "program", "-lfftw3", "-lfftw3f")
    made = enzcc(*arguments, cwd=tmp_path, fortran=True)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program", cwd=None)
    assert ran.status == 0, ran.out


UNKNOWN = {
    "given": "static double f(double *x, fftw_plan p) { fftw_execute(p); return x[1]; }",
    "in another function": "__attribute__((noinline)) static void go(fftw_plan p) { fftw_execute(p); }\n"
    "static double f(double *x, fftw_plan q) {\n  fftw_plan p = fftw_plan_r2r_1d(4, x, x, FFTW_DHT, FFTW_ESTIMATE);\n"
    "  go(p);\n  return x[1];\n}",
    "one of two": "static double f(double *x, fftw_plan q) {\n"
    "  fftw_plan p = fftw_plan_r2r_1d(4, x, x, FFTW_DHT, FFTW_ESTIMATE);\n"
    "  fftw_execute(x[0] > 0 ? p : q);\n  return x[1];\n}",
    "in memory": "typedef struct { fftw_plan p; double *x; } Kept;\nextern Kept *kept(double *);\n"
    "static double f(double *x, fftw_plan q) {\n  static Kept all[2];\n  all[x[1] > 0].p = q;\n"
    "  fftw_execute(all[x[2] > 0].p);\n  return x[1];\n}",
}


@pytest.mark.parametrize("name", UNKNOWN)
def test_a_plan_whose_arrays_are_not_known_is_refused(name: str, tmp_path: Path) -> None:
    """It would seem to carry no derivative."""
    (tmp_path / "unknown.c").write_text(
        f"{REQUEST}{UNKNOWN[name]}\nint main(void) {{\n  double x[4], dx[4];\n"
        "  fftw_plan p = fftw_plan_r2r_1d(4, x, x, FFTW_DHT, FFTW_ESTIMATE);\n"
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, p);\n}\n"
    )
    made = enzcc("-O1", "unknown.c", *LIBRARIES, cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0201] cannot differentiate the call of 'fftw_execute': it is not known here which arrays" in made.err
    assert "fftw_execute_dft" in made.err


def test_a_plan_that_is_declared_inactive_is_not(tmp_path: Path) -> None:
    (tmp_path / "inactive.c").write_text(
        f"{REQUEST}void *__enzyme_inactivefn_execute = (void *)fftw_execute;\n"
        "static double f(double *x, fftw_plan p) { fftw_execute(p); return x[1] * x[1]; }\n"
        "int main(void) {\n  double x[4] = {0, 3}, dx[4] = {0}, other[4];\n"
        "  fftw_plan p = fftw_plan_r2r_1d(4, other, other, FFTW_DHT, FFTW_ESTIMATE);\n"
        "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, p);\n  return dx[1] != 6;\n}\n"
    )
    check(tmp_path / "inactive.c", "-O1", into=tmp_path)


def test_what_has_no_rule_is_refused(tmp_path: Path) -> None:
    for call in ("fftw_execute_split_dft_r2c(p, x, x, x)", "fftw_plan_guru_split_dft(0, 0, 0, 0, x, x, x, x, 0)"):
        (tmp_path / "split.c").write_text(
            f"{REQUEST}static double f(double *x, fftw_plan p) {{\n  {call};\n  return x[1];\n}}\n"
            "int main(void) {\n  double x[4], dx[4];\n"
            "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, (fftw_plan)0);\n}\n"
        )
        made = enzcc("-O1", "split.c", *LIBRARIES, cwd=tmp_path)
        assert made.status == 1
        assert f"split.c:5:3: error: [EZ0201] cannot differentiate the call of '{call.split('(')[0]}'" in made.err


MAIN = (
    "fftw_plan planned(double *, unsigned);\n"
    "static double f(double *x, double *y, fftw_plan p) { fftw_execute_r2r(p, x, y); return y[1]; }\n"
    "int main(void) {\n  double x[4] = {1}, y[4], dx[4] = {0}, dy[4] = {0};\n  fftw_plan p = planned(x, FLAGS);\n"
    "  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, p);\n"
    "  return dx[0] != 1 || dx[1] == 0;\n}\n"
)
PLANNED = (
    "#include <fftw3.h>\nfftw_plan planned(double *x, unsigned flags) {\n  static double y[4];\n"
    "  return fftw_plan_r2r_1d(4, x, y, FFTW_DHT, flags | FFTW_ESTIMATE | FFTW_UNALIGNED);\n}\n"
)


@pytest.mark.parametrize(
    ("apart", "flags", "said"),
    [
        (False, "0", ""),
        (True, "0", "needs to know its plan, which was made by code that was not compiled together with the request"),
        (False, "FFTW_DESTROY_INPUT", "planned with FFTW_DESTROY_INPUT have no derivative here"),
    ],
)
def test_a_plan_that_cannot_be_followed_ends_the_program(apart: bool, flags: str, said: str, tmp_path: Path) -> None:
    """The derivative is never made up."""
    (tmp_path / "planned.c").write_text(PLANNED)
    text = MAIN.replace("FLAGS", flags)
    (tmp_path / "main.c").write_text(f"{REQUEST}{text}" if apart else f'{REQUEST}#include "planned.c"\n{text}')
    assert enzcc("-O1", "-c", "main.c", cwd=tmp_path).status == 0
    files = ["main.o"]
    if apart:
        subprocess.run([find_clang().path, "-O1", "-c", "planned.c"], cwd=tmp_path, check=True)
        files.append("planned.o")
    assert enzcc(*files, "-o", "program", *LIBRARIES, cwd=tmp_path).status == 0
    ran = run(tmp_path / "program", cwd=None)
    assert (ran.status != 0) == bool(said)
    assert said in ran.err


def test_the_auditor_misses_an_operand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    active = CalledOperation.active

    def forgetful(self: CalledOperation, sweep: Sweep, call: Call) -> frozenset[str]:
        return active(self, sweep, call) - {"x"}

    monkeypatch.setattr(CalledOperation, "active", forgetful)
    made = enzcc(HERE / "convolution.c", "-o", "program", *LIBRARIES, cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err
