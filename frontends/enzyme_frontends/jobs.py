# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compilations to raw IR, and how they run while the engine is loaded."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from typing import ClassVar


class Job:
    """A compilation that runs while Python loads the engine, `after` another one if need be; `result` waits for it. At
    most as many as there are processors run at a time. `read` are the files of which the result is made; empty where
    they are not known, or where something was said besides."""

    _places: ClassVar[threading.Semaphore] = threading.Semaphore(os.cpu_count() or 1)

    def __init__(self, compile: Callable[[], bytes], after: Job | None = None, read: Sequence[str] = ()) -> None:
        self.read = read
        self._compile = compile
        self._after = after
        self._bitcode = b""
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        if self._after is not None:
            self._after.wait()
        with self._places:
            try:
                self._bitcode = self._compile()
            except Exception as error:  # for the thread that asks for the result
                self._error = error

    def wait(self) -> None:
        """Until it has ended, whether well or not."""
        self._thread.join()

    def result(self) -> bytes:
        """Raw bitcode. Raises EZ0803 if the compiler failed (its messages have gone to standard error)."""
        self.wait()
        if self._error is not None:
            raise self._error
        return self._bitcode
