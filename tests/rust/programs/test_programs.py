"""Rust's ways of holding and moving numbers: programs that check their own derivatives, and exit with 0 if all are
right.

harness.rs holds what they share: reverse mode (twice), forward mode and both against differences. Each is compiled by
`enzcc -O2`, and as Cargo's dev profile does it: rustc drives at its level 0, with all checks and nothing inlined,
and enzcc is its linker. (What `enzcc -O0` does lies in between.)
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.compiling import ROOT, enzcc, needs, run

SOURCES = Path(__file__).parent
ALL = {path.stem: path for path in sorted(SOURCES.glob("*.rs")) if "fn main" in path.read_text()}
PROGRAMS = {name: path for name, path in ALL.items() if not name.startswith("refused_")}
EVERYTHING = "ENZCC_TEST_EVERYTHING" in os.environ

UNOPTIMIZED = {"moves": "EZ0302", "payloads": "EZ0301"}
"""Refused as yet where rustc leaves all to the linker: the library's sorting, and numbers in memory of bytes, of which
only optimized code tells the types."""

LINKER = """#!/bin/sh
PYTHONPATH={path} exec {python} -P -c 'from enzyme_cli.driver import enzcc; enzcc()' "$@"
"""


@pytest.mark.rotated(4)
@pytest.mark.parametrize("level", ["-O2", *(["-O0", "-O3", "-Os"] if EVERYTHING else [])])
@pytest.mark.parametrize("name", PROGRAMS)
def test_gradients_of_a_program_are_right(name: str, level: str, tmp_path: Path) -> None:
    needs("rust")
    made = enzcc(level, "--edition=2021", PROGRAMS[name], "-o", tmp_path / name, cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    check(tmp_path / name)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("panic", ["unwind", *(["abort"] if EVERYTHING else [])])
@pytest.mark.parametrize("name", PROGRAMS if EVERYTHING else ["buffers", "checks", "ownership", "requests"])
def test_gradients_of_an_unoptimized_program_are_right(name: str, panic: str, tmp_path: Path) -> None:
    compiler = needs("rust")
    linker = tmp_path / "linker"
    path = os.pathsep.join(str(ROOT / part) for part in (".", "frontends", "passes", "runtime"))
    linker.write_text(LINKER.format(path=path, python=sys.executable))
    linker.chmod(0o755)
    options = ["-C", "linker-plugin-lto", "-C", f"linker={linker}", "-C", "linker-flavor=gcc", "-C", f"panic={panic}"]
    source = [str(PROGRAMS[name]), "--edition=2021", "-C", "opt-level=0", "-o", str(tmp_path / name)]
    made = subprocess.run([*compiler.command, *options, *source], capture_output=True, text=True, timeout=120)
    if made.returncode != 0 and name in UNOPTIMIZED:
        assert f"error: [{UNOPTIMIZED[name]}]" in made.stderr
        return
    assert (made.returncode, made.stderr) == (0, "")
    check(tmp_path / name)


@pytest.mark.rotated(3)
@pytest.mark.parametrize("name", [name for name in ALL if name not in PROGRAMS])
def test_memory_of_doubtful_type_is_refused_or_right(name: str, tmp_path: Path) -> None:
    needs("rust")
    made = enzcc("-O2", "--edition=2021", ALL[name], "-o", tmp_path / name, cwd=tmp_path)
    if made.status == 0:
        check(tmp_path / name)
    else:
        assert re.search(r"error: \[EZ(030[1234]|0504)\]", made.err)


def check(program: Path) -> None:
    ran = run(program, timeout=60)
    assert ran.status == 0, ran.out + ran.err
