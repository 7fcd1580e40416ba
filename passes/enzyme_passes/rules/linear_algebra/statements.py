# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The statements of a rule as LLVM's text.

  if dx: gemv(flip(trans), m, n, alpha, a, ld(a), dy, incy, 1, dx, incx)
becomes
  %v1 = icmp ne ptr %dx, %x
  br i1 %v1, label %then1, label %behind1
then1:
  %v2 = icmp eq i8 %trans, 78
  %v3 = select i1 %v2, i8 84, i8 78
  call void @enzcc.blas.c.dgemv(i8 %v3, i64 %m, i64 %n, ...)
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Final

from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.rules.linear_algebra.table import (
    COMPLEX,
    IMAGINARY,
    INFO,
    MADE,
    PRECISIONS,
    Operation,
    Reading,
    Role,
    routines,
)
from enzyme_passes.support.dataclasses import dataclass, field

Typed = tuple[str, str]
"""A type and what is written of a value of it; of a complex number, both parts with a space between."""
PAIR: Final = "complex"

HELPERS: Final = {
    "vpack": "size ptr size ptr",
    "pack": "size size ptr size ptr",
    "vadd": "size number ptr size ptr size",
    "add": "size size number ptr size ptr size",
    "mdot": "size size ptr size ptr size -> number",
    "copied": "size ptr size ptr size",
    "signdot": "size ptr size ptr -> real",
    "addsigns": "size real ptr size ptr size",
    "bandouter": "size size size size number ptr size ptr size ptr size",
    "triouter": "flag flag size size number ptr size ptr size ptr size",
    "symouter": "flag size size number ptr size ptr size ptr size",
    "realdiag": "flag size ptr size",
    "conjugate": "size size ptr size",
    "vconjugate": "size ptr size",
    "addconj": "size size ptr ptr size",
    "vaddconj": "size ptr ptr size",
    "addtri": "flag flag size number ptr size ptr size",
    "dottri": "flag size ptr size ptr size -> number",
    "outertri": "flag flag size number ptr size ptr size ptr size",
    "bothtri": "flag size ptr size ptr",
    "addsym": "flag size number ptr ptr size",
    "adddiag": "size number ptr size ptr size ptr size",
    "diagmul": "flag size number ptr size ptr size ptr size",
    "wholetri": "flag size ptr size ptr",
    "onlytri": "flag flag size ptr size ptr",
    "halftri": "flag size ptr",
    "addturned": "size size ptr size ptr size",
    "settri": "flag flag size ptr size ptr size",
    "set": "size size ptr size ptr size",
    "hole": "size ptr size -> number",
    "lay": "flag size size ptr size ptr size",
    "lift": "flag size size ptr size ptr size",
    "sumoff": "flag size size ptr size -> number",
    "sumdiag": "size size ptr size -> number",
    "normdot": "flag flag size size number ptr size ptr -> number",
    "addnorm": "flag flag size size number number ptr size ptr size",
    "gaps": "size ptr ptr",
    "bend": "flag size ptr ptr ptr ptr",
    "bendback": "size ptr ptr ptr ptr",
    "gapsback": "size ptr ptr ptr",
    "diagback": "size ptr ptr ptr",
    "shade": "size ptr ptr",
    "tangled": "size ptr ptr -> number",
    "blocks": "size number ptr ptr ptr ptr",
    "unblock": "size number ptr ptr ptr ptr",
    "hide": "flag size ptr ptr",
    "zeros": "size ptr -> number",
    "beyond": "size size size ptr ptr ptr ptr size ptr ptr ptr ptr",
    "settle": "size ptr ptr ptr",
    "ratesback": "flag size ptr ptr ptr",
    "refuse": "size ptr",
    "refusetri": "flag size ptr size",
    "undefinedtri": "flag size ptr size",
    "reflback": "flag flag size size size ptr size ptr ptr ptr ptr size ptr",
    "reflalong": "flag flag size size size ptr size ptr ptr size ptr ptr ptr",
    "factorsof": "size size ptr ptr",
    "addband": "size size size number ptr ptr ptr size",
    "banddot": "size size size number ptr size ptr size ptr",
    "svdcore": "flag size size size ptr ptr ptr ptr ptr ptr ptr ptr ptr",
    "svdturns": "flag size size size ptr ptr ptr ptr ptr ptr ptr",
    "cutrows": "size size number ptr ptr ptr",
    "unknown": "size ptr ptr",
    "addrowsby": "size size ptr ptr size ptr size",
    "addcolumnsby": "size size ptr ptr size ptr size",
    "mundefined": "size size ptr size",
    "spoil": "size size ptr size ptr",
    "qrback": "size size ptr size ptr ptr ptr ptr",
    "qralong": "size size ptr size ptr ptr ptr ptr",
    "undefined": "size ptr size",
    "ptalong": "size ptr ptr ptr ptr",
    "ptback": "size ptr ptr ptr ptr",
    "ptproduct": "size ptr ptr ptr ptr ptr ptr",
    "ptfactors": "size ptr ptr ptr ptr ptr ptr",
    "gtalong": "size ptr ptr ptr ptr ptr ptr ptr ptr ptr",
    "gtback": "size ptr ptr ptr ptr ptr ptr ptr ptr ptr",
    "gtsalong": "flag size size ptr ptr ptr ptr ptr ptr size ptr ptr ptr ptr ptr size ptr",
    "gtsback": "flag size size ptr ptr ptr ptr ptr ptr size ptr ptr ptr ptr ptr size ptr",
    "pbalong": "flag size size ptr size ptr size",
    "pbback": "flag size size ptr size ptr size",
    "pbsalong": "flag size size size ptr size ptr size ptr size ptr size ptr",
    "pbsback": "flag size size size ptr size ptr size ptr size ptr size ptr",
    "pbtimes": "flag size size size number ptr size ptr size ptr size",
    "pbouter": "flag size size size number ptr size ptr size ptr size",
    "pbscale": "flag size size ptr size",
    "gbalong": "size size size size ptr size ptr ptr size",
    "gbback": "size size size size ptr size ptr ptr size",
    "gbsalong": "flag size size size size ptr size ptr ptr size ptr size ptr size ptr",
    "gbsback": "flag size size size size ptr size ptr ptr size ptr size ptr size ptr",
    "gbtimes": "size size size size number ptr size ptr size ptr size",
    "gbouter": "size size size size number ptr size ptr size ptr size",
    "gbscale": "size size size size ptr size",
    "rcopy": "size ptr ptr",
    "rclear": "size ptr",
    "hrates": "flag size ptr ptr ptr",
    "hgaps": "size ptr ptr",
    "hspectrum": "flag size ptr ptr ptr ptr",
    "obscure": "size ptr ptr",
    "keepintegers": "size size ptr ptr",
    "restoreintegers": "size ptr ptr",
    "addrows": "flag size size number ptr size ptr size ptr size",
    "smallback": "flag size ptr size ptr size",
    "permute": "flag flag flag size size size ptr ptr size",
    "unfold": "flag flag size size ptr size ptr ptr ptr",
    "fold": "flag flag size size ptr ptr ptr ptr size",
    "singular": "size size ptr size ptr -> real",
    "part": "flag size size ptr ptr ptr ptr",
    "divide": "flag size size size ptr ptr ptr",
}
"""The functions of csrc/linear_algebra.c, bands.c and spectra.c, and what they take."""
PAIRINGS: Final = (
    *("mdot", "dottri", "outertri", "bothtri", "addsym", "wholetri", "diagmul"),
    *("bandouter", "triouter", "symouter", "smallback"),
    *("permute", "unfold", "fold", "part", "divide"),
)
"""Of these, those that mean something else where transposed is not conjugate transposed."""
OF_INTEGERS: Final = ("keepintegers", "restoreintegers")
"""And those that are the same for complex numbers and their parts."""
LIBRARY: Final = "library"
"""Of a routine with a body, the library's own with the same arguments."""
PLUS: Final = "plus"
"""y := y + factor x: the library's axpy, unless the elements of y are one."""

