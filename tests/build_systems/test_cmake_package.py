"""find_package(Enzcc), Enzcc::Enzcc and enzcc_differentiate, with enzcc, clang and GCC for the project's compiler."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from tests.build_systems.building import (
    CMAKE_PACKAGE,
    PROGRAM,
    ROOT,
    SQUARE,
    TOOLCHAIN,
    Project,
    by,
    by_clang,
    by_enzcc,
    by_gcc,
    enzcc,
    enzcxx,
    tool,
)

HEAD = "cmake_minimum_required(VERSION 3.16)\n"
MARKED = f"""{HEAD}
project(marked C CXX)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
find_package(Enzcc REQUIRED COMPONENTS C CXX)
add_library(square STATIC square.c)
add_library(square_too SHARED square_too.cpp)
add_executable(program program.c)
add_executable(program_too program_too.cpp)
add_executable(plain plain.c)
target_link_libraries(square PRIVATE Enzcc::Enzcc)
target_link_libraries(square_too PRIVATE Enzcc::Enzcc)
target_link_libraries(program square)
target_link_libraries(program_too square_too)
add_library(alias::square ALIAS square)
enzcc_differentiate(alias::square program)
enzcc_differentiate(square_too program_too)
"""
SOURCES = {
    "square.c": SQUARE,
    "square_too.cpp": SQUARE.replace("double slope", 'extern "C" double slope'),
    "program.c": PROGRAM,
    "program_too.cpp": PROGRAM,
    "plain.c": "int main(void) { return 0; }\n",
}


def test_the_version_is_that_of_the_package() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"set(PACKAGE_VERSION {version})" in (CMAKE_PACKAGE / "EnzccConfigVersion.cmake").read_text()
    assert f"Version: {version}\n" in (CMAKE_PACKAGE.parent / "pkgconfig" / "enzcc.pc").read_text()


def found(project: Project, wanted: str, *options: str) -> str:
    """What CMake says of `find_package(Enzcc wanted)`."""
    text = f'project(it NONE)\nfind_package(Enzcc {wanted})\nmessage("found ${{Enzcc_FOUND}} ${{Enzcc_INCLUDE_DIR}}")\n'
    project.write({"CMakeLists.txt": HEAD + text})
    return project.configure(*options, build=f"build{len(list(project.path.iterdir()))}")


@pytest.mark.parametrize("how", ["Enzcc_DIR", "CMAKE_PREFIX_PATH"])
def test_it_is_found_by_its_directory_in_its_version_with_its_languages(project: Project, how: str) -> None:
    here = f"-D{how}={CMAKE_PACKAGE}"
    for wanted in ("0.1", "0.1.0 EXACT", "COMPONENTS CXX", "OPTIONAL_COMPONENTS Cobol", "0.1...0.5"):
        assert f"found 1 {ROOT}/runtime/enzyme_runtime/include" in found(project, wanted, here), wanted
    for wanted in ("0.0.1", "0.2", "1"):
        assert "found 0" in found(project, wanted, here), wanted
    assert "there is no component Cobol: components are C, CXX and Fortran" in found(
        project, "COMPONENTS C Cobol", here
    )


def options(compiler: str, project: Project) -> list[str]:
    match compiler:
        case "toolchain":
            return by_enzcc()
        case "enzcc":
            return by(enzcc(), enzcxx())
        case "gcc":
            return by_gcc()
        case _:
            return by_clang(project)


@pytest.mark.parametrize(
    ("compiler", "generator"),
    [("toolchain", "Ninja"), ("gcc", "Ninja"), ("clang", "Unix Makefiles")],
)
def test_marked_targets_go_through_enzcc_and_no_others(project: Project, compiler: str, generator: str) -> None:
    project.write({"CMakeLists.txt": MARKED, **SOURCES})
    project.configure(*options(compiler, project), generator=generator)
    commands = project.build().splitlines()
    assert project.run("build/program") == "6\n"
    assert project.run("build/program_too") == "6\n"
    for linked in ("program", "program_too", "libsquare_too.so"):
        assert any(enzcc() in c or enzcxx() in c for c in commands if f"-o {linked} " in c)
    if compiler != "toolchain":
        assert not any(enzcc() in c or "launch" in c for c in commands if "plain" in c)


def test_a_launcher_of_the_users_stays(project: Project) -> None:
    """ccache is one, say; it has to see enzcc for the compiler."""
    project.write({"CMakeLists.txt": MARKED, **SOURCES, "log.sh": 'echo "$1" >>log\nexec "$@"\n'})
    project.configure(*by_gcc(), f"-DCMAKE_C_COMPILER_LAUNCHER=sh;{project.path}/log.sh")
    project.build("--target", "program", "plain")
    assert sorted((project.path / "build" / "log").read_text().split()) == sorted([tool("gcc"), enzcc(), enzcc()])
    assert project.run("build/program") == "6\n"


def test_marking_twice_is_marking_once(project: Project) -> None:
    project.write({"CMakeLists.txt": f"{MARKED}enzcc_differentiate(square square_too)\n", **SOURCES})
    project.configure(*by_gcc())
    assert "launch.sh" in project.build("--target", "square")
    for command in (project.path / "build" / "build.ninja").read_text().splitlines():
        assert command.count("enzcc-launch.sh") <= 1


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ("enzcc_differentiate()", "name the targets that enzcc compiles and links"),
        ("enzcc_differentiate(nothing)", "there is no target nothing (yet)"),
        ("enzcc_differentiate(Enzcc::Enzcc)", "Enzcc::Enzcc is imported, so it is not compiled here"),
        ("enzcc_differentiate(headers)", "headers is of type INTERFACE_LIBRARY, which has nothing to compile"),
        ("enzcc_differentiate(lto)", "lto asks for GCC's link-time optimization, which is not clang's"),
        ("set(CMAKE_C_COMPILER_ID Intel)\nenzcc_differentiate(ok)", "cannot take the place of"),
        ("set(CMAKE_GENERATOR Xcode)\nenzcc_differentiate(ok)", "the generator 'Xcode' runs no launcher before"),
        ("set(Enzcc_C_COMPILER Enzcc_C_COMPILER-NOTFOUND)\nenzcc_differentiate(ok)", "no enzcc for C is found beside"),
    ],
)
def test_what_cannot_work_is_said_when_cmake_runs(configured: Project, wrong: str, expected: str) -> None:
    configured.write({"wrong.cmake": wrong})
    said = configured.configure(fails=True)
    assert expected in said
    assert "wrong.cmake" in said


@pytest.fixture(scope="module")
def configured(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A project of GCC's that was configured once: again, it takes little time."""
    project = Project(tmp_path_factory.mktemp("configured"))
    libraries = (
        "add_library(headers INTERFACE)\nadd_library(ok square.c)\nadd_library(lto square.c)\n"
        "set_target_properties(lto PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)\n"
    )
    text = f"{HEAD}project(it C)\nfind_package(Enzcc REQUIRED)\n{libraries}include(wrong.cmake)\n"
    project.write({"CMakeLists.txt": text, "wrong.cmake": "enzcc_differentiate(ok)\n", **SOURCES})
    project.configure(*by_gcc())
    return project


