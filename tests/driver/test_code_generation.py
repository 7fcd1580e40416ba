"""The machine's code at -O0: what LLVM makes of ours is what it means."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

SHIFTED = """
#include <stdio.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double f(double *a, int n) {
    double t = 3, s = 0;
    for (int i = 0; i < n; i++) { double u = a[i]; a[i] = t; t = u * 0.5; }
    for (int i = 0; i < n; i++) s += a[i] * a[i];
    return s;
}
int main(void) {
    double p[4] = {1, 2, 4, 8}, q[4] = {1, 2, 4, 8}, d[4] = {0};
    printf("%g", f(p, 4));
    __enzyme_autodiff((void *)f, enzyme_dup, q, d, enzyme_const, 4);
    printf(" %g %g %g %g\\n", d[0], d[1], d[2], d[3]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_what_a_loop_hands_on_is_loaded_before_it_is_overwritten(level: str, tmp_path: Path) -> None:
    (tmp_path / "shifted.c").write_text(SHIFTED)
    made = enzcc(level, "shifted.c", "-o", "shifted", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "shifted").out == "14.25 0.5 1 2 0\n"
