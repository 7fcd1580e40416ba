# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Complex partials: a holomorphic derivative is stated once, and becomes four real partials.

C's complex functions arrive in IR as functions of real parts, so the engine only ever sees real
inputs and outputs. But `cexp' = out` is what an author wants to write. With the derivative w = f'(z)
of a holomorphic f the Cauchy-Riemann equations give the block of the Jacobian

    d out.re / d z.re = Re w      d out.re / d z.im = -Im w
    d out.im / d z.re = Im w      d out.im / d z.im =  Re w

This module parses w (the same Python syntax, over complex names) into its two real expressions.
Complex functions in it are written out in real ones: exp, log, sin, cos, sinh, cosh, conj.
Division is Smith's (Algorithm 116, 1962): no overflow where the quotient has none.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from typing import Final

from enzyme_passes.rules.expression import (
    ONE,
    ZERO,
    Call,
    Compare,
    Expression,
    ExpressionError,
    Parser,
    Signatures,
    add,
    divide,
    multiply,
    negate,
    subtract,
    to_float,
    where,
)
from enzyme_passes.support.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pair:
    """A complex value by its real expressions."""

    re: Expression
    im: Expression


def parse_complex(
    text: str, names: Mapping[str, Pair], parts: Mapping[str, Expression], signatures: Signatures
) -> Pair:
    """The complex expression that `text` says.

    `names` are the complex ones (`z`, `out`), `parts` the real ones that conditions of `where` read
    (`z.re`, `out.im`). Raises ExpressionError.
    """
    parser = Parser(text, parts, signatures)
    return _value(parser, parser.tree(), names)


def _value(parser: Parser, node: ast.expr, names: Mapping[str, Pair]) -> Pair:
    match node:
        case ast.Name(id="i"):
            return Pair(ZERO, ONE)
        case ast.Name(id=name) if name in names:
            return names[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            inner = _value(parser, operand, names)
            return Pair(negate(inner.re), negate(inner.im))
        case ast.BinOp(op=ast.Pow(), left=left, right=ast.Constant(value=2)):
            base = _value(parser, left, names)
            return product(base, base)
        case ast.BinOp(op=op, left=left, right=right):
            lhs, rhs = _value(parser, left, names), _value(parser, right, names)
            match op:
                case ast.Add():
                    return Pair(add(lhs.re, rhs.re), add(lhs.im, rhs.im))
                case ast.Sub():
                    return Pair(subtract(lhs.re, rhs.re), subtract(lhs.im, rhs.im))
                case ast.Mult():
                    return product(lhs, rhs)
                case ast.Div():
                    return quotient(lhs, rhs)
                case _:
                    parser.refuse(node)
        case ast.Call(func=ast.Name(id="where"), args=[condition, then, otherwise], keywords=[]):
            choose = parser.condition(condition)
            one, other = _value(parser, then, names), _value(parser, otherwise, names)
            return Pair(choose(one.re, other.re), choose(one.im, other.im))
        case ast.Call(func=ast.Name(id=function), args=[argument], keywords=[]) if function in FUNCTIONS:
            return FUNCTIONS[function](_value(parser, argument, names))
        case ast.Call():
            raise ExpressionError(f"`{ast.unparse(node)}`: complex expressions know {', '.join(FUNCTIONS)}")
        case _:
            return Pair(to_float(parser.value(node)), ZERO)


def product(lhs: Pair, rhs: Pair) -> Pair:
    return Pair(
        subtract(multiply(lhs.re, rhs.re), multiply(lhs.im, rhs.im)),
        add(multiply(lhs.re, rhs.im), multiply(lhs.im, rhs.re)),
    )


def quotient(lhs: Pair, rhs: Pair) -> Pair:
    """With r = small / big of the divisor's parts, so that r is at most 1 and big + small * r does not overflow."""
    if rhs.im == ZERO:
        return Pair(divide(lhs.re, rhs.re), divide(lhs.im, rhs.re))
    tall = Compare("olt", Call("fabs", (rhs.re,)), Call("fabs", (rhs.im,)))
    big, small = where(tall, rhs.im, rhs.re), where(tall, rhs.re, rhs.im)
    r = divide(small, big)
    divisor = add(big, multiply(small, r))
    re = where(tall, add(multiply(lhs.re, r), lhs.im), add(lhs.re, multiply(lhs.im, r)))
    im = where(tall, subtract(multiply(lhs.im, r), lhs.re), subtract(lhs.im, multiply(lhs.re, r)))
    return Pair(divide(re, divisor), divide(im, divisor))


def _call(function: str, *arguments: Expression) -> Expression:
    return Call(function, arguments)


def _exp(z: Pair) -> Pair:
    size = _call("exp", z.re)
    return Pair(multiply(size, _call("cos", z.im)), multiply(size, _call("sin", z.im)))


def _log(z: Pair) -> Pair:
    return Pair(_call("log", _call("hypot", z.re, z.im)), _call("atan2", z.im, z.re))


def _sinh(z: Pair) -> Pair:
    return Pair(
        multiply(_call("sinh", z.re), _call("cos", z.im)),
        multiply(_call("cosh", z.re), _call("sin", z.im)),
    )


def _cosh(z: Pair) -> Pair:
    return Pair(
        multiply(_call("cosh", z.re), _call("cos", z.im)),
        multiply(_call("sinh", z.re), _call("sin", z.im)),
    )


def _sin(z: Pair) -> Pair:
    return Pair(
        multiply(_call("sin", z.re), _call("cosh", z.im)),
        multiply(_call("cos", z.re), _call("sinh", z.im)),
    )


def _cos(z: Pair) -> Pair:
    return Pair(
        multiply(_call("cos", z.re), _call("cosh", z.im)),
        negate(multiply(_call("sin", z.re), _call("sinh", z.im))),
    )


def _conj(z: Pair) -> Pair:
    return Pair(z.re, negate(z.im))


FUNCTIONS: Final[Mapping[str, Callable[[Pair], Pair]]] = {
    "exp": _exp,
    "log": _log,
    "sin": _sin,
    "cos": _cos,
    "sinh": _sinh,
    "cosh": _cosh,
    "conj": _conj,
}
