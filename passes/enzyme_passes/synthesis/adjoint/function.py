# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reverse mode of one function: the forward sweep, the plan, and where the reverse sweep finds what it needs.

The reverse sweep is written twice. The first time nothing is kept of it: every primal value or shadow it asks for is
noted (so that need is stated once, by the code that uses it), and the plan then decides which of them to keep and
which to compute again. The second time it is written for good.

A *node* is (value, part): the primal value for the part PRIMAL, for k >= 0 its shadow for direction k.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.analysis.memory.memory import MemoryAnalysis
from enzyme_passes.analysis.memory.pointers import Kind
from enzyme_passes.analysis.memory.worksharing import Gathered, Shared, Worksharing, orders_threads
from enzyme_passes.attributes.emitted import COUNTED, IN_OBJECT, IN_RECORD, Half, Parameters
from enzyme_passes.audit.record import Parts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, aggregate
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Alloca, Call, Instruction, Invoke, Load, Opaque, Return, Store
from enzyme_passes.ir.values import Block, ConstInt, ConstNull, Function, Value
from enzyme_passes.library import c as library
from enzyme_passes.normalize.parallel_regions import IS_REGION, WISHED
from enzyme_passes.normalize.tasks import IS_TASK
from enzyme_passes.synthesis.adjoint.calls import Calls
from enzyme_passes.synthesis.adjoint.custom_rules import CustomRule
from enzyme_passes.synthesis.adjoint.demand import needs_of
from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse, ReverseHalf
from enzyme_passes.synthesis.adjoint.snapshots import Snapshots
from enzyme_passes.synthesis.registry import Derivative, Mode, partner
from enzyme_passes.synthesis.shadow.float_sizes import check_call
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
from enzyme_passes.synthesis.shadow.memory_calls import handles_memory
from enzyme_passes.synthesis.shadow.parallel_regions import check_undone
from enzyme_passes.synthesis.shadow.runtime_offsets import Access, check_integer, note_access, note_call
from enzyme_passes.synthesis.shadow.tasks import has_tasks
from enzyme_passes.synthesis.shadow.threads import check_local
from enzyme_passes.tape.abi import CHUNK_HEADER, FIRST_CHUNK, record_address, reserve, reserved_size, tape_align
from enzyme_passes.tape.dump_plan import page
from enzyme_passes.tape.layout import Guards, Home, Level, Plane, Slot
from enzyme_passes.tape.planner import FRAME, PRIMAL, SNAPSHOT, Planner

if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_passes.synthesis.shadow.session import Session


