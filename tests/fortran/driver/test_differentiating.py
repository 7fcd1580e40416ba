"""Requests in Fortran: by one command, by objects, archives and libraries, and what a wrong one is told."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from tests.compiling import enzcc, run
from tests.fortran.driver.bench import MODEL, PROGRAM, RIGHT, Bench

CALLS = """
module functions
  implicit none
  interface
    subroutine energy__enzyme_autodiff(f, marker_x, x, dx, marker_e, e, de)
      external :: f
      integer(4) :: marker_x, marker_e
      real(8) :: x(:), dx(:), e, de
    end subroutine
  end interface
contains
  real(8) function power(x, n)
    real(8), value :: x
    integer, value :: n
    power = x**n
  end function
  real(4) function wave(x)
    real(4), value :: x
    wave = sin(x)
  end function
  real(8) function product_of(x)
    real(8), intent(in) :: x(2)
    product_of = x(1) * x(2)
  end function
  complex(8) function square(z)
    complex(8), intent(in) :: z
    square = z * z
  end function
  complex(8) function turned(z, w)
    complex(8), value :: z, w
    turned = z * z * w
  end function
  subroutine energy(x, e)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: e
    e = dot_product(x, x)
  end subroutine
  subroutine squares(n, x, y)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
end module

program calls
  use enzyme
  use functions
  implicit none
  integer, parameter :: lanes = 2
  real(8) :: x(6), dx(6), more(6), y, dy, dmore
  x = [1, 2, 3, 4, 5, 6]

  print '(a, 2f8.3)', 'value arguments', enzyme_autodiff_real8(power, enzyme_out, 3d0, enzyme_const, 3), &
    enzyme_fwddiff_real8(power, enzyme_dup, 3d0, 2d0, enzyme_const, 3)
  print '(a, l2)', 'single', abs(enzyme_autodiff_real4(wave, enzyme_out, 0.5) - cos(0.5)) < 1e-6
  dx = 0
  call enzyme_autodiff(product_of, enzyme_dup, x(2:3), dx(2:3))
  print '(a, 6f5.1)', 'a function', dx
  print '(a, 2f5.1)', 'complex', enzyme_fwddiff_complex8(square, enzyme_dup, (1d0, 2d0), (1d0, 0d0))
  print '(a, 2f5.1)', 'complex values', &
    enzyme_fwddiff_complex8(turned, enzyme_dup, (1d0, 2d0), (1d0, 0d0), enzyme_const, (0d0, 1d0))
  dx = 0
  dy = 1
  call energy__enzyme_autodiff(energy, enzyme_dup, x(1:6:2), dx(1:6:2), enzyme_dup, y, dy)
  print '(a, 6f5.1)', 'every other', dx
  dx = 0
  more = 0
  dy = 1
  dmore = 10
  call enzyme_autodiff(squares, enzyme_width, lanes, enzyme_const, 6, enzyme_dup, x, dx, more, &
                       enzyme_dupnoneed, y, dy, dmore)
  print '(a, 2f6.1)', 'two at once', dx(6), more(6)
  more = 1
  call enzyme_fwddiff(squares, 6, 6, x, more, y, dy)
  print '(a, f6.1)', 'without markers', dy
end program
"""
SAID = """\
value arguments  27.000  54.000
single T
a function  0.0  3.0  2.0  0.0  0.0  0.0
complex  2.0  4.0
complex values -4.0  2.0
every other  2.0  0.0  6.0  0.0 10.0  0.0
two at once  12.0 120.0
without markers  42.0
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_all_kinds_of_calls(bench: Bench, level: str) -> None:
    """Subroutines and functions, arguments by value, an interface of one's own, several shadows: in one program."""
    bench.write(calls_f90=CALLS)
    bench.build(level, "calls.f90", "-o", "prog")
    assert bench.output() == SAID


