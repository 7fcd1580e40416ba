# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Foreign functions and their derivatives in Python: C, C++, Fortran, Rust and what else enzcc compiles.

    import enzcc
    step = enzcc.load("step.f90", "step", "n: &i32, x: f64[n], y: out f64[n]")
    y = step(x);  gradient = step.vjp((x,), w)
    loss = step.torch(x).sum();  loss.backward()          # or step.jax, step.tf

    cube = enzcc.compile("double cube(double x) { return x * x * x; }", "cube", "x: f64 -> f64", lang="c")

`enzcc.build` makes a wheel, or a library for C, of such functions: it needs neither a compiler nor enzcc.

In a notebook, `%load_ext enzcc` has cells of native code (see `enzcc.notebook`). `enzcc.numba` differentiates what
Numba compiles.

Nothing of PyTorch, TensorFlow or JAX is imported before it is asked for.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from enzcc.ahead import build
    from enzcc.apart import CompileError
    from enzcc.callbacks import callback
    from enzcc.function import Function
    from enzcc.loading import load
    from enzcc.signature import SignatureError
    from enzcc.sources import compile

    __version__: str

__all__ = ["CompileError", "Function", "SignatureError", "build", "callback", "compile", "load"]

_FROM = {
    "CompileError": "enzcc.apart",
    "Function": "enzcc.function",
    "build": "enzcc.ahead",
    "callback": "enzcc.callbacks",
    "compile": "enzcc.sources",
    "load_ipython_extension": "enzcc.notebook",
    "SignatureError": "enzcc.signature",
    "load": "enzcc.loading",
}


def __getattr__(name: str) -> Any:
    """Imported when asked for: the process that compiles takes two modules of this package, and not NumPy."""
    if name == "__version__":
        from importlib.metadata import version

        return version("enzcc")
    if name not in _FROM:
        raise AttributeError(f"module 'enzcc' has no attribute '{name}'")
    from importlib import import_module

    try:
        found = globals()[name] = getattr(import_module(_FROM[name]), name)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ModuleNotFoundError("enzcc needs NumPy here: pip install 'enzcc[numpy]'", name="numpy") from None
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
