"""C++'s standard library where functions are differentiated: memory, containers, algorithms, input and output."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import HERE, WAYS, confirm, confirm_sanitized, programs, stem

# All ways of all programs take two minutes of processor time: each is built in two, and each way meets half of them.
BUILT = [(p, WAYS[way % len(WAYS)]) for k, p in enumerate(programs("stl")) for way in (k, k + 2)]


@pytest.mark.parametrize(("program", "flags"), BUILT, ids=[f"{stem(p)} {' '.join(flags)}" for p, flags in BUILT])
def test_the_library_has_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


def test_what_was_made_with_new_is_deleted_once_with_its_shadow(tmp_path: Path) -> None:
    confirm_sanitized(HERE / "stl" / "memory.cpp", into=tmp_path)
