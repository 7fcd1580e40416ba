# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which objects the pointers of one function may point into, and which of its own objects others may know.

    %p = getelementptr double, ptr %a, i64 %i       root %a: an argument
    %q = phi ptr [ %p, %x ], [ %m, %y ]             roots %a and %m, the latter an allocation
    %r = load ptr, ptr %q                           root %r: loaded; it may point into whatever has escaped

The roots are found backwards through address arithmetic, phis, selects and calls that return an argument; at every
other place where a pointer is used its roots count as captured. Both halves know the same instructions, so that a
pointer whose origin is not followed can only point into what was captured. Flow-insensitive, linear in the function
for functions without tangles of pointer phis.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol, final

from enzyme_passes.analysis.control_flow.loops import LoopInfo
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.summaries import CAPTURE, WRITE, FunctionEffects, may_point
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    Cast,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Switch,
    called_function,
    operands,
)
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstUndef,
    ConstZero,
    Function,
    GlobalAlias,
    GlobalVariable,
    Value,
)
from enzyme_passes.library import c as library
from enzyme_passes.support.dataclasses import dataclass

MOST_ROOTS = 32


class Kind(Enum):
    """What a root is."""

    ALLOCA = auto()
    FRESH = auto()  # the result of an allocation
    ARGUMENT = auto()
    PRIVATE = auto()  # a noalias or byval argument
    GLOBAL = auto()
    FUNCTION = auto()
    LOADED = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Root:
    """`carried`: the pointer may be from an earlier iteration of a loop in which the root is made."""

    value: Value
    kind: Kind
    carried: bool


class CallKnowledge(Protocol):
    """The part of ProgramEffects that is needed here."""

    def call(self, call: Call | Invoke) -> FunctionEffects: ...


