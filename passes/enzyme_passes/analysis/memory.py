"""What memory still holds in the reverse sweep: is it what a load or a call read?

    for i:  x = a[i];  b[i] = sin(x)          a is not written: x can be loaded again
    for i:  x = a[i];  a[i] = sin(x)          it is: x has to be kept
    for i:  x = a[i];  a[i - 1] = sin(x)      so it is: iteration i + 1 writes a[i]

A read is compared with every instruction that may write later, in the same iteration or in a later one of some loop
around both. The two are apart if they concern different objects (pointers.py), different types (tbaa.py), different
`restrict` scopes, or if the distance of their addresses says so (dependence.py). Between the halves of a split
derivative the caller goes on as well: it tells which arguments' memory it may write.

Releases count as no writes where the engine defers them: those of the library, called here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, final

from enzyme_passes.analysis import polynomials as poly
from enzyme_passes.analysis.affine import Affine
from enzyme_passes.analysis.cfg import ControlFlow
from enzyme_passes.analysis.dependence import Dependence, Extent, Order
from enzyme_passes.analysis.effects import ProgramEffects
from enzyme_passes.analysis.loops import Loop, LoopInfo
from enzyme_passes.analysis.pointers import Kind, Pointers, Root
from enzyme_passes.analysis.polynomials import Polynomial
from enzyme_passes.analysis.summaries import FREE, FREE_DEEP, READ, READ_DEEP, WRITE, WRITE_DEEP
from enzyme_passes.analysis.tbaa import TypeTree
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    CompareExchange,
    Instruction,
    Invoke,
    Load,
    Opaque,
    Store,
    called_function,
)
from enzyme_passes.ir.values import Argument, Function, GlobalVariable, MetadataOperand, Value
from enzyme_passes.rules import library

REST: Final = -1  # among parameter indices: globals, and whatever else no parameter leads to

_REFERENCE: Final = re.compile(r"!\d+")


@dataclass(frozen=True, slots=True, eq=False)
class Access:
    """Memory that an instruction reads or writes. `deep`: what pointers kept there lead to, too. `roots` None: any
    memory that is not certainly this call's own. `tags`: the access tags; None: any type."""

    instruction: Instruction
    pointer: Value | None
    size: Polynomial | None
    roots: tuple[Root, ...] | None
    deep: bool = False
    tags: tuple[str, ...] | None = None


