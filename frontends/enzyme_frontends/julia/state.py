# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the lowering of one module keeps: what Julia described, and what the new text needs besides functions."""

from __future__ import annotations

from enzyme_frontends.julia.debug import DebugInfo
from enzyme_frontends.julia.description import Description
from enzyme_passes.support.dataclasses import dataclass, field

UNSUPPORTED = "enzcc.julia.unsupported."
"""How the names of callees begin that need Julia itself."""


@dataclass(slots=True)
class State:
    """`process` says whether the code will run in the process that the addresses are of. By name: definitions of
    `constants`, `declarations` of functions, and what an unsupported callee stands for (`known`)."""

    described: Description
    process: bool
    debug: DebugInfo
    constants: dict[str, str] = field(default_factory=dict)
    declarations: dict[str, str] = field(default_factory=dict)
    known: dict[str, str] = field(default_factory=dict)
    moves: int = 0
