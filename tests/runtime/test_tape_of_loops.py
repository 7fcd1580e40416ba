# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What loops keep for the reverse sweep grows with the memory that they use, not with the work that they do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PRODUCTS = """\
#include <enzyme.h>
#include <stdio.h>
#include <stdlib.h>
struct model { double *w, *x, *y, *z; };
static void product(double *RESTRICT out, const double *RESTRICT in, const double *RESTRICT w, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double sum = 0;
            for (int k = 0; k < n; k++) sum += in[i * n + k] * w[j * n + k];
            out[i * n + j] = sum;
        }
}
static double loss(struct model *m, int n) {
    product(m->y, m->x, m->w, n);
#ifdef TWO
    product(m->z, m->y, m->w, n);
#endif
    double sum = 0;
    for (int i = 0; i < n * n; i++) sum += m->y[i] * 0.5 + m->z[i] * m->z[i];
    return sum;
}
long __enzcc_tape_bytes(void);
enum { N = 30 };
int main(int count, char **arguments) {
    double *memory = calloc(8 * N * N, sizeof(double)), *shadows = memory + 4 * N * N;
    struct model m = {memory, memory + N * N, memory + 2 * N * N, memory + 3 * N * N}, d = m;
    for (int i = 0; i < N * N; i++) memory[i] = 0.01 * (i % 7), m.x[i] = 0.1 * (i % 5) - 0.2;
    d.w = shadows, d.x = d.w + N * N, d.y = d.x + N * N, d.z = d.y + N * N;
    if (count > 1) m.y = m.x + N * N - atoi(arguments[1]), d.y = d.x + N * N - atoi(arguments[1]);
    __enzyme_autodiff(loss, enzyme_dup, &m, &d, enzyme_const, N);
    printf("%ld %.17g\\n", __enzcc_tape_bytes(), d.w[3 * N + 4]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize("restrict", ["", "restrict"])
@pytest.mark.parametrize("products", ["-DONE", "-DTWO"])
def test_products_of_matrices_keep_no_number_for_each_multiplication(
    products: str, restrict: str, level: str, tmp_path: Path
) -> None:
    (tmp_path / "main.c").write_text(PRODUCTS)
    made = enzcc("main.c", "-o", "main", level, products, f"-DRESTRICT={restrict}", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    kept, _ = run(tmp_path / "main").out.split()
    assert int(kept) <= 30 * 30 * 8


def test_arrays_that_overlap_by_one_number_have_theirs_kept(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PRODUCTS)
    assert enzcc("main.c", "-o", "main", "-O2", "-DTWO", "-DRESTRICT=", cwd=tmp_path).status == 0
    apart, touching, overlapping = (run(tmp_path / "main", *s).out.split() for s in ((), ("0",), ("1",)))
    assert int(apart[0]) == int(touching[0]) <= 30 * 30 * 8
    assert int(overlapping[0]) >= 30 * 30 * 30 * 8


VECTORS = """\
#include <cstdio>
#include <vector>
extern int enzyme_dup;
template <class... T> double __enzyme_autodiff(void *, T...);
extern "C" long __enzcc_tape_bytes();
struct matrix {
    int n;
    std::vector<double> v;
    double operator()(int i, int j) const { return v[i * n + j]; }
    double &operator()(int i, int j) { return v[i * n + j]; }
};
static double f(const matrix &a, const matrix &b, matrix &c) {
    for (int i = 0; i < a.n; i++)
        for (int j = 0; j < a.n; j++) {
            double sum = 0;
            for (int k = 0; k < a.n; k++) sum += a(i, k) * b(k, j);
            c(i, j) = sum;
        }
    double sum = 0;
    for (double x : c.v) sum += x * x;
    return sum;
}
int main() {
    auto made = [](double x) { return matrix{30, std::vector<double>(900, x)}; };
    matrix a = made(1), b = made(2), c = made(0), da = made(0), db = made(0), dc = made(0);
    __enzyme_autodiff((void *)f, enzyme_dup, &a, &da, enzyme_dup, &b, &db, enzyme_dup, &c, &dc);
    printf("%ld %g\\n", __enzcc_tape_bytes(), da.v[7]);
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_so_do_those_of_vectors(level: str, tmp_path: Path) -> None:
    (tmp_path / "main.cpp").write_text(VECTORS)
    made = enzcc("main.cpp", "-o", "main", level, "-lstdc++", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    kept, derivative = run(tmp_path / "main").out.split()
    assert int(kept) <= 900 * 8
    assert derivative == "7200"
