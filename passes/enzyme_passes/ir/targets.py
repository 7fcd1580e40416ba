"""Which functions calls can reach: through aliases, and through pointers.

A pointer can lead to every function of its type whose address is used otherwise than to call it. Requests
(`__enzyme_autodiff(f, ...)`) name a function without calling it at run time, so that they do not count.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.values import Function, GlobalAlias, Module, Value

_USED_AS_VALUE: Final = re.compile(r'@([-\w$.]+|"[^"]*")(?!\()')
_NOT_PROGRAM: Final = ("llvm.", "__enzyme_", "__enzcc_")


def resolve_alias(value: Value) -> Value:
    """The function or variable behind an alias."""
    while isinstance(value, GlobalAlias) and value.aliasee is not None:
        value = value.aliasee
    return value


def address_taken(module: Module) -> dict[ty.FunctionType, list[Function]]:
    """Functions that are stored, passed or otherwise used as values, by type, in the module's order."""
    names: dict[str, None] = {}
    texts = [v.raw for v in module.globals.values() if not v.name.startswith(_NOT_PROGRAM)]
    texts += [a.raw for a in module.aliases.values()]
    for text in texts:
        names.update(dict.fromkeys(_USED_AS_VALUE.findall((text or "").partition("=")[2])))
    for function in module.functions.values():
        if function.defined:
            for line in (function.raw or "").split("\n"):
                if "@" in line and "@__enzyme_" not in line:
                    names.update(dict.fromkeys(_USED_AS_VALUE.findall(line)))
    found: dict[ty.FunctionType, list[Function]] = {}
    for name, function in module.functions.items():
        if (name in names or f'"{name}"' in names) and not name.startswith(_NOT_PROGRAM):
            found.setdefault(function.function_type, []).append(function)
    return found
