"""C++'s standard library where functions are differentiated: memory, containers, algorithms, input and output."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.compiling import enzcc
from tests.cpp.running import HERE, builds, confirm, confirm_sanitized, stem


@builds("stl")
def test_the_library_has_derivatives(program: Path, flags: tuple[str, ...], tmp_path: Path) -> None:
    confirm(program, *flags, into=tmp_path)


@pytest.mark.rotated(4, on=0)
def test_what_was_made_with_new_is_deleted_once_with_its_shadow(tmp_path: Path) -> None:
    confirm_sanitized(HERE / "stl" / "memory.cpp", into=tmp_path)


# libc++, where it is installed (the wheel's clang has it) ------------------------------------------------------------

SAMPLE = [
    "stl/algorithms.cpp",
    "stl/memory.cpp",
    "libcxx/short_strings.cpp",
    "stl/vectors.cpp",
    "virtual/trees.cpp",
    "exceptions/unwinding.cpp",
]


@cache
def has_libcxx(directory: Path) -> bool:
    made = enzcc("-stdlib=libc++", "-x", "c++", "-", "-o", "prog", cwd=directory, cxx=True, text=CXX)
    return made.status == 0


CXX = "#include <vector>\nint main() { return std::vector<int>().size(); }\n"


@pytest.fixture(scope="module")
def libcxx(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The option that chooses it; the test is skipped where there is none."""
    if not has_libcxx(tmp_path_factory.mktemp("probe")):
        pytest.skip("libc++ is not installed")
    return "-stdlib=libc++"


@pytest.mark.rotated(5)
@pytest.mark.parametrize("program", [HERE / name for name in SAMPLE], ids=stem)
def test_the_other_library_has_derivatives_too(program: Path, libcxx: str, tmp_path: Path) -> None:
    confirm(program, "-O2", libcxx, into=tmp_path)


SORTING = """
#include <algorithm>
#include <cmath>
#include <vector>
static int kind, size;
static double sorted(double x) {
    std::vector<double> v(size);
    for (int i = 0; i < size; ++i)
        v[i] = kind == 0 ? std::sin(i * x) : kind == 1 ? i * x : kind == 2 ? -i * x : x * (i * 37 % 41) + 1e-3 * i * x;
    std::sort(v.begin(), v.end());
    double sum = 0;
    for (int i = 0; i < size; ++i) {
        if (i > 0 && v[i] < v[i - 1]) __builtin_trap();
        sum += v[i] * (i % 11 + 1);
    }
    return sum;
}
double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);
int main() {
    for (kind = 0; kind < 4; ++kind)
        for (int length : {0, 1, 2, 24, 25, 26, 100, 300}) {
            size = length;
            double x = 0.7, h = 1e-7, slope = (sorted(x + h) - sorted(x - h)) / (2 * h);
            double reverse = __enzyme_autodiff((void *)sorted, x), forward = __enzyme_fwddiff((void *)sorted, x, 1.0);
            if (!(std::fabs(reverse - slope) < 1e-4 * (1 + std::fabs(slope)))) return 1;
            if (!(std::fabs(forward - slope) < 1e-4 * (1 + std::fabs(slope)))) return 2;
        }
    return 0;
}
"""
"""libc++ sorts arrays of numbers by code of its own, which its headers only declare."""


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_numbers_that_libcxx_sorts(level: str, libcxx: str, tmp_path: Path) -> None:
    source = tmp_path / "sorting.cpp"
    source.write_text(SORTING)
    confirm(source, level, libcxx, into=tmp_path)


WEAK = """
#include <functional>
#include <memory>
struct Node { double value; std::shared_ptr<Node> next; std::weak_ptr<Node> back; };
static double f(double x) {
    auto first = std::make_shared<Node>();
    first->value = x;
    first->next = std::make_shared<Node>();
    first->next->value = x * x;
    first->next->back = first;
    std::weak_ptr<Node> gone = first->next;
    std::function<double(double)> times = [x](double y) { return x * y; };
    double sum = times(first->next->value);
    if (auto back = first->next->back.lock()) sum += back->value;
    first->next.reset();
    return gone.lock() ? 0 : sum;
}
double __enzyme_autodiff(void *, double);
int main() { return __enzyme_autodiff((void *)f, 2.0) == 3 * 2.0 * 2.0 + 1 ? 0 : 1; }
"""


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_owners_that_libcxx_counts(level: str, libcxx: str, tmp_path: Path) -> None:
    source = tmp_path / "weak.cpp"
    source.write_text(WEAK)
    confirm(source, level, libcxx, into=tmp_path)


