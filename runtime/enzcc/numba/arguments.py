# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Numba's types are in a call from C, and which of their numbers carry derivatives.

A number is itself; an array is seven words and more; a tuple is what is in it, one after the other:

    float64                  double x
    array(float64, 2d, C)    void *meminfo, void *parent, int64_t items, int64_t itemsize, double *data,
                             int64_t shape_0, int64_t shape_1, int64_t strides_0, int64_t strides_1
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numba

types: Any = numba.types
FLOATS: Final = {64: "double", 32: "float"}


@dataclass(frozen=True, slots=True)
class Number:
    """A float, or an integer or boolean, as a C type."""

    c_type: str
    is_float: bool


@dataclass(frozen=True, slots=True)
class Array:
    """An array of numbers with so many dimensions."""

    element: Number
    dimensions: int


Argument = Number | Array | tuple["Argument", ...]
"""A tuple is Python's."""


class NotSupported(Exception):
    """A type whose values cannot be handed to a derivative."""


def argument(type_: Any) -> Argument:
    """Raises NotSupported."""
    match type_:
        case types.Float() if type_.bitwidth in FLOATS:
            return Number(FLOATS[type_.bitwidth], True)
        case types.Boolean():
            return Number("int8_t", False)
        case types.Integer():
            return Number(f"{'' if type_.signed else 'u'}int{type_.bitwidth}_t", False)
        case types.Array():
            element = argument(type_.dtype)
            if isinstance(element, Number):
                return Array(element, type_.ndim)
        case types.BaseTuple():
            return tuple(argument(each) for each in type_)
        case types.Omitted():
            return ()
    raise NotSupported(str(type_))


def leaves(of: Argument) -> Iterator[Number | Array]:
    """Numbers and arrays in the order in which they are passed."""
    if isinstance(of, tuple):
        for each in of:
            yield from leaves(each)
    else:
        yield of


def parameters(of: Sequence[Number | Array]) -> list[str]:
    """The C types of the native function's parameters."""
    found: list[str] = []
    for leaf in of:
        match leaf:
            case Number(c_type):
                found.append(c_type)
            case Array(element, dimensions):
                words = ["int64_t"] * (2 * dimensions)
                found += ["void *", "void *", "int64_t", "int64_t", f"{element.c_type} *", *words]
    return found
