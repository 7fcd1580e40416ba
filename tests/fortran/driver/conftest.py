"""The workbench of `enzfc`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import needs
from tests.fortran.driver.bench import MODEL, PROGRAM, Bench


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """An empty directory."""
    needs("fortran")
    return Bench(tmp_path)


@pytest.fixture
def project(bench: Bench) -> Bench:
    """A module, and a program that asks for the gradient of a subroutine in it."""
    bench.write(model_f90=MODEL, main_f90=PROGRAM)
    return bench
