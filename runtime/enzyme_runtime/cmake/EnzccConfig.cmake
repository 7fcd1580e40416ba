# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# find_package(Enzcc [COMPONENTS C CXX Fortran]): enzcc in a CMake project.
#
#   Enzcc::Enzcc                  the directory of <enzyme.h> and <enzyme/enzyme>, to be linked by what includes them
#   enzcc_differentiate(T...)     the targets T are compiled and linked by enzcc, whatever CMAKE_<LANG>_COMPILER is
#   enzcc_options(T OPTION...)    options of enzcc's own for the target T: --rules=FILE, --report=DIR, ...
#   Enzcc_C_COMPILER, Enzcc_CXX_COMPILER, Enzcc_Fortran_COMPILER, Enzcc_INCLUDE_DIR
#
# A component is a language: its compiler (enzcc, enzc++, enzfc) must be there. Without COMPONENTS, C is.
# `enzyme-cli paths --cmake` prints this directory, for CMAKE_PREFIX_PATH or Enzcc_DIR. Nothing here names an absolute path.

cmake_policy(PUSH)
cmake_policy(VERSION 3.16...4.0)

get_filename_component(Enzcc_INCLUDE_DIR "${CMAKE_CURRENT_LIST_DIR}/../include" ABSOLUTE)
set(_enzcc_problem "")
if(NOT EXISTS "${Enzcc_INCLUDE_DIR}/enzyme.h")
  set(_enzcc_problem "${Enzcc_INCLUDE_DIR}/enzyme.h is missing")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/EnzccPrograms.cmake")
if(NOT Enzcc_FIND_COMPONENTS)
  set(Enzcc_FIND_COMPONENTS C)
  set(Enzcc_FIND_REQUIRED_C TRUE)
endif()
foreach(_enzcc_component IN LISTS Enzcc_FIND_COMPONENTS)
  set(Enzcc_${_enzcc_component}_FOUND FALSE)
  if(NOT _enzcc_component MATCHES "^(C|CXX|Fortran)$")
    set(_enzcc_missing "there is no component ${_enzcc_component}: components are C, CXX and Fortran")
  elseif(NOT Enzcc_${_enzcc_component}_COMPILER)
    set(_enzcc_missing "${_enzcc_name_${_enzcc_component}} is neither beside this package nor on PATH: set Enzcc_${_enzcc_component}_COMPILER")
  else()
    set(Enzcc_${_enzcc_component}_FOUND TRUE)
    continue()
  endif()
  if(Enzcc_FIND_REQUIRED_${_enzcc_component})
    set(_enzcc_problem "${_enzcc_missing}")
  endif()
endforeach()

if(_enzcc_problem)
  set(Enzcc_FOUND FALSE)
  set(Enzcc_NOT_FOUND_MESSAGE "${_enzcc_problem}")
else()
  if(NOT TARGET Enzcc::Enzcc)
    add_library(Enzcc::Enzcc INTERFACE IMPORTED)
    set_target_properties(Enzcc::Enzcc PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${Enzcc_INCLUDE_DIR}")
  endif()
  # enzcc finds its headers by itself. CMake saw that, takes their directory for one of the system's and would leave it out
  # of the commands; and then out of compile_commands.json, where clangd needs it.
  foreach(_enzcc_language IN ITEMS C CXX)
    foreach(_enzcc_directory IN LISTS CMAKE_${_enzcc_language}_IMPLICIT_INCLUDE_DIRECTORIES)
      get_filename_component(_enzcc_real "${_enzcc_directory}" REALPATH)
      get_filename_component(_enzcc_own "${Enzcc_INCLUDE_DIR}" REALPATH)
      if(_enzcc_real STREQUAL _enzcc_own)
        list(REMOVE_ITEM CMAKE_${_enzcc_language}_IMPLICIT_INCLUDE_DIRECTORIES "${_enzcc_directory}")
      endif()
    endforeach()
  endforeach()
  include("${CMAKE_CURRENT_LIST_DIR}/EnzccDifferentiate.cmake")
endif()

foreach(_enzcc_name IN ITEMS problem missing component language directory real own name name_C name_CXX name_Fortran)
  unset(_enzcc_${_enzcc_name})
endforeach()
cmake_policy(POP)
