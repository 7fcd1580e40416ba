# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs that C returns in two registers, with bytes in them that lie in both: returned through memory.

    struct T { int key; unsigned char number[8]; };     T make(int key, double x);     { i64, i32 } @make(i32, double)

Half of the number comes back in either register, and half a number has no derivative of its own. In raw IR the struct
is still seen, in the callee and in its callers; so `make` gets a body for all calls that name it, which writes what it
returns. LLVM then moves the number whole (what is passed so: structs_passed.py):

    %r = call { i64, i32 } @make(...)              call void @enzcc.in_memory.make(ptr %t, ...)
    store { i64, i32 } %r, ptr %t          ->

`make` itself calls that, for those who have its address or are in other files. Which member is a number nobody asks:
it is done where an array of bytes, long enough for a part of a number, lies across the registers.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import LOCAL, SYMBOL, bare, matching, split_commas, with_functions
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

PREFIX: Final = "enzcc.in_memory."

_REGISTER: Final = 8  # bytes
_PART: Final = 4  # bytes; what is shorter is no part of a number that anybody moves
_TYPE: Final = r"\{ i\d+, i\d+ \}"
_DEFINITION: Final = pattern(rf"^define (?P<front>[^@\n]*?)(?P<type>{_TYPE}) (?P<symbol>{SYMBOL})(?=\()", re.MULTILINE)
_RETURN: Final = pattern(rf"^  ret {_TYPE} (?P<value>{LOCAL})(?P<rest>.*)$", re.MULTILINE)
_NAMED: Final = pattern(rf"^(?P<name>{LOCAL}) = type (?P<body>.*)$", re.MULTILINE)
_CALL: Final = pattern(rf"^  (?P<value>{LOCAL}) = (?P<call>call|invoke) ")
_BYTES: Final = pattern(r"\[\d+ x i8\]")
_MEMCPY: Final = "declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly, ptr noalias readonly, i64, i1 immarg)"
_NOT_COPIED: Final = pattern(r"\bmemory\(|\"?enzyme_|enzcc_linkage|\bmusttail\b|\breturns_twice\b")


@dataclass(frozen=True, slots=True)
class _Returned:
    """`place`: where the callee has the struct when it returns; `size` and `align`, in bytes, are the struct's."""

    type: str
    place: str
    size: int
    align: int


def structs_through_memory(text: str) -> str:
    """Raw IR in, raw IR out, as the module's docstring shows."""
    definitions = list(_DEFINITION.finditer(text))
    if not definitions or not mentions_bytes(text):
        return text
    structs = structs_with_bytes_across(text)
    if not structs:
        return text
    found: dict[str, _Returned] = {}
    for head in definitions:
        function = text[head.start() : text.index("\n}\n", head.start()) + 3]
        returned = _returned(function, head["type"], structs)
        if returned is not None and not is_special(text, function, head["symbol"]):
            found[head["symbol"]] = returned
    return _rewritten(text, found) if found else text


def mentions_bytes(text: str) -> bool:
    return _BYTES.search(text) is not None


def structs_with_bytes_across(text: str) -> dict[str, tuple[int, int]]:
    """The structs of two registers with bytes across these, with their sizes and alignments."""
    layout = re.search(r"^target datalayout = .*$", text, re.MULTILINE)
    types = [m[0] for m in _NAMED.finditer(text)]
    module = read_module("\n".join([layout[0] if layout else "", *types, ""]))
    return {
        name: (module.layout.size(type), module.layout.align(type))
        for name, type in module.named_types.items()
        if type.fields is not None
        and ty.is_sized(type)
        and _REGISTER < module.layout.size(type) <= 2 * _REGISTER
        and _bytes_across(module.layout, type, 0)
    }


def _bytes_across(layout: ty.DataLayout, type: ty.Type, at: int) -> bool:
    match type:
        case ty.StructType():
            offsets = zip(layout.offsets(type), type.fields or (), strict=True)
            return any(_bytes_across(layout, field, at + offset) for offset, field in offsets)
        case ty.ArrayType(element=ty.IntType(bits=8)):
            return type.count >= _PART and at < _REGISTER < at + type.count and bool(at)
        case ty.ArrayType():
            step = layout.size(type.element)
            return any(
                _bytes_across(layout, type.element, at + k * step) for k in range(min(type.count, 2 * _REGISTER))
            )
        case _:
            return False


