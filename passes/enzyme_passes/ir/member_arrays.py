# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arrays within structs: where they begin and end, which LLVM forgets.

    struct S { int n; double a[4]; double *p; };                                     s->a[i]

    %1 = getelementptr inbounds nuw %struct.S, ptr %s, i32 0, i32 1                  raw: an array of 32 bytes
    %2 = getelementptr inbounds [4 x double], ptr %1, i64 0, i64 %i

    %1 = getelementptr double, ptr %s, i64 %i                                        optimized: any place in the
    %2 = getelementptr i8, ptr %1, i64 8                                             struct, and 8 bytes further on

A subscript that leads to a member of another kind is no defined behaviour in C or C++, and LLVM does not mind: it moves
the constant to the end, and drops the type. To the type analysis all of the struct is an array then. So in raw IR, the
address of such an array is given another name, by an intrinsic that LLVM sees through where it asks what aliases what,
and does not fold. Optimized IR has in its place

    %1.array = getelementptr i8, ptr %1, i64 0, !enzcc.array !{i64 32, i64 32, i64 8, i64 1}

with the bytes of the array, how far it goes, the bytes of an element, and whether the source does nothing but load and
store elements. If so, what is computed of the address lies in the array. Otherwise the address may leave it, for the
struct that it lies in (`container_of`). Numbers may go on behind the array: what subscripts one row of them and means
the next leads to numbers, too. The last member of a struct may be longer than it says, and has no end; so has an array
of characters, in which anything may lie.

Where all of a struct is of one kind, no end is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import GetElementPtr
from enzyme_passes.ir.metadata import parts_of
from enzyme_passes.ir.reader import read_module
from enzyme_passes.ir.text import LOCAL, next_metadata_number, with_functions
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

ARRAY: Final = "enzcc.array"

_ATTRIBUTE: Final = "enzcc_array"
_INTRINSIC: Final = "llvm.strip.invariant.group.p0"
_NAMED: Final = pattern(rf"^(?P<name>{LOCAL}) = type (?P<body>.*)$", re.MULTILINE)
_GEP: Final = r"= getelementptr inbounds (?:nuw )?"
_MEMBER: Final = pattern(
    rf"^  (?P<value>{LOCAL}) (?P<gep>{_GEP}(?P<type>{LOCAL}), ptr {LOCAL}, i32 0, i32 (?P<member>\d+))(?P<rest>.*)$"
)
_PART: Final = pattern(
    rf"^  ({LOCAL}) {_GEP}(?:\[[^,]*\], ptr ({LOCAL}), i64 0, i64 [-%\d]|{LOCAL}, ptr ({LOCAL}), i32 0, i32 \d)"
)
_ACCESS: Final = pattern(rf"^  (?:{LOCAL} = load [^,%]+|store [^,]+), ptr ({LOCAL}),")
_STORED: Final = pattern(rf"^  store ptr ({LOCAL}), ptr ({LOCAL}),")
_LOADED: Final = pattern(rf"^  ({LOCAL}) = load ptr, ptr {LOCAL},")
_SUBSCRIPT: Final = pattern(rf"\], ptr {LOCAL}, i64 0, i64 %")
_VALUE: Final = pattern(LOCAL)
_CONSTANT: Final = r"(?:getelementptr|inttoptr|addrspacecast|null|undef|poison)\b"  # and no attribute
_CALL: Final = pattern(
    rf"^(?P<value>  {LOCAL} = )(?:tail |notail )?call [^\n@]*@{re.escape(_INTRINSIC)}"
    rf"\(ptr (?:(?!{_CONSTANT})[a-z]\w*(?:\([^()\n]*\))? (?:\d+ )?)*(?P<operand>[^\n]*?)\)"
    r"(?: #(?P<group>\d+))?(?P<rest>(?:, ![^\n]*)?)$",
    re.MULTILINE,
)
_DECLARATION: Final = pattern(rf"^declare [^\n]*@{re.escape(_INTRINSIC)}\([^\n]*\n", re.MULTILINE)
_GROUP: Final = pattern(rf'^attributes #(\d+) = \{{.*"{_ATTRIBUTE}"="([\d ]+)".*\}}$', re.MULTILINE)
_KEPT: Final = pattern(
    rf"^(?P<value>  {LOCAL} = )getelementptr i8, ptr (?P<operand>[^\n]*), i64 0, !{re.escape(ARRAY)} !(?P<node>\d+)"
    r"(?P<rest>[^\n]*)$",
    re.MULTILINE,
)
_NODE: Final = pattern(r"^!(\d+) = !\{i64 (\d+), i64 (\d+), i64 (\d+), i64 (\d+)\}$", re.MULTILINE)


