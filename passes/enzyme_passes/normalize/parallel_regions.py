# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parallel regions of OpenMP, as analyses and synthesis read them: calls.

    call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @loc, i32 2, ptr @f.omp_outlined, ptr %x, i64 %bits)
      becomes
    store i64 %bits, ptr %passed
    call void @f.omp_outlined.region(ptr %thread, ptr %wished, ptr %x, ptr %passed) "enzcc.region"

A region is a function that each thread of a team calls. For what the analyses find, once is as good as many times: what
one thread may do, any may do, and in a program without races, one thread sees what another one wrote only behind a
barrier that both pass, or in a critical section, at whose ends anything may have been written (library/openmp.py). So
they see a call by name, and synthesis/shadow/parallel_regions.py makes it a fork again wherever it is written.

`%wished` holds the number of threads that a clause asks for, 0 if none does. What is passed by value goes through
memory, where its derivatives can be summed over the threads (`.region` loads it, and calls the function).

Reductions become critical sections: the library may combine what the threads have in trees, by functions that it calls
itself; but it may as well tell each thread to add its part in turn, and so it is read here. At the end of each critical
section the thread asks which turn it was (csrc/parallel.c).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from enzyme_passes.attributes.emitted import of_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, local_variable, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    CondBranch,
    GetElementPtr,
    Instruction,
    IntCompare,
    Store,
    Switch,
    operands,
    successors,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Block, ConstInt, Function, Module, Value
from enzyme_passes.library import openmp
from enzyme_passes.normalize.control_flow import forget_edge

_LIST: Final = 4  # among the arguments of a reduction
_LIFETIMES: Final = ("llvm.lifetime.start.p0", "llvm.lifetime.end.p0")
REGION: Final = "enzcc.region"
"""Of a call: each thread of a team makes it."""
IS_REGION: Final = "enzcc.of_team"
"""Of a function that is called so; where `if` says that it is no region, one thread calls it as any other function."""
WISHED: Final = 1
"""The parameter that leads to the number of threads that are asked for; the one before leads to the thread's own."""
_ALONE: Final = 1


def is_region(call: Call) -> bool:
    """Whether each thread of a team makes a call."""
    return REGION in call.function_attributes


def shares_work(function: Function) -> bool:
    """Whether a function is made to be called by all threads of a team: it, or what it calls, takes its share of work,
    or waits for the others, in no region of its own."""
    pending, seen = [function], {function: None}
    while pending:
        calls = [i for i in pending.pop().instructions() if isinstance(i, Call) and not is_region(i)]
        for target in (resolve_alias(c.callee) for c in calls):
            if not isinstance(target, Function) or target in seen or IS_REGION in target.attributes:
                continue
            if openmp.is_of_team(target.name):
                return True
            seen[target] = None
            if target.defined:
                pending.append(target)
    return False


def open_regions(module: Module) -> None:
    """Rewrite what all functions of a module do with teams of threads. They are printed as they were."""
    names = {openmp.FORK, *openmp.REDUCE, *openmp.SECTIONS.values()}
    if not any(name in module.functions for name in names):
        return
    regions: dict[Function, Function] = {}
    for function in list(module.functions.values()):
        if function.defined:
            body(function)
            _open(function, regions)


def _open(function: Function, regions: dict[Function, Function]) -> None:
    calls = [i for i in function.instructions() if isinstance(i, Call) and i.target is not None]
    named = [(c, c.target.name) for c in calls if c.target is not None and not c.target.defined]
    users = uses(function) if any(name in openmp.REDUCE for _, name in named) else {}
    answers = {call: _answers(users, call) for call, name in named if name in openmp.REDUCE}
    for call, name in named:
        if name == openmp.FORK:
            _open_region(function, call, regions)
        elif name in openmp.SECTIONS.values():
            _ask_for_turn(call)
    if all(known is not None for known in answers.values()):  # else it is found in no table
        for call, known in answers.items():
            _add_in_turn(call, known or [], [u for u in users.get(call, ()) if isinstance(u, IntCompare)])
            _forget_list(call.arguments[_LIST], call, users)
        for call, name in named:
            if name in openmp.END_REDUCE:
                _end_turn(call)


