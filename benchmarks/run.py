"""The benchmark: gradients of enzcc against the primal, the real Enzyme and central differences.

    python benchmarks/run.py [--only gmm,lu,gmm.cpp] [--repeat 5] [--no-reference]

Every kernel in benchmarks/c and benchmarks/cpp is built three times with the same flags: by enzcc, by the real Enzyme
(`enzyme-ref`, from $ENZYME_REF or ../shared/tools; left out where it is not found) and by clang alone, with a stub for
the gradient, for the plain primal. Compilers and programs run in turns (A B C A B C ...), and the minimum of
all counts. Kernels whose data (ADBench's, from $BENCH_ADBENCH or ../shared/data/adbench) or headers (Eigen's) are not
there are left out. Writes table.md, results.json and, where matplotlib is installed, plot.png into benchmarks/results.
"""

from __future__ import annotations

import argparse
import array
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "benchmarks" / "c"
SOURCES_CXX = ROOT / "benchmarks" / "cpp"
KERNELS = (
    "gmm", "gmm_norestrict", "ba", "lstm", "lstm_norestrict", "ode", "fft", "heat", "lu", "kmeans", "conv", "logsumexp",
    "det", "gmm.cpp", "ba.cpp", "lstm.cpp", "ode.cpp", "hand.cpp", "eigen_mlp.cpp", "eigen_gp.cpp",
)  # fmt: skip
FLAGS = ("-O3",)
EIGEN = Path(os.environ.get("EIGEN", "/usr/include/eigen3"))
ONLY_SO_FOR_REFERENCE = {
    "hand.cpp": ("-fno-exceptions",),
    "eigen_mlp.cpp": ("-fno-exceptions", "-DEIGEN_DONT_VECTORIZE", "-DEIGEN_NO_DEBUG"),
    "eigen_gp.cpp": ("-fno-exceptions", "-DEIGEN_DONT_VECTORIZE", "-DEIGEN_NO_DEBUG"),
}
"""What the real Enzyme needs to come as far as it comes with these kernels; all others are built alike."""
BUILDS = 3
"""How often each compiler is timed."""
NO_DATA = 77
RIGHT = 1e-6
"""Relative error against Richardson-extrapolated differences from which on a gradient counts as wrong."""


@dataclass(frozen=True)
class Compiler:
    """One way to build a kernel; `cxx` is the command for C++."""

    name: str
    command: tuple[str, ...]
    cxx: tuple[str, ...]
    extra: tuple[str, ...] = ()


@dataclass
class Measured:
    """What one compiler made of one kernel: times in seconds, the minimum over all turns."""

    compile_time: float = math.inf
    primal: float = math.inf
    gradient: float = math.inf
    error: float = math.inf
    tape_bytes: int | None = None
    values: list[float] = field(default_factory=list, repr=False)
    failure: str | None = None
    has_no_data: bool = False

    @property
    def right(self) -> bool:
        return self.failure is None and self.error < RIGHT


@dataclass
class Row:
    """One kernel: what each compiler made of it."""

    kernel: str
    sizes: str = ""
    differences_per_primal: float = math.inf
    ours: Measured = field(default_factory=Measured)
    reference: Measured | None = None
    plain: Measured = field(default_factory=Measured)

    @property
    def primal(self) -> float:
        return min(self.plain.primal, self.ours.primal)

    @property
    def over_reference(self) -> float | None:
        """Our gradient's time over the real Enzyme's, where both ran."""
        if self.reference is None or self.reference.failure or self.ours.failure:
            return None
        return self.ours.gradient / self.reference.gradient

    @property
    def over_clang(self) -> float | None:
        """The compile time's factor over clang's alone."""
        return None if self.ours.failure else self.ours.compile_time / self.plain.compile_time

    @property
    def disagreement(self) -> float | None:
        """The largest difference of both gradients, relative to the component or to a typical one if that is larger."""
        if self.reference is None or len(self.reference.values) != len(self.ours.values) or not self.ours.values:
            return None
        theirs = self.reference.values
        typical = math.sqrt(sum(v * v for v in theirs) / len(theirs))
        pairs = zip(self.ours.values, theirs, strict=True)
        return max(abs(a - b) / max(abs(b), typical, 1e-300) for a, b in pairs)


def find_program(variable: str, name: str) -> str | None:
    """A program given by an environment variable, beside this Python, or on PATH."""
    beside = Path(sys.executable).parent / name
    return os.environ.get(variable) or (str(beside) if beside.exists() else shutil.which(name))


