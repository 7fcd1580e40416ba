# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls as both modes see them: which way each is differentiated, and the ways that have nothing to differentiate.

inactive          copied
math rule         the partials, by the rule table
memory            allocation, release, copies, fills: on the shadow too
custom rule       the user's own derivative
derived           the derivative of the callee, by its body
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.control_flow.open_calls import LOST, may_never_happen
from enzyme_passes.analysis.facts import jump
from enzyme_passes.analysis.lanes import CONFLICT
from enzyme_passes.analysis.memory.callbacks import calls_back
from enzyme_passes.analysis.memory.summaries import WRITE_DEEP
from enzyme_passes.audit.record import Callee
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import poison, zero
from enzyme_passes.ir.call_targets import called_by_name, direct_target, resolve_alias
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Constant, Function, GlobalVariable, InlineAsm, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import channels, openmp, threads
from enzyme_passes.library.printers import name_in_source
from enzyme_passes.normalize.argument_lists import Listed, can_be_made
from enzyme_passes.normalize.control_flow import abort_unseen
from enzyme_passes.normalize.exceptions import may_throw
from enzyme_passes.normalize.messages import has_messages
from enzyme_passes.normalize.parallel_regions import is_region
from enzyme_passes.normalize.tasks import is_task
from enzyme_passes.normalize.threads import starts_thread
from enzyme_passes.rules.binding import Binding, rule_of
from enzyme_passes.rules.linear_algebra.calls import nearest
from enzyme_passes.rules.mpi.names import PREFIX, is_message
from enzyme_passes.rules.rule import Rule
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.allocators import INTEGERS, complete_record, is_record_release
from enzyme_passes.synthesis.shadow.custom_rules import RegisteredRule
from enzyme_passes.synthesis.shadow.lazy_shadows import BEGIN, DEMAND, DEMAND_ALL, KNOWN
from enzyme_passes.synthesis.shadow.memory_calls import handles_memory
from enzyme_passes.synthesis.shadow.messages import CalledAdjoint, CalledMessage, unknown_message
from enzyme_passes.synthesis.shadow.operations import CalledOperation
from enzyme_passes.synthesis.shadow.parallel_regions import check_called, may_order
from enzyme_passes.synthesis.shadow.reporting_calls import only_reports
from enzyme_passes.synthesis.shadow.tasks import Tasks, check_task, has_tasks
from enzyme_passes.synthesis.shadow.threads import Threads, check_start, nested, own_shadow
from enzyme_passes.tape.abi import DEFER, DEFER_FREE, ENTER, FREE, MARK, RELEASE, defer, defer_free, tape_function

if TYPE_CHECKING:
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

DROPPED = (
    "llvm.dbg.", "llvm.assume", "llvm.stackrestore", "llvm.lifetime.end", "llvm.invariant.", "__enzyme_float",
    "__enzyme_double", "__enzyme_integer", "__enzyme_pointer",
)  # fmt: skip
JUMPS = ("setjmp", "_setjmp", "__sigsetjmp", "sigsetjmp")  # a jump to one leaves all that is differentiated


class Way(Enum):
    """How a call is differentiated. TAPE_HANDLE and TAPE_MARK are what an inner derivative asks of its tape."""

    TAPE_HANDLE = "tape handle"
    TAPE_MARK = "tape mark"
    TAPE_DEFER = "tape defer"
    TAPE_FREE = "tape free"
    DEMAND = "demand"  # what an inner derivative asks of the runtime: lazy_shadows.py
    TELL = "tell"
    ORDER = "order"  # of threads: parallel_regions.py
    DROPPED = "dropped"
    STACK_SAVE = "stack save"
    BIRTH = "birth"
    INACTIVE = "inactive"
    UNSEEN = "unseen"  # through a pointer that no function which is seen fits, and that may never be called
    END = "end"  # of the program: what it was told of is not seen
    RULE = "rule"
    MEMORY = "memory"
    CUSTOM = "custom"
    REPEATED = "repeated"
    SPLIT = "split"


FOLLOWED = (Way.RULE, Way.MEMORY, Way.CUSTOM)
"""The ways of calls that carry derivatives, besides those by the derivative of the callee's body."""

