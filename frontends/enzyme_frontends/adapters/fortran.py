"""Fortran, by flang; as a source of `enzcc` beside others. `enzfc` is a compiler of Fortran as flang is one."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from enzyme_frontends.adapters import Adapter, Compiler, Translation
from enzyme_frontends.base import CompileOptions, Source
from enzyme_frontends.flang import INSTALL, LANGUAGES, find_flang
from enzyme_frontends.fortran import FlangFrontend
from enzyme_frontends.toolchain import Clang

FOR_BOTH = ("-O", "-g", "-I", "-D", "-U", "-f", "-m", "-W", "-w", "-pedantic")
"""Beginnings of options that flang and clang have, nearly all: what flang does not know it says."""
CLANGS_OWN = ("-fenzyme", "-fvisibility", "-flto", "-fsanitize", "-fno-sanitize", "-fno-math-errno", "-fmath-errno")
LIBRARY = "flang_rt.runtime"


class Fortran:
    title = "Fortran"
    works = "subroutines and functions, modules, arrays of all kinds, intrinsics"
    install = INSTALL

    def find(self) -> Compiler:
        flang = find_flang()
        return Compiler((flang.path,), str(flang.major), flang.major, flang.origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        """flang writes files of modules where it always does."""
        made = directory / f"{Path(source.path).stem}.bc"
        shared = [flag for flag in options.flags if flag.startswith(FOR_BOTH) and not flag.startswith(CLANGS_OWN)]
        frontend = FlangFrontend(Clang(compiler.command[0], compiler.llvm or 0, compiler.origin), fortran=True)
        frontend.translate(Source(source.path, LANGUAGES[0]), options._replace(flags=(*shared, *options.own)), made)
        return Translation((Source(str(made), "ir"),))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        """The runtime of flang, where flang links it from, and the library of mathematics."""
        asked = subprocess.run(
            [*compiler.command, f"-print-file-name=lib{LIBRARY}.a"], capture_output=True, text=True, check=False
        )
        found = asked.stdout.strip()
        return [found if os.path.isabs(found) else f"-l{LIBRARY}", "-lm"]


ADAPTER: Adapter = Fortran()
