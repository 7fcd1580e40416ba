"""Enzyme's own door, word for word."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from torch_enzyme import enzyme

SUM = """
#include <stddef.h>
void f(T* inp, size_t n, T* out) { out[0] = 0; for (size_t i = 0; i < n; i++) out[0] += inp[i] * inp[i]; }
void g(T* inp, size_t n, T* out) { for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i]; }
"""


@pytest.fixture(scope="module", params=["float", "double"])
def directory(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp(request.param)
    (made / "test.c").write_text(SUM.replace("T*", f"{request.param}*"))
    return made


@pytest.fixture
def dtype(directory: Path, monkeypatch: pytest.MonkeyPatch) -> torch.dtype:
    """The type that the functions take of the file `test.c` where we are."""
    monkeypatch.chdir(directory)
    return torch.float if directory.name.startswith("float") else torch.double


@pytest.mark.parametrize("function", ["f", "g"])
def test_word_for_word(function: str, dtype: torch.dtype) -> None:
    """One that writes the first element, and one that writes all: the gradient is that of what was written."""
    inp = torch.tensor([1.0, 2.0, 3.0], dtype=dtype, requires_grad=True)
    out = enzyme("test.c", function).apply(inp)
    out.backward()
    torch.testing.assert_close(inp.grad, 2 * inp.detach())
    squares = (inp.detach() ** 2).tolist()
    assert out.tolist() == ([sum(squares), 0, 0] if function == "f" else squares)


def test_every_shape(dtype: torch.dtype) -> None:
    apply = enzyme("test.c", "g").apply
    for made in (torch.ones(2, 3).T, torch.ones(()), torch.ones(1), torch.ones(0), torch.ones(3, 0, 2)):
        inp = made.to(dtype).requires_grad_()
        out = apply(inp)
        assert out.shape == inp.shape and out.dtype is dtype
        out.backward()
        torch.testing.assert_close(inp.grad, 2 * inp.detach())


def test_the_result_is_a_tensor_like_others(dtype: torch.dtype) -> None:
    inp = torch.tensor([1.0, 2.0], dtype=dtype, requires_grad=True)
    out = enzyme("test.c", "g").apply(inp)
    out.backward(torch.tensor([1.0, 0.0], dtype=dtype), retain_graph=True)
    assert inp.grad.tolist() == [2, 0]
    assert type(out * 2) is torch.Tensor and type(enzyme("test.c", "g").apply(out).sum()) is torch.Tensor
    with pytest.raises(RuntimeError, match="implicitly created only for scalar"):
        (out * 2).backward()
    torch.testing.assert_close(
        torch.func.jacrev(enzyme("test.c", "g").apply)(inp.detach()), torch.diag(2 * inp.detach())
    )


def test_refused_in_words(dtype: torch.dtype) -> None:
    with pytest.raises(TypeError, match=r"'\w+' is torch.bfloat16, and the native function takes"):
        enzyme("test.c", "g").apply(torch.ones(3, dtype=torch.bfloat16))
    with pytest.raises(TypeError, match="apply takes a tensor, not list"):
        enzyme("test.c", "g").apply([1.0])
    with pytest.raises(FileNotFoundError, match=r"no\.c"):
        enzyme("no.c", "f").apply(torch.ones(1, dtype=dtype))
