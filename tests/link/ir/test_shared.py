"""Code of shared libraries is looked at, and stays theirs."""

from __future__ import annotations

from pathlib import Path

import pytest
from linking import REQUEST, bound, merged, run, unit

from enzyme_passes.llvm import binding as llvm

MAIN = (
    REQUEST
    + """#include <stdio.h>
double f(double);
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }
"""
)


def test_function_of_a_shared_library_is_differentiated_and_not_emitted(tmp_path: Path) -> None:
    library = """static double part(double x) { return x * x; }
    static const double table[2] = {2, 3};
    double scale = 2;
    __attribute__((visibility("hidden"))) double inside(double x) { return table[1] * part(x) * scale; }
    int unrelated(void) { static int n; return ++n; }
    double f(double x) { return inside(x) + table[unrelated() & 0]; }"""
    units = [
        unit(MAIN.replace("int main(void) {", "extern double scale; int main(void) { scale = 10;"), tmp_path, "main.c"),
        unit(library, tmp_path, "f.c", "-fPIC", shared=True),
    ]
    made = merged(units)
    assert made.defined == ("main",)
    text = llvm.text_of(llvm.parse(made.module))
    assert "define available_externally double @f(" in text
    assert "declare i32 @unrelated(" in text
    assert "unrelated" in made.hidden
    assert run(units, tmp_path) == "180\n"


def test_variable_that_only_the_library_sees_is_named(tmp_path: Path) -> None:
    library = "static double factor = 2; void set(double x) { factor = x; } double f(double x) { return factor * x; }"
    units = [unit(MAIN, tmp_path, "main.c"), unit(library, tmp_path, "libf.so.c", "-fPIC", shared=True)]
    made = merged(units)
    assert made.hidden == {"f": "'factor' is a variable that only libf.so.c can see"}


def test_libraries_may_call_each_other_and_the_program(tmp_path: Path) -> None:
    units = [
        unit(MAIN + "double back(double x) { return x * x; }", tmp_path, "main.c"),
        unit("double g(double); double f(double x) { return g(x); }", tmp_path, "f.c", "-fPIC", shared=True),
        unit("double back(double); double g(double x) { return x * back(x); }", tmp_path, "g.c", "-fPIC", shared=True),
    ]
    made = merged(units)
    text = llvm.text_of(llvm.parse(made.module))
    assert all(f"define available_externally double @{name}(" in text for name in "fg")
    assert made.defined == ("back", "main") or made.defined == ("main", "back")


def test_classes_of_a_shared_library(tmp_path: Path) -> None:
    """Constructors are aliases, the virtual table is the library's, a template's function is everyone's."""
    header = """template <class T> inline T square(T x) { return x * x; }
    struct Shape { virtual ~Shape(); virtual double area(double) const = 0; };
    struct Disc : Shape { double r; explicit Disc(double r); double area(double x) const override; };
    double f(double);
    """
    library = (
        header
        + """Shape::~Shape() {}
    Disc::Disc(double r) : r(r) {}
    double Disc::area(double x) const { return r * square(x); }
    namespace { struct Own : Shape { double area(double x) const override { return x; } }; }
    double f(double x) { Disc d(2); Own o; const Shape *s[] = {&d, &o}; return s[0]->area(x) * s[1]->area(x); }"""
    )
    main = (
        header
        + """#include <cstdio>
    template <class T, class... A> T __enzyme_autodiff(void *, A...);
    int main() { std::printf("%g %g\\n", f(3), __enzyme_autodiff<double>((void *)f, 3.0)); }"""
    )
    units = [unit(main, tmp_path, "main.cpp"), unit(library, tmp_path, "f.cpp", "-fPIC", shared=True)]
    assert run(units, tmp_path) == "54 54\n"
    assert set(bound(units)) >= {"_ZTV4Disc"}


