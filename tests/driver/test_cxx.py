"""C++: which commands compile it, what they link, where headers are found."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

PROGRAM = """
#include <enzyme/enzyme>
#include <iostream>
#include <vector>
static double f(const std::vector<double> &x) { double s = 0; for (double e : x) s += e * e; return s; }
int main() {
    std::vector<double> x{1, 2}, d(2);
    enzyme::autodiff<enzyme::Reverse>(f, enzyme::Duplicated<const std::vector<double> &>{x, d});
    std::cout << d[0] << " " << d[1] << std::endl;
}
"""
PLAIN = "#include <iostream>\nint main() { std::cout << 2 << ' ' << 4 << std::endl; }\n"


@pytest.mark.parametrize("suffix", ["cpp", "cc", "cxx", "C", "c++"])
def test_enzcc_links_the_library_of_cxx_where_a_source_is_cxx(bench: Workbench, suffix: str) -> None:
    bench.write(f"prog.{suffix}", PROGRAM if suffix == "cpp" else PLAIN)
    bench.build("-O1", f"prog.{suffix}", "-o", "prog")
    assert bench.output() == "2 4\n"


def test_the_language_may_be_said(bench: Workbench) -> None:
    bench.write("prog.txt", PROGRAM)
    bench.build("-x", "c++", "prog.txt", "-o", "prog")
    assert bench.output() == "2 4\n"


def test_enzcxx_takes_c_for_cxx(bench: Workbench) -> None:
    bench.write("prog.c", PROGRAM)
    bench.build("prog.c", "-o", "prog", entry="enzcxx")
    assert bench.output() == "2 4\n"


def test_c_and_cxx_in_one_command_keep_their_languages(bench: Workbench) -> None:
    bench.write("model.c", "double f(double *restrict class) { return *class * *class; }\n")
    bench.write(
        "main.cpp",
        '#include <enzyme/utils>\n#include <iostream>\nextern "C" double f(double *);\n'
        "int main() { double x = 3, d = 0; __enzyme_autodiff<void>((void *)f, enzyme_dup, &x, &d);"
        " std::cout << d << std::endl; }\n",
    )
    bench.build("-O2", "main.cpp", "model.c", "-o", "prog")
    assert bench.output() == "6\n"
    bench.write(
        "main.cpp",
        '#include <iostream>\nextern "C" double f(double *);\n'
        "int main() { double x = 3; std::cout << f(&x) << std::endl; }\n",
    )
    bench.build("-O2", "main.cpp", "model.c", "-o", "prog")
    assert bench.output() == "9\n"


@pytest.mark.parametrize("flags", [["-nostdinc++", "-DFREE"], ["-Iother"], ["-isystem", "other"]])
def test_the_headers_are_found_without_being_told_where(bench: Workbench, flags: list[str]) -> None:
    bench.write(
        "prog.cpp",
        "#include <enzyme.h>\nstatic double f(double x) { return x * x; }\n"
        "int main() { return __enzyme_autodiff((void *)f, enzyme_out, 3.0) != 6; }\n",
    )
    bench.build(*flags, "prog.cpp", "-o", "prog", entry="enzcxx")
    assert bench.run("./prog").status == 0


def test_older_cxx_is_told_what_the_headers_need(bench: Workbench) -> None:
    bench.write("prog.cpp", "#include <enzyme/enzyme>\nint main() {}\n")
    done = bench.enzcc("-std=c++14", "prog.cpp", entry="enzcxx")
    assert done.status == 1
    assert "need C++17" in done.err


def test_attributes_in_a_header_are_seen_and_the_compiler_speaks_once(bench: Workbench) -> None:
    bench.write("inactive.h", "__attribute__((enzyme_inactive)) inline double noise(double x) { return x * 0.5; }\n")
    bench.write(
        "prog.cpp",
        '#include "inactive.h"\n#include <enzyme/enzyme>\n#warning once\n'
        "static double f(double x) { return x * x + noise(x); }\n"
        "int main() { return __enzyme_autodiff<double>((void *)f, enzyme_out, 3.0) != 6; }\n",
    )
    done = bench.enzcc("-O2", "-MD", "-c", "prog.cpp", "-o", "prog.o", entry="enzcxx")
    assert done.status == 0, done.err
    assert done.err.count("warning:") == 1
    assert "inactive.h" in (bench.path / "prog.d").read_text()
    bench.build("prog.o", "-o", "prog", entry="enzcxx")
    assert bench.run("./prog").status == 0


def test_messages_and_make_rules_are_as_of_the_compiler_alone(bench: Workbench) -> None:
    bench.write("model.h", "static double f(double x) { int unused; return x * x; }\n")
    bench.write(
        "prog.cpp",
        '#include <enzyme/enzyme>\n#include "model.h"\n'
        "double d() { return __enzyme_autodiff<double>((void *)f, enzyme_out, 3.0); }\n",
    )
    done = bench.enzcc("-Wall", "-MMD", "-MP", "-c", "prog.cpp", entry="enzcxx")
    assert done.status == 0
    assert done.err.count("warning: unused variable") == 1
    assert (bench.path / "prog.d").read_text().startswith("prog.o: prog.cpp model.h")
    broken = bench.enzcc("-Wall", "-Werror", "-c", "prog.cpp", entry="enzcxx")
    assert broken.status == 1
    assert broken.err.count("error: unused variable") == 1


def test_the_version_of_enzyme_is_predefined(bench: Workbench) -> None:
    bench.write(
        "prog.cpp", "#ifndef ENZYME_VERSION_MAJOR\n#error none\n#endif\nint main() { return ENZYME_VERSION_MAJOR; }\n"
    )
    bench.build("-Werror", "prog.cpp", "-o", "prog", entry="enzcxx")
    assert bench.run("./prog").status == 0


@pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake is not installed")
def test_cmake_takes_it_for_the_cxx_compiler(bench: Workbench) -> None:
    bench.write("prog.cpp", PROGRAM)
    bench.write(
        "CMakeLists.txt",
        "cmake_minimum_required(VERSION 3.16)\nproject(it CXX)\nset(CMAKE_CXX_STANDARD 17)\n"
        "add_executable(prog prog.cpp)\n",
    )
    compiler = Path(sys.executable).parent / "enzc++"
    configured = bench.run(
        "cmake", "-B", "build", f"-DCMAKE_CXX_COMPILER={compiler}", "-DCMAKE_BUILD_TYPE=Release", "."
    )
    assert configured.status == 0, configured.err
    assert "Clang" in configured.out
    built = bench.run("cmake", "--build", "build")
    assert built.status == 0, built.out + built.err
    assert bench.output("build/prog") == "2 4\n"
