# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From instructions to edges.

What is a move, what is smooth, and what is a cut, is said here and in calls.py, and nowhere else. A cut has no edge.
Cuts are: comparisons, conversions of floats to integers, of integers to floats, and the index of an address: as
functions of floats they are constant but for jumps. Integer arithmetic is an edge of its own kind: it is a cut unless
its result comes back to a float by moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from math import gcd, lcm
from typing import Final, assert_never, final

from enzyme_passes.audit.graph import ADDRESS, ARITHMETIC, DERIVE, DOUBTFUL, MOVE, Graph
from enzyme_passes.audit.places import (
    ANYWHERE,
    HERE,
    NOTHING_SAID,
    POINTER,
    Kind,
    Members,
    Object,
    Sort,
    Step,
    from_on,
    shifted,
    up_to,
)
from enzyme_passes.audit.table_lookups import Choices
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.distances import MULTIPLE, multiple_of
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
    alternatives,
    closed,
    operands,
)
from enzyme_passes.ir.member_arrays import array_at
from enzyme_passes.ir.members import carries_float, carries_pointer, member_offset, members
from enzyme_passes.ir.metadata import DECLARED, SAID
from enzyme_passes.ir.ranges import Range, Ranges, every
from enzyme_passes.ir.replaced_bits import ReplacedBits, is_alternative, moved_type
from enzyme_passes.ir.siblings import first_of
from enzyme_passes.ir.uses import reached, uses
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstFloat,
    ConstInt,
    ConstUndef,
    ConstZero,
    Function,
    GlobalVariable,
    Module,
    Value,
)
from enzyme_passes.library import c as library
from enzyme_passes.support.patterns import pattern

_MOVING: Final = {"bitcast", "ptrtoint", "inttoptr", "trunc", "zext", "sext", "addrspacecast", "ptrtoaddr"}
_SMOOTH: Final = {"fpext", "fptrunc"}
_BITWISE: Final = {"shl", "lshr", "ashr", "and", "or", "xor"}
_ACCESS: Final = pattern(r"!\{![0-9]+, (![0-9]+), i64 [0-9]+")  # base type, type of the access, offset
_MEMBERS: Final = pattern(r"i64 ([0-9]+), i64 ([0-9]+), (![0-9]+)")  # offset, size, tag
_FIRST: Final = pattern(r"!\{(![0-9]+), ![0-9]+, i64 0\b")  # of a struct, what begins it
_STRING: Final = pattern(r'!\{!"_ZTSNSt7__cxx1112basic_stringI[cw]St11char_traitsI[cw]ESaI[cw]EE(E|12_Alloc_hiderE)"')
BUFFER: Final = 16  # bytes of a string before its buffer, and of that
_SHORT: Final = 23  # bytes of a libc++ string for a short text, behind the first one,
_TEXT: Final = 16  # and before the address of a long one
_HASH_TABLE: Final = pattern(r'!\{!"_ZTSSt10_HashtableI[^"]*"((, ![0-9]+, i64 [0-9]+)*)')
_LINK: Final = pattern(r'!\{!"_ZTSNSt8__detail15_Hash_node_baseE"')
_MEMBER: Final = pattern(r"(![0-9]+), i64 ([0-9]+)")
_TABLE: Final = pattern(r"!\{(![0-9]+), ![0-9]+, i64 ([0-9]+)")  # of a struct, a member of it
_BUCKET: Final = 32  # bytes from the first link of a hash table to the bucket that it has itself
_NAME: Final = pattern(r'!\{!"([^"]*)"')
_POINTER: Final = pattern(r"any pointer|p[0-9]+ .*")
_OTHER: Final = pattern(
    r"any pointer|p[0-9]+ .*|bool|short|int|long|long long|__int128|dummy arg data/.*:(?:short|int)"
)
NO_ENDS: Final[Mapping[Instruction, bool]] = {}
_COPIES: Final = ("memcpy", "memmove", "__memcpy_chk", "__memmove_chk", "mempcpy", "__mempcpy_chk")
CHOICES: Final = (
    *("llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.bswap", "llvm.bitreverse", "llvm.fshl", "llvm.fshr"),
    *(f"llvm.vector.reduce.{op}" for op in ("or", "smax", "smin", "umax", "umin")),
    *(f"llvm.vector.{op}" for op in ("insert", "extract", "reverse", "splice", "interleave2", "deinterleave2")),
    *("llvm.expect", "llvm.annotation", "llvm.ssa.copy"),
)
"""What comes is one of the arguments, or their bits in another order."""

Told = tuple[int, Members]  # bytes of a copy, and what is said of them
_NOTHING_TOLD: Final[tuple[list[Told], list[Told]]] = ([], [])
_PASSING: Final = GetElementPtr | Phi | Select | Freeze
_ONE: Final = ConstInt(ty.I64, 1)
MOST_ELEMENTS: Final = 256  # of an initializer that is looked through for pointers
FAR: Final = 1 << 24  # bytes of an array the end of which is looked for
MOST_USERS: Final = 8  # of an address, that are asked what its index is there
MOST_IN_CIRCLE: Final = 24  # phis and sums that an index comes from


@lru_cache(maxsize=4)
def _has_short_texts(module: Module) -> bool:
    """Whether a program has strings of libc++."""
    return any("St3__112basic_string" in text for text in module.metadata.values())


