"""A handler of signals that reads or writes what may carry derivatives: nobody knows when it runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc

HANDLERS = {
    "writes": "got = given[0] * given[1];",
    "changes": "got *= got;",
    "moves": "bits = *(long *)&got;",
    "calls": "change(&got);",
}
PROGRAM = """
#include <signal.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static const double *given;
static double got;
static volatile long bits;
__attribute__((noinline)) static void change(double *x) { *x *= *x; }
static void handler(int number) { HANDLER }
static double f(const double *x) {
    given = x;
    got = x[0];
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    return got * x[2];
}
int main(void) {
    double x[3] = {1, 2, 3}, d[3] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    change(x);
    return bits != 0;
}
"""


@pytest.mark.parametrize("name", HANDLERS)
def test_it_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(PROGRAM.replace("HANDLER", HANDLERS[name]))
    made = enzcc("-O2", "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "a.c:13:" in made.err and "[EZ0201]" in made.err and "'signal'" in made.err, made.err
