"""Custom rules end to end: programs that register them, and check that it was theirs that were used.

Wrong ones are in tests/errors, higher orders and plain uses in tests/programs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

PROGRAMS = sorted((Path(__file__).parent / "c").glob("*.c"))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", [pytest.param(p, id=p.stem) for p in PROGRAMS])
def test_the_rules_of_a_program_are_used(program: Path, level: str, tmp_path: Path) -> None:
    made = enzcc(level, "-w", program, "-o", tmp_path / "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "program")
    assert ran.status == 0, ran.out + ran.err


LIBRARY = "double secret(double x) { return x * x; }\n"
HEADER = """\
double secret(double);
double known(double);
double augmented(double), gradient(double, double);
struct pair { double primal, tangent; } forward(double, double);
void *__enzyme_register_gradient_secret[] = {(void *)secret, (void *)augmented, (void *)gradient};
void *__enzyme_register_derivative_secret[] = {(void *)secret, (void *)forward};
void *__enzyme_inactivefn_known[] = {(void *)known};
"""
RULES = """\
#include "rules.h"
double known(double x) { return 7 * x; }
double augmented(double x) { return secret(x); }
double gradient(double x, double d) { return 20 * x * d; }
struct pair forward(double x, double dx) { return (struct pair){secret(x), 20 * x * dx}; }
"""
MAIN = """\
#include "rules.h"
#include <stdio.h>
double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);
double f(double x) { return secret(x) * known(1) + known(x); }
int main(void) { printf("%g %g\\n", __enzyme_autodiff((void *)f, 3), __enzyme_fwddiff((void *)f, 3, 1)); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_rules_from_a_header_in_two_files_for_a_function_in_a_third_without_code(level: str, tmp_path: Path) -> None:
    for name, text in {"library.c": LIBRARY, "rules.h": HEADER, "rules.c": RULES, "main.c": MAIN}.items():
        (tmp_path / name).write_text(text)
    assert enzcc("-O1", "-c", "library.c", "-o", "library.o", cwd=tmp_path).status == 0
    made = enzcc(level, "main.c", "rules.c", "library.o", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").out == "420 420\n"


def test_a_program_with_rules_and_without_requests_is_compiled(tmp_path: Path) -> None:
    """The tables mean nothing then, and their names stay in the object."""
    (tmp_path / "rules.h").write_text(HEADER)
    (tmp_path / "rules.c").write_text(RULES)
    made = enzcc("-O2", "-c", "rules.c", "-o", "rules.o", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")


UNSEEN = """\
void ask(void **given) {
    double t = *(double *)given[0], *y = given[1], *dy = given[2];
    dy[0] = -y[0] * t, dy[1] = y[1] * y[0];
}
"""
GIVEN_IN_MEMORY = """\
#include <enzyme.h>
#include <math.h>
#include <stdlib.h>
void ask(void **given);
__attribute__((noinline)) static void rate(double t, double *y, double *dy) {
    void *given[] = {&t, y, dy};
    ask(given);
}
static void *augmented(double t, double *y, double *d_y, double *dy, double *d_dy) {
    double *kept = malloc(3 * sizeof *kept);
    kept[0] = t, kept[1] = y[0], kept[2] = y[1];
    rate(t, y, dy);
    return kept;
}
static double gradient(double t, double *y, double *d_y, double *dy, double *d_dy, void *was) {
    double *kept = was, by_t = -kept[1] * d_dy[0];
    d_y[0] += kept[2] * d_dy[1] - kept[0] * d_dy[0];
    d_y[1] += kept[1] * d_dy[1];
    d_dy[0] = d_dy[1] = 0;
    free(kept);
    return by_t;
}
void *__enzyme_register_gradient_rate[] = {(void *)rate, (void *)augmented, (void *)gradient};
__attribute__((noinline)) static void euler(void (*f)(double, double *, double *), double *y, double dt, int steps) {
    double dy[2];
    for (int s = 0; s < steps; s++) {
        f(s * dt, y, dy);
        for (int i = 0; i < 2; i++) y[i] += dt * dy[i];
    }
}
static double last(const double *start, double dt, int steps) {
    double y[] = {start[0], start[1]};
    euler(rate, y, dt, steps);
    return y[0] + y[1];
}
int main(int count, char **arguments) {
    double start[] = {1, 0.5}, slopes[2] = {0}, h = 1e-6;
    double by_dt = __enzyme_autodiff((void *)last, enzyme_dup, start, slopes, 0.1, 4 + count);
    if (fabs(by_dt - (last(start, 0.1 + h, 5) - last(start, 0.1 - h, 5)) / (2 * h)) > 1e-8) return 1;
    for (int i = 0; i < 2; i++) {
        double up[] = {1, 0.5}, down[] = {1, 0.5};
        up[i] += h, down[i] -= h;
        if (fabs(slopes[i] - (last(up, 0.1, 5) - last(down, 0.1, 5)) / (2 * h)) > 1e-8) return 2 + i;
    }
    return 0;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_unseen_code_in_a_ruled_function_is_given_addresses_in_memory(level: str, tmp_path: Path) -> None:
    """The gradient is the user's; that the function writes `dy` is seen from that its address goes to unseen code."""
    for name, text in {"unseen.c": UNSEEN, "program.c": GIVEN_IN_MEMORY}.items():
        (tmp_path / name).write_text(text)
    assert enzcc("-O1", "--no-ir", "-c", "unseen.c", cwd=tmp_path).status == 0
    made = enzcc(level, "-w", "program.c", "unseen.o", "-o", "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").status == 0
