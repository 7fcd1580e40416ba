"""Records that hold numbers in many ways, kept in many containers, put in order and visited in many ways.

One program's record: a key, a tag and numbers as doubles, bytes, words, in a union, behind a pointer, in an arena, in a
table that a handle leads to. Functions `put` and `get` are all that knows how; containers and visitors use those.
"""

from __future__ import annotations

from tests.fuzz.program import Idiom, Writer

ARENA = """
static __attribute__((aligned(16))) unsigned char arena[16384];
static size_t arena_used;
static void *arena_take(size_t bytes) {
  void *p = arena + arena_used;
  arena_used += (bytes + 15) & ~(size_t)15;
  return p;
}
"""
POOL = """
struct cell { union { struct cell *next; double number; unsigned char bytes[48]; } u; };
static struct cell pool_cells[256];
static struct cell *pool_free;
static int pool_next;
static void *pool_take(void) {
  struct cell *c = pool_free;
  if (c) { pool_free = c->u.next; return c; }
  return &pool_cells[pool_next++];
}
static void pool_give(void *p) { struct cell *c = (struct cell *)p; c->u.next = pool_free; pool_free = c; }
"""
TABLE = """
static double table[512];
static int table_used;
static int table_add(double v) { table[table_used] = v; return table_used++; }
"""
WORKSPACE = """
static THREAD unsigned char *workspace;
static THREAD size_t workspace_size;
static void *workspace_of(size_t bytes) {
  if (bytes > workspace_size) {
    workspace = (unsigned char *)realloc(workspace, bytes);
    workspace_size = bytes;
  }
  return workspace;
}
"""


def arena(w: Writer) -> None:
    w.share("arena", ARENA)
    w.start("arena_used = 0;")


def pool(w: Writer) -> None:
    w.share("pool", POOL)
    w.start("pool_free = NULL; pool_next = 0;")


