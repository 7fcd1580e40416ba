# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fortran, by flang; as a source of `enzcc` beside others. `enzfc` is a compiler of Fortran as flang is one."""

from __future__ import annotations

import os
import shlex
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
SYSTEMS = ("gcc", "gcc_s", "c")


class Fortran:
    title = "Fortran"
    works = "subroutines and functions, modules, arrays of all kinds, intrinsics"
    install = INSTALL
    variable = "ENZCC_FLANG"

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
        """The runtime and the library of mathematics: what flang says that it would link, of its own."""
        asked = subprocess.run([*compiler.command, "-###", os.devnull], capture_output=True, text=True, check=False)
        words = shlex.split(asked.stderr.strip().rpartition("\n")[2])
        places = [word[2:] for word in words if word.startswith("-L")]
        return [_found(word[2:], places) for word in words if word.startswith("-l") and word[2:] not in SYSTEMS]


def _found(library: str, places: Sequence[str]) -> str:
    """Where the library is, if it is an archive beside flang: a linker of another clang would not look there."""
    archives = (os.path.join(place, f"lib{library}.a") for place in places)
    found = next((one for one in archives if os.path.exists(one)), None)
    return found if found is not None and library != "m" else f"-l{library}"


ADAPTER: Adapter = Fortran()
