# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Phis that go along with each other, as loop variables do which LLVM made of one:

p = phi [a, entry], [q, loop]
q = phi [a + 72, entry], [q + 72, loop]        q is always p + 72
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_passes.ir.instructions import Phi
from enzyme_passes.ir.values import Value


def first_of(phi: Phi, place: Callable[[Value], tuple[Value, int]]) -> tuple[Phi, int]:
    """The first phi of the block that is always so many bytes before this one; itself, if there is no other. `place`
    says of a value what it is a constant number of bytes behind."""
    mine = dict(zip(phi.blocks, map(place, phi.values), strict=True))
    for other in phi.block.instructions if phi.block is not None else ():
        if other is phi or not isinstance(other, Phi):
            break
        if other.type == phi.type:
            theirs = dict(zip(other.blocks, map(place, other.values), strict=True))
            distances = {mine[b][1] - at if mine[b][0] is root else None for b, (root, at) in theirs.items()}
            if len(distances) == 1 and None not in distances:
                return other, distances.pop() or 0
    return phi, 0