HOST = """
module m
contains
  subroutine host(n)
    use enzyme
    implicit none
    integer, intent(in) :: n
    real(8) :: x(4), dx(4), work(4), y, dy, scale
    integer :: k, calls
    scale = 3
    calls = 0
    do k = 1, 2
      x = [1, 2, 3, 4]
      dx = 0
      dy = 1
      call enzyme_autodiff(inner, enzyme_dup, x, dx, enzyme_dup, y, dy)
    end do
    print '(4f7.1, i3)', dx, calls
    dx = 1
    call enzyme_fwddiff(inner, enzyme_dup, x, dx, enzyme_dup, y, dy)
    print '(f7.1)', dy
  contains
    subroutine inner(x, y)
      real(8), intent(in) :: x(4)
      real(8), intent(out) :: y
      work = scale * x**2
      calls = calls + 1
      y = sum(work * x) * n
    end subroutine
  end subroutine
end module
program main
  use m
  call host(2)
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_contained_procedure_with_variables_of_its_host(bench: Bench, level: str) -> None:
    """What it keeps in them leads from one argument to another; derivatives in them are not asked for."""
    bench.write(host_f90=HOST)
    assert bench.enzfc(level, "host.f90", "-o", "prog").status == 0
    assert bench.output() == "   18.0   72.0  162.0  288.0  2\n  540.0\n"


PASSED = """
module quadrature
contains
  recursive subroutine integrate(f, n, s)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    integer, intent(in) :: n
    real(8), intent(out) :: s
    integer :: i
    s = 0
    if (n > 1000) call integrate(f, n / 2, s)
    do i = 1, n
      s = s + f(i / real(n, 8)) / n
    end do
  end subroutine
  subroutine model(a, s)
    real(8), intent(in) :: a(2)
    real(8), intent(out) :: s
    real(8) :: first, second
    call integrate(sine, 10, first)
    call integrate(square, 10, second)
    s = first + second
  contains
    real(8) function sine(t)
      real(8), intent(in) :: t
      sine = sin(a(2) * t) + a(1) * t
    end function
    real(8) function square(t)
      real(8), intent(in) :: t
      square = first * a(1)**2 * t
    end function
  end subroutine
end module
program main
  use quadrature
  use enzyme
  real(8) :: a(2), da(2), s, ds, ahead, behind
  a = [1d0, 2d0]
  da = 0
  ds = 1
  call enzyme_autodiff(model, enzyme_dup, a, da, enzyme_dup, s, ds)
  call model(a + [1d-6, 2d-6], ahead)
  call model(a - [1d-6, 2d-6], behind)
  print '(l1)', abs(da(1) + 2 * da(2) - (ahead - behind) / 2d-6) < 1e-7
  da = [1, 2]
  call enzyme_fwddiff(model, enzyme_dup, a, da, enzyme_dup, s, ds)
  print '(l1)', abs(ds - (ahead - behind) / 2d-6) < 1e-7
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_contained_procedure_is_passed_on(bench: Bench, level: str) -> None:
    """To one that is not inlined: flang passes a trampoline."""
    bench.write(passed_f90=PASSED)
    assert bench.enzfc(level, "passed.f90", "-o", "prog").status == 0
    assert bench.output() == "T\nT\n"


def test_a_recursive_host_is_refused(bench: Bench) -> None:
    """Several hosts at a time would have one place for their variables."""
    recursive = PASSED.replace("  subroutine model(a, s)", "  recursive subroutine model(a, s)").replace(
        "    s = first + second", "    s = first + second\n    if (s > 1000) call model(a / 2, s)"
    )
    bench.write(passed_f90=recursive)
    assert "[EZ0113] '_QMquadraturePmodel' passes a procedure" in bench.enzfc("-O2", "passed.f90", "-o", "prog").err


def test_a_variable_of_the_host_that_can_have_no_shadow(bench: Bench) -> None:
    """How large an allocatable array is, is not known where the request stands."""
    changed = HOST.replace("dx(4), work(4)", "dx(4)").replace(
        "integer :: k", "real(8), allocatable :: work(:)\n  integer :: k"
    )
    bench.write(host_f90=changed)
    failed = bench.enzfc("-O2", "host.f90", "-o", "prog")
    assert failed.status == 1
    assert "host.f90:17:7: error: [EZ0113]" in failed.err
    bench.write(host_f90=HOST.replace("enzyme_dup, y, dy)", "enzyme_out, y)", 1))
    assert "the attribute value" in bench.enzfc("-O2", "host.f90", "-o", "prog").err


def test_several_files_in_one_command(project: Bench) -> None:
    """The second uses the module of the first."""
    project.build("-O2", "-J", ".", "model.f90", "main.f90", "-o", "prog")
    assert project.output() == RIGHT


