"""-Rpass=enzyme and its kin, and SARIF: what the report says, where editors look."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from enzyme_cli.reporting.remarks import remarks
from tests.compiling import enzcc

SOURCE = """\
#include <enzyme.h>
#include <math.h>
static double last(double *u, int n, int steps) {
    for (int t = 0; t < steps; t++)
        for (int i = 1; i < n; i++) u[i] *= exp(u[i - 1]);
    return u[n - 1];
}
void slope(double *u, double *du, int n, int steps) {
    __enzyme_autodiff((void *)last, enzyme_dup, u, du, enzyme_const, n, enzyme_const, steps);
}
"""
KEPT = "wave.c:5:45: remark: in the gradient of 'last', exp(u[i - 1]) is kept: 8 B × steps × (n - 1)"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "wave.c").write_text(SOURCE)
    return tmp_path


def said(source: Path, *options: str, status: int = 0, file: str = "wave.c") -> str:
    done = enzcc("-O2", "-c", *options, file, cwd=source)
    assert done.status == status, done.err
    return done.err


def test_what_is_kept_is_a_missed_optimization(source: Path) -> None:
    lines = said(source, "-Rpass-missed=enzyme").splitlines()
    assert any(line.startswith(KEPT) and line.endswith("[-Rpass-missed=enzyme]") for line in lines), lines
    assert lines[1].startswith("    5 |") and lines[2].endswith("^")
    assert said(source, "-Rpass-missed=inline|enz") and not said(source, "-Rpass-missed=unknown")


def test_the_object_is_the_same_with_remarks(source: Path) -> None:
    said(source, "-g0", "-o", "plain.o")
    said(source, "-g0", "-Rpass-missed=enzyme", "-Rpass=enzyme", "-o", "remarked.o")
    plain, remarked = ((source / name).stat().st_size for name in ("plain.o", "remarked.o"))
    assert abs(plain - remarked) < 0.3 * plain  # its IR has names


def test_each_kind_of_fact_has_its_option() -> None:
    scope = {"name": "f", "file": "/nowhere/f.c", "line": 1, "last": 9}
    facts = [
        {"kind": "kept", "scope": 0, "line": 3, "column": 1, "what": "x", "size": 8, "shown": "n", "notes": ["line 4"]},
        {"kind": "again", "scope": 0, "line": 2, "column": 1, "what": "exp(x)"},
        {"kind": "call", "scope": 0, "line": 5, "column": 1, "what": "g(x)", "where": "split"},
        {"kind": "call", "scope": 0, "line": 5, "column": 2, "what": "h(x)", "where": "rule"},
        {"kind": "doubled", "scope": 0, "line": 6, "column": 1, "what": "malloc(8)"},
        {"kind": "inactive", "scope": 0, "line": 7, "column": 1, "what": "w"},
    ]
    unit: dict[str, Any] = {"scopes": [scope]}
    unit["derivatives"] = {"d": {"function": "f", "mode": "combined", "facts": facts}}
    assert [(option, one.message.partition(", ")[2].partition(" [")[0]) for option, one in remarks(unit)] == [
        ("-Rpass", "exp(x) is computed again"),
        ("-Rpass-missed", "x is kept: 8 B × n, line 4"),
        ("-Rpass-missed", "the call g(x) is in two halves: its own values are kept between them"),
        ("-Rpass-analysis", "malloc(8) is allocated twice, for its shadow"),
        ("-Rpass-analysis", "w is inactive"),
    ]


@pytest.mark.parametrize(
    ("options", "file"),
    [
        (("-c", "-fsave-optimization-record"), "wave.opt.yaml"),
        (("-c", "-fsave-optimization-record=yaml", "-o", "other.o"), "other.opt.yaml"),
        (("-c", "-foptimization-record-file=here.yaml"), "here.yaml"),
    ],
    ids=["named after the source", "after the object", "named"],
)
def test_all_is_in_the_record_of_optimizations(options: tuple[str, ...], file: str, source: Path) -> None:
    made = enzcc("-O2", "wave.c", *options, cwd=source)
    assert (made.status, made.err) == (0, "")
    entries = list(yaml.compose_all((source / file).read_text()))
    kinds = {entry.tag for entry in entries}
    assert "!Missed" in kinds and kinds <= {"!Passed", "!Missed", "!Analysis"}
    told = [{key.value: value for key, value in entry.value} for entry in entries]
    assert {one["Pass"].value for one in told} == {"enzyme"}
    texts = [one["Args"].value[0].value[0][1].value for one in told]
    assert any("is kept: 8 B × " in text for text in texts)
    assert not list(source.glob("*.tmp"))


def test_diagnostics_as_sarif(source: Path) -> None:
    """One log a command, of what its processes said; empty, if they said nothing."""
    log = json.loads(said(source, "-Rpass-missed=enzyme", "--diagnostics-format=sarif"))
    assert log["version"] == "2.1.0" and log["runs"][0]["tool"]["driver"]["name"] == "enzcc"
    first = log["runs"][0]["results"][0]
    assert first["level"] == "note" and first["ruleId"] == "enzyme"
    assert first["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "wave.c"
    assert json.loads(said(source, "--diagnostics-format", "sarif"))["runs"][0]["results"] == []
    unknown = SOURCE.replace("exp(u[i - 1])", "measured(u[i - 1])").replace(
        "static", "double measured(double);\nstatic", 1
    )
    (source / "unknown.c").write_text(unknown)
    wrong = json.loads(said(source, "--no-ir", "--diagnostics-format=sarif", status=1, file="unknown.c"))
    [result] = wrong["runs"][0]["results"]
    [rule] = wrong["runs"][0]["tool"]["driver"]["rules"]
    assert (result["ruleId"], result["level"], rule["id"]) == ("EZ0201", "error", "EZ0201")
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == 6
    assert "cannot differentiate the call of 'measured'" in result["message"]["text"]
    assert "help: " in result["message"]["text"] and rule["fullDescription"]["text"]
