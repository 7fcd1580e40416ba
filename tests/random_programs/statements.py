"""Statements of generated programs: every one terminates, stays in bounds and keeps the invariants of `scope`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .expressions import Expressions
from .scope import FIELD_LIMIT, POINTED, Helper, Place, Scope, Struct, StructPlace

Lines = list[str]


def indented(lines: Lines) -> Lines:
    return ["  " + line for line in lines]


@dataclass(slots=True)
class Statements:
    """Makes statements for one function after the other; `helpers` of `make` are those written before it."""

    make: Expressions
    structs: list[Struct]
    work: int = 0
    """Cost of the function so far."""
    exotic: float = 0.3
    """How often rare forms (goto, linked lists, arrays of pointers, unions) are taken."""

    # Blocks -------------------------------------------------------------------------------------------------------

    def block(self, scope: Scope, count: int, depth: int) -> Lines:
        """`count` statements in a scope of their own."""
        lines: Lines = []
        for _ in range(count):
            lines += self.statement(scope, depth)
        return lines

    def statement(self, scope: Scope, depth: int) -> Lines:
        r = self.make.random
        self.work += scope.weight
        simple: list[tuple[int, Callable[[Scope], Lines]]] = [
            (10, self.store),
            (5, self.update),
            (5, self.declare_scalar),
            (4, self.declare_array),
            (2, self.declare_struct),
            (4, self.copy),
            (2, self.swap),
            (2, self.integer),
            (6, self.call_statement),
            (2, self.pointer_variable),
            (2, self.alternative_store),
        ]
        if self.make.chance(self.exotic):
            simple += [(3, self.linked_list), (3, self.array_of_pointers), (2, self.bits), (2, self.union)]
        nested: list[tuple[int, Callable[[Scope, int], Lines]]] = [
            (9, self.for_loop),
            (4, self.branch),
            (3, self.while_loop),
            (3, self.switch),
            (3, self.heap_array),
            (1, self.pointer_loop),
        ]
        if scope.loop_heap is not None:
            nested.append((3, self.leave_loop))
        if scope.returns is not None:
            nested.append((1, self.early_return))
        if self.make.chance(self.exotic):
            nested += [(2, self.goto_loop), (1, self.goto_out)]
        if depth > 0 and scope.weight < 250 and r.random() < 0.5:
            chosen = r.choices([f for _, f in nested], [w for w, _ in nested])[0]
            return chosen(scope, depth - 1)
        return r.choices([f for _, f in simple], [w for w, _ in simple])[0](scope)

    # Targets ------------------------------------------------------------------------------------------------------

    def target(self, scope: Scope) -> tuple[str, str] | None:
        """(lvalue, type) of a real that may be written."""
        found = [
            p
            for p in scope.places
            if p.writable and p.type in ("double", "float") and not (scope.pure and p.root == "?")
        ]
        if not found:
            return None
        place = self.make.random.choice(found[-8:]) if self.make.chance(0.6) else self.make.random.choice(found)
        return self.make.fill(scope, place, 0.85), place.type

    def store(self, scope: Scope) -> Lines:
        target = self.target(scope)
        if target is None:
            return self.declare_scalar(scope)
        value = self.make.value(scope, kind=target[1])
        return [f"{target[0]} = {value};"] if value != target[0] else self.update(scope)

    def update(self, scope: Scope) -> Lines:
        """In-place: the old value is needed for the new one."""
        target = self.target(scope)
        if target is None:
            return self.declare_scalar(scope)
        name, kind = target
        r, make = self.make.random, self.make
        f = "f" if kind == "float" else ""
        match r.randrange(7):
            case 0:
                return [f"{name} += {make.value(scope, 1, kind=kind)};", f"{name} *= 0.5{f};"]
            case 1:
                return [f"{name} = tanh{f}({name} + {make.value(scope, 2, kind=kind)});"]
            case 2:
                return [f"{name} = 0.75{f} * {name} + 0.25{f} * {make.closed(make.value(scope, kind=kind))};"]
            case 3:
                return [f"{name} *= cos{f}({make.expression(scope, 1, kind)[0]});"]
            case 4:
                d = make.value(scope, 1, kind=kind)
                return [f"{name} /= {make.literal(kind, 1.1, 1.8)} + ({d}) * ({d});"]
            case 5:
                return [f"{name} = sin{f}({name} * {name}) + {make.value(scope, 1, 1.0, kind)};"]
            case _:
                return [f"{name} = 0.5{f} * {name} * {name} * {make.value(scope, 0, 1.0, kind)};"]

    def alternative_store(self, scope: Scope) -> Lines:
        first, second = self.target(scope), self.target(scope)
        if first is None or second is None or first[1] != second[1]:
            return self.store(scope)
        value = self.make.value(scope, kind=first[1])
        return [f"*({self.make.condition(scope)} ? &{first[0]} : &{second[0]}) = {value};"]

    # Declarations -------------------------------------------------------------------------------------------------

    def declare_scalar(self, scope: Scope) -> Lines:
        kind = "float" if self.make.floats and self.make.chance(0.4) else "double"
        name = self.make.fresh("v")
        value = self.make.value(scope, kind=kind)
        scope.add(Place(name, kind, root=name))
        return [f"{kind} {name} = {value};"]

    def declare_array(self, scope: Scope) -> Lines:
        kind = "float" if self.make.floats and self.make.chance(0.3) else "double"
        r, make = self.make.random, self.make
        name, length = make.fresh("a"), r.randrange(POINTED, 8)
        place = Place(f"{name}[{{}}]", kind, (length,), root=name)
        source = make.pointer(scope, writable=False, length=length) if kind == "double" else None
        match r.randrange(5):
            case 0:
                lines = [f"{kind} {name}[{length}];", f"memset({name}, 0, sizeof {name});"]
            case 1 if source is not None:
                lines = [f"{kind} {name}[{length}];", f"memcpy({name}, {source[0]}, sizeof {name});"]
            case 2:
                given = ", ".join(make.value(scope, 1, kind=kind) for _ in range(r.randrange(1, length + 1)))
                lines = [f"{kind} {name}[{length}] = {{{given}}};"]
            case 3:
                second = r.randrange(2, 4)
                place = Place(f"{name}[{{}}][{{}}]", kind, (second, length), root=name)
                i, j = make.fresh("i"), make.fresh("i")
                inner = scope.child(second * length)
                inner.add(Place(i, "int", limit=second, writable=False), Place(j, "int", limit=length, writable=False))
                lines = [
                    f"{kind} {name}[{second}][{length}];",
                    f"for (int {i} = 0; {i} < {second}; {i}++)",
                    f"  for (int {j} = 0; {j} < {length}; {j}++)",
                    f"    {name}[{i}][{j}] = {make.value(inner, 2, kind=kind)};",
                ]
            case _:
                i = make.fresh("i")
                inner = scope.child(length)
                inner.add(Place(i, "int", limit=length, writable=False))
                lines = [
                    f"{kind} {name}[{length}];",
                    f"for (int {i} = 0; {i} < {length}; {i}++) {name}[{i}] = {make.value(inner, 2, kind=kind)};",
                ]
        scope.add(place)
        return lines

    def initializer(self, scope: Scope, struct: Struct) -> str:
        """`{a, 3, {b, c}}` for a struct."""
        parts = []
        for member in struct.fields:
            each = []
            for _ in range(max(1, member.length)):
                if isinstance(member.type, Struct):
                    each.append(self.initializer(scope, member.type))
                elif member.type == "int":
                    each.append(self.make.index(scope, FIELD_LIMIT))
                else:
                    each.append(self.make.value(scope, 1, kind=member.type))
            parts.append(f"{{{', '.join(each)}}}" if member.length else each[0])
        return f"{{{', '.join(parts)}}}"

    def declare_struct(self, scope: Scope) -> Lines:
        r, make = self.make.random, self.make
        if not self.structs:
            return self.declare_array(scope)
        struct, name = r.choice(self.structs), make.fresh("s")
        if make.chance(0.6):
            lines = [f"struct {struct.name} {name} = {self.initializer(scope, struct)};"]
            scope.add_struct(StructPlace(name, struct, root=name))
            return lines
        count, i = r.randrange(2, 4), make.fresh("i")
        inner = scope.child(count)
        inner.add(Place(i, "int", limit=count, writable=False))
        lines = [
            f"struct {struct.name} {name}[{count}];",
            f"for (int {i} = 0; {i} < {count}; {i}++) {name}[{i}] = "
            f"(struct {struct.name}){self.initializer(inner, struct)};",
        ]
        scope.add_struct(StructPlace(f"{name}[{{}}]", struct, (count,), root=name))
        return lines

    def pointer_variable(self, scope: Scope) -> Lines:
        found = self.make.pointer(scope, writable=True)
        other = self.make.pointer(scope, writable=True)
        if found is None or other is None or (scope.pure and "?" in (found[1], other[1])):
            return self.declare_array(scope)
        name = self.make.fresh("p")
        if self.make.chance(0.5):
            scope.add(Place(f"{name}[{{}}]", "double", (POINTED,), root=found[1]))
            return [f"double *{name} = {found[0]};"]
        root = found[1] if found[1] == other[1] else "?"
        condition = self.make.condition(scope)
        scope.add(Place(f"{name}[{{}}]", "double", (POINTED,), writable=not scope.pure, root=root))
        return [f"double *{name} = {condition} ? {found[0]} : {other[0]};"]

    # Moving memory ------------------------------------------------------------------------------------------------

    def copy(self, scope: Scope) -> Lines:
        r, make = self.make.random, self.make
        choice = r.randrange(6)
        if choice < 2:
            first = make.pointer(scope, writable=True)
            second = make.pointer(scope, writable=False)
            if first is None or second is None:
                return self.store(scope)
            count = make.index(scope, POINTED + 1) if make.chance(0.3) else str(r.randrange(1, POINTED + 1))
            # The two may be the same memory or overlap: memmove, unless they are known to be apart.
            apart = first[1] != second[1] and "?" not in (first[1], second[1])
            function = "memcpy" if apart else "memmove"
            return [f"{function}({first[0]}, {second[0]}, (size_t)({count}) * sizeof(double));"]
        if choice == 2:
            found = make.pointer(scope, writable=True)
            if found is None:
                return self.store(scope)
            return [f"memset({found[0]}, 0, {r.randrange(1, POINTED)} * sizeof(double));"]
        places = [p for p in scope.structs if p.writable and not (scope.pure and p.root == "?")]
        if not places:
            return self.store(scope)
        target = r.choice(places)
        source = make.struct_place(scope, target.struct, writable=False)
        makers = [h for h in make.helpers if h.result == f"struct {target.struct.name}"]
        if makers and make.chance(0.6):
            called = make.call(scope, [h for h in makers if h.pure or not scope.pure])
            if called is not None:
                return [f"{make.fill(scope, target)} = {called};"]
        assert source is not None
        left, right = make.fill(scope, target), make.fill(scope, source)
        return [f"{left} = {right};"] if left != right else self.store(scope)

    def swap(self, scope: Scope) -> Lines:
        make = self.make
        places = [p for p in scope.structs if p.writable and p.lengths and not (scope.pure and p.root == "?")]
        if places and make.chance(0.5):
            place = make.random.choice(places)
            a, b, t = make.fill(scope, place), make.fill(scope, place), make.fresh("t")
            if a == b:
                return self.store(scope)
            return [f"struct {place.struct.name} {t} = {a};", f"{a} = {b};", f"{b} = {t};"]
        first, second = self.target(scope), self.target(scope)
        if first is None or second is None or first[1] != second[1] or first[0] == second[0]:
            return self.store(scope)
        t = make.fresh("t")
        return [f"{first[1]} {t} = {first[0]};", f"{first[0]} = {second[0]};", f"{second[0]} = {t};"]

    def integer(self, scope: Scope) -> Lines:
        make = self.make
        integers = [
            p
            for p in scope.places
            if p.type == "int" and p.writable and p.limit > 1 and not (scope.pure and p.root == "?")
        ]
        if integers and make.chance(0.6):
            chosen = make.random.choice(integers)
            name = make.fill(scope, chosen)
            return [f"{name} = ({make.random.randrange(2, 6)} * {name} + {make.index(scope, 7)}) % {chosen.limit};"]
        name, limit = make.fresh("k"), make.random.randrange(3, 7)
        value = make.index(scope, limit)
        scope.add(Place(name, "int", limit=limit, root=name))
        return [f"int {name} = {value};"]

    # Calls --------------------------------------------------------------------------------------------------------

    def call_statement(self, scope: Scope) -> Lines:
        make = self.make
        usable = [h for h in make.helpers if h.pure or not scope.pure]
        if scope.functions and make.chance(0.3):
            target = self.target(scope)
            if target is not None:
                return [f"{target[0]} = {make.function(scope)}({make.value(scope, 1)});"]
        reals: list[Helper] = [h for h in usable if h.result in ("double", "float")]
        nothing: list[Helper] = [h for h in usable if h.result == "void"]
        called = make.call(scope, nothing) if nothing and make.chance(0.6) else None
        if called is not None:
            return [f"{called};"]
        called = make.call(scope, reals) if reals else None
        target = self.target(scope)
        if called is None or target is None:
            return self.store(scope)
        if make.chance(0.3):
            # The target may be memory that the call changes, so the result has a name of its own first.
            name = make.fresh("v")
            scope.add(Place(name, "double", root=name))
            return [f"double {name} = {called};", f"{target[0]} = 0.5 * {target[0]} + 0.5 * {name};"]
        # The target's address is of memory only, with indices that no callee writes.
        return [f"{target[0]} = {called};"]

    # Control flow -------------------------------------------------------------------------------------------------

    def loop_scope(self, scope: Scope, times: int, *, continuable: bool) -> Scope:
        inner = scope.child(times)
        inner.loop_heap = len(scope.heap)
        inner.continuable = continuable
        return inner

    def bound(self, scope: Scope) -> tuple[str, int]:
        """(upper bound of a loop, the most that it can be)."""
        r = self.make.random
        integers = [p for p in scope.places if p.type == "int"]
        if integers and r.random() < 0.55:
            chosen = r.choice(integers[-4:])
            limit = min(chosen.limit, 6)
            text = self.make.fill(scope, chosen)
            if chosen.limit > 6:
                text = f"{text} % 6"
            if r.random() < 0.4:
                return f"{text} + 1", limit
            return text, limit - 1
        constant = r.randrange(2, 6)
        return str(constant), constant

    def for_loop(self, scope: Scope, depth: int) -> Lines:
        r = self.make.random
        i = self.make.fresh("i")
        upper, most = self.bound(scope)
        most = max(1, most)
        inner = self.loop_scope(scope, most, continuable=True)
        match r.randrange(8):
            case 0:
                head, limit = f"for (int {i} = {upper}; {i} > 0; {i}--)", most + 1
            case 1:
                head, limit = f"for (int {i} = {upper} - 1; {i} >= 0; {i}--)", most
            case 2:
                head, limit = f"for (int {i} = 0; {i} < {upper}; {i} += 2)", most
            case 3:
                head, limit = f"for (int {i} = 1; {i} <= {upper}; {i}++)", most + 1
            case 4:
                head, limit = f"for (size_t {i} = 0; {i} < (size_t)({upper}); {i}++)", most
            case _:
                head, limit = f"for (int {i} = 0; {i} < {upper}; {i}++)", most
        if "size_t" not in head:
            inner.add(Place(i, "int", limit=limit, writable=False))
        else:
            inner.add(Place(f"(int){i}", "int", limit=limit, writable=False))
        if r.random() < 0.25:
            target = self.target(inner)
            if target is not None:
                value = f"tanh({self.make.expression(inner, 2, target[1])[0]})"
                return [head, *indented([f"{target[0]} = {value};"])]
        return [f"{head} {{", *indented(self.block(inner, r.randrange(1, 4), depth)), "}"]

    def pointer_loop(self, scope: Scope, depth: int) -> Lines:
        found = self.make.pointer(scope, writable=True)
        if found is None or (scope.pure and found[1] == "?"):
            return self.for_loop(scope, depth)
        p, end = self.make.fresh("p"), self.make.fresh("e")
        inner = self.loop_scope(scope, POINTED, continuable=True)
        inner.add(Place(f"*{p}", "double", root=found[1]))
        body = indented([f"*{p} = {self.make.value(inner)};", *self.block(inner, 1, depth)])
        start = f"for (double *{p} = {found[0]}, *{end} = {p} + {POINTED}; {p} != {end}; {p}++) {{"
        return [start, *body, "}"]

    def while_loop(self, scope: Scope, depth: int) -> Lines:
        r, make = self.make.random, self.make
        k, most = make.fresh("k"), r.randrange(3, 7)
        inner = self.loop_scope(scope, most, continuable=True)
        inner.add(Place(k, "int", limit=most + 1, writable=False))
        target = self.target(scope)
        guard = make.condition(scope, active=0.0)
        if target is not None and r.random() < 0.6:
            guard = f"LESS({make.literal('double', 0.1, 0.5)}, fabs({target[0]}))"
        body = [f"{k}++;", *self.block(inner, r.randrange(1, 3), depth)]
        if target is not None:
            body.append(f"{target[0]} *= {make.literal(target[1], 0.6, 0.9)};")
        if r.random() < 0.3:
            return [f"int {k} = 0;", "do {", *indented(body), f"}} while ({k} < {most} && ({guard}));"]
        return [f"int {k} = 0;", f"while ({k} < {most} && ({guard})) {{", *indented(body), "}"]

    def branch(self, scope: Scope, depth: int) -> Lines:
        r = self.make.random
        lines = [f"if ({self.make.condition(scope)}) {{"]
        lines += indented(self.block(scope.child(), r.randrange(1, 3), depth))
        if r.random() < 0.25:
            lines += [f"}} else if ({self.make.condition(scope)}) {{"]
            lines += indented(self.block(scope.child(), 1, depth))
        if r.random() < 0.6:
            lines += ["} else {", *indented(self.block(scope.child(), r.randrange(1, 3), depth))]
        return [*lines, "}"]

    def switch(self, scope: Scope, depth: int) -> Lines:
        r = self.make.random
        integers = [p for p in scope.places if p.type == "int" and not p.lengths]
        if not integers:
            return self.branch(scope, depth)
        count = r.randrange(2, 5)
        subject = f"({r.choice(integers).template} + {r.randrange(3)}) % {count + 1}"
        lines = [f"switch ({subject}) {{"]
        for case in range(count):
            inner = scope.child()
            if scope.loop_heap is not None:
                inner.loop_heap = None  # a `break` would leave the switch only
            lines += [f"case {case}: {{", *indented(self.block(inner, 1, depth)), "}"]
            lines.append("/* fall through */" if r.random() < 0.3 and case + 1 < count else "break;")
        if r.random() < 0.6:
            inner = scope.child()
            inner.loop_heap = None
            lines += ["default: {", *indented(self.block(inner, 1, depth)), "}"]
        return [*lines, "}"]

    def leave_loop(self, scope: Scope, _depth: int) -> Lines:
        assert scope.loop_heap is not None
        word = "continue" if scope.continuable and self.make.chance(0.4) else "break"
        frees = [f"free({p});" for p in reversed(scope.heap[scope.loop_heap :])]
        condition = self.make.condition(scope, active=0.3)
        if frees:
            return [f"if ({condition}) {{", *indented([*frees, f"{word};"]), "}"]
        return [f"if ({condition}) {word};"]

    def early_return(self, scope: Scope, _depth: int) -> Lines:
        frees = [f"free({p});" for p in reversed(scope.heap)]
        condition = self.make.condition(scope, active=0.1)
        if scope.returns == "void":
            return [f"if ({condition}) {{", *indented([*frees, "return;"]), "}"]
        name = self.make.fresh("r")
        value = self.make.value(scope, 1)
        lines = [f"double {name} = {value};", *frees, f"return {name};"]
        return [f"if ({condition}) {{", *indented(lines), "}"]

    def heap_array(self, scope: Scope, depth: int) -> Lines:
        """Scratch memory that lives until the end of a block."""
        r, make = self.make.random, self.make
        t, length, i = make.fresh("m"), r.randrange(POINTED, 8), make.fresh("i")
        inner = scope.child(length)
        inner.add(Place(i, "int", limit=length, writable=False))
        place = Place(f"{t}[{{}}]", "double", (length,), root=t)
        fill = f"for (int {i} = 0; {i} < {length}; {i}++) {t}[{i}] = {make.value(inner, 1)};"
        match r.randrange(4):
            case 0:
                lines = [f"double *{t} = calloc({length}, sizeof(double));"]
            case 1:
                half = length // 2
                short = fill.replace(f"{i} < {length}", f"{i} < {half}")
                rest = fill.replace(f"{i} = 0", f"{i} = {half}")
                lines = [
                    f"double *{t} = malloc({half} * sizeof(double));",
                    short,
                    f"{t} = realloc({t}, {length} * sizeof(double));",
                    rest,
                ]
            case _:
                lines = [f"double *{t} = malloc({length} * sizeof(double));", fill]
        body = scope.child()
        body.add(place)
        body.heap.append(t)
        lines += self.block(body, r.randrange(1, 4), depth)
        target = self.target(scope)
        if target is not None:
            lines.append(f"{target[0]} = {make.value(body, 2, kind=target[1])};")
        body.heap.pop()
        return ["{", *indented([*lines, f"free({t});"]), "}"]

    # Rare forms ---------------------------------------------------------------------------------------------------

    def linked_list(self, scope: Scope) -> Lines:
        """Nodes pushed in front, walked from the head, and freed."""
        make = self.make
        head, node, i, total = make.fresh("head"), make.fresh("node"), make.fresh("i"), make.fresh("v")
        count = make.random.randrange(2, 5)
        inner = scope.child(count)
        inner.add(Place(i, "int", limit=count, writable=False))
        pushed = make.value(inner, 1)
        walked = scope.child(count)
        walked.add(Place(f"{node}->v", "double"), Place(total, "double"))
        lines = [
            f"struct Node *{head} = NULL;",
            f"for (int {i} = 0; {i} < {count}; {i}++) {{",
            f"  struct Node *{node} = malloc(sizeof *{node});",
            f"  {node}->v = {pushed};",
            f"  {node}->next = {head};",
            f"  {head} = {node};",
            "}",
            f"double {total} = 0;",
            f"for (struct Node *{node} = {head}; {node}; {node} = {node}->next) {{",
            f"  {total} = 0.5 * {total} + 0.5 * {make.closed(make.value(walked, 1))};",
            f"  {node}->v *= {total};" if make.chance(0.5) else f"  {total} = sin({total} + {node}->v);",
            "}",
            f"while ({head}) {{",
            f"  struct Node *{node} = {head}->next;",
            f"  free({head});",
            f"  {head} = {node};",
            "}",
        ]
        scope.add(Place(total, "double", root=total))
        return lines

    def array_of_pointers(self, scope: Scope) -> Lines:
        make = self.make
        found = [make.pointer(scope, writable=True) for _ in range(make.random.randrange(2, 4))]
        pointers = [f for f in found if f is not None]
        if len(pointers) < 2 or (scope.pure and any(root == "?" for _, root in pointers)):
            return self.declare_array(scope)
        name = make.fresh("rows")
        root = pointers[0][1] if all(p[1] == pointers[0][1] for p in pointers) else "?"
        scope.add(Place(f"{name}[{{}}][{{}}]", "double", (len(pointers), POINTED), writable=not scope.pure, root=root))
        return [f"double *{name}[{len(pointers)}] = {{{', '.join(p[0] for p in pointers)}}};"]

    def bits(self, scope: Scope) -> Lines:
        """A real that travels as integers."""
        make = self.make
        word, name = make.fresh("w"), make.fresh("v")
        source = make.value(scope, 1)
        scope.add(Place(name, "double", root=name))
        return [
            f"double {name} = {source};",
            f"unsigned long {word}[sizeof(double) / sizeof(long)];",
            f"memcpy({word}, &{name}, sizeof {name});",
            f"{name} = {make.value(scope, 1)};",
            f"if ({make.condition(scope, 0.0)}) memcpy(&{name}, {word}, sizeof {name});",
        ]

    def union(self, scope: Scope) -> Lines:
        """One union used as an integer first, as a real afterwards."""
        make = self.make
        name, result = make.fresh("u"), make.fresh("v")
        lines = [
            f"union {{ double d; long k; }} {name};",
            f"{name}.k = {make.index(scope, 5)};",
            f"double {result} = 0.1 * (double){name}.k;",
            f"{name}.d = {make.value(scope, 1)};",
            f"{result} += {name}.d * 0.5;",
        ]
        scope.add(Place(result, "double", root=result))
        return lines

    def goto_loop(self, scope: Scope, depth: int) -> Lines:
        """A loop that is entered in its middle: irreducible if the condition is not known."""
        make = self.make
        top, middle, k = make.fresh("top"), make.fresh("middle"), make.fresh("k")
        most = make.random.randrange(2, 5)
        inner = scope.child(most)
        inner.loop_heap = None
        inner.add(Place(k, "int", limit=most, writable=False))
        first = self.block(inner.child(), 1, depth)
        second = self.block(inner.child(), 1, depth)
        return [
            f"int {k} = 0;",
            f"if ({make.condition(scope)}) goto {middle};",
            f"{top}: {{",
            *indented(first),
            "}",
            f"{middle}: {{",
            *indented(second),
            "}",
            f"if (++{k} < {most}) goto {top};",
        ]

    def goto_out(self, scope: Scope, depth: int) -> Lines:
        """Out of two loops at once."""
        make = self.make
        i, j, label = make.fresh("i"), make.fresh("i"), make.fresh("done")
        inner = scope.child(9)
        inner.loop_heap = None
        inner.add(Place(i, "int", limit=3, writable=False), Place(j, "int", limit=3, writable=False))
        body = self.block(inner, 2, depth)
        return [
            f"for (int {i} = 0; {i} < 3; {i}++)",
            f"  for (int {j} = 0; {j} < 3; {j}++) {{",
            *indented(indented(body)),
            f"    if ({make.condition(inner)}) goto {label};",
            "  }",
            f"{label}:;",
        ]
