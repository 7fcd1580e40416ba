# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The call of a derivative that gives its tape back also when an exception passes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_passes.attributes.emitted import REQUEST
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, define, undef
from enzyme_passes.ir.instructions import (
    Invoke,
    Opaque,
    Resume,
)
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.normalize.exceptions import personality
from enzyme_passes.tape.abi import ENTER, FREE, MARK, NEW, RELEASE, tape_function


def releasing(
    module: Module,
    derivative: Function,
    caller: Function,
    *,
    own_arena: bool,
    tell: Callable[[Builder, Value, Sequence[Value]], None],
) -> Function | None:
    """A function that calls `derivative`, whose last parameter is the tape, on a mark of this thread's tape (or with an
    arena of its own, which is returned with the result), and releases it also if an exception passes. None if none can.
    `tell` writes, for the tape and the arguments, what comes before the call."""
    if "nounwind" in derivative.attributes:
        return None
    told = personality(caller) or next((p for p in map(personality, module.functions.values()) if p), "")
    if not told:
        return None
    result = derivative.function_type.result
    returned = ty.struct((result, ty.PTR)) if own_arena else result
    made = define(
        module,
        f"__enzcc_request_{derivative.name.removeprefix('__enzcc_')}",
        returned,
        [(a.type, a.name) for a in derivative.arguments[:-1]],
    )
    made.trailer = told
    made.attributes = dict(REQUEST)
    entry, normal, pad = add_block(made, "entry"), add_block(made, "returned"), add_block(made, "thrown")
    b = Builder(module, entry)
    tape = b.call(tape_function(module, NEW if own_arena else ENTER), [])
    mark = None if own_arena else b.call(tape_function(module, MARK), [tape])
    tell(b, tape, made.arguments)
    call = b.insert(Invoke(derivative, [*made.arguments, tape], derivative.function_type, normal, pad))
    b.at_end(normal)
    if mark is not None:
        b.call(tape_function(module, RELEASE), [tape, mark])
        b.ret(None if result is ty.VOID else call)
    else:
        whole: Value = undef(returned)
        b.ret(b.insert_value(b.insert_value(whole, call, 0), tape, 1))
    b.at_end(pad)
    caught = b.insert(
        Opaque(ty.struct((ty.PTR, ty.I32)), "landingpad", ["landingpad { ptr, i32 } cleanup"], [], [], False)
    )
    if mark is not None:
        b.call(tape_function(module, RELEASE), [tape, mark])
    else:
        b.call(tape_function(module, FREE), [tape])
    b.insert(Resume(caught))
    return made
