# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A variable with two names has one shadow: its aliases go from prepared IR, and the variable stands in their place.

    @y = alias [2 x double], ptr @x                          store double %0, ptr @y
      becomes                                                store double %0, ptr @x

LLVM does the same where an alias is its own file's alone, or is not needed as a symbol; others stay, and analyses would
take them for memory of their own. The alias itself stays for those who name it elsewhere. One that another file may
define as something else (`weak`) is left: which memory it names is known to the linker only, and where differentiated
code names it, that is EZ0201.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from enzyme_passes.ir.instructions import Instruction, operands
from enzyme_passes.ir.text import SYMBOL, split_commas
from enzyme_passes.ir.values import ConstAggregate, ConstExpr, Function, GlobalAlias, GlobalVariable, Module, Value
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

_ALIAS: Final = pattern(rf"^({SYMBOL}) = (.*?)\balias (.*)$", re.MULTILINE)
_VARIABLE: Final = pattern(rf"^({SYMBOL}) = [^\n\"]*?\b(?:global|constant) ", re.MULTILINE)
_SYMBOL: Final = pattern(SYMBOL)
_PIECE: Final = pattern(rf'^(?:@llvm\.|{SYMBOL} = [^\n"]*?\balias ).*$|{SYMBOL}|"[^"]*"', re.MULTILINE)
_REPLACEABLE: Final = ("weak", "linkonce")


def without_variable_aliases(text: str) -> str:
    """Prepared IR in which code and data name variables by their own names."""
    aliases = _ALIAS.findall(text) if " alias " in text else []
    if not aliases:
        return text
    variables = set(_VARIABLE.findall(text))
    meant: dict[str, str] = {}
    for _ in aliases:  # an alias may be one of another
        for name, words, rest in aliases:
            aliasee = _meant_by(split_commas(rest)[1], meant)
            if any(w in _REPLACEABLE for w in words.split()):
                continue
            if "thread_local" in words and _SYMBOL.fullmatch(aliasee) is None:
                continue  # only the variable itself has an address for each thread
            if any(symbol in variables for symbol in _SYMBOL.findall(aliasee)):
                meant[name] = aliasee
    return _PIECE.sub(lambda piece: meant.get(piece[0], piece[0]), text) if meant else text


def _meant_by(aliasee: str, meant: dict[str, str]) -> str:
    return _SYMBOL.sub(lambda symbol: meant.get(symbol[0], symbol[0]), aliasee.removeprefix("ptr "))


def check_aliases(module: Module, functions: Iterable[Function]) -> None:
    """Raises EZ0201 where functions name a variable by an alias that is left."""
    if not any(map(_names_variable, module.aliases.values())):
        return
    found = _named(functions)
    if found is not None:
        instruction, alias = found
        raise Failure(
            "EZ0201",
            f"another file may define the variable '{alias.name}', which is an alias here",
            instruction,
            helps=["name the variable that it stands for, or let the alias not be weak"],
        )


def _named(functions: Iterable[Function]) -> tuple[Instruction, GlobalAlias] | None:
    seen: dict[Value, None] = {}
    for function in functions:
        for instruction in function.instructions():
            pending = list(operands(instruction))
            while pending:
                value = pending.pop()
                match value:
                    case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                        pending += parts
                    case GlobalVariable(initializer=held) if held is not None and value not in seen:
                        seen[value] = None
                        pending.append(held)
                    case GlobalAlias() if _names_variable(value):
                        return instruction, value
                    case _:
                        pass
    return None


def _names_variable(alias: GlobalAlias) -> bool:
    pending: list[Value | None] = [alias.aliasee]
    while pending:
        match pending.pop():
            case GlobalVariable():
                return True
            case GlobalAlias(aliasee=aliasee):
                pending.append(aliasee)
            case ConstExpr(operands=parts):
                pending += parts
            case _:
                pass
    return False
