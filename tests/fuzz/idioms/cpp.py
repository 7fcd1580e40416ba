"""C++: its library's containers, ownership, virtual and generic code, closures, exceptions; and the idioms of C."""

from __future__ import annotations

from collections.abc import Collection

from tests.fuzz.program import Chain, Idiom, Program, Source, Writer

from .c import HEADERS, SANITIZED, assemble, others, write_step
from .c_others import OTHERS
from .c_records import RECORDS
from .eigen import EIGEN

HEAD = """#define restrict __restrict
#define _Thread_local thread_local
"""


class Item:
    """A struct `T$i` of a key and a number kept one way or another; `made` makes one, `value` reads it."""

    def __init__(self, w: Writer) -> None:
        extra, init = "", ""
        kind = w.pick(
            "plain",
            "plain",
            "string",
            "optional",
            "variant",
            "pointer",
            "shared",
            "array",
            "vector",
            "bytes",
            "pair",
            "virtual",
            "function",
            "defaulted",
        )
        match kind:
            case "string":
                extra, init = "std::string name; double v;", '{key, "item " + std::to_string(key), x}'
                get = "t.v + 0.01 * t.name.size()"
            case "optional":
                extra, init, get = (
                    "std::optional<double> v;",
                    "{key, key % 4 ? std::optional<double>(x) : std::nullopt}",
                    "t.v.value_or(0.25)",
                )
            case "variant":
                extra = "std::variant<double, int, std::string> v;"
                init = "{key, key % 3 == 0 ? std::variant<double, int, std::string>(key) : std::variant<double, int, std::string>(x)}"
                get = w.pick(
                    "std::holds_alternative<double>(t.v) ? std::get<double>(t.v) : 0.5",
                    "(std::get_if<double>(&t.v) ? *std::get_if<double>(&t.v) : 0.5)",
                    "std::visit([](const auto &a) -> double { if constexpr (std::is_arithmetic_v<std::decay_t<decltype(a)>>)"
                    " return 0.5 * a; else return (double)a.size(); }, t.v)",
                )
            case "pointer":
                extra, init, get = "std::unique_ptr<double> v;", "{key, std::make_unique<double>(x)}", "*t.v"
            case "shared":
                extra, init, get = "std::shared_ptr<double> v;", "{key, std::make_shared<double>(x)}", "*t.v"
            case "array":
                extra, init, get = "std::array<double, 3> v;", "{key, {x, 0.5, x * x}}", "t.v[0] * t.v[1] + t.v[2]"
            case "vector":
                extra, init, get = (
                    "std::vector<double> v;",
                    "{key, {x, 0.5, x * x}}",
                    "std::accumulate(t.v.begin(), t.v.end(), 0.0)",
                )
            case "bytes":
                extra = "std::array<unsigned char, 8> v;"
                init = "{key, std::bit_cast<std::array<unsigned char, 8>>(x)}"
                get = "std::bit_cast<double>(t.v)"
            case "pair":
                extra, init, get = "std::pair<double, const char *> v;", '{key, {x, "pair"}}', "t.v.first"
            case "function":
                extra, init, get = (
                    "std::function<double(double)> v;",
                    "{key, [x](double a) { return a * x; }}",
                    "t.v(0.7)",
                )
            case "virtual":
                w.top(
                    "struct Base$i { virtual ~Base$i() = default; virtual double get() const = 0; };\n"
                    "struct One$i final : Base$i { double v; explicit One$i(double x) : v(x) {} double get() const override { return v; } };\n"
                    "struct Two$i : Base$i { int n; double v[2]; explicit Two$i(double x) : n(2), v{x, 0.5 * x} {}"
                    " double get() const override { return v[0] * v[1] * n; } };\n"
                    "static std::unique_ptr<Base$i> base$i(int key, double x) { if (key & 1) return std::make_unique<One$i>(x);"
                    " return std::make_unique<Two$i>(x); }"
                )
                extra, init, get = "std::unique_ptr<Base$i> v;", "{key, base$i(key, x)}", "t.v->get()"
            case "defaulted":
                extra, init, get = 'double v = 0.25; std::string note = "none";', "{key, x}", "t.v"
            case _:
                extra, init, get = "double v;", "{key, x}", "t.v"
        self.copies = kind not in ("pointer", "virtual")
        w.include(
            "array",
            "algorithm",
            "bit",
            "functional",
            "memory",
            "numeric",
            "optional",
            "string",
            "utility",
            "variant",
            "vector",
        )
        w.top(
            "struct T$i { int key; $extra };\n$how T$i make$i(int key, double x) { return $init; }\n"
            "$how2 double value$i(const T$i &t) { return $get; }",
            extra=w.fill(extra),
            init=w.fill(init),
            get=w.fill(get),
            how=w.inline(),
            how2=w.inline(),
        )


