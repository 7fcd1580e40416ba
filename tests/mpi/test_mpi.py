# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that exchange numbers by MPI, kernels of scientific programs among them: gradients and tangents against
differences, on one to four ranks; and what is not understood is refused."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from enzyme_passes.ir.instructions import Call
from enzyme_passes.rules.mpi import table
from enzyme_passes.synthesis.shadow.calls import Decision, SweepCalls, Way
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
from enzyme_passes.synthesis.shadow.messages import CalledAdjoint, CalledMessage
from tests.compiling import ROOT, Ran, enzcc, needs, run
from tests.conftest import EVERYTHING
from tests.mpi import random_messages
from tests.openmp.test_openmp import library as openmp_library

PROGRAMS = {path.stem: path for path in sorted((Path(__file__).parent / "programs").glob("*.c*"))}
RANKS = (1, 2, 3, 4) if EVERYTHING else (1, 3)
LEVELS = ("-O0", "-O1", "-O2", "-O3")
CASES = [(name, level) for k, name in enumerate(PROGRAMS) for level in (LEVELS if EVERYTHING else LEVELS[k % 4 :: 4])]
START = ("--allow-run-as-root", "--oversubscribe", "-n")


@cache
def options(what: str) -> tuple[str, ...]:
    """What mpicc would compile or link with; nothing if it is not Open MPI's."""
    if shutil.which("mpicc") is None or shutil.which("mpirun") is None:
        return ()
    said = subprocess.run(["mpicc", f"--showme:{what}"], capture_output=True, text=True, check=False)
    return tuple(shlex.split(said.stdout)) if said.returncode == 0 else ()


@pytest.fixture(autouse=True)
def library() -> None:
    if not options("link"):
        if os.environ.get("CI"):
            pytest.fail("CI has no Open MPI, which `make test` installs")
        pytest.skip("Open MPI is not installed: apt-get install libopenmpi-dev openmpi-bin")


def build(source: Path, *flags: str, into: Path) -> Ran:
    cxx = source.suffix == ".cpp"
    made = (*flags, *options("compile"), source, "-o", into / "program", *options("link"), "-lm")
    return enzcc("-w", *made, cwd=into, cxx=cxx)


def confirm(into: Path, ranks: int, **environment: str) -> None:
    ran = run(Path("/usr/bin/env"), "mpirun", *START, str(ranks), str(into / "program"), **environment)
    assert (ran.status, ran.out) == (0, ""), (ranks, ran)


@pytest.mark.parametrize(("name", "level"), CASES)
def test_derivatives_are_those_of_all_ranks(name: str, level: str, tmp_path: Path) -> None:
    made = build(PROGRAMS[name], level, into=tmp_path)
    assert (made.status, made.err) == (0, "")
    for ranks in RANKS:
        confirm(tmp_path, ranks)
    confirm(tmp_path, 2, ENZCC_TAPE_POISON="1")


@cache
def fortran_options(what: str) -> tuple[str, ...]:
    said = subprocess.run(["mpifort", f"--showme:{what}"], capture_output=True, text=True, check=False)
    return tuple(shlex.split(said.stdout)) if said.returncode == 0 else ()


def build_fortran(source: Path, *flags: str, into: Path) -> Ran:
    """With a copy of mpif.h that flang reads: gfortran's generic MPI_SIZEOF is left out of it."""
    needs("fortran")
    places = [Path(option.removeprefix("-I")) for option in options("compile") if option.startswith("-I")]
    header = next((at / "mpif.h" for at in places if (at / "mpif.h").is_file()), None)
    if header is None or not fortran_options("link"):
        pytest.skip("Open MPI has no mpif.h here")
    (into / "mpif.h").write_text(re.sub(r".*mpif-sizeof.*", "", header.read_text()))
    made = (*flags, f"-I{into}", *options("compile"), source, "-o", into / "program", *fortran_options("link"))
    return enzcc("-w", *made, cwd=into, fortran=True)


