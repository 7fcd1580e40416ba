"""Programs of several files: how files are put together, and by which linker."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang

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


def linkers() -> list[str]:
    versioned = shutil.which(f"ld.lld-{find_clang().major}")
    found = [f"-fuse-ld={n}" for n in ("bfd", "gold", "lld") if shutil.which(f"ld.{n}")]
    found += ["-fuse-ld=mold"] if shutil.which("mold") else []
    return [*found, *([f"--ld-path={versioned}"] if versioned and "-fuse-ld=lld" not in found else [])]


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
    printed = Project(FILES, link.split(), tools.split("; ")).check(tmp_path)
    assert "cubic' = 24.000000" in printed and "1 42" in printed and "status 3" in printed


@pytest.mark.parametrize("linker", linkers())
@pytest.mark.parametrize("options", ["-static", "-pie -Wl,--gc-sections", "-no-pie -s", "-Wl,--as-needed -Wl,-z,now"])
def test_every_linker_and_kind_of_program(linker: str, options: str, tmp_path: Path) -> None:
    link = f"{linker} {options} main.o -L. -lx unrelated.o"
    tools = ["ar rcs libx.a cubic.o both.o"]
    Project(FILES, link.split(), tools, ["-ffunction-sections", "-fdata-sections", "-fPIE"]).check(tmp_path)


@pytest.mark.parametrize("linker", linkers())
def test_every_linker_and_whole_or_thin_archives(linker: str, tmp_path: Path) -> None:
    link = f"{linker} main.o -Wl,--whole-archive -lx -Wl,--no-whole-archive -L. -ly"
    tools = ["ar rcs libx.a cubic.o unrelated.o", "ar rcsT liby.a both.o"]
    Project(FILES, link.split(), tools).check(tmp_path)


def test_sources_and_objects_on_one_command(tmp_path: Path) -> None:
    """Sources that ask are compiled as by -c."""
    link = ["-O2", "-I.", "-DBY_DIFFERENCES", "main.c", "cubic.o", "both.c", "unrelated.o"]
    expected = Project(FILES, link).built(tmp_path, ours=False)
    (tmp_path / "clang").rename(tmp_path / "first")
    link.remove("-DBY_DIFFERENCES")
    assert Project(FILES, link).built(tmp_path, ours=True) == expected


def test_response_files_and_names_with_spaces(tmp_path: Path) -> None:
    files = {k.replace("both", "both names"): v for k, v in FILES.items()}
    plain = {"more": "cubic.o\n'both names.o' unrelated.o\n"}
    Project(files, ["main.o", "@more"], plain=plain).check(tmp_path)


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O3 -g", "-Os"])
def test_every_level(level: str, tmp_path: Path) -> None:
    Project(FILES, options=level.split()).check(tmp_path)


def versions() -> list[str]:
    return [f"clang-{v}" for v in range(15, 23) if shutil.which(f"clang-{v}")]


@pytest.mark.skipif(len(versions()) < 2, reason="one version of clang is installed")
def test_objects_of_several_versions_of_clang(tmp_path: Path) -> None:
    """Their IR, under the names that clang and its LTO give it."""
    first, last = versions()[0], versions()[-1]
    middle = versions()[len(versions()) // 2]
    compilers = {"cubic.c": first, "both.c": middle, "unrelated.c": last}
    own = {n: ["-Xclang", "-fembed-bitcode=bitcode"] for n in compilers}
    Project(FILES, own=own, compilers=compilers).check(tmp_path)


@pytest.mark.skipif(shutil.which("gcc") is None, reason="gcc is not installed")
def test_objects_of_another_compiler_in_between_stay_native(tmp_path: Path) -> None:
    compilers = {"unrelated.c": "gcc"}
    Project(FILES, ["main.o", "unrelated.o", "cubic.o", "both.o"], compilers=compilers).check(tmp_path)
