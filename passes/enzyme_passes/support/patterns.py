# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Regular expressions that are compiled when they are first used: the compiler knows three hundred, which take 30 ms,
and a command uses few of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, AnyStr, cast

_METHODS = ("match", "search", "fullmatch", "sub", "subn", "split", "findall", "finditer", "pattern", "flags", "groups")


def pattern(text: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """`re.compile(text, flags)`, in time."""
    return cast("re.Pattern[AnyStr]", _Pattern(text, flags))


class _Pattern:
    def __init__(self, text: str | bytes, flags: int) -> None:
        self._given = (text, flags)

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if name not in _METHODS:
                raise AttributeError(name)
            compiled = re.compile(*self._given)
            self.__dict__.update({method: getattr(compiled, method) for method in _METHODS})
            return self.__dict__[name]
