"""Idioms of C that are no containers: contexts, workspaces, aliases, registries, words, state between calls, files."""

from __future__ import annotations

from tests.fuzz.program import Idiom, Writer

from .c_records import WORKSPACE, arena


def callback(w: Writer) -> None:
    """An integrator that knows its right-hand side by a pointer and a context of `void *`."""
    w.top(
        """
struct problem$i { double rate; const double *forcing; int calls; };
$how double rhs$i(double t, double y, void *given) {
  struct problem$i *q = (struct problem$i *)given;
  q->calls++;
  return q->rate * $e + q->forcing[q->calls % 2];
}
$how double march$i(double (*f)(double, double, void *), void *context, double y, int steps) {
  double t = 0, h = 0.1;
  for (int k = 0; k < steps; k++) { double half = y + 0.5 * h * f(t, y, context); y += h * f(t + 0.5 * h, half, context); t += h; }
  return y;
}
static const double FORCING$i[2] = {$a, $b};""",
        how=w.inline(),
        e=w.smooth("y + t"),
        a=w.number(),
        b=w.number(),
    )
    forcing = w.pick(w.fill("FORCING$i"), "in + 1", "in")
    w.say("struct problem$i q = {in[0], $f, 0};", f=forcing)
    for k in range(w.m):
        w.say("out[$k] = march$i(rhs$i, &q, in[$j], $s);", k=k, j=k % w.n, s=w.r.randint(2, 5))


def registry(w: Writer) -> None:
    """Handles to objects that only one file (here, or another) knows; errors are codes."""
    code = w.fill(
        """
struct object$i { int used; double value; double *more; };
static struct object$i objects$i[8];
int create$i(double v) {
  for (int k = 0; k < 8; k++) if (!objects$i[k].used) {
    objects$i[k].used = 1; objects$i[k].value = v; objects$i[k].more = (double *)malloc(2 * sizeof(double));
    objects$i[k].more[0] = $e; objects$i[k].more[1] = v * 0.5;
    return k;
  }
  return -1;
}
int change$i(int h, double by) { if (h < 0 || h > 7 || !objects$i[h].used) return 1; objects$i[h].value += by; return 0; }
int read$i(int h, int which, double *v) {
  if (h < 0 || h > 7 || !objects$i[h].used) return 1;
  *v = which == 2 ? objects$i[h].value : objects$i[h].more[which];
  return 0;
}
void destroy$i(int h) { if (h >= 0 && h < 8 && objects$i[h].used) { objects$i[h].used = 0; free(objects$i[h].more); } }""",
        e=w.smooth("v"),
    )
    if w.files and w.chance(0.4):
        w.text.unit.append(code)
        w.top("int create$i(double); int change$i(int, double); int read$i(int, int, double *); void destroy$i(int);")
    else:
        w.top(code.replace("\nint ", "\nstatic int ").replace("\nvoid ", "\nstatic void "))
    w.say("int hs[$n]; for (int k = 0; k < $n; k++) hs[k] = create$i(in[k]);")
    if w.chance(0.5):
        w.say("destroy$i(hs[0]); hs[0] = create$i(in[$n - 1] * 0.7);")
    w.say(
        "double sum = 0, one = 0; for (int k = $n - 1; k >= -1; k--) { int h = k < 0 ? 99 : hs[k];\n"
        "  if (change$i(h, 0.1 * in[0])) continue; if (read$i(h, k % 3, &one)) goto failed$i; sum = 0.6 * sum + one; }\n"
        "failed$i: for (int k = 0; k < $n; k++) destroy$i(hs[k]);"
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('sum')};")