@final
class Transfer:
    """Writes the graph of one function; `call` writes what a call does. `ends` are stores of addresses behind which no
    number goes on, as far as a derivative does; and whether callers may rely on that."""

    def __init__(
        self,
        graph: Graph,
        module: Module,
        words: bool,
        call: Callable[[Transfer, Call], None],
        choices: Choices | None = None,
        ends: Mapping[Instruction, bool] = NO_ENDS,
    ) -> None:
        self.graph = graph
        self.metadata = module.metadata
        self.layout = module.layout
        self.words = words  # whether pointers may be made of integers
        self.choices = choices
        self.ends = ends
        self.stops: dict[Instruction, int] = {}  # what is stored by these
        self._call = call
        self.results: list[int] = []  # the parts of the function's result
        self._parts: dict[Value, list[int]] = {}
        self._globals: dict[GlobalVariable, Object] = {}
        self.parameters: dict[Argument, Object] = {}
        self._exact: dict[Value, int] = {}
        self._ranges: Ranges | None = None
        self._users: dict[Value, list[Instruction]] = {}
        self._inside: dict[GetElementPtr, bool] = {}  # arrays in structs, and whether their addresses go nowhere
        self._copied: dict[Value, tuple[list[Told], list[Told]]] = {}
        self._buffers: dict[Value, int] = {}
        self._has_short_texts = _has_short_texts(module)
        self._cut: dict[Value, None] = {}  # integers of unions in registers of numbers
        self._members_alone: dict[Instruction, None] = {}  # accesses of shorter members of unions in memory
        self._counts: dict[Instruction, int] = {}  # atomic accesses of integers, and the bytes of these
        # Words that are added to where they are: the addresses, how much, and what they are. An address there moves on;
        # callers are told so, and not that one is read.
        self.counted: dict[tuple[int, int | None, Sort], None] = {}
        self._counted: dict[Value, int | None] = {}
        self._compared: dict[Instruction, None] = {}  # addresses of which nothing is done but that
        self._going_on: dict[Value, None] = {}  # words that are not only looked at, where pointers may be such

    def function(self, function: Function, returns: Callable[[Block], bool]) -> None:
        result = function.function_type.result
        types = [type for _, type in parts_of(result)] or [result]
        self.results = [self.graph.node(function, is_float=carries_float(type)) for type in types]
        for argument in function.arguments:
            node = self.register(argument)
            if self.may_point(argument.type):
                made = self.parameters[argument] = self.graph.make(Object(Kind.PARAMETER, argument))
                self.graph.add(node, made, HERE)
        self._copied = self._variables(function)
        self._exact = divided_exactly(function, self.metadata)
        self._ranges, self._users = Ranges(function), uses(function)
        self._buffers = self.buffers(function)
        self._cut = ReplacedBits(function.blocks).members
        self._members_alone = self._alternatives(function)
        self._counts = self._atomic_counts(function)
        self._going_on = going_on(function) if self.words else {}
        self._counted = counted_in_place(function) if self.words else {}
        self._compared = only_compared(function)
        for block in function.blocks:
            if returns(block):
                for instruction in block.instructions:
                    self.instruction(instruction)
        if self.choices is not None:
            self.choices.write(self, function, returns)

    def may_point(self, type: ty.Type) -> bool:
        """Whether a value of this type may be, or hold, an address."""
        if carries_pointer(type):
            return True
        return self.words and self.size(type) >= POINTER and not isinstance(type, ty.FloatType)

    def _has_room_for_address(self, type: ty.Type) -> bool:
        """Whether an integer, or each of a vector, is as long as an address: a half of one is moved, not added to."""
        return self.size(type.element if isinstance(type, ty.VectorType) else type) >= POINTER

    def size(self, type: ty.Type) -> int:
        try:
            return self.layout.store_size(type)
        except ValueError:
            return 1

    def room(self, type: ty.Type) -> int | None:
        """The bytes that a variable of a type takes."""
        try:
            return self.layout.size(type)
        except ValueError:
            return None

    # What the language says of an access

    def sort(self, access: Instruction, type: ty.Type) -> Sort:
        """By its type tag, a front end's or ours; unknown where that does not agree with the register."""
        if isinstance(access, Load) and access.volatile and isinstance(type, ty.PointerType):
            return Sort.LINK
        if access in self._counts:
            return Sort.OTHER
        tag = self._metadata(access, DECLARED) or self._metadata(access, "tbaa")
        said = self._said(_ACCESS.search(tag))
        if SAID in access.metadata and access in self._members_alone and isinstance(type, ty.IntType):
            doubted = self._said(_ACCESS.search(self._metadata(access, SAID)))
            return Sort.MEMBER if doubted is Sort.OTHER else doubted
        if said is Sort.FLOAT and isinstance(type, ty.VectorType):
            return Sort.FLOATS
        return Sort.UNKNOWN if said is Sort.OTHER and carries_float(type) else said

    def _alternatives(self, function: Function) -> dict[Instruction, None]:
        """The accesses of shorter members of unions, beside which there are accesses of others."""
        narrow = [
            i
            for i in function.instructions()
            if isinstance(i, Load | Store)
            and SAID in i.metadata
            and self.size(i.type if isinstance(i, Load) else i.value.type) < POINTER
        ]
        known = uses(function) if narrow else {}
        return {i: None for i in narrow if is_alternative(self.layout, i, known.get(i.pointer, ()))}

    def _atomic_counts(self, function: Function) -> dict[Instruction, int]:
        """Atomic accesses of integers, by what the language says of the plain accesses of the same address (owners are
        counted in either way, as there are threads or not): front ends give atomic ones no type. Of a wider word that
        is loaded (two counts at once) no more may go on than these accesses are of."""
        atomic = [
            i
            for i in function.instructions()
            if isinstance(i, AtomicRMW) or (isinstance(i, Load) and i.ordering and "tbaa" not in i.metadata)
            if isinstance(i.type, ty.IntType)
        ]
        known = uses(function) if atomic else {}
        found: dict[Instruction, int] = {}
        for i in atomic:
            plain = [
                user
                for user in known.get(i.pointer, ())
                if isinstance(user, Load | Store) and user.pointer is i.pointer and not user.ordering
                if not isinstance(user, Load) or not all(map(_is_shown_to, known.get(user, ())))
            ]
            types = [moved_type(user) for user in plain]
            if {self.sort(*access) for access in zip(plain, types, strict=True)} != {Sort.OTHER}:
                continue
            told = min(map(self.size, types))
            if all(isinstance(type, ty.IntType) for type in types) and (
                self.size(i.type) <= told
                or (isinstance(i, Load) and all(self._uses_lowest(user, told) for user in known.get(i, ())))
            ):
                found[i] = told
        return found

    def _uses_lowest(self, user: Instruction, bytes: int) -> bool:
        """Whether no more than the lowest bytes of an integer go on from here."""
        return (
            isinstance(user, IntCompare)
            or _is_shown_to(user)
            or (isinstance(user, Cast) and user.op == "trunc" and self.size(user.type) <= bytes)
        )

    def copied(self, call: Call) -> Members:
        """What a copy moves; of what nothing is said itself, by the other copies into or out of a variable that nothing
        else is done with."""
        said, size = self._said_members(call), call.arguments[2]
        if said.sort is Sort.UNKNOWN and isinstance(size, ConstInt):
            for way, pointer in enumerate(call.arguments[:2]):
                told = self._copied.get(pointer, _NOTHING_TOLD)[way]
                if len(told) == 1 and told[0][0] == size.value:
                    return told[0][1]
        return said

    def _said_members(self, call: Call) -> Members:
        """By the members in the bytes that are copied. (Of a part of a struct, LLVM says what the whole has.)"""
        copied = call.arguments[2].value if isinstance(call.arguments[2], ConstInt) else None
        found: dict[Sort, None] = {}
        words: list[tuple[int, int]] = []  # integers that lie together
        for offset, size, tag in _MEMBERS.findall(self._metadata(call, "tbaa.struct")):
            begin, bytes = int(offset), int(size)
            if copied is not None and begin >= copied:
                continue
            access = _ACCESS.search(self.metadata.get(tag, ""))
            found[self._said(access)] = None
            name = _NAME.match(self.metadata.get(access[1], "")) if access is not None else None
            if name is None or not _POINTER.fullmatch(name[1]):
                if words and sum(words[-1]) == begin and begin % POINTER:
                    begin, bytes = words[-1][0], words[-1][1] + bytes
                    words.pop()
                words.append((begin, bytes))
        if Sort.FLOAT in found:
            return Members(Sort.FLOAT)
        if list(found) != [Sort.OTHER]:
            return NOTHING_SAID
        long = tuple(word for word in words if word[1] >= POINTER)
        return Members(Sort.OTHER if long else Sort.ADDRESSES, long)

    def _variables(self, function: Function) -> dict[Value, tuple[list[Told], list[Told]]]:
        """For variables that nothing is done with but to copy from them and to them: what is said of the copies from
        them, and of those to them, by which the other ones are known."""
        found: dict[Value, tuple[list[Told], list[Told]]] = {
            i: ([], []) for i in function.entry.instructions if isinstance(i, Alloca)
        }
        for i in function.instructions() if found else ():
            name = i.target.name if isinstance(i, Call) and i.target is not None else ""
            if name.startswith("llvm.lifetime."):
                continue
            if isinstance(i, Call) and is_copy(name):
                size = i.arguments[2].value if isinstance(i.arguments[2], ConstInt) else 0
                for way, pointer in enumerate(i.arguments[:2]):
                    told = (size, self._said_members(i))
                    if pointer in found and told not in found[pointer][1 - way]:
                        found[pointer][1 - way].append(told)
                continue
            for operand in operands(i):
                found.pop(operand, None)
        return found

    def _metadata(self, instruction: Instruction, kind: str) -> str:
        return self.metadata.get(instruction.metadata.get(kind, ""), "")

    def _said(self, tag: re.Match[str] | None) -> Sort:
        name = _NAME.match(self.metadata.get(tag[1], "")) if tag is not None else None
        if name is None:
            return Sort.UNKNOWN
        if name[1] in ("double", "float", "long double"):
            return Sort.FLOAT
        return Sort.OTHER if _OTHER.fullmatch(name[1]) else Sort.UNKNOWN

    # Operands

    def register(self, value: Value) -> int:
        """The node of a register or of a constant."""
        known = self.graph.values.get(value)
        if known is None:
            known = self.graph.node(is_float=carries_float(value.type))
            self.graph.values[value] = known
            if isinstance(value, Constant):
                self._constant(known, value)
            elif not isinstance(value, Argument) and parts_of(value.type):
                for part in self.parts(value):
                    self.graph.edge(part, known)
        return known

    def parts(self, value: Value) -> list[int]:
        """The nodes of the members of a register that is a struct; of another, its own. A number and the tag that says
        what it is, which a function returns in one struct, are not mixed up."""
        if isinstance(value, Argument | Constant) or not (types := parts_of(value.type)):
            return [self.register(value)]
        known = self._parts.get(value)
        if known is None:
            known = self._parts[value] = [self.graph.node(value, is_float=carries_float(type)) for _, type in types]
        return known

    def known_parts(self, value: Value) -> list[int]:
        """The same, of those that have nodes."""
        whole = self.graph.values.get(value)
        return [*self._parts.get(value, ()), *(() if whole is None else (whole,))]

    def made(self, call: Value) -> int:
        """The node of what becomes all parts of a call's result."""
        parts = self.parts(call)
        if len(parts) == 1:
            return parts[0]
        node = self.graph.node(call)
        for part in parts:
            self.graph.edge(node, part)
        return node

    def _constant(self, node: int, value: Constant) -> None:
        match resolve_alias(value):
            case GlobalVariable() as variable:
                # What the user says is inactive leads nowhere.
                if "enzyme_inactive" not in attachments(variable.trailer):
                    self.graph.add(node, self.variable(variable), HERE)
            case ConstExpr(op="getelementptr", operands=(base, *indices), source_type=ty.Type() as pointee):
                self.graph.shift(self.register(base), node, *self.offset(pointee, indices))
            case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                if len(parts) <= MOST_ELEMENTS:
                    for part in parts:
                        if not isinstance(part, ConstInt):
                            self.graph.edge(self.register(part), node, ADDRESS)
            case _:
                pass

    def variable(self, variable: GlobalVariable) -> Object:
        """The object of a global."""
        known = self._globals.get(variable)
        if known is None:
            known = self._globals[variable] = self.graph.make(Object(Kind.GLOBAL, variable))
            if variable.module is not None:
                self._initialize(known, variable.initializer, 0)
        return known

    def _initialize(self, object: Object, value: Constant | None, offset: int) -> None:
        """Addresses that a global holds from the start."""
        match value:
            case GlobalVariable() | ConstExpr():
                if carries_pointer(value.type):
                    self.graph.edge(
                        self.register(value), self.graph.cell(object, Step(offset), POINTER).written, ADDRESS
                    )
            case ConstAggregate(elements=elements) if len(elements) <= MOST_ELEMENTS:
                fields = self.layout.offsets(value.type) if isinstance(value.type, ty.StructType) else None
                for k, element in enumerate(elements):
                    if carries_pointer(element.type):
                        at = fields[k] if fields is not None else k * self.layout.size(element.type)
                        self._initialize(object, element, offset + at)
            case _:
                pass

    def terms(self, type: ty.Type, indices: Sequence[Value]) -> list[tuple[Value, int]] | None:
        """What a `getelementptr` adds: indices, and the bytes that each of them is multiplied with."""
        found: list[tuple[Value, int]] = []
        for k, index in enumerate(indices):
            if k == 0:
                step = self.layout.size(type)
            elif isinstance(type, ty.StructType):
                if not isinstance(index, ConstInt | ConstZero):
                    return None
                step, type = self.layout.gep_stride(type, index.value if isinstance(index, ConstInt) else 0)
                found.append((_ONE, step))
                continue
            else:
                step, type = self.layout.gep_stride(type, None)
            found.append((index, step))
        return found

    def offset(self, type: ty.Type, indices: Sequence[Value]) -> Step:
        """How far that may be: bytes, and a number any multiples of which may come to it."""
        at, stride = 0, 0
        terms = self.terms(type, indices)
        for index, step in terms if terms is not None else ():
            number = _number(index)
            if number is not None:
                at += number * step
            else:
                rest, constant = (index, 0) if index in self._exact else apart(index)
                at += step * constant
                stride = gcd(stride, step * multiple(rest, self._exact))
        return Step(at, stride) if terms is not None else ANYWHERE

    def _distance(self, i: GetElementPtr, indices: Sequence[Value]) -> Step:
        """What `offset` found, no less and no more than that by what is known of the indices."""
        found = self.offset(i.source_type, indices)
        if not found.stride or found == ANYWHERE:
            return found
        least = most = 0
        for index, step in self.terms(i.source_type, indices) or ():
            number = _number(index)
            low, high = self._range(index, i) if number is None else (number, number)
            if number is None and "nuw" in i.flags.split():
                low = max(low, 0)
            ends = low * step, high * step
            least, most = least + min(ends), most + max(ends)
        if least < -FAR:
            return found
        found = from_on(found, least)
        return up_to(found, most) if most < FAR else found

    def _in_array(self, element: GetElementPtr) -> tuple[GetElementPtr, Step] | None:
        """The array in a struct that an element is of, and where it may be in there, if C or C++ says that a subscript
        leads to no other member. Of that, this is what is believed: what is loaded and stored by a subscript is in the
        array, if nothing is done with any address of it but to load and store."""
        begin, distance = element, HERE
        while (array := array_at(begin, self.metadata)) is None:
            distance = shifted(distance, *self._distance(begin, begin.indices))
            if not isinstance(begin.pointer, GetElementPtr) or isinstance(begin.type, ty.VectorType):
                return None
            begin = begin.pointer
        if not array.accessed or not distance.stride or distance.stride % array.unit:
            return None
        if any(not _is_access(user, element) for user in self._users.get(element, ())) or not self._is_kept(begin):
            return None
        inside = from_on(distance, 0)
        return begin, up_to(inside, array.extent - 1) if array.size else inside

    def _is_kept(self, array: GetElementPtr) -> bool:
        """Whether the addresses in an array are known, and what is done with them."""
        known = self._inside.get(array)
        if known is None:
            passed = reached(array, lambda v: self._users.get(v, ()), lambda user: isinstance(user, _PASSING))
            known = self._inside[array] = all(
                isinstance(user, _PASSING | IntCompare) or _is_access(user, address) for address, user in passed
            )
        return known

    def _range(self, index: Value, gep: GetElementPtr) -> Range:
        """What an index is wherever the address is used."""
        if gep.block is None or self._ranges is None:
            return every(index.type)
        found = self._ranges.of(index, gep.block)
        users = self._users.get(gep, ())
        if (found.low >= -FAR and found.high <= FAR) or not 0 < len(users) <= MOST_USERS:
            return found
        there = [self._ranges.of(index, b) for user in users for b in _blocks_of(user, gep)]
        return found.meet(Range(min(r.low for r in there), max(r.high for r in there)))

    def buffers(self, function: Function) -> dict[Value, int]:
        """Addresses of the buffers of strings, with their sizes: they lie 16 bytes behind what is accessed as a
        string's pointer, and nothing but text is accessed there; in strings of libc++, over the pointer; and of the
        buckets that hash tables have themselves, by their distance from what is accessed as a member of the table."""
        there: dict[tuple[Value, int], int] = {}
        others: dict[tuple[Value, int], None] = {}
        moved: list[GetElementPtr] = []
        for i in function.instructions():
            match i:
                case Load() | Store():
                    buffer = self._own_buffer(i)
                    if buffer is not None:
                        root, at = self._place(i.pointer)
                        there[root, at + buffer[0]] = buffer[1]
                    elif carries_float(i.type if isinstance(i, Load) else i.value.type):
                        others[self._place(i.pointer)] = None
                case GetElementPtr():
                    moved.append(i)
                case _:
                    pass
        there.update(self._short_texts(function))
        found: dict[Value, int] = {}
        for i in moved if there else ():
            place = self._place(i)
            if place in there and place not in others:
                found[i] = there[place]
        return found

    def _short_texts(self, function: Function) -> dict[tuple[Value, int], int]:
        """The places in strings of libc++ that are chosen instead of what the pointer in the string leads to, which is
        loaded or stored in the same function; so is the first byte, or word, of which one bit says which it is."""
        if not self._has_short_texts:
            return {}
        owners: dict[Value, dict[tuple[Value, int], None]] = {}
        flags: dict[tuple[Value, int], None] = {}
        loaded: dict[Value, tuple[Value, int]] = {}
        choices: list[list[Value]] = []
        for i in function.instructions():
            match i:
                case Load(type=ty.PointerType()) | Store(value=Value(type=ty.PointerType())):
                    root, at = self._place(i.pointer)
                    text = i if isinstance(i, Load) else i.value
                    owners.setdefault(text, {})[root, at - _TEXT + 1] = None
                case Load(type=ty.IntType(bits=8 | 64)):
                    loaded[i] = self._place(i.pointer)
                case Store(value=Value(type=ty.IntType(bits=8 | 64))):
                    flags[self._place(i.pointer)] = None
                case IntBinary(op="and", rhs=ConstInt(value=1)) if i.lhs in loaded:
                    flags[loaded[i.lhs]] = None
                case Cast(op="trunc", type=ty.IntType(bits=1)) if i.operand in loaded:
                    flags[loaded[i.operand]] = None
                case Select(type=ty.PointerType()):
                    choices.append([i, i.on_true, i.on_false])
                case Phi(type=ty.PointerType()):
                    choices.append([i, *i.values])
                case _:
                    pass
        found: dict[tuple[Value, int], int] = {}
        for chosen in choices:
            known = {(r, at) for value in chosen for r, at in owners.get(value, ()) if (r, at - 1) in flags}
            found.update((place, _SHORT) for place in map(self._place, chosen) if place in known)
        return found

    def _own_buffer(self, access: Instruction) -> tuple[int, int] | None:
        """Of an access to a string's pointer, or to a member of a hash table: how far behind it a buffer lies, and the
        size of that."""
        said = self._metadata(access, "tbaa")
        tag = _FIRST.match(said)
        if tag is not None and _STRING.match(self.metadata.get(tag[1], "")) is not None:
            return BUFFER, BUFFER
        member = _TABLE.match(said)
        table = _HASH_TABLE.match(self.metadata.get(member[1], "")) if member is not None else None
        if member is None or table is None:
            return None
        links = [int(at) for node, at in _MEMBER.findall(table[1]) if _LINK.match(self.metadata.get(node, ""))]
        return (links[0] + _BUCKET - int(member[2]), POINTER) if len(links) == 1 else None

    def _place(self, pointer: Value) -> tuple[Value, int]:
        """An address as a constant number of bytes behind another."""
        root, distance = self._behind(pointer)
        if isinstance(root, Phi):
            root, by = first_of(root, self._behind)
            distance += by
        return root, distance

    def _behind(self, pointer: Value) -> tuple[Value, int]:
        distance = 0
        while isinstance(pointer, GetElementPtr) and isinstance(pointer.pointer.type, ty.PointerType):
            at = self.offset(pointer.source_type, pointer.indices)
            if at.stride:
                break
            distance += at.offset
            pointer = pointer.pointer
        return pointer, distance

    def flow(self, source: Value, target: Value, kind: int = MOVE) -> None:
        if not is_number(source):
            self._join(self.parts(source), self.parts(target), kind)

    def _join(self, sources: list[int], targets: list[int], kind: int = MOVE) -> None:
        """Each part comes to its like; what is not in parts, from and to all."""
        if len(sources) == len(targets):
            pairs = list(zip(sources, targets, strict=True))
        else:
            pairs = [(s, t) for s in sources for t in targets]
        for source, target in pairs:
            self.graph.edge(source, target, kind)

    def _members(self, aggregate: Value, path: tuple[int, ...]) -> list[int]:
        """The nodes of those parts of a register that are at a path, or in it."""
        parts, types = self.parts(aggregate), parts_of(aggregate.type)
        if len(parts) == 1:
            return parts
        return [n for n, (at, _) in zip(parts, types, strict=True) if at[: len(path)] == path]

    # Instructions

    def instruction(self, instruction: Instruction) -> None:
        graph = self.graph
        match i := closed(instruction):
            case FloatBinary() if rounds(i):
                pass
            case FloatBinary():
                self.flow(i.lhs, i, DERIVE)
                self.flow(i.rhs, i, DERIVE)
            case FloatUnary():
                self.flow(i.operand, i, DERIVE)
            case IntBinary():
                self._integer(i)
            case Cast():
                if i.op in _MOVING:
                    self.flow(i.operand, i, DOUBTFUL if i in self._cut else MOVE)
                elif i.op in _SMOOTH:
                    self.flow(i.operand, i, DERIVE)
            case Alloca():
                size = self.size(i.allocated) if i.count is None else None
                room = self.room(i.allocated) if i.count is None else None
                graph.add(self.register(i), graph.make(Object(Kind.OWN, i, size=size, room=room)), HERE)
            case Load() if parts_of(i.type):
                for place, node, type in self._places(i, i.pointer):
                    graph.load(place, node, self.size(type), self.may_point(type), self.sort(i, i.type))
            case Store() if parts_of(i.value.type) and not isinstance(i.value, Argument | Constant):
                for place, node, type in self._places(i.value, i.pointer):
                    graph.store(node, place, self.size(type), self.sort(i, i.value.type))
            case Load():
                size = self.size(i.type)
                pointers = self.may_point(i.type) and (carries_pointer(i.type) or i in self._going_on)
                if i in self._compared or self._counts.get(i, POINTER) < POINTER:
                    pointers = False  # functions in tables; two counts at once
                if i in self._counted:
                    pointers = False
                    self.counted[self.register(i.pointer), self._counted[i], self.sort(i, i.type)] = None
                graph.load(self.register(i.pointer), self.register(i), size, pointers, self.sort(i, i.type))
            case Store():
                if not is_number(i.value):
                    sort = self.sort(i, i.value.type)
                    stored = self.register(i.value)
                    if i in self.ends:
                        stored = self.stops[i] = graph.node(i)
                        graph.edge(self.register(i.value), stored)
                    graph.store(stored, self.register(i.pointer), self.size(i.value.type), sort)
            case GetElementPtr():
                if i in self._buffers:
                    root, by = self._place(i)
                    graph.buffer(self.register(root), self.register(i), Step(by), self._buffers[i])
                elif isinstance(i.type, ty.PointerType) and isinstance(i.pointer.type, ty.PointerType):
                    array = self._in_array(i)
                    if array is not None:
                        graph.shift(self.register(array[0]), self.register(i), *array[1])
                    for indices in chosen(i.indices):
                        base = self.register(i.pointer)
                        if array is None:
                            graph.shift(base, self.register(i), *self._distance(i, indices))
                        at = self.offset(i.source_type, indices)
                        if at != ANYWHERE:
                            graph.walks.setdefault(self.register(i), []).append((base, at.offset))
                else:
                    graph.shift(self.register(i.pointer), self.register(i), None, 1)
            case Phi():
                for value in i.values:
                    self.flow(value, i)
                    if isinstance(i.type, ty.PointerType):
                        graph.walks.setdefault(self.register(i), []).append((self.register(value), 0))
            case Select():
                self.flow(i.on_true, i)
                self.flow(i.on_false, i)
            case Freeze():
                self.flow(i.operand, i)
            case ExtractValue() if not isinstance(i.aggregate, Constant):
                self._join(self._members(i.aggregate, i.path), self.parts(i))
            case InsertValue() if parts_of(i.type):
                inserted = self._members(i, i.path)
                if not isinstance(i.aggregate, Constant) or carries_pointer(i.aggregate.type):
                    sources = self.parts(i.aggregate)
                    sources = sources if len(sources) > 1 else sources * len(self.parts(i))
                    for source, target in zip(sources, self.parts(i), strict=True):
                        if target not in inserted:
                            graph.edge(source, target)
                if not is_number(i.value):
                    self._join(self.parts(i.value), inserted)
            case InsertValue():
                self.flow(i.aggregate, i)
                self.flow(i.value, i)
            case ExtractElement():
                self.flow(i.vector, i)
            case InsertElement():
                self.flow(i.vector, i)
                self.flow(i.value, i)
            case ShuffleVector():
                self.flow(i.first, i)
                if not isinstance(i.second, ConstUndef):
                    self.flow(i.second, i)
            case AtomicRMW():
                self._atomic(i)
            case CompareExchange():
                graph.load(
                    self.register(i.pointer),
                    self.parts(i)[0],
                    self.size(i.desired.type),
                    self.may_point(i.desired.type),
                )
                graph.store(self.register(i.desired), self.register(i.pointer), self.size(i.desired.type))
            case Return():
                if i.value is not None:
                    self._join(self.parts(i.value), self.results)
            case Call():
                self._call(self, i)
            case Invoke():
                raise AssertionError("an invoke in normalized code")
            case (
                FloatCompare() | IntCompare() | ExtractValue() | Fence() | Opaque() | Branch() | CondBranch()
                | Switch() | Resume() | Unreachable()
            ):  # fmt: skip
                pass  # nothing flows: truths, members of constants, ways (and what is opaque is refused)
            case _:
                assert_never(i)

    def _places(self, value: Value, pointer: Value) -> list[tuple[int, int, ty.Type]]:
        """Where the parts of a register lie in memory: the place, the part's node, its type."""
        found: list[tuple[int, int, ty.Type]] = []
        for node, (path, type) in zip(self.parts(value), parts_of(value.type), strict=True):
            place = self.graph.node(pointer)
            self.graph.shift(self.register(pointer), place, member_offset(self.layout, value.type, path), 0)
            found.append((place, node, type))
        return found

    def _atomic(self, i: AtomicRMW) -> None:
        graph, size = self.graph, self.size(i.type)
        pointer, cell = self.register(i.pointer), graph.node(i)
        sort = Sort.OTHER if i in self._counts else Sort.UNKNOWN
        graph.load(pointer, self.register(i), size, self.may_point(i.type), sort)
        kind = (
            MOVE
            if i.op in ("xchg", "and", "or", "min", "max", "umin", "umax")
            else DERIVE
            if i.op[0] == "f"
            else ARITHMETIC
        )
        graph.edge(self.register(i.value), cell, kind)
        graph.store(cell, pointer, size, sort)

    def _integer(self, i: IntBinary) -> None:
        """Shifts and masks by constants move bits, as does putting parts together; the rest is arithmetic. An address
        that is added to stays in its object."""
        if only_sign(i):
            return
        graph = self.graph
        here = self.register(i)
        constant = i.rhs.value if isinstance(i.rhs, ConstInt) else None
        parts = i.op in ("or", "and") or (i.op == "add" and "disjoint" in i.flags)
        moves = parts or (i.op in _BITWISE and isinstance(i.rhs, Constant))
        kind = MOVE if moves else ARITHMETIC
        for operand in (i.lhs, i.rhs):
            if (
                isinstance(operand, Constant)
                and not carries_pointer(operand.type)
                and not isinstance(operand, ConstExpr)
            ):
                continue
            node = self.register(operand)
            graph.edge(node, here, kind)
            if self.words and i.op in ("add", "sub", "xor") and self._has_room_for_address(i.type):
                by = constant if i.op == "add" else -constant if i.op == "sub" and constant is not None else None
                graph.shift(node, here, by, 0 if by is not None else 1)


