# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The routines of `blas.yaml`, and what follows for the analyses. FORMAT.md has the format.

The table is read when a program has a symbol that looks like one of its routines.
"""

from __future__ import annotations

import ast
import json
import re
import zlib
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.rules.source import Value, read
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE / "blas.yaml"
COMPILED: Final = HERE / "compiled.json"

RULES: Final = "enzcc_operation"
"""The attribute of an operation: the functions that its derivatives call, by commas."""

PRECISIONS: Final = {"s": "float", "d": "double"}
FAMILIES: Final = "cCfF"
"""CBLAS and Fortran; in capitals with integers of 64 bits."""
_OPERATION: Final = pattern(rf"{re.escape(PREFIX)}([{FAMILIES}])\.([{''.join(PRECISIONS)}])(\w+)$")

FLAGS: Final = ("trans", "transa", "transb", "uplo", "side", "diag")
SCALARS: Final = ("alpha", "beta", "c", "s")


class Role(Enum):
    FLAG = "i8"  # a capital letter
    SIZE = "i64"
    SCALAR = "number"
    OPERAND = "ptr"


@dataclass(frozen=True, slots=True)
class Shape:
    """Of an operand, as expressions: rows, columns, and the distance of columns; of a vector, one column and the
    distance of its elements."""

    vector: bool
    rows: ast.expr
    columns: ast.expr
    step: str


@dataclass(frozen=True, slots=True)
class Mention:
    """An operand whose contents the adjoint uses: `old`, those before the call. `conditions`: the derivatives that all
    have to be asked for."""

    operand: str
    old: bool
    conditions: frozenset[str]


@dataclass(frozen=True)
class Routine:
    """One entry. `reads` and `writes`: operands; `same`: operands that may be the one that is written; `own`: the
    runtime's function that it is, without the letter of its precision; else it is the library's."""

    name: str
    own: str
    parameters: tuple[str, ...]
    returns: bool
    shapes: dict[str, Shape]
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    same: tuple[str, ...]
    rows: tuple[ast.expr, ...] | None
    before: tuple[ast.stmt, ...]
    after: tuple[ast.stmt, ...]
    adjoint: tuple[ast.stmt, ...]

    def role(self, parameter: str) -> Role:
        if parameter in self.shapes:
            return Role.OPERAND
        if parameter in FLAGS:
            return Role.FLAG
        return Role.SCALAR if parameter in SCALARS else Role.SIZE

    def of_role(self, role: Role) -> tuple[str, ...]:
        return tuple(p for p in self.parameters if self.role(p) is role)

    @cached_property
    def scalars(self) -> tuple[str, ...]:
        return self.of_role(Role.SCALAR)

    @cached_property
    def operands(self) -> tuple[str, ...]:
        return self.of_role(Role.OPERAND)

    def bit(self, parameter: str) -> int:
        """The bit of `flags` that says that a scalar is active, or an operand overwritten later."""
        order = (*self.scalars, *self.operands)
        return 1 << order.index(parameter)

    def guarded(self, statements: tuple[ast.stmt, ...]) -> tuple[ast.stmt, ...]:
        """Where one operand is written, nothing happens to derivatives if that has none."""
        if len(self.writes) != 1 or not statements:
            return statements
        return (ast.If(ast.Name(f"d{self.writes[0]}"), list(statements), []),)

    @cached_property
    def kept(self) -> tuple[tuple[str, bool], ...]:
        """The operands that the adjoint uses, each with whether it is as it was before the call."""
        return tuple(dict.fromkeys((m.operand, m.old) for m in self.mentions))

    @cached_property
    def mentions(self) -> tuple[Mention, ...]:
        return tuple(self._mentions(self.guarded(self.adjoint), frozenset()))

    @cached_property
    def uses_result(self) -> bool:
        return any(isinstance(n, ast.Name) and n.id == "primal" for s in self.adjoint for n in ast.walk(s))

    def _mentions(self, statements: Sequence[ast.stmt], under: frozenset[str]) -> Iterator[Mention]:
        for statement in statements:
            if isinstance(statement, ast.If):
                yield from self._mentions(statement.body, under | frozenset(self._asked(statement.test)))
                yield from self._mentions(statement.orelse, under)
                continue
            for node in ast.walk(statement):
                called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
                if isinstance(node, ast.Call) and called not in ("rows", "ld", "inc"):
                    for argument in node.args:
                        if isinstance(argument, ast.Name) and argument.id in self.operands:
                            yield Mention(argument.id, called == "old", under)

    def _asked(self, test: ast.expr) -> Iterator[str]:
        """The derivatives without which a condition does not hold."""
        match test:
            case ast.Name(id=name) if self.is_derivative(name):
                yield name
            case ast.BoolOp(op=ast.And(), values=values):
                for value in values:
                    yield from self._asked(value)
            case _:
                pass

    def is_derivative(self, name: str) -> bool:
        return name.startswith("d") and name[1:] in (*self.operands, *self.scalars)

    def may_keep(self, active: frozenset[str], overwritten: frozenset[str]) -> bool:
        """Whether anything is copied for the reverse sweep, where these scalars and operands are active and the memory
        of these operands changes after the call."""
        return any(
            (m.old or m.operand in overwritten or m.operand in self.same) and all(c[1:] in active for c in m.conditions)
            for m in self.mentions
        )


@dataclass(frozen=True)
class Operation:
    """A routine in one precision, called in one way."""

    routine: Routine
    family: str
    precision: str

    @property
    def name(self) -> str:
        return f"{PREFIX}{self.family}.{self.precision}{self.routine.name}"

    @property
    def symbol(self) -> str:
        """What the library calls it."""
        name = f"{self.precision}{self.routine.name}"
        return {"c": f"cblas_{name}", "f": f"{name}_", "F": f"{name}_64_"}[self.family.replace("C", "c")]

    @property
    def number(self) -> str:
        """The type of its numbers."""
        return PRECISIONS[self.precision]

    @property
    def result(self) -> str:
        return self.number if self.routine.returns else "void"

    def type(self, parameter: str) -> str:
        role = self.routine.role(parameter)
        return self.number if role is Role.SCALAR else role.value

    def argument(self, parameter: str) -> int:
        return self.routine.parameters.index(parameter)


@cache
def routines() -> dict[str, Routine]:
    return {r.name: r for r in map(_routine, _entries())}


@cache
def operation(name: str) -> Operation | None:
    """The operation of this name, if it is one."""
    found = _OPERATION.match(name)
    routine = routines().get(found[3]) if found is not None else None
    return Operation(routine, found[1], found[2]) if found is not None and routine is not None else None


def _entries() -> list[dict[str, Value]]:
    """From the JSON if that is up to date, for a parser of YAML takes longer than all else."""
    checksum = zlib.crc32(SOURCE.read_bytes())
    try:
        compiled = json.loads(COMPILED.read_bytes())
    except (OSError, ValueError):
        compiled = {}
    if isinstance(compiled, dict) and compiled.get("checksum") == checksum:
        entries: list[dict[str, Value]] = compiled["entries"]
        return entries
    return [entry.fields for entry in read(SOURCE)]


def compile_table() -> str:
    """The text of `compiled.json`."""
    lines = ",\n".join(json.dumps(e.fields, ensure_ascii=True, separators=(",", ":")) for e in read(SOURCE))
    return f'{{"checksum":{zlib.crc32(SOURCE.read_bytes())},"entries":[\n{lines}\n]}}\n'


def _routine(entry: dict[str, Value]) -> Routine:
    name, parameters = _call(_text(entry["routine"]))
    names = tuple(p.id for p in parameters if isinstance(p, ast.Name))
    shapes = entry["shapes"]
    assert isinstance(shapes, dict)
    return Routine(
        name=name,
        own=_text(entry.get("own", "")),
        parameters=names,
        returns="result" in entry,
        shapes={operand: _shape(_text(shape)) for operand, shape in shapes.items()},
        reads=_words(entry, "reads"),
        writes=_words(entry, "writes"),
        same=_words(entry, "same"),
        rows=_call(_text(entry["rows"]))[1] if "rows" in entry else None,
        before=_statements(entry, "before"),
        after=_statements(entry, "after"),
        adjoint=_statements(entry, "adjoint"),
    )


def _words(entry: dict[str, Value], key: str) -> tuple[str, ...]:
    return tuple(_text(entry.get(key, "")).split())


def _statements(entry: dict[str, Value], key: str) -> tuple[ast.stmt, ...]:
    return tuple(ast.parse(_text(entry.get(key, ""))).body)


def _text(value: Value) -> str:
    assert isinstance(value, str)
    return value


def _call(text: str) -> tuple[str, tuple[ast.expr, ...]]:
    call = ast.parse(text, mode="eval").body
    assert isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    return call.func.id, tuple(call.args)


def _shape(text: str) -> Shape:
    kind, arguments = _call(text)
    step = arguments[-1]
    assert isinstance(step, ast.Name)
    if kind == "vector":
        return Shape(True, arguments[0], ast.Constant(1), step.id)
    return Shape(False, arguments[0], arguments[1], step.id)


if __name__ == "__main__":
    COMPILED.write_text(compile_table(), encoding="utf-8")
