# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a link imports of Rust's own libraries: single functions, to be looked at and not emitted.

rustc lets programs that it does not optimize call instances of generic functions that the standard library has
already (`-Z share-generics`): how a Vec grows is then machine code, with the floats of the active region in it. The
rlibs carry their IR, one optimized module a library, of which a program needs next to nothing. So only what is asked
for is taken, with copies of what it calls in its module:

    symbol asked for             available_externally: its code is seen, calls go to the library
    internal or hidden           an internal copy
    of another library           declared, and asked for in turn

Functions that use variables are not imported: a copy would have variables of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from enzyme_passes.library import c as library
from enzyme_passes.library.rust_names import path_of
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.patterns import pattern

_CRATES: Final = ("alloc::", "core::")
_VARIABLE: Final = pattern(r"^@\S+ = (?!.*\bexternal\b)[^\n]*?\b(?:thread_local\b[^\n]*|global) ", re.MULTILINE)
_DECLARED: Final = pattern(r'^declare .*?@("?)([\w$.]+)\1\(', re.MULTILINE)
_DEEPEST: Final = 8  # from library to library


class StdModule(NamedTuple):
    """The text of a module, and the symbols in it that are the library's."""

    file: str
    text: str
    available: tuple[str, ...]

    def as_available(self) -> str:
        """The text with these symbols `available_externally`, for a module that declares them."""
        return self.text.replace("\ndefine weak_odr ", "\ndefine available_externally ")


def is_std_function(symbol: str) -> bool:
    """Whether a function of Rust's libraries is one to look into: of a data structure, and none that has a rule. (What
    crate `std` adds speaks to the system.)"""
    path = path_of(symbol)
    return path is not None and path.startswith(_CRATES) and library.find(symbol) is None


def import_std(
    asked: Collection[str], holder: Callable[[str], tuple[str, tuple[bytes, ...]] | None]
) -> list[StdModule]:
    """The functions that are `asked` for, and those that they call in other libraries. `holder` tells which library
    the link took a symbol from: its name and its modules."""
    imported: list[StdModule] = []
    seen: dict[str, None] = {}
    pending = [name for name in asked if is_std_function(name)]
    for _ in range(_DEEPEST):
        wanted: dict[str, tuple[tuple[bytes, ...], dict[str, None]]] = {}
        for name in pending:
            found = None if name in seen else holder(name)
            seen[name] = None
            if found is not None:
                wanted.setdefault(found[0], (found[1], {}))[1][name] = None
        pending = []
        for file, (modules, names) in wanted.items():
            for module in modules:
                std = _import(file, module, names)
                if std is not None:
                    imported.append(std)
                    pending += [name for _, name in _DECLARED.findall(std.text) if is_std_function(name)]
        if not pending:
            break
    return imported


def _import(file: str, module: bytes, names: Collection[str]) -> StdModule | None:
    """The functions of these names, which one module of a library defines."""
    mentioned = [name for name in names if name.encode() in module]
    if not mentioned:
        return None
    whole = llvm.parse(module)
    available = tuple(llvm.keep_only(whole, mentioned))
    text = llvm.text_of(whole)
    if not available:
        return None
    if _VARIABLE.search(text) is None:
        return StdModule(file, text, available)
    if len(available) == 1:
        return None
    parts = [std for name in available if (std := _import(file, module, [name])) is not None]
    return parts[0] if len(parts) == 1 else None