class Record:
    """A struct `R$i` of `width` numbers, with `put$i`, `get$i` and, where it owns memory, `drop$i`."""

    def __init__(self, w: Writer, *, own: bool = True) -> None:
        self.width = w.r.choice([1, 1, 2, 3])
        fields, put, get, drop = ["int key;"], [], [], []
        kinds = (
            "direct array bytes words be shifts halves union nested pointer handle address scaled tagged pointer_table"
        )
        kinds += " direct bytes union pointer arena" + (" pooled" if own else "")
        kind = self.kind = w.r.choice(kinds.split())
        if w.chance(0.3):
            fields.append("unsigned char tag;")
            put.append("r->tag = (unsigned char)(key & 3);")
        if w.chance(0.3):
            w.top("static const double WEIGHTS$i[3] = {$a, $b, $c};", a=w.number(), b=w.number(), c=w.number())
            fields.append("const double *weights;")
            put.append("r->weights = WEIGHTS$i;")
        if w.chance(0.2):
            fields.append("const char *name;")
            put.append('r->name = key & 1 ? "odd" : "even";')
        for t in range(self.width):
            x = f"v[{t}]"
            match kind:
                case "array":
                    if t == 0:
                        fields.append(f"double numbers[{self.width}];")
                        put.append(f"memcpy(r->numbers, v, {self.width} * sizeof(double));")
                        get.append(f"memcpy(v, r->numbers, {self.width} * sizeof(double));")
                case "bytes":
                    if t == 0:
                        at = w.r.choice([0, 0, 3, 8])
                        fields.append(f"unsigned char payload[{8 * self.width + at}];")
                    put.append(f"memcpy(r->payload + {8 * t + at}, &{x}, sizeof(double));")
                    get.append(f"memcpy(&{x}, r->payload + {8 * t + at}, sizeof(double));")
                case "words":
                    fields.append(f"uint64_t w{t};")
                    put.append(f"memcpy(&r->w{t}, &{x}, 8);")
                    get.append(f"memcpy(&{x}, &r->w{t}, 8);")
                case "be":
                    fields.append(f"uint64_t w{t};")
                    put.append(f"{{ uint64_t u; memcpy(&u, &{x}, 8); r->w{t} = __builtin_bswap64(u); }}")
                    get.append(f"{{ uint64_t u = __builtin_bswap64(r->w{t}); memcpy(&{x}, &u, 8); }}")
                case "shifts":
                    fields.append(f"unsigned char b{t}[8];")
                    put.append(
                        f"{{ uint64_t u; memcpy(&u, &{x}, 8);"
                        f" for (int k = 0; k < 8; k++) r->b{t}[k] = (unsigned char)(u >> (56 - 8 * k)); }}"
                    )
                    get.append(
                        f"{{ uint64_t u = 0; for (int k = 0; k < 8; k++) u = u << 8 | r->b{t}[k];"
                        f" memcpy(&{x}, &u, 8); }}"
                    )
                case "halves":
                    fields.append(f"uint32_t h{t}[2];")
                    put.append(
                        f"{{ uint64_t u; memcpy(&u, &{x}, 8); r->h{t}[0] = (uint32_t)u;"
                        f" r->h{t}[1] = (uint32_t)(u >> 32); }}"
                    )
                    get.append(f"{{ uint64_t u = (uint64_t)r->h{t}[1] << 32 | r->h{t}[0]; memcpy(&{x}, &u, 8); }}")
                case "union":
                    fields.append(f"union {{ double d; uint64_t u; unsigned char b[8]; }} u{t};")
                    put.append(f"r->u{t}.d = {x};")
                    get.append(f"{x} = r->u{t}.d;" if w.chance(0.7) else f"memcpy(&{x}, r->u{t}.b, 8);")
                case "tagged":
                    fields.append(f"int is{t}; union {{ double d; int64_t n; const double *p; }} u{t};")
                    w.top(f"static const double FIXED$i_{t} = {w.number()};")
                    put.append(
                        f"if (key % 3 == 0) {{ r->is{t} = 1; r->u{t}.n = key; }} else if (key % 3 == 1)"
                        f" {{ r->is{t} = 2; r->u{t}.p = &FIXED$i_{t}; }} else {{ r->is{t} = 0; r->u{t}.d = {x}; }}"
                    )
                    get.append(
                        f"switch (r->is{t}) {{ case 0: {x} = r->u{t}.d; break; case 1: {x} = (double)r->u{t}.n; break;"
                        f" default: {x} = *r->u{t}.p; }}"
                    )
                case "nested":
                    if t == 0:
                        fields.append(
                            f"struct {{ short flags; struct {{ double x[{self.width}]; int pad; }} deep; }} inner;"
                        )
                        put.append("r->inner.flags = (short)key; r->inner.deep.pad = 0;")
                    put.append(f"r->inner.deep.x[{t}] = {x};")
                    get.append(f"{x} = r->inner.deep.x[{t}];")
                case "pointer":
                    if t == 0:
                        fields.append("double *numbers;")
                        put.append(f"r->numbers = (double *)malloc({self.width} * sizeof(double));")
                        drop.append("free(r->numbers);")
                    put.append(f"r->numbers[{t}] = {x};")
                    get.append(f"{x} = r->numbers[{t}];")
                case "arena":
                    if t == 0:
                        arena(w)
                        fields.append("void *numbers;")
                        put.append(f"r->numbers = arena_take({self.width} * sizeof(double));")
                    put.append(f"((double *)r->numbers)[{t}] = {x};")
                    get.append(f"{x} = ((double *)r->numbers)[{t}];")
                case "pooled":
                    pool(w)
                    fields.append(f"struct cell *c{t};")
                    put.append(f"r->c{t} = (struct cell *)pool_take(); r->c{t}->u.number = {x};")
                    get.append(f"{x} = r->c{t}->u.number;")
                    drop.append(f"pool_give(r->c{t});")
                case "handle":
                    w.share("table", TABLE)
                    w.start("table_used = 0;")
                    fields.append(f"int h{t};")
                    put.append(f"r->h{t} = table_add({x});")
                    get.append(f"{x} = table[r->h{t}];")
                case "address":
                    arena(w)
                    fields.append(f"uintptr_t a{t};")
                    put.append(f"{{ double *q = (double *)arena_take(8); *q = {x}; r->a{t} = (uintptr_t)q; }}")
                    get.append(f"{x} = *(const double *)r->a{t};")
                case "pointer_table":
                    if t == 0:
                        w.top(
                            "static const double FROZEN$i[4] = {$a, $b, $c, $d};",
                            a=w.number(),
                            b=w.number(),
                            c=w.number(),
                            d=w.number(),
                        )
                        arena(w)
                        fields.append("const double *numbers;")
                        put.append(
                            f"if (key & 1) r->numbers = FROZEN$i; else {{ double *q = (double *)"
                            f"arena_take({8 * self.width}); memcpy(q, v, {8 * self.width}); r->numbers = q; }}"
                        )
                    get.append(f"{x} = r->numbers[{t}];")
                case "scaled":
                    fields.append(f"double s{t};")
                    put.append(f"r->s{t} = 2 * {x} + 1;")
                    get.append(f"{x} = (r->s{t} - 1) / 2;")
                case _:
                    fields.append(f"double d{t};")
                    put.append(f"r->d{t} = {x};")
                    get.append(f"{x} = r->d{t};")
        if w.chance(0.3):
            w.r.shuffle(fields)
        self.drops = bool(drop)
        self.fields = w.fill(" ".join(fields))
        w.top(
            "typedef struct R$i R$i;\nstruct R$i { $links $fields };",
            links="struct R$i *next, *other;",
            fields=self.fields,
        )
        w.top(
            "$how void put$i(R$i *r, int key, const double *v) {\n  r->key = key;\n  $lines\n}",
            how=w.inline(),
            lines="\n  ".join(put),
        )
        w.top("$how void get$i(const R$i *r, double *v) {\n  $lines\n}", how=w.inline(), lines="\n  ".join(get))
        if drop:
            w.top("$how void drop$i(R$i *r) {\n  $lines\n}", how=w.inline(), lines="\n  ".join(drop))


