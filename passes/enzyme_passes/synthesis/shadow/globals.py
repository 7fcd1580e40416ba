# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shadows of global variables.

An active one with a definition here gets `<name>_shadow` of the same form; it is cleared at the start of every request,
since a derivative with respect to a global is not observable, and so is what an earlier request has put there. Its
pointers begin as null, and find their shadows when they are used (lazy_shadows.py), but for those that lead where they
led when the program began.

A constant has a shadow where it is among pointers to active memory. Forward mode reads tangents of zero there
(`<name>_zero`); reverse mode adds to it what nobody reads (`<name>_sink`), so that it need not be cleared. The two are
not one: zero would not stay zero. Where no float can be reached, it is its own shadow.

    static const double half[2];  double *rows[] = {x, half};          rows' = {x', half_zero} or {x', half_sink}

A shadow that the program itself declares (`__enzyme_shadow_global_g`, in IR `!enzyme_shadow`) is the program's: it is
taken as it is and never cleared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from enzyme_passes.analysis.activity.activity import OF_CLASSES, is_report, leads_to_variables
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.builder import Builder, define_variable, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.members import carries_pointer, member_offset, members
from enzyme_passes.ir.text import symbols_in
from enzyme_passes.ir.values import (
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstString,
    Function,
    GlobalVariable,
    Value,
)
from enzyme_passes.library import openmp
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.copying import Pattern, zero_floats

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


# The shadow of a global: its direction, whether the user has asked for runtime activity, and whether floats can be
# reached through it, as far as known.
ShadowsOfGlobals = Callable[[GlobalVariable, int, bool, bool | None], Constant]

READ_ONLY: Final = 4096  # bytes of zeros that may be in the program's file
MOST_POINTERS: Final = 64  # that are looked at one by one when a request begins


class ShadowGlobals:
    """The shadow globals of one module."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.shadows: dict[tuple[GlobalVariable, int], GlobalVariable] = {}
        self._constant: dict[tuple[GlobalVariable, str], GlobalVariable] = {}

    def reading(
        self, variable: GlobalVariable, k: int, runtime_activity: bool, has_float: bool | None = None
    ) -> Constant:
        """The shadow of a global for direction k, in forward mode."""
        return self._shadow(variable, k, runtime_activity, has_float, "zero")

    def adding(
        self, variable: GlobalVariable, k: int, runtime_activity: bool, has_float: bool | None = None
    ) -> Constant:
        """The shadow of a global for direction k, in reverse mode."""
        return self._shadow(variable, k, runtime_activity, has_float, "sink")

    def _shadow(
        self, variable: GlobalVariable, k: int, runtime_activity: bool, has_float: bool | None, use: str
    ) -> Constant:
        known = self.shadows.get((variable, k))
        if known is not None:
            return known
        if self.is_inactive(variable) and (runtime_activity or has_float is False or is_ours(variable)):
            return variable
        given = self.given(variable)
        if given is not None:
            if k == 0:
                return given
            raise Failure(
                "EZ0203",
                f"global '{variable.name}' has one shadow of its own, and several are asked for at a time",
                variable,
                helps=["ask for one at a time: without enzyme_width"],
            )
        if variable.constant:
            return self._of_constant(variable, k, runtime_activity, use)
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
        return self._make(variable, k, runtime_activity, use)

    def is_asked_for(self, value: Constant) -> bool:
        """Whether a constant is the address of a constant global of unknown size."""
        base: Value = value
        while isinstance(base, ConstExpr):
            base = base.operands[0]
        if not isinstance(base, GlobalVariable) or not base.constant or is_ours(base):
            return False
        return base.initializer is None and not self.session.module.layout.size(base.value_type)

    def begin(self, b: Builder) -> None:
        """A request begins: zero all shadows that there are. A pointer has a shadow from the start where it is still
        the one that the program began with."""
        for variable, shadow in self._cleared():
            size = self.session.module.layout.size(variable.value_type)
            self._zero(b, shadow, size)
            self.session.unplaced.forget_all(b, shadow, b.i64(size))
            assert variable.initializer is not None and shadow.initializer is not None
            pointers = self._pointers(variable.initializer, shadow.initializer, 0)
            for offset, primal, own in pointers if len(pointers) <= MOST_POINTERS else ():
                still = b.icmp("eq", b.load(ty.PTR, b.offset(variable, offset), align=1), primal)
                b.store(b.select(still, own, ConstNull(ty.PTR)), b.offset(shadow, offset), align=1)

    def _cleared(self) -> list[tuple[GlobalVariable, GlobalVariable]]:
        """All shadows, but for what is written wherever it is read: other requests may be there at the same time."""
        return [(v, s) for (v, _), s in self.shadows.items() if not openmp.is_variable_for_given(v.name)]

    def _pointers(self, primal: Constant, shadow: Constant, offset: int) -> list[tuple[int, Constant, Constant]]:
        """The pointers among initial values that are not null: their offsets, and what they lead to."""
        layout = self.session.module.layout
        if primal.type is ty.PTR:
            return [] if isinstance(primal, ConstNull) else [(offset, primal, shadow)]
        if not isinstance(primal, ConstAggregate) or not isinstance(shadow, ConstAggregate):
            return []
        match primal.type:
            case ty.StructType():
                offsets = list(layout.offsets(primal.type))
            case ty.ArrayType():
                offsets = [layout.size(primal.type.element) * k for k in range(primal.type.count)]
            case _:
                return []
        found: list[tuple[int, Constant, Constant]] = []
        for at, one, own in zip(offsets, primal.elements, shadow.elements, strict=True):
            found += self._pointers(one, own, offset + at)
        return found

    @staticmethod
    def _zero(b: Builder, place: Value, size: int) -> None:
        b.intrinsic("llvm.memset.p0.i64", ty.VOID, [place, b.const_int(ty.I8, 0), b.i64(size), b.const_int(ty.I1, 0)])

    def clear(self, b: Builder) -> None:
        """The reverse half of a request begins: zero all shadows but for their pointers, which the other half has put
        there."""
        for variable, shadow in self._cleared():
            self._clear(b, shadow, variable.value_type)

    def _clear(self, b: Builder, place: Value, type: ty.Type) -> None:
        layout = self.session.module.layout
        if not carries_pointer(type):
            self._zero(b, place, layout.size(type))
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
            zero_floats(self.session, b, pattern, place, b.i64(layout.size(type)))

    def is_inactive(self, variable: GlobalVariable) -> bool:
        """Whether nothing behind a global can carry a derivative. Integers do not say so: a pool of bytes holds what is
        put there."""
        constant = variable.constant and not leads_to_variables(variable)
        return constant or "enzyme_inactive" in attachments(variable.trailer) or is_ours(variable)

    def given(self, variable: GlobalVariable) -> GlobalVariable | None:
        """The shadow that the program declares."""
        node = attachments(variable.trailer).get("enzyme_shadow")
        symbols = symbols_in(self.session.module.metadata.get(node, "")) if node is not None else []
        if not symbols:
            return None
        found = self.session.module.lookup(symbols[0])
        return found if isinstance(found, GlobalVariable) else None

    def _of_constant(self, variable: GlobalVariable, k: int, runtime_activity: bool, use: str) -> GlobalVariable:
        """The shadow of a constant. It is the same for all directions, unless it leads to what is not constant."""
        name = use if not carries_pointer(variable.value_type) else f"{use}.{k}"
        known = self._constant.get((variable, name))
        if known is not None:
            return known
        size = self.session.module.layout.size(variable.value_type)
        made = self._variable(variable, name, constant=use == "zero" and size <= READ_ONLY)
        self._constant[(variable, name)] = made
        value = variable.initializer
        made.initializer = zero(made.value_type) if value is None else self._initial(value, k, runtime_activity, use)
        return made

    def _make(self, variable: GlobalVariable, k: int, runtime_activity: bool, use: str) -> GlobalVariable:
        made = self._variable(variable, "shadow", constant=False)
        if variable.is_thread_local:
            made.header = "internal thread_local"
        self.shadows[(variable, k)] = made
        assert variable.initializer is not None
        made.initializer = self._initial(variable.initializer, k, runtime_activity, use)
        return made

    def _variable(self, variable: GlobalVariable, kind: str, *, constant: bool) -> GlobalVariable:
        name = f"{variable.name}_{kind}"
        return define_variable(
            self.session.module, name, variable.value_type, None, align=variable.align, constant=constant
        )

    def _initial(self, value: Constant, k: int, runtime_activity: bool, use: str) -> Constant:
        """The initial value of a shadow: pointers to shadows, no floats, and, of a constant, its integers."""
        if not carries_pointer(value.type) and not isinstance(value, ConstAggregate | ConstInt | ConstString):
            return zero(value.type)
        match value:
            case GlobalVariable():
                if value.initializer is None and not self.is_inactive(value):
                    return ConstNull(ty.PTR)  # nothing is known of it until somebody gets there
                found = self._shadow(value, k, runtime_activity, False if is_text(value) else None, use)
                assert isinstance(found, Constant)
                return found
            case ConstAggregate():
                parts = tuple(self._initial(e, k, runtime_activity, use) for e in value.elements)
                return ConstAggregate(value.type, parts)
            case ConstExpr():
                parts = tuple(
                    self._initial(o, k, runtime_activity, use) if isinstance(o.type, ty.PointerType) else o
                    for o in value.operands
                )
                if ty.is_pointer(value.type) and isinstance(parts[0], ConstNull):
                    return parts[0]
                return ConstExpr(value.type, value.op, value.flags, value.source_type, parts)
            case ConstNull() | ConstInt() | ConstString():
                return value
            case _ if isinstance(value.type, ty.PointerType):
                return value if isinstance(resolve_alias(value), Function) else ConstNull(ty.PTR)
            case _:
                return zero(value.type)


def is_ours(variable: GlobalVariable) -> bool:
    """Whether a global is no data of the user's: a virtual table, what compilers talk to each other by, or what a
    sanitizer reads when it reports."""
    return variable.name.startswith(("llvm.", "enzyme_", "__enzcc_text", *OF_CLASSES)) or is_report(variable)


def is_text(variable: GlobalVariable) -> bool:
    return variable.constant and isinstance(variable.initializer, ConstString)


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
