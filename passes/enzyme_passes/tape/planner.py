# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is kept for the reverse sweep and what it computes again, by minimum cut.

Given the nodes the reverse sweep asks for, follow what each would be recomputed from until values that are at hand
there (parameters, constants, loop counters, allocas) or that cannot be computed again (a load from memory that may
have changed, a call, a phi that is no induction). The cheapest set to keep is a minimum cut between these and the
needed ones: keeping costs the bytes of all iterations, recomputing the work.

    %a = load double, ptr %p     (*%p changes later)         needed: %s
    %s = fmul double %a, %a                                  kept: %a or %s, alike here; %s if %a is needed nowhere else
"""

from __future__ import annotations

from enzyme_passes.analysis.control_flow.loops import Induction, Loop
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Cast,
    ExtractElement,
    ExtractValue,
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
    Load,
    Phi,
    Select,
    ShuffleVector,
    operands,
)
from enzyme_passes.ir.values import Argument, Constant, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.tape.abi import ENTER, MARK
from enzyme_passes.tape.layout import Home, TapeLayout, loop_chain
from enzyme_passes.tape.mincut import INFINITE, FlowNetwork
from enzyme_passes.tape.queries import PlanQueries

PRIMAL = -1
FRAME = -2  # of a call: the frame that the augmented callee returned
SNAPSHOT = -3  # of an address in an array: the one in the copy that is kept of the array
Node = tuple[Value, int]  # (value, part)

# Costs in bytes moved: keeping a double is a store and a load of 8 bytes.
RECOMPUTE: dict[type[Value], int] = {FloatBinary: 1, FloatUnary: 1, IntBinary: 1, Load: 3, Call: 48}
DIVISION = 10
PURE = (
    FloatBinary, FloatUnary, IntBinary, FloatCompare, IntCompare, Cast, GetElementPtr, Select, ExtractValue,
    InsertValue, ExtractElement, InsertElement, ShuffleVector, Freeze,
)  # fmt: skip
ITERATIONS = 10  # assumed of a loop whose trip count is no constant
MOST_ITERATIONS = 10**9


@dataclass(slots=True)
class Plan:
    kept: dict[Node, Home]
    layout: TapeLayout


class Planner:
    """Plans one function; see the module's docstring."""

    def __init__(self, queries: PlanQueries, needed: dict[Node, None]) -> None:
        self.queries = queries
        self.needed = needed

    def plan(self) -> Plan:
        graph = self._graph()
        kept = self._cut(graph)
        layout = TapeLayout(self.queries.normal.flow)
        homes: dict[Node, Home] = {}
        pending = list(kept)
        while pending:
            for node in pending:
                homes[node] = layout.home(self._chain(node), self._type(node))
            # Addressing a plane needs the trip counts of its loops, which may have to be kept in turn.
            pending = [n for n in self._extent_operands(layout) if n not in homes and not self._available(n, homes)]
        return Plan(homes, layout)

    def again(self, plan: Plan) -> list[Node]:
        """What the reverse sweep computes again under `plan`."""
        found: dict[Node, None] = {}
        pending = list(self.needed)
        while pending:
            node = pending.pop()
            if node not in found and node not in plan.kept and not is_free(self.queries, node):
                found[node] = None
                pending.extend(recomputed_from(self.queries, node) or ())
        return list(found)

    def _chain(self, node: Node) -> tuple[Loop, ...]:
        value = node[0]
        assert isinstance(value, Instruction) and value.block is not None
        return loop_chain(self.queries.normal.loops.loop_of.get(value.block))

    def _type(self, node: Node) -> ty.Type:
        value, part = node
        if part == FRAME:
            return self.queries.frame_type(value)
        if part == SNAPSHOT:
            return ty.PTR
        return value.type if part == PRIMAL else self.queries.shadow_type(value)

    def _extent_operands(self, layout: TapeLayout) -> dict[Node, None]:
        found: dict[Node, None] = {}
        for planes in layout.planes.values():
            for plane in planes:
                for loop in plane.loops[1:]:
                    assert loop.trip is not None
                    for operand in loop.trip.operands:
                        if isinstance(operand, Instruction):
                            found[(operand, PRIMAL)] = None
        return found

    def _available(self, node: Node, homes: dict[Node, Home]) -> bool:
        """Whether `node` can be computed from what is kept."""
        pending, seen = [node], {node: None}
        while pending:
            current = pending.pop()
            if current in homes or is_free(self.queries, current):
                continue
            sources = recomputed_from(self.queries, current)
            if sources is None:
                return False
            for source in sources:
                if source not in seen:
                    seen[source] = None
                    pending.append(source)
        return True

    def _graph(self) -> dict[Node, list[Node] | None]:
        """Every node that matters, with what it is recomputed from (None: it cannot be)."""
        graph: dict[Node, list[Node] | None] = {}
        pending = list(self.needed)
        while pending:
            node = pending.pop()
            if node in graph or is_free(self.queries, node):
                continue
            sources = recomputed_from(self.queries, node)
            graph[node] = sources
            pending.extend(sources or ())
        return graph

    def _cut(self, graph: dict[Node, list[Node] | None]) -> list[Node]:
        numbers = {node: index for index, node in enumerate(graph)}
        source, sink = 2 * len(numbers), 2 * len(numbers) + 1
        network = FlowNetwork(2 * len(numbers) + 2)
        for node, sources in graph.items():
            number = numbers[node]
            frequency = self._frequency(node)
            network.add_edge(2 * number, 2 * number + 1, max(self._bytes(node), 1) * frequency)
            if sources is None:
                network.add_edge(source, 2 * number, INFINITE)
            else:
                cost = recompute_cost(node) * frequency
                if cost:
                    network.add_edge(source, 2 * number, cost)
                for before in sources:
                    if before in numbers:
                        network.add_edge(2 * numbers[before] + 1, 2 * number, INFINITE)
            if node in self.needed:
                network.add_edge(2 * number + 1, sink, INFINITE)
        reached = network.source_side(source, sink)
        return [node for node, n in numbers.items() if reached[2 * n] and not reached[2 * n + 1]]

    def _bytes(self, node: Node) -> int:
        """What keeping a node moves in an iteration. A slot of the frame is a store and a load however small it is, and
        the first one is a frame."""
        size = self.queries.layout.size(self._type(node))
        return 2 * (size if self._chain(node) else max(size, 8))

    def _frequency(self, node: Node) -> int:
        count = 1
        for loop in self._chain(node):
            constant = loop.trip.constant if loop.trip is not None else None
            count *= ITERATIONS if constant is None else constant + 1
        return min(count, MOST_ITERATIONS)


