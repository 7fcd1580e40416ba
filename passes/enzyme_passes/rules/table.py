# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of derivatives: which functions are known, and the partials of each.

The rules are data, `*.yaml` beside this file; docs/rules.md gives the format. One entry states each
partial once:

    - names: [sqrt<f>, __sqrt<f>_finite, llvm.sqrt]   # <f>: nothing, f, l, f128, q
      args: [x]
      partials: {x: "where(x == 0, 0, 0.5 / out)"}
      points: [[0.3], [2.5]]

`RuleTable.find("llvm.sqrt.v4f32")` answers with that rule in single precision, or None: nothing is
guessed from a name that only looks similar.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from enzyme_passes.ir import types as ty
from enzyme_passes.rules.expression import Signature
from enzyme_passes.rules.rule import (
    KEYS,
    MANGLED,
    SUFFIXES,
    EntryReader,
    Kind,
    Parameter,
    Precision,
    Rule,
    entry_name,
    parameters_of,
    precision_of,
    results_of,
    texts,
)
from enzyme_passes.rules.source import Entry, Value, builtin_entries, read
from enzyme_passes.support.dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class RuleRow:
    """One line of `enzyme-cli rules`."""

    name: str
    symbols: str
    arguments: str
    partials: tuple[str, ...]
    note: str
    source: str


@dataclass(frozen=True, slots=True)
class _Known:
    """A symbol of the index: its entry, and which variant it names."""

    entry: Entry
    precision: Precision
    suffix: str | None


@dataclass(frozen=True, slots=True)
class Prototype:
    """What a function takes and what it gives, as its entry states it; results of hand-written rules are not stated."""

    parameters: tuple[Parameter, ...]
    results: tuple[Parameter, ...] | None
    precision: Precision


