"""Numbers that are written in digits of the program's own and read again are refused, and what only looks up bits is
not: tables that are found by hashing, orders of keys, functions that look up leading bits."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.audit.test_families import build, is_refused

BITS = """
static inline uint64_t bits(double v) { uint64_t u; memcpy(&u, &v, 8); return u; }
static inline double number(uint64_t u) { double v; memcpy(&v, &u, 8); return v; }
static const char T[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
"""

DIGITS = {
    "found by comparing": """
static double f(double *x) {
    uint64_t u = bits(x[0] * x[1]), w = 0; char text[11];
    for (int i = 0; i < 11; i++) text[i] = T[u >> 6 * i & 63];
    for (int i = 0; i < 11; i++) { int k = 0; while (T[k] != text[i]) k++; w |= (uint64_t)k << 6 * i; }
    return number(w) * x[2];
}
""",
    "found by the library": """
static double f(double *x) {
    uint64_t u = bits(x[0] * x[1]); char text[17];
    for (int i = 0; i < 16; i++) text[i] = "0123456789abcdef"[u >> (60 - 4 * i) & 15];
    text[16] = 0;
    return number(strtoull(text, 0, 16)) * x[2];
}
""",
    "in functions and tables": """
NOINLINE void encode(const unsigned char *in, int n, char *out) {
    for (int i = 0; i < n; i += 3) {
        unsigned v = in[i] << 16 | in[i + 1] << 8 | in[i + 2];
        for (int k = 18; k >= 0; k -= 6) *out++ = T[v >> k & 63];
    }
}
NOINLINE void decode(const char *in, unsigned char *out, int n) {
    unsigned char digit[256]; for (int i = 0; i < 64; i++) digit[(unsigned char)T[i]] = i;
    for (int i = 0; i < n; i += 3) {
        unsigned v = 0; for (int k = 0; k < 4; k++) v = v << 6 | digit[(unsigned char)*in++];
        *out++ = v >> 16; *out++ = v >> 8; *out++ = v;
    }
}
static double f(double *x) {
    double v[3] = {x[0] * x[1], x[1], x[2]}, w[3]; char text[32];
    encode((unsigned char *)v, 24, text); decode(text, (unsigned char *)w, 24);
    return w[0] * w[1] + w[2];
}
""",
    "chosen bit by bit": """
static double f(double *x) {
    uint64_t u = bits(x[0] * x[1]), w = 0;
    for (int i = 0; i < 64; i++) if (u & 1ull << i) w |= 1ull << i;
    return number(w) * x[2];
}
""",
    "truth values, one for each bit": """
NOINLINE void split(uint64_t u, _Bool *bit) { for (int i = 0; i < 64; i++) bit[i] = u >> i & 1; }
NOINLINE uint64_t join(const _Bool *bit) {
    uint64_t w = 0; for (int i = 0; i < 64; i++) if (bit[i]) w |= 1ull << i; return w;
}
static double f(double *x) { _Bool bit[64]; split(bits(x[0] * x[1]), bit); return number(join(bit)) * x[2]; }
""",
    "of a word beside numbers": """
NOINLINE void encode(const double *x, char *text) {
    uint64_t u = bits(x[0]); for (int i = 0; i < 16; i++) text[i] = T[u >> 4 * i & 15];
}
static double f(double *x) {
    char text[16]; uint64_t w = 0; encode(x, text);
    for (int i = 0; i < 16; i++) w |= (uint64_t)(text[i] - 'A') << 4 * i;
    return number(w) * x[1] * x[2];
}
""",
    "lengths of runs": """
static double f(double *x) {
    uint64_t u = bits(x[0] * x[1]), w = 0; int run[65], n = 0;
    for (int i = 0, bit = 0; i < 64; bit = !bit) {
        int k = 0; while (i < 64 && (int)(u >> i & 1) == bit) { k++; i++; }
        run[n++] = k;
    }
    for (int j = 0, i = 0; j < n; j++) for (int k = 0; k < run[j]; k++, i++) if (j & 1) w |= 1ull << i;
    return number(w) * x[2];
}
""",
}

HEAP = {
    "on the heap": """
NOINLINE char *encode(const unsigned char *in, int n) {
    char *out = malloc(n / 3 * 4 + 1), *to = out;
    for (int i = 0; i < n; i += 3) {
        unsigned v = in[i] << 16 | in[i + 1] << 8 | in[i + 2];
        for (int k = 18; k >= 0; k -= 6) *to++ = T[v >> k & 63];
    }
    *to = 0;
    return out;
}
NOINLINE void *decode(const char *in) {
    unsigned char *out = malloc(strlen(in)); int n = 0;
    for (; *in; in += 4) {
        unsigned v = 0; for (int k = 0; k < 4; k++) v = v << 6 | (unsigned)(strchr(T, in[k]) - T);
        out[n++] = v >> 16; out[n++] = v >> 8; out[n++] = v;
    }
    return out;
}
static double f(double *x) {
    double *v = malloc(24), *w, r; v[0] = x[0] * x[1]; v[1] = x[1]; v[2] = x[2];
    char *text = encode((unsigned char *)v, 24); w = decode(text);
    r = w[0] * w[1] + w[2]; free(v); free(w); free(text);
    return r;
}
""",
    "as bits of words": """
static unsigned long *line; static int used;
NOINLINE void push(int bit) {
    if (used % 64 == 0) line = realloc(line, (used / 64 + 1) * 8);
    if (bit) line[used / 64] |= 1ul << used % 64; else line[used / 64] &= ~(1ul << used % 64);
    used++;
}
static double f(double *x) {
    double s = 0; used = 0;
    for (int i = 0; i < 3; i++) { uint64_t u = bits(x[i] * x[0]); for (int k = 0; k < 64; k++) push(u >> k & 1); }
    for (int i = 0; i < 3; i++) {
        uint64_t w = 0; for (int k = 0; k < 64; k++) if (line[i] >> k & 1) w |= 1ull << k;
        s += number(w) * i;
    }
    return s;
}
""",
    "beside a name": """
struct one { double v; char name[8]; };
static double f(double *x) {
    struct one *p = malloc(2 * sizeof *p); int n = 0;
    for (int i = 0; i < 2; i++) {
        p[i].v = x[i] * x[2]; p[i].name[7] = 0;
        for (int k = 0; k < 7; k++) p[i].name[k] = T[k + i];
    }
    for (int k = 0; k < 7; k++) if (p[0].name[k] == p[1].name[k]) n++;
    double r = p[n & 1].v * p[1].v; free(p);
    return r;
}
""",
}
LOOKED_UP = {
    "what a member says beside numbers": """
struct step { double v; unsigned long kind; };
NOINLINE double run(const struct step *s, int n, double a) {
    for (int i = 0; i < n; i++) {
        double v = s[i].v;
        switch (s[i].kind & 3) { case 0: a += v; break; case 1: a *= v; break; case 2: a = -a; break; default: a = 1; }
    }
    return a;
}
static double f(double *x) {
    struct step s[4] = {{x[0], 0}, {x[1], 1}, {x[2], 2}, {x[0] * x[2], 1}};
    return run(s, 4, 1);
}
""",
    "a table found by hashing": """
struct entry { uint64_t key; double value; int used; };
static double f(double *x) {
    struct entry t[16]; double s = 0; memset(t, 0, sizeof t);
    for (int i = 0; i < 6; i++) {
        double a = x[i % 3] * (1 + i / 3); uint64_t u = bits(a);
        unsigned at = (uint32_t)(u ^ u >> 32) * 2654435761u >> 28;
        while (t[at].used && t[at].key != u) at = (at + 1) & 15;
        if (!t[at].used) { t[at].used = 1; t[at].key = u; t[at].value = sin(a) * a; }
        s += t[at].value * (i + 1);
    }
    return s;
}
""",
    "order of keys": """
static double f(double *x) {
    uint64_t a[3], t[3];
    for (int i = 0; i < 3; i++) a[i] = bits(x[i] * x[i] + .1 * i);
    for (int by = 0; by < 64; by += 8) {
        int count[257] = {0};
        for (int i = 0; i < 3; i++) count[(a[i] >> by & 255) + 1]++;
        for (int k = 0; k < 256; k++) count[k + 1] += count[k];
        for (int i = 0; i < 3; i++) t[count[a[i] >> by & 255]++] = a[i];
        memcpy(a, t, sizeof a);
    }
    return number(a[0]) + 2 * number(a[1]) * number(a[2]);
}
""",
    "an exponential by table": """
static const uint64_t powers[4] = {
    0x3ff0000000000000, 0x3fef06fe0a31b715, 0x3fee6a09e667f3bd, 0x3fedae89f995ad3a};
static double own(double v) {
    double scaled = v * (4 / 0.693147180559945309), whole = scaled + 0x1.8p52;
    uint64_t k = bits(whole); whole -= 0x1.8p52;
    double r = v - whole * (0.693147180559945309 / 4), s = number(powers[k % 4] + (k << 50));
    return s + s * (r + r * r * (.5 + r * (1. / 6 + r * (1. / 24))));
}
static double f(double *x) { return own(x[0] * x[1]) * own(x[2]); }
""",
    "a checksum that is compared": """
static double f(double *x) {
    double v[3] = {x[0] * x[1], x[1], x[2]}, w[3]; uint32_t sum = ~0u, again = ~0u;
    for (int i = 0; i < 24; i++) sum = sum >> 4 ^ (unsigned char)T[(sum ^ ((unsigned char *)v)[i]) & 15];
    memcpy(w, v, sizeof w);
    for (int i = 0; i < 24; i++) again = again >> 4 ^ (unsigned char)T[(again ^ ((unsigned char *)w)[i]) & 15];
    return sum == again ? w[0] * w[1] + w[2] : 0;
}
""",
}

MODES = pytest.mark.parametrize("forward", [True, False], ids=["forward", "reverse"])


@MODES
@pytest.mark.parametrize("name", DIGITS)
def test_digits_of_its_own_are_refused(name: str, forward: bool, tmp_path: Path) -> None:
    is_refused(build(BITS + DIGITS[name], forward, "-O2", tmp_path, "-c", "-o", "f.o"), "EZ0304")


@pytest.mark.parametrize("more", ["-fstrict-aliasing", "-fno-strict-aliasing"])
@pytest.mark.parametrize("name", [*HEAP, "in functions and tables"])
def test_whatever_is_said_of_accesses_and_wherever_they_lie(name: str, more: str, tmp_path: Path) -> None:
    made = build(BITS + (HEAP | DIGITS)[name], False, "-O2", tmp_path, more, "-c", "-o", "f.o")
    if name == "beside a name":
        assert made.status == 0, made.err
    else:
        is_refused(made, "EZ0304")


@MODES
@pytest.mark.parametrize("name", LOOKED_UP)
def test_what_is_looked_up_has_a_derivative(name: str, forward: bool, tmp_path: Path) -> None:
    made = build(BITS + LOOKED_UP[name], forward, "-O2", tmp_path, "-c", "-o", "f.o")
    assert made.status == 0, made.err
