"""The rows of the benchmark, and what they are measured with: the same inputs for all frameworks.

A row is one computation of one size. A framework's module (`in_torch`, `in_jax`, ...) gives for a row its variants:
for the name of each a function that prepares it and returns the call that is timed. The call returns what is to be
compared: the gradients, and where there are none the values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from benchmarks.frameworks.natives import FLAGS, KERNELS

Call = Callable[[], Any]
Variants = dict[str, Callable[[], Call]]


@dataclass(frozen=True, slots=True)
class Row:
    """`size` is the number of elements, steps or members, as the section has it."""

    section: str
    name: str
    size: int

    @property
    def key(self) -> str:
        return f"{self.section}/{self.name}/{self.size}"

    def is_of(self, name: str) -> bool:
        """Whether that is the section, the section and the name, or the key."""
        return f"{self.key}/".startswith(f"{name}/")


SMALL: Final = 8
OVERHEAD: Final = ("forward, no gradient", "forward, recorded", "forward and backward")
STEP: Final = 1e-3
"""Of the Lorenz system."""
UNROLLED: Final = 10
"""Steps in one graph of a compiler that unrolls loops."""
SPACING, PARTICLE_STEP, PARTICLES = 0.8, 0.02, 256
"""Particles begin near a square lattice, in reach of their next neighbours."""


def rows(quick: bool = False) -> list[Row]:
    """In the order of the tables. `quick` is for looking whether all runs."""
    large = (10_000,) if quick else (100_000, 1_000_000, 10_000_000)
    most = {"twice": 10_000_000, "pair": 10_000_000, "kepler": 1_000_000}
    few = 8 if quick else 1
    return [
        *(Row("overhead", name, SMALL) for name in OVERHEAD),
        *(Row("large", name, n) for name, at_most in most.items() for n in large if n <= at_most),
        Row("loops", "lorenz", 4000 // few),
        Row("loops", "kalman", 4000 // few),
        Row("loops", "particles", 50 // few),
        Row("loops", "pair", 1_000_000 // few),
        Row("batch", "lorenz", 1000 // few),
    ]


# Inputs --------------------------------------------------------------------------------------------------------------


def elements(n: int) -> Any:
    return np.random.default_rng(0).random(n)


def weights(shape: Any) -> Any:
    """A cotangent."""
    return 1 + np.random.default_rng(1).random(shape)


INITIAL, PARAMETERS = np.array([1.0, 1.0, 1.0]), np.array([10.0, 28.0, 8 / 3])
MEMBER_STEPS: Final = 100
"""Of each member of a batch."""


def members(count: int) -> Any:
    return INITIAL + 0.1 * np.random.default_rng(0).random((count, 3))


def series(n: int) -> Any:
    random = np.random.default_rng(0)
    return np.cumsum(0.01 * np.cumsum(random.standard_normal(n))) + random.standard_normal(n)


LOGS = np.array([-2.0, -6.0, 0.1])


@dataclass(frozen=True, slots=True)
class Square:
    """Particles at their places with their velocities, and the side of the square."""

    x: Any
    v: Any
    side: float

    @property
    def cells(self) -> int:
        return int(self.side)


def square() -> Square:
    random, across = np.random.default_rng(0), int(PARTICLES**0.5)
    lattice = np.stack(np.meshgrid(np.arange(across), np.arange(across)), -1).reshape(-1, 2) * SPACING
    x = lattice + 0.1 * random.standard_normal((PARTICLES, 2))
    return Square(x, 0.3 * random.standard_normal((PARTICLES, 2)), SPACING * across)


# Native functions ----------------------------------------------------------------------------------------------------

SIGNATURES: Final = {
    "lorenz": "initial: f64[3], parameters: f64[3], steps: i64, dt: const f64, final: out f64[3]",
    "kalman": "n: &i32, y: f64[n], logs: f64[3], loss: out &f64",
    "particles": "x: inout f64[n, 2], v: inout f64[n, 2], n: i64, side: const f64, cells: i64, steps: i64,"
    " dt: const f64",
}


def native(name: str) -> Any:
    """The native function, an `enzcc.Function`."""
    import enzcc

    signature = SIGNATURES.get(name, "input: f64[n], n: i64, output: out f64[n]")
    source = next(KERNELS.glob(f"{name}.[cf]*"))
    return enzcc.load(source, name, signature, FLAGS)
