# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# INTERPROCEDURAL_OPTIMIZATION: what makes archives of objects that are bitcode. CMake takes any llvm-ar that it finds, and
# one that is older than the compiler fails on its bitcode; clang's wheel has none. The linker that reads the bitcode is as
# new as the compiler, and lld needs no index: so where no llvm-ar is new enough, the system's ar makes the archive, without
# an index.

function(_enzcc_find_archivers compiler)
  if(Enzcc_AR AND EXISTS "${Enzcc_AR}")
    return()
  endif()
  execute_process(COMMAND "${compiler}" -dumpversion OUTPUT_VARIABLE major ERROR_QUIET)
  string(REGEX MATCH "^[0-9]+" major "${major}")
  execute_process(COMMAND "${compiler}" -print-prog-name=llvm-ar OUTPUT_VARIABLE near ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
  foreach(name IN ITEMS "${near}" "llvm-ar-${major}" llvm-ar)
    find_program(_enzcc_ar "${name}" NO_CMAKE_FIND_ROOT_PATH)
    if(_enzcc_ar)
      execute_process(COMMAND "${_enzcc_ar}" --version OUTPUT_VARIABLE said ERROR_QUIET)
      set(there "${_enzcc_ar}")
      unset(_enzcc_ar CACHE)
      string(REGEX MATCH "LLVM version ([0-9]+)" said "${said}")
      string(REGEX REPLACE "llvm-ar([^/]*)$" "llvm-ranlib\\1" ranlib "${there}")
      if(said AND NOT CMAKE_MATCH_1 VERSION_LESS "${major}" AND EXISTS "${ranlib}")
        set(Enzcc_AR "${there}" CACHE INTERNAL "Makes archives of bitcode")
        set(Enzcc_RANLIB "${ranlib}" CACHE INTERNAL "Makes their index")
        return()
      endif()
    endif()
    unset(_enzcc_ar CACHE)
  endforeach()
  set(made "${CMAKE_BINARY_DIR}/CMakeFiles/enzcc")
  file(WRITE "${made}/parts/ar" "#!/bin/sh\noperation=$1\nshift\nexec ar \"\${operation}S\" \"$@\"\n")
  file(WRITE "${made}/parts/ranlib" "#!/bin/sh\n# lld needs no index of an archive.\n")
  file(
    COPY "${made}/parts/ar" "${made}/parts/ranlib"
    DESTINATION "${made}"
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
  set(Enzcc_AR "${made}/ar" CACHE INTERNAL "Makes archives of bitcode")
  set(Enzcc_RANLIB "${made}/ranlib" CACHE INTERNAL "Makes their index")
endfunction()
