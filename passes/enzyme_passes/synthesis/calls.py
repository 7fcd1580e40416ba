"""Calls in reverse mode: what each does in the forward sweep and in the reverse one.

inactive          copied; nothing in reverse
math rule         copied; the partials, by the rule table
memory            allocation, release, copies: their shadows forward, their floats in reverse (memory_calls.py)
custom rule       the user's augmented function forward, the user's gradient in reverse (custom.py)
repeated          copied; the whole derivative in reverse: a callee that writes nothing, reading what stays as it is
split             the augmented half forward, whose frame is kept, and the reverse half with it in reverse
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Context
from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import poison, zero
from enzyme_passes.ir.instructions import Alloca, Call, clone, replace_operands
from enzyme_passes.ir.values import Constant, Function, InlineAsm, Value
from enzyme_passes.plan.plan import FRAME
from enzyme_passes.plan.runtime import DEFER_FREE, ENTER, MARK, RELEASE, defer_free
from enzyme_passes.rules import library
from enzyme_passes.synthesis.adjoints import reinterpret
from enzyme_passes.synthesis.custom import CustomRule, custom_rule
from enzyme_passes.synthesis.memory_calls import MemoryCalls
from enzyme_passes.synthesis.registry import Key, Mode
from enzyme_passes.synthesis.rule_calls import RuleCalls

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint import Adjoint

DROPPED = (
    "llvm.dbg.", "llvm.assume", "llvm.stackrestore", "llvm.lifetime.end", "llvm.invariant.", "__enzyme_float",
    "__enzyme_double", "__enzyme_integer", "__enzyme_pointer",
)  # fmt: skip
JUMPS = ("setjmp", "_setjmp", "__sigsetjmp", "sigsetjmp", "longjmp", "siglongjmp", "_longjmp", "__longjmp_chk")


class Way(Enum):
    """How a call is differentiated. TAPE_HANDLE and TAPE_MARK are what an inner derivative asks of its tape."""

    TAPE_HANDLE = "tape handle"
    TAPE_MARK = "tape mark"
    TAPE_DEFER = "tape defer"
    DROPPED = "dropped"
    STACK_SAVE = "stack save"
    BIRTH = "birth"
    INACTIVE = "inactive"
    RULE = "rule"
    MEMORY = "memory"
    CUSTOM = "custom"
    REPEATED = "repeated"
    SPLIT = "split"


# An inner derivative's memory lives as long as the outer request: it uses the outer tape, and releases nothing.
TAPE_WAYS = {ENTER: Way.TAPE_HANDLE, MARK: Way.TAPE_MARK, RELEASE: Way.DROPPED, DEFER_FREE: Way.TAPE_DEFER}


@dataclass(frozen=True, slots=True)
class Decision:
    way: Way
    context: Context | None = None
    custom: CustomRule | None = None


class Calls:
    """Differentiates the calls of one function."""

    def __init__(self, adjoint: Adjoint) -> None:
        self.adjoint = adjoint
        self.engine = adjoint.engine
        self.activity = adjoint.activity
        self.decisions: dict[Call, Decision] = {}
        self.rules = RuleCalls(adjoint)
        self.memory = MemoryCalls(adjoint)

    def decide(self, call: Call) -> Decision:
        known = self.decisions.get(call)
        if known is None:
            known = self.decisions[call] = self._decide(call)
        return known

    def _decide(self, call: Call) -> Decision:
        callee = call.callee
        active = self.activity.is_active_call(call)
        if isinstance(callee, InlineAsm):
            if active:
                raise Failure("EZ0502", "inline assembly works on a value that carries derivatives", call)
            return Decision(Way.INACTIVE)
        if not isinstance(callee, Function):
            if active:
                raise unknown_target(call)
            return Decision(Way.INACTIVE)
        name = callee.name
        special = special_call(call, name)
        if special is not None:
            return Decision(special)
        custom = custom_rule(self.engine, callee)
        if custom is not None and active:
            return Decision(Way.CUSTOM, custom=custom)
        if is_inactive(call, callee):
            self._check_output(call, callee)
            return Decision(Way.INACTIVE)
        if self.memory.handles(call):
            return Decision(Way.MEMORY)
        if not active:
            return Decision(Way.INACTIVE)
        if self.rules.rule(call) is not None:
            return Decision(Way.RULE)
        if not callee.defined or "enzyme_math" in callee.attributes:
            raise without_ir(call, callee)
        if call.function_type.variadic:
            raise Failure("EZ0503", f"'{name}' takes a variable number of arguments", call)
        context = self.adjoint.facts.callee_context(call)
        if any(self.adjoint.guarded(a) for a in call.arguments):
            context = replace(context, runtime_activity=True)
        return Decision(Way.REPEATED if self._may_repeat(call, callee, context) else Way.SPLIT, context)

    def _check_output(self, call: Call, callee: Function) -> None:
        """A library function that puts floats from outside into active memory (`scanf`) is not understood."""
        known = library.find(callee.name) if not callee.defined else None
        if known is None or "enzyme_inactive" in callee.attributes:
            return
        written = [*known.writes, *range(known.rest, len(call.arguments))] if known.rest is not None else known.writes
        for index in written:
            if index >= len(call.arguments) or not isinstance(call.arguments[index].type, ty.PointerType):
                continue
            target = call.arguments[index]
            if isinstance(target, Constant) or not self.activity.memory_active(target):
                continue
            lanes = self.adjoint.types.memory(target, 1, call).lanes
            if not all(lane.kind.is_integer or lane.kind.is_pointer for lane in lanes):
                raise Failure(
                    "EZ0201",
                    f"'{callee.name}' writes into memory that carries derivatives",
                    call,
                    notes=[f"No reverse pass found for {callee.name}"],
                    helps=["read into a variable of its own, and assign that"],
                )

    def _may_repeat(self, call: Call, callee: Function, context: Context) -> bool:
        """Whether the callee can be differentiated wholly in the reverse sweep: nothing that it reads has changed by
        then, and running it once more changes nothing."""
        if context.result.shadowed or self.engine.is_recursive(callee):
            return False
        effects = self.engine.effects.of(callee)
        return effects.pure and not effects.allocates and self.adjoint.memory.unchanged_after(call)

    def repeatable(self, call: Call) -> bool:
        """Whether a call's result can be computed again in the reverse sweep."""
        callee = call.callee
        if not isinstance(callee, Function) or call.type is ty.VOID:
            return False
        if self.decide(call).way not in (Way.INACTIVE, Way.RULE):
            return False
        if any(isinstance(a.type, ty.PointerType) for a in call.arguments):
            return False
        if callee.defined:
            effects = self.engine.effects.of(callee)
            return effects.pure and not effects.reads
        rule = self.rules.rule(call)
        if rule is not None:
            return True
        known = library.find(callee.name)
        return (
            known is not None
            and not known.observable
            and known.allocates is None
            and not known.noreturn
            and not (known.reads_anything or known.writes_memory or known.returns_own)
        )

    # Forward

    def forward(self, call: Call) -> None:
        adjoint, b = self.adjoint, self.adjoint.builder
        decision = self.decide(call)
        match decision.way:
            case Way.DROPPED | Way.BIRTH:
                if call.type is not ty.VOID:
                    adjoint.values[call] = poison(call.type)
            case Way.STACK_SAVE | Way.TAPE_MARK:
                adjoint.values[call] = zero(call.type)
            case Way.TAPE_HANDLE:
                adjoint.values[call] = adjoint.tape
            case Way.TAPE_DEFER:
                pointer = call.arguments[1]
                defer_free(b, adjoint.tape, adjoint.value(pointer))
                if adjoint.shadowed(pointer):
                    for k in range(adjoint.width):
                        defer_free(b, adjoint.tape, adjoint.shadow(pointer, k))
            case Way.INACTIVE | Way.RULE | Way.REPEATED:
                self.copy(call)
                if decision.way is Way.INACTIVE and adjoint.shadowed(call):
                    adjoint.shadows[call] = [self.inactive_result(call, k) for k in range(adjoint.width)]
            case Way.MEMORY:
                self.memory.forward(call)
            case Way.CUSTOM:
                assert decision.custom is not None
                decision.custom.forward(adjoint, call)
            case Way.SPLIT:
                assert decision.context is not None
                self._augmented(call, decision.context)

    def inactive_result(self, call: Call, k: int) -> Value:
        """The shadow of a pointer that an inactive call returns: its argument's, for one like `strcpy`."""
        adjoint = self.adjoint
        known = library.find(call.target.name) if call.target is not None and not call.target.defined else None
        if known is not None and known.returns_argument is not None:
            return adjoint.shadow(call.arguments[known.returns_argument], k)
        if known is not None and known.returns_into is not None:
            return self._moved_along(call, call.arguments[known.returns_into], k)
        if adjoint.types.pointee_has_float(call) is False or adjoint.context.runtime_activity:
            return adjoint.values[call]
        raise Failure(
            "EZ0401",
            "a pointer returned by an inactive function is used where a pointer with a shadow is needed",
            call,
            helps=["add enzyme_runtime_activity to the request"],
        )

    def _moved_along(self, call: Call, argument: Value, k: int) -> Value:
        """The shadow of a result that points into the object of `argument`, or is null."""
        adjoint, b = self.adjoint, self.adjoint.builder
        result = adjoint.values[call]
        distance = b.binary(
            "sub", b.cast("ptrtoint", result, ty.I64), b.cast("ptrtoint", adjoint.value(argument), ty.I64)
        )
        moved = b.offset(adjoint.shadow(argument, k), distance)
        return b.select(b.icmp("eq", result, zero(ty.PTR)), zero(ty.PTR), moved)

    def copy(self, call: Call) -> None:
        """The call itself, on the copy's values."""
        adjoint = self.adjoint
        made = clone(call)
        assert isinstance(made, Call)
        made.metadata = {}
        made.name = call.name
        if made.tail == "musttail" or made.tail == "tail":
            made.tail = ""
        replace_operands(made, adjoint.value)
        adjoint.builder.insert(made)
        adjoint.values[call] = made

    def _augmented(self, call: Call, context: Context) -> None:
        adjoint = self.adjoint
        half = self._half(call, context, Mode.AUGMENTED)
        arguments = self._arguments(call, context, adjoint.value, adjoint.shadow)
        made = adjoint.builder.call(half.function, [*arguments, adjoint.tape])
        at = 0
        if call.type is not ty.VOID:
            adjoint.values[call] = adjoint.builder.extract(made, 0)
            at = 1
        if context.result.shadowed:
            adjoint.shadows[call] = [adjoint.builder.extract(made, at + k) for k in range(adjoint.width)]
            at += adjoint.width
        elif adjoint.shadowed(call):
            adjoint.shadows[call] = [adjoint.missing_shadow(call)] * adjoint.width
        adjoint.frames[call] = adjoint.builder.extract(made, at)

    def _half(self, call: Call, context: Context, mode: Mode):  # type: ignore[no-untyped-def]
        overwritten = frozenset() if mode is Mode.COMBINED else self.adjoint.memory.clobbering_arguments_after(call)
        assert call.target is not None
        if mode is not Mode.COMBINED and self.engine.is_recursive(call.target):
            overwritten = frozenset(range(-1, len(call.arguments)))
        key = Key(
            context, mode, self.adjoint.width, primal=mode is not Mode.COMBINED, overwritten=frozenset(overwritten)
        )
        return self.engine.derivative(key)

    def _arguments(self, call: Call, context: Context, value, shadow) -> list[Value]:  # type: ignore[no-untyped-def]
        found: list[Value] = []
        for argument, activity in zip(call.arguments, context.arguments, strict=True):
            found.append(value(argument))
            if activity.shadowed:
                found += [shadow(argument, k) for k in range(self.adjoint.width)]
        return found

    # Reverse

    def reverse(self, call: Call) -> None:
        decision = self.decide(call)
        match decision.way:
            case Way.DROPPED | Way.STACK_SAVE | Way.INACTIVE | Way.TAPE_HANDLE | Way.TAPE_MARK | Way.TAPE_DEFER:
                return
            case Way.BIRTH:
                self._reborn(call)
            case Way.RULE:
                self.rules.reverse(call)
            case Way.MEMORY:
                self.memory.reverse(call)
            case Way.CUSTOM:
                assert decision.custom is not None
                decision.custom.reverse(self.adjoint, call)
            case Way.REPEATED | Way.SPLIT:
                assert decision.context is not None
                self._reverse_derived(call, decision.context, decision.way)

    def _reborn(self, call: Call) -> None:
        """Before its birth a stack object was another iteration's: the shadow starts from zero again."""
        adjoint, reverse = self.adjoint, self.adjoint.reverse
        alloca = call.arguments[-1]
        if not isinstance(alloca, Alloca) or not adjoint.is_static(alloca) or not adjoint.shadowed(alloca):
            return
        assert call.block is not None
        if adjoint.normal.loops.loop_of.get(call.block) is None or not adjoint.activity.memory_active(alloca):
            return
        if adjoint.types.pointee_has_pointer(alloca) is not False:
            return
        for k in range(adjoint.width):
            adjoint.clear(reverse.builder, reverse.shadow(alloca, k), reverse.builder.i64(adjoint.alloca_size(alloca)))

    def _reverse_derived(self, call: Call, context: Context, way: Way) -> None:
        adjoint, reverse = self.adjoint, self.adjoint.reverse
        seeds: list[Value] = []
        derivative = self._half(call, context, Mode.REVERSE if way is Way.SPLIT else Mode.COMBINED)
        if context.result.active:
            type = self.engine.seed_type(context)
            for k in range(adjoint.width):
                found = reverse.adjoints.take(call, k)
                seeds.append(zero(type) if found is None else self._as(found, type))
        arguments = self._arguments(call, context, reverse.primal, reverse.shadow)
        frame = [reverse.lookup((call, FRAME))] if way is Way.SPLIT else []
        made = reverse.builder.call(derivative.function, [*arguments, *seeds, *frame, reverse.tape])
        at = 0
        for argument, activity in zip(call.arguments, context.arguments, strict=True):
            if activity.active:
                for k in range(adjoint.width):
                    if not isinstance(argument, Constant):
                        reverse.adjoints.add(argument, k, reverse.builder.extract(made, at))
                    at += 1

    def _as(self, value: Value, type: ty.Type) -> Value:
        return reinterpret(self.adjoint.reverse.builder, value, type)


