"""Where nothing can be written, enzcc fails: with a message, without a partial file, and never by a crash of its own.

(clang leaves `name-1a2b3c4d.tmp` where a disk is full, and crashes where a file gets too large: under enzcc, too.)
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from commands import PLAIN, Ended, Twins, left_in, ran, twins

COMMANDS = ["-c plain.c", "-c asking.c", "-c asking.c -MD", "main.c asking.c plain.c -o program", "-S asking.c"]


@pytest.fixture
def pair(tmp_path: Path) -> Twins:
    made = twins(tmp_path)
    made.put("big.c", "".join(f"double table{k}[64] = {{{k + 1}}};\n" for k in range(400)) + PLAIN)
    return made


def ours(pair: Twins, command: str, *more: str | Path, **given: object) -> Ended:
    """How enzcc ends alone."""
    return ran(pair.program, [*command.split(), *map(str, more)], pair.enzcc, **given)


def failed_cleanly(ended: Ended, before: tuple[str, ...]) -> None:
    said = ended.err.decode(errors="replace")
    assert ended.status == 1, said
    assert "error" in said.lower() or "PLEASE submit a bug report to https://github.com/llvm" in said
    assert "Traceback" not in said and "EZ0901" not in said
    assert outputs(ended.files) == before


def outputs(files: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in files if not name.endswith(".tmp"))


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Path]:
    """A file system with hardly any room."""
    place = tmp_path / "full"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8k", "none", place], capture_output=True).returncode != 0:
        pytest.skip("only root may mount file systems")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", place], check=True)


@pytest.mark.parametrize("source", ["plain.c", "asking.c", "big.c"])
@pytest.mark.parametrize("flags", [[], ["-S"], ["-c"]], ids=["link", "assembly", "object"])
def test_no_partial_file_is_left_on_a_full_disk(pair: Twins, full: Path, source: str, flags: list[str]) -> None:
    (full / "filler").write_bytes(b"x" * 4096)
    others = [] if flags else ["main.c", *({"plain.c", "asking.c"} - {source})]
    before = left_in(pair.enzcc)
    ended = ours(pair, " ".join([*flags, source, *others]), "-o", full / "made")
    if ended.status == 0:
        assert (full / "made").stat().st_size <= 4096
    else:
        failed_cleanly(ended, before)
        assert outputs(left_in(full)) == ("filler",)


@pytest.mark.parametrize("filled", [4096, 8192])
@pytest.mark.parametrize("command", ["-c asking.c", "main.c asking.c plain.c -o program"])
def test_no_room_for_temporary_files_is_no_crash(pair: Twins, full: Path, command: str, filled: int) -> None:
    """Where there is none at all, another directory for them is found."""
    (full / "filler").write_bytes(b"x" * filled)
    before = left_in(pair.enzcc)
    ended = ours(pair, command, env=os.environ | {"TMPDIR": str(full)})
    if ended.status != 0:
        failed_cleanly(ended, before)
    assert outputs(left_in(full)) == ("filler",)


@pytest.mark.parametrize("command", ["-c big.c", "-S big.c", "-c asking.c", "main.c asking.c plain.c -o program"])
def test_a_limit_on_the_size_of_files_is_as_a_full_disk(pair: Twins, command: str) -> None:
    before = left_in(pair.enzcc)

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))

    native, ended = pair.both(*command.split(), preexec_fn=limit)
    assert native.status != 0
    failed_cleanly(ended, before)


@pytest.mark.parametrize("command", ["-c asking.c -o /dev/full", "-S asking.c -o /dev/full", "-c plain.c -o /dev/full"])
def test_a_device_that_is_full_is_an_error(pair: Twins, command: str) -> None:
    before = left_in(pair.enzcc)
    failed_cleanly(ours(pair, command), before)


def test_standard_output_may_be_full_or_closed(pair: Twins) -> None:
    before = left_in(pair.enzcc)
    for options in ("-S asking.c -o -", "-S plain.c -o -"):
        with open("/dev/full", "wb") as file:
            ended = ours(pair, options, capture_output=False, stdout=file, stderr=subprocess.PIPE)
        failed_cleanly(ended, before)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_is_written_in_a_directory_that_is_read_only(pair: Twins, command: str) -> None:
    """By a mount, which holds for root as well."""
    for directory in (pair.clang, pair.enzcc):
        bound = subprocess.run(["mount", "--bind", "-o", "ro", directory, directory], capture_output=True)
        if bound.returncode != 0:
            pytest.skip("only root may mount file systems")
    try:
        before = left_in(pair.enzcc)
        native, ended = pair.both(*command.split())
        assert native.status == 1
        failed_cleanly(ended, before)
    finally:
        for directory in (pair.clang, pair.enzcc):
            subprocess.run(["umount", "-l", directory], check=False)


def test_an_old_output_that_is_read_only_is_replaced(pair: Twins) -> None:
    """The permissions of a directory say whether files in it may be replaced."""
    for directory in (pair.clang, pair.enzcc):
        for name in ("plain.o", "asking.o"):
            (directory / name).write_text("old")
            (directory / name).chmod(0o444)
    pair.agree("-c", "plain.c", "asking.c")
    assert all((pair.enzcc / f"{name}.o").read_bytes()[:4] == b"\x7fELF" for name in ("plain", "asking"))


def test_a_source_that_may_not_be_read_is_an_error(pair: Twins) -> None:
    if os.geteuid() == 0:
        pytest.skip("root may read everything")
    for directory in (pair.clang, pair.enzcc):
        (directory / "asking.c").chmod(0)
    pair.agree("-c", "asking.c")


def test_a_home_that_cannot_be_written_is_no_error(pair: Twins) -> None:
    """What is kept from one command to the next is of use, and not needed."""
    for home in ("/proc/nowhere", "/dev/null"):
        pair.agree("-c", "asking.c", env=os.environ | {"HOME": home, "XDG_CACHE_HOME": f"{home}/cache"})
    assert ours(pair, "-c asking.c", env={"PATH": os.environ["PATH"]}).status == 0
