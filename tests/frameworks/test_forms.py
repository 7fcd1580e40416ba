"""The forms of native functions: what the glue promises whatever the function does and however things are called."""

from __future__ import annotations

import numpy as np

import enzcc
from enzcc.build import Program
from tests.frameworks.functions import SOURCE

X = np.array([0.3, -0.8, 1.1, 0.5])


def test_an_input_that_the_function_writes_stays_as_it_is() -> None:
    """A framework has seen the value, and knows nothing of a change. The derivative passes through what was written."""
    f = enzcc.load(SOURCE, "spoiling", "for: f64[n], in: const f64[n], n: i64, int: out f64[n]")
    x, work = X.copy(), 2 * X
    y = f(x, work)
    assert np.allclose(y, (2 * X) ** 4 * 2 * X)
    assert np.allclose(f.vjp((x, work), np.ones(4)), 10 * (2 * X) ** 4)
    assert np.array_equal(x, X) and np.array_equal(work, 2 * X)


def test_what_the_function_does_not_write_is_zero_and_integers_come_out() -> None:
    f = enzcc.load(SOURCE, "largest", "x: f64[n], n: i64, where: out &i32, most: out f64[2] -> i32")
    status, where, most = f(X)
    assert (status, where, most.tolist()) == (7, 2, [1.1 * 1.1, 0.0])
    assert np.allclose(f.vjp((X,), [1.0, 5.0]), [0, 0, 2.2, 0])
    assert f.check(X)


def test_llvm_says_behind_which_arguments_a_function_only_reads() -> None:
    """Those need no copy before a call."""
    program = Program([str(SOURCE)], ["-O3"])
    assert program.function("ring").only_read == (0,)
    assert program.function("mixed").only_read == (0, 3)
    assert program.function("spoiling").only_read == ()
