"""The GNU Scientific Library, built by enzcc as it builds itself: a program that links against its archives gets its
gradients through it, of code that no one wrote with derivatives in mind.

Each program in gsl/ compares a gradient with differences. On one day of nine, `make test` builds the part of GSL that
SOME need; with ENZCC_TEST_EVERYTHING=1 all of GSL is built, and all programs run.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.projects.building import StepFailed, clang, enzcc, run
from tests.projects.table import GSL, GSL_CHECKED, GSL_PART, JOBS, Project

Unpack = Callable[[Project, Path], Path]
PROGRAMS = Path(__file__).with_name("gsl")
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
SOME = "bessel gamma integration_adaptive lu ode ode_implicit root_brent spline spline_bicubic".split()
CHOSEN = sorted(file.stem for file in PROGRAMS.glob("*.c")) if EVERYTHING else SOME


def _built(source: Path) -> None:
    try:
        run(GSL.configure, source, enzcc(), "-O1")
        if EVERYTHING:
            run(GSL.build, source, enzcc())
            return
        for directory in GSL_PART:
            run(f"make {JOBS} -C {directory}", source, enzcc())
        for directory in GSL_CHECKED:
            assert "# FAIL:  0" in run(f"make {JOBS} -C {directory} check", source, enzcc()).output
    except StepFailed as failure:
        pytest.fail(str(failure), pytrace=False)


@pytest.fixture(scope="session")
def library(unpack: Unpack, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """GSL's build directory, one for all processes of this run of the tests."""
    parallel = "PYTEST_XDIST_WORKER" in os.environ
    base = tmp_path_factory.getbasetemp()
    directory = (base.parent if parallel else base) / "gsl-of-all-tests"
    directory.mkdir(exist_ok=True)
    done = directory / "built"
    with (directory / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            assert not (directory / GSL.package).exists(), "GSL was not built by the first test that needed it"
            _built(unpack(GSL, directory))
            done.touch()
    return directory / GSL.package


def archives(library: Path) -> str:
    """What a program links with: GSL's two archives, or those that they are put together from."""
    if EVERYTHING:
        return f"-L{library}/.libs -L{library}/cblas/.libs -lgsl -lgslcblas"
    parts = sorted(library.glob("*/.libs/lib*.a"))
    return " ".join(["-Wl,--start-group", *map(str, parts), "-Wl,--end-group"])


@pytest.mark.slow
@pytest.mark.rotated(9, on=1)
@pytest.mark.parametrize("name", CHOSEN)
def test_a_program_gets_its_gradient_through_the_library(name: str, library: Path, tmp_path: Path) -> None:
    try:
        run(f"$CC -O2 -I{PROGRAMS} -I{library} -c {PROGRAMS / name}.c -o program.o", tmp_path, enzcc())
        run(f"$CC program.o {archives(library)} -lm -o program", tmp_path, enzcc())
        checked = run("./program", tmp_path, enzcc()).output
    except StepFailed as failure:
        pytest.fail(str(failure), pytrace=False)
    assert "right" in checked and "WRONG" not in checked


@pytest.mark.rotated(9, on=1)
def test_the_library_is_an_ordinary_one_for_clang(library: Path, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(
        "#include <gsl/gsl_sf_bessel.h>\n#include <stdio.h>\n"
        'int main(void) { printf("%.10f\\n", gsl_sf_bessel_J0(5.0)); }\n'
    )
    run(f"$CC -I{library} program.c {archives(library)} -lm -o program", tmp_path, clang())
    assert run("./program", tmp_path, clang()).output == "-0.1775967713\n"
