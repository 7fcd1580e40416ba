# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Making control flow reducible: every loop gets one entry.

`goto` into a loop, or a switch around one (Duff's device), gives a cycle that is entered at several blocks. Each such
cycle gets a dispatcher, the one block through which it is entered and repeated:

    entry -> a, entry -> b, a <-> b        entry -> dispatch (to: a or b), a -> dispatch (b), b -> dispatch (a)
                                           dispatch: switch %to, a, b

Values that cross blocks go through allocas meanwhile, which LLVM's SROA turns into phis again afterwards. The path
taken is then an ordinary value, which the reverse sweep keeps: slow, correct.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Instruction,
    Invoke,
    Load,
    Opaque,
    Phi,
    Store,
    Switch,
    is_terminator,
    operands,
    replace_blocks,
    replace_operands,
    successors,
)
from enzyme_passes.ir.values import Block, ConstUndef, Function, Value

_T = TypeVar("_T")


def make_reducible(function: Function) -> bool:
    """Give each cycle of a function one entry; whether anything had to be done. Changes the body in place."""
    cycles = _irreducible_cycles(function)
    if not cycles or any(_is_landing(entry) for cycle in cycles for entry in _entries(function, cycle)):
        return False  # what unwinds comes to its landing pad and nowhere else
    _give_results_blocks(function)
    _demote(function)
    while cycles:
        entries = _entries(function, cycles[0])
        _dispatch(function, entries)
        cycles = _irreducible_cycles(function)
    function.changed = True
    return True


def _irreducible_cycles(function: Function) -> list[dict[Block, None]]:
    """Cycles with more than one entry, found by taking the entry out of each cycle that has one."""
    after = {b: successors(b) for b in function.blocks}
    before: dict[Block, list[Block]] = {b: [] for b in function.blocks}
    for block, following in after.items():
        for successor in following:
            before[successor].append(block)
    found: list[dict[Block, None]] = []
    pending = [dict.fromkeys(function.blocks)]
    while pending:
        blocks = pending.pop()
        for component in _components(blocks, after):
            entries = [b for b in component if b is function.entry or any(p not in component for p in before[b])]
            if len(entries) > 1:
                found.append(component)
            elif entries:
                pending.append({b: None for b in component if b is not entries[0]})
    return found


def _entries(function: Function, cycle: dict[Block, None]) -> list[Block]:
    entered: dict[Block, None] = {}
    if function.entry in cycle:
        entered[function.entry] = None
    for block in function.blocks:
        if block not in cycle:
            for following in successors(block):
                if following in cycle:
                    entered[following] = None
    return list(entered)


