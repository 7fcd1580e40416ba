# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The link of objects with requests on each other's functions.

    command -> trial link -> files that are taken -> IR of what the requests reach -> one object -> native link

An object is either recompiled whole, as part of one object that stands where the first of them stood, or stays as it
was compiled: constructors, aliases, sections and internal variables keep their meaning. Recompiled are the objects
with requests and those that define what these reach.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from enzyme_cli.invocation import Invocation
from enzyme_cli.linking import archive, bitcode, elf
from enzyme_cli.linking.embedded_ir import carries_whole
from enzyme_cli.linking.entries import EXPORTING, named_in
from enzyme_cli.linking.inputs import Input, is_shared, replaced, requests_of
from enzyme_cli.linking.resolution import (
    Definition,
    all_symbols,
    definitions_in_bitcode,
    definitions_of,
    prevailing,
    undefined_in_bitcode,
    undefined_of,
)
from enzyme_cli.linking.trial import Taken, taken_files
from enzyme_frontends.c import ClangFrontend
from enzyme_passes.support.diagnostics import Diagnosed, Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.whole_program import Merged, Reach, Unit, import_std, merge, reach
from enzyme_passes.whole_program.reachability import address_taken


class Code(NamedTuple):
    """A file that the link takes: what it defines, and its IR; no IR where that is not all of the file."""

    taken: Taken
    shared: bool
    definitions: tuple[Definition, ...] = ()
    modules: tuple[bytes, ...] = ()
    requests: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()  # symbols that others define
    internal: frozenset[str] = frozenset()  # symbols that only it knows
    lends: tuple[bytes, ...] = ()  # the IR of a language's own library, which stays native


def differentiated(
    invocation: Invocation, frontend: ClangFrontend, arguments: Sequence[str], given: Sequence[Input], directory: Path
) -> list[str]:
    """The command for the native linker in the place of `arguments`, a link without sources and -o of `given`.

    Raises Failure for what cannot be differentiated, EZ0803 if the trial link fails.
    """
    from enzyme_cli.compilation import compile_raw

    watch = invocation.watch
    watch.begin("trial link")
    files = [code_of(taken) for taken in taken_files(frontend, arguments, directory)]
    _check(files)
    carrying = [i for i, file in enumerate(files) if file.modules]
    units = [_unit(files[i]) for i in carrying]
    number = {index: n for n, index in enumerate(carrying)}
    chosen = prevailing([(file.shared, file.definitions) for file in files])
    taken_from = {name: number.get(index) for name, index in chosen.items()}
    made = directory / "differentiated.o"
    hidden: dict[str, str] = {}
    with explained({name: files[index].taken.name for name, index in chosen.items() if index not in number}, hidden):
        watch.begin("reach")
        reached = reach(units, taken_from)
        _check_wrapped(arguments, reached)
        watch.begin("merge")
        recompiled = [carrying[i] for i in reached.objects]
        imported = import_std(reached.native, lambda name: _library_of(files, chosen.get(name)))
        wanted = _wanted(invocation, arguments, files, recompiled)
        merged = merge(units, taken_from, reached, wanted, imported)
        hidden.update(merged.hidden)
        options = _options_of(invocation, merged)
        others = {i: file for i, file in enumerate(files) if i not in recompiled}
        known = all(_sets_no_functions(file, reached, number.get(i)) for i, file in others.items())
        entries = wanted if known else None
        linked = invocation.output or "a.out"
        module = compile_raw(lambda: [merged.module], options, frontend, directory, entries=entries, linked=linked)
        made.write_bytes(module)
    return with_object(arguments, given, [files[i].taken for i in recompiled], made)


def _unit(file: Code) -> Unit:
    return Unit(file.taken.name, file.modules, file.shared, answered=not file.requests, kept=file.internal)


def _wanted(
    invocation: Invocation, arguments: Sequence[str], files: Sequence[Code], recompiled: Collection[int]
) -> frozenset[str] | None:
    """The symbols that others than the recompiled objects may ask of them; None: all. A program gives nothing to
    anybody but its own files and libraries, unless it is told to."""
    if is_shared(invocation) or any(EXPORTING.search(a) for a in arguments):
        return None
    others = (n for i, f in enumerate(files) if i not in recompiled for n in f.wants)
    return frozenset({"main", *named_in(arguments), *others})


