# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Forward mode: beside each value its tangent, beside each pointer its shadow.

    r = fmul a, b        r' = a' * b + a * b'
    r = load p           r' = load p'
    store v, p           store v', p'

The shadow of a register has the register's own type: an i64 that holds a double has an i64 with the tangent's bits, so
that whatever moves bits moves those of the tangent alike. What is inactive has a tangent of zero, written as a
constant, so that LLVM folds what is multiplied by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Activity
from enzyme_passes.attributes.emitted import adjoint_flags, shadow_align, shadow_metadata
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import aggregate, zero
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    FloatBinary,
    FloatUnary,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    Load,
    Return,
    Store,
)
from enzyme_passes.ir.members import carries_pointer, members
from enzyme_passes.ir.names import mangled
from enzyme_passes.ir.values import Constant, Value
from enzyme_passes.normalize.threads import in_section
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.registry import Mode
from enzyme_passes.synthesis.shadow.float_bits import (
    disjoint_lanes,
    element_masks,
    flips_signs,
    is_lane_mask,
    is_magnitude_mask,
    is_sign_mask,
    only_sign_bit,
    reinterpret,
)
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep, View
from enzyme_passes.synthesis.shadow.integers_among_numbers import if_harmless, limit
from enzyme_passes.synthesis.shadow.runtime_activity import guarded_place
from enzyme_passes.synthesis.shadow.runtime_offsets import check_integer_of_tangent
from enzyme_passes.synthesis.shadow.speculation import unless_zero
from enzyme_passes.synthesis.shadow.type_checks import bit_trick, check_floats, unknown_type
from enzyme_passes.synthesis.tangent.calls import TangentCalls

if TYPE_CHECKING:
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.session import Session


