"""What a process of its own does for `build`: commands of enzcc, and a look at what they made.

LLVM ends a process where it cannot go on, and enzcc changes what is the process's (signals, standard streams): neither
is for a process in which a model is trained. The work and the answer are files of JSON, see `Work` and `Answer`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypedDict

from enzcc.debug_info import prototype_in
from enzcc.names import NoFunction, shown, symbol_of
from enzyme_cli import driver
from enzyme_cli.linking import archive, bitcode, elf
from enzyme_cli.linking.inputs import Input, link_inputs
from enzyme_frontends.adapters import adapter, usable


class Work(TypedDict):
    """Commands of enzcc; then, in the files that a link with `words` reads, `function` is looked for, and the libraries
    of `languages` are named. `where` is what messages call the files; `answer` is the file for the answer."""

    commands: list[list[str]]
    function: str | None
    words: list[str]
    languages: list[str]
    where: str
    answer: str


class Answer(TypedDict):
    """`prototype` is None where the function has no IR; `error` says why there is no symbol."""

    symbol: str
    shown: str
    prototype: dict[str, Any] | None
    error: str | None
    libraries: list[str]


def main() -> None:
    work: Work = json.loads(Path(sys.argv[1]).read_text())
    for command in work["commands"]:
        status = driver.main(command, cxx=False)
        if status != 0:
            sys.exit(status)
    if work["function"] is not None:
        Path(work["answer"]).write_text(json.dumps(_answer(work, work["function"])))


def _answer(work: Work, function: str) -> Answer:
    files = [file for one in link_inputs(work["words"]) for file in _files(one)]
    public: dict[str, bool] = {}
    private: set[str] = set()
    needed: set[str] = set()
    for file in files:
        for symbol in _symbols(file):
            if not symbol.defined:
                needed.add(symbol.name)
            elif symbol.kind == "function" and symbol.binding == "local":
                private.add(symbol.name)
            elif symbol.kind == "function":
                public[symbol.name] = public.get(symbol.name, False) or symbol.binding == "global"
    libraries = _libraries(work, needed - public.keys())
    try:
        symbol_ = symbol_of(function, public, private, work["where"])
    except NoFunction as error:
        return {"symbol": "", "shown": "", "prototype": None, "error": str(error), "libraries": libraries}
    modules = (m for f in files if any(s.name == symbol_ and s.defined for s in _symbols(f)) for m in bitcode.ir_of(f))
    found = next((p for p in (prototype_in(m, symbol_) for m in modules) if p is not None), None)
    prototype = asdict(found) if found is not None else None
    return {"symbol": symbol_, "shown": shown(symbol_), "prototype": prototype, "error": None, "libraries": libraries}


def _files(given: Input) -> Iterator[elf.Data]:
    """What an input of a link defines functions by: objects, members of archives, shared libraries."""
    try:
        if given.kind in ("object", "shared"):
            yield elf.mapped(given.path)
        elif given.kind == "archive":
            for member in archive.members(given.path):
                yield member.data()
    except OSError:
        return  # the link says so


def _symbols(data: elf.Data) -> Sequence[elf.Symbol]:
    file = elf.read_object(data)
    if file is None:
        return ()
    return file.dynamic_symbols if file.kind == "shared" else file.symbols


def _libraries(work: Work, needed: set[str]) -> list[str]:
    """The libraries of languages other than C."""
    found: list[str] = []
    for name in work["languages"]:
        if name == "c++":
            continue
        spoken = adapter(name)
        found += spoken.libraries(usable(spoken.find(), spoken.title), work["words"])
    cxx = any(
        name.startswith(("__gxx_personality", "_ZS", "_ZNS", "_ZNKS", "_Znw", "_Zdl", "__cxa_")) for name in needed
    )
    if "c++" in work["languages"] or cxx:
        found.append("-lc++" if "-stdlib=libc++" in work["words"] else "-lstdc++")
    return list(dict.fromkeys(found))
