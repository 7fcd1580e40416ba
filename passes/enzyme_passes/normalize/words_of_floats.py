# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are taken apart into words or bytes, and put together again, in straight code.

    store i8 (trunc (lshr u, 56)), b;  ...  store i8 (trunc u), b + 7       store i64 (bswap u), b
    store i32 (trunc (lshr u, 32)), b;  store i32 (trunc u), b + 4          store i64 (fshl u, u, 32), b
    u = load b[0] | load b[1] << 8 | ...                                    u = load i64, b
    d[0] = s[0];  ...  d[7] = s[7]                                          a copy of 8 bytes

What a byte is, is followed through shifts, masks and extensions to a register or to a byte of memory. Pieces that
arrive by phis are put together where they come from; a phi of the word is in their place. Nothing else may touch the
memory between the first piece and the last; a copy whose pieces are read and written in turn is made in order
(word_copies.py), in case that it overlaps.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, assert_never, final

from enzyme_passes.analysis.lanes import EXCHANGED
from enzyme_passes.analysis.types.evidence.steps import moves
from enzyme_passes.attributes.emitted import said_of
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int
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
    operands,
    replace_operands,
    successors,
)
from enzyme_passes.ir.uses import drop_unused
from enzyme_passes.ir.values import Block, ConstInt, Function, Module, Value
from enzyme_passes.normalize.word_copies import are_distinct, copy_in_order, memmove

_PIECES: Final = (8, 16, 32)
_WORD: Final = 64
_DEPTH: Final = 24
_LEAST: Final = 4  # bytes; nothing smaller than a float is put together

Byte = tuple[Value, int] | None  # byte k of a register, or of what a load reads; None: zero
Place = tuple[Value, int]


def join_pieces(function: Function, module: Module) -> None:
    """Put together what is moved in pieces in `function`."""
    pieces = [
        i
        for block in function.blocks
        for i in block.instructions
        if isinstance(i, Load | Store) and _piece(i) is not None
    ]
    if len(pieces) < 2:
        return
    joiner = _Joiner(function, module)
    before = sum(len(block.instructions) for block in function.blocks)
    joiner.join_phis()
    if any(isinstance(i, Load) for i in pieces):
        joiner.join_loads()
    if sum(isinstance(i, Store) for i in pieces) > 1:
        joiner.join_stores()
    if sum(len(block.instructions) for block in function.blocks) != before:
        drop_unused(function, _is_piecework)


def _piece(access: Load | Store) -> ty.IntType | None:
    """The type of a piece, if that is what is loaded or stored. A word is one, if nobody says what it is: LLVM moves
    structs as words, and a number may lie across two."""
    moved = access.type if isinstance(access, Load) else access.value.type
    if access.volatile or access.ordering or access.pointer.type is not ty.PTR or not isinstance(moved, ty.IntType):
        return None
    word = moved.bits == _WORD and not said_of(access)
    return moved if word or moved.bits in _PIECES else None


class _Way(Enum):
    """The order of bytes: as in a register, the opposite one, or so in each half, with the upper half first."""

    UP = 0
    DOWN = 1
    HALVES = 2


