# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The languages other than C and C++, one line each.

What a command line must know to be understood: suffixes, names, and options that only the language's own compiler
has. All else says its adapter, `adapters/NAME.py`, which is imported where a source of the language is in the command.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record


class Language(Record):
    """`name` is that of --lang and of the adapter's module. `valued` are options of its compiler whose value is the
    next argument, `options` beginnings of others; clang, which compiles what the adapter made, never sees either."""

    name: str
    suffixes: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    valued: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    def owns(self, option: str) -> bool:
        """Whether an option is for the language's compiler alone."""
        return option in self.valued or option.startswith(self.options or ("\0",))


FORTRAN = Language(
    "fortran",
    (".f90", ".F90", ".f", ".F", ".for", ".FOR", ".fpp", ".FPP", ".f95", ".F95", ".f03", ".F03", ".f08", ".F08"),
    ("f95", "f95-cpp-input"),
    ("-J", "-module-dir", "-fintrinsic-modules-path"),
    tuple(
        """-J -module-dir -fintrinsic-modules-path -ffree-form -ffixed-form -ffixed-line-length -cpp -nocpp -fdefault-
    -fimplicit-none -fno-implicit-none -fbackslash -fno-backslash -flarge-sizes -flogical-abbreviations
    -fxor-operator -fno-automatic -frealloc-lhs -fno-realloc-lhs -fstack-arrays -fno-stack-arrays -frepack-arrays
    -fno-repack-arrays -fversion-loops-for-stride -fno-version-loops-for-stride -funderscoring -fno-underscoring
    -fconvert= -fhermetic-module-files -fd-lines-as- -fdo-concurrent-to-openmp -funsigned -fno-unsigned
    -fsave-main-program -fno-save-main-program -std=f""".split()
    ),
)
RUST = Language(
    "rust",
    (".rs",),
    ("rs",),
    tuple(
        """-C --codegen -Z -L --edition --cfg --check-cfg --extern --crate-type --crate-name --cap-lints --allow --warn
    --deny --forbid --error-format --color --sysroot --remap-path-prefix""".split()
    ),
    tuple(
        "-C -Z -L --edition= --cfg= --check-cfg= --extern= --crate- --cap-lints= --remap-path --allow= --warn=".split()
    ),
)
ZIG = Language(
    "zig",
    (".zig",),
    valued=("--zig-lib-dir", "--cache-dir", "--global-cache-dir", "--libc"),
    options=(
        *("-ORelease", "-ODebug", "-fstrip", "-fno-strip", "-fsingle-threaded", "-fno-single-threaded"),
        *("-freference-trace", "-fno-reference-trace", "-ferror-tracing", "-fno-error-tracing", "--embed-dir="),
    ),
)
D = Language(
    "d",
    (".d", ".di"),
    aliases=("ldc",),
    options=tuple(
        """-release --release -betterC --betterC -boundscheck --boundscheck -J= -preview --preview -d-version
    --d-version -d-debug --d-debug -unittest --unittest -checkaction --checkaction -enable- --enable- -mixin=
    -transition -revert -mv=""".split()
    ),
)
JULIA = Language("julia", (".jl", ".jlir"), valued=("--function", "--signature", "--emit-header"))
NIM = Language(
    "nim",
    (".nim",),
    options=tuple(
        """--mm --gc --panics --define -d: -d= --undef -u: -u= --path -p: --threads --exceptions --checks -x:
    --overflowChecks --boundChecks --rangeChecks --assertions --stackTrace --lineTrace --experimental --warning
    --hint --noMain --app --import --include --opt: --styleCheck --hints --warnings --profiler --passC --passL
    --cincludes --clibdir --clib --nep1 --os --cpu --tlsEmulation --implicitStatic --spellSuggest --floatChecks
    --nanChecks --infChecks""".split()
    ),
)
MLIR = Language("mlir", (".mlir",), options=("--pass-pipeline", "--allow-unregistered-dialect"))
SWIFT = Language("swift", (".swift",), valued=("-module-name", "-swift-version"), options=("-parse-as-library",))
TABLE: tuple[Language, ...] = (
    FORTRAN,
    RUST,
    ZIG,
    D,
    JULIA,
    NIM,
    MLIR,
    SWIFT,
)


def by_name(name: str) -> Language | None:
    """The language that --lang or -x calls so."""
    return next((one for one in TABLE if name == one.name or name in one.aliases), None)


def by_suffix(path: str) -> Language | None:
    """The language of a file."""
    suffix = os.path.splitext(path)[1]
    return next((one for one in TABLE if suffix in one.suffixes), None)


def spoken(arguments: Sequence[str]) -> tuple[Language, ...]:
    """The languages that a command may hold sources of, seen before its options are understood."""

    def found() -> Iterator[Language | None]:
        for position, argument in enumerate(arguments):
            if argument.startswith("--lang="):
                yield by_name(argument[7:])
            elif argument in ("--lang", "-x") and position + 1 < len(arguments):
                yield by_name(arguments[position + 1])
            elif not argument.startswith("-"):
                yield by_suffix(argument)

    return tuple(dict.fromkeys(one for one in found() if one is not None))
