# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Where enzcc, enzc++ and enzfc are: Enzcc_C_COMPILER, Enzcc_CXX_COMPILER, Enzcc_Fortran_COMPILER in the cache. They are in the directory of scripts of the
# Python installation that this package is in (PREFIX/lib/pythonX.Y/site-packages/enzyme_runtime/cmake), in the .venv of a
# checkout, or on PATH.

set(_enzcc_name_C enzcc)
set(_enzcc_name_CXX enzc++)
set(_enzcc_name_Fortran enzfc)
foreach(_enzcc_language IN ITEMS C CXX Fortran)
  find_program(
    Enzcc_${_enzcc_language}_COMPILER ${_enzcc_name_${_enzcc_language}}
    HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin" "${CMAKE_CURRENT_LIST_DIR}/../../../.venv/bin"
    DOC "The ${_enzcc_language} compiler of enzcc"
    NO_CMAKE_FIND_ROOT_PATH)
  mark_as_advanced(Enzcc_${_enzcc_language}_COMPILER)
endforeach()
unset(_enzcc_language)
