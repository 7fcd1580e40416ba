# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every flow of bits from an active input to an active output must be followed by the derivative that was written:
EZ0304.

A function has one graph, made once, and one summary for its callers; so the graph of the root of a request holds all
that happens below it. A *context* is what a function was differentiated under. What is active at the borders of a
context is not asked of the engine but found from above: the root's from the request; a callee's from the states, in
its callers, of the nodes that its borders were bound to, over all calls that were given this context's derivative. So
no context is blamed for what only another one carries, and none is believed: a callee's derivative that was written
for less than what comes to it drops values which are reached in it. A call that was given no derivative is looked at
in its caller, as one edge for each flow in the callee's summary.

Within a context, what is reached forward (F) and backward (B) must be followed:

    a register       its value has an adjoint, a tangent or a shadow
    a load or store  something is done with the shadow of the memory
    a call           it has a derivative, if bits in F go through it to what is in B

For registers that are no floats it takes evidence that the bits are a float's: they come through one, or go on to
one by moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, final

from enzyme_passes.audit.address_tests import asked_words
from enzyme_passes.audit.calls import LINKS, THROWN, Bound, Calls, Operation, Rounds, Summary, summarize
from enzyme_passes.audit.dispatch import Passed, arms_that_do_not_run, join, passed_function
from enzyme_passes.audit.flows import COMPUTED, DOUBTED, PLAIN, SEEN, backward, forward, reversed_edges
from enzyme_passes.audit.graph import ADDRESS, COARSE, DENIED, DOUBTFUL, FINE, FINER, MOVE, PATIENCE, Graph, work_of
from enzyme_passes.audit.places import Kind, Object, Sort
from enzyme_passes.audit.record import Parts, Record
from enzyme_passes.audit.table_lookups import (
    CHOSEN,
    LOST,
    LOST_FURTHER,
    RAW,
    Choices,
    bytes_of_numbers,
    choosers,
    is_piece,
    selected,
)
from enzyme_passes.audit.transfer import NO_ENDS, Transfer
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    ExtractElement,
    ExtractValue,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    alternatives,
    is_checked,
    operands,
)
from enzyme_passes.ir.members import carries_float, carries_pointer
from enzyme_passes.ir.values import Block, Constant, ConstInt, Function, GlobalVariable, Module, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import channels
from enzyme_passes.llvm.locations import locate
from enzyme_passes.rules.mpi.names import is_wire
from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.dataclasses import dataclass, field, replace
from enzyme_passes.support.diagnostics import Failure

WORD: Final = 8  # bytes of a number that is moved as an integer
_MAY_BE_BITS: Final = (Sort.UNKNOWN, Sort.FLOAT, Sort.FLOATS, Sort.MEMBER)
MOST_BEFORE: Final = 1000  # nodes that are looked at before an address that comes from nowhere
MOST_TURNS: Final = 12  # of a function that calls itself, until its summary stays


@final
@dataclass(frozen=True, slots=True)
class Root:
    """What a request says of its function: which arguments are active by value, which come with a shadow, and the
    result."""

    context: object
    function: Function
    active: tuple[bool, ...]
    shadowed: tuple[bool, ...]
    result_active: bool
    result_shadowed: bool


@final
@dataclass(slots=True)
class _Analysed:
    transfer: Transfer
    summary: Summary
    bound: dict[Call, Bound]
    moves: dict[Call, int]
    operations: dict[Call, Operation]
    before: list[list[tuple[int, int]]] | None = None

    @property
    def graph(self) -> Graph:
        return self.transfer.graph


@final
@dataclass(slots=True)
class _Borders:
    """What is known to be active at a context's borders, by node."""

    function: Function
    sources: dict[int, int] = field(default_factory=dict)
    targets: dict[int, int] = field(default_factory=dict)
    passed: Passed = field(default_factory=dict)
    copies: dict[int, None] = field(default_factory=dict)  # the nodes of those that move such bits, as callers know
    objects: dict[Object, None] = field(default_factory=dict)  # through which such bits go, as callers know


@final
@dataclass(frozen=True, slots=True)
class Finding:
    """`at` is where the derivative lets go; the others are the nearest known places before and after it on the way."""

    at: Value
    record: Record
    what: str
    begin: Instruction | None = None
    end: Instruction | None = None


@final
@dataclass(frozen=True, slots=True)
class _FirstLook:
    """What was found of functions before paths were told apart or choices followed; `hopeless` were given up after much
    work."""

    known: dict[Function, _Analysed]
    summaries: dict[Function, Summary]
    given_up: dict[Function, None]
    hopeless: dict[Function, None]