class Adjoint(Sweep):
    """A combined derivative, or an augmented one together with its reverse half."""

    def __init__(self, session: Session, derivative: Derivative) -> None:
        super().__init__(session, derivative)
        self.split = derivative.key.mode is Mode.AUGMENTED
        self.memory = MemoryAnalysis(
            self.primal,
            self.normal.flow,
            self.normal.loops,
            session.effects,
            derivative.key.overwritten,
            may_postpone=not self.split and not self.with_threads,
        )
        self.calls = Calls(self)
        self.snapshots = Snapshots(self)
        other = session.registry.known[partner(derivative.key, Mode.REVERSE)] if self.split else derivative
        half = ReverseHalf(self, other.function)
        self.extents: dict[tuple[Loop, Loop], Value] = {}  # forward, by (outermost loop of a plane, inner loop)
        self.indices: dict[tuple[Block, tuple[Loop, ...]], Value] = {}  # forward: of the iteration, in planes
        self.moved_parts: dict[Call, Parts] = {}  # of copies, for the auditor
        self.records: dict[Loop, Value] = {}  # forward: this iteration's record
        self.chunks: dict[Loop, Value] = {}  # forward: a new one
        self.plane_bases: dict[Plane, Value] = {}  # forward
        self.frames: dict[Call, Value] = {}  # forward: the frame each split call returned
        self.alloca_slots: dict[tuple[Value, int], Slot] = {}
        self.atomic_sums: dict[Instruction, bool] = {}  # by accesses; true: if a test finds that threads meet there
        needs = needs_of(self, half)
        self.needs = needs.values
        planner = Planner(self, self.needs)
        self.plan = planner.plan()
        if self.session.options.plans is not None:
            self.session.options.plans(page(self.primal, self.plan, planner.again(self.plan), split=self.split))
        self.reverse = Reverse(self, half, needs.works, self.plan, half.prologue)
        self._place_allocas()
        self.frame: Value | None = self._reserved_frame() if self.split else None
        own = [] if self.split else self.plan.layout.frame.fields
        self.frame_allocas = [self.allocas.alloca(type, "kept") for type in own]  # combined: of each frame slot

    def run(self) -> None:
        check_local(self)
        self._say_parameters()
        if self._keeps_nothing() and self.primal in self.session.stand_ins:
            self._call_original()
        else:
            self.copy_blocks()
            self.reverse.emit()
            self._store_postponed()
            self.finish()
        record = self.record()
        record.parts = self.moved_parts
        record.ends = self.stops
        record.values = dict.fromkeys(self.reverse.half.types.carried())
        record.shadows.update((value, None) for (value, part), _ in self.reverse.memo if part >= 0)
        self.session.records.append(record)

    def _say_parameters(self) -> None:
        """What is true of parameters, now that it is known what the reverse sweep finds in a frame."""
        said = Parameters(self.context, self.types, self.activity, self.normal.flow, self.memory.pointers)
        said.say(Half.FORWARD if self.split else Half.BOTH, self.parameters(self.values, self.shadows))
        if self.split:
            parameters = self.parameters(self.reverse.half.arguments, self.reverse.half.argument_shadows)
            kept = [node for node in self.plan.kept if node[1] != SNAPSHOT]
            said.say(Half.REVERSE, parameters, kept, FRAME)

    def _keeps_nothing(self) -> bool:
        """Whether the augmented half of a function without result does nothing but what the primal does."""
        layout = self.plan.layout
        kept = self.plan.kept or layout.frame.fields or layout.planes or layout.records
        return self.split and not kept and self.primal.function_type.result is ty.VOID

    def _call_original(self) -> None:
        """The forward sweep of a function that was read from a simple body is the fast one."""
        self.builder.call(self.primal, [self.value(a) for a in self.primal.arguments])
        self.builder.ret(aggregate(self.builder, self.function.function_type.result, [ConstNull(ty.PTR)]))
        self.lines.complete()
        self.reverse.emit()

    def _store_postponed(self) -> None:
        """Move the forward sweep's last stores behind the reverse sweep, which then finds memory as it was."""
        for block in self.function.blocks if self.memory.postponed else ():
            if not block.instructions or not isinstance(block.terminator, Return):
                continue
            end = Builder(self.module, block, before_terminator=True)
            for store in self.memory.postponed:
                made = self.values[store]
                assert isinstance(made, Instruction) and made.block is not None
                made.block.instructions.remove(made)
                end.insert(made)

    def is_of_threads(self, pointer: Value, at: Instruction) -> bool:
        """Whether other threads may add to the shadow of what is behind `pointer` at the same time: not to that of a
        variable of which nobody else knows, nor to that of a number which this thread writes where it loads it. There
        other threads do not even look at it, unless something orders them before or after."""
        if not self.beside_threads(at):
            return False
        pointers = self.memory.pointers
        if all(r.kind is Kind.ALLOCA and pointers.is_local(r) for r in pointers.roots(pointer)):
            return False
        return not isinstance(at, Load) or not self._is_written(at)

    def shared_memory(self, load: Load) -> Shared | None:
        """By what it is decided whether other threads add to the shadow of what is loaded; None: they may."""
        return self._worksharing.shared(load) if self._worksharing is not None else None

    def gathered_in(self, loop: Loop) -> list[Gathered]:
        """What all iterations of a worksharing loop read."""
        return self._worksharing.gathered(loop) if self._worksharing is not None else []

    @cached_property
    def _worksharing(self) -> Worksharing | None:
        """None where what calls this may be at other things at the same time."""
        if not self.key.parallel or IS_REGION not in self.primal.attributes or self.session.is_inner:
            return None
        if has_tasks(self.module) and any(
            IS_TASK in f.attributes for f in self.session.call_graph.reachable(self.primal)
        ):
            return None
        return Worksharing(self.memory, self.normal.flow, self._adds, WISHED + 1)

    def _adds(self, instruction: Instruction) -> bool:
        """Whether the reverse of an instruction may add to shadows that threads share."""
        match instruction:
            case Load():
                active = self.activity.is_active(instruction) and not isinstance(instruction.type, ty.PointerType)
                return active and self.is_of_threads(instruction.pointer, instruction)
            case Call(target=Function() as target) if not target.defined:
                known = library.find(target.name)
                return (known is None or not known.inactive) and bool(self.memory.reads_of(instruction))
            case Call() | Invoke() | Opaque():
                return bool(self.memory.reads_of(instruction))
            case _:
                return False

    def _is_written(self, load: Load) -> bool:
        """Whether a number that is loaded is written in the same block, with nothing between that orders threads."""
        assert load.block is not None
        affine, size = self.memory.pointers.affine, self.layout.store_size(load.type)
        address, instructions = affine.address(load.pointer), load.block.instructions
        place = instructions.index(load)
        for near in (instructions[place + 1 :], reversed(instructions[:place])):
            for i in near:
                if isinstance(i, Call) and orders_threads(i):
                    break
                covers = isinstance(i, Store) and self.layout.store_size(i.value.type) >= size
                if isinstance(i, Store) and covers and affine.address(i.pointer) == address:
                    return True
        return False

    # The frame

    def _place_allocas(self) -> None:
        """In split mode the frame of the augmented half is gone when the reverse half runs: allocas go to the tape.

        They are parts of the frame; where this is to be differentiated again, objects of their own, whose type is not
        mixed up with the frame's where they are indexed."""
        if not self.split:
            return
        for alloca in self.primal.entry.instructions:
            if isinstance(alloca, Alloca) and self.is_static(alloca):
                directions = range(self.width) if self.shadowed(alloca) else ()
                for part in (PRIMAL, *directions):
                    level = self.plan.layout.frame
                    field = ty.PTR if self.session.is_inner else aligned_bytes(self.alloca_size(alloca), alloca.align)
                    level.fields.append(field)
                    self.alloca_slots[(alloca, part)] = Slot(level, len(level.fields) - 1, field)

    def _reserved_frame(self) -> Value:
        level = self.plan.layout.frame
        if not level.fields:
            return ConstNull(ty.PTR)
        record = level.record()
        size = reserved_size(self.layout.size(record), self.layout.align(record))
        return reserve(self.allocas, self.tape, self.allocas.i64(size))

    def slot_address(self, builder: Builder, slot: Slot, record: Value | None) -> Value:
        """Where `slot` is, in the record at `record` (a frame or a loop's record)."""
        if slot.level.loop is None and not self.split:
            return self.frame_allocas[slot.index]
        assert record is not None
        offset = self.layout.offsets(slot.level.record())[slot.index]
        return builder.offset(record, offset, IN_RECORD)

    def copy_alloca(self, alloca: Alloca) -> None:
        if not self.split or not self.is_static(alloca):
            super().copy_alloca(alloca)
            return
        assert self.frame is not None
        size = self.allocas.i64(self.alloca_size(alloca))
        self.values[alloca] = self._place(alloca, PRIMAL)
        if self.is_in_a_word(alloca):
            self.clear(self.allocas, self.values[alloca], size)
        if self.shadowed(alloca):
            made = []
            for k in range(self.width):
                shadow = self._place(alloca, k)
                self.clear_created(self.allocas, alloca, shadow, size)
                made.append(shadow)
            self.shadows[alloca] = made

    def created(self, builder: Builder, pointer: Value, shadow: Value, size: Callable[[], Value]) -> None:
        width = self.types.unplaced(pointer)
        if width:
            self.session.unplaced.forget(builder, shadow, size(), width)

    def _place(self, alloca: Alloca, part: int) -> Value:
        """The memory of an alloca that lives in the tape."""
        slot = self.slot_address(self.allocas, self.alloca_slots[(alloca, part)], self.frame)
        if not self.session.is_inner:
            return slot
        aligned = reserved_size(self.alloca_size(alloca), alloca.align)
        own = reserve(self.allocas, self.tape, self.allocas.i64(aligned))
        self.allocas.store(own, slot)
        return own

    # Keeping values

    def phis_done(self, block: Block) -> None:
        loop = self.normal.loops.loop_of.get(block)
        if loop is not None and loop.header is block and loop in self.plan.layout.records:
            self._find_record(loop)

    def _find_record(self, loop: Loop) -> None:
        """The record of the iteration that begins: in the current chunk, or in a new one where that is full."""
        level = self.plan.layout.records[loop]
        size = self.layout.size(level.record())
        chunk = self.allocas.alloca(ty.PTR, "chunk")
        b = self.builder
        place = b.binary("add", self.value(self.normal.counters[loop.header]), b.i64(FIRST_CHUNK), COUNTED)
        full = b.icmp("eq", b.binary("and", place, b.binary("sub", place, b.i64(1))), b.i64(0))
        grow, go = add_block(self.function, "tape.grow"), add_block(self.function, "tape.go")
        b.cond_branch(full, grow, go)
        b.at_end(grow)
        bytes = b.binary("add", b.binary("mul", place, b.i64(size)), b.i64(CHUNK_HEADER))
        fresh = self.chunks[loop] = reserve(b, self.tape, bytes)
        b.store(b.load(ty.PTR, chunk), fresh)
        first = b.offset(fresh, CHUNK_HEADER, IN_RECORD)
        b.store(first, chunk)
        self.keep_at(b, self.plan.layout.chunks[loop], first)
        b.branch(go)
        b.at_end(go)
        self.records[loop] = record_address(b, b.load(ty.PTR, chunk), place, size)
        Builder(self.module, self.prologue).store(ConstNull(ty.PTR), chunk)

    def accessed(self, access: Access) -> None:
        note_access(self, access)

    def check_integer(self, load: Load) -> None:
        check_integer(self, load)

    def leave_block(self, block: Block) -> None:
        """Planes are reserved where the outermost of their loops is entered."""
        for loop, planes in self.plan.layout.planes.items():
            if loop.preheader is not block:
                continue
            sizes: dict[tuple[tuple[Loop, ...], Guards, int], Value] = {}
            for plane in planes:
                key = (plane.loops, plane.guards, self.layout.size(plane.type))
                size = sizes.get(key)
                if size is None:
                    count = self._iterations(plane.loops, plane.guards)
                    size = sizes[key] = saturating_product(self.builder, count, self.builder.i64(key[2]))
                base = reserve(self.builder, self.tape, size)
                self.plane_bases[plane] = base
                self.keep_at(self.builder, plane.base, base)

    def _iterations(self, loops: tuple[Loop, ...], guards: Guards) -> Value:
        """How many iterations a nest has from here on."""
        b = self.builder
        count: Value = b.i64(1)
        for loop, conditions in zip(loops, guards, strict=True):
            trips = self.extent(b, loop)
            for condition, side in conditions:
                held = b.freeze(self.value(condition))
                trips = b.select(held, trips, b.i64(0)) if side else b.select(held, b.i64(0), trips)
            count = saturating_product(b, count, trips)
        return count

    def extent(self, builder: Builder, loop: Loop) -> Value:
        """How many iterations a counted loop has, in the forward sweep."""
        assert loop.trip is not None
        taken = loop.trip.emit(builder, [self.value(v) for v in loop.trip.operands])
        return builder.binary("add", taken, builder.i64(1))

    def defined(self, instruction: Instruction) -> None:
        for part in range(FRAME, self.width):
            home = self.plan.kept.get((instruction, part))
            if home is None:
                continue
            if part == FRAME:
                assert isinstance(instruction, Call)
                value = self.frames[instruction]
            else:
                value = self.values[instruction] if part == PRIMAL else self.shadows[instruction][part]
            self.keep_at(self.builder, home, value)
        self.snapshots.defined(instruction)

    def keep_at(self, builder: Builder, home: Home, value: Value) -> None:
        """Store a value at its home for the current iteration of the loops around it."""
        if value.type is ty.I1:
            value = builder.cast("zext", value, ty.I8)
        match home:
            case Slot():
                address = self.slot_address(builder, home, self._record_of(home.level))
                builder.store(value, address, align=tape_align(self.layout, value.type))
            case Plane():
                place = builder.gep(home.type, self.plane_bases[home], [self._index(builder, home)], IN_OBJECT)
                builder.store(value, place, align=tape_align(self.layout, value.type))
            case _:
                assert_never(home)

    def _index(self, builder: Builder, plane: Plane) -> Value:
        """Which element of a plane the current iteration's is; computed once a block."""
        key = (builder.block, plane.loops)
        index = self.indices.get(key)
        if index is None:
            for loop in plane.loops:
                counter = self.value(self.normal.counters[loop.header])
                if index is None:
                    index = counter
                else:
                    index = builder.binary("mul", index, self.forward_extent(loop, plane), COUNTED)
                    index = builder.binary("add", index, counter, COUNTED)
            assert index is not None
            self.indices[key] = index
        return index

    def forward_extent(self, loop: Loop, plane: Plane) -> Value:
        """The extent of an inner loop of a plane, computed once where the plane was reserved."""
        outer = plane.loops[0]
        key = (outer, loop)
        known = self.extents.get(key)
        if known is None:
            assert outer.preheader is not None
            site = Builder(
                self.module, self.ends.get(outer.preheader, self.blocks[outer.preheader]), before_terminator=True
            )
            known = self.extents[key] = self.extent(site, loop)
        return known

    def _record_of(self, level: Level) -> Value | None:
        return self.frame if level.loop is None else self.records[level.loop]

    def has_copy(self, load: Load) -> bool:
        return self.snapshots.has(load)

    def is_copied(self, pointer: Value) -> bool:
        return self.snapshots.is_head(pointer)

    def frame_type(self, call: Value) -> ty.Type:
        """The type of what a split call leaves to its reverse: a frame's address, or the tape of a custom rule."""
        assert isinstance(call, Call)
        custom = self.calls.decide(call).custom
        return custom.frame_type(call, self) or ty.PTR if isinstance(custom, CustomRule) else ty.PTR

    # Return and calls

    def copy_return(self, instruction: Return) -> None:
        if self.split:
            fields: list[Value] = []
            if self.key.primal and instruction.value is not None:
                fields.append(self.value(instruction.value))
            if self.context.result.shadowed and instruction.value is not None:
                fields += [self.stored_shadow(instruction.value, k) for k in range(self.width)]
            assert self.frame is not None
            fields.append(self.frame)
            self.builder.ret(aggregate(self.builder, self.function.function_type.result, fields))
            return
        self.builder.branch(self.reverse.start())

    def copied_calls(self) -> Calls:
        return self.calls

    def copy_call(self, call: Call) -> None:
        callee = resolve_alias(call.callee)
        if not (isinstance(callee, Function) and (callee.defined or handles_memory(call))):
            note_call(self, call)
        check_call(self, call)
        check_undone(call)
        self.calls.forward(call)
        self.defined(call)


def aligned_bytes(size: int, align: int) -> ty.Type:
    """A type of at least `size` bytes that is aligned so."""
    if align <= 1:
        return ty.array(size, ty.I8)
    unit = ty.I64 if align <= 8 else ty.vector(align // 8, ty.I64)
    bytes = max(align, 8)
    return ty.array((size + bytes - 1) // bytes, unit)


def saturating_product(builder: Builder, a: Value, b: Value) -> Value:
    """a * b, or the largest size there is, which no reserve can satisfy, if that overflows."""
    if (isinstance(a, ConstInt) and isinstance(b, ConstInt)) or is_one(a) or is_one(b):
        return builder.binary("mul", a, b)
    pair = builder.intrinsic("llvm.umul.with.overflow.i64", ty.struct((ty.I64, ty.I1)), [a, b])
    return builder.select(builder.extract(pair, 1), builder.i64(-1), builder.extract(pair, 0))


def is_one(value: Value) -> bool:
    return isinstance(value, ConstInt) and value.value == 1
