"""Native functions on NumPy arrays: values, both modes, Jacobians, Hessian products, and what is refused."""

from __future__ import annotations

import copy
import inspect
import pickle
import sys
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

import enzcc
from tests.frameworks.functions import SOURCE, mixed, ring, step

X = np.array([0.3, -0.8, 1.1, 0.5])
A, W = np.array([[0.2, 0.5, -0.4], [0.7, -0.1, 0.9]]), np.array([1.0, -2.0, 0.5])


def test_a_value_and_its_derivatives_in_both_modes() -> None:
    f = ring()
    assert np.allclose(f(X), np.sin(X) * np.roll(X, -1))
    jacobian = np.diag(np.cos(X) * np.roll(X, -1)) + np.roll(np.diag(np.roll(np.sin(X), 1)), 1, axis=1).T.T
    assert np.allclose(f.jacobian(X) @ np.ones(4), f.jvp((X,), np.ones(4))[1])
    assert np.allclose(np.ones(4) @ f.jacobian(X), f.vjp((X,), np.ones(4)))
    assert np.allclose(np.diag(f.jacobian(X)), np.diag(jacobian))
    assert f.check(X)


def test_scalars_constants_and_integers() -> None:
    f = mixed()
    assert np.isclose(f(A, W, 0.7, 3), np.sum((0.7 * (A @ W)) ** 3))
    in_a, in_scale = f.grad(A, W, 0.7, 3)
    assert np.allclose(in_a, 3 * 0.7 * np.outer((0.7 * (A @ W)) ** 2, W))
    assert np.isclose(in_scale, 3 * np.sum((0.7 * (A @ W)) ** 2 * (A @ W)))
    report = f.check(A, W, 0.7, 3)
    assert report, str(report)


def test_a_seed_that_broadcasts_lies_as_c_has_it() -> None:
    f, row = mixed(), np.array([1.0, 2.0, 3.0])
    whole = np.tile(row, (2, 1))
    assert np.isclose(f.jvp((A, W, 0.7, 3), (row, 0.0))[1], f.jvp((A, W, 0.7, 3), (whole, 0.0))[1], rtol=1e-14)
    for one, other in zip(f.hvp((A, W, 0.7, 3), (row, 0.1)), f.hvp((A, W, 0.7, 3), (whole, 0.1)), strict=True):
        assert np.allclose(one, other, rtol=1e-14)


def test_a_hessian_product_is_the_difference_of_gradients() -> None:
    f, direction = mixed(), (np.ones_like(A), 0.3)
    h = 1e-5
    up, down = (f.grad(A + s * h * direction[0], W, 0.7 + s * h * direction[1], 3) for s in (1, -1))
    for exact, above, below in zip(f.hvp((A, W, 0.7, 3), direction), up, down, strict=True):
        assert np.allclose(exact, (above - below) / (2 * h), rtol=1e-6)


def test_a_hessian_is_the_derivative_of_the_gradient() -> None:
    f, h = mixed(), 1e-5
    (by_a_a, by_a_scale), (by_scale_a, by_scale_scale) = f.hessian(A, W, 0.7, power=3)
    assert by_a_a.shape == (*A.shape, *A.shape) and by_a_scale.shape == A.shape and by_scale_scale.shape == ()
    up, down = (f.grad(A, W, 0.7 + s * h, 3) for s in (1, -1))
    assert np.allclose(by_a_scale, (up[0] - down[0]) / (2 * h), rtol=1e-6)
    assert np.allclose(by_scale_scale, (up[1] - down[1]) / (2 * h), rtol=1e-6)
    assert np.allclose(by_scale_a, by_a_scale)
    along = np.arange(6.0).reshape(A.shape)
    assert np.allclose(np.tensordot(by_a_a, along, 2), f.hvp((A, W, 0.7, 3), (along, 0.0))[0])


def test_methods_are_what_scipy_calls() -> None:
    """`hessp(x, p, *args)`, `hess(x, *args)`: an argument that is no tuple stands for itself."""
    optimize = pytest.importorskip("scipy.optimize", reason="SciPy is not installed")
    f = enzcc.compile(
        "double valley(const double *x, long n, double steep) { double s = 0; for (long i = 0; i + 1 < n; i++)"
        " { double u = x[i + 1] - x[i] * x[i], v = 1 - x[i]; s += steep * u * u + v * v; } return s; }",
        "valley",
        "x: f64[n], n: i64, steep: const f64 -> f64",
    )
    for more in ({"hessp": f.hvp, "method": "trust-ncg"}, {"hess": f.hessian, "method": "trust-exact"}):
        found = optimize.minimize(f, np.zeros(4), (100.0,), jac=f.grad, **more)
        assert found.success and np.allclose(found.x, 1, atol=1e-3)
    assert np.array_equal(f.vjp(([0.5, 2.0], 1.0), 1.0), f.grad(np.array([0.5, 2.0]), 1.0))
    assert np.array_equal(ring().vjp(X, np.ones(4)), ring().vjp((X,), np.ones(4)))


