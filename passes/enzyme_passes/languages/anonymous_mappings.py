# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`mmap` as an allocator, where all that a program maps is fresh memory.

    p = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);      ...      munmap(p, n);

A mapping of no file, at no fixed address and with the right to read and write is zero and nobody else's; the same call
makes its shadow. Of any other, and where rights or contents of pages are changed afterwards, this is not known: then
`mmap` stays a function without a rule.

A first argument is where the memory should be, if there is room, and says nothing of what is there. A variable that
keeps addresses for that alone, as Zig's page allocator has one, is inactive: nobody follows what it holds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractValue,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import matching, split_commas
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import Function, GlobalVariable, Value
from enzyme_passes.languages.custom_rule_tables import with_attributes
from enzyme_passes.support.patterns import pattern

_MAPS = ("@mmap", "@mmap64")
_UNMAPS = "@munmap"
_CHANGES = ("@mprotect", "@madvise", "@posix_madvise", "@remap_file_pages", "@pkey_mprotect")
_READ_AND_WRITE, _FIXED, _ANONYMOUS = 0x3, 0x10 | 0x100000, 0x20
_CALL = pattern(r"\bcall [^\n]*?@mmap(?:64)?\(")
_OWN_VARIABLE = pattern(r"^(@\S+) = (?:private|internal) [^\n\"]*?\bglobal ptr null\b", re.MULTILINE)


def without_readonly(text: str) -> str:
    """Raw IR in which `munmap` does more with memory than read it. Zig says `readonly`, for its parameter is `const`;
    reads of what nobody else knows could move behind the call."""
    return re.sub(r"(@munmap\([^,\n]*?) readonly\b", r"\1", text) if f"{_UNMAPS}(" in text else text


def with_allocators(text: str) -> str:
    """Prepared IR, in which the constants of a wrapper's callers have come to the call, with `mmap` said to be an
    allocator, as a user would by `__enzyme_allocation_like`."""
    maps = [name for name in _MAPS if f"{name}(" in text]
    if not maps or any(re.search(rf"{name}\b", text) for name in _CHANGES):
        return text
    calls = [split_commas(text[m.end() : matching(text, m.end() - 1)]) for m in _CALL.finditer(text)]
    if not calls or not all(map(_is_fresh, calls)) or _uses(text) != len(calls):
        return text
    said = {name: {"enzyme_allocation_like": "1;-1,1;munmap"} for name in maps}
    hints = [] if all(arguments[0].endswith(" null") for arguments in calls) else list(_hints(text))
    return with_attributes(text, {**said, _UNMAPS: {"enzyme_deallocator": "-1,1"}}, hints)


def _is_fresh(arguments: list[str]) -> bool:
    constants = [re.fullmatch(r"i32 (?:noundef )?(-?\d+)", argument.strip()) for argument in arguments[2:5]]
    if len(arguments) != 6 or not all(constants):
        return False
    rights, flags, file = (int(c[1]) for c in constants if c is not None)
    anonymous = file == -1 and flags & _ANONYMOUS and not flags & _FIXED
    return bool(anonymous) and rights & _READ_AND_WRITE == _READ_AND_WRITE


def _uses(text: str) -> int:
    """Also by its address."""
    declared = re.findall(r"^declare [^\n]*@mmap(?:64)?\(", text, re.MULTILINE)
    return len(re.findall(r"@mmap(?:64)?\b", text)) - len(declared)


def _hints(text: str) -> Iterator[str]:
    """Variables of this module whose addresses are compared, computed with and given to `mmap`, and go nowhere else."""
    module = read_module(text)
    for symbol in _OWN_VARIABLE.findall(text):
        mentions = len(re.findall(rf"{re.escape(symbol)}(?![-\w$.])", text)) - 1
        variable = module.globals.get(symbol[1:])
        users = [f for f in module.functions.values() if f.defined and symbol in f.source]
        if variable is not None and all(_is_hint(f, variable) for f in users):
            seen = sum(operands(i).count(variable) for f in users for i in f.instructions())
            if seen == mentions > 0:
                yield symbol


def _is_hint(function: Function, variable: GlobalVariable) -> bool:
    found = uses(function)

    def goes_on(i: Instruction) -> bool:
        return isinstance(i, Cast | IntBinary | Select | Phi | GetElementPtr | ExtractValue) or _is_of_integers(i)

    def is_kept(value: Value, i: Instruction) -> bool:
        match i:
            case IntCompare():
                return True
            case Store(pointer=place) | CompareExchange(pointer=place) | AtomicRMW(pointer=place):
                return place is variable and value is not variable
            case Call(target=Function(name="mmap" | "mmap64")):
                return operands(i).count(value) == 1 and i.arguments[0] is value
            case _:
                return goes_on(i)

    for user in found.get(variable, ()):
        match user:
            case Store(pointer=place, value=value):
                accesses = place is variable and value is not variable
            case Load() | CompareExchange() | AtomicRMW(op="xchg"):
                accesses = operands(user).count(variable) == 1 and user.pointer is variable
            case _:
                accesses = False
        if not accesses or not all(is_kept(v, i) for v, i in reached(user, lambda v: found.get(v, ()), goes_on)):
            return False
    return True


def _is_of_integers(i: Instruction) -> bool:
    return isinstance(i, Call) and i.target is not None and i.target.name.startswith(("llvm.usub.", "llvm.uadd."))
