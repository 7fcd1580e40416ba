# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Addresses of the Julia process in IR, made into data of the program.

inttoptr (i64 140... to ptr)      @.julia.type.inline.8.1      what an allocator asks of the type Vector{Float64}
                                  @.julia.array.140...         an array, where the code runs in no Julia
                                  @enzcc_julia_object_140...   an object that leads to floats, in the Julia that has it

The last is memory that code may work in (`const BUFFER = zeros(3)`), and so it needs a shadow. Julia, which knows what
the object is, makes one and says where both are when the code is linked; the code says which belongs to which.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_frontends.julia.description import JuliaArray, JuliaType
from enzyme_frontends.julia.state import State
from enzyme_passes.support.patterns import pattern

ADDRESS: Final = pattern(r"inttoptr \(i64 (\d+) to ptr\)")
OBJECT: Final = "enzcc_julia_object_"
"""How the names of objects of the process begin that code may work in."""
_LOADED_CONTENTS = pattern(
    r"load i(?P<bits>8|16|32|64), ptr (?:getelementptr inbounds \(i8, ptr )?inttoptr \(i64 (?P<address>\d+) to ptr\)"
    r"(?:, i64 (?P<offset>\d+)\))?(?:, align \d+)?"
)


def without_addresses(text: str, state: State) -> str:
    """Addresses of types become tables of what allocators ask, constants data; other objects stay what they are."""
    if "inttoptr (i64 " not in text:
        return text

    def replaced(found: re.Match[str]) -> str:
        address = int(found[1])
        made = state.described.types.get(address)
        if made is not None:
            return type_table(made, state)
        named = state.described.objects.get(address)
        if state.process and address in state.described.memory:
            return _memory(address, state.described.memory[address], state)
        array, contents = state.described.arrays.get(address), state.described.contents.get(address)
        if named is None:
            return found[0]
        if array is not None and not state.process:
            return _array(address, named.type, array, state)
        if contents is not None and not (state.process and named.type.startswith("Base.RefValue")):
            return _contents(address, named.type, contents, state)
        return found[0]

    return ADDRESS.sub(replaced, text)


def with_known_loads(line: str, state: State) -> str:
    """The line, with the number for a load of it from a type, which never changes."""
    known = _LOADED_CONTENTS.sub(lambda m: _loaded(m, state), line)
    return line if known == line else re.sub(r", !(?!dbg)[\w.]+ !\d+", "", known)


def _loaded(found: re.Match[str], state: State) -> str:
    """A number that is read from a type, which never changes."""
    contents = state.described.contents.get(int(found["address"]))
    if contents is None or int(found["address"]) not in state.described.types:
        return found[0]
    offset, size = int(found["offset"] or 0), int(found["bits"]) // 8
    value = int.from_bytes(contents[offset : offset + size], "little", signed=True)
    return f"add i{found['bits']} {value}, 0"


def type_table(made: JuliaType, state: State) -> str:
    name = f"@.julia.type.{made.elements}.{made.size}.{made.dimensions}"
    references = 1 if made.elements == "pointers" else 0
    state.constants[name] = (
        f"{name} = private constant {{ i64, i64, i64 }} {{ i64 {made.size}, i64 {references}, i64 {made.dimensions} }}"
    )
    return name


def _memory(address: int, size: int, state: State) -> str:
    """An object of the process by a name, which has a shadow by another."""
    name, shadow = f"@{OBJECT}{address}", f"@enzcc_julia_shadow_{address}"
    pair = f"[2 x ptr] [ptr {name}, ptr {shadow}]"
    state.constants[name] = (
        f"{name} = external global [{size} x i8], align 8\n{shadow} = external global [{size} x i8], align 8\n"
        f"@__enzyme_shadow_global_julia.{address} = internal constant {pair}"
    )
    return name


def string(text: str, state: State) -> str:
    data = text.encode()
    content = "".join(chr(b) if 32 <= b < 127 and b not in b'"\\' else f"\\{b:02X}" for b in data) + "\\00"
    for name, definition in state.constants.items():
        if f'c"{content}"' in definition:
            return name
    name = f"@.julia.text.{len(state.constants)}"
    state.constants[name] = f'{name} = private unnamed_addr constant [{len(data) + 1} x i8] c"{content}"'
    return name


def _data(name: str, element: str, size: int, data: bytes) -> str:
    """The definition of data that code may write to: what is written nowhere LLVM makes a constant."""
    if element == "Float64":
        numbers = (data[i : i + 8][::-1].hex().upper() for i in range(0, len(data), 8))
        return f"{name} = internal global [{len(data) // 8} x double] [{', '.join(f'double 0x{n}' for n in numbers)}]"
    content = "".join(f"\\{byte:02X}" for byte in data)
    return f'{name} = internal global [{len(data)} x i8] c"{content}", align {16 if size else 8}'


def _array(address: int, type: str, array: JuliaArray, state: State) -> str:
    """An array as data of the program (`jl_array_t`, see csrc/julia.c)."""
    name, data = f"@.julia.array.{address}", f"@.julia.data.{address}"
    element = type.partition("{")[2].partition(",")[0]
    state.constants[data] = _data(data, element, array.element, array.data)
    length = len(array.data) // array.element if array.element else 0
    rows, *others = (*array.extents, 0, 0, 0)
    room = others[0] if len(array.extents) > 1 else length
    dimensions = len(array.extents)
    fields = f"ptr {data}, i64 {length}, i16 {(dimensions << 2 | 1 << 15) - (1 << 16)}, i16 {array.element}, i32 0"
    state.constants[name] = (
        f"{name} = internal global {{ ptr, i64, i16, i16, i32, i64, i64, i64, i64 }} "
        f"{{ {fields}, i64 {rows}, i64 {room}, i64 {others[1]}, i64 {others[2]} }}, align 16"
    )
    return name


def _contents(address: int, type: str, contents: bytes, state: State) -> str:
    """An immutable object, or a `Ref`, as data of the program."""
    name = f"@.julia.object.{address}"
    element = type.partition("{")[2].rstrip("}") if type.startswith("Base.RefValue") else type
    definition = _data(name, element, len(contents), contents)
    state.constants[name] = (
        definition if "RefValue" in type else definition.replace("internal global", "internal constant")
    )
    return name