KEYS = ["(j * 7 + 3) % 11", "10 - j", "(j * 5 + 2) % 7", "j ^ 3"]


def containers(w: Writer) -> None:
    """Items in a container, put in order or filtered, then added up by a loop, an algorithm or a closure."""
    item = Item(w)
    n = w.r.randint(2, 6)
    x = w.smooth(w.fill("in[j % $n] + 0.1 * j"))
    key = w.r.choice(KEYS)
    kind = w.pick(
        "vector",
        "vector",
        "vector",
        "deque",
        "list",
        "map",
        "unordered_map",
        "set",
        "priority",
        "pointers",
        "forward",
        "nested",
    )
    each = "c"
    ordered = ""
    match kind:
        case "vector" | "deque" | "list" | "forward":
            name = {"forward": "forward_list"}.get(kind, kind)
            w.include(name)
            w.say(w.pick("", "", "static ") + "std::$t<T$i> c; c.clear();", t=name)
            if kind == "vector" and w.chance(0.3):
                w.say("c.reserve($N);", N=n)
            add = {
                "forward": "c.push_front",
                "list": w.pick("c.push_back", "c.push_front"),
                "deque": w.pick("c.push_back", "c.push_front"),
            }.get(kind, "c.push_back")
            w.say("for (int j = 0; j < $N; j++) $add(make$i($key, $x));", N=n, add=add, key=key, x=x)
            order = w.pick("sort", "sort", "reverse", "rotate", "none", "erase", "insert", "partition")
            less = w.pick("a.key < b.key", "a.key > b.key", w.fill("value$i(a) + 8 * a.key < value$i(b) + 8 * b.key"))
            if order == "sort" and kind in ("list", "forward"):
                w.say("c.sort([](const T$i &a, const T$i &b) { return $less; });", less=less)
            elif order == "sort":
                w.say(
                    "std::$sort(c.begin(), c.end(), [](const T$i &a, const T$i &b) { return $less; });",
                    less=less,
                    sort=w.pick("sort", "stable_sort", "sort"),
                )
            elif order == "reverse" and kind != "forward":
                w.say("std::reverse(c.begin(), c.end());")
            elif order == "rotate":
                w.say("std::rotate(c.begin(), std::next(c.begin()), c.end());")
            elif order == "erase" and kind == "vector":
                w.say(
                    "c.erase(std::remove_if(c.begin(), c.end(), [](const T$i &t) { return t.key % 4 == 1; }), c.end());"
                )
            elif order == "erase" and kind == "list":
                w.say("c.remove_if([](const T$i &t) { return t.key % 4 == 1; });")
            elif order == "insert" and kind != "forward":
                w.say("c.insert(std::next(c.begin()), make$i(5, in[0]));")
            elif order == "partition" and kind != "forward":
                w.say(
                    "std::$p(c.begin(), c.end(), [](const T$i &t) { return t.key & 1; });",
                    p=w.pick("partition", "stable_partition"),
                )
            if item.copies and w.chance(0.3):
                w.say("auto copy = c; c.swap(copy);")
        case "map" | "unordered_map":
            w.include(kind)
            key_type = w.pick("int", "int", "std::string")
            key = f"std::to_string({key})" if key_type != "int" else key
            plain = w.r.choice(KEYS)
            w.say(
                "std::$t<$k, T$i> c; for (int j = 0; j < $N; j++) c.$put($key, make$i($plain, $x));",
                t=kind,
                k=key_type,
                N=n,
                key=key,
                plain=plain,
                x=x,
                put=w.pick("emplace", "insert_or_assign", "try_emplace"),
            )
            if w.chance(0.4):
                w.say("c.erase(c.begin());")
            each, ordered = "c", ".second"
        case "set":
            w.include("set")
            w.say(
                "auto less = [](const T$i &a, const T$i &b) { return a.key < b.key; }; std::set<T$i, decltype(less)> c(less);"
                " for (int j = 0; j < $N; j++) c.insert(make$i($key, $x));",
                N=n,
                key=key,
                x=x,
            )
        case "priority":
            w.include("queue")
            w.say(
                "auto less = [](const T$i &a, const T$i &b) { return a.key < b.key; };"
                " std::priority_queue<T$i, std::vector<T$i>, decltype(less)> c(less);"
                " for (int j = 0; j < $N; j++) c.push(make$i($key, $x));",
                N=n,
                key=key,
                x=x,
            )
            w.say(
                "double q = 0.1; while (!c.empty()) { double v = value$i(c.top()); c.pop(); q = 0.6 * q + $e; }",
                e=w.smooth("v"),
            )
            return w.leave("q")
        case "pointers":
            w.say(
                "std::vector<T$i> store; for (int j = 0; j < $N; j++) store.push_back(make$i($key, $x));",
                N=n,
                key=key,
                x=x,
            )
            w.say(
                "std::vector<const T$i *> ps; for (auto &t : store) ps.push_back(&t);\n"
                "std::sort(ps.begin(), ps.end(), [](const T$i *a, const T$i *b) { return a->key < b->key; });\n"
                "double q = 0.1; for (const T$i *t : ps) q = 0.6 * q + value$i(*t);"
            )
            return w.leave("q")
        case _:
            w.say(
                "std::vector<std::vector<T$i>> c(3); for (int j = 0; j < $N; j++) c[($key) % 3].push_back(make$i($key, $x));",
                N=n,
                key=key,
                x=x,
            )
            w.say("if (c[0].size() < c[1].size()) std::swap(c[0], c[1]); c.push_back(std::move(c[0]));")
            w.say("double q = 0.1; for (const auto &inner : c) for (const auto &t : inner) q = 0.6 * q + value$i(t);")
            return w.leave("q")
    use = w.fill("q = 0.6 * q + $e;", e=w.smooth("v"))
    match w.pick("loop", "loop", "accumulate", "function", "for_each"):
        case "accumulate":
            w.say(
                "double q = std::accumulate($c.begin(), $c.end(), 0.1, [](double q, const auto &t) { double v = value$i(t$o); $use"
                " return q; });",
                c=each,
                o=ordered,
                use=use,
            )
        case "function":
            w.say(
                "double q = 0.1; std::function<void(const T$i &)> f = [&q](const T$i &t) { double v = value$i(t); $use };"
                " for (const auto &t : $c) f(t$o);",
                c=each,
                o=ordered,
                use=use,
            )
        case "for_each":
            w.say(
                "double q = 0.1; std::for_each($c.begin(), $c.end(), [&](const auto &t) { double v = value$i(t$o); $use });",
                c=each,
                o=ordered,
                use=use,
            )
        case _:
            w.say(
                "double q = 0.1; for (const auto &t : $c) { double v = value$i(t$o); $use }", c=each, o=ordered, use=use
            )
    w.leave("q")


