"""Fortran that no one here wrote, as its authors left it: LAPACK, MINPACK, ODEPACK, XFOIL.

`enzfc` makes an archive of the routines, and a program that links with it gets its gradient through them, compared with
differences. Every run has the codes of SOME; with ENZCC_TEST_EVERYTHING=1 all of them at both levels. `codes.py` says
what is compiled.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.compiling import Ran, enzcc, needs, run
from tests.fortran.real.codes import CODES, Code, sources
from tests.projects.sources import NotHere, unpacked

PROGRAMS = Path(__file__).parent
ALL = [(name, level) for name in CODES for level in ("-O2", "-O0")]
SOME = [("solve", "-O2"), ("solve", "-O0"), ("root", "-O2"), ("root", "-O0"), ("airfoil", "-O2")]
CHOSEN = ALL if os.environ.get("ENZCC_TEST_EVERYTHING") else SOME


def fetched(code: Code, directory: Path) -> Path:
    """The source of a code; without it the test is skipped, which CI takes for a failure."""
    try:
        return unpacked(code.package, directory)
    except NotHere as reason:
        if os.environ.get("CI"):
            pytest.fail(str(reason), pytrace=False)
        pytest.skip(str(reason))


def compiled(*arguments: str | Path, cwd: Path) -> None:
    """Run enzfc. Old Fortran has flang warn of much."""
    made: Ran = enzcc(*arguments, cwd=cwd, fortran=True, timeout=600)
    assert made.status == 0, made.err


def archive(code: Code, source: Path, level: str, directory: Path) -> Path:
    """The static library of a code, which carries IR."""
    directory.mkdir()
    files = sources(code, source, directory)
    compiled(level, *_options(code, source), "-c", *files, cwd=directory)
    library = directory / f"lib{code.package}.a"
    made = run(Path("/usr/bin/ar"), "rcs", str(library), *map(str, sorted(directory.glob("*.o"))), cwd=directory)
    assert made.status == 0, made.err
    return library


def _options(code: Code, source: Path) -> list[str]:
    return [*code.flags, *(f"-I{source / place}" for place in code.directories)]


@pytest.mark.rotated(4)
@pytest.mark.slow
@pytest.mark.parametrize(("name", "level"), CHOSEN)
def test_a_program_gets_its_gradient_through_the_code(name: str, level: str, tmp_path: Path) -> None:
    needs("fortran")
    libraries: list[Path] = []
    options: list[str] = []
    for code in CODES[name]:
        source = fetched(code, tmp_path)
        libraries.append(archive(code, source, level, tmp_path / f"{code.package}.build"))
        options += _options(code, source)
    (program,) = PROGRAMS.glob(f"{name}.*")
    if program.suffix == ".c":
        made = enzcc(level, "-c", program, "-o", tmp_path / "main.o", cwd=tmp_path)
        assert made.status == 0, made.err
        inputs = [tmp_path / "main.o"]
    else:
        inputs = [PROGRAMS / "checking.f90", program]
    compiled(level, *options, *inputs, *libraries, "-o", tmp_path / "program", cwd=tmp_path)
    ran = run(tmp_path / "program", cwd=tmp_path)
    assert ran.status == 0, ran.out + ran.err
    assert "WRONG" not in ran.out
    assert ran.out.splitlines()[-1] == "right"