def find_reference() -> Compiler | None:
    """The real Enzyme, if it is there and can compile a trivial gradient."""
    path = Path(os.environ.get("ENZYME_REF") or ROOT.parent / "shared" / "tools" / "enzyme-ref")
    if not path.exists():
        return None
    compiler = Compiler("Enzyme", (sys.executable, str(path)), (sys.executable, str(path)))
    with tempfile.TemporaryDirectory() as directory:
        probe = Path(directory) / "probe.c"
        probe.write_text(
            "double __enzyme_autodiff(void *, double); double f(double x) { return x * x; }"
            "int main(void) { return __enzyme_autodiff((void *)f, 1.0) != 2.0; }"
        )
        return (
            compiler
            if invoke([*compiler.command, str(probe), "-o", str(probe.with_suffix(""))]).returncode == 0
            else None
        )


def find_clang() -> str | None:
    """The clang that enzcc would use, newest first."""
    names = (*(f"clang-{version}" for version in range(22, 14, -1)), "clang")
    return os.environ.get("CLANG") or next((found for name in names if (found := shutil.which(name))), None)


def environment() -> dict[str, str]:
    """Programs beside this Python (the real Enzyme's) are found; kernels find their data."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    adbench = os.environ.get("BENCH_ADBENCH") or str(ROOT.parent / "shared" / "data" / "adbench")
    return {
        **os.environ,
        "ENZCC_CACHE": "off",
        "PATH": path,
        "BENCH_DATA": str(ROOT / "examples" / "data"),
        "BENCH_ADBENCH": adbench,
    }


def invoke(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=300, check=False)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "timed out")


def first_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "no message")


def build(compiler: Compiler, kernel: str, program: Path, measured: Measured) -> None:
    """Compile one kernel; a failure is kept as text and the benchmark goes on."""
    if kernel.endswith(".cpp"):
        command, source = compiler.cxx, SOURCES_CXX / kernel
    else:
        command, source = compiler.command, SOURCES / f"{kernel}.c"
    flags = [*FLAGS, *(ONLY_SO_FOR_REFERENCE.get(kernel, ()) if compiler.name == "Enzyme" else ())]
    flags += [f"-I{EIGEN}"] if kernel.startswith("eigen") else []
    start = time.perf_counter()
    done = invoke([*command, *flags, str(source), *compiler.extra, "-o", str(program), "-lm"])
    measured.compile_time = min(measured.compile_time, time.perf_counter() - start)
    if done.returncode:
        measured.failure = f"does not compile: {first_line(done.stderr or done.stdout)}"


def turn(program: Path, measured: Measured, budget: float, row: Row) -> None:
    """Run a kernel's program once and take the minimum with what was measured before."""
    values = program.with_suffix(".gradient")
    done = invoke([str(program), str(budget), str(values)])
    measured.has_no_data = done.returncode == NO_DATA
    try:
        result = json.loads(done.stdout)
    except json.JSONDecodeError:
        measured.failure = f"fails with status {done.returncode}: {first_line(done.stderr)}"
        return
    measured.primal = min(measured.primal, result["primal"])
    measured.gradient = min(measured.gradient, result["gradient"])
    measured.error = result["error"]
    measured.tape_bytes = result.get("tape_bytes")
    loaded = array.array("d")
    loaded.frombytes(values.read_bytes())
    measured.values = loaded.tolist()
    row.sizes = result["sizes"]
    row.differences_per_primal = result["differences"] / result["primal"]


def measure(kernel: str, compilers: dict[str, Compiler], work: Path, repeat: int, budget: float) -> Row | None:
    """One kernel; None if its data or headers are not there."""
    if kernel.startswith("eigen") and not EIGEN.is_dir():
        return None
    row = Row(kernel)
    slots: list[tuple[Path, Measured]] = []
    for slot in compilers:
        measured = Measured()
        setattr(row, slot, measured)
        slots.append((work / f"{kernel}_{slot}", measured))
    for time_of_build in range(BUILDS):
        for compiler, (program, measured) in zip(compilers.values(), slots, strict=True):
            # The real Enzyme here has all assertions in it: its compile time is not compared.
            if time_of_build == 0 or (measured.failure is None and compiler.name != "Enzyme"):
                build(compiler, kernel, program, measured)
    for _ in range(repeat):
        for program, measured in slots:
            if measured.failure is None:
                turn(program, measured, budget, row)
    return None if any(measured.has_no_data for _, measured in slots) else row


@dataclass(frozen=True)
class CompileTime:
    """Seconds to compile one file to an object, the minimum of several."""

    title: str
    clang: float
    enzcc: float


