# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The symbols of routines, and how each is called: from a symbol to the operation, and back.

Fortran   dgemv_(trans, m, ..., incy, 1)       all by address; lengths of characters last, where they are declared
CBLAS     cblas_dgemv(order, trans, m, ...)    by value; flags are numbers, and matrices may be stored by rows
LAPACKE   LAPACKE_dgesv(order, n, nrhs, ...)   by value; flags are letters, and `info` is the result
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from enzyme_passes.ir.text import matching, split_commas
from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.rules.linear_algebra.rules import declaration
from enzyme_passes.rules.linear_algebra.statements import Code, Statements, Typed, bytes_of, flattened
from enzyme_passes.rules.linear_algebra.table import (
    COMPLEX,
    IDLE,
    IMAGINARY,
    INFO,
    MADE,
    ORDERLESS,
    PRECISIONS,
    SUPERB,
    Operation,
    Reading,
    Role,
    Routine,
    complex_routines,
    operation,
    symbols,
    table_of,
)
from enzyme_passes.support.patterns import pattern

ENTRY: Final = f"{PREFIX}entry."
_DECLARED: Final = pattern(
    r"^declare (?P<head>[^@\n]*)@(?P<name>(?:cblas|LAPACKE)_[sdcz]\w+|[sdcz]\w+?_(?:64_)?)\((?P<rest>[^\n]*)$",
    re.MULTILINE,
)
_SYMBOL: Final = pattern(r"(cblas_|LAPACKE_|)([sdcz])([a-z]\w*?)(|_|_64_)")
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
_ENOUGH: Final = str(1 << 30)  # how much memory LAPACKE's functions are said to have: they get it themselves
_WORK: Final = "_work"  # how the names of LAPACKE's functions end that are given memory to work in
_TURN: Final = "turn"  # the operation that transposes
_TURNED: Final = "turned"
_CONJUGATED: Final = "conjugated"  # and the one that conjugates
_RESULT: Final = pattern(r"(\{ (?:float, float|double, double) \}|<2 x float>|\S+)\s*$")
_COMPLEX_RESULTS: Final = {"float": ("<2 x float>", "{ float, float }"), "double": ("{ double, double }",)}
"""How functions return complex numbers."""
_MEMORY: Final = {
    "malloc": "declare noalias ptr @malloc(i64)",
    "free": "declare void @free(ptr)",
    "llvm.memcpy.p0.p0.i64": "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
}


def with_operations(text: str) -> str:
    """Raw IR in which the routines that it calls, and does not define, are operations; the same object if there are
    none."""
    if "cblas_" not in text and "LAPACKE_" not in text and not re.search(r"@[sdcz]\w{2,7}_(?:64_)?\(", text):
        return text
    found: dict[str, str] = {}
    made: dict[str, Operation] = {}
    for match in _DECLARED.finditer(text):
        end = matching(text, match.start("rest") - 1)
        if is_stated(text, text[end : match.end()]):
            continue
        types = [p.split()[0] for p in split_commas(text[match.start("rest") : end]) if p.strip()]
        result = _RESULT.search(match["head"])
        entry = _entry(match["name"], result[1] if result is not None else "", types)
        if entry is not None:
            known, definition = entry
            found[match["name"]] = definition
            made[known.name] = known
    if not found:
        return text
    names = "|".join(map(re.escape, found))
    text = _DECLARED.sub(lambda m: "" if m["name"] in found else m[0], text)
    text = re.sub(rf"@({names})(?![\w.$-])", lambda m: f"@{ENTRY}{m[1]}", text)
    added = "\n".join(found.values())
    if f"@{PREFIX}" in added:
        beside = [Operation(table_of(p)[_TURN], "f", p) for p in (*PRECISIONS, *COMPLEX)]
        beside += [Operation(complex_routines()[_CONJUGATED], family, p) for p in COMPLEX for family in "cC"]
        made |= {k.name: k for k in beside if f"@{k.name}(" in added}
    own = [line for name, line in _MEMORY.items() if f"@{name}(" in added and not _is_known(text, name)]
    return "\n".join([text, added, *own, *map(declaration, made.values()), ""])


def may_be_of_program(text: str) -> bool:
    """Whether a routine of LAPACK is called by its name in Fortran, and neither defined nor stated by the user."""
    for match in _DECLARED.finditer(text):
        known = _known(match["name"])
        if known is not None and known.family in "fF" and known.routine.lapack:
            end = matching(text, match.start("rest") - 1)
            if not is_stated(text, text[end : match.end()]):
                return True
    return False


