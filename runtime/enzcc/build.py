"""Native functions compiled once: by `enzcc -shared`, kept in the user's cache under the content of all that went in.

The user's file is compiled to an object that carries its IR, which tells of every change in it or in what it includes;
the glue is linked with it, and requests in it are answered by the link.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from enzcc import pool


class CompileError(RuntimeError):
    """enzcc could not compile or differentiate the function; the message is enzcc's own."""


LINKING = ("-shared", "-fPIC", "-Wl,-Bsymbolic", *pool.LINKING)
"""Symbolic: the user's `step` is meant, and not that of the C library, which is loaded before."""


def shared_library(source: Path, options: Sequence[str], glue: str) -> ctypes.CDLL:
    """The library of a file and its glue. Raises CompileError."""
    made = _object(source, options)
    key = hashlib.sha256(made.read_bytes() + "\0".join([*options, *LINKING, glue]).encode()).hexdigest()[:32]
    library = _cache() / f"{source.stem}-{key}.so"
    if not library.exists():
        with tempfile.TemporaryDirectory(prefix="enzcc-") as directory:
            text, linked = Path(directory, "glue.c"), Path(directory, "linked.so")
            text.write_text(glue)
            _run([*options, "-w", *LINKING, str(made), str(text), "-o", str(linked), "-lm"], source.suffix)
            part = library.with_suffix(f".{os.getpid()}")
            part.write_bytes(linked.read_bytes())
            part.replace(library)
    loaded = ctypes.CDLL(str(library))
    pool.share(loaded)
    return loaded


def plain_library(source: Path, options: Sequence[str]) -> Path:
    """A library of one file of ours, which is not loaded. `options` are to say what of the file's includes matters: a
    version, say. Raises CompileError."""
    key = hashlib.sha256("\0".join([source.read_text(), *options]).encode()).hexdigest()[:32]
    library = _cache() / f"{source.stem}-{key}.so"
    if not library.exists():
        part = library.with_suffix(f".{os.getpid()}")
        _run([*options, "-shared", "-fPIC", str(source), "-o", str(part)], source.suffix)
        part.replace(library)
    return library


def ir_of(source: Path, options: Sequence[str]) -> str:
    """The text of the file's IR with debug information. Raises CompileError."""
    if not source.is_file():
        raise FileNotFoundError(f"there is no file {source}")
    with tempfile.TemporaryDirectory(prefix="enzcc-") as directory:
        made = Path(directory, "source.ll")
        kept = [o for o in options if not o.startswith("-O")]
        _run([*kept, "-O0", "-g", "-S", "-emit-llvm", str(source), "-o", str(made)], source.suffix)
        return made.read_text()


def _object(source: Path, options: Sequence[str]) -> Path:
    """The object of the user's file, made anew if the file or the options changed."""
    if not source.is_file():
        raise FileNotFoundError(f"there is no file {source}")
    content = source.read_bytes() + "\0".join([str(source.resolve()), *options]).encode()
    made = _cache() / f"{source.stem}-{hashlib.sha256(content).hexdigest()[:32]}.o"
    part = made.with_suffix(f".{os.getpid()}.o")
    try:
        _run([*options, "-fPIC", "-c", str(source), "-o", str(part)], source.suffix)
        part.replace(made)
    finally:
        part.unlink(missing_ok=True)
    return made


def _run(arguments: Sequence[str], suffix: str) -> None:
    command = "from enzyme_cli.driver import enzcc; enzcc()"
    done = subprocess.run([sys.executable, "-c", command, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CompileError(done.stderr.strip() or f"enzcc failed with status {done.returncode}")


def _cache() -> Path:
    from enzyme_frontends.versions import cache_directory

    place = cache_directory() / "functions"
    place.mkdir(parents=True, exist_ok=True)
    return place
