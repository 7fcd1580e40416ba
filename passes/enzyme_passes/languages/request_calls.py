# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests, markers and hints in the text of a module, before LLVM optimizes.

Markers become the addresses of their globals (LLVM folds two markers of equal value into one), requests are guarded
against merging, and hints are taken out in the end.
"""

from __future__ import annotations

import re

from enzyme_passes.ir.text import REQUEST_NAME, SYMBOL, matching, split_commas
from enzyme_passes.support.patterns import pattern

_ITERATION = "@__enzyme_iter"


_HINT_NAME = pattern(r"__enzyme_(?:float|double|integer|pointer)")


_CALL = pattern(
    rf"^(?P<head>\s+(?:%[-\w$.]+ = )?(?:(?:tail |musttail |notail )?call|invoke) )(?P<type>.*?)(?P<callee>{SYMBOL})\("
)


_DEFINED_LOCAL = pattern(r"^\s+(%[-\w$.]+) = (.*)$")


_MARKER_LOAD = pattern(r"load (?:volatile )?i\d+, ptr @(enzyme_\w+?)(?:\.\d+)?(?:,|$)")


_CAST = pattern(r"(?:sext|zext|trunc|inttoptr|ptrtoint|bitcast|freeze)\b[^%]*(%[-\w$.]+)")


_PHI_VALUE = pattern(r"\[ (%[-\w$.]+), %")


_SELECT = pattern(r"select i1 [^,]+, \S+ (%[-\w$.]+), \S+ (%[-\w$.]+)")


_MARKER_ADDRESS = pattern(r"@(enzyme_\w+?)(?:\.\d+)?(?=[\s,)]|$)")


def resolve_requests(text: str, *, raw: bool) -> str:
    """Markers in request calls as addresses of their globals; in raw IR, also guard the calls against merging."""
    if "__enzyme_" not in text:
        return text
    lines = text.split("\n")
    start = -1
    for index, line in enumerate(lines):
        if line.startswith("define "):
            start = index
        elif line == "}":
            start = -1
        elif raw and line.startswith("declare ") and "__enzyme_" in line:
            lines[index] = _declaration(line)
        elif start >= 0 and "__enzyme_" in line:
            matched = _CALL.match(line)
            if matched is not None and REQUEST_NAME.search(matched["callee"]):
                lines[index] = _request(line, matched, lines, start, raw=raw)
    return "\n".join(lines)


def _declaration(line: str) -> str:
    symbol = re.search(SYMBOL, line)
    if symbol is None:
        return line
    if REQUEST_NAME.search(symbol[0]):
        return f"{line[: symbol.end()]}(...) nomerge"
    if _HINT_NAME.search(symbol[0]):
        close = matching(line, symbol.end())
        # It must stay where it is, and must not look like a write to what it speaks of.
        return f"{line[: close + 1]} nounwind willreturn memory(inaccessiblemem: readwrite)"
    if symbol[0] == _ITERATION:  # arithmetic, which the engine knows
        close = matching(line, symbol.end())
        return f"{line[: close + 1]} nounwind willreturn nosync nofree memory(none)"
    return line


def _request(line: str, matched: re.Match[str], lines: list[str], start: int, *, raw: bool) -> str:
    opening = matched.end() - 1
    close = matching(line, opening)
    arguments = split_commas(line[opening + 1 : close])
    resolved = [_marker_argument(a, lines, start) or a for a in arguments]
    returned = _without_function_type(matched["type"])
    fixed = "(ptr, ...)" if arguments and " sret(" in arguments[0] else "(...)"
    rest = line[close + 1 :]
    if raw:
        attributes = re.match(r"(?: #\d+)?", rest)
        end = attributes.end() if attributes else 0
        rest = f"{rest[:end]} nomerge{rest[end:]}"
    return f"{matched['head']}{returned} {fixed} {matched['callee']}({', '.join(resolved)}){rest}"


def _without_function_type(text: str) -> str:
    """`double (ptr, ...) ` -> `double`."""
    text = text.rstrip()
    if not text.endswith(")") or re.search(r"addrspace\(\d+\)$", text):
        return text
    depth = 0
    for position in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(text[position], 0)
        if depth == 0:
            return text[:position].rstrip()
    return text


def _marker_argument(argument: str, lines: list[str], start: int) -> str | None:
    """`i32 noundef %9` -> `ptr @enzyme_dup`, if that is what %9 holds on every path."""
    address = _MARKER_ADDRESS.search(argument)
    if address is not None:
        return f"ptr @{address[1]}"
    value = argument.rsplit(" ", 1)[-1]
    if not value.startswith("%") or not re.match(r"(?:i\d+|ptr)\b", argument):
        return None
    found: dict[str, None] = {}
    seen: dict[str, None] = {}
    work = [value]
    while work:
        local = work.pop()
        if local in seen:
            continue
        seen[local] = None
        definition = _definition(local, lines, start)
        load = _MARKER_LOAD.match(definition)
        cast = _CAST.match(definition)
        select = _SELECT.match(definition)
        if load is not None:
            found[load[1]] = None
        elif cast is not None:
            work.append(cast[1])
        elif definition.startswith("phi "):
            incoming = _PHI_VALUE.findall(definition)
            if len(incoming) != definition.count("[ "):
                return None
            work.extend(incoming)
        elif select is not None:
            work.extend(select.groups())
        else:
            return None
    return f"ptr @{next(iter(found))}" if len(found) == 1 else None


def _definition(local: str, lines: list[str], start: int) -> str:
    prefix = f"  {local} = "
    for index in range(start + 1, len(lines)):
        line = lines[index]
        if line.startswith(prefix):
            return line[len(prefix) :]
        if line == "}":
            break
    return ""


_MARKER_DEFINITION = pattern(
    r"^@(enzyme_\w+(?:\.\d+)?) = (?P<linkage>private |internal |common |weak |weak_odr |linkonce |linkonce_odr |)"
    r"(?P<rest>(?:dso_local |hidden |protected |thread_local\S* |unnamed_addr |local_unnamed_addr )*"
    r"(?:global|constant) i\d+ .*)$",
    re.MULTILINE,
)


def make_markers_opaque(text: str) -> str:
    """A marker that is defined here becomes weak, so that no load of it is folded and no two become one."""

    def weaken(matched: re.Match[str]) -> str:
        rest = matched["rest"].replace("local_unnamed_addr ", "").replace("unnamed_addr ", "")
        if matched["linkage"] in ("private ", "internal "):
            rest = "hidden " + rest.replace("dso_local ", "")
        return f"@{matched[1]} = weak {rest}"

    return _MARKER_DEFINITION.sub(weaken, text)


_HINT_CALL = pattern(
    rf"^  (?P<result>%[-\w$.]+ = )?(?:(?:tail |musttail |notail )?call) (?P<type>\S+) .*?(?P<callee>{SYMBOL})\(.*\n",
    re.MULTILINE,
)


def without_hints(text: str) -> str:
    """Type hints have said what they know; there is no function behind them. (One declared by its use returns int.)"""
    if _HINT_NAME.search(text) is None:
        return text

    def gone(matched: re.Match[str]) -> str:
        if _HINT_NAME.search(matched["callee"]) is None:
            return matched[0]
        return f"  {matched['result']}freeze {matched['type']} undef\n" if matched["result"] else ""

    return _HINT_CALL.sub(gone, text)
