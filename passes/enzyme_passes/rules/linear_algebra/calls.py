# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The way of a module: routines become operations, these get the functions that derivatives call, and at the end they
are calls of routines again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import enzyme_runtime
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.support.patterns import pattern

_OPERATION: Final = pattern(rf"@({re.escape(PREFIX)}[cCfFlLw]\.\w+)\(")
_LOOKS_LIKE_ONE: Final = pattern(r"^declare [^@\n]*@(?:cblas_|LAPACKE_|[sdcz]\w{2,7}_(?:64_)?\()", re.MULTILINE)


def with_operations(raw: str) -> str:
    """Raw IR with calls of operations where it calls routines; the same object if it has none, or no request."""
    if "__enzyme_" not in raw:
        return raw
    if "@dfftw_" in raw or "@sfftw_" in raw:
        from enzyme_passes.rules.linear_algebra.fourier_fortran import with_names_of_c

        raw = with_names_of_c(raw)
    if "@fftw" in raw:
        from enzyme_passes.rules.linear_algebra import fourier

        raw = fourier.with_transforms(raw)
    if _LOOKS_LIKE_ONE.search(raw) is None:
        return raw
    from enzyme_passes.rules.linear_algebra import forms

    return forms.with_operations(raw)


def may_be_of_program(raw: str) -> bool:
    """Whether routines are called of which other files of the program may have the code: those of LAPACK by their names
    in Fortran, of which many programs bring a few along. Then it is that code that counts, and there may be no other
    routines that a rule's derivatives would call."""
    if "__enzyme_" not in raw or _LOOKS_LIKE_ONE.search(raw) is None:
        return False
    from enzyme_passes.rules.linear_algebra import forms

    return forms.may_be_of_program(raw)


def with_rules(prepared: str) -> str:
    """Prepared IR with the functions that derivatives of its operations call; the same object if it has none."""
    if "_execute(" in prepared:
        from enzyme_passes.rules.linear_algebra import fourier

        prepared = fourier.with_arrays(prepared)
    if f"@{PREFIX}" not in prepared:
        return prepared
    from enzyme_passes.rules.linear_algebra.rules import rules_text
    from enzyme_passes.rules.linear_algebra.statements import prototypes

    text, _ = rules_text(dict.fromkeys(_OPERATION.findall(prepared)))
    module = llvm.parse(prepared)
    heading = f'target datalayout = "{module.data_layout}"\ntarget triple = "{module.triple}"\n'
    rules = llvm.parse_into(module._context, "\n".join([heading, text, *prototypes(text)]))
    llvm.promote(rules)
    module.link_in(rules)
    module.link_in(llvm.parse_into(module._context, _helpers()))
    return llvm.text_of(module)


def _helpers() -> str:
    return (Path(enzyme_runtime.__file__).parent / "ir" / "linear_algebra.ll").read_text()


def without_operations(text: str) -> str:
    """What derivatives are made of, with calls of routines again; the same object if there are none."""
    if f"@{PREFIX}" not in text:
        return text
    from enzyme_passes.rules.linear_algebra import forms

    return forms.without_operations(text)


def nearest(name: str) -> str | None:
    """See forms.py."""
    if not name.startswith(("cblas_", "LAPACKE_", "fftw")) and not name.endswith("_"):
        return None
    from enzyme_passes.rules.linear_algebra import forms

    return forms.nearest(name)
