# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are written down by looking their bits up, and found again by looking those up.

    text[i] = "0123456789abcdef"[bits >> 4 * i & 15]      k = 0; while (table[k] != text[i]) k++; word |= k << 6 * i

An index and a comparison are cuts (transfer.py): a hash table has a derivative of its own, that of what is found. But
where *integers* are chosen by pieces of a float's bits, and nothing that was chosen among is on its way itself, and
what was chosen becomes bits of a float by moves, the number has gone a way on which no derivative follows.

A second look is taken for that, at programs that have bits of active floats as integers and make floats of integers
that no other way leads to: few. It adds edges to the graph: CHOICE where raw bits choose, FURTHER where only what was
chosen chooses on:

    index of an address -> address -> integer that is read there
    comparison, bit, switch  -> select; phis where ways meet; constants that are stored on one way only
    what a function of the library reads -> the integer or the place that it finds

Leading bits choose coarsely, as a float does that is compared: functions like `exp` look such bits up, and are right
with a derivative that takes what they find for a constant. So whole words that are compared with constants, and
indices of shifted bits of the upper half, choose nothing here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, final

from enzyme_passes.audit.flows import Waiting
from enzyme_passes.audit.graph import ADDRESS, ARITHMETIC, BYTES, DERIVE, MOVE, Graph
from enzyme_passes.audit.places import HERE, POINTER, Cell, Kind, Object, Sort, overlap
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
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
    Switch,
    successors,
)
from enzyme_passes.ir.values import Block, Constant, ConstInt, Function, Value
from enzyme_passes.library import channels

if TYPE_CHECKING:
    from enzyme_passes.audit.transfer import Transfer
    from enzyme_passes.library.facts import LibraryFunction

CHOICE: Final = 5  # raw bits of a float choose an integer
FURTHER: Final = 6  # what was chosen chooses another
LOST: Final = 7  # raw bits choose, and what they choose becomes a float's bits, in a callee
LOST_FURTHER: Final = 8  # the same of what was chosen

Flow = tuple[int, int, int, bool]  # input, output, one of the kinds above, whether by way of a float

RAW: Final = 1  # bits of a float, as an integer, or what integer arithmetic made of them
CHOSEN: Final = 2  # by such bits

STEPS_OF_TEXT: Final = 3
"""From what is printed to a number: the list of what is printed, a reference, a reference to that."""


# Which bits


def is_choosable(type: ty.Type) -> bool:
    """Whether a register of this type may hold a piece of a number, or say where one is."""
    match type:
        case ty.IntType() | ty.PointerType():
            return True
        case ty.VectorType():
            return isinstance(type.element, ty.IntType)
        case _:
            return False


