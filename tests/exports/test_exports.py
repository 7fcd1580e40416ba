"""`--export-derivatives`: derivatives of named functions in an object, and the header that other files use them by."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.compiling import Ran, enzcc, run
from tests.native import clang

HERE = Path(__file__).parent
NAMES = (
    "polynomial,mixed,three,many,outputs,energy,pick,steps,extended,magnitude,nested,with_table,in_place,nothing,"
    "counter"
)


def succeed(made: Ran) -> None:
    assert (made.status, made.out, made.err) == (0, "", "")


def refused(made: Ran, *said: str) -> None:
    assert made.status == 1
    for text in said:
        assert text in made.err


def native(*command: str | Path, cwd: Path, text: str = "") -> str:
    done = subprocess.run(command, cwd=cwd, input=text, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@dataclass(frozen=True)
class Made:
    """The models in every form, and the objects of a user who has none of their code."""

    directory: Path

    def path(self, name: str) -> str:
        return str(self.directory / name)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    directory = tmp_path_factory.mktemp("exports")
    export = ("--export-derivatives", NAMES, "--emit-header=derivatives.h")
    header = f'-DMODELS_DERIVATIVES="{directory}/derivatives.h"'
    models = HERE / "c/models.c"
    succeed(enzcc("-O2", "-c", models, *export, "-o", "models.o", cwd=directory))
    succeed(enzcc("-O2", "-fPIC", "-shared", models, *export, "-o", "libmodels.so", cwd=directory))
    native("ar", "rcs", "libarchive.a", "models.o", cwd=directory)
    succeed(enzcc("-O2", "-w", header, "-c", HERE / "c/user.c", "-o", "user.o", cwd=directory))
    return Made(directory)


LIBRARIES = {"object": ["models.o"], "archive": ["-L.", "-larchive"], "shared": ["-L.", "-lmodels", "-Wl,-rpath,."]}


@pytest.mark.parametrize("library", list(LIBRARIES))
@pytest.mark.parametrize("linker", ["enzcc", "clang", "gcc"])
def test_a_file_differentiates_through_functions_without_their_code(made: Made, linker: str, library: str) -> None:
    command = ["user.o", *LIBRARIES[library], "-lm", "-o", f"{linker}-{library}"]
    if linker == "enzcc":
        succeed(enzcc(*command, cwd=made.directory))
    else:
        native(*(clang() if linker == "clang" else ["gcc"]), *command, cwd=made.directory)
    assert run(made.directory / f"{linker}-{library}", cwd=made.directory).out == "OK\n" * 11


def test_levels_do_not_matter(tmp_path: Path) -> None:
    export = ("--export-derivatives", NAMES, "--emit-header=derivatives.h")
    succeed(enzcc("-O0", "-g", "-c", HERE / "c/models.c", *export, "-o", "models.o", cwd=tmp_path))
    header = f'-DMODELS_DERIVATIVES="{tmp_path}/derivatives.h"'
    succeed(enzcc("-O0", "-w", header, "-c", HERE / "c/user.c", "-o", "user.o", cwd=tmp_path))
    native("gcc", "user.o", "models.o", "-o", "program", "-lm", cwd=tmp_path)
    assert run(tmp_path / "program").out == "OK\n" * 11


COMPILERS = """
gcc -std=c89, gcc -std=c2x, clang -std=c89, clang -std=c23, g++ -std=c++98, g++ -std=c++23,
clang --driver-mode=g++ -std=c++98, clang --driver-mode=g++ -std=c++23
"""


@pytest.mark.parametrize("compiler", [c.strip() for c in COMPILERS.split(",")])
def test_the_header_is_plain_c_and_cxx(made: Made, compiler: str) -> None:
    """Twice, beside the user's declarations with other types, with all warnings."""
    language = "c++" if "++" in compiler else "c"
    declared = "struct system; double energy(struct system *, const double *);"
    if language == "c++":
        declared = f'extern "C" {{ {declared} }}'
    both = '#include "derivatives.h"\n#include "derivatives.h"\n'
    text = f"{both}{declared}\nint user;\n"
    strict = ["-Wall", "-Wextra", "-pedantic-errors", "-Werror", "-fsyntax-only", "-I."]
    program, *options = compiler.split()
    words = clang() if program == "clang" else [program]
    native(*words, *options, *strict, "-x", language, "-", cwd=made.directory, text=text)


