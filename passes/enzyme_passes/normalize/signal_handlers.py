# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handlers of signals that read and write nothing but integer variables.

    static volatile sig_atomic_t stopped;
    static void stop(int number) { stopped = 1; }
    signal(SIGINT, stop);

No derivative passes them, whenever they run, and their installation is inactive. A handler that does more may run
wherever the program raises the signal: its installation is that of code which nobody knows when to expect (EZ0201).
Where it was installed before, in code that is not differentiated, what sends a signal may be a call of it.
"""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import Final

from enzyme_passes.analysis.memory.callbacks import SENDING
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import AtomicRMW, Call, CompareExchange, Instruction, Invoke, Load, Opaque, Store
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import Constant, Function, GlobalVariable, Module, Value
from enzyme_passes.library import c as library

_INSTALLING: Final = ("signal", "__sysv_signal", "bsd_signal")
_INSTALLING_OTHERWISE: Final = ("sigaction", "sysv_signal", "sigset")


def mark_installed_handlers(function: Function) -> None:
    """Calls that install such handlers are said to be inactive."""
    for i in function.instructions():
        if isinstance(i, Call) and _installs(i, _INSTALLING) and _installs_harmless(i):
            i.function_attributes = {**i.function_attributes, "enzyme_inactive": ""}


def is_signalled(module: Module, judged: Container[Function]) -> bool:
    """Whether a program sends signals, and installs handlers that are not harmless elsewhere than in `judged` code."""
    names = [n for n in (*_INSTALLING, *_INSTALLING_OTHERWISE) if n in module.functions]
    if not names or not any(name in module.functions for name in SENDING):
        return False
    others = [f for f in module.functions.values() if f.defined and f not in judged]
    installing = [f for f in others if any(mentions(f.source, name) for name in names)]
    return any(
        not (_installs(i, _INSTALLING) and _installs_harmless(i))
        for function in installing
        for block in body(function)
        for i in block.instructions
        if isinstance(i, Call | Invoke) and _installs(i, names)
    )


def _installs(call: Call | Invoke, names: Collection[str]) -> bool:
    return call.target is not None and call.target.name in names and not call.target.defined


def _installs_harmless(call: Call | Invoke) -> bool:
    return len(call.arguments) == 2 and _is_harmless(call.arguments[1])


def _is_harmless(handler: Value) -> bool:
    """SIG_DFL and SIG_IGN are numbers."""
    code = resolve_alias(handler)
    if not isinstance(code, Function):
        return isinstance(code, Constant) and not isinstance(code, GlobalVariable)
    return code.defined and all(_is_of_integers(i) for block in body(code) for i in block.instructions)


def _is_of_integers(i: Instruction) -> bool:
    match i:
        case Load(pointer=place) | Store(pointer=place) | AtomicRMW(pointer=place):
            return isinstance(place, GlobalVariable) and isinstance(place.value_type, ty.IntType)
        case Call(target=Function(name=name)):
            known = library.find(name)
            return known is not None and known.inactive and not known.writes
        case CompareExchange() | Call() | Invoke() | Opaque():
            return False
        case _:
            return True
