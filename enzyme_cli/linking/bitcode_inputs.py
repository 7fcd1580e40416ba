# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Bitcode among the inputs of a link, where the linker cannot read it: it becomes machine code first, with its IR.

    dep.o (bitcode)                     ->  dep.o, an object as `enzcc -c` makes it
    libdep.rlib (lib.rmeta, dep.o)      ->  libdep.rlib (dep.o), an archive with an index

So compilers write them for link-time optimization, rustc with `-Clinker-plugin-lto` for one. lld reads bitcode, and
what -flto says of plugins is the user's; GNU ld does not, and a plugin for it would have to be of the right version.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from enzyme_cli.invocation import Invocation, parse
from enzyme_cli.linking import archive, bitcode, elf
from enzyme_cli.linking.inputs import Input, replaced
from enzyme_frontends.base import CompilerFailed

Compile = Callable[[Invocation], int]


def reads_bitcode(arguments: Sequence[str]) -> bool:
    """Whether bitcode is the linker's business."""
    given = [a for a in arguments if a.startswith(("-fuse-ld=", "--ld-path=", "-flto", "-fno-lto"))]
    return any(a.startswith("-flto") or a.endswith("lld") for a in given)


def holds_bitcode(one: Input) -> bool:
    """Whether an input is bitcode, or an archive with such members."""
    if one.kind not in ("bitcode", "archive") or bitcode.is_runtime(one.path):
        return False
    try:
        if one.kind == "bitcode" or not archive.may_hold(one.path, bitcode.MAGIC):
            return one.kind == "bitcode"
        return any(bitcode.is_bitcode(member.data()) for member in archive.members(one.path))
    except OSError:
        return False


def lowered(
    invocation: Invocation, arguments: Sequence[str], given: Sequence[Input], directory: Path, compile_source: Compile
) -> list[str]:
    """The link with machine code in the place of bitcode. Raises CompilerFailed where that cannot be had."""
    work = _Lowering(invocation, directory, compile_source)
    changes: dict[tuple[int, int], list[str]] = {}
    for number, one in enumerate(given):
        if holds_bitcode(one):
            place = directory / f"lowered-{number}"
            place.mkdir()
            made = place / os.path.basename(one.path)
            if one.kind == "bitcode":
                work.compile(one.path, made)
            else:
                work.rebuild(one.path, made)
            changes[one.position, one.word] = [str(made)]
    return replaced(arguments, changes)


class _Lowering(NamedTuple):
    invocation: Invocation
    directory: Path
    compile_source: Compile

    def compile(self, path: str, made: Path) -> None:
        """A file of bitcode to an object. Its level is the command's; IR that waits for a link wants one."""
        flags = self.invocation.flags
        level = () if any(f.startswith("-O") for f in flags) else ("-O2",)
        quiet = ("-Qunused-arguments", "-Wno-override-module")
        command = parse((*quiet, *level, *flags, "-c", "-o", str(made), "-x", "ir", path))
        status = self.compile_source(command._replace(own=self.invocation.own, watch=self.invocation.watch))
        if status != 0:
            raise CompilerFailed(f"the compilation of {os.path.basename(path)}", status)

    def rebuild(self, path: str, made: Path) -> None:
        """An archive without what is no code: rustc's metadata."""
        members: list[tuple[str, elf.Data]] = []
        for member in archive.members(path):
            data = member.data()
            if bitcode.is_bitcode(data):
                source, result = made.parent / f"{member.index}.bc", made.parent / f"{member.index}.o"
                member.extract(str(source))
                self.compile(str(source), result)
                data = elf.mapped(str(result))
            if elf.is_elf(data):
                members.append((member.name, data))
        archive.write(made, members)
