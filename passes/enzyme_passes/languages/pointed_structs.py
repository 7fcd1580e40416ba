# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which parameters of a function lead to a struct, in the source's words.

    %4 = getelementptr inbounds nuw %struct.S, ptr %0, i32 0, i32 1       p->b, of a `struct S *p`

A pointer says nothing of how large what it leads to is, and once LLVM has optimized, neither does what is done with it.
In raw IR a member is still asked of the struct. The target of a request then has the attribute
`enzcc_structs`="0=struct.S;2=struct.T" (number of the parameter, name of the type): its shadow is one of that whole
struct, also where only the first members are used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from enzyme_passes.ir.text import SYMBOL
from enzyme_passes.ir.values import Function
from enzyme_passes.languages.source_arguments import parameters_of
from enzyme_passes.support.patterns import pattern

ATTRIBUTE: Final = "enzcc_structs"

_LOCAL = r"%[-\w$.]+"
_STRUCT = r'%(?:"[^"\\]+"|[-\w$.]+)'
_REQUESTS = pattern(r"^.*\b(?:call|invoke) .*__enzyme_.*$", re.MULTILINE)
_NAMED = pattern(rf"ptr (?:noundef |nonnull )*({SYMBOL})")
_STORE = pattern(rf"store ptr ({_LOCAL}), ptr ({_LOCAL})")
_LOAD = pattern(rf"({_LOCAL}) = load ptr, ptr ({_LOCAL})")
_MEMBER = pattern(rf"= getelementptr [a-z ]*({_STRUCT}), ptr ({_LOCAL}), i(?:32|64) 0, ")
_CALL = pattern(rf"\b(?:call|invoke) .*?({SYMBOL})\((.*)\)")
_DEEPEST: Final = 3  # calls that a parameter is followed through


def pointed_structs(text: str) -> dict[str, str]:
    """The attribute's value for each target of a request in raw IR that has such parameters."""
    targets = {m[1]: None for line in _REQUESTS.findall(text) for m in _NAMED.finditer(line)}
    bodies = _Bodies(text)
    found: dict[str, str] = {}
    for symbol in targets:
        types = ((k, bodies.struct(symbol, k, _DEEPEST)) for k in range(len(bodies.parameters(symbol))))
        said = [f"{k}={name}" for k, name in types if name is not None]
        if said:
            found[symbol] = ";".join(said)
    return found


def pointed_struct(function: Function, index: int) -> str | None:
    """The name of the struct that a parameter leads to, as types are printed but for quotes."""
    for said in function.attributes.get(ATTRIBUTE, "").split(";"):
        number, _, name = said.partition("=")
        if number == str(index):
            return name
    return None


class _Bodies:
    def __init__(self, text: str) -> None:
        self.text = text
        self._found: dict[str, tuple[list[str], str]] = {}

    def parameters(self, symbol: str) -> list[str]:
        return self._body(symbol)[0]

    def struct(self, symbol: str, index: int, depth: int) -> str | None:
        """The struct that the parameter with this number is used as, here or in a function that it is passed on to."""
        parameters, body = self._body(symbol)
        if index >= len(parameters):
            return None
        values, slots = {parameters[index]: None}, dict[str, None]()
        passed: list[tuple[str, int]] = []
        for line in body.split("\n"):
            if (m := _STORE.search(line)) is not None and m[1] in values:
                slots[m[2]] = None
            elif (m := _LOAD.search(line)) is not None and m[2] in slots:
                values[m[1]] = None
            elif (m := _MEMBER.search(line)) is not None and m[2] in values:
                return m[1][1:].strip('"')
            elif depth and (m := _CALL.search(line)) is not None:
                passed += [(m[1], k) for k in _positions(m[2], values)]
        return next((s for f, k in passed if (s := self.struct(f, k, depth - 1)) is not None), None)

    def _body(self, symbol: str) -> tuple[list[str], str]:
        known = self._found.get(symbol)
        if known is None:
            head = re.search(rf"^define [^@\n]*{re.escape(symbol)}\((.*)$", self.text, re.MULTILINE)
            if head is None:
                known = [], ""
            else:
                known = parameters_of(head[1]), self.text[head.end() : self.text.index("\n}", head.end())]
            self._found[symbol] = known
        return known


def _positions(arguments: str, values: dict[str, None]) -> Iterator[int]:
    """Which arguments of a call are one of these values; of what stands in brackets, nothing is told apart."""
    depth, number, word = 0, 0, ""
    for character in arguments + ",":
        depth += (character in "([{") - (character in ")]}")
        if character == "," and not depth:
            if word.rpartition(" ")[2] in values:
                yield number
            number, word = number + 1, ""
        else:
            word += character
