# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads that a program starts by itself, as analyses and synthesis read them: calls.

    %s = call i32 @pthread_create(ptr %t, ptr null, ptr @work, ptr %job)
      becomes
    call void @work.thread(ptr %t, ptr null, ptr %job) "enzcc.thread"
    %s = call i32 @__enzcc_thread_made(ptr %t)

In a program without races, what a thread does may as well happen where it starts: who joins it sees what it wrote, and
nobody touches that before, unless something orders the two. Locks, semaphores and conditions do, and at each anything
may have been written (library/threads.py). So analyses see a call by name, and synthesis/shadow/threads.py makes it a
thread again wherever it is written. That a thread cannot be started ends the program there.

Of a thread that is joined only the running program knows which start it was: a join gives a number, by which the
reverse sweep knows what to run backwards.

Other functions of threads stay as they are, and are refused where threads and derivatives meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from enzyme_passes.attributes.emitted import RUN_BY_THREAD, RUNTIME, of_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, define_variable, zero
from enzyme_passes.ir.call_targets import OF_TABLES, base_of, resolve_alias
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Branch,
    Call,
    CompareExchange,
    Instruction,
    Invoke,
    Load,
    Return,
    Store,
    replace_operand,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.table_entries import entries
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Constant, ConstInt, ConstNull, Function, GlobalVariable, Module, Value
from enzyme_passes.ir.writer import write_function
from enzyme_passes.library import openmp, threads
from enzyme_passes.normalize.atomic_sums import name_atomic_sums
from enzyme_passes.normalize.control_flow import forget_edge
from enzyme_passes.support.patterns import pattern

THREAD: Final = "enzcc.thread"
"""Of a call: a thread makes it, that starts here."""
RETURNED: Final = "enzcc.returned"
"""Of a join: it takes what the thread returned, which may be more than a constant."""
HANDLE, ATTRIBUTES, OWN = 0, 1, 2
"""Its arguments: where the handle goes, how the thread is to be, and what the thread is given; then what it runs, if
only the running program knows."""
RUN: Final = "enzcc.run"
"""Of the function that is called so: the name of what the thread runs, "" if only the running program knows."""
_ORDERS: Final = {name: own for own, name in threads.ORIGINALS.items()}
_NAMES: Final = (threads.CREATE, threads.JOIN, *_ORDERS)
_RUN_STATE: Final = "enzcc_run_state"  # of csrc/std_threads.c
_RUN_ENTRY, _DELETE_ENTRY = 32, 24  # bytes in a table of a class derived from std::thread::_State
_METHOD: Final = ty.function(ty.VOID, (ty.PTR,))
_SYSCALL: Final = "syscall"
_FUTEXES: Final = {"x86_64": 202, "aarch64": 98}  # the system's numbers
_MOST: Final = 4  # what a call of it has that is not zero: with a limit of time
_LOCAL: Final = "llvm.threadlocal.address."
_KEY: Final = "__enzcc_local."
_MOST_ALIGNED: Final = 64  # of what the runtime gives
_ORDERED: Final = pattern(r"\b(?:acquire|release|acq_rel|seq_cst)\b")
_ANY: Final = "__enzcc_any.thread"


def starts_thread(call: Call) -> bool:
    """Whether a thread makes a call."""
    return THREAD in call.function_attributes


def starts_threads(reached: Iterable[Function]) -> bool:
    """Whether what a function reaches is run by a thread that starts there."""
    return any(RUN in f.attributes for f in reached)


