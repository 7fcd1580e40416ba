# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module of the link as LLVM's text, with an index of its symbols: enough to follow references and to edit linkage.

Nothing is parsed further than its first line. `ir/reader.py` reads what is differentiated; here a module of two
thousand functions, of which three are reached, costs one scan for the lines that begin a symbol:

    @table = internal constant [2 x ptr] [ptr @f, ptr @g]      variable `table`, internal, mentions f and g
    @twice = alias double (double), ptr @scale                 alias, external, mentions scale
    define linkonce_odr double @f(double %x) comdat {          function, and its text up to `}`

Breaks if: the text was not printed by LLVM 22 (as with ir/reader.py).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final, Literal, final

from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.text import REQUEST_NAME, SYMBOL, matching, split_commas
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

Kind = Literal["function", "variable", "alias", "ifunc"]

LOCAL: Final = ("internal", "private")
# Definitions of which every file has the same one: any will do.
ODR: Final = ("linkonce_odr", "weak_odr", "available_externally")
LINKAGES: Final = frozenset(
    "private internal available_externally linkonce weak common appending "
    "extern_weak linkonce_odr weak_odr external".split()
)
_NAME: Final = pattern(SYMBOL)
_CALLEE: Final = pattern(rf'(?P<symbol>{SYMBOL})\(|(?P<local>%(?:"[^"]*"|[-\w$.]+))\(')
_ADDRESS: Final = pattern(rf"ptr (?:\w+(?:\(\d+\))? )*({SYMBOL})")
_CALL: Final = pattern(r"^\s+(?:%\S+ = )?(?:(?:tail |musttail |notail )?call|invoke|callbr) ")
VARIABLE: Final = pattern(
    rf"(?P<name>{SYMBOL}) = (?P<words>(?:[a-z_]+(?:\(\w+\))? )*?)(?P<kind>global|constant|alias|ifunc) "
)

# Variables that tell rules: `void *__enzyme_register_gradient_f[] = {f, augmented, gradient}`.
TABLES: Final = (
    "__enzyme_register_", "__enzyme_inactive", "__enzyme_function_like", "__enzyme_allocation_like",
    "__enzyme_shadow_global", "__enzyme_shouldrecompute", "__enzyme_nofree", "__enzyme_sparse_accumulate",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol of a module. `begin` and `end` bound its text, and its name stands at `name_at`."""

    name: str
    kind: Kind
    linkage: str  # "" is external
    defined: bool
    begin: int
    name_at: int
    end: int
    hidden: bool = False  # what mentions it in the same library means just this

    @property
    def local(self) -> bool:
        return self.linkage in LOCAL

    @property
    def object_name(self) -> str:
        """The name that the linker knows: LLVM marks with \\x01 what is to be taken as it is."""
        return self.name.removeprefix("\x01")

    @property
    def table(self) -> bool:
        """Whether this is a table of custom rules."""
        return self.kind == "variable" and self.defined and any(t in self.name for t in TABLES)


@dataclass(frozen=True, slots=True)
class Signature:
    """A function's type, as far as a call through a pointer tells candidates apart by it."""

    result: str
    parameters: tuple[str, ...]
    variadic: bool = False

    def admits(self, other: Signature) -> bool:
        """Whether a call of this type may reach a function of the other. C without prototypes calls `double (...)`."""
        if self.variadic and not self.parameters:
            return self.result == other.result
        return self == other


@final
class Listing:
    """One module's text and symbols. References are found when they are asked for, and kept."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._mentions: dict[str, dict[str, bool]] = {}
        self.taken: dict[str, Signature] | None = None  # functions whose address is used, once somebody has asked

    @cached_property
    def symbols(self) -> dict[str, Symbol]:
        return {s.name: s for s in _scan(self.text)}

    def source(self, symbol: Symbol) -> str:
        return self.text[symbol.begin : symbol.end]

    def mentions(self, symbol: Symbol) -> dict[str, bool]:
        """The symbols that a definition mentions, in order; true for those that are used as values, not only called."""
        known = self._mentions.get(symbol.name)
        if known is None:
            known = self._mentions[symbol.name] = {}
            own = symbol.name_at + len(_name_at(self.text, symbol.name_at))
            for name, value in mentioned(self.text[own : symbol.end]):
                known[name] = known.get(name, False) or value
        return known

    def requests(self) -> Iterator[tuple[Symbol, str]]:
        """Functions that hold requests, with the line of each."""
        entries = [s.name for s in self.symbols.values() if is_request(s)]
        if not entries:
            return
        for symbol in self.symbols.values():
            if symbol.kind != "function" or not symbol.defined:
                continue
            source = self.source(symbol)
            if "__enzyme_" not in source:
                continue
            for line in source.split("\n"):
                if "__enzyme_" in line and _CALL.match(line):
                    callee = _CALLEE.search(line)
                    if callee is not None and callee["symbol"] and unquote(callee["symbol"][1:]) in entries:
                        yield symbol, line

    def indirect_calls(self, symbol: Symbol) -> Iterator[Signature]:
        """The types of the calls through pointers in a function."""
        for line in self.source(symbol).split("\n"):
            begin = _CALL.match(line)
            if begin is None:
                continue
            callee = _CALLEE.search(line, begin.end())
            if callee is None or callee["local"] is None or " asm " in line[: callee.start()]:
                continue
            yield signature(line[begin.end() : callee.start()], line, callee.end() - 1)

    def signature(self, symbol: Symbol) -> Signature | None:
        """The type of a function; None for what is none."""
        if symbol.kind != "function":
            return None
        stop = self.text.find("\n", symbol.begin, symbol.end)
        line = self.text[symbol.name_at : stop if stop >= 0 else symbol.end]
        opening = len(_name_at(line, 0))
        return signature(self.text[symbol.begin : symbol.name_at], line, opening)


def is_request(symbol: Symbol) -> bool:
    return symbol.kind == "function" and not symbol.defined and REQUEST_NAME.search(symbol.name) is not None


def first_argument(line: str) -> str | None:
    """The function that a request names directly."""
    arguments = [a for a in _arguments(line) if " sret(" not in a]
    if not arguments:
        return None
    found = _ADDRESS.fullmatch(arguments[0])
    return None if found is None else unquote(found[1][1:])


def arguments_of_call(line: str) -> list[str]:
    """The symbols whose addresses a call passes."""
    found = (_ADDRESS.fullmatch(a) for a in _arguments(line))
    return [unquote(f[1][1:]) for f in found if f is not None]


def calls(body: str, name: str) -> Iterator[str]:
    """The lines of a body that call a function."""
    for line in body.split("\n"):
        callee = _CALLEE.search(line) if _CALL.match(line) else None
        if callee is not None and callee["symbol"] and unquote(callee["symbol"][1:]) == name:
            yield line


def _arguments(line: str) -> list[str]:
    callee = _CALLEE.search(line)
    if callee is None:
        return []
    return split_commas(line[callee.end() : matching(line, callee.end() - 1)])


def mentioned(text: str) -> Iterator[tuple[str, bool]]:
    """Symbols in a piece of text; true if used otherwise than as the callee of a call."""
    for found in _NAME.finditer(text):
        end = found.end()
        yield unquote(found[0][1:]), end >= len(text) or text[end] != "("


def signature(head: str, line: str, opening: int) -> Signature:
    """From what stands before a callee, `noundef double (ptr, ...) `, and its bracket at `opening` in `line`."""
    head = head.rstrip()
    inside = line[opening + 1 : matching(line, opening)]
    if head.endswith(")") and not re.search(r"addrspace\(\d+\)$", head):
        begin = _opening(head)
        head, inside = head[:begin].rstrip(), head[begin + 1 : -1]
    parts = split_commas(inside)
    variadic = bool(parts) and parts[-1] == "..."
    parameters = tuple(_without_number(type_at(p, 0)) for p in (parts[:-1] if variadic else parts))
    return Signature(_without_number(_last_type(head)), parameters, variadic)


def _last_type(head: str) -> str:
    if head.endswith(("}", "]", ">")):
        return head[_opening(head) :]
    space = re.search(r"ptr addrspace\(\d+\)$", head)
    return space[0] if space else head.rsplit(" ", 1)[-1]


def _without_number(type: str) -> str:
    """`%struct.S.12` is `%struct.S` in another file."""
    return re.sub(r"\.\d+$", "", type) if type.startswith("%") else type


def type_at(text: str, begin: int) -> str:
    """The type that stands at a place."""
    if text[begin] in "[{<":
        return text[begin : matching(text, begin) + 1]
    if text.startswith("target(", begin):
        return text[begin : matching(text, begin + 6) + 1]
    found = re.compile(r'%"(?:[^"\\]|\\.)*"|ptr addrspace\(\d+\)|[^\s,()]+').match(text, begin)
    return "" if found is None else found[0]


def _opening(text: str) -> int:
    """The place of the bracket that the last character closes."""
    depth = 0
    for place in range(len(text) - 1, -1, -1):
        if text[place] in ")]}>":
            depth += 1
        elif text[place] in "([{<":
            depth -= 1
            if depth == 0:
                return place
    return 0


def _name_at(text: str, at: int) -> str:
    found = _NAME.match(text, at)
    assert found is not None
    return found[0]


def _scan(text: str) -> Iterator[Symbol]:
    """The symbols of a module in its order. Metadata comes last, and no line of a body begins in the first column."""
    end = len(text) if (found := text.find("\n!")) < 0 else found + 1
    at = 0
    while at < end:
        stop = text.find("\n", at, end)
        stop = end if stop < 0 else stop
        if text.startswith("define ", at):
            close = text.find("\n}\n", at)
            stop = close + 2 if close >= 0 else end
            yield _function(text, at, stop, defined=True)
        elif text.startswith("declare ", at):
            yield _function(text, at, stop, defined=False)
        elif text.startswith("@", at):
            matched = VARIABLE.match(text, at)
            assert matched is not None, text[at:stop]
            words = matched["words"].split()
            linkage = next((w for w in words if w in LINKAGES), "")
            kind: Kind = "variable" if matched["kind"] in ("global", "constant") else _kind(matched["kind"])
            yield Symbol(
                unquote(matched["name"][1:]),
                kind,
                "" if linkage == "external" else linkage,
                not any(w in words for w in ("external", "extern_weak")),
                at,
                at,
                stop,
                "hidden" in words,
            )
        at = stop + 1


def _kind(word: str) -> Kind:
    return "alias" if word == "alias" else "ifunc"


def _function(text: str, begin: int, end: int, *, defined: bool) -> Symbol:
    found = _NAME.search(text, begin, end)
    assert found is not None
    words = text[begin : found.start()].split(" ", 5)[1:5]
    linkage = next((w for w in words[:2] if w in LINKAGES), "")
    return Symbol(
        unquote(found[0][1:]),
        "function",
        "" if linkage == "external" else linkage,
        defined,
        begin,
        found.start(),
        end,
        "hidden" in words,
    )
