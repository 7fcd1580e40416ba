"""Build systems take enzcc for the compiler."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

LIBRARY = """
#include <enzyme.h>
static double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
void gradient(double *x, double *d, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, d, n); }
"""
PROGRAM = """
#include <stdio.h>
void gradient(double *, double *, int);
int main(void) { double x[2] = {1, 2}, d[2] = {0, 0}; gradient(x, d, 2); printf("%g %g\\n", d[0], d[1]); return 0; }
"""


@pytest.fixture
def project(bench: Workbench) -> Workbench:
    bench.write("library.c", LIBRARY)
    bench.write("program.c", PROGRAM)
    return bench


def enzcc() -> str:
    return str(Path(sys.executable).parent / "enzcc")


def test_make_with_rules_of_its_own(project: Workbench) -> None:
    project.write("Makefile", "program: program.o library.o\n\t$(CC) $(CFLAGS) $^ -o $@\n-include *.d\n")
    made = project.run("make", f"CC={enzcc()}", "CFLAGS=-O2 -MMD -MP")
    assert made.status == 0, made.err
    assert project.output("./program") == "2 4\n"
    assert "library.o: library.c" in (project.path / "library.d").read_text()


def test_an_archive_and_a_relocatable_object(project: Workbench) -> None:
    project.build("-O2", "-c", "library.c")
    assert project.run("ar", "rcs", "liblibrary.a", "library.o").status == 0
    project.build("program.c", "-L.", "-llibrary", "-o", "prog")
    assert project.output() == "2 4\n"
    project.build("-O2", "-r", "library.c", "-o", "part.o")
    project.build("program.c", "part.o", "-o", "prog")
    assert project.output() == "2 4\n"


@pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed")
@pytest.mark.parametrize("shared", ["OFF", "ON"])
def test_cmake(project: Workbench, shared: str) -> None:
    project.write(
        "CMakeLists.txt",
        "cmake_minimum_required(VERSION 3.16)\nproject(it C)\nadd_library(library library.c)\n"
        "add_executable(program program.c)\ntarget_link_libraries(program library m)\n",
    )
    options = [f"-DCMAKE_C_COMPILER={enzcc()}", "-DCMAKE_BUILD_TYPE=Release", f"-DBUILD_SHARED_LIBS={shared}"]
    configured = project.run("cmake", "-B", "build", *options, ".")
    assert configured.status == 0, configured.err
    built = project.run("cmake", "--build", "build")
    assert built.status == 0, built.out + built.err
    assert project.output("build/program") == "2 4\n"
