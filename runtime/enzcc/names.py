# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The function that a user means: by its symbol, or as its language writes it.

    step                    a symbol; else a function of that name in any scope
    sim::step               C++, Rust; sim::step(double*, unsigned long) where that is overloaded
    crate::sim::step        Rust, whatever the crate is called
    motion::advance         Fortran: a procedure of a module (_QMmotionPadvance); advance (advance_) outside of one

Looked for among the functions that the given files define.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from enzyme_passes.exports.names import base_name, demangled
from enzyme_passes.library.rust_names import path_of

MOST = 12
"""Functions that an error names."""

_FORTRAN = re.compile(r"_QM([a-z0-9_]+)(?:S([a-z0-9_]+))?P([a-z0-9_]+)")


class NoFunction(Exception):
    """No function has the name, or several have."""


def symbol_of(wanted: str, public: Mapping[str, bool], private: Callable[[], Collection[str]], where: str) -> str:
    """The symbol of the function that `wanted` names. `public` has each that others can call, and whether it is one of
    its own (copies of others may be in any file); `private` gives those that are known to their file alone. Raises
    NoFunction, which says what there is."""
    if wanted in public:
        return wanted
    found = _matching(wanted, sorted(public))
    if len(found) == 1:
        return found[0]
    if found:
        listed = "\n".join(f"  {shown(s)}   (symbol {s})" for s in found[:MOST])
        raise NoFunction(f"'{wanted}' names {len(found)} functions of {where}: say which\n{listed}")
    hidden = private()
    if wanted in hidden or _matching(wanted, hidden):
        raise NoFunction(
            f"'{wanted}' of {where} can be called from its own file only: take `static` (an unnamed namespace, "
            "`private`) away"
        )
    raise NoFunction(f"{where} defines no function '{wanted}' for others to call{_instead(wanted, public)}")


def is_of(symbol: str, name: str, public: Mapping[str, bool]) -> bool:
    """Whether the name is that of this function, and of no other."""
    return name == symbol or (name not in public and _matching(name, public) == [symbol])


def _matching(wanted: str, symbols: Iterable[str]) -> list[str]:
    """The symbols of that name: of those that are called so in full, else of those in any scope."""
    name = _squeezed(wanted)
    partly = name.removeprefix("crate::")
    whole: list[str] = []
    ending: list[str] = []
    for symbol in symbols:
        written = [_squeezed(text) for text in spellings(symbol)]
        asked = (name, name.lower()) if _is_fortran(symbol) else (name,)
        if any(text in asked for text in written):
            whole.append(symbol)
        elif any(text.endswith(f"::{tail}") for text in written for tail in (partly, *asked)):
            ending.append(symbol)
    return whole or ending


def spellings(symbol: str) -> Iterator[str]:
    """What a function is called in its language, beside its symbol."""
    rust = path_of(symbol)
    fortran = _FORTRAN.fullmatch(symbol)
    if rust is not None:
        yield rust
    elif symbol.startswith("_Z"):
        text = demangled(symbol)
        base = base_name(text)
        yield from (text, base, _without_arguments(base))
    elif fortran is not None:
        module, submodule, name = fortran.groups()
        yield f"{module}::{name}"
        if submodule is not None:
            yield f"{module}::{submodule}::{name}"
    elif symbol.endswith("_") and symbol.strip("_"):
        yield symbol[:-1]
    else:
        yield symbol


def shown(symbol: str) -> str:
    return next(spellings(symbol))


def _is_fortran(symbol: str) -> bool:
    """Whether its language knows no upper and lower case."""
    return symbol.startswith("_QM") or symbol.endswith("_")


def _without_arguments(name: str) -> str:
    """`sim::twice<double>` -> `sim::twice`."""
    return name[: name.index("<")] if name.endswith(">") and "operator" not in name else name


def _squeezed(name: str) -> str:
    return re.sub(r"\s*([^\w\s])\s*", r"\1", " ".join(name.split()))


def _instead(wanted: str, public: Mapping[str, bool]) -> str:
    names = [shown(symbol) for symbol in sorted(public) if public[symbol]]
    near = difflib.get_close_matches(wanted, names, 3, 0.6)
    if near:
        return f": did you mean {' or '.join(near)}?"
    if not names:
        return ", nor any other"
    return f": it has {', '.join(names[:MOST])}{', ..' if len(names) > MOST else ''}"
