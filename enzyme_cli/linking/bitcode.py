# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM bitcode as a container: where one module ends and the next begins, without reading either.

A linker that joins objects joins their sections of IR byte by byte (`ld -r`, a shared library):

    BC C0DE [identification] [module] [strings] [symbols]   0 0 0   BC C0DE [identification] [module] ...

(or each of them compressed, see `packed_ir`).

A bitcode stream is a sequence of blocks, each with its length in words, so modules are told apart by hops. What does
not fit is no IR: an object whose IR cannot be read is one without.
"""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

from enzyme_cli.linking import packed_ir
from enzyme_cli.linking.elf import IR_SECTION, REQUEST, Data, ObjectFile, find, read_object

IR_SECTIONS: Final = (IR_SECTION, ".llvmbc", ".llvm.lto")
RUNTIMES: Final = ("/rustlib/",)
"""Directories of libraries that belong to a language: they carry IR for link-time optimization by their own compiler,
vectorized and large. To us they are native code, as the C library is."""
MAGIC: Final = b"BC\xc0\xde"
WRAPPER: Final = b"\xde\xc0\x17\x0b"
IDENTIFICATION, MODULE, STRINGS, SYMBOLS = 13, 8, 23, 25


class _Block(NamedTuple):
    kind: int
    start: int  # of its header
    body: int
    end: int


class _Damaged(Exception):
    """The bytes are no bitcode, or cut off."""


def is_bitcode(data: Data) -> bool:
    """Whether a file is bitcode, bare or wrapped."""
    return bytes(data[:4]) in (MAGIC, WRAPPER)


def is_runtime(path: str) -> bool:
    """Whether a file is part of a language's own library."""
    return any(place in path for place in RUNTIMES)


def split(data: Data) -> list[bytes]:
    """The modules of a buffer of bitcode, each as a file of its own; none at all where some part is damaged."""
    try:
        return _split(bytes(data))
    except (_Damaged, struct.error, IndexError, OverflowError):
        return []


def ir_of(data: Data) -> list[bytes]:
    """The raw IR which an object, a shared library or a bitcode file carries: modules in the order of the file."""
    if is_bitcode(data):
        return split(data)
    file = read_object(data)
    return modules_of(file) if file is not None else []


def is_optimized(file: ObjectFile) -> bool:
    """Whether an object's IR is what an optimizer made, vectorized: so rustc embeds it, with a command line without
    words. A static library of Rust's has its standard library with such IR."""
    return any(section.size == 0 for section in file.named(".llvmcmd"))


def modules_of(file: ObjectFile) -> list[bytes]:
    """The modules in an object's sections of IR; none where one of them is damaged."""
    found: list[bytes] = []
    for section in file.sections:
        if section.name in IR_SECTIONS and section.size:
            modules = split(file.content(section))
            if not modules and any(file.content(section)):
                return []
            found += modules
    return found


def _split(data: bytes) -> list[bytes]:
    found: list[bytes] = []
    position = 0
    while True:
        while position < len(data) and data[position] == 0:
            position += 1
        if position == len(data):
            return found
        try:
            compressed = packed_ir.piece(data, position)
        except ValueError:
            raise _Damaged from None
        if compressed is not None:
            found += _split(compressed[0])
            position = compressed[1]
        elif data[position : position + 4] == WRAPPER:
            _, offset, size = struct.unpack_from("<III", data, position + 4)
            if position + offset + size > len(data):
                raise _Damaged
            found += _split(data[position + offset : position + offset + size])
            position += max(offset + size, 20)
        else:
            modules, position = _stream(data, position)
            found += modules


def _stream(data: bytes, start: int) -> tuple[list[bytes], int]:
    """The modules of one stream, and where it ends. Modules that share strings each get them."""
    if data[start : start + 4] != MAGIC:
        raise _Damaged
    position = start + 4
    groups: list[list[_Block]] = []  # identification and module
    strings: list[_Block | None] = []  # of each group
    symbols: list[_Block | None] = []
    while (block := _block(data, position)) is not None:
        if block.kind == IDENTIFICATION or (block.kind == MODULE and (not groups or _has_module(groups[-1]))):
            groups.append([])
            strings.append(None)
            symbols.append(None)
        if block.kind in (IDENTIFICATION, MODULE) and groups:
            groups[-1].append(block)
        elif block.kind == STRINGS:
            strings = [s or block for s in strings]
        elif block.kind == SYMBOLS and groups:
            symbols[-1] = block
        position = block.end
    if not groups or not all(_has_module(g) for g in groups):
        raise _Damaged
    if len(groups) == 1:
        return [data[start:position]], position
    return [
        MAGIC + b"".join(data[b.start : b.end] for b in (*group, *([text] if text is not None else [])))
        for group, text in zip(groups, strings, strict=True)
    ], position


