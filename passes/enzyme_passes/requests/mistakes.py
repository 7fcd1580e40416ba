# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Users' mistakes in requests that can be seen before the program runs.

A shadow is memory like its primal's. Where both objects are known, a shadow of another kind of float, or an array of
Fortran's without the descriptor that the procedure reads, is an error. What may be meant is a warning: a shadow
smaller than what the function uses of its primal, weights of the outputs that are all zero, a request in which nothing
is active.

Shadows that are null, or their primals, are errors where the derivative uses them: that is known when it is written
(synthesis/answer/unusable_shadows.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from enzyme_passes.analysis.context import Activity
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Alloca, Call, Cast, GetElementPtr, Instruction, Invoke, Load, Store, operands
from enzyme_passes.ir.members import carries_float, constant_step
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import (
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstNull,
    ConstZero,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.languages.fortran.parameters import ATTRIBUTE
from enzyme_passes.languages.marks import EXPORTED
from enzyme_passes.requests.certain_accesses import Known, Place, reach
from enzyme_passes.requests.difference_quotients import quotient
from enzyme_passes.requests.reader import read_request
from enzyme_passes.requests.request import Entry, Request, find_request_calls
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure

_DESCRIPTOR_HEAD: Final = (ty.PTR, ty.I64, ty.I32, ty.I8, ty.I8, ty.I8, ty.I8)
_ZERO: Final = ("0.000000e+00", "-0.000000e+00", "0x0", "0x0000000000000000")


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning of the name `enzyme-{name}`; `failure` has its words, and is raised where it is an error."""

    name: str
    failure: Failure


def examine(text: str, warn: Callable[[Warned], None]) -> None:
    """Look at the requests of prepared IR. Raises Failure for mistakes that are certain."""
    module = read_module(text)
    for caller, call in find_request_calls(module):
        try:
            request = read_request(caller, call)
        except Failure:
            continue  # the engine says so, where it gets there
        of_export = call.target is not None and EXPORTED in call.target.name  # no user wrote it
        if request.entry is Entry.BATCH or of_export:
            continue
        for problem in _Examination(module, request).run():
            problem.failure.module = module
            warn(problem)


@dataclass(frozen=True, slots=True)
class _Object:
    """A variable or heap block, and a constant place in it."""

    value: Value
    type: ty.Type | None
    size: int
    offset: int


class _Examination:
    """Of one request."""

    def __init__(self, module: Module, request: Request) -> None:
        self.module = module
        self.layout = module.layout
        self.request = request
        self.call = request.call

    def run(self) -> list[Warned]:
        found: list[Warned] = []
        request = self.request
        described = {int(k) for k in request.target.attributes.get(ATTRIBUTE, "").split()}
        for index, (value, activity, shadows) in enumerate(
            zip(request.arguments, request.activities, request.shadows, strict=True)
        ):
            if value.type is not ty.PTR:
                continue
            if index != request.environment_at:
                for one in (value, *shadows):
                    self._check_descriptor(one, index, needed=index in described)
            for shadow in shadows if activity.shadowed else ():
                found += self._shape(index, value, shadow)
        return [*found, *self._zero_seed(), *self._nothing_active(), *self._quotient()]

    # Shapes and kinds

    def _check_descriptor(self, value: Value, index: int, *, needed: bool) -> None:
        given = self._is_descriptor(value)
        name = self.request.target.name
        if needed and given is False:
            raise Failure(
                "EZ0117",
                f"argument {index + 1} of '{name}' is an array without a descriptor, and the procedure reads one",
                self.call,
                notes=["a dummy argument of assumed shape, an allocatable or a pointer is passed by a descriptor"],
                helps=["declare the dummy argument with its bounds, x(n), or call the procedure from one that does"],
            )
        if given and not needed and name.startswith("_Q"):
            raise Failure(
                "EZ0117",
                f"argument {index + 1} of '{name}' is passed by a descriptor, and the procedure takes an address",
                self.call,
            )

    def _is_descriptor(self, value: Value) -> bool | None:
        """Whether something is the address of a descriptor; None if that is not known."""
        if isinstance(value, Load) and value.type is ty.PTR:
            held = self._object(value.pointer)
            return False if held is not None and held.offset == 0 and _describes(held.type) else None
        found = self._object(value)
        if found is None or found.type is None:
            return None
        if _describes(found.type):
            return found.offset == 0
        return False if _leaf(self.layout, found.type, found.offset) is not None else None

    def _shape(self, index: int, value: Value, shadow: Value) -> list[Warned]:
        primal, other = self._object(value), self._object(shadow)
        if primal is None or other is None:
            return []
        kinds = [_leaf(self.layout, o.type, o.offset) if o.type is not None else None for o in (primal, other)]
        if isinstance(kinds[0], ty.FloatType) and isinstance(kinds[1], ty.FloatType) and kinds[0] is not kinds[1]:
            raise Failure(
                "EZ0116",
                f"the shadow of argument {index + 1} of '{self.request.target.name}' is of another kind: "
                f"{kinds[1]} for {kinds[0]}",
                self.call,
                notes=["a shadow has the type and the size of its primal"],
            )
        left, right = primal.size - primal.offset, other.size - other.offset
        if right >= left or primal.value is other.value:
            return []
        used = self._reach(index)
        if used <= right:
            return []
        message = (
            f"the shadow of argument {index + 1} is smaller than its primal: {right} bytes for {left}, "
            f"of which '{self.request.target.name}' uses {used}"
        )
        return [Warned("small-shadow", Failure("EZ0118", message, self.call))]

    def _reach(self, index: int) -> int:
        """The bytes of an argument that the function surely uses; it may well need no more than the shadow has."""
        if not self.request.target.defined or self.request.by_value:
            return 0
        known: dict[int, Known] = {k: v.value for k, v in enumerate(self.request.arguments) if isinstance(v, ConstInt)}
        return reach(self.layout, self.request.target, {**known, index: Place(0)})

    def _object(self, value: Value) -> _Object | None:
        """What a pointer points to."""
        offset = 0
        while True:
            match value:
                case GetElementPtr(pointer=pointer):
                    step = constant_step(self.layout, value.source_type, value.indices)
                case ConstExpr(op="getelementptr") if value.source_type is not None:
                    pointer = value.operands[0]
                    step = constant_step(self.layout, value.source_type, list(value.operands[1:]))
                case Cast(op="bitcast"):
                    pointer, step = value.operand, 0
                case Alloca(allocated=type, count=None):
                    return _Object(value, type, self.layout.size(type), offset)
                case GlobalVariable(value_type=type) if "external" not in value.header.split():
                    return _Object(value, type, self.layout.size(type), offset)
                case Call() if value.target is not None and value.target.name in ("malloc", "calloc", "_Znwm", "_Znam"):
                    sizes = [a.value for a in value.arguments if isinstance(a, ConstInt)]
                    if len(sizes) != len(value.arguments):
                        return None
                    size = sizes[0] * (sizes[1] if len(sizes) > 1 else 1)
                    return _Object(value, None, size, offset)
                case _:
                    return None
            if step is None:
                return None
            offset += step
            value = pointer

    # Directions and weights

    def _zero_seed(self) -> list[Warned]:
        request = self.request
        if request.entry is Entry.AUTODIFF and not request.result_activity.active and request.returned is None:
            shadows = [s for a, ss in zip(request.activities, request.shadows, strict=True) if a.shadowed for s in ss]
            what = "all shadows are zero when the request begins, so every derivative is zero"
            helps = ["put the weights of the outputs into their shadows: 1 for one output"]
            zero = bool(shadows) and not request.by_value and all(self._is_cleared(s) for s in shadows)
        elif request.entry in (Entry.REVERSE, Entry.FWDDIFF):
            shadows = [s for ss in request.shadows for s in ss] if request.entry is Entry.FWDDIFF else request.seeds
            what = "all tangents are zero" if request.entry is Entry.FWDDIFF else "the adjoint of the result is zero"
            helps = ["one of them should be 1"] if request.entry is Entry.FWDDIFF else []
            memory = request.entry is Entry.REVERSE and any(a.shadowed for a in request.activities)
            zero = bool(shadows) and not memory and all(isinstance(s, ConstFloat) and s.text in _ZERO for s in shadows)
        else:
            return []
        return [Warned("zero-seed", Failure("EZ0118", what, self.call, helps=helps))] if zero else []

    def _is_cleared(self, shadow: Value) -> bool:
        """Whether memory is known to hold zeros: a variable of the function that is only ever cleared, and whose
        address nobody gets but this request."""
        held = self._object(shadow)
        if held is None or held.type is None or _holds_pointers(held.type):
            return False
        if isinstance(held.value, GlobalVariable):
            if not held.value.is_local or not _is_zero(held.value.initializer):
                return False
            users = [f for f in self.module.functions.values() if f.defined and mentions(f.source, held.value.name)]
            return all(f is self.request.caller for f in users) and self._only_cleared(held.value)
        return isinstance(held.value, Alloca) and self._only_cleared(held.value)

    def _only_cleared(self, variable: Value) -> bool:
        users = uses(self.request.caller)
        pending, cleared = [variable], isinstance(variable, GlobalVariable)
        every = [i for b in self.request.caller.blocks for i in b.instructions]
        before = every[: every.index(self.call)] if self.call in every else every
        while pending:
            place = pending.pop()
            for user in _users(users, every, place):
                match user:
                    case Load():
                        continue
                    case GetElementPtr() | Cast():
                        pending.append(user)
                    case Store() if user.pointer is place and _is_zero(user.value):
                        cleared = cleared or user in before
                    case Call() | Invoke() if user is self.call:
                        continue
                    case Call() if user.target is not None and user.target.name.startswith("llvm.lifetime"):
                        continue
                    case Call() if user.target is not None and user.target.name.startswith("llvm.memset"):
                        if not _is_zero(user.arguments[1]):
                            return False
                        cleared = cleared or user in before
                    case _:
                        return False
        return cleared

    def _nothing_active(self) -> list[Warned]:
        request = self.request
        if request.entry not in (Entry.AUTODIFF, Entry.FWDDIFF) or request.returned is not None:
            return []
        words = None
        if all(a is Activity.CONST for a in request.activities):
            words = "no argument is active"
        elif request.entry is Entry.AUTODIFF and not any(a.shadowed for a in request.activities):
            result = request.target.function_type.result
            if isinstance(result, ty.IntType) and not carries_float(result):
                words = f"'{request.target.name}' returns an integer"
        if words is None or request.environment is not None:
            return []
        message = f"{words}, so there is nothing to differentiate"
        return [Warned("nothing-active", Failure("EZ0118", message, self.call))]

    def _quotient(self) -> list[Warned]:
        if self.request.entry not in (Entry.AUTODIFF, Entry.AUGMENT, Entry.ERROR_ESTIMATE):
            return []
        division = quotient(self.module, self.request)
        if division is None:
            return []
        message = "a difference quotient is differentiated in reverse mode: rounding is multiplied by 1/h there"
        helps = [
            "if it is of a Jacobian for Newton's iteration, whose result does not depend on it, declare what makes it "
            "inactive: void *__enzyme_inactivefn_jacobian = (void *)jacobian;",
            "else differentiate what the quotient is of, or ask for forward mode",
        ]
        return [Warned("difference-quotient", Failure("EZ0118", message, division, helps=helps))]


def _users(users: dict[Value, list[Instruction]], every: list[Instruction], place: Value) -> list[Instruction]:
    """What uses a value, constant expressions over it included."""
    found = list(users.get(place, ()))
    if isinstance(place, GlobalVariable):
        found += [i for i in every if any(_is_over(v, place) for v in operands(i))]
    return found


def _is_over(value: Value, variable: Value) -> bool:
    return isinstance(value, ConstExpr) and any(o is variable or _is_over(o, variable) for o in value.operands)


def _describes(type: ty.Type | None) -> bool:
    return isinstance(type, ty.StructType) and (type.fields or ())[:7] == _DESCRIPTOR_HEAD


def _holds_pointers(type: ty.Type) -> bool:
    match type:
        case ty.ArrayType() | ty.VectorType():
            return _holds_pointers(type.element)
        case ty.StructType():
            return type.fields is None or any(_holds_pointers(f) for f in type.fields)
        case _:
            return isinstance(type, ty.PointerType)


def _is_zero(value: Value | None) -> bool:
    match value:
        case ConstFloat(text=text):
            return text in _ZERO
        case ConstInt(value=number):
            return number == 0
        case _:
            return isinstance(value, ConstZero | ConstNull)


def _leaf(layout: ty.DataLayout, type: ty.Type, offset: int) -> ty.Type | None:
    """The number at a place in a variable; None where it is not in the midst of one, or in bytes without a kind."""
    while True:
        match type:
            case ty.ArrayType() if type.count and offset < layout.size(type):
                size = layout.size(type.element)
                offset, type = (offset % size if size else 0), type.element
            case ty.StructType() if type.fields:
                starts = layout.offsets(type)
                place = max((k for k, start in enumerate(starts) if start <= offset), default=0)
                offset, type = offset - starts[place], type.fields[place]
            case ty.FloatType():
                return type if offset == 0 else None
            case _:
                return None
