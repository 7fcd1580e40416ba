"""Fixtures of the driver's tests."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

_spec = importlib.util.spec_from_file_location("compilers", Path(__file__).with_name("compilers.py"))
assert _spec is not None and _spec.loader is not None
compilers = sys.modules.setdefault("compilers", importlib.util.module_from_spec(_spec))
_spec.loader.exec_module(compilers)


@pytest.fixture
def bench(tmp_path: Path) -> compilers.Workbench:
    return compilers.Workbench(tmp_path)
