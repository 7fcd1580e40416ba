# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Threads that a program starts by itself: against differences and forward mode, with several numbers of threads and
again and again; without races; and what orders threads in other ways is refused, or ends the program with a message."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.compiling import ROOT, enzcc, run

PROGRAMS = Path(__file__).parent / "programs"
THREADS = ("1", "2", "3", "7")
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
TIMES = 2

HEAD = """
#define _GNU_SOURCE
#include <enzyme.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct { const double *x; double *w; int k; } job;
static double f(const double *x, double *w);
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0}, w[8] = {0}, dw[8] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw);
  printf("%g %g\\n", dx[0], dx[1]);
}
"""


def two_threads(*, before: str = "", work: str = "", start: str = "", middle: str = "", attributes: str = "0") -> str:
    """A program whose derivatives are 6 and 1, in which something else is done as well."""
    return f"""{HEAD}{before}
static void *run(void *given) {{
  job *j = given;
  {work}
  j->w[j->k] = j->x[j->k] * j->x[0];
  return NULL;
}}
static double f(const double *x, double *w) {{
  pthread_t t[2];
  job j[2];
  {start}
  for (int k = 0; k < 2; k++) {{ j[k] = (job){{x, w, k}}; pthread_create(t + k, {attributes}, run, j + k); }}
  {middle}
  for (int k = 0; k < 2; k++) pthread_join(t[k], NULL);
  return w[0] * w[1];
}}
"""


REFUSED = {
    "a thread that is not joined": two_threads(middle="pthread_detach(t[0]);"),
    "a thread that leaves": two_threads(work="if (j->k > 5) pthread_exit(NULL);"),
    "a thread that is cancelled": two_threads(middle="pthread_cancel(t[0]);"),
    "a semaphore with a name": two_threads(work='sem_t *s = sem_open("/enzcc", O_CREAT, 0600, 1); sem_close(s);'),
    "a semaphore in a function without numbers": two_threads(
        before='__attribute__((noinline)) static void wait(void) { sem_open("/enzcc", 0); }', work="wait();"
    ),
    "data of a thread": two_threads(before="static pthread_key_t k;", work="pthread_setspecific(k, j);"),
    "a variable of a thread that is aligned to much": two_threads(
        before="_Thread_local double mine __attribute__((aligned(128)));"
        "__attribute__((noinline)) static double get(void) { return mine; }",
        work="mine = j->x[1]; j->w[2 + j->k] = get();",
    ),
    "what a thread returns": HEAD
    + """
static void *run(void *given) { job *j = given; double *r = malloc(8); *r = j->x[0] * j->x[1]; return r; }
static double f(const double *x, double *w) {
  pthread_t t; job j = {x, w, 0}; void *r;
  pthread_create(&t, NULL, run, &j);
  pthread_join(t, &r);
  double v = *(double *)r;
  free(r);
  return v;
}
""",
    "sums of long double": HEAD
    + """
typedef struct { const long double *x; long double s; } sum;
static void *run(void *given) { sum *s = given; s->s = s->x[0] * s->x[0]; return NULL; }
static double f(const double *x, double *w) {
  pthread_t t[2]; long double c = x[0]; sum s[2] = {{&c}, {&c}};
  for (int k = 0; k < 2; k++) pthread_create(t + k, NULL, run, s + k);
  for (int k = 0; k < 2; k++) pthread_join(t[k], NULL);
  return s[0].s * s[1].s;
}
""",
    "a derivative of a derivative": two_threads()
    .replace("int main", "int inner")
    .replace("static double f(", "double f(")
    + """
static void gradient(const double *x, double *dx) {
  double w[8] = {0}, dw[8] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw);
}
int main(void) {
  double x[8] = {1, 2}, v[8] = {1}, dx[8] = {0}, d[8] = {0};
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, dx, d);
}
""",
}
"""What EZ0508 says for it."""

ENDING = {
    "is not joined": two_threads(middle="pthread_join(t[1], NULL); return w[1];"),
    "was not started in it": two_threads(before="static pthread_t other;", middle="pthread_join(other, NULL);"),
    "a detached thread": two_threads(
        start="pthread_attr_t a; pthread_attr_init(&a); pthread_attr_setdetachstate(&a, PTHREAD_CREATE_DETACHED);",
        attributes="&a",
    ),
    "was not initialized in it": two_threads(before="static pthread_barrier_t b;", work="pthread_barrier_wait(&b);"),
}
"""What a program says that ends."""


