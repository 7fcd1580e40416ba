"""What is compiled, found, kept and checked when a function is loaded."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc import program as build
from enzcc.program import Program
from tests.compiling import ROOT

X = np.array([0.3, -0.8, 1.1])
SQUARE = (
    "void square(const double *x, long n, double *y) { for (long i = 0; i < n; i++) y[i] = FACTOR * x[i] * x[i]; }\n"
)


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.delenv("ENZCC_CACHE")
    return tmp_path / "cache"


@pytest.fixture
def compilations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What processes are started for: `objects`, `library`, or `look` for a look at objects."""
    started: list[str] = []
    apart = build.apart

    def counting(work: dict[str, object], directory: Path, place: str) -> str:
        started.append("library" if work["glue"] else "objects" if work["commands"] else "look")
        return apart(work, directory, place)

    monkeypatch.setattr(build, "apart", counting)
    return started


def write(directory: Path, name: str, text: str) -> Path:
    path = directory / name
    path.write_text(text)
    past = path.stat().st_mtime - 60
    os.utime(path, (past, past))
    return path


# What is kept --------------------------------------------------------------------------------------------------------


def test_a_function_is_compiled_once_and_known_by_the_content_of_all_that_it_includes(
    tmp_path: Path, cache: Path, compilations: list[str]
) -> None:
    header = write(tmp_path, "a factor#$.h", "#define FACTOR 1\n")
    source = write(tmp_path, "square.c", '#include "a factor#$.h"\n' + SQUARE)
    assert np.allclose(enzcc.load(source, "square")(X), X**2)
    assert compilations == ["objects", "library"]
    assert np.allclose(enzcc.load(source, "square")(X), X**2)
    assert compilations == ["objects", "library"]
    source.touch()  # another time, the same content
    enzcc.load(source, "square")
    assert compilations == ["objects", "library"]
    header.write_text("#define FACTOR 3\n")
    assert np.allclose(enzcc.load(source, "square")(X), 3 * X**2)
    assert compilations == ["objects", "library"] * 2
    assert np.allclose(enzcc.load(source, "square", options=("-O3", "-UFACTOR", "-DFACTOR=3"))(X), 3 * X**2)
    assert compilations == ["objects", "library"] * 3


def test_another_process_finds_what_this_one_has_compiled(tmp_path: Path, cache: Path) -> None:
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    enzcc.load(source, "square")(X)
    program = (
        "import enzcc, enzcc.program, sys; enzcc.program.apart = None;"
        f"print(enzcc.load({str(source)!r}, 'square')([1.0, 2.0]))"
    )
    assert ran(program, tmp_path) == "[2. 8.]\n"


def test_what_was_compiled_is_of_one_engine_alone(
    tmp_path: Path, cache: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    enzcc.load(source, "square")
    monkeypatch.setattr("enzcc.inputs._enzcc", lambda: "another enzcc")
    enzcc.load(source, "square")
    assert compilations == ["objects", "objects"]


def test_a_function_stays_what_it_was_when_it_was_loaded(tmp_path: Path, cache: Path) -> None:
    """Otherwise the value would be that of the old text, and the gradient that of the new one."""
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "1"))
    f = enzcc.load(source, "square")
    assert np.allclose(f(X), X**2)
    source.write_text(SQUARE.replace("FACTOR", "5"))
    assert np.allclose(f.vjp((X,), np.ones(3)), 2 * X)
    archive = write(tmp_path, "libnothing.a", "!<arch>\n")
    program = Program([str(source), str(archive)], ["-O1"])
    program.function("square")
    archive.write_text("!<arch>\n\n")
    with pytest.raises(enzcc.CompileError, match=r"libnothing\.a has changed since"):
        program.library("int x;")


