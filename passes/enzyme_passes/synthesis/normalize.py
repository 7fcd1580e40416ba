"""The working copy of a primal function: one return, explicit counters, explicit selectors.

A function's parsed body is the engine's own copy (what is printed for an untouched function is its text), so it
is brought here, in place, into the one form that analyses, planning and synthesis know:

- every parameter passed `byval` is copied into an alloca at entry, as the callee would see it;
- calls through pointers become a chain of comparisons with the functions the pointer can be, each called by name;
- an `invoke` whose unwinding never rejoins the returning part becomes a call;
- one block returns;
- each loop has a counter `phi i64 [0, preheader], [counter + 1, latch]`, and each exit of a loop whose trip count is
  not known in advance has a phi holding the counter of its last iteration;
- a block with several predecessors has a selector: the branch condition that decides which one it was, or, where
  none does, an `i8` phi of the predecessor's number.

Counters and selectors are ordinary values: whether the reverse sweep recomputes or keeps them is the plan's choice.

    entry:  br %c, a, b           entry:  br %c, a, b
    a:      br end         ->     a:      br end
    b:      br end                b:      br end
    end:    %x = phi ...          end:    %x = phi ...      ; selector: %c
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_passes.analysis.cfg import ControlFlow
from enzyme_passes.analysis.loops import Loop, LoopInfo
from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int
from enzyme_passes.ir.instructions import (
    Alloca,
    Branch,
    Call,
    CondBranch,
    IntBinary,
    IntCompare,
    Invoke,
    Opaque,
    Phi,
    Return,
    Unreachable,
    operands,
    replace_blocks,
    replace_operands,
    successors,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Function, GlobalAlias, Module, Value


@dataclass(frozen=True, slots=True)
class BranchSelector:
    """The predecessor is `on_true` if `condition` held, else `on_false`."""

    condition: Value
    on_true: Block
    on_false: Block


@dataclass(frozen=True, slots=True)
class PhiSelector:
    """The predecessor is `blocks[phi]`."""

    phi: Phi
    blocks: tuple[Block, ...]


Selector = BranchSelector | PhiSelector


@dataclass(frozen=True, slots=True)
class Normal:
    """What normalization put into a function. Keys of `exit_counts` are (exit block, header of the loop left)."""

    function: Function
    flow: ControlFlow
    loops: LoopInfo
    counters: dict[Block, Phi]
    counter_loops: dict[Phi, Loop]
    exit_counts: dict[tuple[Block, Block], Phi]
    selectors: dict[Block, Selector] = field(default_factory=dict)


class Normalizer:
    """Normalizes functions of one module, each once."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.done: dict[Function, Normal] = {}
        self._address_taken: dict[ty.FunctionType, list[Function]] | None = None

    def normal(self, function: Function) -> Normal:
        """The normal form of a defined function."""
        known = self.done.get(function)
        if known is None:
            known = self.done[function] = self._normalize(function)
        return known

    def reachable(self, roots: list[Function]) -> list[Function]:
        """Normalize all functions that can be called from `roots`, indirect calls included; they are returned."""
        found: dict[Function, None] = {}
        pending = [r for r in roots if r.defined]
        while pending:
            function = pending.pop()
            if function in found:
                continue
            found[function] = None
            self.normal(function)
            for instruction in function.instructions():
                if isinstance(instruction, (Call, Invoke)):
                    target = resolve_alias(instruction.callee)
                    if isinstance(target, Function) and target.defined:
                        pending.append(target)
        return list(found)

    def _normalize(self, function: Function) -> Normal:
        body(function)
        _drop_unreachable_blocks(function)
        _check(function)
        _copy_byval_arguments(function, self.module)
        _calls_from_invokes(function)
        self._resolve_indirect_calls(function)
        _merge_returns(function)
        flow = ControlFlow(function)
        loops = LoopInfo(function, flow)
        if loops.irreducible:
            raise Failure(
                "EZ0507",
                f"control flow of '{function.name}' is irreducible",
                function,
                notes=["a loop is entered at more than one place, by goto or a switch into it"],
            )
        counters = _add_counters(loops)
        exit_counts = _add_exit_counts(flow, loops, counters)
        selectors = _add_selectors(flow, loops)
        by_phi = {counters[loop.header]: loop for loop in loops.loops if loop.header in counters}
        return Normal(function, flow, loops, counters, by_phi, exit_counts, selectors)

    def _resolve_indirect_calls(self, function: Function) -> None:
        for block in list(function.blocks):
            pending: Block | None = block
            while pending is not None:
                pending = self._resolve_first_indirect_call(function, pending)

    def _resolve_first_indirect_call(self, function: Function, block: Block) -> Block | None:
        """Resolve the block's first call through a pointer; the block where the rest of it went."""
        for place, call in enumerate(block.instructions):
            if not isinstance(call, Call):
                continue
            callee = resolve_alias(call.callee)
            if isinstance(callee, Function):
                call.callee = callee
                continue
            if type(callee).__name__ == "InlineAsm":
                continue
            targets = self.address_taken().get(call.function_type, [])
            if not targets:
                continue  # left to the synthesis: an error if it is active
            return _dispatch(function, block, place, call, targets)
        return None

    def address_taken(self) -> dict[ty.FunctionType, list[Function]]:
        """Functions whose address is used otherwise than to call them, by type, in the module's order."""
        if self._address_taken is None:
            taken = functions_with_taken_address(self.module)
            by_type: dict[ty.FunctionType, list[Function]] = {}
            for function in taken:
                by_type.setdefault(function.function_type, []).append(function)
            self._address_taken = by_type
        return self._address_taken


