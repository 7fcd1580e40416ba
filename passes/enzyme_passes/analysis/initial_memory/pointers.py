# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where pointers may lead that were there before the request.

    static double work[4], *p;
    void set(void) { p = work; }                     before the request
    double f(double *x) { work[0] = x[0]; return p[0]; }

Nothing in `f` says that `p` leads to `work`. So the code outside of requests is looked at, too, for the addresses of
globals that are put into memory: what a global led to before the request may be one of those. The same is asked of an
object that a request is about, in the function where the request is.

Code of other files is not there to be looked at. Where there is such code, it may let every pointer that it can name
lead to everything that it can name, or lead two of them to one block; and it may go on using what it was given:

    double work[4], *p;                              void set(void) { p = work; } is in another file
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final, assert_never, final

from enzyme_passes.analysis.activity.activity import OF_CLASSES
from enzyme_passes.analysis.activity.channels import is_hidden, is_of_language
from enzyme_passes.analysis.initial_memory.aliases import Aliases
from enzyme_passes.analysis.memory.callbacks import is_called_back, is_unseen_function
from enzyme_passes.analysis.memory.effects import CAPTURE, ProgramEffects
from enzyme_passes.analysis.types.solver import holds_data, holds_pointers
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Branch,
    Call,
    Cast,
    CompareExchange,
    CondBranch,
    ExtractElement,
    ExtractValue,
    Fence,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unreachable,
    closed,
    operands,
    successors,
)
from enzyme_passes.ir.members import constant_step
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import mentions
from enzyme_passes.ir.values import (
    Argument,
    Block,
    ConstAggregate,
    Constant,
    ConstExpr,
    ConstInt,
    Function,
    GlobalValue,
    GlobalVariable,
    Module,
    Value,
    parts_of,
)
from enzyme_passes.library.variables import is_of_library
from enzyme_passes.llvm.locations import locate

EXTENT: Final = "enzcc.extent"
LED: Final = "enzcc.led_to"
GIVEN: Final = "enzcc.given_out"
ALIASED: Final = "enzcc.aliased"
ANYWHERE: Final = "enzcc.anywhere"
OF_THREAD: Final = "llvm.threadlocal.address."
MOST_CALLERS: Final = 4  # that an argument is followed up through


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
        """Whether two ways from globals may have led to one object (aliases.py)."""
        if self._aliased is None:
            self._aliased = ALIASED in self.module.globals
        return self._aliased

    def is_passed(self, variable: GlobalVariable, bodies: Container[Function]) -> bool:
        """Whether code other than these bodies hands the address of a global on, which then comes back in a request."""
        functions = [f for f in self._mentioning(variable) if f not in bodies]
        return any(self.is_stored(variable, f, passed=True) for f in functions)

    def _initially(self) -> dict[Value, None]:
        """What the initial values of globals lead to."""
        if self._initial is None:
            values = [g.initializer for g in self.module.globals.values() if g.initializer is not None]
            parts = (part for value in values for part in parts_of(value))
            self._initial = {part: None for part in parts if isinstance(part, GlobalVariable)}
        return self._initial

    def calls_of(self, function: Function) -> list[Call | Invoke]:
        """The calls of a function, by its name, that code of the module makes."""
        instructions = [i for f in self._mentioning(function) for block in body(f) for i in block.instructions]
        return [i for i in instructions if isinstance(i, Call | Invoke) and i.target is function]

    def _mentioning(self, variable: GlobalValue) -> list[Function]:
        functions = [f for f in self.module.functions.values() if f.defined]
        return [f for f in functions if (text := f.unchanged_source) is None or mentions(text, variable.name)]

    def is_stored(self, pointer: Value, function: Function, *, passed: bool = False) -> bool:
        """Whether a function puts a pointer, or one derived from it, into memory, or hands it to who may; or, if
        that is asked, passes it to any function, or to a request's in a register."""
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
                if self._puts(i, leads) or (passed and _is_passed_by(i, leads)):
                    return True
                if _passes_on(i):
                    derived[i] = None
                    changed = True
        return False

    def _puts(self, instruction: Instruction, leads: Callable[[Value], bool]) -> bool:
        match i := closed(instruction):
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
            case (
                FloatUnary() | FloatBinary() | IntBinary() | FloatCompare() | IntCompare() | Cast() | Alloca()
                | Load() | GetElementPtr() | Phi() | Select() | ExtractValue() | InsertValue()
                | ExtractElement() | InsertElement() | ShuffleVector() | Freeze() | Fence() | Opaque()
                | Branch() | CondBranch() | Switch() | Resume() | Unreachable()
            ):  # fmt: skip
                return False
            case _:
                assert_never(i)


