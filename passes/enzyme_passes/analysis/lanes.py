# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What bytes are: kinds, lanes of registers and layouts of memory, and the evidence for them.

The types of LLVM's registers are not enough to differentiate: an `i64` may hold a double, two floats or a pointer, and
memory has no type at all. So the contents of a register or of memory are described byte by byte:

    i64 loaded from {float, float}      Lane(0, 4, float) Lane(4, 4, float)
    {i32, [4 x double], ptr} in memory  0: int4 | 8: double ... 32: double | 40: pointer

Evidence comes in degrees (`Strength`): an access through a typed instruction outweighs a declaration, which outweighs
a guess from arithmetic on the bits. Of two facts of one strength that exclude each other nothing remains (CONFLICT),
which is never shown as anything but unknown. Only of pointers and doubles in one place, as in what a `std::function`
keeps, is it known which it is: by its bits, at run time (WORD).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.support.dataclasses import dataclass


@final
@dataclass(frozen=True, slots=True, eq=False)
class Kind:
    """What a lane is. There is one object for each kind, which nothing else is equal to."""

    name: str
    float_or_none: ty.FloatType | None = None

    @property
    def is_float(self) -> bool:
        return self.float_or_none is not None

    @property
    def float_type(self) -> ty.FloatType:
        assert self.float_or_none is not None, self.name
        return self.float_or_none

    @property
    def is_pointer(self) -> bool:
        return self is POINTER

    @property
    def is_integer(self) -> bool:
        return self is INTEGER

    @property
    def is_unknown(self) -> bool:
        return self is UNKNOWN or self is CONFLICT

    @property
    def is_word(self) -> bool:
        """Whether it is a double in some objects and a pointer in others; it counts as a float as well."""
        return self is WORD

    @property
    def is_disputed(self) -> bool:
        return self is CONFLICT or self is WORD

    @property
    def is_anything(self) -> bool:
        return self is ANYTHING

    def __str__(self) -> str:
        return self.name


POINTER: Final = Kind("pointer")
INTEGER: Final = Kind("int")
UNKNOWN: Final = Kind("unknown")
CONFLICT: Final = Kind("conflict")  # used as two things; shown as UNKNOWN
ANYTHING: Final = Kind("anything")  # zero or undef: fits every type
WORD: Final = Kind("word", ty.DOUBLE)
WORD_BYTES: Final = 8
EXCHANGED: Final = (4, 5, 6, 7, 0, 1, 2, 3)
"""The order of a word's bytes when its halves change places."""
FLOAT_KINDS: Final = {t: Kind(t.text, t) for t in ty.FLOATS.values()}


def either(a: Kind, b: Kind, size: int) -> Kind:
    """What `size` bytes are that are used as two different things, neither of which is an integer."""
    words = (WORD, POINTER, FLOAT_KINDS[ty.DOUBLE])
    if size == WORD_BYTES and a in words and b in words:
        return WORD
    return CONFLICT


class Strength(IntEnum):
    """How good evidence is. WEAK: compared with constants. NEAR: other elements of the array have it. DECLARED:
    declarations, or arithmetic with the value. ACCESS: moved or computed with as this type. HINT: the user says so."""

    WEAK = 1
    NEAR = 2
    DECLARED = 3
    ACCESS = 4
    HINT = 5


@final
@dataclass(frozen=True, slots=True)
class Pointee:
    """What a pointer in memory is declared to lead to; whether one was seen to be `stored` as that, there or where it
    was copied from; and whether that place itself is `accessed` as one that holds such a pointer."""

    name: str
    stored: bool
    accessed: bool = True

    def both(self, other: Pointee) -> Pointee:
        """What is known by either."""
        return Pointee(self.name, self.stored or other.stored, self.accessed or other.accessed)

    def copied(self) -> Pointee:
        """The same of a place that it was copied to."""
        return Pointee(self.name, self.stored, False)


@final
@dataclass(frozen=True, slots=True)
class Lane:
    """Bytes [offset, offset + size) of a register or of memory."""

    offset: int
    size: int
    kind: Kind

    def __str__(self) -> str:
        size = str(self.size) if self.kind is INTEGER or self.kind.is_unknown or self.kind is ANYTHING else ""
        return f"{self.offset}:{self.kind}{size}"


@final
@dataclass(frozen=True, slots=True)
class MemoryLayout:
    """The contents of a byte range, from its beginning. With a `period`, the lanes are those of one period and repeat
    to the range's end; without, they are all, and bytes that no lane covers are unknown lanes of their own. What lies
    before `begin` does not repeat: members before an array, as in `struct { int n; double d[]; }`."""

    period: int | None
    lanes: tuple[Lane, ...]
    begin: int = 0

    def __str__(self) -> str:
        inside = " ".join(str(lane) for lane in self.lanes)
        behind = f" from {self.begin} on" if self.begin else ""
        return f"{inside} each {self.period}{behind}" if self.period is not None else inside


def float_leaves(layout: ty.DataLayout, type: ty.Type) -> list[tuple[int, int, Kind]]:
    """Floats and pointers of a first-class or memory type: (offset, size, kind), in order of offset."""
    found: list[tuple[int, int, Kind]] = []
    stack: list[tuple[int, ty.Type]] = [(0, type)]
    while stack:
        at, inner = stack.pop()
        match inner:
            case ty.FloatType():
                found.append((at, layout.store_size(inner), FLOAT_KINDS[inner]))
            case ty.PointerType():
                found.append((at, layout.size(inner), POINTER))
            case ty.VectorType() if not inner.scalable and layout.bits(inner.element) % 8 == 0:
                step = layout.bits(inner.element) // 8
                stack.extend((at + k * step, inner.element) for k in range(inner.count))
            case ty.ArrayType() if inner.count <= 4096:
                step = layout.size(inner.element)
                stack.extend((at + k * step, inner.element) for k in range(inner.count))
            case ty.StructType() if inner.fields is not None:
                stack.extend((at + o, f) for o, f in zip(layout.offsets(inner), inner.fields, strict=True))
            case _:
                pass
    found.sort(key=lambda leaf: leaf[0])
    return found
