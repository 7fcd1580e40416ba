# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies into variables move what is read there, and nothing else.

    R got;  memcpy(&got, buffer + at, 40);  visit(&got);          and `visit` reads a double, 32 bytes on

becomes a copy of the eight bytes that are read. The others would be moved as whatever the rest of the program has
where they come from: in a buffer of bytes that a program cuts by itself a number or an address may begin at any of
them, and the derivative would have to find out, as the program runs, which of them are one (shadow/runtime_offsets.py).
Of bytes that nobody reads there is no adjoint, and no tangent is asked for; so they need not be moved.

All that reads a variable is seen if its address is only loaded from, stored to, copied from and to by a constant number
of bytes, and passed to functions that do the same. What the compiler says the members of a copy are (`tbaa.struct`) is
known already, and stays.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, final

from enzyme_passes.analysis.activity.calls import CUSTOM
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int
from enzyme_passes.ir.instructions import Alloca, Call, GetElementPtr, Instruction, IntCompare, Load, Store
from enzyme_passes.ir.members import constant_step
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Block, ConstInt, Function, Module, Value

Bytes = tuple[int, int]
_MOST_PIECES: Final = 8
_MOST_USES: Final = 200  # of one variable
_LEAST_GAP: Final = 4
_WITHOUT_READS: Final = ("llvm.lifetime.", "llvm.memset.", "llvm.dbg.", "llvm.invariant.")
_COPIES: Final = ("llvm.memcpy.p0.p0.", "llvm.memmove.p0.p0.")


@final
class ReadParts:
    """What functions of one module read behind their parameters and in their variables."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._behind: dict[Argument, tuple[Bytes, ...] | None] = {}
        self._uses: dict[Function, dict[Value, list[Instruction]]] = {}

    def narrow(self, functions: Collection[Function]) -> None:
        """Make copies into variables those of the parts that are read."""
        for function in functions:
            for block in function.blocks:
                for call in [i for i in block.instructions if isinstance(i, Call) and _is_whole_copy(i)]:
                    self._narrow(block, call)

    def _narrow(self, block: Block, call: Call) -> None:
        variable, size = call.arguments[0], _length(call)
        assert isinstance(variable, Alloca) and isinstance(call.callee, Function)
        assert block.function is not None and size is not None
        read = self._read(variable, self._uses_in(block.function))
        parts = _pieces(read, size) if read is not None else []
        if not parts or parts == [(0, size)] or len(parts) > _MOST_PIECES:
            return
        scratch = Block("parts")
        b = Builder(self.module, scratch)
        for begin, end in parts:
            target, source = (b.offset(pointer, begin) for pointer in call.arguments[:2])
            length = const_int(call.arguments[2].type, end - begin)
            b.call(call.callee, [target, source, length, call.arguments[3]])
        for instruction in scratch.instructions:
            instruction.block = block
            if "dbg" in call.metadata:
                instruction.metadata["dbg"] = call.metadata["dbg"]
        at = block.instructions.index(call)
        block.instructions[at : at + 1] = scratch.instructions
        self._uses.pop(block.function, None)

    def _uses_in(self, function: Function) -> dict[Value, list[Instruction]]:
        known = self._uses.get(function)
        if known is None:
            known = self._uses[function] = uses(function)
        return known

    def _read(self, pointer: Value, users: dict[Value, list[Instruction]]) -> tuple[Bytes, ...] | None:
        """The bytes behind an address that are read, from and to; None if others may be."""
        found: dict[Bytes, None] = {}
        pending: list[tuple[Value, int]] = [(pointer, 0)]
        count = 0
        while pending:
            address, at = pending.pop()
            for user in users.get(address, ()):
                count += 1
                if count > _MOST_USES:
                    return None
                match user:
                    case Load():
                        found[at, at + self.module.layout.store_size(user.type)] = None
                    case Store() if user.value is not address:
                        pass
                    case IntCompare():
                        pass
                    case GetElementPtr() if user.pointer is address:
                        by = constant_step(self.module.layout, user.source_type, user.indices)
                        if by is None or not isinstance(user.type, ty.PointerType):
                            return None
                        pending.append((user, at + by))
                    case Call():
                        read = self._read_by(user, address)
                        if read is None:
                            return None
                        found.update(((at + begin, at + end), None) for begin, end in read)
                    case _:
                        return None
        return tuple(found)

    def _read_by(self, call: Call, address: Value) -> tuple[Bytes, ...] | None:
        """What a call reads behind an address that it is given."""
        callee = call.target
        if callee is None or call.bundles:
            return None
        if callee.name.startswith(_WITHOUT_READS):
            return ()
        if callee.name.startswith(_COPIES):
            size = _length(call)
            return None if size is None else ((0, size),) if call.arguments[1] is address else ()
        if not callee.defined or not callee.is_read or any(rule in callee.attributes for rule in CUSTOM):
            return None
        found: tuple[Bytes, ...] = ()
        for index, argument in enumerate(call.arguments):
            if argument is not address:
                continue
            read = self._behind_parameter(callee, index)
            if read is None:
                return None
            found += read
        return found

    def _behind_parameter(self, function: Function, index: int) -> tuple[Bytes, ...] | None:
        if index >= len(function.arguments):
            return None
        parameter = function.arguments[index]
        if parameter not in self._behind:
            self._behind[parameter] = None  # of a function that calls itself nothing is said
            self._behind[parameter] = self._read(parameter, self._uses_in(function))
        return self._behind[parameter]


def _length(call: Call) -> int | None:
    size = call.arguments[2]
    return size.value if isinstance(size, ConstInt) else None


def _is_whole_copy(call: Call) -> bool:
    """Whether a call copies a constant number of bytes to where a variable begins, and nothing is said of these."""
    if call.target is None or not call.target.name.startswith(_COPIES) or "tbaa.struct" in call.metadata:
        return False
    volatile = call.arguments[3]
    is_plain = isinstance(volatile, ConstInt) and not volatile.value
    return is_plain and isinstance(call.arguments[0], Alloca) and _length(call) is not None


def _pieces(read: Sequence[Bytes], size: int) -> list[Bytes]:
    """The parts of `size` bytes that are read, where more than a few bytes lie between them."""
    found: list[Bytes] = []
    for begin, end in sorted(read):
        begin, end = max(begin, 0), min(end, size)
        if begin >= end:
            continue
        if found and begin < found[-1][1] + _LEAST_GAP:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found
