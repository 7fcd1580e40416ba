# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The prototype of a function in LLVM's IR, by its types and by debug information, in whatever language it was written.

    define void @step(ptr %x, i64 %n, ptr %y) !dbg !7          what is passed
    !7 = !DISubprogram(type: ...)                              what the source says of it

    attributes after LLVM's optimization: readonly             where it only reads

Code is certain: a parameter is an address or a number of so many bits. Debug information says what addresses lead to,
and is asked for that alone. A parameter of the source can be several of code (a slice of Rust's is an address and a
length), and where the two cannot be brought together, only code counts.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from enzcc.prototype import Parameter, Prototype
from enzcc.signature import IN_C
from enzcc.structs import is_struct, members, size
from enzyme_passes.llvm import binding as llvm

_PASSED = {"ptr": "pointer", "double": "f64", "float": "f32", "i64": "i64", "i32": "i32", "<2 x float>": "c64",
    "{double, double}": "c128", "{ double, double }": "c128"}  # fmt: skip
_WORDS = {"i1": "bool", "i8": "char", "i16": "short", "i128": "__int128", "half": "_Float16", "x86_fp80": "long double"}
_NODE = re.compile(r"^(!\d+) = (?:distinct )?(.*)$", re.MULTILINE)
_BITS = {"32": ("f32", "i32"), "64": ("f64", "i64")}
_THROUGH = ("DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type", "DW_TAG_restrict_type", "DW_TAG_atomic_type",
    "DW_TAG_member", "DW_TAG_inheritance")  # fmt: skip
_ADDRESSES = ("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type")


def prototypes_in(bitcode: bytes, symbols: Collection[str]) -> dict[str, Prototype]:
    """Of those of these functions that a module defines."""
    module = llvm.parse(bitcode)
    text = llvm.text_of(module)
    aliases = {name: aliased for name, aliased in _ALIAS.findall(text) if name in symbols}
    functions = {f.name: f for f in module.functions if not f.is_declaration}
    wanted = {symbol: aliases.get(symbol, symbol) for symbol in symbols if aliases.get(symbol, symbol) in functions}
    if not wanted:
        return {}
    nodes = dict(_NODE.findall(text))
    heads = {head[2]: head for head in _DEFINED.finditer(text)}
    found = {symbol: _prototype(functions[name], heads[name], nodes) for symbol, name in wanted.items()}
    only_read = _only_read(module, set(wanted.values()))
    return {symbol: _marked(prototype, only_read[wanted[symbol]]) for symbol, prototype in found.items()}


_ALIAS = re.compile(r'^@"?([^"\s]+)"? = [^\n]*\balias [^\n]*, ptr @"?([^"\s,]+)"?', re.MULTILINE)
_DEFINED = re.compile(r'^define ([^@\n]*)@"?([^"\s(]+)"?\(.*$', re.MULTILINE)


def _prototype(function: Any, head: re.Match[str], nodes: dict[str, str]) -> Prototype:
    result, _, listed = str(function.global_value_type).partition(" (")  # double (ptr, i64)
    attributes = [b" ".join(a.attributes) for a in function.arguments]
    parameters = [
        Parameter(f"argument{number}", _passed(str(a.type)), constant=_is_read_only(said))
        for number, (a, said) in enumerate(zip(function.arguments, attributes, strict=True), 1)
    ]
    info = re.search(r" !dbg (!\d+)", head[0])
    source = _Source(nodes, info[1]) if info is not None else None
    problem = _problem(attributes, listed, head[1])
    if source is not None and problem is None:
        parameters = source.explained(parameters)
    return Prototype(tuple(parameters), _passed(result), source.language if source is not None else "c", problem)


def _only_read(module: llvm.ModuleRef, names: Collection[str]) -> dict[str, set[int]]:
    """The positions of parameters behind which LLVM finds that a function does not write. Nothing else says it: a
    `const` of C can be cast away, and Fortran's `intent` need not be stated. The module is changed."""
    llvm.keep_only(module, names)
    for name in names:
        llvm.set_linkage(module, name, "external")  # of a weak one LLVM says nothing
    llvm.optimize(module, llvm.OptimizeOptions(2, False, False, False))
    arguments = {name: module.get_function(name).arguments for name in names}
    return {
        name: {number for number, a in enumerate(each) if _is_read_only(b" ".join(a.attributes))}
        for name, each in arguments.items()
    }


def _marked(prototype: Prototype, only_read: Collection[int]) -> Prototype:
    parameters = (replace(p, only_read=number in only_read) for number, p in enumerate(prototype.parameters))
    return replace(prototype, parameters=tuple(parameters))


def _is_read_only(attributes: bytes) -> bool:
    return re.search(rb"\b(?:readonly|readnone)\b", attributes) is not None


