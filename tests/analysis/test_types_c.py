"""The type analysis on what clang makes of C, at -O0, where all goes through allocas, and at -O2."""

from __future__ import annotations

import pytest

from enzyme_passes.analysis.lanes import Kind
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call, Instruction, Store

from .types_support import Program, c, copies, memory, register, value

LEVELS = pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])


def unknown_registers(program: Program, name: str) -> list[str]:
    """Registers of 4 bytes and more, and stores, of which nothing is known."""
    facts = program.facts(name)
    found: list[str] = []
    for i in facts.function.instructions():
        if isinstance(i.type, ty.SimpleType):
            lanes = facts.stored(i) if isinstance(i, Store) else ()
        else:
            lanes = facts.register(i)
        if any(lane.kind.is_unknown for lane in lanes):
            found.append(f"{type(i).__name__} {i.name}")
    return found


@LEVELS
def test_struct_of_int_array_and_pointer(level: str) -> None:
    program = c(
        """
        struct s { int n; double a[4]; double *p; char name[8]; };
        double f(struct s *s) {
          double r = 0;
          for (int i = 0; i < s->n; i++) r += s->a[i] * s->p[i];
          return r;
        }""",
        level,
    )
    facts = program.facts()
    assert memory(facts, "s", 48).startswith("0:int4 4:unknown4 8:double 16:double 24:double 32:double 40:pointer")
    assert unknown_registers(program, "f") == []


@LEVELS
def test_copies_of_structs_become_integers(level: str) -> None:
    """InstCombine makes i64, i128 and <2 x i64> of small copies."""
    program = c(
        """
        #include <string.h>
        struct pair { double x; double *next; };
        struct floats { float a, b; };
        double f(struct pair *p, struct pair *q, struct floats *u, struct floats *v) {
          struct pair t; struct floats w;
          memcpy(&t, p, sizeof t); memcpy(p, q, sizeof t); memcpy(q, &t, sizeof t);
          memcpy(&w, u, sizeof w); memcpy(u, v, sizeof w); memcpy(v, &w, sizeof w);
          return p->x * *p->next + u->a * v->b;
        }""",
        level,
    )
    facts = program.facts()
    for name in ("p", "q"):
        assert memory(facts, name, 16) == "0:double 8:pointer"
    for name in ("u", "v"):
        assert memory(facts, name, 8) == "0:float 4:float"
    assert unknown_registers(program, "f") == []


@LEVELS
def test_structs_in_registers(level: str) -> None:
    """The ABI passes {float, float} as <2 x float> or double, {float, int} as i64, {double, long} as two registers."""
    program = c(
        """
        struct mixed { float x; int n; };
        struct wide { double x; long n; };
        __attribute__((noinline)) struct mixed g(struct mixed m) { m.x *= m.n; m.n += 2; return m; }
        __attribute__((noinline)) struct wide h(struct wide w) { w.x *= w.n; w.n += 2; return w; }
        double f(float x) {
          struct mixed m = {x, 3};
          struct wide w = {x, 4};
          w = h(h(w));
          m = g(g(m));
          return m.x * w.x + m.n + w.n;
        }""",
        level,
    )
    assert unknown_registers(program, "f") == []
    assert unknown_registers(program, "g") == []
    facts = program.facts("g")
    (argument,) = facts.function.arguments
    assert [str(lane) for lane in facts.register(argument)] == ["0:float", "4:int4"]
    assert facts.adjoint_type(argument) is ty.vector(2, ty.FLOAT)


@LEVELS
def test_complex_results(level: str) -> None:
    program = c(
        """
        #include <complex.h>
        __attribute__((noinline)) double complex g(double complex z) { return z * z; }
        double f(double x) { return creal(g(x + 2 * I)); }""",
        level,
    )
    facts = program.facts()
    (call,) = program.calls("f", "g")
    assert [str(lane) for lane in facts.register(call)] == ["0:double", "8:double"]
    assert facts.adjoint_type(call) is ty.struct((ty.DOUBLE, ty.DOUBLE))


