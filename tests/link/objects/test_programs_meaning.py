"""Programs of several files: what symbols mean stays what it is, whichever objects are recompiled."""

from __future__ import annotations

import importlib.util
import platform
import shutil
import sys
from pathlib import Path

import pytest

_spec = importlib.util.spec_from_file_location("linking_programs", Path(__file__).with_name("programs.py"))
assert _spec is not None and _spec.loader is not None
programs = sys.modules.setdefault("linking_programs", importlib.util.module_from_spec(_spec))
_spec.loader.exec_module(programs)
Project = programs.Project

pytestmark = pytest.mark.skipif(shutil.which("ar") is None, reason="binutils are not installed")


def asking(*names: str, more: str = "", before: str = "") -> str:
    """A main program that shows the slopes of functions of other files at 2."""
    declared = "".join(f"double {n}(double);\n" for n in names)
    shown = "".join(f"  SHOW({n}, 2);\n" for n in names)
    return f'#include "slope.h"\n{declared}{before}int main(void) {{\n{shown}{more}  return 0;\n}}\n'


def test_the_strong_definition_wins(tmp_path: Path) -> None:
    weak = "__attribute__((weak)) double part(double x) { return x; } double f(double x) { return part(x) * x; }"
    strong = "double part(double x) { return x * x * x; }"
    printed = Project({"main.c": asking("f"), "weak.c": weak, "strong.c": strong}).check(tmp_path)
    assert "f' = 32.0" in printed


@pytest.mark.parametrize("linker", programs.linkers())
def test_a_weak_definition_wins_where_it_is_alone(linker: str, tmp_path: Path) -> None:
    """The strong one is in an archive, and nobody asks for it. (mold's trace names it all the same.)"""
    weak = "__attribute__((weak)) double part(double x) { return x; } double f(double x) { return part(x) * x; }"
    strong = "double part(double x) { return x * x * x; }"
    files = {"main.c": asking("f"), "weak.c": weak, "strong.c": strong}
    printed = Project(files, [linker, "main.o", "weak.o", "libx.a"], ["ar rcs libx.a strong.o"]).check(tmp_path)
    assert "f' = 4.0" in printed


def test_the_first_of_two_weak_definitions_wins_even_if_it_has_no_ir(tmp_path: Path) -> None:
    first = "__attribute__((weak)) int part(void) { return 3; }"
    second = "__attribute__((weak)) int part(void) { return 5; } double f(double x) { return part() * x; }"
    files = {"main.c": asking("f"), "first.c": first, "second.c": second}
    if shutil.which("gcc"):
        Project(files, ["main.o", "first.o", "second.o"], compilers={"first.c": "gcc"}).check(tmp_path)
    (tmp_path / "more").mkdir()
    Project(files, ["first.o", "main.o", "second.o"]).check(tmp_path / "more")
    (tmp_path / "less").mkdir()
    Project(files, ["second.o", "main.o", "first.o"]).check(tmp_path / "less")


def test_an_undefined_weak_function_is_null(tmp_path: Path) -> None:
    text = "__attribute__((weak)) void absent(void); double f(double x) { if (absent) absent(); return x * x; }"
    Project({"main.c": asking("f"), "f.c": text}).check(tmp_path)


def test_common_memory_is_one(tmp_path: Path) -> None:
    one = "int shared; double gain; double f(double x) { shared++; return gain * x * x; }"
    two = "int shared; double gain; void set(void) { gain = 3; shared += 10; }"
    main = asking("f", before="int shared; void set(void);", more='  printf("%d\\n", shared > 10);\n')
    main = main.replace("int main(void) {", "int main(void) { set();")
    Project({"main.c": main, "one.c": one, "two.c": two}, options=["-fcommon"]).check(tmp_path)


def test_variables_of_files_that_stay_native(tmp_path: Path) -> None:
    """A table, a variable that is set at run time, one that is hidden."""
    data = """
    const double table[4] = {1, 2, 3, 4}; double gain = 1; __attribute__((visibility("hidden"))) int times = 2;
    void set(double x) { gain = x; }
    """
    text = """
    extern const double table[4]; extern double gain; extern __attribute__((visibility("hidden"))) int times;
    double f(double x) { double s = 0; for (int i = 0; i < 4; i++) s += table[i] * x * gain * times; return s * x; }
    """
    main = asking("f", before="void set(double);").replace("int main(void) {", "int main(void) { set(5);")
    for number, compilers in enumerate(({}, {"data.c": "gcc"})):
        if not compilers or shutil.which("gcc"):
            (tmp_path / str(number)).mkdir()
            files = {"main.c": main, "data.c": data, "f.c": text}
            Project(files, compilers=compilers).check(tmp_path / str(number))


