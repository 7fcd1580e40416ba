# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The inputs and outputs of a native function, in the order of its parameters.

    "x: f64[n], n: i64, y: out f64[n]"                  void step(double *x, int64_t n, double *y)
    "p: f64[k], k: i64, steps: const i32 -> f64"        double cost(double *p, int64_t k, int32_t steps)
    "n: &i32, u: inout f64[n, 3], dt: &f64"             a Fortran subroutine, which takes scalars by address
    "f: (x: f64, data: null -> f64), data: null"        double g(double (*f)(double, void *), void *data)
    "u: f64[n], n: i64, all: comm -> f64"               a function of many processes: all is an MPI_Comm

One argument is `name: [const | out | inout] [&]type[shape]`. Types are f32, f64, c64, c128 (complex; differentiated
unless `const`), i32 and i64 (never), or what C and Fortran call these; comm, a communicator of MPI; or structs, {x:
f64, y: f64, kind: i32}, whose integers have no derivative; or functions, (x: f64 -> f64), whose signature is in the
brackets and may use the integers of the whole; or `null`, a pointer that leads nowhere. A shape is integers, names of
integer arguments, and sums, differences and products of them. An integer argument that is alone in a shape of an input
is read off that input's shape; others are given by the caller. Arrays lie as C has them, the last index fastest. What
is `out` is zero where the function does not write it; what is not marked as coming out stays as it is, even if the
function writes there.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from enzcc.structs import canonical, in_c, is_struct, numbers, split

Kind = Literal["in", "const", "out", "inout"]

_CALLED: Final = {
    "f64": ("double", "real(8)", "float64"),
    "f32": ("float", "real(4)", "float32"),
    "i64": ("int64_t", "size_t", "long", "integer(8)", "int64", "u64", "usize"),
    "i32": ("int32_t", "int", "integer", "integer(4)", "int32", "u32"),
    "comm": ("MPI_Comm",),
}
_COMPLEX: Final = {
    "c128": "f64", "complex128": "f64", "complex(8)": "f64", "c64": "f32", "complex64": "f32", "complex(4)": "f32"
}  # fmt: skip
"""Two numbers: a complex array is one of these with an axis more, the last, of real and imaginary parts."""
TYPES: Final = {name: type for type, names in _CALLED.items() for name in (type, *names)}


FUNCTION: Final = "function"
NULL: Final = "null"
"""Types of arguments that are no numbers."""


class _InC(dict[str, str]):
    """What C calls types: numbers, and any struct; behind a pointer that is no array's, `void`."""

    def __missing__(self, type: str) -> str:
        if type in (FUNCTION, NULL):
            return "void"
        if is_struct(type):
            return in_c(type)
        raise KeyError(type)


IN_C: Final = _InC({"f64": "double", "f32": "float", "i64": "int64_t", "i32": "int32_t", "comm": "int"})
"""A communicator is the integer by which Fortran calls it."""


class SignatureError(ValueError):
    """A signature that cannot be understood, or arguments that do not fit one."""