def opaque(w: Writer) -> None:
    """A model behind an opaque pointer, with a table of operations by hand."""
    w.top(
        """
typedef struct M$i M$i;
struct ops$i { double (*eval)(const M$i *, double); void (*update)(M$i *, const double *); };
struct M$i { const struct ops$i *ops; double a; union { double slope; double pair[2]; } u; };
$how double line$i(const M$i *m, double t) { return m->a + m->u.slope * t; }
$how double curve$i(const M$i *m, double t) { return m->u.pair[0] * $e + m->u.pair[1] * m->a; }
$how void set_line$i(M$i *m, const double *v) { m->a = v[0]; m->u.slope = v[1]; }
$how void set_curve$i(M$i *m, const double *v) { m->a = v[1]; m->u.pair[0] = v[0]; m->u.pair[1] = v[0] * v[1]; }
static const struct ops$i OPS$i[2] = {{line$i, set_line$i}, {curve$i, set_curve$i}};
static M$i *make$i(int kind) { M$i *m = (M$i *)calloc(1, sizeof *m); m->ops = &OPS$i[kind]; return m; }""",
        how=w.inline(),
        e=w.smooth("t"),
    )
    w.say(
        "void *models[2] = {make$i($a), make$i($b)}; double t = in[$n - 1];", a=w.r.randint(0, 1), b=w.r.randint(0, 1)
    )
    w.say(
        "for (int k = 0; k < 2; k++) { M$i *m = (M$i *)models[k]; m->ops->update(m, in + k); }\n"
        "for (int k = 0; k < 4; k++) { M$i *m = (M$i *)models[k % 2]; t = 0.5 * t + 0.3 * m->ops->eval(m, t); }"
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('t')};")
    w.say("free(models[0]); free(models[1]);")


def double_buffer(w: Writer) -> None:
    """A stencil over two buffers whose pointers change places."""
    n = w.r.randint(3, 6)
    if w.chance(0.3):
        w.share("workspace", WORKSPACE.replace("THREAD", ""))
        w.say("double *now = (double *)workspace_of(2 * $N * sizeof(double)), *then = now + $N;", N=n)
    elif w.chance(0.4):
        w.say("double two[2][$N], *now = two[0], *then = two[1];", N=n)
    elif w.chance(0.5):
        w.top("static double grid$i[2][$N];", N=n)
        w.say("double *now = grid$i[0], *then = grid$i[1];")
    else:
        w.say(
            "double *now = (double *)malloc($N * sizeof(double)), *then = (double *)malloc($N * sizeof(double)),"
            " *first = now, *second = then;",
            N=n,
        )
    w.say("for (int k = 0; k < $N; k++) now[k] = in[k % $n] * (1 + 0.1 * k);", N=n)
    restrict = w.pick("", "restrict")
    w.top(
        "$how void sweep$i(const double *$q a, double *$q b, int n) {\n"
        "  for (int k = 0; k < n; k++) b[k] = 0.4 * a[(k + n - 1) % n] + 0.3 * $e;\n}",
        how=w.inline(),
        q=restrict,
        e=w.smooth("a[k]"),
    )
    w.say(
        "for (int s = 0; s < $S; s++) { sweep$i(now, then, $N); double *t = now; now = then; then = t; }",
        S=w.r.randint(1, 4),
        N=n,
    )
    for k in range(w.m):
        w.say("out[$k] = now[$j];", k=k, j=w.r.randrange(n))
    if any("*first" in s for s in w.body):
        w.say("free(first); free(second);")


def aliasing(w: Writer) -> None:
    """Arguments that may be the same memory, in place; results by pointer."""
    w.top(
        """
$how void blend$i(double *to, const double *a, const double *b, int n) {
  for (int k = 0; k < n; k++) { double t = a[k] * b[n - 1 - k]; to[k] = 0.5 * to[k] + $e; }
}""",
        how=w.inline(),
        e=w.smooth("t"),
    )
    w.say("double buffer[$n + 2]; for (int k = 0; k < $n + 2; k++) buffer[k] = in[k % $n];")
    for _ in range(w.r.randint(1, 3)):
        w.say(
            "blend$i(buffer$p, buffer$q, $o, $n);",
            p=w.pick("", " + 1", " + 2"),
            q=w.pick("", " + 1"),
            o=w.pick("buffer", "in"),
        )
    for k in range(w.m):
        w.say(f"out[{k}] = buffer[{k + 1}];")


