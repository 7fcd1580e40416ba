"""Objects carry their IR beside the code that clang makes, and wait for the link where only it can answer."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TYPE_CHECKING

import pytest

from enzyme_cli.linking import bitcode, elf
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.llvm import binding as llvm

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

SOURCE = """
#include <math.h>
#include <stdio.h>
static double square(double x) { return x * x; }
double table[4] = {1, 2, 3, 4};
__attribute__((constructor)) static void prepare(void) { table[0] = 5; }
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += square(x[i]) * sin(x[i]) + table[i & 3];
  return s;
}
_Thread_local int calls;
const char *name(int c) {
  calls++;
  switch (c) { case 1: return "a"; case 2: return "bb"; case 3: return "ccc"; case 4: return "d"; case 5: return "e"; }
  return "";
}
"""
ASKING = """
#include <enzyme.h>
double f(double x);
double gradient(double x) {
  return __enzyme_autodiff((void *)f, x);
}
"""
CLANGS = [path for path in (find_clang().path, shutil.which("clang-16"), shutil.which("clang-19")) if path]
LEVELS = [["-O0"], ["-O1"], ["-O2"], ["-O3", "-fPIC", "-ffunction-sections", "-fdata-sections"], ["-Os", "-g"]]


def ir_in(bench: Workbench, name: str) -> str:
    """The text of the one module that an object carries."""
    (module,) = bitcode.ir_of((bench.path / name).read_bytes())
    return llvm.text_of(llvm.parse(module))


def sections(bench: Workbench, name: str) -> list[tuple[str, int, bytes]]:
    file = elf.read_object((bench.path / name).read_bytes())
    assert file is not None
    kept = [s for s in file.sections if s.name not in (elf.IR_SECTION, ".strtab", ".shstrtab", ".symtab")]
    return [(s.name, s.flags, bytes(file.content(s))) for s in kept if s.type not in (4, 9) and s.name]


def symbols(bench: Workbench, name: str) -> list[tuple[object, ...]]:
    file = elf.read_object((bench.path / name).read_bytes())
    assert file is not None
    return [(s.name, s.binding, s.kind, s.visibility, s.size, s.value) for s in file.symbols]


@pytest.mark.parametrize("clang", CLANGS, ids=os.path.basename)
def test_code_symbols_and_sections_are_those_of_clang(bench: Workbench, clang: str) -> None:
    bench.write("a.c", SOURCE)
    for flags in LEVELS:
        made = bench.enzcc(*flags, "-c", "a.c", "-o", "ours.o", ENZCC_CLANG=clang)
        assert (made.status, made.err) == (0, "")
        bench.run(clang, *flags, "-c", "a.c", "-o", "clangs.o")
        assert sections(bench, "ours.o") == sections(bench, "clangs.o")
        assert symbols(bench, "ours.o") == symbols(bench, "clangs.o")
        file = elf.read_object((bench.path / "ours.o").read_bytes())
        assert file is not None
        (section,) = file.named(elf.IR_SECTION)
        assert section.excluded


def test_the_ir_is_raw_and_has_source_lines(bench: Workbench) -> None:
    """Nothing is inlined yet, and there are lines for messages without debug information in the object."""
    bench.write("a.c", SOURCE)
    bench.build("-O2", "-c", "a.c")
    text = ir_in(bench, "a.o")
    assert "define internal double @square" in text
    assert "!DILocation(line: 9" in text
    assert "!tbaa" in text


@pytest.mark.parametrize(
    "flags",
    [["--no-ir"], ["-flto"], ["-flto=thin"], ["-emit-llvm"], ["-ffat-lto-objects", "-flto"], ["-S"]],
    ids=" ".join,
)
def test_what_carries_no_ir_of_ours(bench: Workbench, flags: list[str]) -> None:
    bench.write("a.c", SOURCE)
    bench.build("-O1", *flags, *([] if "-S" in flags else ["-c"]), "a.c", "-o", "made")
    data = (bench.path / "made").read_bytes()
    assert elf.IR_SECTION.encode() not in data


@pytest.mark.parametrize(
    "flags",
    [
        ["-Rpass=inline"],
        ["-fsanitize=address"],
        ["--coverage"],
        ["-fprofile-instr-generate", "-fcoverage-mapping"],
        ["-gsplit-dwarf", "-g"],
        ["-save-temps"],
        ["-fopenmp"],
        ["-Werror", "-Wall", "-Wextra", "-pedantic"],
        ["-fembed-bitcode"],
        ["-fno-integrated-as"],
    ],
    ids=" ".join,
)
def test_clang_accepts_it_with_other_options(bench: Workbench, flags: list[str]) -> None:
    bench.write("a.c", SOURCE)
    made = bench.enzcc("-O2", "-std=c11", *flags, "-c", "a.c")
    native = bench.run(find_clang().path, "-O2", "-std=c11", *flags, "-c", "a.c", "-o", "b.o")
    assert made.status == native.status
    assert made.err == native.err
    assert bitcode.ir_of((bench.path / "a.o").read_bytes())


def test_what_is_no_object_stays_as_it_is(bench: Workbench) -> None:
    bench.write("a.h", "int a(void);\n")
    bench.write("a.s", ".globl a\na: ret\n")
    bench.write("a.c", '#include "a.h"\nint b(void) { return a(); }\n')
    bench.build("-x", "c-header", "-c", "a.h", "-o", "a.h.pch")
    bench.build("-include-pch", "a.h.pch", "-c", "a.c", "-o", "b.o")
    bench.build("-c", "a.s", "-o", "a.o")
    bench.build("-fsyntax-only", "a.c")
    bench.build("-c", "a.c", "-o", "/dev/null")
    enzcc = f"{sys.executable} -c 'from enzyme_cli.driver import enzcc; enzcc()'"
    assert bench.run("sh", "-c", f"{enzcc} -c a.c -o - > c.o").status == 0
    assert [s[0] for s in symbols(bench, "c.o") if s[2] == "function"] == ["b"]
    assert not bitcode.ir_of((bench.path / "a.o").read_bytes())


def test_preprocessed_sources_and_several_at_once(bench: Workbench) -> None:
    """ccache and distcc compile what was preprocessed before."""
    bench.write("a.c", SOURCE)
    bench.write("b.c", "int b(void) { return 2; }\n")
    assert bench.enzcc("-E", "a.c", "-o", "c.i").status == 0
    bench.build("-O2", "-c", "c.i", "b.c")
    assert "@square" in ir_in(bench, "c.o")
    assert "@b" in ir_in(bench, "b.o")


@pytest.mark.parametrize("where", ["source", "header", "preprocessed"])
def test_enzymes_attributes_are_in_the_ir(bench: Workbench, where: str) -> None:
    declaration = "__attribute__((enzyme_inactive)) double quiet(double);\n"
    bench.write("quiet.h", declaration)
    first = '#include "quiet.h"\n' if where == "header" else declaration
    source = "a.i" if where == "preprocessed" else "a.c"
    bench.write(source, first + "double f(double x) { return quiet(x); }\n")
    made = bench.enzcc("-O2", "-MMD", "-c", source, "-o", "a.o")
    assert (made.status, made.err) == (0, "")
    assert "llvm.global.annotations" in ir_in(bench, "a.o") and "enzyme_inactive" in ir_in(bench, "a.o")
    if where != "preprocessed":
        assert (bench.path / "a.d").read_text().startswith("a.o: a.c")


@pytest.mark.parametrize("flags", [["-O2"], ["-O0"], ["-O2", "-g"]], ids=" ".join)
def test_a_request_for_a_function_of_another_file_waits(bench: Workbench, flags: list[str]) -> None:
    bench.write("main.c", ASKING)
    bench.build(*flags, "-c", "main.c")
    assert elf.undefined_requests((bench.path / "main.o").read_bytes()) == ["__enzyme_autodiff"]
    assert "@__enzyme_autodiff" in ir_in(bench, "main.o")
    told = bench.enzcc("-v", *flags, "-c", "main.c")
    assert "enzcc: note: a request in main.c waits for the link: another file may define 'f'" in told.err


def test_one_that_is_answered_leaves_nothing_to_ask(bench: Workbench) -> None:
    """The IR in the object is that before differentiation: another file may ask for a derivative of what is in it."""
    bench.write("main.c", ASKING.replace("double f(double x);", "double f(double x) { return x * x; }"))
    bench.build("-O2", "-c", "main.c")
    assert elf.undefined_requests((bench.path / "main.o").read_bytes()) == []
    assert "@__enzyme_autodiff" in ir_in(bench, "main.o")


def test_what_no_other_file_can_mend_is_an_error_at_once(bench: Workbench) -> None:
    inside = 'double f(double x) { double y; __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x)); return y; }'
    bench.write("main.c", ASKING.replace("double f(double x);", inside))
    done = bench.enzcc("-O2", "-c", "main.c")
    assert done.status == 1
    assert "main.c:3:" in done.err and "[EZ0502]" in done.err


def test_a_definition_that_another_file_may_replace_is_differentiated_by_the_link(bench: Workbench) -> None:
    weak = "__attribute__((weak)) double g(double x) { return x; }\ndouble f(double x) { return g(x) * x; }"
    bench.write("main.c", ASKING.replace("double f(double x);", weak))
    told = bench.enzcc("-v", "-O2", "-c", "main.c")
    assert "another file may define 'g'" in told.err


def test_a_mistake_in_a_request_is_no_matter_for_the_link(bench: Workbench) -> None:
    bench.write("main.c", ASKING.replace("(void *)f, x", "(void *)f"))
    done = bench.enzcc("-O2", "-c", "main.c")
    assert done.status == 0  # f, which would tell, is not there
    bench.write("main.c", ASKING.replace("f, x", "f").replace("double x);", "double x) { return x; }", 1))
    done = bench.enzcc("-O2", "-c", "main.c")
    assert done.status == 1
    assert "main.c:5:" in done.err and "[EZ0103]" in done.err


@pytest.mark.parametrize("header", ["", '#include "hidden.h"\n'], ids=["spelled", "hidden"])
def test_warnings_and_rules_for_make_come_once(bench: Workbench, header: str) -> None:
    request = "GRADIENT(f, x)" if header else "__enzyme_autodiff((void *)f, x)"
    declared = "double __enzyme_autodiff(void *, ...);\n#define GRADIENT(f, x) __enzyme_autodiff((void *)f, x)\n"
    bench.write("hidden.h", declared)
    first = header or declared
    bench.write("main.c", f"{first}double f(double);\ndouble g(double x) {{ int unused; return {request}; }}\n")
    made = bench.enzcc("-O2", "-Wall", "-MMD", "-c", "main.c")
    assert made.status == 0
    assert made.err.count("unused variable") == 1
    assert (bench.path / "main.d").read_text().startswith("main.o: main.c")
    assert elf.undefined_requests((bench.path / "main.o").read_bytes())


def test_bitcode_for_the_link_is_not_vectorized_where_it_waits(bench: Workbench) -> None:
    loop = "double f(double *, int);\nvoid g(double *x, double *d, int n) {\n"
    loop += "  for (int i = 0; i < n; i++) d[i] = x[i] * 2;\n  __enzyme_autodiff((void *)f, enzyme_dup, x, d, n);\n}\n"
    bench.write("main.c", "#include <enzyme.h>\n" + loop)
    bench.build("-O3", "-flto", "-c", "main.c")
    text = llvm.text_of(llvm.parse((bench.path / "main.o").read_bytes()))
    assert "__enzyme_autodiff" in text
    assert "<2 x double>" not in text
