"""Small .ll functions, and what the memory analysis says of them."""

from __future__ import annotations

from collections.abc import Collection

import llvmlite.binding as llvm

from enzyme_passes.analysis.control_flow.loops import LoopInfo
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.memory.memory import MemoryAnalysis
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import Call, Load, called_function
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.values import Function, Module

DECLARATIONS = """
declare noalias ptr @malloc(i64) #0
declare void @free(ptr)
declare ptr @realloc(ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare double @sin(double)
declare i32 @puts(ptr)
declare void @unknown()
declare void @keep(ptr)
declare void @look(ptr captures(none)) memory(argmem: read)
"""


def module_of(text: str) -> Module:
    declared = [line for line in DECLARATIONS.split("\n") if line and line.partition("(")[0] not in text]
    attributes = "attributes #0 = { nounwind }\n" if any("#0" in line for line in declared) else ""
    return read_module(str(llvm.parse_assembly(text + "\n" + "\n".join(declared) + "\n" + attributes)))


def analyse(function: Function, overwritten: Collection[int] = (), *, may_postpone: bool = False) -> MemoryAnalysis:
    assert function.module is not None
    body(function)
    flow = ControlFlow(function)
    loops = LoopInfo(function, flow)
    effects = ProgramEffects(function.module)
    return MemoryAnalysis(function, flow, loops, effects, frozenset(overwritten), may_postpone=may_postpone)


def kept(text: str, name: str = "f", overwritten: Collection[int] = (), *, may_postpone: bool = False) -> list[str]:
    """The names of the loads whose values have to be kept, in order."""
    function = module_of(text).functions[name]
    memory = analyse(function, overwritten, may_postpone=may_postpone)
    return [i.name for i in function.instructions() if isinstance(i, Load) and not memory.unchanged_after(i)]


def postponed(text: str) -> int:
    """How many stores of f can wait until the reverse sweep is done."""
    return len(analyse(module_of(text).functions["f"], may_postpone=True).postponed)


def clobbered(text: str, callee: str, name: str = "f") -> list[int]:
    """What `clobbering_arguments_after` says of the first call of `callee`."""
    function = module_of(text).functions[name]
    memory = analyse(function)
    return sorted(memory.clobbering_arguments_after(_call(function, callee)))


def repeats(text: str, callee: str, name: str = "f") -> bool:
    """Whether the first call of `callee` would read the same in the reverse sweep."""
    function = module_of(text).functions[name]
    return analyse(function).unchanged_after(_call(function, callee))


def _call(function: Function, callee: str) -> Call:
    for i in function.instructions():
        if isinstance(i, Call):
            target = called_function(i)
            if target is not None and target.name == callee:
                return i
    raise AssertionError(callee)
