"""Requests about functions of other objects and libraries are answered at the link."""

from __future__ import annotations

import shutil

import pytest

from tests.driver.compilers import Workbench
from tests.native import clang

MAIN = """
#include <math.h>
#include <stdio.h>
#include <enzyme.h>
double model(double x, double y);
int main(void) {
  double x = 0.7, y = 1.3, h = 1e-6;
  double derivative = __enzyme_autodiff((void *)model, enzyme_out, x, enzyme_const, y);
  double difference = (model(x + h, y) - model(x - h, y)) / (2 * h);
  if (fabs(derivative - difference) > 1e-6) return printf("%.9f is not %.9f\\n", derivative, difference), 1;
  return printf("right\\n"), 0;
}
"""
MODEL = """
#include <math.h>
double part(double x, double y);
static double scale = 1.0;
static int calls;
static double helper(double x) { calls++; return sin(x) * scale; }
__attribute__((constructor)) static void init(void) { scale = 2.5; }
double model(double x, double y) { return helper(x) * part(x, y) + calls * 0.0; }
"""
PART = """
static double helper(double x) { return x * x; }
double part(double x, double y) { return helper(x) + y; }
"""
OTHER = "int other(void) { return 3; }\n"


@pytest.fixture
def sources(bench: Workbench) -> Workbench:
    for name, text in (("main.c", MAIN), ("model.c", MODEL), ("part.c", PART), ("other.c", OTHER)):
        bench.write(name, text)
    return bench


def objects(bench: Workbench, *flags: str, names: tuple[str, ...] = ("main", "model", "part", "other")) -> list[str]:
    for name in names:
        bench.build(*flags, "-c", f"{name}.c", "-o", f"{name}.o")
    return [f"{name}.o" for name in names]


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
def test_objects_of_three_files(sources: Workbench, level: str) -> None:
    sources.build(*objects(sources, level), "-lm", "-o", "prog")
    assert sources.output() == "right\n"


def test_a_function_that_is_called_like_one_of_the_c_library(bench: Workbench) -> None:
    """`f` is complete with the library's sine: that another object has a sine of its own, only the link can know."""
    bench.write("own.c", "double sin(double x) { return x * x * x; }\n")
    bench.write(
        "main.c",
        "#include <stdio.h>\n#include <enzyme.h>\ndouble sin(double);\ndouble f(double x) { return sin(x); }\n"
        'int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }\n',
    )
    bench.build("-O2", "-fno-builtin", "-c", "own.c")
    bench.build("-O2", "-fno-builtin", "--wait-for-link", "-c", "main.c")
    bench.build("main.o", "own.o", "-o", "prog")
    assert bench.output() == "12\n"


def test_sources_and_objects_in_one_command(sources: Workbench) -> None:
    objects(sources, "-O2", names=("model", "part"))
    sources.build("-O2", "main.c", "model.o", "part.o", "-lm", "-o", "prog")
    assert sources.output() == "right\n"


@pytest.mark.parametrize("kind", ["rcs", "rcsT"])
@pytest.mark.parametrize("whole", [False, True])
def test_a_static_library(sources: Workbench, kind: str, whole: bool) -> None:
    objects(sources, "-O2")
    sources.run("ar", kind, "libmodel.a", "model.o", "part.o", "other.o")
    library = ["-L.", "-lmodel"]
    library = ["-Wl,--whole-archive", *library, "-Wl,--no-whole-archive"] if whole else library
    sources.build("main.o", *library, "-lm", "-o", "prog")
    assert sources.output() == "right\n"
    assert ("other" in sources.run("nm", "prog").out) == whole


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld", "mold"])
def test_every_linker(sources: Workbench, linker: str) -> None:
    if shutil.which(f"ld.{linker}") is None and not (linker == "lld" and shutil.which("ld.lld-22")):
        pytest.skip(f"ld.{linker} is not installed")
    objects(sources, "-O2")
    sources.run("ar", "rcs", "libmodel.a", "part.o", "other.o")
    sources.build(f"-fuse-ld={linker}", "main.o", "model.o", "libmodel.a", "-lm", "-o", "prog")
    assert sources.output() == "right\n"