@final
class Auditor:
    """`returns(f)` says of f's blocks whether they can come to its end; the code is the engine's, normalized. `before`
    looked at other records of the same code: what it found of functions without `ends` holds here, too."""

    def __init__(
        self,
        module: Module,
        rules: RuleTable,
        returns: Callable[[Function], Callable[[Block], bool]],
        replayed: Collection[Function] = (),
        ends: Mapping[Instruction, bool] = NO_ENDS,
        before: Auditor | None = None,
    ) -> None:
        self.module = module
        self._before = before
        self._first: _FirstLook | None = None
        self.replayed = replayed
        self._ends_of_ways = ends
        self._stops: dict[object, dict[Instruction, None]] = {}  # by context, those of it
        self._ended: dict[object, dict[Call, None]] = {}  # and the calls in the place of which the program ends
        self.rules = rules
        self._returns = returns
        self._known: dict[Function, _Analysed] = {}
        self._summaries: dict[Function, Summary] = {}
        self.given_up: dict[Function, None] = {}  # functions of which not all ways were found
        self._words = False
        self._taken: dict[Function, None] | None = None
        self._choosing = False  # the second look
        self._hopeless: dict[Function, None] = {}  # functions that were given up after much work
        self._patient = False  # whether much work is done before a function is given up
        self._finer = False  # whether what lies on paths that end is told apart where it can be
        self._digging: dict[Function, bool] = {}
        self._called: dict[Function, dict[Function, None]] = {}
        self._throwing: dict[Function, bool] | None = None  # if exceptions are looked into where they are caught

    # Graphs, callees first

    def _analysed(self, function: Function) -> _Analysed:
        known = self._known.get(function)
        if known is None:
            for group in self._groups(function):
                self._solve(group)
            known = self._known[function]
        return known

    def _callees(self, function: Function) -> dict[Function, None]:
        """The functions with a body that it calls."""
        found = self._called.get(function)
        if found is not None:
            return found
        found = self._called[function] = {}
        for instruction in function.instructions():
            if isinstance(instruction, Call):
                callee = resolve_alias(instruction.callee)
                if isinstance(callee, Function) and callee.defined and callee.is_read and callee.name not in LINKS:
                    found[callee] = None
        return found

    def _groups(self, function: Function) -> list[list[Function]]:
        """What a function reaches and is not known: groups of functions that call each other, callees first
        (Tarjan)."""
        index: dict[Function, int] = {}
        low: dict[Function, int] = {}
        stack: dict[Function, None] = {}
        groups: list[list[Function]] = []
        work: list[tuple[Function, list[Function]]] = []

        def enter(f: Function) -> None:
            index[f] = low[f] = len(index)
            stack[f] = None
            work.append((f, [c for c in self._callees(f) if c not in self._known]))

        enter(function)
        while work:
            current, waiting = work[-1]
            if waiting:
                following = waiting.pop()
                if following not in index:
                    enter(following)
                elif following in stack:
                    low[current] = min(low[current], index[following])
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[current])
            if low[current] == index[current]:
                group: list[Function] = []
                while True:
                    member, _ = stack.popitem()
                    group.append(member)
                    if member is current:
                        break
                groups.append(group)
        return groups

    def _solve(self, group: list[Function]) -> None:
        inside = dict.fromkeys(group)
        callers: dict[Function, list[Function]] = {f: [] for f in group}
        for function in group:
            for callee in self._callees(function):
                if callee in inside:
                    callers[callee].append(function)
        recursive = any(callers.values())
        pending, turns, rounds = dict.fromkeys(group), dict.fromkeys(group, 0), Rounds()
        while pending:
            function = next(iter(pending))
            del pending[function]
            if function in self.given_up:
                continue
            turns[function] += 1
            if turns[function] > MOST_TURNS:
                self.given_up[function] = None
                continue
            before = self._summaries.get(function)
            transfer, calls = self._graph(function, inside, rounds)
            if transfer.graph.exhausted:
                self.given_up[function] = None
            summary = self._summaries[function] = summarize(transfer, function)
            self._known[function] = _Analysed(transfer, summary, calls.bound, calls.moves, calls.operations)
            if recursive and (before is None or before.told() != summary.told()):
                pending.update(dict.fromkeys(callers[function]))
        for function in group if recursive else ():  # what a call was bound to is a summary of the turn before
            known = self._known[function]
            nothing = known.graph.node()
            for call, bound in known.bound.items():
                target = resolve_alias(call.callee)
                now = self._summaries.get(target) if isinstance(target, Function) else None
                if now is not None and now is not bound.summary:
                    known.bound[call] = bound.turned(now, nothing)

    def _graph(self, function: Function, inside: dict[Function, None], rounds: Rounds) -> tuple[Transfer, Calls]:
        calls = Calls(self.rules, self._summaries.get, inside.__contains__, rounds)
        choices = Choices() if self._choosing else None
        instructions = function.instructions()
        turns_links = any(isinstance(i, Call) and i.target and i.target.name in LINKS for i in instructions)
        work = PATIENCE if self._patient else work_of(len(instructions))
        detail = COARSE if turns_links else FINER if self._finer else FINE
        graph = Graph(work, replace(detail, finer=self._finer))
        transfer = Transfer(graph, self.module, self._words, calls, choices, self._ends_of_ways)
        transfer.function(function, self._seen(function))
        transfer.graph.solve()
        transfer.graph.begin_walks()
        if choices is not None:
            for one, other in bytes_of_numbers(transfer.graph):
                transfer.graph.edges[one].append((other, MOVE))
        return transfer, calls

    def _seen(self, function: Function) -> Callable[[Block], bool]:
        """Which blocks are looked at: those that can come to the function's end; and, where it throws what is looked
        into when it is caught, all."""
        return self._returns(function) if not self._throws(function) else lambda _: True

    def _throws(self, function: Function) -> bool:
        """Whether a function, or what it calls, makes an exception."""
        if self._throwing is None:
            return False
        for current in self._reached([function]):
            if current not in self._throwing:
                called = [i.target for i in current.instructions() if isinstance(i, Call)]
                self._throwing[current] = any(f is not None and may_throw(f) for f in called)
            if self._throwing[current]:
                self._throwing[function] = True
                return True
        return False

    def _catches(self, functions: Iterable[Function]) -> bool:
        """Whether these, or what they call, look into exceptions that they catch."""
        if not any(channels.is_caught(name) for name in self.module.functions):
            return False
        for function in self._reached(functions):
            instructions = list(function.instructions())
            caught = [i for i in instructions if isinstance(i, Call) and i.target and channels.is_caught(i.target.name)]
            if caught and any(o in caught for i in instructions for o in operands(i)):
                return True
        return False

    def _reached(self, functions: Iterable[Function]) -> Iterator[Function]:
        """Functions, and what they call."""
        pending = list(functions)
        seen = dict.fromkeys(pending)
        while pending:
            function = pending.pop()
            yield function
            new = [f for f in self._callees(function) if f not in seen]
            seen.update(dict.fromkeys(new))
            pending += new

    # States

    def findings(self, roots: Sequence[Root], records: Sequence[Record]) -> list[Finding]:
        """Where the derivatives let go of a flow from an active input to an active output."""
        of_context: dict[object, list[Record]] = {}
        for record in records:
            of_context.setdefault(record.context, []).append(record)
            known = self._stops.get(record.context)
            ends = {i: None for i, checked in (record.ends or {}).items() if checked}
            self._stops[record.context] = ends if known is None else {i: None for i in ends if i in known}
            others = self._ended.get(record.context, record.ended)
            self._ended[record.context] = {call: None for call in record.ended if call in others}
        self._throwing = {} if self._catches(root.function for root in roots) else None
        self._words = any(
            isinstance(i, Cast) and i.op == "inttoptr"
            for r in records
            for f in (r.function, *self._callees(r.function))
            for i in f.instructions()
        )
        self._adopt()
        found = self._found(roots, of_context)
        if not found or not any(known.graph.merges for known in self._known.values()):
            return found
        # Each of the two analyses may merge what the other tells apart; what one of them refutes cannot happen. But one
        # that gave up functions refutes nothing in these.
        given_up = dict(self.given_up)
        self._finer = self._patient = True
        self._choosing = False
        self._forget()
        finer = self._found(roots, of_context)
        return finer if all(f in given_up for f in self.given_up) else found

    def _found(self, roots: Sequence[Root], of_context: dict[object, list[Record]]) -> list[Finding]:
        patient = self._patient
        borders, states = self._all_states(roots, of_context)
        found = self._checked(of_context, borders, states)
        more = [f for f in self.given_up if f not in self._hopeless]
        if not found and not patient and more and self._has_words(borders, states):
            self._patient = True
            self._leave(more)
            borders, states = self._all_states(roots, of_context)
            self._patient = False
            self._hopeless = dict(self.given_up)
            found = self._checked(of_context, borders, states)
        if self._first is None:
            self._first = _FirstLook(
                dict(self._known), dict(self._summaries), dict(self.given_up), dict(self._hopeless)
            )
        if found or not self._may_choose(roots, of_context, borders, states):
            return found
        self._choosing = True
        self._forget()
        borders, states = self._all_states(roots, of_context)
        return self._chosen(roots, of_context, borders, states)

    def _has_words(self, borders: dict[object, _Borders], states: dict[object, tuple[list[int], list[int]]]) -> bool:
        """Whether bits of an active float are a whole word in a register somewhere, which may be kept as one where not
        all ways were found."""
        for context, (f, _) in states.items():
            for value, node in self._analysed(borders[context].function).graph.values.items():
                match value:
                    case Cast(op="bitcast", operand=operand) if carries_float(operand.type):
                        is_word = not carries_float(value.type) and bool(f[node])
                    case Load():
                        is_word = _is_integer(value.type) and bool(f[node] & PLAIN)
                    case _:
                        is_word = False
                if is_word:
                    return True
        return False

    def _adopt(self) -> None:
        """Begin with what another auditor found of functions that come neither to its ends nor to this one's."""
        before = self._before
        first = before._first if before is not None else None
        if before is None or first is None:
            return
        if before._words != self._words or (before._throwing is None) != (self._throwing is None):
            return
        self._known, self._summaries = dict(first.known), dict(first.summaries)
        self.given_up, self._hopeless = dict(first.given_up), dict(first.hopeless)
        ends = (*before._ends_of_ways, *self._ends_of_ways)
        self._leave({i.block.function: None for i in ends if i.block is not None and i.block.function})

    def _leave(self, functions: Collection[Function]) -> None:
        """Forget what was found of some functions, and of those that call them."""
        callers: dict[Function, list[Function]] = {}
        for function in self._known:
            for callee in self._callees(function):
                callers.setdefault(callee, []).append(function)
        pending = list(functions)
        left = dict.fromkeys(pending)
        while pending:
            for caller in callers.get(pending.pop(), ()):
                if caller not in left:
                    left[caller] = None
                    pending.append(caller)
        for function in left:
            self._known.pop(function, None)
            self._summaries.pop(function, None)
            self.given_up.pop(function, None)
            self._hopeless.pop(function, None)

    def _forget(self) -> None:
        self._known.clear()
        self.given_up.clear()
        self._summaries.clear()

    def _checked(
        self,
        of_context: dict[object, list[Record]],
        borders: dict[object, _Borders],
        states: dict[object, tuple[list[int], list[int]]],
    ) -> list[Finding]:
        found: list[Finding] = []
        for context, (f, b) in states.items():
            for record in of_context.get(context, ()):
                if record.function not in self.replayed:
                    found += self._check(record, borders[context], f, b)
        return found

    def _all_states(
        self, roots: Sequence[Root], of_context: dict[object, list[Record]]
    ) -> tuple[dict[object, _Borders], dict[object, tuple[list[int], list[int]]]]:
        """What is active at the borders of each context, and the states within."""
        borders: dict[object, _Borders] = {}
        for root in roots:
            self._begin(borders, root)
        states: dict[object, tuple[list[int], list[int]]] = {}
        pending = dict.fromkeys(borders)
        while pending:
            context = next(iter(pending))
            del pending[context]
            border = borders[context]
            states[context] = self._states(context, border)
            for callee in self._go_down(borders, of_context.get(context, ()), border, states[context]):
                pending[callee] = None
        return borders, states

    # What is chosen by bits (table_lookups.py)

    def _may_choose(
        self,
        roots: Sequence[Root],
        of_context: dict[object, list[Record]],
        borders: dict[object, _Borders],
        states: dict[object, tuple[list[int], list[int]]],
    ) -> bool:
        """Whether there are bits of active floats that choose something, and floats made of integers that no way
        leads to: in the code itself, or in calls that were not differentiated."""
        chooses = made = False
        sources = self._raw_sources(roots, borders)
        active = {o: None for root in roots for o in self._given_objects(root)}  # of which callees may read more
        for context, (f, b) in states.items():
            known = self._analysed(borders[context].function)
            pairs = bytes_of_numbers(known.graph)
            sources[context].update((other, RAW) for one, other in pairs if f[one])
            made = made or any(b[other] & SEEN and not f[one] for one, other in pairs)
            raw = selected(known.graph, {}, f, sources[context].items())
            made = made or any(_is_made(n, f, b) for v, n in known.graph.values.items() if _is_integer(v.type))
            for place in known.graph.objects:
                others = [c for c in place.cells.values() if not c.floats and not c.pointer]
                made = made or any(_is_made(c.written, f, b) for c in others)
            for record in of_context.get(context, ()):
                for i in record.function.instructions():
                    nodes = [known.graph.values.get(o, -1) for o in choosers(i)]
                    if isinstance(i, Call) and i.target is not None and channels.follows_text(i.target.name):
                        given = _reachable(known.graph, [known.graph.values.get(a, -1) for a in i.arguments])
                        nodes += [c.read for o in given for c in o.cells.values()]
                    chooses = chooses or any(n >= 0 and raw[n] and not known.graph.is_float[n] for n in nodes)
                    if isinstance(i, Call) and i in known.bound and i not in record.calls and self._digs(i):
                        nodes = [n for a in i.arguments if (n := known.graph.values.get(a)) is not None]
                        results = known.transfer.known_parts(i)
                        given = _reachable(known.graph, (*nodes, *results))
                        cells = [c.read for o in given for c in o.cells.values()]
                        chooses = chooses or any(f[n] for n in (*nodes, *cells)) or any(o in active for o in given)
                        made = made or any(_is_made(n, f, b) for n in (*results, *cells))
        return chooses and made

    def _digs(self, call: Call) -> bool:
        """Whether a callee, or what it calls, looks at pieces of words, and chooses by them."""
        for function in self._reached(f for f in (resolve_alias(call.callee),) if isinstance(f, Function)):
            if function not in self._digging:
                self._digging[function] = any(
                    not isinstance(i, Call) and any(is_piece(o) for o in choosers(i)) for i in function.instructions()
                )
            if self._digging[function]:
                return True
        return False

    def _raw_sources(self, roots: Sequence[Root], borders: dict[object, _Borders]) -> dict[object, dict[int, int]]:
        """By context, what a request's arguments lead to that is read as integers, and may be a float's bits."""
        sources: dict[object, dict[int, int]] = {context: {} for context in borders}
        for root in roots:
            for place in self._given_objects(root):
                cells = place.cells.values()
                # Beside floats are members of a struct, but words as large as these.
                sizes = {c.size: None for c in cells if c.floats}
                raw = [c for c in cells if c.sort in _MAY_BE_BITS and (self._words or not c.pointer)]
                raw = [c for c in raw if not sizes or (c.size in sizes and c.offset % c.size == 0)]
                sources[root.context].update((c.read, RAW) for c in raw)
        return sources

    def _given_objects(self, root: Root) -> list[Object]:
        """What a request's arguments with shadows lead to."""
        shadowed = {a: None for a in root.function.arguments if root.shadowed[a.index]}
        objects = self._analysed(root.function).graph.objects
        return [o for o in objects if o.kind in (Kind.PARAMETER, Kind.CHILD) and o.origin in shadowed]

    def _chosen(
        self,
        roots: Sequence[Root],
        of_context: dict[object, list[Record]],
        borders: dict[object, _Borders],
        states: dict[object, tuple[list[int], list[int]]],
    ) -> list[Finding]:
        sources = self._raw_sources(roots, borders)
        found: list[Finding] = []
        pending = dict.fromkeys(borders)
        chosen: dict[object, list[int]] = {}
        while pending:
            context = next(iter(pending))
            del pending[context]
            known = self._analysed(borders[context].function)
            assert known.transfer.choices is not None
            choices = known.transfer.choices
            state = chosen[context] = selected(known.graph, choices.edges, states[context][0], sources[context].items())
            for record in of_context.get(context, ()):
                for call, callee in record.calls.items():
                    bound = known.bound.get(call)
                    if callee is None or bound is None or callee.context not in borders:
                        continue
                    inner = self._analysed(borders[callee.context].function).summary.inputs
                    for k, (node, outer) in enumerate(zip(inner, bound.inputs, strict=False)):
                        came = state[outer]
                        if came and k < len(call.arguments) and is_piece(call.arguments[k]):
                            came |= CHOSEN  # by what it is, the callee may choose
                        if came and _merge(sources[callee.context], node, came):
                            pending[callee.context] = None
        for context, state in chosen.items():
            for record in of_context.get(context, ()):
                if record.function not in self.replayed:
                    found += self._check_chosen(record, state, *states[context])
        return found

    def _check_chosen(self, record: Record, chosen: list[int], f: list[int], b: list[int]) -> list[Finding]:
        known = self._analysed(record.function)
        graph, choices = known.graph, known.transfer.choices
        assert choices is not None
        returns = self._returns(record.function)
        asked = asked_words(record.function, lambda _: True)
        found: list[Finding] = []

        def is_lost(node: int | None) -> bool:
            return node is not None and bool(chosen[node] & CHOSEN) and _is_made(node, f, b)

        def blame(at: Instruction) -> None:
            found.append(Finding(at, record, "an integer that bits of a float choose"))

        for i in record.function.instructions():
            if i.block is None or not returns(i.block) or i in asked:
                continue
            node = (
                choices.parts.get(i) if isinstance(i, Store) else graph.values.get(i) if _is_integer(i.type) else None
            )
            if is_lost(node):
                blame(i)
            elif isinstance(i, Call) and i not in record.calls and i in known.bound:
                bound = known.bound[i]
                lost = any(is_lost(node) for node in bound.outputs)
                for k, j, kind, by_float in bound.summary.choices:
                    if kind in (LOST, LOST_FURTHER) and b[bound.outputs[j]]:
                        state = chosen[bound.inputs[k]] | (RAW if by_float and f[bound.inputs[k]] else 0)
                        lost = lost or bool(state & (RAW | CHOSEN if kind == LOST else CHOSEN))
                if lost:
                    blame(i)
        return found

    def _begin(self, borders: dict[object, _Borders], root: Root) -> None:
        known = self._analysed(root.function)
        graph, border = known.graph, borders.setdefault(root.context, _Borders(root.function))
        for argument, active, shadowed in zip(root.function.arguments, root.active, root.shadowed, strict=True):
            if active:
                _merge(border.sources, known.transfer.register(argument), PLAIN)
            if shadowed:
                for object in graph.objects:
                    if object.origin is argument and object.kind in (Kind.PARAMETER, Kind.CHILD):
                        for cell in object.cells.values():
                            _merge(border.sources, cell.read, PLAIN)
                            _merge(border.targets, cell.written, PLAIN)
        for object in graph.objects:  # other processes read and write these
            if isinstance(object.origin, GlobalVariable) and is_wire(object.origin.name):
                for cell in object.cells.values():
                    _merge(border.sources, cell.read, PLAIN)
                    _merge(border.targets, cell.written, PLAIN)
        if root.result_active:
            for part in known.transfer.results:
                _merge(border.targets, part, PLAIN)
        if root.result_shadowed:
            for object in _reachable(graph, known.transfer.results):
                for cell in object.cells.values():
                    _merge(border.targets, cell.written, PLAIN)

    def _states(self, context: object, border: _Borders) -> tuple[list[int], list[int]]:
        known = self._analysed(border.function)
        if known.before is None:
            known.before = reversed_edges(known.graph)
        dead: dict[int, None] = {}
        values: dict[Value, None] = {}
        values.update((call, None) for call in self._ended.get(context, ()))
        if any(border.passed.values()):
            blocks = arms_that_do_not_run(border.function, border.passed)
            values.update((i, None) for block in blocks for i in block.instructions)
        if values:
            dead = {n: None for v, n in known.graph.values.items() if v in values}
            dead.update((n, None) for n, v in known.graph.label.items() if v in values)
        if known.transfer.stops:
            stops = self._stops.get(context, {})
            dead.update((n, None) for i, n in known.transfer.stops.items() if i in stops)
        f = forward(known.graph, border.sources.items(), dead)
        b = backward(known.graph, known.before, border.targets.items(), dead)
        return f, b

    def _go_down(
        self,
        borders: dict[object, _Borders],
        records: Iterable[Record],
        here: _Borders,
        states: tuple[list[int], list[int]],
    ) -> list[object]:
        """Tell the contexts of callees what comes to their borders; those for whom that was new."""
        f, b = states
        changed: dict[object, None] = {}
        known = self._analysed(here.function)
        live = _live_objects(known.graph, here.objects, f, b)
        for record in records:
            for call, callee in record.calls.items():
                bound = known.bound.get(call)
                if callee is None or bound is None:
                    continue
                target = resolve_alias(call.callee)
                assert isinstance(target, Function)
                summary = self._analysed(target).summary
                border = borders.get(callee.context)
                if border is None:
                    border = borders[callee.context] = _Borders(target)
                    changed[callee.context] = None
                for index, argument in enumerate(call.arguments):
                    is_pointer = isinstance(argument.type, ty.PointerType)
                    if is_pointer and join(border.passed, index, passed_function(argument, here.passed)):
                        changed[callee.context] = None
                for object, pointer in bound.objects.items():
                    if object not in border.objects and any(o in live for o, _ in known.graph.places(pointer)):
                        border.objects[object] = None
                        changed[callee.context] = None
                for stood, outer in bound.copies:
                    new = [node for node in stood if node not in border.copies]
                    if new and _moves(known.graph, outer, here.copies, f, b):
                        border.copies.update(dict.fromkeys(new))
                        changed[callee.context] = None
                for inner, outer in zip(summary.inputs, bound.inputs, strict=False):
                    if f[outer] and _merge(border.sources, inner, f[outer]):
                        changed[callee.context] = None
                for inner, outer in zip(summary.outputs, bound.outputs, strict=False):
                    if b[outer] and _merge(border.targets, inner, b[outer]):
                        changed[callee.context] = None
        return list(changed)

    # What was written

    def _is_called_by_pointers(self, function: Function) -> bool:
        """Whether a function is one that the program calls through pointers: managers of C++'s functions, say, which
        copy whatever object they are given, and of which the callers' summaries know no more."""
        if self._taken is None:
            self._taken = {}
            for other in self.module.functions.values():
                for i in other.instructions() if other.defined and other.blocks else ():
                    direct = i.callee if isinstance(i, Call) else None
                    self._taken.update((o, None) for o in operands(i) if isinstance(o, Function) and o is not direct)
        return function in self._taken

    def _is_copy(self, record: Record, store: Store, doubted: bool) -> bool:
        """Whether a pointer moves, and no number as one: in a pool of bytes, where places are in doubt, or where a
        function called by pointers copies an object that is as large as one. There is a shadow, of which nothing was
        needed."""
        if not isinstance(store.value.type, ty.PointerType) or record.ends is None or store in record.ends:
            return False
        return doubted or self._is_called_by_pointers(record.function)

    def _check(self, record: Record, border: _Borders, f: list[int], b: list[int]) -> list[Finding]:
        known = self._analysed(record.function)
        graph = known.graph
        returns = self._returns(record.function)
        live, copies = _live_objects(graph, border.objects, f, b), border.copies
        addresses: list[Value] = []
        # The arms of calls through pointers that are read from memory, as far as none of them runs here.
        tested = {i.rhs: None for i in record.function.instructions() if isinstance(i, IntCompare)}
        found: list[Finding] = []

        def in_doubt(word: Value) -> bool:
            node = graph.values.get(word)
            taken_for_one = word in record.addresses or word in record.values
            return taken_for_one and node is not None and bool((f[node] | b[node]) & DOUBTED)

        asked = asked_words(record.function, in_doubt)

        def blame(node: int, at: Value, what: str) -> None:
            found.append(Finding(at, record, what, *self._ends(known, node, f, b)))

        for value in (*record.function.arguments, *record.function.instructions()):
            if isinstance(value, Instruction) and (value.block is None or not returns(value.block)):
                continue
            node = graph.values.get(value)
            if is_half(value) or (isinstance(value, Call) and value not in record.calls and value.target in tested):
                continue
            if value in asked or (isinstance(value, Store) and value.value in asked):
                continue
            followed = value in record.values or (carries_pointer(value.type) and value in record.shadows)
            if node is not None and not followed and _carries(value.type, f[node], b[node], graph.is_float[node]):
                blame(node, value, "a value")
                continue
            match value:
                case Cast(op="bitcast") if node is not None and f[node] and b[node] and ty.is_float(value.type):
                    for bits in _integers_behind(value.operand):
                        number = graph.values.get(bits, -1)
                        if number >= 0 and f[number] and not (bits in record.values or bits in record.shadows):
                            blame(number, bits, "bits of a float")
                case Load() if node is not None and _carries(value.type, f[node], b[node], graph.is_float[node]):
                    addresses.append(value.pointer)
                    if value in record.untouched:
                        blame(node, value, "what is read from memory")
                case Store():
                    stored = self._stored(known, value, f, b)
                    if stored is not None:
                        addresses.append(value.pointer)
                        places = graph.places(graph.values.get(value.pointer, -1))
                        doubted = (f[stored] | b[stored]) & DOUBTED or any(abs(at.stride) == 1 for _, at in places)
                        if value in record.untouched and not self._is_copy(record, value, bool(doubted)):
                            blame(stored, value, "what is stored")
                    elif self._leads_on(known, value, live):
                        addresses += [value.value, value.pointer]
                        if value in record.bare and not self._is_put_into_exception(known, value):
                            found.append(Finding(value, record, "an address that is stored"))
                case Call() if value in known.moves:
                    if _moves(graph, known.moves[value], copies, f, b):
                        addresses += value.arguments[:2]
                        left = value not in record.calls or value in record.untouched
                        if left and not self._is_called_by_pointers(record.function):
                            blame(known.moves[value], value, "what is copied")
                        elif value in record.parts:
                            left_out = _part_left_out(graph, known.moves[value], record.parts[value], f, b)
                            if left_out is not None:
                                blame(left_out, value, "a part of what is copied")
                case Call() if value in known.operations:
                    operation, active = known.operations[value], record.operands.get(value, frozenset())
                    if value not in record.calls and f[operation.middle] and b[operation.middle]:
                        blame(operation.middle, value, "what goes through a call")
                        continue
                    for k, ends in operation.operands.items():
                        moved = next((e for e in ends if f[e] and b[e]), None)
                        if moved is not None:
                            addresses.append(value.arguments[k])
                            if k not in active:
                                blame(moved, value, "an operand of a call")
                case Call() if value not in record.calls:
                    through = self._through(known, value, copies, f, b)
                    if through is not None:
                        blame(through, value, "what goes through a call")
                case _:
                    pass
        found += self._nowhere(record, known, f, b)
        for address in _sources_of(addresses) if not self.given_up else ():
            node = graph.values.get(address)
            if address not in record.shadows and node is not None and any(o in live for o, _ in graph.places(node)):
                found.append(Finding(address, record, "an address"))
        return found

    def _nowhere(self, record: Record, known: _Analysed, f: list[int], b: list[int]) -> list[Finding]:
        """Floats that are wanted, or on their way, behind addresses made of integers that come from nowhere: what they
        lead to is not known, so that nothing says that it carries no derivative; or is known in doubt, as they were
        kept in a buffer of bytes, and is where floats are on their way, or wanted."""
        graph, returns = known.graph, self._returns(record.function)
        instructions = list(record.function.instructions()) if self._words else []
        unknown: dict[Value, dict[Object, None] | None] = {
            i: self._doubted_places(known, graph.values.get(i, -1))
            for i in instructions
            if isinstance(i, Cast)
            and i.op == "inttoptr"
            and i not in record.shadows
            and not isinstance(i.operand, Constant)
            if not graph.places(graph.values.get(i, -1))
        }
        found: list[Finding] = []
        for i in instructions if unknown else ():
            if not isinstance(i, Load | Store) or i.block is None or not returns(i.block):
                continue
            node = graph.values.get(i if isinstance(i, Load) else i.value, -1)
            if node < 0 or not graph.is_float[node] or not (b if isinstance(i, Load) else f)[node] & SEEN:
                continue
            beyond = f if isinstance(i, Load) else b
            for source in _sources_of([i.pointer]):
                there = unknown.get(source)
                if there == {} or (
                    there and any(beyond[c.read] or beyond[c.written] for o in there for c in o.cells.values())
                ):
                    found.append(Finding(i, record, "what lies behind an address that is kept as an integer"))
                    break
        return found

    @staticmethod
    def _doubted_places(known: _Analysed, node: int) -> dict[Object, None]:
        """Where an address may lead that came from places in doubt, as far as it was followed to there."""
        assert known.before is not None
        found: dict[Object, None] = {}
        pending, seen = [node] if node >= 0 else [], {node: None}
        while pending and len(seen) < MOST_BEFORE:
            current = pending.pop()
            found.update((o, None) for o, _ in known.graph.places(current))
            for other, kind in known.before[current]:
                if kind in (MOVE, DOUBTFUL, DENIED) and other not in seen:
                    seen[other] = None
                    pending.append(other)
        return {} if pending else found

    @staticmethod
    def _is_put_into_exception(known: _Analysed, store: Store) -> bool:
        """Whether the place is in an exception that is made here. There is no shadow of those: who follows an address
        out of one, where it is caught, is found there."""
        places = known.graph.places(known.graph.values.get(store.pointer, -1))
        return bool(places) and all(o.origin is THROWN for o, _ in places)

    @staticmethod
    def _stored(known: _Analysed, store: Store, f: list[int], b: list[int]) -> int | None:
        """The node of what is stored, if it carries bits on their way; None if it does not."""
        graph = known.graph
        node = graph.values.get(store.value)
        if node is None or not f[node]:
            return None
        type = store.value.type
        for object, step in graph.places(graph.values.get(store.pointer, -1)):
            cells = graph.known_cells(object, step, known.transfer.size(type), graph.is_float[node])
            if any(_carries(type, f[node], b[cell.written], graph.is_float[node]) for cell in cells):
                return node
        return None

    @staticmethod
    def _leads_on(known: _Analysed, store: Store, live: dict[Object, None]) -> bool:
        """Whether a pointer to memory with bits on their way is stored where there are others."""
        graph = known.graph
        if not isinstance(store.value.type, ty.PointerType) or isinstance(store.value, Constant):
            return False
        there, stored = (graph.places(graph.values.get(v, -1)) for v in (store.pointer, store.value))
        return any(o in live for o, _ in there) and any(o in live for o, _ in stored)

    @staticmethod
    def _through(known: _Analysed, call: Call, copies: dict[int, None], f: list[int], b: list[int]) -> int | None:
        """A node through which a call without a derivative moves bits from F to B; None if there is none."""
        bound = known.bound.get(call)
        if bound is None:
            return None
        for flow in bound.summary.flows:
            after = 0
            for j in flow.outputs:
                after |= b[bound.outputs[j]]
            for k in flow.inputs if after else ():
                source = bound.inputs[k]
                if f[source] and (flow.seen or (f[source] | after) & SEEN):
                    return source
        return next((outer for _, outer in bound.copies if _moves(known.graph, outer, copies, f, b)), None)

    def _ends(
        self, known: _Analysed, node: int, f: list[int], b: list[int]
    ) -> tuple[Instruction | None, Instruction | None]:
        """The instructions farthest before and after a node on a shortest way to the borders."""
        graph, before = known.graph, known.before
        assert before is not None
        return (
            self._farthest(known, node, f, before.__getitem__),
            self._farthest(known, node, b, graph.edges.__getitem__),
        )

    @staticmethod
    def _farthest(
        known: _Analysed, node: int, states: list[int], following: Callable[[int], list[tuple[int, int]]]
    ) -> Instruction | None:
        labels = {n: v for v, n in known.graph.values.items()}
        last: Instruction | None = None
        seen, layer = {node: None}, [node]
        while layer:
            coming: list[int] = []
            for current in layer:
                label = labels.get(current) or known.graph.label.get(current)
                if current != node and isinstance(label, Instruction) and "dbg" in label.metadata:
                    last = label
                for other, kind in following(current):
                    if kind != ADDRESS and states[other] and other not in seen:
                        seen[other] = None
                        coming.append(other)
            layer = coming
        return last

    def failure(self, finding: Finding) -> Failure:
        """A finding as an error, with the lines of both ends."""
        function = finding.record.function
        at = finding.at if isinstance(finding.at, Instruction) else function
        notes = [f"{finding.what} in '{function.name}' carries bits of a float from active input to active output"]
        for word, end in (("they come from", finding.begin), ("they go to", finding.end)):
            place = locate(self.module, end) if end is not None else None
            if place is not None:
                notes.append(f"{word} {place.file}:{place.line}:{place.column}")
        return Failure(
            "EZ0304",
            "the derivative would be lost here without a reason",
            at,
            notes=notes,
            helps=[
                "move floats as floats, or by memcpy",
                "or, if no derivative is meant to pass, say so: __attribute__((enzyme_inactive)), enzyme_const",
            ],
        )


