"""What stands before `f` in a generated program: structs, globals and helper functions."""

from __future__ import annotations

import random

from .expressions import Expressions
from .scope import FIELD_LIMIT, POINTED, FieldType, Helper, Parameter, Place, Scope, Struct, StructPlace
from .statements import Lines, Statements, indented

TABLE = 8
"""Elements of the constant tables."""

FIXED = [
    "struct Node {\n  double v;\n  struct Node *next;\n};",
    "struct View {\n  double *p;\n  int n;\n};",
]


def structs(r: random.Random, floats: bool) -> list[Struct]:
    """Some struct types, the later ones built of the earlier ones."""
    pool = [
        Struct("P", (FieldType("a", "double"), FieldType("b", "double"))),
        Struct("M", (FieldType("a", "double"), FieldType("k", "int"))),
        Struct("T", (FieldType("u", "double", r.randrange(3, 6)), FieldType("k", "int"))),
    ]
    if floats:
        pool += [
            Struct("F", (FieldType("a", "float"), FieldType("b", "float"))),
            Struct("G", (FieldType("a", "float"), FieldType("k", "int"), FieldType("d", "double"))),
        ]
    chosen = r.sample(pool, r.randrange(1, min(4, len(pool) + 1)))
    if r.random() < 0.5:
        inner = r.choice(chosen)
        fields = [
            FieldType("w", "double"),
            FieldType("q", inner, r.choice([0, 0, 2])),
            FieldType("u", "double", r.choice([2, POINTED])),
        ]
        r.shuffle(fields)
        chosen.append(Struct("Q", tuple(fields)))
    return chosen


class Functions:
    """The helpers of one program, each using only those made before it."""

    def __init__(self, make: Expressions, statements: Statements, globals_: Scope) -> None:
        self.make = make
        self.statements = statements
        self.globals = globals_
        self.text: Lines = []

    def attribute(self) -> str:
        return "static __attribute__((noinline)) " if self.make.chance(0.5) else "static "

    def parameters(self, pure: bool) -> tuple[Parameter, ...]:
        r = self.make.random
        kinds = ["double", "double", "in", "in", "struct", "int"] + ([] if pure else ["inout", "inout", "structptr"])
        if self.make.floats:
            kinds.append("float")
        if not pure:
            kinds.append("view")
        if self.globals.functions:
            kinds.append("function")
        made = []
        for index in range(r.randrange(1, 5)):
            kind = r.choice(kinds)
            struct = r.choice(self.statements.structs) if kind in ("struct", "structptr") else None
            limit = r.randrange(3, 6) if kind == "int" else 0
            restrict = kind in ("in", "inout", "structptr") and r.random() < 0.3
            made.append(Parameter(f"{'pqrst'[index]}", kind, struct, limit, restrict))
        if pure and not any(p.kind in ("double", "float") for p in made):
            made.append(Parameter("z", "double"))
        return tuple(made)

    def scope(self, parameters: tuple[Parameter, ...], pure: bool) -> Scope:
        """What a body sees; memory behind parameters may be shared unless `restrict` says otherwise."""
        scope = self.globals.child()
        scope.weight = 1
        scope.pure = pure
        for p in parameters:
            root = p.name if p.restrict else "?"
            match p.kind:
                case "double" | "float":
                    scope.add(Place(p.name, p.kind, root=p.name))
                case "int":
                    scope.add(Place(p.name, "int", limit=p.limit, root=p.name))
                case "in":
                    scope.add(Place(f"{p.name}[{{}}]", "double", (POINTED,), writable=False, root=root))
                case "inout":
                    scope.add(Place(f"{p.name}[{{}}]", "double", (POINTED,), root=root))
                case "struct":
                    assert p.struct is not None
                    scope.add_struct(StructPlace(p.name, p.struct, root=p.name))
                case "structptr":
                    assert p.struct is not None
                    scope.add_struct(StructPlace(f"(*{p.name})", p.struct, root=root), f"{p.name}->")
                case "view":
                    scope.add(Place(f"{p.name}.p[{{}}]", "double", (POINTED,), writable=not pure))
                    scope.add(Place(f"{p.name}.n", "int", limit=POINTED + 1, writable=False))
                case "function":
                    scope.functions.append(p.name)
        return scope

    def define(self, helper: Helper, body: Lines) -> None:
        parameters = ", ".join(p.declaration() for p in helper.parameters)
        self.text += [f"{self.attribute()}{helper.result} {helper.name}({parameters}) {{", *indented(body), "}", ""]
        self.make.helpers.append(helper)

    def ordinary(self) -> None:
        """A function of random parameters with a few statements."""
        r, make = self.make.random, self.make
        pure = make.chance(0.5)
        result = r.choice(["double", "double", "void", "struct"] if not pure else ["double", "double", "struct"])
        if result == "double" and make.floats and make.chance(0.3):
            result = "float"
        name = make.fresh("h")
        parameters = self.parameters(pure)
        scope = self.scope(parameters, pure)
        scope.returns = result if result != "struct" else None
        self.statements.work = 0
        if result == "struct":
            struct = r.choice(self.statements.structs)
            result = f"struct {struct.name}"
            body = self.statements.block(scope, r.randrange(0, 3), 1)
            local = make.struct_place(scope, struct, writable=False)
            if local is not None and make.chance(0.3):
                body.append(f"return {make.fill(scope, local)};")
            else:
                body.append(f"return ({result}){self.statements.initializer(scope, struct)};")
        else:
            body = self.statements.block(scope, r.randrange(1, 5), 2)
            if result != "void":
                body.append(f"return {make.value(scope, 2, kind=result)};")
        self.define(Helper(name, result, parameters, pure, 3 + self.statements.work), body)

    def unary(self) -> None:
        """double -> double, for tables of functions."""
        name = self.make.fresh("op")
        helper = Helper(name, "double", (Parameter("a", "double"),), True, 2)
        scope = self.globals.child()
        scope.places = [p for p in scope.places if not p.writable]
        scope.structs, scope.functions = [], []
        scope.add(Place("a", "double", root="a"))
        self.define(helper, [f"return {self.make.value(scope, 2)};"])

    def table_of_functions(self) -> None:
        for _ in range(3):
            self.unary()
        names = [h.name for h in self.make.helpers[-3:]]
        if self.make.chance(0.6):
            self.text += [f"static double (*const ops[3])(double) = {{{', '.join(names)}}};", ""]
            self.globals.functions.append("ops[{}]")
        self.globals.functions += names
        self.globals.functions.append(f"({{}} % 2 ? {names[0]} : {names[1]})")

    def recursive_number(self) -> None:
        """Recursion over a depth, once or twice a level."""
        make = self.make
        name = make.fresh("rec")
        parameters = (Parameter("a", "double"), Parameter("k", "int", limit=5))
        scope = self.scope(parameters, pure=True)
        scope.places = [p for p in scope.places if p.template != "k"]  # it may be -1 in the base case
        base = make.value(scope, 1)
        scope.add(Place("k", "int", limit=5, writable=False))
        before = self.statements.block(scope, make.random.randrange(0, 2), 1)
        once = f"{name}({make.value(scope, 1)}, k - 1)"
        body = ["if (k <= 0)", f"  return {base};", *before, f"double b = {once};"]
        scope.add(Place("b", "double", root="b"))
        if make.chance(0.4):
            body += [f"b = 0.5 * b + 0.5 * {name}({make.value(scope, 1)}, k - 2);"]
        body.append(f"return {make.value(scope, 2)};")
        self.define(Helper(name, "double", parameters, True, 30), body)

    def recursive_array(self) -> None:
        """Divide and conquer over an array, changing it on the way."""
        make = self.make
        name = make.fresh("half")
        scope = self.globals.child()
        scope.add(Place("p[lo]", "double"), Place("s", "double", root="s"))
        leaf = make.value(scope, 2)
        scope.add(Place("p[mid]", "double"), Place("a", "double", root="a"), Place("b", "double", root="b"))
        body = [
            "if (hi - lo <= 1) {",
            f"  p[lo] = {leaf};",
            "  return p[lo];",
            "}",
            "int mid = (lo + hi) / 2;",
            f"double a = {name}(p, lo, mid, s);",
            f"double b = {name}(p, mid, hi, {'s' if make.chance(0.5) else '0.5 * s + 0.5 * a'});",
            f"p[lo] = 0.5 * p[lo] + 0.25 * p[mid] + 0.25 * {make.closed(make.value(scope, 1, 1.0))};",
            f"return {make.value(scope, 2)};",
        ]
        outer = make.fresh("h")
        self.text += [
            f"{self.attribute()}double {name}(double *p, int lo, int hi, double s) {{",
            *indented(body),
            "}",
            "",
        ]
        parameters = (Parameter("p", "inout"), Parameter("s", "double"))
        self.define(Helper(outer, "double", parameters, False, 40), [f"return {name}(p, 0, {POINTED}, s);"])

    def on_globals(self) -> None:
        """Writes global memory."""
        make = self.make
        parameters = (Parameter("s", "double"), Parameter("k", "int", limit=4))
        scope = self.scope(parameters, pure=False)
        scope.places = [p for p in scope.places if not p.template.startswith(("table", "itable"))]
        body = self.statements.block(scope, 2, 1)
        self.define(Helper(make.fresh("h"), "void", parameters, False, 20), body)


