"""What every test may rely on: the commands of this Python are on PATH, and the clang that enzcc uses, wherever it came
from; where all tests run, the engine also checks each derivative that it writes.

With `--day N`, as `make test` runs them, each test marked `rotated(parts)` runs with one of so many parts of its
parameters, on the next day with the next part; `rotated(parts, on=k)` with all of them, on the day of part k.
Without it, all run.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from enzyme_frontends.toolchain import find_clang
from enzyme_passes.support.diagnostics import Failure

EVERYTHING = bool(os.environ.get("ENZCC_TEST_EVERYTHING"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--day", type=int, help="run the part of this day of the tests that are marked `rotated`")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    day: int | None = config.getoption("day")
    if day is None or EVERYTHING:
        return
    seen: Counter[str] = Counter()
    left_out: list[pytest.Item] = []
    chosen: list[pytest.Item] = []
    for item in items:
        mark = item.get_closest_marker("rotated")
        test = item.nodeid.partition("[")[0]
        parts, number = 1 if mark is None else mark.args[0], seen[test]
        part = (number + number // parts) % parts  # so that each part has all of two levels
        if mark is not None:
            part = mark.kwargs.get("on", part)
        seen[test] += 1
        (chosen if part == day % parts else left_out).append(item)
    items[:] = chosen
    config.hook.pytest_deselected(items=left_out)


def pytest_configure(config: pytest.Config) -> None:
    if EVERYTHING or config.getoption("day") is None:
        os.environ.setdefault("ENZCC_VERIFY", "1")  # a quarter of a compilation's time; LLVM always verifies
    os.environ.setdefault("ENZCC_CACHE", "off")  # what is tested is the engine; tests/cache is about the cache
    places = [os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    with suppress(Failure):
        places.append(str(Path(find_clang().path).parent))
    os.environ["PATH"] = os.pathsep.join(places)
