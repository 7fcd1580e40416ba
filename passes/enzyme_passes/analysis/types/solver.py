# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The fixpoint of the type analysis: registers, memory, and what every instruction says about them.

Only registers whose LLVM type leaves something open have contents of their own: integers, pointers, aggregates. Facts
travel both ways through whatever moves bits unchanged (load, store, phi, select, casts, shifts by whole bytes), so
that a use tells about its source; pointers' targets travel forward. transfer.py has the instructions, and
calls.py the calls. Instructions that can say nothing (arithmetic of floats, branches) are never visited.

The rounds alternate between program order and its reverse until nothing changes; every fact only grows stronger
(analysis/lanes.py), so there is an end. A fact that is taken back and learned again would be a mistake here; where the
rounds do not end soon, the program is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.context import TypeSignature
from enzyme_passes.analysis.lanes import (
    CONFLICT,
    FLOAT_KINDS,
    INTEGER,
    POINTER,
    WORD,
    Kind,
    Pointee,
    Strength,
    either,
    float_leaves,
)
from enzyme_passes.analysis.types.evidence.integer_addresses import addressed
from enzyme_passes.analysis.types.evidence.moved_integers import CHOICES
from enzyme_passes.analysis.types.evidence.steps import Move, moves, multiple
from enzyme_passes.analysis.types.evidence.tables import table_of
from enzyme_passes.analysis.types.evidence.tbaa import Field, TypeTags
from enzyme_passes.analysis.types.hash_tables import own_words
from enzyme_passes.analysis.types.heap.alternatives import check_alternatives
from enzyme_passes.analysis.types.heap.cells import Address, Cell, Heap, passed_on, untargeted
from enzyme_passes.analysis.types.heap.counters import counters
from enzyme_passes.analysis.types.heap.signatures import contents_of, materialize
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.analysis.types.libcxx_strings import short_texts
from enzyme_passes.analysis.types.libstdcxx_strings import buffers
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.address_tests import asked_words
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.call_targets import bound_procedures, is_of_bindings, is_table
from enzyme_passes.ir.instructions import (
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
    Select,
    Store,
    successors,
)
from enzyme_passes.ir.member_arrays import array_at
from enzyme_passes.ir.ranges import Ranges
from enzyme_passes.ir.replaced_bits import ReplacedBits
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    ConstString,
    Function,
    GlobalAlias,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure

ROUNDS: Final = 80  # far more than any program is known to take
FEW_ELEMENTS: Final = 4  # of an array that is told of element by element
SMALL: Final = 1 << 16  # constants below this are no bits of floats, and masks below this pick bits of an integer
ARITHMETIC: Final = frozenset(("add", "sub", "mul", "udiv", "sdiv", "urem", "srem"))
_NONE: Final[Contents] = {}
_MOST_FURTHER: Final = 40  # addresses that are made of one
_MOST_INITIAL: Final = 20000  # parts of initializers that are looked at

Handler = Callable[["Solver", Instruction], None]