_CHOICES: Final = {"flip": ("N", "T", "N"), "other": ("U", "L", "U"), "across": ("L", "R", "L")}
_EXCHANGED: Final = {"mirror": ("UL", "LU"), "turnednorm": ("1OI", "II1")}
_ARITHMETIC: Final = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}
_ORDER: Final = {
    ast.Gt: ("sgt", "ogt"),
    ast.Lt: ("slt", "olt"),
    ast.Eq: ("eq", "oeq"),
    ast.NotEq: ("ne", "une"),
}


@dataclass
class Code:
    """The body of one function. `called`: operations and other functions that have to be declared."""

    operation: Operation
    lines: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    called: dict[str, None] = field(default_factory=dict)
    count: int = 0

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def put(self, type: str, text: str) -> Typed:
        name = self.fresh()
        self.lines.append(f"  {name} = {text}")
        return type, name

    def select(self, condition: str, chosen: Typed, other: str) -> Typed:
        return self.put(chosen[0], f"select i1 {condition}, {chosen[0]} {chosen[1]}, {chosen[0]} {other}")

    def slot(self, name: str, type: str) -> str:
        """Room on the stack."""
        line = f"  %slot.{name} = alloca {type}"
        if line not in self.slots:
            self.slots.append(line)
        return f"%slot.{name}"

    def at_least(self, value: str, least: int) -> Typed:
        _, above = self.put("i1", f"icmp sgt i64 {value}, {least}")
        return self.select(above, ("i64", value), str(least))

    def call(self, result: str, name: str, arguments: Sequence[Typed]) -> Typed:
        self.called[name] = None
        text = f"call {result} @{name}({', '.join(f'{t} {v}' for t, v in arguments)})"
        if result == "void":
            self.lines.append(f"  {text}")
            return "void", ""
        return self.put(result, text)