def _values(w: Writer, record: Record) -> str:
    """Statements that fill `v` for record number j."""
    if w.chance(0.5):
        w.top("static const double FACTORS$i[5] = {$f};", f=", ".join(w.number() for _ in range(5)))
        return w.fill(
            "for (int t = 0; t < $w; t++) v[t] = in[(j * $w + t) % $n] * FACTORS$i[(j + t) % 5] + 0.1 * j;",
            w=record.width,
        )
    return w.fill(
        "for (int t = 0; t < $w; t++) v[t] = $e;", w=record.width, e=w.smooth(w.fill("in[(j + 2 * t) % $n] + 0.2 * j"))
    )


def _visit(w: Writer, record: Record, e: str, *, loop: bool) -> str:
    """Statements that add what record `e` holds to `acc`, an array of $m."""
    width = record.width
    use = w.fill(
        "acc[$k] = $c * acc[$k] + $e;",
        k=w.pick("0", f"r->key % {w.m}"),
        c=w.number(),
        e=w.smooth("v[0]") if width == 1 else w.smooth("v[0]") + f" * v[{width - 1}]",
    )
    if w.chance(0.3):
        use = f"if (r->key & 1) {{ {use} }} else acc[0] += 0.3 * v[{width - 1}];"
    if w.chance(0.35):
        if not w.text.shared.get(f"visitor{w.step}"):
            w.text.shared[f"visitor{w.step}"] = ""
            w.top(
                "struct context$i { double *acc; int calls; };\n"
                "$how void visitor$i(const R$i *r, void *given) {\n  struct context$i *c = (struct context$i *)given;\n"
                "  double v[$w], *acc = c->acc;\n  get$i(r, v);\n  $use\n  c->calls++;\n}\n"
                "static void (*const VISITORS$i[2])(const R$i *, void *) = {visitor$i, visitor$i};",
                how=w.inline(),
                w=width,
                use=use,
            )
        call = w.pick("visitor$i", "visitor$i", "VISITORS$i[$k & 1]").replace("$k", "context.calls")
        return w.fill(call + "($e, &context);", e=e)
    text = w.fill("{ const R$i *r = $e; double v[$w]; get$i(r, v); $use }", e=e, w=width, use=use)
    if loop and w.chance(0.2):
        text += w.fill(" if (($e)->key == $k) break;", e=e, k=w.r.randrange(12))
    return text


