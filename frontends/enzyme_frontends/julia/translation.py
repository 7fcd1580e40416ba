# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A method that Julia described, as one module of IR that needs nothing of Julia any more."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import enzyme_runtime
from enzyme_frontends.julia import entries
from enzyme_frontends.julia.data import OBJECT
from enzyme_frontends.julia.debug import DebugInfo
from enzyme_frontends.julia.description import Description, read
from enzyme_frontends.julia.lowering import Lowered, lower
from enzyme_frontends.julia.state import UNSUPPORTED
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.pipeline import prepare_text
from enzyme_passes.support.diagnostics import Failure, SourceLocation
from enzyme_passes.support.patterns import pattern

_LEFT: Final = pattern(rf"call [^@]*@({re.escape(UNSUPPORTED)}\d+)\(.*?(?:!dbg (!\d+))?$", re.MULTILINE)
_NEVER: Final = pattern(rf"^declare ([^@]*@{re.escape(UNSUPPORTED)}\d+\(\.\.\.\)).*$", re.MULTILINE)
"""What has been seen never to be called needs a definition all the same."""
_PROCESS: Final = pattern(r"^.*inttoptr \(i64 (\d+) to ptr\).*?(?:!dbg (!\d+)[^,]*)?$", re.MULTILINE)


def of_process(description: Path) -> str:
    """The module of a request from a running Julia, which will load what is made of it."""
    described = read(description.read_text())
    lowered = _lowered(described, description.with_suffix(".bc"), process=True)
    described.same = [
        ways
        for ways in described.same
        if all(way.root.startswith("a") or f"@{OBJECT}{way.root} " in lowered.text for way in ways)
    ]
    found = entries.signature(lowered.text, described)
    return _whole(lowered, entries.request(found, described), described, process=True)


def ahead_of_time(descriptions: Sequence[Path]) -> tuple[str, list[str]]:
    """The module of functions that C calls, and their declarations in C."""
    modules: list[str] = []
    declarations: list[str] = []
    for description in descriptions:
        described = read(description.read_text())
        lowered = _lowered(described, description.with_suffix(".bc"), process=False)
        found = entries.signature(lowered.text, described)
        exported = entries.exported(found, described)
        declarations.append(exported.declaration)
        modules.append(_whole(lowered, exported.text, described, process=False))
    return (llvm.text_of(llvm.link(modules)) if len(modules) > 1 else modules[0]), declarations


def _lowered(described: Description, bitcode: Path, *, process: bool) -> Lowered:
    return lower(llvm.text_of(llvm.parse(bitcode.read_bytes())), described, process=process)


def _whole(lowered: Lowered, entry: str, described: Description, *, process: bool) -> str:
    """The module with its entry and the runtime that it calls. Raises EZ0808 and EZ0809 for what remains of Julia once
    code that cannot be reached is gone."""
    module = llvm.parse(lowered.text + entry)
    runtime = (Path(enzyme_runtime.__file__).parent / "ir" / "julia.ll").read_text()
    module.link_in(llvm.parse_into(module._context, runtime))
    text = llvm.text_of(module)
    if not lowered.unsupported and (process or not _PROCESS.search(text)):
        return text
    prepared = prepare_text(text)
    left = _LEFT.search(prepared)
    if left is not None:
        raise _needs_julia(lowered.unsupported[left[1]], _location(prepared, left[2]))
    address = _PROCESS.search(prepared)
    if address is not None and not process:
        raise _of_the_process(int(address[1]), described, _location(prepared, address[2]))
    return _NEVER.sub(r"define internal \1 {\n  unreachable\n}", text)


def _location(text: str, node: str | None) -> SourceLocation | None:
    file, separator, line = (DebugInfo(text).place(node) if node else "").rpartition(":")
    return SourceLocation(file, int(line)) if separator and file else None


def _needs_julia(what: str, location: SourceLocation | None) -> Failure:
    dynamic = "found at run time" in what or "jl_apply_generic" in what
    return Failure(
        "EZ0808",
        f"differentiated code needs Julia itself: {what}",
        notes=["this is type-unstable code: Julia does not know the types here before it runs"] if dynamic else (),
        helps=[
            "`@code_warntype` shows where a type is not known; a function barrier or a type annotation gives it"
            if dynamic
            else "`enzyme-cli explain EZ0808` lists what of Julia's runtime may be called"
        ],
        location=location,
    )


def _of_the_process(address: int, described: Description, location: SourceLocation | None) -> Failure:
    named = described.objects.get(address)
    what = f"an object of type {named.type}" if named is not None else f"the address {address:#x}"
    return Failure(
        "EZ0809",
        f"code that is compiled ahead of time refers to {what} of the Julia process",
        helps=["pass it as an argument, or make it a constant array, tuple or number"],
        location=location,
    )
