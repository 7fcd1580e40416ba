# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of `mpi.yaml`, whose header has the format, and what of Open MPI is told from its names.

The table is read when a program calls MPI.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final

from enzyme_passes.rules.mpi.names import PREFIX, WIRES, in_c, plain
from enzyme_passes.rules.source import Value, compiled_entries, compiled_text
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE / "mpi.yaml"
COMPILED: Final = HERE / "compiled.json"

DOUBLES: Final = ("double", "dblprec", "real8", "c_double_complex", "cxx_dblcplex", "dblcplex", "complex16")
FLOATS: Final = ("float", "real", "real4", "c_float_complex", "cxx_cplex", "cplex", "complex8")
INTEGERS: Final = (
    "char", "signed_char", "unsigned_char", "short", "unsigned_short", "int", "unsigned", "long", "unsigned_long",
    "long_long_int", "unsigned_long_long", "wchar", "c_bool", "cxx_bool", "aint", "offset", "count", "character",
    "logical", "integer", *(f"{name}{bytes}" for name in ("logical", "integer") for bytes in (1, 2, 4, 8)),
    *(f"{sign}int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)),
    "2int", "2integer", "long_int", "short_int",
)  # fmt: skip
PAIRS: Final = ("double_int", "float_int")
"""A number with an integer beside it: they lie among other things."""
LETTERS: Final = {
    f"ompi_mpi_{name}": letter
    for letter, names in (("d", DOUBLES), ("s", FLOATS), ("i", INTEGERS), ("t", (*PAIRS, "packed")))
    for name in names
}
"""Datatypes of Open MPI, and the letter of what they are of. MPI_BYTE is not among them: anything may be in bytes."""
_MPICH: Final = {
    "d": (0x80B, 0x81F, 0x829, 0x1041, 0x1035, 0x1022, 0x102A),
    "s": (0x40A, 0x41C, 0x427, 0x840, 0x834, 0x81E, 0x828),
    "i": (
        0x101, 0x118, 0x102, 0x40E, 0x203, 0x204, 0x405, 0x406, 0x807, 0x808, 0x809, 0x819, 0x41D, 0x41B, 0x11A, 0x12D,
        0x22F, 0x430, 0x831, 0x137, 0x238, 0x439, 0x83A, 0x13B, 0x23C, 0x43D, 0x83E, 0x13F, 0x133, 0x843, 0x844, 0x845,
        0x816,
    ),
}  # fmt: skip
MPICH_LETTERS: Final = {
    **{0x4C000000 | known: letter for letter, all in _MPICH.items() for known in all},
    **{0x8C000000: "t", 0x8C000001: "t", 0x8C000002: "i", 0x8C000003: "i", 0x4C00010F: "t"},
}
"""Those of MPICH, which are integers."""
MPICH_NO_TYPE: Final = 0x0C000000
MPICH_SUM: Final = 0x58000003
MPICH_CHOICES: Final = (0x58000001, 0x58000002, 0x58000004, 0x5800000B, 0x5800000C)
ANY_TYPE: Final = "t"
"""The letter where the type is known as the program runs."""
PACKED: Final = ("ompi_mpi_packed", 0x4C00010F)
NO_TYPE: Final = "ompi_mpi_datatype_null"
SUM: Final = "ompi_mpi_op_sum"
CHOICES: Final = tuple(f"ompi_mpi_op_{name}" for name in ("min", "max", "prod", "minloc", "maxloc"))
CHOSEN: Final = "_chosen"
"""Behind the name of what takes another operation than the sum: how much each number counts for is kept."""
_ADJOINT: Final = pattern(rf"{PREFIX}(\w+)_(adjoint|note)$")
_NAME: Final = pattern(rf"{PREFIX}([dsti])_(\w+)$")


@dataclass(frozen=True, slots=True)
class MpiFunction:
    """One entry. `parameters`: without a status, and a request that it makes. `like`: whose derivatives it has."""

    name: str
    parameters: tuple[str, ...]
    has_status: bool
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    like: str
    lists: tuple[str, ...]
    comes_from_one: bool
    is_matched: bool
    bytes: tuple[str, ...]
    moves: bool
    is_waited_for: bool
    is_prepared: bool
    waits: bool
    frees: bool
    may_choose: bool
    says: tuple[str, ...] | None

    @property
    def is_inactive(self) -> bool:
        return self.says is not None

    @property
    def is_message(self) -> bool:
        """Whether it is from one process to one."""
        return self.is_matched or bool({"dest", "source"} & {*self.parameters})

    @property
    def has_result(self) -> bool:
        """Whether it says how it went: in Fortran, by a last argument."""
        return self.name not in ("MPI_Wtime", "MPI_Wtick")

    @property
    def taken(self) -> int:
        """How many arguments it takes."""
        return len(self.parameters) + self.has_status + self.is_waited_for

    @property
    def symbol(self) -> str:
        """What derivatives are called by, behind the letter."""
        return self.name.removeprefix("MPI_").lower()

    @property
    def takes_all(self) -> bool:
        """Whether it begins what all of a communicator do, and not a message."""
        return self.is_waited_for and not self.is_message

    @property
    def arrays(self) -> tuple[str, ...]:
        return tuple(p for p in self.parameters if p in self.reads or p in self.writes)

    @property
    def types(self) -> tuple[str, ...]:
        return tuple(p for p in self.parameters if p.endswith("type"))


@dataclass(frozen=True, slots=True)
class Message:
    """A function for numbers of one kind. Its arguments are those of the parameters, the wire, and where it is."""

    function: MpiFunction
    letter: str
    chooses: bool = False
    library: str = ""
    """What is behind the names of functions of the library."""

    @property
    def keeps(self) -> bool:
        """Whether something of the call is kept for the reverse sweep, before it is made."""
        return not self.function.is_waited_for and (self.chooses or bool(self.function.lists))

    @property
    def notes_shadows(self) -> bool:
        """Whether derivatives are exchanged later: when what is waited for has come, or what is prepared is started."""
        function = self.function
        return function.is_prepared or function.takes_all or (function.is_waited_for and bool(function.writes))

    @property
    def name(self) -> str:
        return f"{PREFIX}{self.letter}_{self.function.symbol}{self._suffix}{self.library}"

    @property
    def _suffix(self) -> str:
        return CHOSEN if self.chooses else ""

    def derivative(self, kind: str) -> str:
        return f"{PREFIX}{self.function.like}{self._suffix}_{kind}{self.library}"

    def numbers(self, parameters: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(map(self.function.parameters.index, parameters))

    @property
    def wire(self) -> int:
        return len(self.function.parameters)

    @property
    def arrays(self) -> tuple[int, ...]:
        """The arguments that lead to numbers: the last of them is the wire."""
        return (*self.numbers(self.function.arrays), self.wire)


@dataclass(frozen=True, slots=True)
class Adjoint:
    """A function of the runtime by which derivatives are exchanged in reverse mode, as forward mode differentiates it.
    `kind`: `adjoint`, or `note` of what is waited for. It is linear in what the shadows lead to."""

    function: MpiFunction
    kind: str
    library: str

    @property
    def arrays(self) -> tuple[int, ...]:
        """The arguments that are shadows: the last is that of the wire."""
        first = len(self.function.parameters) + 2
        return tuple(range(first, first + len(self.function.arrays) + 1))


@cache
def adjoint(name: str) -> Adjoint | None:
    """What a function is of which forward mode knows the derivative. Operations other than sums are not among them: by
    how much each number counts has a derivative, too."""
    found = _ADJOINT.match(plain(name))
    known = _by_symbol().get(found[1]) if found is not None else None
    if found is None or known is None or known.waits or known.frees or (found[2] == "note" and known.lists):
        return None
    return Adjoint(known, found[2], name[len(plain(name)) :])


@cache
def functions() -> dict[str, MpiFunction]:
    return {f.name: f for f in map(_function, (e.fields for e in compiled_entries([SOURCE], COMPILED)))}


@cache
def _in_small_letters() -> dict[str, MpiFunction]:
    return {name.lower(): f for name, f in functions().items()}


def function_of(name: str) -> MpiFunction | None:
    """What a function of C or Fortran is."""
    return (functions() if name[0] in "MP" else _in_small_letters()).get(in_c(name))


@cache
def message(name: str) -> Message | None:
    """What a call is read as, by its name."""
    found = _NAME.match(plain(name))
    if found is None:
        return None
    known = _by_symbol().get(found[2].removesuffix(CHOSEN))
    if known is None:
        return None
    return Message(known, found[1], found[2].endswith(CHOSEN), name[len(plain(name)) :])


@cache
def _by_symbol() -> dict[str, MpiFunction]:
    return {f.symbol: f for f in functions().values() if not f.is_inactive}


def compile_table() -> str:
    """The text of `compiled.json`."""
    return compiled_text([SOURCE])


def _function(entry: dict[str, Value]) -> MpiFunction:
    call = ast.parse(_text(entry["call"]), mode="eval").body
    assert isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
    parameters = tuple(p.id for p in call.args if isinstance(p, ast.Name))
    name, inactive = call.func.id, "says" in entry
    left_out = ("status", *_words(entry, "later"))
    known = parameters if inactive else tuple(p for p in parameters if p not in left_out)
    matched = () if inactive else _words(entry, "matched")
    known = tuple("comm" if p in matched else p for p in known)
    return MpiFunction(
        name=name,
        parameters=known,
        has_status=not inactive and "status" in parameters,
        reads=_words(entry, "reads"),
        writes=_words(entry, "writes"),
        lists=_words(entry, "lists"),
        like=_text(entry.get("like", "")) or name.removeprefix("MPI_").lower(),
        comes_from_one="come" in entry,
        is_matched=bool(matched),
        bytes=_words(entry, "bytes"),
        moves="moves" in entry,
        is_waited_for="later" in entry,
        is_prepared="again" in entry,
        waits="ends" in entry,
        frees="frees" in entry,
        may_choose="chooses" in entry,
        says=_words(entry, "says") if inactive else None,
    )


def _words(entry: dict[str, Value], key: str) -> tuple[str, ...]:
    return tuple(_text(entry.get(key, "")).split())


def _text(value: Value) -> str:
    assert isinstance(value, str)
    return value


__all__ = [
    "ANY_TYPE", "CHOICES", "LETTERS", "MPICH_CHOICES", "MPICH_LETTERS", "MPICH_NO_TYPE", "MPICH_SUM", "NO_TYPE",
    "PACKED", "SUM", "WIRES", "Adjoint", "Message", "MpiFunction", "adjoint", "compile_table", "function_of",
    "functions", "message",
]  # fmt: skip

if __name__ == "__main__":
    COMPILED.write_text(compile_table(), encoding="utf-8")
