# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The user's files as a program, and native libraries of it: what is compiled when, and what is kept.

    files -> objects with their IR            when a function is loaded
    objects + glue -> a shared library        when it, or a derivative of it, is first called

Both are kept in the user's cache (`enzyme_cli.cache`, with its bound and its variables), under all that they depend on:
the content of objects, glue, options, libraries, enzcc itself and compilers. Objects are known without compiling
where the files that the compiler read last time are as they were (as in ccache: a header that comes to be where the
compiler would look first is not seen). What a program's objects were when it was loaded, they stay: a gradient is
never one of a newer text than the value.

Entries get their names when they are complete: nothing half-written is found, by whoever runs at the same time or
later. With ENZCC_CACHE=off objects are kept in memory, and libraries in a directory that goes with the process.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import logging
import os
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any

from enzcc import pool, thrown
from enzcc.apart import CompileError, advice, apart, in_words
from enzcc.inputs import dependencies, native_files, place_for, surroundings, understood
from enzcc.library_cache import State, keep_library, library_file, number_of, store
from enzcc.prototype import Prototype, prototype_of
from enzcc.signature import SignatureError
from enzcc.state import LOCK
from enzyme_cli.file_states import digest_of, is_as_it_was, recorded
from enzyme_passes.support.diagnostics import Failure

COMPILING = ("-g", "-fPIC", "-Qunused-arguments")
"""Debug information tells prototypes, and lines in messages; none of it gets into the libraries."""
OF_LANGUAGE = {"rust": ("--crate-type=lib", "-C", "link-dead-code"), "fortran": ()}
"""Rust: all functions of the crate are compiled, and not only those that it exports."""
LINKING = ("-shared", "-fPIC", "--no-ir")
SYMBOLIC = "-Wl,-Bsymbolic"
"""The user's `step` is meant, and not that of the C library, which is loaded before."""
SHARING = "{\n  global: enzcc_*;\n  local: *;\n};\n"
"""For the linker, in the place of SYMBOLIC: the program's variables are looked for in libraries that are there."""

_log = logging.getLogger("enzcc")


@dataclass(frozen=True, slots=True)
class Found:
    """A function of a program. `prototype` is None where the function has no IR. `lock` is what its calls have to hold:
    a symbol of the program, "" for one of each library's own, None for nothing. `resets` are functions that each
    derivative begins with. `set_by` are variables that it reads,
    and which function sets each, where no other library would see that (see `state`)."""

    symbol: str
    prototype: Prototype | None
    lock: str | None = None
    resets: tuple[str, ...] = ()
    set_by: tuple[tuple[str, str], ...] = ()

    @property
    def only_read(self) -> tuple[int, ...]:
        """The positions of arguments behind which it is known not to write."""
        parameters = self.prototype.parameters if self.prototype is not None else ()
        return tuple(number for number, p in enumerate(parameters) if p.only_read)


