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
from enzyme_passes.rules.linear_algebra.table import INFO, PRECISIONS, Operation, Role, routines
from enzyme_passes.support.dataclasses import dataclass, field

Typed = tuple[str, str]
"""A type and what is written of a value of it."""

HELPERS: Final = {
    "vpack": "size ptr size ptr",
    "pack": "size size ptr size ptr",
    "vadd": "size number ptr size ptr size",
    "add": "size size number ptr size ptr size",
    "mdot": "size size ptr size ptr size -> number",
    "copied": "size ptr size ptr size",
    "signdot": "size ptr size ptr -> number",
    "addsigns": "size number ptr size ptr size",
    "addtri": "flag flag size number ptr size ptr size",
    "dottri": "flag size ptr size ptr size -> number",
    "outertri": "flag flag size number ptr size ptr size ptr size",
    "bothtri": "flag size ptr size ptr",
    "addsym": "flag size number ptr ptr size",
    "adddiag": "size number ptr size ptr size ptr size",
    "diagmul": "size number ptr size ptr size ptr size",
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
    "keepintegers": "size ptr ptr",
    "restoreintegers": "size ptr ptr",
    "addrows": "flag size size number ptr size ptr size ptr size",
    "smallback": "flag size ptr size ptr size",
}
"""The functions of csrc/linear_algebra.c, bands.c and spectra.c, and what they take."""
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
    uses and for its step; `variables`: the numbers that are computed, each in a slot of the stack."""

    def __init__(self, code: Code, names: dict[str, Typed], kept: dict[tuple[str, bool], tuple[str, str]]) -> None:
        self.code = code
        self.operation = code.operation
        self.routine = code.operation.routine
        self.names = names
        self.kept = kept
        self.variables: dict[str, str] = {}

    def variable(self, name: str) -> str:
        """The slot of a number, zero at the beginning."""
        if name not in self.variables:
            number = self.operation.number
            self.code.slots += [f"  %slot.{name} = alloca {number}", f"  store {number} 0.0, ptr %slot.{name}"]
            self.variables[name] = f"%slot.{name}"
        return self.variables[name]

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
                    self._store(name, self.value(value, self.operation.number))
                case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                    more = self.value(value, self.operation.number)[1]
                    number, slot = self.operation.number, self.variable(name)
                    _, before = self.code.put(number, f"load {number}, ptr {slot}")
                    word = _ARITHMETIC[type(op)]
                    self._store(name, self.code.put(number, f"f{word} {number} {before}, {more}"))
                case _:
                    raise AssertionError(ast.unparse(statement))
        for room in rooms:
            self.code.call("void", "free", [("ptr", room)])
        self.names = outer

    def _store(self, name: str, value: Typed) -> None:
        self.code.lines.append(f"  store {value[0]} {value[1]}, ptr {self.variable(name)}")

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
        _, bit = self.code.put("i64", f"and i64 %flags, {self.routine.bit(name)}")
        return self.code.put("i1", f"icmp ne i64 {bit}, 0")[1]

    # Values

    def value(self, node: ast.expr, wanted: str) -> Typed:
        """`wanted`: the type of numerals; empty where it follows from what else is there."""
        match node:
            case ast.Constant(value=str(letter)):
                return "i8", str(ord(letter))
            case ast.Constant(value=int(number)):
                return wanted, f"{number}.0" if wanted == self.operation.number else str(number)
            case ast.Name(id=name) if name in self.variables:
                return self.code.put(self.operation.number, f"load {self.operation.number}, ptr {self.variables[name]}")
            case ast.Name(id=name) if (name, False) in self.kept:
                return "ptr", self.kept[name, False][0]
            case ast.Name(id=name):
                return self.names[name]
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                return wanted, f"-{number}.0" if wanted == self.operation.number else f"-{number}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                kind, value = self.value(operand, wanted)
                negated = f"fneg {kind} {value}" if kind == self.operation.number else f"sub {kind} 0, {value}"
                return self.code.put(kind, negated)
            case ast.BinOp(left=left, op=op, right=right):
                kind, one = self.value(left, wanted)
                _, other = self.value(right, kind)
                word = _ARITHMETIC[type(op)]
                return self.code.put(
                    kind, f"{'f' if kind == self.operation.number else ''}{word} {kind} {one}, {other}"
                )
            case ast.IfExp(test=test, body=body, orelse=orelse):
                condition = self.condition(test)
                chosen, otherwise = self.value(body, wanted), self.value(orelse, wanted)
                return self.code.select(condition, chosen, otherwise[1])
            case ast.Call():
                return self._call(node)
            case _:
                raise AssertionError(ast.unparse(node))

    def _call(self, call: ast.Call) -> Typed:
        assert isinstance(call.func, ast.Name)
        name, arguments, code = call.func.id, call.args, self.code
        first = arguments[0].id if isinstance(arguments[0], ast.Name) else ""
        if name in _CHOICES:
            ask, chosen, otherwise = _CHOICES[name]
            _, flag = self.value(arguments[0], "i8")
            _, same = code.put("i1", f"icmp eq i8 {flag}, {ord(ask)}")
            return code.select(same, ("i8", str(ord(chosen))), str(ord(otherwise)))
        if name in _EXCHANGED:
            return self._exchanged(self.value(arguments[0], "i8"), *_EXCHANGED[name])
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
            return code.put("ptr", f"getelementptr {self.operation.number}, ptr {base}, i64 {place}")
        if name in ("ld", "inc"):
            old = not first
            inner = arguments[0]
            if isinstance(inner, ast.Call) and isinstance(inner.args[0], ast.Name):
                first = inner.args[0].id
            return "i64", self.kept[first, old][1]
        if name == "vdot":
            name = "dot"
        if name in routines():
            callee = self.operation.other(name)
            parameters = callee.routine.parameters
            given = self._arguments(arguments, [callee.type(p) for p in parameters if p != INFO])
            if INFO in parameters:
                given.append(("ptr", code.slot(INFO, "i64")))
            return code.call(callee.result, callee.name, given)
        if name == PLUS:
            types = self._types("size number ptr size ptr size")
            return code.call("void", plus_name(self.operation), self._arguments(arguments, types))
        taken, _, returned = HELPERS[name].partition(" -> ")
        result = self.operation.number if returned else "void"
        return code.call(result, helper_name(name, self.operation), self._arguments(arguments, self._types(taken)))

    def _exchanged(self, flag: Typed, ones: str, others: str) -> Typed:
        """A flag that is one of these becomes the other; what is none of them stays."""
        chosen = flag
        for one, other in zip(ones, others, strict=True):
            _, same = self.code.put("i1", f"icmp eq i8 {flag[1]}, {ord(one)}")
            chosen = self.code.select(same, ("i8", str(ord(other))), chosen[1])
        return chosen

    def _types(self, taken: str) -> list[str]:
        known = {"size": "i64", "flag": "i8", "ptr": "ptr", "number": self.operation.number}
        return [known[word] for word in taken.split()]

    def _arguments(self, arguments: Sequence[ast.expr], types: Sequence[str]) -> list[Typed]:
        found = [self.value(a, t) for a, t in zip(arguments, types, strict=True)]
        assert [t for t, _ in found] == list(types), [ast.unparse(a) for a in arguments]
        return found


def bytes_of(operation: Operation) -> int:
    return 4 if operation.number == "float" else 8


def helper_name(name: str, operation: Operation) -> str:
    return f"enzcc_blas_{name}_{operation.precision}"


def plus_name(operation: Operation) -> str:
    return f"{PREFIX}{operation.other('axpy').family}.{operation.precision}.plus"


def prototypes(text: str) -> list[str]:
    """The declarations of what the rules of this text call, besides operations."""
    found: list[str] = []
    for precision, number in PRECISIONS.items():
        known = {"size": "i64", "flag": "i8", "ptr": "ptr", "number": number}
        for name, signature in HELPERS.items():
            symbol = f"enzcc_blas_{name}_{precision}"
            if f"@{symbol}(" in text:
                taken, _, returned = signature.partition(" -> ")
                result = number if returned else "void"
                found.append(f"declare {result} @{symbol}({', '.join(known[w] for w in taken.split())})")
    if "@malloc(" in text:
        found += ["declare noalias ptr @malloc(i64)", "declare void @free(ptr)"]
    return found
