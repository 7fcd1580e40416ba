# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which definition of a symbol a link uses, according to the symbol tables of its inputs.

The first strong definition wins over weak ones, the first weak one where there is no strong; memory that several files
declare in common goes to the first that does, unless one defines it. A shared library counts only where no object
defines the symbol. These are the rules of all linkers of ELF.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from enzyme_cli.linking.bitcode import IRSymbol, symbols_of
from enzyme_cli.linking.elf import ObjectFile, Symbol

Strength = Literal["strong", "common", "weak"]
_RANK: dict[Strength, int] = {"strong": 0, "common": 1, "weak": 2}


class Definition(NamedTuple):
    """A symbol that a file defines for others."""

    name: str
    strength: Strength


def definitions_of(file: ObjectFile) -> list[Definition]:
    """What an object defines for other files, or a shared library for what is linked with it."""
    symbols = file.dynamic_symbols if file.kind == "shared" else file.symbols
    return [
        Definition(s.name, _strength(s))
        for s in symbols
        if s.defined and s.binding in ("global", "weak", "unique") and s.kind not in ("section", "file")
    ]


def definitions_in_bitcode(modules: Iterable[bytes]) -> list[Definition]:
    """Likewise for files that are bitcode as a whole."""
    symbols = [s for m in modules for s in all_symbols(m) if s.defined and not s.local]
    return [Definition(s.name, "common" if s.common else "weak" if s.weak else "strong") for s in symbols]


def all_symbols(module: bytes) -> list[IRSymbol]:
    """The symbols of a module by the table beside it, or where a compiler wrote none (clang does not, from `.ll`), by
    reading it. Raises Failure EZ0804 where it cannot be read."""
    table = symbols_of(module)
    if table is not None:
        return table
    from enzyme_passes.whole_program.inputs import Modules, Place, Unit

    listing = Modules([Unit("an input", (module,))]).listing(Place(0, 0))
    return [
        IRSymbol(
            s.object_name,
            s.defined and s.linkage != "available_externally",
            s.local,
            s.linkage.startswith(("weak", "linkonce", "extern_weak")),
            s.linkage == "common",
            hidden=False,
            grouped=False,
        )
        for s in listing.symbols.values()
        if not s.name.startswith("llvm.")
    ]


def undefined_of(file: ObjectFile) -> list[str]:
    """What an object, or a shared library, asks of others."""
    symbols = file.dynamic_symbols if file.kind == "shared" else file.symbols
    return [s.name for s in symbols if not s.defined and s.name]


def undefined_in_bitcode(modules: Iterable[bytes]) -> list[str]:
    """Likewise for files that are bitcode as a whole."""
    return [s.name for m in modules for s in all_symbols(m) if not s.defined]


def prevailing(files: Sequence[tuple[bool, Sequence[Definition]]]) -> dict[str, int]:
    """For each symbol the index of the file whose definition is taken. Each file says whether it is a shared library,
    and what it defines."""
    best: dict[str, tuple[int, int]] = {}
    for index, (shared, definitions) in enumerate(files):
        for name, strength in definitions:
            rank = _RANK[strength] if not shared else len(_RANK)
            if name not in best or rank < best[name][0]:
                best[name] = (rank, index)
    return {name: index for name, (_, index) in best.items()}


def _strength(symbol: Symbol) -> Strength:
    if symbol.kind == "common":
        return "common"
    return "strong" if symbol.binding == "global" else "weak"
