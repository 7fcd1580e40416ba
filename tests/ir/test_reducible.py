"""Cycles with two entries get one, whatever kinds of instructions are in them."""

from __future__ import annotations

from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.writer import write_module
from enzyme_passes.llvm import binding as llvm
from enzyme_passes.normalize.reducible import make_reducible

UNWINDING = """
declare i32 @may_throw(i32)
declare i32 @personality(...)
define i32 @f(i32 %n) personality ptr @personality {
entry:
  %r = invoke i32 @may_throw(i32 %n) to label %again unwind label %pad
again:
  %d = icmp slt i32 %r, %n
  br i1 %d, label %middle, label %out
middle:
  %e = icmp eq i32 %r, 7
  br i1 %e, label %a2, label %b2
a2:
  %k = phi i32 [ %r, %middle ], [ %t, %more ]
  %u = add i32 %k, 1
  br label %b2
b2:
  %l = phi i32 [ %r, %middle ], [ %u, %a2 ]
  %t = invoke i32 @may_throw(i32 %l) to label %more unwind label %pad
more:
  %g = icmp slt i32 %t, %n
  br i1 %g, label %a2, label %out
out:
  %w = phi i32 [ %r, %again ], [ %t, %more ]
  ret i32 %w
pad:
  %q = phi i32 [ %n, %entry ], [ %l, %b2 ]
  %p = landingpad { ptr, i32 } cleanup
  %x = add i32 %q, %n
  call i32 @may_throw(i32 %x)
  resume { ptr, i32 } %p
}
"""


def test_landing_pads_stay_first_and_results_of_invokes_are_kept() -> None:
    text = llvm.text_of(llvm.parse(UNWINDING))
    module = read_module(text)
    function = module.functions["f"]
    assert body(function) and make_reducible(function)
    text = write_module(module)
    llvm.promote(llvm.parse(text))  # verified
    assert "store i32 %r," in text and "store i32 %t," in text
