"""How a program is built: by enzcc with requests, by the language's own compiler without any."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from enzyme_frontends.libraries import libraries_of, rpath
from enzyme_frontends.toolchain import find_clang
from tests.compiling import Ran, enzcc
from tests.native import clang

from .program import INPUTS, OUTPUTS, PARAMETERS, Program, Source

HERE = Path(__file__).parent
SIZES = f"#define NX {INPUTS}\n#define NP {PARAMETERS}\n#define NY {OUTPUTS}\n"
LIMIT = 240.0
WARNINGS = (
    *("-Wno-everything", "-Werror=return-type", "-Werror=uninitialized", "-Werror=implicit-function-declaration"),
    *("-Werror=incompatible-pointer-types", "-Werror=int-conversion"),
)
"""What a reducer might make, and no program is."""


@dataclass(frozen=True, slots=True)
class Failed:
    status: int
    text: str


@contextmanager
def patched(environment: dict[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in environment}
    os.environ.update(environment)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


@cache
def eigen() -> tuple[str, ...]:
    return ("-isystem", "/usr/include/eigen3") if Path("/usr/include/eigen3/Eigen").is_dir() else ()


@cache
def rustc() -> list[str]:
    from enzyme_frontends.adapters import adapter

    return list(adapter("rust").find().command)


@cache
def flang() -> list[str]:
    from enzyme_frontends.adapters import adapter

    return list(adapter("fortran").find().command)


def missing(program: Program) -> str:
    """Why a program cannot be built here, if so."""
    from enzyme_passes.support.diagnostics import Failure

    try:
        if program.language == "rust":
            rustc()
        if program.language == "fortran":
            flang()
    except Failure as failure:
        return failure.message
    wants_eigen = any("#include <Eigen/" in s.text for s in program.sources)
    return "Eigen is not installed" if wants_eigen and not eigen() else ""


def judge_object(directory: Path) -> Path:
    """The judge, compiled once for a run."""
    made = directory / "judge.o"
    if not made.exists():
        subprocess.run([*clang(), "-O1", "-w", "-c", str(HERE / "judge.c"), "-o", str(made)], check=True)
    return made


def write(program: Program, directory: Path) -> None:
    for source in program.sources:
        (directory / source.name).write_text(source.text)
    suffix = forms_name(program)
    chosen = "".join(f"#define FORM_{form}\n" for form in program.forms)
    text = (HERE / "forms.c").read_text()
    (directory / suffix).write_text(SIZES + chosen + text)
    (directory / ("plain_" + suffix)).write_text(SIZES + "#define FZ_PLAIN\n" + text)


def forms_name(program: Program) -> str:
    return "forms.cpp" if program.language == "cpp" else "forms.c"


def joined(program: Program) -> bool:
    """Whether requests are in the program's own file; otherwise they are answered by the link."""
    return program.language in ("c", "cpp") and program.seed % 3 != 0


def sources_for(program: Program, directory: Path, *, plain: bool) -> list[str]:
    """The names of the sources of a command; where requests join the program, in a file that includes both."""
    forms = ("plain_" if plain else "") + forms_name(program)
    own = [s.name for s in program.sources if s.ir]
    if not joined(program):
        return [forms, *own]
    both = ("plain_" if plain else "") + "both." + own[0].rsplit(".", 1)[1]
    (directory / both).write_text(f'#include "{own[0]}"\n#include "{forms}"\n')
    return [both, *own[1:]]


def native_objects(program: Program, directory: Path) -> list[str]:
    made = []
    for source in program.sources:
        if not source.ir:
            out = source.name + ".o"
            options = [o for o in program.options if o.startswith("-stdlib=")]
            command = [*clang(), "-O1", "-w", *options, "-c", source.name, "-o", out]
            subprocess.run(command, cwd=directory, check=True)
            made.append(out)
    return made


def with_requests(
    program: Program, directory: Path, judge: Path, out: str, environment: dict[str, str], *flags: str
) -> Failed | None:
    """Build the program by enzcc, with some flags more; how that failed, if it did. Raises TimeoutError."""
    words: list[str] = [program.level, *flags, *program.options, "-w", "-o", out]
    words += [*sources_for(program, directory, plain=False)]
    words += [*native_objects(program, directory), str(judge), *program.libraries, "-lm"]
    if program.language == "cpp":
        words[1:1] = ["-std=c++20", *eigen()]
    if program.language == "rust":
        words[1:1] = ["--edition=2021"]
    with patched(environment):
        ran: Ran = enzcc(*words, cwd=directory, timeout=LIMIT, cxx=program.language == "cpp")
    if ran.status:
        return Failed(ran.status, ran.err)
    return None


def plain(program: Program, directory: Path, judge: Path, out: str, *more: str) -> Failed | None:
    """Build the program without requests, by the language's own compiler, at the program's level or as `more` says."""
    names = sources_for(program, directory, plain=True)
    objects = native_objects(program, directory)
    level = [program.level] if not more else []
    if program.language in ("c", "cpp"):
        command = [
            *clang(cxx=program.language == "cpp"),
            *level,
            *program.options,
            *more,
            *WARNINGS,
            *names,
            *objects,
            str(judge),
        ]
        if program.language == "cpp":
            command[1:1] = ["-std=c++20", *eigen()]
            taken = libraries_of(find_clang(), program.options)
            command += rpath(taken, program.options, cxx=True)
        return _run([*command, *program.libraries, "-lm", "-o", out], directory)
    done = _run([*clang(), "-O1", "-w", "-c", names[0], "-o", "plain_forms.o"], directory)
    if done is not None:
        return done
    if program.language == "fortran":
        flags = [*level, *(o for o in program.options if o.startswith("-m")), *more]
        return _run([*flang(), *flags, *names[1:], "plain_forms.o", *objects, str(judge), "-lm", "-o", out], directory)
    made = "libplain_program.a"
    level_of = {"-O0": "0", "-O1": "1", "-O2": "2", "-O3": "3"}[program.level]
    flags = [w for w in program.options if w.startswith(("-C", "panic"))]
    done = _run(
        [
            *rustc(),
            "--edition=2021",
            "--crate-type=staticlib",
            "-Awarnings",
            f"-Copt-level={level_of}",
            *flags,
            *names[1:],
            "-o",
            made,
        ],
        directory,
    )
    if done is not None:
        return done
    return _run(
        [*clang(), "plain_forms.o", *objects, str(judge), made, "-lm", "-ldl", "-lpthread", "-o", out], directory
    )


def _run(command: list[str], directory: Path) -> Failed | None:
    done = subprocess.run(command, cwd=directory, capture_output=True, text=True, errors="replace", timeout=LIMIT)
    return Failed(done.returncode, done.stderr) if done.returncode else None


def sources_text(program: Program) -> str:
    return "\n".join(f"==> {s.name}\n{s.text}" for s in program.sources)


def replace_source(program: Program, name: str, text: str) -> tuple[Source, ...]:
    return tuple(Source(s.name, text, s.ir) if s.name == name else s for s in program.sources)
