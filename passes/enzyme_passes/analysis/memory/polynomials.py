# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Polynomials with integer coefficients over numbered variables, and lower bounds of them.

    8*i*n + 8*j - 8   is   {(i, n): 8, (j,): 8, (): -8}

A monomial is the sorted tuple of its variables (`()` for the constant). Polynomials are never changed once made.
`Prover` answers the one question of dependence tests: is this polynomial at least so large wherever its variables
lie in their ranges? It eliminates bounded variables one by one, at the ends of their ranges, where a function that
is linear in the variable has its minimum (Fourier-Motzkin in the one direction that is needed here).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import gcd
from typing import Final

from enzyme_passes.support.dataclasses import dataclass

Monomial = tuple[int, ...]
Polynomial = Mapping[Monomial, int]

ZERO: Final[Polynomial] = {}
MOST_TERMS: Final = 24
MOST_DEGREE: Final = 4
MOST_STEPS: Final = 400


def constant(value: int) -> Polynomial:
    return {(): value} if value else ZERO


def variable(number: int) -> Polynomial:
    return {(number,): 1}


def constant_of(p: Polynomial) -> int | None:
    """The value of a polynomial without variables, otherwise None."""
    if not p:
        return 0
    return p[()] if len(p) == 1 and () in p else None


def add(p: Polynomial, q: Polynomial, factor: int = 1) -> Polynomial:
    """p + factor * q."""
    if not q or not factor:
        return p
    total = dict(p)
    for monomial, coefficient in q.items():
        changed = total.get(monomial, 0) + factor * coefficient
        if changed:
            total[monomial] = changed
        else:
            total.pop(monomial, None)
    return total


def scale(p: Polynomial, factor: int) -> Polynomial:
    return {m: c * factor for m, c in p.items()} if factor else ZERO


def multiply(p: Polynomial, q: Polynomial) -> Polynomial | None:
    """p * q, or None if it would be too large to be worth while."""
    total: dict[Monomial, int] = {}
    for m, c in p.items():
        for n, d in q.items():
            joined = tuple(sorted(m + n))
            if len(joined) > MOST_DEGREE:
                return None
            total[joined] = total.get(joined, 0) + c * d
    if len(total) > MOST_TERMS:
        return None
    return {m: c for m, c in total.items() if c}


def rename(p: Polynomial, new: Callable[[int], int]) -> Polynomial:
    total: dict[Monomial, int] = {}
    for m, c in p.items():
        renamed = tuple(sorted(new(v) for v in m))
        total[renamed] = total.get(renamed, 0) + c
    return {m: c for m, c in total.items() if c}


def split(p: Polynomial, v: int) -> tuple[Polynomial, Polynomial] | None:
    """(r, c) with p = r + c * v, where v is in neither; None if v occurs squared."""
    rest: dict[Monomial, int] = {}
    factor: dict[Monomial, int] = {}
    for m, c in p.items():
        if v not in m:
            rest[m] = c
            continue
        left = list(m)
        left.remove(v)
        if v in left:
            return None
        factor[tuple(left)] = c
    return rest, factor


def substitute(p: Polynomial, v: int, by: Polynomial) -> Polynomial | None:
    """p with `by` in the place of v, which occurs linearly."""
    parts = split(p, v)
    if parts is None:
        return None
    rest, factor = parts
    if not factor:
        return p
    product = multiply(factor, by)
    return None if product is None else add(rest, product)


def variables(p: Polynomial) -> dict[int, None]:
    return dict.fromkeys(v for m in p for v in m)


def content(p: Polynomial) -> int:
    """The greatest common divisor of all coefficients but the constant; 0 if there are none."""
    common = 0
    for m, c in p.items():
        if m:
            common = gcd(common, c)
    return common


@dataclass(frozen=True, slots=True)
class Range:
    """`low <= v`, and `unit * v <= high` where `high` is known."""

    low: int
    unit: int = 1
    high: Polynomial | None = None


class Prover:
    """Lower bounds where variables lie in ranges. `order`: the variables with an upper bound first, those whose
    bounds mention other variables before these. A variable without a range may have any value."""

    __slots__ = ("ranges", "order", "steps")

    def __init__(self, ranges: Mapping[int, Range], order: Sequence[int]) -> None:
        self.ranges = ranges
        self.order = order
        self.steps = 0

    def at_least(self, p: Polynomial, value: int) -> bool:
        """Whether p >= value for certain."""
        self.steps = 0
        low = self._lowest(p, 0)
        return low is not None and low >= value

    def _lowest(self, p: Polynomial, depth: int) -> int | None:
        self.steps += 1
        if self.steps > MOST_STEPS or len(p) > 2 * MOST_TERMS:
            return None
        known = constant_of(p)
        if known is not None:
            return known
        while depth < len(self.order):
            v = self.order[depth]
            depth += 1
            if any(v in m for m in p):
                return self._eliminate(p, v, depth)
        return self._without_bounds(p)

    def _eliminate(self, p: Polynomial, v: int, depth: int) -> int | None:
        parts = split(p, v)
        if parts is None:
            return self._without_bounds(p)
        rest, factor = parts
        within = self.ranges[v]
        at_low = add(rest, factor, within.low)
        low = self._lowest(at_low, depth)
        if low is None:
            return None
        if within.high is None or all(c >= 0 for c in factor.values()):
            sign = self._lowest(factor, depth)
            if sign is not None and sign >= 0:
                return low
            if within.high is None:
                return None
        if any(c % within.unit for c in factor.values()):
            return None
        top = multiply({m: c // within.unit for m, c in factor.items()}, within.high)
        if top is None:
            return None
        high = self._lowest(add(rest, top), depth)
        return None if high is None else min(low, high)

    def _without_bounds(self, p: Polynomial) -> int | None:
        """Every variable is counted from its lower end; then no coefficient but the constant may be negative."""
        for v in variables(p):
            within = self.ranges.get(v)
            if within is None:
                return None
            if within.low:
                # v = v + low, as long as it is linear; a square is shifted twice.
                shifted = self._shift(p, v, within.low)
                if shifted is None:
                    return None
                p = shifted
        if all(c > 0 for m, c in p.items() if m):
            return p.get((), 0)
        return None

    @staticmethod
    def _shift(p: Polynomial, v: int, low: int) -> Polynomial | None:
        total: Polynomial = ZERO
        for m, c in p.items():
            term: Polynomial = {(): c}
            for u in m:
                product = multiply(term, {(u,): 1, (): low} if u == v else {(u,): 1})
                if product is None:
                    return None
                term = product
            total = add(total, term)
        return total
