# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variables that are no constants of LLVM's, and hold what they began with all the same: const objects of C++ whose
constructors write nothing. Headers have them (Eigen's `fix<0>`), and each library its own.

@fixed = internal global %Fixed zeroinitializer
define internal void @__cxx_global_var_init() {
  call void @Fixed_constructor(ptr @fixed)                          it stores to its own variables alone
  call ptr @llvm.invariant.start.p0(i64 1, ptr @fixed)              clang: from here on it does not change

Everything else is taken for a variable.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.support.patterns import pattern
from enzyme_passes.whole_program.symbol_index import Listing, Symbol, mentioned

_ALLOCA: Final = pattern(r"^\s+(%\S+) = alloca ")
_STORE: Final = pattern(r"^\s+store .*, ptr (\S+?)(?:,|$)")
_CALL: Final = pattern(r"^\s+(?:%\S+ = )?(?:(?:tail |musttail |notail )?call|invoke) ")
_WRITES: Final = pattern(r"\b(?:atomicrmw|cmpxchg|callbr|asm)\b|\bstore (?:volatile|atomic) ")
_HARMLESS: Final = ("llvm.lifetime.", "llvm.invariant.", "llvm.dbg.", "llvm.assume", "llvm.experimental.noalias")
_INVARIANT: Final = "llvm.invariant.start."


def never_changes(listing: Listing, variable: Symbol) -> bool:
    """Whether a variable that only this module can see holds what its definition says, as long as the program runs."""
    return any(
        symbol.kind == "function"
        and symbol.defined
        and symbol.local
        and variable.name in listing.mentions(symbol)
        and _is_invariant_after(listing, symbol, variable.name)
        and _writes_nothing(listing, symbol.name, {})
        for symbol in listing.symbols.values()
    )


def _is_invariant_after(listing: Listing, function: Symbol, name: str) -> bool:
    """Whether the last that a function does with a variable is to say that it does not change any more."""
    lines = [line for line in listing.source(function).splitlines()[1:] if name in _names(line)]
    return bool(lines) and any(n.startswith(_INVARIANT) for n in _names(lines[-1]))


def _writes_nothing(listing: Listing, name: str, seen: dict[str, None]) -> bool:
    """Whether a function, and all that it calls, stores to its own variables alone."""
    if name in seen:
        return True
    seen[name] = None
    symbol = listing.symbols.get(name)
    if symbol is None or symbol.kind != "function" or not symbol.defined:
        return False
    lines = listing.source(symbol).splitlines()[1:]
    own = {found[1] for line in lines if (found := _ALLOCA.match(line)) is not None}
    for line in lines:
        stored = _STORE.match(line)
        if _WRITES.search(line) is not None or (stored is not None and stored[1] not in own):
            return False
        if _CALL.match(line) is not None and not _calls_nothing_that_writes(listing, line, seen):
            return False
    return True


def _calls_nothing_that_writes(listing: Listing, line: str, seen: dict[str, None]) -> bool:
    callee = next((name for name, is_address in mentioned(line) if not is_address), None)
    if callee is None:
        return False  # through a pointer
    return callee.startswith(_HARMLESS) or _writes_nothing(listing, callee, seen)


def _names(line: str) -> list[str]:
    return [name for name, _ in mentioned(line)]
