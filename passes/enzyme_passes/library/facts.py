# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The form in which the tables of this package state what a function without a body does (c.py, fortran.py, rust.py,
mathematics.py)."""

from __future__ import annotations

from typing import TypedDict

from enzyme_passes.support.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allocation:
    """A fresh object of as many bytes as the product of the arguments `size` (empty: not known from the arguments).

    `through`: the pointer is not returned but stored at that argument, and the result is a status.
    """

    size: tuple[int, ...]
    zeroed: bool = False
    alignment: int | None = None
    through: int | None = None


@dataclass(frozen=True, slots=True)
class LibraryFunction:
    """All effects of one function; argument numbers count from 0."""

    name: str
    reads: tuple[int, ...] = ()  # arguments whose pointees are read
    later: tuple[int, ...] = ()  # of these, what only derivatives read: nothing that is written comes of it
    writes: tuple[int, ...] = ()  # arguments whose pointees are written
    rest: int | None = None  # pointees of all arguments from this one on are read and written (printf's %n, scanf)
    lists: tuple[
        int, ...
    ] = ()  # lists of variable arguments in memory: what they lead to is read, counts written there
    reads_anything: bool = False
    writes_anything: bool = False
    errno: bool = False  # may set errno, which clobbers nothing
    observable: bool = False  # input, output or hidden state: it must run once, in its place
    allocates: Allocation | None = None
    frees: int | None = None  # the argument that is released
    reallocates: int | None = None  # the argument that is released after its contents moved to the fresh object
    old_size: int | None = None  # of a reallocation: the argument that is the size of what is released
    captures: tuple[int, ...] = ()  # arguments whose address outlives the call (other than in the result)
    returns_argument: int | None = None  # the result is this argument
    returns_into: int | None = None  # the result points into the object of this argument, or is null
    returns_own: bool = False  # the result points to memory of the library, which no user's pointer reaches
    returns_fresh: bool = False  # the result is an object that the library made for this call, and keeps
    calls_back: int | None = None  # the argument that is called, with pointers into the other arguments' objects
    inactive: bool = False
    writes_integers: bool = False  # what it writes are integers: floats that lie beside them stay as they are
    noreturn: bool = False
    status: bool = False  # the result says how it went, and has no bits of what is read
    numbers: tuple[int, ...] = ()  # arguments whose pointees are arrays of numbers, and nothing else
    integers: tuple[int, ...] = ()  # arguments whose pointees are integers, and nothing else
    scratch: tuple[int, ...] = ()  # arguments whose pointees are numbers that are nothing of the result, or sizes
    precision: str = "double"  # the type of the numbers; "any": they lie among other things, each of its own type

    @property
    def writes_memory(self) -> bool:
        """Whether anything that a user's pointer may reach is written or released."""
        return bool(self.writes or self.lists or self.writes_anything or self.rest is not None
                    or self.calls_back is not None or self.frees is not None
                    or self.reallocates is not None)  # fmt: skip


class Facts(TypedDict, total=False):
    """The fields of a `LibraryFunction` that are stated: one without its name, and not made yet."""

    reads: tuple[int, ...]
    writes: tuple[int, ...]
    rest: int | None
    lists: tuple[int, ...]
    reads_anything: bool
    writes_anything: bool
    errno: bool
    observable: bool
    allocates: Allocation | None
    frees: int | None
    reallocates: int | None
    old_size: int | None
    captures: tuple[int, ...]
    returns_argument: int | None
    returns_into: int | None
    returns_own: bool
    returns_fresh: bool
    calls_back: int | None
    inactive: bool
    writes_integers: bool
    noreturn: bool
    status: bool
