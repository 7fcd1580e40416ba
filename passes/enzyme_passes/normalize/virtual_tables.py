# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`__enzyme_virtualreverse`: what stands in a shadow for a function, or for a virtual table.

The shadow of a pointer to a function points to a constant pair of functions, of which Enzyme calls one in each sweep.
Programs make such pairs by hand, or ask for them:

    %p = call ptr @__enzyme_virtualreverse(ptr @f)                  with double @f(double, ptr)
      becomes
    @__enzcc_pair.f = internal constant [2 x ptr] [ptr @__enzcc_pair.f.augmented, ptr @__enzcc_pair.f.gradient]

    { ptr, double } @__enzcc_pair.f.augmented(double %x, ptr %p, ptr %dp)        { tape, result }
    double @__enzcc_pair.f.gradient(double %x, ptr %p, ptr %dp, double %seed, ptr %tape)

Both hold a request of split mode, and are answered with the others. Derivatives made here never look into such a pair:
they know a function by its own address (lowering.py), so that a shadow table may as well be the table itself.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define
from enzyme_passes.ir.call_targets import OF_TABLES, resolve_alias
from enzyme_passes.ir.instructions import Branch, Call, Invoke, operands, replace_operands
from enzyme_passes.ir.members import carries_float, carries_pointer
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import (
    ConstAggregate,
    Constant,
    ConstExpr,
    Function,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks, forget_edge
from enzyme_passes.support.diagnostics import Failure

REQUEST = "__enzyme_virtualreverse"
SMALLEST = 16  # bits of the integers that have a place for a shadow among the parameters


def make_pairs(module: Module) -> bool:
    """Replace every `__enzyme_virtualreverse`; whether there was one. Raises Failure EZ0101, EZ0102."""
    names = [f.name for f in module.functions.values() if REQUEST in f.name]
    if not names:
        return False
    found = False
    for function in list(module.functions.values()):
        if not function.defined or not any(mentions(function.source, name) for name in names):
            continue
        body(function)
        for call in [i for i in function.instructions() if isinstance(i, Call | Invoke)]:
            if call.target is not None and REQUEST in call.target.name:
                _replace(function, call, _shadow_of(module, call))
                found = True
    return found


def _replace(function: Function, call: Call | Invoke, shadow: Constant) -> None:
    function.changed = True
    block = call.block
    assert block is not None
    for instruction in function.instructions():
        if any(v is call for v in operands(instruction)):
            replace_operands(instruction, lambda v: shadow if v is call else v)
    place = block.instructions.index(call)
    if isinstance(call, Call):
        del block.instructions[place]
        return
    branch = Branch(call.normal)
    branch.block = block
    block.instructions[place] = branch
    forget_edge(block, call.unwind)
    drop_unreachable_blocks(function)


def _shadow_of(module: Module, call: Call | Invoke) -> Constant:
    value = resolve_alias(call.arguments[0]) if call.arguments else None
    match value:
        case Function():
            return _pair(module, value, call)
        case GlobalVariable() if value.name.startswith(OF_TABLES):
            return _table(module, value, call)
        case ConstExpr(op="getelementptr", operands=(GlobalVariable() as table, *indices)) if table.name.startswith(
            OF_TABLES
        ):
            parts = (_table(module, table, call), *indices)
            return ConstExpr(value.type, value.op, "", value.source_type, parts)
        case _:
            raise Failure(
                "EZ0101",
                f"the argument of '{REQUEST}' is neither a function nor a virtual table known here",
                call,
                helps=["pass the function itself: its address must be a constant after optimization"],
            )


def _table(module: Module, table: GlobalVariable, call: Call | Invoke) -> GlobalVariable:
    """A table with pairs for all functions that have a body here; others stand for themselves."""
    name = f"__enzcc_pairs.{table.name}"
    known = module.globals.get(name)
    if known is not None:
        return known
    if table.initializer is None:
        raise Failure(
            "EZ0102",
            f"'{table.name}' is not defined here, so the functions in it cannot be differentiated",
            call,
            helps=["let enzcc compile the file that defines the class's first virtual function, and link both"],
        )

    def shadow(value: Constant) -> Constant:
        target = resolve_alias(value)
        if isinstance(value, ConstAggregate):
            return ConstAggregate(value.type, tuple(shadow(e) for e in value.elements))
        return _pair(module, target, call) if isinstance(target, Function) and target.defined else value

    return _constant(module, name, shadow(table.initializer))


def _pair(module: Module, function: Function, call: Call | Invoke) -> GlobalVariable:
    name = f"__enzcc_pair.{function.name}"
    known = module.globals.get(name)
    if known is not None:
        return known
    if not function.defined:
        raise Failure(
            "EZ0102",
            f"'{function.name}' has no body here, so it cannot be differentiated",
            call,
            helps=["let enzcc compile the file that defines it, and link both"],
        )
    halves = (_half(module, function, "augmented"), _half(module, function, "gradient"))
    return _constant(module, name, ConstAggregate(ty.array(2, ty.PTR), halves))


def _half(module: Module, function: Function, half: str) -> Function:
    """One function of a pair: the parameters of `function`, those that are neither floats nor small integers with their
    shadows; and, of the gradient, the adjoint of its result and the tape."""
    result = function.function_type.result
    parameters: list[tuple[ty.Type, str]] = []
    passed: list[int] = []
    floats: list[ty.Type] = []
    for type in function.function_type.parameters:
        passed.append(len(parameters))
        parameters.append((type, ""))
        if carries_pointer(type):
            passed.append(len(parameters))
            parameters.append((type, ""))
        elif carries_float(type):
            floats.append(type)
        elif not isinstance(type, ty.IntType) or type.bits >= SMALLEST:
            parameters.append((type, ""))
    if half == "augmented":
        shadowed = (result,) if carries_pointer(result) else ()
        fields = (ty.PTR, *(() if result is ty.VOID else (result,)), *shadowed)
        entry = "__enzyme_augmentfwd"
    else:
        fields = tuple(floats)
        if carries_float(result) and not carries_pointer(result):
            passed.append(len(parameters))
            parameters.append((result, "seed"))
        passed.append(len(parameters))
        parameters.append((ty.PTR, "tape"))
        entry = "__enzyme_reverse"
    returned = ty.VOID if not fields else fields[0] if len(fields) == 1 else ty.struct(fields)
    made = define(module, f"__enzcc_pair.{function.name}.{half}", returned, parameters)
    b = Builder(module, add_block(made, "entry"))
    request = declare(module, f"{entry}.{function.name}", returned, [ty.PTR], variadic=True)
    arguments: list[Value] = [function, *(made.arguments[k] for k in passed)]
    asked = Call(request, arguments, request.function_type)
    b.insert(asked)
    b.ret(None if returned is ty.VOID else asked)
    return made


def _constant(module: Module, name: str, value: Constant) -> GlobalVariable:
    made = GlobalVariable(name, value.type, constant=True)
    made.linkage, made.header, made.align = "internal", "internal", 16
    made.initializer = value
    made.module = module
    module.globals[name] = made
    module.symbol_order.append(made)
    return made
