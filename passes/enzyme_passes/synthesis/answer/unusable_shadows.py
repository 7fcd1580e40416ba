# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shadows that the derivative cannot use: null where it reads or writes them, and the primal itself where it writes.

Whether a shadow is used is asked of the derivative that was written, not of types: a pointer to no numbers (a FILE, a
table of indices) has a shadow that nobody touches, and null, or the pointer once more, is right for it.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, ConstNull, ConstUndef, Function, Value
from enzyme_passes.requests.request import Request
from enzyme_passes.support.diagnostics import Failure

RUNTIME_ACTIVITY = "enzyme_runtime_activity"


def check_shadows(request: Request, derivative: Function) -> None:
    """Raises EZ0114, EZ0115."""
    place = 0
    for index, (value, shadows) in enumerate(zip(request.arguments, request.shadows, strict=True)):
        place += 1
        for shadow in shadows:
            parameter = derivative.arguments[place] if place < len(derivative.arguments) else None
            place += 1
            if parameter is None or shadow.type is not ty.PTR or index == request.environment_at:
                continue
            if index == 0 and request.returned is not None:
                continue  # room that the answer makes
            if isinstance(shadow, ConstNull | ConstUndef) and not isinstance(value, ConstNull | ConstUndef):
                if _is_used(derivative, parameter, {}, written=False):
                    _fail_null(request, index, shadow)
            elif (
                _same(value, shadow)
                and index not in request.by_value
                and RUNTIME_ACTIVITY not in request.flags
                and _is_used(derivative, parameter, {}, written=True)
            ):
                _fail_same(request, index)


def _fail_null(request: Request, index: int, shadow: Value) -> None:
    what = "a null pointer" if isinstance(shadow, ConstNull) else "not initialized"
    raise Failure(
        "EZ0114",
        f"the shadow of argument {index + 1} of '{request.target.name}' is {what}, and the derivative uses it",
        request.call,
        helps=["pass memory of the same layout, or mark the argument enzyme_const and pass no shadow"],
    )


def _fail_same(request: Request, index: int) -> None:
    raise Failure(
        "EZ0115",
        f"argument {index + 1} of '{request.target.name}' is its own shadow, and the derivative is written to it",
        request.call,
        notes=["derivatives would be mixed with the values that they are derivatives at"],
        helps=[
            "pass memory of its own as the shadow, or mark the argument enzyme_const and pass none",
            "where such an argument means inactive, say enzyme_runtime_activity",
        ],
    )


def _same(value: Value, shadow: Value) -> bool:
    """Whether two values are one address."""
    if value is shadow:
        return not isinstance(value, ConstNull | ConstUndef)
    match value, shadow:
        case GetElementPtr(), GetElementPtr():
            alike = zip(value.indices, shadow.indices, strict=False)
            return (
                value.source_type is shadow.source_type
                and len(value.indices) == len(shadow.indices)
                and all(a is b or (str(a) == str(b) and not operands_of(a)) for a, b in alike)
                and _same(value.pointer, shadow.pointer)
            )
        case _:
            return False


def operands_of(value: Value) -> bool:
    """Whether a value is an instruction or argument, of which there may be two that look alike."""
    return isinstance(value, (Argument, Instruction))


def _is_used(function: Function, parameter: Argument, seen: dict[Argument, None], *, written: bool) -> bool:
    """Whether memory behind a parameter is read or written (or only whether it is `written`)."""
    if parameter in seen:
        return False
    seen[parameter] = None
    reached: dict[Value, None] = {parameter: None}
    changed = True
    while changed:
        changed = False
        for i in function.instructions():
            if not isinstance(i, GetElementPtr | Cast | Phi | Select | Freeze) or i in reached or i.type is not ty.PTR:
                continue
            if any(v in reached for v in operands(i)):
                reached[i] = None
                changed = True
    for i in function.instructions():
        match i:
            case Load() if i.pointer in reached and not written:
                return True
            case Store() if i.pointer in reached or (i.value in reached and not written):
                return True
            case AtomicRMW() if i.pointer in reached:
                return True
            case Call() | Invoke():
                if _is_used_by(i, reached, seen, written=written):
                    return True
            case _:
                continue
    return False


def _is_used_by(call: Call | Invoke, reached: dict[Value, None], seen: dict[Argument, None], *, written: bool) -> bool:
    given = [k for k, a in enumerate(call.arguments) if a in reached]
    if not given:
        return False
    target = call.target
    if target is None:
        return not written
    if target.name.startswith(("llvm.memcpy", "llvm.memmove", "llvm.memset")):
        return 0 in given or not written
    if target.name.startswith("llvm.") or not target.defined:
        return not written and not target.name.startswith("llvm.")
    return any(_is_used(target, target.arguments[k], seen, written=written) for k in given if k < len(target.arguments))