def expression_tree(w: Writer) -> None:
    """A tree of objects with virtual functions, owned by unique or shared pointers."""
    w.include("memory", "utility", "vector")
    own = w.pick("std::unique_ptr", "std::shared_ptr")
    make = "std::make_unique" if "unique" in own else "std::make_shared"
    w.top(
        """
struct Node$i { virtual ~Node$i() {} virtual double eval(const double *x) const = 0; };
using Ptr$i = $own<Node$i>;
struct Var$i : Node$i { int k; explicit Var$i(int k) : k(k) {} double eval(const double *x) const override { return x[k]; } };
struct Lit$i : Node$i { double v; explicit Lit$i(double v) : v(v) {} double eval(const double *) const override { return v; } };
struct Mul$i : Node$i { Ptr$i a, b; Mul$i(Ptr$i a, Ptr$i b) : a(std::move(a)), b(std::move(b)) {}
  double eval(const double *x) const override { return a->eval(x) * b->eval(x); } };
struct Sum$i : Node$i { std::vector<Ptr$i> parts;
  double eval(const double *x) const override { double s = 0; for (auto &p : parts) s += $e; return s; } };
static Ptr$i build$i(int depth, double seed) {
  if (depth == 0) return $make<Var$i>((int)(seed * 10) % 3);
  if (depth == 1 && seed > 0.6) return $make<Lit$i>(seed);
  auto s = $make<Sum$i>();
  s->parts.push_back(build$i(depth - 1, seed * 0.7));
  s->parts.push_back($make<Mul$i>(build$i(depth - 1, seed * 0.9), $make<Lit$i>(0.5)));
  return s;
}""",
        own=own,
        make=make,
        e=w.smooth("p->eval(x)"),
    )
    if w.chance(0.4):
        w.say(
            "static const Ptr$i root = build$i($d, $s); double q = root->eval(in);",
            d=w.r.randint(1, 3),
            s=w.number().lstrip("-"),
        )
    else:
        w.say(
            "Ptr$i root = build$i($d, $s); if (in[0] > 0) { auto lit = $make<Lit$i>(in[1]);"
            " root = $make<Mul$i>(std::move(root), std::move(lit)); } double q = root->eval(in);",
            d=w.r.randint(1, 3),
            make=make,
            s=w.number().lstrip("-"),
        )
    w.leave("q")


