# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of messages: `python -m tests.mpi.random_messages --seed N --count N`.

A program is a function of x that computes with some arrays and exchanges them: by collectives that wait and such that
do not, among neighbours, from each to the next. Much is under way at once, and each process waits in an order of its
own. programs/check.h compares the derivatives in three modes with differences.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path

ARRAYS = 6
LEVELS = ("-O0", "-O1", "-O2", "-O3")
HEAD = f"""
#include <math.h>
#include <mpi.h>
enum {{ N = 3, MOST = 4, M = N * MOST }};
#define HALVES
static MPI_Comm world, other, grid;
__attribute__((noinline)) static void prepare(void) {{
  int size, sides[2] = {{0, 0}}, closed[2] = {{1, 1}};
  if (world) return;
  world = MPI_COMM_WORLD;
  MPI_Comm_size(world, &size);
  MPI_Comm_dup(world, &other);
  MPI_Dims_create(size, 2, sides);
  MPI_Cart_create(world, 2, sides, closed, 0, &grid);
}}
void *__enzyme_inactivefn_prepare[] = {{(void *)prepare}};
static double f(const double *x) {{
  double v[{ARRAYS}][M], s = 0;
  MPI_Request r[64];
  int rank, size;
  prepare();
  MPI_Comm_rank(world, &rank);
  MPI_Comm_size(world, &size);
  int right = (rank + 1) % size, left = (rank + size - 1) % size;
  for (int a = 0; a < {ARRAYS}; a++)
    for (int i = 0; i < M; i++) v[a][i] = sin(x[(a + i) % N] * (1 + 0.3 * a) + 0.1 * i + 0.2 * rank);
"""
TAIL = f"""
  for (int a = 0; a < {ARRAYS}; a++)
    for (int i = 0; i < M; i++) s += v[a][i] * v[a][i] * (1 + 0.1 * a + 0.01 * i * (rank + 1));
  return s;
}}
#include "check.h"
"""


