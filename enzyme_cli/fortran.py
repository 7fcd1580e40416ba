# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles one Fortran source to one object, which contains its IR beside the code.

    the file names no entry point       flang to raw IR, and flang from there to the object, with that IR in it
    .. at -O0 and -O1                   flang to the object, and flang to raw IR of -O2 beside it
    the file does                       flang to raw IR, the engine from there to an object
    .. but only the link can answer     as the first: the object waits, still asking for `__enzyme_...`

Either way the code is flang's own, byte for byte (from -O2 on the raw IR is what flang itself would go on with).
"""

from __future__ import annotations

import os
import sys

from enzyme_cli.atomic_files import discard
from enzyme_cli.linking import IR_SECTION
from enzyme_cli.objects import Compilation, status_of
from enzyme_frontends.flang import raw_ir_flags
from enzyme_frontends.native import run, spawn, wait

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


class FortranCompilation(Compilation):
    """One Fortran source of a command, or one of IR that flang compiles."""

    def entry(self) -> None:
        """None: a module is made beside the object, and those that are read are not listed."""

    def compile_natively(self, flags: Sequence[str], *, quiet: bool) -> int:
        command = [*self.command(quiet=quiet), *flags]
        if not self.embeds:
            return status_of(run(command, self.source.text))
        part = self.part()
        ir = os.memfd_create("raw", 0)
        try:
            os.set_inheritable(ir, True)
            raised = self.invocation.level < 2 or any(f.startswith("-Rpass") for f in self.invocation.flags)
            compile = self.compile_twice if raised and self.source.text is None else self.compile_in_two_steps
            status = compile(command, ir, part)
            if status == 0:
                self.carry(part, ir)
            return self.placed(part, status)
        finally:
            os.close(ir)
            if part != self.output:
                discard(part)

    def compile_in_two_steps(self, command: list[str], ir: int, part: str) -> int:
        """Raw IR, and the object from it. (By standard output: flang would remove a file if it fails.)"""
        raw = [*raw_ir_flags(self.invocation.level, debug=self.invocation.debug), "-emit-llvm", "-o", "-"]
        status = run([*command, *raw], self.source.text, output=ir)
        if status != 0:
            return status
        flags = [*self.invocation.flags, "-Qunused-arguments", "-w"]
        return run([*self.native.program, *flags, "-c", "-o", part, "-x", "ir", f"/proc/self/fd/{ir}"])

    def compile_twice(self, command: list[str], ir: int, part: str) -> int:
        """The object, and at the same time raw IR, about which nothing is said again."""
        raw = raw_ir_flags(self.invocation.level, debug=self.invocation.debug)
        beside = spawn(
            [*command, *raw, "-emit-llvm", "-o", "-"],
            [(os.POSIX_SPAWN_DUP2, ir, 1), (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)],
        )
        made, translated = run([*command, "-o", part]), wait(beside)
        return made or translated

    def carry(self, part: str, ir: int) -> None:
        """The IR into its section of the object."""
        from enzyme_cli.linking import elf
        from enzyme_cli.linking.packed_ir import packed

        with open(ir, "rb", closefd=False) as file:
            file.seek(0)
            content = file.read()
        with open(part, "rb") as file:
            code = file.read()
        if elf.is_elf(code):
            code = elf.with_section(code, IR_SECTION, packed(content), excluded=True)
            with open(part, "r+b") as file:
                file.write(code)

    def wait(self, reason: str) -> int:
        """An object that still asks, for the link to answer."""
        if self.invocation.verbose:
            print(f"enzfc: note: a request in {self.given.path} waits for the link: {reason}", file=sys.stderr)
        return self.compile_natively((), quiet=True)
