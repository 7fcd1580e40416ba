"""What native programs have of their own: variables, one state for all that is loaded and one thread at a time; and
functions that are called like the C library's."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc.state import state_of

SETTINGS = """
static double gravity = 9.81;
static double scratch[512];
static int calls;
__attribute__((constructor)) static void begin(void) { gravity *= 2; }

void set_gravity(double g, double *old) { *old = gravity; gravity = g; }
double weight(double mass) { return mass * mass * gravity; }
int called(int nothing) { return calls + 0 * nothing; }
double smooth(const double *x, int n) {
    double sum = 0;
    calls++;
    for (int i = 0; i < n; i++) scratch[i] = x[i] * x[(i + 1) % n];
    for (int i = 0; i < n; i++) sum += scratch[i] * scratch[(i + 3) % n];
    return sum;
}
"""


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("state") / "settings.c"
    file.write_text(SETTINGS)
    return file


def test_what_one_function_sets_others_and_their_derivatives_see(settings: Path) -> None:
    weight = enzcc.load(settings, "weight", "mass: f64 -> f64")
    set_gravity = enzcc.load(settings, "set_gravity", "g: f64, old: out &f64")
    assert (weight(3.0), weight.grad(3.0)) == (9 * 19.62, 6 * 19.62)  # the constructor ran once
    assert set_gravity(2.0) == 19.62
    assert (weight(3.0), weight.grad(3.0)) == (18.0, 12.0)
    assert weight.jvp((3.0,), 1.0) == (18.0, 12.0)


def test_threads_take_turns_where_a_function_writes_variables(settings: Path) -> None:
    smooth = enzcc.load(settings, "smooth", "x: f64[n], n: i32 -> f64")
    called = enzcc.load(settings, "called", "nothing: i32 -> i32")
    points = [np.random.default_rng(i).uniform(size=500) for i in range(4)]
    values, gradients = [smooth(x) for x in points], [smooth.grad(x) for x in points]
    before = called(0)

    def wrong(number: int) -> int:
        x, value, gradient = points[number], values[number], gradients[number]
        return sum(smooth(x) != value or not np.array_equal(smooth.grad(x), gradient) for _ in range(500))

    with ThreadPoolExecutor(4) as threads:
        assert sum(threads.map(wrong, range(4))) == 0
    assert called(0) == before + 4000


def test_a_program_that_keeps_addresses_has_a_state_for_each_function_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "table.c"
    file.write_text(
        "#include <stdlib.h>\n"
        "static double *table; static int size;\n"
        "void init(int n) { table = calloc(n, 8); size = n; }\n"
        "double total(double x) { for (int i = 0; i < size; i++) x += table[i]; return x; }\n"
        "double *work; int most;\n"
        "double own(double *x, int n) {\n"
        "    if (n > most) work = realloc(work, (most = n) * sizeof *work);\n"
        "    for (int i = 0; i < n; i++) work[i] = x[i] * x[i];\n"
        "    return work[0] * work[n - 1];\n"
        "}\n"
    )
    with pytest.warns(UserWarning, match="'total' reads 'size', which 'init' sets and 'table', which 'init' sets"):
        enzcc.load(file, "total", "x: f64 -> f64")
    own = enzcc.load(file, "own", "x: f64[n], n: i32 -> f64")
    for x in (np.array([2.0, 3.0]), np.array([3.0, 1.0, 2.0]), np.array([2.0, 3.0])):
        assert own(x) == x[0] ** 2 * x[-1] ** 2
        assert own.grad(x)[0] == 2 * x[0] * x[-1] ** 2


def test_what_a_function_remembers_by_its_argument_its_gradient_computes(tmp_path: Path) -> None:
    """The forward pass must not leave the answer to the backward pass, whose derivative is zero."""
    file = tmp_path / "remembers.c"
    file.write_text(
        "#include <math.h>\n"
        "static double last = NAN, known;\n"
        "double slow(double x) { if (x != last) known = exp(x), last = x; return known * known; }\n"
    )
    slow = enzcc.load(file, "slow", "x: f64 -> f64")
    for x in (0.5, 0.5, 0.7):
        assert np.isclose(slow.grad(x), 2 * slow(x))
        assert np.isclose(slow.hvp((x,), 1.0), 4 * slow(x))


def test_a_function_that_is_called_like_one_of_the_c_library(tmp_path: Path) -> None:
    file = tmp_path / "lorentz.c"
    file.write_text("#include <math.h>\ndouble gamma(double v) { return 1 / sqrt(1 - v * v); }\n")
    gamma = enzcc.load(file, "gamma", "v: f64 -> f64")
    assert np.isclose(gamma(0.6), 1.25) and np.isclose(gamma.grad(0.6), 0.6 * 1.25**3)


def test_a_table_that_nobody_writes_is_no_state() -> None:
    module = """
@table = internal global [2 x double] [double 1.0, double 2.0]
@count = internal global i32 0
define double @look(i64 %0) {
  %2 = getelementptr inbounds [2 x double], ptr @table, i64 0, i64 %0
  %3 = load double, ptr %2, align 8
  ret double %3
}
define void @add() {
  %1 = load i32, ptr @count, align 4
  store i32 %1, ptr @count, align 4
  ret void
}
"""
    found = state_of([module])
    assert found.exclusive == ("add",) and found.variables == ()
