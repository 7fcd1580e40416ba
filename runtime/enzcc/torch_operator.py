# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc::call`, the operator of PyTorch by which all but plain eager code calls native functions.

`torch.compile` and `torch.export` see it as one node; the transforms of `torch.func` take it apart by the rules that
stand here: its gradient and its tangent are calls of the same operator with other keys, and a batch is one call.

    call(key, integers, batch, varies, inputs) -> outputs

`key` is `Native.key`, which holds in every process, as graphs are kept on disk. `batch` is the length of an axis before
those of the inputs that `varies` marks and of all outputs, or -1 if there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch._C._functorch import is_legacy_batchedtensor
from torch._functorch.utils import enable_single_level_autograd_function

from enzcc.forms import Array, Form
from enzcc.layout import Layout, Shape, shapes_of
from enzcc.native import Native, native_of
from enzcc.signature import SignatureError

DTYPES = {"f64": torch.float64, "f32": torch.float32, "i64": torch.int64, "i32": torch.int32}
CPU = torch.device("cpu")
NO_BATCH = -1
MOST_PLANS = 256

_KNOWN: dict[str, Native] = {}
"""What has been called through the operator, under its key."""


def key_of(native: Native) -> str:
    """The key under which the operator finds this native."""
    _KNOWN.setdefault(native.key, native)
    return native.key


def native_for(key: str) -> Native:
    """What the operator calls under that key."""
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = native_of(key)
    return found


_LIBRARY = torch.library.Library("enzcc", "DEF")
_LIBRARY.define(
    "call(str key, SymInt[] integers, SymInt batch, int[] varies, Tensor[] inputs) -> Tensor[]",
    tags=(torch.Tag.pt2_compliant_tag,),
)
CALL = torch.ops.enzcc.call.default


def refused(x: torch.Tensor, a: Array) -> TypeError:
    """Why this tensor cannot be that array of a native function."""
    if x.device.type != "cpu":
        return TypeError(f"'{a.of}' is on {x.device}, and native code runs on the CPU: pass {a.of}.cpu()")
    if x.layout is not torch.strided:
        return TypeError(f"'{a.of}' is {x.layout}, and native code takes dense arrays: pass {a.of}.to_dense()")
    if x.is_quantized:
        return TypeError(f"'{a.of}' is quantized, and native code takes plain numbers: pass {a.of}.dequantize()")
    if x.is_nested:
        return TypeError(f"'{a.of}' is nested, and native code takes arrays: pass its parts, or a padded tensor")
    wanted = DTYPES[a.type]
    if x.is_complex():
        return TypeError(f"'{a.of}' is {x.dtype}, and the native function takes {wanted}: pass its parts separately")
    return TypeError(f"'{a.of}' is {x.dtype}, and the native function takes {wanted}: pass {a.of}.to({wanted})")


def fits(x: torch.Tensor, a: Array) -> bool:
    """Whether native code can read the tensor, once it is contiguous."""
    return x.dtype is DTYPES[a.type] and x.device.type == "cpu" and x.layout is torch.strided and not x.is_nested


MEMORY = frozenset({torch.Tensor, torch.nn.Parameter})
"""Types of tensors whose memory is what it seems to be."""


def without_lazy_zeros(x: torch.Tensor) -> torch.Tensor:
    """PyTorch hands tangents that are zero around without memory."""
    return torch.zeros(x.shape, dtype=x.dtype, device=CPU) if x._is_zerotensor() else x


def primal_shapes(native: Native, varies: Sequence[int], inputs: Sequence[torch.Tensor]) -> tuple[Shape, ...]:
    """Of the primal's inputs, which are the first of every form's."""
    count = len(native.signature.read)
    flags = varies or [0] * count
    return tuple(tuple(x.shape[1:] if f else x.shape) for x, f in zip(inputs[:count], flags, strict=False))


