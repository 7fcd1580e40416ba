"""Blocks end behind calls of functions that never return, whatever their attributes say."""

from __future__ import annotations

import pytest

from enzyme_passes.ir.instructions import Unreachable
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.normalize.never_returning import NeverReturning

MODULE = """
declare void @throw() noreturn
declare void @unseen()
declare i32 @personality(...)

define {kind} void @last(ptr %x) {attributes} {{
  {does}
}}

define linkonce_odr void @through(ptr %x, i1 %c) {{
  br i1 %c, label %a, label %b
a:
  call void @last(ptr %x)
  br label %c1
b:
  call void @throw()
  unreachable
c1:
  ret void
}}

define double @calls(ptr %x, i1 %c) {{
  br i1 %c, label %a, label %b
a:
  call void @through(ptr %x, i1 %c)
  %v = load double, ptr %x
  br label %b
b:
  %r = phi double [ %v, %a ], [ 1.0, %0 ]
  ret double %r
}}

define double @invokes(ptr %x, i1 %c) personality ptr @personality {{
  br i1 %c, label %a, label %b
a:
  invoke void @through(ptr %x, i1 %c) to label %b unwind label %pad
pad:
  %e = landingpad {{ ptr, i32 }} cleanup
  resume {{ ptr, i32 }} %e
b:
  %r = phi double [ 2.0, %a ], [ 1.0, %0 ]
  ret double %r
}}
"""
THROWS = "call void @throw()\n  unreachable"


def ended(kind: str = "linkonce_odr", does: str = THROWS, attributes: str = "") -> dict[str, int]:
    """How many blocks come to no end in the two functions that call, and how many values the phi has."""
    module = read_module(MODULE.format(kind=kind, does=does, attributes=attributes))
    never = NeverReturning()
    found: dict[str, int] = {}
    for name in ("calls", "invokes"):
        function = module.functions[name]
        body(function)
        never.end_after_calls(function)
        found[name] = sum(isinstance(b.instructions[-1], Unreachable) for b in function.blocks)
        phi = next(i for b in function.blocks for i in b.instructions if i.name == "r")
        assert len(phi.values) == 2 - found[name]
    return found


@pytest.mark.parametrize("kind", ["", "internal", "linkonce_odr", "weak_odr"])
def test_a_function_that_throws_or_loops_never_returns(kind: str) -> None:
    assert ended(kind) == {"calls": 1, "invokes": 1}
    assert ended(kind, "br label %l\nl:\n  call void @unseen()\n  br label %l") == {"calls": 1, "invokes": 1}


@pytest.mark.parametrize("kind", ["weak", "linkonce"])
def test_another_definition_may_return(kind: str) -> None:
    assert ended(kind) == {"calls": 0, "invokes": 0}


@pytest.mark.parametrize("attributes", ["naked", "presplitcoroutine", '"enzyme_gradient"="g"'])
def test_functions_that_are_not_what_their_code_says_may_return(attributes: str) -> None:
    assert ended(attributes=attributes) == {"calls": 0, "invokes": 0}


@pytest.mark.parametrize("does", ["ret void", "call void @last(ptr %x)\n  ret void", "call void @unseen()\n  ret void"])
def test_of_what_may_return_or_calls_itself_nothing_is_said(does: str) -> None:
    assert ended(does=does) == {"calls": 0, "invokes": 0}