def open_threads(module: Module) -> None:
    """Rewrite what all functions of a module do with threads, if any starts one. They are printed as they were."""
    if _SYSCALL in module.functions:
        _name_futexes(module)
    if threads.CREATE not in module.functions:
        return
    if openmp.FORK not in module.functions:  # whose regions are open already
        _open_variables(module)
    opened: dict[Value | None, Function] = {}  # by what threads run
    calls = [c for f in list(module.functions.values()) if f.defined for c in _calls(f)]
    for call in calls:
        if _name(call) == threads.CREATE:
            _open_start(module, call, opened)
    if not opened:
        return
    order = openmp.FORK not in module.functions  # else it may be in regions, where it is not understood
    returned = not all(_returns_constants(run) for run in opened if not isinstance(run, GlobalVariable))
    for call in calls:
        match _name(call):
            case threads.JOIN if len(call.arguments) == 2 and call.arguments[0].type is ty.I64:
                joined = _put(call, threads.JOINED, call.arguments, ty.I64)
                if returned and not isinstance(call.arguments[1], ConstNull):
                    joined.function_attributes[RETURNED] = ""
                _replace(call, _put(call, threads.STATUS, [joined], call.type))
            case _ if not order:
                pass
            case threads.BARRIER_INIT:
                _replace(call, _put(call, threads.BARRIER_MADE, call.arguments, call.type))
            case threads.BARRIER_WAIT:
                _put(call, threads.BARRIER_TURN, call.arguments, ty.I64)
                _replace(call, _put(call, threads.BARRIER, call.arguments, call.type))
            case name if name in _ORDERS:
                _open_order(call, name)
    if order:
        _open_atomics([f for f in module.functions.values() if f.defined])


def _open_order(call: Call, name: str) -> None:
    """Note the events of an object by which threads wait for each other. What comes of an event that lets go on comes
    after it, so the order of events is one in which everything may have happened."""
    if name in threads.LETS_GO:
        _put(call, threads.EVENT, [call.arguments[threads.LETS_GO[name]]], ty.I64)
    if name in threads.WAITS:
        _put_behind(call, threads.EVENT, [call.arguments[threads.WAITS[name]]], ty.I64)
    _replace(call, _put(call, _ORDERS[name], call.arguments, call.type))


def close_threads(function: Function) -> None:
    """What a function that is printed as it was rewritten does with threads is what it did before."""
    last: Call | None = None
    for call in [i for i in function.instructions() if isinstance(i, Call)]:
        match _name(call):
            case _ if starts_thread(call):
                assert call.target is not None and function.module is not None
                handle, attributes, own, *run = call.arguments
                run = run or [function.module.functions[call.target.attributes[RUN]]]
                last = _put(call, threads.CREATE, [handle, attributes, *run, own], ty.I32)
                _remove(call)
            case threads.JOINED:
                last = _put(call, threads.JOIN, call.arguments, ty.I32)
                _remove(call)
            case threads.MADE | threads.STATUS:
                assert last is not None
                _replace(call, last)
            case threads.EVENT | threads.BARRIER_TURN | threads.ATOMIC | threads.ATOMIC_TURN | threads.ATOMIC_END:
                _remove(call)
            case name if name in threads.ORIGINALS:
                _replace(call, _put(call, threads.ORIGINALS[name], call.arguments, call.type))
            case _:
                pass


def forget_threads(module: Module) -> None:
    """Drop what was made for calls that are none any more."""
    for function in [f for f in module.functions.values() if RUN in f.attributes]:
        del module.functions[function.name]
        module.symbol_order.remove(function)


def _calls(function: Function) -> list[Call]:
    """What a function calls that is about threads. Nothing is thrown there but where a thread is cancelled."""
    body(function)
    found: list[Call] = []
    for block in function.blocks:
        for i in list(block.instructions):
            match i:
                case Call() if _name(i) in _NAMES:
                    found.append(i)
                case Invoke(callee=Function(name=name)) if name in _NAMES:
                    call = Call(i.callee, list(i.arguments), i.function_type)
                    call.name, call.metadata = i.name, dict(i.metadata)
                    _insert(i, call)
                    _insert(i, Branch(i.normal))
                    forget_edge(block, i.unwind)
                    _replace(i, call)
                    found.append(call)
                case _:
                    pass
    return found


def _open_start(module: Module, call: Call, opened: dict[Value | None, Function]) -> None:
    """Rewrite the start of a thread."""
    handle, attributes, run, own = call.arguments
    target = resolve_alias(run)
    if not all(isinstance(a.type, ty.PointerType) for a in call.arguments) or call.type is not ty.I32:
        return
    if isinstance(target, Constant):
        if not isinstance(target, Function) or not target.defined:
            return
        if [a.type for a in body_of(target).arguments] != [ty.PTR] or target.function_type.result is not ty.PTR:
            return
        table = _table_of(call, own) if target.name == _RUN_STATE else None
        if table is None:
            thread = opened.get(target) or opened.setdefault(target, _thread(module, target))
        else:
            thread = opened.get(table) or opened.setdefault(
                table, _state(module, target, table) or _thread(module, target)
            )
        made = Call(thread, [handle, attributes, own], thread.function_type)
    else:
        thread = opened.get(None) or opened.setdefault(None, _thread(module, None))
        made = Call(thread, [handle, attributes, own, run], thread.function_type)
    made.function_attributes = {THREAD: ""}
    _insert(call, made)
    _replace(call, _put(call, threads.MADE, [handle], ty.I32))


