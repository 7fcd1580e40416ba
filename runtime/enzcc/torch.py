"""A native function as an operation of PyTorch.

Two ways lead to the same native calls. Plain eager code, which is nearly all code that runs often, takes the short one
that stands here: a check of the tensors, a native call, and an `autograd.Function` around it where a gradient is
recorded, whose backward is the operation of the pullback (so that derivatives of all orders compose). Whatever looks at
programs instead of running them (`torch.compile`, `torch.export`, the transforms of `torch.func`, forward mode, tensors
that are no memory) takes the operator `enzcc::call` of `enzcc.torch_operator`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ctypes import addressof
from functools import cached_property
from struct import Struct
from typing import Any

import torch
from torch._C._functorch import is_legacy_batchedtensor

from enzcc.function import Function
from enzcc.glue import Array
from enzcc.native import Native, native_of
from enzcc.signature import Argument
from enzcc.torch_operator import (
    CALL,
    CPU,
    DTYPES,
    NO_BATCH,
    constant,
    fits,
    key_of,
    layout_for,
    native_for,
    observed,
    refused,
    shapes_for,
    without_lazy_zeros,
)

Tensors = Sequence[torch.Tensor]
Integers = tuple[int, ...]


class Operation:
    """The native function on tensors: arguments as for the function itself, by position or by name; floats and arrays
    of NumPy may stand for tensors. It can be pickled: what is kept is where the source lies, and its digest."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = f"{function!r} on tensors"
        self._form = OnTensors(function.native)
        self._count = len(function.taken)
        self._arrays_only = all(not a.is_size for a in function.taken)
        self._single = len(function.native.form.outputs) == 1

    def __repr__(self) -> str:
        return f"<{self.__doc__}>"

    def __reduce__(self) -> Any:
        return _again, (self.function.native.key, self.__name__)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        if self._arrays_only and not named and len(arguments) == self._count:
            made = self._form((), arguments)
        else:
            arrays, integers = self.function.split(arguments, named, _as_given)
            made = self._form(integers, arrays)
        return made[0] if self._single else tuple(made)


def operation(function: Function) -> Operation:
    """`operation(*tensors)`, differentiable to any order."""
    return Operation(function)


def _again(key: str, name: str) -> Operation:
    """A pickled operation, where it is loaded."""
    return Operation(Function(native_of(key), name))


def _as_given(argument: Argument, value: Any) -> Any:
    return value


class OnTensors:
    """A form (see `enzcc.glue`) on tensors. What does not depend on the tensors of a call is made here once."""

    def __init__(self, native: Native) -> None:
        self._key = key_of(native)
        self.native = native = native_for(self._key)
        self._arrays = [(DTYPES[a.type], a) for a in native.form.inputs]
        self._constant = any(a.type.startswith("f") and not a.active for a in native.form.inputs)
        self._run = _runner(native)
        # The class method below PyTorch's own, which only adds what transforms need: they do not come here.
        below: Any = super(torch.autograd.Function, _recording(self, self._run))
        self._recorded = below.apply

    @cached_property
    def pullback(self) -> OnTensors:
        return OnTensors(self.native.pullback)

    def __call__(self, integers: Integers, given: Sequence[Any]) -> Tensors:
        if observed():
            return self.through_operator(integers, given)
        recorded, inputs = False, []
        for x, (dtype, array) in zip(given, self._arrays, strict=True):
            if type(x) not in _MEMORY:
                x = _tensor(x, array)
                if type(x) is not torch.Tensor:
                    return self.through_operator(integers, given)
            if x.dtype is not dtype or not x.is_cpu or x.layout is not torch.strided:
                raise refused(x, array)
            if x.is_neg():
                x = x.resolve_neg()
            recorded |= x.requires_grad
            inputs.append(x if x.is_contiguous() else x.contiguous())
        if recorded and torch.is_grad_enabled():
            if self._constant:
                self._check_constants(inputs)
            return self._recorded(integers, *inputs)
        return self._run(integers, inputs)

    def through_operator(self, integers: Integers, given: Sequence[Any]) -> Tensors:
        """A call by the operator, for those who look at what is called."""
        inputs = []
        for x, (_, array) in zip(given, self._arrays, strict=True):
            tensor = x if isinstance(x, torch.Tensor) else _tensor(x, array)
            if not fits(tensor, array):
                raise refused(tensor, array)
            inputs.append(tensor)
        if self._constant and torch.is_grad_enabled():
            self._check_constants(inputs)
        return CALL(self._key, integers, NO_BATCH, [], inputs)

    def _check_constants(self, inputs: Tensors) -> None:
        for x, (_, array) in zip(inputs, self._arrays, strict=True):
            if x.requires_grad and not array.active:
                raise constant(array)


