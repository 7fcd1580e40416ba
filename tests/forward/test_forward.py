"""Forward mode: what it returns and how, what it leaves behind, and where it differs from the reverse sweep.

The programs of this directory check themselves, as those of tests/programs do; those are taken up again here with four
tangents at once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HERE = Path(__file__).parent / "c"
PROGRAMS = sorted(HERE.glob("*.c"))
HARD_CASES = HERE.parents[1] / "programs" / "c"

WIDE = (
    "call_closures", "call_overwritten_later", "copy_move_up", "float_complex", "float_masks", "global_buffer",
    "goto_irreducible", "kink_guards", "loop_nested_unknown", "math_parts", "memory_list", "memory_realloc",
    "memory_swap", "recursion_tree", "stack_vla_call", "vector_types",
)  # fmt: skip
"""Programs of tests/programs that between them use every kind of shadow."""


def check(source: Path, *flags: str, into: Path) -> None:
    made = enzcc(*flags, source, "-o", into / "program", "-lm", cwd=into)
    assert (made.status, made.err) == (0, "")
    ran = run(into / "program")
    assert ran.status == 0, ran.out + ran.err


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_a_program_confirms_its_tangents(program: Path, level: str, tmp_path: Path) -> None:
    check(program, level, "-Wall", "-Werror", into=tmp_path)


@pytest.mark.parametrize("name", WIDE)
def test_four_tangents_at_once_are_those_of_one_at_a_time(name: str, tmp_path: Path) -> None:
    """Each direction has its own shadows: of memory, of pointers in memory, of what callees return."""
    check(HARD_CASES / f"{name}.c", "-O2", "-w", "-include", str(HERE / "wide.h"), into=tmp_path)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_containers_of_c_plus_plus(level: str, tmp_path: Path) -> None:
    """Vectors that grow, shared and unique pointers, virtual calls, closures, sorting; exceptions that never come;
    lists, maps and hash tables, whose code the library keeps. In reverse mode too."""
    check(HERE / "containers.cpp", level, "-std=c++17", "-lstdc++", into=tmp_path)