class Program:
    """What the files of one `load` compile to, as they were then."""

    def __init__(
        self, files: Sequence[str], options: Sequence[str], directory: str | None = None, *, calls_back: bool = False
    ) -> None:
        """Paths are relative to `directory`, by default (where any is) that in which the process is. With `calls_back`,
        functions of Python are called, whose exceptions pass through. Raises
        FileNotFoundError, and CompileError for options that cannot be meant or a compiler that is missing."""
        try:
            self.inputs = understood(files, options, directory or place_for(files, options))
            self._around = surroundings(self.inputs)
        except Failure as failure:
            raise CompileError(in_words(failure)) from None
        self._around += ["calls back"] * calls_back
        self._calls_back = calls_back
        self._objects: dict[str, bytes] = {}  # by digest
        self._lock = Lock()
        self._locks: dict[str, Lock] = {}
        self._known = self._remembered()

    @property
    def files(self) -> tuple[str, ...]:
        return self.inputs.files

    @property
    def options(self) -> tuple[str, ...]:
        return self.inputs.options

    @property
    def directory(self) -> str:
        return self.inputs.directory

    @property
    def name(self) -> str:
        """What messages call it."""
        return self.inputs.name

    @property
    def is_known(self) -> bool:
        """Whether its objects are there, of this time or an earlier one."""
        return self._known is not None

    @property
    def content(self) -> str:
        """A number for what it was compiled to."""
        return number_of("program", *self._state().objects, *self._state().native.values())

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, also in another process, is made of the files anew."""
        return partial(Program, calls_back=self._calls_back), (self.files, self.options, self.directory)

    # Functions

    def function(self, name: str) -> Found:
        """The function of that name (see `names`). Raises SignatureError where there is none, or several, and
        CompileError where the files do not compile."""
        with self._lock:
            answer = self._answer(name)
        if answer["error"] is not None:
            raise SignatureError(answer["error"])
        prototype = prototype_of(answer["prototype"]) if answer["prototype"] is not None else None
        prefix = self._state().prefix
        lock = (prefix and prefix + LOCK) if answer["exclusive"] else None
        set_by = () if prefix else tuple((variable, setter) for variable, setter in answer["set_by"])
        return Found(answer["symbol"], prototype, lock, tuple(self._state().resets), set_by)

    def _answer(self, name: str) -> Mapping[str, Any]:
        if self._known is not None:
            kept = store().get(number_of("function", *self._around, *self._known.objects, name))
            if kept is not None:
                found: Mapping[str, Any] = json.loads(kept)
                return found
        with tempfile.TemporaryDirectory(prefix="enzcc-") as directory:
            if self._known is None:
                answers = self._compile(Path(directory), name)
            else:
                answers = self._run([], Path(directory), function=name, words=self._words(Path(directory)))
        assert self._known is not None
        for one, answer in answers.items():
            store().put(number_of("function", *self._around, *self._known.objects, one), json.dumps(answer).encode())
        made: Mapping[str, Any] = answers[name]
        return made

    # Objects

    def _state(self) -> State:
        if self._known is None:
            raise RuntimeError("a program is compiled when its first function is looked for")
        return self._known

    def _remembered(self) -> State | None:
        """The objects of an earlier compilation, if nothing that it read has changed."""
        kept = store().get(self._manifest)
        if kept is None:
            return None
        state = State(**json.loads(kept))
        return state if all(map(is_as_it_was, state.read)) else None

    @property
    def _manifest(self) -> str:
        return number_of("manifest", *self._around, *(s.path for s in self.inputs.sources))

    def _compile(self, directory: Path, function: str) -> Mapping[str, Any]:
        """Compile all sources, and look for a function in what they became."""
        start = time.time_ns()
        made = [directory / f"{i}-{Path(s.path).stem}.o" for i, s in enumerate(self.inputs.sources)]
        commands = []
        for source, target in zip(self.inputs.sources, made, strict=True):
            own = list(OF_LANGUAGE.get(source.language, ()))
            own += ["-fexceptions"] * (self._calls_back and source.language == "c")
            if any(option.startswith("--crate-type") for option in self.options):
                own = own[1:]
            if source.language == "fortran" and not {"-J", "-module-dir"} & set(self.options):
                own += ["-J", str(directory), f"-I{directory}"]  # not beside the user's files
            listing = ["-MD", "-MF", f"{target}.d"] if source.is_listed else []
            spoken = [] if "--lang" in self.options or "-x" in self.options else ["-x", source.language]
            words = [*own, *self.options, *COMPILING, *listing, "-c", *spoken, source.path, "-o", str(target)]
            commands.append(words)
        answers = self._run(
            commands, directory, function=function, words=self._linked(list(map(str, made))), objects=made
        )
        answer = answers[function]
        digests = self._taken(made)
        first = self._taken([Path(f"{target}.first") for target in made]) if answer["prefix"] else []
        native = {path: digest_of(path) for path in native_files(self.inputs)}
        rules = [_text(Path(f"{target}.d")) for target in made]
        read = dependencies(self.inputs, rules)
        self._known = State(digests, native, answer["libraries"], [], answer["prefix"], first, answer["resets"])
        records = [recorded(os.path.join(self.directory, path), start) for path in read] if read is not None else [None]
        whole = [record for record in records if record is not None]
        if len(whole) == len(records):
            for digest, content in self._objects.items():
                store().put(digest, content)
            store().put(self._manifest, json.dumps(replace(self._known, read=whole).record()).encode())
        return answers

    def _taken(self, made: Sequence[Path]) -> list[str]:
        """Remember objects that were just made; their digests."""
        contents = [path.read_bytes() for path in made]
        digests = [hashlib.sha256(content).hexdigest() for content in contents]
        self._objects.update(zip(digests, contents, strict=True))
        return digests

    def _linked(self, objects: Sequence[str]) -> list[str]:
        """The words of a link with these objects in the places of their sources, and what the user gave besides."""
        place = {s.path: made for s, made in zip(self.inputs.sources, objects, strict=True)}
        return [*(place.get(file, file) for file in self.files), *self.inputs.linking_options]

    def _words(self, directory: Path, *, first: bool = False) -> list[str]:
        """The same, with objects as they were when the program was loaded. Raises CompileError if what they were made
        of is gone."""
        state, paths = self._state(), []
        objects = state.first if first else state.objects
        for number, (digest, source) in enumerate(zip(objects, self.inputs.sources, strict=True)):
            content = self._objects.get(digest) or store().get(digest)
            if content is None:
                raise CompileError(f"what {self.name} was compiled to is no longer in the cache: load it again")
            path = directory / f"{number}-{Path(source.path).stem}.o"
            path.write_bytes(content)
            paths.append(str(path))
        for native, digest in state.native.items():
            if not os.path.isfile(native) or digest_of(native) != digest:
                raise CompileError(f"{native} has changed since {self.name} was loaded: load it again")
        return self._linked(paths)

    # Libraries

    def library(self, glue: str, options: Sequence[str] = ()) -> ctypes.CDLL:
        """The program with more C, in which requests are answered, as a library in this process. `options` are for that
        C alone. Raises CompileError."""
        key = number_of("library", *self._around, self.content, glue, *options)
        self._load_variables()
        with self._lock:
            lock = self._locks.setdefault(key, Lock())
        with lock:
            if key not in _LOADED:
                _LOADED[key] = self._loaded(key, lambda: self._link(glue, options))
                pool.share(_LOADED[key])
                if self.throwing is not None:
                    thrown.catch(_LOADED[key], self.throwing, plain_library)
            return _LOADED[key]

    @property
    def throwing(self) -> str | None:
        """The option that says of which C++ library the exceptions are that may pass through it: its own; None if there
        are none."""
        return thrown.runtime_of(self._state().libraries) or (thrown.ANY if self._calls_back else None)

    def _load_variables(self) -> None:
        """Load the library that has the program's variables, if they are one for all of its libraries."""
        prefix = self._state().prefix
        with _VARIABLES:
            if prefix and prefix not in _LOADED:
                key = number_of("variables", *self._around, self.content)
                _LOADED[prefix] = self._loaded(key, self._link_variables, ctypes.RTLD_GLOBAL)

    def _link_variables(self) -> bytes:
        with tempfile.TemporaryDirectory(prefix="enzcc-") as name:
            directory, made = Path(name), Path(name, "linked.so")
            words = [*self._words(directory, first=True), *self._state().libraries, "-lm"]
            self._run([[*LINKING, *self._bound(directory), *words, "-o", str(made)]], directory)
            return made.read_bytes()

    def linked(self, glue: str, exported: Sequence[str]) -> bytes:
        """A library for other processes, whose symbols are `exported`; the program's variables are its own. Raises
        CompileError."""
        return self._link(glue, (), exported)

    def _link(self, glue: str, options: Sequence[str], exported: Sequence[str] = ()) -> bytes:
        with tempfile.TemporaryDirectory(prefix="enzcc-") as name:
            directory = Path(name)
            text, object_, made = directory / "glue.c", directory / "glue.o", directory / self._called(glue)
            text.write_text(glue)
            throwing = thrown.COMPILING if self.throwing is not None else ()
            compiling = ["-O2", "-w", "-fPIC", *throwing, *self._machine, *options, "-c", str(text), "-o", str(object_)]
            alone = bool(exported and self._state().prefix)  # with the variables
            words = [str(object_), *self._words(directory, first=alone), *self._state().libraries, "-lm"]
            linking = [*LINKING, *pool.LINKING, *self._bound(directory, exported)]
            self._run([[*linking, *words, "-o", str(made)]], directory, glue=compiling)
            return made.read_bytes()

    def _called(self, glue: str) -> str:
        """The name of a library, after which its report is called."""
        if not self._reports:
            return "linked.so"
        return f"{Path(self.files[0]).stem}-{number_of(glue)[:8]}"

    @property
    def _reports(self) -> bool:
        return any(option.startswith("--report=") for option in self.options)

    @property
    def _machine(self) -> list[str]:
        return [o for o in self.options if o.startswith("-m") and o != "-mllvm"]

    def _bound(self, directory: Path, exported: Sequence[str] = ()) -> list[str]:
        """What tells the linker which symbols of a library are its own."""
        if exported:
            script = directory / "symbols"
            script.write_text(f"{{ global: {' '.join(f'{one};' for one in exported)} local: *; }};\n")
            return [SYMBOLIC, f"-Wl,--version-script={script}"]
        if not self._state().prefix:
            return [SYMBOLIC]
        script = directory / "symbols"
        script.write_text(SHARING)
        return [f"-Wl,--version-script={script}"]

    def _loaded(self, key: str, make: Callable[[], bytes], mode: int = ctypes.DEFAULT_MODE) -> ctypes.CDLL:
        known = None if self._reports else library_file(key)  # a library that is kept has no report
        try:
            return ctypes.CDLL(str(known or keep_library(key, make())), mode)
        except OSError as error:
            if known is not None and "undefined symbol" not in str(error):  # damaged
                known.unlink(missing_ok=True)
                return self._loaded(key, make, mode)
            reason = str(error).partition(": ")[2] or str(error)
            raise CompileError(f"{self.name} cannot be loaded: {reason}{advice(reason)}") from None

    def _run(
        self,
        commands: list[list[str]],
        directory: Path,
        *,
        glue: Sequence[str] = (),
        function: str | None = None,
        words: Sequence[str] = (),
        objects: Sequence[Path] = (),
    ) -> Mapping[str, Any]:
        """Run commands of enzcc, and look for a function in files that are linked. Raises CompileError."""
        start = time.perf_counter()
        _log.info("compiling %s", self.name)
        answer = directory / "answer.json"
        work = {
            "glue": list(glue),
            "commands": commands,
            "objects": list(map(str, objects)),
            "compiling": [*(o for o in self.options if o.startswith("-O")), *self._machine, "-fPIC", "-g", "-w", "-c"],
            "function": function,
            "words": list(words),
            "languages": self.inputs.languages,
            "where": self.name,
            "answer": str(answer),
        }
        said = apart(work, directory, self.directory)
        _log.info("compiled %s in %.2f s", self.name, time.perf_counter() - start)
        if said:
            _log.info("%s", said)
        if function is None:
            return {}
        found: Mapping[str, Any] = json.loads(answer.read_text())
        return found


def plain_library(source: Path, options: Sequence[str]) -> Path:
    """A library of one file of ours, which is not loaded. `options` are to say what of the file's includes matters: a
    version, say. Raises CompileError."""
    key = number_of("plain", source.read_text(), *options)
    known = library_file(key)
    if known is not None:
        return known
    with tempfile.TemporaryDirectory(prefix="enzcc-") as name:
        made = Path(name, "linked.so")
        command = [*options, "-shared", "-fPIC", str(source), "-o", str(made)]
        apart({"glue": [], "commands": [command], "function": None}, Path(name), name)
        return keep_library(key, made.read_bytes())


_VARIABLES = Lock()
_LOADED: dict[str, ctypes.CDLL] = {}
"""Libraries of this process. They are never unloaded: frameworks keep addresses of functions."""


def _text(path: Path) -> str | None:
    return path.read_text(errors="surrogateescape") if path.exists() else None
