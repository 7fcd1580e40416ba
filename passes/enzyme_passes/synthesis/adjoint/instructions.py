# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The adjoint of each instruction that is no call.

With d the adjoint of the result, taken (read and cleared) when the definition is reversed:

    r = fmul a, b       a' += d * b;  b' += d * a
    r = load p          *p' += d
    store v, p          t = *p';  *p' = 0;  v' += t          in this order: docs/internals/shadow-memory.md
    r = select c, a, b  a' += c ? d : 0;  b' += c ? 0 : d
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.lanes import WORD_BYTES, Lane
from enzyme_passes.attributes.emitted import IN_OBJECT, adjoint_flags, shadow_align, shadow_metadata
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, const_int, zero
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    InstructionUnion,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
)
from enzyme_passes.ir.members import carries_pointer, common_align, member_offset, member_type, members
from enzyme_passes.ir.names import mangled
from enzyme_passes.ir.values import ConstAggregate, Constant, Value
from enzyme_passes.normalize.threads import in_section
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.double_or_pointer import add_to_word, check_lost_number, may_be_number, take_word
from enzyme_passes.synthesis.shadow.float_bits import (
    add_values,
    disjoint_lanes,
    element_masks,
    flips_signs,
    float_mask,
    is_lane_mask,
    is_magnitude_mask,
    is_sign_mask,
    only_sign_bit,
    parted,
    reinterpret,
    shuffle_mask,
)
from enzyme_passes.synthesis.shadow.float_sizes import add_bits, is_of_other_size, note_sizes
from enzyme_passes.synthesis.shadow.integers_among_numbers import ends_within, limit, unless_harmless
from enzyme_passes.synthesis.shadow.parallel_regions import add_atomically, can_be_added, of_threads
from enzyme_passes.synthesis.shadow.runtime_activity import guarded_place
from enzyme_passes.synthesis.shadow.runtime_offsets import check_number, is_moved
from enzyme_passes.synthesis.shadow.speculation import doubtful_values, speculated_values, unless_zero
from enzyme_passes.synthesis.shadow.type_checks import bit_trick, unknown_type

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


@dataclass(frozen=True, slots=True)
class Speculation:
    """The values of a primal that are computed where they may not be used, and those of them that may be infinite."""

    values: Container[Value]
    doubtful: Container[Value]

    @staticmethod
    def of(adjoint: Adjoint) -> Speculation:
        values = speculated_values(adjoint.primal)
        return Speculation(values, doubtful_values(values, adjoint.type_checks.users) if values else {})