def test_the_same_source_gives_the_same_bytes(made: Made) -> None:
    (made.directory / "again").mkdir()
    export = ("--export-derivatives", NAMES, "--emit-header=again/derivatives.h")
    succeed(enzcc("-O2", "-c", HERE / "c/models.c", *export, "-o", "again/models.o", cwd=made.directory))
    for name in ("models.o", "derivatives.h"):
        assert (made.directory / "again" / name).read_bytes() == (made.directory / name).read_bytes()


# Names --------------------------------------------------------------------------------------------------------------

CLASSES = """
namespace shapes {
double area(double r) { return 3 * r * r; }
double area(double a, double b) { return a * b; }
template <class T> T twice(T x) { return 2 * x * x; }
template double twice<double>(double);
struct Box { double side; double volume(double height) const; };
double Box::volume(double height) const { return side * side * height; }
}
double outside(double *x) { return *x * *x; }
static double hidden(double x) { return x; }
__attribute__((weak)) double replaced(double x) { return hidden(x); }
"""
CLASSES_USER = """
#include "d.h"
#include <cstdio>
namespace shapes {
double area(double), area(double, double);
template <class T> T twice(T x);
extern template double twice<double>(double);
struct Box { double side; double volume(double height) const; };
}
double outside(double *);
double __enzyme_autodiff(void *, ...);
double f(double x) {
    shapes::Box box{x};
    return shapes::area(x, 3) + shapes::area(x) * shapes::twice(x) + box.volume(2 * x) + outside(&x);
}
int main() { std::printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
"""


def test_functions_of_cxx_are_named_as_in_the_source_or_by_their_symbols(tmp_path: Path) -> None:
    (tmp_path / "classes.cpp").write_text(CLASSES)
    (tmp_path / "user.cpp").write_text(CLASSES_USER)
    names = (
        "--export-derivatives=shapes::area(double,double),_ZN6shapes4areaEd,outside",
        "--export-derivatives=shapes::twice<double>",
        "--export-derivatives=shapes::Box::volume",
    )
    succeed(enzcc("-O1", "-c", "classes.cpp", *names, "--emit-header=d.h", cwd=tmp_path, cxx=True))
    succeed(enzcc("-O1", "user.cpp", "classes.o", "-o", "user", cwd=tmp_path, cxx=True))
    # 3 + 24 x^3 + 6 x^2 + 2 x
    assert run(tmp_path / "user").out == "223\n"
    assert "shapes_area(double a, double b)" in (tmp_path / "d.h").read_text()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("shapes::area", "names 2 functions"),
        ("shapes::aera", "did you mean shapes::area"),
        ("hidden", "is static"),
        ("replaced", "is weak"),
    ],
)
def test_names_that_cannot_be_exported_are_refused(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "classes.cpp").write_text(CLASSES)
    command = ("-O1", "-c", "classes.cpp", f"--export-derivatives={name}", "--emit-header=d.h")
    refused(enzcc(*command, cwd=tmp_path, cxx=True), "[EZ0605]", said)
    assert [p.name for p in tmp_path.iterdir()] == ["classes.cpp"]


