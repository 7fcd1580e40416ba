# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Data that is moved as what it is not, where its derivative would be lost in silence: refused.

    %w = load i32, ptr %p          half of a double; if %w is only stored somewhere, the double arrives there in two
    store i32 %w, ptr %q           parts, and its derivative in none

The type analysis follows bits through registers and memory (a double in an `i64` is a double); what comes here is what
it took for an integer, though where that lies, or in a callee that is given it, a float is known.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final, final

from enzyme_passes.analysis.activity.wanted import Outputs, Wanted
from enzyme_passes.analysis.byte_moves import NARROW, loads_of, moved_words, moves_bytes, returned_values
from enzyme_passes.analysis.facts import Analyses, Facts
from enzyme_passes.analysis.lanes import CONFLICT, Kind, float_leaves
from enzyme_passes.analysis.moved_parts import part, part_accessed
from enzyme_passes.analysis.types.evidence.moved_integers import LEAST_FLOAT
from enzyme_passes.analysis.types.heap.cells import Cell
from enzyme_passes.analysis.types.heap.counters import counters, is_count
from enzyme_passes.analysis.types.heap.slots import Slot
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.analysis.types.untold_words import plain_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import base_of, resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    Freeze,
    Instruction,
    IntBinary,
    Load,
    Phi,
    Return,
    Select,
    Store,
    alternatives,
)
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import Argument, Constant, Function, GlobalVariable, Value
from enzyme_passes.library import c as library
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.double_or_pointer import counted_arguments, counted_words, raw_words
from enzyme_passes.synthesis.shadow.integers_in_buffers import is_part_that_goes_on
from enzyme_passes.synthesis.shadow.moved_addresses import goes_on, holds_double, moves_numbers

_NOTHING: Final = ()


