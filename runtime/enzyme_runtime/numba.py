# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The former name of `enzcc.numba`, for programs that were written before it moved.

Such programs exist outside of this repository; nothing in it imports this module. `enzcc.numba` runs the commands, so
its package is the highest and this one the lowest: an import statement here would be one that goes up, which the lint
forbids. So the module is found when a program asks for the former name, and takes this one's place.
"""

from __future__ import annotations

import sys
from importlib import import_module

sys.modules[__name__] = import_module("enzcc.numba")
