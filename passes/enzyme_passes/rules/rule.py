# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One rule: what an entry of a rules file says about one function, interpreted and checked.

A rule talks about real *inputs* and *outputs*. An input is an argument, or one part of a complex
argument; an output is the result, a part or component of it, or what is written behind a pointer
argument. `binding.py` says where they are in a call. Every mistake in an entry is an EZ0604 with file
and line.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, Literal, Protocol

from enzyme_passes.rules.complex import Pair, parse_complex
from enzyme_passes.rules.expression import (
    ZERO,
    Argument,
    Expression,
    ExpressionError,
    Needs,
    Out,
    Signature,
    may_be_infinite,
    needs,
    negate,
    parse,
)
from enzyme_passes.rules.source import Entry, Value
from enzyme_passes.support.dataclasses import dataclass

Precision = Literal["half", "bfloat", "float", "double", "long double", "x86_fp80", "fp128", "ppc_fp128"]

SUFFIXES: Final[dict[str, Precision]] = {"": "double", "f": "float", "l": "long double", "f128": "fp128", "q": "fp128"}
MANGLED: Final[dict[str, Precision]] = {
    "f16": "half",
    "bf16": "bfloat",
    "f32": "float",
    "f64": "double",
    "f80": "x86_fp80",
    "f128": "fp128",
    "ppcf128": "ppc_fp128",
}
KEYS: Final = frozenset(
    {
        *("names", "variants", "precision", "args", "results", "let", "partials", "derivative", "code"),
        *("finite", "cheap", "note", "points", "differences"),
    }
)


class Kind(Enum):
    """What an argument or result is, as spelled in `args` and `results`."""

    FLOAT = ""  # of the function's type: active
    COMPLEX = "complex"  # two such parts
    INTEGER = "int"  # of any width: inactive
    OTHER = "other"  # neither read by a partial nor active: a string, a float of a fixed type
    FLOAT_POINTER = "T*"  # one float is written there
    INTEGER_POINTER = "int*"  # an integer is written there


_KINDS: Final = {kind.value: kind for kind in Kind}


@dataclass(frozen=True, slots=True)
class Parameter:
    name: str
    kind: Kind


@dataclass(frozen=True, slots=True)
class Input:
    """What `Argument(index)` in an expression means: an argument, or part 0 or 1 of a complex one."""

    name: str
    parameter: int
    part: int | None


@dataclass(frozen=True, slots=True)
class Output:
    """What `Out(index)` means: the result or a component or part of it, or `*parameter`."""

    name: str
    kind: Kind
    parameter: int | None
    component: int | None
    part: int | None


@dataclass(frozen=True, slots=True)
class Rule:
    """The derivative of one function, in one precision."""

    name: str  # as expressions call it: `sin` for sinf and llvm.sin.v4f64
    symbol: str
    precision: Precision
    suffix: str | None  # of the C name; None for an intrinsic
    parameters: tuple[Parameter, ...]
    results: tuple[Parameter, ...]
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    jacobian: tuple[tuple[Expression | None, ...], ...]  # [output][input]; None: identically zero
    infinite: tuple[tuple[bool, ...], ...]  # may be infinite or NaN where all inputs are finite
    cheap: bool  # a few instructions; otherwise a library call
    code: str | None  # not a formula: the name of the hand-written rule

    @property
    def partials(self) -> tuple[Expression | None, ...]:
        """Of the first output, for the common case of one result."""
        return self.jacobian[0] if self.jacobian else ()

    @property
    def inactive(self) -> bool:
        """No derivative flows through (memory that is written still loses its old shadow)."""
        return self.code is None and all(partial is None for row in self.jacobian for partial in row)

    def needs(self, argument: int) -> Needs:
        """What the adjoint of an input reads."""
        return needs(*(row[argument] for row in self.jacobian))


class Library(Protocol):
    """What an entry may ask about other functions: the table."""

    def signature(self, name: str) -> Signature | None: ...

    def is_finite(self, name: str) -> bool: ...


# ---- one entry --------------------------------------------------------------------------------------------------