def _is_shown_to(user: Instruction) -> bool:
    """Whether nothing comes of what an instruction is given: a function that the table calls inactive looks at it."""
    if not isinstance(user, Call) or user.type is not ty.VOID or user.target is None:
        return False
    known = library.find(user.target.name)
    return known is not None and known.inactive


def is_number(value: Value) -> bool:
    """Whether a value is a constant that no address is in; one may be in an integer: ptrtoint (ptr @x to i64)."""
    return isinstance(value, Constant) and not carries_pointer(value.type) and not isinstance(value, ConstExpr)


MOST_PARTS: Final = 8  # of a register


@cache
def parts_of(type: ty.Type) -> tuple[tuple[tuple[int, ...], ty.Type], ...]:
    """The members of a struct in a register, at their paths; none of anything else, and of large ones."""
    found = tuple(members(type)) if isinstance(type, ty.StructType) else ()
    return found if 1 < len(found) <= MOST_PARTS else ()


def chosen(indices: list[Value]) -> list[list[Value]]:
    """The indices; twice, if the last is one of two numbers: `left ? 16 : 24`, as trees are walked."""
    while indices and isinstance(last := indices[-1], Phi) and len(last.values) == 1:  # known after the walk, too
        indices = [*indices[:-1], last.values[0]]
    match indices:
        case [*before, Select(on_true=ConstInt() as first, on_false=ConstInt() as second)]:
            return [[*before, first], [*before, second]]
        case _:
            return [indices]


