# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""x86's vector intrinsics, masked memory and predicated operations, as the plain instructions that they mean.

Derivatives are made of functions whose packets were taken apart before (the program itself keeps its own):

    %m = call <2 x double> @llvm.x86.sse2.max.sd(<2 x double> %a, <2 x double> %b)

    %c = fcmp ogt double %a0, %b0
    %s = select i1 %c, double %a0, double %b0
    %m = insertelement <2 x double> %a, double %s, i64 0

What has no known meaning here is left as it is: no rule is known of it, which is an error if derivatives pass it.
"""

from __future__ import annotations

import re
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, const_int, poison, zero
from enzyme_passes.ir.instructions import (
    Call,
    Instruction,
    IntBinary,
    replace_operands,
)
from enzyme_passes.ir.names import mangled
from enzyme_passes.ir.values import Block, ConstAggregate, ConstInt, ConstUndef, Function, Module, Value
from enzyme_passes.normalize.masked_memory import MaskedMemory, constant_elements, signs
from enzyme_passes.normalize.simd_idioms import extreme, shuffled
from enzyme_passes.support.patterns import pattern

_PREFIXES: Final = ("llvm.x86.", "llvm.masked.", "llvm.vp.")
_PREDICATES: Final = (
    "oeq", "olt", "ole", "uno", "une", "uge", "ugt", "ord", "ueq", "ult", "ule", "false", "one", "oge", "ogt", "true",
)  # fmt: skip
_ROUNDINGS: Final = ("llvm.roundeven", "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint")
_COMPARED: Final = {"eq": "oeq", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge", "neq": "une"}
_CURRENT: Final = 4  # the rounding mode that is set, as an operand
_WHOLE: Final = pattern(r"cvtt?\.?[ps][sd]2u?(dq|pi|si|qq|di)|v?p?test(z|c|nzc)")
"""Conversions to integers, and tests of bits: no derivative passes them."""
_GATHER: Final = pattern(r"avx512\.mask\.gather(3(d|s)iv\d+)?\.[a-z0-9]+(\.512)?")
_SCATTER: Final = pattern(r"avx512\.mask\.scatter((d|s)iv\d+)?\.[a-z0-9]+(\.512)?")
_X86: Final = pattern(
    r"(?:sse|sse2|sse3|ssse3|sse41|avx|avx2|avx512|fma)\.(?P<mask>mask3?z?\.)?"
    r"(?P<op>[a-z0-9]+(?:\.[dq](?=\.)|\.p[sd]2\w*)?)"
    r"(?:\.(?P<part>[ps][sd]|[ds]f|di|si|i32|i64))?(?:\.(?P<bits>128|256|512))?"
)


def take_packets_apart(function: Function, module: Module) -> None:
    """Replace the intrinsics of a function whose meaning is known."""
    settle_masks(function)
    if not any(f.startswith(_PREFIXES) for f in module.functions):
        return
    replaced: dict[Value, Value] = {}
    apart: Packets | None = None
    for block in list(function.blocks):
        kept: list[Instruction] = []
        for instruction in block.instructions:
            if isinstance(instruction, Call) and instruction.target is not None:
                name = instruction.target.name
                if name.startswith(_PREFIXES) and "enzyme_inactive" not in instruction.function_attributes:
                    apart = apart or Packets(function, module)
                    done, value = apart.replace(instruction, name)
                    kept += apart.taken(block)
                    if done:
                        if value is not None:
                            replaced[instruction] = value
                        continue
            kept.append(instruction)
        block.instructions[:] = kept
    if apart is not None:
        apart.memory.finish()
    _rename(function, replaced)


def settle_masks(function: Function) -> None:
    """Poison in a mask of bits may be taken for anything."""
    for instruction in function.instructions():
        match instruction:
            case IntBinary(op="and" | "or" | "xor", rhs=ConstAggregate() as mask):
                elements = tuple(zero(e.type) if isinstance(e, ConstUndef) else e for e in mask.elements)
                instruction.rhs = ConstAggregate(mask.type, elements)
            case _:
                pass


def _rename(function: Function, replaced: dict[Value, Value]) -> None:
    def last(value: Value) -> Value:
        while value in replaced:
            value = replaced[value]
        return value

    for instruction in function.instructions() if replaced else ():
        replace_operands(instruction, last)


@final
class Packets:
    """Writes what calls mean, to a block that is put in their place."""

    def __init__(self, function: Function, module: Module) -> None:
        self.module = module
        self.scratch = Block("packets", function)
        self.b = Builder(module, self.scratch)
        self.memory = MaskedMemory(function, module, self.b)

    def taken(self, block: Block) -> list[Instruction]:
        """What was written, for `block`."""
        found = list(self.scratch.instructions)
        self.scratch.instructions.clear()
        for instruction in found:
            instruction.block = block
        return found

    def replace(self, call: Call, name: str) -> tuple[bool, Value | None]:
        """Whether the meaning of a call is known, and what its result is."""
        self.b.location = call.metadata.get("dbg")
        if name.startswith("llvm.masked."):
            return self._masked(call, name.split(".")[2])
        if name.startswith("llvm.vp."):
            return self._predicated(call, name.removeprefix("llvm.vp."))
        plain = name.removeprefix("llvm.x86.")
        if _GATHER.fullmatch(plain) and isinstance(call.type, ty.VectorType):
            return True, self._gathered(call, call.type)
        if _SCATTER.fullmatch(plain) and _count(call.arguments[2]) == _count(call.arguments[3]):
            self._scattered(call)
            return True, None
        if plain.startswith(("avx512.mask.compress.", "avx512.mask.expand.")):
            return True, self._moved_together(call, apart="expand" in plain)
        parts = _X86.fullmatch(plain)
        if parts is None:
            return False, None
        op, part = parts["op"], parts["part"] or ""
        if _WHOLE.fullmatch(op) or (_WHOLE.match(op) and part):
            call.function_attributes["enzyme_inactive"] = ""
            return False, None
        value = self._x86_memory(call, op, part) if _touches_memory(op) else None
        if value is not None:
            return value
        made = self._masked_arithmetic(call, op) if parts["mask"] else self._arithmetic(call, op, part)
        return made is not None, made

    # Memory

    def _masked(self, call: Call, op: str) -> tuple[bool, Value | None]:
        memory, a = self.memory, [v for v in call.arguments if not isinstance(v.type, ty.IntType)]
        if any(isinstance(v.type, ty.VectorType) and v.type.scalable for v in a):
            return False, None
        type = call.type
        match op:
            case "load" | "gather" | "expandload":
                assert isinstance(type, ty.VectorType)
                mask = memory.bits(a[1])
                if op == "load":
                    place = memory.consecutive(a[0], type)
                else:
                    place = memory.pointed(a[0]) if op == "gather" else memory.packed(a[0], type, mask)
                return True, memory.load(call, type, place, mask, a[2])
            case "store" | "scatter" | "compressstore":
                type = a[0].type
                assert isinstance(type, ty.VectorType)
                mask = memory.bits(a[2])
                if op == "store":
                    place = memory.consecutive(a[1], type)
                else:
                    place = memory.pointed(a[1]) if op == "scatter" else memory.packed(a[1], type, mask)
                memory.store(call, a[0], place, mask)
                return True, None
            case _:
                return False, None

    def _x86_memory(self, call: Call, op: str, part: str) -> tuple[bool, Value | None] | None:
        memory, a, type = self.memory, call.arguments, call.type
        match op:
            case "maskload" if isinstance(type, ty.VectorType):
                return True, memory.load(call, type, memory.consecutive(a[0], type), memory.bits(a[1]), zero(type))
            case "maskstore" if isinstance(a[2].type, ty.VectorType):
                memory.store(call, a[2], memory.consecutive(a[0], a[2].type), memory.bits(a[1]))
                return True, None
            case _ if op.startswith("gather") and isinstance(type, ty.VectorType) and part in ("pd", "ps"):
                return True, self._gathered(call, type)
            case _:
                return None

    def _gathered(self, call: Call, type: ty.VectorType) -> Value:
        """From base + index * scale; where there are fewer indices than elements, the others are zero."""
        otherwise, base, indices, bits, scale = call.arguments
        count = min(type.count, _count(indices))
        mask = self.memory.bits(bits)[:count]
        if count < type.count:
            mask += [const_int(ty.I1, 0)] * (type.count - count)
            elements = [k if k < count else type.count for k in range(type.count)]
            otherwise = shuffled(self.b, otherwise, zero(type), elements)
        return self.memory.load(call, type, self.memory.indexed(base, indices, scale), mask, otherwise)

    def _scattered(self, call: Call) -> None:
        base, bits, indices, value, scale = call.arguments
        self.memory.store(call, value, self.memory.indexed(base, indices, scale), self.memory.bits(bits))

    def _moved_together(self, call: Call, apart: bool) -> Value:
        """The elements in the mask, one behind the other; or `apart`, put where the mask has them."""
        b, (value, rest, bits) = self.b, call.arguments
        found: Value = rest
        place: Value = b.i64(0)
        for k, bit in enumerate(self.memory.bits(bits)):
            at: Value = b.i64(k)
            source, target = (place, at) if apart else (at, place)
            found = b.select(bit, b.insert_element(found, b.extract_element(value, source), target), found)
            place = b.binary("add", place, b.cast("zext", bit, ty.I64))
        return found

    # Arithmetic on x86

    def _arithmetic(self, call: Call, op: str, part: str) -> Value | None:
        """What is not masked; None: not known."""
        a, type = call.arguments, call.type
        one = part in ("ss", "sd")  # on the first element; the others are those of the first operand
        if isinstance(type, ty.IntType):
            return self._tested(call, op)
        if not isinstance(type, ty.VectorType) or type.scalable or not ty.is_float(type):
            return None
        match op:
            case "min" | "max":  # a third operand says how exceptions are reported; nothing is rounded
                made = extreme(self.b, op, *self._whole_or_first(one, a[:2]))
                return self._first(a[0], made) if one else made
            case "sqrt" if len(a) == 2 and _is(a[1], _CURRENT) and not one:
                return self.b.intrinsic(f"llvm.sqrt.{mangled(type)}", type, [a[0]])
            case "round" if isinstance(a[-1], ConstInt):
                return self._rounded(a, one)
            case "rcp" | "rsqrt" | "rcp14" | "rsqrt14" if len(a) == 1 or (not one and _is_full(a[2])):
                return self._approximated(call, one)
            case "cmp" if isinstance(a[2], ConstInt):
                return self._compared(a[0], a[1], a[2].value, one)
            case "blendvpd" | "blendvps" | "blendv":
                return self.b.select(signs(self.b, a[2]), a[1], a[0])
            case "hadd" | "hsub":
                return self._horizontal("fadd" if op == "hadd" else "fsub", a[0], a[1])
            case "addsub":
                odd = self.b.fadd(a[0], a[1])
                return self._alternating(self.b.fsub(a[0], a[1]), odd)
            case "vfmaddsub":
                if len(a) == 3 or _is(a[3], _CURRENT):
                    added = self._alternating(self.b.fneg(a[2]), a[2])
                    return self.b.intrinsic(f"llvm.fma.{mangled(type)}", type, [a[0], a[1], added])
                return None
            case "vfmadd" if len(a) == 4 and _is(a[3], _CURRENT) and not one:
                return self.b.intrinsic(f"llvm.fma.{mangled(type)}", type, a[:3])
            case "dppd" | "dpps" | "dp" if isinstance(a[2], ConstInt):
                return self._dot(a[0], a[1], a[2].value)
            case "insertps" if isinstance(a[2], ConstInt):
                return self._insert(a[0], a[1], a[2].value)
            case "vpermilvar" | "permps" | "permvar" | "vpermi2var":
                return self._permuted(op, a)
            case "cvtsd2ss":
                first = self.b.extract_element(a[1], self.b.i64(0))
                return self._first(a[0], self.b.cast("fptrunc", first, ty.FLOAT))
            case "cvtpd2ps" | "cvt.pd2":
                return self._narrowed(a[0], type)
            case _:
                return None

    def _masked_arithmetic(self, call: Call, op: str) -> Value | None:
        """What AVX-512 does under a mask; only where that is full is anything known."""
        a, type = call.arguments, call.type
        if not isinstance(type, ty.VectorType):
            return None
        if op == "rndscale" and _is_full(a[3]) and isinstance(a[1], ConstInt) and a[1].value >> 4 == 0:
            if ty.is_float(type) and (len(a) == 4 or _is(a[4], _CURRENT)):
                return self._rounded([a[0], a[1]], False)
        elif op == "cvtpd2ps" and _is_full(a[2]) and _is(a[3], _CURRENT):
            return self._narrowed(a[0], type)
        elif op == "cmp" and type.element is ty.I1 and isinstance(a[2], ConstInt):
            made = self.b.fcmp(_PREDICATES[a[2].value & 15], a[0], a[1])
            return self.b.binary("and", made, a[3])
        return None

    def _tested(self, call: Call, op: str) -> Value | None:
        """Bits about floats: signs of all elements, or how two compare."""
        b, a = self.b, call.arguments
        if op == "movmsk":
            bits = signs(b, a[0])
            return b.cast("zext", b.bitcast(bits, ty.integer(_count(a[0]))), call.type)
        for word in ("ucomi", "comi"):
            if op.startswith(word) and op.removeprefix(word) in _COMPARED:
                first = [b.extract_element(v, b.i64(0)) for v in a[:2]]
                return b.cast("zext", b.fcmp(_COMPARED[op.removeprefix(word)], first[0], first[1]), call.type)
        return None

    def _whole_or_first(self, one: bool, values: list[Value]) -> list[Value]:
        return [self.b.extract_element(v, self.b.i64(0)) for v in values] if one else values

    def _first(self, rest: Value, element: Value) -> Value:
        return self.b.insert_element(rest, element, self.b.i64(0))

    def _rounded(self, a: list[Value], one: bool) -> Value | None:
        mode = a[-1]
        assert isinstance(mode, ConstInt)
        name = _ROUNDINGS[min(mode.value & 7, 4)]
        if not one:
            return self.b.intrinsic(f"{name}.{mangled(a[0].type)}", a[0].type, [a[0]])
        first = self.b.extract_element(a[1], self.b.i64(0))
        return self._first(a[0], self.b.intrinsic(f"{name}.{mangled(first.type)}", first.type, [first]))

    def _approximated(self, call: Call, one: bool) -> Value | None:
        """The value is that of the instruction, the derivative (of any order) that of what it approximates:
        value + (exact - exact), of which only the first has a derivative."""
        b, x = self.b, call.arguments[0]
        assert call.target is not None
        value = self._constant(b.call(call.target, list(call.arguments)))
        operand = b.extract_element(x, b.i64(0)) if one else x
        below = operand
        if "rsqrt" in call.target.name:
            below = b.intrinsic(f"llvm.sqrt.{mangled(operand.type)}", operand.type, [operand])
        exact = b.fdiv(const_float(operand.type, 1.0), below)
        same = self._constant(b.intrinsic(f"llvm.arithmetic.fence.{mangled(exact.type)}", exact.type, [exact]))
        nothing = b.fsub(exact, same)
        nothing = b.select(b.fcmp("oeq", nothing, zero(nothing.type)), nothing, zero(nothing.type))
        if not one:
            return b.fadd(value, nothing)
        return b.insert_element(x, b.fadd(b.extract_element(value, b.i64(0)), nothing), b.i64(0))

    @staticmethod
    def _constant(call: Call) -> Call:
        call.function_attributes = {**call.function_attributes, "enzyme_inactive": ""}
        return call

    def _compared(self, lhs: Value, rhs: Value, mode: int, one: bool) -> Value:
        """All bits of an element are set, or none."""
        b, type = self.b, lhs.type
        assert isinstance(type, ty.VectorType)
        operands = self._whole_or_first(one, [lhs, rhs])
        truth = b.fcmp(_PREDICATES[mode & 15], operands[0], operands[1])
        bits = ty.integer(self.module.layout.bits(type.element))
        made = b.bitcast(b.cast("sext", truth, bits if one else ty.vector(type.count, bits)), operands[0].type)
        return self._first(lhs, made) if one else made

    def _horizontal(self, op: str, lhs: Value, rhs: Value) -> Value:
        """In each part of 128 bits: pairs of the first operand, then pairs of the second."""
        type = lhs.type
        assert isinstance(type, ty.VectorType)
        part = 128 // self.module.layout.bits(type.element)
        even: list[int] = []
        for start in range(0, type.count, part):
            even += [start + k for k in range(0, part, 2)] + [type.count + start + k for k in range(0, part, 2)]
        return self.b.fbinary(op, shuffled(self.b, lhs, rhs, even), shuffled(self.b, lhs, rhs, [k + 1 for k in even]))

    def _alternating(self, even: Value, odd: Value) -> Value:
        count = _count(even)
        return shuffled(self.b, even, odd, [k if k % 2 == 0 else k + count for k in range(count)])

    def _dot(self, lhs: Value, rhs: Value, mask: int) -> Value:
        """In each part of 128 bits, the sum of the products of the elements in the upper half of the mask, given to
        those in the lower."""
        b, type = self.b, lhs.type
        assert isinstance(type, ty.VectorType)
        part = 128 // self.module.layout.bits(type.element)
        products = b.fmul(lhs, rhs)
        made: Value = zero(type)
        for start in range(0, type.count, part):
            terms = [
                b.extract_element(products, b.i64(start + k)) if mask >> 4 + k & 1 else zero(type.element)
                for k in range(part)
            ]
            while len(terms) > 1:
                terms = [b.fadd(x, y) for x, y in zip(terms[::2], terms[1::2], strict=True)]
            for k in range(part):
                if mask >> k & 1:
                    made = b.insert_element(made, terms[0], b.i64(start + k))
        return made

    def _insert(self, lhs: Value, rhs: Value, mask: int) -> Value:
        b = self.b
        made = b.insert_element(lhs, b.extract_element(rhs, b.i64(mask >> 6 & 3)), b.i64(mask >> 4 & 3))
        for k in range(4):
            if mask >> k & 1:
                made = b.insert_element(made, zero(ty.FLOAT), b.i64(k))
        return made

    def _permuted(self, op: str, a: list[Value]) -> Value | None:
        """Elements chosen by the low bits of indices; of `vpermilvar`, within 128 bits."""
        b, type = self.b, a[0].type
        assert isinstance(type, ty.VectorType)
        indices = a[1]
        assert isinstance(indices.type, ty.VectorType)
        count, source = type.count, a[0]
        reach, shift, start = count, 0, [0] * count
        if op == "vpermi2var":
            source, reach = shuffled(self.b, a[0], a[2], list(range(2 * count))), 2 * count
        elif op == "vpermilvar":
            reach = 128 // self.module.layout.bits(type.element)
            shift = 1 if reach == 2 else 0
            start = [k // reach * reach for k in range(count)]
        known = constant_elements(indices)
        if known is not None:
            elements = [first + (k >> shift & reach - 1) for first, k in zip(start, known, strict=True)]
            return shuffled(self.b, source, poison(source.type), elements)
        made: Value = poison(type)
        for k in range(count):
            index = b.extract_element(indices, b.i64(k))
            if shift:
                index = b.binary("lshr", index, const_int(index.type, shift))
            index = b.binary("and", index, const_int(index.type, reach - 1))
            index = b.binary("or", index, const_int(index.type, start[k]))
            made = b.insert_element(made, b.extract_element(source, index), b.i64(k))
        return made

    def _narrowed(self, value: Value, type: ty.VectorType) -> Value | None:
        """Doubles as floats, and zeros where there are too few."""
        if not isinstance(value.type, ty.VectorType) or value.type.element is not ty.DOUBLE:
            return None
        count = value.type.count
        made = self.b.cast("fptrunc", value, ty.vector(count, ty.FLOAT))
        if count == type.count:
            return made
        return shuffled(self.b, made, zero(made.type), [min(k, count) for k in range(type.count)])

    # Predicated operations

    def _predicated(self, call: Call, name: str) -> tuple[bool, Value | None]:
        """llvm.vp.*: elements that are masked out, or lie behind the length, are poison, and so may be anything."""
        b, memory, a, type = self.b, self.memory, call.arguments, call.type
        op = re.sub(r"\.(v\d+\w+|p\d+).*", "", name)
        if any(isinstance(v.type, ty.VectorType) and v.type.scalable for v in a):
            return False, None
        match op:
            case "fadd" | "fsub" | "fmul" | "fdiv" | "frem":
                return True, b.fbinary(op, a[0], a[1], call.flags)
            case "fneg":
                return True, b.fneg(a[0], call.flags)
            case "fma" | "fmuladd" | "sqrt" | "fabs" | "minnum" | "maxnum" | "minimum" | "maximum" | "copysign":
                return True, b.intrinsic(f"llvm.{op}.{mangled(type)}", type, a[:-2], call.flags)
            case "select":
                return True, b.select(a[0], a[1], a[2])
            case "load" if isinstance(type, ty.VectorType):
                mask = memory.first(memory.bits(a[1]), a[2])
                return True, memory.load(call, type, memory.consecutive(a[0], type), mask, zero(type))
            case "gather" if isinstance(type, ty.VectorType):
                mask = memory.first(memory.bits(a[1]), a[2])
                return True, memory.load(call, type, memory.pointed(a[0]), mask, zero(type))
            case "store" | "scatter" if isinstance(a[0].type, ty.VectorType):
                mask = memory.first(memory.bits(a[2]), a[3])
                place = memory.consecutive(a[1], a[0].type) if op == "store" else memory.pointed(a[1])
                memory.store(call, a[0], place, mask)
                return True, None
            case "reduce.fadd" | "reduce.fmul":
                vector = a[1]
                neutral = const_float(vector.type, 0.0 if op == "reduce.fadd" else 1.0)
                mask = memory.first(memory.bits(a[2]), a[3])
                for k, bit in enumerate(mask):
                    at = b.i64(k)
                    element = b.select(bit, b.extract_element(vector, at), b.extract_element(neutral, at))
                    vector = b.insert_element(vector, element, at)
                return True, b.intrinsic(f"llvm.vector.{op}.{mangled(vector.type)}", type, [a[0], vector], call.flags)
            case _:
                return False, None


def _touches_memory(op: str) -> bool:
    return op in ("maskload", "maskstore") or op.startswith("gather")


def _count(value: Value) -> int:
    assert isinstance(value.type, ty.VectorType)
    return value.type.count


def _is(value: Value, wanted: int) -> bool:
    return isinstance(value, ConstInt) and value.value == wanted


def _is_full(mask: Value) -> bool:
    if isinstance(mask.type, ty.VectorType):
        known = constant_elements(mask)
        return known is not None and all(known)
    return isinstance(mask, ConstInt) and mask.value == -1
