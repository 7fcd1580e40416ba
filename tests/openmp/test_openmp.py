# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Parallel regions of OpenMP: each construct against differences and forward mode, with several numbers of threads; and
what orders threads in other ways is refused."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.libraries import openmp_options
from enzyme_frontends.toolchain import Clang, find_clang
from tests.compiling import ROOT, Ran, enzcc, needs, run
from tests.openmp import random_regions, random_tasks
from tests.openmp.random_regions import judge

PROGRAMS = Path(__file__).parent / "programs"
THREADS = ("1", "2", "3", "7")
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O2", "-O3"])

HEAD = """
#include <enzyme.h>
int omp_get_thread_num(void);
static double f(const double *x, double *w, int n);
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0}, w[8] = {0}, dw[8] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, 8);
}
"""
REFUSED = {
    "a critical section in a task": """
static double f(const double *x, double *w, int n) {
  double s = 1;
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i) shared(s)
    {
#pragma omp critical
      s = s * x[i] + 1;
    }
  return s;
}""",
    "a reduction of threads in a task": """
static double f(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
    {
      double s = 0;
#pragma omp parallel for reduction(+ : s)
      for (int j = 0; j < n; j++) s += x[i] * x[j];
      w[i] = s;
    }
  return w[0];
}""",
    "the number of the thread that does a task": """
static double f(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
    w[omp_get_thread_num()] += x[i] * x[i];
  return w[0];
}""",
    "a variable of the thread that does a task": """
static double sum;
#pragma omp threadprivate(sum)
static double f(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
    { sum += x[i]; w[i] = sum * sum; }
  return w[0];
}""",
    "a reduction over tasks": """
static double f(const double *x, double *w, int n) {
  double s = 0;
#pragma omp parallel
#pragma omp single
#pragma omp taskloop reduction(+ : s)
  for (int i = 0; i < n; i++) s += x[i] * x[i];
  return s;
}""",
    "a task that something else ends": """
typedef unsigned long omp_event_handle_t;
void omp_fulfill_event(omp_event_handle_t);
static double f(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  {
    omp_event_handle_t event;
#pragma omp task detach(event)
    { w[0] = x[0] * x[0]; omp_fulfill_event(event); }
  }
  return w[0];
}""",
    "teams": """
static double f(const double *x, double *w, int n) {
#pragma omp teams distribute parallel for
  for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
  return w[0];
}""",
    "cancellation": """
static double f(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    w[i] = x[i] * x[i];
#pragma omp cancel for if (i > 100)
  }
  return w[0];
}""",
    "the value before an atomic sum": """
static double f(const double *x, double *w, int n) {
  double s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double k;
#pragma omp atomic capture
    k = s += x[i];
    w[i] = k;
  }
  return w[0];
}""",
    "a mutex of another library": """
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static double f(const double *x, double *w, int n) {
  double s = w[0];
#pragma omp parallel for
  for (int i = 0; i < n; i++) { pthread_mutex_lock(&m); s += x[i] * x[i]; pthread_mutex_unlock(&m); }
  return s;
}""",
    "waiting in memory": """
#include <stdatomic.h>
static double f(const double *x, double *w, int n) {
  _Atomic int ready = 0;
#pragma omp parallel num_threads(2)
  {
    if (omp_get_thread_num() == 0) { w[0] = x[0] * x[1]; atomic_store(&ready, n); }
    else { while (!atomic_load(&ready)); w[1] = w[0] * w[0]; }
  }
  return w[1];
}""",
    "a gradient of the user's that adds to what threads share": """
static double g(const double *x) { return x[0] * x[0]; }
static double augmented(const double *x, double *dx) { return g(x); }
static void gradient(const double *x, double *dx, double d) { dx[0] += 2 * x[0] * d; }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)augmented, (void *)gradient};
static double f(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] = g(x);
  return w[0] * w[1];
}""",
    "a routine of BLAS that adds to what threads share": """
double cblas_ddot(int, const double *, int, const double *, int);
static double f(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] = cblas_ddot(n, x, 1, x, 1) * x[i];
  return w[0] * w[1];
}""",
}
"""What EZ0508 says for it."""


def library() -> tuple[str, ...]:
    """The options by which a program finds OpenMP's library when it runs. Without that, the test is skipped, and fails
    in CI, where `make test` has installed it."""
    clang = find_clang()
    found = [
        o.removeprefix("-L") for o in openmp_options(Clang("/nowhere/bin/clang", clang.major, "")) if o[:2] == "-L"
    ]
    if not found:
        (pytest.fail if os.environ.get("CI") else pytest.skip)("no libomp here: apt-get install libomp-dev")
    return (f"-Wl,-rpath,{found[0]}",)


