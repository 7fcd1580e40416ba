# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The values that requests pass, in the types that the function's parameters have.

A request is variadic, so a `float` arrives as a `double` and a `bool` as an `int`: what C promoted is taken back by
instructions in front of the request. Fortran passes everything by its address, also what the function takes by value:
it is loaded there.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in, type_in_memory
from enzyme_passes.ir.instructions import Alloca, Call, Cast, GetElementPtr, IntBinary, Invoke, Load, Store
from enzyme_passes.ir.values import Argument, ConstInt, Function, GlobalVariable, Value
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.requests.request import function_of, marker
from enzyme_passes.support.diagnostics import Failure


def by_reference(call: Call | Invoke) -> bool:
    """Whether a request passes numbers by their addresses. Compilers of Fortran end the names of procedures whose
    interface they do not know with an underscore, and pass all arguments of such a procedure so; no name of Fortran's
    begins with one, as those of C's requests and mangled ones do."""
    name = call.target.name if call.target is not None else ""
    return name.endswith("_") and not name.startswith("_")


def stored_constant(call: Call | Invoke, address: Value) -> Value:
    """The constant integer in a stack slot that is written once, which is how Fortran passes one; else the address."""
    function = call.block.function if call.block is not None else None
    if not isinstance(address, Alloca) or function is None:
        return address
    stored = [i.value for i in function.instructions() if isinstance(i, Store) and i.pointer is address]
    return stored[0] if len(stored) == 1 and isinstance(stored[0], ConstInt) else address


def contained_procedure(value: Value) -> tuple[Function, Value] | None:
    """The function behind a trampoline, which Fortran passes for a procedure inside of another one; and what the
    trampoline gives it beside its arguments (see `synthesis.closures`)."""
    if not isinstance(value, Call) or value.target is None or value.target.name != "llvm.adjust.trampoline":
        return None
    function = value.block.function if value.block is not None else None
    made = [
        i
        for i in (function.instructions() if function is not None else ())
        if isinstance(i, Call) and i.target is not None and i.target.name == "llvm.init.trampoline"
        if i.arguments[0] is value.arguments[0]
    ]
    target = function_of(made[0].arguments[1]) if len(made) == 1 else None
    return (target, made[0].arguments[2]) if target is not None else None


def returns_through_memory(call: Call | Invoke) -> bool:
    """Whether the caller gives a place for the result before all else."""
    return bool(call.arguments) and attributes_in(call.argument_attributes[0]).has("sret")


def called_function(call: Call | Invoke, name: str) -> tuple[Value | None, Function, list[Value]]:
    """Where the caller wants a result that comes through memory, the function that a request is about, and the rest of
    the arguments. Raises EZ0101."""
    arguments: list[Value] = []
    for value, attributes in zip(call.arguments, call.argument_attributes, strict=True):
        arguments += _passed(call, value, attributes)
    result_pointer = None
    if returns_through_memory(call):
        result_pointer = arguments.pop(0)
    if not arguments:
        raise Failure("EZ0101", f"'{name}' has no function to differentiate", call)
    value = arguments.pop(0)
    contained = contained_procedure(value)
    target = function_of(value) if contained is None else contained[0]
    if target is None:
        raise Failure(
            "EZ0101",
            f"the first argument of '{name}' is not a function known here",
            call,
            helps=["pass the function itself: its address must be a constant after optimization"],
        )
    return result_pointer, target, arguments


def _passed(call: Call | Invoke, value: Value, attributes: str) -> list[Value]:
    """An argument of a request; one that the C ABI passes in memory (no register is left for it) as `enzyme_byref`."""
    module = call.target.module if call.target is not None else None
    held = None if module is None else type_in_memory(module, attributes, "byval")
    if module is None or held is None:
        return [promoted(call, value, attributes)]
    return [GlobalVariable("enzyme_byref", ty.I32, False), ConstInt(ty.I64, module.layout.size(held)), value]