class InstructionAdjoint:
    """Reverses single instructions into `reverse.builder`."""

    def __init__(self, reverse: Reverse) -> None:
        self.reverse_sweep = reverse
        self.width = reverse.width
        self.types = reverse.adjoint.types
        self.activity = reverse.adjoint.activity
        self.layout = reverse.adjoint.layout
        self.speculated = reverse.half.speculation.values
        self.doubtful = reverse.half.speculation.doubtful

    @property
    def builder(self) -> Builder:
        return self.reverse_sweep.builder

    def primal(self, value: Value) -> Value:
        return self.reverse_sweep.primal(value)

    def add(self, value: Value, k: int, delta: Value) -> None:
        self.reverse_sweep.adjoints.add(value, k, delta)

    def wanted(self, value: Value) -> bool:
        return self.reverse_sweep.adjoints.wanted(value)

    def reverse(self, instruction: Instruction) -> None:
        match i := closed(instruction):
            case Store():
                self.reverse_store(i)
            case Call():
                self.reverse_sweep.adjoint.calls.reverse(i, self.reverse_sweep)
            case Return():
                self.reverse_return(i)
            case AtomicRMW() | CompareExchange():
                self.reverse_atomic(i)
            case Invoke():  # a call in the normal form; nobody asks for one without result
                raise Failure("EZ0504", "a call that can throw inside the differentiated part", i)
            case Branch() | CondBranch() | Switch() | Unreachable() | Resume() | Fence() | Alloca() | Phi():
                return
            case FloatCompare() | IntCompare() | GetElementPtr():
                return
            case (
                Load() | FloatUnary() | FloatBinary() | IntBinary() | Cast() | Select() | Freeze() | Opaque()
                | ExtractValue() | InsertValue() | ExtractElement() | InsertElement() | ShuffleVector()
            ):  # fmt: skip
                self._reverse_value(i)
            case _:
                assert_never(i)

    def _reverse_value(self, instruction: InstructionUnion) -> None:
        """Give the adjoint of a result on, if it has one."""
        if not self.wanted(instruction):
            return
        for k in range(self.width):
            d = self.reverse_sweep.adjoints.take(instruction, k)
            if d is not None:
                self.propagate(instruction, d, k)

    def propagate(self, instruction: InstructionUnion, d: Value, k: int) -> None:
        """Give the adjoint `d` of an active result on to the operands."""
        b = self.builder
        match instruction:
            case Load():
                self.reverse_load(instruction, d, k)
            case FloatBinary():
                self.reverse_float(instruction, d, k)
            case FloatUnary():
                self.add(instruction.operand, k, b.fneg(d, adjoint_flags(instruction)))
            case Select():
                self.reverse_select(instruction, d, k)
            case Cast():
                self.reverse_cast(instruction, d, k)
            case Freeze():
                self.add(instruction.operand, k, d)
            case IntBinary():
                self.reverse_bits(instruction, d, k)
            case ExtractValue():
                type = self.reverse_sweep.adjoints.type_of(instruction.aggregate)
                if type is not None:
                    leaf = member_type(type, instruction.path)
                    self.add(
                        instruction.aggregate,
                        k,
                        b.insert_value(zero(type), reinterpret(b, d, leaf), *instruction.path),
                    )
            case InsertValue():
                if self.wanted(instruction.value):
                    self.add(instruction.value, k, b.extract(d, *instruction.path))
                if self.wanted(instruction.aggregate):
                    leaf = member_type(d.type, instruction.path)
                    self.add(instruction.aggregate, k, b.insert_value(d, zero(leaf), *instruction.path))
            case ExtractElement():
                type = self.reverse_sweep.adjoints.type_of(instruction.vector)
                if isinstance(type, ty.VectorType):
                    own = parted(instruction.vector.type, type)
                    d = b.insert_element(zero(own), reinterpret(b, d, own.element), self.primal(instruction.index))
                    self.add(instruction.vector, k, reinterpret(b, d, type))
                elif type is not None:
                    raise Failure("EZ0505", "an element of a vector of unlike parts is differentiated", instruction)
            case InsertElement():
                index = self.primal(instruction.index)
                own = parted(instruction.type, d.type)
                bits = reinterpret(b, d, own)
                if self.wanted(instruction.value):
                    type = self.reverse_sweep.adjoints.type_of(instruction.value)
                    assert type is not None
                    self.add(instruction.value, k, reinterpret(b, b.extract_element(bits, index), type))
                if self.wanted(instruction.vector):
                    rest = b.insert_element(bits, zero(own.element), index)
                    self.add(instruction.vector, k, reinterpret(b, rest, d.type))
            case ShuffleVector():
                self.reverse_shuffle(instruction, d, k)
            case Invoke():
                raise Failure("EZ0504", "a call that can throw inside the differentiated part", instruction)
            case Opaque():
                raise Failure(
                    "EZ0503" if instruction.opcode == "va_arg" else "EZ0505",
                    f"'{instruction.opcode}' cannot be differentiated",
                    instruction,
                )
            case AtomicRMW() | CompareExchange():
                raise Failure("EZ0506", "atomic operation on memory that carries derivatives", instruction)
            case (
                Alloca() | Store() | Call() | Return() | Phi() | GetElementPtr() | FloatCompare() | IntCompare()
                | Fence() | Branch() | CondBranch() | Switch() | Resume() | Unreachable()
            ):  # fmt: skip
                raise Failure("EZ0901", f"{type_name(instruction)} has an adjoint in a register", instruction)
            case _:
                assert_never(instruction)

    # Memory

    def reverse_load(self, load: Load, d: Value, k: int) -> None:
        if load.ordering and not in_section(load):
            raise Failure("EZ0506", "atomic load of data that carries derivatives", load)
        if not self.activity.memory_active(load.pointer):
            self.reverse_sweep.adjoint.untouched[load] = None
            return
        place = self.place(load.pointer, k, d.type)
        self.check_moved(load, place)
        if is_of_other_size(self.reverse_sweep.adjoint, load):
            add_bits(self.reverse_sweep.adjoint, self.builder, self.reverse_sweep.allocas, place, d, load)
        elif any(lane.kind.is_word for lane in self.types.register(load)):
            self.accumulate_words(load, place, d)
        elif self.reverse_sweep.adjoint.is_of_threads(load.pointer, load):
            self.accumulate_shared(load, place, d, k)
        else:
            self.accumulate(place, d, shadow_align(self.layout, load), load)
            note_sizes(self.reverse_sweep.adjoint, self.builder, load, place)

    def check_moved(self, load: Load, place: Value) -> None:
        """End the program if words that are loaded to be moved are no whole numbers."""
        type = load.type.element if isinstance(load.type, ty.VectorType) else load.type
        adjoint, size = self.reverse_sweep.adjoint, self.layout.store_size(load.type)
        if isinstance(type, ty.IntType) and is_moved(adjoint, load) and not self.types.is_placed(load.pointer, size):
            check_number(adjoint, self.builder, load, place)

    def place(self, pointer: Value, k: int, type: ty.Type) -> Value:
        """Where the shadow of a `type` behind `pointer` is, for direction k."""
        sweep = self.reverse_sweep
        shadow = sweep.shadow(pointer, k)
        if not sweep.adjoint.guarded(pointer):
            return shadow
        return guarded_place(self.builder, sweep.allocas, shadow, sweep.primal(pointer), type)

    def accumulate(self, pointer: Value, d: Value, align: int, like: Load | AtomicRMW | None = None) -> None:
        """*pointer += d, the floats of it."""
        b = self.builder
        if ty.is_float(d.type):
            old = b.load(d.type, pointer, align=align)
            made = b.store(add_values(b, old, d), pointer, align=align)
            for access in (old, made):
                if like is not None:
                    access.metadata.update(shadow_metadata(self.types, like))
            return
        for path, type in members(d.type):
            if ty.is_float(type):
                offset = member_offset(self.layout, d.type, path)
                self.accumulate(b.offset(pointer, offset, IN_OBJECT), b.extract(d, *path), common_align(align, offset))

    def accumulate_shared(self, load: Load, place: Value, d: Value, k: int) -> None:
        """As `accumulate`, to a shadow that threads share."""
        align, sweep = shadow_align(self.layout, load), self.reverse_sweep
        if sweep.adjoint.session.is_inner:
            self.accumulate_atomically(load, place, d, align)
            return
        sweep.adjoint.atomic_sums[load] = True
        alone, shared, behind = (sweep.new_block(f"rev.{name}") for name in ("alone", "shared", "added"))
        b = self.builder
        own, plainly = sweep.thread_sums.place_of(load, k, place, sweep.thread_sums.is_alone(load, k))
        b.cond_branch(plainly, alone, shared)
        b.at_end(alone)
        if own is place:
            self.accumulate(own, d, align, load)
        else:  # as far from the next multiple as the shadow's first number, which nobody knows
            element = d.type.element if isinstance(d.type, ty.VectorType) else d.type
            self.accumulate(own, d, min(align, self.layout.store_size(element)))
        b.branch(behind)
        b.at_end(shared)
        self.accumulate_atomically(load, place, d, align)
        b.branch(behind)
        b.at_end(behind)

    def accumulate_atomically(self, access: Instruction, place: Value, d: Value, align: int) -> None:
        """As `accumulate`, while other threads do so."""
        self.reverse_sweep.adjoint.atomic_sums.setdefault(access, False)
        b = self.builder
        if isinstance(d.type, ty.VectorType):
            size = self.layout.store_size(d.type.element)
            for k in range(d.type.count):
                own = b.extract_element(d, b.i64(k))
                self.accumulate_atomically(access, b.offset(place, k * size), own, common_align(align, k * size))
        elif can_be_added(d.type):
            add_atomically(b, place, d, align)
        elif ty.is_float(d.type):
            raise of_threads(access, f"sums of {d.type}")
        else:
            for path, type in members(d.type):
                if ty.is_float(type):
                    offset = member_offset(self.layout, d.type, path)
                    own, here = b.extract(d, *path), b.offset(place, offset, IN_OBJECT)
                    self.accumulate_atomically(access, here, own, common_align(align, offset))

    def accumulate_words(self, load: Load, place: Value, d: Value) -> None:
        """As `accumulate`, where pointers may be among the floats."""
        if self.reverse_sweep.adjoint.is_of_threads(load.pointer, load):
            raise of_threads(load, "numbers where others keep addresses")
        b = self.builder
        parts = self.reverse_sweep.allocas.alloca(d.type, "words", align=WORD_BYTES)
        b.store(d, parts, align=WORD_BYTES)
        for lane in self.types.register(load):
            if not lane.kind.is_float:
                continue
            align = common_align(shadow_align(self.layout, load), lane.offset)
            part = b.load(lane.kind.float_type, b.offset(parts, lane.offset), align=common_align(8, lane.offset))
            if lane.kind.is_word:
                add_to_word(b, part, b.offset(place, lane.offset), align)
            else:
                self.accumulate(b.offset(place, lane.offset), part, align)

    def take_words(self, store: Store, place: Value, type: ty.Type) -> Value:
        """The floats in the shadow, which become zero, where pointers may be among them."""
        b = self.builder
        parts = self.reverse_sweep.allocas.alloca(type, "words", align=WORD_BYTES)
        b.store(zero(type), parts, align=WORD_BYTES)
        for lane in self.types.stored(store):
            if not lane.kind.is_float:
                continue
            there = b.offset(place, lane.offset)
            align = common_align(shadow_align(self.layout, store), lane.offset)
            if lane.kind.is_word:
                part: Value = take_word(b, there, align)
            else:
                part = b.load(lane.kind.float_type, there, align=align)
                b.store(zero(part.type), there, align=align)
            b.store(part, b.offset(parts, lane.offset), align=common_align(WORD_BYTES, lane.offset))
        return b.load(type, parts, align=WORD_BYTES)

    def reverse_store(self, store: Store) -> None:
        if not self.activity.memory_active(store.pointer):
            self.reverse_sweep.adjoint.untouched[store] = None
            self.reverse_sweep.adjoint.stops.setdefault(store, False)
            return
        self.reverse_sweep.adjoint.untouched.pop(store, None)
        if store.ordering and not in_section(store):
            raise Failure("EZ0506", "atomic store to memory that carries derivatives", store)
        if self.wanted(store.value):
            self.take_stored(store)
        elif self._ends_word(store):
            self.end_word(store)
        else:
            self.clear_stored(store)
            primal = self.reverse_sweep.adjoint.primal  # what a derivative keeps is what it says
            if isinstance(store.value.type, ty.PointerType) and not primal.name.startswith("__enzcc_"):
                # For a number that is moved as a pointer nothing was done.
                self.reverse_sweep.adjoint.untouched[store] = None

    def take_stored(self, store: Store) -> None:
        """The floats in the shadow become the adjoint of what was stored, and zero."""
        b = self.builder
        type = self.reverse_sweep.adjoints.required_type(store.value)
        words = any(lane.kind.is_word for lane in self.types.stored(store))
        align = shadow_align(self.layout, store)
        for k in range(self.width):
            pointer = self.place(store.pointer, k, type)
            if words:
                d: Value = self.take_words(store, pointer, type)
            elif ty.is_float(type):
                d = b.load(type, pointer, align=align)
                cleared = b.store(zero(type), pointer, align=align)
                for access in (d, cleared):
                    assert isinstance(access, Instruction)
                    access.metadata.update(shadow_metadata(self.types, store))
            else:
                d = zero(type)
                for path, leaf in members(type):
                    if not ty.is_float(leaf):
                        continue
                    offset = member_offset(self.layout, type, path)
                    place = b.offset(pointer, offset, IN_OBJECT)
                    part = common_align(align, offset)
                    d = b.insert_value(d, b.load(leaf, place, align=part), *path)
                    b.store(zero(leaf), place, align=part)
            self.add(store.value, k, d)

    def _ends_word(self, store: Store) -> bool:
        """Whether a pointer is stored where numbers lie as well. An array of addresses in some objects and of numbers
        in others is only looked at where nobody differentiates again what looks."""
        if not isinstance(store.value.type, ty.PointerType):
            return False
        if any(lane.kind.is_word for lane in self.types.stored(store)):
            return True
        return not self.reverse_sweep.adjoint.session.is_inner and self.types.is_over_word(store)

    def end_word(self, store: Store) -> None:
        """What is overwritten by a pointer has no adjoint before. Where its bits may be those of a number, which was
        read from a union as the pointer, the program ends if that has a derivative: it would be lost."""
        b, align = self.builder, shadow_align(self.layout, store)
        checked = may_be_number(store.value)
        for k in range(self.width):
            d = take_word(b, self.place(store.pointer, k, ty.PTR), align)
            if checked:
                check_lost_number(b, d, store)
        self.reverse_sweep.adjoint.stops[store] = True

    def clear_stored(self, store: Store) -> None:
        """What is overwritten by something inactive has no adjoint before."""
        b, type, align = self.builder, store.value.type, shadow_align(self.layout, store)
        if ty.is_float(type):
            for k in range(self.width):
                made = b.store(zero(type), self.place(store.pointer, k, type), align=align)
                made.metadata.update(shadow_metadata(self.types, store))
            return
        for lane in self.types.stored(store):
            if lane.kind.is_integer:
                self.clear_among_numbers(store, lane)
            if lane.kind.is_pointer or lane.kind.is_integer or (lane.kind.is_anything and carries_pointer(type)):
                continue
            if not lane.kind.is_float and not isinstance(store.value, Constant):
                raise unknown_type(self.types, store, store.pointer)
            # A constant of unknown type ends the adjoint of a float, and does no harm to anything else.
            nothing = zero(lane.kind.float_type if lane.kind.is_float else ty.integer(8 * lane.size))
            for k in range(self.width):
                place = b.offset(self.place(store.pointer, k, type), lane.offset, IN_OBJECT)
                b.store(nothing, place, align=common_align(align, lane.offset))

    def clear_among_numbers(self, store: Store, lane: Lane) -> None:
        """The same of an integer, where numbers may lie by another name of the place."""
        around = self.types.numbers_among(store.pointer, lane.offset, lane.size)
        numbers = {number: None for number in around if ends_within(*number, lane.size)}
        if not numbers:
            return
        at, type = next(iter(numbers)) if len(numbers) == 1 else (0, ty.integer(8 * lane.size))
        if type not in (ty.DOUBLE, ty.FLOAT) or at < 0:
            ends = {at + type.bits // 8 for at, type in numbers}
            at, type = 0, ty.integer(8 * (ends.pop() if len(ends) == 1 else lane.size))
        below = limit(type.bits // 8, numbers)
        align = common_align(shadow_align(self.layout, store), lane.offset) if not at else 1
        b, is_inner = self.builder, self.reverse_sweep.adjoint.session.is_inner
        for k in range(self.width):
            place = b.offset(self.place(store.pointer, k, store.value.type), lane.offset + at, IN_OBJECT)
            place = unless_harmless(b, self.reverse_sweep.allocas, place, type, align, below, is_inner=is_inner)
            b.store(zero(type), place, align=align)

    def reverse_atomic(self, instruction: AtomicRMW | CompareExchange) -> None:
        """r = atomicrmw fadd p, v:   v' += *p';  *p' += r'     Counts beside floats have no adjoint."""
        if not (self.activity.memory_active(instruction.pointer) or self.wanted(instruction)):
            return
        moved = instruction.value if isinstance(instruction, AtomicRMW) else instruction.desired
        if all(lane.kind.is_integer for lane in self.types.register(moved)):
            return
        if (
            not isinstance(instruction, AtomicRMW)
            or instruction.op not in ("fadd", "fsub")
            or not ty.is_float(instruction.type)
        ):
            raise Failure("EZ0506", "atomic operation on memory that carries derivatives", instruction)
        b = self.builder
        if (
            self.reverse_sweep.adjoint.beside_threads(instruction)
            and self.wanted(instruction)
            and not in_section(instruction)
        ):
            raise of_threads(instruction, "the value before an atomic sum")
        for k in range(self.width):
            place = self.place(instruction.pointer, k, instruction.type)
            d = b.load(instruction.type, place)
            self.add(moved, k, d if instruction.op == "fadd" else b.fneg(d))
            if self.wanted(instruction):
                before = self.reverse_sweep.adjoints.take(instruction, k)
                if before is not None:
                    self.accumulate(place, before, self.layout.align(instruction.type), instruction)

    # Arithmetic

    def reverse_float(self, operation: FloatBinary, d: Value, k: int) -> None:
        b, flags = self.builder, adjoint_flags(operation)
        lhs, rhs = operation.lhs, operation.rhs
        match operation.op:
            case "fadd":
                self.add(lhs, k, d)
                self.add(rhs, k, d)
            case "fsub":
                self.add(lhs, k, d)
                if self.wanted(rhs):
                    self.add(rhs, k, b.fneg(d, flags))
            case "fmul":
                if self.wanted(lhs):
                    self.add(lhs, k, self.guarded(operation, d, b.fmul(d, self.primal(rhs), flags), rhs))
                if self.wanted(rhs):
                    self.add(rhs, k, self.guarded(operation, d, b.fmul(d, self.primal(lhs), flags), lhs))
            case "fdiv":
                share = self.guarded(operation, d, b.fdiv(d, self.primal(rhs), flags))
                self.add(lhs, k, share)
                if self.wanted(rhs):
                    down = b.fneg(b.fmul(share, self.primal(operation), flags), flags)
                    self.add(rhs, k, self.guarded(operation, d, down))
            case "frem":
                self.add(lhs, k, d)
                if self.wanted(rhs):
                    quotient = b.fdiv(self.primal(lhs), self.primal(rhs))
                    whole = b.intrinsic(f"llvm.trunc.{mangled(d.type)}", d.type, [quotient])
                    self.add(rhs, k, self.guarded(operation, d, b.fneg(b.fmul(d, whole, flags), flags)))
            case _:
                raise Failure("EZ0505", f"'{operation.op}' cannot be differentiated", operation)

    def guarded(self, operation: Instruction, d: Value, share: Value, factor: Value | None = None) -> Value:
        """`share`, but 0 where d is 0: the arm that a select did not take may have an infinite partial
        (docs/internals/reverse-sweep.md). A product's partial is its other `factor`, infinite only if doubtful."""
        if self.reverse_sweep.adjoint.key.strong_zero:
            return unless_zero(self.builder, d, share)
        if operation not in self.speculated or not ty.is_float(d.type):
            return share
        if factor is not None and factor not in self.doubtful:
            return share
        return unless_zero(self.builder, d, share)

    def reverse_select(self, select: Select, d: Value, k: int) -> None:
        b = self.builder
        condition = self.primal(select.condition)
        nothing = zero_of(d.type)
        if self.wanted(select.on_true):
            self.add(select.on_true, k, b.select(condition, d, nothing))
        if self.wanted(select.on_false):
            self.add(select.on_false, k, b.select(condition, nothing, d))

    def reverse_cast(self, cast: Cast, d: Value, k: int) -> None:
        b = self.builder
        match cast.op:
            case "fpext":
                self.add(cast.operand, k, b.cast("fptrunc", d, cast.operand.type))
            case "fptrunc":
                self.add(cast.operand, k, b.cast("fpext", d, cast.operand.type))
            case "bitcast":
                self.add(cast.operand, k, d)
            case "zext" | "trunc":
                bits = reinterpret(b, d, cast.type)
                self.add(cast.operand, k, b.resize(bits, cast.operand.type))
            case _:
                raise bit_trick(cast)

    def reverse_bits(self, operation: IntBinary, d: Value, k: int) -> None:
        """Float bits in an integer register: lanes moved by shifts, and the known tricks with the sign bit."""
        b, type = self.builder, operation.type
        bits = reinterpret(b, d, type)
        constant = operation.rhs if isinstance(operation.rhs, Constant) else None
        kept = self.types.kept_number(operation)
        if kept is not None:
            self.add(kept, k, bits)
            return
        match operation.op:
            case _ if only_sign_bit(operation):
                return
            case "shl" if constant is not None:
                self.add(operation.lhs, k, b.binary("lshr", bits, constant))
            case "lshr" if constant is not None:
                self.add(operation.lhs, k, b.binary("shl", bits, constant))
            case "xor" if constant is not None and is_sign_mask(constant):
                self.add(operation.lhs, k, b.fneg(d))
            case "xor" if constant is not None and flips_signs(constant):
                self.add(operation.lhs, k, b.binary("xor", bits, constant))
            case "and" if constant is not None and (masks := element_masks(constant)) is not None:
                flips = b.binary("and", self.primal(operation.lhs), masks[0])
                self.add(operation.lhs, k, b.binary("and", b.binary("xor", bits, flips), masks[1]))
            case "xor":
                # A sign bit computed elsewhere flips the float.
                pairs = ((operation.lhs, operation.rhs), (operation.rhs, operation.lhs))
                signs = [(value, sign) for value, sign in pairs if only_sign_bit(sign)]
                if len(signs) != 1:
                    raise bit_trick(operation)
                self.add(signs[0][0], k, self.signed(d, self.primal(signs[0][1])))
            case "and" if constant is not None and is_sign_mask(constant):
                return
            case "and" if constant is not None and is_magnitude_mask(constant):
                self.add(operation.lhs, k, self.signed(d, self.primal(operation.lhs)))
            case "and" if constant is not None and is_lane_mask(constant):
                self.add(operation.lhs, k, b.binary("and", bits, constant))
            case "or":
                for value, other in ((operation.lhs, operation.rhs), (operation.rhs, operation.lhs)):
                    if not self.wanted(value) or only_sign_bit(value):
                        continue
                    if only_sign_bit(other):
                        # A sign that was set already is not flipped.
                        flipped = b.binary("xor", self.primal(operation), self.primal(value))
                        self.add(value, k, self.signed(d, flipped))
                    elif disjoint_lanes(value, other):
                        self.add(value, k, bits)
                    else:
                        raise bit_trick(operation)
            case _:
                raise bit_trick(operation)

    def signed(self, d: Value, bits: Value) -> Value:
        """-d where the sign bit of `bits` is set."""
        b = self.builder
        negative = b.icmp("slt", bits, zero(bits.type))
        return b.select(negative, b.fneg(d), d)

    # Vectors

    def reverse_shuffle(self, shuffle: ShuffleVector, d: Value, k: int) -> None:
        assert isinstance(shuffle.first.type, ty.VectorType)
        if not isinstance(d.type, ty.VectorType):
            self.reverse_single(shuffle, d, k)
            return
        mask = float_mask(shuffle, d.type.count)
        count = shuffle.first.type.count * d.type.count // len(shuffle_mask(shuffle))
        for operand, base in ((shuffle.first, 0), (shuffle.second, count)):
            if not self.wanted(operand):
                continue
            places: list[list[int]] = [[] for _ in range(count)]
            for element, source in enumerate(mask):
                if source is not None and base <= source < base + count:
                    places[source - base].append(element)
            for turn in range(max((len(p) for p in places), default=0)):
                self.add(operand, k, self.gathered(d, [p[turn] if turn < len(p) else None for p in places]))

    def reverse_single(self, shuffle: ShuffleVector, d: Value, k: int) -> None:
        """Of a shuffle whose elements are together one float."""
        (element,) = float_mask(shuffle, 1)
        assert isinstance(shuffle.first.type, ty.VectorType)
        count = shuffle.first.type.count // len(shuffle_mask(shuffle))
        operand = shuffle.first if element is None or element < count else shuffle.second
        if element is None or not self.wanted(operand):
            return
        type = self.reverse_sweep.adjoints.type_of(operand)
        if isinstance(type, ty.VectorType):
            d = self.builder.insert_element(zero(type), d, self.builder.i64(element % count))
        self.add(operand, k, d)

    def gathered(self, d: Value, elements: list[int | None]) -> Value:
        """A vector of the chosen elements of d, zero where none is chosen."""
        assert isinstance(d.type, ty.VectorType)
        chosen = tuple(const_int(ty.I32, d.type.count if element is None else element) for element in elements)
        mask = ConstAggregate(ty.vector(len(elements), ty.I32), chosen)
        type = ty.vector(len(elements), d.type.element)
        return self.builder.insert(ShuffleVector(type, d, zero(d.type), mask))

    # Return

    def reverse_return(self, instruction: Return) -> None:
        if instruction.value is None:
            return
        for k, seed in enumerate(self.reverse_sweep.half.seeds):
            self.add(instruction.value, k, seed)


def zero_of(type: ty.Type) -> Constant:
    return const_float(type, 0.0) if isinstance(type, ty.FloatType) else zero(type)


def type_name(value: object) -> str:
    return type(value).__name__