def built(program: Path, level: str, *options: str, into: Path, **how: bool) -> Path:
    ran = enzcc(level, "-w", "-fopenmp", *options, program, "-o", "x", *library(), "-lm", cwd=into, **how)
    assert ran.status == 0, ran.err
    return into / "x"


def confirm(program: Path, *, times: int = 1) -> None:
    for threads in THREADS:
        for _ in range(times):
            ran = run(program, OMP_NUM_THREADS=threads)
            assert (ran.status, ran.out) == (0, "right\n"), (threads, ran)


@LEVELS
def test_constructs_have_derivatives(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "regions.c", level, into=tmp_path), times=3)


def test_without_threads_it_is_the_same_program(tmp_path: Path) -> None:
    ran = enzcc("-O2", "-w", PROGRAMS / "regions.c", "-o", "x", "-lm", cwd=tmp_path)
    assert ran.status == 0, ran.err
    assert run(tmp_path / "x").out == "right\n"


@LEVELS
def test_all_threads_add_to_what_they_share(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "shared.c", level, into=tmp_path), times=5)


@LEVELS
def test_what_one_thread_alone_reaches(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "apart.c", level, into=tmp_path), times=3)


@LEVELS
def test_shadows_that_threads_ask_for_and_functions_of_teams(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "held.c", level, into=tmp_path), times=3)


@LEVELS
@pytest.mark.parametrize("name", ["tasks.c", "task_order.c"])
def test_tasks(name: str, level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / name, level, into=tmp_path), times=3)


@LEVELS
def test_tasks_of_cxx(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "tasks.cpp", level, into=tmp_path, cxx=True), times=3)


@LEVELS
def test_tasks_of_fortran(level: str, tmp_path: Path) -> None:
    needs("fortran")
    confirm(built(PROGRAMS / "tasks.f90", level, into=tmp_path, fortran=True), times=3)


@LEVELS
def test_second_derivatives(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "second.c", level, into=tmp_path), times=3)


@LEVELS
def test_containers_of_cxx(level: str, tmp_path: Path) -> None:
    confirm(built(PROGRAMS / "mesh.cpp", level, into=tmp_path, cxx=True))


@LEVELS
def test_fortran(level: str, tmp_path: Path) -> None:
    needs("fortran")
    confirm(built(PROGRAMS / "energy.f90", level, into=tmp_path, fortran=True))


UPDATED = """
#include <enzyme.h>
#include <stdio.h>
static void f(double *x, const double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) x[i] = x[i] * x[i] + %s;
}
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {1, 1, 1, 1, 1, 1, 1, 1}, y[3] = {1, 2, 3}, dy[3] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, 8);
  printf("%%g %%g %%g\\n", dx[2], dx[7], dy[0]);
}
"""


