# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of parallel regions: `python -m tests.openmp.random_regions --seed N --count N`.

A program is a function of x that goes through arrays and numbers by worksharing loops, reductions, critical sections,
atomic sums and the like, without races. Compiled without OpenMP it computes the same. So its gradient with several
numbers of threads has to be the gradient that it has without any, and to agree with forward mode.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tests.compiling import enzcc, run

ARRAYS = 4
NUMBERS = 3
SCHEDULES = (
    "",
    "schedule(static)",
    "schedule(static, 3)",
    "schedule(dynamic)",
    "schedule(dynamic, 4)",
    "schedule(guided)",
)
LEVELS = ("-O0", "-O1", "-O2", "-O3")
THREADS = ("1", "2", "3", "7")

HEAD = """
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
enum { N = 29 };
typedef struct { double a[%d][N]; double s[%d]; } state;
"""
TAIL = """
static double f(const double *x, state *t) {
  for (int k = 0; k < ARRAYS; k++) for (int i = 0; i < N; i++) t->a[k][i] = x[(i * (k + 1) + k) % N] * (1 + 0.1 * k);
  for (int k = 0; k < NUMBERS; k++) t->s[k] = x[k] * 0.5 + 0.25;
  work(t, x);
  double sum = 0;
  for (int k = 0; k < ARRAYS; k++) for (int i = 0; i < N; i++) sum += t->a[k][i] * (i % 5 - 1.5) * 0.1;
  for (int k = 0; k < NUMBERS; k++) sum += t->s[k] * (k + 1);
  return sum;
}
int main(void) {
  double x[N], dx[N] = {0}, v[N], slope = 0;
  static state t, dt, tt;
  for (int i = 0; i < N; i++) { x[i] = 0.3 + 0.4 * sin(1.7 * i); v[i] = cos(i); }
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, &t, &dt);
  memset(&t, 0, sizeof t);
  double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_dup, &t, &tt);
  for (int i = 0; i < N; i++) { printf("%.17g\\n", dx[i]); slope += dx[i] * v[i]; }
  printf("%.17g\\n%.17g\\n", slope, tangent);
}
"""


