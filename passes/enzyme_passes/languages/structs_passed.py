# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs that C passes in two registers, with bytes in them that lie in both: passed through memory.

    struct T { int key; unsigned char number[8]; };     void put(T *heap, T t)     void @put(ptr, i64, i32)

As for structs that are returned so (structs_in_registers.py), half of the number is in either register. In raw IR the
callee stores both in a variable at once, and callers have loaded them from one. So `put` gets a body for all calls that
do, which is passed the address of the caller's variable, and copies what is there where it stored the registers:

    %a = load i64, ptr %t                          call void @enzcc.passed.put(ptr %h, ptr %t, i1 false)
    %b = load i32, ptr %t + 8              ->
    call void @put(ptr %h, i64 %a, i32 %b)

    store i64 %1, ptr %own                         memcpy(%own, %1, 12)
    store i32 %2, ptr %own + 8             ->

Between the loads and the call nothing writes to the variable. `put` itself calls that, for all others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from enzyme_passes.ir.text import LOCAL, SYMBOL, bare, matching, split_commas, with_functions
from enzyme_passes.languages.structs_in_registers import (
    is_special,
    mentions_bytes,
    structs_with_bytes_across,
    with_memcpy,
)
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

PREFIX: Final = "enzcc.passed."

_DEFINITION: Final = pattern(rf"^define (?P<front>[^@\n]*?)(?P<symbol>{SYMBOL})(?=\()", re.MULTILINE)
_LINKAGE: Final = pattern(r"(?:(?:internal|private|linkonce|linkonce_odr|weak|weak_odr|dso_local|hidden|protected) )*")
_LOW: Final = pattern(rf"i64 (?P<value>{LOCAL})$")
_HIGH: Final = pattern(rf"(?P<type>i\d+) (?P<value>{LOCAL})$")
_HARMLESS: Final = pattern(
    rf"  (?:{LOCAL} = (?:load|getelementptr|freeze) |"
    rf"call void @llvm\.memcpy\.p0\.p0\.i64\(ptr (?:align \d+ )?(?P<target>{LOCAL}), )"
)


@dataclass(frozen=True, slots=True)
class _Passed:
    """`at`: the first of two parameters. `struct`: the type, of `size` and `align`. `variable`: where the callee stores
    them."""

    at: int
    high: str
    struct: str
    size: int
    align: int
    variable: str

    @property
    def pair(self) -> str:
        return f"{{ i64, {self.high} }}"


def passed_through_memory(text: str) -> str:
    """Raw IR in, raw IR out, as the module's docstring shows."""
    if not mentions_bytes(text):
        return text
    structs = structs_with_bytes_across(text)
    found = _all_passed(text, structs) if structs else {}
    while found:
        text = _rewritten(text, found)
        found = _all_passed(text, structs)
    return text


def _all_passed(text: str, structs: Mapping[str, tuple[int, int]]) -> dict[str, _Passed]:
    """The first such struct of each function."""
    found: dict[str, _Passed] = {}
    for head in _DEFINITION.finditer(text):
        if re.search(r"\bi64 %[^,)]*, i\d+ %", text[head.end() : text.index("\n", head.end())]) is None:
            continue
        function = text[head.start() : text.index("\n}\n", head.start()) + 3]
        passed = _passed(function, head.end() - head.start(), structs)
        if passed is not None and not is_special(text, function, head["symbol"]):
            found[head["symbol"]] = passed
    return found


def _passed(function: str, opening: int, structs: Mapping[str, tuple[int, int]]) -> _Passed | None:
    """The first struct that a function is passed in two registers and stores in a variable."""
    parameters = split_commas(function[opening + 1 : matching(function, opening)])
    lines = function.split("\n")
    for at, (first, second) in enumerate(pairwise(parameters)):
        low, high = _LOW.fullmatch(first), _HIGH.fullmatch(second)
        if low is None or high is None:
            continue
        pair = f"{{ i64, {high['type']} }}"
        stores = [_stored(lines, m["value"]) for m in (low, high)]
        variables = [_variable(lines, n, pair, k) for k, n in enumerate(stores)]
        variable = variables[0]
        if variable is None or variable != variables[1]:
            continue
        made = _type_of(lines, variable)
        copied = rf"  call void @llvm\.memcpy\.p0\.p0\.i64\(ptr align \d+ ({LOCAL}), ptr align \d+ "
        copied += rf"{re.escape(variable)}, i64 (\d+), i1 false\)"
        copy = re.search(copied, function) if made == pair else None
        struct = _type_of(lines, copy[1]) if copy is not None else made
        if struct not in structs or (copy is not None and int(copy[2]) != structs[struct][0]):
            continue
        return _Passed(at, high["type"], struct, *structs[struct], variable)
    return None


def _mentioned(lines: Sequence[str], value: str) -> list[int]:
    said = re.compile(rf"{re.escape(value)}(?![-\w$.])")
    return [n for n, line in enumerate(lines) if said.search(line)]


def _stored(lines: Sequence[str], value: str) -> int:
    """The line, beside the first one, that alone has a parameter, and stores it; -1 if there is none."""
    used = [n for n in _mentioned(lines, value) if n]
    if len(used) != 1 or not re.match(rf"  store i\d+ {re.escape(value)}, ptr ", lines[used[0]]):
        return -1
    return used[0]


def _variable(lines: Sequence[str], line: int, pair: str, part: int) -> str | None:
    """The variable of whose `part` the line before another is the address."""
    place = re.match(rf"  .*, ptr ({LOCAL}), ", lines[line]) if line > 0 else None
    if place is None:
        return None
    return _part_of(lines[line - 1], place[1], pair, part)


