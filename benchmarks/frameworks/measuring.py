"""Rows measured in all frameworks by turns: one sample of each variant of each framework, and again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.frameworks import natives
from benchmarks.frameworks.timing import Samples
from benchmarks.frameworks.variants import Row

ROOT = Path(__file__).resolve().parents[2]
OURS = "enzcc, "
"""How names of variants begin that are enzcc's."""
FEWEST = 3
"""Samples of every variant, however long they take."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`budget` is of seconds for a sample. A variant that has used up its `limit` takes no more turns, and those whose
    name is in `without` take none."""

    turns: int
    budget: float
    limit: float
    without: tuple[str, ...] = ()


@dataclass(slots=True)
class Measured:
    """One variant of a row: the seconds of its first call, compilation included; samples of later calls; and how far
    what it gives is from what the first variant without enzcc gives, relative to the component or to a typical one if
    that is larger."""

    name: str
    first: float = 0.0
    samples: Samples = field(default_factory=Samples)
    error: float | None = None
    failure: str | None = None


@dataclass(slots=True)
class Result:
    row: Row
    measured: list[Measured]

    def named(self, name: str) -> Measured | None:
        """The variant, if it ran."""
        return next((m for m in self.measured if m.name == name and m.samples.seconds), None)


class Process:
    """The process of one framework."""

    def __init__(self, framework: str, environment: dict[str, str]) -> None:
        self.framework, self.version = framework, ""
        command = [sys.executable, "-m", "benchmarks.frameworks.worker", framework]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=None if os.environ.get("BENCH_VERBOSE") else subprocess.DEVNULL,
        )  # fmt: skip

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return dict(json.loads(line)) if line else {"missing": f"it ended with status {self.process.wait()}"}

    def ask(self, **message: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return {"missing": "it has ended"}
        return self.answer()

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@contextmanager
def processes(frameworks: Sequence[str], say: Callable[[str], None]) -> Iterator[list[Process]]:
    """Those of the frameworks that are there. Each has caches of its own, which are empty: what is compiled for a row
    is compiled anew."""
    with tempfile.TemporaryDirectory(prefix="enzcc-bench-") as directory:
        sources = [str(ROOT / part) for part in (".", "frontends", "passes", "runtime")]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([*sources, *filter(None, [os.environ.get("PYTHONPATH")])]),
            "TORCHINDUCTOR_CACHE_DIR": str(Path(directory, "inductor")),
            natives.CACHE: str(natives.cache()),
            "TF_CPP_MIN_LOG_LEVEL": "3",
        }
        started = [Process(name, {**environment, "XDG_CACHE_HOME": str(Path(directory, name))}) for name in frameworks]
        try:
            there = []
            for process in started:
                answer = process.answer()
                if "missing" in answer:
                    say(f"{process.framework} is not there, and its rows are missing: {answer['missing']}")
                else:
                    process.version = answer["version"]
                    there.append(process)
            yield there
        finally:
            for process in started:
                process.close()


def measure(row: Row, among: Sequence[Process], plan: Plan) -> Result | None:
    """A row; None if no process has a variant of it."""
    found: dict[str, Measured] = {}
    taking: dict[str, Process] = {}
    with tempfile.TemporaryDirectory(prefix="enzcc-bench-") as directory:
        for process in among:
            answer = process.ask(do="prepare", row=astuple(row), without=plan.without, values=directory)
            if "missing" in answer:
                found[process.framework] = Measured(process.framework, failure=answer["missing"])
            for name, about in answer.get("variants", {}).items():
                found[name] = Measured(name, about.get("first", 0.0), failure=about.get("failure"))
                if found[name].failure is None:
                    taking[name] = process
        _compare(found, Path(directory))
    if not found:
        return None
    spent = dict.fromkeys(taking, 0.0)
    for turn in range(plan.turns):
        for name, process in taking.items():
            if spent[name] > plan.limit and turn >= FEWEST:
                continue
            start = time.perf_counter()
            answer = process.ask(do="turn", variant=name, budget=plan.budget)
            if "seconds" in answer:
                found[name].samples.seconds.append(answer["seconds"])
            spent[name] += time.perf_counter() - start
    for process in among:
        process.ask(do="drop")
    return Result(row, list(found.values()))


def _compare(found: dict[str, Measured], directory: Path) -> None:
    """Set the errors: against the first variant that is not of enzcc, where there is one."""
    given = {name: np.load(path) for name in found if (path := directory / f"{name}.npy").exists()}
    if not given:
        return
    wanted = given[next((name for name in given if not name.startswith(OURS)), next(iter(given)))]
    scale = np.maximum(np.abs(wanted), np.sqrt(np.mean(wanted * wanted)))
    for name, values in given.items():
        if values.shape == wanted.shape:
            found[name].error = float(np.max(np.abs(values - wanted) / scale))
        else:
            found[name].failure = f"it gives {values.size} numbers, not {wanted.size}"