def _is_known(text: str, name: str) -> bool:
    return re.search(rf"^(?:declare|define) [^@\n]*@{re.escape(name)}\(", text, re.MULTILINE) is not None


def is_stated(text: str, rest: str) -> bool:
    """Whether the user says what a function does: then that counts."""
    group = re.search(r"#(\d+)", rest)
    said = re.search(rf"^attributes #{group[1]} = .*$", text, re.MULTILINE) if group is not None else None
    return '"enzyme_' in rest or (said is not None and '"enzyme_' in said[0])


def _known(name: str) -> Operation | None:
    """The operation of a symbol, with integers as long as they are by the name."""
    if name.startswith("cblas_"):
        family, rest = "c", name.removeprefix("cblas_")
    elif name.startswith("LAPACKE_"):
        family, rest = "L" if name.endswith(_WORK) else "l", name.removeprefix("LAPACKE_").removesuffix(_WORK)
    elif name.endswith("_64_"):
        family, rest = "F", name.removesuffix("_64_")
    else:
        family, rest = "f", name.removesuffix("_")
    found = symbols().get(rest.removesuffix("_sub") if family == "c" else rest)
    if found is None or not _has(found[1], {"c": "cblas_", "l": "LAPACKE_", "L": "LAPACKE_"}.get(family, "")):
        return None
    known = Operation(found[1], family, found[0])
    return known if known.symbol == name else None


def _has(routine: Routine, head: str) -> bool:
    """Whether the functions of this prefix are known of a routine."""
    return {"cblas_": not routine.lapack, "LAPACKE_": routine.lapack and routine.in_c, "": True}[head]


def nearest(name: str) -> str | None:
    """The symbol with a rule that is most like this one of a library of linear algebra, which has none."""
    if name in ("fftw_execute", "fftwf_execute"):
        return f"{name}_dft"
    looks = _SYMBOL.fullmatch(name)
    if looks is None:
        return None
    head, precision, routine, tail = looks.groups()
    of_lapacke = "L" if routine.endswith(_WORK) else "l"
    family = {"cblas_": "c", "LAPACKE_": of_lapacke, "": "F" if tail == "_64_" else "f"}[head]
    routine = routine.removesuffix("_sub").removesuffix(_WORK)
    alike = [(p, r) for p, r in symbols().values() if p == precision and _has(r, head)]
    cores = {Operation(r, family, p).core: Operation(r, family, p) for p, r in alike}
    found = get_close_matches(precision + routine, list(cores), 1, 0.6)
    return cores[found[0]].symbol if found else None


def _entry(name: str, result: str, types: list[str]) -> tuple[Operation, str] | None:
    """The function that is called instead of a routine, if it is declared as it is."""
    known = _known(name)
    if known is None:
        return None
    family = known.family
    returned = known.result if not known.routine.counts else "void"
    if family in "lL" and not known.routine.returns:
        returned = "i32"
    if family in "fF" and MADE in known.routine.parameters:
        if result not in _COMPLEX_RESULTS[known.number]:
            return None
        returned = result
    if result != returned:
        return None
    if family in "lL":
        return _entry_of_lapacke(known, name) if types == _lapacke_types(known) else None
    if family == "c":
        if "i64" in types:
            known = Operation(known.routine, "C", known.precision)
        return (known, _from_cblas(known, name)) if types == _cblas_types(known) else None
    characters = len(known.routine.of_role(Role.FLAG))
    plain = ["ptr"] * len(known.routine.stated)
    if types not in (plain, [*plain, *["i64"] * characters]):
        return None
    return known, _from_fortran(known, name, len(types) - len(plain), result)


def _integer(known: Operation) -> str:
    return "i64" if known.family in "CF" else "i32"


def _ordered(known: Operation) -> bool:
    """Whether CBLAS's function takes an order."""
    return known.routine.rows is not None


def _cblas_types(known: Operation) -> list[str]:
    types = ["i32"] if _ordered(known) else []
    for parameter in _given(known):
        match known.routine.role(parameter):
            case Role.FLAG:
                types.append("i32")
            case Role.SIZE:
                types.append(_integer(known))
            case Role.SCALAR if known.routine.is_complex(parameter):
                types.append("ptr")
            case _:
                types.append(known.type(parameter))
    return types


