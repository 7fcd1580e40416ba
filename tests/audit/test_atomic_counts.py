# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the auditor takes an atomic access for, of which front ends say no type."""

from __future__ import annotations

import pytest

from enzyme_passes.audit.graph import Graph
from enzyme_passes.audit.places import Sort
from enzyme_passes.audit.transfer import Transfer
from enzyme_passes.ir.instructions import AtomicRMW, Load
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.llvm import binding as llvm

FUNCTION = """
define i64 @f(ptr %p) {{
  {before}
  %r = atomicrmw add ptr %p, i32 -1 seq_cst
  %both = load atomic i64, ptr %p acquire, align 8
  %one = trunc i64 %both to i32
  %last = icmp eq i64 %both, 4294967297
  {after}
  ret i64 0
}}
!0 = !{{!"{type}", !1, i64 0}}
!1 = !{{!"omnipotent char", !2, i64 0}}
!2 = !{{!"Simple C++ TBAA"}}
!3 = !{{!0, !0, i64 0}}
"""
COUNTED = "store i32 0, ptr %p, !tbaa !3"


@pytest.mark.parametrize(
    ("before", "after", "type", "counts"),
    [
        pytest.param(COUNTED, "", "int", 2, id="counted here too"),
        pytest.param(COUNTED, "%big = lshr i64 %both, 1", "int", 1, id="all of the word goes on"),
        pytest.param(COUNTED, "%y = bitcast i64 %both to double", "int", 1, id="a number kept atomically"),
        pytest.param("", "", "int", 0, id="nothing is said"),
        pytest.param("store i32 0, ptr %p", "", "int", 0, id="nothing is said of the plain access"),
        pytest.param(COUNTED, "", "omnipotent char", 0, id="a union's member"),
        pytest.param(COUNTED, "store double 0.0, ptr %p", "int", 0, id="also a number's place"),
        pytest.param("store float 0.0, ptr %p, !tbaa !3", "", "float", 0, id="a number"),
        pytest.param("store i8 0, ptr %p, !tbaa !3", "", "bool", 0, id="of less than what is counted"),
    ],
)
def test_atomic_accesses_are_what_plain_ones_of_the_same_address_are(
    before: str, after: str, type: str, counts: int
) -> None:
    text = FUNCTION.format(before=before, after=after, type=type)
    module = read_module(llvm.text_of(llvm.parse(text)))
    function = module.functions["f"]
    body(function)
    transfer = Transfer(Graph(10_000), module, False, lambda transfer, call: None)
    transfer.function(function, lambda block: True)
    atomic = [i for i in function.instructions() if isinstance(i, AtomicRMW | Load)]
    assert [transfer.sort(i, i.type) is Sort.OTHER for i in atomic] == [counts > 0, counts > 1]