def closures(w: Writer) -> None:
    """Functions that are values: captured by value and reference, composed, kept in a vector."""
    w.include("functional", "vector")
    w.top(
        "using F$i = std::function<double(double)>;\nstatic F$i compose$i(F$i f, F$i g) { return [f, g](double x) { return f(g(x)); }; }"
    )
    w.say(
        "double scale = in[0]; std::vector<F$i> fs;\nfs.push_back([scale](double x) { return scale * x; });\n"
        "fs.push_back([&](double x) { return x + in[1] * scale; });\nfs.push_back([k = in[$n - 1] * 0.5](double x) mutable { k += 0.1;"
        " return $e; });",
        e=w.smooth("x * k"),
    )
    if w.chance(0.6):
        w.say("fs[0] = compose$i(fs[2], fs[1]);")
    if w.chance(0.4):
        w.say("std::swap(fs[0], fs[2]); scale *= 1.1;")
    w.say("double q = in[1]; for (auto &f : fs) q = 0.7 * f(q);")
    w.leave("q")


def vectors(w: Writer) -> None:
    """Vectors of numbers through the algorithms of the library."""
    w.include("algorithm", "functional", "numeric", "vector")
    n = w.r.randint(3, 6)
    w.say(
        "std::vector<double> a(in, in + $n), b(a.rbegin(), a.rend()); a.resize($N, 0.5); b.insert(b.begin(), in[0] * in[1]);"
        " b.resize($N, in[1]);",
        N=n,
    )
    for _ in range(w.r.randint(1, 4)):
        w.say(
            w.r.choice(
                [
                    "std::transform(a.begin(), a.end(), b.begin(), a.begin(), [](double p, double q) { return p * q + 0.1; });",
                    "std::partial_sum(a.begin(), a.end(), b.begin());",
                    "std::adjacent_difference(a.begin(), a.end(), b.begin());",
                    "std::rotate(a.begin(), a.begin() + 1, a.end());",
                    "std::reverse(b.begin(), b.end());",
                    "std::swap(a, b);",
                    "a.erase(a.begin() + 1); a.push_back(b.back() * 0.5);",
                    "{ std::vector<double> t = std::move(a); a = b; b = std::move(t); }",
                    "std::copy_backward(a.begin(), a.end() - 1, a.end());",
                    "a.assign(b.begin(), b.end());",
                    "std::for_each(b.begin(), b.end(), [&](double &v) { v *= in[0]; });",
                    "a.emplace_back(in[1]); a.pop_back();",
                    "std::fill(b.begin(), b.begin() + 2, in[0] * 0.3);",
                ]
            )
        )
    w.say("double q = std::inner_product(a.begin(), a.end(), b.begin(), 0.1);")
    w.leave("q")


