# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the answer to a request tells the runtime's checker.

    %g = call { double } @__enzcc_combined_f(ptr %x, ptr %dx, double 1.0, ptr %tape)
      becomes
    store ptr %x, ptr %frame                              the arguments, one behind the other, and room for the result
    store ptr %dx, ptr %shadow                            their shadows likewise; the result's is its seed
    call void @__enzcc_check_begin(ptr @__enzcc_check_site, ptr %frame, ptr %shadow, i32 0)
    %g = call { double } @__enzcc_combined_f(...)
    store ...                                             adjoints (or tangents of the result) that were returned
    call void @__enzcc_check_end(ptr @__enzcc_check_site, ptr %frame, ptr %shadow, i32 0)

So all that goes in and comes out is memory with shadows. `@__enzcc_check_plain` calls the function with a frame;
`@__enzcc_check_watched`, its watched copy, is written when all requests are answered (memory_watch.py), and where the
request is, is found then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.attributes.emitted import of_derivative
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.builder import (
    Builder,
    add_block,
    const_float,
    const_int,
    declare,
    define,
    local_variable,
    text_global,
    zero,
)
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.values import Block, ConstAggregate, Constant, ConstNull, Function, GlobalVariable, Module, Value
from enzyme_passes.library.rust_names import readable
from enzyme_passes.requests.request import Request
from enzyme_passes.support.dataclasses import dataclass

CHECKED: Final = "enzcc-check-derivatives"
"""The attribute of functions whose requests are checked: so objects say it to the link."""

PREFIX: Final = "__enzcc_check_"
PLAIN: Final = "__enzcc_check_plain"
WATCHED: Final = "__enzcc_check_watched"
VARIABLES: Final = "__enzcc_check_variables"
CODE: Final = "__enzcc_check_code_table"
SITE: Final = "__enzcc_check_site"

BYTES, F64, F32, POINTER, WORD, OTHER_FLOAT, F80, F128 = range(8)
"""Codes of accesses, as check.c knows them."""

_ALIGN: Final = 16
_OF_ABI: Final = ("byval", "sret", "inreg", "zeroext", "signext", "nest", "swiftself", "swifterror")


_FLOATS: Final[dict[ty.Type, int]] = {ty.DOUBLE: F64, ty.FLOAT: F32, ty.X86_FP80: F80, ty.FP128: F128}


def code_of(type: ty.Type) -> int | None:
    """What an access to a scalar tells of it; None where that is nothing."""
    match type:
        case ty.FloatType():
            return _FLOATS.get(type, OTHER_FLOAT)
        case ty.PointerType():
            return POINTER
        case ty.IntType():
            return WORD if type.bits == 64 else None
        case _:
            return None


@dataclass(slots=True)
class Checked:
    """A request that is checked: what `end` needs of `begin`."""

    site: GlobalVariable
    frame: Value
    shadows: list[Value]
    offsets: list[int]  # of the arguments in the frame, and of the result


def begin(
    module: Module, b: Builder, request: Request, plain: Function, seeds: Sequence[Value], options: str
) -> Checked:
    """Lay the arguments and shadows down, and tell that the derivative is about to run: that of `plain`. `seeds` are
    the adjoints of an active result of reverse mode."""
    checked = _laid_down(module, b, request, plain, seeds, options)
    for direction, shadow in enumerate(checked.shadows):
        b.call(_function(module, "begin"), [checked.site, checked.frame, shadow, const_int(ty.I32, direction)])
    return checked


def keep(module: Module, b: Builder, checked: Checked, tape: Value) -> None:
    """The augmented half has run, and has left `tape`."""
    for direction in range(len(checked.shadows)):
        b.call(_function(module, "keep"), [checked.site, checked.frame, tape, const_int(ty.I32, direction)])


def resume(module: Module, b: Builder, request: Request, seeds: Sequence[Value], options: str, tape: Value) -> Checked:
    """The same before the other half."""
    checked = _laid_down(module, b, request, request.target, seeds, options)
    for direction, shadow in enumerate(checked.shadows):
        b.call(_function(module, "resume"), [checked.site, checked.frame, shadow, const_int(ty.I32, direction), tape])
    return checked


