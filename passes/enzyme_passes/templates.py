"""Templates of well-known libraries that are like a function of the C library, whatever they are instantiated with.

Eigen computes exp, log, sine and cosine of a packet by polynomials, and comes to the exponent of a number and back by
shifts and masks of its bits. To differentiate that would be slow at best; the derivative is known:

    Packet pexp_double<Packet>(Packet)      d exp(x) = exp(x) dx, element by element

A template is named as C++ names it, its arguments by `*`, `true` or `false`; of an instantiation there is the mangled
symbol (Itanium C++ ABI, 5.1). What is found is handed on as if the user had said `__enzyme_function_like`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

LIKE: Final = {
    "Eigen::internal::pexp_float<*>": "exp",
    "Eigen::internal::pexp_double<*>": "exp",
    "Eigen::internal::plog_impl_float<*, false>": "log",
    "Eigen::internal::plog_impl_double<*, false>": "log",
    "Eigen::internal::plog_impl_float<*, true>": "log2",
    "Eigen::internal::plog_impl_double<*, true>": "log2",
    "Eigen::internal::generic_pow<*>": "pow",
    "Eigen::internal::psincos_float<true, *>": "sin",
    "Eigen::internal::psincos_float<false, *>": "cos",
}
_ARGUMENTS: Final = {"*": ".+?", "true": "Lb1E", "false": "Lb0E"}


def known_templates(symbols: Iterable[str]) -> dict[str, str]:
    """Those of the symbols (as LLVM prints them, `@_Z...`) that are instances of a known template, and what they are
    like."""
    found: dict[str, str] = {}
    for symbol in symbols:
        if symbol.startswith("@_ZN5Eigen8internal"):
            for pattern, like in _PATTERNS:
                if pattern.match(symbol):
                    found[symbol] = like
    return found


def _mangled(template: str) -> re.Pattern[str]:
    """The symbols of the instances of a template: `a::b<*, true>` is `_ZN1a1bI` and so on."""
    name, _, arguments = template.rstrip(">").partition("<")
    nested = "".join(f"{len(part)}{part}" for part in name.split("::"))
    return re.compile(f"@_ZN{nested}I{''.join(_ARGUMENTS[a.strip()] for a in arguments.split(','))}EE")


_PATTERNS: Final = [(_mangled(template), like) for template, like in LIKE.items()]
