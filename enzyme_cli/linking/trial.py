# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A trial link: which objects and archive members a link takes, in order, as its own linker decides.

The native linker is run on the command as it is, apart from requests that nobody defines yet, and told to name the
files that it reads (`--trace`). All linkers know that option, each prints it in its own way:

    a.o  l.a  (l.a)m.o      GNU ld; members of thin archives by their own paths
    a.o  l.a(m.o)           gold, lld
    trace: a.o              mold, else as lld; members that it does not take too

GNU ld names the members of thin archives by their own paths, others in brackets: here they are files like all others.
mold's map tells which members it took.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from enzyme_cli.linking.archive import REGULAR, THIN, members
from enzyme_frontends.base import compiler_failed
from enzyme_frontends.c import ClangFrontend
from enzyme_passes.support.patterns import pattern

_OPTIONS = ("-Wl,--trace,--trace", "-Wl,--unresolved-symbols=ignore-all")
_MOLDS = "trace: "
_IN_MAP = pattern(r"^ *\S+ +\d+ +\d+ {9}(\S.*):\([^()]*\)$", re.MULTILINE)  # address, size, alignment, input
_MEMBER = pattern(r"(?:\((?P<archive>.+?)\)(?P<member>.+)|(?P<archive_first>.+)\((?P<member_last>[^()]+)\))$")


class Taken(NamedTuple):
    """A file that the linker reads code from; of an archive a member, how many of its name came before, and how many
    of its name are taken."""

    path: str
    member: str | None = None
    occurrence: int = 0
    alike: int = 1

    @property
    def name(self) -> str:
        """As messages call it."""
        return self.path if self.member is None else f"{self.path}({self.member})"


def taken_files(frontend: ClangFrontend, arguments: Sequence[str], directory: Path) -> list[Taken]:
    """What a link of `arguments` (without -o) takes. Raises EZ0803 with the linker's own words if it cannot be done."""
    status, said, complaints = frontend.try_link([*arguments, *_OPTIONS, "-o", str(directory / "trial")])
    if status != 0:
        sys.stderr.write(complaints)
        sys.stderr.flush()
        raise compiler_failed(frontend.program, status)
    if _MOLDS in said:
        listing = directory / "map"
        options = (*_OPTIONS, "-Wl,--no-gc-sections", f"-Wl,-Map={listing}")
        frontend.try_link([*arguments, *options, "-o", str(directory / "trial")])
        said = "\n".join(_taken_by_mold(said, listing.read_text(errors="surrogateescape")))
    return parse_trace(said)


def _taken_by_mold(said: str, listing: str) -> Iterator[str]:
    """Of the lines of its trace those that name files, and members which its map has sections of."""
    taken = set(_IN_MAP.findall(listing))
    for line in said.splitlines():
        name = line.removeprefix(_MOLDS)
        if _MEMBER.match(name) is None or os.path.isfile(name) or name in taken:
            yield name


def parse_trace(said: str) -> list[Taken]:
    """The files named in the output of `--trace`; archives themselves are not among them."""
    found: list[Taken] = []
    seen: dict[tuple[str, str], int] = {}
    for line in said.splitlines():
        line = line.strip()
        matched = _MEMBER.match(line)
        if os.path.isfile(line):
            if not _is_archive(line) and Taken(line) not in found:
                found.append(Taken(line))
        elif matched is not None:
            archive, member = (
                matched["archive"] or matched["archive_first"],
                matched["member"] or matched["member_last"],
            )
            apart = _lying_apart(archive, member)
            if apart is not None:
                found.append(Taken(apart))
                continue
            count = seen.get((archive, member), 0)
            seen[archive, member] = count + 1
            found.append(Taken(archive, member, count))
    return [t._replace(alike=seen[t.path, t.member]) if t.member is not None else t for t in found]


def _lying_apart(path: str, member: str) -> str | None:
    """Where a thin archive's member lies, None for other archives."""
    try:
        with open(path, "rb") as file:
            if file.read(8) != THIN:
                return None
        return next((m.path for m in members(path) if m.is_called(member)), None)
    except OSError:
        return None


def _is_archive(path: str) -> bool:
    with open(path, "rb") as file:
        return file.read(8) in (REGULAR, THIN)
