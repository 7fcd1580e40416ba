"""Zig, by `zig build-obj`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from enzyme_frontends.adapters import Adapter, Compiler, Translation, run_compiler
from enzyme_frontends.base import CompileOptions, Source


class Zig:
    title = "Zig"
    works = "exported functions"
    install = "pip install ziglang"

    def find(self) -> Compiler:
        return Compiler((sys.executable, "-m", "ziglang"), "0.17", 22, "wheel")

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        made = directory / f"{Path(source.path).stem}.bc"
        run_compiler(
            [
                *compiler.command,
                "build-obj",
                "-O",
                "ReleaseSmall",
                "-fstrip",
                "-lc",
                "-fno-emit-bin",
                f"-femit-llvm-bc={made}",
                source.path,
            ],
            "zig",
        )
        return Translation((Source(str(made), "ir"),))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        return ()


ADAPTER: Adapter = Zig()
