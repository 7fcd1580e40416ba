"""What the linker lists for build tools names the user's files: ours are gone when the build asks for them again."""

from __future__ import annotations

import os

import pytest

from tests.driver.compilers import Workbench

GRADIENT = """
#include <stdio.h>
double __enzyme_autodiff(void *, double);
double cube(double);
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)cube, 2.0)); }
"""
CUBE = "double cube(double x) { return x * x * x; }\n"
EXPECTED = {"cube.o": {"main.o", "cube.o"}, "-L.": {"main.o", "libcube.a"}, "cube.c": set()}
OPTIONS = (["-Wl,--dependency-file=p.d"], ["-Wl,--dependency-file,p.d"], ["-Xlinker", "--dependency-file=p.d"])


@pytest.fixture
def sources(bench: Workbench) -> Workbench:
    bench.write("main.c", GRADIENT)
    bench.write("cube.c", CUBE)
    return bench


@pytest.mark.parametrize("option", OPTIONS, ids=" ".join)
@pytest.mark.parametrize("given", [["main.o", "cube.o"], ["main.o", "-L.", "-lcube"], ["main.c", "cube.c"]])
def test_only_files_of_the_user_and_of_the_system_are_listed(
    sources: Workbench, given: list[str], option: list[str]
) -> None:
    if not given[0].endswith(".c"):
        sources.build("-O2", "-c", "main.c", "cube.c")
        assert sources.run("ar", "rc", "libcube.a", "cube.o").status == 0
    sources.build("-O2", *given, *option, "-o", "prog")
    assert sources.output() == "12\n"
    rule, *others = (sources.path / "p.d").read_text().split("\n\n")
    listed = [line.strip(" \\") for line in rule.splitlines()[1:]]
    assert rule.startswith("prog: ")
    assert all((sources.path / file).exists() for file in listed)
    own = {file.removeprefix("./") for file in listed if not os.path.isabs(file)}
    assert own == EXPECTED[given[1]]
    assert [other.rstrip(":\n") for other in others] == listed
