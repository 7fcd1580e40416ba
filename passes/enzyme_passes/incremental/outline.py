# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests moved out of the functions that make them, so that these may change without them.

    %9 = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx), !dbg !7
      becomes
    %9 = call double @__enzcc_request.1(ptr %x, ptr %dx), !dbg !7

    define hidden double @__enzcc_request.1(ptr %0, ptr %1) noinline optnone "enzcc_request" {
      %3 = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %0, ptr %1)
      ret double %3
    }

What the caller passes as constants is part of the request (but for numbers at which to differentiate), the rest are
parameters; requests that are alike then share one function. LLVM leaves these functions alone
between levels of requests, and puts their bodies where the requests were at last (`inlined`); so nothing is lost but
what the engine might know of the caller, which it does not ask for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from enzyme_passes.analysis.initial_memory.pointers import OF_THREAD
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import Call, GetElementPtr, Instruction, Invoke, Return
from enzyme_passes.ir.lexer import quote_symbol
from enzyme_passes.ir.values import (
    Argument,
    Block,
    Constant,
    ConstFloat,
    Function,
    GlobalVariable,
    MetadataOperand,
    Value,
)
from enzyme_passes.ir.writer import constant_text, local_names
from enzyme_passes.requests.request import OUTLINED, function_of
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

PREFIX: Final = "__enzcc_request."

# What a caller says of itself that is not so of a function that holds nothing but a request of it.
_OF_CALLER: Final = frozenset(
    "alwaysinline cold flatten hot inlinehint jumptable memory minsize naked nofree noinline norecurse noreturn nosync "
    "nounwind optnone optsize presplitcoroutine returns_twice speculatable willreturn mustprogress".split()
)
_CALL_HEAD: Final = pattern(r"^(?P<result>  (?:%[-\w$.\"]+ = )?)(?:(?:tail |musttail |notail )?(?P<call>call)|invoke) ")


_ALONE: Final = pattern(rf' ?\b(?:noinline|optnone)\b|"{OUTLINED}"')


def inlined(attributes: str) -> str:
    """The attributes of an outlined request, in its header or in a group, when it may go back."""
    if f'"{OUTLINED}"' not in attributes:
        return attributes
    return _ALONE.sub(lambda word: "alwaysinline" if OUTLINED in word[0] else "", attributes)


@dataclass(frozen=True, slots=True)
class Outlined:
    """A request in a function of its own, and the values that its caller passes to that."""

    caller: Function
    call: Call | Invoke
    holder: Function
    passed: tuple[Value, ...]


def can_be_outlined(call: Call | Invoke) -> bool:
    """Whether the function that a request is about is known from the call alone."""
    through_memory = bool(call.arguments) and attributes_in(call.argument_attributes[0]).has("sret")
    place = int(through_memory)
    if call.bundles or (isinstance(call, Call) and call.tail == "musttail"):
        return False
    if any(isinstance(a, MetadataOperand) for a in call.arguments):
        return False
    return place < len(call.arguments) and function_of(call.arguments[place]) is not None


def outline(
    caller: Function, call: Call | Invoke, number: int, personality: str, said: Callable[[Value], str]
) -> Outlined:
    """The request in a function of its own; the caller is as before (see `calling`). `said`: attributes of a parameter
    that tell what the caller knows of the value."""
    found = {a: again for a in call.arguments if (again := of_thread(a)) is not None}
    passed = tuple(
        dict.fromkeys(
            a for a in call.arguments if a not in found and (not isinstance(a, Constant) or isinstance(a, ConstFloat))
        )
    )
    made = Function(f"{PREFIX}{number}", ty.function(call.type, tuple(v.type for v in passed)))
    made.arguments = [Argument(v.type, "", k) for k, v in enumerate(passed)]
    for argument, value in zip(made.arguments, passed, strict=True):
        argument.attributes = said(value)
    made.attributes = {
        name: value
        for name, value in caller.attributes.items()
        if name not in _OF_CALLER and not name.startswith(("enzyme_", "enzcc_"))
    }
    made.attributes |= {"noinline": "", "optnone": "", OUTLINED: ""}
    made.linkage = made.header = "hidden"
    made.linkage = ""
    made.trailer = personality
    made.module = caller.module
    made.defined = made.changed = True
    parameters: dict[Value, Value] = dict(zip(passed, made.arguments, strict=True))
    parameters |= {value: again[-1] for value, again in found.items()}
    copy = Call(call.callee, [parameters.get(a, a) for a in call.arguments], call.function_type)
    copy.argument_attributes = list(call.argument_attributes)
    copy.return_attributes = call.return_attributes
    copy.function_attributes = dict(call.function_attributes)
    copy.trailer = call.trailer
    copy.convention = call.convention
    copy.metadata = {kind: node for kind, node in call.metadata.items() if kind != "dbg"}
    block = Block("", made)
    last = Return(None if call.type is ty.VOID else copy)
    block.instructions = [*(i for again in found.values() for i in again), copy, last]
    for instruction in block.instructions:
        instruction.block = block
    made.blocks = [block]
    return Outlined(caller, call, made, passed)


def of_thread(value: Value, beyond: int = 8) -> list[Instruction] | None:
    """The address of a variable of the thread, or a constant place in it, computed again: as good as a constant."""
    match value:
        case Call(target=Function(name=name), arguments=[GlobalVariable()]) if name.startswith(OF_THREAD):
            again = Call(value.callee, list(value.arguments), value.function_type)
            again.argument_attributes = list(value.argument_attributes)
            return [again]
        case GetElementPtr(pointer=pointer) if beyond and all(isinstance(i, Constant) for i in value.indices):
            before = of_thread(pointer, beyond - 1)
            if before is None:
                return None
            return [*before, GetElementPtr(value.type, value.source_type, before[-1], list(value.indices), value.flags)]
        case _:
            return None


def calling(caller: Function, outlined: Sequence[Outlined], requests: Sequence[Call | Invoke]) -> str:
    """The text of `caller`, calling these functions instead. `requests`: all in it, in the order of the text."""
    names = local_names(caller)
    by_call = {o.call: o for o in outlined}
    wanted = {r.target.name for r in requests if r.target is not None}
    symbol = re.compile("|".join(re.escape(f"{quote_symbol(name)}(") for name in wanted))
    pending = list(requests)
    lines = caller.source.split("\n")
    for at, line in enumerate(lines):
        head = _CALL_HEAD.match(line)
        if head is None or symbol.search(line) is None:
            continue
        found = by_call.get(pending.pop(0))
        if found is None:
            continue
        arguments = ", ".join(f"{v.type} {names.get(v) or constant_text(v)}" for v in found.passed)
        place = f", !dbg {found.call.metadata['dbg']}" if head["call"] and "dbg" in found.call.metadata else ""
        word = "call" if head["call"] else "invoke"
        lines[at] = f"{head['result']}{word} {found.call.type} @{found.holder.name}({arguments}){place}"
    assert not pending, caller.name
    return "\n".join(lines)
