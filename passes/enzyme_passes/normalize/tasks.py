# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tasks of OpenMP, as analyses and synthesis read them: calls.

    %t = call ptr @__kmpc_omp_task_alloc(ptr @loc, i32 %thread, i32 %how, i64 48, i64 16, ptr @entry)
    ...                                                            what the task is given is put into %t
    call i32 @__kmpc_omp_task(ptr @loc, i32 %thread, ptr %t)
      becomes
    %t = call ptr @aligned_alloc(i64 64, i64 64)
    store ptr (%t + 48), ptr %t                                    where the task finds the addresses of what it shares
    ...
    call void @__enzcc_task_ask(i32 %how, i32 0, ptr null)
    call void @entry.task(ptr %t) "enzcc.task"                     calls @entry, and frees %t

OpenMP may do a task where it is made: what it depends on was made before, and who needs what it did waits for it. So,
in a program without races, analyses see a call, and synthesis/shadow/tasks.py makes it a task again wherever it is
written.

A task that is done where it is made because the program says so (`if (0)`) stays the call that it is; around it,
OpenMP's runtime is told (csrc/parallel.c).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from enzyme_passes.attributes.emitted import of_copy, of_library
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    GetElementPtr,
    Instruction,
    IntBinary,
    Load,
    Select,
    Store,
    replace_operand,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import ConstInt, ConstNull, Function, Module, Value
from enzyme_passes.library import openmp
from enzyme_passes.normalize.parallel_regions import Before
from enzyme_passes.support.dataclasses import dataclass

TASK: Final = "enzcc.task"
"""Of a call: it is a task of its own."""
IS_TASK: Final = "enzcc.of_task"
"""Of the function that is called so."""
_ALIGNED: Final = 64  # what OpenMP's runtime gives, too
_WORD: Final = 8
_PART: Final = 16  # bytes in a task: where it has in which of its parts it is
_DESTRUCTOR: Final = 24  # likewise what destroys what it was given
_DESTROYS: Final = 8  # of the flags: there is one
_LEAST: Final = 40  # bytes of a task
_GIVEN: Final = 1  # among the parameters of what a task runs: the task
_DESTROYING: Final = ty.function(ty.I32, (ty.I32, ty.PTR))
_ENTRIES: Final = (_DESTROYING, ty.function(ty.VOID, (ty.I32, ty.PTR)))  # clang's, flang's
_AFFINITY: Final = "__kmpc_omp_reg_task_with_affinity"
_USERS: Final = (
    *(openmp.TASK, openmp.TASK_DEPENDS, openmp.TASK_BEGIN, openmp.TASK_END, openmp.TASK_DROPPED),
    _AFFINITY,
)


@dataclass(frozen=True, slots=True)
class _Made:
    """A task that is made: `flags` as OpenMP's runtime has them, what it runs, and the bytes that it is given."""

    call: Call
    flags: Value
    entry: Function
    size: int
    shared: int


def is_task(call: Call) -> bool:
    """Whether a call is a task of its own."""
    return TASK in call.function_attributes


def open_tasks(module: Module) -> None:
    """Rewrite what all functions of a module do with tasks. They are printed as they were."""
    if openmp.TASK_ALLOC not in module.functions:
        return
    functions = [f for f in module.functions.values() if f.defined]
    made = {f: [m for b in body(f) for i in b.instructions if (m := _made(i)) is not None] for f in functions}
    destructors = _destructors(made)
    opened: dict[Function, Function] = {}
    for function, tasks in made.items():
        for task in tasks:
            _Opening(module, function, task, destructors.get(task.entry), opened).open()


def _made(instruction: Instruction) -> _Made | None:
    """What is known of a task, where it is made in a way that is understood."""
    if not isinstance(instruction, Call) or instruction.target is None:
        return None
    if instruction.target.name != openmp.TASK_ALLOC:
        return None
    _, _, flags, size, shared, run = instruction.arguments
    entry = resolve_alias(run)
    if not isinstance(size, ConstInt) or not isinstance(shared, ConstInt) or size.value < _LEAST:
        return None
    if not isinstance(entry, Function) or not entry.defined or entry.function_type not in _ENTRIES:
        return None
    return _Made(instruction, flags, entry, size.value, shared.value)


def _destructors(made: Mapping[Function, Sequence[_Made]]) -> dict[Function, Function | None]:
    """By what tasks run, what destroys what they were given; None: something does that is not known."""
    found: dict[Function, Function | None] = {}
    for function, tasks in made.items():
        users = uses(function) if tasks else {}
        for task in tasks:
            for place in users.get(task.call, ()):
                if not isinstance(place, GetElementPtr) or not _is_at(place, _DESTRUCTOR):
                    continue
                for store in users.get(place, ()):
                    if isinstance(store, Store) and store.pointer is place:
                        one = resolve_alias(store.value)
                        known = isinstance(one, Function) and one.function_type is _DESTROYING and one.defined
                        same = known and found.get(task.entry, one) is one
                        found[task.entry] = one if same and isinstance(one, Function) else None
    return found


def _is_at(place: GetElementPtr, offset: int) -> bool:
    (index,) = place.indices if len(place.indices) == 1 else (None,)
    return place.source_type is ty.I8 and isinstance(index, ConstInt) and index.value == offset


