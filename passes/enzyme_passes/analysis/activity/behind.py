# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a function gives to the library by addresses that it knows nothing of.

    void put(char *to, const char *form, va_list list) { vsnprintf(to, 99, form, list); }
    void get(int file, struct iovec *parts) { readv(file, parts, 2); }

No type says here what `list` and `parts` lead to. The callers know: in the summary of such a function's flows, all that
is behind an argument is one end."""

from __future__ import annotations

from typing import final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Freeze,
    GetElementPtr,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    alternatives,
)
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Constant, Function, Value


@final
class Behind:
    """Of one function: which of its arguments lead to what a pointer leads to."""

    def __init__(self, function: Function) -> None:
        self._users = uses(function)
        self._pointers = [a for a in function.arguments if ty.is_pointer(a.type)]

    def given(self, pointer: Value) -> list[int]:
        """The numbers of these arguments; all where it is not seen what the pointer leads to."""
        found: dict[Value, None] = {}
        seen: dict[Value, None] = {}
        pending = [pointer]
        while pending:
            value = pending.pop()
            if value in seen:
                continue
            seen[value] = None
            match value:
                case Argument():
                    found[value] = None
                case Constant():
                    pass
                case GetElementPtr(pointer=base) | Freeze(operand=base) | Load(pointer=base):
                    pending.append(base)
                case Phi() | Select():
                    pending += alternatives(value)
                case Alloca():
                    put = self._put(value)
                    pending += self._pointers if put is None else put
                case _:
                    pending += self._pointers
        return [a.index for a in self._pointers if a in found]

    def _put(self, variable: Alloca) -> list[Value] | None:
        """The pointers that are put into a variable, and those that lead to what is copied there; None: who knows."""
        put: list[Value] = []
        places: list[Value] = [variable]
        for place in places:
            for user in self._users.get(place, ()):
                match user:
                    case GetElementPtr():
                        places.append(user)
                    case Load():
                        pass
                    case Store(value=value) if value is not place:
                        # What is in memory of this function is found by its type.
                        put += [] if isinstance(value, Alloca) or not ty.is_pointer(value.type) else [value]
                    case Call() | Invoke():
                        put += [a for a in user.arguments if ty.is_pointer(a.type) and a is not place]
                    case _:
                        return None
        return put
