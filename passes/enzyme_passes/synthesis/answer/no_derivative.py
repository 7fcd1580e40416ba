# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of functions as they are, for requests that ask for no derivative.

__enzyme_batch(f, ...)              each call for itself, their results one after the other
__enzyme_call_inactive(f, x)        f(x): last of all, so that no pass finds out that it returns its argument
__enzyme_iter(a, b)                 a (in a differentiated function a + b: normalize/lowering.py)
"""

from __future__ import annotations

from enzyme_passes.attributes.emitted import attributes_of_call
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import Call, Cast, Instruction, Invoke, operands, replace_operands
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.languages.source_arguments import source_arguments
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.requests.request import CALL_INACTIVE, ITERATION, STOPPED, Request, marker
from enzyme_passes.requests.values import Values, called_function
from enzyme_passes.support.diagnostics import Failure


def call_batch(b: Builder, request: Request) -> list[Value]:
    """The results of the calls of a batch."""
    made: list[Value] = []
    for arguments in request.calls:
        call = b.call(request.target, arguments)
        call.argument_attributes = attributes_of_call(request.target)
        made.append(call)
    return [] if request.target.function_type.result is ty.VOID else made


def leave_alone(module: Module) -> None:
    """Tell the engine that no derivative passes calls that are made as they are."""
    for function in module.functions.values():
        if CALL_INACTIVE in function.name:
            function.attributes["enzyme_inactive"] = ""


def make_inactive_calls(module: Module) -> bool:
    """Replace what is left of `__enzyme_call_inactive` and `__enzyme_iter`; whether there was any."""
    names = [f.name for f in module.functions.values() if CALL_INACTIVE in f.name or f.name == ITERATION]
    if not names:
        return False
    for function in list(module.functions.values()):
        if not function.defined or not any(mentions(function.source, n) for n in names):
            continue
        body(function)
        function.changed = True
        for instruction in [i for i in function.instructions() if isinstance(i, Call | Invoke)]:
            target = instruction.target
            if target is None:
                continue
            if CALL_INACTIVE in target.name:
                _make_inactive_call(function, instruction)
            elif target.name == ITERATION:
                _drop(function, instruction)
    return True


def _drop(function: Function, call: Call | Invoke) -> None:
    assert call.block is not None and isinstance(call, Call)
    call.block.instructions.remove(call)
    _replace(function, call, call.arguments[0])


def _make_inactive_call(function: Function, call: Call | Invoke) -> None:
    assert call.target is not None and call.block is not None
    place, target, arguments = called_function(call, CALL_INACTIVE)
    bad = next((n for n in map(marker, arguments) if n not in (None, "enzyme_byref")), None)
    if bad is not None:
        raise Failure("EZ0112", f"'{bad}' in __enzyme_call_inactive, which makes no derivative", call)
    if place is not None:
        arguments.insert(0, place)
    values = Values(call, target)
    given = [value for group in source_arguments(target) for value in values.of_argument(arguments, group)]
    if arguments and not target.function_type.variadic:
        raise Failure("EZ0104", f"too many arguments: '{target.name}' has {len(given)} parameters", call)
    call.arguments = [*given, *arguments]
    call.argument_attributes = [*attributes_of_call(target), *[""] * len(arguments)]
    call.function_attributes = {**call.function_attributes, STOPPED: ""}
    call.callee = target
    call.function_type = target.function_type
    _take_result(function, call)


def _take_result(function: Function, call: Call | Invoke) -> None:
    """The result in the type that the request is declared with."""
    wanted, given = call.type, call.function_type.result
    if wanted is given:
        return
    call.type = given
    call.return_attributes = ""
    if wanted is ty.VOID:
        return
    used = any(v is call for i in function.instructions() for v in operands(i))
    if not used:
        return
    op = _conversion(given, wanted)
    if op is None or isinstance(call, Invoke):
        names = [in_source(type, call) for type in (wanted, given)]
        raise Failure("EZ0109", f"the request returns {names[0]}, but the function returns {names[1]}", call)
    made: Instruction = Cast(op, call, wanted)
    _replace(function, call, made)
    made.block = call.block
    assert call.block is not None
    call.block.instructions.insert(call.block.instructions.index(call) + 1, made)


def _conversion(given: ty.Type, wanted: ty.Type) -> str | None:
    if isinstance(given, ty.FloatType) and isinstance(wanted, ty.FloatType):
        return "fpext" if wanted.bits > given.bits else "fptrunc"
    if isinstance(given, ty.IntType) and isinstance(wanted, ty.IntType):
        return "trunc" if wanted.bits < given.bits else "sext"
    return None


def _replace(function: Function, old: Value, new: Value) -> None:
    for instruction in function.instructions():
        replace_operands(instruction, lambda v: new if v is old else v)
