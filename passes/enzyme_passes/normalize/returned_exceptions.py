# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Exceptions that are caught in differentiated code: they are returned instead of thrown through it.

A call that throws has run in part, and that part has to be reversed. So where a function catches what a call throws,
the function that is called is read from a copy which returns where it would throw; the runtime keeps the exception
(csrc/exceptions.c) until the function that catches it throws it once more, to its own landing pad:

    %r = invoke @g(%x) to N unwind U     ->     %r = call @enzcc.returning.g(%x)
                                                %left = call i1 @__enzcc_exception_is_kept()
                                                br %left, R, N
                                            R:  invoke @__enzcc_exception_raise() to never unwind U

In the copy, calls of functions that are seen are calls of their copies, and all others that may throw are caught:

    call @h(%x)                          ->     call @enzcc.returning.h(%x); if one is kept: ret zero
    call @unseen(%x)                            invoke @unseen(%x) to go on unwind P
                                            P:  %e = landingpad, catch all; call @keep(%e); ret zero
    resume %e                                   call @keep(%e); ret zero

Then a throw is control flow, and nothing is left to be done for it: the plan, the tape and both sweeps know how a
function was left as they know any branch. Types and selectors of pads are the language's own: an exception is thrown
again where a pad may look at it, and pads of a copy, which nothing may leave, catch whatever they do not handle.

Only the engine's working copies change; the functions themselves are printed as they were.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from enzyme_passes.attributes.emitted import KEPT_EXCEPTION, RAISED_EXCEPTION, of_returning, of_returning_parameter
from enzyme_passes.checking.twins import copy_of
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, zero
from enzyme_passes.ir.call_targets import CodePointers, resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Invoke,
    Opaque,
    Phi,
    Resume,
    Return,
    replace_operands,
    successors,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function, InlineAsm, Module, Value
from enzyme_passes.ir.writer import write_function
from enzyme_passes.library import c as library
from enzyme_passes.library import threads
from enzyme_passes.normalize.control_flow import dispatch, drop_unreachable_blocks
from enzyme_passes.normalize.exceptions import SHARED, is_landing_pad, may_throw, personality, rename_source
from enzyme_passes.normalize.threads import close_threads
from enzyme_passes.rules.binding import rule_of
from enzyme_passes.rules.table import RuleTable

KEEP: Final = "__enzcc_exception_keep"
IS_KEPT: Final = "__enzcc_exception_is_kept"
RAISE: Final = "__enzcc_exception_raise"
PREFIX: Final = "enzcc.returning."
"""Not `__enzcc_`, as derivatives and the runtime begin: what a copy of the user's code does is checked."""

_PERSONALITY: Final = "__gxx_personality_v0"  # of C++: a handler can be given an exception that was caught before
_RULED: Final = ("enzyme_inactive", "enzyme_math", "enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative")
_CAUGHT: Final = ty.struct((ty.PTR, ty.I32))
_CATCH_ALL: Final = "catch ptr null"