def test_annotations_of_a_shared_library_count(tmp_path: Path) -> None:
    library = """__attribute__((annotate("enzyme_inactive"))) double g(double x) { return x * x; }
    __attribute__((annotate("unrelated"))) double h(double x) { static double n; return x + ++n; }
    double f(double x) { return x * g(x); }"""
    units = [unit(MAIN, tmp_path, "main.c"), unit(library, tmp_path, "f.c", "-fPIC", shared=True)]
    assert run(units, tmp_path) == "9\n"


def test_library_whose_function_the_program_replaces_is_not_looked_into(tmp_path: Path) -> None:
    """Which of the two `g` the library calls depends on how it was linked."""
    main = MAIN + "double g(double x) { return x * x; }"
    library = "double g(double x) { return x; } double f(double x) { return g(x); }"
    units = [unit(main, tmp_path, "main.c"), unit(library, tmp_path, "libf.c", "-fPIC", shared=True)]
    assert merged(units).hidden == {"f": "'g' is defined by libf.c and by another file of the link"}


def test_what_a_library_hides_is_its_own(tmp_path: Path) -> None:
    main = MAIN + "double h(double x) { return 0; }"
    library = """__attribute__((visibility("hidden"))) double h(double x) { return x * x; }
    double f(double x) { return h(x); }"""
    units = [unit(main, tmp_path, "main.c"), unit(library, tmp_path, "f.c", "-fPIC", shared=True)]
    assert merged(units).hidden == {}
    assert run(units, tmp_path) == "6\n"


def of_fixed(kind: str, constructor: str, others: str = "") -> str:
    """A library whose `f` uses an object of its own, as headers have them (Eigen's `fix<N>`)."""
    return f"""{others}
    template <int N> struct Fixed {{ int value; {constructor} operator int() const {{ return N; }} }};
    template <int N> {kind} Fixed<N> fixed{{}};
    template <int N> __attribute__((noinline)) double power(double x) {{
        double y = 1;
        for (int i = 0; i < fixed<N>; i++) y *= x;
        return y + 0 * fixed<N>.value;
    }}
    double f(double x) {{ return power<3>(x); }}"""


CPP_MAIN = """#include <cstdio>
template <class T, class... A> T __enzyme_autodiff(void *, A...);
double f(double);
int main() { std::printf("%g\\n", __enzyme_autodiff<double>((void *)f, 3.0)); }"""


def test_constant_object_whose_constructor_writes_nothing_is_no_variable(tmp_path: Path) -> None:
    library = of_fixed("static const", "Fixed() { check(); }", "inline void check() { int n = 1; (void)n; }")
    units = [unit(CPP_MAIN, tmp_path, "main.cpp"), unit(library, tmp_path, "f.cpp", "-fPIC", shared=True)]
    assert merged(units).hidden == {}
    assert run(units, tmp_path) == "27\n"


@pytest.mark.parametrize(
    ("kind", "constructor", "others"),
    [
        ("static const", "Fixed() { value = time(); }", "extern int time();"),
        ("static const", "Fixed() { const_cast<int &>(value) = 3; }", ""),
        ("static const", "Fixed() { start(this); }", "extern void start(void *);"),
        ("static const", "Fixed() { set(&value); }", "inline void set(int *p) { *p = 4; }"),
        ("static const", "Fixed() { __atomic_store_n(&value, 2, 5); }", ""),
        ("static const", "Fixed() { __builtin_memset(this, 1, 4); }", ""),
        ("static", "Fixed() {}", ""),
    ],
    ids=["value", "cast", "elsewhere", "inner", "atomic", "memset", "variable"],
)
def test_object_that_may_change_or_is_computed_is_a_variable(
    kind: str, constructor: str, others: str, tmp_path: Path
) -> None:
    library = of_fixed(kind, constructor, others)
    units = [unit(CPP_MAIN, tmp_path, "main.cpp"), unit(library, tmp_path, "f.cpp", "-fPIC", shared=True)]
    assert "is a variable that only f.cpp can see" in "".join(merged(units).hidden.values())
