"""Programs of several files: how files are put together, and by which linker."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

_spec = importlib.util.spec_from_file_location("linking_programs", Path(__file__).with_name("programs.py"))
assert _spec is not None and _spec.loader is not None
programs = sys.modules.setdefault("linking_programs", importlib.util.module_from_spec(_spec))
_spec.loader.exec_module(programs)
Project = programs.Project

pytestmark = pytest.mark.skipif(shutil.which("ar") is None, reason="binutils are not installed")

MAIN = """
#include "slope.h"
double cubic(double);
double both(double);
int count(void);
int unrelated(void);
int main(void) {
  SHOW(cubic, 2);
  SHOW(both, 3);
  printf("%d %d\\n", count(), unrelated());
  return 3;
}
"""
CUBIC = """
static double scale = 2;
static int calls;
__attribute__((noinline)) static double step(double x) { calls++; return scale * x; }
double cubic(double x) { return step(x) * x * x; }
int count(void) { return calls > 0; }
"""
BOTH = """
double cubic(double);
static double scale = 3;
__attribute__((noinline)) static double step(double x) { return scale + x; }
double both(double x) { return step(x) * cubic(x); }
"""
UNRELATED = "int unrelated(void) { return 42; }"
FILES = {"main.c": MAIN, "cubic.c": CUBIC, "both.c": BOTH, "unrelated.c": UNRELATED}


PRINTED = "cubic' = 24.000000\nboth' = 378.000000\n1 42\nstatus 3\n"


def check(directory: Path, link: str = "", tools: str = "", options: str = "") -> None:
    """Built by enzcc in this way, the program prints what it does when clang built it."""
    project = Project(FILES, link.split(), [t for t in tools.split("; ") if t], options.split())
    assert project.built(directory, ours=True) == PRINTED


def test_what_the_program_prints(tmp_path: Path) -> None:
    assert Project(FILES).check(tmp_path) == PRINTED


ARCHIVED = [
    ("ar rcs libx.a cubic.o both.o unrelated.o", "main.o libx.a"),
    ("ar rcs libx.a cubic.o both.o unrelated.o", "-L. main.o -lx"),
    ("ar rcsT libx.a cubic.o both.o unrelated.o", "main.o -L. -l:libx.a"),
    ("ar rcs libx.a cubic.o both.o unrelated.o", "main.o -Wl,--whole-archive libx.a -Wl,--no-whole-archive"),
    ("ar rcs libx.a cubic.o unrelated.o; ar rcs liby.a both.o", "main.o -Wl,--start-group,libx.a,liby.a,--end-group"),
    ("ar rcs libx.a cubic.o unrelated.o main.o; ar rcs liby.a both.o", "-Wl,-u,main libx.a liby.a libx.a"),
    ("cc -r cubic.o both.o -o joined.o", "main.o joined.o unrelated.o"),
    ("cc -r main.o cubic.o -o joined.o", "joined.o both.o unrelated.o"),
    ("ld -r cubic.o unrelated.o -o joined.o; ar rcs libx.a joined.o", "main.o both.o libx.a"),
]


@pytest.mark.parametrize(("tools", "link"), ARCHIVED)
def test_objects_archives_and_joined_objects(tools: str, link: str, tmp_path: Path) -> None:
    """Internal functions and variables of the same name stay apart; counters count in one place."""
    check(tmp_path, link, tools)


@pytest.mark.rotated(2)
@pytest.mark.parametrize("linker", programs.linkers())
@pytest.mark.parametrize("options", ["-static -s", "-pie -Wl,--gc-sections -Wl,-z,now"])
def test_every_linker_and_kind_of_program(linker: str, options: str, tmp_path: Path) -> None:
    link = f"{linker} {options} main.o -L. -lx unrelated.o"
    check(tmp_path, link, "ar rcs libx.a cubic.o both.o", "-ffunction-sections -fdata-sections -fPIE")


@pytest.mark.rotated(2)
@pytest.mark.parametrize("linker", programs.linkers())
@pytest.mark.parametrize("whole", ["", "T"])
def test_every_linker_and_whole_or_thin_archives(linker: str, whole: str, tmp_path: Path) -> None:
    """One of the archives is thin, and one linked as a whole: the same one, or not."""
    link = f"{linker} main.o -Wl,--whole-archive -lx -Wl,--no-whole-archive -L. -ly"
    check(
        tmp_path, link, f"mkdir sub; mv both.o sub; ar rcs{whole} libx.a cubic.o unrelated.o; ar rcsT liby.a sub/both.o"
    )


def test_sources_and_objects_on_one_command(tmp_path: Path) -> None:
    """Sources that ask are compiled as by -c."""
    check(tmp_path, "-O2 -I. main.c cubic.o both.c unrelated.o")


def test_response_files_and_names_with_spaces(tmp_path: Path) -> None:
    files = {k.replace("both", "both names"): v for k, v in FILES.items()}
    plain = {"more": "cubic.o\n'both names.o' unrelated.o\n"}
    assert Project(files, ["main.o", "@more"], plain=plain).built(tmp_path, ours=True) == PRINTED


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O3 -g", "-Os"])
def test_every_level(level: str, tmp_path: Path) -> None:
    check(tmp_path, options=level)


def versions() -> list[str]:
    return [f"clang-{v}" for v in range(15, 23) if shutil.which(f"clang-{v}")]


@pytest.mark.skipif(len(versions()) < 2, reason="one version of clang is installed")
def test_objects_of_several_versions_of_clang(tmp_path: Path) -> None:
    """Their IR, under the names that clang and its LTO give it."""
    first, last = versions()[0], versions()[-1]
    middle = versions()[len(versions()) // 2]
    compilers = {"cubic.c": first, "both.c": middle, "unrelated.c": last}
    own = {n: ["-Xclang", "-fembed-bitcode=bitcode"] for n in compilers}
    assert Project(FILES, own=own, compilers=compilers).built(tmp_path, ours=True) == PRINTED


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_objects_of_another_compiler_in_between_stay_native(tmp_path: Path) -> None:
    compilers = {"unrelated.c": "gcc"}
    link = ["main.o", "unrelated.o", "cubic.o", "both.o"]
    assert Project(FILES, link, compilers=compilers).built(tmp_path, ours=True) == PRINTED