class _Opening:
    """Rewrites what a function does with one task. `destructor`: of what it is given, if there is one."""

    def __init__(
        self,
        module: Module,
        function: Function,
        task: _Made,
        destructor: Function | None,
        opened: dict[Function, Function],
    ) -> None:
        self.module = module
        self.function = function
        self.task = task
        self.destructor = destructor
        self.opened = opened

    def open(self) -> None:
        """Nothing is changed if something is done with the task that is not understood."""
        users = [(i, _name(i)) for i in uses(self.function).get(self.task.call, ()) if isinstance(i, Call)]
        given = [(i, name) for i, name in users if name in _USERS]
        if any(name.startswith("__kmpc_") and name not in _USERS for _, name in users):
            return
        if not all(_is_simple(i, name) for i, name in given):
            return
        if self.destructor is None and _may_be(self.task.flags, _DESTROYS):
            return
        begins = [i for i, name in given if name == openmp.TASK_BEGIN]
        if len(begins) > 1 or (not begins and any(name == openmp.TASK_END for _, name in given)):
            return
        memory = self._memory()
        self._replace(self.task.call, memory)
        _align(self.task.entry)
        begun = Before(begins[0]).call(openmp.TASK_BEGUN, [self.task.flags], ty.PTR) if begins else None
        for user, name in given:
            at = Before(user)
            match name:
                case openmp.TASK:
                    self._run(at, memory, ConstInt(ty.I32, 0), zero(ty.PTR))
                case openmp.TASK_DEPENDS:
                    self._run(at, memory, user.arguments[3], user.arguments[4])
                case openmp.TASK_END:
                    assert begun is not None
                    self._end(at, memory)
                    at.call(openmp.TASK_ENDED, [begun])
                case openmp.TASK_DROPPED:
                    self._end(at, memory)
                case _:
                    pass
            if user.type is not ty.VOID:
                self._replace(user, zero(user.type))
            at.remove()

    def _memory(self) -> Call:
        """The memory of the task, in the place of the runtime's."""
        at, size = Before(self.task.call), self.task.size
        shared_at = -(-size // _WORD) * _WORD
        whole = -(-(shared_at + self.task.shared) // _ALIGNED) * _ALIGNED
        made = at.call("aligned_alloc", [ConstInt(ty.I64, _ALIGNED), ConstInt(ty.I64, whole)], ty.PTR)
        assert made.target is not None
        of_library(made.target)
        shared: Value = zero(ty.PTR)
        if self.task.shared:
            shared = GetElementPtr(ty.PTR, ty.I8, made, [ConstInt(ty.I64, shared_at)])
            at.put(shared)
        part = GetElementPtr(ty.PTR, ty.I8, made, [ConstInt(ty.I64, _PART)])
        at.put(Store(shared, made, _WORD))
        at.put(part)
        at.put(Store(ConstInt(ty.I32, 0), part, 4))
        at.remove()
        return made

    def _run(self, at: Before, memory: Value, count: Value, dependences: Value) -> None:
        """The task is made: it may be done now."""
        at.call(openmp.TASK_ASKED, [self.task.flags, count, dependences])
        entry = self.task.entry
        wrapped = self.opened.get(entry) or self.opened.setdefault(entry, self._wrapped(entry))
        run = Call(wrapped, [memory], wrapped.function_type)
        run.function_attributes = {TASK: ""}
        at.put(run)

    def _wrapped(self, entry: Function) -> Function:
        """What a task does from its beginning to its end."""
        made = define(self.module, f"{entry.name}.task", ty.VOID, [(ty.PTR, "task")])
        made.attributes = {**of_copy(entry), IS_TASK: ""}
        b = Builder(self.module, add_block(made, "entry"))
        (task,) = made.arguments
        thread = b.call(declare(self.module, openmp.THREAD, ty.I32, [ty.PTR]), [zero(ty.PTR)])
        b.call(entry, [thread, task])
        if self.destructor is not None:
            b.call(self.destructor, [thread, task])
        b.call(declare(self.module, "free", ty.VOID, [ty.PTR]), [task])
        b.ret()
        return made

    def _end(self, at: Before, memory: Value) -> None:
        if self.destructor is not None:
            thread = at.call(openmp.THREAD, [zero(ty.PTR)], ty.I32)
            at.put(Call(self.destructor, [thread, memory], _DESTROYING))
        at.call("free", [memory])

    def _replace(self, old: Instruction, new: Value) -> None:
        for user in uses(self.function).get(old, ()):
            replace_operand(user, old, new)


def _align(entry: Function) -> None:
    """Say of what a task is given no more than where it lies: arrays are said to lie as local ones do (clang 22)."""
    for instruction in entry.instructions():
        if isinstance(instruction, Load | Store):
            place = instruction.pointer
            while isinstance(place, GetElementPtr):
                place = place.pointer
            if place is entry.arguments[_GIVEN]:
                instruction.align = min(instruction.align, _WORD)


def _name(call: Call) -> str:
    return call.target.name if call.target is not None else ""


def _is_simple(call: Call, name: str) -> bool:
    """Whether no more is said than is read here: no dependences that stand apart."""
    return name != openmp.TASK_DEPENDS or isinstance(call.arguments[6], ConstNull)


def _may_be(flags: Value, flag: int) -> bool:
    """Whether a flag may be set. Which flags there are depends on conditions of the program."""
    match flags:
        case ConstInt(value=value):
            return bool(value & flag)
        case Select(on_true=one, on_false=other):
            return _may_be(one, flag) or _may_be(other, flag)
        case IntBinary(op="or" | "xor", lhs=one, rhs=other):
            return _may_be(one, flag) or _may_be(other, flag)
        case IntBinary(op="and", lhs=one, rhs=other):
            return _may_be(one, flag) and _may_be(other, flag)
        case IntBinary(op="shl", lhs=Cast(op="zext", operand=condition), rhs=ConstInt(value=by)) if (
            condition.type is ty.I1
        ):
            return flag == 1 << by
        case Cast(op="zext", operand=condition) if condition.type is ty.I1:
            return flag == 1
        case _:
            return True