def _sets_no_functions(file: Code, reached: Reach, unit: int | None) -> bool:
    """Whether a file that stays as it is puts no function into memory of the recompiled ones, by any way that is not
    seen in these: one of the system, or one that takes no function's address."""
    path = os.path.realpath(file.taken.path)
    if path.startswith(_OF_SYSTEM) or bitcode.is_runtime(file.taken.path):
        return True
    if unit is None:
        return False
    modules = reached.modules
    return not any(address_taken(modules.listing(place)) for place in modules.places(unit))


_OF_SYSTEM = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")


def _library_of(files: Sequence[Code], index: int | None) -> tuple[str, tuple[bytes, ...]] | None:
    """The name and the IR of a file, if it is a language's own library."""
    if index is None or not files[index].lends:
        return None
    return files[index].taken.name, files[index].lends


def _options_of(invocation: Invocation, merged: Merged) -> Invocation:
    """How the recompiled objects are compiled: at the level of the command, else at 2 unless none of them was
    optimized; with debug information if they had any."""
    flags = invocation.flags
    if not any(f.startswith("-O") for f in flags):
        flags = ("-O0" if merged.unoptimized else "-O2", *flags)
    if merged.debug:
        flags = ("-g", *flags)
    return invocation._replace(flags=flags, action="object", emit_llvm=False)


def _check(files: Sequence[Code]) -> None:
    """No file may ask for derivatives whose own code cannot be recompiled."""
    for file in files:
        if file.requests and not file.modules:
            raise Failure(
                "EZ0806",
                f"{file.taken.name} asks for derivatives ({file.requests[0]}), and its IR is not to be had",
                notes=["it carries none, or one that is not all of its code, or there are two members of its name"],
                helps=["compile it with enzcc"],
            )


def code_of(taken: Taken) -> Code:
    """Read one file."""
    try:
        data, certain = _content(taken)
    except OSError:
        return Code(taken, False)
    requests = tuple(requests_of(data))
    if bitcode.is_bitcode(data):
        modules = tuple(bitcode.split(data))
        wants = tuple(undefined_in_bitcode(modules))
        return Code(taken, False, tuple(definitions_in_bitcode(modules)), modules if certain else (), requests, wants)
    file = elf.read_object(data)
    if file is None:
        return Code(taken, False)
    modules = tuple(bitcode.modules_of(file)) if certain else ()
    lends: tuple[bytes, ...] = ()
    if bitcode.is_runtime(taken.path) or bitcode.is_optimized(file):
        modules, lends = (), modules
    if file.kind == "relocatable" and modules and not carries_whole(file, modules, all_symbols):
        modules = ()
    shared = file.kind == "shared"
    wants = tuple(undefined_of(file))
    internal = [] if shared else [s.name for s in file.symbols if s.binding == "local" and s.defined]
    return Code(taken, shared, tuple(definitions_of(file)), modules, requests, wants, frozenset(internal), lends)


def _content(taken: Taken) -> tuple[elf.Data, bool]:
    """The bytes of a file, and whether it is certain that they are its. The linker does not say which it takes of
    several members with one name, unless it takes all."""
    if taken.member is None:
        return elf.mapped(taken.path), True
    same = [m for m in archive.members(taken.path) if m.name == taken.member]
    if taken.occurrence >= len(same):
        raise OSError(f"{taken.name} is not there")
    return same[taken.occurrence].data(), len(same) == taken.alike


def _check_wrapped(arguments: Sequence[str], reached: Reach) -> None:
    """`--wrap=f` turns calls between objects to `__wrap_f`, and what was recompiled is one object."""
    wrapped = set(re.findall(r"--?wrap[=,]([^,\0]+)", "\0".join(arguments).replace("\0-Xlinker\0", ",")))
    for names in reached.definitions.values():
        for name in names:
            if name in wrapped:
                raise Failure(
                    "EZ0807",
                    f"the linker turns calls of '{name}' elsewhere (--wrap), and a request reaches it",
                    helps=[f"declare '{name}' inactive, or call what is meant by its name"],
                )