def only_sign(i: IntBinary) -> bool:
    """Whether nothing but the sign of a float comes through: `b & 0x8000000000000000`, `b >> 63`."""
    elements = i.rhs.elements if isinstance(i.rhs, ConstAggregate) else (i.rhs,)
    for element in elements:
        if not isinstance(element, ConstInt) or not isinstance(element.type, ty.IntType):
            return False
        bits = element.type.bits
        number = element.value & ((1 << bits) - 1)
        if not (
            (i.op == "and" and number in (0, 1 << bits - 1)) or (i.op in ("lshr", "ashr") and number == bits - 1 > 7)
        ):
            return False
    return True


def rounds(i: FloatBinary) -> bool:
    """A sum with a constant so large that nothing is left behind the point, 2^52 or one and a half of it, which
    rounds."""
    if i.op not in ("fadd", "fsub"):
        return False
    for operand in (i.lhs, i.rhs):
        first = operand.elements[0] if isinstance(operand, ConstAggregate) else operand
        if isinstance(first, ConstFloat) and first.text.lower() in _ROUNDING.get(first.type, ()):
            return True
    return False


_ROUNDING: Final[dict[ty.Type, tuple[str, ...]]] = {
    ty.DOUBLE: ("0x4330000000000000", "0xc330000000000000", "0x4338000000000000", "0xc338000000000000"),
    ty.FLOAT: ("0x4160000000000000", "0xc160000000000000", "0x4168000000000000", "0xc168000000000000"),
}


