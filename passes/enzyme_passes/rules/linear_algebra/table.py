# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The routines of `blas.yaml` and `lapack.yaml`, and what follows for the analyses. FORMAT.md has the format.

The table is read when a program has a symbol that looks like one of its routines.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from enum import Enum
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.rules.source import Value, compiled_entries, compiled_text
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.support.patterns import pattern

HERE: Final = Path(__file__).parent
SOURCES: Final = (HERE / "blas.yaml", HERE / "lapack.yaml", HERE / "fftw.yaml")
COMPILED: Final = HERE / "compiled.json"

RULES: Final = "enzcc_operation"
"""The attribute of an operation: the functions that its derivatives call, by commas."""

PRECISIONS: Final = {"s": "float", "d": "double"}
COMPLEX: Final = {"c": "s", "z": "d"}
"""Precisions of complex numbers, which are pairs of numbers of these."""
IMAGINARY: Final = ".i"
"""What the imaginary part of a complex number that is passed is called, after the name of the number."""
ORDERLESS: Final = "without order"
"""LAPACKE's function works on vectors alone, and is not told an order."""
SUPERB: Final = "with superb"
"""It also returns what its memory has from the second number on."""
PLAINLY: Final = "library_"
"""How the name begins of what the library has for a routine that has a body."""
MADE: Final = "made"
"""The operand that a complex result is written to."""
FAMILIES: Final = "cCfFlLw"
"""CBLAS and Fortran; in capitals with integers of 64 bits; LAPACKE, and its functions that are given memory to work in;
and FFTW."""
_OPERATION: Final = pattern(rf"{re.escape(PREFIX)}([{FAMILIES}])\.([{''.join((*PRECISIONS, *COMPLEX))}])(\w+)$")

FLAGS: Final = ("trans", "transa", "transb", "uplo", "side", "diag", "norm", "jobz", "jobu", "jobvt", "range")
SCALARS: Final = ("alpha", "beta", "c", "s", "vl", "vu", "abstol", "rcond")
INFO: Final = "info"
"""LAPACK's parameter: zero, or the number of the argument that is wrong, negative, or what cannot be computed."""


IDLE: Final = -(1 << 32)
"""What an operation returns if the library did nothing and says that this is right: zero in 32 bits."""


class Role(Enum):
    FLAG = "i8"  # a capital letter
    SIZE = "i64"
    SCALAR = "number"
    OPERAND = "ptr"
    SCRATCH = "ptr to what the library works in"
    INTEGERS = "ptr to integers"
    INFO = "ptr to an integer"
    HANDLE = "ptr to what the library keeps"


class Reading(Enum):
    """How the statements of an entry are read in complex numbers: what transposed means in them, and products of two
    vectors. PLAIN are those of a linear map in all operands, whose adjoints are those of real numbers if derivatives
    are conjugated before and after. EITHER: PLAIN where a flag is T, and CONJUGATE otherwise."""

    REAL = ""
    CONJUGATE = "conjugate"
    PLAIN = "plain"
    EITHER = "either"


