# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which requests are checked as the program runs, with `--check-derivatives`; of the others it says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.checking import sites
from enzyme_passes.checking.twins import as_in_the_program, copy_of
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import Call, Instruction, Invoke, operands, replace_operands
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.normalize.lowering import add_iterations
from enzyme_passes.requests.request import ITERATION, Entry, Request

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session

_ITERATED: Final = "__enzcc_iterated_"


def begin_check(session: Session, b: Builder, request: Request, context: Context) -> sites.Checked | None:
    """The checker is told of what the derivative gets."""
    if not session.is_checked(request):
        return None
    if request.entry not in (Entry.AUTODIFF, Entry.FWDDIFF):
        _not(session, b, request, f"{request.entry.value} is not checked")
        return None
    seeded = context.result.active and not request.entry.forward
    seeds = sites.ones(session.seed_type(context), request.width) if seeded else []
    return sites.begin(session.module, b, request, _plain(session, request), seeds, session.options.check or "")


def begin_half(session: Session, b: Builder, request: Request) -> sites.Checked | None:
    """The same of the augmented half: see `sites.keep`."""
    if not session.is_checked(request):
        return None
    if request.result_activity is Activity.DUP:
        _not(session, b, request, "the function returns a pointer: seeds may be where there was nothing before")
        return None
    return sites.begin(session.module, b, request, _plain(session, request), [], session.options.check or "")


def resume_half(session: Session, b: Builder, request: Request, tape: Value) -> sites.Checked | None:
    """The same of the reverse half, which gets seeds; and of a tangent along the tape, which has none."""
    if not session.is_checked(request):
        return None
    return sites.resume(session.module, b, request, request.seeds, session.options.check or "", tape)


def _not(session: Session, b: Builder, request: Request, why: str) -> None:
    sites.cannot(session.module, b, request, session.options.check or "", why)


def _plain(session: Session, request: Request) -> Function:
    """The function that the derivative is of. `__enzyme_iter(a, b)` is `b` more in it than in the program: then it is a
    copy, with copies of all that leads to such a call, be they derivatives themselves."""
    reached = [f for f in session.call_graph.reachable(request.target) if f.defined]
    if not any(ITERATION in f.name for f in session.call_graph.reachable(request.target)):
        return request.target
    read = {f: as_in_the_program(f) for f in reached}
    held = {f: [i for block in blocks for i in block.instructions] for f, blocks in read.items()}
    leading = {f: None for f, said in held.items() if any(isinstance(i, Call) and _is_iteration(i) for i in said)}
    while more := [f for f, said in held.items() if f not in leading and any(_mentions(i, leading) for i in said)]:
        leading.update(dict.fromkeys(more))
    copies: dict[Value, Function] = {}
    for function in leading:
        name, count = _ITERATED + function.name, 1
        while session.module.lookup(name) is not None:
            count += 1
            name = f"{_ITERATED}{count}_{function.name}"
        copies[function] = copy_of(session.module, function, name, linkage="internal", of=read[function])
    for copy in copies.values():
        for instruction in copy.instructions():
            replace_operands(instruction, lambda v: copies.get(v, v))
            if isinstance(instruction, (Call, Invoke)):
                instruction.callee = copies.get(instruction.callee, instruction.callee)
        add_iterations(copy, again=True)
    return copies.get(request.target, request.target)


def _is_iteration(call: Call) -> bool:
    return call.target is not None and call.target.name == ITERATION


def _mentions(instruction: Instruction, functions: dict[Function, None]) -> bool:
    called = instruction.callee if isinstance(instruction, (Call, Invoke)) else None
    return called in functions or any(v in functions for v in operands(instruction))
