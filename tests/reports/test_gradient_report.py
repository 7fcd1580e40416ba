"""--report: what a gradient keeps, line by line. The facts are true (measured tapes agree with them), the page stands
for itself whatever the source holds, and the object is what it would be without a report."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from enzyme_cli.reporting.costs import Costs, requests
from enzyme_cli.reporting.document import page, read
from enzyme_cli.reporting.text import source_line
from tests.compiling import ROOT, enzcc, needs, run

BENCHMARKS = ROOT / "benchmarks" / "c"

# Reads the neighbour after it was overwritten in the step before; `weight` is never written, but C does not know that.
WAVE = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
static double wave(int steps, int n, const double *weight, double *u) {
    for (int t = 0; t < steps; t++)
        for (int i = 1; i < n; i++)
            u[i] = sin(weight[i] * u[i]) + u[i - 1];
    return u[n - 1];
}
long __enzcc_tape_bytes(void);
int main(void) {
    static double u[64], du[64], w[64], dw[64];
    for (int i = 0; i < 64; i++) u[i] = 0.1 * i, w[i] = 1;
    __enzyme_autodiff(wave, enzyme_const, 40, enzyme_const, 64, enzyme_dup, w, dw, enzyme_dup, u, du);
    printf("%ld\\n", __enzcc_tape_bytes());
}
"""

GATHERED = "int at[64]; static double wave"


def compiled(text: str, directory: Path, *options: str, name: str = "main.c") -> dict[str, Any]:
    """The report of a program, which is linked to `main`."""
    (directory / name).write_text(text)
    made = enzcc(name, "-o", "main", "-lm", "--report=report.json", *(options or ("-O2",)), cwd=directory)
    assert (made.status, made.err) == (0, "")
    return read(directory / "report.json")


def costs(document: dict[str, Any], **sizes: float) -> Costs:
    ((unit, request),) = requests(document)
    return Costs(unit, request, sizes)