def built(program: Path, level: str, *options: str, into: Path) -> Path:
    ran = enzcc(level, "-w", "-pthread", *options, program, "-o", "x", "-lm", cwd=into, cxx=program.suffix == ".cpp")
    assert ran.status == 0, ran.err
    return into / "x"


def confirm(program: Path, *, times: int = TIMES) -> None:
    for threads in THREADS:
        for _ in range(times):
            ran = run(program, threads)
            assert (ran.status, ran.out) == (0, "right\n"), (threads, ran)


@LEVELS
@pytest.mark.parametrize("name", ["starts.c", "order.c", "locks.c", "atomics.c", "modes.c", "c11.c"])
def test_threads_have_derivatives(name: str, level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / name, level, into=tmp_path))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("name", ["std.cpp", "order.cpp", "exchanges.cpp"])
def test_threads_of_cpp_have_derivatives(name: str, level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / name, level, "-std=c++20", into=tmp_path))


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_orders_threads_in_other_ways_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(text)
    ran = enzcc("-O2", "-w", "p.c", "-o", "x", "-lm", cwd=tmp_path)
    assert ran.status == 1 and "[EZ0508]" in ran.err and "p.c:" in ran.err, ran


@pytest.mark.parametrize("says", ENDING)
def test_what_only_the_running_program_knows_ends_it(says: str, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(ENDING[says])
    ran = run(built(tmp_path / "p.c", "-O2", into=tmp_path))
    assert ran.status < 0 and says in ran.err, ran


def test_attributes_of_a_thread_hold_in_both_sweeps(tmp_path: Path) -> None:
    start = "pthread_attr_t a; pthread_attr_init(&a); pthread_attr_setstacksize(&a, 64 << 20);"
    deep = "volatile char much[32 << 20]; much[5] = 0;"
    (tmp_path / "p.c").write_text(two_threads(start=start, attributes="&a", work=deep))
    assert run(built(tmp_path / "p.c", "-O0", into=tmp_path)).out == "6 1\n"


def test_what_a_thread_runs_may_be_known_only_then(tmp_path: Path) -> None:
    text = two_threads(before="static void *run(void *); static void *(*runs[2])(void *) = {run, run};")
    (tmp_path / "p.c").write_text(text.replace(", run, j + k", ", runs[x[k] > 1], j + k"))
    assert run(built(tmp_path / "p.c", "-O2", into=tmp_path)).out == "6 1\n"


def test_a_caller_that_starts_threads_stays_what_it_is(tmp_path: Path) -> None:
    """What holds a request is printed as it was rewritten: its own threads, mutexes and statuses are as before."""
    text = two_threads().replace("  printf(", """  pthread_t t; pthread_mutex_t m; void *r;
  pthread_mutex_init(&m, NULL);
  if (pthread_create(&t, NULL, same, &m) || pthread_mutex_lock(&m) || pthread_mutex_unlock(&m)) return 1;
  if (pthread_join(t, &r) || r != &m || pthread_join(pthread_self(), NULL) == 0) return 1;
  printf(""")  # fmt: skip
    (tmp_path / "p.c").write_text(text.replace("int main", "static void *same(void *p) { return p; }\nint main"))
    for level in ("-O0", "-O2"):
        ran = run(built(tmp_path / "p.c", level, into=tmp_path))
        assert (ran.status, ran.out) == (0, "6 1\n"), ran


def test_variables_of_threads_that_are_destroyed_are_refused(tmp_path: Path) -> None:
    text = """
#include <enzyme.h>
#include <thread>
#include <vector>
thread_local std::vector<double> kept(3, 1.0);
static double f(double *x) {
  double r = 0;
  std::thread t([&] { kept[1] = *x * *x; r = kept[1] * kept[0]; });
  t.join();
  return r;
}
int main() {
  double x = 3, dx = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
}
"""
    (tmp_path / "p.cpp").write_text(text)
    ran = enzcc("-O2", "-w", "-pthread", "p.cpp", "-o", "x", "-lm", cwd=tmp_path, cxx=True)
    assert ran.status == 1 and "[EZ0508]" in ran.err, ran


UPDATES = {
    "a product": "double o = s.load(); while (!s.compare_exchange_weak(o, o * x[k])) {}",
    "the greatest": "double o = s.load(); while (!s.compare_exchange_weak(o, o > x[k] ? o : x[k])) {}",
    "what was there is added, too": "double o = s.load(); while (!s.compare_exchange_weak(o, o + x[k] * o)) {}",
    "what was there is used": "double o = s.load(); while (!s.compare_exchange_weak(o, o + x[k])) {} if (k) got = o;",
    "how often is counted": "double o = s.load(); int n = 0;"
    "while (!s.compare_exchange_weak(o, o + x[k])) n++; if (n) got = 5;",
    "tried once": "double o = s.load(); if (!s.compare_exchange_weak(o, o + x[k])) got = x[k];",
}


@pytest.mark.parametrize("update", UPDATES.values(), ids=UPDATES)
def test_exchanges_that_are_no_sums_are_refused(update: str, tmp_path: Path) -> None:
    (tmp_path / "p.cpp").write_text(f"""
#include <enzyme.h>
#include <atomic>
#include <thread>
static double f(const double *x) {{
  std::atomic<double> s{{1}};
  double got = 0;
  auto one = [&](int k) {{ {update} }};
  std::thread a(one, 0), b(one, 1);
  a.join();
  b.join();
  return s.load() * 2 + got;
}}
int main() {{
  double x[2] = {{2, 3}}, dx[2] = {{0}};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
}}
""")
    ran = enzcc("-O2", "-w", "-std=c++20", "-pthread", "p.cpp", "-o", "x", cwd=tmp_path, cxx=True)
    assert ran.status == 1 and "[EZ0506]" in ran.err, ran


def test_the_example(tmp_path: Path) -> None:
    source = ROOT / "examples" / "parallel" / "pipeline.cpp"
    ran = enzcc("-O2", "-std=c++17", "-pthread", source, "-o", "x", "-lm", cwd=tmp_path, cxx=True)
    assert ran.status == 0, ran.err
    ran = run(tmp_path / "x")
    assert ran.status == 0 and "the derivatives are right" in ran.out, ran


def test_futures_are_refused(tmp_path: Path) -> None:
    text = """
#include <enzyme.h>
#include <cstdio>
#include <future>
static double square(double a) { return a * a; }
static double f(double *x) { return std::async(std::launch::async, square, *x).get(); }
int main() {
  double x = 3, dx = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, &x, &dx);
  std::printf("%g\\n", dx);
}
"""
    (tmp_path / "p.cpp").write_text(text)
    ran = enzcc("-O2", "-w", "-pthread", "p.cpp", "-o", "x", "-lm", cwd=tmp_path, cxx=True)
    assert ran.status == 1 and "[EZ0" in ran.err and "EZ0901" not in ran.err, ran


SUM = """
void add_double(double *p, double v) {
  unsigned long *bits = (unsigned long *)p, old = __atomic_load_n(bits, 0), made;
  do {
    double s;
    __builtin_memcpy(&s, &old, sizeof s);
    s += v;
    __builtin_memcpy(&made, &s, sizeof s);
  } while (!__atomic_compare_exchange_n(bits, &old, made, 1, 0, 0));
}
"""
"""ThreadSanitizer does not look at atomic sums of floats. This one it knows."""


@pytest.mark.parametrize("name", ["starts.c", "order.c", "locks.c"])
def test_derivatives_have_no_races(name: str, tmp_path: Path) -> None:
    clang = shutil.which("clang-22")
    if clang is None:
        pytest.skip("no clang with ThreadSanitizer")
    ran = enzcc("-O1", "-w", "-S", "-emit-llvm", PROGRAMS / name, "-o", "p.ll", cwd=tmp_path)
    assert ran.status == 0, ran.err
    text = (tmp_path / "p.ll").read_text()
    sum = r"%[\w.]+ = atomicrmw fadd ptr ([^,]+), double (\S+) monotonic, align \d+"
    text, sums = re.subn(sum, r"call void @add_double(ptr \1, double \2)", text)
    assert sums
    text = re.sub(r"^(define .*) \{$", r"\1 sanitize_thread {", text, flags=re.MULTILINE)
    text = re.sub(r"^(define .*)( !dbg !\d+) sanitize_thread", r"\1 sanitize_thread\2", text, flags=re.MULTILINE)
    (tmp_path / "p.ll").write_text(
        f"{text}\ndeclare void @add_double(ptr, double)\ndeclare void @add_float(ptr, float)\n"
    )
    (tmp_path / "sum.c").write_text(SUM)
    command = [clang, "-fsanitize=thread", "-O1", "-w", "--unwindlib=libgcc", "p.ll", "sum.c", "-o", "x", "-lm"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.skip(f"ThreadSanitizer: {made.stderr[:200]}")
    for threads in THREADS:
        ran = run(tmp_path / "x", threads)
        assert (ran.status, ran.out) == (0, "right\n"), (threads, ran)
