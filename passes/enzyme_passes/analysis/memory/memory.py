# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What memory still holds in the reverse sweep: is it what a load or a call read?

    for i:  x = a[i];  b[i] = sin(x)          a is not written: x can be loaded again
    for i:  x = a[i];  a[i] = sin(x)          it is: x has to be kept
    for i:  x = a[i];  a[i - 1] = sin(x)      so it is: iteration i + 1 writes a[i]

A read is compared with every instruction that may write later, in the same iteration or in a later one of some loop
around both. The two are apart if they concern different objects (pointers.py), different types (tbaa.py), different
`restrict` scopes (scopes.py), or if the distance of their addresses says so (dependence.py). Between the halves of a
split derivative the caller goes on as well: it tells which arguments' memory it may write.

What a write concerns is compared once for all writes with the same objects and types; the single writes are looked at
only where these meet.

Releases count as no writes where the engine defers them: those of the library, called here. Writes on paths that never
return do not count: no reverse sweep follows them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from typing import Final, assert_never, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.dependence import Dependence, Extent, Order
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.memory.final_stores import stores_that_wait
from enzyme_passes.analysis.memory.pointers import Kind, Pointers, Root, kinds_share
from enzyme_passes.analysis.memory.polynomials import Polynomial
from enzyme_passes.analysis.memory.scopes import Scopes
from enzyme_passes.analysis.memory.summaries import FREE, FREE_DEEP, READ, READ_DEEP, WRITE, WRITE_DEEP
from enzyme_passes.analysis.memory.tbaa import TypeTree
from enzyme_passes.ir import types as ty
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
    called_function,
    closed,
)
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstOther,
    Function,
    GlobalAlias,
    GlobalVariable,
    Value,
)
from enzyme_passes.library import c as library
from enzyme_passes.support.dataclasses import dataclass, field

REST: Final = -1  # among parameter indices: globals, and whatever else no parameter leads to
MADE: Final = -2  # objects that the callee allocated and left to others
MOST_TESTS: Final = 10_000  # comparisons of addresses in one function; beyond, nothing is known to last


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


@dataclass(slots=True, eq=False)
class _Family:
    """Writes that concern the same objects. `fixed`: by what their addresses are counted from, those whose distance
    from there never changes, as (first byte, byte behind the last, write) in the order of the first; `writes`: all of
    them, `last`: the last one of each block."""

    example: Access
    number: int
    writes: list[Access] = field(default_factory=list)
    last: dict[Block, Instruction] = field(default_factory=dict)
    fixed: dict[Value, list[tuple[int, int, Access]]] = field(default_factory=dict)
    longest: int = 0


