"""The directory of the cache: bounded, and whole whatever happens to it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from enzyme_cli.cache import DEFAULT_SIZE, DerivativeCache, users_cache


def noise(number: int, size: int = 4000) -> bytes:
    """Bytes that do not get smaller."""
    import hashlib

    return b"".join(hashlib.sha256(b"%d %d" % (number, k)).digest() for k in range(size // 32))


def key(number: int) -> str:
    return f"{number:064x}"[::-1]


def test_what_was_put_is_found(tmp_path: Path) -> None:
    store = DerivativeCache(tmp_path)
    assert store.get(key(1)) is None
    store.put(key(1), b"derivatives")
    assert store.get(key(1)) == b"derivatives"
    assert store.used()[0] == 1


def test_the_least_recently_used_go_first(tmp_path: Path) -> None:
    store = DerivativeCache(tmp_path, size=100_000)
    for k in range(40):
        store.put(key(k), noise(k))
        for entry in tmp_path.glob("??/*"):  # as if an hour had passed
            state = entry.stat()
            os.utime(entry, (state.st_atime - 3600, state.st_mtime - 3600))
        assert store.get(key(0)) is not None, k
    entries, used = store.used()
    assert used <= 100_000 and entries >= 20
    assert store.get(key(39)) is not None
    assert store.get(key(1)) is None


def test_what_a_killed_command_left_goes_too(tmp_path: Path) -> None:
    store = DerivativeCache(tmp_path, size=100_000)
    store.put(key(1), b"some")
    left = next(tmp_path.glob("??/*")).with_name(".left.1.part")
    left.write_bytes(b"half")
    os.utime(left, (0, 0))
    for k in range(9):
        store.put(key(k), noise(k))
    assert not left.exists()


def test_more_than_fits_is_not_kept(tmp_path: Path) -> None:
    store = DerivativeCache(tmp_path, size=1000)
    store.put(key(1), noise(1))
    assert store.get(key(1)) is None


@pytest.mark.parametrize(
    ("said", "size"), [("", DEFAULT_SIZE), ("5000", 5000), ("3K", 3072), ("2 MiB", 2 << 20), ("1g", 1 << 30)]
)
def test_the_environment_bounds_it(said: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZCC_CACHE", "")
    monkeypatch.setenv("ENZCC_CACHE_SIZE", said)
    store = users_cache()
    assert store is not None and store.size == size


def test_the_command_shows_and_clears_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from enzyme_cli.tool import main

    monkeypatch.setenv("ENZCC_CACHE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    store = users_cache()
    assert store is not None
    store.put(key(1), noise(1))
    run = CliRunner()
    assert run.invoke(main, ["cache", "path"]).output.strip() == str(store.directory)
    assert run.invoke(main, ["cache", "size"]).output.startswith("1 entries")
    assert run.invoke(main, ["cache", "clear"]).output.startswith("1 entries")
    assert store.get(key(1)) is None
