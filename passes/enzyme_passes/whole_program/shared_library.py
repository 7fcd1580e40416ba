# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a link takes of a shared library's IR: the definitions that are reached, to be looked at and not emitted.

library                                       in the link
define double @area(ptr)                      available_externally: its code is seen, calls go to the library
define internal double @helper(double)        an internal copy
@limits = internal constant [2 x double]      an internal copy
@fixed = internal global %Fixed ...           an internal copy, if it never changes (constant_objects.py)
@scale = global double 2.0                    declared: there is one, and the library has it
@calls = internal global i32 0                nobody else can have it: functions that use it are only declared
define double @area_gradient(...)             declared: an exported derivative, which calls are for
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from enzyme_passes.ir.lexer import quote
from enzyme_passes.languages.marks import EXPORTED, TAKEN
from enzyme_passes.languages.syntax import initializer
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.patterns import pattern
from enzyme_passes.whole_program.constant_objects import never_changes
from enzyme_passes.whole_program.inputs import Modules, Place
from enzyme_passes.whole_program.reachability import Binding
from enzyme_passes.whole_program.rewrite_symbols import copy, declaration
from enzyme_passes.whole_program.symbol_index import VARIABLE, Listing, Symbol, mentioned, type_at

_DEBUG: Final = pattern(r" !dbg !\d+")
_NOTES: Final = "llvm.global.annotations"
_DROPPED: Final = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors")


@dataclass(slots=True)
class Excerpt:
    """`available`: the symbols that are the library's (they are weak in the text, until the modules are linked).
    `hidden`: functions that are only declared because of what they use, and a note that says so."""

    text: str
    available: list[str] = field(default_factory=list)
    hidden: dict[str, str] = field(default_factory=dict)


def excerpt(
    modules: Modules,
    place: Place,
    binding: Binding,
    reached: dict[Place, dict[str, None]],
    defined: dict[str, None],
) -> Excerpt:
    """What of the module at `place` is reached. What the objects of the link have `defined` is declared."""
    listing = modules.listing(place)
    library = modules.units[place.unit].name
    wanted = reached.get(place, {})
    out = Excerpt("")
    own = _Own(modules, binding, library)
    kept: dict[str, str] = {}  # the texts of what is defined here
    for name in wanted:
        symbol = listing.symbols[name]
        exported = binding.exported(symbol)
        if exported and (symbol.object_name in defined or _is_variable(listing, symbol)):
            continue
        reason = own.obstacle(place, symbol)
        if reason is not None:
            if exported:
                out.hidden[symbol.object_name] = reason
            continue
        text = _copied(listing, symbol, "weak_odr" if exported else "internal")
        if text is None:
            continue
        kept[name] = text
        if exported:
            out.available.append(name)
    kept.update(_annotations(listing, kept))
    out.text = _assembled(listing, kept)
    return out


def _annotations(listing: Listing, kept: dict[str, str]) -> dict[str, str]:
    """What is said of functions in `enzyme_...` annotations, for those that are looked at, and its strings."""
    symbol = listing.symbols.get(_NOTES)
    found = None if symbol is None else VARIABLE.match(listing.source(symbol))
    if symbol is None or found is None:
        return {}
    elements: list[str] = []
    strings: dict[str, str] = {}
    for element in initializer(listing.source(symbol)[found.end() :]):
        names = [name for name, _ in mentioned(element)]
        if not names or names[0] not in kept:
            continue
        elements.append(element)
        for name in names[1:]:
            strings[name] = copy(listing, listing.symbols[name], "private")
    if not elements:
        return {}
    type = type_at(elements[0], 0)
    variable = (
        f'@{_NOTES} = appending global [{len(elements)} x {type}] [{", ".join(elements)}], section "llvm.metadata"'
    )
    return {**strings, _NOTES: variable}


