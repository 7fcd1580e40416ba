# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cells of native code in IPython and Jupyter.

    %load_ext enzcc

    %%enzcc c -O3
    // enzcc: cost(p: f64[k], k: i64) -> f64
    double cost(const double *p, long k) { ... }

leaves `cost` in the notebook, as `enzcc.load` would give it. The first word is the language, words with a dash are
options of the compiler; other words are names of functions that need no signature. A cell that is run again is compiled
anew if it, or a file that it includes, has changed.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from typing import Any

from enzcc.apart import CompileError
from enzcc.signature import SignatureError
from enzcc.sources import compiled

_SAID = re.compile(
    r"^[^\w\n]*enzcc:[ \t]*([\w:]+)[ \t]*\((.*?)\)[ \t]*(->[ \t]*\w+(?:\(\d\))?)?[^\w\n]*$", re.MULTILINE
)
_USAGE = """\
%%enzcc LANGUAGE [OPTION...] [FUNCTION...]: say which functions are wanted, by their names, or where their arguments
have to be explained by a comment in the cell: enzcc: cost(p: f64[k], k: i64) -> f64"""


def load_ipython_extension(ipython: Any) -> None:
    """For `%load_ext enzcc`."""

    def enzcc(line: str, cell: str) -> None:
        """%%enzcc LANGUAGE [OPTION...] [FUNCTION...]: functions of this cell, with their derivatives."""
        ipython.push(_functions(line, cell))

    ipython.register_magic_function(enzcc, "cell")


def _functions(line: str, cell: str) -> dict[str, Any]:
    """What a cell defines for the notebook. Raises UsageError, which IPython shows without the way to it."""
    from IPython.core.error import UsageError

    language, *words = shlex.split(line) or [""]
    options = [word for word in words if word.startswith("-")]
    if not any(option.startswith("-O") for option in options):
        options.insert(0, "-O3")
    wanted: dict[str, str | None] = {word: None for word in words if not word.startswith("-")}
    wanted |= dict(stated(cell))
    if not language or not wanted:
        raise UsageError(_USAGE)
    try:
        found = compiled(cell, "cell", language, list(wanted.items()), options)
    except (CompileError, SignatureError) as error:
        raise UsageError(str(error)) from None
    return {re.split(r"\W+", name)[-1]: function for name, function in zip(wanted, found, strict=True)}


def stated(cell: str) -> Iterator[tuple[str, str]]:
    """The functions that comments of a cell describe, and their signatures."""
    for name, arguments, result in _SAID.findall(cell):
        yield name, f"{arguments} {result}".strip()
