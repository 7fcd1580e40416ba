"""The project's own programs under `--check-derivatives`: not one alarm. A sample, another one each day;
ENZCC_TEST_EVERYTHING=1: all."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from tests.compiling import ROOT, enzcc, needs, run

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
DAY = random.Random(time.strftime("%Y %j"))

EIGEN = Path("/usr/include/eigen3")
AREAS = (
    "stl",
    "headers",
    "virtual",
    "requests",
    "words",
    "exceptions",
    *(["eigen"] if EVERYTHING and EIGEN.exists() else []),
)

C = [p for area in ("programs", "forward") for p in sorted((ROOT / "tests" / area / "c").glob("*.c"))]
CXX = [p for area in AREAS for p in sorted((ROOT / "tests" / "cpp" / area).glob("*.cpp"))]
FORTRAN = sorted((ROOT / "tests" / "fortran" / "programs").glob("*.F90"))
RUST = sorted(p for p in (ROOT / "tests" / "rust" / "programs").glob("[!r]*.rs") if "fn main" in p.read_text())

WRONG_ON_PURPOSE = ("rule_",)
"""Programs whose own rules say something else than differences."""


def sample(programs: list[Path], count: int) -> list[Path]:
    found = [p for p in programs if not p.stem.startswith(WRONG_ON_PURPOSE)]
    return found if EVERYTHING else DAY.sample(found, min(count, len(found)))


def passes(directory: Path, source: Path, *options: str | Path, **languages: bool) -> None:
    words = [*options, "--check-derivatives", source, "-o", directory / "program"]
    made = enzcc(*words, *([] if source.suffix == ".rs" else ["-lm"]), cwd=directory, timeout=300, **languages)
    if "[EZ03" in made.err or "[EZ02" in made.err:
        pytest.skip("refused as yet")
    assert made.status == 0, made.err
    ran = run(directory / "program", cwd=directory, timeout=120)
    assert "==enzcc== ERROR" not in ran.err, ran.err
    assert ran.status == 0, ran.out + ran.err


@pytest.mark.parametrize("source", sample(C, 6), ids=lambda p: p.stem)
def test_a_c_program_raises_no_alarm(source: Path, tmp_path: Path) -> None:
    passes(tmp_path, source, "-O2", "-w", f"-I{ROOT}/tests/programs/c")


@pytest.mark.rotated(3, on=1)
@pytest.mark.parametrize("source", sample(CXX, 1), ids=lambda p: p.stem)
def test_a_cxx_program_raises_no_alarm(source: Path, tmp_path: Path) -> None:
    passes(tmp_path, source, "-O2", "-w", "-std=c++20", f"-I{ROOT}/tests/cpp", "-isystem", EIGEN, cxx=True)


@pytest.mark.rotated(3, on=2)
@pytest.mark.parametrize("source", sample(FORTRAN, 1), ids=lambda p: p.stem)
def test_a_fortran_program_raises_no_alarm(source: Path, tmp_path: Path) -> None:
    needs("fortran")
    passes(tmp_path, source, "-O2", f"-I{source.parent}", fortran=True)


@pytest.mark.parametrize("source", sample(RUST, 1), ids=lambda p: p.stem)
def test_a_rust_program_raises_no_alarm(source: Path, tmp_path: Path) -> None:
    needs("rust")
    passes(tmp_path, source, "-O2", "--edition=2021")