# Regions


def _open_region(function: Function, call: Call, regions: dict[Function, Function]) -> None:
    location, _, region, *passed = call.arguments
    target = resolve_alias(region)
    if not isinstance(target, Function) or not target.defined or target.function_type.variadic:
        return
    if len(target.arguments) != len(passed) + 2 or target.function_type.result is not ty.VOID:
        return
    body(target)
    if any(target.arguments[WISHED] is o for i in target.instructions() for o in operands(i)):
        return  # the number of a team among teams
    target.attributes[IS_REGION] = ""
    module, at = _module_of(function), Before(call)
    thread, wished = local_variable(function, ty.I32, "thread"), local_variable(function, ty.I32, "wished")
    at.put(Store(at.call(openmp.THREAD, [location], ty.I32), thread, 4))
    at.put(Store(_wished(call), wished, 4))
    if any(not isinstance(v.type, ty.PointerType) for v in passed):
        target = regions.get(target) or regions.setdefault(target, _region_by_memory(module, target))
    places: list[Value] = []
    for value in passed:
        if isinstance(value.type, ty.PointerType):
            places.append(value)
        else:
            place = local_variable(function, value.type, "passed")
            at.put(Store(value, place, module.layout.align(value.type)))
            places.append(place)
    opened = Call(target, [thread, wished, *places], target.function_type)
    opened.function_attributes = {REGION: ""}
    opened.metadata = dict(call.metadata)
    at.put(opened)
    at.remove()


def _region_by_memory(module: Module, target: Function) -> Function:
    """The region with addresses for what it is passed by value."""
    parameters = [(ty.PTR, a.name or f"p{k}") for k, a in enumerate(target.arguments)]
    made = define(module, f"{target.name}.region", ty.VOID, parameters)
    made.attributes = of_copy(target)
    b = Builder(module, add_block(made, "entry"))
    passed = [
        own if isinstance(a.type, ty.PointerType) else b.load(a.type, own)
        for own, a in zip(made.arguments, target.arguments, strict=True)
    ]
    b.call(target, passed)
    b.ret()
    return made


def _wished(call: Call) -> Value:
    """How many threads the program asks for: just before, or before a branch that only leads here."""
    for earlier in _before(call):
        name = earlier.target.name if earlier.target is not None else ""
        if name == openmp.PUSH_THREADS:
            return earlier.arguments[2]
        if name == openmp.FORK or is_region(earlier):
            break
    return zero(ty.I32)


def _before(call: Call) -> Iterator[Call]:
    """The calls on the only way to one, the last first, as far as there is one way."""
    block = call.block
    assert block is not None and block.function is not None
    blocks = block.function.blocks
    instructions = block.instructions[: block.instructions.index(call)]
    for _ in blocks:
        yield from (i for i in reversed(instructions) if isinstance(i, Call))
        ways = [b for b in blocks if block in successors(b)]
        if len(ways) != 1:
            return
        (block,) = ways
        instructions = block.instructions


# Critical sections and reductions


def _answers(users: Mapping[Value, list[Instruction]], call: Call) -> list[tuple[Instruction, Block]] | None:
    """The branches by the library's answer to a reduction, and where each goes if that is 1, "add your part alone".

    None if something else is done with the answer."""
    found: list[tuple[Instruction, Block]] = []
    for user in users.get(call, ()):
        match user:
            case Switch():
                pairs = zip(user.cases, user.targets, strict=True)
                chosen = [target for case, target in pairs if isinstance(case, ConstInt) and case.value == _ALONE]
                found.append((user, chosen[0] if chosen else user.default))
            case IntCompare(predicate="eq" | "ne", rhs=ConstInt(value=value)):
                holds = (value == _ALONE) is (user.predicate == "eq")
                for branch in users.get(user, ()):
                    if not isinstance(branch, CondBranch):
                        return None
                    found.append((branch, branch.on_true if holds else branch.on_false))
            case _:
                return None
    return found


