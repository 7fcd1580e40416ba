"""The signature of a generated `f`, and the driver that the harness calls.

Whatever f takes, the driver has one shape: NX real inputs in, NY real outputs out.

    void case_primal(const double *x, double *y);
    int case_reverse(const double *x, const double *w, double *g, double *y);    g = transpose(J) w
    int case_forward(const double *x, const double *v, double *t, double *y);    t = J v

The outputs are f's result (if it has one; its weight is 1), the output array (if any), and the inputs in memory as f
left them (if f may change them). `y` of a derivative holds what the request left of them, NaN where it promises
nothing. The last two return 0, or a bit for each promise that was broken: 1 a constant argument changed, 2 the shadow
of an overwritten output is not zero afterwards, 4 directions of one request disagree.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from .functions import TABLE
from .scope import POINTED, Place, Scope, Struct, StructPlace

HEAD = """\
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifndef LESS
#define LESS(a, b) ((a) < (b))
#endif
"""


@dataclass(frozen=True, slots=True)
class Input:
    """One parameter of f through which real inputs come: `declaration` as parameter, `member` of struct Arguments."""

    name: str
    declaration: str
    member: str
    leaves: tuple[tuple[str, str], ...]
    """(path below the Arguments struct, type) of every number"""
    mutable: bool
    scalar: bool = False
    argument: str = ""

    @property
    def reals(self) -> list[str]:
        return [path for path, kind in self.leaves if kind != "int"]


@dataclass(frozen=True, slots=True)
class Shape:
    inputs: tuple[Input, ...]
    output: tuple[str, int] | None
    """(element type, length)"""
    result: str
    n: int
    extra: tuple[str, ...]
    """which of c, k and n are parameters"""
    restrict: bool
    primal_return: bool
    drop_output: bool
    """the output array is `enzyme_dupnoneed` in reverse mode"""
    explicit: bool
    """markers also where the default would do"""
    wide: bool
    """the tangent is asked for with width 2"""

    @property
    def nx(self) -> int:
        return sum(len(i.reals) for i in self.inputs)

    @property
    def ny(self) -> int:
        kept = sum(len(i.reals) for i in self.inputs if i.mutable)
        return int(self.result != "void") + (self.output[1] if self.output else 0) + kept


def make_shape(r: random.Random, types: list[Struct], floats: bool) -> Shape:
    inputs: list[Input] = []
    mutable = r.random() < 0.4
    qualifier = "" if mutable else "const "
    restrict = r.random() < 0.3
    star = "*restrict " if restrict else "*"
    kind = r.choice(["array", "array", "array", "struct", "structs", "pair"] + (["floats"] * 2 if floats else []))
    match kind:
        case "struct":
            struct = r.choice(types)
            inputs.append(
                Input(
                    "x",
                    f"{qualifier}struct {struct.name} {star}x",
                    f"struct {struct.name} x;",
                    tuple(struct.leaves("x")),
                    mutable,
                    argument="&{}x",
                )
            )
        case "structs":
            struct = r.choice(types)
            leaves = struct.leaves("x[0]") + struct.leaves("x[1]")
            inputs.append(
                Input(
                    "x",
                    f"{qualifier}struct {struct.name} {star}x",
                    f"struct {struct.name} x[2];",
                    tuple(leaves),
                    mutable,
                )
            )
        case "pair":
            for name in ("x", "y"):
                inputs.append(_array(name, "double", POINTED, star, mutable and name == "x"))
        case "floats":
            inputs.append(_array("x", "float", r.randrange(3, 7), star, mutable))
        case _:
            inputs.append(_array("x", "double", r.randrange(POINTED, 8), star, mutable))
    for index in range(r.choice([0, 0, 0, 1, 2])):
        name = f"s{index}"
        inputs.append(Input(name, f"double {name}", f"double {name};", ((name, "double"),), False, scalar=True))
    output = None
    if r.random() < 0.5:
        output = ("float" if floats and r.random() < 0.3 else "double", r.randrange(POINTED, 7))
    result = r.choice(["double", "double", "void"]) if output else "double"
    if result == "double" and floats and r.random() < 0.3:
        result = "float"
    extra = tuple(name for name in ("c", "k", "n") if r.random() < 0.7)
    return Shape(
        tuple(inputs),
        output,
        result,
        r.randrange(3, 6),
        extra,
        restrict,
        primal_return=result != "void" and r.random() < 0.4,
        drop_output=output is not None and r.random() < 0.25,
        explicit=r.random() < 0.6,
        wide=r.random() < 0.15,
    )


def _array(name: str, kind: str, length: int, star: str, mutable: bool) -> Input:
    qualifier = "" if mutable else "const "
    leaves = tuple((f"{name}[{i}]", kind) for i in range(length))
    return Input(name, f"{qualifier}{kind} {star}{name}", f"{kind} {name}[{length}];", leaves, mutable)


def add_parameters(shape: Shape, scope: Scope, types: list[Struct]) -> None:
    """Put f's parameters into its scope."""
    by_name = {t.name: t for t in types}
    for one in shape.inputs:
        if one.scalar:
            scope.add(Place(one.name, "double", root=one.name))
        elif "struct" in one.member:
            struct = by_name[one.member.split()[1]]
            if "[2]" in one.member:
                scope.add_struct(StructPlace("x[{}]", struct, (2,), one.mutable, root="x"))
            else:
                scope.add_struct(StructPlace("(*x)", struct, (), one.mutable, root="x"), "x->")
        else:
            kind = one.leaves[0][1]
            scope.add(Place(f"{one.name}[{{}}]", kind, (len(one.leaves),), one.mutable, root=one.name))
    if shape.output:
        scope.add(Place("out[{}]", shape.output[0], (shape.output[1],), root="out"))
    if "c" in shape.extra:
        scope.add(Place("c[{}]", "double", (TABLE,), writable=False, root="c", active=False))
    if "k" in shape.extra:
        scope.add(Place("k[{}]", "int", (TABLE,), writable=False, limit=6, root="k"))
    if "n" in shape.extra:
        scope.add(Place("n", "int", limit=6, writable=False, root="n"))


