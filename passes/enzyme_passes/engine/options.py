# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the engine is asked to do beside answering requests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from enzyme_passes.support.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class EngineOptions:
    """`verify`: check our own IR between stages (tests, and a debug flag of the commands). `debug`: derivatives have
    the lines of their primals. `strip_attributes`: derivatives promise nothing to LLVM (attributes/strip.py).
    `markers`: what every request has, beside its own. `check`: the program checks its derivatives, with these options.
    `plans` is given what is kept for each derivative, as text; `report`, for each level, what was decided of all of its
    derivatives (engine/report.py). `profile`: the program counts what its derivatives do
    (profiling/), and the units of the report are called so."""

    rules_files: tuple[Path, ...] = ()
    fast_math: bool = False
    verify: bool = False
    debug: bool = False
    strip_attributes: bool = False
    markers: tuple[str, ...] = ()
    check: str | None = None
    profile: str | None = None
    plans: Callable[[str], None] | None = None
    report: Callable[[dict[str, Any]], None] | None = None
