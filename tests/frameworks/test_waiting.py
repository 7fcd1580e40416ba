"""What is shown while `enzcc.load` compiles: in a terminal and in a notebook, gone afterwards, and nowhere else."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from enzcc import waiting

LOADING = """
import sys
from enzcc import waiting
waiting.AFTER, waiting.INTERVAL = 0.0, 0.01
import enzcc
f = enzcc.load("f.c", "f", "x: f64 -> f64")
print(f.grad(3.0))
"""


def load(directory: Path, *, terminal: bool) -> tuple[str, str]:
    """What a program that loads a function writes to its output, and is shown on its errors."""
    (directory / "f.c").write_text(f"double f(double x) {{ return x * x; }} /* {time.time_ns()} */\n")
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", LOADING],
        cwd=directory,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80", "ENZCC_CACHE": str(directory / "cache")},
        stdout=subprocess.PIPE,
        stderr=slave if terminal else subprocess.PIPE,
        text=True,
    )
    os.close(slave)
    seen = b""
    while terminal:
        try:
            seen += os.read(master, 65536)
        except OSError:  # the other end is closed
            break
    out, err = process.communicate(timeout=120)
    os.close(master)
    assert process.returncode == 0, err
    return out, seen.decode() if terminal else err


def test_a_terminal_shows_what_is_compiled_and_then_nothing(tmp_path: Path) -> None:
    out, seen = load(tmp_path, terminal=True)
    assert out == "6.0\n"
    assert re.search(r"enzcc: f\.c", seen) and "0:00:0" in seen
    assert seen.rfind("\x1b[2K") > seen.rfind("enzcc:")
    assert seen.rfind("\x1b[?25h") > seen.rfind("\x1b[?25l")


def test_what_is_no_terminal_is_shown_nothing(tmp_path: Path) -> None:
    assert load(tmp_path, terminal=False) == ("6.0\n", "")


class Display:
    """IPython's `display`, which remembers."""

    def __init__(self) -> None:
        self.seen: list[dict[str, str]] = []

    def __call__(self, data: dict[str, str], *, raw: bool, display_id: bool) -> Any:
        assert raw and display_id
        self.seen.append(data)
        return SimpleNamespace(update=lambda data, raw: self.seen.append(data))


def test_a_notebook_shows_it_in_the_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    display = Display()
    monkeypatch.setattr(waiting, "_notebook", lambda: display)
    monkeypatch.setattr(waiting, "AFTER", 0.0)
    monkeypatch.setattr(waiting, "INTERVAL", 0.01)
    command = [sys.executable, "-c", "import sys, time; time.sleep(0.5); print('out'); print('err', file=sys.stderr)"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert waiting.finished(process, "model.c") == ("out\n", "err\n")
    assert display.seen[0] == {"text/plain": "enzcc: model.c, 0 s"}
    assert display.seen[-1] == {"text/plain": "", "text/html": ""}


def test_a_kernel_is_known_by_its_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("IPython")
    assert waiting._notebook() is None
    import IPython

    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace())
    assert waiting._notebook() is None
    monkeypatch.setattr(IPython, "get_ipython", lambda: SimpleNamespace(kernel=object()))
    assert waiting._notebook() is not None


def test_an_interrupted_wait_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any, **__: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(waiting, "_notebook", lambda: interrupt)
    monkeypatch.setattr(waiting, "AFTER", 0.0)
    process = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.PIPE, text=True)
    with pytest.raises(KeyboardInterrupt):
        waiting.finished(process, "model.c")
    assert process.returncode != 0
