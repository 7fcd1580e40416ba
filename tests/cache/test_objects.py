"""An unchanged command takes its object from the cache: when it does, when it does not, and that nobody can tell."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from tests.compiling import Ran, enzcc

PROGRAM = """\
#include <enzyme.h>
#include "shape.h"
#include <scale.h>
double slope(double x) { return __enzyme_autodiff((void *)shape, x) * SCALE; }
"""
RULE = "- names: [twice]\n  args: [x]\n  partials: {x: 2}\n"
SHAPE = "static double shape(double x) { return x * x; }\n"


class Project:
    """A source, its headers, a cache, and a clang that notes when it runs."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.log = path / "log"
        clang = path / "bin/clang"
        clang.parent.mkdir()
        clang.write_text(f'#!/bin/sh\necho ran >> {self.log}\nexec {find_clang().path} "$@"\n')
        clang.chmod(0o755)
        self.environment = {"ENZCC_CLANG": str(clang), "XDG_CACHE_HOME": str(path / "home"), "ENZCC_CACHE": ""}
        self.write("program.c", PROGRAM)
        self.write("shape.h", SHAPE)
        self.write("include/scale.h", "#define SCALE 1.0\n")
        self.compile()  # asks for clang's version

    def write(self, name: str, text: str) -> None:
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def compile(self, *flags: str, output: str = "out.o", **environment: str) -> Ran:
        command = ["-O1", *flags, "-Ifirst", "-Iinclude", "-c", "program.c", "-o", output]
        return enzcc(*command, cwd=self.path, **{**self.environment, **environment})

    def compiles(self, *flags: str, output: str = "out.o", **environment: str) -> bool:
        """Whether clang runs in a command, which must succeed."""
        self.log.unlink(missing_ok=True)
        ran = self.compile(*flags, output=output, **environment)
        assert ran.status == 0, ran.err
        return self.log.exists()

    def object(self, name: str = "out.o") -> bytes:
        return (self.path / name).read_bytes()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_an_unchanged_command_compiles_nothing(project: Project) -> None:
    made = project.object()
    (project.path / "out.o").unlink()
    assert not project.compiles()
    assert project.object() == made
    assert project.compiles(ENZCC_CACHE="off")
    assert project.object() == made


@pytest.mark.parametrize("file", ["program.c", "shape.h", "include/scale.h"])
def test_a_changed_file_is_noticed_and_a_touched_one_is_the_same(file: str, project: Project) -> None:
    before = os.stat(project.path / file)
    text = (project.path / file).read_text()
    project.write(file, text)
    assert not project.compiles()
    project.write(file, text.replace("x * x", "x + x").replace("1.0", "2.0") + "/* else */\n")
    assert project.compiles()
    assert not project.compiles()
    project.write(file, text.replace("x * x", "x / x").replace("1.0", "3.0") + "/* more */\n")
    os.utime(project.path / file, ns=(before.st_atime_ns, before.st_mtime_ns))  # the size, and an old time
    assert project.compiles()


def test_a_new_header_found_before_is_noticed(project: Project) -> None:
    made = project.object()
    assert not project.compiles()
    project.write("first/unrelated.h", "")
    assert not project.compiles()
    project.write("first/scale.h", "#define SCALE 5.0\n")
    assert project.compiles()
    assert project.object() != made


def test_a_new_header_below_a_directory_of_the_search(project: Project) -> None:
    project.write("include/lib/scale.h", "#define SCALE 1.0\n")
    (project.path / "first/lib").mkdir(parents=True)
    project.write("program.c", PROGRAM.replace("<scale.h>", "<lib/scale.h>"))
    assert project.compiles()
    assert not project.compiles()
    project.write("first/lib/scale.h", "#define SCALE 5.0\n")
    assert project.compiles()


@pytest.mark.parametrize("flags", [("-O2",), ("-DSCALED",), ("-g",), ("-ffast-math",), ("-std=gnu17",), ("--no-ir",)])
def test_other_options_are_another_command(flags: tuple[str, ...], project: Project) -> None:
    assert project.compiles(*flags)
    assert not project.compiles(*flags)
    assert not project.compiles()


