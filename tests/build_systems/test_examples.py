"""The examples of several libraries: a gradient across files, languages and kinds of libraries."""

from __future__ import annotations

import pytest

from tests.build_systems.building import ROOT, Project, by_enzcc, by_gcc, enzcc, enzcxx, tool

CMAKE = ROOT / "examples" / "cmake"
MAKE = ROOT / "examples" / "make"
RIGHT = "the derivatives are right"
CONSUMER = """
cmake_minimum_required(VERSION 3.16)
project(consumer CXX)
find_package(Enzcc REQUIRED COMPONENTS CXX)
find_package(rod REQUIRED)
add_executable(fit main.cpp)
target_link_libraries(fit PRIVATE rod::model rod::loss Enzcc::Enzcc)
enzcc_differentiate(fit)
"""

UNMARKED = """
cmake_minimum_required(VERSION 3.16)
project(unmarked C)
find_package(Enzcc REQUIRED)
add_library(model STATIC f.c)
add_executable(program main.c)
target_link_libraries(program PRIVATE model)
enzcc_differentiate(program)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """The CMake example as a release, by Ninja."""
    project = Project(tmp_path_factory.mktemp("rod"))
    project.configure(*by_enzcc(), "-DCMAKE_BUILD_TYPE=Release", source=CMAKE)
    project.build()
    return project


def test_a_release_by_ninja(built: Project) -> None:
    assert RIGHT in built.run("build/app/fit")
    built.build("--target", "test")


def test_without_optimization_by_make(project: Project) -> None:
    project.configure(*by_enzcc(), "-DCMAKE_BUILD_TYPE=Debug", source=CMAKE, generator="Unix Makefiles")
    assert " -g " in project.build()
    assert RIGHT in project.run("build/app/fit")


def test_only_the_marked_targets_of_a_project_of_gccs(project: Project) -> None:
    project.configure(*by_gcc(), "-DCMAKE_BUILD_TYPE=Release", source=CMAKE)
    project.build()
    assert RIGHT in project.run("build/app/fit")


def test_what_another_compiler_made_is_named(project: Project) -> None:
    """A library that is not marked has no code for derivatives."""
    ask = "#include <enzyme.h>\ndouble f(double);\nint main(void) { return (int)__enzyme_autodiff((void *)f, 3.0); }\n"
    project.write({"CMakeLists.txt": UNMARKED, "f.c": "double f(double x) { return x * x; }\n", "main.c": ask})
    project.configure(*by_gcc())
    said = project.run(tool("cmake"), "--build", "build", fails=True)
    assert "EZ0102" in said
    assert "libmodel.a" in said
    assert not (project.path / "build" / "program").exists()


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_by_make(project: Project, level: str) -> None:
    flags = [f"CC={enzcc()}", f"CXX={enzcxx()}", f"CFLAGS={level}", f"CXXFLAGS={level}", f"BUILD={project.path}/b"]
    assert RIGHT in project.run(tool("make"), "-C", MAKE, "-j2", *flags, "check")
    again = project.run(tool("make"), "-C", MAKE, *flags, "all")
    assert "Nothing to be done" in again


def test_installed_libraries_take_their_code_along(built: Project, project: Project) -> None:
    """Another project differentiates through them without their sources, also when they were stripped."""
    prefix = project.path / "prefix"
    built.run(
        tool("cmake"),
        "-DCMAKE_INSTALL_DO_STRIP=ON",
        f"-DCMAKE_INSTALL_PREFIX={prefix}",
        "-P",
        "build/cmake_install.cmake",
    )
    project.write({"CMakeLists.txt": CONSUMER, "main.cpp": (CMAKE / "app" / "main.cpp").read_text()})
    project.configure(*by_enzcc(), f"-DCMAKE_PREFIX_PATH={prefix}")
    project.build()
    assert RIGHT in project.run("build/fit", LD_LIBRARY_PATH=str(prefix / "lib"))


def test_the_readmes_tell_of_every_directory() -> None:
    for example in (CMAKE, MAKE):
        text = (example / "README.md").read_text()
        for directory in (d for d in example.iterdir() if d.is_dir()):
            assert f"`{directory.name}/" in text
