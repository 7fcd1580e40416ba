"""A file with a request does what flang makes of it: what enzfc replaces of its runtime does as the library does.

Each program prints what it finds, for many arguments; it is compiled by flang alone, and by enzfc with a request in it
(-DREQUEST); frame.inc has what they share. Sums of many numbers may differ in their last digits, which are not printed.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.flang import find_flang
from tests.compiling import enzcc, needs, run

SOURCES = Path(__file__).parent


LEVELS = {
    "allocation": "-O1",
    "executions": "-O2",
    "final_procedures": "-O2",
    "owners": "-O2",
    "intrinsics": "-O2",
    "special_numbers": "-O2",
    "transfer": "-O2",
}
if os.environ.get("ENZCC_TEST_EVERYTHING"):
    LEVELS["objects"] = "-O2"


@pytest.mark.rotated(4)
@pytest.mark.parametrize(("name", "level"), LEVELS.items())
def test_a_program_with_a_request_prints_what_flangs_prints(name: str, level: str, tmp_path: Path) -> None:
    needs("fortran")
    source = SOURCES / f"{name}.F90"
    command = [find_flang().path, "-O1", source, "-o", tmp_path / "native"]
    subprocess.run(command, cwd=tmp_path, check=True)
    made = enzcc(level, "-DREQUEST", source, "-o", tmp_path / "ours", cwd=tmp_path, timeout=600, fortran=True)
    assert (made.status, made.err) == (0, "")
    native, ours = (run(tmp_path / which, cwd=tmp_path) for which in ("native", "ours"))
    assert native.status == 0
    assert ours.out.splitlines() == native.out.splitlines()