def owner(w: Writer) -> None:
    """A class of the program's own that owns memory: copied, moved, swapped; a template of its type and size."""
    w.include("utility", "cstring", "new")
    small = w.r.choice([2, 4])
    w.top("""
template <typename T, int N> class Small$i {
  T near_[N]; T *data_ = near_; int size_ = 0, room_ = N;
public:
  Small$i() = default;
  Small$i(const Small$i &o) { for (int k = 0; k < o.size_; k++) add(o.data_[k]); }
  Small$i(Small$i &&o) noexcept { swap(o); }
  Small$i &operator=(Small$i o) noexcept { swap(o); return *this; }
  ~Small$i() { if (data_ != near_) delete[] data_; }
  void swap(Small$i &o) noexcept {
    if (data_ == near_ || o.data_ == o.near_) {
      Small$i *s[2] = {this, &o}; T *far_[2]; T keep[2][N];
      for (int k = 0; k < 2; k++) { far_[k] = s[k]->data_ == s[k]->near_ ? nullptr : s[k]->data_;
        for (int j = 0; j < N; j++) keep[k][j] = j < s[k]->size_ && !far_[k] ? s[k]->near_[j] : T(); }
      for (int k = 0; k < 2; k++) { for (int j = 0; j < N; j++) s[k]->near_[j] = keep[1 - k][j];
        s[k]->data_ = far_[1 - k] ? far_[1 - k] : s[k]->near_; }
    } else std::swap(data_, o.data_);
    std::swap(size_, o.size_); std::swap(room_, o.room_);
  }
  void add(T v) {
    if (size_ == room_) { T *more = new T[room_ *= 2]; for (int k = 0; k < size_; k++) more[k] = data_[k];
      if (data_ != near_) delete[] data_; data_ = more; }
    data_[size_++] = v;
  }
  T &operator[](int k) { return data_[k]; }
  int size() const { return size_; }
  T *begin() { return data_; } T *end() { return data_ + size_; }
};""")
    w.say(
        "Small$i<double, $s> a, b; for (int k = 0; k < $N; k++) a.add(in[k % $n] + 0.1 * k); b.add(in[1]);",
        s=small,
        N=w.r.randint(1, 6),
    )
    for _ in range(w.r.randint(1, 3)):
        w.say(
            w.pick(
                "a.swap(b);",
                "b = a; b[0] *= 0.5;",
                "b = std::move(a); a = b;",
                "{ Small$i<double, $s> t(b); t.add(in[0]); a = std::move(t); }",
            ),
            s=small,
        )
    w.say("double q = 0.2; for (double v : a) q = 0.6 * q + $e; for (double v : b) q = 0.7 * q + v;", e=w.smooth("v"))
    w.leave("q")


def exceptions(w: Writer) -> None:
    """Exceptions on ways that are not taken, checks that throw, handlers around them, guards."""
    w.include("stdexcept", "vector", "string")
    w.top(
        "struct Guard$i { int &n; explicit Guard$i(int &n) : n(n) { n++; } ~Guard$i() { n--; } };\n"
        "$how double checked$i(const std::vector<double> &v, size_t k) {\n"
        '  if (k >= v.size()) throw std::out_of_range("index " + std::to_string(k));\n  return $e;\n}',
        how=w.inline(),
        e=w.smooth("v[k]"),
    )
    w.say("int depth = 0; double q = in[0]; std::vector<double> v(in, in + $n);")
    if w.chance(0.5):
        w.say(
            '{ Guard$i g(depth); for (size_t k = 0; k < v.size(); k++) { if (v.at(k) > 100) throw std::runtime_error("large");'
            " q = 0.6 * q + checked$i(v, k); } }"
        )
    else:
        w.say("try { Guard$i g(depth); q += checked$i(v, 1) * v.at(0); } catch (const std::exception &) { q = 7; }")
    w.leave("q")


