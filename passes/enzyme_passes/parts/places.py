"""Debug information of a part: as much as says where code comes from, and nothing of types and variables.

    !7 = distinct !DISubprogram(name: "f", linkageName: "_Z1fd", scope: !3, ..., type: !9, unit: !0, retainedNodes: !11)
      becomes
    !2 = distinct !DISubprogram(name: "f", linkageName: "enzcc.2", scope: !1, file: !1, line: 4, ..., unit: !0)

LLVM numbers nodes anew where it works on a part. By the number in their names, functions and units are found again; for
them there must be one node in the module, all others may be there twice.
"""

from __future__ import annotations

import re
from typing import Final

_NAME: Final = "enzcc."
_FIELD: Final = re.compile(r'(?P<name>\w+): (?P<value>"[^"]*"|[^,()"]+)')
_OF_FUNCTION: Final = ("name", "file", "line", "scopeLine", "flags", "spFlags", "unit", "keyInstructions")
_OF_UNIT: Final = ("language", "sourceLanguageName", "file", "isOptimized", "runtimeVersion", "emissionKind")
_MARKED: Final = re.compile(r'distinct !DI(?:Subprogram|CompileUnit)\(.*\b(?:linkageName|producer): "enzcc\.(\d+)"')


def reduced(node: str, number: str) -> str:
    """A node as a part has it. `number` is its name there."""
    if node.startswith("distinct !DISubprogram("):
        found = _fields(node, _OF_FUNCTION)
        found["linkageName"] = f'"{_NAME}{number[1:]}"'
        found["scope"] = found.get("file", "null")
        return f"distinct !DISubprogram({_listed(found)})"
    if node.startswith("distinct !DICompileUnit("):
        found = _fields(node, _OF_UNIT)
        found["producer"] = f'"{_NAME}{number[1:]}"'
        return f"distinct !DICompileUnit({_listed(found)})"
    return node


def former_number(node: str) -> str | None:
    """The number that `reduced` has put into a node."""
    found = _MARKED.match(node)
    return None if found is None else f"!{found[1]}"


def _fields(node: str, wanted: tuple[str, ...]) -> dict[str, str]:
    found = {f["name"]: f["value"] for f in _FIELD.finditer(node)}
    return {name: found[name] for name in wanted if name in found}


def _listed(fields: dict[str, str]) -> str:
    return ", ".join(f"{name}: {value}" for name, value in fields.items())
