# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How functions of MPI are called. What asks whether a function is one needs no more as long as none is: the table is
for programs that have them."""

from __future__ import annotations

from typing import Final

LIBRARY: Final = ("MPI_", "PMPI_")
PREFIX: Final = "__enzcc_mpi_"
"""How the names of what calls are read as begin. `__enzcc_mpi_d_send`: of doubles; `s`: floats, `i`: integers, `t`:
what a datatype says as the program runs."""
WIRES: Final = {letter: f"{PREFIX}wire_{letter}" for letter in "dst"}
"""Variables that stand for the numbers that are on their way: what is sent is written there, and what comes was read
from there. Other processes read and write them, too."""
RECEIVED: Final = f"{PREFIX}received"
STATUS: Final = f"{PREFIX}status"
STARTED: Final = f"{PREFIX}started"
COMPLETED: Final = f"{PREFIX}completed"
BESIDE: Final = (RECEIVED, STATUS, STARTED, COMPLETED)
"""What is called behind some: how much has come, what MPI says of it, the request, what has come by a wait."""


def is_message(name: str) -> bool:
    """Whether a function without a body exchanges numbers, or is one of MPI of which that is not known."""
    if name.startswith(PREFIX):
        return not name.startswith(f"{PREFIX}i_") and name not in BESIDE
    if not name.startswith(LIBRARY):
        return False
    from enzyme_passes.rules.mpi.table import functions

    known = functions().get(name)
    return known is None or not known.is_inactive
