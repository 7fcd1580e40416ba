# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The forward sweep: a copy of the primal, and beside it the shadows of what it computes.

Both modes are built on it. A *shadow* of a value is what mirrors it in the derivative world: of a pointer the
pointer to shadow memory, in either mode; of a float its tangent, in forward mode only. `Sweep` copies control flow
and instructions and makes shadows of everything structural (allocas, addresses, loads, stores of pointers, phis,
selects, aggregates); what a mode adds (tangents of arithmetic, keeping of values, calls) are the methods it
overrides.

    %q = getelementptr double, ptr %p, i64 %i         %q  = getelementptr double, ptr %p, i64 %i
    %r = load ptr, ptr %s                      ->     %q' = getelementptr double, ptr %p', i64 %i
                                                      %r  = load ptr, ptr %s
                                                      %r' = load ptr, ptr %s'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, Protocol, assert_never

from enzyme_passes.analysis.control_flow.running_threads import RunningThreads
from enzyme_passes.analysis.lanes import WORD_BYTES, Lane
from enzyme_passes.attributes.emitted import (
    IN_OBJECT,
    Half,
    Parameters,
    copied_call,
    copied_metadata,
    primal_parameter,
    shadow_address_flags,
    shadow_align,
    shadow_metadata,
)
from enzyme_passes.audit.record import Record
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.address_tests import asked_word
from enzyme_passes.ir.builder import Builder, add_block, zero
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
    Unwind,
    clone,
    closed,
    is_terminator,
    replace_blocks,
    replace_operands,
)
from enzyme_passes.ir.members import carries_pointer, common_align, member_offset, members
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    Function,
    GlobalVariable,
    Value,
)
from enzyme_passes.library import threads
from enzyme_passes.normalize.exceptions import is_landing_pad, is_undecided, make_invokes
from enzyme_passes.normalize.parallel_regions import is_region
from enzyme_passes.normalize.tasks import is_task
from enzyme_passes.normalize.threads import in_section, starts_thread, starts_threads
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.dangling_pointers import Dangling
from enzyme_passes.synthesis.shadow.double_or_pointer import (
    UNTOLD_NUMBER,
    check_counted_number,
    check_moved_address,
    check_shared_word,
    counted_words,
    looked_at,
    raw_words,
    store_word,
)
from enzyme_passes.synthesis.shadow.float_bits import check_order, check_pieces
from enzyme_passes.synthesis.shadow.given_words import given_words, is_moved_and_counted
from enzyme_passes.synthesis.shadow.globals import ShadowsOfGlobals
from enzyme_passes.synthesis.shadow.integers_in_buffers import is_part_that_goes_on
from enzyme_passes.synthesis.shadow.moved_addresses import Site, sites
from enzyme_passes.synthesis.shadow.parallel_regions import Forks, check_thread
from enzyme_passes.synthesis.shadow.runtime_activity import MixedPointers, guarded_place
from enzyme_passes.synthesis.shadow.tasks import Tasks
from enzyme_passes.synthesis.shadow.threads import Threads
from enzyme_passes.synthesis.shadow.type_checks import TypeChecks, bit_trick, pointer_bits, unknown_type
from enzyme_passes.tape.abi import aligned_room, reserve

if TYPE_CHECKING:
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.calls import SweepCalls
    from enzyme_passes.synthesis.shadow.runtime_offsets import Access
    from enzyme_passes.synthesis.shadow.session import Session


class View(Protocol):
    """Where the operands of a shadow come from: the forward sweep, or what the reverse sweep has made again."""

    @property
    def builder(self) -> Builder: ...
    @property
    def tape(self) -> Value: ...
    def value(self, value: Value) -> Value: ...
    def shadow(self, value: Value, k: int) -> Value: ...


REPLAYS: Final = "__enzcc_log_get"
_COUNTING: Final = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl")
"""What is done to numbers of things. No address is multiplied or divided."""


