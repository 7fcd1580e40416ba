"""The forms of native functions: what the glue promises whatever the function does and however things are called."""

from __future__ import annotations

import os
import resource
import threading
import time
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc.arrays import run
from enzcc.layout import layout_of
from enzcc.program import Program
from enzcc.signature import parse
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


@pytest.mark.parametrize("options", [("-O3",), ("-O0",)])
def test_a_third_derivative_is_that_of_the_formula(options: tuple[str, ...]) -> None:
    """y[i] = x[i]^3: the pullback along two directions is 6 w t u, that pulled back once more is in the same cells."""
    f = enzcc.load(SOURCE, "cubes", "x: f32[n], n: i64, y: out f64[n]", options)
    x, w, t, u = np.float32(X), 2 * X, X.astype(np.float32)[::-1].copy(), np.array([1, 2, 3, 4], np.float32)
    none = (np.zeros_like(x), np.zeros_like(w))
    call = f.bound((x,))
    [along] = run(f.native.pullback.tangent.tangent, call, [w, t, none[1], u, none[1], *none])
    assert along.dtype == np.float32
    assert np.allclose(along, 6 * w * t * u)
    in_x, in_w, in_t, in_none = run(f.native.pullback.tangent.pullback, call, [w, t, none[1], u])
    assert np.allclose(in_x, 6 * w * t * u) and np.allclose(in_w, 6 * x * t * u)
    assert np.allclose(in_t, 6 * x * w * u) and np.allclose(in_none, 3 * x**2 * u)


def test_members_of_a_batch_lie_where_strides_say() -> None:
    f = enzcc.load(SOURCE, "cubes", "x: f32[n], n: i64, y: out f64[n]")
    x, seeds = np.arange(24, dtype=np.float32).reshape(3, 8), np.ones((3, 4))
    found = np.zeros((4, 4), np.float32)
    arrays, strides = (x, seeds, found), (x.strides[0], 0, 16)
    f.native.pullback.run(f.native.layout(((4,),), ()), [a.ctypes.data for a in arrays], 3, strides)
    assert np.array_equal(found, [*3 * x[:, :4] ** 2, [0] * 4])


def test_large_blocks_are_used_again() -> None:
    """Their pages are, which is what costs: a call that got new ones would fault once for each."""
    f, x = enzcc.load(SOURCE, "cubes", "x: f32[n], n: i64, y: out f64[n]"), np.ones(1 << 17, np.float32)
    layout, found, w = f.native.layout((x.shape,), ()), np.empty_like(x), np.ones(x.shape)
    addresses = [a.ctypes.data for a in (x, w, found)]
    f.native.pullback.run(layout, addresses)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(100):
        f.native.pullback.run(layout, addresses)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before < 100 * w.nbytes / 4096 / 4
    assert np.array_equal(found, 3 * x**2)


def test_calls_leave_no_memory_behind() -> None:
    f, x = enzcc.load(SOURCE, "cubes", "x: f32[n], n: i64, y: out f64[n]"), np.float32(X)

    def resident() -> int:
        for _ in range(10000):
            f.vjp((x,), 1.0)
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

    sizes = [resident() for _ in range(4)]
    assert min(after - before for before, after in pairwise(sizes)) < 10000 * 8
    assert len(f.native._layouts) == 1


def test_other_threads_run_while_native_code_does_and_the_child_of_a_fork_calls_it() -> None:
    f = enzcc.load(SOURCE, "waits", "seconds: f64 -> f64")
    assert f(0.0) == 0.0
    waiting = threading.Thread(target=f, args=(1.0,))
    waiting.start()
    time.sleep(0.1)
    assert waiting.is_alive(), "the interpreter's lock was held"
    child = os.fork()
    if child == 0:
        os._exit(int(f(0.0) != 0.0))
    assert os.waitpid(child, 0)[1] == 0
    waiting.join()


@pytest.mark.parametrize(
    ("signature", "sizes", "message"),
    [
        ("x: f32[m], n: i64, m: i64, y: out f64[n - 5]", [2], "'y' would have the shape [-3]"),
        ("x: f32[m], n: i64, m: i64, y: out f64[n * n]", [1 << 40], "no memory holds it"),
        ("x: f32[m], n: i64, m: i64, y: out f64[m // n]", [0], "'m // n' divides by zero"),
    ],
)
def test_sizes_that_nothing_can_have(signature: str, sizes: list[int], message: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        layout_of(parse(signature), ((7,),), sizes)
    assert message in str(error.value)
