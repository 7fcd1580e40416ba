"""What code that is not seen may call back, and which variables of the program it knows.

    p = *data; hybrd1_(residual, &n, x, ...);       residual reads p, a static variable, and x depends on it

The body of `hybrd1_` is in another file. From this call alone no derivative would seem to reach x, and a gradient of zeros
would be the answer. So a call of unknown code does what the functions do that it is given, and may read and write every
variable with a name that other files know: then the call is active, and has to be seen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.ir.instructions import Call, Invoke, Store
from enzyme_passes.ir.targets import resolve_alias
from enzyme_passes.ir.values import Function, GlobalVariable, InlineAsm
from enzyme_passes.rules import library

_NOT_OTHERS: Final = ("llvm.", "__enzyme", "__enzcc")
_OWN: Final = ("internal", "private")


def is_unseen(call: Call | Invoke) -> bool:
    """Whether a function is called by name whose body is elsewhere, and of which nothing is known."""
    callee = resolve_alias(call.callee)
    return (
        isinstance(callee, Function)
        and not callee.defined
        and not callee.name.startswith(_NOT_OTHERS)
        and "__enzyme" not in callee.name
        and not any(name.startswith("enzyme_") for name in (*callee.attributes, *call.function_attributes))
        and library.find(callee.name) is None
    )


def handed_over(call: Call | Invoke) -> list[Function]:
    """The functions with a body that unseen code is given: as arguments, or in a record that the caller fills."""
    if isinstance(call.callee, InlineAsm) or not is_unseen(call):
        return []
    found = dict.fromkeys(resolve_alias(argument) for argument in call.arguments)
    caller = call.block.function if call.block is not None else None
    if any(not isinstance(argument, Function) for argument in found) and caller is not None:
        stores = (i for i in caller.instructions() if isinstance(i, Store))
        found.update((resolve_alias(store.value), None) for store in stores)
    return [f for f in found if isinstance(f, Function) and f.defined]


def known_to_others(variables: Iterable[GlobalVariable]) -> list[GlobalVariable]:
    """The variables among these that files which are not seen may read and write by name."""
    return [v for v in variables if not v.constant and v.linkage not in _OWN]
