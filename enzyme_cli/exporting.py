# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`--export-derivatives=f,g` and `--emit-header`: commands that export derivatives.

    enzcc -O2 -c --export-derivatives=f,g model.c -o model.o --emit-header=model_derivatives.h

Each source's raw IR gets the derivatives as functions that hold requests (`enzyme_passes.exports`), and is then
compiled like IR that clang has made. The header speaks of all sources of the command; it is written last.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Final

from enzyme_cli.invocation import Input, Invocation
from enzyme_cli.isolation import apart
from enzyme_cli.linking import elf
from enzyme_cli.linking.step import link_all
from enzyme_cli.objects import compile_options, frontend_of, read
from enzyme_cli.outputs import workspace, write_output
from enzyme_frontends.jobs import Job
from enzyme_frontends.native import NativeCompiler
from enzyme_passes.exports.header import header_text
from enzyme_passes.exports.names import split_names, unknown
from enzyme_passes.exports.wrappers import Exported, Exports, add_to_bitcode
from enzyme_passes.support.diagnostics import Failure

NAMES: Final = ("-fno-discard-value-names",)
"""Has clang keep the names of parameters, for the header. flang has none to keep."""


def export(invocation: Invocation, native: NativeCompiler) -> int:
    """A command with --export-derivatives; the status. Raises Failure EZ0605 where a function does not exist, or its
    derivatives cannot be exported."""
    exporter = Exporter(invocation, native)
    if invocation.action != "link":
        for given in invocation.sources:
            exporter.compile(invocation, given)
        exporter.finish()
        return 0
    waiting = len(invocation.sources)

    def compile_one(one: Invocation) -> int:
        nonlocal waiting
        exporter.compile(one, one.sources[0])
        waiting -= 1
        if waiting == 0:
            exporter.finish()
        return 0

    return link_all(invocation, native, compile_one)


class Exporter:
    """Compiles the sources of one command, and remembers what they export."""

    def __init__(self, invocation: Invocation, native: NativeCompiler) -> None:
        self.header = invocation.own.header
        self.frontend = frontend_of(native)
        self.names = () if native.fortran else NAMES
        self.wanted = [name for text in invocation.own.exports for name in split_names(text)]
        self.found: dict[str, Exported] = {}
        self.known: list[str] = []
        if not self.wanted:
            raise Failure("EZ0804", "--export-derivatives names no function")

    def compile(self, invocation: Invocation, given: Input) -> str:
        """One source to one object, assembly or IR file, which is returned. Its requests do not wait for a link: the
        object is for any linker."""
        output = invocation.output_of(given)
        options = compile_options(invocation, output)
        with workspace() as directory:
            job = self.frontend.raw_ir(read(given), options._replace(flags=(*options.flags, *self.names)), directory)
            from enzyme_cli.compilation import compile_jobs  # while clang runs
            from enzyme_cli.linking.packed_ir import packed

            bitcode = self._with_exports(job.result(), directory)
            code = compile_jobs([Job(lambda: bitcode)], invocation, self.frontend, directory)
            if invocation.embeds and elf.is_elf(code):
                code = elf.with_section(code, elf.IR_SECTION, packed(bitcode), excluded=True)
        write_output(output, code)
        return output

    def _with_exports(self, bitcode: bytes, directory: Path) -> bytes:
        record = directory / "exports"

        def work() -> bytes:
            made, exports = add_to_bitcode(bitcode, self.wanted)
            record.write_bytes(pickle.dumps(exports))
            return made

        made = apart(work, lambda: None)
        exports: Exports = pickle.loads(record.read_bytes())
        self.known += exports.known
        for name, exported in exports.found.items():
            there = self.found.setdefault(name, exported)
            if there.symbol != exported.symbol:
                raise Failure(
                    "EZ0605",
                    f"--export-derivatives={name} names functions of several sources",
                    notes=[there.symbol, exported.symbol],
                    helps=["name one by its symbol"],
                )
        return made

    def finish(self) -> None:
        """Write the header. Raises Failure EZ0605 for names that no source defines."""
        missing = [name for name in self.wanted if name not in self.found]
        if missing:
            raise unknown(missing, self.known)
        if self.header is not None:
            exports = {self.found[name].symbol: self.found[name] for name in self.wanted}
            write_output(self.header, header_text(list(exports.values()), Path(self.header).name).encode())
