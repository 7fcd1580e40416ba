"""Whatever a build tool asks, enzcc ends as clang does and leaves the same files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from commands import PLAIN, Twins, twins


@pytest.fixture
def pair(tmp_path: Path) -> Twins:
    return twins(tmp_path)


PROBES = [
    "-v",
    "-V",
    "-qversion",
    "-dumpmachine",
    "-dumpversion",
    "-print-prog-name=ld",
    "-print-search-dirs",
    "-print-multi-os-directory",
    "-print-file-name=libc.so",
    "-print-libgcc-file-name",
    "-E plain.c",
    "-E -dM -x c /dev/null",
    "-### -c plain.c",
    "-### main.c asking.c plain.c",
    "-v -E -x c /dev/null -o /dev/null",
    "-fsyntax-only plain.c",
    "-M asking.c",
    "-MM plain.c",
    "",
    "-c",
    "missing.c",
    "-c missing.c",
    "missing.o",
    "--no-such-option plain.c -c",
    "-Wl,--no-such-option plain.c",
]


@pytest.mark.parametrize("probe", PROBES)
def test_probes_end_as_with_clang(pair: Twins, probe: str) -> None:
    pair.agree(*probe.split())


@pytest.mark.parametrize(
    "probe", ["-E -", "-E -x c -", "-c -x c - -o from.o", "-c -", "-x c -", "-fsyntax-only -x c -"]
)
def test_standard_input_is_read_as_by_clang(pair: Twins, probe: str) -> None:
    pair.agree(*probe.split(), input=(PLAIN + "int main(void) { return 0; }\n").encode())


COMMANDS = [
    "-c plain.c",
    "-c asking.c",
    "-c plain.c -o other.o",
    "-c plain.c asking.c",
    "-c plain.c -o /dev/null",
    "-c asking.c -o /dev/null",
    "-c plain.c -o -",
    "-S plain.c",
    "-S asking.c -o out.s",
    "-S -emit-llvm asking.c",
    "-c -emit-llvm plain.c",
    "-c -flto asking.c",
    "-c -x c++ plain.c",
    "-x c main.c asking.c plain.c -o program",
    "main.c asking.c plain.c",
    "-c -MD plain.c",
    "-c -MD asking.c",
    "-c -MMD -MF rules.d asking.c -o sub.o",
    "-c -MD -MP -MT target -MF rules.d plain.c",
    "-c -MD asking.c plain.c",
    "-MD main.c asking.c plain.c -o program",
    "-c -save-temps plain.c",
    "-save-temps=obj -c plain.c -o deep.o",
    "-c -g -gsplit-dwarf plain.c",
    "-c --coverage plain.c",
    "-c -fstack-usage plain.c",
    "-c -ftime-trace plain.c",
    "-c plain.c -o no/such/directory.o",
    "-c asking.c -o no/such/directory.o",
    "main.c asking.c plain.c -o no/such/program",
    "-c broken.c",
    "-c plain.c broken.c asking.c",
    "-c broken.c plain.c asking.c",
    "main.c asking.c plain.c broken.c -o program",
    "main.c -o program",
    "-c plain.c asking.c -o one.o",
    "-c plain.c -o .",
    "-c asking.c -o .",
    "-shared -fPIC asking.c -o libasking.so",
    "-r main.c asking.c plain.c -o all.o",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_leave_what_clang_leaves(pair: Twins, command: str) -> None:
    pair.agree(*command.split())


MIXED = [
    "-c plain.c code.s",
    "-c asking.c code.s other.o",
    "-c asking.c missing.o",
    "-c missing.s plain.c",
    "-c wrong.s asking.c",
    "-c asking.c code.s -o one.o",
    "-c asking.c other.o -o one.o",
    "main.c plain.c asking.c code.s other.o -o program",
]


@pytest.mark.parametrize("command", MIXED)
def test_sources_beside_assembly_and_objects(pair: Twins, command: str) -> None:
    pair.put("code.s", ".globl coded\ncoded: ret\n")
    pair.put("wrong.s", "no such instruction\n")
    pair.put("other.c", "int other;\n")
    pair.both("-c", "other.c")
    pair.agree(*command.split())
