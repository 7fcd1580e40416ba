# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the requests of a link reach: which inputs are compiled anew, and which shared libraries are looked into.

References are followed from the functions that requests name, through bodies, initializers (virtual tables are some),
aliases and resolvers, from file to file as the linker bound them:

    main.o   __enzyme_autodiff(f, ...)       waits: `f` is not there
    f.o      f calls g, and `p->area()`      reached; a call through a pointer
    g.o      g                               reached
    shape.o  Square::area, in a table        reached: a pointer of its type can lead to it
    log.o    nothing of the kind             stays native, is not even opened if no pointer is called

An object is compiled anew as a whole, for what it defines must stay one: a static variable, a constructor, a section.
So when one definition of it is reached, requests that it holds are to be answered again, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.whole_program.inputs import Modules, Place, Unit
from enzyme_passes.whole_program.symbol_index import (
    ODR,
    TABLES,
    Listing,
    Signature,
    Symbol,
    arguments_of_call,
    calls,
    first_argument,
)

Prevailing = Mapping[str, int | None]

# They name functions without giving a pointer to them to anyone.
_NO_USE: Final = (
    "llvm.used",
    "llvm.compiler.used",
    "llvm.global_ctors",
    "llvm.global_dtors",
    "llvm.global.annotations",
)


@dataclass(frozen=True, slots=True)
class Node:
    """A definition in a module; without a place: what no IR defines."""

    place: Place | None
    name: str


@dataclass(frozen=True, slots=True)
class Reach:
    """The units in the order of the link: `objects` are compiled anew, `shared` ones looked into. `native` names
    what is reached and has no IR. `taken` are functions to whom pointers may lead that files which stay native make,
    as these declare them."""

    objects: tuple[int, ...]
    shared: tuple[int, ...]
    native: tuple[str, ...]
    taken: dict[Place, dict[str, None]]
    definitions: dict[Place, dict[str, None]] = field(repr=False)
    modules: Modules = field(repr=False)


def reach(units: Sequence[Unit], prevailing: Prevailing) -> Reach:
    """`prevailing` tells which unit's definition the linker took for each global symbol; None: one without IR.

    Raises Failure EZ0804 for IR that cannot be read.
    """
    search = _Search(Modules(units), prevailing)
    search.run()
    objects = tuple(sorted(search.recompiled))
    shared = tuple(sorted({p.unit for p in search.definitions if units[p.unit].shared}))
    return Reach(objects, shared, tuple(search.native), search.taken(), search.definitions, search.modules)


@final
class Binding:
    """Which definition a name stands for."""

    def __init__(self, modules: Modules, prevailing: Prevailing) -> None:
        self._modules = modules
        self._prevailing = prevailing

    def resolve(self, place: Place, name: str) -> Node:
        """The definition that `name` in the module at `place` is bound to."""
        own = self._modules.listing(place).symbols.get(name)
        if own is not None and own.defined and (own.local or own.linkage in ODR):
            return Node(place, name)
        bare = name.removeprefix("\x01")
        if own is not None and own.hidden and self._modules.units[place.unit].shared:
            return Node(place, name) if own.defined else self._in_unit(place.unit, bare)
        if bare in self._prevailing:
            unit = self._prevailing[bare]
            return Node(None, bare) if unit is None else self._in_unit(unit, bare)
        if own is not None and own.defined:
            return Node(place, name)
        # What a shared library hides is bound inside of it.
        return self._in_unit(place.unit, bare) if self._modules.units[place.unit].shared else Node(None, bare)

    def exported(self, symbol: Symbol) -> bool:
        """Whether other files can name a definition in a shared library, so that it is one with theirs."""
        return not symbol.local and not symbol.hidden and symbol.object_name in self._prevailing

    def contested(self, place: Place, name: str) -> bool:
        """Whether a shared library mentions what it defines itself, and another file's definition counts outside of it.
        Options of its link decide which it uses (-Bsymbolic, a version script, visibility), and so may the inliner."""
        node = self.resolve(place, name)
        if node.place is not None and node.place.unit == place.unit:
            return False
        return self._in_unit(place.unit, name.removeprefix("\x01")).place is not None

    def _in_unit(self, unit: int, name: str) -> Node:
        found: Node | None = None
        for place in self._modules.places(unit):
            if not self._modules.may_mention(place, name):
                continue
            symbols = self._modules.listing(place).symbols
            symbol = symbols.get(name) or symbols.get("\x01" + name)
            if symbol is None or not symbol.defined or symbol.local or symbol.linkage == "available_externally":
                continue
            if found is None or symbol.linkage == "":
                found = Node(place, symbol.name)
        return found or Node(None, name)


