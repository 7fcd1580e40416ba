"""A trial link: which objects and archive members a link takes, in order, as its own linker decides.

The native linker is run on the command as it is, apart from requests that nobody defines yet, and told to name the
files that it reads (`--trace`). All linkers know that option, each prints it in its own way:

    a.o  l.a  (l.a)m.o      GNU ld; members of thin archives by their own paths
    a.o  l.a(m.o)           gold, lld
    trace: a.o              mold, else as lld
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from enzyme_frontends.c import ClangFrontend, compiler_failed

_OPTIONS = ("-Wl,--trace,--trace", "-Wl,--unresolved-symbols=ignore-all")
_MEMBER = re.compile(r"(?:\((?P<archive>.+?)\)(?P<member>.+)|(?P<archive_first>.+)\((?P<member_last>[^()]+)\))$")


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
    return parse_trace(said)


def parse_trace(said: str) -> list[Taken]:
    """The files named in the output of `--trace`; archives themselves are not among them."""
    found: list[Taken] = []
    seen: dict[tuple[str, str], int] = {}
    for line in said.splitlines():
        line = line.removeprefix("trace: ").strip()
        matched = _MEMBER.match(line)
        if matched is not None:
            archive, member = (
                matched["archive"] or matched["archive_first"],
                matched["member"] or matched["member_last"],
            )
            count = seen.get((archive, member), 0)
            seen[archive, member] = count + 1
            found.append(Taken(archive, member, count))
        elif line and os.path.isfile(line) and not _is_archive(line) and Taken(line) not in found:
            found.append(Taken(line))
    return [t._replace(alike=seen[t.path, t.member]) if t.member is not None else t for t in found]


def _is_archive(path: str) -> bool:
    with open(path, "rb") as file:
        return file.read(8) in (b"!<arch>\n", b"!<thin>\n")
