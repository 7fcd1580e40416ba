# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Allocators of the user's own (`__enzyme_allocation_like_a = {alloc, index, order, dealloc}`).

Nobody looks into their bodies: what keeps the books of an arena has no derivative. While the engine works they are
called by names that the library table understands, and count as declared:

    @take, "enzyme_allocation_like"="1;2,-1;give"     @__enzcc_allocator.1.take      makes argument 1 bytes
    @give, "enzyme_deallocator"="2,-1"                @__enzcc_deallocator.1.give    releases argument 1

In reverse mode releases wait for the end of the request. One with several arguments waits with them in a record on the
tape, and a function made for it takes them out again.

Library functions that are declared with integers for pointers get names that the table does not know, too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from enzyme_passes.attributes.emitted import of_library
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define
from enzyme_passes.ir.instructions import Call, Load
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.text import with_symbols_renamed
from enzyme_passes.ir.values import ConstInt, Function, Module, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import fortran, rust
from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.tape.abi import defer, defer_free, reserve

ALLOCATOR = "enzyme_allocation_like"
DEALLOCATOR = "enzyme_deallocator"

INTEGERS = "__enzcc_integers."
_PREFIXED = pattern(r"@(\"?)__enzcc_(?:(?:de)?allocator\.\d+|integers)\.")  # in the text that is written
_RECORD = "__enzcc_release_record."
_DELETE = pattern(r"(?P<plain>_Zd[la]Pv)(?P<sized>[mj]?)(?P<aligned>St11align_val_t)?(?:RKSt9nothrow_t)?")


def rename_allocators(text: str, module: Module) -> str:
    """The module's text with allocators under names that say what they do; as it is if there are none."""
    names: dict[str, str] = {}
    for function in module.functions.values():
        if ALLOCATOR in function.attributes:
            names[function.name] = f"__enzcc_allocator.{_size_argument(function)}.{function.name}"
        elif DEALLOCATOR in function.attributes:
            names[function.name] = f"__enzcc_deallocator.{_pointer_argument(function)}.{function.name}"
        elif _takes_pointers_as_integers(function):
            names[function.name] = f"{INTEGERS}{function.name}"
    names = {name: new for name, new in names.items() if not name.startswith("__enzcc_")}
    if not names:
        return text
    return with_symbols_renamed(text, names)


def restore_allocators(text: str) -> str:
    """The user's names again."""
    return _PREFIXED.sub(r"@\1", text)


def hide_bodies(module: Module) -> None:
    """Allocators count as declared; the writer still prints them as they were. Rust's are such wherever they are
    defined, by default or as the user's #[global_allocator]. So do functions that end the program: no reverse sweep
    comes from there, and what is behind a failed check (Zig's whole way to a stack trace) is not looked at. But where
    there is a `setjmp`, such a function may jump to it."""
    jumps = any("returns_twice" in function.attributes for function in module.functions.values())
    for function in module.functions.values():
        own = function.name.startswith(("__enzcc_allocator.", "__enzcc_deallocator."))
        if own or rust.ALLOCATOR.search(function.name) is not None or (not jumps and _ends_program(function)):
            function.defined = False


def _takes_pointers_as_integers(function: Function) -> bool:
    """Whether a library function is declared with integers where it takes pointers, as front ends other than C's may:
    what the table says of it would be lost on them, and a copy's derivative with it: calls of it are refused. (flang
    declares its library as it is; the facts of that speak of whichever arguments are pointers.)"""
    known = library.find(function.name) if not function.defined else None
    if known is None or function.name.startswith(fortran.PREFIX):
        return False
    parameters = function.function_type.parameters
    # What is only read and comes to nothing matters to no derivative: the line of an assertion.
    pointers = known.writes if known.inactive or known.noreturn else (*known.reads, *known.writes)
    return any(isinstance(parameters[i], ty.IntType) for i in pointers if i < len(parameters))