@final
class _Search:
    def __init__(self, modules: Modules, prevailing: Prevailing) -> None:
        self.modules = modules
        self.binding = Binding(modules, prevailing)
        self.recompiled: dict[int, None] = {}
        self.definitions: dict[Place, dict[str, None]] = {}
        self.native: dict[str, None] = {}
        self._pending: list[Node] = []
        self._pointers: dict[Signature, None] = {}  # types of calls through pointers
        self._led_to: dict[tuple[Place, str], Node] = {}  # as a file mentions a function, and which one that is
        self._rules = RuleTable.load()
        self._holders: dict[Node, None] = {}

    def run(self) -> None:
        tables: list[tuple[Place, Symbol]] = []
        for place in self.modules.all():
            unit = self.modules.units[place.unit]
            source = unit.modules[place.module]
            if b"__enzyme_" not in source:
                continue
            if any(t.encode() in source for t in TABLES):
                tables += ((place, s) for s in self.modules.listing(place).symbols.values() if s.table)
            if not unit.shared and not unit.answered and any(self.modules.listing(place).requests()):
                self._recompile(place.unit)
        progress = True
        while progress:
            while self._pending:
                self._follow(self._pending.pop())
            progress = self._tables(tables) or self._led_by_pointers()

    # ---- growing -------------------------------------------------------------------------------------------------

    def _recompile(self, unit: int) -> None:
        if unit in self.recompiled:
            return
        self.recompiled[unit] = None
        for place in self.modules.places(unit):
            listing = self.modules.listing(place)
            for holder, line in listing.requests():
                name = first_argument(line)
                if name is not None:
                    self._refer(place, name)
                else:
                    self._unknown_function(place, holder)

    def _refer(self, place: Place, name: str) -> None:
        if name.startswith("llvm.") or name not in self.modules.listing(place).symbols:
            return  # letters in a string may look like a symbol
        self._reach(self.binding.resolve(place, name))

    def _reach(self, node: Node) -> None:
        if node.place is None:
            self.native[node.name] = None
            return
        reached = self.definitions.setdefault(node.place, {})
        if node.name in reached:
            return
        reached[node.name] = None
        if not self.modules.units[node.place.unit].shared:
            self._recompile(node.place.unit)
        self._pending.append(node)

    def _follow(self, node: Node) -> None:
        assert node.place is not None
        listing = self.modules.listing(node.place)
        symbol = listing.symbols[node.name]
        for name in listing.mentions(symbol):
            self._refer(node.place, name)
        if symbol.kind == "function":
            for signature in listing.indirect_calls(symbol):
                self._pointers[signature] = None

    def _tables(self, tables: list[tuple[Place, Symbol]]) -> bool:
        """Rules count wherever they stand: in a file that is compiled anew, or for a function that is reached."""
        before = len(self._pending)
        for place, table in tables:
            if table.name in self.definitions.get(place, {}):
                continue
            if place.unit in self.recompiled or any(self._reached(place, n) for n in self._mentioned(place, table)):
                self._reach(Node(place, table.name))
        return len(self._pending) > before

    def _mentioned(self, place: Place, symbol: Symbol) -> dict[str, bool]:
        return self.modules.listing(place).mentions(symbol)

    def _reached(self, place: Place, name: str) -> bool:
        if name not in self.modules.listing(place).symbols:
            return False
        node = self.binding.resolve(place, name)
        if node.place is None:
            return node.name in self.native
        return node.name in self.definitions.get(node.place, {})

    # ---- requests whose function is a parameter ------------------------------------------------------------------

    def _unknown_function(self, place: Place, holder: Symbol) -> None:
        """A template `grad(f, x)` of a header calls `__enzyme_autodiff(f, x)`: inlining shows which function that is.
        So all that the holder mentions may be meant, and what its callers hand to it; these are in the same file, for
        a function that others can call is compiled with a parameter that nobody knows."""
        node = Node(place, holder.name)
        if node in self._holders:
            return
        self._holders[node] = None
        listing = self.modules.listing(place)
        for name in listing.mentions(holder):
            self._refer(place, name)
        for caller in list(listing.symbols.values()):
            if caller.kind != "function" or not caller.defined or holder.name not in listing.mentions(caller):
                continue
            lines = calls(listing.source(caller), holder.name)
            given = [n for line in lines for n in arguments_of_call(line) if _is_code(listing, n)]
            for name in given:
                self._refer(place, name)
            if not given:
                self._unknown_function(place, caller)

    # ---- calls through pointers ----------------------------------------------------------------------------------

    def _led_by_pointers(self) -> bool:
        """Functions whose address is taken somewhere, of the types that are called through pointers."""
        if not self._pointers:
            return False
        before = len(self._pending)
        for place in self.modules.all():
            listing = self.modules.listing(place)
            for name, type in address_taken(listing).items():
                key = (place, name)
                if key in self._led_to or not any(p.admits(type) for p in self._pointers):
                    continue
                node = self._led_to[key] = self._one_of_equals(place, name)
                if node.place is not None:
                    self._reach(node)
        return len(self._pending) > before

    def _one_of_equals(self, place: Place, name: str) -> Node:
        """The function of that name, of which many files may have the same: rather in one that is compiled anew anyway
        than in the one that takes its address."""
        node = self.binding.resolve(place, name)
        if node.place is None or node.place.unit in self.recompiled:
            return node
        symbol = self.modules.listing(node.place).symbols[node.name]
        if symbol.local or symbol.linkage not in ODR:
            return node
        for unit in self.recompiled:
            for other in self.modules.places(unit):
                same = self.modules.listing(other).symbols.get(name)
                if same is not None and same.defined and same.linkage in ODR:
                    return Node(other, name)
        return node

    def taken(self) -> dict[Place, dict[str, None]]:
        """The functions of which files that stay native take the address, by a file that declares them."""
        found: dict[Place, dict[str, None]] = {}
        for (place, name), node in self._led_to.items():
            if place.unit in self.recompiled:
                continue
            if node.place is None and self._rules.find(node.name) is None:
                continue  # what has no derivative cannot be differentiated through a pointer either
            listing = self.modules.listing(place)
            if not listing.symbols[name].local and listing.symbols[name].kind == "function":
                found.setdefault(place, {})[name] = None
        return found


def address_taken(listing: Listing) -> dict[str, Signature]:
    """The functions whose address is used, declared ones too, with their types."""
    if listing.taken is None:
        listing.taken = {}
        for symbol in listing.symbols.values():
            if not symbol.defined or symbol.name.startswith(_NO_USE) or symbol.table:
                continue
            for name, value in listing.mentions(symbol).items():
                if value and name not in listing.taken and (type := _type_of(listing, name)) is not None:
                    listing.taken[name] = type
    return listing.taken


def _is_code(listing: Listing, name: str) -> bool:
    return name in listing.symbols and listing.symbols[name].kind != "variable"


def _type_of(listing: Listing, name: str) -> Signature | None:
    symbol = listing.symbols.get(name)
    seen: dict[str, None] = {}
    while symbol is not None and symbol.kind in ("alias", "ifunc") and symbol.name not in seen:
        seen[symbol.name] = None
        symbol = next((listing.symbols[n] for n in listing.mentions(symbol) if n in listing.symbols), None)
    return None if symbol is None or symbol.name.startswith("llvm.") else listing.signature(symbol)
