# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The units that requests reach, as one module: each symbol bound as the linker bound it.

LLVM's linker joins modules, with the internal symbols of each kept apart, the first of several equal definitions
taken, and constructors and `llvm.used` concatenated. Before that, on the text of each module:

- a definition that the linker did not take becomes a declaration: a weak one, say, where another file has a stronger;
- one that it did take is final, not to be replaced any more: `weak` -> `weak_odr`;
- clang's marks of -O0 (`noinline optnone` on every function) go, flags of modules are settled (module_flags.py);
- tables of rules stay, though nothing refers to them (llvm.link).

Of shared libraries nothing but what is reached comes along: what others can see as `available_externally`, what is the
library's own as an internal copy. A function that uses variables which only the library can see stays a declaration:
a copy would have variables of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from enzyme_passes.ir.lexer import quote
from enzyme_passes.ir.text import SYMBOL
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.whole_program import module_flags
from enzyme_passes.whole_program.inputs import Place, Unit
from enzyme_passes.whole_program.reachability import Binding, Prevailing, Reach
from enzyme_passes.whole_program.rewrite_symbols import copy, declaration, relinked
from enzyme_passes.whole_program.rust_std import StdModule
from enzyme_passes.whole_program.shared_library import excerpt, pointers
from enzyme_passes.whole_program.symbol_index import ODR, Listing, Symbol

_OPTNONE: Final = pattern(r"^attributes #\d+ = \{.*\boptnone\b.*\}$", re.MULTILINE)
_DEBUG: Final = pattern(r"!DICompileUnit\(.*emissionKind: (?!NoDebug)")
_TRIPLE: Final = pattern(r'^target triple = "([^"]*)"$', re.MULTILINE)
_LAYOUT: Final = pattern(r'^target datalayout = "([^"]*)"$', re.MULTILINE)
_EMBEDDED: Final = ("llvm.embedded.module", "llvm.cmdline")
_ASSEMBLY: Final = pattern(r'\basm (?:\w+ )*"([^"]*)"')
_ESCAPED: Final = pattern(r"\\[0-9A-Fa-f]{2}")  # a line's end, a quotation mark


@dataclass(frozen=True, slots=True)
class Merged:
    """One module out of the units that are compiled anew.

    `defined`: the symbols it defines for others. `unoptimized`: all its files were compiled with -O0. `debug`: debug
    information was asked for. `hidden`: functions of shared libraries that could not be looked into, and why.
    """

    module: bytes
    defined: tuple[str, ...]
    unoptimized: bool
    debug: bool
    hidden: dict[str, str] = field(default_factory=dict)


def merge(
    units: Sequence[Unit],
    prevailing: Prevailing,
    reach: Reach,
    wanted: Collection[str] | None = None,
    imported: Sequence[StdModule] = (),
) -> Merged:
    """`wanted` are the symbols that files outside of the module may ask of it; None: all that it defines.
    `imported` are functions of libraries that are no units. Raises Failure EZ0804 for units that cannot be one
    program."""
    modules = reach.modules
    binding = Binding(modules, prevailing)
    places = [p for unit in reach.objects for p in modules.places(unit)]
    named = [(units[p.unit].name, modules.listing(p)) for p in places]
    _check_targets(named)
    defined: dict[str, None] = {}
    texts = []
    for place in places:
        texts.append(_bound(modules.listing(place), place, prevailing, defined))
        texts[-1] += _used_again(modules.listing(place), units[place.unit].kept)
    looked: list[Place] = [p for p in reach.definitions if units[p.unit].shared]
    hidden: dict[str, str] = {}
    available: dict[str, None] = {}
    for place in sorted(looked, key=lambda p: (p.unit, p.module)):
        found = excerpt(modules, place, binding, reach.definitions, defined)
        texts.append(_without_marks(modules.listing(place), found.text))
        named.append((units[place.unit].name, modules.listing(place)))
        hidden.update(found.hidden)
        available.update(dict.fromkeys(found.available))
    for number, (place, names) in enumerate(reach.taken.items()):
        listing = modules.listing(place)
        texts.append(_without_marks(listing, pointers(listing, names, number)))
    for std in imported:
        texts.append(std.text)
        available.update(dict.fromkeys(std.available))
    known = [(name, module_flags.flags_of(listing.text)) for name, listing in named]
    common = module_flags.settled([*known, *((std.file, module_flags.flags_of(std.text)) for std in imported)])
    first = _TRIPLE.search(texts[0]) if texts else None
    joined = llvm.link(
        (_TRIPLE.sub(lambda _: first[0], module_flags.with_flags(text, common)) if first else text) for text in texts
    )
    for name in available:
        llvm.set_linkage(joined, name, "available_externally")
    if wanted is not None:
        asked = {*wanted, *(word for p in places for word in _words_of_assembly(modules.listing(p).text))}
        llvm.drop_unwanted(joined, [n for p in places for n in _plain(modules.listing(p)) if n not in asked])
    coded = [modules.listing(p) for p in places if any(s.defined for s in modules.listing(p).symbols.values())]
    return Merged(
        module=llvm.emit_bitcode(joined),
        defined=tuple(defined),
        unoptimized=bool(coded) and all(_is_unoptimized(listing) or not _has_code(listing) for listing in coded),
        debug=any(_DEBUG.search(listing.text) for listing in coded),
        hidden=hidden,
    )


