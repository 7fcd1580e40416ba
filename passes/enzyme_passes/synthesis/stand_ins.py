"""Simple bodies that are differentiated in the place of functions written for speed.

Eigen's product of matrix and vector is 500 lines of IR for each combination of storage orders: blocks of 8, 6, 4, 2 and
1 columns of packets and the rest of each. What it computes is two loops, and so is its derivative; LLVM vectorizes both
as well. So the engine reads these loops where it would read the body of an instance of

    Eigen::internal::general_matrix_vector_product<long, T, const_blas_data_mapper<T, long, order>, order, ...>::run(
        rows, columns, lhs, rhs, res, increment of res, alpha)        res += alpha * lhs * rhs

The function itself stays as it is for those who call it; only derivatives, and the copy of the primal within them, are
made from the loops. `res` is memory of its own: Eigen evaluates into a temporary where it might not be.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Function, Module

_PRODUCT: Final = re.compile(
    r"_ZN5Eigen8internal29general_matrix_vector_productIl(?P<type>[df])"
    r"NS0_22const_blas_data_mapperI(?P=type)lLi(?P<order>[01])EEELi(?P=order)ELb[01]E(?P=type)"
    r"(?:S3_|NS2_I(?P=type)lLi(?P<vector>[01])EEE)Lb[01]ELi[01]EE3runEllRKS3_(?:S6_|RKS4_)P(?P=type)l(?P=type)$"
)
_TYPES: Final = {"d": ty.DOUBLE, "f": ty.FLOAT}


def put_stand_ins(module: Module) -> None:
    """Let the functions of `module` that have one be read from their simple bodies."""
    for name, function in module.functions.items():
        if not function.defined or not name.startswith("_ZN5Eigen8internal29"):
            continue
        found = _PRODUCT.match(name)
        if found is None or [str(p) for p in function.function_type.parameters] != [
            "i64", "i64", "ptr", "ptr", "ptr", "i64", str(_TYPES[found["type"]]),
        ]:  # fmt: skip
            continue
        vector = found["vector"] or found["order"]
        product = _Product(function, str(_TYPES[found["type"]]), found["order"] == "1", vector == "1")
        _replace(function, product.text())


def _replace(function: Function, text: str) -> None:
    """Read the body of `function` from `text`; it is still printed as it was."""
    original = function.raw
    assert original is not None
    function.raw = f"{original.partition(chr(10))[0]}\n{text}}}"
    body(function)
    function.raw = original
    res = function.arguments[4]
    res.attributes = f"noalias {res.attributes}".strip()


@dataclass(frozen=True, slots=True)
class _Product:
    """One instance: the element type, whether the matrix is stored by rows, and whether the vector has a stride."""

    function: Function
    type: str
    by_rows: bool
    strided: bool

    def text(self) -> str:
        rows, columns, lhs, rhs, res, step, alpha = (
            f'%"{a.name}"' if a.name else f"%{a.index}" for a in self.function.arguments
        )
        outer, inner = (rows, columns) if self.by_rows else (columns, rows)
        lines = [
            "entry:",
            f"  %matrix = load ptr, ptr {lhs}, align 8",
            f"  %stride.place = getelementptr inbounds i8, ptr {lhs}, i64 8",
            "  %stride = load i64, ptr %stride.place, align 8",
            f"  %vector = load ptr, ptr {rhs}, align 8",
        ]
        if self.strided:
            lines += [
                f"  %vector.place = getelementptr inbounds i8, ptr {rhs}, i64 8",
                "  %vector.stride = load i64, ptr %vector.place, align 8",
            ]
        lines += [
            f"  %some.rows = icmp sgt i64 {rows}, 0",
            f"  %some.columns = icmp sgt i64 {columns}, 0",
            "  %some = and i1 %some.rows, %some.columns",
            "  br i1 %some, label %outer.preheader, label %done",
            "",
            "outer.preheader:",
            "  br label %outer",
            "",
            "outer:",
            "  %i = phi i64 [ 0, %outer.preheader ], [ %i.next, %outer.latch ]",
            "  %line.offset = mul nsw i64 %i, %stride",
            f"  %line = getelementptr inbounds {self.type}, ptr %matrix, i64 %line.offset",
            *(self._row(res, step, alpha) if self.by_rows else self._column(res, alpha)),
            "  %j.next = add nuw nsw i64 %j, 1",
            f"  %last.j = icmp eq i64 %j.next, {inner}",
            "  br i1 %last.j, label %outer.latch, label %inner",
            "",
            "outer.latch:",
            *(self._end_of_row(alpha) if self.by_rows else ()),
            "  %i.next = add nuw nsw i64 %i, 1",
            f"  %last.i = icmp eq i64 %i.next, {outer}",
            "  br i1 %last.i, label %done.loopexit, label %outer",
            "",
            "done.loopexit:",
            "  br label %done",
            "",
            "done:",
            "  ret void",
        ]
        return "\n".join(lines) + "\n"

    def _column(self, res: str, alpha: str) -> list[str]:
        """res[j] += (alpha * vector[i]) * matrix[j, i], for each j."""
        type = self.type
        return [
            *self._element_of_vector("i"),
            f"  %factor = fmul {type} %x, {alpha}",
            "  br label %inner",
            "",
            "inner:",
            "  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]",
            f"  %a.place = getelementptr inbounds {type}, ptr %line, i64 %j",
            f"  %a = load {type}, ptr %a.place, align {self._align}",
            f"  %product = fmul {type} %factor, %a",
            f"  %y.place = getelementptr inbounds {type}, ptr {res}, i64 %j",
            f"  %y = load {type}, ptr %y.place, align {self._align}",
            f"  %sum = fadd {type} %y, %product",
            f"  store {type} %sum, ptr %y.place, align {self._align}",
        ]

    def _row(self, res: str, step: str, alpha: str) -> list[str]:
        """A sum over j of matrix[i, j] * vector[j], in any order."""
        type = self.type
        return [
            f"  %y.offset = mul nsw i64 %i, {step}",
            f"  %y.place = getelementptr inbounds {type}, ptr {res}, i64 %y.offset",
            "  br label %inner",
            "",
            "inner:",
            "  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]",
            f"  %so.far = phi {type} [ 0.000000e+00, %outer ], [ %sum, %inner ]",
            *self._element_of_vector("j"),
            f"  %a.place = getelementptr inbounds {type}, ptr %line, i64 %j",
            f"  %a = load {type}, ptr %a.place, align {self._align}",
            f"  %product = fmul {type} %a, %x",
            f"  %sum = fadd reassoc {type} %so.far, %product",
        ]

    def _end_of_row(self, alpha: str) -> list[str]:
        type = self.type
        return [
            f"  %sum.lcssa = phi {type} [ %sum, %inner ]",
            f"  %scaled = fmul {type} %sum.lcssa, {alpha}",
            f"  %y = load {type}, ptr %y.place, align {self._align}",
            f"  %y.new = fadd {type} %y, %scaled",
            f"  store {type} %y.new, ptr %y.place, align {self._align}",
        ]

    def _element_of_vector(self, index: str) -> list[str]:
        place = f"getelementptr inbounds {self.type}, ptr %vector, i64"
        lines = [f"  %x.place = {place} %{index}"]
        if self.strided:
            lines = [f"  %x.offset = mul nsw i64 %{index}, %vector.stride", f"  %x.place = {place} %x.offset"]
        return [*lines, f"  %x = load {self.type}, ptr %x.place, align {self._align}"]

    @property
    def _align(self) -> int:
        return 8 if self.type == "double" else 4
