# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What functions of MPI do to memory: those that exchange numbers as they are read (normalize/messages.py), and those
that have nothing to do with numbers. An array of which less than all is written is one that is written."""

from __future__ import annotations

from typing import Final

from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.rules.mpi.names import (
    BACK,
    BESIDE,
    COMPLETED,
    CONVERTED,
    DROP,
    FROM_FORTRAN,
    FROM_ONE,
    KEEP,
    LIBRARY,
    PLACE,
    PREFIX,
    RECEIVED,
    TAKE,
    TANGENTS_END,
    WAIT_ADJOINT,
    is_of_library,
    plain,
)

PREFIXES = (PREFIX, *LIBRARY)
_PRECISIONS: Final = {"d": "double", "s": "float", "t": "any"}


def facts_of(name: str) -> LibraryFunction | None:
    """The entry for a symbol that begins with one of `PREFIXES`, if it is known."""
    from enzyme_passes.rules.mpi.table import adjoint, function_of, message

    beside = plain(name)
    if beside in (RECEIVED, COMPLETED):
        return LibraryFunction(name, observable=True, inactive=True)
    if name in FROM_FORTRAN:
        return LibraryFunction(name, returns_own=True, inactive=True)
    if name == PLACE:
        return LibraryFunction(name, returns_argument=0, inactive=True)
    if name.startswith(CONVERTED):
        return LibraryFunction(name, reads=(0,), returns_fresh=True, observable=True, inactive=True)
    if name.startswith(BACK):
        return LibraryFunction(name, reads=(0,), writes=(1,), observable=True, inactive=True, writes_integers=True)
    if name == FROM_ONE:
        return LibraryFunction(name, reads=(0,), writes=(0,), observable=True, inactive=True, writes_integers=True)
    if beside == TAKE:
        return LibraryFunction(
            name, reads=(0,), writes=(0,), returns_own=True, observable=True, inactive=True, writes_integers=True
        )
    if beside in BESIDE:
        return LibraryFunction(name, writes=(0,), observable=True, inactive=True, writes_integers=True)
    if name.startswith(LIBRARY):
        said = function_of(name) if is_of_library(name) else None
        if said is None or said.says is None:
            return None
        written = tuple(map(said.parameters.index, said.says))
        fortran = name[0] in "mp"
        count = len(said.parameters)
        return LibraryFunction(
            name,
            reads=tuple(range(count)) if fortran else written,
            writes=(*written, count) if fortran and said.has_result else written,
            observable=True,
            inactive=True,
            writes_integers=True,
        )
    if beside in (KEEP, DROP, TANGENTS_END):
        return LibraryFunction(name, observable=True, inactive=True)
    if beside == WAIT_ADJOINT:
        return LibraryFunction(
            name, reads_anything=True, writes_anything=True, writes_integers=True, observable=True, inactive=True
        )
    derived = adjoint(name)
    if derived is not None:
        arrays = derived.arrays
        captures = arrays if derived.kind == "note" else ()
        return LibraryFunction(
            name, reads=arrays, writes=arrays, captures=captures, observable=True, numbers=arrays, precision="any"
        )
    known = message(name)
    if known is None:
        return None
    function = known.function
    if function.waits:  # here what others have sent comes to be seen, wherever that was to be
        pointers = tuple(k for k, p in enumerate(function.parameters) if p != "count")
        return LibraryFunction(
            name,
            reads=pointers,
            writes=pointers,
            reads_anything=True,
            writes_anything=True,
            writes_integers=True,
            observable=True,
            inactive=True,
        )
    if function.frees:
        return LibraryFunction(name, reads=(0,), writes=(0,), observable=True, inactive=True, writes_integers=True)
    reads, writes = known.numbers(function.reads), known.numbers(function.writes)
    captures = (*reads, *writes) if function.is_waited_for else ()
    lists = known.numbers(function.lists)
    if known.letter == "i":
        return LibraryFunction(
            name,
            reads=(*reads, *lists),
            writes=writes,
            captures=captures,
            observable=True,
            inactive=True,
            writes_integers=function.moves,
        )
    return LibraryFunction(
        name,
        reads=(*reads, *lists, *((known.wire,) if writes else ())),
        writes=(*writes, *((known.wire,) if reads else ())),
        captures=captures,
        observable=True,
        numbers=known.arrays,
        precision=_PRECISIONS[known.letter],
    )
