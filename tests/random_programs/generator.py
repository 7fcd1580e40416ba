"""Random C programs to differentiate: `generate(seed)` gives the same text for the same seed, everywhere.

    struct P { double a; double b; };                      types
    static const double table[8] = {...};                  globals
    static __attribute__((noinline)) double h1(...) {...}  helpers
    double f(double *x, double *out, const double *c, int n) {...}
    void case_primal(...) {...}                            the driver, see `shapes`

A program stands alone. Compiled with -DREFERENCE and reference.h it computes in long double and records how its
branches went (see `reference`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from .expressions import Expressions
from .functions import FIXED, Functions, globals_of, structs
from .scope import Place, Scope
from .shapes import HEAD, Shape, add_parameters, driver, make_shape, signature
from .statements import Lines, Statements, indented


@dataclass(frozen=True, slots=True)
class Program:
    seed: int
    text: str
    floats: bool
    """single precision somewhere: results agree to 1e-4 only"""


def generate(seed: int) -> Program:
    r = random.Random(f"enzcc {seed}")
    make = Expressions(r, floats=r.random() < 0.35)
    types = structs(r, make.floats)
    statements = Statements(make, types, exotic=r.choice([0.0, 0.2, 0.5]))
    declared, outside, start = globals_of(make, types)
    functions = Functions(make, statements, outside)
    if r.random() < 0.35:
        functions.table_of_functions()
    for _ in range(r.randrange(0, 4)):
        functions.ordinary()
    if r.random() < 0.25:
        functions.recursive_number()
    if r.random() < 0.2:
        functions.recursive_array()
    if r.random() < 0.4 and any(p.writable for p in outside.places):
        functions.on_globals()
    shape = make_shape(r, types, make.floats)
    scope = outside.child()
    add_parameters(shape, scope, types)
    body = body_of_f(shape, scope, start, statements)
    lines = [
        HEAD.rstrip(),
        *FIXED,
        *[t.declaration() for t in types],
        *declared,
        *functions.text,
        f"{signature(shape)} {{",
        *indented(body),
        "}",
        *driver(shape, r),
    ]
    return Program(seed, "\n".join(lines) + "\n", make.floats)


def body_of_f(shape: Shape, scope: Scope, start: Lines, statements: Statements) -> Lines:
    """Outputs and globals get a value, things happen, and the outputs get what came of it."""
    make = statements.make
    r = make.random
    lines = list(start)
    if shape.output:
        kind, length = shape.output
        if r.random() < 0.3:
            lines.append(f"memset(out, 0, {length} * sizeof({kind}));")
        else:
            inner = scope.child(length)
            inner.places = [p for p in inner.places if p.root != "out"]
            inner.add(Place("i", "int", limit=length, writable=False))
            lines.append(f"for (int i = 0; i < {length}; i++) out[i] = {make.value(inner, 2, kind=kind)};")
    scope.returns = shape.result if r.random() < 0.2 else None
    for _ in range(r.randrange(1, 4)):
        lines += r.choice([statements.declare_array, statements.declare_scalar, statements.declare_struct])(scope)
    lines += statements.block(scope, r.randrange(3, 9), 3)
    if shape.output:
        kind, length = shape.output
        for index in range(length):
            if r.random() < 0.5:
                lines.append(f"out[{index}] {r.choice(['=', '+='])} {make.value(scope, 2, 1.0, kind)};")
    if shape.result != "void":
        reals = [p for p in scope.places if p.type in ("double", "float")]
        picked = [make.fill(scope, r.choice(reals)) for _ in range(3)]
        total = make.value(scope, 2, kind="double")
        lines.append(
            f"return {make.closed(total)} + {' + '.join(f'{0.5 - 0.1 * i} * {p}' for i, p in enumerate(picked))};"
        )
    return lines
