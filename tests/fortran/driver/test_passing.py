"""What asks for no derivatives is flang's: its words, its files, its status."""

from __future__ import annotations

import pytest

from enzyme_cli.linking import elf
from tests.fortran.driver.bench import MODEL, Bench

PLAIN = """
program plain
  use model
  real(8) :: y
  call cubes(2, [1d0, 2d0], y)
  print '(f4.1)', y
end program
"""
WRONG = "program wrong\n  print *, x y\nend program\n"


@pytest.mark.parametrize(
    "command",
    [
        ["-dumpmachine"],
        ["-print-resource-dir"],
        ["-E", "model.f90"],
        ["-fsyntax-only", "wrong.f90"],
        ["-c", "wrong.f90"],
        ["-O2", "-c", "wrong.f90"],
        ["wrong.f90", "-o", "prog"],
        ["-c", "-not-an-option", "model.f90"],
        ["-V"],
        ["-qversion"],
        [],
        ["-c", "model.f90", "plain.f90", "-o", "both.o"],
        ["-fc1", "-fsyntax-only", "model.f90"],
    ],
    ids=" ".join,
)
def test_it_says_what_flang_says(bench: Bench, command: list[str]) -> None:
    bench.write(model_f90=MODEL, plain_f90=PLAIN, wrong_f90=WRONG)
    ours, flangs = bench.enzfc(*command), bench.flang(*command)
    assert (ours.status, ours.out, ours.err) == (flangs.status, flangs.out, flangs.err)
    assert not list(bench.path.glob(".*"))  # nor are parts left


@pytest.mark.parametrize("level", ["-O0", "-O1 -g", "-O2", "-O3 -g", "-O2 -ffast-math -march=native"])
def test_an_object_is_flangs_with_one_section_more(bench: Bench, level: str) -> None:
    """At every level, to the byte."""
    bench.write(model_f90=MODEL)
    bench.build(*level.split(), "-c", "model.f90", "-o", "model.o")
    ours = elf.read_object((bench.path / "model.o").read_bytes())
    assert bench.flang(*level.split(), "-c", "model.f90", "-o", "model.o").status == 0
    flangs = elf.read_object((bench.path / "model.o").read_bytes())
    assert ours is not None
    assert flangs is not None
    names = [".strtab", ".shstrtab"]
    content = {s.name: bytes(ours.content(s)) for s in ours.sections if s.name not in (*names, elf.IR_SECTION)}
    assert content == {s.name: bytes(flangs.content(s)) for s in flangs.sections if s.name not in names}
    assert ours.named(elf.IR_SECTION)[0].excluded


def test_modules_are_written_where_flang_writes_them(bench: Bench) -> None:
    bench.write(model_f90=MODEL)
    (bench.path / "elsewhere").mkdir()
    for flags in (["-J", "elsewhere"], ["-Jelsewhere"], ["-module-dir", "elsewhere"], ["-O0", "-J", "elsewhere"]):
        bench.build("-O2", *flags, "-c", "model.f90")
        assert [f.name for f in (bench.path / "elsewhere").iterdir()] == ["model.mod"]
        assert not (bench.path / "model.mod").exists()
        (bench.path / "elsewhere" / "model.mod").unlink()


def test_several_files_with_their_modules_in_one_command(bench: Bench) -> None:
    bench.write(model_f90=MODEL, plain_f90=PLAIN)
    bench.build("model.f90", "plain.f90", "-o", "prog")
    assert bench.output() == " 9.0\n"


def test_suffixes(bench: Bench) -> None:
    """Fixed form has its statements in the seventh column."""
    for number, suffix in enumerate(("f90", "F90", "f95", "f03", "F08", "f", "F", "for", "FOR")):
        (bench.path / f"s{number}.{suffix}").write_text(f"      subroutine s{number}\n      end\n")
        bench.build("-O2", "-c", f"s{number}.{suffix}")
        assert elf.IR_SECTION.encode() in (bench.path / f"s{number}.o").read_bytes()


def test_a_source_on_standard_input_and_one_that_is_preprocessed(bench: Bench) -> None:
    bench.write(macro_F90="program a\n#ifdef ON\n  print '(a)', TEXT\n#endif\nend program\n")
    bench.build("-DON", "-DTEXT='defined'", "macro.F90", "-o", "prog")
    assert bench.output() == "defined\n"
    bench.build("-cpp", "-DON", "-DTEXT='defined'", "-c", "macro.F90", "-O2", "-o", "prog.o")
    bench.build("prog.o", "-o", "prog")
    assert bench.output() == "defined\n"


def test_warnings_appear_once(bench: Bench) -> None:
    """Where flang runs twice, too."""
    bench.write(warned_f90="subroutine s(n)\n  integer :: n\n  n = 3000000000_4\nend subroutine\n")
    for level in ("-O0", "-O2"):
        ours, flangs = (run(level, "-c", "warned.f90") for run in (bench.enzfc, bench.flang))
        assert (ours.status, ours.err) == (flangs.status, flangs.err)


def test_a_failure_leaves_no_object(bench: Bench) -> None:
    """A build tool would take an older one for the result."""
    bench.write(wrong_f90=WRONG, wrong_o="older")
    assert bench.enzfc("-O2", "-c", "wrong.f90").status == 1
    assert not (bench.path / "wrong.o").exists()


def test_little_is_imported_where_nothing_is_differentiated(bench: Bench) -> None:
    """As in tests/driver/test_start.py."""
    bench.write(model_f90=MODEL)
    process = bench.start("-O2", "-c", "model.f90", PYTHONVERBOSE="", PYTHONPROFILEIMPORTTIME="1")
    said = process.communicate()[1]
    assert process.returncode == 0
    loaded = {line.rpartition("|")[2].strip() for line in said.splitlines()}
    assert "enzyme_cli.driver" in loaded
    assert not loaded & {"llvmlite", "rich", "click", "subprocess", "tempfile", "enzyme_passes.pipeline", "json"}


def test_shared_libraries_and_archives(bench: Bench) -> None:
    bench.write(model_f90=MODEL, plain_f90=PLAIN)
    bench.build("-fPIC", "-shared", "model.f90", "-o", "libmodel.so")
    bench.build("plain.f90", "-L.", "-lmodel", f"-Wl,-rpath,{bench.path}", "-o", "prog")
    assert bench.output() == " 9.0\n"
