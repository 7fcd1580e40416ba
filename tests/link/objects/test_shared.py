"""The IR that shared libraries take along."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import archive_members, bitcode, elf, embedded_ir, inputs, object_marks
from enzyme_frontends.toolchain import find_clang
from tests.native import clang

CLANG = clang()
pytestmark = pytest.mark.skipif(shutil.which("ld") is None, reason="binutils are not installed")

ONE = "static double scale = 2; double one(double x) { return x * scale; } double hidden(double x) { return x; }"
TWO = "double one(double); double two(double x) { return one(x) + 1; }"
MAIN = "double two(double); int main(void) { return two(3) != 7; }"


def linkers() -> list[list[str]]:
    """How clang is told to use each linker that is installed."""
    versioned = shutil.which(f"ld.lld-{find_clang().major}")
    found = [[f"-fuse-ld={n}"] for n in ("bfd", "gold", "lld") if shutil.which(f"ld.{n}")]
    found += [["-fuse-ld=mold"]] if shutil.which("mold") else []
    return [*found, *([[f"--ld-path={versioned}"]] if versioned and ["-fuse-ld=lld"] not in found else [])]


def run(*command: str) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, ""), f"{command}: {ran.stderr}"
    return ran.stdout


@pytest.fixture
def objects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """`one.o` and `two.o`, and `main.o`; the working directory is theirs."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("one", ONE), ("two", TWO), ("main", MAIN)):
        Path(f"{name}.c").write_text(text)
        run(*CLANG, "-O2", "-fPIC", "-Xclang", "-fembed-bitcode=bitcode", "-c", f"{name}.c", "-o", f"{name}.o")
        assert object_marks.mark_ir(f"{name}.o")
    Path("exports").write_text("{ global: two; local: *; };")
    return [Path("one.o").read_bytes(), Path("two.o").read_bytes()]


def modules(path: str) -> list[bytes]:
    return bitcode.ir_of(elf.mapped(path))


@pytest.mark.parametrize("linker", linkers())
def test_a_library_has_the_ir_of_its_objects(linker: list[str], objects: list[bytes]) -> None:
    """Whatever is exported, collected or stripped."""
    expected = [m for o in objects for m in bitcode.ir_of(o)]
    options = ["-shared", "-Wl,--version-script=exports", "-Wl,--gc-sections"]
    run(*CLANG, *linker, *options, "one.o", "two.o", "-o", "libx.so")
    assert modules("libx.so") == []
    assert embedded_ir.add_shared_ir("libx.so", objects)
    assert modules("libx.so") == expected
    assert " one" not in run("nm", "-D", "libx.so")
    run("readelf", "-aW", "libx.so")
    run(*CLANG, *linker, "main.o", "-L.", "-lx", "-Wl,-rpath,$ORIGIN", "-o", "main")
    run("./main")
    for options in ([], ["-g"], ["--strip-unneeded"]):
        run("strip", *options, "libx.so", "-o", "libx.stripped")
        assert modules("libx.stripped") == expected
    Path("libx.stripped").replace("libx.so")
    run("./main")


def test_an_added_section_is_the_only_difference(objects: list[bytes]) -> None:
    """What is loaded stays where it is: a killed build leaves the old file or the new one."""
    run(*CLANG, "-shared", "one.o", "two.o", "-o", "libx.so")
    before = Path("libx.so").read_bytes()
    assert embedded_ir.add_shared_ir("libx.so", objects)
    after = Path("libx.so").read_bytes()
    assert after[64 : len(before)] == before[64:]
    old, new = elf.read_object(before), elf.read_object(after)
    assert old is not None and new is not None
    assert new.symbols == old.symbols and new.dynamic_symbols == old.dynamic_symbols
    assert [s.name for s in new.sections] == [*(s.name for s in old.sections), elf.IR_SECTION]


def test_without_ir_nothing_is_added(objects: list[bytes]) -> None:
    run(*CLANG, "-fPIC", "-c", "one.c", "-o", "plain.o")
    run(*CLANG, "-shared", "plain.o", "-o", "libx.so")
    before = Path("libx.so").read_bytes()
    plain = Path("plain.o").read_bytes()
    assert not embedded_ir.add_shared_ir("libx.so", [plain])
    assert Path("libx.so").read_bytes() == before


def test_ir_that_the_linker_copies_is_not_added_twice(objects: list[bytes]) -> None:
    """Another compiler's -fembed-bitcode leaves its section to the linker."""
    run(*CLANG, "-fPIC", "-Xclang", "-fembed-bitcode=bitcode", "-c", "one.c", "-o", "foreign.o")
    foreign = Path("foreign.o").read_bytes()
    assert embedded_ir.shared_ir([foreign, objects[1]]) == bitcode.ir_of(objects[1])[0]
    run(*CLANG, "-shared", "foreign.o", "two.o", "-o", "libx.so")
    assert embedded_ir.add_shared_ir("libx.so", [foreign, objects[1]])
    assert modules("libx.so") == [*bitcode.ir_of(foreign), *bitcode.ir_of(objects[1])]


def test_ir_of_joined_or_renamed_objects_is_left_out(objects: list[bytes]) -> None:
    run("objcopy", "--redefine-sym", "one=eins", "one.o", "renamed.o")
    assert embedded_ir.shared_ir([Path("renamed.o").read_bytes()]) == b""


def test_members_of_archives_are_those_that_are_wanted(objects: list[bytes]) -> None:
    Path("unused.c").write_text("int unused(void) { return 1; }")
    run(*CLANG, "-fPIC", "-c", "unused.c", "-o", "unused.o")
    run("ar", "rcs", "libx.a", "unused.o", "one.o", "two.o")
    run("ar", "rcs", "liby.a", "one.o")
    given = inputs.link_inputs(["main.o", "liby.a", "libx.a"])
    assert [bytes(d) for d in archive_members.linked(given)] == [Path("main.o").read_bytes(), objects[1], objects[0]]
    given = inputs.link_inputs(["-Wl,--whole-archive", "libx.a", "gone.o"])
    assert [bytes(d) for d in archive_members.linked(given)] == [Path("unused.o").read_bytes(), *objects]
