# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The process in which enzcc works for `program`, and its error messages."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from enzcc.inputs import ROOTS
from enzcc.waiting import finished
from enzyme_passes.support.diagnostics import Failure


class CompileError(RuntimeError):
    """enzcc could not compile, differentiate or link the function; the message is enzcc's own."""


def apart(work: Mapping[str, Any], directory: Path, place: str) -> str:
    """Have `compiling` do the work in `place`, and what its commands said. Raises CompileError."""
    if not sys.executable:
        raise CompileError("this process does not know its Python interpreter (sys.executable), which runs enzcc")
    described = directory / "work.json"
    described.write_text(json.dumps(work))
    process = subprocess.Popen(
        [sys.executable, "-I", *(["-B"] if sys.dont_write_bytecode else []), "-c", _START, _places(), str(described)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        cwd=place,
    )
    said = for_python(finished(process, str(work.get("where", "a program")))[1].strip())
    if process.returncode != 0:
        raise CompileError((said or f"enzcc ended with status {process.returncode}") + advice(said))
    return said


_START = """
import json, sys
ours, others = json.loads(sys.argv.pop(1))
sys.path[:0] = [path for path in ours if path not in sys.path]
sys.path += [path for path in others if path not in sys.path]
from enzcc.compiling import main
main()
"""


def _places() -> str:
    """Where the process that compiles finds enzcc: where it is here. What else is imported comes from Python's own
    directories first (-I), and never from a file beside the user's program that happens to have the name."""
    ours = dict.fromkeys(str(root.parent) for root in (*ROOTS, Path(__file__).parent))
    return json.dumps([list(ours), [os.path.abspath(path) for path in sys.path if path]])


def for_python(said: str) -> str:
    """What the commands said, without the C that `glue` wrote, and with the ways out that a program in Python has."""
    said = _GLUE_NOTE.sub("", said)
    said = _GLUE_PLACE.sub(r"\1", said)
    said = _TEXT_PLACE.sub("", said)
    for words, instead in _WAYS:
        said = words.sub(instead, said)
    return said


_GLUE_NOTE = re.compile(r"^ *note: [^\n]*\bglue\.c:\d+[^\n]*\n?", re.MULTILINE)
_GLUE_PLACE = re.compile(r"^\S*\bglue\.c:\d+:\d+: ([^\n]*)(?:\n *\d+ \| [^\n]*)?(?:\n *\| [^\n]*)*", re.MULTILINE)
"""A message with its excerpt; the line of a file that the user does not have is no help."""
_TEXT_PLACE = re.compile(r"[^\s:]*/sources/[0-9a-f]{24}/")
"""Where sources.py keeps a text that was given: the user knows its name alone."""
_WAYS = (
    (
        re.compile(r"let enzcc compile the file that defines ([^\n]*), and link both"),
        r'load the file that defines \1, too: enzcc.load(["model.c", "that.c"], ...)',
    ),
    (re.compile(r"--rules (file\.yaml)"), r'options=("-O3", "--rules", "\1")'),
    (re.compile(r"\bcompile and link it in one command\b"), "load it with the others: enzcc.load([...], ...)"),
)


def in_words(failure: Failure) -> str:
    lines = [f"error[{failure.code}]: {failure.message}", *(f"note: {n}" for n in failure.notes)]
    return "\n".join([*lines, *(f"help: {h}" for h in failure.helps)])


def advice(reason: str) -> str:
    if "undefined symbol" in reason:
        return '\nhelp: give the file that defines it, or its library, as in options=("-O3", "-L.", "-lname")'
    if "failed to map segment" in reason:
        return "\nhelp: no code may be loaded from there: set XDG_CACHE_HOME to another directory"
    if "-lomp" in reason:
        return "\nhelp: -fopenmp needs OpenMP's library, which is not installed with clang: apt-get install libomp-dev"
    return ""
