"""Reverse mode through a difference quotient is warned of at the division; quotients over a grid or time are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc

pytestmark = pytest.mark.rotated(2)

HEAD = """#include <math.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static void rhs(const double *y, const double *p, double *f) {
  for (int i = 0; i < 3; i++) f[i] = p[i] * sin(y[i]) * y[0];
}
static double one(double x, double p) { return sin(x) * p; }
"""
JACOBIAN = """static void jacobian(const double *y, const double *p, const double *f0, double *J) {
  for (int j = 0; j < 3; j++) {
    double z[3], f[3], h = STEP;
    memcpy(z, y, sizeof z);
    z[j] = y[j] + h;
    AGAIN
    rhs(z, p, f);
    for (int i = 0; i < 3; i++)
      J[3 * i + j] = (f[i] - f0[i]) / h; // here
  }
}
static double total(const double *p, const double *y) {
  double f[3], J[9], s = 0;
  rhs(y, p, f), jacobian(y, p, f, J);
  for (int i = 0; i < 9; i++) s += J[i] * f[i % 3];
  return s;
}
"""
RELATIVE = JACOBIAN.replace("STEP", "1e-8 * (fabs(y[j]) + 1e-3)")
LIKELY = {
    "a step that is relative": RELATIVE.replace("AGAIN", ""),
    "a step that is what arrives": RELATIVE.replace("AGAIN", "h = z[j] - y[j];"),
    "a constant step": JACOBIAN.replace("STEP", "1e-7").replace("AGAIN", ""),
    "steps that are kept": """typedef struct { double step[3], moved[3][3], value[3][3]; } room;
static __attribute__((noinline)) void jacobian(room *r, const double *y, const double *p, const double *f0, double *J) {
  for (int j = 0; j < 3; j++) r->step[j] = (y[j] + 1e-8 * fabs(y[j])) - y[j];
  for (int j = 0; j < 3; j++) {
    for (int i = 0; i < 3; i++) r->moved[j][i] = y[i] + (i == j ? r->step[i] : 0);
    rhs(r->moved[j], p, r->value[j]);
  }
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++)
      J[3 * i + j] = (r->value[j][i] - f0[i]) / r->step[j]; // here
}
static double total(const double *p, const double *y) {
  room r;
  double f[3], J[9], s = 0;
  rhs(y, p, f), jacobian(&r, y, p, f, J);
  for (int i = 0; i < 9; i++) s += J[i] * f[i % 3];
  return s;
}
""",
    "in place, by the inverse": """static double total(const double *p, double *y) {
  double f0[3], f1[3], s = 0;
  rhs(y, p, f0);
  for (int j = 0; j < 3; j++) {
    double kept = y[j], h = 1e-8 * fabs(kept), inverse = 1 / h; // here
    y[j] += h, rhs(y, p, f1), y[j] = kept;
    for (int i = 0; i < 3; i++) s += (f1[i] - f0[i]) * inverse;
  }
  return s;
}
""",
    "central": """static double total(const double *p, const double *y) {
  double h = 1e-6;
  return (one(y[0] + h, p[0]) - one(y[0] - h, p[0])) / (2 * h); // here
}
""",
}
RIGHT = {
    "a stencil": """static double total(const double *p, const double *y) {
  double u[3], s = 0, x = 0, dx = 0.1;
  for (int i = 0; i < 3; i++) u[i] = p[i] * sin(x), x += dx;
  for (int i = 0; i < 2; i++) s += (u[i + 1] - u[i]) / dx;
  return s + y[0];
}
""",
    "a rate": """static double total(const double *p, const double *y) {
  double old[3], f[3], t[3] = {0, 0, 0}, s = 0, dt = 0.01;
  rhs(t, p, old);
  for (int k = 0; k < 4; k++) {
    t[0] += dt, rhs(t, p, f);
    for (int i = 0; i < 3; i++) s += (f[i] - old[i]) / dt, old[i] = f[i];
  }
  return s + y[0];
}
""",
    "a step of Euler's": """static double total(const double *p, const double *y0) {
  double y[3], old[3], f[3], s = 0, h = 0.01;
  memcpy(y, y0, sizeof y);
  for (int k = 0; k < 4; k++) {
    memcpy(old, y, sizeof y), rhs(y, p, f);
    for (int i = 0; i < 3; i++) y[i] += h * f[i];
    for (int i = 0; i < 3; i++) s += (y[i] - old[i]) / h;
  }
  return s;
}
""",
    "inactive": "static void jacobian(const double *, const double *, const double *, double *);\n"
    "void *__enzyme_inactivefn_jacobian = (void *)jacobian;\n" + LIKELY["a step that is relative"],
}


def said(source: str, level: str, into: Path, request: str = "autodiff") -> str:
    (into / "prog.c").write_text(
        f"{HEAD}{source}double of(double *p, double *dp, double *y, double *dy) "
        f"{{ return __enzyme_{request}((void *)total, p, dp, y, dy); }}\n"
    )
    made = enzcc(level, "-c", "prog.c", cwd=into)
    assert made.status == 0, made.err
    return made.err


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", LIKELY)
def test_a_quotient_of_what_was_increased_is_a_warning_at_the_division(name: str, level: str, tmp_path: Path) -> None:
    text = said(LIKELY[name], level, tmp_path)
    line = 1 + (HEAD + LIKELY[name]).splitlines().index(next(t for t in LIKELY[name].splitlines() if "// here" in t))
    assert text.startswith(f"prog.c:{line}:")
    assert text.splitlines()[0].endswith("[-Wenzyme-difference-quotient]")
    assert text.count("warning: ") == 1
    assert "__enzyme_inactivefn_" in text


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", RIGHT)
def test_other_quotients_are_none(name: str, level: str, tmp_path: Path) -> None:
    assert said(RIGHT[name], level, tmp_path) == ""


def test_forward_mode_loses_nothing_and_is_not_warned_of(tmp_path: Path) -> None:
    assert said(LIKELY["central"], "-O2", tmp_path, "fwddiff") == ""
