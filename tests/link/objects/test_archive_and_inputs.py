"""Archives, and what a link command reads."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import archive, inputs
from enzyme_frontends.toolchain import find_clang

CLANG = find_clang().path
pytestmark = pytest.mark.skipif(shutil.which("ar") is None, reason="binutils are not installed")
LONG = "a_name_that_is_longer_than_the_sixteen_letters_of_a_header.o"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Objects `a.o` (asks for a derivative), `sub/<long>.o` and `b.o`; the working directory is there."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sub").mkdir()
    for name, text in (
        ("a.o", "double __enzyme_autodiff(void *); double a(double x) { return __enzyme_autodiff((void *)a); }"),
        (f"sub/{LONG}", "int g;"),
        ("b.o", "int b;"),
    ):
        command = [CLANG, "-x", "c", "-", "-c", "-o", name]
        subprocess.run(command, input=text, text=True, check=True, timeout=60)
    return tmp_path


def run(*command: str) -> None:
    subprocess.run(command, check=True, timeout=60)


@pytest.mark.parametrize("flags", ["rcs", "rcsT", "rcS"])
def test_members_are_the_files_that_were_put_in(flags: str, project: Path) -> None:
    """Long names, thin archives whose members lie in other directories, and odd sizes included."""
    (project / "odd.txt").write_bytes(b"odd")
    run("ar", flags, "x.a", "a.o", f"sub/{LONG}", "odd.txt", "b.o")
    found = archive.members("x.a")
    assert [os.path.basename(m.name) for m in found] == ["a.o", LONG, "odd.txt", "b.o"]
    for member, path in zip(found, ("a.o", f"sub/{LONG}", "odd.txt", "b.o"), strict=True):
        assert bytes(member.data()) == (project / path).read_bytes()
    assert archive.may_hold("x.a")
    found[1].extract("out.o")
    assert (project / "out.o").read_bytes() == (project / "sub" / LONG).read_bytes()


def test_a_name_may_occur_twice(project: Path) -> None:
    shutil.copy("b.o", "sub/a.o")
    run("ar", "qcs", "x.a", "a.o", "sub/a.o")
    assert [(m.index, m.name) for m in archive.members("x.a")] == [(0, "a.o"), (1, "a.o")]


def test_a_thin_archive_may_hold_members_of_another(project: Path) -> None:
    run("ar", "rcs", "inner.a", "b.o", "a.o")
    run("ar", "rcsT", "outer.a", "inner.a", f"sub/{LONG}")
    contents = [bytes(m.data()) for m in archive.members("outer.a")]
    assert contents == [Path(p).read_bytes() for p in ("b.o", "a.o", f"sub/{LONG}")]
    assert archive.may_hold("outer.a")


def test_names_as_bsd_keeps_them(project: Path) -> None:
    name = LONG.encode() + b"\0\0"
    header = f"{'#1/' + str(len(name)):<16}{0:<12}{0:<6}{0:<6}{644:<8}{len(name) + 3:<10}`\n".encode()
    Path("x.a").write_bytes(b"!<arch>\n" + header + name + b"abc")
    (member,) = archive.members("x.a")
    assert (member.name, bytes(member.data())) == (LONG, b"abc")


def test_a_damaged_archive_ends_where_it_does(project: Path) -> None:
    run("ar", "rcs", "x.a", "a.o", "b.o")
    whole = Path("x.a").read_bytes()
    for length in range(0, len(whole), 61):
        Path("cut.a").write_bytes(whole[:length])
        assert len(archive.members("cut.a")) <= 2
    assert archive.members("a.o") == []


def kinds(*arguments: str, directories: tuple[str, ...] = (), sources: tuple[int, ...] = ()) -> list[tuple[str, str]]:
    return [(i.kind, i.path) for i in inputs.link_inputs(arguments, directories, sources)]


def test_inputs_are_told_by_their_content(project: Path) -> None:
    run("ar", "rcs", "x.a", "b.o")
    run(CLANG, "-shared", "b.o", "-o", "x.so", "-nostdlib")
    (project / "script").write_text("INPUT(b.o)")
    run(CLANG, "-flto", "-x", "c", "/dev/null", "-c", "-o", "ir.o")
    found = kinds("a.o", "main.c", "x.a", "x.so", "script", "ir.o", "gone.o", "-o", "b.o", "-L", "x.a", sources=(1,))
    expected = [("object", "a.o"), ("source", "main.c"), ("archive", "x.a"), ("shared", "x.so"), ("other", "script")]
    assert found == [*expected, ("bitcode", "ir.o"), ("missing", "gone.o")]


def test_libraries_are_found_as_the_linker_finds_them(project: Path) -> None:
    """The first directory that has either; a shared library before an archive, unless only archives are wanted."""
    for directory in ("one", "two"):
        (project / directory).mkdir()
        run("ar", "rcs", f"{directory}/libx.a", "b.o")
    run(CLANG, "-shared", "b.o", "-o", "two/libx.so", "-nostdlib")
    assert kinds("-lx", "-Lone", "-Ltwo") == [("archive", "one/libx.a")]
    assert kinds("-Ltwo", "-l", "x", "-L", "one") == [("shared", "two/libx.so")]
    assert kinds("-lx", directories=("two",)) == [("shared", "two/libx.so")]
    assert kinds("-static", "-Ltwo", "-lx") == [("archive", "two/libx.a")]
    assert kinds("-Ltwo", "-l:libx.a") == [("archive", "two/libx.a")]
    assert kinds("-Wl,-L,two", "-Wl,-Bstatic", "-lx", "-Wl,-Bdynamic,-lx") == [
        ("archive", "two/libx.a"),
        ("shared", "two/libx.so"),
    ]
    assert kinds("-Wl,-Ltwo,--library=x", "-Xlinker", "-l", "-Xlinker", "x") == [("shared", "two/libx.so")] * 2
    assert kinds("-lnone") == [("missing", "none")]
    assert kinds("--sysroot=two", "-L=/", "-lx") == [("shared", "two/libx.so")]


def test_whole_archives_are_a_state_that_is_pushed_and_popped(project: Path) -> None:
    run("ar", "rcs", "x.a", "b.o")
    words = "-Wl,--whole-archive x.a -Wl,--push-state,--no-whole-archive,x.a,-pop-state x.a -Wl,-no-whole-archive x.a"
    found = inputs.link_inputs(words.split())
    assert [(i.position, i.word, i.whole) for i in found] == [
        (1, 0, True),
        (2, 2, False),
        (3, 0, True),
        (5, 0, False),
    ]


def test_values_of_the_linkers_options_are_no_inputs(project: Path) -> None:
    command = "-Wl,-rpath,a.o -Wl,--version-script -Wl,a.o -Xlinker -soname -Xlinker a.o -Wl,-z,now,b.o -T a.o -u a.o"
    assert kinds(*command.split()) == [("object", "b.o")]


def test_response_files_of_the_linker_are_read(project: Path) -> None:
    (project / "more").write_text('"a.o" -lnone')
    found = inputs.link_inputs(["-Wl,--start-group,@more,b.o,--end-group"])
    assert [(i.kind, i.position, i.word) for i in found] == [("object", 0, 1), ("missing", 0, 2), ("object", 0, 3)]


def test_an_input_is_replaced_where_it_stands(project: Path) -> None:
    command = ["-o", "p", "a.o", "-Wl,--start-group,x.a,b.o,--end-group", "-l", "x", "-Xlinker", "b.o", "-lm"]
    by = {(2, 0): ["new.o", "other.o"], (3, 1): [], (4, 0): ["x.so"], (6, 0): ["n.o"]}
    expected = "-o p new.o other.o -Xlinker --start-group -Xlinker b.o -Xlinker --end-group x.so n.o -lm"
    assert inputs.replaced(command, by) == expected.split()
    assert inputs.replaced(command, {}) == command


def test_waiting_requests_of_each_kind_of_input(project: Path) -> None:
    run("ar", "rcs", "x.a", "b.o", "a.o")
    run("ar", "rcs", "none.a", "b.o")
    run(CLANG, "-emit-llvm", "-x", "c", "-c", "/dev/null", "-o", "e.bc")
    given = inputs.link_inputs(["a.o", "b.o", "x.a", "none.a", "e.bc", "no.o"])
    found = {i.path: inputs.waiting_requests(i) for i in given}
    request = ["__enzyme_autodiff"]
    assert found == {"a.o": request, "b.o": [], "x.a": request, "none.a": [], "e.bc": [], "no.o": []}
