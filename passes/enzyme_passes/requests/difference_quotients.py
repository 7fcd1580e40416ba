# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Difference quotients in code that is differentiated in reverse mode: (f(y + h) - f(y)) / h.

    z[j] = y[j] + h;    rhs(z, f);    J[i][j] = (f[i] - f0[i]) / h;

The adjoints of both values are large, and cancel: what is left is uncertain by the rounding of each. A stencil over a
grid, (u[i + 1] - u[i]) / dx, is none of these: nothing that the request is about was increased by dx there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from enzyme_passes.analysis.context import Activity
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Cast,
    FloatBinary,
    FloatUnary,
    Freeze,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import symbols_in
from enzyme_passes.ir.values import Argument, Constant, ConstFloat, ConstInt, Function, GlobalVariable, Module, Value
from enzyme_passes.requests.request import Request
from enzyme_passes.support.patterns import pattern

_SUBTRACTED: Final = pattern(r"^  (%\S+) = fsub ", re.MULTILINE)
_DIVIDED: Final = pattern(r" = fdiv (?:\w+ )*?(?:half|float|double|x86_fp80|fp128|ppc_fp128) ([^,\s]+), ")
_COPIES: Final = ("llvm.memcpy", "llvm.memmove")


def quotient(module: Module, request: Request) -> Instruction | None:
    """The first division in a request's code that is that of a difference quotient of something active."""
    reached = _reached(module, request.target)
    found = {f: list(_candidates(f)) for f in reached if _may_have(f)}
    if not any(found.values()):
        return None
    active = _active(request, reached)
    for function, candidates in found.items():
        for division, increased in candidates:
            if increased in active[function]:
                return division
    return None


def _may_have(function: Function) -> bool:
    """By its text, for few functions are worth being read for this."""
    text = function.source
    if " fdiv " not in text or " fsub " not in text:
        return False
    differences = {m[1] for m in _SUBTRACTED.finditer(text)}
    return any(m[1] in differences or m[1][0] != "%" for m in _DIVIDED.finditer(text)) and (
        " fadd " in text or len(differences) > 1
    )


def _reached(module: Module, target: Function) -> list[Function]:
    found: dict[Function, None] = {}
    pending = [target]
    while pending:
        function = pending.pop()
        if function in found or not function.defined or "enzyme_inactive" in function.attributes:
            continue
        found[function] = None
        names = dict.fromkeys(symbols_in(function.source))
        pending.extend(module.functions[n] for n in names if n in module.functions)
    return list(found)


# Patterns -------------------------------------------------------------------------------------------------------------


def _candidates(function: Function) -> Iterator[tuple[Instruction, Value]]:
    """Divisions of a difference by an increment, each with what was increased by it."""
    instructions = [i for block in body(function) for i in block.instructions]
    given = _handed_on(instructions)
    increments: list[tuple[FloatBinary, Value, Value]] = []
    for i in instructions:
        if isinstance(i, FloatBinary) and i.op in ("fadd", "fsub"):
            pairs = [(i.lhs, i.rhs), (i.rhs, i.lhs)] if i.op == "fadd" else [(i.lhs, i.rhs)]
            increments += [(i, y, h) for y, h in pairs if not isinstance(y, Constant)]
    exact = [step for i in instructions if (step := _exact_step(i)) is not None]
    for i in instructions:
        if not (isinstance(i, FloatBinary) and i.op == "fdiv"):
            continue
        for difference in _divided(i, instructions):
            for pointer, y in exact:
                if _is_of_array(i.rhs, pointer) and not _is_of_array(difference.lhs, pointer):
                    yield i, y
            for increased, y, h in increments:
                if increased is difference or not _is_increment(i.rhs, increased, y, h, given):
                    continue
                evaluated = increased in given and _is_evaluated(difference, increased, instructions)
                one, other = difference.lhs, difference.rhs
                if evaluated or _alike(one, other, increased, y) or _alike(other, one, increased, y):
                    yield i, y


def _exact_step(i: Instruction) -> tuple[Value, Value] | None:
    """Where an increment is kept that was made exact, (y + h) - y, and what it is one of."""
    if not (isinstance(i, Store) and isinstance(i.value, FloatBinary) and i.value.op == "fsub"):
        return None
    y = i.value.rhs
    match i.value.lhs:
        case FloatBinary(op="fadd", lhs=one, rhs=other):
            parts = [one, other]
        case Call(arguments=[_, _, added]) as call if _multiplies(call):
            parts = [added]
        case _:
            return None
    return (i.pointer, y) if isinstance(y, Load) and any(_same(part, y) for part in parts) else None