def memo(w: Writer) -> None:
    """A table of what was computed already, with flags beside it."""
    w.top(
        """
struct memo$i { int known[16]; double value[16]; const double *in; };
$how double fib$i(struct memo$i *m, int k) {
  if (k < 2) return m->in[k];
  if (!m->known[k]) { m->value[k] = 0.6 * fib$i(m, k - 1) + $e; m->known[k] = 1; }
  return m->value[k];
}""",
        how=w.inline(),
        e=w.smooth(w.fill("fib$i(m, k - 2)")),
    )
    if w.chance(0.4):
        w.top("static struct memo$i cache$i;")
        w.say("memset(&cache$i, 0, sizeof cache$i); cache$i.in = in; struct memo$i *m = &cache$i;")
    else:
        w.say("struct memo$i one = {{0}, {0}, in}, *m = &one;")
    for k in range(w.m):
        w.say(f"out[{k}] = fib{w.step}(m, {w.r.randint(3, 9)});")


def machine(w: Writer) -> None:
    """A stack machine whose code is a constant table and whose cells are tagged unions."""
    ops: list[tuple[int, int]] = [(0, w.r.randrange(w.n))]
    depth = 1
    for _ in range(w.r.randint(3, 8)):
        kind = w.r.choice([0, 1, 2, 3, 4])
        if kind in (2, 3) and depth < 2:
            kind = 0
        depth += {0: 1, 1: 1, 2: -1, 3: -1, 4: 0}[kind]
        ops.append((kind, w.r.randrange(w.n)))
    while depth > 1:
        ops.append((w.r.choice([2, 3]), 0))
        depth -= 1
    w.top(
        """
enum kind$i { NUMBER$i, COUNT$i };
struct value$i { enum kind$i kind; union { double d; int n; } u; };
static const struct { unsigned char op, arg; } CODE$i[] = {$code};
static double as_number$i(const struct value$i *v) { return v->kind == COUNT$i ? 0.25 * v->u.n : v->u.d; }""",
        code=", ".join(f"{{{a}, {b}}}" for a, b in ops),
    )
    w.say(
        """struct value$i stack[16]; int top = 0;
for (unsigned pc = 0; pc < sizeof CODE$i / sizeof CODE$i[0]; pc++) {
  int arg = CODE$i[pc].arg; struct value$i a, b;
  switch (CODE$i[pc].op) {
  case 0: stack[top].kind = NUMBER$i; stack[top++].u.d = in[arg]; break;
  case 1: stack[top].kind = COUNT$i; stack[top++].u.n = arg + 1; break;
  case 2: b = stack[--top]; a = stack[--top]; stack[top].kind = NUMBER$i; stack[top++].u.d = 0.5 * (as_number$i(&a) + as_number$i(&b)); break;
  case 3: b = stack[--top]; a = stack[--top]; stack[top].kind = NUMBER$i; stack[top++].u.d = as_number$i(&a) * as_number$i(&b); break;
  default: a = stack[top - 1]; stack[top - 1].kind = NUMBER$i; stack[top - 1].u.d = $e;
  }
}
double result = as_number$i(&stack[0]);""",
        e=w.smooth(w.fill("as_number$i(&a)")),
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('result')};")


def setter_getter(w: Writer) -> None:
    """Numbers that go by way of static variables, here or in another file."""
    local = w.pick("", "", "_Thread_local ")
    code = w.fill(
        """
static $l double kept$i; static $l const double *where$i; static $l struct { double v[2]; int n; } many$i;
void set$i(double v, const double *p) { kept$i = v; where$i = p; many$i.v[many$i.n++ & 1] = $e; }
double get$i(void) { return kept$i * where$i[1] + many$i.v[0]; }""",
        l=local,
        e=w.smooth("v"),
    )
    if w.files and w.chance(0.5):
        w.text.unit.append(code)
        w.top("void set$i(double, const double *); double get$i(void);")
    else:
        w.top(code)
    w.say("set$i(in[0], in); set$i(in[1], in + $o);", o=w.r.randrange(w.n - 1))
    w.say("set$i(in[$n - 1] * 0.5, in); set$i(in[1], in);")
    for k in range(w.m):
        w.say("out[$k] = $e;", k=k, e=w.smooth(w.fill("get$i()")))


