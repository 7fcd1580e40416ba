# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The first step of a command with sources in other languages: each is replaced by its translation.

enzcc -O2 -c prog.zig      ->  enzcc -O2 -c -x ir prog.bc -x none
enzcc main.c prog.rs -lm   ->  enzcc main.c libprog.a -lm, and the libraries of Rust
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from enzyme_cli.invocation import Invocation, parse
from enzyme_cli.objects import compile_options, read
from enzyme_frontends.adapters import Compiler, Translation, adapter, usable
from enzyme_frontends.base import Source
from enzyme_frontends.languages import by_name
from enzyme_frontends.native import NativeCompiler
from enzyme_passes.support.diagnostics import Failure

QUIET: Final = ("-Qunused-arguments", "-Wno-unused-command-line-argument", "-Wno-override-module")
"""What clang would say of options that were meant for another compiler, and of the name of its target."""

WITHOUT_TRANSLATION: Final = ("-E", "-M", "-MM", "--analyze", "-emit-ast", "--precompile")


def translated(invocation: Invocation, native: NativeCompiler, directory: Path) -> tuple[Invocation, NativeCompiler]:
    """The command without foreign sources, whose translations are in `directory`; and the compiler that links their
    libraries, too: also those of the language that --lang names, where only objects are linked. Raises Failure of the
    adapters."""
    unheard = next((a for a in invocation.arguments if a in WITHOUT_TRANSLATION), None)
    if unheard is not None and invocation.foreign:
        given = invocation.foreign[0]
        raise Failure(
            "EZ0804",
            f"{unheard} is for C, and {given.path} is not",
            helps=[f"ask the compiler of {adapter(given.language or '').title} itself"],
        )
    watch = invocation.watch
    compilers: dict[str, Compiler] = {}
    if invocation.links_foreign and invocation.own.language is not None:
        spoken = adapter(invocation.own.language)
        compilers[invocation.own.language] = usable(spoken.find(), spoken.title)
    made: dict[int, Translation] = {}
    for number, given in enumerate(invocation.foreign):
        assert given.language is not None
        spoken = adapter(given.language)
        watch.begin(f"translating {spoken.title}")
        if given.language not in compilers:
            compilers[given.language] = usable(spoken.find(), spoken.title)
        place = directory / f"translated-{number}"
        place.mkdir()
        options = compile_options(invocation, None)._replace(own=invocation.own.foreign)
        made[given.position] = spoken.translate(
            compilers[given.language],
            _in_file(read(given), place),
            options,
            place,
            linking=invocation.action == "link",
        )
    watch.end()
    if "-fsyntax-only" in invocation.arguments:
        made = dict.fromkeys(made, Translation())  # they have been looked at
    _check(invocation, made)
    libraries = [
        word for name, found in compilers.items() for word in adapter(name).libraries(found, invocation.arguments)
    ]
    flags = [flag for one in made.values() for flag in one.compile_flags]
    again = parse([*QUIET, *flags, *_words(invocation, made)])
    result = again._replace(own=invocation.own, original=invocation.original, watch=watch)
    result = result._replace(told=invocation.told, log=invocation.log)
    return result, native._replace(libraries=tuple(dict.fromkeys(libraries)), stays=True)


def _in_file(source: Source, place: Path) -> Source:
    """Adapters read files, also where the source is standard input."""
    if source.text is None:
        return source
    language = by_name(source.language)
    assert language is not None
    path = place / f"stdin{language.suffixes[0]}"
    path.write_bytes(source.text)
    return Source(str(path), source.language)


def _check(invocation: Invocation, made: dict[int, Translation]) -> None:
    """What becomes no single file of IR or C cannot be compiled without being linked."""
    if invocation.action in ("link", "pass"):
        return
    for given in invocation.foreign:
        if len(made[given.position].sources) != 1:
            raise Failure(
                "EZ0804",
                f"{given.path} becomes {len(made[given.position].sources)} files of C or IR, and not one object",
                helps=["compile and link it in one command"],
            )


def _words(invocation: Invocation, made: dict[int, Translation]) -> Iterator[str]:
    """The command with the translations; -x of foreign languages goes, an -x before a source says what it is."""
    current = ""  # the -x in force, as it is spelled
    skip = False
    objects: set[str] = set()  # of a runtime, which several sources may ask for
    for position, word in enumerate(invocation.arguments):
        if skip:
            skip = False
        elif position in made:
            for source in made[position].sources:
                yield from ("-x", source.language, source.path)
            yield from ("-x", current or "none")
            yield from (given for given in made[position].arguments if given not in objects)
            objects.update(given for given in made[position].arguments if given.endswith(".o"))
        elif word == "-x":
            skip = True
            name = invocation.arguments[position + 1]
            if by_name(name) is None:
                current = name
                yield from ("-x", name)
        else:
            yield word
