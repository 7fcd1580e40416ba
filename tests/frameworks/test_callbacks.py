# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Native code that calls functions of Python: values, derivatives by what the user gives, exceptions, refusals."""

from __future__ import annotations

import math
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzcc
from enzcc import CompileError, Function, SignatureError
from enzcc.callbacks import Callback
from enzcc.signature import parse
from tests.compiling import needs

SOURCE = """
#include <stdlib.h>
#include <stdint.h>
double area(double (*f)(double, void *), void *data, double a, double b, int n) {
    double h = (b - a) / n, sum = (f(a, data) + f(b, data)) / 2;
    for (int i = 1; i < n; i++) sum += f(a + i * h, data);
    return sum * h;
}
void euler(void (*rate)(double t, const double *y, double *dy), int n, double *y, double dt, int steps) {
    double dy[n];
    for (int s = 0; s < steps; s++) {
        rate(s * dt, y, dy);
        for (int i = 0; i < n; i++) y[i] += dt * dy[i];
    }
}
typedef int Rate(float t, const float *y, int n, float *dy, int64_t *counts);
int squared(Rate *rate, int n, const float *y, float *out, int64_t *counts) {
    int status = rate(0.5f, y, n, out, counts);
    for (int i = 0; i < n; i++) out[i] *= out[i];
    return status;
}
double replaced(void (*f)(double *x), double *x, int n) {
    double *z = malloc(n * sizeof *z), sum = 0;
    for (int i = 0; i < n; i++) z[i] = x[i] * x[i];
    f(z), f(z);
    for (int i = 0; i < n; i++) sum += z[i] * x[i];
    free(z);
    return sum;
}
double watched(void (*see)(int, const double *), const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i], see(i, x);
    return sum;
}
double both(double (*f)(double), double (*g)(double), double x) { return f(g(x)) * g(x); }
static long calls;
double counted(double (*f)(double), double x) { return calls++, f(x) * x; }
"""
CXX = """
#include <functional>
#include <stdexcept>
#include <vector>
extern "C" double total(double (*f)(const double *, void *), void *data, const double *x, int n) {
    std::vector<double> squares(x, x + n);
    for (double &s : squares) s *= s;
    std::function<double(const double *)> g = [=](const double *p) { return f(p, data); };
    double sum = g(squares.data());
    if (sum > 1e6) throw std::overflow_error("too much");
    return sum * squares[0];
}
"""
FORTRAN = """
subroutine trapezoid(f, a, b, n, s)
  implicit none
  interface
    function f(x)
      real(8), intent(in) :: x
      real(8) :: f
    end function
  end interface
  integer, intent(in) :: n
  real(8), intent(in) :: a, b
  real(8), intent(out) :: s
  integer :: i
  s = (f(a) + f(b)) / 2
  do i = 1, n - 1
    s = s + f(a + i * (b - a) / n)
  end do
  s = s * (b - a) / n
end subroutine
"""
AREA = "f: (x: f64, data: null -> f64), data: null, a: f64, b: f64, n: i32 -> f64"
EULER = "rate: (t: f64, y: f64[n], dy: out f64[n]), n: i32, y: inout f64[n], dt: f64, steps: i32"
BOTH = "f: (x: f64 -> f64), g: (x: f64 -> f64), x: f64 -> f64"
SINE = enzcc.callback(math.sin, vjp=lambda x, w: w * math.cos(x))
GROWTH = enzcc.callback(math.exp, jvp=lambda x, t: t * math.exp(x))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("callbacks") / "calling.c"
    made.write_text(SOURCE)
    return made


@pytest.fixture(scope="module")
def area(file: Path) -> Function:
    return enzcc.load(file, "area", AREA)


@pytest.fixture(scope="module")
def both(file: Path) -> Function:
    return enzcc.load(file, "both", BOTH)


@pytest.mark.parametrize("f", [SINE, GROWTH], ids=["by its vjp", "by its jvp"])
def test_both_modes_by_either_derivative(f: Callback, area: Function) -> None:
    assert area.check(f, 0.2, 1.0, n=7)
    assert np.allclose(area.grad(f, 0.0, 1.0, 2000), [-f(0.0), f(1.0)], atol=1e-6)
    assert np.allclose(area.jacobian(f, 0.0, 1.0, 7), area.grad(f, 0.0, 1.0, 7))
    value, gradient = area.value_and_grad(f, 0.0, 1.0, 7)
    assert value == area(f, 0.0, 1.0, 7) and np.allclose(gradient, area.grad(f, 0.0, 1.0, 7))
    assert np.allclose(area.batched.grad(f, [0.0, 0.1], 1.0, 7)[0][1], area.grad(f, 0.1, 1.0, 7)[0])