@final
class _Joiner:
    def __init__(self, function: Function, module: Module) -> None:
        self.function = function
        self.module = module
        self.layout = module.layout
        self._bytes: dict[Value, list[Byte]] = {}
        self._users: dict[Value, int] = {}
        self._count_users()

    def _count_users(self) -> None:
        self._users.clear()
        for instruction in self.function.instructions():
            for operand in operands(instruction):
                self._users[operand] = self._users.get(operand, 0) + 1

    # Bytes of registers

    def bytes_of(self, value: Value, depth: int = _DEPTH) -> list[Byte]:
        """What the bytes of an integer are."""
        known = self._bytes.get(value)
        if known is None:
            known = self._bytes[value] = self._find_bytes(value, depth)
        return known

    def _find_bytes(self, value: Value, depth: int) -> list[Byte]:
        assert isinstance(value.type, ty.IntType)
        count = value.type.bits // 8
        itself: list[Byte] = [(value, k) for k in range(count)]
        if depth == 0 or value.type.bits % 8:
            return itself
        match value:
            case ConstInt(value=0):
                return [None] * count
            case Cast(op="zext" | "trunc", operand=inner) if _is_bytes(inner.type):
                found = self.bytes_of(inner, depth - 1)
                return (found + [None] * count)[:count]
            case IntBinary(op="shl" | "lshr", rhs=ConstInt(value=by)) if by % 8 == 0 and 0 <= by < 8 * count:
                found = self.bytes_of(value.lhs, depth - 1)
                gone: list[Byte] = [None] * (by // 8)
                return gone + found[: count - by // 8] if value.op == "shl" else found[by // 8 :] + gone
            case IntBinary(op="and", rhs=ConstInt(value=mask)):
                parts = [mask >> (8 * k) & 255 for k in range(count)]
                if all(part in (0, 255) for part in parts):
                    found = self.bytes_of(value.lhs, depth - 1)
                    return [byte if part else None for byte, part in zip(found, parts, strict=True)]
                return itself
            case IntBinary(op="or" | "xor" | "add"):
                left, right = self.bytes_of(value.lhs, depth - 1), self.bytes_of(value.rhs, depth - 1)
                if all(a is None or b is None for a, b in zip(left, right, strict=True)):
                    return [a if a is not None else b for a, b in zip(left, right, strict=True)]
                return itself
            case Freeze(operand=inner):
                return self.bytes_of(inner, depth - 1)
            case Call(arguments=[inner, *_]) if value.target is not None and value.target.name.startswith(
                "llvm.bswap."
            ):
                return self.bytes_of(inner, depth - 1)[::-1]
            case _:
                return itself

    # Addresses

    def place(self, pointer: Value) -> Place:
        """An address as constant bytes behind something."""
        at = 0
        while isinstance(pointer, GetElementPtr) and not isinstance(pointer.type, ty.VectorType):
            steps = moves(self.layout, pointer)
            if any(step.step for step in steps):
                break
            at += sum(step.constant for step in steps)
            pointer = pointer.pointer
        return pointer, at

    # Phis

    def join_phis(self) -> None:
        """A word that is put together of pieces which arrive by several ways arrives as one by these. LLVM keeps bytes
        that were just stored in registers, where a loop goes on with those that are loaded."""
        made = {
            value: tuple(self.bytes_of(value))
            for value in self.function.instructions()
            if isinstance(value, IntBinary) and value.op in ("or", "xor", "add") and _is_bytes(value.type)
            if _phis_of(self.bytes_of(value))
        }
        ways: dict[tuple[Byte, ...], dict[Block, tuple[Byte, ...]]] = {}
        pending = list(made.values())
        while pending:
            found = pending.pop()
            phis = _phis_of(found)
            if phis and found not in ways:
                ways[found] = {block: tuple(self._arriving(byte, block) for byte in found) for block in phis[0].blocks}
                pending += ways[found].values()
        arriving = (byte for way in ways.values() for word in way.values() for byte in word)
        if not ways or any(byte is not None and isinstance(byte[0], Invoke) for byte in arriving):
            return
        words = {found: Phi(ty.integer(8 * len(found)), [], []) for found in ways}
        for found, phi in words.items():
            first = _phis_of(found)[0]
            phi.blocks, phi.block = list(first.blocks), first.block
            known = {block: words.get(word) or self._composed(word, block) for block, word in ways[found].items()}
            phi.values = [known[block] for block in phi.blocks]
        for phi in words.values():
            assert phi.block is not None
            phi.block.instructions.insert(0, phi)
        replaced: dict[Value, Value] = {value: words[found] for value, found in made.items()}
        for instruction in self.function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))
        self._bytes.clear()
        self._count_users()

    def _arriving(self, byte: Byte, block: Block) -> Byte:
        """What a byte of a phi is where it comes from a block."""
        assert byte is not None
        phi, k = byte
        assert isinstance(phi, Phi)
        return self.bytes_of(phi.values[phi.blocks.index(block)])[k]

    def _composed(self, found: tuple[Byte, ...], block: Block) -> Value:
        """The word of these bytes, at the end of a block: a register as it is or in another order, or all in turn."""
        b = Builder(self.module, block, before_terminator=True)
        type = ty.integer(8 * len(found))
        sources = dict.fromkeys(byte[0] for byte in found if byte is not None)
        one = next(iter(sources), None)
        way = _way([byte[1] for byte in found if byte is not None])
        if len(sources) == 1 and one is not None and one.type is type and way is not None and None not in found:
            return _ordered(b, one, way)
        total: Value = const_int(type, 0)
        for k, byte in enumerate(found):
            if byte is not None:
                source, at = byte
                part = source if not at else b.binary("lshr", source, const_int(source.type, 8 * at))
                part = part if part.type is ty.I8 else b.cast("trunc", part, ty.I8)
                part = b.cast("zext", part, type)
                part = part if not k else b.binary("shl", part, const_int(type, 8 * k))
                total = part if isinstance(total, ConstInt) else b.binary("or", total, part)
        return total

    # Loads

    def join_loads(self) -> None:
        for block in self.function.blocks:
            for value in list(block.instructions):
                if isinstance(value, IntBinary) and value.op in ("or", "xor", "add") and _is_bytes(value.type):
                    self._join_load(value)
        self._bytes.clear()

    def _join_load(self, value: IntBinary) -> None:
        """Make `value`, if it is put together of loads, one load, where these are."""
        found = self.bytes_of(value)
        loads = [byte[0] for byte in found if byte is not None]
        if len(found) < _LEAST or len(loads) < len(found) or len(dict.fromkeys(loads)) < 2:
            return
        block = loads[0].block if isinstance(loads[0], Load) else None
        if block is None:
            return
        places: list[Place] = []
        for byte in found:
            assert byte is not None
            source, k = byte
            if not isinstance(source, Load) or source.block is not block or _piece(source) is None:
                return
            head, at = self.place(source.pointer)
            places.append((head, at + k))
        order = [at for _, at in places]
        low = min(order)
        way = _way([at - low for at in order])
        if any(head is not places[0][0] for head, _ in places) or way is None:
            return
        indices = {i: k for k, i in enumerate(block.instructions)}
        first = min(indices[i] for i in loads if isinstance(i, Instruction))
        last = max(indices[i] for i in loads if isinstance(i, Instruction))
        if any(_writes(i) for i in block.instructions[first:last]):
            return
        scratch = Block("joined")
        b = Builder(self.module, scratch)
        like = block.instructions[last]
        assert isinstance(like, Load)
        made: Value = b.load(value.type, b.offset(places[0][0], low), align=1)
        self._describe(made, like)
        made = _ordered(b, made, way)
        _insert(block, last + 1, scratch, like)
        for instruction in self.function.instructions():
            if instruction is not made:
                replace_operands(instruction, lambda v: made if v is value else v)

    # Stores

    def join_stores(self) -> None:
        for block in list(self.function.blocks):
            pending: Block | None = block
            while pending is not None:
                pending = self._join_first(pending)

    def _join_first(self, block: Block) -> Block | None:
        """Join the first stores of a block that can be; where to go on, if it was split."""
        done: dict[Instruction, None] = {}
        while True:
            group = next(iter(self._groups(block, done)), None)
            if group is None:
                return None
            done.update(dict.fromkeys(group))
            after = self._join(block, group)
            if after is not None:
                return after

    def _groups(self, block: Block, done: dict[Instruction, None]) -> list[list[Store]]:
        """Stores of pieces that lie side by side, with nothing between them that the memory could be touched by."""
        found: list[list[Store]] = []
        current: list[Store] = []
        for instruction in block.instructions:
            if isinstance(instruction, Store) and _piece(instruction) is not None and instruction not in done:
                if current and self.place(current[0].pointer)[0] is not self.place(instruction.pointer)[0]:
                    found.append(current)
                    current = []
                current.append(instruction)
            elif current and self._may_touch(instruction, current):
                found.append(current)
                current = []
        found.append(current)
        return [side for group in found for side in self._side_by_side(group)]

    def _may_touch(self, instruction: Instruction, stores: list[Store]) -> bool:
        """Whether something may read or write where was stored, but for the pieces of a copy."""
        match instruction:
            case Load():
                if _piece(instruction) is not None and self._users.get(instruction) == 1:
                    return False  # looked at when the stores are joined
                return self._overlaps(instruction.pointer, self.layout.store_size(instruction.type), stores)
            case Store():
                return self._overlaps(instruction.pointer, self.layout.store_size(instruction.value.type), stores)
            case Call():
                name = instruction.target.name if instruction.target is not None else ""
                return not name.startswith(("llvm.bswap.", "llvm.fsh", "llvm.fmuladd.", "llvm.umin.", "llvm.umax."))
            case _:
                return _writes(instruction)

    def _overlaps(self, pointer: Value, size: int, stores: list[Store]) -> bool:
        head, at = self.place(pointer)
        for store in stores:
            other, there = self.place(store.pointer)
            width = self.layout.store_size(store.value.type)
            if are_distinct(head, other) or (head is other and (at + size <= there or there + width <= at)):
                continue
            return True
        return False

    def _reads(self, load: Load, stores: list[Store]) -> bool:
        """Whether a load may read what is stored."""
        return self._overlaps(load.pointer, self.layout.store_size(load.type), stores)

    def _side_by_side(self, stores: list[Store]) -> list[list[Store]]:
        """The runs among stores to one object that leave nothing out and overlap nothing."""
        places = {store: self.place(store.pointer)[1] for store in stores}
        runs: list[list[Store]] = []
        end: int | None = None
        for store in sorted(stores, key=places.__getitem__):
            width = self.layout.store_size(store.value.type)
            if end is not None and places[store] < end:
                return []  # stored twice: the order counts
            if end != places[store]:
                runs.append([])
            runs[-1].append(store)
            end = places[store] + width
        return [run for run in runs if len(run) > 1]

    def _join(self, block: Block, stores: list[Store]) -> Block | None:
        """Join stores, in order of address, as far as they are the pieces of something."""
        found: list[tuple[Store, Byte]] = []
        for store in stores:
            found += [(store, byte) for byte in self.bytes_of(store.value)]
        at = 0
        while at < len(found):
            for size in (8, 4):
                part = found[at : at + size]
                if len(part) == size and self._is_whole(part) and (made := self._of_register(part)) is not None:
                    self._replace_by_store(block, part, made)
                    break
            else:
                run = self._copied(found[at:])
                if run >= _LEAST and self._is_whole(found[at : at + run]):
                    return self._replace_by_copy(block, [s for s, _ in found[at : at + run]], run)
                at += 1
                continue
            at += size
        return None

    def _is_whole(self, part: list[tuple[Store, Byte]]) -> bool:
        """Whether these are all bytes of their stores."""
        widths = {store: self.layout.store_size(store.value.type) for store, _ in part}
        return len(widths) > 1 and sum(widths.values()) == len(part)

    def _of_register(self, part: list[tuple[Store, Byte]]) -> tuple[Value, _Way] | None:
        """The register whose bytes these are, and in which order."""
        first = part[0][1]
        if first is None or (isinstance(first[0], Load) and self._users.get(first[0]) == 1):
            return None
        value = first[0]
        if not isinstance(value.type, ty.IntType) or value.type.bits != 8 * len(part):
            return None
        order = [byte[1] if byte is not None and byte[0] is value else -1 for _, byte in part]
        way = _way(order)
        return (value, way) if way is not None else None

    def _replace_by_store(self, block: Block, part: list[tuple[Store, Byte]], made: tuple[Value, _Way]) -> None:
        value, way = made
        stores = list(dict.fromkeys(store for store, _ in part))
        indices = {i: k for k, i in enumerate(block.instructions)}
        last = max(stores, key=indices.__getitem__)
        first = min(indices[store] for store in stores)
        if any(isinstance(i, Load) and self._reads(i, stores) for i in block.instructions[first : indices[last]]):
            return
        scratch = Block("joined")
        b = Builder(self.module, scratch)
        value = _ordered(b, value, way)
        head, at = self.place(stores[0].pointer)
        self._describe(b.store(value, b.offset(head, at), align=1), last)
        _insert(block, indices[last] + 1, scratch, last)
        block.instructions = [i for i in block.instructions if i not in dict.fromkeys(stores)]

    def _copied(self, part: list[tuple[Store, Byte]]) -> int:
        """How many bytes from the first on are what loads find side by side."""
        begin: Place | None = None
        for k, (store, byte) in enumerate(part):
            load = byte[0] if byte is not None else None
            if byte is None or not isinstance(load, Load) or load.block is not store.block or _piece(load) is None:
                return k
            if self._users.get(load) != 1:
                return k
            head, at = self.place(load.pointer)
            if begin is None:
                begin = head, at + byte[1]
            elif head is not begin[0] or at + byte[1] != begin[1] + k:
                return k
        return len(part)

    def _replace_by_copy(self, block: Block, stores: list[Store], size: int) -> Block | None:
        stores = list(dict.fromkeys(stores))
        loads = [store.value for store in stores]
        indices = {i: k for k, i in enumerate(block.instructions)}
        if not all(isinstance(load, Load) and load in indices for load in loads):
            return None  # taken apart on the way
        if all(_width(store) * 8 == _WORD for store in stores):
            return None  # a number across whole words would have been moved as one
        reads = [indices[load] for load in loads if isinstance(load, Load)]
        writes = [indices[store] for store in stores]
        between = block.instructions[min(reads) : max(writes)]
        if any(_writes(i) for i in between if i not in dict.fromkeys(stores)):
            return None
        first = loads[0]
        assert isinstance(first, Load)
        target, source = self.place(stores[0].pointer), self.place(first.pointer)
        last = block.instructions[max(writes)]
        if any(isinstance(i, Load) and i not in loads and self._reads(i, stores) for i in between):
            return None
        upwards = _in_turn(reads, writes)
        in_turn = (upwards or _in_turn(reads[::-1], writes[::-1])) and len(set(map(_width, stores))) == 1
        apart = max(reads) < min(writes) or are_distinct(target[0], source[0])
        if not apart and not in_turn:
            return None
        rest = _split(self.function, block, max(writes) + 1)
        gone = dict.fromkeys([*stores, *loads])
        block.instructions = [i for i in block.instructions if i not in gone]
        b = Builder(self.module, block)
        b.location = last.metadata.get("dbg")
        into, out = b.offset(*target), b.offset(*source)
        if apart:
            copies = [memmove(b, into, out, b.i64(size))]
        else:
            copies = copy_in_order(b, into, out, b.i64(size), _width(stores[0]), upwards)
        for copy in copies:
            self._describe(copy, first)
        b.branch(rest)
        for following in successors(rest):
            for phi in following.instructions:
                if isinstance(phi, Phi):
                    phi.blocks = [rest if p is block else p for p in phi.blocks]
        return rest

    @staticmethod
    def _describe(made: Value, like: Instruction) -> None:
        if isinstance(made, Instruction):
            made.metadata.update(said_of(like))