def signature(shape: Shape) -> str:
    star = "*restrict " if shape.restrict else "*"
    parameters = [i.declaration for i in shape.inputs]
    if shape.output:
        parameters.append(f"{shape.output[0]} {star}out")
    known = {"c": "const double *c", "k": "const int *k", "n": "int n"}
    parameters += [known[name] for name in shape.extra]
    return f"{shape.result} f({', '.join(parameters)})"


def driver(shape: Shape, r: random.Random) -> list[str]:
    """struct Arguments, case_primal, and the requests."""
    reals = [(i, path) for i in shape.inputs for path in i.reals]
    lines = [f"enum {{ NX = {shape.nx}, NY = {shape.ny} }};", "struct Arguments {"]
    lines += [f"  {i.member}" for i in shape.inputs]
    if shape.output:
        lines.append(f"  {shape.output[0]} out[{shape.output[1]}];")
    lines += [f"  double c[{TABLE}];", f"  int k[{TABLE}];", "};"]
    c = ", ".join(f"{round(r.uniform(-1, 1), 3)}" for _ in range(TABLE))
    k = ", ".join(str(r.randrange(6)) for _ in range(TABLE))
    lines += [
        f"static const double c_values[{TABLE}] = {{{c}}};",
        f"static const int k_values[{TABLE}] = {{{k}}};",
        "static void load(struct Arguments *a, const double *x) {",
        "  memset(a, 0, sizeof *a);",
        *[f"  a->{path} = x[{index}];" for index, (_, path) in enumerate(reals)],
        *[f"  a->{path} = {j % 4 + 1};" for i in shape.inputs for j, (path, t) in enumerate(i.leaves) if t == "int"],
        "  memcpy(a->c, c_values, sizeof c_values);",
        "  memcpy(a->k, k_values, sizeof k_values);",
        "}",
        "static void unload(const struct Arguments *a, double *y) {",
        *[f"  y[{index}] = a->{path};" for index, path in enumerate(output_paths(shape), int(shape.result != "void"))],
        "}",
        "void case_primal(const double *x, double *y) {",
        "  struct Arguments a;",
        "  load(&a, x);",
        f"  {'' if shape.result == 'void' else 'y[0] = '}f({', '.join(call_arguments(shape, 'a.'))});",
        "  unload(&a, y);",
        "}",
        "#ifndef REFERENCE",
        "extern int enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_const, enzyme_primal_return, enzyme_width;",
        *reverse(shape),
        *forward(shape),
        "#endif",
    ]
    return lines


