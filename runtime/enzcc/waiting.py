# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is shown while a program is compiled for long: in a terminal and in a notebook, and nowhere else.

    ⠙ enzcc: model.cpp  0:00:07

It is gone when the program is there. What draws it is imported when it is first shown.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

AFTER = 2.0
"""Seconds that may pass without being shown."""
INTERVAL = 0.1
"""Seconds between two looks."""


def finished(process: subprocess.Popen[str], what: str) -> tuple[str, str]:
    """What a process wrote to its output and to its errors, when it has ended; shown while it runs: `what` it is about.
    Whatever interrupts the wait ends the process."""
    try:
        with _shown(what) as tick:
            while True:
                try:
                    return process.communicate(timeout=INTERVAL if tick is not None else None)
                except subprocess.TimeoutExpired:
                    assert tick is not None
                    tick()
    except BaseException:
        process.kill()
        process.wait()
        raise


@contextmanager
def _shown(what: str) -> Iterator[Callable[[], None] | None]:
    """What is to be called again and again; None where nobody looks."""
    notebook = _notebook()
    if notebook is None and not _is_terminal():
        yield None
        return
    start = time.monotonic()
    shown: list[Any] = []

    def tick() -> None:
        elapsed = time.monotonic() - start
        if elapsed < AFTER:
            return
        if notebook is not None:
            text = f"enzcc: {what}, {elapsed:.0f} s"
            if shown:
                shown[0].update({"text/plain": text}, raw=True)
            else:
                shown.append(notebook({"text/plain": text}, raw=True, display_id=True))
        elif shown:
            shown[0].refresh()
        else:
            shown.append(_in_terminal(what, elapsed))

    try:
        yield tick
    finally:
        if shown and notebook is not None:
            shown[0].update({"text/plain": "", "text/html": ""}, raw=True)
        elif shown:
            shown[0].stop()


def _is_terminal() -> bool:
    return sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _notebook() -> Callable[..., Any] | None:
    """What shows something in the notebook that this process is the kernel of."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython is not None else None
    if shell is None or not hasattr(shell, "kernel"):
        return None
    from IPython.display import display

    shows: Callable[..., Any] = display
    return shows


def _in_terminal(what: str, elapsed: float) -> Any:
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = SpinnerColumn(), TextColumn(f"enzcc: {escape(what)}"), TimeElapsedColumn()
    progress = Progress(*columns, console=Console(file=sys.stderr), auto_refresh=False, transient=True)
    task = progress.add_task("", total=None)
    progress.tasks[task].start_time = progress.get_time() - elapsed
    progress.start()
    progress.refresh()
    return progress