@dataclass(frozen=True, slots=True)
class Argument:
    """One argument of the native function. `shape` is None for a scalar. What is `complex` is an array of parts, see
    `_COMPLEX`; a complex scalar, one of shape (2)."""

    name: str
    type: str
    kind: Kind
    shape: tuple[str, ...] | None
    by_address: bool = False
    complex: bool = False
    function: Signature | None = None

    @property
    def is_numbers(self) -> bool:
        """Whether it is data: no function, and not `null`."""
        return self.function is None and self.type != NULL

    @property
    def is_array(self) -> bool:
        return self.shape is not None

    @property
    def is_float(self) -> bool:
        return self.type in ("f64", "f32") or (self.is_struct and not numbers(self.type) <= {"i64", "i32"})

    @property
    def is_struct(self) -> bool:
        return is_struct(self.type)

    @property
    def is_communicator(self) -> bool:
        return self.type == "comm"

    @property
    def is_input(self) -> bool:
        return self.kind != "out"

    @property
    def is_output(self) -> bool:
        return self.kind in ("out", "inout")

    @property
    def is_size(self) -> bool:
        """Whether it is an integer that the caller or a shape tells. One that comes out is data, as arrays are."""
        is_scalar = self.shape is None and self.is_numbers and not self.is_struct
        return is_scalar and not self.is_float and not self.is_output

    @property
    def is_address(self) -> bool:
        """Whether the native function is given an address."""
        return (self.is_array and not self.is_complex_value) or self.by_address

    @property
    def is_complex_value(self) -> bool:
        """Whether it is a complex number that is passed by value."""
        return self.complex and len(self.outer or ()) == 0 and not self.by_address

    @property
    def outer(self) -> tuple[str, ...] | None:
        """The shape as the signature says it: without the axis of the parts of complex numbers."""
        return self.shape[:-1] if self.complex and self.shape is not None else self.shape

    @property
    def called(self) -> str:
        """The type, by its name in signatures."""
        if self.function is not None:
            return f"({self.function})"
        return {"f64": "c128", "f32": "c64"}[self.type] if self.complex else self.type

    @property
    def is_active(self) -> bool:
        """Whether a derivative may pass through it."""
        return self.is_float and self.kind != "const"

    def __str__(self) -> str:
        kind = "" if self.kind == "in" else f"{self.kind} "
        shape = f"[{', '.join(self.outer)}]" if self.outer else ""
        return f"{self.name}: {kind}{'&' if self.by_address and self.is_numbers else ''}{self.called}{shape}"


@dataclass(frozen=True, slots=True)
class Signature:
    """All arguments, and the type of the result if the function has one: of the parts of a complex one."""

    arguments: tuple[Argument, ...]
    result: str | None = None
    complex_result: bool = False

    def __str__(self) -> str:
        """What `parse` reads as this signature."""
        result = "" if self.result is None else f" -> {self.result_called}"
        return ", ".join(map(str, self.arguments)) + result

    @property
    def result_called(self) -> str | None:
        return {"f64": "c128", "f32": "c64"}[self.result or ""] if self.complex_result else self.result

    @property
    def result_shape(self) -> tuple[int, ...]:
        return (2,) if self.complex_result else ()

    @property
    def complexes(self) -> frozenset[str]:
        """The arguments that are complex, and `return` if the result is."""
        return frozenset([*(a.name for a in self.arguments if a.complex), *(["return"] if self.complex_result else [])])

    @property
    def structs(self) -> list[str]:
        """The arguments that are structs."""
        return [a.name for a in self.arguments if a.is_struct]

    @property
    def functions(self) -> list[Argument]:
        """The arguments that are functions, of Python."""
        return [a for a in self.arguments if a.function is not None]

    @property
    def arrays(self) -> list[Argument]:
        """The arguments that are arrays or floats, or integers that come out."""
        return [a for a in self.arguments if a.is_numbers and not a.is_size]

    @property
    def read(self) -> list[Argument]:
        """Inputs that are arrays or floats: what the form of the function reads, in this order, and the forms of its
        derivatives first."""
        return [a for a in self.arrays if a.is_input]

    @property
    def derived(self) -> dict[str, None]:
        """Integer scalars that shapes of inputs tell."""
        return {
            size: None
            for a in self.arguments
            if a.is_input
            for size in a.shape or ()
            if any(n.name == size and n.is_size for n in self.arguments)
        }


_ARGUMENT = re.compile(
    r"^(?P<name>[A-Za-z_]\w*)\s*:\s*(?:(?P<kind>const|out|inout|in)\s+)?(?P<address>&?)\s*"
    r"(?P<type>\{.*\}|\(.*\)|[A-Za-z]\w*(?:\(\d\))?)\s*(?:\[(?P<shape>[^\]]*)\])?$"
)


