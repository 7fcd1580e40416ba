# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A native function on NumPy arrays: values, derivatives of both modes, Jacobians, products with the Hessian."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from inspect import Parameter
from inspect import Signature as PythonSignature
from keyword import iskeyword
from math import prod
from operator import index
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np

from enzcc.arrays import DTYPES, Call, as_parts, native_array, of_parts, run, run_units, seeds
from enzcc.forms import Array
from enzcc.layout import Layout, Shape
from enzcc.signature import Argument, SignatureError

if TYPE_CHECKING:
    from enzcc.batched import Batched
    from enzcc.checking import Report
    from enzcc.native import Native

__all__ = ["DTYPES", "Function", "integer_of"]

NOTHING: Mapping[str, Any] = MappingProxyType({})


class Function:
    """What `enzcc.load` gives: call it with NumPy arrays, or take `.torch`, `.tf` or `.jax`.

    Its arguments are the inputs of the signature in their order or by their names, without integers that shapes tell;
    its result is one output, or a tuple of several: the value of the function first, then `out` and `inout` arguments.
    Active are floats that are not `const`: derivatives are by these inputs, of these outputs. Arrays are converted as
    `enzcc.arrays` says. It may be called from several threads at once, and can be pickled.
    """

    def __init__(self, native: Native, name: str, *, in_parts: bool = False) -> None:
        """With `in_parts`, complex arrays are arrays of real numbers with an axis more, for their parts."""
        self.native = native
        self.array_of = as_parts if in_parts else native_array
        self._complexes = frozenset[str]() if in_parts else native.signature.complexes
        self.__name__ = self.__qualname__ = name
        signature = native.signature
        meant = [a for a in signature.arguments if a.is_numbers or a.function is not None]
        self.taken = [a for a in meant if a.is_input and a.name not in signature.derived]
        self.__doc__ = f"{name}({', '.join(map(str, self.taken))}) -> {self._given_back()}"

    def __repr__(self) -> str:
        return f"<native function {self.__name__}({', '.join(a.name for a in self.taken)}) of {self.native.origin}>"

    @property
    def __signature__(self) -> PythonSignature:
        names = [f"{a.name}_" if iskeyword(a.name) else a.name for a in self.taken]
        return PythonSignature([Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names])

    def __reduce__(self) -> tuple[Any, ...]:
        return self.__class__, (self.native, self.__name__)

    def __deepcopy__(self, _: Any) -> Function:
        return self

    @property
    def numpy(self) -> Function:
        return self

    @cached_property
    def batched(self) -> Batched:
        """The function on batches: what has an axis more, the first, has a value for each member."""
        from enzcc.batched import Batched

        return Batched(self)

    @cached_property
    def torch(self) -> Any:
        """The operation of PyTorch: on tensors of the CPU, differentiable to any order."""
        return _operation("torch", self)

    @cached_property
    def jax(self) -> Any:
        """The operation of JAX: under jit, vmap, grad and jvp, in any order."""
        return _operation("jax", self)

    @cached_property
    def tf(self) -> Any:
        """The operation of TensorFlow: eager and in `tf.function`, differentiable to any order."""
        return _operation("tensorflow", self)

    @cached_property
    def active_inputs(self) -> list[Array]:
        return [a for a in self.native.form.inputs if a.active]

    @cached_property
    def active_outputs(self) -> list[Array]:
        return [a for a in self.native.form.outputs if a.active]

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """The value at these arguments. Raises SignatureError, TypeError and, at the first call, CompileError."""
        return self._given(self.native, self.bound(arguments, named), ())

    def vjp(self, arguments: Any, cotangents: Any) -> Any:
        """J^T w: for each active input an array of its shape; for each active output `cotangents` has a weight of its
        shape, or of one that broadcasts to it (a tuple where there are several). One native call in reverse mode.
        `arguments` are those of a call in a tuple or list; an array or a number stands for itself alone."""
        self._needs_active()
        call = self.bound(_listed(arguments))
        weights = seeds(self.active_outputs, cotangents, call, self._complexes)
        return self._given(self.native.pullback, call, weights)

    def jvp(self, arguments: Any, tangents: Any) -> tuple[Any, Any]:
        """The value, and J t: for each active output an array of its shape; for each active input `tangents` has a
        direction of its shape (a tuple where there are several). One native call in forward mode. `arguments` are as
        those of `vjp`."""
        self._needs_active()
        call = self.bound(_listed(arguments))
        along = seeds(self.active_inputs, tangents, call, self._complexes)
        made = self._run(self.native.pushforward, call, along)
        count = len(self.native.form.outputs)
        return _one(made[:count]), _one(made[count:])

    def grad(self, *arguments: Any, **named: Any) -> Any:
        """The gradient of a function with one scalar output: for each active input an array of its shape."""
        self._needs_one_scalar()
        call = self.bound(arguments, named)
        return self._given(self.native.pullback, call, self._one_weight)

    def value_and_grad(self, *arguments: Any, **named: Any) -> tuple[Any, Any]:
        """The value and the gradient of a function with one scalar output, by one native call: what
        `scipy.optimize.minimize(f.value_and_grad, x0, jac=True)` takes."""
        self._needs_one_scalar()
        call = self.bound(arguments, named)
        made = self._run(self.native.valued_pullback, call, self._one_weight)
        count = len(self.native.form.outputs)
        return _one(made[:count]), _one(made[count:])

    def hvp(self, arguments: Any, direction: Any, *others: Any) -> Any:
        """The product of the Hessian of a function with one scalar output and a direction: forward over reverse.
        `direction` and the result are as the tangents and the result of `jvp` and `grad`, `arguments` as those of
        `vjp`. As SciPy calls it, `hvp(x, p, *args)` is that at `(x, *args)`:
        `scipy.optimize.minimize(f, x0, args, jac=f.grad, hessp=f.hvp)`."""
        self._needs_one_scalar()
        call = self.bound((*_listed(arguments), *others))
        along = seeds(self.active_inputs, direction, call, self._complexes)
        return self._given(self.curvature, call, [*self._one_weight, *along])

    def hessian(self, *arguments: Any, **named: Any) -> Any:
        """The second derivatives of a function with one scalar output: for one active input an array of its shape
        twice; for several a tuple of tuples of these. What `scipy.optimize.minimize(f, x0, jac=f.grad, hess=f.hessian)`
        takes. Native calls for batches of unit vectors, forward over reverse. A complex input counts as its parts,
        which are the last axis: of n numbers the Hessian is (n, 2, n, 2)."""
        self._needs_one_scalar()
        self._needs_numbers("hessian", "hvp")
        call = self.bound(arguments, named)
        inputs = self.active_inputs
        weighted = Call((*call.inputs, *self._one_weight), call.layout)
        columns = np.cumsum([prod(call.shapes[a.of]) for a in inputs])[:-1]
        made = run_units(self.curvature, weighted, inputs)
        return _one(
            [
                _one(
                    [
                        np.moveaxis(part, 0, -1).reshape(call.shapes[o.of] + call.shapes[i.of])
                        for i, part in zip(inputs, np.split(of_all, columns), strict=True)
                    ]
                )
                for o, of_all in zip(inputs, made, strict=True)
            ]
        )

    def jacobian(self, *arguments: Any, **named: Any) -> Any:
        """The derivative of each active output by each active input, an array of the output's shape and the input's; in
        a tuple by inputs where there are several, and in a tuple of these where there are several outputs.

        Native calls for batches of unit vectors, of the mode that takes fewer passes. A complex array counts as its
        parts, which are its last axis.
        """
        self._needs_active()
        self._needs_numbers("jacobian", "vjp or jvp")
        call = self.bound(arguments, named)
        inputs, outputs = self.active_inputs, self.active_outputs
        columns, rows = ([prod(call.shapes[a.of]) for a in group] for group in (inputs, outputs))
        if sum(columns) < sum(rows):
            blocks = [np.split(made, np.cumsum(columns)[:-1]) for made in run_units(self.native.tangent, call, inputs)]
            found = [[np.moveaxis(part, 0, -1) for part in block] for block in blocks]
        else:
            blocks = [np.split(made, np.cumsum(rows)[:-1]) for made in run_units(self.native.pullback, call, outputs)]
            found = [list(row) for row in zip(*blocks, strict=True)]
        return _one(
            [
                _one([part.reshape(call.shapes[o.of] + call.shapes[i.of]) for i, part in zip(inputs, row, strict=True)])
                for o, row in zip(outputs, found, strict=True)
            ]
        )

    def check(self, *arguments: Any, step: Any = None, tolerance: Any = None, **named: Any) -> Report:
        """Compare reverse mode, forward mode and central differences along random directions: a report, which is true
        if they agree, and says for which arguments they do not.

        `step` is that of the differences, relative to each argument's size, and `tolerance` the relative error that is
        allowed; the types of the arguments choose both: 1e-5 and 1e-6, and 1e-2 and 5e-3 with float32. Where the
        function itself has an argument of that name, it is meant.
        """
        from enzcc.checking import check

        self._needs_numbers("check", "vjp and jvp, and differences")
        names = [a.name for a in self.taken]
        options = {"step": step, "tolerance": tolerance}
        named |= {name: v for name, v in options.items() if name in names and v is not None}
        chosen = [None if name in names else v for name, v in options.items()]
        given = self.ordered(arguments, named)
        if not self._complexes:
            return check(self, given, *chosen)
        parts = [v if a.is_size or a.function else native_array(a, v) for a, v in zip(self.taken, given, strict=True)]
        return check(Function(self.native, self.__name__, in_parts=True), parts, *chosen)

    def split(
        self,
        given: Sequence[Any],
        named: Mapping[str, Any],
        array: Callable[[Argument, Any], Any],
        integer: Callable[[Argument, Any], Any] | None = None,
    ) -> tuple[list[Any], tuple[Any, ...]]:
        """The arguments of a call, by position and by the signature's names: arrays (scalars among them) as `array`
        makes them of what was given, in the order of the form's inputs, and integers, as `integer` does (`integer_of`).
        Functions of Python are left out: see `laid_out`. Every framework's door reads its arguments here. Raises
        SignatureError."""
        if named or len(given) != len(self.taken):
            given = self.ordered(given, named)
        arrays, integers = [], []
        for argument, value in zip(self.taken, given, strict=True):
            if argument.function is not None:
                continue
            if not argument.is_size:
                arrays.append(array(argument, value))
            else:
                integers.append((integer or integer_of)(argument, value))
        return arrays, tuple(integers)

    def ordered(self, given: Sequence[Any], named: Mapping[str, Any]) -> Sequence[Any]:
        """The arguments of a call in the order of `taken`. Raises SignatureError."""
        names = [a.name for a in self.taken]
        known = dict(zip(names, given, strict=False))
        strange = next((n for n in named if n not in names), None)
        if strange is not None:
            raise SignatureError(f"{self.__name__} has no argument '{strange}': it takes {', '.join(names)}")
        twice = next((n for n in named if n in known), None)
        if twice is not None:
            raise SignatureError(f"'{twice}' is given to {self.__name__} twice")
        known |= named
        if len(given) > len(names) or len(known) < len(names):
            count = len(given) + len(named)
            taken = f"{len(names)} argument{'' if len(names) == 1 else 's'} ({', '.join(names)})"
            raise SignatureError(f"{self.__name__} takes {taken}, not {count}")
        return [known[n] for n in names]

    def bound(self, arguments: Sequence[Any], named: Mapping[str, Any] = NOTHING) -> Call:
        """Arguments of a call as the native function takes them. Raises SignatureError and TypeError."""
        arrays, integers = self.split(arguments, named, self.array_of)
        shapes = tuple([a.shape for a in arrays])
        return Call(tuple(arrays), self.laid_out(shapes, integers, arguments, named))

    def laid_out(
        self, shapes: tuple[Shape, ...], integers: tuple[int, ...], given: Sequence[Any], named: Mapping[str, Any]
    ) -> Layout:
        """The layout of a call with inputs of these shapes, and with the functions among its arguments. Raises
        SignatureError and TypeError."""
        layout = self.native.layout(shapes, integers)
        if not self.native.signature.functions:
            return layout
        from enzcc.callbacks import calling

        pairs = zip(self.taken, self.ordered(given, named), strict=True)
        return calling(self.native.signature, layout, [value for a, value in pairs if a.function is not None])

    def _run(self, native: Native, call: Call, seeds: Sequence[Any]) -> list[Any]:
        """The outputs of a form of this function, complex ones as such."""
        made, complexes = run(native, call, seeds), self._complexes
        if not complexes:
            return made
        return [of_parts(o) if a.of in complexes else o for a, o in zip(native.form.outputs, made, strict=True)]

    def _given(self, native: Native, call: Call, seeds: Sequence[Any]) -> Any:
        return _one(self._run(native, call, seeds))

    @cached_property
    def curvature(self) -> Native:
        """The tangent of the gradient by the function's own inputs, and not by the weight of its output."""
        pullback = self.native.pullback
        taken = len(self.native.form.inputs)
        return pullback.made("tangent", [i for i, a in enumerate(pullback.form.inputs[:taken]) if a.active])

    @cached_property
    def _one_weight(self) -> list[Any]:
        """The cotangent of the only output, a scalar, of which a gradient is."""
        return [np.ones((), DTYPES[a.type]) for a in self.active_outputs]

    def _given_back(self) -> str:
        signature = self.native.signature
        given = [] if signature.result_called is None else [signature.result_called]
        given += [f"{a.name}: {a.called}[{', '.join(a.outer or ())}]" for a in signature.arguments if a.is_output]
        return given[0] if len(given) == 1 else f"({', '.join(given)})"

    def _needs_active(self) -> None:
        for kind, arrays in (("input", self.active_inputs), ("output", self.active_outputs)):
            if not arrays:
                raise SignatureError(f"{self.__name__} has no active {kind}, a float that is not const: no derivative")

    def _needs_numbers(self, what: str, instead: str) -> None:
        if self.native.signature.structs:
            names = ", ".join(self.native.signature.structs)
            raise SignatureError(
                f"{self.__name__} has arguments that are structs ({names}), of which there is no {what}: use {instead}"
            )

    def _needs_one_scalar(self) -> None:
        self._needs_active()
        outputs = self.active_outputs
        signature = self.native.signature
        arrays = {a.name for a in signature.arguments if a.shape} | signature.complexes | {*signature.structs}
        if len(outputs) != 1 or outputs[0].of in arrays:
            names = ", ".join(a.of for a in outputs)
            raise SignatureError(
                f"{self.__name__} has not one real scalar as its output ({names}): use vjp, which takes cotangents"
            )


