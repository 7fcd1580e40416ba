"""`--rules my.yaml`: derivatives of the user's own, and every mistake in such a file an EZ0604 at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_passes.rules.table import RuleTable
from enzyme_passes.support.diagnostics import Failure
from tests.compiling import enzcc, run

PROGRAM = """\
#include <stdio.h>
double mystery(double, double, int);
float mysteryf(float, float, int);
void both(double, double *, int *);
double sin(double);
double f(double x, double y) {
    double s;
    int n;
    both(y, &s, &n);
    return mystery(x, y, 3) + s + n + sin(x);
}
float g(float x) { return mysteryf(x, x, 2); }
struct two { double dx, dy; };
struct two __enzyme_autodiff(void *, double, double);
float __enzyme_autodiff_float(void *, float);
double __enzyme_fwddiff(void *, double, double, double, double);
int main(void) {
    struct two d = __enzyme_autodiff((void *)f, 2, 5);
    printf("%g %g %g\\n", d.dx, d.dy, __enzyme_fwddiff((void *)f, 2, 1, 5, 0));
    printf("%g\\n", __enzyme_autodiff_float((void *)g, 2));
}
"""
LIBRARY = """\
double mystery(double x, double y, int n) { return x * y * n; }
float mysteryf(float x, float y, int n) { return x * y * n; }
void both(double x, double *s, int *n) { *s = x * x; *n = 7; }
"""
RULES = """\
- names: [mystery<f>]
  args: [x, y, int n]
  partials: {x: n * y, y: n * x}
- names: [both]
  args: [x, T* s, int* n]
  results: []
  partials: {s: {x: 2 * x}}
- names: [sin]       # wins over the built-in one
  args: [x]
  partials: {x: 1000}
