"""With attributes and without, derivatives are the same: what is said to LLVM is no lie.

A sample of the programs that check themselves, and of the random ones; all of them with ENZCC_TEST_EVERYTHING=1.
`python -m tests.random_programs FIRST LAST --stripped` compares more.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from enzyme_passes import llvm
from enzyme_passes.derivatives import key_of
from enzyme_passes.engine import EngineOptions, differentiate
from tests.attributes.programs import PROGRAMS as TRUTHS
from tests.attributes.programs import program
from tests.compiling import Ran, enzcc, run
from tests.random_programs.harness import FAILURES
from tests.random_programs.pool import Pool, Task

SOURCES = {p.stem: p for p in sorted((Path(__file__).parents[1] / "programs" / "c").glob("*.c"))}
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
SAMPLE = ("loop_triangular", "memory_insertion_sort", "order_second", "recursion_tree", "stack_vla", "vector_types")
CHOSEN = [n for n in SOURCES if EVERYTHING or n in SAMPLE or n.startswith("restrict")]
LEVELS = ("-O0", "-O3") if EVERYTHING else ("-O3",)
SEEDS = range(7000, 7200 if EVERYTHING else 7006)


def outcome(source: Path, level: str, directory: Path, strip: str) -> Ran:
    """How the program ends; or how enzcc does, where it refuses."""
    directory.mkdir()
    made = enzcc(level, "-w", source, "-o", "a", "-lm", cwd=directory, ENZCC_STRIP_ATTRIBUTES=strip)
    if made.status:
        return Ran(made.status, "", "".join(re.findall(r"\[EZ\d+\]", made.err)[:1]))
    return run(directory / "a", cwd=None, timeout=60)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", CHOSEN)
def test_a_program_ends_alike(name: str, level: str, tmp_path: Path) -> None:
    plain, stripped = (outcome(SOURCES[name], level, tmp_path / f"s{s}", s) for s in ("", "1"))
    assert plain == stripped


@pytest.mark.parametrize("name", list(TRUTHS) if EVERYTHING else list(TRUTHS)[:2])
def test_so_do_those_that_are_easily_lied_about(name: str, tmp_path: Path) -> None:
    source = tmp_path / "a.c"
    source.write_text(program(name))
    assert outcome(source, "-O2", tmp_path / "s", "1").status == 0


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
