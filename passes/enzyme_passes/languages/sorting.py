# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of C's library that call back, where what they call is in the program: the call gets a body
(csrc/sorting.c), which is inlined and differentiated.

    call void @qsort(ptr %a, i64 %n, i64 16, ptr @by)   ->   call void @enzcc_sort(ptr %a, i64 %n, i64 16, ptr @by)

Other calls stay (`strcmp` compares): what they sort must carry no derivative.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import enzyme_runtime
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern


@dataclass(frozen=True, slots=True)
class _Body:
    """`types`: of the result and the arguments; `compare`: the argument that is called."""

    name: str
    types: tuple[str, ...]
    compare: int


_BODIES: Final = {
    "qsort": _Body("enzcc_sort", ("void", "ptr", "i64", "i64", "ptr"), 3),
    "qsort_r": _Body("enzcc_sort_by", ("void", "ptr", "i64", "i64", "ptr", "ptr"), 3),  # glibc's order of arguments
    "bsearch": _Body("enzcc_search", ("ptr", "ptr", "ptr", "i64", "i64", "ptr"), 4),
    "lfind": _Body("enzcc_find", ("ptr", "ptr", "ptr", "ptr", "i64", "ptr"), 4),
}
_CALL: Final = pattern(
    rf"(?P<head>\b(?:call|invoke) (?:[a-z]+ )*)(?P<type>void|ptr) @(?P<name>{'|'.join(_BODIES)})\((?P<rest>.*)$",
    re.MULTILINE,
)
_OTHERS_ORDER: Final = pattern(r'^target triple = "[^"\n]*(?:darwin|macos|bsd|windows)', re.MULTILINE)


def with_sorts(text: str) -> str:
    """The module's text with calls of the bodies where they are calls of the library; the same object if there is
    none."""
    if not any(f"@{name}(" in text for name in _BODIES):
        return text
    defined = set(re.findall(r"^define [^@\n]*@([\w.$]+)\(", text, re.MULTILINE))
    others = {*defined, *(("qsort_r",) if _OTHERS_ORDER.search(text) else ())}
    used: dict[str, None] = {}

    def replaced(call: re.Match[str]) -> str:
        body, arguments = _BODIES[call["name"]], _arguments(call["rest"])
        if call["name"] in others or [call["type"], *(a.split(" ")[0] for a in arguments)] != list(body.types):
            return call[0]
        compare = arguments[body.compare].rpartition(" ")[2]
        if not compare.startswith("%") and compare.removeprefix("@") not in defined:
            return call[0]
        used[call["name"]] = None
        return f"{call['head']}{call['type']} @{body.name}({call['rest']}"

    changed = _CALL.sub(replaced, text)
    declared = [
        f"declare {body.types[0]} @{body.name}({', '.join(body.types[1:])})"
        for name, body in _BODIES.items()
        if name in used
    ]
    return "\n".join([changed, *declared, ""]) if declared else text


def _arguments(rest: str) -> list[str]:
    """The arguments of a call: what stands before the parenthesis that is closed here."""
    found, depth, start = [], 0, 0
    for at, character in enumerate(rest):
        if character in "([{<":
            depth += 1
        elif character in "]}>" or (character == ")" and depth):
            depth -= 1
        elif depth == 0 and character in ",)":
            found.append(rest[start:at].strip())
            start = at + 1
            if character == ")":
                return found
    return []


def attach_sort(module: llvm.ModuleRef) -> None:
    """Put the bodies there, if one is called. What a comparison throws may leave it."""
    names = {body.name for body in _BODIES.values()}
    if any(f.name in names for f in module.functions):
        text = (Path(enzyme_runtime.__file__).parent / "ir" / "sorting.ll").read_text().replace(" nounwind", "")
        module.link_in(llvm.parse_into(module._context, text))
