"""What a solver works with has a hundred arrays, and others behind them: the auditor's second look tells them apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import ROOT, enzcc, run

PROGRAM = ROOT / "tests" / "programs" / "c" / "memory_many_arrays.c"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_arrays_of_a_workspace_are_told_apart(level: str, tmp_path: Path) -> None:
    made = enzcc(level, "-DNINETY", str(PROGRAM), "-o", "a", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "a", cwd=None, timeout=60)
    assert ran.status == 0, ran.out + ran.err
