# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The symbols of routines, and how each is called: from a symbol to the operation, and back.

Fortran   dgemv_(trans, m, ..., incy, 1)       all by address; lengths of characters last, where they are declared
CBLAS     cblas_dgemv(order, trans, m, ...)    by value; flags are numbers, and matrices may be stored by rows
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final

from enzyme_passes.ir.text import matching, split_commas
from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.rules.linear_algebra.rules import declaration
from enzyme_passes.rules.linear_algebra.statements import Code, Statements, Typed
from enzyme_passes.rules.linear_algebra.table import PRECISIONS, Operation, Role, operation, routines
from enzyme_passes.support.patterns import pattern

ENTRY: Final = f"{PREFIX}entry."
_DECLARED: Final = pattern(
    r"^declare (?P<head>[^@\n]*)@(?P<name>cblas_[sdcz]\w+|[sdcz]\w+?_(?:64_)?)\((?P<rest>[^\n]*)$", re.MULTILINE
)
_SYMBOL: Final = pattern(r"(cblas_|)([sdcz])([a-z]\w*?)(|_|_64_)")
_BY_ROWS: Final = 101
_BY_COLUMNS: Final = 102
_LETTERS: Final = {"N": 111, "T": 112, "C": 113}
_OF_FLAG: Final = {
    **dict.fromkeys(("trans", "transa", "transb"), _LETTERS),
    "uplo": {"U": 121, "L": 122},
    "diag": {"N": 131, "U": 132},
    "side": {"L": 141, "R": 142},
}
"""CBLAS's numbers of letters."""


def with_operations(text: str) -> str:
    """Raw IR in which the routines that it calls, and does not define, are operations; the same object if there are
    none."""
    if "cblas_" not in text and not re.search(r"@[sd]\w{2,7}_(?:64_)?\(", text):
        return text
    found: dict[str, str] = {}
    made: dict[str, Operation] = {}
    for match in _DECLARED.finditer(text):
        end = matching(text, match.start("rest") - 1)
        if _is_stated(text, text[end : match.end()]):
            continue
        types = [p.split()[0] for p in split_commas(text[match.start("rest") : end]) if p.strip()]
        entry = _entry(match["name"], match["head"].split()[-1], types)
        if entry is not None:
            known, definition = entry
            found[match["name"]] = definition
            made[known.name] = known
    if not found:
        return text
    names = "|".join(map(re.escape, found))
    text = _DECLARED.sub(lambda m: "" if m["name"] in found else m[0], text)
    text = re.sub(rf"@({names})(?![\w.$-])", lambda m: f"@{ENTRY}{m[1]}", text)
    return "\n".join([text, *found.values(), *map(declaration, made.values()), ""])


def _is_stated(text: str, rest: str) -> bool:
    """Whether the user says what a function does: then that counts."""
    group = re.search(r"#(\d+)", rest)
    said = re.search(rf"^attributes #{group[1]} = .*$", text, re.MULTILINE) if group is not None else None
    return '"enzyme_' in rest or (said is not None and '"enzyme_' in said[0])


def _known(name: str) -> tuple[str, str, str] | None:
    """Family (of integers as long as they are by the name), precision and routine of a symbol."""
    if name.startswith("cblas_"):
        family, rest = "c", name.removeprefix("cblas_")
    elif name.endswith("_64_"):
        family, rest = "F", name.removesuffix("_64_")
    else:
        family, rest = "f", name.removesuffix("_")
    precision, routine = rest[:1], rest[1:]
    known = routines().get(routine)
    return (family, precision, routine) if precision in PRECISIONS and known is not None and not known.own else None


def nearest(name: str) -> str | None:
    """The symbol with a rule that is most like this one of a library of linear algebra, which has none."""
    looks = _SYMBOL.fullmatch(name)
    if looks is None:
        return None
    head, precision, routine, tail = looks.groups()
    known = [r.name for r in routines().values() if not r.own]
    found = get_close_matches(routine, known, 1, 0.6)
    letter = precision if precision in PRECISIONS else "d"
    return f"{head}{letter}{found[0]}{tail}" if found else None


