# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`mmap` as an allocator, where all that a program maps is fresh memory.

    p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);      ...      munmap(p, n);

A mapping of no file, at no fixed address and with the right to read and write is zero and nobody else's; the same call
makes its shadow. Of any other, and where rights or contents of pages are changed afterwards, this is not known: then
`mmap` stays a function without a rule.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator

from enzyme_passes.ir.text import matching, split_commas

_MAPS = ("@mmap", "@mmap64")
_UNMAPS = "@munmap"
_CHANGES = ("@mprotect", "@madvise", "@posix_madvise", "@mremap", "@remap_file_pages", "@pkey_mprotect")
_READ_AND_WRITE, _FIXED, _ANONYMOUS = 0x3, 0x10 | 0x100000, 0x20
_CALL = re.compile(r"\bcall [^\n]*?@mmap(?:64)?\(")


def allocators(text: str, functions: Container[str]) -> Iterator[tuple[str, dict[str, str]]]:
    """What is to be said of functions, as of those that a user declares by `__enzyme_allocation_like`."""
    found = [name for name in _MAPS if name in functions]
    if not found or any(name in functions for name in _CHANGES):
        return
    calls = [split_commas(text[m.end() : matching(text, m.end() - 1)]) for m in _CALL.finditer(text)]
    if not calls or not all(map(_is_fresh, calls)) or _uses(text) != len(calls):
        return
    for name in found:
        yield name, {"enzyme_allocation_like": "1;-1,1;munmap"}
    if _UNMAPS in functions:
        yield _UNMAPS, {"enzyme_deallocator": "-1,1"}


def _is_fresh(arguments: list[str]) -> bool:
    constants = [re.fullmatch(r"i32 (?:noundef )?(-?\d+)", argument.strip()) for argument in arguments[2:5]]
    if len(arguments) != 6 or not all(constants):
        return False
    rights, flags, file = (int(c[1]) for c in constants if c is not None)
    anonymous = file == -1 and flags & _ANONYMOUS and not flags & _FIXED
    return bool(anonymous) and rights & _READ_AND_WRITE == _READ_AND_WRITE


def _uses(text: str) -> int:
    """Also by its address."""
    declared = re.findall(r"^declare [^\n]*@mmap(?:64)?\(", text, re.MULTILINE)
    return len(re.findall(r"@mmap(?:64)?\b", text)) - len(declared)
