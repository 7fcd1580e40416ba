# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reverse sweep: control flow turned round, and where its values come from.

Each block of the primal that has work gets a block here, in which its instructions are reversed (`instructions.py`
of this package says how); it ends by going to the reverse of the block's predecessor. Which one that was is decided
by the selectors and counters that normalization put into the primal. A stretch without work is skipped whole.

    header:  %i = phi [0, pre], [%i.next, latch]        rev.header:  ...; %last = icmp eq %i, 0
    ...                                           ->                 br %last, rev.pre, again
    latch:   br %c, header, exit                        again:       %i -= 1; br rev.latch
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.attributes.emitted import COUNTED, IN_OBJECT, IN_RECORD, repeated_metadata
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, aggregate, const_int, zero
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Return,
    clone,
    replace_operands,
)
from enzyme_passes.ir.values import Argument, Block, Constant, Function, Value
from enzyme_passes.normalize.normal_form import BranchSelector, PhiSelector
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.adjoint.accumulators import Adjoints, AdjointTypes
from enzyme_passes.synthesis.adjoint.instructions import InstructionAdjoint, Speculation
from enzyme_passes.synthesis.adjoint.rule_calls import RuleCalls
from enzyme_passes.synthesis.adjoint.thread_sums import ThreadSums
from enzyme_passes.tape.abi import CHUNK_HEADER, ENTER, FIRST_CHUNK, record_address, tape_align
from enzyme_passes.tape.layout import Home, Level, Slot, loop_chain
from enzyme_passes.tape.planner import FRAME, PRIMAL, SNAPSHOT, Node, Plan, is_free, recomputed_from, start_of

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint


@dataclass(frozen=True, slots=True)
class Site:
    """Where a primal value is made available: in the reverse of `block`, or where `loop` is entered backwards."""

    block: Block | None
    loop: Loop | None


class ReverseHalf:
    """The function that holds the reverse sweep of `adjoint`, and what does not depend on how often that is written:
    its parameters, the types of adjoints, and which values are speculated."""

    def __init__(self, adjoint: Adjoint, function: Function) -> None:
        self.function = function
        self.lines = adjoint.lines
        self.types = AdjointTypes(adjoint.activity, adjoint.types, adjoint.primal)
        self.speculation = Speculation.of(adjoint)
        if adjoint.split:
            self.lines = adjoint.session.debug.lines(function, adjoint.primal)
            self.prologue = add_block(function, "prologue")
            self.arguments: dict[Value, Value] = {}
            self.argument_shadows: dict[Value, list[Value]] = {}
            rest = adjoint.bind_parameters(function, self.arguments, self.argument_shadows)
            self.tape: Value = rest[-1]
            self.frame: Value | None = rest[-2]
            self.seeds: list[Value] = list(rest[:-2])
        else:
            self.prologue = adjoint.prologue
            self.arguments = adjoint.values
            self.argument_shadows = adjoint.shadows
            self.tape = adjoint.tape
            self.frame = None
            doubled = sum(a.shadowed for a in adjoint.context.arguments)
            count = len(adjoint.primal.arguments) + doubled * adjoint.width
            self.seeds = list(function.arguments[count:-1])


