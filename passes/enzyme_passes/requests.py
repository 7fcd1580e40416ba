"""Requests: `__enzyme_autodiff(f, ...)` and its kin, found in the module, read, and replaced by derivative calls.

%g = call double (...) @__enzyme_autodiff(ptr @f, ptr @enzyme_dup, ptr %x, ptr %dx)
  becomes
%h = call ptr @__enzcc_tape_enter()
%m = call ptr @__enzcc_tape_mark(ptr %h)
%g = call ... @__enzcc_combined_f(ptr %x, ptr %dx, double 1.0, ptr %h)
call void @__enzcc_tape_release(ptr %h, ptr %m)
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from enzyme_passes.analysis.context import Activity
from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Cast, GetElementPtr, IntBinary, Invoke
from enzyme_passes.ir.lexer import Terms, parse_attributes
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import (
    Argument,
    ConstExpr,
    ConstInt,
    ConstNull,
    Function,
    GlobalAlias,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.source_arguments import source_arguments

PREFIX = "__enzyme_"


class Entry(Enum):
    """What is asked for, by the part of the name that says so."""

    AUTODIFF = "__enzyme_autodiff"
    FWDDIFF = "__enzyme_fwddiff"
    AUGMENT = "__enzyme_augmentfwd"
    REVERSE = "__enzyme_reverse"
    AUGMENT_SIZE = "__enzyme_augmentsize"

    @property
    def split(self) -> bool:
        """Whether this is one half of reverse mode, with the user's program between the halves."""
        return self in (Entry.AUGMENT, Entry.REVERSE, Entry.AUGMENT_SIZE)


UNSUPPORTED = (
    "__enzyme_fwdsplit", "__enzyme_virtualreverse",
    "__enzyme_batch", "__enzyme_error_estimate", "__enzyme_truncate", "__enzyme_expand", "__enzyme_todense",
    "__enzyme_post_sparse_todense", "__enzyme_call_inactive",
)  # fmt: skip
SPLIT_MARKERS = {"enzyme_tape", "enzyme_allocated", "enzyme_not_overwritten"}
STRIDED = {"enzyme_dupv": "enzyme_dup", "enzyme_dupnoneedv": "enzyme_dupnoneed"}
ACTIVITIES = {*STRIDED, "enzyme_dup", "enzyme_dupnoneed", "enzyme_out", "enzyme_const"}
FLAGS = {
    "enzyme_primal_return", "enzyme_const_return", "enzyme_active_return", "enzyme_dup_return", "enzyme_noret",
    "enzyme_runtime_activity", "enzyme_strong_zero", "enzyme_nofree",
}  # fmt: skip
LATER = {
    "enzyme_byref", "enzyme_interleave", "enzyme_buffer", "enzyme_scalar", "enzyme_vector",
}  # fmt: skip


@dataclass(slots=True)
class Request:
    """One request call, understood: primal arguments, their activities and shadows (`width` of each)."""

    call: Call | Invoke
    caller: Function
    entry: Entry
    target: Function
    arguments: list[Value] = field(default_factory=list)
    activities: list[Activity] = field(default_factory=list)
    shadows: list[list[Value]] = field(default_factory=list)
    width: int = 1
    flags: dict[str, None] = field(default_factory=dict)
    result_pointer: Value | None = None
    unchanged: dict[int, None] = field(default_factory=dict)  # split: parameters marked enzyme_not_overwritten
    seeds: list[Value] = field(default_factory=list)  # of a split reverse half: the adjoints of the result
    tape: Value | None = None  # of a split reverse half
    tape_place: Value | None = None  # enzyme_tape: where the tape is written to and read from
    returned: ty.Type | None = None  # what the function returns through its first parameter, if that is not given
    by_value: dict[int, ty.Type] = field(default_factory=dict)  # enzyme_out parameters that are passed in memory

    @property
    def strong_zero(self) -> bool:
        return "enzyme_strong_zero" in self.flags

    @property
    def result_activity(self) -> Activity:
        result = self.target.function_type.result
        if "enzyme_const_return" in self.flags or result is ty.VOID:
            return Activity.CONST
        if self.entry is Entry.FWDDIFF:
            return Activity.of(has_float(result), has_pointer(result))
        if "enzyme_active_return" in self.flags:
            return Activity.ACTIVE
        if has_pointer(result):
            return Activity.DUP if self.entry.split else Activity.CONST
        return Activity.ACTIVE if has_float(result) else Activity.CONST


