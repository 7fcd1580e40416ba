# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM types and their layout in memory.

Types are interned: two equal types are the same object, so they compare with `is`. Named structs
belong to a module (two modules may give one name different bodies); all other types are shared by
the process. `str(type)` is LLVM's spelling.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final


class Type:
    """A type; `text` is how LLVM writes it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class SimpleType(Type):
    """`void`, `label`, `metadata`, `token`, `x86_amx` and target types: no value of them is computed with."""

    __slots__ = ()


@final
class IntType(Type):
    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        super().__init__(f"i{bits}")
        self.bits = bits


@final
class FloatType(Type):
    """`half`, `bfloat`, `float`, `double`, `x86_fp80`, `fp128`, `ppc_fp128`."""

    __slots__ = ("bits",)

    def __init__(self, text: str, bits: int) -> None:
        super().__init__(text)
        self.bits = bits


@final
class PointerType(Type):
    __slots__ = ("address_space",)

    def __init__(self, address_space: int) -> None:
        super().__init__(f"ptr addrspace({address_space})" if address_space else "ptr")
        self.address_space = address_space


@final
class ArrayType(Type):
    __slots__ = ("count", "element")

    def __init__(self, count: int, element: Type) -> None:
        super().__init__(f"[{count} x {element}]")
        self.count = count
        self.element = element


@final
class VectorType(Type):
    __slots__ = ("count", "element", "scalable")

    def __init__(self, count: int, element: Type, scalable: bool) -> None:
        super().__init__(f"<{'vscale x ' if scalable else ''}{count} x {element}>")
        self.count = count
        self.element = element
        self.scalable = scalable


@final
class StructType(Type):
    """A literal struct, or a named one whose `fields` the reader sets (None: opaque)."""

    __slots__ = ("fields", "packed", "name")

    def __init__(self, fields: tuple[Type, ...] | None, packed: bool = False, name: str | None = None) -> None:
        super().__init__(name if name is not None else struct_body(fields or (), packed))
        self.fields = fields
        self.packed = packed
        self.name = name  # as printed, with the %: `%struct.point`


@final
class FunctionType(Type):
    __slots__ = ("result", "parameters", "variadic")

    def __init__(self, result: Type, parameters: tuple[Type, ...], variadic: bool) -> None:
        inside = [str(p) for p in parameters] + (["..."] if variadic else [])
        super().__init__(f"{result} ({', '.join(inside)})")
        self.result = result
        self.parameters = parameters
        self.variadic = variadic


def struct_body(fields: tuple[Type, ...], packed: bool) -> str:
    inside = ", ".join(str(f) for f in fields)
    body = f"{{ {inside} }}" if fields else "{}"
    return f"<{body}>" if packed else body


VOID: Final = SimpleType("void")
LABEL: Final = SimpleType("label")
METADATA: Final = SimpleType("metadata")
TOKEN: Final = SimpleType("token")
HALF: Final = FloatType("half", 16)
BFLOAT: Final = FloatType("bfloat", 16)
FLOAT: Final = FloatType("float", 32)
DOUBLE: Final = FloatType("double", 64)
X86_FP80: Final = FloatType("x86_fp80", 80)
FP128: Final = FloatType("fp128", 128)
PPC_FP128: Final = FloatType("ppc_fp128", 128)
FLOATS: Final = {t.text: t for t in (HALF, BFLOAT, FLOAT, DOUBLE, X86_FP80, FP128, PPC_FP128)}


@cache
def simple(text: str) -> SimpleType:
    """A type of which only the spelling is known, such as `x86_amx` or `target("...")`."""
    return {"void": VOID, "label": LABEL, "metadata": METADATA, "token": TOKEN}.get(text) or SimpleType(text)


@cache
def integer(bits: int) -> IntType:
    return IntType(bits)


# The caches see every argument, given or not: `vector(2, DOUBLE)` and `vector(2, DOUBLE, False)` are one type.


def pointer(address_space: int = 0) -> PointerType:
    return _pointer(address_space)


@cache
def _pointer(address_space: int) -> PointerType:
    return PointerType(address_space)


@cache
def array(count: int, element: Type) -> ArrayType:
    return ArrayType(count, element)


def vector(count: int, element: Type, scalable: bool = False) -> VectorType:
    return _vector(count, element, scalable)


@cache
def _vector(count: int, element: Type, scalable: bool) -> VectorType:
    return VectorType(count, element, scalable)


def struct(fields: tuple[Type, ...], packed: bool = False) -> StructType:
    """A literal (unnamed) struct."""
    return _struct(fields, packed)


@cache
def _struct(fields: tuple[Type, ...], packed: bool) -> StructType:
    return StructType(fields, packed)


def function(result: Type, parameters: tuple[Type, ...], variadic: bool = False) -> FunctionType:
    return _function(result, parameters, variadic)


@cache
def _function(result: Type, parameters: tuple[Type, ...], variadic: bool) -> FunctionType:
    return FunctionType(result, parameters, variadic)


I1: Final = integer(1)
I8: Final = integer(8)
I32: Final = integer(32)
I64: Final = integer(64)
PTR: Final = pointer(0)


def is_float(type: Type) -> bool:
    """Whether `type` is a scalar float or a vector of floats: what an adjoint can be held in as it is."""
    return isinstance(type, FloatType) or (isinstance(type, VectorType) and isinstance(type.element, FloatType))


def is_sized(type: Type) -> bool:
    """Whether the bytes of a value are known: of integers, floats, addresses, and what is made of them."""
    match type:
        case StructType():
            return type.fields is not None and all(map(is_sized, type.fields))
        case ArrayType():
            return is_sized(type.element)
        case IntType() | FloatType() | PointerType() | VectorType():
            return True
        case _:
            return False


def is_pointer(type: Type) -> bool:
    """Whether `type` is a pointer or a vector of pointers."""
    return isinstance(type, PointerType) or (isinstance(type, VectorType) and isinstance(type.element, PointerType))


class DataLayout:
    """Sizes, alignments and offsets, in bytes, for one `target datalayout` string."""

    __slots__ = ("text", "_pointers", "_aligns", "_sizes", "_offsets")

    def __init__(self, text: str) -> None:
        self.text = text
        self._pointers: dict[int, tuple[int, int]] = {0: (64, 64)}
        # LLVM's defaults: (kind, bits) -> ABI alignment in bits.
        self._aligns: dict[tuple[str, int], int] = {
            ("i", 1): 8, ("i", 8): 8, ("i", 16): 16, ("i", 32): 32, ("i", 64): 32,
            ("f", 16): 16, ("f", 32): 32, ("f", 64): 64, ("f", 128): 128,
            ("v", 64): 64, ("v", 128): 128,
        }  # fmt: skip
        for part in text.split("-"):
            self._read(part)
        self._sizes: dict[Type, int] = {}
        self._offsets: dict[StructType, tuple[int, ...]] = {}

    def _read(self, part: str) -> None:
        fields = part.split(":")
        head = fields[0]
        if head.startswith("p") and not head.startswith("ni"):
            space = head[1:].lstrip("efu")
            if len(fields) >= 3 and (space == "" or space.isdigit()):
                self._pointers[int(space or 0)] = (int(fields[1]), int(fields[2]))
        elif head[:1] in ("i", "f", "v") and head[1:].isdigit() and len(fields) >= 2:
            self._aligns[(head[0], int(head[1:]))] = int(fields[1])

    def bits(self, type: Type) -> int:
        """The number of bits that carry a value of `type` (no padding at the end of a scalar)."""
        match type:
            case IntType():
                return type.bits
            case FloatType():
                return type.bits
            case PointerType():
                return self._pointers.get(type.address_space, self._pointers[0])[0]
            case VectorType():
                return type.count * self.bits(type.element)
            case _:
                return 8 * self.size(type)

    def store_size(self, type: Type) -> int:
        """Bytes written by a store of `type`: 10 for an x86_fp80."""
        return (self.bits(type) + 7) // 8

    def size(self, type: Type) -> int:
        """Bytes from one array element to the next: 16 for an x86_fp80.

        Raises ValueError for a type without a size (void, opaque, scalable).
        """
        known = self._sizes.get(type)
        if known is None:
            known = self._sizes[type] = self._size(type)
        return known

    def _size(self, type: Type) -> int:
        match type:
            case ArrayType():
                return type.count * self.size(type.element)
            case StructType():
                offsets = self.offsets(type)
                if not type.fields:
                    return 0
                end = offsets[-1] + self.size(type.fields[-1])
                align = self.align(type)
                return (end + align - 1) // align * align
            case IntType() | FloatType() | PointerType():
                return self._round(self.store_size(type), self.align(type))
            case VectorType() if not type.scalable:
                return self._round(self.store_size(type), self.align(type))
            case _:
                raise ValueError(f"type {type} has no size")

    @staticmethod
    def _round(size: int, align: int) -> int:
        return (size + align - 1) // align * align

    def align(self, type: Type) -> int:
        """ABI alignment in bytes."""
        match type:
            case ArrayType():
                return self.align(type.element)
            case StructType():
                if type.packed or not type.fields:
                    return 1
                return max(self.align(f) for f in type.fields)
            case PointerType():
                return self._pointers.get(type.address_space, self._pointers[0])[1] // 8
            case IntType():
                exact = self._aligns.get(("i", type.bits))
                if exact is None:
                    wider = [b for (k, b) in self._aligns if k == "i" and b > type.bits]
                    widest = max(b for (k, b) in self._aligns if k == "i")
                    exact = self._aligns[("i", min(wider) if wider else widest)]
                return max(exact // 8, 1)
            case FloatType():
                exact = self._aligns.get(("f", type.bits))
                return exact // 8 if exact else 1 << (self.store_size(type) - 1).bit_length()
            case VectorType():
                exact = self._aligns.get(("v", type.count * self.bits(type.element)))
                return exact // 8 if exact else 1 << max(self.store_size(type) - 1, 0).bit_length()
            case _:
                raise ValueError(f"type {type} has no alignment")

    def offsets(self, type: StructType) -> tuple[int, ...]:
        """Where each field begins."""
        known = self._offsets.get(type)
        if known is None:
            if type.fields is None:
                raise ValueError(f"type {type} is opaque")
            at, places = 0, []
            for field in type.fields:
                if not type.packed:
                    at = self._round(at, self.align(field))
                places.append(at)
                at += self.size(field)
            known = self._offsets[type] = tuple(places)
        return known

    def gep_stride(self, type: Type, index: int | None) -> tuple[int, Type]:
        """One step of a GEP into aggregate `type`: (bytes from its start for a struct field, or bytes an
        index for a sequence; the element's type). `index` is needed for a struct only."""
        match type:
            case StructType() if type.fields is not None and index is not None:
                return self.offsets(type)[index], type.fields[index]
            case ArrayType() | VectorType():
                return self.size(type.element), type.element
            case _:
                raise ValueError(f"cannot index {type}")
