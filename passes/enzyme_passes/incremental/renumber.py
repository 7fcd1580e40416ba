# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts that name metadata and attribute groups by number, with other numbers.

The number of a node says how many stand before it in its module; so two texts of one function differ as soon as
anything else in the module does. Numbered in the order of their first use here, they do not:

    load double, ptr %p, !tbaa !73  #12         ->       load double, ptr %p, !tbaa !0  #0
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from enzyme_passes.ir.lexer import quote_symbol, unquote
from enzyme_passes.support.patterns import pattern

# Strings are stepped over: what looks like a number in one is none.
_PIECE: Final = pattern(r'@(?:"[^"]*"|[-\w$.]+)|"[^"]*"|[#!]\d+(?![-\w$.])')
_SYMBOL: Final = pattern(r'@("[^"]*"|[-\w$.]+)')
_PLACES: Final = pattern(r",? !(?:dbg|DIAssignID|srcloc) !\d+|^    #dbg_.*\n", re.MULTILINE)
_VARIABLES: Final = pattern(r",? !(?:DIAssignID|srcloc) !\d+|^    #dbg_.*\n", re.MULTILINE)
_REFERENCE: Final = pattern(r'"[^"]*"|!\d+')


def mentioned(text: str) -> Iterator[str]:
    """The names of symbols in a text, each once."""
    return map(unquote, dict.fromkeys(_SYMBOL.findall(text)))


def without_places(text: str) -> str:
    """A function or global without a word of where it stands in the source."""
    return _PLACES.sub("", text) if "!dbg" in text or "#dbg_" in text or "!srcloc" in text else text


def without_variables(text: str) -> str:
    """A function without what it says of its variables to debuggers; its places stay."""
    return _VARIABLES.sub("", text) if "#dbg_" in text or "!srcloc" in text else text


def references(node: str) -> list[str]:
    """The nodes that a node or a function names."""
    return [r for r in _REFERENCE.findall(node) if r[0] == "!"]


def rewritten(text: str, numbered: Callable[[str], str], names: Mapping[str, str]) -> str:
    """`text` with each `!7` and `#7` as `numbered` says, and with symbols in `names` called otherwise."""

    def piece(found: re.Match[str]) -> str:
        word = found[0]
        match word[0]:
            case "@":
                new = names.get(unquote(word[1:])) if names else None
                return word if new is None else quote_symbol(new)
            case '"':
                return word
            case _:
                return numbered(word)

    return _PIECE.sub(piece, text)


class Numbering:
    """New numbers for the nodes and attribute groups of one module, from `first` on in the order of use.

    `places` says whether debug information is kept. `kept`: nodes that have a number already, by their names.
    `change` gives the text of a node another form; it gets the text and the node's new name."""

    def __init__(
        self,
        metadata: Mapping[str, str],
        groups: Mapping[str, str],
        *,
        places: bool,
        names: Mapping[str, str] | None = None,
        kept: Mapping[str, str] | None = None,
        first: int = 0,
        change: Callable[[str, str], str] | None = None,
    ) -> None:
        self._metadata = metadata
        self._groups = groups
        self._places = places
        self._names: Mapping[str, str] = names or {}
        self._kept: Mapping[str, str] = kept or {}
        self._first = first
        self._change = change
        self.order: list[str] = []  # nodes, by their former names
        self._numbers: dict[str, str] = {}

    def text(self, text: str) -> str:
        """A symbol's text, or a node's."""
        return rewritten(text if self._places else without_places(text), self._numbered, self._names)

    def _numbered(self, word: str) -> str:
        known = self._numbers.get(word)
        if known is not None:
            return known
        if word[0] == "!":
            if word in self._kept:
                return self._kept[word]
            if word not in self._metadata:
                return word  # no node: text that only looks like one
            new = f"!{self._first + len(self.order)}"
            self.order.append(word)
        else:
            if word not in self._groups:
                return word
            new = f"#{sum(w[0] == '#' for w in self._numbers)}"
        self._numbers[word] = new
        return new

    def groups(self) -> dict[str, str]:
        """The groups used so far, by their new names."""
        return {new: self._groups[old] for old, new in self._numbers.items() if old[0] == "#"}

    def nodes(self) -> dict[str, str]:
        """The nodes used so far and all that they need, by their new names. No text may follow."""
        found: dict[str, str] = {}
        for old in self.order:  # grows on the way
            text = self._metadata[old]
            if not self._places:
                text = self._without_locations(text)
            elif self._change is not None:
                text = self._change(text, self._numbers[old])
            found[self._numbers[old]] = self.text(text)
        return found

    def _without_locations(self, node: str) -> str:
        """The properties of a loop name where it begins and ends."""
        head, brace, properties = node.partition("{")
        if head not in ("!", "distinct !") or not brace:
            return node
        kept = [p for p in properties[:-1].split(", ") if not self._is_location(p)]
        return f"{head}{{{', '.join(kept)}}}"

    def _is_location(self, node: str) -> bool:
        return self._metadata.get(node, "").removeprefix("distinct ").startswith("!DILocation(")
