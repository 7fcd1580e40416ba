# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exceptions: `invoke` taken apart for the engine, and put together again in what it writes.

The engine holds an invoke as a branch that nobody decides, and a call that is no terminator:

    B:  %r = invoke @f() to N unwind U     ->      B:  br i1 undef, C, U
                                                   C:  %r = call @f()          ; unwind: from B to U
                                                       br N

So what unwinds is a way of its own through the function, on which the call has not happened. That is exact for what
can be reversed there: if U never comes back to the returning part (cleanups that end in `resume`), nothing; if it does
(a handler), calls that change nothing which the reverse sweep looks at, and `SweepCalls` refuses all others. Those of
C++'s functions that are seen are not among these: what they throw is returned (returned_exceptions.py).

What is written for a call that unwinds, its primal or a derivative of it, becomes invokes at the end (`make_invokes`),
so that an exception out of the forward sweep finds the primal's cleanups and handlers. The answer to a request
releases the tape on the way (`releasing`).
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import personality_in
from enzyme_passes.ir.builder import undef
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    CondBranch,
    Instruction,
    Invoke,
    Opaque,
    Phi,
    Unwind,
    replace_operands,
    successors,
)
from enzyme_passes.ir.values import Block, ConstUndef, Function, InlineAsm, Value
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks


def is_landing_pad(instruction: Instruction) -> bool:
    return isinstance(instruction, Opaque) and instruction.opcode == "landingpad"


def is_undecided(branch: Instruction) -> bool:
    """Whether this is the branch that stands for unwinding; its first side is the one without."""
    return isinstance(branch, CondBranch) and isinstance(branch.condition, ConstUndef)


def personality(function: Function) -> str:
    return personality_in(function.trailer)


def calls_from_invokes(function: Function) -> None:
    """Take every invoke apart, as the module's docstring shows."""
    made: dict[Value, Value] = {}
    for block in list(function.blocks):
        invoke = block.instructions[-1]
        if not isinstance(invoke, Invoke):
            continue
        call = made[invoke] = _call_of(invoke)
        follows = Block("invoke", function)
        call.unwind = Unwind(block, invoke.unwind)
        for target, source in ((invoke.normal, follows), (invoke.unwind, block)):
            rename_source(target, block, source)
        _put(follows, call, Branch(invoke.normal))
        block.instructions.pop()
        _put(block, CondBranch(undef(ty.I1), follows, invoke.unwind))
        function.blocks.insert(function.blocks.index(block) + 1, follows)
    _replace(function, made)


def call_in_place(invoke: Invoke) -> Call:
    """Put a call and a branch in the place of one invoke, until `make_invokes`."""
    block = invoke.block
    assert block is not None and block.function is not None
    call = _call_of(invoke)
    call.unwind = Unwind(block, invoke.unwind)
    block.instructions.pop()
    _put(block, call, Branch(invoke.normal))
    _replace(block.function, {invoke: call})
    return call


def _call_of(invoke: Invoke) -> Call:
    call = Call(invoke.callee, list(invoke.arguments), invoke.function_type)
    for slot in SHARED:
        setattr(call, slot, getattr(invoke, slot))
    return call


SHARED = (
    "argument_attributes", "return_attributes", "function_attributes", "trailer", "convention", "bundles", "name",
    "metadata",
)  # fmt: skip


def _put(block: Block, *instructions: Instruction) -> None:
    for instruction in instructions:
        instruction.block = block
        block.instructions.append(instruction)


def rename_source(target: Block, old: Block, new: Block) -> None:
    for phi in target.instructions:
        if not isinstance(phi, Phi):
            return
        phi.blocks = [new if b is old else b for b in phi.blocks]


def _replace(function: Function, replaced: dict[Value, Value]) -> None:
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def may_throw(call: Call | Invoke) -> bool:
    """Whether an exception can come out of a call."""
    target = call.callee
    if isinstance(target, InlineAsm) or "nounwind" in call.function_attributes:
        return False
    return not isinstance(target, Function) or not ("nounwind" in target.attributes or target.name.startswith("llvm."))


def make_invokes(function: Function) -> None:
    """Make invokes of the calls that unwind to a pad of this function, and drop pads that none is left for."""
    edges: dict[Unwind, list[Block]] = {}
    made: dict[Value, Value] = {}
    for block in list(function.blocks):
        at = 0
        while at < len(block.instructions):
            call = block.instructions[at]
            at += 1
            if not isinstance(call, Call) or call.unwind is None:
                continue
            sources = edges.setdefault(call.unwind, [])
            if may_throw(call):
                sources.append(block)
                block, at = _split_at(function, block, call, made), 0
            else:
                call.unwind = None
    if not edges:
        return
    for edge, sources in edges.items():
        for phi in edge.pad.instructions:
            if not isinstance(phi, Phi):
                break
            value = phi.values[phi.blocks.index(edge.source)]
            others = [(v, b) for v, b in zip(phi.values, phi.blocks, strict=True) if b is not edge.source]
            phi.values = [v for v, _ in others] + [value] * len(sources)
            phi.blocks = [b for _, b in others] + sources
    _replace(function, made)
    drop_unreachable_blocks(function)


def _split_at(function: Function, block: Block, call: Call, made: dict[Value, Value]) -> Block:
    """End `block` with the invoke that `call` becomes; the block where the rest of it goes."""
    assert call.unwind is not None
    rest = Block("invoke.end", function)
    at = block.instructions.index(call)
    _put(rest, *block.instructions[at + 1 :])
    for following in dict.fromkeys(successors(rest)):
        rename_source(following, block, rest)
    invoke = made[call] = Invoke(call.callee, list(call.arguments), call.function_type, rest, call.unwind.pad)
    for slot in SHARED:
        setattr(invoke, slot, getattr(call, slot))
    del block.instructions[at:]
    _put(block, invoke)
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    return rest
