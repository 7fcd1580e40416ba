# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Plans of FFTW whose arrays nobody knows.

    fftw_execute(p)          reads and writes arrays that it is not given: those that `p` was made for

Where the planner's call is in sight, it is an operation on these (rules/linear_algebra/fourier.py). Any other call is
refused in all that a request reaches: its derivative would be lost, for it is given nothing that carries one.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_passes.engine.call_graph import CallGraph
from enzyme_passes.ir.instructions import Call, Invoke
from enzyme_passes.ir.values import Function, Module
from enzyme_passes.support.diagnostics import Failure

_EXECUTE = ("fftw_execute", "fftwf_execute", "fftwl_execute", "dfftw_execute_", "sfftw_execute_")
_INACTIVE = "enzyme_inactive"


def check_plans(module: Module, graph: CallGraph, targets: Iterable[Function]) -> None:
    """Raises Failure for a plan that may be executed by what `targets` reach, on arrays that are not known."""
    refused = [f for name in _EXECUTE if (f := module.functions.get(name)) is not None and not f.defined]
    if not any(_INACTIVE not in f.attributes for f in refused):
        return
    pending, seen = list(targets), dict[Function, None]()
    while pending:
        function = pending.pop()
        if function in seen or _INACTIVE in function.attributes or not function.defined:
            continue
        seen[function] = None
        for instruction in function.instructions():
            if not isinstance(instruction, (Call, Invoke)):
                continue
            called = graph.called(instruction)
            for callee in called:
                if callee in refused and _INACTIVE not in callee.attributes:
                    raise _failure(callee.name, instruction)
            pending += called


def _failure(name: str, call: Call | Invoke) -> Failure:
    return Failure(
        "EZ0201",
        f"cannot differentiate the call of '{name}': it is not known here which arrays the plan was made for",
        call,
        helps=[
            "call the function that is given the arrays (fftw_execute_dft, fftw_execute_dft_r2c, fftw_execute_dft_c2r, "
            "fftw_execute_r2r)",
            "or make the plan in the same function, or one that is inlined there",
            f"or, if no derivative passes through it, declare it inactive: __enzyme_inactivefn_{name}",
        ],
    )
