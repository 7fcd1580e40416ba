"""What a native function's own source says of its arguments: read from debug information, whatever the language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from enzcc.build import ir_of
from enzcc.signature import IN_C, Argument, Signature, SignatureError


@dataclass(frozen=True, slots=True)
class Parameter:
    """`type` is that of a signature, None for all others; `pointer` to it, or the thing itself."""

    name: str
    type: str | None
    pointer: bool


@dataclass(frozen=True, slots=True)
class Prototype:
    parameters: tuple[Parameter, ...]
    result: str | None

    def __str__(self) -> str:
        shown = (f"{IN_C.get(p.type or '', '?')} {'*' if p.pointer else ''}{p.name}" for p in self.parameters)
        return f"{IN_C.get(self.result or '', 'void')} ({', '.join(shown)})"


def conventional(source: Path, symbol: str, options: Sequence[str]) -> Signature:
    """The signature of a function that is `void f(T *input, size_t n, T *output)`, T float or double. Raises
    SignatureError for any other."""
    found = prototype(source, symbol, options)
    match found.parameters, found.result:
        case (
            (
                Parameter(type="f64" | "f32" as first, pointer=True),
                Parameter(type="i64" | "i32" as size, pointer=False),
                Parameter(type="f64" | "f32" as last, pointer=True),
            ),
            None,
        ) if first == last:
            return Signature(
                (
                    Argument("input", first, "in", ("n",)),
                    Argument("n", size, "in", None),
                    Argument("output", last, "out", ("n",)),
                )
            )
        case _:
            raise SignatureError(
                f"'{symbol}' is {found}, and not void (T *input, size_t n, T *output): say what its arguments mean, "
                'as in enzcc.load(file, name, "x: f64[n], n: i64, y: out f64[n]")'
            )


def prototype(source: Path, symbol: str, options: Sequence[str]) -> Prototype:
    """Of a function of that symbol. Raises SignatureError if the file has none."""
    text = ir_of(source, options)
    nodes = dict(re.findall(r"^(!\d+) = (?:distinct )?(.*)$", text, re.MULTILINE))
    defined = re.search(rf"^define [^\n]*@\"?{re.escape(symbol)}\"?\([^\n]* !dbg (!\d+)", text, re.MULTILINE)
    if defined is None:
        raise SignatureError(f"{source.name} defines no function '{symbol}' for others to call")
    types = re.search(r"types: (!\d+)", nodes[_field(nodes[defined[1]], "type")])
    listed = re.findall(r"!\d+|null", nodes[types[1]]) if types is not None else ["null"]
    names = {
        int(number[1]): name[1]
        for node in nodes.values()
        if node.startswith("!DILocalVariable(") and _field(node, "scope") == defined[1]
        if (number := re.search(r"arg: (\d+)", node)) and (name := re.search(r'name: "([^"]*)"', node))
    }
    parameters = [
        Parameter(names.get(number, f"argument{number}"), *_type(nodes, one))
        for number, one in enumerate(listed[1:], 1)
    ]
    return Prototype(tuple(parameters), _type(nodes, listed[0])[0])


def _field(node: str, name: str) -> str:
    found = re.search(rf"\b{name}: (!\d+)", node)
    return found[1] if found is not None else ""


def _type(nodes: dict[str, str], number: str) -> tuple[str | None, bool]:
    """The type of a signature that a node of debug information is, or points to."""
    pointer = False
    while (node := nodes.get(number, "")).startswith("!DIDerivedType("):
        pointer |= "DW_TAG_pointer_type" in node or "DW_TAG_reference_type" in node
        number = _field(node, "baseType")
    size = re.search(r"size: (\d+)", node)
    if not node.startswith("!DIBasicType(") or size is None:
        return None, pointer
    letter = "f" if "DW_ATE_float" in node else "i" if "signed" in node else None
    return (f"{letter}{size[1]}" if letter is not None and size[1] in ("32", "64") else None), pointer