def special_call(call: Call, name: str) -> Way | None:
    """Calls that mean something to the synthesis itself."""
    if name.startswith("llvm.lifetime.start"):
        return Way.BIRTH
    if name.startswith("llvm.stacksave"):
        return Way.STACK_SAVE
    if name in TAPE_WAYS:
        return TAPE_WAYS[name]
    if any(d in name if d.startswith("__enzyme") else name.startswith(d) for d in DROPPED):
        return Way.DROPPED
    if name in JUMPS:
        raise Failure(
            "EZ0501", f"'{name}' in a differentiated function", call, notes=["the way back through a jump is not known"]
        )
    if name.startswith(("llvm.va_", "llvm.vacopy")):
        raise Failure("EZ0503", "access to variable arguments in a differentiated function", call)
    return None


def is_inactive(call: Call, callee: Function) -> bool:
    """Whether no derivative passes this call, by attribute or because the library says so."""
    if "enzyme_inactive" in callee.attributes or "enzyme_inactive" in call.function_attributes:
        return True
    if callee.defined:
        return False
    known = library.find(callee.name)
    return known is not None and known.inactive


def without_ir(call: Call, callee: Function) -> Failure:
    return Failure(
        "EZ0201",
        f"cannot differentiate the call of '{callee.name}': its code is not here and no rule for it is known",
        call,
        notes=[f"No reverse pass found for {callee.name}"],
        helps=[
            "compile the file that defines it in the same command",
            f"or give it a gradient: __enzyme_register_gradient_{callee.name}, or --rules file.yaml",
            f"or, if no derivative passes through it, declare it inactive: __enzyme_inactivefn_{callee.name}",
        ],
    )


def unknown_target(call: Call) -> Failure:
    return Failure(
        "EZ0202",
        "call through a pointer, and no function of this type has its address taken here",
        call,
        helps=["compile the file that defines the functions it can point to in the same command"],
    )
