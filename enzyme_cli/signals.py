# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ctrl-C, and signals that ask a command to end: they end its children as well, and then the command itself.

Who sends a signal to one process, as `make` does, means all that works for it: a compiler left behind would write its
object after `make` has removed it. And who waits for the command sees that a signal ended it, not a status.
"""

from __future__ import annotations

import os
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
    from types import FrameType
    from typing import Final
else:
    import _signal as signal  # without its names as enumerations, which take long to import

ASKING: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
PATIENCE: Final = 2.0  # seconds for the children to clean up


class Ended(BaseException):
    """A signal asked the command to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Listening:
    """While it is entered, such signals go to the children and raise Ended; those that are ignored stay so."""

    def __enter__(self) -> None:
        handlers = {number: signal.getsignal(number) for number in ASKING}
        self._former = {n: h for n, h in handlers.items() if h in (signal.SIG_DFL, signal.default_int_handler)}
        for number in self._former:
            signal.signal(number, _stop)

    def __exit__(self, *_: object) -> None:
        for number, handler in self._former.items():
            signal.signal(number, handler)


def end_by(number: int) -> int:
    """End by this signal; the status, should that not end us."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    return 128 + number


def _stop(number: int, _frame: FrameType | None) -> None:
    """Pass the signal on, and wait for those who clean up behind themselves."""
    for child in _children():
        try:
            os.kill(child, number)
        except ProcessLookupError:
            continue  # it has just ended
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            if os.waitpid(-1, os.WNOHANG)[0] == 0:
                time.sleep(0.01)
    except ChildProcessError:
        pass  # all have ended
    raise Ended(number)


def _children() -> list[int]:
    """The processes that threads of ours have started."""
    found: list[int] = []
    try:
        for thread in os.listdir("/proc/self/task"):
            with open(f"/proc/self/task/{thread}/children") as file:
                found += map(int, file.read().split())
    except OSError:
        pass  # a thread has just ended, or this kernel does not tell: they find out by themselves
    return found
