# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types as the language of a source writes them, for messages.

    i32    int    integer(4)    i32          x86_fp80    long double
    double double real(8)       f64          ptr         a pointer

The language is that of the debug information; where there is none, C's words are used, which all know.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attachments
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.values import Function
from enzyme_passes.support.patterns import pattern

_C: Final = {
    "i1": "bool", "i8": "char", "i16": "short", "i32": "int", "i64": "long", "i128": "__int128", "half": "_Float16",
    "bfloat": "__bf16", "x86_fp80": "long double", "fp128": "__float128", "ptr": "pointer",
}  # fmt: skip
_FORTRAN: Final = {
    "i1": "logical", "i8": "integer(1)", "i16": "integer(2)", "i32": "integer(4)", "i64": "integer(8)",
    "float": "real(4)", "double": "real(8)", "x86_fp80": "real(10)", "fp128": "real(16)", "ptr": "address",
}  # fmt: skip
_RUST: Final = {
    "i1": "bool", "half": "f16", "float": "f32", "double": "f64", "fp128": "f128", "ptr": "pointer",
}  # fmt: skip
_JULIA: Final = {
    "i1": "Bool", "i8": "Int8", "i16": "Int16", "i32": "Int32", "i64": "Int64", "half": "Float16", "float": "Float32",
    "double": "Float64", "ptr": "pointer",
}  # fmt: skip
_LANGUAGES: Final = (("Fortran", _FORTRAN), ("Rust", _RUST), ("Julia", _JULIA))
_LANGUAGE: Final = pattern(r"^distinct !DICompileUnit\(.*?\blanguage: DW_LANG_(\w+)")
_UNIT: Final = pattern(r"\bunit: (!\d+)")


def in_source(type: ty.Type, at: Instruction | Function) -> str:
    """A type for a message about something that stands `at`."""
    return _said(type, _words(at))


def _words(at: Instruction | Function) -> dict[str, str]:
    function = at if isinstance(at, Function) else at.block.function if at.block is not None else None
    if function is None or function.module is None:
        return _C
    metadata = function.module.metadata
    subprogram = function.metadata.get("dbg") or attachments(function.trailer).get("dbg")
    unit = _UNIT.search(metadata.get(subprogram, "")) if subprogram is not None else None
    nodes = [metadata.get(unit[1], "")] if unit is not None else metadata.values()
    for node in nodes:
        found = _LANGUAGE.match(node)
        if found is not None:
            return next((words for name, words in _LANGUAGES if found[1].startswith(name)), _C)
    return _C


def _said(type: ty.Type, words: dict[str, str]) -> str:
    match type:
        case ty.VectorType():
            return f"vector of {type.count} {_said(type.element, words)}"
        case ty.ArrayType():
            return f"array of {type.count} {_said(type.element, words)}"
        case ty.StructType(fields=tuple() as fields) if fields:
            return f"struct of {', '.join(_said(f, words) for f in fields)}"
        case _:
            return words.get(str(type), str(type))