class Reverse:
    """The reverse sweep of `adjoint`, written into `half.function`. `demand.Demand` is a run of it for nothing, from
    which the plan learns what the sweep needs.

    `works`: the blocks of the primal whose reverse is not empty. `prologue`: the block for allocas."""

    def __init__(
        self, adjoint: Adjoint, half: ReverseHalf, works: Mapping[Block, None], plan: Plan, prologue: Block
    ) -> None:
        self.adjoint = adjoint
        self.half = half
        self.works = works
        self.plan = plan
        self.module = adjoint.module
        self.width = adjoint.width
        self.function = half.function
        self.lines = half.lines
        self.tape = half.tape
        self.normal = adjoint.normal
        self.block: Block = adjoint.primal.entry  # the primal block being reversed
        self.here: Block = adjoint.primal.entry  # the same, or the edge back from it that is being written
        self.allocas = Builder(self.module, prologue)
        self.builder = self.allocas
        self.memo: dict[tuple[Node, Site], Value] = {}
        self.index_memo: dict[tuple[Block, tuple[Loop, ...]], Value] = {}
        self.extent_memo: dict[tuple[Loop, Site], Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.entries: dict[Loop, Block] = {}  # where a loop with one exit is entered backwards
        self.indices: dict[Loop, Value] = {}  # alloca of the iteration being reversed
        self.chunk_variables: dict[Loop, Value] = {}
        self.record_variables: dict[Loop, Value] = {}
        self.adjoints = Adjoints(self)
        self.instruction = InstructionAdjoint(self)
        self.rules = RuleCalls(self)
        self.thread_sums = ThreadSums(self)

    def adopt(self, block: Block) -> None:
        """Make a block part of the derivative."""
        self.function.blocks.append(block)

    def lookup(self, node: Node) -> Value:
        """A primal value or shadow that is no constant, in the reverse of the current block."""
        known = self.memo.get((node, self.site_of(node)))
        return known if known is not None else self.materialize(node)

    def primal_result(self) -> Value:
        """What the forward sweep returns, where both sweeps are in one function."""
        returned = next(b.terminator for b in self.normal.flow.order if isinstance(b.terminator, Return))
        assert isinstance(returned, Return) and returned.value is not None
        return self.adjoint.value(returned.value)

    def has_records(self, loop: Loop) -> bool:
        """Whether each iteration of a loop has kept a record."""
        return loop in self.plan.layout.records

    # Writing

    def start(self) -> Block:
        """Where the reverse sweep begins: the reverse of the block that returns."""
        for block in self.normal.flow.order:
            if isinstance(block.terminator, Return):
                return self.reversed(block)
        dead = add_block(self.function, "never")
        Builder(self.module, dead).unreachable()
        return dead

    def emit(self) -> None:
        if self.adjoint.split:
            start = self.start()
            self.sweep()
            Builder(self.module, self.half.prologue).branch(start)
            self.lines.complete()
        else:
            self.sweep()

    def reversed(self, block: Block) -> Block:
        """The block in which `block` is reversed."""
        made = self.blocks.get(block)
        if made is None:
            made = self.blocks[block] = self.new_block(f"rev.{block.name or 'block'}")
        return made

    def new_block(self, name: str) -> Block:
        made = Block(name, self.function)
        self.adopt(made)
        return made

    def sweep(self) -> None:
        """Reverse the blocks of the primal, beginning with the one that returns."""
        starts = [b for b in self.normal.flow.order if isinstance(b.terminator, Return)]
        if not starts:
            return
        pending, seen = [starts[0]], {starts[0]: None}
        while pending:
            block = pending.pop()
            self.block = self.here = block
            self.builder = Builder(self.module, self.reversed(block))
            self.reverse_instructions(block)
            for following in self._leave(block):
                if following not in seen:
                    seen[following] = None
                    pending.append(following)

    def reverse_instructions(self, block: Block) -> None:
        """Reverse what is in the block."""
        for instruction in reversed(block.instructions):
            if not isinstance(instruction, Phi):
                self.builder.location = self.lines.of(instruction)
                try:
                    self.instruction.reverse(instruction)
                except Failure as failure:
                    raise failure.met_at(instruction) from None

    def active_phis(self, block: Block) -> list[Phi]:
        found: list[Phi] = []
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            if self.adjoint.activity.is_active(phi) and self.adjoints.type_of(phi) is not None:
                found.append(phi)
        return found

    # Leaving a reversed block

    def _leave(self, block: Block) -> list[Block]:
        """End the reverse of `block`; the primal blocks that may be reversed next."""
        flow = self.normal.flow
        taken = [(phi, [self.adjoints.take(phi, k) for k in range(self.width)]) for phi in self.active_phis(block)]
        if block is self.adjoint.primal.entry:
            self._finish()
            return []
        loop = self.normal.loops.loop_of.get(block)
        if loop is not None and loop.header is block:
            return self._leave_header(block, loop, taken)
        if not taken:
            skipped = self._skip(block)
            if skipped is not None:
                self.builder.branch(self.reversed(skipped))
                return [skipped]
        coming = list(dict.fromkeys(flow.predecessors[block]))
        if len(coming) == 1:
            self.builder.branch(self._edge(coming[0], block, taken))
            return coming
        here = self.builder
        match self.normal.selectors[block]:
            case BranchSelector(condition, on_true, on_false):
                held = self.primal(condition)
                here.cond_branch(held, self._edge(on_true, block, taken), self._edge(on_false, block, taken))
            case PhiSelector(phi, blocks):
                number = self.primal(phi)
                edges = [self._edge(b, block, taken) for b in blocks]
                here.switch(number, edges[0], [(n, e) for n, e in enumerate(edges) if n > 0])
            case selector:
                assert_never(selector)
        self.builder = here
        return coming

    def _skip(self, block: Block) -> Block | None:
        """The nearest block behind which nothing before `block` has work: its reverse comes next."""
        flow, loops = self.normal.flow, self.normal.loops
        home = loops.loop_of.get(block)
        head = flow.idom[block]
        while head is not None and loops.loop_of.get(head) is not home:
            head = flow.idom[head]
        if head is None:
            return None
        coming = flow.predecessors[block]
        if len(set(coming)) == 1 and coming[0] is head:
            return None
        pending, seen = [b for b in coming if b is not head], {head: None}
        while pending:
            current = pending.pop()
            if current in seen:
                continue
            seen[current] = None
            if current in self.works:
                return None
            pending.extend(flow.predecessors[current])
        return head

    def _edge(self, source: Block, block: Block, taken: list[tuple[Phi, list[Value | None]]]) -> Block:
        """A block on the way back from `block` to `source`: phis' adjoints go to what came from there, and the loops
        that this edge left are entered at their last iteration."""
        loops = self.normal.loops
        left = [loop for loop in loop_chain(loops.loop_of.get(source)) if not loop.contains(block)]
        incoming = [(phi, phi.values[phi.blocks.index(source)], d) for phi, d in taken]
        if not left and not any(self.adjoints.wanted(v) for _, v, _ in incoming):
            return self.reversed(source)
        edge = self.new_block("rev.edge")
        self.builder = self._on_way_back(edge, source)
        outer, self.here = self.here, edge
        for _, value, deltas in incoming:
            for k, delta in enumerate(deltas):
                if delta is not None:
                    self.adjoints.add(value, k, delta)
        for loop in left:
            self._enter_backwards(loop, block)
        self.here = outer
        one_way = len(left) == 1 and len(left[0].exits) == 1
        self.builder.branch(self._entry(left[0]) if one_way else self.reversed(source))
        return edge

    def _on_way_back(self, edge: Block, source: Block) -> Builder:
        """Writes a block that goes back to `source`: it has the line where `source` is left."""
        builder = Builder(self.module, edge)
        builder.location = self.lines.of(source.terminator)
        return builder

    def _entry(self, loop: Loop) -> Block:
        """Where a loop with one exit is entered backwards."""
        entry = self.entries.get(loop)
        if entry is None:
            entry = self.entries[loop] = self.new_block("rev.enter")
            Builder(self.module, entry).branch(self.reversed(loop.exits[0][0]))
        return entry

    def _enter_backwards(self, loop: Loop, exit: Block) -> None:
        """Set the iteration to be reversed first: the last one that ran."""
        if loop.trip is not None:
            last = loop.trip.emit(self.builder, [self.primal(v) for v in loop.trip.operands])
        else:
            last = self.primal(self.normal.exit_counts[(exit, loop.header)])
        self._set_index(loop, last)
        if self.has_records(loop):
            chain = loop_chain(loop)
            chunk = self._kept(self.plan.layout.chunks[loop], chain[:-1], ty.PTR, self.builder, Site(self.here, None))
            self.builder.store(chunk, self._variable(self.chunk_variables, loop))
            self._set_record(loop, last)
        self.thread_sums.begin(loop)

    def _set_record(self, loop: Loop, iteration: Value) -> None:
        b = self.builder
        size = self.adjoint.layout.size(self.plan.layout.records[loop].record())
        place = b.binary("add", iteration, b.i64(FIRST_CHUNK), COUNTED)
        chunk = b.load(ty.PTR, self._variable(self.chunk_variables, loop))
        b.store(record_address(b, chunk, place, size), self._variable(self.record_variables, loop))

    def _leave_header(self, block: Block, loop: Loop, taken: list[tuple[Phi, list[Value | None]]]) -> list[Block]:
        assert loop.preheader is not None and loop.latch is not None
        here = self.builder
        iteration = here.load(ty.I64, self.index(loop))
        first = here.icmp("eq", iteration, here.i64(0))
        before = self.thread_sums.end(loop, self._edge(loop.preheader, block, taken))
        again = self.new_block("rev.again")
        self.builder = b = self._on_way_back(again, loop.latch)
        for phi, deltas in taken:
            value = phi.values[phi.blocks.index(loop.latch)]
            for k, delta in enumerate(deltas):
                if delta is not None:
                    self.adjoints.add(value, k, delta)
        previous = b.binary("sub", iteration, b.i64(1), COUNTED)
        self._set_index(loop, previous)
        if self.has_records(loop):
            place = b.binary("add", iteration, b.i64(FIRST_CHUNK), COUNTED)
            begins = b.icmp("eq", b.binary("and", place, b.binary("add", previous, b.i64(FIRST_CHUNK))), b.i64(0))
            variable = self._variable(self.chunk_variables, loop)
            back, go = self.new_block("tape.back"), self.new_block("tape.go")
            b.cond_branch(begins, back, go)
            b.at_end(back)
            # If this is to be differentiated again: volatile, so that LLVM does not make one load of this and of that
            # of the record that holds the last chunk. A pointer to either would say that the two have one layout.
            earlier = b.load(ty.PTR, b.offset(b.load(ty.PTR, variable), -CHUNK_HEADER, IN_OBJECT))
            earlier.volatile = self.adjoint.session.is_inner
            b.store(earlier, variable)
            b.branch(go)
            b.at_end(go)
            self._set_record(loop, previous)
        b.branch(self.reversed(loop.latch))
        here.cond_branch(first, before, again)
        return [loop.preheader, loop.latch]

    def _finish(self) -> None:
        """Return what was asked for: the primal if wanted, and the adjoints of active parameters."""
        fields: list[Value] = []
        adjoint = self.adjoint
        if not adjoint.split and adjoint.key.primal and adjoint.primal.function_type.result is not ty.VOID:
            fields.append(self.primal_result())
        for argument, activity in zip(adjoint.primal.arguments, adjoint.context.arguments, strict=True):
            if activity.active:
                for k in range(self.width):
                    found = self.adjoints.take(argument, k)
                    fields.append(found if found is not None else zero(self.adjoints.required_type(argument)))
        self.builder.ret(aggregate(self.builder, self.function.function_type.result, fields))

    # Loops

    def index(self, loop: Loop) -> Value:
        made = self.indices.get(loop)
        if made is None:
            made = self.indices[loop] = self.allocas.alloca(ty.I64, "iteration")
        return made

    def _variable(self, table: dict[Loop, Value], loop: Loop) -> Value:
        made = table.get(loop)
        if made is None:
            made = table[loop] = self.allocas.alloca(ty.PTR, "tape")
        return made

    # Primal values and shadows

    def primal(self, value: Value) -> Value:
        """A primal value, in the reverse of the current block."""
        if isinstance(value, Constant):
            return value
        return self.lookup((value, PRIMAL))

    def shadow(self, value: Value, k: int) -> Value:
        """A value's shadow for direction k, in the reverse of the current block."""
        return self.node_value(self.adjoint.shadow_node(value, k))

    def node_value(self, node: Node) -> Value:
        value, part = node
        if isinstance(value, Constant):
            if part == PRIMAL:
                return value
            return self.adjoint.constant_shadow(value, part, ShadowView(self, self.builder))
        return self.lookup(node)

    def node_type(self, node: Node) -> ty.Type:
        value, part = node
        if part == FRAME:
            return self.adjoint.frame_type(value)
        if part == SNAPSHOT:
            return ty.PTR
        return value.type if part == PRIMAL else self.adjoint.shadow_type(value)

    def site_of(self, node: Node) -> Site:
        """The outermost place, on the way back to the current block, where a node can be made available."""
        value = node[0]
        around = loop_chain(self.normal.loops.loop_of.get(self.block))
        depth = 0
        if isinstance(value, Instruction):
            assert value.block is not None
            home = self.normal.loops.loop_of.get(value.block)
            depth = home.depth if home is not None else 0
        for loop in around[depth:]:
            if loop in self.entries:
                return Site(None, loop)
        return Site(self.here, None)

    def _builder_at(self, site: Site) -> Builder:
        if site.loop is not None:
            return Builder(self.module, self.entries[site.loop], before_terminator=True)
        return self.builder

    def place_before(self, loop: Loop) -> Builder | None:
        """Writes where a loop with one exit is entered backwards, behind the values that are made there."""
        return self._builder_at(Site(None, loop)) if loop in self.entries else None

    def materialize(self, wanted: Node) -> Value:
        """Make a node and what it is computed from, without recursion."""
        memo = self.memo
        pending = [wanted]
        while pending:
            node = pending[-1]
            site = self.site_of(node)
            if (node, site) in memo:
                pending.pop()
                continue
            sources = self._sources(node)
            missing = [s for s in sources if not isinstance(s[0], Constant) and (s, self.site_of(s)) not in memo]
            if missing:
                pending.extend(missing)
                continue
            builder = self._builder_at(site)
            here = builder.location
            if isinstance(node[0], Instruction):
                builder.location = self.lines.of(node[0])
            memo[(node, site)] = self._make(node, builder, site)
            builder.location = here
            pending.pop()
        return memo[(wanted, self.site_of(wanted))]

    def _sources(self, node: Node) -> list[Node]:
        if node in self.plan.kept or is_free(self.adjoint, node):
            return []
        sources = recomputed_from(self.adjoint, node)
        assert sources is not None, f"the plan neither keeps nor recomputes {node}"
        return sources

    def _made(self, node: Node) -> Value:
        if isinstance(node[0], Constant):
            return self.node_value(node)
        return self.memo[(node, self.site_of(node))]

    def _make(self, node: Node, builder: Builder, site: Site) -> Value:
        value, part = node
        home = self.plan.kept.get(node)
        if home is not None:
            assert isinstance(value, Instruction) and value.block is not None
            chain = loop_chain(self.normal.loops.loop_of.get(value.block))
            return self._kept(home, chain, self.node_type(node), builder, site)
        if part >= 0 and self.adjoint.is_demanded(value):
            return self.adjoint.demanded(value, part, ShadowView(self, builder))
        match value:
            case Argument():
                return self.half.arguments[value] if part == PRIMAL else self.half.argument_shadows[value][part]
            case Alloca() if self.adjoint.is_static(value):
                return self._alloca(value, part, builder)
            case Phi():
                return self._induction(value, part, builder)
            case Call() if is_free(self.adjoint, node):
                return (
                    self.tape
                    if value.type is ty.PTR and value.target is not None and value.target.name == ENTER
                    else zero(value.type)
                )
            case Load() if part == PRIMAL and self.adjoint.has_copy(value):
                return self.adjoint.snapshots.load(builder, value, self._made((value.pointer, SNAPSHOT)))
            case GetElementPtr() if part == SNAPSHOT:
                indices = [v if isinstance(v, Constant) else self._made((v, PRIMAL)) for v in value.indices]
                return builder.gep(value.source_type, self._made((value.pointer, SNAPSHOT)), indices, IN_RECORD)
            case Instruction() if part == PRIMAL:
                copy = clone(value)
                copy.metadata = repeated_metadata(value)
                replace_operands(copy, lambda v: v if isinstance(v, Constant) else self._made((v, PRIMAL)))
                copy.name = ""
                return builder.insert(copy)
            case Instruction():
                return self._shadow(value, part, builder)
            case _:
                raise AssertionError(f"no value for {value}")

    def _alloca(self, alloca: Alloca, part: int, builder: Builder) -> Value:
        adjoint = self.adjoint
        if adjoint.split:
            slot = adjoint.alloca_slots[(alloca, part)]
            assert self.half.frame is not None
            address = adjoint.slot_address(builder, slot, self.half.frame)
            return builder.load(ty.PTR, address) if adjoint.session.is_inner else address
        return adjoint.values[alloca] if part == PRIMAL else adjoint.shadows[alloca][part]

    def _induction(self, phi: Phi, part: int, builder: Builder) -> Value:
        counted = self.normal.counter_loops.get(phi)
        if counted is not None:
            return builder.load(ty.I64, self.index(counted))
        assert phi.block is not None
        loop = self.normal.loops.loop_of[phi.block]
        assert loop is not None
        induction = loop.inductions[phi]
        start = self._made(start_of(self.adjoint, induction, part))
        counter: Value = builder.load(ty.I64, self.index(loop))
        if isinstance(induction.step, int):
            if isinstance(phi.type, ty.IntType):
                step: Value = const_int(phi.type, induction.step)
            else:
                step = builder.i64(induction.step)
        else:
            step = self._made((induction.step, PRIMAL)) if not isinstance(induction.step, Constant) else induction.step
        if isinstance(phi.type, ty.IntType):
            moved = builder.binary(
                "mul", builder.resize(counter, phi.type), builder.resize(step, phi.type, signed=True)
            )
            return builder.binary("add", start, moved)
        bytes = builder.binary("mul", builder.resize(step, ty.I64, signed=True), builder.i64(induction.scale))
        return builder.offset(start, builder.binary("mul", counter, bytes))

    def _shadow(self, value: Instruction, part: int, builder: Builder) -> Value:
        """Compute a shadow again, as the forward sweep made it, from shadows and primal values made here."""
        return self.adjoint.make_shadow(value, part, ShadowView(self, builder))

    # The tape

    def _kept(self, home: Home, chain: tuple[Loop, ...], type: ty.Type, builder: Builder, site: Site) -> Value:
        """Load what was kept for the iterations of `chain` that are being reversed."""
        adjoint = self.adjoint
        if isinstance(home, Slot):
            address = adjoint.slot_address(builder, home, self._record_of(home.level, builder))
            loaded: Value = builder.load(home.type, address, align=tape_align(adjoint.layout, home.type))
        else:
            outer = chain[: len(chain) - len(home.loops)]
            base = self._kept(home.base, outer, ty.PTR, builder, site)
            index = self._index(home.loops, builder, site)
            place = builder.gep(home.type, base, [index], IN_OBJECT)
            loaded = builder.load(home.type, place, align=tape_align(adjoint.layout, home.type))
        return builder.cast("trunc", loaded, ty.I1) if type is ty.I1 else loaded

    def _index(self, loops: tuple[Loop, ...], builder: Builder, site: Site) -> Value:
        """Which element of planes of `loops` is that of the iteration being reversed; computed once a block."""
        key = (builder.block, loops)
        index = self.index_memo.get(key)
        if index is None:
            for loop in loops:
                counter = builder.load(ty.I64, self.index(loop))
                if index is None:
                    index = counter
                else:
                    index = builder.binary("mul", index, self._extent(loop, builder, site), COUNTED)
                    index = builder.binary("add", index, counter, COUNTED)
            assert index is not None
            self.index_memo[key] = index
        return index

    def _set_index(self, loop: Loop, iteration: Value) -> None:
        """Go to another iteration."""
        b = self.builder
        b.store(iteration, self.index(loop))
        for key in [k for k in self.index_memo if k[0] is b.block]:
            del self.index_memo[key]

    def _extent(self, loop: Loop, builder: Builder, site: Site) -> Value:
        key = (loop, site)
        known = self.extent_memo.get(key)
        if known is None:
            assert loop.trip is not None
            operands = [v if isinstance(v, Constant) else self.lookup((v, PRIMAL)) for v in loop.trip.operands]
            taken = loop.trip.emit(builder, operands)
            known = self.extent_memo[key] = builder.binary("add", taken, builder.i64(1))
        return known

    def _record_of(self, level: Level, builder: Builder) -> Value | None:
        if level.loop is None:
            return self.half.frame
        return builder.load(ty.PTR, self._variable(self.record_variables, level.loop))


class ShadowView:
    """What `make_shadow` sees of the reverse sweep: values and shadows that stand already."""

    def __init__(self, reverse: Reverse, builder: Builder) -> None:
        self.reverse = reverse
        self.builder = builder

    @property
    def tape(self) -> Value:
        return self.reverse.tape

    def value(self, value: Value) -> Value:
        if isinstance(value, Argument):
            return self.reverse.half.arguments[value]
        return value if isinstance(value, Constant) else self.reverse._made((value, PRIMAL))

    def shadow(self, value: Value, k: int) -> Value:
        return self.reverse._made(self.reverse.adjoint.shadow_node(value, k))
