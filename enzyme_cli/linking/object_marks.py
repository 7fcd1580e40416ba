# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What every compilation does to its object: find requests in it, and turn clang's IR section into ours.

`elf` knows all of an object, and its import takes longer than this: read here are four places of the file, by slices.
Where a file is not the usual one (64 bits, little-endian, few sections, no name shared), `elf` is asked after all.
"""

from __future__ import annotations

import os
import sys

from enzyme_cli.linking import CLANGS_SECTION, IR_SECTION, REQUEST

SHF_EXCLUDE = 0x8000_0000
SHT_SYMTAB = 2
_HEADER, _SYMBOL_WORDS, _SECTION_WORDS = 64, 6, 16


def may_ask(path: str) -> bool:
    """Whether a compiled file says `__enzyme_` at all. Bitcode and assembly spell symbols out as objects do."""
    try:
        with open(path, "rb", buffering=0) as file:
            return REQUEST in file.read()
    except OSError:
        return False


def mark_ir(path: str) -> bool:
    """Make clang's section of IR ours, in place: our name, and excluded from what linkers make; whether there is one.

    Under clang's name, binutils' ar and nm would ask LLVM's plugin (Debian installs it with clang) about the object,
    which sees bitcode and no native symbol: an archive would get no index. Both names have the same length, so a few
    bytes change, unless another name shares them (string tables keep a common tail once): then the table is copied.
    Raises OSError.
    """
    if not os.path.isfile(path):
        return False
    number = os.open(path, os.O_RDWR | os.O_CLOEXEC)
    try:
        edits = _edits(number)
        for place, content in edits or ():
            os.pwrite(number, content, place)
    finally:
        os.close(number)
    if edits is not None:
        return bool(edits)
    from enzyme_cli.linking.elf import mark_unusual

    return mark_unusual(path)


def _edits(number: int) -> list[tuple[int, bytes]] | None:
    """What to write where, nothing if there is no such section; None if that is not so easily said."""
    header = os.pread(number, _HEADER, 0)
    if header[:6] != b"\x7fELF\x02\x01" or len(header) < _HEADER or sys.byteorder != "little":
        return None
    table = int.from_bytes(header[40:48], "little")
    count, names = int.from_bytes(header[60:62], "little"), int.from_bytes(header[62:64], "little")
    raw = os.pread(number, 64 * count, table)
    if not 0 < names < count or len(raw) != 64 * count:
        return None
    sections = memoryview(raw).cast("I")  # name, type, flags (2), address (2), offset (2), size (2), link, ...
    base, text = _content(number, sections, names)
    found = text.find(b"\0" + CLANGS_SECTION.encode() + b"\0")
    if found < 0:
        return None if CLANGS_SECTION.encode() in text else []
    begin = found + 1
    inside = range(begin + 1, begin + len(CLANGS_SECTION) + 1)
    places = [i for i in range(count) if sections[_SECTION_WORDS * i] == begin]
    used = sections[::_SECTION_WORDS].tolist()
    for index in range(count):
        if sections[_SECTION_WORDS * index + 1] == SHT_SYMTAB and sections[_SECTION_WORDS * index + 10] == names:
            symbols = memoryview(_content(number, sections, index)[1]).cast("I")[::_SYMBOL_WORDS].tolist()
            if begin in symbols:
                return None
            used += symbols
    if any(name in inside for name in used):
        return None
    edits = [(base + begin, IR_SECTION.encode().ljust(len(CLANGS_SECTION), b"\0"))] if places else []
    for index in places:
        flags = sections[_SECTION_WORDS * index + 2] | SHF_EXCLUDE
        edits.append((table + 64 * index + 8, flags.to_bytes(4, "little")))
    return edits


def _content(number: int, sections: memoryview[int], index: int) -> tuple[int, bytes]:
    """Where a section lies in the file, and its bytes, whole entries of a table of symbols."""
    words = sections[_SECTION_WORDS * index : _SECTION_WORDS * (index + 1)].tolist()
    offset, size = words[6] | words[7] << 32, words[8] | words[9] << 32
    content = os.pread(number, size, offset)
    return offset, content[: len(content) // 24 * 24] if words[1] == SHT_SYMTAB else content
