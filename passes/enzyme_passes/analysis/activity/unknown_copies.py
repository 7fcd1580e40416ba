# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a function copies from which class of memory to which, where it does not know what the bytes are.

Copies by memcpy and memmove, by loads and stores of integers that nothing tells more of, and by callees. What the type
analysis knows to be floats, integers or pointers is not listed: there, it has connected the two sides itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from enzyme_passes.analysis.activity.value_flow import FlowSummary
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.analysis.types.memory_classes import Copy, Unseen
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction, Invoke, Load, Store, operands
from enzyme_passes.ir.values import ConstInt, Function, Value

COPIES: Final = ("llvm.memcpy", "llvm.memmove", "memcpy", "memmove", "mempcpy", "__memcpy", "__memmove", "__mempcpy")


def is_copy(call: Call | Invoke) -> bool:
    """Whether bytes are copied from the second argument to the first."""
    callee = resolve_alias(call.callee)
    return isinstance(callee, Function) and not callee.defined and callee.name.startswith(COPIES)


def unknown_copies(types: TypeFacts, summary: Callable[[Function], FlowSummary]) -> Unseen:
    """The copies of one function, each once, by the families of its cells."""
    found: dict[Copy, None] = {}
    joined: list[tuple[int, ...]] = []
    loads: list[Load] = []
    for instruction in types.function.instructions():
        match instruction:
            case Call() | Invoke() if is_copy(instruction):
                if _is_unknown(types, instruction):
                    _between(types, instruction.arguments[1], instruction.arguments[0], found)
            case Call() | Invoke():
                for callee in types.callees(instruction):
                    if callee.defined and callee is not types.function:
                        _of_callee(types, instruction, callee, summary(callee), found, joined)
            case Load() if _hides_pointer(types, instruction):
                loads.append(instruction)
            case _:
                pass
    if loads:
        _through_registers(types, loads, found)
    return Unseen(tuple(found), tuple(joined))


def _between(types: TypeFacts, source: Value, target: Value, found: dict[Copy, None]) -> None:
    for a in types.cells(source):
        for b in types.cells(target):
            if types.family(a) != types.family(b):
                found[(types.family(a), types.family(b))] = None


def _is_unknown(types: TypeFacts, call: Call | Invoke) -> bool:
    size = call.arguments[2]
    bytes = size.value if isinstance(size, ConstInt) else None
    lanes = types.memory(call.arguments[1], bytes, call).lanes
    return not lanes or any(lane.kind.is_unknown for lane in lanes)


def _of_callee(
    types: TypeFacts, call: Call | Invoke, callee: Function, known: FlowSummary,
    found: dict[Copy, None], joined: list[tuple[int, ...]],
) -> None:  # fmt: skip
    if not known.copies and not known.joined:
        return
    here: dict[int, dict[int, None]] = {}
    for shape, cell in types.cells_of_call(call, callee):
        here.setdefault(shape.family, {})[types.family(cell)] = None
    for source, target in known.copies:
        for a in here.get(source, ()):
            for b in here.get(target, ()):
                if a != b:
                    found[(a, b)] = None
    for group in known.joined:
        joined.append(tuple(dict.fromkeys(k for number in group for k in here.get(number, ()))))


def _hides_pointer(types: TypeFacts, value: Value) -> bool:
    """Whether a pointer may be in a register without that being known."""
    if isinstance(value.type, ty.PointerType | ty.FloatType | ty.SimpleType):
        return False
    return any(lane.kind.is_unknown and lane.size >= 4 for lane in types.register(value))


def _through_registers(types: TypeFacts, loads: list[Load], found: dict[Copy, None]) -> None:
    users: dict[Value, list[Instruction]] = {}
    for instruction in types.function.instructions():
        for operand in operands(instruction):
            users.setdefault(operand, []).append(instruction)
    for load in loads:
        pending: list[Value] = [load]
        seen: dict[Value, None] = {}
        while pending:
            value = pending.pop()
            if value in seen:
                continue
            seen[value] = None
            for user in users.get(value, ()):
                if isinstance(user, Store):
                    if user.value is value:
                        _between(types, load.pointer, user.pointer, found)
                elif not isinstance(user, Call | Invoke | Load) and _hides_pointer(types, user):
                    pending.append(user)
