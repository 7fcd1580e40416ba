"""Code pointers: virtual calls, function pointers, std::function, and what the shadows of such pointers may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import WAYS, confirm, confirm_sanitized, programs, stem

PROGRAMS = programs("virtual")


@pytest.mark.parametrize("flags", WAYS, ids=" ".join)
@pytest.mark.parametrize("program", PROGRAMS, ids=stem)
def test_calls_through_pointers_have_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


def test_objects_of_classes_are_left_as_they_were(tmp_path: Path) -> None:
    """No object is freed twice, none is lost, and nothing is read through the shadow of a virtual table."""
    confirm_sanitized(PROGRAMS[0], into=tmp_path)