@final
class Pointers:
    """Roots and captures in one function. Only reachable code is looked at."""

    __slots__ = (
        "flow",
        "loops",
        "affine",
        "effects",
        "captured",
        "users",
        "_roots",
        "_bases",
        "_contents",
        "_measured",
    )

    def __init__(self, flow: ControlFlow, loops: LoopInfo, affine: Affine, effects: CallKnowledge) -> None:
        self.flow = flow
        self.loops = loops
        self.affine = affine
        self.effects = effects
        self.captured: dict[Value, None] = {}
        self._roots: dict[Value, tuple[Root, ...]] = {}
        self._bases: dict[Value, tuple[Root, ...]] = {}
        self._measured: dict[Value, list[Instruction]] | None = None
        self._contents: dict[Value, tuple[Value, ...] | None] = {}
        self.users = self._users()
        for block in flow.order:
            for instruction in block.instructions:
                self._capture(instruction)

    # Roots

    def roots(self, pointer: Value) -> tuple[Root, ...]:
        """The objects that `pointer` may point into, in the order in which they are found; null points into none."""
        head = self.affine.address(pointer).head
        known = self._roots.get(head)
        if known is None:
            known = self._roots[head] = self._search(head)
        return known

    def _search(self, head: Value) -> tuple[Root, ...]:
        crossed: dict[Value, int] = {}  # the loops whose back edge is on some way from the head: bits
        pending: list[tuple[Value, int]] = [(head, 0)]
        while pending:
            value, mask = pending.pop()
            value = self.affine.address(value).head
            old = crossed.get(value)
            if old is not None and old | mask == old:
                continue
            mask |= old or 0
            crossed[value] = mask
            if len(crossed) > 4 * MOST_ROOTS:
                return (Root(head, Kind.UNKNOWN, True),)
            pending.extend((v, mask | bit) for v, bit in reversed(self._sources(value) or []))
        found = [self._root(v, m) for v, m in crossed.items() if self._sources(v) is None]
        if len(found) > MOST_ROOTS:
            return (Root(head, Kind.UNKNOWN, True),)
        return tuple(r for r in found if not isinstance(r.value, ConstNull | ConstUndef | ConstZero))

    def _sources(self, value: Value) -> list[tuple[Value, int]] | None:
        """Where `value` is from, with the loop whose back edge is crossed; None for a root."""
        match value:
            case Phi():
                assert value.block is not None
                loop = self.loops.loop_of.get(value.block)
                header = loop if loop is not None and loop.header is value.block else None
                if header is None:
                    return [(v, 0) for v in value.values]
                bit = 1 << self.affine.counter(header)
                return [(v, bit if header.contains(b) else 0) for v, b in zip(value.values, value.blocks, strict=True)]
            case Select():
                return [(value.on_true, 0), (value.on_false, 0)]
            case Freeze():
                return [(value.operand, 0)]
            case Cast(op="bitcast" | "addrspacecast") if ty.is_pointer(value.operand.type):
                return [(value.operand, 0)]
            case GetElementPtr() if isinstance(value.type, ty.PointerType):
                return [(value.pointer, 0)]
            case ConstExpr(op="getelementptr"):
                return [(value.operands[0], 0)]
            case Call() | Invoke():
                effects = self.effects.call(value)
                if effects.result_fresh or effects.result_unknown:
                    return None
                return [(value.arguments[k], 0) for k in sorted(effects.result_arguments) if k < len(value.arguments)]
            case _:
                return None

    def _root(self, value: Value, mask: int) -> Root:
        kind = Kind.UNKNOWN
        match value:
            case Alloca():
                kind = Kind.ALLOCA
            case Call() | Invoke():
                kind = Kind.FRESH if self.effects.call(value).result_fresh else Kind.UNKNOWN
            case Argument():
                own = attributes_in(value.attributes).has_any("noalias", "byval")
                kind = Kind.PRIVATE if own else Kind.ARGUMENT
            case GlobalVariable():
                kind = Kind.GLOBAL
            case Function():
                kind = Kind.FUNCTION
            case Load():
                kind = Kind.LOADED
            case _:
                pass
        carried = False
        loop = self.affine.home(value)
        while loop is not None and mask:
            carried |= bool(mask >> self.affine.counter(loop) & 1)
            loop = loop.parent
        return Root(value, kind, carried)

    def is_local(self, root: Root) -> bool:
        """An object of this call that nobody else can reach, or memory that only one argument reaches."""
        return root.kind in (Kind.ALLOCA, Kind.FRESH, Kind.PRIVATE) and root.value not in self.captured

    def may_share(self, a: Root, b: Root) -> bool:
        """Whether two different roots may be pointers into one object."""
        return not self.is_local(a) and not self.is_local(b) and kinds_share(a.kind, b.kind)

    # Memory that is reached through loaded pointers

    def bases(self, root: Root) -> tuple[Root, ...]:
        """For a loaded pointer the roots of the memory where the chain of loads begins; else the root itself. A local
        object whose contents are known is passed through to what was stored there."""
        known = self._bases.get(root.value)
        if known is not None:
            return known
        found: dict[Value, Root] = {}
        seen: set[Value] = set()
        pending = [root]
        while pending:
            at = pending.pop()
            if at.value in seen:
                continue
            seen.add(at.value)
            if at.kind is not Kind.LOADED:
                found[at.value] = at
                continue
            assert isinstance(at.value, Load)
            for holder in self.roots(at.value.pointer):
                stored = self.contents(holder)
                if stored is None:
                    pending.append(holder)
                else:
                    pending.extend(r for v in stored for r in self.roots(v))
            if len(seen) > 8 * MOST_ROOTS:
                found[at.value] = Root(at.value, Kind.UNKNOWN, True)
                break
        self._bases[root.value] = result = tuple(found.values())
        return result

    def contents(self, root: Root) -> tuple[Value, ...] | None:
        """All pointers that are ever stored in a local object that is written by plain stores alone, else None."""
        if root.value in self.captured or not _is_born_empty(root):
            return None
        if root.value not in self._contents:
            stored: list[Value] = []
            known = all(self._is_plain(u, root, stored) for u in self.users.get(root.value, []))
            self._contents[root.value] = tuple(stored) if known else None
        return self._contents[root.value]

    def _is_plain(self, user: Instruction, root: Root, stored: list[Value]) -> bool:
        """Whether `user` puts no pointer into the object of `root` but those that are added to `stored`."""
        match user:
            case Store():
                if not self._points_into(user.pointer, root):
                    return True
                if isinstance(user.value.type, ty.PointerType):
                    stored.append(user.value)
                    return True
                if isinstance(user.value.type, ty.IntType):
                    return user.value.type.bits < 32 or isinstance(user.value, ConstInt)
                return isinstance(user.value.type, ty.FloatType)
            case Load() | IntCompare() | Return():
                return True
            case Call() | Invoke():
                target = called_function(user)
                if target is not None and target.name.startswith("llvm.memset."):
                    return isinstance(user.arguments[1], ConstInt)
                effects = self.effects.call(user)
                return not any(
                    effects.parameter(k) & WRITE and self._points_into(argument, root)
                    for k, argument in enumerate(user.arguments)
                )
            case _:
                return False

    def _points_into(self, pointer: Value, root: Root) -> bool:
        return ty.is_pointer(pointer.type) and any(r.value is root.value for r in self.roots(pointer))

    def _users(self) -> dict[Value, list[Instruction]]:
        """For each root the instructions that use a pointer into it, other than to compute pointers."""
        found: dict[Value, dict[Instruction, None]] = {}
        for block in self.flow.order:
            for instruction in block.instructions:
                if self._is_transparent(instruction):
                    continue
                for operand in operands(instruction):
                    if isinstance(operand.type, ty.PointerType) and not isinstance(operand, Function):
                        for root in self.roots(operand):
                            found.setdefault(root.value, {})[instruction] = None
        return {v: list(i) for v, i in found.items()}

    # Captures

    def _is_transparent(self, instruction: Instruction) -> bool:
        """Whether the roots of pointer operands are found again through the result."""
        return isinstance(instruction.type, ty.PointerType) and isinstance(
            instruction, GetElementPtr | Phi | Select | Freeze
        )

    def _capture(self, instruction: Instruction) -> None:
        match instruction:
            case Store():
                self._mark(instruction.value)
            case Call() | Invoke():
                effects = self.effects.call(instruction)
                for k, argument in enumerate(instruction.arguments):
                    if effects.parameter(k) & CAPTURE:
                        self._mark(argument)
                    elif k in effects.result_arguments and (effects.result_unknown or effects.result_fresh):
                        self._mark(argument)  # the result is a root of its own
            case Cast(op="ptrtoint"):
                if not self._is_measured(instruction):
                    self._mark(instruction.operand)
            case (
                Load() | IntCompare() | Return() | Alloca() | Branch() | CondBranch() | Switch() | Fence()
                | FloatBinary() | FloatUnary() | FloatCompare() | IntBinary() | ExtractValue() | ExtractElement()
            ):  # fmt: skip
                pass
            case Cast(op="ptrtoaddr"):
                pass
            case Cast(op="bitcast" | "addrspacecast") if isinstance(instruction.type, ty.PointerType):
                pass
            case _ if self._is_transparent(instruction):
                pass
            case _:
                for operand in operands(instruction):
                    self._mark(operand)

    def _mark(self, value: Value) -> None:
        if isinstance(value.type, ty.PointerType):
            for root in self.roots(value):
                self.captured[root.value] = None
        elif isinstance(value, ConstAggregate):
            return  # of constants: globals count as captured anyway
        elif isinstance(value, GlobalAlias) or may_point(value.type):
            return  # made by an instruction that has captured its operands

    def _is_measured(self, cast: Cast) -> bool:
        """Whether the integer is only compared and subtracted from other addresses: `end - begin`."""
        for user in self._integer_users().get(cast, []):
            match user:
                case IntCompare():
                    pass
                case IntBinary(op="sub"):
                    other = user.rhs if user.lhs is cast else user.lhs
                    if not (isinstance(other, Cast) and other.op in ("ptrtoint", "ptrtoaddr")):
                        return False
                case _:
                    return False
        return True

    def _integer_users(self) -> dict[Value, list[Instruction]]:
        found = self._measured
        if found is None:
            found = self._measured = {}
            for block in self.flow.order:
                for instruction in block.instructions:
                    for operand in operands(instruction):
                        if isinstance(operand, Cast) and operand.op == "ptrtoint":
                            found.setdefault(operand, []).append(instruction)
        return found


def _is_born_empty(root: Root) -> bool:
    """Whether the object holds no pointer when it is made."""
    match root.value:
        case Alloca():
            return True
        case Call() | Invoke():
            target = called_function(root.value)
            entry = library.find(target.name) if target is not None and not target.defined else None
            return entry is not None and entry.allocates is not None and not entry.reads
        case _:
            return False


def kinds_share(a: Kind, b: Kind) -> bool:
    """Whether different roots of these kinds, both known to others, may be pointers into one object."""
    if Kind.FUNCTION in (a, b) or (a in _OBJECTS and b in _OBJECTS):
        return False
    # An argument was there before anything that this call made, and beside a noalias one.
    return not ((a in _OWN and b is Kind.ARGUMENT) or (b in _OWN and a is Kind.ARGUMENT))


_OWN = (Kind.ALLOCA, Kind.FRESH, Kind.PRIVATE)
_OBJECTS = (Kind.ALLOCA, Kind.FRESH, Kind.PRIVATE, Kind.GLOBAL, Kind.FUNCTION)