class EntryReader:
    """Interprets one entry; every mistake in it is an EZ0604 with file and line."""

    def __init__(self, entry: Entry, library: Library) -> None:
        self.entry = entry
        self.library = library
        self.name = entry_name(entry)
        self.parameters = parameters_of(entry, "args")
        self.results = results_of(entry)
        self.inputs = tuple(self._inputs())
        self.outputs = tuple(self._outputs())
        self.names: dict[str, Expression] = {}
        self.pairs: dict[str, Pair] = {}

    def rule(self, symbol: str, precision: Precision, suffix: str | None) -> Rule:
        fields = self.entry.fields
        code = fields.get("code")
        self._define_names()
        jacobian = [[None] * len(self.inputs) for _ in self.outputs] if code is not None else self._jacobian()
        rows = tuple(tuple(row) for row in jacobian)
        infinite = tuple(tuple(p is not None and may_be_infinite(p, self._is_finite) for p in row) for row in rows)
        return Rule(
            name=self.name,
            symbol=symbol,
            precision=precision,
            suffix=suffix,
            parameters=self.parameters,
            results=self.results,
            inputs=self.inputs,
            outputs=self.outputs,
            jacobian=rows,
            infinite=infinite,
            cheap=fields.get("cheap") == "true",
            code=None if code is None else str(code),
        )

    def _is_finite(self, name: str | None) -> bool:
        return self.library.is_finite(self.name if name is None else name)

    def _inputs(self) -> Iterator[Input]:
        for index, parameter in enumerate(self.parameters):
            if parameter.kind is Kind.COMPLEX:
                yield Input(f"{parameter.name}.re", index, 0)
                yield Input(f"{parameter.name}.im", index, 1)
            else:
                yield Input(parameter.name, index, None)

    def _outputs(self) -> Iterator[Output]:
        for index, result in enumerate(self.results):
            component = index if len(self.results) > 1 else None
            if result.kind is Kind.COMPLEX:
                yield Output(f"{result.name}.re", Kind.FLOAT, None, component, 0)
                yield Output(f"{result.name}.im", Kind.FLOAT, None, component, 1)
            else:
                yield Output(result.name, result.kind, None, component, None)
        for index, parameter in enumerate(self.parameters):
            if parameter.kind in (Kind.FLOAT_POINTER, Kind.INTEGER_POINTER):
                kind = Kind.FLOAT if parameter.kind is Kind.FLOAT_POINTER else Kind.INTEGER
                yield Output(parameter.name, kind, index, None, None)

    def _define_names(self) -> None:
        for index, input_ in enumerate(self.inputs):
            kind = self.parameters[input_.parameter].kind
            if kind in (Kind.FLOAT, Kind.COMPLEX, Kind.INTEGER):
                self.names[input_.name] = Argument(index, kind is Kind.INTEGER)
        for index, output in enumerate(self.outputs):
            if output.kind is Kind.FLOAT:
                self.names[output.name] = Out(index)
        for parameter in (*self.parameters, *self.results):
            if parameter.kind is Kind.COMPLEX:
                name = parameter.name
                self.pairs[name] = Pair(self.names[f"{name}.re"], self.names[f"{name}.im"])
        for name, text in self._texts_of("let").items():
            self.names[name] = self._parse(text)

    def _texts_of(self, key: str) -> dict[str, str]:
        value = self.entry.fields.get(key, {})
        if not isinstance(value, dict):
            self.entry.refuse(f"`{key}` is a mapping", value)
        result: dict[str, str] = {}
        for name, text in value.items():
            if not isinstance(text, str):
                self.entry.refuse(f"`{key}` of `{name}` is an expression")
            result[name] = text
        return result

    def _parse(self, text: str) -> Expression:
        try:
            return parse(text, self.names, self.library.signature)
        except ExpressionError as error:
            self.entry.refuse(f"in the rule of `{self.name}`: {error}", text)

    def _jacobian(self) -> list[list[Expression | None]]:
        fields = self.entry.fields
        if ("partials" in fields) == ("derivative" in fields):
            self.entry.refuse(f"the rule of `{self.name}` needs either `partials` or (complex) `derivative`")
        if "derivative" in fields:
            return self._holomorphic()
        stated = fields["partials"]
        if not isinstance(stated, dict):
            self.entry.refuse("`partials` is a mapping", stated)
        nested = any(isinstance(value, dict) for value in stated.values())
        by_output: dict[str, Value] = stated
        if not stated:
            by_output = {output.name: {} for output in self.outputs if output.kind is Kind.FLOAT}
        elif not nested and self.outputs:
            by_output = {self.outputs[0].name: stated}
        outputs = {output.name: index for index, output in enumerate(self.outputs)}
        for name in by_output:
            if name not in outputs or self.outputs[outputs[name]].kind is not Kind.FLOAT:
                self.entry.refuse(f"`{name}` is not a float output of `{self.name}`")
        return [self._row(output, by_output.get(output.name)) for output in self.outputs]

    def _row(self, output: Output, stated: Value | None) -> list[Expression | None]:
        active = [i for i in self.inputs if self.parameters[i.parameter].kind in (Kind.FLOAT, Kind.COMPLEX)]
        if output.kind is not Kind.FLOAT:
            return [None] * len(self.inputs)
        if not isinstance(stated, dict):
            self.entry.refuse(f"`{self.name}`: the partials of `{output.name}` are missing")
        names = {i.name for i in active}
        for name in stated:
            if name not in names:
                self.entry.refuse(f"`{name}` is not a float argument of `{self.name}`")
        row: list[Expression | None] = []
        for input_ in self.inputs:
            if input_.name not in names:
                row.append(None)
                continue
            text = stated.get(input_.name)
            if not isinstance(text, str):
                self.entry.refuse(f"`{self.name}`: the partial of `{output.name}` by `{input_.name}` is missing")
            partial = self._parse(text)
            row.append(None if partial == ZERO else partial)
        return row

    def _holomorphic(self) -> list[list[Expression | None]]:
        stated = self._texts_of("derivative")
        if [result.kind for result in self.results] != [Kind.COMPLEX]:
            self.entry.refuse("`derivative` is for functions with a complex result")
        re: list[Expression | None] = []
        im: list[Expression | None] = []
        for parameter in self.parameters:
            text = stated.pop(parameter.name, None)
            if parameter.kind is not Kind.COMPLEX or text is None:
                self.entry.refuse(f"`{self.name}`: `derivative` states one for each complex argument")
            try:
                slope = parse_complex(text, self.pairs, self.names, self.library.signature)
            except ExpressionError as error:
                self.entry.refuse(f"in the rule of `{self.name}`: {error}", text)
            re += [_or_none(slope.re), _or_none(negate(slope.im))]
            im += [_or_none(slope.im), _or_none(slope.re)]
        if stated:
            self.entry.refuse(f"`{next(iter(stated))}` is not an argument of `{self.name}`")
        return [re, im]