def _finish(w: Writer) -> None:
    for k in range(w.m):
        w.say(f"out[{k}] = {w.smooth(f'acc[{k}]')};")


def _begin(w: Writer) -> None:
    w.say("double acc[$m]; for (int k = 0; k < $m; k++) acc[k] = 0.1 * (k + 1);")


def _context(w: Writer, visit: str) -> None:
    if "context" in visit:
        w.say("struct context$i context = {acc, 0};")


KEYS = ["(j * 7 + 3) % 11", "10 - j", "(j * 5 + 2) % 7", "j ^ 3"]


def _sort(w: Writer, record: Record, count: str) -> None:
    """Sorts the array `a` of records, or of pointers `ps`, by key or by number."""
    kind = w.pick("qsort", "insertion", "bubble", "merge", "heap", "radix", "selection")
    byval = w.chance(0.3) and kind in ("qsort", "insertion", "selection", "bubble")
    if byval:
        # Keys from numbers that are well apart: the key is an integer, the number moves with it.
        w.top(
            "static double value$i(const R$i *r) { double v[$w]; get$i(r, v); return v[0] + 8.0 * r->key; }",
            w=record.width,
        )
        less = "value$i($a) < value$i($b)"
    else:
        less = "($a)->key < ($b)->key"

    def lt(a: str, b: str) -> str:
        return less.replace("$a", a).replace("$b", b)

    swap = "{ R$i t = $a; $a = $b; $b = t; }"
    match kind:
        case "qsort":
            w.top(
                "static int compare$i(const void *p, const void *q) {\n  const R$i *a = (const R$i *)p, *b = (const R$i *)q;\n"
                "  return ($lt) ? -1 : ($gt) ? 1 : 0;\n}",
                lt=w.fill(lt("a", "b")),
                gt=w.fill(lt("b", "a")),
            )
            w.say("qsort(a, $count, sizeof *a, compare$i);", count=count)
        case "insertion":
            w.say(
                "for (int j = 1; j < $count; j++) { R$i t = a[j]; int k = j - 1;"
                " while (k >= 0 && $lt) { a[k + 1] = a[k]; k--; } a[k + 1] = t; }",
                count=count,
                lt=w.fill(lt("&t", "&a[k]")),
            )
        case "bubble":
            w.say(
                "for (int moved = 1; moved;) { moved = 0; for (int j = 1; j < $count; j++)"
                " if ($lt) { R$i t = a[j]; a[j] = a[j - 1]; a[j - 1] = t; moved = 1; } }",
                count=count,
                lt=w.fill(lt("&a[j]", "&a[j - 1]")),
            )
        case "selection":
            w.say(
                "for (int j = 0; j < $count; j++) { int best = j; for (int k = j + 1; k < $count; k++)"
                " if ($lt) best = k; if (best != j) $swap }",
                count=count,
                lt=w.fill(lt("&a[k]", "&a[best]")),
                swap=w.fill(swap, a="a[j]", b="a[best]"),
            )
        case "merge":
            w.top("""
static void merge$i(R$i *a, R$i *b, int n) {
  if (n < 2) return;
  int h = n / 2, i = 0, j = h, k = 0;
  merge$i(a, b, h);
  merge$i(a + h, b + h, n - h);
  while (i < h && j < n) b[k++] = a[j].key < a[i].key ? a[j++] : a[i++];
  while (i < h) b[k++] = a[i++];
  while (j < n) b[k++] = a[j++];
  for (k = 0; k < n; k++) a[k] = b[k];
}""")
            w.say("{ R$i *b = (R$i *)malloc($count * sizeof(R$i)); merge$i(a, b, $count); free(b); }", count=count)
        case "heap":
            w.top("""
static void sift$i(R$i *a, int at, int n) {
  for (;;) {
    int big = at, l = 2 * at + 1;
    if (l < n && a[l].key > a[big].key) big = l;
    if (l + 1 < n && a[l + 1].key > a[big].key) big = l + 1;
    if (big == at) return;
    R$i t = a[at]; a[at] = a[big]; a[big] = t;
    at = big;
  }
}""")
            w.say(
                "for (int j = $count / 2; j >= 0; j--) sift$i(a, j, $count);\n"
                "for (int j = $count - 1; j > 0; j--) { R$i t = a[0]; a[0] = a[j]; a[j] = t; sift$i(a, 0, j); }",
                count=count,
            )
        case _:
            w.say(
                "{ R$i *b = (R$i *)malloc($count * sizeof(R$i)), *from = a, *to = b;\n"
                "for (int bit = 0; bit < 4; bit++) { int k = 0;"
                " for (int j = 0; j < $count; j++) if (!(from[j].key >> bit & 1)) to[k++] = from[j];"
                " for (int j = 0; j < $count; j++) if (from[j].key >> bit & 1) to[k++] = from[j];"
                " R$i *t = from; from = to; to = t; }\nfree(b); }",
                count=count,
            )


