# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Appending instructions to blocks, with the folding that keeps derivative code readable.

A builder stands at a place of a block: its end, or before the terminator of a finished block. Integer
operations on constants are folded; float arithmetic never is.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TypeVar

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    Cast,
    CondBranch,
    ExtractElement,
    ExtractValue,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Switch,
    Unreachable,
    is_terminator,
)
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstString,
    ConstUndef,
    ConstZero,
    Function,
    GlobalVariable,
    Module,
    Value,
)

Inserted = TypeVar("Inserted", bound=Instruction)


def const_int(type: ty.Type, value: int) -> ConstInt:
    """An integer constant, wrapped to the type's width."""
    assert isinstance(type, ty.IntType)
    if type.bits == 1:
        return ConstInt(type, value & 1)
    value &= (1 << type.bits) - 1
    if value >> (type.bits - 1):
        value -= 1 << type.bits
    return ConstInt(type, value)


def const_float(type: ty.Type, value: float) -> Constant:
    """`value`, rounded to `type`; on a vector type, in every element."""
    if isinstance(type, ty.VectorType):
        return ConstAggregate(type, (const_float(type.element, value),) * type.count)
    assert isinstance(type, ty.FloatType)
    bits = int.from_bytes(struct.pack("<d", value), "little")
    if type is ty.FLOAT:
        rounded = struct.unpack("<f", struct.pack("<f", value))[0]
        bits = struct.unpack("<Q", struct.pack("<d", rounded))[0]
        return ConstFloat(type, f"0x{bits:016X}")
    if type is ty.DOUBLE:
        return ConstFloat(type, f"0x{bits:016X}")
    if type is ty.X86_FP80:
        return ConstFloat(type, f"0xK{_extended(value):020X}")
    if type is ty.FP128:
        # LLVM prints the low 64 bits first.
        wide = _quad(value)
        return ConstFloat(type, f"0xL{wide & (1 << 64) - 1:016X}{wide >> 64:016X}")
    if type is ty.HALF:
        return ConstFloat(type, f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}")
    if type is ty.BFLOAT:
        single = struct.unpack("<I", struct.pack("<f", value))[0]
        return ConstFloat(type, f"0xR{(single + 0x7FFF + (single >> 16 & 1)) >> 16:04X}")
    raise ValueError(f"no constants of {type}")


def _extended(value: float) -> int:
    """The 80 bits of x87's format that hold `value`."""
    bits = int.from_bytes(struct.pack("<d", value), "little")
    sign, exponent, fraction = bits >> 63, bits >> 52 & 0x7FF, bits & (1 << 52) - 1
    if exponent == 0 and fraction == 0:
        return sign << 79
    if exponent == 0x7FF:
        return sign << 79 | 0x7FFF << 64 | 1 << 63 | fraction << 11
    return sign << 79 | (exponent - 1023 + 16383) << 64 | 1 << 63 | fraction << 11


def _quad(value: float) -> int:
    bits = int.from_bytes(struct.pack("<d", value), "little")
    sign, exponent, fraction = bits >> 63, bits >> 52 & 0x7FF, bits & (1 << 52) - 1
    if exponent == 0 and fraction == 0:
        return sign << 127
    wide = 0x7FFF if exponent == 0x7FF else exponent - 1023 + 16383
    return sign << 127 | wide << 112 | fraction << 60


def zero(type: ty.Type) -> Constant:
    """The all-zero-bits constant of any sized type."""
    match type:
        case ty.IntType():
            return ConstInt(type, 0)
        case ty.FloatType():
            return const_float(type, 0.0)
        case ty.PointerType():
            return ConstNull(type)
        case _:
            return ConstZero(type)


def undef(type: ty.Type) -> Constant:
    return ConstUndef(type, poison=False)


def poison(type: ty.Type) -> Constant:
    return ConstUndef(type, poison=True)


_FOLDS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}