def facts(document: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [
        fact
        for unit in document["units"]
        for derivative in unit["derivatives"].values()
        for fact in derivative["facts"]
        if fact["kind"] == kind
    ]


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_the_bytes_of_the_report_are_those_of_the_tape(level: str, tmp_path: Path) -> None:
    document = compiled(WAVE, tmp_path, level)
    measured = int(run(tmp_path / "main").out)
    assert costs(document, steps=40, n=64).total() == pytest.approx(measured, rel=0.05)


@pytest.mark.parametrize(
    ("kernel", "sizes"),
    [
        ("lu", {"n": 80}),
        ("heat", {"n": 200, "steps": 100}),
        ("ode", {"steps": 200}),
        ("conv", {"images": 8}),
        ("kmeans", {"n": 2000, "k": 10}),
        ("logsumexp", {"n": 100_000}),
    ],
)
def test_so_it_is_for_the_programs_of_the_benchmark(kernel: str, sizes: dict[str, float], tmp_path: Path) -> None:
    source = BENCHMARKS / f"{kernel}.c"
    made = enzcc("-O3", source, "-o", "kernel", "-lm", "--report=report.json", cwd=tmp_path, timeout=300)
    assert made.status == 0, made.err
    measured = json.loads(run(tmp_path / "kernel", timeout=300).out)["tape_bytes"]
    found = costs(read(tmp_path / "report.json"), **sizes)
    assert found.total() == pytest.approx(measured, rel=0.05)
    assert not found.assumed


def test_a_value_is_named_as_in_the_source_with_the_write_that_made_keeping_necessary(tmp_path: Path) -> None:
    text = WAVE.replace("weight[i]", "weight[at[i]]").replace("static double wave", GATHERED)
    document = compiled(text, tmp_path, "-O2", "-fno-strict-aliasing")  # so that `at` may change, too
    kept = {fact["what"]: fact for fact in facts(document, "kept") if fact["where"] == "plane"}
    assert kept["u[i]"]["line"] == 7
    assert kept["u[i]"]["notes"] == ["line 7 may overwrite u[i]"]
    assert (kept["u[i]"]["size"], kept["u[i]"]["shown"]) == (8, "steps × (n - 1)")
    told = ["line 7 may overwrite weight[at[i]] (unless `restrict` tells them apart)"]
    assert kept["weight[at[i]]"]["notes"] == told


def aliases(document: dict[str, Any]) -> dict[str, str]:
    return {fact["what"]: fact.get("where", "") for fact in facts(document, "alias")}


def test_what_is_apart_and_what_restrict_would_save(tmp_path: Path) -> None:
    text = WAVE.replace("weight[i]", "weight[at[i]]").replace("static double wave", GATHERED)
    document = compiled(text, tmp_path, "-O2", "-fno-strict-aliasing")
    assert aliases(document) == {"u and weight": "", "at and u": ""}
    found = costs(document, n=101, steps=10)
    saved = {f["what"]: found.value(f["total"]) for f in facts(document, "alias")}
    assert saved == {"u and weight": 8 * 10 * 100, "at and u": 4 * 10 * 100}
    declared = text.replace("double *u)", "double *restrict u)")
    without = costs(compiled(declared, tmp_path, "-O2", "-fno-strict-aliasing"), n=101, steps=10)
    assert found.total() - without.total() == pytest.approx(sum(saved.values()), rel=0.05)
    assert aliases(compiled(text, tmp_path)) == {
        "at and u": "by their types",
        "u and weight": "which is found out as it runs",
    }
    assert set(aliases(compiled(declared, tmp_path)).values()) == {"as the source says"}


def test_of_two_versions_of_a_loop_the_one_for_arrays_that_do_not_overlap_is_told_of(tmp_path: Path) -> None:
    document = compiled(WAVE, tmp_path)
    assert [fact["what"] for fact in facts(document, "kept") if fact["where"] == "plane"] == ["u[i]"]


def test_restrict_does_what_the_report_says(tmp_path: Path) -> None:
    document = compiled(
        WAVE.replace("*weight", "*restrict weight").replace("double *u)", "double *restrict u)"), tmp_path
    )
    assert "weight[i]" not in [fact["what"] for fact in facts(document, "kept")]


TRIANGLE = """\
extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
static double sums(int n, double *a) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++) {
            sum += a[j] * a[j];
            a[j] = 0.5 * sum;
        }
    return sum;
}
double gradient(int n, double *a, double *da) {
    return __enzyme_autodiff((void *)sums, enzyme_const, n, enzyme_dup, a, da);
}
int main(void) { return 0; }
"""


def test_loops_whose_bounds_depend_on_others_are_summed_up(tmp_path: Path) -> None:
    document = compiled(
        TRIANGLE.replace("double gradient", "double __enzyme_autodiff(void *, ...);\ndouble gradient"), tmp_path
    )
    shown = {fact["shown"] for fact in facts(document, "kept") if fact["what"] == "a[j]"}
    assert shown == {"(n^2 / 2 + n / 2)"}


RECURSIVE = """\
#include <stdio.h>
static int calls;
__attribute__((noinline)) static double tree(int n, double *x) {
    calls++;
    *x = *x * *x;
    return n < 2 ? *x : tree(n - 1, x) * tree(n - 2, x);
}
static double whole(double x) { return tree(9, &x); }
long __enzcc_tape_bytes(void);
double __enzyme_autodiff(double (*)(double), double);
int main(void) {
    __enzyme_autodiff(whole, 0.999);
    printf("%d %ld\\n", calls, __enzcc_tape_bytes());
}
"""
WHILE = """\
#include <stdio.h>
static int count;
static double root(double x) {
    double y = x;
    while (y > 1) {
        y = 0.99 * y * y / (y + 1e-3);
        count++;
    }
    return y;
}
long __enzcc_tape_bytes(void);
double __enzyme_autodiff(double (*)(double), double);
int main(void) {
    __enzyme_autodiff(root, 1e6);
    printf("%d %ld\\n", count, __enzcc_tape_bytes());
}
"""


@pytest.mark.parametrize(
    ("program", "counted"), [(RECURSIVE, "calls of tree"), (WHILE, "iterations of line 5")], ids=["recursive", "while"]
)
def test_what_no_formula_tells_is_asked_for(program: str, counted: str, tmp_path: Path) -> None:
    document = compiled(program, tmp_path)
    count, measured = map(int, run(tmp_path / "main").out.split())
    found = costs(document, **{counted: count})
    assert found.total() == pytest.approx(measured, rel=0.05)
    assert not found.assumed


SPLIT = """\
#include <enzyme.h>
#include <stdlib.h>
__attribute__((noinline)) static void halve(int n, double *a) {
    for (int i = 0; i < n; i++) a[i] = a[i] * a[i] * 0.5;
}
static double norm(int n, const double *x) {
    double *a = malloc(sizeof(double) * n), sum = 0, idle = 0;
    for (int i = 0; i < n; i++) a[i] = x[i];
    for (int k = 0; k < 3; k++) halve(n, a);
    for (int i = 0; i < n; i++) sum += a[i];
    for (int i = 0; i < n; i++) idle = idle * 0.5 + i;
    free(a);
    return idle > 1e300 ? 0 : sum;
}
int main(void) {
    double x[4] = {1, 2, 3, 4}, d[4] = {0};
    __enzyme_autodiff(norm, enzyme_const, 4, enzyme_dup, x, d);
    return 0;
}
"""


def test_split_calls_shadows_and_what_is_inactive_are_told(tmp_path: Path) -> None:
    document = compiled(SPLIT, tmp_path)
    (call,) = [fact for fact in facts(document, "call") if fact["where"] == "split"]
    assert (call["what"], call["line"]) == ("halve(n, a)", 9)
    assert "it writes memory" in call["notes"]
    (doubled,) = facts(document, "doubled")
    assert (doubled["line"], doubled["where"]) == (7, "heap")
    idle = [fact for fact in facts(document, "inactive") if fact["line"] == 11]
    assert idle and idle[0]["notes"] == ["it does not depend on an active input"]
    # 3 calls of 4 numbers: the callee's n is the caller's
    lines = {line.number: line.bytes for line in costs(document, n=4).lines()}
    assert lines[4] >= 3 * 4 * 8


GATHER = """\
#include <enzyme.h>
#include <math.h>
static double gather(int n, const int *at, const double *x, const double *w) {
    double sum = 0;
#pragma omp parallel for reduction(+ : sum)
    for (int i = 0; i < n; i++)
        sum += sin(x[at[i]])
             * w[i];
    return sum;
}
int main(void) {
    static double x[8], dx[8], w[8];
    static int at[8];
    __enzyme_autodiff((void *)gather, enzyme_const, 8, enzyme_const, at, enzyme_dup, x, dx, enzyme_const, w);
}
"""


def test_sums_that_threads_share_are_told(tmp_path: Path) -> None:
    """Of `w`, which is constant, there are none."""
    document = compiled(GATHER, tmp_path, "-O2", "-fopenmp")
    assert {(fact["line"], fact["what"]) for fact in facts(document, "atomic")} == {(7, "x[at[i]]")}
    assert facts(compiled(GATHER, tmp_path, "-O2"), "atomic") == []


def test_forward_mode_keeps_nothing(tmp_path: Path) -> None:
    text = (
        "#include <enzyme.h>\n"
        "double f(double x) { return x * x; }\n"
        "int main(void) { __enzyme_fwddiff(f, enzyme_dup, 1.0, 1.0); }\n"
    )
    document = compiled(text, tmp_path)
    assert costs(document).total() == 0
    (derivative,) = document["units"][0]["derivatives"].values()
    assert [line for _, line in derivative["active"]] == [2]


def test_the_object_is_the_same_without_a_report(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(WAVE)
    for output, options in (("a.o", []), ("b.o", ["--report=report.html"])):
        assert enzcc("-O2", "-c", "--no-ir", "main.c", "-o", output, *options, cwd=tmp_path).status == 0
    assert (tmp_path / "a.o").read_bytes() == (tmp_path / "b.o").read_bytes()


def test_what_the_cache_has_is_reported_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENZCC_CACHE", str(tmp_path / "cache"))
    (tmp_path / "main.c").write_text(WAVE)
    assert enzcc("-O2", "-c", "main.c", cwd=tmp_path).status == 0
    first = compiled(WAVE, tmp_path)
    assert facts(first, "kept") == facts(compiled(WAVE, tmp_path), "kept") != []


# Files ---------------------------------------------------------------------------------------------------------------


def test_in_a_directory_each_command_that_differentiates_has_a_page(tmp_path: Path) -> None:
    (tmp_path / "asks.c").write_text(
        "double __enzyme_autodiff(void *, ...); double other(double);\n"
        "double f(double x) { return other(x) * x; }\n"
        "int main(void) { return __enzyme_autodiff((void *)f, 1.0) > 100; }\n"
    )
    (tmp_path / "has.c").write_text("double other(double x) { return x * x; }\n")
    for name in ("asks.c", "has.c"):
        assert enzcc("-O2", "-c", name, "--report=pages", cwd=tmp_path).status == 0
    assert not (tmp_path / "pages").exists()  # the request waits for the link
    assert enzcc("asks.o", "has.o", "-o", "program", "--report=pages", cwd=tmp_path).status == 0
    assert [file.name for file in (tmp_path / "pages").iterdir()] == ["program.html"]


class Checker(HTMLParser):
    """Whether tags are closed as they were opened, and what the page would load."""

    EMPTY = ("meta", "input", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.loaded += [value or "" for name, value in attrs if name in ("src", "href")]
        self.scripts += tag == "script"
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


HOSTILE = b'// </script><script>alert("1 & 2")</script><!-- \xff\xfe \x01 ${x} -->\n'


def test_the_page_stands_for_itself_whatever_the_source_holds(tmp_path: Path) -> None:
    lines = WAVE.encode().split(b"u[i] = sin(")
    (tmp_path / "main.c").write_bytes((HOSTILE + b"u[i] = sin(").join(lines))
    assert enzcc("-O2", "main.c", "-o", "main", "-lm", "--report=page.html", cwd=tmp_path).status == 0
    text = (tmp_path / "page.html").read_text()
    checker = Checker()
    checker.feed(text)
    assert (checker.open, checker.loaded, checker.scripts) == ([], [], 2)
    assert not re.search(r"https?://|@import|url\(", text)
    document = read(tmp_path / "page.html")
    (pieces,) = document["files"].values()
    assert any("alert(" in line and "\ufffd" in line for _, all in pieces for line in all)
    assert page(document) == text


def test_it_is_shown_on_a_terminal(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from enzyme_cli.tool import main

    compiled(WAVE, tmp_path)
    shown = CliRunner().invoke(main, ["report", str(tmp_path / "report.json"), "--set", "steps=40", "--set", "n=64"])
    assert shown.exit_code == 0
    assert re.search(r"2\d kB of tape in one call; 1 line holds 100% of it", shown.output)
    assert "main.c:7" in shown.output and "8 B × steps × (n - 1)" in shown.output
    wrong = CliRunner().invoke(main, ["report", str(tmp_path / "report.json"), "--set", "steps"])
    assert wrong.exit_code == 1 and "NAME=NUMBER" in wrong.output


def test_what_is_no_report_is_refused(tmp_path: Path) -> None:
    from click.testing import CliRunner

    from enzyme_cli.tool import main

    (tmp_path / "page.html").write_text("<p>hello</p>")
    shown = CliRunner().invoke(main, ["report", str(tmp_path / "page.html")])
    assert shown.exit_code == 1
    made = enzcc("--report", cwd=tmp_path)
    assert made.status == 1 and "--report needs a value" in made.err


def test_a_report_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(WAVE)
    (tmp_path / "file").write_text("")
    made = enzcc("-O2", "main.c", "-o", "main", "-lm", "--report=file/page.html", cwd=tmp_path)
    assert made.status == 1 and "EZ0805" in made.err


# Other languages -----------------------------------------------------------------------------------------------------


def test_fortran_has_its_names(tmp_path: Path) -> None:
    needs("fortran")
    text = (ROOT / "docs" / "languages" / "fortran.md").read_text()
    program = re.search(r"```fortran file=pendulum.f90\n(.*?)```", text, re.DOTALL)
    assert program is not None
    (tmp_path / "pendulum.f90").write_text(program[1])
    made = enzcc("-O2", "pendulum.f90", "-o", "main", "--report=report.json", cwd=tmp_path, fortran=True)
    assert made.status == 0, made.err
    assert {fact["shown"] for fact in facts(read(tmp_path / "report.json"), "kept") if fact["where"] == "plane"} == {
        "n"
    }


PARALLEL = """\
subroutine waves(n, u, total)
  integer, intent(in) :: n
  real(8), intent(in) :: u(:, :)
  real(8), intent(inout) :: total(n)
  integer :: i, j
  !$omp parallel do private(i)
  do j = 1, size(u, 2)
    do i = 1, size(u, 1)
      total(j) = sin(total(j) * u(i, j))
    end do
  end do
end subroutine

program main
  use enzyme
  implicit none
  interface
    subroutine waves(n, u, total)
      integer, intent(in) :: n
      real(8), intent(in) :: u(:, :)
      real(8), intent(inout) :: total(n)
    end subroutine
    subroutine waves__enzyme_autodiff(f, marker_n, n, marker_u, u, du, marker_t, t, dt)
      external :: f
      integer(4) :: marker_n, n, marker_u, marker_t
      real(8) :: u(:, :), du(:, :), t(:), dt(:)
    end subroutine
  end interface
  real(8) :: u(4, 3), du(4, 3), t(3), dt(3)
  u = 0.5d0; du = 0; t = 1; dt = 1
  call waves__enzyme_autodiff(waves, enzyme_const, 3, enzyme_dup, u, du, enzyme_dup, t, dt)
end program
"""


def test_parallel_regions_of_fortran_have_a_name_and_all_lines_their_text(tmp_path: Path) -> None:
    """flang tells neither name nor line of what it makes of a region."""
    needs("fortran")
    (tmp_path / "waves.f90").write_text(PARALLEL)
    options = ("-O2", "-fopenmp", "waves.f90", "-o", "main", "--report=report.json")
    made = enzcc(*options, cwd=tmp_path, fortran=True)
    assert made.status == 0, made.err
    document = read(tmp_path / "report.json")
    assert "waves, in parallel" in [scope["name"] for unit in document["units"] for scope in unit["scopes"]]
    assert all(fact["line"] for fact in facts(document, "kept"))
    assert all(source_line(document, line.file, line.number) for line in costs(document).lines())


def test_rust_has_its_lines(tmp_path: Path) -> None:
    needs("rust")
    text = (ROOT / "docs" / "languages" / "rust.md").read_text()
    program = re.search(r"```rust file=decay.rs\n(.*?)```", text, re.DOTALL)
    assert program is not None
    (tmp_path / "decay.rs").write_text(program[1])
    made = enzcc("-O2", "--edition", "2021", "decay.rs", "-o", "main", "--report=report.json", cwd=tmp_path)
    assert made.status == 0, made.err
    (line,) = costs(read(tmp_path / "report.json")).lines()
    assert (Path(line.file).name, line.number) == ("decay.rs", 4)