@LEVELS
def test_a_linked_list(level: str) -> None:
    program = c(
        """
        #include <stdlib.h>
        struct node { struct node *next; double x; };
        double f(double *x, int n) {
          struct node *head = 0;
          for (int i = 0; i < n; i++) {
            struct node *made = malloc(sizeof *made);
            made->next = head; made->x = x[i]; head = made;
          }
          double r = 0;
          while (head) { struct node *next = head->next; r += head->x; free(head); head = next; }
          return r;
        }""",
        level,
    )
    facts = program.facts()
    (made,) = program.calls("f", "malloc")
    (cell,) = facts.cells(made)
    assert facts.pointees(cell) == (cell,)
    assert str(facts.memory(made, 16, made)) == "0:pointer 8:double"


@LEVELS
def test_a_tree_of_arrays(level: str) -> None:
    program = c(
        """
        struct tree { struct tree *child[4]; int leaf; double value; };
        double f(struct tree *t) {
          double r = t->value;
          if (!t->leaf) for (int i = 0; i < 4; i++) r += f(t->child[i]);
          return r;
        }""",
        level,
    )
    facts = program.facts()
    layout = memory(facts, "t", 48)
    assert layout == "0:pointer 8:pointer 16:pointer 24:pointer 32:int4 36:unknown4 40:double"
    (cell,) = facts.cells(value(facts, "t"))
    assert facts.pointees(cell) == (cell,)


@LEVELS
def test_rows_behind_pointers(level: str) -> None:
    program = c(
        """
        double f(double **rows, int n, int m) {
          double r = 0;
          for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) r += rows[i][j];
          return r;
        }""",
        level,
    )
    facts = program.facts()
    assert memory(facts, "rows") == "0:pointer each 8"
    (rows,) = facts.cells(value(facts, "rows"))
    (row,) = facts.pointees(rows)
    assert facts.has_float(row)


@LEVELS
def test_the_members_of_a_union(level: str) -> None:
    """Where integers and floats are stored in one place, the use of what is loaded decides."""
    program = c(
        """
        struct number { int real; union { double x; long n; } as; };
        double f(struct number *v, double *x, int n) {
          for (int i = 0; i < n; i++) {
            v[i].real = i != 2;
            if (v[i].real) v[i].as.x = x[i]; else v[i].as.n = i + 3;
          }
          double r = 1;
          for (int i = 0; i < n; i++) r *= v[i].real ? v[i].as.x : (double)v[i].as.n;
          return r;
        }""",
        level,
    )
    facts = program.facts()
    assert memory(facts, "v") == "0:int4 4:unknown4 8:double each 16"
    assert not any(facts.lost_float(i) for i in facts.function.instructions())
    whole = [
        i for i in facts.function.instructions()
        if type(i).__name__ == "Cast" and getattr(i, "op", "") == "sitofp"
    ]  # fmt: skip
    for cast in whole:
        (operand,) = [getattr(cast, "operand", None)]
        assert isinstance(operand, Instruction)
        assert [str(lane) for lane in facts.register(operand)] == ["0:int8"]


@LEVELS
def test_bits_of_floats_are_not_a_union(level: str) -> None:
    """A fast logarithm: the float that arithmetic on bits consumes must not be taken for an integer."""
    program = c(
        """
        #include <string.h>
        float f(const float *x, int k) {
          if (x[k] > 1) return x[k + 1];
          int bits;
          memcpy(&bits, &x[k], sizeof bits);
          return bits * 1.1920928955078125e-7f - 126.94269504f;
        }""",
        level,
    )
    facts = program.facts()
    casts = [i for i in facts.function.instructions() if getattr(i, "op", "") == "sitofp"]
    kinds: list[Kind] = [lane.kind for cast in casts for lane in facts.register(cast.operand)]  # type: ignore[attr-defined]
    assert [kind.is_float for kind in kinds] == [True]


@LEVELS
def test_the_fast_inverse_root_loses_its_float(level: str) -> None:
    program = c(
        """
        #include <string.h>
        float f(float x) {
          int i;
          float y;
          memcpy(&i, &x, 4);
          i = 0x5f3759df - (i >> 1);
          memcpy(&y, &i, 4);
          return y * (1.5f - 0.5f * x * y * y);
        }""",
        level,
    )
    facts = program.facts()
    assert any(facts.lost_float(i) for i in facts.function.instructions())


