"""Foreign functions and their derivatives in Python: C, C++, Fortran, Rust and what else enzcc compiles.

    import enzcc
    step = enzcc.load("step.f90", "step", "n: &i32, x: f64[n], y: out f64[n]")
    y = step(x);  gradient = step.vjp((x,), w)
    loss = step.torch(x).sum();  loss.backward()          # or step.jax, step.tf

Nothing of PyTorch, TensorFlow or JAX is imported before it is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from enzcc.build import CompileError
from enzcc.function import Function
from enzcc.glue import primal
from enzcc.native import Native
from enzcc.signature import SignatureError, parse

__all__ = ["CompileError", "Function", "SignatureError", "load"]


def load(
    file: str | PathLike[str], function: str, signature: str | None = None, options: Sequence[str] = ("-O3",)
) -> Function:
    """The function of a source file. `signature` says what it takes and gives (see `enzcc.signature`).

    Without it the function must be `void f(T *input, size_t n, T *output)`. `options` are those of the compiler. It is
    compiled when it is first called, and once: the result is kept in the user's cache.

    Raises SignatureError here, FileNotFoundError and CompileError, which holds enzcc's message, here or at the first
    call.
    """
    path = Path(file)
    symbol = function + "_" if path.suffix.lower() in FORTRAN and not function.endswith("_") else function
    if signature is None:
        from enzcc.prototype import conventional

        understood = conventional(path, symbol, options)
    else:
        understood = parse(signature)
    return Function(Native(understood, primal(understood, symbol), path, tuple(options), symbol), function)


FORTRAN = (".f", ".for", ".f90", ".f95", ".f03", ".f08", ".f18")
