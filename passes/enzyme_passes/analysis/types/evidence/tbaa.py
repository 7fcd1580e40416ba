# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `!tbaa` and `!tbaa.struct` say about memory.

An access tag `!{base, access, offset}` types the bytes accessed, and the base type describes the whole struct around
them. `omnipotent char` says nothing; a type whose name is not known says what its parent says.
"""

from __future__ import annotations

import re
from typing import Final, final

from enzyme_passes.analysis.lanes import FLOAT_KINDS, INTEGER, POINTER, Kind
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.metadata import DECLARED, SAID, Part, is_reference, parts_of
from enzyme_passes.ir.values import Module
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_POINTER: Final = pattern(r"(any (p\d+ )?pointer|p\d+ |vtable pointer)")
_CHARACTER: Final = '"omnipotent char'
_POINTEE: Final = pattern(r'"(vtable pointer|p\d+ (?:_ZTS.*|omnipotent char|bool|float|double))$')
_DUMMY: Final = "dummy arg data/"  # flang's, behind which languages/fortran/declared_types.py says what it is
_INTEGERS: Final = {
    "bool": 1, "_Bool": 1, "short": 2, "unsigned short": 2, "int": 4, "unsigned int": 4, "long": 8, "unsigned long": 8,
    "long long": 8, "unsigned long long": 8, "__int128": 16, "unsigned __int128": 16, "wchar_t": 4, "char16_t": 2,
    "char32_t": 4,
}  # fmt: skip
_FLOATS: Final = {
    "double": ty.DOUBLE, "float": ty.FLOAT, "_Float16": ty.HALF, "__fp16": ty.HALF, "half": ty.HALF,
    "__bf16": ty.BFLOAT, "__float128": ty.FP128, "_Float128": ty.FP128,
}  # fmt: skip

_STRING: Final = pattern(r'"_ZTSNSt7__cxx1112basic_stringI[cw]St11char_traitsI[cw]ESaI[cw]EE(E|12_Alloc_hiderE)$')

_HASH_TABLE: Final = pattern(r'"_ZTSSt10_HashtableI')
_LINK: Final = pattern(r'"_ZTSNSt8__detail15_Hash_node_baseE')
_BUCKETS: Final = {
    0: re.compile(r'"_ZTSNSt3__[0-9]+10unique_ptrIA_PNS_16__hash_node_baseI'),
    8: re.compile(r'"_ZTSNSt3__[0-9]+25__bucket_list_deallocatorI'),
}  # of libc++, the members that a hash table begins with, by their places
_LINK_PLACE: Final = 16  # of the link before the first node, behind the buckets, in a hash table of either library
_ONLY_BUCKET: Final = 48  # of the bucket that is there while there is one, likewise, in one of libstdc++

_MOST_ELEMENTS: Final = 64  # of an array in a struct that is copied
Field = tuple[int, int, Kind]  # offset, size, kind


@final
@dataclass(frozen=True, slots=True)
class Tag:
    """`kind` of the access (None: nothing is said), and the fields of the struct around it, which begins `offset`
    bytes before the access. `byte`: it is a member of that struct declared as a character; what is accessed through
    `char *`, which may be anything, is of no struct."""

    kind: Kind | None
    offset: int
    fields: tuple[Field, ...]
    byte: bool = False
    text: bool = False
    """Whether it is the pointer of a string of libstdc++ to its text."""
    words: tuple[tuple[int, int], ...] = ()
    """Of a member of a hash table of C++: what `own_words` (types/hash_tables.py) looks for, in bytes behind it."""
    pointee: str | None = None
    """Of a pointer, what it is declared to lead to, where all compilers that say so give it the same name: no other
    pointer may be read in its place. Pointers to anything (`void *`) have none, nor have C's to structs."""


NOTHING: Final = Tag(None, 0, ())


