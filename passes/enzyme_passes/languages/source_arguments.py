# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which parameters in IR are one argument in the source.

C's calling convention hands a small struct, or a complex number, over in several registers. A marker and a shadow are
for all of them:

    double f(double complex z);  __enzyme_fwddiff(f, enzyme_dup, z, dz)
    define double @f(double %0, double %1)    call @__enzyme_fwddiff(@f, @enzyme_dup, z.re, z.im, dz.re, dz.im)

clang stores such parameters into one object first, member by member, and flang puts a complex number together, which is
how they are told from others in raw IR; the function then says so with the attribute `enzcc_arguments`="0:2 5:2" (first
parameter, number of parameters).
"""

from __future__ import annotations

import re
from bisect import bisect_right

from enzyme_passes.ir.values import Argument, Function
from enzyme_passes.support.patterns import pattern

ATTRIBUTE = "enzcc_arguments"

_DEFINITION = pattern(r'^define .*?(@(?:"(?:[^"\\]|\\.)*"|[-\w$.]+))\((.*)$', re.MULTILINE)
_MEMBER = pattern(
    r"^  (?P<place>%[-\w$.]+) = getelementptr inbounds(?: nuw)? (?P<type>\{[^}\n]*\}), ptr (?P<object>%[-\w$.]+), "
    r"i32 0, i32 (?P<number>\d+)\b.*\n  store .*? (?P<value>%[-\w$.]+), ptr (?P=place),",
    re.MULTILINE,
)
_COMPLEX = pattern(
    r"^  (?P<first>%[-\w$.]+) = insertvalue \{ (?P<type>\w+), (?P=type) \} undef, (?P=type) (?P<re>%[-\w$.]+), 0\b.*\n"
    r"  %[-\w$.]+ = insertvalue \{ (?P=type), (?P=type) \} (?P=first), (?P=type) (?P<im>%[-\w$.]+), 1\b",
    re.MULTILINE,
)
_PARAMETER = pattern(r"(%[-\w$.]+)(?=,|\))")
_TYPE_IN_ATTRIBUTE = pattern(r"\b(?:sret|byval|byref|inalloca|preallocated|elementtype)\([^()]*\)")  # sret(%struct.S)


def in_several_parameters(text: str) -> dict[str, str]:
    """The attribute's value for each function of raw IR that has such arguments."""
    members, complexes = list(_MEMBER.finditer(text)), list(_COMPLEX.finditer(text))
    if not members and not complexes:
        return {}
    definitions = list(_DEFINITION.finditer(text))
    starts = [d.start() for d in definitions]
    found: dict[str, list[str]] = {}
    for one in complexes:
        place = bisect_right(starts, one.start()) - 1
        parameters = parameters_of(definitions[place][2]) if place >= 0 else []
        at = parameters.index(one["re"]) if one["re"] in parameters else -1
        if at >= 0 and parameters[at : at + 2] == [one["re"], one["im"]]:
            found.setdefault(definitions[place][1], []).append(f"{at}:2")
    at = 0
    while at < len(members):
        first = members[at]
        count = 1
        while at + count < len(members) and _continues(first, members[at + count], count):
            count += 1
        at += count
        place = bisect_right(starts, first.start()) - 1
        if place < 0 or first["number"] != "0" or count != first["type"].count(",") + 1:
            continue
        parameters = parameters_of(definitions[place][2])
        stored = [m["value"] for m in members[at - count : at]]
        if count > 1 and stored[0] in parameters:
            start = parameters.index(stored[0])
            if parameters[start : start + count] == stored:
                found.setdefault(definitions[place][1], []).append(f"{start}:{count}")
    return {symbol: " ".join(groups) for symbol, groups in found.items()}


def parameters_of(head: str) -> list[str]:
    """The names of parameters, of what stands behind a definition's opening bracket."""
    return _PARAMETER.findall(_TYPE_IN_ATTRIBUTE.sub("", head))


def _continues(first: re.Match[str], other: re.Match[str], count: int) -> bool:
    return other["object"] == first["object"] and other["type"] == first["type"] and other["number"] == str(count)


def source_arguments(function: Function) -> list[list[Argument]]:
    """The parameters of a function, those together that are one argument."""
    said = function.attributes.get(ATTRIBUTE, "")
    sizes = {int(start): int(count) for start, _, count in (word.partition(":") for word in said.split())}
    found: list[list[Argument]] = []
    at = 0
    while at < len(function.arguments):
        count = sizes.get(at, 1)
        found.append(function.arguments[at : at + count])
        at += count
    return found
