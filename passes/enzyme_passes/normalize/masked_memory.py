# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Masked, gathered and scattered memory, as loads and stores of single elements.

An element that the mask leaves out is read from, or written to, a variable of its own, so that nothing branches and
every access has an address that may be used:

    %v = call <2 x double> @llvm.masked.load(ptr %p, <2 x i1> %m, <2 x double> %w)

    %q0 = select i1 %m0, ptr %p, ptr %spare           %e0 = load double, ptr %q0
    %q1 = select i1 %m1, ptr %p1, ptr %spare          %e1 = load double, ptr %q1
    %v  = select <2 x i1> %m, <2 x double> <%e0, %e1>, <2 x double> %w

The shadow of the variable holds zero whenever it is read: what is loaded from it is never chosen, and what is stored
there is never loaded. Elements of which the mask is a constant need none of this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from enzyme_passes.attributes.emitted import IN_OBJECT, parted_metadata
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, zero
from enzyme_passes.ir.instructions import Alloca, Call, GetElementPtr, Instruction, Store
from enzyme_passes.ir.values import ConstAggregate, ConstInt, ConstZero, Function, Module, Value

Bits = list[Value]  # one i1 an element


@final
class MaskedMemory:
    """Writes the accesses of one function; `finish` adds the variables that they need."""

    def __init__(self, function: Function, module: Module, builder: Builder) -> None:
        self.function = function
        self.module = module
        self.builder = builder
        self._spare: dict[tuple[ty.Type, bool], Alloca] = {}

    def finish(self) -> None:
        """Put the spare variables, which hold zero, to the entry of the function."""
        made: list[Instruction] = []
        for (type, _), alloca in self._spare.items():
            made += [alloca, Store(zero(type), alloca, alloca.align)]
        for instruction in made:
            instruction.block = self.function.entry
        self.function.entry.instructions[0:0] = made

    # Masks

    def bits(self, mask: Value) -> Bits:
        """The elements of a mask: of a vector of i1, or, of wider integers or floats, their signs."""
        type = mask.type
        assert isinstance(type, ty.VectorType)
        known = constant_elements(mask)
        if known is not None:
            width = self.module.layout.bits(type.element)
            return [const_int(ty.I1, value >> (width - 1) & 1) for value in known]
        b = self.builder
        if type.element is not ty.I1:
            mask = signs(b, mask)
        return [b.extract_element(mask, b.i64(k)) for k in range(type.count)]

    def first(self, mask: Bits, count: Value) -> Bits:
        """The elements of a mask below `count`."""
        b = self.builder
        return [b.binary("and", bit, b.icmp("ult", const_int(count.type, k), count)) for k, bit in enumerate(mask)]

    # Addresses

    def consecutive(self, pointer: Value, type: ty.VectorType) -> Callable[[int], Value]:
        """Elements that lie one behind the other."""
        step = self.module.layout.store_size(type.element)
        return lambda k: self.builder.offset(pointer, k * step, IN_OBJECT if k else "")

    def packed(self, pointer: Value, type: ty.VectorType, mask: Bits) -> Callable[[int], Value]:
        """Elements of which only those in the mask have a place."""
        b, step = self.builder, self.module.layout.store_size(type.element)
        places: list[Value] = [b.i64(0)]
        for bit in mask[:-1]:
            places.append(b.binary("add", places[-1], b.cast("zext", bit, ty.I64)))
        return lambda k: b.offset(pointer, b.binary("mul", places[k], b.i64(step)))

    def pointed(self, pointers: Value) -> Callable[[int], Value]:
        """Elements of which a vector has the addresses; those of one array are taken apart again."""
        b = self.builder
        match pointers:
            case GetElementPtr(pointer=base, indices=[index]) if not isinstance(base.type, ty.VectorType):
                return lambda k: b.gep(pointers.source_type, base, [b.extract_element(index, b.i64(k))])
            case _:
                return lambda k: b.extract_element(pointers, b.i64(k))

    def indexed(self, pointer: Value, indices: Value, scale: Value) -> Callable[[int], Value]:
        """pointer + index * scale, in bytes: how x86 does it."""
        b = self.builder
        assert isinstance(scale, ConstInt)

        def place(k: int) -> Value:
            index = b.resize(b.extract_element(indices, b.i64(k)), ty.I64, signed=True)
            return b.offset(pointer, b.binary("mul", index, b.i64(scale.value)))

        return place

    # Accesses

    def load(
        self, call: Call, type: ty.VectorType, place: Callable[[int], Value], mask: Bits, otherwise: Value
    ) -> Value:
        b = self.builder
        found: Value = otherwise
        for k in range(type.count):
            if not _never(mask[k]):
                read = b.load(type.element, self._choose(mask[k], place(k), type.element, False), align=1)
                _tag(read, call)
                element: Value = read
                if not isinstance(mask[k], ConstInt):
                    element = b.select(mask[k], read, b.extract_element(otherwise, b.i64(k)))
                found = b.insert_element(found, element, b.i64(k))
        return found

    def store(self, call: Call, value: Value, place: Callable[[int], Value], mask: Bits) -> None:
        b = self.builder
        assert isinstance(value.type, ty.VectorType)
        for k in range(value.type.count):
            if not _never(mask[k]):
                where = self._choose(mask[k], place(k), value.type.element, True)
                _tag(b.store(b.extract_element(value, b.i64(k)), where, align=1), call)

    def _choose(self, bit: Value, place: Value, type: ty.Type, written: bool) -> Value:
        if isinstance(bit, ConstInt):
            return place
        spare = self._spare.get((type, written))
        if spare is None:
            spare = self._spare[type, written] = Alloca(type, None, self.module.layout.align(type))
        return self.builder.select(bit, place, spare)


def signs(b: Builder, value: Value) -> Value:
    """For each element of a vector whether its highest bit is set."""
    type = value.type
    assert isinstance(type, ty.VectorType)
    if ty.is_float(type):
        bits = b.module.layout.bits(type.element)
        value = b.bitcast(value, ty.vector(type.count, ty.integer(bits)))
    return b.icmp("slt", value, zero(value.type))


def _never(bit: Value) -> bool:
    return isinstance(bit, ConstInt) and bit.value == 0


def _tag(access: Instruction, call: Call) -> None:
    access.metadata.update(parted_metadata(call))


def constant_elements(value: Value) -> Sequence[int] | None:
    """The elements of a constant vector of integers."""
    assert isinstance(value.type, ty.VectorType)
    if isinstance(value, ConstZero):
        return [0] * value.type.count
    if isinstance(value, ConstAggregate) and all(isinstance(e, ConstInt) for e in value.elements):
        return [e.value for e in value.elements if isinstance(e, ConstInt)]
    return None
