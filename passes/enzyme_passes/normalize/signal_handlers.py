# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Handlers of signals that read and write nothing but integer variables.

    static volatile sig_atomic_t stopped;
    static void stop(int number) { stopped = 1; }
    signal(SIGINT, stop);
    sigaction(SIGINT, &(struct sigaction){.sa_handler = stop}, &old);
    sigaction(SIGINT, &old, NULL);

No derivative passes them, whenever they run, and their installation is inactive. A handler that does more may run
wherever the program raises the signal: its installation is that of code which nobody knows when to expect (EZ0201).
Where it was installed before, in code that is not differentiated, what sends a signal may be a call of it.

Of a record that the caller of `sigaction` fills, the handlers are what is stored there. A variable that nothing but
`sigaction` fills holds what was installed before, which is judged where that was done.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator
from typing import Final

from enzyme_passes.analysis.initial_memory.pointers import LED
from enzyme_passes.analysis.memory.callbacks import SENDING
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    GetElementPtr,
    Instruction,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Store,
    operands,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import (
    Block,
    Constant,
    ConstInt,
    Function,
    GlobalValue,
    GlobalVariable,
    Module,
    Value,
    parts_of,
)
from enzyme_passes.library import c as library

_INSTALLING: Final = ("signal", "__sysv_signal", "bsd_signal")
_INSTALLING_RECORDS: Final = ("sigaction",)
_INSTALLING_OTHERWISE: Final = ("sysv_signal", "sigset")
_OWN: Final = ("internal", "private")
_SETS: Final = ("sigemptyset", "sigfillset", "sigaddset", "sigdelset")
_BEGINS: Final = ("llvm.lifetime.", "llvm.memset.")
_COPIES: Final = ("llvm.memcpy.", "llvm.memmove.")


def mark_installed_handlers(function: Function) -> None:
    """Calls that install such handlers are said to be inactive."""
    for i in function.instructions():
        if isinstance(i, Call) and _installs_harmless(i):
            i.function_attributes = {**i.function_attributes, "enzyme_inactive": ""}


def is_signalled(module: Module, judged: Container[Function], *, closed: bool) -> bool:
    """Whether a program sends signals, and installs handlers that are not harmless elsewhere than in `judged` code, or
    anywhere by a variable that something else than `sigaction` fills. `closed`: no other file knows its variables."""
    names = [n for n in (*_INSTALLING, *_INSTALLING_RECORDS, *_INSTALLING_OTHERWISE) if n in module.functions]
    if not names or not any(name in module.functions for name in SENDING):
        return False
    records: dict[GlobalVariable, None] = {}
    for function in _mentioning(module, names):
        for i in _calls_in(function):
            if not _calls(i, names):
                continue
            if function not in judged and not _installs_harmless(i):
                return True
            if _calls(i, _INSTALLING_RECORDS) and isinstance(i.arguments[1], GlobalVariable):
                records[i.arguments[1]] = None
    return not all(
        r.initializer is not None and (r.constant or ((closed or r.linkage in _OWN) and _holds_old(module, r)))
        for r in records
    )


def _mentioning(module: Module, names: Iterable[str]) -> list[Function]:
    return [f for f in module.functions.values() if f.defined and any(mentions(f.source, name) for name in names)]


def _calls_in(function: Function) -> Iterator[Call | Invoke]:
    return (i for block in body(function) for i in block.instructions if isinstance(i, Call | Invoke))


def _calls(call: Call | Invoke, names: Collection[str]) -> bool:
    return call.target is not None and call.target.name in names and not call.target.defined


def _installs_harmless(call: Call | Invoke) -> bool:
    if _calls(call, _INSTALLING):
        return len(call.arguments) == 2 and _is_harmless(call.arguments[1])
    if _calls(call, _INSTALLING_RECORDS) and len(call.arguments) == 3:
        handlers = _handlers_in(call.arguments[1])
        return handlers is not None and all(map(_is_harmless, handlers))
    return False


def _handlers_in(record: Value) -> list[Value] | None:
    """What a record that is passed to `sigaction` may hold in the place of a handler; None if that is not known."""
    match record:
        case GlobalVariable(constant=True, initializer=Constant() as held):
            return parts_of(held)
        case GlobalVariable(module=Module() as module):
            return [] if _holds_old(module, record) else None
        case Alloca(block=Block(function=Function() as function)):
            return _put_into(record, function)
        case Constant() if not any(isinstance(part, GlobalValue) for part in parts_of(record)):
            return []  # null: nothing is installed
        case _:
            return None


def _put_into(record: Alloca, function: Function) -> list[Value] | None:
    """The values that are stored in a variable and are large enough for an address; None if they are not known."""
    users = uses(function)
    found: list[Value] = []
    for place, user in reached(record, lambda v: users.get(v, ()), lambda i: isinstance(i, GetElementPtr)):
        match user:
            case Load() | IntCompare() | GetElementPtr():
                pass
            case Store(value=stored) if stored is not place:
                if not isinstance(stored.type, ty.IntType) or stored.type.bits > 32:
                    found += parts_of(stored)
            case Call() | Invoke() if _calls(user, (*_INSTALLING_RECORDS, *_SETS)):
                pass
            case Call(target=Function(name=name)) if name.startswith(_BEGINS):
                if name.startswith("llvm.memset.") and not isinstance(user.arguments[1], ConstInt):
                    return None
            case Call(target=Function(name=name), arguments=[target, source, *_]) if name.startswith(_COPIES):
                if target is place:
                    if not (isinstance(source, GlobalVariable) and source.constant and source.initializer):
                        return None
                    found += parts_of(source.initializer)
            case _:
                return None
    return found


def _holds_old(module: Module, record: GlobalVariable) -> bool:
    """Whether a variable is filled by `sigaction` alone, with what was installed before."""
    named = [g.initializer for g in module.globals.values() if g.name != LED]  # that is who else passes its address
    behind = [*named, *(a.aliasee for a in module.aliases.values())]
    if any(record in parts_of(held) for held in behind if held is not None):
        return False
    if record.initializer is not None and any(isinstance(p, GlobalValue) for p in parts_of(record.initializer)):
        return False
    return all(
        isinstance(i, Call | Invoke) and _calls(i, _INSTALLING_RECORDS) and record in i.arguments
        for function in _mentioning(module, (record.name,))
        for block in body(function)
        for i in block.instructions
        if any(record in parts_of(o) for o in operands(i))
    )


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