class Statements:
    """Writes statements. `names` is what each name stands for; `kept`: what stands for an operand that the adjoint
    uses and for its step; `variables`: the numbers that are computed, each in a slot of the stack; `reading`: how
    statements are read if numbers are complex."""

    def __init__(self, code: Code, names: dict[str, Typed], kept: dict[tuple[str, bool], tuple[str, str]]) -> None:
        self.code = code
        self.operation = code.operation
        self.routine = code.operation.routine
        self.names = names
        self.kept = kept
        self.variables: dict[str, str] = {}
        either = self.routine.reading is Reading.EITHER
        self.reading = Reading.CONJUGATE if either else self.routine.reading

    @property
    def number(self) -> str:
        """The type of numbers, where they are not said to be real."""
        return self.operation.number if self.routine.reading is Reading.REAL else PAIR

    def type_of(self, name: str) -> str:
        if name == INFO:
            return "i64"
        return PAIR if self.routine.is_complex(name) else self.operation.number

    def variable(self, name: str) -> str:
        """The slot of a number, zero at the beginning; of a complex one, that of the real part."""
        if name not in self.variables:
            if name == INFO:
                self.code.slots += ["  %slot.info.made = alloca i64", "  store i64 0, ptr %slot.info.made"]
                self.variables[name] = "%slot.info.made"
                return self.variables[name]
            number = self.operation.number
            for part in (name, name + IMAGINARY) if self.type_of(name) == PAIR else (name,):
                self.code.slots += [f"  %slot.{part} = alloca {number}", f"  store {number} 0.0, ptr %slot.{part}"]
            self.variables[name] = f"%slot.{name}"
        return self.variables[name]

    def load(self, name: str) -> Typed:
        """What a slot has."""
        number, slot = self.operation.number, self.variable(name)
        if name == INFO:
            return self.code.put("i64", f"load i64, ptr {slot}")
        real = self.code.put(number, f"load {number}, ptr {slot}")
        if self.type_of(name) != PAIR:
            return real
        return self._pair(real, self.code.put(number, f"load {number}, ptr {slot}{IMAGINARY}"))

    def write(self, statements: Sequence[ast.stmt]) -> None:
        outer, rooms = self.names, list[str]()
        self.names = dict(outer)
        for statement in statements:
            match statement:
                case ast.If(test=test, body=body, orelse=orelse):
                    self._if(test, body, orelse)
                case ast.Expr(value=ast.Call() as call):
                    self._call(call)
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="room"), args=[m, n])):
                    rooms.append(self._room(name, m, n))
                case ast.Assign(
                    targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="at" | "half" | "size")) as value
                ):
                    self.names[name] = self.value(value, "i64")
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    self._store(name, self.value(value, self.type_of(name)))
                case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                    more = self.value(value, self.type_of(name))
                    self._store(name, self._arithmetic(op, self.load(name), more))
                case _:
                    raise AssertionError(ast.unparse(statement))
        for room in rooms:
            self.code.call("void", "free", [("ptr", room)])
        self.names = outer

    def _store(self, name: str, value: Typed) -> None:
        slot, number = self.variable(name), "i64" if name == INFO else self.operation.number
        parts = _parts(self._as(value, self.type_of(name)))
        for part, place in zip(parts, (slot, slot + IMAGINARY), strict=False):
            self.code.lines.append(f"  store {number} {part}, ptr {place}")

    def _room(self, name: str, m: ast.expr, n: ast.expr) -> str:
        code = self.code
        _, rows = code.at_least(self.value(m, "i64")[1], 0)
        _, columns = code.at_least(self.value(n, "i64")[1], 0)
        _, numbers = code.put("i64", f"mul i64 {rows}, {columns}")
        _, bytes = code.put("i64", f"mul i64 {numbers}, {bytes_of(self.operation)}")
        self.names[name] = code.call("ptr", "malloc", [("i64", bytes)])
        return self.names[name][1]

    def _if(self, test: ast.expr, body: Sequence[ast.stmt], orelse: Sequence[ast.stmt]) -> None:
        code = self.code
        condition = self.condition(test)
        if condition in ("true", "false"):
            self.write(body if condition == "true" else orelse)
            return
        code.count += 1
        number = code.count
        last = f"else{number}" if orelse else f"behind{number}"
        code.lines += [f"  br i1 {condition}, label %then{number}, label %{last}", f"then{number}:"]
        self.write(body)
        code.lines.append(f"  br label %behind{number}")
        if orelse:
            code.lines.append(f"else{number}:")
            self.write(orelse)
            code.lines.append(f"  br label %behind{number}")
        code.lines.append(f"behind{number}:")

    # Conditions

    def condition(self, test: ast.expr) -> str:
        match test:
            case ast.Name(id="hermitian"):
                return "true" if self.reading is Reading.CONJUGATE else "false"
            case ast.Name(id=name):
                return self.asked(name)
            case ast.BoolOp(op=op, values=values):
                word = "and" if isinstance(op, ast.And) else "or"
                found = self.condition(values[0])
                for value in values[1:]:
                    found = self.code.put("i1", f"{word} i1 {found}, {self.condition(value)}")[1]
                return found
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                kind, one = self.value(left, "")
                _, other = self.value(right, kind)
                whole, real = _ORDER[type(op)]
                if kind == PAIR:
                    word = "and" if isinstance(op, ast.Eq) else "or"
                    parts = zip(one.split(), other.split(), strict=True)
                    first, second = (
                        self.code.put("i1", f"fcmp {real} {self.operation.number} {a}, {b}")[1] for a, b in parts
                    )
                    return self.code.put("i1", f"{word} i1 {first}, {second}")[1]
                if kind == self.operation.number:
                    return self.code.put("i1", f"fcmp {real} {kind} {one}, {other}")[1]
                return self.code.put("i1", f"icmp {whole} {kind} {one}, {other}")[1]
            case _:
                raise AssertionError(ast.unparse(test))

    def asked(self, derivative: str) -> str:
        """Whether there is a derivative of this name: of a scalar the caller says so, and an operand without one is its
        own shadow."""
        name = derivative.removeprefix("d")
        if self.routine.role(name) in (Role.OPERAND, Role.SCRATCH):
            return self.code.put("i1", f"icmp ne ptr %d{name}, %{name}")[1]
        bits = self.routine.bit(name)
        if self.routine.is_complex(name):
            bits |= self.routine.bit(name + IMAGINARY)
        _, bit = self.code.put("i64", f"and i64 %flags, {bits}")
        return self.code.put("i1", f"icmp ne i64 {bit}, 0")[1]

    # Values

    def value(self, node: ast.expr, wanted: str) -> Typed:
        """`wanted`: the type of numerals; empty where it follows from what else is there."""
        match node:
            case ast.Constant(value=str(letter)):
                conjugate = letter == "T" and self.reading is Reading.CONJUGATE
                return "i8", str(ord("C" if conjugate else letter))
            case ast.Constant(value=int(number)):
                return wanted, self._numeral(number, wanted)
            case ast.Name(id=name) if name in self.variables:
                return self.load(name)
            case ast.Name(id="wide"):
                return "i64", wide(self.operation)
            case ast.Name(id=name) if (name, False) in self.kept:
                return "ptr", self.kept[name, False][0]
            case ast.Name(id=name) if name + IMAGINARY in self.names:
                return self._pair(self.names[name], self.names[name + IMAGINARY])
            case ast.Name(id=name):
                return self.names[name]
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                return wanted, self._numeral(-number, wanted)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self._negated(self.value(operand, wanted))
            case ast.BinOp(left=left, op=op, right=right):
                one = self.value(left, wanted)
                return self._arithmetic(op, one, self.value(right, one[0]))
            case ast.IfExp(test=test, body=body, orelse=orelse):
                condition = self.condition(test)
                chosen, otherwise = self.value(body, wanted), self.value(orelse, wanted)
                return self._chosen(condition, chosen, otherwise)
            case ast.Call():
                return self._call(node)
            case _:
                raise AssertionError(ast.unparse(node))

    @staticmethod
    def _pair(real: Typed, imaginary: Typed) -> Typed:
        return PAIR, f"{real[1]} {imaginary[1]}"

    def _numeral(self, number: int, wanted: str) -> str:
        if wanted == PAIR:
            return f"{number}.0 0.0"
        return f"{number}.0" if wanted == self.operation.number else str(number)

    def _as(self, value: Typed, wanted: str) -> Typed:
        """A number as a complex one, or the real part of one: what a real number gets of a complex adjoint."""
        if value[0] == self.operation.number and wanted == PAIR:
            return PAIR, f"{value[1]} 0.0"
        if value[0] == PAIR and wanted == self.operation.number:
            return wanted, _parts(value)[0]
        return value

    def _chosen(self, condition: str, one: Typed, other: Typed) -> Typed:
        kind = self.operation.number if one[0] == PAIR else one[0]
        pairs = zip(_parts(one), _parts(other), strict=True)
        return one[0], " ".join(self.code.select(condition, (kind, a), b)[1] for a, b in pairs)

    def _negated(self, value: Typed) -> Typed:
        number = self.operation.number
        if value[0] not in (PAIR, number):
            return self.code.put(value[0], f"sub {value[0]} 0, {value[1]}")
        parts = [self.code.put(number, f"fneg {number} {part}")[1] for part in _parts(value)]
        return value[0], " ".join(parts)

    def _conjugated(self, value: Typed) -> Typed:
        if value[0] != PAIR or self.reading is not Reading.CONJUGATE:
            return value
        real, imaginary = _parts(value)
        return self._pair(("", real), self._negated((self.operation.number, imaginary)))

    def _arithmetic(self, op: ast.operator, one: Typed, other: Typed) -> Typed:
        """Sums of complex numbers, and quotients by real ones."""
        number, word = self.operation.number, _ARITHMETIC[type(op)]
        if PAIR not in (one[0], other[0]):
            return self.code.put(one[0], f"{'f' if one[0] == number else ''}{word} {one[0]} {one[1]}, {other[1]}")
        if word in ("mul", "div"):
            factor = _parts(other)[0]
            assert other[0] == number or other[1].endswith(" 0.0"), other
            parts = [(part, factor) for part in _parts(self._as(one, PAIR))]
        else:
            parts = list(zip(_parts(self._as(one, PAIR)), _parts(self._as(other, PAIR)), strict=True))
        return PAIR, " ".join(self.code.put(number, f"f{word} {number} {a}, {b}")[1] for a, b in parts)

    def _call(self, call: ast.Call) -> Typed:
        assert isinstance(call.func, ast.Name)
        name, arguments, code = call.func.id, call.args, self.code
        if name == LIBRARY:
            return self._library()
        first = arguments[0].id if isinstance(arguments[0], ast.Name) else ""
        if name in _CHOICES:
            ask, chosen, otherwise = _CHOICES[name]
            _, flag = self.value(arguments[0], "i8")
            if name == "flip" and self.reading is not Reading.REAL:
                other = "C" if self.reading is Reading.CONJUGATE else "T"
                return self._exchanged(("i8", flag), "N" + other, other + "N")
            _, same = code.put("i1", f"icmp eq i8 {flag}, {ord(ask)}")
            return code.select(same, ("i8", str(ord(chosen))), str(ord(otherwise)))
        if name in _EXCHANGED:
            return self._exchanged(self.value(arguments[0], "i8"), *_EXCHANGED[name])
        if name == "conj":
            return self._conjugated(self.value(arguments[0], self.number))
        if name == "put":
            return self._put(self.value(arguments[0], "ptr")[1], self.load("result"))
        if name == "take":
            return self._take(self.value(arguments[0], "ptr")[1])
        if name == "lead":
            return code.at_least(self.value(arguments[0], "i64")[1], 1)
        if name == "rows":
            return self.value(self.routine.shapes[first].rows, "i64")
        if name == "old":
            return "ptr", self.kept[first, True][0]
        if name in ("least", "most"):
            one, two = (self.value(a, "i64") for a in arguments)
            word = "slt" if name == "least" else "sgt"
            _, below = code.put("i1", f"icmp {word} i64 {one[1]}, {two[1]}")
            return code.select(below, one, two[1])
        if name == "size":
            return self.value(arguments[0], "i64")
        if name == "half":
            return code.put("i64", f"lshr i64 {self.value(arguments[0], 'i64')[1]}, 1")
        if name == "at":
            base, step, row, column = (self.value(a, "i64")[1] for a in arguments)
            _, before = code.put("i64", f"mul i64 {column}, {step}")
            _, place = code.put("i64", f"add i64 {before}, {row}")
            return code.put("ptr", f"getelementptr {self.operation.element}, ptr {base}, i64 {place}")
        if name in ("ld", "inc"):
            old = not first
            inner = arguments[0]
            if isinstance(inner, ast.Call) and isinstance(inner.args[0], ast.Name):
                first = inner.args[0].id
            return "i64", self.kept[first, old][1]
        if name == "vdot":
            name = "dot"
        if name in routines():
            return self._operation(self.operation.other(name, self.reading), arguments)
        if name == PLUS:
            types = self._types("size number ptr size ptr size")
            return code.call("void", plus_name(self.operation), self._arguments(arguments, types))
        taken, _, returned = HELPERS[name].partition(" -> ")
        given = self._arguments(arguments, self._types(taken))
        symbol = helper_name(name, self.operation, self.reading)
        if returned == "number" and self.number == PAIR:
            return self._made(symbol, given)
        return code.call(self.operation.number if returned else "void", symbol, given)

    def _operation(self, callee: Operation, arguments: Sequence[ast.expr]) -> Typed:
        routine = callee.routine
        types = [PAIR if p + IMAGINARY in routine.parameters else callee.type(p) for p in routine.stated if p != INFO]
        given = self._arguments(arguments, types)
        if INFO in routine.parameters:
            given.append(("ptr", self.code.slot(INFO, "i64")))
        if MADE in routine.parameters:
            return self._made(callee.name, given)
        return self.code.call(callee.result, callee.name, given)

    def _library(self) -> Typed:
        known = self.operation
        own = Operation(known.routine.plain(), known.family, known.precision)
        return self.code.call(own.result, own.name, [self.names[p] for p in own.routine.parameters])

    def _made(self, symbol: str, given: list[Typed]) -> Typed:
        """A complex number that a function writes to memory."""
        slot = self.code.slot(MADE, self.operation.element)
        self.code.call("void", symbol, [*given, ("ptr", slot)])
        return self._take(slot)

    def _take(self, place: str) -> Typed:
        number = self.operation.number
        real = self.code.put(number, f"load {number}, ptr {place}")
        _, second = self.code.put("ptr", f"getelementptr {number}, ptr {place}, i64 1")
        return self._pair(real, self.code.put(number, f"load {number}, ptr {second}"))

    def _put(self, place: str, value: Typed) -> Typed:
        number, (real, imaginary) = self.operation.number, _parts(value)
        _, second = self.code.put("ptr", f"getelementptr {number}, ptr {place}, i64 1")
        self.code.lines += [f"  store {number} {real}, ptr {place}", f"  store {number} {imaginary}, ptr {second}"]
        return "void", ""

    def _exchanged(self, flag: Typed, ones: str, others: str) -> Typed:
        """A flag that is one of these becomes the other; what is none of them stays."""
        chosen = flag
        for one, other in zip(ones, others, strict=True):
            _, same = self.code.put("i1", f"icmp eq i8 {flag[1]}, {ord(one)}")
            chosen = self.code.select(same, ("i8", str(ord(other))), chosen[1])
        return chosen

    def _types(self, taken: str) -> list[str]:
        known = {"size": "i64", "flag": "i8", "ptr": "ptr", "number": self.number, "real": self.operation.number}
        return [known[word] for word in taken.split()]

    def _arguments(self, arguments: Sequence[ast.expr], types: Sequence[str]) -> list[Typed]:
        """A complex number is passed as its parts; a real one may be given for it."""
        found = [self.value(a, t) for a, t in zip(arguments, types, strict=True)]
        found = [self._as(v, t) if t == PAIR else v for v, t in zip(found, types, strict=True)]
        assert [t for t, _ in found] == list(types), (self.operation.name, [ast.unparse(a) for a in arguments])
        return flattened(self.operation, found)