@pytest.mark.parametrize("level", LEVELS if EVERYTHING else ["-O1"])
@pytest.mark.parametrize("name", ["ring", "later", "kernels"])
def test_fortran(name: str, level: str, tmp_path: Path) -> None:
    made = build_fortran(Path(__file__).parent / "fortran" / f"{name}.f90", level, into=tmp_path)
    assert made.status == 0, made.err
    for ranks in RANKS:
        confirm(tmp_path, ranks)


def test_what_is_not_understood_in_fortran_is_refused(tmp_path: Path) -> None:
    (tmp_path / "p.f90").write_text(
        """
module m
  implicit none
  include 'mpif.h'
contains
  function f(x) result(r)
    real(8), intent(in) :: x
    real(8) :: r
    integer :: ierr, request
    r = 1
    call MPI_Rget(r, 1, MPI_REAL8, 0, 0_MPI_ADDRESS_KIND, 1, MPI_REAL8, MPI_WIN_NULL, request, ierr)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierr)
    r = r * x
  end function
end module
program p
  use m
  use enzyme
  real(8) :: x, dx
  x = 2
  dx = 0
  call enzyme_autodiff(f, enzyme_dup, x, dx)
end program
"""
    )
    ran = build_fortran(tmp_path / "p.f90", "-O1", "-g", into=tmp_path)
    assert ran.status == 1 and "p.f90:11:" in ran.err and "[EZ0201]" in ran.err and "mpi_rget_" in ran.err, ran


MPICH = PROGRAMS if EVERYTHING else ("in_place", "persistent", "types", "later_lists", "neighbours", "matched")


@pytest.mark.parametrize("name", MPICH)
def test_mpich(name: str, tmp_path: Path) -> None:
    """Handles are integers there."""
    if shutil.which("mpicc.mpich") is None or shutil.which("mpiexec.hydra") is None:
        pytest.skip("MPICH is not installed: apt-get install libmpich-dev mpich")
    cxx = PROGRAMS[name].suffix == ".cpp"
    said = subprocess.run(
        ["mpicxx.mpich" if cxx else "mpicc.mpich", "-show"], capture_output=True, text=True, check=True
    )
    options = [option for option in shlex.split(said.stdout)[1:] if option.startswith(("-I", "-L", "-l"))]
    made = enzcc("-w", "-O2", PROGRAMS[name], "-o", "program", *options, "-lm", cwd=tmp_path, cxx=cxx)
    assert (made.status, made.err) == (0, "")
    for ranks in RANKS:
        ran = run(Path("/usr/bin/env"), "mpiexec.hydra", "-n", str(ranks), str(tmp_path / "program"), timeout=60)
        assert (ran.status, ran.out) == (0, ""), (ranks, ran)


def test_which_library_it_is_has_to_be_known(tmp_path: Path) -> None:
    """Where only pointers are passed, nothing tells."""
    (tmp_path / "p.c").write_text(
        """
#include <enzyme.h>
int MPI_Wait(int *, void *);
static int request;
static double f(const double *x) { MPI_Wait(&request, 0); return x[0] * x[0]; }
int main(void) { double x = 1, d = 0; __enzyme_autodiff((void *)f, enzyme_dup, &x, &d); }
"""
    )
    ran = build(tmp_path / "p.c", "-O1", into=tmp_path)
    assert ran.status == 1 and "p.c:5:" in ran.err and "[EZ0201]" in ran.err, ran


def test_the_example(tmp_path: Path) -> None:
    made = build(ROOT / "examples" / "parallel" / "rod.c", "-O2", into=tmp_path)
    assert (made.status, made.err) == (0, "")
    for ranks in (1, 3):
        ran = run(Path("/usr/bin/env"), "mpirun", *START, str(ranks), str(tmp_path / "program"))
        assert ran.status == 0 and "the derivatives are right" in ran.out, ran


def test_the_example_with_threads_in_processes(tmp_path: Path) -> None:
    source = ROOT / "examples" / "parallel" / "hybrid.f90"
    made = build_fortran(source, "-O2", "-fopenmp", *openmp_library(), into=tmp_path)
    assert made.status == 0, made.err
    for ranks in (1, 3):
        words = ("mpirun", *START, str(ranks), str(tmp_path / "program"))
        ran = run(Path("/usr/bin/env"), *words, OMP_NUM_THREADS="2")
        assert ran.status == 0 and "the derivatives are right" in ran.out, ran


