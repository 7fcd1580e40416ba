# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Groups of functions that call each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def components(root: T, successors: Callable[[T], Iterable[T]], done: Callable[[T], bool]) -> list[list[T]]:
    """The strongly connected components of the graph below `root`, those that others lead to first (Tarjan 1972).
    What is `done` is not looked at."""
    number: dict[T, int] = {root: 0}
    low: dict[T, int] = {root: 0}
    open_: dict[T, None] = {root: None}
    path = [(root, iter(successors(root)))]
    found: list[list[T]] = []
    while path:
        node, rest = path[-1]
        for after in rest:
            if done(after):
                continue
            if after not in number:
                number[after] = low[after] = len(number)
                open_[after] = None
                path.append((after, iter(successors(after))))
                break
            if after in open_:
                low[node] = min(low[node], number[after])
        else:
            path.pop()
            if path:
                low[path[-1][0]] = min(low[path[-1][0]], low[node])
            if low[node] == number[node]:
                group: list[T] = []
                while not group or group[-1] is not node:
                    group.append(open_.popitem()[0])
                group.reverse()
                found.append(group)
    return found
