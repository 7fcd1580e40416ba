# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# enzcc_differentiate(TARGET...): the targets' C and C++ files are compiled, and the targets are linked, by enzcc.
#
# Where CMAKE_<LANG>_COMPILER is enzcc there is nothing to do. Where it is another clang, or GCC, a launcher before the
# commands of these targets replaces the compiler (enzcc-launch.sh); flags stay as CMake made them, and so does
# compile_commands.json. Libraries through which derivatives are to go must be among the targets: their objects have to
# carry IR. What cannot work is an error at once, where this is called. Fortran has no launchers of linkers: there the
# compiler of the project has to be enzfc.

set(_enzcc_launch "${CMAKE_CURRENT_LIST_DIR}/enzcc-launch.sh" CACHE INTERNAL "Stands before commands of differentiated targets")

function(enzcc_differentiate)
  if(NOT ARGN)
    message(FATAL_ERROR "enzcc_differentiate: name the targets that enzcc compiles and links")
  endif()
  set(launched "")
  foreach(language IN ITEMS C CXX)
    if(CMAKE_${language}_COMPILER_LOADED)
      _enzcc_check_compiler(${language} other)
      if(other)
        list(APPEND launched ${language})
      endif()
    endif()
  endforeach()
  foreach(target IN LISTS ARGN)
    _enzcc_check_target("${target}" target type)
    _enzcc_check_fortran("${target}")
    if(launched)
      _enzcc_check_launched("${target}" "${launched}")
      _enzcc_launch_for("${target}" "${type}" "${launched}")
    endif()
  endforeach()
endfunction()

# enzcc_options(TARGET OPTION...): options of enzcc's own (--rules=FILE, -fenzyme-fast) for compiling and linking, spelled
# in the one way that other clangs and clangd, which read compile_commands.json, take for none of their business.
function(enzcc_options target)
  if(NOT ARGN)
    message(FATAL_ERROR "enzcc_options: name a target, and options of enzcc for it")
  endif()
  _enzcc_check_target("${target}" target type)
  foreach(option IN LISTS ARGN)
    if(NOT option MATCHES "^(--[a-z]|-fenzyme-)")
      message(FATAL_ERROR "enzcc_options: ${option} is no option of enzcc's own, as --rules=FILE is")
    endif()
    string(REGEX REPLACE "^--?" "-fplugin-arg-enzcc-" spelled "${option}")
    target_compile_options("${target}" PRIVATE "$<$<COMPILE_LANGUAGE:C,CXX>:${spelled}>" "$<$<COMPILE_LANGUAGE:Fortran>:${option}>")
    if(NOT type MATCHES "^(STATIC|OBJECT)_LIBRARY$")
      target_link_options("${target}" PRIVATE "${spelled}")
    endif()
  endforeach()
endfunction()

# Is the compiler of a language another one than enzcc? One whose place enzcc cannot take is an error.
function(_enzcc_check_compiler language result)
  set(${result} FALSE PARENT_SCOPE)
  set(compiler "${CMAKE_${language}_COMPILER}")
  get_filename_component(name "${compiler}" NAME)
  if(name MATCHES "^enz(cc|c\\+\\+)$")
    return()
  endif()
  set(instead "configure with -DCMAKE_TOOLCHAIN_FILE=`enzyme-cli paths --toolchain`, in an empty build directory")
  if(NOT CMAKE_${language}_COMPILER_ID MATCHES "^(Clang|GNU)$" OR CMAKE_${language}_SIMULATE_ID)
    message(FATAL_ERROR
      "enzcc_differentiate: enzcc takes the options of clang and GCC, and cannot take the place of ${compiler}, which is "
      "${CMAKE_${language}_COMPILER_ID}.\nUse enzcc for the whole project: ${instead}.")
  endif()
  if(NOT CMAKE_GENERATOR MATCHES "Makefiles|Ninja")
    message(FATAL_ERROR
      "enzcc_differentiate: the generator '${CMAKE_GENERATOR}' runs no launcher before ${compiler}.\n"
      "Use -G Ninja or -G \"Unix Makefiles\", or enzcc for the whole project: ${instead}.")
  endif()
  if(NOT Enzcc_${language}_COMPILER)
    message(FATAL_ERROR
      "enzcc_differentiate: no enzcc for ${language} is found beside this package nor on PATH.\n"
      "Set Enzcc_${language}_COMPILER.")
  endif()
  set(${result} TRUE PARENT_SCOPE)
endfunction()

