"""The examples are built and run as their README says, and check themselves."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.compiling import enzcc, run

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
LEVELS = ("-O0", "-O2", *(["-O3"] if EVERYTHING else []))
ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "examples" / "c"
CXX_SOURCES = ROOT / "examples" / "cpp"
CXX_PROGRAMS = sorted(p.stem for p in CXX_SOURCES.glob("*.cpp"))
CXX_NEEDS = {"least_squares": Path("/usr/include/eigen3"), "odeint": Path("/usr/include/boost/numeric/odeint.hpp")}
PROGRAMS = sorted([p.stem for p in SOURCES.glob("*.c")] + [p.name for p in SOURCES.iterdir() if p.is_dir()])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_an_example_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    sources = sorted((SOURCES / name).glob("*.c")) if (SOURCES / name).is_dir() else [SOURCES / f"{name}.c"]
    program = tmp_path / name
    made = enzcc(level, *sources, "-o", program, "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(program, cwd=ROOT, timeout=300)
    assert ran.status == 0, ran.out + ran.err
    assert "the derivatives are right" in ran.out


@pytest.mark.rotated(2)
@pytest.mark.parametrize(
    ("name", "level"), [(n, o) for n in CXX_PROGRAMS for o in LEVELS if o == "-O2" or EVERYTHING or n not in CXX_NEEDS]
)
def test_an_example_in_cpp_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    needed = CXX_NEEDS.get(name)
    if needed is not None and not needed.exists():
        pytest.skip(f"{needed} is not installed")
    flags = ["-std=c++17", level, "-Wall", "-isystem", "/usr/include/eigen3"]
    made = enzcc(*flags, CXX_SOURCES / f"{name}.cpp", "-o", tmp_path / name, cwd=tmp_path, cxx=True)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / name, cwd=ROOT, timeout=300)
    assert ran.status == 0, ran.out + ran.err
    assert "the derivatives are right" in ran.out


@pytest.mark.parametrize(("sources", "programs"), [(SOURCES, PROGRAMS), (CXX_SOURCES, CXX_PROGRAMS)])
def test_the_makefile_builds_them_all(sources: Path, programs: list[str]) -> None:
    done = subprocess.run(["make", "-n", "-C", str(sources)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(name in done.stdout for name in programs)
    assert all(f"`{name}" in (sources / "README.md").read_text() for name in programs)
