"""Each language beside C and C++ has a program of hard cases that checks its own derivatives; commands mix languages;
and what is wrong is said in the words of the language's own compiler, with its status, or explained."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest

from enzyme_frontends.adapters import adapter
from enzyme_frontends.languages import TABLE, by_name
from tests.compiling import ROOT, enzcc, needs, run

PROGRAMS = Path(__file__).parent / "programs"
EXAMPLES = ROOT / "examples"

LEVELS = {"zig": ("-O0", "-O2", "-OReleaseSafe")}
"""-O0 is a language's build with all checks."""


WITH_PROGRAM = [
    language.name
    for language in TABLE
    if (PROGRAMS / f"everything.{language.name}").exists() and language.name != "mlir"  # its requests are in C
]


def check(*arguments: str | Path, into: Path) -> str:
    """Build and run a program that is content with itself; what it prints."""
    made = enzcc(*arguments, "-o", into / "program", cwd=into)
    assert (made.status, made.err) == (0, "")
    ran = run(into / "program", cwd=into)
    assert ran.status == 0, ran.out + ran.err
    return ran.out


# Programs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rotated(2)
@pytest.mark.parametrize(("name", "level"), [(n, o) for n in WITH_PROGRAM for o in LEVELS.get(n, ("-O0", "-O2"))])
def test_a_program_confirms_its_derivatives(name: str, level: str, tmp_path: Path) -> None:
    needs(name)
    check(level, PROGRAMS / f"everything.{name}", into=tmp_path)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(("name", "suffix"), [("mlir", "everything.mlir"), (None, "typed.ll")])
def test_requests_in_c_are_about_functions_in_mlir_and_in_ir(
    name: str | None, suffix: str, level: str, tmp_path: Path
) -> None:
    if name is not None:
        needs(name)
    source = PROGRAMS / suffix
    check(level, "-Wno-override-module", source, source.with_suffix(".c"), "-lm", into=tmp_path)


def test_an_object_of_each_language_carries_ir_for_requests_elsewhere(tmp_path: Path) -> None:
    """`square` in each language; the request is in C, and only the link knows both."""
    square = {
        "zig": "export fn square(x: f64) f64 { return x * x; }",
        "d": "extern (C) double square(double x) { return x * x; }",
        "nim": "proc square(x: float64): float64 {.exportc, cdecl.} = x * x",
        "mlir": "func.func @square(%x: f64) -> f64 { %y = arith.mulf %x, %x : f64\n return %y : f64 }",
    }
    (tmp_path / "main.c").write_text(
        "double square(double), __enzyme_autodiff(void *, double);\n"
        "int main(void) { return __enzyme_autodiff((void *)square, 3.0) != 6; }\n"
    )
    assert enzcc("-c", "main.c", cwd=tmp_path).status == 0
    for name, text in square.items():
        needs(name)
        extra = {"d": ["-betterC"], "nim": ["--noMain"]}.get(name, [])
        (tmp_path / f"square.{name}").write_text(text + "\n")
        made = enzcc("-O1", *extra, "-c", f"square.{name}", cwd=tmp_path)
        assert (made.status, made.err) == (0, ""), name
        check("main.o", "square.o", "-lm", into=tmp_path)


# Mixed --------------------------------------------------------------------------------------------------------------


def test_a_gradient_goes_through_c_fortran_and_rust_in_one_command(tmp_path: Path) -> None:
    needs("fortran"), needs("rust")
    sources = [EXAMPLES / "mixed" / name for name in ("fit.c", "heat.f90", "conductivity.rs")]
    assert "the derivatives are right" in check("-O2", *sources, into=tmp_path)