def test_a_shared_library(sources: Workbench) -> None:
    objects(sources, "-O2", "-fPIC")
    sources.build("-shared", "part.o", "other.o", "-o", "libpart.so")
    sources.build("main.o", "model.o", "-L.", "-lpart", "-Wl,-rpath,$ORIGIN", "-lm", "-o", "prog")
    assert sources.output() == "right\n"


def test_a_shared_library_that_asks_itself(sources: Workbench) -> None:
    sources.write("gradient.c", MAIN.replace("int main(void)", "int check(void)"))
    sources.write("run.c", "int check(void);\nint main(void) { return check(); }\n")
    objects(sources, "-O2", "-fPIC", names=("gradient", "model", "part"))
    sources.build("-shared", "gradient.o", "model.o", "part.o", "-lm", "-o", "libgradient.so")
    sources.build("-O2", "run.c", "-L.", "-lgradient", "-Wl,-rpath,$ORIGIN", "-o", "prog")
    assert sources.output() == "right\n"


def test_objects_joined_before(sources: Workbench) -> None:
    objects(sources, "-O2")
    sources.build("-r", "-nostdlib", "main.o", "model.o", "-o", "joined.o")
    sources.build("joined.o", "part.o", "-lm", "-o", "prog")
    assert sources.output() == "right\n"


def test_an_object_of_another_compiler_is_named(sources: Workbench) -> None:
    objects(sources, "-O2", names=("main", "model"))
    sources.run(*clang(), "-O2", "-c", "part.c")
    sources.build("main.o", "model.o", "-r", "-nostdlib", "-o", "both.o")
    done = sources.enzcc("main.o", "model.o", "part.o", "-lm", "-o", "prog")
    assert done.status == 1
    assert "model.c:8:" in done.err
    assert "error: [EZ0201]" in done.err
    assert "help: 'part' is in part.o, which carries no IR: compile it with enzcc" in done.err
    assert not sources.exists("prog")


EXPORTER = """
#include <dlfcn.h>
#include <stdio.h>
#include <enzyme.h>
double half(double x);
int main(void) {
  void *found = dlsym(RTLD_DEFAULT, "other_half");
  printf("%g %s\\n", __enzyme_autodiff((void *)half, 3.0), found ? "exported" : "private");
  return 0;
}
"""
HALVES = "double half(double x) { return x / 2; }\ndouble other_half(double x) { return x - x / 2; }\n"


@pytest.mark.parametrize(("flags", "said"), [([], "private"), (["-rdynamic"], "exported"), (["-Wl,-E"], "exported")])
def test_a_program_keeps_what_it_exports(bench: Workbench, flags: list[str], said: str) -> None:
    """What nobody can ask of a program is left out, if it was recompiled: it would take time for nothing."""
    bench.write("main.c", EXPORTER)
    bench.write("half.c", HALVES)
    bench.build(*objects(bench, "-O2", names=("main", "half")), *flags, "-ldl", "-o", "prog")
    assert bench.output() == f"0.5 {said}\n"


def test_what_native_objects_ask_for_stays(bench: Workbench) -> None:
    bench.write(
        "main.c",
        EXPORTER.replace('dlsym(RTLD_DEFAULT, "other_half")', "foreign(0)").replace(
            "int main", "void *foreign(void *);\nint main"
        ),
    )
    bench.write("half.c", HALVES)
    bench.write(
        "foreign.c",
        "double other_half(double);\nvoid *foreign(void *a) { return (void *)(long)(other_half(2.0) == 1); }\n",
    )
    made = objects(bench, "-O2", names=("main", "half"))
    bench.build("--no-ir", "-O2", "-c", "foreign.c")
    bench.build(*made, "foreign.o", "-o", "prog")
    assert bench.output() == "0.5 exported\n"


def test_what_hides_code_of_a_shared_library_is_said(sources: Workbench) -> None:
    sources.write(
        "own.c",
        "static double factor = 2;\nvoid set(double x) { factor = x; }\ndouble f(double x) { return factor * x; }\n",
    )
    sources.write(
        "asks.c",
        "double f(double), __enzyme_autodiff(void *, ...);\n"
        "int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 2; }\n",
    )
    sources.build("-O2", "-fPIC", "-shared", "own.c", "-o", "libown.so")
    done = sources.enzcc("-O2", "asks.c", "./libown.so", "-o", "prog")
    assert done.status == 1
    assert "'f' cannot be looked into: 'factor' is a variable that only ./libown.so can see" in done.err
