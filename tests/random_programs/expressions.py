"""Expressions, conditions and indices of generated programs.

An expression comes with a bound of its magnitude, and is built only of functions that are smooth where that bound
allows: values and derivatives stay moderate, and differences mean something. What is not smooth (comparisons, fmin,
fmax, fabs) goes through names that the reference build redefines to record how close the call was.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

from .scope import LIMIT, POINTED, Helper, Place, Scope, Struct, StructPlace

Bounded = tuple[str, float]


@dataclass(slots=True)
class Expressions:
    """Makes expressions out of what a scope offers; one a program, since it owns the random source and the names."""

    random: random.Random
    helpers: list[Helper] = field(default_factory=list)
    counter: int = 0
    floats: bool = False
    """The program computes in single precision somewhere."""

    def fresh(self, stem: str) -> str:
        self.counter += 1
        return f"{stem}{self.counter}"

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    # Integers -----------------------------------------------------------------------------------------------------

    def index(self, scope: Scope, limit: int) -> str:
        """An integer expression in [0, limit)."""
        r = self.random
        integers = [p for p in scope.places if p.type == "int" and not p.lengths]
        tables = [p for p in scope.places if p.type == "int" and p.lengths]
        if not integers or r.random() < 0.15:
            return str(r.randrange(limit))
        chosen = r.choice(integers[-4:])
        name = chosen.template
        match r.randrange(8):
            case 0 | 1 | 2 if chosen.limit <= limit:
                return name
            case 3 if chosen.limit <= limit:
                return f"{limit - 1} - {name}"
            case 4:
                return f"({name} + {r.randrange(1, 5)}) % {limit}"
            case 5:
                return f"({r.randrange(2, 4)} * {name} + {r.choice(integers).template}) % {limit}"
            case 6 if tables:
                return f"{self.fill(scope, r.choice(tables), 0)} % {limit}"
            case _:
                return name if chosen.limit <= limit else f"{name} % {limit}"

    def fill(self, scope: Scope, place: Place | StructPlace, dynamic: float = 0.7) -> str:
        """The place with indices put in; with probability `dynamic` each is computed."""
        chosen = [
            self.index(scope, n) if self.chance(dynamic) else str(self.random.randrange(n)) for n in place.lengths
        ]
        return place.template.format(*chosen)

    # Conditions ---------------------------------------------------------------------------------------------------

    def condition(self, scope: Scope, active: float = 0.25) -> str:
        r = self.random
        integers = [p for p in scope.places if p.type == "int" and not p.lengths]
        if r.random() < active or not integers:
            left = self.leaf(scope, "double")[0]
            right = self.literal("double", 0.05, 0.9) if r.random() < 0.6 else self.expression(scope, 1)[0]
            return f"LESS({left}, {right})" if r.random() < 0.7 else f"!LESS({left}, {right})"
        a, b = r.choice(integers).template, r.choice(integers).template
        modulus = r.randrange(2, 4)
        return r.choice(
            [
                f"{a} % {modulus} == {r.randrange(modulus)}",
                f"{a} < {r.randrange(1, 4)}",
                f"{a} > {b}" if a != b else f"{a} != 1",
                f"({a} + {b}) % 3 != {r.randrange(3)}",
                f"({a} & 1) && {b} < 3",
                f"{a} == 0 || {b} % 2 == 1",
            ]
        )

    # Reals --------------------------------------------------------------------------------------------------------

    def literal(self, kind: str, low: float = 0.1, high: float = 1.5) -> str:
        value = round(self.random.uniform(low, high), 3)
        return f"{value}f" if kind == "float" else f"{value}"

    def leaf(self, scope: Scope, kind: str) -> Bounded:
        r = self.random
        reals = [p for p in scope.places if p.type == kind]
        reals = [p for p in reals if p.active or r.random() < 0.15] or reals
        if reals:
            place = r.choice(reals[-6:]) if r.random() < 0.5 else r.choice(reals)
            return self.fill(scope, place), LIMIT
        others = [p for p in scope.places if p.type in ("double", "float")]
        if others:
            return f"({kind}){self.fill(scope, r.choice(others))}", LIMIT
        return self.literal(kind), 1.5

    def expression(self, scope: Scope, depth: int, kind: str = "double") -> Bounded:
        """An expression of the given C type."""
        r = self.random
        suffix = "f" if kind == "float" else ""
        if depth <= 0 or r.random() < 0.1:
            match r.randrange(14):
                case 0:
                    return self.literal(kind), 1.5
                case 1:
                    return f"{self.literal(kind, 0.05, 0.3)} * ({kind})({self.index(scope, 5)})", 1.5
                case _:
                    return self.leaf(scope, kind)
        pick = r.randrange(30)
        if pick < 5:
            a, b = self.expression(scope, depth - 1, kind), self.expression(scope, depth - 1, kind)
            return f"({a[0]} {r.choice('+-')} {b[0]})", a[1] + b[1]
        if pick < 10:
            a, b = self.expression(scope, depth - 1, kind), self.expression(scope, depth - 1, kind)
            return f"{self.closed(a[0])} * {self.closed(b[0])}", a[1] * b[1]
        if pick < 12:
            a, b = self.expression(scope, depth - 1, kind), self.expression(scope, depth - 1, kind)
            d = self.limited(b, 3.0)
            return f"{self.closed(a[0])} / ({self.literal(kind, 1.2, 2.5)} + ({d}) * ({d}))", a[1]
        if pick < 13:
            a = self.expression(scope, depth - 1, kind)
            return f"(-{self.closed(a[0])})", a[1]
        if pick < 20:
            return self.smooth_call(scope, depth, kind)
        if pick < 22:
            a, b = self.expression(scope, depth - 1, kind), self.expression(scope, depth - 1, kind)
            match r.randrange(3):
                case 0:
                    return f"fmax{suffix}({a[0]}, {b[0]})", max(a[1], b[1])
                case 1:
                    return f"fmin{suffix}({a[0]}, {b[0]})", max(a[1], b[1])
                case _:
                    return f"fabs{suffix}({a[0]} + {self.literal(kind, 0.01, 0.2)})", a[1] + 0.2
        if pick < 25:
            a, b = self.expression(scope, depth - 1, kind), self.expression(scope, depth - 1, kind)
            return f"({self.condition(scope)} ? {a[0]} : {b[0]})", max(a[1], b[1])
        if pick < 26 and self.floats:
            other = "float" if kind == "double" else "double"
            a = self.expression(scope, depth - 1, other)
            return f"({kind}){self.closed(a[0])}", a[1]
        if pick < 29:
            called = self.call(scope, [h for h in self.helpers if h.pure and h.result in ("double", "float")])
            if called is not None:
                return (called if kind == "double" else f"(float){called}"), LIMIT
        return self.smooth_call(scope, depth, kind)

    def smooth_call(self, scope: Scope, depth: int, kind: str) -> Bounded:
        r = self.random
        s = "f" if kind == "float" else ""
        one = "1.0f" if s else "1.0"
        a = self.expression(scope, depth - 1, kind)
        small = self.limited(a, 2.0, kind)
        match r.randrange(18):
            case 0 | 1:
                return f"tanh{s}({self.limited(a, 4.0, kind)})", 1.0
            case 2 | 3:
                return f"sin{s}({a[0]})", 1.0
            case 4:
                return f"cos{s}({a[0]})", 1.0
            case 5:
                return f"exp{s}(-({small}) * ({small}))", 1.0
            case 6:
                return f"exp{s}({self.limited(a, 1.0, kind)})", math.e
            case 7:
                return f"sqrt{s}({one} + ({small}) * ({small}))", 2.3
            case 8:
                return f"log{s}({one} + ({small}) * ({small}))", 1.7
            case 9:
                power = r.choice(["0.5", "-0.5", "1.5", "-1.0", "0.3", "2.0"])
                return f"pow{s}({one} + ({small}) * ({small}), {power}{s})", 25.0
            case 10:
                return f"atan{s}({a[0]})", 1.6
            case 11:
                b = self.expression(scope, depth - 1, kind)
                return f"atan2{s}({small}, {self.literal(kind, 2.2, 3.0)} + {self.limited(b, 1.0, kind)})", 1.6
            case 12:
                return f"hypot{s}({small}, {self.literal(kind, 0.8, 1.5)})", 2.5
            case 13:
                b = self.expression(scope, depth - 1, kind)
                small_b = self.limited(b, 1.0, kind)
                return f"pow{s}({self.literal(kind, 1.1, 1.6)} + ({small}) * ({small}), {small_b})", 6.0
            case 14:
                return f"erf{s}({small})", 1.0
            case 15:
                return f"cbrt{s}({self.literal(kind, 2.5, 3.0)} + {small})", 1.8
            case 16:
                b = self.expression(scope, depth - 1, kind)
                c = self.leaf(scope, kind)
                return f"fma{s}({a[0]}, {b[0]}, {c[0]})", a[1] * b[1] + c[1]
            case _:
                return f"expm1{s}({self.limited(a, 1.0, kind)})", 1.8

    def closed(self, text: str) -> str:
        """In parentheses if it may not be an operand of a product as it is."""
        depth = 0
        for position, character in enumerate(text):
            depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
            if depth == 0 and character in "+-*/? " and position:
                return f"({text})"
        return f"({text})" if text.startswith("-") else text

    def limited(self, value: Bounded, limit: float, kind: str = "double") -> str:
        """The value, scaled or squashed so that its magnitude is at most `limit`."""
        text, bound = value
        suffix = "f" if kind == "float" else ""
        if bound <= limit:
            return text
        if limit >= 1.0 and bound <= 4.0 and self.chance(0.5):
            return f"tanh{suffix}({text})"
        if limit >= 1.0 and bound <= 12.0 and self.chance(0.6):
            return f"sin{suffix}({text})"
        factor = math.floor(limit / bound * 1000) / 1000
        if factor < 0.002:
            return f"sin{suffix}({text})" if limit >= 1.0 else f"{limit}{suffix} * sin{suffix}({text})"
        return f"{factor}{suffix} * {self.closed(text)}"

    def value(self, scope: Scope, depth: int | None = None, limit: float = LIMIT, kind: str = "double") -> str:
        """An expression that may be stored."""
        if depth is None:
            depth = self.random.choice([1, 1, 2, 2, 3])
        if depth > 1 and scope.weight > 60:
            depth = 1
        return self.limited(self.expression(scope, depth, kind), limit, kind)

    # Calls --------------------------------------------------------------------------------------------------------

    def call(self, scope: Scope, helpers: list[Helper]) -> str | None:
        """A call of one of the helpers, if there is one whose arguments can be found and whose cost is affordable."""
        affordable = [h for h in helpers if h.cost * scope.weight <= 4000]
        if not affordable:
            return None
        chosen = self.random.choice(affordable)
        arguments, roots = [], []
        for parameter in chosen.parameters:
            match parameter.kind:
                case "double" | "float" as kind:
                    arguments.append(self.value(scope, 1, kind=kind))
                case "int":
                    arguments.append(self.index(scope, parameter.limit))
                case "in" | "inout":
                    found = self.pointer(scope, writable=parameter.kind == "inout")
                    if found is None:
                        return None
                    arguments.append(found[0])
                    roots.append(found[1])
                case "struct" | "structptr":
                    pointer = parameter.kind == "structptr"
                    place = self.struct_place(scope, parameter.struct, writable=pointer)
                    if place is None:
                        return None
                    arguments.append(("&" if pointer else "") + self.fill(scope, place))
                    if pointer:
                        roots.append(place.root)
                case "view":
                    found = self.pointer(scope, writable=True)
                    if found is None:
                        return None
                    arguments.append(f"(struct View){{{found[0]}, {POINTED}}}")
                    roots.append(found[1])
                case "function":
                    if not scope.functions:
                        return None
                    arguments.append(self.function(scope))
        if any(p.restrict for p in chosen.parameters) and ("?" in roots or len(set(roots)) < len(roots)):
            return None
        return f"{chosen.name}({', '.join(arguments)})"

    def function(self, scope: Scope) -> str:
        """An expression for a pointer to a unary function."""
        chosen = self.random.choice(scope.functions)
        return chosen.replace("{}", self.index(scope, 3)) if "{}" in chosen else chosen

    def pointer(self, scope: Scope, *, writable: bool, length: int = POINTED) -> tuple[str, str] | None:
        """(expression, root) of a pointer to at least `length` doubles."""
        arrays = [
            p
            for p in scope.places
            if p.type == "double"
            and p.is_array
            and p.lengths[-1] >= length
            and (p.writable or not writable)
            and not (scope.pure and writable and p.root == "?")
        ]
        if not arrays:
            return None
        chosen = self.random.choice(arrays)
        outer = [self.index(scope, n) for n in chosen.lengths[:-1]]
        text = chosen.template.removesuffix("[{}]").format(*outer)
        room = chosen.lengths[-1] - length
        if room and self.chance(0.4):
            text = f"{text} + {self.index(scope, room + 1)}" if self.chance(0.5) else f"&{text}[{room}]"
        return text, chosen.root

    def struct_place(self, scope: Scope, struct: Struct | None, *, writable: bool) -> StructPlace | None:
        fitting = [p for p in scope.structs if (struct is None or p.struct is struct) and (p.writable or not writable)]
        return self.random.choice(fitting) if fitting else None
