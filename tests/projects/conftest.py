"""Fixtures: where projects are built, and what happens where their sources cannot be had."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.projects import building, sources, table

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))


@pytest.fixture(scope="session")
def everything() -> bool:
    """Whether the long tests are wanted too: ENZCC_TEST_EVERYTHING=1."""
    return EVERYTHING


@pytest.fixture(scope="session")
def unpack() -> Callable[[table.Project, Path], Path]:
    """The source of a project in a directory; without it the test is skipped, which CI takes for a failure."""

    def unpacked(project: table.Project, directory: Path) -> Path:
        tool = building.missing_tool(project)
        try:
            if tool is not None:
                raise sources.NotHere(f"{project.package} needs {tool}")
            return sources.unpacked(project.package, directory)
        except sources.NotHere as reason:
            if os.environ.get("CI") == "true":
                pytest.fail(str(reason), pytrace=False)
            pytest.skip(str(reason))

    return unpacked
