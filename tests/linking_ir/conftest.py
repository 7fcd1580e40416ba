"""Programs of several files need clang."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


@pytest.fixture(autouse=True)
def _needs_clang() -> None:
    from linking import clang

    if clang() is None:
        pytest.skip("needs clang")
