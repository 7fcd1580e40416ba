"""The hard cases, as programs that check their own derivatives, at every level."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))
LEVELS = ("-O0", "-O1", "-O2", "-O3")
ENTRY = "from enzyme_cli.driver import enzcc; enzcc()"

NOT_YET = {
    "mode_split": "EZ0111",
    "mode_width_stride": "EZ0111",
    "rule_call_inactive": "EZ0111",
}
"""Programs that use what is not supported: the code that says so."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_a_program_that_checks_itself(program: Path, level: str, tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-c", ENTRY, level, str(program), "-o", str(tmp_path / "program"), "-lm"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if program.stem in NOT_YET:
        assert built.returncode == 1
        assert f"[{NOT_YET[program.stem]}]" in built.stderr
        return
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