def _way(order: list[int]) -> _Way | None:
    """The order of the bytes of a word, if it is a usual one."""
    known = {_Way.UP: list(range(len(order))), _Way.DOWN: list(range(len(order)))[::-1]}
    if len(order) == len(EXCHANGED):
        known[_Way.HALVES] = list(EXCHANGED)
    return next((way for way, places in known.items() if places == order), None)


def _ordered(b: Builder, value: Value, way: _Way) -> Value:
    """The bytes of a word in another order, or in this one again."""
    assert isinstance(value.type, ty.IntType)
    match way:
        case _Way.UP:
            return value
        case _Way.DOWN:
            return b.intrinsic(f"llvm.bswap.{value.type}", value.type, [value])
        case _Way.HALVES:
            half = const_int(value.type, value.type.bits // 2)
            return b.intrinsic(f"llvm.fshl.{value.type}", value.type, [value, value, half])


def _is_piecework(instruction: Instruction) -> bool:
    """Whether an instruction does nothing but compute, or read, an integer that is a piece of something. Where
    nobody uses it any more it goes: what is done with it says of bytes of numbers that they are integers."""
    if isinstance(instruction, Load):
        return _piece(instruction) is not None
    return isinstance(instruction, IntBinary | Cast | Phi) and _is_bytes(instruction.type)


def _phis_of(found: Sequence[Byte]) -> list[Phi]:
    """The phis that the bytes of a word are those of, if these are several, of one block; or none."""
    phis = [byte[0] for byte in found if byte is not None and isinstance(byte[0], Phi)]
    if len(found) < _LEAST or len(phis) < len(found) or len(dict.fromkeys(phis)) < 2:
        return []
    return phis if all(phi.block is phis[0].block for phi in phis) else []


def _in_turn(reads: list[int], writes: list[int]) -> bool:
    """Whether each piece is read when the one before is written."""
    return all(a < b for a, b in zip(writes, reads[1:], strict=False)) and writes == sorted(writes)


def _width(store: Store) -> int:
    assert isinstance(store.value.type, ty.IntType)
    return store.value.type.bits // 8


def _is_bytes(type: ty.Type) -> bool:
    return isinstance(type, ty.IntType) and type.bits % 8 == 0


def _writes(instruction: Instruction) -> bool:
    """Whether memory may be changed, or the block ends."""
    match i := closed(instruction):
        case Call():
            name = i.target.name if i.target is not None else ""
            return not name.startswith(("llvm.bswap.", "llvm.fsh", "llvm.fmuladd.", "llvm.umin.", "llvm.umax."))
        case (
            Store() | AtomicRMW() | CompareExchange() | Fence() | Opaque() | Invoke() | Branch() | CondBranch()
            | Switch() | Return() | Resume() | Unreachable()
        ):  # fmt: skip
            return True
        case (
            FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast() | Alloca() | Load()
            | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue() | ExtractElement() | InsertElement()
            | ShuffleVector() | Freeze()
        ):  # fmt: skip
            return False
        case _:
            assert_never(i)


def _insert(block: Block, at: int, scratch: Block, like: Instruction) -> None:
    for part in scratch.instructions:
        part.block = block
        part.metadata.update((k, v) for k, v in like.metadata.items() if k == "dbg")
    block.instructions[at:at] = scratch.instructions


def _split(function: Function, block: Block, at: int) -> Block:
    """A block with what comes from `at` on; the first one has no end yet."""
    rest = Block("joined", function)
    rest.instructions = block.instructions[at:]
    for instruction in rest.instructions:
        instruction.block = rest
    del block.instructions[at:]
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    return rest
