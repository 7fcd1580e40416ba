# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one module lacks for its own requests: if there is something, they wait for the link.

double g(double);                                        missing: declared only, and no rule is known
__attribute__((weak)) double h(double x) { ... }         missing: another file may have a stronger one
double f(double x) { return sin(g(x)) + h(x); }          asked for, and here
... __enzyme_autodiff((void *)f, x) ...
"""

from __future__ import annotations

from enzyme_passes.library import c as library
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.whole_program.inputs import Place, Unit
from enzyme_passes.whole_program.reachability import reach
from enzyme_passes.whole_program.symbol_index import Symbol, first_argument


@dataclass(frozen=True, slots=True)
class Missing:
    """Functions that a module's requests need and that other files may have. `asked`: those that requests name and that
    are not defined; `reached`: undefined ones without a rule; `replaceable`: weak definitions; `through_pointers`:
    whether pointers are called, which may lead to other files' functions."""

    asked: tuple[str, ...]
    reached: tuple[str, ...]
    replaceable: tuple[str, ...]
    through_pointers: bool = False


def missing(module: bytes) -> Missing:
    """Raises Failure EZ0804 for what is not IR."""
    here = Place(0, 0)
    found = reach([Unit("the module", (module,))], {})
    listing = found.modules.listing(here)
    definitions = [listing.symbols[name] for name in found.definitions.get(here, {})]
    ruled = {name for s in definitions if s.table for name in list(listing.mentions(s))[:1]}
    asked = [name for _, line in listing.requests() if (name := first_argument(line)) is not None]
    rules = RuleTable.load()
    reached = [
        name
        for name in found.native
        if name in listing.symbols
        and listing.symbols[name].kind == "function"
        and name not in ruled
        and "__enzyme_" not in name
        and library.find(name) is None
        and rules.find(name) is None
    ]
    return Missing(
        asked=tuple(dict.fromkeys(n for n in asked if _is_open(listing.symbols.get(n)))),
        reached=tuple(reached),
        replaceable=tuple(s.name for s in definitions if _may_be_replaced(s) and s.name not in ruled),
        through_pointers=any(True for s in definitions if s.kind == "function" for _ in listing.indirect_calls(s)),
    )


def missing_definitions(module: bytes) -> list[str]:
    """All that have names, in order."""
    found = missing(module)
    return list(dict.fromkeys((*found.asked, *found.reached, *found.replaceable)))


def _is_open(symbol: Symbol | None) -> bool:
    return symbol is None or not symbol.defined or _may_be_replaced(symbol)


def _may_be_replaced(symbol: Symbol) -> bool:
    return symbol.kind in ("function", "alias", "ifunc") and symbol.linkage in ("weak", "linkonce")