def _ends_program(function: Function) -> bool:
    """One that unwinds may be caught; one that holds requests has its callers' code in it (a `main` of a runtime)."""
    ends = "noreturn" in function.attributes and "nounwind" in function.attributes
    return ends and "@__enzyme_" not in function.source


def _size_argument(function: Function) -> int:
    index = int(function.attributes[ALLOCATOR].split(";")[0])
    parameters = function.function_type.parameters
    if 0 <= index < len(parameters) and isinstance(parameters[index], ty.IntType):
        return index
    raise Failure(
        "EZ0602",
        f"argument {index} of the allocator '{function.name}' is no size",
        function,
        notes=[f"{function.name}: {function.function_type}"],
    )


def _pointer_argument(function: Function) -> int:
    order = function.attributes[DEALLOCATOR].split(",")
    parameters = function.function_type.parameters
    if len(order) == len(parameters) and order.count("-1") == 1:
        index = order.index("-1")
        if isinstance(parameters[index], ty.PointerType):
            return index
    raise Failure(
        "EZ0602",
        f"the deallocator '{function.name}' does not take the arguments '{','.join(order)}'",
        function,
        notes=[f"{function.name}: {function.function_type}", "-1 stands for the pointer, others for the allocator's"],
    )


def defer_release(b: Builder, tape: Value, call: Call, arguments: list[Value], index: int) -> None:
    """Release `arguments[index]` as `call` does, when the request ends."""
    callee = call.callee
    assert isinstance(callee, Function)
    delete = _DELETE.fullmatch(callee.name)
    if len(arguments) == 1 and callee.name.startswith("__enzcc_deallocator."):
        defer(b, tape, callee, arguments[0])
    elif callee.name.startswith("__enzcc_deallocator.") or rust.ALLOCATOR.search(callee.name) is not None:
        _defer_record(b, tape, callee, arguments, index)
    elif delete is not None:
        alignment = arguments[2 if delete["sized"] else 1] if delete["aligned"] is not None else None
        _defer_delete(b, tape, delete["plain"], alignment, arguments[index])
    else:
        defer_free(b, tape, arguments[index])


@final
class Reallocation:
    """A call of realloc's kind in parts: fresh memory, the move of what was there, and the release of that.

    C's has one argument more than it says, the size that malloc keeps; Rust's is told all, and has functions of its own
    for the parts.
    """

    def __init__(self, call: Call, known: LibraryFunction) -> None:
        assert isinstance(call.callee, Function) and known.allocates is not None and known.reallocates is not None
        self.call = call
        self.name = call.callee.name
        self.known = known
        self.sizes = known.allocates.size
        self.old = call.arguments[known.reallocates]

    def size(self, b: Builder, value: Callable[[Value], Value]) -> Value:
        """The bytes wanted. `value` gives an argument where `b` writes."""
        total: Value = b.i64(1)
        for index in self.sizes:
            total = b.binary("mul", total, b.resize(value(self.call.arguments[index]), ty.I64))
        return total

    def moved(self, b: Builder, value: Callable[[Value], Value]) -> Value:
        """How many bytes of the old object are in the new one."""
        if self.known.old_size is not None:
            had = b.resize(value(self.call.arguments[self.known.old_size]), ty.I64)
        else:
            had = usable_size(b, value(self.old))
        return b.intrinsic("llvm.umin.i64", ty.I64, [had, self.size(b, value)])

    def fresh(self, b: Builder, value: Callable[[Value], Value]) -> Value:
        size = self.size(b, value)
        if self.known.old_size is None:
            return b.call(declare(b.module, "malloc", ty.PTR, [ty.I64]), [size])
        assert self.known.allocates is not None and self.known.allocates.alignment is not None
        alignment = value(self.call.arguments[self.known.allocates.alignment])
        make = declare(b.module, rust.sibling(self.name, "__rust_alloc"), ty.PTR, [ty.I64, ty.I64])
        return b.call(make, [size, alignment])

    def defer_release(self, b: Builder, tape: Value, old: Value, value: Callable[[Value], Value]) -> None:
        """Release the old object, or its shadow, when the request ends."""
        if self.known.old_size is None:
            defer_free(b, tape, old)
            return
        assert self.known.allocates is not None and self.known.allocates.alignment is not None
        size, alignment = (self.call.arguments[k] for k in (self.known.old_size, self.known.allocates.alignment))
        release = declare(
            b.module, rust.sibling(self.name, "__rust_dealloc"), ty.VOID, [ty.PTR, size.type, alignment.type]
        )
        _defer_record(b, tape, release, [old, value(size), value(alignment)], 0)