@dataclass(slots=True)
class RuleTable:
    """All rules. Built-in ones are read when first asked for; those of users are checked at once."""

    _entries: dict[str, Entry] = field(default_factory=dict)  # by name
    _symbols: dict[str, _Known] = field(default_factory=dict)
    _intrinsics: dict[str, Entry] = field(default_factory=dict)  # by `llvm.sin`
    _rules: dict[str, Rule | None] = field(default_factory=dict)

    @staticmethod
    def load(extra_files: Sequence[str | Path] = ()) -> RuleTable:
        """The built-in rules and those of `extra_files`, which win. Raises Failure EZ0604."""
        builtin = _builtin()
        table = RuleTable(dict(builtin._entries), dict(builtin._symbols), dict(builtin._intrinsics))
        extra = [entry for file in extra_files for entry in read(Path(file))]
        table._add(extra)
        for entry in extra:
            table._check(entry)
            for symbol in table._symbols_of(entry):
                table.find(symbol)
        return table

    def _check(self, entry: Entry) -> None:
        """What only matters where a user wrote it. Raises Failure EZ0604."""
        for key in ("cheap", "finite", "differences"):
            value = entry.fields.get(key, "true")
            if value not in ("true", "false"):
                entry.refuse(f"`{key}` is true or false", value)
        if "code" in entry.fields:
            entry.refuse("only built-in rules may be code", entry.fields["code"])
        numbers = [p for p in parameters_of(entry, "args") if p.kind in (Kind.FLOAT, Kind.INTEGER, Kind.COMPLEX)]
        count = sum(2 if p.kind is Kind.COMPLEX else 1 for p in numbers)
        for point in self.points(entry_name(entry)):
            if len(point) != count:
                entry.refuse(f"a point has {count} numbers, not {len(point)}")

    def find(self, symbol: str) -> Rule | None:
        """The rule of the function or intrinsic with this symbol. Raises Failure EZ0604."""
        if symbol in self._rules:
            return self._rules[symbol]
        known = self._intrinsic(symbol) if symbol.startswith("llvm.") else self._symbols.get(symbol)
        rule = None if known is None else EntryReader(known.entry, self).rule(symbol, known.precision, known.suffix)
        self._rules[symbol] = rule
        return rule

    def prototype(self, symbol: str) -> Prototype | None:
        """The parameters of the C function, or intrinsic without its types, with this symbol. None: it has no rule."""
        known = self._symbols.get(symbol)
        entry = known.entry if known is not None else self._intrinsics.get(symbol)
        if entry is None:
            return None
        precision = known.precision if known is not None else "double"
        results = None if "code" in entry.fields else tuple(results_of(entry))
        return Prototype(tuple(parameters_of(entry, "args")), results, precision)

    def symbol_for(
        self, name: str, type_: ty.Type, integers: Sequence[ty.Type] = (), suffix: str | None = None
    ) -> str | None:
        """How a partial's call of `name` is spelled for floats of `type_`: an intrinsic where LLVM has one.

        `integers` are the types of its integer arguments, `suffix` the C suffix of the function being
        differentiated (a 128 bit float is `l` on some targets, `f128` on others). None: there is no
        such function (a vector of a libm function: call it for each element).
        """
        entry = self._entries.get(name)
        if entry is None:
            return None
        names = texts(entry, "names")
        intrinsic = next((n for n in names if n.startswith("llvm.")), None)
        if intrinsic is not None:
            return ".".join([intrinsic, mangle(type_), *map(mangle, integers)])
        for variant, precision in SUFFIXES.items():
            wide = precision == "long double" and str(type_) in ("x86_fp80", "fp128", "ppc_fp128")
            if (str(type_) == precision or wide) and (suffix is None or suffix == variant or precision == "double"):
                symbol = names[0].replace("<f>", variant)
                return symbol if symbol in self._symbols else None
        return None

    def signature(self, name: str) -> Signature | None:
        """The arguments of a function that expressions may call: one float result, floats and integers in."""
        entry = self._entries.get(name)
        if entry is None or "code" in entry.fields:
            return None
        parameters, results = parameters_of(entry, "args"), results_of(entry)
        plain = all(p.kind in (Kind.FLOAT, Kind.INTEGER) for p in parameters)
        if not plain or len(results) != 1 or results[0].kind is not Kind.FLOAT:
            return None
        return tuple(p.kind is Kind.INTEGER for p in parameters)

    def is_finite(self, name: str) -> bool:
        """Whether a function's results are finite for all finite arguments."""
        return self._entries[name].fields.get("finite") == "true"

    def names(self) -> list[str]:
        return list(self._entries)

    def symbols(self, name: str) -> list[str]:
        """Every C symbol, and every intrinsic (without its types), of one entry."""
        return [*self._symbols_of(self._entries[name])]

    def points(self, name: str) -> list[list[str]]:
        """Where the tests try a rule: for each point the floats and integers in order, as C literals."""
        entry = self._entries[name]
        points = entry.fields.get("points", [])
        if not isinstance(points, list):
            entry.refuse("`points` is a list of lists", points)
        return [[str(number) for number in point] for point in points if isinstance(point, list)]

    def has_differences(self, name: str) -> bool:
        """Whether finite differences can check the rule (`differences: false` where they cannot)."""
        return self._entries[name].fields.get("differences") != "false"

    def rows(self) -> list[RuleRow]:
        """The table for display, in the order of the files."""
        return [_row(name, entry) for name, entry in self._entries.items()]

    # ---- the index -----------------------------------------------------------------------------------------------

    def _add(self, entries: Sequence[Entry]) -> None:
        """Indexes the entries of one source; a later source replaces symbols of an earlier one."""
        mine: dict[str, Entry] = {}  # by symbol
        ours: dict[str, Entry] = {}  # by name
        for entry in entries:
            for key in entry.fields:
                if key not in KEYS:
                    entry.refuse(f"unknown key `{key}` (known: {', '.join(sorted(KEYS))})")
            name = entry_name(entry)
            if name in ours:
                entry.refuse(f"the name `{name}` already has a rule, in {ours[name].path}:{ours[name].line}")
            self._entries[name] = ours[name] = entry
            for symbol, known in self._known(entry):
                if symbol in mine:
                    entry.refuse(f"`{symbol}` already has a rule, in {mine[symbol].path}:{mine[symbol].line}")
                mine[symbol] = entry
                if symbol.startswith("llvm."):
                    self._intrinsics[symbol] = entry
                else:
                    self._symbols[symbol] = known

    def _symbols_of(self, entry: Entry) -> Iterator[str]:
        for symbol, _ in self._known(entry):
            yield symbol

    def _known(self, entry: Entry) -> Iterator[tuple[str, _Known]]:
        precision = precision_of(entry, entry.fields.get("precision", "double"))
        for name in texts(entry, "names"):
            if "<f>" in name:
                for suffix, variant in SUFFIXES.items():
                    yield name.replace("<f>", suffix), _Known(entry, variant, suffix)
            else:
                yield name, _Known(entry, precision, None if name.startswith("llvm.") else "")
        variants = entry.fields.get("variants", {})
        if not isinstance(variants, dict):
            entry.refuse("`variants` maps a precision to a name", variants)
        for key, value in variants.items():
            if not isinstance(value, str):
                entry.refuse(f"the variant for {key} is one name")
            variant = precision_of(entry, key)
            suffix = next(s for s, p in SUFFIXES.items() if p == variant)
            yield str(value), _Known(entry, variant, suffix)

    def _intrinsic(self, symbol: str) -> _Known | None:
        """`llvm.powi.v2f64.i32`: the longest known prefix, and the first float type of the rest."""
        parts = symbol.split(".")
        for count in range(len(parts), 1, -1):
            entry = self._intrinsics.get(".".join(parts[:count]))
            if entry is None:
                continue
            precision: Precision | None = None
            for part in parts[count:]:
                scalar = _element(part)
                if scalar is None:
                    return None
                precision = precision or MANGLED.get(scalar)
            if count == len(parts) and "precision" in entry.fields:  # a target's own, named in full
                precision = precision_of(entry, entry.fields["precision"])
            return _Known(entry, precision, None) if precision is not None else None
        return None


