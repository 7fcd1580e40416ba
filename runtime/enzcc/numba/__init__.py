# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gradients of functions that Numba compiles.

    from numba import njit
    from enzcc.numba import grad, jvp, value_and_grad

    @njit
    def f(x, n):
        s = 0.0
        for i in range(n):
            s += math.sin(x) / (i + 1)
        return s

    grad(f)(0.5, 10)                         # a float: the derivative with respect to x
    grad(f)(np.linspace(0, 1, 1000), 10)     # of each: a function of numbers is mapped over arrays
    value_and_grad(loss)(weights, data)      # loss of arrays: an array of the shape of each argument of floats
    jvp(f, (0.5, 10), (1.0, None))           # value and directional derivative

A function, jitted or not, is compiled for the types of its arguments at its first call, as Numba does it, and its
derivative by enzcc likewise. Derivatives are with respect to all arguments of floats, or those that `wrt` names.
The function works on copies of arrays; derivatives are those at what the arguments hold on entry.

What the function raises is raised; what cannot be differentiated raises EnzymeError with a code and the line.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numba
import numpy as np

from enzcc.numba.building import EnzymeError
from enzcc.numba.derivative import Derivative

__all__ = ["EnzymeError", "fwddiff", "grad", "jvp", "value_and_grad"]

_T = TypeVar("_T")
Wrt = str | int | Sequence[str | int]


def value_and_grad(function: Callable[..., Any], *, wrt: Wrt | None = None) -> Callable[..., tuple[Any, Any]]:
    """A function that returns `function`'s value and its gradient: an entry for each argument of floats, or of those
    that `wrt` names (by name or position); the entry itself if there is one only."""
    compiled = _jitted(function)
    derivatives = Derivative(compiled, wrt, "reverse")

    def differentiated(*arguments: Any, **named: Any) -> tuple[Any, Any]:
        return derivatives(_bound(compiled, arguments, named))

    return _named(differentiated, compiled, "value and gradient")


def grad(function: Callable[..., Any], *, wrt: Wrt | None = None) -> Callable[..., Any]:
    """A function that returns `function`'s gradient (see `value_and_grad`)."""
    both = value_and_grad(function, wrt=wrt)

    def differentiated(*arguments: Any, **named: Any) -> Any:
        return both(*arguments, **named)[1]

    return _named(differentiated, _jitted(function), "gradient")


def jvp(function: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[Any, Any]:
    """`function`'s value at `primals` and its derivative in the direction `tangents`: for each argument a tangent of
    its type, or None where there is none."""
    primals, tangents = tuple(primals), tuple(tangents)
    if len(primals) != len(tangents):
        raise TypeError(f"{len(primals)} arguments have {len(primals)} tangents, not {len(tangents)}")
    compiled = _jitted(function)
    bound = _bound(compiled, primals, {})
    wanted = [position for position, tangent in enumerate(tangents) if tangent is not None]
    derivative = Derivative.forward(compiled, tuple(wanted))
    return derivative(bound, (*tangents, *[None] * (len(bound) - len(tangents))))


fwddiff = jvp
"""Its name in Enzyme."""


def _jitted(function: Callable[..., Any]) -> Any:
    if isinstance(function, numba.core.dispatcher.Dispatcher):
        return function
    if not inspect.isfunction(function):
        raise TypeError(f"a function is differentiated, and {function!r} is none that Numba compiles")
    return numba.njit(function)


def _bound(compiled: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
    """All arguments in order, defaults filled in."""
    bound = inspect.signature(compiled.py_func).bind(*arguments, **named)
    bound.apply_defaults()
    return tuple(np.asarray(each) if isinstance(each, list) else each for each in bound.args)


def _named(function: Callable[..., _T], compiled: Any, what: str) -> Callable[..., _T]:
    function.__name__ = compiled.py_func.__name__
    function.__doc__ = f"The {what} of {compiled.py_func.__name__}."
    return function
