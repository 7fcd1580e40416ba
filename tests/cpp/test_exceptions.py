"""Exceptions: the way without one is differentiated, and one that is thrown leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import LEVELS, confirm, confirm_sanitized, programs, refused, stem


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("program", programs("exceptions"), ids=stem)
def test_exceptions_pass_through_derivatives(program: Path, level: str, tmp_path: Path) -> None:
    confirm(program, level, into=tmp_path)


@pytest.mark.parametrize("program", programs("exceptions"), ids=stem)
def test_an_exception_releases_tape_and_shadows(program: Path, tmp_path: Path) -> None:
    confirm_sanitized(program, into=tmp_path)


CAUGHT = {
    "number.cpp": """
        __attribute__((noinline)) static double thrower(double x) { if (x > 1) throw x * 2; return x; }
        static double f(double x) { try { return thrower(x); } catch (double y) { return y * y; } }
    """,
    "half.cpp": """
        __attribute__((noinline)) static void half(double *x) { x[0] *= x[0]; if (x[1] > 1) throw 1; x[1] *= x[0]; }
        static double f(double x) { double v[2] = {x, x}; try { half(v); } catch (...) {} return v[0] * v[1]; }
    """,
}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", CAUGHT)
def test_what_an_exception_loses_is_refused(name: str, level: str, tmp_path: Path) -> None:
    """A number in an exception, and memory that a call has changed when it throws."""
    source, empty = tmp_path / name, tmp_path / "into"
    empty.mkdir()
    source.write_text(
        "template <typename R, typename... T> R __enzyme_autodiff(void *, T...);"
        + CAUGHT[name]
        + "int main() { return (int)__enzyme_autodiff<double>((void *)f, 3.0); }"
    )
    refused(source, "EZ0504", level, into=empty)


READ_BACK = {
    "from an exception that was made.cpp": "std::runtime_error made(text); return x * atof(made.what());",
    "from an exception that was caught.cpp": """double y = 0;
        try { if (x > 0) throw std::out_of_range(text); } catch (const std::exception &e) { y = atof(e.what()); }
        return x * y;""",
    "from an exception that a function throws.cpp": """double y = 0;
        try { fail(text); } catch (const std::logic_error &e) { y = atof(e.what()); }
        return x * y;""",
}


@pytest.mark.parametrize("name", READ_BACK)
def test_a_number_that_comes_back_by_a_message_is_refused(name: str, tmp_path: Path) -> None:
    """Messages are text that exceptions keep: harmless, unless a number is read from it again."""
    source, empty = tmp_path / name, tmp_path / "into"
    empty.mkdir()
    source.write_text(
        "#include <cstdio>\n#include <cstdlib>\n#include <stdexcept>\n"
        "template <typename R, typename... T> R __enzyme_autodiff(void *, T...);"
        "static __attribute__((noinline)) void fail(const char *text) { throw std::logic_error(text); }"
        'static double f(double x) { char text[40]; snprintf(text, 40, "%.17g", x);'
        + READ_BACK[name]
        + "} int main() { (void)fail; return (int)__enzyme_autodiff<double>((void *)f, 3.0); }"
    )
    refused(source, "EZ0201", "-O2", into=empty)
