"""What every test may rely on: the commands of this Python are on PATH, and the clang that enzcc uses, wherever it came
from; and the engine checks its own IR between its stages."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

from enzyme_frontends.toolchain import find_clang
from enzyme_passes.support.diagnostics import Failure


def pytest_configure() -> None:
    os.environ.setdefault("ENZCC_VERIFY", "1")
    os.environ.setdefault("ENZCC_CACHE", "off")  # what is tested is the engine; tests/cache is about the cache
    places = [os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)]
    with suppress(Failure):
        places.append(str(Path(find_clang().path).parent))
    os.environ["PATH"] = os.pathsep.join(places)
