"""Loops that move a few words are unrolled before differentiation: each word is then of one type."""

from __future__ import annotations

from enzyme_passes.pipeline import prepare_text

SWAP = """\
define void @swap(ptr %a, ptr %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr inbounds { [8 x i8] }, ptr %a, i64 %i
  %q = getelementptr inbounds { [8 x i8] }, ptr %b, i64 %i
  %v = load TYPE, ptr %p, align 8
  %w = load TYPE, ptr %q, align 8
  store TYPE %w, ptr %p, align 8
  store TYPE %v, ptr %q, align 8
  %next = add nuw i64 %i, 1
  %more = icmp ult i64 %next, COUNT
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""


def prepared(type: str, count: int) -> str:
    return prepare_text(SWAP.replace("TYPE", type).replace("COUNT", str(count)))


def test_a_loop_over_three_words_becomes_three_moves() -> None:
    assert prepared("i64", 3).count("load i64") == 6


def test_a_loop_over_an_array_stays() -> None:
    assert prepared("i64", 3000).count("load i64") == 2


def test_a_loop_over_numbers_stays() -> None:
    assert prepared("double", 3).count("load double") == 2