def test_functions_may_stand_in_several_sources(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("double f(double x) { return x * x; }\n")
    (tmp_path / "two.c").write_text("float g(float x, float y) { return x * y; }\n")
    export = ("--export-derivatives=g", "--export-derivatives=f", "--emit-header=d.h")
    succeed(enzcc("-c", "one.c", "two.c", *export, cwd=tmp_path))
    header = (tmp_path / "d.h").read_text()
    assert header.index("/* g */") < header.index("/* f */")
    assert "T f_gradient" in native("nm", "one.o", cwd=tmp_path)
    assert "T g_forward" in native("nm", "two.o", cwd=tmp_path)
    refused(enzcc("-c", "one.c", "two.c", *export, "--export-derivatives=h", cwd=tmp_path), "EZ0605", "'h'")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["one.c", "two.c"]


def test_assembly_and_ir_have_the_derivatives_too(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("double f(double x) { return x * x; }\n")
    succeed(enzcc("-O1", "-S", "one.c", "--export-derivatives=f", cwd=tmp_path))
    assert "\nf_gradient:" in (tmp_path / "one.s").read_text()
    succeed(enzcc("-O1", "-S", "-emit-llvm", "one.c", "--export-derivatives=f", cwd=tmp_path))
    assert "double @f_gradient(" in (tmp_path / "one.ll").read_text()


# What is refused ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("double f(double x) { return x; }\ndouble f_gradient(void) { return 0; }", "one.c:2:1: error: [EZ0605] 'f_g"),
        ("#include <stdarg.h>\ndouble f(double x, ...) { return x; }", "one.c:2:1: error: [EZ0605]"),
        ("struct s { double a[9]; };\ndouble f(struct s x) { return x.a[1]; }", "one.c:2:1: error: [EZ0605]"),
        ("struct s { double a[9]; };\nstruct s f(double x) { return (struct s){x}; }", "one.c:2:1: error: [EZ0605]"),
        ("_Complex double f(double x) { return x; }", "one.c:1:1: error: [EZ0605]"),
        ("struct s { int n; float a; };\ndouble f(struct s x) { return x.a; }", "one.c:2"),
        ("struct s { int n; float a; };\nstruct s f(float x) { return (struct s){1, x}; }", "one.c:2"),
        ("double g(double);\ndouble f(double x) {\n  return g(x);\n}", "one.c:3:10: error: [EZ0201]"),
        ("static double s;\nvoid f(double x) { s = x; }\ndouble g(void) { return s; }", "one.c:2:1: error: [EZ0605]"),
        ("double *s;\nvoid f(double *x) { s = x; }", "one.c:2:1: error: [EZ0605]"),
        ("double s[8];\nint at;\ndouble f(double x) { return x + (s[at++] = x); }", "one.c:3:1: error: [EZ0605]"),
        ("double f(double);\n", "[EZ0605] --export-derivatives: there is no function 'f'"),
    ],
)  # fmt: skip
def test_what_cannot_be_differentiated_leaves_nothing_behind(source: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text(source + "\n")
    (tmp_path / "one.o").write_text("of an earlier command")
    (tmp_path / "d.h").write_text("of an earlier command")
    refused(enzcc("-O1", "-c", "one.c", "--export-derivatives=f", "--emit-header=d.h", cwd=tmp_path), said)
    assert [p.name for p in tmp_path.iterdir()] == ["one.c"]


def test_options_that_make_no_sense_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("double f(double x) { return x; }\n")
    refused(enzcc("-c", "one.c", "--emit-header=d.h", cwd=tmp_path), "[EZ0804] --emit-header needs")
    refused(enzcc("-c", "one.c", "--export-derivatives=,", cwd=tmp_path), "[EZ0804]")
    refused(enzcc("-c", "one.c", "--export-derivatives=f", "--emit-header=one.c", cwd=tmp_path), "[EZ0804]")
    assert (tmp_path / "one.c").exists()
    succeed(enzcc("-c", "one.c", cwd=tmp_path))
    refused(enzcc("one.o", "--export-derivatives=f", cwd=tmp_path), "[EZ0804]")


# Beside other things --------------------------------------------------------------------------------------------------


def test_second_derivatives_through_an_export_are_refused(made: Made, tmp_path: Path) -> None:
    """The code of f_augmented and f_gradient is elsewhere: nothing is known of their derivatives."""
    (tmp_path / "user.c").write_text(f"""
#include "{made.path("derivatives.h")}"
double polynomial(double x, int n), __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
double f(double x) {{ return polynomial(x, 3); }}
double slope(double x) {{
  return __enzyme_autodiff((void *)f, x);
}}
int main(void) {{ return __enzyme_fwddiff((void *)slope, 3.0, 1.0) != 0; }}
""")
    native("objcopy", "--remove-section=.enz.ir", made.path("models.o"), "models.o", cwd=tmp_path)
    refused(enzcc("-O1", "user.c", "models.o", "-o", "user", cwd=tmp_path), "[EZ0201]", "polynomial_")


@pytest.mark.parametrize("name", ["scale", "größe"])
def test_an_export_says_which_globals_it_reads(name: str, tmp_path: Path) -> None:
    """Its derivatives are with respect to its arguments alone. The second name is one that LLVM writes with escapes."""
    (tmp_path / "model.c").write_text(f"double {name} = 2;\ndouble f(double x) {{ return x * x * {name}; }}\n")
    (tmp_path / "user.c").write_text(f"""
#include "d.h"
extern double {name};
double f(double), __enzyme_autodiff(void *, ...);
double g(double x) {{ {name} = x; return f(x); }}
int main(void) {{ return __enzyme_autodiff((void *)g, 3.0) != 0; }}
""")
    succeed(enzcc("-O2", "-c", "model.c", "--export-derivatives=f", "--emit-header=d.h", cwd=tmp_path))
    refused(enzcc("-O2", "user.c", "model.o", "-o", "user", cwd=tmp_path), "[EZ0201]", "reads it")


def test_a_source_may_include_its_own_header_and_ask_itself(tmp_path: Path) -> None:
    """As it does when it is compiled a second time."""
    (tmp_path / "one.c").write_text("""
#if __has_include("d.h")
#include "d.h"
#endif
double f(double x) { return x * x * x; }
#ifdef MAIN
#include <stdio.h>
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
double g(double x) { return 2 * f(x); }
double slope(double x) { return __enzyme_autodiff((void *)g, x); }
int main(void) { printf("%g %g\\n", slope(2), __enzyme_fwddiff((void *)slope, 2.0, 1.0)); }
#endif
""")
    for _ in range(2):
        succeed(enzcc("-O1", "-c", "one.c", "--export-derivatives=f", "--emit-header=d.h", cwd=tmp_path))
    succeed(enzcc("-O1", "-DMAIN", "one.c", "--export-derivatives=f", "-o", "one", cwd=tmp_path))
    assert run(tmp_path / "one").out == "24 24\n"


def test_a_rule_of_the_users_is_what_is_exported(tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text("""
double f(double x) { return x * x; }
double augmented(double x) { return f(x); }
double gradient(double x, double seed) { return 100 * seed; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)augmented, (void *)gradient};
""")
    (tmp_path / "main.c").write_text("""
#include "d.h"
#include <stdio.h>
int main(void) {
  struct f_augmented_result run = f_augmented(3);
  printf("%g %g %g\\n", run.primal, f_gradient(3, 1, run.tape), f_forward(3, 1).tangent);
}
""")
    succeed(enzcc("-O2", "-c", "one.c", "--export-derivatives=f", "--emit-header=d.h", cwd=tmp_path))
    native("gcc", "main.c", "one.o", "-o", "main", cwd=tmp_path)
    assert run(tmp_path / "main").out == "9 100 6\n"


# Beside links that differentiate --------------------------------------------------------------------------------------

STATEFUL = """
#include <math.h>
static double scale = 2;
double helper(double x) { return sin(x) * scale; }
double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += helper(x[i]) * x[i];
  return s;
}
"""
ELSEWHERE = "double h(double x) { return x * x * x; }\n"
WAITING = """
#include "d.h"
#include <math.h>
#include <stdio.h>
double f(double *x, int n), h(double), __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
double g(double x) {
  double y[2] = {x, h(x)};
  return f(y, 2) + h(y[1]);
}
double slope(double x) { return __enzyme_autodiff((void *)g, x); }
int main(void) {
  double e = 1e-5, wanted = (g(0.7 + e) - g(0.7 - e)) / 2 / e;
  printf("%d\\n", fabs(slope(0.7) - wanted) < 1e-6);
#ifdef SECOND
  wanted = (slope(0.7 + e) - slope(0.7 - e)) / 2 / e;
  printf("%d\\n", fabs(__enzyme_fwddiff((void *)slope, 0.7, 1.0) - wanted) < 1e-5);
#endif
}
"""


@pytest.fixture
def parts(tmp_path: Path) -> Path:
    for name, text in {"model.c": STATEFUL, "other.c": ELSEWHERE, "main.c": WAITING}.items():
        (tmp_path / name).write_text(text)
    succeed(enzcc("-O1", "-c", "model.c", "--export-derivatives=f", "--emit-header=d.h", cwd=tmp_path))
    succeed(enzcc("-O1", "-c", "other.c", cwd=tmp_path))
    return tmp_path


def test_a_link_that_differentiates_takes_exporting_objects_along(parts: Path) -> None:
    """They are compiled anew with their derivatives, and second ones are there, too."""
    succeed(enzcc("-O1", "-c", "-DSECOND", "main.c", cwd=parts))
    succeed(enzcc("main.o", "other.o", "model.o", "-o", "main", "-lm", cwd=parts))
    assert run(parts / "main").out == "1\n1\n"


def test_a_link_that_differentiates_calls_what_a_library_exports(parts: Path) -> None:
    """Though it sees the library's IR: the derivatives are functions of the library, and may use what only it sees."""
    succeed(enzcc("-O1", "-fPIC", "-shared", "model.c", "--export-derivatives=f", "-o", "libmodel.so", cwd=parts))
    succeed(enzcc("-O1", "-c", "main.c", cwd=parts))
    succeed(enzcc("main.o", "other.o", "-L.", "-lmodel", "-lm", "-Wl,-rpath,.", "-o", "main", cwd=parts))
    assert run(parts / "main", cwd=parts).out == "1\n"