def test_threads_and_processes_that_compile_the_same_all_end_right(
    tmp_path: Path, cache: Path, compilations: list[str]
) -> None:
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    text = f"import enzcc; print(enzcc.load({str(source)!r}, 'square')([1.0, 2.0]))"
    with ThreadPoolExecutor(5) as pool:
        others = [pool.submit(ran, text, tmp_path) for _ in range(2)]
        f = enzcc.load(source, "square")
        values = list(pool.map(f, [X, 2 * X, 3 * X]))
    assert compilations.count("library") <= 1  # the threads of this process wait for the first of them
    assert all(np.allclose(v, 2 * (k * X) ** 2) for k, v in enumerate(values, 1))
    assert [other.result() for other in others] == ["[2. 8.]\n"] * 2
    assert not list(cache.rglob("*.part"))


def test_a_library_that_is_damaged_in_the_cache_is_made_again(
    tmp_path: Path, cache: Path, compilations: list[str]
) -> None:
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "7"))
    text = (
        f"import enzcc; f = enzcc.load({str(source)!r}, 'square'); print(f.native.program.library(f.native.text)._name)"
    )
    path = Path(ran(text, tmp_path).strip())
    path.write_bytes(path.read_bytes()[:100])
    assert np.allclose(enzcc.load(source, "square")(X), 7 * X**2)
    assert compilations == ["library"]


def test_without_a_cache_all_is_kept_for_the_process(
    tmp_path: Path, compilations: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    for _ in range(2):
        assert np.allclose(enzcc.load(source, "square")(X), 2 * X**2)
    assert compilations == ["objects", "library"]
    assert not (tmp_path / "cache").exists()


def test_a_cache_that_cannot_be_written_is_none(tmp_path: Path, cache: Path) -> None:
    cache.write_text("a file, where there should be a directory")
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    assert np.allclose(enzcc.load(source, "square")(X), 2 * X**2)


# Where it is compiled ------------------------------------------------------------------------------------------------


def ran(program: str, place: Path, *options: str) -> str:
    """What a Python in this directory prints, which finds enzcc as this one does."""
    roots = [str(ROOT / part) for part in (".", "frontends", "passes", "runtime")]
    text = f"import sys; sys.path[1:1] = {roots!r}\n{program}"
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *options, "-c", text], cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("options", [[], ["-I"]], ids=["plain", "isolated"])
def test_files_beside_the_users_program_are_not_mistaken_for_modules(options: list[str], tmp_path: Path) -> None:
    """Modules that only the process which compiles imports."""
    for name in ("mmap", "llvmlite", "yaml", "click"):
        write(tmp_path, f"{name}.py", "raise SystemExit('this is not the module')")
    source = write(tmp_path, "square.c", SQUARE.replace("FACTOR", "2"))
    assert ran(f"import enzcc; print(enzcc.load({source.name!r}, 'square')([2.0]))", tmp_path, *options) == "[8.]\n"


def test_importing_it_takes_no_time(tmp_path: Path) -> None:
    heavy = {"numpy", "torch", "jax", "tensorflow", "llvmlite", "subprocess", "dataclasses"}
    said = ran("before = set(sys.modules); import enzcc; print(*sorted(set(sys.modules) - before))", tmp_path)
    assert not heavy & set(said.split())


def test_compiling_is_logged_and_printed_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    source = write(tmp_path, "square.c", "#warning about something\n" + SQUARE.replace("FACTOR", "2"))
    with caplog.at_level(logging.INFO, "enzcc"):
        enzcc.load(source, "square")
    assert "compiling square.c" in caplog.text and "about something" in caplog.text
    assert capfd.readouterr() == ("", "")


# What is found -------------------------------------------------------------------------------------------------------


