# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The files and options of a call of `load`, understood: what is compiled, what is linked, what all depends on."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import enzyme_cli
import enzyme_frontends
import enzyme_passes
import enzyme_runtime
from enzyme_cli.file_states import digest_of
from enzyme_cli.invocation import CHOICES, parse
from enzyme_frontends.libraries import libraries_of
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.identity import identity_of

if TYPE_CHECKING:
    from enzyme_frontends.adapters import Compiler

ROOTS = tuple(Path(package.__path__[0]) for package in (enzyme_cli, enzyme_frontends, enzyme_passes, enzyme_runtime))
"""Where the packages of enzcc are."""

_ENVIRONMENT = (
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "LIBRARY_PATH",
    "ENZCC_CHECK_DERIVATIVES",
    "SOURCE_DATE_EPOCH",
    "RUSTUP_TOOLCHAIN",
)
_OTHER_FILES = {
    "fortran": re.compile(rb"^\s*\d*\s*(?:include|submodule)\b|^\s*#", re.I | re.M),
    "rust": re.compile(rb"\bmod\s+\w+\s*;|\binclude\w*!|\benv!|\boption_env!|\bpath\s*=|\bextern\s+crate\b"),
    "zig": re.compile(rb"@import\(\"(?!std\"|builtin\")|@embedFile|@cInclude|@cImport"),
}
"""What in a source can make its compiler read another file."""
_USED = re.compile(rb"(?:^|;)\s*\d*\s*use\b(?:\s*,\s*(?:non_)?intrinsic)?(?:\s*::)?\s*(\w+)", re.I | re.M)
_MADE = re.compile(rb"(?:^|;)\s*\d*\s*module\s+(\w+)", re.I | re.M)
_OF_FLANG = re.compile(rb"iso_\w+|ieee_\w+|enzyme|omp_lib", re.I)
"""Modules of Fortran: those that a source uses, that it makes, and that come with the compiler."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file that is compiled; `language` as enzcc calls it."""

    path: str
    language: str

    @property
    def is_listed(self) -> bool:
        """Whether the compiler lists the files that it reads (-MD)."""
        return self.language in ("c", "c++")

    def is_alone(self, text: bytes, modules: set[bytes]) -> bool:
        """Whether its compiler certainly reads no other file for this text. `modules` are Fortran's that files before
        it made, and get its own."""
        if self.language in ("ir", "cpp-output", "c++-cpp-output"):
            return True
        others = _OTHER_FILES.get(self.language)
        if others is None or others.search(text) is not None:
            return False
        if self.language == "fortran":
            modules |= {name.lower() for name in _MADE.findall(text)}
            return all(name.lower() in modules or _OF_FLANG.fullmatch(name) for name in _USED.findall(text))
        return True


@dataclass(frozen=True, slots=True)
class Inputs:
    """`files` in their order; those of them in `sources` are compiled. `options` are those of the compiler. Paths are
    as the user wrote them, in the `directory` where that was."""

    files: tuple[str, ...]
    options: tuple[str, ...]
    sources: tuple[Source, ...]
    directory: str

    @property
    def languages(self) -> list[str]:
        """Those whose libraries are linked: of sources, and of objects by --lang."""
        spoken = [s.language.removesuffix("-cpp-output") for s in self.sources]
        for position, word in enumerate(self.options):
            if word.startswith("--lang="):
                spoken.append(word[7:])
            elif word == "--lang":
                spoken += self.options[position + 1 : position + 2]
        return sorted({CHOICES.get(one, one) for one in spoken} - {"c", "ir", "cpp-output"})

    @property
    def linking_options(self) -> list[str]:
        """Without those that say what a source is: there are none any more."""
        words = iter(self.options)
        kept: list[str] = []
        for word in words:
            if word in ("-x", "--lang"):
                next(words, None)
            elif not word.startswith(("--lang=", "-x")):
                kept.append(word)
        return kept

    @property
    def name(self) -> str:
        """What messages call it."""
        return ", ".join(Path(file).name for file in self.files)


def place_for(files: Sequence[str], options: Sequence[str]) -> str:
    """The directory to compile in: that in which the process is, unless nothing is relative to it. Its name becomes a
    part of objects, and the same files should become the same objects."""
    here = not (files and is_plain(options) and all(map(os.path.isabs, files)))
    return os.getcwd() if here else os.path.dirname(files[0])


def is_plain(options: Sequence[str]) -> bool:
    """Whether no option names a file."""
    return all(o.startswith(_PLAIN) and not o.startswith("-Wl,") and "/" not in o for o in options)


_PLAIN = ("-O", "-f", "-m", "-W", "-w", "-g", "-std=", "-D", "-U", "-l", "--lang=")
"""Beginnings of options that name no file."""


