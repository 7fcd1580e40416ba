# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzcc.compile`: functions of a text, as `load` has them of a file.

The text becomes a file of its own directory, which is named by the content: so a process that comes later finds what
was compiled, and messages name a line of the text.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from shutil import rmtree
from textwrap import dedent
from time import time

from enzcc.function import Function
from enzcc.inputs import is_plain
from enzcc.library_cache import directory_of_this_process, number_of
from enzcc.loading import File, function_of
from enzcc.signature import SignatureError
from enzyme_cli.cache import users_cache
from enzyme_cli.invocation import CHOICES
from enzyme_frontends.languages import TABLE, by_name, by_suffix
from enzyme_frontends.versions import cache_directory

_SUFFIXES = {"c": ".c", "c++": ".cpp", "ir": ".ll"}
_UNUSED = 90 * 86400.0
"""Seconds after which a text that nobody compiled again is dropped."""


def compile(
    source: str,
    function: str,
    signature: str | None = None,
    options: Sequence[File] = ("-O3",),
    *,
    lang: str = "c",
    check: bool = False,
    report: str | PathLike[str] | None = None,
) -> Function:
    """The function of a source that is given as a text, in the language `lang`: c, c++, fortran, rust, ir (LLVM's), and
    what else `enzyme-cli doctor` lists. What all lines have as indentation is no part of it. Files that it includes by
    a relative name are looked for in the current directory. All else is as for `load`.

        cube = enzcc.compile("double cube(double x) { return x * x * x; }", "cube", "x: f64 -> f64")
    """
    stem = re.split(r"\W+", function.partition("(")[0])[-1]
    return compiled(source, stem, lang, [(function, signature)], options, check=check, report=report)[0]


def compiled(
    source: str,
    stem: str,
    lang: str,
    wanted: Sequence[tuple[str, str | None]],
    options: Sequence[File],
    *,
    check: bool = False,
    report: File | None = None,
) -> list[Function]:
    """The functions of these names and signatures. Messages call the text by `stem` and the suffix of its language."""
    if isinstance(options, str):
        raise SignatureError(f'options are a sequence of words: options=("{options}",)')
    suffix = suffix_of(lang)
    text = dedent(source)
    file = _file(text, f"{stem or 'text'}{suffix}")
    given = [os.fspath(one) for one in options]
    directory = str(file.parent) if is_plain(given) and report is None else None
    if re.search(r'#\s*include\s*"', text):
        given += ["-iquote", os.getcwd()]
    elif suffix == ".f90" and re.search(r"^\s*include\b", text, re.MULTILINE | re.IGNORECASE):
        given.append(f"-I{os.getcwd()}")
    path = file.name if directory is not None else str(file)
    found = []
    for name, signature in wanted:
        one = function_of([path], name, signature, given, directory=directory, check=check, report=report, depth=4)
        found.append(one)
    return found


def suffix_of(lang: str) -> str:
    """The suffix of a language's files. Raises SignatureError where none is known."""
    name = CHOICES.get(lang.lower(), lang)
    language = by_name(name) or by_suffix(f"text.{name}")
    found = language.suffixes[0] if language is not None else _SUFFIXES.get(name)
    if found is None:
        raise SignatureError(f"no language '{lang}': there are {', '.join([*_SUFFIXES, *(one.name for one in TABLE)])}")
    return found


def _file(text: str, name: str) -> Path:
    place = (cache_directory() if users_cache() is not None else directory_of_this_process()) / "sources"
    file = place / number_of("source", text, name)[:24] / name
    try:
        return _written(file, text)
    except OSError:  # a cache that cannot be written
        return _written(directory_of_this_process() / "sources" / file.parent.name / name, text)


def _written(file: Path, text: str) -> Path:
    encoded = text.encode()
    if file.is_file() and file.read_bytes() == encoded:
        os.utime(file.parent)  # used now
        return file
    _drop_unused(file.parent.parent)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    part = file.with_name(f".{os.getpid()}.part")
    part.write_bytes(encoded)
    part.replace(file)
    return file


def _drop_unused(place: Path) -> None:
    if place.is_dir():
        for one in place.iterdir():
            if one.stat().st_mtime < time() - _UNUSED:
                rmtree(one, ignore_errors=True)