def flattened(operation: Operation, values: Sequence[Typed]) -> list[Typed]:
    """Arguments, where a complex number is two."""
    return [(operation.number if v[0] == PAIR else v[0], part) for v in values for part in _parts(v)]


def _parts(value: Typed) -> list[str]:
    return value[1].split() if value[0] == PAIR else [value[1]]


def bytes_of(operation: Operation) -> int:
    """Of an element of its arrays."""
    return (4 if operation.number == "float" else 8) * (2 if operation.precision in COMPLEX else 1)


def wide(operation: Operation) -> str:
    """One if the library's integers are known to have 64 bits."""
    return "1" if operation.family in "CF" else "0"


def helper_name(name: str, operation: Operation, reading: Reading = Reading.CONJUGATE, *, real: bool = False) -> str:
    """`real`: for the parts of complex numbers."""
    if name in OF_INTEGERS or real:
        return f"enzcc_blas_{name}_{COMPLEX.get(operation.precision, operation.precision)}"
    plain = "u" if reading is Reading.PLAIN and name in PAIRINGS else ""
    return f"enzcc_blas_{name}_{operation.precision}{plain}"


def plus_name(operation: Operation) -> str:
    return f"{PREFIX}{operation.other('axpy').family}.{operation.precision}.plus"


def prototypes(text: str) -> list[str]:
    """The declarations of what the rules of this text call, besides operations."""
    found: list[str] = []
    for kind in (*PRECISIONS, *COMPLEX, *(f"{p}u" for p in COMPLEX)):
        pair = kind[0] in COMPLEX
        number = PRECISIONS[COMPLEX.get(kind[0], kind[0])]
        known = {"size": "i64", "flag": "i8", "ptr": "ptr", "number": number, "real": number}
        if pair:
            known["number"] = f"{number}, {number}"
        for name, signature in HELPERS.items():
            symbol = f"enzcc_blas_{name}_{kind}"
            if f"@{symbol}(" in text:
                taken, _, returned = signature.partition(" -> ")
                in_memory = pair and returned == "number"
                result = number if returned and not in_memory else "void"
                given = [*(known[w] for w in taken.split()), *(["ptr"] if in_memory else [])]
                found.append(f"declare {result} @{symbol}({', '.join(given)})")
    if "@malloc(" in text:
        found += ["declare noalias ptr @malloc(i64)", "declare void @free(ptr)"]
    return found