def test_the_environment_counts_as_far_as_clang_reads_it(project: Project) -> None:
    project.write("other/scale.h", "#define SCALE 1.0\n")
    assert project.compiles(CPATH="other")
    assert not project.compiles(CPATH="other")
    assert not project.compiles(EDITOR="ed")
    assert project.compiles(ENZCC_STRIP_ATTRIBUTES="1")


def test_another_compiler_is_another_command(project: Project) -> None:
    clang = project.path / "bin/clang"
    clang.write_text(clang.read_text() + "# newer\n")
    assert project.compiles()
    assert not project.compiles()


def test_rules_are_files_that_are_read(project: Project) -> None:
    project.write("rules.yaml", RULE)
    assert project.compiles("--rules", "rules.yaml")
    assert not project.compiles("--rules", "rules.yaml")
    project.write("rules.yaml", RULE.replace("twice", "thrice"))
    assert project.compiles("--rules", "rules.yaml")


@pytest.mark.parametrize("flags", [("-MD",), ("-MMD", "-MF", "made.d"), ("-MD", "-MP", "-MT", "target", "-MF", "m.d")])
def test_rules_of_make_are_made_again(flags: tuple[str, ...], project: Project) -> None:
    assert project.compiles(*flags)
    file = project.path / (flags[flags.index("-MF") + 1] if "-MF" in flags else "out.d")
    made = file.read_text()
    assert "scale.h" in made
    file.unlink()
    assert not project.compiles(*flags)
    assert file.read_text() == made


@pytest.mark.parametrize(
    "text",
    [
        'const char *built = __DATE__ " " __TIME__;\n',
        '__asm__(".section .note\\n .incbin \\"shape.h\\"\\n .text");\n',
        'const unsigned char data[] = {\n#  embed "shape.h"\n};\n',
    ],
    ids=["time", "incbin", "embed"],
)
def test_what_reads_more_than_its_headers_is_compiled_each_time(text: str, project: Project) -> None:
    project.write("program.c", PROGRAM + text)
    if project.compile().status != 0:
        pytest.skip("this clang has no #embed")
    assert project.compiles()


def test_what_was_warned_of_is_said_each_time(project: Project) -> None:
    project.write("program.c", PROGRAM + "double unused(double x) { double y; return x; }\n")
    for _ in range(2):
        assert "unused variable" in project.compile("-Wall").err


@pytest.mark.parametrize(
    "flags",
    [
        ("-fprofile-instr-generate",),
        ("-save-temps=obj",),
        ("-fdebug-compilation-dir=here",),
        ("-Xclang", "-O1"),
        ("-v",),
    ],
    ids=" ".join,
)
def test_options_that_are_not_known_are_compiled_each_time(flags: tuple[str, ...], project: Project) -> None:
    if project.compile(*flags).status != 0:
        pytest.skip("needs clang 22")
    assert project.compiles(*flags)


def test_a_file_that_changes_meanwhile_is_not_known(project: Project) -> None:
    later = time.time_ns() + 5_000_000_000
    project.write("shape.h", SHAPE.replace("x * x", "x * x * x"))
    os.utime(project.path / "shape.h", ns=(later, later))
    assert project.compiles()
    assert project.compiles()


def test_a_damaged_entry_is_none(project: Project) -> None:
    made = project.object()
    for file in (project.path / "home/enzcc/derivatives").glob("??/*"):
        content = file.read_bytes()
        file.write_bytes(content[:-3] + b"xyz")
    assert project.compiles()
    assert project.object() == made


def test_an_output_that_is_no_file_is_written_to(project: Project) -> None:
    assert project.compiles(output="/dev/null")
    assert project.compiles(output="/dev/null")


def test_a_request_that_waits_for_the_link(project: Project) -> None:
    project.write(
        "program.c",
        PROGRAM
        + "double far(double);\n"
        + PROGRAM.splitlines()[-1].replace("shape", "far").replace("slope", "far_slope")
        + "\n",
    )
    assert project.compiles()
    made = project.object()
    assert not project.compiles()
    assert project.object() == made
