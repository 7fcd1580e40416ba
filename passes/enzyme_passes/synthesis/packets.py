"""Packets of floats for which x86 has an instruction and LLVM has no name: comparisons and selections.

The minimum and maximum of SSE and AVX return the second operand where the two are equal or not ordered, which is what a
comparison and a selection do (and what LLVM's code generator makes the instruction of again). Vector libraries write
them as intrinsics or, so that no compiler exchanges the operands, as inline assembly:

    %m = call <2 x double> asm "maxpd $1, $0", "=x,x,0,..."(<2 x double> %a, <2 x double> %b)
    %m = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %b, <2 x double> %a)
      become
    %c = fcmp ogt <2 x double> %b, %a
    %m = select <2 x i1> %c, <2 x double> %b, <2 x double> %a
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, FloatCompare, Instruction, Select, replace_operands
from enzyme_passes.ir.values import Function, InlineAsm, Value

_ASSEMBLY: Final = re.compile(r'"v?(min|max)p[sd] ([$\d, ]+)", "=x,([x0-9,]+?),?(?:~|")')
_INTRINSIC: Final = re.compile(r"llvm\.x86\.(?:sse|sse2|avx|avx512)\.(min|max)\.p[sd](?:\.\d+)?$")


def name_packet_operations(function: Function) -> None:
    """Replace minima and maxima of packets in a function."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        made: list[Instruction] = []
        for instruction in block.instructions:
            known = _operands(instruction) if isinstance(instruction, Call) else None
            if known is None:
                made.append(instruction)
                continue
            operation, first, second = known
            test = FloatCompare("ogt" if operation == "max" else "olt", first, second, "")
            chosen = Select(test, first, second, "")
            chosen.name = instruction.name
            for part in (test, chosen):
                part.block = block
                part.metadata = dict(instruction.metadata)
                part.metadata.pop("srcloc", None)
                made.append(part)
            replaced[instruction] = chosen
        block.instructions = made
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def _operands(call: Call) -> tuple[str, Value, Value] | None:
    """("min" or "max", a, b), if the call computes `a < b ? a : b` or `a > b ? a : b`."""
    if not isinstance(call.type, ty.VectorType):
        return None
    if isinstance(call.callee, InlineAsm):
        found = _ASSEMBLY.search(call.callee.text)
        return _of_assembly(call, found) if found is not None else None
    found = _INTRINSIC.match(call.target.name) if call.target is not None else None
    return (found[1], call.arguments[0], call.arguments[1]) if found is not None else None


def _of_assembly(call: Call, found: re.Match[str]) -> tuple[str, Value, Value] | None:
    """The operands as the template names them. In AT&T's order the second source comes first, and one of the two forms
    has the destination for its first source."""
    inputs: dict[str, Value] = {}
    for k, (constraint, argument) in enumerate(zip(found[3].split(","), call.arguments, strict=True)):
        inputs[f"${k + 1}"] = argument
        if constraint != "x":
            inputs[f"${constraint}"] = argument
    places = [place.strip() for place in found[2].split(",")]
    if places[-1] != "$0" or not all(place in inputs for place in places[:-1]):
        return None
    match places:
        case [second, first]:
            return (found[1], inputs[first], inputs[second]) if first in inputs else None
        case [second, first, _]:
            return found[1], inputs[first], inputs[second]
        case _:
            return None