def array_of_records(w: Writer) -> None:
    """An array from one of several places, sorted or shuffled, visited."""
    record = Record(w)
    n = w.r.randint(2, 6)
    key = w.r.choice(KEYS)
    place = w.pick("stack", "malloc", "calloc", "grown", "arena", "workspace", "static", "flexible", "mixed")
    release = ""
    match place:
        case "stack":
            w.say("R$i a[$N];", N=n)
        case "malloc" | "calloc":
            w.say(
                "R$i *a = (R$i *)" + ("malloc($N * sizeof(R$i));" if place == "malloc" else "calloc($N, sizeof(R$i));"),
                N=n,
            )
            release = "free(a);"
        case "grown":
            w.say("R$i *a = NULL; int room = 0;")
            release = "free(a);"
        case "arena":
            arena(w)
            w.say("R$i *a = (R$i *)arena_take($N * sizeof(R$i));", N=n)
        case "workspace":
            w.share("workspace", WORKSPACE.replace("THREAD", "_Thread_local" if w.chance(0.4) else ""))
            w.say("R$i *a = (R$i *)workspace_of($N * sizeof(R$i));", N=n)
        case "static":
            w.top("static $t R$i array$i[$N];", N=n, t=w.pick("", "", "_Thread_local"))
            w.say("R$i *a = array$i;")
        case "flexible":
            w.top("struct F$i { int count; R$i items[]; };")
            w.say(
                "struct F$i *f = (struct F$i *)malloc(sizeof *f + $N * sizeof(R$i)); f->count = $N; R$i *a = f->items;",
                N=n,
            )
            release = "free(f);"
        case _:
            w.say("R$i few[$H], *a = in[0] > 40 ? few : (R$i *)malloc($N * sizeof(R$i));", N=n, H=n)
            release = "if (a != few) free(a);"
    grow = (
        "if (j == room) { room = room ? 2 * room : 1; a = (R$i *)realloc(a, room * sizeof(R$i)); } "
        if place == "grown"
        else ""
    )
    w.say(
        "for (int j = 0; j < $N; j++) { double v[$w]; $values $grow put$i(&a[j], $key, v); }",
        N=n,
        w=record.width,
        values=_values(w, record),
        key=key,
        grow=grow,
    )
    act = w.pick("sort", "sort", "reverse", "rotate", "permutation", "pointers", "none", "filter", "copies")
    count = str(n)
    walk = "&a[j]"
    if act == "sort":
        _sort(w, record, count)
    elif act == "reverse":
        w.say("for (int j = 0, k = $N - 1; j < k; j++, k--) { R$i t = a[j]; a[j] = a[k]; a[k] = t; }", N=n)
    elif act == "rotate":
        w.say("{ R$i first = a[0]; memmove(a, a + 1, ($N - 1) * sizeof *a); a[$N - 1] = first; }", N=n)
    elif act == "filter" and not record.drops:
        w.say("int left = 0; for (int j = 0; j < $N; j++) if (a[j].key % 3) a[left++] = a[j];", N=n)
        count = "left"
    elif act == "permutation":
        w.say(
            "int order[$N]; for (int j = 0; j < $N; j++) order[j] = j;\nfor (int j = 1; j < $N; j++)"
            " for (int k = j; k > 0 && a[order[k]].key < a[order[k - 1]].key; k--)"
            " { int t = order[k]; order[k] = order[k - 1]; order[k - 1] = t; }",
            N=n,
        )
        walk = "&a[order[j]]"
    elif act == "pointers":
        w.top(
            "static int byaddress$i(const void *p, const void *q) {\n  const R$i *a = *(R$i *const *)p, *b = *(R$i *const *)q;\n"
            "  return a->key - b->key;\n}"
        )
        w.say(
            "R$i *ps[$N]; for (int j = 0; j < $N; j++) ps[j] = &a[$N - 1 - j];\n"
            "qsort(ps, $N, sizeof *ps, byaddress$i);",
            N=n,
        )
        walk = "ps[j]"
    elif act == "copies":
        w.say(
            "for (int j = 1; j < $N; j += 2) { R$i copy = a[j - 1]; a[j - 1] = a[j]; memcpy(&a[j], &copy, sizeof copy); }",
            N=n,
        )
    _begin(w)
    visit = _visit(w, record, walk, loop=True)
    _context(w, visit)
    w.say("for (int j = 0; j < $count; j++) { $visit }", count=count, visit=visit)
    if record.drops:
        w.say("for (int j = 0; j < $N; j++) drop$i(&a[j]);", N=n)
    w.say(release)
    _finish(w)


