"""Eigen's products are differentiated as nested loops: right, and small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.compiling import enzcc
from tests.cpp.running import confirm, programs, stem

EIGEN = Path("/usr/include/eigen3")

pytestmark = pytest.mark.skipif(not EIGEN.is_dir(), reason="libeigen3-dev is not installed")


@pytest.mark.rotated(4)
@pytest.mark.parametrize("program", programs("eigen_products"), ids=stem)
def test_products_confirm_their_derivatives(program: Path, tmp_path: Path) -> None:
    """At one level: what is differentiated is the same at all of them, and Eigen takes its time to compile."""
    confirm(program, "-O1", "-isystem", str(EIGEN), into=tmp_path)


def test_the_derivative_of_a_product_is_that_of_two_loops(tmp_path: Path) -> None:
    """Eigen's own kernel for matrices by rows takes more than 600 lines, and its derivative some 4000."""
    source = tmp_path / "product.cpp"
    source.write_text(
        "#include <Eigen/Dense>\n"
        "void __enzyme_autodiff(void *, ...);\n"
        "static double f(const Eigen::Matrix<double, -1, -1, 1> *a, const Eigen::VectorXd *x) {\n"
        "  Eigen::VectorXd y = *a * *x;\n"
        "  return y.sum();\n"
        "}\n"
        "void g(void *a, void *da, void *x, void *dx) { __enzyme_autodiff((void *)f, a, da, x, dx); }\n"
    )
    made = enzcc(
        "-O2", "-c", f"--save-ir={tmp_path}", "-isystem", EIGEN, source, "-o", tmp_path / "o", cwd=tmp_path, cxx=True
    )
    assert (made.status, made.err) == (0, "")
    text = (tmp_path / "derived.ll").read_text()
    product = r"^define [^\n]*@{}\w*general_matrix_vector_product[^\n]*\n(.*?)^}}"
    derivatives = re.findall(product.format("__enzcc_"), text, re.MULTILINE | re.DOTALL)
    own = re.findall(product.format("_ZN"), text, re.MULTILINE | re.DOTALL)
    assert derivatives and own
    assert all(body.count("\n") < 120 for body in derivatives)
    assert all(body.count("\n") > 300 for body in own)


@pytest.mark.rotated(4, on=2)
def test_products_whose_arguments_have_names_are_loops_too(tmp_path: Path) -> None:
    """clang keeps the names of registers under some sanitizers, and where it is asked to."""
    confirm(programs("eigen_products")[1], "-O1", "-fno-discard-value-names", "-isystem", str(EIGEN), into=tmp_path)