def resolve_alias(value: Value) -> Value:
    """The function or variable behind an alias."""
    while isinstance(value, GlobalAlias) and value.aliasee is not None:
        value = value.aliasee
    return value


def functions_with_taken_address(module: Module) -> list[Function]:
    """Functions that are stored, passed or otherwise used as values, in the order of the module."""
    import re

    mention = re.compile(r'@("[^"]*"|[-\w.$]+)')
    called = re.compile(r'(?:call|invoke)\b[^@\n]*?(@(?:"[^"]*"|[-\w.$]+))\(')
    taken: dict[str, None] = {}
    for variable in module.globals.values():
        if variable.name.startswith(("llvm.", "__enzyme_")):
            continue
        for name in mention.findall(variable.raw or ""):
            taken[name.strip('"')] = None
    for function in module.functions.values():
        text = function.raw or ""
        if not function.defined:
            continue
        for line in text.split("\n")[1:]:
            if "@" not in line or "@__enzyme_" in line:
                continue
            direct = called.search(line)
            rest = line if direct is None else line[: direct.start(1)] + line[direct.end(1) :]
            for name in mention.findall(rest):
                taken[name.strip('"')] = None
    return [f for name, f in module.functions.items() if name in taken and not name.startswith("llvm.")]


def _drop_unreachable_blocks(function: Function) -> None:
    seen = {function.entry: None}
    pending = [function.entry]
    while pending:
        for block in successors(pending.pop()):
            if block not in seen:
                seen[block] = None
                pending.append(block)
    if len(seen) == len(function.blocks):
        return
    function.blocks = [b for b in function.blocks if b in seen]
    for block in function.blocks:
        for phi in block.instructions:
            if not isinstance(phi, Phi):
                break
            kept = [(v, b) for v, b in zip(phi.values, phi.blocks, strict=True) if b in seen]
            phi.values = [v for v, _ in kept]
            phi.blocks = [b for _, b in kept]


def _check(function: Function) -> None:
    for block in function.blocks:
        last = block.instructions[-1]
        if isinstance(last, Opaque) and last.targets:
            raise Failure("EZ0507", f"'{last.opcode}' cannot be differentiated", last)


def _copy_byval_arguments(function: Function, module: Module) -> None:
    import re

    made: list[Alloca | Call] = []
    replaced: dict[Value, Value] = {}
    for argument in function.arguments:
        found = re.search(r"\bbyval\((.*)\)", argument.attributes)
        if found is None:
            continue
        text = _balanced(argument.attributes[found.start(1) :])
        type = _byval_type(function, argument.index, module, text)
        size = module.layout.size(type)
        align = module.layout.align(type)
        copy = Alloca(type, None, max(align, 8))
        copy.name = f"{argument.name or 'arg'}.byval"
        from enzyme_passes.ir.builder import declare

        memcpy = declare(module, "llvm.memcpy.p0.p0.i64", ty.VOID, [ty.PTR, ty.PTR, ty.I64, ty.I1])
        call = Call(memcpy, [copy, argument, const_int(ty.I64, size), const_int(ty.I1, 0)], memcpy.function_type)
        made += [copy, call]
        replaced[argument] = copy
    if not made:
        return
    for instruction in function.instructions():
        replace_operands(instruction, lambda v: replaced.get(v, v))
    for instruction in made:
        instruction.block = function.entry
    function.entry.instructions[:0] = made


