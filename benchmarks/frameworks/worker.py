"""The process of one framework: it takes one JSON message a line and answers with one.

    {"do": "prepare", "row": [...], "without": [name], "values": DIRECTORY}
                                           -> {"variants": {name: {"first": seconds} or {"failure": text}}}
    {"do": "turn", "variant": name, "budget": seconds}
                                           -> {"seconds": seconds for one call}
    {"do": "drop"}                         -> {}

`prepare` makes the variants of a row and calls each once, compiled as it may be then; what the call gave is saved for
comparison. Frameworks write to standard output as they like: the answers have a channel to themselves.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.frameworks.timing import sample
from benchmarks.frameworks.variants import Call, Row

MODULES = {"numpy": "in_numpy", "torch": "in_torch", "jax": "in_jax", "tensorflow": "in_tensorflow"}


class Worker:
    """Holds the variants of the row at hand."""

    def __init__(self, framework: str) -> None:
        self.variants = importlib.import_module(f"benchmarks.frameworks.{MODULES[framework]}").variants
        self.calls: dict[str, Call] = {}
        self.counts: dict[str, int] = {}

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        match message["do"]:
            case "prepare":
                return self.prepare(Row(*message["row"]), message["without"], Path(message["values"]))
            case "turn":
                return self.turn(message["variant"], message["budget"])
        self.calls.clear()
        self.counts.clear()
        gc.collect()
        return {}

    def prepare(self, row: Row, without: list[str], values: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, make in self.variants(row).items():
            if name in without:
                continue
            start = time.perf_counter()
            try:
                call = make()
                given = call()
            except Exception as error:
                found[name] = {"failure": f"{type(error).__name__}: {str(error).strip().splitlines()[:1]}"}
                continue
            found[name] = {"first": time.perf_counter() - start}
            np.save(values / f"{name}.npy", np.concatenate([np.ravel(part) for part in _arrays(given)]))
            self.calls[name] = call
        return {"variants": found}

    def turn(self, name: str, budget: float) -> dict[str, Any]:
        seconds, self.counts[name] = sample(self.calls[name], budget, self.counts.get(name, 0))
        return {"seconds": seconds}


def _arrays(given: Any) -> Iterator[Any]:
    if isinstance(given, tuple | list):
        for part in given:
            yield from _arrays(part)
    else:
        yield np.asarray(given.detach() if hasattr(given, "detach") else given)


def main() -> None:
    channel = os.fdopen(os.dup(1), "w", buffering=1)
    os.dup2(2, 1)
    try:
        worker = Worker(sys.argv[1])
    except ImportError as error:
        channel.write(json.dumps({"missing": str(error)}) + "\n")
        return
    channel.write(json.dumps({"version": importlib.import_module(sys.argv[1]).__version__}) + "\n")
    for line in sys.stdin:
        channel.write(json.dumps(worker.answer(json.loads(line))) + "\n")


if __name__ == "__main__":
    main()