def _problem(attributes: list[bytes], listed: str, before: str) -> str | None:
    """Why no C that a signature describes can call it."""
    if any(b"sret" in a for a in attributes):
        return "its result is a struct, which no signature can say: write a function that has it as `out` arguments"
    if any(b"byval" in a for a in attributes):
        return "it takes a struct by value, which no signature can say: write a function that takes its address"
    if any(b"swift" in a or b"inreg" in a or b"nest" in a for a in attributes):
        return "it has an argument that C cannot pass"
    if listed.rstrip(")").endswith("..."):
        return "it takes a variable number of arguments"
    if re.search(r"\b\w*cc\b|\bcc ?\d+", before):
        return "it has not the calling convention of C: export it for C"
    return None


def _passed(type: str) -> str:
    if type not in _PASSED and type.startswith(("{", "%", "[", "<")):
        return "a struct"
    return _PASSED.get(type) or _WORDS.get(type, type)


class _Source:
    """What debug information says of one function."""

    def __init__(self, nodes: dict[str, str], subprogram: str) -> None:
        self.nodes = nodes
        self.subprogram = subprogram
        unit = self.nodes.get(_reference(self.nodes.get(subprogram, ""), "unit"), "")
        said = re.search(r"DW_L(?:ANG|NAME)_(\w+)", unit)
        spoken = said[1].lower() if said is not None else ""
        self.language = next((name for name in ("fortran", "rust") if spoken.startswith(name)), "c")

    def explained(self, parameters: list[Parameter]) -> list[Parameter]:
        """The parameters of code with what the source says of each; without the lengths of texts, which Fortran adds at
        the end."""
        said = self._parameters()
        plain = [(name, node) for name, node in said]
        flat = [leaf for name, node in said for leaf in self._leaves(name, node)]
        visible = parameters
        if self.language == "fortran":
            texts = sum(self._is_text(node) for _, node in said)
            visible = parameters[: len(parameters) - texts] if len(parameters) == len(said) + texts else parameters
        for found in (plain, flat):
            if len(found) == len(visible):
                return [self._one(p, *each) for p, each in zip(visible, found, strict=True)]
        return list(parameters)

    def _parameters(self) -> list[tuple[str, str]]:
        """Names and types, in the source's order. What a local variable says is better: flang gives what it cannot say
        in a list of types as an integer."""
        types = _reference(self.nodes.get(_reference(self.nodes.get(self.subprogram, ""), "type"), ""), "types")
        listed = re.findall(r"!\d+|null", self.nodes.get(types, ""))[1:]
        found = [
            (f"argument{number}", "" if self.language == "fortran" else one) for number, one in enumerate(listed, 1)
        ]
        for node in self.nodes.values():
            if node.startswith("!DILocalVariable(") and _reference(node, "scope") == self.subprogram:
                place = re.search(r"\barg: (\d+)", node)
                number = int(place[1]) if place is not None else 0
                found += [(f"argument{missing}", "") for missing in range(len(found) + 1, number + 1)]
                if number:
                    found[number - 1] = (_text(node, "name") or found[number - 1][0], _reference(node, "type"))
        return found

    def _one(self, parameter: Parameter, name: str, number: str) -> Parameter:
        if parameter.passed != "pointer" or not number:
            return replace(parameter, name=name)
        node, _ = self._plain(number)
        if _tag(node) in _ADDRESSES:
            if self.language == "fortran":  # a pointer or an allocatable, by its descriptor
                return replace(parameter, name=name, descriptor=True)
            inner = _reference(node, "baseType")
            behind, constant = self._plain(inner)
            constant |= any(re.search(r"\b(?:const|immutable)\b", _text(said, "name")) for said in (node, behind))
            constant = parameter.constant or (constant and bool(behind))
            return replace(parameter, name=name, pointee=self._named(inner), constant=constant)
        if "dataLocation:" in node or "allocated:" in node or "associated:" in node:
            return replace(parameter, name=name, descriptor=True)
        scalar = self.language == "fortran" and _tag(node) != "DW_TAG_array_type"
        return replace(parameter, name=name, pointee=self._named(number), implicit=scalar)

    # Types

    def _plain(self, number: str) -> tuple[str, bool]:
        """The type behind names and qualifiers; whether it is const."""
        constant = False
        while _tag(node := self.nodes.get(number, "")) in _THROUGH:
            constant |= "DW_TAG_const_type" in node
            number = _reference(node, "baseType")
        if _tag(node) == "DW_TAG_array_type":
            constant |= self._plain(_reference(node, "baseType"))[1]
        return node, constant

    def _named(self, number: str) -> str | None:
        """The type of a signature that all of it is made of, or words; None for void and what is not known."""
        node, _ = self._plain(number)
        if not node:
            return None
        made = set(self._atoms(number, 0))
        if len(made) == 1 and made <= set(IN_C):
            return made.pop()
        name = _text(node, "name")
        if _tag(node) in _ADDRESSES:
            behind = self._named(_reference(node, "baseType")) or "void"
            return f"{IN_C.get(behind, behind)} *"
        if self._is_text(number):
            return "characters"
        struct = self._struct(node, 0)
        if struct is not None:
            return struct
        if _tag(node) in ("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type"):
            return f"{'union' if 'union' in _tag(node) else 'struct'} {name or '(unnamed)'}"
        return name or "something else"

    def _struct(self, node: str, depth: int) -> str | None:
        """A struct as signatures have it, if its members are numbers that lie as C has them."""
        if _tag(node) not in ("DW_TAG_structure_type", "DW_TAG_class_type") or depth > 8:
            return None
        said = [self._member(self.nodes[m], depth) for m in self._members(node)]
        if not said or None in said:
            return None
        made = f"{{{', '.join(filter(None, said))}}}"
        offsets = [int(_number(self.nodes[m], "offset")) // 8 for m in self._members(node)]
        same = offsets == [m.offset for m in members(made)] and int(_size(node) or 0) == 8 * size(made)
        return made if same else None

    def _member(self, node: str, depth: int) -> str | None:
        number, shape = _reference(node, "baseType"), ""
        behind, _ = self._plain(number)
        if _tag(behind) == "DW_TAG_array_type":
            counts = [_number(self.nodes.get(one, ""), "count") for one in self._listed(behind)]
            shape = f"[{', '.join(counts)}]"
            behind, _ = self._plain(_reference(behind, "baseType"))
        if _tag(behind) == "DW_TAG_enumeration_type":
            type: str | None = _BITS.get(_size(behind), ("", ""))[1]
        else:
            type = self._basic(behind) if behind.startswith("!DIBasicType(") else self._struct(behind, depth + 1)
        name = _text(node, "name")
        known = type is not None and (type in IN_C or is_struct(type)) and "DW_ATE_complex" not in behind
        return f"{name}: {type}{shape}" if known and name and "flags: DIFlagBitField" not in node else None

    def _listed(self, node: str) -> list[str]:
        return re.findall(r"!\d+", self.nodes.get(_reference(node, "elements"), ""))

    def _atoms(self, number: str, depth: int) -> Iterator[str]:
        """What memory of a type is made of."""
        node, _ = self._plain(number)
        tag = _tag(node)
        if node.startswith("!DIBasicType("):
            yield self._basic(node)
        elif node.startswith("!DIStringType("):
            yield "characters"
        elif tag in _ADDRESSES:
            yield "an address"
        elif tag == "DW_TAG_enumeration_type":
            yield _BITS.get(_size(node), ("", "an enumeration"))[1]
        elif tag == "DW_TAG_array_type":
            yield from self._atoms(_reference(node, "baseType"), depth)
        elif tag in ("DW_TAG_structure_type", "DW_TAG_class_type") and depth < 8:
            atoms = [a for m in self._members(node) for a in self._atoms(m, depth + 1)]
            yield from atoms or [f"struct {_text(node, 'name')}"]
        else:
            yield f"{_text(node, 'name') or 'something else'}"

    def _basic(self, node: str) -> str:
        size, encoding = _size(node), re.search(r"DW_ATE_(\w+)", node)
        kind = encoding[1] if encoding is not None else ""
        if kind == "complex_float" and size in ("64", "128"):
            return "f32" if size == "64" else "f64"
        if kind in ("float", "signed", "unsigned") and size in _BITS:
            return _BITS[size][0 if kind == "float" else 1]
        return _text(node, "name") or f"{kind} of {size} bits"

    def _members(self, node: str) -> list[str]:
        """The data members (and bases) of a struct, as nodes."""
        listed = re.findall(r"!\d+", self.nodes.get(_reference(node, "elements"), ""))
        members = [m for m in listed if _tag(self.nodes.get(m, "")) in ("DW_TAG_member", "DW_TAG_inheritance")]
        return [m for m in members if "DIFlagStaticMember" not in self.nodes[m]]

    def _leaves(self, name: str, number: str) -> Iterator[tuple[str, str]]:
        """A parameter that is a struct, member by member."""
        node, _ = self._plain(number)
        members = self._members(node) if _tag(node) in ("DW_TAG_structure_type", "DW_TAG_class_type") else []
        if node.startswith("!DIBasicType(") and "DW_ATE_complex_float" in node and _size(node) == "128":
            yield from ((f"{name}.{part}", "") for part in ("real", "imag"))
        elif not members:
            yield name, number
        for member in members:
            label = _text(self.nodes[member], "name")
            inner = name if label == "data_ptr" else f"{name}.{label}"
            yield from self._leaves(inner, _reference(self.nodes[member], "baseType"))

    def _is_text(self, number: str) -> bool:
        return self._plain(number)[0].startswith("!DIStringType(")


def _reference(node: str, name: str) -> str:
    found = re.search(rf"\b{name}: (!\d+)", node)
    return found[1] if found is not None else ""


def _number(node: str, name: str) -> str:
    found = re.search(rf"\b{name}: (\d+)", node)
    return found[1] if found is not None else "0"


def _text(node: str, name: str) -> str:
    found = re.search(rf'\b{name}: "([^"]*)"', node)
    return found[1] if found is not None else ""


def _tag(node: str) -> str:
    found = re.search(r"\btag: (\w+)", node)
    return found[1] if found is not None else ""


def _size(node: str) -> str:
    found = re.search(r"\bsize: (\d+)", node)
    return found[1] if found is not None else ""
