# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nim, which is translated to C by its own compiler.

A program becomes a file of C for each module that it uses, Nim's own library included; so there is IR of everything,
compiled and linked to one module here.
`nim c --compileOnly` says in a file of JSON what it would have compiled and how:

    nim c --compileOnly --nimcache:DIR prog.nim
      DIR/prog.json: {"compile": [["DIR/@mprog.nim.c", "clang -c -w ... -I/usr/lib/nim/lib -o ... ..."], ...],
                      "linkcmd": "clang -o prog DIR/@mprog.nim.c.o ... -lm"}

What makes memory visible to differentiation is the default here, and may be said otherwise by the user: reference
counts that the compiler inserts (`--mm:arc`) instead of a collector that scans the stack, and malloc
(`-d:useMalloc`). With `--panics:on` an index out of bounds ends the program at once, without exceptions on every
path, and without a list of the calls that led there, which each procedure would have to keep. Above -O0 the build is
Nim's release, whose checks stay.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, Source
from enzyme_frontends.c import ClangFrontend
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

DEFAULTS: Final = {"mm": "arc", "panics": "on", "stackTrace": "off", "lineTrace": "off"}
OTHERS: Final = {"gc": "mm"}
"""Older names of options."""
COUNTED: Final = ("arc", "orc", "atomicarc")
"""Ways to manage memory that need nothing of an allocator but to allocate and to free."""
NUMBERED: Final = pattern(r"__\w+_\d+$")
"""As Nim names what is not for others: name, module and number."""
OPTIMIZED: Final = ("-O", "-g", "-o", "-c")
"""What the command says itself."""


class Nim:
    title = "Nim"
    works = "procedures, objects, sequences, generics, bounds checks, with --mm:arc and orc; tried with 1.6"
    install = "apt-get install nim"
    variable = "ENZCC_NIM"

    def find(self) -> Compiler:
        path, origin = find_program(self, ("nim",))
        said = r"Nim Compiler Version ((\d+)\.(\d+)[.\d]*)"
        found = version_said((path, "--version"), said, "compiler of Nim", self.install)
        if (int(found[2]), int(found[3])) < (1, 6):
            raise Failure("EZ0802", f"{path} is Nim {found[1]}; 1.6 is the first with --mm:arc", helps=[self.install])
        return Compiler((path,), found[1], None, origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        given = [re.split("[:=]", f"{option.lstrip('-')}:")[:2] for option in options.own]
        named = {OTHERS.get(name, name): value for name, value in given}
        chosen = [f"--{name}:{value}" for name, value in DEFAULTS.items() if name not in named]
        if named.get("mm", "arc").lower() in COUNTED:
            chosen.append("-d:useMalloc")
        if options.level > 0 and not any(o.endswith((":release", ":danger")) for o in options.own):
            chosen.append("-d:release")
        run_compiler(
            [
                *compiler.command,
                *("c", "--compileOnly", "--cc:clang", "--hints:off", f"--nimcache:{directory}", *chosen),
                *(["--debugger:native"] if options.debug else ["--lineDir:on"]),
                *options.own,
                source.path,
            ]
        )
        plan = json.loads((directory / f"{Path(source.path).stem}.json").read_text())
        flags = dict.fromkeys(flag for file, command in plan["compile"] for flag in _flags(command, file))
        files = [file for file, _ in plan["compile"]]
        libraries = [word for word in shlex.split(plan["linkcmd"]) if word.startswith(("-l", "-L", "-Wl,", "-pthread"))]
        whole = directory / f"{Path(source.path).stem}.bc"
        whole.write_bytes(_one_module(files, options, tuple(flags), directory))
        return Translation((Source(str(whole), "ir"),), tuple(libraries))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        return ("-lm",)


def _one_module(files: Sequence[str], options: CompileOptions, flags: tuple[str, ...], directory: Path) -> bytes:
    """Raw IR of all files of C. What they define for each other only becomes internal, so that LLVM learns from its
    calls, above all for which sizes of elements Nim's own library is called. (Procedures with `exportc` are as hidden
    as all others, but keep their names, and are for C.)"""
    frontend = ClangFrontend(find_clang())
    options = options._replace(flags=(*options.flags, *flags))
    jobs = [frontend.raw_ir(Source(file, "c"), options, directory) for file in files]
    modules = [job.result() for job in jobs]
    library = {
        symbol.name
        for file, module in zip(files, modules, strict=True)
        if "@slib@s" in file or Path(file).name.startswith("stdlib_")
        for symbol in llvm.parse(module).functions
        if not symbol.is_declaration
    }
    whole = llvm.link(modules)
    for symbol in (*whole.functions, *whole.global_variables):
        hidden = not symbol.is_declaration and symbol.visibility.name == "hidden"
        if hidden and (symbol.name in library or NUMBERED.search(symbol.name)):
            symbol.linkage = "internal"
    return llvm.emit_bitcode(whole)


def _flags(command: str, file: str) -> Iterator[str]:
    """The options of one compilation of C that are not the command's own."""
    words = iter(shlex.split(command)[1:])
    for word in words:
        if word == "-o":
            next(words, None)
        elif word != file and not word.startswith(OPTIMIZED):
            yield word


ADAPTER: Adapter = Nim()
