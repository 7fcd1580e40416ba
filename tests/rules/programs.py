"""C programs over the whole table: one function for each output of each rule, and its sample points.

A *case* is one float output of one rule: `modf: whole`. It becomes a C function of the rule's floats and
integers, `T case_17(T x)`, in every precision; test_rules.py differentiates it by differences,
test_rules_compiled.py by the compiler.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import functools
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_passes.rules.rule import Kind, Rule
from enzyme_passes.rules.table import RuleTable
from tests.rules.emitters import C_SPELLINGS


@dataclass(frozen=True)
class Precision:
    name: str
    type: str
    suffix: str
    tolerance: float


FLOAT = Precision("float", "float", "f", 4e-6)
DOUBLE = Precision("double", "double", "", 2e-12)
LONG_DOUBLE = Precision("long double", "long double", "l", 2e-12)
PRECISIONS = (FLOAT, DOUBLE, LONG_DOUBLE)
WIDER = {FLOAT: DOUBLE, DOUBLE: LONG_DOUBLE, LONG_DOUBLE: LONG_DOUBLE}

# Intrinsics without a C function of their name: what they compute, for each output.
SPELLED = {
    "llvm.powi": {"out": "__builtin_powi<f>(x, n)"},
    "llvm.maximum": {"out": "__builtin_elementwise_maximum(x, y)"},
    "llvm.minimum": {"out": "__builtin_elementwise_minimum(x, y)"},
    "llvm.canonicalize": {"out": "__builtin_elementwise_canonicalize(x)"},
    "llvm.arithmetic.fence": {"out": "__arithmetic_fence(x)"},
    "llvm.sincos": {"sine": "sin<f>(x)", "cosine": "cos<f>(x)"},
    "llvm.modf": {"fraction": "x - trunc<f>(x)", "whole": "trunc<f>(x)"},
    "llvm.frexp": {"fraction": "scalbn<f>(x, -1 - ilogb<f>(x))"},
}
# LLVM 22 selects no instructions for these in 80 bits.
SPELLED_LONG = {
    "llvm.maximum": {"out": "x > y ? x : y"},
    "llvm.minimum": {"out": "x < y ? x : y"},
}
PARTS_OF_COMPLEX = ("__muldc3", "__divdc3")  # take the parts of their arguments, in C too
RUNTIME = {"__muldc3": "__mul{}c3", "__divdc3": "__div{}c3", "__powidf2": "__powi{}f2"}  # with s, d, x
OPAQUE = {"nexttoward": "3", "nan": '""'}


@dataclass(frozen=True)
class Case:
    """One float output of one rule."""

    number: int
    rule: Rule
    output: int
    points: tuple[tuple[str, ...], ...]

    @property
    def title(self) -> str:
        return f"{self.rule.name}: {self.rule.outputs[self.output].name}"

    @property
    def floats(self) -> list[int]:
        """Indices of the inputs that are floats."""
        return [i for i, input_ in enumerate(self.rule.inputs) if self.kind(i) in (Kind.FLOAT, Kind.COMPLEX)]

    @property
    def values(self) -> list[int]:
        """Indices of the inputs that are passed: floats and integers."""
        return [
            i for i, input_ in enumerate(self.rule.inputs) if self.kind(i) in (Kind.FLOAT, Kind.COMPLEX, Kind.INTEGER)
        ]

    def kind(self, index: int) -> Kind:
        return self.rule.parameters[self.rule.inputs[index].parameter].kind

    def identifier(self, index: int) -> str:
        return self.rule.inputs[index].name.replace(".", "_")

    def name(self, precision: Precision) -> str:
        return f"case_{self.number}{precision.suffix}"

    def parameters(self, precision: Precision) -> str:
        types = {Kind.INTEGER: "int"}
        return ", ".join(f"{types.get(self.kind(i), precision.type)} {self.identifier(i)}" for i in self.values)

    def function(self, precision: Precision) -> str:
        """The C function whose result is this output."""
        head = f"{precision.type} {self.name(precision)}({self.parameters(precision)})"
        output = self.rule.outputs[self.output]
        spelled = SPELLED.get(self.rule.name)
        if precision is LONG_DOUBLE:
            spelled = SPELLED_LONG.get(self.rule.name, spelled)
        if spelled is not None:
            return f"{head} {{ return {spelled[output.name].replace('<f>', precision.suffix)}; }}"
        body = [f"{precision.type} {p.name} = 0;" for p in self.rule.parameters if p.kind is Kind.FLOAT_POINTER]
        body += [f"int {p.name} = 0;" for p in self.rule.parameters if p.kind is Kind.INTEGER_POINTER]
        call = f"{self.symbol(precision)}({', '.join(self.arguments(precision))})"
        complex_ = [result.kind for result in self.rule.results] == [Kind.COMPLEX]
        if output.parameter is not None:
            body += [f"{call};", f"return {output.name};"]
        elif complex_:
            body += [f"{precision.type} _Complex r = {call};", f"return __{'imag' if output.part else 'real'}__ r;"]
        else:
            body.append(f"return {call};")
        return f"{head} {{ {' '.join(body)} }}"

    def symbol(self, precision: Precision) -> str:
        name = C_SPELLINGS.get(self.rule.name, self.rule.name)
        if name in RUNTIME:
            return RUNTIME[name].format({"f": "s", "": "d", "l": "x"}[precision.suffix])
        if name.endswith("_r"):
            return name.removesuffix("_r") + precision.suffix + "_r"
        return name.replace("<f>", "") + precision.suffix

    def point(self, number: int, precision: Precision, index: int | None) -> tuple[str, str]:
        """Arguments for one of the points, as this precision holds it, and the slope by input `index` there."""
        literals = [f"{value}{'L' if '.' in value else ''}" for value in self.points[number]]
        given = list(zip(self.values, literals, strict=True))
        held = {i: f"({precision.type})({x})" if i in self.floats else x for i, x in given}
        if index is None:
            return ", ".join(held.values()), ""
        wide = WIDER[precision]
        moved = ", ".join(f"({wide.type}){x} + s" if i == index else x for i, x in held.items())
        at = dict(given)[index]
        return ", ".join(held.values()), f"DIFFERENCE({wide.type}, {at}, {self.name(wide)}({moved}))"

    def arguments(self, precision: Precision) -> Iterator[str]:
        for parameter in self.rule.parameters:
            name = parameter.name
            match parameter.kind:
                case Kind.COMPLEX if self.rule.name in PARTS_OF_COMPLEX:
                    yield f"{name}_re, {name}_im"
                case Kind.COMPLEX:
                    yield f"__builtin_complex({name}_re, {name}_im)"
                case Kind.FLOAT_POINTER | Kind.INTEGER_POINTER:
                    yield f"&{name}"
                case Kind.OTHER:
                    yield OPAQUE[self.rule.name]
                case _:
                    yield name


@functools.cache
def library() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    return ctypes.CDLL(ctypes.util.find_library("m")), ctypes.CDLL(None)


def is_available(name: str) -> bool:
    """Whether the C library here has the function (C23's are new, some are those of macOS)."""
    if name in SPELLED or name in RUNTIME or name in C_SPELLINGS:
        return True
    return any(hasattr(part, name) for part in library())


def cases(table: RuleTable) -> list[Case]:
    """Every float output with a formula, of every rule that can be called here."""
    result: list[Case] = []
    for name in table.names():
        if not is_available(name) or not table.points(name):
            continue
        rule = table.find(table.symbols(name)[0] + (".f64" if name.startswith("llvm.") else ""))
        assert rule is not None, name
        points = tuple(tuple(point) for point in table.points(name))
        for index, output in enumerate(rule.outputs):
            if rule.code is None and output.kind is Kind.FLOAT:
                result.append(Case(len(result), rule, index, points))
    return result


PROLOGUE = """\
#define _GNU_SOURCE
#include <complex.h>
#include <math.h>
#include <stdio.h>

double _Complex __muldc3(double, double, double, double), __divdc3(double, double, double, double);
float _Complex __mulsc3(float, float, float, float), __divsc3(float, float, float, float);
long double _Complex __mulxc3(long double, long double, long double, long double);
long double _Complex __divxc3(long double, long double, long double, long double);
double __powidf2(double, int);
float __powisf2(float, int);
long double __powixf2(long double, int);
double __enzcc_digamma(double), __enzcc_polygamma(int, double), __enzcc_sin_pi(double), __enzcc_cos_pi(double);
float __enzcc_digammaf(float), __enzcc_polygammaf(int, float), __enzcc_sin_pif(float), __enzcc_cos_pif(float);
long double __enzcc_digammal(long double), __enzcc_polygammal(int, long double);
long double __enzcc_sin_pil(long double), __enzcc_cos_pil(long double);
"""

DIFFERENCES = """\
/* d f(at + s) / ds at 0: Romberg over central differences with steps h, h/2, ... h/16 */
#define DIFFERENCE(T, at, value)                                              \\
  ({ long double table[5][5], h = fabsl((long double)(at)) / 64 + 0x1p-10L;   \\
     for (int i = 0; i < 5; i++, h /= 2) {                                    \\
       T s = (T)h; T up = (value); s = -s; T down = (value);                  \\
       table[i][0] = ((long double)up - down) / (2 * h);                      \\
       for (int k = 1; k <= i; k++)                                           \\
         table[i][k] = table[i][k-1] + (table[i][k-1] - table[i-1][k-1]) / ((1 << 2 * k) - 1); } \\
     table[4][4]; })
"""
