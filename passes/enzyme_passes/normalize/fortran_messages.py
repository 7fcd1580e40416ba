# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments of MPI in Fortran, as C has them (normalize/messages.py).

    call void @mpi_send_(ptr %x, ptr %n, ptr %type, ptr %dest, ptr %tag, ptr %comm, ptr %ierr)
      has the arguments
    %x, (load i32 %n), @ompi_mpi_dblprec, (load i32 %dest), (load i32 %tag), call ptr @MPI_Comm_f2c(load i32 %comm)

Handles are integers in Fortran, and those of datatypes are mostly constants, by mpif.h of Open MPI. Requests, and what
is freed, are arrays of such handles: they are converted before the call, and back after it.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int, zero
from enzyme_passes.ir.call_targets import base_of
from enzyme_passes.ir.instructions import Alloca, Call, Load, Store
from enzyme_passes.ir.values import ConstExpr, ConstInt, GlobalVariable, Module, Value
from enzyme_passes.rules.mpi.names import BACK, BESIDE, CONVERTED, FROM_FORTRAN, FROM_ONE, PLACE
from enzyme_passes.rules.mpi.table import MpiFunction
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.patterns import pattern

_TYPES: Final = {
    5: "character", 6: "logical", 7: "integer", 8: "integer1", 9: "integer2", 10: "integer4", 11: "integer8",
    13: "real", 14: "real4", 15: "real8", 17: "dblprec", 18: "cplex", 19: "complex8", 20: "complex16", 22: "dblcplex",
    29: "logical1", 30: "logical2", 31: "logical4", 32: "logical8", 39: "int", 45: "float", 46: "double",
    1: "byte", 2: "packed",
}  # fmt: skip
_OPERATIONS: Final = {1: "max", 2: "min", 3: "sum", 4: "prod"}
_KINDS: Final = {"type": "Type", "op": "Op", "comm": "Comm"}
_IN_PLACE: Final = "mpi_fortran_in_place_"
_IGNORED: Final = ("mpi_fortran_status_ignore_", "mpi_fortran_statuses_ignore_")
_OTHERS: Final = pattern(r"mpi_fortran_(bottom|unweighted|weights_empty)_$")
_OUTPUTS: Final = ("flag", "index", "indices", "done")


@dataclass
class Converted:
    """The arguments by the names of the table; arrays of handles, by what they are of, how many, and as C has them."""

    given: dict[str, Value] = field(default_factory=dict)
    handles: list[tuple[str, Value, Value, Value]] = field(default_factory=list)


class Converter:
    """Of one call; `put` writes a call before it, `insert` any instruction."""

    def __init__(self, module: Module, call: Call, known: MpiFunction) -> None:
        self.module = module
        self.call = call
        self.known = known

    def convert(self, names: tuple[str, ...]) -> Converted:
        made = Converted()
        known = self.known
        for name, pointer in zip(names, self.call.arguments, strict=False):
            if name in known.arrays:
                made.given[name] = self._array(pointer)
            elif name in known.lists or name in _OUTPUTS:
                made.given[name] = pointer
            elif name in ("status", "statuses"):
                base = base_of(pointer)
                ignored = isinstance(base, GlobalVariable) and base.name in _IGNORED
                made.given[name] = zero(ty.PTR) if ignored else self._put(PLACE, [pointer], ty.PTR)
            elif name == "later":
                made.given[name] = pointer
            elif name in ("request", "requests", "made"):
                kind = "Request" if name != "made" else known.name.removeprefix("MPI_").removesuffix("_free")
                count = made.given.get("count", const_int(ty.I32, 1))
                array = self._put(f"{CONVERTED}{kind.lower()}", [pointer, count], ty.PTR)
                made.handles.append((kind.lower(), pointer, count, array))
                made.given[name] = array
            else:
                made.given[name] = self._scalar(name, pointer)
        return made

    def back(self, made: Converted) -> None:
        """After the call: its handles, and that all went well."""
        for kind, pointer, count, array in made.handles:
            self._put(f"{BACK}{kind}", [array, pointer, count], ty.VOID)
        given = made.given
        if "index" in given:
            self._put(FROM_ONE, [given["index"], const_int(ty.I32, 1)], ty.VOID)
        if "indices" in given:
            self._put(FROM_ONE, [given["indices"], self._insert(Load(ty.I32, given["done"], 4))], ty.VOID)
        self._insert(Store(const_int(ty.I32, 0), self.call.arguments[-1], 4))

    def _scalar(self, name: str, pointer: Value) -> Value:
        kind = next((k for word, k in _KINDS.items() if name.endswith(word)), None)
        known = self._constant(pointer)
        if kind is not None and known is not None:
            table = {"Type": _TYPES, "Op": {k: f"op_{v}" for k, v in _OPERATIONS.items()}, "Comm": {0: "comm_world"}}
            found = table[kind].get(known)
            if found is not None:
                return self._variable(f"ompi_mpi_{found}")
        value: Value = const_int(ty.I32, known) if known is not None else self._insert(Load(ty.I32, pointer, 4))
        return value if kind is None else self._put(f"MPI_{kind}_f2c", [value], ty.PTR)

    def _array(self, pointer: Value) -> Value:
        base = base_of(pointer)
        if isinstance(base, GlobalVariable) and base.name == _IN_PLACE:
            return ConstExpr(ty.PTR, "inttoptr", "", None, (const_int(ty.I64, 1),))
        if isinstance(base, Alloca) or (isinstance(base, GlobalVariable) and not _OTHERS.match(base.name)):
            return pointer
        return self._put(PLACE, [pointer], ty.PTR)

    def _constant(self, pointer: Value) -> int | None:
        """The integer that lies there, if it is a constant, or one that was just put there."""
        if isinstance(pointer, GlobalVariable):
            value = None if pointer.may_change_or_is_elsewhere else pointer.initializer
            return value.value if isinstance(value, ConstInt) else None
        if not isinstance(pointer, Alloca):
            return None
        assert self.call.block is not None
        before = self.call.block.instructions
        for i in reversed(before[: before.index(self.call)]):
            if isinstance(i, Store) and i.pointer is pointer:
                return i.value.value if isinstance(i.value, ConstInt) else None
            ours = isinstance(i, Call) and i.target is not None and i.target.name in (*FROM_FORTRAN, *BESIDE)
            if not (isinstance(i, Load) or ours or (isinstance(i, Store) and isinstance(i.pointer, Alloca))):
                return None
        return None

    def _variable(self, name: str) -> GlobalVariable:
        known = self.module.globals.get(name)
        if known is None:
            known = GlobalVariable(name, ty.I8, constant=False)
            known.linkage = known.header = "external"
            known.module = self.module
            self.module.globals[name] = known
            self.module.symbol_order.insert(0, known)
        return known

    def _put(self, name: str, arguments: list[Value], result: ty.Type) -> Call:
        from enzyme_passes.normalize.messages import put

        return put(self.call, name, arguments, result)

    def _insert(self, made: Load | Store) -> Load | Store:
        block = self.call.block
        assert block is not None
        made.block, made.metadata = block, {k: v for k, v in self.call.metadata.items() if k == "dbg"}
        block.instructions.insert(block.instructions.index(self.call), made)
        return made
