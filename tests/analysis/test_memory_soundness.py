"""Nothing that the analysis calls unchanged ever changes: random C kernels, compiled, and run by an interpreter.

The interpreter runs the very IR that is analysed. Of each load it remembers what bytes it read, in each iteration; when
the function has returned, those bytes must still be there for every load that `unchanged_after` vouches for, whatever
the stores that wait have done; and nothing but those may have touched what they wrote. Plain pointer arguments are laid
over each other at random, `restrict` ones are not.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    Cast,
    CondBranch,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Switch,
    called_function,
)
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.values import Block, ConstFloat, ConstInt, ConstNull, ConstUndef, ConstZero, Function, Value
from tests.analysis.memory_support import analyse
from tests.native import clang

WORDS = 600
MOST_STEPS = 60_000
PROGRAMS_A_SEED = 12


class Endless(Exception):
    """The program runs for too long, or leaves its memory."""


@dataclass
class Interpreter:
    """Integers and addresses only (a double is the integer it was made of); memory is bytes from address 4096 on."""

    function: Function
    memory: bytearray = field(default_factory=lambda: bytearray(200_000))
    top: int = 4096 + 8 * WORDS * 4
    steps: int = 0
    values: dict[Value, int] = field(default_factory=dict)
    writes: int = 0
    waiting: tuple[Store, ...] = ()
    waited: list[tuple[int, int, int]] = field(default_factory=list)  # (address, size, number of the write)
    written: dict[int, int] = field(default_factory=dict)  # of each byte the last write, but those that wait
    read: dict[Load, list[tuple[int, int, int]]] = field(default_factory=dict)  # (address, size, what was read)

    def run(self, arguments: list[int]) -> None:
        for argument, given in zip(self.function.arguments, arguments, strict=True):
            self.values[argument] = given
        block: Block | None = self.function.entry
        before: Block | None = None
        while block is not None:
            block, before = self._block(block, before), block

    def _block(self, block: Block, before: Block | None) -> Block | None:
        phis = [i for i in block.instructions if isinstance(i, Phi)]
        new = [self.value(p.values[p.blocks.index(before)]) for p in phis] if before is not None else []
        self.values.update(zip(phis, new, strict=True))
        for instruction in block.instructions[len(phis) :]:
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Endless
            match instruction:
                case Branch():
                    return instruction.target
                case CondBranch():
                    return instruction.on_true if self.value(instruction.condition) else instruction.on_false
                case Switch():
                    at = self.value(instruction.value)
                    for case_, target in zip(instruction.cases, instruction.targets, strict=True):
                        if self.value(case_) == at:
                            return target
                    return instruction.default
                case Return():
                    return None
                case _:
                    self.values[instruction] = self._compute(instruction)
        raise AssertionError

    def value(self, value: Value) -> int:
        match value:
            case ConstInt():
                return value.value & self._mask(value.type)
            case ConstNull() | ConstZero() | ConstUndef() | ConstFloat():
                return 0
            case _:
                return self.values[value]

    @staticmethod
    def _mask(type: ty.Type) -> int:
        return (1 << (type.bits if isinstance(type, ty.IntType) else 64)) - 1

    def _signed(self, value: Value) -> int:
        bits = value.type.bits if isinstance(value.type, ty.IntType) else 64
        plain = self.value(value)
        return plain - (1 << bits) if plain >> (bits - 1) else plain

    def _compute(self, i: Instruction) -> int:
        match i:
            case Load():
                address, size = self.value(i.pointer), self._size(i.type)
                self._check(address, size)
                found = int.from_bytes(self.memory[address : address + size], "little")
                self.read.setdefault(i, []).append((address, size, self.writes))
                return found
            case Store():
                address, size = self.value(i.pointer), self._size(i.value.type)
                self._write(address, self.value(i.value), size, waits=i in self.waiting)
                return 0
            case GetElementPtr():
                return self._address(i)
            case IntBinary():
                return self._binary(i.op, i.lhs, i.rhs) & self._mask(i.type)
            case IntCompare():
                return int(self._compare(i))
            case Cast():
                plain = self._signed(i.operand) if i.op == "sext" else self.value(i.operand)
                return plain & self._mask(i.type)
            case Select():
                return self.value(i.on_true if self.value(i.condition) else i.on_false)
            case Freeze():
                return self.value(i.operand)
            case Alloca():
                return self._new(self._size(i.allocated))
            case Call():
                return self._call(i)
            case _:
                raise NotImplementedError(type(i).__name__)

    def _new(self, size: int) -> int:
        made = self.top
        self.top += size + 64
        return made

    def _size(self, type: ty.Type) -> int:
        assert self.function.module is not None
        return self.function.module.layout.size(type)

    def _check(self, address: int, size: int) -> None:
        if not 4096 <= address <= len(self.memory) - size:
            raise Endless

    def _write(self, address: int, value: int, size: int, *, waits: bool = False) -> None:
        self._check(address, size)
        self.memory[address : address + size] = value.to_bytes(size, "little")
        self.writes += 1
        if waits:
            self.waited.append((address, size, self.writes))
        else:
            self.written.update(dict.fromkeys(range(address, address + size), self.writes))

    def changed(self, address: int, size: int, since: int) -> bool:
        return any(self.written.get(a, 0) > since for a in range(address, address + size))

    def touched(self, address: int, size: int, since: int) -> bool:
        """Whether anything but what waits came to these bytes after the write number `since`."""
        return self.changed(address, size, since) or any(
            when >= since and start < address + size and address < start + length
            for accesses in self.read.values()
            for start, length, when in accesses
        )

    def _address(self, gep: GetElementPtr) -> int:
        assert self.function.module is not None
        layout, type = self.function.module.layout, gep.source_type
        at = self.value(gep.pointer)
        for place, index in enumerate(gep.indices):
            if place == 0:
                at += self._signed(index) * layout.size(type)
            elif isinstance(type, ty.StructType):
                assert isinstance(index, ConstInt)
                offset, type = layout.gep_stride(type, index.value)
                at += offset
            else:
                stride, type = layout.gep_stride(type, None)
                at += self._signed(index) * stride
        return at & self._mask(gep.type)

    def _binary(self, op: str, lhs: Value, rhs: Value) -> int:
        a, b, bits = self.value(lhs), self.value(rhs), lhs.type.bits if isinstance(lhs.type, ty.IntType) else 64
        sa, sb = self._signed(lhs), self._signed(rhs)
        if op in ("udiv", "urem", "sdiv", "srem") and not b:
            raise Endless
        table: dict[str, Callable[[], int]] = {
            "add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b, "and": lambda: a & b,
            "or": lambda: a | b, "xor": lambda: a ^ b, "shl": lambda: a << min(b, bits), "lshr": lambda: a >> b,
            "ashr": lambda: sa >> b, "udiv": lambda: a // b, "urem": lambda: a % b,
            "sdiv": lambda: abs(sa) // abs(sb) * (1 if (sa < 0) == (sb < 0) else -1),
            "srem": lambda: abs(sa) % abs(sb) * (-1 if sa < 0 else 1),
        }  # fmt: skip
        return table[op]()

    def _compare(self, i: IntCompare) -> bool:
        signed = i.predicate[0] == "s"
        a, b = (self._signed(i.lhs), self._signed(i.rhs)) if signed else (self.value(i.lhs), self.value(i.rhs))
        return {
            "eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b,
        }[i.predicate if i.predicate in ("eq", "ne") else i.predicate[1:]]  # fmt: skip

    def _call(self, call: Call) -> int:
        target = called_function(call)
        assert target is not None
        name = target.name
        if name.startswith(("llvm.memcpy.", "llvm.memmove.")):
            to, source, size = (self.value(a) for a in call.arguments[:3])
            self._check(to, size)
            self._check(source, size)
            for k, byte in enumerate(bytes(self.memory[source : source + size])):
                self._write(to + k, byte, 1)
            return 0
        if name.startswith("llvm.memset."):
            to, byte, size = (self.value(a) for a in call.arguments[:3])
            self._check(to, size)
            for k in range(size):
                self._write(to + k, byte, 1)
            return 0
        if name == "malloc":
            return self._new(self.value(call.arguments[0]))
        if name == "free" or name.startswith(("llvm.lifetime", "llvm.assume", "llvm.experimental.noalias")):
            return 0
        if name.startswith(("llvm.smax", "llvm.smin")):
            pick = max if "max" in name else min
            return pick(self._signed(a) for a in call.arguments) & self._mask(call.type)
        if name.startswith(("llvm.umax", "llvm.umin")):
            return (max if "max" in name else min)(self.value(a) for a in call.arguments)
        if name.startswith("llvm.abs"):
            return abs(self._signed(call.arguments[0]))
        if target.defined:
            inner = Interpreter(
                target, self.memory, self.top, self.steps, writes=self.writes, written=self.written, read=self.read
            )
            inner.run([self.value(a) for a in call.arguments])
            self.steps, self.writes, self.top = inner.steps, inner.writes, inner.top
            return 0
        raise NotImplementedError(name)


# ---- programs --------------------------------------------------------------------------------------------------------


class Kernels:
    """Random kernels over arrays of long."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.restrict = [self.random.random() < 0.4 for _ in "abc"]
        self.depth = 0

    def source(self) -> str:
        parameters = ", ".join(
            f"long *{'restrict ' if r else ''}{n}" for n, r in zip("abc", self.restrict, strict=True)
        )
        body, r = self.statements(4), self.random
        return f"""
            struct pair {{ long x; long y[3]; long k; }};
            void *malloc(unsigned long);
            __attribute__((noinline)) static void helper(long *p, long i) {{ p[i] += p[i + 1]; }}
            static void inlined(long *restrict p, const long *restrict q, long n) {{
                for (long i = 0; i < n; i++) p[i] += q[i + 1];
            }}
            void f({parameters}, double *out, long n, long m) {{
                long local[40] = {{0}};
                long *heap = malloc(400), *w = a, s = 0;
                struct pair pairs[12] = {{0}};
                struct pair *pp = (struct pair *)b;
                long *held[2] = {{local, heap}};
                for (long z = 0; z < 40; z++) heap[z] = z;
                {body}
                {r.choice(["b[5] = s;", "out[n & 3] = a[1] + 1;", ""])}
                out[m & 3] = s;
                {r.choice(["out[n & 3] = a[1];", "out[0] = s + 1;", "a[6] = n;", "", ""])}
            }}"""

    def statements(self, count: int) -> str:
        return "\n".join(self.statement() for _ in range(self.random.randint(1, count)))

    def statement(self) -> str:
        r = self.random
        kind = r.choice(
            ["set"] * 7 + ["loop"] * 4 + ["if", "pointer", "call", "heap", "copy", "inlined", "while", "hold"]
        )
        match kind:
            case "loop" if self.depth < 3:
                v = "ijk"[self.depth]
                self.depth += 1
                inside = self.statements(3)
                self.depth -= 1
                outer = ["n", "m", "5", *("ij"[: self.depth])]
                bound = r.choice(outer)
                head = r.choice(
                    [f"long {v} = 0; {v} < {bound}; {v}++", f"long {v} = {bound}; {v} > 0; {v}--",
                     f"long {v} = 1; {v} < {bound}; {v} += 2", f"int {v} = 0; {v} < (int){bound}; {v}++",
                     f"unsigned {v} = 0; {v} < (unsigned){bound}; {v}++"],
                )  # fmt: skip
                return f"for ({head}) {{ {inside} }}"
            case "if":
                return f"if ({self.read()} & 1) {{ {self.statements(2)} }}"
            case "pointer":
                return r.choice(
                    ["w = w == a ? c : a;", "w++;", "w = local;", "w = heap;", f"w = b + ({self.index()});"]
                )
            case "call":
                return f"helper({r.choice(['a', 'b', 'local', 'heap', 'w'])}, {self.index()});"
            case "inlined":
                p, q = r.sample(["a", "b", "c", "local", "heap"], 2)
                if self.depth and r.random() < 0.5:
                    v = "ijk"[self.depth - 1]
                    return f"{{ long *u = {v} & 1 ? local : heap; inlined(u, {v} & 1 ? heap : local, 3); }}"
                return (
                    f"inlined({p} + 60, {q}, n);"
                    if "l" not in p + q and "h" not in p + q
                    else "inlined(local, heap, 3);"
                )
            case "hold":
                return f"held[({self.index()}) & 1] = {r.choice(['local', 'heap', 'w', 'a', 'pairs[1].y'])};"
            case "heap":
                return "heap = malloc(400); for (long z = 0; z < 40; z++) heap[z] = z + s;"
            case "copy":
                to, source = r.choice(["local", "heap", "a"]), r.choice(["b", "c"])
                return f"__builtin_memcpy({to}, {source} + {r.randint(0, 3)}, 64);"
            case "while":
                return f"while (s & 7) {{ s++; {self.target()} = {self.read()}; }}"
            case _:
                return f"{self.target()} {r.choice(['=', '+=', '='])} {self.read()} + {self.read()};"

    def index(self) -> str:
        r, names = self.random, ["n", "m", *("ijk"[: self.depth])]
        v, u = r.choice(names), r.choice(names)
        return r.choice(
            [v, v, v, f"{v} + 1", f"{v} - 1", f"2 * {v}", f"2 * {v} + 1", f"{v} * n + {u}", f"{v} * 6 + {u}",
             f"n - {v}", f"({v} & 3)", f"{v} + {u}", str(r.randint(0, 6)), f"({v} + 1) * n + {u}", f"{v} + n",
             "(s & 15)"],
        )  # fmt: skip

    def target(self) -> str:
        r = self.random
        k = self.index()
        arrays = [f"a[{k}]"] * 3 + [f"b[{k}]", f"c[{k}]"] * 2 + [f"local[({k}) & 31]", f"heap[({k}) & 31]", f"w[{k}]"]
        rest = ["*w", "s", f"held[({k}) & 1][s & 3]", f"pp[{k}].x", f"pp[{k}].y[({k}) & 1]"]
        return r.choice([*arrays, *rest, f"pairs[({k}) & 7].x", f"pairs[({k}) & 7].y[1]"])

    def read(self) -> str:
        return self.target() if self.random.random() < 0.85 else self.random.choice(["n", "7", f"pp[{self.index()}].k"])


