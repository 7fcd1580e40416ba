"""The values that requests pass, in the types that the function's parameters have.

A request is variadic, so a `float` arrives as a `double` and a `bool` as an `int`: what C promoted is taken back by
instructions in front of the request.
"""

from __future__ import annotations

from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, GetElementPtr, IntBinary, Invoke, Load
from enzyme_passes.ir.values import Argument, ConstInt, Function, Value
from enzyme_passes.requests import function_of, type_in_memory


def called_function(call: Call | Invoke, name: str) -> tuple[Value | None, Function, list[Value]]:
    """Where the caller wants a result that comes through memory, the function that a request is about, and the rest of
    the arguments. Raises EZ0101."""
    arguments = [promoted(call, v, a) for v, a in zip(call.arguments, call.argument_attributes, strict=True)]
    result_pointer = None
    if arguments and "sret" in call.argument_attributes[0].split("(")[0].split():
        result_pointer = arguments.pop(0)
    if not arguments:
        raise Failure("EZ0101", f"'{name}' has no function to differentiate", call)
    target = function_of(arguments.pop(0))
    if target is None:
        raise Failure(
            "EZ0101",
            f"the first argument of '{name}' is not a function known here",
            call,
            helps=["pass the function itself: its address must be a constant after optimization"],
        )
    return result_pointer, target, arguments


def read_width(call: Call | Invoke, pending: list[Value], *, again: bool) -> int:
    """The number after `enzyme_width`."""
    width = pending.pop(0) if pending else None
    if not isinstance(width, ConstInt) or width.value < 1 or again:
        raise Failure("EZ0107", "enzyme_width needs one constant number, at least 1, and may stand only once", call)
    return width.value


def memory_attribute(function: Function, attribute: str, index: int) -> ty.Type | None:
    """The type in a parameter's attribute `sret(...)` or `byval(...)`, if it has it."""
    if index >= len(function.arguments) or function.module is None:
        return None
    return type_in_memory(function.module, function.arguments[index].attributes, attribute)


def promoted(call: Call | Invoke, value: Value, attributes: str) -> Value:
    """An integer narrower than `int`, which only a request with a prototype passes as such, as C promotes it."""
    if not isinstance(value.type, ty.IntType) or value.type.bits >= 32 or isinstance(value, ConstInt):
        return value
    signed = "signext" in attributes.split() and value.type.bits > 1
    return put_before(call, Cast("sext" if signed else "zext", value, ty.I32))


def fitted(call: Call | Invoke, target: Function, value: Value, type: ty.Type, index: int) -> Value:
    """An argument in the parameter's type: what a variadic declaration promoted is taken back."""
    if value.type is type:
        return value
    given, wanted = value.type, type
    if isinstance(given, ty.FloatType) and isinstance(wanted, ty.FloatType) and given.bits > wanted.bits:
        return put_before(call, Cast("fptrunc", value, type))
    if isinstance(given, ty.IntType) and isinstance(wanted, ty.IntType):
        op = "trunc" if given.bits > wanted.bits else "zext" if given.bits == 1 else "sext"
        return put_before(call, Cast(op, value, type))
    if given in (ty.I64, ty.DOUBLE) and wanted is ty.PTR:
        bits = value if given is ty.I64 else put_before(call, Cast("bitcast", value, ty.I64))
        return put_before(call, Cast("inttoptr", bits, type))
    raise Failure(
        "EZ0106",
        f"argument {index + 1} of '{target.name}' has type {type}, but {value.type} is passed",
        call,
    )


def offset_by(call: Call | Invoke, address: Value, bytes: int) -> Value:
    if bytes == 0:
        return address
    return put_before(call, GetElementPtr(ty.PTR, ty.I8, address, [ConstInt(ty.I64, bytes)]))


def put_before(call: Call | Invoke, made: Cast | IntBinary | GetElementPtr | Load) -> Value:
    """Put an instruction in front of a request."""
    block = call.block
    assert block is not None
    made.block = block
    block.instructions.insert(block.instructions.index(call), made)
    return made


def loaded(call: Call | Invoke, type: ty.Type, address: Value) -> Value:
    return put_before(call, Load(type, address, 1))


def struct_of(group: list[Argument]) -> ty.StructType:
    """The struct that several parameters together are."""
    return ty.struct(tuple(p.type for p in group))
