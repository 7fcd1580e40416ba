# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A request call becomes the call of a derivative function, its result put into the form that the caller declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.checking import sites
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, poison, zero
from enzyme_passes.ir.instructions import Call, Invoke, Unwind, operands, replace_operands
from enzyme_passes.ir.members import members
from enzyme_passes.ir.values import Block, ConstNull, Function, Value
from enzyme_passes.languages.marks import EXPORTED
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.normalize.exceptions import make_invokes
from enzyme_passes.requests.request import Entry, Request
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.answer.abi_memory import (
    in_source_order,
    lay_out_returned,
    make_shadows,
    one,
    store_in_order,
)
from enzyme_passes.synthesis.answer.checked_requests import begin_check, resume_half
from enzyme_passes.synthesis.answer.closures import environment, make_environments
from enzyme_passes.synthesis.answer.no_derivative import call_batch
from enzyme_passes.synthesis.answer.release import releasing
from enzyme_passes.synthesis.answer.split import answer_split, call_replay, record_of
from enzyme_passes.synthesis.answer.unusable_shadows import check_shadows
from enzyme_passes.synthesis.registry import Derivative, Key, Mode
from enzyme_passes.synthesis.shadow.argument_globals import Joined
from enzyme_passes.synthesis.tangent.messages import end_messages
from enzyme_passes.tape.abi import ENTER, MARK, RELEASE, tape_function

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


_FORWARD_MODES = {
    Entry.FWDDIFF: Mode.TANGENT,
    Entry.FORWARD_SPLIT: Mode.REPLAY,
    Entry.ERROR_ESTIMATE: Mode.ESTIMATE,
}


def answer(session: Session, request: Request) -> None:
    """Put the derivative's call in the place of the request."""
    _check_exported(session, request)
    if (request.entry.split and not request.entry.forward) or request.entry is Entry.BATCH:
        place = Block("request")
        b = Builder(session.module, place)
        b.location = session.debug.place(request.caller, request.call)
        found = call_batch(b, request) if request.entry is Entry.BATCH else answer_split(session, b, request)
        _splice(session, request, place, deliver(session, b, request, found))
        return
    forward = request.entry.forward
    primal = "enzyme_primal_return" in request.flags and request.returned is None
    context = session.analyses.root_context(
        request.target,
        tuple(request.activities),
        result_activity(session, request),
        runtime_activity="enzyme_runtime_activity" in request.flags,
        led_to=session.is_led_to(request),
        given_out=session.is_given_out(request),
        same=session.given_globals.same(request),
    )
    check_packed_floats(session, request, context)
    environment(session.module.layout, request)  # before anything else is said of the function
    mode = _FORWARD_MODES.get(request.entry, Mode.COMBINED)
    derivative = session.derivative(Key(context, mode, request.width, primal, strong_zero=request.strong_zero))
    session.write_pending()
    check_shadows(request, derivative.function)
    place = Block("request")
    b = Builder(session.module, place)
    b.location = session.debug.place(request.caller, request.call)
    if request.returned is not None:
        lay_out_returned(session, b, request, request.returned)
    make_shadows(b, request)
    make_environments(session, b, request)
    session.given_globals.check(b, request)
    joined = session.given_globals.joined(request)
    arguments = joined.arguments(request)
    if not forward and context.result.active:
        arguments += [one(session.seed_type(context))] * request.width
    if request.entry.split:
        checked = resume_half(session, b, request, record_of(b, request))
        made = call_replay(session, b, derivative.function, arguments, request, joined)
    else:
        checked = begin_check(session, b, request, context)
        made = call_derivative(session, b, derivative, arguments, request.caller, joined)
        if forward:
            end_messages(session.module, b)
    parts: list[Value] = []
    for index in range(len(derivative.result_types)):
        parts.append(b.extract(made, index))
    if checked is not None:
        returned = parts[len(parts) - _returned(request, context) :]
        sites.end(session.module, b, request, checked, returned)
    if primal and forward and "enzyme_const_return" in request.flags:
        parts = parts[:1]
    if not forward:
        parts = in_source_order(session, b, request, parts)
    result = deliver(session, b, request, parts)
    _splice(session, request, place, result)


def _returned(request: Request, context: Context) -> int:
    """How many of the derivative's results are derivatives."""
    if request.entry.forward:
        return 0 if context.result is Activity.CONST else request.width
    return sum(a.active for a in request.activities) * request.width


