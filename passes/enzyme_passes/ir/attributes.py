# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Attributes of functions, parameters, results and calls: their text, read once.

    ptr noalias sret(%struct.s) align 8 dereferenceable(24) captures(none) "enzcc-led"="3" %x

    said = attributes_in("noalias sret(%struct.s) align 8 ...")
    said.has("noalias")                       True
    said.number("dereferenceable")            24
    said.value_of("captures")                 "none"
    said.only("noalias", "align")             "noalias align 8"

A value keeps the text, which is what the writer prints; what it says is asked here, never of the text: `noalias` may
stand in a string, and `readonly` in the name of a type.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.lexer import Terms, string_in
from enzyme_passes.ir.text import SYMBOL, matching
from enzyme_passes.ir.values import Module
from enzyme_passes.support.patterns import pattern

_ATTRIBUTE: Final = pattern(
    r' *(?:"(?P<string>[^"]*)"(?:="(?P<said>[^"]*)")?'  # of our own and of the machine: "name"="value"
    r"|align (?P<align>\d+)"
    r"|(?P<group>#\d+)"
    r'|(?P<word>[^\s()="]+)(?:=(?P<is>[^\s"]+|"[^"]*"))?)'  # nounwind, alignstack=16; in brackets what follows
)


_ATTACHMENT: Final = pattern(r"!([-\w$.]+) (!\d+)")
_PERSONALITY: Final = pattern(rf"\bpersonality ptr {SYMBOL}")


@final
class Attributes:
    """What an attribute list says, in its order. `values`: name -> value, "" for one that has none."""

    __slots__ = ("values", "_texts")

    def __init__(self, values: Mapping[str, str], texts: Mapping[str, str]) -> None:
        self.values = values
        self._texts = texts

    def has(self, name: str) -> bool:
        return name in self.values

    def has_any(self, *names: str) -> bool:
        return any(name in self.values for name in names)

    def value_of(self, name: str) -> str | None:
        """What stands in the brackets of an attribute, or behind its sign of equality."""
        return self.values.get(name)

    def number(self, name: str) -> int | None:
        """The same for an attribute whose value is a number."""
        value = self.values.get(name)
        return None if value is None else int(value)

    def only(self, *names: str) -> str:
        """The text of those among `names`."""
        return " ".join(text for name, text in self._texts.items() if name in names)

    def without(self, *names: str) -> str:
        """The text of all others."""
        return " ".join(text for name, text in self._texts.items() if name not in names)


NONE: Final = Attributes({}, {})


def attributes_in(text: str) -> Attributes:
    """The attributes of a parameter, result or call, as LLVM prints them. Few texts are as frequent."""
    return _read(text) if text else NONE


@lru_cache(maxsize=4096)
def _read(text: str) -> Attributes:
    texts: dict[str, str] = {}
    return Attributes(_scan(text, {}, texts), texts)


def function_attributes(text: str, groups: Mapping[str, str]) -> dict[str, str]:
    """Attributes of a function or call as name -> value, with groups (`#5`) replaced by what they stand for:
    `nounwind memory(read) "target-cpu"="x86-64" alignstack=16`."""
    return _scan(text, groups, {}) if text else {}


def _scan(text: str, groups: Mapping[str, str], texts: dict[str, str]) -> dict[str, str]:
    """Raises ValueError for what is no list of attributes."""
    found: dict[str, str] = {}
    at = 0
    while at < len(text):
        item = _ATTRIBUTE.match(text, at)
        if item is None:
            if not text[at:].strip():
                break
            raise ValueError(f"no list of attributes: {text}")
        end = item.end()
        begin = item.start() + len(item[0]) - len(item[0].lstrip())
        if item["group"] is not None:
            found.update(_scan(groups.get(item["group"], ""), groups, texts))
            at = end
            continue
        if item["string"] is not None:
            name, value = item["string"], string_in(item["said"] or "")
        elif item["align"] is not None:
            name, value = "align", item["align"]
        else:
            name, value = item["word"], (item["is"] or "").strip('"')
            if text.startswith("(", end):
                close = matching(text, end)
                value, end = text[end + 1 : close], close + 1
        found[name] = value
        texts[name] = text[begin:end]
        at = end
    return found


def attachments(trailer: str) -> dict[str, str]:
    """The metadata that is attached to a global: `!enzyme_shadow !5` among what stands behind its initializer."""
    return dict(_ATTACHMENT.findall(trailer)) if "!" in trailer else {}


def personality_in(trailer: str) -> str:
    """What a function says of its exceptions, behind its parameters: `personality ptr @__gxx_personality_v0`, or ""."""
    found = _PERSONALITY.search(trailer)
    return found[0] if found is not None else ""


def type_in_memory(module: Module, text: str, word: str) -> ty.Type | None:
    """The type that `sret(...)` or `byval(...)` among a parameter's attributes names."""
    named = attributes_in(text).value_of(word)
    if not named:
        return None
    terms = Terms(module)
    terms.start(named)
    return terms.type()