def words(w: Writer) -> None:
    """Arrays of numbers that are copied as words, bytes or by swaps of halves, in loops by hand."""
    n = w.r.randint(2, 5)
    w.say("double a[$N], b[$N]; for (int k = 0; k < $N; k++) a[k] = in[k % $n] + 0.1 * k;", N=n)
    kind = w.pick("u64", "bytes", "u32", "memmove", "be", "xor", "int128", "halfloop")
    match kind:
        case "u64":
            w.say(
                "for (int k = 0; k < $N; k++) { uint64_t u; memcpy(&u, &a[$N - 1 - k], 8); memcpy(&b[k], &u, 8); }", N=n
            )
        case "bytes":
            w.say("for (size_t k = 0; k < sizeof a; k++) ((unsigned char *)b)[k] = ((const unsigned char *)a)[k];")
        case "u32":
            w.say(
                "{ uint32_t u[2 * $N]; memcpy(u, a, sizeof a); uint32_t t[2 * $N]; for (int k = 0; k < 2 * $N; k++) t[k] = u[k];"
                " memcpy(b, t, sizeof b); }",
                N=n,
            )
        case "be":
            w.say(
                "{ unsigned char wire[8 * $N]; for (int k = 0; k < $N; k++) { uint64_t u; memcpy(&u, &a[k], 8);"
                " u = __builtin_bswap64(u); memcpy(wire + 8 * k, &u, 8); }\n"
                "for (int k = 0; k < $N; k++) { uint64_t u; memcpy(&u, wire + 8 * k, 8); u = __builtin_bswap64(u);"
                " memcpy(&b[k], &u, 8); } }",
                N=n,
            )
        case "xor":
            w.say(
                "for (int k = 0; k < $N; k++) { uint64_t u, key = 0; memcpy(&u, &a[k], 8); u ^= key; memcpy(&b[k], &u, 8); }",
                N=n,
            )
        case "int128":
            w.say(
                "b[$N - 1] = a[$N - 1]; for (int k = 0; k + 1 < $N; k += 2) { unsigned __int128 u; memcpy(&u, &a[k], 16);"
                " memcpy(&b[k], &u, 16); }",
                N=n,
            )
        case "halfloop":
            w.say(
                "{ uint32_t *u = (uint32_t *)malloc(sizeof a); for (int k = 0; k < $N; k++) { uint64_t x; memcpy(&x, &a[k], 8);"
                " u[2 * k] = (uint32_t)(x >> 32); u[2 * k + 1] = (uint32_t)x; }\n"
                "for (int k = 0; k < $N; k++) { uint64_t x = (uint64_t)u[2 * k] << 32 | u[2 * k + 1]; memcpy(&b[k], &x, 8); }"
                " free(u); }",
                N=n,
            )
        case _:
            w.say("memcpy(b, a, sizeof a); memmove(b, b + 1, ($N - 1) * sizeof(double));", N=n)
    for k in range(w.m):
        w.say("out[$k] = $e;", k=k, e=w.smooth(f"b[{w.r.randrange(n)}]") + f" + 0.2 * b[{w.r.randrange(n)}]")


def signs(w: Writer) -> None:
    """Signs set and cleared by masks, the smaller found by an order of integers, choices by comparing bits."""
    w.say("double u = in[0], v = in[1] + 4; uint64_t a, b; memcpy(&a, &u, 8); memcpy(&b, &v, 8);")
    match w.pick("abs", "neg", "copysign", "greater"):
        case "abs":
            w.say("a &= ~(1ull << 63); memcpy(&u, &a, 8); double r = u * v;")
        case "neg":
            w.say("a ^= 1ull << 63; memcpy(&u, &a, 8); double r = u + $e;", e=w.smooth("v"))
        case "copysign":
            w.say("a = (a & ~(1ull << 63)) | (b & 1ull << 63); memcpy(&u, &a, 8); double r = u * v;")
        case _:
            w.say("int64_t sa = (int64_t)a, sb = (int64_t)b; double r = sa < sb ? u * v : v;")
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('r')};")