def output_paths(shape: Shape) -> list[str]:
    paths = [f"out[{i}]" for i in range(shape.output[1])] if shape.output else []
    return paths + [path for i in shape.inputs if i.mutable for path in i.reals]


def call_arguments(shape: Shape, where: str) -> list[str]:
    found = [i.argument.format(where) if i.argument else where + i.name for i in shape.inputs]
    if shape.output:
        found.append(f"{where}out")
    known = {"c": f"{where}c", "k": f"{where}k", "n": str(shape.n)}
    return found + [known[name] for name in shape.extra]


def _constants(shape: Shape) -> list[str]:
    found = []
    for name in shape.extra:
        match name:
            case "n":
                found += ["enzyme_const", str(shape.n)] if shape.explicit else [str(shape.n)]
            case _:
                found += ["enzyme_const", f"a.{name}"]
    return found


def reverse(shape: Shape) -> list[str]:
    scalars = [i for i in shape.inputs if i.scalar]
    ret = int(shape.result != "void")
    fields = ([f"{shape.result} primal;"] if shape.primal_return else []) + [f"double d_{i.name};" for i in scalars]
    lines: list[str] = []
    if not fields:
        request, declared = "__enzyme_autodiff_none", "void __enzyme_autodiff_none(void *, ...);"
    elif len(fields) == 1:
        kind = fields[0].split()[0]
        request, declared = f"__enzyme_autodiff_{kind}", f"{kind} __enzyme_autodiff_{kind}(void *, ...);"
    else:
        lines.append(f"struct Result {{ {' '.join(fields)} }};")
        request, declared = "__enzyme_autodiff_result", "struct Result __enzyme_autodiff_result(void *, ...);"
    arguments = ["(void *)f"] + (["enzyme_primal_return"] if shape.primal_return else [])
    for one in shape.inputs:
        if one.scalar:
            arguments += (["enzyme_out"] if shape.explicit else []) + [f"a.{one.name}"]
        else:
            text = one.argument or f"{{}}{one.name}"
            arguments += (["enzyme_dup"] if shape.explicit else []) + [text.format("a."), text.format("d.")]
    if shape.output:
        marker = ["enzyme_dupnoneed"] if shape.drop_output else ["enzyme_dup"] if shape.explicit else []
        arguments += [*marker, "a.out", "d.out"]
    arguments += _constants(shape)
    call = f"{request}({', '.join(arguments)});"
    if len(fields) == 1:
        call = f"{fields[0].split()[0]} only = {call}"
    elif fields:
        call = f"struct Result all = {call}"
    lines += [
        declared,
        "int case_reverse(const double *x, const double *w, double *g, double *y) {",
        "  struct Arguments a, d;",
        "  load(&a, x);",
        "  d = a;",
    ]
    outputs = {path: index for index, path in enumerate(output_paths(shape), ret)}
    starts: dict[str, str] = {}
    for one in shape.inputs:
        for index, path in enumerate(one.reals):
            starts[path] = f"w[{outputs[path]}]" if one.mutable else f"{0.125 * (index + 1)}"
            if not one.scalar:
                lines.append(f"  d.{path} = {starts[path]};")
    if shape.output:
        lines += [f"  d.out[{i}] = w[{outputs[f'out[{i}]']}];" for i in range(shape.output[1])]
    lines.append(f"  {call}")
    for index, (one, path) in enumerate((i, p) for i in shape.inputs for p in i.reals):
        if one.scalar:
            lines.append(f"  g[{index}] = {'only' if len(fields) == 1 else f'all.d_{one.name}'};")
        else:
            lines.append(f"  g[{index}] = d.{path}{'' if one.mutable else f' - {starts[path]}'};")
    lines.append("  unload(&a, y);")
    if ret:
        primal = "(double)NAN" if not shape.primal_return else "only" if len(fields) == 1 else "all.primal"
        lines.append(f"  y[0] = {primal};")
    lines.append("  int broken = !!memcmp(a.c, c_values, sizeof c_values) | !!memcmp(a.k, k_values, sizeof k_values);")
    if shape.output:
        length = shape.output[1]
        lines.append(f"  for (int i = 0; i < {length}; i++) if (d.out[i] != 0) broken |= 2;")
        if shape.drop_output:
            lines.append(f"  for (int i = 0; i < {length}; i++) y[{ret} + i] = (double)NAN;")
    return [*lines, "  return broken;", "}"]