# Objects ----------------------------------------------------------------------------------------------------------


def _bound(listing: Listing, place: Place, prevailing: Prevailing, defined: dict[str, None]) -> str:
    """The module with each global symbol bound. Adds to `defined` what it defines for others."""
    edits: list[tuple[int, int, str]] = []
    dropped: dict[str, None] = {}
    for symbol in listing.symbols.values():
        if not symbol.defined or symbol.local or symbol.name.startswith("llvm."):
            continue
        if symbol.linkage == "available_externally":
            continue
        if symbol.linkage in ODR or symbol.linkage == "common" or symbol.table:
            defined[symbol.object_name] = None
        elif prevailing.get(symbol.object_name, place.unit) != place.unit:
            dropped[symbol.name] = None
            edits.append((symbol.begin, symbol.end, declaration(listing, symbol)))
        else:
            defined[symbol.object_name] = None
            if symbol.linkage in ("weak", "linkonce"):
                edits.append((symbol.begin, symbol.end, relinked(listing, symbol, symbol.linkage + "_odr")))
    edits += _aliases_of_dropped(listing, dropped)
    edits += _without_embedded(listing)
    return _without_marks(listing, _edited(listing.text, edits))


def _plain(listing: Listing) -> Iterator[str]:
    """The functions that linkers need not know if nobody asks for them: not those in groups or sections of theirs."""
    for symbol in listing.symbols.values():
        if symbol.kind == "function" and symbol.defined and symbol.linkage == "":
            head = listing.source(symbol).partition("\n")[0]
            if " comdat" not in head and " section " not in head:
                yield symbol.name


def _words_of_assembly(text: str) -> set[str]:
    """The words of a module's assembly, in lines of its own and in functions: symbols are among them."""
    return {word for code in _ASSEMBLY.findall(text) for word in re.findall(r"[\w$.]+", _ESCAPED.sub(" ", code))}


def _used_again(listing: Listing, kept: frozenset[str]) -> str:
    """The internal symbols that their source says are used, though no code is seen to do so: `llvm.compiler.used`.

    Clang embeds a module without that list. An internal symbol that its machine code has, and nobody mentions, was
    in it; one in a section of its own may have been (the linker's `__start_` and `__stop_` find it).
    """
    if not kept or "llvm.compiler.used" in listing.symbols:
        return ""
    mentions = Counter(re.findall(SYMBOL, listing.text))
    names = [
        f"@{quote(symbol.name)}"
        for symbol in listing.symbols.values()
        if symbol.defined and symbol.linkage == "internal" and symbol.name in kept
        if mentions[f"@{quote(symbol.name)}"] == 1 or ', section "' in listing.source(symbol).partition("\n")[0]
    ]
    if not names:
        return ""
    listed = ", ".join(f"ptr {name}" for name in names)
    return f'\n@llvm.compiler.used = appending global [{len(names)} x ptr] [{listed}], section "llvm.metadata"\n'


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    parts, at = [], 0
    for begin, end, new in sorted(edits):
        parts += [text[at:begin], new]
        at = end
    return "".join([*parts, text[at:]])