def usable_size(b: Builder, pointer: Value) -> Value:
    """How many bytes the object at `pointer` has; 0 for null."""
    usable = declare(b.module, "malloc_usable_size", ty.I64, [ty.PTR])
    of_library(usable)
    return b.call(usable, [pointer])


def _defer_record(b: Builder, tape: Value, callee: Function, arguments: Sequence[Value], released: int) -> None:
    record = ty.struct(tuple(a.type for a in arguments))
    place = reserve(b, tape, b.i64(b.module.layout.size(record)))
    for offset, argument in zip(b.module.layout.offsets(record), arguments, strict=True):
        b.store(argument, b.offset(place, offset))
    defer(b, tape, _release_of_record(b.module, callee, record, released), place)


def _defer_delete(b: Builder, tape: Value, plain: str, alignment: Value | None, pointer: Value) -> None:
    """C++'s delete, whose sizes say nothing new. What was made with an alignment is released with it: where that is a
    constant, by a function made for it, else through a record."""
    if alignment is None:
        defer(b, tape, declare(b.module, plain, ty.VOID, [ty.PTR]), pointer)
        return
    aligned = declare(b.module, f"{plain}St11align_val_t", ty.VOID, [ty.PTR, alignment.type])
    if isinstance(alignment, ConstInt):
        defer(b, tape, _release_with(b.module, aligned, alignment), pointer)
    else:
        _defer_record(b, tape, aligned, [pointer, alignment], 0)


def _release_with(module: Module, callee: Function, alignment: ConstInt) -> Function:
    name = f"__enzcc_release_aligned.{alignment.value}.{callee.name}"
    return _release(module, name, "released", lambda b, released: b.call(callee, [released, alignment]))


def is_record_release(function: Value) -> bool:
    """Whether a deferred release takes a record, and not what is to be released."""
    return isinstance(function, Function) and function.name.startswith(_RECORD)


def complete_record(b: Builder, release: Value, record: Value, shadow: Value) -> None:
    """Make the shadow of a record one that `release` can take: it holds the shadow of what is to be released, and here
    gets the other arguments."""
    assert isinstance(release, Function)
    released = int(release.name.removeprefix(_RECORD).split(".")[0])
    loads = [i for i in body(release)[0].instructions if isinstance(i, Load)]
    layout = b.module.layout
    for index, (offset, load) in enumerate(
        zip(layout.offsets(ty.struct(tuple(i.type for i in loads))), loads, strict=True)
    ):
        if index != released:
            b.store(b.load(load.type, b.offset(record, offset)), b.offset(shadow, offset))


def _release_of_record(module: Module, callee: Function, record: ty.StructType, released: int) -> Function:
    assert record.fields is not None
    members = list(zip(module.layout.offsets(record), record.fields, strict=True))

    def call(b: Builder, place: Value) -> None:
        b.call(callee, [b.load(type, b.offset(place, offset)) for offset, type in members])

    # Behind the name, too: what ends as an allocator of Rust's does is taken for one.
    return _release(module, f"{_RECORD}{released}.{callee.name}.later", "record", call)


def _release(module: Module, name: str, parameter: str, write: Callable[[Builder, Value], object]) -> Function:
    """The function of one pointer, made once, that is called when the request ends; `write` gives its body."""
    known = module.functions.get(name)
    if known is not None:
        return known
    made = define(module, name, ty.VOID, [(ty.PTR, parameter)])
    b = Builder(module, add_block(made, "entry"))
    write(b, made.arguments[0])
    b.ret()
    return made
