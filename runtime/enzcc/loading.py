# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc.load`: from files and a name to a function that can be called."""

from __future__ import annotations

import os
import warnings
from collections.abc import Sequence
from os import PathLike

from enzcc.function import Function
from enzcc.glue import primal
from enzcc.native import Native
from enzcc.program import Program
from enzcc.prototype import check as check_prototype
from enzcc.prototype import conventional
from enzcc.signature import SignatureError, parse

File = str | PathLike[str]


def load(
    file: File | Sequence[File],
    function: str,
    signature: str | None = None,
    options: Sequence[File] = ("-O3",),
    *,
    check: bool = False,
    report: File | None = None,
) -> Function:
    """The function of a source file, or of several files that belong together: sources of any languages, objects,
    archives, shared libraries, LLVM's IR. `options` are those of the compiler and the linker (-I, -D, -L, -l, --lang).

    `function` is a symbol or a name as the language writes it: `step`, `sim::step`, `module::step` (see `enzcc.names`).
    `signature` says what it takes and gives (see `enzcc.signature`). Without one the function must be
    `void f(T *input, size_t n, T *output)` or `T f(T *input, size_t n)`, of float or double.

    With `check`, each derivative is compared with differences when it runs, and Python ends with status 77 if one was
    wrong (docs/checking.md).

    With `report`, a directory, each derivative that is made leaves a page there about what it keeps (docs/report.md).

    The files are compiled here, unless the user's cache has them; a derivative when it is first called. Raises
    FileNotFoundError, CompileError, which holds the compiler's messages, and SignatureError for a function that is not
    there or takes other than the signature says.
    """
    if isinstance(options, str):
        raise SignatureError(f'options are a sequence of words: options=("{options}",)')
    files = [file] if isinstance(file, str | PathLike) else list(file)
    return function_of([os.fspath(one) for one in files], function, signature, options, check=check, report=report)


def function_of(
    files: Sequence[str],
    function: str,
    signature: str | None,
    options: Sequence[File],
    *,
    directory: str | None = None,
    check: bool = False,
    report: File | None = None,
    depth: int = 3,
) -> Function:
    """What `load` gives. Paths are relative to `directory`, if it is given. Warnings are of the caller so many calls
    above."""
    understood = parse(signature) if signature is not None else None
    calls_back = understood is not None and bool(understood.functions)
    if check and calls_back:
        raise SignatureError(f"'{function}' calls functions of Python: its derivatives are compared by .check(...)")
    if check:
        options = (*options, "--check-derivatives")
    if report is not None:
        options = (*options, f"--report={os.path.join(os.path.abspath(report), '')}")
    program = Program(files, [os.fspath(one) for one in options], directory, calls_back=calls_back)
    found = program.function(function)
    if understood is None:
        understood = conventional(found.prototype, function)
    elif found.prototype is not None:
        check_prototype(understood, found.prototype, function)
    if found.set_by:
        listed = " and ".join(f"'{variable}', which '{setter}' sets" for variable, setter in found.set_by)
        warnings.warn(
            f"'{function}' reads {listed}: it does not see that. {program.name} keeps addresses in variables, so each "
            "function that is loaded from it, and each derivative, has variables of its own. Load a function that "
            "calls both, or pass these as arguments",
            stacklevel=depth,
        )
    return Function(Native(understood, primal(understood, found.symbol), program, found.symbol), function)