@final
@dataclass(frozen=True, slots=True)
class MemberArray:
    """An array within a struct, its bytes, and those of an element. `extent`: so far from where it begins there are
    numbers as in it, and nothing else. A size of 0: nobody knows, as the array is the last member and may be longer, or
    one of characters. `accessed`: elements are loaded and stored; else the address may go anywhere."""

    size: int
    extent: int
    unit: int
    accessed: bool = False


def keep_arrays(text: str) -> str:
    """Raw IR in, raw IR out: arrays in structs with members of several kinds have names of their own."""
    if " x " not in text or _INTRINSIC in text:
        return text
    arrays = _arrays_of_structs(text)
    if not arrays:
        return text

    names = tuple(f" {name}, ptr " for name in arrays)

    def marked(function: str) -> str:
        return _marked(function, arrays) if any(name in function for name in names) and " x " in function else function

    return _declared(with_functions(text, marked))


def _marked(function: str, arrays: dict[str, dict[int, MemberArray]]) -> str:
    lines = function.split("\n")
    members: dict[int, tuple[re.Match[str], MemberArray]] = {}
    for k, line in enumerate(lines):
        member = _MEMBER.match(line) if "getelementptr" in line else None
        array = arrays.get(member["type"], {}).get(int(member["member"])) if member is not None else None
        if member is not None and array is not None:
            members[k] = member, array
    if not members:
        return function
    users: dict[str, list[str]] = {}
    for line in lines:
        for value in _VALUE.findall(line):
            users.setdefault(value, []).append(line)
    for k, (member, array) in members.items():
        use = _use_of(member["value"], users)
        if use is None:
            continue
        inner = f'%"{member["value"][1:].strip(chr(34))}.array"'
        said = f'"{_ATTRIBUTE}"="{array.size} {array.extent} {array.unit} {use:d}"'
        lines[k] = (
            f"  {inner} {member['gep']}{member['rest']}\n"
            f"  {member['value']} = call ptr @{_INTRINSIC}(ptr {inner}) {said}{member['rest']}"
        )
    return "\n".join(lines)


def _use_of(array: str, users: dict[str, list[str]]) -> bool | None:
    """Whether elements of an array, or parts of them, are loaded and stored, and nothing else becomes of their
    addresses nor of the array's. None: so are elements that are known by their numbers."""
    pending, is_subscript = [array], False
    while pending:
        value = pending.pop()
        for line in users[value][1:]:  # without the definition
            part = _PART.match(line)
            if part is not None and value in (part[2], part[3]) and (part[2] or value != array):
                is_subscript = is_subscript or _SUBSCRIPT.search(line) is not None
                pending.append(part[1])
                continue
            if not (_is_access(line, value, users) or _is_reference(line, value, users)):
                return False
    return True if is_subscript else None


def _is_access(line: str, address: str, users: Mapping[str, list[str]]) -> bool:
    access = _ACCESS.match(line)
    return access is not None and access[1] == address and users[address].count(line) == 1


def _is_reference(line: str, address: str, users: Mapping[str, list[str]]) -> bool:
    """Whether an address is kept in a variable, of which nothing is done but to load and store where it leads to: C++'s
    references to elements."""
    kept = _STORED.match(line)
    variable = users[kept[2]] if kept is not None and kept[1] == address != kept[2] else []
    if not variable or " = alloca ptr" not in variable[0]:
        return False
    for use in variable[1:]:
        stored, loaded = _STORED.match(use), _LOADED.match(use)
        if loaded is not None and all(_is_access(line, loaded[1], users) for line in users[loaded[1]][1:]):
            continue
        is_passed_over = "@llvm.lifetime." in use or use.lstrip().startswith("#dbg_declare(")
        if not is_passed_over and (stored is None or users[stored[2]] is not variable):
            return False
    return True


