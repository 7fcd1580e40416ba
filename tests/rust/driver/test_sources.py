"""`enzcc` on Rust: programs, library code beside C, what goes to rustc, and what rustc says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.adapters import adapter
from tests.compiling import enzcc, needs, run
from tests.link.objects.programs import lld

EDITION = ("--edition", "2021")

ALL_FORMS = """
use enzyme::{autodiff, fwddiff};

enzyme::differentiable! {
    #[derive(Debug, PartialEq)]
    struct State { place: [f64; 2], speed: f64 }
}

fn sines(w: &[f64], x: f64) -> f64 {
    w.iter().map(|w| (w * x).sin()).sum()
}
fn powers(x: &[f64], y: &mut [f64], k: i32) {
    for (y, x) in y.iter_mut().zip(x) {
        *y = x.powi(k);
    }
}
fn sum_of_squares<T: Copy + std::ops::Mul<Output = T> + std::iter::Sum>(x: &[T; 2]) -> T {
    x.iter().map(|x| *x * *x).sum()
}
fn step(s: State, dt: f64) -> State {
    State { place: [s.place[0] + s.speed * dt, s.place[1]], speed: s.speed * s.place[0] }
}
fn product(p: [f64; 3], q: (f64, f64)) -> f64 {
    p[0] * p[1] * p[2] * q.0 * q.1
}
fn close(a: &[f64], b: &[f64]) {
    assert!(a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-12), "{a:?} {b:?}");
}

fn main() {
    let w = vec![0.1, 0.2];
    let (y, slope) = ((0.2f64).sin() + (0.4f64).sin(), 0.1 * (0.2f64).cos() + 0.2 * (0.4f64).cos());
    let mut dw = vec![0.0; 2];
    let dx = autodiff!(sines, Duplicated(&w, &mut dw), Active(2.0));
    close(&[dx, dw[0], dw[1]], &[slope, 2.0 * (0.2f64).cos(), 2.0 * (0.4f64).cos()]);
    let (primal, dx) = autodiff!(ReverseWithPrimal, sines, Const(&w), Active(2.0));
    close(&[primal, dx], &[y, slope]);
    close(&[fwddiff!(sines, Const(&w), Duplicated(2.0, 1.0))], &[slope]);
    let (primal, dy) = fwddiff!(ForwardWithPrimal, sines, Duplicated(&w, &[1.0, 0.0]), Const(2.0));
    close(&[primal, dy], &[y, 2.0 * (0.2f64).cos()]);

    let (mut y, mut dy) = ([0.0; 2], [1.0; 2]);
    dw.fill(0.0);
    autodiff!(powers, Duplicated(&w, &mut dw), DuplicatedNoNeed(&mut y, &mut dy), Const(3));
    close(&dw, &[0.03, 0.12]);
    close(&dy, &[0.0, 0.0]);

    let mut dx = [0.0f32; 2];
    autodiff!(sum_of_squares, Duplicated(&[3.0f32, 4.0], &mut dx));
    assert_eq!(dx, [6.0, 8.0]);
    let (p, q) = autodiff!(product, Active([1.0, 2.0, 3.0]), Active((4.0, 5.0)));
    close(&p, &[120.0, 60.0, 40.0]);
    close(&[q.0, q.1], &[30.0, 24.0]);

    let s = State { place: [1.0, 2.0], speed: 3.0 };
    let (ds, dt) = autodiff!(step, Active(s), Active(0.5));
    assert_eq!((ds, dt), (State { place: [4.0, 1.0], speed: 1.5 }, 3.0));
    let tangent = fwddiff!(step, Duplicated(s, State { place: [1.0, 0.0], speed: 0.0 }), Const(0.5));
    assert_eq!(tangent, State { place: [1.0, 0.0], speed: 3.0 });

    let slope = |x: f64| autodiff!(|x: f64| x * x * x, Active(x));
    close(&[fwddiff!(slope, Duplicated(2.0, 1.0)), autodiff!(slope, Active(2.0))], &[12.0, 12.0]);
    let each: Vec<f64> = std::thread::scope(|s| {
        let of = |x: f64| s.spawn(move || autodiff!(sines, Const(&[1.0, 2.0]), Active(x)));
        [of(0.0), of(1.0)].into_iter().map(|t| t.join().unwrap()).collect()
    });
    close(&each, &[3.0, (1.0f64).cos() + 2.0 * (2.0f64).cos()]);

    let factor = 3.0;
    close(&[autodiff!(|x: f64, v: &[f64]| factor * x * v[1], Active(2.0), Const(&w))], &[0.6]);
    assert_eq!(cfg!(debug_assertions), std::env::args().len() > 1);

    let caught = std::panic::catch_unwind(|| {
        let (x, mut dx) = ([1.0], [0.0]);
        autodiff!(|x: &[f64], i: usize| x[i], Duplicated(&x, &mut dx), Const(7));
    });
    assert!(caught.is_err());
    let caught = std::panic::catch_unwind(|| autodiff!(|x: &[f64]| x[0], Duplicated(&[1.0], &mut [0.0, 0.0])));
    assert!(caught.is_err());
    println!("done");
}
"""


@pytest.fixture(autouse=True)
def _rustc() -> None:
    needs("rust")


@pytest.mark.parametrize(("level", "checks"), [("-O2", ()), ("-O0", ("checked",))])
def test_all_forms_of_requests(level: str, checks: tuple[str, ...], tmp_path: Path) -> None:
    """Values, references, slices, structs, closures and generic functions, in both modes; a panic of the function goes
    through its derivative. Without optimization rustc's debug assertions are on."""
    (tmp_path / "forms.rs").write_text(ALL_FORMS)
    made = enzcc(level, *EDITION, "forms.rs", "-o", "forms", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "forms", *checks)
    assert (ran.status, ran.out) == (0, "done\n"), ran.err
    assert "index out of bounds: the len is 1 but the index is 7" in ran.err
    assert "the shadow of a slice of 1 has 2 elements" in ran.err