def _thread(module: Module, run: Function | None) -> Function:
    """What a thread does, as a function that is also given what its start is given."""
    parameters = [(ty.PTR, "handle"), (ty.PTR, "attributes"), (ty.PTR, "own")]
    if run is None:
        made = define(module, _ANY, ty.VOID, [*parameters, (ty.PTR, "run")])
        made.attributes = {RUN: "", **RUN_BY_THREAD}
    else:
        made = define(module, f"{run.name}.thread", ty.VOID, parameters)
        made.attributes = {**of_copy(run), RUN: run.name, **RUN_BY_THREAD}
    b = Builder(module, add_block(made, "entry"))
    b.insert(Call(run or made.arguments[-1], [made.arguments[OWN]], ty.function(ty.PTR, (ty.PTR,))))
    b.ret()
    return made


def _table_of(call: Call, own: Value) -> GlobalVariable | None:
    """The virtual table of the object that a thread of std::thread runs, where it is made."""
    assert call.block is not None and call.block.function is not None
    found: dict[GlobalVariable, None] = {}
    for user in uses(call.block.function).get(own, ()):
        if isinstance(user, Store) and user.pointer is own:
            table = base_of(user.value)
            if not isinstance(table, GlobalVariable) or not table.name.startswith(OF_TABLES):
                return None
            found[table] = None
    return next(iter(found)) if len(found) == 1 else None


def _state(module: Module, run_state: Function, table: GlobalVariable) -> Function | None:
    """What a thread does with such an object: it runs and deletes it (csrc/std_threads.c)."""
    if table.initializer is None:
        return None
    known = dict(entries(table, module.layout))
    methods = [resolve_alias(m) for at in (_RUN_ENTRY, _DELETE_ENTRY) if (m := known.get(at)) is not None]
    if len(methods) != 2 or not all(isinstance(m, Function) and m.function_type is _METHOD for m in methods):
        return None
    made = define(
        module, f"{run_state.name}.thread", ty.VOID, [(ty.PTR, "handle"), (ty.PTR, "attributes"), (ty.PTR, "own")]
    )
    made.attributes = {**of_copy(run_state), RUN: run_state.name, **RUN_BY_THREAD}
    b = Builder(module, add_block(made, "entry"))
    for method in methods:
        b.insert(Call(method, [made.arguments[OWN]], _METHOD))
    b.ret()
    return made


def _returns_constants(function: Value | None) -> bool:
    """Whether what joins a thread finds nothing that leads to memory."""
    if not isinstance(function, Function):
        return False
    values = [b.terminator.value for b in body_of(function).blocks if isinstance(b.terminator, Return)]
    return all(isinstance(v, Constant) and not isinstance(v, Function | GlobalVariable) for v in values)


def body_of(function: Function) -> Function:
    body(function)
    return function


# What the system does for threads that wait


def _name_futexes(module: Module) -> None:
    """Where a thread asks the system to let it sleep until a word of memory changes, or wakes up others."""
    number = _FUTEXES.get(module.triple.partition("-")[0])
    for function in [f for f in module.functions.values() if f.defined]:
        for call in [i for i in body_of(function).instructions() if isinstance(i, Call) and _name(i) == _SYSCALL]:
            asked, *given = call.arguments
            if not isinstance(asked, ConstInt) or asked.value != number or len(given) < _MOST - 1:
                continue
            limit = given[_MOST - 1] if len(given) >= _MOST else zero(ty.PTR)
            if [a.type for a in (*given[: _MOST - 1], limit)] == [ty.PTR, ty.I32, ty.I32, ty.PTR]:
                _replace(call, _put(call, threads.FUTEX, [asked, *given[: _MOST - 1], limit], call.type))


