"""`enzcc.build`: what it makes runs where there is neither a compiler nor enzcc."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import numpy as np
import pytest

import enzcc
from enzcc.ahead import _SHIPPED
from tests.compiling import needs
from tests.frameworks.functions import MIXED, SOURCE, STEP
from tests.native import clang

USER = """
import pickle, sys
import numpy as np
import motion

a, w = np.array([[0.2, 0.5, -0.4], [0.7, -0.1, 0.9]]), np.array([1.0, -2.0, 0.5])
value, (by_a, by_scale) = motion.mixed.value_and_grad(a, w, scale=0.7, power=3)
assert np.isclose(value, np.sum((0.7 * (a @ w)) ** 3)) and value == motion.mixed(a, w, 0.7, 3)
assert np.allclose(by_a, 3 * 0.7 * np.outer((0.7 * (a @ w)) ** 2, w))
hessian = motion.mixed.hessian(a, w, 0.7, 3)
assert np.isclose(hessian[1][1], 6 * 0.7 * np.sum((a @ w) ** 3))
assert np.isclose(motion.mixed.hvp((a, w, 0.7, 3), (0 * a, 1.0))[1], hessian[1][1])
x = np.array([0.3, -0.8])
for f, arguments in ((motion.mixed, (a, w, 0.7, 3)), (motion.step, (x, 2 * x, 0.1))):
    assert f.check(*arguments) and pickle.loads(pickle.dumps(f)).check(*arguments)
    f.jacobian(*arguments)
try:
    motion.step.torch
except NotImplementedError as error:
    assert "was built for NumPy" in str(error)
