"""Variables that are not static may be read and written by other files, by their names: not by those of languages'
libraries, where the whole program is here."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = r"""
#include <cmath>
#include <cstdio>
#include <dlfcn.h>
#include <iostream>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double state[4];
int steps;
void report(double);
void *plugin;
static void step() {
  for (int i = 0; i < 4; i++) state[i] = state[i] * state[(i + 1) % 4] + 0.1;
  if (++steps % 2) OUT
}
static double f(double *x) {
  steps = 0;
  for (int i = 0; i < 4; i++) state[i] = x[i & 1] * (i + 1);
  for (int k = 0; k < 3; k++) step();
  return state[0] + state[2];
}
int main() {
  double x[2] = {0.5, 0.4}, g[2] = {0}, t[2] = {1, 0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
  double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, t), h = 1e-5, difference[2];
  for (int i = 0; i < 2; i++) {
    double above[2] = {x[0], x[1]}, below[2] = {x[0], x[1]};
    above[i] += h, below[i] -= h;
    difference[i] = (f(above) - f(below)) / (2 * h);
  }
  for (int i = 0; i < 2; i++)
    if (!(std::fabs(g[i] - difference[i]) < 1e-7)) return 1;
  return !(std::fabs(forward - g[0]) < 1e-12);
}
"""
PRINTED = 'std::cout << "state " << state[0] << " after " << steps << std::endl;'


@pytest.mark.parametrize("apart", [False, True], ids=["one command", "an object"])
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_stream_knows_no_variables_of_the_program(level: str, apart: bool, tmp_path: Path) -> None:
    (tmp_path / "f.cpp").write_text(PROGRAM.replace("OUT", PRINTED))
    if apart:
        assert enzcc(level, "-w", "-c", "f.cpp", cwd=tmp_path, cxx=True).status == 0
    made = enzcc(level, "-w", "f.o" if apart else "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    assert run(tmp_path / "f").status == 0


@pytest.mark.parametrize(
    "more",
    ["report(1);", 'plugin = dlopen("plugin.so", RTLD_NOW);'],
    ids=["another file's function", "code that is loaded"],
)
def test_where_others_may_know_them_they_may_be_written(more: str, tmp_path: Path) -> None:
    (tmp_path / "f.cpp").write_text(PROGRAM.replace("OUT", f"{{ {PRINTED} {more} }}"))
    (tmp_path / "other.cpp").write_text("extern double state[4]; void report(double v) { state[1] = v; }\n")
    assert enzcc("-O2", "--no-ir", "-c", "other.cpp", cwd=tmp_path, cxx=True).status == 0
    made = enzcc("-O2", "-w", "f.cpp", "other.o", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 1
    assert re.search(r"error: \[EZ0201\]", made.err), made.err
