# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang and flang unchanged: with which arguments they are called, run, or executed in place of this process.

Every command comes through here, also one without anything to differentiate: nothing is imported that takes long.
"""

from __future__ import annotations

import os
import sys

import enzyme_runtime
from enzyme_frontends.toolchain import Clang, own_libraries

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from collections.abc import Sequence
    from typing import Final, NoReturn
    from typing import NamedTuple as Record
else:
    import _signal as signal  # without its names as enumerations, which take long to import

    from enzyme_passes.support import Record

ENZYME_VERSION = {"MAJOR": 0, "MINOR": 0, "PATCH": 180}
"""The version of Enzyme whose names and meaning are ours."""

LONGEST = 100_000
"""Bytes of a command: one argument may have 128 KiB on Linux, and all of them with the environment some MiB."""

NO_LIBRARY = ("-nostdlib", "-nodefaultlibs", "-nostdlib++", "-r")


class NativeCompiler(Record):
    """C, or C++ where `cxx` is set; `links_cxx`: in the mode of C, but C++ is among what is linked. `libraries` are
    those of other languages among it. `stays`: temporary files are in use, so that no process takes our place.
    `fortran`: `clang` is a flang, and in clang's place also where IR is compiled and linked. `given` are the words of
    the command that it is to run."""

    clang: Clang
    cxx: bool = False
    links_cxx: bool = False
    libraries: tuple[str, ...] = ()
    stays: bool = False
    fortran: bool = False
    given: tuple[str, ...] = ()

    @property
    def plain(self) -> list[str]:
        """The program and nothing else."""
        return [self.clang.path, *(["--driver-mode=g++"] if self.cxx else [])]

    @property
    def program(self) -> list[str]:
        """The program with what it is to take of the system."""
        return [*self.plain, *_defaults(self._libraries)]

    @property
    def _libraries(self) -> tuple[str, ...]:
        if self.fortran:
            return ()
        if own_libraries(self.clang) is None:
            return self._openmp
        from enzyme_frontends.libraries import libraries_of

        return (*libraries_of(self.clang, self.given).options, *self._openmp)

    @property
    def _openmp(self) -> tuple[str, ...]:
        if not any(word.startswith("-fopenmp") for word in self.given):
            return ()
        from enzyme_frontends.libraries import openmp_options, wants_openmp

        return openmp_options(self.clang) if wants_openmp(self.given) else ()

    @property
    def compiler(self) -> list[str]:
        """The program with what is predefined."""
        if self.fortran:
            from enzyme_frontends.flang import module_flags

            return [*self.plain, *module_flags(self.clang, run_silently)]
        macros = [f"-DENZYME_VERSION_{part}={number}" for part, number in ENZYME_VERSION.items()]
        return [*self.plain, *_defaults((*self._libraries, *macros))]

    def library_flags(self, arguments: Sequence[str]) -> list[str]:
        """The libraries of other languages; that of C++, where the program is a C compiler; and where those lie that
        only the wheel's clang has."""
        if self.fortran:  # flang knows its own
            return [option for option in self._openmp if option.startswith("-L")]
        found = [] if "-r" in arguments else list(self.libraries)
        if not self.links_cxx and own_libraries(self.clang) is None:
            return found
        from enzyme_frontends.libraries import libraries_of, rpath

        taken = libraries_of(self.clang, arguments)
        if self.links_cxx and not self.cxx and not any(a in NO_LIBRARY for a in arguments):
            found += [f"-l{taken.cxx.removeprefix('lib')}", "-lm"]
        return [*found, *rpath(taken, arguments, cxx=self.cxx or self.links_cxx)]