def is_copy(name: str) -> bool:
    """Whether a function of the library copies memory, and does nothing else."""
    return name in _COPIES or name.startswith(("llvm.memcpy.", "llvm.memmove."))


def going_on(function: Function) -> dict[Value, None]:
    """What is stored, passed, returned or made an address, and what that was made of. A word that is only compared, or
    is an index, leads nowhere: keys of a map, say; nor does one that is passed for a number of bytes."""
    found: dict[Value, None] = {}
    for i in function.instructions():
        if isinstance(i, GetElementPtr) and not isinstance(i.pointer, Constant):
            found[i.pointer] = None
        elif isinstance(i, Call) and _keeps_no_word(i):
            found.update((a, None) for a in i.arguments if not isinstance(a.type, ty.IntType))
        elif not _is_looked_at(i) and _made_of(i) is None:
            found.update(dict.fromkeys(operands(i)))
    pending = list(found)
    while pending:
        new = [v for v in _made_of(pending.pop()) or () if v not in found]
        found.update(dict.fromkeys(new))
        pending += new
    return found


def only_compared(function: Function) -> dict[Instruction, None]:
    """Addresses that are loaded and compared, and nothing else is done with: functions in tables of virtual ones."""
    loaded: dict[Value, Instruction] = {
        i: i for i in function.instructions() if isinstance(i, Load) and isinstance(i.type, ty.PointerType)
    }
    for i in function.instructions() if loaded else ():
        if not isinstance(i, IntCompare):
            for operand in operands(i):
                loaded.pop(operand, None)
    return dict.fromkeys(loaded.values())