# The target itself, not its alias, and its type. One that has no commands is an error.
function(_enzcc_check_target target result_target result_type)
  if(NOT TARGET "${target}")
    message(FATAL_ERROR "enzcc_differentiate: there is no target ${target} (yet)")
  endif()
  get_target_property(aliased "${target}" ALIASED_TARGET)
  if(aliased)
    set(target "${aliased}")
  endif()
  get_target_property(type "${target}" TYPE)
  get_target_property(imported "${target}" IMPORTED)
  if(imported)
    message(FATAL_ERROR
      "enzcc_differentiate: ${target} is imported, so it is not compiled here.\n"
      "Build it with enzcc where it is built; derivatives go through it then.")
  endif()
  if(NOT type MATCHES "^(EXECUTABLE|STATIC_LIBRARY|SHARED_LIBRARY|MODULE_LIBRARY|OBJECT_LIBRARY)$")
    message(FATAL_ERROR
      "enzcc_differentiate: ${target} is of type ${type}, which has nothing to compile.\n"
      "Name the targets that use it instead.")
  endif()
  set(${result_target} "${target}" PARENT_SCOPE)
  set(${result_type} "${type}" PARENT_SCOPE)
endfunction()

# Fortran among the sources of the target needs enzfc.
function(_enzcc_check_fortran target)
  get_filename_component(name "${CMAKE_Fortran_COMPILER}" NAME)
  get_target_property(sources "${target}" SOURCES)
  if(name STREQUAL "enzfc" OR NOT sources MATCHES "[.]([fF]|[fF]90|[fF]95|[fF]03|[fF]08|for|FOR)(;|$)")
    return()
  endif()
  message(FATAL_ERROR
    "enzcc_differentiate: ${target} has sources in Fortran, and ${CMAKE_Fortran_COMPILER} is not enzfc.\n"
    "Configure with -DCMAKE_Fortran_COMPILER=enzfc, or with -DCMAKE_TOOLCHAIN_FILE=`enzyme-cli paths --toolchain`, in an "
    "empty build directory.")
endfunction()

# What is right for the compiler that CMake knows, and wrong for enzcc in its place.
function(_enzcc_check_launched target languages)
  string(TOUPPER "${CMAKE_BUILD_TYPE};${CMAKE_CONFIGURATION_TYPES}" configurations)
  foreach(language IN LISTS languages)
    if(NOT CMAKE_${language}_COMPILER_ID STREQUAL "GNU")
      continue()
    endif()
    get_target_property(optimized "${target}" INTERPROCEDURAL_OPTIMIZATION)
    foreach(configuration IN LISTS configurations)
      get_target_property(here "${target}" INTERPROCEDURAL_OPTIMIZATION_${configuration})
      if(here)
        set(optimized TRUE)
      endif()
    endforeach()
    if(optimized)
      message(FATAL_ERROR
        "enzcc_differentiate: ${target} asks for GCC's link-time optimization, which is not clang's.\n"
        "set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF): enzcc sees the code of all files "
        "without it; or configure with clang or enzcc.")
    endif()
  endforeach()
endfunction()

# Before the commands of the target, in front of launchers that are there already.
function(_enzcc_launch_for target type languages)
  get_target_property(done "${target}" ENZCC_DIFFERENTIATE)
  if(done)
    return()
  endif()
  set_target_properties("${target}" PROPERTIES ENZCC_DIFFERENTIATE ON)
  set(line "")
  foreach(language IN LISTS languages)
    set(launcher sh "${_enzcc_launch}" "${CMAKE_${language}_COMPILER}" "${Enzcc_${language}_COMPILER}")
    _enzcc_prepend("${target}" ${language}_COMPILER_LAUNCHER "${launcher}")
    _enzcc_prepend("${target}" ${language}_LINKER_LAUNCHER "${launcher}")
    foreach(word IN LISTS launcher)
      string(APPEND line " \"${word}\"")
    endforeach()
  endforeach()
  if(CMAKE_VERSION VERSION_LESS 3.21 AND NOT type STREQUAL "OBJECT_LIBRARY")
    # These know no launchers of the linker's. What stands before the link of this target is one line of shell, which hides
    # that of the directory or of the whole project (CTest's, say).
    get_target_property(before "${target}" RULE_LAUNCH_LINK)
    if(NOT before)
      get_property(before DIRECTORY PROPERTY RULE_LAUNCH_LINK)
    endif()
    if(NOT before)
      get_property(before GLOBAL PROPERTY RULE_LAUNCH_LINK)
    endif()
    set_target_properties("${target}" PROPERTIES RULE_LAUNCH_LINK "${before}${line}")
  endif()
endfunction()

function(_enzcc_prepend target property words)
  get_target_property(before "${target}" ${property})
  if(before)
    list(APPEND words "${before}")
  endif()
  set_target_properties("${target}" PROPERTIES ${property} "${words}")
endfunction()
