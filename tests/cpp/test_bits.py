"""Numbers that the C++ library keeps as words and as bits: what is lost there is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cpp.running import build

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
