"""Native functions in compiled programs of JAX: control flow, what XLA gets to see, and what is kept on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import export, lax

import enzcc
from tests.frameworks.functions import RING, ring
from tests.frameworks.in_jax.against import V, X, agree, jax_ring, native_ring, same


def scanned(f: Any) -> Any:
    return lambda x: lax.scan(lambda c, s: (f(c) * s, c.sum()), x, V[:3])


def summed(f: Any) -> Any:
    return lambda x: jax.tree.reduce(lambda a, b: a + b.sum(), f(x), 0.0)


def test_loops_and_branches() -> None:
    agree(scanned, X)
    agree(lambda f: jax.grad(summed(scanned(f))), X)
    agree(lambda f: jax.vmap(jax.grad(summed(scanned(f)))), jnp.stack([X, V]))
    agree(lambda f: jax.grad(lambda x: lax.fori_loop(0, 3, lambda i, c: f(c), x).sum()), X)
    agree(lambda f: jax.grad(lambda x: lax.cond(x[0] > 0, f, jnp.cos, x).sum()), X)
    agree(lambda f: jax.grad(lambda x: lax.map(f, jnp.stack([x, 2 * x])).sum()), X)

    def until(f: Any) -> Any:
        return lambda x: lax.while_loop(lambda c: c[0] < 3, lambda c: (c[0] + 1, f(c[1])), (0, x))[1]

    agree(lambda f: lambda x: jax.jvp(until(f), (x,), (V,)), X)


def test_recomputation() -> None:
    agree(lambda f: jax.grad(jax.checkpoint(lambda x: jnp.sin(f(f(x))).sum())), X)


def test_compiled_ahead_and_with_donated_arguments() -> None:
    same(jax.jit(native_ring).lower(X).compile()(X), jax_ring(X))
    same(jax.jit(native_ring, donate_argnums=0)(X + 0), jax_ring(X))
    assert jax.eval_shape(native_ring, jax.ShapeDtypeStruct((7,), np.float64)).shape == (7,)


def test_one_operation_at_a_time() -> None:
    with jax.disable_jit():
        agree(lambda f: jax.grad(lambda x: f(x).sum()), X)


def test_values_that_no_one_wants_are_not_computed() -> None:
    """The gradient's pullback computes what it needs of the function again."""
    program = jax.jit(jax.grad(lambda x: native_ring(x).sum())).lower(X).compile().as_text()
    assert program.count("custom-call(") == 1 and "enzcc_ring_vjp_" in program
    assert " copy(" not in program


def test_what_is_printed() -> None:
    made = str(jax.make_jaxpr(jax.grad(lambda x: native_ring(x).sum()))(X))
    assert "native=ring]" in made and "native=ring_vjp]" in made


def test_several_threads() -> None:
    def work(number: int) -> None:
        agree(lambda f: jax.vmap(jax.grad(lambda x: f(x).sum())), jnp.full((50, 4 + number), 0.1))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))


def test_not_a_number_is_found_where_it_comes_from() -> None:
    with jax.debug_nans(True), pytest.raises(FloatingPointError):
        native_ring(X.at[1].set(jnp.inf))


def test_a_target_is_named_by_its_content(tmp_path: Path) -> None:
    """So a program from a cache on disk calls what it was compiled for, or nothing."""

    def target(f: Any) -> str:
        text = jax.jit(f).lower(X).as_text()
        return next(word for word in text.replace("@", " ").replace("(", " ").split() if word.startswith("enzcc_"))

    other = tmp_path / "native.c"
    other.write_text("void ring(double *input, unsigned long n, double *output) { output[0] = n; }")
    assert target(ring().jax) == target(native_ring)
    assert target(enzcc.load(other, "ring", RING).jax) != target(native_ring)


def test_exported_programs() -> None:
    with pytest.raises(ValueError, match="no compatibility guarantees"):
        export.export(jax.jit(native_ring))(X)
    with pytest.raises(TypeError, match="a native call is compiled for sizes that are known"):
        export.export(jax.jit(native_ring))(jax.ShapeDtypeStruct(export.symbolic_shape("n"), np.float64))
    with pytest.raises(NotImplementedError, match="ring is native code of the CPU"):
        export.export(jax.jit(native_ring), platforms=["cuda"])(X)


KEPT = """
import sys, jax, jax.numpy as jnp
import enzcc
jax.config.update("jax_enable_x64", True)
jax.config.update("jax_compilation_cache_dir", sys.argv[1])
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
power = enzcc.load(sys.argv[2], "power", "x: f64[n], n: i64, y: out f64[n]").jax
print(jax.jit(jax.grad(lambda x: power(x).sum()))(jnp.asarray([1.0, 2.0])))
"""


@pytest.mark.skipif("ENZCC_TEST_EVERYTHING" not in os.environ, reason="four processes")
def test_programs_from_the_cache_on_disk(tmp_path: Path) -> None:
    source = tmp_path / "power.c"

    def gradient(text: str) -> str:
        source.write_text(f"void power(double *x, long n, double *y) {{ for (long i = 0; i < n; i++) y[i] = {text}; }}")
        command = [sys.executable, "-c", KEPT, str(tmp_path / "cache"), str(source)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    square, cube = "x[i] * x[i]", "x[i] * x[i] * x[i]"
    found = [gradient(text) for text in (square, square, cube, square)]
    assert found == ["[2. 4.]", "[2. 4.]", "[ 3. 12.]", "[2. 4.]"]


def test_one_function_many_sizes() -> None:
    compiled = jax.jit(native_ring)
    for size in (1, 2, 5):
        same(compiled(jnp.full(size, 0.3)), jax_ring(jnp.full(size, 0.3)))