def test_what_is_overwritten_in_place_is_an_input_and_an_output() -> None:
    f = step()
    x, v = X.copy(), 2 * X
    moved, faster, energy = f(x, v, 0.1)
    assert np.array_equal(x, X)
    assert np.allclose(faster, v - 0.1 * np.sin(x)) and np.allclose(moved, x + 0.1 * faster)
    assert np.isclose(energy, np.sum(faster**2 / 2 - np.cos(moved)))
    assert f.check(x, v, 0.1)


def test_the_value_comes_with_the_gradient() -> None:
    f = mixed()
    value, (in_a, in_scale) = f.value_and_grad(A, W, scale=0.7, power=3)
    assert value == f(A, W, 0.7, 3) and isinstance(value, float)
    expected_a, expected_scale = f.grad(A, W, 0.7, 3)
    assert np.array_equal(in_a, expected_a) and in_scale == expected_scale


def test_a_large_jacobian_takes_its_unit_vectors_by_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, wide = step().jacobian(X, 2 * X, 0.1), mixed().jacobian(A, W, 0.7, 3)
    monkeypatch.setattr("enzcc.arrays.MOST_SEEDS", 200)
    for row, again in zip(whole, step().jacobian(X, 2 * X, 0.1), strict=True):
        assert all(np.array_equal(one, other) for one, other in zip(row, again, strict=True))
    assert np.array_equal(wide[0], mixed().jacobian(A, W, 0.7, 3)[0])


def test_a_check_names_what_disagrees() -> None:
    """At a jump the differences are not the derivative."""
    report = enzcc.load(SOURCE, "jump", "x: f64, y: f64 -> f64").check(2.0, 3.0)
    assert not report
    assert "WRONG in d return / d x (" in str(report) and "may have a kink or a jump here" in str(report)
    assert "ok, the largest error" in str(enzcc.load(SOURCE, "ring_single").check(X.astype(np.float32)))


def test_a_function_says_what_it_takes_and_can_be_pickled() -> None:
    f = mixed()
    assert f.__doc__ == "mixed(a: f64[r, c], weights: const f64[c], scale: f64, power: i32) -> f64"
    assert repr(step()) == "<native function step(x, v, dt) of native.c>"
    assert (step().__doc__ or "").endswith(" -> (x: f64[n], v: f64[n], energy: f64[])")
    assert list(inspect.signature(f).parameters) == ["a", "weights", "scale", "power"]
    assert pickle.loads(pickle.dumps(f))(A, W, 0.7, 3) == f(A, W, 0.7, 3)
    assert copy.deepcopy(f) is f


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (1j * X, "'input' is complex128, and the native function takes float64"),
        (X.astype(np.longdouble), "pass input.astype(np.float64)"),
        (np.ma.masked_array(X), "'input' is a masked array"),
        (None, "'input' is None"),
        (["1", "2"], "'input' is <U1"),
        ([[1.0], [1.0, 2.0]], "'input' is no array"),
        (0.5, "'input' has 0 dimensions"),
    ],
)
def test_what_is_no_array_of_floats_is_refused(given: object, message: str) -> None:
    with pytest.raises((TypeError, enzcc.SignatureError)) as error:
        ring()(given)
    assert message in str(error.value)


def test_what_loses_nothing_is_converted() -> None:
    f, single = ring(), enzcc.load(SOURCE, "ring_single")
    for same in (X.tolist(), X[::-1][::-1], X.astype(">f8"), np.broadcast_to(X, (2, 4))[1]):
        assert np.array_equal(f(same), f(X))
    assert np.array_equal(f(np.arange(4)), f(np.arange(4.0)))
    assert single([0.5, 1.0]).dtype == np.float32
    with pytest.raises(TypeError, match=r"pass input.astype\(np.float32\)"):
        single(X)


def test_arrays_of_any_layout_and_of_no_elements() -> None:
    f = mixed()
    assert np.isclose(f(np.asfortranarray(A), W, 0.7, 3), f(A, W, 0.7, 3))
    assert ring()(np.empty(0)).shape == (0,)
    assert ring().vjp((np.empty(0),), np.empty(0)).shape == (0,)