def _is_looked_at(i: Instruction) -> bool:
    """Whether nothing goes on of an instruction's operands but what they were found to be."""
    return isinstance(i, IntCompare | Switch | CondBranch) or (isinstance(i, Cast) and i.op in ("sitofp", "uitofp"))


def counted_in_place(function: Function) -> dict[Value, int | None]:
    """Words that are only looked at, and added to where they are: how many owners an object has. With what is added, if
    that is a constant, and nothing else is done with the sum."""
    found: dict[Value, int | None] = {}
    sums = [
        (i, i.lhs, i.rhs)
        for i in function.instructions()
        if isinstance(i, IntBinary) and i.op in ("add", "sub") and isinstance(i.lhs, Load) and i.type is ty.I64
    ]
    known = uses(function) if sums else {}
    for sum, load, by in sums:
        assert isinstance(load, Load)
        back = [u for u in known.get(sum, ()) if not _is_only_looked_at(u)]
        alone = all(u is sum or _is_only_looked_at(u) for u in known.get(load, ()))
        if alone and all(isinstance(u, Store) and u.value is sum and u.pointer is load.pointer for u in back):
            step = by.value if isinstance(by, ConstInt) else None
            found[load] = -step if step is not None and sum.op == "sub" else step
    return found


def _is_only_looked_at(user: Instruction) -> bool:
    return isinstance(user, IntCompare | Switch) or _is_shown_to(user)


