"""What is computed of a word that is a number or an integer is computed of the part that its tag says, and no more."""

from __future__ import annotations

from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.writer import write_function
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.words_by_condition import read_by_condition


def rewritten(text: str) -> str:
    module = read_module(llvm.text_of(llvm.parse(text)))
    function = module.functions["f"]
    body(function)
    read_by_condition(function, module)
    return write_function(function)


CHOSEN = """
define double @f(i1 %c, double %x, i64 %n) {{
entry:
  %bits = bitcast double %x to i64
  br i1 %c, label %integer, label %number
integer:
  br label %end
number:
  br label %end
end:
  %w = phi i64 [ %n, %integer ], [ %bits, %number ]
  %i = sitofp i64 %w to double
  %d = bitcast i64 %w to double
  %v = select i1 {condition}, double %i, double %d
  ret double %v
}}
"""


def test_a_condition_that_leads_to_the_word_tells_what_it_is() -> None:
    found = rewritten(CHOSEN.format(condition="%c"))
    assert "phi i64 [ %n, %integer ], [ 1, %number ]" in found
    assert "phi i64 [ 4607182418800017408, %integer ], [ %bits, %number ]" in found
    assert "__enzcc_other_member" not in found


def test_a_condition_that_tells_nothing_is_checked() -> None:
    text = CHOSEN.format(condition="%other").replace("i1 %c,", "i1 %c, i1 %other,", 1)
    found = rewritten(text)
    assert "phi i1 [ false, %integer ], [ true, %number ]" in found
    assert found.count("call void @__enzcc_other_member") == 1


def test_bits_that_are_counted_with_at_once_stay() -> None:
    """A logarithm of sorts, of a number that is one of two: it is refused as it is."""
    text = CHOSEN.format(condition="%c").replace("%v = select i1 %c, double %i, double %d", "%v = fadd double %i, %d")
    found = rewritten(text)
    assert "phi i64 [ %n, %integer ], [ %bits, %number ]" in found and "__enzcc_other_member" not in found


GOES_ROUND = """
define double @f(double %x, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %w = phi i64 [ 0, %entry ], [ %bits, %loop ]
  %tag = phi i1 [ true, %entry ], [ false, %loop ]
  %i = sitofp i64 %w to double
  %d = bitcast i64 %w to double
  %v = select i1 %tag, double %i, double %d
  %sum = fadd double %v, %x
  %bits = bitcast double %sum to i64
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %sum
}
"""


def test_a_tag_that_goes_round_with_the_word_tells_what_it_is() -> None:
    found = rewritten(GOES_ROUND)
    assert "phi i64 [ 0, %entry ], [ 1, %loop ]" in found and "__enzcc_other_member" not in found


def test_a_tag_that_is_not_seen_is_checked_where_the_number_counts() -> None:
    text = GOES_ROUND.replace("%tag = phi i1 [ true, %entry ], [ false, %loop ]", "%tag = icmp eq i64 %k, 0")
    found = rewritten(text)
    assert "phi i1 [ false, %entry ], [ true, %loop ]" in found and "__enzcc_other_member" in found
