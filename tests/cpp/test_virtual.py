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
};
struct Square : Shape {
    double area(double side) const override { return side * side * weight; }
};
__attribute__((noinline)) static double weighed(const Shape *shape, double side) {
    return shape->area(side) * shape->weight;
}
static double f(double x) {
    Square square;
    square.weight = 3 * x;
    return weighed(&square, x);
}
extern int enzyme_dup;
extern double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
int main() {
    double x = 0.5, expected = 9 * 4 * x * x * x;
    double back = __enzyme_autodiff((void *)f, x), along = __enzyme_fwddiff((void *)f, enzyme_dup, x, 1.0);
    return back - expected > 1e-12 || expected - back > 1e-12 || along != back;
}
"""


def test_reports_of_undefined_behavior_that_return_carry_nothing(tmp_path: Path) -> None:
    if not sanitizers():
        pytest.skip("this clang has no runtime of UndefinedBehaviorSanitizer")
    source = tmp_path / "reported.cpp"
    source.write_text(REPORTED)
    confirm(source, "-O1", "-fsanitize=undefined", into=tmp_path)
