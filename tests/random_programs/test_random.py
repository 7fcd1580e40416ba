"""Random programs: no wrong derivative, no crash, and a coded error for at most one in fifty.

`python -m tests.random_programs FIRST LAST` judges more of them, and prints each that fails. With
ENZCC_TEST_EVERYTHING=1 there are ten chunks here, not one.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from .harness import FAILURES, Verdict
from .pool import Pool, Task

CHUNKS = 10 if os.environ.get("ENZCC_TEST_EVERYTHING") else 1
PROGRAMS = 50  # of a chunk, not counting those that are not smooth where they are tried: about a third
LEVELS = (0, 2)


@pytest.mark.rotated(3, on=2)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_programs(chunk: int) -> None:
    """Fifty programs, each at -O0 and -O2: reverse mode against differences, forward mode against reverse mode."""
    failed: list[str] = []
    programs: Counter[str] = Counter()

    def tasks() -> Iterator[Task]:
        seed = 1000 * chunk
        while programs["ok"] + programs["coded"] < PROGRAMS:
            yield Task(seed, LEVELS)
            seed += 1

    with Pool(count=1) as pool:
        for task, verdicts in pool.run(tasks()):
            programs[summary(verdicts)] += 1
            failed += [
                f"seed {task.seed} -O{v.level}: {v.outcome} {v.detail}" for v in verdicts if v.outcome in FAILURES
            ]
    assert not failed, "\n".join(failed)
    assert programs["coded"] <= PROGRAMS * 0.02, programs


def summary(verdicts: list[Verdict]) -> str:
    outcomes = {v.outcome for v in verdicts}
    for outcome in (*FAILURES, "coded", "unsuitable"):
        if outcome in outcomes:
            return outcome
    return "ok"