def _node(w: Writer) -> tuple[str, str]:
    """(how a node is taken, how one that `e` points to is given back)"""
    match w.pick("malloc", "malloc", "arena", "pool"):
        case "arena":
            arena(w)
            return w.fill("(R$i *)arena_take(sizeof(R$i))"), ""
        case "pool":
            w.top(
                "static R$i nodes$i[32]; static R$i *unused$i; static int fresh$i;\n"
                "static R$i *take$i(void) { R$i *e = unused$i; if (e) { unused$i = e->next; return e; }"
                " return &nodes$i[fresh$i++]; }\n"
                "static void give$i(R$i *e) { e->next = unused$i; unused$i = e; }"
            )
            w.say("unused$i = NULL; fresh$i = 0;")
            return w.fill("take$i()"), w.fill("give$i(e);")
        case _:
            return w.fill("(R$i *)malloc(sizeof(R$i))"), "free(e);"


def linked(w: Writer) -> None:
    """Lists: pushed, appended, sorted by insertion, reversed, doubly linked; freed while visited or after."""
    record = Record(w)
    n = w.r.randint(2, 6)
    take, give = _node(w)
    kind = w.pick("push", "append", "insert", "double", "ring")
    make = w.fill(
        "double v[$w]; $values R$i *e = $take; e->next = e->other = NULL; put$i(e, $key, v);",
        w=record.width,
        values=_values(w, record),
        take=take,
        key=w.r.choice(KEYS),
    )
    start = "R$i *head = NULL, *last = NULL; (void)last;"
    w.say(start)
    link = {
        "push": "e->next = head; head = e;",
        "append": "if (last) last->next = e; else head = e; last = e;",
        "insert": "R$i **at = &head; while (*at && (*at)->key < e->key) at = &(*at)->next; e->next = *at; *at = e;",
        "double": "e->other = last; if (last) last->next = e; else head = e; last = e;",
        "ring": "if (!head) { head = e; e->next = e; } else { e->next = head->next; head->next = e; }",
    }[kind]
    w.say("for (int j = 0; j < $N; j++) { $make $link }", N=n, make=make, link=w.fill(link))
    if kind in ("push", "append", "insert") and w.chance(0.4):
        w.say(
            "{ R$i *back = NULL; while (head) { R$i *e = head; head = e->next; e->next = back; back = e; } head = back; }"
        )
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    _context(w, visit)
    drop = w.fill("drop$i(e);") if record.drops else ""
    if kind == "ring":
        w.say(
            "{ R$i *e = head; for (int j = 0; j < $M; j++, e = e->next) { $visit } }",
            M=n + w.r.randint(0, 3),
            visit=visit,
        )
        w.say(
            "for (int j = 0; j < $N; j++) { R$i *e = head->next; head->next = e->next; $drop $give }",
            N=n,
            drop=drop,
            give=give,
        )
    elif kind == "double" and w.chance(0.6):
        w.say("for (R$i *e = last; e; e = e->other) { $visit }", visit=visit)
        w.say("while (head) { R$i *e = head; head = e->next; $drop $give }", drop=drop, give=give)
    elif w.chance(0.5):
        w.say("while (head) { R$i *e = head; head = e->next; $visit $drop $give }", visit=visit, drop=drop, give=give)
    else:
        w.say("for (R$i *e = head; e; e = e->next) { $visit }", visit=visit)
        w.say("while (head) { R$i *e = head; head = e->next; $drop $give }", drop=drop, give=give)
    _finish(w)


