"""Objects and archive members that are bitcode, for a linker that cannot read it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from enzyme_cli.linking.archive import members
from enzyme_frontends.toolchain import find_clang
from tests.compiling import enzcc, run
from tests.link.objects.programs import lld

MAIN = """
#include <enzyme.h>
#include <stdio.h>
double f(double), g(double);
int main(void) { printf("%g %g\\n", __enzyme_autodiff((void *)f, 3.0), g(2)); }
"""


def test_bitcode_becomes_objects_with_its_ir(tmp_path: Path) -> None:
    """`f` is in bitcode and calls one in an archive of bitcode, which also has what nobody differentiates; the
    archive's machine code stays, and what is no code goes."""
    clang = find_clang().path
    sources = {
        "main": MAIN,
        "f": "double square(double); double f(double x) { return x * square(x); }",
        "square": "double square(double x) { return x * x; }",
        "g": "double twice(double); double g(double x) { return twice(x) + 1; }",
        "twice": "double twice(double x) { return 2 * x; }",
    }
    for name, text in sources.items():
        (tmp_path / f"{name}.c").write_text(text)
    bitcode = ("f", "square", "g")
    lto = [clang, "-O2", "-flto", "-c", *(f"{name}.c" for name in bitcode)]
    subprocess.run(lto, cwd=tmp_path, check=True)
    subprocess.run([clang, "-O2", "-c", "twice.c"], cwd=tmp_path, check=True)
    (tmp_path / "notes.txt").write_text("no code")
    packed = ["ar", "qc", "libparts.a", "notes.txt", "square.o", "g.o", "twice.o"]
    subprocess.run(packed, cwd=tmp_path, check=True)
    before = (tmp_path / "libparts.a").read_bytes()
    made = enzcc("-O2", "main.c", "f.o", "-L.", "-lparts", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").out == "27 5\n"
    assert (tmp_path / "libparts.a").read_bytes() == before
    assert [m.name for m in members(str(tmp_path / "libparts.a"))] == ["notes.txt", "square.o", "g.o", "twice.o"]


def test_bitcode_that_asks_for_nothing_is_linked_too(tmp_path: Path) -> None:
    """By GNU ld, with a source, and with objects alone; what the linker reads itself is its own business."""
    clang = find_clang().path
    (tmp_path / "main.c").write_text("int f(void); int main(void) { return f(); }")
    (tmp_path / "f.c").write_text("int f(void) { return 7; }")
    subprocess.run([clang, "-O2", "-flto", "-c", "f.c"], cwd=tmp_path, check=True)
    subprocess.run(["ar", "qc", "libf.a", "f.o"], cwd=tmp_path, check=True)
    assert enzcc("-c", "main.c", cwd=tmp_path).status == 0
    by_linker = (
        [["-flto", *lld(), "main.o", "libf.a"]] if lld() else []
    )  # others need an index that ar may not know to make
    for inputs in (["main.c", "f.o"], ["main.c", "libf.a"], ["main.o", "-L.", "-lf"], *by_linker):
        made = enzcc(*inputs, "-o", "program", cwd=tmp_path)
        assert (made.status, made.err) == (0, "")
        assert run(tmp_path / "program").status == 7
        (tmp_path / "program").unlink()
