# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pointer to code may lead to any function of its type whose address is taken in the program.

So functions are taken to be called that never are, and what these call by hooks that nobody sets is not here. Such a
program is differentiated; should it get there after all, it ends with a message.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiling import enzcc, run

PROGRAM = """
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline))
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct options { double (*shade)(const double *, struct options *, int); int level; };
typedef void visit(double *, void *);
static volatile sig_atomic_t stopped;
static void stop(int number) { stopped = number; }

NOINLINE void each(double *v, int n, visit *f, void *data) {
  for (int i = 0; i < n && !stopped; i++) f(v + i, data);
}
static void squared(double *v, void *data) { *v *= *v * *(double *)data; }
static void tripled(double *v, void *data) { *v = 3 * *v + *(double *)data; }
static void shaded(double *v, void *data) {
  struct options *o = data;
  *v = o->shade(v, o, o->level); // no function of this type is in the program
}
void draw(double *v, int n, struct options *o) { each(v, n, shaded, o); }

static double f(double *x, int drawn) {
  struct options o = {0, 1};
  double v[3] = {x[0], x[1], x[0] * x[1]};
  signal(SIGINT, stop);
  each(v, 3, squared, x + 1);
  each(v, 3, tripled, x);
  if (drawn) draw(v, 3, &o);
  return v[0] * v[1] + sin(v[2]);
}

int main(int argc, char **argv) {
  double x[2] = {0.7, 0.4}, d[2] = {0, 0};
  int drawn = argc > 1;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, drawn);
  for (int k = 0; k < 2; k++) {
    double e[2] = {k == 0, k == 1}, y[2] = {x[0], x[1]}, h = 1e-6;
    double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, e, enzyme_const, drawn);
    y[k] = x[k] + h;
    double difference = f(y, drawn);
    y[k] = x[k] - h;
    difference = (difference - f(y, drawn)) / (2 * h);
    if (fabs(tangent - difference) > 1e-6 || fabs(tangent - d[k]) > 1e-12) return 1;
  }
  return 0;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_hook_that_only_pointers_lead_to_is_where_the_program_ends(level: str, tmp_path: Path) -> None:
    (tmp_path / "hook.c").write_text(PROGRAM)
    made = enzcc(level, "-w", "hook.c", "-lm", "-o", "hook", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "hook").status == 0
    ended = run(tmp_path / "hook", "drawn")
    assert ended.status not in (0, 1)
    assert "hook.c:23" in ended.err


CALLER = """
#include <stdio.h>
int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
struct options { double (*shade)(const double *, int); int level; };
double (*hook(void))(const double *, int);
__attribute__((noinline)) static void shaded(double *v, struct options *o) {
  if (o->level > 0) *v = o->shade(v, o->level);
}
static double f(double *x, struct options *o) {
  double v[2] = {x[0], x[1]};
  shaded(v, o);
  return v[0] * v[1];
}
int main(int argc, char **argv) {
  double x[2] = {0.7, 0.4}, d[2] = {0, 0}, e[2] = {1, 0};
  struct options o = {hook(), argc - 1};
  if (argc == 2) __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, &o);
  else d[0] = __enzyme_fwddiff((void *)f, enzyme_dup, x, e, enzyme_const, &o);
  return d[0] != 0.4;
}
"""
HOOK = """
static double squared(const double *v, int level) { return *v * *v * level; }
double (*hook(void))(const double *, int) { return squared; }
"""


def test_a_function_that_does_nothing_but_call_a_hook_is_not_taken_for_inactive(tmp_path: Path) -> None:
    """Its derivative has no instruction that carries one, as the hook's call is the end of the program; the function
    itself would call the hook."""
    (tmp_path / "caller.c").write_text(CALLER)
    (tmp_path / "hook.c").write_text(HOOK)
    assert enzcc("-O2", "--no-ir", "-c", "hook.c", cwd=tmp_path).status == 0
    made = enzcc("-O2", "-w", "caller.c", "hook.o", "-o", "caller", cwd=tmp_path)
    assert made.status == 0, made.err
    assert run(tmp_path / "caller").status == 0
    for arguments in (["reverse"], ["forward", "mode"]):
        ended = run(tmp_path / "caller", *arguments)
        assert ended.status not in (0, 1)
        assert "caller.c:9" in ended.err


CANDIDATES = """
#include <stdio.h>
#include <stdlib.h>
#define NOINLINE __attribute__((noinline)) static
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct {
  void (*change)(const double *, double *);
  double (*value)(const double *);
  double *(*choice)(double *, double *);
  void (*put)(double);
  double (*get)(void);
  void (*step)(void);
  void (*note)(const char *, int);
} hooks;
double before, after;
static int calls;
static double constant[2] = {1, 2};
static void no_change(const double *x, double *y) { calls++; }
static double no_value(const double *x) { return calls++ ? 1.5 : 1.5; }
static double *no_choice(double *a, double *b) { return constant; }
static void no_put(double x) { calls++; }
static double no_get(void) { return 0.5; }
static void no_step(void) { calls++; }
static void no_note(const char *text, int n) { calls += n; }
hooks own = {no_change, no_value, no_choice, no_put, no_get, no_step, no_note}, *used;
hooks *others(void);
NOINLINE void by_change(const double *x, double *y) { used->change(x, y); }
NOINLINE double by_value(const double *x) { return used->value(x); }
NOINLINE double *by_choice(double *a, double *b) { return used->choice(a, b); }
NOINLINE void by_put(double x) { used->put(x); }
NOINLINE double by_get(void) { return used->get(); }
NOINLINE void by_step(void) { used->step(); }
NOINLINE void by_note(const char *t, int n) { used->note(t, n); }
static double memory(double *x) { double y = 0; by_change(x, &y); return y; }
static double result(double *x) { return by_value(x); }
static double choice(double *x) { double a = x[0] * x[1], b = 2 * x[0]; return *by_choice(&a, &b); }
static double out_of_sight(double *x) { by_put(x[0] * x[1]); return by_get(); }
static double variables(double *x) { before = x[0] * x[1]; by_step(); return after; }
static double noted(double *x) { by_note("x", 3); return x[0] * x[1]; }
#define CASE(NAME) \\
  if (!strcmp(argv[1], #NAME)) { \\
    if (forward) tangent = __enzyme_fwddiff((void *)NAME, enzyme_dup, x, e); \\
    else __enzyme_autodiff((void *)NAME, enzyme_dup, x, d); \\
  }
#include <string.h>
int main(int argc, char **argv) {
  double x[2] = {1.5, 2}, d[2] = {0, 0}, e[2] = {1, 0}, tangent = 0;
  int forward = argc > 3;
  used = strcmp(argv[2], "own") ? others() : &own;
  CASE(memory) CASE(result) CASE(choice) CASE(out_of_sight) CASE(variables) CASE(noted)
  printf("%g\\n", forward ? tangent : d[0]);
  return 0;
}
"""
OTHERS = """
typedef struct { void *f[7]; } hooks;
extern double before, after;
static double kept;
static void change(const double *x, double *y) { *y = x[0] * x[1]; }
static double value(const double *x) { return x[0] * x[1]; }
static double *choice(double *a, double *b) { return a; }
static void put(double x) { kept = x; }
static double get(void) { return kept; }
static void step(void) { after = before * before; }
static void note(const char *text, int n) { }
static hooks all = {{change, value, choice, put, get, step, note}};
hooks *others(void) { return &all; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_functions_that_a_pointer_fits_do_not_speak_for_those_of_other_files(level: str, tmp_path: Path) -> None:
    """None of those that are here carries a derivative, and what is only called by pointers would seem to carry none:
    what it was given went another way, and the gradient was zero."""
    (tmp_path / "candidates.c").write_text(CANDIDATES)
    (tmp_path / "others.c").write_text(OTHERS)
    assert enzcc("-O1", "--no-ir", "-w", "-c", "others.c", cwd=tmp_path).status == 0
    made = enzcc(level, "-w", "candidates.c", "others.o", "-o", "candidates", cwd=tmp_path)
    assert made.status == 0, made.err
    for mode in ([], ["forward"]):
        for name in ("memory", "result", "choice", "out_of_sight", "variables"):
            assert run(tmp_path / "candidates", name, "own", *mode).out == "0\n"
            ended = run(tmp_path / "candidates", name, "others", *mode)
            assert ended.status != 0 and "candidates.c:" in ended.err, (name, mode)
        for whose in ("own", "others"):
            assert run(tmp_path / "candidates", "noted", whose, *mode).out == "2\n"


TEXT = """
#include <stdarg.h>
#include <stdio.h>
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct {
  void (*log)(const char *);
  double (*parse)(const char *), (*weight)(int);
  char text[64];
} hooks;
extern hooks others;
static int lines;
static void quiet(const char *text) { lines++; }
static double half(const char *text) { return 0.5; }
static double weight(int k) { return k; }
hooks own = {quiet, half, weight}, *used = &own;
static void keep(hooks *h, const char *format, ...) {
  va_list given;
  va_start(given, format);
  vsnprintf(h->text, 64, format, given);
  va_end(given);
}
static void info(hooks *h, const char *format, ...) {
  char text[64];
  va_list given;
  va_start(given, format);
  vsnprintf(text, 64, format, given);
  va_end(given);
  h->log(text);
}
__attribute__((noinline)) static double read_back(hooks *h, double w) { return h->parse(h->text) * w; }
static double here(double *x) { char text[64]; snprintf(text, 64, "%.17g", x[0] * x[1]); return used->parse(text); }
static double kept(double *x) { keep(used, "%.17g", x[0] * x[1]); return read_back(used, 2); }
static double logged(double *x) {
  double sum = 0;
  for (int k = 0; k < 4; k++) {
    sum += x[0] * x[1] * k;
    info(used, "%d: %g", k, sum);
  }
  info(used, "done");
  return sum;
}
static double weighted(double *x) {
  char text[64];
  snprintf(text, 64, "%.17g", x[0] * x[1]);
  used->log(text);
  return x[0] * x[1] * used->weight(3);
}
int main(int argc, char **argv) {
  double x[2] = {1.5, 2}, d[2] = {0, 0}, t[2] = {0, 1};
  used = argc > 1 ? &others : &own;
  __enzyme_autodiff((void *)CASE, enzyme_dup, x, d);
  printf("%g %g %g\\n", d[0], d[1], __enzyme_fwddiff((void *)CASE, enzyme_dup, x, t));
}
"""

OTHER_TEXT = """
#include <stdlib.h>
typedef struct {
  void (*log)(const char *);
  double (*parse)(const char *), (*weight)(int);
  char text[64];
} hooks;
static void log_it(const char *text) { }
static double weight(int k) { return k * k; }
hooks others = {log_it, atof, weight};
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_text_that_a_pointer_may_take_to_a_number(level: str, tmp_path: Path) -> None:
    """The program ends where it does. Where functions of the program are called, it does not."""
    (tmp_path / "other.c").write_text(OTHER_TEXT)
    (tmp_path / "text.c").write_text(TEXT)
    assert enzcc("-O1", "--no-ir", "-w", "-c", "other.c", cwd=tmp_path).status == 0
    own = {"here": "0 0 0\n", "kept": "0 0 0\n", "logged": "12 9 9\n", "weighted": "6 4.5 4.5\n"}
    for case in own:
        made = enzcc(level, "-w", f"-DCASE={case}", "text.c", "other.o", "-o", case, cwd=tmp_path)
        assert made.status == 0, made.err
        assert run(tmp_path / case).out == own[case]
        ran = run(tmp_path / case, "others")
        assert ran.out == own[case] if case == "logged" else (ran.status != 0 and "text.c:" in ran.err)


LIBRARY = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))
typedef void handler(const char *reason, int line);
handler *on_error;
double before, after;
typedef struct {
  const char *name;
  void *(*make)(int);
  int (*fill)(void *, const double *, int);
  double (*value)(void *, double, void *);
} method;
typedef struct { double *c, *first, moved; int n; } poly;
typedef struct { size_t looked, found; } counts;
void (*on_text)(const char *, int);
void show(const char *text, int line) {
  if (on_text) { on_text(text, line); return; }
  fprintf(stderr, "%s at %d\\n", text, line);
}
void report(const char *reason, int line) {
  if (on_error) { on_error(reason, line); return; }
  show(reason, line);
  fflush(stdout);
  abort();
}
NOINLINE static void *make(int n) {
  poly *p = malloc(sizeof *p);
  if (!p) { report("no memory", __LINE__); return 0; }
  p->c = malloc(2 * n * sizeof(double));
  if (!p->c) { free(p); report("no memory", __LINE__); return 0; }
  p->first = p->c + n;
  p->moved = 0;
  p->n = n;
  return p;
}
NOINLINE static int fill(void *v, const double *x, int n) {
  poly *p = v;
  if (p->n != n) { report("sizes differ", __LINE__); }
  memcpy(p->c, x, p->n * sizeof(double));
  memcpy(p->first, x, p->n * sizeof(double));
  return 0;
}
NOINLINE static counts *counts_new(void) {
  counts *c = malloc(sizeof *c);
  if (!c) { report("no memory", __LINE__); return 0; }
  c->looked = c->found = 0;
  return c;
}
NOINLINE static void counts_free(counts *c) { if (c) free(c); }
NOINLINE static double norm(const double *a, const double *b, int n) {
  double r = 0;
  for (int i = 0; i < n; i++) r += (a[i] - b[i]) * (a[i] - b[i]);
  return sqrt(r);
}
NOINLINE static double value(void *v, double t, void *of) {
  poly *p = v;
  counts *c = of;
  double r = 0;
  c->looked++;
  p->moved = norm(p->c, p->first, p->n);
  if (p->moved > 1) report("moved", __LINE__);
  for (int i = p->n; i-- > 0;) r = r * t + p->c[i];
  return r;
}
static const method table = {"polynomial", make, fill, value};
const method *polynomial = &table;
typedef struct { const method *m; void *state; } any;
any *any_new(const method *m, int n) {
  any *a = malloc(sizeof *a);
  if (!a) { report("no memory", __LINE__); return 0; }
  a->m = m; a->state = m->make(n);
  return a;
}
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
void set(void);
static double plain(const double *x) {
  any *a = any_new(polynomial, 3);
  a->m->fill(a->state, x, 3);
  counts *c = counts_new();
  double r = a->m->value(a->state, x[3], c);
  counts_free(c);
  poly *p = a->state; free(p->c); free(p); free(a);
  return r;
}
static double by_names(const double *x) {
  before = x[0] * x[1];
  report("look", __LINE__);
  return after + x[2] * x[2];
}
static double in_a_table(const double *x) {
  before = x[0] * x[1];
  any *a = any_new(polynomial, 3);
  a->m->fill(a->state, x, 4); /* too many: reported */
  double r = a->m->value(a->state, x[3], counts_new());
  return after + r;
}
int main(int argc, char **argv) {
  double x[4] = {1.5, 2, 3, 0.5}, d[4] = {0}, e[4] = {1, 0, 0, 0}, t = 0;
  if (argc > 2 && *argv[2] == 'h') set();
  int f = argc > 3;
#define CASE(N) \\
  if (!strcmp(argv[1], #N)) { \\
    if (f) t = __enzyme_fwddiff((void *)N, enzyme_dup, x, e); \\
    else __enzyme_autodiff((void *)N, enzyme_dup, x, d); \\
  }
  CASE(plain) CASE(by_names) CASE(in_a_table)
  if (f) printf("%g\\n", t); else printf("%g %g %g %g\\n", d[0], d[1], d[2], d[3]);
}
"""
SETTING = """
typedef void handler(const char *reason, int line);
extern handler *on_error;
extern double before, after;
static void look(const char *reason, int line) { after = 3 * before; }
void set(void) { on_error = look; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_library_whose_hook_for_errors_nobody_sets(level: str, tmp_path: Path) -> None:
    """The hook may read and write any variable by its name, and so may what is in the place of the library's methods:
    the build is not refused for that, but what is set and called ends the program."""
    (tmp_path / "library.c").write_text(LIBRARY)
    (tmp_path / "setting.c").write_text(SETTING)
    assert enzcc("-O1", "--no-ir", "-c", "setting.c", cwd=tmp_path).status == 0
    made = enzcc(level, "library.c", "setting.o", "-lm", "-o", "library", cwd=tmp_path)
    assert made.status == 0, made.err
    for hook in ("none", "hook"):
        assert run(tmp_path / "library", "plain", hook).out == "1 0.5 0.25 5\n"
        assert run(tmp_path / "library", "plain", hook, "forward").out == "1\n"
    for name in ("by_names", "in_a_table"):
        for mode in ([], ["forward"]):
            assert run(tmp_path / "library", name, "none", *mode).status != 0
            ended = run(tmp_path / "library", name, "hook", *mode)
            assert ended.status != 0 and "library.c:" in ended.err and "has not seen" in ended.err, (name, mode)


NESTED = """
#include <stdio.h>
#include <string.h>
#define NOINLINE __attribute__((noinline)) static
int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { void (*put)(double); double (*get)(void); void (*note)(int); } hooks;
static int calls;
static void no_put(double x) { calls++; }
static double no_get(void) { return 0.5; }
static void no_note(int n) { calls += n; }
static hooks own = {no_put, no_get, no_note}, *used;
hooks *others(void);
NOINLINE void put(double x) { used->put(x); calls++; }
NOINLINE void by_put(double x) { put(x); calls++; }
NOINLINE double get(void) { double r = used->get(); calls++; return r; }
NOINLINE double by_get(void) { double r = get(); calls++; return r; }
NOINLINE void by_note(int n) { used->note(n); calls++; }
static double kept(double *x) { by_note(3); by_put(x[0] * x[1]); return by_get(); }
static double only_put(double *x) { by_note(3); by_put(x[0]); return x[0] * x[1]; }
int main(int argc, char **argv) {
  double x[2] = {1.5, 2}, d[2] = {0, 0}, e[2] = {1, 0}, tangent = 0;
  used = strcmp(argv[2], "own") ? others() : &own;
  void *f = strcmp(argv[1], "kept") ? (void *)only_put : (void *)kept;
  if (argc > 3) tangent = f == kept ? __enzyme_fwddiff((void *)kept, enzyme_dup, x, e)
                                    : __enzyme_fwddiff((void *)only_put, enzyme_dup, x, e);
  else if (f == kept) __enzyme_autodiff((void *)kept, enzyme_dup, x, d);
  else __enzyme_autodiff((void *)only_put, enzyme_dup, x, d);
  printf("%g\\n", argc > 3 ? tangent : d[0]);
  return 0;
}
"""
KEEPING = """
typedef struct { void (*put)(double); double (*get)(void); void (*note)(int); } hooks;
static double kept;
static void put(double x) { kept = x; }
static double get(void) { return kept; }
static void note(int n) { }
static hooks all = {put, get, note};
hooks *others(void) { return &all; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_what_is_kept_out_of_sight_ends_the_program_however_deep_it_is_put_there(level: str, tmp_path: Path) -> None:
    """Neither of the functions that put a number there and get it back carries a derivative by itself."""
    (tmp_path / "nested.c").write_text(NESTED)
    (tmp_path / "keeping.c").write_text(KEEPING)
    assert enzcc("-O1", "--no-ir", "-c", "keeping.c", cwd=tmp_path).status == 0
    made = enzcc(level, "-w", "nested.c", "keeping.o", "-o", "nested", cwd=tmp_path)
    assert made.status == 0, made.err
    for mode in ([], ["forward"]):
        assert run(tmp_path / "nested", "kept", "own", *mode).out == "0\n"
        ended = run(tmp_path / "nested", "kept", "others", *mode)
        assert ended.status != 0 and "nested.c:" in ended.err
        for whose in ("own", "others"):
            assert run(tmp_path / "nested", "only_put", whose, *mode).out == "2\n"
