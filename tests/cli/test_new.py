"""`enzyme-cli new`: each project builds, fits, and its gradient's check passes; it does not overwrite anything."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from enzyme_cli.new import KINDS
from enzyme_cli.tool import main
from tests.compiling import needs


def made(kind: str, directory: Path) -> list[str]:
    done = CliRunner().invoke(main, ["new", kind, str(directory)])
    assert done.exit_code == 0, done.output
    return done.output.splitlines()


@pytest.mark.rotated(3)
@pytest.mark.parametrize("kind", KINDS)
def test_a_project_builds_and_checks_itself(kind: str, tmp_path: Path) -> None:
    if kind in ("fortran", "rust"):
        needs(kind)
    directory = tmp_path / "my fit.1"
    enter, *commands = made(kind, directory)
    assert enter == f"cd {directory}" and all(f"    {c}\n" in (directory / "README.md").read_text() for c in commands)
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    said = ""
    for command in commands:
        done = subprocess.run(command, shell=True, cwd=directory, env={**os.environ, "PATH": path}, capture_output=True,
            text=True, check=False, timeout=300)  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        assert "warning" not in done.stdout + done.stderr
        said += done.stdout
    assert "2.00 exp(-0.50 t)" in said


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("")
    done = CliRunner().invoke(main, ["new", "c", str(tmp_path)])
    assert done.exit_code == 1 and os.listdir(tmp_path) == ["kept"]
