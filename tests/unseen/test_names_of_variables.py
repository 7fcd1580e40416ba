"""Variables that are not static may be read and written by other files, by their names: not by those of languages'
libraries, where the whole program is here; unless these call functions of the program, for streams of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc, needs, run

PROGRAM = r"""
#include <cmath>
#include <cstdio>
#include <dlfcn.h>
#include <iostream>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double state[4];
int steps;
void report(double);
void *plugin;
static void step() {
  for (int i = 0; i < 4; i++) state[i] = state[i] * state[(i + 1) % 4] + 0.1;
  if (++steps % 2) OUT
}
static double f(double *x) {
  steps = 0;
  for (int i = 0; i < 4; i++) state[i] = x[i & 1] * (i + 1);
  for (int k = 0; k < 3; k++) step();
  return state[0] + state[2];
}
int main() {
  double x[2] = {0.5, 0.4}, g[2] = {0}, t[2] = {1, 0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
  double forward = __enzyme_fwddiff((void *)f, enzyme_dup, x, t), h = 1e-5, difference[2];
  for (int i = 0; i < 2; i++) {
    double above[2] = {x[0], x[1]}, below[2] = {x[0], x[1]};
    above[i] += h, below[i] -= h;
    difference[i] = (f(above) - f(below)) / (2 * h);
  }
  for (int i = 0; i < 2; i++)
    if (!(std::fabs(g[i] - difference[i]) < 1e-7)) return 1;
  return !(std::fabs(forward - g[0]) < 1e-12);
}
"""
PRINTED = 'std::cout << "state " << state[0] << " after " << steps << std::endl;'


@pytest.mark.parametrize("apart", [False, True], ids=["one command", "an object"])
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_a_stream_knows_no_variables_of_the_program(level: str, apart: bool, tmp_path: Path) -> None:
    (tmp_path / "f.cpp").write_text(PROGRAM.replace("OUT", PRINTED))
    if apart:
        assert enzcc(level, "-w", "-c", "f.cpp", cwd=tmp_path, cxx=True).status == 0
    made = enzcc(level, "-w", "f.o" if apart else "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    assert run(tmp_path / "f").status == 0


@pytest.mark.parametrize(
    "more",
    ["report(1);", 'plugin = dlopen("plugin.so", RTLD_NOW);'],
    ids=["another file's function", "code that is loaded"],
)
def test_where_others_may_know_them_they_may_be_written(more: str, tmp_path: Path) -> None:
    (tmp_path / "f.cpp").write_text(PROGRAM.replace("OUT", f"{{ {PRINTED} {more} }}"))
    (tmp_path / "other.cpp").write_text("extern double state[4]; void report(double v) { state[1] = v; }\n")
    assert enzcc("-O2", "--no-ir", "-c", "other.cpp", cwd=tmp_path, cxx=True).status == 0
    made = enzcc("-O2", "-w", "f.cpp", "other.o", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 1
    assert re.search(r"error: \[EZ0201\]", made.err), made.err


BUFFER = r"""
#include <cmath>
#include <cstdio>
#include <iostream>
#include <streambuf>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double state[4];
static struct Buffer : std::streambuf {
  int overflow(int c) override { DOES return c; }
} buffer;
static double f(double *x) {
  double sum = x[0] * x[0];
  BEFORE
  std::cout << 3 << '\\n';
  AFTER
  return sum;
}
int main() {
  std::cout.rdbuf(&buffer);
  double x[1] = {0.5}, g[1] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
  return !(std::fabs(g[0] - 2 * x[0]) < 1e-12);
}
"""
COOKIE = r"""
#define _GNU_SOURCE
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double state[4];
static FILE *out;
static ssize_t put(void *cookie, const char *text, size_t n) { state[1] = 2 * state[0]; return n; }
static double f(double *x) { state[0] = x[0] * x[0]; PRINT return state[1]; }
int main() {
  out = fopencookie(NULL, "w", (cookie_io_functions_t){.write = put});
  double x[1] = {0.5}, g[1] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_buffers_of_streams_that_are_the_programs_own_may_change_what_is_static(level: str, tmp_path: Path) -> None:
    changing = {"DOES": "state[1] = 2 * state[0];", "BEFORE": "state[0] = sum;", "AFTER": "sum = state[1];"}
    source = BUFFER
    for word, text in changing.items():
        source = source.replace(word, text)
    (tmp_path / "f.cpp").write_text(source)
    made = enzcc(level, "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 1
    assert "error: [EZ0201]" in made.err, made.err


def test_buffers_of_streams_beside_memory_of_the_function_alone(tmp_path: Path) -> None:
    source = BUFFER
    for word, text in {"DOES": "state[1] += 1;", "BEFORE": "", "AFTER": ""}.items():
        source = source.replace(word, text)
    (tmp_path / "f.cpp").write_text(source)
    made = enzcc("-O2", "f.cpp", "-o", "f", cwd=tmp_path, cxx=True)
    assert made.status == 0, made.err
    assert run(tmp_path / "f").status == 0


@pytest.mark.parametrize("print_", ['fprintf(out, "%d", 3);', "putc(51, out);", "fflush(out);"])
def test_streams_that_are_the_programs_own_may_change_what_is_static(print_: str, tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text(COOKIE.replace("PRINT", print_))
    made = enzcc("-O2", "f.c", "-o", "f", cwd=tmp_path)
    assert made.status == 1
    assert re.search(r"f\.c:9:\d+: error: \[EZ0201\]", made.err), made.err


FORTRAN = """
module model
  implicit none
  real(8) :: total = 0
  type :: item
    real(8) :: v = 0
  contains
    TYPEBOUND
  end type
  FREE
contains
  subroutine put(dtv, unit, iotype, v_list, iostat, iomsg)
    class(item), intent(in) :: dtv
    integer, intent(in) :: unit
    character(*), intent(in) :: iotype
    integer, intent(in) :: v_list(:)
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    total = total + dtv%v * 5
    write (unit, *, iostat=iostat) 1
  end subroutine
  real(8) function f(x)
    real(8), intent(in) :: x
    type(item) :: a
    total = x
    a%v = x * x
    print FORM, a
    f = total * x
  end function
end module
program main
  use model
  use enzyme
  real(8) :: x, dx
  x = 0.7d0; dx = 0
  call enzyme_autodiff(f, enzyme_dup, x, dx)
  if (abs(dx - 2 * x) > 1d-12) stop 1
end program
"""
BOUND = "procedure :: put\n    generic :: write(formatted) => put"
WAYS = {
    "of the type": (BOUND, "", "'(DT)'", 1),
    "of an interface": ("", "interface write(formatted)\n    module procedure put\n  end interface", "'(DT)'", 1),
    "none": ("", "", "*", 0),
}


@pytest.mark.parametrize("way", WAYS)
def test_how_fortran_writes_a_type_may_be_the_programs_own(way: str, tmp_path: Path) -> None:
    needs("fortran")
    bound, free, form, status = WAYS[way]
    source = FORTRAN.replace("TYPEBOUND", bound).replace("FREE", free).replace("FORM", form)
    (tmp_path / "f.f90").write_text(source.replace("  contains\n    \n", "") if not bound else source)
    made = enzcc("-O2", "f.f90", "-o", "f", cwd=tmp_path, fortran=True)
    assert made.status == status, made.err
    assert not status or "error: [EZ0201]" in made.err, made.err
    assert status or run(tmp_path / "f").status == 0


SIGNAL = """
#include <signal.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
static double state[4];
static volatile sig_atomic_t stopped;
static void handler(int number) { DOES }
static double f(double *x) {
  state[0] = x[0] * x[0];
  SEND(SIGUSR1);
  return state[1];
}
int main() {
  signal(SIGUSR1, handler);
  double x[1] = {0.5}, g[1] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g);
}
"""


@pytest.mark.parametrize(
    ("send", "does", "status"),
    [
        ("raise", "state[1] = 2 * state[0];", 1),
        ("(void)sizeof", "state[1] = 2 * state[0];", 0),
        ("raise", "stopped = 1;", 0),
    ],
)
def test_handlers_of_signals_that_are_sent_may_change_what_is_static(
    send: str, does: str, status: int, tmp_path: Path
) -> None:
    (tmp_path / "f.c").write_text(SIGNAL.replace("SEND", send).replace("DOES", does))
    made = enzcc("-O2", "f.c", "-o", "f", cwd=tmp_path)
    assert made.status == status, made.err
    assert made.status == 0 or "error: [EZ0201]" in made.err, made.err