class TypeChecks:
    """What is moved in one function, in one context; each check raises Failure EZ0303."""

    def __init__(self, analyses: Analyses, facts: Facts, layout: ty.DataLayout) -> None:
        self.analyses = analyses
        self.facts = facts
        self.layout = layout
        self.primal = facts.context.function
        self.types = facts.types
        self.activity = facts.activity
        self._users: dict[Value, list[Instruction]] | None = None
        self._looking: dict[Call, bool] = {}
        self._anywhere: dict[str, bool] = {}  # what holds of the function, or of one that it calls
        self._wanted: dict[Outputs | None, tuple[Wanted, dict[Value, None] | None]] = {}

    @staticmethod
    def of(analyses: Analyses, facts: Facts, layout: ty.DataLayout) -> TypeChecks:
        """Those of a function in a context: one for all who ask."""
        known = facts.checks
        if not isinstance(known, TypeChecks):
            known = facts.checks = TypeChecks(analyses, facts, layout)
        return known

    def check_load(self, load: Load) -> None:
        self.check_count(load)
        self._check_integer(load)
        self._check_part(load)
        self._check_pointer(load)

    def _check_part(self, load: Load) -> None:
        """A part of a float that goes to other memory, whatever else is done with it: a sum is made of it, too."""
        kind = self._is_part(load)
        if kind is None or self.primal.name.startswith("__enzcc_"):
            return
        if any(there.activity.memory_active(store.pointer) for there, store in self.stores_of(load)):
            raise part(kind, load)

    def _is_part(self, access: Load | Store) -> Kind | None:
        """The float in active memory of which this is a part."""
        return part_accessed(self.types, access) if self.activity.memory_active(access.pointer) else None

    def stores_of(self, moved: Value, depth: int = 2) -> Iterator[tuple[TypeChecks, Store]]:
        """The stores of bytes of a value, here and in functions that are given them."""
        for value, user in reached(moved, self.users, moves_bytes):
            if isinstance(user, Store) and user.value is value:
                yield self, user
            elif moves_bytes(user):
                continue
            elif isinstance(user, Call) and depth and (there := self.callee(user)) is not None:
                for given, taken in zip(user.arguments, there.primal.arguments, strict=False):
                    if given is value:
                        yield from there.stores_of(taken, depth - 1)

    def callee(self, call: Call) -> TypeChecks | None:
        """The same of a function that is called, as it is called here. Not of one that has derivatives of its own in
        both modes: its body, which may call unseen code, is differentiated in none."""
        callee = resolve_alias(call.callee)
        if not isinstance(callee, Function) or not callee.defined or self.types.is_infeasible(call):
            return None
        if "enzyme_gradient" in callee.attributes and "enzyme_derivative" in callee.attributes:
            return None
        return TypeChecks.of(self.analyses, self.analyses.facts(self.facts.callee_context(call)), self.layout)

    def is_among_numbers(self, pointer: Value, type: ty.Type) -> bool:
        """Whether, by some name of the place, a number may lie where this accesses active memory."""
        return self.activity.memory_active(pointer) and self.types.may_be_number(pointer, self.layout.store_size(type))

    def _check_walked(self, call: Call) -> None:
        """Words that a function copies one by one and knows as words, to or from where its caller knows of numbers."""
        callee = resolve_alias(call.callee)
        assert isinstance(callee, Function)
        if callee.name.startswith("__enzcc_"):
            return
        for parameter, behind, size in moved_words(callee, self.layout):
            if parameter.index >= len(call.arguments):
                continue
            pointer = call.arguments[parameter.index]
            if self.activity.memory_active(pointer):
                kind = self.types.walked_float(pointer, behind, size)
                if kind is not None:
                    raise part(kind, call)

    def _returned_part(self) -> Kind | None:
        """The float of which this function returns a part, as it finds it in memory."""
        for value in returned_values(self.primal):
            for load in loads_of(value):
                kind = self._is_part(load)
                if kind is not None:
                    return kind
        return None

    def _check_returned_part(self, call: Call) -> None:
        """Parts of a float that a function gets one by one, and another puts somewhere one by one; not to a place
        of its own, as a member of a message is read."""
        if not isinstance(call.type, ty.IntType) or call.type.bits not in NARROW:
            return
        if not any(self.activity.memory_active(a) for a in call.arguments if isinstance(a.type, ty.PointerType)):
            return
        landing = [
            store
            for there, store in self.stores_of(call)
            if there.activity.memory_active(store.pointer) and there.types.walks(store.pointer)
        ]
        callee = self.callee(call) if landing else None
        kind = callee._returned_part() if callee is not None else None
        if kind is not None:
            raise part(kind, call)

    def _check_integer(self, load: Load) -> None:
        """What is only moved, as an integer, must not be a float where it lies: its derivative would be lost in
        silence. (Something computed with is the integer of a union.)"""
        if not isinstance(load.type, ty.IntType) or not self.activity.memory_active(load.pointer):
            return
        if self.types.is_integer_member(load):
            return
        if load.type.bits == 8 and self.primal.name.startswith("__enzcc_"):
            return  # see check_store
        integers = [lane for lane in self.types.register(load) if lane.kind.is_integer]
        if not integers or not all(_moves(user) for user in self.users(load)):
            return
        size = self.layout.store_size(load.type)
        alternative = self.types.is_alternative(load)
        for at, there in self.types.floats_at(load.pointer, size, load):
            if at == 0 and isinstance(there, Slot) and size < there.size and (there.mixed >= size or alternative):
                continue  # a union's shorter integer: to move the float, its other bytes would have to be moved too
            if any(i.offset < at + there.size and at < i.offset + i.size for i in integers):
                held = "double or a pointer" if there.kind.is_word else str(there.kind)
                raise Failure(
                    "EZ0303",
                    f"this is moved as an integer, but a {held} lies there",
                    load,
                    notes=self.types.why_unknown(load.pointer),
                    helps=["name the type of the memory: __enzyme_double, __enzyme_integer"],
                )

    def check_store(self, store: Store) -> None:
        """Floats are not put together of bytes that are moved one by one: their derivatives would be lost."""
        value = store.value
        kind = self._is_part(store)
        user = not self.primal.name.startswith("__enzcc_")
        if kind is not None and user and any(map(self._is_active_load, loads_of(value))):
            raise part(kind, store)
        if not isinstance(value, Load | Phi | Select | Freeze) or not isinstance(value.type, ty.IntType):
            return
        if value.type.bits != 8 or not self.activity.memory_active(store.pointer):
            return
        if self.primal.name.startswith("__enzcc_"):
            return  # flags that a derivative keeps; what is the user's was checked when it was made
        there = [held for _, held in self.types.floats_at(store.pointer, 1, store)]
        if any(not (isinstance(held, Slot) and held.mixed >= held.size) for held in there):
            raise Failure(
                "EZ0303",
                "a byte of a floating-point number is moved alone",
                store,
                notes=["its derivative cannot be moved in parts"],
                helps=["copy by memcpy, or by assigning the number"],
            )

    def _is_active_load(self, load: Load) -> bool:
        return self.activity.memory_active(load.pointer)

    def check_cast(self, cast: Cast) -> None:
        """Addresses are not made of bits of which nobody knows where they lead: derivatives there would be lost."""
        if cast.op != "inttoptr" or self.activity.has_shadow(cast) or not self._is_used(cast):
            return
        if any(lane.kind is CONFLICT for lane in self.types.register(cast.operand)):
            raise Failure(
                "EZ0302",
                "an address is computed from bits that may be those of a number, or of several addresses",
                cast,
                notes=["what lies there has a derivative that cannot be found"],
                helps=["keep addresses and numbers in memory of their own"],
            )

    def _is_used(self, pointer: Value) -> bool:
        """Whether memory is read or written through a pointer, or may be."""
        return bool(self.users(pointer)) and self.types.pointee_has_float(pointer) is not False

    def _check_pointer(self, load: Load) -> None:
        """A pointer without a shadow must not come from where, as far as is known, pointers to active memory may lie:
        bytes that are used as two things, in memory that has a shadow."""
        if not self.activity.has_shadow(load.pointer) or self.activity.has_shadow(load):
            return
        if not carries_pointer(load.type) and not pointer_bits(self.types, load):
            return
        if not self.users(load) or self.types.pointee_has_float(load) is False:
            return
        lanes = self.types.memory(load.pointer, self.layout.store_size(load.type), load).lanes
        if any(lane.kind is CONFLICT for lane in lanes):
            raise Failure(
                "EZ0303",
                "a pointer is loaded from where other data is stored as well, and may be one to active memory",
                load,
                notes=self.types.why_unknown(load.pointer),
                helps=["name the type of the memory: __enzyme_pointer, __enzyme_double, __enzyme_integer"],
            )

    def check_call(self, call: Call) -> None:
        """The same of integers that a callee loads and returns, or is given and stores: it may know better."""
        callee = resolve_alias(call.callee)
        if not isinstance(callee, Function) or not callee.defined or self.types.is_infeasible(call):
            return
        self._check_address(call)
        self._check_counted(call)
        self._check_returned_part(call)
        self._check_walked(call)
        returned = self._is_moved_integer(call) and all(map(_passes, self.users(call)))
        given: list[tuple[Value, Value]] = []
        if self.activity.is_active_call(call):
            given += [
                (p, a) for p, a in zip(callee.arguments, call.arguments, strict=False) if self._is_moved_integer(a)
            ]
        if not (returned or given) or not any(self.activity.memory_active(a) for a in call.arguments):
            return
        called = self.callee(call)
        if called is None:
            return
        if returned:
            given += [(value, call) for value in returned_values(callee)]
        for there, here in given:
            floats = [lane for lane in called.types.register(there) if lane.kind.is_float]
            if floats:
                raise Failure(
                    "EZ0303",
                    f"this is passed as an integer, but a {floats[0].kind} is in it",
                    call,
                    notes=self.types.why_unknown(here),
                    helps=["pass it as what it is"],
                )

    def looks_at_bits(self, call: Call) -> bool:
        """Whether a function has to be differentiated for what it makes of integers that are read where numbers are
        kept: whether their bits are those of a number is looked at as it runs (double_or_pointer.py)."""
        known = self._looking.get(call)
        if known is None:
            given = any(self._varied(call, shadowed=True)) or self._leads_to_varied(call, shadowed=True)
            bits = given and self._any_called(call, "counts", _may_count, TypeChecks._counts)
            looks = bits or self._shares(call) or self._reads_untold(call) or self._reads_buffers(call)
            known = self._looking[call] = looks
        return known

    def check_count(self, access: Load | AtomicRMW) -> None:
        """Integers are not counted with where numbers lie, or nobody knows where words begin."""
        if self.types.counts_in_float(access) and self.activity.memory_active(access.pointer):
            raise bit_trick(access)

    def is_shared(self, access: Instruction) -> bool:
        """Whether an integer is counted with in a word that may be an address or a number, and has a shadow."""
        if not isinstance(access, Load | AtomicRMW) or not self.activity.has_shadow(access.pointer):
            return False
        return self.types.shared_word(access) is not None

    def moved_addresses(self, i: Instruction) -> list[int]:
        """Where, in what is read as numbers that go on as they are, there may be addresses that have shadows: in a load
        from memory, or in the bits of a word."""
        if not isinstance(i, Load | Cast) or not holds_double(i.type):
            return []
        numbers = [at for at, _, kind in float_leaves(self.layout, i.type) if kind.float_or_none is ty.DOUBLE]
        match i:
            case Load(pointer=source):
                words = [at for at in numbers if self.types.may_be_address(source, at)]
            case Cast(op="bitcast", operand=source):
                lanes = self.types.register(source)
                words = [lane.offset for lane in lanes if lane.kind.is_word and lane.offset in numbers]
            case _:
                return []
        return words if words and self.activity.has_shadow(source) and goes_on(i, self.users) else []

    def _shares(self, call: Call) -> bool:
        """Whether a function, or what it calls, counts with a part of such a word, or moves one as a number."""
        return self._any_called(
            call,
            "shares",
            _may_share,
            lambda there: any(there.is_shared(i) or there.moved_addresses(i) for i in there.primal.instructions()),
        )

    def _any_called(
        self, call: Call, what: str, may: Callable[[Function], bool], holds: Callable[[TypeChecks], bool]
    ) -> bool:
        """Whether something holds of a function, or of one that it calls; `may`: whether it may, of it and of these."""
        first = self.callee(call)
        if first is None:
            return False
        known = first._anywhere.get(what)
        if known is None:
            known = first._anywhere[what] = first._holds_anywhere(may, holds)
        return known

    def _holds_anywhere(self, may: Callable[[Function], bool], holds: Callable[[TypeChecks], bool]) -> bool:
        pending: list[TypeChecks | None] = [self]
        seen: dict[Function, None] = {}
        while pending:
            there = pending.pop()
            if there is None or there.primal in seen or not may(there.primal):
                continue
            seen[there.primal] = None
            if holds(there):
                return True
            pending += [there.callee(i) for i in there.primal.instructions() if isinstance(i, Call) and _is_defined(i)]
        return False

    def _check_counted(self, call: Call) -> None:
        """Such a function, if nothing in it has a shadow: nobody would look. And one that is given the bits."""
        callee = resolve_alias(call.callee)
        assert isinstance(callee, Function)
        for k in counted_arguments(callee):
            if k < len(call.arguments) and self.activity.is_varied(call.arguments[k]):
                lanes = self.types.register(call.arguments[k])
                if lanes and all(lane.kind.is_float or lane.kind is CONFLICT for lane in lanes):
                    raise bit_trick(call)
        word = self._unseen_word(call)
        if word is not None:
            raise Failure(
                "EZ0302",
                "an integer is read where numbers are kept, and its bits may be those of a number",
                word,
                notes=["nothing in the function looks whether they are, as it is differentiated here"],
                helps=["read the member that was written"],
                beside=[("it is called here", call)],
            )

    def _unseen_word(self, call: Call) -> Instruction | None:
        """An integer that may be the bits of a number that depends on active ones, in a function or in what it calls,
        of which a number is made that is wanted; and no derivative looks at it as it runs."""
        pending = [_Visit(self, call, _NOTHING, self.wanted(None), looks=True)]
        seen: dict[object, None] = {}
        while pending:
            visit = pending.pop()
            caller, call, wanted = visit.caller, visit.call, visit.wanted
            there = caller.callee(call)
            if there is None or not _may_count(there.primal):
                continue
            outputs = wanted.outputs(call, caller._globals_of(there.primal))
            given = caller._gives_unseen(call, visit.given)
            looks = visit.looks and (caller.activity.is_active_call(call) or caller.looks_at_bits(call))
            if not looks and given != _NOTHING:
                given = None
            key = (id(there), given, outputs, looks)
            if not outputs or not (looks or given is None) or key in seen:
                continue
            seen[key] = None
            inside = there.wanted(outputs)
            word = there._unseen_here(given, inside, looks=looks)
            if word is not None:
                return word
            inner = (i for i in there.primal.instructions() if isinstance(i, Call) and _is_defined(i))
            pending += [_Visit(there, i, given, inside, looks) for i in inner]
        return None

    def _unseen_here(self, given: tuple[int, ...] | None, wanted: Wanted, *, looks: bool) -> Instruction | None:
        """Such a word of this function itself, behind some of its parameters, or anywhere (None); `looks`: it is
        differentiated, and looks at those that it knows to depend on active numbers."""
        for user, sources in self._counted_words.items():
            for word in (w for source in sources for w in raw_words(source)):
                if looks and self.looks_at(user, word):
                    continue
                if self._leads_from(word, given) and self._becomes(user, wanted):
                    return word
        return None

    def _gives_unseen(self, call: Call, given: tuple[int, ...] | None) -> tuple[int, ...] | None:
        """The parameters of a function that lead to numbers of which its derivative does not know that they depend on
        active ones, if some of this function's own do; None: what leads there is not known."""
        if given is None:
            return None
        without = dict.fromkeys(self._varied(call, shadowed=False))
        arguments = dict.fromkeys(call.arguments)
        if any(a not in arguments for a in without) or self._leads_to_varied(call, shadowed=False):
            return None
        return tuple(k for k, a in enumerate(call.arguments) if a in without or self._may_lead_from(a, given))

    def _globals_of(self, callee: Function) -> Iterator[GlobalVariable]:
        return (variable for variable, *_ in self.analyses.types.summary(callee).globals)

    @cached_property
    def _counted_words(self) -> dict[Instruction, list[Value]]:
        return counted_words(self.primal, self.counts_bits)

    def wanted(self, outputs: Outputs | None) -> Wanted:
        """What is wanted in this function if these outputs are, None: those that are active; also where it becomes so
        by way of integers of which numbers are made."""
        return self._wanted_words(outputs)[0]

    def _wanted_words(self, outputs: Outputs | None) -> tuple[Wanted, dict[Value, None] | None]:
        """The same, and the pointers to where integers lie of which wanted numbers are made; None: not known yet."""
        known = self._wanted.get(outputs)
        if known is not None:
            return known
        wanted, read = self.activity.wanted(outputs), dict[Value, None]()
        self._wanted[outputs] = wanted, None
        counting = [i for i in self.primal.instructions() if isinstance(i, Call) and _is_defined(i)]
        changed = True
        while changed:
            for user, sources in self._counted_words.items():
                if self._becomes(user, wanted):
                    for word in (w for source in sources for w in raw_words(source)):
                        read.update(dict.fromkeys([word.pointer] if isinstance(word, Load) else word.arguments))
            for call in counting:
                read.update(dict.fromkeys(self._words_read(call, wanted)))
            changed = wanted.want_behind(read)
        known = self._wanted[outputs] = wanted, read
        return known

    def _words_read(self, call: Call, wanted: Wanted) -> Iterator[Value]:
        """The arguments of a call, and globals, that lead to integers of which numbers are made that are wanted."""
        there = self.callee(call)
        if there is None or not _may_count(there.primal):
            return
        outputs = wanted.outputs(call, self._globals_of(there.primal))
        if not outputs:
            return
        _, read = there._wanted_words(outputs)
        for value, here in (
            *zip(there.primal.arguments, call.arguments, strict=False),
            *((v, v) for v in self._globals_of(there.primal)),
        ):
            if read is None or there.activity.meet(value, read):
                yield here

    def _becomes(self, user: Instruction, wanted: Wanted) -> bool:
        """Whether a number is wanted that is made of what an instruction computes of an integer."""
        ends = [user, *(i for _, i in reached(user, self.users, _computes_integer))]
        return any(
            bool(wanted.outputs(i, self._globals_of(callee)))
            if isinstance(i, Call) and isinstance(callee := resolve_alias(i.callee), Function)
            else wanted.value(i)
            for i in ends
            if isinstance(i, Call | Cast)
        )

    def looks_at(self, user: Instruction, word: Load | Call) -> bool:
        """Whether the derivative of this function looks at an integer that is computed with: it may have the bits of a
        number that is known here to depend on active ones."""
        if isinstance(word, Load):
            return self.activity.memory_varied(word.pointer) and self.counts_bits(user, word)
        pointers = [a for a in word.arguments if isinstance(a.type, ty.PointerType)]
        given = not self.activity.is_active(word) and any(self.activity.memory_varied(a) for a in pointers)
        return given and self.may_be_bits(word)

    def _varied(self, call: Call, *, shadowed: bool) -> Iterator[Value]:
        """The pointers that are given to a function, and the globals that it reads, with numbers behind them that
        depend on active ones; those that come with a shadow, or without."""
        callee = resolve_alias(call.callee)
        assert isinstance(callee, Function)
        given = zip(call.arguments, self.facts.callee_context(call).arguments, strict=False)
        yield from (
            a
            for a, known in given
            if isinstance(a.type, ty.PointerType) and known.shadowed is shadowed and self.activity.memory_varied(a)
        )
        for variable in globals_read(callee):
            if self.activity.memory_varied(variable) and self.activity.memory_active(variable) is shadowed:
                yield variable

    def _leads_to_varied(self, call: Call, *, shadowed: bool) -> bool:
        """Whether pointers in memory that a function is given, or in globals, lead it to such numbers."""
        told = self.facts.told(call)
        given = {self.types.resolve(cell) for a in call.arguments for cell in self.types.cells(a)}
        return any(
            self.activity.cell_varied(cell) and self.activity.cell_active(cell) is shadowed
            for cell in told.cells
            if self.types.resolve(cell) not in given
        )

    def _counts(self) -> bool:
        """Whether this function makes numbers of integers that may have the bits of others."""
        return _may_count(self.primal) and bool(self._counted_words)

    def _leads_from(self, word: Load | Call, given: Container[int] | None) -> bool:
        """Whether a word may be found behind some of the function's parameters; None: anywhere."""
        pointers = [word.pointer] if isinstance(word, Load) else word.arguments
        return given is None or any(self._may_lead_from(p, given) for p in pointers)

    def _may_lead_from(self, pointer: Value, given: Container[int] | None) -> bool:
        """The same of a pointer: by what it is made of, and, where that is not seen, by the memory that it leads to."""
        if given is None or not may_lead_from(pointer, given):
            return given is None
        there, behind = self.types.cells(pointer), self._behind(given)
        if not there or (any(c.exposed for c in there) and any(c.exposed for c in behind)):
            return True  # unseen code may have put the one into the other
        classes = {self.types.family(cell): None for cell in behind}
        return any(self.types.family(cell) in classes for cell in there)

    def _behind(self, given: Container[int]) -> list[Cell]:
        """The memory that some parameters lead to."""
        return self.types.reachable(c for a in self.primal.arguments if a.index in given for c in self.types.cells(a))

    def untold_words(self) -> dict[Instruction, list[Value]]:
        """By the instructions that count with them, the words of which only that says that they are integers."""
        return counted_words(self.primal, lambda _, word: self.is_untold(word))

    @cached_property
    def _copies(self) -> dict[int, None]:
        """The memory of the function to which plain copies are made of what a request gives with a shadow."""
        copies = [copy for i in self.primal.instructions() if (copy := plain_copy(i)) is not None]
        found: dict[int, None] = {}
        pending = [to for to, source in copies if self.activity.is_traced(source) and self.types.is_of_others(source)]
        while pending:
            cells = [part for cell in self.types.cells(pending.pop()) for part in self.types.parts(cell)]
            new = [cell.number for cell in cells if cell.number not in found]
            found.update(dict.fromkeys(new))
            pending += [to for to, source in copies if any(c.number in new for c in self.types.cells(source))]
        return found

    def is_untold(self, word: Load | Call, depth: int = 2) -> bool:
        """Whether a word that is loaded, or that a function loads and returns, may be a number's of the caller of the
        request: nobody but its use says that it is an integer."""
        if isinstance(word, Load):
            if self.activity.is_traced(word.pointer) and self.types.is_untold(word):
                return True
            copied_to = any(cell.number in self._copies for cell in self.types.cells(word.pointer))
            return copied_to and self.types.is_untold_copy(word)
        return self._returns(word, depth, lambda there, returned: there.is_untold(returned, depth - 1))

    def _reads_untold(self, call: Call) -> bool:
        """Whether a function, or what it calls, computes with such words."""
        may = self.types.may_read_untold
        return self._any_called(call, "reads untold words", may, lambda there: bool(there.untold_words()))

    def _reads_buffers(self, call: Call) -> bool:
        """Whether a function, or what it calls, computes with integers at which the program looks as it runs."""
        may = self.types.has_unplaced or self.analyses.types.looks_at_integers
        return may and self._any_called(
            call,
            "reads buffers",
            _loads_integers,
            lambda there: any(
                isinstance(i, Load) and is_part_that_goes_on(there, i) for i in there.primal.instructions()
            ),
        )

    def counts_bits(self, user: Instruction, word: Load | Call) -> bool:
        """Whether such a word is computed with as it is: not only as the shorter integer of a union."""
        shortened = isinstance(user, Cast) and user.op == "trunc"
        if shortened and self.types.is_integer_of_union(word, self.layout.store_size(user.type)):
            return False
        return self.may_be_bits(word)

    def may_be_bits(self, word: Load | Call, depth: int = 2) -> bool:
        """Whether a word that is loaded, or that a function loads and returns, may have the bits of a number."""
        if isinstance(word, Load):
            return self.types.may_be_of_number(word)
        return self._returns(word, depth, lambda there, returned: there.may_be_bits(returned, depth - 1))

    def _returns(self, call: Call, depth: int, holds: Callable[[TypeChecks, Load | Call], bool]) -> bool:
        """Whether something holds of a word that a function returns, by so many calls at most."""
        if not isinstance(call.type, ty.IntType) or not depth or (there := self.callee(call)) is None:
            return False
        return any(holds(there, word) for value in returned_values(there.primal) for word in raw_words(value))

    def _check_address(self, call: Call) -> None:
        """An address that a callee computes of another, both as integers: it does not know that they are any."""
        if (
            isinstance(call.type, ty.PointerType)
            or not pointer_bits(self.types, call)
            or self.activity.has_shadow(call)
        ):
            return
        bases = [a for a in call.arguments if isinstance(a.type, ty.IntType) and self.activity.has_shadow(a)]
        if bases and self._is_used(call):
            raise Failure(
                "EZ0303",
                "an address is computed of another by a function that knows both as integers",
                call,
                helps=["pass and return pointers"],
            )

    def _is_moved_integer(self, value: Value) -> bool:
        """Whether a register is taken for an integer, and wide enough for a float."""
        return (
            isinstance(value.type, ty.IntType)
            and value.type.bits >= 8 * LEAST_FLOAT
            and not isinstance(value, Constant)
            and all(lane.kind.is_integer for lane in self.types.register(value))
        )

    def users(self, value: Value) -> Sequence[Instruction]:
        if self._users is None:
            self._users = uses(self.primal)
        return self._users.get(value, ())


