# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What enzcc requires and finds on this machine, tested rather than assumed."""

from __future__ import annotations

import importlib.metadata
import shlex
import subprocess
import sys
from collections.abc import Iterator

from enzyme_cli.outputs import workspace
from enzyme_frontends.adapters import adapter, usable
from enzyme_frontends.c import ClangFrontend
from enzyme_frontends.languages import TABLE, Language
from enzyme_frontends.toolchain import NEWEST, OLDEST, Clang, candidates, find_clang
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure

C = '#include <math.h>\n#include <stdio.h>\nint main(void) { return puts("") == 0; }\n'
FRAMEWORKS = (
    ("NumPy", ("numpy",), "numpy"),
    ("PyTorch", ("torch",), "torch"),
    ("TensorFlow", ("tensorflow", "tensorflow-cpu"), "tensorflow"),
    ("JAX", ("jax",), "jax"),
)
"""What `import enzcc` serves: its name, the packages that bring it, and the extra of ours."""
OPENMP = "#include <omp.h>\nint main(void) { return omp_get_max_threads() == 0; }\n"
MPI = "#include <mpi.h>\nint main(int n, char **words) { return MPI_Init(&n, &words); }\n"
CXX = "#include <vector>\nint main() { return std::vector<int>().size(); }\n"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line: what was looked for, whether and what was found, and, if not, what it is for and how to get it."""

    title: str
    found: str | None
    needed: bool
    help: str = ""


def findings() -> Iterator[Finding]:
    """In the order in which a compilation needs them."""
    yield Finding("Python", sys.version.split()[0], True)
    yield Finding("llvmlite", f"{version('llvmlite')}, LLVM {llvm.VERSION}", True)
    known = list(candidates())
    for clang in known:
        yield Finding(f"clang {clang.major}", f"{clang.path} ({clang.origin})", True)
    try:
        chosen = find_clang()
    except Failure as failure:
        yield Finding(f"clang {OLDEST} to {NEWEST}", None, True, "; ".join([failure.message, *failure.helps]))
        return
    if chosen not in known:
        yield Finding(f"clang {chosen.major}", f"{chosen.path} ({chosen.origin})", True)
    yield Finding("the clang in use", chosen.path, True)
    yield _tried(
        "C programs link", chosen, C, "c", [], True, "apt-get install gcc libc6-dev, or what it is called here"
    )
    yield _tried("C++ programs link", chosen, CXX, "c++", [], False, "apt-get install g++")
    yield _tried(
        "AddressSanitizer", chosen, C, "c", ["-fsanitize=address"], False, "for -fsanitize=address: libclang-rt-dev"
    )
    yield _tried("OpenMP", chosen, OPENMP, "c", ["-fopenmp"], False, "for -fopenmp: apt-get install libomp-dev")
    yield _mpi(chosen)
    if chosen.major < NEWEST:
        why = "for other languages, and sanitizers and profiles of differentiated code: pip install 'enzcc[clang]'"
        yield Finding(f"clang {NEWEST}", None, False, why)
    yield from map(_language, TABLE)
    for title, packages, extra in FRAMEWORKS:
        found = next((said for package in packages if (said := version(package)) is not None), None)
        yield Finding(title, found, False, f"for native functions in it: pip install 'enzcc[{extra}]'")
    yield Finding(
        "matplotlib", version("matplotlib"), False, "for the plot of `make bench`: pip install 'enzcc[bench]'"
    )
    yield Finding(
        "the real Enzyme",
        version("pennylane-catalyst"),
        False,
        "for the comparison of `make bench`: pip install --no-deps pennylane-catalyst",
    )


def _tried(title: str, clang: Clang, text: str, language: str, flags: list[str], needed: bool, help: str) -> Finding:
    """Whether a small program can be built."""
    frontend = ClangFrontend(clang, language == "c++", given=tuple(flags))
    with workspace() as directory:
        source = directory / "program.c"
        source.write_text(text)
        program = directory / "program"
        built = frontend.try_build(["-x", language, str(source), *flags, "-o", str(program), "-lm"])
    return Finding(title, "yes" if built else None, needed, help)


def _mpi(clang: Clang) -> Finding:
    """Open MPI's, which says what it would compile and link with."""
    said: dict[str, list[str]] = {}
    for what in ("compile", "link"):
        try:
            ran = subprocess.run(["mpicc", f"--showme:{what}"], capture_output=True, text=True, check=False)
        except OSError:
            break
        if ran.returncode == 0:
            said[what] = shlex.split(ran.stdout)
    help = "for programs of many processes: apt-get install libopenmpi-dev openmpi-bin"
    if len(said) < 2:
        return Finding("Open MPI", None, False, help)
    return _tried("Open MPI", clang, MPI, "c", [*said["compile"], *said["link"]], False, help)


def _language(language: Language) -> Finding:
    """Its compiler and version, and what works with it; or how to install it."""
    spoken = adapter(language.name)
    title = f"{spoken.title} ({' '.join(language.suffixes[:2])})"
    try:
        found = usable(spoken.find(), spoken.title)
    except Failure as failure:
        return Finding(title, None, False, "; ".join(dict.fromkeys([failure.message, *failure.notes, spoken.install])))
    llvm_of = f", LLVM {found.llvm}" if found.llvm is not None else ""
    return Finding(title, f"{' '.join(found.command)} {found.version}{llvm_of}: {spoken.works}", False)


def version(package: str) -> str | None:
    """Of an installed Python package."""
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def line(found: Finding) -> str:
    """As it is printed."""
    if found.found is not None:
        return f"  ok  {found.title:20} {found.found}"
    return f"  {'NO' if found.needed else '--'}  {found.title:20} {found.help}"