def _tensor(value: Any, array: Array) -> torch.Tensor:
    """What was given for an array, as a plain tensor where it is memory; as it is where it only looks like a tensor."""
    if isinstance(value, torch.Tensor):
        traced = type(value).__torch_dispatch__ is not torch.Tensor.__torch_dispatch__
        return value if traced else value.as_subclass(torch.Tensor)
    if isinstance(value, list | tuple) and any(isinstance(part, torch.Tensor) for part in value):
        raise TypeError(f"'{array.of}' is a {type(value).__name__} of tensors: pass torch.stack({array.of})")
    try:
        return torch.as_tensor(value, dtype=DTYPES[array.type], device=CPU)
    except (TypeError, ValueError, RuntimeError) as error:
        raise TypeError(f"'{array.of}' is no tensor, and none can be made of it: {error}") from error


def _dense(x: torch.Tensor, array: Array) -> torch.Tensor:
    """A tensor without memory that the operator can take: one that a transform has wrapped."""
    if x.is_nested:
        raise TypeError(f"'{array.of}' is nested, and native code takes arrays: pass its parts, or a padded tensor")
    return x


def _runner(native: Native) -> Callable[[Integers, Tensors], Tensors]:
    """The native call: on contiguous tensors of the right types, in the memory of this process."""
    form = native.form
    pack = Struct(f"{1 + len(form.inputs) + len(form.outputs)}q").pack
    plans: dict[Any, Any] = {}
    empty, empty_like = torch.empty, torch.empty_like

    def plan(integers: Integers, inputs: Tensors) -> Any:
        shapes = shapes_for(native, integers, NO_BATCH, (), inputs)
        likes = {(tuple(x.shape), a.type): i for i, (x, a) in enumerate(zip(inputs, form.inputs, strict=True))}
        made = [(likes.get((shapes[a.of], a.type), -1), shapes[a.of], DTYPES[a.type]) for a in form.outputs]
        if len(plans) >= MOST_PLANS:
            plans.clear()
        table = layout_for(native, integers, (), inputs).table
        return table, addressof(table), made

    def run(integers: Integers, inputs: Tensors) -> Tensors:
        try:
            addresses = [x.data_ptr() for x in inputs]
            key = (integers, *[x.shape for x in inputs])
        except RuntimeError:
            return CALL(
                key_of(native), integers, NO_BATCH, [], [_dense(x, a) for x, a in zip(inputs, form.inputs, strict=True)]
            )
        if 0 in addresses:
            inputs = [without_lazy_zeros(x) for x in inputs]
            addresses = [x.data_ptr() for x in inputs]
        found = plans.get(key)
        if found is None:
            found = plans[key] = plan(integers, inputs)
        _, table, made = found
        outputs = [
            empty_like(inputs[like]) if like >= 0 else empty(shape, dtype=dtype, device=CPU)
            for like, shape, dtype in made
        ]
        native.single(pack(table, *addresses, *[x.data_ptr() for x in outputs]))
        return tuple(outputs)

    return run


def _recording(form: OnTensors, run: Callable[[Integers, Tensors], Tensors]) -> type[torch.autograd.Function]:
    """The native call with its gradient."""
    native = form.native
    active = [a.active for a in native.form.inputs]
    differentiable = [a.active for a in native.form.outputs]

    def forward(ctx: Any, integers: Integers, *inputs: torch.Tensor) -> Tensors:
        made = run(integers, inputs)
        ctx.integers = integers
        ctx.save_for_backward(*inputs)
        if not all(differentiable):
            ctx.mark_non_differentiable(*[x for x, d in zip(made, differentiable, strict=True) if not d])
        return made

    def backward(ctx: Any, *cotangents: torch.Tensor) -> Any:
        seeds = [c for c, d in zip(cotangents, differentiable, strict=True) if d]
        call = form.pullback.through_operator if any(map(is_legacy_batchedtensor, seeds)) else form.pullback
        gradients = iter(call(ctx.integers, (*ctx.saved_tensors, *seeds)))
        return (None, *[next(gradients) if a else None for a in active])

    methods = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    return type("_".join([native.symbol, *native.derived]).replace(" ", "_"), (torch.autograd.Function,), methods)


MOST_PLANS = 256
_MEMORY = frozenset({torch.Tensor, torch.nn.Parameter})
"""Types of tensors whose memory is what it seems to be."""
