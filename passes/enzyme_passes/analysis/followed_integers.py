# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers that are followed, forward, through registers, memory and calls, in the contexts that functions are called
in. Which integers, how they go on and where they must not end, says who asks: computed_bits.py, moved_parts.py.

A place is a cell with an offset: see heap/cells.py. Of memory that is walked over, all elements are one place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.activity.calls import is_custom, is_declared_inactive
from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.facts import MOST_CONTEXTS, Analyses, Facts
from enzyme_passes.analysis.types.heap.signatures import Description
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import called_by_name, resolve_alias
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    CompareExchange,
    Instruction,
    Invoke,
    Load,
    Return,
    Store,
)
from enzyme_passes.ir.values import ConstInt, Function, Value
from enzyme_passes.support.dataclasses import dataclass, field

_MOST_ROUNDS: Final = 8  # of a function that calls itself
_COPIES: Final = ("llvm.memcpy", "llvm.memmove", "memcpy", "memmove")

Place = tuple[int, int]  # the number of a cell, or of a node of a description, and an offset in it


@final
@dataclass
class _Found:
    """What a function leaves behind, and where that began: in nodes of what its caller described, in its result."""

    places: dict[Place, Instruction] = field(default_factory=dict)
    result: Instruction | None = None


class Follower(ABC):
    """Follows such integers through all that requests reach."""

    def __init__(self, analyses: Analyses) -> None:
        self.analyses = analyses
        self._known: dict[tuple[int, frozenset[Place], frozenset[int], bool], _Found] = {}
        self._visits: dict[Function, int] = {}

    @abstractmethod
    def may_end(self, function: Function) -> bool:
        """Whether a function, or what it calls, may have such integers and let them end where they must not."""

    @abstractmethod
    def may_begin(self, function: Function) -> bool:
        """Whether a function, or what it calls, may have such integers that it is not given."""

    @abstractmethod
    def body(self, facts: Facts, types: TypeFacts, *, unseen: bool) -> FollowedBody:
        """A function in which to follow them."""

    def check(self, root: Context) -> None:
        """Raises Failure where they must not end."""
        if self.may_end(root.function):
            facts = self.analyses.facts(root)
            self._follow(facts, facts.types, {}, {}, unseen=False)

    def _follow(
        self,
        facts: Facts,
        types: TypeFacts,
        places: Mapping[Place, Instruction],
        arguments: Mapping[int, Instruction],
        *,
        unseen: bool,
    ) -> _Found:
        """What a function leaves behind that is given such integers in places of its signature, and as arguments;
        `unseen`: it is given numbers as well of which its own facts do not say that they depend on active ones."""
        key = (id(types), frozenset(places), frozenset(arguments), unseen)
        known = self._known.get(key)
        if known is not None:
            return known
        function = facts.context.function
        visits = self._visits[function] = self._visits.get(function, 0) + 1
        found = self._known[key] = _Found()
        if visits > MOST_CONTEXTS:
            return found
        for _ in range(_MOST_ROUNDS):
            body = self.body(facts, types, unseen=unseen)
            body.begin(places, arguments)
            body.run()
            before = (len(found.places), found.result)
            body.leave(found)
            if before == (len(found.places), found.result) or not _calls_itself(function):
                break
        return found

    def call(self, caller: FollowedBody, call: Call, callee: Function) -> None:
        """Follow them through a function that is called, if its derivative is that of its body."""
        if is_custom(callee) or "enzyme_math" in callee.attributes or is_declared_inactive(call):
            return
        if self.analyses.rules.find(callee.name) is not None:
            return
        facts, unseen = caller.facts, caller.unseen
        activity = facts.activity
        active = activity.is_active_call(call)
        given = {k: origin for k, a in enumerate(call.arguments) if (origin := caller.found.get(a)) is not None}
        told = facts.told(call)
        places: dict[Place, Instruction] = {}
        if caller.places:
            for node, cell in enumerate(told.cells):
                inside = caller.types.place(cell)
                for (number, offset), origin in caller.places.items():
                    if number == inside[0]:
                        places.setdefault((node, offset - inside[1]), origin)
        if self.may_begin(callee):
            varied = [
                known.active
                for a, known in zip(call.arguments, facts.callee_context(call).arguments, strict=False)
                if not isinstance(a.type, ty.PointerType) and activity.is_varied(a)
            ]
            varied += [activity.cell_active(cell) for cell in told.cells if activity.cell_varied(cell)]
            unseen = unseen or not all(varied)
            if not (given or places or varied or unseen or active):
                return
        elif not (given or places):
            return
        types = self.analyses.types.solve(callee, told.signature)
        caller.tell(call, told, types)
        there = self.analyses.facts(facts.callee_context(call))
        found = self._follow(there, types, places, given, unseen=unseen)
        for (node, offset), origin in found.places.items():
            number, shift = caller.types.place(told.cells[node])
            caller.keep((number, offset + shift), origin)
        if found.result is not None:
            caller.add(call, found.result)


