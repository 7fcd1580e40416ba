# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tables that their initializers write as structs, and what is told of many rows at once."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.types.evidence.tables import table_of
from enzyme_passes.ir import types as ty
from tests.analysis.types_support import c, ir

INTEGERS = ty.ArrayType(12, ty.I32)
ZEROS = ty.StructType((ty.I32, ty.ArrayType(11, ty.I32)), packed=True)


def row(integers: ty.Type, number: ty.Type = ty.DOUBLE) -> ty.StructType:
    return ty.StructType((integers, number))


def table(*rows: ty.Type, name: str | None = None) -> ty.ArrayType | None:
    layout = ir("define void @f() {\n  ret void\n}\n").module.layout
    return table_of(layout, ty.StructType(rows, packed=True, name=name))


def test_rows_of_other_types_that_hold_the_same_are_an_array() -> None:
    assert str(table(*[row(INTEGERS), row(ZEROS)] * 3)) == f"[6 x {row(INTEGERS)}]"


def test_rows_that_differ_in_a_place_are_none() -> None:
    assert table(*[row(INTEGERS)] * 5, row(INTEGERS, ty.I64)) is None
    assert table(*[row(INTEGERS)] * 5, ty.ArrayType(14, ty.I64)) is None


def test_few_rows_and_what_the_program_calls_a_struct_are_none() -> None:
    assert table(*[row(INTEGERS)] * 4) is None
    assert table(*[row(INTEGERS)] * 6, name="%struct.six") is None
    assert table(*[ty.I32] * 6) is None


@pytest.mark.parametrize("rest", ["", ", 9"])
def test_integers_of_many_rows_are_told_of_at_once(rest: str) -> None:
    """A range for each row, and each compared with what lies in all: a table of ten thousand did not end."""
    rows = ", ".join(f"{{{{{k}{rest if k % 2 else ''}}}, {k}.5, {{1, 2}}}}" for k in range(400))
    program = c(
        f"""
        static const struct row {{ int by[12]; double a; short more[2]; }} rows[400] = {{ {rows} }};
        double f(const double *x, int n) {{
          double s = 0;
          for (int k = 0; k < n; k++)
            for (int i = 0; i < 12; i++) s += rows[k].a * rows[k].by[i] * x[i] * rows[k].more[i % 2];
          return s;
        }}"""
    )
    heap = program.facts()._heap
    assert sum(len(cell.ranges) for cell in heap.live()) < 20
    assert max(len(cell.slots) for cell in heap.live()) < 50