def test_arrays_whose_sizes_the_function_around_it_has(file: Path) -> None:
    euler = enzcc.load(file, "euler", EULER)

    def rate(t: float, y: Any) -> Any:
        return np.array([t - y[0] * y[1], y[0] * y[0] - y[1]])

    def vjp(t: float, y: Any, w: Any) -> Any:
        return w[0], [2 * w[1] * y[0] - w[0] * y[1], -w[0] * y[0] - w[1]]

    assert euler.check(enzcc.callback(rate, vjp=vjp), [1.0, 0.5], 0.1, 5)
    moved = euler(rate, [1.0, 0.5], 0.1, 5)
    assert np.allclose(pickle.loads(pickle.dumps(euler))(rate, [1.0, 0.5], 0.1, 5), moved)
    with pytest.raises(SignatureError, match=r"dy of <lambda> has the shape \[3\], and should have \[2\]"):
        euler(lambda t, y: [1.0, 2.0, 3.0], [1.0, 0.5], 0.1, 5)
    with pytest.raises(SignatureError, match="vjp of rate gives 1 value, and should give t, y"):
        euler.vjp((enzcc.callback(rate, vjp=lambda t, y, w: w), [1.0, 0.5], 0.1, 5), [1.0, 1.0])


def test_integers_results_and_what_has_no_derivative(file: Path) -> None:
    said = "rate: (t: f32, y: f32[n], n: i32, dy: out f32[n], counts: out i64[2] -> i32), n: i32, y: f32[n],"
    squared = enzcc.load(file, "squared", f"{said} out: out f32[n], counts: out i64[2] -> i32")
    f = enzcc.callback(lambda t, y: (3, t * y * y, [len(y), 7]), vjp=lambda t, y, w: (np.sum(w * y * y), 2 * t * y * w))
    status, out, counts = squared(f, [1, 2, 3])
    assert (status, out.tolist(), counts.tolist()) == (3, [0.25, 4.0, 20.25], [3, 7])
    assert squared.vjp((f, [1, 2, 3]), np.ones(3, "f4")).tolist() == [1.0, 8.0, 27.0]
    assert squared.check(f, [1, 2, 3])


def test_an_argument_that_is_replaced(file: Path) -> None:
    replaced = enzcc.load(file, "replaced", "f: (x: inout f64[n]), x: f64[n], n: i32 -> f64")
    f = enzcc.callback(np.sin, vjp=lambda x, w: w * np.cos(x))
    assert replaced.check(f, [1.0, 2.0, 3.0])


def test_who_only_looks_needs_no_derivative(file: Path) -> None:
    watched = enzcc.load(file, "watched", "see: (i: i32, x: f64[n]), x: f64[n], n: i32 -> f64")
    seen: list[Any] = []
    assert watched.grad(lambda i, x: seen.append((i, x)), [1.0, 2.0]).tolist() == [2.0, 4.0]
    assert [(i, x.tolist()) for i, x in seen] == [(0, [1.0, 2.0]), (1, [1.0, 2.0])]


def test_functions_of_functions(both: Function, file: Path) -> None:
    nested = enzcc.callback(lambda x: both(SINE, GROWTH, x), vjp=lambda x, w: w * both.grad(SINE, GROWTH, x))
    assert both.check(nested, GROWTH, 0.2)
    square = enzcc.compile("double square(double x) { return x * x; }", "square")
    assert both.check(square, GROWTH, 0.2)  # what enzcc has loaded brings its derivatives
    counted = enzcc.load(file, "counted", "f: (x: f64 -> f64), x: f64 -> f64")  # it changes a variable of its own
    assert counted.check(enzcc.callback(lambda x: counted(SINE, x), vjp=lambda x, w: w * counted.grad(SINE, x)), 0.7)


def test_threads_have_their_own(both: Function, file: Path) -> None:
    counted = enzcc.load(file, "counted", "f: (x: f64 -> f64), x: f64 -> f64")

    def work(k: float) -> None:
        f = enzcc.callback(lambda x: k * x, vjp=lambda x, w: k * w)
        for _ in range(20):
            assert both.grad(f, f, 1.0) == 2 * k**3 and counted(f, 1.0) == k

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, [1.0, 2.0, 3.0, 4.0]))


def failing(*_: float) -> float:
    raise KeyError("no such number")


def test_exceptions_come_out_as_they_are(area: Function) -> None:
    for f in (failing, enzcc.callback(math.sin, vjp=failing)):
        with pytest.raises(KeyError, match="no such number") as caught:
            area.grad(f, 0.0, 1.0, 5)
        assert caught.traceback[-1].name == "failing"
    assert np.allclose(area.grad(SINE, 0.0, 1.0, 5)[1], math.sin(1.0), atol=1e-2)
    with pytest.raises(KeyboardInterrupt):
        area(lambda x: (_ for _ in ()).throw(KeyboardInterrupt()), 0.0, 1.0, 5)


