# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Empty inline assembly that hides a number from the optimizer, in raw IR.

    double r = x + 0x1p52;                          %2 = call double asm "", "=x,0,..."(double %1)
    asm("" : "+X"(r));                  or, in memory,   call void asm "", "=*imr|x,0,..."(ptr elementtype(T) %p, T %1)
    r -= 0x1p52;

The value goes through unchanged; that it is not to be computed with at compile time is what `llvm.arithmetic.fence`
says as well, through which derivatives pass, and of which memory may become a register.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.support.patterns import pattern

_FLOAT: Final = r"(?P<type>float|double|<(?P<count>\d+) x (?P<element>float|double)>)"
_OF_VALUE: Final = pattern(
    rf'^(?P<head>  %[-\w$.]+ = )(?:tail )?call (?:[a-z]+ )*{_FLOAT} asm (?:sideeffect )?"", '
    r'"=[^",]*,0[^"]*"\((?P=type) (?:noundef )?(?P<value>[^()]+)\)(?P<rest>.*)$',
    re.MULTILINE,
)
_IN_MEMORY: Final = pattern(
    rf'^  (?:tail )?call void asm (?:sideeffect )?"", "=\*[^",]*,0[^"]*"'
    rf"\(ptr [^()]*elementtype\({_FLOAT}\) (?P<pointer>[^(),]+), (?P=type) (?P<value>[^()]+)\)(?P<rest>.*)$",
    re.MULTILINE,
)
_MANGLED: Final = {"float": "f32", "double": "f64"}


def fences_from_assembly(text: str) -> str:
    """Raw IR in, raw IR out: empty assembly on floats as fences."""
    if ' asm "", ' not in text and ' asm sideeffect "", ' not in text:
        return text
    used: dict[str, str] = {}
    made = 0

    def fence(found: re.Match[str]) -> str:
        type, count = found["type"], found["count"]
        name = f"llvm.arithmetic.fence.v{count}{_MANGLED[found['element']]}" if count else None
        name = name or f"llvm.arithmetic.fence.{_MANGLED[type]}"
        used[name] = type
        return f"call {type} @{name}({type} {found['value']})"

    def at(found: re.Match[str]) -> str:
        place = re.search(r", !dbg !\d+", found["rest"])
        return place[0] if place else ""

    def of_value(found: re.Match[str]) -> str:
        return f"{found['head']}{fence(found)}{at(found)}"

    def in_memory(found: re.Match[str]) -> str:
        nonlocal made
        made += 1
        name, where = f"%enzcc.fence.{made}", at(found)
        return f"  {name} = {fence(found)}{where}\n  store {found['type']} {name}, ptr {found['pointer']}{where}"

    text = _IN_MEMORY.sub(in_memory, _OF_VALUE.sub(of_value, text))
    missing = [f"declare {type} @{name}({type})" for name, type in used.items() if f"@{name}({type})" not in text]
    return "\n".join([text.rstrip("\n"), *missing, ""]) if missing else text
