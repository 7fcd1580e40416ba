"""The ways in which projects use CMake beyond `cmake -B build`: link-time optimization, coverage, projects in projects,
installed ones, presets, and editors that read the commands."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from pathlib import Path

import pytest

from tests.build_systems.building import CMAKE_PACKAGE, TOOLCHAIN, Project, by_enzcc, by_gcc, enzcc, enzcxx, tool

HEAD = "cmake_minimum_required(VERSION 3.24)\n"
ENERGY = """
#include <energy.h>
#include <math.h>
double energy(double x) { return sin(x) * x; }
"""
POWER = """
#include <energy.h>
double power(double x) { return energy(x) * energy(x); }
"""
HEADER = """
#ifdef __cplusplus
extern "C" {
#endif
double energy(double), power(double);
#ifdef __cplusplus
}
#endif
"""
PROGRAM = """
#include <energy.h>
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
int main(void) {
    double slope = __enzyme_autodiff((void *)power, 1.2);
    double difference = (power(1.2 + 1e-6) - power(1.2 - 1e-6)) / 2e-6;
    return printf("%.4f\\n", slope) < 0 || fabs(slope - difference) > 1e-5;
}
"""
OTHER = PROGRAM.replace("1.2", "0.7")
SOURCES = {"energy.c": ENERGY, "power.c": POWER, "energy.h": HEADER, "main.c": PROGRAM, "other.c": OTHER}

LIBRARIES = f"""{HEAD}
project(it C)
%s
add_library(energy STATIC energy.c)
add_library(power STATIC power.c)
target_include_directories(energy PUBLIC ${{CMAKE_CURRENT_SOURCE_DIR}})
target_link_libraries(energy PUBLIC m)
target_link_libraries(power PUBLIC energy)
add_executable(program main.c)
add_executable(another other.c)
target_link_libraries(program power)
target_link_libraries(another power)
"""


def test_link_time_optimization_with_any_archiver(project: Project) -> None:
    """The request goes through two archives of bitcode. An llvm-ar on PATH that is older than clang is not taken."""
    older = project.path / "bin" / "llvm-ar"
    project.write({"bin/llvm-ar": "#!/bin/sh\n[ $1 = --version ] && echo LLVM version 14.0.6 && exit\nexit 1\n"})
    older.chmod(0o755)
    check = (
        "include(CheckIPOSupported)\ncheck_ipo_supported(RESULT ipo OUTPUT why)\n"
        'message("ipo: ${ipo}, ${why}")\nset(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)'
    )
    project.write({**SOURCES, "CMakeLists.txt": LIBRARIES % check})
    tool("ld.lld")
    tool("ninja")
    path = f"{older.parent}:{Path(tool('cmake')).parent}:/usr/bin:/bin"
    said = project.run(
        tool("cmake"), "-G", "Ninja", "-B", "build", *by_enzcc(), "-DCMAKE_BUILD_TYPE=Release", PATH=path
    )
    assert re.search("ipo: (YES|TRUE|1)", said), said
    commands = project.run(tool("cmake"), "--build", "build", "--verbose", PATH=path)
    assert "-flto" in commands
    assert project.run("build/program") == "3.0575\n"


@pytest.mark.parametrize("type", ["Debug", "Release"])
def test_coverage_of_two_programs_that_share_a_library(project: Project, type: str) -> None:
    """Each program has notes and counts of its own, and leaves those of the files as their compilation wrote them."""
    coverage = "add_compile_options(--coverage)\nadd_link_options(--coverage)"
    project.write({**SOURCES, "CMakeLists.txt": LIBRARIES % coverage})
    project.configure(*by_enzcc(), f"-DCMAKE_BUILD_TYPE={type}")
    project.build("--target", "power", "energy")
    notes = {file: file.read_bytes() for file in (project.path / "build").rglob("*.gcno")}
    assert len(notes) == 2
    project.build()
    for _ in range(2):
        assert project.run("build/program") == "3.0575\n"
        assert project.run("build/another") == "1.0639\n"
    assert all(file.read_bytes() == content for file, content in notes.items())
    counts = sorted(file.name for file in (project.path / "build").rglob("*.gcda"))
    assert counts == ["another.gcda", "program.gcda"]
    for name, source in (("program", "main.c"), ("another", "other.c")) if shutil.which("llvm-cov") else ():
        said = project.run("llvm-cov", "gcov", "-n", f"build/{name}.gcda")
        assert "checksum" not in said and "Invalid" not in said, said
        assert re.search(rf"{source}'\nLines executed:100", said), said


PHYSICS = f"""{HEAD}
project(physics VERSION 1.0 LANGUAGES C)
find_package(Enzcc REQUIRED)
add_library(physics STATIC energy.c power.c)
add_library(physics::physics ALIAS physics)
target_include_directories(physics PUBLIC $<BUILD_INTERFACE:${{CMAKE_CURRENT_SOURCE_DIR}}>)
target_include_directories(physics INTERFACE $<INSTALL_INTERFACE:include>)
target_link_libraries(physics PUBLIC Enzcc::Enzcc m)
enzcc_differentiate(physics)
include(CMakePackageConfigHelpers)
install(TARGETS physics EXPORT physics ARCHIVE DESTINATION lib)
install(FILES energy.h DESTINATION include)
install(EXPORT physics NAMESPACE physics:: FILE targets.cmake DESTINATION lib/cmake/physics)
file(WRITE ${{CMAKE_CURRENT_BINARY_DIR}}/physicsConfig.cmake
  "include(CMakeFindDependencyMacro)\\nfind_dependency(Enzcc)\\ninclude(\\${{CMAKE_CURRENT_LIST_DIR}}/targets.cmake)\\n")
