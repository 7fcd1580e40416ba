"""A user's program is checked by mypy --strict against the annotations of `import enzcc`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.compiling import ROOT

PROGRAM = """
from pathlib import Path
from typing import assert_type

import numpy as np

import enzcc
from enzcc import CompileError, Function, SignatureError, load


def moved(f: Function, start: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
    value, gradient = f.value_and_grad(start)
    there = start - 0.1 * gradient
    product, weighted, rows = f.hvp(there, gradient), f.vjp((there,), 1.0), f.hessian(there) @ f.jacobian(there)
    report = f.check(there, step=1e-4)
    if not report.ok:
        print(report.error, [pair.input for pair in report.wrong])
    return float(value + f(there) + product[0] + weighted[0] + rows[0] + f.jvp((there,), gradient)[1])


try:
    f = load(Path("f.c"), "f", "x: f64[n], n: i64 -> f64", options=["-O2"], check=True)
    assert_type(f, Function)
    print(moved(f, np.ones(3)))
    cube = enzcc.compile("double cube(double x) { return x * x * x; }", "cube", lang="c", report="pages")
    assert_type(cube, Function)
    wave = enzcc.callback(np.sin, vjp=lambda x, w: w * np.cos(x))
    print(enzcc.load("g.c", "g", "f: (x: f64 -> f64), x: f64 -> f64")(wave, 1.0))
    print(cube.torch, cube.jax, cube.tf, cube.__name__, enzcc.__version__.split("."))
except (CompileError, SignatureError) as error:
    print(error)
"""
WRONG = """
import enzcc

enzcc.load("f.c", 3)
enzcc.compile("f", "f", language="c")
"""


def checked(program: str, directory: Path) -> list[str]:
    """What mypy says."""
    file = directory / "program.py"
    file.write_text(program)
    places = ":".join(str(ROOT / part) for part in (".", "frontends", "passes", "runtime"))
    settings = directory / "mypy.ini"
    settings.write_text(f"[mypy]\nstrict = true\nmypy_path = {places}\nexplicit_package_bases = true\n"
                        "[mypy-llvmlite.*,numba.*,torch.*,jax.*,tensorflow.*,IPython.*]\n"
                        "ignore_missing_imports = true\nfollow_imports = skip\n")  # fmt: skip
    command = [sys.executable, "-m", "mypy", "--config-file", settings, "--cache-dir", directory / "cache", file]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()


def test_a_users_program_passes_mypy_strict(tmp_path: Path) -> None:
    assert checked(PROGRAM, tmp_path) == ["Success: no issues found in 1 source file"]
    said = checked(WRONG, tmp_path)
    assert len(said) == 4 and "[arg-type]" in said[0] and 'Unexpected keyword argument "language"' in said[1], said
