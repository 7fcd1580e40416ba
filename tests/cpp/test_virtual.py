"""Code pointers: virtual calls, function pointers, std::function, and what the shadows of such pointers may be."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import HERE, builds, confirm, confirm_sanitized, programs, sanitizers

PROGRAMS = programs("virtual")


@builds("virtual")
def test_calls_through_pointers_have_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


def test_objects_of_classes_are_left_as_they_were(tmp_path: Path) -> None:
    """No object is freed twice, none is lost, and nothing is read through the shadow of a virtual table."""
    confirm_sanitized(PROGRAMS[0], into=tmp_path)


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_siblings_that_keep_different_things_in_one_place_are_copied_right(level: str, tmp_path: Path) -> None:
    """Under -fsanitize=undefined constructors are called, and only the classes' other functions know of the doubles."""
    if not sanitizers():
        pytest.skip("this clang has no runtime of UndefinedBehaviorSanitizer")
    confirm(HERE / "virtual" / "siblings.cpp", level, "-fsanitize=undefined", into=tmp_path)


REPORTED = """
struct Shape {
    double weight;
    virtual double area(double side) const { return side * weight; }
    virtual ~Shape() {}
};
struct Square : Shape {
    double area(double side) const override { return side * side * weight; }
};
__attribute__((noinline)) static double weighed(const Shape *shape, double side) {
    return shape->area(side) * shape->weight;
}
static double f(double *x) {
    Square square;
    square.weight = x[0] * x[1];
    Shape line;
    line.weight = x[0];
    return weighed(&square, x[1]) + weighed(&line, x[1]);
}
extern int enzyme_dup;
extern void __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
int main() {
    double x[2] = {0.5, 1.5}, d[2] = {}, unit[2] = {1, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    double along = __enzyme_fwddiff((void *)f, enzyme_dup, x, unit);
    double expected = 2 * x[0] * x[1] * x[1] * x[1] * x[1] + 2 * x[0] * x[1];
    return f(x) < 0 || __builtin_fabs(d[0] - expected) > 1e-12 || __builtin_fabs(along - expected) > 1e-12;
}
"""


def test_reports_of_undefined_behavior_that_return_carry_nothing(tmp_path: Path) -> None:
    if not sanitizers():
        pytest.skip("this clang has no runtime of UndefinedBehaviorSanitizer")
    source = tmp_path / "reported.cpp"
    source.write_text(REPORTED)
    confirm(source, "-O1", "-fsanitize=undefined", into=tmp_path)
