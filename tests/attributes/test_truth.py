"""Programs in which the primal's attributes are no truth about the derivative: they confirm their own gradients."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.attributes.programs import PROGRAMS, program
from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

RULE_THAT_THROWS = """
#include <cstdio>
extern "C" int enzyme_dup;
template <class R, class... A> R __enzyme_autodiff(void *, A...);
__attribute__((noinline)) double half(double x) { return 0.5 * x; }
__attribute__((noinline)) double augmented(double x) { if (x > 2) throw 7; return 0.5 * x; }
__attribute__((noinline)) double gradient(double x, double d) { if (x > 1) throw 8; return 0.5 * d; }
void *__enzyme_register_gradient_half[] = {(void *)half, (void *)augmented, (void *)gradient};
static int ended;
struct Guard { ~Guard() { ended++; } };
__attribute__((noinline)) double f(double *x) { return half(x[0]) * x[1]; }
static int caught(double a) {
    double x[2] = {a, 3}, d[2] = {0, 0};
    try {
        Guard guard;
        __enzyme_autodiff<void>((void *)f, enzyme_dup, x, d);
    } catch (int k) {
        return k;
    }
    return d[0] == 1.5 && d[1] == 0.5 * a ? 0 : -1;
}
int main() { return !(caught(0.5) == 0 && caught(1.5) == 8 && caught(2.5) == 7 && ended == 3); }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    made = enzcc(level, "-w", "-xc", "-", "-o", "a", "-lm", cwd=tmp_path, text=program(name))
    assert (made.status, made.err) == (0, "")
    ran = run(tmp_path / "a", cwd=None, timeout=20)
    assert ran.status == 0, ran.out + ran.err


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_users_rule_may_throw_where_the_function_does_not(level: str, tmp_path: Path) -> None:
    """`nounwind` is the primal's: in the derivative of a function that throws nothing, the rule of its callee does."""
    made = enzcc(level, "-w", "-xc++", "-", "-o", "a", cwd=tmp_path, text=RULE_THAT_THROWS, cxx=True)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "a", cwd=None, timeout=20).status == 0


def derived(source: str, directory: Path) -> str:
    made = enzcc("-O2", "-w", "-c", "-xc", "-", "--save-ir=ir", "-o", "a.o", cwd=directory, text=source)
    assert (made.status, made.err) == (0, "")
    return (directory / "ir" / "derived.ll").read_text()


def parameters(text: str, function: str) -> list[str]:
    found = re.search(rf"^define [^@]*@{function}\((.*?)\) ", text, re.M)
    assert found is not None, function
    return found[1].split(", ")


def definition(text: str, function: str) -> str:
    found = re.search(rf"^define [^@]*@{function}\(.*?^}}", text, re.M | re.S)
    assert found is not None, function
    return found[0]


OUT = """
#include <enzyme.h>
__attribute__((noinline)) static void f(const double *restrict x, double *restrict y, double *restrict z, long n) {
    for (long i = 0; i < n; i++) { y[i] = x[i] * x[i] * z[i]; z[i] = y[i]; }
}
void g(double *x, double *dx, double *y, double *dy, double *z, double *dz, long n) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, z, dz, enzyme_const, n);
}
void h(double *x, double *dx, double *y, double *dy, double *z, double *dz, long n) {
    __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, z, dz, enzyme_const, n);
}
void i(double *x, double *dx, double *y, double *dy, double *z, double *dz, long n) {
    __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, z, dz,
                      enzyme_const, n);
}
"""


def test_the_shadow_of_what_is_only_written_or_always_written_is_alone(tmp_path: Path) -> None:
    """So loops over restrict arrays need no checks for overlap, as before."""
    text = derived(OUT, tmp_path)
    alone = ["noalias" in p for p in parameters(text, "__enzcc_combined_f")]
    assert alone[:6] == [True, False, True, True, True, True]
    forward = ["noalias" in p for p in parameters(text, "__enzcc_tangent_f")]
    assert forward[:6] == [True] * 6


def test_nothing_is_alone_where_a_shadow_may_be_its_primal(tmp_path: Path) -> None:
    text = derived(OUT, tmp_path)
    assert not any("noalias" in p for p in parameters(text, r"__enzcc_combined_f\.2"))


def test_a_shadow_is_aligned_as_its_type(tmp_path: Path) -> None:
    """What the program knows of the primal's address it does not know of the shadow's, which the user may have made by
    calloc."""
    text = derived(
        """
        #include <enzyme.h>
        __attribute__((noinline)) static double f(const double *x) {
            const double *p = __builtin_assume_aligned(x, 64);
            return p[0] * p[1];
        }
        void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
        """,
        tmp_path,
    )
    aligned = re.findall(r"(load|store) [^\n]*align (\d+)", definition(text, "__enzcc_combined_f"))
    assert ("load", "64") in aligned and ("store", "64") not in aligned


def test_memory_that_never_changes_has_a_shadow_that_does(tmp_path: Path) -> None:
    """A fourth operand of 1 in a type tag says so of the primal."""
    source = tmp_path / "constant.ll"
    source.write_text("""
target triple = "x86_64-unknown-linux-gnu"
declare double @__enzyme_autodiff(...)
define internal double @f(ptr %x) noinline {
  %a = load double, ptr %x, align 8, !tbaa !0
  %b = fmul double %a, %a
  ret double %b
}
define void @g(ptr %x, ptr %d) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %d)
  ret void
}
!0 = !{!1, !1, i64 0, i64 1}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
""")
    made = enzcc("-O2", "-w", "-c", source, "--save-ir=ir", "-o", "a.o", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    text = (tmp_path / "ir" / "derived.ll").read_text()
    accesses = [line for line in definition(text, "__enzcc_combined_f").splitlines() if "align" in line]
    assert any("!tbaa" in line for line in accesses)
    assert not any("!tbaa" in line for line in accesses if '%"x\'"' in line)
