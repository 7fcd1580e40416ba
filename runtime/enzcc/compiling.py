# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a process of its own does for `program`: commands of enzcc, and a look at what they made.

LLVM ends a process where it cannot go on, and enzcc changes what is the process's (signals, standard streams): neither
is for a process in which a model is trained. The work and the answer are files of JSON, see `Work` and `Answer`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypedDict

from enzcc.debug_info import prototypes_in
from enzcc.names import NoFunction, is_of, shown, spellings, symbol_of
from enzcc.prototype import Prototype
from enzcc.state import State, state_of, unified, with_lock, with_reset
from enzyme_cli import driver
from enzyme_cli.invocation import parse
from enzyme_cli.linking import archive, bitcode, elf
from enzyme_cli.linking.inputs import Input, link_inputs
from enzyme_cli.objects import Compilation, read
from enzyme_cli.render import report
from enzyme_frontends.adapters import adapter, usable
from enzyme_frontends.libraries import libraries_of
from enzyme_frontends.native import NativeCompiler
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.llvm.locations import diagnose
from enzyme_passes.support.diagnostics import Failure


class Work(TypedDict):
    """`glue` is a command that makes an object of a source in C whose requests only the link can answer; `commands` are
    commands of enzcc. Then, in the files that a link with `words` reads, `function` is looked for, and the libraries
    of `languages` are named. `objects` are those that the commands made: they get the program's variables under names
    of its own, if it has variables, and the words `compiling` compile IR. `where` is what messages call the files;
    `answer` is the file for the answers: that for `function`, and those for what the same file defines, under all
    names that are one function's."""

    glue: list[str]
    commands: list[list[str]]
    objects: list[str]
    compiling: list[str]
    function: str | None
    words: list[str]
    languages: list[str]
    where: str
    answer: str


class Answer(TypedDict):
    """`prototype` is None where the function has no IR; `error` says why there is no symbol. `exclusive`: two threads
    must not be in it at once. `set_by` are variables that it reads, and who sets them; `prefix` is how the names of
    the program's variables begin (see `state`), or nothing; `resets` are functions that give others their first
    values."""

    symbol: str
    prototype: dict[str, Any] | None
    error: str | None
    libraries: list[str]
    exclusive: bool
    set_by: list[list[str]]
    prefix: str
    resets: list[str]


def main() -> None:
    work: Work = json.loads(Path(sys.argv[1]).read_text())
    if work["glue"]:
        status = _compile(work["glue"])
        if status != 0:
            sys.exit(status)
    for command in work["commands"]:
        status = driver.main(command, cxx=False)
        if status != 0:
            sys.exit(status)
    if work["function"] is None:
        return
    try:
        prefix, resets = _unify(work)
        Path(work["answer"]).write_text(json.dumps(_answers(work, work["function"], prefix, resets)))
    except Failure as failure:
        report(diagnose(failure), as_json=False)
        sys.exit(1)


def _compile(command: Sequence[str]) -> int:
    """As enzcc, which would try to answer its requests first."""
    invocation = parse(command)
    given = invocation.sources[0]
    return Compilation(
        invocation, NativeCompiler(find_clang(), given=tuple(command)), read(given), given
    ).compile_natively((), quiet=False)


