# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with variable arguments, for each kind of call one without, which makes its list in memory.

    call void (ptr, ...) @report(ptr %m, i32 %n, double %x)

    call void @report.list(ptr %m, i32 %n, double %x)

    define internal void @report.list(ptr %m, i32 %0, double %1) {
      %registers = alloca [176 x i8]                     as the prologue of the variadic function fills it
      store i64 (zext %0), %registers + 8                %m went in the first register
      store double %1, %registers + 48
      ...
      store { i32 8, i32 48, ptr %stack, ptr %registers }, ptr %list        for call @llvm.va_start(ptr %list)

What reads a list is code like any other: the front end has written out `va_arg` as loads from these two areas. So
nothing is known of lists from here on. The numbers and addresses in them are followed as through any memory; LLVM
makes registers of a list that does not leave its function. That is exact: of each argument it is known where the
calling convention puts it, and a list at its beginning says where that is. What the convention does with other types
than those of `_place` is not known here, and on other machines nothing is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, Protocol, final

from enzyme_passes.checking.twins import copy_of
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in, personality_in, type_in_memory
from enzyme_passes.ir.builder import Builder, const_int, declare
from enzyme_passes.ir.call_targets import direct_target
from enzyme_passes.ir.instructions import Call, Instruction, Invoke
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import Argument, Block, Function, Module
from enzyme_passes.ir.variable_arguments import COPY, END, START, calls
from enzyme_passes.library.printers import OF_LIST, PRINTERS
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

_LIST: Final = 24  # bytes: offsets of the next general and the next vector register, stack, saved registers
_GENERAL, _VECTORS, _SAVED = 6 * 8, 8 * 16, 6 * 8 + 8 * 16
_REPLACED_LINKAGE: Final = ("weak", "linkonce", "extern_weak", "available_externally")
_DECLARED: Final = pattern(r"^declare [^\n]*?@([-\w$.]+)\([^\n]*\n", re.MULTILINE)
_OTHER_PLACES: Final = ("nest", "inreg", "inalloca", "preallocated", "swiftself", "swiftasync", "swifterror")


@final
class Listed(Exception):
    """A derivative may pass through functions with variable arguments: their lists are to be made in memory."""

    def __init__(self, functions: Sequence[Function], failure: Failure) -> None:
        """`failure`: what is wrong if that is not possible."""
        super().__init__()
        self.names = dict.fromkeys(f.name for f in functions)
        self.failure = failure


def can_be_made(call: Call | Invoke) -> bool:
    """Whether it is known how a call passes its arguments, and the body of the function is what is called."""
    callee = direct_target(call)
    module = callee.module if callee is not None else None
    if callee is None or module is None or not callee.defined or callee.function_type is not call.function_type:
        return False
    linkage = callee.header.split()
    if any(word in _REPLACED_LINKAGE or word.endswith("cc") for word in linkage) or call.convention or call.bundles:
        return False
    if any(isinstance(i, Call) and i.tail == "musttail" for b in body(callee) for i in b.instructions):
        return False
    return _is_known(module) and _layout(call, module) is not None


class Lines(Protocol):
    """The source lines of a function that is made of another."""

    def of(self, original: Instruction) -> str | None: ...


def make_lists(
    module: Module, names: Sequence[str], lines: Callable[[Function, Function], Lines | None] = lambda *_: None
) -> None:
    """Let all calls of these functions make their lists in memory, and let lists be copied as memory. `lines` of a
    function that is made, and of which; without, it has none."""
    for name in names:
        made: dict[tuple[tuple[ty.Type, str], ...], Function] = {}
        for caller in [f for f in module.functions.values() if f.defined and mentions(f.source, name)]:
            for call in [i for b in body(caller) for i in b.instructions if isinstance(i, Call | Invoke)]:
                target = direct_target(call)
                if target is None or target.name != name or not can_be_made(call):
                    continue
                variable = range(len(target.arguments), len(call.arguments))
                key = tuple((call.arguments[k].type, _kept(call.argument_attributes[k])) for k in variable)
                if key not in made:
                    made[key] = _with_list(module, target, call, lines)
                call.callee, call.function_type = made[key], made[key].function_type
                caller.changed = True
    printers = [f for n, f in module.functions.items() if n in PRINTERS and not n.startswith(OF_LIST) and not f.defined]
    named = (COPY, *(f.name for f in printers))
    for function in list(module.functions.values()):
        fixed = function.defined and not function.function_type.variadic
        if fixed and (not function.source or any(mentions(function.source, n) for n in named)):
            body(function)
            _read_as_memory(module, function, printers)


def _is_known(module: Module) -> bool:
    machine, _, system = module.triple.partition("-")
    return machine == "x86_64" and not any(s in system for s in ("windows", "cygwin", "uefi", "gnux32"))


@dataclass(slots=True)
class _Layout:
    """Where the calling convention puts arguments: bytes of registers and of the stack that are taken, and for each
    variable argument its place in the saved registers, or on the stack."""

    general: int = 0
    vectors: int = 0
    stack: int = 0
    align: int = 16
    begin: tuple[int, int] = (0, 0)
    places: list[tuple[bool, int]] = field(default_factory=list)


def _layout(call: Call | Invoke, module: Module) -> _Layout | None:
    """None: what the convention does with a type is not known."""
    layout = _Layout()
    named = len(call.function_type.parameters)
    for k, argument in enumerate(call.arguments):
        if k == named:
            layout.begin, layout.stack = (layout.general, _GENERAL + layout.vectors), 0
        place = _place(layout, argument.type, call.argument_attributes[k], module)
        if place is None:
            return None
        if k >= named:
            layout.places.append(place)
    if len(call.arguments) == named:
        layout.begin = layout.general, _GENERAL + layout.vectors
    return layout


def _place(layout: _Layout, type: ty.Type, attributes: str, module: Module) -> tuple[bool, int] | None:
    """Whether an argument lies in the saved registers, and where there or on the stack."""
    said = attributes_in(attributes)
    if said.has_any(*_OTHER_PLACES):
        return None
    passed = type_in_memory(module, attributes, "byval")
    if passed is not None:
        return _on_stack(layout, module.layout.size(passed), max(8, said.number("align") or 8))
    match type:
        case ty.PointerType(address_space=0):
            vector = False
        case ty.IntType(bits=bits) if bits <= 64:
            vector = False
        case ty.FloatType() if type in (ty.FLOAT, ty.DOUBLE):
            vector = True
        case ty.VectorType(element=ty.FLOAT | ty.DOUBLE, scalable=False) if module.layout.store_size(type) in (8, 16):
            vector = True
        case _ if type is ty.X86_FP80:
            return _on_stack(layout, 16, 16)
        case _:
            return None
    if vector and layout.vectors < _VECTORS:
        layout.vectors += 16
        return True, _GENERAL + layout.vectors - 16
    if not vector and layout.general < _GENERAL:
        layout.general += 8
        return True, layout.general - 8
    size = module.layout.store_size(type)
    return _on_stack(layout, 16 if size > 8 else 8, 16 if size > 8 else 8)


def _on_stack(layout: _Layout, size: int, align: int) -> tuple[bool, int]:
    at = -(-layout.stack // align) * align
    layout.align = max(layout.align, align)
    layout.stack = at + -(-size // 8) * 8
    return False, at


def _kept(attributes: str) -> str:
    """What says how an argument is passed."""
    return attributes_in(attributes).only("byval", "align") if attributes_in(attributes).has("byval") else ""


def _is_of_function(kind: str) -> bool:
    return kind in ("dbg", "llvm.loop", "DIAssignID")


def _with_list(
    module: Module,
    function: Function,
    call: Call | Invoke,
    lines: Callable[[Function, Function], Lines | None],
) -> Function:
    """The function for such a call."""
    named = len(function.arguments)
    layout = _layout(call, module)
    assert layout is not None
    variable = [Argument(given.type, f"variable.{k}", named + k) for k, given in enumerate(call.arguments[named:])]
    for argument, attributes in zip(variable, call.argument_attributes[named:], strict=True):
        argument.attributes = _kept(attributes)
    made = copy_of(module, function, f"{function.name}.list", linkage="internal")
    places = lines(made, function)
    for copied, instruction in zip(made.instructions(), function.instructions(), strict=True):
        # Loops are named by nodes of their own function, with its source lines.
        copied.metadata = {kind: node for kind, node in instruction.metadata.items() if not _is_of_function(kind)}
        line = places.of(instruction) if places is not None else None
        if line is not None:
            copied.metadata["dbg"] = line
    made.trailer = personality_in(function.trailer)  # (it is in no section or group of the linker's)
    made.arguments += variable
    made.function_type = ty.function(made.function_type.result, tuple(a.type for a in made.arguments))
    entry = Block("list", made)
    b = Builder(module, entry)
    saved = b.alloca(ty.array(_SAVED, ty.I8), "registers", align=16)
    stack = b.alloca(ty.array(max(layout.stack, 8), ty.I8), "stack", align=layout.align)
    for argument, (in_register, at) in zip(variable, layout.places, strict=True):
        place = b.offset(saved if in_register else stack, at)
        passed = type_in_memory(module, argument.attributes, "byval")
        if passed is not None:
            size = b.i64(module.layout.size(passed))
            b.intrinsic("llvm.memcpy.p0.p0.i64", ty.VOID, [place, argument, size, const_int(ty.I1, 0)])
            continue
        wide = b.cast("zext", argument, ty.I64) if isinstance(argument.type, ty.IntType) else argument
        b.store(wide, place, align=8)
    b.branch(made.blocks[0])
    for start in [i for i in made.instructions() if isinstance(i, Call) and calls(i, START)]:
        here = _in_place_of(module, start)
        values = const_int(ty.I32, layout.begin[0]), const_int(ty.I32, layout.begin[1]), stack, saved
        for offset, value in zip((0, 4, 8, 16), values, strict=True):
            here.store(value, here.offset(start.arguments[0], offset), align=min(8, module.layout.align(value.type)))
        _put(here, start)
    made.blocks.insert(0, entry)
    return made


def restore_printers(text: str) -> str:
    """Their own names again."""
    if OF_LIST not in text:
        return text
    declared = {found[1]: None for found in _DECLARED.finditer(text) if not found[1].startswith(OF_LIST)}

    def kept(found: re.Match[str]) -> str:
        return "" if found[1].startswith(OF_LIST) and found[1].removeprefix(OF_LIST) in declared else found[0]

    return _DECLARED.sub(kept, text).replace(f"@{OF_LIST}", "@")


def _read_as_memory(module: Module, function: Function, printers: Sequence[Function]) -> None:
    """A list is memory like any other: what copies one is a copy, what ends one does nothing, and functions that print
    find the arguments there."""
    for call in [i for i in function.instructions() if isinstance(i, Call | Invoke)]:
        target = direct_target(call)
        if target is not None and target in printers:
            call.callee = _of_list(module, target)
            function.changed = True
        if not isinstance(call, Call) or not calls(call, COPY, END):
            continue
        at = _in_place_of(module, call)
        if calls(call, COPY):
            copied = [*call.arguments[:2], at.i64(_LIST), const_int(ty.I1, 0)]
            at.intrinsic("llvm.memcpy.p0.p0.i64", ty.VOID, copied)
        _put(at, call)
        function.changed = True


def _of_list(module: Module, printer: Function) -> Function:
    type = printer.function_type
    made = declare(module, f"{OF_LIST}{printer.name}", type.result, type.parameters)
    made.attributes = dict(printer.attributes)
    for argument, given in zip(made.arguments, printer.arguments, strict=True):
        argument.attributes = given.attributes
    return made


def _in_place_of(module: Module, call: Call) -> Builder:
    at = Builder(module, Block("list"))
    at.location = call.metadata.get("dbg")
    return at


def _put(made: Builder, call: Call) -> None:
    assert call.block is not None
    for instruction in made.block.instructions:
        instruction.block = call.block
    place = call.block.instructions.index(call)
    call.block.instructions[place : place + 1] = made.block.instructions
