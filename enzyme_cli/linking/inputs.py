# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a link command reads, in the order and under the rules by which the linker reads it.

    clang a.o -Wl,--whole-archive libx.a -Wl,--no-whole-archive -L. -ly @more -o prog
          ^object              ^archive, whole                  ^archive or shared library, found in a directory

The native linker decides what it pulls in; here is only told which files the words of the command are, and where each
stands, so that one can be replaced. Word by word: `-Wl,a,b` and `-Xlinker a` are words for the linker.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from enzyme_cli.invocation import SEPARATE, Invocation
from enzyme_cli.linking import archive, bitcode, elf

InputKind = Literal["source", "object", "archive", "shared", "bitcode", "other", "missing"]

# Options of linkers whose value is the next word; with one dash or two.
LINKER_SEPARATE: Final = frozenset(
    """a A b c e F f G h I L l m o R T u y Y z Tbss Tdata Ttext Ttext-segment Trodata-segment Tldata-segment
    architecture assert audit auxiliary default-script defsym depaudit dynamic-linker dynamic-list dT entry exclude-libs
    exclude-modules-for-implib export-dynamic-symbol export-dynamic-symbol-list filter fini format hash-style
    ignore-unresolved-symbol image-base init just-symbols library library-path Map max-page-size mri-script oformat
    orphan-handling out-implib output P plugin plugin-opt remap-inputs remap-inputs-file require-defined
    retain-symbols-file rpath rpath-link script section-start soname sort-section spare-dynamic-tags sysroot
    trace-symbol undefined unresolved-symbols version-script wrap mllvm symbol-ordering-file call-graph-ordering-file
    section-ordering-file thinlto-cache-dir""".split()
)


class Input(NamedTuple):
    """A file that a link reads. `position` is the index of its argument, `word` that of a word in it (`-Wl,x,a.o`)."""

    kind: InputKind
    path: str  # as found
    spelled: str  # as it stands in the command: a path, `-lname`
    position: int
    word: int
    whole: bool  # an archive of which all members are linked


class _Word(NamedTuple):
    text: str
    position: int
    word: int
    linkers: bool  # given by -Wl or -Xlinker


class _State(NamedTuple):
    whole: bool = False
    static: bool = False


def link_inputs(
    arguments: Sequence[str], directories: Sequence[str] = (), sources: Collection[int] = ()
) -> list[Input]:
    """The inputs of a link in clang's syntax, response files expanded.

    `directories` are searched for libraries after those of -L, as the toolchain would; `sources` are the positions of
    arguments which clang compiles first. A library that is nowhere is "missing": the linker will say so.
    """
    words = _words(arguments)
    static = any(a in ("-static", "--static", "-static-pie") for a in arguments)
    sysroot = next((a.partition("=")[2] for a in arguments if a.startswith("--sysroot=")), "")
    places = [*_directories(words, sysroot), *directories]
    found: list[Input] = []
    state, saved = _State(static=static), list[_State]()
    for number, word in enumerate(words):
        match _meaning(words, number):
            case ("file", path):
                kind: InputKind = "source" if word.position in sources and not word.linkers else _kind(path)
                found.append(Input(kind, path, word.text, word.position, word.word, state.whole))
            case ("library", name):
                library = _library(name, places, state.static)
                found.append(
                    Input(
                        _kind(library) if library is not None else "missing",
                        library or name,
                        f"-l{name}",
                        word.position,
                        word.word,
                        state.whole,
                    )
                )
            case ("state", "push-state"):
                saved.append(state)
            case ("state", "pop-state"):
                state = saved.pop() if saved else state
            case ("state", "whole-archive" | "no-whole-archive" as name):
                state = state._replace(whole=name == "whole-archive")
            case ("state", name):
                state = state._replace(static=name in _STATIC)
    return found


def is_shared(invocation: Invocation) -> bool:
    """Whether the link makes a shared library. It carries the IR of what it was linked from."""
    return "-shared" in invocation.arguments


def waiting_requests(given: Input) -> list[str]:
    """The requests that an input holds undefined; [] for sources and shared libraries, and where a file is missing."""
    try:
        match given.kind:
            case "object":
                return elf.undefined_requests(elf.mapped(given.path))
            case "bitcode":
                return bitcode.undefined_requests(elf.mapped(given.path))
            case "archive":
                data = elf.mapped(given.path)
                if not archive.may_hold(given.path, data=data):
                    return []
                return [r for m in archive.members(given.path, data) for r in requests_of(m.data())]
            case _:
                return []
    except OSError:
        return []


def requests_of(data: elf.Data) -> list[str]:
    """The undefined requests of an object or of bitcode."""
    return bitcode.undefined_requests(data) if bitcode.is_bitcode(data) else elf.undefined_requests(data)


