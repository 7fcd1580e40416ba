# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Instructions, grouped by shape; `InstructionUnion` is the closed union that consumers match on.

Every class names its value operands in OPERANDS, in LLVM's order; a slot there holds one Value, None or a list
of Values. `operands(i)`, `replace_operands(i, f)` and `successors(b)` are driven by it, so that cloning and
remapping know nothing of single classes. Blocks are not operands: terminators and phis have them in slots of
their own, named in BLOCKS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, cast, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.types import FunctionType, Type
from enzyme_passes.ir.values import Block, Constant, Function, Value
from enzyme_passes.support.dataclasses import dataclass


class Instruction(Value):
    """`metadata` holds attachments: {"dbg": "!7", "tbaa": "!3"}. `block` is the block it stands in."""

    __slots__ = ("block", "metadata")
    OPERANDS: ClassVar[tuple[str, ...]] = ()
    BLOCKS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, type: Type) -> None:
        super().__init__(type)
        self.block: Block | None = None
        self.metadata: dict[str, str] = {}


@final
class FloatUnary(Instruction):
    """`fneg`."""

    __slots__ = ("operand", "flags")
    OPERANDS = ("operand",)

    def __init__(self, operand: Value, flags: str = "") -> None:
        super().__init__(operand.type)
        self.operand = operand
        self.flags = flags


@final
class FloatBinary(Instruction):
    """`fadd fsub fmul fdiv frem`; `flags` are fast-math flags, space-separated."""

    __slots__ = ("op", "lhs", "rhs", "flags")
    OPERANDS = ("lhs", "rhs")

    def __init__(self, op: str, lhs: Value, rhs: Value, flags: str = "") -> None:
        super().__init__(lhs.type)
        self.op = op
        self.lhs = lhs
        self.rhs = rhs
        self.flags = flags


@final
class IntBinary(Instruction):
    """`add sub mul udiv sdiv urem srem shl lshr ashr and or xor`; flags: `nuw nsw exact disjoint`."""

    __slots__ = ("op", "lhs", "rhs", "flags")
    OPERANDS = ("lhs", "rhs")

    def __init__(self, op: str, lhs: Value, rhs: Value, flags: str = "") -> None:
        super().__init__(lhs.type)
        self.op = op
        self.lhs = lhs
        self.rhs = rhs
        self.flags = flags


def _truth(of: Type) -> Type:
    return ty.vector(of.count, ty.I1, of.scalable) if isinstance(of, ty.VectorType) else ty.I1


@final
class FloatCompare(Instruction):
    """`fcmp`."""

    __slots__ = ("predicate", "lhs", "rhs", "flags")
    OPERANDS = ("lhs", "rhs")

    def __init__(self, predicate: str, lhs: Value, rhs: Value, flags: str = "") -> None:
        super().__init__(_truth(lhs.type))
        self.predicate = predicate
        self.lhs = lhs
        self.rhs = rhs
        self.flags = flags


NEGATED: Final = {
    "eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
    "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt",
}  # fmt: skip
"""What holds where a comparison of integers does not."""


@final
class IntCompare(Instruction):
    """`icmp`, of integers and pointers; flags: `samesign`."""

    __slots__ = ("predicate", "lhs", "rhs", "flags")
    OPERANDS = ("lhs", "rhs")

    def __init__(self, predicate: str, lhs: Value, rhs: Value, flags: str = "") -> None:
        super().__init__(_truth(lhs.type))
        self.predicate = predicate
        self.lhs = lhs
        self.rhs = rhs
        self.flags = flags


@final
class Cast(Instruction):
    """`trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast ptrtoaddr`."""

    __slots__ = ("op", "operand", "flags")
    OPERANDS = ("operand",)

    def __init__(self, op: str, operand: Value, type: Type, flags: str = "") -> None:
        super().__init__(type)
        self.op = op
        self.operand = operand
        self.flags = flags


@final
class Alloca(Instruction):
    __slots__ = ("allocated", "count", "align", "flags")
    OPERANDS = ("count",)

    def __init__(
        self, allocated: Type, count: Value | None, align: int, address_space: int = 0, flags: str = ""
    ) -> None:
        super().__init__(ty.pointer(address_space))
        self.allocated = allocated
        self.count = count  # None: one
        self.align = align
        self.flags = flags  # `inalloca`, `swifterror`


@final
class Load(Instruction):
    """`ordering` is "" unless atomic, then with the sync scope: `acquire`, `syncscope("...") monotonic`."""

    __slots__ = ("pointer", "align", "volatile", "ordering")
    OPERANDS = ("pointer",)

    def __init__(self, type: Type, pointer: Value, align: int, volatile: bool = False, ordering: str = "") -> None:
        super().__init__(type)
        self.pointer = pointer
        self.align = align
        self.volatile = volatile
        self.ordering = ordering


