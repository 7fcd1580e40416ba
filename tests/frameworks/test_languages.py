"""Native functions in all languages: found by the names that they have there, called, differentiated, checked."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc.inputs import dependencies, understood
from enzcc.program import Program
from tests.compiling import needs

X = np.array([0.3, -0.8, 1.1])


def write(directory: Path, name: str, text: str) -> Path:
    path = directory / name
    path.write_text(text)
    return path


# C++ -----------------------------------------------------------------------------------------------------------------

CPP = """
#include <cmath>
#include <complex>
#include <vector>
namespace sim {
void step(const double *x, std::size_t n, double *y) {
    std::vector<double> v(x, x + n);
    for (std::size_t i = 0; i < n; i++) y[i] = std::sin(v[i]) * v[(i + 1) % n];
}
void step(double *x) { *x = 0; }
template <class T> T twice(T x) { return 2 * x * x; }
template double twice<double>(double);
template float twice<float>(float);
double area(const double &width, double height) { return width * height; }
void turned(std::complex<double> &z, double angle) { z *= std::polar(1.0, angle); }
namespace { double unseen(double x) { return x; } }
double seen(double x) { return unseen(x); }
}
"""


@pytest.fixture(scope="module")
def cpp(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("cpp"), "sim.cpp", CPP)


def test_cpp(cpp: Path) -> None:
    f = enzcc.load(cpp, "sim::step(double const*, unsigned long, double*)")
    assert np.allclose(f(X), np.sin(X) * np.roll(X, -1))
    assert f.check(X)


@pytest.mark.parametrize(
    ("function", "signature"),
    [
        ("sim::twice<double>", "x: f64 -> f64"),
        ("twice<float>", "x: f32 -> f32"),
        ("_ZN3sim5twiceIdEET_S1_", "x: f64 -> f64"),
        ("area", "width: &f64, height: f64 -> f64"),
        ("sim::turned", "z: inout f64[2], angle: f64"),
    ],
)
def test_names_and_types_of_cpp(cpp: Path, function: str, signature: str) -> None:
    enzcc.load(cpp, function, signature)


@pytest.mark.parametrize(
    ("function", "signature", "said"),
    [
        (
            "sim::step",
            "x: f64[1] -> f64",
            "'sim::step' names 2 functions of sim.cpp: say which\n  sim::step(double const*,",
        ),
        ("twice", "x: f64 -> f64", "  double sim::twice<double>(double)   (symbol _ZN3sim5twiceIdEET_S1_)"),
        ("unseen", "x: f64 -> f64", "'unseen' of sim.cpp can be called from its own file only"),
        ("area", "width: out &f64, height: f64 -> f64", "'width' is constant in the function"),
        ("sim::turned", "z: inout f32[2], angle: f64", "'z' is of f64, not of f32"),
    ],
)
def test_what_cpp_does_not_have(cpp: Path, function: str, signature: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(cpp, function, signature)
    assert said in str(error.value)


# Fortran -------------------------------------------------------------------------------------------------------------

FORTRAN = """
module motion
  implicit none
  real(8) :: gain = 3
contains
  subroutine advance(n, x, y, dt)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), dt
    real(8), intent(out) :: y(n)
    y = x + dt * gain * sin(x)
  end subroutine
  function energy(x, n) result(e) bind(c)
    use iso_c_binding
    integer(c_size_t), value :: n
    real(c_double), intent(in) :: x(n)
    real(c_double) :: e
    e = 0.5d0 * dot_product(x, x)
  end function
  subroutine assumed(x)
    real(8), intent(inout) :: x(:)
    x = 2 * x
  end subroutine
  subroutine pointed(x)
    real(8), pointer :: x
    x = 2 * x
  end subroutine
  subroutine labelled(label, x)
    character(*) :: label
    real(8) :: x(*)
    if (label == "a") x(1) = 0
  end subroutine
  subroutine single(z, k)
    complex(8) :: z
    real(4) :: k(2, 3)
    z = z * k(1, 1)
  end subroutine
end module
subroutine Plain(x, n, y)
  integer :: n
  real(8) :: x(n), y(n)
  y = x ** 3
