"""Calls of the runtime's tape: the arena that kept values and returned frames live in.

`enter` finds the calling thread's arena, `reserve` takes memory of it, `release` gives back all that was reserved
since the mark. They stay calls until the last optimization, so that `reserve` is seen as an allocation.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.values import Function, Module, Value

ENTER = "__enzcc_tape_enter"
MARK = "__enzcc_tape_mark"
RESERVE = "__enzcc_tape_reserve"
RELEASE = "__enzcc_tape_release"
DEFER_FREE = "__enzcc_tape_defer_free"


def tape_function(module: Module, name: str) -> Function:
    """The runtime function `name`, declared with what the optimizer may know of it."""
    known = module.functions.get(name)
    if known is not None:
        return known
    match name:
        case "__enzcc_tape_reserve":
            made = declare(module, name, ty.PTR, [ty.PTR, ty.I64])
            made.attributes = {"nounwind": "", "willreturn": "", "memory": "inaccessiblemem: readwrite"}
            made.return_attributes = "noalias nonnull align 16"
        case "__enzcc_tape_enter":
            made = declare(module, name, ty.PTR, [])
            made.attributes = {"nounwind": ""}
        case "__enzcc_tape_mark":
            made = declare(module, name, ty.PTR, [ty.PTR])
            made.attributes = {"nounwind": ""}
        case _:
            made = declare(module, name, ty.VOID, [ty.PTR, ty.PTR])
            made.attributes = {"nounwind": ""}
    return made


def reserve(builder: Builder, tape: Value, size: Value) -> Value:
    return builder.call(tape_function(builder.module, RESERVE), [tape, size])


def defer_free(builder: Builder, tape: Value, pointer: Value) -> None:
    builder.call(tape_function(builder.module, DEFER_FREE), [tape, pointer])