def _returned(function: str, type: str, structs: dict[str, tuple[int, int]]) -> _Returned | None:
    """The struct that a function returns, if it has one in memory that it loads the result from."""
    returns = list(_RETURN.finditer(function))
    if len(returns) != 1:
        return None
    value = re.escape(returns[0]["value"])
    loaded = re.search(rf"^  {value} = load {re.escape(type)}, ptr (?P<place>{LOCAL}), ", function, re.MULTILINE)
    if loaded is None:
        return None
    place = loaded["place"]
    copied = re.search(
        rf"^  call void @llvm\.memcpy\.p0\.p0\.i64\(ptr align \d+ {re.escape(place)}, ptr align \d+ "
        rf"(?P<from>{LOCAL}), i64 (?P<size>\d+), i1 false\).*\n  {value} = load ",
        function,
        re.MULTILINE,
    )
    place = copied["from"] if copied is not None else place
    made = re.search(rf"^  {re.escape(place)} = alloca (?P<type>{LOCAL}), ", function, re.MULTILINE)
    if made is None or made["type"] not in structs:
        return None
    size, align = structs[made["type"]]
    if copied is not None and int(copied["size"]) != size:
        return None
    return _Returned(type, place, size, align)


def is_special(text: str, function: str, symbol: str) -> bool:
    """Whether a function has to stay as it is: it has rules of its own, or promises something of memory."""
    head = function[: function.index("\n")]
    groups = re.findall(r"#\d+", head)
    said = [head, *(m[0] for g in groups if (m := re.search(rf"^attributes {g} = .*$", text, re.MULTILINE)))]
    named = rf"^@.*{re.escape(symbol)}(?![-\w$.])"
    return (
        any(map(_NOT_COPIED.search, said))
        or "..." in head
        or " asm " in function
        or "blockaddress(" in function
        or "musttail" in function
        or re.search(named, text, re.MULTILINE) is not None
    )


def _rewritten(text: str, found: dict[str, _Returned]) -> str:
    """All functions of a module, their calls of those that were found being calls of what they became."""
    names = "|".join(map(re.escape, sorted(found, key=len, reverse=True)))
    mentions = re.compile(rf" (?P<type>{_TYPE}) (?P<symbol>{names})(?=\()")

    def rewritten(function: str) -> str:
        if mentions.search(function) is None:
            return function
        line, _, rest = function.partition("\n")
        own = _DEFINITION.match(function)
        function = line + "\n" + _calls_rewritten(rest, mentions)
        return _split(function, own, found[own["symbol"]]) if own is not None and own["symbol"] in found else function

    return with_memcpy(with_functions(text, rewritten))


def with_memcpy(text: str) -> str:
    known = re.search(r"^declare .*@llvm\.memcpy\.p0\.p0\.i64\(", text, re.MULTILINE) is not None
    return text if known else f"{text}\n{_MEMCPY}\n"


def _in_memory(symbol: str) -> str:
    return f'@"{PREFIX}{bare(symbol)}"'


def _calls_rewritten(rest: str, mentions: re.Pattern[str]) -> str:
    """Calls whose result is stored as a whole, in a variable, and nothing else is done with it."""
    lines = rest.split("\n")
    for k, line in enumerate(lines):
        found = mentions.search(line)
        call = _CALL.match(line)
        if found is None or call is None or line[call.start("call") : found.start()] != call["call"]:
            continue  # (or something is said of the result)
        stored = _stored(lines, k, call["value"], found["type"])
        if stored is None:
            continue
        place, gone = stored
        for n in gone:
            lines[n] = ""
        arguments = line[found.end() + 1 :]
        comma = "" if arguments.startswith(")") else ", "
        front = line[call.start("call") : found.start()]
        target = f"{_in_memory(found['symbol'])}(ptr {place}{comma}{arguments}"
        lines[k] = f"  {call['value']} = freeze i1 false\n  {front} void {target}"
    return "\n".join(lines)


