# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Enzyme's attributes in C and C++: `__attribute__((enzyme_inactive))`, `[[enzyme::inactive]]`.

They belong to Enzyme's clang plugin, and plain clang drops them. They cannot be macros (`enzyme_nofree` is a marker's
name, too); as `annotate("enzyme_...")` they arrive in the IR.
"""

from __future__ import annotations

import re
from pathlib import Path

from enzyme_frontends.base import Source
from enzyme_passes.support.patterns import pattern

_ATTRIBUTE_LIST = pattern(rb"__attribute__\s*\(\(|\[\[")
_WORD = (
    rb"\b(?:__)?(?:enzyme\s*::\s*|enzyme_)(inactive|nofree|shouldrecompute|sparse_accumulate|function_like)(?:__)?\b"
)
_ATTRIBUTE_WORD = pattern(_WORD)
_ATTRIBUTE = pattern(_WORD + rb"\s*(?:\(\s*(\"[^\"]*\")\s*\))?")


def annotate_attributes(text: bytes) -> bytes:
    """Enzyme's attributes as annotations, within attribute lists only: `__attribute__((enzyme_inactive))` becomes
    `__attribute__((annotate("enzyme_inactive")))`, `[[enzyme::inactive]]` `[[clang::annotate("enzyme_inactive")]]`."""
    if b"enzyme" not in text:
        return text
    pieces: list[bytes] = []
    position = 0
    for opening in _ATTRIBUTE_LIST.finditer(text):
        if opening.start() < position:
            continue
        standard = opening[0] == b"[["
        end = _end_of_list(text, opening.end())
        inside = text[opening.end() : end]
        if b"enzyme" in inside:
            prefix = b"clang::annotate" if standard else b"annotate"

            def spelled(matched: re.Match[bytes], prefix: bytes = prefix) -> bytes:
                value = b"=" + matched[2].strip(b'"') if matched[2] else b""
                return prefix + b'("enzyme_' + matched[1] + value + b'")'

            inside = inside if b"annotate" in inside else _ATTRIBUTE.sub(spelled, inside)
        pieces += [text[position : opening.end()], inside]
        position = end
    return b"".join([*pieces, text[position:]])


def _end_of_list(text: bytes, start: int) -> int:
    """Where the attribute list that was opened before `start` ends: its first unmatched bracket, strings skipped."""
    depth, quoted, position = 0, False, start
    while position < len(text):
        character = text[position : position + 1]
        if character == b'"' and text[position - 1 : position] != b"\\":
            quoted = not quoted
        elif not quoted and character in (b"(", b"["):
            depth += 1
        elif not quoted and character in (b")", b"]"):
            if depth == 0:
                return position
            depth -= 1
        position += 1
    return position


def mentions_attributes(file: Source | str) -> bool:
    """Whether a file has a word that may be one of Enzyme's attributes. Our own headers do not."""
    try:
        if isinstance(file, Source) and file.text is not None:
            text = file.text
        else:
            text = Path(file.path if isinstance(file, Source) else file).read_bytes()
    except OSError:
        return False
    return b"enzyme" in text and _ATTRIBUTE_WORD.search(text) is not None
