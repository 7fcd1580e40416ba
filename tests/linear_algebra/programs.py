"""Programs in C, written from the engine's table of routines, that check the derivatives of each: all combinations of
flags, orders and sizes, with strides and leading dimensions in turn.

A program has, for each routine and way of calling it, a function that calls it once, one number of which depends on all
that the routine writes; requests for its derivatives; and loops over the combinations that compare these with
differences along random directions (linear_algebra.h).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from enzyme_passes.rules.linear_algebra.table import (
    MADE,
    ORDERLESS,
    SUPERB,
    Operation,
    Reading,
    Role,
    Routine,
    complex_routines,
    routines,
)

HEADER = Path(__file__).parent / "linear_algebra.h"
LETTERS = {
    **dict.fromkeys(("trans", "transa", "transb"), "NTC"),
    "uplo": "UL",
    "side": "LR",
    "diag": "NU",
    "norm": "M1IF",
    "jobz": "NV",
    "jobu": "NS",
    "jobvt": "NS",
}


BANDED = ("bmv", "bsv")
PACKED = ("pmv", "psv", "pr", "pr2")
ROOM = 2000
"""How many numbers libraries have to work in."""


@dataclass(frozen=True)
class Variant:
    """`call`: "c" for CBLAS or LAPACKE, "w" for LAPACKE with memory to work in, "f" for Fortran's symbol.
    `second`: derivatives of second order, too."""

    routine: Routine
    call: str
    real: str = "double"
    second: bool = False

    @property
    def letter(self) -> str:
        """Of the numbers, which complex ones are pairs of."""
        return "d" if self.real == "double" else "s"

    @property
    def is_complex(self) -> bool:
        return self.routine.reading is not Reading.REAL

    @property
    def parts(self) -> int:
        """How many numbers an element is."""
        return 2 if self.is_complex else 1

    @property
    def operation(self) -> Operation:
        letter = {"d": "z", "s": "c"}[self.letter] if self.is_complex else self.letter
        family = {"c": "l" if self.routine.lapack else "c", "w": "L", "f": "f"}[self.call]
        return Operation(self.routine, family, letter)

    @property
    def name(self) -> str:
        return f"{self.operation.core}_{self.call}"

    @property
    def operands(self) -> list[str]:
        return [p for p in self.routine.operands if p != MADE]


def of_library() -> list[Routine]:
    return [r for r in routines().values() if r.public]


def of_complex_numbers() -> list[Routine]:
    return [r for r in complex_routines().values() if r.public]


def _c(node: ast.expr) -> str:
    """An expression of the table in C."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Constant(value=str(letter)):
            return f"'{letter}'"
        case ast.Constant(value=value):
            return str(value)
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return f"{_c(left)} {'>' if isinstance(op, ast.Gt) else '=='} {_c(right)}"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return f"({_c(test)} ? {_c(body)} : {_c(orelse)})"
        case ast.BoolOp(op=op, values=values):
            return "(" + (" && " if isinstance(op, ast.And) else " || ").join(map(_c, values)) + ")"
        case ast.BinOp(left=left, op=op, right=right):
            sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}[type(op)]
            return f"({_c(left)} {sign} {_c(right)})"
        case ast.Call(func=ast.Name(id="half"), args=[whole]):
            return f"({_c(whole)} / 2)"
        case ast.Call(func=ast.Name(id="least" | "most" as word), args=[one, other]):
            return f"({_c(one)} {'<' if word == 'least' else '>'} {_c(other)} ? {_c(one)} : {_c(other)})"
        case _:
            raise AssertionError(ast.unparse(node))


def _named(routine: Routine, role: Role) -> list[str]:
    return [p for p in routine.parameters if routine.role(p) is role]


def _of_lapacke(v: Variant) -> list[str]:
    absent = ("info",) if v.call == "w" else v.routine.fortran_only
    return [p for p in v.routine.parameters if p not in absent]


def _superb(v: Variant) -> bool:
    return v.call == "c" and v.routine.lapacke == SUPERB