@LEVELS
def test_copies_whose_type_only_the_caller_knows(level: str) -> None:
    program = c(
        """
        #include <string.h>
        __attribute__((noinline)) void move(void *to, const void *from, size_t n) { memmove(to, from, n); }
        struct s { double x; long n; };
        double f(double *a, double *b, struct s *u, struct s *v, int k) {
          move(a, b, k * sizeof *a);
          move(u, v, k * sizeof *u);
          return a[k] + u[k].x * u[k].n;
        }""",
        level,
    )
    assert "double" in copies(program.facts_at("f", "move", 0))[0]
    assert copies(program.facts_at("f", "move", 0)) == ["0:double each 8"]
    assert copies(program.facts_at("f", "move", 1)) == ["0:double 8:int8 each 16"]


@LEVELS
def test_generic_containers_keep_their_elements_apart(level: str) -> None:
    """One `push` for doubles and for indices: a summary, made anew at each call."""
    program = c(
        """
        #include <stdlib.h>
        #include <string.h>
        struct vec { void *data; size_t size, used; };
        __attribute__((noinline)) void push(struct vec *v, const void *item, size_t bytes) {
          memcpy((char *)v->data + v->used * bytes, item, bytes);
          v->used++;
        }
        double f(double *x, int n) {
          struct vec a = {malloc(80), 10, 0}, b = {malloc(80), 10, 0};
          for (int i = 0; i < n; i++) {
            double y = x[i] * x[i];
            long k = n - i;
            push(&a, &y, sizeof y);
            push(&b, &k, sizeof k);
          }
          double r = ((double *)a.data)[2] * ((long *)b.data)[1];
          free(a.data); free(b.data);
          return r;
        }""",
        level,
    )
    facts = program.facts()
    first, second = program.calls("f", "malloc")
    assert "double" in str(facts.memory(first, None, first))
    assert "double" not in str(facts.memory(second, None, second))
    assert facts.pointee_has_float(second) is False


@LEVELS
def test_objects_with_methods(level: str) -> None:
    """A call through a table reaches what was put into it, not all that is of its type."""
    program = c(
        """
        struct shape;
        struct methods { double (*area)(struct shape *); void (*scale)(struct shape *, double); };
        struct shape { const struct methods *methods; double a, b; };
        static double circle_area(struct shape *s) { return 3.14 * s->a * s->a; }
        static double box_area(struct shape *s) { return s->a * s->b; }
        static void scale(struct shape *s, double k) { s->a *= k; s->b *= k; }
        static const struct methods circle = {circle_area, scale}, box = {box_area, scale};
        double total(double *x) { return x[0] + x[1]; }
        double (*volatile other)(double *) = total;
        void start(struct shape *s, double *x) {
          s[0].methods = &circle; s[0].a = x[0];
          s[1].methods = &box; s[1].a = x[1]; s[1].b = x[2];
        }
        double f(double *x) {
          struct shape s[2];
          start(s, x);
          double r = 0;
          for (int i = 0; i < 2; i++) { s[i].methods->scale(s + i, x[i]); r += s[i].methods->area(s + i); }
          return r;
        }""",
        level,
    )
    facts = program.facts()
    indirect = [
        i for i in facts.function.instructions()
        if isinstance(i, Call) and not hasattr(i.callee, "defined")
    ]  # fmt: skip
    for call in indirect:
        names = sorted(f.name for f in facts.callees(call))
        assert names in (["box_area", "circle_area"], ["scale"])
    assert not any(s.kind.name == "conflict" for cell in facts.live_cells() for s in facts.slots(cell).values())


@LEVELS
def test_sorting_reaches_the_comparison(level: str) -> None:
    program = c(
        """
        #include <stdlib.h>
        struct item { long key; double x; };
        static int order(const void *a, const void *b) {
          const struct item *p = a, *q = b;
          return (p->x > q->x) - (p->x < q->x);
        }
        void f(void *items, int n) { qsort(items, n, sizeof(struct item), order); }""",
        level,
    )
    assert memory(program.facts(), "items").endswith("8:double each 16")


