# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of Julia's runtime, of C, and of methods that are found at run time.

What csrc/julia.c has is called by its name there; C's mathematics and moves of memory are C's and LLVM's own. All else
needs Julia itself: `needs_julia` says what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from enzyme_frontends.julia.data import ADDRESS, type_table, without_addresses
from enzyme_frontends.julia.debug import LOCATION
from enzyme_frontends.julia.state import UNSUPPORTED, State
from enzyme_passes.ir.text import SYMBOL, split_commas
from enzyme_passes.support.patterns import pattern

_CALL = pattern(
    r"^(?P<head>  (?:%[-\w$.]+ = )?(?:(?:tail|musttail|notail) )?call )"
    r"(?P<attributes>(?:(?:cc\s?\d+|nnan|ninf|nsz|arcp|contract|afn|reassoc|fast|noalias|nonnull|signext|zeroext|noundef|noreturn"
    r"|align \d+|dereferenceable\(\d+\)) )*)"
    r"(?P<type>[^@(]*?(?:\([^@]*\))?) (?P<callee>" + SYMBOL + r"|inttoptr \(i64 \d+ to ptr\))\("
)  # fmt: skip

_SAID = {
    "julia.typeof": "the type of a value, found at run time",
    "jl_excstack_state": "'try'",
    "jl_enter_handler": "'try'",
    "jl_apply_generic": "a call that is found at run time",
    "jl_invoke": "a call that is found at run time",
    "jl_subtype": "a test of a type that is found at run time",
    "jl_get_binding_or_error": "a global that is not const, found at run time",
}
"""What calls of the runtime are in the user's terms."""

SUPPORTED = frozenset(
    {
        *("jl_alloc_array_1d", "jl_alloc_array_2d", "jl_alloc_array_3d", "jl_array_copy", "jl_reshape_array"),
        *("jl_array_grow_end", "jl_array_del_end", "jl_array_sizehint"),
        *(f"{p}{n}_64_" for p in "sd" for n in ("dot", "nrm2", "axpy", "scal", "gemv", "gemm", "syrk")),
        *(f"jl_box_{t}" for t in ("float64", "float32", "int64", "uint64", "int32", "uint32", "int16", "uint16")),
        *("jl_box_int8", "jl_box_uint8"),
    }
)
"""What csrc/julia.c has, as `enzcc_julia_<name>`."""

_MOVES = ("memcpy", "memmove", "memset")
_C_FUNCTION = pattern(r"(?!jl_)[a-z]\w*$")
_RUNTIME = ("jl_", "julia.", "jlplt", "j_", "j1_", "__sigsetjmp")


class Called(NamedTuple):
    """A call, taken to pieces: its result's place, attributes and type, the callee's name (`known`: by its address),
    the arguments, and what comes after them."""

    head: str
    attributes: str
    type: str
    name: str
    by_address: bool
    arguments: list[str]
    rest: str

    @property
    def at(self) -> str:
        """Its debug location, as it is attached."""
        found = LOCATION.search(self.rest)
        return found[0] if found is not None else ""


def called(line: str, state: State) -> Called | None:
    """The call in a line, if it is one of a function that is known by name or address."""
    found = _CALL.match(line)
    if found is None:
        return None
    close = closing(line, found.end() - 1)
    arguments = split_commas(line[found.end() : close])
    address = ADDRESS.match(found["callee"])
    name = found["callee"].removeprefix("@").strip('"')
    if address is not None:
        name = state.described.symbols.get(int(address[1]), f"the code at {int(address[1]):#x}")
    return Called(
        found["head"], found["attributes"], found["type"], name, address is not None, arguments, line[close + 1 :]
    )


def needs_julia(call: Called, state: State) -> str | None:
    """What of Julia a call needs, in the user's terms; None if it needs none."""
    name, arguments = call.name, call.arguments
    if re.search(r"\bcc ?3[78] ", call.attributes):
        return _dynamic(name, arguments, state)
    if name in _OF_THE_COLLECTOR or name in _MOVES:
        return None
    if name in SUPPORTED:
        address = ADDRESS.search(arguments[0]) if arguments and "array" in name else None
        made = state.described.types.get(int(address[1])) if address is not None else None
        if address is not None and (made is None or made.elements not in ("inline", "pointers")):
            return f"{name} of {made.name if made is not None else 'a type that is found at run time'}"
        return None
    if call.by_address and _C_FUNCTION.match(name):
        plain = all(type_of(a) in ("double", "float", "i32") for a in arguments)
        return None if plain else f"the C function '{name}', which is given addresses or Ints"
    return _SAID.get(name, name) if call.by_address or name.startswith(_RUNTIME) else None


_OF_THE_COLLECTOR = frozenset(
    {
        *("julia.ptls_states", "jl_get_ptls_states", "llvm.julia.gc_preserve_begin", "julia.pointer_from_objref"),
        *("julia.gc_alloc_obj", "julia.write_barrier", "julia.loopinfo_marker"),
    }
)