@pytest.mark.parametrize("levels", ["-O0 -O2", "-O3 -O0"])
def test_objects_whose_requests_wait_for_the_link(project: Bench, levels: str) -> None:
    first, second = levels.split()
    project.build(first, "-c", "model.f90")
    project.build(second, "-c", "main.f90")
    project.build("main.o", "model.o", "-o", "prog")
    assert project.output() == RIGHT


@pytest.mark.skipif(shutil.which("ar") is None, reason="ar is not installed")
def test_archives_and_shared_libraries(project: Bench) -> None:
    """The latter carries the IR of its objects, of which no variable may be its own: so no string is here."""
    project.write(model_f90="\n".join(line for line in MODEL.splitlines() if "unit" not in line))
    project.build("-O2", "-fPIC", "-c", "model.f90")
    subprocess.run(["ar", "rcs", "libstatic.a", "model.o"], cwd=project.path, check=True)
    project.build("-shared", "model.o", "-o", "libshared.so")
    project.build("-O2", "-c", "main.f90")
    for library in ("static", "shared"):
        project.build("main.o", "-L.", f"-l{library}", f"-Wl,-rpath,{project.path}", "-o", "prog")
        assert project.output() == RIGHT


def test_a_request_in_an_included_file(project: Bench) -> None:
    """Of which the source itself knows nothing."""
    asking = next(line for line in PROGRAM.splitlines() if "enzyme_autodiff" in line)
    project.write(asking_inc=asking, main_f90=PROGRAM.replace(asking, "include 'asking.inc'"))
    project.build("-O2", "model.f90", "main.f90", "-o", "prog")
    assert project.output() == RIGHT


def test_assembly_and_ir(bench: Bench) -> None:
    bench.write(all_f90=MODEL + PROGRAM)
    for flags, output in ((["-S"], "all.s"), (["-S", "-emit-llvm"], "all.ll"), (["-c", "-emit-llvm"], "all.bc")):
        bench.build("-O2", *flags, "all.f90", "-o", output)
        assert b"__enzyme_" not in (bench.path / output).read_bytes()
        if output != "all.s":  # flang has no assembler
            bench.build(output, "-o", "prog")
            assert bench.output() == RIGHT


def test_a_module_of_the_users_own_by_that_name_is_taken(bench: Bench) -> None:
    """As in projects that bring theirs along."""
    bench.write(
        own_f90="module enzyme\n  integer :: mine = 7\nend module\n",
        main_f90="program main\n  use enzyme\n  print '(i1)', mine\nend program\n",
    )
    bench.build("own.f90", "main.f90", "-o", "prog")
    assert bench.output() == "7\n"


def test_the_module_is_made_once_by_builds_at_the_same_time(project: Bench) -> None:
    """The user's cache is empty; what an interrupted build left there does no harm."""
    cache = project.path / "cache"
    project.build("-c", "model.f90")
    started = [project.start("-O2", "-c", "main.f90", "-o", f"main{n}.o", XDG_CACHE_HOME=str(cache)) for n in range(4)]
    assert [process.communicate()[1] for process in started] == [""] * 4
    made = list((cache / "enzcc" / "fortran").iterdir())
    assert len(made) == 1
    (made[0] / "enzyme.mod").unlink()
    process = project.start("-O2", "-c", "main.f90", XDG_CACHE_HOME=str(cache))
    assert process.communicate()[1] == ""


def test_a_cache_that_cannot_be_written(project: Bench) -> None:
    project.build("-c", "model.f90")
    process = project.start("-O2", "-c", "main.f90", XDG_CACHE_HOME="/proc/none")
    assert process.communicate()[1] == ""


def test_errors_name_the_line_in_fortran(project: Bench) -> None:
    project.write(main_f90=PROGRAM.replace("enzyme_const, 3, ", "").replace("y, dy)", "y)"))
    failed = project.enzfc("-O2", "model.f90", "main.f90", "-o", "prog")
    assert failed.status == 1
    assert "main.f90:10:3: error: [EZ010" in failed.err
    assert "call enzyme_autodiff(cubes" in failed.err
    assert not (project.path / "prog").exists()