class Program:
    """One program, by its seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.level = LEVELS[seed % len(LEVELS)]
        self.under_way: dict[int, tuple[int, ...]] = {}  # requests, and the arrays that they hold
        self.requests = 0
        self.text = HEAD + "\n".join(self.block(self.random.randint(8, 16))) + TAIL

    def block(self, length: int, *, nested: bool = True) -> list[str]:
        """Statements, at the end of which nothing is under way that has begun here."""
        before, lines = dict(self.under_way), list[str]()
        for _ in range(length):
            lines += self.statement(before, nested)
        own = [r for r in self.under_way if r not in before]
        return [*lines, *self.waits(own)]

    def statement(self, before: dict[int, tuple[int, ...]], nested: bool) -> list[str]:
        own = [r for r in self.under_way if r not in before]
        kind = self.random.choice(["compute", "now", "later", "later", "later", "send", "wait", "loop"])
        if kind == "wait" and own:
            return self.waits(self.random.sample(own, self.random.randint(1, len(own))))
        if kind == "loop" and nested:
            body = self.block(self.random.randint(2, 4), nested=False)
            return ["  for (int t = 0; t < 2; t++) {", *body, "  }"]
        free = [a for a in range(ARRAYS) if not any(a in held for held in self.under_way.values())]
        if len(free) < 2 or self.requests > 60:
            return self.waits(own)
        one, two = self.random.sample(free, 2)
        if kind == "compute":
            shift = self.random.randint(0, 5)
            new = f"sin(v[{two}][(i + {shift}) % M] + v[{one}][i] * x[i % N])"
            return [f"  for (int i = 0; i < M; i++) v[{one}][i] = {new};"]
        if kind == "send":
            tag, comm = len(self.under_way) + 10 * self.requests, self.comm()
            first, second = self.request((two,)), self.request((one,))
            return [
                f"  MPI_Irecv(v[{two}], N, MPI_DOUBLE, left, {tag}, {comm}, r + {first});",
                f"  MPI_Isend(v[{one}] + 1, N, MPI_DOUBLE, right, {tag}, {comm}, r + {second});",
            ]
        return self.collective(one, two, later=kind != "now")

    def collective(self, one: int, two: int, *, later: bool) -> list[str]:
        root, operation = (
            self.random.choice(["0", "size - 1"]),
            self.random.choice(["SUM", "SUM", "MIN", "MAX", "PROD"]),
        )
        whole, each = f"v[{one}], v[{two}], M", f"v[{one}], N, MPI_DOUBLE, v[{two}], N, MPI_DOUBLE"
        pair = f"v[{one}], 2, MPI_DOUBLE, v[{two}], 2, MPI_DOUBLE"
        after = ""
        name, arguments, comm = self.random.choice(
            [
                ("bcast", f"v[{one}], M, MPI_DOUBLE, {root}", self.comm()),
                ("reduce", f"{whole}, MPI_DOUBLE, MPI_{operation}, {root}", self.comm()),
                ("allreduce", f"{whole}, MPI_DOUBLE, MPI_{operation}", self.comm()),
                ("allreduce", f"MPI_IN_PLACE, v[{two}], N, MPI_DOUBLE, MPI_{operation}", self.comm()),
                ("scan", f"{whole}, MPI_DOUBLE, MPI_SUM", self.comm()),
                ("exscan", f"{whole}, MPI_DOUBLE, MPI_SUM", self.comm()),
                ("gather", f"{each}, {root}", self.comm()),
                ("scatter", f"{each}, {root}", self.comm()),
                ("allgather", each, self.comm()),
                ("alltoall", each, self.comm()),
                ("reduce_scatter_block", f"v[{one}], v[{two}], N, MPI_DOUBLE, MPI_SUM", self.comm()),
                ("barrier", "", self.comm()),
                ("neighbor_allgather", pair, "grid"),
                ("neighbor_alltoall", pair, "grid"),
            ]
        )
        function = f"MPI_I{name}" if later else f"MPI_{name.capitalize()}"
        given = ", ".join(filter(None, [arguments, comm]))
        if not later:
            return [f"  {function}({given});{after}"]
        return [f"  {function}({given}, r + {self.request((one, two))});"]

    def comm(self) -> str:
        return self.random.choice(["world", "world", "other"])

    def request(self, held: tuple[int, ...]) -> int:
        self.under_way[self.requests] = held
        self.requests += 1
        return self.requests - 1

    def waits(self, requests: list[int]) -> list[str]:
        """For these, in one order where ranks are even, in another where they are odd, or for all together."""
        for one in requests:
            del self.under_way[one]
        orders = [self.random.sample(requests, len(requests)) for _ in range(2)]
        even, odd = ("".join(f" MPI_Wait(r + {k}, MPI_STATUS_IGNORE);" for k in order) for order in orders)
        first = min(requests, default=0)
        if (
            len(requests) > 1
            and sorted(requests) == list(range(first, first + len(requests)))
            and self.random.random() < 0.4
        ):
            return [f"  MPI_Waitall({len(requests)}, r + {first}, MPI_STATUSES_IGNORE);"]
        return [f"  if (rank % 2) {{{odd} }} else {{{even} }}"] if requests else []


def judge(program: Program, directory: Path) -> str:
    """What is found of a program, on one to four processes."""
    from tests.compiling import run
    from tests.mpi.test_mpi import START, build

    source = directory / "program.c"
    source.write_text(program.text)
    (directory / "check.h").write_text((Path(__file__).parent / "programs" / "check.h").read_text())
    made = build(source, program.level, into=directory)
    if made.status != 0:
        return f"refused: {made.err}"
    for ranks in (1, 2, 3, 4):
        ran = run(Path("/usr/bin/env"), "mpirun", *START, str(ranks), str(directory / "program"), timeout=60)
        if (ran.status, ran.out) != (0, ""):
            return f"wrong on {ranks}: {ran.status} {ran.out} {ran.err}"
    return "right"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    if given.show:
        print(Program(given.seed).text)
        return 0
    bad = 0
    for seed in range(given.seed, given.seed + given.count):
        with tempfile.TemporaryDirectory() as directory:
            said = judge(Program(seed), Path(directory))
        bad += said != "right"
        print(seed, said, flush=True)
    return bad != 0


if __name__ == "__main__":
    sys.exit(main())
