# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A function that is put into a member as if that were another struct's: where one struct begins with all that the
other has, it is known; elsewhere the program ends with a message, and has no other gradient than the right one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
struct base { double (*area)(void *); double side; };
struct other { double (*area)(void *); MEMBERS };
static double square(void *p) { struct base *b = p; return b->side * b->side; }
static double oblong(void *p) { struct other *o = p; return o->width * o->height; }
__attribute__((noinline)) struct base *base_new(double side) {
  struct base *b = malloc(sizeof *b);
  b->area = square;
  b->side = side;
  return b;
}
__attribute__((noinline)) struct other *other_new(double width, double height) {
  struct other *o = malloc(sizeof *o);
  o->area = oblong;
  o->width = width;
  o->height = height;
  return o;
}
__attribute__((noinline)) double area(struct base *b) { return b->area(b); }
__attribute__((noinline)) double area_of_other(struct other *o) { return o->area(o); }
static double f(double *x, double *as_base) {
  struct base *b = base_new(x[0]);
  struct other *o = other_new(x[0], x[1]);
  double y = area(b) + (*as_base > 0 ? area((struct base *)o) : area_of_other(o));
  free(b);
  free(o);
  return y;
}
int main(int argc, char **argv) {
  double x[2] = {3, 5}, d[2] = {0}, how = argc > 1, dhow = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_dup, &how, &dhow);
  printf("%g %g\\n", d[0], d[1]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("separately", [False, True])
@pytest.mark.parametrize("known", [False, True])
def test_a_member_of_another_struct(level: str, separately: bool, known: bool, tmp_path: Path) -> None:
    members = "double width, height;" if known else "int kind; double width, height;"
    (tmp_path / "a.c").write_text(PROGRAM.replace("MEMBERS", members))
    if separately:
        assert enzcc(level, "-c", "a.c", "-o", "a.o", cwd=tmp_path).status == 0
    assert enzcc(level, "a.o" if separately else "a.c", "-o", "a", "-lm", cwd=tmp_path).status == 0
    ran = run(tmp_path / "a")
    assert (ran.status, ran.out) == (0, "11 3\n")
    ended = run(tmp_path / "a", "x")
    if known or not ended.status:  # (an object of its own does not know what other files do to members)
        assert (ended.status, ended.out) == (0, "11 3\n")
    else:
        assert "a.c:23" in ended.err