BITS = MODEL.replace("y = sum(x**3)", "z = x**3\n    y = sum(transfer(z, k) * 2.2d-16)").replace(
    "    character", "    real(8) :: z(n)\n    integer(8) :: k(n)\n    character"
)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_bits_that_are_transferred_to_integers_and_become_numbers_are_refused(bench: Bench, level: str) -> None:
    bench.write(model_f90=BITS, main_f90=PROGRAM)
    failed = bench.enzfc(level, "model.f90", "main.f90", "-o", "prog")
    assert failed.status == 1
    assert "[EZ0302] a number is made of an integer that was computed of the bits of another" in failed.err


def test_errors_of_the_program_are_flangs(project: Bench) -> None:
    """In its own words and with its status, and nothing of ours is added."""
    project.write(main_f90=PROGRAM.replace("dx = 0", "dx = nothing"))
    failed = project.enzfc("-O2", "-c", "model.f90", "main.f90")
    assert failed.status == 1
    assert "./main.f90:8:8: error: No explicit type declared for 'nothing'" in failed.err
    assert "EZ0803" not in failed.err


@pytest.mark.parametrize(
    ("says", "code", "expected"),
    [
        ("flang version 23.1.0", "EZ0802", "is flang 23"),
        ("GNU Fortran 14.2", "EZ0802", "is no flang"),
        (None, "EZ0801", "not a program"),
    ],
)
def test_a_compiler_that_cannot_be_used(
    project: Bench, monkeypatch: pytest.MonkeyPatch, says: str | None, code: str, expected: str
) -> None:
    chosen = project.path / "other-flang"
    if says is not None:
        chosen.write_text(f"#!/bin/sh\necho '{says}'\n")
        chosen.chmod(0o755)
    monkeypatch.setenv("ENZCC_FLANG", str(chosen))
    monkeypatch.setenv("XDG_CACHE_HOME", str(project.path / "cache"))
    failed = project.enzfc("-O2", "model.f90", "main.f90")
    assert failed.status == 1
    assert f"[{code}]" in failed.err
    assert expected in failed.err


def test_no_compiler_at_all(project: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(project.path))
    failed = project.enzfc("-O2", "model.f90", "main.f90")
    assert failed.status == 1
    assert "[EZ0801] no flang" in failed.err
    assert "apt-get install flang-22" in failed.err


def test_enzcc_compiles_fortran_beside_c(bench: Bench) -> None:
    """Linked with what flang would link; options of flang's alone go to it."""
    bench.write(
        model_f90="subroutine model(n, x, y)\n"
        "  integer :: n\n  real :: x(n), y\n  y = sum(x**3)\n  if (n < 0) print *, n\nend subroutine\n",
        main_c="""
        #include <stdio.h>
        extern int enzyme_dup, enzyme_const;
        void model_(int *n, double *x, double *y);
        void __enzyme_autodiff(void *, ...);
        int main(void) {
          int n = 3;
          double x[] = {1, 2, 3}, dx[3] = {0}, y, dy = 1;
          __enzyme_autodiff((void *)model_, enzyme_const, &n, enzyme_dup, x, dx, enzyme_dup, &y, &dy);
          printf("%6.1f%6.1f%6.1f\\n", dx[0], dx[1], dx[2]);
        }
        """,
    )
    made = enzcc("-O2", "-fdefault-real-8", "main.c", "model.f90", "-o", "prog", cwd=bench.path)
    assert (made.status, made.err) == (0, "")
    assert bench.output() == RIGHT
    for source in ("main.c", "model.f90"):
        flags = ["-fdefault-real-8"] if source.endswith("f90") else []
        assert enzcc("-O2", *flags, "-c", source, cwd=bench.path).err == ""
    bench.build("main.o", "model.o", "-o", "prog")
    assert bench.output() == RIGHT


def test_what_would_run_is_shown(project: Bench) -> None:
    project.build("-c", "model.f90")
    said = project.enzfc("-O2", "main.f90", "model.o", "-o", "prog", "-###").err
    assert '"-emit-llvm-bc"' in said
    assert '"enzcc" differentiate: main.f90' in said
    assert not Path(project.path / "prog").exists()