@final
class Store(Instruction):
    __slots__ = ("value", "pointer", "align", "volatile", "ordering")
    OPERANDS = ("value", "pointer")

    def __init__(self, value: Value, pointer: Value, align: int, volatile: bool = False, ordering: str = "") -> None:
        super().__init__(ty.VOID)
        self.value = value
        self.pointer = pointer
        self.align = align
        self.volatile = volatile
        self.ordering = ordering


@final
class GetElementPtr(Instruction):
    __slots__ = ("source_type", "pointer", "indices", "flags")
    OPERANDS = ("pointer", "indices")

    def __init__(self, type: Type, source_type: Type, pointer: Value, indices: list[Value], flags: str = "") -> None:
        super().__init__(type)
        self.source_type = source_type
        self.pointer = pointer
        self.indices = indices
        self.flags = flags  # `inbounds nuw`


@final
class Phi(Instruction):
    """`values[k]` arrives from `blocks[k]`."""

    __slots__ = ("values", "blocks", "flags")
    OPERANDS = ("values",)
    BLOCKS = ("blocks",)

    def __init__(self, type: Type, values: list[Value], blocks: list[Block], flags: str = "") -> None:
        super().__init__(type)
        self.values = values
        self.blocks = blocks
        self.flags = flags


@final
class Select(Instruction):
    __slots__ = ("condition", "on_true", "on_false", "flags")
    OPERANDS = ("condition", "on_true", "on_false")

    def __init__(self, condition: Value, on_true: Value, on_false: Value, flags: str = "") -> None:
        super().__init__(on_true.type)
        self.condition = condition
        self.on_true = on_true
        self.on_false = on_false
        self.flags = flags


@dataclass(frozen=True, slots=True)
class Unwind:
    """Where an exception goes that a call throws, while the engine holds the call as no terminator: to `pad`, whose
    phis find there what comes from `source`."""

    source: Block
    pad: Block


@final
class Call(Instruction):
    """`call`. `argument_attributes[k]` and the others are texts; `function_attributes` has groups resolved as in
    Function.attributes and `trailer` as printed (`#5`); `bundles` is the text of operand bundles, "" mostly.
    `unwind` is None in IR that is read or printed: see `Unwind`."""

    __slots__ = (
        "callee", "arguments", "function_type", "argument_attributes", "return_attributes", "function_attributes",
        "trailer", "convention", "tail", "bundles", "flags", "unwind",
    )  # fmt: skip
    OPERANDS = ("arguments", "callee")

    def __init__(self, callee: Value, arguments: list[Value], function_type: FunctionType) -> None:
        super().__init__(function_type.result)
        self.callee = callee
        self.arguments = arguments
        self.function_type = function_type
        self.argument_attributes: list[str] = [""] * len(arguments)
        self.return_attributes = ""
        self.function_attributes: dict[str, str] = {}
        self.trailer = ""
        self.convention = ""  # `fastcc`, `cc 10`
        self.tail = ""  # `tail`, `musttail`, `notail`
        self.bundles = ""
        self.flags = ""  # fast-math
        self.unwind: Unwind | None = None

    @property
    def target(self) -> Function | None:
        """The function called, if it is called by name."""
        return self.callee if isinstance(self.callee, Function) else None


@final
class Invoke(Instruction):
    """As Call, and a terminator with two successors."""

    __slots__ = (
        "callee", "arguments", "function_type", "argument_attributes", "return_attributes", "function_attributes",
        "trailer", "convention", "bundles", "normal", "unwind",
    )  # fmt: skip
    OPERANDS = ("arguments", "callee")
    BLOCKS = ("normal", "unwind")

    def __init__(
        self, callee: Value, arguments: list[Value], function_type: FunctionType, normal: Block, unwind: Block
    ) -> None:
        super().__init__(function_type.result)
        self.callee = callee
        self.arguments = arguments
        self.function_type = function_type
        self.argument_attributes: list[str] = [""] * len(arguments)
        self.return_attributes = ""
        self.function_attributes: dict[str, str] = {}
        self.trailer = ""
        self.convention = ""
        self.bundles = ""
        self.normal = normal
        self.unwind = unwind

    @property
    def target(self) -> Function | None:
        return self.callee if isinstance(self.callee, Function) else None


@final
class ExtractValue(Instruction):
    __slots__ = ("aggregate", "path")
    OPERANDS = ("aggregate",)

    def __init__(self, type: Type, aggregate: Value, path: tuple[int, ...]) -> None:
        super().__init__(type)
        self.aggregate = aggregate
        self.path = path