"""


def test_functions_without_code_are_differentiated_by_their_rules(tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    (tmp_path / "library.c").write_text(LIBRARY)
    (tmp_path / "my.yaml").write_text(RULES)
    assert enzcc("-c", "library.c", "-o", "library.o", cwd=tmp_path).status == 0
    made = enzcc("-O2", "--rules", "my.yaml", "program.c", "library.o", "-o", "program", "-lm", cwd=tmp_path)
    assert (made.status, made.err) == (0, "")
    assert run(tmp_path / "program").out == "1015 16 1015\n8\n"


MISTAKES = {
    "names: [f]": (1, "a rules file is a list of entries"),
    "- 7": (1, "an entry is a mapping, with `names` and `args`"),
    "- names: [f\n": (2, "not valid YAML"),
    "- args: [x]\n  partials: {x: 1}": (1, "`names` is missing or not a list of texts"),
    "- names: []\n  args: [x]\n  partials: {x: 1}": (1, "`names` is empty"),
    "- names: [f]\n  partials: {x: 1}": (1, "`args` is missing or not a list of texts"),
    "- names: [f]\n  args: [x]": (1, "the rule of `f` needs either `partials` or (complex) `derivative`"),
    "- names: [f]\n  args: [x]\n  derivation: {x: 1}": (1, "unknown key `derivation`"),
    "- names: [f]\n  args: [x]\n  args: [y]\n  partials: {x: 1}": (3, "the key `args` is given twice"),
    "- names: [f]\n  args: [x, x]\n  partials: {x: 1}": (1, "`x` is twice in `args`"),
    "- names: [f]\n  args: [double x]\n  partials: {x: 1}": (1, "`double x` in `args` is not `name` after"),
    "- names: [f]\n  args: [x, y]\n  partials: {x: 1}": (1, "`f`: the partial of `out` by `y` is missing"),
    "- names: [f]\n  args: [x]\n  partials: {x: 1, z: 2}": (1, "`z` is not a float argument of `f`"),
    "- names: [f]\n  args: [int n]\n  partials: {n: 1}": (1, "`n` is not a float argument of `f`"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: y": (4, "in the rule of `f`: unknown name `y` (known here: x, out"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: g(x)": (4, "no rule is known for the function `g`"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: sin(x, x)": (4, "`sin` takes 1 arguments, not 2"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: 'jn(x, x)'": (4, "`jn` takes an integer where `x` is given"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: x +": (4, "`x +` is not an expression"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: x ** 2.5": (4, "the exponent `2.5` is not an integer from 1 to 16"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: x if x else 1": (4, "is not part of the language of rules"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: 'where(x, 1, 2)'": (4, "`x` is not a condition"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: 1 / 0": (4, "division by zero"),
    "- names: [f]\n  args: [x]\n  partials:\n    x: '__import__(1)'": (
        4,
        "no rule is known for the function `__import__`",
    ),
    "- names: [f]\n  args: [x]\n  let:\n    y: z\n  partials: {x: y}": (4, "unknown name `z`"),
    "- names: [f]\n  args: [x]\n  partials: {x: [1]}": (1, "`f`: the partial of `out` by `x` is missing"),
    "- names: [f]\n  args: [x]\n  results: [out, more]\n  partials: {x: 1}": (1, "the partials of `more` are missing"),
    "- names: [f]\n  args: [x]\n  results: [int out]\n  partials: {out: {x: 1}}": (1, "`out` is not a float output"),
    "- names: [f]\n  args: [complex z]\n  derivative: {z: 1}": (
        1,
        "`derivative` is for functions with a complex result",
    ),
    "- names: [f]\n  args: [complex z]\n  results: [complex out]\n  derivative: {z: 1, w: 1}": (
        1,
        "`w` is not an argument of `f`",
    ),
    "- names: [f]\n  args: [complex z]\n  results: [complex out]\n  derivative:\n    z: tan(z)": (
        5,
        "complex expressions know exp, log",
    ),
    "- names: [f]\n  precision: single\n  args: [x]\n  partials: {x: 1}": (2, "`single` is not a precision"),
    "- names: [f]\n  variants: [g]\n  args: [x]\n  partials: {x: 1}": (1, "`variants` maps a precision to a name"),
    "- names: [f]\n  args: [x]\n  partials: {x: 1}\n- names: [f]\n  args: [x]\n  partials: {x: 1}": (
        4,
        "the name `f` already has a rule, in my.yaml:1",
    ),
    "- names: [f]\n  args: [x]\n  partials: {x: 1}\n- names: [g, f]\n  args: [x]\n  partials: {x: 1}": (
        4,
        "`f` already has a rule, in my.yaml:1",
    ),
    "- names: [f]\n  args: [x]\n  points: 3\n  partials: {x: 1}": (3, "`points` is a list of lists"),
    "- names: [f]\n  args: [x]\n  points: [[1, 2]]\n  partials: {x: 1}": (1, "a point has 1 numbers, not 2"),
    "- names: [f]\n  args: [x]\n  cheap: maybe\n  partials: {x: 1}": (3, "`cheap` is true or false"),
    "- names: [f]\n  args: [x]\n  code: reduce_fadd": (3, "only built-in rules may be code"),
}


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_is_an_error_at_its_line(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line, message = MISTAKES[text]
    monkeypatch.chdir(tmp_path)
    Path("my.yaml").write_text(text)
    with pytest.raises(Failure) as caught:
        RuleTable.load(["my.yaml"])
    assert caught.value.code == "EZ0604"
    location = caught.value.location
    assert location is not None
    assert message in caught.value.message
    assert (location.file, location.line) == ("my.yaml", line), caught.value.message


def test_the_command_shows_the_line_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PROGRAM)
    (tmp_path / "my.yaml").write_text("- names: [mystery]\n  args: [x]\n  partials:\n    x: unknown\n")
    made = enzcc("-c", "--rules", "my.yaml", "program.c", "-o", "program.o", cwd=tmp_path)
    assert made.status == 1
    assert made.err.startswith("my.yaml:4:1: error: [EZ0604] in the rule of `mystery`: unknown name `unknown`")
    assert "    4 |     x: unknown" in made.err
    assert not (tmp_path / "program.o").exists()


def test_a_missing_rules_file_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text("int main(void) { return 0; }\n")
    made = enzcc("--rules", "none.yaml", "program.c", cwd=tmp_path)
    assert made.status == 1
    assert "[EZ0804] there is no rules file none.yaml" in made.err
