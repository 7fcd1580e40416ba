"""Random programs: no wrong derivative, no crash, and a coded error for at most one in fifty.

`python -m tests.random FIRST LAST` judges more of them, and prints each that fails.
"""

from __future__ import annotations

from collections import Counter

import pytest

from .harness import FAILURES, Verdict
from .pool import Pool, Task

CHUNKS = 10
SEEDS = 75  # of a chunk; about two thirds of them are smooth where they are tried
LEAST = 50  # programs judged in a chunk
LEVELS = (0, 2)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_programs(chunk: int) -> None:
    """Fifty programs, each at -O0 and -O2: reverse mode against differences, forward mode against reverse mode."""
    tasks = (Task(seed, LEVELS) for seed in range(chunk * SEEDS, (chunk + 1) * SEEDS))
    failed: list[str] = []
    programs: Counter[str] = Counter()
    with Pool(count=1) as pool:
        for task, verdicts in pool.run(tasks):
            programs[summary(verdicts)] += 1
            failed += [
                f"seed {task.seed} -O{v.level}: {v.outcome} {v.detail}" for v in verdicts if v.outcome in FAILURES
            ]
    assert not failed, "\n".join(failed)
    judged = programs["ok"] + programs["coded"]
    assert judged >= LEAST, programs
    assert programs["coded"] <= judged * 0.04, programs


def test_all_chunks_are_five_hundred() -> None:
    assert CHUNKS * LEAST >= 500


def summary(verdicts: list[Verdict]) -> str:
    outcomes = {v.outcome for v in verdicts}
    for outcome in (*FAILURES, "coded", "unsuitable"):
        if outcome in outcomes:
            return outcome
    return "ok"
