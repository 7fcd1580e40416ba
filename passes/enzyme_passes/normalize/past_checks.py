# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pieces of words that a sanitizer's check keeps apart, as it stands between what is done with them.

    store i32 (trunc u), p                      br i1 %ok, label %on, label %bad
    br i1 %ok, label %on, label %bad            on:
    on:                                         store i32 (trunc u), p
    store i32 (trunc (lshr u, 32)), p + 4       store i32 (trunc (lshr u, 32)), p + 4

A check looks at no memory of the program: what is loaded or stored before it may as well be after it, on the way on;
and where it has failed, nobody but the sanitizer is left, or it reports, and goes on to the same place. So pieces go
past checks as long as no other access lies between, and are found in one block (words_of_floats.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import direct_target
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    Cast,
    CondBranch,
    ExtractValue,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    Unreachable,
    is_checked,
    operands,
    successors,
)
from enzyme_passes.ir.values import Block, Function, Value

_CHECKS: Final = ("__ubsan_handle_", "llvm.ubsantrap", "llvm.trap")
_PURE: Final = (Cast, ExtractValue, Freeze, GetElementPtr, IntBinary, IntCompare, Select)
_WIDEST: Final = 32


def move_pieces_past_checks(function: Function) -> None:
    """Move loads and stores of pieces to behind the checks that follow them."""
    arms = {block: None for block in function.blocks if _is_report(block)}
    if not arms:
        return
    before: dict[Block, list[Block]] = {}
    for block in function.blocks:
        for following in successors(block):
            before.setdefault(following, []).append(block)
    for block in function.blocks:
        on = _on(block, arms, before)
        if on is not None:
            _move(block, on, _used_in(on[1:]))


def _is_report(block: Block) -> bool:
    """Whether a block does nothing but report what a check has found."""
    *inside, last = block.instructions
    calls = [i for i in inside if isinstance(i, Call)]
    if len(calls) != 1 or not isinstance(last, Unreachable | Branch):
        return False
    target = direct_target(calls[0])
    if target is None or not target.name.startswith(_CHECKS):
        return False
    return all(isinstance(i, (*_PURE, Call, Phi)) for i in inside)


def _on(block: Block, arms: Mapping[Block, None], before: Mapping[Block, Sequence[Block]]) -> list[Block] | None:
    """Where a block that ends in a check goes on, and the arm of the check; None if it may be come by otherwise."""
    last = block.instructions[-1]
    if not isinstance(last, CondBranch):
        return None
    reports = [b for b in (last.on_true, last.on_false) if b in arms]
    ways = [b for b in (last.on_true, last.on_false) if b not in arms]
    if len(reports) != 1 or len(ways) != 1:
        return None
    (report,), (way,) = reports, ways
    goes_on = [b for b in successors(report) if not isinstance(b.instructions[-1], Unreachable)]
    if goes_on and (goes_on != [way] or before[report] != [block]):
        return None
    expected = [block, report] if goes_on else [block]
    alone = len(before[way]) == len(expected) and all(b in before[way] for b in expected)
    return [way, report] if alone and way is not block else None


def _used_in(blocks: Sequence[Block]) -> dict[Value, None]:
    return {o: None for block in blocks for i in block.instructions for o in operands(i)}


def _move(block: Block, on: Sequence[Block], used: dict[Value, None]) -> None:
    """From the end of a block to the beginning of the next, up to the last access that is no piece, with what is made
    of pieces."""
    way = on[0]
    used.update((o, None) for i in way.instructions if isinstance(i, Phi) for o in operands(i))
    moved: list[Instruction] = []
    kept: list[Instruction] = []
    instructions = list(block.instructions)
    kept.append(instructions.pop())
    used.update((o, None) for o in operands(kept[0]))
    while instructions:
        i = instructions[-1]
        pure = isinstance(i, _PURE) or is_checked(i)
        if (pure or _is_piece(i)) and i not in used:
            moved.append(i)
        elif pure:
            kept.append(i)
            used.update((o, None) for o in operands(i))
        else:
            break
        instructions.pop()
    if not any(map(_is_piece, moved)):
        return
    block.instructions = [*instructions, *reversed(kept)]
    at = next(k for k, i in enumerate(way.instructions) if not isinstance(i, Phi))
    way.instructions[at:at] = reversed(moved)
    for i in moved:
        i.block = way


def _is_piece(i: Instruction) -> bool:
    match i:
        case Load(type=ty.IntType(bits=bits)) | Store(value=Cast(op="trunc", type=ty.IntType(bits=bits))):
            return not i.volatile and not i.ordering and bits <= _WIDEST
        case _:
            return False
