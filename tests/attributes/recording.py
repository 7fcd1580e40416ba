"""What the programs of tests print, to be compared: a plugin.

    CHECK_PRINTS=1 python -m pytest -p tests.attributes.recording --record=FILE tests/cpp -k O3

writes for each test how it ended, and how each command ended that it ran by `tests.compiling`: status, numbers that
were printed, and codes of errors. Programs print all numbers that they compare where CHECK_PRINTS is set (check.h,
check.hpp, checking.inc, harness.rs).
"""

from __future__ import annotations

import json
import math
import os
import re
import struct
import subprocess
import sys
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.compiling import ROOT, Ran, listening

NUMBER = re.compile(r"[-+]?\d\.\d{9,}[eE][-+]?\d+|\b[-+]?(?:nan|inf(?:inity)?)\b", re.IGNORECASE)
"""In full: times and errors are printed with fewer digits, and are others each time."""
ROUNDING_OF_SINGLE = 1e-6
LARGEST_SINGLE = 3e38
CODE = re.compile(r"\[EZ\d+\]")

_RECORD = pytest.StashKey[dict[str, dict[str, Any]]]()


@dataclass(frozen=True, slots=True)
class Ended:
    """How a test has ended, and of each of its commands: status, codes, numbers."""

    outcome: str
    commands: tuple[tuple[int, tuple[str, ...], tuple[float, ...]], ...]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record", type=Path, help="the file that is to say what the programs of tests printed")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_RECORD] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    record = item.config.stash[_RECORD]
    with listening() as heard:
        try:
            yield
            record[item.nodeid] = {"outcome": "passed"}
        except BaseException as error:
            record[item.nodeid] = {"outcome": type(error).__name__}
            raise
        finally:
            record[item.nodeid]["commands"] = [_of(ran) for ran in heard]


def pytest_sessionfinish(session: pytest.Session) -> None:
    session.config.option.record.write_text(json.dumps(session.config.stash[_RECORD]))


def _of(ran: Ran) -> tuple[int, list[str], list[float]]:
    numbers = [float(text) for text in NUMBER.findall(ran.out)] if ran.status == 0 else []
    return ran.status, CODE.findall(ran.err)[:1], numbers


def recorded(arguments: list[str], file: Path, environment: Mapping[str, str]) -> dict[str, Ended]:
    """What the tests that these arguments of pytest choose have to say, by their ids."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n0",
        "-p",
        "no:cacheprovider",
        "-p",
        "tests.attributes.recording",
    ]
    done = subprocess.run(
        [*command, f"--record={file}", *arguments],
        cwd=ROOT,
        env={**os.environ, "CHECK_PRINTS": "1", "ENZCC_TEST_EVERYTHING": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert file.exists(), done.stdout + done.stderr
    return {
        name: Ended(found["outcome"], tuple((s, tuple(c), tuple(n)) for s, c, n in found["commands"]))
        for name, found in json.loads(file.read_text()).items()
    }


def differences(one: Mapping[str, Ended], other: Mapping[str, Ended], tolerance: float) -> list[str]:
    """What is not the same, a line for each test."""
    found = [f"{name}: is run once" for name in one.keys() ^ other.keys()]
    for name in one.keys() & other.keys():
        a, b = one[name], other[name]
        if a.outcome != b.outcome or [c[:2] for c in a.commands] != [c[:2] for c in b.commands]:
            found.append(f"{name}: {a.outcome} and {b.outcome}, {[c[:2] for c in (*a.commands, *b.commands)]}")
            continue
        pairs = [(x, y) for c, d in zip(a.commands, b.commands, strict=True) for x, y in _paired(c[2], d[2])]
        apart = [(x, y) for x, y in pairs if not _near(x, y, tolerance)]
        if apart:
            x, y = max(apart, key=lambda pair: abs(pair[0] - pair[1]))
            found.append(f"{name}: {len(apart)} of {len(pairs)} numbers differ, {x!r} and {y!r} the most")
    return sorted(found)


def _paired(a: tuple[float, ...], b: tuple[float, ...]) -> list[tuple[float, float]]:
    return list(zip(a, b, strict=True)) if len(a) == len(b) else [(float(len(a)), math.nan)]


def _near(x: float, y: float, tolerance: float) -> bool:
    if _is_single(x) and _is_single(y):
        tolerance = max(tolerance, ROUNDING_OF_SINGLE)
    return x == y or (math.isnan(x) and math.isnan(y)) or abs(x - y) <= tolerance * max(1.0, abs(x))


def _is_single(x: float) -> bool:
    """Whether a number may have been computed in single precision."""
    return math.isfinite(x) and abs(x) < LARGEST_SINGLE and struct.unpack("f", struct.pack("f", x))[0] == x
