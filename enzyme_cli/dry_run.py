# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`-###`: what a command that differentiates would run, in clang's style.

Nothing is run but clang, which says what it would run:

     "/usr/lib/llvm-22/bin/clang" "-cc1" ... "-o" "/tmp/enzcc-x/0-model.bc" "-x" "c" "model.c"
     "enzcc" differentiate: model.c, to model.o
     "/usr/bin/ld" ... "-o" "model"

Whether a source asks for derivatives by a macro or through a header may be known only when it has been compiled: then
it is shown as one that does not.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from enzyme_cli.invocation import Input, Invocation, parse
from enzyme_cli.linking.inputs import is_shared
from enzyme_cli.linking.step import asks, carries_ir, inputs_of, is_relocatable, link_arguments
from enzyme_cli.objects import compile_options, frontend_of, likely, read, spelled
from enzyme_cli.outputs import workspace
from enzyme_frontends.native import NativeCompiler, environment

DRY = "-###"


def show(invocation: Invocation, native: NativeCompiler, default_language: str) -> bool:
    """Show the command's steps; whether there are any but clang's own."""
    wanted = parse([a for a in invocation.original if a != DRY], default_language)
    if wanted.action == "pass":
        return False
    with workspace() as directory:
        steps = _Steps(wanted, native, directory)
        return steps.link() if wanted.action == "link" else steps.compile()


class _Steps:
    """Shows one command's. `directory` is that of temporary files, which are empty: clang only wants them there."""

    def __init__(self, invocation: Invocation, native: NativeCompiler, directory: Path) -> None:
        self.invocation = invocation
        self.native = native
        self.frontend = frontend_of(native)
        self.directory = directory
        self.first = True

    def compile(self) -> bool:
        if not self.invocation.own.exports and not any(spelled(read(given)) for given in self.invocation.sources):
            return False
        for number, given in enumerate(self.invocation.sources):
            self.source(number, given, self.invocation.output_of(given))
        return True

    def link(self) -> bool:
        """As `driver._run_link` chooses."""
        sources, given = self.invocation.sources, inputs_of(self.invocation)
        asked = bool(self.invocation.own.exports) or any(likely(read(one), self.invocation.flags) for one in sources)
        carrying = (asked or is_shared(self.invocation)) and any(map(carries_ir, given))
        library = is_shared(self.invocation) or is_relocatable(self.invocation)
        if not asked and (is_relocatable(self.invocation) or not asks(given)):
            return False
        made = str(self.directory / "differentiated.o")
        objects: dict[int, str] = {}
        if asked and not carrying and not library and not self.invocation.own.exports:
            for number, one in enumerate(sources):
                self.raw_ir(number, one, None)
                objects[one.position] = made
            self.ours(" ".join(one.path for one in sources), made)
        else:
            for number, one in enumerate(sources):
                objects[one.position] = str(self.directory / f"{number}-{Path(one.path).stem or 'stdin'}.o")
                self.source(number, one, objects[one.position])
        for file in objects.values():
            Path(file).touch()
        arguments = link_arguments(self.invocation, objects)
        if made not in arguments and not is_relocatable(self.invocation):
            self.ours("the objects that waiting requests reach, if there are any", made)
        flags = self.native.library_flags(arguments)
        self.natives([*self.native.program, *arguments, *flags, "-o", self.invocation.output or "a.out"])
        return True

    def source(self, number: int, given: Input, output: str) -> None:
        """One source to one object, assembly or IR file."""
        if self.invocation.own.exports or spelled(read(given)):
            self.raw_ir(number, given, output)
            self.ours(given.path, output)
        else:
            action = "-S" if self.invocation.action == "assembly" else "-c"
            emitting = ["-emit-llvm"] if self.invocation.emit_llvm else []
            command = [*self.native.compiler, *self.invocation.flags, action, *emitting, "-o", output]
            self.natives([*command, "-x", given.language or "c", given.path])

    def raw_ir(self, number: int, given: Input, output: str | None) -> None:
        options = compile_options(self.invocation, output)
        bitcode = self.directory / f"{number}-{Path(given.path).stem or 'stdin'}.bc"
        self.natives(self.frontend.raw_ir_command(read(given), options, bitcode))

    def ours(self, source: str, output: str) -> None:
        print(f' "enzcc" differentiate: {source}, to {output}', file=sys.stderr, flush=True)

    def natives(self, command: Sequence[str]) -> None:
        """What clang says that it would run; the lines before that, with its version, once."""
        done = subprocess.run(
            [*command, DRY], env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        lines = done.stderr.splitlines()
        shown = lines if self.first else [line for line in lines if line.startswith(" ")]
        self.first = False
        print("\n".join(shown), file=sys.stderr, flush=True)