def _entry(name: str, result: str, types: list[str]) -> tuple[Operation, str] | None:
    """The function that is called instead of a routine, if it is declared as it is."""
    found = _known(name)
    if found is None:
        return None
    family, precision, routine = found
    known = Operation(routines()[routine], family, precision)
    if result != known.result:
        return None
    if family == "c":
        if "i64" in types:
            known = Operation(known.routine, "C", precision)
        return (known, _from_cblas(known, name)) if types == _cblas_types(known) else None
    characters = len(known.routine.of_role(Role.FLAG))
    plain = ["ptr"] * len(known.routine.parameters)
    if types not in (plain, [*plain, *["i64"] * characters]):
        return None
    return known, _from_fortran(known, name, len(types) - len(plain))


def _integer(known: Operation) -> str:
    return "i64" if known.family in "CF" else "i32"


def _ordered(known: Operation) -> bool:
    """Whether CBLAS's function takes an order."""
    return known.routine.rows is not None


def _cblas_types(known: Operation) -> list[str]:
    types = ["i32"] if _ordered(known) else []
    for parameter in known.routine.parameters:
        match known.routine.role(parameter):
            case Role.FLAG:
                types.append("i32")
            case Role.SIZE:
                types.append(_integer(known))
            case _:
                types.append(known.type(parameter))
    return types


def _define(known: Operation, name: str, parameters: list[str], code: Code) -> str:
    body = "\n".join(code.lines)
    head = f"define internal {known.result} @{name}({', '.join(parameters)}) alwaysinline nounwind"
    return f"{head} {{\n{body}\n}}"


def _call(code: Code, known: Operation, arguments: list[Typed]) -> None:
    made = code.call(known.result, known.name, arguments)
    code.lines.append("  ret void" if known.result == "void" else f"  ret {known.result} {made[1]}")


def _from_fortran(known: Operation, name: str, lengths: int) -> str:
    code = Code(known)
    arguments: list[Typed] = []
    for parameter in known.routine.parameters:
        match known.routine.role(parameter):
            case Role.FLAG:
                _, letter = code.put("i8", f"load i8, ptr %{parameter}")
                arguments.append(code.put("i8", f"and i8 {letter}, 95"))
            case Role.SIZE:
                value = code.put(_integer(known), f"load {_integer(known)}, ptr %{parameter}")
                arguments.append(_wide(code, value))
            case Role.SCALAR:
                arguments.append(code.put(known.number, f"load {known.number}, ptr %{parameter}"))
            case Role.OPERAND:
                arguments.append(("ptr", f"%{parameter}"))
    _call(code, known, arguments)
    parameters = [f"ptr %{p}" for p in known.routine.parameters]
    return _define(known, ENTRY + name, [*parameters, *(f"i64 %length{k}" for k in range(lengths))], code)


def _wide(code: Code, value: Typed) -> Typed:
    return value if value[0] == "i64" else code.put("i64", f"sext i32 {value[1]} to i64")


def _from_cblas(known: Operation, name: str) -> str:
    code = Code(known)
    routine = known.routine
    given: dict[str, Typed] = {}
    valid = "true"
    if _ordered(known):
        _, by_rows = code.put("i1", f"icmp eq i32 %order, {_BY_ROWS}")
        _, by_columns = code.put("i1", f"icmp eq i32 %order, {_BY_COLUMNS}")
        _, valid = code.put("i1", f"or i1 {by_rows}, {by_columns}")
    for parameter, type in zip(routine.parameters, _cblas_types(known)[_ordered(known) :], strict=True):
        match routine.role(parameter):
            case Role.FLAG:
                letter: Typed = ("i8", "0")  # what is no flag is none: the library finds that
                for flag, number in _OF_FLAG[parameter].items():
                    _, same = code.put("i1", f"icmp eq i32 %{parameter}, {number}")
                    letter = code.select(same, ("i8", str(ord(flag))), letter[1])
                given[parameter] = code.select(valid, letter, "0")
            case Role.SIZE:
                given[parameter] = _wide(code, (type, f"%{parameter}"))
            case _:
                given[parameter] = type, f"%{parameter}"
    if routine.rows is not None:
        code.lines += [f"  br i1 {by_rows}, label %rows, label %columns", "rows:"]
        statements = Statements(code, given, {})
        _call(code, known, [statements.value(e, "") for e in routine.rows])
        code.lines.append("columns:")
    _call(code, known, [given[p] for p in routine.parameters])
    parameters = [f"{t} %{p}" for t, p in zip(_cblas_types(known)[_ordered(known) :], routine.parameters, strict=True)]
    return _define(known, ENTRY + name, [*(["i32 %order"] if _ordered(known) else []), *parameters], code)


