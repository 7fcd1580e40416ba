# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How often something happens, as a formula of what the program counts by: for the report of a gradient.

    for (i = 0; i < n; i++)
      for (j = i; j < m; j++)  keep v;          v is kept   n × m - n^2 / 2 + n / 2   times

A formula is a polynomial with rational coefficients over *atoms*: parameters, values that are read from memory, the
numbers of iterations that are not known in advance, and operations that are no polynomials (a quotient, a maximum).
Loops whose bounds depend on the counters of outer ones are summed up. These formulas are only shown: no derivative is
made by them, and where a loop is not entered at all, they may say less than nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, ExtractValue, Freeze, GetElementPtr, IntBinary, Phi, is_checked
from enzyme_passes.ir.values import ConstInt, Value
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.tape.abi import FIRST_CHUNK

Monomial = tuple[int, ...]
Formula = Mapping[Monomial, Fraction]

MOST_TERMS: Final = 40
MOST_SUMMED: Final = 4  # terms of a number of iterations, and letters: a longer one gets a name
MOST_SHOWN: Final = 48
EQUALS: Final = "equals"  # the operation of an atom that is a formula by another name
DEEPEST: Final = 40  # operands that are looked through


@dataclass(frozen=True, slots=True)
class Atom:
    """What a formula is in. `name`: as the source has it; `scope`: the function that it belongs to. `operation` with
    its `arguments` where it is computed from others."""

    name: str
    scope: str
    operation: str = ""
    arguments: tuple[Formula, ...] = ()


class Atoms:
    """The atoms of one report, by number."""

    def __init__(self) -> None:
        self.all: list[Atom] = []
        self._known: dict[object, int] = {}

    def atom(self, key: object, make: Callable[[], Atom]) -> int:
        number = self._known.get(key)
        if number is None:
            self.all.append(make())
            number = self._known[key] = len(self.all) - 1
        return number

    def operation(self, name: str, arguments: Sequence[Formula]) -> Formula:
        values = [constant_of(a) for a in arguments]
        known = [v for v in values if v is not None]
        if len(known) == len(values):
            return constant(computed(name, known))
        key = (name, tuple(tuple(sorted(a.items())) for a in arguments))
        return variable(self.atom(key, lambda: Atom("", "", name, tuple(arguments))))

    def substituted(self, p: Formula, by: Mapping[int, Formula]) -> Formula:
        """`p` with formulas in the place of atoms, within operations too."""
        total: Formula = {}
        for monomial, coefficient in p.items():
            term = constant(coefficient)
            for number in monomial:
                term = multiply(term, self._replaced(number, by))
            total = add(total, term)
        return total

    def _replaced(self, number: int, by: Mapping[int, Formula]) -> Formula:
        if number in by:
            return by[number]
        atom = self.all[number]
        if not atom.operation:
            return variable(number)
        arguments = [self.substituted(a, by) for a in atom.arguments]
        if atom.operation != EQUALS or arguments == list(atom.arguments):
            return self.operation(atom.operation, arguments) if atom.operation != EQUALS else variable(number)
        return variable(self.atom((number, str(arguments)), lambda: replace(atom, arguments=tuple(arguments))))

    def mentions(self, p: Formula, number: int) -> bool:
        return any(n == number or self._within(n, number) for m in p for n in m)

    def _within(self, outer: int, number: int) -> bool:
        return any(self.mentions(a, number) for a in self.all[outer].arguments)

    def text(self, p: Formula, name: Callable[[int], str]) -> str:
        """`8 × n × m + 4 × n`"""
        if not p:
            return "0"
        terms = [self._term(c, m, name) for m, c in sorted(p.items(), key=lambda t: (-len(t[0]), t[0]))]
        return " + ".join(terms).replace(" + -", " - ")

    def _term(self, coefficient: Fraction, monomial: Monomial, name: Callable[[int], str]) -> str:
        factors: dict[str, int] = {}
        for number in monomial:
            word = self.word(number, name)
            factors[word] = factors.get(word, 0) + 1
        words = [w if power == 1 else f"{w}^{power}" for w, power in factors.items()]
        if coefficient.numerator == -1 and words:
            words[0] = f"-{words[0]}"
        elif coefficient.numerator != 1 or not words:
            words.insert(0, str(coefficient.numerator))
        below = f" / {coefficient.denominator}" if coefficient.denominator != 1 else ""
        return " × ".join(words) + below

    def word(self, number: int, name: Callable[[int], str]) -> str:
        atom = self.all[number]
        if not atom.operation or atom.operation == EQUALS:
            return name(number)
        said = [self.text(a, name) for a in atom.arguments]
        if atom.operation in ("ceil", "floor"):
            top = said[0] if " " not in said[0] else f"({said[0]})"
            below = said[1] if " " not in said[1] else f"({said[1]})"
            return f"{atom.operation}({top} / {below})"
        return f"{atom.operation}({', '.join(said)})"