def _given(known: Operation) -> list[str]:
    """The parameters of CBLAS's function, without the order: a complex number is one, and a complex result another."""
    return [p for p in known.routine.parameters if not p.endswith(IMAGINARY)]


def _lapacke_types(known: Operation) -> list[str]:
    role = known.routine.role
    types = ["i32" if role(p) is Role.SIZE else known.type(p) for p in _lapacke_parameters(known)]
    return [*([] if known.routine.lapacke == ORDERLESS else ["i32"]), *types, *(["ptr"] if _superb(known) else [])]


def _lapacke_parameters(known: Operation) -> list[str]:
    absent = known.routine.fortran_only if known.family == "l" else (INFO,)
    return [p for p in known.routine.parameters if p not in absent]


def _superb(known: Operation) -> bool:
    return known.family == "l" and known.routine.lapacke == SUPERB


def _define(known: Operation, name: str, parameters: list[str], code: Code, result: str = "") -> str:
    body = "\n".join([*code.slots, *code.lines])
    head = f"define internal {result or known.result} @{name}({', '.join(parameters)}) alwaysinline nounwind"
    return f"{head} {{\n{body}\n}}"


def _call(code: Code, known: Operation, arguments: list[Typed]) -> None:
    made = code.call(known.result, known.name, arguments)
    code.lines.append("  ret void" if known.result == "void" else f"  ret {known.result} {made[1]}")


def _from_fortran(known: Operation, name: str, lengths: int, result: str) -> str:
    code = Code(known)
    arguments: list[Typed] = []
    for parameter in known.routine.stated:
        match known.routine.role(parameter):
            case Role.FLAG:
                _, letter = code.put("i8", f"load i8, ptr %{parameter}")
                arguments.append(_capital(code, letter))
            case Role.SIZE:
                value = code.put(_integer(known), f"load {_integer(known)}, ptr %{parameter}")
                arguments.append(_wide(code, value))
            case Role.SCALAR:
                arguments += _numbers(code, parameter)
            case _:
                arguments.append(("ptr", f"%{parameter}"))
    parameters = [f"ptr %{p}" for p in known.routine.stated]
    parameters += [f"i64 %length{k}" for k in range(lengths)]
    if MADE in known.routine.parameters:
        slot = code.slot(MADE, known.element)
        code.call(known.result, known.name, [*arguments, ("ptr", slot)])
        _return_complex(code, result, slot)
        return _define(known, ENTRY + name, parameters, code, result)
    if not known.routine.counts:
        _call(code, known, arguments)
        return _define(known, ENTRY + name, parameters, code)
    code.call(known.result, known.name, arguments)
    code.lines.append("  ret void")
    return _define(known, ENTRY + name, parameters, code, "void")


def _numbers(code: Code, parameter: str) -> list[Typed]:
    """What lies at the address of a number: a complex one is two."""
    number = code.operation.number
    found = [code.put(number, f"load {number}, ptr %{parameter}")]
    if code.operation.routine.is_complex(parameter):
        _, second = code.put("ptr", f"getelementptr {number}, ptr %{parameter}, i64 1")
        found.append(code.put(number, f"load {number}, ptr {second}"))
    return found


def _return_complex(code: Code, type: str, slot: str) -> None:
    number = code.operation.number
    made = "poison"
    for k in (0, 1):
        _, place = code.put("ptr", f"getelementptr {number}, ptr {slot}, i64 {k}")
        _, part = code.put(number, f"load {number}, ptr {place}")
        text = f"insertelement {type} {made}, {number} {part}, i64 {k}"
        if type.startswith("{"):
            text = f"insertvalue {type} {made}, {number} {part}, {k}"
        made = code.put(type, text)[1]
    code.lines.append(f"  ret {type} {made}")


def _capital(code: Code, letter: str) -> Typed:
    """A norm may be a digit."""
    _, is_letter = code.put("i1", f"icmp ugt i8 {letter}, 63")
    return code.select(is_letter, code.put("i8", f"and i8 {letter}, 95"), letter)


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
    types = _cblas_types(known)[_ordered(known) :]
    for parameter, type in zip(_given(known), types, strict=True):
        match routine.role(parameter):
            case Role.SCALAR if routine.is_complex(parameter):
                given[parameter], given[parameter + IMAGINARY] = _numbers(code, parameter)
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
        _call_by_rows(code, given)
        code.lines.append("columns:")
    _call(code, known, [given[p] for p in routine.parameters])
    parameters = [f"{t} %{p}" for t, p in zip(types, _given(known), strict=True)]
    return _define(known, ENTRY + name, [*(["i32 %order"] if _ordered(known) else []), *parameters], code)