def call_derivative(
    session: Session, b: Builder, derivative: Derivative, arguments: list[Value], caller: Function, joined: Joined
) -> Value:
    """Call a derivative function with shadows of globals that are its own for as long as it runs."""
    session.shadow_globals.begin(b)
    joined.enter(b)
    made = _call_with_tape(session, b, derivative, arguments, caller)
    joined.leave(b)
    return made


def _call_with_tape(
    session: Session, b: Builder, derivative: Derivative, arguments: list[Value], caller: Function
) -> Value:
    """Call a derivative function with a tape, if it needs one, which is released whether it returns or throws."""
    function = derivative.function
    if not needs_tape(session, function):
        return b.call(function, [*arguments, ConstNull(ty.PTR)])

    def tell(b: Builder, tape: Value, given: Sequence[Value]) -> None:
        session.demands.tell(b, tape, derivative, given, arguments)

    guarded = releasing(session.module, function, caller, own_arena=False, tell=tell)
    if guarded is not None:
        return b.call(guarded, arguments)
    tape = b.call(tape_function(session.module, ENTER), [])
    mark = b.call(tape_function(session.module, MARK), [tape])
    tell(b, tape, arguments)
    made = b.call(function, [*arguments, tape])
    b.call(tape_function(session.module, RELEASE), [tape, mark])
    return made


def needs_tape(session: Session, function: Function) -> bool:
    """Whether a derivative function does more with its tape than hand it on. One that does not is left free of calls
    that LLVM cannot see through: a small derivative in a loop is then like any other code there."""
    derivatives = {d.function: None for d in session.registry.known.values()}
    pending, seen = [function], {function: None}
    while pending:
        current = pending.pop()
        tape = current.arguments[-1]
        for instruction in current.instructions():
            uses = sum(v is tape for v in operands(instruction))
            if not uses:
                continue
            target = instruction.target if isinstance(instruction, Call) else None
            if target is None or target not in derivatives or uses > 1:
                return True
            if target not in seen:
                seen[target] = None
                pending.append(target)
    return False


def result_activity(session: Session, request: Request) -> Activity:
    """As the types say; but in forward mode, an integer in which the floats of a small struct are returned has them."""
    said = request.result_activity
    if request.entry.forward and said is Activity.CONST and "enzyme_const_return" not in request.flags:
        returned = session.analyses.types.summary(request.target).result
        if any(slot.kind.is_float for slot in returned):
            return Activity.ACTIVE
    return said


def check_packed_floats(session: Session, request: Request, context: Context) -> None:
    """A struct in an integer register, with its shadow, has no place for the adjoints of its floats."""
    if request.entry.forward:
        return
    types = session.analyses.facts(context).types
    for argument, activity in zip(request.target.arguments, request.activities, strict=True):
        by_value = activity is Activity.DUP and isinstance(argument.type, ty.IntType)
        if by_value and any(element.kind.is_float for element in types.register(argument)):
            raise Failure(
                "EZ0106",
                f"argument {argument.index + 1} is marked enzyme_dup, but holds floats and is passed by value",
                request.call,
                helps=["let the function take its address"],
            )


def _check_exported(session: Session, request: Request) -> None:
    """Integers of a function whose derivatives are exported have none: there must be no floats of a small struct in
    them. And derivatives do not go through globals from one call to the next. Raises EZ0605."""
    if request.call.target is None or EXPORTED not in request.call.target.name:
        return
    said = session.analyses.types.summary(request.target)
    told = zip(request.target.arguments, said.arguments, strict=False)
    holders = [slots for argument, slots in told if isinstance(argument.type, ty.IntType)]
    if isinstance(request.target.function_type.result, ty.IntType):
        holders.append(said.result)
    if any(slot.kind.is_float for slots in holders for slot in slots):
        raise Failure(
            "EZ0605",
            f"derivatives of '{request.target.name}' cannot be exported: it takes or returns by value a struct that "
            "holds floats and other things",
            request.target,
            helps=["export a function that takes and returns scalars and pointers, and calls it"],
        )
    activity = session.analyses.facts(
        session.analyses.root_context(
            request.target,
            tuple(request.activities),
            result_activity(session, request),
            runtime_activity="enzyme_runtime_activity" in request.flags,
        )
    ).activity
    written = session.effects.of(request.target).globals_written
    for variable, *_ in said.globals:
        if activity.goes_into(variable, written=variable in written):
            raise Failure(
                "EZ0605",
                f"derivatives of '{request.target.name}' cannot be exported: what it leaves in the global "
                f"'{variable.name}' depends on its arguments",
                request.target,
                notes=["each call is differentiated by itself, and a later one may read the global"],
                helps=[
                    "pass it as an argument",
                    f"or, if no derivative goes through it, use __enzyme_inactive_global_{variable.name}",
                ],
            )