def compile_times(clang: str, enzcc: str, work: Path, repeat: int) -> list[CompileTime]:
    """What enzcc costs over clang on a file without requests, and on a small one with."""

    def shortest(compiler: str, source: Path) -> float:
        def once() -> float:
            start = time.perf_counter()
            done = invoke([compiler, "-O2", "-c", str(source), "-o", str(work / "object.o")])
            return time.perf_counter() - start if done.returncode == 0 else math.inf

        return min(once() for _ in range(max(repeat, 3)))

    titles = {"compile_plain.c": "a file without requests", "compile_small.c": "a small differentiated program"}
    return [
        CompileTime(title, shortest(clang, SOURCES / name), shortest(enzcc, SOURCES / name))
        for name, title in titles.items()
    ]


def geometric_mean(values: Sequence[float]) -> float | None:
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def in_milliseconds(seconds: float) -> str:
    return f"{1e3 * seconds:.3f}" if math.isfinite(seconds) else "-"


def ratio(value: float | None) -> str:
    return f"{value:.2f}" if value is not None and math.isfinite(value) else "-"


def in_bytes(count: int | None) -> str:
    if count is None:
        return "-"
    units = ("B", "kB", "MB", "GB")
    index = min(int(math.log(max(count, 1), 1000)), 3)
    return f"{count / 1000**index:.3g} {units[index]}"


def scientific(value: float | None) -> str:
    return f"{value:.0e}" if value is not None and math.isfinite(value) else "-"


def verdict(measured: Measured) -> str:
    """A mark behind a time whose gradient is wrong or missing."""
    if measured.failure:
        return "fails"
    return in_milliseconds(measured.gradient) + ("" if measured.right else " (wrong)")


COLUMNS: tuple[tuple[str, Callable[[Row], str]], ...] = (
    ("kernel", lambda row: row.kernel),
    ("primal, ms", lambda row: in_milliseconds(row.primal)),
    ("enzcc, ms", lambda row: verdict(row.ours)),
    ("Enzyme, ms", lambda row: verdict(row.reference) if row.reference else "-"),
    ("enzcc / Enzyme", lambda row: ratio(row.over_reference)),
    ("enzcc / primal", lambda row: ratio(row.ours.gradient / row.primal)),
    ("central differences, ms", lambda row: in_milliseconds(row.differences_per_primal * row.primal)),
    ("tape", lambda row: in_bytes(row.ours.tape_bytes)),
    ("error", lambda row: scientific(row.ours.error)),
    ("off Enzyme", lambda row: scientific(row.disagreement)),
    ("clang, s", lambda row: ratio(row.plain.compile_time)),
    ("enzcc, s", lambda row: ratio(row.ours.compile_time)),
    ("enzcc / clang", lambda row: ratio(row.over_clang)),
)


def means(rows: Sequence[Row]) -> dict[str, float | None]:
    """Geometric means; a wrong gradient, ours or Enzyme's, does not enter a comparison."""
    compared = [r for r in rows if r.reference and r.reference.right and r.ours.right]
    primals = [r.ours.gradient / r.primal for r in rows if r.ours.right]
    return {
        "enzcc / Enzyme": geometric_mean([r.over_reference for r in compared if r.over_reference]),
        "enzcc / primal": geometric_mean(primals),
        "Enzyme / primal": geometric_mean([r.reference.gradient / r.primal for r in compared if r.reference]),
        "enzcc / clang (C++, to compile)": geometric_mean(
            [r.over_clang for r in rows if r.kernel.endswith(".cpp") and r.over_clang]
        ),
    }


def render(rows: Sequence[Row], times: Sequence[CompileTime]) -> str:
    """The table in Markdown."""
    lines = ["# Benchmark", "", f"Flags: {' '.join(FLAGS)}. Minimum of interleaved runs.", ""]
    lines += ["| " + " | ".join(title for title, _ in COLUMNS) + " |", "|---" + "|---:" * (len(COLUMNS) - 1) + "|"]
    lines += ["| " + " | ".join(show(row) for _, show in COLUMNS) + " |" for row in rows]
    lines += ["", "Geometric means: " + ", ".join(f"{name} {ratio(mean)}" for name, mean in means(rows).items()) + "."]
    lines += ["", "`error` is against Richardson-extrapolated differences, `off Enzyme` the largest difference of both"]
    lines += ["gradients; wrong gradients (error over 1e-6) do not enter the means. Central differences are"]
    lines += ["extrapolated from the primal's time. The last three columns are of compile and link times.", ""]
    lines += [
        "| compile time, to an object | clang, s | enzcc, s | difference, s | ratio |",
        "|---|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {t.title} | {t.clang:.3f} | {t.enzcc:.3f} | {t.enzcc - t.clang:.3f} | {t.enzcc / t.clang:.2f} |"
        for t in times
    ]
    failures = [
        f"- {row.kernel}, {name}: {measured.failure}"
        for row in rows
        for name, measured in (("enzcc", row.ours), ("Enzyme", row.reference))
        if measured and measured.failure
    ]
    return "\n".join([*lines, *(["", "Failures:", "", *failures] if failures else []), ""])


