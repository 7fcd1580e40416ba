# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a plan decides, as text: for `enzyme-cli opt --stop-after=plan`, and for golden tests.

Each instruction whose value or shadow the reverse sweep has use for, and where it finds it:

    @f, both sweeps in one function
      %power = call double @exp(double %value)                          ; kept in an array over %loop
      %place = getelementptr double, ptr %x, i64 %i                     ; shadow computed again
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from enzyme_passes.ir.values import Function, Value
from enzyme_passes.ir.writer import local_names, write_instruction
from enzyme_passes.tape.layout import Home, Slot
from enzyme_passes.tape.planner import FRAME, PRIMAL, SNAPSHOT, Node, Plan

WIDTH: Final = 64  # of the column with the code


def page(function: Function, plan: Plan, again: Iterable[Node], *, split: bool) -> str:
    """The plan of one function. `again`: what is computed again. `split`: the two sweeps are two functions."""
    names = local_names(function)
    said = {node: _kept(home, names, split=split) for node, home in plan.kept.items()}
    said.update((node, "computed again") for node in again)
    lines = [f"@{function.name}, {'split in two functions' if split else 'both sweeps in one function'}"]
    for instruction in function.instructions():
        facts = [f"{_part(part)}{what}" for (value, part), what in said.items() if value is instruction]
        if facts:
            code = write_instruction(instruction, names).split(", !", 1)[0].strip()
            lines.append(f"  {code:{WIDTH}}  ; {', '.join(sorted(facts))}")
    return "\n".join(lines) + "\n"


def _part(part: int) -> str:
    return {PRIMAL: "", FRAME: "frame ", SNAPSHOT: "the array from here on "}.get(part, "shadow ")


def _kept(home: Home, names: dict[Value, str], *, split: bool) -> str:
    if not isinstance(home, Slot):
        return f"kept in an array over {', '.join(names[loop.header] for loop in home.loops)}"
    if home.level.loop is not None:
        return f"kept in the records of {names[home.level.loop.header]}"
    return "kept in the frame" if split else "kept in a register"