class Sweep:
    """Copies one primal function into `derivative.function`; see the module's docstring."""

    def __init__(self, session: Session, derivative: Derivative) -> None:
        self.session = session
        self.module = session.module
        self.layout = session.module.layout
        self.derivative = derivative
        self.key = derivative.key
        self.context = derivative.key.context
        self.primal = self.context.function
        self.width = derivative.key.width
        self.normal = session.normalizer.normal(self.primal)
        self.facts = session.analyses.facts(self.context)
        self.types = self.facts.types
        self.activity = self.facts.activity
        self.type_checks = TypeChecks.of(session.analyses, self.facts, self.layout)
        counted = counted_words(self.primal, self.type_checks.looks_at)
        self.counted = looked_at(counted, self.type_checks.users)
        self.untold = looked_at(self.type_checks.untold_words(), self.type_checks.users)
        self.moved: dict[Instruction | Block, list[tuple[Instruction, Site, list[list[Value]]]]] = {}
        self.function = derivative.function
        self.values: dict[Value, Value] = {}
        self.shadows: dict[Value, list[Value]] = {}
        self.blocks: dict[Block, Block] = {}  # primal block -> where its copy begins
        self.ends: dict[Block, Block] = {}  # primal block -> where its copy ends
        self.prologue = add_block(self.function, "prologue")
        self.lines = session.debug.lines(self.function, self.primal)
        self.builder = Builder(self.module, self.prologue)
        self.allocas = Builder(self.module, self.prologue)
        self.tape: Value = self.function.arguments[-1]
        self._throwing: list[tuple[Unwind, list[Instruction]]] = []  # what was written for calls that unwind
        self.dangling = Dangling(self.primal)
        self.untouched: dict[Instruction, None] = {}  # accesses for whose shadow memory nothing is done
        self.bare: dict[Instruction, None] = {}  # stores with none to the shadow beside them
        self.stops: dict[Instruction, bool] = {}  # stores of pointers behind which no number goes on (Record.ends)
        self.mixed = MixedPointers(self.primal, self.activity, self.types, self.dangling)
        self.bind_parameters(self.function, self.values, self.shadows)
        if self.key.mode.forward:
            said = Parameters(self.context, self.types, self.activity, self.normal.flow)
            said.say(Half.FORWARD, self.parameters(self.values, self.shadows))

    # Parameters

    def bind_parameters(
        self, function: Function, values: dict[Value, Value], shadows: dict[Value, list[Value]]
    ) -> list[Argument]:
        """Map primal parameters to those of `function`; the parameters left over are returned."""
        rest = list(function.arguments)
        for argument, activity in zip(self.primal.arguments, self.context.arguments, strict=True):
            copy = rest.pop(0)
            copy.attributes = primal_parameter(argument)
            values[argument] = copy
            doubled = activity.shadowed or (activity.active and self.passes_tangents)
            if doubled:
                shadows[argument] = [rest.pop(0) for _ in range(self.width)]
        return rest

    def record(self) -> Record:
        """What was written, for the auditor."""
        number = self.session.context_number(self.context)
        calls = self.copied_calls()
        shadows = dict.fromkeys(self.shadows)
        record = Record(self.primal, number, shadows, dict(shadows), self.untouched, self.bare, calls.followed())
        record.operands.update(calls.operands())
        asked = [w for i in self.primal.instructions() if (w := asked_word(i)) is not None]
        record.addresses = {w: None for w in asked if isinstance(w, Instruction) and self.pointer_bits(w)}
        record.ended = calls.ended()
        return record

    def copied_calls(self) -> SweepCalls:
        """The calls of this function."""
        raise NotImplementedError

    passes_tangents = False

    def parameters(
        self, values: dict[Value, Value], shadows: dict[Value, list[Value]]
    ) -> list[tuple[Argument, list[Argument]]]:
        """For each parameter of the primal its copy and its shadows, as `bind_parameters` has found them."""
        found: list[tuple[Argument, list[Argument]]] = []
        for argument in self.primal.arguments:
            copy = values[argument]
            assert isinstance(copy, Argument)
            found.append((copy, [s for s in shadows.get(argument, ()) if isinstance(s, Argument)]))
        return found

    # Control flow

    def copy_blocks(self) -> None:
        """The whole forward sweep; the prologue is left open."""
        order = self.normal.flow.order
        for block in order:
            self.blocks[block] = add_block(self.function, block.name or "block")
        for block in order:
            self.builder.at_end(self.blocks[block])
            self.begin_block(block)
            for instruction in block.instructions:
                self.builder.location = self.lines.of(instruction)
                if is_terminator(instruction):
                    self.look_at_moved(block)
                    self.leave_block(block)
                try:
                    if isinstance(instruction, Call) and instruction.unwind is not None:
                        self._visit_throwing(instruction, instruction.unwind)
                    elif instruction not in self.values:
                        self.visit(instruction)
                except Failure as failure:
                    raise failure.met_at(instruction) from None
            self.ends[block] = self.builder.block
        self._fill_phis()

    def _visit_throwing(self, call: Call, unwind: Unwind) -> None:
        """Copy a call; whatever is called for it unwinds as it does."""
        begin, at, count = self.builder.block, len(self.builder.block.instructions), len(self.function.blocks)
        self.visit(call)
        self._throwing.append((unwind, begin.instructions[at:]))
        self._throwing += [(unwind, block.instructions) for block in self.function.blocks[count:]]

    def finish(self) -> None:
        """Close the prologue, and let calls unwind to the copies of their pads."""
        Builder(self.module, self.prologue).branch(self.blocks[self.primal.entry])
        for unwind, instructions in self._throwing:
            copied = Unwind(self.ends[unwind.source], self.blocks[unwind.pad])
            for instruction in instructions:
                if isinstance(instruction, Call):
                    instruction.unwind = copied
        if self._throwing:
            make_invokes(self.function)
        self.lines.complete()

    def begin_block(self, block: Block) -> None:
        """Phis come first, all of them, so that what is added after one does not stand between."""
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            copy = Phi(phi.type, [], [], phi.flags)
            self.builder.location = self.lines.of(phi)
            self.values[phi] = self.builder.insert(copy)
            if self.shadowed(phi):
                self.shadows[phi] = [self.builder.insert(Phi(self.shadow_type(phi), [], [])) for _ in range(self.width)]
        pad = next((i for i in block.instructions if not isinstance(i, Phi)), None)
        if pad is not None and is_landing_pad(pad):
            self.copy(pad)
        else:
            pad = None
        self.phis_done(block)
        if pad is not None:
            self.defined(pad)
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            self.defined(phi)

    def _fill_phis(self) -> None:
        for block in self.normal.flow.order:
            for phi in block.instructions:
                if not isinstance(phi, Phi):
                    break
                copy = self.values[phi]
                assert isinstance(copy, Phi)
                blocks = [self.ends[b] for b in phi.blocks]
                copy.values = [self.value(v) for v in phi.values]
                copy.blocks = list(blocks)
                for k, shadow in enumerate(self.shadows.get(phi, [])):
                    assert isinstance(shadow, Phi)
                    for value, source in zip(phi.values, phi.blocks, strict=True):
                        # A shadow that has to be made is made at the end of the block it comes from.
                        end = self.ends[source]
                        builder, self.builder = self.builder, Builder(self.module, end, before_terminator=True)
                        shadow.values.append(self.arm(phi, value, k, self))
                        self.builder = builder
                    shadow.blocks = list(blocks)

    def visit(self, instruction: Instruction) -> None:
        """Copy one instruction and make its shadow."""
        match i := closed(instruction):
            case Phi():
                return
            case Return():
                self.copy_return(i)
                return
            case CondBranch() if is_undecided(i):
                self.builder.branch(self.blocks[i.on_true])
                return
            case Call():
                if i.target is not None and i.target.name == REPLAYS:
                    raise Failure(
                        "EZ0505",
                        "the tangents of a tape are differentiated again",
                        i,
                        notes=["what a second half (__enzyme_fwdsplit) computes with is numbers of its first"],
                        helps=["use __enzyme_fwddiff here"],
                    )
                self.type_checks.check_call(i)
                self.check_counted(i)
                self.copy_call(i)
                self.check_given(i)
                return
            case Alloca():
                self.copy_alloca(i)
            case Store():
                if self.with_threads:
                    check_thread(i)
                self.type_checks.check_store(i)
                self.copy(i)
                self.shadow_store(i)
                self.accessed(i)
            case Invoke():  # a call in the normal form
                raise Failure("EZ0504", "a call that can throw inside the differentiated part", i)
            case (
                Load() | Cast() | AtomicRMW() | CompareExchange() | Fence() | Opaque()
                | FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | GetElementPtr()
                | Select() | Freeze() | ExtractValue() | InsertValue() | ExtractElement() | InsertElement()
                | ShuffleVector() | Branch() | CondBranch() | Switch() | Resume() | Unreachable()
            ):  # fmt: skip
                if self.with_threads:
                    check_thread(i)
                if isinstance(i, Load):
                    self.type_checks.check_load(i)
                elif isinstance(i, IntBinary):
                    check_pieces(i, self.types, self.activity)
                elif isinstance(i, Cast):
                    self.type_checks.check_cast(i)
                    if self.activity.is_active(i):
                        check_order(i, self.type_checks.users(i))
                elif isinstance(i, AtomicRMW):
                    self.type_checks.check_count(i)
                self.check_counted(i)
                self.check_shared(i)
                self.copy(i)
                if isinstance(i, Load | Cast):
                    self.check_moved(i)
                elif isinstance(i, Select):
                    self.look_at_moved(i)
                if isinstance(i, Load) and is_moved_and_counted(self.type_checks, i):
                    check_counted_number(self.builder, self.value(i), i)
                if isinstance(i, Load | AtomicRMW | CompareExchange):
                    self.accessed(i)
                if isinstance(i, Load) and is_part_that_goes_on(self.type_checks, i):
                    if self.types.tells_itself(i):
                        check_counted_number(self.builder, self.value(i), i)
                    else:
                        self.check_integer(i)
                if self.shadowed(i):
                    self.shadows[i] = [self.make_shadow(i, k) for k in range(self.width)]
            case _:
                assert_never(i)
        if not is_terminator(i):
            self.defined(i)

    def check_counted(self, user: Instruction) -> None:
        """Look, as the program runs, at the integers of unions that an instruction computes with."""
        for look in self.counted.get(user, ()):
            for one in raw_words(look.word):
                if (
                    isinstance(one, Load)
                    and self.type_checks.looks_at(look.user, one)
                    and not self.types.is_integer_of_union(one)
                ):
                    raise bit_trick(look.user)
            seen = look.seen(self.builder, self.value(look.word), user, self.value)
            check_counted_number(self.builder, seen, look.user)
        for look in self.untold.get(user, ()):
            seen = look.seen(self.builder, self.value(look.word), user, self.value)
            check_counted_number(self.builder, seen, look.user, UNTOLD_NUMBER)

    def check_given(self, call: Call) -> None:
        """Look, as the program runs, at the integers that functions give each other, whether they are numbers."""
        for word in given_words(self.type_checks, call):
            if isinstance(word, ExtractValue):  # it is taken out further on
                held = self.builder.extract(self.value(word.aggregate), *word.path)
            else:
                held = self.value(word)
            check_counted_number(self.builder, held, call)

    def check_shared(self, access: Instruction) -> None:
        """Look, as the program runs, at a word that is counted with where others have an address or a number."""
        shared = self.types.shared_word(access)
        if shared is None or not self.type_checks.is_shared(access):
            return
        assert isinstance(access, Load | AtomicRMW)
        word = self.word_at(self.value(access.pointer), shared.begin)
        for k in range(self.width):
            shadow = self.word_at(self.shadow(access.pointer, k), shared.begin)
            check_shared_word(self.builder, word, shadow, access, halves=shared.halves)

    def check_moved(self, i: Load | Cast) -> None:
        """Look, as the program runs, whether a number that goes on as it is is an address: where it goes on."""
        offsets = self.type_checks.moved_addresses(i)
        if not offsets:
            return
        if isinstance(i, Load):
            places = [self.value(i.pointer), *(self.shadow(i.pointer, k) for k in range(self.width))]
            words = [[self.word_at(place, at) for place in places] for at in offsets]
        else:
            words = [[self.value(i.operand), *(self.shadow(i.operand, k) for k in range(self.width))]]
        for site in sites(i, self.type_checks.users):
            self.moved.setdefault(site.place, []).append((i, site, words))
        self.look_at_moved(i)

    def look_at_moved(self, place: Instruction | Block) -> None:
        """Look at the numbers that go on at a place as they are."""
        for i, site, words in self.moved.get(place, ()):
            for word, *shadows in words:
                seen = site.seen(self.builder, word, self.value)
                for shadow in shadows:
                    check_moved_address(self.builder, seen, shadow, i)

    def word_at(self, pointer: Value, offset: int) -> Value:
        """The bits in memory."""
        return self.builder.load(ty.I64, self.builder.offset(pointer, offset), align=1)

    def copy(self, instruction: Instruction) -> Instruction:
        """The instruction itself, on the copy's values."""
        made = clone(instruction)
        made.name = instruction.name
        made.metadata = copied_metadata(instruction)
        replace_operands(made, self.value)
        replace_blocks(made, lambda b: self.blocks[b])
        self.builder.insert(made)
        self.values[instruction] = made
        return made

    @cached_property
    def running_threads(self) -> RunningThreads | None:
        """Where threads may run that the function starts; None if it starts none."""
        session, graph = self.session, self.session.call_graph
        if threads.MADE not in self.module.functions or not starts_threads(graph.reachable(self.primal)):
            return None

        def starts(call: Call) -> bool:
            return starts_thread(call) or any(starts_threads(graph.reachable(f)) for f in graph.called(call))

        def joins(call: Call) -> bool:
            return any(g.name == threads.JOINED for f in graph.called(call) for g in graph.reachable(f))

        roots = [c.function for c in session.analyses.roots]
        called = any(self.primal in graph.callees(f) for r in roots for f in graph.reachable(r))
        return RunningThreads(self.primal, starts, joins, outlast=called or self.primal not in roots)

    @property
    def with_threads(self) -> bool:
        """Whether other threads may run while the function does."""
        return self.key.parallel or self.running_threads is not None

    def beside_threads(self, at: Instruction) -> bool:
        """Whether other threads may run that add to the same shadows."""
        return self.key.parallel or (self.running_threads is not None and self.running_threads.at(at))

    def copy_plain_call(self, call: Call) -> None:
        """The call itself, on the copy's values."""
        if is_region(call):
            assert call.target is not None
            arguments = [self.value(a) for a in call.arguments]
            Forks(self.module, self.builder).plain(call.target, arguments)
            return
        if is_task(call):
            tape = None if self.key.mode.forward else self.tape
            Tasks(self.module, self.builder).plain(call, [self.value(a) for a in call.arguments], tape)
            return
        if starts_thread(call):
            Threads(self.module, self.builder).plain(call, [self.value(a) for a in call.arguments], self.tape)
            return
        made = clone(call)
        assert isinstance(made, Call)
        copied_call(made)
        made.name = call.name
        replace_operands(made, self.value)
        self.builder.insert(made)
        self.values[call] = made

    def copy_alloca(self, alloca: Alloca) -> None:
        """A static alloca goes to the prologue, with a zeroed shadow; one of varying size, or made in a loop, is
        memory of the tape, since the reverse sweep comes back to it."""
        if self.is_static(alloca):
            self.values[alloca] = self._local(alloca, alloca.name)
            if self.is_in_a_word(alloca):
                self.clear(self.allocas, self.values[alloca], self.allocas.i64(WORD_BYTES))
            if self.shadowed(alloca):
                self.shadows[alloca] = []
                for _ in range(self.width):
                    shadow = self._local(alloca, f"{alloca.name}'")
                    self.shadows[alloca].append(shadow)
                    self.clear_created(self.allocas, alloca, shadow, self.allocas.i64(self.alloca_size(alloca)))
            return
        size = self.dynamic_size(alloca)
        room = aligned_room(self.builder, size, alloca.align)
        self.values[alloca] = self.reserve(self.builder, room)
        if self.shadowed(alloca):
            self.shadows[alloca] = []
            for _ in range(self.width):
                shadow_memory = self.reserve(self.builder, room)
                self.shadows[alloca].append(shadow_memory)
                self.clear_created(self.builder, alloca, shadow_memory, size)

    def clear_created(self, builder: Builder, alloca: Alloca, shadow: Value, size: Value) -> None:
        """Zero the new shadow of an alloca."""
        self.clear(builder, shadow, size)
        self.created(builder, alloca, shadow, lambda: size)

    def _local(self, alloca: Alloca, name: str) -> Alloca:
        """Memory for a static alloca, or its shadow, in this frame."""
        if self.is_in_a_word(alloca):
            return self.allocas.alloca(ty.I64, name, align=max(alloca.align, WORD_BYTES))
        made = self.allocas.alloca(alloca.allocated, name, align=alloca.align)
        if alloca.count is not None:
            made.count = alloca.count
        return made

    def is_in_a_word(self, alloca: Alloca) -> bool:
        """Whether a small object is given a whole word, which is zero behind it, since its address is kept, as in a
        closure: functions that find it among pointers to words look at a whole word (`check_shared`)."""
        kept = any(isinstance(user, Store) and user.value is alloca for user in self.type_checks.users(alloca))
        return kept and 0 < self._size_of(alloca) < WORD_BYTES

    def is_static(self, alloca: Alloca) -> bool:
        return alloca.block is self.primal.entry and (alloca.count is None or isinstance(alloca.count, Constant))

    def alloca_size(self, alloca: Alloca) -> int:
        """The bytes of a static alloca in a derivative."""
        return WORD_BYTES if self.is_in_a_word(alloca) else self._size_of(alloca)

    def _size_of(self, alloca: Alloca) -> int:
        count = alloca.count.value if isinstance(alloca.count, ConstInt) else 1
        return self.layout.size(alloca.allocated) * count

    def dynamic_size(self, alloca: Alloca) -> Value:
        one = self.builder.i64(self.layout.size(alloca.allocated))
        if alloca.count is None:
            return one
        count = self.builder.resize(self.value(alloca.count), ty.I64)
        return self.builder.binary("mul", count, one)

    def reserve(self, builder: Builder, size: Value) -> Value:
        """`size` bytes of tape that live until the request ends."""
        return reserve(builder, self.tape, size)

    def created(self, builder: Builder, pointer: Value, shadow: Value, size: Callable[[], Value]) -> None:
        """Called when there is a new shadow, of so many bytes, of the object that `pointer` is the address of."""

    @staticmethod
    def clear(builder: Builder, pointer: Value, size: Value) -> None:
        """Zero `size` bytes."""
        builder.intrinsic(
            "llvm.memset.p0.i64",
            ty.VOID,
            [pointer, builder.const_int(ty.I8, 0), size, builder.const_int(ty.I1, 0)],
        )

    # What a mode decides

    def phis_done(self, block: Block) -> None:
        """Called when the phis of a block and their shadows stand."""

    def accessed(self, access: Access) -> None:
        """Called when what reads or writes memory is copied."""

    def check_integer(self, load: Load) -> None:
        """Look, as the program runs, whether an integer that is loaded is a part of a number."""

    def leave_block(self, block: Block) -> None:
        """Called before the terminator of a block is copied."""

    def defined(self, instruction: Instruction) -> None:
        """Called after the copy of `instruction` and its shadow stand."""

    def copy_return(self, instruction: Return) -> None:
        raise NotImplementedError

    def copy_call(self, call: Call) -> None:
        raise NotImplementedError

    def shadowed(self, value: Value) -> bool:
        """Whether this mode makes a shadow of `value`."""
        return self.activity.has_shadow(value)

    def shadow_type(self, value: Value) -> ty.Type:
        return value.type

    def float_shadow(self, instruction: Instruction, _k: int) -> Value:
        """The tangent of arithmetic; only forward mode has one."""
        raise Failure("EZ0505", "a pointer is computed by an instruction that has no shadow", instruction)

    # Values and shadows

    def value(self, value: Value) -> Value:
        """The copy's value for a primal value."""
        return self.values.get(value, value)

    def shadow(self, value: Value, k: int) -> Value:
        """The shadow of a primal value for direction k."""
        made = self.shadows.get(value)
        if made is not None:
            return made[k]
        if isinstance(value, Constant):
            return self.constant_shadow(value, k, self)
        return self.missing_shadow(value, k)

    def constant_shadow(self, value: Constant, k: int, view: View) -> Value:
        """The shadow of a constant; of a constant global of another file, whose size is not known, asked for."""
        globals, has_float = self.session.shadow_globals, self.types.pointee_has_float
        if not self.context.runtime_activity and globals.is_asked_for(value) and has_float(value) is not False:
            return self.session.demands.settle(view.builder, view.tape, value, value, k, value)
        said = globals.reading if self.passes_tangents else globals.adding
        return constant_shadow(said, value, k, self.context.runtime_activity, has_float)

    def shadow_node(self, value: Value, k: int) -> tuple[Value, int]:
        """What stands for a value's shadow for direction k (below 0: of its primal): itself, or the primal of a pointer
        to nothing active."""
        if k < 0 or isinstance(value, Constant) or self.shadowed(value):
            return value, k
        if isinstance(value, Argument) and self.context.arguments[value.index].shadowed:
            return value, k
        if self.is_demanded(value):
            return value, k
        if not carries_pointer(value.type) or self.types.pointee_has_float(value) is False:
            return value, -1
        if self.activity.is_own_shadow(value) or value in self.dangling:
            return value, -1
        raise inactive_pointer(value)

    def guarded(self, pointer: Value) -> bool:
        """Whether only the running program knows if a pointer is active: see runtime_activity.py."""
        return self.context.runtime_activity or pointer in self.mixed

    def arm(self, choice: Instruction, value: Value, k: int, view: View) -> Value:
        """The shadow of one of the values that a phi or select chooses from."""
        if choice in self.mixed and self.mixed.is_bare(value):
            return view.value(value)
        return view.shadow(value, k)

    def arm_node(self, choice: Instruction, value: Value, k: int) -> tuple[Value, int]:
        """What stands for such a shadow."""
        if k >= 0 and choice in self.mixed and self.mixed.is_bare(value):
            return value, -1
        return self.shadow_node(value, k)

    def missing_shadow(self, value: Value, k: int) -> Value:
        """What stands for the shadow of a value that has none where one is asked for."""
        if isinstance(value, Constant) and carries_pointer(value.type):
            return self.constant_shadow(value, k, self)
        if self.is_demanded(value):
            return self.demanded(value, k, self)
        if not carries_pointer(value.type) and not self.pointer_bits(value):
            return zero(value.type) if ty.is_float(value.type) else self.value(value)
        if self.types.pointee_has_float(value) is False or self.activity.is_own_shadow(value):
            return self.value(value)
        if value in self.dangling:
            return self.value(value)
        raise inactive_pointer(value)

    def pointer_bits(self, value: Value) -> bool:
        return pointer_bits(self.types, value)

    def make_shadow(self, instruction: Instruction, k: int, view: View | None = None) -> Value:
        """The shadow of an instruction that moves, selects or addresses; `view` says from which operands."""
        view = view or self
        builder = view.builder
        match instruction:
            case GetElementPtr():
                made = builder.gep(
                    instruction.source_type,
                    view.shadow(instruction.pointer, k),
                    [view.value(i) for i in instruction.indices],
                    shadow_address_flags(instruction, self.context.runtime_activity),
                )
                if isinstance(made, Instruction):
                    made.type = instruction.type
                return made
            case Load():
                return self.shadow_load(instruction, view.shadow(instruction.pointer, k), k, view)
            case Select():
                return builder.select(
                    view.value(instruction.condition),
                    self.arm(instruction, instruction.on_true, k, view),
                    self.arm(instruction, instruction.on_false, k, view),
                )
            case Cast() if instruction.op in (
                "bitcast", "ptrtoint", "inttoptr", "addrspacecast", "trunc", "zext", "sext", "ptrtoaddr",
                "fptrunc", "fpext",
            ):  # fmt: skip
                return builder.cast(instruction.op, view.shadow(instruction.operand, k), instruction.type)
            case Freeze():
                return builder.freeze(view.shadow(instruction.operand, k))
            case ExtractValue():
                return builder.extract(view.shadow(instruction.aggregate, k), *instruction.path)
            case InsertValue():
                return builder.insert_value(
                    self.shadow_or_filler(instruction.aggregate, k),
                    self.shadow_or_filler(instruction.value, k),
                    *instruction.path,
                )
            case ExtractElement():
                return builder.extract_element(view.shadow(instruction.vector, k), view.value(instruction.index))
            case InsertElement():
                return builder.insert_element(
                    self.shadow_or_filler(instruction.vector, k),
                    self.shadow_or_filler(instruction.value, k),
                    view.value(instruction.index),
                )
            case ShuffleVector():
                return builder.insert(
                    ShuffleVector(
                        instruction.type,
                        self.shadow_or_filler(instruction.first, k),
                        self.shadow_or_filler(instruction.second, k),
                        instruction.mask,
                    )
                )
            case IntBinary() if self.pointer_bits(instruction):
                return self.integer_pointer_shadow(instruction, k)
            case IntBinary() if self.is_count_among_pointers(instruction):
                return self.shadow_of_count(instruction, k)
            case FloatBinary() | FloatUnary() | FloatCompare() | Cast() | IntBinary():
                return self.float_shadow(instruction, k)
            case AtomicRMW() | CompareExchange():
                raise Failure("EZ0506", "atomic operation on memory that carries derivatives", instruction)
            case _:
                raise Failure("EZ0505", f"no shadow for {type(instruction).__name__}", instruction)

    def shadow_or_filler(self, value: Value, k: int) -> Value:
        """As `shadow`, and for a part of an aggregate that carries no derivative its primal's place holder."""
        if value in self.shadows:
            return self.shadows[value][k]
        if isinstance(value, Constant):
            return self.shadow(value, k)
        if isinstance(value, (InsertValue, InsertElement)):
            return self.make_shadow(value, k)  # an aggregate of which no pointer is filled in yet
        if ty.is_float(value.type):
            return zero(value.type)
        if carries_pointer(value.type):
            return self.missing_shadow(value, k)
        return self.value(value)

    def integer_pointer_shadow(self, instruction: IntBinary, k: int) -> Value:
        """Pointer arithmetic done on integers: base + offset, base - offset, base & mask."""
        sides = [self.pointer_bits(instruction.lhs), self.pointer_bits(instruction.rhs)]
        lhs = self.shadow(instruction.lhs, k) if sides[0] else self.value(instruction.lhs)
        rhs = self.shadow(instruction.rhs, k) if sides[1] else self.value(instruction.rhs)
        return self.builder.binary(instruction.op, lhs, rhs)

    def is_count_among_pointers(self, instruction: IntBinary) -> bool:
        """Whether arithmetic is on numbers that count, which code like that of Rust's enums keeps where other objects
        have addresses: the length of one variant's vector, a pointer of another's."""
        lanes = self.types.register(instruction)
        return (
            instruction.op in _COUNTING
            and bool(lanes)
            and all(lane.kind.is_integer for lane in lanes)
            and not self.types.lost_float(instruction)
        )

    def shadow_of_count(self, instruction: IntBinary, k: int) -> Value:
        """Counts are in shadows what they are beside them. Of a sum the same sum, which is right of an address, too."""
        if instruction.op not in ("add", "sub"):
            return self.value(instruction)
        lhs, rhs = (
            self.shadows[v][k] if v in self.shadows else self.value(v) for v in (instruction.lhs, instruction.rhs)
        )
        return self.builder.binary(instruction.op, lhs, rhs)

    def shadow_load(self, load: Load, pointer: Value, k: int, view: View) -> Value:
        made = view.builder.load(self.shadow_type(load), pointer, align=shadow_align(self.layout, load))
        made.volatile = load.volatile
        made.metadata.update(shadow_metadata(self.types, load))
        if not self.is_completed(load):
            return made
        for variable in self.may_be_named(load):
            self.session.given_globals.look(view.builder, variable, view.value(load), made, k, load)
        if not self.activity.may_be_bare(load):
            return made
        return self.session.demands.complete(view.builder, view.tape, made, view.value(load), k, load)

    def is_completed(self, load: Load) -> bool:
        """Whether the shadow that is loaded may be null, of memory that has one when it is asked for (lazy_shadows.py),
        or the user's of a global that has another (argument_globals.py)."""
        if not self.is_pointer(load) or not self.activity.has_shadow(load):
            return False
        return self.activity.may_be_bare(load) or bool(self.may_be_named(load))

    def may_be_named(self, load: Load) -> list[GlobalVariable]:
        """The globals that code uses by their names, and to which a pointer that is loaded may lead unseen."""
        named = self.session.given_globals.named
        if not named or load.type is not ty.PTR or self.context.runtime_activity:
            return []
        if self.types.pointee_has_float(load) is False:
            return []
        seen = [o for cell in self.types.cells(load) for o in cell.objects]
        return [g for g in named if g not in seen]

    def is_pointer(self, value: Value) -> bool:
        """Whether a register holds pointers, as such or as a whole integer, and not the bits of something else."""
        if isinstance(value.type, ty.IntType):
            lanes = self.types.register(value)
            return value.type is ty.I64 and bool(lanes) and all(lane.kind.is_pointer for lane in lanes)
        return carries_pointer(value.type)

    def is_demanded(self, value: Value) -> bool:
        """Whether a pointer in a register has no shadow, and one is asked for where it is needed: it leads to inactive
        memory, and is kept among pointers to memory with shadows."""
        if isinstance(value, Constant) or self.shadowed(value) or self.context.runtime_activity:
            return False
        if isinstance(value, Argument) and self.context.arguments[value.index].shadowed:
            return False
        if not self.is_pointer(value) or self.types.pointee_has_float(value) is False:
            return False
        return value not in self.dangling and self.activity.is_asked_for(value)

    def copies_bare_pointers(self, source: Value) -> bool:
        """Whether the pointers in inactive memory, which is copied among active memory, have no shadows there."""
        if isinstance(source, Constant) or self.context.runtime_activity or self.activity.has_shadow(source):
            return False
        return self.activity.needs_shadow(source) and not self.activity.memory_active(source)

    def demanded(self, value: Value, k: int, view: View) -> Value:
        """The shadow of such a pointer."""
        primal = view.value(value)
        return self.session.demands.settle(view.builder, view.tape, primal, primal, k, value)

    def stored_shadow(self, value: Value, k: int) -> Value:
        """The shadow of what is stored or returned, and so found by others: no longer that of a mixture."""
        shadow = self.shadow_or_filler(value, k)
        if value not in self.mixed or self.context.runtime_activity:
            return shadow
        return self.session.demands.settle(self.builder, self.tape, shadow, self.value(value), k, value)

    def shadow_store(self, store: Store) -> None:
        """Pointers' shadows are stored with the pointers; integers have none."""
        if not self.activity.has_shadow(store.pointer):
            self.bare[store] = None
            return
        if store.ordering and not in_section(store):
            raise Failure("EZ0506", "atomic store to memory that carries derivatives", store)
        lanes = self.types.stored(store)
        if all(lane.kind.is_integer for lane in lanes):
            return
        if all(lane.kind.is_pointer or lane.kind.is_integer for lane in lanes) or self.fits_all(store, lanes):
            self.store_mirrored(store)
        elif any(lane.kind.is_word for lane in lanes):
            self.store_words(store, lanes)
        elif isinstance(store.value, Constant) or any(lane.kind.is_float for lane in lanes):
            self.store_float_shadow(store)
        else:
            raise unknown_type(self.types, store, store.value)

    @staticmethod
    def fits_all(store: Store, lanes: Sequence[Lane]) -> bool:
        """Whether a null pointer is stored."""
        return carries_pointer(store.value.type) and all(k.kind.is_pointer or k.kind.is_anything for k in lanes)

    def shadow_place(self, store: Store, k: int) -> Value:
        """Where the shadow of what is stored goes."""
        shadow = self.shadow(store.pointer, k)
        if not self.guarded(store.pointer):
            return shadow
        return guarded_place(self.builder, self.allocas, shadow, self.value(store.pointer), store.value.type)

    def store_mirrored(self, store: Store) -> None:
        """The shadow of what is stored, whole."""
        for k in range(self.width):
            mirrored = self.stored_shadow(store.value, k)
            made = self.builder.store(mirrored, self.shadow_place(store, k), align=shadow_align(self.layout, store))
            made.metadata.update(shadow_metadata(self.types, store))

    def store_words(self, store: Store, lanes: Sequence[Lane]) -> None:
        """Store the shadows of pointers, and of what may be pointers: see double_or_pointer.py."""
        if any(lane.kind.is_unknown for lane in lanes):
            raise unknown_type(self.types, store, store.value)
        b = self.builder
        for k in range(self.width):
            shadow, place = self.stored_shadow(store.value, k), self.shadow_place(store, k)
            parts = self.allocas.alloca(shadow.type, "words", align=WORD_BYTES)
            b.store(shadow, parts, align=WORD_BYTES)
            for lane in lanes:
                if not lane.kind.is_pointer and not lane.kind.is_word:
                    continue
                part = b.load(ty.I64, b.offset(parts, lane.offset), align=common_align(WORD_BYTES, lane.offset))
                there = b.offset(place, lane.offset)
                align = common_align(shadow_align(self.layout, store), lane.offset)
                if lane.kind.is_word:
                    store_word(b, part, there, align)
                else:
                    b.store(part, there, align=align)

    def store_float_shadow(self, store: Store) -> None:
        """Store the shadow of something with floats, or of a constant that may be one: in reverse mode, where no
        float's shadow is stored in the forward sweep, the pointers in it."""
        value = store.value
        if not carries_pointer(value.type):
            if any(lane.kind.is_pointer for lane in self.types.stored(store)):
                raise Failure("EZ0505", "floats and pointers are stored together as one integer", store)
            return
        for k in range(self.width):
            shadow = self.stored_shadow(value, k)
            for path, member in members(value.type):
                if carries_pointer(member):
                    offset = member_offset(self.layout, value.type, path)
                    place = self.builder.offset(self.shadow_place(store, k), offset, IN_OBJECT)
                    self.builder.store(
                        self.builder.extract(shadow, *path),
                        place,
                        align=common_align(shadow_align(self.layout, store), offset),
                    )


