# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Zig, by `zig build-obj`.

`--verbose-llvm-bc` writes the bitcode before any pass of LLVM, whatever the mode is; so the checks of Debug and
ReleaseSafe are there as the user asked, and nothing is vectorized or unrolled. The levels of C are Zig's modes:

    -O0  Debug        -O1, -O2, -O3  ReleaseFast        -Os, -Oz  ReleaseSmall

and Zig's own names (`-OReleaseSafe`) are understood too; the machine code is optimized at -O2 then.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, Source
from enzyme_frontends.toolchain import program

MODES: Final = {"0": "Debug", "g": "Debug", "s": "ReleaseSmall", "z": "ReleaseSmall"}
OFFSET: Final = 5
"""Zig 0.17 has LLVM 22, and each release before it had the one before that, back to 0.13."""
WITH_VALUE: Final = ("-D", "-I", "-isystem", "-idirafter")


class Zig:
    title = "Zig"
    works = "functions with C's calling convention: slices, generics, error unions, safety checks; tried with 0.17"
    install = "pip install ziglang"
    variable = "ENZCC_ZIG"

    def find(self) -> Compiler:
        command, origin = self._program()
        version = version_said((*command, "version"), r"^(\d+)\.(\d+)\.\S+", "compiler of Zig", self.install)
        major, minor = int(version[1]), int(version[2])
        return Compiler(command, version[0], minor + OFFSET if major == 0 else None, origin)

    def _program(self) -> tuple[tuple[str, ...], str]:
        """The one that is chosen or on PATH, else that of the package beside this Python."""
        chosen = os.environ.get(self.variable) or program("zig")
        if not chosen and find_spec("ziglang") is not None:
            return (sys.executable, "-m", "ziglang"), "Python's package ziglang"
        path, origin = find_program(self, ("zig",))
        return (path,), origin

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        made = directory / f"{Path(source.path).stem}.bc"
        named = next((o[2:] for o in reversed(options.own) if o.startswith(("-OR", "-OD"))), None)
        letter = next((f[2:] for f in reversed(options.flags) if f.startswith("-O")), "0")
        mode = named or MODES.get(letter, "ReleaseFast")
        run_compiler(
            [
                *compiler.command,
                "build-obj",
                *("-O", mode, "-lc", "-fllvm", "-fno-stack-check", "-fno-emit-bin", f"--verbose-llvm-bc={made}"),
                *("--name", made.stem, *_target(options.flags), *(["-fno-strip"] if options.debug else [])),
                "-fno-error-tracing",  # no parameter before those of the source
                *(option for option in options.own if option[2:] != named),
                *_shared(options.flags),
                source.path,
            ],
            "zig",
        )
        return Translation((Source(str(made), "ir"),), compile_flags=("-O2",) if named and letter == "0" else ())

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        return ("-lm",)


def _target(flags: Sequence[str]) -> Iterator[str]:
    """Said in full: left to itself Zig takes the processor and the kernel that it runs on."""
    yield from ("-target", f"{platform.machine()}-linux-gnu")
    processors = [flag.partition("=")[2] for flag in flags if flag.startswith(("-march=", "-mcpu="))]
    yield f"-mcpu={(processors or ['baseline'])[-1].replace('-', '_')}"


def _shared(flags: Sequence[str]) -> Iterator[str]:
    """Options of C that Zig has too, for its `@cImport`."""
    words = iter(flags)
    for word in words:
        if word in WITH_VALUE:
            yield from (word, next(words, ""))
        elif word.startswith(("-D", "-I")):
            yield word


ADAPTER: Adapter = Zig()