# Back


def without_operations(text: str) -> str:
    """What derivatives are made of: operations are calls of the library again."""
    if f"@{PREFIX}" not in text:
        return text
    declared: dict[str, str] = {}

    def defined(match: re.Match[str]) -> str:
        known = operation(match[1])
        if known is None:
            return match[0]
        symbol, declaration, body = _back(known)
        if not re.search(rf"^(?:declare|define) [^@\n]*@{re.escape(symbol)}\(", text, re.MULTILINE):
            declared[symbol] = declaration
        return body

    text = re.sub(rf"^declare [^@\n]*@({re.escape(PREFIX)}[\w.]+)\([^\n]*$", defined, text, flags=re.MULTILINE)
    text = re.sub(
        rf"^define weak_odr hidden (?=[^@\n]*@{re.escape(PREFIX)})", "define internal ", text, flags=re.MULTILINE
    )
    return "\n".join([text, *declared.values(), ""])


def _back(known: Operation) -> tuple[str, str, str]:
    """A symbol of the library, its declaration, and the definition of an operation by it."""
    routine = known.routine
    if routine.own:
        given = [(known.type(p), f"%{p}") for p in routine.parameters]
        return _library_call(Code(known), known, f"{routine.own}_{known.precision}", given)
    return _to_cblas(known) if known.family in "cC" else _to_fortran(known)


def _numbered(code: Code, flag: str) -> Typed:
    number: Typed = ("i32", "0")
    for letter, value in _OF_FLAG[flag].items():
        _, same = code.put("i1", f"icmp eq i8 %{flag}, {ord(letter)}")
        number = code.select(same, ("i32", str(value)), number[1])
    return number


def _library_call(code: Code, known: Operation, symbol: str, arguments: list[Typed]) -> tuple[str, str, str]:
    made = code.call(known.result, symbol, arguments)
    code.lines.append("  ret void" if known.result == "void" else f"  ret {known.result} {made[1]}")
    parameters = [f"{known.type(p)} %{p}" for p in known.routine.parameters]
    declaration = f"declare {known.result} @{symbol}({', '.join(t for t, _ in arguments)})"
    return symbol, declaration, _define(known, known.name, parameters, code)


def _to_cblas(known: Operation) -> tuple[str, str, str]:
    code = Code(known)
    arguments: list[Typed] = [("i32", str(_BY_COLUMNS))] if _ordered(known) else []
    for parameter in known.routine.parameters:
        match known.routine.role(parameter):
            case Role.FLAG:
                arguments.append(_numbered(code, parameter))
            case Role.SIZE if known.family == "c":
                arguments.append(code.put("i32", f"trunc i64 %{parameter} to i32"))
            case _:
                arguments.append((known.type(parameter), f"%{parameter}"))
    return _library_call(code, known, known.symbol, arguments)


def _to_fortran(known: Operation) -> tuple[str, str, str]:
    """Integers have room for 64 bits: a library with such integers may have the same symbols."""
    code = Code(known)
    arguments: list[Typed] = []
    slots: list[str] = []
    for parameter in known.routine.parameters:
        type = known.type(parameter)
        if known.routine.role(parameter) is Role.OPERAND:
            arguments.append(("ptr", f"%{parameter}"))
            continue
        slots.append(f"  %slot.{parameter} = alloca {type}")
        code.lines.append(f"  store {type} %{parameter}, ptr %slot.{parameter}")
        arguments.append(("ptr", f"%slot.{parameter}"))
    code.lines[:0] = slots
    arguments += [("i64", "1")] * len(known.routine.of_role(Role.FLAG))
    return _library_call(code, known, known.symbol, arguments)


__all__ = ["nearest", "with_operations", "without_operations"]
