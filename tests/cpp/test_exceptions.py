"""Exceptions: those that are caught are followed, and one that leaves a derivative leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import LEVELS, confirm, confirm_sanitized, programs, refused, stem


@pytest.mark.rotated(4)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("program", programs("exceptions"), ids=stem)
def test_exceptions_pass_through_derivatives(program: Path, level: str, tmp_path: Path) -> None:
    confirm(program, level, into=tmp_path)


@pytest.mark.rotated(9)
@pytest.mark.parametrize("program", programs("exceptions"), ids=stem)
def test_an_exception_releases_tape_and_shadows(program: Path, tmp_path: Path) -> None:
    confirm_sanitized(program, into=tmp_path)


CAUGHT = {
    "number.cpp": """
        __attribute__((noinline)) static double thrower(double x) { if (x > 1) throw x * 2; return x; }
        static double f(double x) { try { return thrower(x); } catch (double y) { return y * y; } }
    """,
    "destructor.cpp": """
        static double *where;
        struct E { double f; ~E() { *where *= f; } };
        __attribute__((noinline)) static void thrower(double *x) { x[0] *= 2; if (x[0] > 1) throw E{3}; }
        static double f(double x) { double v = x; where = &v; try { thrower(&v); } catch (const E &) {} return v * x; }
    """,
}


# What is put into an exception, and what is found where one is caught: both are functions of their own.
TEXT = r"""
struct E { char text[32]; };
NOINLINE void thrower(double x) { E e; snprintf(e.text, 32, "%.17g", x); if (x > 1) throw e; }
"""
IN_EXCEPTIONS = {
    "a printed number": TEXT + """
static double f(double x) { try { thrower(x); } catch (const E &e) { return atof(e.text) * x; } return x; }
""",
    "a string in an object of a class of its own": """
struct E : std::exception {
    std::string s; E(double v) : s(std::to_string(v)) {}
    const char *what() const noexcept override { return s.c_str(); }
};
NOINLINE void thrower(double x) { if (x > 1) throw E(x); }
static double f(double x) { try { thrower(x); } catch (const std::exception &e) { return atof(e.what()); } return x; }
""",
    "a string by value": """
NOINLINE void thrower(double x) { if (x > 1) throw std::to_string(x); }
static double f(double x) { try { thrower(x); } catch (std::string s) { return std::stod(s); } return x; }
""",
    "bytes in another order": """
struct E { unsigned char b[8]; };
NOINLINE void thrower(double x) { E e; memcpy(e.b, &x, 8); if (x > 1) throw e; }
NOINLINE void turn(unsigned char *a, const unsigned char *b) { for (int i = 0; i < 8; i++) a[i] = b[7 - i]; }
static double f(double x) {
    unsigned char a[8] = {}, b[8];
    try { thrower(x); } catch (const E &e) { turn(a, e.b); }
    double y; turn(b, a); memcpy(&y, b, 8); return y * x;
}
""",
    "a shared number": """
NOINLINE void thrower(double x) { if (x > 1) throw std::make_shared<double>(x * x); }
static double f(double x) { try { thrower(x); } catch (std::shared_ptr<double> p) { return *p; } return x; }
""",
    "an address through which the handler writes": """
struct E { double *p; };
NOINLINE void thrower(double *p) { if (*p > 1) throw E{p}; }
static double f(double x) { double v = x; try { thrower(&v); } catch (const E &e) { *e.p = 3 * x; } return v * x; }
""",
    "an exception that is kept, and thrown again": TEXT + """
static double f(double x) {
    std::exception_ptr p;
    try { thrower(x); } catch (...) { p = std::current_exception(); }
    try { if (p) std::rethrow_exception(p); } catch (const E &e) { return atof(e.text) * x; }
    return x;
}
""",
}  # fmt: skip
BITS_IN_EXCEPTIONS = {
    "digits of its own": """
struct E { char b[16]; };
NOINLINE void thrower(double x) {
    E e; uint64_t u; memcpy(&u, &x, 8);
    for (int i = 0; i < 16; i++) e.b[i] = "0123456789abcdef"[u >> 4 * i & 15];
    if (x > 1) throw e;
}
static double f(double x) {
    uint64_t w = 0; double y;
    try { thrower(x); } catch (const E &e) {
        for (int i = 0; i < 16; i++) w |= (uint64_t)(e.b[i] <= '9' ? e.b[i] - '0' : e.b[i] - 'a' + 10) << 4 * i;
    }
    memcpy(&y, &w, 8); return y * x;
}
""",
    "halves of a number": """
struct E { uint64_t low, high; };
NOINLINE void thrower(double x) { uint64_t u; memcpy(&u, &x, 8); if (x > 1) throw E{u & 0xffffffff, u >> 32}; }
static double f(double x) {
    uint64_t a = 0, b = 0; double y;
    try { thrower(x); } catch (const E &e) { a = e.low; b = e.high; }
    a |= b << 32; memcpy(&y, &a, 8); return y * x;
}
""",
}
HEAD = """
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#define NOINLINE static __attribute__((noinline))
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
template <typename R, typename... T> R __enzyme_fwddiff(void *, T...);
"""


CALLS = {"-O0": "__enzyme_fwddiff<double>((void *)f, 3.0, 1.0)", "-O2": "__enzyme_autodiff<double>((void *)f, 3.0)"}


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", CALLS)
@pytest.mark.parametrize("name", [*IN_EXCEPTIONS, *BITS_IN_EXCEPTIONS])
def test_what_comes_back_by_an_exception_is_refused(name: str, level: str, tmp_path: Path) -> None:
    """Numbers, texts and bits in exceptions have no derivative, so none may be taken for zero."""
    source, empty = tmp_path / "thrown.cpp", tmp_path / "into"
    empty.mkdir()
    program = (IN_EXCEPTIONS | BITS_IN_EXCEPTIONS)[name]
    source.write_text(f"{HEAD}{program}int main() {{ return (int){CALLS[level]}; }}")
    refused(source, "EZ0504" if name in IN_EXCEPTIONS else "EZ0304", level, into=empty)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", CAUGHT)
def test_what_an_exception_loses_is_refused(name: str, level: str, tmp_path: Path) -> None:
    """A number in an exception, and what the destructor of one writes."""
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


PARTS = """
#include <stdexcept>
#include "check.hpp"
struct B { unsigned char w[8]; };
static NOINLINE double moved(double x, int n) {
    B from, to; unsigned char t[8]; memcpy(&from, &x, 8);
    if (n > 100) throw std::out_of_range("n");
    for (int k = 0; k < 4 * n; k++) t[k] = from.w[7 - k];
    for (int k = 0; k < 4 * n; k++) to.w[k] = t[7 - k];
    double y; memcpy(&y, &to, 8); return y * x;
}
static double f(double *x) { TRY { return moved(x[0], (int)x[1]); } OR_ZERO }
GRADIENT(f, 1.5, 2.25)
"""


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("caught", [False, True])
def test_what_is_checked_of_code_is_so_where_its_exceptions_are_caught(
    caught: bool, level: str, tmp_path: Path
) -> None:
    ways = ("try", "catch (const std::exception &) { return 0; }") if caught else ("", "")
    source = tmp_path / "parts.cpp"
    source.write_text(PARTS.replace("TRY", ways[0]).replace("OR_ZERO", ways[1]))
    into = tmp_path / "made"
    into.mkdir()
    refused(source, "EZ0303", level, into=into)
