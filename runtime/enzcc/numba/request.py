# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The request: a file in C that asks for the derivative of a function which Numba compiled.

    static double primal(int32_t *status, double x0, ...)       the function as C would have it
    int64_t derivative(int64_t count, double *value, ...)       called from Python; `count` calls, one after the other

Arguments of `derivative` are addresses: of `count` numbers each, or of the words of one array. It stops at the first
call that ends with an exception, and returns how many ended well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from enzcc.numba.arguments import Array, Number, parameters

Mode = Literal["reverse", "forward"]


def request(symbol: str, result: Number, of: Sequence[Number | Array], active: Sequence[bool], mode: Mode) -> str:
    """`active` says of each argument whether the derivative is with respect to it."""
    types = parameters(of)
    names = [f"a{position}" for position in range(len(types))]
    declared = ", ".join(f"{type_} {name}" for type_, name in zip(types, names, strict=True))
    lines = [
        "#include <enzyme.h>",
        "#include <stdint.h>",
        f'extern int32_t compiled({result.c_type} *, void **{"".join(f", {t}" for t in types)}) __asm__("{symbol}");',
        f"static {result.c_type} primal(int32_t *status{', ' if declared else ''}{declared}) {{",
        f"  {result.c_type} result = 0;",
        "  void *exception = 0;",
        f"  *status = compiled(&result, &exception{''.join(f', {name}' for name in names)});",
        "  return result;",
        "}",
        *_derivative(result, of, active, mode),
    ]
    return "\n".join(lines) + "\n"


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
            case Array(element, dimensions):
                c_type = element.c_type
                received.append(f"int64_t *n{position}, {c_type} *p{position}, {c_type} *d{position}")
                marked += ["enzyme_const, (void *)0", "enzyme_const, (void *)0"]
                marked += [f"enzyme_const, n{position}[{word}]" for word in (0, 1)]
                data = f"p{position}, d{position}" if wanted else f"p{position}"
                marked.append(f"{'enzyme_dup' if wanted else 'enzyme_const'}, {data}")
                marked += [f"enzyme_const, n{position}[{word + 2}]" for word in range(2 * dimensions)]
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