def structs(w: Writer) -> None:
    """Structs in structs by value: arguments, results, assignments, arrays of them."""
    w.top(
        """
typedef struct { double x, y; } P$i;
typedef struct { int id; P$i at; double w[2]; $extra } B$i;
$how P$i rotate$i(P$i p, double c) { P$i q = {p.x * cos(c) - p.y * sin(c), p.x * sin(c) + p.y * cos(c)}; return q; }
$how B$i step$i(B$i b, const P$i *force) {
  b.id++; b.at.x += 0.1 * force->x * b.w[0]; b.at.y += 0.1 * force->y * b.w[1]; b.at = rotate$i(b.at, 0.3);
  return b;
}""",
        how=w.inline(),
        extra=w.pick("", "const char *name;", "float pad;", "unsigned char raw[5];", "B$i *none;").replace(
            "B$i", "void"
        ),
    )
    n = w.r.randint(2, 4)
    w.say("B$i bs[$N]; P$i f = {in[0], in[1]};", N=n)
    w.say(
        "for (int k = 0; k < $N; k++) { memset(&bs[k], 0, sizeof bs[k]); bs[k].id = k; bs[k].at.x = in[k % $n];"
        " bs[k].at.y = 0.3; bs[k].w[0] = in[(k + 1) % $n]; bs[k].w[1] = 0.5; }",
        N=n,
    )
    w.say(
        "for (int s = 0; s < 3; s++) { for (int k = 0; k < $N; k++) bs[k] = step$i(bs[k], k ? &bs[k - 1].at : &f);"
        " B$i t = bs[0]; bs[0] = bs[$N - 1]; bs[$N - 1] = t; }",
        N=n,
    )
    for k in range(w.m):
        w.say("out[$k] = $e;", k=k, e=w.smooth(w.pick("bs[0].at.x", "bs[1].at.y", "bs[1].at.x")))


def soa(w: Writer) -> None:
    """A struct of arrays in one allocation, its parts found by offsets."""
    n = w.r.randint(2, 5)
    w.top(
        "struct S$i { double *x, *v; int *id; const double *mass; };\nstatic const double MASS$i[5] = {1, $a, $b, 2, 0.5};",
        a=w.number(0.5, 2).lstrip("-"),
        b=w.number(0.5, 2).lstrip("-"),
    )
    w.say(
        "char *raw = (char *)malloc($N * (2 * sizeof(double) + sizeof(int)));"
        " struct S$i s = {(double *)raw, (double *)(raw + $N * sizeof(double)),"
        " (int *)(raw + 2 * $N * sizeof(double)), MASS$i};",
        N=n,
    )
    w.say(
        "for (int k = 0; k < $N; k++) { s.x[k] = in[k % $n]; s.v[k] = $e; s.id[k] = $N - 1 - k; }",
        N=n,
        e=w.smooth(w.fill("in[(k + 1) % $n]")),
    )
    w.say(
        "for (int t = 0; t < 2; t++) for (int k = 0; k < $N; k++) { int j = s.id[k]; s.v[j] -= 0.1 * s.x[k] / s.mass[j];"
        " s.x[j] += 0.1 * s.v[j]; }",
        N=n,
    )
    for k in range(w.m):
        w.say(f"out[{k}] = s.x[{w.r.randrange(n)}] * s.v[{w.r.randrange(n)}];")
    w.say("free(raw);")


def newton(w: Writer) -> None:
    """A loop whose trips depend on the data, with continue and break."""
    w.say("double t = 1, want = 2 + in[0] * in[0] + 0.1 * in[1]; int trips = 0;")
    w.say(
        "while (1) { if (++trips > 60) break; double next = 0.5 * (t + want / t); double d = next - t; t = next;"
        " if (d > 1e-3 || d < -1e-3) continue; if (d < 1e-15 && d > -1e-15) break; }"
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('t')};")


def states(w: Writer) -> None:
    """A machine of states, by switch in a loop or by goto."""
    if w.chance(0.5):
        w.say(
            "double q = in[0]; int s = 0, left = $l; while (left-- > 0) switch (s) { case 0: q = 0.5 * q + in[1]; s = 2; break;"
            " case 1: q = $e; s = 0; break; case 2: q *= 0.9; /* on */ default: q += 0.1 * in[$n - 1]; s = 1; }",
            l=w.r.randint(3, 9),
            e=w.smooth("q"),
        )
    else:
        w.say(
            "double q = in[0]; int left = $l;\nagain$i: q = 0.6 * q + $e; if (left % 3 == 1) goto odd$i; q += 0.2 * in[1];\n"
            "next$i: if (--left > 0) goto again$i; goto over$i;\nodd$i: q *= in[$n - 1]; goto next$i;\nover$i:;",
            l=w.r.randint(3, 7),
            e=w.smooth("q"),
        )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


