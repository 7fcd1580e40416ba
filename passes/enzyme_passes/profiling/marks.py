# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What derivatives are, said in the IR itself, so that it can be read when all levels of requests are done.

define internal void @__enzcc_combined_f(...) "enzcc.profile"="both 1f2e.0.0 __enzcc_combined_f" {
  %p = call ptr @__enzcc_tape_reserve(ptr %tape, i64 %n) "enzcc.reserved"="1f2e.0.0 3"
  ...
enzcc.reverse:                                    ; the reverse sweep begins
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Block, Function, Value
from enzyme_passes.support.dataclasses import dataclass

_PROFILE: Final = "enzcc.profile"
_RESERVED: Final = "enzcc.reserved"
_REVERSE: Final = "enzcc.reverse"

Sweeps = Literal["forward", "reverse", "both"]


@dataclass(frozen=True, slots=True)
class Mark:
    """A derivative function: the unit of the report that tells of it, what it is called there, its sweeps."""

    unit: str
    derivative: str
    sweeps: Sweeps


def mark_function(function: Function, mark: Mark) -> None:
    function.attributes[_PROFILE] = f"{mark.sweeps} {mark.unit} {mark.derivative}"


def mark_reverse(start: Block) -> None:
    """The reverse sweep of a function with both begins with this block."""
    start.name = _REVERSE


def mark_reservations(reservations: Sequence[Value], unit: str) -> None:
    """Calls that reserve memory of the tape: each is known by its place among them."""
    for number, made in enumerate(reservations):
        if isinstance(made, Call):
            made.function_attributes = {**made.function_attributes, _RESERVED: f"{unit} {number}"}


def mark_of(function: Function) -> Mark | None:
    text = function.attributes.get(_PROFILE)
    if text is None:
        return None
    sweeps, unit, derivative = text.split(" ", 2)
    known: dict[str, Sweeps] = {"forward": "forward", "reverse": "reverse"}
    return Mark(unit, derivative, known.get(sweeps, "both"))


def has_marks(text: str) -> bool:
    """Whether anything in a module's text may be marked."""
    return f'"{_PROFILE}"=' in text


def is_reverse(block: Block) -> bool:
    return block.name == _REVERSE


def reservation(call: Call, mark: Mark) -> int:
    """Its number; -1: the report does not speak of it. (What an inner level reserves is copied with its mark.)"""
    unit, _, number = call.function_attributes.get(_RESERVED, "").partition(" ")
    return int(number) if unit == mark.unit else -1
