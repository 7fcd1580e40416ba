"""What goes out of sight may come back: into unseen code, a file, a text, and out again. An error says both lines.

Output alone is none: programs that log are differentiated, and right (`LOGGING`).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc, needs, run

HEAD = """\
#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
extern int enzyme_dup;
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
#define NOINLINE __attribute__((noinline)) static
"""

# The function reads x[0] and x[1]; `//in` and `//out` stand where the message and its note have to point.
LOST = {
    "what one function sets another gets": """
void store(double, int); double load(int);
static double f(double *x) {
  store(x[0] * x[1], 3); //in
  return x[1] * load(3); //out
}""",
    "both in functions of their own": """
void store(double); double load(void);
NOINLINE void keep(double v) { store(2 * v); } //in
NOINLINE double kept(void) { return load() / 2; } //out
static double f(double *x) { keep(x[0] * x[0]); return kept() + x[1]; }""",
    "an array that is handed over and another that is filled": """
void push(const double *, int); void pull(double *, int);
static double f(double *x) {
  double a[3] = {x[0], x[1], x[0] * x[1]}, b[3];
  push(a, 3); //in
  pull(b, 3); //out
  return b[0] * b[2];
}""",
    "memory whose address is kept, and that is written later": """
void remember(double *); double recall(void);
static double f(double *x) {
  double *cell = malloc(sizeof *cell);
  remember(cell); //in
  *cell = x[0] * x[1];
  double r = recall() * x[0]; //out
  free(cell);
  return r;
}""",
    "memory that was given earlier is written later": """
void remember(double *); void give(double); void act(void);
static double f(double *x) {
  double v = 1;
  remember(&v); //out
  give(x[0] * x[1]); //in
  act();
  return v * x[1];
}""",
    "a pointer in a struct": """
struct view { double *data; int n; };
void watch(struct view *); double total(void);
static double f(double *x) {
  double a[2] = {0, 0};
  struct view v = {a, 2};
  watch(&v); //in
  a[1] = x[0] * x[1];
  return total() * x[1]; //out
}""",
    "a global of other files": """
extern double theirs;
void give(double); void act(void);
static double f(double *x) {
  give(x[0] * x[0]); //in
  act(); //out
  return theirs * x[1];
}""",
    "functions behind pointers that others set": """
extern void (*put)(double); extern double (*get)(void);
static double f(double *x) {
  put(x[0] * x[1]); //in
  return get() * x[1]; //out
}""",
    "a callback's context": """
void on(double (*)(void *), void *); double fire(void);
static double twice(void *d) { return *(double *)d * 2; }
static double f(double *x) {
  double v = x[0] * x[1];
  on(twice, &v); //in
  return fire() * x[1]; //out
}""",
    "thread-specific data": """
static pthread_key_t key;
static double f(double *x) {
  double v = x[0] * x[1];
  pthread_setspecific(key, &v); //in
  double *p = pthread_getspecific(key); //out
  return *p * x[1];
}""",
    "a file of bytes": """
static double f(double *x) {
  FILE *file = fopen("state.bin", "w+");
  double v[2] = {x[0], x[0] * x[1]}, w[2] = {0, 0};
  fwrite(v, sizeof *v, 2, file); //in
  rewind(file);
  if (fread(w, sizeof *w, 2, file) != 2) abort(); //out
  fclose(file);
  return w[0] * w[1];
}""",
    "a file that is opened again by its name": """
NOINLINE void save(const char *name, double v) {
  FILE *file = fopen(name, "w");
  fprintf(file, "%.17g", v); //in
  fclose(file);
}
NOINLINE double loaded(const char *name) {
  double v = 0;
  FILE *file = fopen(name, "r");
  if (fscanf(file, "%lf", &v) != 1) abort(); //out
  fclose(file);
  return v;
}
static double f(double *x) { save("state.txt", x[0] * x[1]); return loaded("./state.txt") * x[1]; }""",
    "a pipe": """
static double f(double *x) {
  int ends[2];
  double v = x[0] * x[1], w = 0;
  if (pipe(ends)) abort();
  if (write(ends[1], &v, 8) != 8) abort(); //in
  if (read(ends[0], &w, 8) != 8) abort(); //out
  return w * x[1];
}""",
    "a text": """
static double f(double *x) {
  char text[40];
  snprintf(text, sizeof text, "%.17g", x[0] * x[1]); //in
  return strtod(text, 0) * x[1]; //out
}""",
    "a text that is copied by hand": """
static double f(double *x) {
  char text[40], copy[40], *end = copy;
  sprintf(text, "%.17g", x[0] * x[1]); //in
  for (char *p = text; *p; p++) *end++ = *p == ',' ? '.' : *p;
  *end = 0;
  double v = 0;
  sscanf(copy, "%lf", &v); //out
  return v * x[1];
}""",
    "a text that is read digit by digit": """
static double f(double *x) {
  char text[40];
  sprintf(text, "%.0f", 1e9 * x[0] * x[1]); //in
  double v = 0;
  for (char *p = text; *p; p++) v = 10 * v + (*p - '0'); //out
  return v * x[1];
}""",
    "a text in a struct, by functions of their own": """
