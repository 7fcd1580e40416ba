# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which variables a function with exported derivatives reads beside its arguments.

Its derivatives are with respect to its arguments alone, each call by itself. So who calls it elsewhere must not put
what carries derivatives into the variables that it reads; the header says which these are, and the engine refuses
programs that do (activity/channels.py):

    double scale;  static double bias;  void set_bias(double b) { bias = b; }
    double predict(double x) { return scale * x + bias; }             reads ("scale", "*")
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.text import SYMBOL, symbols_in
from enzyme_passes.ir.values import Function, GlobalAlias, GlobalVariable, Module, source_of
from enzyme_passes.library.variables import is_of_library
from enzyme_passes.support.patterns import pattern

HIDDEN: Final = "*"  # variables that no other file knows by name, but functions of this one may set for it
_WRITTEN: Final = pattern(rf"^  store [^@]*, ptr {SYMBOL}(?:,|$)")


def globals_read(module: Module, function: Function) -> tuple[str, ...]:
    """The variables that a function, or one that it calls, may read floats from: by their symbols, or `HIDDEN`."""
    found: dict[str, None] = {}
    pending: list[Function | GlobalVariable | GlobalAlias] = [function]
    seen: dict[object, None] = {function: None}
    while pending:
        lines = source_of(pending.pop()).splitlines()
        names = [n for line in lines if not _WRITTEN.match(line) for n in symbols_in(line)]
        for name in names[1:]:  # the first is its own
            there = module.lookup(name)
            known = there in seen
            if isinstance(there, Function | GlobalAlias) and not known:
                seen[there] = None
                pending.append(there)
            elif isinstance(there, GlobalVariable) and there.constant and not known and _is_data(there):
                seen[there] = None  # a table of variables, say
                pending.append(there)
            elif isinstance(there, GlobalVariable) and _may_carry(there):
                found[HIDDEN if there.linkage in ("internal", "private") else there.name] = None
    return tuple(found)


def _is_data(variable: GlobalVariable) -> bool:
    """Whether a global is one of the program's: no virtual table, and none that is said to be inactive."""
    return not variable.name.startswith(("_ZT", "llvm.")) and "enzyme_inactive" not in attachments(variable.trailer)


def _may_carry(variable: GlobalVariable) -> bool:
    inactive = variable.constant or "enzyme_inactive" in attachments(variable.trailer) or is_of_library(variable.name)
    return not inactive and not variable.name.startswith(("llvm.", "enzyme_")) and _holds_numbers(variable.value_type)


def _holds_numbers(type: ty.Type) -> bool:
    """Whether there are floats in a variable, or pointers, which may lead to some."""
    match type:
        case ty.FloatType() | ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return _holds_numbers(type.element)
        case ty.StructType():
            return any(map(_holds_numbers, type.fields or ()))
        case _:
            return False
