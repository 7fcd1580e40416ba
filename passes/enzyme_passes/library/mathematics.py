# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The memory that math functions touch, as the parameters in their rules state it: a rule is the one place to describe
a function.

    args: [x]                      nothing but errno
    args: [x, int* exponent]       writes=(1,)
    results: [int out]             no derivative passes: inactive
    args: [complex z], of cabsl    reads=(0,): a long double complex argument is passed in memory
"""

from __future__ import annotations

from functools import cache

from enzyme_passes.library.facts import Facts
from enzyme_passes.rules.rule import Kind
from enzyme_passes.rules.table import RuleTable


@cache
def facts_of(name: str) -> Facts | None:
    """What a C function does, or an intrinsic (`name` is then without types), if a built-in rule has it."""
    prototype = RuleTable.load().prototype(name)
    if prototype is None:
        return None
    kinds = [parameter.kind for parameter in prototype.parameters]
    in_memory = prototype.precision == "long double"
    results = prototype.results
    gives_floats = results is None or any(result.kind in (Kind.FLOAT, Kind.COMPLEX) for result in results)
    return {
        "reads": tuple(k for k, kind in enumerate(kinds) if kind is Kind.COMPLEX and in_memory),
        "writes": tuple(k for k, kind in enumerate(kinds) if kind in (Kind.FLOAT_POINTER, Kind.INTEGER_POINTER)),
        "errno": not name.startswith("llvm."),
        "inactive": not gives_floats and Kind.FLOAT_POINTER not in kinds,
    }