@final
class MemoryAnalysis:
    """The memory of one function. `overwritten`: the parameters whose memory (REST: all other memory) may be written
    between the end of the function and its reverse."""

    def __init__(
        self,
        function: Function,
        flow: ControlFlow,
        loops: LoopInfo,
        effects: ProgramEffects,
        overwritten: frozenset[int] = frozenset(),
    ) -> None:
        assert function.module is not None
        self.function = function
        self.module = function.module
        self.layout = function.module.layout
        self.loops = loops
        self.effects = effects
        self.overwritten = overwritten
        self.affine = Affine(function, flow, loops)
        self.pointers = Pointers(flow, loops, self.affine, effects)
        self.order = Order(flow, loops)
        self.dependence = Dependence(self.affine, self.order)
        self.types = TypeTree(function.module.metadata)
        self.scopes = _Scopes(function, flow)
        self.writes: list[Access] = []
        for block in flow.order:
            for instruction in block.instructions:
                self.writes += self._writes_of(instruction)
        self._unchanged: dict[Instruction, bool] = {}
        self._shared: dict[tuple[Value, Value], bool] = {}

    # What the engine asks

    def unchanged_after(self, instruction: Instruction) -> bool:
        """Whether all that `instruction`, a load or a call, read will be found as it was by the reverse sweep."""
        known = self._unchanged.get(instruction)
        if known is None:
            known = self._unchanged[instruction] = all(self._lasts(read) for read in self._reads_of(instruction))
        return known

    def clobbering_arguments_after(self, call: Call | Invoke) -> frozenset[int]:
        """The parameters of a callee whose memory may be written after the call, before the callee's reverse."""
        effects = self.effects.call(call)
        found: list[int] = []
        for k, argument in enumerate(call.arguments):
            if not ty.is_pointer(argument.type):
                continue
            flags = effects.parameter(k)
            if flags & (READ | READ_DEEP) and not self._lasts(
                self._behind(call, argument, deep=bool(flags & READ_DEEP))
            ):
                found.append(k)
        rest = [Access(call, g, None, self.pointers.roots(g)) for g in effects.globals_read]
        if effects.reads_unknown:
            rest.append(Access(call, None, None, None))
        if any(not self._lasts(read) for read in rest):
            found.append(REST)
        return frozenset(found)

    # Accesses

    def _reads_of(self, instruction: Instruction) -> list[Access]:
        match instruction:
            case Load():
                if instruction.metadata.get("invariant.load") is not None:
                    return []
                tag = instruction.metadata.get("tbaa")
                if self.types.is_constant(tag):
                    return []
                size = poly.constant(self.layout.store_size(instruction.type))
                tags = None if tag is None else (tag,)
                roots = self.pointers.roots(instruction.pointer)
                return [Access(instruction, instruction.pointer, size, roots, tags=tags)]
            case Call() | Invoke():
                effects = self.effects.call(instruction)
                found = [Access(instruction, g, None, self.pointers.roots(g)) for g in effects.globals_read]
                for k, argument in enumerate(instruction.arguments):
                    flags = effects.parameter(k)
                    if ty.is_pointer(argument.type) and flags & (READ | READ_DEEP):
                        found.append(self._behind(instruction, argument, deep=bool(flags & READ_DEEP)))
                if effects.reads_unknown:
                    found.append(Access(instruction, None, None, None))
                return found
            case _:
                return [Access(instruction, None, None, None)]

    def _behind(self, call: Call | Invoke, argument: Value, *, deep: bool) -> Access:
        return Access(call, argument, self._size(call, argument), self.pointers.roots(argument), deep)

    def _size(self, call: Call | Invoke, argument: Value) -> Polynomial | None:
        """How many bytes behind an argument a call touches, where its name says so."""
        target = called_function(call)
        if target is None or not target.name.startswith(("llvm.memcpy.", "llvm.memmove.", "llvm.memset.")):
            return None
        return self.affine.integer(call.arguments[2]) if argument in call.arguments[:2] else None

    def _writes_of(self, instruction: Instruction) -> list[Access]:
        match instruction:
            case Store():
                size = poly.constant(self.layout.store_size(instruction.value.type))
                return [self._write(instruction, instruction.pointer, size)]
            case AtomicRMW() | CompareExchange():
                return [self._write(instruction, instruction.pointer, None)]
            case Call() | Invoke():
                return self._written_by(instruction)
            case Opaque():
                return [Access(instruction, None, None, None)]
            case _:
                return []

    def _write(self, instruction: Instruction, pointer: Value, size: Polynomial | None) -> Access:
        tag = instruction.metadata.get("tbaa")
        tags = None if tag is None else (tag,)
        return Access(instruction, pointer, size, self.pointers.roots(pointer), tags=tags)

    def _written_by(self, call: Call | Invoke) -> list[Access]:
        target = called_function(call)
        entry = library.find(target.name) if target is not None and not target.defined else None
        deferred = entry is not None and (entry.frees is not None or entry.reallocates is not None)
        effects = self.effects.call(call)
        tags = None if effects.tags is None else tuple(sorted(effects.tags))
        released = 0 if deferred else FREE | FREE_DEEP
        found: list[Access] = []
        for k, argument in enumerate(call.arguments):
            flags = effects.parameter(k)
            if not ty.is_pointer(argument.type) or not flags & (WRITE | WRITE_DEEP | released):
                continue
            if deferred and entry is not None and k in (entry.frees, entry.reallocates):
                continue
            deep = bool(flags & (WRITE_DEEP | FREE_DEEP & released))
            known = tags if not flags & released else None
            found.append(Access(call, argument, self._size(call, argument), self.pointers.roots(argument), deep, known))
        found += [Access(call, g, None, self.pointers.roots(g), tags=tags) for g in effects.globals_written]
        if effects.writes_unknown or (effects.frees_unknown and not deferred):
            found.append(Access(call, None, None, None, tags=tags if not effects.frees_unknown else None))
        return found

    # Comparing

    def _lasts(self, read: Access) -> bool:
        """Whether nothing that runs after the read writes there."""
        if read.roots is not None and all(self._is_constant(root) for root in read.roots) and not read.deep:
            return True
        if self.overwritten and self._is_overwritten(read):
            return False
        return not any(self._changes(read, write) for write in self.writes)

    @staticmethod
    def _is_constant(root: Root) -> bool:
        return root.kind is Kind.FUNCTION or (isinstance(root.value, GlobalVariable) and root.value.constant)

    def _is_overwritten(self, read: Access) -> bool:
        """Whether the caller may write, after this function's end, what was read."""
        if read.roots is None:
            return True
        others = REST in self.overwritten
        arguments = any(
            k >= 0 and not self._is_private(self.function.arguments[k])
            for k in self.overwritten
            if k < len(self.function.arguments)
        )
        for root in self._reached(read):
            match root.kind:
                case Kind.PRIVATE:
                    assert isinstance(root.value, Argument)
                    if root.value.index in self.overwritten or (read.deep and (others or arguments)):
                        return True
                case Kind.ARGUMENT:
                    assert isinstance(root.value, Argument)
                    if root.value.index in self.overwritten or others or arguments:
                        return True
                case Kind.ALLOCA | Kind.FRESH:
                    if root.value in self.pointers.captured:
                        return True
                case Kind.FUNCTION:
                    pass
                case Kind.GLOBAL:
                    if not self._is_constant(root) and (others or arguments):
                        return True
                case Kind.LOADED | Kind.UNKNOWN:
                    return True
        return False

    @staticmethod
    def _is_private(argument: Argument) -> bool:
        return "noalias" in argument.attributes.split()

    def _changes(self, read: Access, write: Access) -> bool:
        """Whether `write` may, after the read, change what was read."""
        reader, writer = read.instruction, write.instruction
        if not self.order.follows(writer, reader):
            return False
        if not self._types_meet(read, write) or not self._objects_meet(read, write):
            return False
        assert reader.block is not None and writer.block is not None
        common = self.order.common(reader.block, writer.block)
        for level in range(len(common) + 1):
            if level == len(common) and not self.order.follows_within(writer, reader, common[-1] if common else None):
                continue
            if not self._apart(read, write, common, level):
                return True
        return False

    def _types_meet(self, read: Access, write: Access) -> bool:
        if read.tags is None or write.tags is None:
            return True
        return any(self.types.may_alias(a, b) for a in read.tags for b in write.tags)

    def _objects_meet(self, read: Access, write: Access) -> bool:
        """Whether the two may concern one object at all."""
        if read.roots is None or write.roots is None:
            known = read if write.roots is None else write
            return known.roots is None or any(self._is_visible(root) for root in self._reached(known))
        mine, others = self._reached(read), self._reached(write)
        return any(self._same_or_shared(a, b) for a in mine for b in others)

    def _is_visible(self, root: Root) -> bool:
        """Whether code that is given no pointer into an object may know it."""
        return not self.pointers.is_local(root) and not self._is_constant(root)

    def _reached(self, access: Access) -> tuple[Root, ...]:
        """The roots of an access, and for a deep one of what can be reached from them."""
        assert access.roots is not None
        if not access.deep:
            return access.roots
        found: dict[Value, Root] = {}
        pending = list(access.roots)
        while pending:
            root = pending.pop()
            if root.value in found:
                continue
            found[root.value] = root
            stored = self.pointers.contents(root)
            if stored is not None:
                pending.extend(r for v in stored for r in self.pointers.roots(v))
            elif root.kind is not Kind.LOADED:
                # Whatever was stored there is captured, or was there before: unknown memory.
                unknown = Root(root.value, Kind.UNKNOWN, True)
                return (*found.values(), *pending, unknown)
        return tuple(found.values())

    def _same_or_shared(self, a: Root, b: Root) -> bool:
        if a.value is b.value:
            return True
        key = (a.value, b.value)
        if a.kind is Kind.UNKNOWN or b.kind is Kind.UNKNOWN:
            return self.pointers.may_share(a, b)
        known = self._shared.get(key)
        if known is None:
            known = self._shared[key] = self.pointers.may_share(a, b)
        return known

    def _apart(self, read: Access, write: Access, common: Sequence[Loop], level: int) -> bool:
        """Whether they are of different bytes, where common[level] is the outermost loop whose iterations differ."""
        differs = common[level] if level < len(common) else None
        if self.scopes.apart(read.instruction, write.instruction, differs):
            return True
        if read.deep or write.deep or read.roots is None or write.roots is None:
            return False
        if read.pointer is None or write.pointer is None:
            return False
        if self._born_apart(read.roots, write.roots, differs):
            return True
        reading = Extent(self.affine.address(read.pointer), read.size)
        writing = Extent(self.affine.address(write.pointer), write.size)
        return self.dependence.apart(reading, read.instruction, writing, write.instruction, common, level)

    def _born_apart(self, mine: Iterable[Root], others: Iterable[Root], differs: Loop | None) -> bool:
        """Whether all objects are made anew in each iteration of `differs`, so that those of two are different."""
        if differs is None:
            return False
        return all(
            (a.value is b.value and self._born_in(a, differs) and self._born_in(b, differs))
            or (a.value is not b.value and not self._same_or_shared(a, b))
            for a in mine
            for b in others
        )

    def _born_in(self, root: Root, loop: Loop) -> bool:
        if root.carried or root.kind not in (Kind.ALLOCA, Kind.FRESH):
            return False
        block = root.value.block if isinstance(root.value, Instruction) else None
        return block is not None and loop.contains(block)


