"""Julia, by a real one: derivatives in its own process, and code that is compiled ahead of time for C."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import enzyme_runtime
from tests.compiling import enzcc, needs

PROGRAMS = Path(__file__).parent / "programs"
MODULE = Path(enzyme_runtime.__file__).parent / "julia"
EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "julia"
BIN = Path(sys.executable).parent
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
ENVIRONMENT = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def julia(program: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a Julia program that uses the module Enzcc of this checkout."""
    command = [*needs("julia").command, "--startup-file=no", "--color=no", *options, str(program)]
    environment = {
        **os.environ,
        "JULIA_LOAD_PATH": f"{MODULE}:@stdlib",
        "ENZCC": str(Path(sys.executable).parent / "enzcc"),
    }
    return subprocess.run(command, capture_output=True, text=True, timeout=900, env=environment, check=False)


RUNS = [
    ("gradients", "2"),  # those of differences, and those of forward mode
    ("constants", "2"),  # work arrays that are constants, or captured
    ("ways", "2"),  # memory that is given in several ways
    ("checks", "2"),  # derivatives that are checked by differences
    ("unions", "2"),  # values that are an integer or a number
    ("interface", "2"),  # what the interface takes, and what it says of the rest
    *([("gradients", "0")] if EVERYTHING else []),
]


@pytest.mark.rotated(6)
@pytest.mark.parametrize(("program", "level"), RUNS)
def test_a_program_confirms_its_derivatives(program: str, level: str) -> None:
    done = julia(PROGRAMS / f"{program}.jl", f"--optimize={level}")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.rotated(3, on=0)
def test_the_examples_confirm_their_derivatives(tmp_path: Path) -> None:
    needs("julia")
    made = subprocess.run(
        ["make", "-s", "-C", EXAMPLES, f"BUILD={tmp_path}"],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    fit = subprocess.run([tmp_path / "fit"], capture_output=True, text=True, check=False)
    descent = julia(EXAMPLES / "predators.jl")
    for done in (fit, descent):
        assert done.returncode == 0, done.stdout + done.stderr
        assert "the derivatives are right" in done.stdout


MODEL = """
const W = [0.5, 1.5, 2.5]
struct P; a::Float64; b::Float64; n::Int; end
f(x::Vector{Float64}, n::Int) = begin s = 0.0; for i in 1:n; s += W[mod1(i, 3)] * sin(x[i])^2; end; s end
g(p::P, x::Float64) = (p.a * x^p.n, p.b * exp(x))
h!(y::Vector{Float64}, A::Matrix{Float64}, x::Vector{Float64}) = (y .= A * x .+ 1.0; nothing)
outside(x::Vector{Float64}) = x[4]
const CHANGING = Dict(1 => 2.0)
looked_up(x::Float64) = x * CHANGING[1]
unstable(x::Float64) = x * Main.undefined_now
"""

MAIN = """
#include <math.h>
#include <stdio.h>
#include "model.h"
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static int wrong(double is, double should) { return fabs(is - should) > 1e-12 ? printf("%g %g\\n", is, should) : 0; }
int main(void) {
  double w[3] = {0.5, 1.5, 2.5}, x[3] = {1, 2, 3}, dx[3] = {0}, dot = 0;
  int bad = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 3L, enzyme_const, 3L);
  for (int i = 0; i < 3; i++) bad += wrong(dx[i], w[i] * sin(2 * x[i])), dot += dx[i] * (i + 1);
  double v[3] = {1, 2, 3};
  bad += wrong(__enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 3L, enzyme_const, 3L), dot);
  double A[4] = {1, 2, 3, 4}, dA[4] = {0}, b[2] = {1, 2}, db[2] = {0}, y[2], dy[2] = {1, 10};
  __enzyme_autodiff((void *)h, enzyme_dup, y, dy, enzyme_const, 2L, enzyme_dup, A, dA, enzyme_const, 2L, enzyme_const,
                    2L, enzyme_dup, b, db, enzyme_const, 2L);
  bad += wrong(dA[0], 1) + wrong(dA[3], 20) + wrong(db[0], 21) + wrong(db[1], 43) + wrong(y[1], 11);
  struct { double a, b; long n; } p = {2, 3, 2};
  double r[2];
  g(r, &p, 2.0);
  bad += wrong(r[0], 8) + wrong(r[1], 3 * exp(2.0));
  return bad != 0;
}
"""


@pytest.fixture
def model(tmp_path: Path) -> Path:
    needs("julia")
    (tmp_path / "model.jl").write_text(MODEL)
    return tmp_path


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_c_differentiates_functions_that_julia_compiled_ahead_of_time(model: Path, level: str) -> None:
    (model / "main.c").write_text(MAIN)
    wanted = [
        *("--function", "f", "--signature", "Vector{Float64},Int"),
        *("--function", "g", "--signature", "P,Float64"),
    ]
    wanted += ["--function", "h!", "--signature", "Vector{Float64},Matrix{Float64},Vector{Float64}"]
    made = enzcc(
        level, "-c", "--lang", "julia", "model.jl", *wanted, "--emit-header", "model.h", "-o", "model.o", cwd=model
    )
    assert (made.status, made.err) == (0, "")
    linked = enzcc(level, "main.c", "model.o", "-lm", "-o", "main", cwd=model)
    assert (linked.status, linked.err) == (0, "")
    assert subprocess.run([model / "main"], check=False).returncode == 0


@pytest.mark.parametrize(
    ("function", "signature", "status", "message"),
    [
        ("looked_up", "Float64", 1, "EZ080"),
        ("unstable", "Float64", 1, "error: [EZ0808]"),
        ("absent", "Float64", 1, "'absent' of (Float64)"),
        ("f", "Float64", 1, "no method of 'f' takes (Float64)"),
    ],
)
def test_what_cannot_be_compiled_ahead_of_time_is_said(
    model: Path, function: str, signature: str, status: int, message: str
) -> None:
    made = enzcc("-O2", "-c", "model.jl", "--function", function, "--signature", signature, "-o", "m.o", cwd=model)
    assert made.status == status
    assert message in made.err
    assert not (model / "m.o").exists()


def test_an_error_in_the_program_is_julias(model: Path) -> None:
    (model / "broken.jl").write_text("f(x) = x +\nend\n")
    made = enzcc("-c", "broken.jl", "--function", "f", "--signature", "Float64", "-o", "m.o", cwd=model)
    assert made.status == 1
    assert "syntax" in made.err