def _components(blocks: dict[Block, None], after: Mapping[Block, Sequence[Block]]) -> list[dict[Block, None]]:
    """Strongly connected components of some blocks that hold a cycle (Tarjan 1972, iterative). `after`: where each
    block goes."""
    index: dict[Block, int] = {}
    low: dict[Block, int] = {}
    stack: list[Block] = []
    on_stack: dict[Block, None] = {}
    found: list[dict[Block, None]] = []
    for root in blocks:
        if root in index:
            continue
        work = [(root, iter([s for s in after[root] if s in blocks]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack[root] = None
        while work:
            block, following = work[-1]
            advanced = False
            for successor in following:
                if successor not in index:
                    index[successor] = low[successor] = len(index)
                    stack.append(successor)
                    on_stack[successor] = None
                    work.append((successor, iter([s for s in after[successor] if s in blocks])))
                    advanced = True
                    break
                if successor in on_stack:
                    low[block] = min(low[block], index[successor])
            if advanced:
                continue
            work.pop()
            if work:
                low[work[-1][0]] = min(low[work[-1][0]], low[block])
            if low[block] == index[block]:
                component: dict[Block, None] = {}
                while True:
                    member = stack.pop()
                    del on_stack[member]
                    component[member] = None
                    if member is block:
                        break
                if len(component) > 1 or any(s is block for s in after[block]):
                    found.append(component)
    return found


def _landing(block: Block) -> Instruction | None:
    pads = (i for i in block.instructions if isinstance(i, Opaque) and i.opcode == "landingpad")
    return next(pads, None)


def _is_landing(block: Block) -> bool:
    return _landing(block) is not None


def _give_results_blocks(function: Function) -> None:
    """What an invoke returns is there on one of its ways only: a block there, in which it can be stored."""
    for block in list(function.blocks):
        invoke = block.terminator
        if not isinstance(invoke, Invoke) or invoke.type is ty.VOID:
            continue
        normal = invoke.normal
        made = Block("returned", function)
        branch = Branch(normal)
        branch.block = made
        made.instructions.append(branch)
        function.blocks.append(made)
        invoke.normal = made
        for phi in normal.instructions:
            if not isinstance(phi, Phi):
                break
            phi.blocks = [made if b is block else b for b in phi.blocks]


def _demote(function: Function) -> None:
    """Every value that is used in another block, and every phi, through memory."""
    slots: dict[Value, Alloca] = {}
    made: list[Instruction] = []

    def slot(value: Value) -> Alloca:
        known = slots.get(value)
        if known is None:
            known = slots[value] = Alloca(value.type, None, 16)
            known.block = function.entry
            made.append(known)
        return known

    crossing: dict[Value, None] = {}
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, Phi):
                crossing[instruction] = None
                crossing.update((v, None) for v in instruction.values if isinstance(v, Instruction))
            else:
                for operand in operands(instruction):
                    if isinstance(operand, Instruction) and operand.block is not block:
                        crossing[operand] = None
    static = {i for i in function.entry.instructions if isinstance(i, Alloca)}
    for value in list(crossing):
        if value in static:
            del crossing[value]
    pending: dict[Block, list[Instruction]] = {}
    for block in function.blocks:
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            for value, source in zip(phi.values, phi.blocks, strict=True):
                given: Value = value
                if value in crossing:
                    load = Load(value.type, slot(value), 16)
                    pending.setdefault(source, []).append(load)
                    given = load
                if not _is_undef(given):
                    pending.setdefault(source, []).append(Store(given, slot(phi), 16))
    # All loads of one edge come before its stores: phis are parallel copies.
    for block in function.blocks:
        rebuilt: list[Instruction] = []
        for instruction in block.instructions:
            if isinstance(instruction, Phi):
                load = Load(instruction.type, slot(instruction), 16)
                _replace_in_block(block, instruction, load)
                rebuilt.append(load)
                continue
            fetched: dict[Value, Value] = {}
            for operand in operands(instruction):
                if (
                    operand in crossing
                    and isinstance(operand, Instruction)
                    and operand.block is not block
                    and operand not in fetched
                ):
                    fetch = Load(operand.type, slot(operand), 16)
                    rebuilt.append(fetch)
                    fetched[operand] = fetch
            if fetched:
                replace_operands(instruction, _replaced(fetched))
            if is_terminator(instruction):
                edge = pending.get(block, [])
                rebuilt += [i for i in edge if isinstance(i, Load)]
                rebuilt += [i for i in edge if isinstance(i, Store)]
            rebuilt.append(instruction)
            if instruction in crossing and not is_terminator(instruction):
                rebuilt.append(Store(instruction, slot(instruction), 16))
        pad = _landing(block)
        if pad is not None:  # it is the first of its block, also where phis were before it
            rebuilt = [pad, *(i for i in rebuilt if i is not pad)]
        block.instructions = rebuilt
    for block in function.blocks:
        invoke = block.terminator
        if isinstance(invoke, Invoke) and invoke in crossing:
            invoke.normal.instructions.insert(0, Store(invoke, slot(invoke), 16))
    for block in function.blocks:
        for instruction in block.instructions:
            instruction.block = block
    function.entry.instructions[:0] = made


def _replace_in_block(block: Block, old: Value, new: Value) -> None:
    for instruction in block.instructions:
        if not isinstance(instruction, Phi):
            replace_operands(instruction, lambda v: new if v is old else v)


def _is_undef(value: Value) -> bool:
    return isinstance(value, ConstUndef)


def _dispatch(function: Function, entries: list[Block]) -> None:
    """All edges to `entries` go through a new block that switches on where they meant to go."""
    dispatcher = Block("dispatch", function)
    where = Alloca(ty.I32, None, 4)
    where.block = function.entry
    first = next(iter(entries))
    numbers = {block: number for number, block in enumerate(entries)}
    for block in list(function.blocks):
        if not any(s in numbers for s in successors(block)):
            continue
        terminator = block.terminator
        for entry in entries:
            if not any(s is entry for s in successors(block)):
                continue
            edge = Block("to.dispatch", function)
            store = Store(const_int(ty.I32, numbers[entry]), where, 4)
            branch = Branch(dispatcher)
            for instruction in (store, branch):
                instruction.block = edge
                edge.instructions.append(instruction)
            function.blocks.append(edge)
            replace_blocks(terminator, _replaced({entry: edge}))
    load = Load(ty.I32, where, 4)
    cases = [const_int(ty.I32, n) for n in numbers.values() if n > 0]
    switch = Switch(load, first, list(cases), [b for b in entries if b is not first])
    load.block = switch.block = dispatcher
    dispatcher.instructions += [load, switch]
    function.blocks.append(dispatcher)
    function.entry.instructions.insert(0, where)


def _replaced(table: Mapping[_T, _T]) -> Callable[[_T], _T]:
    """Replaces what a table has an entry for."""
    return lambda old: table.get(old, old)
