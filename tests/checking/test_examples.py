"""The examples under `--check-derivatives`: built as they are, with the flag in the environment; not one alarm. A
sample, another one each day; ENZCC_TEST_EVERYTHING=1: all."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.compiling import ROOT, enzcc, needs, run

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
EXAMPLES = ROOT / "examples"
SCRIPTS = Path(sys.executable).parent
HOST = "x86_64-unknown-linux-gnu"
FLAG = {"ENZCC_CHECK_DERIVATIVES": ""}
NEEDS = {"least_squares": Path("/usr/include/eigen3"), "odeint": Path("/usr/include/boost/numeric/odeint.hpp")}

Build = Callable[[Path], list[Path]]
"""Builds an example in a directory; its programs."""


def compiled(source: Path) -> Build:
    def build(directory: Path) -> list[Path]:
        needed = NEEDS.get(source.stem)
        if needed is not None and not needed.exists():
            pytest.skip(f"{needed} is not installed")
        sources = sorted(source.glob("*.c")) if source.is_dir() else [source]
        cxx = source.suffix == ".cpp"
        flags = ["-std=c++17", "-isystem", "/usr/include/eigen3"] if cxx else []
        program = directory / source.stem
        made = enzcc("-O2", *flags, *sources, "-o", program, "-lm", cwd=directory, cxx=cxx, timeout=300, **FLAG)
        assert (made.status, made.err) == (0, "")
        return [program]

    return build


def made(place: str, languages: str, *programs: str) -> Build:
    def build(directory: Path) -> list[Path]:
        for language in languages.split():
            needs(language)
        said(directory, "make", "-C", EXAMPLES / place, f"BUILD={directory}")
        return [directory / name for name in programs]

    return build


def cmake(directory: Path) -> list[Path]:
    toolchain = said(directory, "enzyme-cli", "paths", "--toolchain").strip()
    given = (f"-DCMAKE_TOOLCHAIN_FILE={toolchain}", "-DCMAKE_BUILD_TYPE=Release")
    said(directory, "cmake", "-S", EXAMPLES / "cmake", "-B", directory, *given)
    said(directory, "cmake", "--build", directory)
    return [p for p in directory.rglob("*") if p.is_file() and os.access(p, os.X_OK) and p.parent.name == "app"]


def cargo(directory: Path) -> list[Path]:
    needs("rust")
    manifest = EXAMPLES / "rust" / "Cargo.toml"
    words = ("build", "-q", "--release", "--check-derivatives", "--manifest-path", manifest)
    said(directory, "enzyme-cli", "cargo", *words, CARGO_TARGET_DIR=str(directory))
    return [directory / HOST / "release" / name for name in ("descent", "network")]


def said(directory: Path, *command: str | Path, **variables: str) -> str:
    """What a command prints; it must succeed. Nothing is asked of the network."""
    places = [str(SCRIPTS), os.environ["PATH"], *(str(Path(word).parent) for word in rust())]
    known = {**os.environ, **FLAG, "PATH": os.pathsep.join(places), "CARGO_NET_OFFLINE": "true", **variables}
    words = [str(word) for word in command]
    ran = subprocess.run(words, cwd=directory, env=known, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def rust() -> list[str]:
    try:
        return list(needs("rust").command[:1])
    except pytest.skip.Exception:
        return []


PROGRAMS: dict[str, Build] = {
    **{f"c/{p.stem}": compiled(p) for p in sorted((EXAMPLES / "c").iterdir()) if p.suffix == ".c" or p.is_dir()},
    **{f"cpp/{p.stem}": compiled(p) for p in sorted((EXAMPLES / "cpp").glob("*.cpp"))},
    "fortran": made("fortran", "fortran", "shallow_water_gradient", "thomas_gradient"),
    "mixed": made("mixed", "fortran rust", "fit"),
    "make": made("make", "", "throw"),
    "cmake": cmake,
    "cargo": cargo,
    "zig": made("zig", "zig", "shooting"),
    "julia": made("julia", "julia", "fit"),
}


@pytest.mark.parametrize(
    "name", PROGRAMS if EVERYTHING else random.Random(time.strftime("%Y %j")).sample(sorted(PROGRAMS), 2)
)
def test_an_example_raises_no_alarm(name: str, tmp_path: Path) -> None:
    programs = PROGRAMS[name](tmp_path)
    assert programs
    for program in programs:
        report = tmp_path / "report.json"
        ran = run(program, cwd=ROOT, timeout=300, ENZCC_CHECK=f"report={report}")
        assert ran.status == 0, ran.out + ran.err
        found = json.loads(report.read_text())
        assert found["checked"] > 0
        assert not found["findings"]
