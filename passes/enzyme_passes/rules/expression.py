# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The language of the partials: what is written in a rules file, as a small typed tree.

A partial such as `"where(x == 0, 0, x / out)"` is parsed once by Python's `ast`, checked against a
whitelist, and becomes a tree of the frozen classes below. From the one tree follow the tangent, the
adjoint, and what has to be kept for the reverse sweep (`needs`). Nothing is evaluated: any name,
operator or function that is not known is an `ExpressionError`.

Two kinds of values exist: floats (of the type of the function, or a vector of it) and integers (only
the function's integer arguments, literals, and sums of those, as the order of a Bessel function).
An integer among floats is converted; a float never becomes an integer.

    emit(partial, emitter, [x, y], out)                      the partial itself
    emit_product(partial, emitter, adjoint, [x, y], out)     adjoint * partial, as the synthesis wants it

`emit_product` states the one convention that is not plain arithmetic: a partial whose outermost
function is `where(c, 0, e)` contributes exactly zero where `c` holds, *whatever the adjoint* (so an
infinite adjoint does not make NaN of it): `select(c, 0, adjoint * e)`.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from math import gcd
from typing import Final, Generic, Literal, NoReturn, Protocol, TypeVar, assert_never

from enzyme_passes.support.dataclasses import dataclass

V = TypeVar("V")

FloatOp = Literal["fadd", "fsub", "fmul", "fdiv"]
IntegerOp = Literal["add", "sub"]
Predicate = Literal["oeq", "une", "olt", "ole", "ogt", "oge", "eq", "ne", "slt", "sle", "sgt", "sge"]


@dataclass(frozen=True, slots=True)
class Number:
    """An exact rational: a literal keeps all its digits for types wider than double."""

    numerator: int
    denominator: int = 1

    @property
    def double(self) -> float:
        return self.numerator / self.denominator

    def terms(self, count: int) -> tuple[float, ...]:
        """Doubles, at most `count`, largest first, whose exact sum approaches the number."""
        numerator, denominator = self.numerator, self.denominator
        result: list[float] = []
        while not result or (numerator and len(result) < count):
            term = numerator / denominator
            result.append(term)
            over, under = term.as_integer_ratio()
            numerator, denominator = numerator * under - over * denominator, denominator * under
        return tuple(result)


@dataclass(frozen=True, slots=True)
class Argument:
    """The input with this index (`Rule.inputs`; the argument's own index unless complex)."""

    index: int
    integer: bool = False


@dataclass(frozen=True, slots=True)
class Out:
    """An output of the function (`Rule.outputs`); 0 is its result unless it returns nothing."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class Call:
    """A function of the rules table, by its name in double."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Binary:
    op: FloatOp
    lhs: Expression
    rhs: Expression


@dataclass(frozen=True, slots=True)
class Negate:
    operand: Expression


@dataclass(frozen=True, slots=True)
class Compare:
    """Not a value: only the condition of a `Where`. Float predicates are false on NaN, except `une`."""

    predicate: Predicate
    lhs: Expression
    rhs: Expression


@dataclass(frozen=True, slots=True)
class Where:
    condition: Compare
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Integer:
    value: int


@dataclass(frozen=True, slots=True)
class IntegerBinary:
    op: IntegerOp
    lhs: Expression
    rhs: Expression


@dataclass(frozen=True, slots=True)
class ToFloat:
    """An integer among floats."""

    operand: Expression


Expression = Number | Argument | Out | Call | Binary | Negate | Where | Integer | IntegerBinary | ToFloat

ZERO: Final = Number(0)
ONE: Final = Number(1)
MINUS_ONE: Final = Number(-1)


class ExpressionError(Exception):
    """The text is not an expression of this language; the message says what is wrong with it."""


# ---- building, with the folds that keep emitted code small ------------------------------------------------------


def ratio(numerator: int, denominator: int) -> Number:
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    common = gcd(numerator, denominator)
    return Number(numerator // common, denominator // common)


def is_integer(expression: Expression) -> bool:
    match expression:
        case Integer() | IntegerBinary():
            return True
        case Argument(integer=integer):
            return integer
        case _:
            return False


def to_float(expression: Expression) -> Expression:
    if isinstance(expression, Integer):
        return Number(expression.value)
    return ToFloat(expression) if is_integer(expression) else expression


def negate(operand: Expression) -> Expression:
    match operand:
        case Number(n, d):
            return Number(-n, d)
        case Negate(inner):
            return inner
        case _:
            return Negate(operand)


def add(lhs: Expression, rhs: Expression) -> Expression:
    if isinstance(lhs, Number) and isinstance(rhs, Number):
        numerator = lhs.numerator * rhs.denominator + rhs.numerator * lhs.denominator
        return ratio(numerator, lhs.denominator * rhs.denominator)
    if lhs == ZERO:
        return rhs
    if rhs == ZERO:
        return lhs
    if isinstance(rhs, Negate):
        return Binary("fsub", lhs, rhs.operand)
    if isinstance(lhs, Negate):
        return Binary("fsub", rhs, lhs.operand)
    return Binary("fadd", lhs, rhs)


def subtract(lhs: Expression, rhs: Expression) -> Expression:
    if isinstance(rhs, Number | Negate) or lhs == ZERO:
        return add(lhs, negate(rhs))
    return Binary("fsub", lhs, rhs)


def multiply(lhs: Expression, rhs: Expression) -> Expression:
    if isinstance(lhs, Number) and isinstance(rhs, Number):
        return ratio(lhs.numerator * rhs.numerator, lhs.denominator * rhs.denominator)
    for one, other in ((lhs, rhs), (rhs, lhs)):
        if one == ZERO:
            return ZERO
        if one == ONE:
            return other
        if one == MINUS_ONE:
            return negate(other)
        if isinstance(one, Negate):
            return negate(multiply(one.operand, other))
    return Binary("fmul", lhs, rhs)


def divide(lhs: Expression, rhs: Expression) -> Expression:
    if isinstance(lhs, Number) and isinstance(rhs, Number):
        if rhs.numerator == 0:
            raise ExpressionError("division by zero")
        return ratio(lhs.numerator * rhs.denominator, lhs.denominator * rhs.numerator)
    if lhs == ZERO:
        return ZERO
    if rhs == ONE:
        return lhs
    if isinstance(lhs, Negate):
        return negate(divide(lhs.operand, rhs))
    if isinstance(rhs, Negate):
        return negate(divide(lhs, rhs.operand))
    return Binary("fdiv", lhs, rhs)


def where(condition: Compare, then: Expression, otherwise: Expression) -> Expression:
    return then if then == otherwise else Where(condition, then, otherwise)


def power(base: Expression, exponent: int) -> Expression:
    """`base ** exponent` by repeated multiplication; shared factors are emitted once."""
    if exponent == 1:
        return base
    half = power(base, exponent // 2)
    square = multiply(half, half)
    return multiply(square, base) if exponent % 2 else square


def decimal(text: str) -> Number:
    """The exact value of a decimal literal."""
    mantissa, _, exponent = text.lower().replace("_", "").partition("e")
    whole, _, fraction = mantissa.partition(".")
    scale = int(exponent or "0") - len(fraction)
    digits = int(whole + fraction)
    return ratio(digits * 10**scale, 1) if scale >= 0 else ratio(digits, 10**-scale)


CONSTANTS: Final[Mapping[str, Number]] = {
    "pi": decimal("3.14159265358979323846264338327950288419716939937510"),
    "ln2": decimal("0.69314718055994530941723212145817656807550013436026"),
    "ln10": decimal("2.30258509299404568401799145468436420760110148862877"),
    "two_over_sqrt_pi": decimal("1.12837916709551257389615890312154517168810125865800"),
}

# ---- parsing ----------------------------------------------------------------------------------------------------

Signature = tuple[bool, ...]  # for each argument of a function: is it an integer
Signatures = Callable[[str], Signature | None]
Condition = Callable[[Expression, Expression], Expression]  # then, otherwise -> the choice

_FLOAT_PREDICATES: Final[Mapping[type[ast.cmpop], Predicate]] = {
    ast.Eq: "oeq",
    ast.NotEq: "une",
    ast.Lt: "olt",
    ast.LtE: "ole",
    ast.Gt: "ogt",
    ast.GtE: "oge",
}
_INTEGER_PREDICATES: Final[Mapping[type[ast.cmpop], Predicate]] = {
    ast.Eq: "eq",
    ast.NotEq: "ne",
    ast.Lt: "slt",
    ast.LtE: "sle",
    ast.Gt: "sgt",
    ast.GtE: "sge",
}


def parse(text: str, names: Mapping[str, Expression], signatures: Signatures) -> Expression:
    """The float expression that `text` says.

    `names` gives arguments, outputs and local definitions (`z.re` is looked up as written);
    `signatures` the functions that may be called. Raises ExpressionError.
    """
    return to_float(Parser(text, names, signatures).parse())


class Parser:
    """One expression text; the complex language (complex.py) parses its leaves and conditions with it."""

    def __init__(self, text: str, names: Mapping[str, Expression], signatures: Signatures) -> None:
        self.text = text
        self.names = names
        self.signatures = signatures

    def tree(self) -> ast.expr:
        try:
            return ast.parse(self.text.strip(), mode="eval").body
        except (SyntaxError, ValueError) as error:
            raise ExpressionError(f"`{self.text}` is not an expression: {error}") from None

    def parse(self) -> Expression:
        return self.value(self.tree())

    def refuse(self, node: ast.AST) -> NoReturn:
        raise ExpressionError(f"`{ast.unparse(node)}` is not part of the language of rules")

    def value(self, node: ast.expr) -> Expression:
        match node:
            case ast.Constant(value=bool()):
                self.refuse(node)
            case ast.Constant(value=int(value)):
                return Integer(value)
            case ast.Constant(value=float()):
                return decimal(ast.get_source_segment(self.text.strip(), node) or ast.unparse(node))
            case ast.Name() | ast.Attribute():
                return self.name(ast.unparse(node))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                inner = self.value(operand)
                if isinstance(inner, Integer):
                    return Integer(-inner.value)
                return IntegerBinary("sub", Integer(0), inner) if is_integer(inner) else negate(inner)
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                return self.value(operand)
            case ast.BinOp(op=ast.Pow(), left=left, right=right):
                return self.power(left, right)
            case ast.BinOp(op=op, left=left, right=right):
                return self.binary(node, op, self.value(left), self.value(right))
            case ast.Call(func=ast.Name(id="where"), args=[condition, then, otherwise], keywords=[]):
                return self.condition(condition)(to_float(self.value(then)), to_float(self.value(otherwise)))
            case ast.Call(func=ast.Name() | ast.Attribute() as function, args=arguments, keywords=[]):
                return self.call(ast.unparse(function), arguments)
            case _:
                self.refuse(node)

    def name(self, name: str) -> Expression:
        found = self.names.get(name)
        if found is None:
            found = CONSTANTS.get(name)
        if found is None:
            known = ", ".join([*self.names, *CONSTANTS])
            raise ExpressionError(f"unknown name `{name}` (known here: {known})")
        return found

    def binary(self, node: ast.expr, op: ast.operator, lhs: Expression, rhs: Expression) -> Expression:
        if is_integer(lhs) and is_integer(rhs) and isinstance(op, ast.Add | ast.Sub):
            sign = 1 if isinstance(op, ast.Add) else -1
            if isinstance(lhs, Integer) and isinstance(rhs, Integer):
                return Integer(lhs.value + sign * rhs.value)
            return IntegerBinary("add" if sign == 1 else "sub", lhs, rhs)
        lhs, rhs = to_float(lhs), to_float(rhs)
        match op:
            case ast.Add():
                return add(lhs, rhs)
            case ast.Sub():
                return subtract(lhs, rhs)
            case ast.Mult():
                return multiply(lhs, rhs)
            case ast.Div():
                return divide(lhs, rhs)
            case _:
                self.refuse(node)

    def power(self, left: ast.expr, right: ast.expr) -> Expression:
        match right:
            case ast.Constant(value=int(exponent)) if 1 <= exponent <= 16:
                return power(to_float(self.value(left)), exponent)
            case _:
                raise ExpressionError(f"the exponent `{ast.unparse(right)}` is not an integer from 1 to 16 (use pow)")

    def call(self, function: str, arguments: list[ast.expr]) -> Expression:
        signature = self.signatures(function)
        if signature is None:
            raise ExpressionError(f"no rule is known for the function `{function}`")
        if len(signature) != len(arguments):
            raise ExpressionError(f"`{function}` takes {len(signature)} arguments, not {len(arguments)}")
        values: list[Expression] = []
        for integer, argument in zip(signature, arguments, strict=True):
            value = self.value(argument)
            if integer and not is_integer(value):
                raise ExpressionError(f"`{function}` takes an integer where `{ast.unparse(argument)}` is given")
            values.append(value if integer else to_float(value))
        return Call(function, tuple(values))

    def condition(self, node: ast.expr) -> Condition:
        """And, or, not become nested choices: an emitter needs no logic of its own."""
        match node:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                inner = self.condition(operand)
                return lambda then, otherwise: inner(otherwise, then)
            case ast.BoolOp(op=op, values=values):
                both = isinstance(op, ast.And)
                return _joined([self.condition(value) for value in values], both)
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in _FLOAT_PREDICATES:
                lhs, rhs = self.value(left), self.value(right)
                if is_integer(lhs) and is_integer(rhs):
                    comparison = Compare(_INTEGER_PREDICATES[type(op)], lhs, rhs)
                else:
                    comparison = Compare(_FLOAT_PREDICATES[type(op)], to_float(lhs), to_float(rhs))
                return lambda then, otherwise: where(comparison, then, otherwise)
            case _:
                raise ExpressionError(f"`{ast.unparse(node)}` is not a condition")


def _joined(parts: list[Condition], both: bool) -> Condition:
    def choose(then: Expression, otherwise: Expression) -> Expression:
        result = then if both else otherwise
        for part in reversed(parts):
            result = part(result, otherwise) if both else part(then, result)
        return result

    return choose


# ---- reading off ------------------------------------------------------------------------------------------------


def operands(expression: Expression) -> tuple[Expression, ...]:
    match expression:
        case Number() | Argument() | Out() | Integer():
            return ()
        case Call(_, arguments):
            return arguments
        case Binary(_, lhs, rhs) | IntegerBinary(_, lhs, rhs):
            return lhs, rhs
        case Negate(operand) | ToFloat(operand):
            return (operand,)
        case Where(condition, then, otherwise):
            return condition.lhs, condition.rhs, then, otherwise
        case _:
            assert_never(expression)


@dataclass(frozen=True, slots=True)
class Needs:
    """What a partial reads: inputs, and outputs of the function, by index."""

    arguments: frozenset[int]
    outputs: frozenset[int]

    @property
    def out(self) -> bool:
        return bool(self.outputs)


def needs(*expressions: Expression | None) -> Needs:
    arguments: set[int] = set()
    outputs: set[int] = set()
    work = [expression for expression in expressions if expression is not None]
    while work:
        expression = work.pop()
        match expression:
            case Argument(index):
                arguments.add(index)
            case Out(index):
                outputs.add(index)
            case _:
                work.extend(operands(expression))
    return Needs(frozenset(arguments), frozenset(outputs))


def may_be_infinite(expression: Expression, finite: Callable[[str | None], bool]) -> bool:
    """Whether the expression can be infinite or NaN although all arguments are finite.

    `finite(name)` says whether the function `name` (None: the function whose partial this is) has a
    finite result for all finite arguments. Overflow of sums and products is not counted.
    """
    match expression:
        case Number() | Argument() | Integer() | IntegerBinary() | ToFloat():
            return False
        case Out():
            return not finite(None)
        case Call("exp", (Negate(Binary("fmul", lhs, rhs)),)) if lhs == rhs:
            return may_be_infinite(lhs, finite)
        case Binary("fdiv", lhs, rhs):
            if may_be_infinite(lhs, finite) or may_be_infinite(rhs, finite):
                return True
            return not (isinstance(rhs, Number) or _at_least_one(rhs))
        case Call(function, arguments):
            return not finite(function) or any(may_be_infinite(argument, finite) for argument in arguments)
        case Binary() | Negate() | Where():
            return any(may_be_infinite(operand, finite) for operand in operands(expression))
        case _:
            assert_never(expression)


def _at_least_one(expression: Expression) -> bool:
    """`1 + e * e`, `hypot(1, e)`."""
    match expression:
        case Binary("fadd", Number() as number, Binary("fmul", lhs, rhs)):
            return number.double >= 1 and lhs == rhs
        case Call("hypot", (Number() as number, _)):
            return number.double >= 1
        case _:
            return False


# ---- emitting ---------------------------------------------------------------------------------------------------


class Emitter(Protocol[V]):
    """Where expressions go: the IR builder, C text, plain Python numbers. All values of one float type.

    For a vector type every operation is elementwise, and constants and converted integers are splats.
    """

    @property
    def wider_than_double(self) -> bool:
        """Whether a constant needs more digits than a double has."""

    def constant(self, value: float) -> V: ...

    def binary(self, op: FloatOp, lhs: V, rhs: V) -> V: ...

    def negate(self, operand: V) -> V: ...

    def compare(self, predicate: Predicate, lhs: V, rhs: V) -> V: ...

    def select(self, condition: V, then: V, otherwise: V) -> V: ...

    def call(self, function: str, arguments: Sequence[V]) -> V:
        """`function` is its name in double; the emitter picks the variant (RuleTable.symbol_for)."""

    def integer(self, value: int, like: V | None) -> V:
        """An integer constant of the type of `like` (None: C's int)."""

    def integer_binary(self, op: IntegerOp, lhs: V, rhs: V) -> V: ...

    def to_float(self, operand: V) -> V: ...


def emit(
    expression: Expression,
    emitter: Emitter[V],
    arguments: Sequence[V | None],
    *outs: V | None,
    memo: dict[Expression, V] | None = None,
) -> V:
    """Emits the value of `expression`, each common subexpression once.

    `arguments` and `outs` need only hold what `needs` names. `memo` may be shared between the partials
    of one call emitted into the same place.
    """
    return _Emission(emitter, arguments, outs, {} if memo is None else memo).emit(expression)


def emit_product(
    expression: Expression,
    emitter: Emitter[V],
    factor: V,
    arguments: Sequence[V | None],
    *outs: V | None,
    guard: bool = False,
    memo: dict[Expression, V] | None = None,
) -> V:
    """Emits `factor * expression`: the contribution of an adjoint (or tangent) `factor`.

    With `guard` it is 0 where the factor is 0 (docs/internals/reverse-sweep.md: 0 * inf is not wanted
    from an arm that was not taken).
    """
    emission = _Emission(emitter, arguments, outs, {} if memo is None else memo)
    product = emission.product(expression, factor)
    if not guard:
        return product
    zero = emission.emit(ZERO)
    return emitter.select(emitter.compare("oeq", factor, zero), zero, product)


@dataclass(slots=True)
class _Emission(Generic[V]):
    emitter: Emitter[V]
    arguments: Sequence[V | None]
    outs: Sequence[V | None]
    memo: dict[Expression, V]

    def emit(self, expression: Expression) -> V:
        known = self.memo.get(expression)
        if known is None:
            known = self.memo[expression] = self.make(expression)
        return known

    def make(self, expression: Expression) -> V:
        emitter = self.emitter
        match expression:
            case Number():
                first, *rest = expression.terms(3 if emitter.wider_than_double else 1)
                value = emitter.constant(first)
                for term in rest:  # the optimizer folds these
                    value = emitter.binary("fadd", value, emitter.constant(term))
                return value
            case Argument(index):
                argument = self.arguments[index]
                assert argument is not None, f"argument {index} was not provided"
                return argument
            case Out(index):
                out = self.outs[index]
                assert out is not None, f"output {index} was not provided"
                return out
            case Call(function, arguments):
                return emitter.call(function, [self.emit(argument) for argument in arguments])
            case Binary(op, lhs, rhs):
                return emitter.binary(op, self.emit(lhs), self.emit(rhs))
            case Negate(operand):
                return emitter.negate(self.emit(operand))
            case Where(condition, then, otherwise):
                chosen = self.compare(condition)
                return emitter.select(chosen, self.emit(then), self.emit(otherwise))
            case Integer(value):
                return emitter.integer(value, None)
            case IntegerBinary(op, lhs, rhs):
                return emitter.integer_binary(op, *self.integers(lhs, rhs))
            case ToFloat(operand):
                return emitter.to_float(self.emit(operand))
            case _:
                assert_never(expression)

    def compare(self, condition: Compare) -> V:
        if is_integer(condition.lhs):
            return self.emitter.compare(condition.predicate, *self.integers(condition.lhs, condition.rhs))
        return self.emitter.compare(condition.predicate, self.emit(condition.lhs), self.emit(condition.rhs))

    def integers(self, lhs: Expression, rhs: Expression) -> tuple[V, V]:
        """Both operands, a literal in the type of the other."""
        if isinstance(lhs, Integer):
            second = self.emit(rhs)
            return self.emitter.integer(lhs.value, second), second
        first = self.emit(lhs)
        return first, self.emitter.integer(rhs.value, first) if isinstance(rhs, Integer) else self.emit(rhs)

    def product(self, expression: Expression, factor: V) -> V:
        emitter = self.emitter
        if expression == ZERO:
            return self.emit(ZERO)
        if expression == ONE:
            return factor
        match expression:
            case Number(-1, 1):
                return emitter.negate(factor)
            case Negate(operand):
                return emitter.negate(self.product(operand, factor))
            case Where(condition, then, otherwise) if _chooses_a_number(expression):
                chosen = self.compare(condition)
                return emitter.select(chosen, self.product(then, factor), self.product(otherwise, factor))
            case Binary("fdiv", Number() as numerator, rhs):
                return emitter.binary("fdiv", self.product(numerator, factor), self.emit(rhs))
            case _:
                return emitter.binary("fmul", factor, self.emit(expression))


def _chooses_a_number(expression: Expression) -> bool:
    """Whether one of the arms of nested choices is a constant."""
    match expression:
        case Number():
            return True
        case Where(_, then, otherwise):
            return _chooses_a_number(then) or _chooses_a_number(otherwise)
        case _:
            return False
