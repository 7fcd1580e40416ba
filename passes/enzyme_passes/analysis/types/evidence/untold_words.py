# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers of which nobody but their use says that they are any, behind the arguments of a request.

    int64_t u; memcpy(&u, p, 8); return (double)(u - ONE) * 0x1p-52;        a fast logarithm of *p
    fn noise(x: &f64) -> f64 { (x.to_bits() * K >> 11) as f64 }             Rust does not say what is read

If the program reads and writes such memory in no other way, its caller may keep numbers there. The program looks at the
bits as it runs (synthesis/shadow/untold_numbers.py). Words of 32 bits are looked at only where they are computed with
as floats are: too many colours and samples have the bits of some number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import isclose
from typing import Final

from enzyme_passes.analysis.types.evidence.moved_integers import SAID
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Cast, FloatBinary, Instruction, IntBinary, Load, operands
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import ConstFloat, ConstInt, Function, Value

_OF_FLOATS: Final = (0x3F800000, 0x3F000000, 0x7F800000, 0x7FFFFF)
"""The bits of 1 and of 1/2, and the masks of exponent and mantissa."""
_SCALES: Final = (2.0**23, 2.0**-23)


def is_untold(load: Load, tags: TypeTags, users: Mapping[Value, Sequence[Instruction]]) -> bool:
    """Whether a word is loaded that is as wide as a number, and has neither bounds nor a tag that says what it is."""
    if load.volatile or "range" in load.metadata:
        return False
    if tags.tag(load.metadata.get("tbaa", load.metadata.get(SAID))).kind is not None:
        return False
    return load.type is ty.I64 or (load.type is ty.I32 and _is_taken_apart(load, users))


def _is_taken_apart(word: Load, users: Mapping[Value, Sequence[Instruction]]) -> bool:
    """Whether a word is computed with by the constants that take a float apart."""
    return any(
        (isinstance(o, ConstInt) and abs(o.value) in _OF_FLOATS)
        or (isinstance(o, ConstFloat) and any(isclose(o.number or 0.0, scale, rel_tol=1e-6) for scale in _SCALES))
        for _, user in reached(word, lambda value: users.get(value, ()), _computes)
        for o in operands(user)
    )


def _computes(user: Instruction) -> bool:
    return isinstance(user, IntBinary | FloatBinary | Cast)


@lru_cache(maxsize=4096)
def may_read_untold(function: Function, tags: TypeTags) -> bool:
    """Whether a function, or what it calls by name, loads such words and makes numbers of integers."""
    pending, seen = [function], {function: None}
    loads = casts = False
    while pending and not (loads and casts):
        current = pending.pop()
        users = uses(current)
        for i in current.instructions():
            match i:
                case Load():
                    loads = loads or is_untold(i, tags, users)
                case Cast(op="sitofp" | "uitofp"):
                    casts = True
                case Call():
                    target = resolve_alias(i.callee)
                    if isinstance(target, Function) and target.defined and target not in seen:
                        seen[target] = None
                        pending.append(target)
                case _:
                    pass
    return loads and casts
