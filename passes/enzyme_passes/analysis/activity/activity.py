# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which registers, memory and calls of a function carry derivatives, in one context.

A value is *varied* if float data of an active input may be in it, and *useful* if an active output may be computed from
it; it is active if it is both, and carries floats at all. For memory the question is asked of whole classes (families
of cells), not of places and not of moments: activity/value_flow.py has the graph, and this is reachability in it, from
the inputs and back from the outputs.

A pointer has a *shadow* if the derivative has one for it: its memory is active, or holds pointers to memory with a
shadow, and it was not come by through arguments marked constant alone. `p ? constant : dup` has one, which is the
pointer itself where the constant is chosen: accesses through it are guarded (`may_be_inactive`). That works as long as
the mixture stays in registers; where a constant pointer is stored among others, the engine asks for a shadow that is
not there, and says so (EZ0401).

    double f(double *x /* dup */, double *table /* const */, int n) {
        double buffer[8];                       active, shadow: stored from x, read for the result
        for (...) buffer[i] = x[i] * table[i];  x[i] active; table[i] not, table has no shadow
        int count = buffer[0] > 1;              no
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.activity.calls import is_inactive
from enzyme_passes.analysis.activity.value_flow import CONSTANT, INACTIVE, LIVE, NONE, TRACED, Side, ValueFlow
from enzyme_passes.analysis.activity.wanted import Outputs, Wanted
from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.analysis.types.heap.cells import Cell
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.instructions import (
    Call,
    Freeze,
    GetElementPtr,
    Instruction,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Select,
    operands,
)
from enzyme_passes.ir.members import carries_pointer
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstUndef,
    Function,
    GlobalAlias,
    GlobalVariable,
    Value,
)
from enzyme_passes.library.variables import is_of_library
from enzyme_passes.rules.mpi.names import is_wire

OF_CLASSES: Final = ("_ZTV", "_ZTC", "_ZTT", "_ZTI", "_ZTS")
"""How the names of virtual tables and of run-time types begin. There is no data in them, as there is none behind null:
where they are among pointers to data, they are their own shadows."""
REPORT: Final = "__enzcc_report."
"""How variables are called that tell a sanitizer of a place, in a part of a module that is differentiated."""


