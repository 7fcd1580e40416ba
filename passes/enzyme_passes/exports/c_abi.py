# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How C returns a struct of scalars, and how scalars are spelled in C.

A function in IR may return `{ float, float }`; where C's `struct { float a, b; }` is returned is the ABI's to say: in
one vector register, here. Functions that C calls return as C expects:

    { ptr, double }       x86-64: { ptr, double }     AArch64: [2 x i64]
    { float, float }      x86-64: double              AArch64: { float, float }
    { ptr, ptr, ptr }     both: through a pointer marked `sret`

(System V ABI for x86-64, 3.2.3; AAPCS64, 6.9.) Types of the same register and size are interchangeable here: values are
put into memory as C lays them out, and read from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.support.dataclasses import dataclass

Machine = Literal["x86_64", "aarch64"]
IN_REGISTERS = 16
"""Bytes: larger structs are returned through memory (but for up to four equal floats on AArch64)."""


@dataclass(frozen=True, slots=True)
class Returned:
    """How a C function returns a value of these `fields`: as `type` in registers, through memory where it is None."""

    fields: tuple[ty.Type, ...]
    type: ty.Type | None

    @property
    def struct(self) -> ty.Type:
        """The value as it lies in memory; a single field is no struct."""
        return self.fields[0] if len(self.fields) == 1 else ty.struct(self.fields)


def machine_of(triple: str) -> Machine | None:
    """The machine of a target triple, None for one whose ABI is not known here."""
    match triple.partition("-")[0]:
        case "x86_64":
            return None if "windows" in triple or triple.endswith("x32") else "x86_64"
        case "aarch64":
            return "aarch64"
        case _:
            return None


def returned(fields: Sequence[ty.Type], machine: Machine, layout: ty.DataLayout) -> Returned:
    """How a function returns a C struct of `fields`; a scalar, or nothing, as itself."""
    given = tuple(fields)
    if not given:
        return Returned(given, ty.VOID)
    if len(given) == 1:
        return Returned(given, given[0])
    struct = ty.struct(given)
    if machine == "aarch64":
        return Returned(given, _aapcs64(struct, given, layout))
    return Returned(given, _system_v(struct, given, layout))


def _system_v(struct: ty.StructType, fields: tuple[ty.Type, ...], layout: ty.DataLayout) -> ty.Type | None:
    if layout.size(struct) > IN_REGISTERS:
        return None
    eightbytes: dict[int, list[ty.Type]] = {}
    for offset, type in zip(layout.offsets(struct), fields, strict=True):
        eightbytes.setdefault(offset // 8, []).append(type)
    registers = tuple(_eightbyte(types, layout) for types in eightbytes.values())
    return registers[0] if len(registers) == 1 else ty.struct(registers)


def _eightbyte(types: list[ty.Type], layout: ty.DataLayout) -> ty.Type:
    if all(isinstance(t, ty.FloatType) for t in types):
        return types[0] if len(types) == 1 else ty.DOUBLE if sum(map(layout.size, types)) > 4 else ty.FLOAT
    return ty.PTR if types == [ty.PTR] else ty.I64


def _aapcs64(struct: ty.StructType, fields: tuple[ty.Type, ...], layout: ty.DataLayout) -> ty.Type | None:
    if isinstance(fields[0], ty.FloatType) and len(fields) <= 4 and all(f is fields[0] for f in fields):
        return struct
    if layout.size(struct) > IN_REGISTERS:
        return None
    return ty.I64 if layout.size(struct) <= 8 else ty.array(2, ty.I64)


# In C ---------------------------------------------------------------------------------------------------------------

_WORDS = {"float": "float", "double": "double", "x86_fp80": "long double", "half": "_Float16", "bfloat": "__bf16"}
_INTEGERS = {1: "enzcc_bool", 8: "char", 16: "short", 32: "int", 64: "long", 128: "enzcc_int128"}
TYPEDEFS = {
    "enzcc_bool": """\
#ifdef __cplusplus
typedef bool enzcc_bool;
#else
__extension__ typedef _Bool enzcc_bool;
#endif""",
    "enzcc_int128": "__extension__ typedef __int128 enzcc_int128;",
}
"""What C89 and C++ need to be told of before the types above can be used, and how (guarded by their names)."""


def spelled(type: ty.Type, attributes: str, machine: Machine) -> str | None:
    """A C type that is passed as this scalar is, None if there is none. Of integers IR tells the sign only where they
    are narrower than a register."""
    match type:
        case ty.PointerType(address_space=0):
            return "void *"
        case ty.FloatType(text="fp128"):
            return "long double" if machine == "aarch64" else "__float128"
        case ty.FloatType(text=text):
            return _WORDS.get(text)
        case ty.IntType(bits=8 | 16 as bits):
            return f"{'unsigned' if attributes_in(attributes).has('zeroext') else 'signed'} {_INTEGERS[bits]}"
        case ty.IntType(bits=bits):
            return _INTEGERS.get(bits)
        case ty.SimpleType() if type is ty.VOID:
            return "void"
        case _:
            return None