end subroutine
"""


@pytest.fixture(scope="module")
def fortran(tmp_path_factory: pytest.TempPathFactory) -> Path:
    needs("fortran")
    return write(tmp_path_factory.mktemp("fortran"), "motion.f90", FORTRAN)


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_fortran(fortran: Path, level: str) -> None:
    f = enzcc.load(fortran, "motion::advance", "n: &i32, x: f64[n], y: out f64[n], dt: &f64", options=(level,))
    assert np.allclose(f(X, 0.5), X + 1.5 * np.sin(X))
    assert np.allclose(f.vjp((X, 0.5), np.ones(3))[0], 1 + 1.5 * np.cos(X))
    assert not list(Path.cwd().glob("motion.mod"))


@pytest.mark.parametrize(
    ("function", "signature"),
    [
        ("Advance", "n: &i32, x: f64[n], y: out f64[n], dt: &f64"),
        ("energy", None),
        ("plain", None),
        ("plain_", "x: f64[n], n: &i32, y: out f64[n]"),
        ("motion::single", "z: inout f64[2], k: f32[3, 2]"),
    ],
)
def test_names_and_types_of_fortran(fortran: Path, function: str, signature: str | None) -> None:
    enzcc.load(fortran, function, signature)


@pytest.mark.parametrize(
    ("function", "signature", "said"),
    [
        ("advance", "n: i32, x: f64[n], y: out f64[n], dt: f64", "'dt' is passed by address: dt: &f64\n".rstrip()),
        ("advance", "n: &i64, x: f64[n], y: out f64[n], dt: &f64", "'n' is of i32, not of i64"),
        ("assumed", "x: inout f64[3]", "'x' is an array of assumed shape, allocatable or a pointer: what is passed is"),
        ("pointed", "x: inout &f64", "'x' is an array of assumed shape, allocatable or a pointer"),
        ("labelled", "label: i32[2], x: inout f64[2]", "'label' is the address of characters, which is no i32"),
        ("energy", "x: f64[n], n: &i64 -> f64", "'n' is passed by value, and is no address: n: i64"),
        ("motion::nothing", "x: f64[n], n: &i64 -> f64", "motion.f90 defines no function 'motion::nothing'"),
    ],
)
def test_what_fortran_does_not_have(fortran: Path, function: str, signature: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(fortran, function, signature)
    assert said in str(error.value)


def test_fortran_with_c_that_it_calls(tmp_path: Path) -> None:
    needs("fortran")
    write(tmp_path, "a.f90", "module a\n real(8) :: factor = 2\nend module\n")
    write(
        tmp_path,
        "b.f90",
        """
function total(n, x) result(s)
  use a
  integer :: n, i
  real(8) :: x(n), s
  real(8), external :: helper
  s = 0
  do i = 1, n
    s = s + factor * helper(x(i))
  end do
