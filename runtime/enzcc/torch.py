# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A native function as an operation of PyTorch.

Two ways lead to the same native calls. Plain eager code, which is nearly all code that runs often, takes the short one
that stands here: a check of the tensors, a native call, and an `autograd.Function` around it where a gradient is
recorded, whose backward is the operation of the pullback (so that derivatives of all orders compose). Whatever looks at
programs instead of running them (`torch.compile`, `torch.export`, the transforms of `torch.func`, forward mode, tensors
that are no memory) takes the operator `enzcc::call` of `enzcc.torch_operator`.
"""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import addressof
from struct import Struct
from typing import Any, NamedTuple

import torch
from torch._C._functorch import is_legacy_batchedtensor
from torch.autograd import forward_ad

from enzcc.forms import Array
from enzcc.function import Function
from enzcc.layout import Shape
from enzcc.native import Native, native_of
from enzcc.signature import Argument
from enzcc.torch_operator import (
    CALL,
    CPU,
    DTYPES,
    MEMORY,
    MOST_PLANS,
    NO_BATCH,
    constant,
    fits,
    key_of,
    layout_for,
    native_for,
    refused,
    shapes_for,
    wanted,
    without_lazy_zeros,
)

empty, empty_like, is_grad_enabled, is_compiling = (
    torch.empty,
    torch.empty_like,
    torch.is_grad_enabled,
    torch.compiler.is_compiling,
)
transforms, tracers = torch._C._are_functorch_transforms_active, torch._C._len_torch_dispatch_stack
traced = torch._C._get_tracing_state

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


def _as_given(_argument: Argument, value: Any) -> Any:
    return value


class OnTensors:
    """A form (see `enzcc.glue`) on tensors. What does not depend on the tensors of a call is made here once."""

    def __init__(self, native: Native) -> None:
        self._key = key_of(native)
        self.native = native = native_for(self._key)
        form = native.form
        self._arrays = [(DTYPES[a.type], a) for a in form.inputs]
        self._constant = any(a.type.startswith("f") and not a.active for a in form.inputs)
        self._pack = Struct(f"{1 + len(form.inputs) + len(form.outputs)}q").pack
        self._plans: dict[tuple[Any, ...], _Plan] = {}
        self._pullbacks: dict[tuple[bool, ...], tuple[OnTensors, tuple[int, ...]]] = {}
        # The class method below PyTorch's own, which only adds what transforms need: they do not come here.
        below: Any = super(torch.autograd.Function, _recorded(self))
        self._recorded = below.apply

    def pullback(self, asked: tuple[bool, ...]) -> tuple[OnTensors, tuple[int, ...]]:
        """That by the inputs that ask for a gradient, and their places."""
        found = self._pullbacks.get(asked)
        if found is None:
            places = wanted(self.native.form, asked[2:])
            found = self._pullbacks[asked] = OnTensors(self.native.made("vjp", places)), places
        return found

    def __call__(self, integers: Integers, given: Sequence[Any]) -> Tensors:
        """The native call, and its place in the graph if one is recorded. Every line here is paid for by every call."""
        if is_compiling() or transforms() or tracers() or traced() or forward_ad._current_level >= 0:
            return self.through_operator(integers, given)
        inputs, addresses, recorded = [], [], False
        try:
            for x, (dtype, array) in zip(given, self._arrays, strict=True):
                if type(x) not in MEMORY or x.dtype is not dtype or not x.is_cpu or x.is_neg():
                    x = _plain(x, array)
                if not x.is_contiguous():
                    x = x.contiguous()
                if x.requires_grad:
                    recorded = True
                inputs.append(x)
                addresses.append(x.data_ptr())
            key = (integers, *[x.shape for x in inputs])
        except RuntimeError:  # what has no memory
            return self.through_operator(integers, given)
        if 0 in addresses:
            inputs = [without_lazy_zeros(x) for x in inputs]
            addresses = [x.data_ptr() for x in inputs]
        plan = self._plans.get(key) or self._plan(key, inputs)
        outputs = [
            empty_like(inputs[like]) if like >= 0 else empty(shape, dtype=dtype, device=CPU)
            for like, shape, dtype in plan.outputs
        ]
        self.native.single(self._pack(plan.address, *addresses, *[x.data_ptr() for x in outputs]))
        if recorded and is_grad_enabled():
            if self._constant:
                self._check_constants(inputs)
            return self._recorded(integers, outputs, *inputs)
        return outputs

    def _plan(self, key: tuple[Any, ...], inputs: Tensors) -> _Plan:
        """Raises SignatureError if shapes do not agree."""
        form, integers = self.native.form, key[0]
        shapes = shapes_for(self.native, integers, NO_BATCH, (), inputs)
        likes = {(tuple(x.shape), a.type): i for i, (x, a) in enumerate(zip(inputs, form.inputs, strict=True))}
        table = layout_for(self.native, integers, (), inputs).table
        if len(self._plans) >= MOST_PLANS:
            self._plans.clear()
        made = [(likes.get((shapes[a.of], a.type), -1), shapes[a.of], DTYPES[a.type]) for a in form.outputs]
        return self._plans.setdefault(key, _Plan(addressof(table), made, table))

    def through_operator(self, integers: Integers, given: Sequence[Any]) -> Tensors:
        """The call for those who look at what is called."""
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


class _Plan(NamedTuple):
    """Of calls with the same shapes: where C's table stands, and for each output an input that is like it or -1, its
    shape and its type."""

    address: int
    outputs: list[tuple[int, Shape, Any]]
    table: Any


def _recorded(form: OnTensors) -> type[torch.autograd.Function]:
    """The node of a call in the graph, which has been made when it comes here."""
    native = form.native
    differentiable = [a.active for a in native.form.outputs]
    all_active = all(differentiable)

    def forward(ctx: Any, integers: Integers, outputs: Tensors, *inputs: torch.Tensor) -> Tensors:
        ctx.integers = integers
        ctx.save_for_backward(*inputs)
        if not all_active:
            ctx.mark_non_differentiable(*[x for x, d in zip(outputs, differentiable, strict=True) if not d])
        return tuple(outputs)

    def backward(ctx: Any, *cotangents: torch.Tensor) -> Any:
        pullback, places = form.pullback(ctx.needs_input_grad)
        seeds = cotangents if all_active else [c for c, d in zip(cotangents, differentiable, strict=True) if d]
        call = pullback.through_operator if any(map(is_legacy_batchedtensor, seeds)) else pullback
        gradients = call(ctx.integers, (*ctx.saved_tensors, *seeds))
        found: list[Any] = [None] * len(ctx.needs_input_grad)
        for place, gradient in zip(places, gradients, strict=True):
            found[place + 2] = gradient
        return tuple(found)

    methods = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    return type("_".join([native.symbol, *native.derived]).replace(" ", "_"), (torch.autograd.Function,), methods)


def _plain(value: Any, array: Array) -> torch.Tensor:
    """What was given for an array, as numbers in memory. Raises TypeError if that cannot be, and RuntimeError if it may
    know itself what the operator does with it."""
    x = _tensor(value, array)
    if type(x).__torch_dispatch__ is not torch.Tensor.__torch_dispatch__:
        raise RuntimeError("a tensor that is no memory")
    if not fits(x, array):
        raise refused(x, array)
    return x.as_subclass(torch.Tensor).resolve_neg()


def _tensor(value: Any, array: Array) -> torch.Tensor:
    if isinstance(value, torch.Tensor):
        return value
    if isinstance(value, (list, tuple)) and any(isinstance(part, torch.Tensor) for part in value):
        raise TypeError(f"'{array.of}' is a {type(value).__name__} of tensors: pass torch.stack({array.of})")
    try:
        return torch.as_tensor(value, dtype=DTYPES[array.type], device=CPU)
    except (TypeError, ValueError, RuntimeError) as error:
        raise TypeError(f"'{array.of}' is no tensor, and none can be made of it: {error}") from error
