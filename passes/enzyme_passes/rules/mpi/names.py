# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How functions of MPI are called. What asks whether a function is one needs no more as long as none is: the table is
for programs that have them."""

from __future__ import annotations

from typing import Final

LIBRARY: Final = ("MPI_", "PMPI_", "mpi_", "pmpi_")
"""In small letters they are Fortran's, and end in `_`."""
PREFIX: Final = "__enzcc_mpi_"
"""How the names of what calls are read as begin. `__enzcc_mpi_d_send`: of doubles; `s`: floats, `i`: integers, `t`:
what a datatype says as the program runs."""
_WIRE: Final = f"{PREFIX}wire_"
WIRES: Final = {letter: f"{_WIRE}{letter}" for letter in "dst"}
"""Variables that stand for the numbers that are on their way: what is sent is written there, and what comes was read
from there. Other processes read and write them, too."""
RECEIVED: Final = f"{PREFIX}received"
STATUS: Final = f"{PREFIX}status"
TAKE: Final = f"{PREFIX}take"
STARTED: Final = f"{PREFIX}started"
COMPLETED: Final = f"{PREFIX}completed"
STARTED_FORTRAN: Final = f"{PREFIX}started_fortran"
PLACE: Final = f"{PREFIX}place"
FROM_ONE: Final = f"{PREFIX}from_one"
CONVERTED: Final = f"{PREFIX}handles_"
BACK: Final = f"{PREFIX}back_"
HANDLES: Final = ("request", "comm", "type")
FROM_FORTRAN: Final = tuple(f"MPI_{kind}_f2c" for kind in ("Type", "Op", "Comm"))
BESIDE: Final = (
    *(RECEIVED, STATUS, TAKE, STARTED, STARTED_FORTRAN, COMPLETED, PLACE, FROM_ONE),
    *(f"{what}{kind}" for what in (CONVERTED, BACK) for kind in HANDLES),
)
"""What is called beside some: how much has come, what MPI says of it, the message that was matched, the request, what
has come by a wait; what Fortran's arguments are in C."""


KEEP: Final = f"{PREFIX}keep"
DROP: Final = f"{PREFIX}drop"
TANGENTS_END: Final = f"{PREFIX}tangents_end"
PREPARED: Final = "_init_note"
"""In the names of what notes a request that is started again and again."""
WAIT_ADJOINT: Final = f"{PREFIX}wait_adjoint"
MPICH: Final = "_mpich"
"""Behind the names of what is called with MPICH, whose handles are integers."""


def plain(name: str) -> str:
    """A name, whichever library it is for."""
    return name.removesuffix(MPICH)


def is_wire(name: str) -> bool:
    """Whether a variable stands for numbers on their way, or for their derivatives."""
    return name.startswith(_WIRE)


def is_of_library(name: str) -> bool:
    """Whether a function without a body is one of MPI."""
    return name.startswith(LIBRARY) and (name[0] in "MP" or name.endswith("_"))


def in_c(name: str) -> str:
    """The name of a function of Fortran, as the table may have it: without regard to case."""
    return name if name[0] in "MP" else name.removesuffix("_")


def is_message(name: str) -> bool:
    """Whether a function without a body exchanges numbers, or is one of MPI of which that is not known."""
    if name.startswith(PREFIX):
        return not name.startswith(f"{PREFIX}i_") and plain(name) not in BESIDE
    if not is_of_library(name) or name in FROM_FORTRAN:
        return False
    from enzyme_passes.rules.mpi.table import function_of

    known = function_of(name)
    return known is None or not known.is_inactive
