# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of MPI, as analyses and synthesis read them.

    %result = call i32 @MPI_Recv(ptr %x, i32 %n, ptr @ompi_mpi_double, i32 %source, i32 %tag, ptr %comm, ptr %status)
      becomes
    %from = call i64 @__enzcc_mpi_d_recv(ptr %x, i32 %n, ptr @ompi_mpi_double, ..., ptr @__enzcc_mpi_wire_d, ptr @place)
    %came = call i32 @__enzcc_mpi_received(ptr @ompi_mpi_double)
    call void @__enzcc_mpi_status(ptr %status)

The wire is a variable that stands for all numbers that are on their way, so that analyses see where what comes may come
from; the functions do not touch it. They end the program where MPI reports an error, so the result is 0.

Where the datatype is not known here, the function is one that looks at it as the program runs (`__enzcc_mpi_t_recv`).
Calls with a datatype or an operation that is known to have no derivative stay what they are, and are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import declare, define_variable, text_global, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Branch, Call, Instruction, Invoke, Load, Phi, Store, replace_operand
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, ConstInt, ConstNull, Function, GlobalVariable, Module, Value
from enzyme_passes.llvm.locations import in_the_users_code
from enzyme_passes.rules.mpi.names import (
    COMPLETED,
    MPICH,
    RECEIVED,
    STARTED,
    STARTED_FORTRAN,
    STATUS,
    TAKE,
    WIRES,
    is_of_library,
    plain,
)

if TYPE_CHECKING:
    from enzyme_passes.rules.mpi.table import MpiFunction

_NUMBERS: Final[dict[str, ty.Type]] = {"d": ty.DOUBLE, "s": ty.FLOAT, "t": ty.DOUBLE}


def open_messages(module: Module, functions: Iterable[Function]) -> bool:
    """Rewrite the calls of MPI in some functions; whether there are any."""
    if not any(map(is_of_library, module.functions)):
        return False
    found, libraries = False, dict[bool, str | None]()
    for function in functions:
        if function.defined:
            body(function)
            for call in [i for i in function.instructions() if isinstance(i, Call | Invoke)]:
                name = call.callee.name if isinstance(call.callee, Function) and not call.callee.defined else ""
                if name and is_of_library(name):
                    found = True
                    _open(module, function, _called(call), libraries)
    if found:
        wire_of(module, "d")
    return found


def has_messages(module: Module) -> bool:
    """Whether calls of MPI may be among what is differentiated: asked for each function."""
    return WIRES["d"] in module.globals


def beside(call: Call, name: str) -> Call:
    """What is called behind a call to learn of it."""
    assert call.block is not None
    behind = call.block.instructions[call.block.instructions.index(call) + 1 :]
    return next(i for i in behind if isinstance(i, Call) and i.target is not None and plain(i.target.name) == name)


def _called(call: Call | Invoke) -> Call:
    """MPI throws nothing."""
    if isinstance(call, Call):
        return call
    assert call.block is not None and call.block.function is not None
    made = Call(call.callee, call.arguments, call.function_type)
    made.argument_attributes, made.function_attributes = call.argument_attributes, call.function_attributes
    made.name, made.metadata = call.name, dict(call.metadata)
    branch = Branch(call.normal)
    for one in (made, branch):
        one.block = call.block
    call.block.instructions[-1:] = [made, branch]
    for phi in call.unwind.instructions:
        if isinstance(phi, Phi) and call.block in phi.blocks:
            k = phi.blocks.index(call.block)
            del phi.blocks[k], phi.values[k]
    _replace(call.block.function, call, made)
    return made


def _open(module: Module, function: Function, call: Call, libraries: dict[bool, str | None]) -> None:
    from enzyme_passes.normalize.fortran_messages import Converter
    from enzyme_passes.rules.mpi.table import Message, function_of

    assert call.target is not None and call.block is not None
    known, fortran = function_of(call.target.name), call.target.name[0] in "mp"
    if known is None or known.is_inactive or len(call.arguments) != known.taken + fortran:
        return
    names = (
        *known.parameters,
        *(("status",) if known.has_status else ()),
        *(("later",) if known.is_waited_for else ()),
    )
    if fortran not in libraries:
        libraries[fortran] = _library(module, fortran)
    library = libraries[fortran]
    if library is None:
        return
    converter = Converter(module, call, known) if fortran else None
    converted = None if converter is None else converter.convert(names)
    given = dict(zip(names, call.arguments, strict=True)) if converted is None else converted.given
    letter = _letter(known, given)
    chooses = letter != "i" and "op" in given and not _is_sum(given["op"])
    if letter is None or (chooses and not (known.may_choose and _may_choose(module, given["op"]))):
        return
    if fortran and (known.is_matched or known.moves or any(name.endswith("types") for name in known.lists)):
        return
    place = text_global(module, _place(module, call))
    if known.is_matched:
        handle = ty.I32 if library else ty.PTR
        given["comm"] = put(call, TAKE + library, [given["comm"], place], handle)
    moved = given.get("position")
    if known.moves and moved is not None:
        given["position"] = _insert(call, Load(ty.I32, moved, 4))
    wire = wire_of(module, letter) if letter != "i" else zero(ty.PTR)
    result = ty.I64 if known.comes_from_one else ty.I32
    arguments = [*(given[p] for p in known.parameters), wire, place]
    made = put(call, Message(known, letter, chooses, library).name, arguments, result)
    made.argument_attributes = [*("" for _ in arguments)]
    if not fortran:
        made.argument_attributes[:-2] = call.argument_attributes[: len(known.parameters)]
        for changed in (*(["comm"] if known.is_matched else []), *(["position"] if known.moves else [])):
            made.argument_attributes[known.parameters.index(changed)] = ""
    if known.comes_from_one:
        put(call, RECEIVED + library, [given["type"]], ty.I64)
    if known.is_waited_for:
        put(call, (STARTED_FORTRAN if fortran else STARTED) + library, [given["later"]], ty.VOID)
    if known.waits:
        put(call, COMPLETED + library, [], ty.I64)
    if known.has_status and not isinstance(given["status"], ConstNull):
        put(call, STATUS + library, [given["status"]], ty.VOID)
    if converter is not None and converted is not None:
        converter.back(converted)
    if known.moves and moved is not None:
        _insert(call, Store(made, moved, 4))
    _replace(function, call, zero(ty.I32) if known.comes_from_one or known.moves else made)
    call.block.instructions.remove(call)