def may_throw(function: Function) -> bool:
    """Whether a function makes an exception, or may, for it does not return."""
    if "noreturn" in function.attributes and not function.defined:
        return library.find(function.name) is None
    return function.name == channels.THROWN


def is_half(value: Value) -> bool:
    """Whether a word is one half of another, with nothing in the other half: of a float and an integer in one word,
    the integer may be meant. What comes of it is looked at."""
    match value:
        case IntBinary(op="and", rhs=ConstInt(value=mask, type=ty.IntType(bits=64))):
            return mask & 0xFFFFFFFF == 0 or mask >> 32 == 0
        case IntBinary(op="lshr" | "ashr", rhs=ConstInt(value=32, type=ty.IntType(bits=64))):
            return True
        case IntBinary(op="add" | "sub" | "shl", lhs=lhs, rhs=ConstInt()):
            return is_half(lhs)
        case Cast(op="trunc" | "zext" | "sext", operand=operand):
            return is_half(operand)
        case ExtractValue(aggregate=Call() as call) | (Call() as call):  # UBSan's arithmetic
            return is_checked(call) and any(is_half(a) for a in call.arguments)
        case _:
            return False


def _is_made(node: int, f: list[int], b: list[int]) -> bool:
    """Whether bits that are on no way from an active input become bits of a float that goes on."""
    return not f[node] & (PLAIN | SEEN | COMPUTED) and bool(b[node] & (SEEN | COMPUTED))


