"""Words behind the arguments of a request of which only their use says that they are integers: if the caller keeps
numbers there, the program ends where a derivative would be lost; if they are integers, it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline)) static
#define ONE 0x3ff0000000000000
extern int enzyme_dup, enzyme_const;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
NOINLINE int64_t word(const void *p) { int64_t u; memcpy(&u, p, 8); return u; }
"""
READS = {
    "here": """
double f(const double *p) { int64_t u; memcpy(&u, p, 8); return (double)(u - ONE) * 0x1p-52; }""",
    "of an array": """
double f(const double *p) {
    double s = 0;
    for (int i = 0; i < 4; i++) { int64_t u; memcpy(&u, (char *)p + 8 * i, 8); s += (double)(u - ONE) * 0x1p-52; }
    return s;
}""",
    "in a function that has no derivative": """
NOINLINE double about_log(const void *p) { int64_t u; memcpy(&u, p, 8); return (double)u * 0x1p-52 - 1023; }
double f(const double *p) { return about_log(p); }""",
    "deeper": """
NOINLINE double about_log(const void *p) { int64_t u; memcpy(&u, p, 8); return (double)u * 0x1p-52 - 1023; }
NOINLINE double twice(const void *p) { return 2 * about_log(p); }
double f(const double *p) { return twice(p); }""",
    "and returned": """
double f(const double *p) { return (double)(word(p) - ONE) * 0x1p-52; }""",
    "copied to an array": """
double f(const double *p) {
    int64_t u[4];
    double s = 0;
    memcpy(u, p, sizeof u);
    for (int i = 0; i < 4; i++) s += (double)(u[i * (int)sizeof(*p) & 3] - ONE) * 0x1p-52;
    return s;
}""",
    "copied to a global": """
static int64_t u[4], v[4];
double f(const double *p) {
    double s = 0;
    memcpy(u, p, sizeof u);
    memcpy(v, u, sizeof u);
    for (int i = 0; i < 4; i++) s += (double)(v[i * (int)sizeof(*p) & 3] - ONE) * 0x1p-52;
    return s;
}""",
    "behind a pointer": """
typedef struct { void *data; } box;
NOINLINE double sum(const box *b, double scale) {
    double s = 0;
    for (int i = 0; i < 4; i++) { int64_t u; memcpy(&u, (char *)b->data + 8 * i, 8); s += (double)(u - ONE) * scale; }
    return s;
}
double g(const box *b) { return sum(b, 0x1p-52); }
#define f g
#define WRAPPED box b = {p}, db = {d};
#define GIVEN &b, GIVE &db""",
}
MAIN = """
#ifndef WRAPPED
#define WRAPPED
#define GIVEN p, GIVE d
#endif
int main(int argc, char **argv) {
    double numbers[4] = {1.5, 2.25, 3, 4}, d[4] = {1, 1, 1, 1};
    int64_t counts[4] = {5, -3, 1ll << 40, 0};
    void *p = argc > 1 ? (void *)counts : (void *)numbers;
    WRAPPED
#ifdef FORWARD
    printf("%g\\n", __enzyme_fwddiff((void *)f, enzyme_GIVEN_AS, GIVEN));
#else
    __enzyme_autodiff((void *)f, enzyme_GIVEN_AS, GIVEN);
    printf("%g\\n", d[0]);
#endif
}
"""


def made(name: str, tmp_path: Path, *options: str, constant: bool = False) -> None:
    given = MAIN.replace("GIVEN_AS", "const" if constant else "dup").replace(", GIVE d", "" if constant else ", d")
    text = HEAD + READS[name].replace(", GIVE &db", "" if constant else ", &db") + given
    (tmp_path / "a.c").write_text(text)
    compiled = enzcc("-w", *options, "a.c", "-o", "a", cwd=tmp_path)
    assert (compiled.status, compiled.err) == (0, "")


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("mode", ["reverse", "forward"])
@pytest.mark.parametrize("name", READS)
def test_numbers_end_the_program_and_integers_do_not(name: str, mode: str, level: str, tmp_path: Path) -> None:
    made(name, tmp_path, level, "-g", *(["-DFORWARD"] if mode == "forward" else []))
    ended = run(tmp_path / "a", cwd=tmp_path)
    assert ended.status != 0
    assert "a.c:" in ended.err and "bits of a number" in ended.err, ended.err
    assert run(tmp_path / "a", "integers", cwd=tmp_path).status == 0


@pytest.mark.parametrize("name", READS)
def test_nothing_is_lost_of_what_is_constant(name: str, tmp_path: Path) -> None:
    made(name, tmp_path, "-O2", constant=True)
    assert run(tmp_path / "a", cwd=tmp_path).status == 0
