# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The working copy of a primal function: one return, explicit counters, explicit selectors.

A function's parsed body is the engine's own copy (what is printed for an untouched function is its text), so it
is brought here, in place, into the one form that analyses, planning and synthesis know:

- every parameter passed `byval` is copied into an alloca at entry, as the callee would see it;
- atomic sums that are written as loops become instructions (atomic_sums.py);
- moves of bits that are written as calls (byte swaps, rotations, minima) become instructions (bit_moves.py);
- x86's vector intrinsics and masked memory become plain instructions (vector_intrinsics.py, masked_memory.py);
- elements of float vectors that are poison become 1;
- unions in registers and in words are read as what they are (words_of_unions.py, words_by_condition.py), and addresses
  that are moved as integers are moved as addresses (words_of_addresses.py);
- integers that are only moved are no longer said to be integers (evidence/moved_integers.py);
- calls through pointers become a chain of comparisons with the functions the pointer can be, each called by name;
- an `invoke` becomes a call, and what unwinds a way of its own (exceptions.py);
- one block returns;
- memory that is moved in pieces, or changes places, is moved as a whole (word_copies.py, word_swaps.py), and what goes
  into a variable only as far as it is read there (read_parts.py);
- what a function with a rule reads from memory or writes there (`frexp`'s exponent) is loaded beside the call;
- each loop has a counter `phi i64 [0, preheader], [counter + 1, latch]`, and each exit of a loop whose trip count is
  not known in advance has a phi holding the counter of its last iteration;
- a block with several predecessors has a selector: the branch condition that decides which one it was, or, where
  none does, an `i8` phi of the predecessor's number.

Counters and selectors are ordinary values: whether the reverse sweep recomputes or keeps them is the plan's choice.

    entry:  br %c, a, b           entry:  br %c, a, b
    a:      br end         ->     a:      br end
    b:      br end                b:      br end
    end:    %x = phi ...          end:    %x = phi ...      ; selector: %c
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from enzyme_passes.analysis.control_flow import open_calls
from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.control_flow.open_calls import Name
from enzyme_passes.analysis.types.evidence.moved_integers import doubt_tags
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.attributes.emitted import COUNTED
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int
from enzyme_passes.ir.call_targets import CodePointers, resolve_alias, said_callees
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Call,
    CondBranch,
    GetElementPtr,
    IntBinary,
    Invoke,
    Load,
    Opaque,
    Phi,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, ConstInt, Function, InlineAsm, Module, Value
from enzyme_passes.normalize import nested_procedures
from enzyme_passes.normalize.atomic_sums import name_atomic_sums
from enzyme_passes.normalize.bit_moves import name_bit_moves
from enzyme_passes.normalize.by_value import pass_structs_by_value
from enzyme_passes.normalize.control_flow import dispatch, drop_unreachable_blocks, merge_returns
from enzyme_passes.normalize.exceptions import calls_from_invokes, is_undecided
from enzyme_passes.normalize.float_pairs import split_float_pairs
from enzyme_passes.normalize.linear_bits import name_linear_bits
from enzyme_passes.normalize.lowering import add_iterations, copy_byval_arguments, drop_passing_calls, fill_vectors
from enzyme_passes.normalize.mixed_vectors import take_mixed_apart
from enzyme_passes.normalize.moved_numbers import move_as_words
from enzyme_passes.normalize.past_checks import move_pieces_past_checks
from enzyme_passes.normalize.read_parts import ReadParts
from enzyme_passes.normalize.signal_handlers import mark_installed_handlers
from enzyme_passes.normalize.simd_idioms import name_packet_operations
from enzyme_passes.normalize.strict_fp import relax_strict_floats
from enzyme_passes.normalize.text_copies import text_copies_from_loops
from enzyme_passes.normalize.vector_intrinsics import take_packets_apart
from enzyme_passes.normalize.word_copies import copies_from_loops
from enzyme_passes.normalize.word_swaps import swaps_from_loops
from enzyme_passes.normalize.words_by_condition import read_by_condition
from enzyme_passes.normalize.words_of_addresses import move_as_addresses
from enzyme_passes.normalize.words_of_floats import join_pieces
from enzyme_passes.normalize.words_of_unions import load_members
from enzyme_passes.rules.binding import Place, Slot, element_address, rule_of
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure


@dataclass(frozen=True, slots=True)
class BranchSelector:
    """The predecessor is `on_true` if `condition` held, else `on_false`."""

    condition: Value
    on_true: Block
    on_false: Block


@dataclass(frozen=True, slots=True)
class PhiSelector:
    """The predecessor is `blocks[phi]`."""

    phi: Phi
    blocks: tuple[Block, ...]


Selector = BranchSelector | PhiSelector


@dataclass(frozen=True, slots=True)
class Normal:
    """What normalization put into a function. Keys of `exit_counts` are (exit block, header of the loop left);
    `memory_parts` holds what a rule's function finds at a slot in memory before the call, or (True) after it."""

    function: Function
    flow: ControlFlow
    loops: LoopInfo
    counters: dict[Block, Phi]
    counter_loops: dict[Phi, Loop]
    exit_counts: dict[tuple[Block, Block], Phi]
    selectors: dict[Block, Selector] = field(default_factory=dict)
    memory_parts: dict[tuple[Call, Slot, bool], Load] = field(default_factory=dict)


OTHER_TYPE: Final = "__enzcc_fortran_other_type"
"""Where a library of Fortran's takes over, because an object is of a type that is not known here: no derivative."""


class Normalizer:
    """Normalizes functions of one module, each once."""

    def __init__(
        self,
        module: Module,
        rules: RuleTable,
        pointers: CodePointers,
        ended: Mapping[Name, None],
        *,
        is_inner: bool = False,
    ) -> None:
        """`ended`: calls through pointers that are ends of the program (control_flow/open_calls.py). `is_inner`:
        whether the derivatives are differentiated themselves."""
        self.module = module
        self.ended = ended
        self.open_calls: dict[Call, Name] = {}
        self.ending: dict[Function, None] = {}  # functions with calls that became ends of the program
        self.rules = rules
        self.done: dict[Function, Normal] = {}
        self._narrowed: dict[Function, None] = {}
        self.code_pointers = pointers
        self.tags = TypeTags(module)
        self.is_inner = is_inner

    def normal(self, function: Function) -> Normal:
        """The normal form of a defined function."""
        known = self.done.get(function)
        if known is None:
            known = self.done[function] = self._normalize(function)
        return known

    def reachable(self, roots: list[Function]) -> list[Function]:
        """Normalize all functions that can be called from `roots`, indirect calls included; they are returned."""
        found: dict[Function, None] = {}
        pending = [r for r in roots if r.defined]
        while pending:
            function = pending.pop()
            if function in found:
                continue
            found[function] = None
            self.normal(function)
            for instruction in function.instructions():
                if isinstance(instruction, (Call, Invoke)):
                    target = resolve_alias(instruction.callee)
                    if isinstance(target, Function) and target.defined:
                        pending.append(target)
        ReadParts(self.module).narrow([f for f in found if f not in self._narrowed])
        self._narrowed.update(found)
        return list(found)

    def _normalize(self, function: Function) -> Normal:
        body(function)
        drop_unreachable_blocks(function)
        _check(function)
        nested_procedures.check(function)
        drop_passing_calls(function)
        name_atomic_sums(function)
        relax_strict_floats(function, self.module)
        split_float_pairs(function, self.tags)
        take_mixed_apart(function, self.module)
        name_packet_operations(function, self.module)
        move_pieces_past_checks(function)
        join_pieces(function, self.module)
        move_as_words(function, self.tags)
        move_as_addresses(function, self.tags)
        load_members(function, self.module)
        read_by_condition(function, self.module)
        name_bit_moves(function, self.module)
        name_linear_bits(function, self.module)
        copy_byval_arguments(function, self.module)
        take_packets_apart(function, self.module)
        fill_vectors(function)
        doubt_tags(function, self.tags)
        mark_installed_handlers(function)
        calls_from_invokes(function)
        self.open_calls.update(open_calls.names(function))
        add_iterations(function, again=self.is_inner)
        pass_structs_by_value(function, self.module)
        self._resolve_indirect_calls(function)
        merge_returns(function)
        memory_parts = self._expose_memory(function)
        flow = ControlFlow(function)
        loops = LoopInfo(function, flow)
        for in_loops in (copies_from_loops, swaps_from_loops, text_copies_from_loops):
            if in_loops(function, self.module, loops):
                flow = ControlFlow(function)
                loops = LoopInfo(function, flow)
        if loops.irreducible:
            raise Failure(
                "EZ0507",
                f"control flow of '{function.name}' is irreducible",
                function,
                notes=["a loop is entered at more than one place, by goto or a switch into it"],
            )
        counters = _add_counters(loops)
        exit_counts = _add_exit_counts(flow, loops, counters)
        selectors = _add_selectors(flow, loops)
        by_phi = {counters[loop.header]: loop for loop in loops.loops if loop.header in counters}
        return Normal(function, flow, loops, counters, by_phi, exit_counts, selectors, memory_parts)

    def _expose_memory(self, function: Function) -> dict[tuple[Call, Slot, bool], Load]:
        """Load what rules' functions read from memory and write to it, so that their derivatives can have it."""
        found: dict[tuple[Call, Slot, bool], Load] = {}
        for block in function.blocks:
            for call in [i for i in block.instructions if isinstance(i, Call)]:
                rule = rule_of(self.rules, call)
                if rule is None or rule[1] is None:
                    continue
                slots = [(s, False) for s in rule[1].inputs if s is not None] + [(s, True) for s in rule[1].outputs]
                for slot, after in slots:
                    if slot.place is Place.MEMORY and slot.operand is not None:
                        found[(call, slot, after)] = self._load_beside(call, slot, after=after)
        return found

    def _load_beside(self, call: Call, slot: Slot, *, after: bool) -> Load:
        assert slot.operand is not None and call.block is not None
        scratch = Block("parts")
        b = Builder(self.module, scratch)
        made = b.load(slot.type, element_address(b, call.arguments[slot.operand], slot), align=1)
        at = call.block.instructions.index(call) + after
        for instruction in scratch.instructions:
            instruction.block = call.block
        call.block.instructions[at:at] = scratch.instructions
        return made

    def _resolve_indirect_calls(self, function: Function) -> None:
        unfit = self._unfit_calls(function)
        for block in list(function.blocks):
            pending: Block | None = block
            while pending is not None:
                pending = self._resolve_first_indirect_call(function, pending, unfit)

    def _unfit_calls(self, function: Function) -> dict[Call, None]:
        """Calls that no function fits and that end the program: of pointers that are called here as others, too, which
        some do (a switch over arities), and those that are known to lose derivatives."""
        calls = [
            i
            for i in function.instructions()
            if isinstance(i, Call) and not isinstance(resolve_alias(i.callee), Function | InlineAsm)
        ]
        ended = {c: None for c in calls if self.open_calls.get(c) in self.ended or self._is_never_set(c)}
        if len(calls) < 2:
            return ended
        fitting = {_holder(c.callee): None for c in calls if self.code_pointers.reachable(c)}
        return ended | {c: None for c in calls if _holder(c.callee) in fitting and not self.code_pointers.reachable(c)}

    def _is_never_set(self, call: Call) -> bool:
        """Whether a call is through a member of a struct that nobody puts a function into."""
        return said_callees(call, self.module) == {}

    def _resolve_first_indirect_call(self, function: Function, block: Block, unfit: dict[Call, None]) -> Block | None:
        """Resolve the block's first call through a pointer; the block where the rest of it went."""
        for place, call in enumerate(block.instructions):
            if not isinstance(call, Call):
                continue
            callee = resolve_alias(call.callee)
            if isinstance(callee, Function) and callee.name == OTHER_TYPE and open_calls.may_be_passed(call):
                if block in function.blocks:
                    dispatch(self.module, block, place, call, [])
                    drop_unreachable_blocks(function)
                    self.ending[function] = None
                return None
            if isinstance(callee, Function):
                call.callee = callee
                continue
            if isinstance(callee, InlineAsm):
                continue
            targets = self.code_pointers.reachable(call)
            if not targets and call not in unfit and not self.code_pointers.destroys_nothing(call):
                continue  # left to the synthesis: an error if it is active
            if block not in function.blocks:
                return None  # only behind another such call
            lost = bool(targets) and not self.code_pointers.are_all(call)
            rest = dispatch(self.module, block, place, call, targets, lost=lost)
            if not targets:
                if call in unfit:
                    self.ending[function] = None
                drop_unreachable_blocks(function)
                return None
            return rest
        return None


def _holder(pointer: Value) -> tuple[Value, tuple[int, ...] | None]:
    """A pointer to code, or the place that it is loaded from."""
    if not isinstance(pointer, Load):
        return pointer, None
    place = pointer.pointer
    if isinstance(place, GetElementPtr) and all(isinstance(k, ConstInt) for k in place.indices):
        return place.pointer, tuple(k.value for k in place.indices if isinstance(k, ConstInt))
    return place, ()


def _check(function: Function) -> None:
    for block in function.blocks:
        last = block.instructions[-1]
        if isinstance(last, Opaque) and last.targets:
            raise Failure("EZ0507", f"'{last.opcode}' cannot be differentiated", last)


def _add_counters(loops: LoopInfo) -> dict[Block, Phi]:
    counters: dict[Block, Phi] = {}
    for loop in loops.loops:
        if loop.preheader is None or loop.latch is None:
            raise Failure("EZ0507", "a loop has no single entry and back edge", loop.header.instructions[-1])
        phi = Phi(ty.I64, [], [])
        phi.name = "enzcc.counter"
        phi.block = loop.header
        step = IntBinary("add", phi, const_int(ty.I64, 1), COUNTED)
        step.name = "enzcc.counter.next"
        step.block = loop.latch
        phi.values = [const_int(ty.I64, 0), step]
        phi.blocks = [loop.preheader, loop.latch]
        loop.header.instructions.insert(0, phi)
        loop.latch.instructions.insert(len(loop.latch.instructions) - 1, step)
        counters[loop.header] = phi
    return counters


def _add_exit_counts(flow: ControlFlow, loops: LoopInfo, counters: dict[Block, Phi]) -> dict[tuple[Block, Block], Phi]:
    counts: dict[tuple[Block, Block], Phi] = {}
    for loop in loops.loops:
        for _, exit in loop.exits:
            key = (exit, loop.header)
            if key in counts:
                continue
            phi = Phi(ty.I64, [], [])
            phi.name = "enzcc.count"
            phi.block = exit
            for predecessor in dict.fromkeys(flow.predecessors[exit]):
                inside = loop.contains(predecessor)
                for _ in range(flow.predecessors[exit].count(predecessor)):
                    phi.values.append(counters[loop.header] if inside else const_int(ty.I64, 0))
                    phi.blocks.append(predecessor)
            exit.instructions.insert(0, phi)
            counts[key] = phi
    return counts


def _add_selectors(flow: ControlFlow, loops: LoopInfo) -> dict[Block, Selector]:
    headers = {loop.header for loop in loops.loops}
    selectors: dict[Block, Selector] = {}
    for block in flow.order:
        coming = list(dict.fromkeys(flow.predecessors[block]))
        if len(coming) < 2 or block in headers or not flow.returns(block):
            continue
        selectors[block] = _deciding_branch(block, coming, flow, loops) or _phi_selector(block, coming, flow)
    return selectors


def _phi_selector(block: Block, coming: list[Block], flow: ControlFlow) -> PhiSelector:
    if len(coming) > 256:
        width = ty.I32
    else:
        width = ty.I8
    phi = Phi(width, [], [])
    phi.name = "enzcc.from"
    phi.block = block
    for predecessor in flow.predecessors[block]:
        phi.values.append(const_int(width, coming.index(predecessor)))
        phi.blocks.append(predecessor)
    block.instructions.insert(0, phi)
    return PhiSelector(phi, tuple(coming))


def _deciding_branch(block: Block, coming: list[Block], flow: ControlFlow, loops: LoopInfo) -> BranchSelector | None:
    """The conditional branch at the block's immediate dominator, if each side leads to one predecessor only."""
    if len(coming) != 2:
        return None
    head = flow.idom[block]
    if head is None or loops.loop_of.get(head) is not loops.loop_of.get(block):
        return None
    branch = head.instructions[-1]
    if not isinstance(branch, CondBranch) or branch.on_true is branch.on_false or is_undecided(branch):
        return None

    def through(side: Block) -> list[Block]:
        return [
            p
            for p in coming
            if (p is head and side is block)
            or (p is not head and side is not block and flow.predecessors[side] == [head] and flow.dominates(side, p))
        ]

    on_true, on_false = through(branch.on_true), through(branch.on_false)
    if len(on_true) == 1 and len(on_false) == 1 and on_true[0] is not on_false[0]:
        return BranchSelector(branch.condition, on_true[0], on_false[0])
    return None
