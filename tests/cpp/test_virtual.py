"""Code pointers: virtual calls, function pointers, std::function, and what the shadows of such pointers may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import HERE, builds, confirm, confirm_sanitized, programs, sanitizers

PROGRAMS = programs("virtual")


@builds("virtual")
def test_calls_through_pointers_have_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


@pytest.mark.rotated(4, on=1)
def test_objects_of_classes_are_left_as_they_were(tmp_path: Path) -> None:
    """No object is freed twice, none is lost, and nothing is read through the shadow of a virtual table."""
    confirm_sanitized(PROGRAMS[0], into=tmp_path)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_siblings_that_keep_different_things_in_one_place_are_copied_right(level: str, tmp_path: Path) -> None:
    """Under -fsanitize=undefined constructors are called, and only the classes' other functions know of the doubles."""
    if not sanitizers():
        pytest.skip("this clang has no runtime of UndefinedBehaviorSanitizer")
    confirm(HERE / "virtual" / "siblings.cpp", level, "-fsanitize=undefined", into=tmp_path)