def run(command: list[str], text: bytes | None = None, *, errors: int | None = None, output: int | None = None) -> int:
    """Run a command on our standard streams, or with `text` for its input, or with other files for what it says or puts
    out; its status, negative for a signal."""
    said = [(os.POSIX_SPAWN_DUP2, file, stream) for file, stream in ((errors, 2), (output, 1)) if file is not None]
    if text is None:
        return wait(spawn(command, said))
    reading, writing = os.pipe()
    try:
        child = spawn(command, [(os.POSIX_SPAWN_DUP2, reading, 0), *said])
    finally:
        os.close(reading)
    try:
        with os.fdopen(writing, "wb") as stream:
            stream.write(text)
    except BrokenPipeError:
        pass  # it did not want to read all of it
    return wait(child)


def run_silently(command: list[str], text: bytes | None = None, *, output: int | None = None) -> tuple[int, bytes]:
    """Run a command; its status, and what it says on standard error."""
    said = os.memfd_create("said")
    status = run(command, text, errors=said, output=output)
    with open(said, "rb") as messages:
        messages.seek(0)
        return status, messages.read()


def show(said: bytes) -> None:
    """What a command said, byte for byte on standard error: names of files need not be UTF-8."""
    sys.stderr.flush()
    sys.stderr.buffer.write(said)
    sys.stderr.flush()


def become(command: list[str]) -> NoReturn:
    """The command in our place."""
    for ignored in (signal.SIGPIPE, signal.SIGXFSZ):  # by Python, and clang would inherit that
        signal.signal(ignored, signal.SIG_DFL)
    os.execve(command[0], shortened(command), environment())


def shortened(command: Sequence[str]) -> list[str]:
    """A command that is too long for the system, as response files of ours were written out, by a response file: one
    without a name, which the compiler inherits."""
    if sum(map(len, command)) < LONGEST:
        return list(command)
    listed = os.memfd_create("arguments", 0)
    quoted = (argument.replace("\\", "\\\\").replace('"', '\\"') for argument in command[1:])
    with open(listed, "wb", closefd=False) as file:
        file.write(b"".join(b'"%b"\n' % os.fsencode(argument) for argument in quoted))
    os.set_inheritable(listed, True)
    return [command[0], f"@/proc/self/fd/{listed}"]


def spawn(command: list[str], actions: Sequence[tuple[int, int, int] | tuple[int, int, str, int, int]] = ()) -> int:
    """Start a command, after `actions` on its files; its number."""
    ignored = [signal.SIGPIPE, signal.SIGXFSZ]  # by Python; a child would inherit it
    return os.posix_spawn(command[0], shortened(command), environment(), file_actions=actions, setsigdef=ignored)


def wait(child: int) -> int:
    """The status of a command that was started, negative for a signal."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


_COLOURED: Final = ("-fcolor-diagnostics", "-fdiagnostics-color", "-fdiagnostics-color=always")
_PLAIN: Final = ("-fno-color-diagnostics", "-fno-diagnostics-color", "-fdiagnostics-color=never")


def asked_colour(flags: Sequence[str]) -> bool | None:
    """Whether options ask for colours, or for none, whatever messages go to; the last one counts."""
    asked = [flag in _COLOURED for flag in flags if flag in (*_COLOURED, *_PLAIN)]
    return asked[-1] if asked else None


def colours(flags: Sequence[str]) -> list[str]:
    """Messages go through a file: clang cannot see that they end on a terminal."""
    plain = asked_colour(flags) is not None or not sys.stderr.isatty() or os.environ.get("TERM", "dumb") == "dumb"
    return [] if plain else ["-fcolor-diagnostics"]


def include_directory() -> str:
    """Where `<enzyme.h>` is."""
    return os.path.join(os.path.dirname(enzyme_runtime.__file__), "include")


def environment() -> dict[str, str]:
    """The environment for clang: `<enzyme.h>` is found without -I, after all directories that the user names."""
    found = dict(os.environ)
    for variable in ("C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"):
        former = found.get(variable)
        found[variable] = f"{former}{os.pathsep}{include_directory()}" if former else include_directory()
    return found


def _defaults(options: Sequence[str]) -> list[str]:
    """Options of ours in front of the user's, which are no mistake where nothing comes of them."""
    return ["--start-no-unused-arguments", *options, "--end-no-unused-arguments"] if options else []