def generic(w: Writer) -> None:
    """Templates: a curious base, folds, tuples, expression templates."""
    w.include("tuple", "utility", "array")
    match w.pick("crtp", "fold", "expression", "tuple"):
        case "crtp":
            w.top(
                "template <class D> struct Shape$i { double scaled(double s) const { return s * static_cast<const D *>(this)->area(); } };\n"
                "struct Square$i : Shape$i<Square$i> { double a; double area() const { return a * a; } };\n"
                "struct Disc$i : Shape$i<Disc$i> { int id; double r; double area() const { return 3.1 * r * r; } };\n"
                "template <class S> static double twice$i(const S &s, double f) { return s.scaled(f) + s.scaled(0.5); }"
            )
            w.say(
                "Square$i s; s.a = in[0]; Disc$i d; d.id = 1; d.r = in[1]; double q = twice$i(s, in[1]) + twice$i(d, in[$n - 1]);"
            )
        case "fold":
            w.top("template <class... A> static double sum$i(A... a) { return (... + ($e)); }", e=w.smooth("a"))
            w.say("double q = sum$i(in[0], in[1], in[$n - 1], 0.5f, 2);")
        case "tuple":
            w.say(
                "auto t = std::make_tuple(in[0], 3, in[1] * in[0], std::array<double, 2>{in[1], 0.5}); auto [a, n, b, c] = t;"
                " std::get<0>(t) += b; double q = std::apply([](double p, int m, double r, auto &s) { return p * m * 0.3 + r * s[0]; }, t)"
                " + a * n * 0.1 + c[1];"
            )
        case _:
            w.top(
                "struct Vec$i { double v[3]; double operator[](int k) const { return v[k]; } };\n"
                "template <class A, class B> struct Add$i { const A &a; const B &b; double operator[](int k) const { return a[k] + b[k]; } };\n"
                "template <class A> struct Mul$i { const A &a; double c; double operator[](int k) const { return a[k] * c; } };\n"
                "template <class E> static double norm$i(const E &e) { double s = 0; for (int k = 0; k < 3; k++) s += e[k] * e[k]; return s; }"
            )
            w.say(
                "Vec$i a{{in[0], in[1], 0.5}}, b{{in[$n - 1], 1, in[0]}}; double q = 0.2 * norm$i(Add$i<Vec$i, Mul$i<Vec$i>>{a, Mul$i<Vec$i>{b, in[1]}});"
            )
    w.leave("q")


def graph(w: Writer) -> None:
    """Objects that share others, with weak pointers back."""
    w.include("memory", "vector", "string")
    w.top(
        "struct Part$i { double weight; std::string name; std::vector<std::shared_ptr<Part$i>> parts; std::weak_ptr<Part$i> whole;\n"
        "  double total() const { double s = weight; for (auto &p : parts) s += 0.5 * p->total(); if (auto up = whole.lock()) s += 0.1 * up->weight;"
        " return s; } };"
    )
    w.say(
        'auto top = std::make_shared<Part$i>(); top->weight = in[0]; top->name = "a name that is longer than sixteen";\n'
        "auto common = std::make_shared<Part$i>(); common->weight = $e; common->whole = top;\n"
        "for (int k = 0; k < $N; k++) { auto p = std::make_shared<Part$i>(); p->weight = in[k % $n] * 0.4; p->parts.push_back(common);"
        " p->whole = top; top->parts.push_back(k & 1 ? common : p); }\ndouble q = top->total();",
        e=w.smooth("in[1]"),
        N=w.r.randint(1, 4),
    )
    w.leave("q")