def test_files_that_belong_together(tmp_path: Path) -> None:
    """Sources, an object, an archive, IR and a library by -l: the derivative goes through them all."""
    parts = {
        "a": "double b(double); double a(double x) { return b(x) * x; }",
        "b": "double c(double); double b(double x) { return c(x) + x; }",
        "c": "double d(double); double c(double x) { return d(x) * 3; }",
        "d": "#include <math.h>\ndouble d(double x) { return sin(x) + POWER(x); }",
    }
    for name, text in parts.items():
        write(tmp_path, f"{name}.c", text)
    write(tmp_path, "power.h", "#define POWER(x) ((x) * (x))\n")
    for command in (
        "enzcc -O2 -c b.c",
        "ar rcs libb.a b.o",
        "enzcc -O2 -S -emit-llvm c.c",
        "enzcc -O2 -fPIC -include power.h -c d.c",
        "ar rcs libd.a d.o",
    ):
        subprocess.run([*command.split()], cwd=tmp_path, check=True)
    files = [tmp_path / name for name in ("a.c", "libb.a", "c.ll")]
    f = enzcc.load(files, "a", "x: f64 -> f64", options=("-O2", f"-L{tmp_path}", "-ld"))
    x = 0.7
    assert np.isclose(f(x), (3 * (np.sin(x) + x * x) + x) * x)
    assert np.isclose(f.grad(x), 3 * (np.sin(x) + x * x) + x + x * (3 * (np.cos(x) + 2 * x) + 1))