@dataclass(frozen=True, slots=True)
class Shape:
    """Of an operand, as expressions: rows, columns, and the distance of columns; of a vector, one column and the
    distance of its elements, if any; of integers, how many."""

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
    """One entry. `reads` and `writes`: operands; `same`: operands that may be the one that is written. `own`: the
    runtime's function that it is, without the letter of its precision; `body`: what it does, in which case it is code
    and no operation; else it is the library's, and `lapacke` says what LAPACKE's function takes else, or not (ORDERLESS
    or SUPERB). A routine of the library may have a body, too: that stands for it where its arguments are `valid`, and
    else it is called `plainly`.
    `fftw`: it is of FFTW; `handles`: what that keeps, whose memory nobody else knows.
    `scratch`: memory that the library works in. `integers`: arrays of integers. `counts`: it returns an integer: what
    LAPACK writes to `info`, too. `presumed`: what that is taken for where an operand has derivatives. `idle`: where
    some libraries do nothing and others something, which their pivots show; the operation returns IDLE then. `lost`:
    when what is left of an operand has no meaning.

    In complex numbers it is one of those that `entry` stands for, `reading` says how, and `real` which numbers and
    arrays are real there, `result` among them; some are there in complex numbers only. Complex ones are two parameters,
    the second with IMAGINARY."""

    name: str
    entry: str
    reading: Reading
    real: frozenset[str]
    conjugates: dict[str, tuple[Reading, frozenset[str]]]
    own: str
    body: tuple[ast.stmt, ...]
    valid: ast.expr | None
    parameters: tuple[str, ...]
    lapack: bool
    lapacke: str | None
    plainly: bool
    only_complex: bool
    fftw: bool
    handles: tuple[str, ...]
    returns: bool
    counts: bool
    presumed: int | None
    idle: ast.expr | None
    shapes: dict[str, Shape]
    scratch: dict[str, Shape]
    integers: dict[str, Shape]
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    reads_integers: tuple[str, ...]
    writes_integers: tuple[str, ...]
    same: tuple[str, ...]
    lost: dict[str, ast.expr]
    rows: tuple[ast.expr, ...] | None
    complex_rows: tuple[ast.expr, ...] | None
    before: tuple[ast.stmt, ...]
    after: tuple[ast.stmt, ...]
    adjoint: tuple[ast.stmt, ...]

    @property
    def public(self) -> bool:
        """Whether programs call it, and not rules alone."""
        inner = self.own or self.fftw or self.plainly or (self.only_complex and self.reading is Reading.REAL)
        return not inner and (not self.lapack or self.rows is not None)

    @property
    def called(self) -> str:
        """What the library calls it, but for the letter of its precision."""
        return self.name.removeprefix(PLAINLY)

    def plain(self) -> Routine:
        """The library's own, where this one has a body: of wrong arguments, and of how much memory it asks for."""
        return replace(self, name=PLAINLY + self.name, plainly=True, body=(), reads=(), writes=(), lost={})

    def role(self, parameter: str) -> Role:
        if parameter in self.shapes:
            return Role.OPERAND
        if parameter in self.scratch:
            return Role.SCRATCH
        if parameter in self.integers:
            return Role.INTEGERS
        if parameter == INFO:
            return Role.INFO
        if parameter in self.handles:
            return Role.HANDLE
        if parameter in FLAGS:
            return Role.FLAG
        return Role.SCALAR if parameter.removesuffix(IMAGINARY) in SCALARS else Role.SIZE

    @cached_property
    def stated(self) -> tuple[str, ...]:
        """The parameters as the entry has them, a complex number as one."""
        return tuple(p for p in self.parameters if not p.endswith(IMAGINARY) and p != MADE)

    @cached_property
    def transposes(self) -> tuple[str, ...]:
        """The flags that decide about the reading."""
        found = (p for p in self.of_role(Role.FLAG) if p.startswith("trans"))
        return tuple(found) if self.reading is Reading.EITHER else ()

    def is_complex(self, number: str) -> bool:
        """Whether a number that the statements name is one: a scalar, or what is computed on the way."""
        if self.reading is Reading.REAL:
            return False
        return number.removeprefix("d" if number.removeprefix("d") in self.scalars else "") not in self.real

    def is_real_array(self, operand: str) -> bool:
        """Whether it is an array of real numbers among complex ones."""
        return self.reading is not Reading.REAL and operand in self.real

    @property
    def in_c(self) -> bool:
        """Whether the functions of C are known: LAPACKE's take complex numbers by value."""
        return not self.lapack or not any(map(self.is_complex, self.scalars))

    def of_role(self, role: Role) -> tuple[str, ...]:
        return tuple(p for p in self.parameters if self.role(p) is role)

    @cached_property
    def scalars(self) -> tuple[str, ...]:
        return self.of_role(Role.SCALAR)

    @cached_property
    def operands(self) -> tuple[str, ...]:
        return self.of_role(Role.OPERAND)

    @cached_property
    def shadowed(self) -> tuple[str, ...]:
        """What may have a shadow: operands, and then memory to work in, whose shadow is cleared."""
        return (*self.operands, *self.of_role(Role.SCRATCH))

    @cached_property
    def asks(self) -> tuple[str, ...]:
        """Sizes of memory to work in. Minus one asks how much there should be, and does nothing else."""
        return tuple(p for p in self.parameters if p in ("lwork", "liwork", "lrwork"))

    @cached_property
    def fortran_only(self) -> tuple[str, ...]:
        """What LAPACKE's function does not take."""
        rooms = ("iwork",) if "iwork" in self.parameters else ()
        return tuple(p for p in self.parameters if p in (*self.of_role(Role.SCRATCH), *rooms, *self.asks, INFO))

    def bit(self, parameter: str) -> int:
        """The bit of `flags` that says that a scalar is active, or an operand, or integers, overwritten later."""
        order = (*self.scalars, *self.operands, *self.integers)
        return 1 << order.index(parameter)

    def guarded(self, statements: tuple[ast.stmt, ...]) -> tuple[ast.stmt, ...]:
        """Where one operand is written, nothing happens to derivatives if that has none."""
        if not statements:
            return statements
        if len(self.writes) == 1:
            statements = (ast.If(ast.Name(f"d{self.writes[0]}"), list(statements), []),)
        if not self.asks:
            return statements
        asked = [ast.Compare(ast.Name(p), [ast.NotEq()], [ast.Constant(-1)]) for p in self.asks]
        test = asked[0] if len(asked) == 1 else ast.BoolOp(ast.And(), list(asked))
        return (ast.If(test, list(statements), []),)

    @cached_property
    def clears(self) -> tuple[ast.stmt, ...]:
        """What the library works in has no derivative afterwards."""
        found: list[ast.stmt] = []
        for operand, shape in self.scratch.items():
            text = f"rclear(0, d{operand})" if self.is_real_array(operand) else f"vscale(0, 0, d{operand}, 1)"
            call = ast.parse(text).body[0]
            assert isinstance(call, ast.Expr) and isinstance(call.value, ast.Call)
            call.value.args[0] = shape.rows
            done = " and info > -1" if INFO in self.parameters else ""
            found += ast.parse(f"if d{operand}{done}: pass").body
            assert isinstance(found[-1], ast.If)
            found[-1].body = [call]
        return tuple(found)

    def shape(self, operand: str) -> Shape:
        return self.integers[operand] if operand in self.integers else self.shapes[operand]

    @cached_property
    def kept(self) -> tuple[tuple[str, bool], ...]:
        """The operands that the adjoint uses, each with whether it is as it was before the call."""
        return tuple(dict.fromkeys((m.operand, m.old) for m in self.mentions))

    @cached_property
    def mentions(self) -> tuple[Mention, ...]:
        return tuple(self._mentions(self.guarded(self.adjoint), frozenset()))

    @cached_property
    def uses_result(self) -> bool:
        result = INFO if self.counts else "primal"
        used = (n for s in (*self.adjoint, *self.clears) for n in ast.walk(s))
        return any(isinstance(n, ast.Name) and n.id == result for n in used)

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
                        if isinstance(argument, ast.Name) and argument.id in (*self.operands, *self.integers):
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
        return name.startswith("d") and name[1:] in (*self.shadowed, *self.scalars)

    def may_keep(self, active: frozenset[str], overwritten: frozenset[str]) -> bool:
        """Whether anything is copied for the reverse sweep, where these scalars and operands are active and the memory
        of these operands changes after the call."""
        numbers = active | {name.removesuffix(IMAGINARY) for name in active}
        return any(
            (m.old or m.operand in overwritten or m.operand in self.same)
            and all(c[1:] in numbers for c in m.conditions)
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
    def core(self) -> str:
        """What is the same in all symbols. Two letters say which numbers are real: `dznrm2`, `zdscal`."""
        name, real = self.routine.called, COMPLEX.get(self.precision, "")
        if real and self.routine.returns:
            return f"{real}{self.precision}{name}"
        if real and name != self.routine.entry and name[1:] == self.routine.entry:
            return f"{self.precision}{real}{name[1:]}"
        return f"{self.precision}{name}"

    @property
    def symbol(self) -> str:
        """What the library calls it."""
        name = self.core
        if self.routine.fftw:
            return f"{'fftw' if self.precision == 'd' else 'fftwf'}_{self.routine.name}"
        in_c = f"cblas_{name}_sub" if MADE in self.routine.parameters else f"cblas_{name}"
        symbols = {"c": in_c, "f": f"{name}_", "F": f"{name}_64_", "l": f"LAPACKE_{name}"}
        symbols |= {"C": in_c, "L": f"LAPACKE_{name}_work"}
        return symbols[self.family]

    @property
    def number(self) -> str:
        """The type of its numbers, or of the parts of these."""
        return PRECISIONS[COMPLEX.get(self.precision, self.precision)]

    @property
    def element(self) -> str:
        """The type of what its arrays are of."""
        return f"[2 x {self.number}]" if self.precision in COMPLEX else self.number

    @property
    def result(self) -> str:
        if self.routine.counts:
            return "i64"
        return self.number if self.routine.returns else "void"

    def type(self, parameter: str) -> str:
        role = self.routine.role(parameter)
        return self.number if role is Role.SCALAR else role.value.split()[0]

    def other(self, entry: str, reading: Reading = Reading.CONJUGATE) -> Operation:
        """A routine that the rule of this one calls: LAPACK itself, and so a program with LAPACKE, has Fortran's
        symbols."""
        routine = routines()[entry]
        if self.precision in COMPLEX:
            routine = complex_routines()[_variant(routine, reading)]
        return Operation(routine, "f" if self.family in "lL" else self.family, self.precision)

    def argument(self, parameter: str) -> int:
        return self.routine.parameters.index(parameter)


@cache
def routines() -> dict[str, Routine]:
    stated = [_routine(e.fields) for e in compiled_entries(SOURCES, COMPILED)]
    return {r.name: r for s in stated for r in ([s, s.plain()] if s.body and s.public else [s])}


@cache
def complex_routines() -> dict[str, Routine]:
    """What the entries are in complex numbers."""
    stated = [_in_complex(r, name) for r in routines().values() if not r.plainly for name in r.conjugates]
    return {r.name: r for s in stated for r in ([s, s.plain()] if s.body and s.public else [s])}


def table_of(precision: str) -> dict[str, Routine]:
    return complex_routines() if precision in COMPLEX else routines()


@cache
def symbols() -> dict[str, tuple[str, Routine]]:
    """Precision and routine of what is the same in all symbols of one."""
    every = [(p, r) for p in PRECISIONS for r in routines().values()]
    every += [(p, r) for p in COMPLEX for r in complex_routines().values()]
    return {Operation(r, "f", p).core: (p, r) for p, r in every if r.public}


def _variant(routine: Routine, reading: Reading) -> str:
    wanted = (reading, Reading.EITHER)
    return next(name for name, (read, real) in routine.conjugates.items() if read in wanted)


@cache
def operation(name: str) -> Operation | None:
    """The operation of this name, if it is one."""
    found = _OPERATION.match(name)
    if found is None:
        return None
    routine = table_of(found[2]).get(found[3])
    return Operation(routine, found[1], found[2]) if routine is not None else None


def compile_table() -> str:
    """The text of `compiled.json`."""
    return compiled_text(SOURCES)


def _routine(entry: dict[str, Value]) -> Routine:
    name, parameters = _call(_text(entry["routine"]))
    names = tuple(p.id for p in parameters if isinstance(p, ast.Name))
    shapes = entry["shapes"]
    assert isinstance(shapes, dict)
    said = {operand: _text(shape) for operand, shape in shapes.items()}
    integers = {o: Shape(True, _call(s)[1][0], ast.Constant(1), "") for o, s in said.items() if _is_of_integers(s)}
    scratch = {o: Shape(True, _call(s)[1][0], ast.Constant(1), "") for o, s in said.items() if _is_scratch(s)}
    operands = [o for o in said if o not in integers | scratch and said[o] != "handle"]
    lost = entry.get("lost", {})
    assert isinstance(lost, dict)
    reads, writes = _words(entry, "reads"), _words(entry, "writes")
    library = _text(entry.get("library", ""))
    conjugates = entry.get("complex", {})
    assert isinstance(conjugates, dict)
    return Routine(
        name=name,
        entry=name,
        reading=Reading.REAL,
        real=frozenset(),
        conjugates={n: _reading(_text(said)) for n, said in conjugates.items()},
        own=_text(entry.get("own", "")),
        body=_statements(entry, "body"),
        valid=ast.parse(_text(entry["valid"]), mode="eval").body if "valid" in entry else None,
        parameters=names,
        lapack=library.startswith("lapack"),
        lapacke=library.removeprefix("lapack").strip() if library.startswith("lapack") else None,
        plainly=False,
        only_complex="only" in entry,
        fftw=library == "fftw",
        handles=tuple(o for o, s in said.items() if s == "handle"),
        returns=entry.get("result") == "number",
        counts=entry.get("result") == "integer" or INFO in names,
        idle=ast.parse(_text(entry["idle"]), mode="eval").body if "idle" in entry else None,
        presumed=int(_text(entry["presumed"])) if "presumed" in entry else None,
        shapes={operand: _shape(said[operand]) for operand in operands},
        scratch=scratch,
        integers=integers,
        reads=tuple(r for r in reads if r not in integers),
        writes=tuple(w for w in writes if w not in integers),
        reads_integers=tuple(r for r in reads if r in integers),
        writes_integers=(*(w for w in writes if w in integers), *([INFO] if INFO in names else [])),
        same=_words(entry, "same"),
        lost={o: ast.parse(_text(when), mode="eval").body for o, when in lost.items()},
        rows=_call(_text(entry["rows"]))[1] if "rows" in entry else None,
        complex_rows=_call(_text(entry["complex rows"]))[1] if "complex rows" in entry else None,
        before=_statements(entry, "before"),
        after=_statements(entry, "after"),
        adjoint=_statements(entry, "adjoint"),
    )


def _reading(text: str) -> tuple[Reading, frozenset[str]]:
    word, *real = text.split()
    return Reading(word), frozenset(real)


def _in_complex(routine: Routine, name: str) -> Routine:
    """A routine of complex numbers. A complex result is written to an operand, and its adjoint read from the shadow of
    that."""
    reading, real = routine.conjugates[name]
    split = frozenset(routine.scalars) - real
    parameters = [q for p in routine.parameters for q in ([p, p + IMAGINARY] if p in split else [p])]
    changed = replace(routine, name=name, reading=reading, real=real, parameters=tuple(parameters), conjugates={})
    if routine.complex_rows is not None:
        changed = replace(changed, rows=routine.complex_rows)
    if not routine.returns or "result" in real:
        return changed
    return replace(
        changed,
        parameters=(*parameters, MADE),
        returns=False,
        shapes={**routine.shapes, MADE: Shape(True, ast.Constant(1), ast.Constant(1), "")},
        writes=(MADE,),
        after=(*routine.after, *ast.parse(f"put(d{MADE}, result)").body),
        adjoint=(
            *ast.parse(f"seed = take(d{MADE})").body,
            *routine.adjoint,
            *ast.parse(f"vscale(1, 0, d{MADE}, 1)").body,
        ),
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


def _is_of_integers(shape: str) -> bool:
    return shape.startswith("integers(")


def _is_scratch(shape: str) -> bool:
    return shape.startswith("scratch(")


def _shape(text: str) -> Shape:
    if text == "whole":
        return Shape(True, ast.Constant(0), ast.Constant(1), "")
    kind, arguments = _call(text)
    if kind == "values":
        return Shape(True, arguments[0], ast.Constant(1), "")
    step = arguments[-1]
    assert isinstance(step, ast.Name)
    if kind == "vector":
        return Shape(True, arguments[0], ast.Constant(1), step.id)
    return Shape(False, arguments[0], arguments[1], step.id)


if __name__ == "__main__":
    COMPILED.write_text(compile_table(), encoding="utf-8")