def find_request_calls(module: Module) -> list[tuple[Function, Call | Invoke]]:
    """All request calls, in the module's order. Only functions that mention one are read."""
    found: list[tuple[Function, Call | Invoke]] = []
    names = {f.name for f in module.functions.values() if request_entry(f.name) is not None}
    if not names:
        return found
    for function in list(module.functions.values()):
        if not function.defined or not any(name in (function.raw or "") for name in names):
            continue
        body(function)
        for instruction in function.instructions():
            if isinstance(instruction, (Call, Invoke)):
                target = instruction.target
                if target is not None and target.name in names:
                    found.append((function, instruction))
    return found


def request_entry(name: str) -> str | None:
    """The entry point that a symbol's name contains, if it is a request."""
    for entry in (*(e.value for e in Entry), *UNSUPPORTED):
        if entry in name:
            return entry
    return None


def read_request(caller: Function, call: Call | Invoke) -> Request:
    """Read the arguments of a request by the rules of ABI.md; raises Failure EZ01xx."""
    assert call.target is not None
    name = request_entry(call.target.name)
    assert name is not None
    if name in UNSUPPORTED:
        raise Failure("EZ0111", f"'{name}' is not supported", call, helps=["use __enzyme_autodiff or __enzyme_fwddiff"])
    arguments = list(call.arguments)
    result_pointer = None
    if arguments and "sret" in call.argument_attributes[0].split("(")[0].split():
        result_pointer = arguments.pop(0)
    if not arguments:
        raise Failure("EZ0101", f"'{name}' has no function to differentiate", call)
    target = function_of(arguments.pop(0))
    if target is None:
        raise Failure(
            "EZ0101",
            f"the first argument of '{name}' is not a function known here",
            call,
            helps=["pass the function itself: its address must be a constant after optimization"],
        )
    if not target.defined:
        raise Failure(
            "EZ0102",
            f"'{target.name}' has no body here, so it cannot be differentiated",
            call,
            helps=["compile the file that defines it in the same command as this one"],
        )
    request = Request(call, caller, Entry(name), target, result_pointer=result_pointer)
    arguments = _read_flags(request, arguments)
    request.returned = _result_in_memory(request, arguments)
    _read_arguments(request, arguments)
    returns_nothing = target.function_type.result is ty.VOID and request.returned is None
    if request.entry is Entry.FWDDIFF and returns_nothing and "enzyme_primal_return" in request.flags:
        raise Failure("EZ0112", "enzyme_primal_return of a function that returns nothing", call)
    return request


RETURNS = ("enzyme_const_return", "enzyme_active_return", "enzyme_dup_return", "enzyme_primal_return")


def _result_in_memory(request: Request, arguments: list[Value]) -> ty.Type | None:
    """What the function returns through its first parameter, where the request does not hand over memory for it as
    for any other argument (in reverse mode: a pointer comes first, and nothing is said of the result)."""
    target = request.target
    if not target.arguments or target.module is None or request.entry.split:
        return None
    held = type_in_memory(target.module, target.arguments[0].attributes, "sret")
    if request.entry is Entry.FWDDIFF:
        return held if request.result_pointer is not None else None
    if any(flag in request.flags for flag in RETURNS):
        return held
    first = next((a for a in arguments if marker(a) is None), None)
    return None if first is not None and isinstance(first.type, ty.PointerType) else held


def _read_result_in_memory(request: Request, returned: ty.Type) -> None:
    """The first parameter, for which the answer finds room. In reverse mode its shadow is the seed."""
    inactive = "enzyme_const_return" in request.flags
    if request.entry is not Entry.FWDDIFF and (has_pointer(returned) or not has_float(returned)):
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


