"""`--check-derivatives`: what is wrong is found and named, and what is right passes in silence."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from enzyme_cli.cargo import environment
from enzyme_passes.analysis.activity.activity import ActivityFacts
from enzyme_passes.audit.auditor import Auditor
from enzyme_passes.ir.instructions import Load
from enzyme_passes.ir.values import Value
from tests.compiling import ROOT, Ran, enzcc, run

pytestmark = pytest.mark.rotated(2)

HEAD = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
"""

LIST = """
struct node { double value; struct node *next; };
static double sum(struct node *n, double by) { double s = 0; for (; n; n = n->next) s += by * n->value * n->value;
  return s; }
int main(void) {
  struct node *list = 0, *shadow = 0;
  for (int i = 0; i < 4; i++) {
    struct node *one = malloc(sizeof *one), *other = malloc(sizeof *other);
    *one = (struct node){i + 1, list}, *other = (struct node){0, shadow}, list = one, shadow = other;
  }
  double by = __enzyme_autodiff((void *)sum, enzyme_dup, list, shadow, enzyme_out, 2.0);
  printf("%g %g", by, shadow->value);
}
"""

WRONG_RULE = """
static double norm(double *x) { return x[0] * x[1] + x[2]; }
struct kept { void *tape; double result; };
static struct kept forward(double *x, double *dx) { return (struct kept){0, norm(x)}; }
static void reverse(double *x, double *dx, double d, void *tape) { dx[0] += d * x[1], dx[2] += d; }
void *__enzyme_register_gradient_norm[] = {(void *)norm, (void *)forward, (void *)reverse};
static double f(double *x, int n) { double s = 0; for (int i = 0; i + 2 < n; i++) s += norm(x + i); return s; }
int main(void) {
  double x[6] = {1, 2, 3, 4, 5, 6}, dx[6] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, 6);
  puts("went on");
}
"""


def checked(text: str, directory: Path, *options: str, said: str = "", **environment: str) -> Ran:
    """The program, built to check itself, run."""
    (directory / "program.c").write_text(HEAD + text)
    words = [o for o in options if o.startswith("-O")] or ["-O2"]
    flag = f"--check-derivatives{said}"
    made = enzcc(*words, "-w", flag, "program.c", "-o", "program", "-lm", cwd=directory)
    assert (made.status, made.err) == (0, "")
    return run(directory / "program", cwd=directory, **environment)


