# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with variable arguments that only report: what they write where derivatives are is text, or counts.

    void message(struct model *m, const char *form, ...) { ... vsnprintf(m->text, 100, form, list); ... m->failed = 1; }

What is behind a `va_list` is not followed, so such functions have no derivatives. Many need none: called with the
struct that is at work, on a path for errors, they are copied as they are. That is so if nothing in the body, or in what
it calls, is active in the context of the call; if all that it writes into memory that has a shadow are integers by the
types of both sides; and if it writes to places that are seen: its own objects, what named arguments and variables lead
to. An address or a number that comes out of the variable arguments, is written to or kept, may be anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.facts import Facts
from enzyme_passes.audit.record import Callee, Record
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    Freeze,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
)
from enzyme_passes.ir.values import Argument, Constant, ConstExpr, ConstInt, Function, GlobalVariable, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import channels
from enzyme_passes.support.dataclasses import dataclass, field

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session

_HARMLESS: Final = ("llvm.va_", "llvm.lifetime.", "llvm.dbg.", "llvm.assume", "llvm.stack")
_OF_SIZE: Final = ("llvm.memcpy", "llvm.memmove", "llvm.memset", "memcpy", "memmove", "memset", "__mem")


def only_reports(session: Session, context: Context) -> bool:
    """Whether a call in this context can be copied as it is, whatever its variable arguments are. The auditor looks at
    the bodies as at derivatives that follow nothing."""
    reports = _Reports(session)
    if not reports.of(context, ()):
        return False
    session.records += reports.records.values()
    return True


@final
@dataclass(slots=True)
class _Reports:
    session: Session
    records: dict[Context, Record] = field(default_factory=dict)

    def of(self, context: Context, callers: tuple[Context, ...]) -> bool:
        """`callers`: the contexts on the way here from the call in question, which are being looked at."""
        if context in self.records:
            return True
        if context.result.active or context.result.shadowed:
            return False
        record = self.records[context] = Record(context.function, self.session.context_number(context))
        body = _Body(self, self.session.analyses.facts(context), (*callers, context), record)
        return all(body.is_plain(i) for i in context.function.instructions())


@final
@dataclass(slots=True)
class _Body:
    """One function on the way: what it is called with is only known of the first."""

    reports: _Reports
    facts: Facts
    contexts: tuple[Context, ...]
    record: Record

    def is_plain(self, instruction: Instruction) -> bool:
        if self.facts.activity.is_active(instruction):
            return False
        match instruction:
            case Load():
                self.record.untouched[instruction] = None
                return True
            case Store(value=value, pointer=pointer):
                self.record.untouched[instruction] = self.record.bare[instruction] = None
                size = self.reports.session.module.layout.store_size(value.type)
                return self._writes(pointer, size, instruction, value)
            case AtomicRMW() | CompareExchange() | Invoke():
                return False
            case Call():
                return self._is_plain_call(instruction)
            case _:
                return True

    def _writes(
        self, pointer: Value, size: int | None, at: Instruction, value: Value | None = None, *, text: bool = False
    ) -> bool:
        """Whether what is written here is of no account for derivatives. `text`: characters are, where nothing else may
        be known of any: a number would be known, unless a walk of unknown length may come by."""
        activity = self.facts.activity
        place = self._root(pointer)
        if place is None:
            return False
        if isinstance(place, Alloca):
            return True
        lanes = self.facts.types.memory(pointer, size, at).lanes
        if text and not any(lane.kind.is_float or lane.kind.is_pointer or lane.kind.is_word for lane in lanes):
            return True
        if not lanes:
            return False
        if activity.memory_active(pointer) or activity.needs_shadow(pointer):
            return all(lane.kind.is_integer for lane in lanes)
        return isinstance(value, Constant) or all(k.kind.is_integer or k.kind.is_float for k in lanes)

    def _root(self, pointer: Value) -> Value | None:
        """The object of its own, the argument or the variable that an address was made of; None: it may be one that
        came by variable arguments."""
        roots: dict[Value, None] = {}
        seen: dict[Value, None] = {}
        pending = [pointer]
        while pending:
            value = pending.pop()
            if value in seen:
                continue
            seen[value] = None
            match value:
                case Alloca() | Argument() | GlobalVariable():
                    roots[value] = None
                case GetElementPtr(pointer=base):
                    pending.append(base)
                case ConstExpr(operands=parts):
                    pending.append(parts[0])
                case Phi(values=values):
                    pending += values
                case Select(on_true=a, on_false=b):
                    pending += [a, b]
                case Freeze(operand=inner):
                    pending.append(inner)
                case Load(pointer=place):
                    holder = self._root(place)
                    if isinstance(holder, GlobalVariable) or (isinstance(holder, Argument) and len(self.contexts) == 1):
                        roots[holder] = None
                    else:
                        return None
                case _:
                    return None
        others = [r for r in roots if not isinstance(r, Alloca)]
        return next(iter(others or roots), None)

    def _is_plain_call(self, call: Call) -> bool:
        callee = resolve_alias(call.callee)
        if not isinstance(callee, Function):
            return not self._hands_over(call)
        if callee.name.startswith(_HARMLESS):
            return True
        if callee.defined:
            context = self.facts.callee_context(call)
            self.record.calls[call] = Callee(self.reports.session.context_number(context))
            return not self._hands_over(call, lists=True) and self.reports.of(context, self.contexts)
        known = library.find(callee.name)
        if known is None:
            return not self._hands_over(call)
        freed = [k for k in (known.frees, known.reallocates) if k is not None]
        rest = range(known.rest, len(call.arguments)) if known.rest is not None and "printf" not in known.name else ()
        written = [call.arguments[k] for k in (*known.writes, *rest) if k < len(call.arguments)]
        if freed or known.captures or known.writes_anything or known.calls_back is not None:
            return False
        size = _size(call)
        text = any(end.kind == "text" for way in channels.find(known.name) for end in way.targets)
        return not self.facts.activity.has_shadow(call) and all(
            self._writes(p, size, call, text=text) for p in written if isinstance(p.type, ty.PointerType)
        )

    def _hands_over(self, call: Call, *, lists: bool = False) -> bool:
        """Whether a call that is not understood is given an address that derivatives may be behind; to code that is
        looked at (`lists`), one that may have come by variable arguments."""
        activity = self.facts.activity
        for argument in call.arguments:
            if not isinstance(argument.type, ty.PointerType) or isinstance(argument, Function):
                continue
            if self._root(argument) is None and not isinstance(argument, Constant):
                return True
            if not lists and (activity.memory_active(argument) or activity.needs_shadow(argument)):
                return True
        return not lists and activity.is_active_call(call)


def _size(call: Call) -> int | None:
    """How many bytes a copy or fill writes (None: who knows); of text, its first says what all are."""
    assert call.target is not None
    if call.target.name.startswith(_OF_SIZE):
        length = call.arguments[2]
        return length.value if isinstance(length, ConstInt) else None
    return 1