struct record { int id; char text[40]; };
NOINLINE void show(struct record *r, double v) { sprintf(r->text, "%.17g", v); } //in
NOINLINE double shown(const struct record *r) { return strtod(r->text, 0); } //out
static double f(double *x) { struct record r = {1, ""}; show(&r, x[0] * x[1]); return shown(&r) * x[1]; }""",
    "a text by a function with variable arguments": """
NOINLINE void put(char *to, const char *how, ...) {
  va_list all;
  va_start(all, how);
  vsnprintf(to, 40, how, all);
  va_end(all);
}
static double f(double *x) {
  char text[40];
  put(text, "%.17g", x[0] * x[1]); //in
  return strtod(text, 0) * x[1]; //out
}""",
    "lines of a file": """
static double f(double *x) {
  FILE *file = tmpfile();
  fprintf(file, "%.17g", x[0] * x[1]); //in
  rewind(file);
  char line[40];
  if (!fgets(line, 40, file)) abort();
  fclose(file);
  return strtod(line, 0) * x[1]; //out
}""",
    "the environment": """
static double f(double *x) {
  char text[40];
  sprintf(text, "%.17g", x[0] * x[1]); //in
  setenv("STATE", text, 1);
  return strtod(getenv("STATE"), 0) * x[1]; //out
}""",
    "behind functions that call each other": """
void store(double); double load(void);
NOINLINE void even(double v, int n);
NOINLINE void odd(double v, int n) { if (n > 0) even(v * n, n - 1); }
NOINLINE void even(double v, int n) {
  if (n > 0) odd(v + n, n - 1);
  store(v); //in
}
static double f(double *x) {
  odd(x[0] * x[1], (int)x[1]);
  return load() * x[0]; //out
}""",
}

FORWARD = "double g(double *x, double *d) { return __enzyme_fwddiff((void *)f, enzyme_dup, x, d); }\n"
REVERSE = "void g(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }\n"


def refused(source: str, request: str, level: str, into: Path) -> str:
    """The message for a program, without its linking."""
    (into / "lost.c").write_text(HEAD + source.lstrip("\n") + "\n" + request)
    made = enzcc(level, "-w", "--no-ir", "-c", "lost.c", cwd=into)
    assert made.status == 1, made.err
    assert "Traceback" not in made.err
    assert not (into / "lost.o").exists()
    return made.err


@pytest.mark.parametrize("number", range(len(LOST)), ids=list(LOST))
def test_a_derivative_that_would_be_lost_is_an_error_with_both_lines(number: int, tmp_path: Path) -> None:
    """Each program in one mode and at one level; the engine refuses it before either matters."""
    source = list(LOST.values())[number]
    said = refused(source, (FORWARD, REVERSE)[number % 2], ("-O0", "-O2")[number // 2 % 2], tmp_path)
    lines = (HEAD + source.lstrip("\n")).splitlines()
    into, out = (next(n for n, line in enumerate(lines, 1) if line.endswith(mark)) for mark in ("//in", "//out"))
    assert re.match(rf"lost.c:{into}:\d+: error: \[EZ0201\] .*may come back", said), said
    assert re.search(rf"^  note: lost.c:{out}:\d+: ", said, re.MULTILINE), said


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("request_", [FORWARD, REVERSE], ids=["forward", "reverse"])
def test_modes_and_levels_say_the_same(request_: str, level: str, tmp_path: Path) -> None:
    said = refused(LOST["what one function sets another gets"], request_, level, tmp_path)
    assert "goes into 'store', whose code is not here" in said
    assert "'load', whose code is not here, may give it back" in said
    assert "declare it inactive: __enzyme_inactivefn_store" in said


GIVEN = {
    "where the request is": "void g(double *x, double *d) { keep(x + 1); REQUEST; }",
    "by its caller": "NOINLINE void g(double *x, double *d) { REQUEST; }\n"
    "void h(void) { double x[2] = {1, 2}, d[2] = {1, 0}; keep(x); g(x, d); }",
    "by another function that the caller's caller has called": "NOINLINE void g(double *x, double *d) { REQUEST; }\n"
    "NOINLINE void set(double *x) { keep(x); keep(0); }\n"
    "NOINLINE void between(double *x, double *d) { g(x, d); g(x, d); }\n"
    "void h(void) { double x[2] = {1, 2}, d[2] = {1, 0}; set(x); between(x, d); }",
}


@pytest.mark.parametrize("request_", [FORWARD, REVERSE], ids=["forward", "reverse"])
@pytest.mark.parametrize("name", GIVEN)
def test_what_was_given_away_before_the_request_is_known_out_of_sight(name: str, request_: str, tmp_path: Path) -> None:
    call = request_[request_.index("__enzyme") : request_.rindex(";")]
    source = """