@LEVELS
def test_globals_and_static_tables(level: str) -> None:
    program = c(
        """
        static const double weight[3] = {0.5, 0.25, 0.25};
        static const char *names[2] = {"one", "two"};
        static double state[8];
        struct config { int n; double scale; } config = {3, 2.0};
        int puts(const char *);
        double f(int i, double x) {
          puts(names[i & 1]);
          state[i] += x * config.scale * config.n;
          return weight[i] * state[i];
        }""",
        level,
    )
    facts = program.facts()
    shown = {g.name: str(facts.memory(g, None, facts.function.entry.terminator)) for g in facts.global_cells()}
    assert shown["weight"] == "0:double each 8"
    assert shown["state"] == "0:double each 8"
    assert "8:double" in str(facts.memory(program.module.globals["config"], 16, facts.function.entry.terminator))
    if level != "-O0":
        return  # the choice between two strings is folded
    (names,) = facts.cells(program.module.globals["names"])
    assert not any(facts.has_float(cell) for cell in facts.pointees(names))


@LEVELS
def test_long_double_and_float_arrays(level: str) -> None:
    program = c(
        """
        double f(long double *a, float *b, _Float16 *h, int n) {
          double r = 0;
          for (int i = 0; i < n; i++) r += a[i] * b[i] * h[i];
          return r;
        }""",
        level,
    )
    facts = program.facts()
    assert memory(facts, "a").startswith("0:x86_fp80")
    assert memory(facts, "b") == "0:float each 4"
    assert memory(facts, "h") == "0:half each 2"


@LEVELS
def test_a_stack_of_bytes(level: str) -> None:
    """An arena: memory that is given out piece by piece has the types of its uses."""
    program = c(
        """
        #include <stdlib.h>
        #include <stddef.h>
        struct arena { char *base; size_t used; };
        static inline void *take(struct arena *a, size_t n) { void *p = a->base + a->used; a->used += n; return p; }
        double f(double *x, int n) {
          struct arena a = {malloc(10000), 0};
          double *copy = take(&a, n * sizeof(double));
          for (int i = 0; i < n; i++) copy[i] = x[i] * x[i];
          double r = copy[1] + copy[2];
          free(a.base);
          return r;
        }""",
        level,
    )
    facts = program.facts()
    (base,) = program.calls("f", "malloc")
    assert facts.pointee_has_float(base) is True


def test_cpp_vectors_and_virtual_methods() -> None:
    program = c(
        """
        #include <vector>
        struct Base { virtual double at(double) const = 0; virtual ~Base() {} };
        struct Square : Base { double k; explicit Square(double k) : k(k) {} double at(double x) const override; };
        double Square::at(double x) const { return k * x * x; }
        extern "C" double f(const double *x, int n) {
          std::vector<double> v(x, x + n);
          std::vector<std::vector<double>> rows(3, v);
          v.push_back(x[0] * x[1]);
          Square s(v[0]);
          const Base *b = &s;
          double r = 0;
          for (double e : v) r += b->at(e);
          for (auto &row : rows) r += row[1];
          return r;
        }""",
        "-O2",
        "c++",
        "-fno-exceptions",
    )
    facts = program.facts()
    news = program.calls("f", "_Znwm")
    assert news
    shown = [str(facts.memory(i, None, i)) for i in news]
    assert any("double" in text for text in shown)
    assert not any("conflict" in text for text in shown)
    assert not any(facts.lost_float(i) for i in facts.function.instructions())


def test_names_of_registers_are_those_of_the_source() -> None:
    facts = c("double f(double *x, long n) { return x[n]; }").facts()
    assert register(facts, "n") == "0:int8"


@LEVELS
def test_integer_loops_over_floats_move_floats(level: str) -> None:
    """Whatever TBAA says of them: moving bits is no use as an integer."""
    program = c(
        """
        void __enzyme_double(void *, ...);
        __attribute__((noinline)) void hinted(long *to, const long *from, int n) {
          __enzyme_double(to, 24); __enzyme_double((void *)from, 24);
          for (int i = 0; i < n; i++) to[i] = from[i];
        }
        __attribute__((noinline)) void plain(long *to, const long *from, int n) {
          for (int i = 0; i < n; i++) to[i] = from[i];
        }
        double f(const double *x, double *y, int n) {
          hinted((long *)y, (const long *)x, 3);
          plain((long *)y, (const long *)x, n);
          return y[0] * y[1] * x[n];
        }""",
        level,
    )
    for name in ("hinted", "plain"):
        facts = program.facts_at("f", name)
        moved = [i for i in facts.function.instructions() if isinstance(i, Store) and i.value.type is ty.I64]
        if moved:
            assert [str(lane) for lane in facts.stored(moved[0])] == ["0:double"]
        else:
            assert copies(facts) == ["0:double each 8"]
