# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Structs of C in signatures: `{x: f64, y: f64, kind: i32}`, with arrays and structs as members.

The members lie as C has them: each at a multiple of its alignment, and the whole as long as a multiple of the largest.
As text, a struct is a type like `f64`; here is what the text says.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final

NUMBERS: Final = {"f64": ("double", 8), "f32": ("float", 4), "i64": ("int64_t", 8), "i32": ("int32_t", 4)}
"""The types of numbers: what C calls them, and their bytes."""


@dataclass(frozen=True, slots=True)
class Member:
    """`type` is a number's or a struct's; `offset` in bytes."""

    name: str
    type: str
    shape: tuple[int, ...]
    offset: int


def is_struct(type: str) -> bool:
    return type.startswith("{")


@lru_cache(maxsize=1024)
def members(type: str) -> tuple[Member, ...]:
    """Of a struct, by the text that `canonical` gives."""
    found: list[Member] = []
    end = 0
    for part in split(type[1:-1]):
        said = _MEMBER.match(part)
        assert said is not None
        shape = tuple(int(size) for size in said["shape"].split(",")) if said["shape"] else ()
        offset = _rounded(end, alignment(said["type"]))
        found.append(Member(said["name"], said["type"], shape, offset))
        end = offset + prod(shape) * size(said["type"])
    return tuple(found)


def alignment(type: str) -> int:
    return max(alignment(m.type) for m in members(type)) if is_struct(type) else NUMBERS[type][1]


def size(type: str) -> int:
    """In bytes."""
    if not is_struct(type):
        return NUMBERS[type][1]
    last = members(type)[-1]
    return _rounded(last.offset + prod(last.shape) * size(last.type), alignment(type))


def numbers(type: str) -> frozenset[str]:
    """The types of the numbers in it."""
    return frozenset().union(*(numbers(m.type) for m in members(type))) if is_struct(type) else frozenset([type])


def in_c(type: str) -> str:
    """What C calls it: a struct by a name of its own (see `defined`)."""
    return f"struct enzcc_{zlib.crc32(type.encode()):08x}" if is_struct(type) else NUMBERS[type][0]


def defined(type: str) -> str:
    """C that defines a struct, and those in it."""
    if not is_struct(type):
        return ""
    guard = in_c(type).replace(" ", "_").upper()
    inner = "".join(defined(m.type) for m in members(type))
    fields = [
        f"  {in_c(m.type)} m{k}{''.join(f'[{n}]' for n in m.shape)};" for k, m in enumerate(members(type))
    ]  # the names of members may be C's keywords
    lines = [f"#ifndef {guard}", f"#define {guard}", f"{in_c(type)} {{", *fields, "};", "#endif", ""]
    return inner + "\n".join(lines)


def canonical(text: str, known: dict[str, str]) -> str:
    """A struct as it is known by, from what a user wrote; `known` are names of numbers. Raises ValueError, which says
    what is wrong."""
    parts = [part.strip() for part in split(text.strip()[1:-1])]
    if parts == [""]:
        raise ValueError("a struct has members: {x: f64, kind: i32}")
    names: list[str] = []
    made: list[str] = []
    for part in parts:
        found = _MEMBER.match(part)
        if found is None:
            raise ValueError(f"'{part}' is no member of a struct, as in {{x: f64, v: f64[3], kind: i32}}")
        if not is_struct(found["type"]) and found["type"] not in known:
            raise ValueError(f"'{found['type']}' is no type of a member: f64, f32, i64, i32, or a struct")
        type = canonical(found["type"], known) if is_struct(found["type"]) else known[found["type"]]
        shape = [size.strip() for size in found["shape"].split(",")] if found["shape"] else []
        if any(not size.isdecimal() or int(size) == 0 for size in shape):
            raise ValueError(f"the array '{found['name']}' in a struct has sizes that are numbers, as in v: f64[3]")
        names.append(found["name"])
        made.append(f"{found['name']}: {type}" + (f"[{', '.join(shape)}]" if shape else ""))
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise ValueError(f"two members of a struct are called '{twice}'")
    return f"{{{', '.join(made)}}}"


_MEMBER = re.compile(
    r"^\s*(?P<name>[A-Za-z_]\w*)\s*:\s*(?P<type>\{.*\}|[A-Za-z]\w*(?:\(\d\))?)\s*(?:\[(?P<shape>[^\]]+)\])?\s*$"
)


def split(text: str) -> list[str]:
    """At commas outside of brackets."""
    depth, parts = 0, [""]
    for character in text:
        depth += (character in "[({") - (character in "])}")
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def _rounded(offset: int, alignment: int) -> int:
    return -(-offset // alignment) * alignment