def lowered(call: Called, line: str, state: State) -> Iterable[str]:
    """What takes the place of a call."""
    name, arguments, head = call.name, call.arguments, call.head
    what = needs_julia(call, state)
    if what is not None:
        return [_refused(call, what, state)]
    match name:
        case "julia.ptls_states" | "jl_get_ptls_states":
            state.constants["@.julia.state"] = "@.julia.state = private constant [64 x i8] zeroinitializer"
            return [f"{_result(head)}bitcast ptr @.julia.state to ptr"]
        case "llvm.julia.gc_preserve_begin":
            return []
        case "julia.pointer_from_objref":
            return [f"{_result(head)}bitcast {_operand(arguments[0], state)} to ptr"]
        case "julia.gc_alloc_obj":
            return [f"{head}noalias nonnull ptr @enzcc_julia_alloc({arguments[1]}){call.at}"]
        case "julia.write_barrier":
            parent = _operand(arguments[0], state)
            children = [_operand(a, state) for a in arguments[1:]]
            return [f"  call void @enzcc_julia_barrier({parent}, {child}){call.at}" for child in children]
        case "memcpy" | "memmove" | "memset":
            return _moved(call, state)
    if name in SUPPORTED:
        return [_by_name(call, f"enzcc_julia_{name}", state)]
    if call.by_address:
        return [_by_name(call, name, state)]
    return [without_addresses(line, state)]


def _by_name(call: Called, name: str, state: State) -> str:
    arguments = call.arguments
    address = ADDRESS.search(arguments[0]) if arguments and "jl_" in name else None
    made = state.described.types.get(int(address[1])) if address is not None else None
    if made is not None:
        arguments = [f"ptr {type_table(made, state)}", *arguments[1:]]
    types = ", ".join(type_of(a) for a in arguments)
    state.declarations.setdefault(f"@{name}", f"declare {call.type} @{name}({types})")
    given = ", ".join(without_addresses(a, state) for a in arguments)
    return f"{call.head}{call.attributes}{call.type} @{name}({given}){call.rest}"


def _refused(call: Called, what: str, state: State) -> str:
    """A call by a name that `translation.py` finds again, if it is not dead code."""
    name = f"{UNSUPPORTED}{len(state.known)}"
    state.known[name] = what
    state.declarations[f"@{name}"] = f"declare {call.type} @{name}(...)"
    given = ", ".join(without_addresses(a, state) for a in call.arguments)
    attributes = re.sub(r"cc ?\d+ ", "", call.attributes)
    return f"{call.head}{attributes}{call.type} (...) @{name}({given}){call.rest}"


def _dynamic(name: str, arguments: list[str], state: State) -> str:
    """What a call through Julia's own convention is of."""
    for argument in arguments:
        address = ADDRESS.search(argument)
        if address is not None:
            found = state.described.objects.get(int(address[1]))
            if found is not None and found.type.startswith("typeof("):
                return f"a call of {found.type[7:-1]} that is found at run time"
    return f"a call of {re.sub(r'^(?:japi1|julia|j1|j)_|_[0-9]+$', '', name)} that is found at run time"


def _moved(call: Called, state: State) -> Iterable[str]:
    """Julia calls C's memmove with pointers as integers; LLVM's has pointers, and the engine sees whose they are."""
    name, arguments = call.name, call.arguments
    lines: list[str] = []
    given: list[str] = []
    number = len(state.known) + len(state.constants) + state.moves
    state.moves += 1
    for index, argument in enumerate(arguments):
        value = without_addresses(argument, state)
        if index == 0 or (index == 1 and name != "memset"):
            if value.startswith("i64"):
                pointer = f"%.julia.pointer.{number}.{state.moves}.{index}"
                lines.append(f"  {pointer} = inttoptr {_plain(value)} to ptr")
                value = f"ptr {pointer}"
            given.append(_plain(value))
        elif index == 1:
            byte = f"%.julia.byte.{number}.{state.moves}"
            lines.append(f"  {byte} = trunc {_plain(value)} to i8")
            given.append(f"i8 {byte}")
        else:
            given.append(_plain(value))
    types = ".p0.i64" if name == "memset" else ".p0.p0.i64"
    intrinsic = f"@llvm.{name}{types}"
    second = "i8" if name == "memset" else "ptr"
    state.declarations[intrinsic] = f"declare void {intrinsic}(ptr, {second}, i64, i1 immarg)"
    lines.append(f"  call void {intrinsic}({', '.join(given)}, i1 false){call.at}")
    if "=" in call.head:
        result = call.type
        lines.append(f"{_result(call.head)}{'ptrtoint' if result == 'i64' else 'bitcast'} {given[0]} to {result}")
    return lines


def _plain(argument: str) -> str:
    """`i64 %x` of `i64 noundef signext %x`."""
    if "(" in argument:
        return argument
    return f"{argument.split(' ')[0]} {argument.rpartition(' ')[2]}"


def _result(head: str) -> str:
    return head[: head.index("=") + 2]


def type_of(argument: str) -> str:
    """`ptr` of `ptr nonnull %x`, `{ i64, i1 }` of `{ i64, i1 } %y`."""
    if argument.startswith(("{", "[", "<")):
        return argument[: argument.rindex({"{": "}", "[": "]", "<": ">"}[argument[0]]) + 1]
    return argument.split(" ")[0]


def _operand(argument: str, state: State) -> str:
    """An argument without its attributes."""
    argument = without_addresses(argument, state)
    address = ADDRESS.search(argument)
    return f"ptr {address[0]}" if address is not None else f"ptr {argument.rpartition(' ')[2]}"


def closing(line: str, opening: int) -> int:
    depth = 0
    quoted = False
    for index in range(opening, len(line)):
        match line[index]:
            case '"':
                quoted = not quoted
            case "(" if not quoted:
                depth += 1
            case ")" if not quoted:
                depth -= 1
                if depth == 0:
                    return index
    raise AssertionError(line)