def parse(text: str) -> Signature:
    """Raises SignatureError, which names the part that is not understood."""
    signature = _read(text)
    _check_shapes(signature, ())
    if signature.result is None and not any(a.is_output for a in signature.arguments):
        raise SignatureError("nothing comes out: mark an argument `out` or `inout`, or state the result: -> f64")
    return signature


def _read(text: str) -> Signature:
    """A signature whose shapes may have other names than its own."""
    head, arrow, result = _at_arrow(text)
    arguments = tuple(_argument(part.strip()) for part in split(head) if part.strip())
    returned = result.strip()
    if arrow and returned not in TYPES and returned not in _COMPLEX:
        raise SignatureError(f"the result can be f64, f32, c128, c64, i64 or i32, not '{returned}'")
    names = [a.name for a in arguments]
    if "return" in names:
        raise SignatureError("no argument can be called 'return': the result is")
    twice = next((n for n in names if names.count(n) > 1), None)
    if twice is not None:
        raise SignatureError(f"two arguments are called '{twice}'")
    type = _COMPLEX.get(returned) or TYPES[returned] if arrow else None
    if type == "comm":
        raise SignatureError("the result cannot be a communicator")
    return Signature(arguments, type, returned in _COMPLEX)


def _at_arrow(text: str) -> tuple[str, str, str]:
    """What is before the arrow of a signature, the arrow, and what is behind it."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "[({") - (character in "])}")
        if depth == 0 and text.startswith("->", at):
            return text[:at], "->", text[at + 2 :]
    return text, "", ""


def _check_shapes(signature: Signature, outer: Sequence[str]) -> None:
    """Raises SignatureError for names that are no integers of this signature, nor of that around it."""
    sizes = [*outer, *(a.name for a in signature.arguments if a.is_size and not a.is_communicator)]
    for argument in signature.arguments:
        if argument.function is not None:
            _check_shapes(argument.function, sizes)
        for expression in argument.shape or ():
            unknown = next((n for n in names_in(expression) if n not in sizes), None)
            if unknown is not None:
                raise SignatureError(f"'{unknown}' in the shape of '{argument.name}' is no integer argument")


def _argument(text: str) -> Argument:
    found = _ARGUMENT.match(text)
    if found is None:
        raise SignatureError(f"'{text}' is not `name: [const|out|inout] type[shape]`")
    if found["type"].startswith("(") or found["type"] == NULL:
        return _pointer(found)
    parts = _COMPLEX.get(found["type"])
    if is_struct(found["type"]):
        type = _struct(found)
    elif found["type"] not in TYPES and parts is None:
        raise SignatureError(
            f"'{found['type']}' is no type of an argument: f64, f32, c128, c64, i64, i32, comm, or {{x: f64}}"
        )
    else:
        type = TYPES.get(found["type"], "")
    shape = None
    if found["shape"] is not None:
        shape = tuple(part.strip() for part in split(found["shape"]))
    kind: Kind = "in"
    for known in ("const", "out", "inout"):
        if found["kind"] == known:
            kind = known
    if kind in ("out", "inout") and shape is None and not found["address"]:
        raise SignatureError(f"'{found['name']}' is a scalar by value: nothing comes out of it")
    if type == "comm" and (shape is not None or kind in ("out", "inout")):
        raise SignatureError(f"'{found['name']}' is a communicator, which is passed by itself: {found['name']}: comm")
    if parts is not None:
        return Argument(found["name"], parts, kind, (*(shape or ()), "2"), bool(found["address"]), complex=True)
    return Argument(found["name"], type, kind, shape, bool(found["address"]))


def _pointer(found: re.Match[str]) -> Argument:
    """An argument that is a function, or leads nowhere."""
    name = found["name"]
    if found["kind"] or found["address"] or found["shape"] is not None:
        raise SignatureError(f"'{name}' is a function or `null`, which is no array and does not come out")
    if found["type"] == NULL:
        return Argument(name, NULL, "in", None, by_address=True)
    function = _read(found["type"][1:-1])
    strange = next((a.name for a in function.arguments if a.function or a.complex or a.is_struct), None)
    if strange is not None or function.complex_result:
        raise SignatureError(
            f"'{strange or 'return'}' of '{name}' is complex, a struct or a function:"
            " functions of Python are called with real numbers, integers, and arrays of these"
        )
    return Argument(name, FUNCTION, "in", None, by_address=True, function=function)


def _struct(found: re.Match[str]) -> str:
    """The struct that an argument is of, or an array of."""
    if not found["address"] and found["shape"] is None:
        raise SignatureError(
            f"'{found['name']}' is a struct by value, which cannot be passed: its address is, &{{...}}"
        )
    try:
        return canonical(found["type"], {name: type for name, type in TYPES.items() if type != "comm"})
    except ValueError as error:
        raise SignatureError(f"'{found['name']}': {error}") from None


def names_in(expression: str) -> list[str]:
    """The integer arguments in the expression of a shape. Raises SignatureError if it is none."""
    return [node.id[1:] for node in ast.walk(_understood(expression)) if isinstance(node, ast.Name)]


@lru_cache(maxsize=1024)
def _understood(expression: str) -> ast.expr:
    """Names get a prefix: arguments may be called like Python's keywords."""
    try:
        tree = ast.parse(re.sub(r"[A-Za-z_]\w*", r"_\g<0>", expression.strip()), mode="eval").body
    except (SyntaxError, ValueError) as error:
        raise SignatureError(f"'{expression}' is no size") from error
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            continue
        if not isinstance(node, ast.BinOp | ast.Add | ast.Sub | ast.Mult | ast.FloorDiv | ast.Name | ast.Load):
            raise SignatureError(f"'{expression}' is no sum, difference or product of sizes")
    return tree