def type_in_memory(module: Module, attributes: str, word: str) -> ty.Type | None:
    """The type that `sret(...)` or `byval(...)` among a parameter's attributes names."""
    if f"{word}(" not in attributes:
        return None
    terms = Terms(module)
    terms.start(parse_attributes(attributes)[word])
    return terms.type()


def function_of(value: Value) -> Function | None:
    """The function that a constant stands for."""
    while True:
        match value:
            case Function():
                return value
            case GlobalAlias(aliasee=aliasee) if aliasee is not None:
                value = aliasee
            case ConstExpr(op="bitcast" | "addrspacecast"):
                value = value.operands[0]
            case _:
                return None


def marker(value: Value) -> str | None:
    """The marker's name, if an argument is one."""
    while isinstance(value, (Cast, ConstExpr)) and (isinstance(value, ConstExpr) and value.op == "ptrtoint"):
        value = value.operands[0]
    if isinstance(value, GlobalVariable) and value.name.startswith("enzyme_"):
        return value.name.split(".")[0]
    return None


def _read_flags(request: Request, arguments: list[Value]) -> list[Value]:
    """Take out the markers that may stand anywhere; the rest is returned."""
    rest: list[Value] = []
    pending = list(arguments)
    widths = 0
    while pending:
        value = pending.pop(0)
        name = marker(value)
        if name == "enzyme_width":
            widths += 1
            if not pending or not isinstance(pending[0], ConstInt) or pending[0].value < 1 or widths > 1:
                raise Failure(
                    "EZ0107",
                    "enzyme_width needs one constant number, at least 1, and may stand only once",
                    request.call,
                )
            width = pending.pop(0)
            assert isinstance(width, ConstInt)
            request.width = width.value
        elif name in FLAGS:
            request.flags[name] = None
        elif name == "enzyme_tape" and request.entry.split and pending:
            request.tape_place = pending.pop(0)
        elif name == "enzyme_allocated" and request.entry.split and pending:
            _check_tape_size(request, pending.pop(0))
        elif name in LATER:
            raise Failure("EZ0111", f"'{name}' is not supported", request.call)
        elif name in SPLIT_MARKERS and not request.entry.split:
            raise Failure("EZ0112", f"'{name}' in a request that is not split", request.call)
        elif name is not None and name not in ACTIVITIES and name != "enzyme_not_overwritten":
            raise Failure("EZ0108", f"unknown marker '{name}'", request.call)
        else:
            rest.append(value)
    return rest


TAPE_BYTES = 8  # of what the caller keeps for us between the halves: an address


def _check_tape_size(request: Request, size: Value) -> None:
    if not isinstance(size, ConstInt):
        raise Failure("EZ0112", "enzyme_allocated needs a constant size", request.call)
    if size.value < TAPE_BYTES:
        raise Failure(
            "EZ0701",
            f"the tape is too small: need {TAPE_BYTES} bytes have {size.value} bytes",
            request.call,
            helps=["ask for its size: __enzyme_augmentsize(f, markers...)"],
        )


def _read_markers(request: Request, arguments: list[Value]) -> None:
    """The activities alone, as __enzyme_augmentsize gets them."""
    found = [marker(a) for a in arguments]
    count = len(source_arguments(request.target))
    if len(found) != count or None in found:
        raise Failure(
            "EZ0103" if len(found) < count else "EZ0104",
            f"__enzyme_augmentsize takes one activity marker for each of the {count} parameters",
            request.call,
        )


def _read_tail(request: Request, pending: list[Value]) -> None:
    """What follows the arguments of a reverse half: the adjoint of an active result, and the tape."""
    result = request.target.function_type.result
    if request.result_activity.active:
        for _ in range(request.width):
            if not pending:
                raise Failure("EZ0103", "too few arguments: the adjoint of the result is missing", request.call)
            request.seeds.append(_converted(request, pending.pop(0), result, len(request.arguments)))
    if request.tape_place is None:
        if not pending:
            raise Failure("EZ0103", "too few arguments: the tape is missing", request.call)
        request.tape = _converted(request, pending.pop(0), ty.PTR, len(request.arguments) + len(request.seeds))


