"""Parallel programs: the time of gradients with one thread and with two, and without OpenMP.

    python benchmarks/parallel.py [--seconds 0.5] [--repeat 3]        make bench-parallel

Each kernel of benchmarks/parallel is compiled at -O3 -fno-math-errno, with -fopenmp and without. The programs take
turns, and the minimum over all turns counts. `scaling` is the time with one thread over that with two; `efficiency` the
gradient's scaling over the primal's. Prints a table and writes benchmarks/results/parallel.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "parallel.md"
FLAGS = ("-O3", "-fno-math-errno", "-w")
WAYS = {"serial": (False, "1"), "1": (True, "1"), "2": (True, "2")}


def build(kernel: Path, directory: Path, *, parallel: bool) -> Path:
    program = directory / f"{kernel.stem}-{'parallel' if parallel else 'serial'}"
    command = [str(Path(sys.executable).with_name("enzcc")), *FLAGS, *(["-fopenmp"] if parallel else []), str(kernel)]
    subprocess.run([*command, "-o", str(program), "-lm"], check=True)
    return program


def libraries() -> str:
    """Where the programs find OpenMP's library."""
    found = [str(p.parent) for p in sorted(Path("/usr/lib").glob("llvm-*/lib/libomp.so"))]
    return os.pathsep.join([*found, os.environ.get("LD_LIBRARY_PATH", "")])


def measure(program: Path, threads: str, seconds: float) -> dict[str, float]:
    environment = {**os.environ, "OMP_NUM_THREADS": threads, "LD_LIBRARY_PATH": libraries()}
    done = subprocess.run([program, str(seconds)], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{program.name} with {threads} threads is wrong: {done.stdout}{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def row(kernel: Path, directory: Path, seconds: float, repeat: int) -> list[str]:
    programs = {parallel: build(kernel, directory, parallel=parallel) for parallel in (False, True)}
    best: dict[tuple[str, str], float] = {}
    sizes = ""
    for _ in range(repeat):
        for way, (parallel, threads) in WAYS.items():
            found = measure(programs[parallel], threads, seconds)
            sizes = str(found["sizes"])
            for what in ("primal", "gradient"):
                best[way, what] = min(best.get((way, what), 1e9), found[what])
    scaling = {what: best["1", what] / best["2", what] for what in ("primal", "gradient")}
    return [
        f"{kernel.stem}: {sizes}",
        *(f"{1e3 * best[way, what]:.2f}" for way in WAYS for what in ("primal", "gradient")),
        f"{best['1', 'gradient'] / best['serial', 'gradient']:.2f}",
        f"{scaling['primal']:.2f}",
        f"{scaling['gradient']:.2f}",
        f"{scaling['gradient'] / scaling['primal']:.2f}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="to measure each")
    parser.add_argument("--repeat", type=int, default=3)
    given = parser.parse_args()
    head = [
        "kernel",
        *(f"{what}, {way}" for way in ("serial", "1 thread", "2 threads") for what in ("primal", "gradient")),
    ]
    head += ["1 thread / serial", "scaling of primal", "scaling of gradient", "efficiency"]
    lines = [f"| {' | '.join(head)} |", f"|---|{'--:|' * (len(head) - 1)}"]
    with tempfile.TemporaryDirectory() as directory:
        for kernel in sorted((ROOT / "benchmarks" / "parallel").glob("*.c")):
            lines.append(f"| {' | '.join(row(kernel, Path(directory), given.seconds, given.repeat))} |")
            print(lines[-1], flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("Milliseconds.\n\n" + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