void keep(double *); double later(int);
static double f(double *x) { return later(1) * x[0]; }
"""
    said = refused(source, GIVEN[name].replace("REQUEST", call), "-O2", tmp_path)
    assert "[EZ0201]" in said and "'later'" in said


LOGGING = """
__attribute__((const)) double constant(void);
void tell(double);
double clock_of(void);
void *__enzyme_inactivefn_clock[] = {(void *)clock_of};
static FILE *log_file;
NOINLINE void say(const char *how, ...) {
  va_list all;
  va_start(all, how);
  vfprintf(log_file, how, all);
  va_end(all);
}
static double f(double *x) {
  double v = x[0] * x[1], tolerance = 1, factor = 2;
  char text[60], line[60] = "1.5";
  printf("%.0s", "");
  fprintf(stderr, "%g\\n", v);
  snprintf(text, sizeof text, "v = %g", v);
  fputs(text, stderr);
  perror(text);
  FILE *log = fopen("log.txt", "a"), *parameters = fopen("parameters.txt", "r");
  fprintf(log, "%g %s\\n", v, text);
  fwrite(&v, sizeof v, 1, log);
  fclose(log);
  if (parameters && fscanf(parameters, "%lf", &tolerance) != 1) tolerance = 3;
  sscanf(line, "%lf", &factor);
  tell(v);
  return v * x[1] * tolerance * factor * strtod(line, 0) * constant() * clock_of();
}
int main(void) {
  double x[2] = {.5, .25}, d[2] = {0, 0}, e[2] = {1, 0}, h = 1e-6;
  log_file = stderr;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, e);
  x[0] += h; double up = f(x); x[0] -= 2 * h; double down = f(x);
  double wanted = (up - down) / (2 * h);
  return !(wanted > 0.1 && d[0] / wanted - 1 < 1e-6 && wanted / d[0] - 1 < 1e-6 && forward == d[0]);
}
"""
NATIVE = "double constant(void) { return 2; } void tell(double v) {} double clock_of(void) { return 3; }\n"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_logging_is_no_way_back(level: str, tmp_path: Path) -> None:
    """To streams, files, texts and code that gives nothing back; parameters come from another file and another text."""

    (tmp_path / "program.c").write_text(HEAD + LOGGING)
    (tmp_path / "native.c").write_text(NATIVE)
    assert enzcc(level, "--no-ir", "-c", "native.c", cwd=tmp_path).status == 0
    made = enzcc(level, "-w", "program.c", "native.o", "-o", "program", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program", cwd=tmp_path).status == 0


def test_what_is_declared_inactive_is_believed(tmp_path: Path) -> None:
    source = "void *__enzyme_inactivefn_1[] = {(void *)store};\n"
    lost = LOST["what one function sets another gets"].replace("static double f", source + "static double f")
    (tmp_path / "believed.c").write_text(HEAD + lost + "\n" + REVERSE)
    made = enzcc("-O2", "-w", "--no-ir", "-c", "believed.c", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")


FORTRAN = """\
module model
contains
  function f(x) result(r)
    real(8), intent(in) :: x(2)
    real(8) :: r, v
    integer :: unit
    character(len=40) :: text
    {write}
    {read}
    print *, v
    print '(f5.1)', x(1) * x(2)
    r = v * x(2)
  end function
end module
program main
  use model
  use enzyme
  real(8) :: x(2) = 0.5d0, d(2) = 0
  call enzyme_autodiff(f, x, d)
end program
"""


@pytest.mark.parametrize(
    ("write", "read"),
    [
        ("write(text, '(es30.20)') x(1) * x(2)", "read(text, *) v"),
        ("open(newunit=unit, status='scratch'); write(unit, *) x(1) * x(2); rewind(unit)", "read(unit, *) v"),
    ],
    ids=["internal", "unit"],
)
def test_fortrans_units_are_files(write: str, read: str, tmp_path: Path) -> None:
    needs("fortran")
    (tmp_path / "lost.f90").write_text(FORTRAN.format(write=write, read=read))
    made = enzcc("-O2", "-c", "lost.f90", cwd=tmp_path, fortran=True)
    assert made.status == 1, made.err
    assert re.match(r"lost.f90:8:\d+: error: \[EZ0201\]", made.err), made.err
    assert re.search(r"note: lost.f90:9:\d+: ", made.err), made.err


RUST = """\
use std::ffi::c_void;
extern "C" { static enzyme_dup: i32; fn __enzyme_autodiff(f: *const c_void, ...); }
extern "C" fn f(x: *const f64) -> f64 {
    let x = unsafe { std::slice::from_raw_parts(x, 2) };
    let text = format!("{}", x[0] * x[1]);
    let v: f64 = text.parse().unwrap();
    v * x[1]
}
fn main() {
    let (x, mut d) = ([0.5, 0.25], [0.0, 0.0]);
    unsafe { __enzyme_autodiff(f as *const c_void, enzyme_dup, x.as_ptr(), d.as_mut_ptr()); }
    println!("{:?}", d);
}
"""


def test_rusts_texts_are_followed(tmp_path: Path) -> None:
    needs("rust")
    (tmp_path / "lost.rs").write_text(RUST)
    made = enzcc("-O2", "--edition=2021", "lost.rs", "-o", "lost", cwd=tmp_path)
    assert made.status == 1, made.err
    assert re.match(r"lost.rs:5:\d+: error: \[EZ0201\]", made.err), made.err
    assert re.search(r"note: lost.rs:6:\d+: ", made.err), made.err
