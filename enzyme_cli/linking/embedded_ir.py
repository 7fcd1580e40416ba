# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether an object's IR describes all of its code, and the IR that a shared library contains.

`ld -r a.o foreign.o` makes one object whose section of IR knows nothing of `foreign.o`; `objcopy` renames symbols, and
leaves the names in the IR. Recompiled from such IR, the object would lose code: it counts as one without IR.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from enzyme_cli.linking import bitcode, elf
from enzyme_cli.linking.packed_ir import packed

# What code generation and instrumentation define beside what the IR says, in every object that needs it.
# (flang names a string after its content and writes powers of integers as functions; at -O0 it has more of both.)
_GENERATED: Final = (
    "DW.ref.", "__llvm_", "__prof", "__cov", "___asan_", "__odr_asan", "__sancov", "__enzcc_", "_QQcl", "__mlir_math_",
)  # fmt: skip
_GENERATED_FUNCTIONS: Final = (
    "asan.", "hwasan.", "msan.", "tsan.", "sancov.", "__llvm_", "__cfi", "__emutls", "OUTLINED_FUNCTION_",
)  # fmt: skip
_OURS: Final = "__enzcc_"  # what derivatives and the runtime beside them are called


def carries_whole(
    file: elf.ObjectFile,
    modules: Sequence[bytes],
    symbols_of: Callable[[bytes], Sequence[bitcode.IRSymbol] | None] = bitcode.symbols_of,
) -> bool:
    """Whether the modules define all that the object defines: so that code of theirs can take its place.

    Compared are the linker's tables of both. Every global symbol of the object is one of the IR, of the same binding;
    so is every local function, or the part of one; and no further source file left its name. `symbols_of` tells the
    symbols of a module; a module of which it does not is not trusted.
    """
    known: dict[str, bitcode.IRSymbol] = {}
    for module in modules:
        symbols = symbols_of(module)
        if symbols is None:
            return False
        for symbol in symbols:
            if symbol.defined or symbol.name not in known:
                known[symbol.name] = symbol
    objects = file.symbols
    if not modules or sum(s.kind == "file" for s in objects) > len(modules):
        return False
    differentiated = any(s.name.startswith(_OURS) for s in objects if s.defined)
    return all(
        _is_of(known, symbol, differentiated)
        for symbol in objects
        if symbol.defined and symbol.name and symbol.kind not in ("file", "section")
    )


def _is_of(known: dict[str, bitcode.IRSymbol], symbol: elf.Symbol, differentiated: bool) -> bool:
    """Whether a symbol that an object defines is one of its IR."""
    # Optimizers name the parts and copies of a function after it: `f.cold`, `f.specialized.1`, `f.local`.
    same = known.get(symbol.name)
    base = same or known.get(symbol.name.partition(".")[0])
    if symbol.binding == "local":
        if symbol.kind not in ("function", "ifunc"):  # string constants, tables of switches
            return same is None or same.local or not same.defined
        # Beside derivatives stands the runtime, and clang outlines OpenMP's regions as `.omp_outlined`.
        if same is None and (differentiated or symbol.name.startswith(_GENERATED_FUNCTIONS)):
            return True
        return base is not None and base.defined and (same is None or same.local)
    if same is None:
        return symbol.name.startswith(_GENERATED) or (base is not None and symbol.visibility == "hidden")
    if not same.defined or same.local:
        return False
    return same.weak == (symbol.binding == "weak")


# Shared libraries ---------------------------------------------------------------------------------------------------


def shared_ir(objects: Iterable[elf.Data]) -> bytes:
    """The IR that a shared library takes along from the objects linked into it: their modules, one after another.

    Only what linkers drop is taken: a section of IR that is not excluded gets into the library by itself.
    """
    return b"".join(module for data in objects for module in _dropped(data))


def _dropped(data: elf.Data) -> list[bytes]:
    if bitcode.is_bitcode(data):
        return bitcode.split(data)
    file = elf.read_object(data)
    if file is None or file.kind != "relocatable" or bitcode.is_optimized(file):
        return []
    modules = bitcode.modules_of(file._replace(sections=tuple(s for s in file.sections if s.excluded)))
    return modules if modules and carries_whole(file, modules) else []


def add_shared_ir(library: str, objects: Iterable[elf.Data]) -> bool:
    """Add the IR of these objects to the shared library linked from them; whether there was any. Raises OSError.

    An object with the IR among the inputs would do for most linkers; GNU ld under --gc-sections drops one without code.
    """
    content = shared_ir(objects)
    return bool(content) and os.path.isfile(library) and elf.append_section(library, elf.IR_SECTION, packed(content))