def statics(w: Writer) -> None:
    """Static and thread-local workspaces of the library's types, singletons, registries by name."""
    w.include("map", "string", "vector", "functional")
    match w.pick("workspace", "registry", "singleton"):
        case "workspace":
            w.say(
                "$t std::vector<double> work; if (work.size() < $N) work.resize($N); for (int k = 0; k < $N; k++) work[k] = in[k % $n] * (k + 1) * 0.3;"
                " double q = 0; for (int k = 0; k < $N; k++) q = 0.5 * q + work[$N - 1 - k];",
                t=w.pick("static", "thread_local"),
                N=w.r.randint(2, 6),
            )
        case "registry":
            w.top(
                "static std::map<std::string, double (*)(double)> &table$i() { static std::map<std::string, double (*)(double)> t = {\n"
                '  {"half", [](double x) { return 0.5 * x; }}, {"square", [](double x) { return x * x; }}, {"wave", [](double x) { return $e; }}};'
                " return t; }",
                e=w.smooth("x"),
            )
            w.say(
                'double q = in[0]; for (const char *name : {"wave", "half", "square"}) if (auto f = table$i().find(name); f != table$i().end())'
                " q = f->second(q) + 0.1 * in[1];"
            )
        case _:
            w.top(
                "struct Settings$i { double gain = $g; std::vector<double> taps{0.5, 0.3, 0.2}; double last = 0;\n"
                "  static Settings$i &get() { static Settings$i s; return s; } };",
                g=w.number(),
            )
            w.say(
                "auto &s = Settings$i::get(); s.last = in[0]; double q = 0; for (double t : s.taps) { q += t * s.last * s.gain; s.last = 0.5 * q + in[1]; }"
            )
    w.leave("q")


def strings(w: Writer) -> None:
    """Text next to numbers: keys put together, numbers found by them, structs with both copied and sorted."""
    w.include("string", "map", "vector", "algorithm", "unordered_map")
    w.top("struct Named$i { std::string name; double v; };")
    w.say(
        "std::vector<Named$i> all; for (int k = 0; k < $n; k++) all.push_back({std::string(\"number \") + char('a' + (k * 2 + 1) % 5), in[k]});"
    )
    w.say("std::sort(all.begin(), all.end(), [](const Named$i &a, const Named$i &b) { return a.name < b.name; });")
    if w.chance(0.5):
        w.say(
            "std::$t<std::string, double> m; for (auto &a : all) m[a.name] += a.v * 0.5; double q = 0.1; for (auto &[k, v] : m)"
            " q += v * (k.back() - 'a' + 1) * 0.2;",
            t=w.pick("map", "unordered_map"),
        )
    else:
        w.say(
            'auto copy = all; copy[0].name += " and more of the name"; copy[0].v *= in[1]; double q = 0; for (auto &a : copy)'
            " q = 0.5 * q + a.v * a.name.size() * 0.1;"
        )
    w.leave("q")


CPP = [
    Idiom("containers", containers, 14),
    Idiom("expression_tree", expression_tree, 3),
    Idiom("closures", closures, 3),
    Idiom("vectors", vectors, 4),
    Idiom("owner", owner, 3),
    Idiom("exceptions", exceptions, 3),
    Idiom("generic", generic, 4),
    Idiom("graph", graph, 2),
    Idiom("statics", statics, 3),
    Idiom("strings", strings, 3),
]
FROM_C = [Idiom(i.name, i.write, 1) for i in (*RECORDS, *OTHERS)]
IDIOMS = [*CPP, *EIGEN, *FROM_C]


def generate(seed: int, steps: Collection[int] | None = None) -> Program:
    chain = Chain("cpp", seed)
    r, text = chain.r, chain.text
    files = r.random() < 0.2
    text.includes = [*HEADERS]
    body: list[str] = []
    chain.write(steps, lambda step: write_step(chain, step, body, IDIOMS, files=files))
    options = [
        o for o, p in (("-march=native", 0.15), ("-ffast-math", 0.02), ("-stdlib=libc++", 0.0)) if r.random() < p
    ]
    if "exceptions" not in chain.names and r.random() < 0.12:
        options.append("-fno-exceptions")
    if r.random() < 0.04:
        options.append(r.choice([*SANITIZED, "-fno-rtti"]))
    if r.random() < 0.1:
        options.append("-D_GLIBCXX_ASSERTIONS")
    program = Source("program.cpp", assemble(text, body, text.includes, HEAD, 'extern "C" '))
    return chain.program([program, *others(text, "cpp", HEADERS, HEAD)], options)
