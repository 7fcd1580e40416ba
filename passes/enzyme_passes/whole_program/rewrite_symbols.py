# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Symbols of a module rewritten: a definition into a declaration, or with another linkage or name.

  define weak dso_local double @f(double noundef %0) #0 comdat !dbg !9 {
as a declaration:
  declare dso_local double @f(double noundef %0) #0
as a copy that is internal:
  define internal double @f.copy(double noundef %0) #0 {
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.lexer import quote
from enzyme_passes.ir.reader import split_trailer
from enzyme_passes.ir.text import SYMBOL, matching
from enzyme_passes.support.patterns import pattern
from enzyme_passes.whole_program.symbol_index import LINKAGES, VARIABLE, Listing, Symbol, type_at

_VISIBILITIES: Final = ("hidden", "protected", "default")
_PREEMPTION: Final = ("dso_local", "dso_preemptable")
_COMDAT: Final = pattern(r',? comdat(?:\(\$(?:"(?:[^"\\]|\\.)*"|[-\w$.]+)\))?')
_SECTION: Final = pattern(r',? section "(?:[^"\\]|\\.)*"')
_DEBUG: Final = pattern(r",? !dbg !\d+")
_ALIGN: Final = pattern(r", align \d+")


def declaration(listing: Listing, symbol: Symbol, *, elsewhere: bool = False) -> str:
    """A definition as a declaration. `elsewhere`: it is in another file that is loaded at run time, so that its address
    is not known when linking."""
    source = listing.source(symbol)
    match symbol.kind:
        case "function":
            words, result = _head(listing, symbol)
            line = source.partition("\n")[0]
            at = symbol.name_at - symbol.begin
            close = _parameters_end(line, at)
            before, attributes, _ = split_trailer(line[close + 1 :].rstrip().removesuffix("{").rstrip())
            kept = " ".join(w for w in (*_kept(words, elsewhere), result) if w)
            tail = "".join(f" {w}" for w in (before, attributes) if w)
            return f"declare {kept} {line[at : close + 1]}{tail}"
        case "variable" | "alias" | "ifunc":
            matched = VARIABLE.match(source)
            assert matched is not None
            type = type_at(source, matched.end())
            words = _kept(matched["words"].split(), elsewhere)
            if symbol.kind != "variable" and source.startswith(" (", matched.end() + len(type)):
                opening = matched.end() + len(type) + 1
                parameters = source[opening : matching(source, opening) + 1]
                return f"declare {' '.join(w for w in words if w in _PREEMPTION + _VISIBILITIES)} {type} " + (
                    f"{matched['name']}{parameters}"
                )
            kind = matched["kind"] if symbol.kind == "variable" else "global"
            align = _ALIGN.search(source, matched.end() + len(type)) if symbol.kind == "variable" else None
            align_text = align[0] if align is not None and '"' not in source[align.end() :] else ""
            return " ".join([matched["name"], "=", "external", *words, kind, type]) + align_text


def copy(listing: Listing, symbol: Symbol, linkage: str, name: str | None = None) -> str:
    """A function or variable under another linkage, and under a name of its own; outside of groups and sections. A
    copy has no place in debug information: LLVM wants one function for each."""
    source = listing.source(symbol)
    at = symbol.name_at - symbol.begin
    if symbol.kind == "function":
        words, result = _head(listing, symbol)
        line, newline, rest = source.partition("\n")
        close = _parameters_end(line, at)
        tail = _SECTION.sub("", _COMDAT.sub("", line[close + 1 :]))
        called = re.compile(SYMBOL).match(line, at)
        assert called is not None
        spelled = called[0] if name is None else f"@{quote(name)}"
        if name is not None:
            tail = _DEBUG.sub("", tail)
        kept = " ".join(w for w in (linkage, result) if w)
        return f"define {kept} {spelled}{line[called.end() : close + 1]}{tail}{newline}{rest}"
    matched = VARIABLE.match(source)
    assert matched is not None
    words = [w for w in matched["words"].split() if w not in (*LINKAGES, *_VISIBILITIES, *_PREEMPTION)]
    spelled = matched["name"] if name is None else f"@{quote(name)}"
    rest = _trailer_without_groups(source[matched.end() :])
    return " ".join(w for w in (spelled, "=", linkage, *words, matched["kind"], rest) if w)


def relinked(listing: Listing, symbol: Symbol, linkage: str) -> str:
    """A definition with another linkage and nothing else changed."""
    source = listing.source(symbol)
    if symbol.linkage:
        head = symbol.name_at - symbol.begin if symbol.kind == "function" else 0
        return re.sub(rf"\b{symbol.linkage}\b", linkage, source[:head], count=1) + (
            source[head:] if head else re.sub(rf"(?<= = ){symbol.linkage}\b", linkage, source, count=1)
        )
    if symbol.kind == "function":
        return f"define {linkage}{source.removeprefix('define')}"
    return source.replace(" = ", f" = {linkage} ", 1)


def _head(listing: Listing, symbol: Symbol) -> tuple[list[str], str]:
    """The words on linkage and visibility before a function's result, and the rest up to its name."""
    head = listing.text[symbol.begin : symbol.name_at].strip()
    words: list[str] = []
    while True:
        word, _, rest = head.partition(" ")
        if word not in ("define", "declare", *LINKAGES, *_VISIBILITIES, *_PREEMPTION, "dllexport", "dllimport"):
            return words, head
        words.append(word)
        head = rest


def _kept(words: list[str], elsewhere: bool) -> list[str]:
    """What a declaration keeps of a definition's words."""
    gone = ("define", *LINKAGES, "dllexport", "dllimport", "unnamed_addr", "local_unnamed_addr")
    words = [w for w in words if w not in gone]
    return [w for w in words if w not in _PREEMPTION + _VISIBILITIES] if elsewhere else words


def _parameters_end(line: str, name_at: int) -> int:
    called = re.compile(SYMBOL).match(line, name_at)
    assert called is not None
    return matching(line, called.end())


def _trailer_without_groups(rest: str) -> str:
    """A variable's text behind its kind, without comdat and section. The initializer may hold such words in strings."""
    begin = max(rest.rfind('"'), 0)
    section = re.search(r', section "(?:[^"\\]|\\.)*"', rest)
    if section is not None and section.end() == begin + 1:
        rest = rest[: section.start()] + rest[section.end() :]
        begin = max(rest.rfind('"'), 0)
    comdat = re.compile(r', comdat\(\$"(?:[^"\\]|\\.)*"\)').search(rest)
    if comdat is not None:
        return rest[: comdat.start()] + rest[comdat.end() :]
    return rest[:begin] + _COMDAT.sub("", rest[begin:])
