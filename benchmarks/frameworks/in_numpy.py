"""Without a framework: the kernels and their gradients as C calls them, and enzcc's functions of NumPy arrays."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from benchmarks.frameworks.natives import direct
from benchmarks.frameworks.variants import (
    INITIAL,
    LOGS,
    PARAMETERS,
    PARTICLE_STEP,
    STEP,
    Call,
    Row,
    Variants,
    elements,
    native,
    series,
    square,
    weights,
)

AT_HAND, FRESH = "C", "C, fresh memory"


def variants(row: Row) -> Variants:
    match row.section:
        case "large":
            return {
                AT_HAND: lambda: directly(row),
                FRESH: lambda: with_fresh_memory(row),
                "enzcc, NumPy": lambda: elementwise(row),
            }
        case "loops":
            made = {"lorenz": lorenz, "kalman": kalman, "particles": particles, "pair": elementwise}[row.name]
            return {"enzcc, NumPy": lambda: made(row)}
    return {}


def directly(row: Row) -> Call:
    """Forward and backward as C does it with memory at hand: the gradient is cleared and the weights are set, since the
    call adds to the one and uses up the other."""
    library, n = direct(), row.size
    forward, gradient = getattr(library, row.name), getattr(library, f"{row.name}_gradient")
    arrays = [elements(n), weights(n), *(np.ones(n) for _ in range(4))]
    x, w, y, found, again, used = (a.ctypes.data for a in arrays)

    def call() -> object:
        forward(x, n, y)
        ctypes.memset(found, 0, 8 * n)
        ctypes.memmove(used, w, 8 * n)
        gradient(x, found, n, again, used)
        return arrays[3]

    return call


def with_fresh_memory(row: Row) -> Call:
    """The same by a program that keeps no memory from call to call, as operations of frameworks do not: what it writes
    lies in new pages, which cost more than a pass over them."""
    library, n = direct(), row.size
    forward, gradient = getattr(library, row.name), getattr(library, f"{row.name}_gradient")
    arrays = [elements(n), weights(n)]
    c = ctypes.CDLL(None)
    c.malloc.argtypes, c.malloc.restype = [ctypes.c_size_t], ctypes.c_void_p
    c.free.argtypes = [ctypes.c_void_p]
    held: list[int] = []

    def call() -> object:
        while held:
            c.free(held.pop())
        held.extend(c.malloc(8 * n) for _ in range(4))
        y, found, again, used = held
        x, w = (a.ctypes.data for a in arrays)
        forward(x, n, y)
        ctypes.memset(found, 0, 8 * n)
        ctypes.memmove(used, w, 8 * n)
        gradient(x, found, n, again, used)
        return np.ctypeslib.as_array((ctypes.c_double * n).from_address(found))

    return call


def elementwise(row: Row) -> Call:
    return forward_and_backward(native(row.name), (elements(row.size),), weights(row.size))


def forward_and_backward(function: Any, arguments: tuple[Any, ...], cotangents: Any) -> Call:
    def call() -> object:
        function(*arguments)
        return function.vjp(arguments, cotangents)

    return call


def lorenz(row: Row) -> Call:
    function, w = native("lorenz"), weights(3)
    return forward_and_backward(function, (INITIAL, PARAMETERS, row.size, STEP), w)


def kalman(row: Row) -> Call:
    function, y = native("kalman"), series(row.size)
    return forward_and_backward(function, (y, LOGS), 1.0)


def particles(row: Row) -> Call:
    function, at = native("particles"), square()
    w = weights(at.x.shape)
    return forward_and_backward(function, (at.x, at.v, at.side, at.cells, row.size, PARTICLE_STEP), (w, w))