def _prototype(v: Variant) -> str:
    routine = v.routine
    if v.call != "f" and routine.lapack:
        kinds = {Role.FLAG: "char", Role.SIZE: "int", Role.OPERAND: f"{v.real} *", Role.INTEGERS: "int *"}
        kinds |= {Role.SCALAR: v.real, Role.SCRATCH: f"{v.real} *"}
        given = [kinds[routine.role(p)] for p in _of_lapacke(v)]
        result = v.real if routine.returns else "int"
        order = [] if routine.lapacke == ORDERLESS else ["int"]
        superb = [f"{v.real} *"] if _superb(v) else []
        return f"{result} {v.operation.symbol}({', '.join([*order, *given, *superb])});"
    if v.call == "c":
        return ""
    pointers = ["const char *" for p in _named(routine, Role.FLAG)]
    types = []
    for p in routine.stated:
        match routine.role(p):
            case Role.FLAG:
                types.append("const char *")
            case Role.SIZE:
                types.append("const int *")
            case Role.INTEGERS | Role.INFO:
                types.append("int *")
            case _:
                types.append(f"{'' if p in routine.writes else 'const '}{v.real} *")
    lengths = [", size_t"] * len(pointers) if routine.name < "h" else []  # some callers pass them, others do not
    result = v.real if routine.returns else f"{v.real} _Complex" if MADE in routine.parameters else "void"
    return f"{result} {v.operation.symbol}({', '.join(types)}{''.join(lengths)});"


def _sizes(routine: Routine) -> list[str]:
    return [p for p in _named(routine, Role.SIZE) if p not in routine.asks]


def _call(v: Variant) -> str:
    routine = v.routine
    given: list[str] = []
    if v.call != "f" and routine.lapack:
        given = [
            *([] if routine.lapacke == ORDERLESS else ["z[0]"]),
            *_of_lapacke(v),
            *(["superb"] if _superb(v) else []),
        ]
        return f"{'info = ' if 'info' in routine.parameters else ''}{v.operation.symbol}({', '.join(given)})"
    if v.call == "c":
        if routine.rows is not None:
            given.append("z[0]")
        for p in (*routine.stated, *([MADE] if MADE in routine.parameters else [])):
            given.append(f"cblas_{p.removesuffix('a').removesuffix('b')}({p})" if routine.role(p) is Role.FLAG else p)
        return f"{v.operation.symbol}({', '.join(given)})"
    for p in routine.stated:
        is_address = routine.role(p) in (Role.OPERAND, Role.INTEGERS, Role.SCRATCH)
        pair = routine.role(p) is Role.SCALAR and routine.is_complex(p)
        given.append(p if is_address or pair else f"&{p}")
    given += ["1"] * (len(_named(routine, Role.FLAG)) if routine.name < "h" else 0)
    return f"{'complex_result = ' if MADE in routine.parameters else ''}{v.operation.symbol}({', '.join(given)})"


