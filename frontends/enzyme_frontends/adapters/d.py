# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""D, by LDC.

At `-O0` LDC runs no pass, and writes the same instructions as at other levels; typed pointers of its older LLVM become
opaque where the bitcode is read. What a program in D is linked with only LDC knows, and says to the C compiler that it
calls for a link:

    ldc2 --gcc=echo prog.o -of=prog
      prog.o /usr/lib/ldc_rt.dso.o -o prog -L/usr/lib -lphobos2-ldc-shared -ldruntime-ldc-shared ... -lm -m64
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, Source
from enzyme_frontends.toolchain import program
from enzyme_passes.support.diagnostics import Failure

NOT_OURS: Final = ("-Wl,--gc-sections", "-m64", "-static")
"""What the command says itself, or what would change its other parts."""


class D:
    title = "D"
    works = "functions with C's linkage and what they call: arrays, structs, templates, ranges; tried with LDC 1.30"
    install = "apt-get install ldc (only LDC: DMD and GDC are not built on LLVM)"
    variable = "ENZCC_LDC"

    def find(self) -> Compiler:
        path, origin = find_program(self, ("ldc2", "ldc"))
        said = r"LDC - the LLVM D compiler \((.*?)\)[\s\S]*?\bLLVM (\d+)"
        found = version_said((path, "--version"), said, "LDC, the D compiler on LLVM", self.install)
        return Compiler((path,), found[1], int(found[2]), origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        made = directory / f"{Path(source.path).stem}.bc"
        processors = [f"-mcpu={f[7:]}" for f in options.flags if f.startswith("-march=")]
        run_compiler(
            [
                *compiler.command,
                *("-O0", "-g" if options.debug else "-gline-tables-only", "-c", "--output-bc", f"-of={made}"),
                *("-oq", "-relocation-model=pic", *processors[-1:], *_directories(options.flags), *options.own),
                source.path,
            ]
        )
        plain = any(option.endswith("-betterC") for option in options.own)
        start = [] if plain or not linking else [w for w in self._linked(compiler, options.flags) if w.endswith(".o")]
        return Translation((Source(str(made), "ir"),), tuple(start))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        found = [word for word in self._linked(compiler, arguments) if word not in NOT_OURS and not word.endswith(".o")]
        return ["-Wl,--push-state,--as-needed", *found, "-Wl,--pop-state"]

    @staticmethod
    def _linked(compiler: Compiler, arguments: Sequence[str]) -> list[str]:
        """What LDC would link with besides the program's objects."""
        static = ["-static"] if "-static" in arguments else []
        command = [*compiler.command, f"--gcc={program('echo')}", "linked.o", "-of=linked", *static]
        asked = subprocess.run(command, capture_output=True, text=True, check=False)
        words = asked.stdout.split()
        if asked.returncode != 0 or words[:1] != ["linked.o"] or "-o" not in words:
            raise Failure(
                "EZ0802",
                f"{compiler.command[0]} does not say what it links with",
                notes=[f"`{' '.join(command)}` printed: {(asked.stdout + asked.stderr).strip() or 'nothing'}"],
                helps=["link with LDC: ldc2 --gcc=enzcc"],
            )
        output = words.index("-o")
        return [*words[1:output], *words[output + 2 :]]


def _directories(flags: Sequence[str]) -> list[str]:
    """-I of C, where modules are looked for as well."""
    joined = [flag for flag in flags if flag.startswith("-I") and flag != "-I"]
    return [*joined, *(f"-I={value}" for flag, value in pairwise(flags) if flag == "-I")]


ADAPTER: Adapter = D()