def _part_of(line: str, place: str, pair: str, part: int) -> str | None:
    found = re.match(
        rf"  {re.escape(place)} = getelementptr [a-z ]*{re.escape(pair)}, ptr ({LOCAL}), i32 0, i32 {part}(?!\d)", line
    )
    return found[1] if found is not None else None


def _type_of(lines: Sequence[str], variable: str) -> str:
    for line in lines:
        made = re.match(rf"  {re.escape(variable)} = alloca (.*?), align ", line)
        if made is not None:
            return made[1]
    return ""


def _rewritten(text: str, found: Mapping[str, _Passed]) -> str:
    names = "|".join(map(re.escape, sorted(found, key=len, reverse=True)))
    mentions = re.compile(rf"(?:{names})\(")
    called = re.compile(rf"^  (?:{LOCAL} = )?(?:call|invoke) [^@]* (?P<symbol>{names})(?=\()")

    def rewritten(function: str) -> str:
        if mentions.search(function) is None:
            return function
        own = _DEFINITION.match(function)
        lines = function.split("\n")
        for n, line in enumerate(lines):
            call = called.match(line)
            if call is not None:
                _pass_address(lines, n, call, found[call["symbol"]])
        function = "\n".join(lines)
        return _split(function, own, found[own["symbol"]]) if own is not None and own["symbol"] in found else function

    return with_memcpy(with_functions(text, rewritten))


def _pass_address(lines: list[str], n: int, call: re.Match[str], passed: _Passed) -> None:
    """Let a call pass the address of the variable that the two registers are loaded from, if they are."""
    line = lines[n]
    closing = matching(line, call.end())
    arguments = split_commas(line[call.end() + 1 : closing])
    loads = []
    for argument, type in zip(arguments[passed.at : passed.at + 2], ("i64", passed.high), strict=True):
        value = re.fullmatch(rf"{type} ({LOCAL})", argument)
        if value is None:
            return
        used = _mentioned(lines, value[1])
        if len(used) != 2 or used[1] != n:
            return
        loads.append(used[0])
    places = [re.match(rf"  {LOCAL} = load i\d+, ptr ({LOCAL}), ", lines[load]) for load in loads]
    variables = [
        _part_of(lines[load - 1], place[1], passed.pair, part) if place is not None else None
        for part, (load, place) in enumerate(zip(loads, places, strict=True))
    ]
    variable = variables[0]
    if variable is None or variable != variables[1] or _type_of(lines, variable) not in (passed.pair, passed.struct):
        return
    for other in lines[min(loads) + 1 : n]:
        harmless = _HARMLESS.match(other)
        target = harmless["target"] if harmless is not None else None
        if harmless is None or (target is not None and (target == variable or not _type_of(lines, target))):
            return
    for load in loads:
        lines[load] = lines[load].split(" = ", 1)[0] + " = freeze i1 false"
    arguments[passed.at : passed.at + 2] = (f"ptr {variable}", "i1 false")
    front = line[: call.start("symbol")]
    lines[n] = f"{front}{_in_memory(call['symbol'])}({', '.join(arguments)}{line[closing:]}"


def _in_memory(symbol: str) -> str:
    return f'@"{PREFIX}{bare(symbol)}"'


def _split(function: str, head: re.Match[str], passed: _Passed) -> str:
    """The function that is passed an address, and one in the old form that calls it."""
    opening = head.end()
    closing = matching(function, opening)
    parameters = split_commas(function[opening + 1 : closing])
    named = [p if re.search(rf" {LOCAL}$", p) else f"{p} %{k}" for k, p in enumerate(parameters)]
    values = [p.rsplit(" ", 1)[1] for p in named]
    low, high = values[passed.at : passed.at + 2]
    end = function.index("\n")
    line = function[closing + 1 : end]
    linkage = _LINKAGE.match(head["front"])
    result = head["front"][linkage.end() if linkage is not None else 0 :]
    said = re.sub(r" (?:comdat(?:\(\$[^)]*\))?|section \"[^\"]*\")", "", line)
    lines = function[end:].split("\n")
    first, second = sorted(_mentioned(lines, low) + _mentioned(lines, high))
    lines[first] = ""
    lines[second] = (
        f"  call void @llvm.memcpy.p0.p0.i64(ptr align {passed.align} {passed.variable}, ptr align {passed.align} "
        f"{low}, i64 {passed.size}, i1 false)"
    )
    inside = list(named)
    inside[passed.at : passed.at + 2] = (f"ptr {low}", f"i1 {high}")
    inner = f"define internal {result}{_in_memory(head['symbol'])}({', '.join(inside)}){said}" + "\n".join(lines)
    given = list(named)
    given[passed.at : passed.at + 2] = ("ptr %enzcc.place", "i1 false")
    plain = re.sub(r" !dbg !\d+", "", line)
    is_void = result.rstrip().endswith("void")
    outer = (
        f"{function[:opening]}({', '.join(named)}){plain}\n"
        f"  %enzcc.place = alloca {passed.struct}, align 8\n"
        f"  store i64 {low}, ptr %enzcc.place, align 8\n"
        f"  %enzcc.high = getelementptr i8, ptr %enzcc.place, i64 8\n"
        f"  store {passed.high} {high}, ptr %enzcc.high, align 8\n"
        f"  {'' if is_void else '%enzcc.value = '}call {result}{_in_memory(head['symbol'])}({', '.join(given)})\n"
        f"  ret {'void' if is_void else f'{_type(result)} %enzcc.value'}\n}}\n"
    )
    return f"{outer}\n{inner}"


def _type(result: str) -> str:
    """The type of a function's result, without what is said of it."""
    result = result.strip()
    return result[result.index("{") :] if "{" in result else result.rsplit(" ", 1)[-1]
