"""With attributes and without, derivatives are the same: what is said to LLVM is no lie.

A sample of the programs that check themselves, and of the random ones; all of them with ENZCC_TEST_EVERYTHING=1. The
programs are those of the folders' own tests, built as these build them (`recording.py`).
`python -m tests.random_programs FIRST LAST --stripped` compares more.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from enzyme_passes.engine.levels import differentiate
from enzyme_passes.engine.options import EngineOptions
from enzyme_passes.incremental.cache import key_of
from enzyme_passes.llvm import binding as llvm
from tests.attributes.programs import PROGRAMS as TRUTHS
from tests.attributes.programs import program
from tests.attributes.recording import differences, recorded
from tests.compiling import enzcc, run
from tests.random_programs.harness import FAILURES
from tests.random_programs.pool import Pool, Task

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
SEEDS = range(7000, 7200 if EVERYTHING else 7006)
FOLDERS = (
    *("tests/programs", "tests/cpp", "tests/fortran/programs", "tests/fortran/real", "tests/fortran/driver"),
    *("tests/rust/programs", "tests/rust/driver", "tests/examples/test_examples.py"),
)
SAMPLE = "loop_triangular restrict_scopes vector_types storage buffers rosenbrock springs".split()
"""Programs in C, C++, Fortran, Rust; and examples."""

ROUNDING = 1e-12
"""Relative to numbers, or to one. Sums of adjoints may be added in any order (`reassoc`), and fused (`contract` of the
primal's operations): that is taken away, too, and numbers were then less than 1e-13 apart."""


@pytest.mark.rotated(3, on=0)
def test_a_sample_of_programs_ends_alike(tmp_path: Path) -> None:
    alike([*FOLDERS, "-k", f"O3 and not clean and ({' or '.join(SAMPLE)})"], tmp_path, least=len(SAMPLE) // 2)


@pytest.mark.skipif(not EVERYTHING, reason="hours: with ENZCC_TEST_EVERYTHING=1")
@pytest.mark.parametrize("folder", FOLDERS)
def test_all_programs_of_a_folder_end_alike(folder: str, tmp_path: Path) -> None:
    alike([folder, "-k", "(O0 or O3 or example) and not clean"], tmp_path)


def alike(chosen: list[str], directory: Path, *, least: int = 1) -> None:
    """The tests that are chosen, run with attributes and without: programs print the same numbers."""
    plain, stripped = (
        recorded(chosen, directory / f"{strip or 0}.json", {"ENZCC_STRIP_ATTRIBUTES": strip}) for strip in ("", "1")
    )
    assert sum(ended.outcome == "passed" for ended in plain.values()) >= least
    apart = differences(plain, stripped, ROUNDING)
    assert not apart, "\n".join(apart)


@pytest.mark.parametrize("name", list(TRUTHS) if EVERYTHING else list(TRUTHS)[:2])
def test_so_do_those_that_are_easily_lied_about(name: str, tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text(program(name))
    made = enzcc("-O2", "-w", source, "-o", "a", "-lm", cwd=tmp_path, ENZCC_STRIP_ATTRIBUTES="1")
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "a", cwd=None, timeout=60).status == 0


@pytest.mark.rotated(3, on=1)
def test_random_programs_have_the_same_derivatives() -> None:
    """At -O0 and -O3, to the rounding of sums."""
    failed = []
    with Pool(count=1) as pool:
        for task, verdicts in pool.run(Task(seed, (0, 3), "stripped") for seed in SEEDS):
            failed += [f"seed {task.seed} -O{v.level}: {v.detail}" for v in verdicts if v.outcome in FAILURES]
    assert not failed, "\n".join(failed)


IR = """
target triple = "x86_64-unknown-linux-gnu"
declare double @__enzyme_autodiff(...)
declare double @__enzyme_fwddiff(...)
define internal double @f(ptr noalias nonnull dereferenceable(16) %x, i64 noundef %n) nounwind memory(read) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi fast double [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds nuw double, ptr %x, i64 %i
  %a = load double, ptr %p, align 8, !tbaa !0, !noundef !4
  %b = fmul fast double %a, %a
  %t = fmul nnan double %s, %b
  %next = add nuw nsw i64 %i, 1
  %more = icmp samesign ult i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret double %t
}
define double @g(ptr %x, ptr %d) {
  %r = call double (...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %d, i64 9)
  ret double %r
}
@enzyme_const = external global i32
define double @h(ptr %x, ptr %d, ptr %e) {
  %r = call double (...) @__enzyme_fwddiff(ptr @g, ptr %x, ptr %d, ptr %d, ptr %e)
  ret double %r
}
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{}
"""
SAID = re.compile(
    r"\b(?:nuw|nsw|inbounds|fast|nnan|reassoc|samesign|noalias|nonnull|noundef|dereferenceable|memory|nounwind|"
    r"willreturn)\b|!tbaa|!noundef|align (?:8|16)"
)


def test_nothing_optional_is_left() -> None:
    """Allocas keep their alignment: it is asked for, not promised."""
    text = llvm.text_of(llvm.parse(IR))
    plain = differentiate(text, EngineOptions()).text
    stripped = differentiate(text, EngineOptions(strip_attributes=True)).text
    llvm.verify(llvm.parse(stripped))
    for derived, expected in ((plain, True), (stripped, False)):
        ours = re.findall(r"^define [^\n]*@__enzcc_[^\n]*\n(?:[^}\n].*\n|\n)*", derived, re.M)
        ours += re.findall(r"^declare [^\n]*@__enzcc_[^\n]*", derived, re.M)
        left = [
            line
            for f in ours
            for line in f.splitlines()
            if " = alloca " not in line and SAID.search(line) and ".decl(" not in line
        ]
        assert bool(left) == expected, left


def test_derivatives_are_kept_apart_in_the_cache() -> None:
    assert key_of("", EngineOptions()) != key_of("", EngineOptions(strip_attributes=True))
