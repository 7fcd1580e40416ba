"""Functions of C that copy text are believed to move no number. Where bits of one are passed to them for text, the
auditor sees them move; numbers beside texts stay apart from these."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc

HEAD = """#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
struct s { char name[16]; double v; char other[8]; double w; };
__attribute__((noinline)) static void put(struct s *a, const char *from) { char *to = a->name; WAY }
static double f(const double *x) {
  struct s *a = calloc(1, sizeof *a);
"""
MAIN = "\nint main(void) { double x[3] = {.5, 2, 3}, d[3] = {0}; __enzyme_autodiff((void *)f, x, d); }\n"
BITS = """
  char text[16] = {0};
  double y = x[0] * x[1], z;
  memcpy(text, &y, 8);
  put(a, text);
  memcpy(&z, a->name, 8);
  return z * x[0];
}"""
BESIDE = """
  struct s *b = calloc(1, sizeof *b);
  b->name[0] = 'a', b->other[0] = 'b';
  b->v = x[0] * x[1];
  a->w = x[2];
  put(a, b->name);
  put(b, a->other);
  a->v = b->v * x[2];
  return a->v * a->w + b->v;
}"""
WAYS = {
    "strcpy": "strcpy(to, from);",
    "strncpy": "strncpy(to, from, 16);",
    "stpcpy": "stpcpy(to, from);",
    "strdup": "char *made = strdup(from); memcpy(to, made, 8); free(made);",
    "a loop": "while ((*to++ = *from++));",
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("way", WAYS)
def test_bits_of_a_number_that_are_passed_for_text_are_found(way: str, level: str, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(HEAD.replace("WAY", WAYS[way]) + BITS + MAIN)
    made = enzcc(level, "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0" in made.err, made.err


@pytest.mark.parametrize("way", ["strcpy", "strncpy", "stpcpy"])
def test_numbers_beside_a_text_are_no_part_of_it(way: str, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(HEAD.replace("WAY", WAYS[way]) + BESIDE + MAIN)
    made = enzcc("-O2", "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 0, made.err


def test_a_loop_that_copies_characters_may_copy_a_number_behind_them(tmp_path: Path) -> None:
    bits = BITS.replace("memcpy(text, &y, 8)", "memset(text, 'a', 8), memcpy(text + 8, &y, 8)")
    bits = bits.replace("memcpy(&z, a->name, 8)", "memcpy(&z, a->name + 8, 8)")
    (tmp_path / "a.c").write_text(HEAD.replace("WAY", WAYS["a loop"]) + bits + MAIN)
    made = enzcc("-O2", "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0" in made.err, made.err
