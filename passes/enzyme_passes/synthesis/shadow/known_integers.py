# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loads of a derivative that is differentiated itself say if they are of integers (evidence/known_integers.py)."""

from __future__ import annotations

from enzyme_passes.analysis.types.evidence.known_integers import INTEGERS
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.synthesis.shadow.session import Session


def say_integers(session: Session, types: TypeFacts, original: Instruction, copy: Instruction) -> None:
    """`copy` is that of an instruction of the primal, a load or not."""
    if session.is_inner and types.holds_integers(original):
        copy.metadata[INTEGERS] = session.debug.nothing