def _read_arguments(request: Request, arguments: list[Value]) -> None:
    target, call = request.target, request.call
    if request.entry is Entry.AUGMENT_SIZE:
        _read_markers(request, arguments)
        return
    pending = list(arguments)
    groups = source_arguments(target)
    while groups:
        group = groups.pop(0)
        if len(group) > 1 and not _is_given_whole(request, pending, len(group)):
            groups[:0] = [[p] for p in group]
            continue
        parameter = group[0]
        if pending and marker(pending[0]) == "enzyme_not_overwritten":
            pending.pop(0)
            request.unchanged.update((p.index, None) for p in group)
        if parameter.index == 0 and request.returned is not None:
            _read_result_in_memory(request, request.returned)
            continue
        name = None if not pending else marker(pending[0])
        if name is not None:
            pending.pop(0)
            if not pending:
                raise Failure("EZ0103", f"too few arguments: nothing follows the last '{name}'", call)
            if marker(pending[0]) is not None:
                raise Failure("EZ0103", f"'{name}' is followed by another marker, not by an argument", call)
        stride = None
        if name in STRIDED:
            stride, name = pending.pop(0), STRIDED[name]
            pointer = len(group) == 1 and has_pointer(parameter.type)
            if not pending or not isinstance(stride.type, ty.IntType) or not pointer:
                raise Failure("EZ0106", "enzyme_dupv is followed by a stride in bytes, a pointer and its shadows", call)
        request.arguments += [_value(request, pending, p) for p in group]
        if name == "enzyme_out" and request.entry is Entry.AUTODIFF and _is_by_value(request, parameter):
            request.activities.append(Activity.DUP)
            request.shadows.append(request.arguments[-1:] * request.width)
            continue
        activities = _activities(request, name, group)
        request.activities += activities
        wanted = [a.shadowed or (a.active and request.entry is Entry.FWDDIFF) for a in activities]
        shadows: list[list[Value]] = [[] for _ in group]
        for k in range(request.width if any(wanted) else 0):
            if stride is not None and k > 0:
                shadows[0].append(_strided(request, shadows[0][0], stride, k))
                continue
            for p, wants, lanes in zip(group, wanted, shadows, strict=True):
                shadow = _shadow(request, pending, p)
                if wants:
                    lanes.append(shadow)
        request.shadows += shadows
    if target.function_type.variadic:
        raise Failure("EZ0503", f"'{target.name}' takes a variable number of arguments", call)
    if request.entry is Entry.REVERSE:
        _read_tail(request, pending)
    if pending:
        raise Failure("EZ0104", f"too many arguments: '{target.name}' has {len(target.arguments)} parameters", call)


def _is_given_whole(request: Request, pending: list[Value], count: int) -> bool:
    """Whether enough values follow for an argument of `count` parameters, before the next marker; else the caller gives
    each of them its own."""
    values = list(pending)
    while values and marker(values[0]) == "enzyme_not_overwritten":
        values.pop(0)
    name = marker(values.pop(0)) if values and marker(values[0]) is not None else None
    given = 0
    while given < len(values) and marker(values[given]) is None:
        given += 1
    alone = name in ("enzyme_const", "enzyme_out") or (name is None and request.entry is not Entry.FWDDIFF)
    return given >= count * (1 if alone else 1 + request.width)


def _is_by_value(request: Request, parameter: Argument) -> bool:
    """Whether a parameter is a large struct of numbers; the answer then finds room for its derivative."""
    assert request.target.module is not None
    type = type_in_memory(request.target.module, parameter.attributes, "byval")
    if type is None or has_pointer(type) or not has_float(type):
        return False
    request.by_value[parameter.index] = type
    return True


def _value(request: Request, pending: list[Value], parameter: Argument) -> Value:
    target = request.target
    if not pending:
        raise Failure(
            "EZ0103",
            f"too few arguments: '{target.name}' has {len(target.arguments)} parameters",
            request.call,
            notes=[f"nothing is given for parameter {parameter.index + 1}, of type {parameter.type}"],
        )
    return _converted(request, pending.pop(0), parameter.type, parameter.index)


