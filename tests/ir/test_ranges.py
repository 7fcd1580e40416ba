# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is said of an integer, against what it is when the function runs: random functions with loops and branches."""

from __future__ import annotations

from random import Random

import pytest

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    Cast,
    CondBranch,
    Freeze,
    Instruction,
    IntBinary,
    IntCompare,
    Phi,
    Return,
    Select,
)
from enzyme_passes.ir.ranges import Ranges
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.values import Argument, Block, ConstInt, Function, Value

MOST_BLOCKS_RUN = 300
SMALL = (-3, -1, 0, 1, 2, 3, 4, 7, 8, 15, 16, 31)
POISON = None


def function(text: str) -> Function:
    found = read_module(text).functions["f"]
    body(found)
    return found


def wrapped(number: int, bits: int) -> int:
    number &= (1 << bits) - 1
    return number - (1 << bits) if number >> bits - 1 else number


class Run:
    """A function that runs: what its integers are in each block. A poison ends it where a branch asks for one."""

    def __init__(self, f: Function, arguments: list[int]) -> None:
        self.values: dict[Value, int | None] = dict(zip(f.arguments, arguments, strict=True))
        self.seen: list[tuple[Value, Block, int]] = []
        block, before = f.entry, None
        for _ in range(MOST_BLOCKS_RUN):
            if before is not None:
                phis = [i for i in block.instructions if isinstance(i, Phi)]
                self.values.update([(i, self.of(i.values[i.blocks.index(before)])) for i in phis])
            for i in block.instructions:
                if not isinstance(i, Phi | Branch | CondBranch | Return):
                    self.values[i] = self.run(i)
            self.seen += [(v, block, n) for v, n in self.values.items() if n is not None]
            match block.terminator:
                case Branch(target=target):
                    block, before = target, block
                case CondBranch(condition=condition, on_true=on_true, on_false=on_false):
                    truth = self.of(condition)
                    if truth is None:
                        return
                    block, before = on_true if truth else on_false, block
                case _:
                    return

    def of(self, value: Value) -> int | None:
        return value.value if isinstance(value, ConstInt) else self.values[value]

    def run(self, i: Instruction) -> int | None:
        match i:
            case Select():
                truth = self.of(i.condition)
                return None if truth is None else self.of(i.on_true if truth else i.on_false)
            case Freeze():
                return self.of(i.operand) or 0
            case Cast(operand=operand):
                number, bits = self.of(operand), i.type.bits  # type: ignore[attr-defined]
                if number is None or (i.flags == "nneg" and number < 0):
                    return None
                number = number & (1 << operand.type.bits) - 1 if i.op == "zext" else number  # type: ignore[attr-defined]
                return wrapped(number, bits)
            case IntCompare():
                return self.compared(i)
            case IntBinary():
                return self.computed(i)
            case Call(callee=Function(name=name)):
                one, other = (self.of(a) for a in i.arguments)
                bits = i.type.bits  # type: ignore[attr-defined]
                if one is None or other is None:
                    return None
                key = (lambda n: n & (1 << bits) - 1) if name[5] == "u" else (lambda n: n)
                return (min if "min" in name else max)(one, other, key=key)
        raise AssertionError(i)

    def compared(self, i: IntCompare) -> int | None:
        one, other, bits = self.of(i.lhs), self.of(i.rhs), i.lhs.type.bits  # type: ignore[attr-defined]
        if one is None or other is None:
            return None
        if i.predicate[0] == "u":
            one, other = one & (1 << bits) - 1, other & (1 << bits) - 1
        return int(
            {"eq": one == other, "ne": one != other}.get(
                i.predicate, {"lt": one < other, "le": one <= other, "gt": one > other, "ge": one >= other}
                .get(i.predicate[1:], False)
            )
        )  # fmt: skip

    def computed(self, i: IntBinary) -> int | None:
        one, other, bits = self.of(i.lhs), self.of(i.rhs), i.type.bits  # type: ignore[attr-defined]
        if one is None or other is None:
            return None
        whole = 1 << bits
        u, v = one % whole, other % whole
        match i.op:
            case "add" | "sub" | "mul":
                made = one + other if i.op == "add" else one - other if i.op == "sub" else one * other
                return None if "nsw" in i.flags and made != wrapped(made, bits) else wrapped(made, bits)
            case "and" | "or" | "xor":
                return wrapped(u & v if i.op == "and" else u | v if i.op == "or" else u ^ v, bits)
            case "shl" | "lshr" | "ashr":
                if v >= bits:
                    return None
                return wrapped(u << v if i.op == "shl" else u >> v if i.op == "lshr" else one >> v, bits)
            case _:
                if not v:
                    return None
                if i.op[0] == "u":
                    return wrapped(u // v if i.op == "udiv" else u % v, bits)
                quotient = abs(one) // abs(other) * (1 if (one < 0) == (other < 0) else -1)
                return wrapped(quotient if i.op == "sdiv" else one - quotient * other, bits)


class Writer:
    """Random functions: blocks that count, ask and compute."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.lines: list[str] = []
        self.names = 0
        self.known = ["%n", "%k"]
        self.label = "entry"

    def name(self) -> str:
        self.names += 1
        return f"%v{self.names}"

    def some(self) -> str:
        return self.random.choice([*self.known[-6:], *self.known[:2], str(self.random.choice(SMALL))])

    def constant(self) -> str:
        return str(self.random.choice(SMALL))

    def line(self, text: str, *, keep: bool = True) -> str:
        made = self.name()
        self.lines.append(f"  {made} = {text}")
        if keep:
            self.known.append(made)
        return made

    def compute(self) -> None:
        random = self.random
        kind = random.randrange(10)
        if kind < 4:
            op = random.choice(["add", "add nsw", "sub", "sub nsw", "mul", "mul nsw"])
            self.line(f"{op} i32 {self.some()}, {self.constant()}")
        elif kind < 7:
            op = random.choice(["and", "or", "xor", "udiv", "urem", "srem", "sdiv", "lshr", "ashr", "shl"])
            by = self.constant() if random.random() < 0.8 else self.some()
            self.line(f"{op} i32 {self.some()}, {by}")
        elif kind == 7:
            name = random.choice("su") + random.choice(["min", "max"])
            self.line(f"call i32 @llvm.{name}.i32(i32 {self.some()}, i32 {self.constant()})")
        elif kind == 8:
            narrow = self.line(f"trunc i32 {self.some()} to i8", keep=False)
            self.line(f"{random.choice(['sext', 'zext', 'zext nneg'])} i8 {narrow} to i32")
        else:
            self.line(f"select i1 {self.ask()}, i32 {self.some()}, i32 {self.some()}")

    def ask(self) -> str:
        random = self.random
        sign, order = random.choice("us"), random.choice(["lt", "le", "gt", "ge"])
        predicate = random.choice(["eq", "ne", sign + order, sign + order])
        one, other = self.some(), self.constant() if random.random() < 0.8 else self.some()
        if random.random() < 0.2:
            one, other = other, one
        found = self.line(f"icmp {predicate} i32 {one}, {other}", keep=False)
        if random.random() < 0.3:
            second = self.line(f"icmp ult i32 {self.some()}, {self.constant()}", keep=False)
            joined = random.choice(
                ["and i1 {}, {}", "or i1 {}, {}", "select i1 {}, i1 {}, i1 false", "select i1 {}, i1 true, i1 {}"]
            )
            found = self.line(joined.format(found, second), keep=False)
        return found

    def begin(self, label: str) -> None:
        self.lines.append(f"{label}:")
        self.label = label

    def branch(self, depth: int) -> None:
        condition, number = self.ask(), self.names
        self.lines.append(f"  br i1 {condition}, label %t{number}, label %e{number}")
        known = list(self.known)
        self.begin(f"t{number}")
        self.body(depth - 1)
        left, one = self.label, self.some()
        self.lines.append(f"  br label %j{number}")
        self.known = list(known)
        self.begin(f"e{number}")
        self.body(depth - 1)
        right, other = self.label, self.some()
        self.lines.append(f"  br label %j{number}")
        self.known = list(known)
        self.begin(f"j{number}")
        self.line(f"phi i32 [ {one}, %{left} ], [ {other}, %{right} ]")

    def loop(self, depth: int) -> None:
        random, before, number = self.random, self.label, self.names
        start, entry = self.some(), list(self.known)
        self.lines.append(f"  br label %l{number}")
        self.begin(f"l{number}")
        phi = self.line("PHI")
        at = len(self.lines) - 1
        self.body(depth - 1)
        after = self.line(f"add {random.choice(['', 'nsw '])}i32 {phi}, {random.choice([1, 1, 2, -1, 3])}")
        after = after if random.random() < 0.7 else self.some()
        if random.random() < 0.6:
            order = random.choice(["ne", "slt", "ult", "sgt", "eq"])
            condition = self.line(f"icmp {order} i32 {random.choice([phi, after])}, {self.constant()}", keep=False)
        else:
            condition = self.ask()
        self.lines.append(f"  br i1 {condition}, label %l{number}, label %x{number}")
        self.lines[at] = f"  {phi} = phi i32 [ {start}, %{before} ], [ {after}, %{self.label} ]"
        self.begin(f"x{number}")
        self.known = [*entry, phi]

    def body(self, depth: int) -> None:
        for _ in range(self.random.randrange(1, 4)):
            kind = self.random.random()
            if depth > 0 and kind < 0.3:
                self.branch(depth)
            elif depth > 0 and kind < 0.55:
                self.loop(depth)
            else:
                self.compute()

    def text(self) -> str:
        self.body(3)
        declared = [f"declare i32 @llvm.{s}{m}.i32(i32, i32)" for s in "us" for m in ("min", "max")]
        return "\n".join(["define void @f(i32 %n, i32 %k) {", "entry:", *self.lines, "  ret void", "}", *declared])


@pytest.mark.parametrize("seed", range(60))
def test_what_an_integer_is_lies_in_its_range(seed: int) -> None:
    text = Writer(seed).text()
    f = function(text)
    ranges = Ranges(f)
    random = Random(seed)
    for _ in range(12):
        run = Run(f, [random.choice([*SMALL, 100, -100, 2**31 - 1, -(2**31)]) for _ in range(2)])
        for value, block, number in run.seen:
            home = f.entry if isinstance(value, Argument) else value.block  # type: ignore[attr-defined]
            if value.type is ty.I32 and ranges.flow.dominates(home, block):
                low, high = ranges.of(value, block)
                assert low <= number <= high, (text, value.name, block.name, number, low, high)