def _is_passed_by(i: Instruction, leads: Callable[[Value], bool]) -> bool:
    if not isinstance(i, Call | Invoke) or (i.target is not None and i.target.name.startswith("llvm.")):
        return False
    of_request = i.target is not None and "__enzyme_" in i.target.name
    return any(leads(a) and not (of_request and isinstance(a, Constant)) for a in i.arguments)


def _passes_on(i: Instruction) -> bool:
    if isinstance(i, Cast):
        return i.op in ("bitcast", "addrspacecast", "ptrtoint", "inttoptr")
    return isinstance(i, GetElementPtr | Phi | Select | Freeze | InsertValue | InsertElement | Call | Invoke)


@final
class Before:
    """What a whole module knows, told to the parts of it that its requests need (incremental/partition.py)."""

    def __init__(self, module: Module) -> None:
        self.taken = Taken(module, ProgramEffects(module))
        self.aliases = Aliases(module)
        self.is_open = is_open(module)
        self.is_called_back = is_called_back(module)
        self.is_closed = not self.is_open and not _finds_names(module)

    def matters(self, data: Iterable[Value]) -> bool:
        """Whether there are globals that may lead anywhere."""
        variables = [g for g in data if isinstance(g, GlobalVariable) and g.may_change_or_is_elsewhere]
        return any(_may_hold(g.value_type) for g in variables)

    def led_to(self, data: Iterable[Value]) -> list[GlobalVariable]:
        """Those of a part's globals that its globals may have led to before."""
        data = list(data)
        elsewhere = self._set_elsewhere(data)
        found = [g for g in data if isinstance(g, GlobalVariable) and not g.constant and holds_data(g.value_type)]
        return [g for g in found if (elsewhere and _is_visible(g)) or self.taken.is_taken(g)]

    def _set_elsewhere(self, data: Iterable[Value]) -> bool:
        """Whether there are globals that code of other files may let lead anywhere."""
        return self.is_open and self.matters(g for g in data if isinstance(g, GlobalVariable) and _is_visible(g))

    def is_aliased(self, data: Iterable[Value], bodies: Container[Function]) -> bool:
        """Whether two ways from globals may lead to one object."""
        if not self.matters(data):
            return False
        return self._set_elsewhere(data) or self.aliases.are_made(bodies)

    def anywhere(self, data: Iterable[Value], bodies: Container[Function]) -> bool:
        """Whether a pointer that a request is about may lead to one of its globals."""
        found = [g for g in data if isinstance(g, GlobalVariable) and not g.constant and g.initializer is not None]
        found = [g for g in found if may_hold_data(g.value_type)]
        if self.is_open and any(map(_is_visible, found)):
            return True
        return any(self.taken.is_taken(g) or self.taken.is_passed(g, bodies) for g in found)

    def said_of(
        self,
        value: Value,
        caller: Function,
        request: Instruction,
        data: Iterable[Value],
        *,
        unseen: bool,
        anywhere: Callable[[], bool],
    ) -> str:
        """Attributes for an object that a request is about: its size, as far as that is seen, and whether globals may
        lead to it, or it may be one of them (`anywhere`); and, if the request calls `unseen` code, whether that was
        given the object."""
        if not isinstance(value.type, ty.PointerType):
            return ""
        words: list[str] = []
        matters = self.matters(data)
        if matters or _is_about_globals(request):
            layout = self.taken.module.layout
            size = extent(layout, value) if matters else room(layout, value)
            words += [f'"{EXTENT}"="{size}"'] if size else []
        if matters:
            words += [f'"{LED}"'] if is_led_to(self.taken, value, caller) else []
        if not is_apart(value) and anywhere():
            place = locate(self.taken.module, request)
            words += [f'"{ANYWHERE}"="{_quoted(f"{place.file}:{place.line}") if place is not None else caller.name}"']
        words += [f'"{GIVEN}"'] if unseen and is_given_out(self.taken, value, request) else []
        return " ".join(words)


