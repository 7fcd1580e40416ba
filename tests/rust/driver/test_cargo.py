"""Cargo with enzcc as rustc's linker: two crates, both profiles, tests, and what of the environment is kept."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from enzyme_cli.cargo import RAW, environment
from tests.compiling import needs

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = Path(sys.executable).parent
CRATE = ROOT / "runtime" / "enzyme_runtime" / "rust"
HOST = "x86_64-unknown-linux-gnu"

WORKSPACE = {
    "Cargo.toml": '[workspace]\nmembers = ["app", "model"]\nresolver = "2"\n',
    "model/Cargo.toml": f'''
[package]
name = "model"
version = "0.1.0"
edition = "2021"
[dev-dependencies]
enzyme = {{ path = "{CRATE}" }}
''',
    "model/build.rs": 'fn main() { println!("cargo:rustc-env=FACTOR=3") }',
    "model/src/lib.rs": """
use std::collections::BTreeMap;
pub struct Model { pub terms: BTreeMap<String, fn(f64) -> f64>, pub factors: Vec<f64> }
fn factor() -> f64 { env!("FACTOR").parse().unwrap() }
/// ```
/// let d = enzyme::autodiff!(model::cube, Active(2.0));
/// assert_eq!(d, 12.0);
/// ```
pub fn cube(x: f64) -> f64 { x * x * x }
pub fn loss(factors: &[f64], x: f64) -> f64 {
    let mut total = 0.0;
    for i in 0..factors.len() {
        total += act(factors[i] * x);
    }
    let squares: Vec<f64> = factors.iter().map(|f| f * f * x).collect();
    total + squares.into_iter().step_by(2).sum::<f64>() + factors.windows(2).map(|w| w[0] * w[1]).fold(0.0, f64::max)
}
fn act(x: f64) -> f64 { x.sin().powi(2) + x.max(0.0).exp() }
pub fn sum(n: usize) -> String { (0..n).map(|i| (i as f64 * factor()).to_string()).collect::<Vec<_>>().join(",") }
""",
    "app/Cargo.toml": f'''
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
model = {{ path = "../model" }}
enzyme = {{ path = "{CRATE}" }}
''',
    "app/src/main.rs": """
use enzyme::autodiff;
fn checked() -> bool {
    let factors = [0.1, 0.2, 0.3];
    let mut derivatives = vec![0.0; 3];
    let dx = autodiff!(model::loss, Duplicated(&factors, &mut derivatives), Active(2.0));
    let h = 1e-6;
    let along_x = (model::loss(&factors, 2.0 + h) - model::loss(&factors, 2.0 - h)) / (2.0 * h);
    let right = (0..3).all(|i| {
        let at = |h: f64| { let mut f = factors; f[i] += h; model::loss(&f, 2.0) };
        ((at(h) - at(-h)) / (2.0 * h) - derivatives[i]).abs() < 1e-6
    });
    right && (dx - along_x).abs() < 1e-6
}
fn main() {
    println!("{} {} {}", checked(), model::sum(3), cfg!(debug_assertions));
}
#[test]
fn the_gradient_is_right() {
    assert!(checked());
}
""",
}

LIBRARY = {
    "Cargo.toml": """
[workspace]
members = ["libm"]
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
libm = { path = "libm" }
enzyme = { path = "CRATE" }
""".replace("CRATE", str(CRATE)),
    "libm/Cargo.toml": '[package]\nname = "libm"\nversion = "0.2.99"\nedition = "2021"\n',
    "libm/src/lib.rs": """
#![no_std]
pub mod math {
    pub mod exp {
        // As far as a derivative is concerned, bits.
        pub fn exp(x: f64) -> f64 {
            let n = (x * 1.4426950408889634 + 1024.5) as u64 - 1024;
            let r = x - n as f64 * 0.6931471805599453;
            let (mut term, mut sum) = (1.0, 1.0);
            for k in 1..20 {
                term *= r / k as f64;
                sum += term;
            }
            f64::from_bits(((sum.to_bits() >> 52) + n) << 52 | (sum.to_bits() & ((1 << 52) - 1)))
        }
    }
    pub mod expo2 {
        pub fn k_exp(x: f64) -> f64 { x * 3.0 }
    }
}
""",
    "src/main.rs": """