def findings(ran: Ran) -> list[str]:
    return re.findall(r"^==enzcc== (?:ERROR|warning): (.*)$", ran.err, re.MULTILINE)


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_right_gradient_of_a_list_passes_in_silence(level: str, tmp_path: Path) -> None:
    ran = checked(LIST, tmp_path, level, ENZCC_CHECK="report=r.json")
    assert (ran.status, ran.out, ran.err) == (0, "30 16", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 1


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_term_that_a_rule_of_the_users_drops_is_found_and_its_input_named(level: str, tmp_path: Path) -> None:
    ran = checked(WRONG_RULE, tmp_path, level, said="=report=r.json")
    assert (ran.status, ran.out) == (77, "went on\n")
    assert "==enzcc== ERROR: wrong derivative\n    derivative of 'f', asked for at program.c:17, in 'main'" in ran.err
    worst = re.search(
        r"worst: argument 1, at byte (\d+) \(double, .*\): its derivative should be (\S+), and is", ran.err
    )
    assert worst is not None and worst[1] in ("8", "16", "24", "32")
    report = json.loads((tmp_path / "r.json").read_text())
    assert (report["errors"], report["findings"][0]["kind"]) == (1, "wrong derivative")


def test_the_program_may_end_at_the_first_finding(tmp_path: Path) -> None:
    ran = checked(WRONG_RULE, tmp_path, ENZCC_CHECK="abort=1")
    assert (ran.status, ran.out) == (77, "")


@pytest.mark.parametrize("option", ["evry=2", "every", "every=x", "limit=0", "tolerance=nan", "report=", "list,ever=1"])
def test_an_option_that_does_not_exist_is_an_error(option: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text("int main(void) { return 0; }")
    for flags, variables in (([f"--check-derivatives={option}"], {}), ([], {"ENZCC_CHECK_DERIVATIVES": option})):
        made = enzcc(*flags, "program.c", "-o", "program", cwd=tmp_path, **variables)
        assert made.status == 1 and "error: [EZ0804] --check-derivatives" in made.err
        assert not (tmp_path / "program").exists()


def test_when_the_program_runs_it_is_said(tmp_path: Path) -> None:
    ran = checked(WRONG_RULE, tmp_path, ENZCC_CHECK="evry=1,tolerance=1e-3,abort=1,list1")
    assert ran.status == 77
    assert re.findall("has no option '(.*)'", ran.err) == ["evry", "list1"]


@pytest.mark.parametrize("mode", ["reverse", "forward"])
def test_a_flow_that_the_engine_forgets_is_found(mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No opinion of the engine's is asked: here all loads are taken to carry nothing."""
    asked = ActivityFacts.is_active

    def forgets(self: ActivityFacts, value: Value) -> bool:
        return not isinstance(value, Load) and asked(self, value)

    monkeypatch.setattr(ActivityFacts, "is_active", forgets)
    monkeypatch.setattr(Auditor, "findings", lambda *given: [])
    monkeypatch.setenv("ENZCC_CACHE", "off")
    call = "autodiff" if mode == "reverse" else "fwddiff"
    ran = checked(
        f"""
static double f(double *x) {{ return x[0] * x[1]; }}
int main(void) {{ double x[2] = {{2, 3}}, dx[2] = {{{int(mode == "forward")}}};
  __enzyme_{call}((void *)f, enzyme_dup, x, dx); }}
""",
        tmp_path,
    )
    assert findings(ran) == ["wrong derivative"]


SHADOWS = {
    "null shadow": """
struct s { double *a; }; static double f(struct s *p) { return p->a[0] * p->a[1]; }
int main(void) { double a[2] = {2, 3}; struct s s = {a}, d = {0}; __enzyme_autodiff((void *)f, enzyme_dup, &s, &d); }
""",
    "shadow too short": """
static double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
int main(void) { double *x = calloc(64, 8), *d = calloc(2, 8); for (int i = 0; i < 64; i++) x[i] = i;
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, 64); }
""",
    "shadow overlaps primal": """
static double f(double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
int main(void) { double *x = calloc(64, 8); for (int i = 0; i < 64; i++) x[i] = i;
  __enzyme_autodiff((void *)f, enzyme_dup, x, x + 4, 8); }
""",
    "shadow holds NaN": """
static double f(double *x) { return x[0] * x[1]; }
int main(void) { double x[2] = {2, 3}, d[2] = {0, NAN}; __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
""",
    "shadows overlap": """
static double f(double *x, double *y) { return x[0] * y[0]; }
int main(void) { double x = 2, y = 3, d = 0; __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_dup, &y, &d); }
""",
    "seeds all zero": """
static void f(double *x, double *y) { y[0] = x[0] * x[0]; }
int main(void) { double x = 2, y, d = 0, e = 0; __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_dup, &y, &e); }
""",
    "kink, or too noisy": """
static double f(double x) { return fabs(x); }
int main(void) { printf("%g", __enzyme_autodiff((void *)f, 0.0)); }
""",
    "primal changed": """
static double g(double *x) { return x[0] * x[0]; }
struct kept { void *tape; double result; };
static struct kept forward(double *x, double *dx) { double r = g(x); x[0] += 1; return (struct kept){0, r}; }
static void reverse(double *x, double *dx, double d, void *tape) { dx[0] += d * 2 * (x[0] - 1); }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)forward, (void *)reverse};
static double f(double *x) { return g(x); }
int main(void) { double x[1] = {2}, d[1] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
""",
}


@pytest.mark.parametrize("kind", SHADOWS)
def test_mistakes_with_shadows_and_points_without_derivative_are_said(kind: str, tmp_path: Path) -> None:
    """Also where the derivative, given such a shadow, does not come to its end."""
    assert kind in findings(checked(SHADOWS[kind], tmp_path))


BOTTOM = """
static double f(double x) { return (x - 1) * (x - 1) * (2 + x); }
struct kept { void *tape; double result; };
static struct kept forward(double x) { return (struct kept){0, f(x)}; }
static double reverse(double x, double d, void *tape) { return d * DERIVATIVE; }
void *__enzyme_register_gradient_f[] = {(void *)f, (void *)forward, (void *)reverse};
static double g(double x) { return f(x); }
int main(void) {
  double x = START;
  for (int i = 0; i < 200; i++) x -= .1 * __enzyme_autodiff((void *)g, x);
  printf("%.6f", x);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_descent_may_end_where_slopes_vanish(level: str, tmp_path: Path) -> None:
    program = BOTTOM.replace("DERIVATIVE", "(2 * (x - 1) * (2 + x) + (x - 1) * (x - 1))")
    assert not findings(checked(program.replace("START", "1.3"), tmp_path, level, ENZCC_CHECK="every=1"))


@pytest.mark.parametrize("away", ["1e-2", "1e-4", "1e-6"])
@pytest.mark.parametrize("derivative", ["0", "(3 * (x - 1))"])
def test_a_wrong_slope_near_the_end_of_a_descent_is_found(derivative: str, away: str, tmp_path: Path) -> None:
    program = BOTTOM.replace("DERIVATIVE", derivative).replace("START", f"1 + {away}")
    assert "wrong derivative" in findings(checked(program, tmp_path))


GROWS = """
struct list { double *at; int count, room; };
static void push(struct list *v, double x) {
  if (v->count == v->room) {
    double *more = malloc((v->room = 2 * v->room + 1) * sizeof *more);
    memcpy(more, v->at, v->count * sizeof *more);
    free(v->at);
    v->at = more;
  }
  v->at[v->count++] = x;
}
static double sum(struct list *v) {
  double s = 0; for (int i = 0; i < v->count; i++) s += v->at[i] * v->at[i]; return s; }
static double grows(struct list *v) { push(v, v->at[0] * v->at[1]); return sum(v); }
static double realloced(struct list *v) {
  v->at = realloc(v->at, ++v->count * sizeof *v->at); v->at[v->count - 1] = 1; return sum(v); }
static double filled(struct list *v, double x) {
  v->count = 0; for (int i = 0; i < 5; i++) push(v, x * i); return sum(v); }
static double consumed(struct list *v) { double s = sum(v); free(v->at); return s; }
static struct list of(double first) {
  struct list made = {malloc(3 * sizeof(double)), 3, 3};
  for (int i = 0; i < 3; i++) made.at[i] = first * (i + 1);
  return made;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize(
    ("request_", "kinds"),
    [
        ('printf("%g", __enzyme_autodiff((void *)grows, &v, &d))', ["derivative released"]),
        ('printf("%g", __enzyme_autodiff((void *)realloced, &v, &d))', ["derivative released"]),
        ('printf("%g", __enzyme_autodiff((void *)filled, &v, &d, 2.0))', []),
        ('printf("%g", __enzyme_autodiff((void *)consumed, &v, &d))', []),
        ('d.at[0] = 1; printf("%g", __enzyme_fwddiff((void *)grows, &v, &d))', []),
    ],
)
def test_a_derivative_that_is_released_with_what_it_is_of_is_said(
    request_: str, kinds: list[str], level: str, tmp_path: Path
) -> None:
    """Not if nothing depends on what was there, or nobody has what might be read."""
    text = f"{GROWS}\nint main(void) {{ struct list v = of(1), d = of(0); {request_}; }}"
    ran = checked(text, tmp_path, level)
    assert (findings(ran), ran.status) == (kinds, 77 if kinds else 0)


def test_bytes_are_seen_to_be_floats_when_the_function_runs(tmp_path: Path) -> None:
    """The rule is wrong for what reaches it as words."""
    text = """
double g(double x) { return x * x; }
struct pair { double primal, tangent; };
struct pair dg(double x, double dx) { return (struct pair){g(x), dx}; }
void *__enzyme_register_derivative_g[2] = {(void *)g, (void *)dg};
static __attribute__((noinline)) void copy(unsigned long *to, const unsigned long *from, int n) {
  for (int i = 0; i < n; i++) to[i] = from[i]; }
static double f(double *x) { double y[3]; copy((unsigned long *)y, (unsigned long *)x, 3);
  return g(y[0]) + y[1] * y[2]; }
int main(void) { double x[3] = {3, 4, 5}, d[3] = {1, 0, 0}; __enzyme_fwddiff((void *)f, enzyme_dup, x, d); }
"""
    assert findings(checked(text, tmp_path)) == ["wrong derivative"]


def test_requests_within_requests_are_checked_where_they_run(tmp_path: Path) -> None:
    text = """
static double f(double x) { return x * x * x; }
double df(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { printf("%g %g", df(2), __enzyme_fwddiff((void *)df, 2.0, 1.0)); }
"""
    ran = checked(text, tmp_path, ENZCC_CHECK="report=r.json")
    assert (ran.status, ran.out, ran.err) == (0, "12 12", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 2


def test_each_direction_of_several_is_checked(tmp_path: Path) -> None:
    text = """
struct two { double a, b; }; struct two __enzyme_fwddiff_two(void *, ...);
static double f(double x, double *p) { return x * x * p[0]; }
int main(void) { double p = 2, dp[2] = {1, 3};
  struct two t = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, 3.0, 1.0, 0.0,
    enzyme_dup, &p, dp, dp + 1);
  printf("%g %g", t.a, t.b); }
"""
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, ran.err) == (0, "21 27", "")


def test_directions_of_reverse_mode_have_gradients_of_their_own(tmp_path: Path) -> None:
    text = """
static void f(double *x, double *y) { y[0] = x[0] * x[1], y[1] = x[0] * RULE(x[0]); }
int main(void) { double x[2] = {2, 3}, y[2], d[2] = {0}, e[2] = {0}, s[2] = {1, 0}, t[2] = {0, 1};
  __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, d, e, enzyme_dup, y, s, t);
  printf("%g %g", d[1], e[0]); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path)
    assert (right.status, right.out, right.err) == (0, "2 4", "")
    assert findings(checked(ONES + text, tmp_path)) == ["wrong derivative"]  # of the second direction


ONES = """
double one(double x) { return x; }
struct pair { void *tape; double result; };
struct pair one_forward(double x) { return (struct pair){0, x}; }
double one_reverse(double x, double d, void *tape) { return 0; }
void *__enzyme_register_gradient_one[] = {(void *)one, (void *)one_forward, (void *)one_reverse};
#define RULE one
"""
"""A rule that forgets its argument."""

TANGENT_OF_ONE = """
struct two { double primal, tangent; };
struct two one_tangent(double x, double d) { return (struct two){x, 0}; }
void *__enzyme_register_derivative_one[] = {(void *)one, (void *)one_tangent};
"""

LAYERS = """
static void layer(double *x, double *y) { for (int i = 0; i < 3; i++) y[i] = sin(x[i]) * RULE(x[(i + 1) % 3]); }
static void square(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= x[i]; }
int main(void) {
  double x[3][3] = {{1, 2, 3}}, d[3][3] = {{0}}, z[2] = {3, 4}, dz[2];
  void *tape[2], *other = __enzyme_augmentfwd((void *)square, enzyme_dup, z, dz, enzyme_const, 2);
  for (int k = 0; k < 2; k++)
    tape[k] = __enzyme_augmentfwd((void *)layer, enzyme_dup, x[k], d[k], enzyme_dup, x[k + 1], d[k + 1]);
  d[2][0] = 1;
  for (int k = 1; k >= 0; k--)
    __enzyme_reverse((void *)layer, enzyme_dup, x[k], d[k], enzyme_dup, x[k + 1], d[k + 1], tape[k]);
  z[0] = z[1] = 100, dz[0] = 1, dz[1] = 0.5;
  __enzyme_reverse((void *)square, enzyme_dup, z, dz, enzyme_const, 2, other);
  printf("%g %g", dz[0], dz[1]);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_requests_of_two_halves_are_checked_with_the_inputs_of_the_first(level: str, tmp_path: Path) -> None:
    ran = checked("#define RULE(x) x\n" + LAYERS, tmp_path, level, ENZCC_CHECK="every=1,report=r.json")
    assert (ran.status, ran.out, ran.err) == (0, "6 4", "")
    report = json.loads((tmp_path / "r.json").read_text())
    assert (report["requests"], report["checked"]) == (3, 3)
    assert findings(checked(ONES + LAYERS, tmp_path, level, ENZCC_CHECK="every=1")) == ["wrong derivative"] * 2


ALONG_A_TAPE = """
struct half { void *tape; double result; }; struct half __enzyme_augmentfwd_half(void *, ...);
double __enzyme_reverse_half(void *, ...); double __enzyme_fwdsplit(void *, ...); extern int enzyme_nofree;
struct s { double *a, *b; double c; };
static double f(double t, struct s *p, double *y) {
  double r = t * p->a[0] * p->b[1];
  p->a[1] = sin(p->b[0]) * RULE(p->a[0]) * t;
  for (int i = 0; i < 3; i++) y[i] = p->a[i] * p->c;
  return r;
}
int main(void) {
  double a[3] = {1, 2, 3}, b[2] = {4, 5}, da[3] = {0}, db[2] = {0}, y[3], dy[3] = {0};
  struct s p = {a, b, 0.5}, d = {da, db, 0};
  struct half h = __enzyme_augmentfwd_half((void *)f, enzyme_out, 1.5, enzyme_dup, &p, &d, enzyme_dup, y, dy);
  a[0] = 100, b[1] = 50, a[1] = 7, p.c = 99;
  for (int k = 0; k < 2; k++) {
    double *ta = malloc(24), *tb = malloc(64 + 1000 * k), ty[3] = {0};
    for (int i = 0; i < 3; i++) ta[i] = 0.1 * i + 0.3, tb[i] = 0.2 * i - 0.7;
    struct s t = {ta, tb, 0.25};
    double r = __enzyme_fwdsplit((void *)f, enzyme_nofree, enzyme_dup, 1.5, 0.3, enzyme_dup, &p, &t, enzyme_dup, y, ty,
      h.tape);
    printf("%g %g ", r, ty[2]);
  }
  dy[0] = 0.3, dy[1] = 0.5, dy[2] = 0.9;
  double dt = __enzyme_reverse_half((void *)f, enzyme_out, 1.5, enzyme_dup, &p, &d, enzyme_dup, y, dy, 1.0, h.tape);
  printf("%.4f %.4f", dt, d.c);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_tangents_along_a_tape_are_checked_with_shadows_of_their_own(level: str, tmp_path: Path) -> None:
    """On what the function read when the tape was made; and the tape may be read again, also in reverse."""
    right = checked("#define RULE(x) x\n" + ALONG_A_TAPE, tmp_path, level, ENZCC_CHECK="every=1,report=r.json")
    assert (right.status, right.out, right.err) == (0, "3 1 3 1 4.8108 2.4324", "")
    report = json.loads((tmp_path / "r.json").read_text())
    assert (report["requests"], report["checked"]) == (3, 3)
    wrong = checked(ONES + TANGENT_OF_ONE + ALONG_A_TAPE, tmp_path, level, ENZCC_CHECK="every=1")
    assert findings(wrong) == ["wrong derivative"] * 3


WIDE = """
WIDE __enzyme_autodiff_wide(void *, ...); WIDE __enzyme_fwddiff_wide(void *, ...);
struct item { int n; WIDE v; double w; };
static WIDE f(struct item *it, int n) {
  struct item copy[4];
  memcpy(copy, it, n * sizeof *it);
  WIDE s = 0;
  for (int i = 0; i < n; i++) s += copy[i].v * RULE(copy[i].w) / (1 + copy[i].v * copy[i].v) + it[i].v;
  it[0].v = s * it[1].v;
  return s;
}
static WIDE g(WIDE x, WIDE *y) { *y = RULE(x) * x * 3; return x * *y; }
int main(void) {
  struct item it[3] = {{1, 0.7, 2}, {2, 1.5, -3}, {3, -2.25, 0.4}}, d[3] = {{0}};
  d[0].v = 0.5;
  __enzyme_autodiff_wide((void *)f, enzyme_dup, it, d, 3);
  struct item t[3] = {{0, 0.7, 0.2}, {0, 1, 0.3}, {0, -2, 0.4}};
  __enzyme_fwddiff_wide((void *)f, enzyme_dup, it, t, 3);
  WIDE y, dy = 1;
  WIDE reverse = __enzyme_autodiff_wide((void *)g, (WIDE)2, &y, &dy);
  printf("%g %g", (double)reverse, (double)__enzyme_fwddiff_wide((void *)g, (WIDE)2, (WIDE)1, &y, &dy));
}
"""
"""Numbers that are read as such, and that are moved with what they lie in; also along a tangent that is the number."""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("wide", ["long double", "__float128"])
def test_wide_floats_are_checked(wide: str, level: str, tmp_path: Path) -> None:
    text = f"typedef {wide} wide;\n#define WIDE wide\n"
    right = checked(text + "#define RULE(x) x\n" + WIDE, tmp_path, level, ENZCC_CHECK="report=r.json")
    assert (right.status, right.out, right.err) == (0, "48 36", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 4
    rules = (ONES + TANGENT_OF_ONE).replace("double", "wide")
    wrong = checked(text + rules + WIDE, tmp_path, level)
    assert findings(wrong) == ["wrong derivative"] * 4


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_tangent_along_the_numbers_themselves_is_no_integer(level: str, tmp_path: Path) -> None:
    """Where bytes are moved, nothing but their bits tells what they are; text in a shadow is the same text, too."""
    text = """
struct s { double x, y; char text[16]; };
static double f(struct s *p) { struct s c; memcpy(&c, p, sizeof c); return RULE(c.x) * c.y * (c.text[0] == 'a'); }
int main(void) { struct s p = {3, 4, "abcdefghijklmno"}, d = p; printf("%g", __enzyme_fwddiff((void *)f, &p, &d)); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path, level)
    assert (right.status, right.out, right.err) == (0, "24", "")
    assert findings(checked(ONES + TANGENT_OF_ONE + text, tmp_path, level)) == ["wrong derivative"]


def test_a_tangent_of_what_had_no_shadow_in_the_first_half_is_not_checked(tmp_path: Path) -> None:
    text = """
void *__enzyme_augmentfwd(void *, ...); void __enzyme_fwdsplit_none(void *, ...);
static void f(double *x, double *y, double *z) { *z = *x * *y; }
int main(void) { double x = 2, dx = 0, y = 3, dy = 1, z, dz = 0;
  void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, &x, &dx, enzyme_const, &y, enzyme_dup, &z, &dz);
  __enzyme_fwdsplit_none((void *)f, enzyme_dup, &x, &dx, enzyme_dup, &y, &dy, enzyme_dup, &z, &dz, tape);
  printf("%g", dz); }
"""
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, findings(ran)) == (0, "2", ["not checked"])


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_function_is_checked_that_runs_longer_when_it_is_differentiated(level: str, tmp_path: Path) -> None:
    text = """
long __enzyme_iter(long, long);
static double term(double x) { return RULE(x) * x; }
static double f(double x) { double s = 0; for (long n = __enzyme_iter(2, 1); n > 0; n--) s += n * term(x); return s; }
static double df(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { printf("%g %g %g", f(1), df(1), __enzyme_autodiff((void *)df, 1.0)); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path, level, ENZCC_CHECK="report=r.json")
    assert (right.status, right.out, right.err) == (0, "3 12 20", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 2
    assert "wrong derivative" in findings(checked(ONES + text, tmp_path, level))


def test_what_is_not_checked_is_said_once(tmp_path: Path) -> None:
    """Where a half leaves pointers, seeds may be in memory that was not there when it began."""
    text = """
struct s { double *made; };
static void f(double *x, struct s *y) { y->made = malloc(8), *y->made = x[0] * x[0]; }
int main(void) { double x = 2, d = 0; for (int i = 0; i < 3; i++) {
  struct s y, e; void *tape = __enzyme_augmentfwd((void *)f, enzyme_dup, &x, &d, enzyme_dup, &y, &e);
  *e.made = 1; __enzyme_reverse((void *)f, enzyme_dup, &x, &d, enzyme_dup, &y, &e, tape); }
  printf("%g", d); }
"""
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, findings(ran)) == (0, "12", ["not checked"])


CRASH = """
static double g(double *x) { return x[0] * x[1]; }
struct kept { void *tape; double result; };
static struct kept forward(double *x, double *dx) { return (struct kept){0, g(x)}; }
static void reverse(double *x, double *dx, double d, void *tape) { WRONG; }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)forward, (void *)reverse};
static double f(double *x) { return g(x); }
int main(void) { double x[2] = {2, 3}, d[2] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  if (x[0] > 5) puts("never"); abort(); }
"""


@pytest.mark.parametrize(("wrong", "status"), [("*(volatile double *)8 = 0", -11), ("abort()", -6)])
def test_a_derivative_that_crashes_is_told_from_a_program_that_does(wrong: str, status: int, tmp_path: Path) -> None:
    ran = checked(CRASH.replace("WRONG", wrong), tmp_path, ENZCC_CHECK="report=r.json")
    assert (ran.status, findings(ran)) == (status, ["derivative crashes"])
    assert json.loads((tmp_path / "r.json").read_text())["errors"] == 1
    right = checked(CRASH.replace("WRONG", "dx[0] += d * x[1], dx[1] += d * x[0]"), tmp_path)
    assert (right.status, findings(right)) == (-6, [])


SLOW = """
#include <unistd.h>
static double g(double *x) { usleep(100000); return x[0] * x[1]; }
struct kept { void *tape; double result; };
static struct kept forward(double *x, double *dx) { return (struct kept){0, x[0] * x[1]}; }
static void reverse(double *x, double *dx, double d, void *tape) { dx[0] += d * x[1], dx[1] += d * x[0]; }
void *__enzyme_register_gradient_g[] = {(void *)g, (void *)forward, (void *)reverse};
static double f(double *x) { return g(x); }
static double quick(double *x) { return x[0] * x[1]; }
int main(void) { double x[2] = {2, 3}, d[2] = {0};
  for (int i = 0; i < 20; i++) __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  usleep(PAUSE);
  for (int i = 0; i < 20; i++) __enzyme_autodiff((void *)quick, enzyme_dup, x, d); }
"""


@pytest.mark.parametrize(("pause", "least", "most"), [(0, 2, 10), (1000000, 21, 40)])
def test_checks_are_paid_by_the_time_that_the_program_takes_itself(
    pause: int, least: int, most: int, tmp_path: Path
) -> None:
    """A check of the first function takes half a second, of the second one milliseconds. The first call of each is
    looked at in any case."""
    ran = checked(SLOW.replace("PAUSE", str(pause)), tmp_path, ENZCC_CHECK="report=r.json")
    assert ran.err == ""
    assert least <= json.loads((tmp_path / "r.json").read_text())["checked"] <= most


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_large_struct_that_is_passed_by_value_is_read_by_the_call(level: str, tmp_path: Path) -> None:
    text = """
struct large { double a[4], *p; };
static double f(struct large s) { return RULE(s.a[1]) * s.p[0] + s.a[0] * RULE(s.p[1]); }
int main(void) { double p[2] = {5, 6}, dp[2] = {0}; struct large s = {{1, 2, 3, 4}, p}, d = {{0}, dp};
  __enzyme_autodiff((void *)f, enzyme_dup, s, d);
  d = (struct large){{0, 1, 0, 0}, dp}; dp[0] = dp[1] = 0;
  printf("%g", __enzyme_fwddiff((void *)f, enzyme_dup, s, d)); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path, level, ENZCC_CHECK="report=r.json")
    assert (right.status, right.out, right.err) == (0, "5", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 2
    assert findings(checked(ONES + text, tmp_path, level)) == ["wrong derivative"]  # it has no rule for tangents


def test_a_gradient_within_another_one_keeps_its_parameters(tmp_path: Path) -> None:
    """LLVM drops those that are not used, of functions that nobody else can see."""
    text = """
static double f(int *unused, double x) { return x * x * x; }
static double df(int *unused, double x) { return __enzyme_autodiff((void *)f, enzyme_const, unused, x); }
static double ddf(int *unused, double x) { return __enzyme_autodiff((void *)df, enzyme_const, unused, x); }
int main(void) { int n = 3; printf("%g", __enzyme_autodiff((void *)ddf, enzyme_const, &n, 2.0)); }
"""
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, ran.err) == (0, "6", "")


def test_what_is_said_to_have_no_derivative_is_a_constant_to_differences(tmp_path: Path) -> None:
    text = """
double __enzyme_call_inactive(void *, ...);
static double scale; void *__enzyme_inactive_global_scale[] = {&scale};
static double norm(double *x) { return sqrt(x[0] * x[0] + x[1] * x[1]); }
__attribute__((noinline)) double size(double *x) { return norm(x); }
void *__enzyme_inactivefn_size[] = {(void *)size};
static double f(double *x) { double by = __enzyme_call_inactive((void *)norm, x); scale = x[1];
  return x[0] / by + x[1] / size(x) + scale * RULE(x[0]); }
int main(void) { double x[2] = {3, 4}, d[2] = {0}; __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  printf("%g %g", d[0], d[1]); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path)
    assert (right.status, right.out, right.err) == (0, "4.2 0.2", "")
    assert findings(checked(ONES + text, tmp_path)) == ["wrong derivative"]


def test_a_global_that_is_passed_in_part_has_a_shadow_in_part(tmp_path: Path) -> None:
    """What lies before it, and is used by its name, has none there."""
    text = """
static double x[4] = {1, 2, 3, 4};
static double f(double *p) { x[0] += p[0]; return x[0] * x[3] * RULE(p[0]) * p[1]; }
int main(void) { double d[3] = {0, 0, 7}; __enzyme_autodiff((void *)f, enzyme_dup, x + 2, d);
  printf("%g %g %g", d[0], d[1], d[2]); }
"""
    right = checked("#define RULE(x) x\n" + text, tmp_path)
    assert (right.status, right.out, right.err) == (0, "112 96 7", "")
    assert findings(checked(ONES + text, tmp_path)) == ["wrong derivative"]


def test_an_object_says_to_the_link_that_it_is_checked(tmp_path: Path) -> None:
    (tmp_path / "g.c").write_text("double g(double *x) { return x[0] * x[1]; }\n")
    (tmp_path / "main.c").write_text(
        HEAD + "double g(double *); static double f(double *x) { return g(x); }\n"
        "int main(void) { double x[2] = {2, 3}, d[2] = {NAN}; __enzyme_autodiff((void *)f, enzyme_dup, x, d); }\n"
    )
    assert enzcc("-O2", "-c", "g.c", cwd=tmp_path).status == 0
    assert enzcc("-O2", "-w", "-c", "--check-derivatives", "main.c", cwd=tmp_path).status == 0
    assert enzcc("main.o", "g.o", "-o", "program", cwd=tmp_path).status == 0
    assert findings(run(tmp_path / "program")) == ["shadow holds NaN"]


def test_without_the_flag_nothing_is_left_of_it(tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(HEAD + LIST)
    assert enzcc("-O2", "-c", "program.c", cwd=tmp_path).status == 0
    assert b"__enzcc_check" not in (tmp_path / "program.o").read_bytes()


def test_output_and_files_of_the_program_are_as_without_checks(tmp_path: Path) -> None:
    text = """
static double f(double *x, FILE *in) { double y = 0; fscanf(in, "%lf", &y); printf("seen %g\\n", y);
  return x[0] * x[0] * 2; }
int main(void) { FILE *in = fopen("numbers", "r"); double x = 3, d = 0;
  for (int i = 0; i < 2; i++) __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, in);
  printf("%g", d); }
"""
    (tmp_path / "numbers").write_text("5 6 7 8 9 10 11 12")
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, ran.err) == (0, "seen 5\nseen 6\n24", "")


def test_cargo_hands_the_flag_to_the_linker() -> None:
    given = environment({}, ["run", "--check-derivatives=every=2"], "x86_64-unknown-linux-gnu", "enzcc")
    flags = given["CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUSTFLAGS"].split()
    assert flags[-1] == "-Clink-arg=--check-derivatives=every=2"


def test_functions_that_python_loads_are_checked(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    (tmp_path / "f.c").write_text(
        "double f(double *x, long n) { double s = 0; while (n--) s += x[n] * x[n]; return s; }"
    )
    text = """
import enzcc, numpy
f = enzcc.load("f.c", "f", check=True)
print(f.grad(numpy.array([1.0, 2.0])))
"""
    path = os.pathsep.join(str(ROOT / part) for part in (".", "frontends", "passes", "runtime"))
    ran = run(
        Path(sys.executable), "-c", text, cwd=tmp_path, PYTHONPATH=path, ENZCC_CACHE="off", ENZCC_CHECK="report=r.json"
    )
    assert (ran.status, ran.out, ran.err) == (0, "[2. 4.]\n", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 1


def test_functions_of_numba_are_checked(tmp_path: Path) -> None:
    """They are built when the program runs, which has the flag in its environment."""
    pytest.importorskip("numba")
    (tmp_path / "program.py").write_text("""
import numpy
from numba import njit
from enzcc.numba import grad

@njit
def f(x):
    return (x * x).sum()

print(grad(f)(numpy.array([1.0, 2.0])))
""")
    path = os.pathsep.join(str(ROOT / part) for part in (".", "frontends", "passes", "runtime"))
    given = {"PYTHONPATH": path, "ENZCC_CACHE": "off", "ENZCC_CHECK_DERIVATIVES": "report=r.json"}
    ran = run(Path(sys.executable), "program.py", cwd=tmp_path, timeout=240, **given)
    assert (ran.status, ran.out, ran.err) == (0, "[2. 4.]\n", "")
    assert json.loads((tmp_path / "r.json").read_text())["checked"] == 1


def test_a_function_that_does_not_come_to_its_end_in_a_copy_is_not_checked(tmp_path: Path) -> None:
    text = """
static double f(double *x, int ends) { if (ends) exit(0); return x[0] * x[0]; }
int main(void) { double x = 3, d = 0; __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, 0);
  printf("%g", d); fflush(stdout); __enzyme_autodiff((void *)f, enzyme_dup, &x, &d, enzyme_const, 1); }
"""
    ran = checked(text, tmp_path)
    assert (ran.status, ran.out, findings(ran)) == (0, "6", ["not checked"])