@pytest.mark.parametrize(("added", "found", "atomic"), [("1", "6 16 0\n", 0), ("y[i % 3]", "6 16 3\n", 1)])
def test_what_a_thread_writes_where_it_reads_it_is_its_own(added: str, found: str, atomic: int, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(UPDATED % added)
    program = built(tmp_path / "p.c", "-O2", "--save-ir=ir", into=tmp_path)
    assert (tmp_path / "ir" / "derived.ll").read_text().count("atomicrmw") == atomic
    for threads in THREADS:
        assert run(program, OMP_NUM_THREADS=threads).out == found


NOT_PASSED = """
#include <enzyme.h>
static double *held, other[8];
__attribute__((noinline)) static void hold(double *p) { held = p; }
static double f(const double *x, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) { double *p = held; p[i] = x[i] * x[0]; }
  double s = 0;
  for (int i = 0; i < n; i++) s += held[i] * held[i];
  return s;
}
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0};
  hold(other);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 8);
}
"""


def test_memory_whose_shadow_only_one_thread_would_know_ends_the_program(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(NOT_PASSED)
    ran = run(built(tmp_path / "p.c", "-O2", into=tmp_path), OMP_NUM_THREADS="2")
    assert ran.status < 0 and "in a parallel region, a pointer without shadow" in ran.err, ran


WORK = """
void work(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] = x[i] * x[(i + 1) % n];
}
"""
WORK_OF_TASKS = """
void work(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
    w[i] = x[i] * x[(i + 1) % n];
}
"""
USES_WORK = """
#include <enzyme.h>
#include <stdio.h>
void work(const double *, double *, int);
static double f(const double *x, int n) {
  double w[8], s = 0;
  work(x, w, n);
  for (int i = 0; i < n; i++) s += w[i];
  return s;
}
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, 8);
  printf("%g %g\\n", dx[0], dx[3]);
}
"""


@pytest.mark.parametrize("name", ["regions.c", "shared.c", "apart.c"])
def test_thread_sanitizer_finds_no_race(name: str, tmp_path: Path) -> None:
    """Archer tells the sanitizer what OpenMP orders. (Without the barriers, the atomic sums or the turns of critical
    sections in derivatives, it finds 1, 26 and 12 races in regions.c.)"""
    archer = Path(library()[0].removeprefix("-Wl,-rpath,")) / "libarcher.so"
    if not archer.exists():
        pytest.skip("no libarcher here")
    options = ("-O1", "-g", "-w", "-fopenmp", "-fsanitize=thread")
    ran = enzcc(*options, PROGRAMS / name, "-o", "x", *library(), "-lm", cwd=tmp_path)
    if ran.status and ("tsan" in ran.err or "[EZ0802]" in ran.err):
        pytest.skip("ThreadSanitizer requires the clang of the wheel, and its runtime")
    assert ran.status == 0, ran.err
    settings = {"OMP_TOOL_LIBRARIES": str(archer), "TSAN_OPTIONS": "ignore_noninstrumented_modules=1"}
    ran = run(tmp_path / "x", OMP_NUM_THREADS="3", timeout=120, **settings)
    assert ran.status == 0 and ran.out == "right\n" and "ThreadSanitizer" not in ran.err, ran


def test_the_examples(tmp_path: Path) -> None:
    needs("fortran")
    for name, how in (("stars.cpp", {"cxx": True}), ("heat.f90", {"fortran": True})):
        program = built(ROOT / "examples" / "parallel" / name, "-O2", into=tmp_path, **how)
        for threads in THREADS[:3]:
            ran = run(program, OMP_NUM_THREADS=threads)
            assert ran.status == 0 and "the derivatives are right" in ran.out, ran
    done = subprocess.run(["make", "-n", "-C", str(ROOT / "examples" / "parallel")], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("work", [WORK, WORK_OF_TASKS], ids=["a loop", "tasks"])
def test_several_files(work: str, tmp_path: Path) -> None:
    """A region in one object, the request in another one."""
    (tmp_path / "work.c").write_text(work)
    (tmp_path / "main.c").write_text(USES_WORK)
    for name in ("work", "main"):
        ran = enzcc("-O2", "-fopenmp", "-c", f"{name}.c", cwd=tmp_path)
        assert ran.status == 0, ran.err
    ran = enzcc("-O2", "-fopenmp", "main.o", "work.o", "-o", "x", *library(), cwd=tmp_path)
    assert ran.status == 0, ran.err
    assert run(tmp_path / "x", OMP_NUM_THREADS="3").out == "10 8\n"


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_orders_threads_in_other_ways_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(HEAD + text + "\n")
    ran: Ran = enzcc("-O2", "-w", "-fopenmp", "p.c", "-o", "x", *library(), cwd=tmp_path)
    assert ran.status == 1 and "[EZ0508]" in ran.err and "p.c:" in ran.err, ran
    assert not (tmp_path / "x").exists()


def test_tasks_that_ask_for_gradients(tmp_path: Path) -> None:
    """What a task is given is copied and destroyed as ever where the task itself is not differentiated."""
    (tmp_path / "p.cpp").write_text(
        """
#include <enzyme.h>
#include <cstdio>
#include <vector>
static double f(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[0]; return s; }
int main() {
  enum { N = 3, M = 40 };
  static double x[M][N], dx[M][N];
  std::vector<double> scale(5, 2.0);
  for (int k = 0; k < M; k++) for (int i = 0; i < N; i++) x[k][i] = i + k;
#pragma omp parallel
#pragma omp single
  {
    for (int k = 0; k < M; k++)
#pragma omp task firstprivate(k, scale)
    {
      scale[0] += k;
      __enzyme_autodiff((void *)f, enzyme_dup, x[k], dx[k], enzyme_const, N);
      dx[k][1] *= scale[0];
    }
#pragma omp taskwait
#pragma omp taskloop grainsize(3) firstprivate(scale)
    for (int k = 0; k < M; k++) {
      __enzyme_autodiff((void *)f, enzyme_dup, x[k], dx[k], enzyme_const, N);
      dx[k][2] *= scale[1];
    }
  }
  int wrong = scale[0] != 2;
  for (int k = 0; k < M; k++) wrong += dx[k][1] != k * (2 + k) + k || dx[k][2] != 4 * k;
  std::puts(wrong ? "wrong" : "right");
}
"""
    )
    confirm(built(tmp_path / "p.cpp", "-O2", into=tmp_path, cxx=True), times=3)


def test_another_number_of_threads_ends_the_program(tmp_path: Path) -> None:
    """The reverse half gets other threads than the region had: each has a frame of its own, and none is left out."""
    program = tmp_path / "p.c"
    program.write_text(
        """
#include <enzyme.h>
static void f(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) w[i] = x[i] * x[i];
}
int main(void) {
  double x[8] = {1, 2, 3, 4, 5, 6, 7, 8}, dx[8] = {0}, w[8] = {0}, dw[8] = {3, 1};
  void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, 8);
#pragma omp parallel num_threads(2)
#pragma omp master
  __enzyme_reverse((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, 8, tape);
  return dx[0] != 6 || dx[1] != 4;
}
"""
    )
    ran = run(built(program, "-O2", into=tmp_path), OMP_NUM_THREADS="3", OMP_MAX_ACTIVE_LEVELS="1")
    assert ran.status < 0 and "another number of threads" in ran.err, ran


def test_the_options_of_a_clang_that_has_no_library_of_its_own(tmp_path: Path) -> None:
    for version in ("14", "19"):
        place = tmp_path / "usr" / "lib" / f"llvm-{version}" / "lib"
        (place / "clang" / version / "include").mkdir(parents=True)
        (place / "libomp.so").touch()
        (place / "clang" / version / "include" / "omp.h").touch()
    clang = Clang(str(tmp_path / "bin" / "clang"), 22, "")
    place = tmp_path / "usr" / "lib" / "llvm-19" / "lib"
    header = place / "clang" / "19" / "include" / "omp.h"
    assert openmp_options(clang, str(tmp_path))[2:] == (f'-DENZCC_OMP_H="{header}"', f"-L{place}")
    assert openmp_options(clang, str(tmp_path / "none")) == ()


@pytest.mark.rotated(5)
@pytest.mark.parametrize("seed", range(20))
def test_random_programs(seed: int, tmp_path: Path) -> None:
    said = judge(random_regions.Program(seed), tmp_path, library())
    assert not said.startswith("wrong"), said


@pytest.mark.rotated(5)
@pytest.mark.parametrize("seed", range(15))
def test_random_tasks(seed: int, tmp_path: Path) -> None:
    assert judge(random_tasks.Program(seed), tmp_path, library()) == "right"


INACTIVE_AS_IT_RUNS = """
#include <enzyme.h>
#include <stdio.h>
enum { N = 64 };
static void f(const double *x, const double *w, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < 6; j++) s += w[j] * x[i];
    y[i] = s * s;
  }
}
int main(void) {
  double x[N], dx[N] = {0}, y[N], dy[N], w[6], sum = 0;
  for (int i = 0; i < N; i++) x[i] = i, dy[i] = 1;
  for (int j = 0; j < 6; j++) w[j] = j;
  __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, dx, enzyme_dup, w, w, enzyme_dup, y, dy,
                    enzyme_const, N);
  for (int j = 0; j < 6; j++) sum += w[j];
  puts(sum == 15 && dx[3] == 2 * 15 * 15 * 3 ? "right" : "wrong");
}
"""


def test_what_all_read_may_be_inactive_as_the_program_runs(tmp_path: Path) -> None:
    """Its shadow is itself: nothing is added to it at the end of a thread's share, either."""
    (tmp_path / "p.c").write_text(INACTIVE_AS_IT_RUNS)
    confirm(built(tmp_path / "p.c", "-O2", into=tmp_path))


VECTORS = """
#include <enzyme.h>
#include <stdio.h>
typedef double two __attribute__((vector_size(16)));
enum { N = 64 };
static double f(const double *x, const double *w, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int j = 0; j < 7; j++) s += (*(const two *)(w + 2 + 2 * j))[0] * (*(const two *)(w + 2 + 2 * j))[1] + w[1 + j];
    y[i] = s * x[i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += y[i];
  return sum;
}
int main(void) {
  double x[N], dx[N] = {0}, y[N], dy[N] = {0}, sum = 0;
  double w[16] __attribute__((aligned(16))), dw[16] __attribute__((aligned(16))) = {0};
  for (int i = 0; i < N; i++) sum += x[i] = i % 7;
  for (int j = 0; j < 16; j++) w[j] = j;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_dup, y, dy, enzyme_const, N);
  puts(dw[0] == 0 && dw[1] == sum && dw[4] == 6 * sum && dw[15] == 14 * sum ? "right" : "wrong");
}
"""


def test_vectors_that_all_read(tmp_path: Path) -> None:
    """The first of the numbers is at no multiple of the vectors' size."""
    (tmp_path / "p.c").write_text(VECTORS)
    for level in ("-O0", "-O2"):
        confirm(built(tmp_path / "p.c", level, into=tmp_path))


def test_no_library_is_needed_that_the_program_does_not_need(tmp_path: Path) -> None:
    """What says how far loops go is computed without C's mathematics."""
    (tmp_path / "p.c").write_text(INACTIVE_AS_IT_RUNS.replace("j < 6; j++) s", "j < 6; j += 2) s"))
    ran = enzcc("-O2", "-w", "-fopenmp", "p.c", "-o", "x", *library(), cwd=tmp_path)
    assert ran.status == 0, ran.err
