# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our own verifier: what synthesis gets wrong, found where it happens and named by our names.

Checked: every block ends in its one terminator, phis stand first and match the predecessors, definitions dominate
uses, operand types agree. LLVM's verifier runs once more at the end over the printed text.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
    is_terminator,
    operands,
    successors,
)
from enzyme_passes.ir.lexer import ReadError, member
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.types import Type
from enzyme_passes.ir.values import Argument, Block, Constant, Function, InlineAsm, MetadataOperand
from enzyme_passes.ir.writer import local_names, write_instruction


def verify_function(function: Function) -> list[str]:
    """What is wrong with the body of `function`, one message each; an empty list if nothing is."""
    if not function.defined:
        return []
    blocks = body(function)
    if not blocks:
        return [f"@{function.name} has no block"]
    problems = [f"@{function.name}: {p}" for p in _shape(function, blocks)]
    if problems:  # without terminators there is no control flow to check against
        return problems
    names = local_names(function)
    flow = ControlFlow(function)
    for problem, at in _uses(function, flow):
        problems.append(f"@{function.name}: {problem} in: {write_instruction(at, names)}")
    for block in blocks:
        for instruction in block.instructions:
            for problem in _types(function, instruction):
                problems.append(f"@{function.name}: {problem} in: {write_instruction(instruction, names)}")
    return problems


def _shape(function: Function, blocks: list[Block]) -> Iterator[str]:
    known = set(blocks)
    for number, block in enumerate(blocks):
        name = block.name or f"number {number}"
        if block.function is not function:
            yield f"block {name} belongs to another function"
        if not block.instructions or not is_terminator(block.instructions[-1]):
            yield f"block {name} has no terminator"
            continue
        phis_over = False
        for instruction in block.instructions:
            if instruction.block is not block:
                yield f"an instruction of block {name} thinks it is elsewhere: {type(instruction).__name__}"
            if isinstance(instruction, Phi):
                if phis_over:
                    yield f"a phi of block {name} comes after other instructions"
                values, from_blocks = len(instruction.values), len(instruction.blocks)
                if values != from_blocks:
                    yield f"a phi of block {name} has {values} values and {from_blocks} blocks"
            else:
                phis_over = True
            if is_terminator(instruction) and instruction is not block.instructions[-1]:
                yield f"block {name} has a terminator in its middle"
        for target in successors(block):
            if target not in known:
                yield f"block {name} branches to a block that is not in the function: {target.name}"
        if blocks[0] in successors(block):
            yield f"block {name} branches to the entry"


def _uses(function: Function, flow: ControlFlow) -> Iterator[tuple[str, Instruction]]:
    present = {i for b in flow.order for i in b.instructions}
    for block in flow.order:
        incoming = flow.predecessors[block]
        expected = {p: incoming.count(p) for p in incoming}
        for at in block.instructions:
            if isinstance(at, Phi):
                reachable = [b for b in at.blocks if b in flow.index]
                if {b: reachable.count(b) for b in reachable} != expected:
                    yield "a phi does not match the predecessors of its block", at
                places = [(v, b.instructions[-1]) for v, b in zip(at.values, at.blocks, strict=True) if b in flow.index]
            else:
                places = [(v, at) for v in operands(at)]
            for value, place in places:
                if isinstance(value, Instruction):
                    home = value.block
                    if home is None or home.function is not function:
                        yield "an operand is an instruction of no block or of another function", at
                    elif home not in flow.index:
                        yield "an operand is defined in a block that is never reached", at
                    elif value not in present:
                        yield "an operand was removed from its block", at
                    elif value.type is ty.VOID:
                        yield "an operand has no value", at
                    elif not flow.instruction_dominates(value, place) and not (isinstance(at, Phi) and value is place):
                        yield "an operand is not defined on every way to its use", at
                elif isinstance(value, Argument):
                    if not any(a is value for a in function.arguments):
                        yield "an operand is an argument of another function", at
                elif not isinstance(value, Constant | InlineAsm | MetadataOperand):
                    yield f"an operand is a {type(value).__name__}", at


