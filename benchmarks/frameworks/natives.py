"""What is compiled for the benchmark: the kernels with their gradients as C calls them, and the extension of PyTorch
that one would write by hand around them."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

KERNELS = Path(__file__).with_name("kernels")
FLAGS = ("-O3",)
"""For enzcc wherever the benchmark compiles with it."""
ELEMENTWISE = ("pair", "twice", "kepler")
CACHE = "ENZCC_BENCHMARK_CACHE"


class NotHere(RuntimeError):
    """A tool or a library that the measurement needs is not there."""


def cache() -> Path:
    """Where compiled files stay from run to run: in the user's cache, also for processes whose own is another."""
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    place = Path(os.environ.get(CACHE) or user / "enzcc-benchmark")
    place.mkdir(parents=True, exist_ok=True)
    return place


def _run(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise NotHere(f"there is no {command[0]}") from error
    if done.returncode:
        raise NotHere(f"{command[0]} failed: {done.stderr.strip().splitlines()[-1:]}")


def _made(name: str, sources: Sequence[Path], command: Sequence[str]) -> Path:
    """A library made by a command that is given it after -o, made anew when a source or the command changed."""
    text = b"\0".join([*(s.read_bytes() for s in sources), *(c.encode() for c in command)])
    library = cache() / f"{name}-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not library.exists():
        part = library.with_suffix(f".{os.getpid()}.so")
        _run([*command, "-o", str(part)])
        part.replace(library)
    return library


def direct_library() -> Path:
    """`f` and `f_gradient` of each elementwise kernel, for who calls them without a framework."""
    sources = [KERNELS / f"{name}.c" for name in (*ELEMENTWISE, "direct")]
    enzcc = Path(sys.executable).with_name("enzcc")
    command = [str(enzcc) if enzcc.exists() else "enzcc", *FLAGS, "-shared", "-fPIC", *map(str, sources), "-lm"]
    return _made("direct", sources, command)


def direct() -> ctypes.CDLL:
    library = ctypes.CDLL(str(direct_library()))
    for name in ELEMENTWISE:
        address, count = ctypes.c_void_p, ctypes.c_size_t
        getattr(library, name).argtypes = [address, count, address]
        getattr(library, f"{name}_gradient").argtypes = [address, address, count, address, address]
    return library


def extension() -> ModuleType:
    """The extension of PyTorch, by g++ with the headers of the PyTorch that is imported: half a minute, once."""
    import torch
    from torch.utils.cpp_extension import include_paths

    source, kernels, libraries = KERNELS / "extension.cpp", direct_library(), Path(torch.__file__).parent / "lib"
    headers = [*include_paths(), sysconfig.get_paths()["include"]]
    command = ["g++", "-O2", "-std=c++20", "-fPIC", "-shared", "-DTORCH_EXTENSION_NAME=by_hand"]
    command += [*(f"-I{h}" for h in headers), str(source), str(kernels), f"-L{libraries}", f"-Wl,-rpath,{libraries}"]
    command += ["-lc10", "-ltorch", "-ltorch_cpu", "-ltorch_python", f"-Wl,-rpath,{kernels.parent}"]
    made = _made("extension", [source, kernels], command)
    found = importlib.util.spec_from_file_location("by_hand", made)
    if found is None or found.loader is None:
        raise NotHere(f"{made} is no module")
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module
