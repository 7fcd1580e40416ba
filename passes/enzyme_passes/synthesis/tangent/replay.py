# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tangents from a tape (`__enzyme_fwdsplit`): the function runs again on what it read when the tape was made.

A function that such a request is about is *recorded* where it is augmented: its augmented and reverse halves are made
of a copy that puts into a log, in order, whatever does not follow from the arguments. The *replay* is a tangent that
takes these values out of the log. It reads and writes shadows, and no memory of the primal's: that may have changed.

    primal          recorded                    replay
    %v = load %p    %v = load %p                %v = log_get(%reader)
                    log_put(%log, %v)           %v' = load %p'
    store %v, %q    store %v, %q                store %v', %q'

Logged are loads, results of calls that are not replayed themselves, and comparisons of addresses: those of the replay's
own stack objects are others than the recorded ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, assert_never

from enzyme_passes.analysis.context import Activity, Context
from enzyme_passes.attributes.emitted import of_copy, of_log
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare, define, poison, zero
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
    successors,
)
from enzyme_passes.ir.members import members
from enzyme_passes.ir.values import Block, Function, Module, Value
from enzyme_passes.ir.writer import write_function
from enzyme_passes.library.c import find
from enzyme_passes.library.printers import name_in_source
from enzyme_passes.normalize.control_flow import drop_unreachable_blocks
from enzyme_passes.normalize.exceptions import is_landing_pad, may_throw, personality
from enzyme_passes.rules.binding import Place
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.registry import Derivative, Key, Mode
from enzyme_passes.synthesis.shadow.calls import TAPE_WAYS, Decision, Way, special_call
from enzyme_passes.synthesis.shadow.forward_sweep import REPLAYS
from enzyme_passes.synthesis.tangent.calls import TangentCalls
from enzyme_passes.synthesis.tangent.function import Tangent

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session

NEW_LOG = "__enzcc_log_new"
PUT = "__enzcc_log_put"
BEGIN = "__enzcc_log_begin"
GET = REPLAYS
FREE_LOG = "__enzcc_log_free"

READER = ty.struct((ty.PTR, ty.I64))

_SIGNATURES: dict[str, tuple[ty.Type, tuple[ty.Type, ...]]] = {
    NEW_LOG: (ty.PTR, ()),
    PUT: (ty.VOID, (ty.PTR, ty.I64)),
    BEGIN: (ty.VOID, (ty.PTR, ty.PTR)),
    GET: (ty.I64, (ty.PTR,)),
    FREE_LOG: (ty.VOID, (ty.PTR,)),
}


def log_function(module: Module, name: str) -> Function:
    """The runtime function `name`. No derivative goes through it, and no memory that a program sees is touched."""
    result, parameters = _SIGNATURES[name]
    made = declare(module, name, result, parameters)
    made.attributes = of_log(puts=name == PUT)
    return made


def recorded(session: Session, function: Function) -> Function:
    """The copy of a function that takes a log as its last parameter."""
    name = f"__enzcc_recorded_{function.name}"
    known = session.module.functions.get(name)
    if known is not None:
        return known
    parameters = [(a.type, a.name) for a in function.arguments]
    made = define(session.module, name, function.function_type.result, [*parameters, (ty.PTR, "log")])
    made.trailer = personality(function)
    made.attributes |= of_copy(function)
    context = session.analyses.root_context(function, (Activity.CONST,) * len(parameters), Activity.CONST)
    Recorder(session, Derivative(Key(context, Mode.REPLAY, 1, primal=True), made, ())).run()
    # What is printed for it; its body becomes the engine's working copy, as that of any function which was read.
    made.print_as(write_function(made))
    return made


def is_replayed(call: Call) -> bool:
    """Whether the callee runs again in the replay, so that it has a log of its own, and not its result in the log."""
    callee = call.target
    if callee is None or not callee.defined or call.function_type.variadic:
        return False
    ruled = ("enzyme_inactive", "enzyme_math", "enzyme_gradient", "enzyme_derivative", "enzyme_splitderivative")
    return not any(name in callee.attributes for name in ruled) and find(callee.name) is None


