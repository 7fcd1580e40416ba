# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Control flow brought down to what the reverse sweep turns round: one return, no block that is not reached, and
calls through pointers as a choice among functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.analysis.control_flow.open_calls import LOST
from enzyme_passes.attributes.emitted import UNSEEN
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare, text_global
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    CondBranch,
    Instruction,
    IntCompare,
    Phi,
    Return,
    operands,
    replace_operands,
    successors,
)
from enzyme_passes.ir.values import Block, Function, Module, Value
from enzyme_passes.llvm.locations import locate

UNSEEN_CODE: Final = "__enzcc_unseen_code"


def forget_edge(source: Block, target: Block) -> None:
    """An edge between two blocks is gone: phis have a value less from there."""
    for phi in target.instructions:
        if isinstance(phi, Phi) and source in phi.blocks:
            at = phi.blocks.index(source)
            del phi.blocks[at], phi.values[at]


def drop_unreachable_blocks(function: Function) -> None:
    seen = {function.entry: None}
    pending = [function.entry]
    while pending:
        for block in successors(pending.pop()):
            if block not in seen:
                seen[block] = None
                pending.append(block)
    if len(seen) == len(function.blocks):
        return
    function.blocks = [b for b in function.blocks if b in seen]
    for block in function.blocks:
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            kept = [(v, b) for v, b in zip(phi.values, phi.blocks, strict=True) if b in seen]
            phi.values = [v for v, _ in kept]
            phi.blocks = [b for _, b in kept]


def dispatch(
    module: Module,
    block: Block,
    place: int,
    call: Call,
    targets: Sequence[Function],
    argument: int | None = None,
    *,
    lost: bool = False,
) -> Block:
    """Put comparisons of the callee, or of an argument, with each target in the place of `call`; a pointer to none of
    them aborts. `lost`: the end is told of the call in whose place it is (`LOST`)."""
    function = block.function
    assert function is not None
    rest = Block("indirect.end", function)
    rest.instructions = block.instructions[place + 1 :]
    for instruction in rest.instructions:
        instruction.block = rest
    for following in successors(rest):
        for phi in following.instructions:
            if not isinstance(phi, Phi):
                break
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    del block.instructions[place:]
    here, results, comes_from, made = block, [], [], []
    result: list[Value] = []
    for target in targets:
        test = IntCompare("eq", call.callee if argument is None else call.arguments[argument], target)
        test.block = here
        here.instructions.append(test)
        taken, other = Block("indirect.call", function), Block("indirect.next", function)
        branch = CondBranch(test, taken, other)
        branch.block = here
        here.instructions.append(branch)
        direct = Call(target if argument is None else call.callee, list(call.arguments), call.function_type)
        if argument is not None:
            direct.arguments[argument] = target
        direct.argument_attributes = list(call.argument_attributes)
        direct.return_attributes = call.return_attributes
        direct.function_attributes = dict(call.function_attributes)
        direct.trailer = call.trailer
        direct.convention = call.convention
        direct.flags = call.flags
        direct.unwind = call.unwind
        direct.metadata = dict(call.metadata)
        jump = Branch(rest)
        for instruction in (direct, jump):
            instruction.block = taken
            taken.instructions.append(instruction)
        results.append(direct)
        comes_from.append(taken)
        made += [taken, other]
        here = other
    b = Builder(module, here)
    end = abort_unseen(module, b, call, function)
    b.unreachable()
    at = function.blocks.index(block) + 1
    function.blocks[at:at] = [*made, rest]
    if call.type is not ty.VOID:
        phi = Phi(call.type, list(results), comes_from)
        phi.block = rest
        rest.instructions.insert(0, phi)
        for instruction in function.instructions():
            if any(v is call for v in operands(instruction)):
                replace_operands(instruction, lambda v: phi if v is call else v)
        result = [phi]
    if lost:
        end.function_attributes[LOST] = "result" if result else ""
        end.arguments += [*call.arguments, *result]
        end.argument_attributes += [*call.argument_attributes, *("" for _ in result)]
    return rest


def abort_unseen(module: Module, b: Builder, at: Instruction, function: Function) -> Call:
    """End the program: a pointer leads to code that was not seen, of which there is no derivative."""
    place = locate(module, at)
    where = f"{place.file}:{place.line}" if place is not None else f"function {function.name}"
    unseen = declare(module, UNSEEN_CODE, ty.VOID, [ty.PTR])
    unseen.attributes = dict(UNSEEN)
    return b.call(unseen, [text_global(module, where)])


def merge_returns(function: Function) -> None:
    returning = [b for b in function.blocks if isinstance(b.instructions[-1], Return)]
    if len(returning) < 2:
        return
    merged = Block("return", function)
    result = function.function_type.result
    values: list[Value] = []
    for block in returning:
        last = block.instructions[-1]
        assert isinstance(last, Return)
        if last.value is not None:
            values.append(last.value)
        branch = Branch(merged)
        branch.block = block
        branch.metadata = dict(last.metadata)
        block.instructions[-1] = branch
    final = Return(None)
    if result is not ty.VOID:
        phi = Phi(result, values, list(returning))
        phi.block = merged
        merged.instructions.append(phi)
        final.value = phi
    final.block = merged
    merged.instructions.append(final)
    function.blocks.append(merged)