def _letter(known: MpiFunction, given: dict[str, Value]) -> str | None:
    """What the datatypes of a call say of the numbers; None: they have no derivative."""
    from enzyme_passes.rules.mpi.table import ANY_TYPE, LETTERS, MPICH_LETTERS, MPICH_NO_TYPE, NO_TYPE, PACKED

    found: set[str | None] = set()
    for parameter in known.types:
        match resolve_alias(given[parameter]):
            case GlobalVariable(name=name) if name in PACKED and not known.is_message:
                found.add(None)
            case ConstInt(value=value) if value & 0xFFFFFFFF in PACKED and not known.is_message:
                found.add(None)
            case GlobalVariable(name=name) if name.startswith("ompi_") and name != NO_TYPE:
                found.add(LETTERS.get(name))
            case ConstInt(value=value) if value & 0xFFFFFFFF != MPICH_NO_TYPE:
                found.add(MPICH_LETTERS.get(value & 0xFFFFFFFF))
            case _:
                found.add(ANY_TYPE)
    if not known.types:
        return ANY_TYPE if known.arrays else "d"
    if None in found:
        return None
    return found.pop() if len(found) == 1 else ANY_TYPE if ANY_TYPE in found else None


def _is_sum(op: Value) -> bool:
    from enzyme_passes.rules.mpi.table import MPICH_SUM, SUM

    return _is_named(op, SUM) or (isinstance(op, ConstInt) and op.value & 0xFFFFFFFF == MPICH_SUM)


def _may_choose(module: Module, op: Value) -> bool:
    """Whether an operation is, or may be, one that has a derivative: no program makes its own without saying so."""
    from enzyme_passes.rules.mpi.table import CHOICES, MPICH_CHOICES

    found = resolve_alias(op)
    if isinstance(found, ConstInt):
        return found.value & 0xFFFFFFFF in MPICH_CHOICES
    if isinstance(found, GlobalVariable) and found.name.startswith("ompi_"):
        return found.name in CHOICES
    return not any(name in module.functions for name in ("MPI_Op_create", "PMPI_Op_create", "mpi_op_create_"))


def wire_of(module: Module, letter: str) -> GlobalVariable:
    """The variable that stands for numbers of a kind that are on their way."""
    type = _NUMBERS[letter]
    known = module.globals.get(WIRES[letter])
    return known or define_variable(module, WIRES[letter], type, zero(type), align=module.layout.align(type))


def _place(module: Module, call: Call) -> str:
    """What the program says of a call, should it end there: the line if it is compiled with -g."""
    assert call.target is not None and call.block is not None and call.block.function is not None
    place = in_the_users_code(module, call)
    where = f"{place.file}:{place.line}" if place is not None else f"function {call.block.function.name}"
    return f"{where}: {call.target.name}"


def _library(module: Module, fortran: bool) -> str | None:
    """What is behind the names of what is called: a communicator or a datatype is an address in Open MPI, an integer in
    MPICH. None: it is not known which library it is. In Fortran, MPICH has variables of its own, and is refused."""
    from enzyme_passes.rules.mpi.table import function_of

    if fortran:
        return None if any(name.startswith(("mpipriv", "mpifcmb")) for name in module.globals) else ""
    for name, function in module.functions.items():
        known = function_of(name) if is_of_library(name) and name[0] in "MP" else None
        if known is None or known.is_matched:
            continue
        for parameter, type in zip(known.parameters, function.function_type.parameters, strict=False):
            if parameter == "comm" or (parameter.endswith("type") and known.says is None):
                return "" if isinstance(type, ty.PointerType) else MPICH if type is ty.I32 else None
    return None


def _is_named(value: Value, *names: str) -> bool:
    found = resolve_alias(value)
    return isinstance(found, GlobalVariable) and found.name in names


def put(call: Call, name: str, arguments: Sequence[Value], result: ty.Type) -> Call:
    """A call of a function of the runtime, before another call."""
    block: Block | None = call.block
    assert block is not None and block.function is not None and block.function.module is not None
    callee = declare(block.function.module, name, result, [a.type for a in arguments])
    callee.attributes = dict(RUNTIME)
    made = Call(callee, list(arguments), callee.function_type)
    made.block, made.metadata = block, dict(call.metadata)
    block.instructions.insert(block.instructions.index(call), made)
    return made


def _insert(call: Call, made: Load | Store) -> Load | Store:
    """An access of memory, before a call."""
    block = call.block
    assert block is not None
    made.block, made.metadata = block, {k: v for k, v in call.metadata.items() if k == "dbg"}
    block.instructions.insert(block.instructions.index(call), made)
    return made


def _replace(function: Function, old: Instruction, new: Value) -> None:
    for instruction in function.instructions():
        if instruction is not old:
            replace_operand(instruction, old, new)
