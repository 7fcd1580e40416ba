# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests: `__enzyme_autodiff(f, ...)` and its kin, found in the module, read, and replaced by derivative calls.

%g = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx)
  becomes
%h = call ptr @__enzcc_tape_enter()
%m = call ptr @__enzcc_tape_mark(ptr %h)
%g = call ... @__enzcc_combined_f(ptr %x, ptr %dx, double 1.0, ptr %h)
call void @__enzcc_tape_release(ptr %h, ptr %m)
"""

from __future__ import annotations

from enum import Enum

from enzyme_passes.analysis.context import Activity
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, Invoke
from enzyme_passes.ir.members import carries_float, carries_pointer
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import (
    ConstExpr,
    Function,
    GlobalAlias,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.support.dataclasses import dataclass, field

CALL_INACTIVE = "__enzyme_call_inactive"  # calls a function, without derivative
ITERATION = "__enzyme_iter"
STOPPED = "enzcc-stopped"  # the attribute of calls that were asked for without derivative, once they are plain


class Entry(Enum):
    """What is asked for, by the part of the name that says so."""

    AUTODIFF = "__enzyme_autodiff"
    FWDDIFF = "__enzyme_fwddiff"
    AUGMENT = "__enzyme_augmentfwd"
    REVERSE = "__enzyme_reverse"
    AUGMENT_SIZE = "__enzyme_augmentsize"
    FORWARD_SPLIT = "__enzyme_fwdsplit"
    ERROR_ESTIMATE = "__enzyme_error_estimate"
    BATCH = "__enzyme_batch"

    @property
    def split(self) -> bool:
        """Whether this is one half of split mode, with the user's program between the halves."""
        return self in (Entry.AUGMENT, Entry.REVERSE, Entry.AUGMENT_SIZE, Entry.FORWARD_SPLIT)

    @property
    def forward(self) -> bool:
        """Whether tangents go in and come out."""
        return self in (Entry.FWDDIFF, Entry.FORWARD_SPLIT, Entry.ERROR_ESTIMATE)


OUTLINED = "enzcc_request"  # marks functions that hold nothing but a request (incremental/outline.py)

UNSUPPORTED = (
    "__enzyme_virtualreverse", "__enzyme_truncate", "__enzyme_expand", "__enzyme_todense",
    "__enzyme_post_sparse_todense",
)  # fmt: skip


@dataclass(slots=True)
class Request:
    """One request call, understood: primal arguments, their activities and shadows (`width` of each)."""

    call: Call | Invoke
    caller: Function
    entry: Entry
    target: Function
    arguments: list[Value] = field(default_factory=list)
    activities: list[Activity] = field(default_factory=list)
    shadows: list[list[Value]] = field(default_factory=list)
    groups: list[int] = field(default_factory=list)  # how many parameters each argument of the source is
    width: int = 1
    width_given: bool = False
    flags: dict[str, None] = field(default_factory=dict)
    result_pointer: Value | None = None
    unchanged: dict[int, None] = field(default_factory=dict)  # split: parameters marked enzyme_not_overwritten
    seeds: list[Value] = field(default_factory=list)  # of a split reverse half: the adjoints of the result
    tape: Value | None = None  # of a split reverse half
    tape_place: Value | None = None  # enzyme_tape: where the tape is written to and read from
    calls: list[list[Value]] = field(default_factory=list)  # of a batch: the arguments of each call
    returned: ty.Type | None = None  # what the function returns through its first parameter, if that is not given
    environment: Value | None = None  # of a procedure inside of another one: the host's variables
    environment_at: int | None = None  # the parameter that they come in
    by_value: dict[int, ty.Type] = field(default_factory=dict)  # enzyme_out parameters that are passed in memory

    @property
    def strong_zero(self) -> bool:
        return "enzyme_strong_zero" in self.flags

    @property
    def result_activity(self) -> Activity:
        result = self.target.function_type.result
        if "enzyme_const_return" in self.flags or result is ty.VOID:
            return Activity.CONST
        if self.entry.forward:
            return Activity.of(carries_float(result), carries_pointer(result))
        if "enzyme_active_return" in self.flags:
            return Activity.ACTIVE
        if carries_pointer(result):
            return Activity.DUP if self.entry.split else Activity.CONST
        return Activity.ACTIVE if carries_float(result) else Activity.CONST


def find_request_calls(module: Module) -> list[tuple[Function, Call | Invoke]]:
    """All request calls, in the module's order. Only functions that mention one are read."""
    found: list[tuple[Function, Call | Invoke]] = []
    names = {f.name for f in module.functions.values() if request_entry(f.name) is not None}
    if not names:
        return found
    for function in list(module.functions.values()):
        if not function.defined or not any(mentions(function.source, name) for name in names):
            continue
        body(function)
        for instruction in function.instructions():
            if isinstance(instruction, (Call, Invoke)):
                target = instruction.target
                if target is not None and target.name in names:
                    found.append((function, instruction))
    return found


def request_entry(name: str) -> str | None:
    """The entry point that a symbol's name contains, if it is a request."""
    for entry in (*(e.value for e in Entry), *UNSUPPORTED):
        if entry in name:
            return entry
    return None


def function_of(value: Value) -> Function | None:
    """The function that a constant stands for."""
    while True:
        match value:
            case Function():
                return value
            case GlobalAlias(aliasee=aliasee) if aliasee is not None:
                value = aliasee
            case ConstExpr(op="bitcast" | "addrspacecast"):
                value = value.operands[0]
            case _:
                return None


def marker(value: Value) -> str | None:
    """The marker's name, if an argument is one."""
    while isinstance(value, (Cast, ConstExpr)) and (isinstance(value, ConstExpr) and value.op == "ptrtoint"):
        value = value.operands[0]
    if isinstance(value, GlobalVariable) and value.name.startswith("enzyme_"):
        return value.name.split(".")[0]
    return None
