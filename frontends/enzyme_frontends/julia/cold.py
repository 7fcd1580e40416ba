"""Code that ends in an exception: all of it becomes one call.

What Julia does before it throws (boxes, strings, calls of methods found at run time) has no derivative and needs a
whole Julia. A block from which no return can be reached is replaced where it is entered:

    oob:                                                        oob:
      call void @jl_bounds_error_ints(ptr %x, ptr %i, i64 1)      call void @enzcc_julia_throw(ptr @.julia.throw.0)
      unreachable                                                 unreachable

Functions that only throw (`throw_boundserror`) lose their callers by this.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from enzyme_frontends.julia.description import Description

LABEL = re.compile(r'^([-\w$.]+|"(?:[^"\\]|\\.)*"):')
_TARGET = re.compile(r'label %([-\w$.]+|"(?:[^"\\]|\\.)*")')
_DEBUG = re.compile(r", !dbg (!\d+)")
_ADDRESS = re.compile(r"inttoptr \(i64 (\d+) to ptr\)")

_EXCEPTIONS: tuple[tuple[str, str], ...] = (  # what is called on the way to an exception, and its type
    (r"@jl_bounds_error|throw_boundserror|_BoundsError_", "BoundsError"),
    (r"domain_?error", "DomainError"),
    (r"throw_inexacterror", "InexactError"),
    (r"throw_overflowerr", "OverflowError"),
    (r"throwdm|throw_dmrs|DimensionMismatch", "DimensionMismatch"),
    (r"@jl_undefref_exception", "UndefRefError"),
    (r"@jl_diverror_exception|DivideError", "DivideError"),
    (r"@jl_undefined_var_error", "UndefVarError"),
    (r"@jl_type_error", "TypeError"),
    (r"throw_eachindex_mismatch", "DimensionMismatch"),
)
_KNOWN = re.compile(r"\b(?:Core\.|Base\.)?(\w*(?:Error|Exception|Mismatch|Exception))\b")


@dataclass(slots=True)
class Block:
    """A basic block as lines; the first is its label, if it has one."""

    name: str
    lines: list[str]
    targets: list[str]


def blocks_of(lines: Sequence[str]) -> list[Block]:
    """The blocks of a function, whose `define` and `}` are not among `lines`."""
    blocks: list[Block] = []
    for line in lines:
        label = LABEL.match(line)
        if label is not None or not blocks:
            blocks.append(Block(label[1] if label is not None else "", [], []))
        blocks[-1].lines.append(line)
        if " label %" in line:
            blocks[-1].targets.extend(_TARGET.findall(line))
    return blocks


def without_throwing_code(
    blocks: Sequence[Block], described: Description, message: Callable[[str, str | None], str]
) -> list[Block]:
    """The blocks that remain. `message` gives the operand for an exception's name and the debug location, if there is
    one, of where it is thrown."""
    by_name = {block.name: block for block in blocks}
    returning = _returning(blocks)
    entry = blocks[0].name
    entered = {t: None for b in blocks if b.name in returning for t in b.targets if t not in returning}
    if entry not in returning:
        entered[entry] = None
    kept: list[Block] = []
    for block in blocks:
        if block.name in returning:
            kept.append(block)
        elif block.name in entered:
            region = _reached(block, by_name)
            location = next((m[1] for b in region for line in b.lines if (m := _DEBUG.search(line))), None)
            thrown = message(_exception(region, described), location)
            label = block.lines[:1] if LABEL.match(block.lines[0]) else []
            at = f", !dbg {location}" if location else ""
            call = f"  call void @enzcc_julia_throw(ptr {thrown}) noreturn{at}"
            kept.append(Block(block.name, [*label, call, "  unreachable"], []))
    return kept


def _returning(blocks: Sequence[Block]) -> frozenset[str]:
    """Blocks from which a return can be reached."""
    sources: dict[str, list[str]] = {}
    for block in blocks:
        for target in block.targets:
            sources.setdefault(target, []).append(block.name)
    found = {b.name: None for b in blocks if any(line.startswith("  ret ") for line in b.lines)}
    waiting = list(found)
    while waiting:
        for source in sources.get(waiting.pop(), ()):
            if source not in found:
                found[source] = None
                waiting.append(source)
    return frozenset(found)


def _reached(start: Block, by_name: Mapping[str, Block]) -> list[Block]:
    found = {start.name: start}
    waiting = [start]
    while waiting:
        for target in waiting.pop().targets:
            if target not in found:
                found[target] = by_name[target]
                waiting.append(by_name[target])
    return list(found.values())


def _exception(region: Sequence[Block], described: Description) -> str:
    """The name of what is thrown, as far as the code tells."""
    text = "\n".join(line for block in region for line in block.lines)
    for pattern, name in _EXCEPTIONS:
        if re.search(pattern, text):
            return name
    for address in map(int, _ADDRESS.findall(text)):
        named = described.types.get(address) or described.objects.get(address)
        known = _KNOWN.search((named.name if hasattr(named, "name") else named.type) if named else "")
        if known is not None:
            return known[1]
    return "ErrorException"
