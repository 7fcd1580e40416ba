# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requests read: which values, shadows and options a call of `__enzyme_...` passes, by the rules of docs/requests.md.

    __enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, n)                       shadows behind their values
    __enzyme_autodiff(f, enzyme_dup, x, enzyme_const, n, enzyme_interleave, dx)    all shadows behind all values
    __enzyme_autodiff(f, enzyme_out, enzyme_byref, sizeof(double), &x)             a value given by its address

Values arrive as a variadic call passes them; what C promoted on the way is taken back. Everything that does not fit is
a Failure EZ01xx at the request.
"""

from __future__ import annotations

from enzyme_passes.analysis.context import Activity
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import Call, GetElementPtr, IntBinary, Invoke
from enzyme_passes.ir.members import carries_float, carries_pointer
from enzyme_passes.ir.values import Argument, ConstInt, ConstNull, Function, Value
from enzyme_passes.languages.source_arguments import source_arguments
from enzyme_passes.llvm.source_types import in_source
from enzyme_passes.requests.batch import read_batch
from enzyme_passes.requests.request import Entry, Request, marker, request_entry
from enzyme_passes.requests.values import (
    Values,
    by_reference,
    called_function,
    contained_procedure,
    loaded,
    memory_attribute,
    put_before,
    read_width,
    stored_constant,
)
from enzyme_passes.support.diagnostics import Failure

STRIDED = {"enzyme_dupv": "enzyme_dup", "enzyme_dupnoneedv": "enzyme_dupnoneed"}
DUPLICATED = ("enzyme_dup", "enzyme_dupnoneed")
ACTIVITIES = {*STRIDED, *DUPLICATED, "enzyme_out", "enzyme_const"}
FLAGS = {
    "enzyme_primal_return", "enzyme_const_return", "enzyme_active_return", "enzyme_dup_return", "enzyme_noret",
    "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_nofree",
}  # fmt: skip
IN_PLACE = {"enzyme_not_overwritten", "enzyme_byref", "enzyme_interleave"}  # their place in the call matters
OF_SPLIT_MODE = {"enzyme_tape", "enzyme_allocated", "enzyme_not_overwritten"}
OF_BATCHES = {"enzyme_scalar", "enzyme_vector", "enzyme_buffer"}
NO_PRIMAL = (Entry.AUGMENT, Entry.REVERSE, Entry.FORWARD_SPLIT)

RETURNS = ("enzyme_const_return", "enzyme_active_return", "enzyme_dup_return", "enzyme_primal_return")

TAPE_BYTES = 8  # of what the caller keeps for us between the halves: an address


def read_request(caller: Function, call: Call | Invoke) -> Request:
    """Read the arguments of a request; raises Failure EZ01xx."""
    assert call.target is not None
    name = request_entry(call.target.name)
    assert name is not None
    if name not in {e.value for e in Entry}:
        raise Failure("EZ0111", f"'{name}' is not supported", call, helps=["use __enzyme_autodiff or __enzyme_fwddiff"])
    result_pointer, target, arguments = called_function(call, name)
    if not target.defined and name != Entry.BATCH.value:
        raise Failure(
            "EZ0102",
            f"'{target.name}' has no body here, so it cannot be differentiated",
            call,
            helps=["let enzcc compile the file that defines it, and link both"],
        )
    request = Request(call, caller, Entry(name), target, result_pointer=result_pointer)
    if request.entry is Entry.BATCH:
        read_batch(request, arguments)
        return request
    request.flags.update((flag, None) for flag in FLAGS if f"enzcc-{flag}" in caller.attributes)
    contained = contained_procedure(call.arguments[int(result_pointer is not None)])
    request.environment = contained[1] if contained is not None else None
    arguments = _read_flags(request, arguments)
    request.returned = _result_in_memory(request, arguments)
    _Reader(request, arguments).read()
    returns_nothing = target.function_type.result is ty.VOID and request.returned is None
    if "enzyme_primal_return" in request.flags:
        if request.entry in NO_PRIMAL:
            raise Failure("EZ0112", f"enzyme_primal_return in '{name}'", call)
        if request.entry is Entry.FWDDIFF and returns_nothing:
            raise Failure("EZ0112", "enzyme_primal_return of a function that returns nothing", call)
    return request


def _result_in_memory(request: Request, arguments: list[Value]) -> ty.Type | None:
    """What the function returns through its first parameter, where the request does not hand over memory for it as
    for any other argument (in reverse mode: a pointer comes first, and nothing is said of the result)."""
    held = memory_attribute(request.target, "sret", 0)
    if held is None or (request.entry.split and not request.entry.forward):
        return None
    if request.entry.forward:
        return held if request.result_pointer is not None else None
    if any(flag in request.flags for flag in RETURNS):
        return held
    first = next((a for a in arguments if marker(a) is None), None)
    return None if first is not None and isinstance(first.type, ty.PointerType) else held


def _read_flags(request: Request, arguments: list[Value]) -> list[Value]:
    """Take out the markers that may stand anywhere; the rest is returned."""
    rest: list[Value] = []
    pending = list(arguments)
    while pending:
        value = pending.pop(0)
        name = marker(value)
        if name == "enzyme_width":
            request.width = read_width(request.call, pending, again=request.width_given)
            request.width_given = True
        elif name in FLAGS:
            request.flags[name] = None
        elif name == "enzyme_tape" and request.entry.split:
            if not pending or pending[0].type is not ty.PTR or marker(pending[0]) is not None:
                raise Failure("EZ0112", "enzyme_tape is followed by the address where the tape is kept", request.call)
            request.tape_place = pending.pop(0)
        elif name == "enzyme_allocated" and request.entry.split:
            _check_tape_size(request, pending.pop(0) if pending else None)
        elif name in OF_BATCHES:
            raise Failure("EZ0112", f"'{name}' is for __enzyme_batch", request.call)
        elif name in OF_SPLIT_MODE and not request.entry.split:
            raise Failure("EZ0112", f"'{name}' in a request that is not split", request.call)
        elif name is not None and name not in ACTIVITIES and name not in IN_PLACE:
            raise Failure("EZ0108", f"unknown marker '{name}'", request.call)
        else:
            rest.append(value)
    return rest


def _check_tape_size(request: Request, size: Value | None) -> None:
    if not isinstance(size, ConstInt):
        raise Failure("EZ0112", "enzyme_allocated needs a constant size", request.call)
    if size.value < TAPE_BYTES:
        raise Failure(
            "EZ0701",
            f"the tape is too small: need {TAPE_BYTES} bytes have {size.value} bytes",
            request.call,
            helps=["ask for its size: __enzyme_augmentsize(f, markers...)"],
        )


class _Reader:
    """Reads the values of one request into it. `later` is where shadows come from, and what follows all arguments: the
    same list as `pending`, unless the request is interleaved."""

    def __init__(self, request: Request, arguments: list[Value]) -> None:
        self.request = request
        self.call = request.call
        self.target = request.target
        self.values = Values(request.call, request.target)
        self.pending = self.later = list(arguments)
        names = [marker(a) for a in arguments]
        self.interleaved = "enzyme_interleave" in names
        if self.interleaved:
            at = names.index("enzyme_interleave")
            self.pending, self.later = arguments[:at], arguments[at + 1 :]
        self.previous: str | None = "enzyme_dup"  # what an unmarked argument repeats where all shadows come later

    def read(self) -> None:
        request, target = self.request, self.target
        if request.entry is Entry.AUGMENT_SIZE:
            self._markers()
            return
        if target.function_type.variadic:
            raise Failure("EZ0503", f"'{target.name}' takes a variable number of arguments", self.call)
        groups = source_arguments(target)
        while groups:
            group = groups.pop(0)
            if len(group) > 1 and not self._is_given_whole(group):
                groups[:0] = [[p] for p in group]
                continue
            request.groups.append(len(group))
            if group[0].index == 0 and request.returned is not None:
                self._result_memory(request.returned)
            elif request.environment is not None and attributes_in(group[0].attributes).has("nest"):
                self._environment(group[0], request.environment)
            else:
                self._argument(group)
        if request.entry is Entry.REVERSE:
            self._seeds()
        if request.entry in (Entry.REVERSE, Entry.FORWARD_SPLIT) and request.tape_place is None:
            if not self.later:
                raise Failure("EZ0103", "too few arguments: the tape is missing", self.call)
            request.tape = self.values.one(self.later, ty.PTR, len(request.arguments) + len(request.seeds))
        if self.pending or self.later:
            raise Failure(
                "EZ0104", f"too many arguments: '{target.name}' has {len(target.arguments)} parameters", self.call
            )

    def _markers(self) -> None:
        """The activities alone, as __enzyme_augmentsize gets them."""
        found = [name for name in map(marker, self.pending) if name != "enzyme_not_overwritten"]
        count = len(source_arguments(self.target))
        if len(found) != count or not all(name in ACTIVITIES for name in found) or self.interleaved:
            raise Failure(
                "EZ0103" if len(found) < count else "EZ0104",
                f"__enzyme_augmentsize takes one activity marker for each of the {count} parameters",
                self.call,
            )

    def _result_memory(self, returned: ty.Type) -> None:
        """The first parameter, for which the answer finds room. In reverse mode its shadow is the seed."""
        request = self.request
        inactive = "enzyme_const_return" in request.flags
        if not request.entry.forward and (carries_pointer(returned) or not carries_float(returned)):
            if not inactive:
                raise Failure(
                    "EZ0106",
                    f"the result of '{request.target.name}' is a {returned}, which cannot be seeded with ones",
                    request.call,
                    helps=["mark it enzyme_const_return, or have the function store it where a shadow can be passed"],
                )
            inactive = True
        room: Value = request.result_pointer or ConstNull(ty.PTR)
        request.arguments.append(room)
        request.activities.append(Activity.CONST if inactive else Activity.DUP)
        request.shadows.append([] if inactive else [room] * request.width)

    def _environment(self, parameter: Argument, variables: Value) -> None:
        """The variables of the host, which the request does not name; the answer finds shadows."""
        request = self.request
        if request.entry.split:
            raise Failure(
                "EZ0113",
                f"'{request.target.name}' uses variables of the procedure that it is in, in a request of two halves",
                self.call,
                helps=["pass them as arguments, or move the procedure into a module"],
            )
        request.environment_at = parameter.index
        request.arguments.append(variables)
        request.activities.append(Activity.DUP)
        request.shadows.append([variables] * request.width)

    def _argument(self, group: list[Argument]) -> None:
        """One argument of the source, in one or several parameters."""
        request, call, pending = self.request, self.call, self.pending
        if pending and marker(pending[0]) == "enzyme_not_overwritten":
            pending.pop(0)
            request.unchanged.update((p.index, None) for p in group)
        name = self._activity_marker()
        stride = None
        if name in STRIDED:
            stride, name = self._stride(), STRIDED[name]
            pointer = len(group) == 1 and carries_pointer(group[0].type)
            if not pending or not isinstance(stride.type, ty.IntType) or not pointer:
                raise Failure("EZ0106", "enzyme_dupv is followed by a stride in bytes, a pointer and its shadows", call)
        if not pending:
            raise Failure(
                "EZ0103",
                f"too few arguments: '{self.target.name}' has {len(self.target.arguments)} parameters",
                call,
                notes=[
                    f"nothing is given for parameter {group[0].index + 1}, of type {in_source(group[0].type, call)}"
                ],
            )
        request.arguments += self.values.of_argument(pending, group)
        if name == "enzyme_out" and request.entry is Entry.AUTODIFF and self._is_by_value(group[0]):
            request.activities.append(Activity.DUP)
            request.shadows.append(request.arguments[-1:] * request.width)
            return
        activities = _activities(request, name, group)
        request.activities += activities
        wanted = [a.shadowed or (a.active and request.entry.forward) for a in activities]
        shadows: list[list[Value]] = [[] for _ in group]
        # What is said to be duplicated is, though an integer's shadow says nothing.
        for k in range(request.width if any(wanted) or name in DUPLICATED else 0):
            if stride is not None and k > 0:
                shadows[0].append(_strided(call, shadows[0][0], stride, k))
                continue
            self._check_shadow(group[0])
            for wants, given, shadow in zip(wanted, shadows, self.values.of_argument(self.later, group), strict=True):
                if wants:
                    given.append(shadow)
        request.shadows += shadows

    def _stride(self) -> Value:
        """The number after `enzyme_dupv`; what does not fit comes back as it is."""
        given = self.pending.pop(0)
        if given.type is ty.PTR and by_reference(self.call):
            fixed = stored_constant(self.call, given)
            return fixed if fixed is not given else loaded(self.call, ty.I32, given)
        return given

    def _is_by_value(self, parameter: Argument) -> bool:
        """Whether a parameter is a large struct of numbers; the answer then finds room for its derivative."""
        type = memory_attribute(self.target, "byval", parameter.index)
        if type is None or carries_pointer(type) or not carries_float(type):
            return False
        self.request.by_value[parameter.index] = type
        return True

    def _activity_marker(self) -> str | None:
        """The marker of the next argument's activity, taken; interleaved, the previous one's if it has none."""
        pending = self.pending
        name = None if not pending else marker(pending[0])
        if name == "enzyme_byref":
            name = None
        if name is not None:
            pending.pop(0)
            if not pending:
                raise Failure("EZ0103", f"too few arguments: nothing follows the last '{name}'", self.call)
            if marker(pending[0]) not in (None, "enzyme_byref"):
                raise Failure("EZ0103", f"'{name}' is followed by another marker, not by an argument", self.call)
        elif self.interleaved:
            name = self.previous
        self.previous = name if name is None else STRIDED.get(name, name)
        return name

    def _check_shadow(self, parameter: Argument) -> None:
        if not self.later or marker(self.later[0]) not in (None, "enzyme_byref"):
            raise Failure(
                "EZ0105",
                f"missing shadow of argument {parameter.index + 1} of '{self.target.name}'",
                self.call,
                notes=["an argument marked enzyme_dup, and a pointer without a marker, is followed by its shadow"],
                helps=["pass its shadow after it, or mark it enzyme_const"],
            )

    def _seeds(self) -> None:
        """What follows the arguments of a reverse half: the adjoint of an active result."""
        request = self.request
        if not request.result_activity.active:
            return
        for _ in range(request.width):
            if not self.later:
                raise Failure("EZ0103", "too few arguments: the adjoint of the result is missing", self.call)
            result = self.target.function_type.result
            request.seeds.append(self.values.one(self.later, result, len(request.arguments)))

    def _is_given_whole(self, group: list[Argument]) -> bool:
        """Whether enough values follow for an argument of several parameters, before the next marker; else the caller
        gives each of them its own."""
        if by_reference(self.call):
            return True
        values = list(self.pending)
        while values and marker(values[0]) == "enzyme_not_overwritten":
            values.pop(0)
        name = marker(values[0]) if values else None
        if name in ACTIVITIES:
            values.pop(0)
        if len(values) > 1 and marker(values[0]) == "enzyme_byref":
            return self.values.is_whole(values, group)
        given = at = 0
        while at < len(values) and marker(values[at]) in (None, "enzyme_byref"):
            by_address = marker(values[at]) is not None
            given += len(group) if by_address else 1
            at += 3 if by_address else 1
        alone = name in ("enzyme_const", "enzyme_out") or (name is None and not self.request.entry.forward)
        return given >= len(group) * (1 if alone or self.interleaved else 1 + self.request.width)


def _activities(request: Request, name: str | None, group: list[Argument]) -> list[Activity]:
    """Of the members of one argument: a struct with a pointer is dup, and integers have no derivative."""
    if len(group) > 1:
        if name is None and any(carries_pointer(p.type) for p in group):
            name = "enzyme_dup"
        if name == "enzyme_out" and any(carries_float(p.type) for p in group):
            floats = [p for p in group if carries_float(p.type) or carries_pointer(p.type)]
            return [_activity(request, name, p.type, p.index) if p in floats else Activity.CONST for p in group]
    return [_activity(request, name, p.type, p.index) for p in group]


def _activity(request: Request, name: str | None, type: ty.Type, index: int) -> Activity:
    forward = request.entry.forward
    match name:
        case "enzyme_const":
            return Activity.CONST
        case "enzyme_out":
            if forward:
                raise Failure(
                    "EZ0112", "enzyme_out in forward mode", request.call, helps=["use enzyme_dup, value, tangent"]
                )
            if not carries_float(type) or carries_pointer(type):
                by_address = ["use enzyme_dup and a shadow, or give the dummy argument the attribute value"]
                raise Failure(
                    "EZ0106",
                    f"argument {index + 1} is marked enzyme_out, but its type is {in_source(type, request.call)}",
                    request.call,
                    helps=by_address if by_reference(request.call) else [],
                )
            return Activity.ACTIVE
        case "enzyme_dup" | "enzyme_dupnoneed":
            if carries_pointer(type):
                return Activity.BOTH if forward and carries_float(type) else Activity.DUP
            if isinstance(type, ty.IntType) and type.bits == 64:
                # A pointer's bits, or a small struct's: floats in it have tangents.
                return Activity.BOTH if forward else Activity.DUP
            if not carries_float(type):
                return Activity.CONST
            if not forward:
                raise Failure(
                    "EZ0106",
                    f"argument {index + 1} is marked {name}, but it is passed by value",
                    request.call,
                    helps=["use enzyme_out"],
                )
            return Activity.ACTIVE
        case _:
            if carries_pointer(type):
                return Activity.BOTH if forward and carries_float(type) else Activity.DUP
            return Activity.ACTIVE if carries_float(type) else Activity.CONST


def _strided(call: Call | Invoke, first: Value, stride: Value, k: int) -> Value:
    """Shadow k of an enzyme_dupv argument."""
    assert isinstance(stride.type, ty.IntType)
    distance = put_before(call, IntBinary("mul", stride, ConstInt(stride.type, k)))
    return put_before(call, GetElementPtr(ty.PTR, ty.I8, first, [distance]))