def _keeps_no_word(call: Call) -> bool:
    """Whether integers that a function of the library is passed come to nothing that it leaves or returns: numbers of
    bytes, as of a copy or an allocation, and what an inactive function looks at (`Calls` has no edges of these)."""
    callee = resolve_alias(call.callee)
    if not isinstance(callee, Function) or callee.defined:
        return False
    known = library.find(callee.name)
    if is_copy(callee.name):
        return True
    if known is None or isinstance(call.type, ty.IntType):
        return False
    if known.allocates is not None or known.frees is not None:
        return True
    return known.inactive and known.returns_argument is None


def _made_of(value: Value) -> list[Value] | None:
    """What a word is one of, or is computed of; None of what is no such word."""
    match value:
        case Phi() | Select() | Freeze():
            return alternatives(value)
        case IntBinary() | Cast(op="trunc" | "zext" | "sext"):
            return operands(value)
        case Call(callee=Function(name=name)) if name.startswith(CHOICES):
            return list(value.arguments)
        case _:
            return None


def divided_exactly(function: Function, metadata: Mapping[str, str]) -> dict[Value, int]:
    """What is divided somewhere by a number, or was, and the front end promises that nothing is left over."""
    found: dict[Value, int] = {}
    for i in function.instructions():
        if MULTIPLE in i.metadata:
            found[i] = lcm(found.get(i, 1), multiple_of(i, metadata))
        if isinstance(i, IntBinary) and "exact" in i.flags and isinstance(i.rhs, ConstInt) and i.rhs.value:
            by = 1 << i.rhs.value if i.op in ("lshr", "ashr") else abs(i.rhs.value)
            found[i.lhs] = lcm(found.get(i.lhs, 1), by)
    return found


