# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's passes and its code generator as clang has them, for modules of ours.

The LLVM in llvmlite's wheel is not built for speed: its passes take twice as long as the same ones in clang. So a large
module goes to clang, where that is of the same version: bitcode in, bitcode or an object out, with the passes that the
engine asks for and nothing else of clang's. Where it fails, the engine does the work itself, and says what is wrong.
What flang has translated goes to clang as well, if there is one.
"""

from __future__ import annotations

import os

from enzyme_frontends.native import NativeCompiler, run
from enzyme_frontends.toolchain import Clang, find_clang
from enzyme_passes.llvm.binding import MAJOR, SCHEDULING, OptimizeOptions, Target
from enzyme_passes.support.diagnostics import Failure


class ClangPasses:
    """An `OutsideLLVM` of the engine's."""

    def __init__(self, clang: Clang) -> None:
        self._program = clang.path

    def optimized(self, bitcode: bytes, target: Target, options: OptimizeOptions) -> bytes | None:
        """The module after the passes of `options`, as bitcode."""
        flags = ["-vectorize-loops"] if options.vectorize_loops else []
        flags += ["-vectorize-slp"] if options.vectorize_straight_line else []
        flags += ["-funroll-loops"] if options.unroll else ["-fno-unroll-loops"]
        return self._made(bitcode, target, options.level, ["-emit-llvm-bc", "-mllvm", SCHEDULING, *flags])

    def object(self, bitcode: bytes, target: Target, level: int) -> bytes | None:
        """The code of a module that has been optimized."""
        return self._made(bitcode, target, level, ["-emit-obj", "-disable-llvm-passes"])

    def _made(self, bitcode: bytes, target: Target, level: int, flags: list[str]) -> bytes | None:
        command = [self._program, "-cc1", "-triple", target.triple, f"-O{level}", "-w", "-disable-free"]
        command += ["-mrelocation-model", "pic", "-pic-level", "2"]
        command += ["-target-cpu", target.cpu] if target.cpu else []
        command += [word for feature in target.features for word in ("-target-feature", feature)]
        made, said = os.memfd_create("made"), os.memfd_create("said")
        try:
            if run([*command, *flags, "-o", "-", "-x", "ir", "-"], bitcode, errors=said, output=made) != 0:
                return None
            with open(made, "rb", closefd=False) as stream:
                stream.seek(0)
                return stream.read() or None
        finally:
            os.close(made)
            os.close(said)


def passes_of(native: NativeCompiler) -> ClangPasses | None:
    """Those of a clang that has our LLVM; None if there is none."""
    clang = _clang_beside_flang() if native.fortran else native.clang
    return ClangPasses(clang) if clang is not None and clang.major == MAJOR else None


def _clang_beside_flang() -> Clang | None:
    try:
        return find_clang()
    except Failure:
        return None
