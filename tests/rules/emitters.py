"""Two emitters besides the engine's: C text, and plain Python floats."""

from __future__ import annotations

import ctypes
import ctypes.util
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from enzyme_passes.rules.expression import FloatOp, IntegerOp, Predicate

C_OPERATORS = {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "add": "+", "sub": "-"}
C_PREDICATES = {
    **{"oeq": "==", "une": "!=", "olt": "<", "ole": "<=", "ogt": ">", "oge": ">="},
    **{"eq": "==", "ne": "!=", "slt": "<", "sle": "<=", "sgt": ">", "sge": ">="},
}
C_SPELLINGS = {
    "llvm.powi": "__builtin_powi<f>",
    **{name: f"__enzcc_{name}<f>" for name in ("digamma", "polygamma", "sin_pi", "cos_pi")},
}


@dataclass
class CText:
    """Statements of C in one float type; values are names of temporaries."""

    type: str
    suffix: str
    statements: list[str] = field(default_factory=list)

    @property
    def wider_than_double(self) -> bool:
        return self.type == "long double"

    def temporary(self, value: str, type_: str | None = None) -> str:
        name = f"t{len(self.statements)}"
        self.statements.append(f"{type_ or self.type} {name} = {value};")
        return name

    def constant(self, value: float) -> str:
        return f"({self.type}){value.hex()}"

    def binary(self, op: FloatOp, lhs: str, rhs: str) -> str:
        return self.temporary(f"{lhs} {C_OPERATORS[op]} {rhs}")

    def negate(self, operand: str) -> str:
        return self.temporary(f"-{operand}")

    def compare(self, predicate: Predicate, lhs: str, rhs: str) -> str:
        return self.temporary(f"{lhs} {C_PREDICATES[predicate]} {rhs}", "int")

    def select(self, condition: str, then: str, otherwise: str) -> str:
        return self.temporary(f"{condition} ? {then} : {otherwise}")

    def call(self, function: str, arguments: Sequence[str]) -> str:
        spelling = C_SPELLINGS.get(function, f"{function}<f>").replace("<f>", self.suffix)
        return self.temporary(f"{spelling}({', '.join(arguments)})")

    def integer(self, value: int, like: str | None) -> str:
        return str(value)

    def integer_binary(self, op: IntegerOp, lhs: str, rhs: str) -> str:
        return self.temporary(f"{lhs} {C_OPERATORS[op]} {rhs}", "int")

    def to_float(self, operand: str) -> str:
        return self.temporary(f"({self.type}){operand}")


class Numbers:
    """IEEE doubles; functions are those of the C library."""

    wider_than_double = False

    def __init__(self) -> None:
        self.library = ctypes.CDLL(ctypes.util.find_library("m"))

    def constant(self, value: float) -> float:
        return value

    def binary(self, op: FloatOp, lhs: float, rhs: float) -> float:
        match op:
            case "fadd":
                return lhs + rhs
            case "fsub":
                return lhs - rhs
            case "fmul":
                return lhs * rhs
            case "fdiv":
                if rhs != 0:
                    return lhs / rhs
                return math.nan if lhs == 0 or lhs != lhs else math.copysign(math.inf, lhs) * math.copysign(1, rhs)

    def negate(self, operand: float) -> float:
        return -operand

    def compare(self, predicate: Predicate, lhs: float, rhs: float) -> float:
        match predicate:
            case "oeq" | "eq":
                return lhs == rhs
            case "une" | "ne":
                return lhs != rhs
            case "olt" | "slt":
                return lhs < rhs
            case "ole" | "sle":
                return lhs <= rhs
            case "ogt" | "sgt":
                return lhs > rhs
            case "oge" | "sge":
                return lhs >= rhs

    def select(self, condition: float, then: float, otherwise: float) -> float:
        return then if condition else otherwise

    def call(self, function: str, arguments: Sequence[float]) -> float:
        if function == "llvm.powi":
            function = "pow"
            arguments = [float(argument) for argument in arguments]
        call = getattr(self.library, function)
        call.restype = ctypes.c_double
        call.argtypes = [ctypes.c_int if isinstance(argument, int) else ctypes.c_double for argument in arguments]
        result = call(*arguments)
        assert isinstance(result, float)
        return result

    def integer(self, value: int, like: float | None) -> float:
        return value

    def integer_binary(self, op: IntegerOp, lhs: float, rhs: float) -> float:
        return lhs + rhs if op == "add" else lhs - rhs

    def to_float(self, operand: float) -> float:
        return float(operand)
