# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The former name of `enzcc.numba`, for programs that import it so.

`enzcc.numba` runs the commands, so it is above them, and this package below. Nothing of enzcc imports this module, and
it is the other one when it has been imported.
"""

from __future__ import annotations

import sys
from importlib import import_module

sys.modules[__name__] = import_module("enzcc.numba")
