# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handlers of signals that read and write nothing but integer variables.

    static volatile sig_atomic_t stopped;
    static void stop(int number) { stopped = 1; }
    signal(SIGINT, stop);

No derivative passes them, whenever they run, and their installation is inactive. A handler that does more may run
wherever the program raises the signal: its installation is that of code which nobody knows when to expect (EZ0201).
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import AtomicRMW, Call, CompareExchange, Instruction, Invoke, Load, Opaque, Store
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Constant, Function, GlobalVariable, Value
from enzyme_passes.library import c as library

_INSTALLING: Final = ("signal", "__sysv_signal", "bsd_signal")


def mark_installed_handlers(function: Function) -> None:
    """Calls that install such handlers are said to be inactive."""
    for i in function.instructions():
        target = i.target if isinstance(i, Call) else None
        installs = target is not None and target.name in _INSTALLING and not target.defined
        if isinstance(i, Call) and installs and len(i.arguments) == 2 and _is_harmless(i.arguments[1]):
            i.function_attributes = {**i.function_attributes, "enzyme_inactive": ""}


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