def _or_none(expression: Expression) -> Expression | None:
    return None if expression == ZERO else expression


def entry_name(entry: Entry) -> str:
    """Expressions call a function by its first name, without the suffix and our prefix (`llvm.powi` keeps its own)."""
    return texts(entry, "names")[0].replace("<f>", "").removeprefix("__enzcc_")


def texts(entry: Entry, key: str) -> list[str]:
    value = entry.fields.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        entry.refuse(f"`{key}` is missing or not a list of texts")
    if key == "names" and not value:
        entry.refuse("`names` is empty")
    return [str(item) for item in value]


def parameters_of(entry: Entry, key: str) -> tuple[Parameter, ...]:
    result: list[Parameter] = []
    for text in texts(entry, key):
        kind, _, name = text.rpartition(" ")
        if kind not in _KINDS or not name.isidentifier():
            entry.refuse(f"`{text}` in `{key}` is not `name` after nothing, complex, int, other, T* or int*")
        if any(parameter.name == name for parameter in result):
            entry.refuse(f"`{name}` is twice in `{key}`")
        result.append(Parameter(name, _KINDS[kind]))
    return tuple(result)


def results_of(entry: Entry) -> tuple[Parameter, ...]:
    """One float `out`, unless `results` says otherwise (or the rule is no formula)."""
    if "results" in entry.fields:
        return parameters_of(entry, "results")
    return () if "code" in entry.fields else (Parameter("out", Kind.FLOAT),)


def precision_of(entry: Entry, text: Value) -> Precision:
    for precision in (*SUFFIXES.values(), *MANGLED.values()):
        if precision == text:
            return precision
    entry.refuse(f"`{text}` is not a precision (double, float, long double, fp128)", text)
