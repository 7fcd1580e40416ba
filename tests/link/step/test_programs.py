"""Programs of many files check their own gradients: one directory of `programs` each, whose main file says what for.

Every file is compiled for itself, with and without optimization in turn, and all objects are linked.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.compiling import enzcc

pytestmark = pytest.mark.rotated(2)

PROGRAMS = Path(__file__).parent / "programs"


@pytest.mark.parametrize("name", sorted(p.name for p in PROGRAMS.iterdir() if p.is_dir()))
def test_gradient_of_a_program_of_many_files(tmp_path: Path, name: str) -> None:
    if name == "eigen" and not Path("/usr/include/eigen3").is_dir():
        pytest.skip("needs Eigen")
    objects: list[str] = []
    for number, source in enumerate(sorted((PROGRAMS / name).glob("*.c*"))):
        level = ("-O2", "-O0")[number % 2]
        objects.append(f"{source.stem}.o")
        command = (level, "-c", source, "-o", objects[-1], "-isystem", "/usr/include/eigen3")
        made = enzcc(*command, cwd=tmp_path, cxx=source.suffix == ".cpp")
        assert made.status == 0, made.err
    linked = enzcc("-O1", *objects, "-o", "program", "-lm", "-pthread", cwd=tmp_path, cxx=True)
    assert (linked.status, linked.err) == (0, "")
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60, check=False)
    assert (ran.returncode, ran.stdout) == (0, "ok\n"), ran.stderr