def _call_by_rows(code: Code, given: dict[str, Typed]) -> None:
    """By the flag, if there is one, the matrix is read as transposed or as conjugate transposed."""
    routine = code.operation.routine
    conjugated = [n for e in routine.rows or () for n in ast.walk(e) if _is_marked(n, _CONJUGATED)]
    readings = [routine.reading]
    if routine.reading is Reading.EITHER:
        readings = [Reading.PLAIN]
        if conjugated:
            _, both = code.put("i1", f"icmp eq i8 {given[routine.transposes[0]][1]}, {ord('C')}")
            code.lines += [f"  br i1 {both}, label %conjugate, label %plain", "conjugate:"]
            readings = [Reading.CONJUGATE, Reading.PLAIN]
    for reading in readings:
        if len(readings) == 2 and reading is Reading.PLAIN:
            code.lines.append("plain:")
        _call_in_reading(code, given, reading)


def _call_in_reading(code: Code, given: dict[str, Typed], reading: Reading) -> None:
    known, routine = code.operation, code.operation.routine
    inside = dict(given)
    after: list[Callable[[], None]] = []
    arguments: list[ast.expr] = []
    for argument in routine.rows or ():
        if not _is_marked(argument, _CONJUGATED):
            arguments.append(argument)
            continue
        assert isinstance(argument, ast.Call) and isinstance(argument.args[0], ast.Name)
        arguments.append(argument.args[0])
        if reading is Reading.CONJUGATE:
            after.append(_conjugate(code, argument.args[0].id, given, inside))
    statements = Statements(code, inside, {})
    statements.reading = reading
    values = [statements.value(a, "") for a in arguments]
    result = code.call(known.result, known.name, flattened(known, values))
    for back in after:
        back()
    code.lines.append("  ret void" if known.result == "void" else f"  ret {known.result} {result[1]}")


def _conjugate(code: Code, operand: str, given: dict[str, Typed], inside: dict[str, Typed]) -> Callable[[], None]:
    """The conjugate of a vector in `inside`, in memory of its own, as CBLAS has it; and what is to be done after the
    call. A stride of zero stays one: the library finds that."""
    known, shape = code.operation, code.operation.routine.shapes[operand]
    conjugated = Operation(complex_routines()[_CONJUGATED], known.family, known.precision).name
    length = code.at_least(Statements(code, given, {}).value(shape.rows, "i64")[1], 0)
    _, bytes = code.put("i64", f"mul i64 {length[1]}, {bytes_of(known)}")
    place, step = code.call("ptr", "malloc", [("i64", bytes)]), given[shape.step]
    one: Typed = ("i64", "1")
    code.call("void", conjugated, [length, given[operand], step, place, one])
    _, none = code.put("i1", f"icmp eq i64 {step[1]}, 0")
    inside[operand], inside[shape.step] = place, code.select(none, ("i64", "0"), "1")

    def back() -> None:
        if operand in known.routine.writes:
            code.call("void", conjugated, [length, place, one, given[operand], step])
        code.call("void", "free", [place])

    return back


