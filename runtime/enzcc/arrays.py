# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NumPy arrays as arguments of native calls: what is converted, what is refused, and the calls themselves.

An array of the native type that lies as C has it is passed as it is. What has no type of its own (numbers of Python,
lists) is converted; of an array only what loses nothing: integers that fit, float32 to float64, any strides or order.
Everything else is refused: float64 to float32, complex to real, masked arrays, objects. A complex array is passed as
one of real and imaginary parts, which are its last axis (see `signature`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, cast

import numpy as np

from enzcc.forms import Array
from enzcc.layout import Callee, Layout, Shape
from enzcc.signature import Argument, SignatureError
from enzcc.structs import is_struct, members, size


class _DTypes(dict[str, np.dtype[Any]]):
    """The types of arrays: of numbers, and of any struct."""

    def __missing__(self, type: str) -> np.dtype[Any]:
        if not is_struct(type):
            raise KeyError(type)
        layout: dict[str, Any] = {
            "names": [m.name for m in members(type)],
            "formats": [(self[m.type], m.shape) for m in members(type)],
            "offsets": [m.offset for m in members(type)],
            "itemsize": size(type),
        }
        made: np.dtype[Any] = np.dtype(cast(Any, layout), align=True)
        self[type] = made
        return made


DTYPES = _DTypes(
    {
        "f64": np.dtype(np.float64),
        "f32": np.dtype(np.float32),
        "i64": np.dtype(np.int64),
        "i32": np.dtype(np.int32),
    }
)
COMPLEX: dict[str, np.dtype[Any]] = {"f64": np.dtype(np.complex128), "f32": np.dtype(np.complex64)}
"""By the type of the parts."""
MOST_SEEDS = 1 << 25
"""Bytes of unit vectors that a Jacobian takes at a time."""


@dataclass(frozen=True, slots=True)
class Call:
    """The arguments of one call: arrays in the order of the form's inputs, and what C is told of them."""

    inputs: tuple[Any, ...]
    layout: Layout

    @property
    def shapes(self) -> Mapping[str, Shape]:
        return self.layout.shapes


def native_array(argument: Argument, value: Any) -> Any:
    """The array that is passed for a value. Raises TypeError and SignatureError."""
    return in_parts(argument.name, argument.type, value) if argument.complex else as_parts(argument, value)


def as_parts(argument: Argument, value: Any) -> Any:
    """The same for who gives the parts of complex numbers."""
    return as_native(argument.name, argument.type, value)


def in_parts(name: str, type: str, value: Any) -> Any:
    """Complex numbers, or what becomes that, as an array of their parts."""
    made = as_native(name, type, value, COMPLEX[type])
    return made[..., np.newaxis].view(DTYPES[type])


def of_parts(parts: Any) -> Any:
    """The complex numbers that an array of parts holds."""
    made = parts.view(COMPLEX["f64" if parts.dtype == np.float64 else "f32"])[..., 0]
    return made if made.shape else made[()]


def as_native(name: str, type: str, value: Any, dtype: np.dtype[Any] | None = None) -> Any:
    wanted = dtype or DTYPES[type]
    if value.__class__ is np.ndarray and value.dtype == wanted:
        flags = value.flags
        if flags.c_contiguous and flags.aligned:
            return value
    if isinstance(value, np.ma.MaskedArray):
        raise TypeError(f"'{name}' is a masked array, and native code knows no masks: pass {name}.filled(...)")
    if value is None:
        raise TypeError(f"'{name}' is None, and the native function takes {wanted}")
    if wanted.names is not None:
        return _structs(name, value, wanted)
    try:
        given = np.asarray(value)
    except ValueError as error:
        raise SignatureError(f"'{name}' is no array: {error}") from None
    if not _converts(value, given, wanted):
        hint = (
            f": pass {name}.astype(np.{wanted})"
            if given.dtype.kind in "fiuc"[: 3 + (wanted.kind == "c")] and given.ndim
            else ""
        )
        raise TypeError(f"'{name}' is {given.dtype}, and the native function takes {wanted}{hint}")
    made = np.asarray(given, wanted, "C")
    return made if made.flags.aligned else made.copy()


def _structs(name: str, value: Any, wanted: np.dtype[Any]) -> Any:
    """An array of structs, from one whose fields have the same names, or from tuples."""
    given = value if isinstance(value, np.ndarray | np.void) else None
    if given is not None and not _same_fields(given.dtype, wanted):
        raise TypeError(f"'{name}' is {given.dtype}, and the native function takes {wanted}")
    try:
        made = np.ascontiguousarray(given.astype(wanted)) if given is not None else np.array(value, wanted, order="C")
    except (TypeError, ValueError) as error:
        raise TypeError(f"'{name}' is no array of {wanted}: {error}") from None
    return made.reshape(given.shape) if given is not None else made


def _same_fields(given: np.dtype[Any], wanted: np.dtype[Any]) -> bool:
    """Whether all fields are there, in their order, and lose nothing as those that are wanted."""
    if given.names is None or wanted.names is None:
        if given.subdtype is not None and wanted.subdtype is not None and given.shape == wanted.shape:
            return _same_fields(given.base, wanted.base)
        return given.names is wanted.names and given.shape == wanted.shape and np.can_cast(given, wanted, "safe")
    pairs = zip(given.names, wanted.names, strict=False)
    same = len(given.names) == len(wanted.names) and all(a == b for a, b in pairs)
    fields: tuple[Mapping[str, Any], Mapping[str, Any]] = (given.fields or {}), (wanted.fields or {})
    return same and all(_same_fields(fields[0][n][0], fields[1][n][0]) for n in wanted.names)


def _converts(value: Any, given: np.ndarray[Any, Any], wanted: np.dtype[Any]) -> bool:
    if given.dtype.kind not in ("fiubc" if wanted.kind == "c" else "fiub"):
        return False
    if wanted.kind == "i":
        if given.dtype.kind == "f":
            return given.size == 0
        bounds = np.iinfo(wanted)
        return given.size == 0 or (int(given.min()) >= bounds.min and int(given.max()) <= bounds.max)
    # A scalar, and what is no array, has the type that it is used with.
    weak = given.ndim == 0 or not hasattr(value, "dtype")
    return np.can_cast(given.dtype, wanted, "same_kind" if weak else "safe")


def seeds(of: Sequence[Array], given: Any, call: Call, complexes: Collection[str] = ()) -> list[Any]:
    """One array for each, from one or a tuple of them: of its shape, or of one that broadcasts to it. Those of
    `complexes` are given as complex numbers."""
    several = isinstance(given, tuple | list) and (len(of) != 1 or (isinstance(given, tuple) and len(given) == 1))
    values = given if several else (given,)
    if len(values) != len(of):
        raise SignatureError(f"{len(of)} seeds are wanted ({', '.join(a.of for a in of)}), not {len(values)}")
    return [_seed(a, value, call.shapes[a.of], a.of in complexes) for a, value in zip(of, values, strict=True)]


def _seed(a: Array, value: Any, shape: Shape, complex: bool) -> Any:
    made = (in_parts if complex else as_native)(f"the seed of {a.of}", a.type, value)
    if made.shape == shape:
        return made
    try:
        return np.array(np.broadcast_to(made, shape), order="C")  # by itself, NumPy would keep the order of strides
    except ValueError:
        given, wanted = (list(one[: len(one) - complex]) for one in (made.shape, shape))
        raise SignatureError(f"the seed of '{a.of}' has the shape {given}, and not {wanted}") from None


def run(native: Callee, call: Call, seeds: Sequence[Any]) -> list[Any]:
    """Call a form; its outputs. A single number is a scalar of NumPy."""
    shapes = call.layout.shapes
    outputs = [np.empty(shapes[a.of], DTYPES[a.type]) for a in native.form.outputs]
    native.run(call.layout, [a.__array_interface__["data"][0] for a in (*call.inputs, *seeds, *outputs)])
    return [o if o.shape else o[()] for o in outputs]


def run_units(native: Callee, call: Call, of: Sequence[Array]) -> list[Any]:
    """Call a form for each unit vector of the arrays `of`, which are its last inputs, as one batch if that is not too
    large; its outputs have an axis more, which goes along all elements of these arrays."""
    counts = [prod(call.shapes[a.of]) for a in of]
    rows = sum(counts)
    outputs = [np.empty((rows, *call.shapes[a.of]), DTYPES[a.type]) for a in native.form.outputs]
    at_once = max(1, MOST_SEEDS // max(1, 8 * rows))
    for begin in range(0, rows, at_once):
        batch = min(at_once, rows - begin)
        units, first = [], 0
        for a, count in zip(of, counts, strict=True):
            units.append(np.eye(batch, count, begin - first, DTYPES[a.type]))
            first += count
        arrays = [*call.inputs, *units, *(o[begin : begin + batch] for o in outputs)]
        strides = [0 if i < len(call.inputs) else a.nbytes // batch for i, a in enumerate(arrays)]
        native.run(call.layout, [a.__array_interface__["data"][0] for a in arrays], batch, strides)
    return outputs
