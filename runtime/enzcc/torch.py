"""A native function as an operation of PyTorch.

Two doors lead to the same native calls. In eager mode it is a `torch.autograd.Function`, whose backward and jvp are
operations of this kind themselves (of the pullback's and the pushforward's form), so that derivatives of all orders and
the transforms of `torch.func` compose; `vmap` becomes one native call for the batch. Under `torch.compile` it is the
operator `enzcc::call`, which the compiler sees as one node.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from enzcc.function import Function
from enzcc.glue import Array
from enzcc.native import Layout, Native, Shape, shapes_of
from enzcc.signature import SignatureError

DTYPES = {"f64": torch.float64, "f32": torch.float32, "i64": torch.int64, "i32": torch.int32}


def operation(function: Function) -> Any:
    """`operation(*tensors)`: arguments as for the function itself; floats and integers may be Python's."""
    native, taken = function.native, function.taken
    count, handle = len(native.form.outputs), handle_of(native)

    def call(*arguments: Any) -> Any:
        if len(arguments) != len(taken):
            names = ", ".join(a.name for a in taken)
            raise SignatureError(f"{function.__name__} takes {len(taken)} arguments ({names}), not {len(arguments)}")
        tensors, integers = [], []
        for argument, value in zip(taken, arguments, strict=True):
            if argument.is_array or argument.is_float:
                tensors.append(
                    value if isinstance(value, torch.Tensor) else torch.tensor(value, dtype=DTYPES[argument.type])
                )
            else:
                integers.append(int(value))
        if torch.compiler.is_compiling():
            made = torch.ops.enzcc.call(handle, integers, tensors)
        else:
            made = _Call.apply(native, tuple(integers), None, *tensors)
        return made[0] if count == 1 else made

    call.__name__ = function.__name__
    call.__doc__ = f"{function!r} on tensors"
    return call


class _Call(torch.autograd.Function):
    """One native call. `batch` is None, or the length of a leading axis and which inputs have it."""

    @staticmethod
    def forward(
        native: Native, integers: tuple[int, ...], batch: Any, *inputs: torch.Tensor
    ) -> tuple[torch.Tensor, ...]:
        return _run(native, integers, batch, inputs)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        native, integers, batch, *tensors = inputs
        ctx.native, ctx.integers, ctx.batch = native, integers, batch
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)
        ctx.set_materialize_grads(True)
        ctx.mark_non_differentiable(*(o for o, a in zip(output, native.form.outputs, strict=True) if not a.active))

    @staticmethod
    def backward(ctx: Any, *cotangents: torch.Tensor) -> Any:
        native, form, inputs = ctx.native, ctx.native.form, ctx.saved_tensors
        seeds = [c for c, a in zip(cotangents, form.outputs, strict=True) if a.active]
        batch = ctx.batch and (ctx.batch[0], (*ctx.batch[1], *[True] * len(seeds)))
        gradients = list(_Call.apply(native.pullback, ctx.integers, batch, *inputs, *seeds))
        found: list[torch.Tensor | None] = []
        for number, a in enumerate(form.inputs):
            gradient = gradients.pop(0) if a.active else None
            if gradient is not None and ctx.batch and not ctx.batch[1][number]:
                gradient = gradient.sum(0)
            found.append(gradient)
        return (None, None, None, *found)

    @staticmethod
    def jvp(ctx: Any, _native: None, _integers: None, _batch: None, *tangents: torch.Tensor | None) -> Any:
        native, form, inputs = ctx.native, ctx.native.form, ctx.saved_tensors
        seeds = [
            torch.zeros_like(x) if t is None else t
            for x, t, a in zip(inputs, tangents, form.inputs, strict=True)
            if a.active
        ]
        flags = ctx.batch and tuple(f for f, a in zip(ctx.batch[1], form.inputs, strict=True) if a.active)
        batch = ctx.batch and (ctx.batch[0], (*ctx.batch[1], *flags))
        made = list(_Call.apply(native.tangent, ctx.integers, batch, *inputs, *seeds))
        return tuple(made.pop(0) if a.active else None for a in form.outputs)

    @staticmethod
    def vmap(info: Any, in_dims: Any, native: Native, integers: Any, batch: Any, *inputs: torch.Tensor) -> Any:
        dims = in_dims[3:]
        length = info.batch_size
        if batch is None:
            flags = tuple(d is not None for d in dims)
            moved = [x if d is None else x.movedim(d, 0) for x, d in zip(inputs, dims, strict=True)]
            return _Call.apply(native, integers, (length, flags), *moved), (0,) * len(native.form.outputs)
        inner, had = batch
        flags = tuple(h or d is not None for h, d in zip(had, dims, strict=True))
        moved = [_joined(x, d, h, length, inner) for x, d, h in zip(inputs, dims, had, strict=True)]
        made = _Call.apply(native, integers, (length * inner, flags), *moved)
        return tuple(o.unflatten(0, (length, inner)) for o in made), (0,) * len(native.form.outputs)