def is_free(queries: PlanQueries, node: Node) -> bool:
    """Whether the reverse sweep has `node` without keeping or computing anything."""
    value, part = node
    if part in (FRAME, SNAPSHOT):
        return False
    if isinstance(value, (Constant, Argument)):
        return True
    if isinstance(value, Alloca):
        return queries.is_static(value)
    if isinstance(value, Call):
        return value.target is not None and value.target.name in (ENTER, MARK)
    return isinstance(value, Phi) and value in queries.normal.counter_loops


def recomputed_from(queries: PlanQueries, node: Node) -> list[Node] | None:
    """What `node` can be computed from in the reverse sweep; None if it cannot be."""
    value, part = node
    if part == FRAME or (part == SNAPSHOT and queries.is_copied(value)):
        return None
    if isinstance(value, Phi):
        return _phi_sources(queries, value, part)
    if part >= 0 and queries.is_demanded(value):
        return [(value, PRIMAL)]
    if isinstance(value, Load):
        if value.volatile or value.ordering:
            return None
        if not queries.memory.unchanged_after(value):
            return [(value.pointer, SNAPSHOT)] if part == PRIMAL and queries.has_copy(value) else None
        place = queries.shadow_node(value.pointer, part)
        return [place, (value, PRIMAL)] if part >= 0 and queries.is_completed(value) else [place]
    if isinstance(value, Call):
        return _call_sources(queries, value, part)
    if part == PRIMAL:
        if isinstance(value, PURE):
            return [(v, PRIMAL) for v in operands(value) if isinstance(v, (Instruction, Argument))]
        return None
    match value:
        case GetElementPtr() if part == SNAPSHOT:
            return [(value.pointer, SNAPSHOT), *_primal(value.indices)]
        case GetElementPtr():
            return [queries.shadow_node(value.pointer, part), *_primal(value.indices)]
        case Select():
            arms = [queries.arm_node(value, v, part) for v in (value.on_true, value.on_false)]
            return [*_primal([value.condition]), *arms]
        case Cast() | Freeze():
            return [queries.shadow_node(value.operand, part)]
        case ExtractValue():
            return [queries.shadow_node(value.aggregate, part)]
        case ExtractElement():
            return [queries.shadow_node(value.vector, part), *_primal([value.index])]
        case _:
            return None


def _primal(values: list[Value]) -> list[Node]:
    return [(v, PRIMAL) for v in values if isinstance(v, (Instruction, Argument))]


def _phi_sources(queries: PlanQueries, phi: Phi, part: int) -> list[Node] | None:
    """An induction is start + counter * step; any other phi depends on the way taken."""
    if phi in queries.normal.counter_loops:
        return []
    assert phi.block is not None
    loop = queries.normal.loops.loop_of.get(phi.block)
    if loop is None or loop.header is not phi.block:
        return None
    induction = loop.inductions.get(phi)
    if induction is None:
        return None
    sources = [start_of(queries, induction, part)]
    if isinstance(induction.step, Value):
        sources += _primal([induction.step])
    return sources


def start_of(queries: PlanQueries, induction: Induction, part: int) -> Node:
    """What a part of an induction starts with."""
    start = induction.start
    return (start, SNAPSHOT) if part == SNAPSHOT else queries.shadow_node(start, part)


def _call_sources(queries: PlanQueries, call: Call, part: int) -> list[Node] | None:
    if part != PRIMAL or not queries.calls.repeatable(call):
        return None
    return _primal(call.arguments)


def recompute_cost(node: Node) -> int:
    value, _ = node
    if isinstance(value, FloatBinary) and value.op in ("fdiv", "frem"):
        return DIVISION
    if isinstance(value, IntBinary) and value.op in ("udiv", "sdiv", "urem", "srem"):
        return DIVISION
    if isinstance(value, Call):
        target = value.target
        if target is not None and "enzyme_shouldrecompute" in target.attributes:
            return 0
        cheap = target is not None and target.name.startswith(
            (
                "llvm.fabs",
                "llvm.fma",
                "llvm.fmuladd",
                "llvm.copysign",
                "llvm.maxnum",
                "llvm.minnum",
                "llvm.smax",
                "llvm.smin",
                "llvm.umax",
                "llvm.umin",
                "llvm.abs",
                "llvm.floor",
                "llvm.ceil",
                "llvm.trunc",
            )
        )
        return 2 if cheap else RECOMPUTE[Call]
    return RECOMPUTE.get(type(value), 1)
