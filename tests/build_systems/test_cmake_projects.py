"""A CMake project takes enzcc for the clang that is behind it: what it asks a compiler, and what it builds."""

from __future__ import annotations

import re

import pytest

from enzyme_frontends.toolchain import find_clang
from tests.build_systems.building import LIBRARIES, PROGRAM, SQUARE, Project, by, by_enzcc, enzcc, enzcxx

QUESTIONS = r"""
cmake_minimum_required(VERSION 3.16)
cmake_policy(SET CMP0069 NEW)
cmake_policy(SET CMP0083 NEW)
project(questions C CXX)
foreach(language C CXX)
  message("${language}: ${CMAKE_${language}_COMPILER_ID} ${CMAKE_${language}_COMPILER_VERSION}
    variant ${CMAKE_${language}_COMPILER_FRONTEND_VARIANT}, simulates ${CMAKE_${language}_SIMULATE_ID}.
    abi ${CMAKE_${language}_COMPILER_ABI} ${CMAKE_${language}_SIZEOF_DATA_PTR}.
    ar ${CMAKE_${language}_COMPILER_AR}.")
endforeach()
include(CheckCCompilerFlag)
check_c_compiler_flag(-Wall wall)
check_c_compiler_flag(-fno-such-flag nonsense)
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-std=c++20 cxx20)
include(CheckIncludeFile)
check_include_file(stdlib.h stdlib)
check_include_file(no/such.h no_header)
check_include_file(enzyme.h enzyme)
include(CheckFunctionExists)
check_function_exists(no_such_function no_function)
include(CheckLibraryExists)
check_library_exists(m cos "" libm)
include(CheckSymbolExists)
check_symbol_exists(puts stdio.h HAVE_PUTS)
include(CheckCXXSourceCompiles)
check_cxx_source_compiles("#include <vector>\nint main() { return std::vector<int>().size(); }" HAVE_VECTOR)
check_cxx_source_compiles("#include <vector>\nint main() { return no_such; }" HAVE_NO_SUCH)
include(CheckTypeSize)
check_type_size("long double" LONG_DOUBLE)
include(TestBigEndian)
test_big_endian(BIG)
find_package(Threads)
try_compile(tried ${CMAKE_BINARY_DIR}/tried ${CMAKE_SOURCE_DIR}/slope.c)
try_run(status compiled ${CMAKE_BINARY_DIR}/run ${CMAKE_SOURCE_DIR}/whole.c RUN_OUTPUT_VARIABLE output)
message("flags: ${wall} ${nonsense}. ${cxx20}. headers: ${stdlib} ${no_header}. ${enzyme}.")
message("functions: ${no_function}. ${libm} ${HAVE_PUTS} ${HAVE_VECTOR} ${HAVE_NO_SUCH}.")
message("facts: ${LONG_DOUBLE} ${BIG}. ${Threads_FOUND}")
message("tried: ${tried}. run: ${compiled} ${status} ${output}")
include(CheckPIESupported)
check_pie_supported(LANGUAGES C CXX)
message("pie: ${CMAKE_C_LINK_PIE_SUPPORTED} ${CMAKE_C_LINK_NO_PIE_SUPPORTED} ${CMAKE_CXX_LINK_PIE_SUPPORTED}")
include(CheckIPOSupported)
check_ipo_supported(RESULT ipo OUTPUT why LANGUAGES C CXX)
message("ipo: ${ipo}")
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${ipo})
add_library(slope STATIC slope.c)
add_library(twice SHARED twice.cpp)
target_link_libraries(twice PRIVATE slope)
add_executable(program program.c)
target_link_libraries(program twice)
enable_testing()
add_test(NAME program COMMAND program)
"""
SOURCES = {
    **LIBRARIES,
    "CMakeLists.txt": QUESTIONS,
    "whole.c": SQUARE + PROGRAM,
}


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> tuple[Project, str]:
    """The project, and what its CMakeLists.txt found. `slope.c` has no main: as a program it does not link."""
    project = Project(tmp_path_factory.mktemp("questions"))
    project.write(SOURCES)
    return project, project.configure(*by(enzcc(), enzcxx()), "-DCMAKE_BUILD_TYPE=Release")


def test_cmake_takes_it_for_clang(asked: tuple[Project, str]) -> None:
    said = asked[1]
    for language in ("C", "CXX"):
        about = said.split(f"{language}: ", 1)[1]
        assert re.match(rf"Clang {find_clang().major}\.\d+\.\d+ variant GNU, simulates \. abi ELF 8\.", about), about
    assert "CMAKE_C_COMPILER_AR-NOTFOUND." in said or re.search(r"ar \S*llvm-ar", said)


def test_cmake_asks_what_it_can(asked: tuple[Project, str]) -> None:
    said = asked[1]
    assert "flags: 1 . 1. headers: 1 . 1." in said
    assert "functions: . 1 1 1 ." in said
    assert "facts: 16 0. TRUE" in said
    assert "tried: FALSE. run: TRUE 0 6" in said
    assert re.search(r"pie:( (1|YES|TRUE)){3}", said)
    assert re.search(r"ipo: (0|1|YES|TRUE|NO|FALSE)", said)


def test_a_mixed_project_with_position_independent_code_and_ctest(asked: tuple[Project, str]) -> None:
    """With link-time optimization where CMake found that it works."""
    project = asked[0]
    commands = project.build()
    assert ("-flto" in commands) == bool(re.search("ipo: (1|YES|TRUE)", asked[1]))
    assert project.run("build/program") == "6\n"
    assert "100% tests passed" in project.build("--target", "test")


SEVERAL = """
cmake_minimum_required(VERSION 3.17)
project(it C CXX)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
add_library(slope STATIC slope.c)
add_library(twice SHARED twice.cpp)
target_link_libraries(twice PRIVATE slope)
add_executable(program program.c)
target_link_libraries(program twice)
"""


def test_several_configurations_in_one_build_directory(project: Project) -> None:
    project.write({**LIBRARIES, "CMakeLists.txt": SEVERAL})
    project.configure(*by(enzcc(), enzcxx()), generator="Ninja Multi-Config")
    for configuration in ("Debug", "Release"):
        project.build("--config", configuration)
        assert project.run(f"build/{configuration}/program") == "6\n"


PRECOMPILED = """
cmake_minimum_required(VERSION 3.16)
project(it CXX)
add_executable(program program.cpp main.cpp)
target_precompile_headers(program PRIVATE <enzyme/enzyme> <cstdio> <vector>)
add_executable(united program.cpp main.cpp)
set_target_properties(united PROPERTIES UNITY_BUILD ON)
target_compile_options(united PRIVATE "SHELL:-include vector" "SHELL:-include enzyme/enzyme" "SHELL:-include cstdio")
"""


def test_precompiled_headers_and_unity_builds(project: Project) -> None:
    """A precompiled header is read at its own level of optimization only, and -O0 is one."""
    request = (
        "static double f(const std::vector<double> &x) { return x[0] * x[1]; }\n"
        "double slope() {\n    std::vector<double> x{3, 4}, d(2);\n"
        "    enzyme::autodiff<enzyme::Reverse>(f, enzyme::Duplicated<const std::vector<double> &>{x, d});\n"
        "    return d[0];\n}\n"
    )
    main = 'double slope();\nint main() { std::printf("%g\\n", slope()); }\n'
    project.write({"CMakeLists.txt": PRECOMPILED, "program.cpp": request, "main.cpp": main})
    project.configure(*by_enzcc(), "-DCMAKE_BUILD_TYPE=Debug")
    assert "-include-pch" in project.build()
    assert project.run("build/program") == project.run("build/united") == "4\n"
