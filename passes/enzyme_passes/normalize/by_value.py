# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with rules of the user's that pass structs of floats through memory, called as C sees them: by value.

    Triple f(Triple p);      define void @f(ptr sret(%Triple) %result, ptr byval(%Triple) %p)

    call void @f(ptr %r, ptr %a)       ->       %p = load %Triple, ptr %a
                                                %q = call %Triple @__enzcc_by_value_f(%Triple %p)
                                                store %Triple %q, ptr %r

So a rule for f has floats to pass and to return, as one for a function of three doubles has. The function made for it
calls f, and has its rules.
"""

from __future__ import annotations

from enzyme_passes.attributes.emitted import attributes_of_call, of_copy
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import type_in_memory
from enzyme_passes.ir.builder import Builder, add_block, define
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.members import members
from enzyme_passes.ir.values import Block, Function, Module, Value
from enzyme_passes.ir.writer import write_function
from enzyme_passes.support.dataclasses import dataclass

_PREFIX = "__enzcc_by_value_"
_RULES = ("enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative")
MOST_FLOATS = 64  # in a struct; larger ones stay in memory


@dataclass(frozen=True, slots=True)
class _Passing:
    """`result`: what comes back through the first parameter; `arguments`: what others point to, by number."""

    result: ty.Type | None
    arguments: dict[int, ty.Type]


def pass_structs_by_value(function: Function, module: Module) -> None:
    """Rewrite the calls of a function, as the module's docstring shows."""
    if function.name.startswith(_PREFIX):
        return
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, Call)]:
            target = call.target
            if target is None or not any(rule in target.attributes for rule in _RULES):
                continue
            passing = _passing(target, module)
            if passing.result is not None or passing.arguments:
                _rewrite(block, call, target, passing, module)


def _passing(function: Function, module: Module) -> _Passing:
    result: ty.Type | None = None
    arguments: dict[int, ty.Type] = {}
    for index, parameter in enumerate(function.arguments):
        for word in ("sret", "byval"):
            type = type_in_memory(module, parameter.attributes, word)
            leaves = [] if type is None else [leaf for _, leaf in members(type)]
            if type is None or not leaves or len(leaves) > MOST_FLOATS or not all(map(ty.is_float, leaves)):
                continue
            if word == "sret":
                result = type
            else:
                arguments[index] = type
    return _Passing(result, arguments)


def _rewrite(block: Block, call: Call, target: Function, passing: _Passing, module: Module) -> None:
    place = Block("by value")
    b = Builder(module, place)
    b.location = call.metadata.get("dbg")
    given: list[Value] = []
    for index, argument in enumerate(call.arguments):
        held = passing.arguments.get(index)
        if index > 0 or passing.result is None:
            given.append(argument if held is None else b.load(held, argument))
    made = b.call(_by_value(target, passing, module), given)
    made.unwind = call.unwind
    made.metadata = dict(call.metadata)
    if passing.result is not None:
        b.store(made, call.arguments[0])
    at = block.instructions.index(call)
    for instruction in place.instructions:
        instruction.block = block
    block.instructions[at : at + 1] = place.instructions


def _by_value(target: Function, passing: _Passing, module: Module) -> Function:
    name = _PREFIX + target.name
    known = module.functions.get(name)
    if known is not None:
        return known
    skipped = int(passing.result is not None)
    parameters = [(passing.arguments.get(a.index, a.type), a.name) for a in target.arguments[skipped:]]
    made = define(module, name, passing.result or target.function_type.result, parameters)
    made.attributes = of_copy(target, *(k for k in target.attributes if k.startswith("enzyme_")))
    made.metadata = {}
    b = Builder(module, add_block(made, "entry"))
    given: list[Value] = []
    result = None if passing.result is None else b.alloca(passing.result)
    if result is not None:
        given.append(result)
    for original, argument in zip(target.arguments[skipped:], made.arguments, strict=True):
        if original.index in passing.arguments:
            copy = b.alloca(argument.type)
            b.store(argument, copy)
            given.append(copy)
        else:
            given.append(argument)
    call = b.call(target, given)
    call.argument_attributes = attributes_of_call(target)
    if result is not None and passing.result is not None:
        b.ret(b.load(passing.result, result))
    else:
        b.ret(None if call.type is ty.VOID else call)
    made.print_as(write_function(made))
    return made