def _entry_of_lapacke(known: Operation, name: str) -> tuple[Operation, str]:
    """If the order is none, the library is given a number of rows that is none, and says so. What returns some of its
    memory is called with memory."""
    types, parameters = _lapacke_types(known), _lapacke_parameters(known)
    superb, ordered = _superb(known), known.routine.lapacke != ORDERLESS
    known = Operation(known.routine, "L" if superb else known.family, known.precision)
    code, routine = Code(known), known.routine
    valid = "true"
    if ordered:
        _, by_rows = code.put("i1", f"icmp eq i32 %order, {_BY_ROWS}")
        _, by_columns = code.put("i1", f"icmp eq i32 %order, {_BY_COLUMNS}")
        _, valid = code.put("i1", f"or i1 {by_rows}, {by_columns}")
    null: Typed = ("ptr", "null")
    given = {p: ("i64", _ENOUGH) if p in routine.asks else null for p in routine.fortran_only}
    given[INFO] = "ptr", code.slot(INFO, "i32")
    for parameter, type in zip(parameters, types[ordered:], strict=False):
        match routine.role(parameter):
            case Role.FLAG:
                capital = _capital(code, f"%{parameter}")
                given[parameter] = code.select(valid, capital, "0")
            case Role.SIZE:
                given[parameter] = code.select(valid, _wide(code, (type, f"%{parameter}")), "-1")
            case _:
                given[parameter] = type, f"%{parameter}"
    if superb:
        _memory(code, given)

    def finish(arguments: list[Typed]) -> None:
        result = code.call(known.result, known.name, arguments)
        for after in turned:
            after()
        turned.clear()
        if superb:
            _return_superb(code, given)
        if routine.returns:
            code.lines.append(f"  ret {result[0]} {result[1]}")
            return
        if not routine.counts:
            code.lines.append("  ret i32 0")
            return
        _, info = code.put("i32", f"trunc i64 {result[1]} to i32")
        _, info = code.select(valid, ("i32", info), "-1")
        code.lines.append(f"  ret i32 {info}")

    turned: list[Callable[[], None]] = []
    if ordered:
        assert routine.rows is not None
        code.lines += [f"  br i1 {by_rows}, label %rows, label %columns", "rows:"]
        inside = dict(given)
        for argument in routine.rows:
            if _is_marked(argument, _TURNED):
                assert isinstance(argument, ast.Call) and isinstance(argument.args[0], ast.Name)
                turned.append(_turn(code, argument.args[0].id, given, inside))
        statements = Statements(code, inside, {})
        plain = [a.args[0] if isinstance(a, ast.Call) and _is_marked(a, _TURNED) else a for a in routine.rows]
        finish([statements.value(a, "") for a in plain])
        code.lines.append("columns:")
    finish([given[p] for p in routine.parameters])
    names = [*(["order"] if ordered else []), *parameters, *(["superb"] if superb else [])]
    heads = [f"{t} %{p}" for t, p in zip(types, names, strict=True)]
    return known, _define(known, ENTRY + name, heads, code, "" if routine.returns else "i32")


def _memory(code: Code, given: dict[str, Typed]) -> None:
    """Memory to work in, as much as any routine of two sizes asks for in blocks of 32."""
    _, both = code.put("i64", f"add i64 {given['m'][1]}, {given['n'][1]}")
    _, numbers = code.put("i64", f"mul i64 {code.at_least(both, 1)[1]}, 66")
    _, bytes = code.put("i64", f"mul i64 {numbers}, {bytes_of(code.operation)}")
    given["work"], given["lwork"] = code.call("ptr", "malloc", [("i64", bytes)]), ("i64", numbers)


def _return_superb(code: Code, given: dict[str, Typed]) -> None:
    _, first = code.put("ptr", f"getelementptr i8, ptr {given['work'][1]}, i64 {bytes_of(code.operation)}")
    _, wide = code.put("i1", f"icmp slt i64 {given['m'][1]}, {given['n'][1]}")
    _, least = code.select(wide, given["m"], given["n"][1])
    _, rest = code.put("i64", f"sub i64 {code.at_least(least, 1)[1]}, 1")
    _, bytes = code.put("i64", f"mul i64 {rest}, {bytes_of(code.operation)}")
    code.call("void", "llvm.memcpy.p0.p0.i64", [("ptr", "%superb"), ("ptr", first), ("i64", bytes), ("i1", "false")])
    code.call("void", "free", [given["work"]])


def _is_marked(argument: ast.AST, word: str) -> bool:
    return isinstance(argument, ast.Call) and isinstance(argument.func, ast.Name) and argument.func.id == word


