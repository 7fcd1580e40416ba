# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vectors of floats with an address among them, as scalars.

A pair of a number and a pointer may travel in one vector register, and its elements are taken out as what they are:

    %both = load <2 x double>, ptr %pair            %k = load i64, ptr %pair
    %bits = bitcast <2 x double> %both to <2 x i64> %a = load i64, ptr %pair + 8
    %word = extractelement <2 x i64> %bits, i64 1   %p = inttoptr i64 %a to ptr
    %p = inttoptr i64 %word to ptr

A vector of floats has only floats for all analyses; so these are taken apart where they are loaded, and put together
where they are stored or something else wants the vector. What is in an `i64` the type analysis finds.
"""

from __future__ import annotations

from typing import final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, Inserted, const_int, poison
from enzyme_passes.ir.instructions import (
    Cast,
    ExtractElement,
    Freeze,
    InsertElement,
    Instruction,
    IntBinary,
    Load,
    Phi,
    Select,
    ShuffleVector,
    Store,
    operands,
    replace_operands,
)
from enzyme_passes.ir.members import common_align
from enzyme_passes.ir.values import (
    Block,
    ConstAggregate,
    Constant,
    ConstInt,
    ConstUndef,
    ConstZero,
    Function,
    Module,
    Value,
)


def take_mixed_apart(function: Function, module: Module) -> None:
    """Take vectors apart of which an element becomes an address, or was one."""
    casts = [
        i
        for i in function.instructions()
        if isinstance(i, Cast)
        and i.op in ("inttoptr", "ptrtoint")
        and (i.operand.type if i.op == "inttoptr" else i.type) is ty.I64
    ]
    if not casts:
        return
    users: dict[Value, list[Instruction]] = {}
    for instruction in function.instructions():
        for operand in operands(instruction):
            users.setdefault(operand, []).append(instruction)
    vectors = _vectors_of_addresses(casts, users)
    if not any(_is_mixed(v) for v in vectors):
        return
    _Apart(function, module, vectors, users).rewrite()


def _is_mixed(value: Value) -> bool:
    """Whether a vector is a cast between floats and integers, as many."""
    if not isinstance(value, Cast) or value.op != "bitcast":
        return False
    types = value.type, value.operand.type
    return all(isinstance(t, ty.VectorType) and t.element in (ty.I64, ty.DOUBLE) for t in types) and (
        types[0] is not types[1]
    )


def _vectors_of_addresses(casts: list[Cast], users: dict[Value, list[Instruction]]) -> dict[Value, None]:
    """The vectors of words that addresses come out of, or go into as integers, and all that they are moved to."""
    found: dict[Value, None] = {}
    seen: dict[Value, None] = {}
    pending: list[Value] = [c.operand if c.op == "inttoptr" else c for c in casts]
    while pending:
        value = pending.pop()
        if value in seen or isinstance(value, Constant):
            continue
        seen[value] = None
        if isinstance(value.type, ty.VectorType):
            if value.type.element not in (ty.I64, ty.DOUBLE) or not _moves(value):
                continue
            found[value] = None
        elif value.type is not ty.I64:
            continue
        for user in users.get(value, ()):
            if isinstance(user, InsertElement | Phi | Select | Freeze | ShuffleVector) or _is_mixed(user):
                pending.append(user)
        match value:
            case ExtractElement():
                pending.append(value.vector)
            case Phi() | Select() | Freeze() | ShuffleVector() | InsertElement():
                pending += [o for o in operands(value) if o.type is value.type]
            case IntBinary(op="and" | "or" | "add" | "sub"):
                pending.append(value.lhs)
            case Cast() if _is_mixed(value):
                pending.append(value.operand)
            case _:
                pass
    return found


def _moves(value: Value) -> bool:
    """Whether a vector is made of what others hold, or of memory; not by arithmetic."""
    match value:
        case Load():
            return not value.ordering and value.pointer.type is ty.PTR
        case Select():
            return value.condition.type is ty.I1
        case InsertElement():
            return isinstance(value.index, ConstInt)
        case ShuffleVector():
            return isinstance(value.mask, ConstAggregate | ConstZero | ConstUndef)
        case Phi() | Freeze():
            return True
        case _:
            return _is_mixed(value)


@final
class _Apart:
    """The elements of the vectors of a web, each as an i64."""

    def __init__(
        self, function: Function, module: Module, web: dict[Value, None], users: dict[Value, list[Instruction]]
    ) -> None:
        self.function = function
        self.module = module
        self.web = web
        self.users = users
        self._elements: dict[Value, list[Value]] = {}
        self._places: dict[Value, _Here] = {}

    def rewrite(self) -> None:
        replaced: dict[Value, Value] = {}
        outside = [u for v in self.web for u in self.users.get(v, ()) if u not in self.web]
        for user in dict.fromkeys(outside):
            match user:
                case ExtractElement(index=ConstInt(value=k)):
                    replaced[user] = self._before(user).bitcast(self.elements(user.vector)[k], user.type)
                case Store() if user.value in self.web and not user.ordering and user.pointer.type is ty.PTR:
                    self._store(user)
                case _:
                    for value in operands(user):
                        if value in self.web and value not in replaced:
                            replaced[value] = self._together(value)
        for instruction in self.function.instructions():
            if instruction not in self.web:
                replace_operands(instruction, lambda v: replaced.get(v, v))
        for block in self.function.blocks:
            block.instructions = [i for i in block.instructions if i not in self.web and i not in replaced]

    def elements(self, value: Value) -> list[Value]:
        known = self._elements.get(value)
        if known is None:
            known = self._made(value)
            self._elements[value] = known
        return known

    def _made(self, value: Value) -> list[Value]:
        assert isinstance(value.type, ty.VectorType)
        count = value.type.count
        if isinstance(value, Constant):
            return self._of_constant(value, count)
        if value not in self.web:
            b = self._after(value)
            return [b.bitcast(b.extract_element(value, b.i64(k)), ty.I64) for k in range(count)]
        match value:
            case Load():
                b = self._after(value)
                loads = [
                    b.load(ty.I64, b.offset(value.pointer, 8 * k), align=common_align(value.align, 8 * k))
                    for k in range(count)
                ]
                for load in loads:
                    load.volatile = value.volatile
                return list(loads)
            case Phi():
                phis = [Phi(ty.I64, [], []) for _ in range(count)]
                self._elements[value] = list(phis)
                assert value.block is not None
                for phi in phis:
                    phi.block = value.block
                value.block.instructions[:0] = phis
                incoming = [self.elements(v) for v in value.values]
                for k, phi in enumerate(phis):
                    phi.values, phi.blocks = [elements[k] for elements in incoming], list(value.blocks)
                return list(phis)
            case Select():
                b = self._after(value)
                pairs = zip(self.elements(value.on_true), self.elements(value.on_false), strict=True)
                return [b.select(value.condition, x, y) for x, y in pairs]
            case Freeze():
                b = self._after(value)
                return [b.freeze(element) for element in self.elements(value.operand)]
            case InsertElement(index=ConstInt(value=at)):
                made = list(self.elements(value.vector))
                made[at] = self._after(value).bitcast(value.value, ty.I64)
                return made
            case ShuffleVector():
                both = self.elements(value.first) + self.elements(value.second)
                return [both[k] if k >= 0 else const_int(ty.I64, 0) for k in mask_of(value)]
            case Cast():
                return self.elements(value.operand)
            case _:
                raise AssertionError(type(value).__name__)

    def _of_constant(self, value: Constant, count: int) -> list[Value]:
        if isinstance(value, ConstAggregate):
            b = Builder(self.module, Block("constants"))
            made = [b.bitcast(e, ty.I64) if ty.is_float(e.type) else e for e in value.elements]
            entry = self.function.entry
            for part in b.block.instructions:
                part.block = entry
            entry.instructions[:0] = b.block.instructions
            return list(made)
        return [const_int(ty.I64, 0)] * count

    def _together(self, value: Value) -> Value:
        """The vector, for whoever wants it."""
        b = self._after(value)
        assert isinstance(value.type, ty.VectorType)
        made: Value = poison(value.type)
        for k, element in enumerate(self.elements(value)):
            made = b.insert_element(made, b.bitcast(element, value.type.element), b.i64(k))
        return made

    def _store(self, store: Store) -> None:
        b = self._before(store)
        for k, element in enumerate(self.elements(store.value)):
            made = b.store(element, b.offset(store.pointer, 8 * k), align=common_align(store.align, 8 * k))
            made.volatile = store.volatile
        assert store.block is not None
        store.block.instructions.remove(store)

    def _before(self, at: Instruction) -> _Here:
        return _Here(self.module, at, before=True)

    def _after(self, value: Value) -> _Here:
        made = self._places.get(value)
        if made is None:
            if isinstance(value, Instruction):
                made = _Here(self.module, value, before=False)
            else:
                made = _Here(self.module, self.function.entry.instructions[0], before=True)
            self._places[value] = made
        return made


@final
class _Here(Builder):
    """Inserts before an instruction, or behind it and behind what was inserted there already."""

    __slots__ = ("anchor", "ahead")

    def __init__(self, module: Module, anchor: Instruction, *, before: bool) -> None:
        assert anchor.block is not None
        super().__init__(module, anchor.block)
        self.anchor = anchor
        self.ahead = before
        self.location = anchor.metadata.get("dbg")

    def insert(self, instruction: Inserted) -> Inserted:
        made = super().insert(instruction)
        instructions = self.block.instructions
        instructions.pop()
        at = instructions.index(self.anchor) + (0 if self.ahead else 1)
        while isinstance(instructions[at], Phi):
            at += 1
        instructions.insert(at, made)
        if not self.ahead:
            self.anchor = made
        return made


def mask_of(shuffle: ShuffleVector) -> list[int]:
    assert isinstance(shuffle.type, ty.VectorType)
    if isinstance(shuffle.mask, ConstAggregate):
        return [e.value if isinstance(e, ConstInt) else -1 for e in shuffle.mask.elements]
    return [0 if isinstance(shuffle.mask, ConstZero) else -1] * shuffle.type.count
