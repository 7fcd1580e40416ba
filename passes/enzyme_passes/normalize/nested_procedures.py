# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Procedures inside of others that are passed as arguments: ordinary functions in the place of trampolines.

    call void @llvm.init.trampoline(ptr %t, ptr @f, ptr %host)       store ptr %host, ptr @variables
    %p = call ptr @llvm.adjust.trampoline(ptr %t)              ->
    call void @integrate(ptr %p, ...)                                call void @integrate(ptr @closure, ...)

    define double @closure(ptr %x) { call double @f(ptr %x, ptr nest (load ptr, ptr @variables)) }

A trampoline is code that is written when the program runs: no call of it leads anywhere that the engine could follow.
Each place that makes one gets a variable of its own (of the thread), which has its former value again when the host
returns. A host that is called again while it runs would find the other one's variables there: such a one stays as it
is, and is refused where it is differentiated (`check`).
"""

from __future__ import annotations

from enzyme_passes.attributes.emitted import attributes_of_call
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.builder import Builder, add_block, define, define_variable
from enzyme_passes.ir.instructions import Alloca, Call, Instruction, Load, Return, Store, operands, replace_operands
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import symbols_in
from enzyme_passes.ir.values import ConstNull, Function, GlobalVariable, Module, Value
from enzyme_passes.requests.request import function_of, request_entry
from enzyme_passes.requests.values import returns_through_memory
from enzyme_passes.support.diagnostics import Failure

INIT, ADJUST = "llvm.init.trampoline", "llvm.adjust.trampoline"


def lower_trampolines(module: Module) -> bool:
    """Replace those that are passed to anything but a request; whether there was one."""
    if ADJUST not in module.functions:
        return False
    found = False
    for host in [f for f in module.functions.values() if f.defined and ADJUST in f.source]:
        body(host)
        taken = [call for call in _calls(host, ADJUST) if _users(host, call)]
        made = [(call, _init_of(host, call)) for call in taken]
        if made and all(init is not None for _, init in made) and not _reaches_itself(module, host):
            for call, init in made:
                assert init is not None
                _lower(module, host, call, init)
            host.changed = found = True
    return found


def check(function: Function) -> None:
    """Raises EZ0113 for a differentiated function that passes a trampoline."""
    for call in _calls(function, ADJUST):
        if _users(function, call):
            raise Failure(
                "EZ0113",
                f"'{function.name}' passes a procedure that is inside of it, and may be called again meanwhile",
                call,
                helps=["pass the variables that the procedure uses as arguments, or move them into a module"],
            )


def _calls(function: Function, name: str) -> list[Call]:
    return [
        i for i in function.instructions() if isinstance(i, Call) and i.target is not None and i.target.name == name
    ]


def _users(function: Function, passed: Call) -> list[Instruction]:
    """What uses an address, but for requests that are about it (see `closures`)."""
    return [i for i in function.instructions() if any(v is passed for v in operands(i)) and not _is_about(i, passed)]


def _is_about(instruction: Instruction, passed: Call) -> bool:
    if not isinstance(instruction, Call) or instruction.target is None:
        return False
    asks = request_entry(instruction.target.name) is not None
    return asks and instruction.arguments[int(returns_through_memory(instruction))] is passed


def _init_of(host: Function, call: Call) -> Call | None:
    """What writes the trampoline, with a function that is known; None if that is not clear."""
    made = [init for init in _calls(host, INIT) if init.arguments[0] is call.arguments[0]]
    return made[0] if len(made) == 1 and function_of(made[0].arguments[1]) is not None else None


def _reaches_itself(module: Module, host: Function) -> bool:
    """Whether a function may be called while it runs: whether what it names, directly or not, names it."""
    seen: dict[str, None] = {}
    pending = [host.name]
    while pending:
        function = module.functions.get(pending.pop())
        for name in symbols_in(function.source) if function is not None and function.defined else ():
            if name == host.name and (function is not host or _calls(host, host.name)):
                return True
            if name not in seen and name in module.functions:
                seen[name] = None
                pending.append(name)
    return False


def _lower(module: Module, host: Function, call: Call, init: Call) -> None:
    target = function_of(init.arguments[1])
    assert target is not None and init.block is not None and call.block is not None
    variables = _variable(module)
    closure = _closure(module, target, variables)
    entry = host.blocks[0]
    former = Load(ty.PTR, variables, 8)
    former.block = entry
    first = next(k for k, i in enumerate(entry.instructions) if not isinstance(i, Alloca))
    entry.instructions.insert(first, former)
    for block in host.blocks:
        last = block.instructions[-1]
        if isinstance(last, Return):
            restored = Store(former, variables, 8)
            restored.block = block
            block.instructions.insert(len(block.instructions) - 1, restored)
    kept = Store(init.arguments[2], variables, 8)
    kept.block = init.block
    kept.metadata = dict(init.metadata)
    init.block.instructions[init.block.instructions.index(init)] = kept
    for user in _users(host, call):
        replace_operands(user, lambda v: closure if v is call else v)
    if not any(v is call for i in host.instructions() for v in operands(i)):
        call.block.instructions.remove(call)


def _variable(module: Module) -> GlobalVariable:
    """Where the addresses of a host's variables are kept while it runs."""
    made = define_variable(module, "__enzcc_host", ty.PTR, ConstNull(ty.PTR), align=8)
    made.header = "internal thread_local"
    return made


def _closure(module: Module, target: Function, variables: GlobalVariable) -> Function:
    """The procedure as an ordinary function."""
    nest = [a for a in target.arguments if attributes_in(a.attributes).has("nest")]
    parameters = [(a.type, a.name) for a in target.arguments if a not in nest]
    made = define(module, f"__enzcc_closure_{target.name}", target.function_type.result, parameters)
    made.metadata = {}
    b = Builder(module, add_block(made, "entry"))
    passed = iter(made.arguments)
    given: list[Value] = [b.load(ty.PTR, variables) if a in nest else next(passed) for a in target.arguments]
    call = b.call(target, given)
    call.argument_attributes = attributes_of_call(target)
    b.ret(None if call.type is ty.VOID else call)
    return made