def globals_of(make: Expressions, types: list[Struct]) -> tuple[Lines, Scope, Lines]:
    """Declarations, a scope with them, and statements for the start of f that give the writable ones a value."""
    r = make.random
    text: Lines = []
    scope = Scope()
    if r.random() < 0.7:
        values = ", ".join(make.literal("double", -1.0, 1.0) for _ in range(TABLE))
        text.append(f"static const double table[{TABLE}] = {{{values}}};")
        scope.add(Place("table[{}]", "double", (TABLE,), writable=False, active=False))
    if r.random() < 0.6:
        numbers = ", ".join(str(r.randrange(6)) for _ in range(TABLE))
        text.append(f"static const int itable[{TABLE}] = {{{numbers}}};")
        scope.add(Place("itable[{}]", "int", (TABLE,), writable=False, limit=6))
    start: Lines = []
    if r.random() < 0.4:
        linkage = r.choice(["static ", ""])
        text.append(f"{linkage}double scratch[6];")
        scope.add(Place("scratch[{}]", "double", (6,)))
        start.append(
            "for (int i = 0; i < 6; i++) scratch[i] = 0.1 * i;"
            if r.random() < 0.5
            else "memset(scratch, 0, sizeof scratch);"
        )
    if r.random() < 0.2:
        text.append("static double level;")
        scope.add(Place("level", "double"))
        start.append("level = 0.3;")
    if r.random() < 0.2:
        struct = r.choice(types)
        text.append(f"static struct {struct.name} state;")
        scope.add_struct(StructPlace("state", struct))
        start.append("memset(&state, 0, sizeof state);")
    if r.random() < 0.2:
        text.append("static int counter;")
        scope.add(Place("counter", "int", limit=FIELD_LIMIT))
        start.append("counter = 1;")
    return text, scope, start