class ReturnedExceptions:
    """Makes the copies for one module; `read_elsewhere` are functions that are read from other bodies than theirs."""

    def __init__(
        self, module: Module, rules: RuleTable, pointers: CodePointers, read_elsewhere: dict[Function, None]
    ) -> None:
        self.module = module
        self.rules = rules
        self.pointers = pointers
        self.read_elsewhere = read_elsewhere
        self._copies: dict[Function, Function] = {}
        self._through: dict[tuple[Function, ...], Function] = {}
        self._pending: list[Function] = []  # copies that throw as yet
        self._replaced: dict[Value, Value] = {}  # calls of the function that is being changed

    def catch(self, functions: Iterable[Function]) -> bool:
        """Let the calls whose exceptions are caught in one of `functions` return them; whether there are any."""
        changed = False
        for function in functions:
            if function.defined and function not in self.read_elsewhere and _PERSONALITY in personality(function):
                changed |= self._catch_in(function)
        while self._pending:
            self._let_return(self._pending.pop())
        return changed

    def _catch_in(self, function: Function) -> bool:
        body(function)
        handled = _returning_blocks(function)
        changed = False
        for block in list(function.blocks):
            invoke = block.instructions[-1]
            if isinstance(invoke, Invoke) and invoke.unwind in handled and may_throw_here(invoke, self.rules):
                changed |= self._raise_after(block, invoke)
        self._replace_calls(function)
        return changed

    def _replace_calls(self, function: Function) -> None:
        replaced, self._replaced = self._replaced, {}
        for instruction in function.instructions() if replaced else ():
            replace_operands(instruction, lambda v: replaced.get(v, v))

    # What is called

    def _returning(self, call: Call | Invoke) -> Call | None:
        """A call of the copy that returns exceptions, in no block; None if there is none of the callee."""
        callee, type = resolve_alias(call.callee), call.function_type
        if isinstance(callee, InlineAsm) or type.variadic or call.bundles:
            return None
        attributes = list(call.argument_attributes)
        if isinstance(callee, Function):
            if callee.function_type is not type or not self._is_followed(callee):
                return None
            made = Call(self._copy(callee), list(call.arguments), type)
        else:
            targets = self.pointers.reachable(call)
            if not targets:
                return None
            through = self._copy_through(call, targets)
            made = Call(through, [call.callee, *call.arguments], through.function_type)
            attributes.insert(0, "")
        made.argument_attributes = [of_returning_parameter(a) for a in attributes]
        made.name = call.name
        made.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
        return made

    def _is_followed(self, callee: Function) -> bool:
        """Whether derivatives of a call are those of the callee's body, and that throws as C++ does."""
        if not callee.defined or callee in self.read_elsewhere or any(r in callee.attributes for r in _RULED):
            return False
        told = personality(callee)
        return (not told or _PERSONALITY in told) and library.find(callee.name) is None

    def _copy(self, function: Function) -> Function:
        made = self._copies.get(function)
        if made is None:
            made = copy_of(self.module, function, f"{PREFIX}{function.name}", linkage="internal")
            made.metadata = dict(function.metadata)
            for copied, instruction in zip(made.instructions(), function.instructions(), strict=True):
                copied.metadata = dict(instruction.metadata)
            self._copies[function] = made
            self._pending.append(made)
        return made

    def _copy_through(self, call: Call | Invoke, targets: Sequence[Function]) -> Function:
        """A function that calls one of `targets`, which its first parameter points to, and returns what it throws."""
        key = tuple(targets)
        made = self._through.get(key)
        if made is not None:
            return made
        type = call.function_type
        parameters = [(p, "") for p in (ty.PTR, *type.parameters)]
        made = self._through[key] = define(self.module, "__enzcc_returning", type.result, parameters)
        code, *given = made.arguments
        for argument, attributes in zip(given, call.argument_attributes, strict=True):
            argument.attributes = attributes
        entry = add_block(made, "entry")
        b = Builder(self.module, entry)
        inner = b.insert(Call(code, list(given), type))
        inner.argument_attributes, inner.convention = list(call.argument_attributes), call.convention
        inner.metadata = {kind: node for kind, node in call.metadata.items() if kind == "dbg"}
        b.ret(None if type.result is ty.VOID else inner)
        dispatch(self.module, entry, 0, inner, targets)
        self._pending.append(made)
        return made

    # Copies

    def _let_return(self, function: Function) -> None:
        """Let a copy return where it throws, and settle how it is printed."""
        function.attributes = of_returning(function)
        for argument in function.arguments:
            argument.attributes = of_returning_parameter(argument.attributes)
        declare(self.module, _PERSONALITY, ty.I32, (), variadic=True)
        function.trailer = f"personality ptr @{_PERSONALITY}"
        for block in list(function.blocks):
            self._catch_all(block)
            pending: Block | None = block
            while pending is not None:
                pending = self._let_first_return(pending)
        self._replace_calls(function)
        drop_unreachable_blocks(function)
        self._settle(function)

    def _settle(self, function: Function) -> None:
        """What is printed has no source lines, which are the function's own; messages are given them."""
        metadata = {i: i.metadata for i in function.instructions()}
        of_function, function.metadata = function.metadata, {}
        for instruction, nodes in metadata.items():
            instruction.metadata = {kind: node for kind, node in nodes.items() if kind != "dbg"}
        function.print_as(self._text_of(function))
        for instruction, nodes in metadata.items():
            instruction.metadata = nodes
        function.metadata = of_function

    def _text_of(self, function: Function) -> str:
        """A copy as it is printed: what it does with threads is what the program does (threads.py)."""
        if threads.MADE not in self.module.functions:
            return write_function(function)
        printed = copy_of(self.module, function, f"{function.name}.printed", linkage="internal")
        for copied, instruction in zip(printed.instructions(), function.instructions(), strict=True):
            copied.metadata = dict(instruction.metadata)
        close_threads(printed)
        del self.module.functions[printed.name]
        self.module.symbol_order.remove(printed)
        printed.name = function.name
        return write_function(printed)

    def _let_first_return(self, block: Block) -> Block | None:
        """Let the first instruction of a block that throws return; the block where the rest of it went."""
        for place, instruction in enumerate(block.instructions):
            match instruction:
                case Resume():
                    block.instructions.pop()
                    self._leave(Builder(self.module, block), instruction.value)
                    return None
                case Invoke() if may_throw_here(instruction, self.rules):
                    self._raise_after(block, instruction)
                    return None
                case Call() if may_throw_here(instruction, self.rules):
                    return self._return_after(block, place, instruction)
                case _:
                    pass
        return None

    def _catch_all(self, block: Block) -> None:
        pad = next((i for i in block.instructions if not isinstance(i, Phi)), None)
        if isinstance(pad, Opaque) and is_landing_pad(pad):
            last = pad.pieces[-1]
            if not isinstance(last, str) or not last.endswith(_CATCH_ALL):
                pad.pieces.append(f" {_CATCH_ALL}")

    def _leave(self, b: Builder, caught: Value) -> None:
        """Keep an exception for who called, and return."""
        b.call(self._runtime(KEEP), [b.extract(caught, 0)])
        self._return_nothing(b)

    def _return_nothing(self, b: Builder) -> None:
        function = b.block.function
        assert function is not None
        result = function.function_type.result
        b.ret(None if result is ty.VOID else zero(result))

    def _return_after(self, block: Block, place: int, call: Call) -> Block:
        """Leave the function if a call throws; the block where it goes on."""
        rest, leave = self._rest_of(block, place), Block("leave", block.function)
        made = self._returning(call)
        b = Builder(self.module, block)
        b.location = call.metadata.get("dbg")
        if made is not None:
            self._replaced[call] = b.insert(made)
            b.cond_branch(b.call(self._runtime(IS_KEPT), []), leave, rest)
            self._return_nothing(Builder(self.module, leave))
        else:
            self._replaced[call] = b.insert(_invoke_of(call, rest, leave))
            at_leave = Builder(self.module, leave)
            caught = at_leave.insert(
                Opaque(_CAUGHT, "landingpad", [f"landingpad {{ ptr, i32 }} {_CATCH_ALL}"], [], [], False)
            )
            self._leave(at_leave, caught)
        _add_after(block, leave, rest)
        return rest

    # Callers

    def _raise_after(self, block: Block, invoke: Invoke) -> bool:
        """Let what is invoked return its exception, and throw that to the pad; whether it can be."""
        made = self._returning(invoke)
        if made is None:
            return False
        function = block.function
        block.instructions.pop()
        follows, raised, never = (Block(name, function) for name in ("invoke", "raise", "never"))
        for target, source in ((invoke.normal, follows), (invoke.unwind, raised)):
            rename_source(target, block, source)
        b = Builder(self.module, block)
        b.location = invoke.metadata.get("dbg")
        b.insert(made)
        b.cond_branch(b.call(self._runtime(IS_KEPT), []), raised, follows)
        Builder(self.module, follows).branch(invoke.normal)
        b.at_end(raised)
        again = self._runtime(RAISE)
        b.insert(Invoke(again, [], again.function_type, never, invoke.unwind))
        Builder(self.module, never).unreachable()
        _add_after(block, raised, never, follows)
        self._replaced[invoke] = made
        return True

    def _rest_of(self, block: Block, place: int) -> Block:
        """Move what comes after an instruction of a block, and that itself, out of it; the block with the rest."""
        rest = Block("invoke", block.function)
        rest.instructions = block.instructions[place + 1 :]
        for instruction in rest.instructions:
            instruction.block = rest
        del block.instructions[place:]
        for target in dict.fromkeys(successors(rest)):
            rename_source(target, block, rest)
        return rest

    def _runtime(self, name: str) -> Function:
        result, parameters = _SIGNATURES[name]
        made = declare(self.module, name, result, parameters)
        made.attributes = dict(RAISED_EXCEPTION if name == RAISE else KEPT_EXCEPTION)
        return made