def matrix(w: Writer) -> None:
    """A small linear system in a workspace, with rows as pointers that pivoting exchanges."""
    n = w.r.randint(2, 3)
    arena_used = w.chance(0.5)
    if arena_used:
        arena(w)
    w.say(
        "double *rows[$N], rhs[$N]; for (int j = 0; j < $N; j++) { rows[j] = (double *)$take; rhs[j] = in[j % $n];"
        " for (int k = 0; k < $N; k++) rows[j][k] = 0.2 * in[(j + k) % $n] + ((j + 1) % $N == k ? 6.0 : 0.1 * j); }",
        N=n,
        take=f"arena_take({n} * sizeof(double))" if arena_used else f"malloc({n} * sizeof(double))",
    )
    w.say(
        """for (int c = 0; c < $N; c++) {
  int best = c; for (int j = c + 1; j < $N; j++) if (fabs(rows[j][c]) > fabs(rows[best][c])) best = j;
  double *t = rows[c]; rows[c] = rows[best]; rows[best] = t; double s = rhs[c]; rhs[c] = rhs[best]; rhs[best] = s;
  for (int j = c + 1; j < $N; j++) { double f = rows[j][c] / rows[c][c]; for (int k = c; k < $N; k++) rows[j][k] -= f * rows[c][k]; rhs[j] -= f * rhs[c]; }
}
for (int c = $N - 1; c >= 0; c--) { for (int k = c + 1; k < $N; k++) rhs[c] -= rows[c][k] * rhs[k]; rhs[c] /= rows[c][c]; }""",
        N=n,
    )
    for k in range(w.m):
        w.say(f"out[{k}] = 3 * rhs[{w.r.randrange(n)}];")
    if not arena_used:
        w.say("for (int j = 0; j < $N; j++) free(rows[j]);", N=n)


def layers(w: Writer) -> None:
    """A network whose weights are some constant, some active, found by pointers in one list."""
    w.top(
        "struct layer$i { int n; const double *w; struct layer$i *next; };\n"
        "static const double W$i[4] = {$a, $b, $c, $d};",
        a=w.number(),
        b=w.number(),
        c=w.number(),
        d=w.number(),
    )
    w.say(
        "double w2[4] = {in[0], in[1], 0.3, in[$n - 1]}, h[2] = {in[1], 1}, o[2];"
        " struct layer$i c = {2, W$i, NULL}, b = {2, w2, &c}, a = {2, $first, &b};",
        first=w.pick(w.fill("W$i"), "w2"),
    )
    w.say(
        "for (struct layer$i *l = &a; l; l = l->next) { for (int j = 0; j < l->n; j++) { o[j] = 0.1; for (int k = 0; k < l->n; k++)"
        " o[j] += l->w[j * 2 + k] * h[k]; } for (int j = 0; j < l->n; j++) h[j] = tanh(o[j]); }"
    )
    for k in range(w.m):
        w.say(f"out[{k}] = h[{k % 2}];")


def names(w: Writer) -> None:
    """Numbers found by names."""
    n = w.n
    w.top(
        "struct entry$i { const char *name; char copy[8]; double value; };\nstatic const char *const NAMES$i[6] ="
        ' {"mass", "speed", "area", "drag", "lift", "time"};\n'
        "$how struct entry$i *entry$i(struct entry$i *es, int n, const char *name) {\n"
        "  for (int k = 0; k < n; k++) if (!strcmp($f, name)) return &es[k];\n  return NULL;\n}",
        how=w.inline(),
        f=w.pick("es[k].name", "es[k].copy"),
    )
    w.say(
        "struct entry$i es[$n]; for (int k = 0; k < $n; k++) { es[k].name = NAMES$i[k]; strcpy(es[k].copy, NAMES$i[k]);"
        " es[k].value = in[k]; }"
    )
    w.say(
        'struct entry$i *a = entry$i(es, $n, "speed"), *b = entry$i(es, $n, "$other");'
        " if (a) a->value *= 0.5; double r = (a ? a->value : 1) * (b ? b->value : 0.7);",
        other=w.pick("mass", "none", "area"),
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('r')};")
    del n