@final
class ActivityFacts:
    """The activity of one function in one context."""

    def __init__(self, context: Context, graph: ValueFlow, given: Iterable[int], bare: Iterable[int] = ()) -> None:
        self.context = context
        self._graph = graph
        self._types = graph.types
        self._classes = classes = graph.memory_classes
        floats = classes.floats
        given = dict.fromkeys(classes.find(k) for k in given)
        sources = [graph.node((k, LIVE)) for k in given if floats.get(k, True)]
        for variable, cell in graph.types.global_cells().items():
            if is_wire(variable.name):  # other processes read and write these
                sources.append(graph.node((classes.of(cell), LIVE)))
        targets = list(sources)
        for argument, activity in zip(context.function.arguments, context.arguments, strict=True):
            if activity.active:
                node = graph.register(argument)
                if node is not None:
                    sources.append(node)
        result = graph.node(context.function)
        if context.result.active:
            targets.append(result)
        if context.result.shadowed:
            told = dict.fromkeys(map(classes.of, told_cells(context, graph.types)))
            returned = classes.reachable(classes.of(c) for c in self._types.result_cells())
            returned = [k for k in returned if k in given or k not in told]  # of others the caller wants nothing
            targets += [graph.node((k, LIVE)) for k in returned if floats.get(k, True)]
        self.sources, self.targets = sources, targets
        ends = graph.ends
        self.varied = graph.forward(sources, ends)
        self.useful = graph.backward(targets, ends)
        self.ends = context.ends or (bool(ends) and _is_on_the_way(graph, sources, targets, ends))
        self._active_memory = {
            key: None
            for key, node in graph.numbers.items()
            if isinstance(key, tuple) and floats.get(key[0], True) and self.varied[node] and self.useful[node]
        }
        self._given = given
        self._shadowed = classes.holders(k for k, side in self._active_memory if side == LIVE)
        self._escaping: dict[Value, None] | None = None
        self._told_bare = bare
        self._bare: dict[int, None] | None = None
        self._code = code_pointers(context.function)

    # What the engine asks

    def is_active(self, value: Value) -> bool:
        """Whether a register carries a float derivative."""
        node = self._graph.numbers.get(value)
        if node is None or isinstance(value, Function) or value in self._graph.passed:
            return False
        return self.varied[node] and self.useful[node]

    def has_shadow(self, value: Value) -> bool:
        """Whether a register that holds pointers has a shadow."""
        if isinstance(value, Argument):
            return self.context.arguments[value.index].shadowed
        return value not in self._code and self._graph.side(value) == LIVE and self.needs_shadow(value)

    def needs_shadow(self, value: Value) -> bool:
        """Whether the memory behind a pointer is one that has shadows, however this pointer was come by."""
        return any(k in self._shadowed for k in self._classes.behind(value))

    def may_be_inactive(self, value: Value) -> bool:
        """Whether a pointer with a shadow may be, at run time, one to memory without: `p ? constant : dup`. Its shadow
        is then the pointer itself, and nothing may be added through it."""
        if self.context.runtime_activity:
            return True
        origin = self._graph.origin(value)
        return bool(origin & LIVE) and bool(origin & (CONSTANT | INACTIVE))

    def is_traced(self, pointer: Value) -> bool:
        """Whether a pointer may lead to what a request gives with a shadow, or to memory of the program's own."""
        return bool(self._graph.origin(pointer) & (LIVE | TRACED))

    def is_own_shadow(self, value: Value) -> bool:
        """Whether a pointer without a shadow may stand for its shadow: no memory that it leads to has shadows, or it
        stays in registers that are known to be such a mixture."""
        if self.context.runtime_activity:
            return True
        if self._graph.side(value) == CONSTANT and self.memory_active(value):
            return False  # a derivative goes through memory that is marked constant
        if not self.needs_shadow(value):
            return True
        if self._escaping is None:
            self._escaping = self._graph.escaping(self.context.result.shadowed)
        return value not in self._escaping

    def may_be_bare(self, value: Value) -> bool:
        """Whether a pointer that is found in memory may have no shadow beside it, though its memory is of a class that
        has shadows."""
        return any(k in self.bare for k in self._classes.behind(value))

    def cell_bare(self, cell: Cell) -> bool:
        """The same of pointers to a cell: what a callee's context is told."""
        return self._classes.of(cell) in self.bare

    @property
    def bare(self) -> dict[int, None]:
        """The classes of memory that globals may have led to before the request, or that constants lead to, globals or
        arguments; and what leads on from there."""
        if self._bare is None:
            classes = self._classes
            starts = [classes.find(k) for k in self._told_bare]
            for variable, cell in self._types.global_cells().items():
                side = given_side(self.context, variable)
                if side in (LIVE, INACTIVE):
                    starts += classes.pointees.get(classes.of(cell), ())
            for value in self._graph.sides:
                if self._graph.side(value) != LIVE:
                    starts += classes.behind(value)
            for call in self._graph.calls:
                for value in call.arguments:
                    if isinstance(value, Constant) and self._graph.side(value) == INACTIVE:
                        starts += classes.behind(value)
            for argument, activity in zip(self.context.function.arguments, self.context.arguments, strict=True):
                if not activity.shadowed:
                    starts += classes.behind(argument)
            self._bare = {k: None for k in classes.reachable(starts) if k in self._shadowed}
        return self._bare

    def is_asked_for(self, value: Value) -> bool:
        """Whether a pointer without a shadow leads to inactive memory of a class that has shadows, and does not stay in
        registers: it is given one of zeros. Not if a derivative goes through memory that is marked constant."""
        side = self._graph.side(value)
        if side == LIVE or isinstance(value, Call | Invoke) or self.is_own_shadow(value):
            return False
        return not (side == CONSTANT and self.memory_active(value))

    def memory_active(self, pointer: Value) -> bool:
        """Whether floats behind a pointer carry derivatives."""
        side = self._graph.side(pointer)
        return any((k, side) in self._active_memory for k in self._classes.behind(pointer))

    def is_varied(self, value: Value) -> bool:
        """Whether a register depends on active inputs, whoever needs it."""
        node = self._graph.numbers.get(value)
        return node is not None and self._any(self.varied, (node,))

    def memory_varied(self, pointer: Value) -> bool:
        """Whether floats behind a pointer come from active inputs, whoever needs them."""
        return self._classes_varied(self._classes.behind(pointer))

    def cell_varied(self, cell: Cell) -> bool:
        """The same of the memory that a cell is."""
        return self._classes_varied((self._classes.of(cell),))

    def _classes_varied(self, classes: Iterable[int]) -> bool:
        numbers = self._graph.numbers
        places = ((k, side) for k in classes for side in (CONSTANT, LIVE))
        return self._any(self.varied, (node for place in places if (node := numbers.get(place)) is not None))

    def wanted(self, outputs: Outputs | None) -> Wanted:
        """What active outputs may be computed from; or those that a caller wants, whether they carry derivatives or
        not."""
        return Wanted(self._graph, self.targets) if outputs is None else Wanted.of(self._graph, outputs)

    def meet(self, pointer: Value, others: Iterable[Value]) -> bool:
        """Whether some memory can be reached from a pointer, and from one of others."""
        graph = self._graph
        there = dict.fromkeys(graph.reachable(pointer))
        return any(k in there for other in others for k in graph.reachable(other))

    def is_active_call(self, call: Call | Invoke) -> bool:
        """Whether a call has to be differentiated: it moves derivatives, or writes memory that has a shadow (whose
        adjoint it ends, whatever it writes), or returns a pointer with one."""
        flow = self._graph.calls.get(call)
        if flow is None or is_inactive(call):
            return False
        if self.is_active(call) or self.has_shadow(call):
            return True
        if any(self._any(self.varied, s) and self._any(self.useful, t) for s, t in flow.flows):
            return True
        return any(node in flow.written for node in self._shadow_nodes())

    def goes_into(self, variable: GlobalVariable, *, written: bool) -> bool:
        """Whether active data may come into what a global holds or leads to, or a pointer to such data into the global;
        `written`: the function changes the global itself."""
        if self._graph.side(variable) != LIVE:
            return False
        own = self._classes.behind(variable)
        deep = [k for k in self._classes.reachable(own) if k not in own]
        nodes = (self._graph.numbers.get((k, LIVE)) for k in (*(own if written else ()), *deep))
        varied = self._any(self.varied, (n for n in nodes if n is not None))
        return varied or (written and any(k in self._given for k in deep))

    def cell_active(self, cell: Cell) -> bool:
        """Whether a cell belongs to active memory: what a callee's context is told."""
        return (self._classes.of(cell), LIVE) in self._active_memory

    def call_result(self, call: Call | Invoke) -> Activity:
        return Activity.of(self.is_active(call), self.has_shadow(call))

    def call_argument(self, value: Value) -> Activity:
        if isinstance(value, ConstNull | ConstUndef) and isinstance(value.type, ty.PointerType):
            return Activity.DUP  # no memory, and so its own shadow, whatever the callee takes it for
        return Activity.of(self.is_active(value), self.has_shadow(value))

    # How

    def _shadow_nodes(self) -> Iterable[int]:
        numbers = self._graph.numbers
        return (numbers[(k, LIVE)] for k in self._shadowed if (k, LIVE) in numbers)

    @staticmethod
    def _any(facts: list[bool], nodes: Iterable[int]) -> bool:
        """Nothing flows through a node that was asked for when the graph was finished."""
        return any(n < len(facts) and facts[n] for n in nodes)


