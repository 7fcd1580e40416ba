# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns of LLVM's text, for what reads it before bodies are parsed, or where a whole program is too much to parse.

`ir/reader.py` makes objects of a module, and whoever has objects asks them. Some code works on text on purpose: raw
modules (preprocess, Fortran's descriptors), and links, of which most functions are never looked at. What such code has
to know of the text's form is here, once.

LLVM writes a quotation mark within quotes as `\\22` and a backslash as `\\5C`, so a quoted text ends at the next mark.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from enzyme_passes.ir.lexer import PLAIN_NAME, quote_symbol, unquote
from enzyme_passes.support.patterns import pattern

SYMBOL: Final = r'@(?:"[^"]*"|[-\w$.]+)'
"""The name of a global value: `@f`, `@"operator new"`."""

LOCAL: Final = r'%(?:"[^"]*"|[-\w$.]+)'
"""The name of a value within a function, of a block behind `label`, or of a type."""

REQUEST_NAME: Final = pattern(r"__enzyme_(?!iter\b|float|double|integer|pointer)\w")
"""In the name of a request, and of a table of rules; not of a hint on types or of an iteration of the checks."""

_NAME: Final = pattern(r'@("[^"]*"|[-\w$.]+)')
_NODE: Final = pattern(r"^!(\d+) = ", re.MULTILINE)
_LOCATION: Final = pattern(r", !dbg !\d+")
_SUBPROGRAM: Final = pattern(r" !dbg !\d+")
_STRUCTURE: Final = pattern(r'[][(){}<>,]|"[^"]*"')
_OPENING: Final = frozenset("([{<")
_CLOSING: Final = frozenset(")]}>")
_DEFINE: Final = pattern(r"^define ", re.MULTILINE)


def bare(symbol: str) -> str:
    """A symbol's name without its sigil and quotes; what is escaped stays so (`lexer.unquote` resolves it)."""
    return symbol[1:].strip('"')


def symbols_in(text: str) -> list[str]:
    """The names of the global values that a text mentions, as the module knows them, in its order."""
    return [unquote(name) for name in _NAME.findall(text)]


def uses_in(text: str) -> list[tuple[str, bool]]:
    """The same, and of each whether a bracket follows, as it does where it is called."""
    return [(unquote(found[1]), text.startswith("(", found.end())) for found in _NAME.finditer(text)]


def mentions(text: str, name: str) -> bool:
    """Whether a text has the global value that the module knows by that name."""
    if PLAIN_NAME.match(name) is None:
        return name in symbols_in(text)
    return name in text and re.search(rf'@(?:{re.escape(name)}(?![-\w$.])|"{re.escape(name)}")', text) is not None


def with_symbols_renamed(text: str, names: Mapping[str, str]) -> str:
    """The text with other names for those global values that `names` has."""

    def renamed(found: re.Match[str]) -> str:
        new = names.get(unquote(found[1]))
        return found[0] if new is None else quote_symbol(new)

    return _NAME.sub(renamed, text)


def without_locations(text: str) -> str:
    """The text without references to source lines. (A pattern that begins with what it looks for is found fast.)"""
    return _SUBPROGRAM.sub("", _LOCATION.sub("", text))


def matching(text: str, opening: int) -> int:
    """The place of the bracket that closes the one at `opening`; of the last character if none does."""
    depth = 0
    for found in _STRUCTURE.finditer(text, opening):
        character = found[0]
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
            if depth == 0:
                return found.start()
    return len(text) - 1


def split_commas(text: str) -> list[str]:
    """The parts between commas that stand outside of brackets and strings; none of blank text."""
    return list(_parts(text)) if text.strip() else []


def _parts(text: str) -> Iterator[str]:
    depth = start = 0
    for found in _STRUCTURE.finditer(text):
        character = found[0]
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
        elif character == "," and depth == 0:
            yield text[start : found.start()].strip()
            start = found.end()
    yield text[start:].strip()


def with_functions(text: str, rewritten: Callable[[str], str]) -> str:
    """The text of a module with each function's definition, to the end of its last line, as `rewritten` makes it."""
    pieces: list[str] = []
    done = 0
    for head in _DEFINE.finditer(text):
        begin, end = head.start(), text.find("\n}\n", head.start())
        end = len(text) if end < 0 else end + 3
        pieces += (text[done:begin], rewritten(text[begin:end]))
        done = end
    return "".join([*pieces, text[done:]])


def next_metadata_number(text: str, begin: int = 0) -> int:
    """The first number that no node of the module's text has. `begin`: where its metadata begins, if that is known."""
    return max((int(number) for number in _NODE.findall(text, begin)), default=-1) + 1