# An inner derivative's memory lives as long as the outer request: it uses the outer tape, and releases nothing.
TAPE_WAYS = {
    ENTER: Way.TAPE_HANDLE,
    MARK: Way.TAPE_MARK,
    RELEASE: Way.DROPPED,
    DEFER_FREE: Way.TAPE_DEFER,
    DEFER: Way.TAPE_DEFER,
    FREE: Way.TAPE_FREE,
    DEMAND: Way.DEMAND,
    DEMAND_ALL: Way.TELL,
    KNOWN: Way.TELL,
    BEGIN: Way.TELL,
}


@dataclass(frozen=True, slots=True)
class Decision:
    way: Way
    context: Context | None = None
    custom: RegisteredRule | None = None


def _of_linear_algebra(name: str, like: str) -> str:
    if like == name:
        return f"there is a rule for '{name}' of BLAS: declare it as the library has it"
    return f"there is a rule for '{like}' (docs/linear-algebra.md)"


class SweepCalls:
    """The calls of one function, in a sweep forward."""

    def __init__(self, sweep: Sweep) -> None:
        self.sweep = sweep
        self.session = sweep.session
        self.activity = sweep.activity
        self.decisions: dict[Call, Decision] = {}
        self.derivatives: dict[Call, Derivative] = {}  # that calls were given to
        self._rules: dict[Call, tuple[Rule, Binding | None] | None] = {}
        self._exchanges = has_messages(sweep.module)

    absent = "reverse pass"  # what a function without IR lacks
    registered = "gradient"  # what the user can give it

    def without_ir(self, call: Call, callee: Function) -> Failure:
        name = name_in_source(callee.name)
        like = nearest(callee.name)
        return Failure(
            "EZ0201",
            f"cannot differentiate the call of '{name}': its code is not here and no rule for it is known",
            call,
            notes=[f"No {self.absent} found for {name}"],
            helps=[
                *([_of_linear_algebra(name, like)] if like is not None else []),
                "let enzcc compile the file that defines it, and link both",
                f"or give it a {self.registered}: __enzyme_register_{self.registered}_{name}, or --rules file.yaml",
                f"or, if no derivative passes through it, declare it inactive: __enzyme_inactivefn_{name}",
            ],
        )

    def rule(self, call: Call) -> tuple[Rule, Binding | None] | None:
        """The rule for a call, and where its inputs and outputs are."""
        if call not in self._rules:
            self._rules[call] = rule_of(self.session.rules, call)
        return self._rules[call]

    def custom(self, call: Call, callee: Function) -> RegisteredRule | None:
        """The user's derivative of `callee` in this mode."""
        raise NotImplementedError

    def way_of_body(self, call: Call, callee: Function, context: Context) -> Way:
        """How a callee with a body is differentiated."""
        raise NotImplementedError

    def differentiate(self, call: Call, decision: Decision) -> None:
        """What the forward sweep does for a call that carries derivatives."""
        raise NotImplementedError

    def decide(self, call: Call) -> Decision:
        known = self.decisions.get(call)
        if known is None:
            known = self.decisions[call] = self._decide(call)
        return known

    def _looks_at_bits(self, call: Call, callee: Function) -> bool:
        seen = callee.defined and not is_inactive(call, callee)
        return seen and self.sweep.type_checks.looks_at_bits(call)

    def _may_end(self, call: Call, callee: Function) -> bool:
        """Whether a function, or what it calls, ends the program in its derivative where it calls unseen code itself:
        what comes after such an end carries no derivatives, so that the function may seem to carry none."""
        if not callee.defined or is_inactive(call, callee):
            return False
        if self.sweep.facts.may_end(callee):
            return True
        ending = self.session.normalizer.ending
        return bool(ending) and any(f in ending for f in self.session.call_graph.reachable(callee))

    def _waits(self, call: Call, callee: Function) -> bool:
        """Whether threads of a team wait for each other, or for tasks, in a function that they call, or processes for
        messages: so they do in the reverse sweep, whatever else there is to be done."""
        module = self.sweep.module
        started = threads.MADE in module.functions and self.sweep.with_threads
        inactive = "enzyme_inactive" in call.function_attributes
        if started and not inactive and any(map(may_order, self.session.call_graph.reachable(callee))):
            return callee.defined
        if not callee.defined or inactive:
            return self._exchanges and not callee.defined and is_message(callee.name)
        waits = openmp.BARRIER in module.functions or has_tasks(module)
        waits = waits and not is_region(call) and not is_task(call)
        if not waits and not self._exchanges:
            return False
        return any(
            (waits and f.name in openmp.MADE_OR_JOINED) or (self._exchanges and not f.defined and is_message(f.name))
            for f in self.session.call_graph.reachable(callee)
        )

    def _decide(self, call: Call) -> Decision:
        callee = call.callee
        active = self.activity.is_active_call(call)
        if isinstance(callee, InlineAsm):
            if active:
                raise Failure("EZ0502", "inline assembly works on a value that carries derivatives", call)
            return Decision(Way.INACTIVE)
        if not isinstance(callee, Function):
            if active and may_never_happen(call, [c.function for c in self.session.analyses.roots]):
                return Decision(Way.UNSEEN)
            if active:
                raise unknown_target(call)
            return Decision(Way.INACTIVE)
        name = callee.name
        if name.startswith(INTEGERS):
            raise Failure(
                "EZ0201",
                f"'{name.removeprefix(INTEGERS)}' is declared with integers where it takes pointers",
                call,
                notes=["which memory it reads and writes, and whose derivatives, cannot be told"],
                helps=["declare it as it is"],
            )
        if callee.defined and self.sweep.types.is_infeasible(call):
            return Decision(Way.UNSEEN)  # should it be reached after all, so be it known
        active = active or self._looks_at_bits(call, callee) or self._may_end(call, callee) or self._waits(call, callee)
        if self.sweep.with_threads or openmp.is_runtime(name):
            check_called(call, callee)
        if is_task(call):
            check_task(self.sweep, call)
        if starts_thread(call) or name in threads.UNDONE:
            check_start(self.sweep, call)
        elif name.startswith(threads.IN_DERIVATIVES):
            raise nested(call)
        special = special_call(call, name)
        if special is not None:
            return Decision(special)
        custom = self.custom(call, callee) if active else None
        if custom is not None:
            return Decision(Way.CUSTOM, custom=custom)
        if is_inactive(call, callee):
            self._check_output(call, callee)
            self._check_integers(call, name)
            if channels.is_caught(name) and self.sweep.types.pointee_has_float(call):
                raise Failure(
                    "EZ0504",
                    "a floating-point number is read from an exception that is caught here",
                    call,
                    notes=["exceptions carry no derivatives"],
                    helps=["let the function return the number, or write it to memory of its caller"],
                )
            return Decision(Way.INACTIVE)
        if handles_memory(call):
            return Decision(Way.MEMORY)
        if not active:
            return Decision(Way.INACTIVE)
        if self.rule(call) is not None:
            return Decision(Way.RULE)
        if "enzyme_math" in callee.attributes:
            raise unlike(call, callee)
        if not callee.defined and self._exchanges and is_message(name):
            raise unknown_message(call, callee)
        if not callee.defined:
            raise self.without_ir(call, callee)
        context = self.sweep.facts.callee_context(call)
        if call.function_type.variadic:
            if only_reports(self.session, context):
                return Decision(Way.INACTIVE, context)
            raise in_memory(call, variable_arguments(call, callee))
        if any(self.sweep.guarded(a) for a in call.arguments):
            context = replace(context, runtime_activity=True)
        return Decision(self.way_of_body(call, callee, context), context)

    def followed(self) -> dict[Call, Callee | None]:
        """The calls that were differentiated, and the contexts of those by a body."""
        found: dict[Call, Callee | None] = {}
        for call, decision in self.decisions.items():
            if decision.context is not None:
                found[call] = Callee(self.session.context_number(decision.context))
            elif decision.way in FOLLOWED:
                found[call] = None
        return found

    def operands(self) -> dict[Call, frozenset[int]]:
        """The operands of operations of linear algebra that have derivatives, by the numbers of the arguments."""
        found: dict[Call, frozenset[int]] = {}
        for call, decision in self.decisions.items():
            if isinstance(decision.custom, CalledOperation):
                known = decision.custom.operation
                active = decision.custom.active(self.sweep, call)
                found[call] = frozenset(known.argument(n) for n in known.routine.operands if n in active)
            elif isinstance(decision.custom, CalledMessage | CalledAdjoint):
                found[call] = decision.custom.active(self.sweep, call)
        return found

    def ended(self) -> dict[Call, None]:
        """The calls in the place of which the program ends."""
        return {call: None for call, decision in self.decisions.items() if decision.way is Way.UNSEEN}

    def _check_output(self, call: Call, callee: Function) -> None:
        """A library function that puts floats from outside into active memory (`scanf`) is not understood."""
        known = library.find(callee.name) if not callee.defined else None
        if known is None or known.writes_integers or "enzyme_inactive" in callee.attributes:
            return
        written = [*known.writes, *range(known.rest, len(call.arguments))] if known.rest is not None else known.writes
        for index in written:
            if index >= len(call.arguments) or not isinstance(call.arguments[index].type, ty.PointerType):
                continue
            target = call.arguments[index]
            if isinstance(target, Constant) or not self.activity.memory_active(target):
                continue
            lanes = self.sweep.types.memory(target, 1, call).lanes
            if not all(lane.kind.is_integer or lane.kind.is_pointer for lane in lanes):
                raise Failure(
                    "EZ0201",
                    f"'{name_in_source(callee.name)}' writes into memory that carries derivatives",
                    call,
                    notes=[f"No {self.absent} found for {name_in_source(callee.name)}"],
                    helps=["read into a variable of its own, and assign that"],
                )

    def _check_integers(self, call: Call, name: str) -> None:
        """Numbers do not travel as integers."""
        if not name.startswith(f"{PREFIX}i_"):
            return
        from enzyme_passes.rules.mpi.table import message

        known, said = library.find(name), message(name)
        assert known is not None and said is not None
        for k in (*known.reads, *known.writes):
            if k in said.numbers(said.function.bytes):
                continue
            buffer = call.arguments[k]
            if isinstance(buffer, Constant) and not isinstance(buffer, GlobalVariable):
                continue
            lanes = self.sweep.types.memory(buffer, 1, call).lanes
            if any(lane.kind is CONFLICT or lane.kind.is_float for lane in lanes):
                raise Failure(
                    "EZ0201",
                    "floating-point numbers are exchanged as integers",
                    call,
                    helps=["say MPI_DOUBLE or MPI_FLOAT"],
                )

    def forward(self, call: Call) -> None:
        sweep = self.sweep
        decision = self.decide(call)
        if call.unwind is not None and sweep.normal.flow.returns(call.unwind.pad) and may_throw(call):
            self.check_caught(call, decision.way)
            self._check_destructor(call)
        match decision.way:
            case Way.DROPPED | Way.BIRTH:
                if call.type is not ty.VOID:
                    sweep.values[call] = poison(call.type)
            case Way.UNSEEN:
                abort_unseen(sweep.module, sweep.builder, call, sweep.primal)
                if call.type is not ty.VOID:
                    sweep.values[call] = poison(call.type)
                if sweep.shadowed(call):
                    sweep.shadows[call] = [poison(call.type)] * sweep.width
            case Way.END:
                assert call.target is not None
                sweep.builder.call(call.target, call.arguments[:1])
            case Way.STACK_SAVE | Way.TAPE_MARK:
                sweep.values[call] = zero(call.type)
            case Way.TAPE_HANDLE:
                sweep.values[call] = sweep.tape
            case Way.TAPE_DEFER:
                self._defer_again(call)
            case Way.TAPE_FREE:
                (arena,) = call.arguments
                defer(sweep.builder, sweep.tape, tape_function(sweep.module, FREE), sweep.value(arena))
            case Way.DEMAND:
                self.demand_again(call)
            case Way.TELL:
                self.tell_again(call)
            case Way.ORDER if callee_name(call) in threads.UNDONE:
                writer = Threads(sweep.module, sweep.builder)
                back = not sweep.key.mode.forward
                sweep.values[call] = writer.ordered(call, sweep.value, sweep.tape, comes_back=back)
            case Way.ORDER:
                sweep.copy_plain_call(call)
                if callee_name(call) in openmp.JOINS and has_tasks(sweep.module) and not sweep.key.mode.forward:
                    Tasks(sweep.module, sweep.builder).joined(sweep.tape)
            case Way.INACTIVE if callee_name(call) in (threads.MADE, threads.STATUS):
                sweep.values[call] = zero(call.type)  # else the program has ended
            case Way.INACTIVE:
                sweep.copy_plain_call(call)
                if sweep.shadowed(call):
                    sweep.shadows[call] = [self.inactive_result(call, k) for k in range(sweep.width)]
            case _:
                self.differentiate(call, decision)

    def check_caught(self, call: Call, way: Way) -> None:
        """Raises Failure for a call that cannot be left by an exception which is caught in this function."""

    def _check_destructor(self, call: Call) -> None:
        """The language destroys an exception when it was caught, by a function that is passed where it is thrown: what
        that writes to other memory has no derivative."""
        if call.target is None or call.target.name != "__cxa_throw":
            return
        destructor = resolve_alias(call.arguments[2])
        if not isinstance(destructor, Function) or not destructor.defined:
            return
        effects = self.session.effects.of(destructor)
        if effects.writes_unknown or effects.globals_written or effects.parameter(0) & WRITE_DEEP:
            raise Failure(
                "EZ0504",
                "an exception is caught in differentiated code whose destructor writes to memory",
                call,
                notes=["exceptions carry no derivatives, and what destroys them is not differentiated"],
            )

    def _defer_again(self, call: Call) -> None:
        """What an inner derivative releases at its end is released at the end of the outer request, shadows too."""
        sweep, b = self.sweep, self.sweep.builder
        release = call.arguments[1] if len(call.arguments) == 3 else None
        pointer = call.arguments[-1]
        places = [sweep.value(pointer)]
        if sweep.shadowed(pointer):
            for k in range(sweep.width):
                shadow = sweep.shadow(pointer, k)
                if release is not None and is_record_release(release):
                    complete_record(b, release, sweep.value(pointer), shadow)
                own = b.icmp("eq", shadow, sweep.value(pointer))
                if sweep.activity.may_be_bare(pointer):
                    own = b.binary("or", own, self.session.demands.is_demanded(b, sweep.tape, shadow))
                places.append(b.select(own, zero(ty.PTR), shadow))
        for place in places:
            if release is None:
                defer_free(b, sweep.tape, place)
            else:
                defer(b, sweep.tape, release, place)

    def demand_again(self, call: Call) -> None:
        """What an inner derivative finds for shadows has shadows itself, found in the same way. In reverse mode each
        inner request has a space of its own until the outer one ends."""
        sweep, b, demands = self.sweep, self.sweep.builder, self.session.demands
        sweep.copy_plain_call(call)
        if sweep.shadowed(call):
            found, place = sweep.value(call), sweep.value(call.arguments[-1])
            sweep.shadows[call] = [demands.shadow_of_found(b, sweep.tape, found, k, place) for k in range(sweep.width)]

    def tell_again(self, call: Call) -> None:
        """The shadows that an inner derivative knows of have shadows in their turn."""
        sweep, b, demands = self.sweep, self.sweep.builder, self.session.demands
        sweep.copy_plain_call(call)
        assert call.target is not None
        if call.target.name == DEMAND_ALL:
            _, filled, _, *told, _, place = call.arguments
            for k in range(sweep.width) if sweep.shadowed(filled) else ():
                shadow, found = sweep.shadow(filled, k), sweep.value(filled)
                demands.fill(b, sweep.tape, shadow, found, [*map(sweep.value, told)], k, sweep.value(place))
        if call.target.name != KNOWN:
            return
        size = sweep.value(call.arguments[2])
        for pointer in (call.arguments[1], call.arguments[3]):
            for k in range(sweep.width) if sweep.shadowed(pointer) else ():
                demands.tell_of(b, sweep.tape, sweep.value(pointer), size, sweep.shadow(pointer, k), k)

    def inactive_result(self, call: Call, k: int) -> Value:
        """The shadow of a pointer that an inactive call returns: its argument's, for one like `strcpy`."""
        sweep = self.sweep
        known = library.find(call.target.name) if call.target is not None and not call.target.defined else None
        if known is not None and known.returns_argument is not None:
            shadow = sweep.shadow(call.arguments[known.returns_argument], k)
            return own_shadow(sweep.builder, call, shadow) if known.name == threads.LOCAL else shadow
        if known is not None and known.returns_into is not None:
            return self._moved_along(call, call.arguments[known.returns_into], k)
        if sweep.types.pointee_has_float(call) is False or sweep.context.runtime_activity:
            return sweep.values[call]
        if not any(lane.kind.is_pointer or lane.kind.is_word for lane in sweep.types.register(call)):
            return sweep.values[call]  # an integer that is kept where others keep pointers
        raise Failure(
            "EZ0401",
            "a pointer returned by an inactive function is used where a pointer with a shadow is needed",
            call,
            helps=["add enzyme_runtime_activity to the request"],
        )

    def _moved_along(self, call: Call, argument: Value, k: int) -> Value:
        """The shadow of a result that points into the object of `argument`, or is null."""
        sweep, b = self.sweep, self.sweep.builder
        result = sweep.values[call]
        distance = b.binary(
            "sub", b.cast("ptrtoint", result, ty.I64), b.cast("ptrtoint", sweep.value(argument), ty.I64)
        )
        moved = b.offset(sweep.shadow(argument, k), distance)
        return b.select(b.icmp("eq", result, zero(ty.PTR)), zero(ty.PTR), moved)