def test_exported_derivatives_for_c(bench: Bench) -> None:
    """The C code is compiled by any compiler, and needs nothing of enzcc but the header."""
    bench.write(
        cube_f90="real(8) function cube(x) bind(C)\n  real(8), value :: x\n  cube = x**3\nend function\n",
        main_c='#include <stdio.h>\n#include "cube.h"\n'
        "int main(void) { struct cube_augmented_result made = cube_augmented(2);\n"
        '  printf("%g\\n", cube_gradient(2, 1, made.tape)); }\n',
    )
    bench.build("-O2", "--export-derivatives=cube", "--emit-header=cube.h", "-c", "cube.f90")
    clang = find_clang().path
    subprocess.run([clang, "main.c", "cube.o", "-lm", "-o", "prog"], cwd=bench.path, check=True)
    assert bench.output() == "12\n"


MERGED = """
module types
  implicit none
  type :: shape
    real(8) :: a
  contains
    procedure :: area
  end type
  type :: held
    real(8), allocatable :: x(:)
  end type
contains
  real(8) function area(self)
    class(shape), intent(in) :: self
    area = self%a**2
  end function
  subroutine copied(x, y)
    real(8), intent(in) :: x(2)
    real(8), intent(inout) :: y(2)
    type(held) :: s, t
    type(shape), target :: round
    class(shape), pointer :: p
    round%a = x(1)
    p => round
    allocate(s%x(2))
    s%x = x
    t = s
    y(1) = p%area()
    y(2) = t%x(1) * t%x(2)
  end subroutine
  real(8) function program_(x) bind(C, name="program")
    real(8), intent(in) :: x(2)
    real(8) :: y(2)
    y = 0
    call copied(x, y)
    program_ = y(1) + y(2)
  end function
end module
"""
ASKING = """
#include <math.h>
extern int enzyme_dup;
double program(const double *);
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
int main(void) {
  double x[2] = {2, 3}, d[2] = {0, 0}, e[2] = {1, 1};
  __enzyme_autodiff((void *)program, enzyme_dup, x, d);
  return d[0] != 2 * 2 + 3 || d[1] != 2 || __enzyme_fwddiff((void *)program, enzyme_dup, x, e) != 9;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_tables_of_types_whose_llvm_types_are_one(bench: Bench, level: str) -> None:
    """A type with procedures brings C's pointer to a function, of the same shape as C's pointer: both have one name
    where modules meet, and no type was known any more."""
    bench.write(types_f90=MERGED, asking_c=ASKING)
    made = enzcc(level, "-w", "asking.c", "types.f90", "-o", "prog", cwd=bench.path)
    assert made.status == 0, made.err
    assert run(bench.path / "prog").status == 0


UNKNOWN = """
module types
  implicit none
  type :: held
    real(8), allocatable :: x(:)
    real(10), allocatable :: w(:)
  end type
contains
  subroutine copied(x, y, deep)
    real(8), intent(in) :: x(2)
    real(8), intent(inout) :: y
    integer, intent(in) :: deep
    type(held) :: s, t
    y = 0.5d0
    if (deep > 1) then
    allocate(s%x(2))
    s%x = x
    t = s
    y = t%x(1) * t%x(2)
    end if
  end subroutine
  subroutine model(x, y, deep)
    real(8), intent(in) :: x(2)
    real(8), intent(inout) :: y
    integer, intent(in) :: deep
    call copied(x, y, deep)
  end subroutine
end module
program main
  use types
  use enzyme
  implicit none
  real(8) :: x(2), dx(2), y, dy
  integer :: n
  n = command_argument_count()
  x = [2, 3]
  dx = 0
  dy = 1
  call enzyme_autodiff(model, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n + 1)
  print '(2f6.1)', dx
end program
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_objects_of_types_that_are_not_understood(bench: Bench, level: str) -> None:
    """An error where one is certain to be met, and otherwise the end of the program there: never the plain function."""
    bench.write(unknown_f90=UNKNOWN)
    assert bench.enzfc(level, "unknown.f90", "-o", "prog").status == 0
    assert bench.output() == "   0.0   0.0\n"
    ended = run(bench.path / "prog", "deep")
    assert ended.status != 0 and "Fortran type" in ended.err
    certain = UNKNOWN.replace("    if (deep > 1) then\n", "").replace("    end if\n", "")
    bench.write(certain_f90=certain)
    assert "error: [EZ0201] cannot differentiate the call of '_FortranA" in bench.enzfc(level, "certain.f90").err
