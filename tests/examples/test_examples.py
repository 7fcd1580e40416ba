"""The examples are built and run as their README says, and check themselves."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.compiling import enzcc, run

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "examples" / "c"
PROGRAMS = sorted([p.stem for p in SOURCES.glob("*.c")] + [p.name for p in SOURCES.iterdir() if p.is_dir()])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    sources = sorted((SOURCES / name).glob("*.c")) if (SOURCES / name).is_dir() else [SOURCES / f"{name}.c"]
    program = tmp_path / name
    made = enzcc(level, *sources, "-o", program, "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(program, cwd=ROOT, timeout=300)
    assert ran.status == 0, ran.out + ran.err
    assert "the derivatives are right" in ran.out


def test_the_makefile_builds_them_all() -> None:
    done = subprocess.run(["make", "-n", "-C", str(SOURCES)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in PROGRAMS)
