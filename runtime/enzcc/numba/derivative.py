# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One derivative of a Numba function: compiled for the types of its arguments when it is called with them."""

from __future__ import annotations

import ctypes
import inspect
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numba
import numpy as np

from enzcc.numba.arguments import Argument, Array, NotSupported, Number, argument, leaves
from enzcc.numba.building import EnzymeError, build
from enzcc.numba.elementwise import is_elementwise
from enzcc.numba.lowering import Lowered, lower
from enzcc.numba.request import Mode, request

HELD_AS = {"double": np.float64, "float": np.float32}


class _Built(NamedTuple):
    """A derivative for some types: its entry, and what the arguments are."""

    entry: Any
    arguments: tuple[Argument, ...]
    active: tuple[bool, ...]  # of each argument
    result: Number


class Derivative:
    """The derivative of `compiled`, a dispatcher of Numba, with respect to the arguments `wrt` (None: all floats)."""

    def __init__(self, compiled: Any, wrt: Any, mode: Mode) -> None:
        self.compiled, self.mode = compiled, mode
        self.wrt = None if wrt is None else frozenset(self._positions(wrt))
        self._built: dict[tuple[Any, ...], _Built] = {}

    @staticmethod
    @lru_cache(maxsize=256)
    def forward(compiled: Any, wrt: tuple[int, ...]) -> Derivative:
        """Kept, for `jvp` names no object that could keep it."""
        return Derivative(compiled, wrt, "forward")

    def __call__(self, values: tuple[Any, ...], tangents: tuple[Any, ...] | None = None) -> tuple[Any, Any]:
        """The value, and the gradient or directional derivative."""
        if self.wrt is not None:  # a derivative is asked for: 3 is meant as 3.0
            values = tuple(_as_float(v) if i in self.wrt else v for i, v in enumerate(values))
        mapped = self._mapped(values)
        if mapped is None:
            built = self._for(tuple(map(numba.typeof, values)))
            return _Call(self, built).run(values, tangents)
        return self._map(values, tangents, mapped)

    # Types ----------------------------------------------------------------------------------------------------------

    def _positions(self, wrt: Any) -> Iterator[int]:
        names = list(self.compiled.py_func.__code__.co_varnames[: self.compiled.py_func.__code__.co_argcount])
        for each in [wrt] if isinstance(wrt, str | int) else wrt:
            if isinstance(each, str) and each not in names:
                raise ValueError(f"{self.compiled.py_func.__name__} has no argument {each}")
            position = names.index(each) if isinstance(each, str) else each
            if not -len(names) <= position < len(names):
                raise ValueError(f"{self.compiled.py_func.__name__} has no argument number {position}")
            yield position % len(names)

    def _mapped(self, values: tuple[Any, ...]) -> tuple[int, ...] | None:
        """The shape over which a function of numbers is mapped; None for one that takes these arguments itself."""
        arrays = [value for value in values if isinstance(value, np.ndarray) and value.ndim > 0]
        if not arrays:
            return None
        types = tuple(map(numba.typeof, values))
        if types in self._built:
            return None
        try:
            self._for(types)
        except (numba.core.errors.NumbaError, _NotANumber) as error:
            if isinstance(error, _NotANumber) and not is_elementwise(self.compiled):
                raise  # it is of arrays as a whole, and another function if it is called with their elements
            try:
                self._for(tuple(map(numba.typeof, _one_of_each(values))))
            except numba.core.errors.NumbaError:
                raise error from None  # of no use with numbers either: what it says of arrays is what was asked for
            return np.broadcast_shapes(*(array.shape for array in arrays))
        return None

    def _for(self, types: tuple[Any, ...]) -> _Built:
        """Raises what Numba raises, and EnzymeError."""
        types = tuple(map(_contiguous, types))
        known = self._built.get(types)
        if known is None:
            known = self._built[types] = self._build(types)
        return known

    def _build(self, types: tuple[Any, ...]) -> _Built:
        name = self.compiled.py_func.__name__
        if self.compiled.targetoptions.get("parallel"):
            raise self._refused(
                f"'{name}' is compiled with parallel=True: its loops run in code of Numba's threads",
                "differentiate it without parallel=True",
            )
        if self.compiled.py_func.__code__.co_flags & inspect.CO_VARARGS:
            raise self._refused(f"'{name}' takes any number of arguments", "give it arguments of its own, or a tuple")
        try:
            arguments = tuple(map(argument, types))
        except NotSupported as error:
            raise self._refused(
                f"'{name}' has an argument of type {error}",
                "numbers, arrays of floats or integers, and tuples of these can be differentiated",
            ) from None
        active = tuple(_has_floats(a) and (self.wrt is None or i in self.wrt) for i, a in enumerate(arguments))
        if not any(active):
            raise self._refused(
                f"no argument of '{name}' that the derivative is with respect to is of floats",
                "3 is an integer, 3.0 is not",
            )
        lowered = lower(self.compiled, types)
        result = self._result(lowered)
        flat = [*itertools.chain.from_iterable(map(leaves, arguments))]
        wanted = [w and _has_floats(leaf) for a, w in zip(arguments, active, strict=True) for leaf in leaves(a)]
        try:
            entry = build(lowered.text, request(lowered.symbol, result, flat, wanted, self.mode))
        except EnzymeError as error:
            if error.file is not None:
                raise
            raise self._at_function(error.code, error.message) from None
        return _Built(entry, arguments, active, result)

    def _result(self, lowered: Lowered) -> Number:
        name = self.compiled.py_func.__name__
        try:
            result = argument(lowered.result)
        except NotSupported:
            result = ()
        if isinstance(result, Number) and result.is_float:
            return result
        raise self._at_function(
            "EZ0810",
            f"'{name}' returns {lowered.result}, and has no gradient\n  help: return one float, as a sum of the result"
            " with weights; only functions that do arithmetic and ufuncs with each element are mapped over arrays",
            _NotANumber,
        )

    def _refused(self, message: str, help: str) -> EnzymeError:
        return self._at_function("EZ0810", f"{message}\n  help: {help}")

    def _at_function(self, code: str, message: str, kind: type[EnzymeError] = EnzymeError) -> EnzymeError:
        where = self.compiled.py_func.__code__
        return kind(code, message, where.co_filename, where.co_firstlineno)

    # Maps -----------------------------------------------------------------------------------------------------------

    def _map(
        self, values: tuple[Any, ...], tangents: tuple[Any, ...] | None, shape: tuple[int, ...]
    ) -> tuple[Any, Any]:
        """A function of numbers, at each element of its arguments."""

        def spread(value: Any) -> Any:
            if value is None or isinstance(value, tuple):
                return value
            return np.ascontiguousarray(np.broadcast_to(value, shape)).reshape(-1)

        built = self._for(tuple(map(numba.typeof, _one_of_each(values))))
        call = _Call(self, built, int(np.prod(shape)))
        value, found = call.run(tuple(map(spread, values)), None if tangents is None else tuple(map(spread, tangents)))

        def shaped(each: Any) -> Any:
            return tuple(map(shaped, each)) if isinstance(each, tuple) else np.reshape(each, shape)

        return shaped(value), shaped(found)