def hashed(w: Writer) -> None:
    """A hash table with chains, of a program's own, looked up by keys; some are not there."""
    record = Record(w)
    n = w.r.randint(2, 6)
    take, give = _node(w)
    buckets = w.r.choice([2, 3, 4, 8])
    w.top(
        "$how R$i *find$i(R$i **buckets, int key) {\n  R$i *e = buckets[(unsigned)key * 2654435761u % $B];\n"
        "  while (e && e->key != key) e = e->next;\n  return e;\n}",
        how=w.inline(),
        B=buckets,
    )
    w.say("R$i *buckets[$B] = {NULL};", B=buckets)
    w.say(
        "for (int j = 0; j < $N; j++) { double v[$w]; $values int key = $key; R$i *e = find$i(buckets, key);\n"
        "  if (!e) { R$i **b = &buckets[(unsigned)key * 2654435761u % $B]; e = $take; e->next = *b; *b = e; } else { $drop }\n"
        "  put$i(e, key, v); }",
        N=n,
        w=record.width,
        values=_values(w, record),
        key=w.r.choice(KEYS),
        take=take,
        B=buckets,
        drop=w.fill("drop$i(e);") if record.drops else "",
    )
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    _context(w, visit)
    if w.chance(0.6):
        w.say(
            "for (int key = 0; key < 12; key++) { R$i *e = find$i(buckets, key); if (!e) continue; $visit }",
            visit=visit,
        )
    else:
        w.say(
            "for (int b = 0; b < $B; b++) for (R$i *e = buckets[b]; e; e = e->next) { $visit }", B=buckets, visit=visit
        )
    w.say(
        "for (int b = 0; b < $B; b++) while (buckets[b]) { R$i *e = buckets[b]; buckets[b] = e->next; $drop $give }",
        B=buckets,
        drop=w.fill("drop$i(e);") if record.drops else "",
        give=give,
    )
    _finish(w)


def tree(w: Writer) -> None:
    """A search tree, built by insertion, walked by recursion with a callback or by a stack of its own."""
    record = Record(w)
    n = w.r.randint(2, 6)
    take, give = _node(w)
    w.say("R$i *root = NULL;")
    w.say(
        "for (int j = 0; j < $N; j++) { double v[$w]; $values R$i *e = $take; put$i(e, $key, v); e->next = e->other = NULL;\n"
        "  R$i **at = &root; while (*at) at = e->key < (*at)->key ? &(*at)->next : &(*at)->other; *at = e; }",
        N=n,
        w=record.width,
        values=_values(w, record),
        take=take,
        key=w.r.choice(KEYS),
    )
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    drop = w.fill("drop$i(e);") if record.drops else ""
    if "context" in visit and w.chance(0.6):
        w.top(
            "static void walk$i(R$i *e, void (*f)(const R$i *, void *), void *context) {\n  if (!e) return;\n"
            "  walk$i(e->next, f, context);\n  f(e, context);\n  walk$i(e->other, f, context);\n}"
        )
        _context(w, visit)
        w.say("walk$i(root, visitor$i, &context);")
        visit = ""
    else:
        _context(w, visit)
    w.say(
        "{ R$i *stack[16]; int depth = 0; if (root) stack[depth++] = root;\n"
        "  while (depth) { R$i *e = stack[--depth]; if (e->next) stack[depth++] = e->next;"
        " if (e->other) stack[depth++] = e->other; $visit $drop $give } }",
        visit=visit,
        drop=drop,
        give=give,
    )
    _finish(w)