def test_statics_of_inline_functions_are_one(tmp_path: Path) -> None:
    header = "inline int &counter() { static int n; return n; }\n"
    header += "template <class T> T twice(T x) { counter()++; return x + x; }\n"
    f = '#include "h.h"\nextern "C" double f(double x) { return twice(x) * x; }\n'
    other = '#include "h.h"\nextern "C" int total() { return counter() > 0; } int more(int x) { return twice(x); }\n'
    main = asking("f", before="int total(void);", more='  printf("%d\\n", total());\n')
    for number, order in enumerate(("main.o f.o other.o", "other.o main.o f.o")):
        (tmp_path / str(number)).mkdir()
        files = {"main.c": main, "f.cpp": f, "other.cpp": other}
        Project(files, order.split(), plain={"h.h": header}).check(tmp_path / str(number))


def constructing(name: str, text: str) -> str:
    return f"""#include <stdio.h>
    __attribute__((constructor)) static void construct(void) {{ puts("constructs {name}"); }}
    __attribute__((constructor(200))) static void early(void) {{ puts("constructs {name} early"); }}
    __attribute__((destructor)) static void destruct(void) {{ puts("destructs {name}"); }}
    {text}"""


@pytest.mark.parametrize("linker", programs.linkers())
def test_constructors_run_in_the_order_of_the_command(linker: str, tmp_path: Path) -> None:
    """Those of priorities first, and destructors the other way round. (lld and mold do not run what is in .ctors.)"""
    files = {
        "native.c": constructing("native", ""),
        "a.c": constructing("a", "double f(double x) { return x * x; }"),
        "b.c": constructing("b", "double f(double); double g(double x) { return f(x) * x; }"),
        "c.c": constructing("c", "double g(double); double h(double x) { return g(x) * x; }"),
        "main.c": asking("h"),
        "last.c": constructing("last", ""),
    }
    Project(files, [linker, "a.o", "b.o", "c.o", "main.o", "last.o"]).check(tmp_path)


def test_recompiled_objects_stand_where_the_first_of_them_stood(tmp_path: Path) -> None:
    """Constructors of an object between them, which is not recompiled, run after theirs. (docs/building.md)"""
    files = {
        "a.c": constructing("a", "double f(double x) { return x * x; }"),
        "between.c": constructing("between", ""),
        "c.c": constructing("c", "double f(double); double g(double x) { return f(x) * x; }"),
        "main.c": asking("g"),
    }
    printed = Project(files).built(tmp_path, ours=True)
    found = [line.split()[1] for line in printed.splitlines() if line.startswith("constructs") and "early" not in line]
    assert found == ["a", "c", "between"]


def test_objects_of_classes_are_made_in_their_order(tmp_path: Path) -> None:
    one = '#include <cstdio>\nstruct S { S() { puts("S"); } ~S() { puts("~S"); } double v = 2; } static s;\n'
    one += 'extern "C" double f(double x) { return s.v * x * x; }\n'
    two = '#include <cstdio>\nstruct T { T() { puts("T"); } ~T() { puts("~T"); } double v = 3; } static t;\n'
    two += 'extern "C" double f(double); extern "C" double g(double x) { return t.v * f(x); }\n'
    Project({"main.c": asking("g"), "one.cpp": one, "two.cpp": two}).check(tmp_path)


def test_aliases_and_indirect_functions(tmp_path: Path) -> None:
    text = """
    static double impl(double x) { return x * x; }
    static double (*resolve(void))(double) { return impl; }
    double chosen(double) __attribute__((ifunc("resolve")));
    double same(double) __attribute__((alias("original")));
    double original(double x) { return x * x * x; }
    """
    user = "double same(double); double g(double x) { return same(x) + x; }"
    main = asking("same", "g", before="double chosen(double);", more='  printf("%g\\n", chosen(3));\n')
    Project({"main.c": main, "text.c": text, "user.c": user}).check(tmp_path)


def test_thread_local_variables(tmp_path: Path) -> None:
    text = """
    _Thread_local int calls; static _Thread_local double gain = 2;
    double f(double x) { calls++; return gain * x * x; }
    """
    main = asking("f", before="extern _Thread_local int calls;", more='  printf("%d\\n", calls > 0);\n')
    Project({"main.c": main, "text.c": text}).check(tmp_path)


