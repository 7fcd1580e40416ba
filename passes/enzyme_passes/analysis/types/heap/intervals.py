# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sets of bytes, as intervals."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import final


@final
class Intervals:
    """Bytes that are taken, as [begin, end) in order and apart."""

    def __init__(self, taken: Iterable[tuple[int, int]]) -> None:
        self._begins: list[int] = []
        self._ends: list[int] = []
        for begin, end in sorted(taken):
            if self._ends and begin < self._ends[-1]:
                self._ends[-1] = max(self._ends[-1], end)
            else:
                self._begins.append(begin)
                self._ends.append(end)

    def take(self, begin: int, end: int) -> bool:
        """Take these bytes if none of them is taken; whether that was so."""
        k = bisect_right(self._ends, begin)  # the first that ends behind `begin`
        if k < len(self._begins) and self._begins[k] < end:
            return False
        self._begins.insert(k, begin)
        self._ends.insert(k, end)
        return True
