"""Custom rules end to end: programs that register them, and check that it was theirs that were used.

Wrong ones are in tests/errors, higher orders and plain uses in tests/programs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_the_rules_of_a_program_are_used(program: Path, level: str, tmp_path: Path) -> None:
    made = enzcc(level, "-w", program, "-o", tmp_path / "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program")
    assert ran.status == 0, ran.out + ran.err
