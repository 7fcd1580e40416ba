"""Exceptions of C++ that leave native functions, or their derivatives, become Python's."""

from __future__ import annotations

import resource
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc import Function
from tests.frameworks.throwing import THROWING


@pytest.fixture(scope="module")
def total(tmp_path_factory: pytest.TempPathFactory) -> Function:
    file = tmp_path_factory.mktemp("exceptions") / "throwing.cpp"
    file.write_text(THROWING)
    return enzcc.load(file, "total")


@pytest.mark.parametrize(
    ("code", "kind", "said"),
    [
        (1, ValueError, "negative"),
        (2, IndexError, "out of range"),
        (3, OverflowError, "too large"),
        (4, MemoryError, "bad_alloc"),
        (5, RuntimeError, "failed"),
        (6, RuntimeError, "of type Code"),
        (7, ValueError, "range"),
        (8, RuntimeError, "of type char const*"),
    ],
)
def test_which_exception_and_what_it_says(code: int, kind: type[Exception], said: str, total: Function) -> None:
    x = np.array([1.0, 2.0, 100.0 + code])
    for call in (total, total.grad, total.hessian, total.check):
        with pytest.raises(kind, match=said) as caught:
            call(x)
        assert type(caught.value) is kind
    assert total(x[:2]) == 17.0


def test_derivatives_are_right_before_and_afterwards(total: Function) -> None:
    x = np.array([1.0, 2.0, 3.0])
    for _ in range(2):
        assert np.allclose(total.grad(x), 4 * x**3)
        assert np.allclose(total.hessian(x), np.diag(12 * x**2))
        assert total.check(x)
        with pytest.raises(OverflowError):
            total.grad([1.0, 103.0])


def test_nothing_is_kept_of_a_call_that_threw(total: Function) -> None:
    x = np.full(200_000, 0.5)
    total.grad(x)
    x[-1] = 103.0

    def throw(times: int) -> int:
        for _ in range(times):
            with pytest.raises(OverflowError):
                total.grad(x)
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    few = throw(10)
    assert throw(100) < few + 50_000  # kilobytes; the gradient keeps 1600 for each call


def test_each_thread_hears_of_its_own(total: Function) -> None:
    def heard(code: int) -> str:
        with pytest.raises((ValueError, IndexError, OverflowError, RuntimeError)) as caught:
            for _ in range(200):
                total.grad([0.5, 100.0 + code])
        return type(caught.value).__name__

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(heard, [1, 2, 3, 5])) == ["ValueError", "IndexError", "OverflowError", "RuntimeError"]


def test_a_function_that_keeps_a_variable_can_be_called_again(tmp_path: Path) -> None:
    file = tmp_path / "counted.cpp"
    file.write_text(
        "#include <stdexcept>\nstatic int calls;\n"
        'extern "C" double counted(double x) {\n'
        '  calls++; if (x < 0) throw std::domain_error("negative"); return x * calls; }\n'
    )
    counted = enzcc.load(file, "counted")
    for _ in range(3):  # whose calls take turns
        with pytest.raises(ValueError, match="negative"):
            counted(-1.0)
    assert counted(1.0) == 4.0
