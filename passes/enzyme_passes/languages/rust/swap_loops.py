# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Short loops that move memory word by word, as Rust's `mem::swap` does of a Vec's three words:

    loop:  %i = phi i64 [ %next, %loop ], [ 0, %before ]
           %p = getelementptr { [8 x i8] }, ptr %a, i64 %i
           %w = load i64, ptr %p                      ; a length, and then a pointer, and then a capacity
           store i64 %w, ptr ...
           %next = add i64 %i, 1
           br i1 (%next == 3), label %out, label %loop

In the loop each word is everything in turn, and a pointer among them has no shadow. Unrolled, each is what it is, and
registers take the place of the memory. Loops over bytes that are only copied stay (normalize/word_copies.py); those
that take a number apart by shifts, or put it together, are unrolled as well (normalize/words_of_floats.py):

    for (i < 8) b[i] = u >> 8 * i;

LLVM unrolls what is marked though its unroller is off (see llvm.prepare).
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir.text import next_metadata_number
from enzyme_passes.support.patterns import pattern

MOST_WORDS: Final = 32
"""Beyond, a loop over words is one over an array."""

MOST_PIECES: Final = 16
"""Of a number that is taken apart in a loop."""

_SHIFTED: Final = pattern(r"^  %\S+ = (?:shl|lshr) [\w ]*\bi(?:32|64) \S+, (?:%\S+?|8|16|32)(?:,|$)", re.MULTILINE)
_PIECE: Final = pattern(r"^  (?:%\S+ = load|store) i(?:8|16|32)\b", re.MULTILINE)
_BLOCK: Final = pattern(r'^(?P<label>[-\w$.]+|"(?:[^"\\]|\\.)*"):(?P<head>.*)\n(?P<body>(?:  .*\n)+)', re.MULTILINE)
_LOADED: Final = pattern(r"^  (%\S+) = load (i64), ", re.MULTILINE)
_COUNTED: Final = pattern(r"icmp (?:samesign )?(?:eq|ne|ult|ugt|slt|sgt) i\d+ (%[-\w$.]+), (\d+)")
_OTHER: Final = pattern(
    r"^  (?:%\S+ = )?(?:(?:tail |musttail |notail )?call (?!void @llvm\.)|invoke |f\w+ )", re.MULTILINE
)
_MARK: Final = '!"llvm.loop.unroll.full"'


def mark_for_unrolling(text: str) -> str:
    """Prepared IR with such loops marked; the same object if there is none."""
    numbers = iter(range(_next_node(text), 1 << 30))
    nodes: list[str] = []

    def marked(found: re.Match[str]) -> str:
        if not _moves_words(found["label"], found["body"]):
            return found[0]
        loop, property = next(numbers), next(numbers)
        nodes.append(f"!{loop} = distinct !{{!{loop}, !{property}}}\n!{property} = !{{{_MARK}}}\n")
        lines = found[0].rstrip("\n").split("\n")
        lines[-1] = re.sub(r", !llvm\.loop !\d+", "", lines[-1]) + f", !llvm.loop !{loop}"
        return "\n".join(lines) + "\n"

    changed = _BLOCK.sub(marked, text) if " = load i" in text else text
    return changed + "\n" + "".join(nodes) if nodes else text


def without_marks(text: str) -> str:
    """What could not be unrolled is a loop like others, and nobody is told: the user has asked for nothing."""
    return text.replace(_MARK, '!"enzcc.unrolled"')


def _moves_words(label: str, body: str) -> bool:
    """Whether a block is a loop of its own, of few iterations, that stores integers as it loaded them."""
    last = body.rstrip("\n").rpartition("\n")[2]
    if not last.startswith("  br i1 ") or f"label %{label}" not in last:
        return False
    counted = [int(bound) for _, bound in _COUNTED.findall(body)]
    if not counted or max(counted) > MOST_WORDS or _OTHER.search(body) is not None:
        return False
    if max(counted) <= MOST_PIECES and _SHIFTED.search(body) is not None and _PIECE.search(body) is not None:
        return True
    return any(
        re.search(rf"^  store {type} {re.escape(value)}, ", body, re.MULTILINE) for value, type in _LOADED.findall(body)
    )


def _next_node(text: str) -> int:
    return next_metadata_number(text)
