"""Rust's symbols by the names of its programmers: in messages, and to find what is known of its library."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.library import c as library
from enzyme_passes.library.rust_names import path_of, readable
from tests.compiling import enzcc, needs

PANIC = "_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check"
CLONE = "_RNvXs4_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core5clone5Clone5clone"
ONCE = (
    "_RINvMNtNtCsgEmfK2I1SDS_4core4cell4onceINtB3_8OnceCellINtNtB7_6result6ResultNtNtCs4X4t9plMPHF_9addr2line4line5Lines"
    "NtNtCsduwmD7cSIQq_5gimli4read5ErrorEE8try_initzNtB1d_9LazyLinesECsjrHSEGnQ3l9_3std"
)


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        (PANIC, "core::panicking::panic_bounds_check"),
        (CLONE, "<alloc::string::String as core::clone::Clone>::clone"),
        (
            ONCE,
            "core::cell::once::OnceCell<core::result::Result<addr2line::line::Lines, gimli::read::Error>>"
            "::try_init::<!, addr2line::line::LazyLines>",
        ),
        ("_ZN4core9panicking9panic_fmt17h0123456789abcdefE", "core::panicking::panic_fmt"),
        ("_ZN4test4main28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE", "test::main::{{closure}}"),
        ("_ZN9Eigen4testEv", None),
        ("_RNvNt", None),
        ("main", None),
    ],
)
def test_a_symbol_is_read(symbol: str, name: str | None) -> None:
    assert readable(symbol) == name


def test_the_path_of_a_generic_function_has_no_types() -> None:
    assert path_of(ONCE) == "core::cell::once::OnceCell::try_init"


def test_no_derivative_leaves_a_panic() -> None:
    known = library.find(PANIC)
    assert known is not None and known.noreturn and known.inactive


def test_the_allocator_is_found_behind_its_mangling() -> None:
    known = library.find("_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc")
    assert known is not None and (known.reallocates, known.old_size) == (0, 1)


def test_a_function_of_the_library_is_named_in_the_message_as_programmers_know_it(tmp_path: Path) -> None:
    needs("rust")
    source = tmp_path / "worker.rs"
    source.write_text("""\
use std::os::raw::{c_int, c_void};
extern "C" {
    fn __enzyme_autodiff(f: *const c_void, ...) -> f64;
    static enzyme_dup: c_int;
}
fn worker(x: &f64) -> f64 {
    let y = *x;
    std::thread::spawn(move || y * y).join().unwrap()
}
fn main() {
    let (x, mut d) = (1.0, 0.0);
    let code = worker as fn(&f64) -> f64 as *const c_void;
    unsafe { __enzyme_autodiff(code, enzyme_dup, &x as *const f64, &mut d as *mut f64) };
}
""")
    made = enzcc("-O2", "worker.rs", "-o", "worker", cwd=tmp_path)
    assert made.status == 1
    assert "worker.rs:8:5: error: [EZ0201] cannot differentiate the call of 'std::" in made.err
