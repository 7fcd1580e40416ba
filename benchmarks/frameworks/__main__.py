"""Native functions inside PyTorch, JAX and TensorFlow: what a call costs, what large inputs cost, and loops.

    python -m benchmarks.frameworks [--only overhead,loops/kalman] [--quick] [--document]

Each framework that is installed has a process of its own, and variants take turns, so that what else the machine does
disturbs all alike; the best of the turns counts, and the median stands beside it. PyTorch's extension is compiled once,
in half a minute. A gradient that is off the others by more than 1e-6, or a variant that fails, makes the status 1.
Writes frameworks.json, frameworks.md and frameworks.png into benchmarks/results, and with --document the figures into
docs/benchmark-frameworks.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from benchmarks.frameworks import report
from benchmarks.frameworks.measuring import ROOT, Plan, measure, processes
from benchmarks.frameworks.variants import rows

FRAMEWORKS = ("numpy", "torch", "jax", "tensorflow")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.frameworks", description=(__doc__ or "").splitlines()[0], allow_abbrev=False
    )
    parser.add_argument("--only", help="sections or rows, separated by commas: overhead,large/twice,loops/lorenz,batch")
    parser.add_argument("--frameworks", default=",".join(FRAMEWORKS), help="separated by commas (default: %(default)s)")
    parser.add_argument("--without", action="append", help="a variant that is left out, as tables name it; repeatable")
    parser.add_argument("--quick", action="store_true", help="small sizes and few turns: to see whether all runs")
    parser.add_argument("--turns", type=int, help="samples of each variant (default: 25)")
    parser.add_argument("--budget", type=float, default=0.02, help="seconds for a sample (default: %(default)s)")
    parser.add_argument("--limit", type=float, default=20, help="seconds for a variant (default: %(default)s)")
    parser.add_argument("--document", action="store_true", help="write docs/benchmark-frameworks.md, too")
    parser.add_argument("--output", type=Path, default=ROOT / "benchmarks" / "results")
    options = parser.parse_args()

    chosen = rows(options.quick)
    if options.only:
        asked = options.only.split(",")
        if unknown := [a for a in asked if not any(r.is_of(a) for r in chosen)]:
            parser.error(f"no such section or row: {', '.join(unknown)}; there are {', '.join(r.key for r in chosen)}")
        chosen = [r for r in chosen if any(r.is_of(a) for a in asked)]
    frameworks = options.frameworks.split(",")
    if unknown := [f for f in frameworks if f not in FRAMEWORKS]:
        parser.error(f"no such framework: {', '.join(unknown)}; there are {', '.join(FRAMEWORKS)}")
    turns = options.turns or (3 if options.quick else 25)
    plan = Plan(turns, options.budget, options.limit, tuple(options.without or ()))
    taken_at_load = os.getloadavg()[0]

    def say(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    results = []
    with processes(frameworks, say) as among:
        versions = {p.framework: p.version for p in among}
        for row in chosen:
            say(f"{row.key} ...")
            found = measure(row, among, plan)
            if found is not None:
                results.append(found)
    report.show(results)
    taken = report.machine(versions, taken_at_load)
    options.output.mkdir(parents=True, exist_ok=True)
    (options.output / "frameworks.json").write_text(report.as_json(results, taken))
    (options.output / "frameworks.md").write_text(f"{taken}\n\n{report.markdown(results)}")
    report.plot(results, options.output / "frameworks.png")
    if options.document:
        report.document(results, taken)
    for complaint in (failures := report.wrong(results)):
        say(complaint)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
