# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Swift, by swiftc: written from its documentation and never run.

`-emit-bc -Onone` is bitcode before LLVM's passes, after those of Swift itself that its semantics need.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, Source


class Swift:
    title = "Swift"
    works = "not tried"
    install = "https://www.swift.org/install"
    variable = "ENZCC_SWIFTC"

    def find(self) -> Compiler:
        path, origin = find_program(self, ("swiftc",))
        found = version_said((path, "--version"), r"Swift version ([\d.]+)", "compiler of Swift", self.install)
        return Compiler((path,), found[1], None, origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        made = directory / f"{Path(source.path).stem}.bc"
        lines = "-g" if options.debug else "-gline-tables-only"
        checks = "-Onone" if options.level == 0 else "-O"
        raw = ("-Xllvm", "-opt-bisect-limit=0") if options.level > 0 else ()
        run_compiler([*compiler.command, "-emit-bc", checks, *raw, lines, *options.own, source.path, "-o", str(made)])
        return Translation((Source(str(made), "ir"),))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        directory = Path(compiler.command[0]).resolve().parents[1] / "lib" / "swift" / "linux"
        return (f"-L{directory}", f"-Wl,-rpath,{directory}", "-lswiftCore")


ADAPTER: Adapter = Swift()
