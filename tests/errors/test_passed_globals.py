"""A pointer of which only the running program knows that it leads to a global, which the function also names: the
program ends with a message. One that leads elsewhere is differentiated, though it might have been such a pointer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = """
#include <math.h>
#include <stdlib.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double x[3] = {.5, 2, 3}, pool[16], *top = pool;
static double *take(int n) { top += n; return top - n; }
static double named(double *p) { x[0] = p[0] * p[1]; return x[0] * p[0] + x[1]; }
static double pooled(double *p) {
  double *t = take(2);
  for (int i = 0; i < 2; i++) t[i] = p[i] * p[0];
  return t[0] * t[1];
}
__attribute__((noinline)) void gradient(double *p, double *d) {
  __enzyme_autodiff((void *)named, enzyme_dup, p, d);
}
__attribute__((noinline)) void gradient_in_pool(double *p, double *d) {
  __enzyme_autodiff((void *)pooled, enzyme_dup, p, d);
}
int main(int argc, char **argv) {
  double d[3] = {0}, here[3] = {.5, 2, 3}, *heap = malloc(sizeof here);
  heap[0] = .5, heap[1] = 2;
  gradient(argc == 1 ? here : argv[1][0] == 'h' ? heap : argv[1][0] == 'x' ? x : x + 1, d);
  double *p = take(2), *q = take(2);
  p[0] = 3, p[1] = 2, q[0] = q[1] = 0;
  gradient_in_pool(p, q);  // p0^3 p1
  return !(fabs(d[0] - 2) + fabs(d[1] - .25) + fabs(q[0] - 54) + fabs(q[1] - 27) < 1e-12);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_pointer_to_a_global_that_is_used_by_name_ends_the_program(level: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    made = enzcc(level, "program.c", "-o", "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    for elsewhere in ([], ["heap"]):
        assert run(tmp_path / "program", *elsewhere, cwd=tmp_path).status == 0
    for inside in ("x", "later"):
        ended = run(tmp_path / "program", inside, cwd=tmp_path)
        assert ended.status != 0
        assert "program.c:15: a pointer to the global 'x' is passed here with a shadow" in ended.err


IN_MEMORY = """
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double x[2] = {3, 5}, dx[2], y[2] = {2, 4}, dy[2];
static double f(double **rows) { return rows[0][0] * x[0] + rows[1][1] * rows[1][1]; }
int main(int argc, char **argv) {
  double *rows[] = {argc == 1 ? y : x, y}, *shadows[] = {argc == 1 ? dy : dx, dy};
  __enzyme_autodiff((void *)f, enzyme_dup, rows, shadows);
  return !(dy[0] == 3 && dy[1] == 8);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_so_does_one_that_comes_out_of_memory_with_another_shadow(level: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(IN_MEMORY)
    made = enzcc(level, "program.c", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program", cwd=tmp_path).status == 0
    ended = run(tmp_path / "program", "x", cwd=tmp_path)
    assert ended.status != 0 and "a pointer to the global 'x'" in ended.err
