"""What users write in C++ to ask for derivatives: templates, lambdas, references, struct results."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.native import environment
from enzyme_frontends.toolchain import find_clang
from tests.cpp.running import EVERYTHING, HERE, builds, confirm, confirm_sanitized

ON_PURPOSE = ("-Wno-enzyme-zero-seed", "-Wno-enzyme-nothing-active")
"""Requests for which there is no derivative: what they give is a part of the interface, too."""


@builds("headers")
def test_a_request_as_cpp_spells_it_is_answered(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, *ON_PURPOSE, into=tmp_path)


@pytest.mark.skipif(not EVERYTHING, reason="two sanitizers take long: ENZCC_TEST_EVERYTHING=1")
def test_struct_results_and_captures_are_clean_under_sanitizers(tmp_path: Path) -> None:
    for name in ("callables", "kinds", "structs"):
        confirm_sanitized(HERE / "headers" / f"{name}.cpp", into=tmp_path)


WRONG = {
    "an_unwrapped_argument": ("autodiff<Reverse>(product, 1.0, Active{2.0})", "every argument of f says what it is"),
    "an_active_pointer": ("autodiff<Reverse>(norm, Active{p})", "a pointer or a reference is Duplicated"),
    "an_active_reference": ("autodiff<Reverse>(norm, Active<double &>{x})", "a pointer or a reference is Duplicated"),
    "an_active_integer": ("autodiff<Reverse>(product, Active{1}, Active{2.0})", "Active of an integer"),
    "active_in_forward_mode": ("autodiff<Forward>(cube, Active{1.0})", "an Active argument has no tangent"),
    "duplicated_by_value": ("autodiff<Reverse>(cube, Duplicated{1.0, 1.0})", "by value, write Active{x}"),
    "active_for_a_reference": ("autodiff<Reverse>(by_reference, Active{1.0})", "f takes this argument by reference"),
    "too_few_arguments": ("autodiff<Reverse>(product, Active{1.0})", "f cannot be called with these arguments"),
    "too_few_of_a_lambda": ("autodiff<Reverse>([](double, double) { return 1.0; }, Active{1.0})", "cannot be called"),
    "a_member_function": (
        "autodiff<Reverse>(&Scale::value, Const{s}, Active{1.0})",
        "f is a member of a class: pass a",
    ),
    "an_overloaded_name": (
        "autodiff<Reverse>(several, Active{1.0})",
        "f is a name of several functions: pass a lambda",
    ),
    "a_string": ('autodiff<Reverse>(cube, Const{"no"})', "cannot be converted to the type of f's parameter"),
    "no_mode": ("autodiff<double>(cube, Active{1.0})", "a mode is enzyme::Forward, Reverse or ReverseWithPrimal"),
    "no_activity_of_the_result": ("autodiff<Forward, double>(cube, Duplicated{1.0, 1.0})", "Activity of the result"),
    "an_active_tangent": (
        "autodiff<Forward, Active<double>>(cube, Duplicated{1.0, 1.0})",
        "Duplicated, DuplicatedNoNeed",
    ),
    "a_primal_of_nothing": ("autodiff<ReverseWithPrimal>(nothing, Active{1.0})", "f returns nothing: write Reverse"),
    "a_result_of_nothing": ("autodiff<Forward, Duplicated<double>>(nothing, Duplicated{1.0, 1.0})", "of void"),
    "a_variadic_function": ("autodiff<Reverse>(variadic, Active{1.0})", "variable number of arguments"),
    "a_place_that_is_not_there": ("get<1>(autodiff<Reverse>(cube, Active{1.0}))", "no element of this index"),
    "a_struct_with_a_constructor": ("autodiff<Reverse>(built, Active{Built()})", "Duplicated<T &>{x, dx}"),
}
"""What users get wrong, and what the headers say to it."""

WRONG_PROGRAM = """
#include <enzyme/enzyme>
using namespace enzyme;
struct Built { double x; Built() : x(1) {} Built(const Built &other) : x(other.x) {} };
double cube(double x), product(double x, double y), norm(const double *x), by_reference(double &x), built(Built);
double variadic(double x, ...), several(double x);
float several(float x);
struct Scale { double by; double value(double x) const { return by * x; } };
void nothing(double x);
void wrong() {
    double x = 1, *p = &x;
    Scale s{1};
    (void)p, (void)s;
    {
        {{call}};
    }
}
"""


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_by_an_assertion(name: str, tmp_path: Path) -> None:
    call, said = WRONG[name]
    program = tmp_path / "wrong.cpp"
    program.write_text(WRONG_PROGRAM.replace("{{call}}", call))
    command = [find_clang().path, "--driver-mode=g++", "-std=c++17", "-fsyntax-only", "-ferror-limit=1", str(program)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode != 0
    first = next(line for line in done.stderr.splitlines() if "error:" in line)
    assert "static assertion failed" in first
    assert said in first
