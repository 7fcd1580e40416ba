# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sets of bytes agree with sets of numbers."""

from __future__ import annotations

import random

from enzyme_passes.analysis.types.heap.intervals import Intervals


def test_bytes_are_taken_once() -> None:
    for seed in range(200):
        draw = random.Random(seed)
        given = [(begin, begin + draw.randint(1, 9)) for begin in draw.choices(range(-20, 60), k=draw.randint(0, 6))]
        taken = {at for begin, end in given for at in range(begin, end)}
        intervals = Intervals(given)
        for _ in range(30):
            begin = draw.randint(-25, 70)
            bytes = set(range(begin, begin + draw.randint(1, 9)))
            assert intervals.take(min(bytes), max(bytes) + 1) == taken.isdisjoint(bytes)
            taken |= bytes if taken.isdisjoint(bytes) else set()