def ones(type: ty.Type, count: int) -> list[Value]:
    """The seeds of a request that takes none."""
    return [_ones(type)] * count


def _laid_down(
    module: Module, b: Builder, request: Request, plain: Function, seeds: Sequence[Value], options: str
) -> Checked:
    offsets, size = _frame(module, request)
    site = _site(module, request, plain, offsets, options)
    room = ty.array(size, ty.I8)
    frame = local_variable(request.caller, room, align=64)
    shadows: list[Value] = [local_variable(request.caller, room, align=64) for _ in range(request.width)]
    for offset, value in zip(offsets, request.arguments, strict=False):
        b.store(value, b.offset(frame, offset))
    result = request.target.function_type.result
    if result is not ty.VOID:
        b.store(zero(result), b.offset(frame, offsets[-1]))
    for direction, shadow in enumerate(shadows):
        for offset, value, given in zip(offsets, request.arguments, request.shadows, strict=False):
            b.store(given[direction] if direction < len(given) else zero(value.type), b.offset(shadow, offset))
        if result is not ty.VOID:
            b.store(zero(result), b.offset(shadow, offsets[-1]))
        if seeds:
            b.store(seeds[direction], b.offset(shadow, offsets[-1]))
    return Checked(site, frame, shadows, offsets)


def end(module: Module, b: Builder, request: Request, checked: Checked, returned: Sequence[Value]) -> None:
    """Lay down the adjoints that the derivative returned, of active arguments in order and `width` of each; or the
    tangents of its result. Then the checker compares."""
    rest = list(returned)
    for place, offset in enumerate(checked.offsets):
        is_result = place == len(request.arguments)
        if request.entry.forward:
            if not is_result or not rest:
                continue
        elif is_result:
            for shadow in checked.shadows if request.target.function_type.result is not ty.VOID else ():
                b.store(zero(request.target.function_type.result), b.offset(shadow, offset))
            continue
        elif not request.activities[place].active or place in request.by_value:
            continue
        for shadow in checked.shadows:
            b.store(rest.pop(0), b.offset(shadow, offset))
    for direction, shadow in enumerate(checked.shadows):
        b.call(_function(module, "end"), [checked.site, checked.frame, shadow, const_int(ty.I32, direction)])


def cannot(module: Module, b: Builder, request: Request, options: str, why: str) -> None:
    """What is not checked is said when the program runs."""
    site = _described(module, request, [], options, plain=None)
    b.call(_function(module, "cannot"), [site, text_global(module, why)])


def _function(module: Module, what: str) -> Function:
    if what == "cannot":
        return declare(module, f"{PREFIX}{what}", ty.VOID, [ty.PTR, ty.PTR])
    tape = [ty.PTR] if what == "resume" else []
    return declare(module, f"{PREFIX}{what}", ty.VOID, [ty.PTR, ty.PTR, ty.PTR, ty.I32, *tape])


def _ones(type: ty.Type) -> Constant:
    match type:
        case ty.FloatType() | ty.VectorType():
            return const_float(type, 1.0)
        case ty.StructType():
            return ConstAggregate(type, tuple(_ones(f) for f in type.fields or ()))
        case ty.ArrayType():
            return ConstAggregate(type, (_ones(type.element),) * type.count)
        case _:
            return zero(type)


def _frame(module: Module, request: Request) -> tuple[list[int], int]:
    """Where the arguments and the result lie, and the size of it all."""
    types = [a.type for a in request.target.arguments]
    if request.target.function_type.result is not ty.VOID:
        types.append(request.target.function_type.result)
    offsets: list[int] = []
    at = 0
    for type in types:
        align = max(_ALIGN, module.layout.align(type))
        at = (at + align - 1) // align * align
        offsets.append(at)
        at += module.layout.size(type)
    if request.target.function_type.result is ty.VOID:
        offsets.append(at)
    return offsets, at + _ALIGN