def understood(files: Sequence[str], options: Sequence[str], directory: str) -> Inputs:
    """Raises FileNotFoundError, and Failure for options that cannot be meant."""
    for file in files:
        if not os.path.isfile(os.path.join(directory, file)):
            raise FileNotFoundError(f"there is no file {file}")
    if not files:
        raise FileNotFoundError("no file is given")
    for option in options:
        if option.startswith("-fsanitize="):
            raise Failure(
                "EZ0804", f"{option} is for programs: Python is one without, and ends where such code is loaded"
            )
    kept = [option for option in options if not option.startswith(("-flto", "-ffat-lto"))]
    sources = []
    for file in files:
        invocation = parse([*kept, file])
        if invocation.action != "link" or invocation.output is not None:
            raise Failure("EZ0804", "options say how functions are compiled: -c, -S, -E and -o are not for them")
        given = invocation.inputs[-1]
        if given.is_source or given.is_foreign:
            assert given.language is not None
            sources.append(Source(file, given.language))
        elif not given.is_linked and not file.endswith(_ASSEMBLY) and not _is_linked(os.path.join(directory, file)):
            raise Failure(
                "EZ0804",
                f"{file} is no object and no library, and its name does not tell its language",
                helps=['options=("-O3", "--lang", "fortran") would'],
            )
    return Inputs(tuple(files), tuple(kept), tuple(sources), directory)


_ASSEMBLY = (".s", ".S", ".sx")


def _is_linked(path: str) -> bool:
    """Whether a file is for the linker, by its content."""
    from enzyme_cli.linking.inputs import link_inputs

    return all(one.kind != "other" for one in link_inputs([path]))


# What it depends on --------------------------------------------------------------------------------------------------


def surroundings(inputs: Inputs) -> list[str]:
    """All that makes a difference beside the sources and what they include: enzcc, compilers, options, the files that
    options name, libraries. Raises Failure where a compiler is missing."""
    known = sorted((name, value) for name, value in os.environ.items() if name in _ENVIRONMENT or _is_ours(name))
    found = [_enzcc(), os.uname().machine, *inputs.options, *(f"{name}={value}" for name, value in known)]
    clang = find_clang()
    found += [str(clang), _state(clang.path), str(libraries_of(clang, inputs.options))]
    for language in inputs.languages:
        if language != "c++":
            compiler = _compiler(language, os.environ.get("PATH", ""), *(value for _, value in known))
            found += [str(compiler), _state(compiler.command[0])]
    if any(o.startswith("-m") and o.endswith("native") for o in inputs.options):
        found += re.findall("(?:flags|Features).*", Path("/proc/cpuinfo").read_text())[:1]
    return [*found, *(f"{path} {digest_of(path)}" for path in native_files(inputs)), inputs.directory]


def native_files(inputs: Inputs) -> list[str]:
    """Files that are linked as they are, and those that options name."""
    sources = {s.path for s in inputs.sources}
    linked = [file for file in inputs.files if file not in sources]
    named = [part for option in inputs.options for part in (option, option.partition("=")[2]) if part]
    found = [os.path.join(inputs.directory, path) for path in (*linked, *named)]
    found = [path for path in found if os.path.isfile(path)]
    if any(o.startswith(("-l", "-Wl,", "-Xlinker")) for o in inputs.options):
        from enzyme_cli.linking.inputs import link_inputs

        places = [word[2:] for word in inputs.options if word.startswith("-L") and len(word) > 2]
        words = [f"-L{os.path.join(inputs.directory, place)}" for place in places]
        given = link_inputs([*words, *inputs.linking_options])
        found += [one.path for one in given if one.kind not in ("missing", "source")]
    return list(dict.fromkeys(found))


@cache
def _compiler(language: str, *_environment: str) -> Compiler:
    """Asked once in a process, for the environment in which it is looked for: it is a process of its own."""
    from enzyme_frontends.adapters import adapter

    return adapter(language).find()


@cache
def _enzcc() -> str:
    """Which enzcc this is, and which LLVM."""
    llvmlite = find_spec("llvmlite")
    places = list(llvmlite.submodule_search_locations or ()) if llvmlite is not None else []
    return identity_of([*ROOTS, Path(__file__).parent, *(Path(place) / "binding" for place in places)])


def _is_ours(variable: str) -> bool:
    return variable.startswith("ENZCC_") and not variable.startswith("ENZCC_CACHE")


def _state(program: str) -> str:
    state = os.stat(os.path.realpath(program))
    return f"{state.st_size}:{state.st_mtime_ns}"


def listed(rules: str) -> list[str]:
    """The files in a rule of `make` (-MD)."""
    text = rules.replace("\\\n", " ").partition(": ")[2]
    return [re.sub(r"\\(.)", r"\1", word).replace("$$", "$") for word in re.findall(r"(?:\\.|\S)+", text)]


def dependencies(inputs: Inputs, rules: Sequence[str | None]) -> Iterator[str] | None:
    """All files that the compilation of the sources read; `rules` are those of their -MD. None if that is not known."""
    found: list[str] = []
    modules: set[bytes] = set()
    for source, rule in zip(inputs.sources, rules, strict=True):
        if rule is not None and source.is_listed:
            found += listed(rule)
        elif source.is_alone(Path(inputs.directory, source.path).read_bytes(), modules):
            found.append(source.path)
        else:
            return None
    return iter(dict.fromkeys(found))
