"""C++'s standard library where functions are differentiated: memory, containers, algorithms, input and output."""

from __future__ import annotations

from pathlib import Path

from tests.cpp.running import HERE, builds, confirm, confirm_sanitized


@builds("stl")
def test_the_library_has_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


def test_what_was_made_with_new_is_deleted_once_with_its_shadow(tmp_path: Path) -> None:
    confirm_sanitized(HERE / "stl" / "memory.cpp", into=tmp_path)
