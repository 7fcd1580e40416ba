"""Derivatives are kept from one compile for the next: what is found again, what is not, and that nobody can tell from
the output."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.compiling import ROOT, Ran, enzcc, run

PROGRAM = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
static double rate = 2;
double shape(double x) { return rate * sin(x) * x; }
double scale(double x) { return exp(x) / x; }
double slope(double x) { return __enzyme_autodiff((void *)shape, x); }
int main(void) {
  double d = __enzyme_autodiff((void *)scale, 3.0);
  printf("slope %g scale %g\\n", slope(1), d);
  return 0;
}
"""

Compile = Callable[..., Ran]


@pytest.fixture
def compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compile:
    """Compile a text to `out.o` with a cache of the test's own; the times are reported."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("ENZCC_CACHE", "")

    def compiled(text: str, *flags: str, name: str = "out.o") -> Ran:
        (tmp_path / "program.c").write_text(text)
        return enzcc("-O2", "--time-report", *flags, "-c", "program.c", "-o", name, cwd=tmp_path)

    return compiled


def known(made: Ran) -> str:
    """How many parts of the program were known, of how many."""
    assert made.status == 0, made.err
    cached = re.search(r"(\d+) cached part", made.err)
    parts = re.search(r" (\d+) parts?\b", made.err)
    assert parts is not None, made.err
    return "" if cached is None else f"{cached[1]} of {parts[1]}"


def entries(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "home/enzcc/derivatives").glob("??/*"))


def test_a_second_compile_differentiates_nothing(compile: Compile) -> None:
    assert known(compile(PROGRAM)) == ""
    assert known(compile(PROGRAM)) == "2 of 2"


@pytest.mark.parametrize("flags", [("-O0",), ("-O2",), ("-g",)], ids="".join)
def test_the_object_is_the_same_with_and_without_the_cache(
    flags: tuple[str, ...], compile: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [known(compile(PROGRAM, *flags)), known(compile(PROGRAM, *flags, name="again.o"))]
    monkeypatch.setenv("ENZCC_CACHE", "off")
    made.append(known(compile(PROGRAM, *flags, name="without.o")))
    assert made == ["", "2 of 2", ""]
    objects = {(tmp_path / name).read_bytes() for name in ("out.o", "again.o", "without.o")}
    assert len(objects) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"slope %g scale %g\\n"', '"%g and %g\\n"'),
        ("  return 0;", '  puts("done"); return d > 1e9;'),
        ("double shape", "static int unrelated(int k) { return k * k; }\ndouble shape"),
        ("double shape", '// a line\nvoid hello(void) { puts("hello"); }\ndouble shape'),
        ("slope(1)", "slope(2) + slope(1)"),
        ("scale, 3.0", "scale, 4.0"),
    ],
    ids=["a text", "the function that asks", "a function above", "lines and texts above", "a caller", "a number"],
)
def test_other_code_may_change(old: str, new: str, compile: Compile) -> None:
    compile(PROGRAM)
    assert old in PROGRAM
    assert known(compile(PROGRAM.replace(old, new))) == "2 of 2"


def test_lines_that_move_change_nothing_in_the_object(compile: Compile, tmp_path: Path) -> None:
    compile(PROGRAM, "--no-ir")
    assert known(compile("\n// a comment\n" + PROGRAM, "--no-ir", name="moved.o")) == "2 of 2"
    assert (tmp_path / "moved.o").read_bytes() == (tmp_path / "out.o").read_bytes()


POINTERS = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef double (*function)(double);
static double triple(double x) { return 3 * x; }
function table[3] = {sin, triple, 0};
double apply(int k, double x) {
  return table[k](x) * x;
}
int main(int count, char **words) {
  table[2] = count > 1 ? triple : (function)atof;
  return printf("%g\\n", __enzyme_autodiff((void *)apply, enzyme_const, 3 - count, enzyme_out, 2.0)) < 0;
}
"""


def test_calls_through_pointers_are_known_too_and_name_their_new_lines(compile: Compile, tmp_path: Path) -> None:
    """The message of a call that leads to unknown code stands in the derivative, and names the line."""
    moved = "// a line\n" + POINTERS.replace("int main", 'void hello(void) { puts("hello"); }\nint main')
    for text, cached, line in ((POINTERS, "", 9), (moved, "1 of 1", 10)):
        (tmp_path / "program.c").write_text(text)
        made = enzcc("-O2", "--time-report", "program.c", "-o", "out", "-lm", cwd=tmp_path)
        assert known(made) == cached
        assert run(tmp_path / "out", "x").out == "12\n"
        ran = run(tmp_path / "out")
        assert ran.status != 0 and f"program.c:{line}: this differentiated call" in ran.err


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("sin(x)", "cos(x)", "1 of 2"),
        ("rate = 2", "rate = 3", "1 of 2"),
        ("exp(x) / x", "exp(x) * x", "1 of 2"),
    ],
)
def test_what_is_differentiated_may_not_change(old: str, new: str, left: str, compile: Compile) -> None:
    """Of two requests that have nothing in common, the other one is still known."""
    compile(PROGRAM)
    assert known(compile(PROGRAM.replace(old, new))) == left


def test_derivatives_are_the_same_at_all_levels(compile: Compile) -> None:
    compile(PROGRAM, "-O0")
    assert known(compile(PROGRAM, "-O3")) == "2 of 2"


