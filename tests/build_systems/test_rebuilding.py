"""After an edit, what must be made again is, and nothing else: the code of libraries is part of programs now."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.build_systems.building import ROOT, Project, by_enzcc, tool

HEAT, LOSS, MAIN = "model/CMakeFiles/model.dir/", "loss/CMakeFiles/loss.dir/", "app/CMakeFiles/fit.dir/"


@pytest.fixture(scope="module")
def rod(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project(tmp_path_factory.mktemp("rod"))
    shutil.copytree(ROOT / "examples" / "cmake", project.path / "rod")
    project.configure(*by_enzcc(), "-DCMAKE_BUILD_TYPE=Release", source="rod")
    project.build()
    return project


def made(project: Project) -> set[str]:
    """What ninja makes again, and leaves as new."""
    said = project.run(tool("ninja"), "-C", "build", "-v", "-j2")
    assert "no work to do" in project.run(tool("ninja"), "-C", "build", "-d", "explain")
    return set(re.findall(r"-o (\S+)", said)) | set(re.findall(r"\bqc (\S+)", said))


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def derivatives(project: Project) -> list[str]:
    said = project.run("build/app/fit")
    assert "the derivatives are right" in said
    return re.findall(r"derivative +(\S+),", said)


def test_a_file_of_the_static_library(rod: Project) -> None:
    before = derivatives(rod)
    edit(rod.path / "rod" / "model" / "heat.c", "(left - right) / width", "0.9 * (left - right) / width")
    assert made(rod) == {f"{HEAT}heat.c.o", "model/libmodel.a", "app/fit"}
    assert derivatives(rod) != before


def test_a_file_of_the_shared_library(rod: Project) -> None:
    """The derivative of its code is in the program: that the library's interface stays as it was does not help."""
    before = derivatives(rod)
    edit(rod.path / "rod" / "loss" / "misfit.cpp", "size * size", "2 * size * size")
    assert made(rod) == {f"{LOSS}misfit.cpp.o", "loss/libloss.so", "app/fit"}
    assert derivatives(rod) != before


def test_the_file_with_the_request(rod: Project) -> None:
    edit(rod.path / "rod" / "app" / "main.cpp", "step < 60", "step < 61")
    assert made(rod) == {f"{MAIN}main.cpp.o", "app/fit"}
    derivatives(rod)


def test_a_header(rod: Project) -> None:
    edit(rod.path / "rod" / "model" / "rod.h", "/* of equal length */", "/* of one length */")
    assert made(rod) == {f"{HEAT}heat.c.o", f"{HEAT}material.c.o", f"{MAIN}main.cpp.o", "model/libmodel.a", "app/fit"}
    derivatives(rod)