@cache
def _builtin() -> RuleTable:
    """The table of the built-in rules, read once."""
    table = RuleTable()
    table._add(builtin_entries())
    return table


def _row(name: str, entry: Entry) -> RuleRow:
    def lines(key: str, value: Value) -> Iterator[str]:
        if isinstance(value, dict):
            for inner, text in value.items():
                yield from lines(f"{key}/d{inner}" if key else f"d/d{inner}", text)
        else:
            yield f"{key} = {value}"

    fields = entry.fields
    partials: list[str] = [f"{key} = {text}" for key, text in _mapping(fields.get("let")).items()]
    stated = _mapping(fields.get("partials", fields.get("derivative")))
    for key, value in stated.items():
        partials += lines(f"d{key}", value) if isinstance(value, dict) else [f"d/d{key} = {value}"]
    if "code" in fields:
        partials.append(f"code: {fields['code']}")
    return RuleRow(
        name=name,
        symbols=", ".join(texts(entry, "names") + [str(v) for v in _mapping(fields.get("variants")).values()]),
        arguments=", ".join(texts(entry, "args")),
        partials=tuple(partials),
        note=str(fields.get("note", "")),
        source=f"{entry.path}:{entry.line}",
    )


def _mapping(value: Value | None) -> dict[str, Value]:
    return value if isinstance(value, dict) else {}


def _element(mangled: str) -> str | None:
    """`v4f64` -> `f64`, `nxv2f32` -> `f32`, `i32` -> `i32`; None if it is not such a type."""
    text = mangled.removeprefix("nx")
    if text.startswith("v"):
        text = text[1:].lstrip("0123456789")
    elif text != mangled:
        return None
    if text in MANGLED or (text[:1] == "i" and text[1:].isdigit()):
        return text
    return None


def mangle(type_: ty.Type) -> str:
    """LLVM's spelling of a float, integer or vector type in the name of an intrinsic."""
    match type_:
        case ty.VectorType(count=count, element=element, scalable=scalable):
            return f"{'nx' if scalable else ''}v{count}{mangle(element)}"
        case ty.IntType():
            return type_.text
        case ty.FloatType():
            return next(mangled for mangled, precision in MANGLED.items() if precision == type_.text)
        case _:
            raise ValueError(f"no intrinsic is named by {type_}")
