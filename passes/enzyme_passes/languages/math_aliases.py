# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of well-known libraries that are like a function of the C library, though their symbols are others: those
of templates, whatever they are instantiated with, and those of other languages' standard libraries.

Eigen computes exp, log, sine and cosine of a packet by polynomials, and comes to the exponent of a number and back by
shifts and masks of its bits. To differentiate that would be slow at best; the derivative is known:

    Packet pexp_double<Packet>(Packet)      d exp(x) = exp(x) dx, element by element

A template is named as C++ names it, its arguments by `*`, `true` or `false`; of an instantiation there is the mangled
symbol (Itanium C++ ABI, 5.1). What is found is handed on as if the user had said `__enzyme_function_like`.

D has mathematical functions of its own, in `std.math` and `std.mathspecial`: polynomials, and assembly for the x87.
Their symbols hold module, name and types, after attributes (D's ABI; `Na` is pure, ...), and the arguments of templates
in front. What LDC has inlined of them itself leads to their `Impl` and `Asm`:

    double std.math.exponential.exp(double)      _D3std4math11exponential3expFNaNbNiNfdZd
    double std.math.exponential.pow!(double, double)(double, double)
                                                 _D3std4math11exponential__T3powTdTdZQjFNaNbNiNeddZd

So has Zig, which numbers the instances of generic functions:

    std.math.pow(f64, x, y)                      math.pow.pow__func_0 (before 0.17: math.pow.pow__anon_1234)

Rust's is C's, but what is written for machines without one calls the crate `libm`, a translation of musl's to Rust:

    libm::math::exp::exp                      _RNvNtNtCsbHoLB1mGuVq_4libm4math3exp3exp, or _ZN4libm4math3exp3exp17h...
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from enzyme_passes.support.patterns import pattern

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
LIKE_IN_D: Final = {
    **{name: name for name in """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2
        expm1 fabs fdim floor fma fmax fmin fmod hypot log log10 log1p log2 nearbyint pow rint round sin sinh sqrt tan
        tanh trunc""".split()},
    "gamma": "tgamma",
    "logGamma": "lgamma",
}  # fmt: skip
LIKE_IN_ZIG: Final = {
    **{name: (name, 1) for name in "acos acosh asin asinh atan atanh cbrt cosh expm1 lgamma log1p sinh tanh".split()},
    **{name: (name, 2) for name in "atan2 copysign hypot ldexp pow".split()},
    "gamma": ("tgamma", 1),
}
"""And with how many parameters: those known when Zig compiles are gone from an instance."""
LIKE_IN_RUST: Final = frozenset(
    name + suffix
    for name in """acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp10 exp2 expm1 fabs
        fdim floor fma fmax fmin fmod hypot ilogb j0 j1 jn ldexp lgamma log log10 log1p log2 nextafter pow remainder
        rint round roundeven scalbn sin sinh sqrt tan tanh tgamma trunc y0 y1 yn""".split()
    for suffix in ("", "f")
)
"""Those that take and return what C's do: where C has a pointer for a second result, Rust returns a pair."""
_ARGUMENTS: Final = {"*": ".+?", "true": "Lb1E", "false": "Lb0E"}


def known_templates(symbols: Iterable[str], parameters: Mapping[str, int]) -> dict[str, str]:
    """Those of the symbols (as LLVM prints them, `@_Z...`) that are instances of a known template, and what they are
    like. `parameters` says how many those have that are defined."""
    found: dict[str, str] = {}
    for symbol in symbols:
        if symbol.startswith("@_ZN5Eigen8internal"):
            for pattern, like in _PATTERNS:
                if pattern.match(symbol):
                    found[symbol] = like
        elif (in_d := _IN_D.match(symbol)) is not None and in_d["name"] in LIKE_IN_D:
            found[symbol] = LIKE_IN_D[in_d["name"]]
        elif (in_zig := _IN_ZIG.match(symbol)) is not None and in_zig["name"] in LIKE_IN_ZIG:
            like, count = LIKE_IN_ZIG[in_zig["name"]]
            if parameters.get(symbol) == count:
                found[symbol] = like
        elif (in_rust := _IN_RUST.match(symbol)) is not None and in_rust["length"].endswith(str(len(in_rust["name"]))):
            found[symbol] = in_rust["name"]
    return found


def _mangled(template: str) -> re.Pattern[str]:
    """The symbols of the instances of a template: `a::b<*, true>` is `_ZN1a1bI` and so on."""
    name, _, arguments = template.rstrip(">").partition("<")
    nested = "".join(f"{len(part)}{part}" for part in name.split("::"))
    return re.compile(f"@_ZN{nested}I{''.join(_ARGUMENTS[a.strip()] for a in arguments.split(','))}EE")


_IN_D: Final = pattern(
    r"@_D3std(?:4math|11mathspecial)(?:\d+[a-z]+)?(?:__T)?\d+_?(?P<name>[a-z]+[a-zA-Z0-9]*?)(?:Impl|Asm)?"
    r"(?:(?:T[xy]?[def])+ZQ[a-z])?"
    r"F(?:N[a-z])*(?:[xy]?[def])+Z[def]$"
)
_IN_ZIG: Final = pattern(r"@math\.\w+\.(?P<name>\w+?)__(?:func|anon)_\d+$")
_IN_RUST: Final = pattern(
    r"@_(?:RNvNtNtC(?:s[0-9A-Za-z]*_)?|ZN)4libm4math\d+\w+?"
    rf"(?P<length>\d+)(?P<name>{'|'.join(sorted(LIKE_IN_RUST, key=len, reverse=True))})(?:17h[0-9a-f]{{16}}E)?$"
)
_PATTERNS: Final = [(_mangled(template), like) for template, like in LIKE.items()]
