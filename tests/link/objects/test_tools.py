"""Objects that carry IR under the tools and linkers of a system: kept where objects are kept, gone from what is run."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cli.linking import archive, bitcode, elf, embedded_ir, object_marks
from enzyme_frontends.toolchain import find_clang
from tests.native import clang

CLANG = clang()
pytestmark = pytest.mark.skipif(shutil.which("ar") is None, reason="binutils are not installed")

ONE = """
static int counted;
__attribute__((noinline)) static int step(int by) { counted += by; return counted; }
int one(int by) { return step(by) + step(2 * by); }
__attribute__((weak)) int weakly(void) { return 1; }
"""
TWO = """
static int counted = 5;
__attribute__((noinline)) static int step(int by) { return counted -= by; }
int one(int);
int two(int by) { return step(by) + one(by); }
"""


def linkers() -> list[str]:
    """The linkers that are installed, by the names of -fuse-ld=."""
    versioned = f"ld.lld-{find_clang().major}"
    found = [n for n in ("bfd", "gold", "lld", "mold") if shutil.which(f"ld.{n}") or (n == "mold" and shutil.which(n))]
    return [*found, *([f"/usr/bin/{versioned}"] if "lld" not in found and shutil.which(versioned) else [])]


def linked_by(linker: str) -> list[str]:
    return [f"--ld-path={linker}" if linker.startswith("/") else f"-fuse-ld={linker}"]


@pytest.fixture
def objects(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`one.o` and `two.o` with their IR, for shared libraries too; the working directory is there."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("one", ONE), ("two", TWO)):
        Path(f"{name}.c").write_text(text)
        compile_(f"{name}.c", "-Xclang", "-fembed-bitcode=bitcode")
        assert object_marks.mark_ir(f"{name}.o")
    Path("main.c").write_text("int one(int); int two(int); int main(void) { return two(3) != 14; }")
    compile_("main.c")
    return tmp_path


def compile_(source: str, *options: str) -> None:
    run(*CLANG, "-O2", "-fPIC", *options, "-c", source, "-o", source.removesuffix(".c") + ".o")


def run(*command: str) -> str:
    """Run a tool, which must have nothing to say on standard error; what it printed."""
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, ""), f"{command}: {ran.stderr}"
    return ran.stdout


def read(path: str) -> elf.ObjectFile:
    file = elf.read_object(elf.mapped(path))
    assert file is not None
    return file


def whole(path: str) -> bool:
    file = read(path)
    return embedded_ir.carries_whole(file, bitcode.modules_of(file))


def test_names_and_archives_are_those_of_native_objects(objects: Path) -> None:
    """LLVM's plugin for binutils, which Debian installs with clang, must not take an object for one of bitcode."""
    assert " T one" in run("nm", "one.o")
    run("ar", "rcs", "libx.a", "one.o", "two.o")
    assert "one in one.o" in run("nm", "-s", "libx.a")
    run("ranlib", "libx.a")
    assert "two in two.o" in run("nm", "-s", "libx.a")
    assert [len(bitcode.ir_of(m.data())) for m in archive.members("libx.a")] == [1, 1]
    run(*CLANG, "main.o", "-L.", "-lx", "-o", "main")
    run("./main")


@pytest.mark.parametrize(
    "command", ["strip -g -o copy.o one.o", "strip --strip-unneeded -o copy.o one.o", "objcopy one.o copy.o"]
)
def test_tools_that_copy_an_object_keep_its_ir(command: str, objects: Path) -> None:
    before = bitcode.ir_of(elf.mapped("one.o"))
    run(*command.split())
    assert bitcode.ir_of(elf.mapped("copy.o")) == before != []
    assert read("copy.o").named(elf.IR_SECTION)[0].excluded
    assert whole("copy.o")


@pytest.mark.parametrize("linker", linkers())
def test_objects_joined_have_the_modules_of_all(linker: str, objects: Path) -> None:
    run(*CLANG, *linked_by(linker), "-r", "-nostdlib", "one.o", "two.o", "-o", "both.o")
    assert len(bitcode.ir_of(elf.mapped("both.o"))) == 2
    assert whole("both.o") and all(s.excluded for s in read("both.o").named(elf.IR_SECTION))
    run(*CLANG, *linked_by(linker), "main.o", "both.o", "-o", "main")
    run("./main")