def _stored(lines: list[str], call: int, value: str, type: str) -> tuple[str, list[int]] | None:
    """The variable that the whole of a result is stored in, as a struct or member by member; and the lines that do so,
    in which nothing else happens. Registers keep their numbers: what is taken out of the result is so from a frozen
    one."""
    mentioned = re.compile(rf"{re.escape(value)}(?![-\w$.])")
    used = [n for n, line in enumerate(lines) if n != call and mentioned.search(line)]
    whole = re.match(rf"  store {re.escape(type)} {re.escape(value)}, ptr ({LOCAL}),", lines[used[0]]) if used else None
    if whole is None or len(used) != 1:
        return _stored_by_members(lines, call, used, value, type)
    return (whole[1], used) if _is_variable(lines, whole[1], call, used[0]) else None


def _stored_by_members(
    lines: list[str], call: int, used: list[int], value: str, type: str
) -> tuple[str, list[int]] | None:
    places: dict[str, None] = {}
    gone: list[int] = []
    for number, n in enumerate(used):
        place = re.match(
            rf"  ({LOCAL}) = getelementptr [a-z ]*{re.escape(type)}, ptr ({LOCAL}), i32 0, i32 {number}\b", lines[n - 1]
        )
        member = re.match(rf"  ({LOCAL}) = extractvalue {re.escape(type)} {re.escape(value)}, {number}\b", lines[n])
        if place is None or member is None:
            return None
        if not re.match(rf"  store i\d+ {re.escape(member[1])}, ptr {re.escape(place[1])},", lines[n + 1]):
            return None
        places[place[2]] = None
        gone.append(n + 1)
    if len(used) != 2 or len(places) != 1 or not _is_variable(lines, next(iter(places)), call, used[0] - 1):
        return None
    for n in used:
        lines[n] = lines[n].split(" = ", 1)[0] + " = freeze i1 false"
    return next(iter(places)), gone


def _is_variable(lines: list[str], place: str, call: int, store: int) -> bool:
    """Whether an address is a variable's, of which nothing is said between a call and the store of its result."""
    made = any(line.startswith(f"  {place} = alloca ") for line in lines)
    said = re.compile(rf"{re.escape(place)}(?![-\w$.])")
    return made and not any(said.search(line) for line in lines[min(call, store) + 1 : max(call, store)])


def _without_load(body: str, returned: _Returned) -> str:
    """A body without the load of what it returns, and the copy for that: as words, LLVM would take the struct apart."""
    value = re.search(rf"^  ret {_TYPE} ({LOCAL})", body, re.MULTILINE)
    assert value is not None
    load = rf"(?P<load>  {re.escape(value[1])} = )load .*\n"
    ends = rf"ptr align \d+ {LOCAL}, ptr align \d+ {re.escape(returned.place)}, "
    copy = rf"(?:  call void @llvm\.memcpy\.p0\.p0\.i64\({ends}.*\n)?"
    return re.sub(copy + load, r"\g<load>freeze i1 false\n", body, count=1)


def _split(function: str, head: re.Match[str], returned: _Returned) -> str:
    """The function that writes its result, and one in the old form that calls it."""
    opening = head.end()
    closing = matching(function, opening)
    parameters = split_commas(function[opening + 1 : closing])
    end = function.index("\n")
    line = function[closing + 1 : end]
    comma = ", " if parameters else ""
    result = "%enzcc.result"
    said = re.sub(r" (?:comdat(?:\(\$[^)]*\))?|section \"[^\"]*\")", "", line)
    copy = (
        f"  call void @llvm.memcpy.p0.p0.i64(ptr align {returned.align} {result}, ptr align {returned.align} "
        f"{returned.place}, i64 {returned.size}, i1 false)"
    )
    body = _RETURN.sub(lambda m: f"{copy}{m['rest']}\n  ret void{m['rest']}", _without_load(function[end:], returned))
    inner = f"define internal void {_in_memory(head['symbol'])}(ptr {result}{comma}{', '.join(parameters)}){said}{body}"
    named = [p if re.search(rf"{LOCAL}$", p) else f"{p} %{k}" for k, p in enumerate(parameters)]
    plain = re.sub(r" !dbg !\d+", "", line)
    passed = "".join(f", {p}" for p in named)
    outer = (
        f"{function[:opening]}({', '.join(named)}){plain}\n"
        f"  %enzcc.place = alloca {returned.type}, align 8\n"
        f"  call void {_in_memory(head['symbol'])}(ptr %enzcc.place{passed})\n"
        f"  %enzcc.value = load {returned.type}, ptr %enzcc.place, align 8\n"
        f"  ret {returned.type} %enzcc.value\n}}\n"
    )
    return f"{outer}\n{inner}"
