"""Exported derivatives are with respect to arguments: what carries derivatives must not come by the globals that their
functions read. The header says which these are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

MODEL = """\
#include <math.h>
double scale = 2;
static double bias = 3;
void set_bias(double v) { bias = v; }
double scaled(double x) { return scale * sin(x); }
double biased(double x) { return bias * sin(x); }
double plain(double x) { return sin(x); }
"""
USER = """\
#include "model.h"
double __enzyme_autodiff(void *, double);
extern double scale;
void set_bias(double);
double scaled(double), biased(double), plain(double);
static double f(double x) {
  %s
}
int main(void) {
  double d = __enzyme_autodiff((void *)f, 0.5), h = 1e-6, wanted = (f(.5 + h) - f(.5 - h)) / (2 * h);
  return !(d / wanted - 1 < 1e-6 && wanted / d - 1 < 1e-6);
}
"""


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    into = tmp_path_factory.mktemp("model")
    (into / "model.c").write_text(MODEL)
    options = ("--export-derivatives=scaled,biased,plain", "--emit-header=model.h", "--no-ir")
    assert enzcc("-O2", "-c", "model.c", *options, cwd=into).err == ""
    return into


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("scale = x * x; return scaled(x);", "into the global 'scale'"),
        ("set_bias(x * x); return biased(x);", "goes into 'set_bias', whose code is not here"),
    ],
)
def test_what_an_exported_function_reads_carries_no_derivative(model: Path, body: str, said: str) -> None:
    (model / "lost.c").write_text(USER % body)
    made = enzcc("-O2", "lost.c", "model.o", "-lm", "-o", "lost", cwd=model)
    assert made.status == 1
    assert "lost.c:7:" in made.err
    assert "[EZ0201]" in made.err
    assert said in made.err


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_globals_that_depend_on_nothing_active_are_read_as_they_are(model: Path, level: str) -> None:
    body = "scale = 4; set_bias(5); return scaled(x) * biased(x) + plain(scale * x);"
    (model / "user.c").write_text(USER % body)
    made = enzcc(level, "user.c", "model.o", "-lm", "-o", "user", cwd=model)
    assert (made.status, made.err) == (0, "")
    assert run(model / "user", cwd=model).status == 0


def test_a_function_that_reads_no_global_may_be_called_beside_them(model: Path) -> None:
    (model / "beside.c").write_text(USER % "scale = x * x; return plain(x) * scale;")
    made = enzcc("-O2", "beside.c", "model.o", "-lm", "-o", "beside", cwd=model)
    assert made.status == 1  # the global is defined elsewhere: it has no shadow here
    assert "[EZ0203]" in made.err
