# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The IR in an object, compressed: raw IR of C++ is ten times as large as its code.

    ENZX [length, 8 bytes] [LZMA]          ENZZ [length, 8 bytes] [zlib], where Python has no lzma

Linkers join sections byte by byte, so each piece says how long it is. What is small stays as it is: nothing but bitcode
has to be understood then, and a compilation of C imports nothing.
"""

from __future__ import annotations

import os
from types import ModuleType
from typing import Any, Final

from enzyme_cli.linking import IR_SECTION

SMALLEST: Final = 32 << 10
"""Bytes of IR that are worth it."""
_LZMA: Final = b"ENZX"
_ZLIB: Final = b"ENZZ"
MAGICS: Final = (_LZMA, _ZLIB)
"""How pieces begin."""
_HEAD: Final = 12
_PRESET: Final = 1  # a tenth of the time that clang takes, and 5 % larger than by the next ones


def packed(data: bytes) -> bytes:
    """Compressed, if it is large."""
    if len(data) < SMALLEST:
        return data
    lzma: Any = _lzma()
    body: bytes
    if lzma is not None:
        magic, body = _LZMA, lzma.compress(data, format=lzma.FORMAT_ALONE, preset=_PRESET)
    else:
        import zlib

        magic, body = _ZLIB, zlib.compress(data)
    return magic + len(body).to_bytes(8, "little") + body


def _lzma() -> ModuleType | None:
    """Python may have been built without it."""
    try:
        import lzma
    except ImportError:
        return None
    return lzma


def piece(data: bytes, position: int) -> tuple[bytes, int] | None:
    """What is compressed at a position, and where that ends; None if nothing is. Raises ValueError for what is damaged,
    or compressed by what this Python has not."""
    magic = data[position : position + 4]
    if magic not in MAGICS:
        return None
    begin = position + _HEAD
    end = begin + int.from_bytes(data[position + 4 : begin], "little")
    if end > len(data):
        raise ValueError("cut off")
    body = data[begin:end]
    if magic == _ZLIB:
        import zlib

        try:
            return zlib.decompress(body), end
        except zlib.error as error:
            raise ValueError(str(error)) from None
    lzma: Any = _lzma()
    if lzma is None:
        raise ValueError("this Python has no lzma")
    try:
        return lzma.decompress(body, format=lzma.FORMAT_ALONE), end
    except (lzma.LZMAError, EOFError) as error:
        raise ValueError(str(error)) from None


def pack_object(path: str) -> None:
    """Compress the IR in an object that clang has written, if it is large. Raises OSError."""
    if os.path.getsize(path) < SMALLEST:
        return
    from enzyme_cli.atomic_files import rewrite
    from enzyme_cli.linking import elf

    with open(path, "rb") as file:
        data = file.read()
    found = elf.read_object(data)
    sections = found.named(IR_SECTION) if found is not None else []
    if found is None or len(sections) != 1 or sections[0].size < SMALLEST:
        return
    made = elf.with_shorter(data, sections[0], packed(bytes(found.content(sections[0]))))
    if made is not None:
        rewrite(path, made)
