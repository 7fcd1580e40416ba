# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Coverage (`--coverage`) of a module that was made of several files.

LLVM writes a file of notes for each compile unit of a module, with all functions of the module in each. Of a link's
module these would take the places of the notes that the files have, and two programs that share a library would write
each other's; every line would count as often as there are units. So such a module gets one unit, whose notes and counts
are called as what is linked.

    !llvm.dbg.cu = !{!0, !2}                                      !llvm.dbg.cu = !{!0}
    !llvm.gcov = !{!11, !12}                              ->      !llvm.gcov = !{!11}
    !11 = !{!"/b/main.gcno", !"/b/main.gcda", !0}                 !11 = !{!"/b/program.gcno", !"/b/program.gcda", !0}
    !7 = distinct !DISubprogram(name: "f", ..., unit: !2)         !7 = distinct !DISubprogram(..., unit: !0)
"""

from __future__ import annotations

import re

from enzyme_passes.ir.lexer import in_quotes
from enzyme_passes.support.patterns import pattern

_UNITS = pattern(r"^!llvm\.dbg\.cu = !\{(.*)\}$", re.MULTILINE)
_NOTES = pattern(r"^!llvm\.gcov = !\{(.*)\}$", re.MULTILINE)


def counted_as(text: str, name: str) -> str:
    """The module with one compile unit, whose notes are `name.gcno`."""
    units, notes = _UNITS.search(text), _NOTES.search(text)
    if units is None or notes is None:
        return text
    first, *others = units[1].split(", ")
    number = notes[1].split(", ")[0]
    files = f"!{in_quotes(f'{name}.gcno')}, !{in_quotes(f'{name}.gcda')}"
    text = re.sub(rf"^{number} = .*$", lambda _: f"{number} = !{{{files}, {first}}}", text, flags=re.MULTILINE)
    text = _NOTES.sub(f"!llvm.gcov = !{{{number}}}", text)
    if not others:
        return text
    text = _UNITS.sub(f"!llvm.dbg.cu = !{{{first}}}", text)
    every = "|".join(others)
    text = re.sub(rf"^(?:{every}) = .*\n", "", text, flags=re.MULTILINE)
    return re.sub(rf"(?:{every})\b(?! =)", first, text)
