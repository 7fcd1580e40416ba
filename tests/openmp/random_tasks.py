# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random programs of tasks: `python -m tests.openmp.random_tasks --seed N --count N`.

A program is a function of x that goes through numbers by tasks that depend on each other, groups of them, and loops
that are shared out among tasks. Without OpenMP it does the tasks where they are made, and computes the same (`TASK`
gives it the copy that a task has of its own).
"""

from __future__ import annotations

import random
import sys

from tests.openmp.random_regions import LEVELS, N, run_seeds

CELLS = 6
HEAD = f"""
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#ifdef _OPENMP
#define TASK {{
#else
#define TASK {{ double outer = p; double p = outer;
#endif
enum {{ N = {N} }};
static double f(const double *x, double *w) {{
  double v[{CELLS}], t = 0, y = x[0] * 0.5, p = 0.3;
  int k = 1;
  for (int i = 0; i < {CELLS}; i++) v[i] = x[i] * 0.7;
#pragma omp parallel
#pragma omp single
  {{
"""
TAIL = f"""
  }}
  double s = t;
  for (int i = 0; i < {CELLS}; i++) s += v[i] * (i + 1);
  for (int i = 0; i < N; i++) s += w[i];
  return s;
}}
int main(void) {{
  double x[N], dx[N] = {{0}}, d[N], w[N] = {{0}}, dw[N] = {{0}}, u[N] = {{0}}, du[N] = {{0}}, slope = 0;
  for (int i = 0; i < N; i++) x[i] = 0.2 + 0.03 * i, d[i] = cos(i);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw);
  for (int i = 0; i < N; i++) slope += dx[i] * d[i], printf("%.17g\\n", dx[i]);
  printf("%.17g\\n", slope);
  printf("%.17g\\n", __enzyme_fwddiff((void *)f, enzyme_dup, x, d, enzyme_dup, u, du));
}}
"""


class Program:
    """One program, by its seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.level = LEVELS[seed % len(LEVELS)]
        self.text = HEAD + "\n".join(self.statement() for _ in range(self.random.randint(2, 4))) + TAIL

    def value(self, places: list[str]) -> str:
        a, b = self.random.choice(places), self.random.choice(places)
        return self.random.choice(
            [
                f"sin({a}) + 0.3 * {b}",
                f"{a} * 0.5 + cos({b})",
                f"0.9 * {a} * {b} / (1 + {a} * {a})",
                f"exp(-{a} * {a}) + {b} * 0.1",
            ]
        )

    def children(self, read: list[str], into: str) -> str:
        """Tasks of a task, which waits for them."""
        count = self.random.randint(2, 3)
        text = f"double q[{count}];\n"
        for j in range(count):
            before = j > 0 and self.random.random() < 0.5
            how = self.random.choice(["", "final(1)", "if (0)", "untied", "mergeable"])
            order = f"depend(out : q[{j}])" + (f" depend(in : q[{j - 1}])" if before else "")
            text += f"#pragma omp task shared(q, v) firstprivate(y, p) {order} {how}\n"
            text += f"q[{j}] = sin({self.random.choice(read)} * y) + {f'q[{j - 1}]' if before else 'p'};\n"
        return f"{text}#pragma omp taskwait\n{into} += " + " * ".join(f"q[{j}]" for j in range(count)) + ";"

    def task(self, depth: int) -> str:
        read = self.random.sample(range(CELLS), self.random.randint(0, 2))
        written = self.random.sample([c for c in range(CELLS) if c not in read], self.random.randint(1, 2))
        places = [f"v[{c}]" for c in read] + [f"x[{self.random.randrange(N)}]", "y", "p"]
        order = "".join(f" depend(in : v[{c}])" for c in read) + "".join(f" depend(inout : v[{c}])" for c in written)
        how = self.random.choice(["", "", "untied", "final(k % 2)", "if (k % 3)", "priority(3)"])
        lines = [f"#pragma omp task firstprivate(y, p, k) shared(v, t){order} {how}", "TASK"]
        for c in written:
            if self.random.random() < 0.5:
                lines.append(f"v[{c}] = {self.value([*places, f'v[{c}]'])};")
            else:
                lines.append(f"v[{c}] += {self.value(places)};")
        if self.random.random() < 0.3:
            lines.append(f"p = p * y + 1;\nv[{written[0]}] += 0.1 * p;")
        if depth and self.random.random() < 0.5:
            lines.append(self.children(places, f"v[{written[0]}]"))
        if self.random.random() < 0.4:
            lines.append(f"#pragma omp atomic\nt += sin(y) * x[{self.random.randrange(N)}];")
        return "\n".join([*lines, "}"])

    def statement(self) -> str:
        tasks = "\n".join(self.task(1) for _ in range(self.random.randint(1, 5)))
        cell = self.random.randrange(CELLS)
        match self.random.randrange(5):
            case 0:
                return f"#pragma omp taskgroup\n{{\n{tasks}\n}}"
            case 1:
                wait = "#pragma omp taskwait\n" if self.random.random() < 0.3 else ""
                return f"for (int k = 0; k < 4; k++) {{\ndouble p = k * 0.1;\n{tasks}\n{wait}}}"
            case 2:
                size = self.random.randint(1, 9)
                new = self.value([f"v[{cell}]", "x[i]", "y"])
                return (
                    f"#pragma omp taskwait\n#pragma omp taskloop grainsize({size}) firstprivate(y) shared(w)\n"
                    f"for (int i = 0; i < N; i++) w[i] = x[i] * y + w[i] * ({new});\ny = y * 0.5 + w[{cell}] * 0.2;"
                )
            case 3:
                return tasks
            case _:
                return f"{tasks}\n#pragma omp taskwait\ny += 0.1 * v[{cell}];\nv[{cell}] *= y;"


if __name__ == "__main__":
    sys.exit(run_seeds(Program))