print(sorted(m for m in sys.modules if m.startswith(("enz", "llvm"))), motion.step, motion.__doc__)
"""
FROM_C = r"""
#include "motion.h"
#include <stdio.h>
int main(void) {
    double a[2][3] = {{0.2, 0.5, -0.4}, {0.7, -0.1, 0.9}}, w[3] = {1, -2, 0.5}, value, in_a[6], in_scale;
    motion_mixed_value_and_vjp(a[0], 2, 3, w, 0.7, 3, 1, &value, in_a, &in_scale);
    printf("%.6f %.6f %.6f\n", value, in_a[0], in_scale);
}
"""


def motion() -> list[enzcc.Function]:
    return [enzcc.load(SOURCE, "mixed", MIXED), enzcc.load(SOURCE, "step", STEP)]


def test_a_wheel_runs_without_compiler_and_enzcc(tmp_path: Path) -> None:
    [wheel] = enzcc.build(motion(), "motion", tmp_path, version="1.2")
    assert wheel.name.startswith("motion-1.2-py3-none-linux_")
    installed = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", installed, wheel]
    subprocess.run(pip, check=True)
    numpy = Path(np.__file__).parents[1]
    for one in (numpy / "numpy", numpy / "numpy.libs"):
        if one.exists():
            (installed / one.name).symlink_to(one)
    environment = {"PYTHONPATH": str(installed), "PATH": str(tmp_path / "nothing"), "HOME": str(tmp_path)}
    python = [sys.executable, "-S", "-B"]  # without what is installed beside it
    done = subprocess.run([*python, "-c", USER], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[] <native function step(x, v, dt) of libmotion.so> Native functions")
    assert "mixed(a: f64[r, c], weights: const f64[c], scale: f64, power: i32) -> f64" in done.stdout
    [again] = enzcc.build(motion(), "motion", tmp_path / "again", version="1.2")
    with zipfile.ZipFile(again) as one, zipfile.ZipFile(wheel) as other:
        names = [name for name in one.namelist() if not name.endswith((".so", "RECORD"))]
        assert all(one.read(name) == other.read(name) for name in names)


def test_a_library_is_called_from_c(tmp_path: Path) -> None:
    library, header = enzcc.build(motion(), "motion", tmp_path, kind="library")
    assert (library.name, header.name) == ("libmotion.so", "motion.h")
    (tmp_path / "user.c").write_text(FROM_C)
    flags = ["-Wall", "-Werror", f"-L{tmp_path}", f"-Wl,-rpath,{tmp_path}", "-lmotion"]
    subprocess.run([*clang(), tmp_path / "user.c", *flags, "-o", tmp_path / "user"], check=True)
    done = subprocess.run([tmp_path / "user"], env={"PATH": "/nothing"}, capture_output=True, text=True, check=True)
    a, w = np.array([[0.2, 0.5, -0.4], [0.7, -0.1, 0.9]]), np.array([1.0, -2.0, 0.5])
    value, (by_a, by_scale) = motion()[0].value_and_grad(a, w, 0.7, 3)
    assert done.stdout == f"{value:.6f} {by_a[0, 0]:.6f} {by_scale:.6f}\n"


def test_variables_are_the_librarys_own(tmp_path: Path) -> None:
    text = "static double gain = 2;\nvoid set_gain(double g, double *was) { *was = gain; gain = g; }\n"
    text += "double scaled(double x) { return gain * x * x; }\n"
    source = tmp_path / "gain.c"
    source.write_text(text)
    both = [enzcc.load(source, "set_gain", "g: f64, was: out &f64"), enzcc.load(source, "scaled")]
    [wheel] = enzcc.build(both, "gain", tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "there")
    program = "import gain; print(gain.scaled.grad(1.0)); gain.set_gain(5.0); print(gain.scaled.grad(1.0))"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "there")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("4.0\n10.0\n", "")


def test_fortran_ahead_of_time(tmp_path: Path) -> None:
    needs("fortran")
    text = "subroutine twice(n, x, y)\ninteger, intent(in) :: n\ncomplex(8), intent(in) :: x(n)\n"
    text += "complex(8), intent(out) :: y(n)\ny = x * conjg(x) * x\nend subroutine\n"
    twice = enzcc.compile(text, "twice", "n: &i32, x: c128[n], y: out c128[n]", lang="fortran")
    [wheel] = enzcc.build({"cubic": twice}, "cubes", tmp_path)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "there")
    program = "import sys; sys.path.insert(0, 'there'); import cubes; "
    program += "print(cubes.cubic([1j]), cubes.cubic.check([1j, 2.0]).ok)"
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[0.+1.j] True\n", "")


@pytest.mark.parametrize(
    ("functions", "name", "said"),
    [([], "motion", "one function or several"), ({"a-b": 0}, "motion", "'a-b' is no name"), ([], "a.b", "'a.b' is no")],
)
def test_what_cannot_be_built(functions: object, name: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(enzcc.SignatureError, match=said):
        enzcc.build(functions, name, tmp_path)  # type: ignore[arg-type]


def test_functions_of_several_programs_are_no_library(tmp_path: Path) -> None:
    other = enzcc.compile("double cube(double x) { return x * x * x; }", "cube")
    with pytest.raises(enzcc.SignatureError, match=r"native.c and cube.c are not one program"):
        enzcc.build([motion()[0], other], "both", tmp_path)


def test_what_a_wheel_takes_along_imports_nothing_else_of_enzcc() -> None:
    """Nor the compiler's packages: they would not be there. (What calls back into Python is not built.)"""
    folder = Path(enzcc.__file__).parent
    for module in _SHIPPED:
        tree = ast.parse((folder / f"{module}.py").read_text())
        typing_only = [n for n in ast.walk(tree) if isinstance(n, ast.If) and ast.unparse(n.test) == "TYPE_CHECKING"]
        skipped = {id(inner) for node in typing_only for inner in ast.walk(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and id(node) not in skipped:
                assert not (node.module or "").startswith("enzyme"), (module, node.module)
                if (node.module or "").startswith("enzcc"):
                    names = [a.name for a in node.names] if node.module == "enzcc" else [str(node.module)[6:]]
                    assert set(names) <= {*_SHIPPED, "complex_operation", "callbacks"}, (module, names)
