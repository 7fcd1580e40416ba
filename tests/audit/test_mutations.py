"""For each value that carries a derivative: were it taken for inactive, the auditor would say so.
 The strongest proof that the auditor is no mere echo of the analyses: one fact at a time is turned round, in programs
with memory, calls, loops, lists and bits, and every derivative that changes by it must be refused. What does not
change by it is right as it was."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import enzyme_runtime
from enzyme_passes import pipeline
from enzyme_passes.analysis.activity.activity import ActivityFacts
from enzyme_passes.engine.levels import differentiate
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.ir.values import Argument, Function, Value
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.support.diagnostics import Failure

PROGRAMS = Path(__file__).parents[1] / "programs" / "c"
NAMES = ("memory_list", "copy_swap_bytes", "vector_packed", "memory_nested_structs", "real_sparse")
EACH = 20  # values of a program, chosen at random

Where = tuple[str, int]


class Mutant:
    """`is_active`, but false for the value at `target`; notes where it was true."""

    def __init__(self) -> None:
        self.target: Where | None = None
        self.seen: dict[Where, None] = {}
        self.places: dict[Function, dict[Value, int]] = {}

    def asked(self, facts: ActivityFacts, value: Value, answer: bool) -> bool:
        function = facts.context.function
        if function not in self.places:
            self.places[function] = {v: k for k, v in enumerate(function.instructions())}
        at = self.places[function].get(value)
        if not answer or at is None or isinstance(value, Argument):
            return answer
        self.seen[(function.name, at)] = None
        return (function.name, at) != self.target


@pytest.fixture
def mutant(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mutant]:
    made, known = Mutant(), ActivityFacts.is_active
    monkeypatch.setattr(ActivityFacts, "is_active", lambda self, value: made.asked(self, value, known(self, value)))
    yield made


def prepared(name: str, into: Path) -> str:
    compiler = next(c for c in ("clang-22", "clang") if shutil.which(c))
    includes = Path(enzyme_runtime.__file__).parent / "include"
    raw = into / "raw.bc"
    flags = ["-O2", "-w", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c"]
    subprocess.run([compiler, *flags, "-I", includes, PROGRAMS / f"{name}.c", "-o", raw], check=True)
    llvm.initialize()
    return pipeline.prepare_text(llvm.text_of(llvm.link([raw.read_bytes()])))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_forgotten_is_missed(name: str, tmp_path: Path, mutant: Mutant) -> None:
    text = prepared(name, tmp_path)
    right = differentiate(text, EngineOptions()).text
    known = sorted(mutant.seen)
    assert len(known) >= EACH // 2
    random.Random(name).shuffle(known)
    codes: list[str] = []
    for target in known[:EACH]:
        mutant.target = target
        mutant.places.clear()
        try:
            wrong = differentiate(text, EngineOptions()).text
        except Failure as failure:
            codes.append(failure.code)
        else:
            assert wrong == right, target
    assert codes.count("EZ0304") > len(codes) // 2
