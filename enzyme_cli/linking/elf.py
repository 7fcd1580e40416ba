# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ELF object files, as far as a link that differentiates must read them.

An object of enzcc is an ordinary one with its IR beside the code:

    .text      the native code                          .symtab    defines `f`, wants `__enzyme_autodiff`
    .enz.ir    the raw bitcode, flag SHF_EXCLUDE        (a linker drops the section, `ar` and `ld -r` keep it)

Read here are sections and symbols, of either width and byte order; made are copies of an object with a section more
or a name changed (`marking` does it in place, where that is easy). Files come from anywhere, so whatever does not fit
is "not an object", never an exception.
"""

from __future__ import annotations

import mmap
import os
import struct
from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from enzyme_cli import linking

Data: TypeAlias = bytes | bytearray | mmap.mmap | memoryview

REQUEST: Final = linking.REQUEST
IR_SECTION: Final = linking.IR_SECTION
CLANGS_SECTION: Final = linking.CLANGS_SECTION

SHF_EXCLUDE: Final = 0x8000_0000
SHT_PROGBITS, SHT_SYMTAB, SHT_STRTAB, SHT_NOBITS, SHT_DYNSYM, SHT_SYMTAB_SHNDX = 1, 2, 3, 8, 11, 18
SHN_UNDEF, SHN_LORESERVE, SHN_COMMON, SHN_XINDEX = 0, 0xFF00, 0xFFF2, 0xFFFF

Kind = Literal["relocatable", "executable", "shared", "other"]
Binding = Literal["local", "global", "weak", "unique", "other"]
SymbolKind = Literal["none", "object", "function", "section", "file", "common", "tls", "ifunc", "other"]
Visibility = Literal["default", "internal", "hidden", "protected"]

_KINDS: Final[dict[int, Kind]] = {1: "relocatable", 2: "executable", 3: "shared"}
_BINDINGS: Final[dict[int, Binding]] = {0: "local", 1: "global", 2: "weak", 10: "unique"}
_SYMBOL_KINDS: Final[dict[int, SymbolKind]] = {
    0: "none", 1: "object", 2: "function", 3: "section", 4: "file", 5: "common", 6: "tls", 10: "ifunc",
}  # fmt: skip
_VISIBILITIES: Final[tuple[Visibility, ...]] = ("default", "internal", "hidden", "protected")

_MISFITS: Final = (struct.error, IndexError, ValueError, OverflowError)  # what reading a damaged file raises


class Layout(NamedTuple):
    """The width and byte order of a file: how its structures are unpacked."""

    order: str  # "<" or ">", of `struct`
    wide: bool  # ELF64

    @property
    def header(self) -> str:
        """type, machine, version, entry, program headers, section headers, flags, six sizes and counts."""
        return self.order + ("HHIQQQIHHHHHH" if self.wide else "HHIIIIIHHHHHH")

    @property
    def section(self) -> str:
        """name, type, flags, address, offset, size, link, info, alignment, size of an entry."""
        return self.order + ("IIQQQQIIQQ" if self.wide else "10I")

    @property
    def symbol(self) -> str:
        return self.order + ("IBBHQQ" if self.wide else "IIIBBH")

    @property
    def section_size(self) -> int:
        return 64 if self.wide else 40


class Section(NamedTuple):
    """A section header."""

    number: int  # its place in the table
    name: str
    type: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    alignment: int
    entry_size: int

    @property
    def excluded(self) -> bool:
        """Whether a linker leaves the section out of what it makes."""
        return bool(self.flags & SHF_EXCLUDE)


class Symbol(NamedTuple):
    """An entry of a symbol table; `section` is an index, or a reserved one (absolute, common)."""

    name: str
    defined: bool
    binding: Binding
    kind: SymbolKind
    visibility: Visibility
    size: int
    section: int
    value: int


class ObjectFile(NamedTuple):
    """An ELF file: its headers were read, symbols are read when asked for."""

    data: Data
    layout: Layout
    kind: Kind
    machine: int
    flags: int
    sections: tuple[Section, ...]

    def named(self, name: str) -> list[Section]:
        """The sections of that name; there may be several (`ld -r` keeps those apart whose flags differ)."""
        return [s for s in self.sections if s.name == name]

    def content(self, section: Section) -> memoryview:
        """The bytes of a section; it lies within the file (`read_object` saw to that)."""
        if section.type == SHT_NOBITS:
            return memoryview(b"")
        return memoryview(self.data)[section.offset : section.offset + section.size]

    @property
    def symbols(self) -> list[Symbol]:
        """What .symtab says; empty where it was stripped, or is not well-formed."""
        return self._symbols_of(SHT_SYMTAB)

    @property
    def dynamic_symbols(self) -> list[Symbol]:
        """What a shared library exports and imports."""
        return self._symbols_of(SHT_DYNSYM)

    def _symbols_of(self, type_: int) -> list[Symbol]:
        try:
            return [s for table in self.sections if table.type == type_ for s in self._table(table)]
        except _MISFITS:
            return []

    def _table(self, table: Section) -> Iterator[Symbol]:
        texts = bytes(self.content(self.sections[table.link]))
        extended = self._extended_indices(table)
        for number, entry in enumerate(struct.iter_unpack(self.layout.symbol, self.content(table))):
            if self.layout.wide:
                name, info, other, section, value, size = entry
            else:
                name, value, size, info, other, section = entry
            if number == 0:
                continue
            if section == SHN_XINDEX:
                section = extended[number]
            yield Symbol(
                texts[name : texts.index(b"\0", name)].decode("utf-8", "surrogateescape") if name else "",
                section != SHN_UNDEF,
                _BINDINGS.get(info >> 4, "other"),
                "common" if section == SHN_COMMON else _SYMBOL_KINDS.get(info & 0xF, "other"),
                _VISIBILITIES[other & 3],
                size,
                section,
                value,
            )

    def _extended_indices(self, table: Section) -> tuple[int, ...]:
        """Where there are more sections than 16 bits count, a table beside that of the symbols has their indices."""
        for section in self.sections:
            if section.type == SHT_SYMTAB_SHNDX and section.link == table.number:
                content = self.content(section)
                return struct.unpack(f"{self.layout.order}{len(content) // 4}I", content)
        return ()


def mapped(path: str) -> Data:
    """The content of a regular file, as a map where that is possible. Raises OSError."""
    with open(path, "rb") as file:
        try:
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (ValueError, OSError):  # an empty file, or no file that can be mapped
            return file.read()


def find(data: Data, word: bytes) -> bool:
    """Whether the word is in the data."""
    return (data.tobytes() if isinstance(data, memoryview) else data).find(word) >= 0


def is_elf(data: Data) -> bool:
    return bytes(data[:4]) == b"\x7fELF"


def read_object(data: Data) -> ObjectFile | None:
    """The headers of an ELF file; None for anything else, and for what is cut off or does not fit together."""
    try:
        return _read(data)
    except _MISFITS:
        return None


def _read(data: Data) -> ObjectFile | None:
    if not is_elf(data) or data[4] not in (1, 2) or data[5] not in (1, 2):
        return None
    layout = Layout("<" if data[5] == 1 else ">", data[4] == 2)
    kind, machine, _, _, _, table, flags, _, _, _, entry_size, count, names = struct.unpack_from(
        layout.header, data, 16
    )
    if table == 0:
        return ObjectFile(data, layout, _KINDS.get(kind, "other"), machine, flags, ())
    if entry_size != layout.section_size:
        return None
    first = struct.unpack_from(layout.section, data, table)
    count = count or first[5]
    names = first[6] if names == SHN_XINDEX else names
    raw = list(struct.iter_unpack(layout.section, memoryview(data)[table : table + count * entry_size]))
    if len(raw) != count or any(s[1] not in (0, SHT_NOBITS) and s[4] + s[5] > len(data) for s in raw):
        return None
    texts = bytes(memoryview(data)[raw[names][4] : raw[names][4] + raw[names][5]]) if names else b""
    sections = tuple(
        Section(i, texts[s[0] : texts.index(b"\0", s[0])].decode("utf-8", "surrogateescape") if texts else "", *s[1:])
        for i, s in enumerate(raw)
    )
    return ObjectFile(data, layout, _KINDS.get(kind, "other"), machine, flags, sections)


def undefined_requests(data: Data) -> list[str]:
    """The requests that an object leaves to the link: symbols that say `__enzyme_` and that it does not define.

    Most files do not hold the word at all, and cost one search.
    """
    if not find(data, REQUEST):
        return []
    file = read_object(data)
    if file is None or file.kind != "relocatable":
        return []
    word = REQUEST.decode()
    return [s.name for s in file.symbols if not s.defined and word in s.name]


# Changing objects ---------------------------------------------------------------------------------------------------


def mark_unusual(path: str) -> bool:
    """As `marking.mark_ir`, for objects of any kind, by a copy with the names of sections once more. Raises OSError."""
    file = read_object(mapped(path))
    sections = file.named(CLANGS_SECTION) if file is not None and file.kind == "relocatable" else []
    if file is None or not sections or _index_of_names(file) == 0:
        return False
    from enzyme_cli.atomic_files import rewrite  # not where objects are only read

    rewrite(path, _renamed(file, sections, IR_SECTION))
    return True


def _renamed(file: ObjectFile, sections: list[Section], name: str) -> bytes:
    """The object with another name for these sections, and excluded: the names once more, at the end of the file."""
    raw = _raw_sections(file)
    names = _index_of_names(file)
    body = bytearray(file.data)
    texts = bytes(file.content(file.sections[names]))
    for section in sections:
        raw[section.number][0] = len(texts)
        raw[section.number][2] |= SHF_EXCLUDE
    texts += name.encode() + b"\0"
    raw[names][4:6] = [len(body), len(texts)]
    body += texts
    return _finished(body, file.layout, raw, names)


def append_section(path: str, name: str, content: bytes) -> bool:
    """Add a section that is not loaded to a finished file, a shared library say; False where it has no section names.

    What the file holds stays where it is: the section and a new table follow, and the header that points to them is
    written last, so that a build which is killed leaves a valid file. Raises OSError.
    """
    data = mapped(path)
    file = read_object(data)
    names = _index_of_names(file) if file is not None else 0
    if file is None or names == 0:
        return False
    raw = _raw_sections(file)
    texts = bytes(file.content(file.sections[names]))
    place = -(-len(data) // 16) * 16
    raw.append([len(texts), SHT_PROGBITS, 0, 0, place, len(content), 0, 0, 1, 0])
    texts += name.encode() + b"\0"
    raw[names][4:6] = [place + len(content), len(texts)]
    size = 64 if file.layout.wide else 52
    tail = bytearray(content + texts)
    tail += bytes(-(place + len(tail)) % 8)
    header, table = _header_and_table(bytearray(data[:size]), file.layout, raw, names, place + len(tail))
    number = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    try:
        with os.fdopen(number, "wb", closefd=False) as output:
            output.seek(place)
            output.write(tail + table)
        os.pwrite(number, header, 0)
    finally:
        os.close(number)
    return True


def with_section(object_: Data, name: str, content: bytes, *, excluded: bool) -> bytes:
    """A relocatable object with one section more, or with this content in the section of that name.

    The code and its tables keep their places; the section, the names and the table of sections follow them. Raises
    ValueError for what is no relocatable object with section names.
    """
    file = read_object(object_)
    names = _index_of_names(file) if file is not None else 0
    if file is None or file.kind != "relocatable" or names == 0:
        raise ValueError("not a relocatable object")
    texts = bytes(file.content(file.sections[names]))
    kept = [s for s in file.sections if s.name != name or s.number == 0]
    old = [s for s in file.sections if s.name == name and s.number != 0]
    moved = {names, *(s.number for s in old)}
    header = 64 if file.layout.wide else 52
    end = max([header, *(s.offset + s.size for s in kept if s.number not in moved and s.type not in (0, SHT_NOBITS))])
    body = bytearray(memoryview(object_)[:end])
    flags = SHF_EXCLUDE if excluded else 0
    raw = _raw_sections(file)
    _align(body, 16)
    place = len(body)
    body += content
    if old:
        for number, section in enumerate(old):  # the first gets the content, others are emptied
            raw[section.number][2] = flags
            raw[section.number][4:6] = [place, len(content) if number == 0 else 0]
    else:
        raw.append([len(texts), SHT_PROGBITS, flags, 0, place, len(content), 0, 0, 1, 0])
        texts += name.encode() + b"\0"
    raw[names][4:6] = [len(body), len(texts)]
    body += texts
    return _finished(body, file.layout, raw, names)


def with_shorter(object_: bytes, section: Section, content: bytes) -> bytes | None:
    """A relocatable object with less in one of its sections: what follows moves up. None where the table of sections is
    not at the end, as compilers put it, or nothing is gained."""
    file = read_object(object_)
    names = _index_of_names(file) if file is not None else 0
    if file is None or file.kind != "relocatable" or names == 0:
        return None
    end, table = section.offset + section.size, _table_offset(file)
    raw = _raw_sections(file)
    alignment = max(64, *(entry[8] for entry in raw if entry[8] < 1 << 16))
    less = (section.size - len(content)) // alignment * alignment
    used = max(s.offset + s.size for s in file.sections if s.type not in (0, SHT_NOBITS))
    if less <= 0 or used > table or any(entry[8] >= 1 << 16 for entry in raw):
        return None
    for entry in raw[1:]:
        if entry[4] >= end:
            entry[4] -= less
    raw[section.number][5] = len(content)
    body = bytearray(object_[: section.offset]) + content
    body += bytes(end - less - len(body))
    body += object_[end:table]
    return _finished(body, file.layout, raw, names)


def _raw_sections(file: ObjectFile) -> list[list[int]]:
    """The section headers as numbers."""
    layout = file.layout
    table = _table_offset(file)
    whole = memoryview(file.data)[table : table + len(file.sections) * layout.section_size]
    return [list(s) for s in struct.iter_unpack(layout.section, whole)]


def _table_offset(file: ObjectFile) -> int:
    word, at = ("Q", 40) if file.layout.wide else ("I", 32)
    return int(struct.unpack_from(file.layout.order + word, file.data, at)[0])


def _index_of_names(file: ObjectFile) -> int:
    """The section that holds the names of sections."""
    (names,) = struct.unpack_from(file.layout.order + "H", file.data, 62 if file.layout.wide else 50)
    index = file.sections[0].link if names == SHN_XINDEX else names
    return int(index) if index < len(file.sections) else 0


def _finished(body: bytearray, layout: Layout, raw: Iterable[list[int]], names: int) -> bytes:
    """The object with its table of sections at the end, and the header saying so."""
    _align(body, 8)
    header, table = _header_and_table(body[:64], layout, raw, names, len(body))
    return bytes(header + body[len(header) :] + table)


def _header_and_table(
    header: bytearray, layout: Layout, raw: Iterable[list[int]], names: int, place: int
) -> tuple[bytes, bytes]:
    """The header of a file whose table of sections is at this place, and the table."""
    headers = [list(r) for r in raw]
    many = len(headers) >= SHN_LORESERVE
    headers[0][5] = len(headers) if many else 0
    headers[0][6] = names if names >= SHN_LORESERVE else 0
    word, at, counts = ("Q", 40, 60) if layout.wide else ("I", 32, 48)
    struct.pack_into(layout.order + word, header, at, place)
    count = 0 if many else len(headers)
    struct.pack_into(layout.order + "HH", header, counts, count, SHN_XINDEX if names >= SHN_LORESERVE else names)
    return bytes(header), b"".join(struct.pack(layout.section, *entry) for entry in headers)


def _align(body: bytearray, alignment: int) -> None:
    body += bytes(-len(body) % alignment)
