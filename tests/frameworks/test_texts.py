"""Native functions of texts: `enzcc.compile`, cells of a notebook, and what messages say to Python's programmers."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzcc
from enzcc.apart import for_python
from enzcc.notebook import stated
from enzcc.sources import _drop_unused, suffix_of
from tests.compiling import ROOT, needs

CUBE = """
    double cube(double x) {
        return x * x * x;
    }
"""


def test_a_text_is_compiled_as_a_file_is() -> None:
    cube = enzcc.compile(CUBE, "cube", "x: f64 -> f64")
    assert (cube(2.0), cube.grad(2.0), cube.hessian(2.0)) == (8.0, 12.0, 12.0)
    assert repr(cube) == "<native function cube(x) of cube.c>"
    assert pickle.loads(pickle.dumps(cube))(3.0) == 27.0


def test_functions_of_numbers_need_no_signature() -> None:
    f = enzcc.compile("double power(double x, int n) { double r = 1; while (n-- > 0) r *= x; return r; }", "power")
    assert f.grad(3.0, 2) == 6.0 and f.__doc__ == "power(x: f64, n: i32) -> f64"


@pytest.mark.parametrize(
    ("lang", "name", "text"),
    [
        ("c++", "geometry::twice", "namespace geometry { double twice(double x) { return 2 * x; } }"),
        ("fortran", "twice", "function twice(x)\nreal(8), value :: x\nreal(8) :: twice\ntwice = 2 * x\nend function\n"),
        ("rust", "twice", '#[no_mangle]\npub extern "C" fn twice(x: f64) -> f64 { 2.0 * x }\n'),
        ("ir", "twice", "define double @twice(double %x) {\n  %y = fmul double %x, 2.0\n  ret double %y\n}\n"),
    ],
)
def test_texts_in_other_languages(lang: str, name: str, text: str) -> None:
    if lang in ("fortran", "rust"):
        needs(lang)
    assert enzcc.compile(text, name, "x: f64 -> f64", lang=lang).grad(3.0) == 2.0


def test_a_language_by_any_of_its_names() -> None:
    assert [suffix_of(name) for name in ("C", "cpp", "f90", "rs", "zig", "llvm")] == [
        ".c", ".cpp", ".f90", ".rs", ".zig", ".ll"
    ]  # fmt: skip
    with pytest.raises(enzcc.SignatureError, match=r"no language 'cobol': there are c, c\+\+, ir, fortran, rust"):
        suffix_of("cobol")


def test_a_text_may_include_what_is_beside_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "factor.h").write_text("#define FACTOR 5\n")
    monkeypatch.chdir(tmp_path)
    text = '#include "factor.h"\ndouble f(double x) { return FACTOR * x; }\n'
    assert enzcc.compile(text, "f").grad(1.0) == 5.0
    (tmp_path / "factor.h").write_text("#define FACTOR 6\n")
    assert enzcc.compile(text, "f").grad(1.0) == 6.0


def test_another_process_does_not_compile_a_text_again(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": f"{ROOT}/runtime:{ROOT}"}
    environment["PYTHONPATH"] += f":{ROOT}/passes:{ROOT}/frontends"
    environment.pop("ENZCC_CACHE", None)
    program = f"import enzcc, enzcc.program\nprint(enzcc.compile({CUBE!r}, 'cube')(3.0))"
    for text in (program, program.replace("\n", "\nenzcc.program.apart = None\n")):
        done = subprocess.run(
            [sys.executable, "-c", text], env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout) == (0, "27.0\n"), done.stderr


def test_texts_that_nobody_compiles_are_dropped(tmp_path: Path) -> None:
    for name, age in (("old", 100), ("new", 0)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (0, (tmp_path / name).stat().st_mtime - age * 86400))
    _drop_unused(tmp_path)
    assert os.listdir(tmp_path) == ["new"]


# Messages ------------------------------------------------------------------------------------------------------------


def test_messages_are_of_the_text_and_of_python() -> None:
    f = enzcc.compile("double measured(double);\ndouble f(double x) {\n  return x * measured(x);\n}\n", "f")
    with pytest.raises(enzcc.CompileError) as error:
        f.grad(2.0)
    said = str(error.value)
    assert said.startswith("f.c:3:14: error: [EZ0201]") and "return x * measured(x);" in said
    assert "glue" not in said and "link both" not in said
    assert 'help: load the file that defines it, too: enzcc.load(["model.c", "that.c"], ...)' in said
    assert 'options=("-O3", "--rules", "file.yaml")' in said


@pytest.mark.parametrize("options", [(), ("-Wl,--as-needed",)], ids=["plain", "of the linker"])
def test_messages_call_a_text_by_its_name(options: tuple[str, ...]) -> None:
    """Whatever the directory is in which it is compiled."""
    with pytest.raises(enzcc.CompileError, match=r"^f\.c:1:29: error"):
        enzcc.compile("double f(double x) { return y; }", "f", options=options)


def test_a_message_without_a_place_in_the_users_source_has_none() -> None:
    said = (
        "enzcc-x1/glue.c:10:3: error: [EZ0301] what is behind 'p' is not known\n"
        "   10 |   __enzyme_autodiff(f);\n      |   ^\n  note: inlined at /tmp/glue.c:3:4\n"
        "  see: enzyme-cli explain EZ0301"
    )
    assert for_python(said) == ("error: [EZ0301] what is behind 'p' is not known\n  see: enzyme-cli explain EZ0301")


# Notebooks -----------------------------------------------------------------------------------------------------------


def test_comments_of_any_language_describe_functions() -> None:
    cell = """// enzcc: f(x: f64[n], n: i64) -> f64
    /* enzcc: geometry::g(x: &real(8), y: out f64[3]) */
    ! enzcc: h(x: &real(8)) -> real(8)
    double enzcc(double x); // not enzcc: here
    """
    assert list(stated(cell)) == [
        ("f", "x: f64[n], n: i64 -> f64"),
        ("geometry::g", "x: &real(8), y: out f64[3]"),
        ("h", "x: &real(8) -> real(8)"),
    ]


def notebook() -> Any:
    shell = pytest.importorskip("IPython.core.interactiveshell", reason="IPython is not installed").InteractiveShell
    made = shell.instance()
    made.run_line_magic("load_ext", "enzcc")
    return made


def test_a_cell_leaves_its_functions_in_the_notebook() -> None:
    shell = notebook()
    cell = "// enzcc: total(x: f64[n], n: i64) -> f64\ndouble square(double x) { return FACTOR * x * x; }\n"
    cell += "double total(const double *x, long n) { double s = 0; while (n--) s += square(x[n]); return s; }\n"
    shell.run_cell_magic("enzcc", "c -DFACTOR=1 square", cell)
    assert shell.user_ns["square"].grad(3.0) == 6.0
    assert np.array_equal(shell.user_ns["total"].grad([1.0, 2.0]), [2.0, 4.0])
    shell.run_cell_magic("enzcc", "c -DFACTOR=1 square", cell.replace("FACTOR * x", "FACTOR * x * x"))
    assert shell.user_ns["square"].grad(3.0) == 27.0  # it is another one now


def test_mistakes_in_a_cell_are_shown_in_words() -> None:
    shell = notebook()
    from IPython.core.error import UsageError

    for line, cell, said in (
        ("c", "double f(double x) { return x; }", "say which functions are wanted"),
        ("cobol f", "f", "no language 'cobol'"),
        ("c f", "double f(double x) { return y; }", "cell.c:1:29: error: use of undeclared identifier 'y'"),
    ):
        with pytest.raises(UsageError) as error:
            shell.run_cell_magic("enzcc", line, cell)
        assert said in str(error.value)
