# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The version of a compiler whose name does not tell it: it is asked once, and the answer kept in the user's cache
under its path and time of change."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from enzyme_frontends import user_cache


def version_of(path: str, name: str = "clang") -> int | None:
    """The major version of a clang, or of another compiler of LLVM's; None if the program is something else."""
    try:
        state = os.stat(path)
    except OSError:
        return None
    key = f"{name}:{path}:{state.st_mtime_ns}:{state.st_size}"
    cache = cache_directory() / "compilers.json"
    try:
        known: dict[str, int | None] = json.loads(cache.read_text())
    except (OSError, ValueError):
        known = {}
    if key in known:
        return known[key]
    import subprocess  # takes long to import, and the answer is known but for once

    try:
        output = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    matched = re.search(rf"{name}(?:-new)? version (\d+)\.", output)
    known[key] = int(matched[1]) if matched is not None else None
    try:
        cache.parent.mkdir(parents=True, exist_ok=True)
        part = cache.with_suffix(f".{os.getpid()}")
        part.write_text(json.dumps(known))
        part.replace(cache)
    except OSError:
        pass  # the cache only saves time
    return known[key]


def cache_directory() -> Path:
    """The user's cache for enzcc."""
    return Path(user_cache.directory())
