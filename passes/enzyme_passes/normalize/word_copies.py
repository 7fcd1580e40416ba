# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory that is moved in pieces, word by word or byte by byte: as moves of the whole.

Half a double has no derivative of its own, so what is moved in halves has to be seen whole again:

    for (i < n) d[i] = s[i];            uint32_t over doubles: a copy of 4 * n bytes
    d[0] = s[0]; ... d[7] = s[7];       bytes, written out: a copy of 8 bytes
    b[0] = u >> 56; ... b[7] = u;       bytes of a register: store u, its bytes swapped
    u = s[0] | s[1] << 8 | ...          bytes put together: a load

(Loops with shifts were unrolled before: rust/swap_loops.py.) All of it is exactly what the code does. A copy forward,
piece by piece, whose target begins behind its source repeats what lies between; so, where the two may be in one object,
it is done in chunks that do not overlap, of which there is mostly one:

    for (at = 0; at < size; at += m) { m = min(size - at, max(target - source, width)); memmove(d + at, s + at, m); }
"""

from __future__ import annotations

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.attributes.emitted import said_of
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.builder import Builder, add_block, const_int, declare
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    Cast,
    CondBranch,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, ConstInt, Function, GlobalVariable, Module, Value
from enzyme_passes.normalize.word_loops import WIDTHS, WordLoop, word_loops


def copies_from_loops(function: Function, module: Module, loops: LoopInfo) -> bool:
    """Put copies in the place of loops that do nothing but copy, and before those that do more; whether there were any
    of the first kind."""
    simple = [_CopyLoop(function, module, loop) for loop in word_loops(loops)]
    found = [copy for copy in simple if copy.is_one]
    for copy in simple:
        if not copy.is_one and copy.store_apart():
            copy.go_before()
    for copy in found:
        copy.copy()
    return bool(found)


class _CopyLoop(WordLoop):
    """A loop that loads words and stores them."""

    def __init__(self, function: Function, module: Module, loop: Loop) -> None:
        super().__init__(function, module, loop)
        self.load: Load | None = None
        self.store: Store | None = None
        self.is_one = loop.trip is not None and loop.preheader is not None and self._find()

    def _find(self) -> bool:
        """Whether the loop has one load and one store of what was loaded, side by side through memory, and nothing
        else that can be seen from outside but counters."""
        for instruction in self.instructions:
            match instruction:
                case Load(type=ty.IntType(bits=bits)) if self.load is None and bits in WIDTHS:
                    self.load = instruction
                case Store() if self.store is None:
                    self.store = instruction
                case Phi() | GetElementPtr() | Cast() | IntBinary() | IntCompare() | CondBranch() | Branch():
                    pass
                case _:
                    return False
        load, store = self.load, self.store
        if load is None or store is None or store.value is not load or len(self.loop.exits) != 1:
            return False
        if load.pointer.type is not ty.PTR or store.pointer.type is not ty.PTR:
            return False
        if load.volatile or store.volatile or load.ordering or store.ordering:
            return False
        step = self.common_step(self.layout.store_size(load.type), load.pointer, store.pointer)
        if step is None or not self.find_outside():
            return False
        self.step = step
        return not any(value is load for i in self.instructions if i is not store for value in operands(i))

    def store_apart(self) -> bool:
        """Whether what else the block does can be done after the copy: it changes no memory, and reads none that is
        copied to. Words that are summed up on the way are parts of numbers, and the sum is none."""
        self.outside = []
        if self.loop.trip is None or self.loop.preheader is None or len(self.loop.exits) != 1:
            return False
        stores = [i for i in self.instructions if isinstance(i, Store)]
        if len(stores) != 1 or not isinstance(stores[0].value, Load) or stores[0].value not in self.instructions:
            return False
        self.store, self.load = stores[0], stores[0].value
        if not isinstance(self.load.type, ty.IntType) or self.load.type.bits not in WIDTHS:
            return False
        target = object_of(self.store.pointer, self.loop)
        for instruction in self.instructions:
            match instruction:
                case Store() | Load():
                    plain = not instruction.volatile and not instruction.ordering
                    if not plain or instruction.pointer.type is not ty.PTR:
                        return False
                    if isinstance(instruction, Load) and not are_distinct(
                        target, object_of(instruction.pointer, self.loop)
                    ):
                        return False
                case (
                    Phi()
                    | GetElementPtr()
                    | Cast()
                    | IntBinary()
                    | IntCompare()
                    | Select()
                    | Freeze()
                    | CondBranch()
                    | Branch()
                ):
                    pass
                case _:
                    return False
        step = self.common_step(self.layout.store_size(self.load.type), self.load.pointer, self.store.pointer)
        self.step = step or 0
        return step is not None

    def go_before(self) -> None:
        """Copy before the loop, which goes on without its store."""
        assert self.load is not None and self.store is not None
        assert self.loop.trip is not None and self.loop.preheader is not None
        before = self.loop.preheader
        last = before.instructions.pop()
        b = Builder(self.module, before)
        b.location = self.store.metadata.get("dbg")
        known: dict[Value, Value] = {}
        _, size = self.total(b)
        target, source = (self.lowest(b, p, size, known) for p in (self.store.pointer, self.load.pointer))
        memmove(b, target, source, size).metadata.update(said_of(self.load))
        before.instructions.append(last)
        assert self.store.block is not None
        self.store.block.instructions.remove(self.store)

    def copy(self) -> None:
        """Make the block one that copies."""
        assert self.load is not None and self.store is not None
        load, store = self.load, self.store

        def write(b: Builder, size: Value, known: dict[Value, Value]) -> None:
            target, source = (self.lowest(b, p, size, known) for p in (store.pointer, load.pointer))
            if are_distinct(object_of(store.pointer, self.loop), object_of(load.pointer, self.loop)):
                copies = [memmove(b, target, source, size)]
            else:
                copies = copy_in_order(b, target, source, size, abs(self.step), self.step > 0)
            for copy in copies:
                copy.metadata.update(said_of(load))

        self.replace(store, write)


def object_of(pointer: Value, loop: Loop) -> Value:
    """What a pointer that walks through memory begins in."""
    seen: dict[Value, None] = {}
    while pointer not in seen:
        seen[pointer] = None
        match pointer:
            case GetElementPtr() if not isinstance(pointer.type, ty.VectorType):
                pointer = pointer.pointer
            case Phi() if pointer in loop.inductions:
                pointer = loop.inductions[pointer].start
            case Phi():
                others = [v for v in dict.fromkeys(pointer.values) if v is not pointer]
                pointer = others[0] if len(others) == 1 else pointer
            case _:
                break
    return pointer


def are_distinct(a: Value, b: Value) -> bool:
    """Whether two pointers are certain to begin in different objects: two of which one is made here, in this call, and
    the other is one, too, or is known since before it."""
    if a is b:
        return False
    return (_is_made(a) and _is_known(b)) or (_is_made(b) and _is_known(a)) or (_is_global(a) and _is_global(b))


def _is_made(value: Value) -> bool:
    """Whether nobody else knows an object, or is said to use it: `restrict`."""
    match value:
        case Alloca():
            return True
        case Call():
            return attributes_in(value.return_attributes).has("noalias")
        case Argument():
            return attributes_in(value.attributes).has("noalias")
        case _:
            return False


def _is_known(value: Value) -> bool:
    return _is_made(value) or _is_global(value) or isinstance(value, Argument)


def _is_global(value: Value) -> bool:
    return isinstance(value, GlobalVariable)


def copy_in_order(
    b: Builder, target: Value, source: Value, size: Value, width: int, upwards: bool
) -> list[Instruction]:
    """Copy `size` bytes, more than none, as a loop over words does; the builder is left behind the copy."""
    function = b.block.function
    assert function is not None
    distance = b.binary("sub", b.cast("ptrtoint", target, ty.I64), b.cast("ptrtoint", source, ty.I64))
    if not upwards:
        distance = b.binary("sub", b.i64(0), distance)
    most = b.intrinsic("llvm.umax.i64", ty.I64, [distance, b.i64(width)])
    loop, after = add_block(function, "copy"), add_block(function, "copied")
    made: list[Instruction] = []
    if isinstance(size, ConstInt):
        whole, pieces = add_block(function, "copy.whole"), add_block(function, "copy.pieces")
        b.cond_branch(b.icmp("ult", most, size), pieces, whole)
        b.at_end(whole)
        made.append(memmove(b, target, source, size))
        b.branch(after)
        b.at_end(pieces)
    before = b.block
    b.branch(loop)
    b.at_end(loop)
    left = b.phi(ty.I64, "left")
    chunk: Value = b.intrinsic("llvm.umin.i64", ty.I64, [left, most])
    rest = b.binary("sub", left, chunk)
    at = b.binary("sub", size, left) if upwards else rest
    made.append(memmove(b, b.offset(target, at), b.offset(source, at), chunk))
    left.values, left.blocks = [size, rest], [before, loop]
    b.cond_branch(b.icmp("eq", rest, b.i64(0)), after, loop)
    b.at_end(after)
    return made


def memmove(b: Builder, target: Value, source: Value, size: Value) -> Instruction:
    copy = declare(b.module, "llvm.memmove.p0.p0.i64", ty.VOID, [ty.PTR, ty.PTR, ty.I64, ty.I1])
    return b.call(copy, [target, source, size, const_int(ty.I1, 0)])