@final
class MemoryAnalysis:
    """The memory of one function. `overwritten`: the parameters whose memory (REST: all other memory) may be written
    between the end of the function and its reverse. `may_postpone`: the derivative makes the stores `postponed` after
    its reverse sweep (see final_stores.py)."""

    def __init__(
        self,
        function: Function,
        flow: ControlFlow,
        loops: LoopInfo,
        effects: ProgramEffects,
        overwritten: frozenset[int] = frozenset(),
        *,
        may_postpone: bool = False,
    ) -> None:
        assert function.module is not None
        self.function = function
        self.layout = function.module.layout
        self.loops = loops
        self.effects = effects
        self.overwritten = overwritten
        self.affine = Affine(function, loops)
        self.pointers = Pointers(flow, loops, self.affine, effects)
        self.order = Order(flow, loops)
        self.dependence = Dependence(self.affine, self.order)
        self.types = TypeTree(function.module.metadata)
        self.scopes = Scopes(function, flow, loops)
        self.writes: list[Access] = []
        self.returned: dict[Value, None] = {}
        for block in flow.order:
            if not flow.returns(block):
                continue
            for instruction in block.instructions:
                self.writes += self._writes_of(instruction)
                match instruction:
                    case Return(value=Value() as value) if isinstance(value.type, ty.PointerType):
                        self.returned.update((r.value, None) for r in self.pointers.roots(value))
                    case _:
                        pass
        self._unchanged: dict[Instruction, bool] = {}
        self.changed_by: dict[Instruction, tuple[Access, Access | None]] = {}
        """Of what does not last, the read and a write that may change it; None: the caller's."""
        self._shared: dict[tuple[Value, Value], bool] = {}
        self._meeting: dict[object, list[_Family]] = {}
        self._indexed: tuple[dict[Value, list[_Family]], dict[Kind, list[_Family]]] | None = None
        self._tests = 0
        self.postponed = stores_that_wait(self, flow) if may_postpone else ()
        self.families = self._families()

    # What the engine asks

    def unchanged_after(self, instruction: Instruction) -> bool:
        """Whether all that `instruction`, a load or a call, read will be found as it was by the reverse sweep."""
        known = self._unchanged.get(instruction)
        if known is None:
            known = self._unchanged[instruction] = all(self._lasts(read) for read in self.reads_of(instruction))
        return known

    def clobbering_arguments_after(self, call: Call | Invoke) -> frozenset[int]:
        """The parameters of a callee whose memory may be written after the call, before the callee's reverse."""
        effects = self.effects.call(call)
        found: list[int] = []
        for k, argument in enumerate(call.arguments):
            flags = effects.parameter(k)
            deep = bool(flags & READ_DEEP)
            if not ty.is_pointer(argument.type) or not (deep or flags & READ):
                continue
            if not self._lasts(self._behind(call, argument, deep=deep)):
                found.append(k)
        anything = Access(call, None, None, None)
        rest = [Access(call, g, None, self.pointers.roots(g)) for g in effects.globals_read]
        if effects.reads_unknown:
            rest.append(anything)
        if not all(self._lasts(access) for access in rest):
            found.append(REST)
        if effects.allocates:
            made = [anything]
            if isinstance(call.type, ty.PointerType):
                made.append(Access(call, call, None, self.pointers.roots(call)))
            if not all(self._lasts(access) for access in made):
                found.append(MADE)
        return frozenset(found)

    # Accesses

    def reads_of(self, instruction: Instruction) -> list[Access]:
        """What a load or a call reads, but what never changes."""
        match instruction:
            case Load():
                if instruction.volatile or instruction.ordering:
                    return [Access(instruction, None, None, None)]
                tag = instruction.metadata.get("tbaa")
                if instruction.metadata.get("invariant.load") is not None or self.types.is_constant(tag):
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
        match i := closed(instruction):
            case Store():
                size = poly.constant(self.layout.store_size(i.value.type))
                return [self._write(i, i.pointer, size)]
            case AtomicRMW() | CompareExchange():
                return [self._write(i, i.pointer, None)]
            case Call() | Invoke():
                return self._written_by(i)
            case Opaque():
                return [Access(i, None, None, None)]
            case (
                FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast() | Alloca()
                | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue() | ExtractElement()
                | InsertElement() | ShuffleVector() | Freeze() | Load() | Fence() | Branch() | CondBranch()
                | Switch() | Return() | Resume() | Unreachable()
            ):  # fmt: skip
                return []
            case _:
                assert_never(i)

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

    # Families of writes

    def _families(self) -> list[_Family]:
        found: dict[object, _Family] = {}
        for write in self.writes:
            if write.instruction in self.postponed:
                continue
            family = found.setdefault(_concern(write), _Family(write, len(found)))
            family.writes.append(write)
            assert write.instruction.block is not None
            family.last[write.instruction.block] = write.instruction
            place = self._fixed(write)
            if place is not None:
                head, low, high = place
                family.fixed.setdefault(head, []).append((low, high, write))
                family.longest = max(family.longest, high - low)
        for family in found.values():
            for spans in family.fixed.values():
                spans.sort(key=lambda s: s[0])
        return list(found.values())

    def _index(self) -> tuple[dict[Value, list[_Family]], dict[Kind, list[_Family]]]:
        """The families that concern each root; and those with a root of each kind that others may know, too."""
        by_root: dict[Value, list[_Family]] = {}
        by_kind: dict[Kind, list[_Family]] = {}
        for family in self.families:
            if family.example.roots is None:
                continue
            reached = self._reached(family.example)
            for value in dict.fromkeys(r.value for r in reached):
                by_root.setdefault(value, []).append(family)
            for kind in dict.fromkeys(r.kind for r in reached if not self.pointers.is_local(r)):
                by_kind.setdefault(kind, []).append(family)
        return by_root, by_kind

    def _met_by(self, read: Access) -> list[_Family]:
        """The families that may write to the objects of a read, the last first."""
        key = _concern(read)
        known = self._meeting.get(key)
        if known is not None:
            return known
        if self._indexed is None:
            self._indexed = self._index()
        by_root, by_kind = self._indexed
        found: dict[_Family, None] = {}
        if read.roots is None:
            found.update((f, None) for f in self.families if self._objects_meet(read, f.example))
        else:
            reached = self._reached(read)
            if any(self._is_visible(r) for r in reached):
                found.update((f, None) for f in self.families if f.example.roots is None)
            for root in reached:
                found.update(dict.fromkeys(by_root.get(root.value, ())))
                for kind, families in () if self.pointers.is_local(root) else by_kind.items():
                    if kinds_share(root.kind, kind):
                        found.update(dict.fromkeys(families))
        known = self._meeting[key] = sorted(found, key=_number, reverse=True)
        return known

    def _fixed(self, access: Access) -> tuple[Value, int, int] | None:
        """What the address is counted from, the first byte and the one behind the last, if these are the same in
        all iterations."""
        if access.pointer is None or access.size is None or access.deep:
            return None
        address = self.affine.address(access.pointer)
        low, size = poly.constant_of(address.offset), poly.constant_of(access.size)
        if low is None or size is None or self.affine.home(address.head) is not None:
            return None
        return address.head, low, low + size

    # Comparing

    def _lasts(self, read: Access) -> bool:
        """Whether nothing that runs after the read writes there."""
        if isinstance(read.instruction, Load) and read.roots is None:
            return False  # volatile or atomic
        if read.roots is not None and all(self._is_constant(root) for root in read.roots) and not read.deep:
            return True
        if self.overwritten and self._is_overwritten(read):
            self.changed_by[read.instruction] = read, None
            return False
        place = self._fixed(read)
        for family in self._met_by(read):
            if not any(self.order.follows(last, read.instruction) for last in family.last.values()):
                continue
            if place is not None and place[0] in family.fixed:
                for _, _, write in _overlapping(family.fixed[place[0]], place, family.longest):
                    if self._changes(read, write):
                        self.changed_by[read.instruction] = read, write
                        return False
            # The last ones first: most of the time one of them decides.
            for write in reversed(family.writes):
                other = None if place is None else self._fixed(write)
                if (other is None or place is None or other[0] is not place[0]) and self._changes(read, write):
                    self.changed_by[read.instruction] = read, write
                    return False
        return True

    def may_meet(self, first: Access, second: Access) -> bool:
        """Whether `second` may run after `first` and concern the same bytes."""
        return self._objects_meet(first, second) and self._changes(first, second)

    def may_be_of_one_object(self, first: Access, second: Access) -> bool:
        """Whether two accesses, in whatever order, may concern one object."""
        return self._objects_meet(first, second)

    def may_concern_one(self, read: Access, write: Access) -> bool:
        """Whether a read and a write, in whatever order, may concern one object, by their types too."""
        return self._objects_meet(read, write) and self._types_meet(read, write)

    def is_written(self, read: Access, but: Callable[[Instruction], bool]) -> bool:
        """Whether anything in the function, before or after, may write what was read; `but` some instructions."""
        if read.roots is not None and all(self._is_constant(root) for root in read.roots) and not read.deep:
            return False
        return any(
            not but(write.instruction) and self._types_meet(read, write)
            for family in self._met_by(read)
            for write in family.writes
        )

    @staticmethod
    def _is_constant(root: Root) -> bool:
        return root.kind is Kind.FUNCTION or (isinstance(root.value, GlobalVariable) and root.value.constant)

    def _is_overwritten(self, read: Access) -> bool:
        """Whether the caller may write, after this function's end, what was read. The caller has asked this of what
        is behind each parameter that this function's effects say to be read, and of the rest."""
        if read.roots is None:
            return REST in self.overwritten
        pending, seen = list(read.roots), dict.fromkeys(r.value for r in read.roots)
        while pending:
            root = pending.pop()
            below = pending if read.deep else []
            match root.kind:
                case Kind.PRIVATE | Kind.ARGUMENT:
                    assert isinstance(root.value, Argument)
                    if root.value.index in self.overwritten:
                        return True
                case Kind.FRESH if root.value in self.pointers.captured or root.value in self.returned:
                    if REST in self.overwritten or MADE in self.overwritten:
                        return True
                case Kind.ALLOCA | Kind.FRESH:
                    stored = self.pointers.contents(root)
                    if read.deep and stored is None and REST in self.overwritten:
                        return True
                    below.extend(self._unseen(seen, (r for v in stored or () for r in self.pointers.roots(v))))
                case Kind.FUNCTION:
                    pass
                case Kind.GLOBAL if self._is_constant(root) and not read.deep:
                    pass
                case Kind.GLOBAL | Kind.UNKNOWN:
                    if REST in self.overwritten:
                        return True
                case Kind.LOADED:
                    pending.extend(self._unseen(seen, self._bases(root)))
                case _:
                    assert_never(root.kind)
        return False

    @staticmethod
    def _unseen(seen: dict[Value, None], roots: Iterable[Root]) -> list[Root]:
        found = [r for r in roots if r.value not in seen]
        seen.update((r.value, None) for r in found)
        return found

    def _bases(self, root: Root) -> list[Root]:
        """Where the caller was asked about what a loaded pointer leads to: at parameters, else under REST. What a
        constant table leads to may change, though the table does not."""
        found: list[Root] = []
        for base in self.pointers.bases(root):
            if base.kind in (Kind.ARGUMENT, Kind.PRIVATE):
                found.append(base)
            elif isinstance(base.value, GlobalVariable) and leads_to_constants(base.value):
                pass
            elif base.kind not in (Kind.ALLOCA, Kind.FRESH) or self.pointers.contents(base) is None:
                found.append(Root(root.value if base.value is root.value else base.value, Kind.UNKNOWN, True))
        return found

    def _changes(self, read: Access, write: Access) -> bool:
        """Whether `write` may, after the read, change what was read; the objects are known to meet."""
        reader, writer = read.instruction, write.instruction
        if not self.order.follows(writer, reader):
            return False
        if not self._types_meet(read, write):
            return False
        self._tests += 1
        if self._tests > MOST_TESTS:
            return True
        assert reader.block is not None and writer.block is not None
        common = self.order.common(reader.block, writer.block)
        for level in range(len(common) + 1):
            if level == len(common) and not self.order.follows_within(writer, reader, common[-1] if common else None):
                continue
            if not self._apart(read, write, common, level):
                return True
        return False

    def _types_meet(self, read: Access, write: Access) -> bool:
        """Whether the types allow the write to change what was read.

        Memory may be used for one type after another (an arena, `std::variant`), and the write comes after the read:
        that is why types say nothing where both addresses are counted from one pointer."""
        if read.tags is None or write.tags is None:
            return True
        if any(self.types.may_alias(a, b) for a in read.tags for b in write.tags):
            return True
        if read.pointer is None or write.pointer is None:
            return False
        return self.affine.address(read.pointer).head is self.affine.address(write.pointer).head

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
        if a.kind is Kind.UNKNOWN or b.kind is Kind.UNKNOWN:
            return self.pointers.may_share(a, b)
        key = (a.value, b.value)
        known = self._shared.get(key)
        if known is None:
            known = self._shared[key] = self.pointers.may_share(a, b)
        return known

    def _apart(self, read: Access, write: Access, common: Sequence[Loop], level: int) -> bool:
        """Whether they are of different bytes, where common[level] is the outermost loop whose iterations differ."""
        if self.scopes.apart(read.instruction, write.instruction, common, level):
            return True
        if read.deep or write.deep or read.roots is None or write.roots is None:
            return False
        if read.pointer is None or write.pointer is None or self.loops.irreducible:
            return False
        if level < len(common) and self._born_apart(read.roots, write.roots, common[level]):
            return True
        reading = Extent(self.affine.address(read.pointer), read.size)
        writing = Extent(self.affine.address(write.pointer), write.size)
        return self.dependence.apart(reading, read.instruction, writing, write.instruction, common, level)

    def _born_apart(self, mine: Iterable[Root], others: Iterable[Root], differs: Loop) -> bool:
        """Whether all objects are made anew in each iteration of `differs`, so that those of two are different."""
        return all(
            (a.value is b.value and self._born_in(a, differs) and self._born_in(b, differs))
            or (a.value is not b.value and not self._same_or_shared(a, b))
            for a in mine
            for b in others
        )

    @staticmethod
    def _born_in(root: Root, loop: Loop) -> bool:
        """Dynamic allocas in loops count: the engine makes them reserves of the tape."""
        if root.carried or root.kind not in (Kind.ALLOCA, Kind.FRESH):
            return False
        block = root.value.block if isinstance(root.value, Instruction) else None
        return block is not None and loop.contains(block)


def _number(family: _Family) -> int:
    return family.number


def _concern(access: Access) -> object:
    """Equal for accesses of the same objects."""
    roots = None if access.roots is None else tuple((r.value, r.kind) for r in access.roots)
    return roots, access.deep


def _overlapping(
    spans: list[tuple[int, int, Access]], place: tuple[Value, int, int], longest: int
) -> list[tuple[int, int, Access]]:
    _, low, high = place
    first = bisect_left(spans, low - longest, key=lambda s: s[0])
    last = bisect_right(spans, high - 1, key=lambda s: s[0])
    return [s for s in spans[first:last] if s[1] > low]


def leads_to_constants(table: GlobalVariable) -> bool:
    """Whether a constant holds addresses of constants only, and these again."""
    pending: list[Constant] = [table]
    seen: dict[Value, None] = {}
    while pending:
        match pending.pop():
            case GlobalVariable() as variable:
                if not variable.constant or variable.initializer is None:
                    return False
                if variable not in seen:
                    seen[variable] = None
                    pending.append(variable.initializer)
            case ConstExpr(op="inttoptr") | GlobalAlias() | ConstOther():
                return False
            case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                pending += parts
            case _:
                pass  # code, and numbers
    return True
