# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`ar` archives: System V's format with GNU's long names, BSD's long names, and thin archives.

    !<arch>                                      !<thin>
    /             index of symbols               //            names
    //            names too long for a header    /0            only the header: the member is a file beside the archive
    a.o/          a member, and its bytes

A member is read where it lies: the archive is a map of its file, and a member is a view of it.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from enzyme_cli.linking.elf import REQUEST, Data, find, mapped, read_object

REGULAR: Final = b"!<arch>\n"
THIN: Final = b"!<thin>\n"
_HEADER: Final = 60


class Member:
    """A member of an archive. `path` is where a thin archive's member lies, None where it is inside."""

    __slots__ = ("_offset", "_origin", "_size", "_view", "index", "name", "path")

    def __init__(self, index: int, name: str, view: memoryview | None, path: str | None, origin: int = 0) -> None:
        self.index = index  # among the members: names may occur twice
        self.name = name
        self.path = path
        self._view = view
        self._origin = origin  # of a member of an archive in a thin archive: where its header is in that archive

    def data(self) -> Data:
        """The member's bytes. Raises OSError where a thin archive's member cannot be read."""
        if self._view is not None:
            return self._view
        assert self.path is not None
        whole = mapped(self.path)
        if self._origin == 0:
            return whole
        inner = next((m for at, m in _walk(whole, self.path) if at == self._origin), None)
        if inner is None:
            raise OSError(f"{self.path} has no member at {self._origin}")
        return inner.data()

    def is_called(self, spelled: str) -> bool:
        """Whether a linker may mean the member by this: it calls those of thin archives by their paths."""
        if spelled == self.name:
            return True
        return self.path is not None and os.path.realpath(self.path) == os.path.realpath(spelled)

    def extract(self, path: str) -> None:
        """Write the member to a file of its own. Raises OSError."""
        with open(path, "wb") as file:
            file.write(self.data())


def is_archive(data: Data) -> bool:
    return bytes(data[:8]) in (REGULAR, THIN)


def members(path: str, data: Data | None = None) -> list[Member]:
    """The members in their order, without the index; none for what is no archive. A damaged one ends where it does.

    Raises OSError.
    """
    return [m for _, m in _walk(mapped(path) if data is None else data, path)]


def may_hold(path: str, word: bytes = REQUEST, data: Data | None = None) -> bool:
    """Whether some member can contain the word: one search for an archive that is not thin. Raises OSError."""
    whole = mapped(path) if data is None else data
    if bytes(whole[:8]) != THIN:
        return find(whole, word)
    return any(find(m.data(), word) for m in members(path, whole) if m.path is not None and os.path.exists(m.path))


def _walk(data: Data, path: str) -> Iterator[tuple[int, Member]]:
    """Members, each with the place of its header."""
    thin = bytes(data[:8]) == THIN
    if not thin and bytes(data[:8]) != REGULAR:
        return
    view = memoryview(data)
    names = b""
    index = 0
    position = 8
    while position + _HEADER <= len(view):
        header = bytes(view[position : position + _HEADER])
        field = header[48:58].strip()
        if header[58:] != b"`\n" or not field.isdigit():
            return
        size = int(field)
        name = header[:16].rstrip(b" ")
        start = position + _HEADER
        special = name in (b"/", b"//", b"/SYM64/", b"__.SYMDEF", b"__.SYMDEF SORTED")
        end = start if thin and not special else start + size
        if end > len(view):
            return
        if name == b"//":
            names = bytes(view[start:end])
        elif not special:
            text, origin, skipped = _name(name, names, view[start:end])
            if text is None:
                return
            if not text.startswith("__.SYMDEF"):
                spelled = os.path.join(os.path.dirname(path), text) if thin else None
                inside = None if thin else view[start + skipped : end]
                yield position, Member(index, text, inside, spelled, origin)
                index += 1
        position = end + (end & 1)


def _name(field: bytes, names: bytes, content: memoryview) -> tuple[str | None, int, int]:
    """The name of a member, its origin in a nested archive, and how many of its bytes are the name itself (BSD)."""
    if field.startswith(b"#1/") and field[3:].isdigit():
        length = int(field[3:])
        return os.fsdecode(bytes(content[:length]).rstrip(b"\0")), 0, min(length, len(content))
    if not field.startswith(b"/"):
        return os.fsdecode(field.removesuffix(b"/")), 0, 0
    place, _, origin = field[1:].partition(b":")
    if not place.isdigit() or int(place) >= len(names):
        return None, 0, 0
    text = names[int(place) :].split(b"\n", 1)[0].removesuffix(b"/")
    return os.fsdecode(text), int(origin) if origin.isdigit() else 0, 0


# Writing ------------------------------------------------------------------------------------------------------------


def write(path: Path, objects: Sequence[tuple[str, Data]]) -> None:
    """An archive of objects under their names, with the index of what they define. Raises OSError."""
    names = b"".join(os.fsencode(name) + b"/\n" for name, _ in objects)
    defined = [[os.fsencode(symbol) for symbol in _defined(data)] for _, data in objects]
    count = sum(map(len, defined))
    texts = b"".join(symbol + b"\0" for symbols in defined for symbol in symbols)
    begin = len(REGULAR) + 2 * _HEADER + _even(4 + 4 * count + len(texts)) + _even(len(names))
    offsets: list[int] = []
    for (_, data), symbols in zip(objects, defined, strict=True):
        offsets += [begin] * len(symbols)
        begin += _HEADER + _even(len(data))
    with open(path, "wb") as file:
        file.write(REGULAR)
        _member(file, "/", struct.pack(f">I{count}I", count, *offsets) + texts)
        _member(file, "//", names)
        place = 0
        for name, data in objects:
            _member(file, f"/{place}", data)
            place += len(os.fsencode(name)) + 2


def _defined(data: Data) -> list[str]:
    file = read_object(data)
    symbols = file.symbols if file is not None else []
    return [s.name for s in symbols if s.defined and s.binding != "local" and s.kind not in ("section", "file")]


def _member(file: IO[bytes], name: str, data: Data) -> None:
    file.write(f"{name:<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(data):<10}`\n".encode())
    file.write(data)
    file.write(b"\n" * (len(data) & 1))


def _even(size: int) -> int:
    return size + (size & 1)