set(version ${{CMAKE_CURRENT_BINARY_DIR}}/physicsConfigVersion.cmake)
write_basic_package_version_file(${{version}} COMPATIBILITY SameMajorVersion)
foreach(file IN ITEMS physicsConfig.cmake physicsConfigVersion.cmake)
  install(FILES ${{CMAKE_CURRENT_BINARY_DIR}}/${{file}} DESTINATION lib/cmake/physics)
endforeach()
"""
FETCHED = f"""{HEAD}
project(app C)
include(FetchContent)
FetchContent_Declare(physics SOURCE_DIR ${{CMAKE_CURRENT_SOURCE_DIR}}/../physics FIND_PACKAGE_ARGS 1.0 NAMES physics)
FetchContent_MakeAvailable(physics)
message("built here: $<$<TARGET_EXISTS:physics>:yes>")
add_executable(app main.c)
target_link_libraries(app physics::physics)
enzcc_differentiate(app)
"""


def physics(project: Project) -> None:
    inside = {name: text for name, text in SOURCES.items() if name not in ("main.c", "other.c")}
    project.write({f"physics/{name}": text for name, text in {**inside, "CMakeLists.txt": PHYSICS}.items()})
    project.write({"app/CMakeLists.txt": FETCHED, "app/main.c": PROGRAM})


@pytest.mark.parametrize("compiler", ["enzcc", "gcc"])
def test_fetched_content_and_an_installed_package_are_used_alike(project: Project, compiler: str) -> None:
    """Derivatives go through a library of another project: from its sources, and from the prefix it is installed in."""
    physics(project)
    options = by_enzcc() if compiler == "enzcc" else by_gcc()
    project.configure(*options, source="app", build="fetched")
    project.build(build="fetched")
    assert project.run("fetched/app") == "3.0575\n"
    assert (project.path / "fetched" / "_deps" / "physics-build" / "libphysics.a").is_file()
    project.configure(*options, f"-DCMAKE_INSTALL_PREFIX={project.path}/prefix", source="physics", build="package")
    project.build("--target", "install", build="package")
    prefix = f"-DCMAKE_PREFIX_PATH={CMAKE_PACKAGE};{project.path}/prefix"
    project.configure(*[o for o in options if "PREFIX" not in o], prefix, source="app", build="installed")
    project.build(build="installed")
    assert project.run("installed/app") == "3.0575\n"
    assert not (project.path / "installed" / "_deps" / "physics-build" / "libphysics.a").exists()


def test_a_subproject(project: Project) -> None:
    physics(project)
    text = FETCHED[: FETCHED.index("include(")] + "add_subdirectory(../physics physics)\nadd_executable(app main.c)\n"
    project.write({"app/CMakeLists.txt": f"{text}target_link_libraries(app physics)\nenzcc_differentiate(app)\n"})
    project.configure(*by_gcc(), source="app")
    project.build()
    assert project.run("build/app") == "3.0575\n"


@pytest.mark.parametrize("how", ["vcpkg", "conan"])
def test_toolchain_files_of_package_managers_take_ours_along(project: Project, how: str) -> None:
    """vcpkg's and Conan's files include another one, and add a prefix to what is searched, also with a root path."""
    physics(project)
    project.configure(*by_enzcc(), f"-DCMAKE_INSTALL_PREFIX={project.path}/prefix", source="physics", build="package")
    project.build("--target", "install", build="package")
    chained = f'include("{TOOLCHAIN}")\n'
    added = f'list(APPEND CMAKE_PREFIX_PATH "{project.path}/prefix")\n'
    if how == "vcpkg":
        added += (
            f'list(APPEND CMAKE_FIND_ROOT_PATH "{project.path}/prefix")\nset(CMAKE_FIND_PACKAGE_PREFER_CONFIG TRUE)\n'
        )
    else:
        added = f"include_guard()\n{added}set(CMAKE_POSITION_INDEPENDENT_CODE ON)\n"
    project.write({"packages.cmake": chained + added})
    project.configure(f"-DCMAKE_TOOLCHAIN_FILE={project.path}/packages.cmake", source="app", build="installed")
    project.build(build="installed")
    assert project.run("installed/app") == "3.0575\n"
    assert not (project.path / "installed" / "_deps" / "physics-build" / "libphysics.a").exists()


def test_presets(project: Project) -> None:
    """By the names of the compilers, and by the toolchain file."""
    generator = {"generator": "Ninja", "binaryDir": "${sourceDir}/build-${presetName}"}
    named = {"CMAKE_C_COMPILER": enzcc(), "CMAKE_CXX_COMPILER": enzcxx(), "CMAKE_BUILD_TYPE": "Release"}
    presets = [
        {"name": "named", **generator, "cacheVariables": named},
        {"name": "file", **generator, "toolchainFile": "$env{ENZCC_TOOLCHAIN}"},
    ]
    builds = [{"name": p["name"], "configurePreset": p["name"]} for p in presets]
    text = json.dumps({"version": 6, "configurePresets": presets, "buildPresets": builds})
    project.write({**SOURCES, "CMakeLists.txt": LIBRARIES % "", "CMakePresets.json": text})
    tool("ninja")
    for name in ("named", "file"):
        project.run(tool("cmake"), "--preset", name, ENZCC_TOOLCHAIN=str(TOOLCHAIN))
        project.run(tool("cmake"), "--build", "--preset", name)
        assert project.run(f"build-{name}/program") == "3.0575\n"


OPTIONS = f"""{HEAD}
project(it C CXX)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
find_package(Enzcc REQUIRED COMPONENTS C CXX)
add_library(power STATIC energy.c power.c)
include_directories(${{CMAKE_CURRENT_SOURCE_DIR}})
add_executable(program main.c empty.cpp)
target_link_libraries(program PRIVATE power Enzcc::Enzcc m)
enzcc_differentiate(power program)
enzcc_options(power -fenzyme-fast)
enzcc_options(program "--report=${{CMAKE_CURRENT_BINARY_DIR}}/pages" -fenzyme-fast)
"""


@pytest.mark.parametrize("compiler", ["enzcc", "gcc"])
def test_clangd_takes_commands_with_options_of_enzcc(project: Project, compiler: str) -> None:
    project.write({**SOURCES, "empty.cpp": "int nothing;\n", "CMakeLists.txt": OPTIONS})
    project.configure(*(by_enzcc() if compiler == "enzcc" else by_gcc()))
    project.build()
    assert project.run("build/program") == "3.0575\n"
    assert [page.name for page in (project.path / "build" / "pages").iterdir()] == ["program.html"]
    commands = json.loads((project.path / "build" / "compile_commands.json").read_text())
    assert any("-fplugin-arg-enzcc-fenzyme-fast" in shlex.split(one["command"]) for one in commands)
    for name in ("main.c", "power.c", "empty.cpp"):
        said = project.run(tool("clangd"), f"--check={name}", "--compile-commands-dir=build")
        assert "0 errors" in said and not re.search(r"^E\[", said, re.MULTILINE), said


def test_what_is_no_option_of_enzcc_is_refused(project: Project) -> None:
    text = f"{HEAD}project(it C)\nfind_package(Enzcc REQUIRED)\nadd_library(power energy.c)\n"
    project.write({**SOURCES, "CMakeLists.txt": f"{text}enzcc_options(power -O3)\n"})
    assert "-O3 is no option of enzcc's own" in project.configure(*by_enzcc(), fails=True)