@dataclass(frozen=True, slots=True)
class _Shadow:
    """Where the derivative with respect to a number, for each call, or to an array comes out."""

    held: Any
    is_array: bool


class _NotANumber(EnzymeError):
    """The function returns something else; over arrays it may be meant to be mapped."""


class _Call:
    """One call of a derivative: memory for what goes in and comes out."""

    def __init__(self, of: Derivative, built: _Built, count: int | None = None) -> None:
        """`count`: how many calls, of a function of numbers; None for one call, whose numbers are Python's."""
        self.of, self.built, self.mapped = of, built, count is not None
        self.count = 1 if count is None else count
        self.words: list[Any] = []
        self.kept: list[Any] = []  # alive until the call is over
        self.arrays: list[tuple[Any, Any]] = []  # the caller's, and what the function works on

    def run(self, values: tuple[Any, ...], tangents: tuple[Any, ...] | None) -> tuple[Any, Any]:
        held = HELD_AS[self.built.result.c_type]
        value, tangent = np.zeros(self.count, held), np.zeros(self.count, held)
        self.words = [ctypes.c_int64(self.count), *map(_address, (value, tangent))]
        given = tangents if tangents is not None else (None,) * len(values)
        found = [self._pass(*each) for each in zip(self.built.arguments, values, given, strict=True)]
        entry = self.built.entry
        entry.restype = ctypes.c_int64
        done = entry(*self.words)
        if done != self.count:
            self._raise(values, done)
        self._check_sharing()
        if self.of.mode == "forward":
            return self._taken(value), self._taken(tangent)
        wanted = [self._collected(each) for each, active in zip(found, self.built.active, strict=True) if active]
        return self._taken(value), wanted[0] if len(wanted) == 1 else tuple(wanted)

    def _taken(self, numbers: Any) -> Any:
        return numbers if self.mapped else numbers[0].item()

    def _collected(self, found: Any) -> Any:
        match found:
            case _Shadow(held, is_array):
                return held if is_array else self._taken(held)
            case _:
                return tuple(map(self._collected, found))

    def _pass(self, of: Argument, value: Any, tangent: Any) -> Any:
        """Add the words of one argument; where its derivative will be."""
        match of:
            case Number(c_type):
                held = np.dtype(HELD_AS.get(c_type) or _integer(c_type))
                numbers = np.ascontiguousarray(np.broadcast_to(np.asarray(value, held), (self.count,)))
                moved = np.zeros(self.count, held)
                if tangent is not None:
                    moved[:] = tangent
                self._add(numbers, moved)
                return _Shadow(moved, False)
            case Array():
                data = np.array(value, order="K", copy=True)
                self.arrays.append((value, data))
                shadow = np.zeros_like(data)
                if tangent is not None:
                    shadow[...] = tangent
                words = np.array([data.size, data.itemsize, *data.shape, *data.strides], np.int64)
                self._add(words, data, shadow)
                return _Shadow(shadow, True)
            case _:
                given = tangent if tangent is not None else (None,) * len(of)
                return tuple(self._pass(*each) for each in zip(of, value, given, strict=True))

    def _add(self, *arrays: Any) -> None:
        self.kept.extend(arrays)
        self.words.extend(map(_address, arrays))

    def _check_sharing(self) -> None:
        """Raises EnzymeError if the function wrote into an array that is also, or in part, another argument: each was a
        copy, so what it returned is not what it returns."""
        for (one, data), (other, also) in itertools.combinations(self.arrays, 2):
            if np.may_share_memory(one, other) and not (_equal(one, data) and _equal(other, also)):
                name = self.of.compiled.py_func.__name__
                raise self.of._refused(
                    f"'{name}' writes into an array, and two of its arguments share memory",
                    "pass a copy of one of them",
                )

    def _raise(self, values: tuple[Any, ...], at: int) -> None:
        """The exception that ended the call: the function itself raises it once more."""
        arguments = [v[at] if self.mapped and isinstance(v, np.ndarray) else _copied(v) for v in values]
        self.of.compiled(*arguments)
        raise EnzymeError("EZ0810", f"'{self.of.compiled.py_func.__name__}' ended with an exception, and did not again")


def _address(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def _integer(c_type: str) -> Any:
    return np.dtype(c_type.removesuffix("_t"))


def _one_of_each(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """A number in the place of each array."""
    return tuple(v.dtype.type(0) if isinstance(v, np.ndarray) else v for v in values)


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


def _equal(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other, equal_nan=other.dtype.kind == "f"))


def _as_float(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.astype(np.float64) if value.dtype.kind in "iub" else value
    return float(value) if isinstance(value, int) else value


def _contiguous(type_: Any) -> Any:
    """Arrays are copied, so those of any layout become contiguous, and what is read only can be written."""
    if isinstance(type_, numba.types.Array):
        layout = type_.layout if type_.layout in "CF" else "C"
        return numba.types.Array(type_.dtype, type_.ndim, layout)
    if isinstance(type_, numba.types.BaseTuple):
        return numba.types.Tuple([_contiguous(each) for each in type_])
    return type_


def _has_floats(of: Argument) -> bool:
    match of:
        case Number(is_float=is_float) | Array(element=Number(is_float=is_float)):
            return is_float
        case _:
            return any(map(_has_floats, of))
