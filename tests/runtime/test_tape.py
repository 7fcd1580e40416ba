"""The tape's runtime, as it is shipped (ir/tape.ll), under a C program that uses it as generated code does."""

from __future__ import annotations

import importlib.util
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

import enzyme_runtime
from tests.native import clang

HERE = Path(__file__).parent
RUNTIME = Path(enzyme_runtime.__file__).parent
CLANG = clang()


def build(directory: Path, compiler: Sequence[str], *flags: str) -> Path:
    """tape_test.c linked with the IR, at -O2; nothing in it is dropped for want of a caller."""
    module, tape, program = directory / "tape.ll", directory / "tape.o", directory / "tape_test"
    module.write_text((RUNTIME / "ir" / "tape.ll").read_text().replace("linkonce_odr", "weak_odr"))
    subprocess.run([*CLANG, "-O2", "-fPIC", "-Wno-override-module", "-c", module, "-o", tape], check=True)
    subprocess.run([*compiler, "-O2", "-pthread", *flags, HERE / "tape_test.c", tape, "-o", program], check=True)
    return program


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("plain"), CLANG)


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the address sanitizer of clang, or else of gcc: either sees what malloc gave to the tape."""
    for compiler in (CLANG, ["gcc"]):
        try:
            program = build(tmp_path_factory.mktemp("asan"), compiler, "-fsanitize=address", "-g")
        except (OSError, subprocess.CalledProcessError):
            continue
        return program
    pytest.skip("no compiler here has an address sanitizer")


def run(program: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(program), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("poison", ["0", "1", "2"])
def test_reservations_are_disjoint_aligned_recycled_and_counted(plain: Path, poison: str) -> None:
    result = run(plain, ENZCC_TAPE_POISON=poison)
    assert (result.returncode, result.stdout, result.stderr) == (0, "the tape is sound\n", "")


@pytest.mark.parametrize("poison", ["0", "1", "2"])
def test_nothing_leaks_and_nothing_is_touched_after_release(sanitized: Path, poison: str) -> None:
    result = run(sanitized, ENZCC_TAPE_POISON=poison, ASAN_OPTIONS="detect_leaks=1")
    assert (result.returncode, result.stderr) == (0, "")


@pytest.mark.parametrize("mistake", ["late", "overrun"])
def test_poison_2_lets_the_sanitizer_see_a_mistake(sanitized: Path, mistake: str) -> None:
    result = run(sanitized, mistake, ENZCC_TAPE_POISON="2", ASAN_OPTIONS="detect_leaks=0")
    assert "AddressSanitizer" in result.stderr


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        ("negative", "enzcc: cannot reserve a size of 18446744073709551608 bytes for the tape of a gradient\n"),
        ("wrapping", "enzcc: cannot reserve a size of 18446744073709551615 bytes for the tape of a gradient\n"),
        ("huge", "enzcc: out of memory: no block of 70368744177664 bytes for the tape of a gradient\n"),
    ],
)
def test_an_impossible_size_aborts_and_is_named(plain: Path, request_: str, message: str) -> None:
    result = run(plain, request_)
    assert result.returncode < 0
    assert result.stderr == message


def test_the_checked_in_ir_is_what_the_sources_give() -> None:
    assert build_script().main(["--check"]) == 0


def test_ir_that_was_edited_by_hand_is_stale(tmp_path: Path) -> None:
    """The first line has a digest of the text, too: a change of generated code that no source has does not last."""
    edited = tmp_path / "tape.ll"
    edited.write_text((RUNTIME / "ir" / "tape.ll").read_text())
    assert build_script().is_current(edited, "tape.c")
    edited.write_text(edited.read_text() + "; one line more\n")
    assert not build_script().is_current(edited, "tape.c")


def build_script() -> ModuleType:
    """csrc/build.py, which is a script and in no package."""
    spec = importlib.util.spec_from_file_location("runtime_build", RUNTIME / "csrc" / "build.py")
    assert spec is not None and spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script
