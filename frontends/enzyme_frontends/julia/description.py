# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `emission.jl` says of a method: its native function, how it takes its arguments, what its addresses are."""

from __future__ import annotations

from typing import Literal, cast

from enzyme_passes.support.dataclasses import dataclass, field

Passing = Literal["value", "memory", "object"]


@dataclass(frozen=True, slots=True)
class Argument:
    """`value`: a scalar in a register; `memory`: an immutable struct or tuple by reference; `object`: a boxed one."""

    passing: Passing
    type: str


@dataclass(frozen=True, slots=True)
class JuliaType:
    """A type at an address: how an array of this type holds its elements (`none`: not an array's), bytes of each."""

    elements: Literal["inline", "pointers", "mixed", "none"]
    size: int
    name: str

    @property
    def dimensions(self) -> int:
        """Of `Array{Float64,2}`: 2."""
        number = self.name.rpartition(",")[2].rstrip("}").strip()
        return int(number) if number.isdigit() else 0


@dataclass(frozen=True, slots=True)
class JuliaObject:
    """Another object of the process: its type, and its text where it is a name."""

    type: str
    text: str


@dataclass(frozen=True, slots=True)
class JuliaArray:
    """An array of the process that code refers to, with what it holds."""

    element: int
    extents: tuple[int, ...]
    data: bytes


@dataclass(frozen=True, slots=True)
class Way:
    """From an object of the process (its address) or an argument (`a0`) to memory behind it: what is added before each
    load."""

    root: str
    steps: tuple[int, ...]


@dataclass(slots=True)
class Description:
    """One method. `options` are what the one who asks adds: what is wanted of it."""

    version: str = ""
    function: str = ""
    result: str = ""
    arguments: list[Argument] = field(default_factory=list)
    types: dict[int, JuliaType] = field(default_factory=dict)
    objects: dict[int, JuliaObject] = field(default_factory=dict)
    memory: dict[int, int] = field(
        default_factory=dict
    )  # objects that lead to floats which code may write, their sizes
    same: list[tuple[Way, Way]] = field(default_factory=list)  # two ways to the same memory
    arrays: dict[int, JuliaArray] = field(default_factory=dict)
    contents: dict[int, bytes] = field(default_factory=dict)
    symbols: dict[int, str] = field(default_factory=dict)
    options: dict[str, list[list[str]]] = field(default_factory=dict)

    def option(self, name: str) -> str:
        """The value of an option that is given once."""
        return self.options[name][0][0]


def read(text: str) -> Description:
    """The description in the lines that `emission.jl` writes."""
    found = Description()
    for line in text.splitlines():
        key, *fields = line.split("\t")
        match key:
            case "julia":
                found.version = fields[0]
            case "function":
                found.function = fields[0]
            case "result":
                found.result = fields[0]
            case "argument":
                found.arguments.append(Argument(cast(Passing, fields[0]), fields[1]))
            case "type":
                elements = cast(Literal["inline", "pointers", "mixed", "none"], fields[1])
                found.types[int(fields[0])] = JuliaType(elements, int(fields[2]), fields[3])
            case "object":
                found.objects[int(fields[0])] = JuliaObject(fields[1], fields[2])
            case "memory":
                found.memory[int(fields[0])] = int(fields[1])
            case "same":
                found.same.append((_way(*fields[:2]), _way(*fields[2:])))
            case "array":
                extents = tuple(int(e) for e in fields[2].split(","))
                found.arrays[int(fields[0])] = JuliaArray(int(fields[1]), extents, bytes.fromhex(fields[3]))
            case "bytes":
                found.contents[int(fields[0])] = bytes.fromhex(fields[1])
            case "symbol":
                found.symbols[int(fields[0])] = fields[1]
            case _:
                found.options.setdefault(key, []).append(fields)
    return found


def _way(root: str, steps: str) -> Way:
    return Way(root, tuple(int(step) for step in steps.split(",") if step))
