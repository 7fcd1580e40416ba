"""`./configure CC=enzcc CXX=enzc++` with automake and libtool: what they ask, and libraries of both kinds."""

from __future__ import annotations

import pytest

from tests.build_systems.building import LIBRARIES, PROGRAM, Project, enzcc, enzcxx, tool

CONFIGURE = """
AC_INIT([it], [1.0])
AM_INIT_AUTOMAKE([foreign subdir-objects])
LT_INIT
AC_PROG_CC
AC_PROG_CXX
AC_C_BIGENDIAN
AC_C_RESTRICT
AC_CHECK_HEADERS([enzyme.h stdlib.h no/such.h])
AC_CHECK_FUNCS([cos no_such_function])
AC_SEARCH_LIBS([tgamma], [m])
AC_CHECK_SIZEOF([long double])
AC_CONFIG_HEADERS([config.h])
AC_CONFIG_FILES([Makefile])
AC_OUTPUT
"""
MAKEFILE = """
lib_LTLIBRARIES = libslope.la
libslope_la_SOURCES = slope.c twice.cpp
libslope_la_LDFLAGS = -version-info 3:1:2
check_PROGRAMS = program
program_SOURCES = program.cpp
program_LDADD = libslope.la
TESTS = program
"""
SOURCES = {
    **LIBRARIES,
    "configure.ac": CONFIGURE,
    "Makefile.am": MAKEFILE,
    "program.cpp": "#include <config.h>\n" + PROGRAM,
}


@pytest.fixture
def prepared(project: Project) -> Project:
    """The project as it is shipped, with its configure."""
    for needed in ("autoconf", "automake", "libtoolize", "make"):
        tool(needed)
    project.write(SOURCES)
    project.run(tool("autoreconf"), "--install")
    return project


def test_a_project_of_autoconf_automake_and_libtool(prepared: Project) -> None:
    """Out of the source directory; shared and static libraries; `make check` and `install`."""
    build = Project(prepared.path / "build directory")
    build.path.mkdir()
    said = build.run("../configure", f"CC={enzcc()}", f"CXX={enzcxx()}", f"--prefix={prepared.path}/prefix")
    for answer in (
        "whether the compiler supports GNU C... yes",
        "whether the compiler supports GNU C++... yes",
        f"dependency style of {enzcc()}... gcc3",
        "if libtool supports shared libraries... yes",
        f"for {enzcc()} option to produce PIC... -fPIC -DPIC",
        f"if {enzcxx()} supports -c -o file.o... yes",
        "for enzyme.h... yes",
        "for no/such.h... no",
        "for no_such_function... no",
        "size of long double... 16",
    ):
        assert answer in said, said
    build.run("make", "-j2")
    tested = build.run("make", "check")
    assert "# PASS:  1" in tested
    build.run("make", "install")
    libraries = {f.name for f in (prepared.path / "prefix" / "lib").iterdir()}
    assert libraries >= {"libslope.a", "libslope.so", "libslope.so.1.2.1", "libslope.la"}
    for library in ("-lslope", "-l:libslope.a"):
        place = prepared.path / "prefix" / "lib"
        prepared.write({"program.c": PROGRAM})
        prepared.run(enzcc(), "program.c", f"-L{place}", library, f"-Wl,-rpath,{place}", "-o", "program")
        assert prepared.run("./program") == "6\n"