def compiled(source: str, level: str, directory: Path) -> str:
    (directory / "k.c").write_text(source)
    flags = [
        "-fno-vectorize",
        "-fno-slp-vectorize",
        "-fno-unroll-loops",
        "-fno-strict-aliasing",
        "-w",
        "-emit-llvm",
        "-S",
    ]
    subprocess.run([*clang(), level, *flags, "k.c", "-o", "k.ll"], cwd=directory, check=True)
    return (directory / "k.ll").read_text()


def changed_loads(text: str, restrict: list[bool], seed: int) -> list[str]:
    """What the analysis vouches for, and is not so: loads whose bytes are written later, stores that must not wait."""
    module = read_module(str(llvm.parse_assembly(text, llvm.create_context())))
    function = module.functions["f"]
    memory = analyse(function, may_postpone=True)
    r = random.Random(seed)
    wrong: dict[str, None] = {}
    for _ in range(6):
        machine = Interpreter(function, top=4096 + 8 * WORDS * 6, waiting=memory.postponed)
        for at in range(4096, machine.top, 8):
            machine.memory[at] = r.randrange(16)
        try:
            machine.run([*places(restrict, r), r.randint(1, 6), r.randint(0, 6)])
        except Endless:
            continue
        for load, accesses in machine.read.items():
            lasting = load.block is not None and load.block.function is function and memory.unchanged_after(load)
            if lasting and any(machine.changed(*access) for access in accesses):
                wrong[f"{load!r} in {load.block!r}"] = None
        if any(machine.touched(*write) for write in machine.waited):
            wrong["a store that waits"] = None
    return list(wrong)


def places(restrict: list[bool], r: random.Random) -> list[int]:
    """Addresses for a, b, c and out, which is over one of the first three unless that is `restrict`."""
    start = 4096 + 8 * 100
    found = [start + 8 * WORDS * (k + 1) if alone else start + 8 * r.choice([0, 1, 2, 3, 7, 20])
             for k, alone in enumerate(restrict)]  # fmt: skip
    return [*found, start + 8 * r.choice([0, 1, 5, 6, 400])]


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("seed", range(3))
def test_what_lasts_is_not_written(seed: int, level: str, tmp_path: Path) -> None:
    for number in range(PROGRAMS_A_SEED):
        kernels = Kernels(1000 * seed + number)
        source = kernels.source()
        text = compiled(source, level, tmp_path)
        assert not changed_loads(text, kernels.restrict, number), source