def ring(w: Writer) -> None:
    """A ring of records by value: written at the head, read at the tail, with more going through than it holds."""
    record = Record(w)
    room = w.r.choice([2, 3, 4])
    total = room + w.r.randint(1, 4)
    static = w.pick("", "static ")
    w.say(static + "R$i ring[$R]; int head = 0, tail = 0;", R=room)
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    _context(w, visit)
    drop = w.fill("drop$i(e);") if record.drops else ""
    w.say(
        "for (int j = 0; j < $T; j++) { double v[$w]; $values\n"
        "  if (head - tail == $R) { R$i *e = &ring[tail++ % $R]; $visit $drop }\n"
        "  put$i(&ring[head++ % $R], $key, v); }\n"
        "while (tail < head) { R$i *e = &ring[tail++ % $R]; $visit $drop }",
        T=total,
        R=room,
        w=record.width,
        values=_values(w, record),
        key=w.r.choice(KEYS),
        visit=visit,
        drop=drop,
    )
    _finish(w)


def heap_queue(w: Writer) -> None:
    """A priority queue in an array: pushed with sifting up, popped with sifting down."""
    record = Record(w)
    n = w.r.randint(3, 6)
    w.top(
        """
struct Q$i { R$i items[8]; int count; };
$how void push$i(struct Q$i *q, R$i e) {
  int at = q->count++;
  while (at > 0 && e.key < q->items[(at - 1) / 2].key) { q->items[at] = q->items[(at - 1) / 2]; at = (at - 1) / 2; }
  q->items[at] = e;
}
$how R$i pop$i(struct Q$i *q) {
  R$i top = q->items[0], e = q->items[--q->count];
  int at = 0;
  for (;;) {
    int c = 2 * at + 1;
    if (c >= q->count) break;
    if (c + 1 < q->count && q->items[c + 1].key < q->items[c].key) c++;
    if (e.key <= q->items[c].key) break;
    q->items[at] = q->items[c];
    at = c;
  }
  q->items[at] = e;
  return top;
}""",
        how=w.inline(),
    )
    w.say("struct Q$i q; q.count = 0;")
    w.say(
        "for (int j = 0; j < $N; j++) { double v[$w]; $values R$i e = {0}; put$i(&e, $key, v); push$i(&q, e); }",
        N=n,
        w=record.width,
        values=_values(w, record),
        key=w.r.choice(KEYS),
    )
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    _context(w, visit)
    w.say(
        "while (q.count) { R$i top = pop$i(&q), *e = &top; $visit $drop }",
        visit=visit,
        drop=w.fill("drop$i(e);") if record.drops else "",
    )
    _finish(w)


def message_queue(w: Writer) -> None:
    """Records written into a buffer of bytes with lengths between them, and read by a cursor."""
    record = Record(w, own=False)
    n = w.r.randint(2, 5)
    place = w.pick(
        "unsigned char buffer[2048];",
        "static unsigned char buffer[2048];",
        "unsigned char *buffer = (unsigned char *)malloc(2048);",
    )
    w.say(place + " size_t used = 0;")
    w.say(
        "for (int j = 0; j < $N; j++) { double v[$w]; $values R$i e = {0}; put$i(&e, $key, v);\n"
        "  uint32_t length = sizeof e + (uint32_t)j; memcpy(buffer + used, &length, 4); used += 4;\n"
        "  memcpy(buffer + used, &e, sizeof e); used += length; }",
        N=n,
        w=record.width,
        values=_values(w, record),
        key=w.r.choice(KEYS),
    )
    _begin(w)
    visit = _visit(w, record, "e", loop=False)
    _context(w, visit)
    w.say(
        "for (size_t at = 0; at < used;) { uint32_t length; memcpy(&length, buffer + at, 4); at += 4;\n"
        "  R$i got, *e = &got; memcpy(e, buffer + at, sizeof got); at += length; $visit $drop }",
        visit=visit,
        drop=w.fill("drop$i(e);") if record.drops else "",
    )
    if "malloc" in place:
        w.say("free(buffer);")
    _finish(w)


RECORDS = [
    Idiom("array_of_records", array_of_records, 12),
    Idiom("linked", linked, 7),
    Idiom("hashed", hashed, 4),
    Idiom("tree", tree, 4),
    Idiom("ring", ring, 3),
    Idiom("heap_queue", heap_queue, 3),
    Idiom("message_queue", message_queue, 4),
]
