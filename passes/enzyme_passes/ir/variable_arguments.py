# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What becomes of a list of variable arguments.

    void report(char *to, const char *form, ...) { va_start(list, form); vsnprintf(to, 99, form, list); va_end(list); }

Most functions that have such a list only hand it on, to `vsnprintf` and its like. Then nothing of the arguments, and
nothing behind them, is read by the program's own code, or kept, or written."""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_passes.ir.call_targets import direct_target
from enzyme_passes.ir.instructions import Alloca, Call, Instruction
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Function, Value

START, COPY, END = "llvm.va_start", "llvm.va_copy", "llvm.va_end"


def only_handed_on(function: Function, printers: Mapping[str, int]) -> bool:
    """Whether all lists of a function's variable arguments are only given to `printers`, functions by name and which
    argument of theirs is a list, and to functions that do the same with them."""
    users: dict[Function, Mapping[Value, list[Instruction]]] = {}
    pending = [(function, i.arguments[0]) for i in function.instructions() if isinstance(i, Call) and calls(i, START)]
    seen: dict[Value, None] = {}
    while pending:
        home, place = pending.pop()
        if place in seen:
            continue
        seen[place] = None
        if not isinstance(place, Alloca | Argument):
            return False
        if home not in users:
            users[home] = uses(home)
        for user in users[home].get(place, ()):
            target = direct_target(user) if isinstance(user, Call) else None
            if not isinstance(user, Call) or target is None:
                return False
            if calls(user, START, END, "llvm.lifetime."):
                continue
            if calls(user, COPY, "llvm.memcpy"):
                pending += [(home, argument) for argument in user.arguments[:2]]
                continue
            for k, argument in enumerate(user.arguments):
                if argument is not place or (not target.defined and printers.get(target.name) == k):
                    continue
                if not target.defined or k >= len(target.arguments):
                    return False
                pending.append((target, target.arguments[k]))
    return True


def calls(call: Call, *names: str) -> bool:
    """Whether a function is called whose name begins so."""
    target = direct_target(call)
    return target is not None and target.name.startswith(names)
