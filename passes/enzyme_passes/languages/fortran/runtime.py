# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The code of flang's runtime that is differentiated: taken from enzyme_runtime/ir/fortran.ll where a program calls it.

    call void @_FortranAAssign(ptr %to, ptr %from, ...)
  becomes, before anything is optimized,
    call void @__enzcc_FortranAAssign(ptr %to, ptr %from, ...)      with its body, which is inlined

The bodies themselves call the library where they cannot do its work, so that the names differ. Functions that have no
body there stay calls: library/fortran.py says what they do to memory.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import enzyme_runtime
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.patterns import pattern

PREFIX = "_Fortran"
OURS = "__enzcc_Fortran"
COMPONENTS = "__enzcc_component_"  # called by the code of derived types (derived_types.py)

_DEFINITION = pattern(r"^define .*?@([\w.]+)\(.*?^\}\n", re.MULTILINE | re.DOTALL)
_REFERENCE = pattern(r"@([\w.]+)")


def attach_runtime_code(module: llvm.ModuleRef) -> None:
    """Give `module` the bodies of the functions of flang's runtime that it calls, as far as there are bodies."""
    called = [f for f in module.functions if f.is_declaration and f.name.startswith((PREFIX, COMPONENTS))]
    if not called:
        return
    bodies, _ = _library()
    wanted = []
    for function in called:
        own = function.name.startswith(COMPONENTS)
        name = function.name if own else OURS + function.name.removeprefix(PREFIX)
        if name in bodies:
            function.name = name
            wanted.append(name)
    if wanted:
        module.link_in(llvm.parse_into(module._context, _extract(wanted)))


def _extract(names: list[str]) -> str:
    """The functions of these names, and what they call of the file."""
    bodies, rest = _library()
    chosen: dict[str, None] = {}
    work = list(reversed(names))
    while work:
        name = work.pop()
        if name in bodies and name not in chosen:
            chosen[name] = None
            work.extend(reversed(_REFERENCE.findall(bodies[name])))
    return rest + "".join(bodies[name] for name in chosen)


@cache
def _library() -> tuple[dict[str, str], str]:
    """The definitions of fortran.ll by name, and everything else in it."""
    text = (Path(enzyme_runtime.__file__).parent / "ir" / "fortran.ll").read_text()
    return {found[1]: found[0] for found in _DEFINITION.finditer(text)}, _DEFINITION.sub("", text)