def callee_name(call: Call) -> str:
    """The name of the function that is called; "" if it is called through a pointer."""
    return call.target.name if call.target is not None else ""


def special_call(call: Call, name: str) -> Way | None:
    """Calls that mean something to the synthesis itself."""
    if name.startswith("llvm.lifetime.start"):
        return Way.BIRTH
    if name.startswith("llvm.stacksave"):
        return Way.STACK_SAVE
    if LOST in call.function_attributes:
        return Way.END
    if name in openmp.UNDONE:
        return Way.ORDER
    if name in TAPE_WAYS:
        return TAPE_WAYS[name]
    if any(d in name if d.startswith("__enzyme") else name.startswith(d) for d in DROPPED):
        return Way.DROPPED
    if name in JUMPS:
        raise jump(call)
    if name.startswith(("llvm.va_", "llvm.vacopy")):
        raise Failure("EZ0503", "access to variable arguments in a differentiated function", call)
    return None


def is_inactive(call: Call, callee: Function) -> bool:
    """Whether no derivative passes this call, by attribute or because the library says so."""
    if "enzyme_inactive" in callee.attributes or "enzyme_inactive" in call.function_attributes:
        return True
    if callee.defined:
        return False
    if "noreturn" in callee.attributes:
        return True  # what comes out of the function did not come this way
    known = library.find(callee.name)
    return known is not None and known.inactive and not calls_back(callee)