@final
@dataclass(frozen=True, slots=True)
class _Visit:
    """A call: which of its caller's parameters lead to numbers that may depend on active ones without anybody looking
    (None: that is not known), what is wanted in the caller, and whether that is differentiated, so that it looks."""

    caller: TypeChecks
    call: Call
    given: tuple[int, ...] | None
    wanted: Wanted
    looks: bool


def _computes_integer(user: Instruction) -> bool:
    match user:
        case IntBinary() | Phi() | Select() | Freeze():
            return isinstance(user.type, ty.IntType)
        case Cast(op=op):
            return op in ("trunc", "zext", "sext")
        case _:
            return False


def pointer_bits(types: TypeFacts, value: Value) -> bool:
    """Whether an integer register carries the bits of a pointer."""
    return any(lane.kind.is_pointer or lane.kind.is_word for lane in types.register(value))


def _moves(user: Instruction) -> bool:
    """Whether an instruction moves an integer as it is, or says that it is a float."""
    return isinstance(user, (Store, Phi, Select, Freeze)) or (
        isinstance(user, Cast) and user.op == "bitcast" and ty.is_float(user.type)
    )


@lru_cache(maxsize=4096)
def _may_count(function: Function) -> bool:
    """Whether a function, or what it calls, makes numbers of integers that it loads."""
    return any(counted_words(f, lambda _, word: isinstance(word, Load)) for f in _called(function))


