# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The parameters of a native function according to its source, and whether a signature agrees.

    void step(const double *x, size_t n, double *y)       against    "x: f64[n], n: i64, y: out f64[n]"

A call through a wrong signature would read and write other memory than is meant, silently. So whatever is known of the
function and differs is an error. That is, from its code: how many arguments, which of them addresses, and the types of
those that are not; and from debug information, where there is any: what is behind addresses (see `debug_info`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from enzcc.signature import IN_C, Argument, Signature, SignatureError
from enzcc.structs import numbers


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of the machine's code.

    `passed` is `pointer`, a type of a signature, or how C would call what no signature has. `pointee` is what is behind
    an address: a type of a signature, or words for something else; None if nothing tells. `constant`: the function has
    promised not to write there; `only_read`: it does not. `implicit`: it is passed by address because the language
    does so (Fortran). `descriptor`: behind the address is a description of an array, which only its language can make.
    """

    name: str
    passed: str
    pointee: str | None = None
    constant: bool = False
    only_read: bool = False
    implicit: bool = False
    descriptor: bool = False

    def __str__(self) -> str:
        if self.passed != "pointer":
            return f"{_NAMES.get(self.passed, self.passed)} {self.name}"
        behind = IN_C.get(self.pointee or "void", self.pointee or "void")
        return f"{'const ' if self.constant else ''}{behind} *{self.name}"


@dataclass(frozen=True, slots=True)
class Prototype:
    """`result` is `void`, a type of a signature, or how C would call what no signature has. `language`: "c" for all
    whose terms are C's."""

    parameters: tuple[Parameter, ...]
    result: str
    language: str = "c"
    problem: str | None = None

    def shown(self, name: str) -> str:
        """As a declaration in C."""
        return f"{_NAMES.get(self.result, self.result)} {name}({', '.join(map(str, self.parameters))})"


_NAMES = IN_C | {"c128": "double _Complex", "c64": "float _Complex"}


def prototype_of(record: dict[str, Any]) -> Prototype:
    """From the record of `dataclasses.asdict`."""
    parameters = tuple(Parameter(**one) for one in record["parameters"])
    return Prototype(parameters, record["result"], record["language"], record["problem"])


# Checking ------------------------------------------------------------------------------------------------------------


def check(signature: Signature, prototype: Prototype, name: str) -> None:
    """Raises SignatureError where a signature says other than its function."""
    wrong = list(_differences(signature, prototype))
    if not wrong:
        return
    result = IN_C.get(signature.result or "void", "void") + " _Complex" * signature.complex_result
    said = f"{result} {name}({', '.join(map(_in_c, signature.arguments))})"
    raise SignatureError(
        f"the signature does not fit '{name}':\n"
        f"  the signature  {said}\n"
        f"  the function   {prototype.shown(name)}\n" + "\n".join(f"  - {one}" for one in wrong)
    )


def _in_c(argument: Argument) -> str:
    address = argument.is_address
    constant = "const " if address and not argument.is_output else ""
    return f"{constant}{IN_C[argument.type]}{' _Complex' * argument.complex} {'*' if address else ''}{argument.name}"


def _differences(signature: Signature, prototype: Prototype) -> Iterator[str]:
    if prototype.problem is not None:
        yield prototype.problem
        return
    given, taken = [one for a in signature.arguments for one in _as_passed(a)], prototype.parameters
    yield from _undescribable(prototype)
    if len(given) != len(taken):
        yield f"it takes {len(taken)} argument{'s' * (len(taken) != 1)}, and the signature has {len(given)}" + (
            ': a slice is two, as in "x: f64[n], n: usize"' if prototype.language == "rust" else ""
        )
    else:
        for argument, parameter in zip(given, taken, strict=True):
            wrong = None if parameter.descriptor else _difference(argument, parameter)
            if wrong is not None:
                yield wrong
    yield from _of_result(signature.result_called, prototype.result)


def _as_passed(argument: Argument) -> tuple[Argument, ...]:
    """What the machine's code takes for it: for a complex number of two doubles, these."""
    if not argument.is_complex_value:
        return (argument,)
    if argument.type == "f32":
        return (Argument(argument.name, "c64", argument.kind, None),)
    return tuple(Argument(f"{argument.name}.{part}", "f64", argument.kind, None) for part in ("real", "imag"))


def _undescribable(prototype: Prototype) -> Iterator[str]:
    """What no signature could say."""
    for parameter in prototype.parameters:
        if parameter.descriptor:
            yield (
                f"'{parameter.name}' is an array of assumed shape, allocatable or a pointer: what is passed is a "
                f"descriptor of Fortran's, not the array. Declare it with its shape, as {parameter.name}(n), "
                "or call the procedure from one with bind(c)"
            )


def _difference(argument: Argument, parameter: Parameter) -> str | None:
    """What is wrong with one argument, in words, and what to write."""
    name = f"'{argument.name}'" if argument.name == parameter.name else f"'{argument.name}' (there '{parameter.name}')"
    address = argument.is_address
    if argument.is_communicator:
        return _difference_of_communicator(argument, parameter, name)
    if parameter.passed != "pointer":
        if parameter.passed not in (*IN_C, "c64"):
            return f"{name} is {parameter.passed}, which no signature can say"
        if address:
            what = "array" if argument.is_array else "address"
            return f"{name} is passed by value, and is no {what}: {argument.name}: {parameter.passed}"
        if parameter.passed != argument.type:
            return f"{name} is {parameter.passed}, not {argument.type}: {argument.name}: {parameter.passed}"
        return None
    behind = parameter.pointee if parameter.pointee in IN_C else argument.type
    if not address:
        if parameter.pointee is not None and parameter.pointee not in IN_C:
            return f"{name} is the address of {parameter.pointee}, which no signature can say"
        fix = f"{argument.name}: &{behind}"
        if not parameter.implicit:
            fix += f", or {argument.name}: {behind}[...] for an array"
        return f"{name} is passed by address: {fix}"
    if not argument.is_numbers:
        return None
    if argument.is_struct and parameter.pointee is not None and {parameter.pointee} == numbers(argument.type):
        return None  # a struct of numbers of one type is to its signature what an array of them is
    if parameter.pointee is not None and parameter.pointee != argument.type:
        if parameter.pointee not in IN_C:
            return f"{name} is the address of {parameter.pointee}, which is no {argument.type}"
        return f"{name} is of {parameter.pointee}, not of {argument.type}"
    if argument.is_output and parameter.constant:
        return f"{name} is constant in the function, which cannot write it: it is no `{argument.kind}`"
    if argument.kind == "out" and parameter.only_read:
        return f"{name} is not written by the function: it is no `out`"
    return None


def takes_numbered_communicator(signature: Signature, prototype: Prototype) -> bool:
    """Whether communicators are integers, as in MPICH."""
    given = [one for a in signature.arguments for one in _as_passed(a)]
    taken = zip(given, prototype.parameters, strict=False)
    return any(a.is_communicator and not a.by_address and p.passed == "i32" for a, p in taken)


def _difference_of_communicator(argument: Argument, parameter: Parameter, name: str) -> str | None:
    """It is an address in one library, an integer in another, and the address of an integer in Fortran."""
    if parameter.passed != "pointer":
        right = parameter.passed == "i32" and not argument.by_address
    else:
        right = parameter.pointee in (None, "i32") if argument.by_address else parameter.pointee not in IN_C
    return None if right else f"{name} is {parameter}, and no communicator"


def _of_result(said: str | None, result: str) -> Iterator[str]:
    if said is not None and said != result:
        fix = f"-> {result}" if result in _NAMES else "leave '-> ..' away" if result == "void" else "none can be stated"
        pair = " (or a struct of two numbers)" if result in ("c64", "c128") else ""
        yield f"its result is {_NAMES.get(result, result)}{pair}, not {_NAMES[said]}: {fix}"
    if said is None and result in ("f32", "f64", "c64", "c128"):
        yield f"its result, {_NAMES[result]}, would be lost: -> {result}"
    if said is None and result not in _NAMES and result not in ("void", "pointer", "bool", "char", "short"):
        yield f"its result is {result}, which no signature can say"


# Without a signature -------------------------------------------------------------------------------------------------


def conventional(prototype: Prototype | None, name: str) -> Signature:
    """The signature of `void f(T *input, size_t n, T *output)` or `T f(T *input, size_t n)`, T float or double, and of
    a function of numbers, `double f(double x, int k)`. Raises SignatureError for any other: what its arguments mean
    would be a guess."""
    advice = 'say what its arguments mean, as in enzcc.load(file, name, "x: f64[n], n: i64, y: out f64[n]")'
    if prototype is None:
        raise SignatureError(f"nothing tells what '{name}' takes, whose IR is not there: {advice}")
    match prototype.parameters:
        case (first, size, *rest) if (
            prototype.problem is None
            and first.pointee in ("f64", "f32")
            and not first.descriptor
            and (size.passed in ("i64", "i32") or (size.implicit and size.pointee in ("i64", "i32")))
            and all(
                p.passed == "pointer" and p.pointee == first.pointee and not p.constant and not p.descriptor
                for p in rest
            )
            and (len(rest), prototype.result) in ((1, "void"), (0, first.pointee))
        ):
            number = size.pointee if size.implicit else size.passed
            assert number is not None
            return Signature(
                (
                    Argument("input", first.pointee, "in", ("n",)),
                    Argument("n", number, "in", None, by_address=size.implicit),
                    *(Argument("output", first.pointee, "out", ("n",)) for _ in rest),
                ),
                None if rest else first.pointee,
            )
        case parameters if (
            prototype.problem is None
            and prototype.result in ("f64", "f32")
            and parameters
            and all(p.passed in IN_C and p.name.isidentifier() for p in parameters)
        ):
            return Signature(tuple(Argument(p.name, p.passed, "in", None) for p in parameters), prototype.result)
        case _:
            raise SignatureError(
                f"'{name}' is {prototype.shown(name)}, and neither void (T *input, size_t n, T *output) "
                f"nor T (T *input, size_t n), nor a function of numbers alone: {advice}"
            )
