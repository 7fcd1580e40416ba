# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations of linear algebra (rules/linear_algebra) do to memory: each reads and writes its operands, which are
arrays of numbers, and keeps none."""

from __future__ import annotations

from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.rules.linear_algebra.names import PREFIX

__all__ = ["PREFIX", "facts_of"]


def facts_of(name: str) -> LibraryFunction | None:
    """The entry for a symbol that begins with `PREFIX`, if it is that of an operation."""
    from enzyme_passes.rules.linear_algebra.table import operation

    known = operation(name)
    if known is None:
        return None
    routine = known.routine
    later = tuple(operand for operand, _ in routine.kept)  # what the reverse sweep uses counts as read
    given = (*routine.reads, *routine.reads_integers)
    return LibraryFunction(
        name,
        reads=tuple(map(known.argument, dict.fromkeys((*given, *later)))),
        later=tuple(known.argument(operand) for operand in dict.fromkeys(later) if operand not in given),
        writes=tuple(map(known.argument, (*routine.writes, *routine.scratch, *routine.writes_integers))),
        numbers=tuple(map(known.argument, routine.operands)),
        scratch=tuple(map(known.argument, routine.scratch)),
        integers=tuple(map(known.argument, dict.fromkeys((*routine.integers, *routine.writes_integers)))),
        precision=known.number,
    )
