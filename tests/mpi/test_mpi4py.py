# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of MPI calls from Python, by communicators of mpi4py."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from enzcc.prototype import Parameter, Prototype, check, takes_numbered_communicator
from enzcc.signature import SignatureError, parse
from tests.compiling import ROOT, run
from tests.mpi.test_mpi import START, options

MISFIT = "u: f64[n], n: i32, all: comm -> f64"


@pytest.mark.parametrize("ranks", [1, 3])
def test_the_example_fits_a_plate(ranks: int) -> None:
    if find_spec("mpi4py") is None or not options("link"):
        pytest.skip("mpi4py or Open MPI is not installed: pip install mpi4py")
    script = ROOT / "examples" / "parallel" / "plate.py"
    ran = run(Path("/usr/bin/env"), "mpirun", *START, str(ranks), sys.executable, str(script), timeout=240)
    assert ran.status == 0 and "the misfit falls" in ran.out, ran


def test_a_communicator_is_passed_by_itself() -> None:
    signature = parse(MISFIT)
    assert [a.is_communicator for a in signature.arguments] == [False, False, True]
    assert str(signature) == MISFIT
    for wrong in (
        "all: comm[2] -> f64",
        "all: inout &comm -> f64",
        "u: f64[all], all: comm -> f64",
        "x: f64 -> comm",
        "x: &{all: comm} -> f64",
    ):
        with pytest.raises(SignatureError):
            parse(wrong)


NUMBERS = [Parameter("u", "pointer", "f64"), Parameter("n", "i32")]


@pytest.mark.parametrize(
    ("parameter", "fits", "numbered"),
    [
        (Parameter("all", "pointer", "struct ompi_communicator_t"), True, False),
        (Parameter("all", "i32"), True, True),
        (Parameter("all", "pointer", "f64"), False, False),
        (Parameter("all", "f64"), False, False),
    ],
)
def test_what_a_communicator_is_depends_on_the_library(parameter: Parameter, fits: bool, numbered: bool) -> None:
    prototype = Prototype((*NUMBERS, parameter), "f64")
    if fits:
        check(parse(MISFIT), prototype, "misfit")
        assert takes_numbered_communicator(parse(MISFIT), prototype) == numbered
    else:
        with pytest.raises(SignatureError, match="no communicator"):
            check(parse(MISFIT), prototype, "misfit")