# Variables of threads


def _open_variables(module: Module) -> None:
    """Ask which variable of its own a thread means: that of the thread that runs forwards, when another one runs what
    it did backwards. Code that carries no derivatives asks, too, so this is how functions are printed."""
    for function in [f for f in module.functions.values() if f.defined]:
        changed = False
        for call in [
            i for i in body_of(function).instructions() if isinstance(i, Call) and _name(i).startswith(_LOCAL)
        ]:
            (variable,) = call.arguments
            if isinstance(variable, GlobalVariable) and (variable.align or 0) <= _MOST_ALIGNED:
                size = ConstInt(ty.I64, module.layout.size(variable.value_type))
                _replace(call, _put(call, threads.LOCAL, [variable, key_of(module, variable), size], ty.PTR))
                changed = True
        if changed:
            function.print_as(write_function(function))


def key_of(module: Module, variable: GlobalVariable) -> GlobalVariable:
    """By what all threads know the variable that each of them has for itself."""
    name = f"{_KEY}{variable.name}"
    known = module.globals.get(name)
    return known or define_variable(module, name, ty.I8, zero(ty.I8), align=1, constant=True)


# Atomic operations


def in_section(instruction: Instruction) -> bool:
    """Whether an atomic operation is in a section of its own."""
    assert instruction.block is not None
    instructions = instruction.block.instructions
    before = reversed(instructions[: instructions.index(instruction)])
    return next((_name(i) == threads.ATOMIC for i in before if isinstance(i, Call)), False)


def _open_atomics(functions: list[Function]) -> None:
    """Make sections of atomic operations by which threads may wait for each other, or that move numbers: what is
    turned round are the turns of each place in memory. Sums in any order need none, if nobody looks in between, nor do
    counters."""
    found: list[Load | Store | AtomicRMW | CompareExchange] = []
    sums: list[AtomicRMW] = []
    looked_at = False
    for function in functions:
        name_atomic_sums(function)
        users = uses(function)
        for i in function.instructions():
            match i:
                case AtomicRMW(op="fadd" | "fsub") if _ORDERED.search(i.rest) is None:
                    sums.append(i)
                    looked_at = looked_at or i in users
                case AtomicRMW() | CompareExchange():
                    if _ORDERED.search(i.rest) is not None:
                        found.append(i)
                case Load() | Store() if i.ordering:
                    found.append(i)
                    looked_at = True
                case _:
                    pass
    for i in [*found, *(sums if looked_at else ())]:
        _put(i, threads.ATOMIC, [i.pointer], ty.VOID)
        _put_behind(i, threads.ATOMIC_END, [i.pointer], ty.VOID)
        _put_behind(i, threads.ATOMIC_TURN, [i.pointer], ty.I64)


# Instructions


def _name(call: Call) -> str:
    return call.target.name if call.target is not None else ""


def _put(place: Instruction, name: str, arguments: Sequence[Value], result: ty.Type) -> Call:
    """A call of a function without body, before `place`."""
    assert place.block is not None and place.block.function is not None and place.block.function.module is not None
    callee = declare(place.block.function.module, name, result, [a.type for a in arguments])
    if threads.facts_of(name) is not None:
        callee.attributes |= RUNTIME
    made = Call(callee, list(arguments), callee.function_type)
    _insert(place, made)
    return made


def _put_behind(place: Instruction, name: str, arguments: Sequence[Value], result: ty.Type) -> None:
    assert place.block is not None
    instructions = place.block.instructions
    _put(instructions[instructions.index(place) + 1], name, arguments, result)


def _insert(place: Instruction, made: Instruction) -> None:
    block = place.block
    assert block is not None
    made.block = block
    if "dbg" in place.metadata:
        made.metadata.setdefault("dbg", place.metadata["dbg"])
    block.instructions.insert(block.instructions.index(place), made)


def _replace(old: Instruction, new: Value) -> None:
    assert old.block is not None and old.block.function is not None
    for user in uses(old.block.function).get(old, ()):
        replace_operand(user, old, new)
    _remove(old)


def _remove(instruction: Instruction) -> None:
    assert instruction.block is not None
    instruction.block.instructions.remove(instruction)