def _is_integer(type: ty.Type) -> bool:
    return isinstance(type, ty.IntType) or (isinstance(type, ty.VectorType) and isinstance(type.element, ty.IntType))


def _moves(graph: Graph, node: int, known: dict[int, None], f: list[int], b: list[int]) -> bool:
    """Whether a copy moves bits on their way: of what is seen here, or, as callers know, of what is not."""
    if node in known:
        return True
    is_float = graph.is_float
    return any(
        f[r] and b[w] and (f[r] | b[w]) & SEEN
        and (is_float[r] or is_float[w] or DOUBTED not in (f[r], b[w]))  # the float there has its own range
        for copy in graph.moves.get(node, ())
        for r, w in copy.pairs
    )  # fmt: skip


def _part_left_out(graph: Graph, node: int, parts: Parts, f: list[int], b: list[int]) -> int | None:
    """The node of a number on its way that a copy moves, and that is in none of the parts which move as numbers, or
    in two. What is no float must come from one and go on to one, by moves: a word of a message, say."""
    for copy in graph.moves.get(node, ()):
        for (place, step), is_source in ((copy.source, True), (copy.target, False)):
            start = step.offset
            for cell in place.cells.values() if not step.stride else ():
                if cell.stride or not (cell.floats or cell.size == WORD):
                    continue
                if is_source:
                    after = [b[w] for r, w in copy.pairs if r == cell.read]
                    before, went = f[cell.read], cell.read
                else:
                    after = [b[cell.written]]
                    before, went = 0, cell.written
                    for r, w in copy.pairs:
                        before |= f[r] if w == cell.written else 0
                goes_on = any(state if cell.floats else before & SEEN and state & SEEN for state in after)
                inside = cell.offset >= start and (copy.size is None or cell.offset + cell.size <= start + copy.size)
                if before and goes_on and inside and not _is_whole(cell.offset - start, cell.size, parts):
                    return went
    return None


