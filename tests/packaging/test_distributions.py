"""The wheel and the sdist: built as a release would be, and the wheel tried in an environment that has nothing else.

The environment gets what the wheel's metadata requires, from the interpreter that runs the tests: so the tests need no
network, and a dependency that is not declared is missing.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.native import clang

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
GRADIENT = r"""
#include <enzyme.h>
#include <stdio.h>
static double f(double x) { return x * x * x; }
int main(void) { printf("%g\n", __enzyme_autodiff((void *)f, 3.0)); }
"""


@pytest.fixture(scope="module")
def distributions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with the sdist, and the wheel that was built from it."""
    for tool in ("build", "hatchling"):
        if not list(importlib.metadata.distributions(name=tool)):
            if os.environ.get("CI"):
                pytest.fail(f"CI has no {tool}: pip install -e '.[test]'")
            pytest.skip(f"{tool} is not installed: pip install -e '.[test]'")
    made = tmp_path_factory.mktemp("distributions")
    checked([sys.executable, "-P", "-m", "build", "--no-isolation", "--outdir", made, ROOT])
    return made


def checked(command: list[str | Path], **environment: str) -> str:
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=120, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def wheel_of(distributions: Path) -> zipfile.ZipFile:
    (wheel,) = distributions.glob("*.whl")
    return zipfile.ZipFile(wheel)


def metadata_of(distributions: Path) -> Message:
    with wheel_of(distributions) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(wheel.read(name).decode())


def test_the_wheel_has_what_is_read_at_run_time(distributions: Path) -> None:
    """All that the source folders of the packages hold, and nothing else: headers, IR, rules, modules of languages."""
    with wheel_of(distributions) as wheel:
        inside = {name for name in wheel.namelist() if ".dist-info/" not in name and ".data/" not in name}
    tracked = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    if tracked.returncode:
        pytest.skip("not a checkout")
    wanted = set()
    for file in (ROOT / line for line in tracked.stdout.splitlines()):
        top = file.relative_to(ROOT).parts[0]
        if file.is_file() and top in ("enzyme_cli", "frontends", "passes", "runtime"):
            wanted.add(str(file.relative_to(ROOT if top == "enzyme_cli" else ROOT / top)))
    assert inside == wanted


def test_the_metadata_is_complete(distributions: Path) -> None:
    metadata = metadata_of(distributions)
    assert metadata["Version"] == PROJECT["version"]
    assert metadata["License-Expression"] == "Apache-2.0 WITH LLVM-exception"
    assert metadata["Author"] == "The enzcc authors"
    assert metadata.get_payload() == (ROOT / "README.md").read_text()
    assert metadata.get_all("Classifier")


def test_the_sdist_has_the_tests_and_no_stray_files(distributions: Path) -> None:
    (sdist,) = distributions.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert {"README.md", "LICENSE", "Makefile", "tests/conftest.py", "docs/limits.md"} <= inside
    assert not [name for name in inside if name.endswith((".pyc", ".mod", ".o"))]


def test_the_wheel_works_in_an_empty_environment(distributions: Path, tmp_path: Path) -> None:
    environment = tmp_path / "environment"
    venv.create(environment, symlinks=True, with_pip=False)
    python = environment / "bin" / "python"
    (packages,) = environment.glob("lib/python*/site-packages")
    for name in closure(metadata_of(distributions).get_all("Requires-Dist") or ()):
        link(name, packages)
    (wheel,) = distributions.glob("*.whl")
    checked([sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps", "--no-index", wheel])
    alone = {"PYTHONPATH": "", "PATH": f"{environment / 'bin'}{os.pathsep}{os.defpath}", "ENZCC_CLANG": clang()[0]}
    pages = sorted(path.name for path in (environment / "share" / "man" / "man1").iterdir())
    assert pages == ["enzc++.1", "enzcc.1", "enzfc.1", "enzyme-cli.1"]
    assert "clang version" in checked([environment / "bin" / "enzcc", "--version"], **alone)
    assert PROJECT["version"] in checked([environment / "bin" / "enzyme-cli", "--version"], **alone)
    source, program = tmp_path / "cube.c", tmp_path / "cube"
    source.write_text(GRADIENT)
    checked([environment / "bin" / "enzcc", "-O2", source, "-o", program], **alone)
    assert checked([program]) == "27\n"


def closure(requirements: list[str] | tuple[str, ...]) -> list[str]:
    """The distributions that these requirements lead to, without extras."""
    found: list[str] = []
    waiting = list(requirements)
    while waiting:
        requirement = Requirement(waiting.pop())
        if requirement.name not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
            found.append(requirement.name)
            waiting += importlib.metadata.requires(requirement.name) or ()
    return found


def link(name: str, packages: Path) -> None:
    """One installed distribution in another environment, by links to its files' topmost folders."""
    distribution = importlib.metadata.distribution(name)
    for top in {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "__pycache__")}:
        if not (packages / top).exists():
            (packages / top).symlink_to(Path(str(distribution.locate_file(top))).resolve())


def test_the_version_is_the_same_everywhere() -> None:
    """pyproject.toml says it; files that other tools read have it as text."""
    runtime = ROOT / "runtime" / "enzyme_runtime"
    version = re.escape(PROJECT["version"])
    for file, line in (
        (runtime / "cmake" / "EnzccConfigVersion.cmake", rf"^set\(PACKAGE_VERSION {version}\)$"),
        (runtime / "pkgconfig" / "enzcc.pc", rf"^Version: {version}$"),
        (runtime / "rust" / "Cargo.toml", rf'^version = "{version}"$'),
        (ROOT / "CHANGELOG.md", rf"^## {version}\b"),
    ):
        assert re.search(line, file.read_text(), re.MULTILINE), file


def test_the_manual_pages_are_current() -> None:
    checked([sys.executable, ROOT / "scripts" / "man_pages", "--check"])


def test_every_source_names_its_licence() -> None:
    checked([sys.executable, ROOT / "scripts" / "license_headers.py"])


def test_every_package_is_typed() -> None:
    """PEP 561: a checker of a user's program takes the types only where `py.typed` is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    for package in project["packages"]:
        assert (ROOT / package / "py.typed").is_file(), package