@lru_cache(maxsize=4096)
def _may_share(function: Function) -> bool:
    """Whether a function, or what it calls, counts with integers where they are, or moves numbers."""
    return any(
        any(counters(body(f)).values()) or any(map(is_count, f.instructions())) or moves_numbers(f)
        for f in _called(function)
    )


@lru_cache(maxsize=4096)
def _loads_integers(function: Function) -> bool:
    """Whether a function, or what it calls, loads integers."""
    return any(
        isinstance(i, Load) and isinstance(i.type, ty.IntType) for f in _called(function) for i in f.instructions()
    )


def _called(function: Function) -> Iterator[Function]:
    """A function, and what it calls by name."""
    pending, seen = [function], {function: None}
    while pending:
        current = pending.pop()
        yield current
        for i in current.instructions():
            target = resolve_alias(i.callee) if isinstance(i, Call) else None
            if isinstance(target, Function) and target.defined and target not in seen:
                seen[target] = None
                pending.append(target)


@lru_cache(maxsize=4096)
def globals_read(function: Function) -> tuple[GlobalVariable, ...]:
    """The globals from which a function, or what it calls, loads integers that it makes numbers of."""
    found: dict[GlobalVariable, None] = {}
    for current in _called(function):
        for words in counted_words(current, lambda _, word: isinstance(word, Load)).values():
            for word in words:
                base = base_of(word.pointer) if isinstance(word, Load) else None
                if isinstance(base, GlobalVariable):
                    found[base] = None
    return tuple(found)


