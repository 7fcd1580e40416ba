# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From the IR that Julia generates to self-contained IR.

    %9 = call ptr addrspace(10) @julia.gc_alloc_obj(ptr %8, i64 16, ptr addrspace(10) addrspacecast (ptr inttoptr (...
    %5 = call ptr addrspace(10) inttoptr (i64 140...)(ptr addrspace(10) addrspacecast (...), i64 %n)
  becomes
    %9 = call noalias nonnull ptr @enzcc_julia_alloc(i64 16)
    %5 = call ptr @enzcc_julia_jl_alloc_array_1d(ptr @.julia.type.140..., i64 %n)

- Address spaces 10 to 13 say to the garbage collector which pointers it owns. Here it owns none (see csrc/julia.c), and
  arguments are kept alive by who calls: they become address space 0, and what only speaks to the collector goes.
- Addresses of the running process become symbols: functions of libraries by name, types as tables of what our
  allocators ask of them, constants as data. What remains is a reference to an object of the process; code for that
  process alone also refers to its arrays themselves.
- Code that ends in an exception becomes one call (cold.py).
- Functions that return one of two types, as a union, become parts of their callers.
- Julia's own sin, exp... are marked to be like libm's: their derivatives are known, and they compute as they always do.
- A call that needs Julia itself (a method found at run time, a type that is not known) is no error yet: it may be dead
  code. It gets a name that translation.py finds after LLVM has optimized.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_frontends.julia import calls, cold, mathematics
from enzyme_frontends.julia.calls import closing, type_of
from enzyme_frontends.julia.data import string, with_known_loads, without_addresses
from enzyme_frontends.julia.debug import DebugInfo
from enzyme_frontends.julia.description import Description
from enzyme_frontends.julia.state import State
from enzyme_passes.ir.text import SYMBOL, split_commas
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_SPACE = pattern(r" addrspace\(1[0-3]\)")
_CAST_OF_CONSTANT = pattern(
    r"addrspacecast \(ptr ((?:inttoptr \(i64 \d+ to ptr\))|null|undef|" + SYMBOL + r") to ptr\)"
)
_INTRINSIC_SPACE = pattern(r"(@llvm\.[\w.]*)")
_BUNDLE = pattern(r' \[ "jl_roots"\([^\]]*\) \]')
_DEFINED = pattern(rf"^define .*?(?P<name>{SYMBOL})\(")
_REFERENCE = pattern(SYMBOL)
_RETURNS_UNION = pattern(r"define (?:[\w()]+ )*\{ ptr, i8 \} @")
_ATTRIBUTES = pattern(r" #\d+")


@dataclass(frozen=True, slots=True)
class Lowered:
    """The module's text, and for each name of an unsupported callee what it stands for."""

    text: str
    unsupported: dict[str, str]


def lower(text: str, described: Description, *, process: bool) -> Lowered:
    """`text` is the module as LLVM prints it; only what the described function reaches remains. `process` says that the
    code will run in the process whose addresses it has."""
    text = _generic_pointers(text)
    state = State(described, process, DebugInfo(text))
    lines = text.split("\n")
    functions: dict[str, list[str]] = {}
    other: list[str] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        defined = _DEFINED.match(line)
        if defined is not None:
            end = lines.index("}", index)
            functions[defined["name"]] = lines[index : end + 1]
            index = end
        else:
            other.append(line)
        index += 1
    kept: dict[str, list[str]] = {}
    waiting = [f"@{described.function}"]
    while waiting:
        name = waiting.pop()
        if name in kept or name not in functions:
            continue
        kept[name] = _function(functions[name], state)
        waiting.extend(n for line in kept[name] for n in _REFERENCE.findall(line) if n in functions)
    mentioned = {n for lines in kept.values() for line in lines for n in _REFERENCE.findall(line)}
    declared = (*other, *state.declarations.values())
    header = list(dict.fromkeys(_one_name(line) for line in declared if _stays(line, mentioned)))
    math = mathematics.like_libm(kept, state.debug)
    for name, real in mathematics.sines_and_cosines(kept, state.debug).items():
        kept[name] = mathematics.sine_and_cosine(kept[name][0], real)
    body = ["\n".join(lines) for lines in kept.values()]
    for number, (name, like) in enumerate(math.items()):
        text_of_name = string(like, state)
        state.constants[f"like {number}"] = (
            f"@__enzyme_function_like_julia.{number} = internal constant [2 x ptr] [ptr {name}, ptr {text_of_name}]"
        )
    return Lowered("\n".join([*header, *state.constants.values(), *body, _RUNTIME]), state.known)


_RUNTIME = """
declare void @enzcc_julia_throw(ptr) noreturn cold
declare noalias nonnull ptr @enzcc_julia_alloc(i64)
declare void @enzcc_julia_barrier(ptr, ptr)
"""


def _generic_pointers(text: str) -> str:
    text = _SPACE.sub("", text)
    previous = ""
    while previous != text:
        previous = text
        text = _CAST_OF_CONSTANT.sub(r"\1", text)
    text = re.sub(r" = addrspacecast ptr (.*) to ptr", r" = bitcast ptr \1 to ptr", text)
    text = _INTRINSIC_SPACE.sub(lambda m: re.sub(r"\.p1[0-3](?=\.|$)", ".p0", m[1]), text)
    text = re.sub(r"-ni:10:11:12:13", "", text)
    # Headers of arrays are constant to Julia's code, for its runtime writes them; here the writes are seen.
    text = re.sub(r", !invariant\.load !\d+", "", text)
    text = re.sub(r"^(!\d+ = !\{!\d+, !\d+, i64 \d+), i64 1\}", r"\1}", text, flags=re.MULTILINE)
    return _BUNDLE.sub("", text)


def _stays(line: str, mentioned: set[str]) -> bool:
    """Metadata and attributes always do; declarations and globals if someone has use for them."""
    symbol = re.match(rf"(?:declare .*?)?({SYMBOL})(?:\(| = )", line)
    if symbol is None:
        return not line.startswith(";")
    return symbol[1] in mentioned


def _one_name(line: str) -> str:
    """Declarations of one intrinsic for several address spaces are one now, if they lose what tells them apart."""
    intrinsic = re.match(rf"declare [^@]*({SYMBOL})\(", line)
    if intrinsic is None or not intrinsic[1].startswith("@llvm."):
        return line
    close = closing(line, intrinsic.end() - 1)
    types = ", ".join(
        type_of(a) + (" immarg" if "immarg" in a else "") for a in split_commas(line[intrinsic.end() : close])
    )
    result = re.sub(r"^declare (?:(?:nonnull|noalias|noundef) )*", "declare ", line[: intrinsic.end()])
    return f"{result}{types})"


def _function(lines: list[str], state: State) -> list[str]:
    blocks = cold.without_throwing_code(
        cold.blocks_of(lines[1:-1]),
        state.described,
        lambda name, at: _message(name, at, state),
        lambda line: _needed_by_library(line, state),
    )
    out = [_head(without_addresses(lines[0], state))]
    for block in blocks:
        for line in block.lines:
            out.extend(_line(line, state))
    return [*out, "}"]


def _head(line: str) -> str:
    """The first line of a function. If it returns a number or an integer, in memory of its caller and with a tag that
    says which, it becomes a part of that: there what it returns is in a register."""
    if not _RETURNS_UNION.match(line):
        return line
    close = closing(line, line.index("(", line.index("@")))
    rest = _ATTRIBUTES.sub("", line[close + 1 :])
    return f"{line[: close + 1]} alwaysinline{rest}"


def _needed_by_library(line: str, state: State) -> str | None:
    """What code of Julia's own library needs of Julia. Such code has ways for all that it may be given, of which one is
    taken: it throws when it comes to it. (Code of the user that needs Julia is refused before it runs.)"""
    if " call " not in line or not state.debug.is_julias(line):
        return None
    call = calls.called(line, state)
    return calls.needs_julia(call, state) if call is not None else None


def _message(name: str, at: str | None, state: State) -> str:
    place = state.debug.place(at or "")
    said = name if name.startswith("enzcc: ") else f"{name}: thrown in differentiated code"
    return string(f"{said}{f' at {place}' if place else ''}", state)


def _line(line: str, state: State) -> Iterable[str]:
    if "@julia.loopinfo_marker(" in line or "@llvm.julia.gc_preserve_end(" in line or "call void @llvm.trap()" in line:
        return []
    line = with_known_loads(line, state)
    call = calls.called(line, state)
    return [without_addresses(line, state)] if call is None else calls.lowered(call, line, state)