def test_the_same_by_make_which_compiles_each_file_alone(tmp_path: Path) -> None:
    needs("fortran"), needs("rust")
    command = ["make", "-s", "-C", EXAMPLES / "mixed", f"BUILD={tmp_path / 'built'}", "check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the derivatives are right" in done.stdout


def test_the_example_in_zig(tmp_path: Path) -> None:
    needs("zig")
    assert "the derivatives are right" in check("-O2", EXAMPLES / "zig" / "shooting.zig", into=tmp_path)


@pytest.mark.parametrize("level", ["-O2", "-Os"])
def test_zigs_pages_are_memory_like_other(level: str, tmp_path: Path) -> None:
    needs("zig")
    check(level, PROGRAMS / "pages.zig", "-lc", into=tmp_path)


# What is wrong --------------------------------------------------------------------------------------------------------

BROKEN = {
    "zig": "pub fn main() void {",
    "d": "void main() {",
    "nim": "proc f( =",
    "mlir": "func.func @f(",
    "rust": "fn main() {",
    "fortran": "program p\n x = = 1\nend",
    "julia": "f(x) = x +",
}
NEWER = {
    "zig": "0.23.0",
    "d": "LDC - the LLVM D compiler (1.60.0):\n  based on DMD v2.120.0 and LLVM 28.1.0",
    "mlir": "LLVM (http://llvm.org/):\n  LLVM version 28.1.0",
    "rust": "rustc 2.0.0\nrelease: 2.0.0\nLLVM version: 28.1.0",
    "fortran": "flang version 28.1.0",
}
"""What a compiler with a newer LLVM would say of its version."""
OPTIONS = {"julia": ("--function", "f", "--signature", "Float64")}


def source(name: str, text: str, into: Path) -> str:
    language = by_name(name)
    assert language is not None
    path = into / f"prog{language.suffixes[0]}"
    path.write_text(text + "\n")
    return path.name


@pytest.mark.parametrize("name", BROKEN)
def test_a_syntax_error_is_shown_as_the_compiler_says_it_with_its_status(name: str, tmp_path: Path) -> None:
    needs(name)
    made = enzcc("-c", *OPTIONS.get(name, ()), source(name, BROKEN[name], tmp_path), cwd=tmp_path)
    assert made.status == 1
    assert "error" in made.err.lower() and "prog." in made.err
    assert "Traceback" not in made.err
    assert not (tmp_path / "prog.o").exists()


@pytest.mark.parametrize("name", [language.name for language in TABLE])
def test_a_missing_compiler_is_named_with_how_to_get_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(adapter(name).variable, str(tmp_path / "nothing"))
    made = enzcc("-c", *OPTIONS.get(name, ()), source(name, "", tmp_path), cwd=tmp_path)
    assert made.status == 1
    assert f"error: [EZ0801] {adapter(name).variable} names {tmp_path / 'nothing'}, which is not a program" in made.err
    assert adapter(name).install


@pytest.mark.parametrize("name", NEWER)
def test_a_compiler_with_a_newer_llvm_is_explained(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for program in ("mlir-opt", "mlir-translate"):
        path = tmp_path / program
        path.write_text(f"#!/bin/sh\ncat <<'END'\n{NEWER[name]}\nEND\n")
        path.chmod(path.stat().st_mode | stat.S_IEXEC)
    monkeypatch.setenv(adapter(name).variable, str(tmp_path / "mlir-opt"))
    made = enzcc("-c", source(name, "", tmp_path), cwd=tmp_path)
    assert made.status == 1
    assert "error: [EZ0802]" in made.err and "28" in made.err


def test_a_compiler_of_something_else_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("zig", "d", "nim", "mlir", "swift"):
        monkeypatch.setenv(adapter(name).variable, "/bin/true")
        (tmp_path / "mlir-translate").touch()
        made = enzcc("-c", source(name, "", tmp_path), cwd=tmp_path)
        assert made.status == 1 and "error: [EZ080" in made.err, made.err


def test_ir_of_a_newer_llvm_is_refused_in_the_words_of_clang(tmp_path: Path) -> None:
    (tmp_path / "new.ll").write_text("define void @f() { newinstruction }\n")
    made = enzcc("-c", "new.ll", cwd=tmp_path)
    assert made.status == 1 and "expected instruction opcode" in made.err
    assert not os.path.exists(tmp_path / "new.o")
