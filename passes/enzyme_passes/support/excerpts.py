# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a place in a source says: the expression that stands there, as its author wrote it.

    y = a[i] * exp(b[j]) + c;
        ^    ^ ^   ^             a[i]    a[i] * exp(b[j])    exp(b[j])    b[j]

Compilers name an expression by the column of its first letter, or of its operator. This reads no language: brackets,
words and operators are alike in those that there are. Where it reads something else than is there, a report shows a
strange piece of the line, and no more.
"""

from __future__ import annotations

import os
from typing import Final

from enzyme_passes.support.patterns import pattern

_WORD: Final = pattern(r"[A-Za-z_$][\w$]*|\d[\w.]*")
_OPERATOR: Final = pattern(r"<<|>>|<=|>=|==|!=|&&|\|\||\*\*|[-+*/%^&|]=?|[<>]|=")
_EXPONENT: Final = pattern(r"\d\.?[eEdD]\Z")
_OPEN: Final = {"(": ")", "[": "]", "{": "}"}
_CLOSE: Final = {b: a for a, b in _OPEN.items()}
_WORDS_ALONE: Final = frozenset("if for while return else do switch case let mut const auto double float int".split())
_DIRECTIVES: Final = ("!$", "#pragma")
LONGEST: Final = 60


def excerpt(line: str, column: int) -> str:
    """The expression at a column, which counts from 1; "" if there is none."""
    at = column - 1
    if not 0 <= at < len(line) or line.lstrip().startswith(_DIRECTIVES):
        return ""
    word = _WORD.match(line, at)
    if word is not None:
        if word[0] in _WORDS_ALONE:
            return ""
        begin = _start(line, at) if line[:at].endswith((".", "->")) else at  # the object of a member
        return _short(line[begin : _end(line, word.end())])
    if line[at] in "*&-!" and (not line[:at].strip() or line[:at].rstrip()[-1] in "=(,[{;?:+-*/<>&|"):
        return _short(line[at : _operand_end(line, at + 1)])
    operator = _OPERATOR.match(line, at)
    if operator is not None:
        return _short(line[_start(line, at) : _operand_end(line, operator.end())])
    if line[at] in _OPEN:
        return _short(line[at : _end(line, _closing(line, at))])
    return ""


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def _operand_end(line: str, at: int) -> int:
    while at < len(line) and line[at] in " \t-+!~*&":
        at += 1
    if at < len(line) and line[at] in _OPEN:
        return _end(line, _closing(line, at))
    word = _WORD.match(line, at)
    return _end(line, word.end()) if word is not None else at


def _end(line: str, at: int) -> int:
    """Behind the subscripts, members and arguments that follow."""
    while at < len(line):
        if line[at] in "([":
            at = _closing(line, at)
        elif line[at] == "." or line.startswith(("->", "::"), at) or line[at] == "%":
            behind = at + (1 if line[at] in ".%" else 2)
            word = _WORD.match(line, behind)
            if word is None or (line[at] == "%" and line[at - 1 : at] == " "):
                return at
            at = word.end()
        else:
            return at
    return at


def _closing(line: str, at: int) -> int:
    depth = 0
    for place in range(at, len(line)):
        if line[place] in _OPEN:
            depth += 1
        elif line[place] in _CLOSE:
            depth -= 1
            if depth == 0:
                return place + 1
    return len(line)


def _start(line: str, at: int) -> int:
    """Where the operand before a place begins."""
    while at > 0 and line[at - 1] in " \t":
        at -= 1
    while at > 0:
        before = line[at - 1]
        if before in _CLOSE:
            at = _opening(line, at - 1)
        elif before.isalnum() or before in "_$.":
            at -= 1
        elif before == ">" and line[at - 2 : at - 1] == "-":
            at -= 2
        elif before in "+-" and _EXPONENT.search(line, 0, at - 1):
            at -= 1
        else:
            break
    return at


def _opening(line: str, at: int) -> int:
    depth = 0
    for place in range(at, -1, -1):
        if line[place] in _CLOSE:
            depth += 1
        elif line[place] in _OPEN:
            depth -= 1
            if depth == 0:
                return place
    return 0


class Sources:
    """The lines of source files, read when they are asked for. What is no UTF-8 is replaced."""

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}

    def lines(self, file: str) -> list[str]:
        """None where the file is not there any more."""
        known = self._lines.get(file)
        if known is None:
            known = self._lines[file] = self._read(file)
        return known

    @staticmethod
    def _read(file: str) -> list[str]:
        if not file or not os.path.isfile(file):
            return []
        try:
            with open(file, "rb") as opened:
                return opened.read().decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        except OSError:
            return []

    def at(self, file: str, line: int, column: int) -> str:
        """The expression at a place."""
        lines = self.lines(file)
        if not 0 < line <= len(lines):
            return ""
        # Columns count bytes.
        text = lines[line - 1]
        before = text.encode("utf-8")[: max(0, column - 1)].decode("utf-8", "ignore")
        return excerpt(text, len(before) + 1)
