# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`enzyme-cli cargo`: cargo, with enzcc as rustc's linker.

rustc drives: it writes raw bitcode in the place of object files, in the crates of dependencies, too, and calls enzcc to
link them, which answers the requests. All that is a matter of the environment:

    CARGO_BUILD_TARGET             a target by name: build scripts and procedural macros, the host's, stay apart
    CARGO_TARGET_<TARGET>_LINKER   enzcc
    .._RUSTFLAGS, or RUSTFLAGS     bitcode that no pass has touched; after the user's own flags
    RUSTDOCFLAGS                   the same for examples in documentation, which are tests
    CARGO_PROFILE_DEV_OPT_LEVEL    2: below it rustc takes generic functions from the standard library, where they have
                                   no IR. Debug assertions and overflow checks of the profile stay
    CARGO_PROFILE_RELEASE_DEBUG    lines, for messages and backtraces

The last two are left alone where the user has set them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NoReturn

from enzyme_frontends.adapters import adapter
from enzyme_passes.support.diagnostics import Failure

RAW: Final = ("-Clinker-plugin-lto", "-Clinker-flavor=gcc", "-Cno-prepopulate-passes", "-Ccodegen-units=1")
CHECKS: Final = "--check-derivatives"
DOCTESTS: Final = (*RAW, "-Copt-level=2", "-Cdebug-assertions=on", "-Coverflow-checks=on")


def become_cargo(arguments: Sequence[str]) -> NoReturn:
    """Cargo in our place. Raises EZ0801 where there is none."""
    compiler = adapter("rust").find()
    rustc = compiler.command[0]
    beside = os.path.join(os.path.dirname(rustc), "cargo")
    cargo = shutil.which("cargo") or (beside if os.access(beside, os.X_OK) else None)
    if cargo is None:
        raise Failure("EZ0801", "no cargo is found", helps=[adapter("rust").install])
    said = subprocess.run([rustc, "-vV"], capture_output=True, text=True, check=True).stdout
    host = re.search(r"^host: (\S+)", said, re.MULTILINE)
    assert host is not None  # of every rustc
    checks, kept = own(arguments)
    os.execve(cargo, [cargo, *kept], environment(os.environ, [*checks, *kept], host[1], _enzcc()))


def own(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """What is said to us, and what to cargo. Behind `--` stands what is said to the program."""
    until = list(arguments).index("--") if "--" in arguments else len(arguments)
    ours = [a for a in arguments[:until] if a.startswith(CHECKS)]
    return ours, [a for a in arguments[:until] if a not in ours] + list(arguments[until:])


def _enzcc() -> str:
    """The program beside this Python, or on PATH."""
    beside = Path(sys.executable).with_name("enzcc")
    return str(beside) if beside.exists() else shutil.which("enzcc") or "enzcc"


def environment(users: Mapping[str, str], arguments: Sequence[str], host: str, enzcc: str) -> dict[str, str]:
    """The environment of a command of cargo's."""
    found = dict(users)
    target = _target(arguments) or users.get("CARGO_BUILD_TARGET") or host
    if _target(arguments) is None:
        found["CARGO_BUILD_TARGET"] = target
    variable = f"CARGO_TARGET_{re.sub(r'[^A-Z0-9]', '_', target.upper())}"
    found[f"{variable}_LINKER"] = enzcc
    # Of these cargo reads the first that is there.
    flags = next((v for v in ("CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS") if v in users), f"{variable}_RUSTFLAGS")
    _append(found, flags, (*RAW, *(f"-Clink-arg={a}" for a in own(arguments)[0])))
    documented = next((v for v in ("CARGO_ENCODED_RUSTDOCFLAGS",) if v in users), "RUSTDOCFLAGS")
    _append(found, documented, DOCTESTS)
    found.setdefault("CARGO_PROFILE_DEV_OPT_LEVEL", "2")
    found.setdefault("CARGO_PROFILE_RELEASE_DEBUG", "line-tables-only")
    return found


def _append(variables: dict[str, str], name: str, flags: Sequence[str]) -> None:
    separator = "\x1f" if "ENCODED" in name else " "
    variables[name] = separator.join(([variables[name]] if variables.get(name) else []) + list(flags))


def _target(arguments: Sequence[str]) -> str | None:
    """What --target says."""
    for position, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--target="):
            return argument.partition("=")[2]
        if argument == "--target" and position + 1 < len(arguments):
            return arguments[position + 1]
    return None
