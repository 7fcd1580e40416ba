# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions that a user names: `f` in C; in C++ by the mangled symbol, `ns::f(double, double*)`, or `ns::f` if
there is but one of this name.

Names are demangled by the C++ library's own function, which is there wherever LLVM is.
"""

from __future__ import annotations

import ctypes
import difflib
import re
from collections.abc import Iterable, Sequence
from functools import cache

from enzyme_passes.ir.values import Function, Module
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

_OPERATOR = pattern(r"\boperator\s*(?:\(\)|\[\]|<=>|<<=|>>=|<<|>>|<=|>=|->\*|->|<|>|,)")
CLOSE, MOST = 0.6, 3  # of the names that are like one that does not exist


def split_names(text: str) -> list[str]:
    """The names in a list with commas; commas within brackets belong to a name."""
    names, depth = [""], 0
    plain = _OPERATOR.sub(lambda m: "_" * len(m[0]), text)
    for character, shown in zip(text, plain, strict=True):
        depth += {"(": 1, "<": 1, "[": 1, ")": -1, ">": -1, "]": -1}.get(shown, 0)
        if shown == "," and depth == 0:
            names.append("")
        else:
            names[-1] += character
    return [name.strip() for name in names if name.strip()]


def find(module: Module, name: str) -> Function | None:
    """The defined function that `name` is of, None if there is none. Raises Failure EZ0605 if there are several, or it
    cannot be exported."""
    defined = {f.name: f for f in module.functions.values() if f.defined}
    found = defined.get(name)
    if found is None:
        wanted = _squeezed(name)
        whole = {symbol: demangled(symbol) for symbol in defined if symbol.startswith("_Z")}
        exact = [s for s, text in whole.items() if _squeezed(text) == wanted]
        named = exact or [s for s, text in whole.items() if _squeezed(base_name(text)) == wanted]
        if len(named) > 1:
            raise Failure(
                "EZ0605",
                f"--export-derivatives={name} names {len(named)} functions",
                defined[named[0]],
                notes=[f"{whole[s]}: {s}" for s in named],
                helps=["name one with its parameters, or by its symbol"],
            )
        found = defined[named[0]] if named else None
    if found is None:
        return None
    if found.linkage in ("internal", "private"):
        raise Failure(
            "EZ0605",
            f"'{name}' is static: no other file can call it, or use its derivatives",
            found,
            helps=["take `static` (or the unnamed namespace) away"],
        )
    if found.linkage in ("weak", "linkonce"):
        raise Failure(
            "EZ0605",
            f"'{name}' is weak: the linker may take another definition, whose derivatives would not be these",
            found,
            helps=["take __attribute__((weak)) away"],
        )
    return found


def known_names(module: Module) -> list[str]:
    """The names by which functions of the module can be exported."""
    symbols = [f.name for f in module.functions.values() if f.defined and f.linkage not in ("internal", "private")]
    return [base_name(demangled(s)) for s in symbols]


def unknown(names: Sequence[str], known: Iterable[str]) -> Failure:
    """EZ0605 for names of which no source has a function."""
    candidates = list(dict.fromkeys(known))
    near = [n for name in names for n in difflib.get_close_matches(name, candidates, MOST, CLOSE)]
    shown = ", ".join(f"'{name}'" for name in names)
    return Failure(
        "EZ0605",
        f"--export-derivatives: there is no function {shown} in this command's sources",
        notes=["a function is exported where it is defined"],
        helps=[f"did you mean {' or '.join(dict.fromkeys(near))}?"] if near else [],
    )


# C++ --------------------------------------------------------------------------------------------------------------


def base_name(text: str) -> str:
    """`double ns::f<int>(double, int) const` -> `ns::f<int>`."""
    plain = _OPERATOR.sub(lambda m: "_" * len(m[0]), text)
    end, depth = len(text), 0
    for position in range(len(text) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(plain[position], 0)
        if plain[position] == "(" and depth == 0:
            end = position
            break
    depth = 0
    for position in range(end - 1, -1, -1):  # the result's type stands before, if it is a template's
        depth += {">": 1, "<": -1, ")": 1, "(": -1}.get(plain[position], 0)
        if plain[position] == " " and depth <= 0 and not plain[:position].endswith("operator"):
            return text[position + 1 : end]
    return text[:end]


def _squeezed(text: str) -> str:
    """Spaces only where two words meet."""
    return re.sub(r"\s*([^\w\s])\s*", r"\1", " ".join(text.split()))


def demangled(symbol: str) -> str:
    """The C++ name of a symbol; the symbol itself where it is none."""
    demangler = _demangler() if symbol.startswith("_Z") else None
    return (demangler.name_of(symbol) if demangler is not None else None) or symbol


class _Demangler:
    """`__cxa_demangle`, and `free` for what it returns."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.convert = library["__cxa_demangle"]  # as an attribute, Python would mangle the name
        self.convert.restype = ctypes.c_void_p
        self.convert.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)]
        self.release = ctypes.CDLL(None).free
        self.release.argtypes = [ctypes.c_void_p]

    def name_of(self, symbol: str) -> str | None:
        status = ctypes.c_int(1)
        made = self.convert(symbol.encode(errors="surrogateescape"), None, None, ctypes.byref(status))
        if not made:
            return None
        text = ctypes.string_at(made).decode(errors="replace")
        self.release(made)
        return text


@cache
def _demangler() -> _Demangler | None:
    for library in ("libstdc++.so.6", "libc++abi.so.1"):
        try:
            return _Demangler(ctypes.CDLL(library))
        except (OSError, AttributeError):
            continue
    return None
