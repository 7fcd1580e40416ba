"""`enzyme_runtime_activity`: what is inactive is told at run time, by a shadow that equals the primal pointer.

Each access through a shadow then goes to scratch memory, zero before, instead of the user's data.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.values import Value


def guarded_place(b: Builder, allocas: Builder, shadow: Value, primal: Value, type: ty.Type) -> Value:
    """Where to access a `type` behind `shadow`: there, or in scratch memory if `primal` is inactive."""
    scratch = allocas.alloca(type, "inactive")
    b.store(zero(type), scratch)
    return b.select(b.icmp("eq", shadow, primal), scratch, shadow)


def guarded_size(b: Builder, size: Value, shadow: Value, primal: Value) -> Value:
    """How many bytes to access behind `shadow`: none if `primal` is inactive."""
    return b.select(b.icmp("eq", shadow, primal), zero(size.type), size)
