"""The programs of docs/frameworks.md that import a framework, in a process that has imported it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import ROOT

_BLOCK = re.compile(r"^```([\w+]+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_BLOCKS = _BLOCK.findall((ROOT / "docs" / "frameworks.md").read_text())
_FILES = {name: text for _, name, text in _BLOCKS if name}
_SHOWN = dict(
    found
    for language, _, text in _BLOCKS
    if language == "console"
    for found in re.findall(r"^\$ python (?:-W ignore )?(\S+)[^\n]*\n((?:[^$\n][^\n]*\n)*)", text, re.MULTILINE)
)


def programs(ending: str) -> list[str]:
    return [name for name in _FILES if name.endswith(ending)]


def confirm(name: str, directory: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Run a program beside the native sources: it prints what the document shows."""
    for file, text in _FILES.items():
        (directory / file).write_text(text)
    monkeypatch.chdir(directory)
    exec(compile(_FILES[name], name, "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out == _SHOWN[name]