def _function(v: Variant, *, changed: bool) -> str:
    """The function; `changed`: what it was given is overwritten before it returns."""
    routine = v.routine
    operands, scalars = v.operands, list(routine.scalars)
    integers = [*_named(routine, Role.FLAG), *_sizes(routine)]
    lines = [
        f"{'char' if p in _named(routine, Role.FLAG) else 'int'} {p} = z[{k + 1}];" for k, p in enumerate(integers)
    ]
    for k, p in enumerate(scalars):
        if p in routine.stated and routine.is_complex(p):
            lines.append(f"{v.real} {p}[2] = {{numbers[{k}], numbers[{k + 1}]}};")
        elif p in routine.stated:
            lines.append(f"{v.real} {p} = numbers[{k}]{' * 1e-5' if p == 'rcond' else ''};")
    sizes = {p: f"z[{len(integers) + 1 + k}]" for k, p in enumerate(operands)}
    if v.call in "fw":
        lines += [f"int {p} = {ROOM};" for p in routine.asks]
        lines += [f"{v.real} {p}[{v.parts * ROOM}];" for p in routine.scratch]
    if _superb(v):
        lines.append(f"{v.real} superb[{ROOM}];")
    for p, shape in routine.integers.items():
        if p in routine.fortran_only and v.call == "c":
            continue
        lines.append(f"int {p}[{ROOM if p == 'iwork' else 32}] = {{0}}, of_{p} = {_c(shape.rows)};")
        if p in routine.reads_integers:
            far = {"gttrs": "1", "gbtrs": "kl"}.get(routine.name, "2")  # how far apart rows that are exchanged may be
            exchanged = f"i % 2 && i + {far} < of_{p} ? {far} : 0"
            by_rows = f"for (int i = 0; i < of_{p}; i++) {p}[i] = i + 1 + ({exchanged});"
            lines.append(f"symmetric_pivots(of_{p}, uplo, {p});" if routine.entry[:2] == "sy" else by_rows)
    if "info" in routine.parameters:
        lines.append("int info;")
    if "itype" in routine.parameters:  # eigenvalues are apart
        apart = "8 * i * i" if v.letter == "d" else "4 * i"
        lines.append(f"for (int i = 0; i < n; i++) a[{v.parts} * i * (lda + 1)] += {apart};")
    if routine.name in ("hetrs", "hetri"):  # what `hetrf` leaves there
        lines.append("for (int i = 0; i < n; i++) a[2 * i * (lda + 1) + 1] = 0;")
    lines.append(f"{v.real} sum = 0;")
    if MADE in routine.parameters:
        lines.append(f"{v.real} made[2];")
        if v.call == "f":
            lines += [f"{v.real} _Complex {_call(v)};", "made[0] = __real__ complex_result;"]
            lines.append("made[1] = __imag__ complex_result;")
        else:
            lines.append(f"{_call(v)};")
        lines.append("sum = made[0] * made[0] / 2 + made[0] + made[0] * made[1] - 2 * made[1];")
    else:
        lines.append(f"{v.real} made = {_call(v)};" if routine.returns else f"{_call(v)};")
    if routine.returns:
        lines.append("sum = made * made / 2 + made;")
    rows = "z[0] == 101" if v.call != "f" else "0"
    if "vt" in routine.operands:
        least = "(m < n ? m : n)"
        lines.append(
            f"if ({'jobz' if 'jobz' in routine.parameters else 'jobu'} % 32 == 'S' % 32) "
            f"turn_{v.letter}(m, {least}, u, {rows} ? ldu : 1, {rows} ? 1 : ldu, "
            f"n, vt, {rows} ? ldvt : 1, {rows} ? 1 : ldvt);"
        )
    elif "jobz" in routine.parameters:  # vectors are made of one sign
        word = "phases" if v.is_complex else "signs"
        lines.append(f"if ((jobz & 95) == 'V') {word}_{v.letter}(n, a, {rows} ? lda : 1, {rows} ? 1 : lda);")
    if "rcond" in routine.parameters:  # what is below the solution has no derivative
        place = f"{rows} ? i * ldb + j : i + j * ldb"
        lines.append(f"for (int j = 0; j < nrhs; j++)\n    for (int i = n; i < m; i++) b[{place}] = 0;")
    for p in (w for w in routine.writes if w != MADE):
        lost = f"if (!({_c(routine.lost[p])})) " if p in routine.lost else ""
        for flag in _named(routine, Role.FLAG):
            lost = lost.replace(f"{flag} ==", f"({flag} & 95) ==")
        lines.append(f"{lost}sum += weigh_{v.letter}({p}, {sizes[p]});")
    if changed:
        lines += [f"for (int i = 0; i < {sizes[p]}; i++) {p}[i] = 0.25;" for p in operands]
        lines += [f"numbers[{k}] = 0.5;" for k in range(len(scalars))]
        lines += [f"for (int i = 0; i < of_{p}; i++) {p}[i] = 1;" for p in routine.integers if p != "iwork"]
        lines += ["if (info) exit(1);", "info = 3;"] if "info" in routine.parameters else []
    parameters = ", ".join(f"{v.real} *restrict {p}" for p in ("numbers", *operands))
    body = "\n  ".join([*lines, "return sum;"])
    name = f"{v.name}_{'changed' if changed else 'plain'}"
    return f"static {v.real} {name}(const int *z, {parameters}) {{\n  {body}\n}}\n"


def _requests(v: Variant) -> str:
    count = 1 + len(v.operands)
    duplicated = ", ".join(f"enzyme_dup, x[{k}], d[{k}]" for k in range(count))
    plain = ", ".join(f"x[{k}]" for k in range(count))
    head = f"(const int *z, {v.real} **x, {v.real} **d)"
    made = [
        f"static {v.real} {v.name}_value(const int *z, {v.real} **x) {{ return {v.name}_plain(z, {plain}); }}",
        f"static void {v.name}_reverse{head} {{\n"
        f"  __enzyme_autodiff((void *){v.name}_plain, enzyme_const, z, {duplicated});\n}}",
        f"static void {v.name}_kept{head} {{\n"
        f"  __enzyme_autodiff((void *){v.name}_changed, enzyme_runtime_activity, enzyme_const, z, {duplicated});\n}}",
        f"static {v.real} {v.name}_forward{head} {{\n"
        f"  return __enzyme_fwddiff_{v.letter}((void *){v.name}_changed, enzyme_runtime_activity, enzyme_const, z, "
        f"{duplicated});\n}}",
    ]
    if v.second:
        doubled = ", ".join(f"{v.real} *x{k}, {v.real} *d{k}" for k in range(count))
        inner = ", ".join(f"enzyme_dup, x{k}, d{k}" for k in range(count))
        outer = ", ".join(f"enzyme_dup, x[{k}], t[{k}], enzyme_dup, d[{k}], u[{k}]" for k in range(count))
        given = ", ".join(f"enzyme_dup, x[{k}], t[{k}], enzyme_dup, d[{k}], u[{k}]" for k in range(count))
        made += [
            f"static void {v.name}_inner(const int *z, {doubled}) {{\n"
            f"  __enzyme_autodiff((void *){v.name}_changed, enzyme_const, z, {inner});\n}}",
            f"static void {v.name}_second(const int *z, {v.real} **x, {v.real} **t, {v.real} **d, {v.real} **u) {{\n"
            f"  __enzyme_fwddiff_{v.letter}((void *){v.name}_inner, enzyme_const, z, {outer});\n}}",
            f"static {v.real} {v.name}_along(const int *z, {doubled}) {{\n"
            f"  return __enzyme_fwddiff_{v.letter}((void *){v.name}_changed, enzyme_const, z, {inner});\n}}",
            f"static void {v.name}_reversed(const int *z, {v.real} **x, {v.real} **t, {v.real} **d, {v.real} **u) {{\n"
            f"  __enzyme_autodiff((void *){v.name}_along, enzyme_const, z, {given});\n}}",
        ]
    return "\n".join(made) + "\n"


