"""Eigen where functions are differentiated: expressions, products, decompositions, packets, tensors.

A program is seconds of compiling at every level, the larger ones ten times that. So each is built here in the ways that
tell most, and in all of them where ENZCC_TEST_EVERYTHING is set.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cpp.running import HERE, WAYS, confirm, programs

INCLUDE = Path("/usr/include/eigen3")  # where distributions put it
WIDE = ("-O3", "-mavx2", "-mfma")

CHOSEN: dict[str, list[tuple[str, ...]]] = {
    "decompositions": [],
    "packets": [("-O0",), WIDE],
    "pivots": [],
    "products": [("-O2", "-fno-exceptions")],
    "small_solves": [],
    "solvers": [("-O2",)],
    "tensors": [("-O0",)],
    "vectors": [WIDE],
}

BUILDS: list[tuple[str, tuple[str, ...]]] = (
    [(program.stem, flags) for program in programs("eigen") for flags in (*WAYS, WIDE)]
    if os.environ.get("ENZCC_TEST_EVERYTHING")
    else [(name, flags) for name, ways in CHOSEN.items() for flags in ways]
)


@pytest.mark.rotated(8)
@pytest.mark.slow
@pytest.mark.skipif(not INCLUDE.is_dir(), reason="Eigen is not installed")
@pytest.mark.parametrize(
    ("name", "flags"), BUILDS, ids=lambda part: part if isinstance(part, str) else "".join(map(str, part))
)
def test_eigen_has_derivatives(name: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    if "-mavx2" in flags and not _has("avx2", "fma"):
        pytest.skip("this processor has no AVX2")
    confirm(HERE / "eigen" / f"{name}.cpp", *flags, "-isystem", str(INCLUDE), into=tmp_path)


def test_every_program_is_built_here() -> None:
    assert sorted(CHOSEN) == [program.stem for program in programs("eigen")]


def _has(*features: str) -> bool:
    import llvmlite.binding

    known = llvmlite.binding.get_host_cpu_features()
    return all(known.get(feature) for feature in features)
