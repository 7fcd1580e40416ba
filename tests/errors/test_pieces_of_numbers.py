"""Pieces of numbers (halves, bytes) that are read where the numbers were written, or that they were copied to, and
become numbers themselves: EZ0302, wherever they go before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc, needs

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
struct halves { uint32_t low, high; };
__attribute__((noinline)) static double high(const double *v) { return *(1 + (int *)v) & 0xfffff; }
__attribute__((noinline)) static void fill(NUMBER *y, const double *x, int n) {
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
}
"""
FUNCTION = """
static double f(const double *x, int n) {
    double s = 0;
    NUMBER *y = calloc(2 * n, sizeof *y);
    fill(y, x, n);
    %s
    for (int i = 0; i < n; i++) s += y[i];
    free(y);
    return s;
}
void g(const double *x, double *dx, int n) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx, n); }
"""
OF_DOUBLES = {
    "of_struct": "for (int i = 0; i < n; i++) s += ((struct halves *)&y[i])->high & 0xfffff;",
    "of_pointer": "for (int i = 0; i < n; i++) s += high(&y[i]);",
    "every_second": "for (int i = 0; i < n; i++) s += ((unsigned *)y)[2 * i + 1] & 0xfffff;",
    "walk_of_halves": "for (int i = 0; i < 2 * n; i++) s += ((unsigned *)y)[i] & 0xfffff;",
    "all_halves": "for (int i = 0; i < 2 * n; i++) { uint32_t w; memcpy(&w, (uint32_t *)y + i, 4); s += w & 0xfffff; }",
    "all_bytes": "unsigned k = 0; for (int i = 0; i < 8 * n; i++) k ^= ((unsigned char *)y)[i]; s += k;",
    "quarters": "uint16_t w; for (int i = 0; i < 4 * n; i++) { memcpy(&w, (uint16_t *)y + i, 2); s += w & 0xff; }",
    "some_half": "uint32_t w; memcpy(&w, (uint32_t *)y + n, 4); s += w & 0xfffff;",
    "copied": "unsigned *w = malloc(8 * n); memcpy(w, y, 8 * n); for (int i = 0; i < 2 * n; i++) s += w[i] & 0xfffff;",
    "one_copied": "unsigned *w = malloc(8 * n); memcpy(w, y, 8 * n); s += w[1];",
    "some_copied": "unsigned *w = malloc(32); memcpy(w, y, 32); s += w[3];",
    "exchanged": """uint32_t w[2]; uint64_t b; memcpy(&b, y + 1, 8); w[0] = b >> 32; w[1] = b;
    for (int i = 0; i < 2; i++) s += w[i] & 0xffff;""",
    "of_local": "unsigned char w[8]; memcpy(w, y + 1, 8); for (int i = 0; i < 8; i++) s += w[i] & 15;",
    "wide": "for (int i = 0; i < n; i += 2) { __int128 w; memcpy(&w, y + i, 16); s += (double)(w >> 80); }",
}  # fmt: skip
OF_FLOATS = {
    "two": "for (int i = 0; i < n; i += 2) { uint64_t w; memcpy(&w, y + i, 8); s += w & 0xfffff000fffff; }",
    "one": "for (int i = 0; i < n; i++) { uint32_t w; memcpy(&w, y + i, 4); s += w & 0xfffff; }",
    "their_bytes": "for (int i = 0; i < 4 * n; i++) s += ((unsigned char *)y)[i] & 15;",
}
_LEVELS = ("-O2", "-O0", "-O3")
_IN_C = [
    pytest.param(type, body, _LEVELS[k % 3], ("-fno-strict-aliasing",) if k // 3 % 2 else (), id=name)
    for type, bodies in (("double", OF_DOUBLES), ("float", OF_FLOATS))
    for k, (name, body) in enumerate(bodies.items())
]
CPP_HEAD = """
#include <array>
#include <bit>
#include <cstring>
#include <numeric>
#include <span>
#include <vector>
template <class R> R __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
using Numbers = std::vector<double>;
"""
CPP_FUNCTION = """
static double f(const double *x, int n) {
    Numbers y;
    for (int i = 0; i < n; i++) y.push_back(x[i] * x[i]);
    double s = 0;
    %s
    for (double v : y) s += v;
    return s;
}
"""
CPP_MAIN = """
int main() {
    double x[4] = {1.1, 2.2, 3.3, 4.4}, dx[4] = {0};
    __enzyme_autodiff<void>((void *)f, enzyme_dup, x, dx, 4);
    return dx[0] > 0;
}
"""
CPP = {
    "bit_cast": "for (double v : y) for (auto c : std::bit_cast<std::array<unsigned char, 8>>(v)) s += c & 15;",
    "as_bytes": "unsigned k = 0; for (auto c : std::as_bytes(std::span(y))) k += std::to_integer<int>(c); s += k;",
    "accumulated": "auto p = (const char *)y.data(); s += std::accumulate(p, p + 8 * y.size(), 0u);",
    "vector": """std::vector<unsigned> w(2 * y.size()); std::memcpy(w.data(), y.data(), 8 * y.size());
    for (unsigned c : w) s += c & 0xfffff;""",
    "vector_of_bytes": """auto p = (const unsigned char *)y.data();
    std::vector<unsigned char> w(p, p + 8 * y.size()); for (auto c : w) s += c & 15;""",
}  # fmt: skip
FORTRAN = """
subroutine f(x, n, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(inout) :: s
    real(8) :: y(n), d
    integer(4) :: q(2)
    integer(8) :: l
    integer :: i, k
    equivalence (d, q)
    y = x * x
    %s
    s = s + sum(y)
end subroutine
program main
    use enzyme
    external :: f
    real(8) :: x(4) = [1.1d0, 2.2d0, 3.3d0, 4.4d0], dx(4) = 0, s = 0, ds = 1
    call enzyme_autodiff(f, enzyme_dup, x, dx, enzyme_const, 4, enzyme_dup, s, ds)
end program
"""
IN_FORTRAN = {
    "whole": "do i = 1, n; l = transfer(y(i), l); s = s + iand(l, 65535_8); end do",
    "equivalent": "do i = 1, n; d = y(i); s = s + iand(q(2), 65535); end do",
    "equivalent_walk": "do i = 1, n; d = y(i); do k = 1, 2; s = s + iand(q(k), 65535); end do; end do",
}
RUST_FUNCTION = """
fn f(x: &[f64; 4]) -> f64 {
    let y: Vec<f64> = x.iter().map(|v| v * v).collect();
    let mut s = 0.0;
    %s
    s + y.iter().sum::<f64>()
}
"""
RUST_MAIN = """
fn main() {
    let x = [1.1, 2.2, 3.3, 4.4];
    let mut dx = [0.0; 4];
    enzyme::autodiff!(Reverse, f, Duplicated(&x, &mut dx));
}
"""
RUST = {
    "bytes": "for v in &y { for b in v.to_le_bytes() { s += (b & 15) as f64; } }",
    "checksum": """let mut k = 0u32; for v in &y { for b in v.to_ne_bytes() { k = 31 * (k & 255) + b as u32; } }
    s += k as f64;""",
    "upper": """let w: Vec<u32> = y.iter().map(|v| (v.to_bits() >> 32) as u32).collect();
    for k in &w { s += (k & 0xffff) as f64; }""",
    "pairs": """let w: Vec<(u32, u32)> = y.iter().map(|v| v.to_bits()).map(|b| ((b >> 32) as u32, b as u32)).collect();
    for k in &w { s += (k.0 & 0xffff) as f64; }""",
    "slice": """let w = unsafe { std::slice::from_raw_parts(y.as_ptr() as *const u32, 8) };
    for k in w { s += (k & 0xffff) as f64; }""",
    "aligned": "for k in unsafe { y.align_to::<u8>().1 } { s += (k & 15) as f64; }",
}  # fmt: skip


def _is_refused(message: str) -> bool:
    return re.search(r"^pieces\.\w+:\d+:\d+: error: \[EZ0302\]", message, re.MULTILINE) is not None


@pytest.mark.parametrize(("type", "body", "level", "options"), _IN_C)
def test_pieces_that_become_numbers_are_refused_in_c(
    tmp_path: Path, type: str, body: str, level: str, options: tuple[str, ...]
) -> None:
    (tmp_path / "pieces.c").write_text(HEAD + FUNCTION % body)
    built = enzcc("pieces.c", "-g", "-c", level, f"-DNUMBER={type}", *options, cwd=tmp_path)
    assert _is_refused(built.err), built.err


@pytest.mark.parametrize("body", CPP.values(), ids=CPP.keys())
def test_pieces_that_become_numbers_are_refused_in_cpp(tmp_path: Path, body: str) -> None:
    (tmp_path / "pieces.cpp").write_text(CPP_HEAD + CPP_FUNCTION % body + CPP_MAIN)
    built = enzcc("pieces.cpp", "-std=c++20", "-g", "-O2", "-o", "pieces", cwd=tmp_path, cxx=True)
    assert _is_refused(built.err), built.err


@pytest.mark.parametrize("body", IN_FORTRAN.values(), ids=IN_FORTRAN.keys())
def test_pieces_that_become_numbers_are_refused_in_fortran(tmp_path: Path, body: str) -> None:
    needs("fortran")
    (tmp_path / "pieces.f90").write_text(FORTRAN % body)
    built = enzcc("pieces.f90", "-O2", "-o", "pieces", cwd=tmp_path, fortran=True)
    assert _is_refused(built.err), built.err


@pytest.mark.parametrize("body", RUST.values(), ids=RUST.keys())
def test_pieces_that_become_numbers_are_refused_in_rust(tmp_path: Path, body: str) -> None:
    needs("rust")
    (tmp_path / "pieces.rs").write_text(RUST_FUNCTION % body + RUST_MAIN)
    built = enzcc("pieces.rs", "-O2", "--edition", "2021", "-o", "pieces", cwd=tmp_path)
    assert _is_refused(built.err), built.err