def _site(module: Module, request: Request, plain: Function, offsets: list[int], options: str) -> GlobalVariable:
    slots: list[tuple[int, int, int, int]] = []
    for index, argument in enumerate(request.target.arguments):
        active = request.activities[index]
        shadowed = bool(request.shadows[index]) or (active.active and not request.entry.forward)
        for at, type in scalars(module.layout, argument.type):
            code = code_of(type)
            if code is not None:
                slots.append((offsets[index] + at, code, index + 1, int(shadowed)))
    result = request.target.function_type.result
    if result is not ty.VOID:
        for at, type in scalars(module.layout, result):
            code = code_of(type)
            if code is not None and isinstance(type, ty.FloatType):
                slots.append((offsets[-1] + at, code, 0, int(request.result_activity.active)))
    return _described(module, request, slots, options, _thunk(module, plain, offsets))


def _described(
    module: Module,
    request: Request,
    slots: list[tuple[int, int, int, int]],
    options: str,
    plain: Function | None,
) -> GlobalVariable:
    """The record of a site: see `Site` in check.c. The watched copy of `plain`, and where the request is, are known
    later."""
    null, rust = ConstNull(ty.PTR), readable(request.target.name)
    slot = ty.array(4, ty.I64)
    table_type = ty.array(len(slots), slot)
    rows = tuple(ConstAggregate(slot, tuple(const_int(ty.I64, n) for n in row)) for row in slots)
    table = _global(module, f"{PREFIX}slots", table_type, ConstAggregate(table_type, rows), constant=True)
    fields: list[Constant] = [
        plain or null,
        null,
        null,
        text_global(module, rust or request.target.name),
        text_global(module, options),
        table if slots else null,
        const_int(ty.I64, len(slots)),
        const_int(ty.I64, int(request.entry.forward)),
        const_int(ty.I64, int("enzyme_runtime_activity" in request.flags)),
        const_int(ty.I64, int(rust is not None)),
        const_int(ty.I64, int(request.entry.split)),
        const_int(ty.I64, int("enzyme_nofree" in request.flags)),
        _external(module, VARIABLES) if plain is not None else null,
        _external(module, CODE) if plain is not None else null,
        *[const_int(ty.I64, 0)] * 7,
        null,
    ]
    type = ty.struct(tuple(f.type for f in fields))
    return _global(module, SITE, type, ConstAggregate(type, tuple(fields)), constant=False)


def _external(module: Module, name: str) -> GlobalVariable:
    """A table that memory_watch.py writes: a count, and what it counts."""
    known = module.globals.get(name)
    if known is None:
        known = GlobalVariable(name, ty.I64, constant=True)
        known.header = known.linkage = "external"
        known.module = module
        module.globals[name] = known
        module.symbol_order.append(known)
    return known


def _global(module: Module, stem: str, type: ty.Type, initializer: Constant, *, constant: bool) -> GlobalVariable:
    name, count = stem, 1
    while module.lookup(name) is not None:
        count += 1
        name = f"{stem}.{count}"
    made = GlobalVariable(name, type, constant)
    made.linkage = made.header = "internal"
    made.initializer = initializer
    made.align = 16
    made.module = module
    module.globals[name] = made
    module.symbol_order.append(made)
    return made


def _thunk(module: Module, target: Function, offsets: list[int]) -> Function:
    """Calls the plain function with the arguments in a frame, and leaves its result there."""
    made = define(module, PLAIN, ty.VOID, [(ty.PTR, "frame")])
    made.attributes = {**of_derivative(target), "noinline": ""}
    made.attributes.pop("nounwind", None)
    made.attributes["uwtable"] = ""
    block: Block = add_block(made, "entry")
    b = Builder(module, block)
    values: list[Value] = [
        b.load(a.type, b.offset(made.arguments[0], offset))
        for a, offset in zip(target.arguments, offsets, strict=False)
    ]
    call: Call = b.call(target, values)
    call.argument_attributes = [_of_abi(a.attributes) for a in target.arguments]
    if target.function_type.result is not ty.VOID:
        b.store(call, b.offset(made.arguments[0], offsets[-1]))
    b.ret()
    return made


def _of_abi(attributes: str) -> str:
    """What of a parameter's attributes its caller must know."""
    said = attributes_in(attributes)
    return said.only(*_OF_ABI, *(("align",) if said.has("byval") else ()))