def _is_whole(at: int, size: int, parts: Parts) -> bool:
    """Whether bytes are moved in parts none of which has others as well, or as a part of one."""
    period, begin, numbers = parts
    if at >= begin:
        at, numbers = (at - begin) % period, tuple((k - begin, n) for k, n in numbers if k >= begin)
    else:
        period, numbers = begin, tuple((k, n) for k, n in numbers if k < begin)
    times = size // period if size % period == 0 else 1
    left = size
    for offset, bytes in numbers:
        if (offset - at) % period + bytes <= size // times:
            left -= bytes * times
        elif offset <= at and at + size <= offset + bytes:
            return True
    return left <= 0


def _sources_of(addresses: list[Value]) -> list[Value]:
    """Addresses, and what they were made of: their derivative needs the shadow of each."""
    seen: dict[Value, None] = {}
    pending = list(addresses)
    while pending:
        value = pending.pop()
        if value in seen or isinstance(value, Constant):
            continue
        seen[value] = None
        match value:
            case GetElementPtr() | Load():
                pending.append(value.pointer)
            case Phi():
                pending += value.values
            case Select():
                pending += [value.on_true, value.on_false]
            case Cast() | Freeze():
                pending.append(value.operand)
            case ExtractValue():
                pending.append(value.aggregate)
            case ExtractElement():
                pending.append(value.vector)
            case IntBinary():
                pending += [value.lhs, value.rhs]
            case _:
                pass
    return list(seen)