def is_logged(instruction: Instruction) -> bool:
    """Whether a value does not follow from the arguments and what is in the log before it."""
    match i := closed(instruction):
        case Load() | AtomicRMW() | CompareExchange():
            return True
        case IntCompare():
            return ty.is_pointer(i.lhs.type)
        case Cast():
            return i.op == "ptrtoint"
        case Call():
            name = i.target.name if i.target is not None else ""
            special = special_call(i, name) is not None
            return i.type is not ty.VOID and not special and not is_replayed(i)
        case (
            FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | Alloca() | Store() | GetElementPtr() | Phi()
            | Select() | Invoke() | ExtractValue() | InsertValue() | ExtractElement() | InsertElement()
            | ShuffleVector() | Freeze() | Fence() | Opaque() | Branch() | CondBranch() | Switch() | Return()
            | Resume() | Unreachable()
        ):  # fmt: skip
            return False  # what is opaque is refused (`_check`)
        case _:
            assert_never(i)


def _check(sweep: Tangent, instruction: Instruction) -> None:
    """Raises Failure for what cannot be run again."""
    if isinstance(instruction, Opaque) and not is_landing_pad(instruction):
        raise _unreplayed(f"'{instruction.opcode}'", instruction)
    if not isinstance(instruction, Call):
        return
    name = instruction.target.name if instruction.target is not None else ""
    if special_call(instruction, name) in TAPE_WAYS.values() and name in TAPE_WAYS:
        raise _unreplayed("a derivative inside the function", instruction)
    unwind = instruction.unwind
    if unwind is not None and may_throw(instruction) and sweep.normal.flow.returns(unwind.pad):
        raise Failure("EZ0504", "an exception is caught in a function that __enzyme_fwdsplit is about", instruction)


def _unreplayed(what: str, at: Instruction) -> Failure:
    return Failure(
        "EZ0505",
        f"{what} cannot be run again from a tape",
        at,
        notes=["a function that __enzyme_fwdsplit is about runs again on what it read before"],
    )


class Recorder(Tangent):
    """Writes the copy of a function that fills the log."""

    def visit(self, instruction: Instruction) -> None:
        _check(self, instruction)
        super().visit(instruction)
        if is_logged(instruction):
            self._put(self.values[instruction])

    def _put(self, value: Value) -> None:
        b = self.builder
        put = log_function(self.module, PUT)
        for path, type in members(value.type):
            for word in _words(b, b.extract(value, *path) if path else value, type):
                b.call(put, [self.tape, word])

    def copy_call(self, call: Call) -> None:
        target = call.target
        if not is_replayed(call):
            if target is not None and special_call(call, target.name) is not None:
                super().copy_call(call)
            else:
                self.copy_plain_call(call)
            return
        assert target is not None
        made = self.builder.call(recorded(self.session, target), [*map(self.value, call.arguments), self.tape])
        self.values[call] = made

    def copy_return(self, instruction: Return) -> None:
        self.builder.ret(None if instruction.value is None else self.value(instruction.value))


class Replayer(Tangent):
    """Writes the tangent of a function whose primal values come from a log; its last parameter is the log's reader."""

    def own_calls(self) -> TangentCalls:
        return ReplayedCalls(self)

    def visit(self, instruction: Instruction) -> None:
        _check(self, instruction)
        if isinstance(instruction, Store):
            self.shadow_store(instruction)
        else:
            super().visit(instruction)

    def is_completed(self, _load: Load) -> bool:
        """Nothing is asked for: what there is instead of a tape reads a log."""
        return False

    def is_demanded(self, _value: Value) -> bool:
        return False

    def copies_bare_pointers(self, _source: Value) -> bool:
        return False

    def copy(self, instruction: Instruction) -> Instruction:
        if not is_logged(instruction):
            return super().copy(instruction)
        found = self.values[instruction] = self.read(instruction.type)
        assert isinstance(found, Instruction)
        return found

    def copy_plain_call(self, call: Call) -> None:
        """What the call did once is not done again."""
        if is_logged(call):
            self.values[call] = self.read(call.type)
        elif call.type is not ty.VOID:
            self.values[call] = zero(call.type)

    def finish(self) -> None:
        super().finish()
        drop_unreachable_blocks(self.function)
        self._drop_edges()

    def _drop_edges(self) -> None:
        """What is not called does not unwind: its pad, if it is another's too, is not reached from there."""
        reached: dict[Block, list[Block]] = {}
        for block in self.function.blocks:
            for target in successors(block):
                reached.setdefault(target, []).append(block)
        for block in self.function.blocks:
            for phi in block.instructions:
                if not isinstance(phi, Phi):
                    break
                pairs = [(v, b) for v, b in zip(phi.values, phi.blocks, strict=True) if b in reached.get(block, [])]
                phi.values, phi.blocks = [v for v, _ in pairs], [b for _, b in pairs]

    def read(self, type: ty.Type) -> Value:
        """The next value in the log."""
        b = self.builder
        get = log_function(self.module, GET)
        found: Value = poison(type)
        for path, member in members(type):
            words = [b.call(get, [self.tape]) for _ in range(_word_count(self.module, member))]
            part = _from_words(b, words, member)
            found = b.insert_value(found, part, *path) if path else part
        return found


