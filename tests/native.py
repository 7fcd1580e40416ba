"""The clang that enzcc uses, as it is, for what tests compare with, link, or want IR of."""

from __future__ import annotations

from enzyme_frontends.native import NativeCompiler
from enzyme_frontends.toolchain import find_clang


def clang(*, cxx: bool = False) -> list[str]:
    """The words that begin its command: the wheel's is told to take the libraries of the system, as enzcc does."""
    return NativeCompiler(find_clang(), cxx).program
