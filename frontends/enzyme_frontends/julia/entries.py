# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What calls the method's native function: the request of a derivative that a running Julia wants, or functions for C.

A request gets its values through an array of pointers, in the order of the arguments: to a scalar, to the bytes of a
struct or tuple, or to an object. A `duplicated` argument has a second one, to its shadow; an `active` one has a place
for its derivative. Before them come places for the function's result, and for its tangent.

    define void @enzcc_julia_request(ptr %slots) {
      %region = call ptr @enzcc_julia_enter(i64 64)
      %1 = load ptr, ptr %slots ...
      %r = call double (...) @__enzyme_autodiff.julia(ptr @julia_f_21, ptr @enzyme_dup, ptr %1, ptr %2)
      call void @enzcc_julia_leave(ptr %region)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Literal

from enzyme_frontends.julia.data import OBJECT
from enzyme_frontends.julia.description import Description
from enzyme_passes.ir.text import split_commas
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern

Activity = Literal["const", "active", "duplicated"]

DECLARATIONS = """
@enzyme_dup = external global i32
@enzyme_out = external global i32
@enzyme_const = external global i32
@enzyme_primal_return = external global i32
@enzyme_const_return = external global i32
declare noalias ptr @enzcc_julia_enter(i64)
declare i32 @enzcc_julia_owns(ptr)
declare void @enzcc_julia_leave(ptr)
"""


@dataclass(frozen=True, slots=True)
class Signature:
    """The native function: its result's type in IR, that of a result returned through memory, its parameters'."""

    result: str
    structure: str | None
    parameters: tuple[str, ...]


@dataclass(slots=True)
class _Body:
    """Instructions, numbered as they come."""

    lines: list[str] = field(default_factory=list)
    count: int = 0

    def value(self, instruction: str) -> str:
        self.count += 1
        self.lines.append(f"  %v{self.count} = {instruction}")
        return f"%v{self.count}"

    def do(self, instruction: str) -> None:
        self.lines.append(f"  {instruction}")

    def slots(self, base: str) -> Iterator[str]:
        """The pointers of an array, one after the other."""
        index = 0
        while True:
            place = self.value(f"getelementptr ptr, ptr {base}, i64 {index}")
            yield self.value(f"load ptr, ptr {place}")
            index += 1


def signature(text: str, described: Description) -> Signature:
    """That of the described function in the lowered module. Raises Failure if its parameters are not the arguments."""
    head = re.search(
        rf"^define (?:internal )?(.*?) ?@{re.escape(described.function)}\((.*)\)[^)]*\{{$", text, re.MULTILINE
    )
    if head is None:
        raise Failure("EZ0808", f"Julia's module does not define '{described.function}'")
    parameters = split_commas(head[2])
    structure = re.search(r"sret\((.*?)\) align|sret\((.*)\)", parameters[0]) if parameters else None
    if structure is not None:
        parameters = parameters[1:]
    types = tuple("ptr" if p.startswith("ptr") else p.split(" ")[0] for p in parameters)
    if len(types) != len(described.arguments):
        raise Failure(
            "EZ0808",
            f"'{described.function}' takes {len(types)} arguments in IR, and {len(described.arguments)} in Julia",
            notes=[f"IR: {', '.join(types)}", f"Julia: {', '.join(a.type for a in described.arguments)}"],
        )
    result = head[1].split(" ")[-1] if not head[1].endswith("}") else head[1][head[1].index("{") :]
    return Signature(result, (structure[1] or structure[2]) if structure is not None else None, types)


def callee(found: Signature, described: Description) -> str:
    """A function that takes what the method takes, and first a place for the result if that goes through memory; with a
    region of its own, so that it can be called, and differentiated, from anywhere."""
    parameters = [f"{t} %a{i}" for i, t in enumerate(found.parameters)]
    result = found.result if found.structure is None else "void"
    given = [f"{t} %a{i}" for i, t in enumerate(found.parameters)]
    if found.structure is not None:
        parameters = ["ptr %out", *parameters]
        given = [f"ptr sret({found.structure}) %out", *given]
    call = f"call {result} @{described.function}({', '.join(given)})"
    body = [f"  {call}", "  ret void"] if result == "void" else [f"  %r = {call}", f"  ret {result} %r"]
    body = [*_met(described), *body]
    return "\n".join(
        [f"define internal {result} @enzcc_julia_callee({', '.join(parameters)}) alwaysinline {{", *body, "}"]
    )


def _met(described: Description) -> Iterator[str]:
    """Where two ways lead to the same memory, a choice of the two, so that the engine knows it for one: what different
    globals and fields lead to is different memory to it. It is never come to: what is outside is not owned."""
    for number, ways in enumerate(described.same):
        name = f"%same.{number}"
        first, second = (f"%{way.root}" if way.root.startswith("a") else f"@{OBJECT}{way.root}" for way in ways)
        yield f"  {name}.owned = call i32 @enzcc_julia_owns(ptr {first})"
        yield f"  {name}.never = icmp ne i32 {name}.owned, 0"
        yield f"  br i1 {name}.never, label {name}.met, label {name}.on"
        yield f"same.{number}.met:"
        chosen: list[str] = []
        for side, (at, way) in enumerate(zip((first, second), ways, strict=True)):
            for step, offset in enumerate(way.steps):
                yield f"  {name}.{side}.{step}.at = getelementptr i8, ptr {at}, i64 {offset}"
                yield f"  {name}.{side}.{step} = load ptr, ptr {name}.{side}.{step}.at"
                at = f"{name}.{side}.{step}"
            chosen.append(at)
        yield f"  {name}.which = call i32 @enzcc_julia_owns(ptr {chosen[0 if ways[0].steps else 1]})"
        yield f"  {name}.first = icmp ne i32 {name}.which, 0"
        yield f"  {name} = select i1 {name}.first, ptr {chosen[0]}, ptr {chosen[1]}"
        yield f"  call void @enzcc_julia_barrier(ptr {name}, ptr {name})"
        yield f"  br label {name}.on"
        yield f"same.{number}.on:"


def request(found: Signature, described: Description) -> str:
    """The request that the options of the description ask for: `mode` reverse or forward, and each `activity`."""
    mode = described.option("mode")
    activities = [fields[0] for fields in described.options.get("activity", [])]
    body = _Body()
    region = body.value("call ptr @enzcc_julia_enter(i64 64)")
    slots = body.slots("%slots")
    scalar = found.result in ("double", "float")
    memory = found.structure is not None
    result, tangent = next(slots), next(slots)
    arguments: list[str] = [f"ptr @{'enzcc_julia_callee'}"]
    derivatives: list[tuple[str, str]] = []  # type and place
    if memory:
        arguments += ["ptr @enzyme_dup", f"ptr {result}", f"ptr {tangent}"]
    elif not scalar:
        arguments.append("ptr @enzyme_const_return")
    elif mode == "reverse" or scalar:
        arguments.append("ptr @enzyme_primal_return")
    for argument, type, activity in zip(described.arguments, found.parameters, activities, strict=True):
        given = next(slots)
        value = f"{type} {body.value(f'load {type}, ptr {given}')}" if argument.passing == "value" else f"ptr {given}"
        match activity:
            case "const":
                arguments += ["ptr @enzyme_const", value]
            case "active" if argument.passing == "value":
                arguments += ["ptr @enzyme_out", value]
                derivatives.append((type, next(slots)))
            case _:
                shadow = next(slots)
                if argument.passing == "value":
                    arguments += ["ptr @enzyme_dup", value, f"{type} {body.value(f'load {type}, ptr {shadow}')}"]
                else:
                    arguments += ["ptr @enzyme_dup", value, f"ptr {shadow}"]
    entry = "__enzyme_autodiff.julia" if mode == "reverse" else "__enzyme_fwddiff.julia"
    components: list[tuple[str, str]] = []
    if scalar:
        components.append((found.result, result))
        if mode == "forward":
            components.append((found.result, tangent))
    components += derivatives
    _asked(body, entry, arguments, components)
    body.do(f"call void @enzcc_julia_leave(ptr {region})")
    body.do("ret void")
    return "\n".join(
        [
            DECLARATIONS,
            f"declare void @{entry}(...)",
            callee(found, described),
            "define void @enzcc_julia_request(ptr %slots) {",
            *body.lines,
            "}",
            "declare void @enzcc_julia_unwind(ptr)",
            "define void @enzcc_julia_recover() {",  # after an exception has left the request
            "  call void @enzcc_julia_unwind(ptr null)",
            "  ret void",
            "}",
        ]
    )


def _asked(body: _Body, entry: str, arguments: Sequence[str], components: Sequence[tuple[str, str]]) -> None:
    given = ", ".join(arguments)
    if not components:
        body.do(f"call void (...) @{entry}({given})")
    elif len(components) == 1:
        type, place = components[0]
        body.do(f"store {type} {body.value(f'call {type} (...) @{entry}({given})')}, ptr {place}")
    else:
        type = f"{{ {', '.join(t for t, _ in components)} }}"
        answer = body.value(f"call {type} (...) @{entry}({given})")
        for index, (component, place) in enumerate(components):
            part = body.value(f"extractvalue {type} {answer}, {index}")
            body.do(f"store {component} {part}, ptr {place}")


# For C ----------------------------------------------------------------------------------------------------------------

_C_TYPES = {"double": "double", "float": "float", "i64": "int64_t", "i32": "int32_t", "i16": "int16_t", "i8": "int8_t"}
_ELEMENTS = {
    **{"Float64": ("double", 8), "Float32": ("float", 4), "Bool": ("bool", 1)},
    **{f"Int{n}": (f"int{n}_t", n // 8) for n in (8, 16, 32, 64)},
    **{f"UInt{n}": (f"uint{n}_t", n // 8) for n in (8, 16, 32, 64)},
    **{"Complex{Float64}": ("double _Complex", 16), "Complex{Float32}": ("float _Complex", 8)},
}
_ARRAY = pattern(r"Array\{(?P<element>.*), ?(?P<dimensions>[1-4])\}$")
_EXTENTS = (("n",), ("rows", "columns"), ("n1", "n2", "n3"), ("n1", "n2", "n3", "n4"))


@dataclass(frozen=True, slots=True)
class Exported:
    """A function for C: its IR, and its declaration."""

    text: str
    declaration: str


def exported(found: Signature, described: Description) -> Exported:
    """The method as a function that C calls. An array is a pointer to its elements and its extents, column by column; a
    struct or tuple is a pointer to it; a result that is one of these goes where a first parameter says.

        double f(double *x, int64_t n);                       f(x::Vector{Float64})
        void g(double result[2], const struct P *p);           g(p::P)::NTuple{2,Float64}
    """
    name = re.sub(r"\W", "_", described.option("name").rpartition(".")[2].rstrip("!"))
    body = _Body()
    parameters: list[str] = []
    declared: list[str] = []
    given: list[str] = []
    if found.structure is not None:
        parameters.append("ptr %result")
        declared.append(f"void *result /* {described.result} */")
        given.append(f"ptr sret({found.structure}) %result")
    headers: list[str] = []
    for index, (argument, type) in enumerate(zip(described.arguments, found.parameters, strict=True)):
        array = _ARRAY.match(argument.type)
        if argument.passing == "value":
            parameters.append(f"{type} %a{index}")
            declared.append(f"{'bool' if argument.type == 'Bool' else _C_TYPES.get(type, type)} a{index}")
            given.append(f"{type} %a{index}")
        elif array is not None and array["element"] in _ELEMENTS:
            made, extents = _array(body, headers, index, array)
            parameters += [f"ptr %a{index}", *(f"i64 {e}" for e in extents)]
            element = _ELEMENTS[array["element"]][0]
            declared += [f"{element} *a{index}", *(f"int64_t {e.removeprefix('%')}" for e in extents)]
            given.append(f"ptr {made}")
        else:
            parameters.append(f"ptr %a{index}")
            declared.append(f"{'const ' if argument.passing == 'memory' else ''}void *a{index} /* {argument.type} */")
            given.append(f"ptr %a{index}")
    result = "void" if found.structure is not None or found.result not in _C_TYPES else found.result
    region = body.value("call ptr @enzcc_julia_enter(i64 64)")
    call = f"call {found.result} @{described.function}({', '.join(given)})"
    answer = "" if found.result == "void" else body.value(call)
    if found.result == "void":
        body.do(call)
    body.do(f"call void @enzcc_julia_leave(ptr {region})")
    body.do("ret void" if result == "void" else f"ret {result} {answer}")
    text = "\n".join([DECLARATIONS, f"define {result} @{name}({', '.join(parameters)}) {{", *headers, *body.lines, "}"])
    of = f"{described.option('name')}({', '.join(a.type for a in described.arguments)})"
    shown = "void" if result == "void" else _C_TYPES[result]
    return Exported(text, f"/* {of} */\n{shown} {name}({', '.join(declared) or 'void'});")


def _array(body: _Body, headers: list[str], index: int, array: re.Match[str]) -> tuple[str, list[str]]:
    """The header of an array whose elements C has (`jl_array_t`, see csrc/julia.c), and its extents."""
    dimensions = int(array["dimensions"])
    size = _ELEMENTS[array["element"]][1]
    made = f"%array{index}"
    headers.append(f"  {made} = alloca [64 x i8], align 16")
    extents = [f"%a{index}_{e}" for e in _EXTENTS[dimensions - 1]]
    length = extents[0]
    for extent in extents[1:]:
        length = body.value(f"mul i64 {length}, {extent}")
    room = length if dimensions == 1 else extents[1]
    fields = [(0, f"ptr %a{index}"), (8, f"i64 {length}"), (16, f"i16 {(dimensions << 2 | 1 << 15) - (1 << 16)}")]
    fields += [(18, f"i16 {size}"), (20, "i32 0"), (24, f"i64 {extents[0]}"), (32, f"i64 {room}")]
    fields += [(40 + 8 * i, f"i64 {extent}") for i, extent in enumerate(extents[2:])]
    for offset, value in fields:
        place = body.value(f"getelementptr i8, ptr {made}, i64 {offset}")
        body.do(f"store {value}, ptr {place}")
    return made, extents