def _is_of_array(value: Value, pointer: Value) -> bool:
    """Whether a value is loaded from the array that a pointer leads into."""
    value = _unscaled(value)
    if not (
        isinstance(value, Load) and isinstance(value.pointer, GetElementPtr) and isinstance(pointer, GetElementPtr)
    ):
        return False
    return _same(value.pointer.pointer, pointer.pointer)


def _divided(division: FloatBinary, instructions: list[Instruction]) -> list[FloatBinary]:
    """The differences that a division divides, also by way of 1 / h."""
    if isinstance(division.lhs, ConstFloat):
        over = [v for i in instructions if _multiplies(i) for v in operands(i)[:2] if division in operands(i)[:2]]
    else:
        over = [division.lhs]
    return [v for v in over if isinstance(v, FloatBinary) and v.op == "fsub" and not isinstance(v.rhs, Constant)]


def _multiplies(i: Instruction) -> bool:
    if isinstance(i, Call) and i.target is not None:
        return i.target.name.startswith(("llvm.fmuladd", "llvm.fma."))
    return isinstance(i, FloatBinary) and i.op == "fmul"


def _handed_on(instructions: list[Instruction]) -> dict[Value, list[Instruction]]:
    """What is stored, or passed to a call, by which instructions."""
    found: dict[Value, list[Instruction]] = {}
    for i in instructions:
        if isinstance(i, Store):
            found.setdefault(i.value, []).append(i)
        elif isinstance(i, Call | Invoke) and not (i.target is not None and i.target.name.startswith("llvm.")):
            for a in i.arguments:
                found.setdefault(a, []).append(i)
    return found


def _is_increment(
    divisor: Value, increased: FloatBinary, y: Value, h: Value, given: dict[Value, list[Instruction]]
) -> bool:
    """Whether a divisor is h, a multiple of it, or what of it is left in (y + h) - y."""
    divisor, h = _unscaled(divisor), _unscaled(h)
    if isinstance(divisor, ConstFloat) or isinstance(h, ConstFloat):
        return _is_small_multiple(divisor, h)
    if _same(divisor, h):
        return True
    if not (isinstance(divisor, FloatBinary) and divisor.op == "fsub"):
        return False
    for one, other in ((divisor.lhs, divisor.rhs), (divisor.rhs, divisor.lhs)):
        if _same(other, y) and (one is increased or _was_stored(one, increased, given)):
            return True
    return False


def _was_stored(value: Value, increased: Value, given: dict[Value, list[Instruction]]) -> bool:
    return isinstance(value, Load) and any(
        isinstance(s, Store) and _same(s.pointer, value.pointer) for s in given.get(increased, ())
    )


def _unscaled(value: Value) -> Value:
    while True:
        match value:
            case (
                FloatBinary(op="fmul", lhs=factor, rhs=ConstFloat())
                | FloatBinary(op="fmul", lhs=ConstFloat(), rhs=factor)
            ):
                value = factor
            case FloatBinary(op="fadd") if value.lhs is value.rhs:
                value = value.lhs
            case FloatUnary(operand=factor) | Freeze(operand=factor):
                value = factor
            case _:
                return value


def _is_small_multiple(divisor: Value, h: Value) -> bool:
    """Of constants: increments that are small, or 1 and 0.5 would be some."""
    if not (isinstance(divisor, ConstFloat) and isinstance(h, ConstFloat)):
        return False
    one, other = divisor.number, h.number
    return (
        one is not None
        and other is not None
        and 0 < abs(other) < 1e-3
        and one in (other, -other, 2 * other, -2 * other)
    )


def _same(one: Value, other: Value, depth: int = 0) -> bool:
    """Whether two values are one, or loaded from one place."""
    if one is other:
        return True
    if depth > 6 or type(one) is not type(other):
        return False
    match one, other:
        case ConstInt(), ConstInt():
            return one.value == other.value
        case Load(), Load():
            return _same(one.pointer, other.pointer, depth + 1)
        case GetElementPtr(), GetElementPtr():
            return (
                one.source_type is other.source_type
                and len(one.indices) == len(other.indices)
                and all(_same(a, b, depth + 1) for a, b in zip(one.indices, other.indices, strict=True))
                and _same(one.pointer, other.pointer, depth + 1)
            )
        case Cast(), Cast():
            return one.op == other.op and _same(one.operand, other.operand, depth + 1)
        case _:
            return False