def test_sections_with_a_start_and_a_stop(tmp_path: Path) -> None:
    entry = '__attribute__((used, section("entries"))) static double {0} = {1};\n'
    text = (
        entry.format("one", 2)
        + """
    extern const double __start_entries[], __stop_entries[];
    double f(double x) {
      double s = 0;
      for (const double *p = __start_entries; p != __stop_entries; p++) s += *p * x * x;
      return s;
    }
    """
    )
    files = {"main.c": asking("f"), "a.c": entry.format("two", 3), "text.c": text, "b.c": entry.format("three", 5)}
    assert "f' = 40.0" in Project(files).check(tmp_path)


def test_assembly_in_a_module(tmp_path: Path) -> None:
    text = """
    __asm__(".pushsection .rodata\\n.globl constant\\nconstant: .double 4.0\\n.size constant,8\\n.popsection");
    extern const double constant __attribute__((visibility("hidden")));
    double f(double x) { return constant * x * x; }
    """
    Project({"main.c": asking("f"), "text.c": text}).check(tmp_path)


def test_functions_that_only_assembly_calls(tmp_path: Path) -> None:
    """In a module of its own, or within a function: nobody else mentions them."""
    text = """
    int helper(int x) { return x + 40; }
    __attribute__((used)) static int inside(int x) { return x + 2; }
    __asm__(".globl jump\\njump: jmp inside\\n");
    int jump(int);
    __attribute__((noinline)) static int called(int x) {
      int result;
      __asm__ volatile("call helper" : "=a"(result), "+D"(x) : : "rcx", "rdx", "rsi", "r8", "r9", "r10", "memory");
      return result;
    }
    int times(void) { return called(1) + jump(1); }
    """
    f = "int times(void); double f(double x) { return times() * x * x; }"
    if platform.machine() != "x86_64":
        pytest.skip("assembly of x86-64")
    Project(
        {"main.c": asking("f"), "text.c": text, "f.c": f},
        options=["-fno-pie"],
        link=["-no-pie", "main.o", "text.o", "f.o"],
    ).check(tmp_path)


def test_functions_of_other_files_by_pointers_and_tables(tmp_path: Path) -> None:
    table = "double sine(double); double square(double); double (*const table[])(double) = {sine, square};"
    sine = "#include <math.h>\ndouble sine(double x) { return sin(x); }"
    square = "double square(double x) { return x * x; }"
    f = """
    extern double (*const table[])(double);
    double f(double x) { double s = 0; for (int i = 0; i < 2; i++) s += table[i](x); return s; }
    """
    files = {"main.c": asking("f"), "table.c": table, "sine.c": sine, "square.c": square, "f.c": f}
    Project(files).check(tmp_path)


def test_callbacks_into_the_first_file(tmp_path: Path) -> None:
    main = asking("f", before="double square(double x) { return x * x; }")
    f = "double apply(double (*)(double), double); double square(double);"
    f += " double f(double x) { return apply(square, x) + x; }"
    apply = "double apply(double (*g)(double), double x) { return g(g(x)); }"
    Project({"main.c": main, "f.c": f, "apply.c": apply}).check(tmp_path)


def test_virtual_functions_of_other_files(tmp_path: Path) -> None:
    header = "struct Shape { virtual ~Shape(); virtual double area(double) const = 0; };\nShape *make(int);\n"
    shapes = """#include "shapes.h"
    Shape::~Shape() {}
    struct Square : Shape { double area(double x) const override { return x * x; } };
    struct Cube : Shape { double area(double x) const override { return 6 * x * x; } };
    Shape *make(int kind) { if (kind) return new Cube; return new Square; }
    """
    f = """#include "shapes.h"
    #include <memory>
    extern "C" double f(double x) { std::unique_ptr<Shape> a(make(0)), b(make(1)); return a->area(x) * b->area(x); }
    """
    Project({"main.c": asking("f"), "shapes.cpp": shapes, "f.cpp": f}, plain={"shapes.h": header}).check(tmp_path)


def test_exceptions_pass_through_recompiled_files(tmp_path: Path) -> None:
    thrower = """#include <stdexcept>
    double checked(double x) { if (x > 100) throw std::runtime_error("large"); return x * x; }
    """
    f = 'double checked(double);\nextern "C" double f(double x) { return checked(x) * x; }\n'
    main = """#include "slope.h"
    #include <stdexcept>
    extern "C" double f(double);
    int main() { SHOW(f, 2); try { f(1000); } catch (const std::exception &e) { puts(e.what()); } }
    """
    Project({"main.cpp": main, "thrower.cpp": thrower, "f.cpp": f}).check(tmp_path)


def test_the_first_archive_that_defines_a_function_gives_it(tmp_path: Path) -> None:
    files = {
        "main.c": asking("f"),
        "f.c": "double part(double); double f(double x) { return part(x); }",
        "one.c": "double part(double x) { return x * x; }",
        "two.c": "double part(double x) { return x * x * x; }",
    }
    tools = ["ar rcs libone.a one.o", "ar rcs libtwo.a two.o"]
    assert "f' = 4.0" in Project(files, ["main.o", "f.o", "libone.a", "libtwo.a"], tools).check(tmp_path)


