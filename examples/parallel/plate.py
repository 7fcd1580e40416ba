"""How warm was a plate at first, if it is known how warm it is now? Each process has a strip of it.

    mpirun -n 4 python plate.py

plate.c exchanges the rows at the ends of strips by MPI, and so do its derivatives, by the communicator of mpi4py that
they are given. L-BFGS is written here, because its vectors are in pieces, too: all that it needs of the other processes
are inner products.
"""

import shlex
import subprocess
import sys
from pathlib import Path

import numpy as np
from mpi4py import MPI

import enzcc

ROWS, COLUMNS, STEPS, MEMORY = 8, 24, 20, 8
ALL = MPI.COMM_WORLD
SIZES = "rows: i32, columns: i32, steps: i32, all: comm"


def of_mpicc(what: str) -> list[str]:
    said = subprocess.run(["mpicc", f"--showme:{what}"], check=True, capture_output=True, text=True)
    return shlex.split(said.stdout)


def load(name: str, signature: str) -> enzcc.Function:
    """Compiled by one process after the other: the first compiles, the others find it in the cache."""
    for rank in range(ALL.size):
        if rank == ALL.rank:
            options = ["-O3", *of_mpicc("compile"), *of_mpicc("link")]
            made = enzcc.load(Path(__file__).with_name("plate.c"), name, signature, options)
        ALL.Barrier()
    return made


later = load("later", f"first: f64[rows, columns], now: out f64[rows, columns], {SIZES}")
misfit = load("misfit", f"first: f64[rows, columns], seen: const f64[rows, columns], {SIZES} -> f64")


def dot(a: np.ndarray, b: np.ndarray) -> float:
    return ALL.allreduce(float(np.vdot(a, b)))


def value_and_gradient(first: np.ndarray, seen: np.ndarray) -> tuple[float, np.ndarray]:
    """The misfit of all, and its gradient by the temperatures of this process."""
    mine, gradient = misfit.value_and_grad(first, seen, STEPS, ALL)
    return ALL.allreduce(float(mine)), np.asarray(gradient)


def downhill(gradient: np.ndarray, pairs: list[tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    """The direction of L-BFGS, from the last steps and how they changed the gradient."""
    direction, weights = -gradient, []
    for step, change in reversed(pairs):
        weights.append(dot(step, direction) / dot(step, change))
        direction = direction - weights[-1] * change
    if pairs:
        step, change = pairs[-1]
        direction = direction * (dot(step, change) / dot(change, change))
    for (step, change), weight in zip(pairs, reversed(weights), strict=True):
        direction = direction + (weight - dot(change, direction) / dot(step, change)) * step
    return direction


def fit(first: np.ndarray, seen: np.ndarray, iterations: int) -> tuple[np.ndarray, list[float]]:
    """The first temperatures, and the misfits on the way there."""
    pairs: list[tuple[np.ndarray, np.ndarray]] = []
    value, gradient = value_and_gradient(first, seen)
    values = [value]
    for _ in range(iterations):
        direction, length = downhill(gradient, pairs), 1.0
        slope = dot(direction, gradient)
        while length > 1e-10:
            there = first + length * direction
            value, new = value_and_gradient(there, seen)
            if value <= values[-1] + 1e-4 * length * slope:
                break
            length /= 2
        step, change = there - first, new - gradient
        if dot(step, change) > 0:
            pairs = [*pairs, (step, change)][-MEMORY:]
        first, gradient = there, new
        values.append(value)
    return first, values


def main() -> int:
    rows = np.arange(ALL.rank * ROWS, (ALL.rank + 1) * ROWS)[:, np.newaxis] / (ALL.size * ROWS)
    columns = np.arange(COLUMNS) / COLUMNS
    truth = np.exp(-20 * ((rows - 0.4) ** 2 + (columns - 0.6) ** 2))
    seen = later(truth, STEPS, ALL)

    # Is the gradient right? Along a direction that every process has a part of.
    start, along = np.full_like(truth, 0.3), np.cos(5 * rows + columns)
    _, gradient = value_and_gradient(start, seen)
    up, down = (value_and_gradient(start + step * along, seen)[0] for step in (1e-5, -1e-5))
    expected, found = (up - down) / 2e-5, dot(gradient, along)
    right = abs(found - expected) <= 1e-6 * (1 + abs(expected))

    first, values = fit(start, seen, 40)
    error = np.sqrt(dot(first - truth, first - truth) / (truth.size * ALL.size))
    if ALL.rank == 0:
        print(f"the derivative along a direction: {found:.9g}, by differences {expected:.9g}")
        print(f"the misfit falls from {values[0]:.3g} to {values[-1]:.3g}; temperatures are found within {error:.2g}")
    return 0 if right and values[-1] < 1e-3 * values[0] else 1


if __name__ == "__main__":
    sys.exit(main())
