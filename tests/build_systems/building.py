"""Build tools as users run them: where they are, and a project in a directory of the test's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = Path(sys.executable).parent
CMAKE_PACKAGE = ROOT / "runtime" / "enzyme_runtime" / "cmake"
TOOLCHAIN = CMAKE_PACKAGE / "enzcc-toolchain.cmake"
PATH = os.pathsep.join((str(SCRIPTS), os.environ["PATH"]))

SQUARE = """
#include <enzyme.h>
static double f(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""
"""A library whose request is answered where it is compiled."""

PROGRAM = """
#include <stdio.h>
#ifdef __cplusplus
extern "C"
#endif
double slope(double);
int main(void) { printf("%g\\n", slope(3)); return slope(3) != 6; }
"""

LIBRARIES = {
    "slope.c": SQUARE.replace("double slope", "double half_slope").replace("f, x)", "f, x) / 2"),
    "twice.cpp": """
extern "C" double half_slope(double);
extern "C" double slope(double x) { return 2 * half_slope(x); }
""",
    "program.c": PROGRAM,
}
"""`slope` in two libraries, of which one uses the other, and a program that uses it."""


def tool(name: str) -> str:
    """Where a tool is: it comes with `pip install enzcc[test]` or from the system. Without it the test is skipped, but
    not where everything has to be there."""
    found = shutil.which(name, path=PATH)
    if found is None and os.environ.get("CI"):
        pytest.fail(f"{name} is not installed; scripts/install is to do that under CI")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def enzcc() -> str:
    return str(SCRIPTS / "enzcc")


def enzcxx() -> str:
    return str(SCRIPTS / "enzc++")


@dataclass(frozen=True, slots=True)
class Project:
    """A directory with sources, and commands that are run in it."""

    path: Path

    def write(self, files: Mapping[str, str]) -> None:
        for name, text in files.items():
            file = self.path / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)

    def run(self, *command: str | Path, fails: bool = False, **environment: str) -> str:
        """All that a command prints. It must succeed, or fail where `fails` is set."""
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.path,
            env={**os.environ, "PATH": PATH, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=300,
            check=False,
        )
        assert (done.returncode != 0) == fails, done.stdout
        return done.stdout

    def configure(
        self,
        *options: str,
        build: str = "build",
        source: str | Path = ".",
        generator: str = "Ninja",
        fails: bool = False,
    ) -> str:
        """Run CMake. What it says is one line where it was broken for the terminal."""
        if generator.startswith("Ninja"):
            tool("ninja")
        said = self.run(tool("cmake"), "-G", generator, "-B", build, "-S", source, *options, fails=fails)
        return " ".join(said.split())

    def build(self, *options: str, build: str = "build") -> str:
        """Build with two jobs, and show the commands."""
        return self.run(tool("cmake"), "--build", build, "--verbose", "-j2", *options)


def by_enzcc() -> list[str]:
    """Options with which CMake takes enzcc for the compiler of a project."""
    return [f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}"]


def by(c: str, cxx: str) -> list[str]:
    """Options with which CMake takes other compilers, and finds the package of enzcc."""
    return [f"-DCMAKE_C_COMPILER={c}", f"-DCMAKE_CXX_COMPILER={cxx}", f"-DCMAKE_PREFIX_PATH={CMAKE_PACKAGE}"]


def by_gcc() -> list[str]:
    return by(tool("gcc"), tool("g++"))


def by_clang(project: Project) -> list[str]:
    """Of clang, the wheel has no program for C++."""
    clang = find_clang().path
    for name, mode in (("clang", ""), ("clang++", "--driver-mode=g++ ")):
        program = project.path / "bin" / name
        project.write({f"bin/{name}": f'#!/bin/sh\nexec "{clang}" {mode}"$@"\n'})
        program.chmod(0o755)
    return by(f"{project.path}/bin/clang", f"{project.path}/bin/clang++")
