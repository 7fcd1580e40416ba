# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pointer to code may lead to any function of its type whose address is taken in the program.

So functions are taken to be called that never are, and what these call by hooks that nobody sets is not here. Such a
program is differentiated; should it get there after all, it ends with a message.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = """
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct options { double (*shade)(const double *, struct options *, int); int level; };
typedef void visit(double *, void *);
static volatile sig_atomic_t stopped;
static void stop(int number) { stopped = number; }

NOINLINE void each(double *v, int n, visit *f, void *data) {
  for (int i = 0; i < n && !stopped; i++) f(v + i, data);
}
static void squared(double *v, void *data) { *v *= *v * *(double *)data; }
static void tripled(double *v, void *data) { *v = 3 * *v + *(double *)data; }
static void shaded(double *v, void *data) {
  struct options *o = data;
  *v = o->shade(v, o, o->level); // no function of this type is in the program
}
void draw(double *v, int n, struct options *o) { each(v, n, shaded, o); }

static double f(double *x, int drawn) {
  struct options o = {0, 1};
  double v[3] = {x[0], x[1], x[0] * x[1]};
  signal(SIGINT, stop);
  each(v, 3, squared, x + 1);
  each(v, 3, tripled, x);
  if (drawn) draw(v, 3, &o);
  return v[0] * v[1] + sin(v[2]);
}

int main(int argc, char **argv) {
  double x[2] = {0.7, 0.4}, d[2] = {0, 0};
  int drawn = argc > 1;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, drawn);
  for (int k = 0; k < 2; k++) {
    double e[2] = {k == 0, k == 1}, y[2] = {x[0], x[1]}, h = 1e-6;
    double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, e, enzyme_const, drawn);
    y[k] = x[k] + h;
    double difference = f(y, drawn);
    y[k] = x[k] - h;
    difference = (difference - f(y, drawn)) / (2 * h);
    if (fabs(tangent - difference) > 1e-6 || fabs(tangent - d[k]) > 1e-12) return 1;
  }
  return 0;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_hook_that_only_pointers_lead_to_is_where_the_program_ends(level: str, tmp_path: Path) -> None:
    (tmp_path / "hook.c").write_text(PROGRAM)
    made = enzcc(level, "-w", "hook.c", "-lm", "-o", "hook", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "hook").status == 0
    ended = run(tmp_path / "hook", "drawn")
    assert ended.status not in (0, 1)
    assert "hook.c:23" in ended.err


CALLER = """
#include <stdio.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct options { double (*shade)(const double *, int); int level; };
double (*hook(void))(const double *, int);
__attribute__((noinline)) static void shaded(double *v, struct options *o) {
  if (o->level > 0) *v = o->shade(v, o->level);
}
static double f(double *x, struct options *o) {
  double v[2] = {x[0], x[1]};
  shaded(v, o);
  return v[0] * v[1];
}
int main(int argc, char **argv) {
  double x[2] = {0.7, 0.4}, d[2] = {0, 0}, e[2] = {1, 0};
  struct options o = {hook(), argc - 1};
  if (argc == 2) __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, &o);
  else d[0] = __enzyme_fwddiff((void *)f, enzyme_dup, x, e, enzyme_const, &o);
  return d[0] != 0.4;
}
"""
HOOK = """
static double squared(const double *v, int level) { return *v * *v * level; }
double (*hook(void))(const double *, int) { return squared; }
"""


def test_a_function_that_does_nothing_but_call_a_hook_is_not_taken_for_inactive(tmp_path: Path) -> None:
    """Its derivative has no instruction that carries one, as the hook's call is the end of the program; the function
    itself would call the hook."""
    (tmp_path / "caller.c").write_text(CALLER)
    (tmp_path / "hook.c").write_text(HOOK)
    assert enzcc("-O2", "--no-ir", "-c", "hook.c", cwd=tmp_path).status == 0
    made = enzcc("-O2", "-w", "caller.c", "hook.o", "-o", "caller", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "caller").status == 0
    for arguments in (["reverse"], ["forward", "mode"]):
        ended = run(tmp_path / "caller", *arguments)
        assert ended.status not in (0, 1)
        assert "caller.c:9" in ended.err
