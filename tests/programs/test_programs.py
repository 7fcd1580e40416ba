"""The hard cases: programs that check their own derivatives, and exit with 0 if all are right.

Each is one idea, small enough to read; check.h holds what they share: reverse mode (twice), forward mode and both
against differences. The optimization level matters little before differentiation (the engine prepares every module in
the same way) and much after it, so -O0 and -O2 see all of them, and -O3 those that it makes something else of.

Second derivatives at -O2, where check.h can ask for them, sanitizers and other levels rotate. ENZCC_TEST_EVERYTHING=1
adds -O1 without the sanitizers.
"""

from __future__ import annotations

import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from tests.compiling import Ran, enzcc, run

SOURCES = Path(__file__).parent / "c"
PROGRAMS = {path.stem: path for path in sorted(SOURCES.glob("*.c"))}

SECOND = "-DSECOND_ORDER"

MESSAGES = (
    "which of the bytes are one number is not known",
    "a number is moved here as a pointer",
    "an address is moved here as a number",
)
LIMITS = {
    ("bytes_serial", SECOND): "message",
    ("bytes_tagged", SECOND): "EZ0304",
    ("copy_exchanged", "-fsanitize=address,undefined"): "EZ0303",
    ("copy_words_exchanged", "-fsanitize=address,undefined"): "EZ0302",
    ("copy_passed", ""): "EZ0303",
    ("copy_integer", "-fsanitize=address,undefined"): "EZ0303",
    ("copy_into_gaps", "-fsanitize=address,undefined"): "EZ0303",
    ("copy_across_words", SECOND): "EZ0301",
    ("copy_declared_words", SECOND): "EZ030[14]",
    ("copy_within_arena", SECOND): "EZ0304",
    ("memory_union_walked", SECOND): "EZ0301",
    ("real_queue", SECOND): "EZ0301",
    ("memory_across_words", SECOND): "EZ030[12]",
    ("memory_arena_of_words", SECOND): "EZ0302",
    ("memory_across_words", "-fsanitize=address,undefined"): "EZ0301",
    ("memory_counts", SECOND): "EZ0302",
    ("memory_counts_beside", "-fsanitize=address,undefined"): "EZ0304",
    ("memory_own_strcpy", "-fsanitize=address,undefined"): "EZ0303",
    ("memory_member_arrays", "-fsanitize=address,undefined"): "EZ0302",
    ("memory_member_arrays_left", "-fsanitize=address,undefined"): "EZ0302",
    ("memory_ends", SECOND): "EZ0304",
    ("memory_member_arrays", SECOND): "EZ0304",
    ("memory_member_arrays_left", SECOND): "EZ0304",
    ("call_leaves", "-fsanitize=address,undefined"): "EZ0302",
    ("call_list_formed", SECOND): "EZ0302",
    ("memory_headed_pointers", SECOND): "EZ0301",
    ("memory_list_heads", SECOND): "EZ0301",
    ("memory_list_heads", "-fsanitize=address,undefined"): "EZ0303",
    ("memory_padding", SECOND): "EZ0304",
    ("memory_pool", SECOND): "EZ0304",
    ("memory_pool_of_unions", SECOND): "EZ0304",
    ("memory_ring_of_pools", SECOND): "EZ0304",
    ("memory_record_queue", SECOND): "EZ0301",
    ("memory_tree_of_cells", SECOND): "EZ030[24]",
    ("memory_tree_of_pools", SECOND): "message",
    ("memory_union_by_value", SECOND): "EZ0302",
    ("memory_union_moved", SECOND): "message",
    ("memory_union_taken", SECOND): "EZ0304",
    ("memory_union_registers", SECOND): "EZ0302",
    ("memory_union_of_three", SECOND): "EZ0304",
    ("memory_union_counted", SECOND): "EZ0304",
    ("memory_union_grows", SECOND): "EZ0304",
    ("move_unions", SECOND): "EZ0304",
    ("move_read_parts", SECOND): "EZ0304",
    ("move_swaps", "-fsanitize=address,undefined"): "EZ0303",
    ("move_swapped_records", SECOND): "EZ0302",
    ("move_swapped_records", "-fsanitize=address,undefined"): "EZ0303",
    ("move_swapped_messages", SECOND): "EZ0304",
    ("move_tagged_messages", SECOND): "EZ0304",
    ("move_lengths", SECOND): "EZ0302",
    ("move_halves", SECOND): "EZ0302",
    ("move_pieces_by_ways", SECOND): "EZ0302",
    ("move_within_one_object", SECOND): "EZ0302",
    ("move_queued_words", SECOND): "message",
} | dict.fromkeys(((name, "") for name in PROGRAMS if name.startswith("bytes_")), "EZ030[123]")
"""Programs that, compiled with a flag, are refused as yet, and the code, or that end with a message when they run. They
may be refused or right, never wrong:
above all those that move floats by bytes, with elements whose size is known at run time only, or through unions."""

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))