HEAD = """
#include <enzyme.h>
#include <mpi.h>
static int rank;
static double f(const double *x);
int main(int argc, char **argv) {
  double x[2] = {2, 3}, dx[2] = {0};
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  MPI_Finalize();
  return dx[0] != 4;
}
"""
REFUSED = {
    "bytes": """
static double f(const double *x) {
  double y = x[0];
  MPI_Bcast(&y, 8, MPI_BYTE, 0, MPI_COMM_WORLD);
  return y * x[0];
}""",
    "integers that are numbers": """
static double f(const double *x) {
  double y = x[0];
  MPI_Bcast(&y, 1, MPI_LONG, 0, MPI_COMM_WORLD);
  return y * x[0];
}""",
    "numbers that are sent as integers": """
static double f(const double *x) {
  double y = x[0] * x[1];
  MPI_Send(&y, 1, MPI_LONG, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
  return y;
}""",
    "numbers that come as integers, where none are sent": """
static double f(const double *x) {
  double y = 1;
  MPI_Recv(&y, 1, MPI_LONG, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return y * x[0];
}""",
    "a sum over the ranks before of products": """
static double f(const double *x) {
  double y = x[0], z;
  MPI_Scan(&y, &z, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
  return z * x[0];
}""",
    "an operation of the program's own": """
static void both(void *a, void *b, int *n, MPI_Datatype *type) { *(double *)b = *(double *)a * *(double *)b; }
static MPI_Op op;
__attribute__((noinline)) static void prepare(void) { MPI_Op_create(both, 1, &op); }
void *__enzyme_inactivefn_prepare[] = {(void *)prepare};
static double f(const double *x) {
  double y = x[0], z = 0;
  prepare();
  MPI_Reduce(&y, &z, 1, MPI_DOUBLE, op, 0, MPI_COMM_WORLD);
  return y * z;
}""",
    "memory that others write": """
static MPI_Win win;
static double f(const double *x) {
  double y = x[0] * x[1];
  MPI_Put(&y, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, win);
  return y;
}""",
    "a file": """
static MPI_File file;
static double f(const double *x) {
  double y = x[0] * x[1];
  MPI_File_write(file, &y, 1, MPI_DOUBLE, MPI_STATUS_IGNORE);
  return y;
}""",
    "packed numbers": """
static double f(const double *x) {
  char room[8];
  double y = x[0] * x[1];
  int at = 0;
  MPI_Pack(&y, 1, MPI_DOUBLE, room, 8, &at, MPI_COMM_WORLD);
  MPI_Bcast(room, at, MPI_PACKED, 0, MPI_COMM_WORLD);
  at = 0;
  MPI_Unpack(room, 8, &at, &y, 1, MPI_DOUBLE, MPI_COMM_WORLD);
  return y;
}""",
    "a function that is not known, where no number seems active": """
static double f(const double *x) {
  double y;
  MPI_Get(&y, 1, MPI_DOUBLE, 0, 0, 1, MPI_DOUBLE, MPI_WIN_NULL);
  return y * x[0];
}""",
    "the same in a function that has nothing to do with the result": """
static double got;
__attribute__((noinline)) static void read(void) { MPI_Win_fence(0, MPI_WIN_NULL); }
static double f(const double *x) { read(); return x[0] * x[0]; }""",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_is_not_understood_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(HEAD + text + "\n")
    ran = build(tmp_path / "p.c", "-O2", into=tmp_path)
    assert ran.status == 1 and "[EZ0201]" in ran.err and "p.c:" in ran.err, ran
    assert not (tmp_path / "program").exists()


def test_an_inactive_array_receives_nothing(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(
        """
#include <enzyme.h>
#include <mpi.h>
static double f(const double *x, double *halo) {
  MPI_Recv(halo, 2, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return halo[0] * x[0] + x[1];
}
int main(void) {
  double x[2] = {2, 3}, dx[2] = {0}, halo[2] = {5, 6};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, halo);
}
"""
    )
    for level in ("-O0", "-O2"):
        ran = build(tmp_path / "p.c", level, into=tmp_path)
        assert ran.status == 1 and "p.c:6:" in ran.err and "[EZ0401]" in ran.err, ran


def test_threads_between_messages(tmp_path: Path) -> None:
    made = build(PROGRAMS["mesh"], "-O2", "-fopenmp", *openmp_library(), into=tmp_path)
    assert (made.status, made.err) == (0, "")
    for ranks in (1, 3):
        confirm(tmp_path, ranks, OMP_NUM_THREADS="2")


def test_threads_do_not_exchange_numbers(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(
        HEAD
        + """
static double f(const double *x) {
  double y[2], z[2];
#pragma omp parallel for
  for (int i = 0; i < 2; i++) {
    y[i] = x[i];
    MPI_Allreduce(y + i, z + i, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  }
  return z[0] * z[1];
}"""
    )
    ran = build(tmp_path / "p.c", "-O2", "-fopenmp", into=tmp_path)
    assert ran.status == 1 and "[EZ0508]" in ran.err and "p.c:" in ran.err, ran


SECOND = {
    "reverse over reverse": ("MPI_SUM", "__enzyme_autodiff", "x, v, enzyme_dup, d, h"),
    "by how much each number counts": ("MPI_PROD", "__enzyme_fwddiff", "x, v, enzyme_dup, d, h"),
}


@pytest.mark.parametrize(("operation", "mode", "arguments"), SECOND.values(), ids=SECOND)
def test_other_derivatives_of_derivatives_are_refused(
    operation: str, mode: str, arguments: str, tmp_path: Path
) -> None:
    (tmp_path / "p.c").write_text(
        f"""
#include <enzyme.h>
#include <mpi.h>
static double f(const double *x) {{
  double y = x[0], z;
  MPI_Allreduce(&y, &z, 1, MPI_DOUBLE, {operation}, MPI_COMM_WORLD);
  return z * z;
}}
static void g(const double *x, double *d) {{ __enzyme_autodiff((void *)f, enzyme_dup, x, d); }}
int main(void) {{
  double x[1] = {{2}}, v[1] = {{1}}, d[1] = {{0}}, h[1] = {{0}};
  {mode}((void *)g, enzyme_dup, {arguments});
}}
"""
    )
    ran = build(tmp_path / "p.c", "-O2", into=tmp_path)
    assert ran.status == 1 and "[EZ0201]" in ran.err and "derivative of a derivative" in ran.err, ran


FAILING = {
    "MPI_Bcast": """
static MPI_Datatype type;
static double f(const double *x) {
  double y = x[0];
  MPI_Type_contiguous(8, MPI_BYTE, &type);
  MPI_Type_commit(&type);
  MPI_Bcast(&y, 1, type, 0, MPI_COMM_WORLD);
  return y * y;
}""",
    "MPI_Allreduce": """
__attribute__((noinline, weak)) MPI_Op choose(void) { return MPI_LAND; }
void *__enzyme_inactivefn_choose[] = {(void *)choose};
static double f(const double *x) {
  double y = x[0], z;
  MPI_Allreduce(&y, &z, 1, MPI_DOUBLE, choose(), MPI_COMM_WORLD);
  return y * z;
}""",
    "MPI_Start": """
static double y, z;
static MPI_Request requests[2];
__attribute__((noinline)) static void prepare(void) {
  MPI_Send_init(&y, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests);
  MPI_Recv_init(&z, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + 1);
}
void *__enzyme_inactivefn_prepare[] = {(void *)prepare};
static double f(const double *x) {
  prepare();
  y = x[0];
  MPI_Start(requests);
  MPI_Start(requests + 1);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  return z * x[1];
}""",
    "MPI_Send": """
static double f(const double *x) {
  MPI_Comm both, joined;
  double y = x[0];
  int size;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &both);
  extern int made(MPI_Comm, int, MPI_Comm *);
  made(both, rank, &joined);
  if (rank == 0) MPI_Send(&y, 1, MPI_DOUBLE, 0, 0, joined);
  else MPI_Recv(&y, 1, MPI_DOUBLE, 0, 0, joined, MPI_STATUS_IGNORE);
  return y * y;
}
void *__enzyme_inactivefn_made[] = {(void *)made};
int made(MPI_Comm both, int rank, MPI_Comm *joined) {
  return MPI_Intercomm_create(both, 0, MPI_COMM_WORLD, 1 - rank % 2, 7, joined);
}""",
}


FAILING["MPI_Wait"] = """
static double f(const double *x) {
  double y[2] = {x[0], x[1]}, z[2] = {0};
  MPI_Request requests[4];
  for (int k = 0; k < 2; k++) MPI_Irecv(z + k, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + k);
  for (int k = 0; k < 2; k++) MPI_Isend(y + k, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + 2 + k);
  for (int k = 1; k >= 0; k--) MPI_Wait(requests + k, MPI_STATUS_IGNORE);
  MPI_Waitall(2, requests + 2, MPI_STATUSES_IGNORE);
  return z[0] + 2 * z[1];
}"""
FAILING["MPI_Irecv"] = """
static MPI_Request requests[2];
static double y, z;
static void ended(void) { MPI_Waitall(2, requests, MPI_STATUSES_IGNORE); }
void *__enzyme_inactivefn_ended = (void *)ended;
static double f(const double *x) {
  y = x[0];
  MPI_Irecv(&z, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests);
  MPI_Isend(&y, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + 1);
  ended();
  return z * x[1];
}"""


FAILING["MPI_Sendrecv"] = """
static double y, z;
static double f(const double *x) {
  MPI_Datatype type;
  MPI_Aint places[1];
  int one = 1;
  y = x[0];
  MPI_Get_address(&y, places);
  MPI_Type_create_hindexed(1, &one, places, MPI_DOUBLE, &type);
  MPI_Type_commit(&type);
  MPI_Sendrecv(MPI_BOTTOM, 1, type, rank, 0, &z, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return z * x[1];
}"""


FAILING["MPI_Ireduce"] = """
static MPI_Request request;
static double y, z;
static void ended(void) { MPI_Wait(&request, MPI_STATUS_IGNORE); }
void *__enzyme_inactivefn_ended = (void *)ended;
static double f(const double *x) {
  y = x[0];
  MPI_Ireduce(&y, &z, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD, &request);
  ended();
  return z * x[1];
}"""
FAILING["MPI_Mrecv"] = """
static double f(const double *x) {
  double y[2] = {x[0], x[1]}, z[2] = {0};
  MPI_Message messages[2];
  MPI_Request requests[2];
  for (int k = 0; k < 2; k++) MPI_Isend(y + k, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + k);
  for (int k = 0; k < 2; k++) MPI_Mprobe(rank, 0, MPI_COMM_WORLD, messages + k, MPI_STATUS_IGNORE);
  for (int k = 1; k >= 0; k--) MPI_Mrecv(z + k, 1, MPI_DOUBLE, messages + k, MPI_STATUS_IGNORE);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  return z[0] + 2 * z[1];
}"""
FAILING["MPI_Recv"] = """
static double f(const double *x) {
  double y[2] = {x[0], x[1]}, z[2] = {0};
  MPI_Message message;
  MPI_Request requests[2];
  for (int k = 0; k < 2; k++) MPI_Isend(y + k, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, requests + k);
  MPI_Mprobe(rank, MPI_ANY_TAG, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
  MPI_Recv(z, 1, MPI_DOUBLE, rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  MPI_Mrecv(z + 1, 1, MPI_DOUBLE, &message, MPI_STATUS_IGNORE);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  return z[0] + 2 * z[1];
}"""
SENT_TWICE = """
static double f(const double *x) {
  char room[8], other[8];
  double y = x[0] * x[1], z = 0;
  MPI_Status status;
  int at = 0;
  MPI_Pack(&y, 1, MPI_DOUBLE, room, 8, &at, MPI_COMM_WORLD);
  for (int k = 0; k < 2; k++) {
    MPI_Sendrecv(room, 8, MPI_PACKED, rank, 0, other, 8, MPI_PACKED, rank, 0, MPI_COMM_WORLD, &status);
    at = 0;
    MPI_Unpack(other, 8, &at, &y, 1, MPI_DOUBLE, MPI_COMM_WORLD);
    z += y * (k + 1);
  }
  return z;
}"""
FAILING["MPI_Ssend"] = """
static double f(const double *x) {
  char room[16];
  float y[2] = {(float)x[0], (float)x[1]}, z[2] = {0};
  MPI_Request request;
  int at = 0;
  MPI_Pack(y, 2, MPI_FLOAT, room, 16, &at, MPI_COMM_WORLD);
  MPI_Irecv(z, 2, MPI_FLOAT, rank, 0, MPI_COMM_WORLD, &request);
  MPI_Ssend(room, at, MPI_PACKED, rank, 0, MPI_COMM_WORLD);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return z[0] * z[1];
}"""
FAILING["MPI_Iallreduce"] = """
__attribute__((noinline, weak)) MPI_Op choose(void) { return MPI_LXOR; }
void *__enzyme_inactivefn_choose[] = {(void *)choose};
static double f(const double *x) {
  double y = x[0], z;
  MPI_Request request;
  MPI_Iallreduce(&y, &z, 1, MPI_DOUBLE, choose(), MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  return y * z;
}"""


@pytest.mark.parametrize("name", FAILING)
def test_what_is_found_as_the_program_runs_ends_it(name: str, tmp_path: Path) -> None:
    """With a message that names the function and the line; nobody waits for ever."""
    text = FAILING[name].replace("extern int made", "int made")
    before = "int made(MPI_Comm, int, MPI_Comm *);\n" if "made" in text else ""
    (tmp_path / "p.c").write_text(HEAD + before + text + "\n")
    for flag, place in (("-g", "p.c:"), ("-g0", "function f")):
        made = build(tmp_path / "p.c", "-O2", flag, into=tmp_path)
        assert made.status == 0, made.err
        ran = run(Path("/usr/bin/env"), "mpirun", *START, "2", str(tmp_path / "program"), timeout=30)
        assert ran.status != 0 and f"enzcc: {place}" in ran.err and f": {name}: " in ran.err, ran


def test_packed_numbers_are_sent_once(tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(HEAD + SENT_TWICE + "\n")
    made = build(tmp_path / "p.c", "-O2", "-g", into=tmp_path)
    assert made.status == 0, made.err
    ran = run(Path("/usr/bin/env"), "mpirun", *START, "2", str(tmp_path / "program"), timeout=30)
    assert ran.status != 0 and "p.c:22: MPI_Sendrecv: packed numbers that are sent" in ran.err, ran


@pytest.mark.parametrize("times", [1, 2])
def test_forward_mode_ends_with_a_request_that_is_not_waited_for(times: int, tmp_path: Path) -> None:
    (tmp_path / "p.c").write_text(
        f"""
#include <enzyme.h>
#include <mpi.h>
static MPI_Request request;
static double y, z;
static double f(const double *x) {{
  y = x[0];
  MPI_Irecv(&z, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, &request);
  MPI_Send(&y, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF);
  return y;
}}
int main(int argc, char **argv) {{
  double x = 2, v = 1, d;
  MPI_Init(&argc, &argv);
  for (int k = 0; k < {times}; k++) {{
    d = __enzyme_fwddiff((void *)f, enzyme_dup, &x, &v);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }}
  MPI_Finalize();
  return d + z != 3;
}}
"""
    )
    made = build(tmp_path / "p.c", "-O1", into=tmp_path)
    assert made.status == 0, made.err
    ran = run(Path("/usr/bin/env"), "mpirun", *START, "1", str(tmp_path / "program"), timeout=30)
    assert ran.status != 0 and "MPI_Irecv: what is received is not waited for" in ran.err, ran


def test_the_program_is_built_as_users_build_it(tmp_path: Path) -> None:
    made = subprocess.run(
        ["mpicc", "-w", "-O2", PROGRAMS["norm"], "-o", tmp_path / "program", "-lm"],
        env={**os.environ, "OMPI_CC": "enzcc"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    if "enzcc" in made.stderr and made.returncode:
        pytest.skip(f"enzcc is not on PATH: {made.stderr}")
    assert (made.returncode, made.stderr) == (0, "")
    confirm(tmp_path, 3)


FORGOTTEN = [("halo", "irecv", 0), ("halo", "isend", 0), ("heat", "sendrecv", 0), ("heat", "sendrecv", 5),
             ("ring", "recv", 0), ("norm", "bcast", 0), ("gather", "alltoall", 0),
             ("gather", "scatter", 3), ("types", "bcast", 0), ("types", "sendrecv", 0), ("persistent", "recv_init", 0),
             ("parts", "gatherv", 3), ("in_place", "allreduce", 1), ("later", "iallreduce", 0),
             ("later", "ibcast", 0), ("neighbours", "neighbor_alltoall", 3), ("matched", "mrecv", 0),
             ("matched", "imrecv", 0), ("packed", "pack", 0), ("packed", "unpack", 3)]  # fmt: skip


@pytest.mark.parametrize(("name", "function", "operand"), FORGOTTEN)
def test_the_auditor_misses_an_array(
    name: str, function: str, operand: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that takes one array for inactive is refused."""
    active = CalledMessage.active

    def forgetful(self: CalledMessage, sweep: Sweep, call: Call) -> frozenset[int]:
        found = active(self, sweep, call)
        return found - {operand} if self.message.function.symbol == function else found

    monkeypatch.setattr(CalledMessage, "active", forgetful)
    made = build(PROGRAMS[name], "-O1", into=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err
    assert "an operand of a call" in made.err


@pytest.mark.parametrize("function", ["allreduce", "irecv", "sendrecv_replace", "recv_init", "scan"])
def test_the_auditor_misses_a_shadow(function: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In forward mode over reverse mode."""
    active = CalledAdjoint.active

    def forgetful(self: CalledAdjoint, sweep: Sweep, call: Call) -> frozenset[int]:
        found = active(self, sweep, call)
        return frozenset() if self.adjoint.function.symbol == function else found

    monkeypatch.setattr(CalledAdjoint, "active", forgetful)
    made = build(PROGRAMS["second"], "-O1", into=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err


def test_the_auditor_misses_a_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decide = SweepCalls.decide

    def forgetful(self: SweepCalls, call: Call) -> Decision:
        forgotten = call.target is not None and call.target.name.endswith("_recv")
        return Decision(Way.INACTIVE) if forgotten else decide(self, call)

    monkeypatch.setattr(SweepCalls, "decide", forgetful)
    made = build(PROGRAMS["ring"], "-O1", into=tmp_path)
    assert made.status == 1
    assert "[EZ0304]" in made.err


@pytest.mark.parametrize("seed", range(40) if EVERYTHING else (1, 2))
def test_random_messages(seed: int, tmp_path: Path) -> None:
    assert random_messages.judge(random_messages.Program(seed), tmp_path) == "right"


def test_the_compiled_table_is_that_of_the_source() -> None:
    assert table.COMPILED.read_text() == table.compile_table()


def test_a_request_of_another_derivative_is_not_started(tmp_path: Path) -> None:
    """Its shadows are those of the derivative that made it, and may be gone."""
    (tmp_path / "p.c").write_text(
        """
#include <enzyme.h>
#include <mpi.h>
static MPI_Request requests[2];
static double y, z;
static double f(const double *x, int first) {
  if (first) {
    MPI_Recv_init(&z, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, requests);
    MPI_Send_init(&y, 1, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, requests + 1);
  }
  y = x[0] * x[0];
  MPI_Startall(2, requests);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  return z * x[0];
}
int main(int argc, char **argv) {
  double x = 2, v = 1;
  MPI_Init(&argc, &argv);
  if (__enzyme_fwddiff((void *)f, enzyme_dup, &x, &v, enzyme_const, 1) != 12) return 3;
  __enzyme_fwddiff((void *)f, enzyme_dup, &x, &v, enzyme_const, 0);
  MPI_Finalize();
}
"""
    )
    made = build(tmp_path / "p.c", "-O2", "-g", into=tmp_path)
    assert made.status == 0, made.err
    ran = run(Path("/usr/bin/env"), "mpirun", *START, "1", str(tmp_path / "program"), timeout=30)
    assert ran.status not in (0, 3) and "p.c:12: MPI_Startall: the request was made" in ran.err, ran
