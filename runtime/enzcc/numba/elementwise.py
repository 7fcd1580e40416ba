# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a function of arrays that returns an array is a function of numbers that NumPy applies to each element.

    np.sin(x) * x + 2           is: all it does with arrays is arithmetic and ufuncs
    x - np.mean(x)              is not: an element of the result depends on other elements of x

Only what is seen to be so in Numba's IR is, and is differentiated element by element.
"""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np
from numba.core import compiler, dispatcher, ir

_OPERATORS: Final = frozenset(
    {operator.add, operator.sub, operator.mul, operator.truediv, operator.pow, operator.floordiv, operator.mod}
    | {operator.neg, operator.pos, operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne}
)
_NUMBERS: Final = (int, float, bool, np.number)


def is_elementwise(function: Any, seen: frozenset[Any] = frozenset()) -> bool:
    """`function`: a Python function, or a dispatcher of Numba."""
    function = getattr(function, "py_func", function)
    if function in seen:
        return False
    blocks = compiler.run_frontend(function).blocks
    if len(blocks) != 1:
        return False
    known: dict[str, Any] = {}
    return all(_is_elementwise(each, known, seen | {function}) for block in blocks.values() for each in block.body)


def _is_elementwise(statement: Any, known: dict[str, Any], seen: frozenset[Any]) -> bool:
    """`known`: what variables stand for that are known before the call."""
    match statement:
        case ir.Return() | ir.Del():
            return True
        case ir.Assign(value=ir.Arg() | ir.Var()):
            if isinstance(statement.value, ir.Var) and statement.value.name in known:
                known[statement.target.name] = known[statement.value.name]
            return True
        case ir.Assign(value=ir.Const() | ir.Global() | ir.FreeVar()):
            found = known[statement.target.name] = statement.value.value
            return found is np or _is_number(found) or _is_callable(found, seen)
        case ir.Assign(value=ir.Expr(op="getattr") as read):
            if known.get(read.value.name) is not np:
                return False
            found = known[statement.target.name] = getattr(np, read.attr, None)
            return _is_number(found) or _is_callable(found, seen)
        case ir.Assign(value=ir.Expr(op="binop" | "unary") as done):
            return done.fn in _OPERATORS
        case ir.Assign(value=ir.Expr(op="call") as call):
            named = call.kws or call.vararg or getattr(call, "varkwarg", None)
            return call.func.name in known and not named and _is_callable(known[call.func.name], seen)
        case ir.Assign(value=ir.Expr(op="cast")):
            return True
        case _:
            return False


def _is_number(value: Any) -> bool:
    return isinstance(value, _NUMBERS)


def _is_callable(value: Any, seen: frozenset[Any]) -> bool:
    if isinstance(value, np.ufunc):
        return value.signature is None
    return isinstance(value, dispatcher.Dispatcher) and is_elementwise(value, seen)
