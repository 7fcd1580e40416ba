"""Reading and changing object files: what real compilers make, and what is damaged."""

from __future__ import annotations

import os
import random
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import bitcode, elf, object_marks
from enzyme_frontends.toolchain import find_clang

CLANG = find_clang().path
pytestmark = pytest.mark.skipif(shutil.which("readelf") is None, reason="binutils are not installed")

REQUESTING = """
double __enzyme_autodiff(void *, double);
double square(double x) { return x * x; }
__attribute__((weak)) int weakly(void) { return 1; }
__attribute__((visibility("hidden"))) int inside = 4;
static int counted;
int common;
_Thread_local int own = 3;
__attribute__((noinline)) static int count(void) { return ++counted; }
double slope(double x) { count(); return __enzyme_autodiff((void *)square, x); }
"""


def compile_(directory: Path, text: str, name: str = "a", *options: str) -> Path:
    """An object as clang makes it, with its raw IR."""
    source = directory / f"{name}.c"
    source.write_text(text)
    made = directory / f"{name}.o"
    command = [CLANG, "-O2", "-Xclang", "-fembed-bitcode=bitcode", *options, "-c", str(source), "-o", str(made)]
    subprocess.run(command, check=True, timeout=60)
    return made


@pytest.fixture(scope="module")
def requesting(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compile_(tmp_path_factory.mktemp("elf"), REQUESTING, "a", "-fcommon")


def readelf(path: Path) -> str:
    """What readelf says; it must have nothing to object."""
    ran = subprocess.run(["readelf", "-aW", str(path)], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stderr == ""
    return ran.stdout


def test_sections_and_symbols_are_those_of_readelf(requesting: Path) -> None:
    file = elf.read_object(elf.mapped(str(requesting)))
    assert file is not None and file.kind == "relocatable"
    symbols = {s.name: s for s in file.symbols if s.name}
    assert (symbols["square"].binding, symbols["square"].kind, symbols["square"].defined) == (
        "global",
        "function",
        True,
    )
    assert symbols["weakly"].binding == "weak"
    assert (symbols["inside"].visibility, symbols["inside"].size) == ("hidden", 4)
    assert symbols["common"].kind == "common"
    assert symbols["own"].kind == "tls"
    assert symbols["count"].binding == "local"
    assert not symbols["__enzyme_autodiff"].defined
    listed = [line for line in readelf(requesting).splitlines() if line.startswith("  [") and "[Nr]" not in line]
    assert len(listed) == len(file.sections)


def test_requests_are_the_undefined_symbols_that_say_so(requesting: Path, tmp_path: Path) -> None:
    assert elf.undefined_requests(elf.mapped(str(requesting))) == ["__enzyme_autodiff"]
    mentioning = compile_(tmp_path, 'const char *text = "__enzyme_autodiff"; int __enzyme_here;')
    assert elf.undefined_requests(elf.mapped(str(mentioning))) == []


def test_a_marked_object_is_the_same_but_for_a_name_and_a_flag(requesting: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked.o"
    shutil.copy(requesting, marked)
    assert object_marks.mark_ir(str(marked))
    before, after = requesting.read_bytes(), marked.read_bytes()
    assert len(before) == len(after)
    assert sum(a != b for a, b in zip(before, after, strict=True)) <= 14
    file = elf.read_object(after)
    assert file is not None
    (section,) = file.named(elf.IR_SECTION)
    assert section.excluded
    assert bitcode.ir_of(after) == bitcode.ir_of(before) != []
    assert not object_marks.mark_ir(str(marked))
    readelf(marked)


@pytest.mark.parametrize("sharing", ["c", "bc", "llvmbc"])
def test_a_name_that_ends_like_the_sections_keeps_its_own(sharing: str, tmp_path: Path) -> None:
    """String tables keep a common tail once: `c` may be the last letter of `.llvmbc`."""
    made = compile_(tmp_path, f"int {sharing} = 1;")
    assert object_marks.mark_ir(str(made))
    file = elf.read_object(elf.mapped(str(made)))
    assert file is not None
    assert file.named(elf.IR_SECTION) and not file.named(".llvmbc")
    assert sharing in [s.name for s in file.symbols]
    readelf(made)
    assert sorted(os.listdir(tmp_path)) == ["a.c", "a.o"]


def test_what_is_no_object_has_nothing_to_mark(tmp_path: Path) -> None:
    text = tmp_path / "a.o"
    text.write_text("no object")
    assert not object_marks.mark_ir(str(text))
    assert not object_marks.mark_ir(str(tmp_path / "missing.o"))
    assert not object_marks.mark_ir(os.devnull)


def test_a_section_is_added_once_and_then_replaced(requesting: Path, tmp_path: Path) -> None:
    once = elf.with_section(requesting.read_bytes(), ".extra", b"one", excluded=True)
    twice = elf.with_section(once, ".extra", b"two!", excluded=True)
    for content, given in ((once, b"one"), (twice, b"two!")):
        file = elf.read_object(content)
        assert file is not None
        (section,) = file.named(".extra")
        assert bytes(file.content(section)) == given and section.excluded
        path = tmp_path / "more.o"
        path.write_bytes(content)
        readelf(path)
        original = elf.read_object(requesting.read_bytes())
        assert original is not None and file.symbols == original.symbols


def test_more_sections_than_sixteen_bits_count(tmp_path: Path) -> None:
    """-ffunction-sections on 66000 functions: counts and indices move to other fields."""
    assembly = tmp_path / "many.s"
    lines = [f'.section .text.f{i},"ax"\n.globl f{i}\nf{i}: ret\n' for i in range(66000)]
    assembly.write_text("".join(lines) + '.section .llvmbc,"",@progbits\n.byte 1\n')
    made = tmp_path / "many.o"
    subprocess.run([CLANG, "-c", str(assembly), "-o", str(made)], check=True, timeout=120)
    assert object_marks.mark_ir(str(made))
    more = elf.with_section(made.read_bytes(), ".extra", b"content", excluded=True)
    file = elf.read_object(more)
    assert file is not None and len(file.sections) > 66000
    last = next(s for s in file.symbols if s.name == "f65999")
    assert file.sections[last.section].name == ".text.f65999"
    assert bytes(file.content(file.named(".extra")[0])) == b"content"
    made.write_bytes(more)
    ran = subprocess.run(["readelf", "-SW", str(made)], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stderr == "" and ".extra" in ran.stdout


@pytest.mark.parametrize(
    "target", ["aarch64-linux-gnu", "riscv64-linux-gnu", "i386-linux-gnu", "powerpc64-linux-gnu", "powerpc-linux-gnu"]
)
def test_other_machines_have_the_same_structures(target: str, tmp_path: Path) -> None:
    """32 bits and big-endian included."""
    source = tmp_path / "a.ll"
    source.write_text("declare void @__enzyme_x()\ndefine void @f() {\n  call void @__enzyme_x()\n  ret void\n}\n")
    made = tmp_path / "a.o"
    command = [CLANG, f"--target={target}", "-w", "-c", str(source), "-o", str(made)]
    if subprocess.run(command, capture_output=True, check=False, timeout=60).returncode != 0:
        pytest.skip(f"clang does not know {target}")
    made.write_bytes(elf.with_section(made.read_bytes(), ".llvmbc", b"BC", excluded=False))
    assert elf.undefined_requests(elf.mapped(str(made))) == ["__enzyme_x"]
    assert object_marks.mark_ir(str(made))
    readelf(made)


def test_damaged_files_are_no_objects(requesting: Path) -> None:
    """Cut off or overwritten at random, a file is refused or read, but nothing is raised."""
    whole = requesting.read_bytes()
    for length in range(0, len(whole), 37):
        _read_all(whole[:length])
    chance = random.Random(7)
    for _ in range(2000):
        damaged = bytearray(whole)
        for _ in range(chance.randrange(1, 5)):
            damaged[chance.choice((chance.randrange(64), chance.randrange(len(whole))))] = chance.randrange(256)
        _read_all(bytes(damaged))


def _read_all(data: bytes) -> None:
    file = elf.read_object(data)
    if file is not None:
        assert isinstance(file.symbols + file.dynamic_symbols, list)
        bitcode.modules_of(file)
    assert isinstance(elf.undefined_requests(data), list)


def test_a_count_that_no_file_can_hold_is_refused() -> None:
    header = b"\x7fELF\x02\x01\x01" + bytes(9)
    header += struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, 64, 0, 64, 0, 0, 64, 0, 0)
    section = struct.pack("<IIQQQQIIQQ", 0, 0, 0, 0, 0, 1 << 60, 0, 0, 0, 0)
    assert elf.read_object(header + section) is None
