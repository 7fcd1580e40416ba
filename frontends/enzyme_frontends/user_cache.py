# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the user's cache for enzcc is. (Every command with a request asks: nothing that takes long is imported.)"""

from __future__ import annotations

import os


def directory() -> str:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(base, "enzcc")
