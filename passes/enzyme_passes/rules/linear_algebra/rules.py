# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What derivatives call of an operation, as functions of LLVM's text. Each takes what the operation takes, then the
shadow of each operand (itself, if it has none), and last a word of flags: which scalars are active, which operands have
changed when the reverse sweep comes (`Routine.bit`).

    before(..., tangents of scalars, flags)        tangents of what is written, as far as they are of operands that the
    after(..., tangents of scalars, primal, flags) call changes; and the rest, and the tangent of the result (`primal`
                                                   is that, or what is in LAPACK's `info`)
    room(..., flags)                               the bytes of what the adjoint needs and the call, or what comes after
                                                   it, changes
    augmented(..., kept, flags)                    the call, and copies of that
    gradient(..., primal, seed, kept, flags)       adjoints: of operands in their shadows, of scalars as the result

They are code like any other, and are differentiated again for derivatives of higher order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from typing import Final

from enzyme_passes.rules.linear_algebra.statements import (
    LIBRARY,
    Code,
    Statements,
    Typed,
    bytes_of,
    helper_name,
    plus_name,
    wide,
)
from enzyme_passes.rules.linear_algebra.table import (
    IMAGINARY,
    INFO,
    RULES,
    Mention,
    Operation,
    Reading,
    Routine,
    operation,
)

KINDS: Final = ("before", "after", "room", "augmented", "gradient")
LINKAGE: Final = "weak_odr hidden"  # until derivatives are made: nobody calls them yet
ATTRIBUTES: Final = "nounwind"
INTEGER_BYTES: Final = 8  # at most, in memory of the library


def parts(known: Operation) -> tuple[str, ...]:
    """The kinds of functions that there are of an operation."""
    routine = known.routine
    if routine.body:
        return ()
    there = {
        "before": bool(routine.before),
        "after": bool(routine.after or routine.clears),
        "room": bool(routine.kept),
        "augmented": bool(routine.kept),
        "gradient": bool(routine.adjoint or routine.clears),
    }
    return tuple(kind for kind in KINDS if there[kind])


def part_name(known: Operation, kind: str) -> str:
    return f"{known.name}.{kind}"


def declaration(known: Operation) -> str:
    """An operation, with what LLVM may know of it."""
    routine = known.routine
    said: list[str] = []
    for parameter in routine.parameters:
        type = known.type(parameter)
        if type == "ptr":
            readonly = "" if parameter in (*routine.writes, *routine.scratch, *routine.writes_integers) else " readonly"
            type += f" captures(none){readonly}"
        said.append(type)
    memory = "readwrite" if routine.writes or routine.writes_integers else "read"
    names = ",".join(part_name(known, kind) for kind in parts(known))
    return (
        f"declare {known.result} @{known.name}({', '.join(said)}) nounwind willreturn nofree nosync "
        f'memory(argmem: {memory}) "{RULES}"="{names}"'
    )


def rules_text(names: Iterable[str]) -> tuple[str, dict[str, None]]:
    """The functions of these operations, and of all that they call in turn; and the operations."""
    pending = list(names)
    done: dict[str, None] = {}
    texts: list[str] = []
    plus: dict[str, Operation] = {}
    while pending:
        name = pending.pop()
        known = operation(name)
        if known is None or name in done:
            continue
        done[name] = None
        if known.routine.body:
            text, called = _body(known)
            texts.append(text)
            pending += called
        for kind in parts(known):
            text, called = _function(known, kind)
            texts.append(text)
            pending += called
        if not known.routine.fftw:
            plus.setdefault(plus_name(known), known)
            pending.append(known.other("axpy").name)
    texts += [_plus(known) for known in plus.values()]
    texts += [declaration(known) for name in done if (known := operation(name)) and not known.routine.body]
    return "\n\n".join(texts), done


def _body(known: Operation) -> tuple[str, list[str]]:
    """The definition of what consists of other routines, and the names of these."""
    code = Code(known)
    names: dict[str, Typed] = {p: (known.type(p), f"%{p}") for p in known.routine.parameters}
    routine, statements = known.routine, Statements(code, names, {})
    statements.write(_where_valid(routine))
    last = "  ret void"
    if routine.counts:
        _, made = statements.load(INFO)
        if INFO in routine.parameters:
            type = "i64" if known.family in "CF" else "i32"
            given = made if type == "i64" else code.put(type, f"trunc i64 {made} to {type}")[1]
            code.lines.append(f"  store {type} {given}, ptr %{INFO}")
        last = f"  ret i64 {made}"
    head = ", ".join(f"{type} {name}" for type, name in names.values())
    lines = "\n".join([*code.slots, *code.lines, last])
    return f"define {LINKAGE} {known.result} @{known.name}({head}) {ATTRIBUTES} {{\n{lines}\n}}", list(code.called)


def _where_valid(routine: Routine) -> Sequence[ast.stmt]:
    """A body that stands for a routine of the library, which itself is called if it is asked how much memory it wants,
    or finds its arguments wrong."""
    if routine.valid is None:
        return routine.body
    tests = [ast.Compare(ast.Name(p), [ast.NotEq()], [ast.Constant(-1)]) for p in routine.asks]
    test = ast.BoolOp(ast.And(), [*tests, routine.valid])
    return (ast.If(test, list(routine.body), ast.parse(f"{INFO} = {LIBRARY}()").body),)


def _plus(known: Operation) -> str:
    axpy = known.other("axpy")
    factors = [f"{known.number} %{p}" for p in axpy.routine.scalars]
    arguments = f"i64 %n, {', '.join(factors)}, ptr %x, i64 %incx, ptr %y, i64 %incy"
    return (
        f"define {LINKAGE} void @{plus_name(known)}({arguments}) {ATTRIBUTES} {{\n"
        f"  %one = icmp eq i64 %incy, 0\n  br i1 %one, label %sum, label %many\nsum:\n"
        f"  call void @{helper_name('vadd', known)}({arguments})\n  ret void\nmany:\n"
        f"  call void @{axpy.name}({arguments})\n  ret void\n}}"
    )


def _function(known: Operation, kind: str) -> tuple[str, list[str]]:
    """The text of a function, and the names of what it calls."""
    routine, code = known.routine, Code(known)
    names: dict[str, Typed] = {p: (known.type(p), f"%{p}") for p in routine.parameters}
    names |= {f"d{p}": ("ptr", f"%d{p}") for p in routine.shadowed}
    parameters = [*names.values()]
    if kind in ("before", "after"):
        tangents = {f"d{p}": (known.number, f"%d{p}") for p in routine.scalars}
        names |= tangents
        parameters += tangents.values()
    if kind in ("after", "gradient") and routine.returns:
        names["primal"] = known.number, "%primal"
        parameters.append(names["primal"])
    if kind in ("after", "gradient") and routine.counts:
        names[INFO] = "i64", "%result"
        parameters.append(names[INFO])
    if kind == "gradient" and routine.returns:
        names["seed"] = known.number, "%seed"
        parameters.append(names["seed"])
    if kind in ("augmented", "gradient") and routine.kept:
        parameters.append(("ptr", "%kept"))
    parameters.append(("i64", "%flags"))
    result = "void"
    last = "  ret void"
    match kind:
        case "before":
            _write(Statements(code, names, {}), routine.guarded(routine.before))
        case "after":
            statements = Statements(code, names, {})
            _write(statements, (*routine.guarded(routine.after), *routine.clears))
            if routine.returns:
                result, value = known.number, statements.value(ast.Name("result"), known.number)[1]
                last = f"  ret {result} {value}"
        case "room":
            result = "i64"
            last = f"  ret i64 {_layout(code, names)[-1]}"
        case "augmented":
            result = known.result
            last = _augmented(code, names)
        case _:
            assert kind == "gradient"
            result, last = _gradient(code, names)
    head = ", ".join(f"{t} {n}" for t, n in parameters)
    body = "\n".join([*code.slots, *code.lines, last])
    text = f"define {LINKAGE} {result} @{part_name(known, kind)}({head}) {ATTRIBUTES} {{\n{body}\n}}"
    return text, list(code.called)


def _write(statements: Statements, text: Sequence[ast.stmt], *, adjoint: bool = False) -> None:
    """Statements, in each reading that flags may ask for."""
    code, routine = statements.code, statements.routine

    def write() -> None:
        if adjoint and statements.reading is Reading.PLAIN:
            _write_in_conjugates(statements, text)
        else:
            statements.write(text)

    if not routine.transposes:
        write()
        return
    plain = "false"
    for flag in routine.transposes:
        _, transposed = code.put("i1", f"icmp eq i8 %{flag}, {ord('T')}")
        plain = code.put("i1", f"or i1 {plain}, {transposed}")[1]
    code.count += 1
    here = code.count
    code.lines.append(f"  br i1 {plain}, label %plain{here}, label %conjugate{here}")
    for reading in (Reading.PLAIN, Reading.CONJUGATE):
        statements.reading = reading
        code.lines.append(f"{reading.value}{here}:")
        write()
        code.lines.append(f"  br label %read{here}")
    code.lines.append(f"read{here}:")


def _write_in_conjugates(statements: Statements, text: Sequence[ast.stmt]) -> None:
    """An adjoint in terms of the conjugates of derivatives: in place, of what is written; what is found for others,
    which may overlap, is added at the end. A flag C makes a conjugate of its operand, and two of that."""
    code, known, routine = statements.code, statements.operation, statements.routine
    outer, statements.names = statements.names, dict(statements.names)
    ends: list[tuple[str, list[Typed], list[Typed], str]] = []
    for operand in routine.operands:
        shape = routine.shapes[operand]
        rows = code.select(statements.asked(f"d{operand}"), statements.value(shape.rows, "i64"), "0")
        rows = code.at_least(rows[1], 0)
        size = [rows] if shape.vector else [rows, code.at_least(statements.value(shape.columns, "i64")[1], 0)]
        place = [outer[f"d{operand}"], outer[shape.step] if shape.step else ("i64", "1")]
        if operand in routine.writes:
            _conjugate(statements, size, place)
            continue
        columns = ("i64", "1") if shape.vector else size[1]
        _, numbers = code.put("i64", f"mul i64 {rows[1]}, {columns[1]}")
        _, bytes = code.put("i64", f"mul i64 {numbers}, {bytes_of(known)}")
        found, lead = code.call("ptr", "malloc", [("i64", bytes)]), code.at_least(rows[1], 1)
        nothing = [(known.number, "0.0")] * 2
        code.call("void", known.other("scale").name, [rows, columns, *nothing, found, lead])
        statements.names[f"d{operand}"] = found
        if shape.step:
            statements.names[shape.step] = ("i64", "1") if shape.vector else lead
        ends.append((operand, size, place, found[1]))
    statements.write(text)
    for operand, size, place, memory in ends:
        _add_conjugate(statements, operand, size, place, memory)
        code.call("void", "free", [("ptr", memory)])
    statements.names = outer
    for operand in routine.writes:
        shape = routine.shapes[operand]
        rows = code.select(statements.asked(f"d{operand}"), statements.value(shape.rows, "i64"), "0")
        size = [rows] if shape.vector else [rows, statements.value(shape.columns, "i64")]
        _conjugate(statements, size, [outer[f"d{operand}"], outer[shape.step] if shape.step else ("i64", "1")])
    for number in routine.scalars:
        if number.endswith(IMAGINARY):
            slot = statements.variable(f"d{number.removesuffix(IMAGINARY)}") + IMAGINARY
            _, value = code.put(known.number, f"load {known.number}, ptr {slot}")
            _, value = code.put(known.number, f"fneg {known.number} {value}")
            code.lines.append(f"  store {known.number} {value}, ptr {slot}")


def _conjugate(statements: Statements, size: list[Typed], place: list[Typed]) -> None:
    name = "conjugate" if len(size) == 2 else "vconjugate"
    statements.code.call("void", helper_name(name, statements.operation), [*size, *place])


def _add_conjugate(statements: Statements, operand: str, size: list[Typed], place: list[Typed], found: str) -> None:
    code, known, routine = statements.code, statements.operation, statements.routine
    name = "addconj" if len(size) == 2 else "vaddconj"
    flag = f"trans{operand}"
    if len(routine.transposes) == 1 or flag not in routine.transposes:
        code.call("void", helper_name(name, known), [*size, ("ptr", found), *place])
        return
    code.count += 1
    here = code.count
    _, twice = code.put("i1", f"icmp eq i8 %{flag}, {ord('C')}")
    code.lines += [f"  br i1 {twice}, label %twice{here}, label %once{here}", f"twice{here}:"]
    one = [(known.number, "1.0"), (known.number, "0.0")]
    code.call("void", helper_name("add", known), [*size, *one, ("ptr", found), code.at_least(size[0][1], 1), *place])
    code.lines += [f"  br label %added{here}", f"once{here}:"]
    code.call("void", helper_name(name, known), [*size, ("ptr", found), *place])
    code.lines += [f"  br label %added{here}", f"added{here}:"]


def _needed(statements: Statements, operand: str, old: bool, mentions: Sequence[Mention]) -> str:
    """Whether the adjoint uses these contents of an operand and does not find them in their place."""
    code, routine = statements.code, statements.routine
    found = "false"
    for conditions in dict.fromkeys(m.conditions for m in mentions if (m.operand, m.old) == (operand, old)):
        asked = "true"
        for derivative in sorted(conditions):
            asked = code.put("i1", f"and i1 {asked}, {statements.asked(derivative)}")[1]
        found = code.put("i1", f"or i1 {found}, {asked}")[1]
    if old:
        return found
    _, bit = code.put("i64", f"and i64 %flags, {routine.bit(operand)}")
    _, changed = code.put("i1", f"icmp ne i64 {bit}, 0")
    if operand in routine.same:
        for written in routine.writes:
            _, same = code.put("i1", f"icmp eq ptr %{operand}, %{written}")
            _, changed = code.put("i1", f"or i1 {changed}, {same}")
    return code.put("i1", f"and i1 {found}, {changed}")[1]


def _layout(code: Code, names: dict[str, Typed]) -> list[str]:
    """Where in the memory of what is kept each operand begins, and the end; with what each needs: see `_places`."""
    return [place[0] for place in _places(code, names)]


def _places(code: Code, names: dict[str, Typed]) -> list[tuple[str, str, str, str]]:
    """For each operand that may be kept: its offset, whether it is kept, its rows and columns; and the end."""
    statements = Statements(code, names, {})
    routine = code.operation.routine
    at = "0"
    found: list[tuple[str, str, str, str]] = []
    for operand, old in routine.kept:
        shape = routine.shape(operand)
        needed = _needed(statements, operand, old, routine.mentions)
        for size in routine.asks:
            _, computes = code.put("i1", f"icmp ne i64 %{size}, -1")
            _, needed = code.put("i1", f"and i1 {computes}, {needed}")
        rows = code.at_least(statements.value(shape.rows, "i64")[1], 0)[1]
        columns = code.at_least(statements.value(shape.columns, "i64")[1], 0)[1]
        _, numbers = code.put("i64", f"mul i64 {rows}, {columns}")
        if operand in routine.integers:  # see keepintegers
            _, three = code.put("i64", f"mul i64 {numbers}, 3")
            _, numbers = code.put("i64", f"add i64 {three}, 1")
        _, bytes = code.put("i64", f"mul i64 {numbers}, {bytes_of(code.operation)}")
        found.append((at, needed, rows, columns))
        at = code.put("i64", f"add i64 {at}, {code.select(needed, ('i64', bytes), '0')[1]}")[1]
    return [*found, (at, "", "", "")]


def _augmented(code: Code, names: dict[str, Typed]) -> str:
    known, routine = code.operation, code.operation.routine
    places = _places(code, names)[:-1]

    def copy(number: int) -> None:
        (operand, _), (at, needed, rows, columns) = routine.kept[number], places[number]
        code.count += 1
        here = code.count
        code.lines += [f"  br i1 {needed}, label %keep{here}, label %kept{here}", f"keep{here}:"]
        to = code.put("ptr", f"getelementptr i8, ptr %kept, i64 {at}")
        shape = routine.shape(operand)
        if operand in routine.integers:
            given = [("i64", rows), ("i64", wide(known)), names[operand], to]
            code.call("void", helper_name("keepintegers", known), given)
        elif shape.vector:
            step = names[shape.step] if shape.step else ("i64", "1")
            helper = helper_name("vpack", known, real=routine.is_real_array(operand))
            code.call("void", helper, [("i64", rows), names[operand], step, to])
        else:
            size: list[Typed] = [("i64", rows), ("i64", columns)]
            code.call("void", helper_name("pack", known), [*size, names[operand], names[shape.step], to])
        code.lines += [f"  br label %kept{here}", f"kept{here}:"]

    written = (*routine.writes, *routine.writes_integers)
    late = [k for k, (operand, old) in enumerate(routine.kept) if operand in written and not old]
    for k in range(len(places)):
        if k not in late:
            copy(k)
    result = code.call(known.result, known.name, [names[p] for p in routine.parameters])
    for k in late:
        if routine.counts:  # sizes make sense
            _, done = code.put("i1", f"icmp eq i64 {result[1]}, 0")
            places[k] = (places[k][0], code.put("i1", f"and i1 {done}, {places[k][1]}")[1], *places[k][2:])
        copy(k)
    return "  ret void" if known.result == "void" else f"  ret {known.result} {result[1]}"


def _gradient(code: Code, names: dict[str, Typed]) -> tuple[str, str]:
    known, routine = code.operation, code.operation.routine
    kept: dict[tuple[str, bool], tuple[str, str]] = {}
    restored: list[Typed] = []
    for key, (at, needed, rows, _) in zip(routine.kept, _places(code, names) if routine.kept else (), strict=False):
        operand, _ = key
        shape = routine.shape(operand)
        place = code.put("ptr", f"getelementptr i8, ptr %kept, i64 {at}")
        if operand in routine.integers:
            if operand in routine.writes_integers:
                _, done = code.put("i1", "icmp eq i64 %result, 0")
                _, needed = code.put("i1", f"and i1 {done}, {needed}")
            count = code.select(needed, ("i64", rows), "0")
            _, bytes = code.put("i64", f"mul i64 {count[1]}, {INTEGER_BYTES}")
            restored.append(code.call("ptr", "malloc", [("i64", bytes)]))
            code.call("void", helper_name("restoreintegers", known), [count, place, restored[-1]])
            kept[key] = code.select(needed, restored[-1], f"%{operand}")[1], ""
            continue
        used = code.select(needed, place, f"%{operand}")
        step = ("i64", "1") if shape.vector else code.at_least(rows, 1)
        kept[key] = used[1], code.select(needed, step, f"%{shape.step}" if shape.step else "1")[1]
    statements = Statements(code, names, kept)
    for number in routine.scalars:
        statements.variable(f"d{number.removesuffix(IMAGINARY)}")
    slots = [f"%slot.d{p}" for p in routine.scalars]
    _write(statements, (*routine.clears, *routine.guarded(routine.adjoint)), adjoint=True)
    for memory in restored:
        code.call("void", "free", [memory])
    if not slots:
        return "void", "  ret void"
    type = "{ " + ", ".join([known.number] * len(slots)) + " }"
    made = "poison"
    for k, slot in enumerate(slots):
        _, value = code.put(known.number, f"load {known.number}, ptr {slot}")
        _, made = code.put(type, f"insertvalue {type} {made}, {known.number} {value}, {k}")
    return type, f"  ret {type} {made}"


__all__ = ["KINDS", "declaration", "part_name", "parts", "rules_text"]
