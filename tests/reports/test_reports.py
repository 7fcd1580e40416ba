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
    wanted = ["clang", "link", "prepare", "differentiate", "audit", "verify", "optimize", "emit", "native link"]
    assert [name for name in named if name in wanted] == wanted
    assert named[-2:] == ["everything else", "total"]
    assert re.search("2 requests, .*1 derivative", counts)


def test_verbose_commands_say_what_was_differentiated(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    made = enzcc("-O1", "-v", "main.c", "-o", "main", cwd=tmp_path)
    assert made.status == 0
    commands = [line for line in made.err.splitlines() if line.startswith(' "')]
    assert " -cc1 " in commands[0]
    assert re.match(' "enzcc" differentiate: 2 requests, .*1 derivative', commands[1])
    assert "crt1.o" in commands[-1]


HIDDEN = """
double __enzyme_autodiff(void *, ...);
double f(double x);
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""


def shown(*command: str, cwd: Path) -> list[str]:
    """The steps of a command that is not run: what leaves no file behind."""
    before = sorted(cwd.iterdir())
    made = enzcc(*command, "-###", cwd=cwd)
    assert (made.status, made.out) == (0, "")
    assert sorted(cwd.iterdir()) == before
    assert made.err.count("clang version") == 1
    return [line for line in made.err.splitlines() if line.startswith(' "')]


def test_commands_that_differentiate_are_shown_in_steps(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    first, ours, link = shown("-O1", "main.c", "-o", "main", cwd=tmp_path)
    assert '"-emit-llvm-bc"' in first and '"main.c"' in first
    assert ours.startswith(' "enzcc" differentiate: main.c, to ')
    assert 'differentiated.o"' in link and '"-o" "main"' in link
    first, ours = shown("-O1", "-c", "main.c", cwd=tmp_path)
    assert ours == ' "enzcc" differentiate: main.c, to main.o'


def test_links_of_waiting_objects_are_shown_in_steps(tmp_path: Path) -> None:
    (tmp_path / "slope.c").write_text(HIDDEN)
    (tmp_path / "f.c").write_text("double f(double x) { return x * x; }\n")
    for name in ("slope.c", "f.c"):
        assert enzcc("-O1", "-c", name, cwd=tmp_path).status == 0
    ours, link = shown("-shared", "slope.o", "f.o", "-o", "both.so", cwd=tmp_path)
    assert ours.startswith(' "enzcc" differentiate: the objects')
    assert '"-shared"' in link


def test_plain_commands_are_shown_as_clang_shows_them(tmp_path: Path) -> None:
    (tmp_path / "f.c").write_text("double f(double x) { return x * x; }\n")
    (compile,) = shown("-O1", "-c", "f.c", cwd=tmp_path)
    assert "bitcode" not in compile
