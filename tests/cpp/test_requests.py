"""The kinds of requests and markers beside plain derivatives: batches, split halves, widths, strong zero."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import HERE, LEVELS, confirm, confirm_sanitized, programs, stem


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("program", programs("requests"), ids=stem)
def test_a_kind_of_request_is_answered(program: Path, level: str, tmp_path: Path) -> None:
    confirm(program, level, into=tmp_path)


@pytest.mark.parametrize("name", ["forward_split", "split"])
def test_tapes_are_released_and_hold_all_that_is_read_from_them(name: str, tmp_path: Path) -> None:
    confirm_sanitized(HERE / "requests" / f"{name}.cpp", into=tmp_path)