def is_piece(value: Value, depth: int = 6) -> bool:
    """Whether an integer has lost the leading bits of the word that it was taken from, as far as can be seen."""
    if not depth or isinstance(value, Constant):
        return False
    if isinstance(value.type, ty.IntType) and value.type.bits in (8, 16):
        return not _is_leading(value)
    match value:
        case IntBinary(op="and", lhs=lhs, rhs=ConstInt(value=mask)) if mask >= 0 and isinstance(value.type, ty.IntType):
            if mask.bit_length() <= value.type.bits // 2:
                return not _is_leading(lhs)
            return is_piece(lhs, depth - 1)
        case IntBinary(op="and") if not isinstance(value.rhs, Constant):
            return True
        case IntBinary(op="lshr" | "ashr", lhs=lhs, rhs=by):
            return not isinstance(by, ConstInt) or (not _is_leading(value) and is_piece(lhs, depth - 1))
        case IntBinary(op="urem" | "srem"):
            return True
        case IntBinary(lhs=lhs, rhs=rhs):
            return is_piece(lhs, depth - 1) or is_piece(rhs, depth - 1)
        case Cast(op="trunc", operand=operand) if isinstance(value.type, ty.IntType) and value.type.bits <= 16:
            return not _is_leading(operand)
        case Cast(operand=operand) | Freeze(operand=operand):
            return is_piece(operand, depth - 1)
        case Phi():
            return any(is_piece(v, depth // 2) for v in value.values)
        case _:
            return False


def _is_leading(value: Value) -> bool:
    """Whether an integer is bits of a word's upper half: `bits >> 45`, and what else is put together of those."""
    match value:
        case IntBinary(op="lshr" | "ashr", rhs=ConstInt(value=by)):
            return isinstance(value.type, ty.IntType) and by >= value.type.bits // 2
        case IntBinary(op="and" | "add" | "sub" | "or" | "xor", lhs=lhs, rhs=ConstInt()):
            return _is_leading(lhs)
        case Cast(operand=operand) | Freeze(operand=operand):
            return _is_leading(operand)
        case _:
            return False


def _is_bit(condition: Value) -> bool:
    """Whether a truth value may be one bit of a word, and none of its leading ones; not what a comparison says."""
    return not isinstance(condition, IntCompare | Constant) and not _is_leading(condition)


def choosers(i: Instruction) -> list[Value]:
    """Operands by which raw bits choose something, if they are such."""
    match i:
        case GetElementPtr():
            return [index for index in i.indices if not _is_leading(index)]
        case IntCompare():
            both = not isinstance(i.lhs, Constant) and not isinstance(i.rhs, Constant)
            fine = is_piece(i.lhs) or is_piece(i.rhs) or (both and i.predicate in ("eq", "ne"))
            return [i.lhs, i.rhs] if fine else []
        case Switch():
            return [i.value] if is_piece(i.value) else []
        case Select() | CondBranch():
            return [i.condition] if _is_bit(i.condition) else []
        case Call():
            if i.target is not None and i.target.defined:  # which may compare it with constants
                return [a for a in i.arguments if is_piece(a)]
            of_library = i.target is not None and not i.target.name.startswith("llvm.")
            return list(i.arguments) if of_library else []
        case _:
            return []


# Edges


@final
class Choices:
    """The edges of one function. `parts` are the nodes of constants that are stored where a choice leads, by store."""

    def __init__(self) -> None:
        self.edges: dict[int, list[tuple[int, int]]] = {}
        self.parts: dict[Store, int] = {}

    def add(self, source: int, target: int, kind: int) -> None:
        if source != target:
            self.edges.setdefault(source, []).append((target, kind))

    def write(self, transfer: Transfer, function: Function, returns: Callable[[Block], bool]) -> None:
        blocks = [b for b in function.blocks if returns(b)]
        under = self._controlled(transfer, blocks)
        for block in blocks:
            for i in block.instructions:
                self._instruction(transfer, i, under)

    def _controlled(self, transfer: Transfer, blocks: list[Block]) -> dict[Block, int]:
        """A node for each block that some branch decides on, which is reached from what that branch tests."""
        after = _post_dominators(blocks)
        under: dict[Block, int] = {}
        deciding: dict[Block, list[Block]] = {}
        for block in blocks:
            following = dict.fromkeys(s for s in successors(block) if s in after)
            if len(following) < 2:
                continue
            for first in following:
                at: Block | None = first
                while at is not None and at is not after[block]:
                    deciding.setdefault(at, []).append(block)
                    at = after[at]
        for block in deciding:
            under[block] = transfer.graph.node(block.instructions[-1])
        for block, by in deciding.items():
            for other in by:
                self._test(transfer, other, under[block])
                if other in under:
                    self.add(under[other], under[block], FURTHER)
        return under

    def _test(self, transfer: Transfer, block: Block, target: int) -> None:
        match block.instructions[-1]:
            case CondBranch(condition=condition) if not isinstance(condition, Constant):
                self.add(transfer.register(condition), target, CHOICE if _is_bit(condition) else FURTHER)
            case Switch(value=value) if not isinstance(value, Constant):
                self.add(transfer.register(value), target, CHOICE if choosers(block.instructions[-1]) else FURTHER)
            case _:
                pass

    def _instruction(self, transfer: Transfer, i: Instruction, under: dict[Block, int]) -> None:
        match i:
            case GetElementPtr():
                here = transfer.register(i)
                self._from(transfer, i.pointer, here, FURTHER)
                for index in i.indices:
                    self._from(transfer, index, here, FURTHER if _is_leading(index) else CHOICE)
            case Load() if is_choosable(i.type):
                self._from(transfer, i.pointer, transfer.register(i), FURTHER)
            case IntCompare():
                fine = is_piece(i.lhs) or is_piece(i.rhs)
                same = (
                    i.predicate in ("eq", "ne") and not isinstance(i.lhs, Constant) and not isinstance(i.rhs, Constant)
                )
                for operand in (i.lhs, i.rhs):
                    self._from(transfer, operand, transfer.register(i), CHOICE if fine or same else FURTHER)
            case Select() if is_choosable(i.type):
                kind = CHOICE if _is_bit(i.condition) else FURTHER
                self._from(transfer, i.condition, transfer.register(i), kind)
            case Phi() if is_choosable(i.type) and i.block is not None:
                for block in dict.fromkeys(i.blocks):
                    if block in under:
                        self.add(under[block], transfer.register(i), FURTHER)
                    if len(dict.fromkeys(successors(block))) > 1:
                        self._test(transfer, block, transfer.register(i))
            case Store() if i.block in under and is_choosable(i.value.type) and _is_made(i.value):
                node = self.parts[i] = transfer.graph.node(i)
                self.add(under[i.block], node, FURTHER)
                if not isinstance(i.value, Constant):
                    transfer.graph.edge(transfer.register(i.value), node)
                transfer.graph.store(node, transfer.register(i.pointer), transfer.size(i.value.type))
            case _:
                pass

    def _from(self, transfer: Transfer, value: Value, target: int, kind: int) -> None:
        if not isinstance(value, Constant):
            self.add(transfer.register(value), target, kind)

    def bind(self, graph: Graph, call: Call, flows: list[Flow], inputs: list[int], outputs: list[int]) -> None:
        """What a callee chooses."""
        through: dict[int, int] = {}
        for k, j, kind, by_float in flows:
            source = inputs[k]
            if by_float and not graph.is_float[source]:
                if k not in through:
                    through[k] = graph.node(call, is_float=True)
                    graph.edge(source, through[k], DERIVE)
                source = through[k]
            if k < len(call.arguments) and is_piece(call.arguments[k]):  # the callee knows of no word
                kind = {FURTHER: CHOICE, LOST_FURTHER: LOST}.get(kind, kind)
            self.add(source, outputs[j], kind)

    def library(self, transfer: Transfer, call: Call, known: LibraryFunction) -> None:
        """A function that finds something in what it reads: a place, a number, other characters."""
        graph, middle = transfer.graph, transfer.graph.node(call)
        for argument in call.arguments:
            if not isinstance(argument, Constant) and is_choosable(argument.type):
                is_address = isinstance(argument.type, ty.PointerType)
                self.add(transfer.register(argument), middle, FURTHER if is_address else CHOICE)
        content = graph.node(call)
        rest = range(known.rest, len(call.arguments)) if known.rest is not None else ()
        pointers = {k: a for k, a in enumerate(call.arguments) if isinstance(a.type, ty.PointerType)}
        ways = channels.find(known.name)
        objects = [k for k in pointers if any(e.kind == "deep" and e.has(k) for way in ways for e in way.sources)]
        texts = [k for k in pointers if any(e.kind == "text" and e.has(k) for way in ways for e in way.targets)]
        self.add(content, middle, CHOICE if objects else FURTHER)  # all digits of a number, and no leading bits alone
        for k in dict.fromkeys((*known.reads, *rest, *objects)):
            for place in self._led(graph, call, transfer.register(pointers[k]), k in objects) if k in pointers else ():
                graph.load(place, content, 1, False)
        for k in dict.fromkeys((*known.writes, *rest)):
            deep = bool(objects) and k in texts
            for place in self._led(graph, call, transfer.register(pointers[k]), deep) if k in pointers else ():
                graph.store(middle, place, 1)
            if deep:  # characters in memory that the function allocates
                made, address = graph.make(Object(Kind.OWN, call)), graph.node(call)
                graph.add(address, made, HERE)
                graph.store(middle, address, 1)
                graph.store(address, self._every(graph, call, transfer.register(pointers[k]), POINTER), POINTER)
        if is_choosable(call.type):
            self.add(middle, transfer.register(call), FURTHER)

    def _led(self, graph: Graph, call: Call, pointer: int, deep: bool) -> list[int]:
        """Addresses of the bytes behind a pointer, and of those that they lead to in turn."""
        found = [self._every(graph, call, pointer, 1)]
        for _ in range(STEPS_OF_TEXT if deep else 0):
            inner = graph.node(call)
            graph.load(self._every(graph, call, pointer, POINTER), inner, POINTER, True)
            found.append(self._every(graph, call, inner, 1))
            pointer = inner
        return found

    @staticmethod
    def _every(graph: Graph, call: Call, pointer: int, size: int) -> int:
        """The address of any element of an array."""
        place = graph.node(call)
        graph.shift(pointer, place, None if size == 1 else 0, size)
        return place


def _is_made(value: Value) -> bool:
    """Whether what is stored is written down here, and no copy of something: `'1'`, `word | 1 << k`."""
    match value:
        case ConstInt(value=number):
            return number != 0
        case Cast(operand=operand):
            return _is_made(operand)
        case IntBinary():
            return True
        case _:
            return False


def _post_dominators(blocks: list[Block]) -> dict[Block, Block | None]:
    """For each block the next one through which every way to an end goes; None if there is none (Cooper, Harvey and
    Kennedy 2001, on the edges reversed)."""
    known = dict.fromkeys(blocks)
    following = {b: [s for s in successors(b) if s in known] for b in blocks}
    before: dict[Block, list[Block]] = {b: [] for b in blocks}
    for block, targets in following.items():
        for target in targets:
            before[target].append(block)
    order: dict[Block, int] = {}
    seen: dict[Block, None] = {}
    work = [(b, iter(before[b])) for b in blocks if not following[b]]
    seen.update((b, None) for b, _ in work)
    while work:
        block, rest = work[-1]
        upward = next((b for b in rest if b not in seen), None)
        if upward is None:
            work.pop()
            order[block] = len(order)
        else:
            seen[upward] = None
            work.append((upward, iter(before[upward])))
    end = len(order)
    found: dict[Block, int] = {b: end for b in order if not following[b]}
    named = {n: b for b, n in order.items()}
    changed = True
    while changed:
        changed = False
        for number in range(end - 1, -1, -1):
            block = named[number]
            if not following[block]:
                continue
            best = -1
            for other in following[block]:
                at = order.get(other, -1)
                if other not in found or at < 0:
                    continue
                if best < 0:
                    best = at
                while at != best:
                    if at < best:
                        at = found[named[at]]
                    else:
                        best = found[named[best]] if best < end else end
            if best >= 0 and found.get(block) != best:
                found[block] = best
                changed = True
    return {b: named.get(found.get(b, end)) for b in blocks}


def bytes_of_numbers(graph: Graph) -> list[tuple[int, int]]:
    """Moves between bytes at places that are not known and numbers: beside numbers of an array, where numbers fill the
    object, and in memory that they are only copied to and from, they are bytes of these, and no member beside them; so
    they are where a walk over them begins in a number, and goes on to the next, and where there is nothing else. Of
    arrays of integers, an element is where any is; and where all is of one size, words are the numbers there."""
    found: list[tuple[int, int]] = []
    for place in graph.objects:
        cells = [c for c in place.cells.values() if not c.pointer]
        if not any(c.floats for c in cells):
            anywhere = [c for c in cells if abs(c.stride) == 1]
            elements = [c for c in cells if abs(c.stride) in (0, c.size) and c.size > 1 and c.offset % c.size == 0]
            found += [pair for a in anywhere for e in elements for pair in ((a.written, e.read), (e.written, a.read))]
        found += _words_of_numbers(cells)
        bytes = [c for c in cells if c.size <= BYTES and c.stride and c.sort in (Sort.UNKNOWN, Sort.MEMBER)]
        if not bytes:
            continue
        covered = {at for c in cells if c.floats and not c.stride for at in range(c.offset, c.offset + c.size)}
        is_covered = place.size is not None and len(covered) == place.size
        alone = all(c.floats or c in bytes for c in cells)
        for cell in cells:
            array = cell.floats and (is_covered or abs(cell.stride) == cell.size or (alone and cell.stride))
            if cell.size < 4 and not cell.floats:
                continue
            for other in bytes:
                free = alone and cell.floats and not other.starts
                if not (array or free or cell.sort in (Sort.UNKNOWN, Sort.MEMBER) or _walked(cell, other, covered)):
                    continue
                if overlap(cell.step, cell.size, other.step, other.size):
                    found += [(cell.written, other.read), (other.written, cell.read)]
    within = graph.within()
    return found + [(written, node) for written, read in found for node in within.get(read, ())]


def _words_of_numbers(cells: list[Cell]) -> list[tuple[int, int]]:
    sizes = {c.size: None for c in cells}
    numbers = [c for c in cells if c.floats]
    if len(sizes) != 1 or not numbers or any(at % c.size for c in cells for at in (c.offset, c.stride)):
        return []
    words = [c for c in cells if not c.floats and c.sort is not Sort.OTHER]
    pairs = [(a, b) for a in numbers for b in words if abs(a.stride) != abs(b.stride)]
    near = [(a, b) for a, b in pairs if overlap(a.step, a.size, b.step, b.size)]
    return [pair for a, b in near for pair in ((a.written, b.read), (b.written, a.read))]


def _walked(number: Cell, bytes: Cell, covered: set[int]) -> bool:
    """Whether a walk over bytes comes to a number, over numbers only."""
    if not number.floats or number.stride:
        return False
    return any(s <= number.offset and covered.issuperset(range(s, number.offset)) for s in bytes.starts) or any(
        number.offset < s < number.offset + number.size for s in bytes.starts
    )


# States


def selected(
    graph: Graph,
    chosen: dict[int, list[tuple[int, int]]],
    active: list[int],
    sources: Iterable[tuple[int, int]],
) -> list[int]:
    """Which nodes are RAW, and which CHOSEN by the edges `chosen`, where `active` has what comes from active inputs."""
    states = [0] * len(graph.edges)
    is_float, edges = graph.is_float, graph.edges
    # What the language says is an integer beside the floats of a struct is one: copies of structs mix them here.
    structs = [o for o in graph.objects if any(c.floats for c in o.cells.values())]
    declared = {n: None for o in structs for c in o.cells.values() if c.sort is Sort.OTHER for n in (c.read, c.written)}
    pending = [n for n, (state, float) in enumerate(zip(active, is_float, strict=True)) if state and float]
    for node in pending:
        states[node] = RAW
    for node, state in sources:
        if not is_float[node] and state & ~states[node]:
            states[node] |= state
            pending.append(node)
    while pending:
        node = pending.pop()
        state = states[node]
        for target, kind in edges[node]:
            passes = kind in (MOVE, ARITHMETIC) and not is_float[target] and target not in declared
            if passes and state & ~states[target]:
                states[target] |= state
                pending.append(target)
        for target, kind in chosen.get(node, ()):
            came = CHOSEN if state & CHOSEN or (kind == CHOICE and state) else 0
            if kind < LOST and not is_float[target] and came & ~states[target]:
                states[target] |= came
                pending.append(target)
    return states


def flows_of(
    graph: Graph, choices: Choices, sources: list[int], outputs: list[int], reached: dict[int, tuple[int, ...]]
) -> list[Flow]:
    """For a caller: which inputs choose which outputs. `reached` is what comes to a node by moves (flows.masks).
    Sets of inputs are bits of numbers, in three parts: what holds if an input is RAW, if it is active and so is a
    float on the way, and if it is CHOSEN."""
    many = len(sources)
    held: dict[int, tuple[int, int, int]] = {}  # RAW here, CHOSEN here, a float that is lost: these are equal in kind
    is_float = graph.is_float
    pending = Waiting()

    def tell(node: int, raw: int, chosen: int, lost: int) -> None:
        was = held.get(node, _NOTHING)
        now = (was[0] | raw, was[1] | chosen, was[2] | lost)
        if now != was:
            held[node] = now
            pending.add(node)

    for node, ways in reached.items():
        if is_float[node]:
            tell(node, (ways[0] | ways[1] | ways[2] | ways[3]) << many, 0, 0)
    for k, node in enumerate(sources):
        if not is_float[node]:
            tell(node, 1 << k, 1 << k + 2 * many, 0)
    while pending:
        node = pending.next()
        raw, chosen, lost = held[node]
        for target, kind in graph.edges[node]:
            if is_float[target]:
                gone = lost | chosen if kind == MOVE else lost
                if gone and kind != ADDRESS:
                    tell(target, 0, 0, gone)
            elif kind in (MOVE, ARITHMETIC):
                tell(target, raw, chosen, lost)
            elif lost and kind != ADDRESS:
                tell(target, 0, 0, lost)
        for target, kind in choices.edges.get(node, ()):
            if kind in (LOST, LOST_FURTHER):
                tell(target, 0, 0, (raw if kind == LOST else 0) | chosen | lost)
            elif not is_float[target]:
                tell(target, 0, raw | chosen if kind == CHOICE else chosen, 0)
    found: list[Flow] = []
    part = (1 << many) - 1
    for j, node in enumerate(outputs):
        _, chosen, lost = held.get(node, _NOTHING)
        plain, _, computed, _ = reached.get(node, (0, 0, 0, 0))
        for bits, kind, by_float in (
            (chosen & part, CHOICE, False),
            (chosen >> many & part, CHOICE, True),
            (chosen >> 2 * many & ~(chosen | plain | computed), FURTHER, False),
            (lost & part, LOST, False),
            (lost >> many & part, LOST, True),
            (lost >> 2 * many & ~lost, LOST_FURTHER, False),
        ):
            left = bits
            while left:
                lowest = left & -left
                found.append((lowest.bit_length() - 1, j, kind, by_float))
                left ^= lowest
    return found


_NOTHING: Final = (0, 0, 0)
