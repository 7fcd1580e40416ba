"""`to_bits` of what a request gives: no type tag says that numbers lie there. Where they become numbers again as
integers, the program ends; counts, seeds and the states of generators are integers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, needs, run

NUMBERS = """
use enzyme::autodiff;
fn f(p: &[f64]) -> f64 {
    let mut s = 0.0;
    for x in p { s += x.to_bits().wrapping_sub(0x3ff0000000000000) as f64 * 2f64.powi(-52); }
    s
}
fn g(p: &[f32]) -> f32 {
    let mut s = 0.0;
    for x in p { s += x.to_bits() as f32 * 1.1920928955078125e-7 - 127.0; }
    s
}
fn main() {
    let (x, mut d) = ([1.7, 2.2], [0.0; 2]);
    let (y, mut e) = ([1.7f32, 2.2], [0.0f32; 2]);
    if std::env::args().count() > 1 {
        autodiff!(f, Duplicated(&x[..], &mut d[..]));
    } else {
        autodiff!(g, Duplicated(&y[..], &mut e[..]));
    }
    println!("{:?} {:?}", d, e);
}
"""
INTEGERS = """
use enzyme::autodiff;
#[derive(Clone)]
struct Generator { state: u64 }
impl Generator {
    #[inline(never)]
    fn next(&mut self) -> f64 {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        (self.state >> 11) as f64 / (1u64 << 53) as f64
    }
}
#[derive(Clone)]
struct Model { weights: Vec<f64>, colours: Vec<u32>, counts: Vec<u64>, seed: u64, generator: Generator }
impl Model {
    #[inline(never)]
    fn shade(&self) -> f64 { self.colours.iter().map(|c| (c >> 8 & 255) as f64 / 255.0).sum() }
    #[inline(never)]
    fn mean(&self) -> f64 { self.counts.iter().map(|&n| (n - 1) as f64).sum::<f64>() / self.counts.len() as f64 }
}
fn f(m: &mut Model) -> f64 {
    let noise = m.generator.next() + (m.seed + 1) as f64;
    m.weights.iter().sum::<f64>() * (m.shade() + m.mean() + noise)
}
fn main() {
    let mut m = Model {
        weights: vec![1.0, 2.0], colours: vec![0x3f8080ff, 0x4080ff80, 0xff00ff00], counts: vec![3, 1 << 40], seed: 42,
        generator: Generator { state: 0x3ff1234567890abc },
    };
    let mut d = m.clone();
    d.weights.fill(0.0);
    autodiff!(f, Duplicated(&mut m, &mut d));
    assert!(d.weights[0] > 1.0 && d.weights[0] == d.weights[1]);
}
"""


def made(text: str, level: str, tmp_path: Path) -> Path:
    needs("rust")
    (tmp_path / "a.rs").write_text(text)
    compiled = enzcc(level, "-g", "--edition", "2021", "a.rs", "-o", "a", cwd=tmp_path)
    assert (compiled.status, compiled.err) == (0, "")
    return tmp_path / "a"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_numbers_end_the_program(level: str, tmp_path: Path) -> None:
    program = made(NUMBERS, level, tmp_path)
    for given in ([], ["doubles"]):
        ended = run(program, *given, cwd=tmp_path)
        assert ended.status != 0
        assert "bits of a number" in ended.err, ended.err


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_integers_do_not(level: str, tmp_path: Path) -> None:
    assert run(made(INTEGERS, level, tmp_path), cwd=tmp_path).status == 0