@pytest.mark.parametrize("flag", ["-ffast-math", "-march=haswell"])
def test_options_are_part_of_the_key(flag: str, compile: Compile) -> None:
    compile(PROGRAM)
    assert known(compile(PROGRAM, flag)) == ""


def test_a_rules_file_is_part_of_the_key(compile: Compile, tmp_path: Path) -> None:
    rules = tmp_path / "rules.yaml"
    rules.write_text("- names: [nobody]\n  args: [x]\n  partials: {x: '1'}\n  points: [[1]]\n")
    assert known(compile(PROGRAM, f"--rules={rules}")) == ""
    assert known(compile(PROGRAM, f"--rules={rules}")) == "2 of 2"
    rules.write_text("- names: [nobody]\n  args: [x]\n  partials: {x: '2'}\n  points: [[1]]\n")
    assert known(compile(PROGRAM, f"--rules={rules}")) == ""


def test_another_engine_finds_nothing(compile: Compile, monkeypatch: pytest.MonkeyPatch) -> None:
    from enzyme_passes.incremental import cache as derivatives

    compile(PROGRAM)
    monkeypatch.setattr(derivatives, "engine_identity", lambda: "another")
    assert known(compile(PROGRAM)) == ""


@pytest.mark.parametrize("damage", [b"", b"enzcc1\n", b"something else", None], ids=["empty", "cut", "foreign", "bit"])
def test_a_damaged_entry_is_none(damage: bytes | None, compile: Compile, tmp_path: Path) -> None:
    compile(PROGRAM)
    good = (tmp_path / "out.o").read_bytes()
    for entry in entries(tmp_path):
        data = entry.read_bytes()
        entry.write_bytes(damage if damage is not None else data[:-9] + bytes([data[-9] ^ 1]) + data[-8:])
    assert known(compile(PROGRAM)) == ""
    assert (tmp_path / "out.o").read_bytes() == good
    assert known(compile(PROGRAM)) == "2 of 2"


def test_a_failure_is_not_kept_and_names_its_line(compile: Compile, tmp_path: Path) -> None:
    bad = PROGRAM.replace("double scale(double x) {", '\ndouble scale(double x) { asm("fsqrt" : "+t"(x));')
    for _ in range(2):
        made = compile(bad)
        assert made.status == 1
        assert "error: [EZ" in made.err and "program.c:7:" in made.err
    assert len(entries(tmp_path)) == 1  # of the other request


def test_a_cache_that_cannot_be_written_is_none(compile: Compile, tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/enzcc").write_text("a file where the directory should be")
    for _ in range(2):
        made = compile(PROGRAM)
        assert known(made) == ""
        assert "note" not in made.err
    assert "not cached" in compile(PROGRAM, "-v").err


def test_it_can_be_switched_off(compile: Compile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZCC_CACHE", "off")
    compile(PROGRAM)
    assert entries(tmp_path) == []


def test_many_commands_at_once(compile: Compile, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    command = [*COMMAND, "-O1", "-c", "program.c", "-o"]
    running = [subprocess.Popen([*command, f"{k}.o"], cwd=tmp_path, env=_environment()) for k in range(4)]
    assert [r.wait(120) for r in running] == [0] * 4
    assert len({(tmp_path / f"{k}.o").read_bytes() for k in range(4)}) == 1
    assert len(entries(tmp_path)) == 2 + 4  # derivatives, and objects of commands


COMMAND: list[str | Path] = [sys.executable, "-c", "from enzyme_cli.driver import enzcc; enzcc()"]


def _environment() -> dict[str, str]:
    parts = (str(ROOT / part) for part in ("", "frontends", "passes", "runtime"))
    return {**os.environ, "PYTHONPATH": os.pathsep.join(parts)}


def test_a_killed_command_leaves_no_entry_that_is_wrong(compile: Compile, tmp_path: Path) -> None:
    compile(PROGRAM)
    good = (tmp_path / "out.o").read_bytes()
    for entry in entries(tmp_path):
        entry.unlink()
    for tenths in range(2, 8):
        started = subprocess.Popen(
            [*COMMAND, "-O2", "-c", "program.c", "-o", "killed.o"], cwd=tmp_path, env=_environment()
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            started.wait(tenths / 10)
        started.kill()
        started.wait()
        made = compile(PROGRAM)
        assert made.status == 0
        assert (tmp_path / "out.o").read_bytes() == good
        for entry in entries(tmp_path):
            entry.unlink()


def test_bytes_do_not_depend_on_the_process(compile: Compile, tmp_path: Path) -> None:
    """Neither on the seed of Python's hashes, nor on the directory of temporary files, nor on the cache."""
    (tmp_path / "program.c").write_text((ROOT / "examples/c/lstm.c").read_text())
    made: dict[bytes, None] = {}
    for seed in ("1", "23"):
        temporary = tmp_path / f"temporary{seed}"
        temporary.mkdir()
        command = [*COMMAND, "-O2", "-I", ROOT / "examples/c", "-c", "program.c", "-o", "program.o"]
        environment = _environment() | {"PYTHONHASHSEED": seed, "TMPDIR": str(temporary)}
        for cache in ("off", ""):
            subprocess.run(command, cwd=tmp_path, env=environment | {"ENZCC_CACHE": cache}, check=True)
            made[(tmp_path / "program.o").read_bytes()] = None
    assert len(entries(tmp_path)) >= 1
    assert len(made) == 1
