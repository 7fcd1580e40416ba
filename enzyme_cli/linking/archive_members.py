# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which members of archives a link takes, according to the symbol tables alone.

Told without a linker, for what may err in rare cases: the IR that a shared library takes along. Archives are searched
as lld and mold do it, as if all of them were one group; GNU ld and gold, which go from left to right, take the same
unless the command depends on that order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from enzyme_cli.linking import archive, bitcode, elf
from enzyme_cli.linking.inputs import Input


def linked(given: Sequence[Input]) -> Iterator[elf.Data]:
    """The objects and the bitcode that a link reads code from, members of archives among them. What cannot be read is
    left out: the linker has said so."""
    defined: set[str] = set()
    wanted: list[str] = []
    offered: dict[str, tuple[int, elf.Data]] = {}
    taken: set[int] = set()
    count = 0
    for one in (each for each in given if not bitcode.is_runtime(each.path)):
        for data, lazily in _contents(one):
            count += 1
            if lazily:
                for name in _symbols(data)[0]:
                    offered.setdefault(name, (count, data))
            else:
                yield data
                _count(data, defined, wanted)
    while wanted:
        name = wanted.pop()
        if name in defined or name not in offered:
            continue
        number, data = offered[name]
        if number not in taken:
            taken.add(number)
            yield data
            _count(data, defined, wanted)


def _contents(one: Input) -> Iterator[tuple[elf.Data, bool]]:
    """The files of an input, each with whether it is taken only where it is wanted."""
    try:
        if one.kind in ("object", "bitcode"):
            yield elf.mapped(one.path), False
        elif one.kind == "archive":
            for member in archive.members(one.path):
                yield member.data(), not one.whole
    except OSError:
        return


def _count(data: elf.Data, defined: set[str], wanted: list[str]) -> None:
    has, wants = _symbols(data)
    defined.update(has)
    wanted += wants


def _symbols(data: elf.Data) -> tuple[list[str], list[str]]:
    """The symbols that a file has for others, and those that it cannot do without."""
    if bitcode.is_bitcode(data):
        found = [s for m in bitcode.split(data) for s in bitcode.symbols_of(m) or [] if not s.local]
        return [s.name for s in found if s.defined], [s.name for s in found if not s.defined and not s.weak]
    file = elf.read_object(data)
    symbols = [s for s in file.symbols if s.binding != "local"] if file is not None else []
    return [s.name for s in symbols if s.defined], [s.name for s in symbols if not s.defined and s.binding != "weak"]