def _aliases_of_dropped(listing: Listing, dropped: dict[str, None]) -> list[tuple[int, int, str]]:
    """An alias goes on naming the code of its own file when another file's definition takes the place of what it is an
    alias of: that code stays, under a name of its own."""
    edits: list[tuple[int, int, str]] = []
    kept: dict[str, str] = {}
    if not dropped:
        return edits
    for alias in listing.symbols.values():
        if alias.kind not in ("alias", "ifunc") or alias.name in dropped:
            continue
        text = listing.source(alias)
        for name in listing.mentions(alias):
            if name in dropped:
                own = kept.setdefault(name, f"{name}.of.{listing.symbols[name].begin}")
                text = _renamed(text, name, own)
        if text != listing.source(alias):
            edits.append((alias.begin, alias.end, text))
    for name, own in kept.items():
        symbol = listing.symbols[name]
        edits.append((symbol.end, symbol.end, "\n" + copy(listing, symbol, "internal", own)))
    return edits


def _renamed(text: str, name: str, other: str) -> str:
    return text.replace(f"@{quote(name)}", f"@{quote(other)}")


def _without_embedded(listing: Listing) -> list[tuple[int, int, str]]:
    """Bitcode within bitcode, which clang adds where a module is compiled from IR that had been embedded."""
    names = [n for n in _EMBEDDED if n in listing.symbols]
    edits = []
    for name in names:
        symbol: Symbol = listing.symbols[name]
        edits.append((symbol.begin, symbol.end, ""))
    if names:
        for used in ("llvm.used", "llvm.compiler.used"):
            if used in listing.symbols and any(n in names for n in listing.mentions(listing.symbols[used])):
                symbol = listing.symbols[used]
                edits.append((symbol.begin, symbol.end, _used(listing, symbol, names)))
    return edits


def _used(listing: Listing, symbol: Symbol, without: Sequence[str]) -> str:
    kept = [n for n in listing.mentions(symbol) if n not in without]
    if not kept:
        return ""
    elements = ", ".join(f"ptr @{quote(n)}" for n in kept)
    return f'@{symbol.name} = appending global [{len(kept)} x ptr] [{elements}], section "llvm.metadata"'


# -O0 --------------------------------------------------------------------------------------------------------------


def _has_code(listing: Listing) -> bool:
    return any(s.kind == "function" and s.defined for s in listing.symbols.values())


def _is_unoptimized(listing: Listing) -> bool:
    """Whether clang was told -O0. From -O1 on it says which loads cannot alias and how long variables live; without, it
    forbids every optimization, function by function. (A user may, too, of some.)"""
    text = listing.text
    return _OPTNONE.search(text) is not None and ", !tbaa !" not in text and "@llvm.lifetime.start" not in text


def _without_marks(listing: Listing, text: str) -> str:
    """The module's text without what clang says at -O0 of every function."""
    if not _is_unoptimized(listing):
        return text
    return _OPTNONE.sub(lambda m: m[0].replace(" optnone", "").replace(" noinline", ""), text)


def _check_targets(named: Sequence[tuple[str, Listing]]) -> None:
    """Raises Failure EZ0804 for files made for different machines."""
    machines: dict[tuple[str, str], str] = {}
    for name, listing in named:
        triple, layout = _TRIPLE.search(listing.text), _LAYOUT.search(listing.text)
        if triple is not None and layout is not None:
            machines.setdefault((triple[1].partition("-")[0], layout[1]), name)
    if len(machines) > 1:
        (one, first), (other, second) = list(machines.items())[:2]
        same = one[0] == other[0]
        raise Failure(
            "EZ0804",
            f"'{first}' and '{second}' were compiled for different machines",
            notes=[f"{one[1]} and {other[1]}" if same else f"{one[0]} and {other[0]}"],
            helps=["compile all files for the same machine"],
        )
