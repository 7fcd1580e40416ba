# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Elements of vectors and aggregates, in either mode."""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.values import Value


def element_of(b: Builder, value: Value, index: int) -> Value:
    """Element `index` of a struct, array or vector."""
    if isinstance(value.type, ty.VectorType):
        return b.extract_element(value, b.i64(index))
    return b.extract(value, index)


def with_element(b: Builder, value: Value, element: Value, index: int) -> Value:
    if isinstance(value.type, ty.VectorType):
        return b.insert_element(value, element, b.i64(index))
    return b.insert_value(value, element, index)
