# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which command an object is of, as one number: for `object_cache`, which says what is left out.

What is not on the lists here may read or write files that nobody knows of: such a command has no number.
"""

from __future__ import annotations

import os
import sys

import enzyme_passes
import enzyme_runtime
from enzyme_cli.file_states import digest
from enzyme_frontends import user_cache
from enzyme_passes.support.identity import files_below

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Final

_FORMAT: Final = "objects 1"

# Options -------------------------------------------------------------------------------------------------------------

_KNOWN: Final = (
    "-O", "-g", "-D", "-U", "-I", "-isystem", "-iquote", "-idirafter", "-include", "-isysroot", "--sysroot", "-std=",
    "--std", "-stdlib=", "-W", "-w", "-m", "-pthread", "-pedantic", "-ansi", "-nostdinc", "-x", "-c", "-S", "-o",
    "-emit-llvm", "-MD", "-MMD", "-MP", "-MF", "-MT", "-MQ", "-target", "--target=", "-pipe", "-f",
)  # fmt: skip
"""Beginnings of options that are understood here."""

_UNKNOWN: Final = (
    "-gsplit-dwarf", "-grecord", "-gen", "-gmodules", "-Wp,", "-Wa,", "-Wl,", "-mllvm", "-mmlir", "-include-pch",
    "-mrecord", "-fmodules", "-fmodule", "-fimplicit", "-fprebuilt", "-fbuild", "-ftest-coverage", "-fprofile",
    "-fno-profile", "-fcoverage", "-fcs-", "-fcreate", "-fsave-", "-ftime-", "-fproc-", "-fcrash", "-fstack-usage",
    "-frecord", "-fembed", "-ffat-lto", "-flto", "-fplugin", "-fpass-plugin", "-fpch", "-fsyntax-only", "-fopenacc",
    "-fxray", "-fthin", "-fopenmp-targets", "-fopenmp-host", "-foptimization-record", "-fdiagnostics-format",
    "-fdiagnostics-show-hotness", "-fdiagnostics-add", "-fintegrated-cc1", "-fno-integrated", "-fuse-",
)  # fmt: skip
"""Of these, those that name other files, make some, or run other programs."""

_VALUED: Final = (
    "-ffp-contract=", "-ffp-model=", "-ffp-exception-behavior=", "-fsanitize=", "-fno-sanitize=", "-fsanitize-trap=",
    "-fsanitize-recover=", "-fno-sanitize-recover=", "-fvisibility=", "-ftls-model=", "-fdenormal-fp-math=",
    "-fveclib=", "-fopenmp=", "-fopenmp-version=", "-ftemplate-depth=", "-fconstexpr-depth=", "-fconstexpr-steps=",
    "-fbracket-depth=", "-ftrivial-auto-var-init=", "-fcf-protection=", "-fstrict-flex-arrays=", "-fdebug-prefix-map=",
    "-ffile-prefix-map=", "-fmacro-prefix-map=", "-fdiagnostics-color=", "-fmessage-length=", "-ferror-limit=",
    "-fclang-abi-compat=", "-fcomplex-arithmetic=", "-fexcess-precision=", "-fbasic-block-address-map",
)  # fmt: skip
"""Of `-f...=value`, those whose value names no file."""

_OURS: Final = "-default-function-attr"
"""What `-Xclang` may say: that a function has a marker of ours."""

_SEARCHED: Final = ("-I", "-isystem", "-iquote", "-idirafter")


def are_known(options: Iterable[tuple[str, ...]]) -> bool:
    """Whether it is certain which files clang reads and writes for these options, each with its value."""
    previous = ""
    for option in options:
        name = option[0]
        if name == "-Xclang":
            if option[1:] != (_OURS,) and previous != _OURS:
                return False
            previous = option[-1]
            continue
        if not name.startswith("-") or name == "-":
            continue  # a file
        if not name.startswith(_KNOWN) or name.startswith(_UNKNOWN):
            return False
        if name.startswith("-f") and "=" in name and not name.startswith(_VALUED):
            return False
    return True


def searched(options: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """The directories that options and the environment name for headers."""
    for option in options:
        for begin in _SEARCHED:
            if option[0].startswith(begin):
                yield option[0][len(begin) :] or option[-1]
    for variable in ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"):
        yield from (directory or "." for directory in os.environ.get(variable, "").split(os.pathsep))


# What a command depends on besides files -----------------------------------------------------------------------------

_READ: Final = frozenset(
    """CPATH C_INCLUDE_PATH CPLUS_INCLUDE_PATH COMPILER_PATH GCC_EXEC_PREFIX SDKROOT SOURCE_DATE_EPOCH PATH HOME
    XDG_CONFIG_HOME LD_LIBRARY_PATH LD_PRELOAD""".split()
)
_READ_WITH: Final = ("ENZCC_", "CLANG_", "CCC_", "CC_", "LLVM_")
"""Variables that clang or enzcc read, and how their names begin."""

_WRITING: Final = (
    "DEPENDENCIES_OUTPUT", "SUNPRO_DEPENDENCIES", "CC_PRINT_OPTIONS", "CC_PRINT_HEADERS", "CC_LOG_DIAGNOSTICS",
)  # fmt: skip
"""Variables that make clang write files."""


def key_of(command: Sequence[str], said: Sequence[str]) -> str | None:
    """The number of a command, whose first word is clang's path; `said` is what else makes a difference. None if
    something is in the environment that makes clang write other files."""
    if any(name in os.environ for name in _WRITING):
        return None
    variables = [
        f"{name}={value}"
        for name, value in sorted(os.environ.items())
        if name in _READ or (name.startswith(_READ_WITH) and not name.startswith("ENZCC_CACHE"))
    ]
    words = [_FORMAT, sys.version, sys.prefix, os.getcwd(), *os.uname()[3:], *variables, *said, "", *command]
    if any(word.startswith("-m") and word.endswith("native") for word in command):
        words.append(_processor())
    return digest(*map(os.fsencode, [*words, *_programs(command[0])]))


def _processor() -> str:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        return "".join(sorted({line for line in file if line.startswith(("flags", "Features", "model", "cpu family"))}))


def _programs(clang: str) -> Iterator[str]:
    """Which clang, which enzcc, which LLVM of llvmlite's: by sizes and times."""
    program = os.path.realpath(clang)
    here = os.path.dirname(program)
    for path in (program, *(os.path.join(here, f"{name}.cfg") for name in ("clang", "clang++", "clang-cpp"))):
        try:
            state = os.stat(path)
        except OSError:
            continue
        yield f"{path}:{state.st_size}:{state.st_mtime_ns}"
    ours = [os.path.dirname(module.__file__ or "") for module in (enzyme_passes, enzyme_runtime, user_cache)]
    llvm = [os.path.join(place, "llvmlite", "binding") for place in sys.path]
    for package in (os.path.dirname(__file__), *ours, *llvm):
        if os.path.isdir(package):
            yield from (f"{path}:{size}:{changed}" for path, size, changed in sorted(files_below(package)))
