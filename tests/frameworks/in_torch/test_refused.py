"""What native code cannot take is refused in words that say what to do."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from enzcc import SignatureError
from tests.frameworks.in_torch.both import AT, MATRIX, SCALE, WEIGHTS, doubles, mixed_operation, ring_operation

X = doubles(4)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: X.float(), r"'input' is torch.float32, .* takes torch.float64: pass input.to\(torch.float64\)"),
        (lambda: X.to("meta"), r"'input' is on meta, and native code runs on the CPU: pass input.cpu\(\)"),
        (lambda: X.to_sparse(), r"'input' is torch.sparse_coo, .* pass input.to_dense\(\)"),
        (lambda: X.float().to_mkldnn(), r"'input' is torch._mkldnn, .* pass input.to_dense\(\)"),
        (lambda: X.to(torch.complex128), r"'input' is torch.complex128, .* pass its parts"),
        pytest.param(
            lambda: torch.nested.nested_tensor([X, X]),
            r"'input' is nested",
            marks=pytest.mark.filterwarnings("ignore:The PyTorch API of nested"),
        ),
        (lambda: [X[0], X[1]], r"'input' is a list of tensors: pass torch.stack\(input\)"),
        (lambda: None, r"'input' is no tensor, and none can be made of it"),
        (lambda: "1", r"'input' is no tensor, and none can be made of it"),
    ],
)
def test_tensors(made: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        ring_operation(made())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((*AT,), r"takes 4 arguments \(a, weights, scale, power\), not 3"),
        ((MATRIX, WEIGHTS[:2], SCALE, 3), r"'weights' has the shape \[2\], and \[c\] is \[3\]"),
        ((*AT, 3.5), r"'power' is an integer, not 3.5"),
    ],
)
def test_arguments_that_do_not_fit(arguments: Any, message: str) -> None:
    with pytest.raises(SignatureError, match=message):
        mixed_operation(*arguments)


def test_a_constant_that_somebody_wants_to_differentiate() -> None:
    """Silence would be a gradient of nothing: a parameter that is never trained."""
    message = r"'weights' is to be differentiated, and the signature says `const`: pass weights.detach\(\)"
    weights = WEIGHTS.clone().requires_grad_()

    def by_weights(w: Any) -> Any:
        return mixed_operation(MATRIX, w, SCALE, 3)

    for derivative in (
        lambda: by_weights(weights),
        lambda: torch.func.grad(by_weights)(WEIGHTS),
        lambda: torch.func.jvp(by_weights, (WEIGHTS,), (WEIGHTS,)),
    ):
        with pytest.raises(TypeError, match=message):
            derivative()
    with torch.no_grad():
        assert by_weights(weights) == by_weights(WEIGHTS)


def test_subclasses_are_what_they_are() -> None:
    class Named(torch.Tensor):
        """Memory with another name."""

    class Wrapped(torch.Tensor):
        """No memory: it knows how operators treat it."""

        @staticmethod
        def __new__(cls, inner: Any) -> Any:
            return torch.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)

        def __init__(self, inner: Any) -> None:
            self.inner = inner

        @classmethod
        def __torch_dispatch__(cls, function: Any, types: Any, arguments: Any, named: Any = None) -> Any:
            return function(*torch.utils._pytree.tree_map_only(cls, lambda w: w.inner, arguments), **(named or {}))

    for x in (X.as_subclass(Named), Wrapped(X)):
        assert torch.equal(ring_operation(x), ring_operation(X))