def unlike(call: Call, callee: Function) -> Failure:
    return Failure(
        "EZ0601",
        f"'{callee.name}' is said to be like '{callee.attributes['enzyme_math']}', and no rule of its type is known",
        callee if callee.metadata.get("dbg") else call,
        notes=[f"{callee.name}: {callee.function_type}"],
        helps=["`enzyme-cli rules` lists what is known"],
    )


def in_memory(call: Call, failure: Failure) -> Exception:
    """What is to be done about a call with variable arguments: it and those behind it make their lists in memory."""
    callee = direct_target(call)
    if callee is None or not can_be_made(call):
        return failure
    said = [f for f in called_by_name(callee) if f.function_type.variadic]
    behind = [f for f in said if not any(name.startswith("enzyme_") for name in f.attributes)]  # the user says nothing
    return Listed(behind, failure)


def variable_arguments(call: Call, callee: Function) -> Failure:
    return Failure(
        "EZ0503",
        f"'{callee.name}' takes a variable number of arguments",
        call,
        notes=["a derivative may pass through it: it returns numbers, or writes more than text and counts"],
        helps=[
            "give the numbers to a function with a fixed number of arguments",
            f"or, if no derivative passes through it, declare it inactive: __enzyme_inactivefn_{callee.name}",
        ],
    )


def unknown_target(call: Call) -> Failure:
    return Failure(
        "EZ0202",
        "call through a pointer, and no function of this type has its address taken here",
        call,
        helps=["let enzcc compile the file that defines the functions it can point to, and link both"],
    )