NORM = """
#[no_mangle]
pub extern "C" fn norm(p: *const f64, n: usize) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(p, n) };
    let squares: Vec<f64> = x.iter().map(|v| v * v).collect();
    squares.iter().sum::<f64>().sqrt()
}
"""
MAIN = """
#include <enzyme.h>
#include <stdio.h>
double norm(const double *, long);
int main(void) {
    double x[3] = {1, 2, 2}, d[3] = {0};
    __enzyme_autodiff((void *)norm, enzyme_dup, x, d, enzyme_const, 3L);
    printf("%.6f %.6f %.6f\\n", d[0], d[1], d[2]);
}
"""


def test_c_differentiates_a_function_in_rust(tmp_path: Path) -> None:
    """In one command; and from an object, whose IR the link uses. --lang names the language of what has no suffix."""
    (tmp_path / "main.c").write_text(MAIN)
    (tmp_path / "norm.rs").write_text(NORM)
    (tmp_path / "norm").write_text(NORM)
    wanted = "0.333333 0.666667 0.666667\n"
    made = enzcc("-O2", "main.c", "norm.rs", "-o", "both", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "both").out == wanted
    made = enzcc("--lang", "rust", "-O2", "-c", "norm", "-o", "norm.o", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    (tmp_path / "other.rs").write_text('#[no_mangle] pub extern "C" fn other() -> Box<i32> { Box::new(1) }')
    made = enzcc("-O0", "main.c", "norm.o", "other.rs", "-o", "linked", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "linked").out == wanted
    made = enzcc("-O1", "-c", "main.c", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    made = enzcc("--lang", "rust", "main.o", "norm.o", "-o", "objects", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "objects").out == wanted


@pytest.mark.parametrize("by_lld", [False, True])
def test_options_for_rustc_arrive(by_lld: bool, tmp_path: Path) -> None:
    """--cfg, --edition, -C and --extern with and without `=`; a crate of bitcode with its search path, which GNU ld
    cannot read: its function is differentiated, and the rest becomes machine code."""
    linker = lld() if by_lld else []
    if by_lld and not linker:
        pytest.skip("lld is not installed")
    (tmp_path / "factor.rs").write_text(
        "#[inline(never)] pub fn factor(x: f64) -> f64 { 4.0 * x }\n"
        '#[inline(never)] pub fn shown(x: f64) -> String { format!("{x}") }'
    )
    (tmp_path / "lib").mkdir()
    rustc = needs("rust").command[0]
    built = [rustc, "--crate-type=rlib", "factor.rs", "--edition=2021", "--out-dir=lib", "-Copt-level=2"]
    subprocess.run([*built, "-Clinker-plugin-lto", "-Cno-prepopulate-passes"], cwd=tmp_path, check=True)
    (tmp_path / "p.rs").write_text(
        "#[cfg(wanted)] fn f(x: f64) -> f64 { factor::factor(x) * x }\n"
        'fn main() { println!("{}", factor::shown(enzyme::autodiff!(f, Active(1.0)))); panic!() }'
    )
    options = ("--cfg", "wanted", "--edition=2018", "-Cpanic=abort", "-L", "lib", "--extern", "factor")
    made = enzcc("-O2", *options, *linker, "p.rs", "-o", "p", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "p")
    assert (ran.status, ran.out) == (-6, "8\n")


MISTAKES = [
    ("autodiff!(loss, Duplicated(&w, &mut [0.0f32; 2]), Active(2.0))", "expected `&mut [f64]`, found `&mut [f32; 2]`"),
    ("autodiff!(loss, Duplicated(&w, &mut vec![0.0f32; 2]), Active(2.0))", "found `&mut Vec<f32>`"),
    ("autodiff!(loss, Const(&w))", "function is expected to take 1 argument, but it takes 2 arguments"),
    ("autodiff!(loss, Duplicated(&w), Active(2.0))", "Duplicated(value, shadow) takes two things"),
    ("autodiff!(loss, Active(&w), Active(2.0))", "`&[f64]` carries no derivative as a value"),
    ("autodiff!(loss, Const(&w), Duplicated(2.0, 1.0))", "a `f64` has no shadow"),
    ("autodiff!(loss, Const(&w), Active(2))", "expected `f64`, found integer"),
    ("autodiff!(loss, &w, 2.0)", "each argument is Active(x), Duplicated(&x, &mut dx)"),
    ("autodiff!(name, Const(1))", "a result of type `String` has no seed"),
    ("fwddiff!(loss, Const(&w), Active(2.0))", "forward mode has no Active(x)"),
    ("fwddiff!(loss, Const(&w), Duplicated(2.0, 1))", "expected `f64`, found integer"),
]


def test_mistakes_in_requests_are_errors_of_rustc_at_their_lines(tmp_path: Path) -> None:
    head = (
        "use enzyme::*; fn loss(w: &[f64], x: f64) -> f64 { w[0] * x } fn name(n: usize) -> String { n.to_string() }\n"
    )
    for number, (request, message) in enumerate(MISTAKES):
        # One program each: rustc would stop at the macros' own errors.
        (tmp_path / "wrong.rs").write_text(f"{head}fn main() {{ let w = vec![1.0, 2.0];\n {request}; }}")
        made = enzcc(*EDITION, "wrong.rs", cwd=tmp_path)
        assert made.status == 1, number
        assert "error" in made.err.splitlines()[0]
        assert message in made.err, made.err
        assert "wrong.rs:3:" in made.err
        assert not (tmp_path / "a.out").exists()


def test_what_rustc_says_is_shown_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "warned.rs").write_text("fn main() { let unused = 1; }")
    made = enzcc("warned.rs", "-o", "warned", cwd=tmp_path)
    assert made.status == 0
    assert "warning: unused variable: `unused`" in made.err
    made = enzcc("--edition=1900", "warned.rs", "-o", "warned", cwd=tmp_path)
    assert made.status == 1
    assert "argument for `--edition` must be one of" in made.err
    assert "EZ0803" not in made.err
    assert not (tmp_path / "warned").exists()


def test_the_edition_of_2015_is_told(tmp_path: Path) -> None:
    """Which rustc takes if it is told none, and in which the crate is not found as all documents use it."""
    needs("rust")
    (tmp_path / "a.rs").write_text("use enzyme::autodiff;\nfn main() { autodiff!(f64::sin, Active(1.0)); }\n")
    made = enzcc("a.rs", "-o", "a", cwd=tmp_path)
    assert made.status == 1 and made.err.endswith("`use enzyme::...`: --edition 2021\n")
    made = enzcc("--edition", "2015", "a.rs", "-o", "a", cwd=tmp_path)
    assert made.status == 1 and "--edition 2021" not in made.err


def test_what_cannot_be_differentiated_is_named_as_in_rust(tmp_path: Path) -> None:
    """At the user's line, where it is inlined from another module."""
    text = """
mod inner {
    pub fn through(x: f64) -> f64 {
        let slot = std::sync::mpsc::channel();
        slot.0.send(x).unwrap();
        slot.1.recv().unwrap()
    }
}
fn f(x: f64) -> f64 { inner::through(x) * 2.0 }
fn main() { println!("{}", enzyme::autodiff!(f, Active(1.0))); }
"""
    (tmp_path / "p.rs").write_text(text)
    made = enzcc("-O2", *EDITION, "p.rs", cwd=tmp_path)
    assert made.status == 1
    assert re.match(r"p\.rs:\d+:\d+: error: \[EZ\d+\] ", made.err), made.err
    assert "_RN" not in made.err.splitlines()[0]


def test_a_rustc_that_is_missing_or_too_new_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "p.rs").write_text("fn main() {}")
    fake = tmp_path / "rustc"
    fake.write_text("#!/bin/sh\necho 'rustc 1.120.0 (abc 2028-01-01)'; echo 'LLVM version: 25.1.0'\n")
    fake.chmod(0o755)
    monkeypatch.setenv("ENZCC_RUSTC", str(fake))
    made = enzcc("p.rs", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0802]" in made.err and "is built on LLVM 25" in made.err
    monkeypatch.setenv("ENZCC_RUSTC", str(tmp_path / "absent"))
    made = enzcc("p.rs", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0801]" in made.err
    assert "rustup" in adapter("rust").install
