"""The tests of each framework, in a process of its own: `pytest tests/frameworks/in_torch` runs those of one."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.rotated(6)
@pytest.mark.parametrize("framework", ["torch", "jax", "tensorflow"])
def test_framework(framework: str) -> None:
    if find_spec(framework) is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{framework} is not installed")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / f"in_{framework}")]
    environment = {**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3"}
    done = subprocess.run(
        command, cwd=HERE.parents[1], env=environment, capture_output=True, text=True, check=False, timeout=900
    )
    assert done.returncode == 0, done.stdout + done.stderr
