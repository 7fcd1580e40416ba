# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Raw IR of a function that Numba compiles, for given types of its arguments.

Numba optimizes what it compiles, vectorizer and unroller included, and keeps the result only. So the function is
lowered once more into a library of its own whose optimization does nothing, with source lines and no machine code.
Functions that it calls are compiled as always: their IR comes as Numba's libraries hand it to each other.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, NamedTuple

from numba.core import codegen, compiler
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaDebugInfoWarning


class Lowered(NamedTuple):
    """`text` is the module, `symbol` the native function in it, `result` Numba's type of what it returns."""

    text: str
    symbol: str
    result: Any


class _Unoptimized(codegen.JITCodeLibrary):  # type: ignore[misc] # Numba has no types: a subclass of Any
    """A library that only collects."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        """The module does not get into Numba's engine."""
        self._finalized = True


def lower(dispatcher: Any, types: tuple[Any, ...]) -> Lowered:
    """Raises what Numba raises of a function that it cannot compile."""
    options = dispatcher.targetoptions
    target = dispatcher._compiler.targetdescr
    flags = compiler.Flags()
    target.options.parse_as_flags(flags, options)
    flags = dispatcher._compiler._customize_flags(flags)
    flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    flags.debuginfo = flags.dbg_directives_only = True
    library = _Unoptimized(target.target_context.codegen(), "differentiated")
    with global_compiler_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaDebugInfoWarning)  # of expressions that Numba makes functions of
        compiled = compiler.compile_extra(
            target.typing_context,
            target.target_context,
            _python_function(dispatcher, types),
            types,
            None,
            flags,
            dispatcher.locals,
            library=library,
        )
        library.finalize()
        text = str(library._final_module)
    return Lowered(text, compiled.fndesc.llvm_func_name, compiled.signature.return_type)


def _python_function(dispatcher: Any, types: tuple[Any, ...]) -> Callable[..., Any]:
    """The function itself, or for a `generated_jit` the one for these types."""
    found: Callable[..., Any] = dispatcher._compiler._get_implementation(types, {})
    return found
