"""Judges random programs:

    python -m tests.random_programs FIRST LAST [--stripped | --enzcc | --enzyme] [--show SEED]

The default route is the engine in a worker process; --stripped compares its derivatives with those that promise nothing
to LLVM, at -O0 and -O3; --enzcc goes by the command, and --enzyme by the real Enzyme, which $ENZYME_REF names.
"""

from __future__ import annotations

import sys
from collections import Counter

from .generator import generate
from .pool import Pool, Task
from .routes import Route


def main(arguments: list[str]) -> int:
    if "--show" in arguments:
        print(generate(int(arguments[-1])).text, end="")
        return 0
    routes: tuple[Route, ...] = ("stripped", "enzcc", "enzyme")
    route: Route = next((r for r in routes if f"--{r}" in arguments), "jit")
    levels = (0, 3) if route == "stripped" else (0, 2)
    first, last = (int(a) for a in arguments if not a.startswith("-"))
    counts: Counter[str] = Counter()
    with Pool(count=2) as pool:
        for task, verdicts in pool.run(Task(seed, levels, route) for seed in range(first, last)):
            for verdict in verdicts:
                counts[verdict.outcome] += 1
                if verdict.outcome not in ("ok", "unsuitable"):
                    print(f"{task.seed} -O{verdict.level} {verdict.outcome}: {verdict.detail[:400]}", flush=True)
    print(dict(counts))
    return 1 if set(counts) & {"wrong", "internal", "crash", "timeout"} else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
