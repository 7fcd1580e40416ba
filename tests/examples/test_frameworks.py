"""The scripts of examples/frameworks, a process for each framework. Those of NumPy and PyTorch train for few steps, and
check that the loss falls; with ENZCC_TEST_EVERYTHING=1 all do, for as long as they take by themselves, and check what
was learned."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.compiling import needs

PLACE = Path(__file__).resolve().parents[2] / "examples" / "frameworks"
SCRIPTS = {"numpy": ["hares"], "torch": ["rod_torch", "warping"], "tensorflow": ["rod_keras"], "jax": ["rod_jax"]}
LANGUAGES = {"numpy": [], "torch": ["fortran", "rust"], "tensorflow": ["fortran"], "jax": ["fortran"]}
PLOTS = "plot_rod"
EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
RUN = """
import os, runpy, sys
scripts, sys.argv = sys.argv[1:], ["script", *os.environ.get("ARGUMENTS", "").split()]
sys.path[0] = os.path.dirname(scripts[0])
for script in scripts:
    runpy.run_path(script, run_name="__main__")
"""
"""Scripts of one framework in one process, which imports it once."""


@pytest.mark.rotated(2)
@pytest.mark.parametrize("framework", SCRIPTS if EVERYTHING else ["numpy", "torch"])
def test_scripts_confirm_their_results(framework: str, tmp_path: Path) -> None:
    if find_spec(framework) is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"{framework} is not installed")
    for language in LANGUAGES[framework]:
        needs(language)
    plots = [PLOTS] if framework == "torch" and find_spec("matplotlib") is not None else []
    arguments = "" if EVERYTHING else "--steps 12"
    done = subprocess.run(
        [sys.executable, "-c", RUN, *(str(PLACE / f"{name}.py") for name in [*SCRIPTS[framework], *plots])],
        cwd=tmp_path,
        env={**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3", "ARGUMENTS": arguments},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert not plots or (tmp_path / "fit.png").read_bytes()[:4] == b"\x89PNG"


def test_the_guide_names_every_script() -> None:
    scripts = {PLOTS, *(name for names in SCRIPTS.values() for name in names)}
    text = (PLACE / "README.md").read_text()
    assert {p.stem for p in PLACE.glob("*.py")} - {"rod"} == scripts
    assert all(f"`{name}.py`" in text for name in scripts)