TEXT_OF_INTEGERS = """
#include <climits>
#include <cstdio>
#include <cstring>
#include <string>
static int wrong;
template <class T> static bool same(T value, const char *format) {
    char wanted[32];
    snprintf(wanted, sizeof wanted, format, value);
    std::string got = std::to_string(value);
    return got == wanted && got.size() == strlen(wanted) && (got + "!").back() == '!';
}
static double f(double x) {
    double sum = 0;
    std::string last;
    for (int k = -3; k < 8; ++k) {
        std::string text = std::to_string(k * 1000003);
        sum = text < last ? sum * x : sum * 0.5 + x * x;
        last = text;
    }
    for (int k : {0, 1, -1, 9, 10, 99, -100, INT_MAX, INT_MIN}) wrong += !same(k, "%d");
    for (long k : {0l, -7l, LONG_MAX, LONG_MIN}) wrong += !same(k, "%ld") + !same((long long)k, "%lld");
    for (unsigned long k : {0ul, 10ul, ULONG_MAX})
        wrong += !same(k, "%lu") + !same((unsigned long long)k, "%llu") + !same((unsigned)k, "%u");
    return sum;
}
double __enzyme_autodiff(void *, double);
double __enzyme_fwddiff(void *, double, double);
int main() {
    double x = 0.7, h = 1e-6, slope = (f(x + h) - f(x - h)) / (2 * h);
    double reverse = __enzyme_autodiff((void *)f, x), forward = __enzyme_fwddiff((void *)f, x, 1.0);
    double bound = 1e-6 * (1 + slope * slope);
    if (wrong) return 1;
    return (reverse - slope) * (reverse - slope) < bound && (forward - slope) * (forward - slope) < bound ? 0 : 2;
}
"""


BESIDE_TEXT = """
#include <stdexcept>
#include <string>
#include <vector>
#include "check.hpp"
struct Item { int key; std::string name; double v; };
static NOINLINE double checked(const std::vector<double> &v, size_t k) {
    if (k >= v.size()) throw std::out_of_range("index " + std::to_string(k));
    return v[k] * v[k];
}
static double thrown(double *x) {
    double q = x[0];
    std::vector<double> v(x, x + 3);
    try { q += checked(v, 1) * v.at(0); } catch (const std::exception &) { q = 7; }
    for (size_t k = 0; k < 3; k++) q = 0.5 * q + checked(v, k);
    return q;
}
GRADIENT(thrown, 1.5, 2, 3)
static NOINLINE Item make(int key, double x) { return {key, "item " + std::to_string(key), x}; }
static double items(double *x) {
    std::vector<Item> c;
    for (int k = 0; k < 4; k++) c.push_back(make(k, x[k % 3]));
    double q = 0.1;
    for (auto &t : c) q = 0.6 * q + t.v * t.v + 0.01 * t.name.size();
    return q;
}
GRADIENT(items, 1.5, 2, 3)
"""


@pytest.mark.rotated(2)
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_text_that_libcxx_makes_of_integers(level: str, libcxx: str, tmp_path: Path) -> None:
    source = tmp_path / "text.cpp"
    source.write_text(TEXT_OF_INTEGERS)
    confirm(source, level, libcxx, into=tmp_path)
    beside = tmp_path / "beside.cpp"
    beside.write_text(BESIDE_TEXT)
    confirm(beside, level, libcxx, "-std=c++20", into=tmp_path)


WORDS = """
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>
static double sorted(const double *x) {
    std::vector<uint64_t> words(3);
    memcpy(words.data(), x, 24);
    std::sort(words.begin(), words.end());
    double v[3];
    memcpy(v, words.data(), 24);
    return v[0] + 2 * v[1] * v[2];
}
void __enzyme_autodiff(void *, const double *, double *);
int main() {
    double x[3] = {1, 2, 3}, d[3] = {};
    __enzyme_autodiff((void *)sorted, x, d);
}
"""


def test_words_of_numbers_that_the_other_library_sorts_by_itself_are_refused(libcxx: str, tmp_path: Path) -> None:
    made = enzcc("-O2", libcxx, "-x", "c++", "-", "-o", "prog", cwd=tmp_path, cxx=True, text=WORDS)
    assert made.status == 1
    assert "error: [EZ0201]" in made.err