@final
class InsertValue(Instruction):
    __slots__ = ("aggregate", "value", "path")
    OPERANDS = ("aggregate", "value")

    def __init__(self, aggregate: Value, value: Value, path: tuple[int, ...]) -> None:
        super().__init__(aggregate.type)
        self.aggregate = aggregate
        self.value = value
        self.path = path


@final
class ExtractElement(Instruction):
    __slots__ = ("vector", "index")
    OPERANDS = ("vector", "index")

    def __init__(self, vector: Value, index: Value) -> None:
        assert isinstance(vector.type, ty.VectorType)
        super().__init__(vector.type.element)
        self.vector = vector
        self.index = index


@final
class InsertElement(Instruction):
    __slots__ = ("vector", "value", "index")
    OPERANDS = ("vector", "value", "index")

    def __init__(self, vector: Value, value: Value, index: Value) -> None:
        super().__init__(vector.type)
        self.vector = vector
        self.value = value
        self.index = index


@final
class ShuffleVector(Instruction):
    """`mask` is a constant vector; poison elements are allowed."""

    __slots__ = ("first", "second", "mask")
    OPERANDS = ("first", "second", "mask")

    def __init__(self, type: Type, first: Value, second: Value, mask: Constant) -> None:
        super().__init__(type)
        self.first = first
        self.second = second
        self.mask = mask


@final
class Freeze(Instruction):
    __slots__ = ("operand",)
    OPERANDS = ("operand",)

    def __init__(self, operand: Value) -> None:
        super().__init__(operand.type)
        self.operand = operand


@final
class AtomicRMW(Instruction):
    """`atomicrmw`; `rest` is the text after the value operand (ordering, align)."""

    __slots__ = ("op", "pointer", "value", "volatile", "rest")
    OPERANDS = ("pointer", "value")

    def __init__(self, op: str, pointer: Value, value: Value, volatile: bool, rest: str) -> None:
        super().__init__(value.type)
        self.op = op
        self.pointer = pointer
        self.value = value
        self.volatile = volatile
        self.rest = rest


@final
class CompareExchange(Instruction):
    """`cmpxchg`, result `{T, i1}`; `flags`: `weak volatile`; `rest`: the orderings and align."""

    __slots__ = ("pointer", "expected", "desired", "flags", "rest")
    OPERANDS = ("pointer", "expected", "desired")

    def __init__(self, pointer: Value, expected: Value, desired: Value, flags: str, rest: str) -> None:
        super().__init__(ty.struct((desired.type, ty.I1)))
        self.pointer = pointer
        self.expected = expected
        self.desired = desired
        self.flags = flags
        self.rest = rest


@final
class Fence(Instruction):
    __slots__ = ("rest",)

    def __init__(self, rest: str) -> None:
        super().__init__(ty.VOID)
        self.rest = rest


@final
class Opaque(Instruction):
    """An instruction that passes through untouched and is never differentiated: va_arg, landingpad, funclet pads,
    callbr, indirectbr... `pieces` are alternating texts and operands, so that it can be printed under new names;
    texts are at even places. `targets` are successor blocks in the order of their `label %x` in the text, which
    have a place of their own among the pieces as Block objects. `terminates` says whether it ends its block."""

    __slots__ = ("opcode", "pieces", "uses", "targets", "terminates")
    OPERANDS = ("uses",)
    BLOCKS = ("targets",)

    def __init__(
        self,
        type: Type,
        opcode: str,
        pieces: list[str | int],
        uses: list[Value],
        targets: list[Block],
        terminates: bool,
    ) -> None:
        super().__init__(type)
        self.opcode = opcode
        self.pieces = pieces  # a text; or n >= 0: uses[n] (name only); or -1 - n: targets[n] (name only)
        self.uses = uses
        self.targets = targets
        self.terminates = terminates


@final
class Branch(Instruction):
    __slots__ = ("target",)
    BLOCKS = ("target",)

    def __init__(self, target: Block) -> None:
        super().__init__(ty.VOID)
        self.target = target


@final
class CondBranch(Instruction):
    __slots__ = ("condition", "on_true", "on_false")
    OPERANDS = ("condition",)
    BLOCKS = ("on_true", "on_false")

    def __init__(self, condition: Value, on_true: Block, on_false: Block) -> None:
        super().__init__(ty.VOID)
        self.condition = condition
        self.on_true = on_true
        self.on_false = on_false


@final
class Switch(Instruction):
    """`cases[k]` (ConstInt) goes to `targets[k]`."""

    __slots__ = ("value", "default", "cases", "targets")
    OPERANDS = ("value",)
    BLOCKS = ("default", "targets")

    def __init__(self, value: Value, default: Block, cases: list[Constant], targets: list[Block]) -> None:
        super().__init__(ty.VOID)
        self.value = value
        self.default = default
        self.cases = cases
        self.targets = targets


