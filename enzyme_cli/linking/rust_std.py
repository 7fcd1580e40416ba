# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is imported of a language's own library for sources that are differentiated as one module
(`enzyme_passes.whole_program.rust_std` says what that is): here no linker tells who defines a symbol, so the libraries'
archives are asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_cli.linking import archive, bitcode, elf
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.whole_program import import_std, is_std_function


def with_std(modules: Sequence[bytes], words: Sequence[str]) -> list[bytes]:
    """The modules, and after them what they need of the archives among the `words` of a link."""
    archives = [word for word in words if bitcode.is_runtime(word) and word.endswith((".a", ".rlib"))]
    if not archives:
        return list(modules)
    missing: dict[str, None] = {}
    for module in modules:
        for function in llvm.parse(module).functions:
            if function.is_declaration and is_std_function(function.name):
                missing[function.name] = None
    found: dict[str, tuple[str, tuple[bytes, ...]] | None] = {}

    def holder(symbol: str) -> tuple[str, tuple[bytes, ...]] | None:
        if symbol not in found:
            found[symbol] = next(_defining(symbol, archives), None)
        return found[symbol]

    imported = [std.as_available() for std in import_std(missing, holder)]
    return [*modules, *(llvm.emit_bitcode(llvm.parse(text)) for text in imported)]


def _defining(symbol: str, archives: Sequence[str]) -> Iterator[tuple[str, tuple[bytes, ...]]]:
    for path in archives:
        for member in archive.members(path):
            data = member.data()
            if not elf.find(data, symbol.encode()):
                continue
            file = elf.read_object(data)
            if file is not None and any(s.name == symbol and s.defined and s.binding != "local" for s in file.symbols):
                yield f"{path}({member.name})", tuple(bitcode.modules_of(file))
