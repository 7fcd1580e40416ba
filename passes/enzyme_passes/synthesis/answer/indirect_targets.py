# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests whose function is chosen at run time: one request for each function that it can be.

    %h = select i1 %c, ptr @f, ptr @g
    %d = call double (...) @__enzyme_autodiff(ptr %h, double %x)
      becomes
    if %h == @f: call @__enzyme_autodiff(ptr @f, double %x)   else if %h == @g: ...   else abort

Followed are selects, phis, constant tables, and parameters. A caller in another module that passes another
function finds the program ended with a message.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.ir.call_targets import CodePointers
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.normalize.control_flow import dispatch
from enzyme_passes.normalize.exceptions import call_in_place, make_invokes
from enzyme_passes.requests.request import function_of
from enzyme_passes.requests.values import returns_through_memory


def spread(module: Module, calls: Sequence[tuple[Function, Call | Invoke]]) -> bool:
    """Spread the first request among `calls` that needs it; whether there was one."""
    pointers: CodePointers | None = None
    for caller, request in calls:
        place = function_argument(request)
        if place is None or function_of(request.arguments[place]) is not None:
            continue
        pointers = pointers or CodePointers(module)
        targets = pointers.behind(request.arguments[place])
        if not targets:
            continue  # the reading of the request says what is wrong with it
        caller.changed = True
        call = call_in_place(request) if isinstance(request, Invoke) else request
        assert call.block is not None
        dispatch(module, call.block, call.block.instructions.index(call), call, targets, place)
        make_invokes(caller)
        return True
    return False


def function_argument(request: Call | Invoke) -> int | None:
    """Which argument of a request is the function, if it has one."""
    place = int(returns_through_memory(request))
    return place if place < len(request.arguments) else None
