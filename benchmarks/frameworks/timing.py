"""Times of calls that take turns."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any


@dataclass(slots=True)
class Samples:
    """Seconds for one call, of every turn."""

    seconds: list[float] = field(default_factory=list)

    @property
    def best(self) -> float:
        return min(self.seconds)

    @property
    def middle(self) -> float:
        return median(self.seconds)


def sample(call: Callable[[], Any], budget: float, calls: int = 0) -> tuple[float, int]:
    """Seconds for one call: the mean of as many in sequence as fit into the budget, at least one; and how many these
    are, which spares the next turn finding out. The collector of garbage waits meanwhile."""
    if not calls:
        start = time.perf_counter()
        call()
        once = max(time.perf_counter() - start, 1e-7)
        if once >= budget:
            return once, 1
        calls = max(1, int(budget / once))
    enabled = gc.isenabled()
    gc.disable()
    try:
        start = time.perf_counter()
        for _ in range(calls):
            call()
        return (time.perf_counter() - start) / calls, calls
    finally:
        if enabled:
            gc.enable()