_SIGNATURES: Final[dict[str, tuple[ty.Type, tuple[ty.Type, ...]]]] = {
    KEEP: (ty.VOID, (ty.PTR,)),
    IS_KEPT: (ty.I1, ()),
    RAISE: (ty.VOID, ()),
}


def may_throw_here(call: Call | Invoke, rules: RuleTable) -> bool:
    """Whether an exception may come out of a call; functions with a rule are mathematics, and throw none."""
    return may_throw(call) and (isinstance(call, Invoke) or rule_of(rules, call) is None)


def _returning_blocks(function: Function) -> dict[Block, None]:
    """The blocks from which the function's end can be reached."""
    coming: dict[Block, list[Block]] = {}
    for block in function.blocks:
        for target in successors(block):
            coming.setdefault(target, []).append(block)
    found: dict[Block, None] = {}
    pending = [b for b in function.blocks if isinstance(b.instructions[-1], Return)]
    while pending:
        block = pending.pop()
        if block not in found:
            found[block] = None
            pending += coming.get(block, ())
    return found


def _invoke_of(call: Call, normal: Block, unwind: Block) -> Invoke:
    made = Invoke(call.callee, list(call.arguments), call.function_type, normal, unwind)
    for slot in SHARED:
        setattr(made, slot, getattr(call, slot))
    return made


def _add_after(block: Block, *made: Block) -> None:
    assert block.function is not None
    at = block.function.blocks.index(block) + 1
    block.function.blocks[at:at] = made
