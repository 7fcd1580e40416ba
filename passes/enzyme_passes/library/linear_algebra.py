# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What operations of linear algebra (rules/linear_algebra) do to memory: each reads and writes its operands, which are
arrays of numbers, and keeps none."""

from __future__ import annotations

from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.rules.linear_algebra.names import NOTED, PREFIX, TRANSFORMS

PREFIXES = (PREFIX, *TRANSFORMS)


def facts_of(name: str) -> LibraryFunction | None:
    """The entry for a symbol that begins with one of `PREFIXES`, if it is that of an operation."""
    if name.startswith(TRANSFORMS):
        return _of_transforms(name)
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


def _of_transforms(name: str) -> LibraryFunction:
    """What is known of the functions of csrc/fourier.c that the program calls, by their names. Planners leave
    arrays there as they were."""
    from enzyme_passes.rules.linear_algebra.fourier import GEOMETRY, PLANNER

    if name == GEOMETRY:
        return LibraryFunction(name, returns_own=True, observable=True, inactive=True)
    said = name.removeprefix(NOTED)
    planner = PLANNER.match(said[said.index("_") + 1 :])
    if planner is None:
        return LibraryFunction(name, observable=True, inactive=True)
    read = {None: (1,), "many": (1, 4, 8), "guru": (1, 3), "guru64": (1, 3)}[planner["how"]]
    if planner["rank"] is not None:
        read = ()
    elif planner["type"] == "r2r":
        read = (*read, {None: 4, "many": 11, "guru": 6, "guru64": 6}[planner["how"]])
    return LibraryFunction(name, reads=read, returns_own=True, observable=True, inactive=True)
