"""The builds: how long projects that no one here wrote take to configure and to build with enzcc, and with clang.

    python benchmarks/build_times.py [--only zlib,gsl] [--repeat 3] [--work DIRECTORY]

The projects and their commands are those of tests/projects, with the flags that they choose themselves; sources come
from Debian's source packages (see tests/projects/sources.py). Compilers take turns (clang, enzcc, clang, ...) and the
minimum over all turns counts, of seconds on the clock and of seconds of processors: the latter hardly depend on what
else the machine does. In the first turn the project's own tests are run, too, but for those of GSL, which take long.
Prints a table and writes benchmarks/results/build_times.md.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / part) for part in (".", "frontends", "passes", "runtime")]

from tests.projects.building import Compilers, StepFailed, clang, enzcc, missing_tool, run  # noqa: E402
from tests.projects.sources import NotHere, unpacked  # noqa: E402
from tests.projects.table import GSL, PROJECTS, Project  # noqa: E402

ACCEPTED = 1.3
"""How often clang's time a build may take."""
STEPS = ("configure", "build")


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds on the clock and of processors."""

    wall: float
    processor: float

    def __add__(self, other: Times) -> Times:
        return Times(self.wall + other.wall, self.processor + other.processor)


@dataclass(slots=True)
class Row:
    """One project: for each compiler and step, the times of all turns."""

    project: Project
    times: dict[tuple[str, str], list[Times]] = field(default_factory=dict)
    failure: str | None = None

    def best(self, compiler: str, step: str) -> Times:
        if step == "whole":
            return self.best(compiler, "configure") + self.best(compiler, "build")
        turns = self.times[compiler, step]
        return Times(min(t.wall for t in turns), min(t.processor for t in turns))


def measure(project: Project, compilers: Sequence[Compilers], repeat: int, work: Path) -> Row:
    """Build the project `repeat` times with each of the compilers, in turns."""
    row = Row(project)
    for turn in range(repeat):
        for compiler in compilers:
            directory = work / f"{project.package}-{compiler.name}"
            shutil.rmtree(directory, ignore_errors=True)
            directory.mkdir(parents=True)
            try:
                source = unpacked(project.package, directory)
                for step in STEPS:
                    done = run(getattr(project, step), source, compiler)
                    row.times.setdefault((compiler.name, step), []).append(Times(done.wall, done.processor))
                    said = f"  {compiler.name} {step}: {done.processor:.2f} s of processors, {done.wall:.2f} s"
                    print(said, file=sys.stderr, flush=True)
                if turn == 0 and project is not GSL:
                    run(project.check, source, compiler)
            except (NotHere, StepFailed) as failure:
                row.failure = str(failure)
                return row
            finally:
                shutil.rmtree(directory, ignore_errors=True)
    return row


def table(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of the table, in Markdown."""
    yield "| project | step | clang, processor | enzcc, processor | | clang, clock | enzcc, clock | |"
    yield "|---|---|---:|---:|---:|---:|---:|---:|"
    for row in rows:
        if row.failure is not None:
            yield f"| {row.project.package} | {row.failure.splitlines()[0]} | | | | | | |"
            continue
        for step in (*STEPS, "whole"):
            native, ours = row.best("clang", step), row.best("enzcc", step)
            cells = [row.project.package if step == STEPS[0] else "", step]
            for before, after in ((native.processor, ours.processor), (native.wall, ours.wall)):
                cells += [f"{before:.2f} s", f"{after:.2f} s", f"{after / before:.2f}x" if before > 0.05 else ""]
            yield "| " + " | ".join(cells) + " |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0], allow_abbrev=False)
    parser.add_argument("--only", help="names of source packages, separated by commas")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--work", type=Path, help="where to build; else a temporary directory")
    options = parser.parse_args()
    wanted = options.only.split(",") if options.only else None
    rows = []
    with tempfile.TemporaryDirectory() as temporary:
        work = options.work or Path(temporary)
        for project in (*PROJECTS, GSL):
            if wanted is not None and project.package not in wanted:
                continue
            if (tool := missing_tool(project)) is not None:
                print(f"{project.package} is left out: there is no {tool} here", file=sys.stderr)
                continue
            print(f"{project.package}: {project.what}", file=sys.stderr, flush=True)
            rows.append(measure(project, (clang(), enzcc()), options.repeat, work))
            if rows[-1].failure is not None:
                print(rows[-1].failure, file=sys.stderr)
    lines = list(table(rows))
    print("\n".join(lines))
    results = ROOT / "benchmarks" / "results"
    results.mkdir(parents=True, exist_ok=True)
    (results / "build_times.md").write_text("\n".join(lines) + "\n")
    built = [row for row in rows if row.failure is None]
    slow = [row for row in built if _ratio(row) > ACCEPTED]
    for row in slow:
        print(f"{row.project.package} takes {_ratio(row):.2f} times as long", file=sys.stderr)
    return 1 if slow or len(built) < len(rows) else 0


def _ratio(row: Row) -> float:
    return row.best("enzcc", "whole").processor / row.best("clang", "whole").processor


if __name__ == "__main__":
    sys.exit(main())