@pytest.mark.parametrize("linker", linkers())
@pytest.mark.parametrize("options", [[], ["-shared"], ["-static"], ["-pie", "-Wl,--gc-sections"]])
def test_what_is_linked_has_no_ir(linker: str, options: list[str], objects: Path) -> None:
    run(*CLANG, *linked_by(linker), *options, "main.o", "one.o", "two.o", "-o", "linked")
    assert not read("linked").named(elf.IR_SECTION)
    assert b"BC\xc0\xde" not in Path("linked").read_bytes()
    if "-shared" not in options:
        run("./linked")


def test_readers_of_objects_have_nothing_to_object(objects: Path) -> None:
    for command in ("readelf -aW", "objdump -xd", "size", "nm -a"):
        run(*command.split(), "one.o")
    if shutil.which("gdb"):
        assert "one" in run("gdb", "-nx", "-batch", "-ex", "info functions one", "one.o")


def test_ir_that_says_less_or_other_than_its_object_is_not_used(objects: Path) -> None:
    assert whole("one.o") and whole("two.o")
    Path("foreign.c").write_text("static int hidden(int x) { return x; } int (*pointer)(int) = hidden;")
    Path("table.c").write_text("static int table[3]; int *first(void) { return table; }")
    for name in ("foreign", "table"):
        compile_(f"{name}.c")
        run("ld", "-r", "one.o", f"{name}.o", "-o", "joined.o")
        assert bitcode.ir_of(elf.mapped("joined.o")) and not whole("joined.o")
    for change in (
        "--redefine-sym one=eins",
        "--prefix-symbols=x_",
        "--weaken-symbol=one",
        "--localize-symbol=one",
        "--globalize-symbol=step",
        "--redefine-sym step=walk",
    ):
        run("objcopy", *change.split(), "one.o", "changed.o")
        assert bitcode.ir_of(elf.mapped("changed.o")) and not whole("changed.o"), change


CXX = """
#include <stdexcept>
#include <string>
#include <vector>
template <class T> struct Base { static T value; virtual ~Base() {} virtual T get() { return value; } };
template <class T> T Base<T>::value = 3;
static std::vector<int> made{1, 2, 3};
inline int &counter() { static int n = 5; return n; }
struct Derived : Base<int> {
  int get() override { try { return made.at(7); } catch (const std::exception &) { return counter(); } }
};
namespace { struct Inside : Derived { int get() override { return 9; } }; }
std::string text(int x) { static thread_local std::string t = "x"; Inside z; Base<int> *p = &z;
  return t + std::to_string(p->get() + x); }
"""
C = """
static _Thread_local int own = 3; int common;
__attribute__((visibility("protected"))) int guarded(void) { return own; }
int alias(void) __attribute__((alias("guarded")));
static int impl(void) { return 1; }
static int (*resolve(void))(void) { return impl; }
int chosen(void) __attribute__((ifunc("resolve")));
__asm__(".globl written\\nwritten: ret\\nlocally: ret\\n");
__attribute__((constructor)) static void construct(void) { own++; }
__attribute__((noinline)) static int table(int k) {
  switch (k) { case 0: return 17; case 1: return 5; case 2: return 9; case 3: return 99; case 4: return 88; }
  return own; }
int use(int k) { return table(k); }
"""


@pytest.mark.parametrize(
    "options",
    ["-O0", "-O2 -fPIC -g", "-O3 -fcommon", "-Oz", "-O2 -fsanitize=address,undefined", "-O1 --coverage",
     "-O2 -fprofile-instr-generate -fcoverage-mapping", "-O2 -fprofile-generate"],
)  # fmt: skip
@pytest.mark.parametrize(("suffix", "text"), [("c", C), ("cpp", CXX)])
def test_ir_says_all_of_the_object_that_a_compiler_made_of_it(
    suffix: str, text: str, options: str, tmp_path: Path
) -> None:
    """What optimizers, instrumentation and code generation add has its own names."""
    source, made = tmp_path / f"a.{suffix}", tmp_path / "a.o"
    source.write_text(text)
    run(*CLANG, *options.split(), "-w", "-Xclang", "-fembed-bitcode=bitcode", "-c", str(source), "-o", str(made))
    assert whole(str(made))
