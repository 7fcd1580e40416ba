# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls through a pointer, where a context knows which functions the pointer is.

Normalized code compares the pointer with each function it may be, and calls that by name. Where callers pass
functions themselves, only their arms run:

    integrate(f, ...):   br (f == @bell), a, b      a: call @bell(...)      b: call @line(...)
    integrate(bell, ...)                            b does not run
"""

from __future__ import annotations

from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import CondBranch, IntCompare
from enzyme_passes.ir.values import Argument, Block, Function, Value

Passed = dict[int, dict[Function, None] | None]  # by parameter: the functions that are passed; None: other things too


def passed_function(value: Value, here: Passed) -> dict[Function, None] | None:
    """The functions that an argument of a call can be, in a context; None if they are not known."""
    value = resolve_alias(value)
    if isinstance(value, Function):
        return {value: None}
    return here.get(value.index) if isinstance(value, Argument) else None


def join(into: Passed, index: int, functions: dict[Function, None] | None) -> bool:
    """Let one more call pass `functions`; whether that was new."""
    if index not in into:
        into[index] = None if functions is None else dict(functions)
        return True
    known = into[index]
    if known is None or (functions is not None and all(f in known for f in functions)):
        return False
    into[index] = None if functions is None else {**known, **functions}
    return True


def arms_that_do_not_run(function: Function, passed: Passed) -> dict[Block, None]:
    """The blocks that are entered for other functions only."""
    entered: dict[Block, int] = {}
    tests: dict[Block, tuple[Argument, Function, CondBranch]] = {}
    for block in function.blocks:
        last = block.terminator
        for slot in last.BLOCKS:
            held = getattr(last, slot)
            for target in held if isinstance(held, list) else [held]:
                entered[target] = entered.get(target, 0) + 1
        if isinstance(last, CondBranch) and isinstance(last.condition, IntCompare) and last.condition.predicate == "eq":
            tested, against = last.condition.lhs, resolve_alias(last.condition.rhs)
            if isinstance(tested, Argument) and isinstance(against, Function) and passed.get(tested.index) is not None:
                tests[block] = (tested, against, last)
    later = {branch.on_false for _, _, branch in tests.values()}
    dead: dict[Block, None] = {}
    for first in tests:
        if first in later:
            continue
        left = dict(passed[tests[first][0].index] or {})
        at: Block | None = first
        while at in tests:
            _, against, branch = tests[at]
            if against not in left and entered[branch.on_true] == 1:
                dead[branch.on_true] = None
            left.pop(against, None)
            if not left and entered[branch.on_false] == 1:
                dead[branch.on_false] = None
            at = branch.on_false
    return dead
