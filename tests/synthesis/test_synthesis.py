"""Golden tests of the engine that writes derivatives: each `.ll` file of this folder shows one idea (README.md).

A file says by its RUN lines how it is run, as LLVM's own tests do, and by its CHECK lines what has to come out:

    ; RUN: enzyme-cli opt %s --prepared --stop-after=synthesis | filecheck %s
    ; RUN: not enzyme-cli opt %s 2>&1 | filecheck %s --check-prefix=ERROR

`%s` is the file, and `not` says that the command has to fail. Both programs run within this process: a process for each
would take minutes.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options
from filecheck.parser import Parser

from enzyme_cli.tool import main
from enzyme_passes.llvm import binding as llvm

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.ll"))
DIRECTIVE = re.compile(r"; (CHECK|PLAN)(-(NEXT|SAME|NOT|DAG|LABEL|COUNT-\d+))?: ")
LINK = re.compile(r"\]\((\w+/\w+\.ll)\)")
RUN = re.compile(r"^; RUN: (?P<fails>not )?enzyme-cli (?P<tool>.*?)(?: 2>&1)? \| filecheck (?P<check>.*)$", re.M)


@dataclass(frozen=True)
class Run:
    """One RUN line: the arguments of enzyme-cli, whether it has to fail, and the arguments of filecheck."""

    tool: list[str]
    fails: bool
    check: list[str]


def runs(file: Path) -> list[Run]:
    text = file.read_text()
    found = [
        Run(_arguments(line["tool"], file), line["fails"] is not None, _arguments(line["check"], file))
        for line in RUN.finditer(text)
    ]
    assert len(found) == text.count("RUN:") > 0, "a RUN line that this module does not understand, or none"
    return found


def _arguments(line: str, file: Path) -> list[str]:
    return [str(file) if word == "%s" else word for word in shlex.split(line)]


def output(run: Run) -> str:
    """What enzyme-cli prints, messages included."""
    shown = CliRunner().invoke(main, run.tool, catch_exceptions=False)
    assert (shown.exit_code != 0) == run.fails, shown.output
    return shown.output


def matches(run: Run, text: str) -> bool:
    """Whether filecheck accepts `text`; what it has to say is printed."""
    options = parse_argv_options(["filecheck", *run.check])
    return Matcher(options, FInput("enzyme-cli", text), Parser.from_opts(options)).run() == 0


def ids(file: Path) -> str:
    return str(file.relative_to(HERE))


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_what_is_written(file: Path) -> None:
    for run in runs(file):
        text = output(run)
        if "--stop-after=synthesis" in run.tool and not run.fails:
            llvm.verify(llvm.parse(text))
        assert matches(run, text), text


def test_a_check_is_no_comment_by_a_slip_of_the_pen() -> None:
    """filecheck passes over what it does not know."""
    lines = [(ids(file), line) for file in FILES for line in file.read_text().splitlines()]
    assert [
        (name, line) for name, line in lines if line.startswith(("; CHECK", "; PLAN")) and not DIRECTIVE.match(line)
    ] == []


def test_the_index_has_every_file_in_order() -> None:
    listed = LINK.findall((HERE / "README.md").read_text())
    assert listed == sorted(map(ids, FILES), key=lambda name: (int(name.partition("_")[0]), name))
