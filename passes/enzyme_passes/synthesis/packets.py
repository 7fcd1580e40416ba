"""Packets of floats for which x86 has an instruction and LLVM has no name: said as LLVM says it.

Vector libraries write such operations as intrinsics or, so that no compiler exchanges their operands, as inline
assembly. The minimum and maximum of SSE and AVX return the second operand where the two are equal or not ordered, which
is what a comparison and a selection do (and what LLVM's code generator makes the instruction of again):

    %m = call <2 x double> asm "maxpd $1, $0", "=x,x,0,..."(<2 x double> %a, <2 x double> %b)
    %m = call <2 x double> @llvm.x86.sse2.max.pd(<2 x double> %b, <2 x double> %a)
      become
    %c = fcmp ogt <2 x double> %b, %a
    %m = select <2 x i1> %c, <2 x double> %b, <2 x double> %a

Likewise a blend by the signs of a mask is a selection, and `vfmadd231pd` the intrinsic llvm.fma.
"""

from __future__ import annotations

import re
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.instructions import Call, FloatCompare, Select, replace_operands
from enzyme_passes.ir.values import Block, Function, InlineAsm, Module, Value

_ASSEMBLY: Final = re.compile(r'"v?(min|max|fmadd231)p[sd] ([$\d, ]+)", "=x,([x0-9,]+?),?(?:~|")')
_EXTREME: Final = re.compile(r"llvm\.x86\.(?:sse|sse2|avx|avx512)\.(min|max)\.p[sd](?:\.\d+)?$")
_BLEND: Final = re.compile(r"llvm\.x86\.(?:sse41\.blendvp[sd]|avx\.blendv\.p[sd]\.256)$")


def name_packet_operations(function: Function, module: Module) -> None:
    """Replace what has a name in LLVM's terms."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, Call)]:
            scratch = Block("packets")
            instead = _named(call, Builder(module, scratch))
            if instead is None:
                continue
            replaced[call] = instead
            instead.name = call.name
            for part in scratch.instructions:
                part.block = block
                part.metadata = {k: v for k, v in call.metadata.items() if k == "dbg"}
            at = block.instructions.index(call)
            block.instructions[at : at + 1] = scratch.instructions
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def _named(call: Call, b: Builder) -> Value | None:
    """The call's result in LLVM's terms; None if it is not one of these operations."""
    if not isinstance(call.type, ty.VectorType) or not isinstance(call.type.element, ty.FloatType):
        return None
    if isinstance(call.callee, InlineAsm):
        found = _ASSEMBLY.search(call.callee.text)
        operands = _operands(call, found) if found is not None else None
        if found is None or operands is None:
            return None
        first, second, into = operands
        if found[1] in ("min", "max"):
            return _extreme(b, found[1], first, second)
        return b.intrinsic(f"llvm.fma.{_mangled(call.type)}", call.type, [first, second, into]) if into else None
    name = call.target.name if call.target is not None else ""
    extreme = _EXTREME.match(name)
    if extreme is not None:
        return _extreme(b, extreme[1], *call.arguments[:2])
    if _BLEND.match(name):
        other, chosen, mask = call.arguments
        signs = ty.vector(call.type.count, ty.integer(call.type.element.bits))
        negative = b.icmp("slt", b.cast("bitcast", mask, signs), zero(signs))
        return b.select(negative, chosen, other)
    return None


def _extreme(b: Builder, operation: str, first: Value, second: Value) -> Value:
    test = b.insert(FloatCompare("ogt" if operation == "max" else "olt", first, second))
    return b.insert(Select(test, first, second))


def _mangled(type: ty.VectorType) -> str:
    assert isinstance(type.element, ty.FloatType)
    return f"v{type.count}f{type.element.bits}"


def _operands(call: Call, found: re.Match[str]) -> tuple[Value, Value, Value | None] | None:
    """First and second source as the manuals number them, and what is in the destination before. In AT&T's order the
    second source comes first; the form with two operands has the destination for its first source."""
    inputs: dict[str, Value] = {}
    for k, (constraint, argument) in enumerate(zip(found[3].split(","), call.arguments, strict=True)):
        inputs[f"${k + 1}"] = argument
        if constraint != "x":
            inputs[f"${constraint}"] = argument
    match [place.strip() for place in found[2].split(",")]:
        case [second, "$0" as first]:
            pass
        case [second, first, "$0"]:
            pass
        case _:
            return None
    if first not in inputs or second not in inputs:
        return None
    return inputs[first], inputs[second], inputs.get("$0")