def _balanced(text: str) -> str:
    depth = 0
    for place, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}>":
            if depth == 0:
                return text[:place]
            depth -= 1
    return text


def _byval_type(function: Function, index: int, module: Module, text: str) -> ty.Type:
    named = module.named_types.get(text)
    if named is not None:
        return named
    from enzyme_passes.ir.reader import parse_type

    return parse_type(text, module)


def _calls_from_invokes(function: Function) -> None:
    """Replace each invoke by a call and a branch to where it returns. Blocks that only unwinding reaches go."""
    changed = False
    for block in function.blocks:
        invoke = block.instructions[-1]
        if not isinstance(invoke, Invoke):
            continue
        if any(b is invoke.unwind for b in successors(block)[1:]) and _rejoins(invoke.unwind):
            raise Failure(
                "EZ0504",
                "an exception caught here leads back into the differentiated part",
                invoke,
                helps=["let the exception leave the differentiated function"],
            )
        call = Call(invoke.callee, list(invoke.arguments), invoke.function_type)
        call.argument_attributes = list(invoke.argument_attributes)
        call.return_attributes = invoke.return_attributes
        call.function_attributes = dict(invoke.function_attributes)
        call.trailer = invoke.trailer
        call.convention = invoke.convention
        call.bundles = invoke.bundles
        call.name = invoke.name
        call.metadata = dict(invoke.metadata)
        call.block = block
        branch = Branch(invoke.normal)
        branch.block = block
        block.instructions[-1:] = [call, branch]
        for other in function.instructions():
            replace_operands(other, lambda v, old=invoke, new=call: new if v is old else v)  # type: ignore[misc]
        for phi in invoke.unwind.instructions:
            if isinstance(phi, Phi) and block in phi.blocks:
                place = phi.blocks.index(block)
                del phi.blocks[place], phi.values[place]
        changed = True
    if changed:
        _drop_unreachable_blocks(function)


def _rejoins(block: Block) -> bool:
    """Whether a return can be reached from `block`."""
    seen = {block: None}
    pending = [block]
    while pending:
        current = pending.pop()
        if isinstance(current.instructions[-1], Return):
            return True
        for following in successors(current):
            if following not in seen:
                seen[following] = None
                pending.append(following)
    return False


def _merge_returns(function: Function) -> None:
    returning = [b for b in function.blocks if isinstance(b.instructions[-1], Return)]
    if len(returning) < 2:
        return
    merged = Block("return", function)
    result = function.function_type.result
    values: list[Value] = []
    for block in returning:
        last = block.instructions[-1]
        assert isinstance(last, Return)
        if last.value is not None:
            values.append(last.value)
        branch = Branch(merged)
        branch.block = block
        branch.metadata = dict(last.metadata)
        block.instructions[-1] = branch
    final = Return(None)
    if result is not ty.VOID:
        phi = Phi(result, values, list(returning))
        phi.block = merged
        merged.instructions.append(phi)
        final.value = phi
    final.block = merged
    merged.instructions.append(final)
    function.blocks.append(merged)


def _dispatch(function: Function, block: Block, place: int, call: Call, targets: list[Function]) -> Block:
    """Put comparisons of the callee with each target in the place of `call`; a pointer to none of them traps."""
    rest = Block("indirect.end", function)
    rest.instructions = block.instructions[place + 1 :]
    for instruction in rest.instructions:
        instruction.block = rest
    for following in successors(rest):
        for phi in following.instructions:
            if not isinstance(phi, Phi):
                break
            phi.blocks = [rest if b is block else b for b in phi.blocks]
    del block.instructions[place:]
    here, results, comes_from, made = block, [], [], []
    for target in targets:
        test = IntCompare("eq", call.callee, target)
        test.block = here
        here.instructions.append(test)
        taken, other = Block("indirect.call", function), Block("indirect.next", function)
        branch = CondBranch(test, taken, other)
        branch.block = here
        here.instructions.append(branch)
        direct = Call(target, list(call.arguments), call.function_type)
        direct.argument_attributes = list(call.argument_attributes)
        direct.return_attributes = call.return_attributes
        direct.function_attributes = dict(call.function_attributes)
        direct.trailer = call.trailer
        direct.convention = call.convention
        direct.flags = call.flags
        direct.metadata = dict(call.metadata)
        jump = Branch(rest)
        for instruction in (direct, jump):
            instruction.block = taken
            taken.instructions.append(instruction)
        results.append(direct)
        comes_from.append(taken)
        made += [taken, other]
        here = other
    trap = Unreachable()
    trap.block = here
    here.instructions.append(trap)
    at = function.blocks.index(block) + 1
    function.blocks[at:at] = [*made, rest]
    if call.type is not ty.VOID:
        phi = Phi(call.type, list(results), comes_from)
        phi.block = rest
        rest.instructions.insert(0, phi)
        for instruction in function.instructions():
            if any(v is call for v in operands(instruction)):
                replace_operands(instruction, lambda v: phi if v is call else v)
    for b in function.blocks:
        for instruction in b.instructions:
            if isinstance(instruction, Phi):
                break
    _ = replace_blocks
    return rest


