"""Shadows of global variables.

A constant global, or one declared inactive, has none: where its shadow is asked for its primal stands. An active
one with a definition here gets `<name>_shadow` of the same initial form with all floats zero; it is cleared at the
start of every request, since a derivative with respect to a global is not observable. A shadow that the program itself
declares (`__enzyme_shadow_global_g`, in IR `!enzyme_shadow`) is the program's: it is taken as it is and never cleared.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_passes.diagnostics import Failure
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.members import member_offset, members
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstExpr, ConstNull, GlobalVariable, Value
from enzyme_passes.synthesis.copying import Pattern, zero_floats

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine

_GIVEN = re.compile(r"!enzyme_shadow (!\d+)")
_SYMBOL = re.compile(r'@(?:"([^"]+)"|([-\w$.]+))')


class ShadowGlobals:
    """The shadow globals of one module."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.shadows: dict[tuple[GlobalVariable, int], GlobalVariable] = {}

    def shadow(self, variable: GlobalVariable, k: int, runtime_activity: bool, has_float: bool | None = None) -> Value:
        """Lane k of the shadow of a global. `has_float`: whether floats can be reached through it, as far as known."""
        known = self.shadows.get((variable, k))
        if known is not None:
            return known
        if self.is_inactive(variable):
            return variable
        given = self._given(variable)
        if given is not None:
            if k == 0:
                return given
            raise Failure(
                "EZ0203",
                f"global '{variable.name}' has one shadow of its own, and several are asked for at a time",
                variable,
                helps=["ask for one at a time: without enzyme_width"],
            )
        if variable.initializer is None:
            if runtime_activity or (has_float is not True and not holds_float_or_pointer(variable.value_type)):
                return variable
            raise Failure(
                "EZ0203",
                f"global '{variable.name}' is declared elsewhere and carries derivatives",
                variable,
                helps=[
                    "let enzcc compile the file that defines it, and link both",
                    f"or declare it inactive: __enzyme_inactive_global_{variable.name}",
                ],
            )
        return self._make(variable, k, runtime_activity)

    def clear(self, b: Builder) -> None:
        """Zero all shadows that there are, but for their pointers: these stay, to what an earlier request put there."""
        for (variable, _), shadow in self.shadows.items():
            self._clear(b, shadow, variable.value_type)

    def _clear(self, b: Builder, place: Value, type: ty.Type) -> None:
        layout = self.engine.module.layout
        if not holds_pointer(type):
            size = b.i64(layout.size(type))
            b.intrinsic("llvm.memset.p0.i64", ty.VOID, [place, b.const_int(ty.I8, 0), size, b.const_int(ty.I1, 0)])
        elif isinstance(type, ty.StructType):
            for offset, field in zip(layout.offsets(type), type.fields or (), strict=True):
                self._clear(b, b.offset(place, offset), field)
        elif isinstance(type, ty.ArrayType):
            period = layout.size(type.element)
            parts = [(member_offset(layout, type.element, path), t) for path, t in members(type.element)]
            floats = tuple((at, t) for at, t in parts if isinstance(t, ty.FloatType))
            pointers = tuple((at, layout.size(t)) for at, t in parts if ty.is_pointer(t))
            others = tuple((at, layout.size(t)) for at, t in parts if isinstance(t, (ty.VectorType, ty.IntType)))
            pattern = Pattern(period, floats, pointers, tuple(o for o in others if o not in pointers))
            zero_floats(self.engine, b, pattern, place, b.i64(layout.size(type)))

    def is_inactive(self, variable: GlobalVariable) -> bool:
        """Whether nothing behind a global can carry a derivative. Integers do not say so: a pool of bytes holds what is
        put there."""
        return (
            variable.constant or "enzyme_inactive" in variable.trailer or variable.name.startswith(("llvm.", "enzyme_"))
        )

    def _given(self, variable: GlobalVariable) -> GlobalVariable | None:
        """The shadow that the program declares."""
        node = _GIVEN.search(variable.trailer)
        if node is None:
            return None
        symbol = _SYMBOL.search(self.engine.module.metadata.get(node[1], ""))
        if symbol is None:
            return None
        found = self.engine.module.lookup(symbol[1] or symbol[2])
        return found if isinstance(found, GlobalVariable) else None

    def _make(self, variable: GlobalVariable, k: int, runtime_activity: bool) -> GlobalVariable:
        module = self.engine.module
        name, count = f"{variable.name}_shadow", 1
        while module.lookup(name) is not None:
            count += 1
            name = f"{variable.name}_shadow.{count}"
        made = GlobalVariable(name, variable.value_type, constant=False)
        made.linkage = "internal"
        made.header = "internal thread_local" if "thread_local" in variable.header else "internal"
        made.align = variable.align
        made.module = module
        module.globals[name] = made
        module.symbol_order.insert(0, made)
        self.shadows[(variable, k)] = made
        assert variable.initializer is not None
        made.initializer = self._initial(variable.initializer, k, runtime_activity)
        return made

    def _initial(self, value: Constant, k: int, runtime_activity: bool) -> Constant:
        """The initial value of a shadow: pointers to shadows, everything else zero."""
        match value:
            case GlobalVariable():
                found = self.shadow(value, k, runtime_activity)
                assert isinstance(found, Constant)
                return found
            case ConstAggregate():
                return ConstAggregate(value.type, tuple(self._initial(e, k, runtime_activity) for e in value.elements))
            case ConstExpr():
                parts = tuple(
                    self._initial(o, k, runtime_activity) if isinstance(o.type, ty.PointerType) else o
                    for o in value.operands
                )
                return ConstExpr(value.type, value.op, value.flags, value.source_type, parts)
            case ConstNull():
                return value
            case _ if isinstance(value.type, ty.PointerType):
                return value
            case _:
                return zero(value.type)


def holds_float_or_pointer(type: ty.Type) -> bool:
    match type:
        case ty.FloatType() | ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return holds_float_or_pointer(type.element)
        case ty.StructType():
            return any(holds_float_or_pointer(f) for f in type.fields or ())
        case _:
            return False


def holds_pointer(type: ty.Type) -> bool:
    match type:
        case ty.PointerType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return holds_pointer(type.element)
        case ty.StructType():
            return any(holds_pointer(f) for f in type.fields or ())
        case _:
            return False