def as_json(rows: Sequence[Row], times: Sequence[CompileTime]) -> str:
    def plain(row: Row) -> dict[str, object]:
        record = asdict(row) | {"over_reference": row.over_reference, "disagreement": row.disagreement}
        for slot in ("ours", "reference", "plain"):
            if record[slot]:
                del record[slot]["values"]
                record[slot] = {k: None if v == math.inf else v for k, v in record[slot].items()}
        return record

    document = {"flags": FLAGS, "rows": [plain(r) for r in rows], "means": means(rows)}
    return json.dumps(document | {"compile_times": [asdict(t) for t in times]}, indent=1)


def plot(rows: Sequence[Row], path: Path) -> None:
    """Bars of gradient over primal, ours and Enzyme's; nothing where matplotlib is not installed."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        print("no plot: matplotlib is not installed (pip install 'enzcc[bench]')", file=sys.stderr)
        return
    shown = [row for row in rows if row.ours.failure is None]
    figure, axes = pyplot.subplots(figsize=(10, 4.5))
    for offset, title, pick in ((-0.2, "enzcc", "ours"), (0.2, "Enzyme", "reference")):
        bars = [(i + offset, getattr(row, pick)) for i, row in enumerate(shown)]
        kept = [(x, m.gradient / shown[round(x)].primal) for x, m in bars if m is not None and m.failure is None]
        axes.bar([x for x, _ in kept], [y for _, y in kept], width=0.38, label=title)
        for (x, y), measured in zip(kept, (m for _, m in bars if m is not None and m.failure is None), strict=True):
            if not measured.right:
                axes.annotate("wrong", (x, y), ha="center", va="bottom", color="red")
    axes.axhline(1, color="grey", linewidth=0.8)
    axes.set_yscale("log")
    axes.set_xticks(range(len(shown)), [row.kernel for row in shown], rotation=30, ha="right")
    axes.set_ylabel("time of gradient / time of primal")
    axes.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--only", help="kernels, separated by commas")
    parser.add_argument("--repeat", type=int, default=5, help="turns of each program (default: 5)")
    parser.add_argument("--budget", type=float, default=0.1, help="seconds for each figure of a turn (default: 0.1)")
    parser.add_argument("--no-reference", action="store_true", help="without the real Enzyme")
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "results")
    arguments = parser.parse_args()

    kernels = arguments.only.split(",") if arguments.only else list(KERNELS)
    if unknown := [k for k in kernels if k not in KERNELS]:
        parser.error(f"no such kernel: {', '.join(unknown)}; there are {', '.join(KERNELS)}")
    enzcc, clang = find_program("ENZCC", "enzcc"), find_clang()
    if enzcc is None or clang is None:
        parser.error("enzcc and clang are needed" if enzcc is None else "clang is needed")
    compilers = {"ours": Compiler("enzcc", (enzcc,), (str(Path(enzcc).with_name("enzc++")),))}
    if not arguments.no_reference:
        if reference := find_reference():
            compilers["reference"] = reference
        else:
            print("the real Enzyme is not there: its columns stay empty", file=sys.stderr)

    rows = []
    with tempfile.TemporaryDirectory(prefix="enzcc-bench-") as directory:
        stub = str(Path(directory) / "stub.o")
        invoke([clang, "-c", str(SOURCES / "stub.c"), "-o", stub])
        plain = (clang, "-Wno-everything")
        compilers["plain"] = Compiler("clang", plain, (*plain, "--driver-mode=g++"), (stub,))
        for kernel in kernels:
            row = measure(kernel, compilers, Path(directory), arguments.repeat, arguments.budget)
            if row is None:
                print(f"{kernel}: left out, its data or headers are not there", file=sys.stderr)
                continue
            rows.append(row)
            print(", ".join(f"{title} {show(row)}" for title, show in COLUMNS[:6]), flush=True)
        times = compile_times(clang, enzcc, Path(directory), arguments.repeat)

    arguments.output.mkdir(parents=True, exist_ok=True)
    table = render(rows, times)
    (arguments.output / "table.md").write_text(table)
    (arguments.output / "results.json").write_text(as_json(rows, times))
    plot(rows, arguments.output / "plot.png")
    print("\n" + table)
    return 0 if all(row.ours.right for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
