"""The benchmark of the frameworks runs, and its variants agree; what takes how long is nothing for a test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TAKES_LONG = ("PyTorch, compiled", "C++ extension")
"""To compile."""


def run(output: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    without = [f"--without={name}" for name in TAKES_LONG]
    command = [sys.executable, "-m", "benchmarks.frameworks", "--quick", "--turns=1", "--budget=0", *without]
    return subprocess.run(
        [*command, f"--output={output}", *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=600
    )


@pytest.mark.skipif("ENZCC_TEST_EVERYTHING" not in os.environ, reason="takes long: ENZCC_TEST_EVERYTHING=1")
def test_gradients_of_loops_agree_with_those_of_vector_operations(tmp_path: Path) -> None:
    if find_spec("torch") is None:
        pytest.skip("torch is not installed")
    done = run(tmp_path, "--only=loops", "--frameworks=numpy,torch")
    assert done.returncode == 0, done.stdout + done.stderr
    rows = json.loads((tmp_path / "frameworks.json").read_text())["rows"]
    for row in rows:
        errors = {m["name"]: m["error"] for m in row["measured"]}
        assert errors.keys() == {"PyTorch", "enzcc, PyTorch", "enzcc, NumPy"}
        assert max(errors.values()) < 1e-10, row
    assert "| lorenz, 500 |" in (tmp_path / "frameworks.md").read_text()


def test_without_frameworks_their_rows_are_missing(tmp_path: Path) -> None:
    done = run(tmp_path, "--only=overhead,large/twice", "--frameworks=numpy")
    assert done.returncode == 0, done.stdout + done.stderr
    (row,) = json.loads((tmp_path / "frameworks.json").read_text())["rows"]
    assert [m["name"] for m in row["measured"]] == ["C", "C, fresh memory", "enzcc, NumPy"]
