"""Fortran in build systems: Make, CMake with Ninja and with Make, autoconf; the examples are what is built."""

from __future__ import annotations

import os

import pytest

from tests.build_systems.building import CMAKE_PACKAGE, ROOT, SCRIPTS, Project, by_enzcc, tool
from tests.compiling import needs
from tests.fortran.driver.bench import Bench

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
EXAMPLES = ROOT / "examples" / "fortran"
PROGRAMS = ("shallow_water_gradient", "thomas_gradient")
RIGHT = "the derivatives are right"

MODEL = """
subroutine model(n, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  if (n < 0) print *, 'negative'
  y = sum(x**3)
end subroutine
"""
MAIN = """
#include <enzyme.h>
#include <stdio.h>
void model_(int *n, double *x, double *y);
void __enzyme_autodiff_model(void *, ...);
int main(void) {
  int n = 2;
  double x[] = {1, 2}, dx[] = {0, 0}, y, dy = 1;
  __enzyme_autodiff_model((void *)model_, enzyme_const, &n, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
  printf("%g %g\\n", dx[0], dx[1]);
}
"""
MIXED = """
cmake_minimum_required(VERSION 3.17)
project(mixed LANGUAGES C Fortran)
message(STATUS "identified as ${CMAKE_Fortran_COMPILER_ID}, links ${CMAKE_Fortran_IMPLICIT_LINK_LIBRARIES}")
find_package(Enzcc REQUIRED COMPONENTS C Fortran)
add_library(model STATIC model.f90)
add_executable(prog main.c)
target_link_libraries(prog model Enzcc::Enzcc)
set_target_properties(prog PROPERTIES LINKER_LANGUAGE ${LINKER})
enzcc_differentiate(prog model)
"""
CONFIGURE = """
AC_INIT([it], [1.0])
AM_INIT_AUTOMAKE([foreign])
AM_PROG_AR
AC_PROG_RANLIB
AC_PROG_CC
AC_PROG_FC
AC_FC_SRCEXT([f90])
AC_FC_LIBRARY_LDFLAGS
AC_FC_WRAPPERS
AC_FC_MODULE_OUTPUT_FLAG
AC_CONFIG_HEADERS([config.h])
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
"""
AUTOMAKE = """
noinst_LIBRARIES = libmodel.a
libmodel_a_SOURCES = model.f90
noinst_PROGRAMS = prog
prog_SOURCES = main.c
prog_LDADD = libmodel.a $(FCLIBS)
"""


@pytest.fixture
def project(bench: Bench) -> Project:
    return Project(bench.path)


@pytest.mark.parametrize("program", PROGRAMS if EVERYTHING else PROGRAMS[1:])
def test_an_example_without_optimization(bench: Bench, program: str) -> None:
    sources = ["check.f90", f"{program.removesuffix('_gradient')}.f90", f"{program}.f90"]
    bench.build("-O0", "-g", *(str(EXAMPLES / source) for source in sources), "-o", "prog")
    assert RIGHT in bench.output()


def test_the_examples_by_make(project: Project) -> None:
    tool("make")
    make = ["make", "-C", EXAMPLES, f"BUILD={project.path}", f"FC={SCRIPTS}/enzfc"]
    program = PROGRAMS[1]
    project.run(*make, f"{project.path}/{program}")
    assert RIGHT in project.run(f"./{program}")
    assert PROGRAMS[0] in project.run(*make, "-n")


def test_the_examples_by_cmake_and_ninja(project: Project) -> None:
    """Ninja orders what is compiled by the modules that it finds in the preprocessed sources."""
    said = project.configure(*by_enzcc(), "-DCMAKE_BUILD_TYPE=Release", source=EXAMPLES)
    assert "The Fortran compiler identification is LLVMFlang" in said
    assert "enzfc" in project.build()
    assert "100% tests passed" in project.run("ctest", "--test-dir", "build")
    assert "no work to do" in project.build()


@pytest.mark.parametrize("linker", ["C", "Fortran"] if EVERYTHING else ["C"])
def test_c_and_fortran_by_cmake_and_make(project: Project, linker: str) -> None:
    """Linked by enzcc, with the libraries that CMake learned from enzfc; or by enzfc."""
    project.write({"CMakeLists.txt": MIXED, "model.f90": MODEL, "main.c": MAIN})
    said = project.configure(*by_enzcc(), f"-DLINKER={linker}", generator="Unix Makefiles")
    assert "identified as LLVMFlang, links flang_rt.runtime;m" in said
    project.build()
    assert project.run("build/prog") == "3 12\n"


def test_fortran_of_another_compiler_is_no_target_of_enzccs(project: Project) -> None:
    flang = needs("fortran").command[0]
    project.write({"CMakeLists.txt": MIXED, "model.f90": MODEL, "main.c": MAIN})
    compilers = [f"-DCMAKE_Fortran_COMPILER={flang}", f"-DCMAKE_C_COMPILER={SCRIPTS}/enzcc", "-DLINKER=C"]
    said = project.configure(*compilers, f"-DCMAKE_PREFIX_PATH={CMAKE_PACKAGE}", fails=True)
    assert "Configure with -DCMAKE_Fortran_COMPILER=enzfc" in said


@pytest.mark.skipif(not EVERYTHING, reason="autoreconf takes long: ENZCC_TEST_EVERYTHING=1")
def test_c_and_fortran_by_autoconf_and_automake(project: Project) -> None:
    for needed in ("autoconf", "automake", "make"):
        tool(needed)
    project.write({"configure.ac": CONFIGURE, "Makefile.am": AUTOMAKE, "model.f90": MODEL, "main.c": MAIN})
    project.run(tool("autoreconf"), "--install")
    said = project.run("./configure", f"CC={SCRIPTS}/enzcc", f"FC={SCRIPTS}/enzfc", "FCFLAGS=-O2")
    for answer in ("lower case, underscore, no extra underscore", "-lflang_rt.runtime -lm", "output flag... -J"):
        assert answer in said, said
    project.run("make")
    assert project.run("./prog") == "3 12\n"
