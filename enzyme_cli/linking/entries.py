# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a program that is linked from sources alone lets others call."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from enzyme_cli.invocation import Invocation
from enzyme_passes.support.patterns import pattern

SYSTEM_LIBRARIES: Final = frozenset(("m", "c", "dl", "pthread", "rt", "util", "stdc++", "c++", "c++abi", "gomp", "omp"))
"""Libraries that call back what they are given, and know no function of a program by its name."""

EXPORTING: Final = pattern(
    r"^-rdynamic$|(^|[,-])(-?export-dynamic|-?dynamic-list|-?retain-symbols-file|E$|E,)|[.](ld|lds|x|ver|map|exp)$|^-T"
)
"""Options by which a program's functions are there for libraries that it loads."""


def named_in(arguments: Sequence[str]) -> frozenset[str]:
    """What options name may be functions: `-Wl,-u,f`."""
    return frozenset(w for a in arguments if a.startswith("-") for w in re.split(r"[,=:]", a))


def entries_of(invocation: Invocation) -> frozenset[str] | None:
    """The functions of a program that other code calls by name; None: anything may be called, or it is no program."""
    from enzyme_cli.linking.inputs import is_shared
    from enzyme_cli.linking.step import inputs_of, is_relocatable

    if is_shared(invocation) or is_relocatable(invocation) or any(EXPORTING.search(a) for a in invocation.arguments):
        return None
    others = [one for one in inputs_of(invocation) if one.kind != "source"]
    if any(not one.spelled.startswith("-l") or one.spelled[2:] not in SYSTEM_LIBRARIES for one in others):
        return None
    return frozenset({"main"}) | named_in(invocation.arguments)
