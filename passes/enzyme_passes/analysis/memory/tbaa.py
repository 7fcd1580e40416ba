# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Type-based alias analysis: whether two access tags (`!tbaa`) can belong to the same memory.

    !3 = !{!4, !5, i64 8}            access tag: base type, access type, offset in the base type
    !4 = !{!"S", !6, i64 0, !5, i64 8}   struct type: fields with their offsets
    !5 = !{!"double", !7, i64 0}     scalar type: its parent
    !7 = !{!"omnipotent char", !8, i64 0}; !8 = !{!"Simple C/C++ TBAA"}

The rules are those of LLVM's TypeBasedAA for this (the classic) format. Any other shape aliases everything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from enzyme_passes.ir.metadata import Part, is_reference, is_text, parts_of
from enzyme_passes.support.dataclasses import dataclass


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
        parts = parts_of(self.metadata[tag])
        return len(parts) == 4 and parts[3] == 1

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
            tag = None
            match parts_of(self.metadata.get(name, "")):
                case (base, access, int() as offset) | (base, access, int() as offset, _):
                    if (
                        is_reference(base)
                        and is_reference(access)
                        and None not in (self._node(base), self._node(access))
                    ):
                        tag = _Tag(base, access, offset)
            self._tags[name] = tag
        return self._tags[name]

    def _node(self, name: str) -> tuple[tuple[str, int], ...] | None:
        """The fields of a type descriptor, its parent being the only field of a scalar; None if it is none."""
        if name not in self._nodes:
            parts = parts_of(self.metadata.get(name, ""))
            self._nodes[name] = _fields(parts[1:]) if parts and is_text(parts[0]) else None
        return self._nodes[name]


def _fields(parts: Sequence[Part]) -> tuple[tuple[str, int], ...] | None:
    """`!1, i64 0, !2, i64 8`: the fields of a struct; `!1`: the parent of a scalar. None: neither."""
    if len(parts) == 1:
        parts = (*parts, 0)
    found: list[tuple[str, int]] = []
    for type, offset in zip(parts[::2], parts[1::2], strict=False):
        if not is_reference(type) or not isinstance(offset, int):
            return None
        found.append((type, offset))
    return tuple(found) if len(parts) % 2 == 0 else None
