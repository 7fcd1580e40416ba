# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DCMAKE_TOOLCHAIN_FILE=$(enzyme-cli paths --toolchain): enzcc compiles C and C++, and find_package(Enzcc) finds it.
# Fortran, too, where there is a flang (ENZCC_FLANG, or on PATH).

get_filename_component(_enzcc_include "${CMAKE_CURRENT_LIST_DIR}/../include" ABSOLUTE)
include("${CMAKE_CURRENT_LIST_DIR}/EnzccPrograms.cmake")
foreach(_enzcc_language IN ITEMS C CXX)
  if(NOT Enzcc_${_enzcc_language}_COMPILER)
    message(FATAL_ERROR
      "${_enzcc_name_${_enzcc_language}} is not found beside ${CMAKE_CURRENT_LIST_FILE} nor on PATH.\n"
      "Put its directory on PATH, or set Enzcc_${_enzcc_language}_COMPILER.")
  endif()
  list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES Enzcc_${_enzcc_language}_COMPILER)
  set(CMAKE_${_enzcc_language}_COMPILER "${Enzcc_${_enzcc_language}_COMPILER}")
  # enzcc finds <enzyme.h> by itself; said in every command, clangd finds it too, by way of compile_commands.json.
  list(APPEND CMAKE_${_enzcc_language}_STANDARD_INCLUDE_DIRECTORIES "${_enzcc_include}")
  list(REMOVE_DUPLICATES CMAKE_${_enzcc_language}_STANDARD_INCLUDE_DIRECTORIES)
endforeach()
include("${CMAKE_CURRENT_LIST_DIR}/EnzccArchive.cmake")
_enzcc_find_archivers("${CMAKE_C_COMPILER}")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES Enzcc_AR Enzcc_RANLIB)
foreach(_enzcc_language IN ITEMS C CXX)
  if(NOT CMAKE_${_enzcc_language}_COMPILER_AR)
    set(CMAKE_${_enzcc_language}_COMPILER_AR "${Enzcc_AR}" CACHE FILEPATH "Makes archives of bitcode")
    set(CMAKE_${_enzcc_language}_COMPILER_RANLIB "${Enzcc_RANLIB}" CACHE FILEPATH "Makes their index")
  endif()
endforeach()
find_program(Enzcc_FLANG NAMES "$ENV{ENZCC_FLANG}" flang-22 flang-21 flang-20 flang-19 flang DOC "What enzfc calls" NO_CMAKE_FIND_ROOT_PATH)
mark_as_advanced(Enzcc_FLANG)
if(Enzcc_FLANG AND Enzcc_Fortran_COMPILER)
  list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES Enzcc_Fortran_COMPILER Enzcc_FLANG)
  set(CMAKE_Fortran_COMPILER "${Enzcc_Fortran_COMPILER}")
  if(CMAKE_VERSION VERSION_LESS 3.28)
    # These know flang, but none of its flags for a type of build: everything would be compiled at -O0.
    set(CMAKE_Fortran_FLAGS_DEBUG_INIT "-g")
    set(CMAKE_Fortran_FLAGS_RELEASE_INIT "-O3")
    set(CMAKE_Fortran_FLAGS_RELWITHDEBINFO_INIT "-O2 -g")
    set(CMAKE_Fortran_FLAGS_MINSIZEREL_INIT "-O2")
  endif()
endif()
# LLVM's strip, which CMake prefers for clang, takes the code for derivatives out of shared libraries.
find_program(CMAKE_STRIP strip)
set(Enzcc_DIR "${CMAKE_CURRENT_LIST_DIR}" CACHE PATH "The CMake package of enzcc")
unset(_enzcc_include)
unset(_enzcc_language)