def shapes_for(
    native: Native, integers: Sequence[int], batch: int, varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> dict[str, Shape]:
    """Of all arguments. Raises SignatureError or TypeError unless every input is what the form reads."""
    form = native.form
    if len(inputs) != len(form.inputs) or (varies and len(varies) != len(inputs)):
        raise SignatureError(f"'{form.symbol}' reads {len(form.inputs)} arrays, not {len(inputs)}")
    shapes, _ = shapes_of(native.signature, primal_shapes(native, varies, inputs), integers)
    for number, (x, a) in enumerate(zip(inputs, form.inputs, strict=True)):
        if not fits(x, a):
            raise refused(x, a)
        wanted = (batch, *shapes[a.of]) if varies and varies[number] else shapes[a.of]
        if tuple(x.shape) != wanted:
            raise SignatureError(f"'{a.name}' of '{form.symbol}' has the shape {list(x.shape)}, not {list(wanted)}")
    return shapes


def layout_for(
    native: Native, integers: tuple[int, ...], varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> Layout:
    return native.layout(primal_shapes(native, varies, inputs), integers)


def _outputs(native: Native, shapes: dict[str, Shape], batch: int, varies: Sequence[int]) -> list[torch.Tensor]:
    lead = (batch,) if varies else ()
    return [torch.empty(lead + shapes[a.of], dtype=DTYPES[a.type], device=CPU) for a in native.form.outputs]


class _Plan(NamedTuple):
    """What calls with the same shapes have in common. `steps` are the strides of a batch, in bytes."""

    layout: Layout
    outputs: list[tuple[Shape, Any]]
    steps: list[int]


_PLANS: dict[tuple[Any, ...], _Plan] = {}


def _plan(at: tuple[Any, ...], inputs: Sequence[torch.Tensor]) -> _Plan:
    key, integers, batch, varies, *_ = at
    native = native_for(key)
    outputs = _outputs(native, shapes_for(native, integers, batch, varies, inputs), batch, varies)
    flags = (*varies, *[1] * len(outputs)) if batch > 0 else ()
    steps = [x.nbytes // batch if f else 0 for x, f in zip((*inputs, *outputs), flags, strict=False)]
    if len(_PLANS) >= MOST_PLANS:
        _PLANS.clear()
    made = _Plan(layout_for(native, integers, varies, inputs), [(o.shape, o.dtype) for o in outputs], steps)
    return _PLANS.setdefault(at, made)


def _run(
    key: str, integers: Sequence[int], batch: int, varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> list[torch.Tensor]:
    at = (key, tuple(integers), batch, tuple(varies), *[(x.shape, x.dtype, x.is_cpu) for x in inputs])
    plan = _PLANS.get(at) or _plan(at, inputs)
    outputs = [torch.empty(shape, dtype=dtype, device=CPU) for shape, dtype in plan.outputs]
    arrays = [*(without_lazy_zeros(x.contiguous()) for x in inputs), *outputs]
    addresses = [x.data_ptr() for x in arrays]
    if not varies:
        native_for(key).run(plan.layout, addresses)
    elif batch:
        native_for(key).run(plan.layout, addresses, batch, plan.steps)
    return outputs


_LIBRARY.impl("call", _run, "CompositeExplicitAutograd")


@torch.library.register_fake("enzcc::call", lib=_LIBRARY)
def _fake(
    key: str, integers: Sequence[int], batch: int, varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> list[torch.Tensor]:
    native = native_for(key)
    return _outputs(native, shapes_for(native, integers, batch, varies, inputs), batch, varies)


# Derivatives ---------------------------------------------------------------------------------------------------------


class _Call(torch.autograd.function._SingleLevelFunction):
    """The operator with its derivatives: what runs below is the operator without them. A function of a single level,
    because `torch.func` has taken the levels apart before it comes to an operator's kernel."""

    @staticmethod
    def forward(
        ctx: Any, keys: Any, recorded: bool, key: str, integers: Any, batch: int, varies: Any, *inputs: torch.Tensor
    ) -> tuple[torch.Tensor, ...]:
        # PyTorch switches both modes off in here, and the levels below (of `torch.func`) are still to see them.
        with torch.set_grad_enabled(recorded), torch.autograd.forward_ad._set_fwd_grad_enabled(True):
            made = _below(keys, key, integers, batch, varies, inputs)
        ctx.native, ctx.integers, ctx.batch, ctx.varies = native_for(key), integers, batch, varies
        ctx.save_for_backward(*inputs)
        ctx.save_for_forward(*inputs)
        ctx.set_materialize_grads(False)
        ctx.mark_non_differentiable(*(o for o, a in zip(made, ctx.native.form.outputs, strict=True) if not a.active))
        return tuple(made)

    @staticmethod
    def backward(ctx: Any, *cotangents: torch.Tensor | None) -> Any:
        native, inputs, varies = ctx.native, ctx.saved_tensors, ctx.varies
        form, none = native.form, [None] * len(ctx.needs_input_grad)
        asked = wanted(form, ctx.needs_input_grad[-len(inputs) :]) if inputs else ()
        if not asked:
            return tuple(none)
        if any(c is None for c in cotangents):
            zeros = _outputs(native, shapes_for(native, ctx.integers, ctx.batch, varies, inputs), ctx.batch, varies)
            cotangents = tuple(z.zero_() if c is None else c for c, z in zip(cotangents, zeros, strict=True))
        seeds = [c for c, a in zip(cotangents, form.outputs, strict=True) if a.active]
        pullback, moves = native.made("vjp", asked), varies and [*varies, *[1] * len(seeds)]
        made = CALL(key_of(pullback), ctx.integers, ctx.batch, moves, [*inputs, *seeds])
        found: list[Any] = none
        for number, gradient in zip(asked, made, strict=True):
            shared = varies and not varies[number]
            found[number - len(inputs)] = gradient.sum(0) if shared else gradient
        return tuple(found)

    @staticmethod
    def jvp(ctx: Any, *tangents: torch.Tensor | None) -> Any:
        native, inputs, varies = ctx.native, ctx.saved_tensors, ctx.varies
        form, along = native.form, tangents[-len(inputs) :] if inputs else ()
        for t, a in zip(along, form.inputs, strict=True):
            if t is not None and not a.active:
                raise constant(a)
        asked = wanted(form, [t is not None for t in along])
        moves = varies and [*varies, *(varies[number] for number in asked)]
        seeds = [along[number] for number in asked]
        made = iter(CALL(key_of(native.made("tangent", asked)), ctx.integers, ctx.batch, moves, [*inputs, *seeds]))
        return tuple(next(made) if a.active else None for a in form.outputs)


def wanted(form: Form, asked: Sequence[int]) -> tuple[int, ...]:
    """The places of the inputs by which a derivative is to be made."""
    return tuple(number for number, (a, wish) in enumerate(zip(form.inputs, asked, strict=True)) if a.active and wish)


def constant(a: Array) -> TypeError:
    return TypeError(
        f"'{a.of}' is to be differentiated, and the signature says `const`: pass {a.of}.detach(), or leave out `const`"
    )


def observed() -> bool:
    """Whether something looks at what is called here: a transform, forward mode, a tracer."""
    return bool(
        torch.compiler.is_compiling()
        or torch._C._are_functorch_transforms_active()
        or torch._C._len_torch_dispatch_stack()
        or torch._C._get_tracing_state()
        or torch.autograd.forward_ad._current_level >= 0
    )


def _below(keys: Any, *arguments: Any) -> Any:
    with torch._C._AutoDispatchBelowAutograd():
        return CALL.redispatch(keys & torch._C._after_autograd_keyset, *arguments)


def _differentiated(
    keys: Any, key: str, integers: Sequence[int], batch: int, varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> list[torch.Tensor]:
    recorded = torch.is_grad_enabled() and any(x.requires_grad for x in inputs)
    if not recorded and not observed():
        if all(type(x) in MEMORY and x.is_cpu and not x.is_neg() for x in inputs):
            return _run(key, integers, batch, varies, inputs)  # nothing is to come below
        return list(_below(keys, key, integers, batch, varies, inputs))
    with enable_single_level_autograd_function():
        return list(_Call.apply(keys, torch.is_grad_enabled(), key, integers, batch, varies, *inputs))


_LIBRARY.impl("call", _differentiated, "Autograd", with_keyset=True)


# Batches -------------------------------------------------------------------------------------------------------------


def _batched(
    info: Any,
    dims: Any,
    key: str,
    integers: Sequence[int],
    batch: int,
    varies: Sequence[int],
    inputs: Sequence[torch.Tensor],
) -> Any:
    length, places = info.batch_size, dims[-1]
    if not varies:
        flags = [int(d is not None) for d in places]
        moved = [x if d is None else x.movedim(d, 0) for x, d in zip(inputs, places, strict=True)]
        made = CALL(key, integers, length, flags, moved)
        return made, [0] * len(made)
    flags = [int(h or d is not None) for h, d in zip(varies, places, strict=True)]
    moved = [_joined(x, d, h, length, batch) for x, d, h in zip(inputs, places, varies, strict=True)]
    made = [o.unflatten(0, (length, batch)) for o in CALL(key, integers, length * batch, flags, moved)]
    return made, [0] * len(made)


torch.library.register_vmap("enzcc::call", _batched, lib=_LIBRARY)


class _Info(NamedTuple):
    batch_size: int


def _batched_by_autograd(
    key: str, integers: Sequence[int], batch: int, varies: Sequence[int], inputs: Sequence[torch.Tensor]
) -> Any:
    """A batch of cotangents or tangents (`torch.autograd.grad(is_grads_batched=True)` and `torch.autograd.functional`),
    which comes by an older mechanism than those of `torch.func`."""
    level = torch._C._vmapmode_increment_nesting() - 1
    torch._C._vmapmode_decrement_nesting()
    places = [0 if is_legacy_batchedtensor(x) else None for x in inputs]
    bare = [x if d is None else torch._remove_batch_dim(x, level, 0, 0) for x, d in zip(inputs, places, strict=True)]
    if any(map(is_legacy_batchedtensor, bare)):
        raise RuntimeError("batches of batches of gradients go by torch.func.vmap, not by is_grads_batched")
    length = next(x.shape[0] for x, d in zip(bare, places, strict=True) if d is not None)
    made, _ = _batched(_Info(length), [places], key, integers, batch, varies, bare)
    return [torch._add_batch_dim(o, 0, level) for o in made]


_LIBRARY.impl("call", _batched_by_autograd, "Batched")


def _joined(x: torch.Tensor, dim: int | None, had: int, length: int, inner: int) -> torch.Tensor:
    """An input of a batch of batches, with one leading axis for both; none if it varies in neither."""
    if dim is None and not had:
        return x
    x = x.unsqueeze(0).expand(length, *x.shape) if dim is None else x.movedim(dim, 0)
    x = x if had else x.unsqueeze(1).expand(length, inner, *x.shape[1:])
    return x.flatten(0, 1)
