# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type-based alias analysis: whether two access tags (`!tbaa`) can belong to the same memory.

    !3 = !{!4, !5, i64 8}            access tag: base type, access type, offset in the base type
    !4 = !{!"S", !6, i64 0, !5, i64 8}   struct type: fields with their offsets
    !5 = !{!"double", !7, i64 0}     scalar type: its parent
    !7 = !{!"omnipotent char", !8, i64 0}; !8 = !{!"Simple C/C++ TBAA"}

The rules are those of LLVM's TypeBasedAA for this (the classic) format. Any other shape aliases everything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

_FIELD = re.compile(r'!"((?:[^"\\]|\\.)*)"|(![0-9]+)|i64 (-?[0-9]+)')


@dataclass(frozen=True, slots=True)
class _Tag:
    base: str
    access: str
    offset: int


@final
class TypeTree:
    """The type descriptors of one module, read from the raw text of its metadata."""

    __slots__ = ("metadata", "_tags", "_nodes", "_answers")

    def __init__(self, metadata: Mapping[str, str]) -> None:
        self.metadata = metadata
        self._tags: dict[str, _Tag | None] = {}
        self._nodes: dict[str, tuple[tuple[str, int], ...] | None] = {}
        self._answers: dict[tuple[str, str], bool] = {}

    def may_alias(self, a: str | None, b: str | None) -> bool:
        """Whether accesses with tags `a` and `b` (`!3`, or None without one) may touch the same bytes."""
        if a is None or b is None or a == b:
            return True
        key = (a, b) if a < b else (b, a)
        known = self._answers.get(key)
        if known is None:
            known = self._answers[key] = self._compare(a, b)
        return known

    def is_constant(self, tag: str | None) -> bool:
        """Whether the tag says that the memory never changes (a fourth operand of 1)."""
        if tag is None or tag not in self.metadata:
            return False
        fields = _FIELD.findall(self.metadata[tag])
        return len(fields) == 4 and fields[3][2] == "1"

    def _compare(self, a: str, b: str) -> bool:
        first, second = self._tag(a), self._tag(b)
        if first is None or second is None:
            return True
        common = self._common(first.access, second.access)
        if common is None:  # different roots: different languages, nothing is known
            return True
        return self._within(first, second, common) or self._within(second, first, common)

    def _within(self, outer: _Tag, inner: _Tag, common: str) -> bool:
        """Whether `inner` may be an access to a part of what `outer` accesses, or the same."""
        if outer.access == outer.base == common:
            return True
        at, offset = outer.base, outer.offset
        for _ in range(100):
            if at == inner.base:
                return offset == inner.offset or at == outer.access or inner.base == inner.access
            fields = self._node(at)
            if fields is None:
                return True
            if not fields:
                return False
            best = fields[0]
            for field in fields:
                if field[1] <= offset:
                    best = field
            at, offset = best[0], offset - best[1]
        return True

    def _common(self, a: str, b: str) -> str | None:
        path = dict.fromkeys(self._ancestors(a))
        return next((n for n in self._ancestors(b) if n in path), None)

    def _ancestors(self, node: str) -> list[str]:
        found = [node]
        while len(found) < 100:
            fields = self._node(found[-1])
            if not fields:
                break
            found.append(fields[0][0])
        return found

    def _tag(self, name: str) -> _Tag | None:
        if name not in self._tags:
            parts = _FIELD.findall(self.metadata.get(name, ""))
            tag = None
            if len(parts) in (3, 4) and parts[0][1] and parts[1][1] and parts[2][2]:
                base, access = parts[0][1], parts[1][1]
                if self._node(base) is not None and self._node(access) is not None:
                    tag = _Tag(base, access, int(parts[2][2]))
            self._tags[name] = tag
        return self._tags[name]

    def _node(self, name: str) -> tuple[tuple[str, int], ...] | None:
        """The fields of a type descriptor, its parent being the only field of a scalar; None if it is none."""
        if name not in self._nodes:
            text = self.metadata.get(name, "")
            parts = _FIELD.findall(text)
            fields: tuple[tuple[str, int], ...] | None = None
            if parts and not parts[0][1] and not parts[0][2]:
                rest = parts[1:]
                if len(rest) == 1 and rest[0][1]:
                    fields = ((rest[0][1], 0),)
                elif len(rest) % 2 == 0 and all(r[1] and o[2] for r, o in zip(rest[::2], rest[1::2], strict=True)):
                    fields = tuple((r[1], int(o[2])) for r, o in zip(rest[::2], rest[1::2], strict=True))
            self._nodes[name] = fields
        return self._nodes[name]
