# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The request: a file in C that asks for the derivative of a function which Numba compiled.

    static double primal(int32_t *status, double n0, ...)       the function as C would have it
    int64_t derivative(int64_t count, double *value, ...)       called from Python; `count` calls, one after the other

Arguments of `derivative` are addresses: of `count` numbers each, or of the words of one array. It stops at the first
call that ends with an exception, and returns how many ended well.

Sizes and integers are in memory of which is said that it holds integers: a function that only hands them on, in an
array that it returns, does not tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from enzcc.numba.arguments import Array, Number, parameters

Mode = Literal["reverse", "forward"]


def request(symbol: str, result: Number, of: Sequence[Number | Array], active: Sequence[bool], mode: Mode) -> str:
    """`active` says of each argument whether the derivative is with respect to it."""
    types = "".join(f", {type_}" for type_ in parameters(of))
    lines = [
        "#include <enzyme.h>",
        "#include <stdint.h>",
        f'extern int32_t compiled({result.c_type} *, void **{types}) __asm__("{symbol}");',
        f"static {result.c_type} primal(int32_t *status{''.join(_declared(of))}) {{",
        *_integers(of),
        f"  {result.c_type} result = 0;",
        "  void *exception = 0;",
        f"  *status = compiled(&result, &exception{''.join(_handed_on(of))});",
        "  return result;",
        "}",
        *_derivative(result, of, active, mode),
    ]
    return "\n".join(lines) + "\n"


def _declared(of: Sequence[Number | Array]) -> Iterator[str]:
    """The parameters of `primal`."""
    for position, leaf in enumerate(of):
        match leaf:
            case Number(c_type):
                yield f", {c_type} n{position}"
            case Array(element):
                yield f", int64_t *n{position}, {element.c_type} *p{position}"


def _integers(of: Sequence[Number | Array]) -> Iterator[str]:
    """Says of sizes, and of numbers that are integers, that they are."""
    for position, leaf in enumerate(of):
        match leaf:
            case Number(is_float=False):
                yield f"  __enzyme_integer(&n{position}, sizeof n{position});"
            case Array(dimensions=dimensions):
                yield f"  __enzyme_integer(n{position}, {2 + 2 * dimensions} * sizeof *n{position});"


def _handed_on(of: Sequence[Number | Array]) -> Iterator[str]:
    """The arguments of the function that Numba compiled."""
    for position, leaf in enumerate(of):
        match leaf:
            case Number():
                yield f", n{position}"
            case Array(dimensions=dimensions):
                yield f", 0, 0, n{position}[0], n{position}[1], p{position}"
                yield from (f", n{position}[{word + 2}]" for word in range(2 * dimensions))


def _derivative(result: Number, of: Sequence[Number | Array], active: Sequence[bool], mode: Mode) -> Iterator[str]:
    marked, received = ["enzyme_const, &status"], [f"int64_t count, {result.c_type} *value, {result.c_type} *tangent"]
    out: list[str] = []
    for position, (leaf, wanted) in enumerate(zip(of, active, strict=True)):
        match leaf:
            case Number(c_type):
                received.append(f"{c_type} *n{position}, {c_type} *d{position}")
                if not wanted:
                    marked.append(f"enzyme_const, n{position}[i]")
                elif mode == "forward":
                    marked.append(f"enzyme_dup, n{position}[i], d{position}[i]")
                else:
                    marked.append(f"enzyme_out, n{position}[i]")
                    out.append(f"d{position}")
            case Array(element):
                c_type = element.c_type
                received.append(f"int64_t *n{position}, {c_type} *p{position}, {c_type} *d{position}")
                marked.append(f"enzyme_const, n{position}")
                marked.append(f"enzyme_dup, p{position}, d{position}" if wanted else f"enzyme_const, p{position}")
    fields = ["primal", "tangent"] if mode == "forward" else ["primal", *out]
    numbers = [result.c_type] * 2 if mode == "forward" else [result.c_type, *_types(of, active)]
    entry = "__enzyme_fwddiff" if mode == "forward" else "__enzyme_autodiff"
    yield "typedef struct {"
    yield from (f"  {c_type} {field};" for c_type, field in zip(numbers, fields, strict=True))
    yield "} Answer;"
    yield f"extern Answer {entry}_compiled(void *, ...);"
    yield f"int64_t derivative({', '.join(received)}) {{"
    yield "  for (int64_t i = 0; i < count; i++) {"
    yield "    int32_t status = 0;"
    yield f"    Answer answer = {entry}_compiled((void *)primal, enzyme_primal_return, {', '.join(marked)});"
    yield "    if (status != 0 && status != -2) return i;"
    yield "    value[i] = answer.primal;"
    if mode == "forward":
        yield "    tangent[i] = answer.tangent;"
    yield from (f"    {field}[i] = answer.{field};" for field in out)
    yield "  }"
    yield "  return count;"
    yield "}"


def _types(of: Sequence[Number | Array], active: Sequence[bool]) -> list[str]:
    return [leaf.c_type for leaf, wanted in zip(of, active, strict=True) if wanted and isinstance(leaf, Number)]
