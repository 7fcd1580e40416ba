# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Distances of pointers within an array, of which LLVM forgets what they are multiples of.

    %d = sub i64 %end, %begin, !enzcc.multiple !{i64 48}        `end - begin`, where elements have 48 bytes
    %n = sdiv exact i64 %d, 48

`new + (position - begin)` becomes a number of bytes: the division and the multiplication that undoes it go. The
language promises that they leave no rest, so that is written down beside the subtraction before LLVM has seen it. It
drops such metadata wherever it makes one instruction of two, or of another.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.metadata import parts_of
from enzyme_passes.ir.text import next_metadata_number
from enzyme_passes.support.patterns import pattern

MULTIPLE: Final = "enzcc.multiple"
_DIVIDED: Final = pattern(
    r"^(  (%[-\w$.]+) = sub i64 %[-\w$.]+, %[-\w$.]+)((?:, ![^\n]*)?\n  %[-\w$.]+ = sdiv exact i64 \2, (\d+)\b)", re.M
)


def keep_multiples(text: str) -> str:
    """Note at each distance what it is a multiple of."""
    if "sdiv exact i64" not in text:
        return text
    first = next_metadata_number(text)
    nodes: dict[str, int] = {}

    def noted(found: re.Match[str]) -> str:
        node = nodes.setdefault(found[4], first + len(nodes))
        return f"{found[1]}, !{MULTIPLE} !{node}{found[3]}"

    text = _DIVIDED.sub(noted, text)
    return text + "".join(f"!{node} = !{{i64 {size}}}\n" for size, node in nodes.items())


def multiple_of(instruction: Instruction, metadata: Mapping[str, str]) -> int:
    """What is noted at an instruction; 1 if nothing is."""
    match parts_of(metadata.get(instruction.metadata.get(MULTIPLE, ""), "")):
        case (int() as size,):
            return size
        case _:
            return 1
