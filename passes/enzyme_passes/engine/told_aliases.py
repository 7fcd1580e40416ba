# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which arrays of a function are known to be apart, and why, in terms of the source: for the report of a gradient.

    mass and x     `restrict` and the rules of the language say so, in inlined functions, too; types do; or it is
                   found out as the program runs, where loops are there in two versions
    at and u       may be one: what is kept for that reason alone is what `restrict` would save

Asked are pairs of what is read and what is written, of which the function is given one, or finds it in memory. What it
has made itself is known to be apart anyway.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from enzyme_passes.analysis.memory.memory import Access
from enzyme_passes.ir.instructions import Instruction, Load, Store
from enzyme_passes.ir.values import Argument, Block, GlobalVariable, Value
from enzyme_passes.synthesis.adjoint.function import Adjoint

MOST_PAIRS: Final = 400
DECLARED: Final = "as the source says"
TYPES: Final = "by their types"
TESTED: Final = "which is found out as it runs"
UNKNOWN: Final = ""
Pair = tuple[Value, Value]


def pairs(adjoint: Adjoint, left_out: Container[Block], *, tested: bool) -> dict[Pair, str]:
    """How the arrays of each pair are known to be apart. `left_out` are blocks that are not told of; `tested`: there
    are versions of loops for arrays that are apart."""
    memory = adjoint.memory
    reads = list(_of_one_array(_reads(adjoint, left_out)))
    writes = list(_of_one_array(w for w in memory.writes if w.instruction.block not in left_out))
    found: dict[Pair, str] = {}
    for mine, read in reads:
        for other, write in writes:
            key = (mine, other) if (other, mine) not in found else (other, mine)
            if mine is other or (not isinstance(mine, Argument | Load) and not isinstance(other, Argument | Load)):
                continue
            if found.get(key) == UNKNOWN or (key not in found and len(found) >= MOST_PAIRS):
                continue
            how = _apart(adjoint, read, write, tested=tested)
            found[key] = how if found.get(key, how) in (how, DECLARED) else found[key]
    return found


def _reads(adjoint: Adjoint, left_out: Container[Block]) -> Iterator[Access]:
    for block in adjoint.normal.flow.order:
        for i in block.instructions if block not in left_out else ():
            if isinstance(i, Load):
                yield from adjoint.memory.reads_of(i)


def _of_one_array(accesses: Iterator[Access]) -> Iterator[tuple[Value, Access]]:
    for access in accesses:
        if access.roots is not None and len(access.roots) == 1 and not access.deep:
            root = access.roots[0].value
            if isinstance(root, Argument | Load | GlobalVariable) and isinstance(access.instruction, Load | Store):
                yield root, access


def _apart(adjoint: Adjoint, read: Access, write: Access, *, tested: bool) -> str:
    memory = adjoint.memory
    assert read.roots is not None and write.roots is not None
    if not memory.pointers.may_share(read.roots[0], write.roots[0]):
        return DECLARED
    if _excluded(adjoint, read.instruction, write.instruction):
        return TESTED if tested else DECLARED
    typed = read.tags is not None and write.tags is not None
    meet = any(memory.types.may_alias(a, b) for a in read.tags or () for b in write.tags or ())
    return TYPES if typed and not meet else UNKNOWN


def _excluded(adjoint: Adjoint, read: Instruction, write: Instruction) -> bool:
    """Whether scopes exclude each other, for one execution of what is around both."""
    assert read.block is not None and write.block is not None
    common = adjoint.memory.order.common(read.block, write.block)
    return adjoint.memory.scopes.apart(read, write, common, len(common))
