"""--profile-derivatives: programs that count what their gradients do. The counts are those of the program, the bytes
those of the tape, threads are added up; a program that is not asked does nothing of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from enzyme_cli.reporting import profile
from enzyme_cli.reporting.document import read
from enzyme_passes.support.diagnostics import Failure
from tests.compiling import Ran, enzcc, run

LEVELS = ["-O0", "-O1", "-O2", "-O3"]

WAVE = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
__attribute__((noinline)) static void step(int n, double *u) {
    for (int i = 1; i < n; i++)
        u[i] = sin(u[i]) + u[i - 1];
}
static double wave(int steps, int n, double *u) {
    for (int t = 0; t < steps; t++)
        step(n, u);
    return u[n - 1];
}
long __enzcc_tape_bytes(void);
int main(void) {
    static double u[64], du[64];
    for (int call = 0; call < 3; call++) {
        for (int i = 0; i < 64; i++) u[i] = 0.01 * i, du[i] = 0;
        __enzyme_autodiff(wave, enzyme_const, 40, enzyme_const, 64, enzyme_dup, u, du);
        printf("%.12f ", du[1]);
    }
    printf("%ld\\n", __enzcc_tape_bytes());
}
"""


def built(text: str, directory: Path, *options: str, name: str = "main.c") -> None:
    (directory / name).write_text(text)
    command = [name, "-o", "main", "-lm", "--report=report.json", "--profile-derivatives", *(options or ("-O2",))]
    made = enzcc(*command, cwd=directory, cxx=name.endswith("pp"))
    assert (made.status, made.err) == (0, "")


def profiled(directory: Path, monkeypatch: pytest.MonkeyPatch, *, status: int = 0) -> tuple[dict[str, Any], Ran]:
    """The report with the profile of a run, and the run."""
    monkeypatch.setenv("ENZCC_PROFILE", str(directory / "profile"))
    ran = run(directory / "main")
    monkeypatch.delenv("ENZCC_PROFILE")
    assert ran.status == status, ran.err
    document = read(directory / "report.json")
    profile.put(document, profile.read([directory / "profile"]))
    return document, ran


def counts(document: dict[str, Any], line: int) -> dict[str, int]:
    """How often a line ran, by the sweeps."""
    found: dict[str, int] = {}
    for unit in document["units"]:
        for derivative in unit["derivatives"].values():
            for ran in derivative.get("measured", {"lines": []})["lines"]:
                if ran["line"] == line:
                    found[ran["sweep"]] = found.get(ran["sweep"], 0) + ran["count"]
    return found