class Tangent(Sweep):
    """A function of primal and tangents."""

    passes_tangents = True

    def __init__(self, session: Session, derivative: Derivative) -> None:
        super().__init__(session, derivative)
        self.calls = self.own_calls()

    def own_calls(self) -> TangentCalls:
        """What differentiates the calls of this function."""
        return TangentCalls(self)

    def run(self) -> None:
        self.copy_blocks()
        self.finish()
        self.session.records.append(self.record())

    # What has a shadow, and what stands for one that is not there

    def shadowed(self, value: Value) -> bool:
        return self.activity.is_active(value) or self.activity.has_shadow(value)

    def shadow(self, value: Value, k: int) -> Value:
        if isinstance(value, Constant) and not carries_pointer(value.type):
            return zero(value.type) if self.holds_float(value) else super().shadow(value, k)
        return super().shadow(value, k)

    def holds_float(self, value: Value) -> bool:
        """Whether a register's shadow is a tangent; a constant's, unless it is an address."""
        return not any(lane.kind.is_pointer for lane in self.types.register(value))

    def missing_shadow(self, value: Value, k: int) -> Value:
        """Zero for all floats, and pointers to nothing active as they are."""
        if not carries_pointer(value.type):
            return self.value(value) if self.pointer_bits(value) else zero(value.type)
        found = super().missing_shadow(value, k)
        for path, member in members(value.type):
            if not carries_pointer(member) and path:
                found = self.builder.insert_value(found, zero(member), *path)
        return found

    def shadow_or_filler(self, value: Value, k: int) -> Value:
        if isinstance(value, (InsertValue, InsertElement)) and value not in self.shadows:
            return self.make_shadow(value, k)  # an aggregate of which no part is active yet
        return self.shadow(value, k)

    # Instructions

    def visit(self, instruction: Instruction) -> None:
        if isinstance(instruction, (AtomicRMW, CompareExchange)) and self.activity.has_shadow(instruction.pointer):
            self.copy_atomic(instruction)
        else:
            super().visit(instruction)

    def copy_atomic(self, instruction: AtomicRMW | CompareExchange) -> None:
        """Sums and exchanges of floats, each atomic, once for the primal and once for the tangent; counts that have no
        shadow."""
        if isinstance(instruction, AtomicRMW):
            self.type_checks.check_count(instruction)
        self.check_shared(instruction)
        self.copy(instruction)
        moved = instruction.value if isinstance(instruction, AtomicRMW) else instruction.desired
        if all(lane.kind.is_integer for lane in self.types.register(moved)):
            return
        if (
            not isinstance(instruction, AtomicRMW)
            or instruction.op not in ("fadd", "fsub", "xchg")
            or not ty.is_float(instruction.type)
            or self.guarded(instruction.pointer)
        ):
            raise Failure("EZ0506", "atomic operation on memory that carries derivatives", instruction)
        self.shadows[instruction] = []
        for k in range(self.width):
            made = AtomicRMW(
                instruction.op,
                self.shadow(instruction.pointer, k),
                self.shadow(moved, k),
                instruction.volatile,
                instruction.rest,
            )
            self.shadows[instruction].append(self.builder.insert(made))

    def copy_alloca(self, alloca: Alloca) -> None:
        """Nobody comes back to the stack: what is of varying size, or made in a loop, stays on it."""
        if self.is_static(alloca):
            super().copy_alloca(alloca)
            return
        self.copy(alloca)
        if not self.shadowed(alloca):
            return
        size = self.dynamic_size(alloca)
        self.shadows[alloca] = []
        for _ in range(self.width):
            count = None if alloca.count is None else self.value(alloca.count)
            shadow = self.builder.insert(Alloca(alloca.allocated, count, alloca.align))
            self.clear(self.builder, shadow, size)
            self.shadows[alloca].append(shadow)

    def copied_calls(self) -> TangentCalls:
        return self.calls

    def copy_call(self, call: Call) -> None:
        self.calls.forward(call)

    def make_shadow(self, instruction: Instruction, k: int, view: View | None = None) -> Value:
        if isinstance(instruction, Load):
            return self.load_shadow(instruction, k)
        if self.activity.is_active(instruction) and self.types.lost_float(instruction):
            check_floats(self.types, instruction, self.primal)
        return super().make_shadow(instruction, k, view)

    def load_shadow(self, load: Load, k: int) -> Value:
        if load.ordering and not in_section(load):
            raise Failure("EZ0506", "atomic load of data that carries derivatives", load)
        pointer = self.shadow(load.pointer, k)
        if pointer is self.value(load.pointer) and self.is_without_tangents(load):
            return zero(self.shadow_type(load))
        if self.guarded(load.pointer) and any(lane.kind.is_float for lane in self.types.register(load)):
            pointer = guarded_place(self.builder, self.allocas, pointer, self.value(load.pointer), load.type)
        return self.shadow_load(load, pointer, k, self)

    def is_without_tangents(self, load: Load) -> bool:
        """Whether floats are loaded from memory that the caller knows to have no shadow, though here it is of a class
        that has some: the floats themselves are no tangents."""
        if self.context.runtime_activity or self.guarded(load.pointer) or self.activity.has_shadow(load.pointer):
            return False
        lanes = self.types.register(load)
        return bool(lanes) and all(lane.kind.is_float and not lane.kind.is_word for lane in lanes)

    def shadow_store(self, store: Store) -> None:
        if not self.activity.has_shadow(store.pointer):
            self.untouched[store] = self.bare[store] = None
            return
        if store.ordering and not in_section(store):
            raise Failure("EZ0506", "atomic store to memory that carries derivatives", store)
        lanes, align = self.types.stored(store), shadow_align(self.layout, store)
        if all(lane.kind.is_integer for lane in lanes):
            self.untouched[store] = self.bare[store] = None
            if self.key.mode is Mode.TANGENT:  # the caller may use a shadow as an object: a matrix knows its rows
                for k in range(self.width):
                    made = self.builder.store(self.harmless(store), self.shadow_place(store, k), align=align)
                    made.metadata.update(shadow_metadata(self.types, store))
            return
        if any(lane.kind.is_unknown for lane in lanes) and not isinstance(store.value, Constant):
            raise unknown_type(self.types, store, store.value)
        for k in range(self.width):
            made = self.builder.store(self.stored_shadow(store.value, k), self.shadow_place(store, k), align=align)
            made.metadata.update(shadow_metadata(self.types, store))

    def check_integer(self, load: Load) -> None:
        b, place = self.builder, self.value(load.pointer)
        size = self.layout.store_size(load.type)
        numbers = self.types.numbers_among(load.pointer, 0, size)
        below = limit(size, numbers) if numbers else 1
        for k in range(self.width):
            shadow = self.shadow(load.pointer, k)
            tangent = b.resize(b.load(load.type, shadow, align=1), ty.I64)
            if self.guarded(load.pointer):
                tangent = b.select(b.icmp("eq", shadow, place), b.i64(0), tangent)
            check_integer_of_tangent(b, tangent, b.resize(self.value(load), ty.I64), below, load)

    def harmless(self, store: Store) -> Value:
        """The integer that is stored, for the shadow: zero, where the place may be one of numbers, and its bits would
        be those of a tangent."""
        value = self.value(store.value)
        if not isinstance(value.type, ty.IntType):
            return value
        size = self.layout.store_size(value.type)
        numbers = self.types.numbers_among(store.pointer, 0, size)
        return if_harmless(self.builder, value, limit(size, numbers)) if numbers else value

    def copy_return(self, instruction: Return) -> None:
        fields: list[Value] = []
        value = instruction.value
        if value is not None:
            if self.key.primal:
                fields.append(self.value(value))
            if self.context.result is not Activity.CONST:
                fields += [self.stored_shadow(value, k) for k in range(self.width)]
        self.builder.ret(aggregate(self.builder, self.function.function_type.result, fields))

    # Arithmetic

    def tangent(self, value: Value, k: int) -> Value | None:
        """The tangent of an operand; None for one that is inactive."""
        if isinstance(value, Constant) or not self.shadowed(value):
            return None
        return self.shadow(value, k)

    def float_shadow(self, instruction: Instruction, k: int) -> Value:
        match instruction:
            case FloatBinary():
                return self.float_binary(instruction, k)
            case FloatUnary():
                return self.builder.fneg(self.shadow(instruction.operand, k), adjoint_flags(instruction))
            case IntBinary():
                return self.bits(instruction, k)
            case _:
                raise bit_trick(instruction)

    def float_binary(self, operation: FloatBinary, k: int) -> Value:
        b, flags = self.builder, adjoint_flags(operation)
        x, y = self.tangent(operation.lhs, k), self.tangent(operation.rhs, k)
        lhs, rhs = self.value(operation.lhs), self.value(operation.rhs)
        match operation.op:
            case "fadd":
                return self._sum(operation, x, y)
            case "fsub":
                if y is None:
                    return x if x is not None else zero(operation.type)
                return b.fneg(y, flags) if x is None else b.fsub(x, y, flags)
            case "fmul":
                first = None if x is None else self.times(rhs, x, flags)
                second = None if y is None else self.times(lhs, y, flags)
                return self._sum(operation, first, second)
            case "fdiv":
                if y is None:
                    return zero(operation.type) if x is None else self.over(x, rhs, flags)
                down = self.times(self.values[operation], y, flags)
                return self.over(b.fneg(down, flags) if x is None else b.fsub(x, down, flags), rhs, flags)
            case "frem":
                if y is None:
                    return zero(operation.type) if x is None else x
                whole = b.intrinsic(f"llvm.trunc.{mangled(operation.type)}", operation.type, [b.fdiv(lhs, rhs)])
                down = self.times(whole, y, flags)
                return b.fneg(down, flags) if x is None else b.fsub(x, down, flags)
            case _:
                raise Failure("EZ0505", f"'{operation.op}' cannot be differentiated", operation)

    def times(self, partial: Value, tangent: Value, flags: str = "") -> Value:
        """partial * tangent"""
        product = self.builder.fmul(partial, tangent, flags)
        return unless_zero(self.builder, tangent, product) if self.key.strong_zero else product

    def over(self, tangent: Value, divisor: Value, flags: str) -> Value:
        """tangent / divisor"""
        quotient = self.builder.fdiv(tangent, divisor, flags)
        return unless_zero(self.builder, tangent, quotient) if self.key.strong_zero else quotient

    def term(self, share: Value) -> Value:
        """What one argument of a function with a rule contributes to the tangent of its result."""
        return share

    def settled(self, _operation: Instruction, made: Value, _result: Callable[[], Value]) -> Value:
        """The tangent `made` of a function's `result`."""
        return made

    def _sum(self, operation: FloatBinary, a: Value | None, b: Value | None) -> Value:
        if a is not None and b is not None:
            return self.builder.fadd(a, b, operation.flags)
        found = a if a is not None else b
        return found if found is not None else zero(operation.type)

    def bits(self, operation: IntBinary, k: int) -> Value:
        """Float bits in an integer register: lanes moved by shifts, and the known tricks with the sign bit."""
        b = self.builder
        x, y = self.tangent(operation.lhs, k), self.tangent(operation.rhs, k)
        constant = operation.rhs if isinstance(operation.rhs, Constant) else None
        kept = self.types.kept_number(operation)
        if kept is not None and (found := x if kept is operation.lhs else y) is not None:
            return found
        match operation.op:
            case _ if only_sign_bit(operation):
                return zero(operation.type)
            case "shl" | "lshr" if constant is not None and x is not None:
                return b.binary(operation.op, x, constant)
            case "xor" if constant is not None and is_sign_mask(constant) and x is not None:
                return self.negated(operation, x)
            case "xor" if constant is not None and flips_signs(constant) and x is not None:
                return b.binary("xor", x, constant)
            case "and" if constant is not None and x is not None and (masks := element_masks(constant)) is not None:
                flips = b.binary("and", self.value(operation.lhs), masks[0])
                return b.binary("and", b.binary("xor", x, flips), masks[1])
            case "xor":
                value, sign = (x, operation.rhs) if only_sign_bit(operation.rhs) else (y, operation.lhs)
                if value is None or not only_sign_bit(sign):
                    raise bit_trick(operation)
                return self.signed(operation, value, self.value(sign))
            case "and" if constant is not None and is_sign_mask(constant):
                return zero(operation.type)
            case "and" if constant is not None and is_magnitude_mask(constant) and x is not None:
                return self.signed(operation, x, self.value(operation.lhs))
            case "and" if constant is not None and is_lane_mask(constant) and x is not None:
                return b.binary("and", x, constant)
            case "or":
                return self.either(operation, x, y)
            case _:
                raise bit_trick(operation)

    def either(self, operation: IntBinary, x: Value | None, y: Value | None) -> Value:
        """Two sets of lanes put together, or a magnitude and a sign."""
        x = None if only_sign_bit(operation.lhs) else x
        y = None if only_sign_bit(operation.rhs) else y
        for found, value, other in ((x, operation.lhs, operation.rhs), (y, operation.rhs, operation.lhs)):
            if found is not None and only_sign_bit(other):
                # A sign that was set already is not flipped.
                flipped = self.builder.binary("xor", self.values[operation], self.value(value))
                return self.signed(operation, found, flipped)
        if not disjoint_lanes(operation.lhs, operation.rhs):
            raise bit_trick(operation)
        if x is not None and y is not None:
            return self.builder.binary("or", x, y)
        found = x if x is not None else y
        return found if found is not None else zero(operation.type)

    def negated(self, operation: IntBinary, bits: Value) -> Value:
        """The bits of the negated floats."""
        b = self.builder
        type = self.types.adjoint_type(operation)
        if type is None:
            raise bit_trick(operation)
        return reinterpret(b, b.fneg(reinterpret(b, bits, type)), operation.type)

    def signed(self, operation: IntBinary, bits: Value, sign: Value) -> Value:
        """The bits of the floats, negated where the sign bit of `sign` is set."""
        b = self.builder
        return b.select(b.icmp("slt", sign, zero(sign.type)), self.negated(operation, bits), bits)