def _loops(v: Variant, sizes: Iterable[int]) -> str:
    """The combinations of one routine."""
    routine = v.routine
    flags = _named(routine, Role.FLAG)
    shapes = {p: routine.shapes[p] for p in routine.shapes if p != MADE}
    steps = {s.step: p for p, s in shapes.items()}
    counts = [p for p in _sizes(routine) if p not in steps]
    integers = [*flags, *_sizes(routine)]
    lines = [f"static void {v.name}_all(void) {{"]
    ordered = routine.rows is not None and routine.lapacke != ORDERLESS
    orders = "101, 102" if v.call != "f" and ordered else "102"
    lines.append(f"for (const int *order = (const int[]){{{orders}, 0}}; *order; order++)")
    for flag in flags:
        letters = "NT" if routine.name in ("ormqr", "ormlq", "gels") and flag == "trans" else LETTERS[flag]
        letters = "NS" if routine.name == "gesdd" else letters
        letters = "NC" if routine.name in ("herk", "her2k") and flag == "trans" else letters
        letters = "NT" if v.is_complex and routine.name in ("syrk", "syr2k") and flag == "trans" else letters
        letters += letters.lower() if v.call == "f" else ""
        lines.append(f'for (const char *at_{flag} = "{letters}"; *at_{flag}; at_{flag}++)')
    every = ", ".join(map(str, sizes))
    if v.call == "c" and routine.entry in ("getri", "gelqf", "sytrf", "sysv"):
        every = every.removeprefix("0, ")  # LAPACKE of 3.11 gives it no memory then, and it fails
    for count in counts:
        # The library's own code writes to b if there is no right side, or complains.
        no_side = routine.name in ("gtsv", "gelsd", "gelss")
        some = every.removeprefix("0, ") if count == "nrhs" and no_side else every
        if "itype" in routine.parameters:  # steps are wide in single precision: few values are apart
            some = "1, 2, 3" if count == "itype" else some if v.letter == "d" else "0, 1, 2"
        lines.append(f"for (const int *at_{count} = (const int[]){{{some}, -1}}; *at_{count} >= 0; at_{count}++) ")
    limits = {
        "orgqr": "if (*at_n > *at_m || *at_k > *at_n) continue;",
        "orglq": "if (*at_m > *at_n || *at_k > *at_m) continue;",
        "gesvd": "if ((*at_jobu & 95) != (*at_jobvt & 95)) continue;",
        **dict.fromkeys(("ormqr", "ormlq"), "if (*at_k > ((*at_side & 95) == 'L' ? *at_m : *at_n)) continue;"),
    }
    lines.append(f"{{ {limits.get(routine.name, '')} if (!chosen()) continue;")
    lines += [f"char {f} = *at_{f};" for f in flags]
    lines += [f"char upper_{f} = {f} & 95;" for f in flags]
    lines += [f"int {c} = *at_{c};" for c in counts]

    def upper(node: ast.expr) -> str:
        text = _c(node)
        for f in flags:
            text = text.replace(f"{f} ==", f"upper_{f} ==")
        return text

    lengths: list[str] = []
    for operand, shape in shapes.items():
        each = "2 * " if v.is_complex and not routine.is_real_array(operand) else ""
        rows, columns = upper(shape.rows), upper(shape.columns)
        if shape.vector and not shape.step:
            lengths.append(f"{each}({rows} > 0 ? {rows} : 0)")
        elif shape.vector:
            positive = "1" if routine.entry in ("nrm2", "asum", "scal") else "0"
            zero = "1" if routine.entry in ("dot", "axpy") else "0"
            lines.append(f"int {shape.step} = stride({positive}, {zero});")
            lengths.append(f"{each}vector_size({rows}, {shape.step})")
        elif (
            not routine.lapack and routine.name[1:] in BANDED
        ):  # a column of the band is a row of it in the other order
            other = "m" if routine.name == "gbmv" else columns
            lines.append(f"int {shape.step} = leading({rows});")
            lengths.append(f"{each}matrix_size({rows}, *order == 101 ? {other} : {columns}, {shape.step})")
        else:
            lines.append(f"int {shape.step} = leading(*order == 101 ? {columns} : {rows});")
            lengths.append(
                f"{each}(*order == 101 ? matrix_size({columns}, {rows}, {shape.step}) : "
                f"matrix_size({rows}, {columns}, {shape.step}))"
            )
    order = [list(shapes).index(p) for p in v.operands]
    lines.append(f"int z[] = {{*order, {', '.join([*integers, *(lengths[k] for k in order)])}}};")
    definite = ("b",) if "itype" in routine.parameters else ("a", "d", "ab", "ap")
    diagonal = next((f"1 + {k}" for k, p in enumerate(v.operands) if p in definite), "-1")
    written = sum(2 << k for k, p in enumerate(v.operands) if p in routine.writes)
    step = "ldb" if "itype" in routine.parameters else "lda" if "a" in routine.operands else "0"
    if routine.lapack:
        first = routine.shapes.get("d") or next(iter(routine.shapes.values()))
        inner = f"*order == 101 ? {upper(first.columns)} : {upper(first.rows)}"
        exchanged = "ipiv" in routine.writes_integers and "ab" not in routine.operands and routine.entry[:2] != "sy"
        pivots = inner if exchanged else "-n" if routine.entry in ("sytrf", "sysv") else "0"
        apart = int(not {"jobz", "vt", "norm"}.isdisjoint(routine.parameters))
        away = 0.1 if "norm" in routine.parameters else 0  # absolute values have no derivative at zero
        if "ab" in routine.operands:  # the row of a band that the diagonal is in
            step = "(*order == 101 ? 0 : ldab - 1)"
            row = "upper_uplo == 'U' ? kd : 0" if "uplo" in flags else "kl + ku"
            row += " + (kl > 0)" if routine.name == "gbtrf" else ""  # such a matrix is nearly singular
            lines.append(f"origin = ({row}) * (*order == 101 ? ldab : 1); most = n;")
        else:
            lines.append("origin = 0; most = 1 << 30;")
        lines.append("packed = 0;")
        both = 2 if "ab" in routine.operands else 1
        lines.append(f"heavy = {both} * {upper(first.rows)} + 1; beside = {pivots}; spread = {apart}; away = {away};")
    if not routine.lapack and routine.name[1:] in (
        *BANDED,
        *PACKED,
    ):  # of a triangle: the other one, in the other order
        low = "(upper_uplo == 'L') != (*order == 101)" if "uplo" in flags else "1"
        at = "0"
        if routine.name[1:] in BANDED:
            step, at = "lda - 1", f"{low} ? 0 : k" if "k" in counts else "ku"
        packed = f"({low} ? 'L' : 'U')" if routine.name[1:] in PACKED else "0"
        lines.append(f"origin = {at}; most = n; packed = {packed};")
    elif not routine.lapack:
        lines.append("origin = 0; most = 1 << 30; packed = 0;")
    lines.append(f"parts = {v.parts};")
    second = f"{v.name}_second, {v.name}_reversed" if v.second else "0, 0"
    lines.append(
        f'check_{v.letter}("{v.name}", z, {len(integers) + 1}, {len(routine.scalars)}, {len(v.operands)}, '
        f"{written}, {diagonal}, {step},\n"
        f"  {v.name}_value, {v.name}_reverse, {v.name}_kept, {v.name}_forward, {second});"
    )
    lines.append("}\n}")
    return "\n".join(lines) + "\n"


def program(variants: Iterable[Variant], sizes: Iterable[int] = (0, 1, 3, 6)) -> str:
    listed = list(variants)
    pieces = ['#include "linear_algebra.h"']
    for v in listed:
        pieces += [
            _prototype(v),
            _function(v, changed=False),
            _function(v, changed=True),
            _requests(v),
            _loops(v, sizes),
        ]
    calls = "\n  ".join(f"{v.name}_all();" for v in listed)
    pieces.append(
        f"int main(int count, char **arguments) {{\n  begin(count, arguments);\n  {calls}\n  return end();\n}}\n"
    )
    return "\n".join(pieces)