def measured(document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """What was counted of each function, in all of its derivatives."""
    found: dict[str, dict[str, Any]] = {}
    for derivative in [d for unit in document["units"] for d in unit["derivatives"].values() if "measured" in d]:
        ran = derivative["measured"]
        known = found.setdefault(derivative["function"], {"calls": 0, "outermost": 0, "seconds": 0, "lines": []})
        for what in ("calls", "outermost", "seconds", "lines"):
            known[what] = known[what] + ran[what]
        known["peak"] = max(known.get("peak", 0), ran["peak"])
    return found


def taken(document: dict[str, Any]) -> float:
    facts = [f for unit in document["units"] for d in unit["derivatives"].values() for f in d["facts"]]
    return float(sum(fact.get("measured", 0) for fact in facts))


@pytest.mark.parametrize("level", LEVELS)
def test_lines_are_counted_in_both_sweeps_and_calls_too(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built(WAVE, tmp_path, level)
    document, ran = profiled(tmp_path, monkeypatch)
    forward, reverse = (counts(document, 6)[sweep] for sweep in ("forward", "reverse"))
    assert (forward, reverse) == (3 * 40 * 63, 3 * 40 * 63)
    assert measured(document)["wave"]["calls"] == 3
    assert measured(document)["wave"]["outermost"] == 3
    assert measured(document)["wave"]["seconds"] > 0
    if "step" in measured(document):
        assert measured(document)["step"]["calls"] == 3 * 40
    assert measured(document)["wave"]["peak"] == int(ran.out.split()[-1])


@pytest.mark.parametrize("level", LEVELS)
def test_bytes_are_those_of_the_tape(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(WAVE, tmp_path, level)
    document, ran = profiled(tmp_path, monkeypatch)
    peak = int(ran.out.split()[-1])
    assert 0.9 * 3 * peak < taken(document) < 3 * (peak + 64)  # the rest lies before what has to be aligned
    facts = [f for u in document["units"] for d in u["derivatives"].values() for f in d["facts"] if f["line"] == 6]
    planes = [fact for fact in facts if fact.get("where") == "plane"]
    assert planes
    for fact in planes:  # aligned to 64 bytes, all at once or in each call
        assert 3 * 40 * 63 * 8 <= fact["measured"] <= 3 * 40 * (63 * 8 + 63)


UNKNOWN_LENGTH = """\
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
static double root(double x) {
    double y = x;
    while (fabs(y * y - x) > 1e-9)
        y = y - 0.5 * (y * y - x) / (2 * y);
    return y;
}
long __enzcc_tape_bytes(void);
int main(void) {
    printf("%.9f ", __enzyme_autodiff((void *)root, 200.0));
    printf("%ld\\n", __enzcc_tape_bytes());
}
"""


def test_records_are_shared_by_the_lines_that_keep_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(UNKNOWN_LENGTH, tmp_path)
    document, ran = profiled(tmp_path, monkeypatch)
    peak = int(ran.out.split()[-1])
    assert 0.9 * peak < taken(document) < peak + 64  # what comes behind a large piece would be aligned to 64 bytes
    assert counts(document, 7)["forward"] == counts(document, 7)["reverse"] > 3


RECURSIVE = """\
#include <enzyme.h>
#include <stdio.h>
__attribute__((noinline)) static double tree(int n, double *x) {
    *x = *x * 0.9 + *x * *x * 0.01;
    if (n < 2) return *x;
    return tree(n - 1, x) * tree(n - 2, x);
}
int main(void) {
    double x = 1, dx = 0;
    __enzyme_autodiff(tree, enzyme_const, 8, enzyme_dup, &x, &dx);
    printf("%.9f\\n", dx);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_recursion_and_halves(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(RECURSIVE, tmp_path, level)
    document, _ = profiled(tmp_path, monkeypatch)
    calls = 67  # of tree(8): 2 F(9) - 1
    assert (measured(document)["tree"]["outermost"], measured(document)["tree"]["calls"]) == (1, calls)
    assert counts(document, 4) == {"forward": calls, "reverse": calls}


THREADS = """\
#include <enzyme.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
static double wave(int n, double *u) {
    double sum = 0;
    for (int i = 1; i < n; i++)
        u[i] = sin(u[i]) + 0.5 * u[i - 1], sum += u[i];
    return sum;
}
static void *work(void *unused) {
    double u[100], du[100];
    for (int call = 0; call < 50; call++) {
        for (int i = 0; i < 100; i++) u[i] = 0.01 * i, du[i] = 0;
        __enzyme_autodiff(wave, enzyme_const, 100, enzyme_dup, u, du);
    }
    return unused;
}
int main(void) {
    for (int round = 0; round < 20; round++) {
        pthread_t threads[8];
        for (int k = 0; k < 8; k++) pthread_create(&threads[k], 0, work, 0);
        for (int k = 0; k < 8; k++) pthread_join(threads[k], 0);
    }
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_threads_are_added_up(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(THREADS, tmp_path, level, "-pthread")
    document, _ = profiled(tmp_path, monkeypatch)
    assert measured(document)["wave"]["calls"] == measured(document)["wave"]["outermost"] == 20 * 8 * 50
    assert counts(document, 8)["forward"] == counts(document, 8)["reverse"] == 20 * 8 * 50 * 99


def test_threads_do_not_race(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In what this looks at; the sampler reads what others write, by atomic accesses."""
    (tmp_path / "main.c").write_text(THREADS)
    made = enzcc(
        *("main.c", "-o", "main", "-lm", "-O1", "-pthread", "-fsanitize=thread", "--report=report.json"),
        "--profile-derivatives", cwd=tmp_path,
    )  # fmt: skip
    if made.status != 0 or run(tmp_path / "main").status != 0:
        pytest.skip("no ThreadSanitizer here")
    profiled(tmp_path, monkeypatch)


REGION = """\
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
static double sum(int n, double *x) {
    double total = 0;
#pragma omp parallel for reduction(+ : total) num_threads(3)
    for (int i = 0; i < n; i++)
        total += exp(x[i] * x[i]);
    return total;
}
int main(void) {
    static double x[1000], dx[1000];
    for (int i = 0; i < 1000; i++) x[i] = 0.001 * i;
    __enzyme_autodiff(sum, enzyme_const, 1000, enzyme_dup, x, dx);
    printf("%.9f\\n", dx[500]);
}
"""


def test_parallel_regions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(REGION, tmp_path, "-O2", "-fopenmp")
    document, _ = profiled(tmp_path, monkeypatch)
    found = counts(document, 8)
    assert found["forward"] >= 1000 and found["reverse"] >= 1000


THROWING = """\
#include <cmath>
#include <cstdio>
#include <stdexcept>
__attribute__((noinline)) double part(double x) {
    if (x > 3) throw std::runtime_error("large");
    return std::sin(x) * x;
}
double f(double x) {
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += part(x + i);
    return sum;
}
double __enzyme_autodiff(void *, ...);
int main() {
    double sum = 0;
    for (int k = 0; k < 2000; k++)
        try { sum += __enzyme_autodiff((void *)f, k % 2 ? 2.0 : -1.0); } catch (const std::exception &) {}
    std::printf("%.9f\\n", sum);
}
"""


def test_what_ends_by_an_exception_leaves_no_trace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(THROWING, tmp_path, "-O1", name="main.cpp")
    plain = run(tmp_path / "main").out
    document, ran = profiled(tmp_path, monkeypatch)
    assert ran.out == plain
    assert measured(document)["f"]["outermost"] == measured(document)["f"]["calls"]


NESTED = """\
#include <stdio.h>
#include <math.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static double f(double x) {
    double y = x;
    for (int i = 0; i < 10; i++)
        y = sin(y) * x;
    return y;
}
static double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) {
    double bend = __enzyme_autodiff((void *)slope, 0.7), other = __enzyme_fwddiff((void *)slope, 0.7, 1.0);
    printf("%d\\n", fabs(bend - other) < 1e-12);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_derivatives_of_derivatives(level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(NESTED, tmp_path, level)
    document, ran = profiled(tmp_path, monkeypatch)
    assert ran.out == "1\n"
    assert {u["level"] for u in document["units"] if any("measured" in d for d in u["derivatives"].values())} >= {1}


BUSY = """\
extern int enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
#include <math.h>
#include <stdio.h>
static double f(int n, double x) {
    double sum = x;
    for (int i = 0; i < n; i++) sum += 1e-9 * x;
    for (int i = 0; i < n; i++)
        sum = tgamma(1.5 + 0.1 * sin(sum)) * x;
    return sum;
}
int main(void) {
    double dx = __enzyme_autodiff((void *)f, enzyme_const, 1000000, enzyme_out, 0.9);
    printf("%.9f\\n", dx);
}
"""


def test_time_is_where_the_work_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(BUSY, tmp_path)
    document, _ = profiled(tmp_path, monkeypatch)
    whole = measured(document)["f"]["seconds"]
    lines: dict[int, float] = {}
    for ran in measured(document)["f"]["lines"]:
        lines[ran["line"]] = lines.get(ran["line"], 0) + ran["self"]
    assert sum(lines.values()) == pytest.approx(whole, rel=0.3, abs=0.01)
    assert lines[9] + lines.get(8, 0) > 0.6 * sum(lines.values())


# What is not asked for -----------------------------------------------------------------------------------------------


def test_who_is_not_asked_writes_nothing_and_starts_nothing(tmp_path: Path) -> None:
    text = WAVE.replace("#include <stdio.h>", "#include <dirent.h>\n#include <stdio.h>").replace(
        '    printf("%ld', '    DIR *d = opendir("/proc/self/task");\n    int n = 0;\n'
        '    while (readdir(d)) n++;\n    printf("%d tasks ", n - 2);\n    printf("%ld'
    )  # fmt: skip
    built(text, tmp_path)
    before = sorted(tmp_path.iterdir())
    assert "1 tasks" in run(tmp_path / "main", cwd=tmp_path).out
    assert sorted(tmp_path.iterdir()) == before


def test_results_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "main.c").write_text(WAVE)
    assert enzcc("-O2", "main.c", "-o", "main", "-lm", cwd=tmp_path).status == 0
    plain = run(tmp_path / "main").out
    built(WAVE, tmp_path)
    assert run(tmp_path / "main").out == plain
    assert profiled(tmp_path, monkeypatch)[1].out == plain


def test_it_needs_a_report(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(WAVE)
    made = enzcc("main.c", "-lm", "--profile-derivatives", cwd=tmp_path)
    assert made.status == 1 and "EZ0804" in made.err and "--report=" in made.err


def test_the_profile_of_another_program_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(RECURSIVE, tmp_path)
    profiled(tmp_path, monkeypatch)
    built(WAVE, tmp_path)
    with pytest.raises(Failure, match="not of the program"):
        profile.put(read(tmp_path / "report.json"), profile.read([tmp_path / "profile"]))
    for text in ("", "{}\n", "hello\n", '{"enzcc_profile":99}\n'):
        (tmp_path / "profile").write_text(text)
        with pytest.raises(Failure, match="no profile"):
            profile.read([tmp_path / "profile"])


# Files ---------------------------------------------------------------------------------------------------------------


def test_libraries_of_a_program_share_a_file_and_runs_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, factor in (("a", 2), ("b", 3)):
        (tmp_path / f"{name}.c").write_text(
            "double __enzyme_autodiff(void *, ...);\n"
            f"static double f_{name}(double x) {{ double y = x; for (int i = 0; i < {factor}; i++)\n"
            " y = y * y + x;\n return y; }\n"
            f"double slope_{name}(double x) {{ return __enzyme_autodiff((void *)f_{name}, x); }}\n"
        )
        made = enzcc(
            *("-O2", "-shared", "-fPIC", f"{name}.c", "-o", f"lib{name}.so"),
            *(f"--report={name}.json", "--profile-derivatives"), cwd=tmp_path,
        )  # fmt: skip
        assert made.status == 0, made.err
    (tmp_path / "main.c").write_text(
        "double slope_a(double), slope_b(double);\nint main(void) { return slope_a(1) + slope_b(1) < 0; }\n"
    )
    made = enzcc("main.c", "-o", "main", "-L.", "-la", "-lb", f"-Wl,-rpath,{tmp_path}", cwd=tmp_path)
    assert made.status == 0, made.err
    monkeypatch.setenv("ENZCC_PROFILE", str(tmp_path / "profile"))
    for _ in range(2):
        assert run(tmp_path / "main").status == 0
    for name in "ab":
        document = read(tmp_path / f"{name}.json")
        profile.put(document, profile.read([tmp_path / "profile"]))
        assert measured(document)[f"f_{name}"]["calls"] == 1


def test_the_number_of_the_process_is_put_into_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(WAVE, tmp_path)
    monkeypatch.setenv("ENZCC_PROFILE", str(tmp_path / "of-%p.profile"))
    assert run(tmp_path / "main").status == 0
    (file,) = tmp_path.glob("*.profile")
    assert re.fullmatch(r"of-\d+\.profile", file.name)


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built(WAVE, tmp_path)
    monkeypatch.setenv("ENZCC_PROFILE", str(tmp_path / "none" / "profile"))
    ran = run(tmp_path / "main")
    assert ran.status == 0 and "enzcc: cannot write the profile" in ran.err


def test_it_is_shown_in_the_terminal_and_in_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from enzyme_cli.tool import main

    built(WAVE, tmp_path)
    profiled(tmp_path, monkeypatch)
    files = [str(tmp_path / "report.json"), "--profile", str(tmp_path / "profile")]
    shown = CliRunner().invoke(main, ["report", *files, "--text", "--all", "--html", str(tmp_path / "page.html")])
    assert shown.exit_code == 0, shown.output
    assert "taken from the tape as it ran" in shown.output and "as it ran: 3 calls" in shown.output
    assert re.search(r"forward: 7,560 times", shown.output) and "assumed" not in shown.output
    assert read(tmp_path / "page.html")["profiled"] is True
    assert json.loads((tmp_path / "report.json").read_text()).get("profiled") is None