end function
""",
    )
    write(tmp_path, "c.c", "#include <math.h>\ndouble helper_(const double *x) { return exp(*x) * *x; }\n")
    files = [str(tmp_path / name) for name in ("a.f90", "b.f90", "c.c")]
    f = enzcc.load(files, "total", "n: &i32, x: f64[n] -> f64")
    assert Program(files, ["-O3"]).is_known  # nothing but these files was read
    assert np.isclose(f(X), 2 * np.sum(np.exp(X) * X))
    assert np.allclose(f.grad(X), 2 * np.exp(X) * (X + 1))


@pytest.mark.parametrize(
    ("name", "text", "alone"),
    [
        ("a.f90", "subroutine f\n use iso_c_binding\n use, intrinsic :: ieee_arithmetic\n! use of x\nend", True),
        ("a.f90", "module m\nend\nsubroutine f; USE M\nend", True),
        ("a.f90", "subroutine f\n use other, only: x\nend", False),
        ("a.f90", "subroutine f\n  include 'x.inc'\nend", False),
        ("a.F90", "#include <x.h>\nsubroutine f\nend", False),
        ("a.rs", "use std::f64;\nmod inner { }\npub fn f() { }", True),
        ("a.rs", "mod inner;\npub fn f() { }", False),
        ("a.rs", 'const TABLE: &str = include_str!("x");', False),
        ("a.zig", 'const std = @import("std");', True),
        ("a.zig", 'const other = @import("other.zig");', False),
        ("a.d", "import other;", False),
    ],
)
def test_sources_that_certainly_read_no_other_file_are_known_by_their_content(
    name: str, text: str, alone: bool, tmp_path: Path
) -> None:
    """Of these languages no compiler lists what it reads."""
    inputs = understood([str(write(tmp_path, name, text))], [], str(tmp_path))
    assert (dependencies(inputs, [None]) is not None) == alone


# Rust ----------------------------------------------------------------------------------------------------------------

RUST = """
pub fn step(x: &[f64], y: &mut [f64], dt: &f64) {
    let doubled: Vec<f64> = x.iter().map(|v| v * 2.0).collect();
    for i in 0..x.len() { y[i] = doubled[i].sin() * *dt; }
}
pub mod inner { pub fn small(x: f64) -> f64 { x * x } }
#[no_mangle]
pub extern "C" fn plain(x: *const f64, n: usize, y: *mut f64) {
    for i in 0..n { unsafe { *y.add(i) = (*x.add(i)).cos() } }
}
"""


@pytest.fixture(scope="module")
def rust(tmp_path_factory: pytest.TempPathFactory) -> Path:
    needs("rust")
    return write(tmp_path_factory.mktemp("rust"), "model.rs", RUST)


def test_rust(rust: Path) -> None:
    """Of Rust's calling convention, with its standard library; slices are an address and a length."""
    f = enzcc.load(rust, "crate::step", "x: f64[n], n: usize, y: out f64[n], m: usize, dt: &f64")
    assert np.allclose(f(X, 3, 0.5), np.sin(2 * X) * 0.5)
    assert f.check(X, 3, 0.5)


@pytest.mark.parametrize(
    ("function", "signature"),
    [("model::inner::small", "x: f64 -> f64"), ("small", "x: f64 -> f64"), ("plain", None)],
)
def test_names_and_types_of_rust(rust: Path, function: str, signature: str | None) -> None:
    enzcc.load(rust, function, signature)


@pytest.mark.parametrize(
    ("function", "signature", "said"),
    [
        ("step", "x: f64[n], y: out f64[n], dt: &f64, n: usize", 'a slice is two, as in "x: f64[n], n: usize"'),
        ("step", "x: out f64[n], n: usize, y: f64[n], m: usize, dt: &f64", "'x' is constant in the function"),
        ("step", "x: f32[n], n: usize, y: out f64[n], m: usize, dt: &f64", "'x' is of f64, not of f32"),
        ("smell", "x: f64 -> f64", "model.rs defines no function 'smell' for others to call"),
    ],
)
def test_what_rust_does_not_have(rust: Path, function: str, signature: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(rust, function, signature)
    assert said in str(error.value)


# Others --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        (
            "zig",
            "a.zig",
            "export fn f(x: [*]const f64, n: usize, y: [*]f64) void { for (0..n) |i| y[i] = x[i] * x[i]; }",
        ),
        (
            "d",
            "a.d",
            "extern(C) void f(const(double)* x, size_t n, double* y) { foreach (i; 0 .. n) y[i] = x[i] * x[i]; }",
        ),
        (
            "nim",
            "a.nim",
            "proc f(x: ptr UncheckedArray[cdouble], n: csize_t, y: ptr UncheckedArray[cdouble]) {.exportc.} =\n"
            "  for i in 0 ..< int(n): y[i] = x[i] * x[i]\n",
        ),
    ],
)
def test_other_languages(language: str, name: str, text: str, tmp_path: Path) -> None:
    if language == "nim" and not os.environ.get("ENZCC_TEST_EVERYTHING"):
        pytest.skip("goes through C: with ENZCC_TEST_EVERYTHING=1")
    needs(language)
    f = enzcc.load(write(tmp_path, name, text), "f")
    assert np.allclose(f.vjp((X,), np.ones(3)), 2 * X)


def test_a_language_is_told_by_an_option_too(tmp_path: Path) -> None:
    f = enzcc.load(write(tmp_path, "step.inc", "namespace a { double f(double x) { return x; } }"), "a::f",
                   "x: f64 -> f64", options=("-O1", "--lang", "c++"))  # fmt: skip
    assert f(2.0) == 2.0
