# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One adapter a language: how its own compiler is found, and asked for raw IR.

A source of a foreign language is foreign in one step only (`enzyme_cli/translation.py`): its adapter translates it, to
IR that no pass has touched or to C, and what comes out takes its place in the command. From there on there is one way
for all languages. What remains of the language are libraries for the link.

    prog.zig  ->  zig build-obj -femit-llvm-bc  ->  prog.bc  ->  as `enzcc -x ir prog.bc`
    calls of `__enzyme_autodiff` in it are requests; the object carries the IR, for requests of others

An adapter is a module of this package with an `ADAPTER` and a line in `languages.TABLE`; CONTRIBUTING.md shows one.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import NamedTuple, Protocol

from enzyme_frontends.base import CompileOptions, Source, compiler_failed
from enzyme_frontends.native import run
from enzyme_frontends.toolchain import NEWEST, program, wheel_program
from enzyme_passes.support.diagnostics import Failure


class Compiler(NamedTuple):
    """A language's compiler: what to call, its own version, the version of its LLVM (None: it writes no IR, or does not
    say), and where it was found."""

    command: tuple[str, ...]
    version: str
    llvm: int | None
    origin: str


class Translation(NamedTuple):
    """What takes the place of a source: sources in IR or C, compiled with `compile_flags` and the command's own; and
    words for the link at its place (archives, objects)."""

    sources: tuple[Source, ...] = ()
    arguments: tuple[str, ...] = ()
    compile_flags: tuple[str, ...] = ()


class Adapter(Protocol):
    """One language. Stateless: what `find` found is handed to the others."""

    @property
    def title(self) -> str:
        """Its name as people write it."""
        ...

    @property
    def works(self) -> str:
        """What of it enzcc differentiates, in a line for `enzyme-cli doctor`."""
        ...

    @property
    def install(self) -> str:
        """How to get the compiler."""
        ...

    @property
    def variable(self) -> str:
        """The variable of the environment that names a compiler elsewhere."""
        ...

    def find(self) -> Compiler:
        """The compiler to use. Raises EZ0801 if there is none, EZ0802 if it is of no use."""
        ...

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        """Translate a source, into files in `directory`, which is its own and empty; they are named as the source is,
        for outputs are named after them. `linking`: the command goes on to a link. Messages of the compiler go to
        standard error as they are; raises EZ0803 with its status if it fails."""
        ...

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        """What a link of translated sources needs besides, given the command's arguments."""
        ...


def adapter(name: str) -> Adapter:
    """The adapter of a language, by its name in `languages.TABLE`."""
    found: Adapter = import_module(f"{__name__}.{name}").ADAPTER
    return found


def usable(compiler: Compiler, title: str) -> Compiler:
    """The compiler, if its IR can be read. Raises EZ0802 for one with a newer LLVM than ours."""
    if compiler.llvm is not None and compiler.llvm > NEWEST:
        raise Failure(
            "EZ0802",
            f"{' '.join(compiler.command)} ({title} {compiler.version}) is built on LLVM {compiler.llvm}",
            notes=[f"enzcc reads the IR of LLVM {NEWEST} and older: llvmlite brings LLVM {NEWEST}"],
            helps=[f"use a {title} compiler that is built on LLVM {NEWEST} or older"],
        )
    return compiler


def find_program(of: Adapter, names: Sequence[str]) -> tuple[str, str]:
    """The program that the environment's variable names, or the first of `names` that is on PATH or beside this
    Python; and which of these it was. Raises EZ0801."""
    variable = of.variable
    chosen = os.environ.get(variable)
    if chosen:
        path = program(chosen)
        if path is None:
            raise Failure("EZ0801", f"{variable} names {chosen}, which is not a program")
        return path, variable
    for origin, search in (("PATH", program), ("this Python", wheel_program)):
        found = next((path for path in map(search, names) if path is not None), None)
        if found is not None:
            return found, origin
    raise Failure(
        "EZ0801",
        f"no compiler for {of.title} is found: {' or '.join(names)} on PATH",
        helps=[of.install, f"{variable} names one that is elsewhere"],
    )


def version_said(command: Sequence[str], pattern: str, what: str, install: str) -> re.Match[str]:
    """What a compiler says of its version, where `pattern` finds it. Raises EZ0802 if it is not `what` it should be."""
    asked = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(pattern, asked.stdout + asked.stderr, re.MULTILINE)
    if found is None:
        raise Failure("EZ0802", f"{command[0]} is no {what}: `{' '.join(command)}` does not say so", helps=[install])
    return found


def run_compiler(command: Sequence[str], name: str = "") -> None:
    """Run a language's compiler on our standard streams. Raises EZ0803 with its status, under its `name` if the first
    word of the command is not that."""
    status = run(list(command))
    if status != 0:
        raise compiler_failed([name or command[0]], status)