def _turn(code: Code, operand: str, given: dict[str, Typed], inside: dict[str, Typed]) -> Callable[[], None]:
    """An operand by columns in `inside`, in memory of its own, as LAPACKE does it; and what is to be done after the
    call. A distance of rows that is too short becomes one that is: the library finds that."""
    known, shape = code.operation, code.operation.routine.shapes[operand]
    statements, turn = Statements(code, given, {}), code.operation.other(_TURN).name
    rows = code.at_least(statements.value(shape.rows, "i64")[1], 0)
    columns = code.at_least(statements.value(shape.columns, "i64")[1], 0)
    _, numbers = code.put("i64", f"mul i64 {rows[1]}, {columns[1]}")
    _, bytes = code.put("i64", f"mul i64 {numbers}, {bytes_of(known)}")
    place, step, lead = code.call("ptr", "malloc", [("i64", bytes)]), given[shape.step], code.at_least(rows[1], 1)
    code.call("void", turn, [columns, rows, given[operand], step, place, lead])
    _, short = code.put("i1", f"icmp slt i64 {step[1]}, {columns[1]}")
    inside[operand], inside[shape.step] = place, code.select(short, ("i64", "0"), lead[1])

    def back() -> None:
        if operand in known.routine.writes:
            code.call("void", turn, [rows, columns, place, lead, given[operand], step])
        code.call("void", "free", [place])

    return back


# Back


def without_operations(text: str) -> str:
    """What derivatives are made of: operations are calls of the library again."""
    if f"@{PREFIX}" not in text:
        return text
    declared: dict[str, str] = {}
    on_x86 = 'target triple = "x86_64' in text

    def defined(match: re.Match[str]) -> str:
        known = operation(match[1])
        if known is None:
            return match[0]
        symbol, declaration, body = _back(known, on_x86)
        if not _is_known(text, symbol):
            declared[symbol] = declaration
        return body

    text = re.sub(rf"^declare [^@\n]*@({re.escape(PREFIX)}[\w.]+)\([^\n]*$", defined, text, flags=re.MULTILINE)
    text = re.sub(
        rf"^define weak_odr hidden (?=[^@\n]*@{re.escape(PREFIX)})", "define internal ", text, flags=re.MULTILINE
    )
    return "\n".join([text, *declared.values(), ""])


def _back(known: Operation, on_x86: bool) -> tuple[str, str, str]:
    """A symbol of the library, its declaration, and the definition of an operation by it."""
    routine = known.routine
    if routine.own:
        given = [(known.type(p), f"%{p}") for p in routine.parameters]
        return _library_call(Code(known), known, f"{routine.own}_{known.precision}", given)
    if routine.fftw:
        given = [("ptr", f"%{p}") for p in routine.parameters if p != "geometry"]
        return _library_call(Code(known), known, known.symbol, given)
    if known.family in "lL":
        return _to_lapacke(known)
    return _to_cblas(known) if known.family in "cC" else _to_fortran(known, on_x86)


def _to_lapacke(known: Operation) -> tuple[str, str, str]:
    code = Code(known)
    arguments: list[Typed] = [] if known.routine.lapacke == ORDERLESS else [("i32", str(_BY_COLUMNS))]
    for parameter in _lapacke_parameters(known):
        match known.routine.role(parameter):
            case Role.SIZE:
                arguments.append(code.put("i32", f"trunc i64 %{parameter} to i32"))
            case _:
                arguments.append((known.type(parameter), f"%{parameter}"))
    mark = _mark(code)
    result = known.result if known.routine.returns else "i32"
    _, info = code.call(result, known.symbol, arguments)
    if known.routine.returns:
        code.lines.append(f"  ret {result} {info}")
    elif known.routine.counts:
        code.lines.append(f"  store i32 {info}, ptr %info")
        wide = _marked(code, mark, code.put("i64", f"sext i32 {info} to i64"))
        code.lines.append(f"  ret i64 {wide[1]}")
    else:
        code.lines.append("  ret void")
    declaration = f"declare {result} @{known.symbol}({', '.join(t for t, _ in arguments)})"
    parameters = [f"{known.type(p)} %{p}" for p in known.routine.parameters]
    return known.symbol, declaration, _define(known, known.name, parameters, code)


def _mark(code: Code) -> tuple[str, str] | None:
    """Where it is not known whether the library does anything, make its first pivot zero, which none is; the place of
    that, and what was there."""
    known = code.operation
    if known.routine.idle is None:
        return None
    names = {p: (known.type(p), f"%{p}") for p in known.routine.parameters}
    asked = Statements(code, names, {}).condition(known.routine.idle)
    other = code.slot("mark", "i32")
    code.lines.append(f"  store i32 1, ptr {other}")
    _, place = code.select(asked, ("ptr", "%ipiv"), other)
    _, before = code.put("i32", f"load i32, ptr {place}")
    _, marked = code.select(asked, ("i32", "0"), before)
    code.lines.append(f"  store i32 {marked}, ptr {place}")
    return place, before


