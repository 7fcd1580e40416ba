# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which parameters of a Fortran procedure are descriptors: dummy arguments of assumed shape, allocatables, pointers.

The procedure reads fields of what it is given the address of. Prepared IR does not say so any more; where a request
passes the address of an array instead, its numbers would be taken for bounds (see `mistakes`).

    %8 = getelementptr { ptr, i64, i32, i8, i8, i8, i8, [1 x [3 x i64]] }, ptr %0, i32 0, i32 7, i32 0, i32 0
      so that
    define void @_QMmPf(ptr %0, ptr %1) "enzcc-descriptors"="0"
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

from enzyme_passes.support.patterns import pattern

ATTRIBUTE: Final = "enzcc-descriptors"

_DESCRIPTOR: Final = r"\{ ptr, i64, i32, i8, i8, i8, i8(?:, \[\d+ x \[3 x i64\]\])?(?:, ptr, \[1 x i64\])? \}"
_READ: Final = pattern(rf" (?:getelementptr (?:inbounds )?|load ){_DESCRIPTOR}, ptr (?P<place>%\d+)\b")
_HEAD: Final = pattern(r"^define [^@\n]*@[^(\n]+\((?P<parameters>.*?)\)(?=[^()\n]*\{$)", re.MULTILINE)
_NAME: Final = pattern(r"(%\d+)(?=,|$)")


def with_descriptor_parameters(text: str) -> str:
    """Raw IR in, raw IR whose procedures say so out."""
    if "__enzyme_" not in text or "{ ptr, i64, i32, i8, i8, i8, i8" not in text:
        return text
    heads = list(_HEAD.finditer(text))
    starts = [head.start() for head in heads]
    found: dict[int, set[str]] = {}
    for read in _READ.finditer(text):
        place = bisect_right(starts, read.start()) - 1
        if place >= 0:
            found.setdefault(place, set()).add(read["place"])
    pieces: list[str] = []
    done = 0
    for place, head in enumerate(heads):
        numbers = [k for k, name in enumerate(_NAME.findall(head["parameters"])) if name in found.get(place, ())]
        if numbers:
            pieces += [text[done : head.end()], f' "{ATTRIBUTE}"="{" ".join(map(str, numbers))}"']
            done = head.end()
    return "".join([*pieces, text[done:]])