class Program:
    """One random program."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.level = self.random.choice(LEVELS)
        self.functions: list[str] = []
        body = [self.statement(2) for _ in range(self.random.randint(2, 5))]
        work = "static void work(state *t, const double *x) {\n  (void)x;\n" + "\n".join(body) + "\n}\n"
        head = HEAD % (ARRAYS, NUMBERS) + f"enum {{ ARRAYS = {ARRAYS}, NUMBERS = {NUMBERS} }};\n"
        self.text = head + "\n".join(self.functions) + "\n" + work + TAIL

    def pick(self, *of: str) -> str:
        return self.random.choice(of)

    def other(self, array: int) -> int:
        return self.random.choice([k for k in range(ARRAYS) if k != array])

    def value(self, target: int, depth: int = 2) -> str:
        """An expression in iteration i of what other iterations leave as it is."""
        kind = self.random.randrange(7 if depth else 4)
        match kind:
            case 0:
                place = f"(i * {self.random.choice((1, 2, 3, 5))} + {self.random.randrange(N)}) % N"
                return f"t->a[{self.other(target)}][{place}]"
            case 1:
                return f"t->a[{self.random.randrange(ARRAYS) if target < 0 else target}][i]"
            case 2:
                return f"x[(i + {self.random.randrange(N)}) % N]"
            case 3:
                return f"t->s[{self.random.randrange(NUMBERS)}]"
            case 4:
                return f"sin({self.value(target, depth - 1)})"
            case 5:
                return f"({self.value(target, depth - 1)} * {self.value(target, depth - 1)} * 0.5)"
            case _:
                return f"({self.value(target, depth - 1)} + 0.3 * {self.value(target, depth - 1)})"

    def loop(self, clauses: str, body: str, *, region: bool, ordered: bool = False) -> str:
        # (libomp 19 does not always say right who had the last iteration of a dynamic loop.)
        schedule = self.random.choice(SCHEDULES[:3] if "lastprivate" in clauses else SCHEDULES)
        limit = "N" if self.random.random() < 0.7 else f"N - {self.random.randrange(1, 6)}"
        start = "0" if self.random.random() < 0.8 else "2"
        word = "for" if region else "parallel for"
        threads = f" num_threads({self.random.randint(1, 4)})" if not region and self.random.random() < 0.2 else ""
        more = " ordered" if ordered else ""
        head = f"#pragma omp {word} {schedule}{more} {clauses}{threads}"
        return f"{head}\nfor (int i = {start}; i < {limit}; i++) {{ {body} }}"

    def update(self, *, region: bool = False, nowait: bool = False) -> str:
        target = self.random.randrange(ARRAYS)
        into = f"t->a[{target}][i]"
        body = f"{into} = {self.value(target)};"
        match self.random.randrange(6):
            case 0:
                body = f"{into} {self.pick('+=', '-=')} 0.3 * {self.value(target)};"
            case 1:
                body = (
                    f"double l[4]; for (int k = 0; k < 4; k++) l[k] = {self.value(target, 1)} * (k + 1) * 0.2; "
                    f"{into} = l[i % 4] * l[1] + 0.1 * l[2];"
                )
            case 2:
                body = (
                    f"double *l = malloc(3 * sizeof *l); for (int k = 0; k < 3; k++) l[k] = {self.value(target, 1)}; "
                    f"{into} = l[i % 3] * 0.7; free(l);"
                )
            case 3:
                body = f"double v = {self.value(target, 1)}; while (fabs(v) > 0.4) v = 0.7 * v - 0.05 * sin(v);"
                body += f" {into} = v;"
            case 4:
                body = f"if ({self.value(target, 0)} > 0.3) {into} = {self.value(target, 1)}; else {into} *= 0.9;"
            case _:
                pass
        return self.loop("nowait" if nowait else "", body, region=region)

    def reduction(self, *, region: bool = False) -> str:
        k = self.random.randrange(NUMBERS)
        private = f"r{self.random.randrange(1000)}"
        value = self.value(-1, 1).replace(f"t->s[{k}]", "0.7")
        match self.random.randrange(4):
            case 0:
                op, body, start = "*", f"{private} *= 1 + 0.02 * {value};", "1"
            case 1:
                op, body, start = "max", f"{private} = fmax({private}, sin(3 * {value}) + 0.01 * i * x[i]);", "-1e30"
            case _:
                op, body, start = "+", f"{private} += 0.1 * {value};", "0"
        if region:
            return self.critical(region=True)
        made = self.loop(f"reduction({op} : {private})", body, region=False)
        return f"{{ double {private} = {start};\n{made}\nt->s[{k}] = 0.5 * t->s[{k}] + 0.3 * tanh({private}); }}"

    def critical(self, *, region: bool = False) -> str:
        k = self.random.randrange(NUMBERS)
        name = self.pick("", "(one)", "(two)")
        value = self.value(-1, 1).replace(f"t->s[{k}]", "0.6")
        body = f"double v = {value};\n#pragma omp critical{name}\nt->s[{k}] += 0.05 * v;\n"
        return self.loop("", body, region=region)

    def ordered(self) -> str:
        k = self.random.randrange(NUMBERS)
        value = self.value(-1, 1).replace(f"t->s[{k}]", "0.6")
        body = f"double v = {value};\n#pragma omp ordered\nt->s[{k}] = t->s[{k}] * (1 - 0.01 * v) + 0.02 * v;\n"
        return self.loop("", body, region=False, ordered=True)

    def atomic(self, *, region: bool = False) -> str:
        target = self.random.randrange(ARRAYS)
        value = self.value(target, 1).replace(f"t->a[{target}]", f"t->a[{self.other(target)}]")
        place = f"t->a[{target}][(i * {self.random.randint(1, 7)}) % {self.random.randint(2, N)}]"
        return self.loop("", f"double v = {value};\n#pragma omp atomic\n{place} += 0.1 * v;\n", region=region)

    def captured(self) -> str:
        target = self.random.randrange(ARRAYS)
        first = f"{self.value(-1, 0)}".replace("i ", "3 ").replace("[i]", "[4]").replace("(i", "(4")
        body = f"double v = p * {self.value(target, 1)}; t->a[{target}][i] = v; last = v * 0.5;"
        k = self.random.randrange(NUMBERS)
        body = body.replace(f"t->s[{k}]", "0.4")
        made = self.loop("firstprivate(p) lastprivate(last)", body, region=False)
        return f"{{ double p = {first}, last = 0;\n{made}\nt->s[{k}] = 0.6 * t->s[{k}] + 0.2 * last; }}"

    def region(self) -> str:
        parts: list[str] = []
        for _ in range(self.random.randint(2, 4)):
            match self.random.randrange(7):
                case 0:
                    a, k = self.random.randrange(ARRAYS), self.random.randrange(NUMBERS)
                    word = self.pick("single", "master")
                    wait = "\n#pragma omp barrier" if word == "master" else ""
                    parts.append(f"#pragma omp {word}\nt->s[{k}] = 0.5 * t->s[{k}] + 0.2 * t->a[{a}][3];{wait}")
                case 1:
                    parts.append(self.critical(region=True))
                case 2:
                    parts.append(self.atomic(region=True))
                case 3:
                    parts.append("#pragma omp barrier")
                case 4:
                    parts.append(self.update(region=True, nowait=True) + "\n#pragma omp barrier")
                case 5:
                    name = f"orphan{len(self.functions)}"
                    loop = self.update(region=True)
                    head = f"__attribute__((noinline)) static void {name}(state *t, const double *x)"
                    self.functions.append(f"{head} {{ (void)x;\n{loop}\n}}")
                    parts.append(f"{name}(t, x);")
                case _:
                    parts.append(self.update(region=True))
        inside = "\n".join(parts)
        if self.random.random() < 0.3:
            inside = f"for (int r = 0; r < {self.random.randint(2, 3)}; r++) {{\n{inside}\n}}"
        return f"#pragma omp parallel\n{{\n{inside}\n}}"

    def sections(self) -> str:
        parts = [
            f"#pragma omp section\nfor (int i = 1; i < N; i++) t->a[{k}][i] = 0.8 * t->a[{k}][i - 1] + 0.1 * x[i];"
            for k in self.random.sample(range(ARRAYS), 2)
        ]
        return "#pragma omp parallel sections\n{\n" + "\n".join(parts) + "\n}"

    def statement(self, depth: int) -> str:
        simple: list[Callable[[], str]] = [
            self.update, self.update, self.reduction, self.critical, self.ordered, self.atomic, self.captured,
            self.region, self.region, self.sections,
        ]  # fmt: skip
        if depth and self.random.random() < 0.25:
            inner = "\n".join(self.statement(depth - 1) for _ in range(self.random.randint(1, 2)))
            name = f"q{self.random.randrange(1000)}"
            return f"for (int {name} = 0; {name} < {self.random.randint(2, 3)}; {name}++) {{\n{inner}\n}}"
        return self.random.choice(simple)()


N = 29


def numbers(out: str) -> list[float]:
    return [float(line) for line in out.split()]


def alike(a: float, b: float) -> bool:
    return math.isclose(a, b, rel_tol=1e-8, abs_tol=1e-9)


class Made(Protocol):
    """A random program."""

    level: str
    text: str


def judge(program: Made, directory: Path, libraries: tuple[str, ...]) -> str:
    """ "right", or what is not: a program that is refused is so with its message."""
    (directory / "p.c").write_text(program.text)
    for name, flags in (("serial", ()), ("parallel", ("-fopenmp", *libraries))):
        ran = enzcc(program.level, "-w", *flags, "p.c", "-o", name, "-lm", cwd=directory)
        if ran.status:
            return f"refused: {ran.err.splitlines()[0]}"
    wanted = numbers(run(directory / "serial").out)
    if len(wanted) != N + 2 or not alike(wanted[-1], wanted[-2]):
        return f"wrong without threads: {wanted[-2:]}"
    for threads in THREADS:
        for _ in range(3):
            ran = run(directory / "parallel", OMP_NUM_THREADS=threads)
            found = numbers(ran.out) if ran.status == 0 else []
            if len(found) != len(wanted) or not all(map(alike, found, wanted)):
                return f"wrong with {threads} threads at {program.level}: {ran.status} {ran.err[:200]}"
    return "right"


def run_seeds(make: Callable[[int], Made]) -> int:
    """What the command does: programs of several seeds."""
    from tests.openmp.test_openmp import library

    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--show", action="store_true")
    given = parser.parse_args()
    if given.show:
        print(make(given.seed).text)
        return 0
    bad = 0
    for seed in range(given.seed, given.seed + given.count):
        with tempfile.TemporaryDirectory() as directory:
            said = judge(make(seed), Path(directory), library())
        bad += said.startswith("wrong")
        print(seed, said, flush=True)
    return bad != 0


if __name__ == "__main__":
    sys.exit(run_seeds(Program))