def _has_module(group: list[_Block]) -> bool:
    return any(b.kind == MODULE for b in group)


def _block(data: bytes, position: int) -> _Block | None:
    """The top-level block at a position; None where the stream ends: at padding, another stream, or the end."""
    if position + 8 > len(data):
        if any(data[position:]):
            raise _Damaged
        return None
    if data[position] == 0 or data[position : position + 4] in (MAGIC, WRAPPER, *packed_ir.MAGICS):
        return None
    (word,) = struct.unpack_from("<I", data, position)
    # ENTER_SUBBLOCK in two bits, the block's id as vbr8, the width of its abbreviations as vbr4, zeros: no top-level
    # block has an id or a width of more than one chunk.
    kind = word >> 2 & 0xFF
    if word & 3 != 1 or kind & 0x80 or word >> 13:
        raise _Damaged
    (length,) = struct.unpack_from("<I", data, position + 4)
    end = position + 8 + 4 * length
    if end > len(data):
        raise _Damaged
    return _Block(kind, position, position + 8, end)


# Symbols ------------------------------------------------------------------------------------------------------------

# The first 24 bits of a block that holds one blob: DEFINE_ABBREV, two operands (the literal 1; a blob), its record.
_BLOB: Final = 2 | 2 << 3 | 1 << 8 | 1 << 9 | 5 << 18 | 4 << 21
# Flags of a symbol, after two bits of visibility.
_UNDEFINED, _WEAK, _COMMON, _GLOBAL, _FORMAT_SPECIFIC = 1 << 3, 1 << 4, 1 << 5, 1 << 10, 1 << 11


class IRSymbol(NamedTuple):
    """A symbol as the linker sees it; its name is mangled, intrinsics are left out."""

    name: str
    defined: bool
    local: bool
    weak: bool
    common: bool
    hidden: bool
    grouped: bool  # in a comdat: any copy is as good


def undefined_requests(data: Data) -> list[str]:
    """The requests that a file of bitcode does not define. Without a table of symbols, the word itself is one."""
    if not find(data, REQUEST):
        return []
    found: list[str] = []
    for module in split(data):
        symbols = symbols_of(module)
        if symbols is not None:
            found += [s.name for s in symbols if not s.defined and REQUEST.decode() in s.name]
        elif REQUEST in module:
            found.append(REQUEST.decode())
    return found


def symbols_of(module: bytes) -> list[IRSymbol] | None:
    """The table which compilers put beside a module for linkers; None where there is none that can be read."""
    blobs: dict[int, bytes] = {}
    position = 4
    try:
        while (block := _block(module, position)) is not None:
            if block.kind in (STRINGS, SYMBOLS):
                blobs[block.kind] = _blob(module, block)
            position = block.end
        return _symbols(blobs[SYMBOLS], blobs[STRINGS]) if SYMBOLS in blobs and STRINGS in blobs else None
    except (_Damaged, struct.error, IndexError, OverflowError):
        return None


def _blob(module: bytes, block: _Block) -> bytes:
    """The one blob in a block: 21 bits define its record (a literal 1, and a blob), 3 begin it, a vbr6 is its size."""
    bits = int.from_bytes(module[block.body : block.body + 12], "little")
    if bits & 0xFFFFFF != _BLOB:
        raise _Damaged
    bits >>= 24
    used, size, shift = 24, 0, 0
    while True:
        size |= (bits & 0x1F) << shift
        more = bits & 0x20
        bits >>= 6
        used += 6
        shift += 5
        if not more:
            break
    start = block.body + (used + 31) // 32 * 4
    if start + size > block.end:
        raise _Damaged
    return module[start : start + size]


def _symbols(table: bytes, texts: bytes) -> list[IRSymbol]:
    """LLVM's `irsymtab`: a version, the producer, and ranges (offset, count); the third is that of symbols."""
    offset, count = struct.unpack_from("<II", table, 4 + 8 + 8 + 8)
    if offset + count * 24 > len(table):
        raise _Damaged
    found = []
    for number in range(count):
        start, size, _, _, comdat, flags = struct.unpack_from("<IIIIII", table, offset + 24 * number)
        if flags & _FORMAT_SPECIFIC:
            continue
        if start + size > len(texts):
            raise _Damaged
        found.append(
            IRSymbol(
                texts[start : start + size].decode("utf-8", "surrogateescape"),
                not flags & _UNDEFINED,
                not flags & _GLOBAL,
                bool(flags & _WEAK),
                bool(flags & _COMMON),
                flags & 3 == 1,
                comdat != 0xFFFF_FFFF,
            )
        )
    return found
