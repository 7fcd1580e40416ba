"""What --time-report and -v say of a command that differentiates."""

from __future__ import annotations

import re
from pathlib import Path

from tests.compiling import enzcc

PROGRAM = """
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)f, 2.0) + __enzyme_autodiff((void *)f, 1.0) != 6; }
"""


def test_the_time_report_has_all_stages_and_what_was_done(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    made = enzcc("-O1", "main.c", "-o", "main", "--time-report", cwd=tmp_path)
    assert made.status == 0
    head, *lines, counts = made.err.splitlines()
    assert head == "enzcc: time report"
    stages = [re.fullmatch(r" +\d+\.\d{3} s  (.+)", line) for line in lines]
    assert all(stages)
    named = [stage[1].partition(",")[0] for stage in stages if stage is not None]
    wanted = ["clang", "link", "prepare", "differentiate", "verify", "optimize", "emit", "native link"]
    assert [name for name in named if name in wanted] == wanted
    assert named[-2:] == ["everything else", "total"]
    assert "2 requests, 1 derivative" in counts


def test_verbose_commands_say_what_was_differentiated(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    made = enzcc("-O1", "-v", "main.c", "-o", "main", cwd=tmp_path)
    assert made.status == 0
    commands = [line for line in made.err.splitlines() if line.startswith(' "')]
    assert " -cc1 " in commands[0]
    assert commands[1].startswith(' "enzcc" differentiate: 2 requests, 1 derivative')
    assert "crt1.o" in commands[-1]