def _shadow(request: Request, pending: list[Value], parameter: Argument) -> Value:
    if not pending or marker(pending[0]) is not None:
        raise Failure(
            "EZ0105",
            f"missing shadow of argument {parameter.index + 1} of '{request.target.name}'",
            request.call,
            notes=["an argument marked enzyme_dup, and a pointer without a marker, is followed by its shadow"],
            helps=["pass its shadow after it, or mark it enzyme_const"],
        )
    return _converted(request, pending.pop(0), parameter.type, parameter.index)


def _activities(request: Request, name: str | None, group: list[Argument]) -> list[Activity]:
    """Of the members of one argument: a struct with a pointer is dup, and integers have no derivative."""
    if len(group) > 1:
        if name is None and any(has_pointer(p.type) for p in group):
            name = "enzyme_dup"
        if name == "enzyme_out" and any(has_float(p.type) for p in group):
            floats = [p for p in group if has_float(p.type) or has_pointer(p.type)]
            return [_activity(request, name, p.type, p.index) if p in floats else Activity.CONST for p in group]
    return [_activity(request, name, p.type, p.index) for p in group]


def _activity(request: Request, name: str | None, type: ty.Type, index: int) -> Activity:
    forward = request.entry is Entry.FWDDIFF
    match name:
        case "enzyme_const":
            return Activity.CONST
        case "enzyme_out":
            if forward:
                raise Failure(
                    "EZ0112", "enzyme_out in forward mode", request.call, helps=["use enzyme_dup, value, tangent"]
                )
            if not has_float(type) or has_pointer(type):
                raise Failure(
                    "EZ0106", f"argument {index + 1} is marked enzyme_out, but its type is {type}", request.call
                )
            return Activity.ACTIVE
        case "enzyme_dup" | "enzyme_dupnoneed":
            if has_pointer(type):
                return Activity.BOTH if forward and has_float(type) else Activity.DUP
            if isinstance(type, ty.IntType) and type.bits == 64:
                # A pointer's bits, or a small struct's: floats in it have tangents.
                return Activity.BOTH if forward else Activity.DUP
            if not has_float(type):
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
            if has_pointer(type):
                return Activity.BOTH if forward and has_float(type) else Activity.DUP
            return Activity.ACTIVE if has_float(type) else Activity.CONST


def _converted(request: Request, value: Value, type: ty.Type, index: int) -> Value:
    """An argument in the parameter's type: what a variadic declaration promoted is taken back."""
    if value.type is type:
        return value
    if isinstance(value.type, ty.FloatType) and isinstance(type, ty.FloatType) and value.type.bits > type.bits:
        return converted(request, Cast("fptrunc", value, type))
    if isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType) and value.type.bits > type.bits:
        return converted(request, Cast("trunc", value, type))
    if isinstance(value.type, ty.IntType) and isinstance(type, ty.IntType):
        return converted(request, Cast("sext", value, type))
    raise Failure(
        "EZ0106",
        f"argument {index + 1} of '{request.target.name}' has type {type}, but {value.type} is passed",
        request.call,
    )


def _strided(request: Request, first: Value, stride: Value, k: int) -> Value:
    """Shadow k of an enzyme_dupv argument."""
    assert isinstance(stride.type, ty.IntType)
    distance = converted(request, IntBinary("mul", stride, ConstInt(stride.type, k)))
    return converted(request, GetElementPtr(ty.PTR, ty.I8, first, [distance]))


def converted(request: Request, cast: Cast | IntBinary | GetElementPtr) -> Value:
    block = request.call.block
    assert block is not None
    cast.block = block
    block.instructions.insert(block.instructions.index(request.call), cast)
    return cast


def has_pointer(type: ty.Type) -> bool:
    match type:
        case ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return has_pointer(type.element)
        case ty.StructType():
            return any(has_pointer(f) for f in type.fields or ())
        case _:
            return False


def has_float(type: ty.Type) -> bool:
    match type:
        case ty.FloatType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return has_float(type.element)
        case ty.StructType():
            return any(has_float(f) for f in type.fields or ())
        case _:
            return False
