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
WAYS = {
    "signal": "signal(SIGUSR1, handler);",
    "sigaction": "struct sigaction a = {.sa_handler = handler, .sa_flags = 0}; sigaction(SIGUSR1, &a, &old);",
}
PROGRAM = """
#include <signal.h>
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static const double *given;
static double got;
static struct sigaction old;
struct sigaction kept;
extern struct sigaction other __attribute__((alias("kept")));
static volatile long bits;
__attribute__((noinline)) static void change(double *x) { *x *= *x; }
static void handler(int number) { HANDLER }
static double f(const double *x) {
    given = x;
    got = x[0];
    INSTALL
    raise(SIGUSR1);
    return got * x[2];
}
int main(void) {
    double x[3] = {1, 2, 3}, d[3] = {0};
    BEFORE
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    change(x);
    return bits != 0;
}
"""


def program(does: str, installs: str, before: str = "") -> str:
    return PROGRAM.replace("HANDLER", does).replace("INSTALL", installs).replace("BEFORE", before)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", HANDLERS)
def test_it_is_refused(name: str, way: str, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text(program(HANDLERS[name], WAYS[way]))
    made = enzcc("-O2", "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "a.c:16:" in made.err and "[EZ0201]" in made.err and f"'{way}'" in made.err, made.err


BEFORE = {
    "in the record": "old.sa_handler = handler;",
    "by the record": "struct sigaction a = {.sa_handler = handler}; sigaction(10, &a, 0), sigaction(10, 0, &old);",
    "through a pointer": "struct sigaction *place = &old; memset(place, got != 0, 1); place->sa_handler = handler;",
}


@pytest.mark.parametrize("name", BEFORE)
def test_one_that_was_there_before_is_refused_when_it_is_put_back(name: str, tmp_path: Path) -> None:
    text = program(HANDLERS["writes"], "sigaction(SIGUSR1, &old, 0);", BEFORE[name])
    (tmp_path / "a.c").write_text("#include <string.h>" + text)
    made = enzcc("-O2", "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0201]" in made.err, made.err


UNKNOWN = {
    "chosen": "struct sigaction a = {.sa_handler = x[0] > 0 ? handler : SIG_IGN}; sigaction(SIGUSR1, &a, 0);",
    "copied": "struct sigaction a, b; b.sa_handler = handler; a = b; sigaction(SIGUSR1, &a, 0);",
    "allocated": "struct sigaction *a = calloc(1, 200); a->sa_handler = handler; sigaction(SIGUSR1, a, 0); free(a);",
    "in an array": "struct sigaction a[2] = {0}; a[x[0] > 0].sa_handler = handler; sigaction(SIGUSR1, &a[1], 0);",
    "in a static array": "static struct sigaction a[2]; a[1].sa_handler = handler; sigaction(SIGUSR1, &a[1], 0);",
    "by another name": "kept.sa_handler = handler; sigaction(SIGUSR1, &other, 0);",
    "as a number": "struct sigaction a = {0}; *(long *)&a = (long)handler; sigaction(SIGUSR1, &a, 0);",
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", UNKNOWN)
def test_one_in_a_record_that_is_filled_otherwise_is_refused(name: str, level: str, tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("#include <stdlib.h>" + program(HANDLERS["writes"], UNKNOWN[name]))
    made = enzcc(level, "-w", "a.c", "-o", "a", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0201]" in made.err, made.err
