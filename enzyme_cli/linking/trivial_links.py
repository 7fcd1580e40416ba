# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Links in which no request waits, recognized quickly: most links, and every one of configure.

Said without the readers of objects and commands, whose import takes longer than the look. What is not plain may still
be a link without requests: `step` looks closely.
"""

from __future__ import annotations

import os

from enzyme_cli.invocation import Invocation
from enzyme_cli.linking import REQUEST

UNCLEAR = ("-L", "-Wl,", "-Xlinker", "-shared", "-r", "-T", "-B", "--library", "--sysroot", "@")
"""What brings in files that are not named, or links to something else than a program."""

BITCODE = b"BC\xc0\xde"

USERS_LIBRARIES = "/usr/local/lib"
"""Where libraries without a path may come from that the user built; those of the system have no requests."""


def is_trivial(invocation: Invocation) -> bool:
    """Whether no object or library of the command can ask for derivatives."""
    arguments = invocation.arguments
    if "LIBRARY_PATH" in os.environ or any(a.startswith(UNCLEAR) for a in arguments):
        return False
    libraries = [
        a[2:] or following for a, following in zip(arguments, (*arguments[1:], ""), strict=True) if a[:2] == "-l"
    ]
    if any(_built_here(name) for name in libraries):
        return False
    return all(_is_silent(given.path) for given in invocation.inputs if not given.is_source)


def _built_here(name: str) -> bool:
    names = (name[1:],) if name.startswith(":") else (f"lib{name}.so", f"lib{name}.a")
    return any(os.path.exists(os.path.join(USERS_LIBRARIES, n)) for n in names)


def _is_silent(path: str) -> bool:
    """Whether a file is an object or an archive (of members, not of their names), and no symbol in it is a request. An
    archive may have members of bitcode, which not every linker reads."""
    try:
        with open(path, "rb", buffering=0) as file:
            content = file.read()
    except OSError:
        return False
    if content.startswith(b"!<arch>\n") and BITCODE in content:
        return False
    return content.startswith((b"\x7fELF", b"!<arch>\n")) and REQUEST not in content
