"""What LLVM prints is read, written from our objects, and read by LLVM again as the same module."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.native import environment
from enzyme_frontends.toolchain import find_clang
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.values import Module
from enzyme_passes.ir.verify import verify_function
from enzyme_passes.ir.writer import write_module
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.pipeline import prepare_text

DATA = Path(__file__).parent / "data"
SOURCES = sorted((Path(__file__).parents[1] / "programs" / "c").glob("*.c"))
EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "c").glob("*.c"))


def canonical(text: str) -> str:
    """As LLVM prints it, whoever wrote it; once more, since it puts types that have got names in another order."""
    return canonical_module(llvm.parse(llvm.text_of(llvm.parse(text))))


NO_MATTER = re.compile(
    r"^; ModuleID = .*\n"
    r"| *; preds = .*"  # in the order of LLVM's use lists
    r"|(?<=@llvm\.assume\(i1 true\)) \[ .* \]",  # hints that the reader drops
    re.MULTILINE,
)


def canonical_module(module: llvm.ModuleRef) -> str:
    return NO_MATTER.sub("", llvm.text_of(module))


def written_anew(text: str) -> tuple[Module, str]:
    """Every function printed from its objects, none as the text that was read."""
    module = read_module(text)
    for function in module.functions.values():
        if function.defined:
            body(function)
        function.changed = True
    return module, write_module(module)


def assert_round_trip(text: str) -> None:
    module, written = written_anew(text)
    assert canonical(written) == text
    for function in module.functions.values():
        if function.defined:
            assert verify_function(function) == []


def compiled(source: Path, *flags: str) -> str:
    clang = find_clang()
    command = [clang.path, "-w", *flags, "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", "-o", "-", str(source)]
    return canonical_bitcode(subprocess.run(command, check=True, capture_output=True, env=environment()).stdout)


def canonical_bitcode(data: bytes) -> str:
    return canonical_module(llvm.parse(data))


def test_everything_that_is_rare() -> None:
    """Atomics, exceptions, vectors, callbr, funclets, operand bundles, odd linkages and attributes."""
    assert_round_trip(canonical((DATA / "exotic.ll").read_text()))


def test_an_untouched_module_is_printed_as_it_was_read() -> None:
    text = canonical((DATA / "exotic.ll").read_text())
    assert canonical(write_module(read_module(text))) == text


@pytest.mark.rotated(3)
@pytest.mark.parametrize("source", [pytest.param(s, id=s.stem) for s in [*SOURCES, *EXAMPLES]])
def test_a_program_raw_and_prepared(source: Path) -> None:
    raw = compiled(source, "-O2")
    assert_round_trip(raw)
    assert_round_trip(canonical(prepare_text(raw)))


def test_a_program_of_cxx_with_exceptions() -> None:
    clang = find_clang()
    source = DATA / "exceptions.cpp"
    command = [clang.path, "--driver-mode=g++", "-O1", "-emit-llvm", "-c", "-o", "-", str(source)]
    assert_round_trip(canonical_bitcode(subprocess.run(command, check=True, capture_output=True).stdout))
