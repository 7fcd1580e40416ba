"""Shared by the tests of the type analysis: facts of textual IR and of compiled C, shown as text."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence

import llvmlite.binding as llvm

from enzyme_passes.analysis.types.inference import TypeAnalysis, TypeFacts
from enzyme_passes.ir.instructions import Call, Instruction, Load, Store
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.values import Block, ConstInt, Function, Module, Value
from tests.native import clang

LAYOUT = 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"\n'
CLANG = clang()


class Program:
    """A module and its type analysis; functions and values by name."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.analysis = TypeAnalysis(module, blocks)

    def facts(self, name: str = "f") -> TypeFacts:
        function = self.module.functions[name]
        body(function)
        return self.analysis.solve(function)

    def calls(self, caller: str, callee: str) -> list[Call]:
        function = self.module.functions[caller]
        body(function)
        return [
            i for i in function.instructions()
            if isinstance(i, Call) and isinstance(i.callee, Function) and i.callee.name.startswith(callee)
        ]  # fmt: skip

    def facts_at(self, caller: str, callee: str, number: int = 0) -> TypeFacts:
        """The facts of a callee under what `caller` knows at one of its calls."""
        outer = self.facts(caller)
        call = self.calls(caller, callee)[number]
        function = self.module.functions[callee]
        body(function)
        return self.analysis.solve(function, outer.tell(call, function, lambda cell: True).signature)


def blocks(function: Function) -> Sequence[Block]:
    return body(function)


def ir(text: str) -> Program:
    context = llvm.create_context()
    return Program(read_module(str(llvm.parse_assembly(LAYOUT + text, context))))


def c(text: str, level: str = "-O2", language: str = "c", *options: str) -> Program:
    command = [
        *CLANG, level, "-x", language, "-S", "-emit-llvm", "-fno-discard-value-names", "-fno-vectorize",
        "-fno-slp-vectorize", "-fno-unroll-loops", "-fno-math-errno", *options, "-o", "-", "-",
    ]  # fmt: skip
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return Program(read_module(done.stdout))


def value(facts: TypeFacts, name: str) -> Value:
    """An argument or instruction of a function by its name."""
    function = facts.function
    for found in (*function.arguments, *function.instructions()):
        if found.name == name:
            return found
    raise AssertionError(f"no {name} in {function.name}: {[i.name for i in function.instructions()]}")


def register(facts: TypeFacts, name: str) -> str:
    return " ".join(str(lane) for lane in facts.register(value(facts, name)))


def memory(facts: TypeFacts, name: str, size: int | None = None) -> str:
    function = facts.function
    return str(facts.memory(value(facts, name), size, function.entry.terminator))


def copies(facts: TypeFacts) -> list[str]:
    """What every memcpy, memmove and memset of a function moves: its target."""
    found: list[str] = []
    for i in facts.function.instructions():
        if isinstance(i, Call) and isinstance(i.callee, Function) and re.match(r"llvm\.mem|memcpy", i.callee.name):
            length = i.arguments[2]
            found.append(str(facts.memory(i.arguments[0], length.value if isinstance(length, ConstInt) else None, i)))
    return found


def of_kind(facts: TypeFacts, kind: type[Instruction]) -> list[str]:
    """The lanes of all registers of a kind of instruction; of what is stored, for stores."""
    found: list[str] = []
    for i in facts.function.instructions():
        if isinstance(i, kind):
            lanes = facts.stored(i) if isinstance(i, Store) else facts.register(i)
            found.append(" ".join(str(lane) for lane in lanes))
    return found


def loads(facts: TypeFacts) -> list[str]:
    return of_kind(facts, Load)


def stores(facts: TypeFacts) -> list[str]:
    return of_kind(facts, Store)
