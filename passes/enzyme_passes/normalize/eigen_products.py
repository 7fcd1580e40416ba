# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Simple bodies that are differentiated in the place of functions written for speed.

Eigen's product of matrix and vector is 500 lines of IR for each combination of storage orders: blocks of 8, 6, 4, 2 and
1 columns of packets and the rest of each. What it computes is two loops, and so is its derivative; LLVM vectorizes both
as well. So the engine reads these loops where it would read the body of an instance of

    Eigen::internal::general_matrix_vector_product<long, T, const_blas_data_mapper<T, long, order>, order, ...>::run(
        rows, columns, lhs, rhs, res, increment of res, alpha)        res += alpha * lhs * rhs

The function itself stays as it is for those who call it, among them the forward sweep of a derivative whose reverse
sweep needs nothing kept. The product of matrices is treated alike. `res` is memory of its own: Eigen evaluates into a
temporary where it might not be.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.attributes.emitted import STRUCT_ADDRESS
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.lexer import quote
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Argument, Function, Module, RawBody
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

_PRODUCT: Final = pattern(
    r"_ZN5Eigen8internal29general_matrix_vector_productIl(?P<type>[df])"
    r"NS0_22const_blas_data_mapperI(?P=type)lLi(?P<order>[01])EEELi(?P=order)ELb[01]E(?P=type)"
    r"(?:S3_|NS2_I(?P=type)lLi(?P<vector>[01])EEE)Lb[01]ELi[01]EE3runEllRKS3_(?:S6_|RKS4_)P(?P=type)l(?P=type)$"
)
_MATRICES: Final = pattern(
    r"_ZN5Eigen8internal29general_matrix_matrix_productIl(?P<type>[df])Li(?P<lhs>[01])ELb[01]E(?P=type)"
    r"Li(?P<rhs>[01])ELb[01]ELi0ELi1EE3runElllPK(?P=type)lS4_lP(?P=type)ll(?P=type)RNS0_15level3_blockingI(?P=type)(?P=type)EE"
)
_TYPES: Final = {"d": ty.DOUBLE, "f": ty.FLOAT}


def put_stand_ins(module: Module) -> dict[Function, None]:
    """Let the functions of `module` that have one be read from their simple bodies; these functions."""
    replaced: dict[Function, None] = {}
    for name, function in module.functions.items():
        if not function.defined or not name.startswith("_ZN5Eigen8internal29"):
            continue
        parameters = [str(p) for p in function.function_type.parameters]
        if (found := _PRODUCT.match(name)) is not None:
            type = str(_TYPES[found["type"]])
            if parameters == ["i64", "i64", "ptr", "ptr", "ptr", "i64", type]:
                vector = found["vector"] or found["order"]
                _replace(function, _Product(function, type, found["order"] == "1", vector == "1").text(), 4)
                replaced[function] = None
        elif (found := _MATRICES.match(name)) is not None:
            type = str(_TYPES[found["type"]])
            if parameters == [*["i64"] * 3, "ptr", "i64", "ptr", "i64", "ptr", "i64", "i64", type, "ptr", "ptr"]:
                _replace(function, _product_of_matrices(function, type, found["lhs"] == "1", found["rhs"] == "1"), 7)
                replaced[function] = None
    return replaced


def _replace(function: Function, text: str, result: int) -> None:
    """Read the body of `function` from `text`; it is still printed as it was."""
    original = function.source
    function.body = RawBody(f"{original.partition(chr(10))[0]}\n{text}}}")
    body(function)
    function.print_as(original)
    res = function.arguments[result]
    res.attributes = f"{STRUCT_ADDRESS} {res.attributes}".strip()


def _name(argument: Argument) -> str:
    return f"%{quote(argument.name)}" if argument.name else f"%{argument.index}"