def _types(function: Function, instruction: Instruction) -> Iterator[str]:
    """Disagreements of types within one instruction."""
    match i := closed(instruction):
        case FloatBinary() | IntBinary() | FloatCompare() | IntCompare():
            if i.lhs.type is not i.rhs.type:
                yield f"operand types {i.lhs.type} and {i.rhs.type} differ"
            floats = ty.is_float(i.lhs.type)
            if floats is not isinstance(i, FloatBinary | FloatCompare):
                yield f"wrong operand type {i.lhs.type}"
            if isinstance(i, FloatBinary | IntBinary) and i.type is not i.lhs.type:
                yield f"result type {i.type} is not the operands'"
        case FloatUnary():
            if not ty.is_float(i.operand.type):
                yield f"wrong operand type {i.operand.type}"
        case Load():
            yield from _pointer(i.pointer.type)
        case Store():
            yield from _pointer(i.pointer.type)
            if i.value.type in (ty.VOID, ty.LABEL, ty.METADATA):
                yield f"a {i.value.type} cannot be stored"
        case AtomicRMW() | CompareExchange():
            yield from _pointer(i.pointer.type)
            if isinstance(i, CompareExchange) and i.expected.type is not i.desired.type:
                yield f"compares {i.expected.type}, stores {i.desired.type}"
        case GetElementPtr():
            if not ty.is_pointer(i.pointer.type):
                yield f"{i.pointer.type} is not a pointer"
        case Phi():
            for value in i.values:
                yield from _same(i.type, value.type)
        case Select():
            yield from _same(i.on_true.type, i.on_false.type)
            if i.condition.type is not ty.I1 and not isinstance(i.condition.type, ty.VectorType):
                yield f"the condition is {i.condition.type}"
        case CondBranch():
            yield from _same(ty.I1, i.condition.type)
        case Switch():
            for case in i.cases:
                yield from _same(i.value.type, case.type)
        case Return():
            yield from _same(function.function_type.result, ty.VOID if i.value is None else i.value.type)
        case Call() | Invoke():
            yield from _call(i)
        case Cast():
            yield from _cast(i)
        case InsertValue():
            try:
                yield from _same(member(i.aggregate.type, i.path), i.value.type)
            except (ReadError, IndexError):
                yield f"no member {i.path} in {i.aggregate.type}"
        case InsertElement() | ExtractElement():
            vector = i.vector.type
            if not isinstance(vector, ty.VectorType):
                yield f"{vector} is not a vector"
            elif isinstance(i, InsertElement):
                yield from _same(vector.element, i.value.type)
        case ShuffleVector():
            yield from _same(i.first.type, i.second.type)
        case Alloca() | ExtractValue() | Freeze() | Fence() | Opaque() | Branch() | Resume() | Unreachable():
            pass  # nothing about their types that the reader and the builder do not see to
        case _:
            assert_never(i)


def _same(wanted: Type, found: Type) -> Iterator[str]:
    if wanted is not found:
        yield f"{found} where {wanted} is wanted"


def _pointer(found: Type) -> Iterator[str]:
    if not isinstance(found, ty.PointerType):
        yield f"{found} where a pointer is wanted"


def _call(i: Call | Invoke) -> Iterator[str]:
    parameters = i.function_type.parameters
    if len(i.arguments) < len(parameters) or (len(i.arguments) > len(parameters) and not i.function_type.variadic):
        yield f"{len(i.arguments)} arguments where {len(parameters)} are wanted"
    for argument, wanted in zip(i.arguments, parameters, strict=False):
        yield from _same(wanted, argument.type)
    if len(i.argument_attributes) != len(i.arguments):
        yield f"{len(i.argument_attributes)} argument attributes for {len(i.arguments)} arguments"
    yield from _same(i.function_type.result, i.type)
    if not isinstance(i.callee.type, ty.PointerType):
        yield f"callee of type {i.callee.type}"
    elif isinstance(i.callee, Function) and i.callee.name.startswith("llvm."):
        # Intrinsics are not called under another type than their own.
        yield from _same(i.callee.function_type, i.function_type)


_INTS = (True, False, False)
_FLOATS = (False, True, False)
_POINTERS = (False, False, True)
_CASTS = {
    "trunc": (_INTS, _INTS), "zext": (_INTS, _INTS), "sext": (_INTS, _INTS),
    "fptrunc": (_FLOATS, _FLOATS), "fpext": (_FLOATS, _FLOATS),
    "fptoui": (_FLOATS, _INTS), "fptosi": (_FLOATS, _INTS), "uitofp": (_INTS, _FLOATS), "sitofp": (_INTS, _FLOATS),
    "ptrtoint": (_POINTERS, _INTS), "ptrtoaddr": (_POINTERS, _INTS), "inttoptr": (_INTS, _POINTERS),
    "addrspacecast": (_POINTERS, _POINTERS),
}  # fmt: skip


def _kind(type: Type) -> tuple[bool, bool, bool]:
    element = type.element if isinstance(type, ty.VectorType) else type
    return isinstance(element, ty.IntType), isinstance(element, ty.FloatType), isinstance(element, ty.PointerType)


def _cast(i: Cast) -> Iterator[str]:
    wanted = _CASTS.get(i.op)
    if wanted is not None and (_kind(i.operand.type), _kind(i.type)) != wanted:
        yield f"no {i.op} from {i.operand.type} to {i.type}"
    if i.op in ("trunc", "zext", "sext", "fptrunc", "fpext"):
        here, there = i.operand.type, i.type
        if isinstance(here, ty.VectorType) and isinstance(there, ty.VectorType):
            here, there = here.element, there.element
        if isinstance(here, ty.IntType | ty.FloatType) and isinstance(there, ty.IntType | ty.FloatType):
            grows = i.op in ("zext", "sext", "fpext")
            # bfloat and half are equally wide, and convert by neither.
            if (there.bits <= here.bits) if grows else (there.bits >= here.bits):
                yield f"no {i.op} from {i.operand.type} to {i.type}"
