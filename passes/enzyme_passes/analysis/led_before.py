"""Where pointers may lead that were there before the request.

    static double work[4], *p;
    void set(void) { p = work; }                     before the request
    double f(double *x) { work[0] = x[0]; return p[0]; }

Nothing in `f` says that `p` leads to `work`. So the code outside of requests is looked at, too, for the addresses of
globals that are put into memory: what a global led to before the request may be one of those. The same is asked of an
object that a request is about, in the function where the request is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable
from typing import Final, final

from enzyme_passes.analysis.aliases_before import Aliases
from enzyme_passes.analysis.effects import CAPTURE, ProgramEffects
from enzyme_passes.analysis.types_solver import holds_data, holds_pointers
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    Invoke,
    Phi,
    Return,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import (
    Argument,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    Function,
    GlobalVariable,
    Module,
    Value,
)

EXTENT: Final = "enzcc.extent"
LED: Final = "enzcc.led_to"
ALIASED: Final = "enzcc.aliased"


@final
class Taken:
    """The objects of one module whose addresses are put into memory somewhere."""

    def __init__(self, module: Module, effects: ProgramEffects) -> None:
        self.module = module
        self.effects = effects
        self._known: dict[GlobalVariable, bool] = {}
        self._initial: dict[Value, None] | None = None
        self._aliased: bool | None = None

    def is_taken(self, variable: GlobalVariable) -> bool:
        """Whether the address of a global, or of a part of it, is put into memory by any code of the module."""
        known = self._known.get(variable)
        if known is None:
            known = self._known[variable] = variable in self._initially() or any(
                self.is_stored(variable, function) for function in self._mentioning(variable)
            )
        return known

    @property
    def is_aliased(self) -> bool:
        """Whether two ways from globals may have led to one object (`aliases_before`)."""
        if self._aliased is None:
            self._aliased = ALIASED in self.module.globals
        return self._aliased

    def _initially(self) -> dict[Value, None]:
        """What the initial values of globals lead to."""
        if self._initial is None:
            self._initial = {}
            pending: list[Value] = [g.initializer for g in self.module.globals.values() if g.initializer is not None]
            while pending:
                match pending.pop():
                    case GlobalVariable() as variable:
                        self._initial[variable] = None
                    case ConstExpr(operands=parts) | ConstAggregate(elements=parts):
                        pending.extend(parts)
                    case _:
                        pass
        return self._initial

    def _mentioning(self, variable: GlobalVariable) -> list[Function]:
        name = re.compile(rf'@"?{re.escape(variable.name)}(?![-\w$.])')
        functions = [f for f in self.module.functions.values() if f.defined]
        return [f for f in functions if f.dirty or f.raw is None or name.search(f.raw)]

    def is_stored(self, pointer: Value, function: Function) -> bool:
        """Whether a function puts a pointer, or one derived from it, into memory, or hands it to who may."""
        derived: dict[Value, None] = {pointer: None}
        instructions = [i for block in body(function) for i in block.instructions]

        def leads(value: Value) -> bool:
            if isinstance(value, ConstExpr | ConstAggregate):
                parts = value.operands if isinstance(value, ConstExpr) else value.elements
                return any(leads(part) for part in parts)
            return value in derived

        changed = True
        while changed:
            changed = False
            for i in instructions:
                if i in derived or not any(leads(o) for o in operands(i)):
                    continue
                if self._puts(i, leads):
                    return True
                if _passes_on(i):
                    derived[i] = None
                    changed = True
        return False

    def _puts(self, i: Instruction, leads: Callable[[Value], bool]) -> bool:
        match i:
            case Store() | AtomicRMW():
                return leads(i.value)
            case CompareExchange():
                return leads(i.desired)
            case Return():
                return True
            case Call() | Invoke():
                if i.target is not None and "__enzyme_" in i.target.name:
                    return False
                effects = self.effects.call(i)
                return any(leads(a) and effects.parameter(k) & CAPTURE for k, a in enumerate(i.arguments))
            case _:
                return False


def _passes_on(i: Instruction) -> bool:
    if isinstance(i, Cast):
        return i.op in ("bitcast", "addrspacecast", "ptrtoint", "inttoptr")
    return isinstance(i, GetElementPtr | Phi | Select | Freeze | InsertValue | InsertElement | Call | Invoke)


@final
class Before:
    """What a whole module knows, told to the parts of it that its requests need (parts/division.py)."""

    def __init__(self, module: Module) -> None:
        self.taken = Taken(module, ProgramEffects(module))
        self.aliases = Aliases(module)

    def matters(self, data: Iterable[Value]) -> bool:
        """Whether there are globals that may lead anywhere."""
        return any(isinstance(g, GlobalVariable) and not g.constant and _may_hold(g.value_type) for g in data)

    def led_to(self, data: Iterable[Value]) -> list[GlobalVariable]:
        """Those of a part's globals that its globals may have led to before."""
        if not self.matters(data):
            return []
        found = [g for g in data if isinstance(g, GlobalVariable) and not g.constant and g.initializer is not None]
        return [g for g in found if holds_data(g.value_type) and self.taken.is_taken(g)]

    def is_aliased(self, data: Iterable[Value], bodies: Container[Function]) -> bool:
        """Whether two ways from globals may lead to one object."""
        if not self.matters(data):
            return False
        return self.aliases.are_made(bodies)

    def said_of(self, value: Value, caller: Function) -> str:
        """Attributes for an object that a request is about: its size, as far as that is seen, and whether globals may
        lead to it."""
        if not isinstance(value.type, ty.PointerType):
            return ""
        size = extent(self.taken.module.layout, value)
        words = [f'"{EXTENT}"="{size}"'] if size else []
        return " ".join([*words, f'"{LED}"'] if is_led_to(self.taken, value, caller) else words)


def _may_hold(type: ty.Type) -> bool:
    """Whether a variable may hold pointers: also one of bytes, as LLVM makes of a block that is allocated once."""
    match type:
        case ty.ArrayType(element=ty.IntType(bits=8)):
            return type.count >= 8
        case ty.ArrayType():
            return _may_hold(type.element)
        case ty.StructType():
            return any(_may_hold(f) for f in type.fields or ())
        case _:
            return holds_pointers(type)


def extent(layout: ty.DataLayout, pointer: Value) -> int:
    """How many bytes there are from a pointer on, as far as that is seen; else 0."""
    match pointer:
        case Alloca(count=None):
            return layout.size(pointer.allocated)
        case Alloca(count=ConstInt(value=count)):
            return layout.size(pointer.allocated) * count
        case GlobalVariable():
            return layout.size(pointer.value_type)
        case Call() if pointer.target is not None and pointer.target.name in ("malloc", "_Znam", "_Znwm"):
            size = pointer.arguments[0]
            return size.value if isinstance(size, ConstInt) else 0
        case Argument():
            found = re.search(rf'"{EXTENT}"="(\d+)"', pointer.attributes)
            return int(found[1]) if found is not None else 0
        case _:
            return 0


def is_led_to(taken: Taken, value: Value, caller: Function) -> bool:
    """Whether code where a request is may have let globals lead to an object that the request is about."""
    base = value
    while isinstance(base, GetElementPtr):
        base = base.pointer
    if isinstance(base, Argument):
        return f'"{LED}"' in base.attributes
    if isinstance(base, GlobalVariable):
        return taken.is_taken(base)
    if isinstance(base, Constant) or not isinstance(base.type, ty.PointerType):
        return False
    return taken.is_stored(base, caller)