def _marked(code: Code, mark: tuple[str, str] | None, info: Typed) -> Typed:
    """What the operation returns, once what was in the place of the mark is there again if it is there still."""
    if mark is None:
        return info
    place, before = mark
    _, now = code.put("i32", f"load i32, ptr {place}")
    _, idle = code.put("i1", f"icmp eq i32 {now}, 0")
    _, after = code.select(idle, ("i32", before), now)
    code.lines.append(f"  store i32 {after}, ptr {place}")
    _, right = code.put("i1", f"icmp eq i64 {info[1]}, 0")
    _, idle = code.put("i1", f"and i1 {idle}, {right}")
    return code.select(idle, ("i64", str(IDLE)), info[1])


def _numbered(code: Code, flag: str) -> Typed:
    number: Typed = ("i32", "0")
    for letter, value in _OF_FLAG[flag].items():
        _, same = code.put("i1", f"icmp eq i8 %{flag}, {ord(letter)}")
        number = code.select(same, ("i32", str(value)), number[1])
    return number


def _library_call(code: Code, known: Operation, symbol: str, arguments: list[Typed]) -> tuple[str, str, str]:
    counts = INFO in known.routine.parameters
    returned = "void" if counts else known.result
    mark = _mark(code)
    made = code.call(returned, symbol, arguments)
    if counts:
        integer = _integer(known)
        made = _marked(code, mark, _wide(code, code.put(integer, f"load {integer}, ptr %{INFO}")))
    code.lines.append("  ret void" if known.result == "void" else f"  ret {known.result} {made[1]}")
    parameters = [f"{known.type(p)} %{p}" for p in known.routine.parameters]
    declaration = f"declare {returned} @{symbol}({', '.join(t for t, _ in arguments)})"
    return symbol, declaration, _define(known, known.name, parameters, code)


def _to_cblas(known: Operation) -> tuple[str, str, str]:
    code = Code(known)
    arguments: list[Typed] = [("i32", str(_BY_COLUMNS))] if _ordered(known) else []
    for parameter in _given(known):
        match known.routine.role(parameter):
            case Role.FLAG:
                arguments.append(_numbered(code, parameter))
            case Role.SIZE if known.family == "c":
                arguments.append(code.put("i32", f"trunc i64 %{parameter} to i32"))
            case Role.SCALAR if known.routine.is_complex(parameter):
                arguments.append(_in_memory(code, parameter))
            case _:
                arguments.append((known.type(parameter), f"%{parameter}"))
    return _library_call(code, known, known.symbol, arguments)


def _in_memory(code: Code, parameter: str) -> Typed:
    """The address of a number, or flag, or size: of a complex number both parts."""
    known = code.operation
    type = known.type(parameter)
    slot = code.slot(parameter, known.element if known.routine.role(parameter) is Role.SCALAR else type)
    code.lines.append(f"  store {type} %{parameter}, ptr {slot}")
    if known.routine.role(parameter) is Role.SCALAR and known.routine.is_complex(parameter):
        _, second = code.put("ptr", f"getelementptr {type}, ptr {slot}, i64 1")
        code.lines.append(f"  store {type} %{parameter}{IMAGINARY}, ptr {second}")
    return "ptr", slot


def _to_fortran(known: Operation, on_x86: bool) -> tuple[str, str, str]:
    """Integers have room for 64 bits: a library with such integers may have the same symbols."""
    code = Code(known)
    arguments: list[Typed] = []
    for parameter in known.routine.stated:
        place = ("ptr", f"%{parameter}") if known.type(parameter) == "ptr" else _in_memory(code, parameter)
        arguments.append(place)
    arguments += [("i64", "1")] * len(known.routine.of_role(Role.FLAG))
    if MADE not in known.routine.parameters:
        return _library_call(code, known, known.symbol, arguments)
    type = _COMPLEX_RESULTS[known.number][0 if on_x86 else -1]
    result = code.call(type, known.symbol, arguments)
    code.lines += [f"  store {type} {result[1]}, ptr %{MADE}, align 4", "  ret void"]
    parameters = [f"{known.type(p)} %{p}" for p in known.routine.parameters]
    declaration = f"declare {type} @{known.symbol}({', '.join(t for t, _ in arguments)})"
    return known.symbol, declaration, _define(known, known.name, parameters, code)


__all__ = ["nearest", "with_operations", "without_operations"]