use enzyme::{autodiff, fwddiff};
fn f(x: f64) -> f64 { libm::math::exp::exp(x) * x + libm::math::expo2::k_exp(x) }
fn main() {
    let want = (1.5 + 1.0) * 1.5f64.exp() + 3.0;
    let near = |d: f64| (d - want).abs() < 1e-12;
    println!("{} {}", near(autodiff!(f, Active(1.5))), near(fwddiff!(f, Duplicated(1.5, 1.0))));
}
""",
}


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    return _written(WORKSPACE, tmp_path)


def _written(files: Mapping[str, str], directory: Path) -> Path:
    needs("rust")
    for name, text in files.items():
        file = directory / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return directory


def ran(*command: str, cwd: Path, **variables: str) -> str:
    """What a command prints; it must succeed. Nothing is asked of the network."""
    rust = Path(needs("rust").command[0]).parent
    known = os.environ | {"PATH": os.pathsep.join((str(SCRIPTS), os.environ["PATH"], str(rust)))}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=known | {"CARGO_NET_OFFLINE": "true", "CARGO_TERM_COLOR": "never"} | variables,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.rotated(2, on=0)
def test_a_workspace_under_the_dev_profile_and_its_tests(workspace: Path) -> None:
    """Through the code of another crate, with debug assertions; tests, and examples in documentation."""
    said = ran("enzyme-cli", "cargo", "test", cwd=workspace)
    assert "test the_gradient_is_right ... ok" in said
    assert "test model/src/lib.rs - cube (line 5) ... ok" in said
    assert ran("enzyme-cli", "cargo", "run", "-q", cwd=workspace) == "true 0,3,6 true\n"


def test_two_environment_variables_do_for_a_release(workspace: Path) -> None:
    """As docs/languages/rust.md says."""
    variables = {
        f"CARGO_TARGET_{HOST.upper().replace('-', '_')}_LINKER": "enzcc",
        "RUSTFLAGS": " ".join(RAW),
    }
    said = ran("cargo", "run", "-q", "--release", "--target", HOST, cwd=workspace, **variables)
    assert said == "true 0,3,6 false\n"


def test_the_examples_are_built_by_cargo_and_confirm_their_derivatives(tmp_path: Path) -> None:
    needs("rust")
    manifest = str(ROOT / "examples" / "rust" / "Cargo.toml")
    variables = {"CARGO_TARGET_DIR": str(tmp_path)}
    ran("enzyme-cli", "cargo", "build", "--release", "--manifest-path", manifest, cwd=tmp_path, **variables)
    for name in ("descent", "network"):
        assert "the derivatives are right" in ran(str(tmp_path / HOST / "release" / name), cwd=tmp_path)


@pytest.mark.rotated(2, on=1)
def test_a_program_that_cargo_runs_checks_its_derivatives(workspace: Path) -> None:
    """What stands behind `--` is the program's own."""
    report = workspace / "report.json"
    words = ("enzyme-cli", "cargo", "run", "-q", "--check-derivatives", "--", "--check-derivatives=no")
    said = ran(*words, cwd=workspace, ENZCC_CHECK=f"report={report}")
    found = json.loads(report.read_text())
    assert (said, found["checked"], found["findings"]) == ("true 0,3,6 true\n", 1, [])
    main = workspace / "app" / "src" / "main.rs"
    main.write_text(main.read_text().replace("vec![0.0; 3]", "vec![f64::NAN; 3]"))
    with pytest.raises(AssertionError, match=r"ERROR: shadow holds NaN\s+derivative .*main.rs:6, in .app::main"):
        ran(*words, cwd=workspace)


def test_functions_of_the_crate_libm_are_cs(tmp_path: Path) -> None:
    directory = _written(LIBRARY, tmp_path)
    assert ran("enzyme-cli", "cargo", "run", "--release", "-q", cwd=directory) == "true true\n"


def test_what_the_user_has_set_is_kept() -> None:
    linker = "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_LINKER"
    flags = "CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS"
    raw = " ".join(RAW)
    made = environment({"HOME": "/h"}, ["build"], HOST, "enzcc")
    assert (made["HOME"], made[linker], made[flags], made["CARGO_BUILD_TARGET"]) == ("/h", "enzcc", raw, HOST)
    assert environment({"RUSTFLAGS": "-Ctarget-cpu=native"}, [], HOST, "e")["RUSTFLAGS"] == f"-Ctarget-cpu=native {raw}"
    encoded = environment({"CARGO_ENCODED_RUSTFLAGS": "--cfg\x1fa"}, [], HOST, "e")["CARGO_ENCODED_RUSTFLAGS"]
    assert encoded.split("\x1f") == ["--cfg", "a", *RAW]
    other = environment({}, ["build", "--target", "aarch64-unknown-linux-gnu"], HOST, "e")
    assert other["CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER"] == "e"
    assert "CARGO_BUILD_TARGET" not in other
    assert "CARGO_BUILD_TARGET" in environment({}, ["run", "--", "--target", "x"], HOST, "e")
    assert environment({"CARGO_PROFILE_DEV_OPT_LEVEL": "3"}, [], HOST, "e")["CARGO_PROFILE_DEV_OPT_LEVEL"] == "3"