def _product_of_matrices(function: Function, type: str, lhs_by_rows: bool, rhs_by_rows: bool) -> str:
    """The innermost loop is along the lines of the left matrix.

    By columns:  for j, k, i:  res[i, j] += (alpha * rhs[k, j]) * lhs[i, k]
    By rows:     for j, i, k:  sum += lhs[i, k] * rhs[k, j], and then res[i, j] += alpha * sum
    """
    align = 8 if type == "double" else 4
    rows, columns, depth, lhs, lhs_stride, rhs, rhs_stride, res, _, res_stride, alpha, *_ = map(
        _name, function.arguments
    )
    line, element = ("%j", "%k") if not rhs_by_rows else ("%k", "%j")
    factor = [
        f"  %b.line = mul nsw i64 {line}, {rhs_stride}",
        f"  %b.offset = add nsw i64 %b.line, {element}",
        f"  %b.place = getelementptr inbounds {type}, ptr {rhs}, i64 %b.offset",
        f"  %b = load {type}, ptr %b.place, align {align}",
    ]
    result = [
        f"  %y.place = getelementptr inbounds {type}, ptr %y.line, i64 %i",
        f"  %y = load {type}, ptr %y.place, align {align}",
    ]
    outer, inner = ("%i", "%k") if lhs_by_rows else ("%k", "%i")
    many_outer, many_inner = (rows, depth) if lhs_by_rows else (depth, rows)
    matrix = [
        f"  %a.start = mul nsw i64 {outer}, {lhs_stride}",
        f"  %a.line = getelementptr inbounds {type}, ptr {lhs}, i64 %a.start",
    ]
    if lhs_by_rows:
        so_far = [f"  %so.far = phi {type} [ 0.000000e+00, %middle ], [ %sum, %inner ]"]
        work = [*factor, f"  %product = fmul {type} %a, %b", f"  %sum = fadd reassoc {type} %so.far, %product"]
        end = [
            f"  %sum.lcssa = phi {type} [ %sum, %inner ]",
            f"  %scaled = fmul {type} %sum.lcssa, {alpha}",
            *result,
            f"  %y.new = fadd {type} %y, %scaled",
            f"  store {type} %y.new, ptr %y.place, align {align}",
        ]
    else:
        matrix = [*factor, f"  %factor = fmul {type} %b, {alpha}", *matrix]
        so_far, end = [], []
        work = [
            f"  %product = fmul {type} %factor, %a",
            *result,
            f"  %sum = fadd {type} %y, %product",
            f"  store {type} %sum, ptr %y.place, align {align}",
        ]
    lines = [
        "entry:",
        f"  %some.rows = icmp sgt i64 {rows}, 0",
        f"  %some.columns = icmp sgt i64 {columns}, 0",
        f"  %some.depth = icmp sgt i64 {depth}, 0",
        "  %some.results = and i1 %some.rows, %some.columns",
        "  %some = and i1 %some.results, %some.depth",
        "  br i1 %some, label %columns.preheader, label %done",
        "",
        "columns.preheader:",
        "  br label %columns",
        "",
        "columns:",
        "  %j = phi i64 [ 0, %columns.preheader ], [ %j.next, %columns.latch ]",
        f"  %y.start = mul nsw i64 %j, {res_stride}",
        f"  %y.line = getelementptr inbounds {type}, ptr {res}, i64 %y.start",
        "  br label %middle",
        "",
        "middle:",
        f"  {outer} = phi i64 [ 0, %columns ], [ {outer}.next, %middle.latch ]",
        *matrix,
        "  br label %inner",
        "",
        "inner:",
        f"  {inner} = phi i64 [ 0, %middle ], [ {inner}.next, %inner ]",
        *so_far,
        f"  %a.place = getelementptr inbounds {type}, ptr %a.line, i64 {inner}",
        f"  %a = load {type}, ptr %a.place, align {align}",
        *work,
        f"  {inner}.next = add nuw nsw i64 {inner}, 1",
        f"  %last.inner = icmp eq i64 {inner}.next, {many_inner}",
        "  br i1 %last.inner, label %middle.latch, label %inner",
        "",
        "middle.latch:",
        *end,
        f"  {outer}.next = add nuw nsw i64 {outer}, 1",
        f"  %last.outer = icmp eq i64 {outer}.next, {many_outer}",
        "  br i1 %last.outer, label %columns.latch, label %middle",
        "",
        "columns.latch:",
        "  %j.next = add nuw nsw i64 %j, 1",
        f"  %last.j = icmp eq i64 %j.next, {columns}",
        "  br i1 %last.j, label %done.loopexit, label %columns",
        "",
        "done.loopexit:",
        "  br label %done",
        "",
        "done:",
        "  ret void",
    ]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Product:
    """One instance: the element type, whether the matrix is stored by rows, and whether the vector has a stride."""

    function: Function
    type: str
    by_rows: bool
    strided: bool

    def text(self) -> str:
        rows, columns, lhs, rhs, res, step, alpha = map(_name, self.function.arguments)
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
            *(self._row(res, step) if self.by_rows else self._column(res, alpha)),
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

    def _row(self, res: str, step: str) -> list[str]:
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