def test_arguments_have_the_names_of_the_signature() -> None:
    f = mixed()
    assert f(A, power=3, scale=0.7, weights=W) == f(A, W, 0.7, 3)
    for given, named, message in (
        ((A,), {"power": 3, "scale": 0.7, "weight": W}, "mixed has no argument 'weight': it takes a, weights, scale"),
        ((A, W), {"power": 3, "scale": 0.7, "a": A}, "'a' is given to mixed twice"),
        ((A, W), {"power": 3}, "mixed takes 4 arguments (a, weights, scale, power), not 3"),
        ((A, W, 0.7, 2.5), {}, "'power' is an integer, not 2.5"),
        ((A, W, 0.7, 1 << 31), {}, "'power' is an integer of 32 bits, and 2147483648 does not fit"),
    ):
        with pytest.raises(enzcc.SignatureError) as error:
            f(*given, **named)
        assert message in str(error.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((A, W), "takes 4 arguments (a, weights, scale, power), not 2"),
        ((A, W[:2], 0.7, 3), "'weights' has the shape [2], and [c] is [3]"),
        ((X, W, 0.7, 3), "'a' has 1 dimensions, and should have 2: [r, c]"),
        ((A, W, X, 3), "'scale' is a scalar, and is given an array of shape [4]"),
    ],
)
def test_arguments_that_do_not_fit(arguments: tuple[object, ...], message: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        mixed()(*arguments)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        ("x: f64[n]", "'n' in the shape of 'x' is no integer argument"),
        ("x: f64[n], n: i64", "nothing comes out"),
        ("x: f16[2] -> f64", "'f16' is no type of an argument"),
        ("x f64 -> f64", "is not `name: [const|out|inout] type[shape]`"),
        ("x: f64, x: f64 -> f64", "two arguments are called 'x'"),
        ("n: i64, x: f64[n**2] -> f64", "'n**2' is no sum, difference or product of sizes"),
        ("x: f64[True] -> f64", "'True' in the shape of 'x' is no integer argument"),
        ("return: f64 -> f64", "no argument can be called 'return'"),
    ],
)
def test_signatures_that_mean_nothing(signature: str, message: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(SOURCE, "ring", signature)
    assert message in str(error.value)


def test_without_a_signature_the_source_says_what_the_function_is() -> None:
    assert enzcc.load(SOURCE, "ring_single")(X.astype(np.float32)).dtype == np.float32
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(SOURCE, "step")
    assert "void step(double *position, double *velocity, int64_t n, double dt, double *energy)" in str(error.value)
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(SOURCE, "missing")
    assert "native.c defines no function 'missing'" in str(error.value)


def test_what_enzcc_says_is_the_message(tmp_path: Path) -> None:
    unknown = tmp_path / "unknown.c"
    unknown.write_text("double measured(double);\nvoid f(double *x, long n, double *y) { *y = measured(*x); }\n")
    with pytest.raises(enzcc.CompileError) as error:
        enzcc.load(unknown, "f").vjp((X,), X)
    assert "EZ0201" in str(error.value) and "unknown.c:2" in str(error.value)
    with pytest.raises(FileNotFoundError):
        enzcc.load(tmp_path / "nothing.c", "f")


@pytest.mark.parametrize(("door", "package"), [("torch", "torch"), ("jax", "jax"), ("tf", "tensorflow")])
def test_a_framework_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, door: str, package: str) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"enzcc.{package}", raising=False)
    with pytest.raises(ModuleNotFoundError, match=rf"{package} is not installed: pip install 'enzcc\[{package}\]'"):
        getattr(ring(), door)


def test_a_report_is_left_for_each_derivative_that_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "wave.c").write_text(
        "#include <math.h>\n#include <stddef.h>\n"
        "double wave(const double *x, size_t n) {\n"
        "    double s = 1;\n"
        "    for (size_t i = 0; i < n; i++) s = sin(s * x[i] + 1);\n"
        "    return s;\n"
        "}\n"
    )
    for _ in range(2):  # the cache has the library the second time, and no report of it
        wave = enzcc.load(tmp_path / "wave.c", "wave", "x: f64[n], n: usize -> f64", report=tmp_path / "pages")
        wave.grad(X)
    pages = list((tmp_path / "pages").glob("wave-*.html"))
    assert len(pages) == 1
    assert "computed again" in pages[0].read_text()


def test_the_package_says_its_version() -> None:
    assert enzcc.__version__ == version("enzcc")
