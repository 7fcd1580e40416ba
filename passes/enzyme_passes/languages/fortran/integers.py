# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which accesses are of integers, by what the source declares.

flang's type tags name variables and not types, so that nothing tells an integer component from the half of a number
beside it once LLVM has moved the accesses. In raw IR each is made with the type that its variable, component or element
was declared with: `load i32` is of an integer or a logical. (Derived types and characters are moved by memcpy; the
address in a `c_ptr` is an i64; reals are floats.) That is written down before LLVM changes anything: beside the access,
as a tag of the kind that clang writes, and, where a dummy argument is accessed as nothing else, in the name of its
variable, which LLVM keeps where it makes one access of two:

    %n = load i32, ptr %2, align 4, !tbaa !9, !enzcc.declared !71

    !9 = !{!10, !10, i64 0}
    !10 = !{!"dummy arg data/_QFsolveEn:int", !11, i64 0}
    !71 = !{!72, !72, i64 0}
    !72 = !{!"int", !73, i64 0}

LLVM's alias analysis learns nothing from it: EQUIVALENCE and COMMON put several types at one place. What results from
`transfer`, or stands in such a place, may be the bits of a number, as it may behind a pointer of C: where an integer is
only moved, the types doubt what is said of it (analysis/types/evidence/moved_integers.py).
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.metadata import DECLARED

_FORTRAN: Final = re.compile(r"^(!\d+) = distinct !DICompileUnit\(language: DW_LANG_Fortran", re.MULTILINE)
_PROCEDURE: Final = re.compile(r"^(!\d+) = distinct !DISubprogram\(.*\bunit: (!\d+)", re.MULTILINE)
_DEFINED: Final = re.compile(r"^define .*!dbg (!\d+)", re.MULTILINE)
_ACCESS: Final = re.compile(r"^  (?:%[-\w$.]+ = load|store) i(16|32)(?:,| [^,]+,) ptr .*", re.MULTILINE)
_TAGGED: Final = re.compile(r"!tbaa (!\d+)")
_TAG: Final = re.compile(r"^(!\d+) = !\{(!\d+), \2, i64 0\}$", re.MULTILINE)
_DUMMY: Final = re.compile(r'^((!\d+) = !\{!"dummy arg data/[^"]*)(?=")', re.MULTILINE)
_NODE: Final = re.compile(r"^!(\d+) = ", re.MULTILINE)
_NAMES: Final = {"16": "short", "32": "int"}
_ROOT: Final = "Integers of Fortran"


def with_integers(text: str) -> str:
    """Raw IR in, raw IR out in which accesses to integers say so, in what flang compiled."""
    units = set(_FORTRAN.findall(text))
    if not units:
        return text
    procedures = {procedure for procedure, unit in _PROCEDURE.findall(text) if unit in units}
    free = 1 + max(int(number) for number in _NODE.findall(text))
    tags = {bits: free + 1 + 2 * k for k, bits in enumerate(_NAMES)}

    def told(access: re.Match[str]) -> str:
        return f"{access[0]}, !{DECLARED} !{tags[access[1]]}"

    accessed: dict[str, set[str]] = {}
    parts: list[str] = []
    end = 0
    for defined in _DEFINED.finditer(text):
        if defined[1] in procedures:
            parts.append(text[end : defined.end()])
            end = text.index("\n}", defined.end())
            body = text[defined.end() : end]
            _note(body, accessed)
            parts.append(_ACCESS.sub(told, body))
    if not parts:
        return text
    variables = {variable: accessed.get(tag, set()) for tag, variable in _TAG.findall(text)}
    parts.append(_DUMMY.sub(lambda node: node[1] + _suffix(variables.get(node[2], set())), text[end:]))
    parts.append(f'\n!{free} = !{{!"{_ROOT}"}}\n')
    for bits, name in _NAMES.items():
        parts.append(f"!{tags[bits]} = !{{!{tags[bits] + 1}, !{tags[bits] + 1}, i64 0}}\n")
        parts.append(f'!{tags[bits] + 1} = !{{!"{name}", !{free}, i64 0}}\n')
    return "".join(parts)


def _note(body: str, accessed: dict[str, set[str]]) -> None:
    """As what each tag is accessed in a function: the bits of integers, or "" for anything else."""
    for line in body.split("\n"):
        tag = _TAGGED.search(line)
        if tag is not None:
            access = _ACCESS.match(line)
            accessed.setdefault(tag[1], set()).add(access[1] if access is not None else "")


def _suffix(accessed: set[str]) -> str:
    return ":" + _NAMES[next(iter(accessed))] if len(accessed) == 1 and "" not in accessed else ""
