"""What a module lacks for its own requests."""

from __future__ import annotations

from pathlib import Path

from linking import REQUEST, raw

from enzyme_passes.whole_program import Missing, missing, missing_definitions


def test_nothing_is_missing_where_all_is_defined_or_has_a_rule(tmp_path: Path) -> None:
    code = """#include <math.h>
    #include <stdlib.h>
    static double g(double x) { double *p = malloc(8); *p = sin(x); double y = *p; free(p); return y; }
    double f(double x) { return g(x) * exp(x); }
    double d(double x) { return __enzyme_autodiff((void *)f, x); }"""
    assert missing(raw(REQUEST + code, tmp_path, "f.c")) == Missing((), (), ())


def test_function_asked_for_may_be_elsewhere(tmp_path: Path) -> None:
    code = "double f(double); double d(double x) { return __enzyme_autodiff((void *)f, x); }"
    assert missing(raw(REQUEST + code, tmp_path, "f.c")).asked == ("f",)


def test_what_is_called_may_be_elsewhere_or_replaced(tmp_path: Path) -> None:
    code = """double g(double), unused(double);
    __attribute__((weak)) double h(double x) { return unused(x); }
    double k(double x) { return x; }
    double f(double x) { return g(x) + h(x) + k(x); }
    double other(double x) { return unused(x); }
    double d(double x) { return __enzyme_autodiff((void *)f, x); }"""
    found = missing(raw(REQUEST + code, tmp_path, "f.c"))
    assert found == Missing((), ("g", "unused"), ("h",)) or found == Missing((), ("unused", "g"), ("h",))
    assert sorted(missing_definitions(raw(REQUEST + code, tmp_path, "f.c"))) == ["g", "h", "unused"]


def test_function_with_a_custom_rule_is_not_missing(tmp_path: Path) -> None:
    code = """double g(double);
    static double aug(double x) { return g(x); }
    static double grad(double x, double d) { return 2 * d; }
    void *__enzyme_register_gradient_g[] = {(void *)g, (void *)aug, (void *)grad};
    double f(double x) { return g(x); }
    double d(double x) { return __enzyme_autodiff((void *)f, x); }"""
    assert missing_definitions(raw(REQUEST + code, tmp_path, "f.c")) == []


def test_pointers_may_lead_to_other_files(tmp_path: Path) -> None:
    code = "double f(double (*g)(double), double x) { return g(x); }"
    code += "double d(double (*g)(double), double x) { return __enzyme_autodiff((void *)f, enzyme_const, g, x); }"
    assert missing(raw("extern int enzyme_const;" + REQUEST + code, tmp_path, "f.c")).through_pointers