def _is_evaluated(difference: FloatBinary, increased: Value, instructions: list[Instruction]) -> bool:
    """Whether one of the two values is read, or returned, from what was computed with the increased one."""
    ends = [v for v in (difference.lhs, difference.rhs) if isinstance(v, Load | Call | Invoke)]
    if not ends:
        return False
    places = {_root(i.pointer): None for i in instructions if isinstance(i, Store) and i.value is increased}
    flow = _flow(instructions, [increased])
    return any(v in flow and not (isinstance(v, Load) and _root(v.pointer) in places) for v in ends)


def _alike(one: Value, other: Value, increased: Value, y: Value, depth: int = 0) -> bool:
    """Whether one value is the other with the increased number in place of the number."""
    if depth == 0 and (one is increased or one is other):
        return False
    if one is increased:
        return _same(other, y) or (isinstance(other, FloatBinary) and any(_same(o, y) for o in operands(other)))
    if one is other:
        return True
    if depth > 12 or type(one) is not type(other):
        return False
    match one, other:
        case FloatBinary(), FloatBinary():
            fits = one.op == other.op
        case FloatUnary(), FloatUnary():
            fits = True
        case Call(), Call():
            fits = one.target is other.target
        case _:
            return False
    pairs = zip(operands(one), operands(other), strict=False)
    return fits and all(_alike(a, b, increased, y, depth + 1) for a, b in pairs)


# What depends on what -------------------------------------------------------------------------------------------------


def _root(pointer: Value) -> Value:
    while isinstance(pointer, GetElementPtr | Cast):
        pointer = pointer.pointer if isinstance(pointer, GetElementPtr) else pointer.operand
    return pointer


def _flow(instructions: list[Instruction], seeds: Iterable[Value]) -> dict[Value, None]:
    """What may depend on these values: values, and what pointers are made from in place of the memory behind them."""
    found: dict[Value, None] = dict.fromkeys(seeds)
    changed = True
    while changed:
        size = len(found)
        for i in instructions:
            match i:
                case Store():
                    if i.value in found:
                        found[_root(i.pointer)] = None
                case Load():
                    if _root(i.pointer) in found:
                        found[i] = None
                case Call() | Invoke():
                    _call(i, found)
                case GetElementPtr() | Alloca():
                    pass
                case Phi() | Select() | Cast() if any(_root(v) in found for v in operands(i)):
                    found[i] = None
                case _:
                    if any(v in found for v in operands(i)):
                        found[i] = None
        changed = len(found) > size
    return found


def _call(call: Call | Invoke, found: dict[Value, None]) -> None:
    name = call.target.name if call.target is not None else ""
    if name.startswith(_COPIES):
        if _root(call.arguments[1]) in found:
            found[_root(call.arguments[0])] = None
    elif any(_root(a) in found for a in call.arguments):
        found[call] = None
        if not name.startswith("llvm."):
            found.update(
                (_root(a), None) for a in call.arguments if isinstance(_root(a), Alloca | Argument | Load | Call)
            )


def _active(request: Request, reached: list[Function]) -> dict[Function, dict[Value, None]]:
    """For each function, what may depend on the active arguments of the request."""
    seeds: dict[Function, dict[Value, None]] = {f: {} for f in reached}
    flows: dict[Function, dict[Value, None]] = {}
    shared: dict[Value, None] = {}
    for argument, activity in zip(request.target.arguments, request.activities, strict=False):
        if activity is not Activity.CONST:
            seeds.setdefault(request.target, {})[argument] = None
    called: dict[Function, None] = {}
    bodies = {f: [i for block in body(f) for i in block.instructions] for f in reached}
    for instructions in bodies.values():
        called.update((i.target, None) for i in instructions if isinstance(i, Call | Invoke) and i.target is not None)
    for function in reached:
        if function is not request.target and function not in called:  # by a pointer
            seeds[function].update(dict.fromkeys(function.arguments))
    pending = dict.fromkeys(reached)
    while pending:
        function = next(iter(pending))
        del pending[function]
        flow = flows[function] = _flow(bodies[function], [*seeds[function], *shared])
        for found in flow:
            if isinstance(found, GlobalVariable) and found not in shared:
                shared[found] = None
                pending.update(dict.fromkeys(reached))
        for i in bodies[function]:
            if isinstance(i, Call | Invoke) and i.target in seeds:
                given: dict[Value, None] = {
                    p: None for p, a in zip(i.target.arguments, i.arguments, strict=False) if _root(a) in flow
                }
                if not given.keys() <= seeds[i.target].keys():
                    seeds[i.target].update(given)
                    pending[i.target] = None
    return flows