def test_members_of_the_same_name(tmp_path: Path) -> None:
    files = {
        "main.c": asking("f", "g"),
        "f.c": "double f(double x) { return x * x; }",
        "g.c": "double g(double x) { return x * x * x; }",
        "unused.c": "int unused;",
    }
    tools = ["mkdir d e", "mv f.o d/x.o", "mv g.o e/x.o", "ar qcs libx.a d/x.o unused.o e/x.o"]
    for number, link in enumerate(("main.o libx.a", "main.o -Wl,--whole-archive libx.a -Wl,--no-whole-archive")):
        (tmp_path / str(number)).mkdir()
        Project(files, link.split(), tools).check(tmp_path / str(number))


def test_symbols_that_the_linker_defines(tmp_path: Path) -> None:
    files = {
        "main.c": asking("f", before="extern char marker;", more='  printf("%d\\n", (int)(long)&marker);\n'),
        "f.c": "extern char marker; double f(double x) { return x * x * (double)(long)&marker; }",
    }
    options = ["-fno-pie"]
    Project(files, ["-no-pie", "main.o", "f.o", "-Wl,--defsym=marker=12"], options=options).check(tmp_path)


def test_shared_libraries_by_the_way(tmp_path: Path) -> None:
    """A library that is linked but not differentiated through, with a version script."""
    files = {
        "main.c": asking("f", before="int inside(int);", more='  printf("%d\\n", inside(2));\n'),
        "f.c": "double f(double x) { return x * x; }",
        "lib.c": "int helper(int x) { return x + 40; } int inside(int x) { return helper(x); }",
    }
    tools = ["cc -shared -Wl,--version-script=exports lib.o -o libx.so"]
    link = ["main.o", "f.o", "-L.", "-lx", "-Wl,-rpath,$ORIGIN"]
    Project(files, link, tools, ["-fPIC"], plain={"exports": "{ global: inside; local: *; };"}).check(tmp_path)


def test_a_shared_library_that_asks(tmp_path: Path) -> None:
    """Derivatives are part of the library; what it hides stays hidden."""
    files = {
        "main.c": '#include <stdio.h>\ndouble slope(double);\nint main(void) { printf("%.6f\\n", slope(2)); }',
        "slope.c": '#include "slope.h"\ndouble f(double);\ndouble slope(double x) { return SLOPE(f, x); }',
        "f.c": "double f(double x) { return x * x * x; }",
    }
    tools = ["cc -shared -Wl,--version-script=exports slope.o f.o -o libx.so"]
    link = ["main.o", "-L.", "-lx", "-Wl,-rpath,$ORIGIN"]
    Project(files, link, tools, ["-fPIC"], plain={"exports": "{ global: slope; local: *; };"}).check(tmp_path)


def test_derivatives_through_a_shared_library(tmp_path: Path) -> None:
    files = {
        "main.c": asking("f"),
        "f.c": "double inside(double); double f(double x) { return inside(x) * x; }",
        "lib.c": "static double help(double x) { return x * x; } double inside(double x) { return help(x) + 1; }",
    }
    link = ["main.o", "f.o", "-L.", "-lx", "-Wl,-rpath,$ORIGIN"]
    Project(files, link, ["cc -shared lib.o -o libx.so"], ["-fPIC"]).check(tmp_path)


def test_bitcode_and_assembly_of_llvm_among_the_inputs(tmp_path: Path) -> None:
    files = {"main.c": asking("f"), "f.c": "double g(double); double f(double x) { return g(x) * x; }"}
    ir = "define double @g(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n"
    Project(files, ["-Wno-override-module", "main.o", "f.o", "g.ll"], plain={"g.ll": ir}).check(tmp_path)


@pytest.mark.parametrize("kind", ["-flto", "-flto=thin", "-fno-lto"])
def test_link_time_optimization_of_the_users(kind: str, tmp_path: Path) -> None:
    lld = programs.lld() if kind != "-fno-lto" else []
    if not lld and kind != "-fno-lto":
        pytest.skip("lld is not installed")
    files = {
        "main.c": asking("f", before="int other(void);", more='  printf("%d\\n", other());\n'),
        "f.c": "double f(double x) { return x * x; }",
        "other.c": "int other(void) { return 7; }",
    }
    Project(files, [kind, *lld, "-O2", "main.o", "f.o", "other.o"], options=[kind]).check(tmp_path)