def _add_in_turn(call: Call, answers: list[tuple[Instruction, Block]], compared: list[Instruction]) -> None:
    """Each thread adds its part alone. What it might do instead is dropped; `compared`: what asks which it is."""
    location, thread, *_, lock = call.arguments
    at = Before(call)
    at.call(openmp.CRITICAL, [location, thread, lock])
    for last, chosen in answers:
        block = last.block
        assert block is not None
        left = successors(block)
        left.remove(chosen)
        branch = Branch(chosen)
        branch.block, branch.metadata = block, dict(last.metadata)
        block.instructions[-1] = branch
        for target in left:
            forget_edge(block, target)
    for asked in compared:
        assert asked.block is not None
        asked.block.instructions.remove(asked)
    at.remove()


def _forget_list(table: Value, reduction: Call, users: Mapping[Value, list[Instruction]]) -> None:
    """Remove what puts the addresses of a thread's parts into the list that the library was given: nobody reads it any
    more, and what is in no list is the thread's alone."""
    if not isinstance(table, Alloca):
        return
    filled: list[Store] = []
    pending: list[Value] = [table]
    while pending:
        place = pending.pop()
        for user in users.get(place, ()):
            match user:
                case GetElementPtr():
                    pending.append(user)
                case Store() if user.pointer is place and user.value is not place:
                    filled.append(user)
                case Call() if user is reduction or (user.target is not None and user.target.name in _LIFETIMES):
                    pass
                case _:
                    return
    for store in filled:
        assert store.block is not None
        store.block.instructions.remove(store)


def _end_turn(call: Call) -> None:
    assert call.target is not None
    at = Before(call)
    ended = at.call(openmp.END_CRITICAL, call.arguments)
    if call.target.name == openmp.END_REDUCE[0]:  # all wait for the last
        at.call(openmp.BARRIER, call.arguments[:2])
    at.remove()
    _ask_for_turn(ended)


def _ask_for_turn(call: Call) -> None:
    """At the end of a section: which turn it was, unless that is asked in a derivative already."""
    for earlier in _before(call):
        name = earlier.target.name if earlier.target is not None else ""
        if name == openmp.TURN:
            return
        if name in openmp.SECTIONS:
            break
    Before(call).call(openmp.TURN, [key_of(call)], ty.I64)


def key_of(call: Call) -> Value:
    """What tells the sections of one lock from those of others; null for `ordered`."""
    assert call.target is not None
    if call.target.name.startswith("omp_"):
        return call.arguments[0]
    return call.arguments[2] if len(call.arguments) > 2 else zero(ty.PTR)


# Instructions


class Before:
    """Puts instructions before one of a block."""

    def __init__(self, place: Instruction) -> None:
        assert place.block is not None
        self.block = place.block
        self.place = place

    def put(self, made: Instruction) -> None:
        made.block = self.block
        if "dbg" in self.place.metadata:
            made.metadata.setdefault("dbg", self.place.metadata["dbg"])
        self.block.instructions.insert(self.block.instructions.index(self.place), made)

    def call(self, name: str, arguments: Sequence[Value], result: ty.Type = ty.VOID) -> Call:
        """A call of a function without body."""
        assert self.block.function is not None
        callee = declare(_module_of(self.block.function), name, result, [a.type for a in arguments])
        made = Call(callee, list(arguments), callee.function_type)
        self.put(made)
        return made

    def remove(self) -> None:
        self.block.instructions.remove(self.place)


def _module_of(function: Function) -> Module:
    assert function.module is not None
    return function.module