class _Own:
    """Whether a definition of a library can be had elsewhere: not if it uses a variable that only the library sees."""

    def __init__(self, modules: Modules, binding: Binding, library: str) -> None:
        self.modules = modules
        self.binding = binding
        self.library = library
        self.found: dict[tuple[Place, str], str | None] = {}

    def obstacle(self, place: Place, symbol: Symbol) -> str | None:
        """Why not; None if nothing is in the way."""
        key = (place, symbol.name)
        if key in self.found:
            return self.found[key]
        self.found[key] = None  # what only calls itself is in nobody's way
        listing = self.modules.listing(place)
        reason: str | None = None
        if symbol.table:
            pass
        elif symbol.kind == "ifunc":
            reason = f"'{symbol.name}' of {self.library} is chosen when the library is loaded"
        elif _is_variable(listing, symbol) and not never_changes(listing, symbol):
            what = "a thread's own variable" if "thread_local" in _head(listing, symbol) else "a variable"
            reason = f"'{symbol.name}' is {what} that only {self.library} can see"
        elif symbol.kind == "function" and any("__enzyme_" in n and EXPORTED in n for n in listing.mentions(symbol)):
            reason = f"'{symbol.name}' is a derivative that {self.library} exports"
        else:
            for name in listing.mentions(symbol):
                other = listing.symbols.get(name)
                if other is None or name.startswith("llvm."):
                    continue
                if self.binding.contested(place, name):
                    reason = f"'{name}' is defined by {self.library} and by another file of the link"
                    break
                node = self.binding.resolve(place, name)
                if node.place is None or node.place.unit != place.unit:
                    continue
                target = self.modules.listing(node.place).symbols[node.name]
                if self.binding.exported(target):
                    continue
                reason = self.obstacle(node.place, target)
                if reason is not None:
                    break
        self.found[key] = reason
        return reason


def pointers(listing: Listing, names: Collection[str], number: int) -> str:
    """A module that takes the addresses of functions as files that stay native do: the optimizer and the engine must
    know of that."""
    addresses = ", ".join(f"ptr @{quote(name)}" for name in names)
    count = len(names)
    table = f"@{TAKEN}.{number} = hidden global [{count} x ptr] [{addresses}]"
    declarations = _assembled(listing, {}, names).partition("\n!")[0]
    return f"{_DEBUG.sub('', declarations)}\n{table}\n"


def _head(listing: Listing, symbol: Symbol) -> str:
    return listing.source(symbol)[:200].partition(" global ")[0].partition(" constant ")[0]


def _is_constant(listing: Listing, symbol: Symbol) -> bool:
    return " constant " in listing.source(symbol)[len(_head(listing, symbol)) :][:10]


def _is_variable(listing: Listing, symbol: Symbol) -> bool:
    return symbol.kind == "variable" and not _is_constant(listing, symbol)


def _copied(listing: Listing, symbol: Symbol, linkage: str) -> str | None:
    """The text of a definition; an alias is a copy of what it stands for, since one of a mere declaration cannot be."""
    if symbol.kind in ("function", "variable"):
        return copy(listing, symbol, linkage)
    for name in listing.mentions(symbol):
        target = listing.symbols.get(name)
        if target is not None and target.kind == "function" and target.defined:
            return copy(listing, target, linkage, symbol.name)
    return None


def _assembled(listing: Listing, kept: dict[str, str], declared: Collection[str] = ()) -> str:
    """The module with only these definitions, and declarations of what they mention."""
    mentioned: dict[str, None] = dict.fromkeys(declared)
    for name in kept:
        for other in listing.mentions(listing.symbols[name]):
            mentioned[other] = None
        symbol = listing.symbols[name]
        if symbol.kind == "alias":
            for other in listing.mentions(symbol):
                if other in listing.symbols:
                    mentioned.update(dict.fromkeys(listing.mentions(listing.symbols[other])))
    parts, at = [], 0
    for name, symbol in listing.symbols.items():
        parts.append(_without_groups(listing.text[at : symbol.begin]))
        at = symbol.end
        if name in kept:
            parts.append(kept[name])
        elif name in mentioned and name not in _DROPPED:
            if symbol.defined and symbol.local:
                continue
            parts.append(
                declaration(listing, symbol, elsewhere=True) if symbol.defined else _elsewhere(listing.source(symbol))
            )
    return "".join([*parts, listing.text[at:]])


def _without_groups(text: str) -> str:
    """What stands between symbols, without comdats and assembly of the module."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(("$", "module asm ", "; ")))


def _elsewhere(text: str) -> str:
    """A declaration of something that is not in this file, after all."""
    return text.replace(" dso_local ", " ", 1).replace(" hidden ", " ", 1)