def _integers_behind(value: Value) -> Iterator[Instruction]:
    """The integers that a value is one of. Where a float is made of their bits, they are looked at even if they are in
    doubt."""
    pending = [value]
    seen: dict[Value, None] = {}
    while pending:
        bits = pending.pop()
        if isinstance(bits, Instruction) and isinstance(bits.type, ty.IntType) and bits not in seen:
            seen[bits] = None
            yield bits
            pending += alternatives(bits)


def _live_objects(graph: Graph, known: dict[Object, None], f: list[int], b: list[int]) -> dict[Object, None]:
    """Objects through which floats go from F to B, and those that hold pointers to such, which are read as pointers."""
    found = dict(known)
    for object in graph.objects:
        for cell in object.cells.values():
            if cell.floats and ((f[cell.read] and b[cell.read]) or (f[cell.written] and b[cell.written])):
                found[object] = None
                break
    changed = bool(found)
    while changed:
        changed = False
        for object in graph.objects:
            if object not in found and any(
                target in found for c in object.cells.values() if c.pointer for target, _ in graph.places(c.read)
            ):
                found[object] = None
                changed = True
    return found


def _carries(type: ty.Type, f: int, b: int, is_float: bool) -> bool:
    """Whether bits of a float that came from an active input go on to an active output."""
    if not f or not b:
        return False
    if is_float:
        return True
    if isinstance(type, ty.PointerType):
        return bool(f & SEEN and b & SEEN)
    if f == DOUBTED:  # the float that it goes on to is looked at
        return False
    if isinstance(type, ty.IntType) and type.bits < 64 and (f | b) & DOUBTED:  # a member beside floats: the same
        return False
    return bool(b & (SEEN | COMPUTED)) or bool(f & SEEN and not f & COMPUTED)


def _merge(into: dict[int, int], node: int, state: int) -> bool:
    before = into.get(node, 0)
    into[node] = before | state
    return into[node] != before


def _reachable(graph: Graph, nodes: Iterable[int]) -> list[Object]:
    """The objects that these lead to, those that they lead to in turn, and so on."""
    found: dict[Object, None] = {}
    pending = list(nodes)
    while pending:
        for object, _ in graph.places(pending.pop()):
            if object not in found:
                found[object] = None
                pending += [c.written for c in object.cells.values()]
                pending += [c.read for c in object.cells.values()]
    return list(found)
