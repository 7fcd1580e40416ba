# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the functions of a module do to memory, bottom-up over the call graph.

    double norm(struct vec *v)      parameters (READ | READ_DEEP,), pure
    void log_it(const char *s)      puts(s): READ, observable

Bodies are read only when a summary of them is asked for. Recursive functions are summarized together: they start from
"no effect" and are repeated until nothing changes. Functions without a body are known from the library table and from
their LLVM attributes; attributes of a definition sharpen what was found in its body. An indirect call may reach every
function of its type whose address is taken somewhere in the module.
"""

from __future__ import annotations

from typing import Final, assert_never, final

from enzyme_passes.analysis.control_flow.loops import LoopInfo
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.pointers import Kind, Pointers, Root
from enzyme_passes.analysis.memory.summaries import (
    CAPTURE,
    EVERYTHING,
    FREE,
    FREE_DEEP,
    MOST_TAGS,
    READ,
    READ_DEEP,
    WRITE,
    WRITE_DEEP,
    FunctionEffects,
    from_attributes,
    from_library,
    join,
    may_point,
    meet,
    of_declaration,
    of_unseen,
    unknown,
)
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.call_targets import address_taken, direct_target
from enzyme_passes.ir.cfg import ControlFlow
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
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Argument, Function, GlobalVariable, InlineAsm, Module, Value
from enzyme_passes.ir.variable_arguments import only_handed_on
from enzyme_passes.library import c as library
from enzyme_passes.library.printers import PRINTERS
from enzyme_passes.support.dataclasses import replace

__all__ = [
    "CAPTURE", "FREE", "FREE_DEEP", "FunctionEffects", "ProgramEffects", "READ", "READ_DEEP", "WRITE", "WRITE_DEEP",
]  # fmt: skip

MOST_ROUNDS: Final = 12
_INERT_PADS: Final = ("landingpad", "cleanuppad", "catchpad", "catchswitch", "cleanupret", "catchret")


@final
class ProgramEffects:
    """Summaries of the functions of one module, made when asked for. Breaks if a summarized body changes."""

    __slots__ = ("module", "_known", "_assumed", "_calls", "_addressed")

    def __init__(self, module: Module) -> None:
        self.module = module
        self._known: dict[Function, FunctionEffects] = {}
        self._assumed: dict[Function, FunctionEffects] = {}  # of the recursive group that is being summarized
        self._calls: dict[Call | Invoke, FunctionEffects] = {}
        self._addressed: dict[ty.FunctionType, list[Function]] | None = None

    def of(self, function: Function) -> FunctionEffects:
        """The effects of a call to `function`."""
        known = self._known.get(function)
        if known is None:
            for group in self._groups(function):
                self._summarize_group(group)
            known = self._known[function]
        return known

    def call(self, call: Call | Invoke) -> FunctionEffects:
        """The effects of one call: those of its callee, sharpened by attributes of the call itself."""
        known = self._calls.get(call)
        if known is not None:
            return known
        target = direct_target(call)
        if target is None:
            found = self._indirect(call)
        elif target in self._assumed:
            return self._assumed[target]
        else:
            found = self.of(target)
            if target.function_type is not call.function_type and len(call.arguments) < len(found.parameters):
                found = unknown(call.function_type)
        entry = library.find(target.name) if target is not None and not target.defined else None
        if entry is not None and entry.calls_back is not None:
            found = self._with_callback(call, found, entry.calls_back)
        if (
            call.function_attributes
            or any(call.argument_attributes)
            or attributes_in(call.return_attributes).has("noalias")
        ):
            found = meet(found, self._at_call(call))
        if found.tags is None and target is not None and target.name.startswith("llvm.mem"):
            tag = call.metadata.get("tbaa")
            found = found if tag is None else replace(found, tags=frozenset((tag,)))
        if not self._assumed:
            self._calls[call] = found
        return found

    def _at_call(self, call: Call | Invoke) -> FunctionEffects:
        attributes = dict(call.function_attributes)
        stated = from_attributes(call.function_type, attributes, call.argument_attributes, call.return_attributes)
        return replace(stated, variadic=EVERYTHING)

    def _indirect(self, call: Call | Invoke) -> FunctionEffects:
        if isinstance(call.callee, InlineAsm):
            found = unknown(call.function_type)
            if "sideeffect" not in call.callee.text and "memory" not in call.callee.text:
                found = replace(found, observable=False)
            return found
        targets = self.addressed(call.function_type)
        if not targets:
            return unknown(call.function_type)
        for target in targets:
            if target in self._assumed:
                return unknown(call.function_type)
        found = self.of(targets[0])
        for target in targets[1:]:
            found = join(found, self.of(target))
        return found

    def _with_callback(self, call: Call | Invoke, found: FunctionEffects, place: int) -> FunctionEffects:
        """A comparison gets pointers into the objects of the other arguments."""
        compare = call.arguments[place]
        if not isinstance(compare, Function) or compare in self._assumed:
            called = unknown(ty.function(ty.I32, (ty.PTR, ty.PTR)))
        else:
            called = self.of(compare)
        inner = called.parameter(0) | called.parameter(1)
        parameters = tuple(p | inner if p & READ else p for p in found.parameters)
        return replace(join(replace(called, parameters=(), variadic=0), found), parameters=parameters)

    # Indirect calls

    def addressed(self, type: ty.FunctionType) -> list[Function]:
        """The functions of this type whose address is taken."""
        if self._addressed is None:
            self._addressed = address_taken(self.module)
        return self._addressed.get(type, [])

    # The call graph

    def callees(self, function: Function) -> list[Function]:
        """The functions that `function` may call, those without a known summary only."""
        found: dict[Function, None] = {}
        for block in body(function):
            for instruction in block.instructions:
                if not isinstance(instruction, Call | Invoke):
                    continue
                target = direct_target(instruction)
                if target is not None:
                    found[target] = None
                elif not isinstance(instruction.callee, InlineAsm):
                    found.update(dict.fromkeys(self.addressed(instruction.function_type)))
                for argument in instruction.arguments:  # callbacks
                    if isinstance(argument, Function):
                        found[argument] = None
        return [f for f in found if f not in self._known]

    def _groups(self, root: Function) -> list[list[Function]]:
        """Strongly connected groups of what `root` calls, callees first (Tarjan, without recursion)."""
        number: dict[Function, int] = {}
        low: dict[Function, int] = {}
        open_: dict[Function, None] = {}
        groups: list[list[Function]] = []
        stack: list[tuple[Function, list[Function]]] = []

        def visit(function: Function) -> None:
            number[function] = low[function] = len(number)
            open_[function] = None
            stack.append((function, self.callees(function) if function.defined else []))

        visit(root)
        while stack:
            function, rest = stack[-1]
            if rest:
                callee = rest.pop()
                if callee not in number:
                    visit(callee)
                elif callee in open_:
                    low[function] = min(low[function], number[callee])
                continue
            stack.pop()
            if stack:
                caller = stack[-1][0]
                low[caller] = min(low[caller], low[function])
            if low[function] == number[function]:
                group: list[Function] = []
                while not group or group[-1] is not function:
                    last = next(reversed(open_))
                    del open_[last]
                    group.append(last)
                groups.append(group)
        return groups

    def _summarize_group(self, group: list[Function]) -> None:
        if len(group) == 1 and not self._calls_itself(group[0]):
            self._known[group[0]] = self._summarize(group[0])
            return
        assert not self._assumed
        for function in group:
            if not function.defined:
                self._known[function] = self._summarize(function)
            else:
                nothing = (0,) * len(function.arguments)
                self._assumed[function] = FunctionEffects(nothing, result_unknown=False, tags=frozenset())
        for _ in range(MOST_ROUNDS):
            changed = False
            for function in self._assumed:
                found = replace(self._summarize(function), returns_always=False)
                if found != self._assumed[function]:
                    self._assumed[function] = join_growth(self._assumed[function], found)
                    changed = True
            if not changed:
                break
        else:
            self._assumed = {f: replace(unknown(f.function_type), tags=None) for f in self._assumed}
        self._known.update(self._assumed)
        self._assumed = {}

    def _calls_itself(self, function: Function) -> bool:
        return function.defined and function in self.callees(function)

    def _summarize(self, function: Function) -> FunctionEffects:
        entry = library.find(function.name) if not function.defined else None
        stated = of_declaration(function)
        if function.name.startswith("llvm.") and not function.defined:
            # Intrinsics release nothing, and keep no pointers that they do not say.
            stated = replace(
                stated, frees_unknown=False, parameters=tuple(p & ~(FREE | FREE_DEEP) for p in stated.parameters)
            )
        if entry is not None:
            return meet(from_library(entry, function.function_type), stated)
        if not function.defined or function.may_be_replaced:
            return of_unseen(function, stated)
        return meet(_Summary(function, self).effects(), stated)


def join_growth(old: FunctionEffects, new: FunctionEffects) -> FunctionEffects:
    """`new`, but never less than `old`: summaries of recursive functions only grow."""
    grown = join(old, new)
    fresh = new.result_fresh and (old.result_fresh or not (old.result_unknown or old.result_arguments))
    return replace(grown, result_fresh=fresh, result_unknown=new.result_unknown or old.result_unknown)


class _Summary:
    """Collects the effects of one body."""

    def __init__(self, function: Function, program: ProgramEffects) -> None:
        self.function = function
        self.program = program
        self.flow = ControlFlow(function)
        loops = LoopInfo(function, self.flow)
        self.pointers = Pointers(self.flow, loops, Affine(function, loops), program)
        self.parameters = [0] * len(function.arguments)
        self.globals_read: dict[GlobalVariable, None] = {}
        self.globals_written: dict[GlobalVariable, None] = {}
        self.reads_unknown = self.writes_unknown = self.frees_unknown = False
        self.observable = self.allocates = False
        self.tags: dict[str, None] | None = {}
        self.returns_always = not loops.loops and not loops.irreducible
        self.result: list[Root] = []

    def effects(self) -> FunctionEffects:
        returns = False
        for block in self.flow.order:
            for instruction in block.instructions:
                match i := closed(instruction):
                    case Load():
                        self._touch(i.pointer, READ)
                        self.observable |= i.volatile or bool(i.ordering)
                    case Store():
                        self._touch(i.pointer, WRITE, i.metadata.get("tbaa"))
                        self.observable |= i.volatile or bool(i.ordering)
                    case AtomicRMW() | CompareExchange():
                        self._touch(i.pointer, READ | WRITE)
                        self.observable = True
                    case Fence():
                        self.observable = True
                    case Call() | Invoke():
                        self._call(i)
                    case Opaque():
                        if i.opcode not in _INERT_PADS:
                            self.reads_unknown = self.writes_unknown = self.observable = True
                            self.tags = None
                        self.returns_always = False
                    case Resume() | Unreachable():
                        self.returns_always = False
                    case Return():
                        returns = True
                        if i.value is not None and ty.is_pointer(i.value.type):
                            self.result.extend(self.pointers.roots(i.value))
                        elif i.value is not None and may_point(i.value.type):
                            self.result.append(Root(i.value, Kind.UNKNOWN, True))
                    case (
                        FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast()
                        | Alloca() | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue()
                        | ExtractElement() | InsertElement() | ShuffleVector() | Freeze() | Branch()
                        | CondBranch() | Switch()
                    ):  # fmt: skip
                        pass  # neither memory nor the way out
                    case _:
                        assert_never(i)
        for argument in self.function.arguments:
            if argument in self.pointers.captured:
                self.parameters[argument.index] |= CAPTURE
        return self._record(returns)

    def _record(self, returns: bool) -> FunctionEffects:
        arguments = frozenset(r.value.index for r in self.result if isinstance(r.value, Argument))
        fresh = bool(self.result) and all(
            r.kind is Kind.FRESH and r.value not in self.pointers.captured for r in self.result
        )
        others = any(not isinstance(r.value, Argument) for r in self.result)
        return FunctionEffects(
            tuple(self.parameters), self._variable(),
            tuple(self.globals_read), tuple(self.globals_written),
            self.reads_unknown, self.writes_unknown, self.frees_unknown, self.observable, self.allocates,
            fresh, arguments, others and not fresh,
            None if self.tags is None or len(self.tags) > MOST_TAGS else frozenset(self.tags),
            not returns, self.returns_always and returns,
        )  # fmt: skip

    def _variable(self) -> int:
        """What is done with variable arguments. What only prints them may write counts to them (`%n`)."""
        if not self.function.function_type.variadic:
            return 0
        return READ | WRITE if only_handed_on(self.function, PRINTERS) else EVERYTHING

    def _touch(self, pointer: Value, flags: int, tag: str | None = None) -> None:
        """`flags` of FunctionEffects.parameters applied to what `pointer` points to."""
        if not ty.is_pointer(pointer.type):
            return
        roots = self.pointers.roots(pointer) if isinstance(pointer.type, ty.PointerType) else (
            Root(pointer, Kind.UNKNOWN, True),
        )  # fmt: skip
        visible = False
        for root in roots:
            visible |= self._touch_root(root, flags)
        if visible and flags & (WRITE | WRITE_DEEP):
            self._tag(tag)

    def _tag(self, tag: str | None) -> None:
        if tag is None:
            self.tags = None
        elif self.tags is not None:
            self.tags[tag] = None

    def _touch_root(self, root: Root, flags: int) -> bool:
        """Whether anything that a caller can see was touched."""
        match root.kind:
            case Kind.ARGUMENT | Kind.PRIVATE:
                assert isinstance(root.value, Argument)
                if attributes_in(root.value.attributes).has("byval"):
                    flags &= ~(WRITE | FREE)  # of the callee's copy
                self.parameters[root.value.index] |= flags
                return bool(flags)
            case Kind.GLOBAL:
                assert isinstance(root.value, GlobalVariable)
                if flags & READ and not root.value.constant:
                    self.globals_read[root.value] = None
                if flags & WRITE:
                    self.globals_written[root.value] = None
                if flags & ~(READ | WRITE):
                    self._unknown(flags & ~(READ | WRITE))
                return True
            case Kind.FUNCTION:
                return False
            case Kind.ALLOCA | Kind.FRESH:
                deep = flags & (READ_DEEP | WRITE_DEEP | FREE_DEEP)
                if not deep:
                    return False
                stored = self.pointers.contents(root)
                if stored is None:
                    self._unknown(deep)
                    return True
                return any([self._touch_base(r, deep) for v in stored for r in self.pointers.roots(v)])  # noqa: C419 (touch all)
            case Kind.LOADED:
                return any([self._touch_base(b, _deepened(flags)) for b in self.pointers.bases(root)])  # noqa: C419 (touch all)
            case Kind.UNKNOWN:
                self._unknown(flags)
                return True

    def _touch_base(self, base: Root, flags: int) -> bool:
        """What is reached from `base` through loaded pointers is touched."""
        if base.kind in (Kind.ARGUMENT, Kind.PRIVATE):
            assert isinstance(base.value, Argument)
            self.parameters[base.value.index] |= flags
        elif base.kind in (Kind.ALLOCA, Kind.FRESH) and self.pointers.contents(base) is not None:
            return False  # itself not visible, and what it holds is among the bases
        else:
            self._unknown(flags)
        return True

    def _unknown(self, flags: int) -> None:
        self.reads_unknown |= bool(flags & (READ | READ_DEEP))
        self.writes_unknown |= bool(flags & (WRITE | WRITE_DEEP))
        self.frees_unknown |= bool(flags & (FREE | FREE_DEEP))

    def _call(self, call: Call | Invoke) -> None:
        effects = self.program.call(call)
        before = self.tags
        self.tags = {}
        for k, argument in enumerate(call.arguments):
            flags = effects.parameter(k) & ~CAPTURE
            if flags:
                self._touch(argument, flags, "")
        wrote = self.tags is None or "" in self.tags
        self.tags = before
        for variable in effects.globals_read:
            self.globals_read[variable] = None
        for variable in effects.globals_written:
            self.globals_written[variable] = None
        self.reads_unknown |= effects.reads_unknown
        self.writes_unknown |= effects.writes_unknown
        self.frees_unknown |= effects.frees_unknown
        self.observable |= effects.observable
        self.allocates |= effects.allocates
        self.returns_always &= effects.returns_always
        if wrote or effects.globals_written or effects.writes_unknown:
            if effects.tags is None:
                self.tags = None
            elif self.tags is not None:
                self.tags.update(dict.fromkeys(sorted(effects.tags)))


def _deepened(flags: int) -> int:
    """Direct accesses through a loaded pointer are deep ones of where it was loaded from."""
    deep = flags & (READ_DEEP | WRITE_DEEP | FREE_DEEP)
    return (
        deep
        | (READ_DEEP if flags & READ else 0)
        | (WRITE_DEEP if flags & WRITE else 0)
        | (FREE_DEEP if flags & FREE else 0)
    )