class Builder:
    """Adds instructions to `block`. `location` is the `!dbg` attachment every new instruction gets."""

    __slots__ = ("module", "block", "before", "location")

    def __init__(self, module: Module, block: Block, *, before_terminator: bool = False) -> None:
        self.module = module
        self.block = block
        self.before = before_terminator
        self.location: str | None = None

    def at_end(self, block: Block) -> None:
        self.block = block
        self.before = False

    @property
    def terminated(self) -> bool:
        return bool(self.block.instructions) and is_terminator(self.block.instructions[-1])

    def insert(self, instruction: Inserted) -> Inserted:
        instruction.block = self.block
        if self.location is not None and "dbg" not in instruction.metadata:
            instruction.metadata["dbg"] = self.location
        if self.before and self.terminated:
            self.block.instructions.insert(len(self.block.instructions) - 1, instruction)
        else:
            self.block.instructions.append(instruction)
        return instruction

    # Constants

    def const_int(self, type: ty.Type, value: int) -> ConstInt:
        return const_int(type, value)

    def i64(self, value: int) -> ConstInt:
        return const_int(ty.I64, value)

    # Integers

    def binary(self, op: str, lhs: Value, rhs: Value, flags: str = "") -> Value:
        """An integer operation."""
        if isinstance(rhs, ConstInt):
            if isinstance(lhs, ConstInt) and op in _FOLDS:
                return const_int(lhs.type, _FOLDS[op](lhs.value, rhs.value))
            if rhs.value == 0 and op in ("add", "sub", "or", "xor", "shl", "lshr", "ashr"):
                return lhs
            if rhs.value == 1 and op in ("mul", "udiv", "sdiv"):
                return lhs
        elif isinstance(lhs, ConstInt):
            if lhs.value == 0 and op in ("add", "or", "xor"):
                return rhs
            if lhs.value == 1 and op == "mul":
                return rhs
        return self.insert(IntBinary(op, lhs, rhs, flags))

    def icmp(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        return self.insert(IntCompare(predicate, lhs, rhs))

    def cast(self, op: str, value: Value, type: ty.Type, flags: str = "") -> Value:
        if value.type is type and op in ("bitcast", "zext", "sext", "trunc", "fpext", "fptrunc"):
            return value
        if isinstance(value, ConstInt) and op in ("zext", "sext", "trunc") and isinstance(type, ty.IntType):
            raw = value.value
            if op == "zext" and isinstance(value.type, ty.IntType):
                raw &= (1 << value.type.bits) - 1
            return const_int(type, raw)
        return self.insert(Cast(op, value, type, flags))

    def bitcast(self, value: Value, type: ty.Type) -> Value:
        return self.cast("bitcast", value, type)

    def resize(self, value: Value, type: ty.Type, *, signed: bool = False) -> Value:
        """`value` extended or truncated to integer `type`."""
        assert isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType)
        if value.type.bits == type.bits:
            return value
        if value.type.bits > type.bits:
            return self.cast("trunc", value, type)
        return self.cast("sext" if signed else "zext", value, type)

    # Floats

    def fbinary(self, op: str, lhs: Value, rhs: Value, flags: str = "") -> Value:
        return self.insert(FloatBinary(op, lhs, rhs, flags))

    def fadd(self, lhs: Value, rhs: Value, flags: str = "") -> Value:
        return self.fbinary("fadd", lhs, rhs, flags)

    def fsub(self, lhs: Value, rhs: Value, flags: str = "") -> Value:
        return self.fbinary("fsub", lhs, rhs, flags)

    def fmul(self, lhs: Value, rhs: Value, flags: str = "") -> Value:
        return self.fbinary("fmul", lhs, rhs, flags)

    def fdiv(self, lhs: Value, rhs: Value, flags: str = "") -> Value:
        return self.fbinary("fdiv", lhs, rhs, flags)

    def fneg(self, value: Value, flags: str = "") -> Value:
        return self.insert(FloatUnary(value, flags))

    def fcmp(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        return self.insert(FloatCompare(predicate, lhs, rhs))

    # Memory

    def alloca(self, type: ty.Type, name: str = "", *, align: int = 0) -> Alloca:
        made = self.insert(Alloca(type, None, align or self.module.layout.align(type)))
        made.name = name
        return made

    def load(self, type: ty.Type, pointer: Value, *, align: int = 0) -> Load:
        return self.insert(Load(type, pointer, align or self.module.layout.align(type)))

    def store(self, value: Value, pointer: Value, *, align: int = 0) -> Store:
        return self.insert(Store(value, pointer, align or self.module.layout.align(value.type)))

    def gep(self, source: ty.Type, pointer: Value, indices: Sequence[Value], flags: str = "") -> Value:
        return self.insert(GetElementPtr(pointer.type, source, pointer, list(indices), flags))

    def offset(self, pointer: Value, bytes: int | Value, flags: str = "") -> Value:
        """`pointer` plus a number of bytes."""
        if isinstance(bytes, int):
            if bytes == 0:
                return pointer
            bytes = self.i64(bytes)
        return self.gep(ty.I8, pointer, [bytes], flags)

    # Aggregates and vectors

    def extract(self, aggregate: Value, *path: int) -> Value:
        type = aggregate.type
        for step in path:
            if isinstance(type, ty.StructType):
                assert type.fields is not None
                type = type.fields[step]
            else:
                assert isinstance(type, ty.ArrayType)
                type = type.element
        if isinstance(aggregate, ConstZero):
            return zero(type)
        return self.insert(ExtractValue(type, aggregate, path))

    def insert_value(self, aggregate: Value, value: Value, *path: int) -> Value:
        return self.insert(InsertValue(aggregate, value, path))

    def extract_element(self, vector: Value, index: Value) -> Value:
        return self.insert(ExtractElement(vector, index))

    def insert_element(self, vector: Value, value: Value, index: Value) -> Value:
        return self.insert(InsertElement(vector, value, index))

    def splat(self, value: Value, type: ty.VectorType) -> Value:
        """A vector with `value` in every element."""
        if isinstance(value, Constant) and not type.scalable:
            return ConstAggregate(type, (value,) * type.count)
        result: Value = poison(type)
        for k in range(type.count):
            result = self.insert_element(result, value, self.i64(k))
        return result

    # Choice and control

    def select(self, condition: Value, on_true: Value, on_false: Value) -> Value:
        if on_true is on_false:
            return on_true
        return self.insert(Select(condition, on_true, on_false))

    def phi(self, type: ty.Type, name: str = "") -> Phi:
        """An empty phi, placed after the block's other phis."""
        made = Phi(type, [], [])
        made.name = name
        made.block = self.block
        place = 0
        while place < len(self.block.instructions) and isinstance(self.block.instructions[place], Phi):
            place += 1
        self.block.instructions.insert(place, made)
        return made

    def freeze(self, value: Value) -> Value:
        return self.insert(Freeze(value))

    def branch(self, target: Block) -> Branch:
        return self.insert(Branch(target))

    def cond_branch(self, condition: Value, on_true: Block, on_false: Block) -> CondBranch:
        return self.insert(CondBranch(condition, on_true, on_false))

    def switch(self, value: Value, default: Block, cases: Sequence[tuple[int, Block]]) -> Switch:
        constants: list[Constant] = [const_int(value.type, c) for c, _ in cases]
        return self.insert(Switch(value, default, constants, [t for _, t in cases]))

    def ret(self, value: Value | None = None) -> Return:
        return self.insert(Return(value))

    def unreachable(self) -> Unreachable:
        return self.insert(Unreachable())

    # Calls

    def call(self, function: Function, arguments: Sequence[Value]) -> Call:
        made = Call(function, list(arguments), function.function_type)
        made.convention = _convention(function)
        return self.insert(made)

    def intrinsic(self, name: str, result: ty.Type, arguments: Sequence[Value], flags: str = "") -> Call:
        """A call of a function that is declared here if it is not yet."""
        function = declare(self.module, name, result, [a.type for a in arguments])
        made = Call(function, list(arguments), function.function_type)
        made.flags = flags
        return self.insert(made)


def _convention(function: Function) -> str:
    for word in ("fastcc", "coldcc", "swiftcc", "preserve_mostcc", "preserve_allcc"):
        if word in function.header.split():
            return word
    return ""


def declare(
    module: Module, name: str, result: ty.Type, parameters: Sequence[ty.Type], variadic: bool = False
) -> Function:
    """The function called `name`, declared with this type if the module does not have it."""
    known = module.functions.get(name)
    if known is not None:
        return known
    made = Function(name, ty.function(result, tuple(parameters), variadic))
    made.arguments = [Argument(p, "", k) for k, p in enumerate(parameters)]
    made.changed = True
    made.module = module
    module.functions[name] = made
    module.symbol_order.append(made)
    return made


def free_name(module: Module, name: str) -> str:
    """`name`, with a number if it is taken."""
    free, count = name, 1
    while module.lookup(free) is not None:
        count += 1
        free = f"{name}.{count}"
    return free


def define_variable(
    module: Module, name: str, type: ty.Type, initializer: Constant | None, *, align: int, constant: bool = False
) -> GlobalVariable:
    """A new internal global, before all others; `name` gets a number if it is taken."""
    made = GlobalVariable(free_name(module, name), type, constant=constant)
    made.linkage = made.header = "internal"
    made.align = align
    made.initializer = initializer
    made.module = module
    module.globals[made.name] = made
    module.symbol_order.insert(0, made)
    return made


def define(
    module: Module, name: str, result: ty.Type, parameters: Sequence[tuple[ty.Type, str]], linkage: str = "internal"
) -> Function:
    """A new function without blocks; `name` gets a number if it is taken."""
    unique = free_name(module, name)
    made = Function(unique, ty.function(result, tuple(t for t, _ in parameters)))
    made.arguments = [Argument(t, n, k) for k, (t, n) in enumerate(parameters)]
    made.linkage = linkage
    made.header = linkage
    made.defined = True
    made.changed = True
    made.module = module
    module.functions[unique] = made
    module.symbol_order.append(made)
    return made


def text_global(module: Module, text: str) -> GlobalVariable:
    """A constant that holds `text`, with a zero behind it; equal texts share one."""
    data = text.encode() + b"\0"
    name, count = "__enzcc_text", 1
    while (known := module.lookup(name)) is not None:
        value = known.initializer if isinstance(known, GlobalVariable) else None
        if isinstance(known, GlobalVariable) and isinstance(value, ConstString) and value.data == data:
            return known
        count += 1
        name = f"__enzcc_text.{count}"
    type = ty.array(len(data), ty.I8)
    made = GlobalVariable(name, type, constant=True)
    made.linkage, made.header, made.align = "private", "private unnamed_addr", 1
    made.initializer = ConstString(type, data)
    made.module = module
    module.globals[name] = made
    module.symbol_order.insert(0, made)
    return made


def local_variable(function: Function, type: ty.Type, name: str = "", *, align: int = 0) -> Alloca:
    """A new variable in the frame of a function."""
    assert function.module is not None
    made = Alloca(type, None, align or function.module.layout.align(type))
    made.name = name
    made.block = function.entry
    function.entry.instructions.insert(0, made)
    return made


def add_block(function: Function, name: str) -> Block:
    block = Block(name, function)
    function.blocks.append(block)
    return block


def aggregate(builder: Builder, type: ty.Type, fields: list[Value]) -> Value | None:
    """A struct of the fields; None for no fields."""
    if not fields:
        return None
    made: Value = poison(type)
    for index, field in enumerate(fields):
        made = builder.insert_value(made, field, index)
    return made
