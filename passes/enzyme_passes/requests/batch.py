# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`__enzyme_batch(f, args...)` read: `enzyme_width` calls of f in one, each with arguments of its own.

    __enzyme_batch(f, enzyme_width, 2, enzyme_vector, x0, x1, enzyme_scalar, y, enzyme_buffer, 8, p)
      is
    { f(x0, y, p), f(x1, y, p + 8) }

A parameter that is no pointer gets the value that stands in the buffer. Without a marker an argument is a vector.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr, IntBinary
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.values import Argument, ConstInt, Function, Module, Value
from enzyme_passes.languages.source_arguments import source_arguments
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.requests.request import Request, marker
from enzyme_passes.requests.values import (
    Values,
    fitted,
    loaded,
    memory_attribute,
    offset_by,
    put_before,
    read_width,
    struct_of,
)
from enzyme_passes.support.diagnostics import Failure

KINDS = ("enzyme_scalar", "enzyme_vector", "enzyme_buffer")


def read_batch(request: Request, arguments: list[Value]) -> None:
    """Put the arguments of all calls into `request.calls`. Raises Failure EZ01xx."""
    call, target = request.call, request.target
    pending: list[Value] = []
    while arguments:
        value = arguments.pop(0)
        name = marker(value)
        if name == "enzyme_width":
            request.width = read_width(call, arguments, again=request.width_given)
            request.width_given = True
        elif name is None or name in KINDS or name == "enzyme_byref":
            pending.append(value)
        else:
            raise Failure("EZ0112", f"'{name}' in __enzyme_batch, which makes no derivative", call)
    if not request.width_given:
        raise Failure("EZ0107", "__enzyme_batch needs enzyme_width and a constant: how many calls to make", call)
    if target.function_type.variadic:
        raise Failure("EZ0503", f"'{target.name}' takes a variable number of arguments", call)
    request.returned = memory_attribute(target, "sret", 0)
    if request.returned is not None and request.result_pointer is None:
        given, wanted = in_source(request.returned, call), in_source(call.type, call)
        raise Failure("EZ0109", f"'{target.name}' returns {given}, the request {wanted}", call)
    request.calls = [[] for _ in range(request.width)]
    for group in source_arguments(target):
        if group[0].index == 0 and request.returned is not None:
            _result_places(request, request.returned)
            continue
        for into, values in zip(request.calls, _values_of(request, pending, group), strict=True):
            into += values
    if pending:
        raise Failure("EZ0104", f"too many arguments: '{target.name}' has {len(target.arguments)} parameters", call)


def _result_places(request: Request, returned: ty.Type) -> None:
    """Where the calls put results that they return through memory: one behind the other."""
    assert request.result_pointer is not None
    size = _layout(request.target).size(returned)
    for k, arguments in enumerate(request.calls):
        arguments.append(offset_by(request.call, request.result_pointer, k * size))


def _values_of(request: Request, pending: list[Value], group: list[Argument]) -> list[list[Value]]:
    """The values of one argument of the source, call by call."""
    kind = marker(pending[0]) if pending else None
    if kind in KINDS:
        pending.pop(0)
    if kind == "enzyme_buffer":
        return _from_buffer(request, pending, group)
    count = 1 if kind == "enzyme_scalar" else request.width
    values = Values(request.call, request.target)
    found: list[list[Value]] = []
    for _ in range(count):
        if not pending or marker(pending[0]) in KINDS:
            raise Failure(
                "EZ0103",
                f"too few arguments: parameter {group[0].index + 1} of '{request.target.name}' needs "
                + ("a value" if count == 1 else f"{count} values"),
                request.call,
                helps=["enzyme_scalar before it gives one value to all"],
            )
        found.append(values.of_argument(pending, group))
    return found * request.width if kind == "enzyme_scalar" else found


def _from_buffer(request: Request, pending: list[Value], group: list[Argument]) -> list[list[Value]]:
    """Values one stride apart in memory: pointers to them, or they themselves."""
    call = request.call
    stride = pending.pop(0) if pending else None
    start = pending.pop(0) if pending else None
    if stride is None or not isinstance(stride.type, ty.IntType) or start is None or start.type is not ty.PTR:
        raise Failure("EZ0106", "enzyme_buffer is followed by a stride in bytes and a pointer", call)
    found: list[list[Value]] = []
    for k in range(request.width):
        place = start
        if k > 0:
            distance: Value = ConstInt(ty.I64, k)
            wide = fitted(call, request.target, stride, ty.I64, group[0].index)
            distance = put_before(call, IntBinary("mul", wide, distance))
            place = put_before(call, GetElementPtr(ty.PTR, ty.I8, start, [distance]))
        if len(group) == 1 and carries_pointer(group[0].type):
            found.append([place])
        else:
            offsets = _layout(request.target).offsets(struct_of(group))
            found.append([loaded(call, p.type, offset_by(call, place, o)) for p, o in zip(group, offsets, strict=True)])
    return found


def _layout(function: Function) -> ty.DataLayout:
    assert isinstance(function.module, Module)
    return function.module.layout