C = """
#include <stddef.h>
struct point { double x, y; };
static double hidden(double x) { return x; }
typedef const double *readable;
void plain(const double *x, size_t n, double *y) { for (size_t i = 0; i < n; i++) y[i] = x[i]; }
double total(float a, double b, int n, struct point *p, readable q, double (*m)[3]) { return hidden(a) + b + n; }
float sum(const float *x, size_t n) { float s = 0; for (size_t i = 0; i < n; i++) s += x[i]; return s; }
double of_text(const char *name, double x) { return x; }
double by_value(struct point p, double t) { return p.x + t; }
struct point pair(double x) { struct point p = {x, x}; return p; }
double any(void *memory, long n) { return 0; }
double many(double x, ...) { return x; }
int status(double x, double *y) { *y = x; return 0; }
double table(double **rows, int n) { return rows[0][0]; }
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("source"), "several.c", C)


@pytest.mark.parametrize(
    ("function", "signature"),
    [
        ("plain", "x: f64[n], n: i64, y: out f64[n]"),
        ("plain", "x: f64[2, n], n: usize, y: out f64[n]"),
        ("total", "a: f32, b: f64, n: i32, p: f64[k, 2], q: f64[4], m: f64[3, 3] -> f64".replace("k", "7")),
        ("any", "memory: f32[n], n: i64 -> f64"),
        ("status", "x: f64, y: out &f64"),
        ("status", "x: f64, y: out f64[1]"),
        ("sum", None),
    ],
)
def test_signatures_that_fit(source: Path, function: str, signature: str | None) -> None:
    enzcc.load(source, function, signature)


@pytest.mark.parametrize(
    ("function", "signature", "said"),
    [
        ("plain", "n: i64, x: f64[n], y: out f64[n]", "'n' (there 'x') is passed by address: n: &f64, or n: f64[...]"),
        ("plain", "x: f32[n], n: i64, y: out f32[n]", "'x' is of f64, not of f32"),
        ("plain", "x: f64[n], n: i32, y: out f64[n]", "'n' is i64, not i32: n: i64"),
        ("plain", "x: f64[n], n: &i64, y: out f64[n]", "'n' is passed by value, and is no address: n: i64"),
        ("plain", "x: out f64[n], n: i64, y: f64[n]", "'x' is constant in the function, which cannot write it"),
        ("plain", "x: f64[n], n: i64, y: out f64[n] -> f64", "its result is void, not double: leave '-> ..' away"),
        ("plain", "x: f64[3], y: out f64[3]", "it takes 3 arguments, and the signature has 2"),
        ("sum", "x: f32[n], n: i64 -> f64", "its result is float, not double: -> f32"),
        ("total", "a: f64, b: f64, n: i32, p: f64[2], q: f64[1], m: f64[9] -> f64", "'a' is f32, not f64: a: f32"),
        ("total", "a: f32, b: f64, n: i32, p: f64[2], q: out f64[1], m: f64[9] -> f64", "'q' is constant"),
        ("total", "a: f32, b: f64, n: i32, p: f64[2], q: f64[1], m: out f64[9]", "its result, double, would be lost"),
        ("of_text", "name: i32[9], x: f64 -> f64", "'name' is the address of char, which is no i32"),
        ("by_value", "x: f64[2], t: f64 -> f64", "it takes 3 arguments, and the signature has 2"),
        ("pair", "x: f64 -> f64", "its result is double _Complex (or a struct of two numbers), not double: -> c128"),
        ("many", "x: f64 -> f64", "it takes a variable number of arguments"),
        ("table", "rows: f64[n, n], n: i32 -> f64", "'rows' is the address of double *, which is no f64"),
    ],
)
def test_signatures_that_do_not_fit(source: Path, function: str, signature: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(source, function, signature)
    assert said in str(error.value)
    assert f"the signature does not fit '{function}'" in str(error.value)


@pytest.mark.parametrize(
    ("function", "said"),
    [
        ("plan", "several.c defines no function 'plan' for others to call: did you mean plain?"),
        ("hidden", "'hidden' of several.c can be called from its own file only: take `static`"),
        ("of_text", "'of_text' is double of_text(const char *name, double x), and neither void (T *input,"),
        ("any", "'any' is double any(void *memory, int64_t n), and neither"),
    ],
)
def test_functions_that_are_not_found_or_not_understood(source: Path, function: str, said: str) -> None:
    with pytest.raises(enzcc.SignatureError) as error:
        enzcc.load(source, function)
    assert said in str(error.value)


# What cannot be compiled ---------------------------------------------------------------------------------------------


def test_what_the_compiler_says_is_in_the_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = write(tmp_path, "wrong.c", "double f(double x) { return y; }\n")
    with pytest.raises(enzcc.CompileError, match=r"wrong.c:1:29: error: use of undeclared identifier 'y'"):
        enzcc.load(wrong, "f", "x: f64 -> f64")
    lacking = write(tmp_path, "lacking.c", "double g(double); double f(double x) { return g(x); }\n")
    f = enzcc.load(lacking, "f", "x: f64 -> f64")
    with pytest.raises(
        enzcc.CompileError, match=r"(?s)lacking.c cannot be loaded: undefined symbol: g.*help: give the"
    ):
        f(1.0)
    with pytest.raises(enzcc.CompileError, match=r"(?s)lacking.c:1.*EZ0201"):
        f.grad(1.0)
    with pytest.raises(FileNotFoundError, match="there is no file"):
        enzcc.load([wrong, tmp_path / "missing.c"], "f")
    unknown = write(tmp_path, "notes.txt", "no program\n")
    with pytest.raises(enzcc.CompileError, match=r"notes\.txt is no object and no library, and its name does not tell"):
        enzcc.load(unknown, "f")
    monkeypatch.setenv("ENZCC_FLANG", "nowhere/flang")
    with pytest.raises(enzcc.CompileError, match=r"EZ0801.*ENZCC_FLANG names nowhere/flang, which is not a program"):
        enzcc.load([lacking, write(tmp_path, "g.f90", "")], "f")
    monkeypatch.setenv("ENZCC_CLANG", "nowhere/clang")
    with pytest.raises(enzcc.CompileError, match=r"EZ0801.*ENZCC_CLANG names nowhere/clang, which is not a program"):
        enzcc.load(lacking, "f", "x: f64 -> f64")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("-c",), "-c, -S, -E and -o are not for them"),
        (("-O3", "-o", "x"), "-c, -S, -E and -o are not for them"),
        (("-fsanitize=address",), "-fsanitize=address is for programs"),
        (("--lang", "cobol"), "--lang cobol is not known"),
    ],
)
def test_options_that_cannot_be_meant(source: Path, options: tuple[str, ...], said: str) -> None:
    with pytest.raises(enzcc.CompileError) as error:
        enzcc.load(source, "plain", options=options)
    assert said in str(error.value)


def test_options_are_words(source: Path) -> None:
    with pytest.raises(enzcc.SignatureError, match=r'options=\("-O2",\)'):
        enzcc.load(source, "plain", options="-O2")