class Values:
    """Takes the values of arguments from what a request passes, each in the type of its parameter."""

    def __init__(self, call: Call | Invoke, target: Function) -> None:
        assert target.module is not None
        self.call = call
        self.target = target
        self.layout = target.module.layout

    def of_argument(self, source: list[Value], group: list[Argument]) -> list[Value]:
        """The values of the parameters of one argument."""
        if len(group) > 1 and source and marker(source[0]) == "enzyme_byref" and self.is_whole(source, group):
            address = source[2]
            del source[:3]
            return self._members(address, group)
        if len(group) > 1 and by_reference(self.call) and source and marker(source[0]) is None:
            return self._members(source.pop(0), group)
        found: list[Value] = []
        for p in group:
            if not source or marker(source[0]) not in (None, "enzyme_byref"):
                raise Failure(
                    "EZ0103",
                    f"too few arguments: '{self.target.name}' has {len(self.target.arguments)} parameters",
                    self.call,
                    notes=[f"nothing is given for parameter {p.index + 1}, of type {in_source(p.type, self.call)}"],
                )
            found.append(self.one(source, p.type, p.index))
        return found

    def _members(self, address: Value, group: list[Argument]) -> list[Value]:
        """The parameters of an argument that lies in memory."""
        places = zip(group, self.layout.offsets(struct_of(group)), strict=True)
        return [loaded(self.call, p.type, offset_by(self.call, address, o)) for p, o in places]

    def one(self, source: list[Value], type: ty.Type, index: int) -> Value:
        """The value of one parameter."""
        if marker(source[0]) != "enzyme_byref":
            return fitted(self.call, self.target, source.pop(0), type, index)
        by_value = memory_attribute(self.target, "byval", index)
        address = self._address(source, type if by_value is None else by_value)
        return loaded(self.call, type, address) if by_value is None else address

    def is_whole(self, source: list[Value], group: list[Argument]) -> bool:
        """Whether `enzyme_byref` gives all parameters of an argument at once; what follows the last is padding."""
        size = source[1] if len(source) > 2 else None
        whole = struct_of(group)
        end = self.layout.offsets(whole)[-1] + self.layout.size(group[-1].type)
        return isinstance(size, ConstInt) and end <= size.value <= max(self.layout.size(whole), end)

    def _address(self, source: list[Value], type: ty.Type) -> Value:
        """The address after `enzyme_byref, size`."""
        source.pop(0)
        size = source.pop(0) if source else None
        address = source.pop(0) if source else None
        if not isinstance(size, ConstInt) or address is None or address.type is not ty.PTR:
            raise Failure("EZ0106", "enzyme_byref is followed by a constant size and an address", self.call)
        if size.value != self.layout.size(type):
            raise Failure(
                "EZ0106",
                f"enzyme_byref gives {size.value} bytes for a value of {self.layout.size(type)} bytes, "
                f"{in_source(type, self.call)}",
                self.call,
            )
        return address


def read_width(call: Call | Invoke, pending: list[Value], *, again: bool) -> int:
    """The number after `enzyme_width`."""
    width = pending.pop(0) if pending else None
    if width is not None and by_reference(call):
        width = stored_constant(call, width)
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
    signed = attributes_in(attributes).has("signext") and value.type.bits > 1
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
    if isinstance(given, ty.IntType) and isinstance(wanted, ty.VectorType) and _bits(wanted) == given.bits:
        return put_before(call, Cast("bitcast", value, type))  # two floats, for which no register was left
    if given is ty.PTR and wanted is not ty.PTR and by_reference(call):
        return loaded(call, wanted, value)
    if given is ty.I64 and wanted is ty.PTR:
        return put_before(call, Cast("inttoptr", value, type))
    raise Failure(
        "EZ0106",
        f"argument {index + 1} of '{target.name}' has type {in_source(type, call)}, "
        f"but {in_source(value.type, call)} is passed",
        call,
        helps=[f"write {value.value}.0"] if isinstance(value, ConstInt) and isinstance(type, ty.FloatType) else [],
    )


def _bits(type: ty.VectorType) -> int:
    return type.count * type.element.bits if isinstance(type.element, ty.FloatType) else 0


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
