# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A progress bar on standard error during a long link: only on a terminal, and removed afterwards.

It is drawn by the process that waits for the engine, between two looks at the pipe from there: no thread of its own,
which a fork would find in the middle of something. What draws it is imported when it is first shown.
"""

from __future__ import annotations

import os
import sys
from types import TracebackType
from typing import TYPE_CHECKING, Self

from enzyme_cli.timing import ENGINE, Watch

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

AFTER = 2.0
"""Seconds that a link may take without being shown."""
INTERVAL = 0.1
"""Seconds between two looks."""


class Bar:
    """Shows the engine's stages, if the command has one to show; used with `with`."""

    def __init__(self, watch: Watch, *, as_json: bool) -> None:
        self.watch = watch
        self.wanted = watch.linking and not as_json and _is_terminal()
        self._shown: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        if self._shown is not None:
            self._shown[0].stop()
            self._shown = None

    def tick(self) -> None:
        """Time has passed."""
        if not self.wanted or self.watch.elapsed() < AFTER:
            return
        if self._shown is None:
            self._shown = _start()
        progress, task = self._shown
        stage = self.watch.stage
        done = ENGINE.index(stage) if stage in ENGINE else 0
        progress.update(task, description=stage or "differentiate", completed=done)
        progress.refresh()


def _is_terminal() -> bool:
    return sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _start() -> tuple[Progress, TaskID]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = TextColumn("enzcc: {task.description:13}"), BarColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(file=sys.stderr), auto_refresh=False, transient=True)
    task = progress.add_task("", total=len(ENGINE))
    progress.start()
    return progress, task