def _number(index: Value) -> int | None:
    return index.value if isinstance(index, ConstInt) else 0 if isinstance(index, ConstZero) else None


def _is_access(user: Instruction, address: Value) -> bool:
    """Whether nothing comes of an address but what is loaded, stored or copied there."""
    match user:
        case Load():
            return True
        case Store():
            return user.value is not address
        case Call(callee=Function(name=name)):
            return name.startswith(("llvm.memset.", "llvm.memcpy.", "llvm.memmove."))
        case _:
            return False


def _blocks_of(user: Instruction, value: Value) -> list[Block]:
    """Where a value is used: of a phi, where it comes from."""
    if isinstance(user, Phi):
        return [b for v, b in zip(user.values, user.blocks, strict=True) if v is value]
    return [user.block] if user.block is not None else []


def apart(index: Value) -> tuple[Value, int]:
    """An index without the constant that is added to it: 16 in `40 * i + 16`, where a tape's records begin behind a
    link."""
    constant = 0
    for _ in range(8):
        match index:
            case IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=value)):
                index, constant = lhs, constant + value
            case IntBinary(op="or", lhs=lhs, rhs=ConstInt(value=value)) if "disjoint" in index.flags:
                index, constant = lhs, constant + value
            case Phi(values=[value]):
                index = value
            case _:
                break
    return index, constant


def multiple(index: Value, exact: dict[Value, int], depth: int = 4) -> int:
    """A number that divides an index: 4 for `i << 2`, `4 * i`, and `8 * i + 4`; `exact`: what is divided without a
    rest somewhere, by which number. So the difference of two addresses in an array of structs is known."""
    return lcm(exact.get(index, 1), _multiple(index, exact, depth))


def _counted(phi: Phi, exact: dict[Value, int], depth: int) -> int:
    """Of an index that goes on from where it is by constants, in one loop or several: what divides these, and where it
    begins. In steps of a word it may go over any member of a struct, and stays in doubt."""
    found = 0
    pending: list[Value] = [phi]
    seen: dict[Value, None] = {phi: None}
    while pending:
        after: Sequence[Value] = ()
        match pending.pop():
            case ConstInt(value=start):
                found = gcd(found, start)
            case IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=step)) as sum if sum.flags:
                found = gcd(found, step)
                after = (lhs,)
            case Phi(values=values) if len(seen) < MOST_IN_CIRCLE:
                after = values
            case value:
                found = gcd(found, multiple(value, exact, min(depth - 1, 1)))
        pending += [v for v in after if v not in seen]
        seen.update(dict.fromkeys(after))
    return found if found > POINTER else 1


def _multiple(index: Value, exact: dict[Value, int], depth: int) -> int:
    match index:
        case IntBinary(op="mul", lhs=lhs, rhs=ConstInt(value=value)) if value:
            return abs(value) * (multiple(lhs, exact, depth - 1) if depth else 1)
        case IntBinary(op="shl", lhs=lhs, rhs=ConstInt(value=value)) if value < 32:
            return (1 << value) * (multiple(lhs, exact, depth - 1) if depth else 1)
        case IntBinary(op="ashr" | "lshr", lhs=IntBinary(op="shl", rhs=ConstInt(value=up)), rhs=ConstInt(value=by)) if (
            0 <= by <= up < by + 32
        ):  # 32 bits of `i`, times a power of two
            return 1 << up - by
        case IntBinary(op="add" | "sub", lhs=lhs, rhs=rhs) if depth:
            return gcd(multiple(lhs, exact, depth - 1), multiple(rhs, exact, depth - 1))
        case IntBinary(op="and", rhs=ConstInt(value=value)) if value:
            return value & -value
        case Cast(op="zext" | "sext", operand=operand) if depth:
            return multiple(operand, exact, depth - 1)
        case Phi() if depth:
            return _counted(index, exact, depth)
        case ConstInt(value=value) if value:
            return abs(value)
        case _:
            return 1
