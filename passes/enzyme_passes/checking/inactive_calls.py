# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that have no derivative because the user says so: differences must not know of them either.

    %r = call double @measured(ptr %x)       "enzyme_inactive", or asked for by __enzyme_call_inactive
      becomes
    %r = call double @measured(ptr %x)
    %b = bitcast double %r to i64
    %s = call i64 @__enzcc_check_stopped(i64 %b)      where inputs are moved: what it was where they were not
    %t = bitcast i64 %s to double

So are numbers that are read of a variable without derivative. What else such a call leaves in memory is not held back.
"""

from __future__ import annotations

from enzyme_passes.checking.sites import PREFIX
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments, type_in_memory
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.call_targets import base_of, resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction, Load, replace_operand
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import Block, Function, GlobalVariable, Module, Value
from enzyme_passes.requests.request import STOPPED

_INACTIVE = "enzyme_inactive"


def stop_calls(module: Module, functions: list[Function], *, marked: bool) -> None:
    """Do that in functions that the checker runs as they are. `marked`: whether there are calls with the attribute."""
    inactive = {f.name: None for f in module.functions.values() if _is_inactive(f)}
    variables = [g.name for g in module.globals.values() if _INACTIVE in attachments(g.trailer)]
    for function in functions:
        text = function.source
        if (marked and "#" in text) or any(mentions(text, name) for name in (*inactive, *variables)):
            _stop(module, function)


def _is_inactive(function: Function) -> bool:
    return _INACTIVE in function.attributes and not function.name.startswith(("__enz", "llvm."))


def _stop(module: Module, function: Function) -> None:
    for block in body(function):
        done: list[Instruction] = []
        for instruction in block.instructions:
            done.append(instruction)
            if isinstance(instruction, (Call, Load)) and _has_none(instruction):
                place = Block("stopped")
                b = Builder(module, place)
                b.location = instruction.metadata.get("dbg")
                if isinstance(instruction, Call):
                    _hold_memory(module, b, instruction)
                if _fits(instruction.type):
                    held = _held(module, b, instruction)
                    for user in function.instructions():
                        replace_operand(user, instruction, held)
                for made in place.instructions:
                    made.block = block
                done += place.instructions
        if len(done) > len(block.instructions):
            block.instructions = done
            function.changed = True


def _has_none(given: Call | Load) -> bool:
    if isinstance(given, Load):
        place = base_of(given.pointer)
        return isinstance(place, GlobalVariable) and _INACTIVE in attachments(place.trailer)
    target = resolve_alias(given.callee)
    return STOPPED in given.function_attributes or (isinstance(target, Function) and _is_inactive(target))


def _hold_memory(module: Module, b: Builder, call: Call) -> None:
    """A large struct that is returned is in memory."""
    for argument, said in zip(call.arguments, call.argument_attributes, strict=False):
        for offset, type in scalars(module.layout, type_in_memory(module, said, "sret") or ty.VOID):
            if _fits(type):
                place = b.offset(argument, offset)
                b.store(_held(module, b, b.load(type, place)), place)


def _fits(type: ty.Type) -> bool:
    if isinstance(type, ty.StructType):
        return bool(type.fields) and all(_fits(field) for field in type.fields or ())
    return type in (ty.DOUBLE, ty.FLOAT) or (isinstance(type, ty.IntType) and type.bits <= 64)


def _held(module: Module, b: Builder, value: Value) -> Value:
    if isinstance(value.type, ty.StructType):
        whole: Value = value
        for place in range(len(value.type.fields or ())):
            whole = b.insert_value(whole, _held(module, b, b.extract(value, place)), place)
        return whole
    bits, word = value, ty.I64 if value.type is ty.DOUBLE else ty.I32
    if isinstance(value.type, ty.FloatType):
        bits = b.bitcast(bits, word)
    found: Value = b.call(declare(module, f"{PREFIX}stopped", ty.I64, [ty.I64]), [b.resize(bits, ty.I64)])
    if isinstance(value.type, ty.FloatType):
        return b.bitcast(b.resize(found, word), value.type)
    return b.resize(found, value.type)
