"""`enzyme-cli`, as a user runs it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from enzyme_cli.tool import main
from enzyme_passes.support.codes import CODES

ROOT = Path(__file__).resolve().parents[2]

MODULE = """
define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
define double @gradient(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @square, double %x)
  ret double %d
}
declare double @__enzyme_autodiff(ptr, ...)
"""


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, list(arguments), catch_exceptions=False)


@pytest.fixture
def module(tmp_path: Path) -> str:
    file = tmp_path / "module.ll"
    file.write_text(MODULE)
    return str(file)


def test_explain_prints_a_codes_page_in_any_case():
    shown = run("explain", "ez0201")
    assert shown.exit_code == 0
    assert "EZ0201: an active call into code that is not available" in shown.output


@pytest.mark.parametrize("code", ["0201", "201", "EZ0201"])
def test_explain_takes_a_number(code):
    assert "EZ0201: an active call into code that is not available" in run("explain", code).output


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_printed_for_a_shell(shell):
    shown = run("completion", shell)
    assert shown.exit_code == 0
    assert "_ENZYME_CLI_COMPLETE" in shown.output and f"{shell}_complete" in shown.output


def test_explain_of_an_unknown_code_names_the_known_ones():
    shown = run("explain", "EZ9999")
    assert shown.exit_code == 1
    assert "EZ0101" in shown.output


def test_the_page_of_error_codes_is_current():
    """`make docs` writes it."""
    assert (ROOT / "docs" / "errors.md").read_text() == run("explain", "--all").output


def test_doctor_names_the_compiler_that_is_used():
    shown = run("doctor")
    assert shown.exit_code == 0
    assert re.search(r"ok  the clang in use +\S*clang", shown.output)
    assert re.search(r"ok  C programs link +yes", shown.output)


def test_doctor_without_a_compiler_says_how_to_get_one(monkeypatch):
    monkeypatch.setenv("ENZCC_CLANG", "/nonexistent/clang")
    shown = run("doctor")
    assert shown.exit_code == 1
    assert re.search(r"NO  clang 15 to 22 ", shown.output)


def test_rules_lists_the_derivatives_of_a_function():
    shown = run("rules", "sin")
    assert shown.exit_code == 0
    assert "cos(x)" in shown.output


def test_rules_shows_the_note_on_an_edge():
    shown = run("rules", "sqrt")
    assert "note: 0 at 0, whatever the adjoint" in " ".join(re.findall(r"[\w:,]+", shown.output))


def test_rules_of_an_unknown_function_fails():
    assert run("rules", "no_such_function").exit_code == 1


def test_rules_explains_its_format():
    """`make docs` writes it to docs/rules.md."""
    assert (ROOT / "docs" / "rules.md").read_text() == run("rules", "--format").output


def test_a_rules_file_with_a_mistake_is_a_coded_error(tmp_path):
    file = tmp_path / "bad.yaml"
    file.write_text("- nonsense\n")
    shown = run("rules", "--rules", str(file))
    assert shown.exit_code == 1
    assert "EZ0604" in shown.stderr


@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        ("preprocess", "@__enzyme_autodiff(...) nomerge"),
        ("prepare", "fmul double %x, %x"),
        ("analysis", "@square(active) -> active"),
        ("plan", "@square, both sweeps in one function"),
        ("synthesis", "define double @gradient"),
        ("optimize", "double %x, 2.000000e+00"),
    ],
)
def test_opt_stops_after_any_stage(module, stage, expected):
    shown = run("opt", module, f"--stop-after={stage}")
    assert shown.exit_code == 0
    assert expected in shown.output


def test_the_findings_show_lanes_and_activity(module):
    shown = run("opt", module, "--stop-after=analysis").output
    assert re.search(r"%y = fmul double %x, %x +; double, active", shown)


def test_opt_of_something_else_is_a_coded_error(tmp_path):
    file = tmp_path / "module.ll"
    file.write_text("no IR at all")
    shown = run("opt", str(file))
    assert shown.exit_code == 1
    assert "EZ0804" in shown.stderr


def test_check_differentiates_and_writes_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.c").write_text(
        "double __enzyme_autodiff(void *, ...);\n"
        "static double f(double x) { return x * x; }\n"
        "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    shown = run("check", "-O2", "a.c")
    assert shown.exit_code == 0, shown.output
    assert [p.name for p in tmp_path.iterdir()] == ["a.c"]


def test_paths_names_files_and_directories_that_exist():
    for line in run("paths").output.splitlines():
        name, path = line.split("\t")
        assert name == "cache" or Path(path).exists()


def test_one_path_comes_alone_for_the_shell():
    shown = run("paths", "--cmake").output
    assert (Path(shown.removesuffix("\n")) / "EnzccConfig.cmake").is_file()


def test_every_page_is_reachable():
    assert all(run("explain", code).exit_code == 0 for code in CODES)
