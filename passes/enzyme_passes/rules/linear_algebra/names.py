# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How operations are called. What asks whether a function is one needs no more as long as none is: the table is for
programs that have them."""

from __future__ import annotations

from typing import Final

PREFIX: Final = "enzcc.blas."
"""How the names of operations begin. `enzcc.blas.c.dgemm`: called by CBLAS, of doubles."""

NOTED: Final = "__enzcc_"
"""Before the names of functions of FFTW that are called by the runtime, which takes notes."""
TRANSFORMS: Final = (f"{NOTED}fftw_", f"{NOTED}fftwf_")
"""How the names of the runtime's functions begin that stand for FFTW's."""
