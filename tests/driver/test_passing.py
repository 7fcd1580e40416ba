"""Commands that hold no request are clang's, unchanged."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest

from enzyme_cli.invocation import WITH_VALUE
from enzyme_frontends.toolchain import find_clang

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

HELLO = """
#include <stdio.h>
#include <math.h>
int main(int argc, char **argv) { printf("%.3f\\n", sin((double)argc)); return 0; }
"""


def test_a_program_without_requests_compiles_and_runs(bench: Workbench) -> None:
    bench.write("hello.c", HELLO)
    bench.build("-O2", "hello.c", "-o", "prog", "-lm")
    assert bench.output() == "0.841\n"


def test_an_object_without_requests_and_ir_is_the_one_clang_makes(bench: Workbench) -> None:
    bench.write("hello.c", HELLO)
    bench.build("-O2", "-c", "--no-ir", "hello.c", "-o", "ours.o")
    bench.run(find_clang().path, "-O2", "-c", "hello.c", "-o", "clangs.o")
    assert (bench.path / "ours.o").read_bytes() == (bench.path / "clangs.o").read_bytes()


@pytest.mark.parametrize("flag", ["--version", "-dumpmachine", "-print-prog-name=ld", "-print-search-dirs"])
def test_questions_are_answered_by_clang(bench: Workbench, flag: str) -> None:
    asked = bench.enzcc(flag)
    assert asked.status == 0
    assert asked.out.strip()


@pytest.mark.parametrize("entry", ["enzcc", "enzcxx"])
def test_the_version_is_clangs_and_then_ours(bench: Workbench, entry: str) -> None:
    """Build tools read the first lines."""
    clangs = bench.run(find_clang().path, "--version").out
    said = bench.enzcc("--version", entry=entry).out
    assert said.startswith(clangs)
    assert said.removeprefix(clangs).startswith(f"enzcc version {version('enzcc')}")


def test_help_begins_with_what_enzcc_adds_on_one_screen(bench: Workbench) -> None:
    said = bench.enzcc("--help").out
    ours, clangs = said.split("OVERVIEW: clang", 1)
    assert "--report=" in ours and "--check-derivatives" in ours
    assert len(ours.splitlines()) <= 30
    assert "-fsyntax-only" in clangs  # for tools that look for an option


def test_help_names_all_options_of_ours(bench: Workbench) -> None:
    said = bench.enzcc("--help").out.split("OVERVIEW: clang", 1)[0]
    assert all(option in said for option in WITH_VALUE)


def test_an_unknown_flag_fails_as_with_clang(bench: Workbench) -> None:
    """configure tries `-V` and `-qversion` and expects a failure."""
    assert bench.enzcc("-qversion").status != 0
    assert bench.enzcc("-V").status != 0


def test_preprocessing_is_clangs_even_with_requests(bench: Workbench) -> None:
    bench.write("a.c", "double __enzyme_autodiff(void *, ...);\nint answer = 42;\n")
    done = bench.enzcc("-E", "a.c")
    assert done.status == 0
    assert "int answer = 42;" in done.out


def test_a_syntax_error_is_clangs_own_and_leaves_no_output(bench: Workbench) -> None:
    bench.write("a.c", "int main( { return 0; }\n")
    done = bench.enzcc("a.c", "-o", "prog")
    assert done.status == 1
    assert "a.c:1:" in done.err
    assert not bench.exists("prog")


def test_several_sources_compile_to_several_objects(bench: Workbench) -> None:
    bench.write("a.c", "int a(void) { return 1; }\n")
    bench.write("b.c", "int b(void) { return 2; }\n")
    bench.build("-c", "a.c", "b.c")
    assert bench.exists("a.o") and bench.exists("b.o")


def test_what_clang_says_of_a_link_is_shown_as_it_says_it(bench: Workbench) -> None:
    bench.write("a.c", "int missing(void);\nint main(void) { int unused; return missing(); }\n")
    ours = bench.enzcc("-Wall", "a.c", "-o", "prog")
    clangs = bench.run(find_clang().path, "-Wall", "a.c", "-o", "prog")
    assert ours.status == clangs.status == 1
    numbered = re.compile(r"/tmp/\S+")  # clang's temporary object
    assert numbered.sub("", ours.err) == numbered.sub("", clangs.err)


def test_a_link_of_sources_without_requests_runs_the_preprocessor_once(bench: Workbench) -> None:
    """configure links hundreds of little programs."""
    bench.write("hello.c", HELLO)
    bench.write("clang-22", '#!/bin/sh\necho called >> "$(dirname "$0")/calls"\nexec "$NATIVE" "$@"\n').chmod(0o755)
    made = bench.enzcc("hello.c", "-lm", ENZCC_CLANG=str(bench.path / "clang-22"), NATIVE=find_clang().path)
    assert (made.status, made.err) == (0, "")
    assert (bench.path / "calls").read_text().count("called") <= 2  # one of them asks for its version


def test_objects_link(bench: Workbench) -> None:
    bench.write("a.c", HELLO)
    bench.build("-c", "a.c")
    bench.build("a.o", "-o", "prog", "-lm")
    assert bench.output() == "0.841\n"


def test_a_missing_file_is_an_error_with_a_code(bench: Workbench) -> None:
    done = bench.enzcc("-c", "nothing.c")
    assert done.status == 1
    assert "[EZ0804]" in done.err


def test_a_missing_compiler_is_an_error_with_a_code(bench: Workbench) -> None:
    bench.write("a.c", HELLO)
    done = bench.enzcc("-c", "a.c", ENZCC_CLANG="/nonexistent/clang")
    assert done.status == 1
    assert "[EZ0801]" in done.err