def _quoted(text: str) -> str:
    return "".join(c if c.isascii() and c.isprintable() and c not in '"\\' else "?" for c in text)


def _is_about_globals(request: Instruction) -> bool:
    """Whether a global is passed to the function of a request: then the size of its shadow counts."""
    for value in operands(request):
        while isinstance(value, ConstExpr) and value.op == "getelementptr":
            value = value.operands[0]
        if isinstance(value, GlobalVariable) and not value.constant and value.initializer is not None:
            return True
    return False


def is_open(module: Module) -> bool:
    """Whether other files than those of the module may run code before a request, or have variables that lead
    anywhere from the start: the program begins there, it calls a function that is there and in no library that is
    known, or it names such a variable."""
    main = module.functions.get("main")
    if main is None or not main.defined:
        return True
    return any(map(is_of_users, module.functions.values())) or any(map(_is_pointer_elsewhere, module.globals.values()))


def _finds_names(module: Module) -> bool:
    """Whether a program may come to its variables by names that nobody sees: in code that it loads, or in assembly."""
    loads = any(name in module.functions for name in ("dlopen", "dlmopen", "dlsym", "dlvsym"))
    return loads or any(line.startswith("module asm") for line in module.preamble)


def _is_pointer_elsewhere(variable: GlobalVariable) -> bool:
    known = is_of_library(variable.name) or variable.name.startswith(("llvm.", "__enzyme", "enzyme_", *OF_CLASSES))
    return variable.initializer is None and not known and _may_hold(variable.value_type)


def is_of_users(function: Function) -> bool:
    """Whether a function is of files that are not seen, and of no library of the language's own, which knows nothing of
    the program's variables."""
    return is_unseen_function(function) and not is_of_language(function.name)


def _is_visible(variable: GlobalVariable) -> bool:
    """Whether code of other files can name it."""
    return not variable.is_local


def may_hold_data(type: ty.Type) -> bool:
    """Whether a variable may hold floats or pointers, perhaps as bytes."""
    return holds_data(type) or _may_hold(type)


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
        case Call(arguments=[ConstInt(value=count), ConstInt(value=size)]) if pointer.target is not None:
            return count * size if pointer.target.name == "calloc" else 0
        case Argument():
            return attributes_in(pointer.attributes).number(EXTENT) or 0
        case _:
            return 0


def place_of(layout: ty.DataLayout, value: Value) -> tuple[Value, int]:
    """The object that a pointer is computed from by constants, and the byte of it."""
    offset = 0
    while True:
        match value:
            case GetElementPtr(pointer=pointer):
                step = constant_step(layout, value.source_type, value.indices)
            case ConstExpr(op="getelementptr") if value.source_type is not None:
                pointer = value.operands[0]
                step = constant_step(layout, value.source_type, list(value.operands[1:]))
            case Call(target=Function(name=name), arguments=[variable]) if name.startswith(OF_THREAD):
                return variable, offset
            case _:
                return value, offset
        if step is None:
            return value, offset
        value, offset = pointer, offset + step