# The operator, for torch.compile -------------------------------------------------------------------------------------

_NATIVES: list[Native] = []
"""Natives under the numbers by which the operator knows them, of this process."""


def handle_of(native: Native) -> int:
    for number, known in enumerate(_NATIVES):
        if known is native:
            return number
    _NATIVES.append(native)
    return len(_NATIVES) - 1


@torch.library.custom_op("enzcc::call", mutates_args=())
def _operator(handle: int, integers: Sequence[int], inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    return list(_run(_NATIVES[handle], tuple(integers), None, inputs))


@_operator.register_fake
def _(handle: int, integers: Sequence[int], inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    native = _NATIVES[handle]
    for x, a in zip(inputs, native.form.inputs, strict=True):
        if x.dtype is not DTYPES[a.type] or x.device.type != "cpu":
            raise _refused(x, a)
    shapes, _ = shapes_of(native.signature, _primal_shapes(native, None, inputs), integers)
    return [torch.empty(shapes[a.of], dtype=DTYPES[a.type]) for a in native.form.outputs]


def _remember(ctx: Any, inputs: Any, output: Any) -> None:
    ctx.handle, ctx.integers, tensors = inputs
    ctx.save_for_backward(*tensors)


def _backward(ctx: Any, cotangents: list[torch.Tensor | None]) -> Any:
    native, inputs = _NATIVES[ctx.handle], ctx.saved_tensors
    form = native.form
    shapes, _ = shapes_of(native.signature, _primal_shapes(native, None, inputs), ctx.integers)
    seeds = [
        torch.zeros(shapes[a.of], dtype=DTYPES[a.type]) if c is None else c
        for c, a in zip(cotangents, form.outputs, strict=True)
        if a.active
    ]
    gradients = iter(_operator(handle_of(native.pullback), ctx.integers, [*inputs, *seeds]))
    return None, [None] * len(ctx.integers), [next(gradients) if a.active else None for a in form.inputs]


_operator.register_autograd(_backward, setup_context=_remember)


def _joined(x: torch.Tensor, dim: int | None, had: bool, length: int, inner: int) -> torch.Tensor:
    """An input of a batch of batches, with one leading axis for both; none if it varies in neither."""
    if dim is None and not had:
        return x
    x = x.unsqueeze(0).expand(length, *x.shape) if dim is None else x.movedim(dim, 0)
    x = x if had else x.unsqueeze(1).expand(length, inner, *x.shape[1:])
    return x.flatten(0, 1)


def _run(
    native: Native, integers: tuple[int, ...], batch: Any, inputs: Sequence[torch.Tensor]
) -> tuple[torch.Tensor, ...]:
    form = native.form
    given = []
    for x, a in zip(inputs, form.inputs, strict=True):
        if x.dtype is not DTYPES[a.type] or x.device.type != "cpu":
            raise _refused(x, a)
        given.append(x if x.is_contiguous() else x.contiguous())
    layout = _layout(native, integers, batch, given)
    lead = () if batch is None else (batch[0],)
    outputs = [torch.empty(lead + layout.shapes[a.of], dtype=DTYPES[a.type]) for a in form.outputs]
    addresses = [t.data_ptr() for t in (*given, *outputs)]
    if batch is None:
        native.run(layout, addresses)
    else:
        flags = (*batch[1], *[True] * len(outputs))
        steps = [t.nbytes // batch[0] if f and batch[0] else 0 for t, f in zip((*given, *outputs), flags, strict=True)]
        native.run(layout, addresses, batch[0], steps)
    return tuple(outputs)


def _layout(native: Native, integers: tuple[int, ...], batch: Any, inputs: Sequence[torch.Tensor]) -> Layout:
    return native.layout(_primal_shapes(native, batch, inputs), integers)


def _primal_shapes(native: Native, batch: Any, inputs: Sequence[torch.Tensor]) -> tuple[Shape, ...]:
    """Of the primal's inputs, which are the first of every form's."""
    taken = [a for a in native.signature.arguments if a.is_input and (a.is_array or a.is_float)]
    flags = [False] * len(taken) if batch is None else batch[1]
    return tuple(tuple(x.shape[1:] if f else x.shape) for x, f, _ in zip(inputs, flags, taken, strict=False))


def _refused(x: torch.Tensor, a: Array) -> TypeError:
    if x.device.type != "cpu":
        return TypeError(f"'{a.of}' is on {x.device}, and native code runs on the CPU: pass {a.of}.cpu()")
    return TypeError(
        f"'{a.of}' is {x.dtype}, and the native function takes {DTYPES[a.type]}: pass {a.of}.to({DTYPES[a.type]})"
    )