def code_pointers(function: Function) -> dict[Value, None]:
    """Pointers that do nothing but find the function to be called: those compared with functions, and those from which
    these are loaded. Nobody needs their shadows, and there may be none: in a shadow object whose memory was zeroed, the
    pointer to the virtual table is null."""
    users: dict[Value, list[Instruction]] = {}
    pending: list[Value] = []
    for instruction in function.instructions():
        for operand in operands(instruction):
            if isinstance(operand, Instruction) and isinstance(operand.type, ty.PointerType):
                users.setdefault(operand, []).append(instruction)
        if isinstance(instruction, IntCompare) and isinstance(instruction.rhs, Function):
            pending.append(instruction.lhs)
    found: dict[Value, None] = {}
    while pending:
        value = pending.pop()
        if value in found or not isinstance(value, Load | GetElementPtr | Phi | Select | Freeze):
            continue
        if not isinstance(value.type, ty.PointerType):  # the index into a table, the condition of a choice
            continue
        if all(user in found or isinstance(user, IntCompare) for user in users[value]):
            found[value] = None
            pending += operands(value)
    return found


def _is_on_the_way(graph: ValueFlow, sources: list[int], targets: list[int], nodes: Iterable[int]) -> bool:
    varied, useful = graph.forward(sources), graph.backward(targets)
    return any(varied[n] and useful[n] for n in nodes)


