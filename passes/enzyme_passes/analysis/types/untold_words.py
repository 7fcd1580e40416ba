# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers of which nobody but their use says that they are any, behind the arguments of a request.

    int64_t u; memcpy(&u, p, 8); return (double)(u - ONE) * 0x1p-52;        a fast logarithm of *p
    int64_t u[4]; memcpy(u, p, 32); return (double)(u[i] - ONE);            their copy is read by its own type
    fn noise(x: &f64) -> f64 { (x.to_bits() * K >> 11) as f64 }             Rust does not say what is read

If the program reads and writes such memory in no other way, its caller may keep numbers there. The program looks at the
bits as it runs (Sweep.check_counted). Words of 32 bits are looked at only where they are computed with
as floats are: too many colours and samples have the bits of some number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import isclose
from typing import Final

from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.analysis.types.move_summary import copied
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
    said = tags.said(load).kind
    return said is None and may_be_number(load, users)


def may_be_number(load: Load, users: Mapping[Value, Sequence[Instruction]]) -> bool:
    """The same, whatever a tag says: of memory to which others were copied by `memcpy`, it says how it is read."""
    if load.volatile or "range" in load.metadata:
        return False
    return load.type is ty.I64 or (load.type is ty.I32 and _is_taken_apart(load, users))


def plain_copy(i: Instruction) -> tuple[Value, Value] | None:
    """Where to and from an instruction copies bytes, if no tag says of what types they are."""
    if not isinstance(i, Call) or "tbaa.struct" in i.metadata or "tbaa" in i.metadata:
        return None
    found = copied(i)
    return found[:2] if found is not None else None


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
    """Whether a function, or what it calls by name, loads such words, or copies bytes, and makes numbers of them."""
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
                    loads = loads or plain_copy(i) is not None
                    target = resolve_alias(i.callee)
                    if isinstance(target, Function) and target.defined and target not in seen:
                        seen[target] = None
                        pending.append(target)
                case _:
                    pass
    return loads and casts