class FollowedBody(ABC):
    """One function: such integers in registers (`found`), and the places that hold some, with where they began."""

    def __init__(self, follower: Follower, facts: Facts, types: TypeFacts, *, unseen: bool) -> None:
        self._follower = follower
        self.facts = facts
        self.types = types
        self.unseen = unseen
        self.function = facts.context.function
        self.found: dict[Value, Instruction] = {}
        self.places: dict[Place, Instruction] = {}
        self.changed = False

    @abstractmethod
    def holds(self, type: ty.Type) -> bool:
        """Whether such integers may be in registers of a type."""

    @abstractmethod
    def step(self, i: Instruction) -> None:
        """What an instruction does with them but for memory and calls."""

    def unseen_call(self, call: Call | Invoke) -> None:  # noqa: B027
        """What a function without code does with them."""

    def tell(self, call: Call, told: Description, there: TypeFacts) -> None:  # noqa: B027
        """A function that is called is told of memory, of which it knows more."""

    def begin(self, places: Mapping[Place, Instruction], arguments: Mapping[int, Instruction]) -> None:
        cells = self.types.cells_told()
        for (node, offset), origin in places.items():
            number, shift = cells[node]
            self.places[number, offset + shift] = origin
        for k, origin in arguments.items():
            if k < len(self.function.arguments):
                self.found[self.function.arguments[k]] = origin

    def run(self) -> None:
        instructions = list(self.function.instructions())
        self.changed = True
        while self.changed:
            self.changed = False
            for instruction in instructions:
                self._through_memory(instruction)
                self.step(instruction)

    def leave(self, left: _Found) -> None:
        for node, (number, shift) in enumerate(self.types.cells_told()):
            for (cell, offset), origin in self.places.items():
                if cell == number:
                    left.places.setdefault((node, offset - shift), origin)
        for i in self.function.instructions():
            if isinstance(i, Return) and i.value is not None and left.result is None:
                left.result = self.found.get(i.value)

    def add(self, value: Value, origin: Instruction) -> None:
        """A register holds such an integer."""
        if self.holds(value.type) and value not in self.found:
            self.found[value] = origin
            self.changed = True

    def keep(self, place: Place, origin: Instruction) -> None:
        """A place holds one."""
        if place not in self.places:
            self.places[place] = origin
            self.changed = True

    def move(self, i: Instruction, sources: Sequence[Value]) -> None:
        for source in sources:
            if source in self.found:
                self.add(i, self.found[source])

    def reads_varied(self, pointer: Value) -> bool:
        """Whether numbers behind a pointer may depend on active ones."""
        return self.unseen or self.facts.activity.memory_varied(pointer)

    def _through_memory(self, i: Instruction) -> None:
        match i:
            case Store(value=value) | AtomicRMW(value=value) if value in self.found:
                for place in self._at(i.pointer, value.type):
                    self.keep(place, self.found[value])
            case _:
                pass
        match i:
            case Load() | AtomicRMW() | CompareExchange():
                self._take(i, i.pointer)
            case Call() | Invoke():
                self._call(i)
            case _:
                pass

    def _take(self, i: Instruction, pointer: Value) -> None:
        if i in self.found or not self.places or not self.holds(i.type):
            return
        for place in self._at(pointer, i.type):
            if place in self.places:
                self.add(i, self.places[place])
                return

    def _at(self, pointer: Value, type: ty.Type) -> Iterator[Place]:
        return self.types.places(pointer, self.types.size(type))

    def _call(self, call: Call | Invoke) -> None:
        callee = resolve_alias(call.callee)
        if not isinstance(callee, Function):
            return
        if callee.defined:
            fits = len(call.arguments) == len(callee.arguments)
            if isinstance(call, Call) and fits and not self.types.is_infeasible(call):
                self._follower.call(self, call, callee)
        elif callee.name.startswith(_COPIES):
            self.copy(call)
        else:
            self.unseen_call(call)

    def copy(self, call: Call | Invoke) -> None:
        """Memory is copied, with what is in it."""
        if not self.places:
            return
        into, source, length = call.arguments[:3]
        if isinstance(length, ConstInt):
            pairs = zip(*(self.types.places_in_order(p, length.value) for p in (into, source)), strict=True)
            for written, read in pairs:
                for origin in [self.places[p] for p in read if p in self.places]:
                    for place in written:
                        self.keep(place, origin)
            return
        for place in self.types.places(source, None):
            if place in self.places:
                for written in self.types.places(into, None):
                    self.keep(written, self.places[place])
                return


@lru_cache(maxsize=1024)
def reached(function: Function) -> tuple[Function, ...]:
    """`called_by_name`, kept."""
    return tuple(called_by_name(function))


def _calls_itself(function: Function) -> bool:
    return any(
        isinstance(i, Call) and resolve_alias(i.callee) is function
        for called in reached(function)
        for i in called.instructions()
    )
