# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pieces of LLVM's syntax that raw modules are searched for: initializers, strings, lists."""

from __future__ import annotations

import re

from enzyme_passes.ir.lexer import unquote
from enzyme_passes.ir.text import SYMBOL, matching, split_commas


def initializer(rest: str) -> list[str]:
    """Elements of an initializer given with its type: `[2 x ptr] [ptr @f, ptr @g]` -> both; `ptr @f` -> one."""
    close = matching(rest, 0) if rest[0] in "[{<" else rest.find(" ") - 1
    value = rest[close + 1 :].lstrip()
    if not value or value[0] not in "[{":
        return [value]
    return split_commas(inside(value))


def inside(text: str) -> str:
    """What stands between the outermost brackets of the last bracketed value: `{ptr, ptr} { a, b }` -> `a, b`."""
    opening = 0
    while True:
        close = matching(text, opening)
        following = text[close + 1 :].lstrip()
        if following[:1] not in ("{", "["):
            return text[opening + 1 : close].strip()
        opening = text.index(following[0], close + 1)


def string_value(definitions: dict[str, str], element: str) -> str | None:
    """The string that a pointer constant points to."""
    symbol = symbol_in(element)
    if symbol is None:
        return None
    text = re.search(r'c"((?:[^"\\]|\\.)*)"', definitions.get(symbol, ""))
    return None if text is None else unquote(f'"{text[1]}"').rstrip("\0")


def symbol_in(text: str) -> str | None:
    found = re.search(SYMBOL, text)
    return None if found is None else found[0]