def members(w: Writer) -> None:
    """A union whose members are numbers and integers, and that others walk over as numbers: what is moved as a member
    may be a number, and an integer may be read as one."""
    w.top(
        """
union u$i { struct { double a; int64_t n, m; double b; } s; double d[4]; int32_t h[8]; unsigned char b[32]; };
$how void fill$i(double *p, const double *v, int n) { for (int k = 0; k < n; k++) p[k] = v[k % $n] * (0.3 * k + 0.5); }
$how double sum$i(const double *p, int n) { double s = 0; for (int k = 0; k < n; k++) s += sin(p[k]) + 0.1 * p[k]; return s; }
$how void tag$i(union u$i *u, int k) { u->s.n = k; u->s.m = k + 1; }
$how void constants$i(union u$i *u) { $constants }
$how void members$i(union u$i *to, const union u$i *from) { $members }
$how void swap$i(union u$i *v, union u$i *w) { int64_t t = v->s.$one; v->s.$one = w->s.$one; w->s.$one = t; }
$how void put$i(union u$i *u, int64_t n) { u->s.$one = n; }
$how int64_t get$i(const union u$i *u) { return u->s.$one; }""",
        how=w.inline(),
        one=w.pick("n", "m"),
        constants=w.pick(
            "u->s.n = 0x3ff0000000000000; u->s.m = 0x3fe0000000000000;",
            "u->h[2] = 7; u->h[3] = 0x3ff00000; u->h[4] = 0; u->h[5] = 0x3fe00000;",
            "for (int k = 0; k < 2; k++) (&u->s.n)[k] = 0x3ff0000000000000 + k;",
            "memset(u->b + 8, 0x3f, 16);",
            "for (int k = 8; k < 24; k++) u->b[k] = k % 8 == 7 ? 0x3f : k % 8 == 6 ? 0xe0 : 0;",
        ),
        members=w.pick(
            "to->s.a = from->s.a; to->s.n = from->s.n; to->s.m = from->s.m; to->s.b = from->s.b;",
            "to->s = from->s;",
            "*to = *from;",
            "for (int k = 0; k < 4; k++) to->d[k] = from->d[k];",
            "for (int k = 0; k < 8; k++) to->h[k] = from->h[k];",
            "to->s.m = to->s.n = from->s.n; to->s.a = from->s.b;",
        ),
    )
    w.say("union u$i v, w; fill$i(v.d, in, 4); fill$i(w.d, in, 4);")
    for _ in range(w.r.randint(3, 6)):
        w.say(
            w.pick(
                "tag$i(&v, $k);",
                "tag$i(&w, $k);",
                "constants$i(&v);",
                "fill$i(w.d, in, $k);",
                "fill$i(v.d, in, $k);",
                "members$i(&v, &w);",
                "members$i(&w, &v);",
                "swap$i(&v, &w);",
                "put$i(&v, w.s.$one);",
                "v.s.$one = get$i(&w);",
                "if (w.s.n == $k) v.s.m = w.s.n;",
            ),
            k=w.r.randint(1, 4),
            one=w.pick("n", "m"),
        )
    w.say("double r = sum$i(v.d, 4) + 0.5 * sum$i(w.d, 4);")
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('r')};")


def native(w: Writer) -> None:
    """Calls of a file without IR that is given no number, or gives back only integers and constants."""
    if not w.files:
        return states(w)
    w.text.native.append(
        w.fill(
            "int plan$i(int k) { return (k * 5 + 1) % 4; }\nstatic int logged$i;\n"
            "void note$i(const char *what, int k) { if (what) logged$i += k; }\n"
            'const char *title$i(void) { return "title"; }'
        )
    )
    w.top("int plan$i(int); void note$i(const char *, int); const char *title$i(void);")
    w.say(
        "double q = 0.3; for (int k = 0; k < 4; k++) { int which = plan$i(k) % $n; note$i(title$i(), which);"
        " q = 0.5 * q + (which & 1 ? in[which] : $e); }",
        e=w.smooth("in[which]"),
    )
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


