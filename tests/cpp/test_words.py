"""What C++ moves as integers: structs, unions, variants, memory cleared before anybody knows what it will hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import builds, confirm, confirm_sanitized, programs, stem

PROGRAMS = programs("words")


@builds("words")
def test_words_confirm_their_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, "-std=c++20", *flags, into=tmp_path)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("program", PROGRAMS, ids=stem)
def test_words_are_clean_under_sanitizers(program: Path, tmp_path: Path) -> None:
    confirm_sanitized(program, "-std=c++20", into=tmp_path)