def _add_counters(loops: LoopInfo) -> dict[Block, Phi]:
    counters: dict[Block, Phi] = {}
    for loop in loops.loops:
        if loop.preheader is None or loop.latch is None:
            raise Failure("EZ0507", "a loop has no single entry and back edge", loop.header.instructions[-1])
        phi = Phi(ty.I64, [], [])
        phi.name = "enzcc.counter"
        phi.block = loop.header
        step = IntBinary("add", phi, const_int(ty.I64, 1), "nuw nsw")
        step.name = "enzcc.counter.next"
        step.block = loop.latch
        phi.values = [const_int(ty.I64, 0), step]
        phi.blocks = [loop.preheader, loop.latch]
        loop.header.instructions.insert(0, phi)
        loop.latch.instructions.insert(len(loop.latch.instructions) - 1, step)
        counters[loop.header] = phi
    return counters


def _add_exit_counts(flow: ControlFlow, loops: LoopInfo, counters: dict[Block, Phi]) -> dict[tuple[Block, Block], Phi]:
    counts: dict[tuple[Block, Block], Phi] = {}
    for loop in loops.loops:
        for _, exit in loop.exits:
            key = (exit, loop.header)
            if key in counts:
                continue
            phi = Phi(ty.I64, [], [])
            phi.name = "enzcc.count"
            phi.block = exit
            for predecessor in dict.fromkeys(flow.predecessors[exit]):
                inside = loop.contains(predecessor)
                for _ in range(flow.predecessors[exit].count(predecessor)):
                    phi.values.append(counters[loop.header] if inside else const_int(ty.I64, 0))
                    phi.blocks.append(predecessor)
            exit.instructions.insert(0, phi)
            counts[key] = phi
    return counts


def _add_selectors(flow: ControlFlow, loops: LoopInfo) -> dict[Block, Selector]:
    headers = {loop.header for loop in loops.loops}
    selectors: dict[Block, Selector] = {}
    for block in flow.order:
        coming = list(dict.fromkeys(flow.predecessors[block]))
        if len(coming) < 2 or block in headers or not flow.returns(block):
            continue
        selectors[block] = _deciding_branch(block, coming, flow, loops) or _phi_selector(block, coming, flow)
    return selectors


def _phi_selector(block: Block, coming: list[Block], flow: ControlFlow) -> PhiSelector:
    if len(coming) > 256:
        width = ty.I32
    else:
        width = ty.I8
    phi = Phi(width, [], [])
    phi.name = "enzcc.from"
    phi.block = block
    for predecessor in flow.predecessors[block]:
        phi.values.append(const_int(width, coming.index(predecessor)))
        phi.blocks.append(predecessor)
    block.instructions.insert(0, phi)
    return PhiSelector(phi, tuple(coming))


def _deciding_branch(block: Block, coming: list[Block], flow: ControlFlow, loops: LoopInfo) -> BranchSelector | None:
    """The conditional branch at the block's immediate dominator, if each side leads to one predecessor only."""
    if len(coming) != 2:
        return None
    head = flow.idom[block]
    if head is None or loops.loop_of.get(head) is not loops.loop_of.get(block):
        return None
    branch = head.instructions[-1]
    if not isinstance(branch, CondBranch) or branch.on_true is branch.on_false:
        return None

    def through(side: Block) -> list[Block]:
        return [
            p
            for p in coming
            if (p is head and side is block)
            or (p is not head and side is not block and flow.predecessors[side] == [head] and flow.dominates(side, p))
        ]

    on_true, on_false = through(branch.on_true), through(branch.on_false)
    if len(on_true) == 1 and len(on_false) == 1 and on_true[0] is not on_false[0]:
        return BranchSelector(branch.condition, on_true[0], on_false[0])
    return None