def integer_of(argument: Argument, value: Any) -> int:
    """The integer that is passed for a value. Raises SignatureError."""
    if argument.is_communicator:
        return _communicator(argument, value)
    try:
        number = index(value)
    except TypeError:
        raise SignatureError(f"'{argument.name}' is an integer, not {value!r}") from None
    bits = int(argument.type[1:])
    if not -(1 << (bits - 1)) <= number < 1 << (bits - 1):
        raise SignatureError(f"'{argument.name}' is an integer of {bits} bits, and {number} does not fit")
    return number


def _communicator(argument: Argument, value: Any) -> int:
    """By what Fortran calls it: an integer, which mpi4py tells."""
    told = getattr(value, "py2f", None)
    if told is None:
        raise SignatureError(f"'{argument.name}' is a communicator of mpi4py, not {value!r}")
    return int(told())


def _listed(arguments: Any) -> Sequence[Any]:
    """The arguments of a call, of which one may stand for itself."""
    return arguments if isinstance(arguments, tuple | list) else (arguments,)


def _one(values: Sequence[Any]) -> Any:
    return values[0] if len(values) == 1 else tuple(values)


_OWN_DERIVATIVE = {
    "torch": "torch.autograd.Function",
    "jax": "jax.custom_vjp around jax.pure_callback",
    "tensorflow": "tf.custom_gradient around tf.numpy_function",
}


def _operation(framework: str, function: Function) -> Any:
    """The function as an operation of a framework, which is imported now."""
    if function.native.signature.functions:
        names = ", ".join(a.name for a in function.native.signature.functions)
        raise SignatureError(
            f"{function.__name__} calls functions of Python ({names}), which is for NumPy:"
            f" {_OWN_DERIVATIVE[framework]} makes an operation of it and of its vjp"
        )
    if function.native.signature.structs:
        names = ", ".join(function.native.signature.structs)
        raise SignatureError(
            f"{framework} has no arrays of structs ({names}): pass their members as arrays of their own"
        )
    try:
        door = import_module(f"enzcc.{framework}")
    except ModuleNotFoundError as error:
        if error.name != framework:
            raise
        words = f"{framework} is not installed: pip install 'enzcc[{framework}]'"
        raise ModuleNotFoundError(words, name=framework) from None
    if not function.native.signature.complexes:
        return door.operation(function)
    from enzcc.complex_operation import ComplexOperation

    return ComplexOperation(door.operation(function), function, framework)