@final
class _Scopes:
    """`!alias.scope` and `!noalias`: what inlining left of `restrict`. A scope stands for one execution of the inlined
    body: where it is declared in a loop, it says nothing about different iterations of that loop."""

    def __init__(self, function: Function, flow: ControlFlow) -> None:
        assert function.module is not None
        self.metadata = function.module.metadata
        self.declared: dict[str, list[Instruction]] = {}
        self._lists: dict[str, tuple[str, ...]] = {}
        self._domains: dict[str, str] = {}
        for block in flow.order:
            for instruction in block.instructions:
                if not isinstance(instruction, Call):
                    continue
                target = called_function(instruction)
                if target is not None and target.name == "llvm.experimental.noalias.scope.decl":
                    declared = instruction.arguments[0]
                    assert isinstance(declared, MetadataOperand)
                    for scopes in _REFERENCE.findall(declared.text):
                        for scope in self._list(scopes):
                            self.declared.setdefault(scope, []).append(instruction)

    def apart(self, a: Instruction, b: Instruction, differs: Loop | None) -> bool:
        """Whether the scopes of two accesses exclude each other, in different iterations of `differs` if that is
        given."""
        return self._excluded(a, b, differs) or self._excluded(b, a, differs)

    def _excluded(self, a: Instruction, b: Instruction, differs: Loop | None) -> bool:
        mine, excluded = a.metadata.get("alias.scope"), b.metadata.get("noalias")
        if mine is None or excluded is None:
            return False
        outside = self._list(excluded)
        by_domain: dict[str, list[str]] = {}
        for scope in self._list(mine):
            by_domain.setdefault(self._domain(scope), []).append(scope)
        return any(all(s in outside and self._holds(s, differs) for s in scopes) for scopes in by_domain.values())

    def _holds(self, scope: str, differs: Loop | None) -> bool:
        if differs is None:
            return True
        places = self.declared.get(scope)
        if not places:
            return False
        return all(i.block is not None and not differs.contains(i.block) for i in places)

    def _list(self, reference: str) -> tuple[str, ...]:
        known = self._lists.get(reference)
        if known is None:
            text = self.metadata.get(reference, "")
            inner = text[text.find("{") :]
            known = self._lists[reference] = tuple(r for r in _REFERENCE.findall(inner) if r != reference)
        return known

    def _domain(self, scope: str) -> str:
        """A scope is `distinct !{!scope, !domain, !"name"}`."""
        known = self._domains.get(scope)
        if known is None:
            parts = self._list(scope)
            known = self._domains[scope] = parts[0] if parts else scope
        return known
