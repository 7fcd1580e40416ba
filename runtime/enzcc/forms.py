# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of the C functions of the common form, see `glue`, where they are called."""

from __future__ import annotations

from dataclasses import dataclass

from enzcc.signature import Argument, Signature

RESULT = "return"


@dataclass(frozen=True, slots=True)
class Array:
    """One array of a form. `count` is where its number of elements stands in the table, `of` the argument (or `return`)
    whose shape it has."""

    name: str
    type: str
    active: bool
    count: int
    of: str


@dataclass(frozen=True, slots=True)
class Form:
    """A C function of the common form, and the text of its definition with all that it needs. One that `calls_back`
    calls functions of Python, to which pointers may be given with or without a shadow."""

    symbol: str
    inputs: tuple[Array, ...]
    outputs: tuple[Array, ...]
    text: str
    order: int = 0
    calls_back: bool = False


def integers(signature: Signature) -> list[Argument]:
    """The sizes, in the order in which they stand in the table behind the counts."""
    return [a for a in signature.arguments if a.is_size]


def table(signature: Signature) -> list[str]:
    """Whose element counts stand at the beginning of the table; scalars have one element."""
    named = [a.name for a in signature.arrays]
    return [*named, *([RESULT] if signature.result is not None else [])]


def first_callback(signature: Signature) -> int:
    """Where the addresses of functions of Python stand in the table, in the order of the signature: behind all else."""
    return len(table(signature)) + len(integers(signature))
