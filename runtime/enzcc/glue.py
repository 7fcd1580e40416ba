"""C around a native function: one form for every signature, and derivatives of any order in it.

Every function here, primal or derivative, is a `Form`: it reads arrays and writes arrays, which never overlap, and
integers come in a table `k`, element counts of the arrays first.

    static void step(const int64_t *k, const double *x, double *y)            the primal, called as its signature says
    static void step_vjp(const int64_t *k, x, w_y, double *g_x)               g_x = J^T w_y, by a request on `step`
    static void step_jvp(const int64_t *k, x, t_x, double *y, double *t_y)    y, and t_y = J t_x
    .. and of each of these the same again                                     the pullback of a pullback, and so on

So a derivative is a function like others, and whatever a framework does with the first order it can do with its
result. Outputs are cleared before the native function writes them: what it does not write is zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from enzcc import pool
from enzcc.signature import IN_C, Argument, Signature

Role = Literal["input", "output"]


@dataclass(frozen=True, slots=True)
class Array:
    """One array of a form. `count` is where its number of elements stands in the table, `of` the argument (or `return`)
    whose shape it has."""

    name: str
    type: str
    active: bool
    count: int
    of: str


@dataclass(frozen=True, slots=True)
class Form:
    """A C function of the common form, and the text of its definition with all that it needs."""

    symbol: str
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    text: str


RESULT = "return"
_HEAD = """#include <stdint.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_dupnoneed, enzyme_const;
"""


def integers(signature: Signature) -> list[Argument]:
    """The integer scalars, in the order in which they stand in the table behind the counts."""
    return [a for a in signature.arguments if not a.is_array and not a.is_float]


def table(signature: Signature) -> list[str]:
    """Whose element counts stand at the beginning of the table; scalars have one element."""
    named = [a.name for a in signature.arguments if a.is_array or a.is_float]
    return [*named, *([RESULT] if signature.result is not None else [])]


def primal(signature: Signature, symbol: str, name: str) -> Form:
    """The form of a native function with that symbol."""
    counts = {of: number for number, of in enumerate(table(signature))}
    inputs, outputs = [], []
    for a in signature.arguments:
        if a.name in counts and a.is_input:
            inputs.append(Array(a.name, a.type, a.is_active, counts[a.name], a.name))
        if a.is_output:
            outputs.append(Array(f"o_{a.name}", a.type, a.is_active, counts[a.name], a.name))
    if signature.result is not None:
        outputs.insert(0, Array("o_return", signature.result, True, counts[RESULT], RESULT))
    declared = ", ".join(_declared(a) for a in signature.arguments) or "void"
    lines = [f"{IN_C[signature.result] if signature.result else 'void'} {symbol}({declared});"]
    lines += [f"static void {name}({_parameters(inputs, outputs)}) {{"]
    place = {a.name: len(counts) + number for number, a in enumerate(integers(signature))}
    for a in integers(signature):
        lines.append(f"  {IN_C[a.type]} {a.name} = ({IN_C[a.type]})k[{place[a.name]}];")
    for a in signature.arguments:
        if a.kind == "inout":
            lines.append(f"  memcpy(o_{a.name}, {a.name}, k[{counts[a.name]}] * sizeof *{a.name});")
        elif a.kind == "out":
            lines.append(f"  memset(o_{a.name}, 0, k[{counts[a.name]}] * sizeof *o_{a.name});")
    result = "*o_return = " if signature.result is not None else ""
    lines += [f"  {result}{symbol}({', '.join(_passed(a) for a in signature.arguments)});", "}"]
    return Form(name, tuple(inputs), tuple(outputs), _HEAD + "\n".join(lines) + "\n")


def _declared(a: Argument) -> str:
    return f"{IN_C[a.type]}{' *' if a.is_array or a.by_address else ''}"


def _passed(a: Argument) -> str:
    name = f"o_{a.name}" if a.is_output else a.name
    if a.is_array:
        return f"({IN_C[a.type]} *){name}"
    if not a.is_float:
        return f"&{a.name}" if a.by_address else a.name
    return f"({IN_C[a.type]} *){name}" if a.by_address else f"*{name}"


def _parameters(inputs: Sequence[Array], outputs: Sequence[Array]) -> str:
    read = [f"const {IN_C[a.type]} *{a.name}" for a in inputs]
    return ", ".join(["const int64_t *k", *read, *(f"{IN_C[a.type]} *{a.name}" for a in outputs)])


def pullback(form: Form) -> Form:
    """The form of J^T w: its inputs are those of `form` and a cotangent for each active output; its outputs the
    gradients of the active inputs."""
    name, order = f"{form.symbol}_vjp", form.symbol.count("_") + 1
    outputs = [a for a in form.outputs if a.active]
    seeds = [Array(f"w{order}_{a.name}", a.type, True, a.count, a.of) for a in outputs]
    gradients = [Array(f"g{order}_{a.name}", a.type, True, a.count, a.of) for a in form.inputs if a.active]
    seed_of = {a.name: s for a, s in zip(outputs, seeds, strict=True)}
    lines = [f"void __enzyme_autodiff_{form.symbol}(void *, ...);"]
    lines += [f"static void {name}({_parameters([*form.inputs, *seeds], gradients)}) {{"]
    for a in form.outputs:
        lines.append(f"  {_buffer(a, a.name)}")
        if a.active:
            lines.append(f"  {_buffer(a, 'd_' + a.name)}")
            lines.append(f"  memcpy(d_{a.name}, {seed_of[a.name].name}, {_bytes(a)});")
    lines += [f"  memset({g.name}, 0, {_bytes(g)});" for g in gradients]
    arguments = ["(void *)" + form.symbol, "enzyme_const", "k"]
    for a in form.inputs:
        arguments += ["enzyme_dup", a.name, f"g{order}_{a.name}"] if a.active else ["enzyme_const", a.name]
    for a in form.outputs:
        arguments += ["enzyme_dupnoneed", a.name, f"d_{a.name}"] if a.active else ["enzyme_const", a.name]
    lines.append(f"  __enzyme_autodiff_{form.symbol}({', '.join(arguments)});")
    for a in form.outputs:
        lines.append(f"  free({a.name});" + (f" free(d_{a.name});" if a.active else ""))
    text = form.text + "\n".join([*lines, "}"]) + "\n"
    return Form(name, (*form.inputs, *seeds), tuple(gradients), text)


def pushforward(form: Form) -> Form:
    """The form of the outputs of `form` and J t: its inputs, and a tangent for each of its active inputs; its outputs,
    and their tangents."""
    name, order = f"{form.symbol}_jvp", form.symbol.count("_") + 1
    seeds = [Array(f"t{order}_{a.name}", a.type, True, a.count, a.of) for a in form.inputs if a.active]
    tangents = [Array(f"t{order}_{a.name}", a.type, True, a.count, a.of) for a in form.outputs if a.active]
    lines = [f"void __enzyme_fwddiff_{form.symbol}(void *, ...);"]
    lines += [f"static void {name}({_parameters([*form.inputs, *seeds], [*form.outputs, *tangents])}) {{"]
    lines += [f"  memset({t.name}, 0, {_bytes(t)});" for t in tangents]
    arguments = ["(void *)" + form.symbol, "enzyme_const", "k"]
    for a in (*form.inputs, *form.outputs):
        arguments += ["enzyme_dup", a.name, f"t{order}_{a.name}"] if a.active else ["enzyme_const", a.name]
    lines.append(f"  __enzyme_fwddiff_{form.symbol}({', '.join(arguments)});")
    text = form.text + "\n".join([*lines, "}"]) + "\n"
    return Form(name, (*form.inputs, *seeds), (*form.outputs, *tangents), text)


def tangent(form: Form) -> Form:
    """The form of J t alone: as `pushforward`, without the outputs themselves."""
    whole = pushforward(form)
    name = f"{form.symbol}_tangent"
    tangents = whole.outputs[len(form.outputs) :]
    lines = [f"static void {name}({_parameters(whole.inputs, tangents)}) {{"]
    lines += [f"  {_buffer(a, a.name)}" for a in form.outputs]
    lines += [f"  {whole.symbol}({', '.join(['k', *(a.name for a in (*whole.inputs, *whole.outputs))])});"]
    lines += [f"  free({a.name});" for a in form.outputs]
    return Form(name, whole.inputs, tangents, whole.text + "\n".join([*lines, "}"]) + "\n")


def _bytes(a: Array) -> str:
    return f"k[{a.count}] * sizeof({IN_C[a.type]})"


def _buffer(a: Array, name: str) -> str:
    return f"{IN_C[a.type]} *{name} = malloc({_bytes(a)});"


def entry(form: Form) -> str:
    """The text of a form with what is called from outside: `enzcc_call(batch, k, arrays, strides)`, which runs it for
    each member of a batch; array i of member b begins b * strides[i] bytes behind arrays[i]."""
    arrays = [*form.inputs, *form.outputs]
    passed = [f"(void *)(arrays[{i}] + b * strides[{i}])" for i in range(len(arrays))]
    return (
        pool.TEXT
        + form.text
        + "\n".join(
            [
                "void enzcc_call(int64_t batch, const int64_t *k, char **arrays, const int64_t *strides) {",
                f"  for (int64_t b = 0; b < batch; b++) {form.symbol}({', '.join(['k', *passed])});",
                "}",
                "",
            ]
        )
    )
