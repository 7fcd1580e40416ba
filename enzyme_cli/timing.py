# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where a command spends its time: its stages in order, and counts of what was done.

Every stage says when it begins; the engine, which works in a child process, sends its laps through a pipe. From that
come the report of --time-report, the line of -v, and the progress bar (progress.py).

Every command has one: nothing that takes long is imported here.
"""

from __future__ import annotations

import os
import sys
import time

ENGINE = ("link", "prepare", "differentiate", "audit", "verify", "optimize", "emit")
"""The engine's stages, in their order: while one lap after the other comes in, the next one is under way."""


class Watch:
    """`linking`: the command makes a program or a library."""

    def __init__(self, *, linking: bool = False) -> None:
        self.linking = linking
        self.started = time.perf_counter()
        self.stage = ""  # under way
        self.seconds: dict[str, float] = {}
        self.counts: dict[str, int] = {}
        self._since = self.started

    def begin(self, stage: str) -> None:
        """The former stage is over."""
        now = time.perf_counter()
        if self.stage:
            self.add(self.stage, now - self._since)
        self.stage, self._since = stage, now

    def end(self) -> None:
        """The stage under way is over, and what follows is none."""
        self.begin("")

    def add(self, stage: str, seconds: float) -> None:
        self.seconds[stage] = self.seconds.get(stage, 0.0) + seconds

    def count(self, what: str, number: int) -> None:
        self.counts[what] = self.counts.get(what, 0) + number

    def hear(self, message: str) -> None:
        """A line that the engine sends: see `lap` and `counted`."""
        kind, name, value = message.split("\t")
        if kind == "count":
            self.count(name, int(value))
            return
        self.add(name, float(value))
        done = next((i for i, stage in enumerate(ENGINE) if name.startswith(stage)), -1)
        self.stage, self._since = (ENGINE[done + 1] if 0 <= done < len(ENGINE) - 1 else ""), time.perf_counter()

    def elapsed(self) -> float:
        return time.perf_counter() - self.started

    # What is shown ---------------------------------------------------------------------------------------------------

    def counted(self) -> str:
        """`2 requests, 5 derivatives`: in words."""
        return ", ".join(f"{number} {what if number != 1 else what.removesuffix('s')}" for what, number in self.items())

    def items(self) -> list[tuple[str, int]]:
        """The counts that are worth a word: those of requests and derivatives always, others unless they are zero."""
        return [(what, n) for what, n in self.counts.items() if n or what in ("requests", "derivatives")]

    def say_differentiated(self) -> None:
        """The line of -v, in the style of clang's."""
        print(f' "enzcc" differentiate: {self.counted()}', file=sys.stderr, flush=True)

    def report(self) -> None:
        """--time-report."""
        self.end()
        whole = self.elapsed()
        lines = ["enzcc: time report"]
        lines += [f"  {seconds:8.3f} s  {stage}" for stage, seconds in self.seconds.items()]
        lines += [f"  {max(0.0, whole - sum(self.seconds.values())):8.3f} s  everything else"]
        spent = sum(os.times()[:4])  # with that of children
        lines += [f"  {whole:8.3f} s  total, of {spent:.3f} s of processor"]
        lines += [f"  {self.counted()}"] if self.counts else []
        print("\n".join(lines), file=sys.stderr, flush=True)


def lap(stage: str, seconds: float) -> str:
    """The message that a stage is over."""
    return f"lap\t{stage}\t{seconds:.6f}"


def counted(what: str, number: int) -> str:
    """The message that something was done so many times."""
    return f"count\t{what}\t{number}"