def inactive_pointer(value: Value) -> Failure:
    return Failure(
        "EZ0401",
        "a pointer to inactive data is used where a pointer with a shadow is needed",
        value if isinstance(value, (Instruction, GlobalVariable)) else None,
        notes=["through its shadow, derivatives would be added to memory that has none"],
        helps=["pass the data as enzyme_dup with a shadow", "or add enzyme_runtime_activity to the request"],
    )


def constant_shadow(
    globals: ShadowsOfGlobals,
    value: Constant,
    k: int,
    runtime_activity: bool,
    has_float: Callable[[Value], bool | None],
) -> Constant:
    """The shadow of a constant: of a global its shadow global, of code itself, of numbers zero."""
    match value:
        case GlobalVariable():
            return globals(value, k, runtime_activity, has_float(value))
        case Function():
            return value
        case ConstExpr():
            parts = tuple(constant_shadow(globals, o, k, runtime_activity, has_float) for o in value.operands)
            if all(a is b for a, b in zip(parts, value.operands, strict=True)):
                return value
            return ConstExpr(value.type, value.op, value.flags, value.source_type, parts)
        case ConstAggregate():
            parts = tuple(constant_shadow(globals, o, k, runtime_activity, has_float) for o in value.elements)
            return ConstAggregate(value.type, parts)
        case _:
            if ty.is_float(value.type):
                return zero(value.type)
            return value