def replaced(arguments: Sequence[str], by: Mapping[tuple[int, int], Sequence[str]]) -> list[str]:
    """The command with other arguments in the place of inputs, which are named by (position, word).

    Where `-Wl,a,x.o,b` holds such an input, its other words become `-Xlinker` words.
    """
    result: list[str] = []
    touched = {position for position, _ in by}
    skip = -1
    for position, argument in enumerate(arguments):
        if position <= skip:
            continue
        width = _width(arguments, position)
        if position not in touched:
            result += arguments[position : position + width]
        elif argument.startswith("-Wl,") or argument == "-Xlinker":
            for word in _words(arguments[position : position + width]):
                result += by.get((position, word.word), ("-Xlinker", word.text))
        else:
            result += by.get((position, 0), arguments[position : position + width])
        skip = position + width - 1
    return result


# Words --------------------------------------------------------------------------------------------------------------


def _words(arguments: Sequence[str]) -> list[_Word]:
    """The words that say something about inputs: clang's own, and those for the linker; `@file` is read there too."""
    found: list[_Word] = []
    position = 0
    while position < len(arguments):
        argument = arguments[position]
        width = _width(arguments, position)
        if argument.startswith("-Wl,"):
            texts = _expanded(argument[4:].split(","))
            found += [_Word(t, position, i, True) for i, t in enumerate(texts)]
        elif argument == "-Xlinker":
            if width == 2:
                texts = _expanded([arguments[position + 1]])
                found += [_Word(t, position, i, True) for i, t in enumerate(texts)]
        elif width == 2:
            if argument in ("-l", "-L"):
                found.append(_Word(argument + arguments[position + 1], position, 0, False))
        else:
            found.append(_Word(argument, position, 0, False))
        position += width
    return found


def _width(arguments: Sequence[str], position: int) -> int:
    """How many arguments an option is."""
    return 2 if arguments[position] in SEPARATE and position + 1 < len(arguments) else 1


def _expanded(words: Sequence[str]) -> list[str]:
    found: list[str] = []
    for word in words:
        if word.startswith("@") and os.path.isfile(word[1:]):
            import shlex

            with open(word[1:], errors="surrogateescape") as file:
                found += _expanded(shlex.split(file.read()))
        else:
            found.append(word)
    return found


_STATIC: Final = frozenset(("Bstatic", "dn", "non_shared", "static"))
_DYNAMIC: Final = frozenset(("Bdynamic", "dy", "call_shared"))
_STATES: Final = _STATIC | _DYNAMIC | {"whole-archive", "no-whole-archive", "push-state", "pop-state"}


def _meaning(words: Sequence[_Word], number: int) -> tuple[str, str] | None:
    """What a word is: a file, a library to be searched for, a change of the state; or nothing that is read."""
    word = words[number]
    text = word.text
    if _is_value(words, number):
        option = words[number - 1].text.lstrip("-")
        return ("library", text) if option in ("l", "library") else None
    if not text.startswith("-") or text == "-":
        return "file", text
    if text.startswith("-l") and len(text) > 2 and not (word.linkers and text.lstrip("-") in LINKER_SEPARATE):
        return "library", text[2:]
    if word.linkers and text.startswith("--library="):
        return "library", text[len("--library=") :]
    if word.linkers and text.lstrip("-") in _STATES:
        return "state", text.lstrip("-")
    return None


def _is_value(words: Sequence[_Word], number: int) -> bool:
    """Whether a linker's word is the value of the one before it."""
    if number == 0 or not words[number].linkers or not words[number - 1].linkers:
        return False
    before = words[number - 1].text
    return before.startswith("-") and before.lstrip("-") in LINKER_SEPARATE and not _is_value(words, number - 1)


def _directories(words: Sequence[_Word], sysroot: str) -> list[str]:
    found: list[str] = []
    for number, word in enumerate(words):
        text = word.text
        if _is_value(words, number):
            if words[number - 1].text.lstrip("-") in ("L", "library-path"):
                found.append(text)
        elif text.startswith("-L") and len(text) > 2:
            found.append(text[2:])
        elif word.linkers and text.startswith("--library-path="):
            found.append(text[len("--library-path=") :])
    return [_in_sysroot(d, sysroot) for d in found]


def _in_sysroot(directory: str, sysroot: str) -> str:
    for mark in ("=", "$SYSROOT"):
        if directory.startswith(mark):
            return sysroot + directory[len(mark) :]
    return directory


def _library(name: str, directories: Sequence[str], static: bool) -> str | None:
    """Where -lname is: in the first directory that has it, the shared library before the archive."""
    if name.startswith(":"):
        names = [name[1:]]
    else:
        names = [f"lib{name}.a"] if static else [f"lib{name}.so", f"lib{name}.a"]
    for directory in directories:
        for candidate in names:
            path = os.path.join(directory, candidate)
            if os.path.isfile(path):
                return path
    return None


def _kind(path: str) -> InputKind:
    """What a file is, by its first bytes. A script of the linker's is "other": what it names is not followed."""
    try:
        with open(path, "rb") as file:
            start = file.read(64)
    except OSError:
        return "missing"
    if archive.is_archive(start):
        return "archive"
    if bitcode.is_bitcode(start):
        return "bitcode"
    if elf.is_elf(start) and len(start) > 17:
        type_ = int.from_bytes(start[16:18], "little" if start[5] == 1 else "big")
        return "object" if type_ == 1 else "shared" if type_ == 3 else "other"
    return "other"