def evaluate(expression: str, sizes: Mapping[str, int]) -> int:
    """The value of a shape's expression, by the arithmetic of what `sizes` holds."""

    def value(node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Name(id=name):
                return sizes[name[1:]]
            case ast.BinOp(left=left, op=ast.Add(), right=right):
                return value(left) + value(right)
            case ast.BinOp(left=left, op=ast.Sub(), right=right):
                return value(left) - value(right)
            case ast.BinOp(left=left, op=ast.Mult(), right=right):
                return value(left) * value(right)
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return value(left) // value(right)
            case _:
                raise SignatureError(f"'{expression}' is no size")

    try:
        return value(_understood(expression))
    except ZeroDivisionError:
        raise SignatureError(f"'{expression}' divides by zero for {dict(sizes)}") from None


def sizes_of(signature: Signature, shapes: Mapping[str, Sequence[int]], given: Mapping[str, int]) -> dict[str, int]:
    """The integer arguments, from the shapes of the inputs and what the caller gives. Raises SignatureError where
    shapes do not agree."""
    sizes = dict(given)
    arrays = signature.read
    for argument in arrays:
        shape, wanted = shapes[argument.name], argument.shape or ()
        if not argument.outer and len(shape) != len(wanted):
            outer = list(shape[: len(shape) - argument.complex])
            raise SignatureError(f"'{argument.name}' is a scalar, and is given an array of shape {outer}")
        if len(shape) != len(wanted):
            raise SignatureError(
                f"'{argument.name}' has {len(shape) - argument.complex} dimensions, and should have"
                f" {len(wanted) - argument.complex}: [{', '.join(argument.outer or ())}]"
            )
        for expression, size in zip(wanted, shape, strict=True):
            if expression in signature.derived:
                sizes.setdefault(expression, size)
    for argument in arrays:
        for expression, size in zip(argument.shape or (), shapes[argument.name], strict=True):
            if evaluate(expression, sizes) != size:
                said = argument.outer or ()
                expected = [evaluate(e, sizes) for e in said]
                raise SignatureError(
                    f"'{argument.name}' has the shape {list(shapes[argument.name][: len(said)])},"
                    f" and [{', '.join(said)}] is {expected}"
                )
    return sizes
