# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Julia. `model.jl` ahead of time: the methods that --function and --signature name, as functions that C calls. What
the Julia module Enzcc asks for comes as a `.jlir`: the description of a method, its bitcode beside it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import enzyme_runtime
from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler
from enzyme_frontends.base import CompileOptions, Source
from enzyme_passes.support.diagnostics import Failure

RUNNING = "ENZCC_JULIA_RUNNING"
"""The version of the Julia that runs enzcc, which has compiled its method already."""


class Julia:
    title = "Julia"
    works = "methods on floats, arrays, tuples and immutable structs: in process, and ahead of time for C"
    install = "Julia 1.5; newer ones are untried. scripts/julia PREFIX unpacks one"
    variable = "ENZCC_JULIA"

    def find(self) -> Compiler:
        running = os.environ.get(RUNNING)
        if running:
            return Compiler((), running, None, "running")
        path, origin = find_program(self, ("julia",))
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
        return Compiler((path,), said.strip().rpartition(" ")[2] or "of unknown version", None, origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        from enzyme_frontends.julia import translation

        made = directory / f"{Path(source.path).stem}.ll"
        if source.path.endswith(".jlir"):
            made.write_text(translation.of_process(Path(source.path)))
            return Translation((Source(str(made), "ir"),))
        wanted = _wanted(options.own, source.path)
        script = Path(enzyme_runtime.__file__).parent / "julia" / "ahead_of_time.jl"
        words = [word for pair in wanted for word in pair]
        run_compiler(
            [*compiler.command, "--startup-file=no", "--color=no", str(script), source.path, str(directory), *words],
            "julia",
        )
        text, declarations = translation.ahead_of_time([directory / f"{i}.jlir" for i in range(len(wanted))])
        made.write_text(text)
        header = _values(options.own, "--emit-header")
        if header:
            Path(header[-1]).write_text("\n".join([HEADER, *declarations, FOOTER]))
        return Translation((Source(str(made), "ir"),))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        return ("-lm",)


HEADER = """#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif"""
FOOTER = """#ifdef __cplusplus
}
#endif
"""


def _values(words: Sequence[str], option: str) -> list[str]:
    return [words[i + 1] for i, word in enumerate(words[:-1]) if word == option]


def _wanted(words: Sequence[str], path: str) -> list[tuple[str, str]]:
    """The functions, each with its signature, in the order of the command. Raises EZ0804."""
    functions, signatures = _values(words, "--function"), _values(words, "--signature")
    if functions and len(functions) == len(signatures):
        return list(zip(functions, signatures, strict=True))
    raise Failure(
        "EZ0804",
        f"which methods of {path} are to be compiled is not said: {len(functions)} functions and {len(signatures)} "
        "signatures are named",
        helps=["for each: --function f --signature 'Vector{Float64},Int'"],
    )


ADAPTER: Adapter = Julia()
