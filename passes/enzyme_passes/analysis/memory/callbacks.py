# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What code that is not seen may call back, and which variables of the program it knows.

    p = *data; hybrd1_(residual, &n, x, ...);       residual reads p, a static variable, and x depends on it

The body of `hybrd1_` is in another file. From this call alone no derivative would seem to reach x, and a gradient of
zeros would be the answer. So a call of unknown code does what the functions do that it is given, and may read and write
every variable with a name that other files know: then the call is active, and has to be seen. Where the whole program
is here but for libraries that are known, no other file knows any name (`CLOSED`: initial_memory/pointers.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Invoke, operands
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstExpr, Function, GlobalVariable, Module, Value
from enzyme_passes.library import c as library
from enzyme_passes.library.channels import uses_files
from enzyme_passes.support.patterns import pattern

_NOT_OTHERS: Final = ("llvm.", "__enzyme", "__enzcc", "__ubsan_handle_")  # a sanitizer reads tables of its own
_OWN: Final = ("internal", "private")
CLOSED: Final = "enzcc.closed"
"""A variable that says of a module, or of what it is a part of, that no other file names its variables."""
CALLED_BACK: Final = "enzcc.called_back"
"""One that says that libraries of languages call functions of the program that they were given earlier: of its own
streams and their buffers, of its own ways to read and write, of where memory comes from."""
SIGNALLED: Final = "enzcc.signalled"
"""One that says that handlers of signals may run where the program sends some (normalize/signal_handlers.py)."""
SENDING: Final = ("raise", "kill", "killpg", "pthread_kill", "sigqueue")
_OWN_STREAMS: Final = ("fopencookie", "funopen", "register_printf_specifier", "register_printf_function")
_OF_TYPES: Final = ("_FortranAioOutputDerivedType", "_FortranAioInputDerivedType")
_READS_OR_WRITES: Final = pattern(r"specialbinding \{ i8 [3-6],")  # flang's codes of procedures that do so
_CALLING_BACK: Final = pattern(
    r"_ZTI.*(?:streambuf|ios_base|facet|ctype|codecvt|num_put|num_get|punct|memory_resource)"
)


def is_unseen(call: Call | Invoke) -> bool:
    """Whether a function is called by name whose body is elsewhere, and of which nothing is known. Of one that does
    not return (a sanitizer's report) it is known that nothing comes of it."""
    callee = resolve_alias(call.callee)
    if not isinstance(callee, Function) or "noreturn" in callee.attributes or "noreturn" in call.function_attributes:
        return False
    return is_unseen_function(callee) and not _is_ruled(call.function_attributes)


def is_unseen_function(function: Function) -> bool:
    """Whether a function is a declaration of which nothing is known."""
    name = function.name
    return (
        not function.defined
        and not name.startswith(_NOT_OTHERS)
        and "__enzyme" not in name
        and not _is_ruled(function.attributes)
        and library.find(name) is None
    )


def _is_ruled(attributes: Mapping[str, str]) -> bool:
    """Whether the user says what it does, or nothing comes after it."""
    return "noreturn" in attributes or any(name.startswith("enzyme_") for name in attributes)


def handed_over(call: Call | Invoke) -> list[Function]:
    """The functions with a body that unseen code is given: as arguments, or in a record that the caller fills."""
    if not is_unseen(call):
        return []
    found: dict[Function, None] = {}
    for argument in call.arguments:
        found.update(_functions_in(argument, aggregates=False))
    caller = call.block.function if call.block is not None else None
    data = any(
        isinstance(a.type, ty.PointerType) and not isinstance(resolve_alias(a), Function) for a in call.arguments
    )
    if caller is not None and data:
        for instruction in caller.instructions():
            values = instruction.arguments if isinstance(instruction, Call | Invoke) else operands(instruction)
            for value in values:
                found.update(_functions_in(value, aggregates=True))
    return [f for f in found if f.defined]


def _functions_in(value: Value, *, aggregates: bool) -> dict[Function, None]:
    """The functions that a constant is, or those in a constant record."""
    found: dict[Function, None] = {}
    seen: dict[GlobalVariable, None] = {}  # records may hold each other
    pending: list[Value] = [value]
    while pending:
        match resolve_alias(pending.pop()):
            case Function() as function:
                found[function] = None
            case GlobalVariable(constant=True, initializer=Constant() as held) as record if aggregates:
                if record not in seen:
                    seen[record] = None
                    pending.append(held)
            case ConstAggregate(elements=parts) | ConstExpr(operands=parts) if aggregates:
                pending.extend(parts)
            case _:
                pass
    return found


def known_to_others(variables: Iterable[GlobalVariable]) -> list[GlobalVariable]:
    """The variables among these that files which are not seen may read and write by name, or the program's functions
    that they call."""
    return [v for v in variables if not v.constant and (_is_said(v, CALLED_BACK) or _is_named_elsewhere(v))]


def is_called_back(module: Module) -> bool:
    """Whether the program has classes of its own for what the library of C++ keeps, and calls at any time, or streams
    of its own, or its own ways to read and write derived types of Fortran."""
    if any(name in module.functions for name in _OWN_STREAMS):
        return True
    if any(name in module.functions for name in _OF_TYPES) and any(map(_says_how_to_read, module.globals.values())):
        return True
    return any(v.initializer is None and _CALLING_BACK.match(v.name) for v in module.globals.values())


def calls_back(function: Function) -> bool:
    """Whether a function of C's library, which writes files, may call functions of the program: for its own streams; or
    one of Fortran's, for derived types; or one that sends a signal."""
    if function.module is None:
        return False
    if function.name in SENDING:
        return SIGNALLED in function.module.globals
    writes = uses_files(function.name) or function.name in _OF_TYPES
    return writes and CALLED_BACK in function.module.globals


def _says_how_to_read(table: GlobalVariable) -> bool:
    """Whether a variable is a table of flang's with procedures that read or write a derived type."""
    if table.name.endswith("nonTbpDefinedIoTableXlist"):
        return True
    if "specialbinding" not in str(table.value_type):
        return False
    return table.raw is None or _READS_OR_WRITES.search(table.raw) is not None


def _is_named_elsewhere(variable: GlobalVariable) -> bool:
    return variable.linkage not in _OWN and not _is_said(variable, CLOSED)


def _is_said(variable: GlobalVariable, mark: str) -> bool:
    return variable.module is not None and mark in variable.module.globals
