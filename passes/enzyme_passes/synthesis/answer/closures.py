# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests on procedures inside of others: the variables of the host.

Fortran passes such a procedure as a trampoline, which hands it the addresses of the variables that it uses:

    store ptr %w, ptr %host
    call void @llvm.init.trampoline(ptr %t, ptr @f, ptr %host)
    %p = call ptr @llvm.adjust.trampoline(ptr %t)
    call void @fortran__enzyme_autodiff_(ptr %p, ...)           define void @f(ptr %x, ptr %y, ptr nest %host)

Nobody asks for a derivative in `w`; but what `f` keeps there may lead from `x` to `y`. So `host` is one argument more,
duplicated, and each variable has a shadow of zeros for the time of the request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.analysis.types.evidence.steps import moves
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, local_variable
from enzyme_passes.ir.instructions import Alloca, GetElementPtr, Instruction, Load, Store, operands
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.values import ConstInt, GlobalVariable, Value
from enzyme_passes.requests.request import Request
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


def make_environments(session: Session, b: Builder, request: Request) -> None:
    """The shadows of the host's variables, and of the list of their addresses."""
    place, variables = request.environment_at, request.environment
    if place is None or variables is None:
        return
    held = environment(session.module.layout, request)
    for k in range(len(request.shadows[place])):
        assert isinstance(variables, Alloca)
        shadow = request.shadows[place][k] = local_variable(request.caller, variables.allocated)
        for offset, type in held.items():
            room = local_variable(request.caller, type)
            size = b.i64(session.module.layout.size(type))
            b.intrinsic("llvm.memset.p0.i64", ty.VOID, [room, b.const_int(ty.I8, 0), size, b.const_int(ty.I1, 0)])
            b.store(room, b.offset(shadow, offset))


def environment(layout: ty.DataLayout, request: Request) -> dict[int, ty.Type]:
    """The type of the variable whose address is at each byte of the list. Raises EZ0113."""
    place, variables = request.environment_at, request.environment
    found: dict[int, ty.Type] = {}
    if place is None or variables is None:
        return found
    for offset, address in _addresses(layout, request, variables).items():
        type = _type(address) or _accessed(layout, request, place, offset)
        if type is None:
            raise _unknown(request)
        found[offset] = type
    return found


def _addresses(layout: ty.DataLayout, request: Request, variables: Value) -> dict[int, Value]:
    """Which address the host stores at which byte of the list."""
    found: dict[int, Value] = {}
    for instruction in request.caller.instructions():
        if isinstance(instruction, Store) and instruction.value.type is ty.PTR:
            offset = _offset(layout, instruction.pointer, variables)
            if offset is not None and found.setdefault(offset, instruction.value) is not instruction.value:
                raise _unknown(request)
    if not isinstance(variables, Alloca) or not found:
        raise _unknown(request)
    return found


def _offset(layout: ty.DataLayout, pointer: Value, variables: Value) -> int | None:
    """The byte of the list that an address is of, None if it is of something else."""
    if pointer is variables:
        return 0
    if not isinstance(pointer, GetElementPtr) or pointer.pointer is not variables:
        return None
    return sum(move.constant for move in moves(layout, pointer))


def _type(address: Value) -> ty.Type | None:
    """Of a variable whose size is known, and which is no address itself."""
    match address:
        case Alloca(count=None | ConstInt(value=1)):
            type = address.allocated
        case Alloca(count=ConstInt(value=count)):
            type = ty.array(count, address.allocated)
        case GlobalVariable():
            type = address.value_type
        case _:
            return None
    return None if carries_pointer(type) else type


def _accessed(layout: ty.DataLayout, request: Request, place: int, offset: int) -> ty.Type | None:
    """Of a number that the procedure itself reads and writes at that address, and does nothing else with it: a dummy
    argument of the host, say."""
    variables = request.target.arguments[place]
    addresses = [
        i
        for i in request.target.instructions()
        if isinstance(i, Load) and i.type is ty.PTR and _offset(layout, i.pointer, variables) == offset
    ]
    found: ty.Type | None = None
    for instruction in request.target.instructions():
        if not any(operand in addresses for operand in operands(instruction)):
            continue
        match instruction:
            case Load():
                type = instruction.type
            case Store(pointer=pointer) if pointer in addresses:
                type = instruction.value.type
            case _:
                return None
        if not isinstance(type, ty.IntType | ty.FloatType):
            return None
        found = type if found is None or layout.size(type) > layout.size(found) else found
    return found


def _unknown(request: Request) -> Failure:
    at: Instruction = request.call
    return Failure(
        "EZ0113",
        f"'{request.target.name}' uses a variable of the procedure that it is in, whose size is not known here",
        at,
        helps=["pass it as an argument, or move it into a module"],
    )
