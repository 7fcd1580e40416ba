"""The scripts of examples/frameworks, a process for each; those that train do so for few steps, where they check that
the loss falls, and with ENZCC_TEST_EVERYTHING=1 for all, where they check what was learned."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.compiling import needs

PLACE = Path(__file__).resolve().parents[2] / "examples" / "frameworks"
SCRIPTS: dict[str, tuple[list[str], str | None, list[str]]] = {
    "hares": (["numpy"], None, []),
    "warping": (["torch"], "rust", ["--steps", "15"]),
    "rod_torch": (["torch"], "fortran", ["--steps", "12"]),
    "rod_keras": (["tensorflow"], "fortran", ["--steps", "12"]),
    "rod_jax": (["jax"], "fortran", ["--steps", "12"]),
    "plot_rod": (["torch", "matplotlib"], "fortran", ["--steps", "12"]),
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_confirms_its_results(name: str, tmp_path: Path) -> None:
    modules, language, few = SCRIPTS[name]
    for module in modules:
        if find_spec(module) is None:
            (pytest.fail if os.environ.get("CI") and module != "matplotlib" else pytest.skip)(f"no {module} is here")
    if language is not None:
        needs(language)
    done = subprocess.run(
        [sys.executable, PLACE / f"{name}.py", *([] if os.environ.get("ENZCC_TEST_EVERYTHING") else few)],
        cwd=tmp_path,
        env={**os.environ, "TF_CPP_MIN_LOG_LEVEL": "3"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert name != "plot_rod" or (tmp_path / "fit.png").read_bytes()[:4] == b"\x89PNG"


def test_the_guide_names_every_script() -> None:
    text = (PLACE / "README.md").read_text()
    assert {p.stem for p in PLACE.glob("*.py")} - {"rod"} == set(SCRIPTS)
    assert all(f"`{name}.py`" in text for name in SCRIPTS)