def test_cxx(tmp_path: Path) -> None:
    (tmp_path / "calling.cpp").write_text(CXX)
    said = "f: (x: f64[n], data: null -> f64), data: null, x: f64[n], n: i32 -> f64"
    total = enzcc.load(tmp_path / "calling.cpp", "total", said)
    cubes = enzcc.callback(lambda x: np.sum(x**3), vjp=lambda x, w: 3 * w * x * x)
    assert total.check(cubes, [1.0, 2.0])
    with pytest.raises(OverflowError, match="too much"):
        total.grad(enzcc.callback(lambda x: 1e9, vjp=lambda x, w: x), [1.0, 2.0])
    with pytest.raises(KeyError):
        total.grad(enzcc.callback(np.sum, vjp=failing), [1.0, 2.0])


def test_fortran(tmp_path: Path) -> None:
    needs("fortran")
    (tmp_path / "calling.f90").write_text(FORTRAN)
    said = "f: (x: &f64 -> f64), a: &f64, b: &f64, n: &i32, s: out &f64"
    trapezoid = enzcc.load(tmp_path / "calling.f90", "trapezoid", said)
    assert trapezoid.check(SINE, 0.0, 1.0, n=6)
    with pytest.raises(KeyError):
        trapezoid(failing, 0.0, 1.0, 6)
    with pytest.raises(KeyError):
        trapezoid.grad(enzcc.callback(math.sin, vjp=failing), 0.0, 1.0, 6)


def test_what_is_refused(area: Function, file: Path, tmp_path: Path) -> None:
    arguments = (0.0, 1.0, 5)
    with pytest.raises(TypeError, match=r"'sin' has no derivative.*enzcc\.callback\(sin, vjp="):
        area.grad(math.sin, *arguments)
    with pytest.raises(TypeError, match=r"'f' is 3, and the native function takes a function: \(x: f64"):
        area(3, *arguments)
    with pytest.raises(SignatureError, match="no second derivative of 'area'"):
        area.hvp((SINE, *arguments), (1.0, 1.0))
    with pytest.raises(TypeError, match="return of"):
        area(lambda x: "text", *arguments)
    with pytest.raises(SignatureError, match=r"is for NumPy: torch\.autograd\.Function"):
        _ = area.torch
    with pytest.raises(SignatureError, match="calls functions of Python"):
        enzcc.build(area, "quadrature", tmp_path)
    with pytest.raises(SignatureError, match=r"\.check\("):
        enzcc.load(file, "area", AREA, check=True)
    with pytest.raises(SignatureError, match="does not fit"):
        enzcc.load(file, "area", AREA.replace("data: null, a", "data: null, a: (x: f64 -> f64), z"))


def test_signatures_of_functions() -> None:
    assert str(parse(AREA)) == AREA and str(parse(EULER)) == EULER
    assert str(parse("f : ( x: double -> double ), x: double -> double")) == "f: (x: f64 -> f64), x: f64 -> f64"
    for wrong, words in (
        ("f: (x: f64[m] -> f64), x: f64 -> f64", "'m' in the shape of 'x' is no integer"),
        ("f: out (x: f64 -> f64), x: f64 -> f64", "does not come out"),
        ("f: (x: c128 -> f64), x: f64 -> f64", "'x' of 'f' is complex"),
        ("f: (g: (x: f64 -> f64) -> f64), x: f64 -> f64", "'g' of 'f' is complex, a struct or a function"),
        ("f: (x: f64 -> f64), x: f64", "nothing comes out"),
    ):
        with pytest.raises(SignatureError, match=words):
            parse(wrong)


def test_a_thread_of_the_native_function_ends_the_process(tmp_path: Path) -> None:
    """Which call it belongs to is known in the thread that made it."""
    source = """
        #include <pthread.h>
        static void *run(void *f) { return ((void (*)(void))f)(), (void *)0; }
        double apart(void (*f)(void), double x) {
            pthread_t thread;
            pthread_create(&thread, 0, run, (void *)f);
            pthread_join(thread, 0);
            return x * x;
        }
    """
    (tmp_path / "apart.c").write_text(source)
    script = "import enzcc; enzcc.load('apart.c', 'apart', 'f: (), x: f64 -> f64')(print, 2.0)"
    ran = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode < 0 and "in a thread that the native function has started" in ran.stderr


def test_what_does_not_compile_is_said_of_the_source(tmp_path: Path) -> None:
    (tmp_path / "wrong.c").write_text("double wrong(double (*f)(double), double x) { return f(x) + y; }")
    with pytest.raises(CompileError, match=r"wrong\.c:1:.*undeclared"):
        enzcc.load(tmp_path / "wrong.c", "wrong", "f: (x: f64 -> f64), x: f64 -> f64")