def may_lead_from(pointer: Value, given: Container[int]) -> bool:
    """Whether a pointer may be made of one of a function's parameters, or comes from where that is not seen."""
    if not isinstance(pointer.type, ty.PointerType):
        return False
    pending, seen = [base_of(pointer)], {base_of(pointer): None}
    while pending:
        match pending.pop():
            case Argument(index=index):
                if index in given:
                    return True
            case Alloca() | Constant():
                pass
            case base:
                coming = _made_of(base)
                if coming is None:
                    return True
                bases = [b for v in coming if (b := base_of(v)) not in seen]
                pending += bases
                seen.update(dict.fromkeys(bases))
    return False


def _made_of(base: Value) -> list[Value] | None:
    """What a pointer is one of, or, of memory that is allocated, what that was before; None: it may be anything."""
    if isinstance(base, Call) and isinstance(base.callee, Function):
        known = library.find(base.callee.name)
        if known is not None and known.allocates is not None:
            return [base.arguments[known.reallocates]] if known.reallocates is not None else []
    return alternatives(base) or None


def _is_defined(call: Call) -> bool:
    target = resolve_alias(call.callee)
    return isinstance(target, Function) and target.defined


def _passes(user: Instruction) -> bool:
    return _moves(user) or isinstance(user, (Call, Return))


def unknown_type(types: TypeFacts, at: Instruction | Function, value: Value) -> Failure:
    return Failure(
        "EZ0301",
        "cannot deduce the type of data that is moved here",
        at,
        notes=types.why_unknown(value),
        helps=[
            "compile the file that fills this memory with enzcc too, at -O1 or above",
            "or name its type: __enzyme_float, __enzyme_double, __enzyme_integer, __enzyme_pointer",
        ],
    )


def check_floats(types: TypeFacts, value: Value, function: Function) -> None:
    """Raises Failure for an active register that may hold floats, but not as such."""
    at = value if isinstance(value, Instruction) else function
    if types.lost_float(value):
        raise bit_trick(at)
    if any(lane.kind.is_unknown for lane in types.register(value)):
        raise unknown_type(types, at, value)


def bit_trick(at: Instruction | Function) -> Failure:
    return Failure(
        "EZ0302",
        "the bits of a floating-point value are changed by integer arithmetic that has no known derivative",
        at,
        notes=["moving lanes, flipping or clearing the sign bit are understood"],
        helps=[
            "write it with floating-point operations, or give the function a gradient: __enzyme_register_gradient_f"
        ],
    )
