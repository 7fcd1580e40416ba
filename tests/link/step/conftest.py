"""The workbench of the driver's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.driver.compilers import Workbench


@pytest.fixture
def bench(tmp_path: Path) -> Workbench:
    return Workbench(tmp_path)
