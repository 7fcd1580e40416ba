# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Callees to which nothing need be told of memory, because their own code says all that matters.

A callee has facts, and a derivative, for each thing that its callers know of the memory that they hand over. Mostly
they know more than the callee can use: of `me%n`, all of the object that n lies in.

    call copy(me%n, x, 1, y, 1)         told: n is at byte 12 of an object with 70 members, x is a part of a workspace
    call copy(k, g, 1, h, 1)            told: k is an integer on the stack, g and h are arrays
                                        its own account: an integer, an array of doubles, an integer, ...

A summary is a full account if each byte behind its arguments that the callee and all that it calls access is known
there as a number, an address or an integer by good evidence, and no bytes are moved without being known. Callers add
nothing to it if they know the same of these places, of nothing else that may lie there, and of no buffers of bytes or
words of two kinds around them. Then the callee is told its own account: with which of its memory is active, and what of
it belongs together, as the caller says.

An argument that only leads to integers, and that is not kept, needs no shadow: there is nothing in it. It is told of as
the callee accounts for it also where the rest of the account is not whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from enzyme_passes.analysis.context import NodeShape, SlotShape, TypeSignature
from enzyme_passes.analysis.lanes import INTEGER, POINTER, Strength
from enzyme_passes.analysis.types.heap.cells import Cell, Heap
from enzyme_passes.support.dataclasses import dataclass, replace

_LEAST: Final = {INTEGER: Strength.DECLARED, POINTER: Strength.ACCESS}
"""How good evidence has to be, of what is no number."""


@dataclass(frozen=True, slots=True)
class OwnAccount:
    """What a function says of itself. `whole`: whether nothing is left open. `integers`: by arguments that lead to
    nothing but integers, and that alone lead there, the nodes of these."""

    signature: TypeSignature
    whole: bool
    integers: dict[int, tuple[int, ...]]


def own_account(summary: TypeSignature) -> OwnAccount:
    """The account that a summary is."""
    ends = (*summary.arguments, summary.result)
    whole = not (summary.moves or summary.halves or summary.globals) and bool(summary.nodes)
    whole = whole and all(map(_is_full, summary.nodes)) and all(_is_known(slot) for slots in ends for slot in slots)
    return OwnAccount(summary, whole, {} if summary.halves else _integers(summary))


def _integers(summary: TypeSignature) -> dict[int, tuple[int, ...]]:
    nodes = summary.nodes
    leads: dict[int, int] = {}  # how often something leads to a node
    for slots in (*summary.arguments, summary.result, *(s for node in nodes for s in (node.slots, node.hidden))):
        for slot in slots:
            leads[slot.node] = leads.get(slot.node, 0) + 1
    for number in (*(r.node for node in nodes for r in node.ranges), *(number for _, number, _ in summary.globals)):
        leads[number] = leads.get(number, 0) + 1
    moved = {place.number for move in summary.moves for place in (move.source, move.target) if place.what == "memory"}
    found: dict[int, tuple[int, ...]] = {}
    for k, slots in enumerate(summary.arguments):
        if len(slots) != 1 or slots[0].offset or slots[0].node < 0 or not _is_known(slots[0]):
            continue
        these = (slots[0].node, *(r.node for r in nodes[slots[0].node].ranges))
        apart = all(leads[n] == 1 and n not in moved and _is_full(nodes[n]) for n in these)
        apart = apart and not any(nodes[n].ranges for n in these[1:])
        if apart and all(slot.kind is INTEGER for n in these for slot in nodes[n].slots):
            found[k] = these
    return found


def _is_full(node: NodeShape) -> bool:
    if node.opaque or node.exposed or node.hidden or node.functions or node.globals or node.period == 1:
        return False
    return bool(node.slots or node.ranges) and all(map(_is_known, node.slots))


def _is_known(slot: SlotShape) -> bool:
    if slot.mixed or slot.buffer is not None or slot.own is not None:
        return False
    if slot.kind.is_pointer and slot.node < 0:
        return False
    return slot.kind.is_float or slot.strength >= _LEAST.get(slot.kind, Strength.HINT + 1)


def adds_nothing(
    heap: Heap,
    nodes: Iterable[tuple[NodeShape, Cell]],
    around: Callable[[Cell], Iterable[Cell]],
) -> bool:
    """Whether a caller knows of what a callee accesses what that says itself. `nodes`: of the callee, and what they are
    here; `around`: a cell, all that it is a part of, and the parts of these."""
    seen: dict[int, None] = {}
    for node, cell in nodes:
        root, begin = heap.resolve(cell, 0)
        if root.number not in seen:
            seen[root.number] = None
            if not all(map(_is_plain, around(root))):
                return False
        is_same = root.period == node.period and len(root.slots) == len(node.slots) and not root.hidden
        if node.period is not None and not is_same:
            return False
        if not all(_is_same(heap, slot, root, begin + slot.offset) for slot in node.slots):
            return False
    return True


def _is_plain(cell: Cell) -> bool:
    """Whether a cell is no buffer of bytes, and has no words of two kinds."""
    return (
        cell.period != 1
        and not (cell.opaque or cell.linked)
        and not any(s.kind.is_disputed or s.buffer is not None or s.own is not None for s in cell.slots.values())
    )


def _is_same(heap: Heap, shape: SlotShape, cell: Cell, at: int) -> bool:
    """Whether what a callee says of a place is all that is known there."""
    known = heap.view((cell, at), shape.size)
    if len(known) != 1 or known[0][0] != 0:
        return False
    slot = known[0][1]
    if slot.kind is not shape.kind or slot.size != shape.size or slot.mixed:
        return False
    return not any(begin < at + shape.size and at < begin + hidden.size for begin, hidden in cell.hidden.items())


def with_activity(
    heap: Heap,
    account: OwnAccount,
    cells: Sequence[Cell],
    active: Callable[[Cell], bool],
    bare: Callable[[Cell], bool],
) -> TypeSignature:
    """A whole account, with what a caller says of the activity of memory and of what belongs together."""
    families: dict[int, int] = {}
    nodes: list[NodeShape] = []
    integers = {n for these in account.integers.values() for n in these}
    for k, (node, cell) in enumerate(zip(account.signature.nodes, cells, strict=True)):
        root, _ = heap.resolve(cell, 0)
        alone = k in integers
        family = families.setdefault(-1 - node.family if alone else heap.family(root), len(families))
        if alone:
            nodes.append(replace(node, family=family, active=False))
        else:
            told = replace(node, family=family, exposed=root.exposed, active=active(root), bare=bare(root))
            nodes.append(told)
    return replace(account.signature, nodes=tuple(nodes))


def with_integers(signature: TypeSignature, account: OwnAccount, arguments: Iterable[int]) -> TypeSignature:
    """What a caller tells, in which nothing is said of some arguments, and of these the callee's own account."""
    nodes = list(signature.nodes)
    told = list(signature.arguments)
    families = max((node.family for node in nodes), default=-1) + 1
    for k in arguments:
        these = account.integers[k]
        place = {n: len(nodes) + i for i, n in enumerate(these)}
        (slot,) = account.signature.arguments[k]
        told[k] = (replace(slot, node=place[slot.node]),)
        for n in these:
            node = account.signature.nodes[n]
            ranges = tuple(replace(r, node=place[r.node]) for r in node.ranges)
            nodes.append(replace(node, family=families, ranges=ranges, active=False))
        families += 1
    return replace(signature, arguments=tuple(told), nodes=tuple(nodes))
