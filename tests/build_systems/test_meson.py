"""Meson takes enzcc for clang, by its native file; and pkg-config knows the headers."""

from __future__ import annotations

import json

from enzyme_frontends.toolchain import find_clang
from tests.build_systems.building import LIBRARIES, ROOT, Project, tool

BUILD = """
project('it', 'c', 'cpp')
c = meson.get_compiler('c')
summary({'id' : c.get_id(), 'version' : c.version(), 'linker' : c.get_linker_id(),
         'cos' : c.has_function('cos', dependencies : c.find_library('m')), 'flag' : c.has_argument('-fno-such-flag'),
         'enzyme' : c.has_header('enzyme.h'), 'long double' : c.sizeof('long double'),
         'cpp' : meson.get_compiler('cpp').get_id()})
slope = static_library('slope', 'slope.c', pic : true)
twice = shared_library('twice', 'twice.cpp', link_with : slope)
program = executable('program', 'program.c', link_with : twice)
test('program', program)
"""


def test_a_mixed_project(project: Project) -> None:
    tool("ninja")
    project.write({**LIBRARIES, "meson.build": BUILD})
    native = project.run("enzyme-cli", "paths", "--meson").strip()
    said = project.run(tool("meson"), "setup", "build", "--native-file", native)
    facts = dict(line.split(":", 1) for line in map(str.strip, said.splitlines()) if line.count(":") == 1)
    facts = {name.strip(): value.strip().lower() for name, value in facts.items()}
    assert facts["id"] == facts["cpp"] == "clang"
    assert facts["version"].startswith(f"{find_clang().major}.")
    assert facts["linker"].startswith("ld.")
    assert (facts["cos"], facts["flag"], facts["enzyme"], facts["long double"]) == ("true", "false", "true", "16")
    project.run(tool("meson"), "test", "-C", "build")
    assert project.run("build/program") == "6\n"
    commands = json.loads((project.path / "build" / "compile_commands.json").read_text())
    assert all(c["command"].split()[0].endswith(("enzcc", "enzc++")) for c in commands)


def test_pkg_config_gives_the_headers_to_other_compilers(project: Project) -> None:
    directory = project.run("enzyme-cli", "paths", "--pkgconfig").strip()
    flags = project.run(tool("pkg-config"), "--cflags", "--libs", "enzcc", PKG_CONFIG_PATH=directory).split()
    assert [f[:2] for f in flags] == ["-I"]
    project.write(LIBRARIES)
    project.run(tool("gcc"), *flags, "-fsyntax-only", "slope.c")
    assert project.run(tool("pkg-config"), "--variable=cxx", "enzcc", PKG_CONFIG_PATH=directory) == "enzc++\n"


def test_the_native_file_names_what_the_commands_are_called() -> None:
    text = (ROOT / "runtime" / "enzyme_runtime" / "meson" / "enzcc.ini").read_text()
    assert "c = 'enzcc'" in text and "cpp = 'enzc++'" in text