def regrow(w: Writer) -> None:
    """An array of numbers that grows as it is filled, then is shrunk; a tail read after realloc."""
    w.top(
        "struct V$i { double *data; size_t size, room; };\n"
        "$how void add$i(struct V$i *v, double x) {\n  if (v->size == v->room) { v->room = v->room ? v->room * 2 : $first;"
        " v->data = (double *)realloc(v->data, v->room * sizeof *v->data); }\n  v->data[v->size++] = x;\n}",
        how=w.inline(),
        first=w.r.choice([1, 2, 4]),
    )
    static = w.chance(0.3)
    if static:
        w.top("static struct V$i kept$i;")
        w.say("struct V$i *v = &kept$i; v->size = 0;")
    else:
        w.say("struct V$i one = {NULL, 0, 0}, *v = &one;")
    w.say(
        "for (int k = 0; k < $N; k++) add$i(v, k < $n ? in[k] : $e);",
        N=w.n + w.r.randint(1, 5),
        e="0.5 * v->data[k - 2] * v->data[k - 1]",
    )
    if w.chance(0.4):
        w.say("memmove(v->data, v->data + 1, (v->size - 1) * sizeof(double)); v->size--;")
    w.say("double q = 0; for (size_t k = 0; k < v->size; k++) q = 0.6 * q + $e;", e=w.smooth("v->data[k]"))
    if not static:
        w.say("free(v->data);")
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


def singles(w: Writer) -> None:
    """Numbers in single precision, two in a word, in a struct with integers."""
    w.text.single = True
    w.top(
        "struct F$i { float a; int n; float b[3]; };\n$how float mean$i(const struct F$i *f) { float s = f->a;"
        " for (int k = 0; k < f->n; k++) s += f->b[k] * 0.25f; return s; }",
        how=w.inline(),
    )
    w.say("struct F$i f = {(float)in[0], 3, {(float)in[1], (float)(in[0] * in[1]), 0.5f}}, g = f; g.b[2] = mean$i(&f);")
    if w.chance(0.5):
        w.say(
            "uint64_t two; float pair[2] = {mean$i(&g), f.b[0]}; memcpy(&two, pair, 8); float back[2]; memcpy(back, &two, 8);"
            " double r = back[0] * back[1];"
        )
    else:
        w.say("double r = mean$i(&g) * g.b[1];")
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('r')};")


def shared_store(w: Writer) -> None:
    """A table of the whole program, to which some steps add and in which others look up."""
    w.share(
        "store",
        """
static struct { int key; double value; } store[64];
static int store_used;
static void store_put(int key, double v) {
  for (int k = 0; k < store_used; k++) if (store[k].key == key) { store[k].value = v; return; }
  store[store_used].key = key;
  store[store_used++].value = v;
}
static double *store_find(int key) {
  for (int k = 0; k < store_used; k++) if (store[k].key == key) return &store[k].value;
  return NULL;
}""",
    )
    w.start("store_used = 0;")
    w.say(
        "double q = in[0]; for (int key = 0; key < 6; key++) { double *v = store_find(key); if (v) { q += 0.3 * *v; *v *= 0.5; } }"
    )
    for k in range(min(w.n, 3)):
        w.say("store_put($key, in[$k]);", key=w.r.randrange(6), k=k)
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth('q')};")


OTHERS = [
    Idiom("callback", callback),
    Idiom("registry", registry, 3),
    Idiom("opaque", opaque),
    Idiom("double_buffer", double_buffer, 3),
    Idiom("aliasing", aliasing),
    Idiom("memo", memo),
    Idiom("machine", machine, 3),
    Idiom("setter_getter", setter_getter, 3),
    Idiom("words", words, 4),
    Idiom("signs", signs),
    Idiom("structs", structs, 3),
    Idiom("soa", soa),
    Idiom("newton", newton),
    Idiom("states", states),
    Idiom("matrix", matrix),
    Idiom("layers", layers),
    Idiom("names", names),
    Idiom("members", members, 3),
    Idiom("native", native),
    Idiom("regrow", regrow, 3),
    Idiom("singles", singles, 1),
    Idiom("shared_store", shared_store, 3),
]
