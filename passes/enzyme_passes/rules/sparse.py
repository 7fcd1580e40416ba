# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Solutions of sparse systems by libraries that keep the factors: UMFPACK and KLU.

csrc/sparse.c has their derivatives as a user would register them (__enzyme_register_gradient_), and functions that are
called in the place of those that release factors, which the reverse sweep may still need.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import enzyme_runtime
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.patterns import pattern

_SOLVED: Final = {
    "umfpack": pattern(r"^declare [^@\n]*@umfpack_d[il]_solve\(", re.MULTILINE),
    "klu": pattern(r"^declare [^@\n]*@klu_(?:l_)?t?solve\(", re.MULTILINE),
}
"""The files of ../../runtime/enzyme_runtime/ir, each with what calls for it."""
_WATCHED: Final = pattern(
    r"@(umfpack_d[il]_free_numeric|klu_(?:l_)?free_(?:numeric|symbolic))(?![\w.$-])", re.MULTILINE
)
_STATED: Final = pattern(
    r"^@[^\n]*__enzyme_(?:register|inactivefn|function_like)[^\n]*@(umfpack|klu)_\w+", re.MULTILINE
)


def with_rules(raw: str) -> str:
    """Raw IR with the rules of the libraries that solve systems in it; the same object if there are none. What the user
    states of a library counts."""
    if "__enzyme_" not in raw or ("@umfpack_" not in raw and "@klu_" not in raw):
        return raw
    stated = {match[1] for match in _STATED.finditer(raw)}
    solving = [name for name, solves in _SOLVED.items() if name not in stated and solves.search(raw) is not None]
    if not solving:
        return raw
    watched = tuple(f"{name}_" for name in solving)
    raw = _WATCHED.sub(lambda m: f"@__enzcc_{m[1]}" if m[1].startswith(watched) else m[0], raw)
    module = llvm.parse(raw)
    heading = f'target datalayout = "{module.data_layout}"\ntarget triple = "{module.triple}"\n'
    for name in solving:
        text = (Path(enzyme_runtime.__file__).parent / "ir" / f"{name}.ll").read_text()
        module.link_in(llvm.parse_into(module._context, heading + text))
    return llvm.text_of(module)


__all__ = ["with_rules"]