@pytest.mark.parametrize("compiler", ["toolchain", "enzcc", "clang"])
def test_clangd_finds_the_header_by_compile_commands(project: Project, compiler: str) -> None:
    """clangd runs no compiler and has not our environment: what is not in the command is not there. A plain clang with
    the same arguments sees what clangd sees."""
    project.write({"CMakeLists.txt": MARKED, **SOURCES})
    project.configure(*options(compiler, project))
    entries = json.loads((project.path / "build" / "compile_commands.json").read_text())
    assert len(entries) == 5
    plain = {k: v for k, v in os.environ.items() if k not in ("C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")}
    for entry in entries:
        words = shlex.split(entry["command"])
        assert Path(words[0]).name in ("enzcc", "enzc++", "clang", "clang++")
        output = words.index("-o")
        checked = [find_clang().path, *words[1:output], *words[output + 2 :], "-fsyntax-only"]
        done = subprocess.run(checked, cwd=entry["directory"], env=plain, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_the_toolchain_file_finds_the_package_and_the_compilers(project: Project) -> None:
    project.write(
        {
            "CMakeLists.txt": f"{HEAD}project(it C CXX)\nfind_package(Enzcc REQUIRED COMPONENTS C CXX)\n"
            'message("${CMAKE_C_COMPILER} ${CMAKE_CXX_COMPILER} ${CMAKE_CROSSCOMPILING}.")\n'
        }
    )
    said = project.configure(f"-DCMAKE_TOOLCHAIN_FILE={TOOLCHAIN}")
    assert f"{enzcc()} {enzcxx()} FALSE." in said


def test_a_wheel_is_a_place_of_its_own(project: Project, tmp_path: Path) -> None:
    """Installed, the package lies in lib/pythonX.Y/site-packages, and the compilers five directories up."""
    prefix = tmp_path / "a prefix"
    site = prefix / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages" / "enzyme_runtime"
    site.mkdir(parents=True)
    (prefix / "bin").mkdir()
    for program in ("enzcc", "enzc++"):
        (prefix / "bin" / program).write_text(f'#!/bin/sh\nexec "{enzcc()[:-5]}{program}" "$@"\n')
        (prefix / "bin" / program).chmod(0o755)
    for part in ("cmake", "include"):
        (site / part).symlink_to(ROOT / "runtime" / "enzyme_runtime" / part)
    project.write(
        {"CMakeLists.txt": f'{HEAD}project(it NONE)\nfind_package(Enzcc)\nmessage("${{Enzcc_C_COMPILER}}.")\n'}
    )
    assert f"{prefix}/bin/enzcc." in project.configure(f"-DEnzcc_DIR={site}/cmake")
