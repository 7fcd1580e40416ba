# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR, lowered to its llvm dialect by mlir-opt and written as IR by mlir-translate.

The pipeline is the usual one for what runs on a processor: tensors become buffers that are freed, linalg and affine
loops, loops branches. What is in the llvm dialect already stays as it is. `--pass-pipeline=...` takes the pipeline's
place.

    func.func @f(%x: memref<?xf64>) -> f64 attributes {llvm.emit_c_interface}
      double f(double *allocated, double *aligned, int64_t offset, int64_t size, int64_t stride)
      double _mlir_ciface_f(struct { double *allocated, *aligned; int64_t offset, size, stride; } *)

Requests come from C, on the second of both: a memref and its shadow are one argument each there; or from MLIR, by a
declaration `func.func private @__enzyme_autodiff(...)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from enzyme_frontends.adapters import Adapter, Compiler, Translation, find_program, run_compiler, version_said
from enzyme_frontends.base import CompileOptions, Source
from enzyme_passes.support.diagnostics import Failure

VERSIONS: Final = ("-22", "-21", "-20", "-19", "-18", "-17", "")
FROM_TENSORS: Final = (
    *("convert-elementwise-to-linalg", "convert-tensor-to-linalg"),
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map}",
    *("canonicalize", "buffer-deallocation-pipeline"),
)
PIPELINE: Final = (
    *("convert-linalg-to-loops", "convert-vector-to-scf"),
    *("lower-affine", "expand-strided-metadata", "lower-affine", "convert-scf-to-cf", "canonicalize"),
    *("convert-math-to-llvm", "convert-complex-to-libm", "convert-complex-to-llvm", "convert-math-to-libm"),
    *("convert-vector-to-llvm", "convert-arith-to-llvm", "convert-index-to-llvm", "finalize-memref-to-llvm"),
    *("convert-func-to-llvm", "convert-cf-to-llvm", "convert-ub-to-llvm", "reconcile-unrealized-casts"),
    "ensure-debug-info-scope-on-llvm-func",  # source lines
)


class MLIR:
    title = "MLIR"
    works = "functions of scalars and memrefs: arith, math, scf, affine, linalg, memref, vector; tried with 22"
    install = "apt-get install mlir-22-tools"
    variable = "ENZCC_MLIR_OPT"

    def find(self) -> Compiler:
        names = [f"mlir-opt{version}" for version in VERSIONS]
        lower, origin = find_program(self, names)
        write = str(Path(lower).with_name(Path(lower).name.replace("mlir-opt", "mlir-translate")))
        if not Path(write).is_file():
            raise Failure("EZ0801", f"{lower} has no mlir-translate beside it", helps=[self.install])
        found = version_said((lower, "--version"), r"LLVM version ((\d+)[.\w]*)", "mlir-opt", self.install)
        return Compiler((lower, write), found[1], int(found[2]), origin)

    def translate(
        self, compiler: Compiler, source: Source, options: CompileOptions, directory: Path, *, linking: bool
    ) -> Translation:
        lower, write = compiler.command
        stem = Path(source.path).stem
        lowered, made = directory / f"{stem}.mlir", directory / f"{stem}.ll"
        named = any(option.startswith("--pass-pipeline") for option in options.own)
        passes = (*(FROM_TENSORS if b"tensor<" in Path(source.path).read_bytes() else ()), *PIPELINE)
        pipeline = [] if named else [f"--pass-pipeline=builtin.module({','.join(passes)})"]
        run_compiler([lower, *pipeline, *options.own, "--mlir-print-debuginfo", source.path, "-o", str(lowered)])
        run_compiler([write, "--mlir-to-llvmir", str(lowered), "-o", str(made)])
        return Translation((Source(str(made), "ir"),))

    def libraries(self, compiler: Compiler, arguments: Sequence[str]) -> Sequence[str]:
        return ("-lm",)


ADAPTER: Adapter = MLIR()