def computed(operation: str, values: Sequence[Fraction]) -> Fraction:
    """What an operation gives. `records`: the room for so many records, in chunks that double."""
    match operation:
        case "max":
            return max(values)
        case "min":
            return min(values)
        case "ceil":
            return Fraction(-(-values[0] // values[1])) if values[1] else Fraction(0)
        case "floor":
            return Fraction(values[0] // values[1]) if values[1] else Fraction(0)
        case _:
            room, chunk = 0, FIRST_CHUNK
            while room < values[0]:
                room, chunk = room + chunk, 2 * chunk
            return Fraction(room)


# Polynomials ------------------------------------------------------------------------------------------------------


def constant(value: int | Fraction) -> Formula:
    return {(): Fraction(value)} if value else {}


def variable(number: int) -> Formula:
    return {(number,): Fraction(1)}


def constant_of(p: Formula) -> Fraction | None:
    if not p:
        return Fraction(0)
    return p[()] if len(p) == 1 and () in p else None


def add(p: Formula, q: Formula, factor: int | Fraction = 1) -> Formula:
    """p + factor * q."""
    total = dict(p)
    for monomial, coefficient in q.items():
        changed = total.get(monomial, Fraction(0)) + factor * coefficient
        if changed:
            total[monomial] = changed
        else:
            total.pop(monomial, None)
    return total


def multiply(p: Formula, q: Formula) -> Formula:
    total: dict[Monomial, Fraction] = {}
    for m, c in p.items():
        for n, d in q.items():
            joined = tuple(sorted(m + n))
            total[joined] = total.get(joined, Fraction(0)) + c * d
    return {m: c for m, c in total.items() if c}


def scaled(p: Formula, factor: int | Fraction) -> Formula:
    return {m: c * factor for m, c in p.items()} if factor else {}


# What a function counts by ----------------------------------------------------------------------------------------


class Counts:
    """The formulas of one function. `name` says what a value is called in the source, `counters` which phi counts the
    iterations of which loop."""

    def __init__(
        self,
        atoms: Atoms,
        scope: str,
        loops: LoopInfo,
        counters: Mapping[Phi, Loop],
        layout: ty.DataLayout,
        name: Callable[[Value], str],
        line: Callable[[Loop], str],
    ) -> None:
        self.atoms = atoms
        self.scope = scope
        self.loops = loops
        self.counters = counters
        self.layout = layout
        self.name = name
        self.line = line
        self._iterations: dict[Loop, Formula] = {}
        self._addresses: dict[int, None] = {}  # atoms that are pointers

    def total(self, chain: Sequence[Loop], each: Formula) -> Formula:
        """The sum of `each` over the iterations of all loops of `chain`, outermost first."""
        for loop in reversed(chain):
            each = self._summed(each, self.counter(loop), self.iterations(loop))
        return each

    def shown(self, chain: Sequence[Loop]) -> str:
        """How often what stands in these loops is done, as a product where it is one: `layers × (n - 1)`."""
        name = self._name_of
        factors: list[str] = []
        for depth, loop in enumerate(chain):
            count = self.iterations(loop)
            if any(self.atoms.mentions(count, self.counter(outer)) for outer in chain[:depth]):
                text = f"({self.atoms.text(self.total(chain, constant(1)), name)})"
                return text if len(text) <= 2 * MOST_SHOWN else f"all iterations of {self.line(chain[-1])}"
            text = self.atoms.text(count, name)
            factors.append(f"({text})" if len(count) > 1 else text)
        return " × ".join(factors) or "1"

    def _name_of(self, number: int) -> str:
        return self.atoms.all[number].name

    def _summed(self, p: Formula, counter: int, count: Formula) -> Formula:
        """The sum of p for counter = 0 ... count - 1."""
        if len(count) > 6 or len(p) > MOST_TERMS:
            return multiply(count, {m: c for m, c in p.items() if counter not in m})
        direct: dict[int, dict[Monomial, Fraction]] = {}
        for monomial, coefficient in p.items():
            rest = tuple(n for n in monomial if n != counter)
            direct.setdefault(len(monomial) - len(rest), {})[rest] = coefficient
        middle = {counter: scaled(add(count, constant(-1)), Fraction(1, 2))}
        total: Formula = {}
        for power, factor in direct.items():
            # Within a quotient or a maximum, the mean stands for all.
            mean = self.atoms.substituted(factor, middle) if self.atoms.mentions(factor, counter) else factor
            total = add(total, multiply(mean, _sum_of_powers(count, power)))
        return total

    def counter(self, loop: Loop) -> int:
        return self.atoms.atom(("counter", loop), lambda: Atom(f"iteration of {self.line(loop)}", self.scope))

    def iterations(self, loop: Loop) -> Formula:
        """How many a loop has each time that it is entered."""
        known = self._iterations.get(loop)
        if known is None:
            known = self._iterations[loop] = self._readable(loop, self._counted(loop))
        return known

    def _readable(self, loop: Loop, count: Formula) -> Formula:
        """By its name where the formula says nothing to a reader: distances of pointers, and long ones."""
        name = f"iterations of {self.line(loop)}"
        if any(self.atoms.mentions(count, address) for address in self._addresses):
            return variable(self.atoms.atom(("iterations", loop), lambda: Atom(name, self.scope)))
        if len(count) <= MOST_SUMMED and len(self.atoms.text(count, self._name_of)) <= MOST_SHOWN:
            return count
        return variable(self.atoms.atom(("equals", loop), lambda: Atom(name, self.scope, EQUALS, (count,))))

    def _counted(self, loop: Loop) -> Formula:
        trip = loop.trip
        if trip is None:
            number = self.atoms.atom(("iterations", loop), lambda: Atom(f"iterations of {self.line(loop)}", self.scope))
            return variable(number)
        one = constant(1)
        if trip.constant is not None:
            return constant(trip.constant + 1)
        first, bound = self.of(trip.operands[0]), self.of(trip.operands[1])
        if trip.offset_is_step:
            first = add(first, self.of(trip.operands[2]))
        first = add(first, constant(trip.offset))
        if trip.predicate == "eq":
            return one
        if trip.step is None:
            step = self.of(trip.operands[2])
            return add(self.atoms.operation("ceil", [add(bound, first, -1), step]), one)
        size = abs(trip.step)
        distance = add(bound, first, -1) if trip.step > 0 else add(first, bound, -1)
        if trip.predicate == "ne":
            return add(scaled(distance, Fraction(1, size)), one)
        past = add(distance, one) if trip.predicate[1:] in ("le", "ge") else distance
        if size > 1:
            past = self.atoms.operation("ceil", [past, constant(size)])
        return add(past, one)

    def of(self, value: Value, depth: int = 0) -> Formula:
        """A value of the program as a formula."""
        if depth > DEEPEST:
            return self._atom(value)
        match value:
            case ConstInt():
                return constant(value.value)
            case Cast(op="sext" | "zext" | "trunc" | "ptrtoint" | "inttoptr") | Freeze():
                return self.of(value.operand, depth + 1)
            case IntBinary():
                return self._binary(value, depth + 1)
            case GetElementPtr():
                return self._address(value, depth + 1)
            case Call(arguments=[a, b, *_]) if value.target is not None and value.target.name.startswith(
                ("llvm.smax.", "llvm.umax.", "llvm.smin.", "llvm.umin.")
            ):
                p, q = self.of(a, depth + 1), self.of(b, depth + 1)
                largest = value.target.name[6:9] == "max"
                # A loop that is entered goes round at least once: that is what such a maximum is there for.
                for one, other in ((p, q), (q, p)):
                    known = constant_of(one)
                    if largest and known is not None and known <= 1 and constant_of(other) is None:
                        return other
                return self.atoms.operation("max" if largest else "min", [p, q])
            case Phi():
                return self._phi(value, depth + 1)
            case ExtractValue(aggregate=Call() as checked) if is_checked(checked):
                p, q = (self.of(v, depth + 1) for v in checked.arguments)
                name = checked.target.name if checked.target is not None else ""
                return multiply(p, q) if "mul.with" in name else add(p, q, -1 if "sub.with" in name else 1)
            case _:
                return self._atom(value)

    def _atom(self, value: Value) -> Formula:
        number = self.atoms.atom((self.scope, value), lambda: Atom(self.name(value) or "a value", self.scope))
        if isinstance(value.type, ty.PointerType):
            self._addresses[number] = None
        return variable(number)

    def _binary(self, value: IntBinary, depth: int) -> Formula:
        p, q = self.of(value.lhs, depth), self.of(value.rhs, depth)
        known = constant_of(q)
        match value.op:
            case "add":
                return add(p, q)
            case "sub":
                return add(p, q, -1)
            case "mul":
                return multiply(p, q)
            case "or" if "disjoint" in value.flags:
                return add(p, q)
            case "shl" if known is not None and 0 <= known < 63:
                return scaled(p, 1 << int(known))
            case "lshr" | "ashr" if known is not None and 0 <= known < 63:
                below = constant(1 << int(known))
                return scaled(p, 1 / below[()]) if "exact" in value.flags else self.atoms.operation("floor", [p, below])
            case "udiv" | "sdiv":
                return self.atoms.operation("floor", [p, q])
            case _:
                return self._atom(value)

    def _address(self, value: GetElementPtr, depth: int) -> Formula:
        if len(value.indices) != 1:
            return self._atom(value)
        moved = scaled(self.of(value.indices[0], depth), self.layout.size(value.source_type))
        return add(self.of(value.pointer, depth), moved)

    def _phi(self, phi: Phi, depth: int) -> Formula:
        counted = self.counters.get(phi)
        if counted is not None:
            return variable(self.counter(counted))
        loop = self.loops.loop_of.get(phi.block) if phi.block is not None else None
        induction = loop.inductions.get(phi) if loop is not None and loop.header is phi.block else None
        if induction is None or loop is None:
            # `n > 1 ? n : 1`, which stands before loops that go round at least once
            some = [p for p in (self.of(v, depth) for v in phi.values if v is not phi) if (constant_of(p) or 2) > 1]
            if len(some) == 1 and len(phi.values) == 2 and (loop is None or loop.header is not phi.block):
                return some[0]
            return self._atom(phi)
        step = constant(induction.step) if isinstance(induction.step, int) else self.of(induction.step, depth)
        passed = multiply(variable(self.counter(loop)), scaled(step, induction.scale))
        return add(self.of(induction.start, depth), passed)


def _sum_of_powers(count: Formula, power: int) -> Formula:
    """1 + ... or 0 + 1 + 4 + ...: `count` terms; from the fourth power on, the integral."""
    less = add(count, constant(-1))
    match power:
        case 0:
            return count
        case 1:
            return scaled(multiply(count, less), Fraction(1, 2))
        case 2:
            return scaled(multiply(multiply(count, less), add(scaled(count, 2), constant(-1))), Fraction(1, 6))
        case 3:
            half = scaled(multiply(count, less), Fraction(1, 2))
            return multiply(half, half)
        case _:
            found = count
            for _ in range(power):
                found = multiply(found, count)
            return scaled(found, Fraction(1, power + 1))
