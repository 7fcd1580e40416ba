"""What every test may rely on: the clang that enzcc uses is on PATH, also where it came as a wheel; and the engine
checks its own IR between its stages."""

from __future__ import annotations

import os
from pathlib import Path

from enzyme_frontends.toolchain import find_clang
from enzyme_passes.diagnostics import Failure


def pytest_configure() -> None:
    os.environ.setdefault("ENZCC_VERIFY", "1")
    os.environ.setdefault("ENZCC_CACHE", "off")  # what is tested is the engine; tests/cache is about the cache
    try:
        clang = find_clang()
    except Failure:
        return
    os.environ["PATH"] = os.pathsep.join((os.environ.get("PATH", os.defpath), str(Path(clang.path).parent)))
