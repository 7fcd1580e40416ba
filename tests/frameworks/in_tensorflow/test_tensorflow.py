"""Native functions in TensorFlow against the same functions written in it: eager and in graphs, at every order."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tensorflow as tf

import enzcc
from tests.frameworks.functions import mixed, ring, step

HERE = Path(__file__).parent
F64 = tf.float64
RANDOM = np.random.default_rng(0)
X, BATCH = tf.constant(RANDOM.random(4)), tf.constant(RANDOM.random((3, 4)))
A, W, SCALE = tf.constant(RANDOM.random((2, 3))), tf.constant([1.0, -2.0, 0.5], F64), tf.constant(0.7, F64)
native_ring, native_step, four = ring().tf, step().tf, mixed().tf

pick = enzcc.load(HERE / "native.c", "pick", "x: f64[n], n: i64, where: i32[m], m: i64, y: out f64[m]").tf
powers = enzcc.load(HERE / "native.c", "powers", "x: &f64, m: i64, y: out f64[m], exponents: out i32[m]").tf


def tf_ring(x: Any) -> Any:
    return tf.sin(x) * tf.roll(x, -1, 0)


def native_mixed(a: Any, scale: Any) -> Any:
    return four(a, W, scale, 3)


def tf_mixed(a: Any, scale: Any) -> Any:
    return tf.reduce_sum((scale * tf.linalg.matvec(a, W)) ** 3)


def same(ours: Any, theirs: Any) -> None:
    nested = tf.nest.is_nested(ours)
    pairs = zip(tf.nest.flatten(ours), tf.nest.flatten(theirs), strict=True) if nested else [(ours, theirs)]
    for a, b in pairs:
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-12)


def gradients(function: Callable[..., Any], *at: Any) -> Any:
    with tf.GradientTape() as tape:
        tape.watch(at)
        value = tf.reduce_sum(function(*at) ** 2)
    return tape.gradient(value, at)


def hessian(function: Callable[..., Any], *at: Any) -> Any:
    with tf.GradientTape(persistent=True) as outer:
        outer.watch(at)
        first = gradients(function, *at)
    return [outer.jacobian(g, at) for g in first]


both = pytest.mark.parametrize("wrapped", [lambda f: f, tf.function], ids=["eager", "graph"])


@both
def test_gradients_and_their_gradients(wrapped: Any) -> None:
    for derivative in (gradients, hessian):
        same(wrapped(lambda a, s, d=derivative: d(native_mixed, a, s))(A, SCALE), derivative(tf_mixed, A, SCALE))


@pytest.mark.parametrize("vectorized", [True, False])
def test_jacobians(vectorized: bool) -> None:
    def jacobians(function: Any) -> Any:
        with tf.GradientTape(persistent=True) as tape:
            tape.watch((X, BATCH))
            value, values = function(X), tf.map_fn(function, BATCH)
        return (
            tape.jacobian(value, X, experimental_use_pfor=vectorized),
            tape.batch_jacobian(values, BATCH, experimental_use_pfor=vectorized),
        )

    same(jacobians(native_ring), jacobians(tf_ring))


@both
def test_forward_mode_runs_the_native_tangent(wrapped: Any) -> None:
    function = ring()

    def tangent(ring: Any, x: Any) -> Any:
        with tf.autodiff.ForwardAccumulator(x, tf.cos(x)) as forward:
            value = ring(x)
        return value, forward.jvp(value)

    same(wrapped(lambda x: tangent(function.tf, x))(X), tangent(tf_ring, X))
    assert "vjp" not in function.native.pullback._derived, "no gradient of a gradient was compiled for it"


def test_forward_over_reverse_is_the_product_with_the_hessian() -> None:
    def product(function: Any) -> Any:
        with tf.autodiff.ForwardAccumulator(X, tf.cos(X)) as forward:
            gradient = gradients(function, X)
        return forward.jvp(gradient)

    same(product(native_ring), product(tf_ring))


def test_a_batch_is_one_native_call() -> None:
    def in_batch(function: Any, scales: Any, batch: Any) -> Any:
        """Varied in both axes, in one, and in none."""
        return tf.vectorized_map(lambda s: tf.vectorized_map(lambda a: function(a, s) + function(A, s), batch), scales)

    batch, scales = tf.stack([A, 2 * A, A - 1]), tf.constant([0.5, 0.7], F64)
    same(in_batch(native_mixed, scales, batch), in_batch(tf_mixed, scales, batch))
    same(
        gradients(lambda *t: in_batch(native_mixed, *t), scales, batch),
        gradients(lambda *t: in_batch(tf_mixed, *t), scales, batch),
    )
    graph = tf.function(lambda x: tf.vectorized_map(native_ring, x, fallback_to_while_loop=False))
    made = graph.get_concrete_function(BATCH).graph.get_operations()
    assert [any(o.get_attr("batched")) for o in made if o.type == "EnzccCall"].count(True) == 1
    assert not any("While" in o.type for o in made)
    same(graph(BATCH), tf.map_fn(tf_ring, BATCH))


def test_integers_that_vary_in_a_batch_are_calls_in_a_loop() -> None:
    exponents = tf.constant([1, 2, 3])
    same(tf.vectorized_map(lambda p: four(A, W, SCALE, p), exponents), [four(A, W, SCALE, p) for p in (1, 2, 3)])


@pytest.mark.parametrize("shape", [[None], None], ids=str)
def test_a_graph_for_shapes_that_are_not_known_yet(shape: Any) -> None:
    @tf.function(input_signature=[tf.TensorSpec(shape, F64)])
    def value_and_slope(x: Any) -> Any:
        assert native_ring(x).shape.rank == 1
        return native_ring(x), gradients(native_ring, x)

    for x in (X, tf.concat([X, X], 0)):
        same(value_and_slope(x), (tf_ring(x), gradients(tf_ring, x)))


def test_shapes_are_known_in_graphs_as_far_as_they_can_be() -> None:
    @tf.function(input_signature=[tf.TensorSpec([2, None], F64), tf.TensorSpec([], tf.int32)])
    def call(a: Any, m: Any) -> Any:
        assert native_mixed(a, SCALE).shape == []
        assert [t.shape.as_list() for t in powers(SCALE, 5)] == [[5], [5]]
        return powers(SCALE, m)

    y, exponents = call(A, tf.constant(3))
    same(y, [1, 0.7, 0.7**2])
    assert exponents.numpy().tolist() == [0, 1, 2] and exponents.dtype == tf.int32


def test_loops_of_a_graph() -> None:
    def repeated(function: Any, x: Any, count: Any) -> Any:
        for _ in tf.range(count):
            x = function(x)
        return tf.scan(lambda x, _: function(x), tf.range(2), x)[-1] + tf.reduce_sum(tf.map_fn(function, BATCH), 0)

    ours, theirs = (tf.function(lambda x, n, f=f: repeated(f, x, n)) for f in (native_ring, tf_ring))
    count = tf.constant(3)
    same(ours(X, count), theirs(X, count))
    same(gradients(lambda x: ours(x, count), X), gradients(lambda x: theirs(x, count), X))


def test_several_outputs_and_gradients_that_are_not_there() -> None:
    x, v = tf.Variable(X), 2 * X
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(W)
        moved, faster, energy = native_step(x, v=v, dt=0.1)
        chosen = tf.gather(faster, [0, 0, 2])
        power = four(A, W, SCALE, 3)
    expected = v - 0.1 * tf.sin(X)
    same((faster, moved), (expected, X + 0.1 * expected))
    same(tape.gradient(chosen, x), -0.1 * tf.cos(X) * [2, 0, 1, 0])
    assert tape.gradient(energy, x).shape == X.shape
    assert tape.gradient(power, W) is None, "it is const"
    assert tape.gradient(power, x) is None, "it is no argument"


def test_arguments_of_many_kinds() -> None:
    for x in ([1.0, 2.0], np.array([1.0, 2.0]), tf.Variable([1.0, 2.0], dtype=F64)):
        same(native_ring(x), [2 * np.sin(1), np.sin(2)])
    same(four(power=tf.Variable(3), a=A, scale=0.7, weights=W), tf_mixed(A, 0.7))
    assert native_ring(tf.zeros([0], F64)).shape == [0]
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(X)
        y = pick(X, [2, 0])
    same((y, tape.gradient(y, X)), (tf.gather(X, [2, 0]) ** 2, 2 * X * [1, 0, 1, 0]))


@pytest.mark.parametrize(
    ("call", "kind", "message"),
    [
        (lambda: native_ring(tf.cast(X, tf.float32)), TypeError, r"float32, .* takes float64: pass tf.cast\(input, tf"),
        (lambda: pick(X, tf.constant([0], tf.int64)), TypeError, r"int64, .* takes int32: pass tf.cast\(where, tf.int"),
        (lambda: native_ring(tf.ragged.constant([[1.0], []])), TypeError, r"'input' is a ragged tensor: pass input.to"),
        (lambda: native_ring(tf.sparse.from_dense([1.0])), TypeError, "'input' is sparse: pass a dense tensor"),
        (lambda: native_ring(None), TypeError, "'input' is no tensor of float64"),
        (lambda: native_ring([X, X]), enzcc.SignatureError, "'input' has 2 dimensions, and should have 1"),
        (lambda: four(A, X, SCALE, 3), enzcc.SignatureError, r"'weights' has the shape \[4\], and \[c\] is \[3\]"),
        (lambda: four(A, W, SCALE, 3.5), enzcc.SignatureError, "'power' is an integer, not 3.5"),
        (lambda: four(A, W, SCALE, SCALE), enzcc.SignatureError, "'power' is an integer, not <tf.Tensor"),
        (lambda: native_ring(), enzcc.SignatureError, "takes 1 argument"),
    ],
)
def test_what_does_not_fit_is_refused_in_words(call: Any, kind: Any, message: str) -> None:
    for wrapped in (call, tf.function(call)):
        with pytest.raises(kind, match=message):
            wrapped()


def test_what_a_graph_meets_only_when_it_runs_is_refused_then() -> None:
    @tf.function(input_signature=[tf.TensorSpec([None, None], F64), tf.TensorSpec([], tf.int64)])
    def call(a: Any, count: Any) -> Any:
        return native_mixed(a, SCALE), powers(SCALE, count)

    with pytest.raises(tf.errors.InvalidArgumentError, match="'power' is an integer of 32 bits, and 4294967297 does"):
        tf.function(lambda p: four(A, W, SCALE, p))(tf.constant(2**32 + 1))

    for a, count, message in (
        (A[:, :2], 1, r"'a' has the shape \[2, 2\], and should have \[2, 3\]|'weights' has the shape \[3\]"),
        (A, -1, r"'y' cannot have the shape \[-1\]"),
    ):
        with pytest.raises(tf.errors.InvalidArgumentError, match=message):
            call(a, tf.constant(count, tf.int64))


def test_xla_says_which_operation_it_does_not_have() -> None:
    with pytest.raises(tf.errors.InvalidArgumentError, match="No registered 'EnzccCall' OpKernel for XLA"):
        tf.function(native_ring, jit_compile=True)(X)


def test_calls_of_a_function_with_state_are_not_merged() -> None:
    ticket = enzcc.load(HERE / "native.c", "ticket", "x: &f64, y: out &f64").tf
    twice = tf.function(lambda: (ticket(1.0), ticket(1.0)))
    assert [float(n) for n in (*twice(), *twice())] == [1, 2, 3, 4]
    assert len({*tf.vectorized_map(lambda _: ticket(1.0), tf.range(3)).numpy()}) == 3


def test_two_threads_are_in_native_code_at_once() -> None:
    meet, inside, met = enzcc.load(HERE / "native.c", "meet", "address: i64, y: out &f64").tf, ctypes.c_int(2), []
    address = ctypes.addressof(inside)
    meet(address)  # compiled before the threads begin
    inside.value = 0
    threads = [threading.Thread(target=lambda: met.append(float(meet(address)))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert met == [2, 2]