def forward(shape: Shape) -> list[str]:
    ret = int(shape.result != "void")
    directions = ["d", "e"] if shape.wide else ["d"]
    fields = ([f"{shape.result} primal;"] if shape.primal_return else []) + [
        f"{shape.result} tangent_{direction};" for direction in directions if ret
    ]
    lines: list[str] = []
    if not ret:
        request, declared = "__enzyme_fwddiff_none", "void __enzyme_fwddiff_none(void *, ...);"
    elif len(fields) == 1:
        request = f"__enzyme_fwddiff_{shape.result}"
        declared = f"{shape.result} {request}(void *, ...);"
    else:
        lines.append(f"struct Tangent {{ {' '.join(fields)} }};")
        request, declared = "__enzyme_fwddiff_result", "struct Tangent __enzyme_fwddiff_result(void *, ...);"
    arguments = ["(void *)f"] + (["enzyme_width", "2"] if shape.wide else [])
    arguments += ["enzyme_primal_return"] if shape.primal_return else []
    for one in shape.inputs:
        text = one.argument or f"{{}}{one.name}"
        marker = ["enzyme_dup"] if shape.explicit else []
        arguments += [*marker, text.format("a."), *[text.format(f"{direction}.") for direction in directions]]
    if shape.output:
        marker = ["enzyme_dup"] if shape.explicit else []
        arguments += [*marker, "a.out", *[f"{direction}.out" for direction in directions]]
    arguments += _constants(shape)
    call = f"{request}({', '.join(arguments)});"
    if len(fields) == 1:
        call = f"{shape.result} only = {call}"
    elif fields:
        call = f"struct Tangent all = {call}"
    lines += [
        declared,
        "int case_forward(const double *x, const double *v, double *t, double *y) {",
        f"  struct Arguments a, {', '.join(directions)};",
        "  load(&a, x);",
    ]
    reals = [path for i in shape.inputs for path in i.reals]
    for direction, factor in zip(directions, ["", "-2 * "], strict=False):
        lines.append(f"  {direction} = a;")
        lines += [f"  {direction}.{path} = {factor}v[{index}];" for index, path in enumerate(reals)]
        if shape.output:
            lines.append(f"  memset({direction}.out, 0, sizeof {direction}.out);")
    lines += [
        f"  {call}",
        "  unload(&a, y);",
        "  unload(&d, t);",
    ]
    if ret:
        lines.append(f"  t[0] = {'only' if len(fields) == 1 else 'all.tangent_d'};")
        lines.append(f"  y[0] = {'all.primal' if shape.primal_return else '(double)NAN'};")
    lines.append("  int broken = !!memcmp(a.c, c_values, sizeof c_values) | !!memcmp(a.k, k_values, sizeof k_values);")
    if shape.wide:
        lines += ["  double other[NY];", "  unload(&e, other);"]
        if ret:
            lines.append("  other[0] = all.tangent_e;")
        lines.append(
            "  for (int i = 0; i < NY; i++) if (!(fabs(other[i] + 2 * t[i]) <= 1e-5 * (1 + fabs(t[i])))) broken |= 4;"
        )
    return [*lines, "  return broken;", "}"]
