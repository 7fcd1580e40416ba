"""Requests whose function is chosen at run time: one request for each function that it can be.

    %h = select i1 %c, ptr @f, ptr @g
    %d = call double (...) @__enzyme_autodiff(ptr %h, double %x)
      becomes
    if %h == @f: call @__enzyme_autodiff(ptr @f, double %x)   else if %h == @g: ...   else abort

Followed are selects, phis, constant tables, and parameters of functions whose callers are here. A caller elsewhere that
passes another function finds the program ended with a message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from enzyme_passes.ir.instructions import Call, Freeze, GetElementPtr, Invoke, Load, Phi, Select
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Argument, ConstExpr, ConstNull, ConstUndef, Function, GlobalVariable, Module, Value
from enzyme_passes.requests import function_of
from enzyme_passes.synthesis.lowering import dispatch
from enzyme_passes.synthesis.unwinding import call_in_place, make_invokes

_SYMBOL = re.compile(r'@([-\w$.]+|"[^"]*")')


def spread(module: Module, calls: Sequence[tuple[Function, Call | Invoke]]) -> bool:
    """Spread the first request among `calls` that needs it; whether there was one."""
    for caller, request in calls:
        place = _function_argument(request)
        if place is None or function_of(request.arguments[place]) is not None:
            continue
        targets = _functions(module, request.arguments[place])
        if not targets:
            continue  # the reading of the request says what is wrong with it
        caller.dirty = True
        call = call_in_place(request) if isinstance(request, Invoke) else request
        assert call.block is not None
        dispatch(module, call.block, call.block.instructions.index(call), call, targets, place)
        make_invokes(caller)
        return True
    return False


def _function_argument(request: Call | Invoke) -> int | None:
    through_memory = bool(request.arguments) and "sret" in request.argument_attributes[0].split("(")[0].split()
    place = int(through_memory)
    return place if place < len(request.arguments) else None


def _functions(module: Module, value: Value) -> list[Function]:
    """The functions that a pointer can be; none if it may be anything."""
    found: dict[Function, None] = {}
    pending, seen = [value], {value: None}
    while pending:
        current = pending.pop()
        target = function_of(current)
        match current:
            case _ if target is not None:
                found[target] = None
                continue
            case ConstNull() | ConstUndef():
                continue
            case Select():
                sources = [current.on_true, current.on_false]
            case Phi():
                sources = list(current.values)
            case Freeze():
                sources = [current.operand]
            case Argument():
                sources = list(_passed(module, current))
            case Load():
                sources = list(_entries(module, current.pointer))
                if not sources:
                    return []
            case _:
                return []
        for source in sources:
            if source not in seen:
                seen[source] = None
                pending.append(source)
    return list(found)


def _entries(module: Module, pointer: Value) -> Iterator[Value]:
    """The functions in a constant table that a pointer points into."""
    while not isinstance(pointer, GlobalVariable):
        match pointer:
            case GetElementPtr():
                pointer = pointer.pointer
            case ConstExpr(op="getelementptr"):
                pointer = pointer.operands[0]
            case _:
                return
    if pointer.constant:
        for name in _SYMBOL.findall((pointer.raw or "").partition("=")[2]):
            entry = module.functions.get(name.strip('"'))
            if entry is not None:
                yield entry


def _passed(module: Module, argument: Argument) -> Iterator[Value]:
    """What callers in this module pass for a parameter."""
    owner = next(f for f in module.functions.values() if any(a is argument for a in f.arguments))
    for function in module.functions.values():
        if not function.defined or f"@{owner.name}" not in (function.raw or "").replace('"', ""):
            continue
        body(function)
        for call in function.instructions():
            if isinstance(call, Call | Invoke) and call.callee is owner and argument.index < len(call.arguments):
                yield call.arguments[argument.index]
