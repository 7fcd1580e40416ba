# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivative code that says nothing to LLVM but what is needed to be right: a way to find a lie.

    define internal void @__enzcc_combined_f(ptr noalias %0, ...) nounwind uwtable {
      %1 = load double, ptr %0, align 8, !tbaa !3, !noalias !7
      %2 = add nuw nsw i64 %i, 1
      becomes
    define internal void @__enzcc_combined_f(ptr %0, ...) uwtable {
      %1 = load double, ptr %0, align 1
      %2 = add i64 %i, 1

What is left belongs to how values are passed and code is generated. ENZCC_STRIP_ATTRIBUTES=1 asks for it, and a program
whose results then differ, by more than rounding where fast math was allowed, was told a lie (emitted.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.attributes.emitted import PASSED
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
)
from enzyme_passes.ir.metadata import DECLARED, SAID
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, Module

ENGINE: Final = "__enzcc_"

_PROMISES: Final = frozenset(
    """
    allocsize alloc-family allockind cold hot memory mustprogress nocallback nocreateundeforpoison nofree norecurse
    nosync nounwind readnone readonly speculatable willreturn writeonly
    no-infs-fp-math no-nans-fp-math no-signed-zeros-fp-math unsafe-fp-math approx-func-fp-math less-precise-fpmad
    """.split()
)
"""Of functions and calls: what they do, and what their numbers are not."""

_METADATA: Final = ("dbg", SAID, "srcloc", "heapallocsite")
_TYPES: Final = ("tbaa", DECLARED)
"""Which the engine reads, where the code is differentiated again."""

_PLACES: Final = (*PASSED, "inalloca", "preallocated", "byref", "swiftself", "swifterror", "swiftasync", "elementtype",
    "immarg", "allocalign", "allocptr")  # fmt: skip
_FLAGGED: Final = (FloatUnary, FloatBinary, FloatCompare, IntBinary, IntCompare, Cast, GetElementPtr, Phi, Select, Call)


def strip_functions(functions: Iterable[Function], *, again: bool) -> None:
    """Take from functions what they need not say. `again`: they are differentiated again, by an engine that reads types
    off the tags, looks for calls that may throw, and knows how an allocation is declared."""
    for function in functions:
        if not function.defined:
            continue
        if not again:
            _strip_function(function)
        for block in body(function):
            for instruction in block.instructions:
                _strip(instruction, again=again)
        function.changed = True


def strip_module(module: Module, *, whole: bool, callers: Iterable[str]) -> None:
    """Strip what the engine has written: its own functions and the `callers` of requests; or all code of the `whole`
    module, if LLVM has been at work since."""
    called = dict.fromkeys(callers)
    names = [f for f in module.functions.values() if whole or f.name.startswith(ENGINE) or f.name in called]
    strip_functions(names, again=False)
    for function in module.functions.values():
        if not function.defined and function.name.startswith(ENGINE):
            _strip_function(function)
            function.changed = True


def _strip_function(function: Function) -> None:
    if function.return_attributes:
        # The header has them too, as it was read.
        kept = _passed(function.return_attributes)
        function.header = function.header.replace(function.return_attributes, kept).strip()
        function.return_attributes = kept
    function.attributes = _without_promises(function.attributes)
    for argument in function.arguments:
        argument.attributes = _passed(argument.attributes)


def _strip(instruction: Instruction, *, again: bool) -> None:
    kept = (*_METADATA, *_TYPES) if again else _METADATA
    instruction.metadata = {k: v for k, v in instruction.metadata.items() if k in kept or k.startswith("enzyme_")}
    if isinstance(instruction, _FLAGGED):
        instruction.flags = ""
    if isinstance(instruction, Load | Store) and not instruction.ordering and not instruction.volatile:
        instruction.align = 1
    if isinstance(instruction, Call | Invoke):
        instruction.argument_attributes = [_passed(text) for text in instruction.argument_attributes]
        instruction.return_attributes = _passed(instruction.return_attributes)
        if not again:
            instruction.function_attributes = _without_promises(instruction.function_attributes)
            if not instruction.function_attributes:
                instruction.trailer = ""
    if isinstance(instruction, Call) and instruction.tail == "tail":
        instruction.tail = ""


def _without_promises(attributes: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in attributes.items() if name not in _PROMISES}


def _passed(text: str) -> str:
    """Those of a value's attributes that say how it is passed; for memory that is passed, with its alignment."""
    if not text:
        return ""
    said = attributes_in(text)
    in_memory = said.has_any("sret", "byval", "inalloca", "preallocated", "byref")
    return said.only(*_PLACES, *(("align",) if in_memory else ()))