def arrays_kept(text: str) -> str:
    """Optimized IR in, what the engine reads out."""
    if f'"{_ATTRIBUTE}"' not in text:
        return text
    said = dict(_GROUP.findall(text))
    first = next_metadata_number(text)
    nodes: dict[str, int] = {}

    def address(found: re.Match[str]) -> str:
        array = said.get(found["group"])
        note = "" if array is None else f", !{ARRAY} !{nodes.setdefault(array, first + len(nodes))}"
        return f"{found['value']}getelementptr i8, ptr {found['operand']}, i64 0{note}{found['rest']}"

    text = _DECLARATION.sub("", _CALL.sub(address, text))
    return text + "".join(f"!{node} = !{{i64 {', i64 '.join(array.split())}}}\n" for array, node in nodes.items())


def arrays_hidden(text: str) -> str:
    """The opposite: what the engine has written, for LLVM to optimize once more."""
    if f"!{ARRAY} !" not in text:
        return text
    nodes = {node: " ".join(array) for node, *array in _NODE.findall(text)}

    def call(found: re.Match[str]) -> str:
        said = f'"{_ATTRIBUTE}"="{nodes[found["node"]]}"'
        return f"{found['value']}call ptr @{_INTRINSIC}(ptr {found['operand']}) {said}{found['rest']}"

    return _declared(_KEPT.sub(call, text))


def _declared(text: str) -> str:
    return text if f'"{_ATTRIBUTE}"' not in text else f"{text}\ndeclare ptr @{_INTRINSIC}(ptr)\n"


def array_at(gep: GetElementPtr, metadata: Mapping[str, str]) -> MemberArray | None:
    """The array whose address this is; None: it is no such address."""
    match parts_of(metadata.get(gep.metadata.get(ARRAY, ""), "")):
        case (int() as size, int() as extent, int() as unit, int() as accessed):
            return MemberArray(size, extent, unit, bool(accessed))
        case _:
            return None


def _arrays_of_structs(text: str) -> dict[str, dict[int, MemberArray]]:
    """The arrays in each struct behind which something else lies, by the numbers of the members."""
    layout = re.search(r"^target datalayout = .*$", text, re.MULTILINE)
    types = [m[0] for m in _NAMED.finditer(text)]
    module = read_module("\n".join([layout[0] if layout else "", *types, ""]))
    found: dict[str, dict[int, MemberArray]] = {}
    for name, type in module.named_types.items():
        if any(isinstance(field, ty.ArrayType) for field in type.fields or ()) and ty.is_sized(type):
            found[name] = _arrays(module.layout, type)
    return {name: arrays for name, arrays in found.items() if any(array.size for array in arrays.values())}


def _arrays(layout: ty.DataLayout, type: ty.StructType) -> dict[int, MemberArray]:
    fields = list(zip(layout.offsets(type), type.fields or (), strict=True))
    found: dict[int, MemberArray] = {}
    for k, (begin, field) in enumerate(fields):
        if not isinstance(field, ty.ArrayType):
            continue
        kinds = set(_leaves(field))
        size, behind = layout.size(field), fields[k + 1 :]
        found[k] = MemberArray(0, 0, 1)
        if not size or not behind or ty.I8 in kinds:
            continue
        end = begin + size
        for at, other in behind if all(isinstance(kind, ty.FloatType) for kind in kinds) else ():
            if set(_leaves(other)) - kinds:
                break
            end = at + layout.size(other)
        last, other = behind[-1]
        if end < last + layout.size(other):
            found[k] = MemberArray(size, end - begin, layout.size(_element(field)))
    return found


def _element(type: ty.Type) -> ty.Type:
    return _element(type.element) if isinstance(type, ty.ArrayType) else type


def _leaves(type: ty.Type) -> Iterator[ty.Type]:
    match type:
        case ty.StructType():
            for field in type.fields or ():
                yield from _leaves(field)
        case ty.ArrayType():
            if type.count:
                yield from _leaves(type.element)
        case _:
            yield type
