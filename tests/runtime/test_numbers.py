"""Where numbers in buffers of bytes begin: the runtime as it is shipped (ir/numbers.ll), under a C program that uses it
as generated code does."""

from __future__ import annotations

import subprocess
from pathlib import Path

import enzyme_runtime
from tests.native import clang

HERE = Path(__file__).parent
RUNTIME = Path(enzyme_runtime.__file__).parent
CLANG = clang()


def test_numbers_are_moved_whole_or_the_program_ends(tmp_path: Path) -> None:
    module, runtime, program = tmp_path / "numbers.ll", tmp_path / "numbers.o", tmp_path / "numbers_test"
    module.write_text((RUNTIME / "ir" / "numbers.ll").read_text().replace("linkonce_odr", "weak_odr"))
    subprocess.run([*CLANG, "-O2", "-fPIC", "-Wno-override-module", "-c", module, "-o", runtime], check=True)
    subprocess.run([*CLANG, "-O2", "-w", HERE / "numbers_test.c", runtime, "-o", program], check=True)
    ran = subprocess.run([program], capture_output=True, text=True, timeout=100)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "the notes are sound\n", "")