def _answers(work: Work, function: str, prefix: str, resets: list[str]) -> dict[str, Answer]:
    files = [file for one in link_inputs(work["words"]) for file in _files(one)]
    public: dict[str, bool] = {}
    private: set[str] = set()
    needed: set[str] = set()
    for symbol in (symbol for file in files for symbol in _symbols(file)):
        if not symbol.defined:
            needed.add(symbol.name)
        elif symbol.kind == "function" and symbol.binding == "local":
            private.add(symbol.name)
        elif symbol.kind == "function":
            public[symbol.name] = public.get(symbol.name, False) or symbol.binding == "global"
    nothing: Answer = {
        "symbol": "",
        "prototype": None,
        "error": None,
        "libraries": _libraries(work, needed - public.keys()),
        "exclusive": False,
        "set_by": [],
        "prefix": prefix,
        "resets": resets,
    }
    try:
        wanted = symbol_of(function, public, lambda: private | _internal(files), work["where"])
    except NoFunction as error:
        return {function: {**nothing, "error": str(error)}}
    found: dict[str, Prototype] = {}
    for file in files:
        own = [s.name for s in _symbols(file) if s.defined and s.kind == "function" and s.binding == "global"]
        if wanted in own or any(s.name == wanted and s.defined for s in _symbols(file)):
            others = own if len(own) <= MOST else []
            found |= {
                s: p for module in bitcode.ir_of(file) for s, p in prototypes_in(module, {wanted, *others}).items()
            }
    state = _state(files)
    answers: dict[str, Answer] = {}
    for one in (*found, wanted):
        answer: Answer = {
            **nothing,
            "symbol": one,
            "prototype": asdict(found[one]) if one in found else None,
            "exclusive": one in state.exclusive,
            "set_by": [[variable, shown(setter)] for variable, setter in state.set_by.get(one, ())],
        }
        names = {one, *(name for name in spellings(one) if is_of(one, name, public))}
        answers |= dict.fromkeys((*names, function) if one == wanted else names, answer)
    return answers


MOST = 40
"""Functions of a file of which all prototypes are read when one is asked for."""


def _state(files: Sequence[elf.Data]) -> State:
    modules = [m for f in files for m in bitcode.ir_of(f)] if any(map(_has_variables, files)) else []
    return state_of([llvm.text_of(llvm.parse(m)) for m in modules])


def _has_variables(data: elf.Data) -> bool:
    """Whether a file may keep anything between calls, by its sections."""
    file = elf.read_object(data)
    if file is None or file.kind == "shared":
        return False
    kept = any(s.size and s.name.startswith(_WRITABLE) and not s.name.startswith(_RELOCATED) for s in file.sections)
    return kept or any(s.kind == "common" for s in file.symbols)


_WRITABLE = (".data", ".bss", ".tdata", ".tbss")
_RELOCATED = ".data.rel.ro"


def _unify(work: Work) -> tuple[str, list[str]]:
    """Give the objects that were just made the program's variables under names of its own, if it has variables. Beside
    each, `<object>.first` is for the library that is loaded first. The prefix of the names, or nothing; and functions
    that reset variables."""
    objects = work["objects"]
    contents = [Path(o).read_bytes() for o in objects]
    if not any(map(_has_variables, contents)):
        return "", []
    files = [file for one in link_inputs(work["words"]) for file in _files(one)]
    modules = [bitcode.ir_of(content) for content in contents]
    state = _state(files)
    if any(len(m) != 1 for m in modules) or any(map(_has_variables, files[len(contents) :])):
        return "", []
    mark = f"enzcc_{hashlib.sha256(b''.join(contents)).hexdigest()[:12]}_"
    prefix, resets = mark if state.unifiable else "", []
    texts = [llvm.text_of(llvm.parse(m)) for (m,) in modules]
    for number, (path, text) in enumerate(zip(objects, texts, strict=True)):
        changed = with_reset(text, number, state.own, f"{mark}reset_{number}")
        if changed is not None:
            resets.append(f"{mark}reset_{number}")
        if changed is None and not prefix:
            continue
        for target, first in ((f"{path}.first", True), (path, False)) if prefix else ((path, True),):
            made = changed or text
            if prefix:
                made = unified(made, number, state.variables, prefix, first=first)
            _write_object(with_lock(made, prefix) if prefix and number == 0 else made, target, work["compiling"])
    return prefix, resets


def _write_object(text: str, target: str, words: Sequence[str]) -> None:
    source = Path(f"{target}.ll")
    source.write_text(text)
    status = driver.main([*words, str(source), "-o", target], cxx=False)
    if status != 0:
        sys.exit(status)


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


def _internal(files: Sequence[elf.Data]) -> set[str]:
    """Functions that are known to their file alone, also those that are nowhere in its code any more."""
    modules = (llvm.parse(bitcode_) for file in files for bitcode_ in bitcode.ir_of(file))
    return {f.name for m in modules for f in m.functions if not f.is_declaration and f.linkage.name == "internal"}


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
        found.append(f"-l{libraries_of(find_clang(), work['words']).cxx.removeprefix('lib')}")
    return list(dict.fromkeys(found))