def given_memory(context: Context, types: TypeFacts) -> dict[int, None]:
    """The classes of memory that are active by the context: those that the caller says; of a root, which no caller has
    described, all that can be reached from arguments with a shadow."""
    shapes = context.types.nodes
    if shapes or context.types.arguments:
        told = zip(shapes, types.cells_of_signature(), strict=True)
        return {types.family(cell): None for shape, cell in told if shape.active}
    found: dict[int, None] = {}
    pending = [
        cell
        for argument, activity in zip(context.function.arguments, context.arguments, strict=True)
        if activity.shadowed
        for cell in types.cells(argument)
    ]
    seen: dict[int, None] = {}
    while pending:
        cell = pending.pop()
        if cell.number not in seen:
            seen[cell.number] = None
            found[types.family(cell)] = None
            pending.extend(types.pointees(cell))
    return found


def told_cells(context: Context, types: TypeFacts) -> Sequence[Cell]:
    """The cells of which a caller has told, what can be reached from the result among them."""
    return types.cells_of_signature() if context.types.nodes else ()


def bare_memory(context: Context, types: TypeFacts) -> dict[int, None]:
    """The classes of memory that the caller says pointers without shadows may lead to."""
    told = zip(context.types.nodes, types.cells_of_signature(), strict=False)
    return {types.family(cell): None for shape, cell in told if shape.bare}


def is_report(variable: GlobalVariable) -> bool:
    """Whether this is what clang tells a sanitizer of a place in the program, which crosses out what it has reported:
    the one kind of variable that is private, has no address of its own, and is written."""
    if variable.name.startswith(REPORT):
        return True
    fields = variable.value_type.fields if isinstance(variable.value_type, ty.StructType) else None
    if variable.constant or not fields or variable.header.split() != ["private", "unnamed_addr"]:
        return False
    return isinstance(fields[0], ty.StructType) and fields[0].fields == (ty.PTR, ty.I32, ty.I32)


def given_side(context: Context | None, value: Argument | GlobalVariable) -> Side:
    """How arguments and globals are come by in a context; None: in any, for a summary."""
    match value:
        case Argument():
            if context is None or context.arguments[value.index].shadowed:
                return LIVE
            return CONSTANT | TRACED if value.index in context.traced else CONSTANT
        case GlobalVariable() if value.name.startswith(OF_CLASSES):
            return NONE
        case GlobalVariable():
            inactive = is_inactive_variable(value) or (value.constant and not leads_to_variables(value))
            return INACTIVE if inactive else LIVE


def is_inactive_variable(variable: GlobalVariable) -> bool:
    """Whether a global, constant or not, is none of the user's, or is said to be inactive."""
    of_others = variable.name.startswith(("llvm.", "enzyme_")) or "enzyme_inactive" in attachments(variable.trailer)
    of_others = of_others or is_report(variable)
    return of_others or (variable.initializer is None and is_of_library(variable.name))


@lru_cache(maxsize=4096)
def leads_to_variables(constant: GlobalVariable) -> bool:
    """Whether a constant holds an address of memory that may change: a table of rows, `double *const rows[] = {a, b}`.
    Nothing behind others carries derivatives."""
    pending: list[Value] = [constant]
    seen: dict[Value, None] = {}
    while pending:
        match pending.pop():
            case GlobalVariable() as variable if variable not in seen:
                seen[variable] = None
                if variable.name.startswith(OF_CLASSES) or is_inactive_variable(variable):
                    continue
                if not variable.constant:
                    return True
                if carries_pointer(variable.value_type):
                    if variable.initializer is None:  # of another file
                        return True
                    pending.append(variable.initializer)
            case GlobalAlias(aliasee=behind):
                if behind is None:
                    return True
                pending.append(behind)
            case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                pending += [p for p in parts if not isinstance(p, ConstInt)]
            case _:
                pass  # numbers, null, code
    return False
