# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The inputs of a link that carry IR, and their modules, opened when something in them is asked for.

A link has many inputs and a request reaches few. Names of symbols are plain bytes in bitcode, one behind the other,
so a search for a name in a file that nobody has parsed says that the file does not have it, or may have it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, final

from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.whole_program.symbol_index import Listing

_MAGIC: Final = b"BC\xc0\xde"
_WRAPPER: Final = b"\xde\xc0\x17\x0b"
_CHAR6: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


@dataclass(frozen=True, slots=True)
class Unit:
    """An input of the link that carries IR."""

    name: str  # its path, or lib.a(member.o): for messages
    modules: tuple[bytes, ...]  # bitcode or text of LLVM 15 to 22, as a rule not optimized
    shared: bool = False  # a shared library: its code may be looked at, but is not replaced
    answered: bool = False  # its requests were answered when it was compiled; only if it is reached they are once more
    kept: frozenset[str] = frozenset()  # its internal symbols, as machine code: what compilers had to keep is there


@dataclass(frozen=True, slots=True)
class Place:
    """A module of a unit, by their numbers."""

    unit: int
    module: int


@final
class Modules:
    """The modules of all units. `listing` opens one."""

    def __init__(self, units: Sequence[Unit]) -> None:
        self.units = units
        self._opened: dict[Place, Listing] = {}

    def places(self, unit: int) -> list[Place]:
        return [Place(unit, number) for number in range(len(self.units[unit].modules))]

    def all(self) -> Iterator[Place]:
        for unit in range(len(self.units)):
            yield from self.places(unit)

    def listing(self, place: Place) -> Listing:
        """Raises Failure EZ0804 for bitcode that cannot be read."""
        known = self._opened.get(place)
        if known is None:
            unit = self.units[place.unit]
            known = self._opened[place] = Listing(_text(unit.modules[place.module], unit.name))
        return known

    def may_mention(self, place: Place, name: str) -> bool:
        """Whether a module may have a symbol, as far as can be said without opening it."""
        known = self._opened.get(place)
        if known is not None:
            return name in known.text
        return name.encode("utf-8", "surrogateescape") in self.units[place.unit].modules[place.module]

    @property
    def opened(self) -> int:
        return len(self._opened)


def _text(source: bytes, name: str) -> str:
    producer = producer_of(source)
    major = re.search(r"(\d+)", producer or "")
    newer = major is not None and int(major[1]) > llvm.MAJOR
    try:
        if newer:
            raise Failure("EZ0804", "")
        return llvm.text_of(llvm.parse(source))
    except Failure as failure:
        notes = [f"it was made by {producer}"] if producer else []
        raise Failure(
            "EZ0804",
            f"the IR in '{name}' cannot be read: enzcc reads that of LLVM {llvm.MAJOR} and older",
            notes=[*notes, *failure.notes],
            helps=[f"compile it with clang {llvm.MAJOR} or older" if newer else "compile it again"],
        ) from failure


def producer_of(source: bytes) -> str | None:
    """Who wrote a bitcode file: `LLVM22.1.8`. It stands in the first block, in letters of six bits, so that it can be
    had without LLVM, which only refuses what it cannot read. (LLVM's "Bitcode File Format", "Identification block".)"""
    if source[:4] == _WRAPPER:
        source = source[int.from_bytes(source[8:12], "little") :]
    if source[:4] != _MAGIC:
        return None
    bits = _Bits(source, 32)
    if bits.fixed(2) != 1 or bits.variable(8) != 13:  # an inner block, of number 13
        return None
    width = bits.variable(4)
    bits.align()
    bits.fixed(32)
    if bits.fixed(width) != 2:  # an abbreviation: STRING, array of six-bit letters
        return None
    shape: list[tuple[bool, int]] = []
    for _ in range(bits.variable(5)):
        literal = bool(bits.fixed(1))
        if literal:
            shape.append((True, bits.variable(8)))
        else:
            encoding = bits.fixed(3)
            shape.append((False, encoding))
            if encoding in (1, 2):
                bits.variable(5)
    if shape != [(True, 1), (False, 3), (False, 4)] or bits.fixed(width) != 4:
        return None
    return "".join(_CHAR6[bits.fixed(6)] for _ in range(min(bits.variable(6), 64)))


@dataclass(slots=True)
class _Bits:
    """A stream of bits, lowest first."""

    source: bytes
    at: int

    def fixed(self, width: int) -> int:
        first = self.at // 8
        chunk = int.from_bytes(self.source[first : first + 9], "little") >> (self.at % 8)
        self.at += width
        return chunk & ((1 << width) - 1)

    def variable(self, width: int) -> int:
        value, shift = 0, 0
        while True:
            part = self.fixed(width)
            value |= (part & ((1 << (width - 1)) - 1)) << shift
            shift += width - 1
            if not part >> (width - 1) or shift > 64:
                return value

    def align(self) -> None:
        self.at = (self.at + 31) // 32 * 32
