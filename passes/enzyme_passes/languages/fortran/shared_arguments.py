# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Procedures that are given one array as two arguments, and write to it.

    call axpy(n, alpha - 1, s, 1, s, 1)            y(i) = y(i) + a * x(i), with s for both
    call copy(n, w, 0, w, 1)                       w(1) to all

Fortran forbids it. Programs have done it for fifty years (SLSQP is one), and it does what is meant as long as no
compiler relies on the rule. A derivative would: of its arguments and their shadows it says what the procedure says of
its own. So flang's word that arguments are apart (`noalias`, and its tags, see variables.py) is not taken for such a
procedure, as far as one file shows that it is one: by two equal addresses in one call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from enzyme_passes.ir.text import LOCAL, SYMBOL, matching, split_commas
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_HEAD: Final = pattern(rf"^define [^@\n]*({SYMBOL})(?=\()", re.MULTILINE)
_CALL: Final = pattern(rf"^  (?:{LOCAL} = )?call [^@\n]*({SYMBOL})(?=\()", re.MULTILINE)
_ADDRESS: Final = pattern(rf"^  ({LOCAL}) = ((?:getelementptr|load|sext|zext|sub|add|mul) [^\n!]*)", re.MULTILINE)
_STEP: Final = pattern(rf"^  ({LOCAL}) = (?:getelementptr|phi|select|freeze|insertvalue) ")
_STORE: Final = pattern(rf"^  store .*, ptr ({LOCAL})")
_VALUE: Final = pattern(LOCAL)
_DEPTH: Final = 8  # so far an address is followed through what computes it
_PROMISE: Final = pattern(r"\bnoalias ")


@dataclass(frozen=True, slots=True)
class _Procedure:
    parameters: list[str]
    body: str


def that_share(text: str) -> frozenset[str]:
    """The symbols of the procedures, as they are in IR."""
    procedures = dict(_procedures(text))
    writes = _Writes(procedures)
    found: dict[str, None] = {}
    for procedure in procedures.values():
        addresses: dict[str, str] | None = None
        for name, given in _calls(procedure.body):
            if name in found or name not in procedures or len(given) < 2:
                continue
            addresses = dict(_ADDRESS.findall(procedure.body)) if addresses is None else addresses
            if any(writes.through(name, k) for k in _alike(given, addresses)):
                found[name] = None
    return frozenset(found)


def without_promises(text: str, shared: frozenset[str]) -> str:
    """Raw IR in which nothing is said of the parameters of such procedures."""
    pieces: list[str] = []
    done = 0
    for head in _HEAD.finditer(text) if shared else ():
        if head[1] in shared:
            end = matching(text, head.end())
            pieces += (text[done : head.end()], _PROMISE.sub("", text[head.end() : end]))
            done = end
    return "".join([*pieces, text[done:]])


def _procedures(text: str) -> Iterator[tuple[str, _Procedure]]:
    for head in _HEAD.finditer(text):
        end = matching(text, head.end())
        begin = text.index("\n", end)
        parameters = [p.rpartition(" ")[2] for p in split_commas(text[head.end() + 1 : end])]
        yield head[1], _Procedure(parameters, text[begin : text.index("\n}", begin)])


def _calls(body: str) -> Iterator[tuple[str, dict[int, str]]]:
    """Who is called, and the addresses among the arguments, by number."""
    for call in _CALL.finditer(body):
        arguments = split_commas(body[call.end() + 1 : matching(body, call.end())])
        split = [(k, a.rpartition(" ")[2]) for k, a in enumerate(arguments) if a.startswith("ptr ")]
        yield call[1], {k: value for k, value in split if value.startswith("%")}


def _alike(given: dict[int, str], addresses: dict[str, str]) -> Iterator[int]:
    """The numbers of arguments that are the same address as another one."""
    seen: dict[str, int] = {}
    for k, value in given.items():
        first = seen.setdefault(_computed(value, addresses, _DEPTH), k)
        if first != k:
            yield from (first, k)


def _computed(value: str, addresses: dict[str, str], depth: int) -> str:
    """How an address is computed, whatever the names of the steps."""
    if not depth or value not in addresses:
        return value
    return _VALUE.sub(lambda part: f"({_computed(part[0], addresses, depth - 1)})", addresses[value])


class _Writes:
    """Whether procedures may write through their parameters."""

    def __init__(self, procedures: dict[str, _Procedure]) -> None:
        self._procedures = procedures
        self._known: dict[tuple[str, int], bool] = {}

    def through(self, name: str, number: int) -> bool:
        if name.startswith("@llvm.") and not name.startswith("@llvm.mem"):
            return False
        procedure = self._procedures.get(name)
        if procedure is None or number >= len(procedure.parameters):
            return True
        if (name, number) not in self._known:
            self._known[name, number] = False  # of a recursion: what else is there tells
            self._known[name, number] = self._found(procedure, procedure.parameters[number])
        return self._known[name, number]

    def _found(self, procedure: _Procedure, parameter: str) -> bool:
        led = {parameter: None}
        for line in procedure.body.splitlines():
            step = _STEP.match(line)
            if step is not None and not led.keys().isdisjoint(_VALUE.findall(line)):
                led[step[1]] = None
            stored = _STORE.match(line)
            if stored is not None and stored[1] in led:
                return True
        return any(
            value in led and self.through(name, k)
            for name, given in _calls(procedure.body)
            for k, value in given.items()
        )