class ReplayedCalls(TangentCalls):
    """Calls of a function that runs again."""

    def forward(self, call: Call) -> None:
        name = call.target.name if call.target is not None else ""
        if special_call(call, name) is None and is_replayed(call):
            self.differentiate(call, Decision(Way.SPLIT, self._context(call)))
        else:
            super().forward(call)

    def _context(self, call: Call) -> Context:
        context = self.sweep.facts.callee_context(call)
        if any(self.sweep.guarded(a) for a in call.arguments):
            context = replace(context, runtime_activity=True)
        return context

    def differentiate(self, call: Call, decision: Decision) -> None:
        known = find(call.target.name) if call.target is not None else None
        if decision.way is Way.MEMORY and known is not None and known.reallocates is not None:
            raise _unreplayed(f"'{known.name}'", call)
        if decision.way is Way.CUSTOM and any(ty.is_pointer(a.type) for a in call.arguments):
            assert call.target is not None
            raise Failure("EZ0603", f"No split forward derivative found for {name_in_source(call.target.name)}", call)
        rule = self.rule(call) if decision.way is Way.RULE else None
        if rule is not None and rule[1] is not None and any(o.place is Place.MEMORY for o in rule[1].outputs):
            raise _unreplayed(f"'{rule[0].name}', which returns results through pointers,", call)
        super().differentiate(call, decision)
        if decision.way is Way.CUSTOM and call.type is not ty.VOID:
            self.tangent.copy_plain_call(call)


# Words of the log --------------------------------------------------------------------------------------------------


def _word_count(module: Module, type: ty.Type) -> int:
    if isinstance(type, ty.VectorType):
        return type.count * _word_count(module, type.element)
    return -(-_bits(type) // 64)


def _bits(type: ty.Type) -> int:
    match type:
        case ty.IntType(bits=bits) | ty.FloatType(bits=bits):
            return bits
        case _:
            return 64


def _words(b: Builder, value: Value, type: ty.Type) -> list[Value]:
    if isinstance(type, ty.VectorType):
        elements = [b.extract_element(value, b.i64(k)) for k in range(type.count)]
        return [word for element in elements for word in _words(b, element, type.element)]
    if isinstance(type, ty.PointerType):
        return [b.cast("ptrtoint", value, ty.I64)]
    bits = value if isinstance(type, ty.IntType) else b.cast("bitcast", value, ty.integer(_bits(type)))
    count = -(-_bits(type) // 64)
    if count == 1:
        return [b.resize(bits, ty.I64)]
    wide = b.resize(bits, ty.integer(64 * count))
    return [b.resize(b.binary("lshr", wide, b.const_int(wide.type, 64 * k)), ty.I64) for k in range(count)]


def _from_words(b: Builder, words: Sequence[Value], type: ty.Type) -> Value:
    if isinstance(type, ty.VectorType):
        found: Value = poison(type)
        per_element = len(words) // type.count
        for k in range(type.count):
            element = _from_words(b, words[k * per_element : (k + 1) * per_element], type.element)
            found = b.insert_element(found, element, b.i64(k))
        return found
    if isinstance(type, ty.PointerType):
        return b.cast("inttoptr", words[0], type)
    whole = words[0]
    if len(words) > 1:
        wide = ty.integer(64 * len(words))
        whole = b.resize(words[0], wide)
        for k, word in enumerate(words[1:], 1):
            moved = b.binary("shl", b.resize(word, wide), b.const_int(wide, 64 * k))
            whole = b.binary("or", whole, moved)
    bits = b.resize(whole, ty.integer(_bits(type)))
    return bits if isinstance(type, ty.IntType) else b.cast("bitcast", bits, type)
