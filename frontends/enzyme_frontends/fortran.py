# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fortran through flang.

flang optimizes twice: in its own terms (arrays, intrinsics), and then in LLVM's. Wanted is what lies between: with
`-opt-bisect-limit=0` LLVM skips its passes. Only from -O2 on it carries alias facts, and loops where -O0 calls the
library: so it is asked for -O2 at least. Where the user wants no debug information, source lines are kept by a remark
that no pass makes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from enzyme_frontends.base import CompileOptions, Source, compiler_failed
from enzyme_frontends.c import ClangFrontend, named
from enzyme_frontends.flang import REQUEST, raw_ir_flags
from enzyme_frontends.jobs import Job
from enzyme_frontends.native import run, run_silently


class FlangFrontend(ClangFrontend):
    """flang with what differentiation asks of it."""

    def raw_ir(self, source: Source, options: CompileOptions, directory: Path) -> Job:
        return self.raw_irs([source], options, directory)[0]

    def raw_irs(self, sources: Sequence[Source], options: CompileOptions, directory: Path) -> list[Job]:
        """One after the other: a source may use the modules of those before it."""
        jobs: list[Job] = []
        for number, source in enumerate(sources):
            output = directory / f"{number}-{Path(source.path).stem[:40] or 'stdin'}.bc"
            jobs.append(Job(self._compiling(source, options, output), jobs[-1] if jobs else None))
        return jobs

    def raw_ir_command(self, source: Source, options: CompileOptions, output: Path) -> list[str]:
        flags = [*options.flags, *raw_ir_flags(options.level, debug=options.debug), *(["-w"] if options.quiet else [])]
        return [*self.compiler, *flags, "-c", "-emit-llvm", "-o", str(output), *named(source)]

    def translate(self, source: Source, options: CompileOptions, output: Path) -> None:
        """Raw IR in a file. Raises EZ0803; what flang says goes to standard error."""
        command = self.raw_ir_command(source, options, output)
        status = run(command, source.text)
        if status != 0:
            raise compiler_failed(command, status)

    def mentions_requests(self, source: Source, options: CompileOptions) -> bool:
        """Whether the source asks, itself or in what it includes: its IR says so. One that flang does not take is left
        to it."""
        ir = os.memfd_create("raw", 0)
        with open(ir, "rb") as file:
            command = self.raw_ir_command(source, options, Path("-"))
            status, _ = run_silently(command, source.text, output=ir)
            file.seek(0)
            return status == 0 and REQUEST in file.read()

    def compile_ir(self, ir: Path, output: Path, arguments: Sequence[str]) -> None:
        command = [*self.program, *arguments, "-Qunused-arguments", "-o", str(output), "-x", "ir", str(ir)]
        status = run(command)
        if status != 0:
            raise compiler_failed(command, status)

    def _compiling(self, source: Source, options: CompileOptions, output: Path) -> Callable[[], bytes]:
        def compile() -> bytes:
            self.translate(source, options, output)
            return output.read_bytes()

        return compile