@final
class TypeTags:
    """The type descriptors of one module, read when asked for."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._tags: dict[str, Tag] = {}
        self._structs: dict[str, tuple[Field, ...]] = {}
        self.has_strings = any("basic_string" in text for text in module.metadata.values())
        self.has_libcxx_strings = any("St3__112basic_string" in text for text in module.metadata.values())
        self.names_variables = any("Flang function root" in text for text in module.metadata.values())
        self.has_hash_tables = any("ash_node_base" in text for text in module.metadata.values())
        word = 4 if "i386" in module.triple or "i686" in module.triple else module.layout.size(ty.PTR)
        self._word = word
        extended = ty.X86_FP80
        if not module.triple.startswith(("x86", "i386", "i686")):
            extended = ty.PPC_FP128 if module.triple.startswith("powerpc") else ty.FP128
        self._extended = extended

    def believed(self, access: Instruction) -> Tag:
        """What is said of an access."""
        return self.tag(access.metadata.get(DECLARED) or access.metadata.get("tbaa"))

    def said(self, access: Instruction) -> Tag:
        """The same, also if it is doubted."""
        doubted = access.metadata.get(SAID)
        return self.tag(doubted) if doubted is not None else self.believed(access)

    def tag(self, name: str | None) -> Tag:
        """The meaning of an access tag (`!9`)."""
        if name is None:
            return NOTHING
        known = self._tags.get(name)
        if known is None:
            known = self._tags[name] = self._read(name)
        return known

    def _read(self, name: str) -> Tag:
        parts = self._node(name)
        if len(parts) < 2 or not is_reference(parts[0]) or not is_reference(parts[1]):
            return NOTHING
        scalar = self._scalar(str(parts[1]))
        offset = parts[2] if len(parts) > 2 and isinstance(parts[2], int) else 0
        named = _POINTEE.match(str(*self._node(str(parts[1]))[:1]))
        pointee = named[1] if named is not None else None
        if parts[0] == parts[1]:
            return Tag(scalar[1] if scalar else None, 0, (), pointee=pointee)
        byte = self._node(str(parts[1]))[:1] == (_CHARACTER,)
        base = str(*self._node(str(parts[0]))[:1])
        text = offset == 0 and scalar is not None and scalar[1] is POINTER and _STRING.match(base) is not None
        words = (
            tuple((at - offset, behind) for at, behind in self._words(str(parts[0]))) if self.has_hash_tables else ()
        )
        fields = self._fields(str(parts[0]))
        return Tag(scalar[1] if scalar else None, offset, fields, byte, text, words, pointee)

    def pointee(self, access: Instruction) -> str | None:
        """What the pointer that is accessed is declared to lead to; None where that is doubted."""
        return self.tag(access.metadata.get("tbaa")).pointee if SAID not in access.metadata else None

    def _words(self, node: str) -> list[tuple[int, int]]:
        """The words of a hash table that are taken for parts of others, if the struct is one, or begins one: where each
        is, and how far behind the pointer that leads to these."""
        parts = self._node(node)
        name = str(*parts[:1])
        for begin, beginning in _BUCKETS.items():
            if beginning.match(name):
                return [(_LINK_PLACE - begin, 0)]
        if not _HASH_TABLE.match(name):
            return []
        links = [
            at
            for member, at in zip(parts[1::2], parts[2::2], strict=False)
            if isinstance(at, int) and is_reference(member) and _LINK.match(str(*self._node(str(member))[:1]))
        ]
        return [(links[0], 0), (links[0] - _LINK_PLACE + _ONLY_BUCKET, _ONLY_BUCKET)] if len(links) == 1 else []

    def is_untold(self, access: Instruction) -> bool:
        """Whether an access may be of anything: it has no tag, or that of a character, as members of unions have."""
        name = access.metadata.get("tbaa")
        parts = self._node(name) if name is not None else ()
        return len(parts) < 2 or self._node(str(parts[1]))[:1] == (_CHARACTER,)

    def integer_size(self, name: str | None) -> int:
        """The bytes of the integer that a tag names; 0 if it names something else."""
        parts = self._node(name) if name is not None else ()
        scalar = self._scalar(str(parts[1])) if len(parts) > 1 and is_reference(parts[1]) else None
        return scalar[0] if scalar is not None and scalar[1] is INTEGER else 0

    def struct(self, name: str | None) -> tuple[Field, ...]:
        """The fields that a `!tbaa.struct` of a memcpy lists."""
        if name is None:
            return ()
        parts = self._node(name)
        found: list[Field] = []
        for k in range(0, len(parts) - 2, 3):
            offset, size, tag = parts[k : k + 3]
            if not isinstance(offset, int) or not isinstance(size, int) or not is_reference(tag):
                continue
            inner = self._node(str(tag))
            scalar = self._scalar(str(inner[1])) if len(inner) > 1 and is_reference(inner[1]) else None
            if scalar is None:
                continue
            width, kind = (size, INTEGER) if scalar[1] is INTEGER else scalar
            found += [(at, width, kind) for at in range(offset, offset + size - width + 1, width)[:_MOST_ELEMENTS]]
        return tuple(found)

    def _node(self, name: str) -> tuple[Part, ...]:
        return parts_of(self.module.metadata.get(name, ""))

    def _scalar(self, node: str) -> tuple[int, Kind] | None:
        """Size and kind of a scalar type descriptor."""
        for _ in range(16):
            parts = self._node(node)
            if not parts or not isinstance(parts[0], str) or not parts[0].startswith('"'):
                return None
            name = parts[0][1:]
            if name in _FLOATS:
                type = _FLOATS[name]
                return (type.bits + 7) // 8, FLOAT_KINDS[type]
            if name == "long double":
                return (self._extended.bits + 7) // 8, FLOAT_KINDS[self._extended]
            if _POINTER.match(name):
                return self.module.layout.size(ty.PTR), POINTER
            name = name[name.rfind(":") + 1 :] if name.startswith(_DUMMY) else name
            if name in _INTEGERS:
                size = self._word if name in ("long", "unsigned long") else _INTEGERS[name]
                return size, INTEGER
            if len(parts) != 3 or not is_reference(parts[1]):
                return None
            node = str(parts[1])
        return None

    def _fields(self, node: str) -> tuple[Field, ...]:
        """All scalars of a struct type descriptor, nested structs included."""
        known = self._structs.get(node)
        if known is not None:
            return known
        found: dict[int, Field] = {}
        stack: list[tuple[str, int, int]] = [(node, 0, 0)]
        while stack and len(found) < 256:
            inner, base, depth = stack.pop()
            parts = self._node(inner)
            scalar = self._scalar(inner)
            if scalar is not None:
                found.setdefault(base, (base, *scalar))
                continue
            for k in range(1, len(parts) - 1, 2):
                member, offset = parts[k], parts[k + 1]
                if is_reference(member) and isinstance(offset, int) and depth < 16:
                    stack.append((str(member), base + offset, depth + 1))
        fields = tuple(found[at] for at in sorted(found))
        self._structs[node] = fields
        return fields
