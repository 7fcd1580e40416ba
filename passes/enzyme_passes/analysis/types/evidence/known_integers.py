# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers of a derivative that were known to be such when it was made.

    %c = load i8, ptr %text, !enzcc.integers !7         a character of a string

A derivative is differentiated again as code like any other. But its memory is harder to tell apart than the primal's:
what outlives the forward sweep lies on the tape, and addresses that are kept there lead to everything. So a load says,
or a copy, what was found of the primal: all that lay in that place, as far as anybody knew, was integers. The
derivative was made for that context and is called in no other, so that it stays true of what is moved. Of the memory,
as it is seen now, it says nothing.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir.instructions import Call, Instruction

INTEGERS: Final = "enzcc.integers"


def is_known(instruction: Instruction) -> bool:
    """Whether a load or a copy is of what is known to be integers."""
    return INTEGERS in instruction.metadata


def is_copy(instruction: Instruction) -> bool:
    """Whether memory is copied by one of LLVM's intrinsics."""
    target = instruction.target if isinstance(instruction, Call) else None
    return target is not None and target.name.startswith(("llvm.memcpy.", "llvm.memmove."))