def with_object(arguments: Sequence[str], given: Sequence[Input], recompiled: Sequence[Taken], made: Path) -> list[str]:
    """The command with one object, `made`, in the place of those that were recompiled.

    Members of archives stay where they are, for nobody asks for them any more; an archive that is linked as a whole is
    replaced by the rest of its members, which are written beside `made`.
    """
    files = {os.path.realpath(t.path) for t in recompiled if t.member is None}
    members = {os.path.realpath(t.path) for t in recompiled if t.member is not None}
    changes: dict[tuple[int, int], list[str]] = {}
    for one in given:
        path = os.path.realpath(one.path)
        if path in files:
            changes[one.position, one.word] = []
        elif one.whole and one.kind == "archive":
            rest = _rest_of(one, recompiled, made.parent)
            if rest is not None:
                changes[one.position, one.word] = rest
        elif path in members:
            changes[one.position, one.word] = [one.spelled]
    if not changes:  # members of archives that the linker found by itself, or that it names by their own paths
        return [str(made), *arguments]
    first = min(changes)
    changes[first] = [str(made), *changes[first]]
    return replaced(arguments, changes)


def _rest_of(given: Input, recompiled: Sequence[Taken], directory: Path) -> list[str] | None:
    """The other members of an archive of which some were recompiled, as files. (GNU ld names those of thin archives by
    their own paths.)"""
    path = os.path.realpath(given.path)
    gone = {(t.member, t.occurrence) for t in recompiled if os.path.realpath(t.path) == path}
    files = {os.path.realpath(t.path) for t in recompiled if t.member is None}
    rest: list[archive.Member] = []
    count: dict[str, int] = {}
    members = archive.members(given.path)
    for member in members:
        occurrence = count.get(member.name, 0)
        count[member.name] = occurrence + 1
        lies_apart = member.path is not None and os.path.realpath(member.path) in files
        if (member.name, occurrence) not in gone and not lies_apart:
            rest.append(member)
    if len(rest) == len(members):
        return None
    found = [(member, directory / f"member-{given.position}-{member.index}.o") for member in rest]
    for member, target in found:
        member.extract(str(target))
    return [str(target) for _, target in found]


@contextmanager
def explained(elsewhere: Mapping[str, str], hidden: Mapping[str, str]) -> Iterator[None]:
    """Errors about code that is missing say which file has it, and what would bring its IR here; or why that of a
    shared library cannot be looked into (`hidden`)."""
    try:
        yield
    except Failure as failure:
        failure.helps = _helps(failure.code, failure.message, elsewhere, hidden) + failure.helps
        raise
    except Diagnosed as found:
        diagnostic = found.diagnostic
        helps = _helps(diagnostic.code, diagnostic.message, elsewhere, hidden)
        raise Diagnosed(diagnostic._replace(helps=helps + diagnostic.helps)) from found


_QUOTED = pattern(r"'([^']+)'")
_MISSING = ("EZ0102", "EZ0201", "EZ0203")


def _helps(code: str, message: str, elsewhere: Mapping[str, str], hidden: Mapping[str, str]) -> tuple[str, ...]:
    if code not in _MISSING:
        return ()
    names = _QUOTED.findall(message)
    why = [
        f"'{name}' cannot be looked into: {hidden[name]}. In a static library it can"
        for name in names
        if name in hidden
    ]
    return (*why, *(_how_to_have(name, elsewhere[name]) for name in names if name in elsewhere))


def _how_to_have(name: str, file: str) -> str:
    if bitcode.is_runtime(file):
        return (
            f"'{name}' is in a library of the language's own, {os.path.basename(file)}. At opt-level 0, 1, s and z "
            "rustc takes generic functions from there: build with opt-level 2 or 3 (`enzyme-cli cargo` does so)"
        )
    return f"'{name}' is in {file}, which carries no IR: compile it with enzcc"
