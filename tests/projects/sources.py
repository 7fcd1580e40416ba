"""Sources of projects that no one here wrote: Debian's source packages, as upstream released them.

They are fetched with `apt-get source`, from the mirrors that this machine has configured for its packages: a private
list with the same entries, of type deb-src, and private lists and caches: nothing of the system is changed. What
was fetched stays in build/projects and is unpacked anew for each build, without Debian's patches.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / "build" / "projects"
APT = Path("/etc/apt")
ATTEMPTS = 3
"""A mirror may be out of reach for a moment."""


class NotHere(Exception):
    """The source cannot be had on this machine; the text says why."""


def unpacked(package: str, directory: Path) -> Path:
    """The upstream source of a Debian package in a new directory below `directory`. Raises NotHere.

    The times of files are those of the release: tools generate what is older than its sources anew.
    """
    description = fetched(package)
    target = directory / package
    unpack = ["dpkg-source", "--no-check", "--skip-patches", "-x", str(description), str(target)]
    done = subprocess.run(unpack, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotHere(f"dpkg-source cannot unpack {package}: {done.stderr.strip()}")
    return target


def fetched(package: str) -> Path:
    """The .dsc file of a source package, fetched into the cache if it is not there yet. Raises NotHere."""
    for tool in ("apt-get", "dpkg-source"):
        if shutil.which(tool) is None:
            raise NotHere(f"there is no {tool} on this machine")
    directory = CACHE / package
    with _alone():
        if not (found := sorted(directory.glob("*.dsc"))):
            _fetch(package, directory)
            found = sorted(directory.glob("*.dsc"))
    if not found:
        raise NotHere(f"apt-get fetched no .dsc file of {package}")
    return found[-1]


@contextmanager
def _alone() -> Iterator[None]:
    """One process at a time: tests run in several."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _fetch(package: str, directory: Path) -> None:
    partial = directory.with_suffix(".partial")
    apt = _apt()
    for attempt in range(ATTEMPTS):
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir()
        if not (CACHE / "apt" / "updated").exists():
            failed = _failure([*apt, "update"], partial)
            if failed is None:
                (CACHE / "apt" / "updated").touch()
        failed = _failure([*apt, "source", "--download-only", package], partial)
        if failed is None:
            shutil.rmtree(directory, ignore_errors=True)
            partial.rename(directory)
            return
        # The list may be older than what the mirror has.
        (CACHE / "apt" / "updated").unlink(missing_ok=True)
        time.sleep(2 * attempt)
    shutil.rmtree(partial, ignore_errors=True)
    raise NotHere(f"the source of {package} cannot be fetched: {failed}")


def _failure(command: list[str], directory: Path) -> str | None:
    """Run a command; what it says of its failure, without addresses."""
    try:
        done = subprocess.run(command, cwd=directory, capture_output=True, text=True, timeout=180, check=False)
    except subprocess.TimeoutExpired:
        return "apt-get did not end"
    if done.returncode == 0:
        return None
    said = [line for line in done.stderr.splitlines() if line.startswith("E:")] or ["apt-get failed"]
    return re.sub(r"https?://\S*/", "", said[0])


def _apt() -> list[str]:
    """apt-get with lists, caches and sources of its own."""
    home = CACHE / "apt"
    for name in ("lists/partial", "archives/partial", "sources"):
        (home / name).mkdir(parents=True, exist_ok=True)
    if not _source_lists(home / "sources"):
        raise NotHere("apt has no sources configured on this machine")
    options = {
        "Dir::Etc::sourcelist": "/dev/null",
        "Dir::Etc::sourceparts": str(home / "sources"),
        "Dir::State::lists": str(home / "lists"),
        "Dir::Cache": str(home),
        "APT::Sandbox::User": "root" if os.getuid() == 0 else "",
        "Debug::NoLocking": "true",
    }
    return ["apt-get", "-q", *(word for name, value in options.items() for word in ("-o", f"{name}={value}"))]


def _source_lists(directory: Path) -> bool:
    """Write the machine's package sources as sources of source packages; whether there are any."""
    found = False
    for file in [APT / "sources.list", *sorted((APT / "sources.list.d").glob("*"))]:
        if not file.is_file():
            continue
        text = file.read_text(errors="replace")
        if file.suffix == ".sources":
            text, count = re.subn(r"(?m)^Types:.*\bdeb\b.*$", "Types: deb-src", text)
        elif file.suffix == ".list":
            lines = [line for line in text.splitlines() if re.match(r"deb\s", line)]
            text, count = "".join(f"deb-src{line[3:]}\n" for line in lines), len(lines)
        else:
            continue
        (directory / file.name).write_text(text)
        found |= count > 0
    return found