@final
class Return(Instruction):
    __slots__ = ("value",)
    OPERANDS = ("value",)

    def __init__(self, value: Value | None) -> None:
        super().__init__(ty.VOID)
        self.value = value


@final
class Resume(Instruction):
    __slots__ = ("value",)
    OPERANDS = ("value",)

    def __init__(self, value: Value) -> None:
        super().__init__(ty.VOID)
        self.value = value


@final
class Unreachable(Instruction):
    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ty.VOID)


InstructionUnion = (
    FloatUnary | FloatBinary | IntBinary | FloatCompare | IntCompare | Cast | Alloca | Load | Store | GetElementPtr
    | Phi | Select | Call | Invoke | ExtractValue | InsertValue | ExtractElement | InsertElement | ShuffleVector
    | Freeze | AtomicRMW | CompareExchange | Fence | Opaque | Branch | CondBranch | Switch | Return | Resume
    | Unreachable
)  # fmt: skip


def closed(instruction: Instruction) -> InstructionUnion:
    """The instruction as one of the closed union, for a `match` that ends in `assert_never`: mypy then names it where a
    class is added that it does not handle, and a program that runs into it ends. (Lists hold `Instruction`.)"""
    return cast("InstructionUnion", instruction)


TERMINATORS = (Branch, CondBranch, Switch, Return, Resume, Unreachable, Invoke)


def is_terminator(instruction: Instruction) -> bool:
    return isinstance(instruction, TERMINATORS) or (isinstance(instruction, Opaque) and instruction.terminates)


def alternatives(value: Value) -> list[Value]:
    """What a register is one of, where nothing is computed: a phi, a choice, a freeze. Nothing for all others."""
    match value:
        case Phi(values=values):
            return list(values)
        case Select(on_true=first, on_false=second):
            return [first, second]
        case Freeze(operand=operand):
            return [operand]
        case _:
            return []


def operands(instruction: Instruction) -> list[Value]:
    """All value operands, in LLVM's order (a call's callee last)."""
    found: list[Value] = []
    for slot in instruction.OPERANDS:
        held = getattr(instruction, slot)
        if held is None:
            continue
        if isinstance(held, list):
            found.extend(held)
        else:
            found.append(held)
    return found


def replace_operands(instruction: Instruction, replacement: Callable[[Value], Value]) -> None:
    """Put `replacement(v)` in the place of every value operand v."""
    for slot in instruction.OPERANDS:
        held = getattr(instruction, slot)
        if held is None:
            continue
        if isinstance(held, list):
            setattr(instruction, slot, [replacement(v) for v in held])
        else:
            setattr(instruction, slot, replacement(held))


def replace_operand(instruction: Instruction, old: Value, new: Value) -> None:
    """Put one value in the place of another among the operands."""
    replace_operands(instruction, lambda v: new if v is old else v)


def successors(block: Block) -> list[Block]:
    """Blocks that control can go to, in the terminator's order, a block twice if two edges lead to it."""
    found: list[Block] = []
    if not block.instructions:
        return found
    last = block.instructions[-1]
    if isinstance(last, Phi):
        return found
    for slot in last.BLOCKS:
        held = getattr(last, slot)
        if isinstance(held, list):
            found.extend(held)
        else:
            found.append(held)
    return found


def replace_blocks(instruction: Instruction, replacement: Callable[[Block], Block]) -> None:
    """Put `replacement(b)` in the place of every block b that a terminator or phi names."""
    for slot in instruction.BLOCKS:
        held = getattr(instruction, slot)
        if isinstance(held, list):
            setattr(instruction, slot, [replacement(b) for b in held])
        else:
            setattr(instruction, slot, replacement(held))


def clone(instruction: Instruction) -> Instruction:
    """A copy with the same operands, in no block. Lists are copied, so that the copy can be changed alone."""
    kind = type(instruction)
    copy = kind.__new__(kind)
    for base in kind.__mro__:
        for slot in getattr(base, "__slots__", ()):
            held = getattr(instruction, slot)
            if isinstance(held, list):
                held = list(held)
            elif isinstance(held, dict):
                held = dict(held)
            setattr(copy, slot, held)
    copy.block = None
    if isinstance(copy, Call):
        copy.unwind = None
    return copy


def called_function(call: Call | Invoke) -> Function | None:
    return call.callee if isinstance(call.callee, Function) else None


def is_checked(i: Value) -> bool:
    """Whether integers are added, subtracted or multiplied with a check whether that overflows, as sanitizers do."""
    return isinstance(i, Call) and i.target is not None and ".with.overflow." in i.target.name


def says_types(function: Function) -> bool:
    """Whether the language says of accesses what they are of (`!tbaa`)."""
    return any("tbaa" in i.metadata for i in function.instructions() if isinstance(i, Load | Store))


def is_constant(value: Value) -> bool:
    return isinstance(value, Constant)
