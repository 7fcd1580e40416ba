# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Julia's own functions of mathematics, which are written in Julia on the bits of floats.

A method of Base.Math that C has, too, is marked to be like C's: its derivative is known, and it computes as it always
does. `sincos`, which returns a tuple, is written anew.
"""

from __future__ import annotations

import re

from enzyme_frontends.julia.debug import DebugInfo
from enzyme_passes.ir.text import split_commas
from enzyme_passes.support.patterns import pattern

_MATH_FILES = pattern(r"(?:^|/)(?:special/\w+|math|fastmath)\.jl$")

_MATH = {
    **{
        (name, 1): name
        for name in """sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10
        log1p cbrt sinpi cospi""".split()
    },
    ("atan", 2): "atan2",
    ("hypot", 2): "hypot",
}
"""Methods of Base.Math that take and return floats, by name and number of arguments, and C's names of them."""


def like_libm(functions: dict[str, list[str]], debug: DebugInfo) -> dict[str, str]:
    """Functions that are methods of Base.Math, and C's names of them."""
    found: dict[str, str] = {}
    for symbol, lines in functions.items():
        name, file = debug.method(lines[0])
        kind = re.match(
            r"define (?:internal )?(float|double) @[^(]*\(((?:(?:float|double)[^,()]*(?:, )?)*)\)", lines[0]
        )
        if kind is None or not _MATH_FILES.search(file):
            continue
        if all(p.split(" ")[0] == kind[1] for p in split_commas(kind[2])):
            known = _MATH.get((name, len(split_commas(kind[2]))))
            if known is not None:
                found[symbol] = known + ("f" if kind[1] == "float" else "")
    return found


def sines_and_cosines(functions: dict[str, list[str]], debug: DebugInfo) -> dict[str, str]:
    """Methods of `sincos`, which return a tuple through memory, and their type."""
    found: dict[str, str] = {}
    for symbol, lines in functions.items():
        name, file = debug.method(lines[0])
        kind = re.search(r"sret\(\[2 x (double|float)\]\)[^,]*, (?:double|float) %\d+\)", lines[0])
        if kind is not None and name == "sincos" and _MATH_FILES.search(file):
            found[symbol] = kind[1]
    return found


def sine_and_cosine(head: str, real: str) -> list[str]:
    """The same by libm's functions."""
    parameters = re.findall(r"%[-\w$.]+(?=[,)])", head)
    suffix = "f64" if real == "double" else "f32"
    scope = re.search(r" !dbg !\d+(?= \{$)", head)
    return [
        head.replace(scope[0], "") if scope is not None else head,
        f"  %sine = call {real} @llvm.sin.{suffix}({real} {parameters[1]})",
        f"  store {real} %sine, ptr {parameters[0]}",
        f"  %cosine = call {real} @llvm.cos.{suffix}({real} {parameters[1]})",
        f"  %second = getelementptr {real}, ptr {parameters[0]}, i64 1",
        f"  store {real} %cosine, ptr %second",
        "  ret void",
        "}",
    ]
