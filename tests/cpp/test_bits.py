"""Numbers that the C++ library keeps as words and as bits: what is lost there is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import build, confirm, refused

HEAD = """
#include <cstdint>
#include <cstring>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <vector>
#define NOINLINE static __attribute__((noinline))
template <typename R, typename... T> R __enzyme_autodiff(void *, T...);
[[maybe_unused]] static uint64_t bits(double v) { uint64_t u; memcpy(&u, &v, 8); return u; }
[[maybe_unused]] static double number(uint64_t u) { double v; memcpy(&v, &u, 8); return v; }
"""
KEPT = {
    "keys of a set": """
static double f(const double *x) {
    std::set<uint64_t> s; double y = 1;
    for (int i = 0; i < 3; i++) { uint64_t u; memcpy(&u, x + i, 8); s.insert(u); }
    for (uint64_t u : s) y = y * number(u) + 1;
    return y;
}
""",
    "keys of a map": """
static double f(const double *x) {
    std::map<uint64_t, int> place_of;
    uint64_t word;
    memcpy(&word, x, sizeof word);
    auto known = place_of.find(word);
    int place = known == place_of.end() ? place_of.size() : known->second;
    if (known == place_of.end()) place_of[word] = place;
    std::vector<uint64_t> words(place_of.size() + 1);
    for (auto &[key, at] : place_of) words[at] = key;
    return number(words[place]) * x[1];
}
""",
    "elements of a hash table": """
static double f(const double *x) {
    std::unordered_set<uint64_t> s; double y = 1;
    for (int i = 0; i < 3; i++) s.insert(bits(x[i] * x[0]));
    for (uint64_t u : s) y += number(u) * number(u);
    return y;
}
""",
    "truth values": """
static double f(const double *x) {
    std::vector<bool> b; uint64_t u = bits(x[0] * x[2]), w = 0;
    for (int i = 0; i < 64; i++) b.push_back(u >> i & 1);
    for (int i = 0; i < 64; i++) if (b[i]) w |= 1ul << i;
    return number(w) * x[1];
}
""",
    "digits in a string": """
NOINLINE std::string encoded(const double *x) {
    std::string s;
    for (int i = 0; i < 3; i++) for (int k = 0; k < 16; k++) s.push_back("0123456789ABCDEF"[bits(x[i]) >> 4 * k & 15]);
    return s;
}
NOINLINE std::vector<double> decoded(const std::string &s) {
    std::vector<double> v;
    for (size_t i = 0; i < s.size(); i += 16) {
        uint64_t w = 0;
        for (int k = 0; k < 16; k++) w |= (uint64_t)(s[i + k] <= '9' ? s[i + k] - '0' : s[i + k] - 'A' + 10) << 4 * k;
        v.push_back(number(w));
    }
    return v;
}
static double f(const double *x) { auto v = decoded(encoded(x)); return v[0] * v[1] + v[2]; }
""",
}


@pytest.mark.parametrize("name", KEPT)
def test_numbers_that_are_kept_as_bits_are_refused(name: str, tmp_path: Path) -> None:
    source, empty = tmp_path / "kept.cpp", tmp_path / "into"
    empty.mkdir()
    main = "int main() { double x[3] = {1, 2, 3}, d[3] = {}; __enzyme_autodiff<void>((void *)f, x, d); }"
    source.write_text(HEAD + KEPT[name] + main)
    made = build(source, "-O2", "-std=c++20", into=empty)  # the line may be one of the library's
    assert made.status == 1
    assert "error: [EZ0304]" in made.err


ONLY_OUTSIDE = """
#include "check.hpp"
#include <stdint.h>
struct Box { int64_t u; double v; };
static NOINLINE void put(Box *b, const double *p) { int64_t u; memcpy(&u, p, 8); b->u = PUT; }
static NOINLINE double get(const Box *b) { GET }
static NOINLINE double f(const double *x, const double *p) {
    Box all[2];
    for (auto &b : all) { b.v = x[0] * x[0]; put(&b, p); }
    return all[0].v * get(&all[0]) + all[1].v * get(&all[1]);
}
extern "C" void __enzyme_autodiff_f(void *, ...);
extern "C" void __enzyme_fwddiff_f(void *, ...);
static NOINLINE void gradient(const double *x, const double *p, double *g) {
    double q[1] = {p[0] * 1.1};
    g[0] = 0;
    __enzyme_autodiff_f((void *)f, enzyme_dup, x, g, enzyme_const, q);
}
TEST(mixed) {
    const double x[1] = {1.5}, p[1] = {1.2}, dp[1] = {1}, above[1] = {1.2 + 1e-6}, below[1] = {1.2 - 1e-6};
    double g[1], dg[1] = {0}, a[1], b[1];
    __enzyme_fwddiff_f((void *)gradient, enzyme_const, x, enzyme_dup, p, dp, enzyme_dup, g, dg);
    gradient(x, above, a);
    gradient(x, below, b);
    EXPECT_WITHIN(1e-6, dg[0], (a[0] - b[0]) / 2e-6);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_that_integers_are_bits_may_be_known_in_the_second_derivative_alone(level: str, tmp_path: Path) -> None:
    """Where f is differentiated by x, nobody says that what p leads to is a number: it is read as integers. By p, the
    derivative of that goes through them."""
    computed, moved, empty = tmp_path / "computed.cpp", tmp_path / "moved.cpp", tmp_path / "into"
    empty.mkdir()
    computed.write_text(
        ONLY_OUTSIDE.replace("PUT", "u - 0x3ff0000000000000").replace("GET", "return (double)b->u * 2.2e-16;")
    )
    moved.write_text(ONLY_OUTSIDE.replace("PUT", "u").replace("GET", "double y; memcpy(&y, &b->u, 8); return y;"))
    refused(computed, "EZ0302", level, into=empty)
    confirm(moved, level, into=tmp_path)
