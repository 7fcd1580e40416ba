# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Code that ends in an exception: all of it becomes one call.

What Julia does before it throws (boxes, strings, calls of methods found at run time) has no derivative and needs a
whole Julia. A block from which no return can be reached is replaced where it is entered:

    oob:                                                        oob:
      call void @jl_bounds_error_ints(ptr %x, ptr %i, i64 1)      call void @enzcc_julia_throw(ptr @.julia.throw.0)
      unreachable                                                 unreachable

Functions that only throw (`throw_boundserror`) lose their callers by this. So does code that needs something that is
not there, in Julia's own library, where other ways around it exist.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from enzyme_frontends.julia.debug import LOCATION
from enzyme_frontends.julia.description import Description
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

LABEL = pattern(r'^([-\w$.]+|"(?:[^"\\]|\\.)*"):')
_TARGET = pattern(r'label %([-\w$.]+|"(?:[^"\\]|\\.)*")')
_ADDRESS = pattern(r"inttoptr \(i64 (\d+) to ptr\)")

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
_UNKNOWN = "ErrorException"
_KNOWN = pattern(r"\b(?:Core\.|Base\.)?(\w*(?:Error|Exception|Mismatch|Exception))\b")


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
    blocks: Sequence[Block],
    described: Description,
    message: Callable[[str, str | None], str],
    impossible: Callable[[str], str | None],
) -> list[Block]:
    """The blocks that remain. `message` gives the operand for an exception's name and the debug location, if there is
    one, of where it is thrown; `impossible` says of a line what it needs that is not there: its block throws, too."""
    by_name = {block.name: block for block in blocks}
    needed = {b.name: what for b in blocks for line in b.lines if (what := impossible(line)) is not None}
    returning = _returning(blocks, needed)
    entry = blocks[0].name
    reached = _entered_from(entry, by_name, returning)
    entered = {t: None for b in blocks if b.name in reached for t in b.targets if t not in returning}
    if entry not in returning:
        entered[entry] = None
    kept: list[Block] = []
    for block in blocks:
        if block.name in reached:
            kept.append(_without_sources(block, reached, by_name))
        elif block.name in entered:
            region = _reached(block, by_name)
            lost = next((needed[b.name] for b in region if b.name in needed), None)
            location = next((m[1] for b in region for line in b.lines if (m := LOCATION.search(line))), None)
            name = _exception([block] if lost is not None else region, described)
            thrown = message(f"enzcc: {lost}" if lost is not None and name == _UNKNOWN else name, location)
            label = block.lines[:1] if LABEL.match(block.lines[0]) else []
            at = f", !dbg {location}" if location else ""
            call = f"  call void @enzcc_julia_throw(ptr {thrown}) noreturn{at}"
            kept.append(Block(block.name, [*label, call, "  unreachable"], []))
    return kept


def _entered_from(entry: str, by_name: Mapping[str, Block], returning: frozenset[str]) -> dict[str, None]:
    """Those of `returning` that are reached through them alone."""
    found = {entry: None} if entry in returning else {}
    waiting = list(found)
    while waiting:
        for target in by_name[waiting.pop()].targets:
            if target in returning and target not in found:
                found[target] = None
                waiting.append(target)
    return found


_INCOMING = pattern(r", \[ (?:(?! \], \[ ).)*?, %([-\w$.]+|\"(?:[^\"\\]|\\.)*\") \]")


def _without_sources(block: Block, reached: Mapping[str, None], by_name: Mapping[str, Block]) -> Block:
    """The block, whose phis have no values from blocks that are gone."""
    gone = {b.name for b in by_name.values() if block.name in b.targets and b.name not in reached}
    if not gone:
        return block
    lines: list[str] = []
    for line in block.lines:
        if " = phi " in line:
            begin = line.index(" [ ")
            values = _INCOMING.sub(lambda m: "" if m[1] in gone else m[0], "," + line[begin:])
            line = line[:begin] + values.removeprefix(",")
        lines.append(line)
    return Block(block.name, lines, block.targets)


def _returning(blocks: Sequence[Block], needed: Mapping[str, str]) -> frozenset[str]:
    """Blocks from which a return can be reached, and that hold nothing impossible."""
    sources: dict[str, list[str]] = {}
    for block in blocks:
        for target in block.targets if block.name not in needed else ():
            sources.setdefault(target, []).append(block.name)
    found = {
        b.name: None for b in blocks if b.name not in needed and any(line.startswith("  ret ") for line in b.lines)
    }
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
    for thrown, name in _EXCEPTIONS:
        if re.search(thrown, text):
            return name
    for address in map(int, _ADDRESS.findall(text)):
        named = described.types.get(address) or described.objects.get(address)
        known = _KNOWN.search((named.name if hasattr(named, "name") else named.type) if named else "")
        if known is not None:
            return known[1]
    return _UNKNOWN
