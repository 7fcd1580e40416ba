# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values of C structs as functions in IR pass and return them: in registers, packed into integers, or through memory.

A user's `struct { int tape; float primal; }` is an i64 in IR, `{ float, float }` a <2 x float>, three doubles are
written where a pointer marked `sret` says, and come in as a pointer marked `byval` or as several parameters. An `Image`
is such a value by its layout in memory: parts are read by offset and type, whatever holds them.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.attributes.emitted import extended
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import type_in_memory
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.members import member_offset, members, scalars
from enzyme_passes.ir.values import Function, Value


class Image:
    """A value of `type`, held in a register (`value`) or in memory (`address`)."""

    def __init__(
        self, builder: Builder, allocas: Builder, type: ty.Type, value: Value | None, address: Value | None = None
    ) -> None:
        self.builder = builder
        self.allocas = allocas
        self.type = type
        self.value = value
        self._address = address

    @property
    def size(self) -> int:
        return self.builder.module.layout.size(self.type)

    def address(self) -> Value:
        """Where the value is in memory; it is put there if need be."""
        if self._address is None:
            assert self.value is not None
            self._address = self.allocas.alloca(self.type)
            self.builder.store(self.value, self._address)
        return self._address

    def part(self, offset: int, type: ty.Type) -> Value:
        """The part of `type` that starts `offset` bytes into the value."""
        if self.value is not None:
            found = self._in_register(self.value, offset, type)
            if found is not None:
                return found
        return self.builder.load(
            type, self.builder.offset(self.address(), offset) if offset else self.address(), align=1
        )

    def _in_register(self, value: Value, offset: int, type: ty.Type) -> Value | None:
        if offset == 0 and type is self.type:
            return value
        if isinstance(self.type, ty.StructType) and type in (self.type.fields or ()):
            for index, field in enumerate(self.type.fields or ()):
                if field is type and member_offset(self.builder.module.layout, self.type, (index,)) == offset:
                    return self.builder.extract(value, index)
        for path, member in members(self.type):
            start = member_offset(self.builder.module.layout, self.type, path)
            if start == offset and member is type:
                return self.builder.extract(value, *path)
            if isinstance(member, ty.VectorType) and member.element is type:
                element, rest = divmod(offset - start, self.builder.module.layout.size(type))
                if rest == 0 and 0 <= element < member.count:
                    whole = self.builder.extract(value, *path) if path else value
                    return self.builder.extract_element(whole, self.builder.i64(element))
        return None


def laid_out(layout: ty.DataLayout, types: Sequence[ty.Type]) -> list[int]:
    """Offsets of the fields of a C struct of such fields; a vector there is a struct of its elements."""
    found: list[int] = []
    at = 0
    for type in types:
        inner = scalars(layout, type)
        align = max((layout.align(t) for _, t in inner), default=1)
        at = -(-at // align) * align
        found.append(at)
        at += layout.size(type)
    return found


def returned_type(function: Function) -> ty.Type:
    """What a function returns in C: behind its `sret` parameter, if it has one."""
    held = in_memory(function, 0, "sret")
    return function.function_type.result if held is None else held


def in_memory(function: Function, index: int, attribute: str) -> ty.Type | None:
    """The type behind a parameter that is marked `sret` or `byval`."""
    if index >= len(function.arguments) or function.module is None:
        return None
    return type_in_memory(function.module, function.arguments[index].attributes, attribute)


class Mismatch(Exception):
    """A function does not take what it is called with."""


def _pass_image(function: Function, given: list[Value], image: Image) -> None:
    """Append a value in as many parameters as its layout takes."""
    types, layout = function.function_type.parameters, image.builder.module.layout
    offset = 0
    while offset < image.size:
        if len(given) >= len(types):
            raise Mismatch
        type = types[len(given)]
        if in_memory(function, len(given), "byval") is not None:
            given.append(image.address())
            break
        offset = -(-offset // layout.align(type)) * layout.align(type)
        if offset + layout.size(type) > image.size:
            raise Mismatch
        if isinstance(image.type, ty.FloatType | ty.PointerType) and type is not image.type:
            raise Mismatch
        given.append(image.part(offset, type))
        offset += layout.size(type)


def call_with_images(
    b: Builder, allocas: Builder, function: Function, plain: Sequence[Value], images: Sequence[Image]
) -> Image:
    """Call `function` with the values `plain`, each one parameter (structs: as many as the C ABI takes), and then
    `images`, each in as many as its layout takes. Raises Mismatch if its parameters are others."""
    types = function.function_type.parameters
    returned = in_memory(function, 0, "sret")
    place = None if returned is None else allocas.alloca(returned)
    given: list[Value] = [] if place is None else [place]
    for value in plain:
        if isinstance(value.type, ty.StructType | ty.ArrayType) and value.type not in types[len(given) :][:1]:
            _pass_image(function, given, Image(b, allocas, value.type, value))
            continue
        if len(given) >= len(types) or types[len(given)] is not value.type:
            raise Mismatch
        given.append(value)
    for image in images:
        _pass_image(function, given, image)
    if len(given) != len(types):
        raise Mismatch
    made = b.call(function, given)
    made.argument_attributes = [
        a.attributes if in_memory(function, i, "sret") or in_memory(function, i, "byval") else extended(a.attributes)
        for i, a in enumerate(function.arguments)
    ]
    if place is not None:
        assert returned is not None
        return Image(b, allocas, returned, None, place)
    return Image(b, allocas, made.type, made if made.type is not ty.VOID else None)
