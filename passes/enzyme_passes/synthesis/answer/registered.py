# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests for functions that have no body here, but derivatives of their own: registered by tables of rules.

    %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)          f is only declared; there is a gradient of it
      becomes
    %d = call double (...) @__enzyme_autodiff(ptr @__enzcc_through.f, double %x)
    define internal double @__enzcc_through.f(double %x) { %y = call double @f(double %x)   ret double %y }

so that the request is for a function that calls it, and the rules are used as for any call.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.analysis.activity.calls import CUSTOM
from enzyme_passes.attributes.emitted import attributes_of_call, of_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, define
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.requests.request import Entry, function_of, request_entry
from enzyme_passes.synthesis.answer.indirect_targets import function_argument


def put_callers(module: Module, calls: Sequence[tuple[Function, Call | Invoke]]) -> bool:
    """Have such requests name a function that calls theirs; whether there was any."""
    changed = False
    for caller, request in calls:
        place = function_argument(request)
        target = function_of(request.arguments[place]) if place is not None else None
        if place is None or target is None or target.defined or not any(rule in target.attributes for rule in CUSTOM):
            continue
        if request.target is not None and request_entry(request.target.name) == Entry.BATCH.value:
            continue  # of which there is no derivative
        request.arguments[place] = _caller_of(module, target)
        caller.changed = changed = True
    return changed


def _caller_of(module: Module, function: Function) -> Function:
    name = f"__enzcc_through.{function.name}"
    known = module.functions.get(name)
    if known is not None:
        return known
    result = function.function_type.result
    made = define(module, name, result, [(a.type, a.name) for a in function.arguments])
    for argument, told in zip(made.arguments, function.arguments, strict=True):
        argument.attributes = told.attributes
    made.return_attributes = function.return_attributes
    made.attributes = of_copy(function, "uwtable")
    b = Builder(module, add_block(made, "entry"))
    call = b.call(function, list(made.arguments))
    call.argument_attributes = attributes_of_call(function)
    b.ret(None if result is ty.VOID else call)
    return made
