"""Each framework's tests have a process to themselves: two frameworks in one do not always get along."""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What lies in `in_torch` and its kind is for `test_frameworks` to run, or for who names it."""
    if not (collection_path.is_dir() and collection_path.name.startswith("in_")):
        return None
    asked = [Path(a.partition("::")[0]).resolve() for a in config.args]
    return None if any(collection_path in (a, *a.parents) for a in asked) else True
