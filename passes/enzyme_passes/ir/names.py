# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How LLVM spells types in the names of intrinsics."""

from __future__ import annotations

from enzyme_passes.ir import types as ty


def mangled(type: ty.Type) -> str:
    """A float type as it stands in an intrinsic's name: f64, v4f32."""
    match type:
        case ty.VectorType():
            return f"v{type.count}{mangled(type.element)}"
        case ty.FloatType():
            named = {"half": "f16", "bfloat": "bf16", "x86_fp80": "f80", "fp128": "f128", "ppc_fp128": "ppcf128"}
            return named.get(type.text, f"f{type.bits}")
        case ty.IntType():
            return f"i{type.bits}"
        case _:
            return "p0"
