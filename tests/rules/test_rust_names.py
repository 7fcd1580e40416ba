"""Which symbols are Rust's: asked of every function of every module, so a refusal has to be quick."""

from __future__ import annotations

import pytest

from enzyme_passes.library.rust_names import path_of


def test_a_legacy_symbol_is_a_path() -> None:
    assert path_of("_ZN4core9panicking9panic_fmt17h0123456789abcdefE") == "core::panicking::panic_fmt"


@pytest.mark.parametrize("symbol", ["_ZN4core9panicking9panic17h0123456789abcdefE", "_ZN4core17habcdefE", "_ZN4coreE"])
def test_lengths_that_are_wrong_are_no_path(symbol: str) -> None:
    assert path_of(symbol) is None


def test_a_long_symbol_of_cxx_is_refused_at_once() -> None:
    """Templates nest lengths in names: trying all divisions of it takes longer than there is time."""
    assert path_of("_ZN5Eigen8internal" + "15generic_productIN5Eigen6MatrixIdLin1ELi111EEE" * 40 + "3runEv") is None
