"""Fortran programs that check their own derivatives, and end with 0 if all are right.

Each is one theme, with several cases as subroutines (checking.inc has what they share): the gradient in reverse mode,
twice, and the tangent in forward mode against differences.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.compiling import enzcc, needs, run

SOURCES = Path(__file__).parent
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
LIMITS = {("allocation", "-O3"): "EZ0301"}
"""Refused as yet: flang makes two loops of one, for arrays that are contiguous and those that are not."""
PROGRAMS = {path.stem: path for path in sorted(SOURCES.glob("*.F90"))}


@pytest.mark.rotated(6)
@pytest.mark.parametrize("level", ["-O0", "-O2", *(["-O3"] if EVERYTHING else [])])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_fortran_program_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    needs("fortran")
    made = enzcc(level, f"-I{SOURCES}", PROGRAMS[name], "-o", tmp_path / name, cwd=tmp_path, fortran=True, timeout=300)
    if made.status == 1 and (name, level) in LIMITS:
        assert f"error: [{LIMITS[name, level]}]" in made.err
        return
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / name, cwd=tmp_path, timeout=60)
    assert ran.status == 0, ran.out + ran.err
