"""Allocators of the user's own (`__enzyme_allocation_like_a = {alloc, index, order, dealloc}`).

Nobody looks into their bodies: what keeps the books of an arena has no derivative. While the engine works they are
called by names that the library table understands, and count as declared:

    @take, "enzyme_allocation_like"="1;2,-1;give"     @__enzcc_allocator.1.take      makes argument 1 bytes
    @give, "enzyme_deallocator"="2,-1"                @__enzcc_deallocator.1.give    releases argument 1

In reverse mode releases wait for the end of the request. One with several arguments waits with them in a record on the
tape, and a function made for it takes them out again.
"""

from __future__ import annotations

import re

from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define
from enzyme_passes.ir.instructions import Call, Load
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.plan.runtime import defer, defer_free, reserve

ALLOCATOR = "enzyme_allocation_like"
DEALLOCATOR = "enzyme_deallocator"

_PREFIXED = re.compile(r"@(\"?)__enzcc_(?:de)?allocator\.\d+\.")
_RECORD = "__enzcc_release_record."
_UNSIZED = {"_ZdlPvm": "_ZdlPv", "_ZdlPvj": "_ZdlPv", "_ZdaPvm": "_ZdaPv", "_ZdaPvj": "_ZdaPv"}


def disguise(text: str, module: Module) -> str:
    """The module's text with allocators under names that say what they do; as it is if there are none."""
    names: dict[str, str] = {}
    for function in module.functions.values():
        if ALLOCATOR in function.attributes:
            names[function.name] = f"__enzcc_allocator.{_size_argument(function)}.{function.name}"
        elif DEALLOCATOR in function.attributes:
            names[function.name] = f"__enzcc_deallocator.{_pointer_argument(function)}.{function.name}"
    names = {name: new for name, new in names.items() if not name.startswith("__enzcc_")}
    if not names:
        return text
    symbol = "|".join(re.escape(name) for name in names)
    return re.sub(rf'@("?)({symbol})(?![-\w$.])', lambda m: f"@{m[1]}{names[m[2]]}", text)


def undisguise(text: str) -> str:
    """The user's names again."""
    return _PREFIXED.sub(r"@\1", text)


def hide_bodies(module: Module) -> None:
    """Allocators count as declared; the writer still prints them as they were."""
    for function in module.functions.values():
        if function.name.startswith(("__enzcc_allocator.", "__enzcc_deallocator.")):
            function.defined = False


def _size_argument(function: Function) -> int:
    index = int(function.attributes[ALLOCATOR].split(";")[0])
    parameters = function.function_type.parameters
    if 0 <= index < len(parameters) and isinstance(parameters[index], ty.IntType):
        return index
    raise Failure(
        "EZ0602",
        f"argument {index} of the allocator '{function.name}' is no size",
        function,
        notes=[f"{function.name}: {function.function_type}"],
    )


def _pointer_argument(function: Function) -> int:
    order = function.attributes[DEALLOCATOR].split(",")
    parameters = function.function_type.parameters
    if len(order) == len(parameters) and order.count("-1") == 1:
        index = order.index("-1")
        if isinstance(parameters[index], ty.PointerType):
            return index
    raise Failure(
        "EZ0602",
        f"the deallocator '{function.name}' does not take the arguments '{','.join(order)}'",
        function,
        notes=[f"{function.name}: {function.function_type}", "-1 stands for the pointer, others for the allocator's"],
    )


def defer_release(b: Builder, tape: Value, call: Call, arguments: list[Value], index: int) -> None:
    """Release `arguments[index]` as `call` does, when the request ends."""
    callee = call.callee
    assert isinstance(callee, Function)
    name = _UNSIZED.get(callee.name, callee.name)
    if len(arguments) == 1 and callee.name.startswith("__enzcc_deallocator."):
        defer(b, tape, callee, arguments[0])
    elif callee.name.startswith("__enzcc_deallocator."):
        record = ty.struct(tuple(a.type for a in arguments))
        place = reserve(b, tape, b.i64(b.module.layout.size(record)))
        for offset, argument in zip(b.module.layout.offsets(record), arguments, strict=True):
            b.store(argument, b.offset(place, offset))
        defer(b, tape, _release_of_record(b.module, callee, record), place)
    elif name in _UNSIZED.values():
        defer(b, tape, declare(b.module, name, ty.VOID, [ty.PTR]), arguments[index])
    else:
        defer_free(b, tape, arguments[index])


def is_record_release(function: Value) -> bool:
    """Whether a deferred release takes a record, and not what is to be released."""
    return isinstance(function, Function) and function.name.startswith(_RECORD)


def complete_record(b: Builder, release: Value, record: Value, shadow: Value) -> None:
    """Make the shadow of a record one that `release` can take: it holds the shadow of what is to be released, and here
    gets the other arguments."""
    assert isinstance(release, Function)
    name = release.name.removeprefix(_RECORD)
    released = int(name.split(".")[1])
    loads = [i for i in body(release)[0].instructions if isinstance(i, Load)]
    layout = b.module.layout
    for index, (offset, load) in enumerate(
        zip(layout.offsets(ty.struct(tuple(i.type for i in loads))), loads, strict=True)
    ):
        if index != released:
            b.store(b.load(load.type, b.offset(record, offset)), b.offset(shadow, offset))


def _release_of_record(module: Module, callee: Function, record: ty.StructType) -> Function:
    name = f"{_RECORD}{callee.name}"
    known = module.functions.get(name)
    if known is not None:
        return known
    made = define(module, name, ty.VOID, [(ty.PTR, "record")])
    b = Builder(module, add_block(made, "entry"))
    assert record.fields is not None
    offsets = module.layout.offsets(record)
    place = made.arguments[0]
    b.call(callee, [b.load(t, b.offset(place, o)) for o, t in zip(offsets, record.fields, strict=True)])
    b.ret()
    return made