FAMILIES_AT_ALL_LEVELS = ("copy", "loop", "recursion", "restrict", "stack", "vector")
"""What the vectorizer, the unroller and inlining after differentiation can break."""

FAMILIES_SANITIZED = ("call", "copy", "global", "loop", "memory", "mode", "order", "recursion", "shadow", "stack")
"""What allocates, indexes or keeps a tape."""


WITH_SECOND_ORDER = [name for name, path in PROGRAMS.items() if re.search(r"^TEST(_WITHIN)?\(", path.read_text(), re.M)]
"""Those that leave main to check.h, which then checks second derivatives, too."""


def selected(*families: str) -> list[str]:
    return [name for name in PROGRAMS if name.split("_")[0] in families]


def build(name: str, *flags: str, into: Path) -> Ran:
    return enzcc(*flags, "-Wall", "-Werror", PROGRAMS[name], "-o", into / name, "-lm", cwd=into)


def check(name: str, *flags: str, into: Path, **environment: str) -> None:
    """Build and run; the compiler must be silent, and the program content: also with a tape that holds NaN wherever
    nothing was written."""
    made = build(name, *flags, into=into)
    limit = next((code for (program, flag), code in LIMITS.items() if program == name and flag in ("", *flags)), None)
    if made.status == 1 and limit is not None:
        assert re.search(rf"error: \[{limit}\]", made.err)
        return
    assert (made.status, made.err) == (0, "")
    for poison in ({"ENZCC_TAPE_POISON": "1"}, {}):
        ran = run(into / name, cwd=None, timeout=60, **environment, **poison)
        if limit == "message" and ran.status == -6 and any(said in ran.err for said in MESSAGES):
            continue
        assert ran.status == 0, ran.out + ran.err


@pytest.mark.rotated(3)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    check(name, level, into=tmp_path)


@pytest.mark.rotated(8)
@pytest.mark.parametrize("name", WITH_SECOND_ORDER)
def test_second_derivatives_in_all_orders_of_the_modes(name: str, tmp_path: Path) -> None:
    """Forward over reverse, reverse over forward, and each over itself: derivative code is differentiated again."""
    check(name, "-O2", SECOND, into=tmp_path)


@pytest.mark.rotated(2)
@pytest.mark.parametrize("name", ["copy_bytes_between", "copy_exchanged", "copy_variable_size", "move_swaps"])
def test_loops_that_test_first_where_code_is_small(name: str, tmp_path: Path) -> None:
    check(name, "-Oz", into=tmp_path)


@pytest.mark.rotated(6)
@pytest.mark.parametrize("level", ["-O1", "-O3"] if EVERYTHING else ["-O3"])
@pytest.mark.parametrize("name", selected(*FAMILIES_AT_ALL_LEVELS))
def test_the_levels_between_and_above(name: str, level: str, tmp_path: Path) -> None:
    check(name, level, into=tmp_path)


@pytest.mark.rotated(6)
@pytest.mark.parametrize("name", selected("call", "float", "real", "vector"))
def test_fast_math_leaves_the_derivatives_right(name: str, tmp_path: Path) -> None:
    check(name, "-O3", "-ffast-math", "-Wno-nan-infinity-disabled", into=tmp_path)


@pytest.mark.rotated(8)
@pytest.mark.parametrize("name", selected(*FAMILIES_SANITIZED))
def test_derivatives_are_clean_under_sanitizers(name: str, tmp_path: Path) -> None:
    """Every tape and shadow is freed, nothing is used after its end or beyond its bounds, nothing is undefined."""
    if not sanitizers():
        pytest.skip("this clang has no runtime of AddressSanitizer")
    flags = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-Wno-pass-failed")
    check(name, *flags, into=tmp_path, ASAN_OPTIONS="detect_leaks=1:detect_stack_use_after_return=1")


@cache
def sanitizers() -> bool:
    """Whether the clang that is used can link a sanitized program, and the program can run (not under a debugger)."""
    from enzyme_frontends.toolchain import find_clang

    command = [find_clang().path, "-fsanitize=address,undefined", "-x", "c", "-", "-o", os.devnull]
    done = subprocess.run(command, input="int main(void) { return 0; }", capture_output=True, text=True, check=False)
    return done.returncode == 0