def is_apart(value: Value, seen: tuple[Value, ...] = ()) -> bool:
    """Whether a pointer surely leads to no global that changes: to what a function has made by itself."""
    value = _base(value)
    match value:
        case Alloca():
            return True
        case Call() | Invoke():
            return attributes_in(value.return_attributes).has("noalias") or (
                value.target is not None and value.target.name in ("malloc", "calloc", "_Znwm", "_Znam")
            )
        case Phi(values=parts):
            return value in seen or (len(seen) < 8 and all(is_apart(p, (*seen, value)) for p in parts))
        case Select():
            return len(seen) < 8 and all(is_apart(p, (*seen, value)) for p in (value.on_true, value.on_false))
        case GlobalVariable():
            return value.constant
        case _:
            return isinstance(value, Constant) and not isinstance(value, ConstExpr)


def room(layout: ty.DataLayout, pointer: Value) -> int:
    """As `extent`, also of a place within an object."""
    value, offset = place_of(layout, pointer)
    return max(0, extent(layout, value) - offset)


def is_given_out(taken: Taken, value: Value, request: Instruction, seen: tuple[Value, ...] = ()) -> bool:
    """Whether unseen code has the address of an object: it has made it, can name it, or was given it before the
    request, in the function where that is or in those that call it."""
    value = _base(value)
    if isinstance(value, Argument):
        caller = request.block.function if request.block is not None else None
        if attributes_in(value.attributes).has(GIVEN):
            return True
        if caller is None or value in seen or len(seen) >= MOST_CALLERS:
            return False
        calls = [c for c in taken.calls_of(caller) if value.index < len(c.arguments)]
        return _is_given_before(taken, value, request) or any(
            is_given_out(taken, c.arguments[value.index], c, (*seen, value)) for c in calls
        )
    if isinstance(value, GlobalVariable):
        return _is_visible(value)
    if isinstance(value, Call | Invoke) and is_hidden(value):
        return not attributes_in(value.return_attributes).has("noalias")
    return not isinstance(value, Constant) and _is_given_before(taken, value, request)


def _is_given_before(taken: Taken, value: Value, request: Instruction) -> bool:
    return any(_gives(taken, i, value, MOST_CALLERS) for i in _before(request))


def _gives(taken: Taken, i: Instruction, value: Value, depth: int) -> bool:
    """Whether an instruction, or the function that it calls, gives the address of an object to unseen code to keep."""
    if not isinstance(i, Call | Invoke):
        return False
    places = [k for k, a in enumerate(i.arguments) if _base(a) is value]
    if not places:
        return False
    if is_hidden(i):
        return any(taken.effects.call(i).parameter(k) & CAPTURE for k in places)
    if i.target is None or not i.target.defined or not depth or "__enzyme_" in i.target.name:
        return False
    given = [a for k, a in enumerate(i.target.arguments) if k in places]
    inner = [j for block in body(i.target) for j in block.instructions] if given else []
    return any(_gives(taken, j, a, depth - 1) for a in given for j in inner)


def _base(value: Value) -> Value:
    while isinstance(value, GetElementPtr):
        value = value.pointer
    return value


def _before(instruction: Instruction) -> Iterator[Instruction]:
    """What may run before an instruction of a function."""
    own = instruction.block
    if own is None or own.function is None:
        return
    leading: dict[Block, list[Block]] = {}
    for block in own.function.blocks:
        for after in successors(block):
            leading.setdefault(after, []).append(block)
    found: dict[Block, None] = {}
    pending = list(leading.get(own, ()))
    while pending:
        block = pending.pop()
        if block not in found:
            found[block] = None
            pending += leading.get(block, ())
    for block in found:
        yield from block.instructions
    if own not in found:
        yield from own.instructions[: own.instructions.index(instruction)]


def is_led_to(taken: Taken, value: Value, caller: Function) -> bool:
    """Whether code where a request is may have let globals lead to an object that the request is about."""
    base = _base(value)
    if isinstance(base, Argument):
        return attributes_in(base.attributes).has(LED)
    if isinstance(base, GlobalVariable):
        return taken.is_taken(base)
    if isinstance(base, Constant) or not isinstance(base.type, ty.PointerType):
        return False
    if isinstance(base, Load) and not isinstance(_base(base.pointer), Alloca):
        return True  # memory that the caller has not made by itself leads there
    return taken.is_stored(base, caller)
