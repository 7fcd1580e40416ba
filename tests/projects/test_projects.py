"""Projects that no one here wrote take enzcc for clang: they build, and pass their own tests."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.projects.building import StepFailed, clang, enzcc, run
from tests.projects.table import GSL, OGG, PROJECTS, SQLITE, ZLIB, Project

Unpack = Callable[[Project, Path], Path]
FLAGS = {SQLITE.package: "-O0"}
"""For tests: SQLite's amalgamation is one file of 240000 lines, and is compiled twice."""


def chosen() -> list[Project]:
    wanted = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))
    return [project for project in (*PROJECTS, GSL) if wanted or not project.large]


def step(line: str, source: Path, flags: str | None = None) -> str:
    """What the command printed; a failure is shown as the project shows it."""
    try:
        return run(line, source, enzcc(), flags).output
    except StepFailed as failure:
        pytest.fail(str(failure), pytrace=False)


@pytest.mark.rotated(4)
@pytest.mark.slow
@pytest.mark.parametrize("project", chosen(), ids=lambda project: project.package)
def test_a_project_builds_and_passes_its_own_tests(project: Project, unpack: Unpack, tmp_path: Path) -> None:
    source = unpack(project, tmp_path)
    flags = FLAGS.get(project.package)
    step(project.configure, source, flags)
    built = step(project.build, source, flags)
    assert "enzcc: warning" not in built and "error: [EZ" not in built
    checked = step(project.check, source, flags)
    for line in project.says:
        assert line in checked, checked[-3000:]
    if project.header is not None:
        _is_up_to_date_and_notices_a_changed_header(project, source)


def _is_up_to_date_and_notices_a_changed_header(project: Project, source: Path) -> None:
    """What make knows of headers it has from the compiler's -MD."""
    assert project.header is not None
    header, dependent, independent = project.header
    assert dependent not in step(project.build, source)
    (source / header).touch()
    again = step(project.build, source)
    assert dependent in again and independent not in again


@pytest.mark.rotated(4)
@pytest.mark.slow
@pytest.mark.parametrize("project", (ZLIB, OGG), ids=lambda project: project.package)
def test_a_configuration_is_the_one_that_clang_would_get(project: Project, unpack: Unpack, tmp_path: Path) -> None:
    written = []
    for compilers in (clang(), enzcc()):
        directory = tmp_path / compilers.name
        directory.mkdir()
        source = unpack(project, directory)
        answers = run(project.configure, source, compilers).output
        files = [(source / name).read_text() for name in project.generated]
        written.append([_without_names(text, compilers.cc, str(source)) for text in (answers, *files)])
    assert written[0] == written[1]


def _without_names(text: str, compiler: str, source: str) -> str:
    return re.sub(r"\bclang\S*", "CC", text.replace(compiler, "CC").replace(source, "SOURCE"))
