# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one thread of a team gives to all: `single copyprivate`.

    call void @__kmpc_copyprivate(ptr @loc, i32 %thread, i64 %size, ptr %own, ptr @copy, i32 %did_it)
      becomes
    call void @__kmpc_barrier(ptr @loc, i32 %thread)
    call void @copy.publish(ptr %own, i32 %did_it)          if it did it: lock, and keep %own in a variable
    call void @__kmpc_barrier(ptr @loc, i32 %thread)
    call void @copy.take(ptr %own, i32 %did_it)             if it did not: @copy(%own, what is kept there)
    call void @__kmpc_barrier(ptr @loc, i32 %thread)
    call void @copy.done(i32 %did_it)                       if it did it: unlock

So it is memory and barriers, which are differentiated as any other. Several teams may be at one such place; the lock
(csrc/parallel.c) lets one of them pass after the other, and is held for no more than the copies.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.attributes.emitted import HANDED_ON
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, define_variable, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.library import openmp
from enzyme_passes.normalize.parallel_regions import Before
from enzyme_passes.support.dataclasses import dataclass

_COPY: Final = 4
"""The argument that copies; before it what a thread has, behind it whether it is the one that gives."""


@dataclass(frozen=True, slots=True)
class _Copies:
    """What is called in place of one call."""

    publish: Function
    take: Function
    done: Function


def open_published_copies(module: Module) -> None:
    """Rewrite what all functions of a module do with `copyprivate`. They are printed as they were."""
    if openmp.COPY not in module.functions:
        return
    known: dict[Function, _Copies] = {}
    for function in list(module.functions.values()):
        if function.defined:
            body(function)
            for call in [i for i in function.instructions() if isinstance(i, Call)]:
                if call.target is not None and call.target.name == openmp.COPY:
                    _open(module, call, known)


def _open(module: Module, call: Call, known: dict[Function, _Copies]) -> None:
    location, thread, _, own, copy, did_it = call.arguments
    target = resolve_alias(copy)
    if not isinstance(target, Function) or not target.defined or len(target.arguments) != 2:
        return
    copies = known.get(target) or known.setdefault(target, _written(module, target))
    at = Before(call)
    at.call(openmp.BARRIER, [location, thread])
    _put(at, copies.publish, [own, did_it])
    at.call(openmp.BARRIER, [location, thread])
    _put(at, copies.take, [own, did_it])
    at.call(openmp.BARRIER, [location, thread])
    _put(at, copies.done, [did_it])
    at.remove()


def _put(at: Before, callee: Function, arguments: list[Value]) -> None:
    at.put(Call(callee, arguments, callee.function_type))


def _written(module: Module, copy: Function) -> _Copies:
    published = define_variable(module, openmp.variable_for_given(copy.name), ty.PTR, zero(ty.PTR), align=8)
    publish, b = _begun(module, f"{copy.name}.publish", [(ty.PTR, "own")], gives=True)
    b.call(declare(module, openmp.PUBLISH, ty.VOID, []), [])
    b.store(publish.arguments[0], published)
    b.ret()
    take, b = _begun(module, f"{copy.name}.take", [(ty.PTR, "own")], gives=False)
    b.call(copy, [take.arguments[0], b.load(ty.PTR, published)])
    b.ret()
    done, b = _begun(module, f"{copy.name}.done", [], gives=True)
    b.call(declare(module, openmp.PUBLISHED, ty.VOID, []), [])
    b.ret()
    return _Copies(publish, take, done)


def _begun(
    module: Module, name: str, parameters: list[tuple[ty.Type, str]], *, gives: bool
) -> tuple[Function, Builder]:
    """A function of which only the thread that gives, or only the others, do more than return."""
    made = define(module, name, ty.VOID, [*parameters, (ty.I32, "did_it")])
    made.attributes = dict(HANDED_ON)
    entry, then, otherwise = (add_block(made, name) for name in ("entry", "then", "otherwise"))
    b = Builder(module, entry)
    b.cond_branch(b.icmp("ne" if gives else "eq", made.arguments[-1], zero(ty.I32)), then, otherwise)
    b.at_end(otherwise)
    b.ret()
    b.at_end(then)
    return made, b
