# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls through pointers that no function of the program fits, and that may never happen.

    if (progress) progress(state, x, gradient, n);        no function of this type is here: the hook is null
    case 3: return ((double (*)(double, double, double))n->code)(a, b, c);

What such a call could do with active data has no derivative; but the program may well get along without. So the call
becomes the end of the program, with a message (normalize/lowering.py), where it would carry a derivative: at once if
that is seen of the call alone; if data would come back from it elsewhere (activity/channel_checks.py raises `Opened`),
the program is differentiated anew with the call ended. One that is certain to happen is refused (EZ0202).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction, IntCompare, Invoke, Return, successors
from enzyme_passes.ir.text import uses_in
from enzyme_passes.ir.values import ConstNull, Function, InlineAsm

LOST: Final = "enzcc.lost"
"""Said of a call of the runtime that ends the program where the primal calls a function that is not seen, and no
derivative is known: behind its own argument are those of the call, and, if it says "result", that. So data goes the way
that it goes in the primal, and a function with such an end is not taken for one that carries no derivative."""

Name = tuple[str, int]
"""The function that such a call is in, and which of its calls through pointers it is."""


@final
class Opened(Exception):
    """Active data would be lost at these calls; they are to be ends of the program."""

    def __init__(self, calls: Iterable[Call]) -> None:
        super().__init__()
        self.calls = list(calls)


def names(function: Function) -> dict[Call, Name]:
    """The calls through pointers of a function as it was read."""
    calls = [i for i in function.instructions() if isinstance(i, Call) and is_open(i)]
    return {call: (function.name, k) for k, call in enumerate(calls)}


def function_of(call: Call) -> Function | None:
    """The function that a call is in."""
    return call.block.function if call.block is not None else None


def is_open(at: Instruction) -> bool:
    """Whether it is not known which function is called here."""
    return isinstance(at, Call | Invoke) and not isinstance(resolve_alias(at.callee), Function | InlineAsm)


def may_never_happen(call: Call, roots: Iterable[Function]) -> bool:
    """Whether all that these functions do may be done without this call."""
    return _is_tested(call) or may_be_passed(call) or _is_behind_pointer(call, roots)


def _is_behind_pointer(call: Call, roots: Iterable[Function]) -> bool:
    """Whether only pointers lead from `roots` to the function that the call is in: any function may be called there
    that has a pointer's type and whose address is taken somewhere in the program, whoever takes it."""
    wanted = call.block.function if call.block is not None else None
    pending = list(roots)
    seen = dict.fromkeys(pending)
    while pending:
        function = pending.pop()
        if function is wanted:
            return False
        for name, called in uses_in(function.source):
            callee = function.module.functions.get(name) if called and function.module is not None else None
            if callee is not None and callee not in seen:
                seen[callee] = None
                pending.append(callee)
    return wanted is not None


def _is_tested(call: Call) -> bool:
    """Whether code asks if the pointer is null: of Rust's tables of methods, whose first entry drops what has to be
    dropped, or of a hook. Where no function is there to be called, it is null."""
    function = call.block.function if call.block is not None else None
    return function is not None and any(
        isinstance(i, IntCompare)
        and call.callee in (i.lhs, i.rhs)
        and any(isinstance(o, ConstNull) for o in (i.lhs, i.rhs))
        for i in function.instructions()
    )


def may_be_passed(call: Call) -> bool:
    """Whether the function can return without this call."""
    block = call.block
    if block is None or block.function is None or block is block.function.entry:
        return False
    seen = {block.function.entry: None}
    pending = list(seen)
    while pending:
        here = pending.pop()
        if isinstance(here.instructions[-1], Return):
            return True
        for following in successors(here):
            if following is not block and following not in seen:
                seen[following] = None
                pending.append(following)
    return False
