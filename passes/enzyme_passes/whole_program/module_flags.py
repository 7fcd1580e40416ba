# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Module flags of several compilers, settled before LLVM links the modules.

Clang says of each module how it was compiled: with which size of wchar_t, position-independent or not, with frame
pointers. LLVM's linker settles most of it, but refuses flags whose rule differs between two releases, and those
that only its own link-time optimization knows. So what holds for the whole is found here, and every module says just
that:

    !{i32 7, !"PIC Level", i32 2}  and  !{i32 8, !"PIC Level", i32 1}   ->   !{i32 8, !"PIC Level", i32 1}

See "Module Flags Metadata" in LLVM's language reference for the rules by number.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from enzyme_passes.ir.text import next_metadata_number
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

_ERROR, _WARNING, _OVERRIDE, _MAX, _MIN = 1, 2, 4, 7, 8
# What a link-time optimization by LLVM would want to know.
_OF_LTO: Final = ("EnableSplitLTOUnit", "ThinLTO", "UnifiedLTO", "LTOPostLink", "Virtual Function Elim")
_LIST: Final = pattern(r"^!llvm\.module\.flags = !\{(.*)\}$", re.MULTILINE)
_FLAG: Final = pattern(r'^(!\d+) = !\{i32 (\d+), !"([^"]*)", i32 (-?\d+)\}$', re.MULTILINE)
_OTHER: Final = pattern(r'^(!\d+) = !\{i32 \d+, !"([^"]*)", ', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Flag:
    """One flag that is a number, and the rule by which two of its kind are settled."""

    rule: int
    name: str
    value: int


def flags_of(text: str) -> dict[str, Flag]:
    """The numeric flags of a module, by name."""
    ids = _ids(text)
    if not ids:
        return {}
    return {f[3]: Flag(int(f[2]), f[3], int(f[4])) for f in _FLAG.finditer(text, _metadata(text)) if f[1] in ids}


def settled(modules: Sequence[tuple[str, dict[str, Flag]]]) -> dict[str, Flag]:
    """What holds for all modules together; each is given with the name of its file.

    Raises Failure EZ0804 where two cannot be one program.
    """
    names = {name: None for _, flags in modules for name in flags if name not in _OF_LTO}
    return {name: _settle(name, modules) for name in names}


def with_flags(text: str, flags: dict[str, Flag]) -> str:
    """The module with these numeric flags instead of its own; flags that are no numbers stay."""
    listed = _LIST.search(text)
    ids = _ids(text)
    own = dict(flags_of(text))
    numeric = {f[1] for f in _FLAG.finditer(text, _metadata(text)) if f[1] in ids and f[3] in own}
    of_lto = {f[1] for f in _OTHER.finditer(text, _metadata(text)) if f[1] in ids and f[2] in _OF_LTO}
    if own == flags and not of_lto:
        return text
    first = next_metadata_number(text, _metadata(text))
    kept = [i for i in ids if i not in numeric and i not in of_lto]
    made = [f'!{first + k} = !{{i32 {f.rule}, !"{f.name}", i32 {f.value}}}' for k, f in enumerate(flags.values())]
    kept += [f"!{first + k}" for k in range(len(made))]
    line = f"!llvm.module.flags = !{{{', '.join(kept)}}}"
    text = text[: listed.start()] + line + text[listed.end() :] if listed else f"{text.rstrip()}\n\n{line}"
    return "\n".join([text.rstrip("\n"), *made]) + "\n"


def _settle(name: str, modules: Sequence[tuple[str, dict[str, Flag]]]) -> Flag:
    having = [(file, flags[name]) for file, flags in modules if name in flags]
    rules = {f.rule for _, f in having}
    values = [f.value for _, f in having]
    if _MIN in rules:
        return Flag(_MIN, name, min(values) if len(having) == len(modules) else 0)
    overriding = [f.value for _, f in having if f.rule == _OVERRIDE]
    if overriding:
        return Flag(_OVERRIDE, name, max(overriding))
    if _MAX in rules:
        return Flag(_MAX, name, max(values))
    if _WARNING in rules:
        return Flag(_WARNING, name, max(values))
    (one, flag), other = having[0], next(((file, f) for file, f in having if f.value != values[0]), None)
    if other is not None:
        raise Failure(
            "EZ0804",
            f"'{one}' and '{other[0]}' were compiled for different programs, and cannot be differentiated together",
            notes=[f"{name} is {flag.value} in the one and {other[1].value} in the other"],
            helps=["compile all files with the same options"],
        )
    return Flag(_ERROR if _ERROR in rules else flag.rule, name, flag.value)


def _metadata(text: str) -> int:
    """Where metadata begins: it comes last."""
    return max(text.find("\n!"), 0)


def _ids(text: str) -> dict[str, None]:
    listed = _LIST.search(text, _metadata(text))
    return dict.fromkeys(i.strip() for i in listed[1].split(",") if i.strip()) if listed else {}
