"""What a linker tells make of is the user's, not what stood in its place."""

from __future__ import annotations

import pytest

from tests.driver.compilers import Workbench

MAIN = """
#include <enzyme.h>
double model(double x);
int main(void) { return __enzyme_autodiff((void *)model, 3.0) != 6; }
"""


@pytest.mark.parametrize("option", ["-Wl,--dependency-file=prog.d", "-Wl,--dependency-file,prog.d"])
@pytest.mark.parametrize("at_once", [False, True])
def test_a_linked_program_is_up_to_date_for_make(bench: Workbench, option: str, at_once: bool) -> None:
    bench.write("the main.c", MAIN)
    bench.write("model.c", "double model(double x) { return x * x; }\n")
    if at_once:
        bench.build("-O2", "the main.c", "model.c", option, "-o", "prog")
    else:
        bench.build("-O2", "-c", "the main.c", "model.c")
        bench.build("-O2", "the main.o", "model.o", option, "-o", "prog")
    rule = (bench.path / "prog.d").read_text()
    assert rule.startswith("prog:")
    assert "/enzcc-" not in rule
    assert ("the\\ main.o" in rule and "model.o" in rule) != at_once
    bench.write("Makefile", "prog:\n\tfalse\ninclude prog.d\n")
    assert bench.run("make", "-q", "prog").status == 0
    if not at_once:
        bench.write("model.o", "")
        assert bench.run("make", "-q", "prog").status == 1