def deliver(session: Session, b: Builder, request: Request, parts: list[Value]) -> Value | None:
    """The components, flat and in order, in the type (or behind the pointer) that the caller declared."""
    components = [c for part in parts for c in scalars(b, part)]
    call = request.call
    if request.result_pointer is not None and request.returned is not None and request.entry is Entry.BATCH:
        return None  # each call has put its result there
    if request.result_pointer is not None:
        store_in_order(session, b, request, components)
        return None
    if call.type is ty.VOID:
        return None
    leaves = members(call.type)
    slots = [(path, type, at) for path, type in leaves for at in _elements(type)]
    if not components:
        # C declares one `double __enzyme_autodiff(void *, ...)` for all uses; nobody can want this result.
        return zero(call.type)
    if len(slots) < len(components):
        raise Failure(
            "EZ0109",
            f"the request returns {in_source(call.type, call)}, but there are {len(components)} derivatives to return",
            call,
            notes=["one for each enzyme_out argument, after the primal if enzyme_primal_return is given"],
        )
    result: Value = poison(call.type)
    vectors: dict[tuple[int, ...], Value] = {}
    for (path, type, at), component in zip(slots, components, strict=False):
        element = type.element if isinstance(type, ty.VectorType) else type
        fitting = _fitting(b, component, element)
        if fitting is None:
            declared, wanted = in_source(call.type, call), in_source(component.type, call)
            raise Failure("EZ0109", f"the request returns {declared}, where {wanted} is to be returned", call)
        if at is None:
            result = b.insert_value(result, fitting, *path) if path else fitting
        else:
            whole = b.insert_element(vectors.get(path, poison(type)), fitting, b.i64(at))
            vectors[path] = whole
            result = b.insert_value(result, whole, *path) if path else whole
    return result


def _elements(type: ty.Type) -> list[int | None]:
    return list(range(type.count)) if isinstance(type, ty.VectorType) else [None]


def _fitting(b: Builder, component: Value, type: ty.Type) -> Value | None:
    if component.type is type:
        return component
    if isinstance(component.type, ty.FloatType) and isinstance(type, ty.FloatType):
        return b.cast("fpext" if type.bits > component.type.bits else "fptrunc", component, type)
    if isinstance(component.type, ty.IntType) and isinstance(type, ty.IntType):
        return b.resize(component, type)
    if component.type is ty.PTR and type is ty.I64:
        return b.cast("ptrtoint", component, ty.I64)  # a tape by value: the bits of its address
    return None


def scalars(b: Builder, value: Value) -> list[Value]:
    """The scalar members of a value, in memory order."""
    if isinstance(value.type, ty.VectorType):
        return [b.extract_element(value, b.i64(k)) for k in range(value.type.count)]
    if isinstance(value.type, (ty.StructType, ty.ArrayType)):
        found: list[Value] = []
        for path, _ in members(value.type):
            found += scalars(b, b.extract(value, *path))
        return found
    return [value]


def _splice(session: Session, request: Request, place: Block, result: Value | None) -> None:
    block = request.call.block
    assert block is not None
    at = block.instructions.index(request.call)
    for instruction in place.instructions:
        instruction.block = block
    block.instructions[at : at + 1] = place.instructions
    old = request.call
    if isinstance(old, Invoke):
        for instruction in place.instructions:
            if isinstance(instruction, Call):
                instruction.unwind = Unwind(block, old.unwind)
        Builder(session.module, block).branch(old.normal)
        make_invokes(request.caller)
    new = result if result is not None else poison(old.type) if old.type is not ty.VOID else None
    if new is None:
        return
    for instruction in request.caller.instructions():
        if any(v is old for v in operands(instruction)):
            replace_operands(instruction, lambda v: new if v is old else v)
