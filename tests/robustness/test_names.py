"""Names of files and lengths of commands that are unusual, and legal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from commands import ANSWERED, ASKING, PLAIN, Twins, twins

NAMES = ["two words", "größe", "数値", "it's", "a$b#c", "-dash", "x" * 250, "tab\tand\nline", 'say "so"', "back\\slash"]


@pytest.fixture
def pair(tmp_path: Path) -> Twins:
    return twins(tmp_path)


@pytest.mark.parametrize("name", NAMES, ids=[f"name{k}" for k in range(len(NAMES))])
def test_a_source_may_have_any_name(pair: Twins, name: str) -> None:
    pair.put(f"{name}.c", ASKING, ANSWERED)
    pair.agree("-c", "-MD", f"./{name}.c", "-o", f"./{name}.o")
    linked = pair.agree("main.c", "plain.c", f"./{name}.o", "-o", f"./{name}")
    if linked.status != 0 and len(name) > 240:
        pytest.skip("this linker wants a longer name for a while")  # as lld
    assert subprocess.run([pair.enzcc / name], capture_output=True, check=True).stdout == b"12 9\n"


def test_a_name_need_not_be_utf8(pair: Twins) -> None:
    name = b"latin-\xe9"
    for directory, text in ((pair.clang, ANSWERED), (pair.enzcc, ASKING)):
        with open(os.fsencode(directory) + b"/" + name + b".c", "w") as file:
            file.write(text)
    pair.agree(b"-c", name + b".c")
    assert b"error: [EZ" in pair.both(b"-c", b"missing-" + name + b".c")[1].err


@pytest.mark.parametrize("arguments", ["(void *)f", "1"], ids=["by the engine", "by clang"])
def test_what_is_wrong_is_said_of_any_name(pair: Twins, arguments: str) -> None:
    wrong = "double __enzyme_autodiff(void *, ...);\nstatic double f(double x) { return x; }\n"
    wrong += f"double g(void) {{ return __enzyme_autodiff({arguments}); }}\n"
    for name in (b"latin-\xe9.c", "größe.c".encode()):
        with open(os.fsencode(pair.enzcc) + b"/" + name, "w") as file:
            file.write(wrong)
        ended = pair.both(b"-c", name)[1]
        assert ended.status == 1
        assert name + b":3:" in ended.err and b"Traceback" not in ended.err


@pytest.mark.parametrize("name", ["two words", "a$b#c", "größe"])
def test_rules_for_make_name_it_as_clangs_do(pair: Twins, name: str) -> None:
    pair.put("values.h", "#define THREE 3\n")
    for source in (PLAIN, ASKING):
        pair.put(f"{name}.c", '#include "values.h"\n' + source)
        pair.agree("-c", "-MD", "-MP", f"{name}.c")
        pair.agree("-c", "-MMD", f"{name}.c", "-o", f"{name}.other.o")
        for rules in (f"{name}.d", f"{name}.other.d"):
            found = (pair.enzcc / rules).read_text().replace(str(pair.enzcc), "HERE")
            assert set(found.split()) >= set((pair.clang / rules).read_text().replace(str(pair.clang), "HERE").split())
            assert found.splitlines()[0] == (pair.clang / rules).read_text().splitlines()[0]


@pytest.mark.rotated(2)
@pytest.mark.parametrize("count", [1500, 60000], ids=["100K", "4M"])
def test_a_response_file_may_be_longer_than_a_command(pair: Twins, count: int) -> None:
    """One argument of a command may have 128 KiB, all of them with the environment 2 MiB."""
    flags = " ".join(f'"-Dmacro{k}=a \\"quoted\\" text of number {k}"' for k in range(count))
    pair.put("flags", flags + " -DSIZE=3\n")
    pair.put("sized.c", "double sized[SIZE];\n" + PLAIN)
    for source in ("sized.c", "asking.c"):
        pair.agree("@flags", "-c", source)
    pair.agree("@flags", "main.c", "asking.c", "plain.c", "-o", "program")
    pair.agree("@flags", "-E", "plain.c")


def test_an_argument_may_be_longer_than_128_KiB(pair: Twins) -> None:
    pair.put("flags", f"-DLONG={'x' * 200_000}\n")
    pair.agree("@flags", "-c", "asking.c", "plain.c")


def test_response_files_are_quoted_as_for_clang(pair: Twins) -> None:
    pair.put("two words.c", PLAIN)
    pair.put("more", "-DA=1 'two words.c'\n")
    pair.put("flags", '-c "-DB=\\"x\\"" -DC=\\\\ @more\n-DD=\'$HOME\'\n')
    pair.agree("@flags")
    assert (pair.enzcc / "two words.o").exists()
    pair.agree("@missing", "-c", "plain.c")


def test_a_command_may_have_thousands_of_inputs(pair: Twins) -> None:
    for k in range(3):
        pair.put(f"part{k}.c", f"double part{k}(double x) {{ return x + {k}; }}\n")
    pair.put("names", " ".join([f"part{k}.o" for k in range(3)] * 1 + ["-L" + "y" * 200] * 1000))
    pair.agree("-c", *(f"part{k}.c" for k in range(3)))
    pair.agree("@names", "main.c", "asking.c", "plain.c", "-o", "program")