@final
class Solver:
    """Types of some functions that are solved together: one, or a cycle of the call graph."""

    def __init__(
        self,
        module: Module,
        tags: TypeTags,
        functions: Sequence[Function],
        order: Callable[[Function], Sequence[Block]],
        summary: Callable[[Function], TypeSignature | None],
        guessed: Callable[[Function], TypeSignature | None],
        address_taken: Callable[[ty.FunctionType], Sequence[Function]],
    ) -> None:
        self.module = module
        self.layout = module.layout
        self.pointer_size = module.layout.size(ty.PTR)
        self.tags = tags
        self.functions = dict.fromkeys(functions)
        self.order = order
        self.summary = summary
        self.guessed = guessed  # the same for a function that is only guessed to be called
        self.address_taken = address_taken
        self.heap = Heap()
        self.registers: dict[Value, Contents] = {}
        self.results: dict[Function, Contents] = {}
        self.global_cells: dict[GlobalVariable, Cell] = {}
        self.code_cells: dict[Function, Cell] = {}
        self.instances: dict[tuple[Instruction, Function], Instance] = {}
        self.fresh: dict[Value, Cell] = {}
        self.integers: dict[Value, None] = {}  # registers that are computed with as integers
        self.scrambled: dict[Value, None] = {}  # loads whose bits become a float's by integer arithmetic
        self.addressed: dict[Value, None] = {}  # integers that become addresses, and come from one by a constant
        self.kept: dict[Value, Value] = {}  # what becomes of numbers whose lowest bits are replaced, and these
        self.unions: dict[Value, int] = {}  # registers that they may be in, and the bytes that were replaced
        self.members: dict[Value, None] = {}  # integers that were put into such bits, where they are cut out
        self.buffers: dict[Value, int] = {}  # addresses of strings' buffers, and how far behind the pointers
        self.own_words: dict[Value, int] = {}  # addresses of words of hash tables that are taken for parts of others
        self.own_places: dict[Value, Address] = {}  # and where they are
        self.counts: dict[Value, None] = {}  # loads that integers are added to, which become no float's bits
        self.computed: dict[Value, None] = {}  # the same of those that are computed with in any way
        self.counters: dict[Value, bool] = {}  # loads that are moved nowhere, and whether they are counted with
        self.shared: dict[Value, None] = {}  # those of them that were taken for integers in a word that others share
        self.parts: dict[Value, None] = {}  # integers, loaded from a buffer of bytes, that may be parts of numbers
        self.declared: dict[Value, str | None] = {}  # what pointers are declared to lead to where they are kept
        self.asked: dict[Value, None] = {}  # words of which a derivative asks whether they are addresses
        self.plain: dict[Value, None] = {}  # integers that come from where there are floats or pointers at other times
        self._corrected: dict[Value, None] = {}
        self.round = 0
        self.told = False  # whether the caller's knowledge is known
        self.final = False  # what is not known by now will not be: guesses are allowed
        self.guards: dict[Block, tuple[Value, Function]] = {}
        self._moves: dict[Value, tuple[Move, ...]] = {}
        self._array_places: dict[Value, ArrayPlace | None] = {}
        self._ranges: dict[Function, Ranges] = {}
        self._users: dict[Function, dict[Value, list[Instruction]]] = {}
        self._static: dict[ty.Type, Contents] = {}
        self._declared: dict[tuple[int, int, int], tuple[Field, ...]] = {}  # places that a struct was said to lie at
        self._pending_initializers: list[tuple[Cell, Iterator[Part]]] = []

    # Running

    def assume(self, function: Function, signature: TypeSignature) -> list[Cell]:
        """Take over what the caller knows; returns the cells of the signature's nodes. Where there is no caller, or it
        is any, what the arguments lead to is exposed."""
        self.told = True
        cells = materialize(self.heap, signature, self.global_cell)
        for cell, node in zip(cells, signature.nodes, strict=True):
            cell.exposed = cell.exposed or node.active is None
        for argument, shapes in zip(function.arguments, signature.arguments, strict=False):
            if not is_static(argument.type):
                self.copy(contents_of(shapes, cells), 0, self.contents(argument), 0, 1 << 30)
        for argument in function.arguments[len(signature.arguments) :]:
            for address in self.addresses(argument):
                address[0].exposed = True
        for index, variable, offset in signature.same:
            for address in self.addresses(function.arguments[index]):
                self.heap.join((self.global_cell(variable), offset), address)
        if signature.result and not is_static(function.function_type.result):
            self.copy(contents_of(signature.result, cells), 0, self.result(function), 0, 1 << 30)
        return cells

    def solve(self, handler: Callable[[Instruction], Handler | None]) -> None:
        """Run to the fixpoint. `handler` says who looks at an instruction. Raises Failure EZ0301 if there is no end."""
        work: list[tuple[Handler, Instruction]] = []
        for function in self.functions:
            for argument in function.arguments:
                self._declare_argument(argument)
            blocks = self.order(function)
            self.guards.update(guards(blocks))
            self.scrambled.update(scrambled_loads(blocks))
            self.addressed.update(addressed(blocks))
            self.asked.update(asked_words(blocks))
            self.declared.update(declared_pointees(blocks, self.tags))
            replaced = ReplacedBits(blocks)
            self.kept.update(replaced.kept)
            self.unions.update(replaced.unions)
            self.members.update(replaced.members)
            self.counters.update((v, c) for v, c in counters(blocks).items() if v not in self.scrambled)
            self.buffers.update(buffers(blocks, self.tags, self.layout))
            self.buffers.update(short_texts(blocks, self.tags, self.layout))
            self.own_words.update(own_words(blocks, self.tags, self.layout))
            self.counts.update(dict.fromkeys(v for v in counted_loads(blocks) if v not in self.scrambled))
            self.computed.update(dict.fromkeys(v for v in computed_loads(blocks) if v not in self.scrambled))
            for block in blocks:
                for instruction in block.instructions:
                    found = handler(instruction)
                    if found is not None:
                        work.append((found, instruction))
        heap = self.heap
        quiet = False  # whether nothing changed in the round before
        for self.round in range(ROUNDS):
            before = heap.changes
            for act, instruction in work if self.round % 2 == 0 else reversed(work):
                act(self, instruction)
            self._run_initializers()
            whole = self.final and quiet
            if self.final and self.told:
                check_alternatives(heap)
            heap.settle(self.final, whole=whole)
            if self.final and not whole and heap.changes == before:
                heap.settle(self.final, whole=True)
            if self.final or heap.changes == before:
                heap.expose()
            quiet = heap.changes == before
            if quiet:
                if self.final:
                    return
                self.final = True
        # Facts that are still on their way may be those of numbers.
        raise Failure(
            "EZ0301",
            "the types of this function do not settle: what is learned of them changes again and again",
            next(iter(self.functions)),
            notes=["it moves pointers or members of unions in a way that the type analysis cannot follow to an end"],
            helps=["please report it; until then, write the function in several ones, or move numbers as numbers"],
        )

    def _declare_argument(self, argument: Argument) -> None:
        if isinstance(argument.type, ty.PointerType):
            declared = declared_pointee(self.module, argument.attributes)
            address = self.address(argument)
            if declared is not None and address is not None:
                self.declare(address, declared, argument)

    # Registers

    def contents(self, value: Value) -> Contents:
        """What a register holds; the dict is the analysis' own unless the type says everything."""
        known = self.registers.get(value)
        if known is not None:
            return known
        type = value.type
        if is_static(type):
            return self.static(type)
        if isinstance(value, Constant):
            return self._constant(value)
        made = self.registers[value] = self._blank(type, value)
        return made

    def static(self, type: ty.Type) -> Contents:
        """The contents of a register whose type says all; not to be changed."""
        known = self._static.get(type)
        if known is None:
            known = self._static[type] = self._blank(type, None)
        return known

    def _blank(self, type: ty.Type, source: Value | None) -> Contents:
        if isinstance(type, ty.IntType):
            return {}
        return {at: Slot(n, kind, Strength.ACCESS, None, 0, source) for at, n, kind in float_leaves(self.layout, type)}

    def _constant(self, value: Constant) -> Contents:
        if isinstance(value.type, ty.PointerType):
            address = self.constant_address(value)
            if address is not None and value in self.own_words:
                address = self.heap.lead_in(address, self.own_words[value], value)
            cell, offset = address if address is not None else (None, 0)
            return {0: Slot(self.pointer_size, POINTER, Strength.ACCESS, cell, offset, value)}
        match value:
            case ConstAggregate():
                found: Contents = {}
                for at, element in _elements(value, self.layout):
                    for offset, slot in self.contents(element).items():
                        found[at + offset] = slot
                return found
            case ConstExpr(op="ptrtoint"):
                return self._constant(value.operands[0])
            case _:
                if isinstance(value.type, ty.IntType):
                    return _NONE
                return {o: s for o, s in self._blank(value.type, None).items() if s.kind is not POINTER}

    def result(self, function: Function) -> Contents:
        """What `function`, one of those solved here, returns."""
        known = self.results.get(function)
        if known is None:
            known = self.results[function] = self._blank(function.function_type.result, None)
        return known

    # Addresses

    def address(self, value: Value, lane: int = 0) -> Address | None:
        """Where a pointer points to; a fresh placeholder if nothing is known yet, None for null and the like."""
        if isinstance(value, Constant):
            constant = self.constant_address(value)
            return self.heap.own(constant) if constant is not None else None
        if value in self.own_places:
            return self.heap.own(self.heap.resolve(*self.own_places[value]))
        slot = self.contents(value).get(lane)
        if slot is None or slot.kind is not POINTER:
            return None
        self.heap.make_one(slot)
        if slot.cell is None:
            slot.cell, slot.offset = self.heap.new(placeholder=True), 0
            self.heap.changes += 1
        return self.heap.own(self.heap.resolve(slot.cell, slot.offset))

    def addresses(self, value: Value) -> list[Address]:
        """As `address`, for all elements of a vector of pointers."""
        if isinstance(value.type, ty.VectorType):
            found = [self.address(value, lane) for lane in list(self.contents(value))]
            return [a for a in found if a is not None]
        one = self.address(value)
        return [one] if one is not None else []

    def point(self, value: Value, address: Address, source: Value | None = None) -> None:
        """`value`, a pointer, points to `address`."""
        contents = self.contents(value)
        slot = contents.get(0)
        if slot is not None and slot.cell is not None:
            cell, offset = self.heap.resolve(slot.cell, slot.offset)
            if cell is address[0] and offset == address[1]:
                return
        self.heap.learn(contents, 0, self.pointer_size, POINTER, Strength.ACCESS, address, source or value)

    def fresh_cell(self, value: Value) -> Cell:
        """The object that an alloca or an allocation call makes."""
        cell = self.fresh.get(value)
        if cell is None:
            cell = self.fresh[value] = self.heap.new()
            cell.objects[value] = 0
        return cell

    def constant_address(self, value: Constant) -> Address | None:
        at: tuple[Move, ...] = ()
        while True:
            match value:
                case GlobalVariable():
                    return self.heap.move((self.global_cell(value), 0), at)
                case Function():
                    return self.heap.resolve(self.code_cell(value), 0)
                case GlobalAlias(aliasee=Constant() as aliasee):
                    value = aliasee
                case ConstExpr(op="getelementptr"):
                    at = (*self.moves(value), *at)
                    value = value.operands[0]
                case ConstExpr(op="addrspacecast" | "inttoptr" | "ptrtoint" | "bitcast"):
                    value = value.operands[0]
                case ConstExpr(op="add" | "sub"):
                    value = value.operands[0]
                case _:
                    return None

    def moves(self, gep: GetElementPtr | ConstExpr) -> tuple[Move, ...]:
        known = self._moves.get(gep)
        if known is None:
            known = moves(self.layout, gep, self._ranges_for(gep) if self._is_only_accessed(gep) else None)
            if isinstance(gep, GetElementPtr) and any(move.bound is not None for move in known):
                known = tuple(self._as_far_as_it_goes(gep, move) for move in known)
            self._moves[gep] = known
        return known

    def _is_only_accessed(self, gep: GetElementPtr | ConstExpr) -> bool:
        """Whether nothing is done with an address, and those that are made of it here, but to load and store there."""
        passed = reached(gep, lambda v: self._users_of(v), lambda user: isinstance(user, GetElementPtr))
        return isinstance(gep, GetElementPtr) and all(
            isinstance(user, Load | GetElementPtr | IntCompare) or (isinstance(user, Store) and user.value is not at)
            for at, user in passed
        )

    def _as_far_as_it_goes(self, gep: GetElementPtr, move: Move) -> Move:
        """A step as far as the addresses go that are made of this one by constants: LLVM makes a constant behind the
        array of what begins there, as `b[i]` in `struct { double a[4]; long b[4]; }`."""
        if move.bound is None:
            return move
        further, pending = 0, [(gep, 0)]
        for _ in range(_MOST_FURTHER):
            if not pending:
                return Move(move.constant, move.step, move.bound + further // abs(move.step) * abs(move.step))
            address, ahead = pending.pop()
            for user in self._users_of(address):
                if isinstance(user, GetElementPtr) and user.pointer is address:
                    there = ahead + sum(m.constant for m in moves(self.layout, user))
                    further = max(further, there)
                    pending.append((user, there))
        return Move(move.constant, move.step)

    def _ranges_for(self, gep: GetElementPtr | ConstExpr) -> Ranges | None:
        function = gep.block.function if isinstance(gep, GetElementPtr) and gep.block is not None else None
        if function is None:
            return None
        if function not in self._ranges:
            self._ranges[function] = Ranges(function)
        return self._ranges[function]

    def within_array(self, gep: GetElementPtr) -> ArrayPlace | None:
        """Where a GEP leads to, if it begins at an array in a struct whose end is known."""
        if gep not in self._array_places:
            self._array_places[gep] = self._within_array(gep)
        return self._array_places[gep]

    def _within_array(self, gep: GetElementPtr) -> ArrayPlace | None:
        every: list[Move] = []
        base: Value = gep
        while isinstance(base, GetElementPtr) and not isinstance(base.type, ty.VectorType):
            array = array_at(base, self.module.metadata) if base.metadata else None
            if array is None:
                every[:0] = self.moves(base)
                base = base.pointer
                continue
            steps = tuple(abs(move.step) for move in every if move.step)
            constant = sum(move.constant for move in every)
            if not steps or not array.size:
                return None
            if array.accessed:
                return ArrayPlace(base, array.extent, constant, steps, ()) if steps[0] % array.unit == 0 else None
            # An address may leave the array, for the struct that it lies in (`container_of`), say.
            users = self._users_of(gep)
            if users and all(isinstance(user, GetElementPtr) for user in users):
                return ArrayPlace(base, None, constant, steps, ())
            inside = 0 <= constant < array.size and constant % array.unit == 0 and steps[0] <= array.size
            ends = inside and len(steps) == 1 and steps[0] % array.unit == 0
            if ends and all(isinstance(u, Load) or (isinstance(u, Store) and u.value is not gep) for u in users):
                return ArrayPlace(base, array.extent, constant, steps, ())
            return ArrayPlace(base, None, constant, steps, tuple(every))
        return None

    def _users_of(self, address: Value) -> list[Instruction]:
        block = address.block if isinstance(address, Instruction) else None
        function = block.function if block is not None else None
        if function is None:
            return []
        if function not in self._users:
            self._users[function] = uses(function)
        return self._users[function].get(address, [])

    def steps_of(self, value: Value) -> tuple[Move, ...]:
        """The moves of adding an integer to an address."""
        step, start = multiple(value)
        return (Move(start), Move(step=step)) if step else (Move(start),)

    def code_cell(self, function: Function) -> Cell:
        cell = self.code_cells.get(function)
        if cell is None:
            cell = self.code_cells[function] = self.heap.new()
            cell.functions[function] = None
        return cell

    def global_cell(self, variable: GlobalVariable) -> Cell:
        cell = self.global_cells.get(variable)
        if cell is None:
            cell = self.global_cells[variable] = self.heap.new()
            cell.objects[variable] = 0
            cell.exposed = not variable.constant
            # What a constant is declared to hold, it holds.
            strength = Strength.DECLARED if variable.constant and variable.initializer else Strength.NEAR
            # The words of a virtual table are no array: which function is at a place of it matters.
            if variable.initializer is None or not is_table(variable):
                self.declare((cell, 0), variable.value_type, variable, strength)
            if is_of_bindings(variable):
                bound: list[Part] = [(1, at, f, None) for at, f in bound_procedures(variable, self.layout)]
                self._pending_initializers.append((cell, reversed(bound)))
            elif variable.initializer is not None:
                self._pending_initializers.append((cell, iter(initial_parts(variable.initializer, self.layout))))
        return cell

    def _run_initializers(self) -> None:
        """Pointers and integers in the initializers of globals; new globals found there follow."""
        budget = _MOST_INITIAL
        while self._pending_initializers:
            cell, parts = self._pending_initializers[-1]
            cost, at, value, array = next(parts, (0, 0, None, None))
            budget -= cost
            if value is None or budget < 0:
                self._pending_initializers.pop()
            elif array is not None:
                self._declare_integers((cell, at), array, value)
            elif isinstance(value, ConstInt):
                size = self.layout.store_size(value.type)
                self.heap.insert((cell, at), size, INTEGER, Strength.WEAK, None, value)
            else:
                target = self.constant_address(value)
                if target is not None:
                    self.heap.insert((cell, at), self.pointer_size, POINTER, Strength.ACCESS, target, value)

    def _declare_integers(self, address: Address, type: ty.Type, source: Constant) -> None:
        """The integers of a type lie at `address`: those of an array's elements are told of all at once."""
        match type:
            case ty.IntType():
                self.heap.insert(address, self.layout.store_size(type), INTEGER, Strength.WEAK, None, source)
            case ty.ArrayType() | ty.VectorType() if type.count:
                step = self.layout.size(type.element)
                everywhere = self.heap.range_at(address, step, type.count * step)
                self._declare_integers(everywhere, type.element, source)
            case ty.StructType() if type.fields is not None:
                for offset, field in zip(self.layout.offsets(type), type.fields, strict=True):
                    if not ty.is_float(field):
                        self._declare_integers(self.heap.move(address, (Move(offset),)), field, source)
            case _:
                pass

    # Memory and registers

    def declare(self, address: Address, type: ty.Type, source: Value | None, strength: int = Strength.NEAR) -> None:
        """A declaration says that `type` lies at `address`. Its integers say nothing: a union may be one."""
        stack: list[tuple[Address, ty.Type]] = [(address, type)]
        while stack:
            at, inner = stack.pop()
            match inner:
                case ty.FloatType():
                    self.heap.insert(at, self.layout.store_size(inner), FLOAT_KINDS[inner], strength, None, source)
                case ty.PointerType():
                    self.heap.insert(at, self.pointer_size, POINTER, strength, None, source)
                case ty.ArrayType() | ty.VectorType() if inner.count and holds_data(inner.element):
                    step = self.layout.size(inner.element)
                    if inner.count <= FEW_ELEMENTS:
                        stack += [(self.heap.move(at, (Move(k * step),)), inner.element) for k in range(inner.count)]
                    else:
                        stack.append((self.heap.range_at(at, step, inner.count * step), inner.element))
                case ty.StructType() if (table := array_of(self.layout, inner)) is not None:
                    stack.append((at, table))
                case ty.StructType() if inner.fields is not None:
                    for offset, field in zip(self.layout.offsets(inner), inner.fields, strict=True):
                        if holds_data(field):
                            stack.append((self.heap.move(at, (Move(offset),)), field))
                case _:
                    pass

    def declare_fields(self, address: Address, fields: tuple[Field, ...], source: Value) -> None:
        """What a struct is said to have around an access. That there are integers is a hint: what they are used for
        says more, and bits of numbers and addresses are kept in `uint64_t` as well. It is said by each access of each
        member, and heard once."""
        root, begin = self.heap.resolve(*address)
        said = (root.number, begin, id(fields))
        if said in self._declared:
            return
        self._declared[said] = fields
        for offset, size, kind in fields:
            cell, at = self.heap.resolve(*address)
            strength = Strength.WEAK if kind is INTEGER else Strength.DECLARED
            self.heap.insert((cell, at + offset), size, kind, strength, None, source)

    def read(
        self, address: Address, size: int, into: Contents, at: int, static: bool, *, integer: Value | None = None,
        pointee: str | None = None,
    ) -> None:  # fmt: skip
        """A load: what memory holds is in the register, and what the register holds is in memory. `integer`: the
        register, which in a buffer of bytes may be a part of a number, or lie beside some. `pointee`: what a pointer is
        declared to lead to."""
        heap = self.heap
        if not static:
            part = integer if heap.resolve(*address)[0].period == 1 else None
            for offset, slot in heap.view(address, size):
                if part is not None and slot.size > size:
                    if slot.kind is not INTEGER and slot.strength > Strength.NEAR:
                        self.parts[part] = None
                    continue
                also = self._also_address(address, offset, slot)
                if pointee is not None and slot.others and also is None:
                    slot = heap.of_pointee(slot, pointee)
                self._transfer(slot, offset, into, at, size, also=also, asked=integer in self.asked)
        cell, base = heap.resolve(*address)
        for offset, slot in list(into.items()):
            if not (at <= offset and offset + slot.size <= at + size):
                continue
            if not slot.kind.is_disputed or (slot.kind is WORD and self._is_number_too(cell, base + offset - at)):
                self._back(cell, base + offset - at, slot)

    def _is_number_too(self, cell: Cell, offset: int) -> bool:
        """Whether memory is known to hold an address where a word was loaded that is used as a number."""
        cell, offset = self.heap.resolve(cell, offset)
        known = cell.slots.get(offset)
        return known is not None and known.kind is POINTER

    def _back(self, cell: Cell, offset: int, slot: Slot) -> None:
        """A register tells the memory it was loaded from; a pointer's target only if there is none."""
        heap = self.heap
        cell, offset = heap.resolve(cell, offset)
        known = cell.slots.get(offset)
        if known is not None and known.kind is slot.kind and known.size == slot.size:
            if known.strength >= slot.strength and (slot.cell is None or known.cell is not None):
                return
        elif known is None and slot.strength <= Strength.NEAR:
            for at, seen in heap.view((cell, offset), slot.size):
                if at == 0 and seen.kind is slot.kind and seen.strength >= slot.strength:
                    return
        told = slot if known is None or known.cell is None else untargeted(slot)
        heap.insert_as((cell, offset), told, slot.strength)

    def _also_address(self, address: Address, offset: int, slot: Slot) -> Slot | None:
        """What is known as a number in its place may be known as an address, too, as an element of an array that is
        there: elements are moved about, and a word that is loaded may be either."""
        if not slot.kind.is_float or slot.size != self.pointer_size or offset < 0:
            return None
        cell, at = address
        names = [c.slots.get(place) for c, place in self.heap.places((cell, at + offset))]
        known = [k for k in (slot, *names) if k is not None]
        return next((k for k in known if k.cell is not None), next((k for k in known if k.kind is WORD), None))

    def _transfer(
        self,
        slot: Slot,
        offset: int,
        into: Contents,
        at: int,
        size: int,
        *,
        also: Slot | None = None,
        asked: bool = False,
    ) -> None:
        """One slot, `offset` bytes into what is copied, to contents at `at`. A float or pointer that is cut is no
        longer one. `also`: what is known of the place by another name of it. `asked`: the program asks whether it is a
        pointer."""
        begin, end = max(offset, 0), min(offset + slot.size, size)
        kind = slot.kind
        if end - begin != slot.size and kind is not INTEGER:
            if slot.strength <= Strength.NEAR:
                return
            kind = CONFLICT
        leads = slot if slot.cell is not None or also is None else also
        target = (leads.cell, leads.offset) if leads.cell is not None and end - begin == slot.size else None
        if also is not None and end - begin == slot.size:
            kind = either(kind, POINTER, slot.size)
        if kind is not POINTER and (target is not None or kind is CONFLICT):
            known = into.get(at + begin)
            if known is not None and known.kind is POINTER and known.size == end - begin and not asked:
                kind = POINTER  # what is used as a pointer is one, whatever else the memory is used as
        pointee = leads.pointee if target is not None else None
        self.heap.learn(into, at + begin, end - begin, kind, slot.strength, target, slot.source, pointee=pointee)
        if target is not None and leads.others and at + begin in into:
            self.heap.lead_as(into[at + begin], leads)

    def write(self, contents: Contents, at: int, size: int, address: Address, pointee: Pointee | None = None) -> None:
        """A store, as `read`. `pointee`: what a pointer is declared to lead to."""
        heap = self.heap
        cell, base = heap.resolve(*address)
        for offset, slot in contents.items():
            if at <= offset and offset + slot.size <= at + size:
                place = base + offset - at
                place = place if cell.period is None else place % cell.period
                if pointee is None:
                    heap.insert_as((cell, place), slot, passed_on(slot))
                else:
                    target = heap.target_of(slot, pointee.name)
                    if target is None:
                        heap.make_one(slot)
                        target = (slot.cell, slot.offset) if slot.cell is not None else None
                    heap.learn_in(cell, place, slot.size, slot.kind, passed_on(slot), target, slot.source, pointee)
                cell, base = heap.resolve(*address)
                if slot.mixed:
                    heap.mix(heap.resolve(cell, base + offset - at), slot.mixed, narrow=True)

    def copy(self, source: Contents, at: int, into: Contents, to: int, size: int) -> None:
        """Bits move unchanged from one register to another: facts go forward."""
        for offset, slot in list(source.items()):
            if offset < at + size and offset + slot.size > at:
                self._transfer(slot, offset - at, into, to, size)

    def copy_back(self, source: Contents, at: int, into: Contents, to: int, size: int, *, words: bool = False) -> None:
        """The facts that go against the direction of the data: kinds, and targets where none is known. `words`: also
        that they are a number or an address."""
        for offset, slot in list(source.items()):
            disputed = slot.kind.is_disputed and not (words and slot.kind is WORD)
            if offset < at or offset + slot.size > at + size or disputed:
                continue
            place = offset - at + to
            known = into.get(place)
            target = (
                (slot.cell, slot.offset) if slot.cell is not None and (known is None or known.cell is None) else None
            )
            if target is not None:
                self.heap.make_one(slot)
                assert slot.cell is not None
                target = (slot.cell, slot.offset)
            if target is not None and self.heap.resolve(*target)[0].period is not None:
                target = (self.heap.new(placeholder=True), 0)  # it may be a node that begins with an element
            self.heap.learn(into, place, slot.size, slot.kind, slot.strength, target, slot.source)

    def link(self, source: Value, at: int, into: Value, to: int, size: int, *, alone: bool = False) -> None:
        """`size` bytes of `source` from `at` are those of `into` from `to`; `alone`: nothing else comes there, so that
        a number or an address there was one before."""
        have, get = self.contents(source), self.contents(into)
        if into in self.integers and self._passes_use(source, have, at == to == 0 and source.type is into.type):
            return
        if source in self.integers or isinstance(source, ConstInt) or self._is_widened(source):
            if is_static(into.type) and self.is_whole_integer(source):
                return
            if not is_static(into.type) and self._joins_float(source, have, get.get(to)):
                return
        if not is_static(into.type):
            self.copy(have, at, get, to, size)
        if self.hears_back(source):
            self.copy_back(get, to, have, at, size, words=alone)
        elif self.hears_numbers(source):
            numbers = {offset: slot for offset, slot in get.items() if slot.kind.is_float}
            self.copy_back(numbers, to, have, at, size)

    def _passes_use(self, source: Value, have: Contents, whole: bool) -> bool:
        """What becomes, by a phi or select, a register that is computed with as an integer, is computed with as one.
        Returns whether what is known of it is out of date, as it was learned without knowing that."""
        moved = isinstance(source, Load | Phi | Select | Freeze) or cuts_number(source)
        if not whole or not isinstance(source.type, ty.IntType) or not moved:
            return False
        if source in self.scrambled:
            return False
        if source not in self.integers:
            self.integers[source] = None
            self.heap.changes += 1
        if not any(s.kind.is_disputed for s in have.values()):
            return False
        if source not in self._corrected and not isinstance(source, Load):
            self._corrected[source] = None
            have.clear()
        return isinstance(source, Load)

    def take_as_integer(self, value: Value) -> None:
        """A register is an integer, though it comes from where there are floats or pointers at other times. What was
        learned of these is forgotten once: what becomes of it is no evidence any more."""
        self.plain.setdefault(value)
        if not self.all_integer(value):
            self.contents(value).clear()
            self.believe(value, INTEGER, Strength.DECLARED)

    def hears_back(self, value: Value) -> bool:
        """Whether what a value is used as, or where it goes, says what it is."""
        told = value in self.plain or value in self.asked
        return not isinstance(value, Constant) and not is_static(value.type) and not told

    def hears_numbers(self, value: Value) -> bool:
        """Whether a value is a number, or may be one, because it is used as one, though that it is used as an address
        says nothing: it is asked which it is."""
        return value in self.asked and not is_static(value.type)

    def all_integer(self, value: Value) -> bool:
        """Whether something is known of a register, and all of it is integers."""
        contents = self.contents(value)
        return bool(contents) and all(s.kind is INTEGER for s in contents.values())

    def element_bytes(self, type: ty.Type) -> int:
        """The bytes of an element of a vector; 0 if they are not whole."""
        assert isinstance(type, ty.VectorType)
        bits = self.layout.bits(type.element)
        return bits // 8 if bits % 8 == 0 else 0

    def is_whole_integer(self, value: Value) -> bool:
        """Whether a register is an integer, and is computed with as one."""
        return value in self.integers and self.all_integer(value)

    def _is_widened(self, value: Value) -> bool:
        """Whether an integer was made of a shorter one that is computed: (int64_t)key."""
        return isinstance(value, Cast) and value.op in ("zext", "sext") and value.operand in self.integers

    def _joins_float(self, source: Value, have: Contents, slot: Slot | None) -> bool:
        """Whether an integer comes to where floats come as well: the members of a union, moved by the same code."""
        if slot is None or not slot.kind.is_float:
            return False
        if isinstance(source, ConstInt):
            if not 0 < abs(source.value) < SMALL:  # the bits of some float?
                return False
        elif not have or any(s.kind is not INTEGER for s in have.values()):
            return False
        if slot.mixed < slot.size:
            slot.mixed = slot.size
            self.heap.changes += 1
        return True

    def believe(self, value: Value, kind: Kind, strength: int) -> None:
        """All of an integer register is of `kind`; constants know nothing."""
        if isinstance(value, Constant) or is_static(value.type):
            return
        if kind is INTEGER and strength <= Strength.DECLARED and value in self.scrambled:
            return
        if kind is INTEGER and strength >= Strength.DECLARED and value not in self.integers:
            self.integers[value] = None
            self.heap.changes += 1
        contents = self.contents(value)
        type = value.type
        size = self.layout.store_size(type)
        step = max(self.layout.bits(type.element) // 8, 1) if isinstance(type, ty.VectorType) else size
        for at in range(0, size, step):
            known = contents.get(at)
            if known is None or known.size != step or known.strength < strength or known.kind is not kind:
                self.heap.learn(contents, at, step, kind, strength, None, value)

    def pointers(self, value: Value) -> list[tuple[int, Slot]]:
        return [(at, s) for at, s in self.contents(value).items() if s.kind is POINTER]


@final
@dataclass(frozen=True, slots=True)
class ArrayPlace:
    """A place so many bytes and steps from where an array in a struct begins. `extent`: how far the array goes; None:
    the place may be outside of it, and `moves` lead there. Without moves, nothing but other addresses is made of it."""

    begin: GetElementPtr
    extent: int | None
    constant: int
    steps: tuple[int, ...]
    moves: tuple[Move, ...]


@final
class Instance:
    """A callee's summary at one call: fresh cells, and the contents of its parameters and result."""

    __slots__ = ("cells", "arguments", "result")

    def __init__(self, cells: list[Cell], arguments: list[Contents], result: Contents) -> None:
        self.cells = cells
        self.arguments = arguments
        self.result = result


Part = tuple[int, int, Constant, ty.ArrayType | None]
"""Of an initializer: how many parts of it were looked at for this one, where it begins, and what it is; of an array of
which all integers are told at once, its type."""


@lru_cache(maxsize=1024)
def initial_parts(initializer: Constant, layout: ty.DataLayout) -> tuple[Part, ...]:
    """The pointers, integers and long arrays in an initializer, the last one first. Tables of Fortran's types are long,
    and reached by many functions."""
    found: list[Part] = []
    pending = [(0, initializer, False)]  # and whether its integers are told
    cost = 0
    while pending:
        at, value, told = pending.pop()
        cost += 1
        array: ty.ArrayType | None = None
        if isinstance(value, ConstAggregate):
            array = None if told else _long_array(layout, value.type)
            told = told or array is not None
            pending += [
                (at + offset, element, told)
                for offset, element in _elements(value, layout)
                if not ty.is_float(element.type) and (not told or holds_pointers(element.type))
            ]
            if array is None:
                continue
        elif isinstance(value, ConstString):
            array = array_of(layout, value.type)
        elif not isinstance(value, ConstInt) and not isinstance(value.type, ty.PointerType):
            continue
        found.append((cost, at, value, array))
        cost = 0
    return tuple(found)


@lru_cache(maxsize=4096)
def array_of(layout: ty.DataLayout, type: ty.Type) -> ty.ArrayType | None:
    """The array that a type is, also where it is written as a struct."""
    if isinstance(type, ty.ArrayType):
        return type
    return table_of(layout, type) if isinstance(type, ty.StructType) else None


def _long_array(layout: ty.DataLayout, type: ty.Type) -> ty.ArrayType | None:
    """The array that a type is, if its elements are integers, or too many to be told of one by one."""
    array = array_of(layout, type)
    if array is None or isinstance(array.element, ty.IntType) or array.count > FEW_ELEMENTS:
        return array
    return None


def _elements(value: ConstAggregate, layout: ty.DataLayout) -> list[tuple[int, Constant]]:
    type = value.type
    match type:
        case ty.StructType():
            return list(zip(layout.offsets(type), value.elements, strict=True))
        case ty.ArrayType():
            step = layout.size(type.element)
        case ty.VectorType():
            step = max(layout.bits(type.element) // 8, 1)
        case _:
            return []
    return [(k * step, e) for k, e in enumerate(value.elements)]


def guards(blocks: Sequence[Block]) -> dict[Block, tuple[Value, Function]]:
    """Blocks that are entered only if a code pointer is the address of a certain function."""
    found: dict[Block, tuple[Value, Function]] = {}
    for block in blocks:
        match block.terminator:
            case CondBranch(condition=IntCompare(predicate="eq") as test, on_true=taken):
                for pointer, function in ((test.lhs, test.rhs), (test.rhs, test.lhs)):
                    if isinstance(function, Function) and not isinstance(pointer, Constant):
                        found[taken] = (pointer, function)
            case _:
                pass
    if found:
        entries: dict[Block, int] = {}
        for block in blocks:
            for after in successors(block):
                entries[after] = entries.get(after, 0) + 1
        found = {block: guard for block, guard in found.items() if entries[block] == 1}
    return found


def declared_pointees(blocks: Sequence[Block], tags: TypeTags) -> dict[Value, str | None]:
    """What pointers are declared to lead to that are loaded or stored; None: there are several declarations. LLVM
    stores the bytes of a variable that holds a pointer without saying so, and knows which pointer that is."""
    found: dict[Value, str | None] = {}
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, Load | Store) and (said := tags.pointee(i)) is not None:
                value = as_pointer(i if isinstance(i, Load) else i.value)
                found[value] = said if found.get(value, said) == said else None
    return found


def as_pointer(value: Value) -> Value:
    """The pointer whose address an integer is, if it is one's."""
    while isinstance(value, Cast) and value.op in ("ptrtoint", "inttoptr", "ptrtoaddr"):
        value = value.operand
    return value


def scrambled_loads(blocks: Sequence[Block]) -> dict[Value, None]:
    """Integer loads that end, by arithmetic, in the bits of a float. That they are computed with says nothing: the
    float that comes out may have been one that was loaded."""
    found: dict[Value, None] = {}
    seen: dict[Value, None] = {}
    pending: list[Value] = []
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, Cast) and i.op == "bitcast" and isinstance(i.type, ty.FloatType):
                pending.append(i.operand)
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        match value:
            case Load(type=ty.IntType()):
                found[value] = None
            case IntBinary():
                pending += [value.lhs, value.rhs]
            case Cast(op="trunc" | "zext" | "sext") | Freeze():
                pending.append(value.operand)
            case Phi():
                pending += value.values
            case Select():
                pending += [value.on_true, value.on_false]
            case _:
                pass
    return found


def counted_loads(blocks: Sequence[Block]) -> list[Value]:
    """Integer loads that integers are added to or subtracted from, if need be by way of phis."""
    sums = [i for block in blocks for i in block.instructions if isinstance(i, IntBinary) and i.op in ("add", "sub")]
    return _loads_behind([o for i in sums for o in (i.lhs, i.rhs)])


def computed_loads(blocks: Sequence[Block]) -> list[Value]:
    """Integer loads that are computed with as integers: also the least and greatest of which these are, where they
    cannot be the bits of numbers (normalize/bit_moves.py writes out the others)."""
    found: list[Value] = []
    for block in blocks:
        for i in block.instructions:
            if isinstance(i, IntBinary) and i.op in ARITHMETIC:
                found += (i.lhs, i.rhs)
            elif isinstance(i, Call) and i.target is not None and i.target.name.startswith(CHOICES):
                found += i.arguments
    return _loads_behind(found)


def _loads_behind(pending: list[Value]) -> list[Value]:
    """The integer loads among these, and among what is phis of others."""
    seen = dict.fromkeys(pending)
    for value in pending:
        if isinstance(value, Phi):
            beyond = [v for v in value.values if v not in seen]
            seen.update(dict.fromkeys(beyond))
            pending += beyond
    return [o for o in seen if isinstance(o, Load) and isinstance(o.type, ty.IntType)]


def cuts_number(value: Value) -> bool:
    """Whether an integer is the lowest bits of a float, or all of them."""
    bits = value.operand if isinstance(value, Cast) and value.op == "trunc" else value
    return isinstance(bits, Cast) and bits.op == "bitcast" and isinstance(bits.operand.type, ty.FloatType)


def is_static(type: ty.Type) -> bool:
    """Whether an LLVM type says all about a register of it."""
    match type:
        case ty.IntType():
            return type.bits < 8
        case ty.PointerType() | ty.StructType() | ty.ArrayType():
            return False
        case ty.VectorType():
            return type.scalable or isinstance(type.element, ty.FloatType) or is_static(type.element)
        case _:
            return True


def holds_data(type: ty.Type) -> bool:
    """Whether a float or pointer is declared somewhere in `type`."""
    while isinstance(type, ty.ArrayType | ty.VectorType):
        type = type.element
    match type:
        case ty.FloatType() | ty.PointerType():
            return True
        case ty.StructType():
            return any(holds_data(f) for f in type.fields or ())
        case _:
            return False


def holds_pointers(type: ty.Type) -> bool:
    while isinstance(type, ty.ArrayType | ty.VectorType):
        type = type.element
    match type:
        case ty.PointerType():
            return True
        case ty.StructType():
            return any(holds_pointers(f) for f in type.fields or ())
        case _:
            return False


def declared_pointee(module: Module, attributes: str) -> ty.Type | None:
    """The type that `sret(...)` or `byval(...)` names, if it is a named struct or a float."""
    said = attributes_in(attributes)
    named = said.value_of("sret") or said.value_of("byval")
    return None if named is None else module.named_types.get(named) or ty.FLOATS.get(named)
