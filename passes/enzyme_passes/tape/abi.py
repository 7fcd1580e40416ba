# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of the runtime's tape: the arena that kept values and returned frames live in.

`enter` finds the calling thread's arena, `reserve` takes memory of it, `release` gives back all that was reserved
since the mark. They stay calls until the last optimization, so that `reserve` is seen as an allocation.

The records of a loop without a trip count lie in chunks. The address of the chunk before lies in front of the first
record. A chunk is known by the address of that record, and not by where its memory begins: where derivatives are
differentiated again, the types of records are found by where addresses move from, and no record would be told apart
from the link.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.attributes.emitted import IN_RECORD, runtime_function
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.values import Function, Module, Value

ENTER = "__enzcc_tape_enter"
MARK = "__enzcc_tape_mark"
RESERVE = "__enzcc_tape_reserve"
RELEASE = "__enzcc_tape_release"
DEFER_FREE = "__enzcc_tape_defer_free"
DEFER = "__enzcc_tape_defer"  # any release, not only free
NEW = "__enzcc_tape_new"  # an arena of its own, for a user's split mode
FREE = "__enzcc_tape_free"
CHECK = "__enzcc_tape_check"  # ends the program if a tape is of other halves

FIRST_CHUNK = 4  # records in the first chunk of an uncounted loop; each next chunk has twice as many
SMALL_ALIGNMENT = 16  # of every reservation; those of LARGE bytes and more have LARGE_ALIGNMENT (csrc/tape.c)
LARGE = 256
LARGE_ALIGNMENT = 64
CHUNK_HEADER = 16  # bytes before the first record, whose address is the chunk's: the address of the chunk before

_SIGNATURES: Final[dict[str, tuple[ty.Type, tuple[ty.Type, ...]]]] = {
    ENTER: (ty.PTR, ()),
    MARK: (ty.PTR, (ty.PTR,)),
    RESERVE: (ty.PTR, (ty.PTR, ty.I64)),
    DEFER: (ty.VOID, (ty.PTR, ty.PTR, ty.PTR)),
    NEW: (ty.PTR, ()),
    FREE: (ty.VOID, (ty.PTR,)),
    CHECK: (ty.VOID, (ty.I1,)),
}


def tape_function(module: Module, name: str) -> Function:
    """The runtime function `name`, declared with what the optimizer may know of it."""
    known = module.functions.get(name)
    if known is not None:
        return known
    result, parameters = _SIGNATURES.get(name, (ty.VOID, (ty.PTR, ty.PTR)))
    made = declare(module, name, result, parameters)
    made.attributes, made.return_attributes = runtime_function(name)
    return made


def reserve(builder: Builder, tape: Value, size: Value) -> Value:
    return builder.call(tape_function(builder.module, RESERVE), [tape, size])


def tape_align(layout: ty.DataLayout, type: ty.Type) -> int:
    """The alignment of a value of `type` on the tape: small reservations have no more than 16 bytes."""
    return min(layout.align(type), SMALL_ALIGNMENT)


def reserved_size(size: int, align: int) -> int:
    """The size to reserve so that `size` bytes are aligned so: large reservations are."""
    return max(size, LARGE) if align > SMALL_ALIGNMENT else size


def aligned_room(builder: Builder, size: Value, align: int) -> Value:
    """Likewise where only the program knows the size."""
    if align <= SMALL_ALIGNMENT:
        return size
    large = builder.i64(LARGE)
    return builder.select(builder.icmp("ult", size, large), large, size)


def occupied(builder: Builder, size: Value) -> Value:
    """The bytes that a reservation takes of the arena: what comes next is aligned."""
    large = builder.icmp("uge", size, builder.i64(LARGE))
    mask = builder.select(large, builder.i64(LARGE_ALIGNMENT - 1), builder.i64(SMALL_ALIGNMENT - 1))
    return builder.binary("and", builder.binary("add", size, mask), builder.binary("xor", mask, builder.i64(-1)))


def defer_free(builder: Builder, tape: Value, pointer: Value) -> None:
    builder.call(tape_function(builder.module, DEFER_FREE), [tape, pointer])


def defer(builder: Builder, tape: Value, release: Value, pointer: Value) -> None:
    """Call `release(pointer)` when the request ends."""
    builder.call(tape_function(builder.module, DEFER), [tape, release, pointer])


def record_address(builder: Builder, chunk: Value, place: Value, size: int) -> Value:
    """The record with number `place - FIRST_CHUNK`: a chunk begins where `place` is a power of two."""
    leading = builder.intrinsic("llvm.ctlz.i64", ty.I64, [place, builder.const_int(ty.I1, 1)])
    begin = builder.binary("shl", builder.i64(1), builder.binary("sub", builder.i64(63), leading))
    offset = builder.binary("mul", builder.binary("sub", place, begin), builder.i64(size))
    return builder.offset(chunk, offset, IN_RECORD)
